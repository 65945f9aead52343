"""What the table asks of the rules: figures and chances, from a position as a seat may know it; nothing hidden shows.

Chances stand in `forecast.py`, what makes up strength and speed in `group.py`.
"""

from __future__ import annotations

from typing import NamedTuple

from game.anima import battle, group, missions, phases
from game.anima.forecast import (
    Odds,
    arrival_chance,
    battle_chance,
    exploration_odds,
    new_area_chance,
    passed,
    test_chance,
    win_chance,
)
from game.anima.group import Part, area_level, at_war, awake, speed, speed_parts, strength, strength_parts
from game.anima.state import Ids, State
from game.core.engine.known import HIDDEN

__all__ = [
    "Odds",
    "Part",
    "area_level",
    "arrival_chance",
    "at_war",
    "awake",
    "battle_chance",
    "exploration_odds",
    "new_area_chance",
    "passed",
    "speed",
    "speed_parts",
    "strength",
    "strength_parts",
    "test_chance",
    "win_chance",
]


class Side(NamedTuple):
    """One side of a battle: a seat, or "" for a monster; what its strength is made of, its die (0: not rolled yet)."""

    seat: str
    enemy: str
    parts: tuple[Part, ...]
    die: int

    @property
    def strength(self) -> int:
        return sum(part.n for part in self.parts)

    @property
    def total(self) -> int:
        """With its die."""
        return self.strength + self.die


def sides(s: State) -> tuple[Side, ...]:
    """The two sides of the battle under way, the attacker or the group first; () where there is none."""
    if not s.battle:
        return ()
    fight = s.battle
    first = (*group.strength_parts(s, fight["seat"]), *[Part(card, n) for card, n in fight["bonus"]])
    against = tuple([Part(card, n) for card, n in fight["against"]])
    if fight["other"] == battle.MONSTER:
        other = Side("", fight["enemy"], (Part(fight["enemy"], battle.monster_strength(s)), *against), fight["other_die"])
    else:
        other = Side(fight["other"], "", (*group.strength_parts(s, fight["other"]), *against), fight["other_die"])
    return Side(fight["seat"], "", first, fight["die"]), other


def margin(s: State) -> int:
    """By how much the battle under way is lost in which a character dies."""
    return battle.margin(s)


class Task(NamedTuple):
    """A step of a mission: whether it is done, and of a resistance the turns that are."""

    done: bool
    turns: int = 0


def tasks(s: State, seat: str, mission: str) -> tuple[Task, ...]:
    """How far a seat is with each step of a mission."""
    done = s.steps_done.get((seat, mission), 0)
    resisted = s.resisted.get((seat, mission), 0)
    return tuple([Task(at < done, resisted if at == done else 0) for at in range(len(s.box.missions[mission].steps))])


def known_missions(s: State, seat: str) -> Ids:
    """The main missions of a seat that can be seen, open ones first."""
    return tuple([one for one in (*s.open[seat], *s.missions[seat]) if one != HIDDEN])


def lacks_mission(s: State, seat: str) -> bool:
    """Whether a seat has not done what the final mission asks for."""
    return missions.needs_more(s, seat)


def running_order(s: State) -> Ids:
    """The order of play in this turn; before the first one as they sit."""
    return s.order or s.seats


def acting(s: State, seat: str) -> bool:
    """Whether a group does anything more in this turn."""
    return phases.acting(s, seat)


def last_turn(s: State) -> int:
    """After which turn time is up."""
    return int(s.box.figures["solo"][s.option("level")] if s.solo else s.option("turn-limit"))


def limits(s: State) -> tuple[int, int]:
    """Characters of a group and cards of a hand at most."""
    return int(s.box.figures["group"]), int(s.box.figures["hand"])


def known_hand(s: State, seat: str, other: str) -> Ids:
    """What a seat lawfully knows of another's hand."""
    known = [card for card in s.hand[other] if card != HIDDEN]
    return tuple(known) or tuple(s.seen.get((seat, other), ()))
