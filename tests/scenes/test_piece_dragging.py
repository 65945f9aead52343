"""Pieces dragged on the map: pushed, gathered and placed in one gesture; let go elsewhere they go back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.engine.key import Key
from game.core.play import cases
from game.core.play.session import Session
from scenes.table.piece_load import ways_of
from tests.scenes.games import asking

FULL = (1920, 1080)


def move(pos: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))


def button(kind: int, pos: tuple[int, int], which: int = 1) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=pos, button=which)


def take(table: Any, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Down on it, and on the way."""
    table.app.step(16, [move(start), button(pygame.MOUSEBUTTONDOWN, start)])
    table.app.step(16, [move((start[0], start[1] - 40))])
    table.app.step(16, [move(end)])


def drop(table: Any, end: tuple[int, int]) -> None:
    table.app.step(16, [button(pygame.MOUSEBUTTONUP, end)])


def sources(table: Any) -> list[str]:
    """What may be dragged, as it stands on the table."""
    keys = [item.key for item in table.items() if item.zone in ("board", "panel", "choices") and item.rect is not None]
    return [key for key in dict.fromkeys(keys) if ways_of(table.model, key)]


def inside(table: Any, land: str) -> tuple[int, int]:
    """A point of a land."""
    return tuple(table.item(land).rect.center)


def laid(table_of: Any, kind: str) -> Any:
    return table_of(asking(kind), FULL)


def test_a_piece_is_pushed_by_dragging_it(table_of: Any) -> None:
    table = laid(table_of, "push.to")
    if table.model.auto_aim:  # the only piece: it stands in its land, which is what is touched
        source, item = table.model.aim, table.item(f"land:{Key.of(table.model.aim).first}")
    else:
        source = sources(table)[0]
        item = table.item(source)
    ways = ways_of(table.model, source)
    land, keys = next(iter(ways.items()))
    length, end = len(table.model.session.log), inside(table, land)
    take(table, item.rect.center, end)
    assert table.dragging.held == source and set(table.model.shapes) == set(ways), "where it may go is lit, nothing else"
    assert table.model.pointed == land
    drop(table, end)
    assert [entry.key for entry in table.model.session.log[length : length + 1]] == list(keys) and not table.dragging.held


def pushed_from(table_of: Any, folder: Path, pieces: str) -> Any:
    """A push out of A4, where these pieces lie."""
    file = folder / "push.yaml"
    file.write_text(
        "name: push\ngame: spirit-island\nset: base\nseats: [{spirit: thunderspeaker, board: A, name: Ann}]\n"
        f"given: {{clear: true, lands: {{A4: {pieces}}}}}\n"
        "when: [{push: {what: [explorer, town], n: 1}, land: A4}]\n",
        "utf-8",
    )
    rules, setup, state = cases.open_case(file)
    return table_of(Session(rules, setup, start=state), FULL)


def test_the_prompt_follows_a_push_in_two_clicks(table_of: Any, tmp_path: Path) -> None:
    table = pushed_from(table_of, tmp_path, "{town: 1, explorer: 1}")
    model, asked = table.model, table.model.prompt
    source = "move:A4/town"
    table.actions.touch(source)
    assert model.prompt.main == "Town A4: choose where to (4 places)" and model.prompt.detail == asked.detail
    table.actions.touch(source)
    assert model.prompt == asked, "put back, and the question is the first one"


def test_where_one_piece_can_be_pushed_the_question_stands(table_of: Any, tmp_path: Path) -> None:
    model = pushed_from(table_of, tmp_path, "{town: 1}").model
    assert model.auto_aim and model.prompt == model.wording.prompt(model.view, model.asked, model.seat)


def test_presence_is_placed_from_its_track_in_one_gesture(table_of: Any) -> None:
    table = laid(table_of, "presence.from")
    source = next(key for key in sources(table) if key.startswith("track:"))
    land, keys = next(iter(ways_of(table.model, source).items()))
    assert keys == (source, land)
    log, end = table.model.session.log, inside(table, land)
    length = len(log)
    take(table, table.item(source).rect.center, end)
    assert table.model.shapes and all(key.startswith("land:") for key in table.model.shapes)
    drop(table, end)
    assert [entry.key for entry in log[length : length + 2]] == [source, land]
    assert table.model.session.undo(True) is not None and len(log) == length, "one gesture, one step back"


@pytest.mark.parametrize("way", ["escape", "right button", "leaving", "sea"])
def test_a_piece_let_go_elsewhere_goes_back(table_of: Any, way: str) -> None:
    table = laid(table_of, "presence.from")
    before, shapes = len(table.model.session.log), dict(table.model.shapes)
    source = next(key for key in sources(table) if key.startswith("track:"))
    land = next(iter(ways_of(table.model, source)))
    end = inside(table, land)
    take(table, table.item(source).rect.center, end)
    assert table.dragging.held
    if way == "escape":
        table.app.step(16, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=41)])
    elif way == "right button":
        table.app.step(16, [button(pygame.MOUSEBUTTONDOWN, end, 3)])
    elif way == "leaving":
        table.app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(0, 0, 0))])
    else:
        end = table.model.centre.inner.move(4, 4).topleft
        table.app.step(16, [move(end)])
    drop(table, end)
    assert not table.dragging.held and len(table.model.session.log) == before and table.app.top is table
    assert table.model.shapes == shapes, "what may be touched is what it was"


def test_a_press_without_a_movement_is_a_click(table_of: Any) -> None:
    table = laid(table_of, "presence.from")
    source = next(key for key in sources(table) if key.startswith("track:"))
    pos, length = table.item(source).rect.center, len(table.model.session.log)
    table.app.step(16, [move(pos), button(pygame.MOUSEBUTTONDOWN, pos)])
    drop(table, pos)
    assert table.model.session.log[length].key == source
