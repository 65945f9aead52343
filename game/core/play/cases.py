"""Case files: rules told as given, when, then. Tests run them, players report bugs with them, they open on the table.

`case_file.py` knows the shape of a case, `case_run.py` how questions are answered, `case_fields.py` the words that are fields of
the state; what a land or a phase is, each game's own vocabulary says (`game/<game>/cases/`). Words: `tests/cases/README.md`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game.core.content import data
from game.core.engine import registry
from game.core.engine.decision import Setup
from game.core.errors import DataError, TidetableError
from game.core.play.case_file import Case, Path_
from game.core.play.case_run import Run, Vocabulary

__all__ = ["Case", "Outcome", "Path_", "Run", "Vocabulary", "load", "open_case", "run", "run_file", "vocabulary_of"]


class Outcome(NamedTuple):
    """What became of a case: it passed (then `line` is 0), or its problems."""

    name: str
    file: str
    line: int
    problems: tuple[str, ...]

    @property
    def passed(self) -> bool:
        return not self.problems


def load(path: str | Path) -> list[Case]:
    """All cases of a file. Raises DataError."""
    return [Case(document) for document in data.load_many(path)]


def vocabulary_of(game: str) -> Vocabulary:
    """The words of a game. Raises DataError or UsageError where its data cannot be loaded."""
    words: Vocabulary = registry.current().cases(game)(registry.rules(game))
    return words


def run(case: Case) -> Outcome:
    """Carries out one case. Raises nothing: what is wrong with the case or the rules is in the outcome."""
    try:
        problems = tuple(map(str, Run(case, vocabulary_of(case.game)).whole()))
    except DataError as problem:
        problems = (str(problem),)
    except TidetableError as problem:
        problems = (f"{case.file}:{case.line}: {problem}",)
    except Exception as problem:  # a defect of the rules is a failed case, not the end of the run
        problems = (f"{case.file}:{case.line}: the rules broke down: {type(problem).__name__}: {problem}",)
    return Outcome(case.name, case.file, case.line if problems else 0, problems)


def run_file(path: str | Path) -> Iterator[Outcome]:
    """Carries out all cases of a file; a file that cannot be read is one failed outcome."""
    try:
        cases = load(path)
    except DataError as problem:
        yield Outcome(Path(path).name, problem.file or str(path), problem.line or 1, (str(problem),))
        return
    for case in cases:
        yield run(case)


def open_case(path: str | Path, index: int = 0) -> tuple[Any, Setup, Any]:
    """(rules, set-up, position) of a case, for a table: `Session(rules, setup, start=position)`.

    The first step of the case is what is asked first, and the game goes on from there. Raises DataError.
    """
    cases = load(path)
    if not 0 <= index < len(cases):
        raise DataError(f"the file has {len(cases)} cases, there is no number {index + 1}", str(path))
    case = cases[index]
    state = vocabulary_of(case.game).table_position(case)
    return registry.rules(case.game), case.setup, state
