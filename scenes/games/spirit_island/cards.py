"""The cards of Spirit Island: powers, fear cards and invader cards as what the table draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scenes.draw.card import LARGE, LARGE_RING, ROW, ROW_RING, SMALL, SMALL_RING, Boxed, Caption, CardSpec, Level, Prose, Skin
from scenes.draw.cardskin import Numeral, Ring, Sign
from scenes.draw.theme import BRASS, FAST, MAJOR_DARK, MAJOR_LIGHT, SLOW, VIOLET
from scenes.games.spirit_island.art.card_picture import CardPicture

DECKS = ("minor", "major")
POWER = Skin(large=LARGE_RING, row=ROW_RING, small=SMALL_RING)
SKINS = {
    "minor": POWER,
    "unique": POWER,
    "major": POWER._replace(light=MAJOR_LIGHT, dark=MAJOR_DARK, frame=BRASS, strip="#E6D096"),
    "fear": Skin("#EFE6F0", "#D9CBDD", line=VIOLET, rule=VIOLET, mark=VIOLET, mark_paper="#FBF3FF"),
    "invader": Skin(
        large=LARGE._replace(badge=(13, 11, 46), title=(68, 10, 82, 48)), row=ROW, small=SMALL._replace(badge=(6, 6, 40))
    ),
}
TONES = {"fast": FAST, "slow": SLOW}


def power(card: str, said: Any, raw: Mapping[str, Any], reached: Sequence[bool] | None = None, strip_short: str = "") -> CardSpec:
    """A power: its words, its data, which of its thresholds are reached, its strip where the words have no room."""
    deck = raw["deck"] if raw["deck"] in DECKS else "unique"
    on = [False] * len(said.thresholds) if reached is None else reached
    boxes = [Boxed(need_words(need), text, lit) for (need, text), lit in zip(said.thresholds, on, strict=False)]
    return CardSpec(
        card,
        said.title,
        SKINS[deck],
        Ring(str(said.cost), TONES[said.speed], said.speed),
        CardPicture(card, said.elements, deck),
        said.elements,
        tuple(part for part in (said.range_strip, said.target) if part),
        strip_short,
        (*map(Prose, said.paragraphs), *boxes),
        (said.footer_left, said.footer_right),
    )


def need_words(need: Mapping[str, int]) -> str:
    """The elements a threshold needs, rich."""
    return "  ".join(f"<b>{count}</b> <{element}>" for element, count in need.items())


def fear(card: str, said: Any, level: int = 0) -> CardSpec:
    """A fear card and the terror level that counts (0: none)."""
    levels = (Level(Numeral(n, "violet"), text, n == level) for n, text in enumerate(said.levels, 1))
    return CardSpec(
        card,
        said.title,
        SKINS["fear"],
        Sign("fear"),
        CardPicture(card, (), "fear"),
        blocks=tuple(levels),
        footer=(said.footer_left, ""),
    )


def invader(card: str, said: Any, raw: Any) -> CardSpec:
    """An invader card."""
    return CardSpec(
        card,
        said.title,
        SKINS["invader"],
        Numeral(raw.stage),
        CardPicture(card, raw.terrains or ("coastal",), "invader", raw.stage),
        blocks=(Caption(said.detail),) if said.detail else (),
        footer=(said.footer_left, said.footer_right),
    )
