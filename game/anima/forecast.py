"""Chances as a seat may know them: of a battle before its dice, of a speed test, of being rewarded by an exploration.

Pure functions of a view: they change nothing, and what is hidden counts as any card that nobody has seen.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

from game.anima import battle, group, missions
from game.anima.state import State
from game.anima.terms import SIDES
from game.core.engine.known import HIDDEN

DICE = range(1, SIDES + 1)


def win_chance(own: int, against: int, monster: bool = True) -> float:
    """Of winning with these strengths, a die each; a tie is the group's against a monster, else it is rolled again."""
    return _ahead(max(-SIDES, min(SIDES, own - against)), monster)


@cache
def _ahead(by: int, monster: bool) -> float:
    won = sum(by + a > b for a in DICE for b in DICE)
    ties = sum(by + a == b for a in DICE for b in DICE)
    all_of = SIDES * SIDES
    return (won + ties) / all_of if monster else won / (all_of - ties) if ties < all_of else 0.5


def battle_chance(s: State) -> float | None:
    """Of the group (or the attacker) in the battle under way, as strengths stand now; None where there is none."""
    if not s.battle or s.battle["over"]:
        return None
    own, against = battle.strengths(s)
    return win_chance(own, against, s.battle["other"] == battle.MONSTER)


def test_chance(speed: int, difficulty: int) -> float:
    """Of passing a speed test."""
    return sum(side + speed >= difficulty for side in DICE) / SIDES


class Odds(NamedTuple):
    """Of an exploration: the chance of a reward, and of losing the turn. What is left is neither."""

    reward: float
    lost: float


def unseen_encounters(s: State) -> tuple[str, ...]:
    """The encounters that could come: those that do not lie in the open."""
    seen = Counter((*s.gone, *s.turned, *(card for card in s.previous.values() if card != HIDDEN)))
    left = tuple([card for card in s.box.raw["encounter"] if not seen[card]])
    return left or tuple(s.box.raw["encounter"])


def passed(s: State, seat: str, card: str, area: str, level: int, against: dict[str, int] | None = None) -> float:
    """The chance that a group gets past an encounter in an area of this level: above it, it is no danger. `against`: strengths
    that were found already, by creature; what is found is added.
    """
    made = s.box.encounters[card]
    if made.level > level:
        return 1.0
    if made.kind == "event":
        return event_passed(s, seat, made.prog)
    own = against.get(made.creature) if against is not None else None
    if own is None:
        own = strength_against(s, seat, area, made.creature)
        if against is not None:
            against[made.creature] = own
    return win_chance(own, made.strength + extra_strength(s, seat, card))


def strength_against(s: State, seat: str, area: str, creature: str) -> int:
    """A group's strength as it would be in a battle there."""
    tried = s.clone()
    tried.battle = {
        "seat": seat, "other": battle.MONSTER, "area": area, "enemy": "", "creature": creature, "forced": False, "over": "",
        "kind": "explore",
    }  # fmt: skip
    return group.strength(tried, seat)


def extra_strength(s: State, seat: str, card: str) -> int:
    """What is printed on a monster that makes it stronger against this group."""
    made = s.box.encounters[card]
    if made.when != "battle":
        return 0
    effects = s.box.programs[made.prog]
    return sum(group.amount(s, seat, one.args["n"]) for one in effects if one.verb == "strength" and one.args["of"] == "self")


def event_passed(s: State, seat: str, prog: str) -> float:
    """The chance that an event does not end the turn: a choice is made against it where there is one."""
    chance = 1.0
    for one in s.box.programs[prog]:
        if one.verb == "end_turn":
            return 0.0
        if one.verb == "speed_test":
            passing = test_chance(group.speed(s, seat), one.args["n"])
            failing = event_passed(s, seat, one.args["fail"]) if one.args["fail"] else 1.0
            chance *= passing + (1 - passing) * failing
        elif one.verb == "choose_one":
            open_ways = [branch for branch in one.args["branches"] if _payable(s, seat, branch)]
            chance *= max((event_passed(s, seat, branch) for branch in open_ways), default=1.0)
    return chance


def _payable(s: State, seat: str, prog: str) -> bool:
    """Whether a hand has the cards that a branch discards; all of an empty hand can be (rules 12)."""
    asked = [one.args["n"] for one in s.box.programs[prog] if one.verb == "discard"]
    return all(n == "all" or n <= len(s.hand[seat]) for n in asked)


def exploration_odds(s: State, seat: str, area: str) -> Odds:
    """Over the six sides of the die and all encounters that nobody has seen; of two cards each is any of them."""
    level, made = group.area_level(s, area, seat), s.box.areas[area]
    pool = unseen_encounters(s)
    against: dict[str, int] = {}
    chances = [passed(s, seat, card, area, level, against) for card in pool]
    alarms = [s.box.encounters[card].level > level for card in pool]
    reward = 0.0
    for said in made.table:
        if isinstance(said, str):
            reward += event_passed(s, seat, said)
        else:
            reward += _through(chances, alarms, said, bool(s.option("false-alarm-ends-exploration")))
    found = reward / SIDES
    return Odds(found, 1 - found)


def _through(chances: list[float], alarms: list[bool], n: int, at_once: bool) -> float:
    """Past so many cards; with a false alarm the reward comes at once."""
    if not n or not chances:
        return 1.0
    after = _through(chances, alarms, n - 1, at_once)
    total = sum(1.0 if alarm and at_once else chance * after for chance, alarm in zip(chances, alarms, strict=True))
    return total / len(chances)


def arrival_chance(s: State, seat: str, area: str) -> float:
    """Of arriving in an active area past what lies there, as far as the seat knows it."""
    if area not in s.previous:
        return 1.0
    card, level = s.previous[area], group.area_level(s, area, seat)
    pool = unseen_encounters(s) if card == HIDDEN else (card,)
    against: dict[str, int] = {}
    return sum(passed(s, seat, one, area, level, against) for one in pool) / len(pool)


def new_area_chance(s: State, seat: str, level: int) -> float:
    """Of arriving in a new area of a level, past the encounter that is drawn for it."""
    pool, against = unseen_encounters(s), dict[str, int]()
    return sum(passed(s, seat, card, "", level, against) for card in pool) / len(pool)


def step_chance(s: State, seat: str, mission: str, area: str = "") -> float:
    """Of doing the next step of a mission in one of its areas, without cards of the hand: a test, a fight, the next enemy of
    a resistance, so many encounters, an exploration that brings the reward. What is only paid or had is certain or not at all.
    """
    step = missions.next_step(s, seat, mission)
    place = area or step.areas[0]
    if step.kind == "speed_test":
        return test_chance(group.speed(s, seat), step.n)
    if step.kind in ("fight", "resist"):
        at = s.resisted.get((seat, mission), 0) if step.kind == "resist" else 0
        enemy = step.enemies[min(at, len(step.enemies) - 1)]
        return win_chance(strength_against(s, seat, place, enemy.creature), enemy.strength)
    if step.kind == "pay":
        return float(len(s.hand[seat]) >= step.n)
    if step.kind == "have":
        return float(missions.has(s, seat, step))
    pool, against = unseen_encounters(s), dict[str, int]()
    if step.kind == "encounters":
        each = sum(passed(s, seat, card, place, step.level, against) for card in pool) / len(pool)
        return float(each**step.n)
    return exploration_odds(s, seat, place).reward if place in s.box.areas else 0.0
