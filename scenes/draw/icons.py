"""Icons by id: SVG files under ``art/icons`` and each game's ``art/<game>/icons``, rasterised at the size asked for and kept.

Drawing must never fail because of a missing file: an unknown id gives a dashed box with a mark in it, which
is easy to see on a screenshot, and :func:`exists` lets a test find it first.
"""

from __future__ import annotations

import re
from pathlib import Path

import pygame

from scenes.draw import svg
from scenes.draw.surface_cache import SurfaceCache, remembered
from scenes.draw.theme import INK, player

DIM_OPACITY = 0.34
OWNED = "#0072B2"  # what is a player's in a picture is drawn in the first player's colour

_cache: SurfaceCache[tuple[str, int, bool, str, str]] = SurfaceCache(16_000_000)

_FALLBACK = (
    '<rect x="5" y="5" width="38" height="38" rx="6" fill="#F3E9D2" stroke="#D9583B" stroke-width="3" '
    'stroke-dasharray="6 4"/><path d="M17 18a7 7 0 1 1 9 6.700c-2 .8-2 2-2 4.300" fill="none" '
    'stroke="#D9583B" stroke-width="4" stroke-linecap="round"/>'
    '<circle cx="24" cy="36" r="2.6" fill="#D9583B"/>'
)


def icon(name: str, px: int, dim: bool = False, colour: str = INK, own: str = "") -> pygame.Surface:
    """The icon ``name`` in a square of ``px`` pixels; do not draw on the result, it is shared.

    ``dim`` is the state "not there" (an element not held). ``colour`` replaces the ink, for the one-colour
    interface icons on the dark table; ``own`` is the colour id of the player whose thing it is.
    """
    key = (name, max(1, int(px)), dim, colour, own)
    return _cache.get(key, lambda: _draw(*key))


@remembered(maxsize=512)
def plain(name: str) -> bool:
    """Whether a picture is all ink: such a one takes the colour of the words beside it."""
    return {colour.upper() for colour in re.findall(r"#[0-9A-Fa-f]{6}", source(name))} == {INK.upper()}


def exists(name: str) -> bool:
    """Whether there is a picture for this id (otherwise :func:`icon` gives the fallback)."""
    return _source("icons", name) is not None


@remembered(maxsize=512)
def stands_for_player(name: str) -> bool:
    """Whether it shows a player's own disc (`class="disc"` in the file): in a row about a player, that player's is drawn."""
    return 'class="disc"' in source(name).partition(">")[0]


def names() -> tuple[str, ...]:
    """All icon ids, sorted."""
    return tuple(sorted(p.stem for folder in _folders("icons") for p in folder.glob("*.svg")))


def source(name: str, folder: str = "icons") -> str:
    """The SVG text of an icon or (``folder="pieces"``) piece; the fallback picture for an unknown id."""
    return _source(folder, name) or svg.document(_FALLBACK, (0, 0, 48, 48), (48, 48))


def inner(name: str, folder: str = "icons") -> str:
    """The shapes of a file without its ``<svg>`` element, to compose into another document."""
    text = source(name, folder)
    return text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]


def _draw(name: str, px: int, dim: bool, colour: str, own: str) -> pygame.Surface:
    text = source(name)
    if own:
        text = svg.recoloured(text, player(own).colour, OWNED)
    if colour != INK:
        text = svg.recoloured(text, colour)
    try:
        surface = svg.load(text, (px, px))
    except pygame.error:
        surface = svg.load(svg.document(_FALLBACK, (0, 0, 48, 48), (48, 48)), (px, px))
    return svg.faded(surface, DIM_OPACITY) if dim else surface


@remembered(maxsize=512)
def _source(folder: str, name: str) -> str | None:
    if not name or not all(c.isalnum() or c in "-_" for c in name):
        return None
    for where in _folders(folder):
        try:
            return (where / f"{name}.svg").read_text(encoding="utf-8")
        except OSError:
            continue
    return None


@remembered(maxsize=8)
def _folders(folder: str) -> tuple[Path, ...]:
    """Where pictures of a kind lie: those of all games first, then each game's own."""
    art = svg.resource_path("art")
    return (art / folder, *sorted(art.glob(f"*/{folder}")))
