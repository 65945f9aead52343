"""The words of case files about Spirits of the Rice Paddy."""
