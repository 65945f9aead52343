"""Controllers: buttons, sticks and hats reach the same focus and acts as keys; what repeats, and what is heard once."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.app.controller import key_event
from scenes.app.program import App
from scenes.checks import autoplay
from scenes.menu.screen import MenuScene
from scenes.table import TableScene
from tests.scenes.games import session_of
from tests.scenes.hands import step


@pytest.fixture
def app(start: Callable[..., App]) -> App:
    return start(reduced_motion=True)


@pytest.fixture
def table(app: App) -> Any:
    made = TableScene(app, session_of())
    app.push(made)
    step(app)
    return made


def post(app: App, kind: int, **values: Any) -> None:
    pygame.event.post(pygame.event.Event(kind, **values))
    step(app)


def tap(app: App, name: str) -> None:
    button = getattr(pygame, f"CONTROLLER_BUTTON_{name}")
    post(app, pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)
    post(app, pygame.CONTROLLERBUTTONUP, button=button, instance_id=0)


def test_the_buttons(app: App, table: Any) -> None:
    tap(app, "RIGHTSHOULDER")
    assert app.ring_shown and table.focus_key
    tap(app, "START")
    assert app.top.name == "pause"  # type: ignore[union-attr]
    tap(app, "B")
    assert app.top is table
    tap(app, "BACK")
    assert app.top.name == "log"  # type: ignore[union-attr]
    tap(app, "BACK")
    assert app.top is table
    table.set_focus(next(i.key for i in table.items() if i.role == "card"))
    tap(app, "X")
    assert app.top.name == "zoom"  # type: ignore[union-attr]
    tap(app, "X")
    assert app.top is table
    app.spoken.clear()
    table.set_focus("land:G1")
    tap(app, "Y")
    assert len(app.spoken[-1]) > 8, "a reason in words"
    tap(app, "LEFTSTICK")
    assert table.focus_key in table.finder.targets()
    key = table.focus_key
    tap(app, "A")
    assert table.model.session.log[0].key == key


def test_sticks_d_pads_and_hats_walk_and_repeat(app: App) -> None:
    menu = app.push(MenuScene(app))
    step(app)
    places = [menu.focus_key]
    post(app, pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTY, value=30000, instance_id=0)
    places.append(menu.focus_key)
    app.step(400)
    places.append(menu.focus_key)
    post(app, pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTY, value=2000, instance_id=0)
    app.step(900)
    assert len(set(places)) == 3 and menu.focus_key == places[-1], "held repeats, let go stops"
    post(app, pygame.JOYHATMOTION, hat=0, value=(0, 1), instance_id=5)
    post(app, pygame.JOYHATMOTION, hat=0, value=(0, 0), instance_id=5)
    assert menu.focus_key != places[2]
    hat = menu.focus_key
    post(app, pygame.JOYAXISMOTION, axis=1, value=-1.0, instance_id=5)
    last = menu.focus_key
    assert last != hat
    app.dispatch(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.step(900)
    assert menu.focus_key == last and not app.pad.held


def test_triggers_zoom_and_the_right_stick_moves_the_map(app: App, table: Any) -> None:
    right = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    post(app, pygame.CONTROLLERAXISMOTION, axis=right, value=32767, instance_id=0)
    post(app, pygame.CONTROLLERAXISMOTION, axis=right, value=0, instance_id=0)
    assert table.model.centre.zoomed
    before = table.item("land:G5").rect
    post(app, pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_RIGHTX, value=32767, instance_id=0)
    app.step(16)
    assert table.item("land:G5") is None or table.item("land:G5").rect != before
    post(app, pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_RIGHTX, value=0, instance_id=0)
    tap(app, "RIGHTSTICK")
    assert not table.model.centre.zoomed


def test_a_pad_that_sends_both_kinds_is_heard_once(app: App) -> None:
    menu = app.push(MenuScene(app))
    step(app)
    app.pad.open_devices[3] = SimpleNamespace(as_joystick=lambda: None)
    at = menu.focus_key
    post(app, pygame.JOYBUTTONDOWN, button=5, instance_id=3)
    assert menu.focus_key == at
    post(app, pygame.JOYBUTTONDOWN, button=5, instance_id=4)
    assert menu.focus_key != at
    post(app, pygame.JOYDEVICEREMOVED, instance_id=3)
    assert "disconnected" in app.spoken[-1]


def test_no_pad_and_odd_events_do_no_harm(app: App, table: Any) -> None:
    app.pad.start()
    post(app, pygame.CONTROLLERDEVICEADDED, device_index=99)
    post(app, pygame.JOYDEVICEADDED, device_index=99)
    post(app, pygame.JOYBUTTONDOWN, button=77, instance_id=0)
    post(app, pygame.JOYAXISMOTION, axis=9, value=1.0, instance_id=0)
    post(app, pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_GUIDE, instance_id=0)
    assert app.top is table


def test_keys_of_bindings_as_events() -> None:
    event = key_event("Ctrl+Shift+Z")
    assert (event.key, bool(event.mod & pygame.KMOD_CTRL), bool(event.mod & pygame.KMOD_SHIFT)) == (pygame.K_z, True, True)


def test_every_target_can_be_reached_with_d_pad_bumpers_and_stick(app: App, table: Any) -> None:
    for key in table.finder.targets():
        for _ in range(60):
            if table.focus_key == key:
                break
            way = autoplay.steps_to(table.items(), table.focus_key, key)
            post(app, pygame.CONTROLLERBUTTONDOWN, button=(way or [pygame.CONTROLLER_BUTTON_LEFTSTICK])[0], instance_id=0)
        assert table.focus_key == key
