"""SVG as our paint brush: compose strings, rasterise them, cut them with masks.

SDL_image draws a subset of SVG and ignores the rest without a word, so everything drawn here is kept inside
that subset and :func:`lint_svg` says where a file leaves it. No function needs a display: surfaces are
converted to plain 32-bit ARGB, which is also what makes them quick to blit and safe in a worker thread.
"""

from __future__ import annotations

import io
import math
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from xml.parsers import expat

import pygame

from scenes.draw.theme import INK, shown_in

Point = tuple[float, float]

_ARGB = pygame.Surface((1, 1), pygame.SRCALPHA, 32)


def resource_path(*parts: str) -> Path:
    """A file shipped with the program: in the repository, or where a PyInstaller bundle unpacked it."""
    bundle = getattr(sys, "_MEIPASS", None)
    root = Path(bundle) if bundle else Path(__file__).resolve().parents[2]
    return root.joinpath(*parts)


# --- numbers, paths and shapes as text ------------------------------------------------------------
def num(value: float) -> str:
    """A coordinate with one decimal and no padding, so that documents stay short."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def line_d(points: Iterable[Point], close: bool = True) -> str:
    """Path data of straight lines through the points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if close else "")


def smooth_d(points: Sequence[Point], close: bool = False) -> str:
    """Path data of a smooth curve through the points (Catmull-Rom turned into beziers)."""
    count = len(points)
    if count < 3:
        return line_d(points, False)

    def at(i: int) -> Point:
        return points[i % count] if close else points[max(0, min(count - 1, i))]

    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(count if close else count - 1):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        a = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        b = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        out.append("C" + " ".join(f"{num(x)} {num(y)}" for x, y in (a, b, p2)))
    return "".join(out) + ("Z" if close else "")


def star_d(x: float, y: float, outer: float, inner: float, points: int, turn: float = -90.0) -> str:
    """Path data of a star with ``points`` tips; ``turn`` is the angle of the first tip in degrees."""
    corners = []
    for i in range(2 * points):
        angle = math.radians(turn + i * 180 / points)
        radius = outer if i % 2 == 0 else inner
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return line_d(corners)


def flame_d(x: float, base: float, height: float, width: float, lean: float = 0.0) -> str:
    """Path data of one flame tongue standing on ``base``; ``lean`` moves its tip sideways."""
    left, right = x - width, x + width
    return (
        f"M{num(x)} {num(base)}"
        f"C{num(left)} {num(base)} {num(x - width * 1.05)} {num(base - height * 0.42)} "
        f"{num(x - width * 0.35 + lean * 0.3)} {num(base - height * 0.62)}"
        f"C{num(x - width * 0.1 + lean * 0.6)} {num(base - height * 0.78)} "
        f"{num(x - width * 0.1 + lean)} {num(base - height * 0.9)} {num(x + lean)} {num(base - height)}"
        f"C{num(x + width * 0.35 + lean)} {num(base - height * 0.8)} "
        f"{num(x + width * 0.35 + lean * 0.5)} {num(base - height * 0.68)} "
        f"{num(x + width * 0.5 + lean * 0.2)} {num(base - height * 0.5)}"
        f"C{num(x + width * 1.1)} {num(base - height * 0.3)} {num(right)} {num(base)} {num(x)} {num(base)}Z"
    )


def rounded_d(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a rectangle with rounded corners."""
    r = min(r, w / 2, h / 2)
    arc = f"a{num(r)} {num(r)} 0 0 1"
    return (
        f"M{num(x + r)} {num(y)}H{num(x + w - r)}{arc} {num(r)} {num(r)}V{num(y + h - r)}"
        f"{arc} {num(-r)} {num(r)}H{num(x + r)}{arc} {num(-r)} {num(-r)}V{num(y + r)}"
        f"{arc} {num(r)} {num(-r)}Z"
    )


def path(
    d: str,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 2.0,
    opacity: float | None = None,
    extra: str = "",
    cap: str = "round",
) -> str:
    """One path element with round joins; `cap`: how its line and its dashes end."""
    out = f'<path d="{d}" fill="{fill}"'
    if stroke:
        out += f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="{cap}"'
    if opacity is not None:
        out += f' opacity="{opacity:g}"'
    return out + (f" {extra}/>" if extra else "/>")


def circle(
    x: float,
    y: float,
    r: float,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 2.0,
    opacity: float | None = None,
) -> str:
    """One circle element."""
    out = f'<circle cx="{num(x)}" cy="{num(y)}" r="{r:g}" fill="{fill}"'
    if stroke:
        out += f' stroke="{stroke}" stroke-width="{width:g}"'
    if opacity is not None:
        out += f' opacity="{opacity:g}"'
    return out + "/>"


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, opacity: float | None = None) -> str:
    """One filled ellipse element."""
    shade = "" if opacity is None else f' opacity="{opacity:g}"'
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{shade}/>'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 0.0,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 2.0,
    stroke_opacity: float | None = None,
    opacity: float | None = None,
) -> str:
    """One rectangle element, rounded by ``r``; its outline is centred on the edge as SVG does it."""
    out = f'<rect x="{x:g}" y="{y:g}" width="{max(w, 0):g}" height="{max(h, 0):g}" fill="{fill}"'
    if r:
        out += f' rx="{r:g}"'
    if stroke:
        out += f' stroke="{stroke}" stroke-width="{width:g}"'
    if stroke_opacity is not None:
        out += f' stroke-opacity="{stroke_opacity:g}"'
    if opacity is not None:
        out += f' opacity="{opacity:g}"'
    return out + "/>"


def group(body: str, x: float = 0.0, y: float = 0.0, scale: float = 1.0, turn: float = 0.0) -> str:
    """A moved, turned and scaled group."""
    turned = f" rotate({turn:g})" if turn else ""
    scaled = f" scale({scale:.4g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turned}{scaled}">{body}</g>'


def linear_gradient(name: str, stops: Sequence[tuple[float, str]], across: bool = False) -> str:
    """A ``<defs>`` block with a straight gradient, top to bottom or left to right (``across``)."""
    ends = 'x1="0%" y1="0%" x2="100%" y2="0%"' if across else 'x1="0%" y1="0%" x2="0%" y2="100%"'
    return f'<defs><linearGradient id="{name}" {ends}>{_stops(stops)}</linearGradient></defs>'


def radial_gradient(name: str, x: float, y: float, r: float, stops: Sequence[tuple[float, str]]) -> str:
    """A ``<defs>`` block with a round gradient in the document's own units."""
    head = f'gradientUnits="userSpaceOnUse" cx="{x:g}" cy="{y:g}" r="{r:g}"'
    return f'<defs><radialGradient id="{name}" {head}>{_stops(stops)}</radialGradient></defs>'


def _stops(stops: Sequence[tuple[float, str]]) -> str:
    return "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops)


# --- rasterising ----------------------------------------------------------------------------------
def document(body: str, view: tuple[float, float, float, float], size: tuple[int, int]) -> str:
    """A whole SVG document: ``view`` (x, y, w, h) in design units shown at exactly ``size`` pixels."""
    x, y, w, h = view
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="{x:g} {y:g} {w:g} {h:g}" preserveAspectRatio="none">{body}</svg>'
    )


def load(text: str, size: tuple[int, int]) -> pygame.Surface:
    """Rasterise a document in the palette in use; pygame.error for broken XML."""
    surface = pygame.image.load_sized_svg(io.BytesIO(shown_in(text).encode()), size)
    return surface.convert(_ARGB)


def rasterise(body: str, w: float, h: float, scale: float = 1.0, origin: Point = (0.0, 0.0)) -> pygame.Surface:
    """Draw ``body`` (design units, ``w`` x ``h`` from ``origin``) at ``scale``; always a 32-bit alpha
    surface.
    """
    size = pixels(w, scale), pixels(h, scale)
    return load(document(body, (origin[0], origin[1], w, h), size), size)


def pixels(length: float, scale: float) -> int:
    """A design length in whole screen pixels, at least one."""
    return max(1, round(length * scale))


def blank(size: tuple[int, int], colour: tuple[int, int, int, int] = (0, 0, 0, 0)) -> pygame.Surface:
    """An empty alpha surface in the same format as everything rasterised here."""
    surface = pygame.Surface(size, pygame.SRCALPHA, 32)
    surface.fill(colour)
    return surface


def to_argb(surface: pygame.Surface) -> pygame.Surface:
    """A copy in our surface format (never ``convert_alpha``: that asks the display)."""
    return surface.convert(_ARGB)


# --- masks and shades -----------------------------------------------------------------------------
def polygon_mask(points: Sequence[Point], size: tuple[int, int], scale: float, origin: Point) -> pygame.Surface:
    """A white, soft-edged mask of a polygon: drawn at twice the size and scaled down."""
    big = blank((size[0] * 2, size[1] * 2), (255, 255, 255, 0))
    factor = scale * 2
    corners = [((x - origin[0]) * factor, (y - origin[1]) * factor) for x, y in points]
    pygame.draw.polygon(big, (255, 255, 255, 255), corners)
    return pygame.transform.smoothscale(big, size)


def rounded_mask(size: tuple[int, int], radius: float) -> pygame.Surface:
    """A white mask with round corners, ``radius`` in pixels."""
    return rasterise(rect(0, 0, size[0], size[1], radius, "#FFFFFF"), size[0], size[1])


def cut(layer: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """Keep of ``layer`` (changed in place, and returned) only what lies under the white ``mask``."""
    layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return layer


def faded(surface: pygame.Surface, opacity: float) -> pygame.Surface:
    """A copy at an opacity of 0..1, as one group: overlaps inside do not show."""
    out = surface.copy()
    out.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def recoloured(text: str, colour: str, old: str = INK) -> str:
    """SVG text with one colour replaced by another, whatever its letter case."""
    return re.sub(re.escape(old), colour, text, flags=re.IGNORECASE)


# --- lint -----------------------------------------------------------------------------------------
_SILENT = {
    "clipPath": "does nothing, and its content is drawn",
    "mask": "does nothing, and its content is drawn",
    "pattern": "paints nothing",
    "text": "is not drawn",
    "tspan": "is not drawn",
    "use": "is not drawn",
    "filter": "is not drawn",
    "symbol": "is not drawn",
    "image": "is not drawn",
    "foreignObject": "is not drawn",
}
_ENDS = {"linearGradient": ("x1", "y1", "x2", "y2"), "radialGradient": ("cx", "cy", "r", "fx", "fy")}
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")


def lint_svg(text: str) -> list[str]:
    """What SDL_image would ignore, draw wrongly or not draw at all; an empty list is a clean document."""
    problems: list[str] = []

    def element(name: str, attributes: dict[str, str]) -> None:
        if name in _SILENT:
            problems.append(f"<{name}> {_SILENT[name]}")
        if name == "path":
            problems.extend(_lint_path(attributes.get("d", "")))
        if name in _ENDS and attributes.get("gradientUnits") != "userSpaceOnUse":
            problems.extend(_lint_ends(name, attributes))
        for key, value in attributes.items():
            problems.extend(_lint_value(name, key, value))

    parser = expat.ParserCreate()
    parser.StartElementHandler = element
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        problems.append(f"not well-formed: {error}")
    return problems


def _lint_value(name: str, key: str, value: str) -> list[str]:
    found = []
    if key in ("clip-path", "mask", "filter", "paint-order"):
        found.append(f"{key} on <{name}> is ignored")
    if "currentColor" in value:
        found.append(f"currentColor on <{name}> is ignored")
    if "rgba(" in value:
        found.append(f"rgba() on <{name}> is ignored: use fill-opacity or stroke-opacity")
    if re.search(r"#[0-9A-Fa-f]{8}\b", value):
        found.append(f"#RRGGBBAA on <{name}> loses its alpha")
    return found


def _lint_ends(name: str, attributes: dict[str, str]) -> list[str]:
    bad = [k for k in _ENDS[name] if k in attributes and not attributes[k].endswith("%")]
    return [f"<{name}> {key}={attributes[key]!r} comes out flat: write percent" for key in bad]


def _lint_path(d: str) -> list[str]:
    if not d.strip():
        return ["empty path"]
    if re.sub(r"[\s,]|[MmLlHhVvCcSsQqTtAaZz]|[-+.\deE]", "", d):
        return [f"unknown letters in path {d[:40]!r}"]
    command, count = "", 0
    for token in [*_TOKEN.findall(d), "Z"]:
        if not token.isalpha():
            count += 1
            continue
        if command:
            need = _ARGUMENTS[command.upper()]
            if (need == 0 and count) or (need and (count == 0 or count % need)):
                return [f"{command} with {count} numbers in path {d[:40]!r}"]
        elif token not in "Mm":
            return [f"path does not start with M: {d[:40]!r}"]
        command, count = token, 0
    return []
