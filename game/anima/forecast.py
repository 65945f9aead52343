"""Chances as a seat may know them: of a battle before its dice, of a speed test, of being rewarded by an exploration.

Pure functions of a view: they change nothing, and what is hidden counts as any card that nobody has seen.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import comb
from typing import NamedTuple

from game.anima import battle, decks, group, missions
from game.anima.operations import holds
from game.anima.state import State
from game.anima.terms import SIDES
from game.core.engine.agenda import Frame
from game.core.engine.decision import Mod
from game.core.engine.known import HIDDEN
from game.core.engine.ops import Instruction

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
    return tuple([card for card in s.box.raw["encounter"] if not seen[card]])


class Draws(NamedTuple):
    """What the next encounters may be, as far as a seat knows: so many of the pool are left in the deck (the others lie face down
    elsewhere), then comes the pile (11.4).
    """

    pool: tuple[str, ...]
    left: int
    pile: tuple[str, ...]

    def next(self) -> Draws:
        """Before a card is drawn: an empty deck is made of its pile."""
        return self if self.left and self.pool else Draws(self.pile, len(self.pile), ())

    def without(self, card: str) -> Draws:
        """After a card of the pool was drawn, met and discarded."""
        return Draws(tuple([one for one in self.pool if one != card]), self.left - 1, (*self.pile, card))


def draws(s: State) -> Draws:
    """What the next encounter may be."""
    return Draws(unseen_encounters(s), len(s.encounters), s.gone).next()


def passed(s: State, seat: str, card: str, area: str, level: int, against: dict[str, int] | None = None) -> float:
    """The chance that a group gets past an encounter in an area of this level: above it, it is no danger. `against`: strengths
    that were found already, by creature; what is found is added.
    """
    made = s.box.encounters[card]
    if made.level > level:
        return 1.0
    if made.kind == "event":
        return event_passed(s, seat, made.prog, area)
    own = against.get(made.creature) if against is not None else None
    if own is None:
        own = strength_against(s, seat, area, made.creature)
        if against is not None:
            against[made.creature] = own
    won = win_chance(own, made.strength + extra_strength(s, seat, card))
    return won * event_passed(s, seat, made.prog, area) if made.when == "group_wins" else won


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


def event_passed(s: State, seat: str, prog: str, area: str = "") -> float:
    """The chance that an event does not end the turn: a choice is made against it where there is one."""
    chance = 1.0
    for one in s.box.programs[prog]:
        if not holds(s, Frame("run", seat), one.args["if_"]):
            continue
        if one.verb == "end_turn" or (one.verb == "kill" and len(s.group[seat]) <= one.args["n"]):
            return 0.0
        if one.verb == "speed_test":
            passing = test_chance(group.speed(s, seat), one.args["n"])
            won = event_passed(s, seat, one.args["pass_"], area) if one.args["pass_"] else 1.0
            failed = event_passed(s, seat, one.args["fail"], area) if one.args["fail"] else 1.0
            chance *= passing * won + (1 - passing) * failed
        elif one.verb == "fight":
            chance *= win_chance(strength_against(s, seat, area or s.at[seat], one.args["creature"]), one.args["n"])
        elif one.verb == "choose_one":
            chance *= max((event_passed(s, seat, branch, area) for branch in open_ways(s, seat, one)), default=1.0)
    return chance


def open_ways(s: State, seat: str, made: Instruction) -> list[str]:
    """The branches of a choice that a hand can pay for; all of an empty hand can be discarded (rules 12)."""
    return [branch for branch in made.args["branches"] if _payable(s, seat, branch)]


def _payable(s: State, seat: str, prog: str) -> bool:
    asked = [one.args["n"] for one in s.box.programs[prog] if one.verb == "discard"]
    return all(n == "all" or n <= len(s.hand[seat]) for n in asked)


# ------------------------------------------------------------------------------------------------ several encounters


def exploration_odds(s: State, seat: str, area: str, roughly: bool = False) -> Odds:
    """Over the six sides of the die and all encounters that nobody has seen. `roughly`: without what one encounter changes for
    the next, for bots, who ask thousands of times.
    """
    level, made = group.area_level(s, area, seat), s.box.areas[area]
    road = Road(seat, area, level, bool(s.option("false-alarm-ends-exploration")), roughly)
    first, found = draws(s), dict[int, float]()
    chances = road.chances(s, first.pool)
    reward = 0.0
    for said in made.table:
        if isinstance(said, str):
            reward += event_passed(s, seat, said, area)
            continue
        if said not in found:
            found[said] = road.through(s, first, said, chances)
        reward += found[said]
    return Odds(reward / SIDES, 1 - reward / SIDES)


class Road(NamedTuple):
    """The way of a group past one encounter after the other. `at_once`: a false alarm is the end of it (8.2)."""

    seat: str
    area: str
    level: int
    at_once: bool
    roughly: bool = False

    def chances(self, s: State, pool: tuple[str, ...]) -> dict[str, float]:
        """Of getting past each card."""
        against: dict[str, int] = {}
        return {card: passed(s, self.seat, card, self.area, self.level, against) for card in pool}

    def alarms(self, s: State, pool: tuple[str, ...]) -> set[str]:
        return {card for card in pool if s.box.encounters[card].level > self.level} if self.at_once else set()

    def through(self, s: State, from_: Draws, n: int, chances: dict[str, float]) -> float:
        """Past so many cards, each another one. Of more than two without what they change for each other."""
        pool = from_.pool
        if not n or not pool:
            return 1.0
        alarms = self.alarms(s, pool)
        if n == 1:
            return sum(chances.values()) / len(pool)
        if n > 2 or (self.roughly and from_.left > 1):
            return among([chances[card] for card in pool if card not in alarms], len(alarms), n)
        total = 0.0
        for card in pool:
            if card in alarms or not chances[card]:
                total += chances[card]
                continue
            then = from_.without(card).next()
            if self.roughly or s.box.encounters[card].level > self.level:
                ways = [(chances[card], s)]
            else:
                ways = after(s, self.seat, card, chances[card])
            for chance, position in ways:
                known = chances if position is s and from_.left > 1 else self.chances(position, then.pool)
                total += chance * sum(known[one] for one in then.pool) / len(then.pool)
        return total / len(pool)


def among(chances: list[float], alarms: int, n: int) -> float:
    """Past n different cards of those with these chances and so many false alarms, at the first of which it is over."""
    every = len(chances) + alarms
    ways = [1.0, *[0.0] * n]  # sums over all choices of k cards of the products of their chances
    for chance in chances:
        for k in range(n, 0, -1):
            ways[k] += ways[k - 1] * chance
    found = sum(ways[k] / comb(every, k) * alarms / (every - k) for k in range(min(n, every)))
    return found + (ways[n] / comb(every, n) if n <= every else ways[every] if not alarms else 0.0)


def after(s: State, seat: str, card: str, chance: float) -> list[tuple[float, State]]:
    """(chance, position) once a group is past an encounter: who has joined or lies face down, how fast it is, how many cards it
    holds. The weakest is turned face down.
    """
    made = s.box.encounters[card]
    ways = _happened(s, seat, made.prog) if made.kind == "event" or made.when == "group_wins" else [(1.0, s)]
    every = sum(more for more, _ in ways)
    return [(chance * more / every, then) for more, then in ways if every]


def _happened(s: State, seat: str, prog: str) -> list[tuple[float, State]]:
    """What a program leads to where it does not end the turn."""
    found = [(1.0, s)]
    for one in s.box.programs[prog] if prog else ():
        found = [(chance * more, then) for chance, c in found for more, then in _done(c, seat, one)]
    return found


def _done(s: State, seat: str, made: Instruction) -> list[tuple[float, State]]:
    """What one effect leads to."""
    args, verb = made.args, made.verb
    if not holds(s, Frame("run", seat), args["if_"]):
        return [(1.0, s)]
    if verb == "end_turn":
        return []
    if verb == "speed_test":
        passing = test_chance(group.speed(s, seat), args["n"])
        found = [(passing * chance, c) for chance, c in _happened(s, seat, args["pass_"])]
        return [*found, *[((1 - passing) * chance, c) for chance, c in _happened(s, seat, args["fail"])]]
    if verb == "fight":
        return [(win_chance(strength_against(s, seat, s.at[seat], args["creature"]), args["n"]), s)]
    if verb == "choose_one":
        ways = [_happened(s, seat, branch) for branch in open_ways(s, seat, made)]
        return max(ways, key=lambda way: sum(chance for chance, _ in way), default=[(1.0, s)])
    if verb == "kill":
        return [(1.0, s)] if len(s.group[seat]) > args["n"] else []
    if verb == "recruit":
        return _joined(s, seat)
    c: State = s.clone()
    c.memo = None
    if verb in ("speed", "strength") and args["until"] != "battle":
        c.mods = [*c.mods, Mod(verb, "", group.amount(c, seat, args["n"]), args["until"], "", seat, (c.turn,))]
    elif verb == "face_down" and args["of"] == "own":
        for _ in range(args["n"]):
            if (card := weakest(c, seat)) != "":
                c.down[card] = 1
    elif verb in ("draw", "steal", "take_from_discard"):
        c.hand[seat] = (*c.hand[seat], *[HIDDEN] * min(args["n"], decks.room(c, seat)))
    elif verb == "discard":
        c.hand[seat] = () if args["n"] == "all" else c.hand[seat][args["n"] :]
    else:
        return [(1.0, s)]
    return [(1.0, c)]


def weakest(s: State, seat: str) -> str:
    """The character of a group that is missed least when it lies face down; "" where none can."""
    found = [card for card in group.awake(s, seat) if not group.immune(s, card)]
    return min(found, key=lambda card: (s.box.characters[card].strength, s.box.characters[card].speed), default="")


def _joined(s: State, seat: str) -> list[tuple[float, State]]:
    """Somebody joins: any character that nobody has seen, or of the pile where the deck is empty. Of several only the first
    counts.
    """
    seen = {*s.dead, *(card for who in s.seats for card in (*s.group[who], *s.dealt.get(who, ())))}
    deck = [card for card in s.box.raw["character"] if card not in seen] if s.characters else list(s.dead)
    if len(s.group[seat]) >= s.box.figures["group"] or not deck:
        return [(1.0, s)]
    found = []
    for card in deck:
        c: State = s.clone()
        c.memo, c.group[seat] = None, (*c.group[seat], card)
        found.append((1 / len(deck), c))
    return found


def arrival_chance(s: State, seat: str, area: str) -> float:
    """Of arriving in an active area past what lies there, as far as the seat knows it; in the area tree a step up or down draws
    an encounter where none lies (13.5).
    """
    card, level = s.previous.get(area, ""), group.area_level(s, area, seat)
    if not card:
        place = s.place.get(seat, 0)
        steps = s.option("area-tree") and place and s.box.areas[area].level != place and s.at[seat] != area
        return _one_of(s, seat, area, level, draws(s).pool) if steps else 1.0
    return _one_of(s, seat, area, level, unseen_encounters(s) if card == HIDDEN else (card,))


def new_area_chance(s: State, seat: str, level: int) -> float:
    """Of arriving in a new area of a level, past the encounter that is drawn for it."""
    return _one_of(s, seat, "", level, draws(s).pool)


def _one_of(s: State, seat: str, area: str, level: int, pool: tuple[str, ...]) -> float:
    """Past any one of these cards; where there is none, nothing is in the way."""
    against: dict[str, int] = {}
    return sum(passed(s, seat, card, area, level, against) for card in pool) / len(pool) if pool else 1.0


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
    if step.kind == "encounters":
        road, first = Road(seat, place, step.level, False), draws(s)
        return road.through(s, first, step.n, road.chances(s, first.pool))
    return exploration_odds(s, seat, place).reward if place in s.box.areas else 0.0
