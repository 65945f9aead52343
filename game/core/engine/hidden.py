"""What a seat may not know, looked up all the same.

In a view an unknown thing is "?" (a back may show more: "?1"). Content has no such thing: looking it up raises `Hidden`,
which tells what a preview cannot know from a defect in the rules, where nothing is hidden.
"""

from __future__ import annotations

from typing import TypeVar

HIDDEN = "?"
V = TypeVar("V")


class Hidden(LookupError):
    """Going on would need what the seat does not know."""


class Content(dict[str, V]):
    """Content by id. Raises `Hidden` for what is masked in a view, KeyError for what is not there."""

    def __missing__(self, key: str) -> V:
        if HIDDEN in key:
            raise Hidden(key)
        raise KeyError(key)
