"""What the sentences about a position and the reasons use of the game's texts, which are made of both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.core.words.messages import Words


class Sentences(Protocol):
    """Names of things and their lists: `Texts` has them."""

    words: Words
    box: Any
    style: str

    @property
    def spoken(self) -> Sentences:
        """The same without pictures."""

    def plain(self, rich: str) -> str: ...
    def sentence(self, text: str) -> str: ...
    def listed(self, parts: Sequence[str]) -> str: ...
    def counted(self, what: str, n: int) -> str: ...
    def card(self, card: str) -> Any: ...
    def expedition(self, card: str) -> tuple[str, str]: ...
    def tile(self, tile: str, turns: int | None = None) -> str: ...
    def cell(self, column: int, row: int) -> str: ...
    def isle(self, n: int) -> str: ...
    def turned(self, turns: int) -> str: ...


class PositionTexts(Protocol):
    """What a reason needs of the sentences about a position: `TableTexts` has it."""

    texts: Sentences
    words: Words

    def say(self, message: str, **args: Any) -> str: ...
    def cell(self, text: str) -> str: ...
