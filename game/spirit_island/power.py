"""What a power is once it is read: cards and innate powers alike, with their thresholds and levels."""

from __future__ import annotations

from typing import NamedTuple

from game.core.engine.ops import Test

Need = tuple[tuple[str, int], ...]


class Threshold(NamedTuple):
    """A line of a power card that asks for elements. `mode` says how it joins the printed effects."""

    need: Need
    mode: str
    program: str
    range_bonus: int
    range: int | None


class Level(NamedTuple):
    """One level of an innate power."""

    need: Need
    program: str
    instead: bool
    may_instead: bool


class Power(NamedTuple):
    """A power card or an innate power, ready to use. `key` is its option key ("card:ID" or "innate:ID")."""

    id: str
    key: str
    deck: str
    cost: int
    speed: str
    elements: tuple[str, ...]
    targets: str  # "land" or "spirit"
    range: int
    origin: str  # "presence" or "sacred-site"
    origin_terrains: tuple[str, ...]
    target: Test | None  # for lands; None = any
    target_spirit: str  # "any-spirit" or "another-spirit"
    program: str
    thresholds: tuple[Threshold, ...]
    levels: tuple[Level, ...]
    moves_pieces: bool  # has a push or gather instruction
    spirit: str
    fast_need: Need = ()  # elements with which it may be used as fast
