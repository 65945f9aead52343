"""What is in the box: every tile, card and number, loaded from data and compiled once.

`Box` is immutable after loading and shared by all states of a game. Nothing in it is recognised by name in code: missions are
conditions, rewards are counts, Alexis's cards are a slot and a goal.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

from game.core.engine.hidden import HIDDEN, Content, Hidden
from game.core.engine.ops import Where
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
from game.small_islands.terms import RESOURCES

__all__ = ["Box", "AlexisCard", "Expedition", "Area", "Face", "Mission", "Objective", "Reward", "read_face"]
__all__ += ["typed_card", "typed_face", "write_face"]

SEATS = ("p0", "p1", "p2", "p3")
GOALS = ("extend-largest", "extend-smallest", "close", "block-human", "near-ship")
LANDINGS = ("most-ports-around", "fewest-ports-around", "next-to-largest-island", "next-to-human-house")
HOUSE_RULES = ("temple", "largest", "richest")


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
        """Shelves an item as it is written; a pack's item takes the place of one with the same id."""
        shelf = self.raw.setdefault(kind, {})
        shelf[item["id"]] = item

    def add_tile(self, item: dict, where: Where) -> None:
        self.faces[item["id"]] = _face(item, where)
        self.keep("tile", item, where)
        if item["id"] not in self.tiles:
            self.tiles = (*self.tiles, item["id"])

    def add_start(self, item: dict, where: Where) -> None:
        self.faces[item["id"]] = _face(item, where)
        self.keep("start", item, where)
        self.starts[item["id"]] = item["tile"]

    def add_objective(self, item: dict, where: Where) -> None:
        self.objectives[item["id"]] = make_objective(item["id"], item, where)
        self.keep("objective", item, where)

    def add_mission(self, item: dict, where: Where) -> None:
        self.missions[item["id"]] = compile_mission(item["id"], item["mission"], where.at("mission"))
        self.keep("mission", item, where)

    def add_reward(self, item: dict, where: Where) -> None:
        self.rewards[item["id"]] = compile_reward(item["id"], item["reward"], where.at("reward"))
        self.keep("reward", item, where)

    def add_alexis(self, item: dict, where: Where) -> None:
        score = item["score"]
        where.at("houses").pick(item["houses"], HOUSE_RULES, "rule")
        stars, explore, land = item["stars"], item["explore"], item["land"]
        base, per_house = score["base"], score["per_house"]
        most = item.get("per_phase", self.figures.get("alexis_houses", {}).get("per_phase", 2))
        if any(not isinstance(n, int) or isinstance(n, bool) or n < 0 for n in (stars, explore, land, base, per_house, most)):
            raise where.fail("stars, explore, land, base, per_house and per_phase are whole numbers")
        self.alexis_cards[item["id"]] = AlexisCard(item["id"], stars, explore, land, base, per_house, item["houses"], most)
        self.keep("alexis", item, where)

    def add_expedition(self, item: dict, where: Where) -> None:
        action = where.at("action").pick(item["action"], ("explore", "land"), "action")
        where.at("goal").pick(item["goal"], GOALS if action == "explore" else LANDINGS, "goal")
        slot = item.get("slot", 1)
        if not isinstance(slot, int) or isinstance(slot, bool) or slot < 1:
            raise where.fail("a slot is a whole number, counted from 1")
        self.expeditions[item["id"]] = Expedition(item["id"], action, slot - 1, item["goal"])
        self.keep("expedition", item, where)

    def add_option(self, item: dict, where: Where) -> None:
        choices = item["choices"]
        if not isinstance(choices, list) or item["default"] not in choices:
            raise where.fail("the default is one of the choices")
        self.options[item["id"]] = item


def _face(item: dict, where: Where) -> Face:
    """Raises DataError where pattern, areas and symbols do not agree."""
    areas = []
    for at, area in enumerate(item["areas"]):
        place = where.at("areas", at)
        corners = tuple(CORNERS.index(place.at("corners").pick(word, CORNERS, "corner")) for word in area["corners"])
        houses = area.get("houses", 0)
        if not isinstance(houses, int) or isinstance(houses, bool) or not 0 <= houses <= 9:
            raise place.fail("houses are a whole number from 0 to 9")
        areas.append(Area(corners, tuple(area.get("symbols", ())), houses))
    try:
        return make_face(item["id"], str(item["corners"]), areas)
    except ValueError as problem:
        raise where.fail(str(problem)) from problem


def check_tokens(words: Any, where: Where) -> tuple[str, ...]:
    """The faces of one colour's bonus tokens. Raises DataError."""
    if not isinstance(words, list) or not words:
        raise where.fail("a list such as [flower, fruit, leaf, any] is expected here")
    return tuple(where.at(at).pick(word, (*RESOURCES, "any"), "token") for at, word in enumerate(words))
