"""How good a position is for the spirits: one number, made of named weights.

Read from top to bottom: the weights say what is worth how much and why, `Evaluation.score` adds them up. What the invaders
will certainly do this turn (ravage and build with the cards that lie open) is worked out land by land, so that a defended
land, a push or a killed explorer shows in the number at once. No card, spirit or land is known by name here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from game.core.decision import Option
from game.spirit_island import queries as q
from game.spirit_island import turn_plan
from game.spirit_island.box import Box, Spirit
from game.spirit_island.invader_phase import card_lands, skip_for
from game.spirit_island.state import State

# ------------------------------------------------------------------------------------------------ weights

WIN = 2000.0  # the game is won: above everything else
LOSS = -2000.0  # the game is lost: below everything else
EXPLORER = 1.6  # lets a town be built, seldom dangerous alone
TOWN = 4.0  # blights a land alone, source of explorers, must go at terror 2
CITY = 6.5  # as a town and harder to remove; must go at terror 3
WOUND = 0.25  # share of a piece's worth for damage that does not kill it: only a tie-break, it heals
TERROR_3_TOWN = 0.8  # factor at terror 3, where towns do not stand in the way of winning
TERROR_3_CITY = 1.5  # factor at terror 3, where cities alone do
GOAL = 40.0  # worth of being one piece from a victory; shared out by what is left: GOAL / (2 + left)
FEAR_STEPS = 0.5  # a fear marker short of the highest terror counts as so many pieces
HURRY = 0.5  # ... and more for each turn
HURRY_FROM = 8  # ... from here on: time runs out
BLIGHT = 4.0  # a blight in a land: cascades, loses presence
BLIGHT_POOL = 80.0  # a blight from the pool, divided by the square of what was left per seat: the last ones cost most
FEAR = 1.15  # one fear marker: a fear card for each pool-full, and the way to the higher terror levels
FEAR_CARD = 1.5  # a fear card earned and not yet turned up: it acts before the next ravage
DAHAN = 1.6  # strikes back in every ravage
PRESENCE = 2.2  # reach, and life: without presence the game is lost
LAST_PRESENCE = 12.0  # divided by what is left: few presences are a danger
SACRED_SITE = 0.8  # origin of many powers
REACH = 0.45  # a land within one step of own presence: more targets
REACH_INVADERS = 0.25  # ... and one more where invaders stand
BAD_GROUND = 0.7  # presence in a land with blight: the next one cascades onto it
PLAYS = 15.0  # one card play each turn, for a whole game
INCOME = 9.0  # one energy each turn, for a whole game, as far as it pays for the plays
INCOME_SPARE = 1.5  # ... and beyond that
PAYS = 1.6  # energy that a card play asks for on the average
ON_THE_WAY = 0.7  # share of the next number that the circles before it are worth
TRACK_ELEMENT = 6.0  # an element every turn, where an innate power asks for it
GAME_TURNS = 11  # income and plays count for the part of the game that is left
ENERGY = ((3, 1.1), (4, 0.7), (4, 0.4))  # energy in store: the first three are worth so much each, the next four ...
ENERGY_SPARE = 0.1  # ... and more than that is hardly ever spent
CARD = 2.0  # a card in hand that next turn's plays can use
CARD_SPARE = 0.3  # a card beyond that: choice
CARD_DISCARDED = 0.5  # comes back with the next reclaim
OWNED = 1.5  # a card of one's own, wherever it lies: fewer turns lost to reclaiming, for a whole game
ENOUGH_CARDS = 3  # ... as long as they are not more than this and two for each play
LEVEL = 1.2  # a level of an innate power reached this turn
THREAT = 0.5  # share of the harm of the next turn's ravage: powers may still prevent part of it
NEXT_BUILD = 0.55  # share of what next turn's build adds
EXPLORE = 0.75  # share of an explorer's worth for one that will come by a card not yet turned up
GROUNDS = 5000  # remembered places of presence; no weight
# Lasting effects of this turn that no other figure shows, by kind: what one point of them is worth.
LASTING = {
    "damage_bonus": 1.1,  # more damage for one power
    "range_bonus": 0.3,  # more targets
    "make_fast": 0.6,  # a slow power before the ravage
    "allow_repeat": 1.5,  # a card twice
    "keep_card": 1.0,  # a card back in hand
    "share_presence": 0.4,  # more origins
    "retaliate": 0.8,  # damage for pieces destroyed
}

LASTING_MOST = 3  # ... and more than three points are not worth more
BEFORE_RAVAGE = ("", "growth", "fast", "fear")
# Questions in the middle of an action that no use of a power or card frames.
UNFRAMED = ("target.land", "target.seat", "damage.ask", "damage.different", "blight.cascade", "skip", "bonus")


# Questions in previews that any answer will do for: cards that nobody has seen yet, and the order of growth.
UNSEEN = ("card.deck", "card.keep", "card.forget", "growth.order")


class Worth(NamedTuple):
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


def worth_at(terror: int) -> Worth:
    if terror >= 3:
        return Worth(EXPLORER * 0.8, TOWN * TERROR_3_TOWN, CITY * TERROR_3_CITY)
    return Worth(EXPLORER, TOWN, CITY)


def blight_cost(pool: int, seats: int) -> float:
    """What the next blight from the pool costs; the last one ends the game."""
    if pool <= 1:
        return -LOSS / 4
    return BLIGHT + BLIGHT_POOL * (seats / pool) ** 2


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


# ------------------------------------------------------------------------------------------------ the score


class Evaluation:
    """The evaluation that `game.ai.greedy` asks for. Stateless but for look-ups that depend on the data alone."""

    stored = staticmethod(stored)

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.grounds: dict[tuple, tuple[float, tuple[str, ...]]] = {}
        self.tracks: dict[tuple[str, str], tuple[tuple[float, int], ...]] = {}

    # -------------------------------------------------------------------------------------- the general contract

    def quiet(self, s: State, seat: str) -> bool:
        """Whether no action of the seat is under way: a moment at which positions can be compared."""
        agenda = s.agenda
        if not agenda:
            return True
        if agenda[-1].op in UNFRAMED:
            return False
        if agenda[-1].op == "together.ask" and turn_plan.question_of(s, seat) == "growth.order":
            return False
        return not any(f.op == "scope" for f in agenda)

    def score(self, s: State, seat: str) -> float:
        """The position's worth for the spirits together. `seat` is whose question it is; they win and lose as one."""
        if s.result:
            return (LOSS if s.result[0] == "loss" else WIN) + self.island(s) / 100
        return self.island(s) + sum(self.spirit(s, who) for who in s.seats)

    def shortcut(self, s: State, seat: str, options: tuple[Option, ...]) -> Option | None:
        """Cards come from unknown decks: in previews any of them will do, and the minor powers are drawn."""
        return options[0] if turn_plan.question_of(s, seat) in UNSEEN else None

    def appraise(self, s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float] | None:
        """Growth and cards are thought through to the end of the turn (`turn_plan`); all else is tried out."""
        think = turn_plan.APPRAISED.get(turn_plan.question_of(s, seat))
        return think(s, seat, options, search) if think else None

    # -------------------------------------------------------------------------------------- the island

    def island(self, s: State) -> float:
        """Invaders, blight, dahan and fear, with what the invaders will do next."""
        get, presence, seats = s.pieces.get, s.presence, s.seats
        table = q.layout(s)
        plan = coming(s)
        worth = worth_at(s.terror)
        heat = [(who, p) for who, p in q.passives(s, "invader_health")]
        builds = [who for who, _ in q.passives(s, "build_adds")]
        mods = bool(s.mods)
        pool = s.blight_pool
        markers = s.fear_taken * s.fear_pool_size + s.fear_generated
        total, fear = 0.0, 0.0
        towns = cities = explorers = 0
        buildings: set[str] = set()
        for land in table.lands:
            have_e, have_t, have_c = get((land, "explorer")), get((land, "town")), get((land, "city"))
            dahan = sum(get((land, "dahan"), ()))
            blight = sum(get((land, "blight"), ()))
            total -= blight * BLIGHT
            if not (have_e or have_t or have_c):
                total += dahan * DAHAN
                if blight:
                    total -= BAD_GROUND * sum(1 for who in seats if presence.get((land, who)))
                continue
            e, t, c = sum(have_e or ()), sum(have_t or ()), sum(have_c or ())
            lost = [who for who in seats if presence.get((land, who))]
            if blight:
                total -= BAD_GROUND * len(lost)
            # This turn's ravage, for certain.
            if land in plan.ravage and not (mods and skip_for(s, land, "ravage") is not None):
                harm = max(0, e + 2 * t + 3 * c - (max(0, q.defence(s, land)) if mods else 0))
                if harm >= 2 and not (mods and any(m.kind == "block_blight" and m.where == land for m in s.mods)):
                    total -= self._blight(s, land, blight, lost, pool)
                    pool = max(1, pool - (2 if blight else 1))
                    lost = [who for who in lost if presence[(land, who)] > 1]
                    blight += 1
                if dahan:
                    if harm and not (mods and q.protected(s, land)):
                        dahan -= min(dahan, harm // q.health(s, land, "dahan"))
                    if dahan:
                        e, t, c, gained = _strike(s, land, 2 * dahan, have_e, have_t, have_c, heat)
                        fear += gained
                        have_t = have_c = None
            # This turn's build.
            if land in plan.build and (e or t or c) and not (mods and skip_for(s, land, "build") is not None):
                if any(presence.get((land, who), 0) >= q.SACRED for who in builds):
                    e += 1
                elif t > c:
                    c += not (mods and skip_for(s, land, "build-city") is not None)
                else:
                    t += 1
            # What stands there then, and the next turn's share.
            total += dahan * DAHAN - e * worth.explorer - t * worth.town - c * worth.city
            if have_t and len(have_t) > 1:
                total += WOUND * have_t[1] * worth.town / 2
            if have_c and len(have_c) > 1:
                total += WOUND * worth.city / 3 * sum(i * n for i, n in enumerate(have_c))
            if land in plan.next_ravage:
                harm = e + 2 * t + 3 * c
                if harm >= 2:
                    share = min(1.0, THREAT * (0.6 + 0.1 * harm))
                    total -= share * self._blight(s, land, blight, lost, max(2, pool))
                    left = dahan - min(dahan, harm // 2)
                    total -= share * (dahan - left) * DAHAN
                    dahan = left
                total += 0.5 * min(2 * dahan, e + 2 * t + 3 * c)
            if land in plan.next_build and (e or t or c):
                total -= NEXT_BUILD * (worth.city if t > c else worth.town)
            explorers += e
            towns += t
            cities += c
            if t or c:
                buildings.add(land)
        # Explorers of a card still face down come to the coast and next to towns and cities.
        for land, chance in plan.explore:
            if table.land[land].coastal or land in buildings or any(n in buildings for n in table.adjacent[land]):
                total -= EXPLORE * chance * worth.explorer
        total -= _pool_cost(s)
        total += FEAR * (markers + fear) + FEAR_CARD * len(s.fear_earned)
        left = cities if s.terror >= 3 else cities + towns if s.terror == 2 else cities + towns + explorers
        frightened = (sum(s.fear_split) * s.fear_pool_size - markers - fear) * FEAR_STEPS / len(seats)
        total += GOAL * (1 + HURRY * max(0, s.turn - HURRY_FROM)) / (2 + max(0.0, min(left / len(seats), frightened)))
        for mod in s.mods:
            value = LASTING.get(mod.kind)
            if value:
                total += value * max(1, min(LASTING_MOST, mod.n))
        return total

    def _blight(self, s: State, land: str, blight: int, lost: list[str], pool: int) -> float:
        """What a blight added to this land costs: the pool, the land, presence, and a cascade where there is one."""
        seats = len(s.seats)
        cost = blight_cost(pool, seats) + BLIGHT + sum(_presence_cost(s, who) for who in lost)
        if blight:
            cost += blight_cost(pool - 1, seats) + BLIGHT
            near = q.layout(s).adjacent[land]
            if not any(not s.pieces.get((n, "blight")) and not any(s.presence.get((n, who)) for who in s.seats) for n in near):
                cost += PRESENCE
        return cost

    # -------------------------------------------------------------------------------------- one spirit

    def spirit(self, s: State, seat: str) -> float:
        """Presence, tracks, energy, cards and elements of one spirit."""
        spirit = s.box.spirits[s.spirits[seat]]
        total, inside = self.ground(s, seat)
        pieces = s.pieces
        total += REACH_INVADERS * sum(1 for land in inside if (land, "town") in pieces or (land, "city") in pieces)
        rest = max(1, GAME_TURNS + 1 - s.turn) / GAME_TURNS
        energy, plays = s.tracks[(seat, "energy")], s.tracks[(seat, "plays")]
        income, extra = self.track(spirit, "energy")[energy]
        number, more = self.track(spirit, "plays")[plays]
        paid = min(income, PAYS * number)
        total += rest * (PLAYS * number + INCOME * paid + INCOME_SPARE * (income - paid) + TRACK_ELEMENT * (extra + more))
        total += stored(s.energy[seat])
        ready = spirit.tracks["plays"][plays][0]
        hand = len(s.hand[seat])
        total += CARD * min(hand, ready) + CARD_SPARE * max(0, hand - ready)
        down = len(s.discard[seat]) + len(s.played[seat])
        total += CARD_DISCARDED * down + rest * OWNED * min(hand + down, ENOUGH_CARDS + 2 * ready)
        if s.played[seat] or s.gained:
            have = q.elements(s, seat)
            for innate in spirit.innates:
                total += LEVEL * sum(1 for level in s.box.powers["innate:" + innate].levels if q.enough(have, level.need))
        return total

    def ground(self, s: State, seat: str) -> tuple[float, tuple[str, ...]]:
        """(the worth of a spirit's presence, the lands within a step of it), remembered by where presence lies."""
        key = (seat, s.layout, tuple(s.presence.items()))
        found = self.grounds.get(key)
        if found is None:
            table = q.layout(s)
            inside: dict[str, None] = {}
            discs, total = 0, 0.0
            for (land, who), n in s.presence.items():
                if who == seat:
                    discs += n
                    if n >= q.SACRED:
                        total += SACRED_SITE
                    inside.update(dict.fromkeys(table.within[land][1]))
            total += discs * PRESENCE - LAST_PRESENCE / (discs + 0.2) + REACH * len(inside)
            if len(self.grounds) > GROUNDS:
                self.grounds.clear()
            found = self.grounds[key] = (total, tuple(inside))
        return found

    def track(self, spirit: Spirit, name: str) -> tuple[tuple[float, int], ...]:
        """By circle of a track: (its number with a share of the next one, useful elements), once it is uncovered."""
        found = self.tracks.get((spirit.id, name))
        if found is None:
            powers = self.rules.box.powers
            levels = [level for innate in spirit.innates for level in powers["innate:" + innate].levels]
            wanted = {element for level in levels for element, _ in level.need}
            circles = spirit.tracks[name]
            made = []
            for at, (number, elements) in enumerate(circles):
                after = next((i for i in range(at, len(circles)) if circles[i][0] > number), at)
                before = next(i for i in range(at + 1) if circles[i][0] == number)
                step = circles[after][0] - number
                share = ON_THE_WAY * step * (at - before) / (after - before) if after > at else 0.0
                made.append((number + share, sum(1 for element in elements if element in wanted)))
            found = tuple(made)
            self.tracks[(spirit.id, name)] = found
        return found


def _presence_cost(s: State, seat: str) -> float:
    """What losing one presence costs; the last one ends the game."""
    left = sum(n for (_, who), n in s.presence.items() if who == seat)
    if left <= 1:
        return -LOSS / 4
    return PRESENCE + LAST_PRESENCE / (left - 0.8) - LAST_PRESENCE / (left + 0.2) + 0.5


def _pool_cost(s: State) -> float:
    """The cost of all blight taken from the pool so far: each next one costs more."""
    seats, pool = len(s.seats), s.blight_pool
    if not pool:
        return -LOSS
    start = s.box.figures["blight_pool"]["per_player"] * seats + s.box.figures["blight_pool"]["extra"]
    return sum(BLIGHT_POOL * (seats / k) ** 2 + BLIGHT for k in range(pool + 1, start + 1)) + (-LOSS / 40 if pool == 1 else 0)


def _strike(
    s: State,
    land: str,
    damage: int,
    have_e: tuple[int, ...] | None,
    have_t: tuple[int, ...] | None,
    have_c: tuple[int, ...] | None,
    heat: list,
) -> tuple[int, int, int, float]:
    """(explorers, towns, cities left, fear) after the dahan strike back: cities that can fall first, then towns."""
    less = 0
    for who, passive in heat:
        if s.presence.get((land, who), 0) >= q.SACRED:
            less -= passive.n
    left = {"explorer": sum(have_e or ()), "town": sum(have_t or ()), "city": sum(have_c or ())}
    fear = 0.0
    for kind, have, health, gain in (("city", have_c, 3, 2), ("town", have_t, 2, 1), ("explorer", have_e, 1, 0)):
        for wounds in range(len(have or ()) - 1, -1, -1):
            for _ in range((have or ())[wounds]):
                need = max(1, health - less) - wounds
                if need <= damage:
                    damage -= need
                    left[kind] -= 1
                    fear += gain
    return left["explorer"], left["town"], left["city"], fear
