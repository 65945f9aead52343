"""Cards in cases: by id, or written out in full, with an id where a key names it."""

from __future__ import annotations

from typing import Any

from game.anima.state import Ids
from game.core.engine.ops import Where
from game.core.play.case_words import At


class _Lines:
    """A case's document as data files are read."""

    def __init__(self, document: Any) -> None:
        self.path, self.line_of = document.file, document.line_of


class Cards:
    """Reads cards of a kind at a place of a case. Raises DataError."""

    def __init__(self, at: At, kind: str) -> None:
        self.at, self.kind = at, kind

    def write(self, written: dict[str, Any]) -> str:
        """A card that is written out; one without an id is named by its place."""
        where = Where(_Lines(self.at.case.document), *self.at.path)
        name = written.get("id") or "-".join(str(part) for part in self.at.path)
        card: str = self.at.s.box.written_out(self.kind, {**written, "id": name}, where)
        return card

    def one(self, item: Any) -> str:
        if isinstance(item, dict):
            return self.write(item)
        known = {**self.at.s.box.raw[self.kind], **self.at.s.box.written}
        return self.at.pick(item, known, self.kind)

    def all(self, value: object) -> Ids:
        found = []
        for n, item in enumerate(self.at.items(value)):
            found.append(Cards(self.at.under(n), self.kind).one(item))
        return tuple(found)
