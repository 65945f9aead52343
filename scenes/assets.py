"""What the scenes need to know about the world without importing a rule: words and the four games.

Everything is loaded on first use; the first frame needs none of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Game:
    """A box on the menu. weight 1..5; `playable` turns true when its rules are in."""

    id: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    weight: int
    playable: bool
    picture: tuple[str, ...]


GAMES = (
    Game("spirit-island", (1, 3), (60, 90), 3, True, ("sun", "water", "plant")),
    Game("small-islands", (1, 4), (30, 45), 2, False, ("air", "water")),
    Game("rice-paddy", (1, 4), (90, 120), 4, False, ("sun", "earth", "water")),
    Game("anima", (1, 5), (30, 50), 2, False, ("moon", "fire", "earth")),
)


def game(game_id: str) -> Game:
    """The box of that id; KeyError if there is none."""
    for g in GAMES:
        if g.id == game_id:
            return g
    raise KeyError(game_id)


def load_words(lang: str) -> Any:
    """The words of a language."""
    from game.core.words import Words

    return Words(lang)


def rules_for(game_id: str) -> Any:
    """The rules object of a game (loads its data)."""
    from game.core import rules

    return rules.get(game_id)


def texts_for(game_id: str, words: Any) -> Any:
    """The sentences of a game, or None while it has none."""
    try:
        if game_id == "spirit-island":
            from game.spirit_island.text import Texts

            return Texts(words, getattr(rules_for(game_id), "box", None))
    except ImportError:
        return None
    return None
