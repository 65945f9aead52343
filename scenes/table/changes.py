"""What a choice would change, as plain data: figures before and after. A game makes it, `callout.py` draws it for every game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

GOOD, BAD, PLAIN = "good", "bad", ""


class Change(NamedTuple):
    """One figure: its name, what it is, what it would be ("" before = only that), and whether that is GOOD, BAD or neither
    for the player who asks. `icon`: a picture, or "seat:p0" for a player's disc.
    """

    name: str
    before: str
    after: str
    tone: str = PLAIN
    icon: str = ""


class Changes(NamedTuple):
    """What pointing at something tells: a heading and a remark at its right, the figures, a foot (rich text), and the key of
    the place it belongs to.
    """

    title: str
    note: str = ""
    rows: tuple[Change, ...] = ()
    foot: str = ""
    place: str = ""


def tone(better: bool | None) -> str:
    """GOOD, BAD, or PLAIN where it is neither."""
    return PLAIN if better is None else GOOD if better else BAD


def figure(icon: str, name: str, before: str, after: str, better: bool | None = None) -> Change:
    """One figure, its name with a capital, as a line begins."""
    return Change(name[:1].upper() + name[1:], before, after, tone(better), icon)


def differing(rows: Iterable[tuple[str, str, int, int]]) -> tuple[Change, ...]:
    """Of figures (icon, name, before, after), where more is better, those that change."""
    return tuple(figure(icon, name, str(a), str(b), b > a) for icon, name, a, b in rows if a != b)
