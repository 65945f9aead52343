"""A pack while somebody writes it: what is in it, where each thing stands in its files, and all that is wrong with it.

The gate stops at the first slip, for then the pack cannot be played. Who writes one wants to know them all, and to see what is
right already. So the files are examined as a copy from which a faulty thing is taken away (its lines stay, empty, so that
every later line has its number), again and again until the game takes the rest. A game says in `data/<game>/workshop.yaml`
which of its things there are, how they are shown and how one comes to lie on top of its deck at a table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.core import paths
from game.core.content import data, packs, tmx_guard
from game.core.content.catalogue import Part, read
from game.core.engine import registry
from game.core.engine.ops import Source, Where
from game.core.errors import DataError, Localized, did_you_mean, unknown
from game.core.teaching import challenges
from game.core.words import messages

FILE = "workshop.yaml"
EXAMPLES = "examples"  # in the folder of shipped data: packs to begin from
MOST = 60  # complaints: who has more has forgotten a line, and the rest follows from it


class Kind(Part, frozen=True):
    """A kind of thing. It stands in `items` of `file` (a list of items, or a table by their ids), of those the ones that have
    all figures of `only`; `shelf` is its kind in the box, `name` what its name's message begins with, `show` what is drawn of
    it. A table to try it at has this `set`, `mode`, `options` and `seats` (`seats_of`: those in another set, for a pack of that);
    it is played, anyhow, until the phase `until`; there the thing lies first in the field `top` (`hand.p0`: of that seat). In
    all of these "{id}" stands for the thing.
    """

    id: str
    file: str
    items: str
    shelf: str
    show: str
    name: str = ""
    only: dict[str, str] = {}
    set: str = ""
    mode: str = ""
    options: dict[str, Any] = {}
    seats: list[dict[str, str]] = msgspec.field(default_factory=lambda: [{}])
    seats_of: dict[str, list[dict[str, str]]] = {}
    until: str = ""
    top: str = ""


class KindsFile(Part, frozen=True):
    """`workshop.yaml`. `names`: what else of the box has a name, and how its message begins."""

    kinds: list[dict[str, Any]]
    names: dict[str, str] = {}
    schema: str = ""


class Bench(NamedTuple):
    """What a game says of its things."""

    kinds: tuple[Kind, ...]
    names: Mapping[str, str]


class Thing(NamedTuple):
    """Something in a pack: its kind, its id, its file (from the pack's folder), its first and last line there. `whole`: the game
    takes it."""

    kind: Kind
    id: str
    file: str
    first: int
    last: int
    whole: bool = True

    @property
    def key(self) -> str:
        return f"{self.kind.id}:{self.id}"


class Complaint(NamedTuple):
    """Something that is wrong: in which file and line ("" and 0: with the pack as a whole), of which thing. `light`: the pack
    can be played all the same."""

    file: str
    line: int
    problem: DataError
    thing: str = ""
    light: bool = False


class Examined(NamedTuple):
    """`rules`: the game with all that is right in the pack; None where not even that can be played. `words`: the folder of the
    pack's words as they were examined."""

    folder: Path
    pack: packs.Pack | None
    things: tuple[Thing, ...]
    complaints: tuple[Complaint, ...]
    rules: Any = None
    words: Path | None = None

    @property
    def refused(self) -> bool:
        """Whether the program would leave the pack out."""
        return any(not complaint.light for complaint in self.complaints)


def bench(game: str) -> Bench:
    """The kinds of a game's things; none for a game that says nothing of them. Raises DataError."""
    file = registry.current().data_dir(game) / FILE
    if not file.is_file():
        return Bench((), {})
    document = data.load(file, cache=True)
    where = Where(Source(document))
    head = read(KindsFile, document.value, where)
    return Bench(tuple(read(Kind, one, where.at("kinds", n)) for n, one in enumerate(head.kinds)), head.names)


def signature(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """What changes when a file of the folder is saved, comes or goes."""
    found = []
    for file in _files(folder):
        try:
            stat = file.stat()
        except OSError:
            continue  # it went away meanwhile
        found.append((file.relative_to(folder).as_posix(), stat.st_mtime_ns, stat.st_size))
    return tuple(found)


def _files(folder: Path) -> list[Path]:
    """What may be a file of the pack, whatever else lies there; nothing for a folder that cannot be read."""
    found: list[Path] = []
    try:
        for file in sorted(folder.rglob("*")):
            inside = file.relative_to(folder)
            hidden = any(part.startswith((".", "__")) for part in inside.parts)
            if hidden or len(inside.parts) > packs.MAX_DEPTH or file.is_symlink() or not file.is_file():
                continue
            found.append(file)
            if len(found) >= packs.MAX_FILES:
                break
    except OSError:
        pass
    return found


def examine(folder: Path, copy: Path) -> Examined:
    """Everything about a pack's folder. `copy` is an empty folder of ours for its copy, as long as what is returned is used.
    Raises OSError where that cannot be written, and nothing for what is in the pack."""
    return _Examination(folder, copy).whole()


def examples() -> dict[str, Path]:
    """The pack to begin from, for each game that has one."""
    found: dict[str, Path] = {}
    for folder in sorted(path for path in (paths.data_dir() / EXAMPLES).glob("*") if (path / packs.MANIFEST).is_file()):
        found.setdefault(packs.read_manifest(folder).game, folder)
    return found


def begin(game: str) -> Path:
    """A new pack in the player's folder, a copy of the game's example with an id of its own. Raises OSError, DataError."""
    example = examples()[game]
    manifest = read_text(example / packs.MANIFEST)
    own = packs.read_manifest(example).id
    taken = {listed.pack.id for listed in packs.discover() if listed.pack is not None}
    taken |= {listed.folder.name for listed in packs.discover()}
    n = 1
    while (name := own if n == 1 else f"{own}-{n}") in taken or (paths.packs_dir() / name).exists():
        n += 1
    for file in _files(example):
        target = paths.packs_dir() / name / file.relative_to(example)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(file.read_bytes())
    named = re.sub(r"(?m)^id: .*$", f"id: {name}", manifest)
    (paths.packs_dir() / name / packs.MANIFEST).write_text(named, encoding="utf-8")
    return paths.packs_dir() / name


def shipped(game: str) -> Examined:
    """What the game brings itself, to be looked at and copied from: the same page, with nothing to complain of. Raises
    DataError."""
    folder = registry.current().data_dir(game)
    found = bench(game)
    things: list[Thing] = []
    for kind in found.kinds:
        for file in sorted({folder / kind.file, *folder.glob(f"*/{kind.file}")}):
            if file.is_file():
                document = data.load(file)
                name = file.relative_to(folder).as_posix()
                lines = len(read_text(file).splitlines())
                listed = _listed(document, kind.items, lines)
                things += [Thing(kind, thing, name, at, to) for thing, written, at, to in listed if _fits(kind, written)]
    return Examined(folder, packs.read_manifest(folder, True), tuple(things), (), registry.rules(game))


def read_text(file: Path) -> str:
    """A file of a pack as it is, for showing; "" where it cannot be read."""
    try:
        return paths.read_bytes(file, packs.MAX_FILE).decode("utf-8", errors="replace")
    except DataError:
        return ""


def _fits(kind: Kind, written: Any) -> bool:
    """Whether an item of the list is of this kind."""
    return not kind.only or (
        isinstance(written, dict) and all(str(written.get(key)) == value for key, value in kind.only.items())
    )


class _Examination:
    """One look at a pack."""

    def __init__(self, folder: Path, copy: Path) -> None:
        self.folder, self.copy = folder, copy
        self.found: dict[tuple[str, int, str], Complaint] = {}
        self.sources: dict[str, list[str]] = {}  # the YAML files as they are in the copy, by line
        self.documents: dict[str, data.Document] = {}  # as they were written
        self.spans: dict[str, list[tuple[str, int, int]]] = {}  # file -> (id, first and last line) of all that stands in lists
        self.gone: set[str] = set()  # ids that were taken away
        self.bench = Bench((), {})

    def whole(self) -> Examined:
        try:
            pack = packs.read_manifest(self.folder)
        except DataError as problem:
            self.note(problem, packs.MANIFEST)
            return self.result(None, None)
        try:
            self.bench = bench(pack.game)
        except DataError as problem:
            self.note(problem)
        try:
            packs.files_of(self.folder)
        except DataError as problem:
            self.note(problem)
        for file in _files(self.folder):
            self.take(file, pack.game)
        self.words()
        rules = self.rules(pack)
        if rules is not None:
            self.maps(rules)
            self.names(rules, pack)
            self.challenges(rules, pack)
        return self.result(pack, rules)

    # -- the files -----------------------------------------------------------------------------
    def take(self, file: Path, game: str) -> None:
        """One file of the pack into the copy, if it can be read."""
        name = file.relative_to(self.folder).as_posix()
        suffix = file.suffix.lower()
        if suffix not in packs.SUFFIXES:
            return
        try:
            if suffix == ".yaml":
                document = data.load(file)
                if name != packs.MANIFEST:
                    known = [each.name for each in registry.current().data_dir(game).glob("*.yaml")]
                    if name not in known:
                        said = f"the game reads no file of this name{did_you_mean(name, known)}"
                        raise DataError(Localized(said, "no-such-file", tail=did_you_mean(name, known)), name, 1)
                self.documents[name] = document
                self.sources[name] = paths.decode_utf8(paths.read_bytes(file, data.MAX_BYTES), name).splitlines()
                self.spans[name] = list(_spans(document, len(self.sources[name])))
                self.write(name)
                return
            if suffix == ".tmx":
                tmx_guard.read(file)
            elif suffix == ".ftl":
                place = file.relative_to(self.folder).parts
                if len(place) != 3 or place[0] != "text":
                    raise DataError(Localized("words belong into text/<language>/", "words-place"), name, 1)
                if place[1] not in messages.LANGUAGES:
                    raise DataError(unknown("language", place[1], messages.LANGUAGES), name, 1)
            content = paths.read_bytes(file, packs.MAX_FILE)
        except DataError as problem:
            self.note(problem, name)
            return
        self.put(name, content)

    def put(self, name: str, content: bytes) -> None:
        target = self.copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)

    def write(self, name: str) -> None:
        self.put(name, ("\n".join(self.sources[name]) + "\n").encode())

    # -- the rules -----------------------------------------------------------------------------
    def rules(self, pack: packs.Pack) -> Any:
        """The game with what is right; what it refuses is noted and taken away. None where it refuses the rest as well."""
        tried = 0
        while tried <= MOST:
            tried += 1
            try:
                return registry.current().fresh(pack.game, [self.copy])
            except DataError as problem:
                if not any(f'"{name}"' in problem.message for name in self.gone):  # else it follows from what was said
                    self.note(problem)
                if not self.take_away(problem):
                    return None
            except Exception as problem:  # a fault in reading a stranger's data is the pack's, not the program's
                self.note(DataError(packs.unread(problem), self.folder.name))
                return None
        return None

    def take_away(self, problem: DataError) -> bool:
        """The thing that the error is about out of the copy, or its file as a whole; False where it is about neither."""
        name = self.file_of(problem)
        if name not in self.sources:
            return False
        lines = self.sources[name]
        span = next((one for one in self.spans[name] if one[1] <= (problem.line or 0) <= one[2]), None)
        if span is None or not any(line.strip() for line in lines[span[1] - 1 : span[2]]):
            del self.sources[name]  # its head, or what cannot be found
            (self.copy / name).unlink(missing_ok=True)
            return True
        self.gone.add(span[0])
        self.spans[name].remove(span)
        lead = lines[span[1] - 1]
        lines[span[1] - 1 : span[2]] = [""] * (span[2] - span[1] + 1)
        try:
            rest = data.parse("\n".join(lines) + "\n").value
        except DataError:
            rest = None
        if not isinstance(rest, dict) or any(value is None for value in rest.values()):
            empty = "[]" if lead.lstrip().startswith("- ") else "{}"
            lines[span[1] - 1] = " " * (len(lead) - len(lead.lstrip()) or 1) + empty
        self.write(name)
        return True

    def maps(self, rules: Any) -> None:
        """Maps that do not draw what the pack says."""
        for problem in rules.map_problems(self.copy):
            self.note(problem)

    def challenges(self, rules: Any, pack: packs.Pack) -> None:
        """Challenges that are none: each is taken as it is written, so that all of them are told."""
        if challenges.FILE not in self.sources:
            return
        try:
            for one in challenges.load(pack.game, [self.copy]):
                if one.folder is not None:
                    for problem in challenges.rehearse(one, rules):
                        self.note(problem)
                    if not messages.Words("en", [self.copy / "text"]).has(one.message):
                        self.unnamed(one.id, one.message, ", ".join(messages.LANGUAGES), True)
        except DataError as problem:
            self.note(problem)

    # -- words ---------------------------------------------------------------------------------
    def words(self) -> None:
        """What is wrong with the messages."""
        from game.core.words.check import check_words

        own = self.copy / "text"
        here = [lang for lang in messages.LANGUAGES if (own / lang).is_dir()]
        if not here:
            return
        known = [each for each in messages.text_dirs() if each.resolve() != own.resolve()]
        try:
            problems = list(check_words([own], languages=here, complete=False, known=known))
        except Exception as fault:
            problems = [DataError(packs.unread(fault), self.folder.name)]
        for problem in problems:
            self.note(problem)

    def names(self, rules: Any, pack: packs.Pack) -> None:
        """Names that are missing: in English they are missed, in another language English is shown."""
        messages.forget()
        shipped = registry.rules(pack.game).box.raw
        begins = {**self.bench.names, **{kind.shelf: kind.name for kind in self.bench.kinds if kind.name}}
        told = {lang: messages.Words(lang, [self.copy / "text"]) for lang in messages.LANGUAGES}
        own = {lang: set(messages.cut(self.text(lang))) for lang in messages.LANGUAGES}
        for shelf, begin in begins.items():
            for name in rules.box.raw.get(shelf, {}):
                if name in shipped.get(shelf, {}):
                    continue
                message = f"{begin}-{name}"
                if not told["en"].has(message):
                    self.unnamed(name, message, ", ".join(messages.LANGUAGES), False)
                    continue
                lacks = [lang for lang in messages.LANGUAGES[1:] if message not in own[lang] and not _shipped(message, lang)]
                if lacks:
                    self.unnamed(name, message, ", ".join(lacks), True)

    def text(self, lang: str) -> str:
        """All messages of the pack in a language, one after the other."""
        files = sorted((self.copy / "text" / lang).glob("*.ftl"))
        return "\n".join(file.read_text("utf-8", errors="replace") for file in files)

    def unnamed(self, name: str, message: str, langs: str, light: bool) -> None:
        place = next(((file, span) for file, spans in self.spans.items() for span in spans if span[0] == name), None)
        file, line, thing = (place[0], place[1][1], name) if place else self.mention(name)
        kind = "no-name-light" if light else "no-name"
        said = f"there is no name {message} ({langs})" + (": English is shown" if light else "")
        problem = DataError(Localized(said, kind, message=message, langs=langs), file or self.folder.name, line or None)
        self.found[(file, line, said)] = Complaint(file, line, problem, thing, light)

    def mention(self, name: str) -> tuple[str, int, str]:
        """Where an id that belongs to another thing is written: its file, its line, that thing."""
        for file, lines in self.sources.items():
            for n, line in enumerate(lines, 1):
                if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", line):
                    return file, n, self.at(file, n)
        return "", 0, ""

    # -- what was found ------------------------------------------------------------------------
    def file_of(self, problem: DataError, file: str = "") -> str:
        """The file of an error, from the pack's folder."""
        if file:
            return file
        said = (problem.file or "").replace("\\", "/")
        names = [each.relative_to(self.folder).as_posix() for each in _files(self.folder)]
        fits = [name for name in names if said == name or said.endswith(f"/{name}")]
        return max(fits, key=len, default="")

    def at(self, file: str, line: int) -> str:
        """The thing in a line of a file."""
        return next((name for name, first, last in self.spans.get(file, ()) if first <= line <= last), "")

    def note(self, problem: DataError, file: str = "") -> None:
        """One thing that is wrong, named by the pack's own folder and not by that of the copy."""
        name = self.file_of(problem, file)
        line = problem.line or (1 if name else 0)
        mended = DataError(problem.message, name or self.folder.name, line or None, problem.path)
        if len(self.found) < MOST:
            self.found.setdefault((name, line, str(problem.message)), Complaint(name, line, mended, self.at(name, line)))

    def result(self, pack: packs.Pack | None, rules: Any) -> Examined:
        complaints = tuple(sorted(self.found.values(), key=lambda one: (one.file != packs.MANIFEST, one.file, one.line)))
        things = []
        for kind in self.bench.kinds:
            document = self.documents.get(kind.file)
            for name, written, first, last in _listed(document, kind.items, self.lines(kind.file)):
                if _fits(kind, written):
                    there = rules is not None and name in rules.box.raw.get(kind.shelf, {}) and name not in self.gone
                    things.append(Thing(kind, name, kind.file, first, last, there))
        things.sort(key=lambda one: (one.file, one.first))
        return Examined(self.folder, pack, tuple(things), complaints, rules, self.copy / "text")

    def lines(self, name: str) -> int:
        return len(read_text(self.folder / name).splitlines()) if name in self.documents else 0


def _shipped(message: str, lang: str) -> bool:
    return messages.Words(lang).has(message)


def _spans(document: data.Document, lines: int) -> Iterator[tuple[str, int, int]]:
    """(id, first and last line) of everything that stands in a list or a table of the file."""
    if isinstance(document.value, dict):
        for key in document.value:
            for name, _, first, last in _listed(document, key, lines):
                yield name, first, last


def _listed(document: data.Document | None, key: str, lines: int) -> Iterator[tuple[str, Any, int, int]]:
    """(id, item, first and last line) of what stands in a list, or in a table by its names."""
    value = document.value.get(key) if document is not None and isinstance(document.value, dict) else None
    if document is None or not isinstance(value, list | dict):
        return
    where: list[Any] = list(range(len(value))) if isinstance(value, list) else list(value)
    starts = [document.line_of((key, at)) for at in where]
    later = sorted(line for other in document.value if (line := document.line_of((other,))) > document.line_of((key,)))
    end = later[0] - 1 if later else lines
    for n, at in enumerate(where):
        item = value[at]
        name = str(item.get("id", "")) if isinstance(value, list) and isinstance(item, dict) else str(at)
        last = max(starts[n], (starts[n + 1] - 1) if n + 1 < len(starts) else end)
        yield name, item, starts[n], last
