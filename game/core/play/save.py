"""Saved tables: JSON with a checksum, written so that a killed program or a power cut leaves a whole file.

A save is one line ``{"tidetable-save":2,"sha256":"...","body":{...}}``; the checksum is over the bytes of
the body. Three generations lie side by side: ``x.json`` (newest), ``x.1.json``, ``x.2.json``; the lock is
``x.lock`` (`autosave.py`). Nothing in a save can run: it is decoded into plain values and checked, never unpickled or
evaluated.
"""

from __future__ import annotations

import hashlib
import os
import time
from pathlib import Path
from typing import Any

import msgspec

from game.core import paths
from game.core.errors import SaveError

FORMAT = 2
READ = (1, 2)  # format 1 (version 0.1.0) had no checkpoint and no effects
MARK = b'{"tidetable-save":'
MAX_BYTES = 8_000_000
GENERATIONS = 3


class Save(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a save holds. ``log`` entries and ``state`` are the session's business; they must be JSON-able.

    ``data_hash`` names the data the state was made with; ``note`` is for lists (turn, phase, seats, points).
    ``checkpoint`` holds the fields in which the start of the phase differs from ``state``; ``effects`` the hash of every
    one that is being carried out; ``earlier`` the choices before a position that was taken over from another version.
    Keys of dicts must be text: JSON knows no others.
    """

    game: str
    rules_version: int
    data_hash: str
    setup: dict[str, Any]
    log: list[Any]
    state: dict[str, Any] | None = None
    note: dict[str, Any] = {}
    saved: float = 0.0  # seconds since 1970, filled when written
    checkpoint: dict[str, Any] | None = None
    effects: dict[str, str] | None = None  # None: not known
    earlier: list[Any] = []


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: int = msgspec.field(name="tidetable-save")
    sha256: str
    body: msgspec.Raw


class _Glance(msgspec.Struct):
    """What a save of any later format most likely still has."""

    game: str
    setup: dict[str, Any] = {}
    log: list[Any] = []
    note: dict[str, Any] = {}
    saved: float = 0.0
    rules_version: int = 0


class SaveInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a list of saves; ``problem``: it cannot be read; ``previous``: an older one that can."""

    path: Path
    save: Save | None
    problem: SaveError | None = None
    previous: Path | None = None


_encoder = msgspec.json.Encoder()
_decode_file = msgspec.json.Decoder(_File)
_decode_body = msgspec.json.Decoder(Save)
_decode_glance = msgspec.json.Decoder(_Glance)

DEPTH, LENGTH, ITEMS, NUMBER = 40, 20_000, 60_000, 1 << 64
LATEST = 4e9  # seconds since 1970 that every system can write as a date


def bounded(value: object, depth: int = DEPTH) -> bool:
    """Whether plain data is no deeper, longer or larger than anything a game makes."""
    if isinstance(value, str):
        return len(value) <= LENGTH
    if isinstance(value, int | float):
        return -NUMBER <= value <= NUMBER
    if isinstance(value, dict):
        return depth > 0 and len(value) <= ITEMS and all(len(k) <= LENGTH and bounded(v, depth - 1) for k, v in value.items())
    if isinstance(value, list):
        return depth > 0 and len(value) <= ITEMS and all(bounded(item, depth - 1) for item in value)
    return value is None


def encode(save: Save) -> bytes:
    """The exact content of the file. Raises TypeError when ``save`` holds something JSON cannot."""
    body = _encoder.encode(save)
    checksum = hashlib.sha256(body).hexdigest().encode()
    return b'%s%d,"sha256":"%s","body":%s}\n' % (MARK, FORMAT, checksum, body)


def decode(content: bytes, name: str = "") -> Save:
    """The save in ``content``. Raises SaveError, whose ``reason`` says what is wrong with it."""
    if not content.startswith(MARK):
        if content and MARK.startswith(content):
            raise SaveError("cut-short", "the save is incomplete: nearly all of it is missing", name)
        raise SaveError("not-a-save", "this is not a Tidetable save", name)
    changed = SaveError("changed", "the save is damaged: its content does not match its checksum", name)
    version = content[len(MARK) : len(MARK) + 12].partition(b",")[0]
    if not version.isdigit():
        raise changed
    if int(version) > FORMAT:
        newer = SaveError("newer", f"the save has format {int(version)}, this program reads {FORMAT}", name)
        newer.save = _glance(content)
        raise newer
    if int(version) not in READ:
        raise SaveError("older", f"the save has format {int(version)}, which is no longer read", name)
    if not content.endswith(b"}\n"):
        raise SaveError("cut-short", "the save is incomplete: its end is missing", name)
    try:
        file = _decode_file.decode(content)
        if hashlib.sha256(file.body).hexdigest() != file.sha256:
            raise changed
        save = _decode_body.decode(file.body)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise changed from None
    if not _sound(save):
        raise changed
    save.saved = min(max(save.saved, 0.0), LATEST)
    return save


def _sound(save: Save) -> bool:
    """Whether nothing in a save is larger than it can be, and its seats and choices look like seats and choices."""
    seats = save.setup.get("seats", [])
    return (
        0 <= save.rules_version < 1_000_000
        and len(save.game) <= 100
        and bounded(save.setup)
        and bounded(save.note, 8)
        and bounded(save.log)
        and bounded(save.earlier)
        and bounded(save.state)
        and bounded(save.checkpoint)
        and isinstance(seats, list)
        and len(seats) <= 20
        and all(isinstance(seat, dict) and len(seat) <= 50 for seat in seats)
    )


def _glance(content: bytes) -> Save | None:
    """What can be read of a save that a newer program wrote: seats, choices, how far it was. None where that is nothing."""
    try:
        body = msgspec.json.decode(content, type=dict[str, msgspec.Raw]).get("body", msgspec.Raw(b""))
        seen = _decode_glance.decode(body)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    save = Save(
        game=seen.game, rules_version=max(0, seen.rules_version), data_hash="", setup=seen.setup, log=seen.log, note=seen.note,
        saved=min(max(seen.saved, 0.0), LATEST),
    )  # fmt: skip
    return save if _sound(save) else None


def load(path: str | Path, game: str | None = None, rules_version: int | None = None) -> Save:
    """Reads and verifies a save. Raises SaveError.

    ``game`` refuses other games' saves, ``rules_version`` those made by newer rules than these.
    """
    name = Path(path).name
    try:
        with open(path, "rb") as file:
            content = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise SaveError("missing", "there is no such save", name) from None
    except (OSError, ValueError) as problem:
        raise SaveError("disk", f"the save cannot be read ({system_reason(problem)})", name) from None
    if len(content) > MAX_BYTES:
        raise SaveError("too-big", f"the save has more than {MAX_BYTES} bytes", name)
    save = decode(content, name)
    if game is not None and save.game != game:
        raise SaveError("other-game", f'the save is of "{save.game}", not of "{game}"', name)
    if rules_version is not None and save.rules_version > rules_version:
        raise SaveError("newer", f"the save was made with newer rules ({save.rules_version})", name)
    return save


def generation(path: str | Path, number: int) -> Path:
    """``x.json`` for 0, ``x.1.json`` for the one before it, and so on."""
    newest = Path(path)
    return newest if number == 0 else newest.with_name(f"{newest.stem}.{number}{newest.suffix}")


def previous_generation(path: str | Path) -> Path | None:
    """The newest older generation of ``x.json`` that can be read, or None."""
    for number in range(1, GENERATIONS):
        older = generation(path, number)
        try:
            load(older)
        except SaveError:
            continue
        return older
    return None


def write(path: str | Path, save: Save) -> None:
    """Puts ``save`` at ``path`` and moves the older generations back. Raises SaveError ("disk").

    At every moment ``path`` is either the old or the new save, whole. Only the holder of the lock may write.
    """
    save.saved = time.time()
    put_file(Path(path), encode(save))


def put_file(path: Path, content: bytes) -> None:
    fresh = path.with_name(f"{path.name}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)  # left by a killed program, or a link somebody laid there: never written through
        with open(fresh, "xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            for number in range(GENERATIONS - 1, 1, -1):
                younger = generation(path, number - 1)
                if younger.exists():
                    _replace(younger, generation(path, number))
            _double(path, generation(path, 1))
        _replace(fresh, path)
        _sync_folder(path.parent)
    except (OSError, ValueError) as problem:
        try:
            fresh.unlink(missing_ok=True)
        except (OSError, ValueError):
            pass
        raise SaveError("disk", f"the table cannot be saved ({system_reason(problem)})", path.name) from None


def _double(source: Path, target: Path) -> None:
    """Makes ``target`` a second name of ``source`` (or a copy where the disk knows no second names)."""
    try:
        os.link(source, target)
    except OSError:
        paths.write_atomic(target, source.read_bytes())


def _replace(source: Path, target: Path) -> None:
    """os.replace; tried again for a moment, because on Windows a scanner may hold the file."""
    for wait in (0.002, 0.01, 0.05, 0.2):
        try:
            os.replace(source, target)
            return
        except PermissionError:
            if os.name != "nt":
                raise
            time.sleep(wait)
    os.replace(source, target)


def _sync_folder(folder: Path) -> None:
    """Makes the renames themselves durable, where the system lets a folder be synced."""
    if os.name == "nt":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)


def system_reason(problem: Exception) -> str:
    return getattr(problem, "strerror", None) or str(problem)


def list_saves(folder: str | Path | None = None) -> list[SaveInfo]:
    """All tables in a folder (the user's saves when none is named), newest first, broken ones at the end."""
    where = Path(folder) if folder is not None else paths.saves_dir()
    try:
        files = {each.name: each for each in where.iterdir() if each.suffix == ".json" and each.is_file()}
    except OSError:
        return []
    tables: set[Path] = set()
    for file in files.values():
        stem, _, number = file.stem.rpartition(".")
        old = bool(stem) and number.isdigit() and 0 < int(number) < GENERATIONS
        tables.add(file.with_name(f"{stem}.json") if old else file)
    found = []
    for path in sorted(tables):
        try:
            found.append(SaveInfo(path=path, save=load(path)))
        except SaveError as problem:
            found.append(SaveInfo(path=path, save=None, problem=problem, previous=previous_generation(path)))
    return sorted(found, key=lambda info: -info.save.saved if info.save else 1.0)
