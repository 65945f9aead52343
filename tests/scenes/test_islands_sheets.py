"""The tiles still to come, and Alexis with his face, his card and his stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.engine.rng import Rng
from scenes.games.small_islands import alexis
from scenes.games.small_islands.art import portrait
from scenes.games.small_islands.tiles_sheet import TilesSheet
from scenes.table import TableScene
from tests.scenes.games import session_of
from tests.scenes.hands import click, press, read


def table_with(table_of: Callable[..., TableScene], moves: int, size: tuple[int, int] = (1280, 720), **more: Any) -> Any:
    return table_of(session_of(("human", "bot:random"), 7, moves, "small-islands"), size, **more)


@pytest.mark.parametrize("moves", [20, 60, 110])
def test_the_tiles_still_to_come_are_those_of_the_stacks_and_of_other_hands(
    table_of: Callable[..., TableScene], moves: int
) -> None:
    table = table_with(table_of, moves)
    state, facts = table.model.session.state, table.model.facts
    hidden = {*state.reserve, *state.navigation, *state.hand["p1"]}
    assert {*facts.unseen(table.model.view)} == hidden
    click(table.app, "navigation")
    sheet = table.model.over_panel
    assert isinstance(sheet, TilesSheet) and table.model.open == "large:tiles"
    assert sum(n for _, n in sheet.kinds()) == len(hidden)
    lines = [item for item in sheet.spots if item.role == "row"]
    assert len(lines) == len(sheet.kinds()) and all(item.rect is not None and sheet.rect.contains(item.rect) for item in lines)
    faces = [table.model.rules.box.faces[tile] for tile in hidden]
    flowers = sum(spot.symbol == "flower" for face in faces for spot in face.spots)
    assert table.t("isle-count-flower", n=flowers) in read(table.app)
    press(table.app, pygame.K_ESCAPE)
    assert not table.model.open


def test_what_is_still_to_come_tells_nothing_of_what_is_hidden(table_of: Callable[..., TableScene]) -> None:
    """Whatever the stacks and the rival hold, the page is the same."""
    table = table_with(table_of, 60)
    rules, view = table.model.rules, table.model.view
    shown = table.model.facts.unseen(view)
    for seed in range(1, 6):
        other = rules.view(rules.sample(view, "p0", Rng(seed)), "p0")
        assert table.model.facts.unseen(other) == shown


WINDOWS = [((1280, 720), 150, "uk"), ((1920, 1080), 200, "it"), ((1024, 640), 100, "en")]


@pytest.mark.parametrize(("size", "scale", "lang"), WINDOWS)
def test_all_tiles_have_room_in_every_window(table_of: Callable[..., TableScene], size: Any, scale: int, lang: str) -> None:
    table = table_with(table_of, 12, size, scale=scale, lang=lang)
    table.drawers.show_large("tiles")
    sheet = table.model.over_panel
    lines = [item.rect for item in sheet.spots if item.role == "row"]
    assert len(lines) == len(sheet.kinds()) > 40
    assert all(line is not None and sheet.rect.contains(line) for line in lines)
    assert not any(a.inflate(-2, -2).colliderect(b.inflate(-2, -2)) for n, a in enumerate(lines) for b in lines[n + 1 :])


def test_before_the_deal_all_tiles_are_still_to_come_and_in_nobodys_hand(table_of: Callable[..., TableScene]) -> None:
    table = table_with(table_of, 0)
    assert table.model.view.phase == "setup"
    click(table.app, "navigation")
    assert sum(n for _, n in table.model.over_panel.kinds()) == len(table.model.rules.box.tiles)
    assert table.t("isles-stack-later") in read(table.app) and "hands" not in read(table.app)


# ------------------------------------------------------------------------------------------------ Alexis


def alone(time: str, moves: int = 40) -> Any:
    return session_of(1, 7, moves, "small-islands", options=[("alexis", time)])


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_alexis_has_a_face_and_his_stack_on_the_table(table_of: Callable[..., TableScene], size: Any) -> None:
    table: Any = table_of(alone("morning"), size)
    model = table.model
    item, left = table.item("alexis"), len(model.view.expedition)
    assert left == len(model.session.state.expedition) and model.t("isles-alexis-left", n=left) in item.value
    title, what = model.wording.texts.expedition(model.view.expedition_discard[-1])
    assert title in item.value and what in item.value
    face = portrait.portrait(model.piece_colours["alexis"], "morning", 40)
    seen = [tuple(face.get_at((20, y))[:3]) for y in (8, 21, 30)]
    box = item.rect
    strip = [tuple(table.app.screen.get_at((x, y))[:3]) for x in range(box.x, box.x + 60) for y in range(box.y, box.y + 50)]
    assert sum(any(max(abs(a - b) for a, b in zip(one, two, strict=True)) < 12 for two in strip) for one in seen) >= 2


@pytest.mark.parametrize("time", ["morning", "afternoon", "night"])
def test_his_panel_shows_his_card_and_what_he_turned_up(table_of: Callable[..., TableScene], time: str) -> None:
    table: Any = table_of(alone(time), (1920, 1080))
    press(table.app, pygame.K_o)
    assert table.model.open == "panel:alexis"
    said = table.model.wording.texts.alexis(time)
    card = table.item(f"card:{time}")
    assert card is not None and card.role == "card"
    assert said.houses in card.value and table.model.wording.plain(said.figures) in card.value
    assert table.model.screen.cards.name(f"card:{time}") == f"{said.title} · {said.level}"
    turned = [item.key for item in table.items() if item.key.startswith("card:e") or item.key.startswith("card:x")]
    assert turned == [f"card:{one}" for one in table.model.view.expedition_discard[::-1]]
    click(table.app, f"card:{time}")
    assert table.app.top is not table and said.title in read(table.app)


def test_the_sky_behind_him_is_that_of_his_card() -> None:
    looks = {pygame.image.tobytes(portrait.portrait("vermilion", time, 60), "RGBA") for time in portrait.TIMES}
    assert len(looks) == 3
    assert pygame.image.tobytes(portrait.portrait("green", "night", 60), "RGBA") not in looks
    stacks = [pygame.image.tobytes(portrait.deck(n, 40), "RGBA") for n in (0, 1, 2, 3, 9)]
    assert len({*stacks}) == 4 and stacks[3] == stacks[4]


def test_before_his_first_card_nothing_is_called_the_last(table_of: Callable[..., TableScene]) -> None:
    table: Any = table_of(session_of(1, 7, 0, "small-islands"))
    assert alexis.turned(table.model) == ""
    assert table.item("alexis") is not None
