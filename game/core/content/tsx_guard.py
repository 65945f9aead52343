"""Reads a Tiled tile set with the same care as a map (`tmx_guard`): corner patterns and properties of its tiles, nothing else.

A tile is found by its property `id`. Its corners come from the one wang set of type "corner": each of the four corners has a
colour, named in the set ("land", "sea").
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from game.core import paths
from game.core.content.tmx_guard import _NAME, MAX_BYTES, _Reader
from game.core.errors import DataError

ELEMENTS: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    name: (frozenset(parents.split()), frozenset(attributes.split()))
    for name, parents, attributes in (
        ("tileset", "", "version tiledversion name class tilewidth tileheight spacing margin tilecount columns objectalignment"),
        ("image", "tileset", "source width height"),
        ("tile", "tileset", "id type class probability"),
        ("properties", "tileset tile", ""),
        ("property", "properties", "name type value"),
        ("wangsets", "tileset", ""),
        ("wangset", "wangsets", "name type tile class"),
        ("wangcolor", "wangset", "name color tile probability class"),
        ("wangtile", "wangset", "tileid wangid"),
    )
}
# Places of the corners ne, se, sw, nw in a wang id (the others are sides), in the order nw, ne, se, sw.
CORNERS = (7, 1, 3, 5)


class Tile(NamedTuple):
    """A tile: its number in the set, its properties, and the names of its corner colours (nw, ne, se, sw; "" where none)."""

    number: int
    properties: dict[str, Any]
    corners: tuple[str, str, str, str]
    line: int


class Tileset(NamedTuple):
    """A tile set: tiles by their property `id`."""

    name: str
    tiles: dict[str, Tile]
    file: str


def read(path: str | Path) -> Tileset:
    """Reads and checks a tile set. Raises DataError with file and line."""
    file = Path(path)
    name = paths.short(file)
    return _TilesetReader(name, file.parent).tileset(paths.decode_utf8(paths.read_bytes(file, MAX_BYTES), name))


class _TilesetReader(_Reader):
    """One pass over the elements of a tile set."""

    elements = ELEMENTS

    def __init__(self, name: str, folder: Path | None) -> None:
        super().__init__(name, folder)
        self.title = ""
        self.numbers: dict[int, tuple[dict[str, Any], int]] = {}
        self.colours: list[str] = []
        self.wang: dict[int, tuple[str, str, str, str]] = {}
        self.sets = 0
        self.tile: dict[str, Any] = {}

    def tileset(self, text: str) -> Tileset:
        """The tile set in a text. Raises DataError."""
        self.parse(text)
        tiles: dict[str, Tile] = {}
        for number, (properties, line) in self.numbers.items():
            name = properties.get("id")
            if not isinstance(name, str) or not _NAME.match(name):
                raise DataError(f'tile {number} has no property "id"', self.name, line)
            if name in tiles:
                raise DataError(f'"{name}" exists twice in the tile set', self.name, line)
            tiles[name] = Tile(number, properties, self.wang.get(number, ("", "", "", "")), line)
        return Tileset(self.title, tiles, self.name)

    def end(self, tag: str) -> None:
        self.open.pop()

    def start_tileset(self, attributes: dict[str, str]) -> None:
        self.title = attributes.get("name", "")
        if not _NAME.match(self.title):
            raise self.error("a tile set has a name of letters, digits and hyphens")

    def whole(self, attributes: dict[str, str], key: str) -> int:
        number = self.number(attributes, key)
        if number != int(number) or number < 0:
            raise self.error(f'"{key}" is not a whole number')
        return int(number)

    def start_tile(self, attributes: dict[str, str]) -> None:
        number = self.whole(attributes, "id")
        if number in self.numbers:
            raise self.error(f"tile {number} is there twice")
        self.tile = {}
        self.numbers[number] = (self.tile, self.parser.CurrentLineNumber)

    def start_property(self, attributes: dict[str, str]) -> None:
        name, kind, text = (attributes.get(key, "") for key in ("name", "type", "value"))
        if kind not in ("", "string"):
            raise self.error("a property here is text")
        if self.open[-3] != "tile":
            return
        if not _NAME.match(name) or name in self.tile:
            raise self.error(f'property "{name[:40]}" is written twice or has no proper name')
        self.tile[name] = text

    def start_wangset(self, attributes: dict[str, str]) -> None:
        self.sets += 1
        if self.sets > 1 or attributes.get("type") != "corner":
            raise self.error('a tile set has one wang set, of the type "corner"')

    def start_wangcolor(self, attributes: dict[str, str]) -> None:
        self.colours.append(attributes.get("name", ""))

    def start_wangtile(self, attributes: dict[str, str]) -> None:
        number = self.whole(attributes, "tileid")
        parts = attributes.get("wangid", "").split(",")
        if len(parts) != 8 or not all(part.isdigit() and int(part) <= len(self.colours) for part in parts):
            raise self.error("a wang id is eight numbers of colours of the set")
        if number in self.wang:
            raise self.error(f"tile {number} is there twice")
        nw, ne, se, sw = (self.colours[int(parts[at]) - 1] if parts[at] != "0" else "" for at in CORNERS)
        self.wang[number] = (nw, ne, se, sw)
