"""The boxes of the games on the first screen: as many as there are, at every size, with nothing over anything."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from scenes.app import game_list
from scenes.menu.screen import MenuScene
from scenes.widgets.controls import Button
from scenes.widgets.panels import Label
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
        buttons = [widget for widget in menu.widgets if isinstance(widget, Button) and widget.zone == box.id]
        assert buttons or not box.playable
        for button in buttons:
            wanted = Button.wanted(menu.kit, button.label, button.icon, size=14)
            assert wanted <= button.rect.w, (box.id, button.label)


@pytest.mark.parametrize("lang", ("en", "it", "uk"))
def test_three_lines_of_words_keep_off_the_buttons(start: Any, lang: str) -> None:
    """A first window is nine tenths of the screen: at 1728x972 the third line touched the buttons below it."""
    app = start((1728, 972), lang, 100, reduced_motion=True)
    menu = MenuScene(app)
    app.push(menu)
    step(app)
    for box in game_list.boxes():
        mine = [widget for widget in menu.widgets if widget.zone == box.id]
        words = next(widget for widget in mine if isinstance(widget, Label) and widget.wrap)
        button = next(widget for widget in mine if isinstance(widget, Button))
        high = menu.kit.wrap(words.name, words.rect.w, words.size, "serif")
        assert words.rect.y + high <= button.rect.y - menu.kit.px(4), box.id
