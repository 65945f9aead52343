"""A power that may also be used as if with fewer elements: a touch uses the whole, a button of the prompt bar lists
what is less."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pygame
import pytest

from game.core.engine.key import Key
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.spirit_island.terms import ELEMENTS
from scenes.games.spirit_island.handling import IN_PART, in_part
from tests.scenes.games import any_option, session_of
from tests.scenes.hands import click, overlaps, press, tab_to

LANGS = pytest.mark.parametrize("lang", ["en", "it", "uk"])
SIZES = pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
# In the first, Death Approaches may be used only up to its first level; in the second, a card without its threshold.
KINDS = pytest.mark.parametrize(("kind", "box"), [("innate", ""), ("card", "base")])
SAID = {
    ("innate", "en"): "{}, only to level 1",
    ("innate", "it"): "{}, solo fino al livello 1",
    ("innate", "uk"): "{}, лише до рівня 1",
    ("card", "en"): "{} (without its threshold)",
    ("card", "it"): "{} (senza soglia)",
    ("card", "uk"): "{} (без порога)",
}


def played_until(met: Callable[[list[str]], bool], box: str = "") -> Session:
    """A game of one up to the first use of powers that offers what is to be met."""
    for seed in range(1, 40):
        session, rng = session_of(1, seed, box=box), Rng(seed)
        while (decision := session.decision) is not None and len(session.log) < 120:
            if decision.kind.startswith("powers.") and met(list(decision.keys())):
                return session
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    raise AssertionError("no game offers it")


def in_parts(keys: Iterable[str]) -> list[str]:
    return [key for key in keys if in_part(Key.of(key))]


def offering(kind: str, box: str) -> tuple[Session, str, str]:
    """A game that offers less of one such power than there is; the whole power and the weaker way to use it."""
    session = played_until(lambda keys: len(less := in_parts(keys)) == 1 and less[0].startswith(kind), box)
    assert session.decision is not None
    (less,) = in_parts(session.decision.keys())
    return session, less.partition("/")[0], less


def many() -> Session:
    """A fast phase in which two cards and an innate power may be used in part."""
    session = played_until(lambda keys: True, "base")
    state, (seat,) = session.state, session.state.seats
    state.played[seat] = ("sap-the-strength-of-multitudes", "the-trees-and-stones-speak-of-war")
    state.gained = {(seat, element): 4 for element in ELEMENTS}
    state.memo = None
    return session


def answers_of(table: Any, since: int) -> list[str]:
    """What was answered; what leaves no choice after it, such as the only land there is, follows by itself."""
    return [str(entry.key) for entry in table.model.session.log[since:]]


@LANGS
@SIZES
@KINDS
def test_a_weaker_way_alone_is_named_by_the_button(
    table_of: Any, cut: list[str], kind: str, box: str, size: tuple[int, int], lang: str
) -> None:
    """"Only to level 1" lay over the island as long as powers were asked for, and looked like the one answer."""
    session, whole, less = offering(kind, box)
    table, before = table_of(session, size, lang), len(session.log)
    assert not table.model.listed or less not in table.model.listed
    name = table.model.wording.texts.name(kind, Key.of(whole).first)
    said = SAID[kind, lang].format(name)
    assert table.item(IN_PART).name == said[:1].upper() + said[1:] and not cut
    click(table.app, IN_PART)
    assert answers_of(table, before)[0] == less


@SIZES
@KINDS
@pytest.mark.parametrize("by", ["place", "focus"])
def test_the_whole_power_is_used_by_one_touch_of_where_it_lies(
    table_of: Any, kind: str, box: str, size: tuple[int, int], by: str
) -> None:
    session, whole, _ = offering(kind, box)
    table, before = table_of(session, size), len(session.log)
    if by == "place":  # its card, or its box on the panel; on a rail a line of the list
        click(table.app, whole)
    else:
        tab_to(table.app, whole)
        press(table.app, pygame.K_RETURN)
    assert answers_of(table, before)[0] == whole


@pytest.mark.parametrize("by", ["mouse", "number", "focus"])
@SIZES
@LANGS
def test_several_are_listed_once_the_button_is_pressed(
    table_of: Any, cut: list[str], lang: str, size: tuple[int, int], by: str
) -> None:
    session = many()
    table, before = table_of(session, size, lang), len(session.log)
    less = in_parts(table.model.options)
    assert not set(less) & set(table.model.listed)
    click(table.app, IN_PART)
    assert set(less) <= set(table.model.listed)
    picks = [item for item in table.items() if item.key in table.model.listed]
    assert len(picks) == len(table.model.listed) and not overlaps(picks) and not cut
    if by == "mouse":
        click(table.app, less[-1])
    elif by == "number":
        press(table.app, pygame.K_0 + next(n for n, key in table.finder.numbers().items() if key == less[-1]))
    else:
        tab_to(table.app, less[-1])
        press(table.app, pygame.K_RETURN)
    assert answers_of(table, before)[0] == less[-1]


def test_the_list_goes_when_the_button_is_pressed_again(table_of: Any) -> None:
    table = table_of(many(), (1920, 1080))
    listed = list(table.model.listed)
    click(table.app, IN_PART)
    assert table.model.listed != listed
    click(table.app, IN_PART)
    assert table.model.listed == listed
    assert table.attention.stops().count(IN_PART) == 1
