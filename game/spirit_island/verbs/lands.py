"""Effects on several lands, a land of choice, and invader actions that are skipped."""

from __future__ import annotations

from typing import Any

from game.core.engine.agenda import Frame, Ops, Question, frame
from game.core.engine.combinators import note, noted, start
from game.core.engine.ops import Cond, Kinds, Names, Program, Terms, Value, amount, could
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island import sea
from game.spirit_island.state import State
from game.spirit_island.verbs.common import who_is
from game.spirit_island.vocabulary import INVADERS, land_of

ops: Ops[State] = Ops()
ops.notes("land")

terms = Terms()
verb = terms.verb
EVERYWHERE = -1


@verb()
def skip(s: State, f: Frame, actions: Names, n: Value = "all", optional: bool = False, in_: Cond | None = None) -> None:
    """Those invader actions do not happen: in the land, or wherever the condition holds when they would."""
    where = "" if in_ is not None else land_of(s, f)
    times = EVERYWHERE if n == "all" else amount(s, f, n)
    p.last(s, "skip", where, times, f.seat, (actions, optional, in_.id if in_ is not None else ""))


@verb()
def build_here(s: State, f: Frame, yes: bool) -> None:
    """The invaders build in the land, as by a card."""
    s.agenda.append(frame("build.land", land=land_of(s, f)))


@verb()
def in_each_land(s: State, f: Frame, where: Cond, do: Program) -> None:
    """Does the same in every land where the condition holds, in board order."""
    _in_lands(s, f, [land for land in sea.lands(s) if where.holds(s, f, land)], do)


def _in_lands(s: State, f: Frame, lands: list[str], program: Any) -> None:
    by_owner = noted(s, "kind") == "fear"  # nobody's own effect: the board's player decides (rules 3.3)
    for land in reversed(lands):
        start(s, f._replace(seat=q.owner(s, land)) if by_owner else f, program, land=land)


@verb()
def in_each(s: State, f: Frame, land: str, do: Program, what: Kinds | None = None) -> None:
    """Does the same in each land of a group around the target: adjacent, pushed-to, other-coastal-same-board."""
    here, table, there = land_of(s, f), sea.waters(s), sea.lands(s)
    kinds: Any = what or (*INVADERS, "dahan")
    if land == "pushed-to":
        went = {to for to, kind in noted(s, "pushed", ()) if kind in kinds}
        lands = [one for one in there if one in went]
    elif land == "adjacent":
        lands = list(sea.beside(s, here))
    else:
        board = table.land[here].board
        lands = [one for one in there if table.land[one].board == board and table.land[one].coastal and one != here]
    _in_lands(s, f, lands, do)


@verb()
def in_land(s: State, f: Frame, where: Cond, do: Program) -> None:
    """The acting player picks one land where the condition holds and where something can be done."""
    s.agenda.append(frame("in.land", f.seat, test=where.id, do=do, may=bool(f.get("may"))))


def _own_lands_for(s: State, seat: str, do: str) -> list[str]:
    """The lands of a spirit in which it could do something of a program."""
    return [land for land in q.own_lands(s, seat) if could(s, Frame("run", seat, env=(("land", land),)), do)]


@verb(can=lambda s, f, do: bool(_own_lands_for(s, who_is(s, f, "target"), do)))
def target_in_own_land(s: State, f: Frame, do: Program) -> None:
    """The target may pick one of its lands; what follows happens there and is decided by it."""
    s.agenda.append(frame("own.land", who_is(s, f, "target"), do=do))


@ops.ask("own.land", "do")
class OwnLand(Question[State]):
    """One of the seat's own lands in which something can be done, or none."""

    def options(self, s: State, f: Frame) -> list[str]:
        lands = _own_lands_for(s, f.seat, f.get("do"))
        return [*(f"land:{land}" for land in lands), "done"] if lands else []

    def kind(self, s: State, f: Frame) -> str:
        return "choose.land"

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("do"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key != "done":
            start(s, Frame("run", seat), f.get("do"), land=key[5:])


@verb(can=lambda s, f, **_: True)
def choose_land(s: State, f: Frame, presence_of: str = "", range: int = -1) -> None:
    """The player picks a land; the rest of the power acts there."""
    seat = who_is(s, f, presence_of or "self")
    lands = q.own_lands(s, seat)
    if range >= 0:
        inside = q.reach(s, q.own_lands(s, f.seat), range + q.range_bonus(s, f.seat))
        lands = [land for land in sea.lands(s) if land in inside]
    s.agenda.append(frame("choose.land", f.seat, lands=tuple(lands)))


@ops.ask("choose.land", "lands")
class ChooseLand(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        return [f"land:{land}" for land in f.get("lands")]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        note(s, land=key[5:])
