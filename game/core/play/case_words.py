"""What the words of case files are made of: fields of the state, and tables, decks and figures of them.

A vocabulary (`case_fields.py`) names them; a game adds a `Word` of its own for what is more than a field.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from game.core.engine.state import BaseState
from game.core.errors import DataError
from game.core.play.case_file import Case, Path_
from game.core.play.case_run import Run

Ids = tuple[str, ...]
Names = Ids | Callable[[Any], Iterable[str]]  # words of a fixed list, or those of a position


class At(NamedTuple):
    """Where a value of a case stands, for reading it and for saying what is wrong with it."""

    case: Case
    s: Any  # the position that is being made, or compared
    path: Path_
    key: Ids = ()  # the seat or the place it stands under
    run: Run | None = None  # while it is compared

    def under(self, word: str | int, *key: str) -> At:
        """One step deeper; `key`: the word is a name that fields are keyed by."""
        return self._replace(path=(*self.path, word), key=(*self.key, *key))

    def error(self, message: str) -> DataError:
        return self.case.error(message, *self.path)

    def number(self, value: object) -> int:
        return self.case.number(value, *self.path)

    def words(self, value: object) -> list[str]:
        return self.case.words(value, *self.path)

    def pick(self, word: Any, words: Iterable[str], what: str) -> str:
        return self.case.pick(word, words, what, *self.path)

    def picks(self, value: object, words: Iterable[str], what: str) -> Ids:
        """A list of words, each one of these."""
        found, known = self.words(value), tuple(words)
        return tuple([self.under(at).pick(word, known, what) for at, word in enumerate(found)])

    def table(self, value: object, words: Iterable[str] | None = None) -> dict[str, Any]:
        """A table, with these keys only if they are named."""
        table = self.case.table(value, *self.path)
        return table if words is None else self.case.known(table, words, *self.path)

    def items(self, value: object) -> list[Any]:
        """A list; one thing alone counts as a list, nothing as an empty one."""
        return value if isinstance(value, list) else [] if value is None else [value]

    def expect(self, expected: object, found: object) -> bool:
        """Notes a problem where the two differ."""
        assert self.run is not None
        return self.run.expect(expected, found, *self.path)

    def fail(self, expected: str, found: str) -> None:
        assert self.run is not None
        self.run.fail(expected, found, *self.path)


class Word:
    """One word of a case. `gives`: it may stand in `given`; `checks`: in `then`."""

    gives: bool = True
    checks: bool = True

    def give(self, at: At, value: object) -> None:
        """Carries the value into the position. Raises DataError."""
        raise NotImplementedError

    def check(self, at: At, value: object) -> None:
        """Notes where the position is not as the value says. Raises DataError where the value makes no sense."""
        raise NotImplementedError


class Things(NamedTuple):
    """A kind of thing that is named by ids: what a message calls one, which there are, and the fields they lie in."""

    what: str
    ids: Callable[[Any], Iterable[str]]
    fields: Ids = ()

    def read(self, at: At, value: object) -> Ids:
        """The ids of a list. Raises DataError for an unknown one."""
        return at.picks(value, self.ids(at.s), self.what)

    def take(self, s: Any, ids: Iterable[str]) -> None:
        """Takes them out of wherever they lie, so that each is there once."""
        named = set(ids)
        for name in self.fields:
            lying = getattr(s, name)
            if isinstance(lying, dict):
                lying.update({key: tuple([one for one in pile if one not in named]) for key, pile in lying.items()})
            else:
                setattr(s, name, tuple([one for one in lying if one not in named]))


# ------------------------------------------------------------------------------------------------ fields


class Shape(NamedTuple):
    """What a field holds: `keys` names lead to a value, which is one `item` or (`many`) a tuple of them (Any: numbers, words)."""

    keys: int
    item: Any
    many: bool

    @property
    def nothing(self) -> Any:
        return () if self.many else self.item()


_shapes: dict[tuple[type, str], Shape | None] = {}


def shape_of(state: type[BaseState], name: str) -> Shape | None:
    """The shape of a field, from its annotation; None for one that words cannot say."""
    known = (state, name)
    if known not in _shapes:
        _shapes[known] = _shape(typing.get_type_hints(state)[name])
    return _shapes[known]


def _shape(hint: Any) -> Shape | None:
    keys = 0
    if typing.get_origin(hint) is dict:
        key, hint = typing.get_args(hint)
        named = typing.get_args(key) if typing.get_origin(key) is tuple else (key,)
        if set(named) != {str}:
            return None
        keys = len(named)
    many = typing.get_origin(hint) is tuple
    if many:
        held = typing.get_args(hint)
        if len(held) != 2 or held[1] is not ...:
            return None
        hint = held[0]
    return Shape(keys, hint, many) if hint in (int, bool, str) or (many and hint is Any) else None


class Field(Word):
    """A field of the state. Where it is keyed by one name more than the word stands under, the value is a table by that name.

    `of`: the ids it may hold. `names`: those the table may have; left out, those that the field has already. `ordered`: the order
    counts in `then`. `sparse`: nothing is stored for zero.
    """

    def __init__(
        self, name: str, of: Things | None = None, names: Names | None = None, ordered: bool = False, sparse: bool = False
    ) -> None:
        self.name, self.of, self.ordered, self.sparse = name, of, ordered, sparse
        self.names = names

    def shape(self, s: Any) -> Shape:
        found = shape_of(type(s), self.name)
        assert found is not None, f"{self.name} is no field that a word can say"
        return found

    def found(self, at: At) -> Any:
        """What lies there."""
        shape, value = self.shape(at.s), getattr(at.s, self.name)
        return value.get(self._key(at, shape), shape.nothing) if shape.keys else value

    def put(self, at: At, value: object) -> None:
        """Stores it."""
        shape = self.shape(at.s)
        if not shape.keys:
            setattr(at.s, self.name, value)
        elif self.sparse and not value:
            getattr(at.s, self.name).pop(self._key(at, shape), None)
        else:
            getattr(at.s, self.name)[self._key(at, shape)] = value

    def _key(self, at: At, shape: Shape) -> Any:
        return at.key[0] if shape.keys == 1 else at.key

    def slots(self, at: At, value: object) -> Iterator[tuple[At, Any]]:
        """The value, or those of its table, each with the place it belongs to."""
        shape = self.shape(at.s)
        if shape.keys <= len(at.key):
            yield at, value
            return
        for name, item in at.table(value, self.names_at(at)).items():
            yield at.under(name, name), item

    def names_at(self, at: At) -> Iterable[str] | None:
        """The names that a table may have; None for any."""
        if self.names is not None:
            return self.names(at.s) if callable(self.names) else self.names
        return sorted({key[-1] for key in getattr(at.s, self.name) if isinstance(key, tuple)}) or None

    def read(self, at: At, value: object) -> Any:
        """The value as the field holds it. Raises DataError."""
        shape = self.shape(at.s)
        if shape.many:
            if type(value) is int:
                lying = self.found(at)
                if at.number(value) > len(lying):
                    raise at.error(f"there are not {value} left")
                return lying[:value]
            if shape.item is str:
                return self.of.read(at, value) if self.of is not None else tuple(at.words(value))
            return tuple([self._one(at.under(n), item, shape.item) for n, item in enumerate(at.items(value))])
        return self._one(at, value, shape.item)

    def _one(self, at: At, value: object, item: Any) -> Any:
        if item is int or (item is Any and not isinstance(value, str)):
            return at.number(value)
        if item is bool:
            if type(value) is not bool:
                raise at.error("true or false is expected here")
            return value
        if value is None:
            return ""
        if self.of is not None:
            return at.pick(value, self.of.ids(at.s), self.of.what)
        if not isinstance(value, str):
            raise at.error("a word is expected here")
        return value

    def give(self, at: At, value: object) -> None:
        for where, item in self.slots(at, value):
            made = self.read(where, item)
            if self.of is not None and self.of.fields and type(item) is not int:
                self.of.take(where.s, made if isinstance(made, tuple) else (made,))
            self.put(where, made)

    def check(self, at: At, value: object) -> None:
        for where, wanted in self.slots(at, value):
            self.compare(where, wanted, self.found(where))

    def compare(self, at: At, wanted: object, found: Any) -> None:
        """Compares one value: of a list all there is, or how many."""
        shape = self.shape(at.s)
        if shape.many:
            listed = shape.item is str and type(wanted) is not int
            compare_lists(at, at.words(wanted) if listed else wanted, found, self.ordered)
        elif shape.item is str:
            at.expect(wanted or None, found or None)  # no word is nothing
        else:
            at.expect(wanted, found)


def compare_lists(at: At, wanted: object, found: Iterable[Any], ordered: bool = False) -> None:
    """A list in any order, unless it is `ordered`; a number is how many, null is none."""
    found = list(found)
    if type(wanted) is int or wanted is None:
        at.expect(wanted or 0, len(found))
    elif ordered:
        at.expect(at.items(wanted), found)
    else:
        at.expect(sorted(at.items(wanted), key=str), sorted(found, key=str))


class Tally(Field):
    """A number for each name (`{p0: 2}`), also as a list of the names, `[p0, p0]`, or for the first of them alone, `2`. The
    names are the seats where none are named. In `then` all but a table says all there is.
    """

    def __init__(self, name: str, names: Names | None = None, sparse: bool = True) -> None:
        super().__init__(name, None, names if names is not None else lambda s: s.seats, sparse=sparse)

    def counted(self, at: At, value: object) -> dict[str, Any]:
        names = tuple(self.names_at(at) or ())
        if isinstance(value, dict):
            return at.table(value, names)
        if type(value) is int:
            return {names[0]: value}
        found: dict[str, Any] = {}
        for name in at.picks(value, names, "seat" if names == tuple(at.s.seats) else "name"):
            found[name] = found.get(name, 0) + 1
        return found

    def slots(self, at: At, value: object) -> Iterator[tuple[At, Any]]:
        for name, n in self.counted(at, value).items():
            yield at.under(name, name), n

    def check(self, at: At, value: object) -> None:
        wanted = self.counted(at, value)
        if not isinstance(value, dict):
            wanted = {name: wanted.get(name, 0) for name in self.names_at(at) or ()}
        for name, n in wanted.items():
            there = at.under(name, name)
            self.compare(there, n, self.found(there))


# ------------------------------------------------------------------------------------------------ words made of others


class Table(Word):
    """Words under a word."""

    def __init__(self, **words: Word) -> None:
        self.inner = words

    def give(self, at: At, value: object) -> None:
        for word, item in at.table(value, [word for word, one in self.inner.items() if one.gives]).items():
            self.inner[word].give(at.under(word), item)

    def check(self, at: At, value: object) -> None:
        for word, item in at.table(value, [word for word, one in self.inner.items() if one.checks]).items():
            self.inner[word].check(at.under(word), item)


class Places(Table):
    """A table by place, `{G5: {...}}`, with the same words for each; their fields are keyed by the place first."""

    def __init__(self, names: Names, what: str, words: Mapping[str, Word]) -> None:
        super().__init__(**words)
        self.names, self.what = names, what

    def _each(self, at: At, value: object) -> Iterator[tuple[At, Any]]:
        known = self.names(at.s) if callable(self.names) else self.names
        for place, item in at.table(value).items():
            at.under(place).pick(place, known, self.what)
            yield at.under(place, place), item

    def give(self, at: At, value: object) -> None:
        for there, item in self._each(at, value):
            super().give(there, item)

    def check(self, at: At, value: object) -> None:
        for there, item in self._each(at, value):
            super().check(there, item)


class Deck(Word):
    """A deck: the list of its first cards (`{top: [...]}`), `size` or `deck: N`, its height; `deck: [...]` is all of it. `piles`
    are the fields of what lies beside it, such as its discard pile. In `then` they are compared in any order, `top` in its own.
    """

    def __init__(self, name: str, of: Things, **piles: str) -> None:
        self.name, self.of, self.piles = name, of, piles

    def tabled(self, at: At, value: object, words: Iterable[str] = ()) -> dict[str, Any]:
        return at.table({"top": value} if isinstance(value, list) else value, ("deck", "top", "size", *self.piles))

    def give(self, at: At, value: object) -> None:
        table = self.tabled(at, value)
        size = table.get("size", table.get("deck"))
        word = "size" if "size" in table else "deck"
        top = self.of.read(at.under("top"), table.get("top"))
        if isinstance(size, list):
            top = self.of.read(at.under(word), size)
            size = len(top)
        beside = {pile: self.of.read(at.under(pile), table[pile]) for pile in self.piles if pile in table}
        self.of.take(at.s, (*top, *(card for cards in beside.values() for card in cards)))
        deck = (*top, *getattr(at.s, self.name))
        if size is not None:
            deck = deck[: max(at.under(word).number(size), len(top))]
        setattr(at.s, self.name, deck)
        for pile, cards in beside.items():
            setattr(at.s, self.piles[pile], cards)

    def check(self, at: At, value: object) -> None:
        for word, wanted in self.tabled(at, value).items():
            found = getattr(at.s, self.piles.get(word, self.name))
            there = at.under(word)
            if word == "top":
                there.expect(wanted, list(found[: len(wanted)]))
            else:
                compare_lists(there, wanted, found)


class Figure(Word):
    """A word for `then` only: what a function of the position (and of the seat or place it stands under) says. Of a list the
    number may be named; of a dict what is named counts, `names` are those it may have.
    """

    gives = False

    def __init__(self, figure: Callable[..., Any], names: Ids | None = None) -> None:
        self.figure, self.names = figure, names

    def check(self, at: At, value: object) -> None:
        found = self.figure(at.s, *at.key)
        if isinstance(found, dict):
            for name, n in at.table(value, self.names).items():
                at.under(name).expect(n, found.get(name, 0))
        elif isinstance(found, (list, tuple)):
            compare_lists(at, value, found)
        else:
            at.expect(value, found)
