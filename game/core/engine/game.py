"""The half of the contract that is the same for every game run by an agenda (`game.core.engine.rules.Rules`).

A game adds its content, how a table is set, how unseen things are dealt anew, its reasons and its result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

from game.core.engine import agenda, knowledge
from game.core.engine.agenda import Frame, Ops
from game.core.engine.decision import Decision, Event, Illegal, Option, Reason, Setup
from game.core.engine.events import Events, Told
from game.core.engine.known import check_fields
from game.core.engine.rules import Migration as Migration
from game.core.engine.rules import Rules
from game.core.engine.state import BaseState


class AgendaGame(Rules):
    """`state` is the game's dataclass and `events` is what can happen in it; `start` sets a table, `reason` says why a key
    does not answer a question.
    """

    state: ClassVar[type[BaseState]]
    from_setup: ClassVar[tuple[str, ...]] = ()  # fields of a position that the set-up alone decides
    migrations: ClassVar[Mapping[int, Migration]] = {}  # version of the rules -> the step from it to the next
    events: ClassVar[Events]

    def __init__(self, box: Any, ops: Ops[Any], packs: Sequence[Path] = ()) -> None:
        """`ops` are `installed` operations. Raises UndeclaredError for a state that does not say who may know it."""
        check_fields(self.state)
        self.packs = tuple(packs)
        self.box = box
        self.ops = ops
        self.made = {}

    def __copy__(self) -> Self:
        """The same rules, to be changed in something: what was worked out from these does not hold for them."""
        copied = object.__new__(type(self))
        copied.__dict__.update(self.__dict__, made={})
        return copied

    # ---------------------------------------------------------------------------------------------- what a game adds

    def start(self, setup: Setup) -> Any:
        """A fresh state with its agenda, before its first question. Raises UsageError where it cannot be played."""
        raise NotImplementedError

    def reason(self, s: Any, top: Frame, seat: str, key: str) -> Reason | None:
        """Why this key does not answer the question of a frame, as specific as the rules can say."""
        raise NotImplementedError

    def meant(self, s: Any, seat: str, key: str, options: tuple[Option, ...]) -> Option | None:
        """The option that a key means which is none itself; None where it means none."""
        return None

    def fingerprint(self, s: Any) -> Any:
        """What stays the same through a whole game."""
        raise NotImplementedError

    def wrong(self, s: Any, first: Any = None) -> str | None:
        """The first thing that does not hold in a position somebody wrote; None when all is well. `first` is the fingerprint
        of the game's start, where it was played with this content; else nothing may be doubled or unknown.
        """
        raise NotImplementedError

    def effects(self, s: Any) -> dict[str, str]:
        """The effects that are being carried out in this position, by name, and the hash of what each is made of: where it is
        another, the lines of the agenda no longer point to what they pointed to."""
        return {}

    # ---------------------------------------------------------------------------------------------- a game

    def new(self, setup: Setup) -> Any:
        """A fresh game, at its first question. Raises UsageError where the set-up cannot be played."""
        s = self.start(setup)
        agenda.run(s, self.ops)
        return s

    def load(self, data: dict[str, Any]) -> Any:
        """A state from its dump. Raises KeyError, TypeError or ValueError where the dump is damaged."""
        return self.state.load(data, self.box)

    def settle(self, s: Any, setup: Setup) -> None:
        """Puts into a loaded position what the set-up alone decides. Raises UsageError where that cannot be played."""
        if self.from_setup:
            fresh = self.start(setup)
            for name in self.from_setup:
                setattr(s, name, getattr(fresh, name))

    def come_to_rest(self, s: Any) -> None:
        """Runs a loaded position on to its question: a checkpoint begins with the phase still to come."""
        agenda.run(s, self.ops)

    def decision(self, s: Any) -> Decision | None:
        """The question now; None when the game is over. Changes nothing."""
        return agenda.build_decision(s, self.ops)

    def apply(self, s: Any, seat: str, key: str, *, steps: bool = False) -> list[Event]:
        """Carries out a legal answer and runs to the next question. `steps`: the positions between the steps of the game are
        wanted as well (`Told.steps`). Raises Illegal with the reason."""
        option = self.find(s, seat, key)
        if option is None:
            raise Illegal(key, self.why_not(s, seat, key) or Reason("not-now"))
        s.out = Told(steps)
        agenda.answer(s, self.ops, seat, option.key)
        events: list[Event] = s.out
        s.out = None
        return events

    def play(self, s: Any, option: Option) -> None:
        """`apply` for playouts: the option is known to be legal and nobody listens to events."""
        agenda.answer(s, self.ops, option.seat, option.key)

    def options(self, s: Any) -> tuple[Option, ...]:
        """The legal options without the question around them, for playouts."""
        if not s.agenda:
            return ()
        top = s.agenda[-1]
        return agenda.make_options(s, self.ops.asks[top.op], top)

    def find(self, s: Any, seat: str, key: str) -> Option | None:
        """The legal option this key is, or else means, for the seat."""
        options = self.options(s)
        exact = Option(key, seat)
        return exact if exact in options else self.meant(s, seat, key, options)

    def why_not(self, s: Any, seat: str, key: str) -> Reason | None:
        """Why this key is not legal for the seat now; None when it is."""
        if not s.agenda:
            return Reason("game-over")
        if self.find(s, seat, key) is not None:
            return None
        decision = self.decision(s)
        if decision is not None and seat not in decision.seats:
            return Reason("not-your-seat")
        return self.reason(s, s.agenda[-1], seat, key) or Reason("not-now")

    def view(self, s: Any, seat: str) -> Any:
        """The position as this seat may know it: what it does not know is "?", as the state declares.

        The seat "" is nobody's: it gives what everybody may know.
        """
        return knowledge.view(s, seat, self.ops)

    def setup_options(self) -> list[dict[str, Any]]:
        """Options of a new game: id, choices and default; words are `option-<id>` and `option-<id>-hint`."""
        return []

    def setup_form(self, game_set: str = "") -> dict[str, Any]:
        """What a set-up screen asks for besides the seats, with one of the sets: the options, and ways to play (`modes`)."""
        return {"options": self.setup_options(), "modes": ()}

    def data_hash(self) -> str:
        """Which content this is, for saves."""
        found: str = self.box.data_hash
        return found
