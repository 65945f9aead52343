"""The words of case files for this game."""
