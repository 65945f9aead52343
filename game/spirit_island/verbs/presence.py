"""Adding presence, and bringing destroyed presence back."""

from __future__ import annotations

from game.core.engine.agenda import Frame, Ops, Question, frame
from game.core.engine.combinators import noted, start
from game.core.engine.ops import Cond, Names, Program, Terms, could
from game.spirit_island import dreams, events, sea
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.island import is_ocean
from game.spirit_island.state import State
from game.spirit_island.verbs.common import Who, fire, note_if, who_is
from game.spirit_island.vocabulary import land_of

ops: Ops[State] = Ops()
ops.notes("presence_added saves")

terms = Terms()
verb = terms.verb


@verb(name="add_presence")
def add_presence(s: State, f: Frame, reach: int, terrain: Names = (), who: Who = "self", where: Cond | None = None) -> None:
    """Adds one presence of a spirit within range of its own, from a track or from elsewhere on the island."""
    asked = frame("presence.from", who_is(s, f, who), range=reach, terrain=terrain, here="")
    s.agenda.append(asked if where is None else asked.put(where=where.id))


@verb(name="add_presence_here", can=lambda s, f, n, anywhere=False: anywhere or sea.may_enter(s, f.seat, land_of(s, f)))
def add_presence_here(s: State, f: Frame, n: int, anywhere: bool = False) -> None:
    """Adds presence to the target land, from a track or from elsewhere on the island; `anywhere`: also where presence of the
    spirit may never be.
    """
    if anywhere or sea.may_enter(s, f.seat, land_of(s, f)):
        for _ in range(n):
            s.agenda.append(frame("presence.from", f.seat, range=0, terrain=(), here=land_of(s, f)))


@verb()
def add_presence_at_sea(s: State, f: Frame, n: int) -> None:
    """Adds presence to the ocean of any board, at any distance, from a track or from elsewhere on the island."""
    for _ in range(n):
        s.agenda.append(frame("presence.from", f.seat, range=0, terrain=(), here="", sea=True))


@verb()
def gather_presence_to_sea(s: State, f: Frame, n: int) -> None:
    """Gathers so many of the spirit's presence into each ocean from the coast beside it."""
    table = sea.waters(s)
    for ocean in [land for land in reversed(table.lands) if n and is_ocean(land)]:
        gathered = frame("gather.from", f.seat, land=ocean, sources=table.adjacent[ocean], kinds=("own-presence",))
        s.agenda.append(gathered.put(left=n, may=False))


@verb()
def push_presence_from_sea(s: State, f: Frame, n: int) -> None:
    """Pushes so many of the spirit's presence from each ocean to the coast beside it."""
    for ocean in [land for land in reversed(sea.waters(s).lands) if n and is_ocean(land)]:
        pushed = frame("push.to", f.seat, land=ocean, kinds=("own-presence",), left=n, may=False)
        s.agenda.append(pushed.put(spread=False, to="", carry=0, went=()))


def _presence_lands(s: State, f: Frame) -> list[str]:
    if f.get("here"):
        return [f.get("here")]
    table, terrain = sea.waters(s), f.get("terrain")
    if f.get("sea"):
        return [land for land in table.lands if is_ocean(land)]
    inside = q.reach(s, q.own_lands(s, f.seat), f.get("range"))
    lands = [land for land in sea.lands(s) if land in inside and (not terrain or table.land[land].terrain in terrain)]
    lands = list(sea.enterable(s, f.seat, lands))
    if f.get("where"):
        test = s.box.tests[f.get("where")]
        lands = [land for land in lands if test.holds(s, f, land)]
    return lands


def _distance(f: Frame) -> int:
    """The range that is told; -1 where none limits it."""
    return -1 if f.get("here") or f.get("sea") else int(f.get("range"))


def _regrows(s: State, seat: str) -> bool:
    """Whether growth may bring destroyed presence back; on a blighted island it has to be paid for."""
    price = q.own_rule(s, seat, "regrows")
    return bool(price) and noted(s, "kind") == "growth" and s.destroyed[seat] > 0 and s.energy[seat] >= price * s.blighted


@ops.ask("presence.from", "here range sea source terrain track where")
class PresenceFrom(Question[State]):
    """Where the presence comes from: the leftmost disc of a track, or a land (then no circle opens)."""

    def options(self, s: State, f: Frame) -> list[str]:
        if not _presence_lands(s, f):
            return []
        tracks = [f"track:{track}" for track in ("energy", "plays") if q.discs_left(s, f.seat, track)]
        if f.get("track"):  # while the table is set: a new one
            return tracks
        destroyed = ["destroyed"] if _regrows(s, f.seat) else []
        return tracks + destroyed + [f"piece:{land}/presence" for land in q.own_lands(s, f.seat)]

    def args(self, s: State, f: Frame) -> tuple:
        return (_distance(f), f.get("here")) if f.get("track") else (_distance(f),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "destroyed" and s.blighted:
            price = q.own_rule(s, seat, "regrows")
            s.energy[seat] -= price
            s.emit(events.paid, seat, price)
        s.agenda.append(f.put(taken=key).named("presence.to"))


@ops.ask("presence.to", "here range sea source terrain taken track where")
class PresenceTo(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        return [f"land:{land}" for land in _presence_lands(s, f)]

    def args(self, s: State, f: Frame) -> tuple:
        return (_distance(f),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        source, land = f.get("taken"), key[5:]
        if source.startswith("track:"):
            track = source[6:]
            s.tracks[(seat, track)] += 1
            s.emit(events.presence_added, seat, land, track)
            p.add_presence(s, seat, land)
        elif source == "destroyed":
            s.destroyed[seat] -= 1
            s.emit(events.presence_added, seat, land, "destroyed")
            p.add_presence(s, seat, land)
        else:
            p.move_presence(s, seat, p.read_piece(source)[0], land)
        note_if(s, presence_added=True)
        if noted(s, "kind") == "growth":
            fire(s, seat, "growth-presence-added", land)


@verb(can=lambda s, f, n, who="self": q.presence_on_island(s, who_is(s, f, who)) > 0)
def destroy_presence(s: State, f: Frame, n: int, who: Who = "self") -> None:
    """Destroys presence of a spirit; its owner chooses which. A power that only dreams destroys that of its own spirit alone."""
    if n > 0 and dreams.dreamer(s) in ("", who_is(s, f, who)):
        s.agenda.append(frame("presence.destroy", who_is(s, f, who), left=n))


@ops.ask("presence.destroy", "left near range source")
class DestroyPresence(Question[State]):
    """Which own presence is destroyed, one at a time."""

    def options(self, s: State, f: Frame) -> list[str]:
        near = q.reach(s, (f.get("near"),), f.get("range")) if f.get("near") else None
        return [f"piece:{land}/presence" for land in q.own_lands(s, f.seat) if near is None or land in near]

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
    if size and sea.may_enter(s, seat, land):
        s.destroyed[seat] -= size
        for _ in range(size):
            s.emit(events.presence_added, seat, land, "destroyed")
        p.add_presence(s, seat, land, size)
        note_if(s, presence_added=True)


@ops.ask("follow", "land left to")
class Follow(Question[State]):
    """Whether presence goes along with a dahan that has just left its land."""

    def options(self, s: State, f: Frame) -> list[str]:
        land = f.get("land")
        return [p.move_key(land, "presence", 0, f.get("to")), "done"] if s.presence.get((land, f.seat)) else []

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1))
        p.move_presence(s, seat, f.get("land"), f.get("to"))


# ------------------------------------------------------------------------------------------------ what the sea gives back


@verb(can=lambda s, f, do: could(s, f, do))
def save_dahan(s: State, f: Frame, do: Program) -> None:
    """Does something; the user of the power may move each dahan that is pushed into an ocean by it to any coast, where it would
    drown.
    """
    note_if(s, saves=f.seat)
    start(s, f, do)


@ops.ask("drown.save", "damage land")
class SaveDahan(Question[State]):
    """Where a dahan goes that would drown: any coastal land, or down."""

    def options(self, s: State, f: Frame) -> list[str]:
        table = q.layout(s)
        return [*(f"land:{land}" for land in table.lands if table.land[land].coastal), "done"]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("land"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        land, damage = f.get("land"), f.get("damage")
        if key == "done":
            p.drown(s, land, "dahan", damage)
        else:
            p.move(s, land, "dahan", damage, key[5:])
