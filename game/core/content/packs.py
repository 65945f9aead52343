"""Packs: folders with ``pack.yaml`` and data files of one game. Shipped data are packs too.

Players' packs lie in the user's folder under ``packs/``. They are off until switched on, and pass the same
gate as shipped data: only known kinds of files, no links, bounded sizes, strict YAML, guarded maps,
checked words. A pack that fails says why and is left out; the others are not stopped by it.

A pack's words are ``text/<language>/*.ftl``: hand ``pack.words`` to ``Words(lang, extra_dirs)``; its rules data
are read by the game itself: hand ``pack.folder`` to ``games.rules(game, packs)``.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.core import paths
from game.core.content import data, tmx_guard
from game.core.engine import registry
from game.core.errors import DataError, Localized, unknown

MANIFEST = "pack.yaml"
REQUIRED = ("id", "name", "version", "game", "set")
OPTIONAL = ("about", "authors", "licence")
SUFFIXES = (".yaml", ".tmx", ".ftl", ".png", ".jpg", ".jpeg", ".svg", ".md", ".txt")
IGNORED = ("thumbs.db", "desktop.ini")  # left by file managers
MAX_FILES = 300
MAX_FILE = 4_000_000
MAX_TOTAL = 32_000_000
MAX_DEPTH = 4
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*\Z")


class Pack(NamedTuple):
    """A pack that passed the gate (or, from ``discover``, one whose ``pack.yaml`` did)."""

    id: str
    name: str
    version: str
    game: str
    set: str
    folder: Path
    shipped: bool

    @property
    def words(self) -> Path:
        """The folder with the pack's own words; it need not exist."""
        return self.folder / "text"


class Listed(NamedTuple):
    """One line of the list of packs: ``pack``, or the ``problem`` with its ``pack.yaml``."""

    folder: Path
    shipped: bool
    on: bool
    pack: Pack | None = None
    problem: DataError | None = None


def discover() -> list[Listed]:
    """All packs, shipped ones first. Reads only each ``pack.yaml``; ``load_pack`` is the whole gate."""
    chosen = set(switched_on())
    found: list[Listed] = []
    taken: dict[str, Path] = {}
    for shipped, parent in ((True, paths.data_dir()), (False, paths.packs_dir())):
        for folder in _folders(parent):
            if shipped and not (folder / MANIFEST).is_file():
                continue  # words lie there too
            try:
                pack = read_manifest(folder, shipped)
                if pack.id in taken:
                    other = paths.short(taken[pack.id])
                    message = Localized(f'the id "{pack.id}" is taken by {other}', "taken", word=pack.id, other=other)
                    raise DataError(message, paths.short(folder / MANIFEST))
            except DataError as problem:
                found.append(Listed(folder, shipped, False, problem=problem))
                continue
            taken[pack.id] = folder
            found.append(Listed(folder, shipped, shipped or pack.id in chosen, pack))
    return found


def enabled(game: str | None = None) -> tuple[list[Pack], list[DataError]]:
    """The players' packs that are switched on and pass the gate, and what is wrong with those that do not."""
    packs: list[Pack] = []
    problems: list[DataError] = []
    for listed in discover():
        if listed.shipped or not listed.on or listed.pack is None:
            continue
        if game is not None and listed.pack.game != game:
            continue
        try:
            packs.append(load_pack(listed.folder))
        except DataError as problem:
            problems.append(problem)
    return packs, problems


def usable(game: str) -> tuple[list[Pack], list[DataError]]:
    """The packs that are switched on and whose data the game itself takes, together and in order, and why others are
    left out. Whatever is wrong with a pack, this does not fail.
    """
    packs, problems = enabled(game)
    taken: list[Pack] = []
    for pack in packs:
        problem = refused([*taken, pack])
        if problem is None:
            taken.append(pack)
        else:
            problems.append(problem)
    return taken, problems


def refused(packs: list[Pack]) -> DataError | None:
    """Why the game does not take these packs (of one game) together; None when it does."""
    try:
        registry.rules(packs[0].game, [pack.folder for pack in packs])
    except DataError as problem:
        return problem
    except Exception as problem:  # a fault in reading a stranger's data is the pack's, not the program's
        return DataError(unread(problem), paths.short(packs[-1].folder))
    return None


def load_pack(folder: str | Path, shipped: bool = False) -> Pack:
    """Passes a folder through the gate. Raises DataError at the first thing that is wrong with it, and nothing else: what
    the readers stumble over in a stranger's files is the pack's fault, not the program's.

    What the files mean is the game's business; ``games.rules(pack.game, [pack.folder])`` checks that.
    """
    try:
        return _through_gate(folder, shipped)
    except DataError:
        raise
    except Exception as problem:
        raise DataError(unread(problem), paths.short(folder)) from problem


def unread(problem: Exception) -> str:
    said = " ".join(str(problem).split())[:200]
    return f"the game cannot read its data ({type(problem).__name__}: {said})"


def _through_gate(folder: str | Path, shipped: bool) -> Pack:
    pack = read_manifest(folder, shipped)
    for file in files_of(pack.folder):
        suffix = file.suffix.lower()
        if suffix == ".yaml":
            data.load(file)
        elif suffix == ".tmx":
            tmx_guard.read(file)
        elif suffix == ".ftl":
            place = file.relative_to(pack.folder).parts
            if len(place) != 3 or place[0] != "text":
                raise DataError(Localized("words belong into text/<language>/", "words-place"), paths.short(file))
    if pack.words.is_dir() and not shipped:  # all shipped words are held to the same together
        _check_words(pack)
    return pack


def read_manifest(folder: str | Path, shipped: bool = False) -> Pack:
    """The ``pack.yaml`` of a folder. Raises DataError."""
    where = Path(folder)
    if not where.is_dir():
        raise DataError(Localized("there is no such folder", "no-folder"), paths.short(where))
    document = data.load(where / MANIFEST)
    value: object = document.value
    if not isinstance(value, dict):
        raise document.error(Localized(f"a pack has {', '.join(REQUIRED)}", "manifest", known=", ".join(REQUIRED)))
    for key in value:
        if key not in REQUIRED + OPTIONAL:
            raise document.error(unknown("key", key, REQUIRED + OPTIONAL), (key,))
    for key in REQUIRED:
        if key not in value:
            raise document.error(Localized(f'"{key}" is missing', "missing", word=key))
    for key, text in value.items():
        if not isinstance(text, str) or not text.strip() or len(text) > 400:
            raise document.error(Localized('this must be text (put it in quotes, as "1.0")', "text"), (key,))
    for key in ("id", "game", "set"):
        if not _ID.match(value[key]) or len(value[key]) > 40:
            raise document.error(_no_id(value[key][:40]), (key,))
    known = registry.current().ids()
    if value["game"] not in known:
        raise document.error(unknown("game", value["game"], known), ("game",))
    pack_id, name, version, game, game_set = (value[key] for key in REQUIRED)
    return Pack(pack_id, name, version, game, game_set, where, shipped)


def _no_id(word: str) -> Localized:
    return Localized(f'"{word}" is no id: small letters, digits and hyphens', "no-id", word=word)


def _strange(known: str) -> Localized:
    return Localized(f"a pack has no such files (known: {known})", "strange-file", known=known)


def files_of(folder: Path) -> list[Path]:
    """All files of a pack. Raises DataError for links, unknown kinds of files, too many or too big ones."""
    found: list[Path] = []
    total = 0
    for file in _walk(folder, 1):
        name = paths.short(file)
        if file.suffix.lower() not in SUFFIXES:
            raise DataError(_strange(" ".join(SUFFIXES)), name)
        size = file.stat().st_size
        total += size
        if size > MAX_FILE or total > MAX_TOTAL:
            raise DataError(Localized("the file is too big for a pack, or the pack as a whole is", "too-big"), name)
        found.append(file)
        if len(found) > MAX_FILES:
            message = Localized(f"the pack has more than {MAX_FILES} files", "many-files", most=MAX_FILES)
            raise DataError(message, paths.short(folder))
    return found


def switched_on() -> list[str]:
    """Ids of the players' packs that are switched on; none when the list cannot be read."""
    try:
        value = json.loads(paths.read_bytes(_switches(), 100_000))
    except (DataError, ValueError, RecursionError):
        return []
    return [each for each in value if isinstance(each, str) and _ID.match(each)] if isinstance(value, list) else []


def switch(pack_id: str, on: bool) -> None:
    """Switches a player's pack on or off. Raises OSError when that cannot be kept."""
    chosen = [each for each in switched_on() if each != pack_id]
    if on:
        chosen.append(pack_id)
    paths.write_atomic(_switches(), json.dumps(chosen).encode(), durable=True)


def _switches() -> Path:
    return paths.user_dir() / "packs.json"


def _folders(parent: Path) -> list[Path]:
    try:
        return sorted(each for each in parent.iterdir() if each.is_dir() and not _hidden(each))
    except OSError:
        return []


def _hidden(path: Path) -> bool:
    return path.name.startswith((".", "__")) or path.name.lower() in IGNORED


def _walk(folder: Path, depth: int) -> Iterator[Path]:
    if depth > MAX_DEPTH:
        message = Localized(f"the pack has folders more than {MAX_DEPTH} deep", "deep", most=MAX_DEPTH)
        raise DataError(message, paths.short(folder))
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError as problem:
        raise DataError(f"the folder cannot be read ({problem.strerror})", paths.short(folder)) from None
    for entry in entries:
        path = Path(entry.path)
        if _hidden(path):
            continue
        if entry.is_symlink():
            raise DataError(Localized("a pack has no links", "link"), str(path))
        if entry.is_dir():
            yield from _walk(path, depth + 1)
        elif entry.is_file():
            yield path
        else:
            raise DataError("this is not a plain file", str(path))


def _check_words(pack: Pack) -> None:
    from game.core.words.check import check_words
    from game.core.words.messages import LANGUAGES, text_dirs

    for folder in _folders(pack.words):
        if folder.name not in LANGUAGES:
            raise DataError(unknown("language", folder.name, LANGUAGES), paths.short(folder))
    here = [lang for lang in LANGUAGES if (pack.words / lang).is_dir()]
    known = [each for each in text_dirs() if each.resolve() != pack.words.resolve()]
    problems = check_words([pack.words], languages=here, complete=False, known=known)
    if problems:
        raise problems[0]
