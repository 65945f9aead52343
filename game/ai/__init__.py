"""Bots, by name. Each gets what its seat may see and what could be, never the true position."""

from __future__ import annotations

import importlib
from typing import Any, Protocol

from game.core.engine.decision import Decision, Reason
from game.core.errors import UsageError, unknown
from game.core.teaching import rival

# Named, not imported: a bot that nobody calls costs nothing.
BOTS: dict[str, tuple[str, str]] = {
    "random": ("game.ai.random_bot", "RandomBot"),
    "greedy": ("game.ai.greedy", "Greedy"),
    "search": ("game.ai.search", "IsmctsBot"),
}


class Bot(Protocol):
    """One player. `choose` gets the view of its seat and the question to it, and gives the key of an option."""

    def choose(self, view: Any, decision: Decision) -> str: ...


def make(control: str, rules: Any, seat: str, seed: int) -> Bot:
    """The bot that `bot:NAME` (or NAME) means; `search/400` thinks 400 iterations long.

    Raises UsageError when there is none of this name, or it takes no number.
    """
    if (taught := rival.of(control)) is not None:
        return taught
    name, _, effort = control.removeprefix("bot:").partition("/")
    if name not in BOTS:
        raise UsageError(unknown("bot", name, BOTS))
    module, cls = BOTS[name]
    bot = getattr(importlib.import_module(module), cls)
    if not effort:
        return bot(rules, seat, seed)
    if name != "search" or not effort.isdecimal() or not 0 < len(effort) < 7 or not int(effort):
        raise UsageError(f'"{control}" names no bot: only search takes a number of iterations, such as search/400')
    return bot(rules, seat, seed, iterations=int(effort))


def remark(rules: Any, view: Any, seat: str, key: str) -> Reason | None:
    """What a bot says of an answer that might look odd; None where there is nothing to explain. It is made from what everybody
    may see of the position, so that no secret of the seat can be in it.
    """
    from game import games

    entry = games.entry(rules.id)  # a game of the tests may stand in no list
    if entry is None or entry.part("evaluation") is None:
        return None
    from game.ai.greedy import evaluation_for

    return evaluation_for(rules).remark(rules.view(view, ""), seat, key)
