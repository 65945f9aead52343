"""What bots know of Spirits of the Rice Paddy."""
