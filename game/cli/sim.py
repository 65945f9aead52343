"""`sim ID`: whole games without a screen, played by bots."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from typing import Any

from game.cli.common import OK, add_game, add_json, add_setup, check_mode, check_set, count, put, put_json, whole
from game.core.engine.rng import Rng
from game.core.errors import UsageError


def options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=count, default=10, metavar="N", help="how many games (10)")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="the first game's seed (1)")
    parser.add_argument(
        "--seats", default="bot:random", metavar="BOTS", help="who plays, such as bot:random,bot:random (bot:random)"
    )
    add_setup(parser)
    add_json(parser)


def run(chosen: argparse.Namespace) -> int:
    """A JSON line (or a sentence) for each game, then the sum."""
    from game import ai, games
    from game.checks.contract import chosen_setup, helper, of_set
    from game.checks.fuzz import check_seats

    rules, helps = games.rules(chosen.game), helper(chosen.game)
    controls = [word.strip() for word in chosen.seats.split(",")]
    for control in controls:
        if not control.startswith("bot:"):
            raise UsageError(f'"{control}" cannot play here: every seat is a bot, such as bot:random')
        ai.make(control, rules, "p0", 0)
    check_set(rules, chosen.set)
    check_seats(rules, len(controls), chosen.set)
    check_mode(rules, chosen.mode)
    results: Counter = Counter()
    rivals = not rules.cooperative and len(controls) > 1
    contest = Contest(controls) if rivals else None
    box, decisions, seconds = of_set(rules, chosen.set), 0, 0.0
    for number in range(chosen.games):
        # Rivals play each deal once from every seat.
        seed, turned = divmod(number, len(controls)) if rivals else (number, 0)
        seed += chosen.seed
        names = controls[turned:] + controls[:turned]
        setup = chosen_setup(helps.setup(rules, len(names), seed, **box), chosen.mode, dict(chosen.option))
        bots = {f"p{at}": ai.make(name, rules, f"p{at}", seed * 8 + at) for at, name in enumerate(names)}
        begun = time.perf_counter()
        state, made = play(rules, setup, bots, Rng(seed))
        spent = time.perf_counter() - begun
        result = rules.result(state)
        assert result is not None, "a game has stopped without a result"
        results[result.outcome] += 1
        if contest is not None:
            contest.add(turned, names, result)
        decisions, seconds = decisions + made, seconds + spent
        line = {
            "game": number + 1,
            "seed": setup.seed,
            "mode": setup.mode,
            "seats": [{"control": control, **seat} for control, seat in zip(names, setup.seats)],
            "result": result.outcome,
            "reason": result.reason,
            "winners": list(result.winners),
            "points": dict(result.scores),
            "turns": state.turn,
            "decisions": made,
            "seconds": round(spent, 4),
        }
        if chosen.json:
            put_json(line)
        else:
            won = f" for {', '.join(result.winners)}" if rivals else ""
            put(f"game {number + 1}: {result.outcome}{won} ({result.reason}) in turn {line['turns']}, {made} decisions")
    summary = {
        "games": chosen.games,
        "results": contest.summary() if contest is not None else dict(sorted(results.items())),
        "decisions": decisions,
        "decisions_per_s": round(decisions / seconds, 1),
        "games_per_s": round(chosen.games / seconds, 2),
    }
    if chosen.json:
        put_json(summary)
        return OK
    if contest is not None:
        for line_up in summary["results"]["line_ups"]:
            put(f"{', '.join(line_up['seats'])}: {line_up['games']} games, won by {line_up['wins']}")
        for name, found in summary["results"]["bots"].items():
            put(f"{name}: {found['wins']} of {found['games']} won ({found['low']} to {found['high']}), {found['points']} points")
    outcomes = ", ".join(f"{n} {outcome}" for outcome, n in sorted(results.items()))
    put(f"{chosen.games} games: {outcomes}; {summary['decisions_per_s']} decisions/s")
    return OK


class Contest:
    """Who won among rivals: by seat, by line-up (the same bots with seats swapped) and by bot."""

    def __init__(self, controls: list[str]) -> None:
        self.controls = controls
        self.seats: Counter[str] = Counter()
        self.games: Counter[int] = Counter()
        self.wins: dict[int, Counter[str]] = {}
        self.played: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.points: Counter[str] = Counter()

    def add(self, turned: int, names: list[str], result: Any) -> None:
        """One game in which the line-up was turned by so many seats."""
        self.games[turned] += 1
        self.wins.setdefault(turned, Counter()).update(result.winners)
        self.seats.update(result.winners)
        scores = dict(result.scores)
        for at, name in enumerate(names):
            self.played[name] += 1
            self.won[name] += f"p{at}" in result.winners
            self.points[name] += scores.get(f"p{at}", 0)

    def summary(self) -> dict[str, Any]:
        """Wins per seat over all games, per line-up, and per bot with the Wilson interval of 95 %."""
        from game.core.engine.odds import wilson

        seats = [f"p{at}" for at in range(len(self.controls))]
        line_ups = [
            {
                "seats": self.controls[turned:] + self.controls[:turned],
                "games": self.games[turned],
                "wins": {seat: self.wins[turned][seat] for seat in seats},
            }
            for turned in sorted(self.games)
        ]
        bots = {}
        for name, n in self.played.items():
            low, high = wilson(self.won[name], n)
            bots[name] = {"games": n, "wins": self.won[name], "low": round(low, 3), "high": round(high, 3)}
            bots[name]["points"] = round(self.points[name] / n, 1)
        return {"seats": {seat: self.seats[seat] for seat in seats}, "line_ups": line_ups, "bots": bots}


def play(rules: Any, setup: Any, bots: dict[str, Any], chance: Rng) -> tuple[Any, int]:
    """Plays one game to its end: (the last position, how many decisions had two options or more).

    Where several seats may act, any of them does. Bots that look at nothing are spared the view.
    """
    from game.ai.random_bot import RandomBot

    s = rules.new(setup)
    decisions = 0
    while found := rules.options(s):
        if len(found) == 1:
            rules.play(s, found[0])
            continue
        decisions += 1
        seat = chance.pick(tuple(dict.fromkeys(option.seat for option in found)))
        own = tuple(option for option in found if option.seat == seat)
        if len(own) == 1:
            rules.play(s, own[0])
            continue
        bot = bots[seat]
        if isinstance(bot, RandomBot):
            rules.play(s, bot.pick(own))
            continue
        decision = rules.decision(s).for_seat(seat)
        option = rules.find(s, seat, bot.choose(rules.view(s, seat), decision))
        if option is None:
            raise RuntimeError(f"the bot of {seat} has chosen what is not legal")
        rules.play(s, option)
    return s, decisions
