"""Bots. Each gets what its seat may see, never the true position."""
