"""The words of case files that are fields of the state: derived from their declarations, the same for every game.

How a field gets its case word: its declared type says all that is needed.

    supply: int = known("all", default=0)                          given/then: {supply: 12}
    open_replies: bool = known(...)                                {open_replies: true}
    final: str = known(...)                                        {final: last-stand}; null is none
    order: Ids = known("all", default=())                          {order: [p1, p0]}; in `then` a number is how many
    dice: tuple[int, ...] = known("nobody", default=())            {dice: [3, 4]}
    rice: dict[str, int] = known("all", default_factory=dict)      p0: {rice: 7}
    hand: dict[str, Ids] = known("owner", default_factory=dict)    p0: {hand: [plot-1]}; a number: so many of those that lie there
    tokens: dict[tuple[str, str], int] = known(...)                p0: {tokens: {weeds: 2}}, the second name inside

A game derives `FieldCases`. As it stands that knows every such field, `views`, `over` and `winner`, and the steps of the rules
(`do: NAME`, with `seat` for one seat). What more it takes is said in a line each: `things` names the ids that a field may hold
and where else they lie, `words` and `seat_words` give a field another word or a word another form:

    things = {"hand": CARDS, "rain_deck": RAIN}                                # checked, and a card named lies nowhere else
    words = {
        "tokens": Table(weeds=Field("weeds_left"), pests=Field("pests_left")),  # fields under one word
        "deck": Table(areas=Deck("area_deck", AREAS), finals=Deck("final_deck", FINALS)),  # top first, the rest behind
        "lands": Places(lands, "land", {"presence": Tally("presence")}),        # by place, [p0, p0] or {p0: 2}
    }
    seat_words = {"highest": Figure(highest), "at": Field("area", of=AREAS)}    # what the rules work out; a renamed field

Only what is more than a field (a tile on a map, pieces that carry damage) is a class of the game: a `Word` with what it gives and
what it checks side by side.
"""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from game.core.engine import agenda
from game.core.engine.agenda import Frame, frame
from game.core.engine.state import BaseState
from game.core.play.case_file import GENERIC_GIVEN, Case, Path_
from game.core.play.case_run import Run, Vocabulary
from game.core.play.case_words import At, Field, Figure, Ids, Things, Word, shape_of


class Views(Word):
    """What each seat may know, in the words of the position itself; hidden things are "?"."""

    gives = False

    def __init__(self, words: FieldCases) -> None:
        self.vocabulary = words

    def check(self, at: At, value: object) -> None:
        for seat, wanted in at.table(value, at.s.seats).items():
            seen = self.vocabulary.rules.view(at.s, seat)
            for word, item in at.under(seat).table(wanted).items():
                self.vocabulary.compare(at._replace(s=seen).under(seat).under(word), word, item)


class FieldCases(Vocabulary):
    """The case words of a game, most of them fields of its state. One object per case: its rules may be adjusted to the case."""

    fields: ClassVar[Ids | None] = None  # the fields that are words by their own names; None for all that can be
    things: ClassVar[Mapping[str, Things]] = {}  # field -> the ids that it holds
    words: ClassVar[Mapping[str, Word]] = {}
    seat_words: ClassVar[Mapping[str, Word]] = {}
    after_seats: ClassVar[Ids] = ()  # words of `given` that are carried out last
    opened_at: ClassVar[dict[str, Any]] = {}  # the step that a case without one is opened at on the table
    steps: ClassVar[Ids | None] = None  # what `do` names: operations of the rules; None for all that need no locals

    def __init__(self, rules: Any) -> None:
        self.rules: Any = copy.copy(rules)
        self._top, self._seat = words_of(rules.state, self.fields, self.things)
        self._top = {**self._top, "over": Figure(self.over), "winner": Figure(self.winner), **self.words}
        if rules.has_secrets:
            self._top["views"] = Views(self)
        self._seat = {**self._seat, **self.seat_words}

    # ------------------------------------------------------------------------------------------ the position

    def start(self, case: Case) -> Any:
        """A fresh position by the set-up of the case."""
        return self.rules.new(case.setup)

    def clear(self, s: Any) -> None:
        """What `clear: true` takes away: here the items that lie anywhere, by seat and in the open."""
        for name, things in self.things.items():
            lying = getattr(s, name)
            if isinstance(lying, dict) and things.fields:
                lying.update(dict.fromkeys(lying, ()))

    def ready(self, case: Case, s: Any) -> None:
        """Ends the making of a position, once all words are carried out."""

    def position(self, case: Case) -> Any:
        """The position given, with nothing pending. Raises DataError or UsageError where it cannot be made."""
        s = self.start(case)
        s.agenda, s.memo = [], None
        words = [word for word, one in self._top.items() if one.gives]
        given = case.known(case.given, ("clear", "options", *words, *self.owners(s), *GENERIC_GIVEN), "given")
        if given.get("clear"):
            self.clear(s)
        at = At(case, s, ("given",))
        self.give(at, [word for word in words if word not in self.after_seats], given)
        for owner, table in self.owners(s).items():
            if owner in given:
                here = at.under(owner, owner)
                wanted = here.table(given[owner], [word for word, one in table.items() if one.gives])
                for word, value in wanted.items():
                    table[word].give(here.under(word), value)
        self.give(at, self.after_seats, given)
        self.ready(case, s)
        return s

    def give(self, at: At, words: Iterable[str], given: Mapping[str, Any]) -> None:
        """Carries out the words that the case has, in this order."""
        for word in words:
            if word in given:
                self._top[word].give(at.under(word), given[word])

    def owners(self, s: Any) -> dict[str, Mapping[str, Word]]:
        """Who has words of its own: the seats, and whoever else plays."""
        return dict.fromkeys(s.seats, self._seat)

    # ------------------------------------------------------------------------------------------ steps

    def frames(self, case: Case, s: Any, step: dict[str, Any], path: Path_) -> list[Frame]:
        """What a step consists of: `do: NAME`, with `seat` that of one seat; a question is asked of all seats where none is
        named. Raises DataError where it is not well formed.
        """
        if "do" not in step:
            raise case.error('a step is "do" or "choose"', *path)
        case.known(step, ("do", "seat"), *path)
        steps = self.steps if self.steps is not None else self._steps()
        name = case.pick(step["do"], steps, "step", *path, "do")
        if "seat" in step:
            return [frame(name, case.pick(step["seat"], s.seats, "seat", *path, "seat"))]
        return [frame(name, seat) for seat in s.seats] if name in self.rules.ops.asks else [frame(name)]

    def _steps(self) -> Ids:
        ops = self.rules.ops
        return tuple(name for name in (*ops.steps, *ops.asks) if not ops.locals.get(name) and "." not in name)

    def step(self, run: Run, step: dict[str, Any], path: Path_) -> None:
        """Puts one step on the agenda and runs to the first question. After the end of the game nothing happens."""
        frames = self.frames(run.case, run.state, step, path)
        if not run.state.result:
            run.carry_out(frames)

    def following(self, s: Any, first: dict[str, Any]) -> tuple[Frame, ...]:
        """What a game goes on with after the first step of a case that is opened on the table."""
        return ()

    def table_position(self, case: Case) -> Any:
        """The position with the case's first step as the next thing to happen, and the rest of the game after it."""
        s = self.position(case)
        at = next((n for n, step in enumerate(case.when) if "choose" not in step), None)
        step, path = (self.opened_at, ("when",)) if at is None else (case.when[at], ("when", at))
        if step:
            frames = self.frames(case, s, step, path)
            agenda.push(s, *frames, *self.following(s, step))
        agenda.run(s, self.rules.ops)
        return s

    # ------------------------------------------------------------------------------------------ checks

    def check(self, run: Run, key: str, value: object, path: Path_) -> None:
        """Compares one part of `then` with the position."""
        self.compare(At(run.case, run.state, path, (), run), key, value)

    def compare(self, at: At, word: str, value: object) -> None:
        """Compares one word with a position, or with what a seat sees of it."""
        owners = self.owners(at.s)
        if word in owners:
            table = owners[word]
            for inner, wanted in at.table(value, [name for name, one in table.items() if one.checks]).items():
                table[inner].check(at._replace(key=(word,)).under(inner), wanted)
            return
        at.pick(word, (*(name for name, one in self._top.items() if one.checks), *owners), "word")
        self._top[word].check(at, value)

    def over(self, s: Any) -> bool:
        """Whether the game is over."""
        return self.rules.result(s) is not None

    def winner(self, s: Any) -> Ids:
        """The seats that have won."""
        result = self.rules.result(s)
        return result.winners if result else ()


def words_of(state: type[BaseState], names: Ids | None, things: Mapping[str, Things]) -> tuple[dict[str, Word], dict[str, Word]]:
    """(words at the top, words under a seat) of the fields of a state class, all or those named."""
    inner = {field.name for field in dataclasses.fields(BaseState)} - {"turn", "phase"}
    top: dict[str, Word] = {}
    seat: dict[str, Word] = {}
    for field in dataclasses.fields(state):
        name = field.name
        if "known" not in field.metadata or (name in inner if names is None else name not in names):
            continue
        shape = shape_of(state, name)
        if shape is not None:
            (seat if shape.keys else top)[name] = Field(name, things.get(name), ordered=not shape.keys)
    return top, seat
