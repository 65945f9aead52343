"""The rules reference as data: bad pages cannot load, and what a figure shows is what the rules do."""

from __future__ import annotations

import pytest

from game import games
from game.core.content import data
from game.core.errors import DataError
from game.core.teaching import rulebook
from game.core.words.messages import LANGUAGES, Words

GAMES = tuple(game.id for game in games.with_table())
POSITION = """
pages:
  - id: ravage
    icon: ravage
    figures:
      - id: hit
        kind: position
        seats: [{spirit: eyes-watch-from-the-trees, board: G}]
        given: {clear: true, lands: {G5: {town: 1}}}
        when: [{do: ravage, land: G5}]
        then: {lands: {G5: {blight: BLIGHT}}}
        show: [G5]
"""


def read(text: str) -> tuple[rulebook.Page, ...]:
    return rulebook.read(data.parse(text, "rules.yaml"), "spirit-island")


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_shows_what_the_rules_do(game: str) -> None:
    shown = [figure for page in rulebook.load(game) for figure in page.figures if figure.case is not None]
    assert len(shown) > 5
    for figure in shown:
        rulebook.proved(figure)


@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_a_figure_and_somewhere_to_read_on(game: str) -> None:
    for page in rulebook.load(game):
        assert page.figures and page.also, page.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_figures_is_there(game: str, lang: str) -> None:
    words = Words(lang)
    for page in rulebook.load(game):
        wanted = [f"rule-{page.id}", f"rule-{page.id}-title"]
        for figure in page.figures:
            wanted.append(f"figure-{figure.id}")
            wanted += [f"icon-{icon}" for icon in figure.raw.get("icons") or ()]
            wanted += [one["words"] for key in ("parts", "cells", "cards", "tries") for one in figure.raw.get(key) or ()
                       if one.get("words")]  # fmt: skip
        assert [word for word in wanted if not words.has(word)] == [], page.id


def test_a_figure_keeps_before_and_after() -> None:
    (page,) = read(POSITION.replace("BLIGHT", "1"))
    shown = rulebook.proved(page.figures[0])
    assert not shown.before.pieces.get(("G5", "blight")) and shown.after.pieces["G5", "blight"] == (1,)


def test_a_figure_that_says_what_does_not_happen_is_refused() -> None:
    (page,) = read(POSITION.replace("BLIGHT", "2"))
    with pytest.raises(DataError, match="expected 2, found 1"):
        rulebook.proved(page.figures[0])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("pages: []", "a list"),
        ("pages: [{id: goal, icon: flag, also: [gaol]}]", "gaol"),
        ("pages: [{id: goal, icon: flag}, {id: goal, icon: flag}]", 'page called "goal" already'),
        ("pages: [{id: goal, icon: flag, figures: [{id: a, kind: rwo}]}]", "row"),
        ("pages: [{id: goal, icon: flag, figures: [{id: a, kind: row, cells: [{shwo: x}]}]}]", "show"),
        ("pages: [{id: goal, icon: flag, figures: [{id: a, kind: row, cells: [], place: left}]}]", "side"),
        ("pages: [{id: goal, icon: flag, figures: [{id: a, kind: position, given: [1]}]}]", "table"),
    ],
)
def test_bad_pages_do_not_load(text: str, says: str) -> None:
    with pytest.raises(DataError, match=says):
        read(text)
