"""What goes wrong at a table costs nothing but the table's picture: it opens again, as it was, without a restart."""

from __future__ import annotations

import errno
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.engine import agenda
from game.core.engine.decision import Setup
from game.core.errors import SaveError
from game.core.play import autosave, save
from scenes.app import tables
from scenes.app.program import App
from scenes.checks import common
from scenes.menu.screen import MenuScene
from scenes.saves.screen import SavesScene
from tests.scenes.hands import read, step

SETUP = Setup("spirit-island", "horizons", "", {}, 7, ({"spirit": "sun-bright-whirlwind", "board": "G", "name": "Ada",
                                                        "colour": "blue", "control": "human"},))  # fmt: skip
ROOT = Path(__file__).parents[2]


@pytest.fixture
def app(start: Callable[..., App]) -> App:
    made = start(reduced_motion=True)
    made.push(MenuScene(made))
    return made


@pytest.fixture
def table(app: App) -> Any:
    """A table with some decisions behind it, one of which was taken back."""
    table: Any = tables.open_table(app, SETUP)
    common.play_random(table.model.session, 9, 3)
    table.model.session.undo(cross_fence=True)
    table.sync()
    step(app)
    return table


def frozen(session: Any) -> tuple[Any, ...]:
    """All that an answer may change."""
    return session.state.dump(), list(session.log), len(session._before), list(session._undone), session.rewound


def kept(table: Any) -> Any:
    """What is on disk, as soon as it is."""
    table.model.saver._file.flush()
    found = save.load(table.model.saver.path)
    return found.state, found.log


def hash_of(table: Any, state: Any) -> str:
    """A position on disk, to compare."""
    return str(table.model.session.rules.load(state).hash())


def fault(monkeypatch: pytest.MonkeyPatch, after: int = 0) -> None:
    """From now on the rules fail in the middle of an answer, so many agendas later: something was changed already."""
    real, calls = agenda.run, [0]

    def run(s: Any, ops: Any) -> None:
        calls[0] += 1
        if calls[0] > after:
            s.turn += 50
            s.agenda.clear()
            raise ZeroDivisionError("a card divides by nothing")
        real(s, ops)

    monkeypatch.setattr(agenda, "run", run)


def leave_page(app: App) -> None:
    """From the error page on to the first screen, as a player does."""
    app.step(16, [])
    assert app.top and app.top.name == "error"
    press_on(app, "home")


def press_on(app: App, key: str) -> None:
    """A click on something of the topmost scene, after which anything may be wrong."""
    found = app.top.item(key) if app.top else None
    assert found and found.rect, key
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.step(16, [pygame.event.Event(kind, pos=found.rect.center, button=1)])


def test_after_an_error_in_an_answer_the_table_opens_again(app: App, table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    path, before, disk = table.model.saver.path, frozen(table.model.session), kept(table)
    with monkeypatch.context() as broken:
        fault(broken)
        for key in table.model.route(next(iter(table.model.options))):
            assert app.top is table
            press_on(app, key)
        assert table.broken and isinstance(app.errors[0], ZeroDivisionError)
        assert frozen(table.model.session) == before
        leave_page(app)
    assert app.top and app.top.name == "menu" and not app.savers and app.running
    assert kept_on_disk(path) == disk
    app.errors.clear()
    again: Any = tables.open_save(app, path)
    assert not app.errors and again.session.state.dump() == before[0] and len(again.session.log) == len(before[1])
    step(app)
    again.actions.choose(next(iter(again.model.options)))
    step(app)
    assert kept(again) != disk, "and it is saved on"


def kept_on_disk(path: Path) -> Any:
    found = save.load(path)
    return found.state, found.log


def test_an_error_in_drawing_or_with_a_drawer_open_leaves_nothing_behind(app: App, table: Any) -> None:
    path = table.model.saver.path
    table.dialogs.show_menu()  # the pause page lies over the table
    step(app)
    app.fail(ZeroDivisionError("drawn"), table)
    leave_page(app)
    assert [scene.name for scene in app.stack] == ["menu"], "nothing that lay over the failed table stays"
    autosave.TableLock(path).release()
    app.errors.clear()


def test_a_table_that_cannot_be_shown_or_closed_keeps_no_lock(app: App, table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    path = table.model.saver.path
    with monkeypatch.context() as broken:
        broken.setattr("scenes.table.guide.table_of", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            tables.open_save(app, path)
    autosave.TableLock(path).release()
    again: Any = tables.open_save(app, path)
    monkeypatch.setattr(again.model.centre, "closed", lambda: 1 / 0)
    app.replace(MenuScene(app))
    assert isinstance(app.errors.pop(), ZeroDivisionError)
    autosave.TableLock(path).release()
    leave_page(app)


def test_a_second_keeper_of_a_table_closes_the_first(app: App, table: Any) -> None:
    first = table.model.saver
    second = tables.TableSaver(app, first.path, first.note)
    assert first.unsaved and not second.unsaved
    second.close()
    assert not app.savers


def test_only_the_app_takes_scenes_off_the_stack() -> None:
    """They hold files, workers and keys, and have to hear of it."""
    taking = re.compile(r"stack\.(pop|clear|remove|insert)\(|\.stack *=[^=]|del \S*stack\b|stack\[[^]]*\] *=[^=]")
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted((ROOT / "scenes").rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if taking.search(line) and path.name != "program.py"
    ]
    assert not found, f"use App.pop, replace, clear or leave_failed: {found}"


@pytest.mark.parametrize("after", [0, 1])
def test_an_answer_is_taken_whole_or_not_at_all(table: Any, after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault lies in the answer, in a forced one after it, in who listens; and in what redo does again."""
    session = table.model.session
    before, disk = frozen(session), kept(table)
    with monkeypatch.context() as broken:
        fault(broken, after)
        broken.setattr(session, "forced", lambda: (session.decision.options or session.decision.parts[0].options)[0])
        for act in (lambda: session.choose(table.model.seat, next(iter(table.model.options))), session.redo):
            with pytest.raises(ZeroDivisionError):
                act()
            assert frozen(session) == before
    with monkeypatch.context() as broken:
        broken.setattr(session, "on_change", lambda _: 1 / 0)
        for act in (
            lambda: session.choose(table.model.seat, next(iter(table.model.options))),
            lambda: session.undo(True),
            session.redo,
        ):
            with pytest.raises(ZeroDivisionError):
                act()
            assert frozen(session) == before
    assert kept(table) == disk
    assert session.redo() is not None and session.undo(True) is not None


def test_a_full_disk_is_said_once_marked_and_tried_again(app: App, table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    real = autosave.put_file
    full = [True]

    def put(path: Path, content: bytes) -> None:
        if full[0]:
            raise SaveError("disk", "the table cannot be saved (No space left on device)", path.name)
        real(path, content)

    monkeypatch.setattr(autosave, "put_file", put)
    monkeypatch.setattr(autosave.Autosave, "RETRY", 60.0)
    for _ in range(4):
        table.actions.choose(next(iter(table.model.options)))
        with pytest.raises(SaveError):
            table.model.saver._file.flush()
        app.step(16, [])
        if app.top is not table:
            leave_page(app)
    (said,) = app.errors
    assert "the table cannot be saved (No space left on device)" in str(said) and app.faults == 0
    app.errors.clear()
    assert app.top is table and not table.broken
    for lang, mark in (("it", "Non salvato"), ("uk", "Не збережено"), ("en", "Not saved")):
        app.set_language(lang)
        assert mark in read(app)
    full[0] = False
    table.actions.choose(next(iter(table.model.options)))
    assert hash_of(table, kept(table)[0]) == table.model.session.state.hash() and len(kept(table)[1]) == len(
        table.model.session.log
    )
    step(app)
    assert "Not saved" not in read(app) and "The table is saved again." in app.spoken
    full[0] = True
    table.actions.choose(next(iter(table.model.options)))
    with pytest.raises(SaveError):
        table.model.saver._file.flush()
    full[0] = False
    path, newest = table.model.saver.path, table.model.session.state.hash()
    app.replace(MenuScene(app))  # on leaving it is tried once more
    assert hash_of(table, save.load(path).state) == newest and not app.errors


def test_a_disk_that_stays_full_still_gives_the_table_back(app: App, table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    path = table.model.saver.path
    table.model.saver._file.flush()
    before = save.load(path)
    with monkeypatch.context() as broken:
        broken.setattr("game.core.play.save.os.fsync", lambda _: (_ for _ in ()).throw(OSError(errno.ENOSPC, "full")))
        table.actions.choose(next(iter(table.model.options)))
        app.replace(MenuScene(app))
        assert [getattr(error, "reason", "") for error in app.errors] == ["disk"], "what is lost is said"
        leave_page(app)
    app.errors.clear()
    assert save.load(path) == before
    app.push(SavesScene(app))
    step(app)
    app.pop()
    again: Any = tables.open_save(app, path)
    assert not app.errors and again.session.state.hash() == hash_of(again, before.state)


def test_told_errors_never_end_the_program(app: App) -> None:
    for _ in range(60):
        app.fail(SaveError("missing", "there is no such save", "x.json"))
        leave_page(app)
    assert app.running and app.exit_code == 0 and len(app.errors) == 60
    app.errors.clear()
    for _ in range(51):
        app.fail(ZeroDivisionError())
    assert not app.running and app.exit_code == 1


def test_two_programs_that_start_in_one_second_get_two_names(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    real, others = tables.fresh_path, []

    def path(setup: Setup) -> Path:
        found = real(setup)
        if not others:  # the other program is quicker, between the look and the lock
            others.append(autosave.TableLock(found))
        return found

    monkeypatch.setattr(tables, "fresh_path", path)
    session, kept = tables.start(app, SETUP)
    assert kept is not None and kept.path.with_suffix(".lock") != others[0].path
    kept.close()
    others[0].release()
    assert save.load(kept.path).log == [[e.seat, e.key, e.auto] for e in session.log]
