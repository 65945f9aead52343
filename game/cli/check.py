"""`check [FOLDER]`: validates the shipped data, or a pack, with the gate that the program itself uses."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from game.cli.common import FAILED, OK, put
from game.core.errors import DataError, TidetableError, UsageError


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", nargs="?", metavar="FOLDER", help="a pack (all shipped data when none is named)")


def run(chosen: argparse.Namespace) -> int:
    """A line for each problem; then how many there are."""
    found = check_pack(chosen.folder) if chosen.folder else check_shipped()
    problems = list(dict.fromkeys(map(str, found)))  # each check that needs broken data finds it broken
    for problem in problems:
        put(problem)
    if not problems:
        put("all is well")
        return OK
    put(f"{len(problems)} problem{'s' if len(problems) > 1 else ''}")
    return FAILED


def check_shipped() -> list[TidetableError]:
    """All that is wrong with the shipped packs and words."""
    from game.core import paths
    from game.core.content import packs
    from game.core.words.check import check_words

    problems: list[TidetableError] = [
        *check_words(),
        *check_said(),
        *check_events(),
        *check_lessons(),
        *check_figures(),
        *check_knowledge(),
        *check_challenges(),
    ]
    for listed in packs.discover():
        if not listed.shipped:
            continue
        if listed.problem is not None:
            problems.append(listed.problem)
            continue
        try:
            pack = packs.load_pack(listed.folder, shipped=True)
            problems += _contents(pack, [])
        except TidetableError as problem:
            problems.append(problem)
    if not paths.data_dir().is_dir():
        problems.append(DataError("there is no such folder", paths.short(paths.data_dir())))
    return problems


def check_events() -> list[TidetableError]:
    """Every event that a game tells otherwise than it declares it, or that its log has no words for."""
    from game.checks import events

    return _in_each_game(events.problems)


def check_said() -> list[TidetableError]:
    """Every sentence that a game needs and has no words for: options of the set-up, questions, answers, phases, the end."""
    from game.checks import words

    return _in_each_game(words.problems)


def _in_each_game(problems_of: Callable[[Any, Any], Iterable[TidetableError]]) -> list[TidetableError]:
    """What a check finds in each game; one that cannot even be read is its own problem."""
    from game import games

    problems: list[TidetableError] = []
    for game in games.playable():
        try:
            problems += problems_of(games.rules(game.id), game.part("texts"))
        except TidetableError as problem:
            problems.append(problem)
    return problems


def check_knowledge() -> list[TidetableError]:
    """Each game whose state or frames do not say who may know them, found in one random game for each number of seats."""
    from game import games
    from game.checks.contract import helper
    from game.core.engine.rng import Rng

    problems: list[TidetableError] = []
    for game in (entry.id for entry in games.playable()):
        try:
            rules = games.rules(game)
            for seats in range(rules.seats[0], rules.seats[1] + 1):
                state, chance = rules.new(helper(game).setup(rules, seats, seats)), Rng(seats)
                while options := rules.options(state):
                    for seat in state.seats:
                        rules.view(state, seat)
                    rules.play(state, chance.pick(options))
        except TidetableError as problem:
            problems.append(problem)
    return problems


def check_lessons() -> list[TidetableError]:
    """All that keeps a chapter of a tutorial from being read, begun, or followed to its end."""
    from game import games
    from game.core.teaching import lessons

    problems: list[TidetableError] = []
    for game in filter(lessons.has, [game.id for game in games.playable()]):
        try:
            for chapter in lessons.load(game):
                lessons.rehearse(chapter)
        except TidetableError as problem:
            problems.append(problem)
    return problems


def check_challenges() -> list[TidetableError]:
    """All that keeps a challenge from being one, and deals of the day that cannot be begun."""
    from game import games
    from game.core.teaching import challenges, daily

    problems: list[TidetableError] = []
    for game in (entry.id for entry in games.playable()):
        try:
            for challenge in challenges.load(game):
                problems += challenges.rehearse(challenge, games.rules(game))
            if daily.has(game):
                games.rules(game).new(daily.setup(game, "2026-01-01"))
        except TidetableError as problem:
            problems.append(problem)
    return problems


def check_figures() -> list[TidetableError]:
    """All that keeps the pages of the rules from being read, and figures whose position does not go as they say."""
    from game import games
    from game.core.teaching import rulebook

    problems: list[TidetableError] = []
    for game in filter(rulebook.has, [game.id for game in games.playable()]):
        try:
            for figure in (figure for page in rulebook.load(game) for figure in page.figures if figure.case is not None):
                rulebook.proved(figure)
        except TidetableError as problem:
            problems.append(problem)
    return problems


def check_pack(folder: str) -> list[TidetableError]:
    """All that is wrong with a pack, first what keeps it from being read at all."""
    from game.core.content import packs

    if not Path(folder).exists():
        raise UsageError(f"there is no folder {folder}")
    try:
        pack = packs.load_pack(folder)
        return _contents(pack, [pack.folder])
    except TidetableError as problem:
        return [problem]


def _contents(pack: object, extra: list[Path]) -> list[TidetableError]:
    """What the game itself says about a pack's data, its maps and its names."""
    from game import games
    from game.checks.contract import helper
    from game.core.content.packs import Pack
    from game.core.teaching import challenges

    assert isinstance(pack, Pack)
    rules = games.rules(pack.game, extra)
    problems: list[TidetableError] = list(helper(pack.game).check(rules, pack))
    if extra:
        for challenge in challenges.load(pack.game, extra):
            problems += challenges.rehearse(challenge, rules) if challenge.folder is not None else []
    return problems
