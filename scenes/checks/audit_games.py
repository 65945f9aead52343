"""Games played for the audit and the measurements: positions after a share of a game, and one for each kind of question."""

from __future__ import annotations

import argparse
import contextlib
import functools
import hashlib
from collections.abc import Callable
from typing import Any

import filelock
import msgspec

from game.core import paths
from scenes.checks import common

CACHE: dict[Any, Any] = {}
CHOSEN: dict[str, Any] = {"set": "", "option": []}  # which box of a game is played, with which options; the usual ones


def flags(game: str, seats: int, seed: int) -> argparse.Namespace:
    """What `common.setup_from` wants; a game that is played by more is looked at with as few, and with all its seats."""
    from scenes.app import game_list

    content, options = CHOSEN["set"], list(CHOSEN["option"])
    box = game_list.box(game)
    low, high = (box.entry.table(content) if content else box.table).seats
    seats = high if seats >= 3 and (high > 4 or content) else max(low, seats)
    return argparse.Namespace(game=game, set=content, mode="", option=options, seed=seed, seats=("human",) * seats)


@functools.cache
def _source() -> bytes:
    """The sum of all that a game's course hangs on: rules, bots, data."""
    found = hashlib.sha256()
    files = (*paths.root_dir().glob("game/**/*.py"), *paths.data_dir().glob("**/*.yaml"))
    for file in sorted(files):
        found.update(file.read_bytes())
    return found.digest()


def _kept(key: tuple[Any, ...], play: Callable[[], Any]) -> Any:
    """What was played before by the same program, from the cache folder; else `play()`, which takes seconds for each game."""
    if CHOSEN["set"] or CHOSEN["option"]:
        key = (*key, CHOSEN["set"], tuple(CHOSEN["option"]))
    if key in CACHE:
        return CACHE[key]
    name = hashlib.sha256(_source() + repr(key).encode()).hexdigest()
    file = paths.cache_dir() / "games" / f"{name}.json"
    with contextlib.suppress(OSError, msgspec.DecodeError):
        CACHE[key] = msgspec.json.decode(file.read_bytes())
        return CACHE[key]
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock: contextlib.AbstractContextManager[object] = filelock.FileLock(file.with_suffix(".lock"))
    except OSError:
        lock = contextlib.nullcontext()
    with lock:  # another process may be playing it just now
        try:
            CACHE[key] = msgspec.json.decode(file.read_bytes())
        except (OSError, msgspec.DecodeError):
            CACHE[key] = play()
            with contextlib.suppress(OSError):
                paths.write_atomic(file, msgspec.json.encode(CACHE[key]))
    return CACHE[key]


def _plain_choice(session: Any, rng: Any) -> Any:
    decision = session.decision
    options = decision.options or tuple(o for part in decision.parts for o in part.options)
    return options[rng.below(len(options))]


def prepare(game: str, first: int) -> None:
    """Play what the screens need. Of several processes each begins elsewhere (`first` counts them from 1)."""
    plays: list[Callable[[], object]] = [functools.partial(whole_game, game, seats, 7) for seats in (3, 2, 1)]
    plays.insert(2, functools.partial(questions, game))
    at = (first - 1) % len(plays)
    for play in plays[at:] + plays[:at]:
        play()


def whole_game(game: str, seats: int, seed: int) -> list[tuple[str, str]]:
    """The answers of a whole game, by the greedy bot where there is one (long games, full hands), else at random."""
    return [(seat, key) for seat, key in _kept(("whole", game, seats, seed), lambda: _whole_game(game, seats, seed))]


def _whole_game(game: str, seats: int, seed: int) -> list[tuple[str, str]]:
    from game import ai
    from game.core.engine.rng import Rng
    from game.core.errors import UsageError
    from game.core.play.session import Session
    from scenes.app import game_list

    session, rng = Session(game_list.rules_for(game), common.setup_from(flags(game, seats, seed))), Rng(seed)
    try:
        bots = {s: ai.make("bot:greedy", session.rules, s, seed) for s in session.state.seats}
    except UsageError:
        bots = {}
    answers: list[tuple[str, str]] = []
    while len(answers) < 3000 and (decision := session.decision) is not None:
        seat = decision.seats[0]
        part = decision.for_seat(seat)
        answer = str(bots[seat].choose(session.view(seat), part)) if bots and part is not None else ""
        if part is None or answer not in part.keys(seat):
            pick = _plain_choice(session, rng)
            seat, answer = pick.seat, pick.key
        answers.append((seat, answer))
        session.choose(seat, answer)
    return answers


def fresh_at(game: str, seats: int, share: float, seed: int = 7) -> Any:
    """A session of its own after this share of a whole game."""
    from game.core.play.session import Session
    from scenes.app import game_list

    answers = whole_game(game, seats, seed) if share else []
    session = Session(game_list.rules_for(game), common.setup_from(flags(game, seats, seed)))
    for seat, key in answers[: int(len(answers) * share)]:
        session.choose(seat, key)
    return session


def session_at(game: str, seats: int, share: float, seed: int = 7) -> Any:
    """The same, kept, since the audit only looks."""
    key = (game, seats, share, seed)
    if key not in CACHE:
        CACHE[key] = fresh_at(game, seats, share, seed)
    return CACHE[key]


def questions(game: str, games: int = 30) -> dict[str, tuple[int, int, int]]:
    """Kind of question -> (seats, seed, moves) of the first random game in which it comes up."""
    found = _kept(("questions", game, games), lambda: _questions(game, games))
    return {kind: (seats, seed, moves) for kind, (seats, seed, moves) in found.items()}


def _questions(game: str, games: int) -> dict[str, tuple[int, int, int]]:
    from game.core.engine.rng import Rng
    from game.core.play.session import Session
    from scenes.app import game_list

    found: dict[str, tuple[int, int, int]] = {}
    for seed in range(1, games + 1):
        seats = 1 + seed % 3
        setup = common.setup_from(flags(game, seats, seed))
        session, rng, moves = Session(game_list.rules_for(game), setup), Rng(setup.seed), 0
        while (decision := session.decision) is not None and moves < 3000:
            for part in decision.parts or (decision,):
                if len(part.options) > 1:
                    found.setdefault(part.kind, (seats, seed, moves))
            pick = _plain_choice(session, rng)
            session.choose(pick.seat, pick.key)
            moves += 1
    return found


def question_session(game: str, seats: int, seed: int, moves: int) -> Any:
    from game.core.play.session import Session
    from scenes.app import game_list

    key = (game, seats, seed, "at", moves)
    if key not in CACHE:
        setup = common.setup_from(flags(game, seats, seed))
        CACHE[key] = Session(game_list.rules_for(game), setup)
        common.play_random(CACHE[key], moves, setup.seed)
    return CACHE[key]


def seated(app: Any) -> None:
    """The player the screen is handed to is there: the audit looks at the table, not at what covers it from others, and
    with the hand open."""
    table = app.find("table")
    if table is not None and table.model.face_down:
        table.model.acts.own_hand()
    while app.top is not None and app.top.name == "handover":
        app.top.accept(True)
