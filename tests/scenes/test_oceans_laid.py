"""Oceans as places of the map, where a spirit lives in them: each board has one beside its coast, in every way boards can lie."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.core.engine.decision import Setup
from game.core.engine.key import Key
from game.core.play.session import Session
from scenes.app import game_list
from scenes.draw import geometry
from scenes.games.spirit_island import island_map, oceans_laid
from tests.scenes.hands import click, read
from tests.scenes.test_boards_laid import BOX, PLACES, WAYS

SHEET = (970.0, 456.0)  # the chart in the usual fold
LABEL = (52.0, 30.0)  # room that the tag of an ocean needs, and as much again for what stands there


def chart(boards: tuple[str, ...]) -> tuple[geometry.ChartGeometry, dict[str, str]]:
    layout = f"{PLACES[len(boards)]}:{'-'.join(boards)}"
    table = BOX.layouts[layout]
    lands, sea = island_map.shapes(BOX.map_plan(layout))
    owner = {land: table.land[land].board for land in table.lands}
    warp, more = geometry.warp_for(len(boards), small=True), oceans_laid.PADS[len(boards)]
    warp = replace(warp, pad=(warp.pad[0] + more[0], warp.pad[1] + more[1]))
    made = geometry.build(lands, {land: table.land[land].terrain for land in owner}, SHEET, sea, owner, warp)
    touching = made.touching()
    oceans_laid.add(made, owner, {board: f"{board}0" for board in boards})
    assert touching == {frozenset((one, other)) for one in table.lands for other in table.adjacent[one]}
    return made, owner


@pytest.mark.parametrize("boards", WAYS, ids="".join)
def test_each_board_has_its_ocean_with_room_for_what_stands_there(boards: tuple[str, ...]) -> None:
    made, owner = chart(boards)
    for board in boards:
        ocean = f"{board}0"
        strip = made.lands[ocean]
        x0, y0, x1, y1 = made.boxes[ocean]
        assert x0 >= 0 and y0 >= 0 and x1 <= SHEET[0] and y1 <= SHEET[1]
        assert abs(geometry.area(strip)) > 4 * LABEL[0] * LABEL[1]
        x, y = made.centre(ocean)
        assert made.land_at(x, y) == ocean, "its middle lies in no land"
        rows = [b - a for n in range(1, 40) for a, b in geometry.row_spans(strip, y0 + (y1 - y0) * n / 40)]
        assert max(rows) > LABEL[0]
    assert made.dry() == list(owner)


@pytest.fixture
def table(table_of: Any) -> Any:
    people = ({"spirit": "oceans-hungry-grasp", "board": "A"}, {"spirit": "thunderspeaker", "board": "B"})
    seats = tuple({**one, "name": f"P{at}", "control": "human"} for at, one in enumerate(people))
    return table_of(Session(game_list.rules_for("spirit-island"), Setup("spirit-island", "base", "", {}, 5, seats)))


def test_the_set_up_is_asked_on_the_map_and_the_ocean_is_told(table: Any) -> None:
    app = table.app
    assert {key for key in table.model.options if key.startswith("land:")} == {"land:A1", "land:A2", "land:A3"}
    said = read(app)
    assert "A0, ocean" in said and "B0, ocean" in said
    click(app, "land:A2")
    assert table.model.view.presence[("A2", "p0")] == 1
    there, away = (table.model.screen.about(Key.of(f"land:{ocean}")) for ocean in ("A0", "B0"))
    assert "In play" in " ".join(there.lines) and "Not in play" in " ".join(away.lines)
