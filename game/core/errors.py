"""Errors that reach a person. str() of each is one clear sentence, with file and line where there is one."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

PathPart = str | int

# control characters but for tab and end of line, and what turns the direction of writing
_UNPRINTABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def printable(text: object) -> str:
    """Words for a terminal: what would command it, and may come from any file, is written out, as JSON would write it."""
    return _UNPRINTABLE.sub(lambda found: f"\\u{ord(found[0]):04x}", str(text))


class TidetableError(Exception):
    """Base of every error whose text is meant to be read by a player, a pack author or a developer."""


class UsageError(TidetableError):
    """A command, flag or call was used wrongly; commands print it and exit with 2."""


class Localized(str):
    """An English sentence (or a part of one) that can also be said in the player's language: by the message
    ``data-problem-<id>`` with ``facts``, where there is one.
    """

    id: str
    facts: dict[str, str | int]

    def __new__(cls, text: str, id: str = "", **facts: str | int) -> Localized:
        made = super().__new__(cls, text)
        made.id, made.facts = id, facts
        return made

    def __getnewargs__(self) -> tuple[str]:
        return (str(self),)


class DataError(TidetableError):
    """Something in a data file (YAML, TMX, FTL, pack) is not as it must be.

    ``path`` is where in the file: ``("cards", 0, "ops")`` is shown as ``cards[0].ops``. A ``message`` that is
    ``Localized`` can be shown in the player's language (`told`).
    """

    def __init__(
        self,
        message: str,
        file: str | Path | None = None,
        line: int | None = None,
        path: Sequence[PathPart] = (),
    ) -> None:
        self.message = message
        self.file = str(file) if file is not None else None
        self.line = line
        self.path = tuple(path)
        super().__init__(message)

    def __str__(self) -> str:
        return self.told(self.message)

    def told(self, message: str) -> str:
        """The whole sentence with another wording of its message; file, line and path stay."""
        where = ""
        if self.file is not None:
            where = self.file if self.line is None else f"{self.file}:{self.line}"
        parts = [part for part in (where, show_path(self.path), message) if part]
        return ": ".join(parts)

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.message, self.file, self.line, self.path))


class SaveError(TidetableError):
    """A save cannot be read or written.

    ``reason`` is one of REASONS; the message ``save-problem-<reason>`` says it in the player's language.
    """

    REASONS = (
        "missing",  # no such file
        "not-a-save",  # some other file
        "cut-short",  # the end is missing
        "changed",  # checksum or shape is wrong
        "newer",  # written by a newer program
        "older",  # a format no longer read
        "rules",  # whole, but of other rules or cards than these
        "other-game",  # a save of another game
        "too-big",
        "busy",  # another program plays this table
        "disk",  # the system refused to read or write
        "packs",  # made with packs that are not there or not switched on
    )

    def __init__(self, reason: str, message: str, file: str | Path | None = None) -> None:
        assert reason in self.REASONS, reason
        self.reason = reason
        self.message = message
        self.file = str(file) if file is not None else None
        self.save: Any = None  # what could be read all the same, to be looked at
        super().__init__(message)

    def __str__(self) -> str:
        return f"{self.file}: {self.message}" if self.file else self.message

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.reason, self.message, self.file))


def show_path(path: Sequence[PathPart]) -> str:
    """A path inside a document as people write it: ``cards[0].levels.2``."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            text += f".{part}" if text else str(part)
    return text


def closest(word: str, choices: Iterable[object]) -> str | None:
    """The choice most like ``word``, or None when nothing is alike."""
    names = {str(choice).lower(): str(choice) for choice in choices}
    found = difflib.get_close_matches(str(word).lower(), list(names), n=1, cutoff=0.6)
    return names[found[0]] if found else None


def did_you_mean(word: str, choices: Iterable[object]) -> str:
    """A tail for an error sentence: `` - did you mean "up_to"?``, or nothing."""
    best = closest(word, choices)
    return f' - did you mean "{best}"?' if best is not None else ""


def unknown(what: str, word: object, choices: Iterable[object]) -> Localized:
    """``unknown key "upto" - did you mean "up_to"?``; lists the choices when few and none is alike."""
    options = [str(choice) for choice in choices]
    best = closest(str(word), options)
    tail, known = did_you_mean(str(word), options), ""
    if best is None and 0 < len(options) <= 12:
        known = ", ".join(options)
        tail = f" (known: {known})"
    kind = "unknown-like" if best is not None else "unknown-of" if known else "unknown"
    return Localized(f'unknown {what} "{word}"{tail}', kind, what=what, word=str(word), best=best or "", known=known)
