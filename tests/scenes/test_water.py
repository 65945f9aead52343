"""Open water moves while nothing else does, and only then; powers show their elements where they work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game import games
from scenes.app.program import App
from scenes.games.spirit_island.motion_elements import MATTER, MOST, ElementsAtWork, elements_of
from scenes.table import TableScene, water
from tests.scenes.games import session_of


@pytest.fixture
def table(start: Callable[..., App], monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(pygame.key, "get_focused", lambda: True)
    app = start((1280, 720))
    made: Any = app.push(TableScene(app, session_of(1, 7, 1)))
    app.step(16)
    monkeypatch.setattr(App, "sync", property(lambda _: False))
    return made


def pass_time(table: Any, ms: float = 9000.0) -> None:
    for _ in range(round(ms / 65)):
        table.motion.water.step(65.0, True)


def test_waves_come_lie_on_open_water_and_go(table: Any) -> None:
    pass_time(table, water.QUIET_MS)
    assert table.motion.water.waves == []
    pass_time(table)
    waves = table.motion.water.waves
    assert 1 <= len(waves) <= water.MOST
    centre = table.model.centre
    for wave in waves:
        box = table.motion.water._box(wave)
        assert centre.inner.contains(box)
        assert {centre.ground_kind(spot) for spot in (box.center, box.topleft, box.bottomright)} <= set(water.WATER)
        assert box.collidelist([*centre.standing(), *centre.badges(), *centre.signs()]) < 0
    pass_time(table, 2 * water.LIFE_MS)
    assert not set(waves) & set(table.motion.water.waves), "each goes again"


def test_the_window_changes_under_a_wave_and_is_as_before_after_it(table: Any) -> None:
    app = table.app
    app.invalidate()
    app.draw()
    before = pygame.image.tobytes(app.screen, "RGB")
    pass_time(table)
    app.draw()
    assert pygame.image.tobytes(app.screen, "RGB") != before
    table.motion.water.step(65.0, False)
    app.draw()
    assert pygame.image.tobytes(app.screen, "RGB") == before and table.motion.water.waves == []


@pytest.mark.parametrize("why", ["reduced", "unfocused", "moving", "open"])
def test_it_lies_still(table: Any, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if why == "reduced":
        monkeypatch.setattr(table.app.settings, "reduced_motion", True)
    if why == "unfocused":
        monkeypatch.setattr(pygame.key, "get_focused", lambda: False)
    if why == "open":
        table.model.open = "log"
    for _ in range(200):
        table.motion.water.step(65.0, why != "moving")
    assert table.motion.water.waves == []


def test_each_element_moves_in_its_own_way() -> None:
    pictures = set()
    for element in MATTER:
        for t in (0.3, 0.6):
            sheet = pygame.Surface((200, 200))
            motion = ElementsAtWork(0.0, (element,), (100, 100), 52)
            motion.draw(sheet, t)
            drawn = pygame.mask.from_threshold(sheet, (0, 0, 0), (1, 1, 1, 255))
            drawn.invert()
            box = motion.rect(t)
            assert drawn.count() > 60 and box is not None and box.contains(drawn.get_bounding_rects()[0]), element
            pictures.add(pygame.image.tobytes(sheet, "RGB"))
    assert len(MATTER) == 8 and len(pictures) == 16


def test_every_power_has_elements_to_show() -> None:
    box: Any = games.rules("spirit-island").box
    for key, power in box.powers.items():
        found = elements_of(box, key)
        assert found == tuple(power.elements) if power.deck != "innate" else found, key
        assert set(found) <= MATTER.keys()
        assert found or key.endswith("elemental-boon"), key
        assert len(ElementsAtWork(0.0, found, (0, 0), 50).elements) <= MOST
