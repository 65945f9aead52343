"""An option key taken apart. The text stays what names an option everywhere: in answers, logs, saves, bots and on screen.

``kind:part/part~suffix>target``, and all but the kind may be missing. Games say what their parts mean, the table never does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class Key(NamedTuple):
    """``piece:G5/boat~1`` is ("piece", ("G5", "boat"), "", "1"), ``move:G5/boat>G4`` is ("move", ("G5", "boat"), "G4").

    ``str(Key.of(text)) == text`` for every text. The target of a move is left whole: it may be a key itself, as in
    ``token:leaf>cell:1,0/flower``.
    """

    kind: str
    parts: tuple[str, ...] = ()
    target: str = ""
    suffix: str = ""

    @staticmethod
    @lru_cache(maxsize=4096)
    def of(text: str) -> Key:
        """The parts of a key, taken apart once and then remembered."""
        head, _, target = text.partition(">")
        head, _, suffix = head.partition("~")
        kind, colon, rest = head.partition(":")
        key = Key(kind, tuple(rest.split("/")) if colon else (), target, suffix)
        return key if str(key) == text else Key(text)  # nothing follows a "~" or ">": no part of a key, but of its text

    @property
    def first(self) -> str:
        """What it is about, mostly an id: the first part, or "" where there is none."""
        return self.parts[0] if self.parts else ""

    @property
    def rest(self) -> str:
        """All between the kind and the target: ``G5/boat~1``."""
        text = "/".join(self.parts)
        return f"{text}~{self.suffix}" if self.suffix else text

    @property
    def number(self) -> int | None:
        """The number it ends with: 3 in ``laborers:harvest/3``, None for ``done``. Whether it is an amount (and not the name of
        a thing, as in ``paddy:2``) is for the game to know."""
        last = self.parts[-1] if self.parts and not self.target else ""
        return int(last) if last.isascii() and last.isdigit() else None

    @property
    def source(self) -> Key:
        """The same without its target: what is taken up before the target is chosen."""
        return self._replace(target="")

    def __str__(self) -> str:
        head = f"{self.kind}:{self.rest}" if self.parts else f"{self.kind}~{self.suffix}" if self.suffix else self.kind
        return f"{head}>{self.target}" if self.target else head
