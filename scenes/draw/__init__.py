"""Pure drawing: takes plain data, gives surfaces, knows no rule and reads no state."""
