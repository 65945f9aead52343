"""What the tutorial of this game teaches, the figures that its cards speak of, and the pages of its rules."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game import games
from game.core.engine import combinators
from game.core.teaching import lessons, rulebook
from game.core.teaching.lessons import Chapter
from game.core.words.messages import LANGUAGES, Words
from game.rice_paddy import operations
from game.rice_paddy.words import rules as pages
from game.rice_paddy.words.texts import Texts
from tests.chapters import misses

GAME = "rice-paddy"
CHAPTERS = lessons.load(GAME)
IDS = [chapter.id for chapter in CHAPTERS]
BY_ID = dict(zip(IDS, CHAPTERS, strict=True))


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    made = games.texts(GAME, Words(request.param))
    assert isinstance(made, Texts)
    return made


# ------------------------------------------------------------------------------------------------ lessons


def test_what_is_taught_in_which_order() -> None:
    assert IDS == ["field", "spirits", "work", "hands", "water", "build", "market", "last", "alone"]


TASKS = {  # chapter -> (the answers that miss its task, the card that says so)
    "field": (["drain:all"], "less"),
    "spirits": (["spirit:5", "spirit:19", "spirit:15", "spirit:19"], "missed"),
    "work": (["laborers:harvest/0"], "spoiled"),
    "hands": (
        ["paddy:3", "laborers:harvest/2", "laborers:plant/1", "oxen:build/0", "ducks:1", "done", "duck:1", "harvest:2/1"],
        "less",
    ),
    "water": (["done"], "less"),
    "build": (["hex:A2", "done", "rock:C3"], "less"),
    "last": (["drain:all", "laborers:harvest/0"], "lost"),
}


@pytest.mark.parametrize("chapter", list(TASKS))
def test_who_misses_the_task_of_a_chapter_is_told_so(chapter: str) -> None:
    misses(BY_ID[chapter], *TASKS[chapter])


RICE = {"work": 12, "hands": 7, "water": 5, "market": 5, "last": 96}  # hands: 5, and 2 of the spirit farm's card


@pytest.mark.parametrize("chapter", [one for one in CHAPTERS if one.id in RICE], ids=list(RICE))
def test_the_rice_that_the_cards_speak_of_comes(chapter: Chapter) -> None:
    """The numbers in the texts are written by hand: who changes a table in the data changes these chapters, too."""
    session, _ = lessons.rehearse(chapter)
    assert session.state.rice["p0"] == RICE[chapter.id]


# ------------------------------------------------------------------------------------------------ pages


def test_the_figures_of_the_pages_follow_the_data(texts: Texts) -> None:
    """Another tax and another harvest table are read on the pages, too."""
    box = games.rules(GAME).box
    other = SimpleNamespace(**{name: getattr(box, name) for name in
                               ("figures", "tables", "prices", "tax", "field", "setup_cards", "solo_cards", "spirits", "options",
                                "rating", "farm_hexes")})  # fmt: skip
    other.tax = (0, 7, 77)
    other.figures = {**box.figures, "plant": 2, "section": {"laborers": 4, "oxen": 2}}
    told = pages.figures(texts.words, other, texts.name)
    assert told["tax"] == "7, 77" and str(told["plant"]).startswith("2 ") and str(told["section_laborers"]).startswith("4 ")
    assert told["columns"] == 6 and told["black1"] == ", ".join(map(str, box.tables["black"][0]))
    assert pages.figures(texts.words, box, texts.name)["section_laborers"] != told["section_laborers"]


def test_every_question_and_phase_has_a_page_of_its_own(texts: Texts) -> None:
    ids = set(rulebook.page_ids(GAME))
    assert set(pages.PAGE_OF.values()) | {page for _, page in pages.PAGE_OF_THING} <= ids
    own = [kind for kind in operations.ops.asks if kind not in combinators.installed().asks]
    assert len(own) > 20 and not [kind for kind in own if kind not in pages.PAGE_OF]
    assert {texts.page_of(kind) for kind in own} <= ids


@pytest.mark.parametrize(
    "key, page",
    [("tile:t07", "rice-achievements"), ("rain:r06", "rice-rain"), ("farm:farm", "rice-solo"), ("farm:p1", "rice-flood"),
     ("buy:ox", "rice-market"), ("paddy:2", "")],
)  # fmt: skip
def test_a_thing_leads_to_its_page_or_to_that_of_the_question(texts: Texts, key: str, page: str) -> None:
    assert texts.page_of_thing(key) == page
