"""Small Islands as a new player handles it: what was found by playing whole games with the mouse."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.words import LANGUAGES
from scenes.boards.small_islands_sheet import SeatSheet
from tests.scenes.hands import click, click_at, press, read


def tiles_asked(table: Any) -> list[str]:
    return [key for key in table.shapes if key.startswith("tile:hand/")]


def test_a_click_on_another_tile_of_the_hand_takes_that_one_and_on_the_held_one_puts_it_back(table_at: Any) -> None:
    table = table_at("place.tile", skip=3)
    first, second = tiles_asked(table)[:2]
    click(table.app, first)
    held = table.board.held()
    click(table.app, second)
    assert table.asked.kind == "place.cell" and table.session.log[-1].key == second and table.board.held() != held
    click(table.app, second)
    assert table.asked.kind == "place.tile" and not table.board.held()


def test_a_starting_tile_is_swapped_by_a_click_too(table_at: Any) -> None:
    table = table_at("setup.start")
    first, second = [key for key in table.shapes if key.startswith("tile:")][:2]
    click(table.app, first)
    click(table.app, second)
    assert table.asked.kind == "setup.cell" and table.board.held() == second[5:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prompt_says_what_a_token_that_was_taken_up_asks_for(table_at: Any, lang: str) -> None:
    table = table_at("place.token", (1920, 1080))
    table.app.put("lang", lang)
    table = table.app.top
    before = table.said
    sources = list(dict.fromkeys(key.partition(">")[0] for key in table.options if ">" in key))
    said = []
    for source in sources:
        table.touch(source)
        assert table.aim == source and "⟨" not in table.said.main + table.said.detail
        said.append(table.said.main)
        places = [key for key in table.options if key.startswith(f"{source}>")]
        assert str(len(places)) in table.said.detail and "<" in table.said.detail
    assert len({*said, before.main}) == len(said) + 1
    press(table.app, pygame.K_ESCAPE)
    assert not table.aim and table.said == before


def test_the_number_and_the_letter_of_an_island_are_clicked_like_its_land(table_at: Any) -> None:
    table = table_at("reward.island", (1920, 1080), seed=3)
    board = table.board
    for outline in board.scene.outlines:
        at = board.map.badge_rect(outline).move(board.inner.topleft).center
        assert board._numbers[board.key_at(at)] == outline.number
    for letter in board.scene.letters:
        at = board.map.letter_rect(letter).move(board.inner.topleft).center
        found = board.isle_of(board.key_at(at))
        assert found is not None and table.game.isle_short(found) == letter.text
    outline = next(outline for outline in board.scene.outlines if outline.number)
    click_at(table.app, board.map.badge_rect(outline).move(board.inner.topleft).center)
    assert table.session.log[-1].kind == "reward.island"


def test_kept_discovery_tokens_stand_on_the_panel_and_those_of_others_as_a_number(table_at: Any) -> None:
    table = table_at("turn.choose", (1920, 1080), skip=2)
    state = table.session.state
    state.discovery["p0"], state.discovery["p1"] = (4, 2), (3,)
    table.read()
    table.sync()
    assert "4 + 2" in read(table.app)
    assert table.view.discovery["p1"] == ("?",)
    sheet = SeatSheet(table, table.grid.left, "p1")
    assert "1" in sheet.discovery(table.view.discovery["p1"]) and "3" not in sheet.discovery(table.view.discovery["p1"])
    rival = table.item("partner-p1")
    assert table.t("isle-count-discovery", n=1) in rival.value


def test_undo_names_what_was_declined_and_a_landing(table_at: Any) -> None:
    table = table_at("place.token", skip=0)
    table.touch("done")
    entry = next(e for e in reversed(table.session.log) if e.key == "done")
    assert table.speech.undo(entry) == table.t("isle-undo-done-place-token")
    table = table_at("land.cell", seed=4)
    table.touch(next(key for key in table.shapes if key.startswith("cell:")))
    entry = next(e for e in reversed(table.session.log) if e.kind == "land.cell")
    assert table.speech.undo(entry) == table.t("isle-undo-ship")
