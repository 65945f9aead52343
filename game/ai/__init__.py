"""Bots, by name. Each gets what its seat may see and what could be, never the true position."""

from __future__ import annotations

import importlib
from typing import Any, Protocol

from game.core.decision import Decision
from game.core.errors import UsageError, unknown

# Named, not imported: a bot that nobody calls costs nothing.
BOTS: dict[str, tuple[str, str]] = {
    "random": ("game.ai.random_bot", "RandomBot"),
    "greedy": ("game.ai.greedy", "Greedy"),
}


class Bot(Protocol):
    """One player. `choose` gets the view of its seat and the question to it, and gives the key of an option."""

    def choose(self, view: Any, decision: Decision) -> str: ...


def make(control: str, rules: Any, seat: str, seed: int) -> Bot:
    """The bot that `bot:NAME` (or NAME) means. Raises UsageError when there is none of this name."""
    name = control.removeprefix("bot:")
    if name not in BOTS:
        raise UsageError(unknown("bot", name, BOTS))
    module, cls = BOTS[name]
    return getattr(importlib.import_module(module), cls)(rules, seat, seed)
