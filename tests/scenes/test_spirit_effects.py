"""What another power has given a spirit until the turn ends is on its panel and its rail, and gone when it is used up."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.engine.decision import Mod
from game.core.engine.key import Key
from scenes.games.spirit_island.painted import RailCount
from scenes.games.spirit_island.spirit_panel import LASTING, SpiritPanel
from scenes.table.painted import Folded
from scenes.table.rows import walk
from tests.scenes.games import session_of

SOURCE = "card:gift-of-furious-might"


def panel(table: Any, rail: bool) -> SpiritPanel:
    return SpiritPanel(table.model, table.model.grid.left, "p0", rail)


def lasts(table: Any, *mods: Mod) -> None:
    table.model.view.mods[:] = mods


@pytest.mark.parametrize("lang", ("en", "it", "uk"))
def test_each_kind_of_effect_has_words_and_a_sign(table_of: Any, lang: str) -> None:
    table = table_of(session_of(2, seed=7), (1280, 720), lang)
    t = table.model.t
    for kind in LASTING:
        lasts(table, Mod(kind, "", 3, "turn", SOURCE, "p0", ("p0", "p1") if kind == "share_presence" else (1,)))
        for rail in (True, False):
            [row] = [row for row in panel(table, rail).rows() if row.name == t("about-lasting")]
            [cell] = row.cells
            assert t("name-card-gift-of-furious-might") in cell.name
            assert isinstance(cell.paint, Folded) and isinstance(cell.paint.folded(), RailCount)
        about = table.model.screen.about(Key.of("lasting:p0"))
        assert about is not None and about.lines == (cell.name,), kind


def test_what_is_used_up_or_holds_for_a_land_or_for_another_is_not_told(table_of: Any) -> None:
    table = table_of(session_of(2, seed=7), (1280, 720))
    lasts(
        table,
        Mod("damage_bonus", "", 3, "turn", SOURCE, "p0", (0,)),
        Mod("defend", "G5", 3, "turn", SOURCE, "p0", ()),
        Mod("range_bonus", "", 1, "turn", SOURCE, "p1", ()),
    )
    assert table.model.t("about-lasting") not in [row.name for row in walk(panel(table, False).rows())]
