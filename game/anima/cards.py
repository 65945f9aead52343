"""Cards as they are played: what data files say of them, compiled. `prog` and the like are ids of programs, "" for none."""

from __future__ import annotations

from typing import NamedTuple

from game.anima.operations import Tables, Trigger

Ids = tuple[str, ...]


class Ability(NamedTuple):
    """What a character can do. `kind` is passive or tap."""

    kind: str
    window: str
    when: tuple[Trigger, ...]
    if_: Tables
    prog: str


class Character(NamedTuple):
    id: str
    strength: int
    speed: int
    gender: str
    skills: Ids
    ability: Ability | None = None


class Area(NamedTuple):
    """`table`: for each side of the die so many encounters, or the id of a program. `rewards`: words of `terms.REWARDS`."""

    id: str
    level: int
    trade: bool
    table: tuple[int | str, ...]
    rewards: Ids
    ex: str = ""
    rules: str = ""


class Encounter(NamedTuple):
    """A monster or an event. `when` says when `prog` counts; of an event it is "event"."""

    id: str
    kind: str
    level: int
    strength: int = 0
    creature: str = ""
    when: str = ""
    prog: str = ""


class Advantage(NamedTuple):
    id: str
    family: str
    skill: str
    copies: int
    window: str
    when: tuple[Trigger, ...]
    if_: Tables
    rival: bool
    prog: str
    organisation: bool = False
    at_war_with: Ids = ()
    gives: str = ""
    obliges: str = ""


class Enemy(NamedTuple):
    strength: int
    creature: str


class Step(NamedTuple):
    """A step of a mission; `kind` is one of `terms.STEPS` and says which of the figures it has. `n` is the difficulty of a test,
    the advantages to pay, the characters to have, the encounters to pass or the turns to resist.
    """

    kind: str
    areas: Ids
    n: int = 0
    level: int = 0
    skills: Ids = ()
    enemies: tuple[Enemy, ...] = ()
    different_area: bool = False


class Mission(NamedTuple):
    """A main or a final mission. The last four are of final ones; `crisis` is the program of the last try."""

    id: str
    final: bool
    steps: tuple[Step, ...]
    strength: int = 0
    speed: int = 0
    draw: int = 0
    hidden: bool = False
    place: Ids = ()
    crisis_turns: int = 0
    crisis: str = ""
