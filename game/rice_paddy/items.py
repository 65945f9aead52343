"""The shape of this game's data files and of each kind of item in them. Effects are checked by the verbs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from game.core.content.catalogue import Count, File, Items, Ops, Part, Positive

Sure = Literal["known", "likely", "proposed"]
Deck = Literal["early", "late"]
Timing = Literal["active", "once", "passive"]
Row = Annotated[list[Count], Meta(min_length=6, max_length=6)]


class Variant(Part, frozen=True):
    """Another way to play a card, by an option of the set-up."""

    option: str
    choice: str
    timing: Timing | UnsetType = UNSET
    ops: Ops | UnsetType = UNSET


class Spirit(Part, frozen=True):
    id: str
    number: Positive
    deck: Deck
    timing: Timing
    ops: Ops
    last: bool = False
    variants: list[Variant] = []
    confidence: dict[str, Sure] = {}
    set: str = ""


class Rain(Part, frozen=True):
    id: str
    water: Count
    ops: Ops
    set: str = ""


class SetupCard(Part, frozen=True):
    id: str
    rocks: list[str]
    reward: Ops
    set: str = ""


class Tile(Part, frozen=True):
    id: str
    goal: dict[str, int | str]
    rice: Count
    kind: Literal["state", "deed"] = "state"
    set: str = ""


class SoloCard(Part, frozen=True):
    id: str
    number: float
    level: Count
    ops: Ops
    set: str = ""


# ------------------------------------------------------------------------------------------------ figures and files


class Stock(Part, frozen=True):
    """Of a kind of worker: how many a player begins with, how many are on the market."""

    start: Count
    market: Count


class Tokens(Part, frozen=True):
    weeds: Count
    pests: Count
    fertilizer: Count


class Draft(Part, frozen=True):
    cards: Positive
    keep: Positive
    early: Positive
    late: Positive


class Rounds(Part, frozen=True):
    last: Positive
    growth: Positive
    market: Positive


class Section(Part, frozen=True):
    laborers: Positive
    oxen: Positive


class Figures(Part, frozen=True):
    """Numbers of the rules; a pack may name only some of them."""

    water: Annotated[list[Count], Meta(min_length=4, max_length=4)] | UnsetType = UNSET
    rocks: Count | UnsetType = UNSET
    sections: Positive | UnsetType = UNSET
    paddies: Positive | UnsetType = UNSET
    hexes: Annotated[int, Meta(ge=1, le=5)] | UnsetType = UNSET
    laborers: Stock | UnsetType = UNSET
    livestock: Stock | UnsetType = UNSET
    tokens: Tokens | UnsetType = UNSET
    tiles: Positive | UnsetType = UNSET
    draft: Draft | UnsetType = UNSET
    rounds: Rounds | UnsetType = UNSET
    section: Section | UnsetType = UNSET
    harvest: Positive | UnsetType = UNSET
    plant: Positive | UnsetType = UNSET


class Harvest(Part, frozen=True):
    """Rice by row of the infestation and by size, once in the rounds before the last and once in it."""

    black: Annotated[list[Row], Meta(min_length=4, max_length=4)] | UnsetType = UNSET
    grey: Annotated[list[Row], Meta(min_length=4, max_length=4)] | UnsetType = UNSET


class Market(Part, frozen=True):
    laborer: list[Count] | UnsetType = UNSET
    livestock: list[Count] | UnsetType = UNSET
    tax: list[Count] | UnsetType = UNSET


class FiguresFile(File, frozen=True):
    figures: Figures = Figures()
    harvest: Harvest = Harvest()
    market: Market = Market()
    confidence: dict[str, Sure] = {}


class Start(Part, frozen=True):
    """The first paddy of each player."""

    hexes: list[str]
    sections: list[str]
    water: Count = 0
    rice: Literal["none", "planted", "grown"] = "none"


class FieldFile(File, frozen=True):
    hexes: dict[str, tuple[int, int]] = {}
    fence: list[str] = []
    inlet: str = ""
    start: Start | UnsetType = UNSET
    confidence: dict[str, Sure] = {}


class Spirits(File, frozen=True):
    confidence: Sure = "known"
    cards: Items = []


class Cards(File, frozen=True):
    confidence: Sure = "proposed"
    cards: Items = []


class Tiles(File, frozen=True):
    confidence: Sure = "proposed"
    tiles: Items = []


class Farm(Part, frozen=True):
    hexes: Positive


class Solo(File, frozen=True):
    confidence: Sure = "proposed"
    farm: Farm | UnsetType = UNSET
    rating: list[Count] = []
    cards: Items = []


class SetUp(File, frozen=True):
    options: Items = []
    table: dict[str, Any] = {}  # read before the rules are: game/core/content/table_info.py


FILES: dict[str, type[File]] = {
    "figures.yaml": FiguresFile,
    "field.yaml": FieldFile,
    "spirits.yaml": Spirits,
    "rain.yaml": Cards,
    "setup_cards.yaml": Cards,
    "achievements.yaml": Tiles,
    "solo.yaml": Solo,
    "setup.yaml": SetUp,
}
