"""Matches of bots: win rates with the interval they are sure to, and the time a decision takes.

`python -m game.ai.arena GAME --games 200 --seats 1 --bot greedy` prints one line of JSON per line-up;
with `--round 20` they take turns, and the lines are printed again, with the totals so far, after every twenty games of each.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game import games
from game.core.engine.decision import Result, Setup
from game.core.engine.odds import wilson
from game.core.engine.rules import Rules


class Match(NamedTuple):
    """One game played to its end."""

    seed: int
    result: Result
    turns: int
    seconds: float
    thinking: tuple[float, ...]  # seconds of each decision with two options or more


class Rate(NamedTuple):
    """Wins among games, with the Wilson interval of 95 %."""

    games: int
    wins: int
    low: float
    high: float
    outcomes: dict[str, int]
    turns: float
    mean_ms: float
    worst_ms: float


def course(rules: Rules, setup: Setup, bots: dict[str, Any]) -> tuple[Any, Result, list[tuple[str, float]]]:
    """Plays one game with a bot for each seat; where several seats may act, the first of them does.

    Returns the last position, the result, and (seat, seconds) of each decision with two options or more. Raises RuntimeError
    where a game stops without a result.
    """
    s = rules.new(setup)
    thinking = []
    while found := rules.options(s):
        seat = found[0].seat
        own = tuple(option for option in found if option.seat == seat)
        if len(own) == 1:
            rules.play(s, own[0])
            continue
        decision = rules.decision(s)
        start = time.perf_counter()
        key = bots[seat].choose(rules.view(s, seat), decision.for_seat(seat) if decision else None)
        thinking.append((seat, time.perf_counter() - start))
        rules.apply(s, seat, key)
    result = rules.result(s)
    if result is None:
        raise RuntimeError(f"the game of seed {setup.seed} has stopped without a result")
    return s, result, thinking


def play(rules: Rules, setup: Setup, bots: dict[str, Any]) -> Match:
    """One game and what it tells."""
    begun = time.perf_counter()
    s, result, thinking = course(rules, setup, bots)
    spent = tuple(seconds for _, seconds in thinking)
    return Match(setup.seed, result, s.turn, time.perf_counter() - begun, spent)


def matches(
    rules: Rules, seats: Sequence[dict], bot: str, games: int, seed: int = 1, options: dict | None = None, content: str = ""
) -> Iterator[Match]:
    """So many games of one line-up, with seeds one after the other. `content`: another box of the game than the usual one."""
    from game import ai

    for number in range(seed, seed + games):
        setup = Setup(rules.id, content or rules.sets[0], "", options or {}, number, tuple(dict(seat) for seat in seats))
        bots = {f"p{at}": ai.make(bot, rules, f"p{at}", number * 8 + at) for at in range(len(seats))}
        yield play(rules, setup, bots)


def rate(games: Sequence[Match]) -> Rate:
    """What these games say."""
    outcomes = Counter(f"{game.result.outcome}/{game.result.reason}" for game in games)
    wins = sum(1 for game in games if game.result.outcome != "loss")
    thinking = [seconds for game in games for seconds in game.thinking] or [0.0]
    turns = sum(game.turns for game in games) / max(1, len(games))
    return Rate(
        len(games),
        wins,
        *wilson(wins, len(games)),
        dict(sorted(outcomes.items())),
        round(turns, 1),
        round(1000 * sum(thinking) / len(thinking), 1),
        round(1000 * max(thinking), 1),
    )


def line_ups(rules: Any, seats: int) -> list[tuple[dict, ...]]:
    """Each spirit alone on each board in turn, or so many neighbours in the list of spirits together."""
    spirits, boards = rules.spirits(), rules.starting_boards(seats)
    if seats == 1:
        return [({"spirit": spirit, "board": board},) for spirit in spirits for board in boards]
    return [
        tuple({"spirit": spirits[(at + i) % len(spirits)], "board": boards[i]} for i in range(seats))
        for at in range(len(spirits))
    ]


def rounds(
    rules: Rules, asked: dict[str, tuple[dict, ...]], bot: str, games: int, seed: int = 1, each: int = 0
) -> Iterator[dict[str, list[Match]]]:
    """All games so far of every line-up, each time the line-ups have had so many more (0: all at once) in turn.

    A measurement that is stopped early has then given all of them the same number of games, with the same seeds.
    """
    played: dict[str, list[Match]] = {name: [] for name in asked}
    each = each or games
    for begun in range(0, games, each):
        for name, seats in asked.items():
            played[name] += matches(rules, seats, bot, min(each, games - begun), seed + begun)
        yield played


def main(argv: Sequence[str] | None = None) -> int:
    """Plays the games and prints a line of JSON per line-up."""
    parser = argparse.ArgumentParser(prog="python -m game.ai.arena", description="Win rates of a bot.")
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=20, help="games per line-up (20)")
    parser.add_argument("--seats", type=int, default=1, help="how many seats (1)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (1)")
    parser.add_argument("--round", type=int, default=0, help="games per line-up before the next one has its turn (all)")
    parser.add_argument("--only", default="", help="only line-ups with this word in them")
    chosen = parser.parse_args(argv)
    rules = games.rules(chosen.game)
    named = {", ".join("/".join(seat.values()) for seat in seats): seats for seats in line_ups(rules, chosen.seats)}
    asked = {name: seats for name, seats in named.items() if chosen.only in name}
    for found in rounds(rules, asked, chosen.bot, chosen.games, chosen.seed, chosen.round):
        for name, played in found.items():
            print(json.dumps({"seats": name, **rate(played)._asdict()}), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
