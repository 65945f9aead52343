"""Cards of the box as their pictures, and what their figures look like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scenes.games.anima.art.pictures import CreaturePicture, MissionPicture, Motif, PlacePicture, Portrait
from scenes.games.anima.art.sheet import Picture

REWARDS = {"bonus": "bonus", "recruit": "recruit", "mission": "mission", "ex": "ex"}
ROMAN = ("", "I", "II", "III", "IV", "V")


def verb(written: Any) -> str:
    """The word that effects as the data writes them begin with; "" of none."""
    return next((str(word) for one in written or () for word in one), "")


def portrait_of(box: Any, card: str) -> Portrait:
    """A character by its id; of one that a case writes out as much as it says."""
    made = box.characters[card]
    special = box.item(card).get("special") or {}
    return Portrait(card, made.gender, int(made.strength), tuple(made.skills), verb(special.get("effects")))


def place_of(box: Any, card: str) -> PlacePicture:
    """An area."""
    return PlacePicture(card, int(box.areas[card].level))


def creature_of(box: Any, card: str) -> CreaturePicture:
    """An encounter: a monster by its creature, else an event."""
    made = box.encounters[card]
    return CreaturePicture(card, made.creature or made.kind, int(made.level), verb(box.item(card).get("effects")))


def family_of(box: Any, card: str) -> str:
    """The family of an advantage as it is coloured: its skill, an organisation, or plot."""
    made = box.advantages[card]
    return "organisation" if made.organisation else str(made.skill or "plot")


def motif_of(box: Any, card: str) -> Motif:
    """An advantage: what its first effect does."""
    return Motif(card, family_of(box, card), verb(box.item(card).get("effects")))


def mission_of(box: Any, card: str) -> MissionPicture:
    """A mission: its first step, where that may be done, its enemy."""
    made = box.missions[card]
    step = made.steps[0]
    area = next((one for one in step.areas if one in box.areas), "")
    level = int(box.areas[area].level) if area else 1
    enemy = next((one.creature for each in made.steps for one in each.enemies), "")
    return MissionPicture(card, step.kind, area, level, enemy, made.final)


def all_of(box: Any) -> Iterator[Picture]:
    """Every picture that may turn up in the middle, in a group or in a box of the panels: of all cards, whatever the position."""
    yield from (place_of(box, card) for card in box.areas)
    yield from (portrait_of(box, card) for card in box.characters)
    yield from (creature_of(box, card) for card in box.encounters)


def results_of(box: Any, area: str) -> tuple[str, ...]:
    """What each side of the die brings in an area: "–" for nothing, how many encounters, "!" for something special."""
    return tuple(["!" if isinstance(said, str) else str(said) if said else "–" for said in box.areas[area].table])
