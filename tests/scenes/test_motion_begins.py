"""What a table shows until motion begins, and what fades where nothing is to move."""

from __future__ import annotations

import dataclasses
from typing import Any

import pygame
import pytest

from scenes.games.spirit_island import motion
from scenes.games.spirit_island.art import cardback
from tests.scenes.films import before, choose, same, settled, shot, still


def strip(things: Any) -> list[Any]:
    return [thing._replace(mark="", key="") for thing in things]


def test_on_a_calm_table_only_what_stands_elsewhere_fades(moving_table: Any, moved: Any) -> None:
    session, pick = moved
    app, table = moving_table(session, reduced_motion=True)
    inner, shown = table.model.centre.inner, table.model.centre.chart
    choose(table, pick)
    changed = {m.rect(0.0).move(-inner.x, -inner.y).topleft for m in table.motion.line.active}
    assert changed
    for corner in changed:  # boxes of lands: not the chart, nor a panel or the hand
        assert corner != (0, 0) and shown.size[0] > corner[0] >= 0 and shown.size[1] > corner[1] >= 0
    assert all(inner.contains(m.rect(0.0)) and m.rect(0.0).w < 0.7 * inner.w for m in table.motion.line.active)
    session.undo(cross_fence=True)


def test_an_answer_that_only_offers_lands_fades_nothing_on_a_calm_table(moving_table: Any, moved: Any) -> None:
    app, table = moving_table(moved[0], reduced_motion=True)
    table.motion.keep([])
    before = table.motion.before
    legal = frozenset(list(table.model.centre.state.items)[:2])
    table.model.centre.state = dataclasses.replace(table.model.centre.state, legal=legal, veiled=True)
    assert table.model.centre.changing() == []
    land = next(land for land, things in table.model.centre.state.items.items() if len(things) > 1)
    items = {**table.model.centre.state.items, land: ()}
    table.model.centre.state = dataclasses.replace(table.model.centre.state, items=items)
    (box,) = table.model.centre.changing()
    table.motion.cover(box)
    table.motion.cover(table.model.grid.prompt)
    assert before.boxes == [box]


@pytest.mark.parametrize("kind", ["destroyed", "added"])
def test_the_map_holds_its_picture_until_motion_begins(moving_table: Any, kind: str) -> None:
    """In the answer's own frame no land shows its end, which the motion would take back."""
    session, pick = before(kind)
    app, table = moving_table(session, sync=False)
    for _ in range(40):
        app.step(16, [])
    old = dict(table.model.centre.state.items)
    choose(table, pick)
    assert table.motion.holds and not table.motion.busy
    app.step(16, [])
    chart, steps = table.model.centre.chart, 0
    while table.motion.holds:
        shown = chart._shown.items
        changed = [land for land in old if strip(old[land]) != strip(table.model.centre.state.items[land])]
        assert changed and all(strip(shown[land]) == strip(old[land]) for land in changed)
        app.step(16, [])
        steps += 1
        assert steps < 20
    assert table.motion.busy and chart._shown.items == table.model.centre.state.items
    settled(app)
    found, table.model.canvas = table.model.canvas.subsurface(table.model.centre.inner), table.app.backdrop().copy()
    table.model.centre.paint(table.model.canvas)
    made = table.model.canvas.subsurface(table.model.centre.inner)
    assert same(pygame.image.tobytes(found, "RGB"), pygame.image.tobytes(made, "RGB"))


def test_input_brings_a_held_map_to_its_end(moving_table: Any) -> None:
    session, pick = before("destroyed")
    app, table = moving_table(session, sync=False)
    for _ in range(40):
        app.step(16, [])
    choose(table, pick)
    assert table.motion.holds
    app.step(16, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F15, unicode="", mod=0, scancode=0)])
    assert not table.motion.holds and not table.motion.busy and not table.painter.steps
    assert table.model.centre.chart._shown.items == table.model.centre.state.items


def test_cards_to_choose_from_are_dealt_to_who_points_at_something(moving_table: Any) -> None:
    """Drawing the hover mark asks for the items: that brings nothing forward, and no card is left out of what is drawn next."""
    session, pick = before("card-drawn")
    app, table = moving_table(session, sync=False)
    for _ in range(40):
        app.step(16, [])
    table.model.seat = pick.seat
    table.sync()
    button = table.model.grid.menu.center
    app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=button, rel=(1, 1), buttons=(0, 0, 0))])
    assert table.hover_key == "menu"
    table.model.options.setdefault(pick.key, pick.seat)
    table.actions.choose(pick.key)
    assert table.motion.holds and table.painter.steps
    app.step(16, [])
    assert table.motion.holds and table.painter.steps  # the answer's own frame
    dealt = False
    for _ in range(300):
        moving = app.step(16, [])
        dealt = dealt or bool(table.motion.held)
        if not moving:
            break
    assert dealt and table.model.carded
    assert all(table.item(key) is not None for key in table.model.carded)
    still(app)
    end = shot(app)
    assert same(settled(app), end)


def test_cards_fly_from_their_deck_face_down(moving_table: Any) -> None:
    session, pick = before("card-drawn")
    app, table = moving_table(session)
    choose(table, pick)
    backs = {id(cardback.in_flight(deck, w.rect.size)) for w in table.widgets if w.role == "card" for deck in ("minor", "major")}
    deals = [m for m in (*table.motion.line.waiting, *table.motion.line.active) if isinstance(m, motion.Deal)]
    assert len(deals) == len(table.motion.held) > 1
    assert all(id(deal.sprite) in backs for deal in deals)
