"""Combinators that all games share: running op lists, acting together, sealed answers, interrupt windows.

Each is an ordinary frame on the agenda, so a half-finished round of answers is saved and undone like anything else.
"""

from __future__ import annotations

from typing import Any

from game.core.engine.agenda import Frame, Ops, frame, question
from game.core.engine.decision import Decision, Option, Seat

common = Ops()


@common.step("run")
def run_program(s: Any, f: Frame) -> None:
    """Carries out one instruction of a compiled op list and leaves the rest for later."""
    program = s.box.programs[f.prog]
    if f.pc + 1 < len(program):
        s.agenda.append(Frame(f.op, f.seat, f.prog, f.pc + 1, f.env))
    instruction = program[f.pc]
    instruction.call(s, f, **instruction.args)


@common.step("scope")
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


def install_together(ops: Ops) -> None:
    """Adds `together` to a game's operations; it needs them to look at the frames in its lanes."""

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
                    found.extend(Option(option, seat) if isinstance(option, str) else option for option in options)
                    break
                lane = lane[1:]
            lanes[at] = (seat, lane)
        waiting = tuple((seat, lane) for seat, lane in lanes if lane)
        if waiting:
            asking = frame("together.ask", lanes=waiting)
            s.agenda.append(asking)
            s.memo = (asking, tuple(found), None)  # nothing changes before it asks: the options need not be found again

    class TogetherAsk:
        def options(self, s: Any, f: Frame) -> list[Option]:
            found: list[Option] = []
            for seat, lane in f.get("lanes"):
                for option in ops.asks[lane[0].op].options(s, lane[0]):
                    found.append(Option(option, seat) if isinstance(option, str) else option)
            return found

        def decision(self, s: Any, f: Frame, options: tuple[Option, ...]) -> Decision:
            parts = tuple(self.part(s, lane[0], seat, options) for seat, lane in f.get("lanes"))
            if len(parts) == 1:
                return parts[0]
            return Decision("together", tuple(seat for seat, _ in f.get("lanes")), s.phase, (), options, parts)

        def part(self, s: Any, head: Frame, seat: Seat, options: tuple[Option, ...]) -> Decision:
            own = tuple(option for option in options if option.seat == seat)
            return question(s, ops, head, own)

        def lane(self, f: Frame, seat: Seat) -> tuple[Frame, ...]:
            return next((lane for owner, lane in f.get("lanes") if owner == seat), ())

        def choose(self, s: Any, f: Frame, seat: Seat, key: str) -> None:
            head = self.lane(f, seat)[0]
            rest = tuple((owner, lane[1:] if owner == seat else lane) for owner, lane in f.get("lanes"))
            s.agenda.append(together(*rest))
            ops.asks[head.op].choose(s, head, seat, key)

        def why(self, s: Any, f: Frame, seat: Seat, key: str) -> Any:
            lane = self.lane(f, seat)
            op = ops.asks[lane[0].op] if lane else None
            return op.why(s, lane[0], seat, key) if op is not None and hasattr(op, "why") else None

    ops.steps["together"] = advance
    ops.asks["together.ask"] = TogetherAsk()


# ------------------------------------------------------------------------------------------------ sealed answers


def sealed(*questions: Frame) -> Frame:
    """All seats answer at once and unseen; only when the last answer is in are they carried out, in seat order."""
    return frame("sealed", questions=tuple((f.seat, f.op, f.env) for f in questions), answers=())


def install_sealed(ops: Ops) -> None:
    """Adds `sealed` to a game's operations."""

    def asked(f: Frame) -> list[Frame]:
        return [Frame(op, seat, "", 0, env) for seat, op, env in f.get("questions")]

    class Sealed:
        def options(self, s: Any, f: Frame) -> list[Option]:
            given = {seat for seat, _ in f.get("answers")}
            return [Option(key, q.seat) for q in asked(f) if q.seat not in given for key in ops.asks[q.op].options(s, q)]

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

    def open_answer(s: Any, f: Frame) -> None:
        question_frame = Frame(f.prog, f.seat, "", 0, tuple(pair for pair in f.env if pair[0] != "answer"))
        ops.asks[f.prog].choose(s, question_frame, f.seat, f.get("answer"))

    ops.asks["sealed"] = Sealed()
    ops.steps["sealed.open"] = open_answer


def mask_sealed(agenda: list[Frame], seat: Seat) -> list[Frame]:
    """The agenda as `seat` may know it: that others have answered, not what."""
    return [
        f.put(answers=tuple((who, key if who == seat else "?") for who, key in f.get("answers"))) if f.op == "sealed" else f
        for f in agenda
    ]


# ------------------------------------------------------------------------------------------------ interrupt windows


def window(op: str, seats: tuple[Seat, ...], **env: Any) -> Frame:
    """Each seat in turn may interrupt (the options of `op`) or pass; after an interrupt all are asked again."""
    return frame("window", seats[0] if seats else "", asks=op, seats=seats, left=seats, **env)


def install_window(ops: Ops) -> None:
    """Adds `window` to a game's operations. The asked op's own options come first, `done` passes."""

    class Window:
        def inner(self, f: Frame, seat: Seat) -> Frame:
            return Frame(f.get("asks"), seat, "", 0, f.env)

        def options(self, s: Any, f: Frame) -> list[Option]:
            for seat in f.get("left"):
                own = ops.asks[f.get("asks")].options(s, self.inner(f, seat))
                if own:
                    return [Option(key, seat) for key in (*own, "done")]
            return []

        def kind(self, s: Any, f: Frame) -> str:
            return f.get("asks")

        def choose(self, s: Any, f: Frame, seat: Seat, key: str) -> None:
            left = f.get("left")
            if key == "done":
                s.agenda.append(f.put(left=left[left.index(seat) + 1 :]))
                return
            s.agenda.append(f.put(left=f.get("seats")))
            ops.asks[f.get("asks")].choose(s, self.inner(f, seat), seat, key)

    ops.asks["window"] = Window()


def installed(ops: Ops) -> Ops:
    """A game's operations with all shared combinators."""
    ops.steps = {**common.steps, **ops.steps}
    install_together(ops)
    install_sealed(ops)
    install_window(ops)
    return ops
