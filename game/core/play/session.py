"""A game being played: choose, undo, redo, log, fences, save and load.

The session is for people: it keeps a copy of the position before every decision, takes forced choices by itself and
logs them, and knows which steps may be taken back. Playouts use the rules alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from game.core.engine.decision import Decision, Event, Option, Reason, Result, Setup
from game.core.engine.events import Told
from game.core.engine.rules import Rules
from game.core.errors import SaveError
from game.core.play.equal import WAITS, equal_option
from game.core.play.save import Save

BY_ITSELF = ("auto_end", "auto_open", "equal")  # what a session does by itself where a player wants it


class Entry(NamedTuple):
    """One decision as it was taken. `auto`: the session took it, nothing else was legal or all came to the same. `fence`: it
    showed or drew something. `joined`: its seat gave it in one go with its answer before, and undo takes both back. `remark`:
    what a bot said of it; not saved.
    """

    seat: str
    key: str
    kind: str
    source: str
    auto: bool
    events: tuple[Event, ...]
    fence: bool
    turn: int
    joined: bool = False
    remark: Reason | None = None


class Answer(NamedTuple):
    """An answer that was taken back and may be given again."""

    seat: str
    key: str
    joined: bool = False


class UndoInfo(NamedTuple):
    """What an undo would take back, from `entry` on. `barred` says why it may not; `fence` that it needs to be confirmed."""

    entry: Entry
    steps: int
    fence: bool
    barred: Reason | None


class Moment(NamedTuple):
    """A step of the game as it can be shown: what happened in it, and the position after it."""

    events: tuple[Event, ...]
    state: Any


def forced_option(decision: Decision | None, taken: tuple[str, ...] = ()) -> Option | None:
    """The one thing that can be chosen now and that nobody needs to be asked about; `taken` of `WAITS` are not waited for."""
    for part in (decision.parts or (decision,)) if decision is not None else ():
        if len(part.options) == 1 and (part.options[0].key not in WAITS or part.options[0].key in taken):
            return part.options[0]
    return None


def only_ends(rules: Rules, part: Decision) -> bool:
    """Whether nothing can be answered to this question but that the phase is over for its seat."""
    return part.kind in rules.ends_phase and len(part.options) == 1 and part.options[0].key == "done"


class Session:
    """One table. `on_change` is called after every change, before the next question is offered: the place to save.

    `auto`: what has one answer is answered; `auto_end`: also where that ends a phase; `auto_open`: this at open tables only,
    where the pause of who has nothing to do tells nobody anything; `equal`: also where a person's answers all come to the same
    (`equal.py`).
    """

    def __init__(
        self,
        rules: Rules,
        setup: Setup,
        *,
        start: Any = None,
        auto: bool = True,
        auto_end: bool = False,
        auto_open: bool = False,
        equal: bool = False,
        on_change: Callable[[Session], None] | None = None,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.auto = auto
        self.auto_end = auto_end
        self.auto_open = auto_open
        self.equal = equal
        self.on_change = on_change
        self.state = start.clone() if start is not None else rules.new(setup)
        self.given = start is not None  # the game began from a position, not from the set-up
        self.first = self.state.clone()
        self.log: list[Entry] = []
        self.earlier: list[list[Any]] = []  # choices before a position that another version of the rules had made
        self._starts: dict[int, Any] = {}  # entry of the log in which a phase began -> the position then
        self._begun: tuple[Any, dict[str, Any]] | None = None  # the checkpoint written last, and as what
        self._before: list[Any] = []
        self._undone: list[Answer] = []
        self.rewound = 0
        self._moments: list[Moment] = []  # of the last go, but for
        self._since: list[Event] = []  # what happened since the last of them
        self.before_go: Any = self.first  # the position before the last go
        self._take_forced()

    # ---------------------------------------------------------------------------------------------- reading

    @property
    def whole(self) -> Session:
        """The session itself; what only looks at a part of one gives that one."""
        return self

    @property
    def decision(self) -> Decision | None:
        return self.rules.decision(self.state)

    @property
    def result(self) -> Result | None:
        return self.rules.result(self.state)

    def view(self, seat: str) -> Any:
        return self.rules.view(self.state, seat)

    def control(self, seat: str) -> str:
        """ "human" or "bot:NAME"."""
        at = self.state.seats.index(seat)
        return self.setup.seats[at].get("control", "human") if at < len(self.setup.seats) else "human"

    @property
    def moments(self) -> tuple[Moment, ...]:
        """What the last go set off, step by step; its last position is the present one. Nothing after undo and redo."""
        rest = (Moment(tuple(self._since), self.state.clone()),) if self._since else ()
        return (*self._moments, *rest)

    # ---------------------------------------------------------------------------------------------- choosing

    def choose(self, seat: str, key: str) -> list[Event]:
        """Takes a decision; forced ones after it follow by themselves. Whatever it raises (Illegal, or a defect in the
        rules, in a forced answer or in who listens), nothing has changed then.
        """
        return self.choose_all(seat, [key])

    def remark(self, said: Reason) -> None:
        """Notes what a bot says of the answer it gave last, for the log."""
        at = max((n for n, entry in enumerate(self.log) if not entry.auto), default=-1)
        if at >= 0:
            self.log[at] = self.log[at]._replace(remark=said)

    @property
    def last_remark(self) -> Reason | None:
        """What was said of the last answer somebody gave."""
        return next((entry.remark for entry in reversed(self.log) if not entry.auto), None)

    def choose_all(self, seat: str, keys: Sequence[str]) -> list[Event]:
        """Takes several decisions of one seat in a row, as one undo: all of them, or none where one is not legal.

        Whatever it raises, state, log, undo and redo are as they were. Forced decisions in between follow by themselves where
        the next key has to wait for them.
        """
        return self.choose_each([(seat, key) for key in keys])

    def choose_each(self, answers: Sequence[tuple[str, str]]) -> list[Event]:
        """The same for (seat, key), where several people answer in one go: "nobody" to a bar of replies."""
        events: list[Event] = []
        with self._all_or_nothing():
            for at, (seat, key) in enumerate(answers):
                if at:
                    events += self._take_forced(until=(seat, key))
                events += self._answer(seat, key, joined=at > 0)
            if answers:
                events += self._take_forced()
                self._changed()
        return events

    def choose_in_a_row(self, kind: str) -> list[Event]:
        """Takes the first answer that people have to the question of this kind, and to those of the same kind that follow at
        once, as one undo: till something else is asked, nobody but a bot may answer, or something is revealed or drawn.
        """
        events: list[Event] = []
        with self._all_or_nothing():
            known, length = (self.state.rng, self.state.shown), len(self.log)
            while (self.state.rng, self.state.shown) == known and (option := self._first_of(kind)) is not None:
                events += self._answer(option.seat, option.key, joined=len(self.log) > length)
                events += self._take_forced()
            if len(self.log) > length:
                self._changed()
        return events

    def _first_of(self, kind: str) -> Option | None:
        """The first answer a person may give, if this is what is asked."""
        decision = self.decision
        if decision is None or decision.kind != kind:
            return None
        return next((option for option in decision.options if self.control(option.seat) == "human"), None)

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """Position, log, undo and redo are as before when what is done here raises."""
        before = self.state.clone()  # rules change the position in place
        log, earlier, undone, rewound = list(self.log), list(self._before), list(self._undone), self.rewound
        self._moments, self._since, self.before_go = [], [], before
        try:
            yield
        except BaseException:
            self.state, self.rewound = before, rewound
            self.log[:], self._before[:], self._undone[:] = log, earlier, undone
            self._moments, self._since = [], []
            raise

    def _answer(self, seat: str, key: str, joined: bool = False) -> list[Event]:
        """A person's or a bot's answer; what was taken back stays there to be given again only while it is given again."""
        option = self.rules.find(self.state, seat, key)
        events = self._take(seat, option.key if option else key, auto=False, joined=joined)
        if self._undone and self._undone[-1][:2] == (seat, key):
            self._undone.pop()
        else:
            self._undone.clear()
        return events

    def _take(self, seat: str, key: str, auto: bool, joined: bool = False) -> list[Event]:
        decision = self.decision
        before = self.state.clone()
        events = self.rules.apply(self.state, seat, key, steps=True)
        self._follow(events)
        part = decision.for_seat(seat) if decision else None
        fence = before.rng != self.state.rng or before.shown != self.state.shown
        self._before.append(before)
        turn = before.turn
        kind, source = (part.kind, part.source) if part else ("", "")
        self._starts.pop(len(self.log), None)
        if isinstance(events, Told) and events.checkpoint is not None:
            self._starts[len(self.log)] = events.checkpoint
        self.log.append(Entry(seat, key, kind, source, auto, tuple(events), fence, turn, joined))
        return events

    def _follow(self, events: list[Event]) -> None:
        """Keeps the steps that an answer was made of."""
        done = 0
        for count, state in getattr(events, "steps", None) or ():
            self._since += events[done:count]
            done = count
            if self._since:
                self._moments.append(Moment(tuple(self._since), state))
                self._since = []
        self._since += events[done:]

    def forced(self) -> Option | None:
        """The one thing that can be chosen now, if there is nothing to choose between."""
        decision = self.rules.decision(self.state) if self.auto else None
        if decision is None:
            return None
        found = self._ended(decision) or forced_option(decision, ("done",) if self.auto_end else ())
        return found or (self._same(decision) if self.equal else None)

    @property
    def ends_empty(self) -> bool:
        """Whether the table ends a phase in which nobody can do anything else, without telling by it what nobody may know."""
        return self.auto and self.auto_open and self.rules.open_table

    def idle(self, seat: str) -> bool:
        """Whether a seat can only end its phase, which the table does for it as soon as no other can change that."""
        part = self.decision.for_seat(seat) if self.ends_empty and self.decision is not None else None
        return part is not None and only_ends(self.rules, part) and not self._acted(part)

    def _ended(self, decision: Decision) -> Option | None:
        """The `done` of a seat that could do nothing in its phase; None while others may still do what could give it something
        to do, and where the game would go on to what is hidden before a person has ended anything.
        """
        parts = (decision.parts or (decision,)) if self.ends_empty else ()
        empty = [part for part in parts if only_ends(self.rules, part)]
        if len(empty) < len(parts):
            empty = [part for part in empty if part.kind in self.rules.each_alone]
        last = next((entry for entry in reversed(self.log) if not entry.auto), None)
        for option in (part.options[0] for part in empty if not self._acted(part)):
            if last is None or last.key == option.key or not self._reveals(option):
                return option
        return None

    def _acted(self, part: Decision) -> bool:
        """Whether its seat has done something in the phase that could be ended: who has looks at what came of it, and says
        when it is over. Where nothing that others do adds an answer the next question comes at once anyhow.
        """
        if part.kind in self.rules.each_alone:
            return False
        own = (entry for entry in reversed(self.log) if entry.seat == part.seats[0] and not entry.auto)
        last = next((entry for entry in own if entry.kind in self.rules.ends_phase), None)
        return last is not None and last.key != "done"

    def _reveals(self, option: Option) -> bool:
        """Whether something is shown or drawn by this answer, which could not be taken back unseen."""
        after = self.state.clone()
        self.rules.apply(after, option.seat, option.key)
        return bool((after.rng, after.shown) != (self.state.rng, self.state.shown))

    def _same(self, decision: Decision) -> Option | None:
        """One of several answers of people that all come to the same."""
        for part in decision.parts or (decision,):
            if all(self.control(option.seat) == "human" for option in part.options):
                if (option := equal_option(self.rules, self.state, part)) is not None:
                    return option
        return None

    def _take_forced(self, until: tuple[str, str] | None = None) -> list[Event]:
        """Takes what needs no asking; with `until` only while that answer is not legal yet."""
        events: list[Event] = []
        while (until is None or self.rules.find(self.state, *until) is None) and (option := self.forced()) is not None:
            events += self._take(option.seat, option.key, auto=True)
        return events

    def _changed(self) -> None:
        if self.on_change is not None:
            self.on_change(self)

    # ---------------------------------------------------------------------------------------------- undo

    def _own(self, entry: Entry) -> bool:
        """Whether a person took this decision."""
        return not entry.auto and self.control(entry.seat) == "human"

    def hidden(self, seat: str, by: str) -> bool:
        """Whether what `seat` decides is its own business towards `by`, another person of this table, while the game goes on."""
        if not by or seat == by or not self.rules.has_secrets or self.result is not None:
            return False
        return self.control(seat) == self.control(by) == "human"

    def undo_info(self, by: str = "") -> UndoInfo | None:
        """What undo would take back: down to the last decision of a person. None when there is nothing. `by` is the seat that
        wants to: nobody takes back what another chose in secret.
        """
        steps, fence = 0, False
        for entry in reversed(self.log):
            steps += 1
            fence = fence or entry.fence
            if self._own(entry) and not entry.joined:
                return UndoInfo(entry, steps, fence, self._barred(entry, fence, by))
        return None

    def _barred(self, entry: Entry, fence: bool, by: str) -> Reason | None:
        """Rivals may not look at new information and take it back; alone, together, or against bots only, one may."""
        if self.hidden(entry.seat, by):
            return Reason("undo-rival")
        if self.rules.cooperative:
            return None
        humans = {seat for seat in self.state.seats if self.control(seat) == "human"}
        if len(humans) <= 1:
            return None
        if fence:
            return Reason("undo-fence", (1,))
        decision = self.decision
        if decision is not None and entry.seat not in decision.seats:
            return Reason("undo-rival")
        return None

    def undo(self, cross_fence: bool = False, by: str = "") -> Entry | None:
        """Takes back the last decision of a person, with all that were given in one go with it. A fence is crossed only
        when told to; returns what was taken back, the first of it. `by` as in `undo_info`.
        """
        info = self.undo_info(by)
        if info is None or info.barred is not None or (info.fence and not cross_fence):
            return None
        with self._all_or_nothing():
            for _ in range(info.steps):
                entry = self.log.pop()
                self.state = self._before.pop()
                if not entry.auto:
                    self._undone.append(Answer(entry.seat, entry.key, entry.joined))
            if info.fence:
                self.rewound += 1
            self._changed()
        return info.entry

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def may_redo(self, by: str) -> bool:
        """Whether this seat may take again what was taken back last: not what another chose in secret."""
        return bool(self._undone) and not self.hidden(self._undone[-1].seat, by)

    def redo(self, by: str = "") -> Entry | None:
        """Takes the decision again that was taken back last, with all of its go; chance gives the same again. All of it or
        nothing. `by` as in `may_redo`.
        """
        if not self.may_redo(by):
            return None
        at = len(self.log)
        with self._all_or_nothing():
            self._again()
            while self._undone and (self._undone[-1].joined or self.control(self._undone[-1].seat) != "human"):
                self._again()
            self._take_forced()
            self._moments, self._since = [], []
            self._changed()
        return self.log[at]

    def _again(self) -> None:
        answer = self._undone.pop()
        wanted = self.auto_end, self.auto_open, self.equal
        self.auto_end = self.auto_open = self.equal = True  # what was answered by itself then has to be once more
        try:
            self._take_forced(until=(answer.seat, answer.key))
        finally:
            self.auto_end, self.auto_open, self.equal = wanted
        self._take(answer.seat, answer.key, auto=False, joined=answer.joined)

    def state_before(self, at: int) -> Any:
        """The position before the log's entry `at`, to look at (a copy)."""
        return self._before[at].clone()

    # ---------------------------------------------------------------------------------------------- saving

    def checkpoint(self) -> Any:
        """The position at the start of the running phase, where no effect is being carried out."""
        found = [at for at in self._starts if at < len(self.log)]
        return self._starts[max(found)] if found else self.first

    def to_save(self, **note: Any) -> Save:
        """The whole table as a save."""
        setup: dict[str, Any] = self.setup._asdict()
        setup["seats"] = [dict(seat) for seat in self.setup.seats]
        if not self.setup.typed:
            del setup["typed"]
        if self.given:
            setup["start"] = self.first.dump()
        seats = [{"name": seat.get("name", ""), "control": seat.get("control", "human")} for seat in self.setup.seats]
        about = {
            "turn": self.state.turn,
            "phase": self.state.phase,
            "seats": seats,
            "rewound": self.rewound,
            "over": self.result is not None,
            "hash": self.state.hash(),
        }
        state, checkpoint = self.state.dump(), self.checkpoint()
        if self._begun is None or self._begun[0] is not checkpoint:
            self._begun = (checkpoint, checkpoint.dump())
        if joined := [at for at, entry in enumerate(self.log) if entry.joined]:
            about["joined"] = joined  # a save without it, or a program that does not know it, undoes them one by one
        return Save(
            game=self.rules.id,
            rules_version=self.rules.version,
            data_hash=self.rules.data_hash(),
            setup=setup,
            log=[[entry.seat, entry.key, entry.auto] for entry in self.log],
            state=state,
            note={**about, **note},
            checkpoint={name: value for name, value in self._begun[1].items() if value != state[name]},
            effects={**self.rules.effects(checkpoint), **self.rules.effects(self.state)},
            earlier=self.earlier,
        )

    @classmethod
    def replay(
        cls,
        rules: Rules,
        setup: Setup,
        log: Sequence[Sequence[Any]],
        start: Any = None,
        joined: object = None,
        **options: Any,
    ) -> Session:
        """A table at which these choices were made, each [seat, key, taken by itself]; `joined` are those (by number) that are
        undone with the one before. Raises whatever the rules raise where one of them cannot be."""
        session = cls(rules, setup, start=start, **{**options, "auto": False, "on_change": None})
        together = {at for at in joined if isinstance(at, int)} if isinstance(joined, list) else ()
        for at, (seat, key, auto) in enumerate(log):
            session._take(seat, key, auto, at in together)
        return session

    def go_on(self, rewound: int = 0, **options: Any) -> Session:
        """The same table, to be played on with these options."""
        self.auto, self.on_change = options.get("auto", True), options.get("on_change")
        self.auto_end, self.auto_open, self.equal = (bool(options.get(name, False)) for name in BY_ITSELF)
        self.rewound = rewound
        self._take_forced()
        return self

    @classmethod
    def from_save(cls, rules: Rules, save: Save, **options: Any) -> Session:
        """Opens a saved table by playing its log again, so that undo reaches back to the start; what else can be done with
        a save is in `game.core.play.opening`.

        Raises SaveError where the log does not lead to the saved position, which is then not what these rules and
        data make.
        """
        same = save.rules_version == rules.version and save.data_hash == rules.data_hash()
        reason, cards = ("changed" if same else "rules"), "with these rules and cards"
        try:
            start = rules.load(save.setup["start"]) if "start" in save.setup else None
            session = cls.replay(rules, setup_from(save.setup), save.log, start, save.note.get("joined"), **options)
            found = rules.load(save.state).hash() if save.state is not None else session.state.hash()
            rewound = int(save.note.get("rewound", 0))
        except Exception as problem:  # whatever a file can bring about is one sentence
            raise SaveError(reason, f"the saved game cannot be played again {cards} ({problem})") from problem
        if session.state.hash() != found:
            raise SaveError(reason, f"the saved game leads to another position {cards}")
        return session.go_on(rewound, **options)


def setup_from(data: dict[str, Any]) -> Setup:
    """A `Setup` from what a save holds. Raises KeyError or TypeError where it is damaged."""
    return Setup(
        str(data["game"]),
        str(data["set"]),
        str(data["mode"]),
        dict(data["options"]),
        int(data["seed"]),
        tuple(map(dict, data["seats"])),
        data.get("typed") is True,
    )
