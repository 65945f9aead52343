"""What a player comes back to: deals of the day that were finished, challenges that were done. One small JSON file of theirs.

A file that cannot be read is set aside under another name and begun anew (`Records.notice` has the name); what is in it and
cannot be of ours is left out. Nothing here may stop a game, so writing that fails is only said (`save` returns False).
"""

from __future__ import annotations

import datetime
import json
import os
from pathlib import Path
from typing import Annotated, NamedTuple, TypeVar

import msgspec

from game.core import paths
from game.core.engine.decision import Result
from game.core.errors import DataError

FILE = "records.json"
MOST_BYTES = 4_000_000
MOST_DAYS = 4000
T = TypeVar("T")
Count = Annotated[int, msgspec.Meta(ge=0, le=10**6)]


class Finish(msgspec.Struct, frozen=True):
    """How a deal of the day ended for the player: `points` only where the game counts them."""

    won: bool
    turns: Count = 0
    points: int | None = None
    uid: str = ""
    seconds: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 0
    rewound: Count = 0

    @property
    def worth(self) -> tuple[bool, int, int]:
        """By this two of them are compared: won, more points, fewer turns."""
        return self.won, self.points or 0, -self.turns


class Deal(msgspec.Struct, frozen=True):
    """A deal of the day: how it ended the first time, and the best time."""

    first: Finish
    best: Finish
    times: Count = 1


class Task(msgspec.Struct, frozen=True):
    """A challenge: how often it was judged, how often it was done, and the day of the first time it was."""

    tries: Count = 0
    done: Count = 0
    day: str = ""


class Run(NamedTuple):
    """Days in a row on which a deal of the day was finished: up to now, the longest ever, and how many days in all."""

    now: int
    longest: int
    days: int


class Records:
    """`deals`: day (2026-11-24) -> game -> deal; `tasks`: key of a challenge -> how it went."""

    def __init__(self) -> None:
        self.deals: dict[str, dict[str, Deal]] = {}
        self.tasks: dict[str, Task] = {}
        self.notice = ""

    # -- deals of the day ----------------------------------------------------------------------
    def finished(self, day: str, game: str, finish: Finish) -> bool:
        """Keeps how a deal ended; of one table only its best end counts as one time. Returns whether it is the best so far."""
        old = self.deals.setdefault(day, {}).get(game)
        if old is None:
            self.deals[day][game] = Deal(finish, finish)
            return True
        first = finish if old.first.uid == finish.uid and finish.worth > old.first.worth and not finish.rewound else old.first
        best = finish if finish.worth > old.best.worth else old.best
        times = old.times + (finish.uid not in (old.first.uid, old.best.uid))
        self.deals[day][game] = Deal(first, best, min(times, 10**6))
        return best is finish

    def run(self, today: str) -> Run:
        """Days in a row. A day that is not over yet breaks nothing."""
        days = sorted(filter(None, (_day(each) for each in self.deals)))
        longest = count = 0
        before: datetime.date | None = None
        for day in days:
            count = count + 1 if before is not None and (day - before).days == 1 else 1
            longest, before = max(longest, count), day
        here = _day(today)
        goes_on = here is not None and before is not None and 0 <= (here - before).days <= 1
        return Run(count if goes_on else 0, longest, len(days))

    # -- challenges ----------------------------------------------------------------------------
    def judged(self, key: str, done: bool, day: str) -> None:
        """Keeps that a challenge came to its end."""
        old = self.tasks.get(key, Task())
        self.tasks[key] = Task(old.tries + 1, old.done + done, old.day or (day if done else ""))

    # -- the file ------------------------------------------------------------------------------
    def save(self) -> bool:
        """Writes the file in one step; False where that cannot be done."""
        kept = dict(sorted(self.deals.items())[-MOST_DAYS:])
        try:
            text = json.dumps(msgspec.to_builtins({"deals": kept, "tasks": self.tasks}), indent=1, sort_keys=True)
            paths.write_atomic(file_of(), text.encode())
        except OSError:
            return False
        return True


def file_of() -> Path:
    """Where it lies."""
    return paths.user_dir() / FILE


def load() -> Records:
    """What is kept; nothing where there is no file. Never raises for what is in it."""
    made = Records()
    file = file_of()
    if not file.exists():
        return made
    try:
        value = json.loads(paths.read_bytes(file, MOST_BYTES))
        if not isinstance(value, dict):
            raise ValueError("no table")
    except (DataError, ValueError, RecursionError):
        made.notice = _set_aside(file)
        return made
    deals = value.get("deals")
    for day, games in deals.items() if isinstance(deals, dict) else ():
        kept = _each(games, Deal) if _day(day) is not None else {}
        if kept:
            made.deals[day] = kept
    made.tasks = _each(value.get("tasks"), Task)
    return made


def _each(value: object, kind: type[T]) -> dict[str, T]:
    """Those entries of a table that are of this kind."""
    found: dict[str, T] = {}
    for key, one in value.items() if isinstance(value, dict) else ():
        try:
            found[str(key)[:200]] = msgspec.convert(one, kind)
        except msgspec.ValidationError:
            continue
    return found


def _set_aside(file: Path) -> str:
    for n in range(1, 100):
        aside = file.with_name(f"records-{n}.broken.json")
        if not aside.exists():
            try:
                os.replace(file, aside)
            except OSError:
                return ""
            return aside.name
    return ""


def _day(text: object) -> datetime.date | None:
    try:
        return datetime.date.fromisoformat(str(text))
    except ValueError:
        return None


def finish_of(result: Result, seat: str, turns: int, uid: str, seconds: float, rewound: int) -> Finish:
    """How a game ended for a seat."""
    won = result.outcome.startswith("win") if not result.winners else seat in result.winners
    return Finish(won, max(0, turns), dict(result.scores).get(seat), uid, max(0, round(seconds)), max(0, rewound))
