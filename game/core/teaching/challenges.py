"""Challenges: a position, a task and an end. Who plays it does what the rules allow; at the end the task is done or not.

`data/<game>/challenges.yaml` holds them, and that of a pack adds some. A challenge is the position of a case with

    until: {turn: 2, phase: growth}     # judged when that begins (or a later turn does), after so many `answers` of the
                                        # player, or at the end of the game: whatever comes first
    goal: {p0: {hand: 3}}               # what must then hold, in the words of `then`
    at_least: {points.p0: 12}           # figures of the position by field and owner
    solution: [card:a, done]            # answers (patterns as in lessons) that do it, in order; questions that none of the rest
    mistake: [done]                     # fits take their first answer. Both are played by the checks.

Its words are `challenge-<game>-<id>` and `challenge-<game>-<id>-text`. Every error names file, line and path.
"""

from __future__ import annotations

import fnmatch
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.core.content import data
from game.core.content.packs import unread
from game.core.engine import registry
from game.core.engine.decision import Option
from game.core.errors import DataError, TidetableError, unknown
from game.core.play.case_run import Run
from game.core.play.cases import Case
from game.core.play.session import Session

FILE = "challenges.yaml"
HEAD = ("challenges", "daily")
PICK = ("set", "mode", "options", "seats", "seed", "given", "when")  # words of a case
WORDS = ("id", "minutes", *PICK, "until", "goal", "at_least", "solution", "mistake")
UNTIL = ("turn", "phase", "answers")
ANSWERS = 400  # that a solution takes at most, questions without a choice counted
MINUTES = 15


class Until(NamedTuple):
    """When a challenge is judged; 0 and "" stand for nothing."""

    turn: int = 0
    phase: str = ""
    answers: int = 0


class Challenge(NamedTuple):
    """One of them. `folder`: the pack it comes from; None for what is shipped."""

    id: str
    game: str
    minutes: int
    case: Case
    until: Until
    goal: dict[str, Any]
    at_least: dict[str, int]
    solution: tuple[str, ...]
    mistake: tuple[str, ...]
    folder: Path | None = None

    @property
    def message(self) -> str:
        """The id of its title; its task is the same with `-text`."""
        return f"challenge-{self.game}-{self.id}"

    @property
    def key(self) -> str:
        """What it is known by in records."""
        return f"{self.game}/{self.id}"


def load(game: str, packs: Sequence[Path] = ()) -> tuple[Challenge, ...]:
    """The challenges of a game, those of the packs behind. Raises DataError."""
    found: list[Challenge] = []
    for folder in (registry.current().data_dir(game), *packs):
        if not (folder / FILE).is_file():
            continue
        document = data.load(folder / FILE)
        for one in read(document, game, folder if folder in packs else None):
            if one.id in [other.id for other in found]:
                raise document.error(f'there is another challenge "{one.id}"', ("challenges",))
            found.append(one)
    return tuple(found)


def read(document: data.Document, game: str, folder: Path | None = None) -> tuple[Challenge, ...]:
    """Those of a file. Raises DataError."""
    value = document.value
    if not isinstance(value, dict):
        raise document.error('a table with "challenges" is expected here')
    for key in value:
        if key not in HEAD:
            raise document.error(unknown("word", key, HEAD), (key,))
    listed = value.get("challenges") or []
    if not isinstance(listed, list):
        raise document.error("a list is expected here", ("challenges",))
    found: list[Challenge] = []
    for n, raw in enumerate(listed):
        one = _read(data.DocumentPart(document, ("challenges", n), raw), game, folder)
        if one.id in [other.id for other in found]:
            raise document.error(f'two challenges are called "{one.id}"', ("challenges", n, "id"))
        found.append(one)
    return tuple(found)


def _read(part: data.DocumentPart, game: str, folder: Path | None) -> Challenge:
    raw = _table(part, part.value, WORDS)
    name = raw.get("id")
    if not isinstance(name, str) or not name:
        raise part.error("a challenge has an id, a word", ("id",))
    minutes = raw.get("minutes", 5)
    if type(minutes) is not int or not 1 <= minutes <= MINUTES:
        raise part.error(f"a whole number from 1 to {MINUTES} is expected here", ("minutes",))
    like = {key: value for key, value in raw.items() if key in PICK}
    case = Case(data.DocumentPart(part, (), {"name": name, "game": game, **like}))
    until = _table(part, raw.get("until") or {}, UNTIL, "until")
    for word in ("turn", "answers"):
        if type(until.get(word, 0)) is not int or until.get(word, 0) < 0:
            raise part.error("a whole number is expected here", ("until", word))
    if not isinstance(until.get("phase", ""), str):
        raise part.error("a phase is expected here", ("until", "phase"))
    goal, least = _table(part, raw.get("goal") or {}, None, "goal"), _table(part, raw.get("at_least") or {}, None, "at_least")
    for key, figure in least.items():
        if type(figure) is not int:
            raise part.error("a whole number is expected here", ("at_least", key))
    if not goal and not least:
        raise part.error('a challenge has a "goal" or an "at_least"', ("goal",))
    answers = [_texts(part, raw.get(word), word) for word in ("solution", "mistake")]
    if not answers[0]:
        raise part.error('a challenge has a "solution": answers that do it', ("solution",))
    return Challenge(name, game, minutes, case, Until(**until), goal, least, answers[0], answers[1], folder)


def _table(part: data.DocumentPart, value: object, words: Sequence[str] | None, *path: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise part.error("a table is expected here", path)
    for key in value:
        if words is not None and key not in words:
            raise part.error(unknown("word", key, words), (*path, key))
    return value


def _texts(part: data.DocumentPart, value: object, word: str) -> tuple[str, ...]:
    listed = [] if value is None else value
    if not isinstance(listed, list) or not all(isinstance(one, str) and one for one in listed):
        raise part.error("a list of answers is expected here", (word,))
    return tuple(listed)


# ------------------------------------------------------------------------------------------------ playing


def begin(challenge: Challenge, rules: Any, seats: tuple[dict[str, Any], ...] = (), **options: Any) -> Session:
    """A fresh table of it. `seats`: what to put over its seats. Raises DataError or UsageError."""
    setup = challenge.case.setup
    if seats:
        setup = setup._replace(seats=tuple({**own, **more} for own, more in zip(setup.seats, seats, strict=False)))
    start = _words(challenge, rules).table_position(challenge.case)
    return Session(rules, setup, start=start, **options)


def _words(challenge: Challenge, rules: Any) -> Any:
    return registry.current().cases(challenge.game)(rules)


def answers(session: Session) -> int:
    """How many answers a person gave."""
    return sum(not entry.auto and session.control(entry.seat) == "human" for entry in session.log)


def judged(challenge: Challenge, session: Session) -> bool | None:
    """Whether the task is done; None while its end has not come. Raises DataError for a task that cannot be judged."""
    until = challenge.until
    due = session.result is not None or bool(until.answers and answers(session) >= until.answers)
    if not due and (until.turn or until.phase):
        due = any(_reached(until, turn, phase) for turn, phase in _begun(session))
    return met(challenge, session) if due else None


def _reached(until: Until, turn: int, phase: str) -> bool:
    return turn > until.turn > 0 or (turn >= until.turn and until.phase in ("", phase))


def _begun(session: Session) -> Iterator[tuple[int, str]]:
    """(turn, phase) of all that began since the first answer of a person; a turn that begins has no phase yet."""
    turn, given = session.first.turn, False
    for entry in session.log:
        given = given or (not entry.auto and session.control(entry.seat) == "human")
        for event in entry.events:
            if event.kind == "turn":
                turn = int(session.rules.events.read(event)["n"])
                if given:
                    yield turn, ""
            elif event.kind == "phase" and given:
                yield turn, str(session.rules.events.read(event)["phase"])


def met(challenge: Challenge, session: Session) -> bool:
    """Whether what is asked for holds now. Raises DataError."""
    for path, least in challenge.at_least.items():
        if figure(challenge, session.state, path) < least:
            return False
    if not challenge.goal:
        return True
    words = _words(challenge, session.rules)
    run = Run(challenge.case, words)
    run.state = session.state
    for key, value in challenge.goal.items():
        words.check(run, key, value, ("goal", key))
    return not run.problems


def short_of(challenge: Challenge, session: Session) -> tuple[int, int] | None:
    """(what there is, what was asked for) of the first figure that is too small now; None where no figure is missed."""
    found = ((figure(challenge, session.state, path), least) for path, least in challenge.at_least.items())
    return next(((is_now, least) for is_now, least in found if is_now < least), None)


def figure(challenge: Challenge, state: Any, path: str) -> int:
    """A number of a position: `fear_generated`, `points.p0`. Raises DataError."""
    field, _, owner = path.partition(".")
    value = getattr(state, field, None)
    if owner and isinstance(value, dict):
        value = value.get(owner, 0)
    if type(value) is not int:
        raise challenge.case.document.error(f'there is no figure "{path}"', ("at_least", path))
    return value


def play(challenge: Challenge, session: Session, wanted: Sequence[str]) -> bool | None:
    """Gives these answers, each to the first question that has it; every other question takes its first answer. Returns what is
    judged then, None where the end does not come."""
    left = list(wanted)
    for _ in range(ANSWERS):
        found = judged(challenge, session)
        if found is not None or session.decision is None:
            return found
        options = _options(session)
        fits = next((one for one in options if left and fnmatch.fnmatchcase(one.key, left[0])), None)
        if fits is not None:
            left.pop(0)
        taken = fits or options[0]
        session.choose(taken.seat, taken.key)
    return None


def _options(session: Session) -> tuple[Option, ...]:
    decision = session.decision
    assert decision is not None
    return decision.options or tuple(option for part in decision.parts for option in part.options)


def rehearse(challenge: Challenge, rules: Any) -> list[DataError]:
    """What keeps it from being a challenge: its solution must do it, its mistake must not."""
    problems: list[DataError] = []
    for word, wanted in (("solution", True), ("mistake", False)):
        keys = getattr(challenge, word)
        if not keys:
            continue
        try:
            came = play(challenge, begin(challenge, rules), keys)
        except DataError as problem:
            return [problem]
        except TidetableError as problem:
            return [challenge.case.document.error(str(problem), ("given",))]
        except Exception as problem:  # what a stranger wrote may break the rules anywhere
            return [challenge.case.document.error(unread(problem), ("given",))]
        if came is None:
            problems.append(challenge.case.document.error("its end does not come", (word,)))
        elif came is not wanted:
            said = "the task is not done by it" if wanted else "the task is done by it all the same"
            problems.append(challenge.case.document.error(said, (word,)))
    return problems
