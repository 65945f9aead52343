"""Spirits of the Rice Paddy for the checking commands."""
