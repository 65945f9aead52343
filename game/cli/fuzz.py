"""`fuzz ID`: random games, half of them from generated positions, with the rules' promises checked on the way."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from typing import Any

from game.checks.fuzz import OFTEN, WHOLE_GAMES, Broken, FuzzGame, check_seats, rarest
from game.cli.common import FAILED, OK, add_game, add_json, add_setup, chatter, check_mode, check_set, count, put, put_json, whole


def options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=count, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="the first game's seed (1)")
    parser.add_argument("--seats", type=count, default=1, metavar="N", help="players (1)")
    parser.add_argument("--cover", action="store_true", help=f"fail where anything came up less than {OFTEN} times")
    add_setup(parser)
    add_json(parser)


def run(chosen: argparse.Namespace) -> int:
    """Plays the games; prints coverage and, for each kind of failure, the command that opens it."""
    from game import games
    from game.checks.contract import chosen_setup, helper, of_set

    rules, helps = games.rules(chosen.game), helper(chosen.game)
    check_set(rules, chosen.set)
    check_seats(rules, chosen.seats, chosen.set)
    check_mode(rules, chosen.mode)
    box = of_set(rules, chosen.set)
    rules.new(chosen_setup(helps.setup(rules, chosen.seats, chosen.seed, **box), chosen.mode, dict(chosen.option)))
    begun = time.perf_counter()
    could = helps.coverable(rules, chosen.mode, chosen.seats, **box)
    seen = {shelf: Counter(dict.fromkeys(items, 0)) for shelf, items in could.items()}
    failures: dict[str, dict[str, Any]] = {}
    played: dict[str, Counter[str]] = {}
    steps = decisions = 0
    for number in range(chosen.games):
        rare = rarest(seen) if number % 2 else []
        game = FuzzGame(rules, helps, chosen.seats, chosen.seed + number, rare, number < WHOLE_GAMES, chosen.set)
        game.setup = chosen_setup(game.setup, chosen.mode, dict(chosen.option))
        for option, choice in game.setup.options.items():
            played.setdefault(option, Counter())[f"{choice}".lower() if isinstance(choice, bool) else f"{choice}"] += 1
        try:
            game.play()
        except Exception as problem:  # whatever breaks is what is looked for
            text = str(problem) if isinstance(problem, Broken) else f"{type(problem).__name__}: {problem}"
            if text[:60] not in failures:
                failures[text[:60]] = game.keep(text)
                chatter(f"game {number}: {text}\n  {failures[text[:60]]['command']}")
        steps += game.steps
        decisions += game.decisions
        for (shelf, item), times in game.covered.items():
            if item in could.get(shelf, ()):
                seen[shelf][item] += times
    coverage = {}
    for shelf, counts in seen.items():
        missing = sorted(item for item, times in counts.items() if not times)
        seldom = {item: times for item, times in sorted(counts.items()) if times < OFTEN}
        figures = {"seen": len(counts) - len(missing), "of": len(counts), "least": min(counts.values(), default=0)}
        coverage[shelf] = {**figures, "missing": missing, "below_five": seldom}
    report = {
        "game": chosen.game,
        "games": chosen.games,
        "seats": chosen.seats,
        "seed": chosen.seed,
        "steps": steps,
        "decisions": decisions,
        "seconds": round(time.perf_counter() - begun, 1),
        "options": {option: dict(sorted(choices.items())) for option, choices in sorted(played.items())},
        "failures": list(failures.values()),
        "coverage": coverage,
    }
    if chosen.json:
        put_json(report)
    else:
        _tell(report)
    return FAILED if failures or chosen.cover and any(figures["below_five"] for figures in coverage.values()) else OK


def _tell(report: dict[str, Any]) -> None:
    put(f"{report['games']} games, {report['steps']} steps, {report['seconds']} s, {len(report['failures'])} failures")
    for failure in report["failures"]:
        put(f"{failure['problem']}\n  {failure['command']}")
    for option, choices in report["options"].items():
        put(f"{option}: {', '.join(f'{choice} in {games}' for choice, games in choices.items())}")
    for shelf, figures in report["coverage"].items():
        rest = f"; missing: {', '.join(figures['missing'])}" if figures["missing"] else ""
        put(f"{shelf}: {figures['seen']} of {figures['of']}, each at least {figures['least']} times{rest}")
