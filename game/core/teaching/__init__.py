"""Lessons and the rules reference, as data."""
