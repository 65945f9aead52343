"""`balance ID`: bots play whole games, and cards and seats are told that win more than their share."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from game.cli.common import OK, add_game, add_json, count, put, put_json, whole
from game.core.errors import UsageError


def options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=count, default=200, metavar="N", help="how many games (200)")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="the first game's seed (1)")
    parser.add_argument("--seats", type=count, default=0, metavar="N", help="players (every number in turn)")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="who plays on all seats, such as search/60 (greedy)")
    parser.add_argument("--figures", type=Path, metavar="FILE", help="other figures to try: what of the data is changed")
    add_json(parser)


def run(chosen: argparse.Namespace) -> int:
    """Plays, then puts the spread of points, the shares and what else the game measures."""
    from game import ai, games
    from game.checks import balance
    from game.checks.fuzz import check_seats

    own = games.find(chosen.game).checks("balance")
    if own is None:
        raise UsageError(f"{chosen.game} has nothing whose balance could be measured")
    rules = own.rules(chosen.figures)
    ai.make(chosen.bot, rules, "p0", 0)
    low, high = rules.seats
    counts = list(range(low, high + 1))
    if chosen.seats:
        check_seats(rules, chosen.seats)
        counts = [chosen.seats]
    begun = time.perf_counter()
    table = {"table": own.table} if hasattr(own, "table") else {}
    played = list(balance.games(rules, own.Watch, counts, chosen.games, chosen.bot, chosen.seed, **table))
    spread, shares, others = balance.spread(played), balance.shares(played), balance.figures(played)
    if chosen.json:
        for line in spread:
            put_json(line)
        for fair in balance.fairness(played):
            put_json(fair._asdict())
        for share in shares:
            put_json(share._asdict())
        put_json(others)
        return OK
    for line in spread:
        least, most = line["middle"]
        lead = f", the first leads by {line['lead']:.0f}" if "lead" in line else ""
        points = f"{line['points']:.0f} points, middle half {least:.0f}-{most:.0f}{lead}"
        put(f"{line['seats']} seats, {line['games']} games: {points}")
    for fair in balance.fairness(played):
        put(f"{fair.seats} seats: wins by seat {', '.join(f'{won:.0f}' for won in fair.wins)}, chi-square p = {fair.p:.3f}")
    for share in shares:
        mark = " *" if not share.low <= 1 <= share.high else ""
        wins = f"wins {share.ratio:.2f} ({share.low:.2f}-{share.high:.2f}) of its share"
        put(f"{share.group} {share.item}: {share.seats} times, {wins}, points {share.points:.2f} of the mean{mark}")
    for name, value in others.items():
        put(f"{name}: {value:.3g}")
    put(f"{chosen.games} games of {chosen.bot} in {time.perf_counter() - begun:.0f} s")
    return OK
