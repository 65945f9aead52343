"""Characters: their skills choose sky and disc, their strength the shoulders, a row of data or chance the rest."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from scenes.draw import svg
from scenes.draw.svg import circle, line_d, path
from scenes.games.anima.art import bodies, heads, inks, looks
from scenes.games.anima.art.heads import Head
from scenes.games.anima.art.sheet import Picture, Size, View, around, chance, line, sparks, stars, veil, whole

SAFE: Final = View(1, 2, 98, 108)  # what every frame shows: head, shoulders, what is carried
NEAR: Final = View(14, 6, 72, 84)  # a small frame shows the head alone
SMALL: Final = 76  # pixels: frames not so wide are small
CLOTHS: Final = ("#39477E", "#7A2F3E", "#3F6148", "#5C5A3A", "#4B4F58", "#8A5A2E", "#4A4668", "#2E5A66")
TONES: Final = ("#D9B45A", "#3A2A22", "#8C2F2A", "#231B2E", "#DCE3F0", "#6B4A2A")
CUTS: Final = {
    True: ("long", "braid", "tail", "bun", "curls", "wild"),
    False: ("short", "shag", "side", "mane", "knot", "bald"),
}
GEARS: Final = ("", "", "", "hood", "band", "kerchief", "circlet", "wide-hat")
DRESSES: Final = ("coat", "robe", "leather", "cloak", "vest")
# What a character carries that has no row, by the word its ability begins with, else by its skill.
PROPS: Final = {
    "strength": "sword", "reroll": "coins", "prevent_death": "shield", "cancel": "fan", "face_down": "trap", "untap": "book",
    "steal": "coins", "draw": "maps", "recruit": "lantern", "speed": "staff", "immune": "key",
    "ki": "staff", "magic": "orb-staff", "trickery": "twin", "": "lantern",
}  # fmt: skip


@dataclass(frozen=True)
class Portrait(Picture):
    """A character. `ability`: the word that what it can do begins with. 100 x 130 units; any frame shows head and shoulders."""

    id: str
    gender: str = "female"
    strength: int = 0
    skills: tuple[str, ...] = ()
    ability: str = ""

    def view(self, size: Size) -> View:
        return around(SAFE if size[0] >= SMALL else NEAR, size)

    def drawn(self, view: View) -> str:
        return self._sky(view) + self.figure() + sparks(view, chance("sparks", self.id), 8, 0.55) + veil(view, inks.DEEP, 0.42)

    def figure(self) -> str:
        """The character alone, with what is carried."""
        row, rng = looks.row("characters", self.id), chance("portrait", self.id)
        female = self.gender == "female"
        cloth = row.get("cloth", rng.choice(CLOTHS))
        marks = tuple(row.get("marks", ()))
        head = Head(
            female,
            row.get("skin", rng.choice("abcde")),
            row.get("tone", rng.choice(TONES)),
            row.get("hair", rng.choice(CUTS[female])),
            row.get("gear", "" if row else rng.choice(GEARS)),
            marks if row else rng.choice(((), (), ("scar",), ("paint",), ("scarf",), () if female else ("beard",))),
            cloth,
            rng,
        )
        fallback = PROPS.get(self.ability) or PROPS.get(self.skills[0] if self.skills else "", "staff")
        prop = row.get("prop", fallback)
        dress = row.get("dress", "plate" if self.strength > 3 else rng.choice(DRESSES))
        half = 33 + min(self.strength, 6) * 2.6
        out = bodies.behind(prop) + heads.hair_back(head) + bodies.body(dress, half, cloth)
        out += heads.face(head) + bodies.worn(head.marks, cloth) + heads.hair_front(head) + heads.gear(head)
        return out + bodies.before(prop)

    def _sky(self, view: View) -> str:
        """Night over the last light, a disc and its rays behind the head; two skills share the sky."""
        first = self.skills[0] if self.skills else ""
        last = self.skills[-1] if self.skills else ""
        (top, low, disc), (_, low2, disc2) = inks.SKIES.get(first, inks.SKIES[""]), inks.SKIES.get(last, inks.SKIES[""])
        stops = [(0.0, top), (0.62, low), (1.0, low2)]
        out = svg.linear_gradient("sky", stops) + whole(view, "url(#sky)")
        rng = chance("sky", self.id)
        out += stars(view, rng, round(14 * view.w / 94), 0.6)
        if "ki" in self.skills:
            rays = "".join(_ray(n * 15.0 + 7.5, 40, 49 + 6 * (n % 2)) for n in range(24))
            out += line(rays, 1.3, disc, 0.75)
        out += circle(50, 46, 39, disc2, opacity=0.3) + circle(50, 46, 33, disc, opacity=0.5)
        if "magic" in self.skills:
            out += circle(50, 46, 36, "none", disc, 0.9, 0.8) + "".join(
                circle(*_round(n * 45.0, 36), 1.5, "#EDE6FF", opacity=0.9) for n in range(8)
            )
        if "trickery" in self.skills:
            out += "".join(line(_arc(y), 1.2, disc2, 0.5) for y in (20, 34, 58, 72))
        if not self.skills:
            hills = [(8, 84), (24, 92), (40, 82), (62, 90), (82, 80), (94, 90)]
            left, right, foot = view.x - 2, view.right + 2, view.bottom + 2
            out += path(line_d([(left, foot), (left, 96), *hills, (right, 84), (right, foot)]), "#39405A", opacity=0.55)
        return out


def _round(turn: float, r: float) -> tuple[float, float]:
    return 50 + r * math.cos(math.radians(turn)), 46 + r * math.sin(math.radians(turn))


def _ray(turn: float, near: float, far: float) -> str:
    (x, y), (u, v) = _round(turn, near), _round(turn, far)
    return f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"


def _arc(y: float) -> str:
    return f"M-4 {y}q13 -7 26 0t26 0t26 0t30 0"
