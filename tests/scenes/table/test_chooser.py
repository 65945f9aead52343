"""Cards to choose from: what stands over those on the map, what those of the hand say, and what ending the phase would lose."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from game.core.engine.rng import Rng
from scenes.table.choices import CardsPanel
from tests.scenes.games import any_option, asking, at_question, session_of
from tests.scenes.hands import read


def chooser(table: Any) -> str:
    """What stands over the cards."""
    return next(widget.name for widget in table.widgets if isinstance(widget, CardsPanel))


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_that_a_card_of_the_hand_will_do_is_said(table_of: Any, lang: str) -> None:
    """To forget a power, the one card of the discard lay alone under "choose a power card to forget"."""
    for seed in range(1, 60):
        session = session_of(2, seed)
        with suppress(AssertionError):
            at_question(session, "card.forget", Rng(seed))
            if session.state.discard["p0"] and session.state.hand["p0"]:
                break
    table = table_of(session, (1920, 1080), lang)
    shown = table.model.carded
    assert shown and any(f"card:{card}" in table.model.shapes for card in session.state.hand["p0"])
    assert chooser(table) == table.t("table-or-below", n=len(shown)) and chooser(table) in read(table.app)
    table = table_of(asking("card.keep"), (1920, 1080), lang)
    assert chooser(table) == table.model.wording.plain(table.model.prompt.main), "none of the hand will do"


def hers(table: Any, speed: str) -> set[str]:
    """Her powers of this speed."""
    cards, spirit = table.model.view.played["p0"], table.model.rules.box.spirits[table.model.view.spirits["p0"]]
    keys = [*(f"card:{card}" for card in cards), *(f"innate:{innate}" for innate in spirit.innates)]
    return {key for key in keys if table.model.facts.speed(table.model.view, key) == speed}


def test_a_slow_power_that_can_be_used_now_is_not_said_to_be_for_later(table_of: Any) -> None:
    """Lightning's slow cards glowed in the fast phase under "later: slow"."""
    now = later = 0
    for seed in range(1, 30):
        session, rng = session_of(1, seed, box="base"), Rng(seed)
        while (decision := session.decision) is not None and session.state.turn < 4:
            if decision.kind == "powers.fast":
                table = table_of(session, (1920, 1080))
                for card in session.state.played["p0"]:
                    key = f"card:{card}"
                    if key in session.state.used["p0"] or table.model.facts.speed(table.model.view, key) != "slow":
                        continue
                    said = table.model.screen.cards.tag(key)[0]
                    assert said == ("" if key in decision.keys() else table.t("table-tag-later")), (seed, card)
                    lost = {k.partition("/")[0] for k in decision.keys() if k != "done"} & hers(table, "fast")
                    assert table.model.screen.phase_end().left == len(lost), "a slow one has a phase of its own to come"
                    now, later = now + (key in decision.keys()), later + (key not in decision.keys())
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
        if now and later:
            return
    raise AssertionError("no slow power could be used early")
