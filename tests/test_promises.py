"""What every game promises, broken on purpose: the fuzz notices. What a game hides is in `tests/<game>/test_fuzz.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game import games
from game.checks import fuzz
from game.core.engine.rng import Rng
from tests.leaky import Leaky

GAMES = tuple(game.id for game in games.playable())


def touch(rules: Any) -> dict[str, Any]:
    """Asking why not changes the position."""

    def asked(s: Any, seat: str, key: str) -> Any:
        s.turn += 1
        return rules.why_not(s, seat, key)

    return {"why_not": asked}


def shrug(rules: Any) -> dict[str, Any]:
    """Nothing is ever said to be illegal."""
    return {"why_not": lambda s, seat, key: None}


def forget(rules: Any) -> dict[str, Any]:
    """A position that was saved comes back another."""

    def loaded(data: dict[str, Any]) -> Any:
        s = rules.load(data)
        s.turn += 1
        return s

    return {"load": loaded}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("broken", "said"), [(touch, "asking has changed"), (shrug, "said to be legal"), (forget, "dump and load")]
)
def test_a_broken_promise_is_noticed(game: str, broken: Callable[[Any], dict[str, Any]], said: str) -> None:
    rules, commands = games.rules(game), games.find(game).checks("commands")
    s = rules.new(commands.setup(rules, 2, 1))
    fuzz.examine(rules, commands, s, commands.fingerprint(s), Rng(1))
    with pytest.raises(fuzz.Broken, match=said):
        fuzz.examine(Leaky(rules, **broken(rules)), commands, s, commands.fingerprint(s), Rng(1))
