"""What the tutorial of this game teaches, and the figures that its cards speak of."""

from __future__ import annotations

import pytest

from game import games
from game.core.engine import combinators
from game.core.teaching import lessons, rulebook
from tests.chapters import happened, misses

GAME = "small-islands"
CHAPTERS = lessons.load(GAME)
IDS = [chapter.id for chapter in CHAPTERS]
BY_ID = dict(zip(IDS, CHAPTERS, strict=True))
TAUGHT = {
    "setup.start", "setup.cell", "prepare.current", "prepare.next", "turn.choose", "place.tile", "place.cell", "place.token",
    "land.cell", "reward.island", "reward.discovery", "reward.symbol", "prepare.current.mission", "prepare.current.reward",
    "prepare.next.mission", "prepare.next.reward",
}  # fmt: skip


def test_what_is_taught_in_which_order_and_mode() -> None:
    assert IDS == ["tiles", "objectives", "tokens", "landing", "houses", "last", "round", "pairs", "choice", "alexis", "alone"]
    assert [chapter.setup.mode for chapter in CHAPTERS] == ["normal"] * 7 + ["advanced"] * 2 + ["solo"] * 2


def test_together_they_cover_every_phase_and_kind_of_question() -> None:
    kinds, phases, pages = set(), set(), {step.page for chapter in CHAPTERS for step in chapter.steps}
    for chapter in CHAPTERS:
        session, _ = lessons.rehearse(chapter)
        kinds |= {entry.kind for entry in session.log if entry.seat == "p0" and not entry.auto}
        phases |= {str(event.args[0]) for entry in session.log for event in entry.events if event.kind == "phase"}
    own = {kind for kind in games.rules(GAME).ops.asks if kind not in combinators.installed().asks}
    assert kinds == TAUGHT == own - {"stuck.discard"}, "a hand that fits nowhere is on the pages alone"
    assert phases >= {"preparation", "exploration", "reward", "end"}
    assert pages >= {page for page in rulebook.page_ids(GAME) if page.startswith("isle-")}


TASKS = {  # chapter -> (the answers that miss its task, the card that says so)
    "tiles": (["tile:display/1", "tile:hand/0"], "elsewhere"),
    "objectives": (["current:0"], "less"),
    "tokens": (["tile:hand/0", "cell:-1,0/r0", "done"], "less"),
    "landing": (["ship:own", "cell:2,1/r0", "island:0,-1", "done"], "less"),
    "houses": (["done"], "less"),
    "last": (["ship:own", "cell:2,3/r0", "island:0,-1"], "lost"),
    "round": (["tile:start-3-a"], "none"),
    "pairs": (["current:mission/1", "current:reward/0"], "less"),
    "choice": (["island:0,-1", "symbol:fruit"], "less"),
    "alexis": (["tile:display/0", "tile:hand/0"], "less"),
}


@pytest.mark.parametrize("chapter", list(TASKS))
def test_who_misses_the_task_of_a_chapter_is_told_so(chapter: str) -> None:
    misses(BY_ID[chapter], *TASKS[chapter])


def first_island(chapter: str, at: tuple[int, int]):
    """An island of the position that a chapter begins with, and what the current objective does there."""
    session = lessons.begin(BY_ID[chapter])
    view, facts = session.view("p0"), session.rules.facts
    return next(one for one in facts.promises(view, "p0") if one.island.at == at)


def test_the_figures_that_the_cards_speak_of_are_so() -> None:
    """The numbers in the texts are written by hand: who changes a card or a tile in the data changes these chapters, too."""
    facts = games.rules(GAME).facts
    island = first_island("tiles", (0, -1)).island
    assert (island.size, island.flower, island.fruit, island.free) == (4, 2, 2, 3)
    start = lessons.begin(BY_ID["tiles"]).view("p0")
    assert facts.lacking(start, island, start.current["p0"]) == ({"flower": 1},)
    session, _ = lessons.rehearse(BY_ID["tiles"])
    assert [(p.worth.points, p.island.flower) for p in facts.promises(session.view("p0"), "p0") if p.met] == [(6, 4)]

    view = lessons.begin(BY_ID["objectives"]).view("p0")
    west, east = facts.islands(view)
    pays: dict[str, dict] = {card: {} for card in view.held["p0"]}
    for card in pays:
        both = (facts.promise_by(view, "p0", one, (card,)) for one in (west, east))
        pays[card] = {promise.island.at: promise.worth.points for promise in both if promise.met}
    assert pays == {"o03": {east.at: 4}, "o05": {east.at: 6}, "o01": {}}
    assert facts.lacking(view, west, ("o01",)) == ({"flower": 1},)

    session, _ = lessons.rehearse(BY_ID["tokens"])
    promise = next(p for p in facts.promises(session.view("p0"), "p0") if p.met)
    assert (promise.worth.points, promise.island.flower, promise.island.temple) == (7, 2, 3)

    assert [args[:3] for args in happened(BY_ID["landing"], "scored")] == [("p0", 5, "reward"), ("p0", 3, "reward")]
    landing = facts.landing(lessons.begin(BY_ID["landing"]).view("p0"), "p0")
    assert landing is not None and (landing.islands, landing.points) == (2, 8)
    assert happened(BY_ID["houses"], "discovery") == [("p0", 2, "drawn"), ("p0", 1, "kept")]
    assert happened(BY_ID["houses"], "kept") == [("p0", 6)]
    assert [args[:3] for args in happened(BY_ID["last"], "scored")] == [
        ("p0", 5, "reward"), ("p0", 3, "reward"), ("p0", 3, "ports"), ("p1", 1, "ports")
    ]  # fmt: skip
    session, _ = lessons.rehearse(BY_ID["last"])
    assert session.state.points == {"p0": 29, "p1": 28} and lessons.begin(BY_ID["last"]).state.points == {"p0": 18, "p1": 27}
    session, _ = lessons.rehearse(BY_ID["pairs"])
    met = [p for p in facts.promises(session.view("p0"), "p0") if p.met and p.why is None]
    assert [p.worth.points for p in met] == [6, 6]
    assert [args[:3] for args in happened(BY_ID["choice"], "scored")] == [("p0", 7, "reward")]
    assert [args[:3] for args in happened(BY_ID["alexis"], "scored")] == [("p0", 7, "reward"), ("alexis", 1, "houses")]
    card = games.rules(GAME).box.alexis_card("morning")
    assert (card.base, card.per_house, card.explore + card.land, card.land) == (40, 1, 10, 2)


def test_why_not_is_asked_where_there_is_a_reason() -> None:
    session = lessons.begin(BY_ID["houses"])
    assert session.rules.why_not(session.state, "p0", "island:2,1").id == "island-too-small"
    assert session.rules.why_not(session.state, "p0", "island:3,0").id == "own-house"
