"""The first screen, and the first start."""
