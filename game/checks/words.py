"""Sentences that a game needs and has no words for: those of its set-up, and those said in a few random games.

Only English is asked for: that each language has the same messages is checked apart (`game.core.words.check`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from game.checks.contract import helper
from game.core.engine.rng import Rng
from game.core.errors import DataError
from game.core.words.messages import Words

SEAT = re.compile(r"p\d")


def problems(rules: Any, texts: Any) -> list[DataError]:
    """All that is missing; `texts` is the class of the game's words."""
    words = Words("en")
    absent = [message for message in asked(rules.setup_form()) if not words.has(message)]
    return [
        *(DataError(f"{rules.id}: en: the set-up has no words {message}") for message in absent),
        *(DataError(f"{rules.id}: {problem}") for problem in said(rules, texts, words)),
    ]


def asked(form: dict[str, Any]) -> Iterator[str]:
    """The messages of a set-up form: its modes, options and their choices; numbers and seats need none."""
    for mode in form["modes"]:
        yield from (f"mode-{mode['id']}", f"mode-{mode['id']}-hint")
    for option in form["options"]:
        name = f"option-{option['id']}".replace("_", "-")
        yield from (name, f"{name}-hint")
        for value in option.get("choices", ()):
            if isinstance(value, str) and not SEAT.fullmatch(value):
                yield f"choice-{option['id']}-{value}".replace("_", "-")


def said(rules: Any, texts: Any, words: Words) -> list[str]:
    """What one random game for each number of seats wanted to say and could not: questions, options, phases, lines of the log,
    the end."""
    speaker = texts(words, rules.box)
    for seats in range(rules.seats[0], rules.seats[1] + 1):
        state, chance = rules.new(helper(rules.id).setup(rules, seats, seats)), Rng(seats)
        names = {seat: seat for seat in state.seats}
        known: set[tuple[str, str]] = set()
        while (decision := rules.decision(state)) is not None:
            for part in decision.parts or (decision,):
                for option in part.options:
                    if (shape := (part.kind, option.key.partition(":")[0])) not in known:
                        known.add(shape)
                        view = rules.view(state, option.seat)
                        speaker.prompt(view, decision, names, option.seat)
                        speaker.option(view, part, option.key)
            if state.phase:
                speaker.phase(state.phase)
            pick = chance.pick(rules.options(state))
            for event in rules.apply(state, pick.seat, pick.key):
                speaker.event(event, names)
        result = rules.result(state)
        speaker.result(result.outcome, result.reason, names)
    return words.problems
