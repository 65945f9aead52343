"""Sounds computed by us from sines and noise: no recording is shipped."""
