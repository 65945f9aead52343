"""What stands before a mountain: a motif for each thing that its spirit does.

A motif draws into a `Picture` 330 units wide; `side` is its number among the card's motifs (0 left or all over, 1 right).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from scenes.draw import icons, svg
from scenes.draw.motifs.picture import Picture
from scenes.draw.svg import circle, ellipse, num, path
from scenes.draw.theme import INK, mix
from scenes.games.rice_paddy.art import edges, floors, inks
from scenes.games.rice_paddy.art.large_farm import figure

Motif = Callable[[Picture, int, int], None]  # the picture, which of the card's motifs, how many it has


def wall(p: Picture, _side: int, _count: int) -> None:
    """A wall across the foot with a gate."""
    k = p.w / 330 * 1.9
    p.add(edges.wall((p.w * 0.04, p.h * 0.9), (p.w * 0.96, p.h * 0.9), k, 5))
    p.add(figure("gate", p.w / 2, p.h * 0.85, p.h * 0.36))


def sheaf(p: Picture, side: int, count: int) -> None:
    """Bound sheaves at both sides, or at one beside something else."""
    for x in (0.16, 0.84) if count == 1 or side == 0 else (0.86,):
        p.add(bound(p.w * x, p.h, p.h / 150, p.rng))


def bound(x: float, y: float, k: float, chance: random.Random) -> str:
    """One bound sheaf standing at a point."""
    stalks, ears = "", ""
    for n in range(13):
        t = (n - 6) / 6
        ex, ey = t * 34, -66 + abs(t) * 14
        d = f"M{num(t * 7)} 0C{num(t * 5)} -26 {num(t * 9)} -40 {num(ex)} {num(ey)}"
        colour = mix("#D9C352", "#B99A33", chance.random())
        stalks += path(d, "none", inks.EAR_INK, 5) + path(d, "none", colour, 2.8)
        for m in range(4):
            gx, gy = ex + t * m * 2.6, ey - 3 + m * 3.6
            body = ellipse(gx, gy, 3.6, 5, inks.EAR_INK) + ellipse(gx, gy, 2.5, 3.9, "#EBCB4E")
            ears += f'<g transform="rotate({t * 50:.0f} {num(ex)} {num(ey)})">{body}</g>'
    band = path("M-13 -22C-6 -17 6 -17 13 -22L12 -30C5 -26 -5 -26 -12 -30Z", "#B4472F", INK, 1.8)
    return svg.group(stalks + ears + band, x, y, k)


def hats(p: Picture, _side: int, _count: int) -> None:
    """A row of laborers."""
    for n in range(6):
        p.add(figure("laborer", p.w * (0.09 + 0.165 * n), p.h * (0.88 + (0.03 if n % 2 else 0)), p.h * 0.27))


def leaving(p: Picture, _side: int, _count: int) -> None:
    """Laborers who walk away, each smaller."""
    for n in range(4):
        p.add(figure("laborer", p.w * (0.3 + 0.17 * n), p.h * (0.9 - 0.035 * n), p.h * (0.3 - 0.045 * n)))


def shoots(p: Picture, _side: int, _count: int) -> None:
    """A row of young rice in water."""
    d = "".join(floors.shoot_d(p.w * (0.06 + 0.11 * n), p.h * (0.97 if n % 2 else 0.92), p.h / 110) for n in range(9))
    p.add(path(d, "none", inks.SHOOT_INK, p.h / 30) + path(d, "none", "#86BE4E", p.h / 62))


def growing(p: Picture, side: int, count: int) -> None:
    """Mist over young rice."""
    for n in range(4):
        y, x, long = p.h * (0.58 + 0.07 * n), p.wide(-0.1, 0.1), p.wide(0.5, 0.9)
        d = f"M{num(x)} {num(y)}c{num(long * 0.2)} {num(-p.h * 0.06)} {num(long * 0.4)} {num(p.h * 0.05)} {num(long * 0.6)} 0"
        d += f"s{num(long * 0.34)} {num(-p.h * 0.05)} {num(long * 0.44)} {num(p.h * 0.01)}"
        p.add(path(d, "none", "#F8F8F0", 6, 0.75))
    shoots(p, side, count)


def sickles(p: Picture, _side: int, _count: int) -> None:
    """Two crossed sickles."""
    k = p.h / 150 * 1.1
    blade = icons.inner("harvest")
    for sign in (1, -1):
        moved = f'<g transform="translate({p.w / 2:.1f} {p.h * 0.87:.1f}) scale({sign * k:.3f} {k:.3f}) translate(-30 -26)">'
        p.add(f"{moved}{blade}</g>")


def magic(p: Picture, side: int, count: int) -> None:
    """A glowing disc of magic water; up to three side by side."""
    x = p.w * {1: (0.5,), 2: (0.26, 0.74)}.get(count, (0.2, 0.5, 0.8))[min(side, 2)]
    p.add(circle(x, p.h * 0.84, p.h * 0.2, inks.MAGIC_PALE, opacity=0.25) + figure("magic-water", x, p.h * 0.84, p.h * 0.27))


def pests(p: Picture, _side: int, _count: int) -> None:
    """A swarm around the peak."""
    for _ in range(9):
        turn = p.between(-50, 50)
        bug = figure("pest", p.wide(0.06, 0.94), p.tall(0.1, 0.42), p.tall(0.09, 0.13))
        p.add(f'<g transform="rotate({turn:.0f} {p.w / 2:.0f} {p.h / 2:.0f})">{bug}</g>')


def weeds(p: Picture, _side: int, _count: int) -> None:
    """Weeds along the foot."""
    for n in range(7):
        p.add(figure("weed", p.w * (0.05 + 0.15 * n), p.h * (0.94 if n % 2 else 0.88), p.h * 0.26))


def _one(name: str, size: float = 0.3, y: float = 0.85) -> Motif:
    def draw(p: Picture, side: int, count: int) -> None:
        x = 0.5 if count == 1 else (0.24, 0.76, 0.5)[min(side, 2)]
        p.add(ellipse(p.w * x + 3, p.h * (y + size * 0.46), p.h * size * 0.46, p.h * 0.03, p.ink, 0.3))
        p.add(figure(name, p.w * x, p.h * y, p.h * size))

    return draw


def _pair(name: str, size: float = 0.3) -> Motif:
    def draw(p: Picture, side: int, count: int) -> None:
        places = (0.14, 0.86) if count == 1 else ((0.12, 0.34) if side == 0 else (0.66, 0.88))
        for n, x in enumerate(places):
            p.add(figure(name, p.w * x, p.h * (0.85 + 0.03 * (n % 2)), p.h * size))

    return draw


def drops(p: Picture, _side: int, _count: int) -> None:
    """Large drops that run down at both sides."""
    for n, x in enumerate((0.08, 0.2, 0.8, 0.92)):
        p.add(figure("water-drop", p.w * x, p.h * (0.8 if n in (1, 2) else 0.88), p.h * (0.26 if n in (0, 3) else 0.2)))


def clouds(p: Picture, _side: int, _count: int) -> None:
    """Rain clouds above."""
    for x, y, size in ((0.13, 0.2, 0.34), (0.87, 0.16, 0.3), (0.78, 0.36, 0.2)):
        p.add(figure("rain", p.w * x, p.h * y, p.h * size))


def paddies(p: Picture, _side: int, _count: int) -> None:
    """Three closed paddies, one of them flooded."""
    for x, name in ((0.26, "paddy"), (0.5, "hex-flooded"), (0.74, "paddy")):
        p.add(figure(name, p.w * x, p.h * 0.84, p.h * 0.32))


def thieves(p: Picture, _side: int, _count: int) -> None:
    """Rice that is carried off by birds."""
    for x, y, size in ((0.14, 0.26, 0.24), (0.86, 0.2, 0.28), (0.74, 0.4, 0.18)):
        wing = path("M-20 -4C-12 -16 -4 -12 0 -2C4 -12 12 -16 20 -4C12 -8 6 -4 0 4C-6 -4 -12 -8 -20 -4Z", "#3B3440", p.ink, 2)
        p.add(svg.group(wing, p.w * x, p.h * (y - 0.09), p.h / 150))
        p.add(figure("rice", p.w * x, p.h * (y + 0.07), p.h * size * 0.8))


def echo(p: Picture, _side: int, _count: int) -> None:
    """Rings that go out from the mountain: what was, sounds again."""
    for n in range(4):
        p.add(circle(p.w / 2, p.h * 0.42, p.h * (0.34 + 0.11 * n), "none", "#FFF6DC", 3.4 - 0.6 * n, 0.75 - 0.13 * n))


def charms(p: Picture, _side: int, _count: int) -> None:
    """A rope with paper charms before the foot: nothing comes past it."""
    high, low = num(p.h * 0.78), num(p.h * 0.92)
    d = f"M-6 {high}C{num(p.w * 0.3)} {low} {num(p.w * 0.7)} {low} {num(p.w + 6)} {high}"
    p.add(path(d, "none", p.ink, 10) + path(d, "none", "#D9B46A", 6.4))
    for n in range(5):
        x, y = p.w * (0.12 + 0.19 * n), p.h * (0.835, 0.868, 0.88, 0.868, 0.835)[n]
        k = p.h / 150
        zig = f"M{num(x - 6 * k)} {num(y)}h{num(12 * k)}l{num(-2 * k)} {num(8 * k)}h{num(5 * k)}l{num(-7 * k)} {num(16 * k)}"
        p.add(path(zig + f"l{num(-k)} {num(-11 * k)}h{num(-6 * k)}z", "#FBF5E6", p.ink, 1.8))


ox, duck, rocks, basket = _one("ox", 0.36, 0.82), _pair("duck", 0.27), _pair("rock", 0.36), _pair("fertilizer", 0.33)
kite, tiles, toll, market = _one("kite", 0.4, 0.8), _pair("achievement", 0.33), _one("tax", 0.36, 0.83), _one("market", 0.4, 0.82)
livestock = _one("livestock", 0.38, 0.82)

# A verb of a card, or a verb with one of its words, and what it draws; what is not here draws nothing of its own.
MOTIFS: Final[dict[str, tuple[Motif, ...]]] = {
    "add_pest": (pests,), "add_weed": (weeds,), "build_section": (wall,), "add_paddy": (paddies,),
    "claim_first": (kite,), "extra_claim": (), "reserve_tiles": (tiles,), "discard_tile": (tiles,), "end_gain": (hats,),
    "flooded_need": (drops,), "gain_rice": (sheaf,), "grow": (growing,),
    "harvest_mod": (sickles, duck), "harvest_value": (sheaf,),
    "ignore_infestation": (charms,), "immune": (charms,), "on_harvest": (sheaf, sickles), "on_rot": (basket,),
    "paddy_capacity": (paddies,), "peek": (clouds,), "place_magic_water": (magic,), "plant_paddy": (shoots,),
    "remove_rock": (rocks,), "resolve_again": (echo,), "return_to_market": (leaving,), "steal_rice": (thieves,),
    "take_from_market": (livestock,), "take_from_market:laborer": (hats,), "take_water": (drops,), "tax_step": (toll,),
    "treat_as_fertilized": (basket,), "allow:ox": (ox,), "allow:remove_weed": (weeds,), "allow:remove_pest_fertilize": (duck,),
    "allow:harvest": (sickles,), "allow:plant": (shoots,), "allow:growth": (growing,), "cost:harvest": (sickles,),
    "cost:plant": (shoots,), "choose_one:remove_rock": (rocks, shoots), "bonus_walls": (wall,),
}  # fmt: skip


def motifs(ops: Iterable[Mapping[str, object]]) -> tuple[str, ...]:
    """The names of the motifs of a card, from its operations as its data give them (the verb first): keys of `MOTIFS`."""
    out: list[str] = []
    for op in ops:
        verb = next(iter(op))
        times = op[verb] if verb == "place_magic_water" and isinstance(op[verb], int) else 1
        named = [f"{verb}:{word}" for word in (*_words(op.get("who")), *_words(op[verb]))]
        found = next((name for name in named if name in MOTIFS), verb)
        if found in MOTIFS:
            out += [found] * int(str(times))
    return tuple(out)


def _words(value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        return (value,)
    return tuple(str(one) for one in value) if isinstance(value, list | tuple) else ()


def draw_motifs(p: Picture, names: tuple[str, ...], numbered: Callable[[str, int], random.Random]) -> None:
    """Draw all motifs of a card, each with its own chance."""
    found = [motif for name in names for motif in MOTIFS.get(name, ())]
    for side, motif in enumerate(found):
        p.rng = numbered("motif", side)
        motif(p, side, len(found))
