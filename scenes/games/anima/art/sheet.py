"""What all pictures of this game are drawn on: SVG text with parts cut to a shape, shown in a frame of any proportions.

The renderer of the pictures knows no clip paths. `cut` marks what is to be seen only within a shape; `render` draws such a part
by itself and cuts it with a mask. A picture is composed in a box of its own units; `View` says what of it a frame shows.
"""

from __future__ import annotations

import math
import random
import re
import zlib
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import partial
from typing import Final, NamedTuple

import pygame

from scenes.draw import svg, theme
from scenes.draw.surface_cache import SurfaceCache, remembered
from scenes.draw.svg import num, path, rect
from scenes.draw.theme import INK
from scenes.games.anima.art import inks

Size = tuple[int, int]
ROOM: Final = 12_000_000  # bytes of pictures that are kept
_kept: SurfaceCache[tuple] = SurfaceCache(ROOM)
COARSE: Final = 5  # how many times smaller that picture is
_AND: Final = "\x04"
_CUT: Final = re.compile("\x01(.*?)\x02(.*?)\x03", re.DOTALL)


class View(NamedTuple):
    """What is shown of a picture, in its own units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h


def around(safe: View, size: Size) -> View:
    """The least view of the proportions of `size` in which the whole of `safe` is seen, in its middle."""
    unit = max(safe.w / size[0], safe.h / size[1])
    w, h = size[0] * unit, size[1] * unit
    return View(safe.x - (w - safe.w) / 2, safe.y - (h - safe.h) / 2, w, h)


def within(box: View, size: Size, down: float = 0.5) -> View:
    """The largest view of the proportions of `size` that lies in `box`; `down`: 0 keeps its top, 1 its foot."""
    unit = min(box.w / size[0], box.h / size[1])
    w, h = size[0] * unit, size[1] * unit
    return View(box.x + (box.w - w) / 2, box.y + (box.h - h) * down, w, h)


def chance(*names: object) -> random.Random:
    """The same chance for the same names in every run and on every machine."""
    return random.Random(zlib.crc32("/".join(str(name) for name in names).encode()))


# --- drawing ------------------------------------------------------------------------------------------------------
def cut(d: str, *bodies: str) -> str:
    """These shapes, seen only inside the outline `d`; what is cut in them already, inside both."""
    mask = path(d, "#FFFFFF")
    return "".join(_marked(inner, (mask, *masks)) for inner, masks in pieces_of("".join(bodies)))


def moved(body: str, x: float = 0.0, y: float = 0.0, scale: float = 1.0, turn: float = 0.0, flip: bool = False) -> str:
    """A part moved, turned, scaled and (first) mirrored, with what is cut in it."""
    turned = f" rotate({turn:g})" if turn else ""
    head = f'<g transform="translate({num(x)} {num(y)}){turned} scale({-scale if flip else scale:.4g} {scale:.4g})">'

    def wrap(inner: str) -> str:
        return f"{head}{inner}</g>"

    return "".join(_marked(wrap(inner), tuple(map(wrap, masks))) for inner, masks in pieces_of(body))


def _marked(inner: str, masks: tuple[str, ...]) -> str:
    return f"\x01{_AND.join(masks)}\x02{inner}\x03" if masks else inner


def pieces_of(body: str) -> list[tuple[str, tuple[str, ...]]]:
    """A body taken apart where something is cut: each piece with the masks that it is cut with, all of them."""
    out: list[tuple[str, tuple[str, ...]]] = []
    at = 0
    for found in _CUT.finditer(body):
        out.append((body[at : found.start()], ()))
        out.append((found.group(2), tuple(found.group(1).split(_AND))))
        at = found.end()
    out.append((body[at:], ()))
    return [(inner, masks) for inner, masks in out if inner]


def line(d: str, width: float = 1.5, colour: str = inks.FIGURE, opacity: float | None = None) -> str:
    """A line without a filling."""
    return path(d, "none", colour, width, opacity)


def shape(d: str, fill: str, width: float = 1.6) -> str:
    """A filled shape with an ink outline."""
    return path(d, fill, inks.FIGURE, width)


def oval(
    x: float, y: float, rx: float, ry: float, fill: str, width: float = 1.6, turn: float = 0.0, ink: str = inks.FIGURE
) -> str:
    """An ellipse with an outline, turned about its middle."""
    turned = f' transform="rotate({turn:g} {num(x)} {num(y)})"' if turn else ""
    edge = f' stroke="{ink}" stroke-width="{width:g}"' if width else ""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{edge}{turned}/>'


def circle_d(x: float, y: float, r: float) -> str:
    """Path data of a circle, to cut with."""
    return f"M{num(x - r)} {num(y)}a{r:g} {r:g} 0 1 1 {2 * r:g} 0a{r:g} {r:g} 0 1 1 {-2 * r:g} 0Z"


def link(x: float, y: float, rx: float, ry: float, turn: float, colour: str, ink: float, width: float) -> str:
    """One link of a chain."""
    return oval(x, y, rx, ry, "none", ink, turn) + oval(x, y, rx, ry, "none", width, turn, colour)


def veil(view: View, dark: str, share: float = 0.5) -> str:
    """A vignette over the whole view: its corners grow dark."""
    r = max(view.w, view.h) * 0.74
    x, y = view.x + view.w / 2, view.y + view.h * 0.45
    stops = f'<stop offset="0.58" stop-color="{dark}" stop-opacity="0"/>'
    stops += f'<stop offset="1" stop-color="{dark}" stop-opacity="{share:g}"/>'
    head = f'gradientUnits="userSpaceOnUse" cx="{num(x)}" cy="{num(y)}" r="{num(r)}"'
    return f'<defs><radialGradient id="veil" {head}>{stops}</radialGradient></defs>{whole(view, "url(#veil)")}'


def whole(view: View, fill: str) -> str:
    """The view filled."""
    return rect(view.x - 1, view.y - 1, view.w + 2, view.h + 2, 0, fill)


def sparks(view: View, rng: random.Random, count: int, top: float = 0.28, colour: str = inks.RIM) -> str:
    """Embers in the air, below `top` of the view."""
    out = ""
    for _ in range(round(count * max(1.0, view.w / view.h / 1.6))):
        x, y = rng.uniform(view.x, view.right), rng.uniform(view.y + view.h * top, view.bottom)
        out += svg.circle(x, y, round(rng.uniform(0.5, 1.6) * view.h / 110, 2), colour, opacity=round(rng.uniform(0.55, 0.95), 2))
    return out


def stars(view: View, rng: random.Random, count: int, low: float = 0.5) -> str:
    """Stars in the upper part of the view, down to `low` of it."""
    out = ""
    for _ in range(count):
        x, y = rng.uniform(view.x, view.right), rng.uniform(view.y, view.y + view.h * low)
        r = rng.uniform(0.7, 2.4) * view.h / 110
        out += path(svg.star_d(x, y, r, r * 0.34, 4), "#F4F0DC", opacity=round(rng.uniform(0.5, 0.95), 2))
    return out


# --- in pixels ----------------------------------------------------------------------------------------------------
def render(body: str, view: View, size: Size) -> pygame.Surface:
    """A picture in pixels."""
    out: pygame.Surface | None = None
    for inner, masks in pieces_of(body):
        part, at, px = (view, (0, 0), size) if not masks else _bounds(masks, view, size)
        if not px[0]:
            continue
        made = svg.load(svg.document(inner, part, px), px)
        for mask in masks:
            svg.cut(made, svg.load(svg.document(mask, part, px), px))
        if out is None:
            out = made if px == size else svg.blank(size)
            if out is made:
                continue
        out.blit(made, at)
    return out if out is not None else svg.blank(size)


def _bounds(masks: tuple[str, ...], view: View, size: Size) -> tuple[View, tuple[int, int], Size]:
    """Where something can be seen at all that is cut with these: the part of the view, where it begins and how large it is in
    pixels (0, 0 where nothing is). A coarse picture of the first mask says it: drawing all of a picture for a nose is slow.
    """
    small = max(1, size[0] // COARSE), max(1, size[1] // COARSE)
    seen = svg.load(svg.document(masks[0], view, small), small).get_bounding_rect(1)
    if not seen.w:
        return view, (0, 0), (0, 0) if min(small) > 8 else size
    fx, fy = size[0] / small[0], size[1] / small[1]
    left, top = max(0, int((seen.x - 1) * fx)), max(0, int((seen.y - 1) * fy))
    right, foot = min(size[0], math.ceil((seen.right + 1) * fx)), min(size[1], math.ceil((seen.bottom + 1) * fy))
    ux, uy = view.w / size[0], view.h / size[1]
    part = View(view.x + left * ux, view.y + top * uy, (right - left) * ux, (foot - top) * uy)
    return part, (left, top), (right - left, foot - top)


def framed(what: Hashable, draw: Callable[[], pygame.Surface], size: Size, radius: float, frame: float) -> pygame.Surface:
    """A picture with round corners and an ink frame so many pixels wide (0: none), kept under `what`: do not draw on it."""

    def make() -> pygame.Surface:
        out = draw()
        if radius:
            svg.cut(out, _corners(size, radius))
        if frame:
            out.blit(_edge(size, radius, frame, theme.palette()), (0, 0))
        return out

    return _kept.get((theme.palette(), what, size, radius, frame), make)


@remembered(maxsize=24)
def _corners(size: Size, radius: float) -> pygame.Surface:
    return svg.rounded_mask(size, radius)


@remembered(maxsize=24)
def _edge(size: Size, radius: float, frame: float, _palette: str) -> pygame.Surface:
    edge = rect(frame / 2, frame / 2, size[0] - frame, size[1] - frame, radius, "none", INK, frame)
    return svg.rasterise(edge, size[0], size[1])


class Picture:
    """What all pictures have in common: a frozen value with `drawn`, which gives SVG for a view, and `view`."""

    def view(self, size: Size) -> View:
        """What a frame of that size shows."""
        raise NotImplementedError

    def drawn(self, view: View) -> str:
        """SVG with marked cuts, filling the view."""
        raise NotImplementedError

    def surface(self, size: Size, radius: float = 4.0, frame: float = 1.5) -> pygame.Surface:
        """The picture at exactly that size in pixels, kept and shared: do not draw on it."""
        asked = _frames.setdefault(type(self), [])
        if (size, radius, frame) not in asked:
            asked[:] = [(size, radius, frame), *asked[: FRAMES - 1]]

        def draw() -> pygame.Surface:
            view = self.view(size)
            return render(self.drawn(view), view, size)

        return framed(self, draw, size, radius, frame)


FRAMES: Final = 4  # of a kind of picture, that are remembered
_frames: dict[type, list[tuple[Size, float, float]]] = {}


def ahead(pictures: Iterable[Picture]) -> Iterator[Callable[[], object]]:
    """What draws these pictures in the frames that their kinds were last asked for in, the small ones first, as long as what is
    kept has room for them. What is there already is left out.
    """
    wanted = [(frame[0][0] * frame[0][1], frame, one) for one in pictures for frame in tuple(_frames.get(type(one), ()))]
    room = ROOM * 2 // 3
    for area, frame, one in sorted(wanted, key=lambda entry: entry[0]):
        room -= 4 * area
        if room < 0:
            return
        if (theme.palette(), one, *frame) not in _kept:
            yield partial(one.surface, *frame)
