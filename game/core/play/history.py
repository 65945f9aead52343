"""Finished games, kept for statistics: one row per game in a small SQLite file.

The file is the player's (``history.db`` beside the saves). A file that cannot be read is set aside under another
name and a new one is begun: `History.notice` then holds its name, for one sentence on the screen. Nothing here may
stop a game from being played, so every failure is a `HistoryError` the caller can say and forget.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec

try:
    import sqlite3
except ImportError:  # some systems' Python comes without it: games are played, and not counted
    sqlite3 = None  # type: ignore[assignment]

from game.core import paths
from game.core.engine.odds import wilson
from game.core.errors import TidetableError

VERSION = 2  # 1 had a column for the spirit, whatever the game
FILE = "history.db"
WAIT_S = 4.0
T = TypeVar("T")
Text = Annotated[str, msgspec.Meta(max_length=400)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
_TABLES = """
create table games (
    uid text primary key, game text not null, content text not null, mode text not null, options text not null,
    outcome text not null, reason text not null, turns integer not null, seconds integer not null,
    rewound integer not null, seed integer not null, ended real not null
) without rowid;
create table seats (
    uid text not null references games(uid) on delete cascade, seat integer not null, name text not null,
    columns text not null, control text not null, won integer not null, points integer,
    primary key (uid, seat)
) without rowid;
create index games_ended on games(ended);
"""


class HistoryError(TidetableError):
    """The list of finished games cannot be read or written; `reason` is "newer" or "disk"."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class Player(NamedTuple):
    """One seat of a finished game. `columns` are what its game counts by besides: a column's name and what stood in it for
    this seat. `points` only where the game counts them.
    """

    name: Text
    columns: dict[str, Text] = {}
    control: Text = "human"
    won: bool = False
    points: Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)] | None = None


class Finished(NamedTuple):
    """One finished game. `uid` names it for good: recording it again replaces it."""

    uid: Text
    game: Text
    content: Text
    mode: Text
    options: dict[str, Any]
    outcome: Text
    reason: Text
    turns: Count
    seconds: Count
    rewound: Count
    seed: int
    ended: Annotated[float, msgspec.Meta(ge=0, le=1e11)]
    players: tuple[Player, ...]

    @property
    def won(self) -> bool:
        """Whether a person at the table won."""
        return any(p.won for p in self.people())

    def people(self) -> tuple[Player, ...]:
        """The seats that bots did not play; all of them where only bots played."""
        return tuple(p for p in self.players if p.control == "human") or self.players


def finished(session: Any, uid: str, seconds: float, ended: float | None = None) -> Finished:
    """What is kept of a session that has a result. Its rules name the columns to count by (`history_columns`): entries of a
    seat's set-up.
    """
    setup, result, state = session.setup, session.result, session.state
    scores = dict(result.scores)
    together = not result.winners and not result.scores
    players = []
    for seat, given in zip(state.seats, setup.seats, strict=False):
        won = result.outcome.startswith("win") if together else seat in result.winners
        columns = {name: str(given[name]) for name in session.rules.history_columns if given.get(name)}
        control = str(given.get("control", "human"))
        players.append(Player(str(given.get("name", "")), columns, control, won, scores.get(seat)))
    return Finished(
        uid, setup.game, setup.set, setup.mode, dict(setup.options), result.outcome, result.reason,
        state.turn, max(0, round(seconds)), int(session.rewound), int(setup.seed),
        time.time() if ended is None else ended, tuple(players),
    )  # fmt: skip


class History:
    """The file of finished games. Opening never fails for a broken file, only for one that cannot be reached.

    Raises HistoryError: "disk" where the folder cannot be used, "newer" for a file of a later version (left alone).
    """

    def __init__(self, path: str | Path | None = None) -> None:
        self.path = Path(path) if path is not None else paths.user_dir() / FILE
        self.notice = ""
        if sqlite3 is None:
            raise HistoryError("disk", "this Python cannot keep the list of finished games (it has no sqlite3)")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._db = self._open()
        except sqlite3.OperationalError as problem:
            raise HistoryError("disk", f"the list of finished games cannot be opened ({problem})") from None
        except OSError as problem:
            raise HistoryError("disk", f"the list of finished games cannot be opened ({problem.strerror})") from None
        except HistoryError:
            raise
        except Exception:  # a damaged file raises many things, text that is none among them
            self._set_aside()

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=WAIT_S, isolation_level=None)
        db.text_factory = lambda raw: raw.decode("utf-8", "replace")  # one damaged letter costs no game
        try:
            version = int(db.execute("pragma user_version").fetchone()[0])
            if version > VERSION:
                raise HistoryError("newer", "the list of finished games was written by a newer version of Tidetable")
            db.execute("pragma journal_mode = wal")
            db.execute("pragma synchronous = full")
            db.execute("pragma foreign_keys = on")
            if version < VERSION:
                self._begin(db)
            found = db.execute("pragma quick_check(1)").fetchone()
            if found is None or found[0] != "ok":
                raise sqlite3.DatabaseError("quick_check")
            db.execute("select uid, game, outcome, ended from games limit 1").fetchone()
            db.execute("select uid, seat, columns, won from seats limit 1").fetchone()
        except sqlite3.OperationalError as problem:
            db.close()
            if "no such" in str(problem):  # tables are missing: not a file of ours
                raise sqlite3.DatabaseError(str(problem)) from None
            raise
        except BaseException:
            db.close()
            raise
        return db

    def _begin(self, db: sqlite3.Connection) -> None:
        """Makes the tables, or brings those of an older version to this one; all of it or nothing."""
        db.execute("begin immediate")
        try:
            version = db.execute("pragma user_version").fetchone()[0]  # another program may have been quicker
            if version == 0:
                for statement in filter(str.strip, _TABLES.split(";")):
                    db.execute(statement)
            elif version == 1:
                self._from_1(db)
            db.execute(f"pragma user_version = {VERSION}")
            db.execute("commit")
        except BaseException:
            with suppress(sqlite3.Error):  # a file that broke has rolled back by itself
                db.execute("rollback")
            raise

    def _from_1(self, db: sqlite3.Connection) -> None:
        """The spirit of version 1 becomes one of the columns that games name."""
        seats = db.execute("select uid, seat, name, spirit, control, won, points from seats").fetchall()
        db.execute("drop table seats")
        db.execute(next(statement for statement in _TABLES.split(";") if "create table seats" in statement))
        rows = [(*row[:3], _json({"spirit": row[3]} if row[3] else {}), *row[4:]) for row in seats]
        db.executemany("insert into seats values (?,?,?,?,?,?,?)", rows)

    def _set_aside(self) -> None:
        stamp = time.strftime("%Y%m%d-%H%M%S")
        aside = self.path.with_name(f"{self.path.stem}.broken-{stamp}{self.path.suffix}")
        try:
            os.replace(self.path, aside)
            for rest in ("-wal", "-shm"):
                with suppress(FileNotFoundError):
                    os.replace(f"{self.path}{rest}", f"{aside}{rest}")
            self._db = self._open()
        except (sqlite3.Error, OSError) as problem:
            raise HistoryError("disk", f"the list of finished games cannot be opened ({problem})") from None
        self.notice = aside.name

    def record(self, game: Finished) -> None:
        """Keep a finished game, or replace what is kept of it. All of it or nothing is written."""
        kept = game._replace(options=_json(game.options))  # type: ignore[arg-type]

        def write() -> None:
            self._db.execute("begin immediate")
            try:
                self._db.execute("delete from games where uid = ?", (game.uid,))
                self._db.execute("insert into games values (?,?,?,?,?,?,?,?,?,?,?,?)", kept[:12])
                rows = [(game.uid, n, p.name, _json(p.columns), *p[2:]) for n, p in enumerate(game.players)]
                self._db.executemany("insert into seats values (?,?,?,?,?,?,?)", rows)
                self._db.execute("commit")
            except BaseException:
                with suppress(sqlite3.Error):  # a file that broke has rolled back by itself
                    self._db.execute("rollback")
                raise

        self._whole(write, "the finished game cannot be kept")

    def games(self, game: str = "") -> list[Finished]:
        """All finished games (of one game), the oldest first. Rows that cannot be of ours are left out."""

        def read() -> list[Finished]:
            rows = self._db.execute("select * from games where ? in ('', game) order by ended, uid", (game,)).fetchall()
            seats: dict[Any, list[Any]] = {}
            for uid, _, *rest in self._db.execute("select * from seats order by uid, seat"):
                seats.setdefault(uid, []).append((rest[0], _table(rest[1]), rest[2], bool(rest[3]), rest[4]))
            made = (_row(row, seats.get(row[0], [])) for row in rows)
            return [each for each in made if each is not None]

        return self._whole(read, "the list of finished games cannot be read")

    def _whole(self, act: Callable[[], T], what: str) -> T:
        """The act on a file that is whole: one that turns out to be damaged is set aside, and the act done on a new one."""
        try:
            try:
                return act()
            except (sqlite3.OperationalError, sqlite3.IntegrityError, sqlite3.ProgrammingError, OverflowError):
                raise  # full, locked, or what was to be written
            except Exception:
                self._db.close()
                self._set_aside()
                return act()
        except (sqlite3.Error, OverflowError) as problem:
            raise HistoryError("disk", f"{what} ({problem})") from None

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    def __enter__(self) -> History:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _row(row: Sequence[Any], seats: list[Any]) -> Finished | None:
    """A game from what the file holds; None where that cannot be one."""
    try:
        return msgspec.convert((*row[:4], _table(row[4]), *row[5:], tuple(seats)), Finished)
    except (msgspec.ValidationError, TypeError):
        return None


def _json(value: dict[str, Any]) -> str:
    return json.dumps(value, sort_keys=True)


def _table(text: Any) -> dict[str, Any]:
    try:
        made = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return {}
    return made if isinstance(made, dict) else {}


# --- figures -------------------------------------------------------------------------------------------------
class Rate(NamedTuple):
    """Won out of so many, with the Wilson interval at 95 %: what the true rate may well be."""

    key: str
    won: int
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """0 to 1; 0 for none."""
        return self.won / self.of if self.of else 0.0


HOT_SEAT, WATCHED = "hot-seat", "watched"
UNRATED = (HOT_SEAT, WATCHED)  # somebody here always wins: that says nothing of how well anybody plays


def company(game: Finished, rivals: bool) -> str:
    """With whom or against whom it was played: "alone", "together", "with-greedy" (bots on the same side); "hot-seat" (rivals
    at one screen), "against-greedy" (one person against bots of a level, "mixed" of several), "watched" (bots alone).
    """
    people = [p for p in game.players if p.control == "human"]
    levels = {p.control.rpartition(":")[2] for p in game.players if p.control != "human"}
    level = next(iter(levels)) if len(levels) == 1 else "mixed"
    if not people:
        return WATCHED
    if rivals and len(people) > 1:
        return HOT_SEAT
    if levels:
        return f"{'against' if rivals else 'with'}-{level}"
    return "together" if len(people) > 1 else "alone"


class Figures(NamedTuple):
    """What statistics show of a list of games. `streak` is positive for wins in a row, negative for losses. Rates and streaks
    are of the games that count (see `UNRATED`), `games`, time and turns of all.
    """

    games: int
    total: Rate
    streak: int
    best_streak: int
    seconds: int
    turns: int
    by_column: dict[str, tuple[Rate, ...]]  # the columns that the games name, such as the spirit
    by_players: tuple[Rate, ...]
    by_company: tuple[Rate, ...]  # the most frequent first; see `company`
    by_name: tuple[Rate, ...]  # people who were rivals at one screen
    over_time: tuple[float, ...]  # win rate after each game, in percent


def rate(key: str, results: Iterable[bool]) -> Rate:
    """The rate of a list of wins and losses."""
    all_ = list(results)
    return Rate(key, sum(all_), len(all_), *wilson(sum(all_), len(all_)))


def figures(games: Sequence[Finished], rivals: Callable[[str], bool] = lambda game: False) -> Figures:
    """Everything counted, oldest game first. `rivals` says of a game whether its players play against each other."""
    known = [(game, company(game, rivals(game.game))) for game in games]
    rated = [game for game, where in known if where not in UNRATED]
    streak = best = run = 0
    for game in rated:
        run = run + 1 if game.won else 0
        best = max(best, run)
        streak = (streak + 1 if streak > 0 else 1) if game.won else (streak - 1 if streak < 0 else -1)
    columns: dict[str, dict[str, list[bool]]] = {}
    companies: dict[str, list[bool]] = {}
    names: dict[str, list[bool]] = {}
    counts: dict[str, list[bool]] = {}
    so_far, course = 0, []
    for n, game in enumerate(rated, 1):
        so_far += game.won
        course.append(100 * so_far / n)
        counts.setdefault(str(len(game.players)), []).append(game.won)
    for game, where in known:
        if where not in UNRATED:
            companies.setdefault(where, []).append(game.won)
        for player in game.people():
            for name, value in player.columns.items():
                columns.setdefault(name, {}).setdefault(value, []).append(player.won)
            if where == HOT_SEAT and player.name:
                names.setdefault(player.name, []).append(player.won)
    by_column = {name: _most_first(values) for name, values in columns.items()}
    by_players = tuple(rate(n, counts[n]) for n in sorted(counts, key=int))
    return Figures(
        len(games), rate("", [g.won for g in rated]), streak, best, sum(g.seconds for g in games), sum(g.turns for g in games),
        by_column, by_players, _most_first(companies), _most_first(names), tuple(course),
    )  # fmt: skip


def _most_first(found: dict[str, list[bool]]) -> tuple[Rate, ...]:
    return tuple(sorted((rate(key, results) for key, results in found.items()), key=lambda r: (-r.of, r.key)))
