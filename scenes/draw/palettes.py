"""The palettes a player may choose: which colours stand for the tokens of `theme`, and switching live.

Terrain, elements, players and pieces always differ in pattern, glyph or outline too; these palettes make the
colours tell them apart as well, for the common kinds of colour-deficient sight. High contrast turns every
ground white or black and every ink black or white.
"""

from __future__ import annotations

from typing import Final

from scenes.draw import surface_cache, theme

NAMES: Final = ("default", "red-green", "blue-yellow", "contrast")


def _terrains(**new: tuple[str, str, str]) -> dict[str, str]:
    out: dict[str, str] = {}
    for name, (fill, line, light) in new.items():
        token = theme.TERRAINS[name]
        out |= {token.fill: fill, token.line: line, token.light: light}
    return out


def _elements(**new: str) -> dict[str, str]:
    return {theme.ELEMENTS[name].fill: colour for name, colour in new.items()}


def _players(**new: str) -> dict[str, str]:
    return {theme.PLAYERS[name].colour: colour for name, colour in new.items()}


# Deuteranopia and protanopia: nothing is told apart by red against green; blue, yellow and light against dark do it.
RED_GREEN: Final = (
    _terrains(
        jungle=("#46601A", "#26380A", "#93A763"),
        mountain=("#7B9287", "#465A51", "#B4C4BB"),
        wetland=("#7ACDF0", "#1B5878", "#B7E2F6"),
        ocean=("#244763", "#0F2639", "#7EA4BA"),
    )
    | _elements(
        sun="#FFCA50", moon="#FBF6EE", fire="#B16706", air="#C2B3E1", water="#0972C1", earth="#494356",
        plant="#518D63", animal="#662500",
    )
    | _players(blue="#08288C", vermilion="#E06A11", green="#0B5236", rose="#A38CC1", violet="#4000F2")
    | {
        theme.GOOD: "#1A4A86", theme.GOOD_BOX: "#D2E2F4", "#0B7A56": "#1F68B3",
        theme.CORAL: "#D5600A", theme.FAST: "#A8480A", theme.WARNING: "#6B2A08",
    }
)  # fmt: skip

# Tritanopia: nothing is told apart by blue against green or yellow against violet.
BLUE_YELLOW: Final = (
    _terrains(
        mountain=("#7B4D49", "#482927", "#BC9894"),
        sands=("#E2C374", "#8C6A2C", "#F0DCA6"),
        wetland=("#82E2EA", "#1A5C66", "#B9F0F3"),
        ocean=("#17193C", "#04050F", "#7680A4"),
    )
    | _elements(
        sun="#F7BD4C", moon="#E0F8FF", fire="#DD472F", air="#A892CB", water="#2B8AB4", earth="#4C301C",
        plant="#1D480D", animal="#A4552D",
    )
    | _players(blue="#342262", vermilion="#E63E00", green="#00AA81", rose="#CB78AA", violet="#4C0013")
)  # fmt: skip

_WHITE, _BLACK, _YELLOW = "#FFFFFF", "#000000", "#FFD91A"
_PAPERS = (
    theme.PAPER, theme.SHEET_LIGHT, theme.SHEET_DARK, theme.CARD_LIGHT, theme.CARD_DARK, theme.INSET, theme.CALLOUT,
    theme.BUTTON, theme.PARTNER_BOX, theme.CARTOUCHE, theme.BONE, theme.COMING, theme.TEXT_ON_TABLE_SECOND,
    theme.GOOD_BOX, theme.WARNING_BOX, "#EEE1C4", "#F8F0DE", "#EADCBB", "#FBE6DE", "#F3D3C7", "#F6D9CE", "#E6D8B4",
    "#EDE0C0", "#F5ECD7", "#F0E4C8", "#EFE6F0", "#EADFC3", "#E4D5B0", "#FFF9E8", "#FFF7E0",
)  # fmt: skip
_INKS = (theme.INK, theme.INK_SECOND, theme.INK_KEYCAP, theme.INK_OFF, theme.SHEET_EDGE, theme.RULE, "#A89A78",
         "#9A917C", "#8A7B5C", "#5A5346", "#5A5546", "#6E6758", "#8A8370", "#D3C5A2", "#8A6717", "#A2977F",
         "#857B66", "#9B9280", "#6E6653", "#6B6152", "#8B7E8B")  # fmt: skip
_GOLDS = (theme.BRASS, theme.BRASS_LIGHT, theme.CURRENT, theme.ROW_CHOSEN, theme.BUTTON_PRESSED, theme.LEGAL, theme.GOLD_RING,
          "#FBEFCF", "#FBF0D2", "#FFD75E", "#E6D096", "#F6E2AE")  # fmt: skip
_DARKS = (theme.TABLE_LIGHT, theme.TABLE, theme.TABLE_DARK, theme.LOG, "#27535D", "#23485F", "#17353D", "#21484F",
          "#1B3F47", "#18383F")  # fmt: skip
CONTRAST: Final = (
    dict.fromkeys(_PAPERS, _WHITE)
    | dict.fromkeys(_INKS, _BLACK)
    | dict.fromkeys(_GOLDS, _YELLOW)
    | dict.fromkeys(_DARKS, "#050505")
    | _terrains(
        jungle=("#2C8A3A", "#06300E", "#7CCB86"),
        mountain=("#9C9C9C", "#2A2A2A", "#D0D0D0"),
        sands=("#FFD84D", "#6A4A00", "#FFEB9E"),
        wetland=("#6FDDF0", "#063F4C", "#B5F0F9"),
        ocean=("#0A3A5E", "#00060C", "#6E9CBC"),
    )
    | _elements(sun="#FFD21F", fire="#C22A08", water="#0A66A8", earth="#5E4A38", plant="#1F6B1A", animal="#7E3312")
    | _players(blue="#0059A6", vermilion="#C24700", green="#007A55", rose="#B5417F", violet="#4B0096")
    | {
        theme.SEA_LIGHT: "#3C7594", theme.SEA_DARK: "#0A2E4C", theme.SHALLOWS: "#BFE3EF",
        theme.CHART_INK: "#E8F4FA", theme.PAST: "#C9C9C9",
        theme.BUTTON_OFF: "#E4E4E4", theme.WARNING: "#8A0000", theme.GOOD: "#00451F", "#0B7A56": "#00451F",
        theme.CORAL: "#C02A0A", theme.BLUE: "#084C78", theme.VIOLET: "#3C1378", theme.FAST: "#9C1200",
        theme.SLOW: "#003E78", theme.PLUM: "#1E0A1C", theme.MAJOR_LIGHT: "#FFF4C2", theme.MAJOR_DARK: "#FFE680",
        "#D8CBA8": "#D0D0D0", "#B3A78B": "#8F8F8F", "#9DB0B3": "#D0D0D0", "#4B6670": "#FFFFFF",
        "#FFF6DC": "#FFF3B0", "#D9CFB8": "#E4E4E4", "#3F646B": "#4A4A4A",
    }
)  # fmt: skip

TABLES: Final[dict[str, dict[str, str]]] = {
    "default": {},
    "red-green": RED_GREEN,
    "blue-yellow": BLUE_YELLOW,
    "contrast": CONTRAST,
}


def apply(name: str) -> bool:
    """Use a palette (unknown names are the default); True if it was another one. Drops all kept pictures."""
    name = name if name in TABLES else "default"
    if name == theme.palette():
        return False
    theme.use(name, TABLES[name])
    forget()
    return True


def forget() -> None:
    """Drop every picture that is cached: skins, icons, lines, sprites, faces, charts.

    Whatever caches pictures on its own (a scene, a kit) is laid out anew by the App or has
    `theme.palette()` in its key.
    """
    surface_cache.forget()
