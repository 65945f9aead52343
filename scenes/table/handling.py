"""What can be done with a thing that is taken up: carried with the pointer, turned, laid down.

Here as in a game of cards: they are dragged onto the board, and nothing is turned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.engine.key import Key
from scenes.table.load import Card, Load
from scenes.table.wording import Prompt

if TYPE_CHECKING:
    from scenes.table.model import Spot, TableModel
    from scenes.widgets.base import UiItem


class BarButton(NamedTuple):
    """A button of the prompt bar. `cap`: the key that presses it; `why`: why it cannot be pressed now."""

    key: str
    label: str
    icon: str
    cap: str
    act: Callable[[], object]
    why: str = ""
    style: str = "paper"
    hint: str = ""


class Handling:
    """Override what a game has more."""

    def __init__(self, model: TableModel) -> None:
        self.model = model

    def load(self, item: UiItem, pos: Spot) -> Load | None:
        """What a drag carries that begins on this card or tile of the hand row; None where there is nothing to drag."""
        model = self.model
        if item.key not in model.shapes:
            return None
        place = next((p for p in model.hand_places() if p.key == item.key), None)
        return Card(model, item.key, place.rect, pos) if place is not None else None

    def ghost(self, key: Key, px: int) -> pygame.Surface | None:
        """A piece that is dragged, or what is placed from a source, as it hangs on the pointer, about so large; None: as it is
        seen on the table."""
        return None

    def prompt(self, said: Prompt) -> Prompt:
        """The prompt while something is taken up and its target is asked for."""
        return said

    def buttons(self) -> list[BarButton]:
        """More buttons for the prompt bar."""
        return []

    def turn(self, by: int) -> bool:
        """Turn what is held; False where nothing can be turned."""
        return False

    def option(self, shape: str) -> str:
        """Where several options share a place: the one that is meant as the thing is turned now. "" where that settles
        nothing."""
        return ""

    def route(self, key: Key) -> list[str]:
        """The items to activate for an option that `option` tells from others; [] for any other."""
        return []
