"""What a lesson, a hint or a look at the past adds to a table, or does in its place."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.engine.decision import Decision, Event
from scenes.table.grid import Grid
from scenes.table.wording import Prompt
from scenes.widgets.base import UiItem


class Companion:
    """Asked by the controllers of a table wherever one may have something to say. By default it adds nothing."""

    advises = True  # whether the strongest bot can be asked for advice at such a table

    def read(self) -> None:
        """The position was read."""

    def prompt(self, decision: Decision | None, own: Prompt) -> Prompt:
        """What the prompt bar says; `own`: what the table would say."""
        return own

    def grid(self, grid: Grid) -> Grid:
        """Where everything stands."""
        return grid

    def pace(self) -> str:
        """How fast the steps of the game are shown here; "" as the settings say."""
        return ""

    def prompt_buttons(self) -> bool:
        """Put buttons into the prompt bar; True: the table puts none."""
        return False

    def widgets_made(self) -> None:
        """The table has made its widgets."""

    def settled(self) -> None:
        """Everything has its place, also what is open over the table."""

    def placed(self) -> None:
        """A frame begins: what is on the map may stand elsewhere since `settled`."""

    def rings(self) -> list[tuple[str, pygame.Rect, pygame.Rect | None]]:
        """The rings it draws: round what, where, and where that is now."""
        return []

    def stops(self) -> list[str]:
        """Keys that Tab goes through besides what may be chosen."""
        return []

    def first(self) -> list[str]:
        """Keys of those which keep the focus when there is a new question: what is to be read before it is answered."""
        return []

    def ordered(self, items: list[UiItem], over: bool) -> list[UiItem]:
        """The items in reading order; `over`: something is open over the table."""
        return items

    def mouse(self, event: pygame.event.Event, pos: tuple[int, int]) -> bool:
        """A mouse event; True: used up."""
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """A key; True: used up."""
        return False

    def instead(self, act: str, what: str = "") -> bool:
        """Something is about to be done ("undo", "menu", "visit" a seat ...); True: it was answered otherwise."""
        return False

    def did(self, act: str, item: UiItem | None = None) -> None:
        """Something was done ("why", "forecast", "undo")."""

    def happening(self) -> None:
        """An answer was given; nothing is shown yet."""

    def happened(self, events: Sequence[Event]) -> None:
        """It is shown."""

    def input(self, event: pygame.event.Event) -> None:
        """An event comes in, whatever becomes of it."""

    def update(self, ms: int) -> bool:
        """Time passes; True while something moves."""
        return False

    def settings_changed(self, name: str) -> None:
        """A setting has another value now."""

    def rewind_barred(self) -> str:
        """Why nothing is rewound here; "" if it may be."""
        return ""

    def draw(self, surface: pygame.Surface) -> None:
        """Over the widgets, under what floats."""
