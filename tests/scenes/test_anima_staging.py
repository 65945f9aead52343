"""What happens by itself in Anima is shown where it happens: the two sides stand on the stage until their battle is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.engine.rng import Rng
from tests.scenes.games import any_option, session_of


def test_both_sides_stand_there_while_their_totals_are_told(table_of: Callable[..., Any]) -> None:
    """Won or lost: the position that is shown with the totals has the battle with the dice that made them, the next one not."""
    table: Any = table_of(session_of(("human", "bot:random", "bot:random"), 7, game="anima"))
    model, rng = table.model, Rng(7)
    session, facts = model.session, model.session.rules.facts
    ends = {"won": 0, "lost": 0}
    while session.decision is not None and min(ends.values()) < 5:
        one = any_option(session, rng)
        session.choose(one.seat, one.key)
        shown = model.screen.steps.shown(model, session.moments, session.before_go)
        for at, step in enumerate(shown):
            kinds = [event.kind for event in step.events]
            if "clash" not in kinds or step.step is None:
                continue
            clash = next(event for event in step.events if event.kind == "clash")
            sides = facts.sides(step.state)
            assert [side.total for side in sides] == [clash.args[1], clash.args[3]], kinds
            for end in set(ends) & set(kinds):
                ends[end] += 1
                if later := [more for more in shown[at + 1 :] if any(event.kind == "battle-over" for event in more.events)]:
                    assert not later[0].state.battle and (later[0].step is None or "Totals" not in later[0].step.main)
    assert min(ends.values()) >= 5, ends
