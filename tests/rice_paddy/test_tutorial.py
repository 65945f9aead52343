"""The tutorial of this game, played as it suggests, and by someone who does as they like; its words; the rules pages."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest

from game import games
from game.core import paths
from game.core.engine import combinators
from game.core.engine.rng import Rng
from game.core.teaching import lessons, rulebook
from game.core.teaching.lessons import Chapter
from game.core.words.messages import Words
from game.rice_paddy import operations
from game.rice_paddy.words import rules as pages
from game.rice_paddy.words.texts import Texts

GAME = "rice-paddy"
CHAPTERS = lessons.load(GAME)
IDS = [chapter.id for chapter in CHAPTERS]
LANGUAGES = ("en", "it", "uk")


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    made = games.texts(GAME, Words(request.param))
    assert isinstance(made, Texts)
    return made


def options_of(session) -> list:
    decision = session.decision
    assert decision is not None
    return list(decision.options or [option for part in decision.parts for option in part.options])


# ------------------------------------------------------------------------------------------------ lessons


def test_what_is_taught_in_which_order() -> None:
    assert IDS == ["field", "spirits", "work", "hands", "water", "build", "market", "last", "alone"]
    assert all(step.page in rulebook.page_ids(GAME) for chapter in CHAPTERS for step in chapter.steps)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=IDS)
def test_a_chapter_played_as_it_suggests_comes_to_its_end(chapter: Chapter) -> None:
    session, here = lessons.rehearse(chapter)
    assert here.done and here.marks[-1] in ("read", "past")
    told = {step.id for step, mark in zip(chapter.steps, here.marks, strict=True) if mark not in ("", "past", "other")}
    missed = [step.id for step in chapter.steps if step.id not in told and not step.instead]
    assert not missed, "every card of a chapter is reached by who follows it"
    assert len([entry for entry in session.log if not entry.auto]) <= 15, "five minutes hold no more"


@pytest.mark.parametrize("chapter", CHAPTERS, ids=IDS)
def test_whatever_is_answered_a_chapter_goes_on(chapter: Chapter) -> None:
    """A random player reads every card and answers at random: the chapter ends, or the game does (start again?)."""
    ends = 0
    for seed in range(1, 9):
        session, rng, seen, last = lessons.begin(chapter), Rng(seed), set[str](), -1
        for _ in range(400):
            here = lessons.progress(chapter, session, seen)
            assert here.at >= last, "without undo nobody is led back"
            last = here.at
            if here.done or here.over:
                break
            step = chapter.steps[here.at]
            if step.kind in ("read", "try"):
                seen.add(step.id)
                continue
            options = options_of(session)
            pick = options[rng.below(len(options))]
            session.choose(pick.seat, pick.key)
        assert here.done or here.over, (chapter.id, seed, chapter.steps[here.at].id, lessons.asked(session.decision))
        ends += here.done or chapter.steps[here.at].kind == "read"
    assert ends, "most ways lead to the end"


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


@pytest.mark.parametrize("chapter", [one for one in CHAPTERS if one.id in TASKS], ids=list(TASKS))
def test_who_misses_the_task_of_a_chapter_is_told_so(chapter: Chapter) -> None:
    """After these answers everything else goes as the rules take it first; the card of praise is not shown."""
    session, seen = lessons.begin(chapter), set[str]()
    wrong, card = TASKS[chapter.id]
    wrong, shown = list(wrong), []
    for _ in range(60):
        here = lessons.progress(chapter, session, seen)
        if here.done:
            break
        step = chapter.steps[here.at]
        if step.kind in ("read", "try"):
            shown.append(step.id)
            seen.add(step.id)
            continue
        keys = [option.key for option in options_of(session)]
        key = wrong.pop(0) if wrong and wrong[0] in keys else ("done" if "done" in keys else keys[0])
        session.choose("p0", key)
    assert here.done and not wrong
    assert card in shown
    task = chapter.steps[chapter.place(card)].after
    praise = next(step.id for step in chapter.steps if step.after == task and not step.instead)
    assert praise not in shown


RICE = {"work": 12, "hands": 7, "water": 5, "market": 5, "last": 96}  # hands: 5, and 2 of the spirit farm's card


@pytest.mark.parametrize("chapter", [one for one in CHAPTERS if one.id in RICE], ids=list(RICE))
def test_the_rice_that_the_cards_speak_of_comes(chapter: Chapter) -> None:
    """The numbers in the texts are written by hand: who changes a table in the data changes these chapters, too."""
    session, _ = lessons.rehearse(chapter)
    assert session.state.rice["p0"] == RICE[chapter.id]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words(language: str) -> None:
    words = Words(language)
    for chapter in CHAPTERS:
        for name in ("", "-about", *(f"-{step.id}" for step in chapter.steps)):
            text = words.t(f"lesson-{GAME}-{chapter.id}{name}", forecast="F", why="W", undo="Z")
            assert len(text) <= 330 and words.problems == [], (chapter.id, name)


def test_no_words_are_left_over() -> None:
    """Each message of the lessons belongs to a card, and each of the pages to a page or a figure."""
    wanted = {f"lesson-{GAME}-{chapter.id}{name}" for chapter in CHAPTERS
              for name in ("", "-about", *(f"-{step.id}" for step in chapter.steps))}  # fmt: skip
    for language in LANGUAGES:
        folder = paths.data_dir() / "rice_paddy" / "text" / language
        assert set(re.findall(r"^([\w-]+) =", (folder / "lessons.ftl").read_text(encoding="utf-8"), re.M)) == wanted


# ------------------------------------------------------------------------------------------------ pages


def test_every_page_has_its_words_and_figures(texts: Texts) -> None:
    found = texts.rules_pages()
    assert [page for page, _, _ in found] == list(rulebook.page_ids(GAME))
    for page, title, text in found:
        assert title and text and "{" not in text and not title.startswith("["), page
    for figure in (figure for page in rulebook.load(GAME) for figure in page.figures):
        texts.words.t(f"figure-{figure.id}")
    assert texts.words.problems == []


def test_every_position_on_a_page_goes_as_it_says() -> None:
    shown = [figure for page in rulebook.load(GAME) for figure in page.figures if figure.case is not None]
    assert len(shown) >= 10
    for figure in shown:
        rulebook.proved(figure)


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
