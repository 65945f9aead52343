"""Words of the game that the screen shares with the rules, and nothing that decides anything."""

from typing import Final

FARM: Final = "farm"  # the spirit farm of a game alone, where a seat is named
EMPTY: Final = "none"  # rice of a paddy in which none stands
GOODS: Final = ("laborer", "livestock")
JOBS: Final = (
    "laborers:harvest",
    "laborers:plant",
    "laborers:weed",
    "laborers:build",
    "oxen:rock",
    "oxen:build",
    "oxen:weed",
    "ducks",
)
