"""What is coming and what a choice would do: the same rules on a copy, never the running game."""
