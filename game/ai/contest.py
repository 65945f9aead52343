"""Bots against each other in a competitive game: who wins how often, seats swapped from game to game.

`python -m game.ai.contest GAME --bots greedy,random --games 200` plays each seed once for every turn of the seats,
so that nobody gains from sitting first, and prints one line of JSON per bot. In a game alone against the game's own opponent
(`--bots greedy`, with an option for how strong it is) the bot's line says how often the opponent lost.

Same bots, seeds and iterations give the same games on every machine; only the milliseconds differ.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections.abc import Iterator, Sequence
from functools import partial
from statistics import mean
from typing import Any, NamedTuple

from game import ai, games
from game.ai.arena import course
from game.core.engine.decision import Setup
from game.core.engine.odds import wilson
from game.core.errors import TidetableError, UsageError, unknown


class Outcome(NamedTuple):
    """One game: the bots by seat, who won, with which points, how long it took."""

    seed: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]  # numbers of seats
    points: tuple[int, ...]
    reason: str
    turns: int
    seconds: tuple[float, ...]  # thinking by seat
    decisions: tuple[int, ...]  # with two options or more, by seat


class Standing(NamedTuple):
    """One bot over all games. A shared win counts as a share of it; the interval is Wilson's of 95 %."""

    bot: str
    games: int
    wins: float
    low: float
    high: float
    points: float
    ms: float
    decisions: float


def play(game: str, mode: str, options: dict[str, Any], bots: tuple[str, ...], seed: int, game_set: str = "") -> Outcome:
    """One game with these bots on p0, p1, ... `game_set`: another box of the game than the usual one."""
    rules = games.rules(game)
    seats = tuple({"name": f"{name} {at + 1}", "control": f"bot:{name}"} for at, name in enumerate(bots))
    setup = Setup(game, game_set or (rules.sets[0] if rules.sets else ""), mode, options, seed, seats)
    made = {f"p{at}": ai.make(name, rules, f"p{at}", seed * 8 + at) for at, name in enumerate(bots)}
    s, result, thinking = course(rules, setup, made)
    by_seat = [[spent for seat, spent in thinking if seat == f"p{at}"] for at in range(len(bots))]
    seconds, decisions = [sum(own) for own in by_seat], [len(own) for own in by_seat]
    scores = dict(result.scores)
    won = () if result.outcome == "loss" else tuple(int(seat[1:]) for seat in result.winners if seat[1:].isdigit())
    points = tuple(scores.get(f"p{at}", 0) for at in range(len(bots)))
    return Outcome(seed, bots, won, points, result.reason, s.turn, tuple(seconds), tuple(decisions))


def seatings(bots: Sequence[str], games: int, seed: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """(bots by seat, seed) for each game: every seed is played once for each turn of the seats."""
    for number in range(games):
        turn = number % len(bots)
        yield (*bots[turn:], *bots[:turn]), seed + number // len(bots)


def standings(bots: Sequence[str], games: Sequence[Outcome]) -> list[Standing]:
    """What the games say of each bot (one line per name)."""
    found = []
    for name in dict.fromkeys(bots):
        seats = [(game, at) for game in games for at, bot in enumerate(game.bots) if bot == name]
        wins = sum(1 / len(game.winners) for game, at in seats if at in game.winners)
        low, high = wilson(round(wins), len(seats))
        spent, made = sum(g.seconds[at] for g, at in seats), sum(g.decisions[at] for g, at in seats)
        found.append(
            Standing(
                name,
                len(seats),
                round(wins, 1),
                round(low, 3),
                round(high, 3),
                round(mean(game.points[at] for game, at in seats), 1) if seats else 0.0,
                round(1000 * spent / max(1, made), 1),
                round(made / max(1, len(seats)), 1),
            )
        )
    return found


def contest(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    mode: str = "",
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    game_set: str = "",
) -> list[Outcome]:
    """So many games, one after the other or in several processes; the same outcomes either way."""
    one = partial(_one, game, mode, options or {}, game_set)
    pairs = list(seatings(bots, games, seed))
    if jobs < 2:
        return [one(pair) for pair in pairs]
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        return pool.map(one, pairs, chunksize=1)


def _one(game: str, mode: str, options: dict[str, Any], game_set: str, pair: tuple[tuple[str, ...], int]) -> Outcome:
    return play(game, mode, options, *pair, game_set)


def option(text: str) -> tuple[str, Any]:
    """`name=value` with numbers and yes or no read as such; for argparse."""
    name, found, value = text.partition("=")
    if not name or not found:
        raise argparse.ArgumentTypeError(f'"{text}" is not NAME=VALUE')
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.lstrip("-").isdecimal() else value


def main(argv: Sequence[str] | None = None) -> int:
    """Plays the games; a line of JSON per bot, then one for the whole."""
    parser = argparse.ArgumentParser(prog="python -m game.ai.contest", description="Bots against each other, seats swapped.")
    parser.add_argument("game")
    parser.add_argument("--bots", default="greedy,random", help="who plays, such as greedy,random or search/200,greedy")
    parser.add_argument("--games", type=int, default=20, help="how many games (20)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (1)")
    parser.add_argument("--set", default="", metavar="S", help="another box of the game than the usual one")
    parser.add_argument("--mode", default="", help="the game's mode")
    parser.add_argument(
        "--option", type=option, action="append", default=[], metavar="NAME=VALUE", help="an option of the set-up"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    chosen = parser.parse_args(argv)
    bots = tuple(name.strip().removeprefix("bot:") for name in chosen.bots.split(","))
    try:
        rules = games.rules(chosen.game)
        for name in bots:
            ai.make(name, rules, "p0", 1)
        if chosen.set and chosen.set not in rules.sets:
            raise UsageError(unknown("set", chosen.set, rules.sets))
        played = contest(chosen.game, bots, chosen.games, chosen.seed, chosen.mode, dict(chosen.option), chosen.jobs, chosen.set)
    except TidetableError as problem:
        parser.error(str(problem))
    for standing in standings(bots, played):
        print(json.dumps(standing._asdict()), flush=True)
    summary = {"games": len(played), "turns": round(mean(game.turns for game in played), 1)}
    reasons = [game.reason for game in played]
    print(json.dumps({**summary, "reasons": {reason: reasons.count(reason) for reason in sorted(set(reasons))}}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
