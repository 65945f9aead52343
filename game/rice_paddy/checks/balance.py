"""What balance by play compares in Spirits of the Rice Paddy: set-up cards, spirits and seats; and how often a farm is dry."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.core.engine.decision import Event
from game.rice_paddy import paddies as on
from game.rice_paddy.rules import RicePaddy
from game.rice_paddy.state import State


def rules(changes: Path | None) -> RicePaddy:
    """The game, with other figures where a file has some. Raises DataError with file and line."""
    return RicePaddy(changes=changes)


class Watch:
    """One game: who played which spirit, and how much of each farm stayed dry after a flood, by place in the order."""

    def __init__(self, rules: RicePaddy) -> None:
        self.revealed: list[tuple[str, str]] = []
        self.dry: dict[str, list[float]] = {}

    def step(self, s: State, events: list[Event]) -> None:
        for event in events:
            if event.kind == "revealed":
                self.revealed.append((event.args[1], event.args[0]))
            elif event.kind == "flooded" and event.args[0] in s.lands:
                self._flooded(s, event.args[0])

    def _flooded(self, s: State, seat: str) -> None:
        sizes = [len(land) for land in s.lands[seat]]
        dry = sum(size for at, size in enumerate(sizes) if on.dry(s, seat, at) and on.room(s, seat, at))
        place = s.order.index(seat) + 1 if seat in s.order else 0
        if place and sum(sizes):
            shares = self.dry.setdefault(f"{len(s.seats)} seats, place {place} of the order", [])
            shares.append(dry / sum(sizes))

    def shares(self, s: State) -> Iterator[tuple[str, str, str]]:
        """(group, item, seat) of everything whose worth is compared."""
        for seat, card in s.setup_card.items():
            yield "set-up card", card, seat
        for spirit, seat in self.revealed:
            yield "spirit", spirit, seat
        for seat in s.seats:
            yield "seat", f"{len(s.seats)} seats, {seat}", seat

    def figures(self, s: State) -> Iterator[tuple[str, float]]:
        """The share of hexes that were dry after a flood, and how often a farm was dry altogether."""
        for place, shares in self.dry.items():
            yield f"{place}: dry hexes", sum(shares) / len(shares)
            yield f"{place}: farms without water", sum(share == 1 for share in shares) / len(shares)
        for seat in s.seats:
            yield f"{len(s.seats)} seats: tiles", len(s.tiles[seat])
            yield f"{len(s.seats)} seats: paddies", len(s.lands[seat])
