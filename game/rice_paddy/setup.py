"""Setting the table: from a `Setup` to the state before its first step (rules 3)."""

from __future__ import annotations

from typing import Any

from game.core.content import options
from game.core.engine import rng
from game.core.engine.agenda import frame
from game.core.engine.decision import Setup
from game.core.errors import UsageError, did_you_mean
from game.rice_paddy.box import SEATS, Box
from game.rice_paddy.state import PER_PADDY, State

BY_SEAT = ("pack", "hand", "played", "tiles", "reserved", "rocks", "magic", "sections", "site", "harvests", *PER_PADDY)


def new_state(box: Box, setup: Setup) -> State:
    """A fresh game before its set-up. Raises UsageError in one sentence where it cannot be played."""
    seats = setup.seats or ({},)
    if not 1 <= len(seats) <= len(SEATS):
        raise UsageError(f"Spirits of the Rice Paddy is played by one to four players, not {len(seats)}")
    if setup.mode:
        raise UsageError(f'there is no mode "{setup.mode}"')
    s = State(box=box, rng=rng.seeded(setup.seed))
    s.seats = SEATS[: len(seats)]
    s.options = read_options(box, setup.options)
    s.variant = box.variant_of(s.options)
    figures = box.figures
    for seat, chosen in zip(s.seats, seats, strict=True):
        for name in BY_SEAT:
            getattr(s, name)[seat] = ()
        for name in ("reservoir", "bonus_walls", "free_sections", "bought", "spent", "tax", "paid"):
            getattr(s, name)[seat] = 0
        s.rice[seat] = s.options["start_rice"]
        s.laborers[seat], s.livestock[seat] = figures["laborers"]["start"], figures["livestock"]["start"]
        if card := chosen.get("setup"):
            if card not in box.setup_cards:
                raise UsageError(f'there is no set-up card "{card}"{did_you_mean(str(card), tuple(box.setup_cards))}')
            if card in s.setup_card.values():
                raise UsageError(f'the set-up card "{card}" is there once')
            s.setup_card[seat] = card
    s.weeds_left, s.pests_left = figures["tokens"]["weeds"], figures["tokens"]["pests"]
    s.fertilizer_left = figures["tokens"]["fertilizer"]
    s.agenda = [frame("game"), frame("setup")]
    return s


def read_options(box: Box, chosen: dict[str, Any]) -> dict[str, Any]:
    """Values of all options by name (with underscores). Raises UsageError for unknown options and values."""
    values = {name: option["default"] for name, option in box.options.items()} | options.chosen(box.options, chosen)
    return {name.replace("-", "_"): value for name, value in values.items()}
