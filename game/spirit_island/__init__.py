"""Spirit Island and Horizons of Spirit Island: the rules, without any picture."""
