"""What is kept of a fault: one text file in the player's folder, to be read, sent or thrown away by them.

Nothing is sent. The file holds the fault, the last things the program said, versions and platform, and the running
table as a shared game (set-up, seed and choices), so that the fault can be met again. While the seats of that table have secrets
nothing stands in it that tells of them (table, seed, arguments, what was said, the words of the fault), unless the players agree.
"""

from __future__ import annotations

import platform
import sys
import time
import traceback
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.app.scene import Host

KEEP = 20  # older reports go
TAIL = 60
PACKAGES = ("pygame-ce", "pytmx", "PyYAML", "msgspec", "fluent.runtime", "platformdirs")


def report(
    error: BaseException,
    *,
    said: Iterable[str] = (),
    where: Sequence[str] = (),
    session: Any = None,
    argv: Sequence[str] = (),
    agreed: bool = False,
) -> Path | None:
    """Write the file and return its path; None where the folder cannot be written. A fault met again (a command hands
    on what a scene raised) keeps its file. Never raises.

    `said`: what the program said last; `where`: the open scenes, lowest first; `session`: the running table; `agreed`: its
    players want it written, secrets and all.
    """
    known = getattr(error, "report_file", None)
    if isinstance(known, Path) and not agreed:
        return known
    try:
        from game.core import paths

        folder = paths.user_dir() / "reports"
        folder.mkdir(parents=True, exist_ok=True)
        stem, n = f"tidetable-{time.strftime('%Y%m%d-%H%M%S')}", 1
        while (path := folder / (f"{stem}.txt" if n == 1 else f"{stem}-{n}.txt")).exists():
            n += 1
        if isinstance(known, Path):
            path = known
        text = "\n".join(_parts(error, list(said)[-TAIL:], where, session, argv, agreed)) + "\n"
        paths.write_atomic(path, text.encode("utf-8", "replace"))
        for old in sorted(folder.glob("tidetable-*.txt"), key=lambda each: each.stat().st_mtime)[:-KEEP]:
            old.unlink(missing_ok=True)
        error.report_file = path  # type: ignore[attr-defined]
        return path
    except Exception:  # a report that cannot be written must not hide the fault it is about
        return None


def of(app: Host, error: BaseException, agreed: bool = False) -> Path | None:
    """The report of a fault in a scene."""
    where = [scene.name for scene in app.stack]
    return report(error, said=app.spoken, where=where, session=_session(app), argv=sys.argv[1:], agreed=agreed)


def _session(app: Host) -> Any:
    """The running table; one with secrets before any other."""
    found = [s for s in (scene.session for scene in reversed(app.stack)) if s is not None]
    return next((s for s in found if _sealed(s)), found[0] if found else None)


def keeps_secrets(app: Host) -> bool:
    """Whether what is written or shown of a fault now must not tell of the running table."""
    return _sealed(_session(app))


def _sealed(session: Any) -> bool:
    from scenes.app.seals import sealed

    try:
        return session is not None and sealed(session)
    except Exception:  # a table that failed may fail here again: then nothing of it is told
        return True


def trace(error: BaseException, secret: bool) -> str:
    """Where it happened; `secret`: without the words of the errors, which may name a hidden card."""
    if not secret:
        return "".join(traceback.format_exception(error)).rstrip()
    chain: list[BaseException] = []
    at: BaseException | None = error
    while at is not None and at not in chain:
        chain.append(at)
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)
    return "".join(f"{''.join(traceback.format_tb(each.__traceback__))}{type(each).__name__}\n" for each in chain[::-1]).rstrip()


def _parts(error: BaseException, said: list[str], where: Sequence[str], session: Any, argv: Sequence[str],
           agreed: bool) -> list[str]:  # fmt: skip
    hidden = not agreed and _sealed(session)
    out = ["Tidetable fault report", "This file was written on this computer only; nothing is sent.", ""]
    out += [f"time: {time.strftime('%Y-%m-%d %H:%M:%S')}", *versions()]
    out += [f"open: {' > '.join(where) or '-'}"]
    if hidden:
        out += [f"game: {_safely(lambda: session.setup.game)}", "seed, messages and table: left out, its seats have secrets"]
        return [*out, "", "== Fault", trace(error, True)]
    out += [f"arguments: {' '.join(argv) or '-'}"]
    if session is not None:
        out += [f"game: {_safely(lambda: session.setup.game)}", f"seed: {_safely(lambda: session.setup.seed)}"]
        out += [f"choices: {_safely(lambda: len(session.log))}"]
    out += ["", "== Fault", trace(error, False), "", "== Said last", *(said or ["-"])]
    if session is not None:
        out += ["", "== The table, to be opened as a shared game", _safely(lambda: _share(session))]
    return out


def versions() -> list[str]:
    """Program, Python, packages, SDL and platform, a line each."""
    from importlib import metadata

    from scenes import VERSION

    out = [f"Tidetable {VERSION}{' (packaged)' if getattr(sys, 'frozen', False) else ''}"]
    out += [f"Python {platform.python_version()} on {platform.platform()}"]
    found = []
    for name in PACKAGES:
        try:
            found.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:  # a packaged program may not carry it
            continue
    out += [", ".join(found)] if found else []
    pygame = sys.modules.get("pygame")
    if pygame is not None:
        out += [f"pygame {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"]
    return out


def _share(session: Any) -> str:
    from game.core.play import share

    return share.write(session)


def _safely(fn: Any) -> str:
    try:
        return str(fn())
    except Exception as problem:
        return f"(cannot be written: {type(problem).__name__}: {problem})"
