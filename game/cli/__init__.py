"""The commands of `python -m game`: playing without a screen, checking, measuring."""
