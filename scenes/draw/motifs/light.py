"""Sun and moon."""

from __future__ import annotations

import math

from scenes.draw.motifs.picture import Forms, Picture, arc_d, dot_d, polar, seg_d
from scenes.draw.svg import circle, group, line_d, num, path, smooth_d, star_d

GOLD, PALE_GOLD, AMBER, DEEP_AMBER = "#FBD467", "#FFF3C4", "#F6B93B", "#E79A2C"


# ---------------------------------------------------------------- sun
def _beams(p: Picture, x: float, y: float, r: float, reach: float, count: int, turn: float = 0.0) -> None:
    """Two merged fans of light wedges."""
    fans = ["", ""]
    for i in range(count):
        angle = turn + 2 * math.pi * i / count
        half = math.pi / count * (0.55 if i % 2 else 0.8)
        far = reach * (0.82 if i % 2 else 1)
        corners = [
            polar(x, y, r, angle - half * 0.12),
            polar(x, y, far, angle - half * 0.5),
            polar(x, y, far, angle + half * 0.5),
            polar(x, y, r, angle + half * 0.12),
        ]
        fans[i % 2] += line_d(corners)
    p.add(path(fans[0], PALE_GOLD, opacity=0.75))
    p.add(path(fans[1], "#F6C463", opacity=0.5))


def _spikes(p: Picture, x: float, y: float, r: float, reach: float, count: int, wavy: bool = False) -> None:
    """Drawn rays around a disc, alternately long and short, straight or licking like flames."""
    fans = ["", ""]
    for i in range(count):
        angle = 2 * math.pi * i / count
        half = math.pi / count * (0.55 if i % 2 else 0.8)
        tip = polar(x, y, reach * (0.82 if i % 2 else 1), angle)
        a, b = polar(x, y, r * 1.18, angle - half), polar(x, y, r * 1.18, angle + half)
        if wavy:
            bend = polar(x, y, (r + reach) * 0.55, angle + half * 1.5)
            back = polar(x, y, (r + reach) * 0.55, angle - half * 0.2)
            fans[i % 2] += (
                f"M{num(a[0])} {num(a[1])}Q{num(back[0])} {num(back[1])} {num(tip[0])} {num(tip[1])}"
                f"Q{num(bend[0])} {num(bend[1])} {num(b[0])} {num(b[1])}Z"
            )
        else:
            fans[i % 2] += line_d([a, tip, b])
    p.shape(fans[1], "#F2A93B", 0.7)
    p.shape(fans[0], "#F7C84C", 0.7)


def _disc(p: Picture, x: float, y: float, r: float, face: bool = False) -> None:
    p.circle(x, y, r, AMBER, 1)
    p.circle(x, y, r * 0.8, GOLD, 0.5)
    if not face:
        rows = (arc_d(x - r * (0.55 - 0.1 * k), y - r * (0.5 - 0.17 * k), r * (0.9 - 0.16 * k), 0) for k in range(5))
        p.stroke("".join(rows), DEEP_AMBER, 0.7)
        return
    eyes = "".join(arc_d(x + s * r * 0.3 - r * 0.16, y - r * 0.12, r * 0.32, r * 0.16) for s in (-1, 1))
    nose = f"M{num(x - r * 0.04)} {num(y - r * 0.1)}L{num(x - r * 0.09)} {num(y + r * 0.16)}h{num(r * 0.16)}"
    mouth = arc_d(x - r * 0.24, y + r * 0.34, r * 0.48, -r * 0.22)
    brows = "".join(arc_d(x + s * r * 0.3 - r * 0.22, y - r * 0.3, r * 0.44, r * 0.2) for s in (-1, 1))
    p.stroke(eyes + nose + mouth + brows, p.ink, 0.75)
    p.dots(((x + s * r * 0.48, y + r * 0.16, r * 0.12) for s in (-1, 1)), "#EE8A4A", 0.7)


def sunrise(p: Picture) -> None:
    """A disc half risen, its beams over the whole sky."""
    x, r = p.w * (0.3 + 0.4 * p.fx), p.tall(0.19, 0.27)
    _beams(p, x, p.horizon, r * 1.22, p.w * 1.15, p.rng.choice((22, 26, 30)), p.between(0, 0.2))
    _disc(p, x, p.horizon, r)


def great_sun(p: Picture) -> None:
    """An enormous low sun, sliced by haze."""
    x, r = p.w * (0.25 + 0.5 * p.fx), p.h * p.between(0.4, 0.48)
    y = p.horizon - r * 0.25
    for grow, opacity in ((1.5, 0.16), (1.25, 0.24)):
        p.circle(x, y, r * grow, PALE_GOLD, 0, opacity)
    p.circle(x, y, r, "#F3A24A", 1)
    p.circle(x, y, r * 0.84, AMBER)
    p.circle(x, y, r * 0.66, GOLD)
    bars = []
    for k in range(5):
        at = y - r * 0.1 + k * r * 0.16
        half = math.sqrt(max(0.0, r * r - (at - y) ** 2)) * p.between(0.5, 0.95)
        bars.append(seg_d(x - half, at, x + half * p.between(0.3, 1), at))
    p.stroke("".join(bars), p.sky[1], 2.2, 0.8)


def haloed_sun_at(p: Picture, x: float, y: float, r: float, face: bool = True) -> None:
    """A sun inside two rings, as on old charts, at a given place."""
    _beams(p, x, y, r * 1.3, p.w * 0.9, p.rng.choice((16, 20, 24)), p.between(0, 0.3))
    for ring in (2.5, 3.7):
        p.stroke(dot_d(x, y, r * ring), "#FFF7DA", 1.1, 0.85)
    dots = (polar(x, y, r * 3.1, math.pi * 2 * k / 18) for k in range(18))
    p.dots(((a, b, 1.8) for a, b in dots), "#FFF7DA", 0.9)
    _spikes(p, x, y, r, r * 2.0, 16, wavy=face)
    _disc(p, x, y, r, face)


def haloed_sun(p: Picture) -> None:
    """A high sun inside two rings."""
    haloed_sun_at(p, p.w * p.fx, p.tall(0.24, 0.34), p.tall(0.13, 0.17), face=False)


def sun_behind_clouds(p: Picture) -> None:
    """A disc with long bars of cloud before it."""
    x, y, r = p.w * p.fx, p.tall(0.32, 0.42), p.tall(0.2, 0.26)
    _beams(p, x, y, r * 1.15, p.w, 28, p.between(0, 0.2))
    _disc(p, x, y, r)
    for k in range(4):
        wide, tall = p.wide(0.28, 0.5), p.tall(0.045, 0.07)
        left = x - wide * p.between(0.25, 0.9)
        at = y - r * 0.5 + k * r * 0.48
        p.shape(_cloud_bar_d(left, at, wide, tall), "#FDF2D6" if k % 2 else "#F7DDB0", 0.8)


def _cloud_bar_d(x: float, y: float, wide: float, tall: float) -> str:
    return (
        f"M{num(x)} {num(y)}C{num(x + wide * 0.1)} {num(y - tall)} {num(x + wide * 0.3)} {num(y - tall * 0.2)} "
        f"{num(x + wide * 0.45)} {num(y - tall)}C{num(x + wide * 0.62)} {num(y - tall * 1.5)} {num(x + wide * 0.8)} "
        f"{num(y - tall * 0.3)} {num(x + wide)} {num(y)}Q{num(x + wide / 2)} {num(y + tall * 0.5)} {num(x)} {num(y)}Z"
    )


def spiked_sun(p: Picture) -> None:
    """A small sun with straight rays."""
    x, y, r = p.w * p.fx, p.tall(0.26, 0.36), p.tall(0.11, 0.14) * p.big
    _spikes(p, x, y, r, r * 2.4, p.rng.choice((16, 20)))
    _disc(p, x, y, r)


def faced_sun(p: Picture) -> None:
    """The chart-maker's sun with a face."""
    x, y, r = p.w * p.fx, p.tall(0.3, 0.38), p.tall(0.15, 0.19) * p.big
    _spikes(p, x, y, r, r * 2.0, p.rng.choice((16, 20)), wavy=True)
    _disc(p, x, y, r, face=True)


def wavy_sun(p: Picture) -> None:
    """A sun whose rays lick like flames."""
    x, y, r = p.w * p.fx, p.tall(0.22, 0.32), p.tall(0.1, 0.13) * p.big
    _spikes(p, x, y, r, r * 2.6, 14, wavy=True)
    _disc(p, x, y, r)


def corner_sun(p: Picture) -> None:
    """A quarter sun in a corner, beams across everything."""
    right = p.side()
    x, r = (p.w if right > 0 else 0.0), p.h * 0.34 * p.big
    _beams(p, x, 0, r * 1.15, p.w * 1.3, 34)
    _spikes(p, x, 0, r, r * 1.6, 28)
    _disc(p, x, 0, r)


def light_shafts(p: Picture) -> None:
    """Slanting shafts of light with motes in them."""
    lean = p.side() * p.wide(0.12, 0.3)
    shafts = ""
    for k in range(5):
        x = p.w * (0.02 + 0.22 * k) + p.between(-14, 14)
        wide = p.between(8, 26)
        shafts += line_d([(x, -4), (x + wide, -4), (x + wide * 2.4 + lean, p.h + 4), (x + lean, p.h + 4)])
    p.add(path(shafts, "#FFF6CF", opacity=0.34))
    p.dots(((p.wide(0, 1), p.tall(0.1, 0.9), p.between(0.8, 2.2)) for _ in range(24)), "#FFF6CF", 0.9)


# ---------------------------------------------------------------- moon
def stars(p: Picture, count: int, clear: tuple[float, float, float] = (0, 0, 0), low: float = 0.55) -> None:
    """Stars, none within the circle `clear` (x, y, r)."""
    colour = "#F4F0DC" if p.night else "#8474A6"
    small, large = [], ""
    for _ in range(count):
        x, y, q = p.wide(0.02, 0.98), p.tall(0.03, low), p.between(1.6, 5.4)
        if math.hypot(x - clear[0], y - clear[1]) < clear[2]:
            continue
        if q > 2.8:
            large += star_d(x, y, q, q * 0.3, 4)
        else:
            small.append((x, y, q * 0.45))
    p.dots(small, colour)
    if large:
        p.add(path(large, colour))


def _halo(p: Picture, x: float, y: float, r: float) -> None:
    for grow in (2.1, 1.7, 1.35):
        p.circle(x, y, r * grow, "#C9D4F2", 0, 0.08 if p.night else 0.22)


def _moon_colour(p: Picture) -> str:
    return "#F4F0DC" if p.night else "#FFFBEA"


def _crescent(p: Picture, x: float, y: float, r: float, turn: float) -> None:
    d = (
        f"M{num(r * 0.25)} {num(-r * 0.97)}A{num(r)} {num(r)} 0 1 0 {num(r * 0.97)} {num(r * 0.25)}"
        f"A{num(r * 0.86)} {num(r * 0.86)} 0 0 1 {num(r * 0.25)} {num(-r * 0.97)}Z"
    )
    marks = "".join(
        f"M{num(-r * (0.75 - 0.1 * k))} {num(-r * 0.1 + k * r * 0.2)}q{num(r * 0.2)} {num(r * 0.1)} "
        f"{num(r * 0.32)} {num(r * 0.3)}"
        for k in range(3)
    )
    body = path(d, _moon_colour(p), p.ink, round(p.pen, 2)) + path(marks, "none", "#B7B195", round(p.pen * 0.6, 2))
    p.add(group(body, round(x, 1), round(y, 1), 1, turn))


def _full(p: Picture, x: float, y: float, r: float) -> None:
    p.circle(x, y, r, _moon_colour(p), 1)
    for _ in range(6):
        angle, off = p.between(0, 6.28), r * p.between(0.1, 0.62)
        cx, cy = polar(x, y, off, angle)
        size = r * p.between(0.08, 0.2)
        p.circle(cx, cy, size, "#DDD5B8")
        p.stroke(arc_d(cx - size * 0.8, cy + size * 0.3, size * 1.6, -size * 0.8), "#B7AE8C", 0.6)


def crescent(p: Picture) -> None:
    """A large crescent with three halos."""
    x, y, r = p.w * (0.2 + 0.6 * p.fx), p.tall(0.29, 0.38), p.tall(0.22, 0.29)
    _halo(p, x, y, r)
    stars(p, 24, (x, y, r * 1.25))
    _crescent(p, x, y, r, p.rng.choice((-35, -20, 20, 40, 150)))


def full_moon(p: Picture) -> None:
    """A full moon with its seas, low over the land."""
    x, y, r = p.w * (0.2 + 0.6 * p.fx), p.tall(0.32, 0.44), p.tall(0.24, 0.32)
    _halo(p, x, y, r)
    stars(p, 20, (x, y, r * 1.2))
    _full(p, x, y, r)


def moonrise(p: Picture) -> None:
    """A huge half-risen moon."""
    x, r = p.w * (0.22 + 0.56 * p.fx), p.tall(0.34, 0.44)
    _halo(p, x, p.horizon, r)
    stars(p, 26, (x, p.horizon, r * 1.1), 0.5)
    _full(p, x, p.horizon - r * 0.12, r)


def moon_phases(p: Picture) -> None:
    """The moon five times on one arc, from new to full and back."""
    stars(p, 18, low=0.7)
    lift = p.tall(0.5, 0.62)
    for k in range(5):
        t = k / 4
        x, y = p.w * (0.1 + 0.8 * t), lift - math.sin(math.pi * t) * p.h * 0.36
        r = p.h * (0.085 + 0.06 * math.sin(math.pi * t))
        if k == 2:
            _halo(p, x, y, r)
            _full(p, x, y, r)
        else:
            _crescent(p, x, y, r, {0: 150, 1: 165, 3: -15, 4: -30}[k])


def aurora(p: Picture) -> None:
    """Curtains of light under a small sickle."""
    tints = ("#7FD0B0", "#8FB0E8", "#B58FD8", "#E0A0C0") if p.night else ("#D8EFE4", "#DCE6F6", "#EADFF4", "#F6E2EA")
    for k in range(3):
        tint = p.rng.choice(tints)
        top = [(p.w * j / 7, p.h * (0.06 + 0.1 * k) + p.tall(-0.05, 0.05)) for j in range(-1, 9)]
        low = [(x + 6, y + p.tall(0.16, 0.34)) for x, y in top]
        p.add(path(smooth_d(top) + "L" + smooth_d(low[::-1])[1:] + "Z", tint, opacity=0.34))
        rays = (seg_d(a[0] + d, a[1] + 4, b[0] + d, b[1] - 8) for a, b in zip(top, low) for d in (0, 12, 24))
        p.hatch(rays, tint, 0.8, 0.5)
    x, y, r = p.w * (0.15 + 0.7 * p.fx), p.tall(0.24, 0.34), p.tall(0.12, 0.16)
    stars(p, 20, (x, y, r * 1.4))
    _halo(p, x, y, r)
    _crescent(p, x, y, r, p.rng.choice((-30, 20, 150)))


def eclipse(p: Picture) -> None:
    """A dark disc with a ring of light."""
    x, y, r = p.w * (0.2 + 0.6 * p.fx), p.tall(0.3, 0.4), p.tall(0.17, 0.22)
    stars(p, 22, (x, y, r * 1.9), 0.7)
    p.glow(x, y, r * 2.4, "#F6E7C0", 0.75)
    for k in range(28):
        a, far = math.tau * k / 28, r * p.between(1.3, 1.95)
        p.stroke(seg_d(*polar(x, y, r * 1.12, a), *polar(x, y, far, a)), "#F6EFD8", 0.7, 0.7)
    p.circle(x, y, r * 1.06, "#FBF3D6", 0.6)
    p.circle(x, y, r, p.shade("#4C4468", "#12172B"), 0.8)
    p.stroke(arc_d(x - r * 0.6, y - r * 0.5, r * 0.7, r * 0.22), "#8E86B0", 0.8, 0.7)


def veiled_moon(p: Picture) -> None:
    """A half moon with bars of cloud drifting across it."""
    x, y, r = p.w * (0.2 + 0.6 * p.fx), p.tall(0.3, 0.4), p.tall(0.19, 0.25)
    _halo(p, x, y, r)
    stars(p, 20, (x, y, r * 1.2))
    turn = p.side()
    p.circle(x, y, r, p.shade("#C9C4DC", "#3C4668"), 1)
    half = f"M{num(x)} {num(y - r)}A{num(r)} {num(r)} 0 0 {1 if turn > 0 else 0} {num(x)} {num(y + r)}"
    bend = f"Q{num(x - turn * r * 0.35)} {num(y)} {num(x)} {num(y - r)}Z"
    p.shape(half + bend, _moon_colour(p), 0.8)
    for k in range(3):
        wide, tall = p.wide(0.3, 0.55), p.tall(0.04, 0.06)
        tone = p.shade("#F2ECF4", "#5F6C9A", 0.12)
        p.shape(_cloud_bar_d(x - wide * p.between(0.2, 0.85), y - r * 0.4 + k * r * 0.55, wide, tall), tone, 0.8)


def small_moon(p: Picture) -> None:
    """A small crescent in the sky beside something larger."""
    x, y, r = p.w * (0.15 if p.fx > 0.5 else 0.85), p.tall(0.2, 0.28), p.tall(0.12, 0.17) * p.big
    if p.night:
        _halo(p, x, y, r)
    stars(p, 9, (x, y, r * 1.3))
    _crescent(p, x, y, r, p.rng.choice((-30, 15, 150)))


def pale_moon(p: Picture) -> None:
    """A pale full moon, ringed."""
    x, y, r = p.w * p.fx, p.tall(0.2, 0.3), p.tall(0.12, 0.16) * p.big
    for ring in (1.5, 2.0):
        p.stroke(dot_d(x, y, r * ring), "#FFFDF2", 0.9, 0.7)
    _full(p, x, y, r)
    stars(p, 8, (x, y, r * 2))


def constellation(p: Picture) -> None:
    """Stars joined by fine lines, and a sickle among them."""
    points = [(p.w * (0.1 + 0.13 * k) + p.between(-8, 8), p.tall(0.08, 0.4)) for k in range(7)]
    colour = "#F4F0DC" if p.night else "#6A5B92"
    p.stroke(line_d(points, False), colour, 0.6, 0.8)
    p.add(path("".join(star_d(x, y, 6, 2, 4) for x, y in points), colour))
    _crescent(p, p.w * p.fx, p.h * 0.26, p.h * 0.12 * p.big, p.rng.choice((-30, 150)))


def moon_lilies(p: Picture) -> None:
    """White night flowers in front, a sickle above."""
    small_moon(p)
    for k in range(5):
        x = p.w * (0.06 + 0.22 * k) + p.between(-10, 10)
        y, lean = p.tall(0.66, 0.82), p.between(-14, 14)
        p.cased(f"M{num(x)} {num(p.h + 6)}Q{num(x)} {num(p.h * 0.9)} {num(x + lean)} {num(y)}", "#4C7A66", 2)
        petals = [smooth_d([polar(x + lean, y, r, math.radians(a)) for a, r in _petal(turn)], True) for turn in range(5)]
        p.shape("".join(petals), "#F6F2E2", 0.8)
        p.circle(x + lean, y, 2.6, "#F2C84B", 0.5)


def _petal(turn: int) -> list[tuple[float, float]]:
    middle = -90 + 72 * turn
    return [(middle - 70, 2.0), (middle - 26, 9.0), (middle, 14.0), (middle + 26, 9.0), (middle + 70, 2.0)]


def star_trails(p: Picture) -> None:
    """The sky turning: arcs around one star."""
    x, y = p.w * p.fx, p.tall(0.16, 0.3)
    trails = ""
    for k in range(16):
        r, start, sweep = 16 + k * 12, p.between(0, 6.28), p.between(0.5, 1.3)
        a, b = polar(x, y, r, start), polar(x, y, r, start + sweep)
        trails += f"M{num(a[0])} {num(a[1])}A{num(r)} {num(r)} 0 0 1 {num(b[0])} {num(b[1])}"
    p.stroke(trails, "#C9D4F2" if p.night else "#FFFFFF", 0.8, 0.65)
    p.add(circle(x, y, 3.4, "#FFFDF2"))


SUN: Forms = {
    "back": (sunrise, great_sun, haloed_sun, sun_behind_clouds),
    "middle": (spiked_sun, faced_sun, wavy_sun),
    "front": (corner_sun, light_shafts, faced_sun),
}
MOON: Forms = {
    "back": (crescent, full_moon, moonrise, moon_phases, aurora, eclipse, veiled_moon),
    "middle": (small_moon, pale_moon, star_trails),
    "front": (constellation, moon_lilies, small_moon),
}
