"""What the bot makes of scenarios: counts of what they ask for; what it does where a ritual or a land is at stake."""

from __future__ import annotations

from typing import Any

import pytest

from game import games
from game.ai.greedy import LIMIT, Search, evaluation_for
from game.core.engine.agenda import frame, push
from game.core.engine.decision import Setup
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.bot import turn_plan

RULES: Any = games.rules("spirit-island")
BOT: Any = evaluation_for(RULES)


def game(scenario: str, spirit: str = "river-surges-in-sunlight", **fields: Any) -> Any:
    """A game of one seat in its first turn, at its first question."""
    people = ({"spirit": spirit, "board": "A"},)
    s = RULES.new(Setup("spirit-island", "base", "", {"blight-card": "none", "scenario": scenario}, 3, people))
    while not s.turn:
        option = RULES.options(s)[0]
        RULES.apply(s, option.seat, option.key)
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def better(s: Any, **pieces: int) -> float:
    """By how much the bot likes the position more with these pieces in a land."""
    c = s.clone()
    for name, n in pieces.items():
        land, kind = name.split("_")
        for _ in range(n):
            p.put(c, land, kind)
    c.memo = None
    return float(BOT.score(c, "p0") - BOT.score(s, "p0"))


def test_a_town_costs_more_in_a_land_that_must_be_held() -> None:
    s, plain = game("guard-the-isles-heart"), game("none")
    assert better(s, A7_town=1) < better(plain, A7_town=1) - 30
    assert abs(better(s, A3_town=1) - better(plain, A3_town=1)) < 10


def test_a_build_that_loses_the_game_is_seen_before_it_comes() -> None:
    s = game("guard-the-isles-heart")
    s.build_slot = ("i-sands",)
    free = s.clone()
    free.pieces.pop(("A7", "explorer"))
    assert BOT.score(free, "p0") - BOT.score(s, "p0") > 30
    s.build_slot = free.build_slot = ("i-mountain",)
    assert BOT.score(free, "p0") - BOT.score(s, "p0") < 30


def test_dahan_and_presence_together_are_on_the_way_to_a_ritual() -> None:
    s, plain = game("rituals-of-terror"), game("none")
    assert s.presence[("A5", "p0")]
    assert better(s, A5_dahan=3) > better(plain, A5_dahan=3) + 2
    assert abs(better(s, A3_dahan=3) - better(plain, A3_dahan=3)) < 1, "without presence it leads nowhere"


def test_the_bot_holds_the_ritual_that_wins() -> None:
    s = game("rituals-of-terror", energy={"p0": 3}, terror=3)
    s.pieces[("A5", "dahan")], s.presence = (3,), {("A5", "p0"): 3, ("A8", "p0"): 2}
    s.agenda, s.memo = [], None
    push(s, frame("phase", name="fast"), frame("turn"))
    RULES.come_to_rest(s)
    assert "ritual:A5" in {option.key for option in RULES.options(s)}
    search = Search(RULES, BOT, "p0", LIMIT)
    best = max(RULES.options(s), key=lambda option: search.value(search.after(s, option), 200))
    assert best.key == "ritual:A5"


@pytest.mark.parametrize(("terror", "less"), [(1, 0.5), (2, 2.0), (3, 2.0)])
def test_lands_in_which_dahan_are_outnumbered_cost_more_once_they_decide(terror: int, less: float) -> None:
    s = game("dahan-insurrection", terror=terror)
    alone, among = better(s, A4_town=1), better(s, A3_town=1)
    plain = game("none", terror=terror)
    extra = (better(plain, A4_town=1) - alone) - (better(plain, A3_town=1) - among)
    assert not q.count(s, "A4", "dahan") and q.count(s, "A3", "dahan") and extra >= less


def test_the_last_dahan_are_kept() -> None:
    s, plain = game("dahan-insurrection"), game("none")
    for c in (s, plain):
        for land in ("A2", "A6", "A7"):
            c.pieces.pop((land, "dahan"), None)
    assert better(s, A3_dahan=1) > better(plain, A3_dahan=1) + 8


def test_cards_are_weighed_by_what_they_cost_now() -> None:
    """Before the first card is played there is as much energy as the cards in play have cost in Blitz."""
    s = game("blitz", "shadows-flicker-like-flame", energy={"p0": 1})
    s.hand["p0"], s.played["p0"] = ("mantle-of-dread",), ("concealing-shadows",)
    seen: list[int] = []
    kept = turn_plan._prospects
    try:
        turn_plan._prospects = lambda start, seat, search: seen.append(start.energy[seat]) or kept(start, seat, search)  # type: ignore[func-returns-value]
        turn_plan.prospects(s, "p0", Search(RULES, BOT, "p0", LIMIT))
    finally:
        turn_plan._prospects = kept
    assert seen == [0], "the card for 0 has given 1"
