"""The scene as the controllers of a table see it: widgets, focus and hover, and that everything be brought up to date."""

from __future__ import annotations

from typing import Protocol, TypeVar

import pygame

from scenes.widgets.base import UiItem, Widget

W = TypeVar("W", bound=Widget)


class Window(Protocol):
    """What they may ask of it."""

    widgets: list[Widget]
    focus_key: str
    hover_key: str

    @property
    def on_top(self) -> bool:
        """Whether nothing lies over the table."""

    @property
    def on_stack(self) -> bool:
        """Whether the table is still open, perhaps under something."""

    def back(self) -> None:
        """Esc."""

    def add(self, widget: W) -> W:
        """Put a widget on the table."""

    def item(self, key: str) -> UiItem | None:
        """The item with this key."""

    def items(self) -> list[UiItem]:
        """Everything in reading order; what was put off is painted first."""

    def renew_items(self) -> None:
        """The items are others now."""

    def redraw(self, rect: pygame.Rect | None = None) -> None:
        """Draw all, or one part, in the next frame."""

    def explain(self, why: str, rect: pygame.Rect | None) -> None:
        """Say a reason at once."""

    def set_focus(self, key: str) -> None:
        """Move the focus."""

    def set_hover(self, key: str) -> None:
        """Move the pointer's highlight."""

    def on_hover(self, item: UiItem | None) -> None:
        """The pointer is on this now."""

    def let_go(self) -> None:
        """What the button went down on is not pressed any more."""

    def left_button(self, event: pygame.event.Event, found: UiItem | None) -> bool:
        """The left button over this item."""

    def sync(self, staged: bool = False) -> None:
        """The position, the question or what is open changed: bring everything up to date."""
