"""What stands on the edges of hexes, as SVG in the field's design pixels: walls, gates, fences, corner stones.

An edge runs from its left end to its right one, of an upright edge from the upper to the lower; `k` as in `floors`.
"""

from __future__ import annotations

import math
import random

from scenes.draw.svg import Point, ellipse, line_d, num, path
from scenes.draw.theme import INK, LEGAL, PAPER, SHADOW_INK
from scenes.games.rice_paddy.art import inks

WALL = 15.0  # wide
HIGH = 8.0


def between(a: Point, b: Point, share: float) -> Point:
    """A point on the way from one to another."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _line(a: Point, b: Point, dx: float = 0.0, dy: float = 0.0) -> str:
    return f"M{num(a[0] + dx)} {num(a[1] + dy)}L{num(b[0] + dx)} {num(b[1] + dy)}"


def wall(a: Point, b: Point, k: float, seed: int, fresh: bool = False) -> str:
    """A stone wall seen from above and a little from the front; a fresh one is paler."""
    chance = random.Random(seed)
    long = math.dist(a, b)
    nx, ny = -(b[1] - a[1]) / long, (b[0] - a[0]) / long
    if ny < 0:
        nx, ny = -nx, -ny
    wide, high = WALL * k, HIGH * k
    top, foot = _line(a, b), _line(a, b, 0, high)
    body = path(_line(a, b, 3 * k, high + 6 * k), "none", SHADOW_INK, wide, 0.22)
    body += path(foot + top, "none", INK, wide + 4.4 * k) + path(foot + top, "none", inks.STONE_DARK, wide)
    stones = max(2, round(long / (17 * k)))
    faces, joints = "", ""
    for n in range(stones + 1):
        at = (n + chance.uniform(-0.14, 0.14)) / stones
        if 0.02 < at < 0.98:
            x, y = between(a, b, at)
            faces += f"M{num(x + nx * wide / 2)} {num(y + ny * wide / 2)}v{num(high)}"
    for row in (-1, 1):
        for n in range(stones + 1):
            at = (n + (0.5 if row > 0 else 0) + chance.uniform(-0.16, 0.16)) / stones
            if 0.03 < at < 0.97:
                x, y = between(a, b, at)
                joints += f"M{num(x)} {num(y)}l{num(nx * row * wide / 2)} {num(ny * row * wide / 2)}"
    body += path(faces, "none", INK, 1.2 * k) if faces else ""
    body += path(top, "none", "#D9C9A0" if fresh else inks.STONE_TOP, wide)
    light = _line(a, b, -nx * wide * 0.26, -ny * wide * 0.26)
    body += path(light, "none", "#F2E8C8" if fresh else inks.STONE_PALE, wide * 0.34, 0.7)
    joints += _line(between(a, b, 0.04), between(a, b, 0.96))
    return body + path(joints, "none", inks.STONE_LINE, 1.3 * k)


def fence(a: Point, b: Point, k: float) -> str:
    """The printed fence: two rails and its posts."""
    posts = max(3, round(math.dist(a, b) / (19 * k)))
    rails = _line(a, b, 0, -5 * k) + _line(a, b, 0, 2 * k)
    stakes, bands = "", ""
    for n in range(posts + 1):
        x, y = between(a, b, n / posts)
        stakes += f"M{num(x)} {num(y + 7 * k)}v{num(-19 * k)}"
        bands += f"M{num(x - 2 * k)} {num(y - 3 * k)}h{num(4 * k)}"
    body = path(rails, "none", INK, 5.4 * k) + path(rails, "none", inks.PALE_WOOD, 2.7 * k)
    body += path(stakes, "none", INK, 7.6 * k) + path(stakes, "none", inks.PALE_WOOD, 4.2 * k)
    return body + path(bands, "none", INK, k)


def planned(a: Point, b: Point, k: float) -> str:
    """A section still to come: dashed gold where the wall will stand."""
    a, b = between(a, b, 0.08), between(a, b, 0.92)
    dash = f'stroke-dasharray="{9 * k:.1f} {8 * k:.1f}"'
    body = path(_line(a, b), "none", INK, 17 * k, 0.4) + path(_line(a, b), "none", PAPER, 13 * k, 0.3)
    return body + path(_line(a, b), "none", LEGAL, 3.4 * k, None, dash)


def corner(x: float, y: float, k: float) -> str:
    """The cap stone where walls meet."""
    r = 10.4 * k
    foot = f"M{num(x - r)} {num(y)}V{num(y + 8 * k)}A{num(r)} {num(r * 0.8)} 0 0 0 {num(x + r)} {num(y + 8 * k)}V{num(y)}Z"
    body = path(foot, inks.STONE_DARK, INK, 2 * k)
    body += ellipse(x, y, round(r + k, 2), round(r * 0.86 + k, 2), INK)
    body += ellipse(x, y, round(r - k, 2), round(r * 0.86 - k, 2), "#CFC8BA")
    return body + ellipse(x - 1.6 * k, y - 1.8 * k, round(r * 0.56, 2), round(r * 0.42, 2), "#E8E2D3")


def post(x: float, y: float, k: float) -> str:
    """One of the two stone posts of a gate."""
    body = path(f"M{num(x - 8 * k)} {num(y + 10 * k)}v{num(-24 * k)}h{num(16 * k)}v{num(24 * k)}z", inks.STONE, INK, 2 * k)
    shade = f"M{num(x + 2 * k)} {num(y - 14 * k)}h{num(6 * k)}v{num(24 * k)}h{num(-6 * k)}z"
    cap = f"M{num(x - 9.5 * k)} {num(y - 14 * k)}l{num(3.5 * k)} {num(-6 * k)}h{num(12 * k)}l{num(3.5 * k)} {num(6 * k)}z"
    lines = f"M{num(x - 8 * k)} {num(y - 3 * k)}h{num(16 * k)}M{num(x - k)} {num(y - 3 * k)}v{num(13 * k)}"
    lines += f"M{num(x + 2 * k)} {num(y - 14 * k)}v{num(11 * k)}"
    body += path(shade, inks.STONE_DARK, opacity=0.45) + path(cap, "#CFC9BC", INK, 1.9 * k)
    return body + path(lines, "none", inks.STONE_LINE, 1.2 * k)


def gate(a: Point, b: Point, k: float, seed: int, running: bool = False) -> str:
    """Two posts and a sluice board between bits of wall. While water runs the board is up and white dashes lie under it."""
    long = math.dist(a, b)
    ux, uy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
    nx, ny = -uy, ux
    upright = abs(ux) < 0.2
    low, high = (0.17, 0.86) if upright else (0.24, 0.76)
    p, q = between(a, b, low), between(a, b, high)
    body = wall(a, p, k, seed) + wall(q, b, k, seed + 1)
    first, last = between(a, b, low + 0.06), between(a, b, high - 0.06)
    if running:
        body += _stream(first, last, (nx, ny), k)
    lift = 17 * k if running else 0.0
    board = _board(first, last, k, upright, lift, running)
    size = k if upright else 1.12 * k
    if upright:
        body += post(*p, size)
    body += path(line_d(board), inks.WOOD, INK, 2.2 * k)
    planks = ""
    for share in (0.25, 0.5, 0.75):
        ends = (board[0], board[3], board[1], board[2]) if upright else (board[0], board[1], board[3], board[2])
        planks += _line(between(ends[0], ends[1], share), between(ends[2], ends[3], share))
    body += path(planks, "none", inks.WOOD_DARK, 1.3 * k)
    if running and not upright:
        beam = _line(board[0], board[1])
        body += path(beam, "none", INK, 5 * k) + path(beam, "none", "#E0B070", 2.4 * k)
    for x, y in [q] if upright else sorted((p, q), key=lambda point: point[1]):
        body += post(x, y, size)
    return body


def _stream(first: Point, last: Point, across: Point, k: float) -> str:
    nx, ny = across[0] * 15 * k, across[1] * 15 * k
    (ax, ay), (bx, by) = first, last
    sheet = [(ax - nx, ay - ny), (bx - nx, by - ny), (bx + nx, by + ny), (ax + nx, ay + ny)]
    lines = ""
    for share in (0.2, 0.4, 0.6, 0.8):
        x, y = between(first, last, share)
        lines += f"M{num(x - nx * 0.93)} {num(y - ny * 0.93)}L{num(x + nx * 0.93)} {num(y + ny * 0.93)}"
    body = path(line_d(sheet), "#6FBBD0", inks.STREAM_INK, 2 * k)
    return body + path(lines, "none", inks.FOAM, 2 * k, 0.95, f'stroke-dasharray="{8 * k:.1f} {4 * k:.1f}"')


def _board(first: Point, last: Point, k: float, upright: bool, lift: float, running: bool) -> list[Point]:
    (ax, ay), (bx, by) = first, last
    if upright:
        wide, top, low = 7 * k, ay - 4 * k - lift, by - lift * 2.1
        return [(ax - wide, top), (ax + wide, top), (bx + wide, low), (bx - wide, low)]
    head, foot = 10 * k + lift, (4 * k if running else 11 * k) - lift
    return [(ax, ay - head), (bx, by - head), (bx, by + foot), (ax, ay + foot)]
