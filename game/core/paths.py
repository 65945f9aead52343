"""Where files are: shipped data, the user's folder, the cache. Every path may hold any letters."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game.core.errors import DataError, Localized

APP = "tidetable"
HOME_VARIABLE = "TIDETABLE_HOME"  # one folder for everything of the user; tests and checks set it
CACHE_VARIABLE = "TIDETABLE_CACHE"


def root_dir() -> Path:
    """The folder that holds ``data/`` and ``art/``: the repository, or the inside of a packaged program."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).resolve().parents[2]


def data_dir() -> Path:
    """Shipped data: cards, boards, words."""
    return root_dir() / "data"


def art_dir() -> Path:
    """Shipped pictures."""
    return root_dir() / "art"


def text_dir() -> Path:
    """Shipped words that all games share, one folder per language."""
    return data_dir() / "text"


def text_dirs() -> list[Path]:
    """The folders of all shipped words: those that games share first, then each game's own."""
    return [text_dir(), *sorted(data_dir().glob("*/text"))]


def user_dir() -> Path:
    """The user's own folder (saves, settings, packs). Not created by asking for it."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home)
    import platformdirs  # only where needed: every command of the program pays for it otherwise

    return Path(platformdirs.user_data_dir(APP, appauthor=False))


def cache_dir() -> Path:
    """Files that may be deleted at any time; a place of their own for those who share nothing else (the tests)."""
    if place := os.environ.get(CACHE_VARIABLE):
        return Path(place)
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / "cache"
    import platformdirs

    return Path(platformdirs.user_cache_dir(APP, appauthor=False))


def saves_dir() -> Path:
    """The user's saved tables."""
    return user_dir() / "saves"


def packs_dir() -> Path:
    """The user's packs, one folder each."""
    return user_dir() / "packs"


def short(path: str | Path) -> str:
    """A path as shown in errors: relative to the program or the current folder where it lies inside."""
    full = Path(path)
    for base in (root_dir(), Path.cwd()):
        try:
            return full.resolve().relative_to(base.resolve()).as_posix()
        except (ValueError, OSError):
            continue
    return str(path)


def read_bytes(path: str | Path, limit: int) -> bytes:
    """A file's content, or a DataError that says in one sentence why there is none."""
    name = short(path)
    try:
        with open(path, "rb") as file:
            content = file.read(limit + 1)
    except FileNotFoundError:
        raise DataError(Localized("there is no such file", "no-file"), name) from None
    except IsADirectoryError:
        raise DataError(Localized("this is a folder, not a file", "folder"), name) from None
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise DataError(Localized(f"the file cannot be read ({reason})", "unreadable", why=str(reason)), name) from None
    if len(content) > limit:
        raise DataError(Localized(f"the file has more than {limit} bytes", "too-long", most=limit), name)
    return content


def decode_utf8(raw: bytes, name: str) -> str:
    """Text of a UTF-8 file; a byte order mark at its start is dropped. Raises DataError with the line."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = raw.count(b"\n", 0, problem.start) + 1
        raise DataError(Localized("the file is not UTF-8 text", "not-utf8"), name, line) from None


def write_atomic(path: Path, content: bytes, durable: bool = False) -> None:
    """Puts ``content`` at ``path`` in one step, so that no reader ever sees half of it.

    ``durable`` also waits for the disk. Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        temporary.unlink(missing_ok=True)  # left by a killed program, or a link somebody laid there
        with open(temporary, "xb") as file:
            file.write(content)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
