"""A pack brings boards with a map of its own: the chart is drawn from that file, and known by what stands in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core import paths
from game.core.errors import DataError
from game.spirit_island.loading import load_box
from scenes.games.spirit_island import island_map

SHIPPED = paths.data_dir() / "spirit_island"
BOARDS = """boards:
  Q:
    set: horizons
    lands:
      "1": {terrain: mountain, coastal: true, setup: {}, adjacent: [2]}
      "2": {terrain: wetland, coastal: true, setup: {}, adjacent: [1]}
layouts:
  far-board: {players: [1], boards: [Q], cross_adjacency: []}
"""
MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="10" height="10" tilewidth="10" tileheight="10">
 <objectgroup id="1" name="ocean">
  <object id="1" name="Q" x="0" y="0"><polygon points="0,0 10,0 10,100 0,100"/></object>
 </objectgroup>
 <objectgroup id="2" name="lands">
  <object id="2" name="Q1" x="10" y="0"><polygon points="0,0 90,0 90,40 0,40"/></object>
  <object id="3" name="Q2" x="10" y="40"><polygon points="0,0 90,0 90,60 0,60"/></object>
 </objectgroup>
</map>
"""


def pack(folder: Path, map_: str | None = MAP) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "boards.yaml").write_text(BOARDS, encoding="utf-8")
    if map_ is not None:
        (folder / "far_board.tmx").write_text(map_, encoding="utf-8")
    return folder


def test_the_chart_of_a_packs_board_is_drawn_from_the_packs_map(tmp_path: Path) -> None:
    box = load_box([SHIPPED, pack(tmp_path / "far")])
    assert box.maps["far-board"] == tmp_path / "far" / "far_board.tmx"
    assert box.maps["two-boards"] == SHIPPED / "two_boards.tmx"
    lands, ocean = island_map.shapes(box.maps["far-board"])
    assert list(lands) == ["Q1", "Q2"] and lands["Q2"][0] == (0.1, 0.4) and len(ocean) == 1
    land = box.layouts["far-board"].land
    kinds, boards = {id: one.terrain for id, one in land.items()}, {id: one.board for id, one in land.items()}
    chart = island_map.chart(box.maps["far-board"], kinds, boards, (400.0, 300.0), 1.0, None, True, threaded=False)
    assert {chart.land_at(*chart.land_centre(id)) for id in land} == {"Q1", "Q2"}


def test_maps_of_one_name_and_maps_that_were_changed_are_told_apart(tmp_path: Path) -> None:
    one, other = pack(tmp_path / "one"), pack(tmp_path / "other", MAP.replace("90,40", "90,30"))
    first, second = (island_map.shapes(folder / "far_board.tmx")[0]["Q1"] for folder in (one, other))
    assert first != second
    pack(one, MAP.replace("90,40", "90,30"))
    assert island_map.shapes(one / "far_board.tmx")[0]["Q1"] == second


def test_a_layout_without_a_map_and_a_map_that_is_none_are_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(DataError) as said:
        load_box([SHIPPED, pack(tmp_path / "bare", None)])
    assert "far_board.tmx" in str(said.value) and "boards.yaml" in str(said.value) and "\n" not in str(said.value)
    folder = pack(tmp_path / "bad", "<!DOCTYPE x>" + MAP)
    with pytest.raises(DataError):
        island_map.shapes(folder / "far_board.tmx")
