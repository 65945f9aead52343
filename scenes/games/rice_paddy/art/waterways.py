"""Streams, reservoirs and the bay as SVG."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from scenes.draw.svg import Point, line_d, num, path, smooth_d
from scenes.draw.theme import INK, SHADOW_INK
from scenes.games.rice_paddy.art import floors, inks, lines
from scenes.games.rice_paddy.art.landscape import RIM, Basin, Stream
from scenes.games.rice_paddy.art.large_farm import chevron


def stream(way: Stream, k: float, strong: bool = True) -> str:
    """Running water: a cased line with streaks; a wild brook is paler."""
    d, w, z = smooth_d(way.points), way.wide, way.marks or k
    body = path(d, "none", "#3E4A2C", w + 8 * z, 0.55) + path(d, "none", inks.STREAM_INK, w + 3.6 * z)
    body += path(d, "none", inks.STREAM if strong else "#86B4B4", w)
    body += path(d, "none", inks.STREAM_PALE if strong else "#A9CBC6", w / 2)
    body += path(d, "none", inks.FOAM, 1.7 * z, 0.9, f'stroke-dasharray="{11 * z:.0f} {15 * z:.0f}"')
    whole = lines.dense(way.points)
    for off in (-0.3, 0.3):
        beside = line_d(lines.aside(whole, off * w), False)
        body += path(beside, "none", inks.FOAM, 1.2 * z, 0.7, f'stroke-dasharray="{7 * z:.0f} {19 * z:.0f}"')
    return body


def chevrons(way: Stream, gold: bool) -> str:
    """The arrows along a stream; gold where the water of a preview goes."""
    places = lines.walk(lines.dense(way.points), 26 * way.marks, 58 * way.marks, 10 * way.marks)
    return "".join(chevron(x, y, turn, way.marks, gold) for x, y, turn in places)


def rim(basin: Basin) -> list[Point]:
    """The shore of a reservoir, a little uneven."""
    chance = random.Random(3)
    turns = [n * math.pi / 8 for n in range(16)]
    out = []
    for t in turns:
        rx, ry = basin.rx * chance.uniform(0.96, 1.05), basin.ry * chance.uniform(0.95, 1.06)
        out.append((basin.x + rx * math.cos(t), basin.y + ry * math.sin(t)))
    return out


def stones(basin: Basin, k: float) -> str:
    """The stone rim of a reservoir."""
    around = rim(basin)
    d = smooth_d(around, True)
    shade = smooth_d([(x + 3 * k, y + 6 * k) for x, y in around], True)
    body = path(shade, SHADOW_INK, SHADOW_INK, RIM * k, 0.3)
    body += path(d, "none", INK, RIM * k) + path(d, inks.STONE, inks.STONE, (RIM - 4) * k)
    joints = ""
    whole = _ring(around)
    for x, y, _ in lines.walk(whole, 0, 13 * k):
        dx, dy = x - basin.x, y - basin.y
        far = math.hypot(dx, dy) or 1.0
        joints += f"M{num(x - dx / far * 5 * k)} {num(y - dy / far * 5 * k)}l{num(dx / far * 11 * k)} {num(dy / far * 11 * k)}"
    return body + path(joints, "none", inks.STONE_LINE, 1.2 * k)


def pool(basin: Basin, k: float) -> list[Point]:
    """The edge of the water in a reservoir."""
    inner = Basin(basin.x, basin.y, basin.rx - 5 * k, basin.ry - 5 * k)
    return _ring(rim(inner))


def _ring(around: Sequence[Point]) -> list[Point]:
    """A smooth ring through some points of it."""
    count = len(around)
    whole = lines.dense([*around[-2:], *around, *around[:2]], 5)
    return whole[10 : 10 + 5 * count + 1]


def standing(basin: Basin, k: float) -> str:
    """The water of a reservoir, to be cut with `pool`."""
    ring = pool(basin, k)
    return floors.water([ring], [], 0.8 * k, f"basin {round(basin.x)}")


def bay(shore: Sequence[Point], k: float) -> str:
    """The bay of the supply with its pale shallows and wave lines."""
    ring = lines.bent(lines.closed(shore, 12 * k), 5 * k, 2)
    d = line_d(ring)
    body = "".join(path(d, "none", "#DDE7CF", 2 * far * k, opacity) for far, opacity in ((30, 0.3), (18, 0.4), (8, 0.5)))
    body += path(d, "#4F8FA6", INK, 2 * k)
    for far in (7, 15, 25, 38, 54):
        body += path(line_d(lines.aside([*ring, ring[0]], far * k)), "none", "#D5E8E4", 1.2 * k, 0.6)
    return body
