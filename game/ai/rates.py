"""How often a bot wins, measured over everything that a set-up screen offers and written to where that screen reads it.

`python -m game.ai.rates GAME --games 200 --seed 7001` plays each spirit alone, each number of players, each step of difficulty
and each scenario, of every box in turn, and writes `win_rates.yaml` of the game after every few games of each: a measurement that
is stopped early has given all of them the same number. Rows that are not asked for (`--only base/steps`) stay as they are.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from game import games
from game.ai.arena import matches

FILE = "win_rates.yaml"
HEAD = """\
# How often the bot wins, measured and shown at the set-up as a measure of difficulty: spirits alone (`solo`) and together
# (`seats`), without an adversary; adversaries by level (`steps`) and scenarios against a spirit alone. Options as they
# come, boards and, but in `solo`, spirits in turn, seeds one after the other. One command writes this file; stopped early, or
# for some rows alone, it leaves as many games as were played:
# {command}
"""
Tally = dict[str, int]  # wins, games
Table = dict[str, dict[str, dict[str, Tally]]]  # box -> group -> what -> tally


class Row(NamedTuple):
    """What is measured as one figure."""

    box: str
    group: str
    what: str
    line_ups: tuple[tuple[dict[str, str], ...], ...]  # the nth game is played by one of them after the other
    options: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.box}/{self.group}/{self.what}"


def rows(rules: Any) -> Iterator[Row]:
    """Everything that a set-up of this game can be told a figure for."""
    for box in rules.sets:
        spirits, seats = rules.spirits(box), sorted(rules.setup_form(box)["boards"])
        alone = rules.starting_boards(1, box)
        for spirit in spirits:
            yield Row(box, "solo", spirit, tuple(({"spirit": spirit, "board": board},) for board in alone), {})
        for n in seats[1:]:
            yield Row(box, "seats", str(n), tuple(_together(spirits, rules.starting_boards(n, box), n)), {})
        people = tuple(({"spirit": spirit, "board": alone[(at + turn) % len(alone)]},)
                       for turn in range(len(alone)) for at, spirit in enumerate(spirits))  # fmt: skip
        for _, options in rules.ladder(box):
            if options["adversary"] != "none":
                yield Row(box, "steps", f"{options['adversary']}/{options['level']}", people, options)
        for _, options in rules.set_ups(box):
            if options["adversary"] == "none" and options.get("scenario", "none") != "none":
                yield Row(box, "scenarios", options["scenario"], people, options)


def _together(spirits: Sequence[str], boards: Sequence[str], n: int) -> Iterator[tuple[dict[str, str], ...]]:
    """Neighbours in the list of spirits, on boards that move on by one each time."""
    for turn in range(len(spirits)):
        sitting = range(turn, turn + n)
        yield tuple({"spirit": spirits[at % len(spirits)], "board": boards[at % len(boards)]} for at in sitting)


class Player:
    """Plays the nth game of a row: whether it was won. A process of its own loads the rules once."""

    def __init__(self, game: str, bot: str, seed: int) -> None:
        self.game, self.bot, self.seed = game, bot, seed

    def __call__(self, asked: tuple[Row, int]) -> bool:
        row, n = asked
        people = row.line_ups[n % len(row.line_ups)]
        rules = games.rules(self.game)
        (match,) = matches(rules, people, self.bot, 1, self.seed + n, row.options, row.box)
        return match.result.outcome != "loss"


def measure(
    game: str, asked: Sequence[Row], bot: str, number: int, seed: int, each: int = 1, jobs: int = 1
) -> Iterator[dict[str, Tally]]:  # fmt: skip
    """The tallies of these rows by name, each time all of them have had so many games more. The games of a round are played in
    so many processes; their number changes no game.
    """
    found = {row.name: {"wins": 0, "games": 0} for row in asked}
    player = Player(game, bot, seed)
    with multiprocessing.Pool(jobs) if jobs > 1 else nullcontext() as pool:
        for begun in range(0, number, each):
            due = [(row, n) for row in asked for n in range(begun, min(number, begun + each))]
            for (row, _), won in zip(due, pool.imap(player, due) if pool else map(player, due), strict=True):
                found[row.name]["games"] += 1
                found[row.name]["wins"] += won
            yield found


def merged(old: Table, rules: Any, found: dict[str, Tally]) -> Table:
    """The old table with what was found now, in the order of the rows; what no longer exists goes."""
    made: Table = {}
    for row in rows(rules):
        tally = found.get(row.name) or old.get(row.box, {}).get(row.group, {}).get(row.what)
        if tally is not None and tally["games"]:
            made.setdefault(row.box, {}).setdefault(row.group, {})[row.what] = dict(tally)
    return made


def text(bot: str, table: Table, command: str) -> str:
    """The file."""
    lines = [HEAD.format(command=command) + f"bot: {bot}", "boxes:"]
    for box, groups in table.items():
        lines.append(f"  {box}:")
        for group, tallies in groups.items():
            lines.append(f"    {group}:")
            for what, tally in tallies.items():
                name = f'"{what}"' if what.isdecimal() else what
                lines.append(f"      {name}: {{wins: {tally['wins']}, games: {tally['games']}}}")
    return "\n".join(lines) + "\n"


def main(argv: Sequence[str] | None = None) -> int:
    """Measures and writes, again and again, until all games are played or the time is over."""
    parser = argparse.ArgumentParser(prog="python -m game.ai.rates", description="Win rates for the set-up screen.")
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=200, help="games for each figure (200)")
    parser.add_argument("--seed", type=int, default=7001, help="the first seed (7001)")
    parser.add_argument("--each", type=int, default=4, help="games for each figure before the file is written again (4)")
    parser.add_argument("--minutes", type=float, default=0.0, help="begin no further round after so many (no bound)")
    parser.add_argument("--only", default="", help="only rows BOX/GROUP/WHAT that begin like one of these, with commas between")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--out", type=Path, help=f"where to write (the game's {FILE})")
    chosen = parser.parse_args(argv)
    rules: Any = games.rules(chosen.game)
    file = chosen.out or games.find(chosen.game).data_dir / FILE
    old = yaml.safe_load(file.read_text(encoding="utf-8")) if file.exists() else {}
    kept: Table = old.get("boxes", {}) if old.get("bot") == chosen.bot else {}
    asked = [row for row in rows(rules) if row.name.startswith(tuple(chosen.only.split(",")))]
    command = f"python3 run.py exec -m game.ai.rates {chosen.game} --games {chosen.games} --seed {chosen.seed}"
    until = time.monotonic() + 60 * chosen.minutes if chosen.minutes else None
    for found in measure(chosen.game, asked, chosen.bot, chosen.games, chosen.seed, chosen.each, chosen.jobs):
        file.write_text(text(chosen.bot, merged(kept, rules, found), command), encoding="utf-8")
        if until is not None and time.monotonic() > until:
            break
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
