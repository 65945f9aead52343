"""The agenda: a stack of small frames that says what is still to happen.

Rules never wait inside a Python call. What a phase, a card or a question still has to do lies as frames on the state's
agenda; `run` works them off until one of them has to ask. That is why a game can be saved, undone or copied anywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from game.core.decision import Decision, Option, Seat

STEP_LIMIT = 20_000


class Frame(NamedTuple):
    """One line of the agenda. `op` names a registered operation; `prog` and `pc` a place in a compiled op list;
    `env` its locals.
    """

    op: str
    seat: Seat = ""
    prog: str = ""
    pc: int = 0
    env: tuple[tuple[str, Any], ...] = ()

    def get(self, name: str, default: Any = None) -> Any:
        for key, value in self.env:
            if key == name:
                return value
        return default

    def put(self, **values: Any) -> Frame:
        """The same frame with these locals set."""
        kept = tuple([pair for pair in self.env if pair[0] not in values])
        return Frame(self.op, self.seat, self.prog, self.pc, kept + tuple(values.items()))

    def named(self, op: str) -> Frame:
        """The same frame for another operation."""
        return Frame(op, self.seat, self.prog, self.pc, self.env)


def frame(op: str, seat: Seat = "", prog: str = "", pc: int = 0, **env: Any) -> Frame:
    return Frame(op, seat, prog, pc, tuple(env.items()))


class AskingOp(Protocol):
    """An operation that needs an answer. With no option at all it is dropped: each op says so by offering none."""

    def options(self, s: Any, f: Frame) -> list[str] | list[Option]: ...
    def choose(self, s: Any, f: Frame, seat: Seat, key: str) -> None: ...


class Ops:
    """The operations of one game: plain steps and questions, by name."""

    def __init__(self, *parents: Ops) -> None:
        self.steps: dict[str, Callable[[Any, Frame], None]] = {}
        self.asks: dict[str, Any] = {}
        # Frames of these operations go back to their seat's lane below, so that another seat may act in between.
        self.yielding: set[str] = set()
        for parent in parents:
            self.steps.update(parent.steps)
            self.asks.update(parent.asks)

    def step(self, name: str, phase: bool = False) -> Callable:
        """Registers a plain operation: `def f(s, frame)` changes the state and may push frames. `phase`: a phase begins
        here and nowhere else; no use of a card is under way, so the position is kept as a checkpoint for saves.
        """

        def register(function: Callable[[Any, Frame], None]) -> Callable[[Any, Frame], None]:
            self.steps[name] = _keeping(function) if phase else function
            return function

        return register

    def ask(self, name: str) -> Callable:
        """Registers a class with `options` and `choose`, and optionally `kind`, `args`, `source` and `why`."""

        def register(cls: type) -> type:
            self.asks[name] = cls()
            return cls

        return register


class Told(list[Any]):
    """The events of one answer. `checkpoint` is the position at the start of the last phase that began in it, if one did."""

    checkpoint: Any = None


def _keeping(function: Callable[[Any, Frame], None]) -> Callable[[Any, Frame], None]:
    """The same step; before it, where people play, the position is kept as it begins with this step."""

    def begin(s: Any, f: Frame) -> None:
        if type(s.out) is Told:
            kept = s.clone()
            kept.agenda.append(f)
            s.out.checkpoint = kept
        function(s, f)

    return begin


class LoopError(RuntimeError):
    """The agenda did not come to a question: a defect in the rules. The message shows the stack."""


def push(s: Any, *frames: Frame) -> None:
    """Puts frames on the agenda so that they happen in the order given."""
    s.agenda.extend(reversed(frames))


def run(s: Any, ops: Ops) -> None:
    """Works off the agenda until a frame asks something or nothing is left."""
    agenda = s.agenda
    steps, asks, yielding = ops.steps, ops.asks, ops.yielding
    for _ in range(STEP_LIMIT):
        if not agenda:
            return
        top = agenda[-1]
        if top.op in yielding and len(agenda) > 1 and agenda[-2].op == "together":
            absorb(s)
            continue
        step = steps.get(top.op)
        if step is not None:
            agenda.pop()
            step(s, top)
            continue
        if make_options(s, asks[top.op], top):
            return
        agenda.pop()
    raise LoopError("the agenda does not come to an end:\n" + describe(s))


def absorb(s: Any) -> None:
    """Puts a yielding frame that lies right on top of `together` back into its seat's lane."""
    head = s.agenda.pop()
    below = s.agenda.pop()
    lanes = tuple((seat, (head, *lane) if seat == head.seat else lane) for seat, lane in below.get("lanes"))
    s.agenda.append(below.put(lanes=lanes))


def make_options(s: Any, op: Any, f: Frame) -> tuple[Option, ...]:
    """The options of an asking frame; bare keys belong to the frame's seat. Remembered until the state changes."""
    memo = s.memo
    if memo is not None and memo[0] is f:
        return memo[1]
    found = op.options(s, f)
    options = tuple(Option(o, f.seat) if type(o) is str else o for o in found)
    s.memo = (f, options, None)
    return options


def build_decision(s: Any, ops: Ops) -> Decision | None:
    """The question at the top of the agenda; None when the game is over."""
    if not s.agenda:
        return None
    top = s.agenda[-1]
    op = ops.asks[top.op]
    options = make_options(s, op, top)
    memo = s.memo
    if memo[2] is None:
        s.memo = memo = (top, options, question(s, ops, top, options))
    return memo[2]


def question(s: Any, ops: Ops, f: Frame, options: tuple[Option, ...]) -> Decision:
    op = ops.asks[f.op]
    if hasattr(op, "decision"):
        return op.decision(s, f, options)
    seats = tuple(dict.fromkeys(option.seat for option in options))
    kind = op.kind(s, f) if hasattr(op, "kind") else f.op
    args = op.args(s, f) if hasattr(op, "args") else ()
    source = op.source(s, f) if hasattr(op, "source") else source_of(s, f)
    return Decision(kind, seats, source, args, options)


def source_of(s: Any, f: Frame) -> str:
    """What asks: the frame's own source, else that of the nearest scope below it."""
    own = f.get("source")
    if own is not None:
        return own
    for below in reversed(s.agenda):
        if below.op == "scope":
            return below.get("source", "")
    return getattr(s, "phase", "")


def answer(s: Any, ops: Ops, seat: Seat, key: str) -> None:
    """Carries out one legal answer and runs on to the next question."""
    top = s.agenda.pop()
    s.memo = None
    ops.asks[top.op].choose(s, top, seat, key)
    run(s, ops)


def describe(s: Any) -> str:
    """The agenda in words, top first, for error messages."""
    lines = []
    for f in reversed(s.agenda[-30:]):
        place = f" {f.prog}:{f.pc}" if f.prog else ""
        lines.append(f"  {f.op}{place} {f.seat} {dict(f.env)}")
    return "\n".join(lines)
