"""How good a position is for the spirits: one number, made of the weights in `weights.py`.

What the invaders will certainly do this turn (ravage and build with the cards that lie open) is worked out land by land, so
that a defended land, a push or a killed explorer shows in the number at once. Thousands of positions in a row differ in a
land or two: what has been worked out is remembered, land by land, by everything that it hangs on.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.engine.decision import Mod, Option, Reason
from game.spirit_island import challenge, sea
from game.spirit_island import queries as q
from game.spirit_island.bot import plan_terms, scenario, turn_plan
from game.spirit_island.bot import weights as w
from game.spirit_island.bot.weights import Coming, Holder, InvaderCost, Plan, Row
from game.spirit_island.box import Spirit
from game.spirit_island.state import State

# Questions in the middle of an action that no use of a power or card frames.
UNFRAMED = ("target.land", "target.seat", "damage.ask", "damage.different", "blight.cascade", "skip", "bonus")
# Questions in previews that any answer will do for: cards that nobody has seen yet, and the order of growth.
UNSEEN = ("card.deck", "card.keep", "card.forget", "growth.order")
# Lasting effects that change what the invaders do in a land.
BEARING = ("defend", "ward", "skip", "block_blight", "protect_dahan", "dahan_health", "spare_dahan", "dahan_strike_together")
# How much is remembered: games, entries of one kind, lands, islands.
TABLES = 4
KEPT = 5000
LANDS = 100_000
ISLANDS = 3000

# ------------------------------------------------------------------------------------------------ what is remembered


class Place:
    """What hangs on where presence lies alone."""

    def __init__(self, s: State) -> None:
        within = sea.waters(s).within
        discs = dict.fromkeys(s.seats, 0)
        inside: dict[str, set[str]] = {who: set() for who in s.seats}
        self.ground = dict.fromkeys(s.seats, 0.0)
        for (land, who), n in s.presence.items():
            discs[who] += n
            self.ground[who] += w.SACRED_SITE * q.sacred(s, land, who)
            inside[who].update(within[land][1])
        self.inside = {who: frozenset(lands) for who, lands in inside.items()}
        self.parts: dict[str, dict[str, float]] = {}
        for who, n in discs.items():
            presence, reach = n * w.PRESENCE - w.LAST_PRESENCE / (n + 0.2), w.REACH * len(inside[who])
            self.parts[who] = {"sacred-sites": self.ground[who], "presence": presence, "reach": reach}
            self.ground[who] += presence + reach
        costs = {who: w.presence_cost(n) for who, n in discs.items()}
        self.islands: dict[tuple, tuple[float, set[str]]] = {}
        self.there: dict[str, tuple[Holder, ...]] = {}
        for land, _ in s.presence:
            if land not in self.there:
                here = [(who, s.presence.get((land, who), 0)) for who in s.seats]
                self.there[land] = tuple((who, n, costs[who]) for who, n in here if n)


class Effects:
    """The lasting effects that bear on what the invaders do, by land."""

    def __init__(self, mods: tuple[Mod, ...]) -> None:
        everywhere = tuple(mod for mod in mods if mod.kind == "ward" or (mod.kind == "skip" and mod.data[2]))
        self.sure = not any(mod.kind == "skip" for mod in everywhere)  # without an effect whose own condition must be asked
        self.elsewhere = everywhere
        self.by_land: dict[str, tuple[Mod, ...]] = {}
        for mod in mods:
            if mod.kind in BEARING and mod not in everywhere:
                self.by_land[mod.where] = (*self.by_land.get(mod.where, everywhere), mod)
        self.worth = [w.LASTING[mod.kind] * max(1, min(w.LASTING_MOST, mod.n)) for mod in mods if mod.kind in w.LASTING]


class Outlook(NamedTuple):
    """The island under one plan of the invaders: its lands, and for explorers (on the coast, lands around, cost)."""

    rows: list[Row]
    sources: list[tuple[bool, frozenset[str], float]]


class Table:
    """What is remembered of one game: it would be found again, so it only saves time. Bounded, and dropped as a whole."""

    def __init__(self, s: State) -> None:
        self.layout = q.layout(s)
        self.rules = w.rules_of(s)
        self.places: dict[tuple, Place] = {}
        self.effects: dict[tuple[Mod, ...], Effects] = {}
        self.rows: dict[tuple[str, Plan], Row] = {}
        self.outlooks: dict[tuple[Coming, InvaderCost], Outlook] = {}
        self.spirits: dict[tuple, tuple[float, ...]] = {}
        self.levels: dict[tuple, int] = {}
        self.lands = self.islands = 0  # how many are remembered

    def place(self, s: State) -> Place:
        key = tuple(s.presence.items())
        found = self.places.get(key)
        if found is None:
            found = _bounded(self.places)[key] = Place(s)
        return found

    def kept(self, place: Place) -> dict[tuple, tuple[float, set[str]]]:
        """Where the worth of the island is to be kept; all places are forgotten when there are many of them."""
        self.islands += 1
        if self.islands > ISLANDS:
            self.islands = 0
            self.places.clear()
        return place.islands

    def effect(self, mods: tuple[Mod, ...]) -> Effects:
        found = self.effects.get(mods)
        if found is None:
            found = _bounded(self.effects)[mods] = Effects(mods)
        return found

    def outlook(self, plan: Coming, worth: InvaderCost) -> Outlook:
        if self.lands > LANDS:
            self.lands = 0
            self.rows.clear()
            self.outlooks.clear()
        found = self.outlooks.get((plan, worth))
        if found is None:
            table = self.layout
            sources = [
                (table.land[land].coastal, frozenset((land, *table.adjacent[land])), w.EXPLORE * chance * worth.explorer)
                for land, chance in plan.explore
            ]
            made = Outlook([self.row(land, plan, worth) for land in table.lands], sources)
            found = _bounded(self.outlooks)[plan, worth] = made
        return found

    def row(self, land: str, coming: Coming, worth: InvaderCost) -> Row:
        ravage, build, again, next_build = (land in lands for lands in coming[:4])
        plan = Plan(ravage, build, again, next_build, worth)
        found = self.rows.get((land, plan))
        if found is None:
            e, t, c, d, b = ((land, kind) for kind in ("explorer", "town", "city", "dahan", "blight"))
            found = self.rows[land, plan] = Row(land, plan, e, t, c, d, b, ravage or again, ravage and again, {})
        return found


def _bounded(shelf: dict) -> dict:
    """The shelf, emptied where it is full."""
    if len(shelf) >= KEPT:
        shelf.clear()
    return shelf


# ------------------------------------------------------------------------------------------------ the score


class Evaluation:
    """The evaluation that `game.ai.greedy` asks for. What it remembers it would find again: it only saves time."""

    scale = 12.0
    temperature = 4.0
    limit, narrow = 3000, 80  # a push of several pieces has many ways to go
    terms = (
        "blight", "blighted-ground", "ravage", "dahan", "explorers", "towns", "cities", "wounds", "next-ravage", "next-strike",
        "next-build", "crowded-land", "explore", "blight-pool", "fear", "goal", "scenario", "lasting", "sacred-sites",
        "presence", "reach", "reach-invaders", "tracks", "energy", "hand", "cards-owned", "drowned", "levels", "won", "lost",
        "card-effects", "elements", "cards-left", "card-elements", "card-cost", "card-forgotten", "in-use", "deck",
    )  # fmt: skip
    stored = staticmethod(w.stored)

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.tables: dict[tuple, Table] = {}
        self.tracks: dict[tuple[str, str], tuple[tuple[float, int], ...]] = {}

    # -------------------------------------------------------------------------------------- the general contract

    def quiet(self, s: State, seat: str) -> bool:
        """Whether no action of the seat is under way: a moment at which positions can be compared."""
        if not s.agenda:
            return True
        top = s.agenda[-1].op
        if top in UNFRAMED or (top == "together.ask" and turn_plan.question_of(s, seat) == "growth.order"):
            return False
        return turn_plan.reclaiming(s, seat) or not any(f.op == "scope" for f in s.agenda)

    def score(self, s: State, seat: str) -> float:
        """The position's worth for the spirits together. `seat` is whose question it is; they win and lose as one."""
        table = self.table(s)
        place = table.place(s)
        plan, mods = w.coming(s), tuple(s.mods)
        effects = table.effect(mods) if mods else None
        feared = (s.terror, s.fear_taken, s.fear_generated, len(s.fear_earned))
        key = (plan, mods, feared, s.blight_pool, s.blighted, s.turn, frozenset(s.pieces.items()))
        found = place.islands.get(key)
        if found is None:
            found = self.island(s, table, place, table.outlook(plan, _worth(s)), effects)
            if not effects or effects.sure:
                table.kept(place)[key] = found
        island, standing = found
        if s.scenario:
            island += scenario.worth(s, plan)
        if s.result:
            return (w.LOSS if s.result[0] == "loss" else w.WIN) + island / 100
        return island + sum([self.spirit(s, who, table, place, standing) for who in s.seats])

    def weigh(self, s: State, seat: str) -> dict[str, float]:
        """What the score is made of: all spirits together."""
        table = self.table(s)
        place = table.place(s)
        mods = tuple(s.mods)
        effects = table.effect(mods) if mods else None
        plan = w.coming(s)
        parts, _, standing = self.island_terms(s, table, place, table.outlook(plan, _worth(s)), effects)
        if s.scenario:
            parts.append(("scenario", scenario.worth(s, plan)))
        found: dict[str, float] = {}
        share = 0.01 if s.result else 1.0
        if s.result:
            found["lost" if s.result[0] == "loss" else "won"] = w.LOSS if s.result[0] == "loss" else w.WIN
        for name, term in parts:
            found[name] = found.get(name, 0.0) + share * term
        for who in () if s.result else s.seats:
            for name, term in self.spirit_terms(s, who, table, place, standing).items():
                found[name] = found.get(name, 0.0) + term
        return found

    def table(self, s: State) -> Table:
        """What is remembered of this game."""
        rivals = (s.adversary, s.level, s.blight_card)
        key = (s.layout, s.seats, tuple(s.spirits.items()), s.fear_split, s.fear_pool_size, *rivals)
        found = self.tables.get(key)
        if found is None:
            if len(self.tables) >= TABLES:
                self.tables.clear()
            found = self.tables[key] = Table(s)
        return found

    def shortcut(self, s: State, seat: str, options: tuple[Option, ...]) -> Option | None:
        """Cards come from unknown decks: in previews any of them will do, and the minor powers are drawn."""
        return options[0] if turn_plan.question_of(s, seat) in UNSEEN else None

    def appraise(self, s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float] | None:
        """Growth and cards are thought through to the end of the turn (`turn_plan`); all else is tried out."""
        think = turn_plan.APPRAISED.get(turn_plan.question_of(s, seat))
        return think(s, seat, options, search) if think else None

    def weigh_answers(self, s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, dict[str, float]] | None:
        """What the worths of growth and cards are made of."""
        think = plan_terms.WEIGHED.get(turn_plan.question_of(s, seat))
        return think(s, seat, options, search) if think else None

    def remark(self, s: State, seat: str, key: str) -> Reason | None:
        """All play together, and what a bot does shows at once: nothing has to be said."""
        return None

    # -------------------------------------------------------------------------------------- the island

    def island(self, s: State, table: Table, place: Place, outlook: Outlook, effects: Effects | None) -> tuple[float, set[str]]:
        """(the worth of invaders, blight, dahan and fear, with what the invaders will do next; lands with towns or cities)."""
        _, terms, standing = self.island_terms(s, table, place, outlook, effects)
        return sum(terms), standing

    def island_terms(
        self, s: State, table: Table, place: Place, outlook: Outlook, effects: Effects | None
    ) -> tuple[list[tuple[str, float]], list[float], set[str]]:  # fmt: skip
        """(its parts by name, the same as they are summed up, lands with towns or cities)."""
        get, there, seats = s.pieces.get, place.there.get, len(s.seats)
        after = challenge.after_turning(s)
        pool = s.blight_pool + after  # until the game is lost: turning the card gives more
        bearing: tuple[Mod, ...] = ()
        markers = s.fear_taken * s.fear_pool_size + s.fear_generated
        parts: list[tuple[str, float]] = []
        terms: list[float] = []
        fear = 0.0
        towns = cities = explorers = 0
        buildings: set[str] = set()
        standing: set[str] = set()
        for row in outlook.rows:
            land, _, of_e, of_t, of_c, of_d, of_b, ravaged, twice, remembered = row
            have_e, have_t, have_c, dahan, blight = get(of_e), get(of_t), get(of_c), get(of_d), get(of_b)
            if have_t or have_c:
                standing.add(land)
            elif not have_e:
                if blight:
                    terms.append(-sum(blight) * w.BLIGHT)
                    parts.append(("blight", terms[-1]))
                if dahan:
                    terms.append(sum(dahan) * w.DAHAN)
                    parts.append(("dahan", terms[-1]))
                if blight and (holders := there(land)):
                    terms.append(-w.BAD_GROUND * len(holders))
                    parts.append(("blighted-ground", terms[-1]))
                continue
            holders = there(land, ())
            if effects:
                bearing = effects.by_land.get(land, effects.elsewhere)
            if ravaged:
                shut = bool(blight or twice) and _shut(s, table, place, land)
                content: tuple = (have_e, have_t, have_c, dahan, blight, holders, bearing, pool, shut)
            else:
                shut = False
                content = (have_e, have_t, have_c, dahan, blight, holders, bearing)
            found = remembered.get(content)
            if found is None:
                found = w.land_worth(s, table.rules, row, holders, bearing, pool, shut)
                if not effects or effects.sure:
                    table.lands += 1
                    remembered[content] = found
            more, named, taken, gained, e, t, c = found
            terms += more
            parts += named
            if taken:
                pool = max(1, pool - taken)
            fear += gained
            explorers += e
            towns += t
            cities += c
            if t or c:
                buildings.add(land)
        # Explorers of a card still face down come to the coast and next to towns and cities.
        for coastal, around, cost in outlook.sources:
            if coastal or not buildings.isdisjoint(around):
                terms.append(-cost)
                parts.append(("explore", terms[-1]))
        terms.append(-w.pool_cost(s.blight_pool + after, seats, self._most(s)))
        parts.append(("blight-pool", terms[-1]))
        if s.blight_card:  # on the way to its other side, or there
            turned = 1.0 if s.blighted else 1 - max(0, pool - after) / self._healthy(s)
            terms.append(-w.BLIGHTED * seats * turned * max(1, w.GAME_TURNS + 1 - s.turn) / w.GAME_TURNS)
            parts.append(("blight-pool", terms[-1]))
        terms.append(w.FEAR * (markers + fear) + w.FEAR_CARD * len(s.fear_earned))
        left = cities if s.terror >= 3 else cities + towns if s.terror == 2 else cities + towns + explorers
        frightened = (sum(s.fear_split) * s.fear_pool_size - markers - fear) * w.FEAR_STEPS / seats
        parts.append(("fear", terms[-1]))
        terms.append(w.GOAL * (1 + w.HURRY * max(0, s.turn - w.HURRY_FROM)) / (2 + max(0.0, min(left / seats, frightened))))
        parts.append(("goal", terms[-1]))
        if effects:
            parts += [("lasting", term) for term in effects.worth]
            terms += effects.worth
        return parts, terms, standing

    def _healthy(self, s: State) -> int:
        """Blight in the pool at the start, or on the healthy side of the card."""
        figures = s.box.figures_of(s.set)
        pool = figures["blight_card"] if s.blight_card else figures["blight_pool"]
        return int(pool["per_player"] * len(s.seats) + pool["extra"])

    def _most(self, s: State) -> int:
        """All the blight that the island bears: each that is taken costs more than the one before."""
        return self._healthy(s) + (s.box.blight_cards[s.blight_card].per_player * len(s.seats) if s.blight_card else 0)

    # -------------------------------------------------------------------------------------- one spirit

    def spirit(self, s: State, seat: str, table: Table, place: Place, standing: set[str]) -> float:
        """Presence, tracks, energy, cards and elements of one spirit."""
        terms = self._tracks(s, seat, table)
        total = sum(terms, place.ground[seat] + w.REACH_INVADERS * len(place.inside[seat] & standing))
        if s.drowned:
            total += w.DROWNED * s.drowned.get(seat, 0) / len(s.seats)
        if s.played[seat] or s.gained or s.chosen:
            return total + w.LEVEL * self._reached(s, seat, table)
        return total

    def spirit_terms(self, s: State, seat: str, table: Table, place: Place, standing: set[str]) -> dict[str, float]:
        """The same in its parts."""
        return {
            **place.parts[seat],
            "reach-invaders": w.REACH_INVADERS * len(place.inside[seat] & standing),
            **dict(zip(("tracks", "energy", "hand", "cards-owned"), self._tracks(s, seat, table), strict=True)),
            "drowned": w.DROWNED * s.drowned.get(seat, 0) / len(s.seats) if s.drowned else 0.0,
            "levels": w.LEVEL * self._reached(s, seat, table) if s.played[seat] or s.gained or s.chosen else 0.0,
        }

    def _tracks(self, s: State, seat: str, table: Table) -> tuple[float, ...]:
        """What tracks, energy, hand and cards of a spirit are worth."""
        energy, plays, down = s.tracks[(seat, "energy")], s.tracks[(seat, "plays")], len(s.discard[seat]) + len(s.played[seat])
        key = (s.spirits[seat], energy, plays, s.energy[seat], len(s.hand[seat]), down, s.turn)
        terms = table.spirits.get(key)
        if terms is None:
            terms = _bounded(table.spirits)[key] = self._growth(*key)
        return terms

    def _reached(self, s: State, seat: str, table: Table) -> int:
        """How many levels of its innate powers a spirit reaches now."""
        energy, plays = s.tracks[(seat, "energy")], s.tracks[(seat, "plays")]
        reached = (seat, energy, plays, s.played[seat], tuple(s.gained.items()), s.chosen.get(seat))
        levels = table.levels.get(reached)
        if levels is None:
            levels = _bounded(table.levels)[reached] = self._levels(s, seat)
        return levels

    def _growth(self, name: str, energy: int, plays: int, store: int, hand: int, down: int, turn: int) -> tuple[float, ...]:
        """What tracks, energy and cards of a spirit are worth, by the circles uncovered."""
        spirit = self.rules.box.spirits[name]
        rest = max(1, w.GAME_TURNS + 1 - turn) / w.GAME_TURNS
        income, extra = self.track(spirit, "energy")[energy]
        number, more = self.track(spirit, "plays")[plays]
        asks = w.asked([self.rules.box.powers["card:" + card].cost for card in spirit.uniques])
        dear = asks / w.PAYS
        used, paid = w.throughput(number, income + store / w.SAVED, asks), min(income, w.INCOME_FOR * dear * number)
        ready = spirit.tracks["plays"][plays][0]
        back = sum(1 for name, at in spirit.reclaims if at <= (energy if name == "energy" else plays))
        owned, lost = hand + down, max(0.0, used - back)  # cards, and those of a turn that only a reclaim brings back
        kept = w.OWNED * min(owned, 2 * ready + w.ENOUGH)
        earned = w.INCOME * dear * paid + w.INCOME_SPARE * (income - paid)
        return (
            rest * (w.PLAYS * used + earned + w.TRACK_ELEMENT * (extra + more)),
            w.stored(store),
            w.CARD * min(hand, ready) + w.CARD_SPARE * max(0, hand - ready),
            w.CARD_DISCARDED * down + rest * (kept - w.RECLAIM * min(1.0, lost / max(1, owned))),
        )

    def _levels(self, s: State, seat: str) -> int:
        """How many levels of its innate powers a spirit reaches now."""
        have, powers = q.elements(s, seat), s.box.powers
        levels = [level for innate in s.box.spirits[s.spirits[seat]].innates for level in powers["innate:" + innate].levels]
        return sum(1 for level in levels if q.enough(have, level.need))

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
                share = w.ON_THE_WAY * step * (at - before) / (after - before) if after > at else 0.0
                made.append((number + share, sum(1 for element in elements if element in wanted)))
            found = tuple(made)
            self.tracks[(spirit.id, name)] = found
        return found


def _worth(s: State) -> InvaderCost:
    """What an invader of each kind costs now."""
    return w.worth_at(s.terror, w.pressing(s.turn, s.blight_pool + challenge.after_turning(s), len(s.seats)))


def _shut(s: State, table: Table, place: Place, land: str) -> bool:
    """Whether every land around has blight or presence."""
    pieces, there = s.pieces, place.there
    for near in table.layout.adjacent[land]:
        if near not in there and (near, "blight") not in pieces:
            return False
    return True
