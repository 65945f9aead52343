"""Advantages: rays and disc in the colours of their family, before them what the card does."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from scenes.draw import svg
from scenes.draw.svg import circle
from scenes.games.anima.art import inks, looks, spells, steel, trade
from scenes.games.anima.art.sheet import Picture, Size, View, around, chance, line, moved, sparks, veil, whole

SAFE: Final = View(8, 0, 184, 96)
NEAR: Final = View(40, 15, 120, 66)  # what a strip shows: one much wider than high
MOTIFS: Final = {**steel.MOTIFS, **spells.MOTIFS, **trade.MOTIFS}
# What a card without a row shows: by the word its effects begin with, else by its family.
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "strength": ("fist", "stance", "bolt"), "speed": ("swift-step",), "untap": ("second-wind",), "draw": ("crates",),
    "reroll": ("coin",),
    "prevent_death": ("iron-body",), "face_down": ("sleep",), "cancel": ("ward", "unmaking", "papers"), "peek": ("far-sight",),
    "replace": ("far-sight",), "steal": ("pickpocket", "betrayal", "debt"), "leave_battle": ("smoke",),
    "treat_exploration_as": ("false-trail",),
    "redirect": ("sign",), "move": ("zeppelin", "sign"), "recruit": ("reinforcements",), "search": ("rumours",),
    "speed_test": ("rain",),
    "area_level": ("calm",), "extra_encounters": ("nest",), "discard": ("debt",), "win_battle": ("stance",),
    "end_turn": ("rain",),
    "ki": ("fist", "second-wind"), "magic": ("ward", "far-sight"), "trickery": ("false-trail", "smoke"), "plot": ("spark",),
    "organisation": ("court", "order", "ledger", "knives"),
}  # fmt: skip


def motif_of(card: str, family: str, effect: str) -> str:
    """The motif of an advantage: as the data says, else one of what it does."""
    said = looks.word("advantages", card)
    if said in MOTIFS:
        return said
    found = EFFECTS.get("organisation" if family == "organisation" else effect) or EFFECTS.get(family) or ("spark",)
    return chance("motif", card).choice(found)


@dataclass(frozen=True)
class Motif(Picture):
    """An advantage. `family`: ki, magic, trickery, plot or organisation; `sign`: the word its effects begin with. 200 x 96"
    " units."""

    id: str
    family: str
    sign: str = ""

    def view(self, size: Size) -> View:
        return around(SAFE if size[0] < 2.8 * size[1] else NEAR, size)

    def drawn(self, view: View) -> str:
        made, rng = MOTIFS[motif_of(self.id, self.family, self.sign)](), chance("advantage", self.id)
        if not looks.word("advantages", self.id) and rng.random() < 0.5:
            made = moved(made, 200, 0, flip=True)
        return self._light(view) + made + sparks(view, rng, 7, 0.1) + veil(view, inks.DEEP, 0.4)

    def _light(self, view: View) -> str:
        top, low, tone = inks.LIGHTS.get(self.family, inks.LIGHTS["plot"])
        out = svg.linear_gradient("sky", [(0, top), (1, low)]) + whole(view, "url(#sky)")
        out += circle(100, 48, 46, tone, opacity=0.26) + circle(100, 48, 34, tone, opacity=0.32)
        far = 20 + max(view.w, view.h)
        rays = ""
        for n in range(24):
            c, s = math.cos(n * math.pi / 12 + 0.13), math.sin(n * math.pi / 12 + 0.13)
            rays += f"M{100 + 51 * c:.1f} {48 + 51 * s:.1f}L{100 + far * c:.1f} {48 + far * s:.1f}"
        return out + line(rays, 1.1, tone, 0.35)
