"""A power that does nothing where it is used: pointing at that land says so beforehand, and the table does afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.spirit_island import facts
from tests.scenes.games import any_option, session_of
from tests.scenes.hands import click, point

SIZES = [(1280, 720), (1920, 1080)]


def at_target(most: int = 60) -> tuple[Session, str, str]:
    """A game that asks for the target of a power: (it, a land where that changes nothing, one where it changes something)."""
    for seed in range(1, most):
        session, rng = session_of(1, seed, box="base"), Rng(seed)
        while (decision := session.decision) is not None:
            if decision.kind == "target.land":
                view = session.view("p0")
                found = {key: facts.outcome(session.rules, view, "p0", key) for key in decision.keys()}
                idle = [key for key, one in found.items() if one and one.idle]
                busy = [key for key, one in found.items() if one and one.changes]
                if idle and busy and session.state.phase in ("fast", "slow"):
                    return session, idle[0], busy[0]
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    raise AssertionError


def of_island(session: Session) -> dict[str, Any]:
    """What lies on the island and in the pools."""
    s = session.state.clone()
    return {"pieces": s.pieces, "presence": s.presence, "mods": s.mods, "fear": s.fear_generated, "energy": s.energy}


def pointed(table: Any, key: str) -> Any:
    """What pointing at a land tells."""
    item = table.item(key)
    point(table.app, (0, 0))
    point(table.app, item.rect.center)
    return table.hover.callout.data


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", SIZES)
def test_pointing_at_a_land_says_that_nothing_would_change(table_of: Any, size: tuple[int, int], lang: str) -> None:
    session, idle, busy = at_target()
    table = table_of(session, size, lang)
    nothing = table.t("table-preview-nothing")
    assert nothing in pointed(table, idle).foot
    told = pointed(table, busy)
    assert told.rows and nothing not in told.foot
    power = session.decision.source  # type: ignore[union-attr]
    before, name = of_island(session), table.model.wording.texts.name(*power.split(":"))
    click(table.app, idle)
    assert of_island(session) == before, "it really changed nothing"
    said = table.t("table-power-idle", what=name)
    assert said in table.app.tip.text and any(said in line for line in table.app.spoken)


def test_nothing_is_noted_where_something_changed(table_of: Any) -> None:
    session, _, busy = at_target()
    table = table_of(session, SIZES[0])
    power = session.decision.source  # type: ignore[union-attr]
    click(table.app, busy)
    said = table.t("table-power-idle", what=table.model.wording.texts.name(*power.split(":")))
    assert not any(said in line for line in table.app.spoken)


def test_what_is_told_as_idle_changes_nothing_but_the_use() -> None:
    """Of every answer of some games: the position after it is the one before, and nobody is asked what follows."""
    seen = 0
    for seed in range(1, 12):
        session, rng = session_of(2, seed, box="base"), Rng(seed)
        while (decision := session.decision) is not None and session.state.turn < 4:
            pick = any_option(session, rng)
            kind = next((part.kind for part in decision.parts or (decision,) if pick in part.options), "")
            told = kind in ("target.land", "target.seat") and facts.was_idle(session.rules, session.state, pick.seat, pick.key)
            before = of_island(session)
            session.choose(pick.seat, pick.key)
            if told:
                seen += 1
                assert of_island(session) == before
                decision = session.decision
                assert decision is None or not decision.kind.startswith(("push", "gather", "damage"))
    assert seen > 5


def test_a_power_that_does_nothing_wherever_it_is_used_says_so_before_it_is() -> None:
    """An innate power with nothing in reach looked as if it did something; its lands were all one, so none was asked for."""
    seen, rules = 0, games.rules("spirit-island")
    for seed in range(1, 12):
        seat = {"spirit": "oceans-hungry-grasp", "board": "A", "name": "Ana", "control": "human"}
        session, rng = Session(rules, Setup("spirit-island", "base", "", {}, seed, (seat,))), Rng(seed)
        while (decision := session.decision) is not None and len(session.log) < 150:
            idle = [key for key in decision.keys() if key != "done" and is_idle(session, key)]
            before = of_island(session)
            session.choose("p0", idle[0] if idle else any_option(session, rng).key)
            decision = session.decision
            if idle and decision is not None and decision.kind in facts.TARGETS and len(decision.options) > 1:
                seen += 1
                session.choose("p0", rng.pick(decision.keys()))
                assert of_island(session) == before
    assert seen


def is_idle(session: Session, key: str) -> bool:
    """Whether this use of a power is foretold to change nothing."""
    assert session.decision is not None
    if not session.decision.kind.startswith("powers."):
        return False
    told = facts.outcome(session.rules, session.view("p0"), "p0", key)
    return told is not None and told.idle
