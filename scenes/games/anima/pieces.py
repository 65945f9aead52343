"""Cards of the box as their pictures, and what their figures look like."""

from __future__ import annotations

from typing import Any

from scenes.games.anima.art.pictures import CreaturePicture, Motif, PlacePicture, Portrait

# What an effect looks like on the picture of an advantage: an icon by the word it begins with, the first that is there.
SIGNS = {
    "strength": "strength", "reroll": "dice", "prevent_death": "heart", "cancel": "close", "leave_battle": "boot",
    "face_down": "face-down", "untap": "tap", "steal": "bonus", "redirect": "travel", "move": "travel", "recruit": "recruit",
    "search": "area", "peek": "eye", "treat_exploration_as": "explore", "extra_encounters": "encounter", "area_level": "area",
    "speed_test": "boot", "speed": "boot", "draw": "bonus",
}  # fmt: skip
REWARDS = {"bonus": "bonus", "recruit": "recruit", "mission": "mission", "ex": "ex"}
ROMAN = ("", "I", "II", "III", "IV", "V")


def portrait_of(box: Any, card: str) -> Portrait:
    """A character by its id; of one that a case writes out as much as it says."""
    made = box.characters[card]
    return Portrait(card, made.gender, int(made.strength), tuple(made.skills))


def place_of(box: Any, card: str) -> PlacePicture:
    """An area."""
    return PlacePicture(card, int(box.areas[card].level))


def creature_of(box: Any, card: str) -> CreaturePicture:
    """An encounter: a monster by its creature, else an event."""
    made = box.encounters[card]
    return CreaturePicture(card, made.creature or made.kind, int(made.level))


def family_of(box: Any, card: str) -> str:
    """The family of an advantage as it is coloured: its skill, an organisation, or plot."""
    made = box.advantages[card]
    return "organisation" if made.organisation else str(made.skill or "plot")


def motif_of(box: Any, card: str) -> Motif:
    """An advantage: what its first effect does."""
    family = family_of(box, card)
    if family == "organisation":
        return Motif(card, family, "organisation")
    written = box.item(card).get("effects", ())
    found = next((SIGNS[word] for one in written for word in one if word in SIGNS), family)
    return Motif(card, family, found)


def results_of(box: Any, area: str) -> tuple[str, ...]:
    """What each side of the die brings in an area: "–" for nothing, how many encounters, "!" for something special."""
    return tuple(["!" if isinstance(said, str) else str(said) if said else "–" for said in box.areas[area].table])
