"""What a card face shows, as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple


class Threshold(NamedTuple):
    """More elements, more effect: `need` as (element, count) pairs, `text` rich; `reached` tints it green."""

    need: tuple[tuple[str, int], ...]
    text: str
    reached: bool = False


@dataclass(frozen=True, slots=True)
class CardData:
    """Everything a face shows, as plain values; lists and dicts are accepted and frozen.

    kind: minor, major, unique, fear or invader. state: normal, chosen, dimmed. `target_strip` is rich, its parts
    parted by " | "; `strip_short` is what to show where that has no room. For fear cards `text` has one paragraph
    per level and `level` is the terror level that counts; for invader cards `terrains` and `stage` say what to
    draw and `text` holds the words under the picture.
    """

    id: str
    kind: str = "minor"
    title: str = ""
    cost: int | str = 0
    speed: str = "slow"
    elements: tuple[str, ...] = ()
    target_strip: str = ""
    text: tuple[str, ...] = ()
    thresholds: tuple[Threshold, ...] = ()
    footer_left: str = ""
    footer_right: str = ""
    state: str = "normal"
    tag: str = ""
    terrains: tuple[str, ...] = ()
    stage: int = 0
    level: int = 0
    strip_short: str = ""

    def __post_init__(self) -> None:
        for name in ("elements", "text", "terrains"):
            object.__setattr__(self, name, tuple(getattr(self, name)))
        object.__setattr__(self, "thresholds", tuple(_threshold(*item) for item in self.thresholds))


def _threshold(need: Mapping[str, int] | Iterable[tuple[str, int]], words: str, reached: bool = False) -> Threshold:
    pairs = need.items() if isinstance(need, Mapping) else need
    return Threshold(tuple((element, count) for element, count in pairs), words, reached)
