"""The boxes of the games on the first screen: as many as there are, at every size, with nothing over anything."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from scenes.app import game_list
from scenes.menu.screen import MenuScene
from scenes.widgets.controls import Button
from tests.scenes.hands import step

SIZES = [
    ((1280, 720), 100), ((1280, 720), 125), ((1280, 720), 150), ((1920, 1080), 100), ((1920, 1080), 200), ((3840, 2160), 100),
    ((3840, 2160), 200),
]  # fmt: skip


@pytest.mark.parametrize("lang", ("en", "it", "uk"))
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_what_a_box_holds_lies_apart_and_shows_its_words(start: Any, size: tuple[int, int], scale: int, lang: str) -> None:
    """At 1280x720 and 150 % four boxes left their buttons one letter, and the weight lay over the minutes."""
    app = start(size, lang, scale, reduced_motion=True)
    menu = MenuScene(app)
    app.push(menu)
    step(app)
    for box in game_list.boxes():
        things = [item for item in menu.items() if item.zone == box.id]
        assert len(things) >= 6 or not box.playable
        assert not [(a.name, b.name) for a, b in combinations(things, 2) if a.rect.colliderect(b.rect)], box.id
        for button in (item for item in things if isinstance(item, Button)):
            wanted = Button.wanted(menu.kit, button.label, button.icon, size=14)
            assert wanted <= button.rect.w, (box.id, button.label)
