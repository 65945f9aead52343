"""Encounters: the creature's kind or the event's effect chooses the shape, the level the sky."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scenes.draw import svg
from scenes.draw.svg import circle
from scenes.draw.theme import mix
from scenes.games.anima.art import beasts, folk, happenings, inks, looks
from scenes.games.anima.art.sheet import Picture, Size, View, around, chance, moved, sparks, stars, veil, whole

SAFE: Final = View(4, 4, 112, 108)
FORMS: Final = {**beasts.FORMS, **folk.FORMS, **happenings.FORMS}
# What an encounter without a row may look like: by the kind of creature, an event by the word its effect begins with.
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "beast": ("hounds", "brute", "serpent", "rats", "wyvern", "lurker", "leviathan"),
    "human": ("robbers", "guards", "company", "champion"),
    "darkness": ("skeletons", "choir", "hag", "regent"), "spirit": ("wisp",), "construct": ("golem",), "outsider": ("spawn",),
}  # fmt: skip
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "recruit": ("inn",), "draw": ("cache", "caravan"), "end_turn": ("weather",), "choose_one": ("bridge", "idol"),
    "untap": ("pilgrim",),
    "speed_test": ("landslide", "pit", "chasm"), "face_down": ("pit",), "kill": ("chasm",), "discard": ("idol",),
    "steal": ("bridge",),
    "speed": ("pilgrim",), "fight": ("snare",), "lose_next_turn": ("weather",),
}  # fmt: skip


def form_of(card: str, kind: str, effect: str) -> str:
    """The form of an encounter: as the data says, else one of its kind."""
    said = looks.word("encounters", card)
    if said in FORMS:
        return said
    return chance("form", card).choice(KINDS.get(kind) or EFFECTS.get(effect) or ("snare",))


@dataclass(frozen=True)
class CreaturePicture(Picture):
    """An encounter. `kind`: its creature, or "event"; `effect`: the word an event's effects begin with. 120 x 120 units."""

    id: str
    kind: str
    level: int
    effect: str = ""

    def view(self, size: Size) -> View:
        return around(SAFE, size)

    def drawn(self, view: View) -> str:
        form, rng = form_of(self.id, self.kind, self.effect), chance("encounter", self.id)
        mirrored = not looks.word("encounters", self.id) and rng.random() < 0.5
        out = self._sky(view) + (moved(FORMS[form](), 120, 0, 1, 0, flip=True) if mirrored else FORMS[form]())
        return out + sparks(view, rng, 9) + veil(view, inks.DEEP, 0.42)

    def _sky(self, view: View) -> str:
        """Night, and the disc behind the figure: the moon, on level III an ember sun."""
        top, low, far, _ = inks.MOODS.get(self.level, inks.MOODS[3])
        rng = chance("sky", self.id)
        out = svg.linear_gradient("sky", [(0, top), (1, mix(low, "#1A1424", 0.35))]) + whole(view, "url(#sky)")
        out += stars(view, rng, round(16 * view.w / 112), 0.6)
        ember = self.level >= 3
        x, y = 60 + rng.uniform(-5, 5), 52 + rng.uniform(-4, 4)
        tone = {1: "#F0C9A0", 2: "#E3E6EC"}.get(self.level, "#F2A65A")
        out += circle(x, y, 42, inks.EMBER if ember else "#C9D4F2", opacity=0.18) + circle(x, y, 32, tone, inks.FIGURE, 1.2)
        if not ember:
            out += (
                circle(x + 14, y - 14, 5, mix(tone, far, 0.16))
                + circle(x - 16, y + 8, 3.6, mix(tone, far, 0.16))
                + circle(x - 10, y - 18, 2.4, mix(tone, far, 0.16))
            )
        return out
