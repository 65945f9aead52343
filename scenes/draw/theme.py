"""Every colour, size and line width of the look, in one place.

Sizes are design pixels: multiply by the UI scale before drawing. Colours are ``#RRGGBB`` strings, which
both pygame and our SVG strings take as they are.

A palette never changes a token: the tokens are names, and whatever puts a colour on a surface asks
:func:`shown` for the colour that stands for it at present (`svg.load`, `text.line`, `lettering.render` and
`mix` do so themselves; wrap colours handed to ``pygame.draw`` or ``fill``). The tables are in `palettes`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

# --- surfaces -------------------------------------------------------------------------------------
TABLE_LIGHT: Final = "#1B424B"
TABLE: Final = "#14333B"
TABLE_DARK: Final = "#0E242B"
PAPER: Final = "#F3E9D2"
SHEET_LIGHT: Final = "#F7EEDA"
SHEET_DARK: Final = "#E9DBBB"
SHEET_EDGE: Final = "#8A7A58"
CARD_LIGHT: Final = "#F7EFDC"
CARD_DARK: Final = "#EFE3C6"
MAJOR_LIGHT: Final = "#F8EBC4"
MAJOR_DARK: Final = "#EBD59A"
INSET: Final = "#E8DAB9"
ROW_CHOSEN: Final = "#EBCF8A"
CALLOUT: Final = "#FFFDF4"
LOG: Final = "#1B3F4A"
BUTTON: Final = "#FBF5E6"
BUTTON_OFF: Final = "#DCCFB0"
BUTTON_PRESSED: Final = "#D9B25A"
PARTNER_BOX: Final = "#EADDBE"
CARTOUCHE: Final = "#F1E6CB"

# --- inks -----------------------------------------------------------------------------------------
INK: Final = "#2B2A33"
INK_SECOND: Final = "#4A4234"
INK_KEYCAP: Final = "#3F382C"
INK_OFF: Final = "#4D4636"
RULE: Final = "#B0A68F"
BONE: Final = "#FCF6E6"
TEXT_ON_TABLE: Final = PAPER
TEXT_ON_TABLE_SECOND: Final = "#DCD2B8"
WARNING: Final = "#7A2712"
WARNING_BOX: Final = "#EBC4B6"
GOOD: Final = "#0B5B3E"
GOOD_BOX: Final = "#D7E8CF"
BRASS: Final = "#C9A24B"
BRASS_LIGHT: Final = "#E7CB86"
CURRENT: Final = "#D9B25A"
PAST: Final = "#C6BCA3"
COMING: Final = "#F0E5CC"
CORAL: Final = "#D9583B"
BLUE: Final = "#2F6F8F"
PLUM: Final = "#3A2E39"
VIOLET: Final = "#5B3F86"
FAST: Final = "#B8321F"
SLOW: Final = "#24608A"

# --- chart ----------------------------------------------------------------------------------------
SEA_LIGHT: Final = "#86B0B3"
SEA_DARK: Final = "#2C5A76"
SHALLOWS: Final = "#CFE3DA"
COAST_LINE: Final = "#143A4E"
CHART_INK: Final = "#12303F"
LAND_SHADOW: Final = "#0B222B"
SHADOW_INK: Final = "#14202A"
GOLD_RING: Final = "#F2D27A"

# --- highlights -----------------------------------------------------------------------------------
LEGAL: Final = "#FFE9A6"
POINTED: Final = "#FFFFFF"
VEIL: Final = (20, 38, 44, 51)


@dataclass(frozen=True, slots=True)
class Terrain:
    """Fill, line and pale tone of one terrain: colour and marks together tell terrains apart."""

    fill: str
    line: str
    light: str


@dataclass(frozen=True, slots=True)
class Element:
    """Disc colour and whether the glyph on it is ink (pale discs) or bone (dark discs)."""

    fill: str
    dark_glyph: bool

    @property
    def glyph(self) -> str:
        return INK if self.dark_glyph else BONE


@dataclass(frozen=True, slots=True)
class Player:
    """A player is never shown by colour alone: always colour and glyph."""

    id: str
    colour: str
    glyph: str


TERRAINS: Final[dict[str, Terrain]] = {
    "jungle": Terrain("#4E7D4A", "#2F5634", "#7FA86F"),
    "mountain": Terrain("#85817E", "#55535A", "#B9B4AD"),
    "sands": Terrain("#D8B56A", "#8F6B2A", "#EBD59A"),
    "wetland": Terrain("#7CB9BA", "#22565C", "#A6CCC2"),
    "ocean": Terrain("#274C66", "#142F45", "#7FA6B8"),
    "field": Terrain("#CDA75A", "#7E5F2B", "#E3C98B"),
    "paddy": Terrain("#5C9FA3", "#215C63", "#9CCBC8"),
}
ELEMENTS: Final[dict[str, Element]] = {
    "sun": Element("#EDBB45", True),
    "moon": Element("#CBD2E2", True),
    "fire": Element("#D2502F", False),
    "air": Element("#C3B1DE", True),
    "water": Element("#2F7FA8", False),
    "earth": Element("#7D6B58", False),
    "plant": Element("#4C8A45", False),
    "animal": Element("#A2562C", False),
}
PLAYERS: Final[dict[str, Player]] = {
    "blue": Player("blue", "#0072B2", "wave"),
    "vermilion": Player("vermilion", "#D55E00", "flame"),
    "green": Player("green", "#009E73", "frond"),
    "rose": Player("rose", "#CC79A7", "stone"),
    "violet": Player("violet", "#6F41D9", "star"),
}
PLAYER_ORDER: Final[tuple[str, ...]] = tuple(PLAYERS)

# --- sizes in design pixels -----------------------------------------------------------------------
RADIUS_PANEL: Final = 10
RADIUS_CARD: Final = 11
RADIUS_CARD_LARGE: Final = 18
RADIUS_BUTTON: Final = 8
RADIUS_CHIP: Final = 5
LINE_SHAPE: Final = 2.2
LINE_HATCH: Final = 1.2
LINE_COAST: Final = 3.0
FOCUS_RING: Final = 3
GUTTER: Final = 14
SCREEN_MARGIN: Final = 16
PANEL_PADDING: Final = 14
PLAYER_EDGE: Final = 7
BUTTON_HEIGHT: Final = 44
SHADOW_OFFSET: Final = (4, 6)
SHADOW_BLUR: Final = 14
SHADOW_REACH: Final = 2 * SHADOW_BLUR + max(SHADOW_OFFSET)  # design px beyond a box that its shadow may darken
SHADOW_ON_TABLE: Final = 0.34
SHADOW_ON_PAPER: Final = 0.12

TYPE_TITLE: Final = 40
TYPE_FIGURE: Final = 32
TYPE_PROMPT: Final = 22
TYPE_HEADING: Final = 20
TYPE_CARD_TITLE: Final = 18
TYPE_BODY: Final = 17
TYPE_CARD_TEXT: Final = 17
TYPE_SMALL: Final = 16
TYPE_SMALLEST: Final = 15
TYPE_SMALLEST_720: Final = 14


# --- the palette in use ---------------------------------------------------------------------------
_palette = "default"
_instead: dict[str, str] = {}
_HEX = re.compile("#[0-9A-Fa-f]{6}")


def use(name: str, instead: Mapping[str, str]) -> None:
    """Show other colours from now on: ``instead`` maps tokens (``#RRGGBB``) to colours. Whoever calls this
    also has to drop every picture kept so far, see `palettes.apply`."""
    global _palette, _instead
    _palette, _instead = name, {old.upper(): new.upper() for old, new in instead.items()}


def palette() -> str:
    """The id of the palette in use: part of the key of anything that keeps pictures for itself."""
    return _palette


def shown(colour: str) -> str:
    """The colour that a token stands for in the palette in use."""
    return _instead.get(colour.upper(), colour) if _instead else colour


def shown_in(text: str) -> str:
    """A text, such as an SVG document, with every colour as it is shown."""
    return _HEX.sub(lambda found: shown(found.group()), text) if _instead else text


def rgb(colour: str) -> tuple[int, int, int]:
    """``#RRGGBB`` as three ints; ValueError for anything else."""
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"not a #RRGGBB colour: {colour!r}")
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def rgba(colour: str, alpha: float) -> tuple[int, int, int, int]:
    """``#RRGGBB`` with an opacity of 0..1, as pygame takes it."""
    return (*rgb(colour), round(255 * alpha))


def to_hex(colour: tuple[int, ...]) -> str:
    """The first three numbers of a colour as ``#RRGGBB``."""
    return "#{:02X}{:02X}{:02X}".format(*colour[:3])


def mix(first: str, second: str, share: float) -> str:
    """``first`` moved towards ``second`` by ``share`` (0..1), both as they are shown."""
    pairs = zip(rgb(shown(first)), rgb(shown(second)), strict=True)
    return to_hex(tuple(round(a + (b - a) * share) for a, b in pairs))


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it, 0..1."""

    def linear(value: int) -> float:
        v = value / 255
        return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(v) for v in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """WCAG contrast ratio of two colours, 1..21, whichever is lighter."""
    a, b = sorted((luminance(first), luminance(second)), reverse=True)
    return (a + 0.05) / (b + 0.05)


def player(colour: str) -> Player:
    """The player token of a colour id; unknown ids give the first player: drawing never fails."""
    return PLAYERS.get(colour, PLAYERS["blue"])
