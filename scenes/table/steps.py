"""The steps of a game that nobody decides, as the table shows them one after another: what a step says and where it is.

A game maps the events that begin a step (`step=True` where they are declared) to functions that make a `Step` of them:

    STEPS = Steps(EVENTS, {"ravage": ravage, ...})        # scenes/games/<game>/staging.py
    def ravage(told: StepTeller, land: str, damage: int) -> Step | None: ...

An event without a function is shown together with the step before it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Generic, NamedTuple

from game.core.engine.decision import Event
from game.core.engine.events import Events, Handlers
from scenes.table.model import C, GameModel, R, S, V
from scenes.table.step import TURN_MS, Step
from scenes.table.wording import X

if TYPE_CHECKING:
    from game.core.play.session import Moment


PLAIN = Step("")
NO_NOTICES: Mapping[str, Callable[..., str]] = {}


class Shown(NamedTuple):
    """A step on its way to the screen: what happened, the position after it, how it looks (None: it is not held)."""

    events: tuple[Event, ...]
    state: object
    step: Step | None


class StepTeller(Generic[V, R, S, C, X]):
    """What a function of `Steps` may ask: the model, the views before and after, and what else the same go set off."""

    def __init__(self, model: GameModel[V, R, S, C, X], moments: Sequence[Moment], start: object) -> None:
        """`start`: the position before the first moment."""
        self.model, self.moments = model, moments
        self._states: list[object] = [start, *(moment.state for moment in moments)]
        self._views: dict[int, V] = {}
        self.n = 0  # the moment that is told

    def _view(self, n: int) -> V:
        if n not in self._views:
            self._views[n] = self.model.rules.view(self._states[n], self.model.looker)
        return self._views[n]

    @property
    def before(self) -> V:
        """The position before the step, as the seat at the screen may know it."""
        return self._view(self.n)

    @property
    def after(self) -> V:
        """The position after it."""
        return self._view(self.n + 1)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in it; the first one began it."""
        return self.moments[self.n].events

    def others(self, *kinds: str, until: str = "phase") -> list[tuple[int, Event]]:
        """The events that begin the steps of the same run: those of these kinds before and after, up to one that ends it."""
        first = last = self.n
        while first > 0 and self.moments[first - 1].events[0].kind != until:
            first -= 1
        while last + 1 < len(self.moments) and self.moments[last + 1].events[0].kind != until:
            last += 1
        found = [(n, self.moments[n].events[0]) for n in range(first, last + 1)]
        return [(n, event) for n, event in found if event.kind in kinds]

    def since(self, kind: str, *args: object) -> tuple[Event, ...]:
        """What was told from the last event of this kind (whose values begin so) up to the one that begins this step; () where
        there is none: what a round or a phase brought (`Recap`)."""
        marker, found = self.events[0], False
        told: list[Event] = []
        for entry in reversed(self.model.session.log):
            for event in reversed(entry.events):
                found = found or event is marker
                if found and event is not marker:
                    told.append(event)
                    if event.kind == kind and event.args[: len(args)] == args:
                        return tuple(reversed(told))
        return ()

    def lines(self) -> list[str]:
        """The lines of the log that tell of it, rich."""
        wording = self.model.wording
        return [line for event in self.events if event.kind != "phase" and (line := wording.event(event))]

    def said(self, how: Step = PLAIN, *more: str) -> Step | None:
        """A step in the words of the log: its first line, the others and `more` below; None where the log says nothing."""
        lines = self.lines()
        rest = [(line, len(list(same))) for line, same in groupby(lines[1:])]
        below = [f"{line} ×{n}" if n > 1 else line for line, n in rest]  # the same twice is said once
        return how._replace(main=lines[0], detail=" · ".join([*below, *more])) if lines else None


class Steps(Handlers):
    """How the steps of a game look: kind of event -> function. Raises EventError, when it is made, for a kind or a field that
    is not declared, or one that begins no step.
    """

    def __init__(
        self, events: Events, table: Mapping[str, Callable[..., Step | None]], sums_up: str = "", leads: tuple[str, ...] = (),
        notices: Mapping[str, Callable[..., str]] = NO_NOTICES,
    ) -> None:  # fmt: skip
        """`sums_up`: the kind of event whose step says what a round brought (`Step.recap`), if there is one; `leads`: kinds that
        only lead up to the event that a step is about; `notices`: kind of event -> function (model, event) of what is
        said when that happened, besides the lines of the log, plain; "" for nothing."""
        super().__init__(events, table)
        self.sums_up, self.leads, self.notices = sums_up, leads, notices
        for kind in table:
            if not events[kind].step:
                raise ValueError(f'the event "{kind}" begins no step: declare it with step=True')

    def shown(self, model: GameModel[V, R, S, C, X], moments: Sequence[Moment], start: object, bot: str = "") -> list[Shown]:
        """What is shown of these moments, in order. `bot`: whose choice set them off, where no person made it: what the log
        says of it is a step of its own then.
        """
        teller = StepTeller(model, moments, start)
        out: list[Shown] = []
        for n, moment in enumerate(moments):
            teller.n = n
            first = next((event for event in moment.events if event.kind not in self.leads), moment.events[0])
            seen = not first.to or model.looker in first.to
            step = self.handle(first, teller) if seen else None
            if step is None and bot and n == 0:
                step = teller.said(Step("", seat=bot, ms=TURN_MS))
            if step is None and out and out[-1].step is None:
                out[-1] = Shown(out[-1].events + moment.events, moment.state, None)
            else:
                out.append(Shown(moment.events, moment.state, step))
        return out


NONE = Steps(Events({}), {})
