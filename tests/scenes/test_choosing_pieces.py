"""Pieces that can be chosen in lands: each has a white ring and the number that chooses it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.engine.key import Key
from scenes.games.spirit_island.art import pieces, standing
from scenes.games.spirit_island.art.placement import LandItem, LandLayout, Placed
from scenes.table.motion import PULSE_MS
from tests.scenes.games import session_of
from tests.scenes.hands import press

GATHER = {"seats": 1, "seed": 8, "moves": 28}  # eight pieces in four lands
SACRED = {"seats": 2, "seed": 9, "moves": 71}  # own presence, in a sacred site, too


@pytest.fixture(params=[GATHER, SACRED], ids=["gather", "presence"])
def table(table_of: Any, request: pytest.FixtureRequest) -> Any:
    return table_of(session_of(**request.param))


def marked(table: Any) -> dict[str, LandItem]:
    """Key of what may be chosen -> the thing on the map."""
    board = table.model.centre
    return {key: thing for things in board.state.items.values() for thing in things for key in board._choices(thing)}


def test_each_piece_shows_the_number_that_chooses_it(table: Any) -> None:
    found, numbers = marked(table), {key: n for n, key in table.finder.numbers().items()}
    assert len(found) > 2
    assert {key: thing.number for key, thing in found.items()} == {key: str(numbers[key]) for key in found}
    assert all(thing.mark == "legal" for thing in found.values())


def test_the_number_of_a_piece_takes_it(table: Any) -> None:
    key, thing = list(marked(table).items())[-1]
    press(table.app, pygame.K_0 + int(thing.number))
    assert (
        table.model.aim == key
        or table.model.session.log[-1].key.startswith(key)
        or Key.of(key).rest in str(table.model.session.log[-1])
    )


def test_the_focus_ring_goes_round_piece_and_number(table: Any) -> None:
    """It was drawn over the number of the very piece it stood on."""
    board = table.model.centre
    items = {item.key: item for item in board.items()}
    for key in marked(table):
        box, thing = board.ring_box(items[key]), board.thing(key)
        assert any(box.contains(number) for number in board.badges()) and box.contains(board.on_screen(thing.box))


def test_lists_and_the_ring_know_the_corner_that_a_number_went_to(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """They took it to be at the left one, so that a list could lie over the number of a piece beside its land's name."""
    board = table.model.centre
    key = next(iter(marked(table)))
    at = board.thing(key).box
    assert at is not None
    box, item = board.on_screen(at), next(item for item in board.items() if item.key == key)
    left = pygame.Rect(0, 0, 12, 12)
    left.center = box.x - board.inner.x, box.y - board.inner.y
    monkeypatch.setattr(standing, "_letters", lambda tag, middle: left)  # the name lies where numbers usually are
    number = board._badge(board.thing(key))
    assert abs(number.centerx - box.right) <= 12 and number in board.badges()
    assert board.ring_box(item).contains(number)


def test_the_focus_ring_lies_under_the_numbers_of_others(table: Any) -> None:
    """Beside the piece it goes round stood the 2 of the next one: nothing of it was left."""
    board, canvas = table.model.centre, table.model.canvas
    number = board._badge(board.thing(next(iter(marked(table)))))
    spoilt, spot = canvas.copy(), (number.centerx + 2, number.centery)
    box = pygame.Rect(number.right - 4, number.y, 40, 40)  # of a piece right of it
    spoilt.fill("red", number)
    board.over_ring(spoilt, box)
    assert spoilt.get_at(spot) == canvas.get_at(spot) and spoilt.get_at((number.x + 1, number.y + 1)) == pygame.Color("red")


def test_a_white_ring_lies_round_each_and_breathes(table: Any) -> None:
    board, chart = table.model.centre, table.model.centre.chart
    inner = board.inner
    for key in marked(table):
        land = Key.of(key).first
        at = next(p for p in chart.layout(land).placed if key in board._choices(p.item))
        (x, y), (wide, high) = chart.to_screen(at.x, at.y), standing._round(at, chart.layout(land), chart._z)
        mask = pieces.choice("legal", wide, high)
        middle, half = mask.get_width() // 2, mask.get_height() / 2
        column = [n for n in range(round(half), mask.get_height()) if mask.get_at((middle, n))[:3] == (255, 255, 255)]
        assert column, "the ring is white"
        seen = table.app.screen.get_at((inner.x + round(x), inner.y + round(y - half) + column[len(column) // 2]))
        assert min(seen[:3]) > 225, (key, seen)
    rings = [sprite for land in board.state.picked for sprite, _ in chart.rings(land)]
    assert len(rings) == len(marked(table)) and all(sprite in [one for one, _ in board.breathing()] for sprite in rings)


def test_numbers_and_names_lie_over_what_breathes(table: Any) -> None:
    """At its whitest the ring of a piece and the outline of its land covered half of the number that chooses it."""
    board, motion = table.model.centre, table.motion
    motion._pulse, motion._pulse_of = PULSE_MS / 2, (table.model.stamp, table.model.aim)
    canvas, shown = table.model.canvas, table.model.canvas.copy()
    motion._draw_breath(shown)
    assert shown.get_buffer().raw != canvas.get_buffer().raw, "it breathes"
    for number in board.badges():
        inside = number.inflate(-number.w // 2, -number.h // 2)
        assert pygame.image.tobytes(shown.subsurface(inside), "RGB") == pygame.image.tobytes(canvas.subsurface(inside), "RGB")


def test_a_ring_lies_behind_what_stands_beside_its_piece(app: Any) -> None:
    """The ring of a sacred site below an explorer and a town lay over both."""
    ringed = Placed(LandItem("presence", 2, player="blue", sacred=True, mark="legal", key="A3/presence"), 60, 84, 80.0)
    town = Placed(LandItem("town"), 56, 36, 40.0)
    target, alone = (pygame.Surface((120, 130), pygame.SRCALPHA, 32) for _ in range(2))
    standing.draw(target, LandLayout((town, ringed), 42), lambda x, y: (x, y), standing.Look(1.0))
    standing.draw(alone, LandLayout((town,), 42), lambda x, y: (x, y), standing.Look(1.0))
    foot = pygame.Rect(50, 49, 8, 3)
    assert pygame.image.tobytes(target.subsurface(foot), "RGBA") == pygame.image.tobytes(alone.subsurface(foot), "RGBA")
    for layout, cut in ((LandLayout((town, ringed), 42), True), (LandLayout((ringed,), 42), False)):
        ((ring, (x, y)),) = standing.rings(layout, lambda x, y: (x, y), 1.0)
        there = pygame.mask.from_surface(ring).overlap_area(pygame.mask.from_surface(alone), (-round(x), -round(y)))
        assert (there == 0) == cut


def test_the_ring_lies_outside_the_sunburst_and_is_no_halo() -> None:
    item = LandItem("presence", 2, player="blue", sacred=True, mark="legal", key="G1/presence", number="1")
    layout = LandLayout((Placed(item, 60, 60, 54.0),), 42)
    plain = LandLayout((Placed(item._replace(mark="", number=""), 60, 60, 54.0),), 42)
    shown = []
    for one in (layout, plain):
        out = pygame.Surface((120, 120), pygame.SRCALPHA, 32)
        standing.draw(out, one, lambda x, y: (x, y), standing.Look(1.0))
        shown.append(out)
    gold = pygame.mask.from_surface(shown[1], 200).get_bounding_rects()[0]
    ring = pygame.mask.from_threshold(shown[0], (255, 255, 255), (12, 12, 12, 255))
    (first, *others) = ring.get_bounding_rects()
    assert ring.count() > 150 and first.unionall(others).inflate(-4, -4).contains(gold.inflate(-6, -6))
