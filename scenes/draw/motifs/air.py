"""Air: bands of wind, clouds, whirlwinds, mist, lightning."""

from __future__ import annotations

import math

from scenes.draw.motifs.picture import Forms, Picture, arc_d, polar, seg_d
from scenes.draw.svg import group, line_d, num, path, smooth_d
from scenes.draw.theme import mix


def curl(p: Picture, x: float, y: float, long: float, r: float, way: int, up: int, colour: str, width: float) -> None:
    """A band of wind that ends in a spiral; on a low picture, too, that is wide enough to be seen as one."""
    r = max(r, 3.4 * width)
    points = [(x, y), (x + way * long * 0.3, y + up * 5), (x + way * long * 0.65, y - up * 3)]
    cx, cy = x + way * long, y + up * r
    for k in range(18):
        t = k / 17
        points.append(polar(cx, cy, r * (1 - 0.72 * t), -up * math.pi / 2 + way * up * t * math.pi * 2.6))
    p.cased(smooth_d(points), colour, width)


def _wind_tone(p: Picture, near: float) -> str:
    return mix("#8FA0CC", "#E2E7F5", near) if p.night else mix("#F2EFE2", "#FFFDF6", near)


def leaves(p: Picture, count: int) -> None:
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
        curl(p, x, y, p.wide(0.4, 0.8), p.tall(0.05, 0.09), way, up, _wind_tone(p, near), width)


def high_winds(p: Picture) -> None:
    """Long bands far off."""
    _streams(p, 5, 0.12, 0.1, 2.2, 0.1)


def cloud(p: Picture, x: float, y: float, wide: float, tall: float, colour: str) -> None:
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
        cloud(
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
    curl(p, p.w * 0.1, p.h * 0.3, p.w * 0.45, p.h * 0.1, 1, -1, _wind_tone(p, 0.6), 3)


def thunderheads(p: Picture) -> None:
    """Dark clouds with distant lightning."""
    for k in range(3):
        x = p.w * (0.15 + 0.35 * k) + p.between(-16, 16)
        bolt(p, x, p.h * 0.26, p.horizon + p.h * 0.03, 7)
        cloud(p, x, p.h * 0.3, p.wide(0.42, 0.52), p.tall(0.22, 0.3), mix("#6D7C8C", "#4A5568", p.between(0, 1)))


def winds(p: Picture) -> None:
    """Bands with leaves in them."""
    _streams(p, 4, 0.16, 0.13, 3, 0.55)
    leaves(p, 9)


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
    leaves(p, 9)


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
    leaves(p, 11)


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
        cloud(p, p.w * at, p.tall(0.24, 0.5), p.wide(0.24, 0.36), p.tall(0.13, 0.2), tone)
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
        cloud(p, p.w * (p.fx + shift), p.h * 0.3, p.w * 0.42 * p.big, p.h * 0.24, tone)


def near_winds(p: Picture) -> None:
    """Broad bands close by."""
    _streams(p, 4, 0.3, 0.15, 3.8, 1)
    leaves(p, 10)


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
    leaves(p, 12)


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


AIR: Forms = {
    "back": (high_winds, cloud_towers, sky_rivers, thunderheads),
    "middle": (winds, whirlwind, cloud_bank, mist, ribbon, drifting_seeds),
    "front": (near_winds, great_whorl, feathers, lightning, ribbon),
}
