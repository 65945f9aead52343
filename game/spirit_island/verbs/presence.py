"""Adding presence, and bringing destroyed presence back."""

from __future__ import annotations

from game.core.engine.agenda import Frame, Ops, Question, frame
from game.core.engine.combinators import noted
from game.core.engine.ops import Names, Terms
from game.spirit_island import events
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.state import State
from game.spirit_island.verbs.common import Who, fire, note_if, who_is
from game.spirit_island.vocabulary import land_of

ops: Ops[State] = Ops()
ops.notes("presence_added")

terms = Terms()
verb = terms.verb


@verb(name="add_presence")
def add_presence(s: State, f: Frame, reach: int, terrain: Names = (), who: Who = "self") -> None:
    """Adds one presence of a spirit within range of its own, from a track or from elsewhere on the island."""
    s.agenda.append(frame("presence.from", who_is(s, f, who), range=reach, terrain=terrain, here=""))


@verb(name="add_presence_here")
def add_presence_here(s: State, f: Frame, n: int) -> None:
    """Adds presence to the target land, from a track or from elsewhere on the island."""
    for _ in range(n):
        s.agenda.append(frame("presence.from", f.seat, range=0, terrain=(), here=land_of(s, f)))


def _presence_lands(s: State, f: Frame) -> list[str]:
    if f.get("here"):
        return [f.get("here")]
    table, terrain = q.layout(s), f.get("terrain")
    inside = q.reach(s, q.own_lands(s, f.seat), f.get("range"))
    return [land for land in table.lands if land in inside and (not terrain or table.land[land].terrain in terrain)]


@ops.ask("presence.from", "here range terrain")
class PresenceFrom(Question[State]):
    """Where the presence comes from: the leftmost disc of a track, or a land (then no circle opens)."""

    def options(self, s: State, f: Frame) -> list[str]:
        if not _presence_lands(s, f):
            return []
        tracks = [f"track:{track}" for track in ("energy", "plays") if q.discs_left(s, f.seat, track)]
        return tracks + [f"piece:{land}/presence" for land in q.own_lands(s, f.seat)]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("range"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.agenda.append(f.put(taken=key).named("presence.to"))


@ops.ask("presence.to", "here range terrain taken")
class PresenceTo(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        return [f"land:{land}" for land in _presence_lands(s, f)]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("range"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        source, land = f.get("taken"), key[5:]
        if source.startswith("track:"):
            track = source[6:]
            s.tracks[(seat, track)] += 1
            s.emit(events.presence_added, seat, land, track)
            p.add_presence(s, seat, land)
        else:
            p.move_presence(s, seat, p.read_piece(source)[0], land)
        note_if(s, presence_added=True)
        if noted(s, "kind") == "growth":
            fire(s, seat, "growth-presence-added", land)


@verb(can=lambda s, f, n, who="self": q.presence_on_island(s, who_is(s, f, who)) > 0)
def destroy_presence(s: State, f: Frame, n: int, who: Who = "self") -> None:
    """Destroys presence of a spirit; its owner chooses which."""
    if n > 0:
        s.agenda.append(frame("presence.destroy", who_is(s, f, who), left=n))


@ops.ask("presence.destroy", "left")
class DestroyPresence(Question[State]):
    """Which own presence is destroyed, one at a time."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"piece:{land}/presence" for land in q.own_lands(s, f.seat)]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        p.destroy_presence(s, seat, p.read_piece(key)[0])
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1))


@verb(can=lambda s, f, n, who="self": s.destroyed[who_is(s, f, who)] > 0)
def restore_presence(s: State, f: Frame, n: int, who: Who = "self") -> None:
    """Adds destroyed presence of a spirit to the land, as much as there is."""
    seat, land = who_is(s, f, who), land_of(s, f)
    size = min(n, s.destroyed[seat])
    if size:
        s.destroyed[seat] -= size
        for _ in range(size):
            s.emit(events.presence_added, seat, land, "destroyed")
        p.add_presence(s, seat, land, size)
        note_if(s, presence_added=True)
