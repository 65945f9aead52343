"""Conditions, choices and repeats: verbs that carry other ops."""

from __future__ import annotations

from typing import Any, Literal

from game.core.engine.agenda import Frame, Ops, Question, frame
from game.core.engine.combinators import note, noted, start
from game.core.engine.ops import Cond, Kinds, Program, Programs, Terms, could
from game.spirit_island import events, sea
from game.spirit_island import queries as q
from game.spirit_island.state import State
from game.spirit_island.verbs.common import Who, who_is
from game.spirit_island.vocabulary import land_of

ops: Ops[State] = Ops()
ops.notes("taken")

terms = Terms()
verb = terms.verb


def _can_if(s: State, f: Frame, cond: Any, then: str = "", else_: str = "") -> bool:
    program = then if cond.holds(s, f, land_of(s, f)) else else_
    return bool(program) and could(s, f, program)


@verb(name="if", can=_can_if)
def if_(s: State, f: Frame, cond: Cond, then: Program = "", else_: Program = "") -> None:
    """Does one list of ops or the other."""
    program = then if cond.holds(s, f, land_of(s, f)) else else_
    if program:
        start(s, f, program)


@verb(can=lambda s, f, branches, **_: any(could(s, f, program) for program in branches))
def choose_one(s: State, f: Frame, branches: Programs, chooser: Who = "self") -> None:
    """The player picks one branch among those that can do something; whoever chooses also decides inside the branch."""
    s.agenda.append(frame("choose-one", who_is(s, f, chooser), branches=branches, env=f.env, may=bool(f.get("may"))))


@ops.ask("choose-one", "branches may", known={"env": "env"})
class ChooseOne(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        by = Frame("run", f.seat, "", 0, f.get("env"))
        keys = [f"branch:{at}" for at, program in enumerate(f.get("branches")) if could(s, by, program)]
        return [*keys, "done"] if keys and f.get("may") else keys

    def args(self, s: State, f: Frame) -> tuple:
        return f.get("branches")

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key != "done":
            start(s, Frame("run", seat, "", 0, f.get("env")), f.get("branches")[int(key[7:])])


@ops.ask("in.land", "do may test")
class InLand(Question[State]):
    """One land where a condition holds and the rest can do something."""

    def options(self, s: State, f: Frame) -> list[str]:
        test, program = s.box.tests[f.get("test")], f.get("do")
        keys = [
            f"land:{land}"
            for land in sea.lands(s)
            if test.holds(s, f, land) and could(s, Frame("run", f.seat, env=(("land", land),)), program)
        ]
        return [*keys, "done"] if keys and f.get("may") else keys

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key != "done":
            start(s, Frame("run", seat), f.get("do"), land=key[5:])


@verb()
def each_player(s: State, f: Frame, do: Program, choose: Cond, different: bool = False, may: bool = False) -> None:
    """Every player does this once, in any order, in a land of the player's choice, `different` from the others'."""
    lanes = tuple(
        (seat, (frame("each.player.land", seat, do=do, test=choose.id, different=different, may=may),)) for seat in s.seats
    )
    s.agenda.append(frame("together", lanes=lanes))


@ops.ask("each.player.land", "different do may test")
class EachPlayerLand(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        test, program = s.box.tests[f.get("test")], f.get("do")
        taken = noted(s, "taken", ()) if f.get("different") else ()
        keys = [
            f"land:{land}"
            for land in q.layout(s).lands
            if land not in taken and test.holds(s, f, land) and could(s, Frame("run", f.seat, env=(("land", land),)), program)
        ]
        return [*keys, "done"] if keys and f.get("may") else keys

    def kind(self, s: State, f: Frame) -> str:
        return "each.player"

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        note(s, taken=(*noted(s, "taken", ()), key[5:]))
        s.agenda.append(frame("end-check"))
        start(s, Frame("run", seat), f.get("do"), land=key[5:])


@verb()
def each_board(s: State, f: Frame, do: Program, choose: Cond, board_has: Kinds | None = None) -> None:
    """On each board, or on each that has one of these pieces, its player picks one land where the condition holds and does this
    there.
    """
    lanes = tuple(
        (seat, (frame("each.board", seat, board=board, do=do, test=choose.id),))
        for seat, board in s.home.items()
        if board in s.boards and (board_has is None or q.on_board(s, board, board_has))
    )
    s.agenda.append(frame("together", lanes=lanes))


@ops.ask("each.board", "board do test")
class EachBoard(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        test, table = s.box.tests[f.get("test")], q.layout(s)
        own = [land for land in table.lands if table.land[land].board == f.get("board") and test.holds(s, f, land)]
        return [f"land:{land}" for land in (own if s.turn else own[:1])]  # while the table is set the lowest one is taken

    def kind(self, s: State, f: Frame) -> str:
        return "escalation" if noted(s, "kind") == "escalation" else "stage-ii"

    def args(self, s: State, f: Frame) -> tuple:
        return f.get("board"), f.get("do")

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if noted(s, "kind") == "escalation":
            s.emit(events.escalation, s.adversary, key[5:])
        else:
            s.emit(events.stage_ii, key[5:])
        start(s, Frame("run", seat), f.get("do"), land=key[5:])


@verb()
def each_spirit(s: State, f: Frame, do: Program) -> None:
    """The same for every spirit, in seat order."""
    for seat in reversed(s.seats):
        start(s, f._replace(seat=seat), do)


@verb()
def repeat(s: State, f: Frame, land: Literal["any", "adjacent"]) -> None:
    """Uses the running power once more with a new target; a repeat reached inside the repeat does nothing."""
    if noted(s, "repeated"):
        return
    near = noted(s, "land") if land == "adjacent" else ""
    s.agenda.append(frame("power.use", f.seat, power=noted(s, "source"), cap=noted(s, "cap"), near=near, repeated=True))
