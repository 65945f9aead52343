"""The score of a game of Small Islands, kept a second time beside the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.core.engine.decision import Event, Option
from game.small_islands.checks import count as counted
from game.small_islands.state import Cell, State


class Follow:
    """Keeps the score of one game a second time, from what was built and what the cards in the data say."""

    def __init__(self, rules: Any, s: State) -> None:
        self.points = {seat: s.points[seat] for seat in s.seats}
        self.due: list[tuple[str, tuple[int, int, int]]] = []  # (seat, land) of houses not yet paid for

    def step(self, option: Option, events: list[Event], s: State) -> str | None:
        """What is wrong with the score after this answer; None when all is well."""
        for event in events:
            if event.kind == "built" and event.args[0] in self.points:
                seat, column, row = event.args[:3]
                area = next(land for land in self._last(s, seat, (column, row)))
                self.due.append((seat, area))
            elif event.kind == "scored" and event.args[0] in self.points and event.args[2] == "reward":
                if problem := self._paid(option, event, s):
                    return problem
            elif event.kind == "discovery" and event.args[2] == "drawn" and self.due:
                if problem := self._drawn(event, s):
                    return problem
        if s.phase == "end":
            return self._end(s)
        if s.phase != "reward" and self.due:
            self.due = [one for one in self.due if counted.paid(self._reward(s, one[0]), Counter(), 0) is not None]
            if self.due:
                return f"nothing was paid for {self.due}"
        if any(s.points[seat] != n for seat, n in self.points.items()):
            return f"the running score is {dict(s.points)}, counted again it is {self.points}"
        return None

    def _last(self, s: State, seat: str, cell: Cell) -> list[tuple[int, int, int]]:
        """The area of the house that this seat has just built on a tile."""
        known = {land for who, land in self.due if who == seat}
        found = [key[:3] for key, colour in s.houses.items() if colour == seat and key[:2] == cell]
        return [land for land in reversed(found) if land not in known]

    def _reward(self, s: State, seat: str) -> dict[str, Any]:
        cards = next(cards for _, who, cards in reversed(s.used) if who == seat)
        return counted.card(s.box, cards)[1]

    def _isle(self, s: State, land: tuple[int, int, int]) -> counted.Isle:
        return next(one for one in counted.isles(s) if ((land[0], land[1]), land[2]) in one.lands)

    def _paid(self, option: Option, event: Event, s: State) -> str | None:
        seat, points = event.args[:2]
        land = next((land for who, land in self.due if who == seat), None)
        if land is None:
            return f"{seat} was paid {points} for nothing"
        self.due.remove((seat, land))
        isle = self._isle(s, land)
        chosen = option.key.partition(":")[2] if option.key.startswith("symbol:") else ""
        below = s.options.get("small_island_points", 0)
        wanted = counted.paid(self._reward(s, seat), isle.counts, counted.landscape(s, isle.cells), chosen, below)
        self.points[seat] += wanted or 0
        if wanted != points:
            return f"{seat} was paid {points} for the island at {land}, which is worth {wanted}"
        return None

    def _drawn(self, event: Event, s: State) -> str | None:
        """As many discovery tokens as the island has temples."""
        seat, n = event.args[:2]
        per = self._reward(s, seat)["discovery"]["draw_per"]
        there = 0
        while not there and any(who == seat for who, _ in self.due):  # an island without any draws nothing
            land = next(land for who, land in self.due if who == seat)
            self.due.remove((seat, land))
            there = self._isle(s, land).counts[per]
        if n > there:
            return f"{seat} drew {n} tokens for {there} of {per}"
        return None

    def _end(self, s: State) -> str | None:
        """Discovery tokens and ports are added, and nothing else."""
        for seat, n in self.points.items():
            ship = counted.ship_of(s, seat)
            ports = counted.ports_around(s, ship) if ship is not None else 0
            total = n + sum(s.discovery.get(seat, ())) + ports
            if s.points[seat] != total:
                return f"{seat} ends with {s.points[seat]} points, counted again with {total}"
        return None
