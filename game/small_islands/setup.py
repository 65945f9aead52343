"""Setting the table: from a `Setup` to the first question, and what a set-up screen can offer (rules 2)."""

from __future__ import annotations

from typing import Any

from game.core.content import options
from game.core.engine import rng
from game.core.engine.agenda import frame
from game.core.engine.decision import Setup
from game.core.errors import UsageError, did_you_mean
from game.small_islands.box import SEATS, Box
from game.small_islands.solo import his_points
from game.small_islands.state import ALEXIS, GREY, State

MODES = ("normal", "advanced", "solo")


def new_state(box: Box, setup: Setup) -> State:
    """A fresh game before its first question. Raises UsageError in one sentence where the set-up cannot be played."""
    s = State(box=box, rng=rng.seeded(setup.seed))
    _seats(s, setup)
    values = read_options(box, setup.options)
    mode = setup.mode or ("solo" if len(s.seats) == 1 else "normal")
    if mode not in MODES:
        raise UsageError(f'there is no mode "{mode}"{did_you_mean(mode, MODES)}')
    if mode == "solo" and len(s.seats) != 1:
        raise UsageError(f"the solo mode is played by one, not by {len(s.seats)}")
    s.mode = values["objectives"] if mode == "solo" else mode
    s.alexis = values["alexis"] if len(s.seats) == 1 else ""
    s.options = {name: value for name, value in values.items() if name not in ("alexis", "objectives")}
    if s.options["port_token"] == "order":
        del s.options["port_token"]  # positions of the first version do not have it
    _first(s)
    give_pieces(s)
    s.agenda = [frame("round"), frame("deal"), frame("setup")]
    return s


def _seats(s: State, setup: Setup) -> None:
    seats = setup.seats or ({},)
    if not 1 <= len(seats) <= len(SEATS):
        raise UsageError(f"Small Islands is played by one to four players, not {len(seats)}")
    s.seats = SEATS[: len(seats)]


def read_options(box: Box, chosen: dict[str, Any]) -> dict[str, Any]:
    """Values of all options by name (with underscores). Raises UsageError for unknown options and values."""
    values = {name: option["default"] for name, option in box.options.items()} | options.chosen(box.options, chosen)
    return {name.replace("-", "_"): value for name, value in values.items()}


def _first(s: State) -> None:
    """The human when alone; else the seat named, or any."""
    wanted = s.options["first"]
    if len(s.seats) == 1:
        s.first = s.seats[0]
    elif wanted == "random":
        s.rng, at = rng.roll(s.rng, len(s.seats))
        s.first = s.seats[at]
    elif wanted in s.seats:
        s.first = wanted
    else:
        raise UsageError(f"{wanted} is not at a table of {len(s.seats)}")


def give_pieces(s: State) -> None:
    """Houses, bonus tokens, ships and empty hands for every colour."""
    figures = s.box.figures
    jokers = s.options.get("bonus_tokens") == "jokers"
    for seat in s.seats:
        s.houses_hand[seat], s.houses_reserve[seat] = figures["houses"]["hand"], figures["houses"]["reserve"]
        s.tokens_left[seat] = ("any",) * len(s.box.bonus_tokens) if jokers else s.box.bonus_tokens
        s.points[seat] = 0
        for shelf in (s.hand, s.held, s.current, s.next, s.put_back, s.discovery, s.drawn, s.aside):
            shelf[seat] = ()
    s.ships_left = (*s.seats, *(GREY,) * (figures["ships"] - len(s.seats)))
    s.display = ("",) * figures["display"]
    if s.alexis:
        s.alexis_houses = figures["alexis_houses"]["all"]
        s.points[ALEXIS] = his_points(s)


# ------------------------------------------------------------------------------------------------ for a set-up screen


def setup_form(box: Box) -> dict[str, Any]:
    """What a set-up screen asks for, as plain data.

    `seats`: least and most; `modes`: those there are, each with the numbers of seats it takes; `options`: id, choices, default
    and the modes that have it; one that no mode has is only for older tables. Words: `mode-<id>`, `option-<id>`,
    `option-<id>-hint`, `choice-<option>-<choice>`.
    """
    everywhere = list(MODES)
    return {
        "seats": (1, len(SEATS)),
        "modes": [
            {"id": "solo", "seats": [1]},
            {"id": "normal", "seats": list(range(2, len(SEATS) + 1))},
            {"id": "advanced", "seats": list(range(2, len(SEATS) + 1))},
        ],
        "options": [
            {**option, "choices": list(option["choices"]), "modes": list(option.get("modes", everywhere))}
            for option in box.options.values()
            if option.get("modes") != []
        ],
    }
