"""What the sentences about a position, the reasons and the conditions use of the texts that are made of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from game.core.words.messages import Words


class Phrases(Protocol):
    """Messages, nouns and lists: `OpTexts` has them."""

    words: Words

    def t(self, message: str, **args: Any) -> str: ...
    def listed(self, parts: Sequence[str], last: str) -> str: ...
    def noun(self, kinds: Sequence[str] | str) -> str: ...


class Sentences(Protocol):
    """Names of things and what growth does: `Texts` has them."""

    words: Words
    box: Any
    ops: Any

    @property
    def spoken(self) -> Sentences:
        """The same without pictures."""

    def name(self, kind: str, item: str) -> str: ...
    def card(self, card_id: str) -> Any: ...
    def innate(self, innate_id: str) -> Any: ...
    def phase(self, phase_id: str) -> str: ...
    def growth(self, spirit_id: str, group: int) -> str: ...
    def growth_item(self, op: Mapping[str, Any]) -> str: ...


class PositionTexts(Protocol):
    """What a reason needs of the sentences about a position: `TableTexts` has it."""

    ops: Phrases
    texts: Sentences
    words: Words

    def say(self, message: str, **args: Any) -> str: ...
