"""Push, gather and move: one piece at a time, as `move:G5/dahan>G4`."""

from __future__ import annotations

from typing import Any

from game.core.engine.agenda import Frame, Ops, Question, frame
from game.core.engine.combinators import note, noted
from game.core.engine.ops import Cond, Kinds, Terms, Test, Value, amount
from game.spirit_island import dreams, events, sea
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.state import State
from game.spirit_island.vocabulary import land_of

ops: Ops[State] = Ops()
ops.notes("land moved pushed")

terms = Terms()
verb = terms.verb


def _can_push(s: State, f: Frame, what: tuple, to: Any = None, **_: Any) -> bool:
    land = land_of(s, f)
    if not movable(s, f.seat, land, what):
        return False
    return not isinstance(to, Test) or any(to.holds(s, f, near) for near in sea.beside(s, land))


@verb(can=_can_push)
def push(
    s: State,
    f: Frame,
    what: Kinds,
    n: Value | None = None,
    up_to: Value | None = None,
    spread: bool = False,
    to: Cond | None = None,
    carry_defend: int = 0,
) -> None:
    """Moves pieces to adjacent lands, each chosen by itself; `n` must be moved as far as possible, `up_to` may."""
    land = land_of(s, f)
    written = up_to if n is None else n
    left = q.count_all(s, land, what) if written == "all" else amount(s, f, written)
    if left > 0:
        test = to.id if to is not None else ""
        s.agenda.append(
            frame(
                "push.to",
                f.seat,
                land=land,
                kinds=what,
                left=left,
                may=n is None,
                spread=spread,
                to=test,
                carry=carry_defend,
                went=(),
            )
        )


@ops.ask("push.to", "carry even kinds land left may spread to went")
class PushTo(Question[State]):
    def _destinations(self, s: State, f: Frame) -> tuple[str, ...]:
        near = sea.beside(s, f.get("land"))
        if f.get("to"):
            test = s.box.tests[f.get("to")]
            near = tuple(land for land in near if test.holds(s, f, land))
        if f.get("spread"):  # as many different lands as possible; once each has one, any will do
            near = tuple(land for land in near if land not in f.get("went")) or near
        if f.get("even") and near:  # none has two more than another
            fewest = min(f.get("went").count(land) for land in near)
            near = tuple(land for land in near if f.get("went").count(land) == fewest)
        return near

    def options(self, s: State, f: Frame) -> list[str]:
        land, near = f.get("land"), self._destinations(s, f)
        there = movable(s, f.seat, land, f.get("kinds"))
        keys = [p.move_key(land, kind, have, to) for kind, have, _ in there for to in _open(s, f.seat, kind, near)]
        if keys and f.get("may"):
            keys.append("done")
        return keys

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        land, kind, have, to = p.read_move(key)
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1, went=(*f.get("went"), to)))
        carry_out_move(s, seat, land, kind, have, to)
        note(s, pushed=(*noted(s, "pushed", ()), (to, kind)))
        if f.get("carry"):
            p.last(s, "defend", land, -f.get("carry"), seat)
            p.last(s, "defend", to, f.get("carry"), seat)
            s.emit(events.defend, to, f.get("carry"))


def _open(s: State, seat: str, kind: str, lands: tuple[str, ...]) -> tuple[str, ...]:
    """The lands that a piece may move to."""
    return sea.enterable(s, seat, lands) if kind == "presence" else lands


def movable(s: State, seat: str, land: str, kinds: tuple[str, ...]) -> list[tuple[str, int, int]]:
    """Pieces of these kinds in the land, own presence among them where the effect names it."""
    found = q.variants(s, land, kinds)
    if "own-presence" in kinds and s.presence.get((land, seat)):
        found.append(("presence", 0, s.presence[(land, seat)]))
    return found


def carry_out_move(s: State, seat: str, land: str, kind: str, have: int, to: str) -> None:
    if kind == "presence":
        p.move_presence(s, seat, land, to)
    else:
        p.move(s, land, kind, have, to)


def _can_gather(s: State, f: Frame, what: tuple, **_: Any) -> bool:
    here = land_of(s, f)
    open_to = what if sea.may_enter(s, f.seat, here) else tuple(kind for kind in what if kind != "own-presence")
    return any(movable(s, f.seat, land, open_to) for land in sea.beside(s, here))


@verb(can=_can_gather)
def gather(s: State, f: Frame, what: Kinds, n: Value | None = None, up_to: Value | None = None) -> None:
    """Moves pieces from adjacent lands into the land."""
    written = up_to if n is None else n
    land = land_of(s, f)
    left = 10**6 if written == "all" else amount(s, f, written)
    if left > 0:
        sources = sea.beside(s, land)
        s.agenda.append(frame("gather.from", f.seat, land=land, sources=sources, kinds=what, left=left, may=n is None))


@verb(can=lambda s, f, **_: bool(_origin_sites(s, f)))
def move_origin_presence(s: State, f: Frame, n: int) -> None:
    """Moves own presence from the sacred site a power was measured from into the target land."""
    if n <= 0:
        return
    s.agenda.append(
        frame(
            "gather.from",
            f.seat,
            land=land_of(s, f),
            sources=_origin_sites(s, f),
            kinds=("own-presence",),
            left=n,
            may=False,
        )
    )


def _origin_sites(s: State, f: Frame) -> tuple[str, ...]:
    power = s.box.powers[noted(s, "source")]
    steps = q.power_range(s, f.seat, power, noted(s, "cap"))
    distance = sea.waters(s).distance[land_of(s, f)]
    return tuple(land for land in q.origins(s, f.seat, power) if distance[land] <= steps and s.presence.get((land, f.seat)))


@ops.ask("gather.from", "kinds land left may sources")
class GatherFrom(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        to, found = f.get("land"), []
        for land in f.get("sources"):
            for kind, have, _ in movable(s, f.seat, land, f.get("kinds")):
                if _open(s, f.seat, kind, (to,)):
                    found.append(p.move_key(land, kind, have, to))
        if found and f.get("may"):
            found.append("done")
        return found

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        land, kind, have, to = p.read_move(key)
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1))
        carry_out_move(s, seat, land, kind, have, to)
        note(s, moved=noted(s, "moved", 0) + 1)


@verb(can=_can_push, name="move")
def move_far(s: State, f: Frame, what: Kinds, up_to: Value, to: str = "any-land") -> None:
    """Moves pieces to any one land, asked first; afterwards the power acts in that land. Staying in place counts as
    moving.
    """
    s.agenda.append(frame("move.land", f.seat, land=land_of(s, f), kinds=what, left=amount(s, f, up_to)))


@ops.ask("move.land", "kinds land left")
class MoveLand(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        if not q.count_all(s, f.get("land"), f.get("kinds")):
            return []
        return [f"land:{land}" for land in sea.lands(s)]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        note(s, land=key[5:], moved=0)
        s.agenda.append(frame("move.to", seat, land=f.get("land"), to=key[5:], kinds=f.get("kinds"), left=f.get("left"), gone=()))


@ops.ask("move.to", "gone kinds land left to")
class MoveTo(Question[State]):
    """Up to so many pieces to the land chosen. Pieces 'moved' within their own land are counted, so that none moves
    twice.
    """

    def options(self, s: State, f: Frame) -> list[str]:
        land, to, gone = f.get("land"), f.get("to"), f.get("gone")
        found = []
        for kind, have, many in q.variants(s, land, f.get("kinds")):
            if land != to or many > gone.count((kind, have)):
                found.append(p.move_key(land, kind, have, to))
        return [*found, "done"] if found else []

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("to"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        land, kind, have, to = p.read_move(key)
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1, gone=(*f.get("gone"), (kind, have))))
        if land != to:
            p.move(s, land, kind, have, to)
        elif kind == "dahan":
            p.march(s, land, to)
        note(s, moved=noted(s, "moved", 0) + 1)


# ------------------------------------------------------------------------------------------------ what dreams push


@ops.ask("dream.push", "fallen")
class DreamPush(Question[State]):
    """Where pieces go that were destroyed in a dream: each to an adjacent land."""

    def options(self, s: State, f: Frame) -> list[str]:
        there = [one for one in dict.fromkeys(f.get("fallen")) if q.count(s, one[0], one[1])]
        return [p.move_key(land, kind, have, to) for land, kind, have in there for to in sea.beside(s, land)]

    def args(self, s: State, f: Frame) -> tuple:
        return (len(f.get("fallen")), f.get("fallen")[0][0])

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        land, kind, have, to = p.read_move(key)
        left = list(f.get("fallen"))
        left.remove((land, kind, have))
        if left:
            s.agenda.append(f.put(fallen=tuple(left)))
        dreams.follow(s, (land, kind, have), to)
        p.move(s, land, kind, have, to)
        note(s, pushed=(*noted(s, "pushed", ()), (to, kind)))
