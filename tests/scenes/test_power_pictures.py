"""What the pictures of powers show: a row for each power, known things, and people where a power speaks of them."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from game.core.content import data
from scenes.draw import svg
from scenes.draw.illustration import FORMS
from scenes.draw.motifs import people
from scenes.draw.motifs.picture import Picture
from scenes.games.spirit_island.art import card_picture, recipes
from scenes.games.spirit_island.art.things.beings import BEINGS, BODIES
from scenes.games.spirit_island.art.things.folk import FOLK
from scenes.games.spirit_island.art.things.settlements import SETTLEMENTS

FILES = ("powers_minor", "powers_major", "powers_unique", "base/powers_unique")
PEOPLE = ("dahan", "explorer", "town", "city", "invader")


@cache
def powers() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for file in FILES:
        rows = data.load(svg.resource_path("data", "spirit_island", f"{file}.yaml")).value["cards"]
        found |= {card["id"]: card for card in rows}
    return found


def words(power: str) -> list[str]:
    return [thing.word for thing in recipes.rows()[power].things]


def test_each_power_of_both_boxes_has_a_row_and_no_row_is_of_nothing() -> None:
    assert len(powers()) == 110 and recipes.rows().keys() == powers().keys()


def test_each_thing_is_known_and_lies_on_the_sheet() -> None:
    for power, recipe in recipes.rows().items():
        for thing in recipe.things:
            assert thing.word in recipes.THINGS, (power, thing.word)
            assert thing.across is None or 0 <= thing.across <= 1, (power, thing)
            assert 0.4 <= thing.size <= 1.6, (power, thing)


def test_nothing_is_drawn_that_no_power_shows() -> None:
    """The forms of the elements are for pictures that are grown, the things of this game for powers alone."""
    grown = {form.__name__.replace("_", "-") for depths in FORMS.values() for ways in depths.values() for form in ways}
    assert recipes.THINGS.keys() - grown - {word for power in powers() for word in words(power)} == set()


def test_no_two_powers_show_the_same() -> None:
    shown = [tuple(words(power)) for power in powers() if words(power)]
    assert len(set(shown)) == len(shown) == 109, "all but the boon of all elements, which is a picture of its own"


@pytest.mark.parametrize("power", sorted(powers()))
def test_who_a_power_speaks_of_is_seen(power: str) -> None:
    """Powers that act on people show people, what they built or the spirit that comes to them; gifts show a spirit."""
    card, shown = powers()[power], set(words(power))
    if not shown:
        return
    if any(kind in str(card["effects"]) for kind in PEOPLE) and power not in ("tsunami", "song-of-sanctity", "blazing-renewal"):
        assert shown & (FOLK.keys() | SETTLEMENTS.keys() | BEINGS.keys()), power
    if power.startswith("gift-") and card["targets"] == "spirit":
        assert shown & BEINGS.keys(), power


@pytest.mark.parametrize("word", sorted(recipes.THINGS))
def test_each_thing_draws_and_only_what_the_renderer_knows(word: str) -> None:
    for element in ("sun", "moon"):
        p = Picture(word, element, 180, 330)
        p.company = (element, "water")
        recipes.THINGS[word](p)
        body = "".join(p.parts)
        assert body and "nan" not in body
        assert svg.lint_svg(svg.document(body, (0, 0, 330, 180), (330, 180))) == []


def test_figures_stand_on_the_ground_in_every_pose() -> None:
    p = Picture("poses", "sun", 200, 330)
    for name, pose in people.POSES.items():
        figure = people.Figure(p, 100, 150, 100, pose, 1)
        low = max(y for _, y in figure.at.values())
        assert 145 <= low <= 150, name
        if name not in ("lie", "fall", "cower", "bend", "crouch"):
            assert figure.at["head"][1] < figure.at["hip"][1] < low, name
        other = people.Figure(p, 100, 150, 100, pose, -1)
        assert [round(200 - x, 3) for x, _ in figure.at.values()] == [round(x, 3) for x, _ in other.at.values()], name


def test_each_element_has_a_spirit_of_its_own_form() -> None:
    assert len(set(BODIES.values())) == len(BODIES) == 8


def test_a_power_of_a_pack_has_a_picture_of_its_own() -> None:
    one, other = (card_picture.picture(name, ("sun", "water"), "minor", (300, 170)) for name in ("of-a-pack", "of-another"))
    assert one != other
    for body in (one, other):
        assert len(body) > 2000 and svg.lint_svg(svg.document(body, (0, 0, 330, 187), (300, 170))) == []
