"""The sentences of Spirits of the Rice Paddy."""
