"""What the scenes know about the games before a table is open: boxes, what can be set up, saves.

Everything is loaded on first use; the first frame needs none of it. No rule is imported: the catalogue is
read from the same data files the rules read.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import games
from game.games import Game
from scenes.app import dates
from scenes.app.seats import seat_name

if TYPE_CHECKING:
    from game.core.content.table_info import TableInfo
    from game.core.engine.rules import Rules
    from game.core.words.messages import Words
    from game.core.words.texts import GameTexts
    from scenes.app.scene import Host
    from scenes.draw.samples import Samples


BOTS = ("bot:greedy", "bot:random")
LEVELS = ("bot:random", "bot:greedy", "bot:search")  # of rivals, the weakest first
SEED_DIGITS = 12  # of a seed that is typed


@dataclass(frozen=True, slots=True)
class Box:
    """A game on the first screen: its entry, and what is said of it before its rules are loaded."""

    id: str
    entry: Game
    table: TableInfo

    @property
    def playable(self) -> bool:
        """Whether there is a table for it; else the box is greyed."""
        return self.entry.has_table

    @property
    def rivals(self) -> bool:
        """Whether its players play against each other."""
        return self.table.kind == "rivals"


def boxes() -> tuple[Box, ...]:
    """All games, in order."""
    return tuple(Box(entry.id, entry, entry.table()) for entry in games.games())


def samples() -> list[Samples]:
    """What each game shows of its colours, where it does."""
    return [module.SAMPLES for game in games.with_table() if (module := game.samples()) is not None]


def palette_samples() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Terrains and icons that the games show a palette by, each once."""
    found = samples()
    terrains = dict.fromkeys(terrain for each in found for terrain in each.terrains)
    return tuple(terrains), tuple(dict.fromkeys(icon for each in found for icon in each.icons))


def box(game_id: str) -> Box:
    """The box of that id; KeyError if there is none."""
    for found in boxes():
        if found.id == game_id:
            return found
    raise KeyError(game_id)


def box_name(app: Host, game_id: str, game_set: str = "") -> str:
    """The title of a game, or of the one of its boxes that is played, where those have titles of their own. A game nobody knows
    (a save of a pack that is gone) keeps its id."""
    for title in (f"set-{game_id}-{game_set}-title", f"ui-game-{game_id}"):
        if app.words.has(title):
            return app.t(title)
    return game_id


def save_name(app: Host, saved: Any) -> str:
    """The same for a saved table."""
    return box_name(app, saved.game, str(saved.setup.get("set", "")))


def picture(game_id: str) -> Path:
    """The file with the picture on a game's box; it need not exist."""
    return box(game_id).entry.art_dir / "box.svg"


def usual(app: Host) -> str:
    """The game that was played last, else the first that can be played."""
    known = [entry.id for entry in games.with_table()]
    return app.settings.last_game if app.settings.last_game in known else known[0]


def fresh_seed() -> int:
    """A seed short enough to read to somebody."""
    return random.SystemRandom().randrange(1, 1_000_000)


def secret_seed() -> int:
    """A seed that nobody sees before the end of a game with secrets: of more than can be tried out, and short enough to type."""
    return random.SystemRandom().randrange(1, 10**SEED_DIGITS)


def bots(game_id: str) -> tuple[str, ...]:
    """The bots that may take a seat."""
    return LEVELS if box(game_id).rivals else BOTS


def load_words(lang: str) -> Words:
    """The words of a language."""
    from game.core.words.messages import Words
    from scenes.app import packs

    return Words(lang, packs.words())


def rules_for(game_id: str) -> Rules:
    """The rules of a game (loads its data), with the packs for the next table."""
    from scenes.app import packs

    return games.rules(game_id, packs.folders(game_id))


def texts_for(game_id: str, words: Words, rules: Rules | None = None) -> GameTexts:
    """The sentences of a game; `rules` are those of the table they are for."""
    return games.texts(game_id, words, (rules or rules_for(game_id)).box)


# --- what can be set up --------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class SpiritEntry:
    """One spirit to choose; its name is the message `name-spirit-<id>`."""

    id: str
    elements: tuple[str, ...]
    complexity: str
    strengths: tuple[tuple[str, int], ...] = ()  # message `ui-strength-<id>`, 0..5


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of the set-up: on or off, or one of `values`. Messages `option-<id>`, `option-<id>-hint` and
    `choice-<id>-<value>`. `modes`: where it is offered; () is everywhere."""

    id: str
    default: Any
    values: tuple[Any, ...] = ()
    modes: tuple[str, ...] = ()

    def fits(self, mode: str) -> bool:
        """Whether it is offered in this mode."""
        return not self.modes or mode in self.modes


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All that the set-up screen offers. `boards[n]` are the boards for n seats; games without have no spirits either."""

    spirits: tuple[SpiritEntry, ...]
    boards: dict[int, tuple[str, ...]]
    options: tuple[Choice, ...]
    set: str
    modes: tuple[tuple[str, tuple[int, ...]], ...] = ()  # id, and for how many seats; () = the game has one way to play
    sets: tuple[str, ...] = ()  # the boxes that the game has, the usual one first
    guests: tuple[tuple[str, tuple[SpiritEntry, ...]], ...] = ()  # spirits of other boxes, by the option that lets them come

    def mode_for(self, seats: int, wanted: str = "") -> str:
        """The mode wanted if so many can play it, else the first they can; "" where there are none."""
        able = [mode for mode, counts in self.modes if seats in counts]
        return wanted if wanted in able else next(iter(able), "")


def catalogue(game_id: str, game_set: str = "") -> Catalogue:
    """The catalogue of a game, as its rules offer it, of one of its sets (the usual one). Raises DataError if its files are
    wrong."""
    rules = rules_for(game_id)
    game_set = game_set if game_set in rules.sets else rules.sets[0]
    kept: dict[str, Catalogue] = rules.made.setdefault("catalogues", {})
    if game_set not in kept:
        kept[game_set] = _catalogue(rules, game_set)
    return kept[game_set]


def _catalogue(rules: Rules, game_set: str) -> Catalogue:
    form = rules.setup_form() if game_set == rules.sets[0] else rules.setup_form(game_set)
    named = form.get("spirits", ())
    raw = rules.box.raw["spirit"] if named else {}

    def entries(names: Iterable[str]) -> tuple[SpiritEntry, ...]:
        return tuple(
            SpiritEntry(
                name,
                tuple(raw[name].get("elements_main", ())),
                raw[name].get("complexity", ""),
                tuple(raw[name].get("power_summary", {}).items()),
            )
            for name in names
        )

    modes = tuple((mode["id"], tuple(mode["seats"])) for mode in form["modes"])
    options = tuple(_choice(o, [mode for mode, _ in modes]) for o in form["options"])
    guests = tuple((option, entries(names)) for option, names in form.get("guests", {}).items())
    return Catalogue(entries(named), form.get("boards", {}), options, game_set, modes, tuple(rules.sets), guests)


def _choice(option: Any, modes: list[str]) -> Choice:
    """An option as the rules describe it; one of the choices false and true is a switch."""
    values = tuple(option.get("choices", ()))
    limited = tuple(mode for mode in option.get("modes", ()) if mode in modes)
    switch = all(isinstance(v, bool) for v in values)
    return Choice(option["id"], option["default"], () if switch else values, () if set(limited) == set(modes) else limited)


# --- saves ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Saved:
    """One line of the list of saves. `problem`: why it cannot be opened; then `previous` may be one that can."""

    path: Path
    game: str
    title: str
    detail: str
    when: str
    problem: str = ""
    previous: Path | None = None
    over: bool = False


def saves(app: Host) -> list[Saved]:
    """All saved tables, newest first, the broken ones with their reason last."""
    from game.core.play import save

    out = []
    for info in save.list_saves():
        if info.save is None:
            reason = getattr(info.problem, "reason", "not-a-save")
            why = app.t(f"save-problem-{reason}", file=info.path.name)
            out.append(Saved(info.path, "", info.path.name, why, "", why, info.previous))
            continue
        saved = info.save
        try:
            title = save_name(app, saved)
            line, date = note_line(app, saved), dates.when(app, saved.saved)
        except Exception:  # whatever a file holds: one line may not take the first screen with it
            why = app.t("save-problem-changed", file=info.path.name)
            out.append(Saved(info.path, "", info.path.name, why, "", why))
            continue
        out.append(Saved(info.path, saved.game, title, line, date, over=bool(saved.note.get("over"))))
    return out


def counted(app: Host, game: str, msg: str, **args: Any) -> str:
    """A message about a turn of a game: `counted-<msg>-<game>` where a game that counts rounds has its own words."""
    own = f"counted-{msg}-{game}"
    return app.t(own if app.words.has(own) else msg, **args)


def note_line(app: Host, saved: Any) -> str:
    """How far a saved table is, and its players."""
    seats = saved.setup.get("seats") or ()
    names = ", ".join(filter(None, (seat_name(app, s, n) for n, s in enumerate(seats) if isinstance(s, dict))))
    return " · ".join(part for part in (stage_line(app, saved), names) if part)


def stage_line(app: Host, saved: Any) -> str:
    """How far a saved table is: turn and phase (while it is not over). A game whose players do not count turns says it in
    words of its own, made of the figures of its position: `ui-stage-<game>`, or `ui-stage-<game>-<phase>` for one phase."""
    note, has = saved.note or {}, app.words.has
    turn, phase, over = note.get("turn"), str(note.get("phase", "")), bool(note.get("over"))
    name = app.t(f"phase-{phase}").lower() if phase and not over and has(f"phase-{phase}") else ""
    own, parts = f"ui-stage-{saved.game}", []
    if has(own) and saved.state:
        figures = {key: value for key, value in saved.state.items() if type(value) is int}
        if phase and has(f"{own}-{phase}"):
            own, name = f"{own}-{phase}", ""
        stage = app.t(own, **figures)
        parts.append(app.t("ui-stage-phase", stage=stage, phase=name) if name else stage)
    elif isinstance(turn, int):
        parts.append(app.t("ui-turn-phase", turn=turn, phase=name) if name else app.t("ui-turn", turn=turn))
    if over:
        parts.append(app.t("ui-finished"))
    return " · ".join(parts)
