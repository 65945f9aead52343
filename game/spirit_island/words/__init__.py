"""The texts of Spirit Island."""
