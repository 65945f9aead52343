"""Lessons: chapters of a tutorial, played on the real engine. How far one is follows from the game's log alone.

A chapter is a position with a fixed seed and a list of steps. A step is read (Next), done (an answer of the game),
waited for (something that happens) or tried (something of the screen: the forecast, undo). Nothing is forced: any
legal answer counts, one that differs from the suggestion is told apart, and steps whose moment has passed are
skipped. So no lesson can get stuck; where the game ends first, the screen offers to start the chapter again.

`data/<game>/lessons.yaml` holds them; every error names file, line and path. `data/<game>/README.md` has the
words. Nothing here knows a game.
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.core.content import data
from game.core.engine import registry
from game.core.engine.decision import Decision, Setup
from game.core.errors import DataError, unknown
from game.core.play import cases
from game.core.play.session import Session
from game.core.teaching import rival

CHAPTER = ("id", "minutes", "set", "mode", "options", "seats", "seed", "given", "when", "rival", "before", "steps")
STEP = ("id", "at", "page", "do", "ask", "until", "within", "try", "if", "unless")
UNTIL = ("phase", "turn", "event", "args", "ask", "over")
WITHIN = ("phase", "turn")
MINUTES = 5  # a chapter takes no longer
_WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*\Z")
_PICK = ("name", "id", "game", "set", "mode", "options", "seats", "seed", "given", "when")  # words of a case


class Moment(NamedTuple):
    """A phase of a turn. An empty phase or turn 0 stand for any."""

    turn: int
    phase: str

    def holds(self, now: Moment) -> bool:
        """Whether `now` is this moment."""
        return self.turn in (0, now.turn) and self.phase in ("", now.phase)


class Until(NamedTuple):
    """What a step waits for: a phase or turn begins, an event happens, a question is asked, the game is over."""

    phase: str = ""
    turn: int = 0
    event: str = ""
    args: tuple[str, ...] = ()
    ask: str = ""
    over: bool = False


class Step(NamedTuple):
    """One card of a lesson. `at`: keys or parts of the table it points at; `page`: its page of the rules.

    `do`: patterns of the keys suggested; `ask`: the kind of question they answer; `act`: something of the screen to
    try. None of them and no `until`: it is read. `after` names an earlier step that must have gone as suggested, else
    this one is passed over; with `instead` the other way round.
    """

    id: str
    at: tuple[str, ...] = ()
    page: str = ""
    do: tuple[str, ...] = ()
    ask: str = ""
    until: Until | None = None
    within: Moment | None = None
    act: str = ""
    after: str = ""
    instead: bool = False

    @property
    def kind(self) -> str:
        """ "read", "do", "until" or "try"."""
        return "do" if self.do else "until" if self.until else "try" if self.act else "read"

    def suggests(self, key: str) -> bool:
        """Whether an answer is what the step asks for."""
        return any(key == pattern or fnmatch.fnmatchcase(key, pattern) for pattern in self.do)


class Chapter(NamedTuple):
    """One lesson. `before`: answers given before it begins; `case`: the position it begins with, if not the set-up.

    The first seat is the learner's, all others are a `Rival`.
    """

    id: str
    game: str
    minutes: int
    setup: Setup
    case: cases.Case | None
    before: tuple[str, ...]
    steps: tuple[Step, ...]

    def place(self, step: str) -> int:
        """Where the step of that id stands; -1 if there is none."""
        return next((n for n, one in enumerate(self.steps) if one.id == step), -1)


class Progress(NamedTuple):
    """How far a chapter is. `at`: the step shown; `marks`: what became of each step before it ("read", "told",
    "other" = another answer, "past" = its moment went by, ""); `other`: the answer last given in place of the one
    suggested, as (step index, key), while its card is the last one done; `over`: the game has ended.
    """

    at: int
    marks: tuple[str, ...]
    other: tuple[int, str] | None
    over: bool

    @property
    def done(self) -> bool:
        """Whether the chapter is through."""
        return self.at >= len(self.marks)

    def aside(self, chapter: Chapter) -> bool:
        """Whether things to do or to wait for went by: the game took another way than the chapter."""
        here = zip(chapter.steps, self.marks, strict=True)
        return any(mark == "past" and step.kind in ("do", "until") for step, mark in here)


# ------------------------------------------------------------------------------------------------ loading


def file_of(game: str) -> Path:
    """Where the chapters of a game are."""
    return registry.current().data_dir(game) / "lessons.yaml"


def has(game: str) -> bool:
    """Whether a game has lessons."""
    return file_of(game).is_file()


def load(game: str, file: Path | None = None) -> tuple[Chapter, ...]:
    """All chapters of a game, in order. Raises DataError."""
    document = data.load(file or file_of(game), cache=file is None)
    return read(document, game)


def read(document: data.Document, game: str) -> tuple[Chapter, ...]:
    """Chapters from a document: `{chapters: [...]}`. Raises DataError."""
    value = document.value
    if not isinstance(value, dict) or not isinstance(value.get("chapters"), list) or not value["chapters"]:
        raise document.error('lessons are a table with "chapters", a list')
    for key in value:
        if key != "chapters":
            raise document.error(unknown("word", key, ("chapters",)), (key,))
    found: list[Chapter] = []
    for n, raw in enumerate(value["chapters"]):
        chapter = _Reader(data.DocumentPart(document, ("chapters", n), raw), game).chapter()
        if chapter.id in [one.id for one in found]:
            raise document.error(f'two chapters are called "{chapter.id}"', ("chapters", n, "id"))
        found.append(chapter)
    return tuple(found)


class _Reader:
    """Reads one chapter."""

    def __init__(self, part: data.DocumentPart, game: str) -> None:
        self.part, self.game = part, game

    def table(self, value: object, words: tuple[str, ...], *path: str | int) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.part.error("a table is expected here", path)
        for key in value:
            if key not in words:
                raise self.part.error(unknown("word", key, words), (*path, key))
        return value

    def word(self, value: object, what: str, *path: str | int) -> str:
        if not isinstance(value, str) or not _WORD.match(value):
            raise self.part.error(f"{what} is a word such as first-steps", path)
        return value

    def text(self, value: object, *path: str | int) -> str:
        if not isinstance(value, str | None):
            raise self.part.error("a word is expected here", path)
        return value or ""

    def texts(self, value: object, *path: str | int) -> tuple[str, ...]:
        listed = [value] if isinstance(value, str) else ([] if value is None else value)
        if not isinstance(listed, list) or not all(isinstance(one, str) and one for one in listed):
            raise self.part.error("a word or a list of words is expected here", path)
        return tuple(listed)

    def number(self, value: object, low: int, high: int, *path: str | int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.part.error(f"a whole number from {low} to {high} is expected here", path)
        return value

    def chapter(self) -> Chapter:
        raw = self.table(self.part.value, CHAPTER)
        name = self.word(raw.get("id"), "the id of a chapter", "id")
        minutes = self.number(raw.get("minutes"), 1, MINUTES, "minutes")
        like = {key: value for key, value in raw.items() if key in _PICK}
        case = cases.Case(data.DocumentPart(self.part, (), {"name": name, "game": self.game, **like}))
        steps = raw.get("steps")
        if not isinstance(steps, list) or not steps:
            raise self.part.error("a chapter has steps, a list", ("steps",))
        read: list[Step] = []
        for n, one in enumerate(steps):
            step = self.step(one, n)
            if step.after not in ("", *(other.id for other in read)):
                word = "unless" if step.instead else "if"
                raise self.part.error(unknown("earlier step", step.after, [o.id for o in read]), ("steps", n, word))
            if step.id in [other.id for other in read]:
                raise self.part.error(f'two steps are called "{step.id}"', ("steps", n, "id"))
            read.append(step)
        given = case if "given" in raw or "when" in raw else None
        before = self.texts(raw.get("before"), "before")
        others = {"control": rival.control_of(self.texts(raw.get("rival"), "rival"))}
        own, *rest = case.setup.seats
        setup = case.setup._replace(seats=(own, *({**seat, **others} for seat in rest)))
        return Chapter(name, self.game, minutes, setup, given, before, tuple(read))

    def step(self, value: object, n: int) -> Step:
        here = ("steps", n)
        raw = self.table(value, STEP, *here)
        name = self.word(raw.get("id"), "the id of a step", *here, "id")
        kinds = [word for word in ("do", "until", "try") if word in raw]
        if len(kinds) > 1:
            raise self.part.error(f'a step has "{kinds[0]}" or "{kinds[1]}", not both', (*here, kinds[1]))
        if "ask" in raw and "do" not in raw:
            raise self.part.error('"ask" says which question "do" answers; there is no "do" here', (*here, "ask"))
        do = self.texts(raw.get("do"), *here, "do")
        if "do" in raw and not do:
            raise self.part.error("keys such as land:G5 are expected here", (*here, "do"))
        return Step(
            name,
            self.texts(raw.get("at"), *here, "at"),
            self.text(raw.get("page"), *here, "page"),
            do,
            self.text(raw.get("ask"), *here, "ask"),
            self.until(raw["until"], *here, "until") if "until" in raw else None,
            self.within(raw["within"], *here, "within") if "within" in raw else None,
            self.word(raw["try"], "what is tried", *here, "try") if "try" in raw else "",
            self.text(raw.get("if") or raw.get("unless"), *here, "if"),
            "unless" in raw,
        )

    def until(self, value: object, *path: str | int) -> Until:
        raw = self.table(value, UNTIL, *path)
        if not any(word in raw for word in ("phase", "turn", "event", "ask", "over")):
            raise self.part.error("until what? phase, turn, event, ask or over", path)
        if "args" in raw and "event" not in raw:
            raise self.part.error('"args" are those of an "event"; there is none here', (*path, "args"))
        over = raw.get("over", False)
        if type(over) is not bool:
            raise self.part.error("true or false is expected here", (*path, "over"))
        turn = self.number(raw["turn"], 1, 99, *path, "turn") if "turn" in raw else 0
        args = raw.get("args") or []
        if not isinstance(args, list) or not all(isinstance(one, str | int) for one in args):
            raise self.part.error("a list of words and numbers is expected here", (*path, "args"))
        phase, event = self.text(raw.get("phase"), *path, "phase"), self.text(raw.get("event"), *path, "event")
        return Until(phase, turn, event, tuple(map(str, args)), self.text(raw.get("ask"), *path, "ask"), over)

    def within(self, value: object, *path: str | int) -> Moment:
        if isinstance(value, str):
            return Moment(0, value)
        raw = self.table(value, WITHIN, *path)
        turn = self.number(raw["turn"], 1, 99, *path, "turn") if "turn" in raw else 0
        return Moment(turn, self.text(raw.get("phase"), *path, "phase"))


# ------------------------------------------------------------------------------------------------ beginning


def begin(chapter: Chapter, seats: tuple[dict[str, Any], ...] = (), **options: Any) -> Session:
    """A fresh table of a chapter. `seats`: what to put over its seats (names, colours). Raises DataError.

    `options` go to the `Session`; phases never end by themselves here, because ending them is taught.
    """
    setup = chapter.setup
    if seats:
        setup = setup._replace(seats=tuple({**own, **more} for own, more in zip(setup.seats, seats, strict=False)))
    start = None
    if chapter.case is not None:
        start = cases.vocabulary_of(chapter.case.game).table_position(chapter.case)
    session = Session(registry.rules(chapter.game), setup, start=start, **{"auto_end": False, **options})
    for key in chapter.before:
        _answer(chapter, session, key)
    return session


def _answer(chapter: Chapter, session: Session, key: str) -> None:
    decision = session.decision
    options = () if decision is None else decision.options or tuple(o for p in decision.parts for o in p.options)
    found = next((o for o in options if o.key == key), None)
    if found is None:
        known = ", ".join(o.key for o in options)
        raise DataError(f'chapter {chapter.id}: "{key}" of "before" is not among {known or "any answers"}')
    session.choose(found.seat, found.key)


# ------------------------------------------------------------------------------------------------ how far one is


class _Fact(NamedTuple):
    """One thing that happened: an answer (`kind` is the question's) or an event."""

    answer: bool
    kind: str
    args: tuple[str, ...]  # of an answer: its key
    auto: bool
    now: Moment


def _facts(chapter: Chapter, session: Session) -> Iterator[_Fact]:
    """What happened since the chapter began, in order."""
    now, declared = Moment(session.first.turn, session.first.phase), session.rules.events
    skip = len(chapter.before)
    others = [f"p{n}" for n, seat in enumerate(chapter.setup.seats) if rival.of(str(seat.get("control", ""))) is not None]
    for entry in session.log:
        if skip <= 0 and entry.seat not in others:
            yield _Fact(True, entry.kind, (entry.key,), entry.auto, now)
        for event in entry.events:
            if event.kind == "turn":
                now = Moment(int(declared.read(event)["n"]), "")
            elif event.kind == "phase":
                now = Moment(now.turn, str(declared.read(event)["phase"]))
            if skip <= 0:
                yield _Fact(False, event.kind, tuple(map(str, event.args)), entry.auto, now)
        skip -= not entry.auto


def _fits(step: Step, fact: _Fact, exact: bool) -> str:
    """What a fact makes of a step: "told", "other" or "" (nothing). `exact`: only what was suggested counts."""
    if step.within is not None and not step.within.holds(fact.now):
        return ""
    if step.do:
        if not fact.answer or (step.ask and step.ask != fact.kind):
            return ""
        if step.suggests(fact.args[0]):
            return "told"
        return "other" if step.ask and not exact and not fact.auto else ""
    until = step.until
    if until is None:
        return ""
    if fact.answer:
        return "told" if until.ask and until.ask == fact.kind else ""
    if until.event and fact.kind == until.event and fact.args[: len(until.args)] == until.args:
        return "told"
    if until.phase and fact.kind == "phase" and fact.now.phase == until.phase:
        return "told" if until.turn in (0, fact.now.turn) else ""
    if until.turn and not until.phase and fact.kind == "turn" and fact.now.turn >= until.turn:
        return "told"
    return ""


def progress(chapter: Chapter, session: Session, seen: Iterable[str] = ()) -> Progress:
    """Where a chapter stands, from the log of its table and the cards `seen` (ids of steps read or tried)."""
    steps, read = chapter.steps, frozenset(seen)
    marks = [""] * len(steps)
    at, other = 0, None
    visited: list[Moment] = [Moment(session.first.turn, session.first.phase)]
    for fact in _facts(chapter, session):
        if fact.now != visited[-1]:
            visited.append(fact.now)
        waiting = [n for n in range(at, len(steps)) if steps[n].kind in ("do", "until") and steps[n].id not in read]
        for n in waiting:
            how = _fits(steps[n], fact, exact=n != waiting[0])
            if how:
                for passed in range(at, n):
                    marks[passed] = _passed(steps[passed], read)
                marks[n], at = how, n + 1
                other = (n, fact.args[0]) if how == "other" else None
                break
    over = session.result is not None
    while at < len(steps):
        step = steps[at]
        if step.id in read or not _wanted(chapter, step, marks):
            pass
        elif step.kind in ("read", "try"):
            break
        elif step.until is not None and _holds(step.until, session, over):
            marks[at] = "told"
        elif not over and not _gone(step, visited):
            break
        marks[at] = marks[at] or _passed(step, read)
        at += 1
    if other is not None and any(steps[n].kind in ("read", "try") for n in range(other[0] + 1, at)):
        other = None  # another card was read since
    return Progress(at, tuple(marks), other, over)


def _wanted(chapter: Chapter, step: Step, marks: Sequence[str]) -> bool:
    """Whether a step is shown after what was done so far."""
    return not step.after or (marks[chapter.place(step.after)] == "told") != step.instead


def _passed(step: Step, read: frozenset[str]) -> str:
    """What became of a step that lies behind: it was read, or its moment went by."""
    return "read" if step.id in read else "past"


def _holds(until: Until, session: Session, over: bool) -> bool:
    """Whether what is waited for is so at this very moment."""
    if until.over:
        return over
    return bool(until.ask) and until.ask in asked(session.decision)


def _gone(step: Step, visited: list[Moment]) -> bool:
    """Whether the moment of a step has come and passed."""
    if step.within is None:
        return False
    last = max((n for n, moment in enumerate(visited) if step.within.holds(moment)), default=-1)
    return 0 <= last < len(visited) - 1 or (0 < step.within.turn < visited[-1].turn)


def tried(chapter: Chapter, here: Progress, act: str) -> tuple[str, ...]:
    """The ids to add to what was seen when something of the screen was done; () if the card shown is not about it.

    All that lies before is kept with it: an undo that was asked for does not lead back in the lesson.
    """
    if here.done or chapter.steps[here.at].act != act:
        return ()
    return tuple(step.id for step in chapter.steps[: here.at + 1])


def asked(decision: Decision | None) -> tuple[str, ...]:
    """The kinds of question open now."""
    return () if decision is None else tuple(part.kind for part in decision.parts or (decision,))


def suggested(step: Step, decision: Decision | None) -> tuple[str, ...]:
    """The answers a step suggests that can be given now; () where its question is not asked (yet, or any more)."""
    if decision is None or not step.do:
        return ()
    found: list[str] = []
    for part in decision.parts or (decision,):
        if not step.ask or step.ask == part.kind:
            found += [option.key for option in part.options if step.suggests(option.key)]
    return tuple(dict.fromkeys(found))


def open_now(step: Step, decision: Decision | None) -> bool:
    """Whether the question of a step is asked now, whatever is offered."""
    return bool(step.do) and (step.ask in asked(decision) if step.ask else bool(suggested(step, decision)))


# ------------------------------------------------------------------------------------------------ playing along


def rival_answer(session: Session) -> tuple[str, str] | None:
    """(seat, key) of the answer that the rival gives, if the rival is asked first now; else None."""
    decision = session.decision
    if decision is None or (other := rival.of(session.control(decision.seats[0]))) is None:
        return None
    seat = decision.seats[0]
    return seat, other.choose(None, decision.for_seat(seat) or decision)


def rehearse(chapter: Chapter, most: int = 300) -> tuple[Session, Progress]:
    """Plays a chapter as it suggests: reads every card, gives every answer it asks for; while it waits, declines and
    ends what can be, and else takes the first answer.

    Raises DataError where a suggestion cannot be followed: the chapter is then wrong, not the player.
    """
    session, seen = begin(chapter), set[str]()
    for _ in range(most):
        here = progress(chapter, session, seen)
        if here.done:
            return session, here
        step, decision = chapter.steps[here.at], session.decision
        if step.kind in ("read", "try"):
            seen.add(step.id)
            continue
        if (told := rival_answer(session)) is not None:
            session.choose(*told)
            continue
        if decision is None:
            raise DataError(f"chapter {chapter.id}, step {step.id}: the game is over before it")
        keys = suggested(step, decision)
        if step.kind == "do" and not keys:
            offered = ", ".join(decision.keys() or tuple(o.key for p in decision.parts for o in p.options))
            kinds = ", ".join(asked(decision))
            raise DataError(f"chapter {chapter.id}, step {step.id}: {kinds} offers {offered}")
        if step.kind == "until":
            keys = tuple(o.key for p in decision.parts or (decision,) for o in p.options)
            keys = ("done",) if "done" in keys else keys
        _answer(chapter, session, keys[0])
    raise DataError(f"chapter {chapter.id} does not come to an end")
