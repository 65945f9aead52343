"""What words are held to: tests run it over the shipped ones, ``python -m game check`` over packs.

Everything is parsed and formatted here, slowly; ``messages.py`` is the quick half.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast, visitor

from game.core import paths
from game.core.errors import DataError, did_you_mean
from game.core.words import messages

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
UK_FORMS = ("nom", "acc", "gen", "pl", "accfew", "genpl", "eachacc")
FREE_VARIABLES = {"case"}  # languages with cases may use it where English does not
MAX_DEPTH = 20  # braces inside each other; the parser calls itself for each
MAX_DIGITS = 20  # that an option of NUMBER may ask for: a text of a thousand million zeros fills the memory
MAX_TRIES = 16  # combinations of words per message; the branches themselves are checked one by one
_STRANGE = re.compile("[\u2066-\u2069\u200e\u200f]")
_RUSSIAN = re.compile("[ыэъёЫЭЪЁ]")
_APOSTROPHE = re.compile(r"\w['\u02bc]\w")


class Entry:
    """One message or term (its name with ``-``) and where it stands. Without a node it is parsed when that is asked for:
    of the thousands of shipped messages a pack's words refer to a few."""

    def __init__(self, name: str, lang: str, file: str, line: int, source: str = "", node: Any = None) -> None:
        self.name, self.lang, self.file, self.line = name, lang, file, line
        self.source = source
        if node is not None:
            self.node = node

    @cached_property
    def node(self) -> Any:
        return FluentParser(with_spans=False).parse_entry(self.source)

    def problem(self, message: str) -> DataError:
        return DataError(f"{self.lang}: {self.name}: {message}", self.file, self.line)


class Facts(NamedTuple):
    """What one entry uses: variables, kinds of its selectors, forms and cases it names, what it refers to."""

    variables: set[str]
    texts: dict[str, set[str]]  # variable -> the words its variants name
    nouns: set[str]  # variables that are NP's first argument
    forms: list[tuple[str, str, str]]  # (term, argument, literal)
    cases: set[str]
    refers: set[str]
    odd: list[str]


class Used(dict[str, Facts]):
    """The facts of the entries of a table by name, each found out when it is first asked for."""

    def __init__(self, table: dict[str, Entry]) -> None:
        super().__init__()
        self.table = table

    def __missing__(self, name: str) -> Facts:
        self[name] = found = facts(self.table[name])
        return found


def check_words(
    folders: Sequence[str | Path] | None = None,
    *,
    languages: Sequence[str] = messages.LANGUAGES,
    complete: bool = True,
    known: Sequence[str | Path] = (),
) -> list[DataError]:
    """All that is wrong with the words in ``folders`` (the shipped ones when none are named).

    ``known`` are folders whose messages may be referred to but are not checked. ``complete`` asks for the
    same messages in each language; without it only what is there is checked.
    """
    folders = messages.text_dirs() if folders is None else [Path(each) for each in folders]
    problems: list[DataError] = []
    tables: dict[str, dict[str, Entry]] = {}
    for lang in languages:
        table: dict[str, Entry] = {}
        mine = set()
        for folder, checked in [*((each, False) for each in known), *((each, True) for each in folders)]:
            for file in sorted((Path(folder) / lang).glob("*.ftl")):
                for entry in read_file(file, lang, problems) if checked else cut_file(file, lang):
                    if entry.name not in table:
                        table[entry.name] = entry
                        if checked:
                            mine.add(entry.name)
                    elif checked:
                        first = table[entry.name]
                        problems.append(entry.problem(f"also written in {first.file}:{first.line}"))
        tables[lang] = table
        used = Used(table)
        problems += _check_language(lang, used, mine)
        files = [file for folder in (*known, *folders) for file in sorted((Path(folder) / lang).glob("*.ftl"))]
        problems += _check_formatting(lang, used, mine, files)
    if complete:
        problems += _check_same(tables)
    return problems


def read_file(file: Path, lang: str, problems: list[DataError]) -> list[Entry]:
    """The entries of a file; what is not valid Fluent goes to ``problems`` with its line."""
    name = paths.short(file)
    try:
        source = paths.decode_utf8(paths.read_bytes(file, messages.MAX_FILE), name).replace("\r\n", "\n")
    except DataError as problem:
        problems.append(problem)
        return []
    if deep := _too_deep(source):
        message = f"{lang}: braces stand more than {MAX_DEPTH} deep inside each other"
        problems.append(DataError(message, name, deep))
        return []
    entries = []
    for node in FluentParser(with_spans=True).parse(source).body:
        start = node.span.start if node.span else 0
        if isinstance(node, ast.Junk):
            note = node.annotations[0] if node.annotations else None
            at = note.span.start if note is not None and note.span else start
            line = source.count("\n", 0, min(at, max(len(source) - 1, 0))) + 1
            reason = note.message if note is not None else "cannot be read"
            problems.append(DataError(f"{lang}: this is not valid Fluent: {reason}", name, line))
        elif isinstance(node, (ast.Message, ast.Term)):
            span = node.id.span
            line = source.count("\n", 0, span.start if span else start) + 1
            prefix = "-" if isinstance(node, ast.Term) else ""
            entry = Entry(prefix + node.id.name, lang, name, line, node=node)
            if big := _too_big(entry):
                problems.append(entry.problem(f"{big} asks for more than {MAX_DIGITS}"))
            else:
                entries.append(entry)
    cut = set(messages.cut(source))
    whole = {entry.name for entry in entries}
    if cut != whole and not any(problem.file == name for problem in problems):
        problems.append(DataError(f"{lang}: start every message in the first column: {cut ^ whole}", name))
    return entries


def _too_deep(source: str) -> int:
    """The line in which braces stand too deep inside each other; 0 where they do not."""
    depth = 0
    for found in re.finditer("[{}]", source):
        depth = depth + 1 if found[0] == "{" else max(0, depth - 1)
        if depth > MAX_DEPTH:
            return source.count("\n", 0, found.start()) + 1
    return 0


def _too_big(entry: Entry) -> str:
    """The option of a function that asks for more digits than anybody reads; such a text is never formatted."""
    found: list[str] = []

    class Walker(visitor.Visitor):
        def visit_NamedArgument(self, node: ast.NamedArgument) -> None:
            if isinstance(node.value, ast.NumberLiteral) and float(node.value.value) > MAX_DIGITS:
                found.append(node.name.name)

    Walker().visit(entry.node)
    return found[0] if found else ""


def cut_file(file: Path, lang: str) -> list[Entry]:
    """The entries of a file that is known to be good, none of them parsed yet; none where it cannot be read."""
    name = paths.short(file)
    try:
        source = paths.decode_utf8(paths.read_bytes(file, messages.MAX_FILE), name).replace("\r\n", "\n")
    except DataError:
        return []
    entries, line, at = [], 1, 0
    for each, text in messages.cut(source).items():
        start = source.index(text, at)
        line, at = line + source.count("\n", at, start), start
        entries.append(Entry(each, lang, name, line, text))
    return entries


def facts(entry: Entry) -> Facts:
    """What an entry uses; see Facts."""
    found = Facts(set(), {}, set(), [], set(), set(), [])

    class Walker(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.variables.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.refers.add(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:
            term = "-" + node.id.name
            found.refers.add(term)
            if node.arguments is not None:
                if node.arguments.positional:
                    found.odd.append(f"{{ {term}(...) }} takes named arguments only, others are ignored")
                for named in node.arguments.named:
                    if isinstance(named.value, ast.StringLiteral):
                        found.forms.append((term, named.name.name, named.value.value))

        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
            if node.id.name == "NP":
                first = node.arguments.positional[0] if node.arguments.positional else None
                if isinstance(first, ast.VariableReference):
                    found.nouns.add(first.id.name)
                elif isinstance(first, ast.StringLiteral):
                    found.refers.add(f"np-{first.value}")
                if len(node.arguments.positional) != 2:
                    found.odd.append("NP takes a noun and a number: NP($what, $n)")
                for named in node.arguments.named:
                    if named.name.name == "case" and isinstance(named.value, ast.StringLiteral):
                        found.cases.add(named.value.value)
                    else:
                        found.odd.append(f'NP knows case: "...", not {named.name.name}')
            elif node.id.name not in ("NUMBER", "DATETIME"):
                found.odd.append(f"there is no function {node.id.name}")
            self.generic_visit(node)

        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
            if isinstance(node.selector, ast.VariableReference) and not keys <= CATEGORIES:
                found.texts.setdefault(node.selector.id.name, set()).update(keys)
            self.generic_visit(node)

    for pattern in [entry.node.value, *(attribute.value for attribute in entry.node.attributes)]:
        if pattern is not None:
            Walker().visit(pattern)
    return found


def _texts(entry: Entry) -> Iterator[str]:
    parts: list[str] = []

    class Walker(visitor.Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            parts.append(node.value)

    Walker().visit(entry.node)
    return iter(parts)


def _check_language(lang: str, known: Used, mine: set[str]) -> list[DataError]:
    problems, table = [], known.table
    nouns = sorted(name for name in table if name.startswith("np-"))
    for name in sorted(mine):
        entry, used = table[name], known[name]
        problems += [entry.problem(odd) for odd in used.odd]
        for other in sorted(used.refers - set(table)):
            problems.append(entry.problem(f"there is no {other}{did_you_mean(other, table)}"))
        for term, argument, literal in used.forms:
            forms = known[term].texts.get(argument, set()) if term in table else {literal}
            if literal not in forms:
                tail = did_you_mean(literal, forms)
                problems.append(entry.problem(f'{term} has no {argument} "{literal}"{tail}'))
        for case in sorted(used.cases):
            for noun in nouns:
                has = known[noun]
                if (has.texts or lang == "uk") and case not in has.texts.get("case", set()):
                    problems.append(entry.problem(f'{noun} has no case "{case}"'))
        if lang == "uk" and name.startswith("-") and "form" in used.texts:
            missing = [form for form in UK_FORMS if form not in used.texts["form"]]
            if missing:
                problems.append(entry.problem(f"forms are missing: {', '.join(missing)}"))
        if _in_circle(name, known):
            problems.append(entry.problem("the message refers to itself"))
        for text in _texts(entry):
            if _STRANGE.search(text):
                problems.append(entry.problem("holds an invisible direction mark"))
            if '"' in text:
                problems.append(entry.problem('has straight quotes ("), use the quotes of the language'))
            if lang == "uk" and _RUSSIAN.search(text):
                problems.append(entry.problem("has a letter that Ukrainian does not know"))
            if lang == "uk" and _APOSTROPHE.search(text):
                problems.append(entry.problem("has a straight apostrophe, write ’"))
    return problems


def _in_circle(name: str, known: Used) -> bool:
    seen: set[str] = set()
    queue = list(known[name].refers)
    while queue:
        other = queue.pop()
        if other == name:
            return True
        if other not in seen and other in known.table:
            seen.add(other)
            queue += known[other].refers
    return False


def _with_references(name: str, known: Used) -> Iterable[Facts]:
    """The facts of a message and of the messages it shows; terms have their own variables."""
    seen = {name}
    queue = [name]
    while queue:
        here = known[queue.pop()]
        yield here
        for other in here.refers:
            if not other.startswith(("-", "np-")) and other in known.table and other not in seen:
                seen.add(other)
                queue.append(other)


def _check_formatting(lang: str, known: Used, mine: set[str], files: list[Path]) -> list[DataError]:
    """Formats every message with every number and every word its selectors know."""
    store = messages.Store(lang, files)
    problems, table = [], known.table
    nouns = sorted(name[3:] for name in table if name.startswith("np-"))
    for name in sorted(each for each in mine if not each.startswith("-")):
        entry = table[name]
        parts = list(_with_references(name, known))
        variables = set().union(*(part.variables for part in parts))
        choices: dict[str, list[str]] = {}
        for part in parts:
            for variable, keys in part.texts.items():
                choices.setdefault(variable, []).extend(sorted(keys))
            for variable in part.nouns:
                choices.setdefault(variable, []).extend(nouns[:2])  # each np- message is tried for itself
        targets = [name] if entry.node.value is not None else []
        targets += [f"{name}.{attribute.id.name}" for attribute in entry.node.attributes]
        worded = sorted(choices)
        wrong = None
        for picked in _tries([choices[variable] or ["x"] for variable in worded]):
            for n in NUMBERS if variables else (0,):
                arguments: dict[str, Any] = dict.fromkeys(variables, n)
                arguments.update(zip(worded, picked, strict=True))
                for target in targets:
                    text, errors = store.format(target, arguments)
                    if errors:
                        wrong = f"does not format with {arguments}: {errors[0]}"
                    elif not text.strip():
                        wrong = f"is empty with {arguments}"
            if wrong:
                problems.append(entry.problem(wrong))
                break
    return problems


def _tries(choices: list[list[str]]) -> list[tuple[str, ...]]:
    """All combinations where they are few, else enough of them to have each word once."""
    if math.prod(len(each) for each in choices) <= MAX_TRIES:
        return list(itertools.product(*choices))
    most = max(len(each) for each in choices)
    return [tuple(each[at % len(each)] for each in choices) for at in range(most)]


def _declared(entry: Entry) -> set[str]:
    """Variables that an English comment promises: ``# $who is a player's name``."""
    comment = entry.node.comment
    return set(re.findall(r"\$([a-zA-Z][\w-]*)", comment.content or "")) if comment is not None else set()


def _check_same(tables: dict[str, dict[str, Entry]]) -> list[DataError]:
    """The same messages, attributes and variables in every language; English says which."""
    problems = []
    languages = list(tables)
    names = {name for table in tables.values() for name in table if not name.startswith("-")}
    for name in sorted(names):
        there = [lang for lang in languages if name in tables[lang]]
        first = tables[there[0]][name]
        for lang in languages:
            entry = tables[lang].get(name)
            if entry is None:
                problems.append(first.problem(f"is missing in {lang}"))
                continue
            shape = {attribute.id.name for attribute in entry.node.attributes}
            if shape != {attribute.id.name for attribute in first.node.attributes}:
                problems.append(entry.problem(f"has other attributes than in {first.lang}"))
            if (entry.node.value is None) != (first.node.value is None):
                problems.append(entry.problem(f"has a text in one of {first.lang} and {lang} only"))
            allowed = facts(first).variables | _declared(first) | FREE_VARIABLES
            for extra in sorted(facts(entry).variables - allowed):
                tail = did_you_mean(extra, allowed)
                problems.append(entry.problem(f"${extra} is not used in {first.lang}{tail}"))
    return problems
