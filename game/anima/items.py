"""The shape of this game's data files and of each kind of item in them. Effects are checked by the verbs (`operations.py`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from game.core.content.catalogue import Count, File, Items, Ops, Part, Positive

Sure = Literal["known", "likely", "proposed"]
Level = Annotated[int, Meta(ge=1, le=3)]
Skill = Literal["ki", "magic", "trickery"]
Creature = Literal["beast", "human", "darkness", "spirit", "construct", "outsider"]
Window = Literal["reset", "movement", "interaction", "exploration", "battle", "any_phase", "interrupt"]
Conditions = dict[str, Any] | list[dict[str, Any]]  # all of a table hold, or one table of a list


class Card(Part, frozen=True, kw_only=True):
    """What every card has. `confidence` says of single figures how sure they are, where the file does not say it of all."""

    id: str
    confidence: dict[str, Sure] = {}
    set: str = ""


# ------------------------------------------------------------------------------------------------ characters


class Special(Part, frozen=True, kw_only=True):
    """The ability of a character. `kind`: it always counts, or the character taps for it in a window or as a reply."""

    kind: Literal["passive", "tap"]
    window: Window | UnsetType = UNSET
    when: dict[str, str] | UnsetType = UNSET
    if_: Conditions | UnsetType = msgspec.field(default=UNSET, name="if")
    effects: Ops


class Character(Card, frozen=True, kw_only=True):
    strength: Count
    speed: Count
    gender: Literal["female", "male"]
    skills: list[Skill]
    special: Special | None


# ------------------------------------------------------------------------------------------------ areas


class Area(Card, frozen=True, kw_only=True):
    """`table`: what the die brings, from 1 to 6: so many encounters, or `{special: effects}`. `rewards`: words or `{ex: ...}`."""

    level: Level
    trade: bool
    table: list[Count | dict[str, Ops]]
    rewards: list[Literal["bonus", "recruit", "mission"] | dict[str, Ops]]
    special_rules: Ops = []


# ------------------------------------------------------------------------------------------------ encounters


class Printed(Part, frozen=True, kw_only=True):
    """What is printed on a monster, and when it counts; read from the side of the group that meets it."""

    when: Literal["before_battle", "battle", "group_wins", "group_loses"]
    effects: Ops


class Encounter(Card, frozen=True, kw_only=True):
    """A monster has strength, creature and perhaps something printed; an event has effects."""

    kind: Literal["monster", "event"]
    level: Level
    strength: Count | UnsetType = UNSET
    creature: Creature | UnsetType = UNSET
    special: Printed | None | UnsetType = UNSET
    effects: Ops | UnsetType = UNSET


# ------------------------------------------------------------------------------------------------ advantages


class Advantage(Card, frozen=True, kw_only=True):
    """A skill card, a plot card, or an organisation. `rival`: it has no use without a rival."""

    family: Literal["skill", "plot"]
    window: Window
    skill: Skill | UnsetType = UNSET
    subtype: Literal["organisation"] | UnsetType = UNSET
    copies: Positive = 1
    rival: bool = False
    when: dict[str, str] | UnsetType = UNSET
    if_: Conditions | UnsetType = msgspec.field(default=UNSET, name="if")
    effects: Ops | UnsetType = UNSET
    at_war_with: list[str] = []
    gives: Ops | UnsetType = UNSET
    obliges: Ops | UnsetType = UNSET


# ------------------------------------------------------------------------------------------------ missions


class Enemy(Part, frozen=True, kw_only=True):
    strength: Positive
    creature: Creature | UnsetType = UNSET


class Visit(Part, frozen=True, kw_only=True):
    areas: list[str]
    different_area: bool = False


class SpeedTest(Visit, frozen=True, kw_only=True):
    difficulty: Positive


class Fight(Visit, frozen=True, kw_only=True):
    strength: Positive
    creature: Creature | UnsetType = UNSET


class Pay(Visit, frozen=True, kw_only=True):
    advantages: Positive


class Have(Visit, frozen=True, kw_only=True):
    characters: Positive
    skills: list[Skill] = []


class Encounters(Visit, frozen=True, kw_only=True):
    n: Positive
    as_level: Level


class Resist(Visit, frozen=True, kw_only=True):
    """`turns` in one area, with an enemy in each."""

    turns: Positive
    enemies: list[Enemy]


class Reward(Part, frozen=True, kw_only=True):
    """What a done mission brings: for the rest of the game, and advantages once."""

    strength: Count = 0
    speed: Count = 0
    draw: Count = 0


class Crisis(Part, frozen=True, kw_only=True):
    """When the clock runs out, and the one try that is left then."""

    turns: Positive
    effects: Ops


STEP_SHAPES: dict[str, type[Visit]] = {
    "visit": Visit,
    "speed_test": SpeedTest,
    "fight": Fight,
    "pay": Pay,
    "have": Have,
    "encounters": Encounters,
    "resist": Resist,
}


class Mission(Card, frozen=True, kw_only=True):
    """`steps`: tables with one word each, of those in STEP_SHAPES."""

    steps: list[dict[str, Any]]
    reward: Reward = Reward()
    hidden_until_done: bool = False


class Final(Card, frozen=True, kw_only=True):
    steps: list[dict[str, Any]]
    place_on_reveal: list[str] = []
    crisis: Crisis


# ------------------------------------------------------------------------------------------------ options, figures, files


class SetUpDeal(Part, frozen=True, kw_only=True):
    """Cards of a kind that a player is dealt at the start, and how many stay."""

    deal: Positive
    keep: Positive


class Solo(Part, frozen=True, kw_only=True):
    """The game alone: areas as for so many players, and the last turn by level."""

    players: Positive
    easy: Positive
    normal: Positive
    hard: Positive


class Rest(Part, frozen=True, kw_only=True):
    strength: Count
    speed: Count


class Figures(Part, frozen=True, kw_only=True):
    """Numbers of the rules that no card carries; a pack may name only some of them."""

    missions: SetUpDeal | UnsetType = UNSET
    characters: SetUpDeal | UnsetType = UNSET
    advantages: SetUpDeal | UnsetType = UNSET
    group: Positive | UnsetType = UNSET  # characters, at most
    hand: Positive | UnsetType = UNSET  # advantages, at most
    areas: Positive | UnsetType = UNSET  # active at most, for each player
    rest: Rest | UnsetType = UNSET
    death_margin: Positive | UnsetType = UNSET
    size_difference: Count | UnsetType = UNSET  # of groups that may attack each other
    spoils: Count | UnsetType = UNSET  # advantages that the loser gives the winner
    solo: Solo | UnsetType = UNSET


class FiguresFile(File, frozen=True, kw_only=True):
    figures: Figures = Figures()
    confidence: dict[str, Sure] = {}


class Cards(File, frozen=True, kw_only=True):
    confidence: Sure = "proposed"
    cards: Items = []


class Missions(File, frozen=True, kw_only=True):
    confidence: Sure = "proposed"
    main: Items = []
    final: Items = []


class SetUp(File, frozen=True, kw_only=True):
    options: Items = []
    table: dict[str, Any] = {}  # read before the rules are: game/core/content/table_info.py


FILES: dict[str, type[File]] = {
    "figures.yaml": FiguresFile,
    "characters.yaml": Cards,
    "areas.yaml": Cards,
    "encounters.yaml": Cards,
    "advantages.yaml": Cards,
    "missions.yaml": Missions,
    "setup.yaml": SetUp,
}

# What a card that a case writes out has where it does not say otherwise (by kind).
WRITTEN_OUT: dict[str, dict[str, Any]] = {
    "character": {"strength": 0, "speed": 0, "gender": "female", "skills": [], "special": None},
    "area": {"level": 1, "trade": False, "table": [0] * 6, "rewards": ["bonus", "recruit", "mission"]},
    "encounter": {"kind": "monster", "level": 1},
    "advantage": {"family": "plot", "window": "any_phase"},
    "main": {},
    "final": {"crisis": {"turns": 8, "effects": []}},
}
