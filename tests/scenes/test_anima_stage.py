"""A battle on Anima's stage in every window: with large letters in a small one the table could not be drawn at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.engine.rng import Rng
from scenes.games.anima.stage_painted import Duel
from tests.scenes.games import at_question, session_of
from tests.scenes.hands import read

WINDOWS = [
    ((1280, 720), 150),
    ((1280, 720), 200),
    ((1920, 1080), 200),
    ((1920, 1080), 300),
    ((1024, 640), 150),
    ((1440, 900), 200),
]


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_both_sides_of_a_battle_have_room(
    table_of: Callable[..., Any], size: tuple[int, int], scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[pygame.Rect] = []
    chips = Duel._chips

    def seen(self: Duel, pen: Any, canvas: pygame.Surface, rect: pygame.Rect, *more: Any) -> None:
        drawn.append(pygame.Rect(rect))
        chips(self, pen, canvas, rect, *more)

    monkeypatch.setattr(Duel, "_chips", seen)
    session = session_of(("human", "bot:random"), 7, game="anima")
    at_question(session, "battle.cards", Rng(7))
    table = table_of(session, size, "en", scale)
    left, right = drawn[-2:]
    stage = pygame.Rect(table.model.centre.stage.rect)
    assert stage.contains(left) and stage.contains(right), (stage, left, right)
    assert left.h >= table.kit.px(40) and left.right < stage.centerx < right.x
    assert "Battle" in read(table.app)
