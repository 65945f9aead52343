"""Spirits of the Rice Paddy on the table."""
