"""The table of the rice fields: what it shows before an answer, what it keeps secret, and how workers are sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest

from game.core.engine.rng import Rng
from game.core.play.session import Session
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Row, walk
from tests.scenes.games import any_option, session_of
from tests.scenes.hands import click_at, point, press, step

GAME = "rice-paddy"
HOT_SEAT = ("human", "human")
ONE_OF_THREE = ("human", "bot:random", "bot:random")


def come_to(test: Callable[[Any, Any], bool], seats: Sequence[str] = ONE_OF_THREE, seat: str = "p0", most: int = 60) -> Session:
    """A game in which this seat is asked a question that the test (of the question and the state) takes."""
    for seed in range(1, most):
        session, rng = session_of(seats, seed, game=GAME), Rng(seed)
        while (decision := session.decision) is not None:
            part = decision.for_seat(seat)
            if part is not None and test(part, session.state):
                return session
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    raise AssertionError("no game came to it")


def asked(kind: str) -> Callable[[Any, Any], bool]:
    return lambda part, state: part.kind == kind


def panel_rows(table: Any, zone: str) -> list[Row]:
    panel = next(panel for panel in table.model.panels if panel.zone == zone and isinstance(panel, RowPanel))
    return walk(panel.rows())


def row(table: Any, zone: str, name: str) -> Row:
    """The row of a panel that is called so in its message."""
    return next(row for row in panel_rows(table, zone) if row.name == table.model.t(name))


def behind_the_curtain(table: Any) -> None:
    """The one whose turn it is comes to the screen."""
    for _ in range(4):
        if table.app.top is not table:
            step(table.app, 1000)  # the shield against rash keys
            press(table.app, pygame.K_RETURN)
            step(table.app, 300)
    assert table.app.top is table


def item(table: Any, key: str) -> Any:
    found = table.item(key)
    assert found is not None and found.rect is not None, key
    return found


# ------------------------------------------------------------------------------------------------ water


def test_the_whole_way_of_the_water_is_shown_for_the_amount_that_is_pointed_at(table_of: Any) -> None:
    def drains(part: Any, state: Any) -> bool:
        return part.kind == "drain" and state.water["p0"][0] == 1 and len(state.lands["p0"]) > 1 and state.order[-1] != "p0"

    table = table_of(come_to(drains), (1280, 720))
    model = table.model
    below = model.facts.running_order(model.view)[model.facts.running_order(model.view).index("p0") + 1]
    before = model.view.reservoir[below]
    scene = model.centre.scene
    assert scene.marks.flow == () and scene.gold == frozenset()
    point(table.app, item(table, "water:1/0").rect.center)
    scene = model.centre.scene
    near = next(near for _, near in scene.neighbours if near.name == model.names[below])
    assert len(scene.marks.flow) > 3 and scene.gold, "over the field and along the stream"
    assert scene.marks.tags[0].text == "1 → 0" and near.store.text == f"{before} → {before + 1}"
    assert set(model.facts.gates(model.view, "p0")) == scene.farm.running
    assert table.hover.callout is not None
    assert any(change.after == str(before + 1) for change in table.hover.callout.data.rows)
    point(table.app, item(table, "water:1/1").rect.center)
    assert model.centre.scene.marks.flow == ()


def test_from_the_last_farm_water_runs_to_the_supply(table_of: Any) -> None:
    table = table_of(come_to(lambda part, state: part.kind == "drain" and sum(state.water["p0"]) and state.order[-1] == "p0"))
    supply = table.model.view.supply
    for key in [key for key in table.model.asked.keys("p0") if key.endswith("/0") or key == "drain:all"]:
        point(table.app, item(table, key).rect.center)
        now = table.model.centre.scene.supply
        assert now.tone == "gold" and now.text.startswith(f"{supply} → "), key


# ------------------------------------------------------------------------------------------------ panels


def test_the_panel_names_all_farm_actions_in_order_and_lights_the_present_one(table_of: Any) -> None:
    table = table_of(come_to(asked("build.site")), (1920, 1080))
    rows = row(table, "panel", "rice-phase-farm").cells
    assert [one.name for one in rows] == ["Walls", "Rocks", "Drain", "Weeds", "Pests", "Harvest", "Flood", "Growth", "Planting"]
    assert [one.name for one in rows if one.chosen] == ["Walls"]
    sent = table.model.view.allocated.get(("p0", "laborers:build"), 0)
    n = table.model.facts.at_hand(table.model.view, "p0")
    assert f"sections at hand: {n}" in rows[0].value and (not sent or f"Laborers {sent}" in rows[0].value)


def test_the_market_shows_what_is_sold_what_is_next_and_the_tax(table_of: Any) -> None:
    table = table_of(come_to(asked("market")), (1920, 1080))
    model = table.model
    cells = row(table, "panel", "rice-phase-market").cells
    track = cells[0].paint
    prices, left = model.rules.box.prices["laborer"], model.facts.on_market(model.view, "p0", "laborer")
    assert track.prices == prices and track.sold == len(prices) - left
    price, _ = model.facts.purchase(model.view, "p0", "laborer")
    assert prices[track.sold] == price and f"{price} rice" in cells[0].value
    assert [model.facts.tax_of(model.view, "p0", n) for n in (1, 2, 3, 4)] == [0, 1, 3, 6]
    assert "0 · 1 · 3 · 6" in cells[2].value
    legal = [cell.key for cell in cells if cell.key in model.asked.keys("p0")]
    for key in legal[:1]:
        click_at(table.app, item(table, key).rect.center)
        assert table.model.view.bought.get("p0") or table.model.view.seats != model.view.seats


def test_the_harvest_table_lights_what_the_own_paddies_would_pay(table_of: Any) -> None:
    table = table_of(come_to(lambda part, state: part.kind == "build.site" and "planted" in state.crop["p0"]), (1920, 1080))
    model = table.model
    found = next(row for row in panel_rows(table, "panel") if row.about == "action:harvest-table")
    lit = found.paint.lit
    worth = [model.facts.harvest_worth(model.view, "p0", at) for at in range(len(model.view.lands["p0"]))]
    assert lit == tuple((one.row - 1, one.size - 1, one.rice) for one in worth if one)
    assert all(model.rules.box.tables["black"][r][c] == pays for r, c, pays in lit)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_tiles_are_seen_in_the_folded_window_too(table_of: Any, size: tuple[int, int]) -> None:
    table = table_of(session_of(2, 3, 40, game=GAME), size)
    behind_the_curtain(table)
    shown = {item.key for item in table.items() if item.key.startswith("tile:") and item.rect is not None}
    assert shown == {f"tile:{tile}" for tile in table.model.view.achievements}


def test_spirits_in_front_lie_before_those_in_hand_with_what_they_do_now(table_of: Any) -> None:
    table = table_of(come_to(lambda part, state: part.kind == "build.site" and state.round >= 2), (1920, 1080))
    model = table.model
    cards = model.screen.cards
    front, hand = cards.played(), cards.hand()
    assert len(front) >= 2 and cards.own() == tuple(f"spirit:{card}" for card in (*front, *hand))
    assert set(front) == set(model.view.played["p0"])
    for card in front:
        passive = model.rules.box.raw["spirit"][card]["timing"] == "passive"
        assert cards.tag(f"spirit:{card}")[0] == ("in force" if passive else "used")
    assert all(cards.tag(f"spirit:{card}")[0] == "" for card in hand)


# ------------------------------------------------------------------------------------------------ secrets


def test_a_chosen_spirit_is_seen_by_nobody_until_all_have_chosen(table_of: Any) -> None:
    session = come_to(asked("spirit"), HOT_SEAT)
    table = table_of(session, (1920, 1080))
    behind_the_curtain(table)
    first = table.model.seat
    keys = table.model.asked.keys(first)
    chosen = keys[0]
    item_ = item(table, chosen)
    click_at(table.app, item_.rect.center)
    if chosen not in str(session.state.agenda):  # a first click may only zoom or take it up
        click_at(table.app, item_.rect.center)
    step(table.app, 400)
    assert table.app.top is not table, "the next one is asked behind a curtain"
    behind_the_curtain(table)
    name = table.model.screen.cards.name(chosen)
    assert table.model.seat != first
    assert not any(name in line for line in table.app.text_view())


# ------------------------------------------------------------------------------------------------ forecast


def test_the_forecast_tells_each_paddy_and_each_farm(table_of: Any) -> None:
    table = table_of(come_to(lambda part, state: part.kind == "drain" and len(state.lands["p0"]) > 1), (1280, 720))
    press(table.app, pygame.K_f)
    step(table.app, 300)
    said = "\n".join(table.app.text_view())
    model = table.model
    for at in range(len(model.view.lands["p0"])):
        assert model.t("rice-table-paddy", n=at + 1) in said
    flood = model.facts.flood_forecast(model.view)
    for seat in model.view.seats:
        assert model.t("rice-about-farm-flood", n=sum(flood[seat].water), on=flood[seat].passes) in said
