"""How the search plays on: a quick player that places, lands, builds and chooses about as `greedy` does, at a fraction of its cost.

A placement is judged by the islands it joins alone: what they promise after it, less what they promised before. Nobody lays
bonus tokens in a playout; they are kept back at its beginning and counted as kept at its end.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.ai.greedy import evaluation_for
from game.core.decision import Option
from game.small_islands import evaluate as weights
from game.small_islands import placement
from game.small_islands.effects import Mission, Reward
from game.small_islands.evaluate import Evaluation, question
from game.small_islands.faces import Face
from game.small_islands.islands import Isles, index, meeting
from game.small_islands.phases import colours
from game.small_islands.solo import ports_around
from game.small_islands.state import ALEXIS, Ids, State

REWARDS = 12  # questions of one seat in a reward phase: four houses, each with a choice, at the most
FINAL = 3.0  # points of the final score that make a game fairly sure
KEPT = 100_000  # islands whose worth to a seat is remembered

Counts = tuple[int, ...]  # size, flower, fruit, leaf, temple, port
Pair = tuple[Mission, Reward]



def squash(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-1.1 * max(-60.0, min(60.0, x))))


class Weights(NamedTuple):
    """What the quick player believes. Found by letting it play against itself (`tools`)."""

    sure: float = 0.95
    near: tuple[float, ...] = (0.34, 0.14, 0.05)
    growing: float = 0.1
    next: float = 0.5
    next_near: tuple[float, ...] = (0.32, 0.18, 0.08)
    no_site: float = 0.12
    alone: float = 0.3
    rivals: float = 1.0
    cost: tuple[float, ...] = (0.0, 1.5, 2.5, 3.5)
    houses: tuple[float, ...] = (2.0, 3.0, 4.3, 4.3)
    land: float = -2.5
    held: float = 0.7
    ship: float = 1.8
    port: float = 0.7
    token: float = 1.1
    spread: tuple[float, ...] = (4.0, 5.2, 6.0, 6.0)


class Plan:
    """What a seat has in mind for its turn: the tile of the display it takes, the tile it places, and where."""

    __slots__ = ("seat", "turn", "tile", "key")

    def __init__(self, seat: str, turn: int, tile: str, key: str) -> None:
        self.seat, self.turn, self.tile, self.key = seat, turn, tile, key


class Quick:
    """`game.ai.search.Playouts` for Small Islands."""

    def __init__(self, rules: Any, weights: Weights = Weights()) -> None:
        self.weights = weights
        found = evaluation_for(rules)
        assert isinstance(found, Evaluation)
        self.rules, self.evaluation = rules, found
        self.known: dict[tuple, dict[tuple, float]] = {}
        self.size = 0
        self.plan: Plan | None = None

    # -------------------------------------------------------------------------------------- how far

    def begin(self, s: State) -> Any:
        """Takes the bonus tokens away, so that no time goes into where they might lie."""
        kept = dict(s.tokens_left)
        self.plan = None
        if not s.agenda or s.agenda[-1].op != "place.token":
            for seat in s.seats:
                s.tokens_left[seat] = ()
        return s.round, kept

    def far_enough(self, s: State, start: Any) -> bool:
        """At the end of the round everything that was begun has been paid; further on a playout shows more chance than play."""
        return s.round > start[0] or bool(s.result)

    def end(self, s: State, start: Any) -> None:
        """Gives the tokens back, so that what is left of them counts."""
        s.tokens_left.update(start[1])

    def chances(self, s: State) -> list[float] | None:
        """The chance of each seat to win, at the end of a round; None in other positions."""
        result = self.rules.result(s)
        if result is not None:
            scores = dict(result.scores)
            worths = {c: float(scores.get(c, 0)) for c in colours(s)}
            spread = FINAL
        elif s.phase == "preparation":
            worths = {c: self.worth(s, c) for c in colours(s)}
            spread = self.weights.spread[min(3, weights.rounds_after(s))]
        else:
            return None
        found = []
        for seat in s.seats:
            rivals = [value for colour, value in worths.items() if colour != seat]
            ahead = worths[seat]
            if rivals:
                ahead -= weights.RIVAL * max(rivals) + weights.FIELD * sum(rivals) / len(rivals)
            else:
                ahead -= 40
            chance = squash(ahead / spread)
            if result is not None:
                chance = (chance + (seat in result.winners and result.outcome != "loss")) / 2
            found.append(chance)
        return found

    def worth(self, s: State, colour: str) -> float:
        """What a colour has at the end of a round, in points of the final score."""
        w = self.weights
        rounds = min(3, weights.rounds_after(s))
        total = float(s.points.get(colour, 0)) + sum(v for v in s.discovery.get(colour, ()) if isinstance(v, int))
        cell = next((cell for cell, owner in s.ships.items() if owner == colour), None)
        if cell is not None:
            total += w.port * ports_around(s, cell)
        elif colour in s.ships_left:
            total += w.ship
        if colour == ALEXIS:
            return total
        left = s.houses_hand.get(colour, 0) + s.houses_reserve.get(colour, 0)
        total += w.houses[rounds] * left + w.token * len(s.tokens_left.get(colour, ()))
        return total + w.held * self.evaluation.held(s, colour, self.house_cost(s, colour))

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
            return max(options, key=lambda o: self.evaluation.promise_of_choice(s, seat, o.key))
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
            best = max(ships, key=lambda o: self.landing(s, seat, o))
            if self.landing(s, seat, best) + self.weights.land > self.placed(s, seat, gain, tile, key):
                return best
        self.plan = Plan(seat, s.turn, tile, key)
        if tile in shown:
            return shown[tile]
        kept: dict[str, float] = {}
        for value, other, _ in found:
            kept[other] = max(value, kept.get(other, -99.0))
        return shown[max(shown, key=lambda one: kept.get(one, -99.0))]

    def landing(self, s: State, seat: str, option: Option) -> float:
        """The position after a landing where the most ports are, with the houses that the seat would build at once."""
        rules, evaluation = self.rules, self.evaluation
        after = s.clone()
        rules.play(after, option)
        cells = rules.options(after)
        if cells and after.agenda[-1].op == "land.cell":
            rules.play(after, max(cells, key=lambda o: ports_at(after, o.key)))
        for _ in range(REWARDS):
            asked = rules.options(after)
            if not asked or asked[0].seat != seat or not question(after, seat).startswith("reward"):
                break
            rules.play(after, evaluation.obvious(after, asked) or asked[0])
        return evaluation.score(after, seat)

    def placed(self, s: State, seat: str, gain: float, tile: str, key: str) -> float:
        """The position after a placement, in the same measure as `landing`."""
        after = s.clone()
        place = placement.read_cell(key)
        assert place is not None
        placement.put_tile(after, place.cell, tile, place.turns)
        return self.evaluation.score(after, seat)

    def house_cost(self, s: State, seat: str) -> float:
        return self.weights.cost[min(3, weights.rounds_after(s))]

    # -------------------------------------------------------------------------------------- placements

    def placements(self, s: State, seat: str, tiles: Ids) -> list[tuple[float, str, str]]:
        """(what it gains, tile, cell key) of every placement of these tiles."""
        coast, faces, isles = placement.coast(s), s.box.faces, index(s)
        names, cells = coast.table.keys, coast.table.cells
        values = Values(self, s, seat)
        found = []
        for tile in tiles:
            face = faces[tile]
            fits = face.fits
            for n, entry in coast.open:
                turns = fits[entry]
                if turns:
                    around = meeting(s, cells[n])
                    for by in turns:
                        found.append((values.gain(isles, face, by, around), tile, names[n][by]))
        return found


class Values:
    """What islands are worth to one seat in one position, by their counts."""

    __slots__ = ("quick", "s", "seat", "rivals", "now", "later", "growing", "next_growing", "cost", "pool", "by_counts")

    def __init__(self, quick: Quick, s: State, seat: str) -> None:
        w, box = quick.weights, s.box
        self.quick, self.s, self.seat = quick, s, seat
        self.rivals = tuple(colour for colour in colours(s) if colour not in (seat, ALEXIS))
        size = weights.cards_of(s)
        current, later = s.current.get(seat, ()), s.next.get(seat, ())
        self.now: Pair | None = box.pair(current) if len(current) == size else None
        self.later: Pair | None = box.pair(later) if len(later) == size and not weights.last_round(s) else None
        self.growing = round(w.growing * weights.turns_left(s), 2)
        self.next_growing = w.growing * weights.ROUND_TURNS
        self.cost = quick.house_cost(s, seat)
        self.pool = min(len(s.discovery_pool), 4)
        names = tuple(card.id for pair in (self.now, self.later) if pair for card in pair)
        key = (names, self.now is None, self.growing, self.cost, self.pool, self.rivals, seat)
        if quick.size > KEPT:
            quick.known.clear()
            quick.size = 0
        self.by_counts = quick.known.setdefault(key, {})

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
                look = (1, *counts, area.houses, ())
            else:
                cells = 1
                flower, fruit, leaf, temple, port = counts
                sites, houses = area.houses, ()
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

    def worth(self, look: tuple) -> float:
        """The worth of an island with these counts, house symbols and houses; remembered."""
        w = self.quick.weights
        *counts, sites, houses = look
        value = 0.0
        if self.seat not in houses:
            if self.now:
                value = w.sure * self.promise(self.now, tuple(counts), sites, houses, w.near, self.growing)
            if self.later:
                near = w.next_near
                value = max(value, w.next * self.promise(self.later, tuple(counts), sites, houses, near, self.next_growing))
        if self.rivals and counts[0] >= 2 and sites > len(houses):
            pays = weights.OTHERS * (weights.OTHERS_PAY + weights.OTHERS_SIZE * (counts[0] - 2))
            able = [colour not in houses for colour in self.rivals]
            value -= w.rivals * pays * (weights.RIVAL * any(able) + weights.FIELD * sum(able) / len(able))
        self.by_counts[look] = value
        self.quick.size += 1
        return value

    def promise(self, pair: Pair, counts: Counts, sites: int, houses: Ids, near: Sequence[float], growing: float) -> float:
        """As `Evaluation.promise` sees one island."""
        w = self.quick.weights
        short, value = self.quick.evaluation.on_counts(self.s, counts, *pair, self.pool)
        if short > len(near):
            return 0.0
        value += growing - self.cost
        if value <= 0.0:
            return 0.0
        if short:
            value *= near[short - 1]
        if counts[0] < 2:
            value *= w.alone
        if sites <= len(houses):
            value *= w.no_site
        return value


def ports_at(s: State, key: str) -> int:
    """Ports around the cell of a ship's key."""
    place = placement.read_cell(key)
    return ports_around(s, place.cell) if place else 0

