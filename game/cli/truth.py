"""`truth ID`: random games in which previews, forecasts and reasons are held against what the rules then do."""

from __future__ import annotations

import argparse
import time
from collections import Counter

from game.checks.fuzz import check_seats
from game.checks.truth import Untrue, play
from game.cli.common import FAILED, OK, add_game, add_setup, chatter, check_mode, check_set, count, put, whole
from game.core.engine import preview
from game.core.errors import UsageError


def options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=count, default=30, metavar="N", help="how many games (30)")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="the first game's seed (1)")
    parser.add_argument("--seats", type=count, default=0, metavar="N", help="players (each game its own number)")
    parser.add_argument("--chances", type=count, default=0, metavar="N", help="roll for so many of the chances (none)")
    parser.add_argument("--rolls", type=count, default=20_000, metavar="N", help="how often each of them (20000)")
    add_setup(parser)


def run(chosen: argparse.Namespace) -> int:
    """Plays the games and stops at the first difference, with the command that shows it again."""
    from game import games
    from game.checks.contract import helper

    truths = games.find(chosen.game).checks("truth")
    if truths is None:
        raise UsageError(f"{chosen.game} has nothing to hold against its rules")
    rules, helps = games.rules(chosen.game), helper(chosen.game)
    check_set(rules, chosen.set)
    if chosen.seats:
        check_seats(rules, chosen.seats, chosen.set)
    check_mode(rules, chosen.mode)
    if chosen.chances and not hasattr(truths, "Run"):
        raise UsageError(f"{chosen.game} foretells no chances that could be rolled for")
    preview.strict = True
    begun = time.perf_counter()
    counted: Counter = Counter()
    whole_run = truths.Run(chosen.games, chosen.chances, chosen.rolls) if hasattr(truths, "Run") else None
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        try:
            options = dict(chosen.option)
            counted.update(play(rules, helps, truths, seed, chosen.seats, chosen.mode, options, chosen.set, whole_run))
        except Exception as difference:  # whatever breaks is what is looked for
            text = str(difference) if isinstance(difference, Untrue) else f"{type(difference).__name__}: {difference}"
            seats = f" --seats {chosen.seats}" if chosen.seats else ""
            more = f" --set {chosen.set}" * bool(chosen.set) + f" --mode {chosen.mode}" * bool(chosen.mode)
            more += "".join(f" --option {name}={value}" for name, value in chosen.option)
            more += f" --chances {chosen.chances} --rolls {chosen.rolls}" if chosen.chances else ""
            chatter(f"seed {seed}: {text}\n  python -m game truth {chosen.game} --games 1 --seed {seed}{seats}{more}")
            return FAILED
    figures = ", ".join(f"{n} {name}" for name, n in counted.items())
    if whole_run is not None:
        try:
            figures += f"; {whole_run.end()}"
        except Untrue as difference:
            chatter(str(difference))
            return FAILED
    put(f"{chosen.games} games in {time.perf_counter() - begun:.0f} s: {figures}; no difference")
    return OK
