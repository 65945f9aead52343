"""Colours of the night: sky, ember, levels, families."""

from __future__ import annotations

from typing import Final

EMBER: Final = "#E8743B"
RIM: Final = "#F7B267"  # the light of the embers on an edge
MOONLIGHT: Final = "#9DB2D9"
FIGURE: Final = "#1A1520"  # ink of figures
NIGHT: Final = "#151A2C"
DEEP: Final = "#0B0D18"  # of vignettes
LIT: Final = "#F9C45E"  # a window with light behind it
MOON: Final = "#F1EBD4"
GOLD: Final = "#E9C45C"
LEVELS: Final = {1: "#52707F", 2: "#7F5293", 3: "#A53E29"}
FAMILIES: Final = {"ki": "#E0A23A", "magic": "#6A55B0", "trickery": "#3D7B6B", "plot": "#A8462F", "organisation": "#5A6478"}
# Sky from the top to the horizon, and the disc behind heads, by skill ("": none).
SKIES: Final = {
    "ki": ("#241A22", "#B4632C", "#F2B45C"),
    "magic": ("#15163A", "#5A47A0", "#B9A8EA"),
    "trickery": ("#0F2A2E", "#2F7A6C", "#9AD6BE"),
    "plot": ("#2A1E1C", "#8A3B2C", "#C8583A"),
    "organisation": ("#1E2430", "#5A6478", "#8C97AC"),
    "": ("#1C2233", "#66708A", "#C9CFDC"),
}
# Light behind what an advantage shows: its sky from the top to the foot, and the rays.
LIGHTS: Final = {
    "ki": ("#2E2018", "#B4632C", "#E9A23B"),
    "magic": ("#17153A", "#5A47A0", "#8D76D8"),
    "trickery": ("#0F2A2E", "#2F7A6C", "#4FA88E"),
    "plot": ("#2A1E1C", "#8A3B2C", "#C8583A"),
    "organisation": ("#1E2430", "#5A6478", "#8C97AC"),
}
# Sky of places and encounters by level: from the top to the horizon, then the far and the near ridge.
MOODS: Final = {
    1: ("#232A52", "#D98A5A", "#3B3A5E", "#2A2A48"),
    2: ("#131B3C", "#4F6E8E", "#2A3A55", "#1B2740"),
    3: ("#1C1030", "#B4452E", "#3A2338", "#24142A"),
}
