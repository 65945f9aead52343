"""Balance by play: whole games of bots, and which cards and seats win more than their share.

A game says in the module `balance` of its `checks` package what is compared: `rules(changes)` loads the game with other
figures, and a `Watch(rules)` for each game gets every step (`step(s, events)`) and tells at the end what each seat had
(`shares(s)`: group, item, seat) and what else was measured (`figures(s)`: name, value). It may also say how the nth game with so
many seats is set up (`table(seats, n)`: mode, options).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import mean, pstdev, quantiles
from typing import Any, NamedTuple

from game import ai
from game.core.engine.decision import Setup
from game.core.engine.odds import chi_square, wilson


class Played(NamedTuple):
    """One game: rice, points or what the game counts by seat, and each seat's share of the win (a tie is shared)."""

    points: dict[str, int]
    won: dict[str, float]
    shares: tuple[tuple[str, str, str], ...]  # (group, item, seat)
    figures: tuple[tuple[str, float], ...]


class Share(NamedTuple):
    """What an item was worth. `ratio` is wins for each win that was to be expected of as many seats (1.0 is fair), within
    `low` and `high` in 95 of 100 repetitions; `points` those of the seats that had it for each point of the others'.
    """

    group: str
    item: str
    seats: int
    ratio: float
    low: float
    high: float
    points: float


def play(rules: Any, watch: Any, setup: Setup, bot: str) -> Played:
    """One game with the same bot on all seats. Raises RuntimeError where it stops without a result."""
    s = rules.new(setup)
    bots = {f"p{at}": ai.make(bot, rules, f"p{at}", setup.seed * 8 + at) for at in range(len(setup.seats))}
    while decision := rules.decision(s):
        seat = decision.options[0].seat
        own = [option for option in decision.options if option.seat == seat]
        key = own[0].key if len(own) == 1 else bots[seat].choose(rules.view(s, seat), decision.for_seat(seat))
        watch.step(s, rules.apply(s, seat, key))
    result = rules.result(s)
    if result is None:
        raise RuntimeError(f"the game of seed {setup.seed} has stopped without a result")
    won = {seat: 1 / len(result.winners) if seat in result.winners else 0.0 for seat in bots}
    return Played(dict(result.scores), won, tuple(watch.shares(s)), tuple(watch.figures(s)))


class Fair(NamedTuple):
    """How often each seat has won, and how likely seats that are alike win at least as unevenly."""

    seats: int
    wins: tuple[float, ...]
    p: float


def games(
    rules: Any, watch: Any, counts: list[int], number: int, bot: str, seed: int,
    table: Callable[[int, int], tuple[str, dict[str, Any]]] = lambda seats, n: ("", {}),
) -> Iterator[Played]:  # fmt: skip
    """So many games with each number of seats in turn."""
    for n in range(number):
        seats = counts[n % len(counts)]
        people = tuple({"name": f"p{at}"} for at in range(seats))
        mode, options = table(seats, n // len(counts))
        yield play(rules, watch(rules), Setup(rules.id, rules.sets[0], mode, options, seed + n, people), bot)


def fairness(played: list[Played]) -> list[Fair]:
    """By number of rivals: whether the seats win alike."""
    found = []
    for seats in sorted({len(game.won) for game in played} - {1}):
        of = [game for game in played if len(game.won) == seats]
        wins = tuple(sum(game.won[f"p{at}"] for game in of) for at in range(seats))
        found.append(Fair(seats, wins, chi_square(list(wins))))
    return found


def shares(played: list[Played]) -> list[Share]:
    """Each item of games with rivals, group by group as the game names them, the most valuable first."""
    rivals = [game for game in played if len(game.won) > 1]
    counts = {len(game.won) for game in rivals}
    level = {n: mean(p for game in rivals if len(game.won) == n for p in game.points.values()) for n in counts}
    met: dict[tuple[str, str], list[tuple[float, float, float]]] = {}
    for game in rivals:
        for group, item, seat in game.shares:
            n = len(game.won)
            met.setdefault((group, item), []).append((game.won[seat], 1 / n, game.points[seat] / max(1.0, level[n])))
    found = []
    for (group, item), all_of in met.items():
        wins, due = sum(won for won, _, _ in all_of), sum(fair for _, fair, _ in all_of)
        low, high = wilson(round(wins), len(all_of))
        scale = len(all_of) / due
        points = mean(points for _, _, points in all_of)
        found.append(Share(group, item, len(all_of), wins / due, low * scale, high * scale, points))
    groups = list(dict.fromkeys(share.group for share in found))
    return sorted(found, key=lambda share: (groups.index(share.group), -share.points))


def spread(played: list[Played]) -> list[dict[str, Any]]:
    """By number of seats: games, mean points, the middle half, the standard deviation, the lead of the winner."""
    found = []
    for seats in sorted({len(game.won) for game in played}):
        of = [game for game in played if len(game.won) == seats]
        points = [p for game in of for p in game.points.values()]
        low, _, high = quantiles(points, n=4) if len(points) > 1 else points * 3
        leads = [sorted(game.points.values())[-1] - sorted(game.points.values())[-2] for game in of] if seats > 1 else []
        line = {"seats": seats, "games": len(of), "points": mean(points), "middle": [low, high], "deviation": pstdev(points)}
        found.append(line | ({"lead": mean(leads)} if leads else {}))
    return found


def figures(played: list[Played]) -> dict[str, float]:
    """The mean of everything else that was measured, by name."""
    met: dict[str, list[float]] = {}
    for game in played:
        for name, value in game.figures:
            met.setdefault(name, []).append(value)
    return {name: mean(values) for name, values in sorted(met.items())}
