"""`truth ID`: random games in which previews, forecasts and reasons are held against what the rules then do."""

from __future__ import annotations

import argparse
import importlib
import time
from collections import Counter
from typing import Any

from game.cli.common import FAILED, OK, add_game, add_setup, chatter, check_mode, count, put, whole
from game.core import preview
from game.core.decision import Event, Option
from game.core.errors import UsageError, unknown
from game.core.rng import Rng
from game.core.session import Session

# The module of a game's checks: it has a class Checks(rules, chance) with `look(session)` and `happened(session, events)`.
CHECKS = {"spirit-island": "game.cli.truth_spirit_island", "small-islands": "game.cli.truth_small_islands"}
STEPS_AT_MOST = 20_000


class Untrue(Exception):
    """Something was foretold and did not happen, or a reason is missing or wrong; the text says what."""


def options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=count, default=30, metavar="N", help="how many games (30)")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="the first game's seed (1)")
    parser.add_argument("--seats", type=count, default=0, metavar="N", help="players (each game its own number)")
    add_setup(parser)


def run(chosen: argparse.Namespace) -> int:
    """Plays the games and stops at the first difference, with the command that shows it again."""
    from game.cli.games import helper
    from game.core import rules as registry

    if chosen.game not in CHECKS:
        raise UsageError(unknown("game", chosen.game, CHECKS))
    rules, helps = registry.get(chosen.game), helper(chosen.game)
    check_mode(rules, chosen.mode)
    preview.strict = True
    begun = time.perf_counter()
    counted: Counter = Counter()
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        try:
            counted.update(play(rules, helps, seed, chosen.seats, chosen.mode, dict(chosen.option)))
        except Exception as difference:  # whatever breaks is what is looked for
            text = str(difference) if isinstance(difference, Untrue) else f"{type(difference).__name__}: {difference}"
            seats = f" --seats {chosen.seats}" if chosen.seats else ""
            mode = f" --mode {chosen.mode}" if chosen.mode else ""
            chatter(f"seed {seed}: {text}\n  python -m game truth {chosen.game} --games 1 --seed {seed}{seats}{mode}")
            return FAILED
    figures = ", ".join(f"{n} {name}" for name, n in counted.items())
    put(f"{chosen.games} games in {time.perf_counter() - begun:.0f} s: {figures}; no difference")
    return OK


def previewed(rules: Any, forecast: Any, session: Session, option: Option) -> tuple[Any, Session, list[Event]] | None:
    """(what the forecast says of an answer, made from what the seat sees; the session after it; what happened on the way).

    None where something hidden came to light: then the forecast may say nothing, and claims to know it at its peril.
    """
    s, at = session.state, f"{option.seat} {option.key}"
    said = forecast.outcome(rules, rules.view(s, option.seat), option.seat, option.key)
    real = Session(rules, session.setup, start=s)
    events = real.choose(option.seat, option.key)
    now = real.state
    if now.shown != s.shown or now.rng != s.rng:
        if said is not None and not said.unknown:
            raise Untrue(f"the preview of {at} claims to know what was hidden")
        return None
    if said is None or said.unknown:
        raise Untrue(f"there is no preview of {at}, and nothing is hidden in it")
    return said, real, events


def play(rules: Any, helps: Any, seed: int, seats: int = 0, mode: str = "", options: dict[str, Any] | None = None) -> Counter:
    """One random game, told by its seed alone: its seats, and whether it begins from any position. Raises Untrue."""
    from game.cli.games import chosen_setup

    low, high = rules.seats
    seats = seats or low + seed % (high - low + 1)
    chance = Rng(seed * 97 + seats)
    setup = chosen_setup(helps.setup(rules, seats, seed, vary=True), mode, options or {})
    start = None
    if seed // 3 % 2:
        everything = [
            (shelf, item) for shelf, items in helps.coverable(rules, setup.mode, seats).items() for item in sorted(items)
        ]
        start, _ = helps.generate(rules, rules.new(setup), chance, chance.shuffled(everything))
    session = Session(rules, setup, start=start)
    checks = importlib.import_module(CHECKS[rules.id]).Checks(rules, chance)
    for step in range(STEPS_AT_MOST):
        decision = session.decision
        if decision is None:
            break
        if step:
            checks.counted["decisions"] += 1
        checks.look(session)
        acts = [option for option in decision.options if option.key != "done"] if chance.below(6) else []
        option = chance.pick(acts or decision.options)
        checks.chosen(session, option)
        checks.happened(session, session.choose(option.seat, option.key))
    return checks.counted
