"""Finished games in figures."""
