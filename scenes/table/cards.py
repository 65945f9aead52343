"""A game's cards on the table: which lie in the hand row, what each shows, says and is called.

Cards are named by item keys such as ``card:x`` or ``fear:y``. A game without cards needs nothing of this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.engine.key import Key
from scenes.draw.card import CardSpec
from scenes.draw.face_cache import FACES

if TYPE_CHECKING:
    from scenes.table.model import TableModel


class Cards:
    """Override `card`, and what else there is of them."""

    kind = "card"  # of the keys of the hand row
    heads = "table-in-play", "table-hand"  # message ids: what stands over the cards in play, and over those in hand

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self._order: tuple[tuple[str, str], tuple[str, ...]] = (("", ""), ())  # of which seat in which phase, and the row

    # -- the hand row --------------------------------------------------------------------------
    def played(self) -> tuple[str, ...]:
        """Ids of the acting seat's cards in play."""
        return ()

    def hand(self) -> tuple[str, ...]:
        """Ids of the acting seat's cards in hand."""
        return ()

    def origin(self, key: str) -> str:
        """Where a card comes from that is new in the hand: the key of something on the table, the own discard mostly."""
        return "pile-own"

    def tag(self, key: str, short: bool = False) -> tuple[str, str]:
        """(words, tone) of the slip on a card; `short` for the small cards of a low window."""
        return "", "normal"

    def discard_count(self) -> int:
        """Cards in the acting seat's own discard; less than 0 where nobody has one."""
        return -1

    def face_down(self) -> int:
        """How many cards lie face down in the hand of a seat that is asked at the open table."""
        return 0

    def back(self, size: tuple[int, int]) -> pygame.Surface | None:
        """The back of such a card."""
        return None

    # -- one card ------------------------------------------------------------------------------
    def card(self, key: str) -> CardSpec:
        """What a card shows."""
        raise NotImplementedError

    def spoken(self, key: str) -> CardSpec:
        """The same in words alone, for the text view."""
        return self.card(key)

    def name(self, key: str) -> str:
        """What it is called."""
        return self.model.wording.option(self.model.view, self.model.asked, key)

    def notes(self, key: str) -> list[tuple[str, str]]:
        """What stands beside it where it is shown large: (style, words)."""
        return []

    # -- cards that lie elsewhere --------------------------------------------------------------
    def pile(self, pile: str) -> tuple[str, list[str]]:
        """(heading, keys) of an open pile, the card that came last at the end."""
        return "", []

    def of_seat(self, seat: str) -> tuple[str, list[str]]:
        """(heading, keys) of what is shown beside the opened panel of a seat."""
        return "", []

    def in_question(self) -> str:
        """The key of a card that asks, or that the last answer turned up, and that lies nowhere on the table: it is shown
        beside the map. "" for none."""
        return self.asking()

    def asking(self) -> str:
        """The card that the present question comes from, where it does not lie in the hand row."""
        asked = self.model.asked
        key = Key.of(asked.source) if asked is not None else None
        known = key is not None and not key.target and len(key.parts) == 1 and self.known(key)
        return str(key) if key is not None and known and not self.is_own(key) else ""

    def known(self, key: Key) -> bool:
        """Whether there is a card of this key that may be shown."""
        return False

    def expected(self) -> tuple[str, ...]:
        """Keys of cards that may soon lie in the hand row: the worker draws them beforehand."""
        return ()

    # -- the same for every game ---------------------------------------------------------------
    def own(self) -> tuple[str, ...]:
        """Keys of the hand row, from the left: what is in play first, but within a phase a card keeps its place when it is
        played, so that nothing moves under the pointer."""
        now = tuple([f"{self.kind}:{card}" for card in (*self.played(), *self.hand())])
        at = self.model.seat, self.model.screen.phase()
        if self._order[0] == at:
            kept = [key for key in self._order[1] if key in now]
            now = (*kept, *(key for key in now if key not in kept))
        self._order = at, now
        return now

    def is_own(self, key: Key) -> bool:
        """Whether an option takes a card of the hand row."""
        return key.kind == self.kind and (key.first in self.hand() or key.first in self.played())

    def picture(self, key: str, size: tuple[int, int]) -> pygame.Surface:
        """A card drawn at a size; shared, do not draw on it."""
        return FACES.face(self.sized(key, size), size)

    def sized(self, key: str, size: tuple[int, int]) -> CardSpec:
        """The card as it is drawn at a size: in the fold one that is wider than usual has its words beside its picture."""
        grid, card = self.model.grid, self.card(key)
        wide, high = (round(side * self.model.kit.scale) for side in grid.card)
        beside = self.model.screen.traits.beside and not (grid.tall or grid.small) and size[1] == high and size[0] > wide
        return card._replace(beside=True) if beside else card

    def picture_soon(self, key: str, size: tuple[int, int], ready: Callable[[], object]) -> pygame.Surface:
        """The same without waiting: what is not drawn yet is stood in for, and `ready` called when it is."""
        made: pygame.Surface = self.model.acts.face_soon(self.sized(key, size), size, ready)
        return made
