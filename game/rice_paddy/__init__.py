"""Spirits of the Rice Paddy: the rules, without a screen."""
