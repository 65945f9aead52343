"""A whole game as a small text: the set-up with its seed, and what was chosen. Read by playing it again.

    Tidetable game 1
    {"game":"GAME", ... the set-up, the versions ...}
    p0 branch:1 track:energy land:G5 card:drought done
    p1 branch:0 ...
    end 142 9f2c51d0a3b7e644

Each line of choices is a seat and its keys in order. The last line counts the choices and holds the start of the
hash of the position they lead to. Nothing in it can run, and nothing is believed before it has been played.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from game.core import paths
from game.core.engine.decision import Illegal
from game.core.engine.rules import Rules
from game.core.errors import TidetableError
from game.core.play import opening
from game.core.play.equal import WAITS
from game.core.play.session import BY_ITSELF, Session

HEAD = "Tidetable game"
FORMAT = 2  # 1 is written still where it is enough: 2 names packs
SUFFIX = ".tidetable.txt"
MAX_BYTES = 1_000_000
MAX_CHOICES = 50_000
WIDTH = 100
HASH = 16


class ShareError(TidetableError):
    """A shared game cannot be written or read; the message `share-problem-<reason>` says it in the player's language.

    `session` is the game as far as its choices can be made by these rules, `made` of `of` choices, where some can; `packs`
    names those it was played with.
    """

    REASONS = (
        "missing", "disk", "too-big", "not-a-share", "newer", "cut-short", "changed", "other-rules", "unknown-game", "packs",
    )  # fmt: skip

    def __init__(self, reason: str, message: str) -> None:
        assert reason in self.REASONS, reason
        super().__init__(message)
        self.reason, self.message = reason, message
        self.session: Session | None = None
        self.made = self.of = 0
        self.packs: tuple[str, ...] = ()


class _Head(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    game: str
    set: str
    mode: str
    options: dict[str, bool | int | str]
    seed: int
    seats: list[dict[str, str]]
    rules: int
    data: str
    every: bool = False  # forced choices are written too
    start: dict[str, Any] | None = None  # a game that began from a position
    packs: list[str] = []  # names of the packs it was played with, for one who does not have them


# --- writing -------------------------------------------------------------------------------------------------
def write(session: Session) -> str:
    """The text of a game so far. What a player did not have to choose is left out where it comes by itself."""
    short = _text(session, False)
    try:
        read(short, session.rules)
    except ShareError:  # played without taking forced choices: then all of them are written
        return _text(session, True)
    return short


def _text(session: Session, every: bool) -> str:
    setup = session.setup
    head = _Head(
        game=setup.game, set=setup.set, mode=setup.mode, options=dict(setup.options), seed=setup.seed,
        seats=[{key: str(value) for key, value in seat.items()} for seat in setup.seats],
        rules=session.rules.version, data=session.rules.data_hash()[:HASH], every=every,
        start=session.first.dump() if session.given else None, packs=_packs(session.rules),
    )  # fmt: skip
    fields = msgspec.to_builtins(head)
    for name in ("every", "start", "packs"):
        if not fields[name]:
            del fields[name]
    chosen = [(e.seat, e.key) for e in session.log if every or not e.auto or e.key in WAITS]
    lines = [f"{HEAD} {FORMAT if head.packs else 1}", json.dumps(fields, ensure_ascii=False, separators=(",", ":"))]
    line, whose = "", ""
    for seat, key in chosen:
        if seat != whose or len(line) + len(key) >= WIDTH:
            lines += [line] if line else []
            line, whose = seat, seat
        line += f" {key}"
    lines += [line] if line else []
    lines.append(f"end {len(chosen)} {session.state.hash()[:HASH]}")
    return "\n".join(lines) + "\n"


def _packs(rules: Rules) -> list[str]:
    from game.core.content.packs import read_manifest

    return [read_manifest(folder, False).name for folder in rules.packs]


def save(session: Session, path: str | Path) -> Path:
    """Writes the file. Raises ShareError ("disk")."""
    target = Path(path)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        paths.write_atomic(target, write(session).encode())
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise ShareError("disk", f"the game cannot be written to {target.name} ({why})") from None
    return target


# --- reading -------------------------------------------------------------------------------------------------
def load(path: str | Path) -> str:
    """The text in a file. Raises ShareError ("missing", "disk", "too-big", "not-a-share")."""
    name = Path(path).name
    try:
        with open(path, "rb") as file:
            content = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise ShareError("missing", f"there is no file {name}") from None
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise ShareError("disk", f"{name} cannot be read ({why})") from None
    if len(content) > MAX_BYTES:
        raise ShareError("too-big", f"{name} has more than {MAX_BYTES} bytes")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ShareError("not-a-share", f"{name} is not a shared game") from None


def game_of(text: str) -> str:
    """Which game a text is of, so that its rules can be fetched. Raises ShareError."""
    return _head(_lines(text)).game


def read(text: str, rules: Rules, **options: Any) -> Session:
    """A session in which the game was played again. `options` go to `Session`. Raises ShareError in one sentence."""
    lines = _lines(text)
    head = _head(lines)
    if head.game != rules.id:
        raise ShareError("unknown-game", f'the shared game is of "{head.game}", not of "{rules.id}"')
    chosen = list(_choices(lines[2:-1]))
    count, goal = _end(lines[-1])
    if count != len(chosen):
        raise ShareError("cut-short", f"the shared game has {len(chosen)} choices where its end counts {count}")
    other = head.data != rules.data_hash()[:HASH] or head.rules != rules.version
    session = _played(head, rules, chosen, options, other)
    if session.state.hash()[:HASH] != goal and not other:  # with other rules the same choices make another position
        raise _differs(other, "the choices of the shared game lead to another position")
    return session


def _played(head: _Head, rules: Rules, chosen: list[tuple[str, str]], options: dict[str, Any], other: bool) -> Session:
    plain = {"game": head.game, "set": head.set, "mode": head.mode, "options": head.options, "seed": head.seed}
    change, auto = options.pop("on_change", None), options.pop("auto", True)
    try:
        written = {**plain, "options": dict(head.options), "seats": head.seats}
        for version in range(head.rules, rules.version):
            if version in rules.migrations:
                rules.migrations[version](written, None)
        setup, gone = opening.checked_setup(rules, written)
        if gone:
            raise opening.Unfit("setup", f"there is no option {gone[0]}")
        start = opening.position(rules, setup, head.start) if head.start is not None else None
        session = Session(rules, setup, start=start, **{**options, **dict.fromkeys(BY_ITSELF, False), "auto": not head.every})
    except Exception as problem:  # whatever a text can bring about
        raise _differs(other, f"the set-up of the shared game cannot be played ({problem})", head) from None
    for at, (seat, key) in enumerate(chosen, 1):
        before = len(session.log)
        try:
            session.choose(seat, key)
        except Exception as problem:
            said = "is not legal" if isinstance(problem, Illegal) else f"cannot be played ({problem})"
            error = _differs(other, f"choice {at} of the shared game ({seat} {key}) {said}", head)
            if other and at > 1 and len(session.log) == before and isinstance(problem, Illegal):
                error.session, error.made, error.of = _ready(session, auto, change, options), at - 1, len(chosen)
            raise error from None
    return _ready(session, auto, change, options)


def _ready(session: Session, auto: bool, change: Any, options: dict[str, Any]) -> Session:
    session.auto, session.on_change = auto, change
    session.auto_end, session.auto_open, session.equal = (bool(options.get(name, False)) for name in BY_ITSELF)
    return session


def _differs(other: bool, what: str, head: _Head | None = None) -> ShareError:
    """Another version is the likelier cause where the versions differ, a changed text where they do not."""
    if other and head is not None and head.packs:
        error = ShareError("packs", f"{what}: it was played with the packs {', '.join(head.packs)[:200]}")
        error.packs = tuple(head.packs[:20])
        return error
    if other:
        return ShareError("other-rules", f"{what}: it was played with another version of these rules and cards")
    return ShareError("changed", f"{what}: the text was changed")


def _lines(text: str) -> list[str]:
    if len(text) > MAX_BYTES:
        raise ShareError("too-big", f"the shared game has more than {MAX_BYTES} signs")
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if not lines or not lines[0].startswith(HEAD):
        raise ShareError("not-a-share", "this is not a shared game of Tidetable")
    version = lines[0][len(HEAD) :].strip()
    if not (version.isascii() and version.isdigit() and len(version) < 9):
        raise ShareError("not-a-share", "this is not a shared game of Tidetable")
    if int(version) > FORMAT:
        raise ShareError("newer", f"the shared game has format {version}, this program reads {FORMAT}")
    if len(lines) < 3 or not lines[-1].startswith("end "):
        raise ShareError("cut-short", "the end of the shared game is missing")
    return lines


def _head(lines: list[str]) -> _Head:
    try:
        return msgspec.json.decode(lines[1].encode(), type=_Head)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise ShareError("changed", "the second line of the shared game is not a set-up") from None


def _choices(lines: list[str]) -> Iterator[tuple[str, str]]:
    count = 0
    for line in lines:
        seat, *keys = line.split()
        if not keys:
            raise ShareError("changed", f'"{line[:40]}" in the shared game is no line of choices')
        for key in keys:
            count += 1
            if count > MAX_CHOICES:
                raise ShareError("too-big", f"the shared game has more than {MAX_CHOICES} choices")
            yield seat, key


def _end(line: str) -> tuple[int, str]:
    parts = line.split()
    if len(parts) != 3 or not (parts[1].isascii() and parts[1].isdigit()) or len(parts[2]) != HASH or len(parts[1]) > 6:
        raise ShareError("cut-short", "the last line of the shared game is not whole")
    return int(parts[1]), parts[2]
