"""Looking back and replays: the real table, read-only; shared games in and out."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.play import save, share
from scenes.app.program import App
from scenes.menu.screen import MenuScene
from scenes.overlays.share import ImportOverlay, ShareOverlay
from scenes.replay.screen import ReplayScene, open_replay, replay_session
from scenes.table import TableScene
from scenes.table.opened import open_up
from scenes.table.timetravel import look_here
from tests.scenes.games import session_of
from tests.scenes.hands import press, step


@pytest.fixture
def app(start: Callable[..., App]) -> App:
    return start(reduced_motion=True)


def looking(app: App, at: int, moves: int = 60) -> tuple[Any, Any]:
    table = TableScene(app, session_of(2, moves=moves))
    app.push(table)
    look_here(table.model, at)
    step(app)
    return table, app.top


def test_looking_back_shows_the_position_and_changes_nothing(app: App) -> None:
    table, look = looking(app, 20)
    at = look.look.past.at
    assert look.model.view.dump() == table.model.rules.view(table.model.session.state_before(at), table.model.seat).dump()
    before = table.model.session.state.hash(), len(table.model.session.log)
    assert "Looking back at turn" in app.text_view()[1] and "Esc returns" in app.text_view()[1]
    assert not look.model.options and not look.model.shapes
    for item in list(look.items()):
        if item.zone in ("board", "hand", "panel") and item.focusable:
            look.activate(item)
            while app.top is not look:
                app.pop()
            look.drawers.close()
            step(app)
    for key in (pygame.K_BACKSPACE, pygame.K_1, pygame.K_RETURN):
        press(app, key)
    while app.top is not look:
        app.pop()
    assert (table.model.session.state.hash(), len(table.model.session.log)) == before
    press(app, pygame.K_ESCAPE)
    if app.top is look:  # something was open
        press(app, pygame.K_ESCAPE)
    assert app.top is table


@pytest.mark.parametrize("open_view", ["drawers.show_forecast", "drawers.show_others", "dialogs.show_log", "zoom.hide_pieces"])
def test_all_views_work_while_looking_back(app: App, open_view: str) -> None:
    table, look = looking(app, 30)
    attrgetter(open_view)(look)()
    step(app)
    assert len(app.text_view()) > 3
    while app.top is not look:
        press(app, pygame.K_ESCAPE)


def test_steps_phases_and_turns(app: App) -> None:
    session = session_of(2, moves=60)
    replay: Any = replay_session(app, session)
    step(app)
    assert isinstance(replay, ReplayScene) and replay.look.past.at == 0
    seen = [0]
    while replay.look.past.at < len(session.log):
        press(app, pygame.K_PAGEDOWN)
        assert replay.look.past.at > seen[-1]
        seen.append(replay.look.past.at)
    assert replay.model.view.dump() == session.view(replay.model.seat).dump()
    while replay.look.past.at:
        press(app, pygame.K_PAGEUP)
    press(app, pygame.K_PAGEDOWN, pygame.KMOD_CTRL)
    assert replay.model.view.turn == 2 and replay.look.past.at in replay.look.turns
    press(app, pygame.K_PAGEUP, pygame.KMOD_SHIFT)
    assert 0 < replay.look.past.at < replay.look.turns[0]
    press(app, pygame.K_END)
    assert replay.look.past.at == len(session.log)
    press(app, pygame.K_HOME)
    assert replay.look.past.at == 0 and not replay.item("before").enabled


def test_keys_of_the_replay_can_be_bound_and_are_listed(app: App) -> None:
    session = session_of(2, moves=60)
    replay: Any = replay_session(app, session)
    step(app)
    app.bindings.bind("step-after", "N")
    press(app, pygame.K_PAGEDOWN)
    assert replay.look.past.at == 0
    press(app, pygame.K_n)
    assert replay.look.past.at > 0
    press(app, pygame.K_k)
    assert replay.look.playing
    press(app, pygame.K_k, pygame.KMOD_SHIFT)
    assert replay.look.speed == 2.0 and replay.look.playing
    rows = {what: caps for caps, what in replay.key_help()}
    assert rows["next decision"] == "N" and rows["start of the game"] == "Home" and rows["turn before"] == "Ctrl Page Up"
    assert replay.item("after").hint == "N"


def test_the_course_has_room_for_the_pointer(app: App) -> None:
    replay: Any = replay_session(app, session_of(2, moves=60))
    step(app)
    bar = replay.item("course").rect
    assert min(bar.size) >= 24 and replay.finder.item_at((bar.x + 3, bar.y + 2)).key == "course"
    assert replay.model.grid.prompt.contains(bar) and replay.model.grid.sheet.bottom < replay.model.grid.prompt.y


def test_it_plays_by_itself_at_a_speed(app: App) -> None:
    replay: Any = replay_session(app, session_of(2, moves=12))
    step(app)
    replay.activate(replay.item("play"))
    app.step(1600)
    at = replay.look.past.at
    assert at > 0 and replay.item("play").name == "Pause"
    replay.activate(replay.item("speed"))
    assert "2×" in replay.item("speed").value
    app.step(800)
    assert replay.look.past.at > at
    for _ in range(40):
        app.step(1600)
    assert replay.look.past.at == len(replay.look.past.whole.log) and not replay.look.playing, "it stops at the end"
    step(app)


def test_the_course_goes_where_it_is_clicked(app: App) -> None:
    replay: Any = replay_session(app, session_of(2, moves=60))
    step(app)
    bar = replay.item("course").rect
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=bar.center, button=1))
    step(app)
    assert abs(replay.look.past.at - len(replay.look.past.whole.log) / 2) < 2


def test_another_seat_and_lines_of_the_log(app: App) -> None:
    replay: Any = replay_session(app, session_of(2, moves=60))
    press(app, pygame.K_2, pygame.KMOD_ALT)
    assert replay.model.seat == "p1"
    replay.dialogs.show_log()
    log: Any = app.top
    assert not log.book.rewind
    key = [row.key for row in log.rows() if row.tone != "head"][-1]
    log.enter(key)
    step(app)
    assert app.top is replay and replay.look.past.at == log.book.line(key).at


def test_who_is_no_seat_has_a_panel_and_no_view(app: App) -> None:
    replay: Any = replay_session(app, session_of(1, game="small-islands", mode="solo", moves=40))
    open_up(replay.model, "panel/alexis")
    step(app)
    assert replay.model.seat == "p0" and replay.model.open == "panel:alexis"
    assert not app.errors


def test_rewinding_from_a_look_back(app: App) -> None:
    table, look = looking(app, 30)
    at = look.look.past.at
    look.activate(look.item("rewind-here"))
    step(app)
    assert app.top.name == "confirm"  # type: ignore[union-attr]
    app.top.activate(app.top.item("go"))  # type: ignore[union-attr]
    step(app)
    assert app.top is table and len(table.model.session.log) == at


def test_a_save_as_a_replay(app: App, tmp_path: Path) -> None:
    session = session_of(2, moves=60)
    save.write(tmp_path / "x.json", session.to_save())
    from game.core import paths
    from scenes.saves.screen import SavesScene

    paths.saves_dir().mkdir(parents=True, exist_ok=True)
    save.write(paths.saves_dir() / "x.json", session.to_save())
    app.push(MenuScene(app))
    saves: Any = app.push(SavesScene(app))
    saves.activate(saves.item("watch"))
    step(app)
    assert isinstance(app.top, ReplayScene)
    press(app, pygame.K_ESCAPE)
    assert app.top is saves
    app.pop()
    replay: Any = open_replay(app, tmp_path / "x.json")
    step(app)
    assert replay.look.past.whole.state.hash() == session.state.hash() and replay.model.saver is None
    app.set_language("it")
    app.resize((1920, 1080))
    step(app)
    press(app, pygame.K_ESCAPE)
    assert app.top.name == "menu"  # type: ignore[union-attr]


def test_sharing_and_taking_in(app: App, home: Path) -> None:
    session = session_of(2, moves=60)
    app.push(MenuScene(app))
    panel: Any = app.push(ShareOverlay(app, session))
    panel.activate(panel.item("copy"))
    assert share.read(app.paste(), session.rules).state.hash() == session.state.hash()
    panel.activate(panel.item("save"))
    made = list((home / "shared").iterdir())
    assert len(made) == 1 and str(made[0]) in app.spoken[-1]
    app.pop()
    taken: Any = app.push(ImportOverlay(app))
    for path, words in (("/none/at/all", "There is no such file."), (__file__, "not a shared game")):
        taken.typed(path)
        taken.activate(taken.item("open"))
        step(app)
        assert app.top is taken and words in "\n".join(app.text_view())
    taken.typed(f'"{made[0]}"')
    taken.activate(taken.item("replay"))
    step(app)
    assert app.top.name == "look"  # type: ignore[union-attr]
    app.pop()
    taken.activate(taken.item("open"))
    step(app)
    table: Any = app.top
    assert table.name == "table" and table.model.session.state.hash() == session.state.hash()
    assert table.model.saver is not None and table.model.saver.path.exists(), "it is kept from now on"
    table.closed()


def test_the_saves_screen_takes_a_share_file_by_its_path(app: App, tmp_path: Path) -> None:
    from scenes.saves.screen import SavesScene

    session = session_of(1, 3, 10)
    path = share.save(session, tmp_path / f"чужа гра{share.SUFFIX}")
    app.push(MenuScene(app))
    saves: Any = app.push(SavesScene(app))
    path.with_name("bad.txt").write_text(path.read_text(encoding="utf-8").replace("end ", "end 9"), encoding="utf-8")
    saves.path_text = str(path.with_name("bad.txt"))
    saves.open_path()
    step(app)
    assert app.top is saves and "end of the shared game is missing" in app.spoken[-1]
    saves.path_text = f'"{path}"'
    saves.open_path()
    step(app)
    table: Any = app.top
    assert table.name == "table" and table.model.session.state.hash() == session.state.hash()
    table.closed()
