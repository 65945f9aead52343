"""Loads the data files of this game, from the shipped pack and from the players' own, into a box."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.core.content.catalogue import Catalogue, enough, read
from game.core.engine.ops import Where
from game.core.errors import DataError
from game.rice_paddy import items
from game.rice_paddy.box import Box
from game.rice_paddy.field import make_field
from game.rice_paddy.items import FILES, Figures
from game.rice_paddy.language import PASSIVE, VOCABULARY


def load_box(folders: list[Path], changes: Path | None = None) -> Box:
    """Loads all data of this game from pack folders, first the shipped one, with the figures of `changes` tried instead.
    Raises DataError with file and line at the first thing that is wrong.
    """
    box, data = Box(VOCABULARY, PASSIVE), Catalogue(folders, FILES, changes=changes)
    box.figures = data.table("figures.yaml", "figures")
    box.tables = {name: tuple(map(tuple, rows)) for name, rows in data.table("figures.yaml", "harvest").items()}
    market = data.table("figures.yaml", "market")
    box.prices = {kind: tuple(market.get(kind, ())) for kind in ("laborer", "livestock")}
    box.tax = tuple(market.get("tax", ()))
    _field(box, data)
    box.farm_hexes = data.table("solo.yaml", "farm").get("hexes", 0)
    box.rating = tuple(data.table("solo.yaml").get("rating", ()))
    for file, name, add in (
        ("spirits.yaml", "cards", box.add_spirit),
        ("rain.yaml", "cards", box.add_rain),
        ("setup_cards.yaml", "cards", box.add_setup),
        ("achievements.yaml", "tiles", box.add_tile),
        ("solo.yaml", "cards", box.add_solo),
        ("setup.yaml", "options", box.add_option),
    ):
        for entry in data.entries(file, name):
            add(entry.written, entry.where)
    box.data_hash = data.data_hash
    _enough(box, folders[-1])
    return box


def _field(box: Box, data: Catalogue) -> None:
    """Hexes, fence and the first paddy."""
    top = dict(data.places("field.yaml", ""))
    placed = {name: tuple(place) for name, place in data.table("field.yaml", "hexes").items()}
    if not placed or "inlet" not in top or "fence" not in top:
        raise DataError("a field has hexes, fence and inlet", "field.yaml")
    where: Where = top["inlet"].where
    box.field = make_field(placed, top["fence"].written, top["inlet"].written, Where(where.document))
    start: dict[str, Any] = data.table("field.yaml", "start")
    here = Where(where.document, "start")
    box.take_start(read(items.Start, start, here), here)


def _enough(box: Box, folder: Path) -> None:
    """What a game of four needs at least. Raises DataError."""
    missing = [name for name in Figures.__struct_fields__ if name not in box.figures]
    if missing:
        raise DataError(f'"{missing[0]}" is missing', folder.name)
    figures = box.figures
    dealt = 4 * figures["draft"]["cards"]
    needs = (
        ("tables of the harvest", len(box.tables), 2),
        ("early spirits", len(box.deck("early")), dealt),
        ("late spirits", len(box.deck("late")), dealt),
        ("rain cards", len(box.rains), figures["rounds"]["last"]),
        ("set-up cards", len(box.setup_cards), 4),
        ("tiles", len(box.tiles), 4 + figures["tiles"]),
        ("solo cards", len(box.solo_cards), figures["rounds"]["last"] - 1),
        ("prices of laborers", len(box.prices["laborer"]), figures["laborers"]["market"]),
        ("prices of livestock", len(box.prices["livestock"]), figures["livestock"]["market"]),
        ("entries of the tax table", len(box.tax), 2),
    )
    enough(needs, folder)
