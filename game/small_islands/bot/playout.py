"""How the search plays on: a quick player that places, lands, builds and chooses about as `greedy` does, far more cheaply.

A placement is judged by the islands it joins alone: what they promise after it, less what they promised before. Nobody lays
bonus tokens in a playout; they are kept back at its beginning and counted as kept at its end. A playout goes to the end of the
round, where what was begun has been paid, and is judged there by what such positions have come to on the average.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

from game.core.engine.decision import Option
from game.core.engine.known import HIDDEN
from game.core.engine.odds import squash
from game.small_islands import placement
from game.small_islands.bot import evaluate
from game.small_islands.bot.evaluate import Evaluation, question
from game.small_islands.effects import Mission, Reward
from game.small_islands.faces import Face
from game.small_islands.islands import Isles, index, meeting
from game.small_islands.phases import colours
from game.small_islands.solo import ports_around
from game.small_islands.state import ALEXIS, Ids, State

CHOSEN_FROM = 3  # cards of a kind that a seat chooses its objective from
HASTE = 14  # turns after which a playout lands as soon as it may
FINAL = 3.0  # points ahead in the final score that count as three chances of four (see `squash`); half the rest is the win
PAR = 40.0  # the final score that is even where there is no opponent at all
KEPT = 100_000  # islands whose worth to a seat is remembered

Counts = tuple[int, ...]  # size, flower, fruit, leaf, temple, port
Look = tuple[Any, ...]  # counts, house symbols, colours with a house
Pair = tuple[Mission, Reward]


class Weights(NamedTuple):
    """What the quick player believes, in points. `tools/playout_duel.py` lets two beliefs play against each other.

    Those by rounds are for none, one, two, three rounds still to come. `houses`, `held`, `ship`, `port` and `spread` are the
    coefficients and the error of a regression of the final margin on the positions at the ends of rounds in 1,500 games of the
    quick player against itself (normal mode, seeds from 30000; the advanced mode came out alike).
    """

    sure: float = evaluate.SURE  # what the present objective pays as the islands are now
    near: tuple[float, ...] = evaluate.NEAR  # ... of an island one, two, three symbols short of it
    growing: float = 0.1  # points that a reward gains on an island with each turn
    next: float = evaluate.NEXT  # what the kept objective would pay
    next_near: tuple[float, ...] = evaluate.NEXT_NEAR
    rivals: float = 1.0  # weight of what a placement gives others
    land: float = 2.3  # points by which going on must look better than landing: promises are not all kept
    cost: tuple[float, ...] = (0.0, 1.5, 2.5, 3.5)  # a house used in a round, by rounds
    houses: tuple[float, ...] = (2.0, 3.0, 4.3, 4.3)  # a house left at the end of a round
    held: float = 0.7  # share of what the best held objective promises
    ship: float = 1.8  # an own ship still to be placed
    port: float = 0.7  # a port around the own ship
    token: float = evaluate.TOKEN  # a bonus token kept
    spread: tuple[float, ...] = (4.0, 5.2, 6.0, 6.0)  # points ahead that count as three chances of four


BELIEFS = Weights()


class Plan(NamedTuple):
    """What a seat has in mind for its turn: the tile it places, and where."""

    seat: str
    turn: int
    tile: str
    key: str


class Quick:
    """`game.ai.search.Playouts` for Small Islands."""

    def __init__(self, rules: Any, evaluation: Evaluation, weights: Weights = BELIEFS) -> None:
        self.rules, self.evaluation, self.weights = rules, evaluation, weights
        self.known: dict[tuple, dict[Look, float]] = {}
        self.size = 0
        self.plan: Plan | None = None
        self.started = 0

    # -------------------------------------------------------------------------------------- what others hold

    def believe(self, s: State, view: State, seat: str) -> None:
        """Others have chosen what they play: of `CHOSEN_FROM` cards dealt by chance the one that promises them most."""
        for rival in s.seats:
            hidden = view.current.get(rival, ())
            if rival == seat or HIDDEN not in hidden or HIDDEN in view.held.get(rival, ()):
                continue
            kinds = ("mission", "reward") if s.mode == "advanced" else ("objective",)
            hands = [(card, *getattr(s, f"deck_{kind}s")[1 - CHOSEN_FROM :]) for kind, card in zip(kinds, s.current[rival])]
            best = max(product(*hands), key=lambda cards: self.promise(s, rival, cards))
            for kind, before, card in zip(kinds, s.current[rival], best):
                if card != before:
                    name = f"deck_{kind}s"
                    setattr(s, name, tuple(before if each == card else each for each in getattr(s, name)))
            s.current[rival] = best

    def promise(self, s: State, seat: str, cards: Ids) -> float:
        """What these cards promise a seat as its objective of this round."""
        pair = s.box.pair(cards)
        if pair is None:
            return 0.0
        near, houses = self.weights.near, s.houses_hand.get(seat, 0)
        return self.evaluation.promise(s, seat, *pair, near=near, growing=0.0, houses=houses, cost=self.house_cost(s))[0]

    # -------------------------------------------------------------------------------------- how far

    def begin(self, s: State) -> tuple[int, dict[str, Ids]]:
        """Takes the bonus tokens away, so that no time goes into where they might lie."""
        kept, round_ = dict(s.tokens_left), s.round
        self.plan, self.started = None, s.turn
        if s.agenda and s.agenda[-1].op == "place.token":
            self.rules.play(s, next(option for option in self.rules.options(s) if option.key == "done"))
        for seat in s.seats:
            s.tokens_left[seat] = ()
        return round_, kept

    def far_enough(self, s: State, start: tuple[int, dict[str, Ids]]) -> bool:
        """At the end of the round everything that was begun has been paid; further on a playout shows more chance than play."""
        return s.round > start[0]

    def end(self, s: State, start: tuple[int, dict[str, Ids]]) -> None:
        """Gives the tokens back, so that what is left of them counts."""
        s.tokens_left.update(start[1])

    def chances(self, s: State) -> list[float] | None:
        """Each seat's chance to win, at the end of a round or of the game; None in other positions."""
        result = self.rules.result(s)
        if result is not None:
            scores = dict(result.scores)
            worths = {colour: float(scores.get(colour, 0)) for colour in colours(s)}
            spread = FINAL
        elif s.phase == "preparation":
            worths = {colour: self.worth(s, colour) for colour in colours(s)}
            spread = self.weights.spread[min(3, evaluate.rounds_after(s))]
        else:
            return None
        found = []
        for seat in s.seats:
            rivals = [value for colour, value in worths.items() if colour != seat] or [PAR]
            behind = evaluate.RIVAL * max(rivals) + evaluate.FIELD * sum(rivals) / len(rivals)
            chance = squash((worths[seat] - behind) / spread)
            if result is not None:
                chance = (chance + (seat in result.winners and result.outcome != "loss")) / 2
            found.append(chance)
        return found

    def worth(self, s: State, colour: str) -> float:
        """What a colour has at the end of a round, in points of the final score."""
        w = self.weights
        rounds = min(3, evaluate.rounds_after(s))
        total = sum(self.evaluation.certain(s, colour, w.port, w.ship).values())
        if colour == ALEXIS:
            return total
        left = s.houses_hand.get(colour, 0) + s.houses_reserve.get(colour, 0)
        total += w.houses[rounds] * left + w.token * len(s.tokens_left.get(colour, ()))
        return total + w.held * self.evaluation.held(s, colour, self.house_cost(s))

    # -------------------------------------------------------------------------------------- answers

    def policy(self, s: State, seat: str, options: Sequence[Option]) -> Option:
        """A quick, sensible answer."""
        op = question(s, seat)
        if op == "turn.choose":
            return self.turn(s, seat, options)
        if op == "place.tile":
            plan = self.planned(s, seat, s.hand[seat])
            return next((o for o in options if s.hand[seat][int(o.key[10:])] == plan.tile), options[0])
        if op == "place.cell":
            slot = s.agenda[-1].get("slot")
            plan = self.planned(s, seat, s.hand[seat][slot : slot + 1])
            return next((o for o in options if o.key == plan.key), options[0])
        if op == "land.cell":
            return max(options, key=lambda o: ports_at(s, o.key))
        if op.startswith("prepare"):
            return max(options, key=lambda o: sum(self.evaluation.promise_of_choice(s, seat, o.key).values()))
        return self.evaluation.obvious(s, options) or options[0]

    def planned(self, s: State, seat: str, tiles: Ids) -> Plan:
        """The plan of this turn where it can still be carried out, else a new one for these tiles."""
        plan = self.plan
        if plan is None or plan.seat != seat or plan.turn != s.turn or plan.tile not in tiles or not plan.key:
            _, tile, key = max(self.placements(s, seat, tiles), default=(0.0, tiles[0], ""))
            plan = self.plan = Plan(seat, s.turn, tile, key)
        return plan

    def turn(self, s: State, seat: str, options: Sequence[Option]) -> Option:
        """The placement that gains most decides; what lies on the display is taken to be placed, else to be kept."""
        shown = {s.display[int(o.key[13:])]: o for o in options if o.key.startswith("tile:")}
        ships = [o for o in options if o.key.startswith("ship:")]
        found = self.placements(s, seat, tuple(dict.fromkeys((*s.hand[seat], *shown))))
        if not shown or not found:
            return ships[0] if ships else options[0]
        gain, tile, key = max(found)
        if ships:
            best = max(ships, key=lambda o: self.ship(s, o))
            late = s.turn > self.started + HASTE
            if late or self.landed(s, seat) + self.ship(s, best) + self.weights.land > self.promised(s, seat) + gain:
                return best
        self.plan = Plan(seat, s.turn, tile, key)
        if tile in shown:
            return shown[tile]
        kept: dict[str, float] = {}
        for value, other, _ in found:
            kept[other] = max(value, kept.get(other, -99.0))
        return shown[max(shown, key=lambda one: kept.get(one, -99.0))]

    def ship(self, s: State, option: Option) -> float:
        """What placing this ship is worth now: the own one gives up the ports it would have found later."""
        if option.key == "ship:grey":
            return 0.0
        most = max((ports_at(s, key) for key in placement.ship_keys(s)), default=0)
        return self.weights.port * most - self.weights.ship

    def landed(self, s: State, seat: str) -> float:
        """What the islands promise when the exploration ends here."""
        return Values(self, s, seat, landing=True).total(s)

    def promised(self, s: State, seat: str) -> float:
        """What they promise when it goes on."""
        return Values(self, s, seat).total(s)

    def house_cost(self, s: State) -> float:
        """What using one house takes away from the rounds to come."""
        return self.weights.cost[min(3, evaluate.rounds_after(s))]

    # -------------------------------------------------------------------------------------- placements

    def placements(self, s: State, seat: str, tiles: Ids) -> list[tuple[float, str, str]]:
        """(what it gains, tile, cell key) of every placement of these tiles."""
        coast, faces, isles = placement.coast(s), s.box.faces, index(s)
        names, cells = coast.table.keys, coast.table.cells
        values = Values(self, s, seat)
        beside = [(names[n], entry, meeting(s, cells[n])) for n, entry in coast.open]
        found = []
        for tile in tiles:
            face = faces[tile]
            fits = face.fits
            for keys, entry, around in beside:
                for by in fits[entry]:
                    found.append((values.gain(isles, face, by, around), tile, keys[by]))
        return found


class Values:
    """What islands are worth to one seat in one position, by their counts."""

    __slots__ = ("quick", "s", "seat", "rivals", "now", "later", "growing", "next_growing", "cost", "pool", "near", "by_counts")

    def __init__(self, quick: Quick, s: State, seat: str, landing: bool = False) -> None:
        w, box = quick.weights, s.box
        self.quick, self.s, self.seat = quick, s, seat
        self.rivals = tuple(colour for colour in colours(s) if colour not in (seat, ALEXIS))
        size = evaluate.cards_of(s)
        current, later = s.current.get(seat, ()), s.next.get(seat, ())
        self.now: Pair | None = box.pair(current) if len(current) == size else None
        self.later: Pair | None = box.pair(later) if len(later) == size and not evaluate.last_round(s) else None
        self.growing = 0.0 if landing else round(w.growing * evaluate.turns_left(s), 2)
        self.near = () if landing else w.near
        self.next_growing = w.growing * evaluate.ROUND_TURNS
        self.cost = quick.house_cost(s)
        self.pool = min(len(s.discovery_pool), 4)
        names = tuple(card.id for pair in (self.now, self.later) if pair for card in pair)
        options = (s.options.get("equal_zero"), s.options.get("small_island_points"))
        key = (names, self.now is None, self.growing, self.cost, self.pool, self.rivals, seat, landing, options)
        if quick.size > KEPT:
            quick.known.clear()
            quick.size = 0
        self.by_counts = quick.known.setdefault(key, {})

    def total(self, s: State) -> float:
        """All islands together."""
        found = self.by_counts
        return sum(found[look] if (look := (*i[4:11], i.houses)) in found else self.worth(look) for i in index(s).by.values())

    def gain(self, isles: Isles, face: Face, by: int, around: tuple) -> float:
        """What a placement adds for the seat, less what it adds for others."""
        total = 0.0
        by_key, worths = isles.by, self.by_counts
        at = face.turned[by].area_at
        joined: set = set()
        for number, area in enumerate(face.areas):
            keys: list = []
            for corner in range(4):
                if at[corner] == number:
                    for key in around[corner]:
                        if key not in keys:
                            keys.append(key)
            counts = face.counts[number]
            if not keys:
                look: Look = (1, *counts, area.houses, ())
            else:
                cells = 1
                flower, fruit, leaf, temple, port = counts
                sites = area.houses
                houses: Ids = ()
                for key in keys:
                    island = by_key[key]
                    cells += island.size
                    flower += island.flower
                    fruit += island.fruit
                    leaf += island.leaf
                    temple += island.temple
                    port += island.port
                    sites += island.sites
                    houses += island.houses
                    if key not in joined:
                        joined.add(key)
                        before = (*island[4:11], island.houses)
                        value = worths.get(before)
                        total -= self.worth(before) if value is None else value
                look = (cells, flower, fruit, leaf, temple, port, sites, tuple(sorted(houses)))
            value = worths.get(look)
            total += self.worth(look) if value is None else value
        return total

    def worth(self, look: Look) -> float:
        """The worth of an island with these counts, house symbols and houses; remembered."""
        w = self.quick.weights
        *counts, sites, houses = look
        value = 0.0
        if self.seat not in houses:
            if self.now:
                value = w.sure * self.promise(self.now, tuple(counts), sites, houses, self.near, self.growing)
            if self.later:
                near = w.next_near
                value = max(value, w.next * self.promise(self.later, tuple(counts), sites, houses, near, self.next_growing))
        if self.rivals and counts[0] >= 2 and sites > len(houses):
            able = [colour not in houses for colour in self.rivals]
            many = evaluate.RIVAL * any(able) + evaluate.FIELD * sum(able) / len(able)
            value -= w.rivals * evaluate.pays_others(counts[0]) * many
        self.by_counts[look] = value
        self.quick.size += 1
        return value

    def promise(self, pair: Pair, counts: Counts, sites: int, houses: Ids, near: Sequence[float], growing: float) -> float:
        """As `Evaluation.promise` sees one island."""
        short, value = self.quick.evaluation.on_counts(self.s, counts, *pair, self.pool)
        return evaluate.likely(value + (growing - self.cost), short, near, counts[0], sites <= len(houses))


def ports_at(s: State, key: str) -> int:
    """Ports around the cell of a ship's key."""
    place = placement.read_cell(key)
    return ports_around(s, place.cell) if place else 0
