"""Opens tables and keeps them: a session with its autosave, from a set-up, a save or a case file."""

from __future__ import annotations

import io
import os
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.errors import SaveError, UsageError
from scenes.app import game_list, packs
from scenes.app.seats import CHOOSING, COLOURS

if TYPE_CHECKING:
    import pygame

    from game.core.engine.decision import Setup
    from game.core.play.opening import Opened
    from game.core.play.save import Save
    from game.core.play.session import Session
    from scenes.app.scene import Host, Scene


THUMB = 720  # width of the pictures beside the saves
IDLE_S = 300.0  # longer than this between two decisions does not count as playing
STEP_GAMES = 2  # finished games in which each step of the game waits; then passing by themselves is offered
SERIES = "series"  # in the note of a save: how the games before it ended, see `scenes.table.series`
DAILY = "daily"  # in the note of a save: the day whose deal it is
NOTES = ("uid", "played", "name", "packs", "advice", SERIES, CHOOSING, DAILY)


class TableSaver:
    """Writes a table after every decision. A disk that refuses is said once and tried again; meanwhile `unsaved` holds.

    This program has one saver of a table: a second one of the same file closes the first. So no lock of our own is ever
    in the way, whatever became of the scene that held it.

    Give `saver.changed` to a session as `on_change`; call `close()` when the table is left. It also counts the time
    played, keeps a small picture at quiet moments (a new turn, the end, leaving), and the finished game once it ends.
    `picture()` gives what to keep; without it, or at a table of rivals with hidden hands, there is none.
    """

    def __init__(self, app: Host, path: Path, note: dict[str, Any] | None = None) -> None:
        from game.core.play.autosave import Autosave

        release(app, path)
        self.app, self.path = app, path
        known = {key: value for key, value in (note or {}).items() if key in NOTES}
        self.note: dict[str, Any] = {"uid": uuid.uuid4().hex, "played": 0.0, **known}
        self.picture: Callable[[], pygame.Surface | None] | None = None
        self._turn: Any = None
        self._clock = time.monotonic()
        self._file: Autosave | None = Autosave(path, background=True)
        self._told: SaveError | None = None  # what was said about a disk that refuses, while it does
        app.savers[_full(path)] = self

    @property
    def unsaved(self) -> bool:
        """Whether the newest position is not on disk because it cannot be written, or because the table was given up."""
        return self._file is None or self._file.problem is not None

    def watch(self) -> bool:
        """Say it when the disk begins to refuse and when it takes the table again; returns `unsaved`."""
        problem = self._file.problem if self._file is not None else None
        if problem is not None and self._told is None:
            self._told = problem
            self.app.fail(problem)
        elif problem is None and self._told is not None and self._file is not None:
            self._told = None
            self.app.say(self.app.t("table-saved-again"))
        return self.unsaved

    def changed(self, session: Session) -> None:
        """Save the table as it is now. What cannot be made into a save is raised before anything is written."""
        now = time.monotonic()
        played = round(_number(self.note["played"]) + min(IDLE_S, now - self._clock), 1)
        if self._file is not None:
            self._file.write(session.to_save(**{**self.note, "played": played}))
        self.note["played"], self._clock = played, now
        try:
            self._saved(session)
        except Exception as error:  # the decision stands and is saved; only what is kept beside it failed
            self.app.fail(error)

    def _saved(self, session: Session) -> None:
        """What else is kept at such a moment: a picture at a new turn, the finished game."""
        turn = (session.state.turn, session.result is not None)
        if self._turn is not None and turn != self._turn:
            self.keep_picture(wait=False)
        self._turn = turn
        if session.result is not None:
            record(self.app, session, str(self.note["uid"]), _number(self.note["played"]))
            if day := str(self.note.get(DAILY, "")):
                record_daily(self.app, session, day, str(self.note["uid"]), _number(self.note["played"]))

    def chooses(self, seat: str, session: Session) -> None:
        """This seat was handed the screen: a table that is left now opens at its curtain."""
        if self._file is not None and self.note.get(CHOOSING) != seat:
            self.note[CHOOSING] = seat
            self._file.write(session.to_save(**self.note))

    def keep(self, name: str, value: str, session: Session) -> None:
        """Note something about this table that is not part of its game, and write it."""
        self.note[name] = value
        if self._file is not None:
            self._file.write(session.to_save(**self.note))

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
        from game.core.play import opening, save

        opened = opening.open_save(session.rules, save.load(self.quick), **by_itself(self.app))
        back = opened.session
        if back is None or opened.how == "checkpoint":
            raise SaveError("rules", f"the quick save cannot be played on ({opened.why})", self.quick.name)
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
        except Exception:  # a table that failed may fail here again, and is left all the same
            return
        if wait:
            _write_picture(small, self.path)
        else:
            self.app.background(lambda: _write_picture(small, self.path), lambda _: None)

    def flush(self) -> None:
        """Wait until all that was decided is on disk. A disk that refuses is said by `watch`."""
        if self._file is not None:
            try:
                self._file.flush()
            except SaveError:
                self.watch()

    def close(self) -> None:
        """Write what is left and let others have the table."""
        file, self._file = self._file, None
        if self.app.savers.get(_full(self.path)) is self:
            del self.app.savers[_full(self.path)]
        if file is not None:
            try:
                self.keep_picture()
            finally:
                try:
                    file.close()
                except SaveError as error:
                    self.app.fail(error)


def _full(path: Path) -> str:
    return os.path.abspath(path)


def release(app: Host, path: Path) -> None:
    """Close the saver that this program has of a table, if there is one: what is left is written, its file is free."""
    holder = app.savers.get(_full(path))
    if holder is not None:
        holder.close()


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


def record(app: Host, session: Session, uid: str, seconds: float) -> None:
    """Keep a finished game for the statistics; what goes wrong is one sentence and costs nothing else."""
    from game.core.play.history import History, HistoryError, finished

    try:
        with History() as history:
            history.record(finished(session, uid, seconds))
            settings = app.settings
            if not settings.faster and settings.speed == "step" and len(history.games()) >= STEP_GAMES:
                app.put("faster", "due")
            said = app.t("history-aside", file=history.notice) if history.notice else ""
    except HistoryError as error:
        said = app.t(f"history-{error.reason}")
    if said:
        app.say(said)
        app.tip_now(said, None)


def record_daily(app: Host, session: Session, day: str, uid: str, seconds: float) -> None:
    """Keep how a deal of the day ended for the one who played it."""
    from game.core.play import records

    if session.result is None:
        return
    kept = records.load()
    seat = next((each for each in session.state.seats if session.control(each) == "human"), session.state.seats[0])
    finish = records.finish_of(session.result, seat, session.state.turn, uid, seconds, session.rewound)
    before = dict(kept.deals.get(day, {}))
    kept.finished(day, session.rules.id, finish)
    if kept.deals[day] != before and not kept.save():
        app.say(app.t("daily-not-kept"))


def daily_of(path: Path) -> str:
    """The day whose deal a saved table is; "" for none."""
    from game.core.play import save

    try:
        return str(save.load(path).note.get(DAILY, ""))
    except SaveError:
        return ""


def open_daily(app: Host, setup: Setup, day: str) -> Scene:
    """A deal of the day, with what the program brings and nothing else: so it is the same for everybody."""
    from game import games
    from game.core.play.session import Session

    app.please_wait(app.t("ui-opening"))
    session = Session(games.rules(setup.game), setup, **by_itself(app))
    return _show(app, session, keep_new(app, session, {DAILY: day}))


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


def by_itself(app: Host) -> dict[str, Any]:
    """What a session does by itself, as the player wants it."""
    ends = app.settings.empty_phases
    return {"auto_end": ends == "always", "auto_open": ends != "wait", "equal": app.settings.auto_equal}


def start(app: Host, setup: Setup, keep: bool = True, note: dict[str, Any] | None = None) -> tuple[Session, TableSaver | None]:
    """A new game; `note` goes into its file. Raises UsageError (a set-up that cannot be played), SaveError."""
    from game.core.play.session import Session

    rules = game_list.rules_for(setup.game)
    packs.say_problems(app, setup.game)
    session = Session(rules, setup, **by_itself(app))
    return session, keep_new(app, session, {**(note or {}), **packs.note(setup.game)}) if keep else None


def keep_new(app: Host, session: Session, note: dict[str, Any] | None = None) -> TableSaver:
    """Keep a table from now on, in a new file. Raises SaveError."""
    from game.core.errors import SaveError

    while True:
        try:
            saver = TableSaver(app, fresh_path(session.setup), note)
            break
        except SaveError as error:
            if error.reason != "busy":
                raise  # else another program began a table in this second: the next name is free
    session.on_change = saver.changed
    try:
        saver.changed(session)
    except BaseException:
        saver.close()
        raise
    return saver


def resume(app: Host, path: Path, keep: bool = True) -> tuple[Session, TableSaver | None]:
    """A saved table, going on in the same file, as far as it can without asking. Raises SaveError."""
    from game.core.play import save_files

    release(app, save_files.newest(path))
    opened = opening_of(app, path)
    if opened.session is None or opened.how == "checkpoint":
        why = str(opened.told[-1][1].get("why"))
        if why == "packs":
            raise SaveError("packs", opened.why)
        said = f"the saved game cannot be played on with these rules and cards ({opened.why})"
        raise SaveError("newer" if why == "newer" else "rules", said, path.name)
    return opened.session, _held(app, path, opened) if keep else None


def opening_of(app: Host, path: Path, auto_end: bool | None = None) -> Opened:
    """What came of a save; nothing is written. `auto_end`: that, and nothing else by itself. One of a newer program, of a game or
    with a pack that is not there is a record.

    Raises SaveError where it cannot be read.
    """
    from game.core.play import opening, save

    def record(kept: Save, why: str, said: str) -> Opened:
        return opening.Opened(None, "record", (("opened-record", {"why": why}),), kept, said)

    try:
        kept = save.load(path)
    except SaveError as error:
        if error.save is None:
            raise
        return record(error.save, "newer", str(error))
    try:
        rules = packs.rules_of(app, kept)
    except UsageError as error:
        return record(kept, "game", str(error))
    except SaveError as error:
        return record(kept, "packs", error.message)
    try:
        return opening.open_save(rules, kept, **(by_itself(app) if auto_end is None else {"auto_end": auto_end}))
    except SaveError as error:
        raise SaveError(error.reason, error.message, path.name) from error


def _held(app: Host, path: Path, opened: Opened) -> TableSaver:
    """The saver of a table that was opened. Raises SaveError ("busy")."""
    from game.core.play import save_files

    assert opened.session is not None
    saver = TableSaver(app, save_files.newest(path), opened.save.note)
    opened.session.on_change = saver.changed
    return saver


def open_table(app: Host, setup: Setup, keep: bool = True, note: dict[str, Any] | None = None) -> Scene:
    """Start a new game and show its table."""
    app.please_wait(app.t("ui-opening"))
    return _show(app, *start(app, setup, keep, note))


def open_save(app: Host, path: Path, keep: bool = True, then: Callable[[Any], Any] | None = None) -> Scene:
    """Show a saved table, and then do something with it; what has changed with it since is said in a line. The start of a
    phase is gone back to only after a question, and what cannot be played on is shown as a record.

    A table that is open now is written first, and left only for the one that is shown: who decides otherwise plays on there.
    Until the question is answered no other program takes the file. Raises SaveError.
    """
    from game.core.play import save_files

    app.please_wait(app.t("ui-opening"))
    newest = save_files.newest(path)
    holder = app.savers.get(_full(newest))
    if holder is not None:
        holder.flush()
    opened = opening_of(app, path)
    if opened.session is None:
        return app.go("record", path, opened)

    def show(saver: TableSaver | None) -> Scene:
        assert opened.session is not None
        table = _show(app, opened.session, saver)
        said = " ".join(app.t(message, **figures) for message, figures in opened.told)
        if said:
            app.say(said)
            app.tip_now(said, None)
        if then is not None:
            then(table)
        return table

    if opened.how != "checkpoint":
        return show(_held(app, path, opened) if keep else None)
    waiting = _held(app, path, opened) if keep and holder is None else None

    def go() -> None:
        try:
            show(waiting or (_held(app, path, opened) if keep else None))
        except SaveError as error:
            app.fail(error)

    text = app.t("opened-checkpoint-text", turn=opened.told[-1][1]["turn"])
    return app.go("confirm", app.t("opened-checkpoint-question"), text, app.t("opened-checkpoint-go"), go,
                  app.t("opened-checkpoint-keep"), "undo", True, waiting.close if waiting is not None else None)  # fmt: skip


def go_on(app: Host, session: Session, saver: TableSaver) -> Scene:
    """Show another position of the table that is open now, in the same file."""
    for scene in app.stack:
        if scene.saver is saver:
            scene.release()  # it is not to be closed with the old scene
    return _show(app, session, saver)


def open_case(app: Host, path: Path) -> Scene:
    """Show the position a case file gives (the first case of several); it is played unsaved. Raises DataError."""
    return _show(app, case_session(app, path), None)


def case_session(app: Host, path: Path) -> Session:
    """The position a case file gives, as a table of its own. Raises DataError."""
    from game.core.play import cases
    from game.core.play.session import Session

    rules, setup, state = cases.open_case(path)
    named = tuple({"name": f"P{n + 1}", "colour": COLOURS[n], **seat} for n, seat in enumerate(setup.seats))
    return Session(rules, setup._replace(seats=named), start=state, auto_end=app.settings.empty_phases == "always")


def _show(app: Host, session: Session, saver: TableSaver | None) -> Scene:
    try:
        said = _known_bots(app, session)
        table: Any = app.make("table", session, saver)
    except BaseException:
        if saver is not None:
            saver.close()  # there is no scene that would
        raise
    humans = sum(session.control(seat) == "human" for seat in session.state.seats)
    if saver is not None:
        if not game_list.box(session.rules.id).rivals or humans < 2:
            saver.picture = lambda: _chart(table)
        else:
            saver.picture = lambda: table.model.centre.public()  # what everybody may see, and no more
    app.replace(table)
    if said:
        app.say(said)
        app.tip_now(said, None)
    return table


def _known_bots(app: Host, session: Session) -> str:
    """Seats of bots that this program has not (a newer one's) go to the best it has; the sentence that says so, or ""."""
    from game import ai
    from game.core.errors import UsageError

    known, said = game_list.bots(session.rules.id), ""
    seats = [dict(seat) for seat in session.setup.seats]
    for at, seat in enumerate(seats):
        control = seat.get("control", "human")
        try:
            if control != "human" and control not in known:
                ai.make(control, session.rules, session.state.seats[at], 0)
        except (UsageError, AttributeError):
            name = "".join(c for c in str(control).removeprefix("bot:") if c.isprintable() and c not in "<>")[:30]
            seat["control"] = max(known, key=game_list.LEVELS.index)
            said = said or app.t("table-bot-unknown", bot=name)
    if said:
        session.setup = session.setup._replace(seats=tuple(seats))
    return said


def _chart(table: Any) -> pygame.Surface | None:
    """The part of a table worth a picture: its board."""
    canvas = table.model.canvas
    if canvas is None:
        return None
    board = table.model.grid.sheet.clip(canvas.get_rect())
    return canvas.subsurface(board) if board.w and board.h else None
