"""The shape of this game's data files and of each kind of item in them. Missions and rewards are checked by the verbs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from game.core.content.catalogue import Count, File, Items, Part, Positive
from game.small_islands.islands import PORTS_AT_MOST

HouseRule = Literal["temple", "largest", "richest"]
Token = Literal["flower", "fruit", "leaf", "any"]


class Area(Part, frozen=True):
    """A piece of land of a face."""

    corners: list[str]
    symbols: list[str] = []
    houses: Annotated[int, Meta(ge=0, le=9)] = 0


class Tile(Part, frozen=True):
    id: str
    corners: str
    areas: list[Area]
    set: str = ""


class Start(Tile, frozen=True, kw_only=True):
    """One side of a two-sided starting tile."""

    tile: str


class Objective(Part, frozen=True):
    id: str
    mission: dict[str, Any]
    reward: dict[str, Any] | list[dict[str, Any]]
    set: str = ""


class Mission(Part, frozen=True):
    id: str
    mission: dict[str, Any]
    set: str = ""


class Reward(Part, frozen=True):
    id: str
    reward: dict[str, Any] | list[dict[str, Any]]
    set: str = ""


class Score(Part, frozen=True):
    base: Count
    per_house: Count


class Alexis(Part, frozen=True):
    id: str
    stars: Count
    explore: Count
    land: Count
    score: Score
    houses: HouseRule
    per_phase: Count | UnsetType = UNSET
    set: str = ""


class Expedition(Part, frozen=True):
    id: str
    action: Literal["explore", "land"]
    goal: str
    slot: Positive = 1
    set: str = ""


# ------------------------------------------------------------------------------------------------ figures and files


class Houses(Part, frozen=True):
    hand: Count
    reserve: Count


class AlexisHouses(Part, frozen=True):
    all: Count
    per_phase: Count


class Figures(Part, frozen=True):
    """Numbers of the rules; a pack may name only some of them."""

    display: Positive | UnsetType = UNSET
    hand: Positive | UnsetType = UNSET
    navigation: Positive | UnsetType = UNSET
    ships: Annotated[int, Meta(ge=4)] | UnsetType = UNSET
    houses: Houses | UnsetType = UNSET
    alexis_houses: AlexisHouses | UnsetType = UNSET
    island_at_least: Positive | UnsetType = UNSET
    ports_per_tile: Annotated[int, Meta(ge=0, le=PORTS_AT_MOST)] | UnsetType = UNSET
    port_points: Count | UnsetType = UNSET
    cards_drawn: Positive | UnsetType = UNSET
    discovery: Annotated[list[Count], Meta(min_length=1)] | UnsetType = UNSET


class FiguresFile(File, frozen=True):
    figures: Figures = Figures()


class Ship(Part, frozen=True):
    """Ship tiles are open sea."""

    corners: Literal["SSSS"]


class Tiles(File, frozen=True):
    ships: Ship | UnsetType = UNSET
    bonus_tokens: Annotated[list[Token], Meta(min_length=1)] | UnsetType = UNSET
    starting: Items = []
    landscape: Items = []


class Cards(File, frozen=True):
    objectives: Items = []
    missions: Items = []
    rewards: Items = []


class Solo(File, frozen=True):
    alexis: Items = []
    expedition: Items = []


class SetUp(File, frozen=True):
    options: Items = []
    table: dict[str, Any] = {}  # read before the rules are: game/core/content/table_info.py


FILES: dict[str, type[File]] = {
    "figures.yaml": FiguresFile,
    "tiles.yaml": Tiles,
    "objectives.yaml": Cards,
    "solo.yaml": Solo,
    "setup.yaml": SetUp,
}
