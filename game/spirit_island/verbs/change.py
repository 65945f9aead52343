"""Destroy, remove, downgrade and replace pieces; blight."""

from __future__ import annotations

from typing import Any

from game.core.engine.agenda import Frame, Ops, Question, frame
from game.core.engine.ops import Kind, Kindmap, Kinds, Terms, Value, amount
from game.spirit_island import dreams, events, sea
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.state import State
from game.spirit_island.vocabulary import INVADERS, land_of

ops: Ops[State] = Ops()

terms = Terms()
verb = terms.verb


def _can_pick(s: State, f: Frame, what: Any = INVADERS, **_: Any) -> bool:
    return q.count_all(s, land_of(s, f), (what,) if isinstance(what, str) else what) > 0


def _there(s: State, act: str, land: str, kinds: Any) -> list[tuple[str, int, int]]:
    """The pieces that this can be done to: (kind, damage on it, how many)."""
    return dreams.alive(s, land, kinds) if act == "destroy" else q.variants(s, land, kinds)


def _pick(s: State, f: Frame, act: str, what: Any, n: Any, into: Any = (), may: bool = False) -> None:
    """Asks which pieces; where all must go, nothing is asked. `may`: as many of them as one likes."""
    land = land_of(s, f)
    there = _there(s, act, land, what)
    have = sum(many for _, _, many in there)
    left = have if n == "all" else min(have, amount(s, f, n))
    if left <= 0:
        return
    if left == have and not may:
        for kind, damage_on, many in there:
            for _ in range(many):
                carry_out(s, act, land, kind, damage_on, into)
        return
    asked = frame("pick", f.seat, act=act, land=land, kinds=what, left=left, into=into)
    s.agenda.append(asked.put(may=True) if may else asked)


def carry_out(s: State, act: str, land: str, kind: str, damage_on: int, into: Any = ()) -> None:
    if act == "destroy":
        p.destroy(s, land, kind, damage_on)
    elif act == "remove":
        p.remove(s, land, kind, damage_on)
    elif act == "drown":
        p.drown(s, land, kind, damage_on)
    elif act == "downgrade":
        p.downgrade(s, land, kind, damage_on)
    else:
        p.replace(s, land, kind, damage_on, into)


@ops.ask("pick", "act into kinds land left may")
class Pick(Question[State]):
    """Which piece to destroy, remove, downgrade or replace: one at a time."""

    def options(self, s: State, f: Frame) -> list[str]:
        land = f.get("land")
        keys = [p.piece_key(land, kind, have) for kind, have, _ in _there(s, f.get("act"), land, f.get("kinds"))]
        return [*keys, "done"] if keys and f.get("may") else keys

    def kind(self, s: State, f: Frame) -> str:
        return f.get("act")

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        land, kind, have = p.read_piece(key)
        carry_out(s, f.get("act"), land, kind, have, f.get("into"))
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1))


@verb(can=_can_pick)
def destroy(s: State, f: Frame, what: Kinds, n: Value | None = None, up_to: Value | None = None) -> None:
    """Destroys pieces of these kinds; towns and cities earn fear."""
    land = land_of(s, f)
    if "dahan" in what and q.protected(s, land):
        return
    _pick(s, f, "destroy", what, up_to if n is None else n, may=n is None)


@verb(can=_can_pick, only={"what": (*INVADERS, "dahan")})
def drown(s: State, f: Frame, what: Kinds, n: Value) -> None:
    """Destroys pieces; invaders drowned give their spirit energy."""
    _pick(s, f, "drown", what, n)


@verb(can=_can_pick)
def remove(s: State, f: Frame, what: Kinds = INVADERS, n: Value = 1, health: Value | None = None) -> None:
    """Takes pieces off the island without fear; `health` limits how much they have together."""
    if health is None:
        _pick(s, f, "remove", what, n)
    else:
        s.agenda.append(frame("remove.health", f.seat, land=land_of(s, f), kinds=what, left=amount(s, f, health)))


@ops.ask("remove.health", "kinds land left")
class RemoveHealth(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        land, left = f.get("land"), f.get("left")
        keys = [
            p.piece_key(land, kind, have)
            for kind, have, _ in q.variants(s, land, f.get("kinds"))
            if q.health(s, land, kind) <= left
        ]
        return [*keys, "done"] if keys else []

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        land, kind, have = p.read_piece(key)
        cost = q.health(s, land, kind)
        p.remove(s, land, kind, have)
        s.agenda.append(f.put(left=f.get("left") - cost))


@verb(can=_can_pick)
def downgrade(s: State, f: Frame, what: Kinds, n: Value) -> None:
    """Makes a city a town, a town an explorer, and takes an explorer away."""
    _pick(s, f, "downgrade", what, n)


@verb(can=_can_pick)
def replace(s: State, f: Frame, what: Kind, n: Value, with_: Kindmap) -> None:
    """Puts other pieces in the place of one."""
    _pick(s, f, "replace", (what,), n, with_)


# ------------------------------------------------------------------------------------------------ blight


@verb(name="add")
def add_piece(s: State, f: Frame, blight: int = 0, explorer: int = 0, town: int = 0, city: int = 0, dahan: int = 0) -> None:
    """Adds pieces to the land; blight with all that follows from it."""
    land = land_of(s, f)
    for kind, n in (("explorer", explorer), ("town", town), ("city", city), ("dahan", dahan)):
        if n:
            p.add(s, land, kind, n)
    for _ in range(blight):
        s.agenda.append(frame("blight.add", land=land))


@ops.step("blight.add", "land")
def blight_step(s: State, f: Frame) -> None:
    p.add_blight(s, f.get("land"))


@ops.ask("blight.cascade", "land source")
class Cascade(Question[State]):
    """The land had blight already: one more goes to an adjacent land, by the whole list again (rules 3.6)."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"land:{land}" for land in sea.beside(s, f.get("land"), powers=True)]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("land"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if s.blight_pool:  # else there is none left to spread: the game is lost, and nothing is told of this land
            s.emit(events.cascade, f.get("land"), key[5:])
        p.add_blight(s, key[5:])


@verb(can=lambda s, f, n: any(q.count(s, land, "blight") for land in _near(s, f)))
def remove_blight_near(s: State, f: Frame, n: int) -> None:
    """Removes blight from the land or one adjacent to it."""
    s.agenda.append(frame("one-land", f.seat, lands=_near(s, f), kinds=("blight",), n=n))


def _near(s: State, f: Frame) -> tuple[str, ...]:
    land = land_of(s, f)
    return (land, *sea.beside(s, land))


@ops.ask("one-land", "kinds land lands n")
class OneLand(Question[State]):
    """One land among several to remove pieces from."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"land:{land}" for land in f.get("lands") if q.count_all(s, land, f.get("kinds"))]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        _pick(s, frame("one-land", seat, land=key[5:]), "remove", f.get("kinds"), f.get("n"))
