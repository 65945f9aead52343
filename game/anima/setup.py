"""Setting the table: from a `Setup` to the state before its first step (rules 2)."""

from __future__ import annotations

from typing import Any

from game.anima import decks
from game.anima.box import Box
from game.anima.state import State
from game.core.content import options
from game.core.engine import rng
from game.core.engine.agenda import frame
from game.core.engine.decision import Setup
from game.core.errors import UsageError, did_you_mean

LIMIT = "turn-limit"
SEATS = ("p0", "p1", "p2", "p3", "p4")
MODES = ("normal", "solo")
BY_SEAT = ("dealt", "peeked", "group", "hand", "missions", "open", "done")


def new_state(box: Box, setup: Setup, fewest: int = 2) -> State:
    """A fresh game before its set-up. Raises UsageError in one sentence where it cannot be played."""
    mode = setup.mode or ("solo" if len(setup.seats) == 1 and fewest > 1 else "normal")
    if mode not in MODES:
        raise UsageError(f'there is no mode "{mode}"{did_you_mean(mode, MODES)}')
    n = len(setup.seats)
    if mode == "solo" and n != 1:
        raise UsageError(f"the race against the seal is played by one, not by {n}")
    if mode == "normal" and not fewest <= n <= len(SEATS):
        raise UsageError(f"Anima is played by two to five, not by {n}")
    s = State(box=box, rng=rng.seeded(setup.seed), mode=mode)
    s.seats = SEATS[:n]
    s.options = read_options(box, setup.options)
    if "replies" not in s.options:
        humans = sum(str(seat.get("control", "human")) == "human" for seat in setup.seats)
        s.options["replies"] = "own" if humans < 2 else "open"
    for seat in s.seats:
        for name in BY_SEAT:
            getattr(s, name)[seat] = ()
        s.at[seat] = s.organisation[seat] = ""
        s.place[seat] = 0
        for name in ("rested", "rest_next", "lost", "lose_next"):
            getattr(s, name)[seat] = False
    s.characters = decks.shuffled(s, box.deck("character"))
    s.advantages = decks.shuffled(s, box.deck("advantage", s.solo))
    s.encounters = decks.shuffled(s, box.deck("encounter"))
    s.areas = decks.shuffled(s, box.deck("area"))
    s.unused = decks.shuffled(s, box.deck("main"))
    s.finals = decks.shuffled(s, box.deck("final"))
    s.agenda = [frame("turn"), frame("setup")]
    return s


def read_options(box: Box, written: dict[str, Any]) -> dict[str, Any]:
    """The options that were chosen, by name; others have their default. The turns of a game may be any number. Raises
    UsageError for unknown options and values.
    """
    named = {name.replace("_", "-"): value for name, value in written.items()}
    turns = str(named.get(LIMIT, ""))
    if not (turns.isdecimal() and int(turns)):
        return options.chosen(box.options, written)
    return options.chosen(box.options, {**named, LIMIT: box.options[LIMIT]["default"]}) | {LIMIT: int(turns)}
