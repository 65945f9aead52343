"""What a scenario adds to the worth of a position: counts of what it asks for, for any scenario made of the same rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.spirit_island import queries as q
from game.spirit_island.invader_phase import skip_for
from game.spirit_island.state import State

if TYPE_CHECKING:
    from game.spirit_island.bot.weights import Coming
    from game.spirit_island.scenario import Heart, Ritual, Scenario

HELD = 60.0  # a piece in a land to be held with which the game is about to be lost
ALMOST = 35.0  # ... one that the next build there would add
SOON = 14.0  # ... and the one after that
TAKEN = 4.0  # an invader there: it lets one be built
NEARBY = 1.5  # a town or city beside such a land: a source of explorers
RITUAL = 45.0  # a ritual that was held: it resolves fear cards and leads to the victory
READY = 14.0  # a land that has all a ritual asks for but energy, by its share
ENERGY = 4.0  # the energy for it, by its share
OUTNUMBERED = 3.0  # a land with more towns and cities than dahan, once that decides the game
AHEAD = 1.0  # ... and before
FEW = 12.0  # a dahan less than is safe
SAFE = 3  # so many more than the least


def worth(s: State, plan: Coming) -> float:
    """What the position is worth by the scenario alone."""
    rules = s.box.scenarios[s.scenario]
    total = 0.0
    if rules.heart is not None:
        total -= sum(_held(s, rules.heart, land, plan) for land in q.hearts(s))
    if rules.ritual is not None:
        total += RITUAL * (s.terror - 1) + _ready(s, rules.ritual)
    if rules.fewer or rules.dahan:
        total -= _numbers(s, rules)
    return total


def _held(s: State, heart: Heart, land: str, plan: Coming) -> float:
    """How near a land that must be held is to being lost."""
    cost = HELD * q.count_all(s, land, heart.lost_with)
    near = q.layout(s).adjacent[land]
    cost += NEARBY * sum(q.count_all(s, one, heart.lost_with) for one in near)
    if not q.has_invaders(s, land):
        return cost
    if land in plan.build and skip_for(s, land, "build") is None:
        return cost + ALMOST
    return cost + (SOON if land in plan.next_build else TAKEN)


def _ready(s: State, ritual: Ritual) -> float:
    """How near the next ritual is: the land that has most of what it asks for, and the energy."""
    need, seats, best = max(1, ritual.dahan * len(s.seats)), len(s.seats), 0.0
    for land in {land for land, _ in s.presence}:
        if (land, "dahan") in s.pieces:
            there = [s.presence.get((land, seat), 0) for seat in s.seats]
            share = min(1.0, q.count(s, land, "dahan") / need) + min(1.0, sum(there) / max(1, ritual.presence))
            best = max(best, (share + sum(1 for n in there if n) / seats) / 3)
    return READY * best + ENERGY * min(1.0, sum(s.energy.values()) / max(1, ritual.energy))


def _numbers(s: State, rules: Scenario) -> float:
    """Dahan that are outnumbered or too few."""
    each = OUTNUMBERED if s.terror > 1 else AHEAD
    cost = each * len(q.outnumbered(s)) if rules.fewer else 0.0
    if rules.dahan:
        there = sum(sum(have) for (_, kind), have in s.pieces.items() if kind == "dahan")
        cost += FEW * max(0, rules.dahan * len(s.seats) + SAFE - there)
    return cost
