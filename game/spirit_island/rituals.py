"""Rituals, where a scenario has them: they alone raise the terror level, and the fear cards that were earned wait for them."""

from __future__ import annotations

from game.core.engine.agenda import Frame, Ops, Question, frame, push
from game.core.engine.decision import Reason
from game.spirit_island import events
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.state import State

ops: Ops[State] = Ops()
LAST = 4  # the terror level that is the victory


def lands(s: State) -> list[str]:
    """The lands in which a ritual may be held now."""
    if not s.scenario or not q.ritual(s):
        return []
    return [land for land in q.layout(s).lands if (land, "dahan") in s.pieces and hindered(s, land) is None]


def hindered(s: State, land: str) -> Reason | None:
    """What a land, or the spirits, lack for a ritual there; None if nothing."""
    needs = q.ritual(s)
    if needs is None:
        return Reason("no-ritual")
    for seat in s.seats:
        if not s.presence.get((land, seat)):
            return Reason("ritual-presence", (land, s.spirits[seat]))
    if (have := q.count(s, land, "dahan")) < needs.dahan * len(s.seats):
        return Reason("ritual-dahan", (land, have, needs.dahan * len(s.seats)))
    if (have := sum(s.presence.get((land, seat), 0) for seat in s.seats)) < needs.presence:
        return Reason("ritual-price", (land, have, needs.presence))
    if (have := sum(s.energy.values())) < needs.energy:
        return Reason("ritual-energy", (have, needs.energy))
    return None


def begin(s: State, seat: str, land: str) -> None:
    """One ritual: it is paid for piece by piece by those whom the seat that holds it names; what it brings comes last."""
    needs = q.ritual(s)
    assert needs is not None  # it was offered
    s.emit(events.ritual, seat, land)
    push(
        s,
        frame("ritual.energy", seat, land=land, left=needs.energy),
        frame("ritual.presence", seat, land=land, left=needs.presence),
        frame("ritual.done", seat, land=land),
        frame("scope", seat, kind="ritual", source=f"scenario:{s.scenario}", land=land),
        frame("settle"),
        frame("end-check"),
    )


class _Payment(Question[State]):
    def source(self, s: State, f: Frame) -> str:
        return f"scenario:{s.scenario}"

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        self._pay(s, key[5:], f.get("land"))
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1))

    def _pay(self, s: State, seat: str, land: str) -> None:
        raise NotImplementedError


@ops.ask("ritual.energy", "land left")
class RitualEnergy(_Payment):
    """Which spirit pays the next energy."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"seat:{seat}" for seat in s.seats if s.energy[seat]] if f.get("left") else []

    def _pay(self, s: State, seat: str, land: str) -> None:
        s.energy[seat] -= 1
        s.emit(events.paid, seat, 1)


@ops.ask("ritual.presence", "land left")
class RitualPresence(_Payment):
    """Which spirit loses the next presence in the land."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"seat:{seat}" for seat in s.seats if s.presence.get((f.get("land"), seat))] if f.get("left") else []

    def _pay(self, s: State, seat: str, land: str) -> None:
        p.destroy_presence(s, seat, land)


@ops.step("ritual.done", "land")
def ritual_done(s: State, f: Frame) -> None:
    """The terror level rises. At the last one the game is won; else the fear cards come at this level, and then the dahan leave
    the land for all those around it evenly.
    """
    s.terror += 1
    s.emit(events.terror, s.terror)
    if s.terror < LAST:
        push(s, frame("fear", ritual=True), frame("ritual.leave", f.seat, land=f.get("land")))


@ops.step("ritual.leave", "land")
def dahan_leave(s: State, f: Frame) -> None:
    if many := q.count(s, f.get("land"), "dahan"):
        away = frame("push.to", f.seat, land=f.get("land"), kinds=("dahan",), left=many, may=False)
        s.agenda.append(away.put(spread=False, even=True, to="", carry=0, went=()))
