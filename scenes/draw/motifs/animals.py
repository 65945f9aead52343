"""How animals stand in a picture: flocks far away, one beast near by."""

from __future__ import annotations

import math

from scenes.draw.motifs.beasts import (
    ant,
    bat,
    bear,
    bird_d,
    boar,
    cat,
    crocodile,
    eagle,
    fish,
    heron,
    lizard,
    moth,
    owl,
    rat,
    snake,
    stag,
    turtle,
    wolf,
)
from scenes.draw.motifs.picture import Forms, Picture, arc_d, dot_d
from scenes.draw.svg import num, path
from scenes.draw.theme import mix

WALKERS = {
    "stag": stag,
    "boar": boar,
    "cat": cat,
    "bear": bear,
    "wolf": wolf,
    "heron": heron,
    "turtle": turtle,
    "rat": rat,
}
SIZE = {
    "stag": 1.16,
    "boar": 0.82,
    "cat": 0.86,
    "bear": 0.92,
    "wolf": 1.12,
    "heron": 1.18,
    "turtle": 0.6,
    "rat": 0.58,
}


def _coat(p: Picture, depth: int) -> str:
    day, night = ("#6B4630", "#8A4E2C", "#7A4327"), ("#262A40", "#3A2F3C", "#4A3436")
    base = (night if p.night else day)[depth]
    return mix(base, p.rng.choice(("#B07A45", "#4A3A38", "#8C6A52")), p.between(0, 0.4))


def wedge(p: Picture) -> None:
    """Birds flying in a wedge."""
    count, x, y = p.rng.choice((7, 9, 11)), p.w * (0.3 + 0.4 * p.fx), p.tall(0.14, 0.22)
    birds = ""
    for k in range(count):
        row, side = (k + 1) // 2, 1 if k % 2 else -1
        birds += bird_d(x + side * row * p.w * 0.085, y + row * p.h * 0.045, 13 + p.between(-2, 3))
    p.shape(birds, _coat(p, 0), 0.7)


def murmuration(p: Picture) -> None:
    """A cloud of small birds turning."""
    birds = ""
    for k in range(46):
        t = k / 45
        x = p.w * (0.12 + 0.76 * t) + p.between(-16, 16)
        y = p.h * (0.3 + 0.16 * math.sin(t * 5.4 + p.fx * 4)) + p.tall(-0.09, 0.09)
        birds += bird_d(x, y, p.between(3.4, 6.6))
    p.add(path(birds, _coat(p, 0)))


def far_herd(p: Picture) -> None:
    """Animals on the skyline."""
    kind = p.rng.choice((stag, boar, stag))
    lift = p.h * 0.2
    edge = f"M-8 {num(p.horizon + 8)}Q{num(p.w / 2)} {num(p.horizon + 8 - 2 * lift)} {num(p.w + 8)} {num(p.horizon + 8)}"
    p.shape(f"{edge}V{num(p.h)}H-8Z", mix(p.ground_colour, p.sky[1], 0.4))
    way, tone = p.side(), mix(_coat(p, 0), p.sky[1], 0.12)
    for k in range(5):
        t = 0.1 + 0.2 * k + p.between(-0.03, 0.03)
        y = p.horizon + 8 - 4 * lift * t * (1 - t)
        kind(p, p.w * t, y + 2, p.tall(0.14, 0.2) * (1.1 if kind is stag else 0.75), tone, way)


def soaring(p: Picture) -> None:
    """Two raptors circling high up."""
    tone = _coat(p, 0)
    eagle(p, p.w * p.fx, p.h * 0.42, p.tall(0.26, 0.32), tone, p.side())
    other = p.fx + (0.32 if p.fx < 0.5 else -0.32)
    eagle(p, p.w * other, p.h * 0.28, p.tall(0.13, 0.17), tone, p.side())
    p.hatch(
        (arc_d(p.wide(0.05, 0.8), p.tall(0.1, 0.5), p.wide(0.08, 0.2), 6) for _ in range(5)),
        "#FFFFFF",
        0.8,
        0.7,
    )


def _walker(p: Picture) -> str:
    """An animal that lives with the picture's other elements."""
    pool = ["stag", "boar", "cat", "bear", "stag", "cat"]
    if "water" in p.company:
        pool += ["heron", "turtle", "heron", "turtle"]
    if "moon" in p.company:
        pool += ["wolf", "wolf", "wolf"]
    if "air" in p.company or "fire" in p.company:
        pool += ["wolf"]
    return str(p.rng.choice(pool))


def lone_beast(p: Picture) -> None:
    """One animal in the middle ground."""
    name = _walker(p)
    tall = p.tall(0.42, 0.5) * SIZE[name] * p.big
    WALKERS[name](p, p.w * p.fx, p.horizon + p.h * 0.22, tall, _coat(p, 1), p.side())


def _tracks(p: Picture) -> None:
    pads = ""
    for k in range(6):
        x, y = p.w * (0.05 + 0.18 * k), p.h * (0.965 + (0.02 if k % 2 else -0.015))
        pads += dot_d(x, y, 3) + "".join(dot_d(x + dx, y + dy, 1.4) for dx, dy in ((4, -4), (5.4, -1), (5.4, 2.2), (3.6, 4.6)))
    p.add(path(pads, p.ink, opacity=0.75))


def near_beast(p: Picture) -> None:
    """One animal close by, its tracks before it."""
    name = _walker(p)
    WALKERS[name](p, p.w * (0.3 + 0.4 * p.fx), p.h * 0.94, p.h * 0.62 * SIZE[name] * p.big, _coat(p, 2), p.side())
    _tracks(p)


def pair(p: Picture) -> None:
    """Two animals facing each other."""
    name = _walker(p)
    tall = p.h * 0.46 * SIZE[name]
    WALKERS[name](p, p.w * 0.24, p.h * 0.94, tall, _coat(p, 2), 1)
    WALKERS[name](p, p.w * 0.77, p.h * 0.95, tall * p.between(0.8, 1), _coat(p, 2), -1)


def raptor(p: Picture) -> None:
    """A raptor with spread wings over the scene."""
    eagle(p, p.w * (0.3 + 0.4 * p.fx), p.h * 0.82, p.h * 0.6 * p.big, _coat(p, 2), p.side())


def serpent(p: Picture) -> None:
    """A snake along the ground."""
    snake(
        p,
        p.w * 0.5,
        p.h * 0.96,
        p.tall(0.46, 0.58) * min(p.big, 1.1),
        p.shade("#6F7F3C", "#4E6A5C", 0.2),
        p.side(),
    )


def leaping_fish(p: Picture) -> None:
    """Fish leaping."""
    way, tone = p.side(), p.shade("#5F8C9E", "#5A7C9A", 0.15)
    fish(p, p.w * p.fx, p.h * 0.92, p.h * 0.56 * p.big, tone, way)
    fish(p, p.w * (p.fx + (0.3 if p.fx < 0.5 else -0.3)), p.h * 0.97, p.h * 0.32, tone, way)


def watching_owl(p: Picture) -> None:
    """An owl on a branch in front."""
    right = p.side()
    owl(p, p.w * (0.5 + right * 0.24), p.h * 0.8, p.h * 0.58 * p.big, _coat(p, 2), right)


def lurker(p: Picture) -> None:
    """A crocodile waiting."""
    crocodile(p, p.w * 0.5, p.h * 0.96, p.tall(0.3, 0.36) * p.big, p.shade("#6E7D48", "#3F5A52", 0.2), p.side())


def ants(p: Picture) -> None:
    """A column of ants."""
    way = p.side()
    for k in range(5):
        x = p.w * (0.02 + 0.24 * k) if way > 0 else p.w * (0.98 - 0.24 * k)
        ant(
            p,
            x,
            p.h * (0.97 - 0.07 * (4 - k)),
            p.h * (0.16 + 0.055 * k) * min(p.big, 1.1),
            p.shade("#8A3B22", "#6A3340", 0.2),
            way,
        )


def gnawers(p: Picture) -> None:
    """Three rats."""
    for k, at in enumerate((0.2, 0.52, 0.82)):
        rat(p, p.w * at, p.h * (0.9 + 0.03 * k), p.tall(0.24, 0.32) * p.big, _coat(p, 2), -1 if k == 2 else 1)


def moths(p: Picture) -> None:
    """Moths around the light."""
    middle = 0.36 + 0.28 * p.fx
    for away, up, size in ((0.0, 0.76, 0.44), (0.29, 0.5, 0.24), (-0.28, 0.6, 0.2)):
        moth(p, p.w * (middle + away), p.h * up, p.h * size * p.big, _coat(p, 2), p.side())


def bats(p: Picture) -> None:
    """Bats streaming across the sky."""
    tone = p.shade("#5A4452", "#3A3450")
    for at, up, size in ((0.52, 0.66, 0.32), (0.2, 0.42, 0.2), (0.83, 0.46, 0.22), (0.36, 0.28, 0.13), (0.68, 0.24, 0.12)):
        bat(p, p.w * at + p.between(-14, 14), p.h * up, p.h * size * min(p.big, 1.1), tone, p.side())


def basking_lizard(p: Picture) -> None:
    """A lizard on warm ground."""
    tone = p.shade("#7C8A3E", "#8A4A3A", 0.2)
    lizard(p, p.w * (0.42 + 0.16 * p.fx), p.h * 0.95, p.tall(0.4, 0.48) * min(p.big, 1.1), tone, p.side())


def companion(p: Picture) -> None:
    """The animal in front, chosen to fit what else the card holds."""
    pool = [near_beast, near_beast, near_beast, pair, raptor, serpent]
    if "water" in p.company:
        pool += [leaping_fish, leaping_fish, lurker]
    if "moon" in p.company:
        pool += [watching_owl, moths, bats, bats]
    if "fire" in p.company or "earth" in p.company:
        pool += [basking_lizard, basking_lizard]
    if "plant" in p.company or "air" in p.company:
        pool += [watching_owl, moths]
    p.rng.choice(pool)(p)


ANIMAL: Forms = {
    "back": (wedge, murmuration, far_herd, soaring),
    "middle": (lone_beast, soaring, wedge, lone_beast),
    "front": (companion,),
}
