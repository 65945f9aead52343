"""Games as the tests of the screen lay them on the table: at their start, some random answers on, or at a question."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from game.core.engine.decision import Option
from game.core.engine.rng import Rng
from game.core.play.session import Session
from scenes.app import game_list
from scenes.checks import common


def session_of(
    seats: int | Sequence[str] = 1,
    seed: int = 7,
    moves: int = 0,
    game: str = "spirit-island",
    mode: str = "",
    options: Sequence[tuple[str, str]] = (),
    box: str = "",
) -> Session:
    """A new game of so many people (or of these), so many random decisions on. `box`: another set than the usual one."""
    controls = ("human",) * seats if isinstance(seats, int) else tuple(seats)
    flags = argparse.Namespace(game=game, set=box, mode=mode, option=list(options), seed=seed, seats=controls)
    session = Session(game_list.rules_for(game), common.setup_from(flags))
    common.play_random(session, moves, seed)
    return session


def any_option(session: Session, rng: Rng) -> Option:
    """One of all options that are open now, to whomever they are."""
    decision = session.decision
    assert decision is not None, "the game is over"
    options = decision.options or tuple(option for part in decision.parts for option in part.options)
    return options[rng.below(len(options))]


def asking(kind: str, seats: int | Sequence[str] = 1, most: int = 40) -> Session:
    """A game that asks a question of this kind now."""
    for seed in range(1, most):
        session, rng = session_of(seats, seed), Rng(seed)
        while (decision := session.decision) is not None:
            if any(part.kind == kind for part in decision.parts or (decision,)):
                return session
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    raise AssertionError(f"no game came to {kind}")


def asked_by(source: str, seats: int, seeds: int = 40, **more: Any) -> Session:
    """A game, played at random, in which something of this kind asks now (`fear`, `blight-card`)."""
    for seed in range(1, seeds):
        session, rng = session_of(seats, seed, **more), Rng(seed)
        while (decision := session.decision) is not None:
            if any(part.source.startswith(f"{source}:") for part in decision.parts or (decision,)):
                return session
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    raise AssertionError(f"no {source} asked anything")


def at_question(session: Session, kind: str, rng: Rng, skip: int = 0) -> None:
    """Random answers until the first seat is asked this; `skip`: how often it is passed over before."""
    while (decision := session.decision) is not None:
        part = decision.for_seat("p0")
        if part is not None and part.kind == kind:
            skip -= 1
            if skip < 0:
                return
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
    raise AssertionError(f"{kind} was never asked")
