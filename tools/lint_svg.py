"""Refuses SVG that our renderer draws wrongly without saying so: `python -m tools.lint_svg [FOLDER]`.

SDL_image knows a subset of SVG and skips the rest in silence, so a picture may look right in an editor
and lose half of itself on the table. Everything listed here was seen to fail.
"""

import re
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ELEMENTS = {"text", "tspan", "use", "symbol", "clipPath", "mask", "pattern", "filter", "image", "script"}
ATTRIBUTES = {"clip-path", "mask", "filter", "href"}
VALUES = re.compile(r"currentColor|rgba\(|hsla?\(|var\(", re.IGNORECASE)
GRADIENT_ENDS = {"x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy"}
MAX_BYTES = 200_000


def faults(path: Path) -> Iterator[str]:
    """What the renderer would not draw as meant, one phrase per finding."""
    data = path.read_bytes()
    if len(data) > MAX_BYTES:
        yield f"has {len(data)} bytes, {MAX_BYTES} are allowed"
    if b"<!DOCTYPE" in data or b"<!ENTITY" in data:
        yield "declares a document type or entities"
        return
    try:
        root = ElementTree.fromstring(data)
    except ElementTree.ParseError as error:
        yield f"is not well-formed ({error})"
        return
    for element in root.iter():
        name = str(element.tag).rpartition("}")[2]
        if name in ELEMENTS:
            yield f"<{name}> is not drawn"
        yield from attribute_faults(name, dict(element.attrib))
        if name == "style" and VALUES.search(element.text or ""):
            yield "a style uses a colour form that is not understood"


def attribute_faults(element: str, attributes: dict[str, str]) -> Iterator[str]:
    """The same for the attributes of one element."""
    for key, value in attributes.items():
        plain = key.rpartition("}")[2]
        if plain in ATTRIBUTES:
            yield f"{plain} on <{element}> is not drawn"
        if VALUES.search(value):
            yield f"{plain}={value!r} on <{element}> is not understood"
    if element not in ("linearGradient", "radialGradient"):
        return
    if attributes.get("gradientUnits") == "userSpaceOnUse":
        return
    for key in sorted(GRADIENT_ENDS & attributes.keys()):
        if not attributes[key].endswith("%") and float(attributes[key]) != 0:
            yield f"<{element}> {key}={attributes[key]!r} needs a percent sign"


def main(args: list[str]) -> int:
    """Checks every SVG under art/ or the folder given; 1 and a list when something is wrong."""
    if len(args) > 1 or any(arg.startswith("-") for arg in args):
        wants_help = args in (["--help"], ["-h"])
        print("usage: python -m tools.lint_svg [FOLDER]", file=sys.stderr)
        return 0 if wants_help else 2
    folder = Path(args[0]) if args else ROOT / "art"
    files = sorted(folder.rglob("*.svg"))
    found = [f"{path}: {fault}" for path in files for fault in faults(path)]
    for line in found:
        print(line)
    print(f"{len(files)} SVG files, {len(found)} faults", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
