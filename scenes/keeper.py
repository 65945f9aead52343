"""Opens tables and keeps them: a session with its autosave, from a set-up, a save or a case file."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes import assets

if TYPE_CHECKING:
    from game.core.decision import Setup
    from game.core.session import Session
    from scenes.app import App
    from scenes.scene import Scene


class Keeper:
    """Writes a table after every decision. A disk that refuses is said once; play goes on unsaved.

    Give `keeper.changed` to a session as `on_change`; call `close()` when the table is left.
    """

    def __init__(self, app: App, path: Path) -> None:
        from game.core.save import Autosave

        self.app, self.path = app, path
        self._file: Autosave | None = Autosave(path, background=True)

    def changed(self, session: Session) -> None:
        """Save the table as it is now."""
        from game.core.errors import SaveError

        if self._file is None:
            return
        try:
            self._file.write(session.to_save())
        except SaveError as error:
            self._file = None
            self.app.fail(error)

    def close(self) -> None:
        """Write what is left and let others have the table."""
        from game.core.errors import SaveError

        file, self._file = self._file, None
        if file is not None:
            try:
                file.close()
            except SaveError as error:
                self.app.fail(error)


def fresh_path(setup: Setup) -> Path:
    """Where a new table is kept: game, day and time, so that names sort and never clash."""
    from game.core import paths

    stem = f"{setup.game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = paths.saves_dir() / f"{stem}.json"
    n = 2
    while path.exists() or path.with_suffix(".lock").exists():
        path = paths.saves_dir() / f"{stem}-{n}.json"
        n += 1
    return path


def start(app: App, setup: Setup, keep: bool = True) -> tuple[Session, Keeper | None]:
    """A new game. Raises UsageError (a set-up that cannot be played), SaveError."""
    from game.core.session import Session

    rules = assets.rules_for(setup.game)
    session = Session(rules, setup, auto_end=app.settings.auto_end)
    if not keep:
        return session, None
    keeper = Keeper(app, fresh_path(setup))
    session.on_change = keeper.changed
    keeper.changed(session)
    return session, keeper


def resume(app: App, path: Path, keep: bool = True) -> tuple[Session, Keeper | None]:
    """A saved table, going on in the same file. Raises SaveError."""
    from game.core import save
    from game.core.session import Session

    kept = save.load(path)
    keeper = Keeper(app, _newest(path)) if keep else None
    try:
        rules = assets.rules_for(kept.game)
        session = Session.from_save(rules, kept, auto_end=app.settings.auto_end)
    except BaseException:
        if keeper:
            keeper.close()
        raise
    if keeper:
        session.on_change = keeper.changed
    return session, keeper


def _newest(path: Path) -> Path:
    """The file an older generation belongs to (`x.1.json` -> `x.json`)."""
    stem, _, number = path.stem.rpartition(".")
    return path.with_name(f"{stem}{path.suffix}") if stem and number.isdigit() else path


def open_table(app: App, setup: Setup, keep: bool = True) -> Scene:
    """Start a new game and show its table."""
    return _show(app, *start(app, setup, keep))


def open_save(app: App, path: Path, keep: bool = True) -> Scene:
    """Show a saved table. A table that is open now is left first, so that its file is free."""
    for scene in app.stack:
        holder: Keeper | None = getattr(scene, "keeper", None)
        if holder is not None and holder.path == _newest(path):
            holder.close()
    return _show(app, *resume(app, path, keep))


def open_case(app: App, path: Path) -> Scene:
    """Show the position a case file gives (the first case of several); it is played unsaved. Raises DataError."""
    from game.core import cases
    from game.core.session import Session

    rules, setup, state = cases.open_case(path)
    named = tuple({"name": f"P{n + 1}", "colour": assets.COLOURS[n], **seat} for n, seat in enumerate(setup.seats))
    session = Session(rules, setup._replace(seats=named), start=state, auto_end=app.settings.auto_end)
    return _show(app, session, None)


def _show(app: App, session: Session, keeper: Keeper | None) -> Scene:
    from scenes.table import TableScene

    table: Any = TableScene(app, session, keeper)
    return app.replace(table)
