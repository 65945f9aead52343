"""Loads the data files of this game, from the shipped pack and from the players' own, into a box."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.anima.box import Box
from game.anima.items import FILES, Figures
from game.core.content.catalogue import Catalogue, enough
from game.core.errors import DataError

SHELVES = (
    ("characters.yaml", "cards", "character"),
    ("areas.yaml", "cards", "area"),
    ("encounters.yaml", "cards", "encounter"),
    ("advantages.yaml", "cards", "advantage"),
    ("missions.yaml", "main", "main"),
    ("missions.yaml", "final", "final"),
)
MOST_SEATS = 5


def load_box(folders: list[Path], changes: Path | None = None) -> Box:
    """Loads all data of this game from pack folders, first the shipped one, with the figures of `changes` tried instead.
    Raises DataError with file and line at the first thing that is wrong.
    """
    box, data = Box(), Catalogue(folders, FILES, changes=changes)
    box.figures = data.table("figures.yaml", "figures")
    missing = [name for name in Figures.__struct_fields__ if name not in box.figures]
    if missing:
        raise DataError(f'"{missing[0]}" is missing', folders[-1].name)
    check_figures(box.figures, folders[-1].name)
    for file, name, kind in SHELVES:
        for entry in data.entries(file, name):
            box.add(kind, entry.written, entry.where)
    for entry in data.entries("advantages.yaml", "cards"):
        box.check_wars(entry.written["id"], entry.where)
    for entry in data.entries("setup.yaml", "options"):
        box.add_option(entry.written, entry.where)
    box.data_hash = data.data_hash
    _enough(box, folders[-1])
    return box


def check_figures(figures: dict[str, Any], place: str) -> None:
    """Of the cards dealt one character, all missions and all but one advantage are kept: so the set-up asks (rules 2).
    Raises DataError.
    """
    deal = {kind: figures[kind]["deal"] for kind in ("characters", "advantages", "missions")}
    kept = {"characters": 1, "advantages": deal["advantages"] - 1, "missions": deal["missions"]}
    for kind, n in kept.items():
        if figures[kind]["keep"] != n:
            raise DataError(f"of {deal[kind]} {kind} dealt the set-up keeps {n}, not {figures[kind]['keep']}", place)


def _enough(box: Box, folder: Path) -> None:
    """What a game of five needs at least. Raises DataError."""
    figures = box.figures
    needs = (
        ("main missions", "main", MOST_SEATS * figures["missions"]["deal"]),
        ("final missions", "final", 1),
        ("characters", "character", MOST_SEATS * figures["characters"]["deal"]),
        ("advantages", "advantage", MOST_SEATS * figures["advantages"]["deal"]),
        ("areas", "area", MOST_SEATS),
        ("encounters", "encounter", MOST_SEATS),
    )
    enough(((said, len(box.deck(kind)), needed) for said, kind, needed in needs), folder)
