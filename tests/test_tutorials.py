"""The tutorial of every game: played as it suggests, and by someone who does as they like; its words and pages.

What a game's chapters teach, and which figures their cards speak of, is in `tests/<game>/test_tutorial.py`.
"""

from __future__ import annotations

import re

import pytest

from game import games
from game.core import paths
from game.core.teaching import lessons, rulebook
from game.core.teaching.lessons import Chapter
from game.core.words.messages import LANGUAGES, Words
from scenes.table.lesson import KEYS, message
from tests.chapters import at_random, walk

GAMES = tuple(game.id for game in games.with_table() if lessons.has(game.id))
CHAPTERS = [chapter for game in GAMES for chapter in lessons.load(game)]
ANSWERS = 15  # of the learner, at most: five minutes hold no more
WHOLE = {("small-islands", "round"): 25, ("small-islands", "alone"): 31}  # a whole round is played, most of it read off the table

each_game = pytest.mark.parametrize("game", GAMES)
each_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=[f"{one.game}/{one.id}" for one in CHAPTERS])
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def test_every_game_of_the_menu_is_taught() -> None:
    assert GAMES == tuple(game.id for game in games.with_table())


@each_chapter
def test_a_chapter_is_short_and_its_cards_lead_to_pages(chapter: Chapter) -> None:
    assert 1 <= chapter.minutes <= 5
    assert all(step.page in ("", *rulebook.page_ids(chapter.game)) for step in chapter.steps)


@each_chapter
def test_a_chapter_played_as_it_suggests_comes_to_its_end(chapter: Chapter) -> None:
    session, here = lessons.rehearse(chapter)
    assert here.done and (here.marks[-1] == "read" or chapter.steps[-1].instead)
    told = {step.id for step, mark in zip(chapter.steps, here.marks, strict=True) if mark not in ("", "past", "other")}
    missed = [step.id for step in chapter.steps if step.id not in told and not step.instead]
    assert not missed, "every card of a chapter is reached by who follows it"
    given = [entry for entry in session.log if not entry.auto and entry.seat == "p0"]
    assert len(given) <= WHOLE.get((chapter.game, chapter.id), ANSWERS), "five minutes hold no more"


@each_chapter
def test_the_same_chapter_is_the_same_for_everybody(chapter: Chapter) -> None:
    assert lessons.begin(chapter).state.hash() == lessons.begin(chapter).state.hash()


@each_chapter
def test_whatever_is_answered_a_chapter_goes_on(chapter: Chapter) -> None:
    """A random player reads every card and answers at random: the chapter ends, or the game does (start again?)."""
    ends = 0
    for seed in range(1, 5 if (chapter.game, chapter.id) in WHOLE else 9):
        session, here, _ = walk(chapter, at_random(seed))
        assert here.done or here.over, (chapter.id, seed, chapter.steps[here.at].id, lessons.asked(session.decision))
        ends += here.done
    assert ends, "most ways lead to the end"


@each_language
@each_chapter
def test_every_card_has_its_words(chapter: Chapter, lang: str) -> None:
    words = Words(lang)
    assert words.has(message(chapter)) and words.has(f"{message(chapter)}-about")
    for step in chapter.steps:
        text = words.t(message(chapter, step.id), **dict.fromkeys(KEYS, "F"))
        assert 10 < len(text) <= 330, (step.id, len(text))
    assert words.problems == []


@each_language
@each_game
def test_no_words_of_lessons_are_left_over(game: str, lang: str) -> None:
    wanted = {name for one in lessons.load(game) for name in (message(one), f"{message(one)}-about")}
    wanted |= {message(one, step.id) for one in lessons.load(game) for step in one.steps}
    file = paths.data_dir() / game.replace("-", "_") / "text" / lang / "lessons.ftl"
    assert set(re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.M)) == wanted


@each_language
@each_game
def test_every_page_of_the_rules_has_its_words(game: str, lang: str) -> None:
    texts = games.texts(game, Words(lang))
    found = texts.rules_pages()
    assert [page for page, _, _ in found] == list(rulebook.page_ids(game))
    for page, title, text in found:
        assert title and text and "{" not in text and not title.startswith("["), page
    for figure in (figure for page in rulebook.load(game) for figure in page.figures):
        texts.words.t(f"figure-{figure.id}")
    assert texts.words.problems == []
