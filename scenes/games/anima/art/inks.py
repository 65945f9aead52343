"""Colours of the night: sky, ember, levels, families."""

from __future__ import annotations

from typing import Final

EMBER: Final = "#E8743B"
RIM: Final = "#F7B267"  # the light of the embers on an edge
MOONLIGHT: Final = "#9DB2D9"
FIGURE: Final = "#1A1520"  # ink of figures
NIGHT: Final = "#151A2C"
LEVELS: Final = {1: "#52707F", 2: "#8A5A9E", 3: "#B4452E"}
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
# Sky of places and encounters by level.
MOODS: Final = {1: ("#17224A", "#4A5C96"), 2: ("#1B1C46", "#6A4A86"), 3: ("#2A1630", "#A8482E")}
