"""A power that may also be used as if with fewer elements: the whole power stands in the list as well, and first."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.engine.key import Key
from game.core.engine.rng import Rng
from game.core.play.session import Session
from tests.scenes.games import any_option, session_of
from tests.scenes.hands import click, overlaps, press, tab_to

LANGS = pytest.mark.parametrize("lang", ["en", "it", "uk"])
SIZES = pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
# In the first, Death Approaches may be used only up to its first level; in the second, a card without its threshold.
KINDS = pytest.mark.parametrize(("kind", "box"), [("innate", ""), ("card", "base")])
SAID = {
    ("innate", "en"): ("{}, to level 2", "{}, only to level 1"),
    ("innate", "it"): ("{}, fino al livello 2", "{}, solo fino al livello 1"),
    ("innate", "uk"): ("{}, до рівня 2", "{}, лише до рівня 1"),
    ("card", "en"): ("{} (with its threshold)", "{} (without its threshold)"),
    ("card", "it"): ("{} (con la soglia)", "{} (senza soglia)"),
    ("card", "uk"): ("{} (з порогом)", "{} (без порога)"),
}


def offering(kind: str, box: str) -> tuple[Session, str, str]:
    """A game that offers less of such a power than there is; the whole power and the weaker way to use it."""
    for seed in range(1, 40):
        session, rng = session_of(1, seed, box=box), Rng(seed)
        while (decision := session.decision) is not None and len(session.log) < 120:
            for key in decision.keys():
                if decision.kind.startswith("powers.") and key.startswith(f"{kind}:") and "/" in key:
                    return session, key.partition("/")[0], key
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    raise AssertionError(f"no {kind} may be used in part")


def answers_of(table: Any, since: int) -> list[str]:
    """What was answered; what leaves no choice after it, such as the only land there is, follows by itself."""
    return [str(entry.key) for entry in table.model.session.log[since:]]


def lines(table: Any) -> list[str]:
    """What the lines of the list answer, in their order."""
    return [table.model.option_of(key) for key in table.model.listed]


@LANGS
@SIZES
@KINDS
def test_the_whole_power_is_listed_before_what_is_less(
    table_of: Any, cut: list[str], kind: str, box: str, size: tuple[int, int], lang: str
) -> None:
    """On the large window "only to level 1" stood in the list alone: the whole power is answered on the spirit's panel, and one
    who had not found that took the weaker one."""
    session, whole, less = offering(kind, box)
    table = table_of(session, size, lang)
    answers = lines(table)
    assert answers.index(whole) == answers.index(less) - 1
    name = table.model.wording.texts.name(kind, Key.of(whole).first)
    said = [table.item(table.model.listed[answers.index(key)]).name for key in (whole, less)]
    assert said == [words.format(name) for words in SAID[kind, lang]]
    picks = [item for item in table.items() if item.key in table.model.listed]
    assert len(picks) == len(answers) and not overlaps(picks) and not cut


@SIZES
@KINDS
@pytest.mark.parametrize("by", ["line", "place", "number", "focus"])
def test_the_whole_power_is_used_from_its_line_and_from_where_it_lies(
    table_of: Any, kind: str, box: str, size: tuple[int, int], by: str
) -> None:
    session, whole, _ = offering(kind, box)
    table, before = table_of(session, size), len(session.log)
    line = table.model.listed[lines(table).index(whole)]
    if by == "line":
        click(table.app, line)
    elif by == "place":  # its card, or its box on the panel; on a rail there is the line alone
        click(table.app, whole)
    elif by == "number":
        press(table.app, pygame.K_0 + next(n for n, key in table.finder.numbers().items() if key == line))
    else:
        tab_to(table.app, line)
        press(table.app, pygame.K_RETURN)
    assert answers_of(table, before)[0] == whole


@SIZES
@KINDS
def test_the_weaker_way_is_still_used_from_its_line(table_of: Any, kind: str, box: str, size: tuple[int, int]) -> None:
    session, _, less = offering(kind, box)
    table, before = table_of(session, size), len(session.log)
    click(table.app, less)
    assert answers_of(table, before)[0] == less


def test_a_power_that_can_only_be_used_whole_has_no_line_besides_its_place(table_of: Any) -> None:
    session, whole, _ = offering("innate", "")
    table = table_of(session, (1920, 1080))
    listed = {Key.of(key).first for key in lines(table)}
    assert len(table.model.listed) == 2 and listed == {Key.of(whole).first}, "the other powers are used where they lie"
