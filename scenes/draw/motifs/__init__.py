"""Motifs that the grown illustrations are made of: pure functions that add SVG to a `Picture`."""
