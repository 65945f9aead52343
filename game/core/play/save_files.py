"""What is done to saved tables from outside: rename, copy, throw away and take back, look up by path.

A table is its save with the older generations and the picture beside it. Thrown-away tables lie in a folder of
their own, one per running program, until `empty` is called; then they are gone.
"""

from __future__ import annotations

import os
import shutil
import time
import uuid
from pathlib import Path

from game.core import paths
from game.core.errors import SaveError
from game.core.play import save
from game.core.play.autosave import TableLock

TRASH = "trash"
STALE_S = 86_400.0


def picture(path: str | Path) -> Path:
    """Where the small picture of a table lies (it may be missing)."""
    return Path(path).with_suffix(".png")


def newest(path: str | Path) -> Path:
    """The file an older generation belongs to (`x.1.json` -> `x.json`)."""
    given = Path(path)
    stem, _, number = given.stem.rpartition(".")
    return given.with_name(f"{stem}{given.suffix}") if stem and number.isdigit() else given


def files(path: str | Path) -> list[Path]:
    """All files of a table that exist, but for its lock."""
    all_ = [*(save.generation(path, n) for n in range(save.GENERATIONS)), picture(path)]
    return [each for each in all_ if each.exists()]


def rename(path: str | Path, name: str) -> None:
    """Give a table a name of its own ("" takes it away). Raises SaveError ("busy", "disk", or what is wrong with it)."""
    with TableLock(path):
        kept = save.load(path)
        when = kept.saved
        kept.note = {**kept.note, "name": name.strip()} if name.strip() else _without(kept.note, "name")
        kept.saved = when
        _rewrite(Path(path), kept)


def copy(path: str | Path, name: str = "") -> Path:
    """A second table that goes on by itself; its first position is the present one. Raises SaveError."""
    kept = save.load(path)
    target = free(Path(path))
    kept.note = {**kept.note, "uid": uuid.uuid4().hex, **({"name": name} if name else {})}
    with TableLock(target):
        _rewrite(target, kept)
    try:
        if picture(path).exists():
            shutil.copyfile(picture(path), picture(target))
    except OSError:
        pass  # a table without its picture is drawn a stand-in
    return target


def free(path: Path) -> Path:
    """A name beside `path` that is not taken."""
    stem, n = path.stem, 2
    while True:
        target = path.with_name(f"{stem}-{n}{path.suffix}")
        if not target.exists() and not target.with_suffix(".lock").exists() and not save.generation(target, 1).exists():
            return target
        n += 1


def bring(path: str | Path) -> Path:
    """Copy a save from anywhere into the player's folder and return it there. Raises SaveError."""
    given = Path(path)
    kept = save.load(given)
    folder = paths.saves_dir()
    if given.resolve().parent == folder.resolve():
        return newest(given)
    target = folder / f"{newest(given).stem}.json"
    if target.exists() or target.with_suffix(".lock").exists():
        target = free(target)
    with TableLock(target):
        _rewrite(target, kept)
    return target


def export(path: str | Path) -> Path:
    """A copy of a save's file, byte by byte, in the player's folder `shared`. Raises SaveError ("disk")."""
    given = Path(path)
    target = paths.user_dir() / "shared" / given.name
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        paths.write_atomic(target, given.read_bytes())
    except OSError as problem:
        raise SaveError("disk", f"the save cannot be copied ({problem.strerror})", given.name) from None
    return target


def throw_away(path: str | Path) -> Path:
    """Move a table to the trash; returns its folder there. Raises SaveError ("busy" while it is played, "disk")."""
    own = Path(path)
    folder = own.parent / TRASH / str(os.getpid()) / uuid.uuid4().hex[:8]
    with TableLock(own):
        moved: list[tuple[Path, Path]] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for each in files(own):
                os.replace(each, folder / each.name)
                moved.append((each, folder / each.name))
        except OSError as problem:
            for there, here in moved:
                os.replace(here, there)
            raise SaveError("disk", f"the save cannot be removed ({problem.strerror})", own.name) from None
    return folder


def take_back(folder: Path) -> list[Path]:
    """Move a thrown-away table back where it was; returns its files. Raises SaveError."""
    home = folder.parent.parent.parent
    out = []
    try:
        for each in sorted(folder.iterdir()):
            os.replace(each, home / each.name)
            out.append(home / each.name)
        folder.rmdir()
    except OSError as problem:
        raise SaveError("disk", f"the save cannot be put back ({problem.strerror})", folder.name) from None
    return out


def empty(folder: str | Path | None = None) -> None:
    """Remove what this program threw away, and what others left behind more than a day ago."""
    trash = (Path(folder) if folder is not None else paths.saves_dir()) / TRASH
    try:
        for each in trash.iterdir():
            if each.name == str(os.getpid()) or time.time() - each.stat().st_mtime > STALE_S:
                shutil.rmtree(each, ignore_errors=True)
        trash.rmdir()
    except OSError:
        pass  # nothing there, or another program's trash still in it


def _without(note: dict[str, object], key: str) -> dict[str, object]:
    return {k: v for k, v in note.items() if k != key}


def _rewrite(path: Path, kept: save.Save) -> None:
    """Write a save as it is, its date kept; the older generations stay."""
    try:
        paths.write_atomic(path, save.encode(kept), durable=True)
    except OSError as problem:
        raise SaveError("disk", f"the table cannot be saved ({problem.strerror})", path.name) from None
