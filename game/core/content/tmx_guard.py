"""Reads the geometry of a TMX map with the standard library's expat, and refuses what a map does not need.

Maps may come from packs, and the loader the screen uses trusts what it reads. So a map is let through only
when it is UTF-8 XML without document type, entities or processing instructions, of bounded size, made of the
elements and attributes below, and points at no file outside its own folder. What is left is named polygons.

Rules facts (which lands exist, their terrain, what is adjacent) are YAML; ``check_lands`` compares the two.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping
from itertools import combinations, islice
from pathlib import Path
from typing import Any, NamedTuple
from xml.parsers import expat

from game.core import paths
from game.core.errors import DataError, did_you_mean, unknown

MAX_BYTES = 2_000_000
MAX_ELEMENTS = 20_000
MAX_POINTS = 200  # per polygon
MAX_ALL_POINTS = 10_000  # of all polygons together: what lies beside what is looked for among all of them
MAX_SIDE = 100_000.0  # of a map, in its own units
NEAR = 0.5  # map units: what counts as the same line or point
IMAGE_SUFFIXES = (".png", ".jpg", ".jpeg", ".svg")

Point = tuple[float, float]

# element -> (elements it may stand in, attributes it may have)
ELEMENTS: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    name: (frozenset(parents.split()), frozenset(attributes.split()))
    for name, parents, attributes in (
        (
            "map",
            "",
            """version tiledversion class orientation renderorder compressionlevel width height tilewidth
            tileheight infinite backgroundcolor nextlayerid nextobjectid""",
        ),
        ("properties", "map objectgroup object imagelayer", ""),
        ("property", "properties", "name type value"),
        (
            "objectgroup",
            "map",
            "id name class color opacity visible tintcolor offsetx offsety draworder locked",
        ),
        ("object", "objectgroup", "id name type class x y width height rotation visible"),
        ("polygon", "object", "points"),
        ("point", "object", ""),
        ("imagelayer", "map", "id name class offsetx offsety opacity visible tintcolor locked"),
        ("image", "imagelayer", "source width height"),
    )
}
_NUMBER = re.compile(r"-?[0-9]{1,9}(?:\.[0-9]{1,9})?\Z")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}\Z")


class Shape(NamedTuple):
    """A named polygon in map units (x to the right, y down); a point object has one point."""

    name: str
    polygon: tuple[Point, ...]
    properties: dict[str, Any]
    line: int

    @property
    def centre(self) -> Point:
        """The centre of gravity of the area."""
        if len(self.polygon) < 3:
            return self.polygon[0]
        area = x = y = 0.0
        for (x1, y1), (x2, y2) in _sides(self.polygon):
            cross = x1 * y2 - x2 * y1
            area += cross
            x += (x1 + x2) * cross
            y += (y1 + y2) * cross
        return (x / (3 * area), y / (3 * area))


class Geometry(NamedTuple):
    """A map: its size in its own units, object layers by name, each with shapes by name, and properties."""

    width: float
    height: float
    layers: dict[str, dict[str, Shape]]
    properties: dict[str, Any]
    file: str


def read(path: str | Path) -> Geometry:
    """Reads and checks a map. Raises DataError with file and line."""
    file = Path(path)
    return parse(paths.read_bytes(file, MAX_BYTES), paths.short(file), file.parent)


def parse(raw: bytes, name: str = "<map>", folder: Path | None = None) -> Geometry:
    """As ``read``, from bytes. ``folder`` is where files named in the map must be; without it none may be."""
    if len(raw) > MAX_BYTES:
        raise DataError(f"the map has {len(raw)} bytes, at most {MAX_BYTES} are read", name)
    return _Reader(name, folder).run(paths.decode_utf8(raw, name))


class _Reader:
    """One pass over the elements; a handler that refuses something raises, which ends the parse."""

    elements = ELEMENTS

    def __init__(self, name: str, folder: Path | None) -> None:
        self.name = name
        self.folder = folder
        self.open: list[str] = []
        self.count = self.points = 0
        self.size = (0.0, 0.0)
        self.map_properties: dict[str, Any] = {}
        self.layers: dict[str, dict[str, Shape]] = {}
        self.layer: dict[str, Shape] | None = None
        self.layer_names: set[str] = set()
        self.object: dict[str, Any] = {}
        self.object_line = 0
        self.object_properties: dict[str, Any] = {}
        self.polygon: tuple[Point, ...] | None = None
        self.parser = expat.ParserCreate("utf-8")
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.text
        self.parser.XmlDeclHandler = self.declaration
        self.parser.StartDoctypeDeclHandler = self.no_doctype
        self.parser.EntityDeclHandler = self.no_entity
        self.parser.ExternalEntityRefHandler = self.no_entity
        self.parser.SkippedEntityHandler = self.no_entity
        self.parser.ProcessingInstructionHandler = self.no_instruction

    def run(self, text: str) -> Geometry:
        self.parse(text)
        return Geometry(*self.size, self.layers, self.map_properties, self.name)

    def parse(self, text: str) -> None:
        try:
            self.parser.Parse(text.encode("utf-8"), True)
        except expat.ExpatError as problem:
            reason = expat.ErrorString(problem.code) or "cannot be read"
            raise DataError(f"this is not valid XML: {reason}", self.name, problem.lineno) from None

    def error(self, message: str) -> DataError:
        return DataError(message, self.name, self.parser.CurrentLineNumber)

    def no_doctype(self, *_: object) -> None:
        raise self.error("a map has no document type (<!DOCTYPE>)")

    def no_entity(self, *_: object) -> int:
        raise self.error("a map has no entities")

    def no_instruction(self, target: str, _: str) -> None:
        raise self.error(f"a map has no processing instructions (<?{target[:20]}?>)")

    def declaration(self, version: str, encoding: str | None, _: int) -> None:
        if encoding is not None and encoding.lower() not in ("utf-8", "utf8"):
            raise self.error(f"a map is written in UTF-8, not in {encoding[:20]}")

    def text(self, text: str) -> None:
        if text.strip():
            raise self.error(f'there is text where none belongs: "{text.strip()[:20]}"')

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if self.count > MAX_ELEMENTS:
            raise self.error(f"the map has more than {MAX_ELEMENTS} elements")
        if tag not in self.elements:
            raise self.error(f"<{tag[:40]}> is not used here{did_you_mean(tag[:40], self.elements)}")
        parents, allowed = self.elements[tag]
        parent = self.open[-1] if self.open else ""
        if (parent not in parents) if parents else parent:
            raise self.error(f"<{tag}> does not belong into <{parent}>")
        for attribute in attributes:
            if attribute not in allowed:
                raise self.error(unknown(f"attribute of <{tag}>", attribute[:40], sorted(allowed)))
        self.open.append(tag)
        handler = getattr(self, f"start_{tag}", None)
        if handler is not None:
            handler(attributes)

    def end(self, tag: str) -> None:
        self.open.pop()
        if tag == "object":
            self.end_object()
        elif tag == "objectgroup":
            self.layer = None

    def number(self, attributes: Mapping[str, str], key: str, default: float | None = None) -> float:
        text = attributes.get(key)
        if text is None:
            if default is None:
                raise self.error(f'"{key}" is missing')
            return default
        if not _NUMBER.match(text):
            raise self.error(f'"{key}" is not a plain number: {text[:20]}')
        return float(text)

    def start_map(self, attributes: dict[str, str]) -> None:
        if attributes.get("orientation", "orthogonal") != "orthogonal" or attributes.get("infinite", "0") != "0":
            raise self.error("a map is orthogonal and not infinite")
        width = self.number(attributes, "width") * self.number(attributes, "tilewidth")
        height = self.number(attributes, "height") * self.number(attributes, "tileheight")
        if not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE):
            raise self.error(f"the sides of a map are between 1 and {MAX_SIDE:.0f} long")
        self.size = (width, height)

    def start_property(self, attributes: dict[str, str]) -> None:
        name, kind, text = (attributes.get(key, "") for key in ("name", "type", "value"))
        owner = self.open[-3]
        into = {"map": self.map_properties, "object": self.object_properties}.get(owner, {})
        if not _NAME.match(name) or name in into:
            raise self.error(f'property "{name[:40]}" is written twice or has no proper name')
        if kind == "file":
            self.reference(text)
        elif kind not in ("", "string", "int", "float", "bool", "color"):
            raise self.error(unknown("property type", kind[:20], ["string", "int", "float", "bool", "color"]))
        value: object = text
        if kind in ("int", "float"):
            value = self.number(attributes, "value")
            if kind == "int":
                if value != int(value):
                    raise self.error(f'"{name}" is not a whole number')
                value = int(value)
        elif kind == "bool":
            if text not in ("true", "false"):
                raise self.error(f'"{name}" is true or false')
            value = text == "true"
        into[name] = value

    def start_objectgroup(self, attributes: dict[str, str]) -> None:
        self.layer = self.layers.setdefault(self.layer_name(attributes), {})

    def start_imagelayer(self, attributes: dict[str, str]) -> None:
        self.layer_name(attributes)

    def layer_name(self, attributes: dict[str, str]) -> str:
        name = attributes.get("name", "")
        if not _NAME.match(name) or name in self.layer_names:
            raise self.error(f'layer "{name[:40]}" exists twice or has no proper name')
        if any(self.number(attributes, key, 0.0) for key in ("offsetx", "offsety")):
            raise self.error(f'layer "{name}" must not be shifted (offset)')
        self.layer_names.add(name)
        return name

    def start_image(self, attributes: dict[str, str]) -> None:
        source = attributes.get("source", "")
        self.reference(source)
        if not source.lower().endswith(IMAGE_SUFFIXES):
            raise self.error(f"{source[:60]} is not a picture ({', '.join(IMAGE_SUFFIXES)})")

    def reference(self, source: str) -> None:
        """A file named in the map: plain relative path, inside the map's folder, existing."""
        shown = source[:60]
        parts = source.split("/")
        if self.folder is None or not source or any(part in ("", ".", "..") for part in parts):
            raise self.error(f'"{shown}" does not lie in the folder of the map')
        if re.search(r'[\\:*?"<>|\x00-\x1f]', source):
            raise self.error(f'"{shown}" is not a plain file name')
        base = self.folder.resolve()
        target = (base / source).resolve()
        if not target.is_relative_to(base):
            raise self.error(f'"{shown}" does not lie in the folder of the map')
        if not target.is_file():
            raise self.error(f'there is no file "{shown}"')

    def start_object(self, attributes: dict[str, str]) -> None:
        name = attributes.get("name", "")
        if not _NAME.match(name):
            raise self.error(f'an object needs a name of letters and digits, not "{name[:40]}"')
        assert self.layer is not None
        if name in self.layer:
            raise self.error(f'"{name}" exists twice in its layer (first in line {self.layer[name].line})')
        for key in ("rotation", "width", "height"):
            if self.number(attributes, key, 0.0):
                raise self.error(f'"{name}" must be a polygon without {key}')
        at = (self.number(attributes, "x"), self.number(attributes, "y"))
        self.object = {"name": name, "at": at}
        self.object_line = self.parser.CurrentLineNumber
        self.object_properties = {}
        self.polygon = None

    def start_polygon(self, attributes: dict[str, str]) -> None:
        name = self.object["name"]
        if self.polygon is not None:
            raise self.error(f'"{name}" has two shapes')
        pairs = attributes.get("points", "").split(" ")
        if not 3 <= len(pairs) <= MAX_POINTS:
            raise self.error(f'the polygon of "{name}" needs 3 to {MAX_POINTS} points')
        self.points += len(pairs)
        if self.points > MAX_ALL_POINTS:
            raise self.error(f"the polygons have more than {MAX_ALL_POINTS} points together")
        left, top = self.object["at"]
        points = []
        for pair in pairs:
            x, comma, y = pair.partition(",")
            if not (comma and _NUMBER.match(x) and _NUMBER.match(y)):
                raise self.error(f'the polygon of "{name}" has a point that is none: {pair[:20]}')
            points.append((round(left + float(x), 4), round(top + float(y), 4)))
        self.polygon = tuple(points)
        self.inside(points)
        if any(a == b for a, b in _sides(self.polygon)) or _crosses_itself(self.polygon):
            raise self.error(f'the polygon of "{name}" crosses itself or repeats a point')
        if abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in _sides(self.polygon))) < 2 * NEAR:
            raise self.error(f'the polygon of "{name}" has no area')

    def start_point(self, _: dict[str, str]) -> None:
        if self.polygon is not None:
            raise self.error(f'"{self.object["name"]}" has two shapes')
        self.polygon = (self.object["at"],)
        self.inside(self.polygon)

    def inside(self, points: Iterable[Point]) -> None:
        width, height = self.size
        for x, y in points:
            if not (0 <= x <= width and 0 <= y <= height):
                raise self.error(f'"{self.object["name"]}" reaches out of the map at {x:g}, {y:g}')

    def end_object(self) -> None:
        name = self.object["name"]
        if self.polygon is None:
            raise self.error(f'"{name}" has no polygon')
        assert self.layer is not None
        self.layer[name] = Shape(name, self.polygon, self.object_properties, self.object_line)


def _sides(polygon: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    return list(zip(polygon, (*polygon[1:], polygon[0]), strict=True))


def _crosses_itself(polygon: tuple[Point, ...]) -> bool:
    """Whether two sides that are no neighbours meet; only those are compared whose boxes do, from left to right."""
    sides = _sides(polygon)
    boxes = sorted((min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1]), at) for at, (a, b) in enumerate(sides))
    for n, (_, right, top, bottom, i) in enumerate(boxes):
        a, b = sides[i]
        for left, _, upper, lower, j in islice(boxes, n + 1, None):
            if left > right:
                break
            if upper > bottom or lower < top or abs(i - j) in (1, len(sides) - 1):
                continue
            c, d = sides[j]
            if _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0:
                return True
    return False


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def border(one: Shape, other: Shape) -> float:
    """Length of the border two polygons share, in map units; 0 where they meet at a corner or not at all."""
    return sum(_overlap(a, b) for a in _sides(one.polygon) for b in _sides(other.polygon))


def _overlap(one: tuple[Point, Point], other: tuple[Point, Point]) -> float:
    (x1, y1), (x2, y2) = one
    length = math.dist(*one)
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    if any(abs((x - x1) * dy - (y - y1) * dx) > NEAR for x, y in other):
        return 0.0
    low, high = sorted((x - x1) * dx + (y - y1) * dy for x, y in other)
    return max(0.0, min(length, high) - max(0.0, low))


def touching(shapes: Mapping[str, Shape]) -> dict[tuple[str, str], float]:
    """Length of the shared border of every pair that has one; names of a pair in order."""
    found = {}
    for one, other in combinations(sorted(shapes), 2):
        length = border(shapes[one], shapes[other])
        if length > 2 * NEAR:
            found[one, other] = length
    return found


def check_lands(
    geometry: Geometry,
    terrains: Mapping[str, str],
    adjacent: Iterable[Iterable[str]] | None = None,
    layer: str = "lands",
) -> None:
    """Compares a map with the rules: the same lands and terrains, borders where lands are adjacent.

    ``terrains`` is land id -> terrain; ``adjacent`` are pairs of land ids. Raises DataError.
    """
    if layer not in geometry.layers:
        raise DataError(unknown("map without layer", layer, geometry.layers), geometry.file)
    shapes = geometry.layers[layer]
    for name, shape in shapes.items():
        if name not in terrains:
            raise DataError(unknown("land", name, terrains), geometry.file, shape.line)
        drawn = shape.properties.get("terrain")
        if drawn is not None and drawn != terrains[name]:
            message = f'land "{name}" is drawn as {drawn}, but its board says {terrains[name]}'
            raise DataError(message, geometry.file, shape.line)
    missing = [name for name in terrains if name not in shapes]
    if missing:
        raise DataError(f"these lands are not drawn: {', '.join(missing)}", geometry.file)
    if adjacent is None:
        return
    pairs = {tuple(sorted(pair)) for pair in adjacent}
    drawn_pairs = touching(shapes)
    for pair in sorted(pairs - set(drawn_pairs)):
        one, other = pair
        message = f"{one} and {other} are adjacent, but share no border on the map"
        raise DataError(message, geometry.file, shapes[one].line)
    for one, other in sorted(set(drawn_pairs) - pairs):
        message = f"{one} and {other} share a border on the map, but are not adjacent"
        raise DataError(message, geometry.file, shapes[one].line)
