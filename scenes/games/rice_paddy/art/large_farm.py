"""The large picture of a farm: its sprites, from the bank it stands on up to the tags."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame

from scenes.draw import icons, lettering, svg
from scenes.draw.svg import Point, circle, line_d, num, path
from scenes.draw.theme import BONE, INK, LEGAL, PAPER, POINTED, SHADOW_INK, VEIL, to_hex
from scenes.games.rice_paddy.art import edges, floors, hexes, inks, lines
from scenes.games.rice_paddy.art.farm import (
    LEAST_TAG,
    NO_MARKS,
    TONES,
    Farm,
    Marks,
    Outlined,
    Tag,
    all_discs,
    keep_clear,
    tag_place,
    token_spots,
    worker_place,
)
from scenes.games.rice_paddy.art.hexes import Grid
from scenes.games.rice_paddy.art.pile import Box, Sprite, plate

BANK = 13.0  # how far the bank reaches beyond the field
LOW = 20.0  # how high it is
TAG_FILL = {"": "#D9CFB8", "legal": PAPER, "pointed": POINTED, "chosen": LEGAL}
TAG = 92.0, 104.0  # wide: with an amount, with what it becomes
TOKEN = 40.0
LEAST_TOKEN = 34.0
LEAST_TYPE = 14  # pixels: smaller nobody reads it


def sprites(grid: Grid, farm: Farm, marks: Marks, scale: float) -> list[Sprite]:
    """The farm at this place, `scale` pixels to a design pixel; what lies higher comes later."""
    return [*ground(grid, farm, marks, scale), *standing(grid, farm, scale), *over(grid, farm, marks, scale)]


def box_of(grid: Grid) -> Box:
    """All that a farm may paint on, marks and tags included."""
    k, (w, h) = grid.radius / floors.DESIGN_RADIUS, grid.size
    return grid.x - 24 * k, grid.y - 34 * k, grid.x + w + 24 * k, grid.y + h + 54 * k


# --- ground ---------------------------------------------------------------------------------------------------
def ground(grid: Grid, farm: Farm, marks: Marks, scale: float) -> Iterator[Sprite]:
    """The bank and the floors with their rice."""
    k = grid.radius / floors.DESIGN_RADIUS
    yield plate(("bank", grid), _grown(_hex_box(grid, hexes.HEXES), 22 * k, 44 * k), scale, lambda: bank(grid))
    if farm.field:
        yield _meadow(grid, farm.field, scale)
        for name in farm.field:
            yield _tufts(grid, name, name in farm.rocks, name in farm.magic, scale)
    for number, paddy in enumerate(farm.paddies):
        keep = keep_clear(grid, farm, marks, number)
        yield _floor(grid, farm, number, all_discs(keep, paddy.hexes), scale)
        for name in farm.pools(number):
            yield _pool(grid, name, scale)
        if paddy.rice:
            for name in paddy.hexes:
                yield _rice(grid, name, paddy.rice, keep[name], scale)
    for name in sorted(farm.magic):
        yield _magic(grid, name, scale)


def _hex_box(grid: Grid, names: tuple[str, ...]) -> Box:
    return floors.bounds([grid.corners(name) for name in names])


def _grown(box: Box, side: float, low: float | None = None) -> Box:
    return box[0] - side, box[1] - side, box[2] + side, box[3] + (side if low is None else low)


def bank(grid: Grid) -> str:
    """The raised ground under all ten hexes, with its shadow and the earth of its side."""
    k = grid.radius / floors.DESIGN_RADIUS
    top = lines.bent(lines.closed(grid.outline(hexes.HEXES, -BANK * k)[0], 9 * k), 2 * k)
    shade, low = ([(x + dx * k, y + dy * k) for x, y in top] for dx, dy in ((5, 26), (0, LOW)))
    chance, hatch = random.Random(9), ""
    for n, (x, y) in enumerate(top):
        (ax, _), (bx, _) = top[n - 1], top[(n + 1) % len(top)]
        if bx < ax:  # seen from the front: the ring runs to the left
            hatch += f"M{num(x)} {num(y + 2 * k)}v{num(chance.uniform(9, 17) * k)}"
            if chance.random() < 0.4:
                hatch += f"M{num(x - 4 * k)} {num(y + chance.uniform(8, 13) * k)}h{num(8 * k)}"
    d = line_d(top)
    body = path(line_d(shade), SHADOW_INK, opacity=0.28) + path(line_d(low), inks.BANK_SIDE, INK, 2.2 * k)
    rim = [*top, top[0]]
    for a, b in zip(rim, rim[1:], strict=False):  # each piece by itself: pieces that turn the other way would leave holes
        body += path(line_d([a, b, (b[0], b[1] + LOW * k), (a[0], a[1] + LOW * k)]), inks.BANK_SIDE, inks.BANK_SIDE, 0.6)
    body += path(hatch, "none", "#2E2417", 1.3 * k, 0.75)
    return body + path(d, inks.BANK, INK, 2 * k) + path(d, "none", inks.BANK_EDGE, 4 * k, 0.6)


def _meadow(grid: Grid, names: tuple[str, ...], scale: float) -> Sprite:
    k, rings = grid.radius / floors.DESIGN_RADIUS, grid.outline(names, -0.6)

    def body() -> str:
        dashes = f'stroke-dasharray="{6 * k:.1f} {6 * k:.1f}"'
        seams = "".join(line_d(grid.ends(named), False) for named in inner_edges(names))
        return floors.grass(rings, k, "meadow") + (path(seams, "none", inks.GRASS_INK, 1.3 * k, 0.55, dashes) if seams else "")

    return plate(("meadow", grid, names), _grown(_hex_box(grid, names), 1), scale, body, lambda: floors.cutter(rings))


def inner_edges(names: tuple[str, ...]) -> list[str]:
    """The edges that hexes of a set share."""
    rim = set(hexes.around(names))
    return sorted({hexes.edge(name, step) for name in names for step in hexes.STEPS} - rim)


def _tufts(grid: Grid, name: str, rocky: bool, magic: bool, scale: float) -> Sprite:
    k, ring = grid.radius / floors.DESIGN_RADIUS, grid.corners(name)
    x, y = grid.centre(name)
    keep = ((x, y, grid.radius * 0.56),) if rocky or magic else ()
    what = ("tufts", grid, name, rocky, magic)
    return plate(what, _hex_box(grid, (name,)), scale, lambda: floors.tufts(ring, k, name, keep))


def _floor(grid: Grid, farm: Farm, number: int, keep: tuple[floors.Disc, ...], scale: float) -> Sprite:
    names, kind = farm.paddies[number].hexes, farm.floor(number)
    k, rings = grid.radius / floors.DESIGN_RADIUS, grid.outline(names, -0.6)
    label = "-".join(names)
    if kind != "flooded":
        keep = ()

    def body() -> str:
        seams = "".join(line_d(grid.ends(named), False) for named in inner_edges(names))
        dashes = f'stroke-dasharray="{5 * k:.1f} {6 * k:.1f}"'
        tone = inks.RIPPLE if kind == "flooded" else inks.MUD_LINE
        drawn = path(seams, "none", tone, 1.2 * k, 0.6, dashes) if seams else ""
        if kind != "flooded":
            return floors.mud(rings, k, label, kind == "partly") + drawn
        shores = [grid.outline(names, inset * k) for inset in (14, 22)]
        return floors.water(rings, shores, k, label, keep) + drawn

    what = ("floor", grid, names, kind, keep)
    return plate(what, _grown(_hex_box(grid, names), 1), scale, body, lambda: floors.cutter(rings))


def _pool(grid: Grid, name: str, scale: float) -> Sprite:
    (x, y), k = grid.centre(name), grid.radius / floors.DESIGN_RADIUS
    ring, rim = floors.pool_ring(x, y, grid.radius * 0.57), floors.pool_ring(x, y, grid.radius * 0.57 + 3 * k)
    far = grid.radius * 0.57 + 4 * k

    def draw() -> pygame.Surface:
        water = plate((), area, scale, lambda: floors.water([ring], [], 0.9 * k, name), lambda: floors.cutter([ring])).draw()
        out = plate((), area, scale, lambda: path(line_d(rim), "#6E5638", opacity=0.5)).draw()
        out.blit(water, (0, 0))
        out.blit(plate((), area, scale, lambda: path(line_d(ring), "none", "#2B4A5A", 1.8 * k)).draw(), (0, 0))
        return out

    area = x - far, y - far, x + far, y + far
    empty = plate(("pool", grid, name), area, scale, str)
    return Sprite(empty.what, empty.area, draw)


def _rice(grid: Grid, name: str, kind: str, keep: tuple[floors.Disc, ...], scale: float) -> Sprite:
    x, y = grid.centre(name)
    draw = floors.planted if kind == "planted" else floors.grown
    box = _grown(_hex_box(grid, (name,)), 20 * grid.radius / floors.DESIGN_RADIUS)
    return plate(("rice", grid, name, kind, keep), box, scale, lambda: draw(x, y, grid.radius, name, keep))


def _magic(grid: Grid, name: str, scale: float) -> Sprite:
    (x, y), far = grid.centre(name), grid.radius * 0.56
    box = x - far - 2, y - far - 2, x + far + 2, y + far + 2
    return plate(("magic", grid, name), box, scale, lambda: magic_water(x, y, far))


def magic_water(x: float, y: float, far: float) -> str:
    """A disc of magic water in its glow, `far` from its middle to the rim of the glow."""
    body = circle(x, y, far, inks.MAGIC_PALE, opacity=0.4) + circle(x, y, far * 0.86, inks.MAGIC_PALE, opacity=0.45)
    return body + figure("magic-water", x, y, far * 1.5)


def figure(name: str, x: float, y: float, side: float) -> str:
    """An icon in a square of so many design pixels around a point."""
    return svg.group(icons.inner(name), x - side / 2, y - side / 2, side / 48)


# --- what stands ----------------------------------------------------------------------------------------------
def standing(grid: Grid, farm: Farm, scale: float) -> list[Sprite]:
    """Edges, corner stones and rocks, the farther ones first."""
    found: list[tuple[float, Sprite]] = []
    ends: dict[tuple[int, int], tuple[Point, bool]] = {}
    k = grid.radius / floors.DESIGN_RADIUS
    for named in hexes.edges():
        kind = farm.edge(named)
        if not kind:
            continue
        a, b = grid.ends(named)
        running = kind == "inlet" or (kind == "gate" and named in farm.running)
        found.append(((a[1] + b[1]) / 2, _edge(grid, named, kind, running, named in farm.fresh, scale)))
        for x, y in (a, b):
            key = round(x), round(y)
            walled = ends.get(key, ((x, y), False))[1] or kind != "fence"
            ends[key] = (x, y), walled
    for point, walled in ends.values():
        if walled:
            found.append((point[1] + 3 * k, _corner(grid, point, scale)))
    for name in sorted(farm.rocks):
        found.append((grid.centre(name)[1] + 18 * k, _rock(grid, name, scale)))
    return [sprite for _, sprite in sorted(found, key=lambda pair: pair[0])]


def _edge(grid: Grid, named: str, kind: str, running: bool, fresh: bool, scale: float) -> Sprite:
    k, (a, b) = grid.radius / floors.DESIGN_RADIUS, grid.ends(named)
    seed = floors.seed_of(named)

    def body() -> str:
        if kind == "fence":
            return edges.fence(a, b, k)
        if kind == "wall":
            return edges.wall(a, b, k, seed, fresh)
        return edges.gate(a, b, k, seed, running)

    box = _grown(floors.bounds([[a, b]]), 26 * k, 32 * k)
    if kind in ("gate", "inlet"):
        box = box[0], box[1] - 16 * k, box[2], box[3]
    return plate(("edge", grid, named, kind, running, fresh), box, scale, body)


def _corner(grid: Grid, point: Point, scale: float) -> Sprite:
    k, (x, y) = grid.radius / floors.DESIGN_RADIUS, point
    box = x - 14 * k, y - 13 * k, x + 14 * k, y + 20 * k
    return plate(("corner", k, round(x, 2), round(y, 2)), box, scale, lambda: edges.corner(x, y, k))


def _rock(grid: Grid, name: str, scale: float) -> Sprite:
    z, (x, y) = 2.1 * grid.radius / floors.DESIGN_RADIUS, grid.centre(name)

    def body() -> str:
        stone = icons.inner("rock")
        parts = ((-30, -22, 1.0), (9, -4, 0.5), (-38, 2, 0.42))
        return "".join(svg.group(stone, x + dx * z, y + dy * z, z * size) for dx, dy, size in parts)

    return plate(("rock", grid, name), (x - 42 * z, y - 24 * z, x + 38 * z, y + 26 * z), scale, body)


# --- what lies over it ----------------------------------------------------------------------------------------
def over(grid: Grid, farm: Farm, marks: Marks = NO_MARKS, scale: float = 1.0) -> Iterator[Sprite]:
    """Veil, land to be closed with the sections to come, outlines, the way of water, tokens, workers, tags."""
    for name in sorted(marks.veiled):
        yield _veil(grid, name, scale)
    for name in sorted(farm.planned):
        yield _chosen_land(grid, name, scale)
    for named in farm.to_come():
        yield _to_come(grid, named, scale)
    order = {"legal": 0, "chosen": 1, "pointed": 2}
    for outlined in sorted(marks.outlines, key=lambda found: order[found.tone]):
        yield _outline(grid, outlined, scale)
    if len(marks.flow) > 1:
        yield flow_line(marks.flow, grid.radius / floors.DESIGN_RADIUS, scale)
    for paddy in farm.paddies:
        for kind, many, x, y in token_spots(grid, paddy):
            yield token(kind, x, y, max(LEAST_TOKEN, TOKEN * grid.radius / floors.DESIGN_RADIUS), scale, many)
    for number, (kind, _) in enumerate(farm.workers):
        x, y = worker_place(grid, farm, number)
        yield worker(kind, x, y, max(26.0, 38 * grid.radius / floors.DESIGN_RADIUS), scale)
    yield from tags(grid, farm, marks, scale)


def _veil(grid: Grid, name: str, scale: float) -> Sprite:
    ring = grid.corners(name)
    body = path(line_d(ring), to_hex(VEIL), opacity=VEIL[3] / 255)
    return plate(("veil", grid, name), _hex_box(grid, (name,)), scale, lambda: body)


def _chosen_land(grid: Grid, name: str, scale: float) -> Sprite:
    """The pale gold over a hex of the land that is to be closed."""
    ring = grid.corners(name)
    return plate(("chosen land", grid, name), _hex_box(grid, (name,)), scale, lambda: path(line_d(ring), LEGAL, opacity=0.24))


def _to_come(grid: Grid, named: str, scale: float) -> Sprite:
    k, (a, b) = grid.radius / floors.DESIGN_RADIUS, grid.ends(named)
    return plate(("to come", grid, named), _grown(floors.bounds([[a, b]]), 10 * k), scale, lambda: edges.planned(a, b, k))


def _outline(grid: Grid, outlined: Outlined, scale: float) -> Sprite:
    k, names = grid.radius / floors.DESIGN_RADIUS, tuple(sorted(outlined.hexes))

    def body() -> str:
        d = "".join(line_d(ring) for ring in grid.outline(outlined.hexes, 11 * k))
        return path(d, "none", INK, 8.5 * k) + path(d, "none", TONES[outlined.tone], 5 * k)

    return plate(("outline", grid, names, outlined.tone), _hex_box(grid, names), scale, body)


def _flow_body(points: tuple[Point, ...], k: float) -> str:
    moved = [(x, y + 16 * k) for x, y in points]
    d, wide = svg.smooth_d(moved), 15.0
    body = path(d, "none", INK, (wide - 7) * k, 0.55)
    body += path(d, "none", "#DFF2F2", (wide - 10) * k, 0.95, f'stroke-dasharray="{3 * k:.1f} {9 * k:.1f}"')
    places = lines.walk(lines.dense(moved), 30 * k, 62 * k, 16 * k)
    return body + "".join(chevron(x, y, turn, 1.05 * k, True) for x, y, turn in places)


def flow_line(points: tuple[Point, ...], k: float, scale: float) -> Sprite:
    """The way that water would take: pale dashes and gold chevrons over the field."""
    box = _grown(floors.bounds([lines.dense(points)]), 12 * k, 28 * k)
    return plate(("flow", points, k), box, scale, lambda: _flow_body(points, k))


def chevron(x: float, y: float, turn: float, k: float, gold: bool = False) -> str:
    """A double chevron that points downstream; `turn` in degrees."""
    d = "M-6 -6.5L1.5 0L-6 6.5M0 -6.5L7.5 0L0 6.5"
    body = path(d, "none", INK, 5.4) + path(d, "none", inks.GOLD if gold else POINTED, 2.6)
    return svg.group(body, round(x, 1), round(y, 1), k, round(turn, 1))


def token_body(kind: str, x: float, y: float, side: float) -> str:
    """An icon on a bone disc: it stands on the field."""
    body = circle(x + 0.04 * side, y + 0.07 * side, round(side * 0.56, 2), SHADOW_INK, opacity=0.3)
    body += circle(x, y, round(side * 0.56, 2), inks.TOKEN, INK, round(side * 0.05, 2))
    return body + figure(kind, x, y, side * 0.84)


def token(kind: str, x: float, y: float, side: float, scale: float, many: int = 1) -> Sprite:
    """A token, with how many there are where they are several."""
    body = token_body(kind, x, y, side)
    cx, cy, r = x + side * 0.48, y - side * 0.44, side * 0.28
    if many > 1:
        body += circle(cx, cy, round(r, 2), INK)
    box = x - side * 0.64, y - side * 0.76, x + side * 0.8, y + side * 0.7
    made = plate(("token", kind, many, side, x, y), box, scale, lambda: body)

    def draw() -> pygame.Surface:
        out = made.draw()
        if many > 1:
            px = max(LEAST_TYPE, round(side * 0.44 * scale))
            words = lettering.render(str(many), px, "sans", "Bold", BONE)
            lettering.centred(out, words, cx * scale - made.area[0], cy * scale - made.area[1], px)
        return out

    return Sprite(made.what, made.area, draw)


def worker(kind: str, x: float, y: float, side: float, scale: float) -> Sprite:
    """Somebody at work, on a pale shadow, without a disc: figures walk, tokens lie."""

    def body() -> str:
        inner = icons.inner(kind)
        shade = f'<ellipse cx="{num(x + 2)}" cy="{num(y + side * 0.42)}" rx="{num(side * 0.44)}" ry="{num(side * 0.13)}"'
        halo = circle(x, y, round(side * 0.5, 1), inks.TOKEN, opacity=0.55)
        return f'{shade} fill="{SHADOW_INK}" opacity="0.35"/>{halo}' + svg.group(inner, x - side / 2, y - side / 2, side / 48)

    box = x - side * 0.56, y - side * 0.56, x + side * 0.6, y + side * 0.6
    return plate(("worker", kind, x, y, side), box, scale, body)


# --- tags -----------------------------------------------------------------------------------------------------
def tags(grid: Grid, farm: Farm, marks: Marks, scale: float) -> list[Sprite]:
    """The tags of its paddies."""
    k = max(grid.radius / floors.DESIGN_RADIUS, LEAST_TAG)
    return [tag_sprite(tag, *tag_place(grid, farm, tag.paddy), k, scale) for tag in marks.tags]


def tag_sprite(tag: Tag, x: float, y: float, k: float, scale: float) -> Sprite:
    """The arrow-shaped tag of a paddy around a point."""
    wide = TAG[1] if len(tag.text) > 3 else TAG[0]
    half = wide / 2
    box = x - (half + 13) * k, y - 28 * k, x + (half + 4) * k, y + 21 * k
    empty = plate(("tag", tag, x, y, k), box, scale, lambda: _tag_body(tag, x, y, k, half))

    def draw() -> pygame.Surface:
        out = empty.draw()
        left, top = empty.area[:2]
        number = max(LEAST_TYPE, round(17 * k * scale))
        words = lettering.render(str(tag.paddy + 1), number, "serif", "Bold", BONE)
        lettering.centred(out, words, (x - (half - 15) * k) * scale - left, y * scale - top, number)
        px = max(LEAST_TYPE, round(19 * k * scale))
        words = lettering.render(tag.text, px)
        room = (half - 49 + half - 8) * k * scale
        middle = (x - (half - 49) * k) * scale - left + min(room, words.get_width()) / 2
        lettering.centred(out, words, middle, y * scale - top, px)
        return out

    return Sprite(empty.what, empty.area, draw)


def _tag_body(tag: Tag, x: float, y: float, k: float, half: float) -> str:
    d = f"M{-half:g} -15H{half - 9:g}l9 15-9 15H{-half:g}z"
    body = svg.group(path(d, SHADOW_INK, opacity=0.3), 2, 4) + path(d, TAG_FILL[tag.tone], INK, 2)
    body += circle(-half + 15, 0, 11, INK) + figure("water-drop", -half + 37, 0, 21)
    if tag.tone in ("chosen", "pointed"):
        body += circle(-half, -15, 10, TAG_FILL[tag.tone], INK, 2)
    if tag.tone == "chosen":
        body += path(f"M{-half - 4.6:g} -15l3.3 3.5 6 -7", "none", INK, 2.7)
    return svg.group(body, x, y, k)
