"""Previews: what is hidden is not told, and what is broken is neither hidden nor shown to a player."""

from __future__ import annotations

import importlib
import logging
from typing import Any

import pytest

from game import games
from game.core.engine import preview
from game.core.engine.decision import Setup
from game.core.engine.hidden import Content, Hidden
from game.core.engine.rng import Rng
from game.core.play.session import Session


def played(game: str, hidden: bool, most: int = 400) -> tuple[Any, Any, str, str]:
    """(forecast, view, seat, key) of an answer that shows something hidden, or of one that does not."""
    rules: Any = games.rules(game)
    forecast = importlib.import_module(f"game.{game.replace('-', '_')}.facts")
    mode = "" if game == "spirit-island" else "advanced"
    session, chance = Session(rules, Setup(game, mode=mode, seed=3, seats=({}, {}))), Rng(3)
    for _ in range(most):
        decision = session.decision
        if decision is None:
            break
        pick = chance.pick(decision.options or decision.parts[0].options)
        view = session.view(pick.seat)
        told = forecast.after_choice(rules, view, pick.seat, pick.key) is not None
        if told is not hidden:
            return forecast, view, pick.seat, pick.key
        session.choose(pick.seat, pick.key)
    raise AssertionError("no such answer")


def test_content_tells_the_masked_from_the_missing() -> None:
    shelf = Content({"a": 1})
    assert shelf["a"] == 1 and "?" not in shelf and shelf.get("?") is None
    for masked in ("?", "?2", "card:?"):
        with pytest.raises(Hidden):
            shelf[masked]
    with pytest.raises(KeyError):
        shelf["b"]
    assert not issubclass(Hidden, KeyError)


@pytest.mark.parametrize("game", ["spirit-island", "small-islands"])
def test_what_is_hidden_is_not_told(game: str) -> None:
    forecast, view, seat, key = played(game, hidden=True)
    before = view.hash()
    assert forecast.outcome(games.rules(game), view, seat, key) is None and view.hash() == before


@pytest.mark.parametrize("game", ["spirit-island", "small-islands"])
@pytest.mark.parametrize("fault", [KeyError("land"), ValueError("x"), ZeroDivisionError()])
def test_a_defect_is_not_taken_for_something_hidden(
    game: str, fault: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    forecast, view, seat, key = played(game, hidden=False)
    rules: Any = games.rules(game)

    def broken(*_: Any) -> None:
        raise fault

    for where, name in ((rules, "apply"), (forecast, "changes")):
        with monkeypatch.context() as patch:
            patch.setattr(where, name, broken)
            with pytest.raises(type(fault)):
                forecast.outcome(rules, view, seat, key)
            patch.setattr(preview, "strict", False)
            with caplog.at_level(logging.ERROR, "tidetable"):
                assert forecast.outcome(rules, view, seat, key) is None, "a player is told nothing"
            assert "a preview failed" in caplog.text and type(fault).__name__ in caplog.text
            caplog.clear()
