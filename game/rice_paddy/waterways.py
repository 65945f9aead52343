"""Draining and flooding, from seat to seat in the order of play (rules 8.4, 8.5)."""

from __future__ import annotations

from game.core.engine.agenda import Frame, Ops, frame, push
from game.core.engine.decision import Reason
from game.rice_paddy import events
from game.rice_paddy import paddies as on
from game.rice_paddy.asked import Asked
from game.rice_paddy.farm import at_step
from game.rice_paddy.state import FARM, State

ops: Ops[State] = Ops()


# ------------------------------------------------------------------------------------------------ drain


@ops.step("drains")
def drains(s: State, f: Frame) -> None:
    """What is let go comes to the next reservoir. The spirit farm lets all its water go."""
    at_step(s, f.seat, "drain")
    if f.seat == FARM:
        n, s.farm_water = s.farm_water, 0
        on.pour(s, FARM, n)
        return
    drain_next(s, frame("drain.next", f.seat, at=0, flow=0, out=0, asked=False))


@ops.step("drain.next", "at flow out asked")
def drain_next(s: State, f: Frame) -> None:
    """On to the next paddy that has or receives water. Water that comes to a rock runs off."""
    seat, at, flow, out = f.seat, f.get("at"), f.get("flow"), f.get("out")
    while at < len(s.lands[seat]):
        if flow and on.rocky(s, seat, at):
            flow, out = 0, out + flow
        if s.water[seat][at] or (flow and on.capacity(s, seat, at)):
            push(s, frame("drain", seat, at=at, flow=flow, out=out, asked=f.get("asked")))
            return
        at += 1
    let_out(s, seat, flow + out)


def let_out(s: State, seat: str, n: int) -> None:
    """Discs leave a farm."""
    if n:
        s.emit(events.drained, seat, n)
    on.pour(s, seat, n)


def received(s: State, f: Frame) -> int:
    """The most discs that can stay in the paddy that is asked about."""
    seat, at = f.seat, f.get("at")
    return int(min(on.capacity(s, seat, at), s.water[seat][at] + f.get("flow")))


@ops.ask("drain", "at flow out asked")
class Drain(Asked):
    """How many discs stay in a paddy; `done`: it and the later ones keep theirs, what flows runs off."""

    def options(self, s: State, f: Frame) -> list[str]:
        found = [f"water:{f.get('at') + 1}/{n}" for n in range(received(s, f) + 1)]
        return [*found, "done"] if f.get("asked") else [*found, "done", "drain:all"]

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        at = f.get("at")
        return at + 1, s.water[f.seat][at], f.get("flow")

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        at, flow, out = f.get("at"), f.get("flow"), f.get("out")
        if key == "done":
            let_out(s, seat, flow + out)
        elif key == "drain:all":
            n = sum(s.water[seat])
            for paddy in range(len(s.lands[seat])):
                on.set_water(s, seat, paddy, 0)
            let_out(s, seat, n)
        else:
            stays = int(key.rpartition("/")[2])
            flow += s.water[seat][at] - stays
            on.set_water(s, seat, at, stays)
            if on.rocky(s, seat, at):
                flow, out = 0, out + flow
            push(s, frame("drain.next", seat, at=at + 1, flow=flow, out=out, asked=True))

    def why(self, s: State, f: Frame, seat: str, key: str) -> Reason | None:
        return None


# ------------------------------------------------------------------------------------------------ flood


@ops.step("floods")
def floods(s: State, f: Frame) -> None:
    """The reservoir runs out into the chain, what is too much to the next reservoir. No paddy stays partly flooded, but the
    spirit farm's."""
    at_step(s, f.seat, "flood")
    if f.seat == FARM:
        flow = s.farm_reservoir + s.farm_water
        level = s.box.solo_cards[s.solo_card].level if s.solo_card else 0
        s.farm_reservoir, s.farm_water = 0, min(level, s.box.farm_hexes, flow)
        s.emit(events.flooded, FARM, s.farm_water)
        on.pour(s, FARM, flow - s.farm_water)
        return
    flow, s.reservoir[f.seat] = s.reservoir[f.seat], 0
    flood_next(s, frame("flood.next", f.seat, at=0, flow=flow))


@ops.step("flood.next", "at flow")
def flood_next(s: State, f: Frame) -> None:
    """On along the chain, up to the first paddy with a rock; what is partly flooded behind it drains off."""
    seat, at, flow = f.seat, f.get("at"), f.get("flow")
    reach, paddies = on.reachable(s, seat), len(s.lands[seat])
    while at < paddies:
        there = s.water[seat][at]
        if at >= reach:
            if not on.flooded(s, seat, at):
                on.set_water(s, seat, at, 0)
                flow += there
            at += 1
            continue
        low, high = flood_range(s, seat, at, flow)
        if low < high:
            push(s, frame("flood", seat, at=at, flow=flow))
            return
        on.set_water(s, seat, at, high)
        flow += there - high
        at += 1
    s.emit(events.flooded, seat, sum(s.water[seat]))
    on.pour(s, seat, flow)


def flood_range(s: State, seat: str, at: int, flow: int) -> tuple[int, int]:
    """(fewest, most) discs that a reachable paddy may hold after the flood: none if it cannot be flooded, as many as it has
    hexes if they are there; only where it holds more than those, any number that floods it."""
    there = flow + s.water[seat][at]
    need, most = on.need(s, seat, at), min(on.capacity(s, seat, at), there)
    if there < need:
        return 0, 0
    return (need if on.powers(s, seat).capacity > 1 else most), most


@ops.ask("flood", "at flow")
class Flood(Asked):
    """How many discs a paddy takes that holds more than it needs."""

    def source(self, s: State, f: Frame) -> str:
        return on.source_of(s, f.seat, "capacity")

    def options(self, s: State, f: Frame) -> list[str]:
        at = f.get("at")
        low, high = flood_range(s, f.seat, at, f.get("flow"))
        return [f"water:{at + 1}/{n}" for n in range(low, high + 1)]

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return f.get("at") + 1, f.get("flow") + s.water[f.seat][f.get("at")]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        at, n = f.get("at"), int(key.rpartition("/")[2])
        flow = f.get("flow") + s.water[seat][at] - n
        on.set_water(s, seat, at, n)
        push(s, frame("flood.next", seat, at=at + 1, flow=flow))
