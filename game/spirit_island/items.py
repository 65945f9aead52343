"""The shape of this game's data files and of each kind of item in them. Effects and conditions are checked by the verbs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from game.core.content.catalogue import Count, File, Items, Ops, Part, Positive
from game.spirit_island.terms import Element, Terrain

Speed = Literal["fast", "slow"]
Origin = Literal["presence", "sacred-site"]
Target = dict[str, Any] | Literal["any", "any-spirit", "another-spirit"]
Mode = Literal["add", "may_instead", "insert_first", "insert_before", "instead", "targeting"]
Invading = Literal["explorer", "town", "city"]
Piece = Literal["explorer", "town", "city", "dahan", "blight"]


class Threshold(Part, frozen=True):
    need: dict[str, Any]
    mode: Mode = "add"
    effects: Ops = []
    range_bonus: Count = 0
    range: Count | None = None
    at: int | None = None
    of: list[int] = []


class Level(Part, frozen=True):
    need: dict[str, Any]
    effects: Ops
    instead: bool = False
    may_instead: bool = False  # in place of the level before, if one likes
    mandatory: bool = False


class Power(Part, frozen=True):
    """What power cards and innate powers have in common."""

    id: str
    speed: Speed
    target: Target
    targets: Literal["land", "spirit"] = "land"
    range: Count = 0
    origin: Origin = msgspec.field(default="presence", name="from")
    from_terrain: list[Terrain] = []
    set: str = ""
    sets: list[str] = []


class Card(Power, frozen=True, kw_only=True):
    deck: Literal["minor", "major", "unique"]
    cost: Count
    elements: list[Element]
    effects: Ops
    thresholds: list[Threshold] = []
    spirit: str = ""


class Innate(Power, frozen=True, kw_only=True):
    fast_with: dict[str, Any] = {}  # elements with which a slow one may be used as fast
    levels: list[Level]


class Fear(Part, frozen=True):
    id: str
    levels: dict[Literal["1", "2", "3"], Ops]
    set: str = ""
    sets: list[str] = []


class BlightCard(Part, frozen=True):
    """The blighted side: blight that comes onto it for each player, and what happens as each invader phase begins."""

    id: str
    per_player: Count
    each_turn: Ops
    set: str = ""
    sets: list[str] = []


class Added(Part, frozen=True):
    """Pieces that come into a land of each board while the table is set."""

    land: Annotated[int, msgspec.Meta(ge=1, le=8)]
    add: dict[Piece, Positive]
    blight_to: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None  # where blight of the land goes


class Strength(Part, frozen=True):
    """Figures of a piece that an adversary changes."""

    damage: Count | None = None
    health: Positive | None = None


class AdversaryLevel(Part, frozen=True):
    id: str
    fear_deck: list[Count]
    invader_deck: Annotated[str, msgspec.Meta(pattern="^[123]+(-[123]+)*$")] = ""
    setup: list[Added] = []
    pieces: dict[Piece, Strength] = {}
    mining: Positive | None = None
    royal_backing: Positive | None = None
    rush: Positive | None = None
    neighbours: Positive | None = None
    immigration: Literal["once", "always", "twice"] | None = None
    fear_pool: Positive | None = None


class Escalation(Part, frozen=True):
    id: str
    effects: Ops
    explored: bool = False  # in each land after its explorer has come


class Adversary(Part, frozen=True):
    """`difficulty`: of level 0 and of each level that is written."""

    id: str
    difficulty: list[Count]
    escalation: Escalation
    levels: list[AdversaryLevel]
    capital: Positive | None = None
    set: str = ""
    sets: list[str] = []


class PerPlayer(Part, frozen=True):
    per_player: Count
    extra: Count = 0


class Heart(Part, frozen=True):
    """A land of each board that must be held: by name of a corner, and which corner is meant in each place of a layout."""

    corners: dict[str, dict[str, Annotated[int, msgspec.Meta(ge=1, le=8)]]]
    places: dict[str, list[str]]
    lost_with: list[Invading]
    after_turn: Count = 0
    add: dict[Piece, Positive] = {}
    presence: Count = 0


class Ritual(Part, frozen=True):
    """`dahan`: for each player; `energy` and `presence`: in all."""

    dahan: Count
    energy: Count
    presence: Count


class Scenario(Part, frozen=True):
    """Each word but the first two is a rule of its own (`scenario.py` says which)."""

    id: str
    difficulty: Count
    fast: Positive | None = None
    explorers: Positive | None = None
    blight: Positive | None = None
    ahead: Positive | None = None
    clears: list[Piece] = []
    draws: list[Literal["minor", "major"]] = []
    heart: Heart | None = None
    ritual: Ritual | None = None
    marches: Positive | None = None
    response: dict[Invading, Invading] = {}
    fewer: dict[Literal["2", "3"], PerPlayer] = {}
    last_strike: bool = False
    dahan: Positive | None = None
    set: str = ""
    sets: list[str] = []


class Invader(Part, frozen=True):
    id: str
    stage: Literal[1, 2, 3]
    terrains: list[Terrain] = []
    coastal: bool = False
    on_reveal: Literal["stage-ii-action"] | None = None
    set: str = ""
    sets: list[str] = []


class Place(Part, frozen=True):
    """Where presence starts: a land by number, or the first or last one of a terrain."""

    land_number: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None
    terrain: Terrain | None = None
    number: Literal["highest", "lowest"] | None = None
    without: Literal["dahan"] | None = None  # the land of the terrain without them
    most_dahan: Positive | None = None  # the land with the most dahan, or the next one after it
    ocean: bool = False  # that of the starting board
    coastal: bool = False  # a land of choice at the coast of the starting board


class Start(Part, frozen=True):
    add_presence: Count
    to: Place


class Passive(Part, frozen=True):
    damage_bonus: int | None = None
    build_adds: Piece | None = None
    invader_health: int | None = None
    site_defend: Positive | None = None  # Defend in each land with a sacred site of the spirit
    sacred_terrain: Terrain | None = None  # where a single presence is a sacred site
    fast_per: Element | None = None  # slow powers that may be fast: as many a turn as it has of this element
    far_dahan: Positive | None = None  # energy for which a land with dahan may be targeted out of range
    follows_dahan: Positive | None = None  # presence that may go with each dahan that leaves its land
    falls_with_dahan: Positive | None = None  # presence within that range destroyed for each dahan that a ravage destroys
    chokes: Positive | None = None  # presence destroyed at a sacred site so that a ravage or build there is skipped
    regrows: Positive | None = None  # energy on a blighted island for destroyed presence that growth brings back
    oceans: bool | None = None  # its presence lives in the oceans and never goes inland; an ocean of a board with it is in play
    drowns: bool | None = None  # health of drowned invaders becomes energy
    dreams: dict[Invading, Count] | None = None  # its powers only dream: fear by what they would destroy
    pushes: list[Invading] = []  # what is pushed when it is destroyed in a dream
    minimum: Count = 0
    at: Literal["own-sacred-sites"] | None = None


class Trigger(Part, frozen=True):
    when: Literal["defended-one-land", "growth-presence-added"]
    then: Ops


class Effect(Part, frozen=True):
    passive: Passive | None = None
    trigger: Trigger | None = None


class Rule(Part, frozen=True):
    id: str
    effect: Effect


class Spirit(Part, frozen=True):
    id: str
    setup: list[Start]
    growth: list[Ops]
    tracks: dict[Literal["energy", "plays"], list[int | str]]
    uniques: list[str]
    special_rules: list[Rule] = []
    innates: list[Innate] = []
    complexity: str = ""
    elements_main: list[Element] = []
    power_summary: dict[str, Count] = {}
    suggested_powers_in_order: list[str] = []
    progression: list[str] = []  # powers it gains in this order, where that is chosen
    set: str = ""
    sets: list[str] = []


class Land(Part, frozen=True):
    terrain: Terrain
    coastal: bool
    adjacent: list[Count]
    setup: dict[Piece, Count] = {}


class Board(Part, frozen=True):
    lands: dict[str, Land]
    set: str = ""
    sets: list[str] = []


class Layout(Part, frozen=True):
    boards: list[str]
    players: list[Count] = []
    cross_adjacency: list[tuple[str, str]] | None = None


class PlacesOf(Part, frozen=True):
    """Places for boards of one's choice. `joins`: sides that meet, [s1.0, s2.0]; `turned`: degrees, counter-clockwise."""

    places: list[str]
    turned: list[int] = []
    players: list[Count] = []
    joins: list[tuple[str, str]] = []


# ------------------------------------------------------------------------------------------------ figures


class PieceFigures(Part, frozen=True):
    damage: Count = 0
    health: Count = 0
    fear_when_destroyed: Count = 0
    downgrades_to: str = ""


class Stages(Part, frozen=True):
    stage_1: Count
    stage_2: Count
    stage_3: Count


class InvaderDeck(Part, frozen=True):
    remove_one_random_unseen_per_stage: bool
    in_play_counts: Stages


class Action(Part, frozen=True):
    id: Literal["stage-ii-action"]
    effect: Ops


class FearSplit(Part, frozen=True):
    split: list[Count]


class RavageFigures(Part, frozen=True):
    damage_for_blight: Count


class Option(Part, frozen=True):
    id: str
    default: bool | str
    choices: list[str] = []  # none: a switch


class Figures(Part, frozen=True):
    """Numbers of the set-up; a pack may name only some of them."""

    blight_pool: PerPlayer | UnsetType = UNSET
    fear_pool: PerPlayer | UnsetType = UNSET
    fear_deck: FearSplit | UnsetType = UNSET
    starting_energy: Count | UnsetType = UNSET
    presence_discs: Count | UnsetType = UNSET
    ravage: RavageFigures | UnsetType = UNSET
    layouts: dict[Literal["1", "2", "3", "4"], list[str]] | UnsetType = UNSET
    options: list[Option] | UnsetType = UNSET


# ------------------------------------------------------------------------------------------------ files


class Powers(File, frozen=True):
    cards: Items = []


class Spirits(File, frozen=True):
    spirits: Items = []


class FearCards(File, frozen=True):
    cards: Items = []
    deck_setup: dict[str, Any] = {}


class BlightCards(File, frozen=True):
    cards: Items = []
    healthy: PerPlayer | UnsetType = UNSET


class Adversaries(File, frozen=True):
    adversaries: Items = []


class Scenarios(File, frozen=True):
    scenarios: Items = []


class Invaders(File, frozen=True):
    cards: Items = []
    stage_ii_action: Action | UnsetType = UNSET
    deck_setup: InvaderDeck | UnsetType = UNSET
    pieces: dict[Piece, PieceFigures] = {}


class SetUp(File, frozen=True):
    setup: Figures = Figures()
    boxes: dict[str, Figures] = {}  # what is other in other boxes, by set
    table: dict[str, Any] = {}  # read before the rules are: game/core/content/table_info.py


class Boards(File, frozen=True):
    boards: dict[str, Board] = {}
    layouts: dict[str, Layout] = {}
    places: dict[str, PlacesOf] = {}
    side_joins: dict[str, list[tuple[Count, Count]]] = {}


class BoxRates(Part, frozen=True):
    """Wins and games, see `game.ai.rates`."""

    solo: dict[str, dict[str, Count]] = {}
    seats: dict[str, dict[str, Count]] = {}
    steps: dict[str, dict[str, Count]] = {}  # "adversary/level", a spirit alone
    scenarios: dict[str, dict[str, Count]] = {}


class WinRates(File, frozen=True):
    bot: str = ""
    boxes: dict[str, BoxRates] = {}


FILES: dict[str, type[File]] = {
    "powers_minor.yaml": Powers,
    "powers_major.yaml": Powers,
    "powers_unique.yaml": Powers,
    "spirits.yaml": Spirits,
    "fear.yaml": FearCards,
    "invaders.yaml": Invaders,
    "blight.yaml": BlightCards,
    "adversaries.yaml": Adversaries,
    "scenarios.yaml": Scenarios,
    "setup.yaml": SetUp,
    "boards.yaml": Boards,
    "win_rates.yaml": WinRates,
}
BESIDE = ("win_rates.yaml",)  # figures for the set-up screen only: no part of the rules' hash
