"""Loads the data files of this game, from the shipped pack and from the players' own, into a box."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.core.content.catalogue import Catalogue
from game.core.engine.ops import Where
from game.core.errors import DataError
from game.spirit_island.box import Box
from game.spirit_island.items import BESIDE, FILES, Figures
from game.spirit_island.language import vocabulary

SETS = ("base",)  # boxes beside the first one: a folder each, with files of the same names
POWERS = tuple(name for name in FILES if name.startswith("powers_"))


def shipped(data: Path) -> list[Path]:
    """The folders of what the program brings: one box lies in the game's own folder, each other one in a folder inside."""
    first = data / "spirit_island"
    return [first, *(first / name for name in SETS)]


def load_box(folders: list[Path]) -> Box:
    """Loads all data of this game from pack folders, first the shipped one. Raises DataError with file and line at the first
    thing that is wrong.
    """
    box, data = Box(vocabulary), Catalogue(folders, FILES, BESIDE)
    lists = [(name, "cards", box.add_power) for name in POWERS]
    lists += [
        ("spirits.yaml", "spirits", box.add_spirit),
        ("fear.yaml", "cards", box.add_fear),
        ("invaders.yaml", "cards", box.add_invader),
        ("blight.yaml", "cards", box.add_blight_card),
        ("adversaries.yaml", "adversaries", box.add_adversary),
        ("scenarios.yaml", "scenarios", box.add_scenario),
    ]
    for file, name, add in lists:
        for entry in data.entries(file, name):
            add(entry.written, entry.where)
    action = data.table("invaders.yaml", "stage_ii_action")
    box.compiler.program("stage-ii-action", action["effect"], Where(None, "stage_ii_action", "effect"))
    box.figures = {
        "pieces": data.table("invaders.yaml", "pieces"),
        "invader_deck": data.table("invaders.yaml", "deck_setup"),
        **data.table("setup.yaml", "setup"),
        "blight_card": data.table("blight.yaml", "healthy"),
        "boxes": data.table("setup.yaml", "boxes"),
        "win_rates": data.table("win_rates.yaml", "boxes"),
    }
    _offer(box)
    box.data_hash = data.data_hash
    for name, place in data.places("boards.yaml", "boards"):
        box.add_board(name, place.written, place.where, place.folder)
    for name, place in data.places("boards.yaml", "layouts"):
        box.add_layout(name, place.written, place.where, place.folder)
    for name, place in data.places("boards.yaml", "places"):
        box.add_places(name, place.written, place.where)
    for name, place in data.places("boards.yaml", "side_joins"):
        box.add_contacts(name, place.written, place.where)
    _whole(box, data, folders[-1])
    return box


def _offer(box: Box) -> None:
    """What is in the data can be chosen: an adversary, a scenario or a blight card that a pack adds comes after those that the
    set-up of its box lists.
    """
    shelves: dict[str, Mapping[str, object]] = {
        "adversary": box.adversaries,
        "scenario": box.scenarios,
        "blight-card": box.blight_cards,
    }
    made = {}
    for name, figures in box.figures["boxes"].items():
        options = [dict(option) for option in figures.get("options", ())]
        for option in options:
            there = [one for one in shelves.get(option["id"], ()) if box.in_set(f"{option['id']}:{one}", name)]
            if there:
                option["choices"] = [*option["choices"], *(one for one in there if one not in option["choices"])]
        made[name] = {**figures, "options": options} if options else figures
    box.figures["boxes"] = made


def _whole(box: Box, data: Catalogue, folder: Path) -> None:
    """What a game needs to begin, whatever was replaced. Raises DataError."""
    missing = [name for name in Figures.__struct_fields__ if name not in box.figures]
    if missing:
        raise DataError(f'"{missing[0]}" is missing', folder.name)
    for entry in data.entries("spirits.yaml", "spirits"):
        for at, card in enumerate(entry.written["uniques"]):
            if f"card:{card}" not in box.powers:
                raise entry.where.at("uniques", at).fail(f'there is no card "{card}"')
    for count, layouts in [pair for name in ("", *box.figures["boxes"]) for pair in box.figures_of(name)["layouts"].items()]:
        for layout in layouts:
            if layout not in box.layouts and layout not in box.layouts.places:
                raise DataError(f'there is no layout "{layout}" for {count}', folder.name)
    stages = [invader.stage for invader in box.invaders.values()]
    counts = box.figures["invader_deck"]["in_play_counts"]
    needs = [(f"invader cards of stage {n}", stages.count(n), counts[f"stage_{n}"]) for n in (1, 2, 3)]
    needs += [("fear cards", len(box.fear), sum(box.figures["fear_deck"]["split"])), ("spirits", len(box.spirits), 3)]
    for name, there, needed in needs:
        if there < needed:
            raise DataError(f"there are {there} {name}, at least {needed} are needed", folder.name)
