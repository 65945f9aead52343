"""The words of case files about the fair: all are fields of its state, and all but cards need no line here."""

from __future__ import annotations

from typing import ClassVar

from game.core.play.case_fields import FieldCases
from game.core.play.case_words import Things

CARDS = Things("card", lambda s: s.box.cards, ("hand", "deck", "lots", "played"))  # a card named lies nowhere else


class Cases(FieldCases):
    """`p0: {hand, coins, points, seen, bids}`, `deck`, `lots`, `played`, `views`; `do: turn` and the other steps."""

    things: ClassVar[dict[str, Things]] = dict.fromkeys(("hand", "deck", "lots", "played"), CARDS)
