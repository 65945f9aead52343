"""Loads the data files of this game, from the shipped pack and from the players' own, into a box.

Whole sets of printed tiles or cards come in as a pack whose files begin with `replace: true`; see `Catalogue` for the rule.
"""

from __future__ import annotations

from pathlib import Path

from game.core.content.catalogue import Catalogue, enough
from game.core.errors import DataError
from game.small_islands.box import Box
from game.small_islands.items import FILES, Figures


def load_box(folders: list[Path]) -> Box:
    """Loads all data of this game from pack folders, first the shipped one. Raises DataError with file and line at the first
    thing that is wrong.
    """
    box, data = Box(), Catalogue(folders, FILES)
    box.figures = data.table("figures.yaml", "figures")  # first: cards may fall back on a figure
    box.bonus_tokens = tuple(data.table("tiles.yaml").get("bonus_tokens", ()))
    for file, name, add in (
        ("tiles.yaml", "starting", box.add_start),
        ("tiles.yaml", "landscape", box.add_tile),
        ("objectives.yaml", "objectives", box.add_objective),
        ("objectives.yaml", "missions", box.add_mission),
        ("objectives.yaml", "rewards", box.add_reward),
        ("solo.yaml", "alexis", box.add_alexis),
        ("solo.yaml", "expedition", box.add_expedition),
        ("setup.yaml", "options", box.add_option),
    ):
        for entry in data.entries(file, name):
            add(entry.written, entry.where)
    box.data_hash = data.data_hash
    _enough(box, folders[-1])
    return box


def _enough(box: Box, folder: Path) -> None:
    """What a game of four needs at least. Raises DataError."""
    missing = [name for name in Figures.__struct_fields__ if name not in box.figures]
    if missing or not box.bonus_tokens:
        raise DataError(f'"{missing[0] if missing else "bonus_tokens"}" is missing', folder.name)
    hands = box.figures["display"] + 4 * box.figures["hand"] + box.figures["navigation"]
    needs = (
        ("landscape tiles", len(box.tiles), hands),
        ("starting tiles", len(set(box.starts.values())), 1),
        ("objectives", len(box.objectives), 12),
        ("missions", len(box.missions), 12),
        ("rewards", len(box.rewards), 12),
        ("cards of Alexis", len(box.alexis_cards), 1),
        ("expedition cards", len(box.expeditions), 2),
    )
    enough(needs, folder)
