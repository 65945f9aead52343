"""The palettes a player may choose: which colours stand for the tokens of `theme`, and switching live.

They are data: `data/palettes.yaml` for what all games share, and beside the pictures of a game a file of its own,
`art/<game>/palettes.yaml`, for the colours that only its pictures have. Both are read when a palette other than the default
one is first put on, so that the usual start reads neither.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from scenes.draw import surface_cache, svg, theme

NAMES: Final = ("default", "red-green", "blue-yellow", "contrast")
FILE: Final = "palettes.yaml"
_HEX = re.compile("#[0-9A-F]{6}")
_tables: dict[str, dict[str, str]] = {"default": {}}


def table(name: str) -> dict[str, str]:
    """Token -> the colour that stands for it, in one palette. Raises DataError where a file is wrong."""
    if not _tables.keys() >= set(NAMES):
        _tables.update(_read())
    return _tables[name]


def files() -> list[Path]:
    """The shared file, then those of the games."""
    art = svg.resource_path("art")
    return [svg.resource_path("data") / FILE, *sorted(art.glob(f"*/{FILE}"))]


def _read() -> dict[str, dict[str, str]]:
    from game.core.content import data

    out: dict[str, dict[str, str]] = {name: {} for name in NAMES if name != "default"}
    for file in files():
        document = data.load(file)
        for name, entries in (document.value or {}).items():
            if name not in out:
                raise document.error(f"there is no palette {name}; known: {', '.join(out)}", (name,))
            for section, values in entries.items():
                make = _SECTIONS.get(section)
                if make is None:
                    raise document.error(f"unknown: {section}; known: {', '.join(_SECTIONS)}", (name, section))
                try:
                    pairs = make(values)
                except (KeyError, TypeError, ValueError, AttributeError) as error:
                    raise document.error(f"not a colour or a token: {error}", (name, section)) from error
                out[name].update(pairs)
    return out


def token(name: str) -> str:
    """The colour a token stands for in the default palette, by its name in small letters (`sea-light`), or as it is."""
    return _colour(name) if name.startswith("#") else _colour(getattr(theme, name.upper().replace("-", "_")))


def _colour(text: str) -> str:
    if not _HEX.fullmatch(text.upper()):
        raise ValueError(text)
    return text.upper()


def _terrains(values: dict[str, list[str]]) -> dict[str, str]:
    out: dict[str, str] = {}
    for name, colours in values.items():
        fill, line, light = map(_colour, colours)
        old = theme.TERRAINS[name]
        out |= {old.fill: fill, old.line: line, old.light: light}
    return out


def _same(values: dict[str, list[str]]) -> dict[str, str]:
    return {token(name): _colour(colour) for colour, names in values.items() for name in names}


def _tokens(values: dict[str, str]) -> dict[str, str]:
    return {token(name): _colour(colour) for name, colour in values.items()}


_SECTIONS: dict[str, Any] = {
    "terrains": _terrains,
    "elements": lambda values: {theme.ELEMENTS[name].fill: _colour(colour) for name, colour in values.items()},
    "players": lambda values: {theme.PLAYERS[name].colour: _colour(colour) for name, colour in values.items()},
    "same": _same,
    "tokens": _tokens,
    "colours": _tokens,
}


def apply(name: str) -> bool:
    """Use a palette (unknown names are the default); True if it was another one. Drops all kept pictures."""
    name = name if name in NAMES else "default"
    if name == theme.palette():
        return False
    theme.use(name, table(name))
    forget()
    return True


def forget() -> None:
    """Drop every picture that is cached: skins, icons, lines, sprites, faces, charts.

    Whatever caches pictures on its own (a scene, a kit) is laid out anew by the App or has
    `theme.palette()` in its key.
    """
    surface_cache.forget()
