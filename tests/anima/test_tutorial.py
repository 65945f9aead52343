"""What the tutorial of this game teaches, the figures that its cards speak of, and the pages of its rules."""

from __future__ import annotations

import re

import pytest

from game import games
from game.anima.words import rules as pages
from game.core import paths
from game.core.engine import combinators
from game.core.teaching import lessons, rulebook
from game.core.words.messages import LANGUAGES, Words
from tests.chapters import happened, misses

GAME = "anima"
CHAPTERS = lessons.load(GAME)
IDS = [chapter.id for chapter in CHAPTERS]
BY_ID = dict(zip(IDS, CHAPTERS, strict=True))
# What the chapters together teach: the kinds of question that the learner answers in them.
TAUGHT = {
    "setup.character", "setup.advantage", "reset.act", "claim.character", "claim.advantage", "movement.choose", "area.remove",
    "area.protect", "interaction.act", "trade.offer", "trade.confirm", "battle.cards", "exploration.choose", "reward.choose",
    "target.area", "reply.travel", "reply.test", "reply.rest", "reply.roll", "reply.death", "choose-one", "discard.choose",
    "trade.answer", "explore.pick", "reply.explore-new", "may", "take.choose", "keep.choose", "tap.choose", "target.seat",
    "target.character", "reply.battle", "death.choose",
}  # fmt: skip


# ------------------------------------------------------------------------------------------------ lessons


def test_what_is_taught_in_which_order() -> None:
    assert IDS == [
        "road", "battle", "defeat", "new-land", "guard", "camp", "finds", "rivals", "replies", "dealings", "missions", "hold",
        "final", "alone",
    ]  # fmt: skip


def test_together_they_cover_every_phase_and_kind_of_question() -> None:
    kinds, phases = set(), set()
    for chapter in CHAPTERS:
        session, _ = lessons.rehearse(chapter)
        kinds |= {entry.kind for entry in session.log if entry.seat == "p0"}
        phases |= {str(event.args[0]) for entry in session.log for event in entry.events if event.kind == "phase"}
        phases.add(session.first.phase)
    assert kinds >= TAUGHT
    assert phases >= {"order", "reset", "movement", "interaction", "exploration"}


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


@pytest.mark.parametrize("chapter", list(TASKS))
def test_who_misses_the_task_of_a_chapter_is_told_so(chapter: str) -> None:
    misses(BY_ID[chapter], *TASKS[chapter])


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
    assert happened(BY_ID["battle"], "clash") == [("p0", 14, "cave-brute", 11)]
    assert happened(BY_ID["defeat"], "clash") == [("p0", 5, "starved-hounds", 11)] and not happened(BY_ID["defeat"], "died")
    assert happened(BY_ID["hold"], "clash") == [("p0", 10, "monster", 8), ("p0", 12, "monster", 12)]
    assert facts.strength(first["dealings"], "p2") == 12 and happened(BY_ID["dealings"], "clash") == [("p0", 7, "p2", 13)]
    assert happened(BY_ID["dealings"], "died") == [("p0", "thief")] and not happened(BY_ID["finds"], "clash")
    assert [args[1] for args in happened(BY_ID["finds"], "rolled") if args[2] == "exploration"] == [1, 1]
    assert happened(BY_ID["new-land"], "test") == [("p0", 2, 12, 9, True)]
    assert happened(BY_ID["missions"], "test") == [("p0", 5, 13, 11, True)]
    assert happened(BY_ID["final"], "clash") == [("p0", 22, "monster", 21)] and happened(BY_ID["final"], "ended") == [("p0",)]
    assert [args[1] for args in happened(BY_ID["replies"], "rolled") if args[2] == "exploration"] == [5, 2]
    session, _ = lessons.rehearse(next(one for one in CHAPTERS if one.id == "guard"))
    assert (facts.strength(session.state, "p0"), facts.speed(session.state, "p0")) == (3 + 3, 3 + 2)


# ------------------------------------------------------------------------------------------------ pages


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
