"""Missions: the area of a step, and in a medallion over it what is to be done there; a final one stands before its area in"
" full."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from scenes.draw.svg import circle, path, star_d
from scenes.games.anima.art import creatures, inks, looks, motifs
from scenes.games.anima.art.inks import EMBER, FIGURE, GOLD, RIM
from scenes.games.anima.art.places import BOX, landscape, scene_of
from scenes.games.anima.art.sheet import Picture, Size, View, chance, circle_d, cut, line, moved, veil, within

# What a mission without a row shows, by the kind of its first step.
STEPS: Final[dict[str, tuple[str, ...]]] = {
    "visit": ("sign", "swift-step"), "speed_test": ("swift-step", "rain"), "fight": ("stance", "fist"),
    "pay": ("coin", "debt", "crates"),
    "have": ("reinforcements", "order"), "encounters": ("camp", "far-sight"), "resist": ("iron-body", "ward"),
}  # fmt: skip
PLACE: Final = (150.0, 56.0, 38.0)  # where the medallion stands, and how large it is


def emblem_of(card: str, step: str, creature: str) -> str:
    """What a mission shows: as the data says, else its enemy or what its first step asks for."""
    said = looks.word("missions", card)
    if said in creatures.FORMS or said in motifs.MOTIFS:
        return said
    return chance("emblem", card).choice(creatures.KINDS.get(creature) or STEPS.get(step) or ("spark",))


@dataclass(frozen=True)
class MissionPicture(Picture):
    """A mission. `step`: the kind of its first step; `area` and `level`: where that is; `creature`: its enemy, if it has one.
    200 x 110 units."""

    id: str
    step: str = "visit"
    area: str = ""
    level: int = 1
    creature: str = ""
    final: bool = False

    def view(self, size: Size) -> View:
        return within(BOX, size, 0.55)

    def drawn(self, view: View) -> str:
        level = 3 if self.final else self.level
        land = moved(landscape(scene_of(self.area, level), level, self.id, BOX), -50, -18, 1.25)  # its feature left of the middle
        emblem = emblem_of(self.id, self.step, self.creature)
        if self.final:
            return land + self._facing(view, emblem) + veil(view, inks.DEEP, 0.6)
        return land + veil(view, inks.DEEP, 0.55) + self._medallion(view, emblem)

    @staticmethod
    def _medallion(view: View, emblem: str) -> str:
        x, y, r = PLACE
        r = min(r, view.h * 0.44)
        x, y = min(x, view.right - r - 5), view.y + view.h / 2
        ring = circle_d(x, y, r)
        beast = emblem in creatures.FORMS
        light = "#F2C98A" if beast else "#F3E3BE"
        out = circle(x + 1.5, y + 3, r + 4, FIGURE, opacity=0.45) + circle(x, y, r, "#5A3A44" if beast else "#8A4A34")
        out += cut(
            ring,
            circle(x, y - r * 0.05, r * 0.86, light, opacity=0.9),
            _filled(emblem, x, y, r),
            circle(x, y, r - 1.6, "none", FIGURE, 3, 0.25),
        )
        out += (
            circle(x, y, r + 1.6, "none", FIGURE, 5.6)
            + circle(x, y, r + 1.6, "none", GOLD, 3)
            + circle(x, y, r - 0.6, "none", FIGURE, 1)
        )
        for n in range(12):
            c, s = math.cos(n * math.pi / 6), math.sin(n * math.pi / 6)
            out += circle(x + (r + 1.6) * c, y + (r + 1.6) * s, 0.9, FIGURE)
        return out

    @staticmethod
    def _facing(view: View, emblem: str) -> str:
        """The last enemy before its area, the embers' light behind it."""
        x, y = view.x + view.w * 0.5 + 52, view.bottom - 46
        out = (
            circle(x, y, 56, EMBER, opacity=0.16)
            + circle(x, y, 42, EMBER, opacity=0.22)
            + circle(x, y, 33, "#F2A65A", FIGURE, 1.2)
        )
        out += "".join(
            path(star_d(x + 46 * math.cos(a), y + 46 * math.sin(a), 3.4, 1, 4), RIM) for a in (3.5, 4.1, 4.72, 5.3, 5.9)
        )
        beast = emblem in creatures.FORMS
        body = creatures.FORMS[emblem]() if beast else motifs.MOTIFS[emblem]()
        out += (
            moved(body, x - 60 * 0.78, view.bottom - 118 * 0.78, 0.78)
            if beast
            else moved(body, x - 100 * 0.62, y - 48 * 0.62, 0.62)
        )
        foot = view.bottom
        return out + line(f"M{view.x} {foot - 1.2:.1f}H{view.right}", 2.4, EMBER, 0.9)


def _filled(emblem: str, x: float, y: float, r: float) -> str:
    """A form or a motif as large as a medallion."""
    if emblem in creatures.FORMS:
        q = r / 54
        return moved(creatures.FORMS[emblem](), x - 60 * q, y - 58 * q, round(q, 3))
    q = r / 62
    return moved(motifs.MOTIFS[emblem](), x - 100 * q, y - 48 * q, round(q, 3))
