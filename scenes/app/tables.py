"""Opens tables and keeps them: a session with its autosave, from a set-up, a save or a case file."""

from __future__ import annotations

import io
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes.app import game_list, packs

if TYPE_CHECKING:
    import pygame

    from game.core.engine.decision import Setup
    from game.core.play.session import Session
    from scenes.app.program import App
    from scenes.app.scene import Scene


THUMB = 720  # width of the pictures beside the saves
IDLE_S = 300.0  # longer than this between two decisions does not count as playing
NOTES = ("uid", "played", "name", "packs")


class TableSaver:
    """Writes a table after every decision. A disk that refuses is said once; play goes on unsaved.

    Give `saver.changed` to a session as `on_change`; call `close()` when the table is left. It also counts the time
    played, keeps a small picture at quiet moments (a new turn, the end, leaving), and the finished game once it ends.
    `picture()` gives what to keep; without it, or at a table of rivals with hidden hands, there is none.
    """

    def __init__(self, app: App, path: Path, note: dict[str, Any] | None = None) -> None:
        from game.core.play.save import Autosave

        self.app, self.path = app, path
        known = {key: value for key, value in (note or {}).items() if key in NOTES}
        self.note: dict[str, Any] = {"uid": uuid.uuid4().hex, "played": 0.0, **known}
        self.picture: Callable[[], pygame.Surface | None] | None = None
        self._turn: Any = None
        self._clock = time.monotonic()
        self._file: Autosave | None = Autosave(path, background=True)

    def changed(self, session: Session) -> None:
        """Save the table as it is now."""
        from game.core.errors import SaveError

        now = time.monotonic()
        self.note["played"] = round(_number(self.note["played"]) + min(IDLE_S, now - self._clock), 1)
        self._clock = now
        if self._file is not None:
            try:
                self._file.write(session.to_save(**self.note))
            except SaveError as error:
                self._file = None
                self.app.fail(error)
        turn = (getattr(session.state, "turn", 0), session.result is not None)
        if self._turn is not None and turn != self._turn:
            self.keep_picture(wait=False)
        self._turn = turn
        if session.result is not None:
            record(self.app, session, str(self.note["uid"]), _number(self.note["played"]))

    def rename(self, name: str, session: Session) -> bool:
        """Give the table that is being played a name; False once it is left. Raises SaveError."""
        if self._file is None:
            return False
        self.note["name"] = name.strip()
        self._file.write(session.to_save(**self.note))
        self._file.flush()
        return True

    def copy(self, name: str) -> Path:
        """A second table beside this one, as it is now. Raises SaveError."""
        from game.core.play import save_files

        if self._file is not None:
            self._file.flush()
        return save_files.copy(self.path, name)

    @property
    def quick(self) -> Path:
        """Where the quick save of this table lies: out of sight of the list of tables."""
        from game.core import paths

        return paths.saves_dir() / "quick" / f"{self.note['uid']}.json"

    def quick_save(self, session: Session) -> None:
        """Keep this position until the next quick save. Raises SaveError."""
        from game.core import paths
        from game.core.errors import SaveError
        from game.core.play import save

        saved = session.to_save(**self.note)
        saved.saved = time.time()
        try:
            self.quick.parent.mkdir(parents=True, exist_ok=True)
            paths.write_atomic(self.quick, save.encode(saved))
        except OSError as problem:
            raise SaveError("disk", f"the table cannot be saved ({problem.strerror})", self.quick.name) from None

    def quick_load(self, session: Session) -> Session:
        """The table as it was quick saved; it goes on in this table's file. Raises SaveError."""
        from game.core.play import save
        from game.core.play.session import Session

        saved = save.load(self.quick)
        back = Session.from_save(session.rules, saved, auto_end=self.app.settings.auto_end)
        back.on_change = self.changed
        self.changed(back)
        return back

    def keep_picture(self, wait: bool = True) -> None:
        """Write the small picture beside the save; one that cannot be made is simply missing."""
        import pygame

        try:
            seen = self.picture() if self.picture else None
            if seen is None or not seen.get_width():
                return
            size = (THUMB, max(1, round(seen.get_height() * THUMB / seen.get_width())))
            small = pygame.transform.smoothscale(seen.convert(32), size)
        except (pygame.error, ValueError):
            return
        if wait:
            _write_picture(small, self.path)
        else:
            self.app.background(lambda: _write_picture(small, self.path), lambda _: None)

    def close(self) -> None:
        """Write what is left and let others have the table."""
        from game.core.errors import SaveError

        file, self._file = self._file, None
        if file is not None:
            self.keep_picture()
            try:
                file.close()
            except SaveError as error:
                self.app.fail(error)


def _number(value: Any) -> float:
    """A figure from a save's note; 0 for anything else."""
    return float(value) if isinstance(value, int | float) and 0 <= value < 1e9 else 0.0


def _write_picture(picture: pygame.Surface, path: Path) -> None:
    import pygame

    from game.core import paths
    from game.core.play import save_files

    made = io.BytesIO()
    try:
        pygame.image.save(picture, made, "table.png")
        paths.write_atomic(save_files.picture(path), made.getvalue())
    except (OSError, pygame.error):
        pass  # the list draws a stand-in


def record(app: App, session: Session, uid: str, seconds: float) -> None:
    """Keep a finished game for the statistics; what goes wrong is one sentence and costs nothing else."""
    from game.core.play.history import History, HistoryError, finished

    try:
        with History() as history:
            history.record(finished(session, uid, seconds))
            said = app.t("history-aside", file=history.notice) if history.notice else ""
    except HistoryError as error:
        said = app.t(f"history-{error.reason}")
    if said:
        app.say(said)
        app.tip_now(said, None)


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


def start(app: App, setup: Setup, keep: bool = True) -> tuple[Session, TableSaver | None]:
    """A new game. Raises UsageError (a set-up that cannot be played), SaveError."""
    from game.core.play.session import Session

    rules = game_list.rules_for(setup.game)
    packs.say_problems(app, setup.game)
    session = Session(rules, setup, auto_end=app.settings.auto_end)
    if not keep:
        return session, None
    saver = TableSaver(app, fresh_path(setup), packs.note(setup.game))
    session.on_change = saver.changed
    saver.changed(session)
    return session, saver


def resume(app: App, path: Path, keep: bool = True) -> tuple[Session, TableSaver | None]:
    """A saved table, going on in the same file. Raises SaveError."""
    from game.core.play import save, save_files
    from game.core.play.session import Session

    saved = save.load(path)
    saver = TableSaver(app, save_files.newest(path), saved.note) if keep else None
    try:
        rules = packs.rules_of(app, saved)
        session = Session.from_save(rules, saved, auto_end=app.settings.auto_end)
    except BaseException:
        if saver:
            saver.close()
        raise
    if saver:
        session.on_change = saver.changed
    return session, saver


def open_table(app: App, setup: Setup, keep: bool = True) -> Scene:
    """Start a new game and show its table."""
    app.please_wait(app.t("ui-opening"))
    return _show(app, *start(app, setup, keep))


def open_save(app: App, path: Path, keep: bool = True) -> Scene:
    """Show a saved table. A table that is open now is left first, so that its file is free."""
    from game.core.play import save_files

    app.please_wait(app.t("ui-opening"))
    for scene in app.stack:
        holder: TableSaver | None = getattr(scene, "saver", None)
        if holder is not None and holder.path == save_files.newest(path):
            holder.close()
    return _show(app, *resume(app, path, keep))


def go_on(app: App, session: Session, saver: TableSaver) -> Scene:
    """Show another position of the table that is open now, in the same file."""
    for scene in app.stack:
        if getattr(scene, "saver", None) is saver:
            scene.saver = None  # type: ignore[attr-defined]  # it is not to be closed with the old scene
    return _show(app, session, saver)


def open_case(app: App, path: Path) -> Scene:
    """Show the position a case file gives (the first case of several); it is played unsaved. Raises DataError."""
    from game.core.play import cases
    from game.core.play.session import Session

    rules, setup, state = cases.open_case(path)
    named = tuple({"name": f"P{n + 1}", "colour": game_list.COLOURS[n], **seat} for n, seat in enumerate(setup.seats))
    session = Session(rules, setup._replace(seats=named), start=state, auto_end=app.settings.auto_end)
    return _show(app, session, None)


def _show(app: App, session: Session, saver: TableSaver | None) -> Scene:
    from scenes.table.guide import table_of

    table: Any = table_of(app, session, saver)
    humans = sum(session.control(seat) == "human" for seat in session.state.seats)
    if saver is not None:
        if not game_list.box(session.rules.id).rivals or humans < 2:
            saver.picture = lambda: _chart(table)
        elif hasattr(table.model.centre, "public"):
            saver.picture = table.model.centre.public  # what everybody may see, and no more
    return app.replace(table)


def _chart(table: Any) -> pygame.Surface | None:
    """The part of a table worth a picture: its board."""
    canvas = table.model.canvas
    if canvas is None:
        return None
    board = table.model.grid.sheet.clip(canvas.get_rect())
    return canvas.subsurface(board) if board.w and board.h else None
