"""A page that was closed is gone: what lives when the next one opens is left out of the search for garbage."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest

from scenes.app import gc_tuning
from scenes.menu.screen import MenuScene
from tests.scenes.hands import step


def test_a_page_that_another_one_replaced_is_not_kept_for_ever(start: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The menu was frozen with its pictures, each time a table opened, since the call that closed it still held it."""
    app = start((1280, 720), reduced_motion=True)
    gone = weakref.ref(app.push(MenuScene(app)))
    step(app)
    alive: list[bool] = []
    monkeypatch.setattr(gc_tuning, "settle", lambda: (gc.collect(), alive.append(gone() is not None)))

    class Next(MenuScene):
        pass

    def pressed(menu: Any) -> None:
        menu.app.replace(Next(menu.app))

    pressed(gone())
    step(app)
    assert alive == [False]
