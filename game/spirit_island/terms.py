"""The words of Spirit Island that its rules, its texts and its screens all list, each once and in the order they are told."""

from typing import Literal, get_args

Element = Literal["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"]
Terrain = Literal["jungle", "mountain", "sands", "wetland"]
ELEMENTS: tuple[str, ...] = get_args(Element)
TERRAINS: tuple[str, ...] = get_args(Terrain)
INVADERS = ("explorer", "town", "city")
BUILDINGS = ("town", "city")
FROM_LARGEST = INVADERS[::-1]  # as they stand in a land
