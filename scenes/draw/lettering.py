"""The few words that are part of a picture: land labels, counts, the compass letter.

Text of the interface belongs to the scenes; this module only renders short strings at their final size.
Fonts are kept per thread, because outline is a state of the font and the chart is drawn in a worker.
"""

from __future__ import annotations

import threading
from importlib import resources

import pygame

from scenes.draw.theme import INK, shown

# The serif's TrueType files pair letters wrongly: “?” and «a» run into each other, the space after a closing quote is
# lost. Its OpenType files do not.
_FILES = {
    "serif": ("font_source_serif_pro", "SourceSerifPro", "otf"),
    "sans": ("font_source_sans_pro", "SourceSansPro", "ttf"),
}
_local = threading.local()


def face(family: str, weight: str, px: int) -> pygame.font.Font:
    """The font ``family`` (serif, sans) in ``weight`` (Regular, Semibold, Bold) at ``px`` pixels.

    Falls back to pygame's own font when the font package is missing, so that a picture can still be drawn.
    """
    fonts = getattr(_local, "fonts", None)
    if fonts is None:
        fonts = _local.fonts = {}
    key = (family, weight, px)
    if key not in fonts:
        if not pygame.font.get_init():
            pygame.font.init()
        fonts[key] = _open(family, weight, px)
    font: pygame.font.Font = fonts[key]
    return font


def _open(family: str, weight: str, px: int) -> pygame.font.Font:
    package, stem, kind = _FILES[family]
    try:
        return pygame.font.Font(str(resources.files(package).joinpath("files", f"{stem}-{weight}.{kind}")), px)
    except (ImportError, OSError):
        return pygame.font.Font(None, px)


def drawable(text: str) -> str:
    """The text with a mark for each letter that no font can draw: NUL and halves of letters, from files and names."""
    return "".join("\ufffd" if letter == "\0" or "\ud800" <= letter <= "\udfff" else letter for letter in text)


def total(font: pygame.font.Font, text: str, colour: str | tuple[int, int, int]) -> pygame.Surface:
    """Any text as a surface: what cannot be drawn shows a mark, letters without width alone give an empty surface."""
    try:
        return font.render(text, True, colour)
    except (ValueError, pygame.error):
        text = drawable(text)
    try:
        return font.render(text, True, colour)
    except pygame.error:
        return pygame.Surface((0, font.get_height()), pygame.SRCALPHA, 32)


def render(
    text: str,
    px: int,
    family: str = "sans",
    weight: str = "Bold",
    colour: str = INK,
    outline: str | None = None,
    outline_px: int = 2,
) -> pygame.Surface:
    """One line of text, with an outline in another colour if given."""
    font = face(family, weight, max(6, px))
    inside = total(font, text, shown(colour))
    if outline is None:
        return inside
    font.outline = outline_px
    try:
        out = total(font, text, shown(outline))
    finally:
        font.outline = 0
    out.blit(inside, (outline_px, outline_px))
    return out


def centred(target: pygame.Surface, line: pygame.Surface, x: float, y: float, px: int) -> None:
    """Blit a rendered line so that its capitals and digits are centred on (x, y)."""
    top = y - line.get_height() / 2 - px * 0.01
    target.blit(line, (round(x - line.get_width() / 2), round(top)))
