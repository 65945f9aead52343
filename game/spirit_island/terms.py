"""The words of Spirit Island that its rules, its texts and its screens all list, each once and in the order they are told."""

ELEMENTS = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")
TERRAINS = ("jungle", "mountain", "sands", "wetland")
INVADERS = ("explorer", "town", "city")
BUILDINGS = ("town", "city")
FROM_LARGEST = INVADERS[::-1]  # as they stand in a land
