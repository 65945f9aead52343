"""Fire and air."""

from __future__ import annotations

import math

from scenes.draw.motifs.picture import Picture, arc_d, polar, seg_d
from scenes.draw.svg import flame_d, group, line_d, num, path, smooth_d
from scenes.theme import mix

RED, ORANGE, YELLOW = "#C8402B", "#EE8A34", "#F9D36B"


# ---------------------------------------------------------------- fire
def _tongue(p: Picture, x: float, base: float, tall: float, fat: float = 1.0) -> None:
    """One flame, drawn three times inside itself."""
    wide, lean = tall * p.between(0.2, 0.27) * fat, p.between(-0.18, 0.18) * tall
    p.shape(flame_d(x, base, tall, wide, lean), RED)
    p.add(path(flame_d(x + lean * 0.05, base, tall * 0.7, wide * 0.66, lean * 0.8), ORANGE))
    p.add(path(flame_d(x + lean * 0.03, base, tall * 0.42, wide * 0.4, lean * 0.6), YELLOW))


def _blaze(p: Picture, x: float, base: float, tall: float, count: int, spread: float) -> None:
    """Several tongues, the tallest behind."""
    tongues = sorted(((x + spread * p.between(-1, 1), tall * p.between(0.5, 1)) for _ in range(count)), key=lambda t: -t[1])
    for at, height in tongues:
        _tongue(p, at, base, height)


def _sparks(p: Picture, count: int, low: float = 0.55) -> None:
    p.dots(((p.wide(0, 1), p.tall(0.04, low), p.between(0.8, 2.3)) for _ in range(count)), "#FBD27A")


def _logs(p: Picture, x: float, y: float, half: float) -> None:
    for a, b in ((-1, 0.6), (1, -0.6), (-0.7, 1)):
        p.cased(seg_d(x + half * a, y + 3, x + half * b, y - 4), "#6B4A33", 5)


def burning_horizon(p: Picture) -> None:
    """A row of fires along the edge of the land."""
    p.glow(p.w / 2, p.horizon + 10, p.w * 0.62, "#FBD27A", 0.85)
    count = p.rng.choice((9, 11, 13))
    for k in range(count):
        _tongue(p, p.w * (k + 0.5) / count + p.between(-7, 7), p.horizon + 12, p.tall(0.18, 0.46))
    _sparks(p, 18)


def volcano(p: Picture) -> None:
    """A cone that spits, with lava running down."""
    x, wide, top = p.w * (0.2 + 0.6 * p.fx), p.wide(0.3, 0.42), p.tall(0.24, 0.32)
    base, lip = p.horizon + p.h * 0.1, wide * 0.16
    p.glow(x, top, p.h * 0.62, "#F9A54A", 0.9)
    for k in range(7):
        angle = math.radians(-90 + (k - 3) * 17 + p.between(-5, 5))
        mid, tip = polar(x, top, p.h * 0.16, angle), polar(x, top, p.tall(0.2, 0.34), angle * 1.0)
        bend = (tip[0] - x) * 0.5
        p.stroke(
            f"M{num(x)} {num(top)}Q{num(mid[0])} {num(mid[1] - 8)} {num(tip[0] + bend)} {num(tip[1] + abs(bend) * 0.7)}",
            ORANGE if k % 2 else YELLOW,
            1.5,
        )
    cone = [(x - wide, base), (x - wide * 0.45, base - (base - top) * 0.45), (x - lip, top), (x + lip, top)]
    cone += [(x + wide * 0.5, base - (base - top) * 0.4), (x + wide, base)]
    p.shape(line_d(cone), "#4C3238")
    shade = [
        (x + lip * 0.3, top),
        (x + lip, top),
        (x + wide * 0.5, base - (base - top) * 0.4),
        (x + wide, base),
        (x + lip, base),
    ]
    p.add(path(line_d(shade), "#2B1A22", opacity=0.55))
    for turn in (-0.5, 0.15, 0.75):
        run = [(x + lip * turn, top), (x + wide * turn * 0.3 + 4, top + (base - top) * 0.35)]
        run += [(x + wide * turn * 0.45 - 4, top + (base - top) * 0.7), (x + wide * turn * 0.62, base)]
        p.stroke(smooth_d(run), RED, 3.4)
        p.stroke(smooth_d(run), YELLOW, 1.3)
    _sparks(p, 14, 0.4)


def fire_waves(p: Picture) -> None:
    """The whole sky rolling in bands of flame."""
    p.glow(p.w / 2, p.horizon, p.w * 0.6, "#FBD27A", 0.7)
    for k, colour in enumerate(("#8E2A2A", RED, ORANGE, "#F4B24E")):
        y = p.h * (0.22 + 0.12 * k)
        crest = [(-10.0, p.h)]
        x = -10.0
        while x < p.w + 20:
            step = p.wide(0.1, 0.16)
            crest += [
                (x, y + p.h * 0.1),
                (x + step * 0.55, y - p.tall(0.02, 0.1)),
                (x + step * 0.8, y + p.h * 0.03),
            ]
            x += step
        crest.append((p.w + 30, p.h))
        p.shape(smooth_d(crest) + "Z", colour, 0.9)
    _sparks(p, 16, 0.3)


def smoulder(p: Picture) -> None:
    """Smoke columns over glowing ground."""
    p.glow(p.w * p.fx, p.horizon + 6, p.w * 0.5, "#F7A04E", 0.8)
    for k in range(4):
        x = p.w * (0.12 + 0.25 * k) + p.between(-12, 12)
        left, right = [], []
        for j in range(7):
            t = j / 6
            sway = math.sin(t * 6 + k * 2) * 10 * t
            left.append((x + sway - 3 - 16 * t, p.horizon + 10 - t * p.h * 0.62))
            right.append((x + sway + 3 + 16 * t, p.horizon + 10 - t * p.h * 0.62))
        p.shape(smooth_d(left + right[::-1], True), mix("#5A4048", "#2A1D2A", p.between(0, 1)), 0.7, 0.85)
        _tongue(p, x, p.horizon + 14, p.tall(0.12, 0.22), 1.3)
    _sparks(p, 16)


def burning_wood(p: Picture) -> None:
    """Black trunks before a wall of light."""
    p.glow(p.w * (0.3 + 0.4 * p.fx), p.horizon, p.w * 0.6, "#FBD27A", 0.9)
    for k in range(7):
        _tongue(p, p.w * (k + 0.5) / 7 + p.between(-12, 12), p.horizon + 12, p.tall(0.14, 0.34))
    for k in range(9):
        x, base, tall = p.w * (k + 0.5) / 9 + p.between(-10, 10), p.horizon + 16, p.tall(0.4, 0.62)
        lean, half = p.between(-7, 7), p.between(2.5, 5)
        p.shape(
            line_d([(x - half, base), (x + lean - 1, base - tall), (x + lean + 1, base - tall), (x + half, base)]), "#2A1A20", 0.7
        )
        limbs = ""
        for j in range(5):
            t, way = 0.35 + 0.13 * j, 1 if j % 2 else -1
            reach = tall * 0.22 * (1.1 - t)
            limbs += f"M{num(x + lean * t)} {num(base - tall * t)}q{num(way * reach)} {num(-reach * 0.2)} {num(way * reach * 1.4)} {num(-reach)}"
        p.stroke(limbs, "#2A1A20", 1.2)
    _sparks(p, 20)


def fire_rain(p: Picture) -> None:
    """Burning stones falling from the sky."""
    way = p.side()
    p.glow(p.w / 2, p.horizon + 10, p.w * 0.55, "#F7A04E", 0.7)
    for _ in range(8):
        x, y, r = p.wide(0.04, 0.96), p.tall(0.1, 0.6), p.between(3, 7)
        long = r * p.between(6, 10)
        tail = f"M{num(x - r)} {num(y)}Q{num(x - way * long * 0.3)} {num(y - long * 0.5)} {num(x - way * long * 0.8)} {num(y - long)}"
        tail += f"Q{num(x - way * long * 0.1)} {num(y - long * 0.5)} {num(x + r)} {num(y)}Z"
        p.shape(tail, ORANGE, 0.7)
        p.circle(x, y, r, YELLOW, 0.8)
    _sparks(p, 16, 0.5)


def bonfire(p: Picture) -> None:
    """One great fire."""
    x, base = p.w * p.fx, p.horizon + p.h * 0.18
    p.glow(x, base - p.h * 0.15, p.h * 0.5 * p.big, "#FBC46A", 0.7)
    _logs(p, x, base, p.w * 0.1)
    _blaze(p, x, base, p.h * 0.52 * p.big, 7, p.w * 0.1)


def camp_fires(p: Picture) -> None:
    """Three small fires across the land."""
    for k, at in enumerate(p.rng.sample((0.14, 0.36, 0.6, 0.84), 3)):
        x, base = p.w * at, p.horizon + p.h * (0.12 + 0.05 * k)
        p.glow(x, base - 8, p.h * 0.24, "#FBC46A", 0.7)
        _logs(p, x, base, 14)
        _blaze(p, x, base, p.tall(0.2, 0.3) * p.big, 4, 8)


def fire_pillar(p: Picture) -> None:
    """A column of flame from earth to sky."""
    x, base, half = p.w * p.fx, p.horizon + p.h * 0.2, p.w * 0.085 * p.big
    p.glow(x, p.h * 0.45, p.h * 0.7, "#FBC46A", 0.85)
    for scale, colour in ((1.0, RED), (0.66, ORANGE), (0.34, YELLOW)):
        left, right = [], []
        for k in range(9):
            t = k / 8
            wave = math.sin(t * 9 + (0 if scale == 1 else 1)) * half * 0.28
            wide = half * scale * (1.35 - 0.75 * math.sin(math.pi * min(1, t * 1.1)) + 0.45 * t)
            y = base - t * (base + 14)
            left.append((x - wide + wave, y))
            right.append((x + wide + wave, y))
        p.shape(smooth_d(left + right[::-1], True), colour, 1 if scale == 1 else 0)
    for k in range(8):
        _tongue(p, x + half * (k - 3.5) * 0.62, base + 8, p.tall(0.14, 0.3))


def fire_ring(p: Picture) -> None:
    """Flames standing in a ring of scorched ground."""
    x, y, rx, ry = p.w * p.fx, p.horizon + p.h * 0.2, p.w * 0.24 * p.big, p.h * 0.11
    p.glow(x, y, rx * 1.3, "#FBC46A", 0.6)
    p.add(f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="#2A1A1A" opacity="0.55"/>')
    for angle in sorted((math.tau * k / 18 + p.between(-0.08, 0.08) for k in range(18)), key=math.sin):
        near = math.sin(angle)
        base = y + ry * near + p.h * 0.035
        _tongue(p, x + rx * math.cos(angle), base, p.tall(0.13, 0.22) * (1.1 + 0.35 * near), 1.5)


def fire_edge(p: Picture) -> None:
    """Tongues along the lower edge, high at the sides."""
    for k in range(9):
        high = 1.2 if k in (0, 1, 7, 8) else 0.66
        _tongue(p, p.w * (k + 0.5) / 9 + p.between(-7, 7), p.h + 6, p.tall(0.24, 0.5) * high * p.big)


def torches(p: Picture) -> None:
    """Two torches frame the view."""
    for at in (0.09, 0.91):
        x, y = p.w * at, p.tall(0.5, 0.58)
        p.glow(x, y - 14, p.h * 0.34, "#FBC46A", 0.75)
        p.cased(seg_d(x, p.h + 6, x, y), "#6B4A33", 6)
        p.shape(line_d([(x - 13, y - 6), (x + 13, y - 6), (x + 8, y + 10), (x - 8, y + 10)]), "#7A5A3A")
        _blaze(p, x, y - 4, p.h * 0.36 * p.big, 4, 7)


def corner_fire(p: Picture) -> None:
    """A blaze climbing one corner, sparks drifting off."""
    right = p.side()
    x0 = p.w if right > 0 else 0.0
    p.glow(x0, p.h, p.w * 0.55, "#F7A04E", 0.7)
    for k in range(6):
        _tongue(
            p,
            x0 - right * p.w * 0.075 * k,
            p.h + 8,
            p.h * (0.82 - 0.11 * k) * p.between(0.85, 1.05) * p.big,
            1.15,
        )
    arcs = "".join(arc_d(x0 - right * p.wide(0.2, 0.8), p.tall(0.15, 0.7), p.between(6, 14), p.between(2, 6)) for _ in range(9))
    p.stroke(arcs, "#FBD27A", 0.9)


def embers(p: Picture) -> None:
    """Glowing cracks and embers in the foreground, a low fire."""
    for k in range(4):
        x, y = p.wide(0.02, 0.9), p.tall(0.82, 0.97)
        run = [
            (x, y),
            (x + 18, y + p.between(-6, 6)),
            (x + 34, y + p.between(-7, 7)),
            (x + 58, y + p.between(-6, 6)),
        ]
        p.stroke(line_d(run, False), RED, 3)
        p.stroke(line_d(run, False), YELLOW, 1.1)
    _blaze(p, p.w * p.fx, p.h * 0.95, p.h * 0.46 * p.big, 6, p.w * 0.1)
    _sparks(p, 22, 0.9)


# ---------------------------------------------------------------- air
def _curl(p: Picture, x: float, y: float, long: float, r: float, way: int, up: int, colour: str, width: float) -> None:
    """A band of wind that ends in a spiral."""
    points = [(x, y), (x + way * long * 0.3, y + up * 5), (x + way * long * 0.65, y - up * 3)]
    cx, cy = x + way * long, y + up * r
    for k in range(18):
        t = k / 17
        points.append(polar(cx, cy, r * (1 - 0.72 * t), -up * math.pi / 2 + way * up * t * math.pi * 2.6))
    p.cased(smooth_d(points), colour, width)


def _wind_tone(p: Picture, near: float) -> str:
    return mix("#8FA0CC", "#E2E7F5", near) if p.night else mix("#F2EFE2", "#FFFDF6", near)


def _leaves(p: Picture, count: int) -> None:
    leaf = "M0 0q4-4 9 0q-5 4-9 0z"
    for _ in range(count):
        body = path(leaf, p.rng.choice(("#8C9A4A", "#B98A3C", "#6F9A52")), p.ink, round(p.pen * 0.6, 2))
        p.add(
            group(
                body,
                round(p.wide(0.04, 0.96)),
                round(p.tall(0.12, 0.88)),
                p.between(0.8, 1.4),
                round(p.between(0, 360)),
            )
        )


def _streams(p: Picture, rows: int, top: float, step: float, width: float, near: float) -> None:
    for k in range(rows):
        way, up = p.side(), p.rng.choice((-1, -1, 1))
        x = p.wide(-0.1, 0.2) if way > 0 else p.wide(0.8, 1.1)
        y = p.h * (top + k * step) + p.between(-6, 6)
        _curl(p, x, y, p.wide(0.4, 0.8), p.tall(0.05, 0.09), way, up, _wind_tone(p, near), width)


def high_winds(p: Picture) -> None:
    """Long bands far off."""
    _streams(p, 5, 0.12, 0.1, 2.2, 0.1)


def _cloud(p: Picture, x: float, y: float, wide: float, tall: float, colour: str) -> None:
    """A billowing cloud with a flat base and a curl inside."""
    bumps = [(x - wide / 2, y)]
    count = 6
    for k in range(count):
        t = (k + 0.5) / count
        bumps.append((x - wide / 2 + wide * t, y - tall * math.sin(math.pi * t) * p.between(0.75, 1.15)))
    r = wide / count * 0.72
    d = f"M{num(x - wide / 2)} {num(y)}"
    for bx, by in [*bumps[1:], (x + wide / 2, y)]:
        d += f"A{num(r)} {num(r)} 0 0 1 {num(bx)} {num(by)}"
    p.shape(d + f"Q{num(x)} {num(y + tall * 0.12)} {num(x - wide / 2)} {num(y)}Z", colour)
    marks = [arc_d(bx - r * 0.5, by + r * 0.55, r, r * 0.5) for bx, by in bumps[1:]]
    p.hatch(marks, mix(colour, p.ink, 0.45), 0.7, 0.8)


def cloud_towers(p: Picture) -> None:
    """Great clouds along the horizon."""
    pale = p.shade("#FBF6E8", "#6F7BA6")
    for k in range(4):
        x = p.w * (0.06 + 0.3 * k) + p.between(-14, 14)
        _cloud(
            p,
            x,
            p.horizon + p.h * 0.06,
            p.wide(0.34, 0.5),
            p.tall(0.26, 0.48),
            mix(pale, p.sky[1], p.between(0, 0.4)),
        )


def sky_rivers(p: Picture) -> None:
    """The sky as a bundle of flowing bands."""
    for k in range(7):
        y = p.h * (0.04 + 0.085 * k)
        tone = mix(p.sky[0], p.shade("#FFFFFF", "#8FA0CC"), 0.15 + 0.35 * (k % 2))
        shift = p.between(0, 6)
        edge = [(p.w * j / 8, y + math.sin(j * 0.9 + k * 0.5 + shift * 0.2) * p.h * 0.045) for j in range(-1, 10)]
        low = [(x, v + p.h * 0.085) for x, v in reversed(edge)]
        p.shape(smooth_d(edge) + "L" + smooth_d(low)[1:] + "Z", tone, 0.55)
    _curl(p, p.w * 0.1, p.h * 0.3, p.w * 0.45, p.h * 0.1, 1, -1, _wind_tone(p, 0.6), 3)


def thunderheads(p: Picture) -> None:
    """Dark clouds with distant lightning."""
    for k in range(3):
        x = p.w * (0.15 + 0.35 * k) + p.between(-16, 16)
        bolt(p, x, p.h * 0.26, p.horizon + p.h * 0.03, 7)
        _cloud(p, x, p.h * 0.3, p.wide(0.42, 0.52), p.tall(0.22, 0.3), mix("#6D7C8C", "#4A5568", p.between(0, 1)))


def winds(p: Picture) -> None:
    """Bands with leaves in them."""
    _streams(p, 4, 0.16, 0.13, 3, 0.55)
    _leaves(p, 9)


def whirlwind(p: Picture) -> None:
    """A turning column with dust at its foot."""
    x, base, top = p.w * p.fx, p.horizon + p.h * 0.22, p.h * 0.04
    left, right, rings = [], [], []
    for k in range(11):
        t = k / 10
        rx = p.w * (0.2 * (1 - t) ** 1.15 + 0.022) * p.big
        cx, y = x + math.sin(t * 5 + 0.4) * 10, top + (base - top) * t
        left.append((cx - rx, y))
        right.append((cx + rx, y))
        rings.append((cx, y, rx))
    tone = _wind_tone(p, 0.35)
    p.shape(smooth_d(left) + "L" + smooth_d(right[::-1])[1:] + "Z", mix(tone, p.sky[1], 0.25), 0.9, 0.92)
    shade = [(cx + rx * 0.35, y) for cx, y, rx in rings]
    dusk = smooth_d(shade) + "L" + smooth_d(right[::-1])[1:] + "Z"
    p.add(path(dusk, mix(tone, p.ink, 0.45), opacity=0.45))
    bands = ""
    for cx, y, rx in rings[:-1]:
        bands += f"M{num(cx - rx)} {num(y)}C{num(cx - rx * 0.7)} {num(y + rx * 0.42)} {num(cx + rx * 0.7)} "
        bands += f"{num(y + rx * 0.42)} {num(cx + rx)} {num(y)}"
    p.cased(bands, _wind_tone(p, 1), 2.2)
    cx, y, rx = rings[0]
    p.cased(f"M{num(cx - rx)} {num(y)}a{num(rx)} {num(rx * 0.22)} 0 0 1 {num(2 * rx)} 0", _wind_tone(p, 1), 2.2)
    dust = ((x + p.wide(-0.13, 0.13), base + p.between(-2, 9), p.between(4, 9)) for _ in range(9))
    for at, low, r in dust:
        p.circle(at, low, r, mix(p.ground_colour, "#FFFFFF", p.between(0.1, 0.4)), 0.7)
    _leaves(p, 9)


def ribbon(p: Picture) -> None:
    """One band of wind that loops twice across the sky."""
    way, y = p.side(), p.tall(0.36, 0.5)
    points = []
    for k in range(46):
        t = k / 45
        swing = t * math.tau * 2.4
        x = p.w * (-0.06 + 1.0 * t) + math.sin(swing) * p.w * 0.09
        points.append((x if way > 0 else p.w - x, y - (1 - math.cos(swing)) * p.h * 0.13 + t * p.h * 0.1))
    p.cased(smooth_d(points), _wind_tone(p, 0.9), 4.4)
    _streams(p, 1, 0.72, 0.1, 2.4, 0.6)
    _leaves(p, 11)


def drifting_seeds(p: Picture) -> None:
    """Dandelion seeds on the wind."""
    tone, stems, tufts, seeds = p.shade("#FFFDF4", "#D5DBF0"), "", "", []
    for _ in range(11):
        x, y, r, lean = p.wide(0.05, 0.95), p.tall(0.1, 0.6), p.between(7, 14), p.between(-0.5, 0.5)
        foot = polar(x, y, r * 2, math.pi / 2 + lean)
        stems += seg_d(x, y, *foot)
        seeds.append((foot[0], foot[1], 1.8))
        for k in range(9):
            tufts += seg_d(x, y, *polar(x, y, r, -math.pi * k / 8 + lean))
    p.stroke(tufts + stems, p.ink, 1.9, 0.8)
    p.stroke(tufts + stems, tone, 0.9)
    p.dots(seeds, "#8A5A33")
    _streams(p, 2, 0.2, 0.42, 2.4, 0.7)


def cloud_bank(p: Picture) -> None:
    """A few plump clouds in the middle of the sky."""
    for at in p.rng.sample((0.12, 0.36, 0.62, 0.88), 3):
        tone = p.shade("#FFFBEF", "#8C97BE")
        _cloud(p, p.w * at, p.tall(0.24, 0.5), p.wide(0.24, 0.36), p.tall(0.13, 0.2), tone)
    _streams(p, 1, 0.55, 0.1, 3, 0.8)


def mist(p: Picture) -> None:
    """Veils of mist lying over the land."""
    for k in range(6):
        y, x = p.h * (0.4 + 0.1 * k), p.wide(-0.3, 0.0)
        veil = ""
        while x < p.w:
            long = p.wide(0.34, 0.6)
            veil += (
                f"M{num(x)} {num(y)}c{num(long * 0.2)} -9 {num(long * 0.3)} 7 {num(long * 0.5)} 0"
                f"s{num(long * 0.3)} -8 {num(long * 0.5)} 0"
            )
            x += long * 0.9
        p.add(path(veil, "none", p.shade("#FFFFFF", "#C3CCE8"), 9 - k * 0.6, 0.34 + 0.05 * k))


def bolt(p: Picture, x: float, top: float, bottom: float, wide: float) -> None:
    """One jagged bolt, thick above and pointed below, with a side branch."""
    steps, near, far = 5, [], []
    for k in range(steps + 1):
        t = k / steps
        at = x + (wide * 1.5 if k % 2 else -wide * 0.7) * p.between(0.7, 1.2) + t * wide * 0.6
        y = top + (bottom - top) * t
        near.append((at, y))
        far.append((at + wide * 0.95 * (1 - t), y - wide * 0.25))
    branch = near[2]
    tip = (branch[0] - wide * 2.6, branch[1] + (bottom - top) * 0.26)
    p.shape(
        line_d([branch, (branch[0] - wide, branch[1] + (bottom - top) * 0.12), tip, (branch[0] + 2, branch[1] + 5)]),
        "#FFF2B0",
        0.7,
    )
    p.shape(line_d(near + far[-2::-1]), "#FFF2B0", 0.8)


def lightning(p: Picture) -> None:
    """A storm cloud that strikes."""
    p.glow(p.w * p.fx, p.h * 0.5, p.h * 0.6, "#FFF2B0", 0.5)
    for shift, wide in ((-0.17, 8), (0.0, 13), (0.2, 9)):
        bolt(p, p.w * (p.fx + shift), p.h * 0.2, p.tall(0.62, 0.9), wide * p.big)
    for shift, tone in ((-0.2, "#5B6678"), (0.22, "#4C566A"), (0.0, "#6F7B8D")):
        _cloud(p, p.w * (p.fx + shift), p.h * 0.3, p.w * 0.42 * p.big, p.h * 0.24, tone)


def near_winds(p: Picture) -> None:
    """Broad bands close by."""
    _streams(p, 4, 0.3, 0.15, 3.8, 1)
    _leaves(p, 10)


def great_whorl(p: Picture) -> None:
    """One large spiral of wind."""
    way, r = p.side(), p.h * 0.26 * p.big
    x, y = p.w * (0.5 + way * 0.16), p.h * 0.46
    points = [(p.w * (0.5 - way * 0.62), p.h * 0.8), (p.w * (0.5 - way * 0.2), p.h * 0.84)]
    for k in range(30):
        t = k / 29
        points.append(polar(x, y, r * (1 - 0.86 * t), math.pi / 2 - way * t * math.pi * 4.2))
    p.cased(smooth_d(points), _wind_tone(p, 1), 5.5)
    _streams(p, 2, 0.12, 0.62, 2.6, 0.6)
    _leaves(p, 12)


def feathers(p: Picture) -> None:
    """Feathers carried on a gust."""
    _streams(p, 2, 0.26, 0.4, 2.6, 0.7)
    quill = "M0 0C14-12 40-14 60 0C40 10 14 10 0 0Z"
    barbs = "M-8 0H58M14-7l6 7M26-9l6 9M38-8l6 8M14 6l6-6M26 7l6-7M38 6l6-6"
    for k in range(5):
        tone = p.rng.choice(("#F6F0E0", "#E3D3B4", "#CFD9DC"))
        body = path(quill, tone, p.ink, round(p.pen * 0.9, 2)) + path(barbs, "none", p.ink, round(p.pen * 0.5, 2))
        p.add(
            group(
                body,
                p.w * (0.06 + 0.19 * k),
                p.tall(0.25, 0.85),
                p.between(0.7, 1.1) * p.big,
                p.between(-60, 60),
            )
        )


FIRE = {
    "back": (burning_horizon, volcano, fire_waves, smoulder, burning_wood, fire_rain),
    "middle": (bonfire, camp_fires, fire_pillar, fire_ring),
    "front": (fire_edge, torches, corner_fire, embers),
}
AIR = {
    "back": (high_winds, cloud_towers, sky_rivers, thunderheads),
    "middle": (winds, whirlwind, cloud_bank, mist, ribbon, drifting_seeds),
    "front": (near_winds, great_whorl, feathers, lightning, ribbon),
}
