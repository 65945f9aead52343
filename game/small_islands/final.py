"""The final scoring: discovery tokens, ports around ships, ties (rules 8)."""

from __future__ import annotations

from game.core.engine.agenda import Frame, Ops
from game.small_islands import events
from game.small_islands.effects import gain
from game.small_islands.phases import enter
from game.small_islands.solo import his_points, houses_of, ports_around
from game.small_islands.state import ALEXIS, Ids, State

ops: Ops[State] = Ops()


@ops.step("final")
def final(s: State, f: Frame) -> None:
    """Adds what counts only now and names the winner."""
    enter(s, "end")
    s.active = ""
    s.shown += 1
    for seat in s.seats:
        found = sum(value for value in s.discovery.get(seat, ()) if value != "?")
        if s.discovery.get(seat):
            gain(s, seat, found, "discovery")
        s.emit(events.final, seat, "discovery", found)
        ports = ship_ports(s, seat) * s.box.figures["port_points"]
        if ports:
            gain(s, seat, ports, "ports")
        s.emit(events.final, seat, "ports", ports)
    if s.alexis:
        s.points[ALEXIS] = his_points(s)
        s.emit(events.final, ALEXIS, "score", s.points[ALEXIS])
        won = s.points[s.seats[0]] > s.points[ALEXIS]
        s.result = ("win" if won else "loss", "alexis", s.ending, s.seats[0] if won else ALEXIS)
        return
    decided, winners = ranking(s)
    s.result = ("win", decided, s.ending, *winners)


def ship_ports(s: State, seat: str) -> int:
    """Ports around the seat's own ship; 0 while it is not placed."""
    return sum(ports_around(s, cell) for cell in sorted(s.ships) if s.ships[cell] == seat)


def ranking(s: State) -> tuple[str, Ids]:
    """(what decided, who wins): points, then houses placed, then ports around the own ship, then who placed last."""
    best = list(s.seats)
    measures = (
        ("points", lambda seat: s.points.get(seat, 0)),
        ("houses", lambda seat: houses_of(s, seat)),
        ("ports", lambda seat: ship_ports(s, seat)),
        ("last-placed", lambda seat: -recency(s).index(seat)),
    )
    decided = "points"
    for name, measure in measures:
        if len(best) == 1:
            break
        top = max(measure(seat) for seat in best)
        kept = [seat for seat in best if measure(seat) == top]
        if name == "points" or len(kept) < len(best):
            decided = name
        best = kept
    return decided, tuple(best)


def recency(s: State) -> Ids:
    """Seats by who placed a tile or ship last; where nothing is known, the later in turn order first."""
    known = [seat for seat in dict.fromkeys((s.last_placed, *s.placings)) if seat in s.seats]
    return (*known, *(seat for seat in reversed(s.seats) if seat not in known))
