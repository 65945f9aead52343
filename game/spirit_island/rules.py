"""The one contract of this game: what screen, bots, tests, replays, saves and undo use of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.core.engine.agenda import Frame
from game.core.engine.decision import Decision, Option, Reason, Result, Setup
from game.core.engine.game import AgendaGame, Migration
from game.core.engine.ops import words_in
from game.core.engine.rng import Rng
from game.core.errors import DataError
from game.core.paths import data_dir
from game.spirit_island import challenge, conserved, maps, reasons
from game.spirit_island import facts as screen_facts
from game.spirit_island import setup as table_setup
from game.spirit_island import view as views
from game.spirit_island.events import EVENTS
from game.spirit_island.loading import load_box, shipped
from game.spirit_island.operations import ops
from game.spirit_island.phases import fatal
from game.spirit_island.state import State

VERSION = 1
MIGRATIONS: dict[int, Migration] = {}  # see `game.core.game`; one for each version of the rules that renames something


class SpiritIsland(AgendaGame):
    """Rules of Spirit Island with the content of the given pack folders (the shipped one without any)."""

    id = "spirit-island"
    version = VERSION
    state = State
    events = EVENTS
    from_setup = ("set", "seats", "options")
    migrations = MIGRATIONS
    history_columns = ("spirit",)
    cooperative = True
    ends_phase = screen_facts.ENDING
    each_alone = ("play",)  # a power may push dahan to where another's power needs them; nobody plays another's cards
    seats = (1, 3)  # of the first set; the others say theirs in setup.yaml
    sets = ("horizons", "base")
    facts = screen_facts  # figures and previews that a screen may ask for

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        super().__init__(load_box([*shipped(data_dir()), *packs]), ops, packs)

    def start(self, setup: Setup) -> State:
        return table_setup.new_state(self.box, setup)

    def meant(self, s: State, seat: str, key: str, options: tuple[Option, ...]) -> Option | None:
        """Without a damage suffix a key names the only kind there is."""
        head, arrow, to = key.partition(">")
        if "/" in head and "~" not in head:
            near = [o for o in options if o.seat == seat and o.key.startswith(head + "~") and o.key.endswith(arrow + to)]
            if len(near) == 1:
                return near[0]
        return None

    def reason(self, s: State, top: Frame, seat: str, key: str) -> Reason | None:
        return reasons.why(s, top, seat, key)

    def result(self, s: State) -> Result | None:
        """How the game ended; None while it goes on."""
        if not s.result:
            return None
        outcome, *reasons = s.result
        return Result(outcome, " ".join(reasons), s.seats if outcome != "loss" else (), where=fatal(s, reasons))

    # ---------------------------------------------------------------------------------------------- saves

    def used_up(self, s: State, part: Decision) -> bool:
        """All plays of the turn are made."""
        return part.kind == "play" and not s.plays_left[part.seats[0]]

    def map_problems(self, folder: Path) -> list[DataError]:
        return maps.problems(self.box, folder)

    def fingerprint(self, s: State) -> Any:
        return conserved.fingerprint(s)

    def wrong(self, s: State, first: Any = None) -> str | None:
        return conserved.wrong(s, first)

    def effects(self, s: State) -> dict[str, str]:
        """Programs and conditions that the agenda or a lasting effect names."""
        words = {*words_in(s.agenda), *words_in([mod.data for mod in s.mods])}
        return {name: found for name in sorted(words) if (found := self.box.effect(name))}

    # ---------------------------------------------------------------------------------------------- knowledge

    def sample(self, view: State, seat: str, rng: Rng) -> State:
        return views.sample(view, seat, rng)

    # ---------------------------------------------------------------------------------------------- set-up choices

    def setup_options(self, game_set: str = "") -> list[dict[str, Any]]:
        """Options of a new game of a set: id and default; their names and effects are messages `option-<id>` and
        `option-<id>-hint`.
        """
        return list(self.box.figures_of(game_set or self.sets[0])["options"])

    def setup_form(self, game_set: str = "") -> dict[str, Any]:
        """The options, the spirits, and the boards for each number of seats, of a set (the first one)."""
        game_set = game_set or self.sets[0]
        counts = sorted(map(int, self.box.figures_of(game_set)["layouts"]))
        boards = {n: tuple(self.starting_boards(n, game_set)) for n in counts}
        form = {**super().setup_form(game_set), "options": self.setup_options(game_set), "boards": boards}
        guests = {f"{one}{table_setup.GUESTS}": self.spirits(one) for one in self.sets}
        there = {option["id"] for option in form["options"]}
        return {**form, "spirits": self.spirits(game_set), "guests": {name: of for name, of in guests.items() if name in there}}

    def difficulty(self, options: dict[str, Any]) -> int:
        """The difficulty number of a set-up."""
        return challenge.difficulty(self.box, options)

    def climb(self, options: dict[str, Any], game_set: str = "") -> dict[str, Any] | None:
        """The options of a set-up one step harder; None where there is none."""
        return challenge.climb(self.box, options, game_set or self.sets[0])

    def set_ups(self, game_set: str) -> list[tuple[int, dict[str, Any]]]:
        """Every (difficulty, options) of a set with its scenarios."""
        return challenge.set_ups(self.box, game_set)

    def drawn(self, game_set: str, wished: int, chance: Rng) -> dict[str, Any]:
        """Adversary, level and scenario by chance, of a wished difficulty."""
        return challenge.drawn(self.box, game_set, wished, chance)

    def ladder(self, game_set: str) -> list[tuple[int, dict[str, Any]]]:
        """Every (difficulty, options) of a set, the easiest first; empty for a set without adversaries."""
        return challenge.ladder(self.box, game_set)

    def spirits(self, game_set: str = "horizons") -> list[str]:
        return [name for name in self.box.spirits if self.box.in_set(f"spirit:{name}", game_set)]

    def starting_boards(self, seats: int, game_set: str = "horizons") -> list[str]:
        """Boards a seat may start on with so many players."""
        found: list[str] = []
        for name in self.box.figures_of(game_set)["layouts"][str(seats)]:
            if name in self.box.layouts.places:
                return sorted(board for board in self.box.raw["board"] if self.box.in_set(f"board:{board}", game_set))
            found.extend(board for board in self.box.layouts[name].boards if board not in found)
        return found

    def win_rate(self, spirits: Sequence[str], game_set: str = "", options: dict[str, Any] | None = None) -> tuple[int, int]:
        """(wins, games) of the bot `greedy` as measured (`game.ai.rates`): without adversary and scenario by spirit alone, by
        number of seats together; else by adversary and level, or by scenario, a spirit alone. (0, 0) where it was not measured.
        """
        rates, chosen = self.box.figures.get("win_rates", {}).get(game_set or self.sets[0], {}), options or {}
        adversary, scenario = str(chosen.get("adversary", "none")), str(chosen.get("scenario", "none"))
        group, what = ("solo", spirits[0]) if len(spirits) == 1 else ("seats", str(len(spirits)))
        if adversary != "none" and scenario != "none":
            return 0, 0
        if adversary != "none":
            group, what = "steps", f"{adversary}/{chosen.get('level', 0)}"
        elif scenario != "none":
            group, what = "scenarios", scenario
        shelf = rates.get(group, {}).get(what)
        return (shelf["wins"], shelf["games"]) if shelf else (0, 0)
