"""The agenda: a stack of small frames that says what is still to happen.

Rules never wait inside a Python call. What a phase, a card or a question still has to do lies as frames on the state's
agenda; `run` works them off until one of them has to ask. That is why a game can be saved, undone or copied anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypedDict, TypeVar, Unpack

from game.core.engine.decision import Decision, Event, Option, Reason, Seat
from game.core.engine.events import Told
from game.core.engine.known import Known, To, UndeclaredError, locals_of
from game.core.errors import did_you_mean

STEP_LIMIT = 20_000
_made = tuple.__new__  # spares a call for what playouts make most often, frames and options


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
    return _made(Frame, (op, seat, prog, pc, tuple(env.items()) if env else ()))


class Position(Protocol):
    """What the agenda needs of a state (`state.py`)."""

    agenda: list[Frame]
    phase: str
    memo: Memo | None
    out: list[Event] | None


Memo: TypeAlias = tuple[Frame, tuple[Option, ...], Decision | None]
S = TypeVar("S", bound=Position)
Step: TypeAlias = Callable[[S, Frame], None]


class Question(Generic[S]):
    """An operation that needs an answer: `options` and `choose`, and what else differs from the usual. With no option at all it
    is dropped: each question says so by offering none. Helpers of a question have names that begin with an underscore.
    """

    def options(self, s: S, f: Frame) -> Sequence[str | Option]:
        """The legal answers; a bare key belongs to the frame's seat."""
        raise NotImplementedError

    def choose(self, s: S, f: Frame, seat: Seat, key: str) -> None:
        """Carries out a legal answer; the frame has left the agenda."""
        raise NotImplementedError

    def might(self, s: S, f: Frame) -> bool:
        """In a window: whether one who sees only what all may see has to take it that this seat could answer. It is asked
        then in any case, so that being asked gives nothing away."""
        return False

    def kind(self, s: S, f: Frame) -> str:
        """The message of the prompt."""
        return f.op

    def args(self, s: S, f: Frame) -> tuple[object, ...]:
        """The numbers and ids in that sentence."""
        return ()

    def source(self, s: S, f: Frame) -> str:
        """What asks: the frame's own source, else that of the nearest use below it, else the phase."""
        return source_of(s, f)

    def why(self, s: S, f: Frame, seat: Seat, key: str) -> Reason | None:
        """Why a key is no answer, where the question knows."""
        return None

    def decision(self, s: S, f: Frame, options: tuple[Option, ...]) -> Decision:
        """The whole question, built from the above."""
        seats = tuple(dict.fromkeys([option.seat for option in options]))
        return Decision(self.kind(s, f), seats, self.source(s, f), self.args(s, f), options)


_Q = TypeVar("_Q", bound=Question[Any])
_CONTRACT = tuple(name for name in vars(Question) if not name.startswith("_"))


Declared: TypeAlias = "Mapping[str, To | Known] | None"  # written out: a `To` may be a string


class How(TypedDict, total=False):
    """What may be said of an operation. `carries`: its frames take over the locals of others; `yields`: they let another seat act
    in between (`Ops.yielding`); `replace`: it takes the place of one of that name."""

    carries: bool
    yields: bool
    replace: bool


class Ops(Generic[S]):
    """The operations of a game, or of one module of it: plain steps and questions, by name, with the locals of their frames.

    Each operation names the locals that its frames may carry: in one line of words those that all may know, under `known` the
    others. A local has one meaning in the whole table: what carries over the locals of others keeps their secrets.
    """

    def __init__(self, *parts: Ops[S]) -> None:
        self.steps: dict[str, Step[S]] = {}
        self.asks: dict[str, Question[S]] = {}
        # Frames of these operations go back to their seat's lane below, so that another seat may act in between.
        self.yielding: set[str] = set()
        # Per operation: its locals, and who may know each; for one that carries over those of others, all of the table.
        self.locals: dict[str, dict[str, Known]] = {}
        self.known: dict[str, Known] = {}
        self.replaces: set[str] = set()
        for part in parts:
            self.include(part)

    def include(self, part: Ops[S]) -> None:
        """Takes over all operations of another table. Raises ValueError where one has a name of this table already."""
        for name in (*part.steps, *part.asks):
            carries = part.locals[name] is part.known
            self._declare(name, {} if carries else part.locals[name], carries=carries, replace=name in part.replaces)
            (self.asks if name in part.steps else self.steps).pop(name, None)
        for name, declared in part.known.items():
            self._know(name, declared, "")
        self.steps.update(part.steps)
        self.asks.update(part.asks)
        self.yielding |= part.yielding

    def step(
        self, name: str, names: str = "", known: Declared = None, *, phase: bool = False, **how: Unpack[How]
    ) -> Callable[[Step[S]], Step[S]]:
        """Registers a plain operation: `def f(s, frame)` changes the state and may push frames. `phase`: a phase begins here
        and nowhere else, no use of a card is under way, so the position is kept as a checkpoint for saves.
        """

        def register(function: Step[S]) -> Step[S]:
            self._declare(name, locals_of(names, known), **how)
            self.asks.pop(name, None)
            self.steps[name] = _keeping(function) if phase else function
            return function

        return register

    def ask(self, name: str, names: str = "", known: Declared = None, **how: Unpack[How]) -> Callable[[type[_Q]], type[_Q]]:
        """Registers a `Question`, as `step` does a plain operation."""

        def register(cls: type[_Q]) -> type[_Q]:
            self.question(name, cls(), names, known, **how)
            return cls

        return register

    def question(self, name: str, asked: Question[S], names: str = "", known: Declared = None, **how: Unpack[How]) -> None:
        """Registers a question that is made already. Raises TypeError where it does not keep the contract."""
        if not isinstance(asked, Question):
            raise TypeError(f"the question {name} is no Question")
        for method in dir(asked):
            if not method.startswith("_") and method not in _CONTRACT and callable(getattr(type(asked), method, None)):
                raise TypeError(f'the question {name} has "{method}"{did_you_mean(method, _CONTRACT)}; helpers begin with "_"')
        self._declare(name, locals_of(names, known), **how)
        self.steps.pop(name, None)
        self.asks[name] = asked

    def notes(self, names: str, known: Declared = None) -> None:
        """Declares what the running use (`scope`) may note: like locals."""
        for local, declared in locals_of(names, known).items():
            self._know(local, declared, "scope")

    def _declare(
        self, name: str, found: dict[str, Known], *, carries: bool = False, yields: bool = False, replace: bool = False
    ) -> None:
        if name in self.locals and not replace:
            raise ValueError(f"the operation {name} is there twice")
        if replace:
            self.replaces.add(name)
        for local, declared in found.items():
            self._know(local, declared, name)
        self.locals[name] = self.known if carries else found
        if yields:
            self.yielding.add(name)

    def _know(self, local: str, declared: Known, name: str) -> None:
        before = self.known.setdefault(local, declared)
        if before != declared:
            place = f"of {name} " if name else ""
            raise UndeclaredError(f'the local "{local}" {place}is known to others than elsewhere: give it a name of its own')


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


def push(s: Position, *frames: Frame) -> None:
    """Puts frames on the agenda so that they happen in the order given."""
    s.agenda.extend(reversed(frames))


def run(s: S, ops: Ops[S]) -> None:
    """Works off the agenda until a frame asks something or nothing is left."""
    steps, asks, yielding = ops.steps, ops.asks, ops.yielding
    watched = s.out if isinstance(s.out, Told) and s.out.steps is not None else None
    for _ in range(STEP_LIMIT):
        agenda = s.agenda  # looked up anew: a step may put another list there
        if not agenda:
            return
        top = agenda[-1]
        if top.op in yielding and len(agenda) > 1 and agenda[-2].op == "together":
            absorb(s)
            continue
        step = steps.get(top.op)
        if step is not None:
            if watched is not None:
                watched.rest(s)
            agenda.pop()
            step(s, top)
            continue
        if make_options(s, asks[top.op], top):
            return
        agenda.pop()
    raise LoopError("the agenda does not come to an end:\n" + describe(s))


def absorb(s: Position) -> None:
    """Puts a yielding frame that lies right on top of `together` back into its seat's lane."""
    head = s.agenda.pop()
    below = s.agenda.pop()
    lanes = tuple((seat, (head, *lane) if seat == head.seat else lane) for seat, lane in below.get("lanes"))
    s.agenda.append(below.put(lanes=lanes))


def make_options(s: S, op: Question[S], f: Frame) -> tuple[Option, ...]:
    """The options of an asking frame; bare keys belong to the frame's seat. Remembered until the state changes."""
    memo = s.memo
    if memo is not None and memo[0] is f:
        return memo[1]
    options = tuple(seated(op.options(s, f), f.seat))
    s.memo = (f, options, None)
    return options


def seated(options: Sequence[str | Option], seat: Seat) -> list[Option]:
    """Bare keys as options of this seat."""
    new = _made
    return [new(Option, (option, seat)) if isinstance(option, str) else option for option in options]


def build_decision(s: S, ops: Ops[S]) -> Decision | None:
    """The question at the top of the agenda; None when the game is over."""
    if not s.agenda:
        return None
    top = s.agenda[-1]
    op = ops.asks[top.op]
    options = make_options(s, op, top)
    memo = s.memo
    if memo is None or memo[2] is None:
        s.memo = memo = (top, options, question(s, ops, top, options))
    return memo[2]


def question(s: S, ops: Ops[S], f: Frame, options: tuple[Option, ...]) -> Decision:
    return ops.asks[f.op].decision(s, f, options)


def source_of(s: Position, f: Frame) -> str:
    """What asks: the frame's own source, else that of the nearest scope below it."""
    own: str | None = f.get("source")
    if own is not None:
        return own
    for below in reversed(s.agenda):
        if below.op == "scope":
            found: str = below.get("source", "")
            return found
    return s.phase


def answer(s: S, ops: Ops[S], seat: Seat, key: str) -> None:
    """Carries out one legal answer and runs on to the next question."""
    top = s.agenda.pop()
    s.memo = None
    ops.asks[top.op].choose(s, top, seat, key)
    run(s, ops)


def describe(s: Position) -> str:
    """The agenda in words, top first, for error messages."""
    lines = []
    for f in reversed(s.agenda[-30:]):
        place = f" {f.prog}:{f.pc}" if f.prog else ""
        lines.append(f"  {f.op}{place} {f.seat} {dict(f.env)}")
    return "\n".join(lines)
