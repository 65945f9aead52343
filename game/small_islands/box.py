"""What is in the box: every tile, card and number, loaded from data and compiled once.

`Box` is immutable after loading and shared by all states of a game. Nothing in it is recognised by name in code: missions are
conditions, rewards are counts, Alexis's cards are a slot and a goal.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple, get_args

from msgspec import UnsetType

from game.core.content import options
from game.core.content.catalogue import read
from game.core.engine.hidden import HIDDEN, Content, Hidden
from game.core.engine.ops import Where
from game.small_islands import items
from game.small_islands.effects import (
    Mission,
    Objective,
    Reward,
    compile_mission,
    compile_reward,
    make_objective,
    read_card,
    typed_card,
)
from game.small_islands.faces import CORNERS, Area, Face, Faces, make_face, read_face, typed_face, write_face

__all__ = ["Box", "AlexisCard", "Expedition", "Area", "Face", "Mission", "Objective", "Reward", "read_face"]
__all__ += ["typed_card", "typed_face", "write_face"]

SEATS = ("p0", "p1", "p2", "p3")
GOALS = ("extend-largest", "extend-smallest", "close", "block-human", "near-ship")
LANDINGS = ("most-ports-around", "fewest-ports-around", "next-to-largest-island", "next-to-human-house")
HOUSE_RULES = get_args(items.HouseRule)


class AlexisCard(NamedTuple):
    """How strong Alexis is: cards of each kind in his stack, his final score, on which islands he builds first, and how many
    houses in one reward phase.
    """

    id: str
    stars: int
    explore: int
    land: int
    base: int
    per_house: int
    houses: str
    per_phase: int = 2


class Expedition(NamedTuple):
    """One of Alexis's turns. `slot` counts from 0."""

    id: str
    action: str
    slot: int
    goal: str


class Box:
    """All content of the chosen packs. `raw` keeps the written data by kind and id, for texts and lists."""

    def __init__(self) -> None:
        self.faces = Faces()
        self.tiles: tuple[str, ...] = ()
        self.starts: dict[str, str] = {}  # starting face: the tile it is a side of
        self.bonus_tokens: tuple[str, ...] = ()
        self.objectives: dict[str, Objective] = {}
        self.missions: dict[str, Mission] = {}
        self.rewards: dict[str, Reward] = {}
        self.alexis_cards: dict[str, AlexisCard] = {}
        self.expeditions: Content[Expedition] = Content()
        self.figures: dict[str, Any] = {}
        self.options: dict[str, dict[str, Any]] = {}
        self.raw: dict[str, dict[str, dict]] = {}
        self.data_hash = ""
        self.token_keys: dict[tuple, tuple[str, ...]] = {}  # look-ups of `tokens.keys`; no content

    # ---------------------------------------------------------------------------------------------- reading

    def objective(self, card: str) -> Objective:
        """Raises KeyError for an unknown card."""
        return self.objectives[card] if card in self.objectives else self._typed(card)

    def mission(self, card: str) -> Mission:
        return self.missions[card] if card in self.missions else self._typed(card)

    def reward(self, card: str) -> Reward:
        return self.rewards[card] if card in self.rewards else self._typed(card)

    def _typed(self, card: str) -> Any:
        if not card.startswith("="):
            raise Hidden(card) if card == HIDDEN else KeyError(card)
        return read_card(card)

    def pair(self, cards: tuple[str, ...]) -> tuple[Mission, Reward] | None:
        """The mission and reward of a current or next objective: (objective,) or (mission, reward). None where there is none,
        where it is hidden, or where only half of it is chosen.
        """
        if not cards or "?" in cards:
            return None
        if len(cards) == 1:
            if self.kind_of(cards[0]) != "objective":
                return None
            objective = self.objective(cards[0])
            return objective.mission, objective.reward
        return self.mission(cards[0]), self.reward(cards[1])

    def kind_of(self, card: str) -> str:
        """ "objective", "mission" or "reward". Raises Hidden for a masked card, KeyError for anything else."""
        for kind, shelf in (("objective", self.objectives), ("mission", self.missions), ("reward", self.rewards)):
            if card in shelf or card.startswith(f"={kind[0]}"):
                return kind
        raise Hidden(card) if card == HIDDEN else KeyError(card)

    def alexis_card(self, card: str) -> AlexisCard:
        """His card; a case may give one another score as `=morning:40+1`. Raises KeyError or ValueError."""
        if not card.startswith("="):
            return self.alexis_cards[card]
        name, _, score = card[1:].partition(":")
        base, _, per_house = score.partition("+")
        return self.alexis_cards[name]._replace(id=card, base=int(base), per_house=int(per_house))

    def effect(self, card: str) -> str:
        """The hash of what a card says; "" where there is none of this id."""
        item = next((self.raw[kind][card] for kind in ("objective", "mission", "reward") if card in self.raw.get(kind, {})), None)
        return hashlib.sha256(json.dumps(item, sort_keys=True).encode()).hexdigest()[:16] if item is not None else ""

    # ---------------------------------------------------------------------------------------------- loading

    def keep(self, kind: str, item: dict, where: Where) -> None:
        """Shelves an item as it is written."""
        shelf = self.raw.setdefault(kind, {})
        shelf[item["id"]] = item

    def add_tile(self, written: dict, where: Where) -> None:
        self.faces[written["id"]] = _face(read(items.Tile, written, where), where)
        self.keep("tile", written, where)
        self.tiles = (*self.tiles, written["id"])

    def add_start(self, written: dict, where: Where) -> None:
        start = read(items.Start, written, where)
        self.faces[start.id] = _face(start, where)
        self.keep("start", written, where)
        self.starts[start.id] = start.tile

    def add_objective(self, written: dict, where: Where) -> None:
        card = read(items.Objective, written, where)
        self.objectives[card.id] = make_objective(card.id, written, where)
        self.keep("objective", written, where)

    def add_mission(self, written: dict, where: Where) -> None:
        card = read(items.Mission, written, where)
        self.missions[card.id] = compile_mission(card.id, card.mission, where.at("mission"))
        self.keep("mission", written, where)

    def add_reward(self, written: dict, where: Where) -> None:
        card = read(items.Reward, written, where)
        self.rewards[card.id] = compile_reward(card.id, card.reward, where.at("reward"))
        self.keep("reward", written, where)

    def add_alexis(self, written: dict, where: Where) -> None:
        card = read(items.Alexis, written, where)
        usual = self.figures.get("alexis_houses", {}).get("per_phase", 2)
        most = usual if isinstance(card.per_phase, UnsetType) else card.per_phase
        score = card.score
        made = AlexisCard(card.id, card.stars, card.explore, card.land, score.base, score.per_house, card.houses, most)
        self.alexis_cards[card.id] = made
        self.keep("alexis", written, where)

    def add_expedition(self, written: dict, where: Where) -> None:
        card = read(items.Expedition, written, where)
        where.at("goal").pick(card.goal, GOALS if card.action == "explore" else LANDINGS, "goal")
        self.expeditions[card.id] = Expedition(card.id, card.action, card.slot - 1, card.goal)
        self.keep("expedition", written, where)

    def add_option(self, written: dict, where: Where) -> None:
        self.options[options.read_option(written, where).id] = written


def _face(tile: items.Tile, where: Where) -> Face:
    """Raises DataError where pattern, areas and symbols do not agree."""
    areas = []
    for at, area in enumerate(tile.areas):
        place = where.at("areas", at, "corners")
        corners = tuple(CORNERS.index(place.pick(word, CORNERS, "corner")) for word in area.corners)
        areas.append(Area(corners, tuple(area.symbols), area.houses))
    try:
        return make_face(tile.id, tile.corners, areas)
    except ValueError as problem:
        raise where.fail(str(problem)) from problem
