"""What the player chose in the settings is in force at a table that is open: keys, colours, letters, pace, sound."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.play import save
from game.core.play.session import Session
from scenes.app import game_list, tables
from scenes.app.program import App
from scenes.draw import palettes
from scenes.overlays.confirm import ConfirmOverlay
from scenes.overlays.log import LogOverlay
from scenes.saves.screen import SavesScene
from scenes.table import TableScene
from scenes.widgets.controls import Button
from tests.scenes.games import asking, session_of
from tests.scenes.hands import press

SIZE = (1280, 720)
Make = Callable[..., tuple[App, TableScene]]


@pytest.fixture
def make(table_of: Callable[..., TableScene]) -> Make:
    def made(session: Session | None = None, lang: str = "en", **settings: Any) -> tuple[App, TableScene]:
        table = table_of(session or session_of(), SIZE, lang, **settings)
        return table.app, table

    return made


def fenced(session: Session) -> bool:
    info = session.undo_info()
    return info is not None and info.fence


# --- keys --------------------------------------------------------------------------------------------
def test_a_key_bound_anew_rules_the_table(make: Make) -> None:
    app, table = make()
    press(app, pygame.K_1)
    log = len(table.model.session.log)
    assert log
    app.bindings.bind("undo", "U")
    app.put("keys", app.bindings.custom)
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert len(table.model.session.log) == log  # the old key does nothing any more
    press(app, pygame.K_u)
    assert len(table.model.session.log) < log
    rows = {what: caps for caps, what in table.key_help()}
    assert rows["undo"] == "U" and rows["redo"].startswith("Ctrl Y") and "move the zoomed map" in rows


def test_caps_on_buttons_follow_the_bindings(make: Make) -> None:
    app, table = make()
    app.bindings.bind("rules", "J")
    app.put("keys", app.bindings.custom)
    button = table.widget("rules")
    assert isinstance(button, Button) and button.shortcut == "J"
    app.bindings.bind("log", "K")
    app.put("keys", app.bindings.custom)
    assert [i.shortcut for i in table.items() if i.key == "log"] == ["K"]
    app.bindings.bind("forecast", "K")  # the log has no key left
    app.put("keys", app.bindings.custom)
    assert [i.shortcut for i in table.items() if i.key == "log"] == [""]


def test_targets_and_letters_of_other_alphabets(make: Make) -> None:
    app, table = make()
    want = table.finder.targets()[0]
    press(app, pygame.K_KP1)
    assert table.model.session.log[0].key == want
    assert table.model.open == ""
    app.step(16, [pygame.event.Event(pygame.KEYDOWN, key=0x430, mod=0, unicode="а", scancode=pygame.KSCAN_F)])
    assert table.model.open == "forecast"


def test_why_not(make: Make) -> None:
    app, table = make(asking("target.land"))
    closed = next(i for i in table.items() if i.role == "land" and not i.enabled)
    app.show_ring()
    table.set_focus(closed.key)
    press(app, pygame.K_w)
    assert app.spoken[-1] == closed.why != ""
    may = next(key for key in table.finder.targets() if key.startswith("land:"))
    table.set_focus(may)
    press(app, pygame.K_w)
    assert app.spoken[-1] == app.t("table-why-can")


def test_messages_open_the_log_at_the_last_decision(make: Make) -> None:
    app, table = make(session_of(moves=12))
    press(app, pygame.K_m)
    top: Any = app.top
    assert isinstance(top, LogOverlay) and top.focus_key.startswith("lines:")
    line = top.book.line(top.focus_key.removeprefix("lines:"))
    own = [n for n, e in enumerate(table.model.session.log) if e.seat == table.model.seat and not e.auto]
    assert line.at >= own[-1]


# --- copies and quick saves ----------------------------------------------------------------------------
def kept(app: App) -> TableScene:
    scene = tables.open_table(app, session_of().setup)
    app.step(16, [])
    assert isinstance(scene, TableScene)
    return scene


def test_a_copy_and_the_list_of_tables(make: Make) -> None:
    app, _ = make()
    table = kept(app)
    press(app, pygame.K_1)
    press(app, pygame.K_s, pygame.KMOD_CTRL)
    found = {info.save.note.get("name", ""): info.save for info in save.list_saves() if info.save}
    assert set(found) == {"", app.t("table-copy-name", turn=1)}
    assert len({each.note["uid"] for each in found.values()}) == 2
    press(app, pygame.K_o, pygame.KMOD_CTRL)
    assert isinstance(app.top, SavesScene)
    app.pop()
    assert app.top is table


def test_quick_save_and_back(make: Make) -> None:
    app, _ = make()
    table = kept(app)
    press(app, pygame.K_F9)
    assert app.spoken[-1] == app.t("table-quick-none")
    press(app, pygame.K_1)
    at = table.model.session.state.hash()
    press(app, pygame.K_F5)
    press(app, pygame.K_F9)
    assert app.top is table and app.spoken[-1] == app.t("table-quick-same")
    press(app, pygame.K_1)
    assert table.model.session.state.hash() != at
    press(app, pygame.K_F9)
    assert isinstance(app.top, ConfirmOverlay)
    press(app, pygame.K_ESCAPE)
    assert app.top is table and table.model.session.state.hash() != at
    press(app, pygame.K_F9)
    top: Any = app.top
    top.yes()
    app.step(16, [])
    again: Any = app.top
    assert isinstance(again, TableScene) and again is not table and again.model.session.state.hash() == at
    press(app, pygame.K_1)  # it goes on in the same file
    again.model.saver.close()
    one = [info.save for info in save.list_saves() if info.save]
    assert len(one) == 1 and len(one[0].log) == len(again.model.session.log)


def test_a_table_that_is_not_kept_says_so(make: Make) -> None:
    app, table = make()
    for key, mod in ((pygame.K_s, pygame.KMOD_CTRL), (pygame.K_F5, 0), (pygame.K_F9, 0)):
        press(app, key, mod)
        assert app.spoken[-1] == app.t("table-not-kept") and app.top is table


# --- pace ------------------------------------------------------------------------------------------------
def test_ending_phases_by_themselves_follows_live(make: Make) -> None:
    app, table = make()
    assert not table.model.session.auto_end
    for where, (end, alone) in {"always": (True, True), "open": (False, True), "wait": (False, False)}.items():
        app.put("empty_phases", where)
        assert (table.model.session.auto_end, table.model.session.auto_open) == (end, alone)


def test_undo_over_what_was_revealed_asks_only_if_wanted(make: Make) -> None:
    app, table = make(session_of(moves=1))
    for _ in range(200):
        if fenced(table.model.session) or table.model.session.result is not None:
            break
        option = table.model.session.decision.options[0]
        table.model.session.choose(option.seat, option.key)
    table.sync()
    assert fenced(table.model.session)
    log = len(table.model.session.log)
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert isinstance(app.top, ConfirmOverlay) and len(table.model.session.log) == log
    app.pop()
    app.put("confirm_rewind", False)
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert app.top is table and len(table.model.session.log) < log


# --- looks -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [("human",), ("human", "human", "human")])
def test_another_palette_leaves_nothing_of_the_old(make: Make, seats: tuple[str, ...]) -> None:
    app, table = make(session_of(seats, moves=9))
    assert table.model.canvas is not None
    plain = pygame.image.tobytes(table.model.canvas, "RGB")
    app.put("palette", "contrast")
    app.step(16, [])
    live = pygame.image.tobytes(table.model.canvas, "RGB")
    assert live != plain
    palettes.apply("default")
    _, fresh = make(session_of(seats, moves=9), palette="contrast", beside=True)
    assert fresh.model.canvas is not None
    assert live == pygame.image.tobytes(fresh.model.canvas, "RGB")
    app.put("palette", "default")
    app.step(16, [])
    assert pygame.image.tobytes(table.model.canvas, "RGB") == plain


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_letters_of_the_terrains(make: Make, lang: str) -> None:
    app, table = make(lang=lang)

    def labels() -> dict[str, str]:
        return {land: things[0].text for land, things in table.model.centre.state.items.items()}

    assert all(land == text for land, text in labels().items())
    before = pygame.image.tobytes(table.model.canvas, "RGB")  # type: ignore[arg-type]
    app.put("terrain_letters", True)
    app.step(16, [])
    facts = game_list.rules_for("spirit-island").box.layouts[table.model.view.layout]
    for land, text in labels().items():
        assert text == f"{land} {app.t(f'name-terrain-{facts.land[land].terrain}')[0]}"
    assert len({text.split()[1] for text in labels().values()}) == 4
    assert pygame.image.tobytes(table.model.canvas, "RGB") != before  # type: ignore[arg-type]
    app.put("terrain_letters", False)
    app.step(16, [])
    assert pygame.image.tobytes(table.model.canvas, "RGB") == before  # type: ignore[arg-type]


# --- sound -----------------------------------------------------------------------------------------------
def test_a_decision_is_heard_once_and_undo_is_not(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    app, table = make()
    heard: list[int] = []
    monkeypatch.setattr(app.sound, "events", lambda events, _: heard.append(len(list(events))))
    press(app, pygame.K_1)
    assert len(heard) == 1 and heard[0] > 0
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert not table.model.session.log and sum(heard) == heard[0]  # nothing to be heard
    press(app, pygame.K_y, pygame.KMOD_CTRL)
    assert table.model.session.log and heard[-1] > 0
