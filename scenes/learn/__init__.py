"""The chapters of a game's lessons."""
