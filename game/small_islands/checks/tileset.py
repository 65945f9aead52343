"""The tiles as a Tiled tile set, and the check that such a set draws what `tiles.yaml` says."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

from game.core.content import tsx_guard
from game.core.errors import DataError, unknown
from game.small_islands.faces import write_face

NAME = "islands"
COLUMNS = 8  # as `write` says
COLOURS = {"L": ("land", "#7f9f5f"), "S": ("sea", "#5f8faf")}


def drawn(box: Any) -> list[str]:
    """Ids of the tiles of a set: landscape tiles, then starting faces."""
    return [*box.tiles, *box.starts]


def write(box: Any, side: int) -> str:
    """The tile set as text, for tiles of so many pixels on a sheet of eight columns named `islands.png`."""
    tiles = drawn(box)
    rows = -(-len(tiles) // COLUMNS)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" name="{NAME}" tilewidth="{side}" tileheight="{side}" tilecount="{len(tiles)}" columns="8">',
        f' <image source="{NAME}.png" width="{COLUMNS * side}" height="{rows * side}"/>',
    ]
    for number, tile in enumerate(tiles):
        face = box.faces[tile]
        written = write_face(face.corners, face.areas)
        lines += [
            f' <tile id="{number}">',
            "  <properties>",
            f'   <property name="face" value={quoteattr(written)}/>',
            f'   <property name="id" value={quoteattr(tile)}/>',
            "  </properties>",
            " </tile>",
        ]
    lines += [" <wangsets>", '  <wangset name="coast" type="corner" tile="-1">']
    lines += [f'   <wangcolor name="{name}" color="{tone}" tile="-1" probability="1"/>' for name, tone in COLOURS.values()]
    for number, tile in enumerate(tiles):
        nw, ne, se, sw = ("LS".index(letter) + 1 for letter in box.faces[tile].corners)
        lines.append(f'   <wangtile tileid="{number}" wangid="0,{ne},0,{se},0,{sw},0,{nw}"/>')
    return "\n".join([*lines, "  </wangset>", " </wangsets>", "</tileset>", ""])


def check(box: Any, file: Path) -> None:
    """Compares a tile set with the faces of the box: the same tiles, corners and things on them. Raises DataError."""
    found = tsx_guard.read(file)
    tiles = drawn(box)
    for name, tile in found.tiles.items():
        if name not in tiles:
            raise DataError(unknown("tile", name, tiles), found.file, tile.line)
        face = box.faces[name]
        corners = tuple(COLOURS[letter][0] for letter in face.corners)
        if tile.corners != corners:
            shown = ", ".join(word or "nothing" for word in tile.corners)
            raise DataError(f'"{name}" is drawn with the corners {shown}, but its face is {face.corners}', found.file, tile.line)
        written = write_face(face.corners, face.areas)
        if tile.properties.get("face", written) != written:
            raise DataError(f'the face of "{name}" is {written}, the tile set says otherwise', found.file, tile.line)
    missing = [name for name in tiles if name not in found.tiles]
    if missing:
        raise DataError(f"these tiles are not drawn: {', '.join(missing[:8])}", found.file)
