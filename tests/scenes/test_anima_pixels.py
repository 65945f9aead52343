"""What is drawn for a seat does not hang on what it must not know: each pixel and each word is the same when that is dealt anew.

The suite looks at a few positions; `TIDETABLE_SECRET_PICTURES=200` looks at so many.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pygame

from game.anima.checks import commands
from game.core.engine.rng import Rng
from game.core.play.session import Session
from scenes.app.program import App
from scenes.table import TableScene
from tests.scenes.games import any_option, session_of
from tests.scenes.hands import read

PICTURES = int(os.environ.get("TIDETABLE_SECRET_PICTURES", "5"))
SEATS = ("human", "bot:random", "bot:random")
SIZES = ((1280, 720), (1600, 900))


def positions() -> Iterator[tuple[Session, Any]]:
    """(a game, one of its positions), from the set-up on, from game to game; the one who looks is asked in half of them."""
    for seed in range(1, 999):
        asks = [("replies", ("own", "open")[seed % 2])]
        session, rng = session_of(SEATS[: 2 + seed % 2], seed, game="anima", options=asks), Rng(seed)
        wait = rng.below(9)
        while (decision := session.decision) is not None:
            wait -= 1
            if wait < 0 and ("p0" in decision.seats or not rng.below(3)):
                yield session, session.state.clone()
                wait = 4 + rng.below(25)
            one = any_option(session, rng)
            session.choose(one.seat, one.key)


def shown(app: App, session: Session, state: Any) -> tuple[bytes, str]:
    """(the pixels of a table in this position, its text view), before anybody does anything."""
    state.memo = None
    app.push(TableScene(app, Session(session.rules, session.setup, start=state, auto=False)))
    app.draw()
    found = pygame.image.tobytes(app.screen, "RGB"), read(app)
    app.pop()
    return found


def test_no_pixel_hangs_on_a_secret(start: Callable[..., App]) -> None:
    """Looked at by the one person among bots: whose turn it is, and on which screen, changes from picture to picture."""
    looked = changed = asked = 0
    app, rng = start(SIZES[0], reduced_motion=True, deaf=True), Rng(5)
    for session, state in positions():
        if looked >= PICTURES:
            break
        if looked % 40 == 20:
            app = start(SIZES[looked // 40 % 2], reduced_motion=True, deaf=True)
        other = commands.reshuffled(state, "p0", rng)
        assert session.rules.view(other, "p0").hash() == session.rules.view(state, "p0").hash()
        mine, theirs = shown(app, session, state.clone()), shown(app, session, other.clone())
        assert mine[1] == theirs[1], f"seed {session.setup.seed}, {state.phase} of turn {state.turn}: words"
        assert mine[0] == theirs[0], f"seed {session.setup.seed}, {state.phase} of turn {state.turn}: pixels"
        looked, changed = looked + 1, changed + (other.hash() != state.hash())
        asked += session.decision is not None and "p0" in session.decision.seats
    assert looked == PICTURES and changed >= looked * 0.8 and asked, (looked, changed, asked)


def test_what_a_seat_knows_is_drawn(start: Callable[..., App]) -> None:
    """The comparison would see a difference: another card in the own hand, an encounter that lies open."""
    app = start(SIZES[0], reduced_motion=True, deaf=True)
    session, state = next(one for one in positions() if one[1].hand["p0"] and one[1].phase == "reset")
    other = state.clone()
    card = next(card for card in other.advantages if card not in other.hand["p0"])
    other.hand["p0"] = (card, *other.hand["p0"][1:])
    mine, theirs = shown(app, session, state.clone()), shown(app, session, other)
    assert mine[0] != theirs[0] and mine[1] != theirs[1]
