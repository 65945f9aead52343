"""What balance by play measures in Anima: length, missions, deaths, use of every card, seats and first characters, solo wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.anima.box import KINDS
from game.anima.rules import Anima
from game.anima.state import State
from game.core.engine.decision import Event

LONG = 40  # turns of the table within which nearly all games should end
LEVELS = ("easy", "normal", "hard")
SOLO = "solo"
USED = ("played", "encounter", "new-area", "joined", "completed", "recruited", "kept", "arrived", "tapped")  # (seat, card)


def rules(changes: Path | None) -> Anima:
    """The game, with other figures where a file has some. Raises DataError with file and line."""
    return Anima(changes=changes)


def table(seats: int, n: int) -> tuple[str, dict[str, Any]]:
    """Games alone are played on each level in turn."""
    return (SOLO, {"level": LEVELS[n % len(LEVELS)]}) if seats == 1 else ("", {})


class Watch:
    """One game: what became of it and which cards came up in it."""

    def __init__(self, rules: Anima) -> None:
        self.box = rules.box
        self.first: dict[str, str] = {}  # seat -> the character it kept at the set-up
        self.rivals = {one.id for one in self.box.advantages.values() if one.rival}
        self.used: Counter[str] = Counter()
        self.met: Counter[str] = Counter()

    def step(self, s: State, events: list[Event]) -> None:
        for event in events:
            self.met[event.kind] += 1
            if event.kind == "kept" and event.args[1] in self.box.characters:
                self.first.setdefault(event.args[0], event.args[1])
            elif event.kind == "final":
                self.used[event.args[0]] += 1
            if event.kind in USED:
                self.used[event.args[1]] += 1

    def shares(self, s: State) -> Iterator[tuple[str, str, str]]:
        """(group, item, seat) of everything whose worth is compared."""
        for seat in s.seats:
            yield "seat", f"{len(s.seats)} seats, {seat}", seat
        for seat, character in self.first.items():
            yield "first character", character, seat
        for seat in s.seats:
            for mission in s.done[seat]:
                yield "mission done", mission, seat

    def figures(self, s: State) -> Iterator[tuple[str, float]]:
        """Length, missions, deaths and duels by number of seats; how often a card came up in a game; solo wins by level."""
        what = f"{len(s.seats)} seats"
        won = float(any(seat in s.result for seat in s.seats))
        if s.mode == SOLO:
            what = f"solo, {s.options['level']}"
            yield f"{what}: won", won
        else:
            yield f"{what}: finished", won
            yield f"{what}: won within {LONG} turns", won * (s.turn <= LONG)
        yield f"{what}: turns", s.turn
        yield f"{what}: missions done", sum(len(s.done[seat]) for seat in s.seats)
        yield f"{what}: deaths", self.met["died"]
        yield f"{what}: duels", self.met["attack"]
        for card in (card for kind in KINDS for card in self.box.raw[kind] if not (s.solo and card in self.rivals)):
            yield f"card {card}: times a game", self.used[card]
