"""Cards of Small Islands: a picture grown from what the card is about, its mission, its reward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scenes.draw.card import LARGE, ROW, CardSpec, Half, Line, Skin
from scenes.draw.illustration import Illustration

WIDE = ROW._replace(width=304)
SKIN = Skin(line="", large=LARGE, row=WIDE, small=WIDE, tall=1.15, low=0)

# What a card's picture shows: the first symbol it names, and how it pays.
_MISSION = {
    "flower": ("sun", "plant"),
    "fruit": ("sun", "animal"),
    "leaf": ("air", "plant"),
    "temple": ("moon", "earth"),
    "port": ("water", "air"),
}
_EXPEDITION = {"explore": ("sun", "plant", "water"), "land": ("water", "air")}
_TIMES = {"temple": ("sun", "water"), "largest": ("air", "water"), "richest": ("moon", "water")}  # Alexis's cards
_REWARD = {
    "flat": "sun",
    "by_size": "earth",
    "discovery": "moon",
    "lowest_resource": "water",
    "chosen_resource": "air",
}


def card_of(box: Any, texts: Any, t: Callable[[str], str], card: str) -> CardSpec:
    """An objective, which has a mission and a reward, a card that is one of the two, one of Alexis's expedition stack, or his
    own."""
    if card in box.expeditions:
        title, what = texts.expedition(card)
        picture = Illustration(card, _EXPEDITION[box.expeditions[card].action])
        return CardSpec(card, title, SKIN, None, picture, blocks=(Half(t("isles-alexis-deck"), what),))
    if (time := card.lstrip("=").partition(":")[0]) in box.alexis_cards:
        him = texts.alexis(card)
        halves = [Half(t("isles-alexis-builds"), him.houses), Half(t("isles-alexis-counts"), him.figures)]
        picture = Illustration(f"alexis-{time}", _TIMES.get(box.alexis_card(card).houses, ("sun", "water")))
        return CardSpec(card, f"{him.title} · {him.level}", SKIN, None, picture, blocks=tuple(halves))
    said = texts.card(card)
    halves = []
    if said.mission:
        halves.append(Half(t("isle-mission-head"), said.mission))
    if said.reward:
        table: tuple[Line, ...] = ()
        if said.steps:
            tiles, points = zip(*said.steps, strict=True)
            table = (
                Line(t("isle-reward-size-tiles"), "tile", tuple(map(str, tiles))),
                Line(t("isle-reward-size-points"), "trophy", tuple(map(str, points))),
            )
        halves.append(Half(t("isle-reward-head"), said.reward, table))
    return CardSpec(card, said.title, SKIN, None, Illustration(card, elements_of(box, card)), blocks=tuple(halves))


def elements_of(box: Any, card: str) -> tuple[str, ...]:
    """The elements of its picture, from its data."""
    kind = box.kind_of(card)
    found: list[str] = []
    mission = reward = None
    if kind == "objective":
        whole = box.objective(card)
        mission, reward = whole.mission.written, whole.reward.written
    elif kind == "mission":
        mission = box.mission(card).written
    else:
        reward = box.reward(card).written
    for argument in (mission or {}).values():
        named = dict(argument) if isinstance(argument, dict) else {}
        first = str(named.get("more") or named.get("resource") or next(iter(named), ""))
        found += _MISSION.get(first, ("water", "moon"))
    for part in reward if isinstance(reward, list) else [reward or {}]:
        for name, argument in part.items():
            if name in _REWARD:
                found.append(_REWARD[name])
            elif isinstance(argument, dict) and not mission:
                found += _MISSION.get(next(iter(argument.get("per", {})), ""), ())
    return tuple(dict.fromkeys(found))[:3] or ("sun", "water")
