"""What is worth how much to the spirits: the weights, what the invaders will do, and what one land comes to by it.

No card, spirit or land is known by name here. `evaluate.py` adds it all up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from game.core.engine.decision import Mod
from game.spirit_island import queries as q
from game.spirit_island.box import Box
from game.spirit_island.invader_phase import card_lands, skip_for
from game.spirit_island.state import State

# ------------------------------------------------------------------------------------------------ weights

WIN = 2000.0  # the game is won: above everything else
LOSS = -2000.0  # the game is lost: below everything else
EXPLORER = 1.6  # lets a town be built, seldom dangerous alone
TOWN = 4.5  # blights a land alone, source of explorers, must go at terror 2
CITY = 8.0  # as a town and harder to remove; must go at terror 3
WOUND = 0.25  # share of a piece's worth for damage that does not kill it: only a tie-break, it heals
TERROR_3_TOWN = 0.8  # factor at terror 3, where towns do not stand in the way of winning
TERROR_3_CITY = 1.5  # factor at terror 3, where cities alone do
GOAL = 100.0  # worth of being one piece from a victory; shared out by what is left: GOAL / (2 + left)
FEAR_STEPS = 0.5  # a fear marker short of the highest terror counts as so many pieces
HURRY = 0.8  # ... and more for each turn
HURRY_FROM = 6  # ... from here on: time runs out
PRESS_FROM = 0.7  # blight left, per seat, for each turn left: where it is more, invaders count more by the difference ...
PRESS_STEP = 0.25  # ... in such steps ...
PRESS_MOST = 1.0  # ... and by no more than this
BLIGHT = 4.0  # a blight in a land: cascades, loses presence
BLIGHT_POOL = 60.0  # a blight from the pool, divided by the square of what was left per seat: the last ones cost most
FEAR = 2.0  # one fear marker: a fear card for each pool-full, and the way to the higher terror levels
FEAR_CARD = 1.5  # a fear card earned and not yet turned up: it acts before the next ravage
DAHAN = 1.6  # strikes back in every ravage
PRESENCE = 2.2  # reach, and life: without presence the game is lost
LAST_PRESENCE = 12.0  # divided by what is left: few presences are a danger
SACRED_SITE = 0.8  # origin of many powers
REACH = 0.45  # a land within one step of own presence: more targets
REACH_INVADERS = 0.25  # ... and one more where invaders stand
BAD_GROUND = 0.7  # presence in a land with blight: the next one cascades onto it
PLAYS = 28.0  # one card played each turn, for a whole game
PAYS = 1.1  # energy that a card asks for on the average; one a turn costs nothing
USUAL = 1.5  # ... while a spirit's own cards cost no more than this on the average; what they cost beyond it is asked besides
SAVED = 5  # energy in store pays for cards over about so many turns
INCOME = 7.0  # one energy each turn, for a whole game: dearer cards instead of cheap ones
INCOME_FOR = 2.5  # ... as far as it is no more than this for each play
INCOME_SPARE = 1.0  # ... and beyond that
RECLAIM = 60.0  # turns of growth lost to reclaiming, for a whole game, by the share of one's cards that is played in a turn
ON_THE_WAY = 0.7  # share of the next number that the circles before it are worth
TRACK_ELEMENT = 6.0  # an element every turn, where an innate power asks for it
GAME_TURNS = 11  # income and plays count for the part of the game that is left
ENERGY = ((3, 1.1), (4, 0.7), (4, 0.4))  # energy in store: the first three are worth so much each, the next four ...
DROWNED = 0.8  # health of drowned invaders on the way to an energy, by its share of it
ENERGY_SPARE = 0.1  # ... and more than that is hardly ever spent
CARD = 2.0  # a card in hand that next turn's plays can use
CARD_SPARE = 0.3  # a card beyond that: choice
OWNED = 3.0  # a card of one's own, for a whole game: choice, and the one taken of four is better than those at the start
ENOUGH = 3  # ... up to the cards of two turns and so many
CARD_DISCARDED = 0.5  # comes back with the next reclaim
LEVEL = 1.2  # a level of an innate power reached this turn
BLIGHTED = 24.0  # the blight card turned: what it does each turn, for a whole game
CAPITAL = 30.0  # towns and cities in one land close to as many as lose the game, divided by how many are missing
CAPITAL_NEAR = 3  # ... from so many missing on
THREAT = 0.35  # share of the harm of the next turn's ravage: powers may still prevent part of it
STRIKE = 0.5  # a health of invaders that dahan can strike in the next turn's ravage
NEXT_BUILD = 0.55  # share of what next turn's build adds
EXPLORE = 0.75  # share of an explorer's worth for one that will come by a card not yet turned up
# Lasting effects of this turn that no other figure shows, by kind: what one point of them is worth.
LASTING = {
    "damage_bonus": 1.1,  # more damage for one power
    "range_bonus": 0.3,  # more targets
    "make_fast": 0.6,  # a slow power before the ravage
    "make_any_fast": 0.8,  # the same, any power
    "allow_repeat": 1.5,  # a card twice
    "keep_card": 1.0,  # a card back in hand
    "share_presence": 0.4,  # more origins
    "retaliate": 0.8,  # damage for pieces destroyed
}
LASTING_MOST = 3  # ... and more than three points are not worth more
BEFORE_RAVAGE = ("", "growth", "fast", "fear")


class InvaderCost(NamedTuple):
    """What an invader of each kind costs at the present terror level."""

    explorer: float
    town: float
    city: float


class Coming(NamedTuple):
    """Lands the invaders will act in: this turn's ravage and build, next turn's, and the chance of an explorer by land."""

    ravage: frozenset[str]
    build: frozenset[str]
    next_ravage: frozenset[str]
    next_build: frozenset[str]
    explore: tuple[tuple[str, float], ...]


def worth_at(terror: int, pressing: float) -> InvaderCost:
    """At this terror level, so many times as much as usual."""
    explorer, town, city = (0.8, TERROR_3_TOWN, TERROR_3_CITY) if terror >= 3 else (1.0, 1.0, 1.0)
    return InvaderCost(EXPLORER * explorer * pressing, TOWN * town * pressing, CITY * city * pressing)


def pressing(turn: int, pool: int, seats: int) -> float:
    """How many times as much invaders count where the blight left would outlast the invader cards: who only holds the island
    then loses by time. In steps, for what is remembered of lands hangs on it.
    """
    each_turn = pool / seats / max(1, GAME_TURNS + 1 - turn)
    return 1.0 + min(PRESS_MOST, round(max(0.0, each_turn - PRESS_FROM) / PRESS_STEP) * PRESS_STEP)


def blight_cost(pool: int, seats: int) -> float:
    """What the next blight from the pool costs; the last one ends the game."""
    if pool <= 1:
        return -LOSS / 4
    return BLIGHT + BLIGHT_POOL * (seats / pool) ** 2


@lru_cache(maxsize=256)
def pool_cost(pool: int, seats: int, start: int) -> float:
    """What all blight taken from a pool has cost; an empty one has lost the game."""
    if not pool:
        return -LOSS
    return sum(BLIGHT_POOL * (seats / k) ** 2 + BLIGHT for k in range(pool + 1, start + 1)) + (-LOSS / 40 if pool == 1 else 0)


def presence_cost(left: int) -> float:
    """What losing one presence costs; the last one ends the game."""
    if left <= 1:
        return -LOSS / 4
    return PRESENCE + LAST_PRESENCE / (left - 0.8) - LAST_PRESENCE / (left + 0.2) + 0.5


def asked(costs: Sequence[int]) -> float:
    """Energy that each card of a turn asks for, by what a spirit's own cards cost."""
    return PAYS + max(0.0, sum(costs) / max(1, len(costs)) - USUAL)


def throughput(number: float, income: float, asks: float = PAYS) -> float:
    """Cards that can be played in a turn, by plays and energy: the scarcer of the two counts most, for cards differ in cost."""
    paid = 1 + income / asks
    return number * paid / (number**4 + paid**4) ** 0.25


def stored(energy: int) -> float:
    """What energy in store is worth: less and less for each."""
    total = 0.0
    for many, each in ENERGY:
        total += each * min(many, energy)
        energy -= many
        if energy <= 0:
            return total
    return total + ENERGY_SPARE * energy


# ------------------------------------------------------------------------------------------------ what is coming


def coming(s: State) -> Coming:
    """Where the invaders act next, by the cards that lie open; a card still face down counts by its chances."""
    phase = s.phase
    if phase in BEFORE_RAVAGE:
        return _coming(s.box, s.layout, s.ravage_slot, s.build_slot, s.build_slot, (), _next_cards(s))
    if phase == "ravage":
        found = _coming(s.box, s.layout, (), s.build_slot, s.build_slot, (), _next_cards(s))
        left = [f.get("left") for f in s.agenda if f.op in ("ravage.lands", "ravage.order")]
        now = [f.get("land") for f in s.agenda if f.op in ("ravage.land", "ravage.go")]
        return found._replace(ravage=frozenset(now).union(*left))
    if phase in ("build", "explore", "advance"):
        going = [f.get("land") for f in s.agenda if f.op in ("build.land", "build.go")]
        cards = _next_cards(s) if not s.explore_slot else ()
        found = _coming(s.box, s.layout, (), (), s.build_slot, s.explore_slot, cards)
        return found._replace(build=frozenset(going))
    cards = _next_cards(s) if not s.build_slot else ()  # a preview that left the explore out
    return _coming(s.box, s.layout, (), (), s.ravage_slot, s.build_slot, cards)


def _next_cards(s: State) -> tuple[str, ...]:
    """The cards that may be turned up next: all unseen ones of the stage on top, whatever their order is."""
    if not s.invader_deck or s.explore_slot:
        return ()
    shown = s.box.invaders
    stage = shown[s.invader_deck[0]].stage
    return tuple(sorted(card for card in s.invader_deck + s.invader_box if shown[card].stage == stage))


@lru_cache(maxsize=4096)
def _coming(
    box: Box,
    layout: str,
    ravage: tuple[str, ...],
    build: tuple[str, ...],
    next_ravage: tuple[str, ...],
    next_build: tuple[str, ...],
    cards: tuple[str, ...],
) -> Coming:
    s = State(box=box, layout=layout)

    def lands(slot: tuple[str, ...]) -> frozenset[str]:
        return frozenset(land for card in slot for land in card_lands(s, card))

    chance: dict[str, float] = {}
    for card in cards:
        for land in card_lands(s, card):
            chance[land] = chance.get(land, 0.0) + 1 / len(cards)
    return Coming(lands(ravage), lands(build), lands(next_ravage), lands(next_build), tuple(chance.items()))


# ------------------------------------------------------------------------------------------------ one land

Holder = tuple[str, int, float]  # a seat, its presence in a land, what losing one costs it


class Found(NamedTuple):
    """What one land comes to: the terms of its worth, the same by name, and what it hands on to the sums of the island."""

    terms: tuple[float, ...]
    parts: tuple[tuple[str, float], ...]
    taken: int  # blight from the pool
    fear: float
    explorers: int
    towns: int
    cities: int


class Rules(NamedTuple):
    """Special rules of the spirits and the adversary in the game that change what invaders do."""

    heat: tuple[tuple[str, Any], ...]
    builds: tuple[str, ...]
    defends: bool  # whether sacred sites of a spirit defend by themselves
    damage: tuple[int, int, int]  # of explorer, town, city
    health: tuple[int, int, int]
    mining: int  # damage from which on a ravage adds a further blight; 0 without
    rush: int  # towns that blight of a ravage brings
    capital: int  # towns and cities in one land with which the game is lost; 0 without


def rules_of(s: State) -> Rules:
    """The rules of this game that change what invaders do."""
    builds = tuple(who for who, _ in q.passives(s, "build_adds"))
    explorer, town, city = ((q.damage_of(s, kind), q.printed_health(s, kind)) for kind in q.INVADERS)
    return Rules(
        tuple(q.passives(s, "invader_health")),
        builds,
        bool(q.passives(s, "site_defend")),
        (explorer[0], town[0], city[0]),
        (explorer[1], town[1], city[1]),
        next((level.mining for level in q.levels(s) if level.mining), 0),
        sum(level.rush for level in q.levels(s)),
        s.box.adversaries[s.adversary].capital if s.adversary else 0,
    )


class Plan(NamedTuple):
    """What the invaders will do in one land."""

    ravage: bool
    build: bool
    next_ravage: bool
    next_build: bool
    worth: InvaderCost


class Row(NamedTuple):
    """A land with what will happen there, the keys of its pieces, and what it was found to come to by what stands there."""

    land: str
    plan: Plan
    explorer: tuple[str, str]
    town: tuple[str, str]
    city: tuple[str, str]
    dahan: tuple[str, str]
    blight: tuple[str, str]
    ravaged: bool
    twice: bool
    found: dict[tuple, Found]


def land_worth(
    s: State, rules: Rules, row: Row, holders: tuple[Holder, ...], mods: tuple[Mod, ...], pool: int, shut: bool
) -> Found:
    """What one land with invaders comes to; `shut` says that a cascade from it would meet blight or presence everywhere.

    It hangs on nothing but the pieces in the land and its other arguments, and on conditions of effects where those have any.
    """
    land, get, plan, worth = row.land, s.pieces.get, row.plan, row.plan.worth
    have_e, have_t, have_c = get(row.explorer), get(row.town), get(row.city)
    e, t, c = sum(have_e or ()), sum(have_t or ()), sum(have_c or ())
    dahan, blight = sum(get(row.dahan, ())), sum(get(row.blight, ()))
    seats, lost, taken, fear = len(s.seats), holders, 0, 0.0
    ground = -BAD_GROUND * len(holders) if blight else 0.0
    terms = [("blight", -blight * BLIGHT), ("blighted-ground", ground)]
    # This turn's ravage, for certain.
    hits, kept = rules.damage, max(0, q.defence(s, land)) if mods or (rules.defends and holders) else 0
    if plan.ravage and not (mods and skip_for(s, land, "ravage") is not None):
        harm = max(0, hits[0] * e + hits[1] * t + hits[2] * c - kept)
        if harm >= 2 and not any(m.kind == "block_blight" for m in mods):
            terms.append(("ravage", -_blight(seats, blight, lost, pool, shut) - rules.rush * worth.town))
            taken = 2 if blight else 1
            if rules.mining and harm >= rules.mining:
                terms.append(("ravage", -blight_cost(max(1, pool - taken), seats) - BLIGHT))
                taken += 1
                blight += 1
            pool = max(1, pool - taken)
            lost = tuple(holder for holder in lost if holder[1] > 1)
            blight += 1
        if dahan:
            if harm and not (mods and q.spared(s, land)):
                dahan -= min(dahan, harm // q.health(s, land, "dahan"))
            if dahan:
                e, t, c, fear = _strike(s, land, 2 * dahan, have_e, have_t, have_c, rules)
                have_t = have_c = None
    # This turn's build.
    if plan.build and (e or t or c) and not (mods and skip_for(s, land, "build") is not None):
        if any(n >= q.SACRED and who in rules.builds for who, n, _ in holders):
            e += 1
        elif t > c:
            c += not (mods and skip_for(s, land, "build-city") is not None)
        else:
            t += 1
    # What stands there then, and the next turn's share.
    here = [("dahan", dahan * DAHAN), ("explorers", -e * worth.explorer)]
    here += [("towns", -t * worth.town), ("cities", -c * worth.city)]
    terms.append(("", dahan * DAHAN - e * worth.explorer - t * worth.town - c * worth.city))
    if have_t and len(have_t) > 1:
        terms.append(("wounds", WOUND * have_t[1] * worth.town / 2))
    if have_c and len(have_c) > 1:
        terms.append(("wounds", WOUND * worth.city / 3 * sum(i * n for i, n in enumerate(have_c))))
    if rules.capital and t + c >= rules.capital - CAPITAL_NEAR:
        near = LOSS / 4 if t + c >= rules.capital else -CAPITAL / (rules.capital - t - c)
        terms.append(("crowded-land", near))
    if plan.next_ravage:
        if rules.defends and holders and mods:  # effects of this turn are over then
            kept = sum(rule.n for who, rule in q.passives(s, "site_defend") if q.sacred(s, land, who))
        harm = max(0, hits[0] * e + hits[1] * t + hits[2] * c - (kept if rules.defends else 0))
        if harm >= 2:
            share = min(1.0, THREAT * (0.6 + 0.1 * harm))
            terms.append(("next-ravage", -share * _blight(seats, blight, lost, max(2, pool), shut)))
            left = dahan - min(dahan, harm // 2)
            terms.append(("next-ravage", -share * (dahan - left) * DAHAN))
            dahan = left
        harmed = rules.health[0] * e + rules.health[1] * t + rules.health[2] * c
        terms.append(("next-strike", STRIKE * min(2 * dahan, harmed)))
    if plan.next_build and (e or t or c):
        terms.append(("next-build", -NEXT_BUILD * (worth.city if t > c else worth.town)))
    parts = (*(part for part in terms if part[0]), *here)
    return Found(tuple(term for _, term in terms if term), parts, taken, fear, e, t, c)


def _blight(seats: int, blight: int, lost: tuple[Holder, ...], pool: int, shut: bool) -> float:
    """What a blight added to a land costs: the pool, the land, presence, and a cascade where there is one."""
    cost = blight_cost(pool, seats) + BLIGHT + sum([each for _, _, each in lost])
    if blight:
        cost += blight_cost(pool - 1, seats) + BLIGHT
        if shut:
            cost += PRESENCE
    return cost


def _strike(
    s: State,
    land: str,
    damage: int,
    have_e: tuple[int, ...] | None,
    have_t: tuple[int, ...] | None,
    have_c: tuple[int, ...] | None,
    rules: Rules,
) -> tuple[int, int, int, float]:
    """(explorers, towns, cities left, fear) after the dahan strike back: cities that can fall first, then towns."""
    less = 0
    for who, passive in rules.heat:
        if q.sacred(s, land, who):
            less -= passive.n
    left = {"explorer": sum(have_e or ()), "town": sum(have_t or ()), "city": sum(have_c or ())}
    fear = 0.0
    explorer, town, city = rules.health
    for kind, have, health, gain in (("city", have_c, city, 2), ("town", have_t, town, 1), ("explorer", have_e, explorer, 0)):
        for wounds in range(len(have or ()) - 1, -1, -1):
            for _ in range((have or ())[wounds]):
                need = max(1, health - less) - wounds
                if need <= damage:
                    damage -= need
                    left[kind] -= 1
                    fear += gain
    return left["explorer"], left["town"], left["city"], fear
