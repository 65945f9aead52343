"""What a person does at the window (keys, letters, the pointer) and sees there, for the tests of the screen.

Every deed ends with a step of the loop, and a step must go well. A test that wants an error steps the app itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pygame

from scenes.app.program import App
from scenes.widgets.base import UiItem, Widget

Pos = tuple[int, int]


def step(app: App, ms: int = 16) -> None:
    """Time passes; what waits in the system's queue is heard."""
    app.step(ms)
    assert not app.errors, app.errors[0]


def feed(app: App, *events: pygame.event.Event) -> None:
    """Events come in through SDL's own queue, or straight in where the app was told to hear nothing else."""
    if app.source is pygame.event.get:
        for event in events:
            pygame.event.post(event)
        app.step(16)
    else:
        app.step(16, events)
    assert not app.errors, app.errors[0]


def press(app: App, key: int, mod: int = 0) -> None:
    """A key goes down."""
    feed(app, pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))


def write(app: App, text: str) -> None:
    """Letters as the system delivers them."""
    feed(app, *(pygame.event.Event(pygame.TEXTINPUT, text=letter) for letter in text))


def tab_to(app: App, key: str, most: int = 80) -> None:
    """Tab until the focus is there."""
    for _ in range(most):
        if app.top and app.top.focus_key == key:
            return
        press(app, pygame.K_TAB)
    raise AssertionError(f"{key} cannot be reached by Tab")


def point(app: App, pos: Pos, held: bool = False) -> None:
    """The pointer moves there, with the left button held or not."""
    feed(app, pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(int(held), 0, 0)))


def click_at(app: App, pos: Pos) -> None:
    """The pointer moves there; the left button goes down and up, each in a step of its own."""
    point(app, pos)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        feed(app, pygame.event.Event(kind, pos=pos, button=1))


def click(app: App, key: str) -> None:
    """Click in the middle of an item of the topmost scene."""
    assert app.top
    item = app.top.item(key)
    assert item and item.rect, f"{key} is not on {app.top.name}: {[i.key for i in app.top.items()]}"
    click_at(app, item.rect.center)


def read(app: App) -> str:
    """The topmost screen as a reader gets it."""
    return "\n".join(app.text_view())


def overlaps(things: Iterable[Widget | UiItem]) -> list[tuple[str, str]]:
    """The pairs of them that lie upon each other, by key and name."""
    placed = [(f"{one.key} {one.name}", one.rect) for one in things if one.rect is not None]
    return [(one, other) for (one, a), (other, b) in combinations(placed, 2) if a.colliderect(b)]
