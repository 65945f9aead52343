"""What bots know of Spirit Island."""
