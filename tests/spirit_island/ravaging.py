"""The coasts of two boards about to ravage, built by hand: what is asked for each land that is left."""

from __future__ import annotations

from collections.abc import Mapping

from game import games
from game.core.engine import agenda
from game.core.engine.agenda import frame
from game.core.engine.decision import Setup
from game.core.play.session import Session

RULES = games.rules("spirit-island")
QUIET = {"explorer": 1}  # does too little damage for blight
CASCADES = {"town": 1, "blight": 1}  # does enough, where blight lies already: somebody is asked where it spreads
COAST = [f"{board}{n}" for board in "AB" for n in (1, 2, 3)]


def ravaging(
    controls: tuple[str, ...] = ("human", "human"),
    lands: Mapping[str, Mapping[str, int]] = {},
    card: str = "none",
    pool: int = 20,
    **how: bool,
) -> Session:
    """Both coasts ravage now, all lands but `lands` with an explorer each; then growth is asked."""
    people = zip(("river-surges-in-sunlight", "vital-strength-of-the-earth"), "AB", controls, strict=True)
    seats = tuple({"spirit": spirit, "board": board, "control": control} for spirit, board, control in people)
    setup = Setup("spirit-island", "base", "", {"blight-card": card}, 3, seats)
    s = RULES.new(setup)
    s.pieces = {(land, kind): (n,) for land in COAST for kind, n in lands.get(land, QUIET).items()}
    s.ravage_slot, s.blight_pool = ("ii-coastal",), pool
    s.agenda.append(frame("ravage"))
    agenda.run(s, RULES.ops)
    return Session(RULES, setup, start=s, **how)
