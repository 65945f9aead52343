"""Setting the table: from a `Setup` to the state before its first step (rules 2)."""

from __future__ import annotations

from typing import Any

from game.anima import decks
from game.anima.box import Box
from game.anima.state import State
from game.core.engine import rng
from game.core.engine.agenda import frame
from game.core.engine.decision import Setup
from game.core.errors import UsageError, did_you_mean

SEATS = ("p0", "p1", "p2", "p3", "p4")
MODES = ("normal", "solo")
TRUE, FALSE = ("true", "on", "yes"), ("false", "off", "no")
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


def read_options(box: Box, chosen: dict[str, Any]) -> dict[str, Any]:
    """The options that were chosen, by name; others have their default. Raises UsageError for unknown options and values."""
    values = {}
    for written, value in chosen.items():
        name = written.replace("_", "-")
        if name not in box.options:
            raise UsageError(f'there is no option "{written}"{did_you_mean(name, tuple(box.options))}')
        values[name] = _choice(name, value, box.options[name]["choices"])
    return values


def _choice(name: str, value: Any, choices: list[Any]) -> Any:
    """The choice that a value means, however it is written. A turn limit may be any number."""
    text = str(value).lower()
    for choice in choices:
        if isinstance(choice, bool):
            if text in (TRUE if choice else FALSE):
                return choice
        elif text == str(choice):
            return choice
    if all(isinstance(choice, int) and not isinstance(choice, bool) for choice in choices) and text.isdecimal() and int(text):
        return int(text)
    raise UsageError(f'option "{name}" is one of {", ".join(str(c).lower() for c in choices)}, not "{value}"')
