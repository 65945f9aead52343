"""A case as it is written: one document of a case file, its outer shape checked. What it does: `case_run.py`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.core.content import data
from game.core.engine import registry
from game.core.engine.decision import Setup
from game.core.errors import DataError, unknown

TOP = ("name", "id", "game", "set", "mode", "options", "seats", "seed", "note", "given", "when", "then")
GENERIC_GIVEN = ("prefer",)
MOST_SEATS = 20  # of any game: how many a game has says its set-up

Path_ = tuple[str | int, ...]


class Case:
    """One document of a case file, its outer shape checked. Raises DataError with file and line."""

    def __init__(self, document: data.Document) -> None:
        self.document = document
        self.file = document.file
        value = document.value
        if not isinstance(value, dict):
            raise document.error("a case is a table with name, game, given, when and then")
        for key in ("name", "game"):
            if not isinstance(value.get(key), str):
                raise document.error(f'"{key}" is missing or no text', (key,))
        self.name: str = value["name"]
        self.id: str = str(value.get("id") or "")
        self.game: str = value["game"]
        known = registry.current().ids()
        if self.game not in known:
            raise document.error(unknown("game", self.game, known), ("game",))
        self.top_options: tuple[str, ...] = registry.current().cases(self.game).top_options
        words = (*TOP, *self.top_options)
        for key in value:
            if key not in words:
                raise document.error(unknown("word", key, words), (key,))
        self.given: dict[str, Any] = self._table(value, "given")
        self.then: dict[str, Any] = self._table(value, "then")
        when = value.get("when")
        if when is not None and not isinstance(when, list):
            raise self.error('"when" is a list of steps', "when")
        self.when: list[dict[str, Any]] = when or []
        for at, step in enumerate(self.when):
            if not isinstance(step, dict) or not step:
                raise self.error("a step is a table such as {do: land}", "when", at)
        self.prefer: list[str] = self.words(self.given.get("prefer"), "given", "prefer")
        self.setup = self._setup(value)

    @property
    def line(self) -> int:
        """Where the case begins; looked for in the file, so asked only when something is said about it."""
        return self.document.line_of(())

    def _table(self, value: dict[str, Any], key: str) -> dict[str, Any]:
        part = value.get(key)
        if part is not None and not isinstance(part, dict):
            raise self.error(f'"{key}" is a table', key)
        return part or {}

    def _setup(self, value: dict[str, Any]) -> Setup:
        seats = value.get("seats", 1)
        if type(seats) is int:
            seats = [{} for _ in range(min(seats, MOST_SEATS + 1))]
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
            raise self.error("seats are a number or a list of tables", "seats")
        if not 0 < len(seats) <= MOST_SEATS:
            raise self.error(f"there are 1 to {MOST_SEATS} seats", "seats")
        named = tuple({"name": f"p{at}", "control": "human", **seat} for at, seat in enumerate(seats))
        named_above = {word: value[word] for word in self.top_options if word in value}
        options = {**named_above, **self._table(value, "options"), **self.table(self.given.get("options"), "given", "options")}
        seed = value.get("seed", 1)
        if type(seed) is not int:
            raise self.error("the seed is a whole number", "seed")
        return Setup(self.game, value.get("set") or "", value.get("mode") or "", options, seed, named)

    def error(self, message: str, *path: str | int) -> DataError:
        """A DataError about the part at `path`, for the caller to raise."""
        return self.document.error(message, path)

    # Small checks that every vocabulary needs; `path` is where the value stands.

    def table(self, value: object, *path: str | int) -> dict[str, Any]:
        """The value as a table; nothing is an empty one."""
        if value is not None and not isinstance(value, dict):
            raise self.error("a table is expected here", *path)
        return value or {}

    def known(self, value: dict[str, Any], words: Iterable[str], *path: str | int) -> dict[str, Any]:
        """The table itself if it has only these keys."""
        for key in value:
            if key not in words:
                raise self.error(unknown("word", key, words), *path, key)
        return value

    def pick(self, word: Any, words: Iterable[str], what: str, *path: str | int) -> str:
        """The word itself if it is one of these."""
        if word not in words:
            raise self.error(unknown(what, word, words), *path)
        return str(word)

    def number(self, value: object, *path: str | int) -> int:
        """A whole number, not negative."""
        if type(value) is not int or value < 0:
            raise self.error("a whole number is expected here", *path)
        return value

    def words(self, value: object, *path: str | int) -> list[str]:
        """A list of words; one word alone counts as a list, nothing as an empty one."""
        if value is None:
            return []
        if isinstance(value, str):
            return [value]
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.error("a list of words is expected here", *path)
        return value
