"""Rules with a promise broken, for the tests that want the checks to notice."""

from __future__ import annotations

from typing import Any


class Leaky:
    """The rules of a game with some of their functions replaced."""

    def __init__(self, rules: Any, **broken: Any) -> None:
        self.rules, self.broken = rules, broken

    def __getattr__(self, name: str) -> Any:
        return self.broken.get(name) or getattr(self.rules, name)
