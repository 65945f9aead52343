"""Forecasts and previews against what then happens."""

from __future__ import annotations

from typing import Any

from game import games
from game.core.engine.decision import Setup
from game.core.engine.key import Key
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.spirit_island import facts, queries
from tests.scenes.games import any_option, session_of

BOARDS = {1: ("G",), 2: ("G", "H"), 3: ("G", "H", "B")}


def sessions(count: int) -> Any:
    rules = games.rules("spirit-island")
    spirits = rules.spirits()  # type: ignore[attr-defined]
    for seed in range(count):
        n = seed % 3 + 1
        boards = rules.starting_boards(n)  # type: ignore[attr-defined]
        seats = tuple({"spirit": spirits[(seed + i) % len(spirits)], "board": boards[i], "name": f"P{i}"} for i in range(n))
        setup = Setup("spirit-island", "horizons", "", {"stage-ii-actions": True}, seed, seats)
        yield rules, Session(rules, setup, auto=False), Rng(seed)


def test_a_ravage_does_what_its_forecast_said() -> None:
    seen = 0
    for _, session, rng in sessions(24):
        while (decision := session.decision) is not None:
            pick = decision.options[rng.below(len(decision.options))]
            if decision.kind == "ravage.order":
                land = pick.key[5:]
                said = facts.threats(session.view(pick.seat))[land]
                events = session.choose(pick.seat, pick.key)
                done = [e for e in events if e.kind == "ravage" and e.args[0] == land]
                if done:
                    seen += 1
                    assert said.damage == done[0].args[1]
                    assert said.blight == sum(
                        1 for e in events[: _next(events, land)] if e.kind == "blight" and e.args[0] == land
                    )
            else:
                session.choose(pick.seat, pick.key)
    assert seen > 20


def _next(events: list, land: str) -> int:
    """Where the next land's ravage begins."""
    return next((n for n, e in enumerate(events) if e.kind == "ravage" and e.args[0] != land), len(events))


def test_a_preview_is_what_happens() -> None:
    """Where a preview tells all (no hidden card, no other question in between) it is exact."""
    told = 0
    for rules, session, rng in sessions(12):
        while (decision := session.decision) is not None:
            pick = decision.options[rng.below(len(decision.options))]
            view = session.view(pick.seat)
            before = view.hash()
            said = facts.outcome(rules, view, pick.seat, pick.key)
            assert view.hash() == before
            session.choose(pick.seat, pick.key)
            if said is None or said.unknown or pick.key == "done" or decision.kind == "together":
                continue
            while (d := session.decision) is not None and len(d.options) == 1 and d.options[0].key not in ("done", "yes", "no"):
                session.choose(d.options[0].seat, d.options[0].key)
            now = session.view(pick.seat)
            if now.turn != view.turn or now.phase != view.phase:
                continue
            told += 1
            assert set(said.changes) == set(facts.changes(view, now)), (decision.kind, pick.key)
    assert told > 60


def test_panel_figures() -> None:
    for _, session, _rng in sessions(3):
        view = session.view("p0")
        assert facts.circle(view, "p0", "energy") >= 1
        opened, total = facts.discs(view, "p0", "plays")
        assert 1 <= opened <= total
        assert facts.blight_start(view) >= view.blight_pool
        assert facts.fear_left(view)[0] > 0
        assert facts.coming(view) == ()
        for card in view.hand["p0"]:
            assert facts.cost(view, card) >= 0
            assert facts.speed(view, f"card:{card}") in ("fast", "slow")


def test_pointing_at_an_innate_power_tells_what_it_does(table_of: Any) -> None:
    for seed in range(1, 30):
        session, rng = session_of(1, seed), Rng(seed)
        while (decision := session.decision) is not None:
            keys = [key for key in decision.keys() if key.startswith("innate:")]
            if len(keys) > 1:
                table = table_of(session)
                said = {key: table.model.screen.changes(Key.of(key)) for key in keys}
                whole = next(one for key, one in said.items() if "/" not in key)
                assert whole.title and whole.foot.count("\n") >= 1, "its reach, then what it does"
                for key, one in said.items():
                    if "/" in key and one.title == whole.title:
                        assert whole.foot.startswith(one.foot) and len(one.foot) < len(whole.foot)
                return
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    raise AssertionError("no innate power with a choice of levels came up")


def test_defend_is_shown_while_it_counts(table_of: Any) -> None:
    """A shield stands on the map up to the ravage of its land, not after it, and on no threat of the turn to come."""
    before = after = 0
    for _, session, rng in sessions(12):
        table = None
        while (decision := session.decision) is not None:
            pick = decision.options[rng.below(len(decision.options))]
            view = session.view(pick.seat)
            held = {land for land in queries.layout(view).lands if queries.defence(view, land)}
            shown = {land for land in queries.layout(view).lands if facts.defend(view, land)}
            if view.phase in ("growth", "fast", "fear"):
                before += len(held)
                assert held <= shown
            elif view.phase == "ravage":
                assert shown <= set(facts.coming(view)), "a land whose ravage is over"
            else:
                assert not shown, "it ends with the turn"
                if held and table is None:
                    table = table_of(session)
                    after += len(held)
                    things = [thing for land in held for thing in table.model.centre._things(land)]
                    assert not any(thing.kind == "defend" or thing.defended for thing in things)
            session.choose(pick.seat, pick.key)
    assert before and after
