"""What happens of itself is told in words: each step that is held, a new terror level; and nothing is told twice."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.engine.rng import Rng
from game.core.play.session import Session
from scenes.table.staging import Staging
from scenes.table.step import CARD_MS, HOLD_MS, Step
from scenes.table.steps import Shown
from tests.scenes.games import any_option, session_of
from tests.scenes.hands import point
from tests.scenes.staged import Start, island, wait


def test_no_bar_stands_there_without_a_word(start: Start) -> None:
    """As time passed it came up for a second with buttons and nothing beside them: the first moment was of no step."""
    table = island(start, "normal")
    staging: Staging = table.staging
    state, event = table.model.session.state, table.model.session.log[-1].events[:1]
    said: list[str] = []
    staging.present, _ = lambda events: said.append(str(len(events))), None  # type: ignore[method-assign, assignment]
    staging.begin([Shown(event, state, None), Shown(event, state, Step("Turn 2")), Shown(event, state, None)], lambda: None)
    assert table.model.staged.prompt.main == "Turn 2" and said == ["2"], "what came before is shown with the first step"
    staging.begin([Shown(event, state, None), Shown(event, state, None)], lambda: said.append("over"))
    assert table.model.staged is None and said[1:] == ["2", "over"]


def test_a_card_before_a_question_waits_step_by_step(start: Start) -> None:
    """Its lands mostly follow and wait; where their order is asked it was gone before it could be read."""
    table = island(start, "step")
    staging, state = table.staging, table.model.session.state
    event = table.model.session.log[-1].events[:1]
    card = Shown(event, state, Step("Ravage: Sands", card="invader:i-sands", ms=CARD_MS))
    land = Shown(event, state, Step("B3", ms=HOLD_MS))
    for steps, said in (([card, Shown(event, state, None)], "Ravage: Sands"), ([card, land], "B3")):
        staging.begin(list(steps), lambda: None)
        wait(table.app, 3 * CARD_MS)
        assert table.model.staged is not None and table.model.staged.prompt.main == said
        staging.finish()


def rising() -> tuple[Session, str]:
    """A game in which an answer of the fast or slow phase brings the next terror level: (it, that answer)."""
    for seed in range(1, 60):
        session, rng = session_of(1, seed, box="base"), Rng(seed)
        session.state.fear_taken, session.state.fear_generated = 2, 0
        while (decision := session.decision) is not None and len(session.log) < 60:
            if decision.kind in ("powers.fast", "powers.slow"):
                session.state.fear_generated = session.state.fear_pool_size - 1
            for option in decision.options if decision.kind in ("target.land", "powers.slow", "powers.fast") else ():
                after = session.state.clone()
                events = session.rules.apply(after, option.seat, option.key)
                if option.key != "done" and any(event.kind == "terror" for event in events):
                    return session, option.key
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    raise AssertionError("no power brings fear")


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_a_new_terror_level_is_announced_where_no_step_shows_it(table_of: Any, lang: str) -> None:
    """What wins the game changed in the slow phase without a word: the side panel alone said something else."""
    session, key = rising()
    table = table_of(session, (1280, 720), lang)
    table.actions.choose(key)
    said = f"{table.t('table-terror', level='II')}: {table.t('table-win-2')}"
    assert any(said in line for line in table.app.spoken)


def test_a_row_of_growth_is_told_once(table_of: Any) -> None:
    """Its words stood in a tip and over the middle of the map."""
    table = table_of(session_of(1, 7, box="base"), (1920, 1080))
    rows = [item for item in table.items() if item.key.startswith("branch:")]
    told = 0
    for item in rows:
        point(table.app, (0, 0))
        point(table.app, item.rect.center)
        if table.hover.callout is None:
            assert table.tip(item)
        else:
            told += 1
            assert table.tip(item) == ""
    assert told


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_a_card_that_may_be_used_again_says_so(table_of: Any, cut: list[str], size: tuple[int, int], lang: str) -> None:
    """It glowed, and its slip still said that it was used."""
    session, rng = session_of(1, 7, box="base"), Rng(7)
    while session.decision is not None and session.decision.kind != "powers.fast":
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
    state, (seat,) = session.state, session.state.seats
    state.played[seat], state.energy[seat], state.memo = ("powerstorm", "boon-of-vigor"), 6, None
    session.choose(seat, "card:boon-of-vigor")
    table = table_of(session, size, lang)
    assert table.model.screen.cards.tag("card:boon-of-vigor")[0] == table.t("table-used")
    session.choose(seat, "card:powerstorm")
    table.sync()
    assert "card:boon-of-vigor" in table.model.options
    assert table.model.screen.cards.tag("card:boon-of-vigor")[0] == table.t("table-tag-again") and not cut
