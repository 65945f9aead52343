"""How single cards look where their names ask for something: the rows of `art/anima/looks.yaml`, read when a picture first"
" asks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from scenes.draw import svg
from scenes.draw.surface_cache import remembered

FILE: Final = ("art", "anima", "looks.yaml")
NONE: Final[Mapping[str, Any]] = MappingProxyType({})


@remembered(maxsize=1)
def _rows() -> Mapping[str, Any]:
    from game.core.content import data

    rows: Mapping[str, Any] = data.load(svg.resource_path(*FILE)).value or {}
    return rows


def row(section: str, card: str) -> Mapping[str, Any]:
    """What is said of a character's look; nothing of one that has no row."""
    return (_rows().get(section) or NONE).get(card) or NONE


def word(section: str, card: str) -> str:
    """What a place, an encounter, an advantage or a mission shows; "" if nothing is said."""
    return str((_rows().get(section) or NONE).get(card) or "")
