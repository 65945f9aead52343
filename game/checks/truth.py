"""Random games in which previews, forecasts and reasons are held against what the rules then do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Sequence
from typing import Any

from game.checks.contract import chosen_setup, of_set
from game.checks.fuzz import seat_range
from game.core.engine.decision import Event, Option, Reason
from game.core.engine.rng import Rng
from game.core.play.session import Session

STEPS_AT_MOST = 20_000


class Untrue(Exception):
    """Something was foretold and did not happen, or a reason is missing or wrong; the text says what."""


def previewed(rules: Any, facts: Any, session: Session, option: Option) -> tuple[Any, Session, list[Event]] | None:
    """(what the forecast says of an answer, made from what the seat sees; the session after it; what happened on the way).

    None where something hidden came to light: then the forecast may say nothing, and claims to know it at its peril.
    """
    s, at = session.state, f"{option.seat} {option.key}"
    said = facts.outcome(rules, rules.view(s, option.seat), option.seat, option.key)
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


def play(
    rules: Any,
    helps: Any,
    truths: Any,
    seed: int,
    seats: int = 0,
    mode: str = "",
    options: dict[str, Any] | None = None,
    game_set: str = "",
    whole_run: Any = None,
) -> Counter:
    """One random game, told by its seed alone: its seats, and whether it begins from any position. Raises Untrue.

    `truths` is the game's module `checks.truth`, whose `Checks(rules, chance)` looks at each step. What can only be
    judged when games are over is told to the module's `Run(games)`, if it has one: `whole_run`, else one of this game alone.
    """
    box = of_set(rules, game_set)
    low, high = seat_range(rules, game_set)
    seats = seats or low + seed % (high - low + 1)
    chance = Rng(seed * 97 + seats)
    setup = chosen_setup(helps.setup(rules, seats, seed, vary=True, **box), mode, options or {})
    start = None
    if seed // 3 % 2:
        everything = [
            (shelf, item) for shelf, items in helps.coverable(rules, setup.mode, seats, **box).items() for item in sorted(items)
        ]
        start, _ = helps.generate(rules, rules.new(setup), chance, chance.shuffled(everything))
    session = Session(rules, setup, start=start)
    checks = truths.Checks(rules, chance)
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
    if whole_run is None and hasattr(truths, "Run"):
        whole_run = truths.Run(1)
    if whole_run is not None:
        whole_run.over(checks)
    return checks.counted


def judged(
    reason: Reason, vague: Container[str], unsaid: Callable[[Reason], str], figures: Callable[[], bool | None], counted: Counter
) -> str:
    """What is wrong with a reason, "" for nothing: one of the `vague` that fit everything, words that are missing in a language
    (`unsaid`), or `figures` that are not true (None: it has none to be looked at).
    """
    if reason.id in vague:
        return f"none but {reason.id}"
    if said := unsaid(reason):
        return said
    right = figures()
    counted["figures"] += right is not None
    return "" if right in (None, True) else f"{reason}, whose figures are wrong"


def reasoned(rules: Any, s: Any, keys: Sequence[str], counted: Counter, wrong: Callable[[str, str, Reason], str]) -> None:
    """Every pair of a seat and a thing that is not its answer now has a reason. Of a seat that is not asked a few things are
    enough. `wrong(seat, key, reason)` says what is wrong with a reason, "" for nothing. Raises Untrue.
    """
    decision = rules.decision(s)
    legal = {(option.seat, option.key) for option in rules.options(s)}
    for seat in s.seats:
        for key in keys if seat in decision.seats else keys[:3]:
            if (seat, key) in legal:
                continue
            reason = rules.why_not(s, seat, key)
            if reason is None:
                if rules.find(s, seat, key) is None:
                    raise Untrue(f"{decision.kind}: {key} of {seat} is not offered and said to be legal")
                continue
            counted["reasons"] += 1
            if said := wrong(seat, key, reason):
                raise Untrue(f"{decision.kind}: the reason for {key} of {seat} is {said}")
