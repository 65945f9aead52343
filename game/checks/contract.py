"""What the checking commands need of each game beyond its rules: lists, generated positions, invariants, coverage.

A game says it in the module `commands` of its `checks` package; what it leaves out is as here, so a young game has commands
at once.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from game import games
from game.core.engine.decision import Event, Setup
from game.core.engine.rng import Rng


def of_set(rules: Any, game_set: str) -> dict[str, str]:
    """What `setup` and `coverable` are told besides where another box of the game than the usual one is meant. Only games that
    have several take it: `game_set`."""
    return {"game_set": game_set} if game_set not in ("", *rules.sets[:1]) else {}


def listing(rules: Any) -> list[dict[str, Any]]:
    """What is in the box, for `list`."""
    return []


def setup(rules: Any, seats: int, seed: int, vary: bool = False, rare: Any = ()) -> Setup:
    """A game of so many seats; `vary`: with options that the seed chooses, such that what is `rare` can come up."""
    people = tuple({"name": f"P{at + 1}", "control": "human"} for at in range(seats))
    return Setup(rules.id, next(iter(rules.sets), ""), seed=seed, seats=people)


def generate(rules: Any, state: Any, chance: Rng, wanted: Any = ()) -> tuple[Any, Any]:
    """A legal position with rare things in it, made from a fresh one; and what was put there."""
    return state, ()


def check(rules: Any, pack: Any) -> list[Any]:
    """What is wrong with a pack's data beyond what loading finds."""
    return []


def fingerprint(state: Any) -> Any:
    """What must not change while somebody only looks."""
    return state.hash()


def broken(rules: Any, state: Any, first: Any) -> str | None:
    """Which invariant does not hold, in words."""
    return None


def covered(state: Any, events: list[Event]) -> list[tuple[str, str]]:
    """(kind, item) of what came up."""
    return []


def coverable(rules: Any, mode: str = "", seats: int = 0) -> dict[str, set[str]]:
    """All that can come up, by kind."""
    return {}


# Optional: `reshuffled(state, seat, chance)` exchanges everything that the seat must not know.
DEFAULTS = {each.__name__: each for each in (listing, setup, generate, check, fingerprint, broken, covered, coverable)}


def chosen_setup(made: Setup, mode: str, options: dict[str, Any]) -> Setup:
    """A set-up with the mode and the options that the command names."""
    return made._replace(mode=mode or made.mode, options={**made.options, **options})


def helper(game: str) -> Any:
    """The commands' side of a game. Raises UsageError for an unknown one."""
    own = games.find(game).checks("commands")
    return SimpleNamespace(**{**DEFAULTS, **(vars(own) if own is not None else {})})
