"""The pictures of Spirits of the Rice Paddy: pure drawing from plain values."""
