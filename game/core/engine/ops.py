"""The effect language: op lists in data become programs of checked instructions.

A verb is a function `def push(s, f, what: Kinds, n: Value | None = None, ...)` registered with the `Terms` of its module. Its
signature is
the schema of the verb in YAML: names, kinds and defaults are declared once. The written form of an op is one verb
key with its
first parameter (or a table of parameters) and further parameters beside it:

    {damage: 3, to: [boat, house]}      {push: {what: [boat], up_to: 2}}      {draw: {per: house, n: 1}}
"""

from __future__ import annotations

import hashlib
import inspect
import keyword
import types
import typing
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

from game.core.errors import DataError, PathPart, did_you_mean, unknown

# What a verb's parameter may be. For the type checker they are anything: the values are checked when data is compiled.
if TYPE_CHECKING:
    Value: TypeAlias = Any
    Program: TypeAlias = Any
    Programs: TypeAlias = Any
    Cond: TypeAlias = Any
    Kinds: TypeAlias = Any
    Kind: TypeAlias = Any
    Kindmap: TypeAlias = Any
    Need: TypeAlias = Any
    Names: TypeAlias = Any
    Bonus: TypeAlias = Any
else:

    class Value:
        """A number: an integer, `{per: X, n: k}` (k for each X), or a list of those (their sum)."""

    class Program:
        """A list of ops; compiled to the id of a program."""

    class Programs:
        """A list of op lists (the branches of a choice); compiled to a tuple of program ids."""

    class Cond:
        """A table of conditions that must all hold for a land or the running use."""

    class Kinds:
        """A list of piece kinds; groups of kinds are opened up."""

    class Kind:
        """One piece kind."""

    class Kindmap:
        """A table piece kind: number."""

    class Need:
        """A table of elements and how many of each are needed."""

    class Names:
        """A list of plain words."""

    class Bonus:
        """More under a condition: `{if: COND, plus: n}`; compiled to (condition, n)."""


class Per(NamedTuple):
    """k for each counted thing."""

    what: str
    counts: Callable[[Any, Any], int]
    n: int


class Test(NamedTuple):
    """A compiled condition: its id (so that a lasting effect can name it), its written form, and its checks."""

    id: str
    written: tuple[tuple[str, Any], ...]
    checks: tuple[Callable[[Any, Any, Any], bool], ...]

    def holds(self, s: Any, f: Any, land: str) -> bool:
        return all(check(s, f, land) for check in self.checks)


class Instruction(NamedTuple):
    """One compiled op: the verb's name and function, and its arguments."""

    verb: str
    call: Callable[..., None]
    args: dict[str, Any]
    can: Callable[..., bool] | None


class Verb(NamedTuple):
    name: str
    call: Callable[..., None]
    params: dict[str, tuple[Any, bool]]  # written name -> (type, required)
    only: dict[str, tuple[str, ...]]  # written name -> the kinds that make sense there
    can: Callable[..., bool] | None


T = TypeVar("T")
Counter: TypeAlias = Callable[[Any, Any], int]
Condition: TypeAlias = "Callable[[Any, Where], Callable[[Any, Any, Any], bool]]"


class Terms:
    """Verbs, counters and conditions of one module, for the vocabulary of its game."""

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}
        self.counters: dict[str, Counter] = {}
        self.conditions: dict[str, Condition] = {}

    def verb(
        self, name: str = "", can: Callable[..., bool] | None = None, only: dict[str, tuple[str, ...]] | None = None
    ) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Registers a verb. `can` says, with the same arguments, whether it could do anything at all now; `only` limits
        the piece kinds of a parameter.
        """

        def register(function: Callable[..., None]) -> Callable[..., None]:
            hints = typing.get_type_hints(function)
            params = {}
            for position, (param, info) in enumerate(inspect.signature(function).parameters.items()):
                if position >= 2:
                    written = param.rstrip("_")
                    params[written] = (_bare(hints.get(param, Any)), info.default is inspect.Parameter.empty)
            verb_name = name or function.__name__
            _add(self.verbs, verb_name, Verb(verb_name, function, params, only or {}, can), "verb")
            return function

        return register

    def counter(self, name: str) -> Callable[[Counter], Counter]:
        def register(function: Counter) -> Counter:
            _add(self.counters, name, function, "counter")
            return function

        return register

    def condition(self, name: str) -> Callable[[Condition], Condition]:
        """Registers a condition: a function that takes the written argument and gives `check(s, f, land) -> bool`."""

        def register(function: Condition) -> Condition:
            _add(self.conditions, name, function, "condition")
            return function

        return register


class Vocabulary(Terms):
    """The words of one game's effect language: piece kinds and elements, and the terms of its modules. Raises ValueError where
    two of them have the same name.
    """

    def __init__(self, kinds: Sequence[str], groups: dict[str, tuple[str, ...]], elements: Sequence[str], *parts: Terms) -> None:
        super().__init__()
        self.kinds = tuple(kinds)
        self.groups = groups
        self.elements = tuple(elements)
        for part in parts:
            for name, verb in part.verbs.items():
                _add(self.verbs, name, verb, "verb")
            for name, counter in part.counters.items():
                _add(self.counters, name, counter, "counter")
            for name, condition in part.conditions.items():
                _add(self.conditions, name, condition, "condition")


def _add(table: dict[str, T], name: str, made: T, what: str) -> None:
    if name in table:
        raise ValueError(f"the {what} {name} is there twice")
    table[name] = made


def _bare(hint: Any) -> Any:
    """`Value | None` means Value."""
    if isinstance(hint, types.UnionType):
        return next(part for part in typing.get_args(hint) if part is not type(None))
    return hint


class Source:
    """What `Where` needs of a loaded file: its name and lines. Lines are looked for only when an error is written."""

    def __init__(self, document: Any) -> None:
        self.document = document
        self.path = document.file

    def line_of(self, path: tuple[PathPart, ...]) -> int:
        line: int = self.document.line_of(path)
        return line


class Where:
    """A place in a data file, for messages: file, path of keys and the line, if the loader knows it."""

    def __init__(self, document: Any, *path: Any) -> None:
        self.document = document
        self.path = path

    def at(self, *more: Any) -> Where:
        return Where(self.document, *self.path, *more)

    def fail(self, message: str) -> DataError:
        """The error to raise: one sentence with file, line and path."""
        line = self.document.line_of(self.path) if self.document is not None else 0
        return DataError(message, file=self.file, line=line, path=self.path)

    @property
    def file(self) -> str:
        return str(getattr(self.document, "path", "")) if self.document is not None else "(data)"

    def pick(self, word: Any, known: Sequence[Any], what: str) -> Any:
        """The word itself if it is known, else an error with the nearest known one."""
        if word in known:
            return word
        raise self.fail(unknown(what, word, known))


class Compiler:
    """Turns written op lists into programs and keeps them by id in `programs`; conditions by id in `tests`."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.programs: dict[str, tuple[Instruction, ...]] = {}
        self.tests: dict[str, Test] = {}

    def program(self, program_id: str, ops: Any, where: Where) -> str:
        """Compiles an op list under this id. Raises DataError with file and line where it is not well formed."""
        if not isinstance(ops, list):
            raise where.fail("a list of effects is expected here")
        made = tuple(self.instruction(f"{program_id}.{at}", op, where.at(at)) for at, op in enumerate(ops))
        self.programs[program_id] = made
        return program_id

    def instruction(self, op_id: str, op: Any, where: Where) -> Instruction:
        if not isinstance(op, dict):
            raise where.fail("an effect is a table that begins with its name")
        verbs = [key for key in op if key in self.vocabulary.verbs]
        if not verbs:
            first = next(iter(op), "")
            raise where.fail(unknown("effect", first, tuple(self.vocabulary.verbs)))
        verb = self.vocabulary.verbs[verbs[0]]
        written = {key: (value, where.at(key)) for key, value in op.items() if key != verb.name}
        written.update(self._main(verb, op[verb.name], where.at(verb.name)))
        args = {}
        for name, (value, place) in written.items():
            if name not in verb.params:
                raise place.fail(f'{verb.name} has no "{name}"{did_you_mean(str(name), tuple(verb.params))}')
            made = self.convert(verb.params[name][0], value, f"{op_id}.{name}", place)
            for kind in made if name in verb.only else ():
                place.pick(kind, verb.only[name], "piece for this")
            args[_python_name(name)] = made
        missing = [name for name, (_, required) in verb.params.items() if required and name not in written]
        if missing:
            raise where.fail(f'{verb.name} needs "{missing[0]}"')
        return Instruction(verb.name, verb.call, args, verb.can)

    def _main(self, verb: Verb, value: Any, where: Where) -> dict[str, tuple[Any, Where]]:
        """The verb's own value: its first parameter, or a table of parameters."""
        if not verb.params:
            return {}
        first, (hint, _) = next(iter(verb.params.items()))
        takes_table = hint in (Cond, Kindmap, Need) or (hint is Value and isinstance(value, dict) and "per" in value)
        if isinstance(value, dict) and not takes_table:
            return {key: (item, where.at(key)) for key, item in value.items()}
        return {first: (value, where)}

    def convert(self, hint: Any, value: Any, value_id: str, where: Where) -> Any:
        """One argument, checked against its declared kind."""
        if hint is Value:
            return self.value(value, where)
        if hint is Program:
            return self.program(value_id, value, where)
        if hint is Programs:
            if not isinstance(value, list):
                raise where.fail("a list of branches is expected here")
            return tuple(self.program(f"{value_id}.{at}", ops, where.at(at)) for at, ops in enumerate(value))
        if hint is Cond:
            return self.test(value_id, value, where)
        if hint is Kinds:
            return self.kinds(value, where)
        if hint is Kind:
            return where.pick(value, self.vocabulary.kinds, "piece")
        if hint is Kindmap:
            if not isinstance(value, dict):
                raise where.fail(f"a table such as {{{next(iter(self.vocabulary.kinds), 'kind')}: 2}} is expected here")
            return tuple((where.pick(k, self.vocabulary.kinds, "piece"), self.whole(n, where)) for k, n in value.items())
        if hint is Need:
            return self.need(value, where)
        if hint is Names:
            if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
                raise where.fail("a list of words is expected here")
            return tuple(value)
        if hint is Bonus:
            if not isinstance(value, dict) or set(value) != {"if", "plus"}:
                raise where.fail("{if: condition, plus: number} is expected here")
            return (
                self.test(f"{value_id}.if", value["if"], where.at("if")),
                self.whole(value["plus"], where.at("plus")),
            )
        if typing.get_origin(hint) is typing.Literal:
            return where.pick(value, typing.get_args(hint), "word")
        if hint in (int, bool, str) and (not isinstance(value, hint) or (hint is int and isinstance(value, bool))):
            raise where.fail(f"{ {int: 'a whole number', bool: 'true or false', str: 'a word'}[hint] } is expected here")
        return value

    def value(self, value: Any, where: Where) -> Any:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        if value == "all":
            return "all"
        if isinstance(value, list) and value:
            return tuple(self.value(part, where.at(at)) for at, part in enumerate(value))
        if isinstance(value, dict) and set(value) <= {"per", "n"} and "per" in value:
            name = where.at("per").pick(value["per"], tuple(self.vocabulary.counters), "counter")
            return Per(name, self.vocabulary.counters[name], self.whole(value.get("n", 1), where))
        raise where.fail("a number, {per: ..., n: ...} or a list of them is expected here")

    def whole(self, value: Any, where: Where) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        raise where.fail("a whole number is expected here")

    def kinds(self, value: Any, where: Where) -> tuple[str, ...]:
        if not isinstance(value, list) or not value:
            raise where.fail("a list of pieces is expected here")
        found: list[str] = []
        for word in value:
            known = (*self.vocabulary.kinds, *self.vocabulary.groups)
            where.pick(word, known, "piece")
            found.extend(self.vocabulary.groups.get(word, (word,)))
        return tuple(found)

    def need(self, value: Any, where: Where) -> tuple[tuple[str, int], ...]:
        if not isinstance(value, dict) or not value:
            raise where.fail(
                f"a table of elements such as {{{next(iter(self.vocabulary.elements), 'element')}: 2}} is expected here"
            )
        return tuple((where.pick(k, self.vocabulary.elements, "element"), self.whole(n, where)) for k, n in value.items())

    def test(self, test_id: str, value: Any, where: Where) -> Test:
        if not isinstance(value, dict):
            raise where.fail("a table of conditions is expected here")
        checks = []
        for name, argument in value.items():
            where.pick(name, tuple(self.vocabulary.conditions), "condition")
            checks.append(self.vocabulary.conditions[name](argument, where.at(name)))
        made = Test(test_id, tuple(value.items()), tuple(checks))
        self.tests[test_id] = made
        return made


def _python_name(written: str) -> str:
    return written + "_" if keyword.iskeyword(written) else written


# ------------------------------------------------------------------------------------------------ hashes of effects


def words_in(value: Any) -> Iterator[str]:
    """Every text inside frames, tuples and lists."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from words_in(part)


def effect_hash(compiler: Compiler, name: str) -> str:
    """The hash of a program or condition with everything inside it: another one, another effect."""
    digest = hashlib.sha256()
    for each in sorted(one for one in compiler.programs if one == name or one.startswith((f"{name}.", f"{name}/"))):
        digest.update(repr((each, [(one.verb, _written(one.args)) for one in compiler.programs[each]])).encode())
    if name in compiler.tests:
        digest.update(repr(_written(compiler.tests[name])).encode())
    return digest.hexdigest()[:16]


def _written(value: Any) -> Any:
    """Arguments of an instruction without the functions in them."""
    if isinstance(value, dict):
        return sorted((name, _written(part)) for name, part in value.items())
    if isinstance(value, (Per, Test)):
        return [_written(part) for part in value if not callable(part) and not _is_checks(part)]
    if isinstance(value, (list, tuple)):
        return [_written(part) for part in value]
    return value


def _is_checks(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and callable(value[0])


def amount(s: Any, f: Any, value: Any) -> int:
    """The number a written value stands for now."""
    if type(value) is int:
        return value
    if isinstance(value, Per):
        return value.n * value.counts(s, f)
    return sum(amount(s, f, part) for part in value)


def could(s: Any, f: Any, program: str) -> bool:
    """Whether any op of a program could do something now: branches that could not are not offered."""
    return any(i.can is None or i.can(s, f, **i.args) for i in s.box.programs[program])
