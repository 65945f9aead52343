"""The score of a finished game, after the rulebook of the base game.

A victory is worth 10 points, 5 for each step of difficulty and 2 for each card left in the invader deck; a defeat 2 for each step
and 1 for each invader card that is out of the deck. To either come the living dahan and go the blight on the island, each divided
by the number of players, rounded down. Players' public score sheets count the same (the scoring page of the tracker
`taghori/si-tracker`, for one, quotes the rule line by line). Horizons has no difficulty of its own (0); what its own rulebook
counts is not known to us.
"""

from __future__ import annotations

from typing import NamedTuple

from game.spirit_island.state import State


class Part(NamedTuple):
    """What one thing counts: "victory", "defeat", "deck", "used", "dahan" or "blight"; how many there are, what that is worth."""

    what: str
    n: int
    points: int


def score(s: State, difficulty: int = 0) -> tuple[Part, ...]:
    """The parts of the score of a finished game, in order; their sum is the score."""
    won = bool(s.result) and s.result[0] != "loss"
    out = len(s.invader_discard) + len(s.explore_slot) + len(s.build_slot) + len(s.ravage_slot) + len(s.immigration_slot)
    here = {kind: sum(sum(have) for (_, what), have in s.pieces.items() if what == kind) for kind in ("dahan", "blight")}
    seats = max(1, len(s.seats))
    parts = (Part("victory", difficulty, 10 + 5 * difficulty), Part("deck", len(s.invader_deck), 2 * len(s.invader_deck)))
    if not won:
        parts = (Part("defeat", difficulty, 2 * difficulty), Part("used", out, out))
    return (
        *parts,
        Part("dahan", here["dahan"], here["dahan"] // seats),
        Part("blight", here["blight"], -(here["blight"] // seats)),
    )
