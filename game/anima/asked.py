"""What the questions of this game have in common: the id a key names, cards alike as one option."""

from __future__ import annotations

from collections.abc import Iterable

from game.anima.state import State
from game.core.engine.agenda import Question
from game.core.engine.known import HIDDEN


class Asked(Question[State]):
    """Asked by a card, if one is being carried out, else by the phase."""


def named(key: str) -> str:
    """The id at the end of a key: `card:ID`, `give:card/ID`."""
    return key.partition(":")[2].rpartition("/")[2]


def keys(kind: str, cards: Iterable[str]) -> list[str]:
    """An option for each id; cards alike are one, hidden ones none."""
    return [f"{kind}:{card}" for card in dict.fromkeys(cards) if HIDDEN not in card]
