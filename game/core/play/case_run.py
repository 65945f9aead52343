"""A case being carried out: how questions are answered, and what is noted where the position is not as the case says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from game.core.engine import agenda
from game.core.engine.agenda import Frame
from game.core.engine.decision import Decision, Event, Illegal, Option, Reason
from game.core.engine.game import AgendaGame
from game.core.errors import show_path
from game.core.play.case_file import Case, Path_

GENERIC_THEN = ("decision", "result", "refused", "events")
DECISION_WORDS = ("kind", "seat", "source", "includes", "excludes", "options")
RESULTS = ("none", "win", "loss", "win-sacrifice")
ANSWERS_AT_MOST = 2000  # a case that answers more by itself runs in a circle


class Problem(NamedTuple):
    """One thing that is not as the case says."""

    file: str
    line: int
    path: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.path}: expected {self.expected}, found {self.found}"


class Vocabulary(Protocol):
    """What a game adds: its rules (a copy that cases may adjust), the position given, its steps and its checks."""

    rules: AgendaGame
    top_options: tuple[str, ...] = ()  # options of a set-up that stand at the top of a case, beside mode and seats

    def position(self, case: Case) -> Any: ...
    def table_position(self, case: Case) -> Any: ...
    def step(self, run: Run, step: dict[str, Any], path: Path_) -> None: ...
    def check(self, run: Run, key: str, value: object, path: Path_) -> None: ...

    def canonical(self, s: Any, key: str) -> str:
        """An option key as the rules write it, where several name the same thing."""
        return key


class _Stop(Exception):
    """The rest of the case makes no sense any more; the reason stands in the problems."""


class Run:
    """One case being carried out. A vocabulary moves `state` on and notes with `expect` what is not as it should be."""

    def __init__(self, case: Case, vocabulary: Vocabulary) -> None:
        self.case = case
        self.vocabulary = vocabulary
        self.rules = vocabulary.rules
        self.state = vocabulary.position(case)
        self.events: list[Event] = []
        self.refused: Reason | None = None
        self.problems: list[Problem] = []
        self.answered = 0

    # ------------------------------------------------------------------------------------------ noting

    def expect(self, expected: object, found: object, *path: str | int) -> bool:
        """Notes a problem where the two differ."""
        if expected == found:
            return True
        self.fail(show(expected), show(found), *path)
        return False

    def fail(self, expected: str, found: str, *path: str | int) -> None:
        line = self.case.document.line_of(path)
        self.problems.append(Problem(self.case.file, line, show_path(path), expected, found))

    def stop(self, expected: str, found: str, *path: str | int) -> _Stop:
        """Notes a problem after which nothing else can be tried; for the caller to raise."""
        self.fail(expected, found, *path)
        return _Stop()

    def carry_out(self, frames: Sequence[Frame]) -> None:
        """Puts frames on the agenda and runs to the next question; what happens is noted."""
        s = self.state
        s.memo, s.out = None, []
        agenda.push(s, *frames)
        try:
            agenda.run(s, self.rules.ops)
        finally:
            self.events += s.out
            s.out = None

    # ------------------------------------------------------------------------------------------ answering

    @property
    def decision(self) -> Decision | None:
        return self.rules.decision(self.state)

    def apply(self, option: Option) -> None:
        self.answered += 1
        if self.answered > ANSWERS_AT_MOST:
            raise self.stop("an end", f"more than {ANSWERS_AT_MOST} answers", "when")
        self.events += self.rules.apply(self.state, option.seat, option.key)
        self.rules.view(self.state, option.seat)  # what does not say who may know it is found by the case that brings it about

    def standing(self) -> Option | None:
        """The answer that nobody has to name: the only one there is, or one the case prefers."""
        decision = self.decision
        if decision is None:
            return None
        parts = decision.parts or (decision,)
        for part in parts:
            if len(part.options) == 1:
                return part.options[0]
        for wanted in self.case.prefer:
            for part in parts:
                for option in part.options:
                    if same_key(wanted, option.key, part.keys()):
                        return option
        return None

    def canonical(self, wanted: object) -> Any:
        """`then.decision` with its keys as the rules write them."""
        name = self.vocabulary.canonical
        if not isinstance(wanted, dict):
            return wanted
        listed = {word: wanted[word] for word in ("includes", "excludes", "options") if isinstance(wanted.get(word), list)}
        return {**wanted, **{word: [name(self.state, str(key)) for key in keys] for word, keys in listed.items()}}

    def settle(self, until: Any = None) -> None:
        """Takes standing answers until something has to be said, or until `then.decision` names the question."""
        while (option := self.standing()) is not None:
            if until is not None and named(self.canonical(until), self.decision):
                return
            self.apply(option)

    def find(self, key: str, seat: str | None) -> Option | None:
        """The option a step means: for the seat named, else for the first seat that may."""
        decision = self.decision
        seats = () if decision is None else (seat,) if seat else decision.seats
        for one in seats:
            found = self.rules.find(self.state, one, key)
            if found is not None:
                return found
        return None

    def why_not(self, key: str, seat: str | None) -> Reason:
        decision = self.decision
        seats: Sequence[str | None] = (seat,) if seat or decision is None else decision.seats
        reason: Reason | None = None
        for one in seats:
            reason = self.rules.why_not(self.state, one or "p0", key)
            if reason is not None and reason.id != "not-now":
                return reason
        return reason or Reason("not-now")

    def choose(self, key: str, seat: str | None, last: bool, path: Path_) -> None:
        """Takes a decision; before one that does not fit, standing answers are taken. `last`: it may be refused."""
        refusal = self.case.then.get("refused") if last else None
        while (option := self.find(key, seat)) is None:
            if refusal is not None:
                self.refused = self.why_not(key, seat)
                if self.refused.id == refusal:
                    return
            standing = self.standing()
            if standing is None:
                if refusal is not None:
                    return
                raise self.stop(f"{key} to be legal", f"{self.why_not(key, seat).id}; {self.asked()}", *path)
            self.apply(standing)
        self.refused = None
        self.apply(option)

    def asked(self) -> str:
        """The pending question in words, for a failure."""
        decision = self.decision
        if decision is None:
            result = self.rules.result(self.state)
            return f"the game is over ({result.outcome}: {result.reason})" if result else "nothing pending"
        parts = decision.parts or (decision,)
        return " and ".join(f"{p.kind} for {'/'.join(p.seats)} with {', '.join(p.keys())}" for p in parts)

    # ------------------------------------------------------------------------------------------ the three parts

    def whole(self) -> tuple[Problem, ...]:
        """Carries the case out and checks it. Raises DataError where the case itself is not well formed."""
        case = self.case
        chosen = [at for at, step in enumerate(case.when) if "choose" in step]
        try:
            for at, step in enumerate(case.when):
                path: Path_ = ("when", at)
                if "choose" in step:
                    key, seat = _chosen(case, step, path)
                    self.choose(key, seat, at == chosen[-1], path)
                else:
                    self.settle()
                    if self.decision is not None:
                        raise self.stop("nothing pending before this step", self.asked(), *path)
                    self.vocabulary.step(self, step, path)
            self.settle(until=case.then.get("decision"))
        except _Stop:
            return tuple(self.problems)
        except Illegal as problem:
            self.fail("only legal answers", str(problem), "when")
            return tuple(self.problems)
        self.check()
        return tuple(self.problems)

    def check(self) -> None:
        then = self.case.then
        for key, value in then.items():
            if key not in GENERIC_THEN:
                self.vocabulary.check(self, key, value, ("then", key))
        self._check_decision(then.get("decision"))
        if "result" in then:
            self._check_result(then["result"])
        wanted = then.get("refused")
        if wanted is not None or self.refused is not None:
            self.expect(wanted, self.refused.id if self.refused else None, "then", "refused")
        if "events" in then:
            self._check_events(then["events"])

    def _check_result(self, value: object) -> None:
        result = self.rules.result(self.state)
        wanted = self.case.table(value, "then", "result") if isinstance(value, dict) else {"outcome": value or "none"}
        self.case.known(wanted, ("outcome", "reason"), "then", "result")
        if "outcome" in wanted:
            outcome = self.case.pick(wanted["outcome"], RESULTS, "result", "then", "result")
            self.expect(outcome, result.outcome if result else "none", "then", "result")
        if "reason" in wanted:
            reason = result.reason if result else "none"
            if wanted["reason"] not in (reason, reason.partition(" ")[0]):  # what follows names a seat or more reasons
                self.expect(wanted["reason"], reason, "then", "result", "reason")

    def _check_decision(self, value: object) -> None:
        path: Path_ = ("then", "decision")
        decision = self.decision
        if value is None:
            if decision is not None:
                self.fail("no question left over", self.asked(), *path)
            return
        wanted = self.canonical(self.case.known(self.case.table(value, *path), DECISION_WORDS, *path))
        part = _part(wanted, decision)
        if part is None:
            self.fail(show(value), self.asked(), *path)
            return
        seat = wanted.get("seat")
        keys = part.keys(seat) if seat else part.keys()
        if "kind" in wanted:
            self.expect(wanted["kind"], part.kind, *path, "kind")
        if seat:
            self.expect(True, seat in part.seats, *path, "seat")
        if "source" in wanted:
            self.expect(wanted["source"], part.source, *path, "source")
        for key in self.case.words(wanted.get("includes"), *path, "includes"):
            if not any(same_key(key, one, keys) for one in keys):
                self.fail(f"{key} among the options", ", ".join(keys), *path, "includes")
        for key in self.case.words(wanted.get("excludes"), *path, "excludes"):
            if any(same_key(key, one, keys) for one in keys):
                self.fail(f"{key} not among the options", ", ".join(keys), *path, "excludes")
        if "options" in wanted:
            listed = self.case.words(wanted["options"], *path, "options")
            exact = sorted({next((one for one in keys if same_key(key, one, keys)), key) for key in listed})
            self.expect(exact, sorted(set(keys)), *path, "options")

    def _check_events(self, value: object) -> None:
        """The events named must have happened in this order; others may lie between them."""
        if not isinstance(value, list):
            raise self.case.error("events are a list of tables with a kind", "then", "events")
        declared = self.rules.events
        found = [{"kind": event.kind, "args": event.args, **declared.read(event)} for event in self.events]
        at = 0
        for number, wanted in enumerate(value):
            fields = self.case.table(wanted, "then", "events", number)
            kind = self.case.pick(fields.get("kind"), tuple(declared), "event", "then", "events", number, "kind")
            self.case.known(fields, ("kind", "args", *declared[kind].fields), "then", "events", number)
            while at < len(found) and not all(_plain(found[at].get(k)) == v for k, v in fields.items()):
                at += 1
            if at == len(found):
                kinds = ", ".join(show(one) for one in found if one["kind"] == fields.get("kind"))
                self.fail(show(fields), kinds or "no such event in this order", "then", "events", number)
                return
            at += 1


# ------------------------------------------------------------------------------------------------ keys and questions


def same_key(wanted: str, key: str, keys: Iterable[str]) -> bool:
    """Whether a key of a case means this option: without a damage suffix it also names the only kind there is."""
    if wanted == key:
        return True
    head, arrow, to = wanted.partition(">")
    if "/" not in head or "~" in head or wanted in keys:
        return False
    near = [one for one in keys if one.startswith(head + "~") and one.endswith(arrow + to)]
    return near == [key]


def _part(wanted: dict[str, Any], decision: Decision | None) -> Decision | None:
    """The seat's own question where several seats act; else the question itself."""
    if decision is None or not decision.parts or wanted.get("kind") == decision.kind:
        return decision
    if wanted.get("seat"):
        return decision.for_seat(wanted["seat"])
    return next((part for part in decision.parts if part.kind == wanted.get("kind")), decision)


def named(wanted: object, decision: Decision | None) -> bool:
    """Whether `then.decision` speaks of this question, so that it must be left open."""
    if not isinstance(wanted, dict):
        return False
    part = _part(wanted, decision)
    if part is None or ("seat" in wanted and wanted["seat"] not in part.seats):
        return False
    if "kind" in wanted:
        return bool(part.kind == wanted["kind"])
    listed = [*(wanted.get("includes") or ()), *(wanted.get("options") or ())]
    keys = part.keys()
    return all(any(same_key(key, one, keys) for one in keys) for key in listed)


def _chosen(case: Case, step: dict[str, Any], path: Path_) -> tuple[str, str | None]:
    """(key, seat or None) of a `choose` step."""
    case.known(step, ("choose", "seat"), *path)
    value = step["choose"]
    if isinstance(value, dict):
        case.known(value, ("key", "seat"), *path, "choose")
        key, seat = value.get("key"), value.get("seat")
    else:
        key, seat = value, step.get("seat")
    if not isinstance(key, str) or not isinstance(seat, str | None):
        raise case.error("choose takes a key such as land:G5, or {key, seat}", *path)
    return key, seat


def _plain(value: object) -> Any:
    """Tuples as the lists they are written as."""
    return [_plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def show(value: object) -> str:
    """A value as it would stand in a case file."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {show(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(show(item) for item in value) + "]"
    return str(value)
