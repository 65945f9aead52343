"""Beliefs of the quick player of Small Islands against each other: is a change of its weights worth points?

    python3 run.py exec -m tools.playout_duel --pairs 200 --seed 42000 land=1.0 "near=(.5,.2,.1)"

Each change plays against the beliefs as they are, every seed from both seats. A line per change: the mean margin and its
standard error, the share of wins, turns and points a game. 400 games take about a quarter of a minute.
"""

from __future__ import annotations

import argparse
import ast
from collections.abc import Sequence
from statistics import mean, stdev
from typing import Any, NamedTuple

from game import games
from game.core.engine.decision import Setup
from game.small_islands.bot.evaluate import Evaluation
from game.small_islands.bot.playout import BELIEFS, Quick, Weights


class Game(NamedTuple):
    """The first seat's margin, turns, mean points."""

    margin: int
    turns: int
    points: float


def play(rules: Any, first: Quick, second: Quick, seed: int, mode: str) -> Game:
    """One game without bonus tokens, as in playouts; each round counts as a playout of its own."""
    seats = tuple({"name": name, "control": "bot:greedy"} for name in ("first", "second"))
    s = rules.new(Setup(rules.id, "", mode, {}, seed, seats))
    players, begun = {"p0": first, "p1": second}, -1
    while options := rules.options(s):
        if s.round != begun:
            begun = s.round
            first.started = second.started = s.turn
            if begun:
                s.tokens_left.update(dict.fromkeys(s.seats, ()))
        seat = options[0].seat
        own = tuple(option for option in options if option.seat == seat)
        rules.play(s, own[0] if len(own) == 1 else players[seat].policy(s, seat, own))
    result = rules.result(s)
    assert result is not None
    scores = dict(result.scores)
    return Game(scores["p0"] - scores["p1"], s.turn, (scores["p0"] + scores["p1"]) / 2)


def duel(rules: Any, changed: Weights, pairs: int, seed: int, mode: str) -> str:
    """The line for one change."""
    evaluation = Evaluation(rules)
    new, old = Quick(rules, evaluation, changed), Quick(rules, evaluation)
    margins, games, wins = [], [], 0.0
    for number in range(pairs):
        there, back = play(rules, new, old, seed + number, mode), play(rules, old, new, seed + number, mode)
        margins.append((there.margin - back.margin) / 2)
        games += [there, back]
        wins += sum(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in (there.margin, -back.margin))
    error = stdev(margins) / pairs**0.5 if pairs > 1 else 0.0
    turns, points = mean(game.turns for game in games), mean(game.points for game in games)
    return f"{mean(margins):+.2f} ± {error:.2f}, wins {wins / (2 * pairs):.3f}, {turns:.1f} turns, {points:.1f} points"


def change(text: str) -> dict[str, Any]:
    """`name=value`, several with semicolons between; for argparse."""
    found = {}
    for part in text.split(";"):
        name, _, value = part.partition("=")
        if name.strip() not in Weights._fields:
            raise argparse.ArgumentTypeError(f'"{name}" is no weight: one of {", ".join(Weights._fields)}')
        try:
            found[name.strip()] = ast.literal_eval(value.strip())
        except (SyntaxError, ValueError):
            raise argparse.ArgumentTypeError(f'"{value}" is no number and no list of numbers') from None
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """A line per change."""
    parser = argparse.ArgumentParser(prog="python -m tools.playout_duel", description="Beliefs of the quick player compared.")
    parser.add_argument("changes", nargs="+", type=change, metavar="NAME=VALUE")
    parser.add_argument("--pairs", type=int, default=200, help="seeds, each played from both seats (200)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (1)")
    parser.add_argument("--mode", default="normal", help="normal or advanced")
    chosen = parser.parse_args(argv)
    rules = games.rules("small-islands")
    for each in chosen.changes:
        print(each, duel(rules, BELIEFS._replace(**each), chosen.pairs, chosen.seed, chosen.mode), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
