"""`bench`: decisions and clones per second per game and seat count, beside what this machine can do at the moment.

R is one run of `sum(i * i for i in range(100000))`: figures from different machines and hours can be compared through it.
"""

from __future__ import annotations

import argparse

from game.checks.bench import BUDGETS, measure
from game.checks.fuzz import seat_range
from game.cli.common import OK, add_json, add_set, chatter, check_set, put, put_json


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="ID", help="the game (all of them when none is named)")
    add_set(parser)
    add_json(parser)


def run(chosen: argparse.Namespace) -> int:
    """One row per game and seat count."""
    from game import games
    from game.checks.contract import helper

    rows = []
    for name in [chosen.game] if chosen.game else [game.id for game in games.playable()]:
        rules, helps = games.rules(name), helper(name)
        check_set(rules, chosen.set)
        low, high = seat_range(rules, chosen.set)
        for seats in range(low, high + 1):
            own = {"set": chosen.set} if chosen.set else {}
            rows.append({"game": name, **own, "seats": seats, **measure(rules, helps, seats, chosen.set)})
            chatter(f"{name}, {seats} seats: done")
    if chosen.json:
        put_json({"r": "sum(i*i for i in range(100000))", "budgets": BUDGETS, "results": rows})
        return OK
    for row in rows:
        put(
            f"{row['game']} {row['seats']} seats: {row['decisions_per_s']:.0f} decisions/s "
            f"({row['decisions_per_r']} per R, aim {BUDGETS['decisions_per_r_aim']}), {row['clones_per_s']:.0f} clones/s "
            f"({row['clones_per_r']} per R, aim {BUDGETS['clones_per_r_aim']}), R {row['r_ms']} ms"
        )
    return OK
