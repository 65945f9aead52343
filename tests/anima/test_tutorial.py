"""The tutorial of this game, played as it suggests, and by someone who does as they like; its words; the rules pages."""

from __future__ import annotations

import re

import pytest

from game import games
from game.anima.words import rules as pages
from game.anima.words.texts import Texts
from game.core import paths
from game.core.engine import combinators
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.core.teaching import lessons, rulebook
from game.core.teaching.lessons import Chapter
from game.core.words.messages import Words

GAME = "anima"
CHAPTERS = lessons.load(GAME)
IDS = [chapter.id for chapter in CHAPTERS]
LANGUAGES = ("en", "it", "uk")
# What the chapters together teach: the kinds of question that the learner answers in them.
TAUGHT = {
    "setup.character", "setup.advantage", "reset.act", "claim.character", "claim.advantage", "movement.choose", "area.remove",
    "area.protect", "interaction.act", "trade.offer", "trade.confirm", "battle.cards", "exploration.choose", "reward.choose",
    "target.area", "reply.travel", "reply.test", "reply.rest", "reply.roll", "reply.death", "choose-one", "discard.choose",
    "trade.answer", "explore.pick", "reply.explore-new", "may", "take.choose", "keep.choose", "tap.choose", "target.seat",
    "target.character", "reply.battle", "death.choose",
}  # fmt: skip


def options_of(session: Session) -> list:
    decision = session.decision
    assert decision is not None
    return list(decision.options or [option for part in decision.parts for option in part.options])


def rival_answers(session: Session) -> bool:
    """Whether the one who is asked is the chapter's rival, who answers then."""
    told = lessons.rival_answer(session)
    if told is not None:
        session.choose(*told)
    return told is not None


# ------------------------------------------------------------------------------------------------ lessons


def test_what_is_taught_in_which_order() -> None:
    assert IDS == [
        "road", "battle", "defeat", "new-land", "guard", "camp", "finds", "rivals", "replies", "dealings", "missions", "hold",
        "final", "alone",
    ]  # fmt: skip
    assert all(step.page in rulebook.page_ids(GAME) for chapter in CHAPTERS for step in chapter.steps)


def test_together_they_cover_every_phase_and_kind_of_question() -> None:
    kinds, phases = set(), set()
    for chapter in CHAPTERS:
        session, _ = lessons.rehearse(chapter)
        kinds |= {entry.kind for entry in session.log if entry.seat == "p0"}
        phases |= {str(event.args[0]) for entry in session.log for event in entry.events if event.kind == "phase"}
        phases.add(session.first.phase)
    assert kinds >= TAUGHT
    assert phases >= {"order", "reset", "movement", "interaction", "exploration"}


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
            if rival_answers(session):
                continue
            options = options_of(session)
            pick = options[rng.below(len(options))]
            session.choose(pick.seat, pick.key)
        assert here.done or here.over, (chapter.id, seed, chapter.steps[here.at].id, lessons.asked(session.decision))
        ends += here.done or chapter.steps[here.at].kind == "read"
    assert ends, "most ways lead to the end"


TASKS = {  # chapter -> (the answers that miss its task, the card that says so)
    "road": (["area:heather-moor", "done"], "less"),
    "battle": (["area:fogbound-forest", "card:focused-strike", "done"], "less"),
    "defeat": (["area:millpond-ferry", "branch:0", "discard:safe-camp", "explore", "done"], "less"),
    "new-land": (["explore:deck", "area:village-of-cornes", "done"], "less"),
    "guard": (["done", "area:village-of-cornes"], "less"),
    "camp": (["done", "done"], "less"),
    "finds": (["explore:deck", "ability:grave-cartographer", "area:sunken-archive", "discard:lucky-coin"], "less"),
    "rivals": (["attack:p1", "done"], "less"),
    "replies": (["done", "area:heather-moor", "explore", "done"], "less"),
    "dealings": (["give:card/calm-skies", "done", "attack:p2"], "less"),
    "missions": (["explore", "reward:bonus"], "less"),
    "hold": (["mission:wolf-winter", "card:focused-strike", "area:heather-moor"], "less"),
    "final": (["explore", "done", "mission:last-chain", "card:focused-strike", "done"], "lost"),
}


@pytest.mark.parametrize("chapter", [one for one in CHAPTERS if one.id in TASKS], ids=list(TASKS))
def test_who_misses_the_task_of_a_chapter_is_told_so(chapter: Chapter) -> None:
    """After these answers everything else is declined; the card of praise is not shown."""
    session, seen = lessons.begin(chapter), set[str]()
    answers, card = TASKS[chapter.id]
    wrong, shown = list(answers), []
    for _ in range(90):
        here = lessons.progress(chapter, session, seen)
        if here.done:
            break
        step = chapter.steps[here.at]
        if step.kind in ("read", "try"):
            shown.append(step.id)
            seen.add(step.id)
            continue
        if rival_answers(session):
            continue
        keys = [option.key for option in options_of(session)]
        key = wrong.pop(0) if wrong and wrong[0] in keys else ("done" if "done" in keys else keys[0])
        session.choose("p0", key)
    assert here.done and not wrong
    assert card in shown
    task = chapter.steps[chapter.place(card)].after
    praise = next(step.id for step in chapter.steps if step.after == task and not step.instead)
    assert praise not in shown


def happened(chapter: str, kind: str) -> list[tuple]:
    """What a chapter played as it suggests tells of this kind."""
    session, _ = lessons.rehearse(next(one for one in CHAPTERS if one.id == chapter))
    return [event.args for entry in session.log for event in entry.events if event.kind == kind]


def test_the_figures_that_the_cards_speak_of_are_so() -> None:
    """The numbers in the texts are written by hand: who changes a card in the data changes these chapters, too."""
    facts = games.rules(GAME).facts
    first = {chapter.id: lessons.begin(chapter).state for chapter in CHAPTERS}
    assert {name: (facts.strength(first[name], "p0"), facts.speed(first[name], "p0")) for name in IDS[:-1]} == {
        "road": (7, 6), "battle": (5, 5), "defeat": (4, 5), "hold": (5, 5), "new-land": (6, 6), "guard": (3, 3),
        "camp": (3, 3), "finds": (4, 6), "rivals": (5, 6), "replies": (6, 6), "dealings": (6, 9), "missions": (3, 8),
        "final": (9, 10),
    }  # fmt: skip
    assert facts.strength(first["rivals"], "p1") == 6
    assert happened("battle", "clash") == [("p0", 14, "cave-brute", 11)]
    assert happened("defeat", "clash") == [("p0", 5, "starved-hounds", 11)] and not happened("defeat", "died")
    assert happened("hold", "clash") == [("p0", 10, "monster", 8), ("p0", 12, "monster", 12)]
    assert facts.strength(first["dealings"], "p2") == 12 and happened("dealings", "clash") == [("p0", 7, "p2", 13)]
    assert happened("dealings", "died") == [("p0", "thief")] and not happened("finds", "clash")
    assert [args[1] for args in happened("finds", "rolled") if args[2] == "exploration"] == [1, 1]
    assert happened("new-land", "test") == [("p0", 2, 12, 9, True)]
    assert happened("missions", "test") == [("p0", 5, 13, 11, True)]
    assert happened("final", "clash") == [("p0", 22, "monster", 21)] and happened("final", "ended") == [("p0",)]
    assert [args[1] for args in happened("replies", "rolled") if args[2] == "exploration"] == [5, 2]
    session, _ = lessons.rehearse(next(one for one in CHAPTERS if one.id == "guard"))
    assert (facts.strength(session.state, "p0"), facts.speed(session.state, "p0")) == (3 + 3, 3 + 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words(language: str) -> None:
    words = Words(language)
    for chapter in CHAPTERS:
        for name in ("", "-about", *(f"-{step.id}" for step in chapter.steps)):
            text = words.t(f"lesson-{GAME}-{chapter.id}{name}", forecast="F", why="W", undo="Z")
            assert len(text) <= 330 and words.problems == [], (chapter.id, name)


def test_no_words_are_left_over() -> None:
    wanted = {f"lesson-{GAME}-{chapter.id}{name}" for chapter in CHAPTERS
              for name in ("", "-about", *(f"-{step.id}" for step in chapter.steps))}  # fmt: skip
    for language in LANGUAGES:
        folder = paths.data_dir() / "anima" / "text" / language
        assert set(re.findall(r"^([\w-]+) =", (folder / "lessons.ftl").read_text(encoding="utf-8"), re.M)) == wanted


# ------------------------------------------------------------------------------------------------ pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_its_words_and_figures(language: str) -> None:
    texts = games.texts(GAME, Words(language))
    assert isinstance(texts, Texts)
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


def test_no_words_of_figures_are_left_over() -> None:
    """Each message is a caption, a word in a picture or what `stats` stands for."""
    stats = {f"figure-anima-{word}" for word in ("missions", "characters", "advantages", "easy", "normal", "hard")}
    wanted = set(stats)
    for figure in (figure for page in rulebook.load(GAME) for figure in page.figures):
        wanted.add(f"figure-{figure.id}")
        wanted |= {one["words"] for key in ("cells", "cards", "parts") for one in figure.raw.get(key) or () if "words" in one}
    for language in LANGUAGES:
        file = paths.data_dir() / "anima" / "text" / language / "figures.ftl"
        assert set(re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.M)) == {
            word for word in wanted if word.startswith("figure-")
        }


def test_every_question_and_phase_has_a_page_of_its_own() -> None:
    texts, ids = games.texts(GAME, Words("en")), set(rulebook.page_ids(GAME))
    assert set(pages.PAGE_OF.values()) | {page for _, page in pages.PAGE_OF_THING} <= ids
    own = [kind for kind in games.rules(GAME).ops.asks if kind not in combinators.installed().asks]
    assert len(own) > 30 and not [kind for kind in own if kind not in pages.PAGE_OF and not kind.startswith("reply.")]
    assert {texts.page_of(kind) for kind in own} <= ids
