"""Combinators that all games share: running op lists, acting together, sealed answers, interrupt windows.

Each is an ordinary frame on the agenda, so a half-finished round of answers is saved and undone like anything else.
"""

from __future__ import annotations

from typing import Any

from game.core.engine.agenda import Frame, Ops, Question, S, frame, question, seated
from game.core.engine.decision import Decision, Option, Reason, Seat
from game.core.engine.known import HIDDEN, declared

common: Ops[Any] = Ops()


@common.step("run", carries=True)
def run_program(s: Any, f: Frame) -> None:
    """Carries out one instruction of a compiled op list and leaves the rest for later."""
    program = s.box.programs[f.prog]
    if f.pc + 1 < len(program):
        s.agenda.append(Frame(f.op, f.seat, f.prog, f.pc + 1, f.env))
    instruction = program[f.pc]
    instruction.call(s, f, **instruction.args)


@common.step("scope", "source", carries=True)
def leave_scope(s: Any, f: Frame) -> None:
    """A scope marks one use of a card, power or rule and keeps its notes; when it comes up again, the use is over."""


def start(s: Any, f: Frame, prog: str, **env: Any) -> None:
    """Pushes an op list (by id) for the seat of `f`, with its locals plus `env`. An empty list pushes nothing."""
    if s.box.programs[prog]:
        s.agenda.append(Frame("run", f.seat, prog, 0, f.put(**env).env if env else f.env))


def scope_of(s: Any) -> tuple[int, Frame]:
    """(position on the agenda, frame) of the use that is being carried out. Raises LookupError outside of any use."""
    for at in range(len(s.agenda) - 1, -1, -1):
        if s.agenda[at].op == "scope":
            return at, s.agenda[at]
    raise LookupError("no use is being carried out")


def note(s: Any, **values: Any) -> None:
    """Writes into the running use's notes."""
    at, scope = scope_of(s)
    s.agenda[at] = scope.put(**values)


def noted(s: Any, name: str, default: Any = None) -> Any:
    """Reads the running use's notes; the default where nothing is noted or no use runs."""
    for f in reversed(s.agenda):
        if f.op == "scope":
            return f.get(name, default)
    return default


# ------------------------------------------------------------------------------------------------ acting together


def together(*lanes: tuple[Seat, tuple[Frame, ...]]) -> Frame:
    """Several seats act in any order and interleave, each through its own frames in order; one action is finished
    first.
    """
    return frame("together", lanes=tuple(lanes))


def install_together(ops: Ops[Any]) -> None:
    """Adds `together` to a game's operations; it needs them to look at the frames in its lanes."""

    @ops.step("together", known={"lanes": "lanes"})
    def advance(s: Any, f: Frame) -> None:
        lanes = list(f.get("lanes"))
        found: list[Option] = []
        for at, (seat, lane) in enumerate(lanes):
            while lane:
                head = lane[0]
                if head.op in ops.steps:
                    lanes[at] = (seat, lane[1:])
                    s.agenda.append(together(*lanes))
                    ops.steps[head.op](s, head)
                    return
                options = ops.asks[head.op].options(s, head)
                if options:
                    found.extend(seated(options, seat))
                    break
                lane = lane[1:]
            lanes[at] = (seat, lane)
        waiting = tuple((seat, lane) for seat, lane in lanes if lane)
        if waiting:
            asking = frame("together.ask", lanes=waiting)
            s.agenda.append(asking)
            s.memo = (asking, tuple(found), None)  # nothing changes before it asks: the options need not be found again

    @ops.ask("together.ask", known={"lanes": "lanes"})
    class TogetherAsk(Question[Any]):
        def options(self, s: Any, f: Frame) -> list[Option]:
            found: list[Option] = []
            for seat, lane in f.get("lanes"):
                found.extend(seated(ops.asks[lane[0].op].options(s, lane[0]), seat))
            return found

        def decision(self, s: Any, f: Frame, options: tuple[Option, ...]) -> Decision:
            parts = tuple([self._part(s, lane[0], seat, options) for seat, lane in f.get("lanes")])
            if len(parts) == 1:
                return parts[0]
            return Decision("together", tuple(seat for seat, _ in f.get("lanes")), s.phase, (), options, parts)

        def _part(self, s: Any, head: Frame, seat: Seat, options: tuple[Option, ...]) -> Decision:
            own = tuple([option for option in options if option.seat == seat])
            return question(s, ops, head, own)

        def _lane(self, f: Frame, seat: Seat) -> tuple[Frame, ...]:
            return next((lane for owner, lane in f.get("lanes") if owner == seat), ())

        def choose(self, s: Any, f: Frame, seat: Seat, key: str) -> None:
            head = self._lane(f, seat)[0]
            rest = tuple((owner, lane[1:] if owner == seat else lane) for owner, lane in f.get("lanes"))
            s.agenda.append(together(*rest))
            ops.asks[head.op].choose(s, head, seat, key)

        def why(self, s: Any, f: Frame, seat: Seat, key: str) -> Reason | None:
            lane = self._lane(f, seat)
            return ops.asks[lane[0].op].why(s, lane[0], seat, key) if lane else None


# ------------------------------------------------------------------------------------------------ sealed answers


def sealed(*questions: Frame) -> Frame:
    """All seats answer at once and unseen; only when the last answer is in are they carried out, in seat order."""
    return frame("sealed", questions=tuple((f.seat, f.op, f.env) for f in questions), answers=())


def _own_answer(s: Any, seat: Seat, answer: tuple[Seat, str]) -> bool:
    return answer[0] == seat


def _answered(s: Any, answer: tuple[Seat, str]) -> tuple[Seat, str]:
    """That somebody has answered, not what."""
    return (answer[0], HIDDEN)


ANSWERS = declared(_own_answer, back=_answered)


def install_sealed(ops: Ops[Any]) -> None:
    """Adds `sealed` to a game's operations."""

    def asked(f: Frame) -> list[Frame]:
        return [Frame(op, seat, "", 0, env) for seat, op, env in f.get("questions")]

    @ops.ask("sealed", known={"questions": "questions", "answers": ANSWERS})
    class Sealed(Question[Any]):
        def options(self, s: Any, f: Frame) -> list[Option]:
            given = {seat for seat, _ in f.get("answers")}
            waiting = [q for q in asked(f) if q.seat not in given]
            return [option for q in waiting for option in seated(ops.asks[q.op].options(s, q), q.seat)]

        def decision(self, s: Any, f: Frame, options: tuple[Option, ...]) -> Decision:
            seats = tuple(dict.fromkeys(option.seat for option in options))
            parts = tuple(question(s, ops, q, tuple(o for o in options if o.seat == q.seat)) for q in asked(f) if q.seat in seats)
            return parts[0] if len(parts) == 1 else Decision("together", seats, s.phase, (), options, parts)

        def choose(self, s: Any, f: Frame, seat: Seat, key: str) -> None:
            answers = (*f.get("answers"), (seat, key))
            if len(answers) < len(f.get("questions")):
                s.agenda.append(f.put(answers=answers))
                return
            for q in reversed(asked(f)):
                s.agenda.append(Frame("sealed.open", q.seat, q.op, 0, (*q.env, ("answer", dict(answers)[q.seat]))))

    # An answer is its seat's own until it is carried out: what it reveals, its question says.
    @ops.step("sealed.open", known={"answer": "owner"}, carries=True)
    def open_answer(s: Any, f: Frame) -> None:
        question_frame = Frame(f.prog, f.seat, "", 0, tuple(pair for pair in f.env if pair[0] != "answer"))
        ops.asks[f.prog].choose(s, question_frame, f.seat, f.get("answer"))


# ------------------------------------------------------------------------------------------------ interrupt windows


def window(op: str, seats: tuple[Seat, ...], **env: Any) -> Frame:
    """Each seat in turn may interrupt (the options of `op`) or pass; after an interrupt all are asked again. Those are asked
    who have an answer, and those who might have one (`Question.might`)."""
    return frame("window", seats[0] if seats else "", asks=op, seats=seats, left=seats, **env)


def install_window(ops: Ops[Any]) -> None:
    """Adds `window` to a game's operations. The asked op's own options come first, `done` passes."""

    def inner(f: Frame, seat: Seat) -> tuple[Question[Any], Frame]:
        return ops.asks[f.get("asks")], Frame(f.get("asks"), seat, "", 0, f.env)

    @ops.step("window", "asks seats left", carries=True)
    def advance(s: Any, f: Frame) -> None:
        left = f.get("left")
        for at, seat in enumerate(left):
            asked, own = inner(f, seat)
            if asked.options(s, own) or asked.might(s, own):
                s.agenda.append(Frame("window.ask", seat, f.prog, f.pc, f.put(left=left[at:]).env))
                return

    @ops.ask("window.ask", "asks seats left", carries=True)
    class Window(Question[Any]):
        """The first of `left` is asked: those before it have passed, or had nothing to answer."""

        def options(self, s: Any, f: Frame) -> list[Option]:
            asked, own = inner(f, f.seat)
            return [*seated(asked.options(s, own), f.seat), Option("done", f.seat)]

        def kind(self, s: Any, f: Frame) -> str:
            kind: str = f.get("asks")
            return kind

        def args(self, s: Any, f: Frame) -> tuple[object, ...]:
            asked, own = inner(f, f.seat)
            return asked.args(s, own)

        def why(self, s: Any, f: Frame, seat: Seat, key: str) -> Reason | None:
            asked, own = inner(f, seat)
            return asked.why(s, own, seat, key)

        def choose(self, s: Any, f: Frame, seat: Seat, key: str) -> None:
            passed = key == "done"
            s.agenda.append(f.named("window").put(left=f.get("left")[1:] if passed else f.get("seats")))
            if not passed:
                asked, own = inner(f, seat)
                asked.choose(s, own, seat, key)


def installed(*parts: Ops[S]) -> Ops[S]:
    """A game's operations: those of its modules, with all shared combinators. Raises ValueError where two have one name."""
    ops: Ops[S] = Ops(common, *parts)
    install_together(ops)
    install_sealed(ops)
    install_window(ops)
    return ops
