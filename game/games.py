"""The list of games: the one place where a game is plugged in.

Everything else of a game lies in folders of its own name. Modules are named, not imported: a game nobody plays is never
loaded, in a bot's process neither. `TIDETABLE_GAMES=module:NAME` adds entries (several with commas): a test or a fan plugs
a game in without touching this file.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from game.core import paths
from game.core.errors import UsageError, did_you_mean

if TYPE_CHECKING:
    from game.core.content.table_info import TableInfo
    from game.core.engine.rules import Rules
    from game.core.words.messages import Words
    from game.core.words.texts import GameTexts

VARIABLE = "TIDETABLE_GAMES"


class GameModules(NamedTuple):
    """Where the parts of a game are: "package.module:Name", loaded when they are first asked for. "" for none."""

    rules: str  # Class(packs): the contract of `game.core.engine.rules`
    texts: str  # Class(words, box): its sentences
    screen: str  # Class(model): what it puts on the table (`scenes.table.game_screen`); "" while it has rules alone
    cases: str = ""  # Class(rules): the words of its case files
    evaluation: str = ""  # Class(rules): what the bot "greedy" knows of it
    playouts: str = ""  # Class(rules, evaluation): what the bot "search" may know besides
    checks: str = ""  # a package: its modules `commands`, `truth` and `mutations` serve the checking commands
    figures: str = ""  # a module that draws the pictures of its rules pages
    samples: str = ""  # a module whose SAMPLES show whether colours can be told apart (`scenes.draw.samples`)
    setup: str = ""  # Class(scene): what its set-up asks besides who plays (`scenes.setup.forms`)


class Game(NamedTuple):
    """A box on the first screen. `data` and `art` are folders: names below the shipped ones, or paths."""

    id: str
    modules: GameModules | None
    data: str
    art: str
    announced: bool = False  # a greyed box: it has no modules yet

    @property
    def has_table(self) -> bool:
        """Whether it can be played on screen; until then its box is greyed, and only commands know it."""
        return self.modules is not None and bool(self.modules.screen)

    @property
    def data_dir(self) -> Path:
        """The folder with its cards, figures and words."""
        return paths.data_dir() / self.data

    @property
    def art_dir(self) -> Path:
        """The folder with its pictures."""
        return paths.art_dir() / self.art

    def part(self, which: str) -> type | None:
        """The class that `modules` names; None where the game has none. Raises ImportError or
        AttributeError where the entry is wrong: `check` finds that."""
        name = getattr(self.modules, which) if self.modules is not None else ""
        if not name:
            return None
        module, _, attribute = name.partition(":")
        found: type = getattr(importlib.import_module(module), attribute)
        return found

    def need(self, which: str) -> type:
        """The same, where it has to be there. Raises UsageError."""
        found = self.part(which)
        if found is None:
            raise UsageError(f"the game {self.id} has no {which}")
        return found

    def figures(self) -> ModuleType | None:
        """The module that draws the pictures of its rules pages; None where it has none."""
        return self._module(self.modules.figures if self.modules is not None else "")

    def samples(self) -> ModuleType | None:
        """The module with the samples of its colours; None where it has none."""
        return self._module(self.modules.samples if self.modules is not None else "")

    @staticmethod
    def _module(name: str) -> ModuleType | None:
        return importlib.import_module(name) if name else None

    def checks(self, which: str) -> ModuleType | None:
        """A module of the game's checks, such as "commands" or "truth"; None where it has none."""
        package = self.modules.checks if self.modules is not None else ""
        if not package or importlib.util.find_spec(f"{package}.{which}") is None:
            return None
        return importlib.import_module(f"{package}.{which}")

    def table(self, set_id: str = "", mode: str = "") -> TableInfo:
        """Seats, kind, secrets, length and weight, of a set and a way to play it. Raises DataError."""
        from game.core.content import table_info  # reads YAML: the first frame needs the list, but none of that

        return table_info.read(self.data_dir / "setup.yaml").of(set_id, mode)


SHIPPED: tuple[Game, ...] = (
    Game(
        "spirit-island",
        GameModules(
            rules="game.spirit_island.rules:SpiritIsland",
            texts="game.spirit_island.words.texts:Texts",
            screen="scenes.games.spirit_island.screen:Screen",
            cases="game.spirit_island.cases.words:SpiritIslandCases",
            evaluation="game.spirit_island.bot.evaluate:Evaluation",
            checks="game.spirit_island.checks",
            figures="scenes.games.spirit_island.figures",
            samples="scenes.games.spirit_island.samples",
            setup="scenes.games.spirit_island.setup:SpiritForm",
        ),
        data="spirit_island",
        art="spirit_island",
    ),
    Game(
        "small-islands",
        GameModules(
            rules="game.small_islands.rules:SmallIslands",
            texts="game.small_islands.words.texts:Texts",
            screen="scenes.games.small_islands.screen:Screen",
            cases="game.small_islands.cases.words:SmallIslandsCases",
            evaluation="game.small_islands.bot.evaluate:Evaluation",
            playouts="game.small_islands.bot.playout:Quick",
            checks="game.small_islands.checks",
            figures="scenes.games.small_islands.figures",
            samples="scenes.games.small_islands.samples",
            setup="scenes.games.small_islands.setup:IslesForm",
        ),
        data="small_islands",
        art="small_islands",
    ),
    Game(
        "rice-paddy",
        GameModules(
            rules="game.rice_paddy.rules:RicePaddy",
            texts="game.rice_paddy.words.texts:Texts",
            screen="scenes.games.rice_paddy.screen:Screen",
            cases="game.rice_paddy.cases.words:RicePaddyCases",
            evaluation="game.rice_paddy.bot.evaluate:Evaluation",
            figures="scenes.games.rice_paddy.figures",
            playouts="game.rice_paddy.bot.playout:Playouts",
            checks="game.rice_paddy.checks",
            samples="scenes.games.rice_paddy.samples",
        ),
        data="rice_paddy",
        art="rice_paddy",
    ),
    Game(
        "anima",
        GameModules(
            rules="game.anima.rules:Anima",
            texts="game.anima.words.texts:Texts",
            screen="scenes.games.anima.screen:Screen",
            cases="game.anima.cases.words:AnimaCases",
            evaluation="game.anima.bot.evaluate:Evaluation",
            playouts="game.anima.bot.playout:Playouts",
            checks="game.anima.checks",
            figures="scenes.games.anima.figures",
            samples="scenes.games.anima.samples",
            setup="scenes.games.anima.setup:AnimaForm",
        ),
        data="anima",
        art="anima",
    ),
)


def games() -> tuple[Game, ...]:
    """All games, in the order of the boxes. Raises UsageError where TIDETABLE_GAMES names what is not there."""
    return _games(os.environ.get(VARIABLE, ""))


@lru_cache(maxsize=8)
def _games(added: str) -> tuple[Game, ...]:
    found = list(SHIPPED)
    for place in filter(None, (part.strip() for part in added.split(","))):
        module, colon, name = place.partition(":")
        try:
            entries = getattr(importlib.import_module(module), name) if colon else None
        except (ImportError, AttributeError) as problem:
            raise UsageError(f'{VARIABLE}: "{place}" cannot be loaded ({problem})') from None
        if not isinstance(entries, (list, tuple)) or not all(isinstance(entry, Game) for entry in entries):
            raise UsageError(f'{VARIABLE}: "{place}" is no list of games such as module:GAMES')
        found += [entry for entry in entries if entry.id not in {game.id for game in found}]
    return tuple(found)


def playable() -> tuple[Game, ...]:
    """The games that can be played, in the order of the boxes."""
    return tuple(game for game in games() if not game.announced)


def with_table() -> tuple[Game, ...]:
    """Those of them that can be played on screen."""
    return tuple(game for game in playable() if game.has_table)


def first() -> Game:
    """What a command plays that names no game."""
    return playable()[0]


def entry(game: str) -> Game | None:
    """The entry of a game that can be played; None for others."""
    return next((each for each in playable() if each.id == game), None)


def find(game: str) -> Game:
    """The same. Raises UsageError for others."""
    if found := entry(game):
        return found
    known = tuple(each.id for each in playable())
    raise UsageError(f'there is no game "{game}"{did_you_mean(game, known)}')


_loaded: dict[tuple[str, tuple[Path, ...]], Rules] = {}


def rules(game: str, packs: Sequence[Path] = ()) -> Rules:
    """The rules of a game, loaded once for the same packs. Raises UsageError for an unknown game, DataError for broken
    data."""
    key = (game, tuple(packs))
    if key not in _loaded:
        _loaded[key] = find(game).need("rules")(packs)
    return _loaded[key]


def forget_packs() -> None:
    """Drops rules loaded with packs, so that changed files are read anew; open tables keep theirs."""
    for key in [key for key in _loaded if key[1]]:
        del _loaded[key]


def texts(game: str, words: Words, box: object = None) -> GameTexts:
    """The sentences of a game in the language of these words."""
    made: GameTexts = find(game).need("texts")(words, box if box is not None else rules(game).box)
    return made


class _List:
    """The list as the core knows it."""

    def ids(self) -> tuple[str, ...]:
        return tuple(game.id for game in playable())

    def rules(self, game: str, packs: Sequence[Path] = ()) -> Rules:
        return rules(game, packs)

    def fresh(self, game: str, packs: Sequence[Path]) -> Rules:
        made: Rules = find(game).need("rules")(tuple(packs))
        return made

    def cases(self, game: str) -> type | None:
        return find(game).part("cases")

    def data_dir(self, game: str) -> Path:
        return find(game).data_dir


LIST = _List()
