"""How good a position is for a seat, in prestige points: what it has, and what its islands promise.

Read from top to bottom: the weights say what is worth how much and why, `Evaluation.score` adds them up. A seat knows its own
objectives; what the others are after it does not, so their islands count by what any objective would pay there. No card and
no tile is known by name here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.engine.decision import Option, Reason
from game.core.engine.known import HIDDEN
from game.small_islands.effects import Mission, Reward, worth
from game.small_islands.islands import Island, island_of, islands
from game.small_islands.phases import colours
from game.small_islands.reward import eligible, named_island
from game.small_islands.solo import ports_around
from game.small_islands.state import ALEXIS, State, is_open
from game.small_islands.terms import RESOURCES

# ------------------------------------------------------------------------------------------------ weights

SURE = 0.95  # what the present objective pays at this moment, as long as somebody may still spoil it
NEAR = (0.34, 0.14, 0.05)  # ... of an island one, two, three symbols short of it
GROWING = 0.16  # points that a reward is likely to gain on an island until it is paid, for each own turn before it
NEXT = 0.5  # what the kept objective would pay now, as it is paid a round later
NEXT_NEAR = (0.32, 0.18, 0.08)
NO_SITE = 0.12  # share for an island whose house symbols are all taken: one more may be laid
ALONE = 0.3  # share for an island of one tile: it has to grow first
OTHERS = 0.3  # chance that an island pays another colour in a round, whatever its objective is
OTHERS_PAY = 5.0  # what it is then paid on the average
OTHERS_SIZE = 0.25  # ... and for each tile beyond two
TOKEN = 1.1  # a bonus token kept: it must earn that much to be worth using
TOKEN_LATE = 0.15  # ... in the last turns
PORT = 1.0  # a port next to the own ship
SHIP_READY = 2.2  # an own ship not yet placed: it will find so many ports
HOUSE = 3.0  # a house kept for the rounds to come, up to two in each: eight have to last for the whole game
HOUSE_SPARE = 1.0  # ... and one more
RIVAL = 0.75  # how much the best of the others counts against the own points ...
FIELD = 0.25  # ... and the others on the average
DISCOVERY = (0.0, 4.5, 5.0, 5.3, 5.5)  # what is kept of so many drawn discovery tokens on the average
TURNS_AFTER = 1.2  # own turns that are likely still to come once landing is possible
ROUND_TURNS = 4.0  # own turns in a round between two players
KNOWN = 200_000  # islands whose promise is remembered


class Evaluation:
    """What `game.ai.greedy` and `game.ai.search` ask for. Stateless but for look-ups that depend on the data alone."""

    scale = 9.0
    temperature = 2.0
    terms = (
        "points", "discovery", "ship", "ship-to-place", "objective", "next-objective", "held-objectives", "houses", "tokens",
        "rivals",
    )  # fmt: skip

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.known: dict[tuple, tuple[int, float]] = {}

    # -------------------------------------------------------------------------------------- the general contract

    def quiet(self, s: State, seat: str) -> bool:
        """A turn begins, or what follows is the business of others or of the next round."""
        if not s.agenda:
            return True
        top = s.agenda[-1]
        return top.op in ("turn.choose", "together.ask") or (top.op.startswith("reward") and top.seat != seat)

    def score(self, s: State, seat: str) -> float:
        """Points by which the seat is ahead, with what the islands promise each."""
        return sum(self.weigh(s, seat).values())

    def weigh(self, s: State, seat: str) -> dict[str, float]:
        """What the score is made of."""
        found = self.own(s, seat)
        rivals = [self.other(s, colour) for colour in colours(s) if colour != seat]
        if rivals:
            found["rivals"] = -(RIVAL * max(rivals) + FIELD * sum(rivals) / len(rivals))
        return found

    def shortcut(self, s: State, seat: str, options: tuple[Option, ...]) -> Option | None:
        """In previews tokens are left alone and houses go where they pay most."""
        return self.obvious(s, options)

    def appraise(self, s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float] | None:
        """Objectives are weighed by what they promise on the islands as they are; the rest is tried out."""
        found = self.weigh_answers(s, seat, options, search)
        return {key: sum(terms.values()) for key, terms in found.items()} if found is not None else None

    def weigh_answers(self, s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, dict[str, float]] | None:
        """What the worth of such answers is made of."""
        op = question(s, seat)
        if op.startswith("prepare"):
            return {option.key: self.promise_of_choice(s, seat, option.key) for option in options}
        if op == "reward.discovery":
            return {option.key: {"discovery": float(option.key.partition(":")[2])} for option in options}
        return None

    def remark(self, s: State, seat: str, key: str) -> Reason | None:
        """What is said of an answer that looks odd, from a position as everybody sees it: points left lying, a ship saved."""
        if not s.agenda or s.agenda[-1].seat != seat:
            return None
        if s.agenda[-1].op == "reward.island" and key == "done":
            now = s.box.pair(s.current.get(seat, ()))
            fit = eligible(s, seat, now[0]) if now is not None else []
            left = max((worth(s, now[1], island).points for island in fit), default=0) if now is not None else 0
            return Reason("keeps-house", (left,)) if left > 0 and not last_round(s) else None
        if s.agenda[-1].op == "turn.choose" and key == "ship:grey" and seat in s.ships_left:
            return Reason("keeps-ship")
        return None

    # -------------------------------------------------------------------------------------- one colour

    def own(self, s: State, seat: str) -> dict[str, float]:
        """Points, and what the own objectives promise."""
        found = self.certain(s, seat)
        turns = turns_left(s)
        waiting = s.phase in ("exploration", "preparation") or (s.phase == "reward" and not is_open(s, seat))
        used: list[Island] = []
        cost = self.house_cost(s, seat)
        now = s.box.pair(s.current.get(seat, ())) if len(s.current.get(seat, ())) == cards_of(s) else None
        if now and waiting:
            value, used = self.promise(
                s, seat, *now, near=NEAR, growing=GROWING * turns, houses=s.houses_hand.get(seat, 0), cost=cost
            )
            found["objective"] = SURE * value
        later = s.box.pair(s.next.get(seat, ())) if len(s.next.get(seat, ())) == cards_of(s) else None
        if later and not last_round(s):
            houses = min(4, s.houses_hand.get(seat, 0) + s.houses_reserve.get(seat, 0))
            value, _ = self.promise(
                s, seat, *later, near=NEXT_NEAR, growing=GROWING * ROUND_TURNS, houses=houses, without=used, cost=cost
            )
            found["next-objective"] = NEXT * value
        if s.phase == "preparation" and not now and HIDDEN not in s.held.get(seat, (HIDDEN,)):
            found["held-objectives"] = SURE * self.held(s, seat, cost)
        found["houses"] = self.houses(s, seat)
        tokens = len(s.tokens_left.get(seat, ()))
        left = turns + (0.0 if last_round(s) else ROUND_TURNS)
        found["tokens"] = min(tokens, left) * TOKEN + max(0.0, tokens - left) * TOKEN_LATE
        return found

    def held(self, s: State, seat: str, cost: float) -> float:
        """The most that one of the objectives a seat may still choose promises for the round that begins."""
        growing = GROWING * ROUND_TURNS
        return max(
            (
                self.promise(s, seat, mission, reward, near=NEAR, growing=growing, houses=4, cost=cost)[0]
                for mission, reward in choices(s, seat)
            ),
            default=0.0,
        )

    def houses(self, s: State, seat: str) -> float:
        """What the houses not yet built are worth in the rounds to come."""
        left = s.houses_hand.get(seat, 0) + s.houses_reserve.get(seat, 0)
        rounds = rounds_after(s)
        return HOUSE * min(left, 2 * rounds) + HOUSE_SPARE * max(0, min(left, 4 * rounds) - 2 * rounds)

    def house_cost(self, s: State, seat: str) -> float:
        """What using one house takes away from the rounds to come."""
        left = s.houses_hand.get(seat, 0) + s.houses_reserve.get(seat, 0)
        rounds = rounds_after(s)
        return HOUSE if left <= 2 * rounds else HOUSE_SPARE if left <= 4 * rounds else 0.0

    def certain(self, s: State, colour: str, port: float = PORT, ship: float = SHIP_READY) -> dict[str, float]:
        """Points, discovery tokens and the ports around the own ship, or what it will find."""
        kept = sum(value if isinstance(value, int) else DISCOVERY[2] for value in s.discovery.get(colour, ()))
        found = {"points": float(s.points.get(colour, 0)), "discovery": float(kept)}
        cell = next((cell for cell, owner in s.ships.items() if owner == colour), None)
        if cell is not None:
            found["ship"] = port * ports_around(s, cell)
        elif colour in s.ships_left:
            found["ship-to-place"] = ship
        return found

    def other(self, s: State, colour: str) -> float:
        """The same for a colour whose objectives are not known: an average objective."""
        total = sum(self.certain(s, colour).values())
        if colour == ALEXIS:
            return total
        pays = []
        for island in islands(s):
            if island.size >= 2 and island.free > 0 and colour not in island.houses:
                pays.append(pays_others(island.size))
        pays.sort(reverse=True)
        rounds = (0.0 if s.phase == "reward" and is_open(s, colour) else 1.0) + (0.0 if last_round(s) else 0.6)
        return total + rounds * sum(pays[: max(0, min(4, s.houses_hand.get(colour, 4)))])

    # -------------------------------------------------------------------------------------- objectives

    def promise(
        self, s: State, seat: str, mission: Mission, reward: Reward, *, near: Sequence[float], growing: float, houses: int,
        without: Sequence[Island] = (), cost: float = 0.0,
    ) -> tuple[float, list[Island]]:  # fmt: skip
        """(what an objective promises on the islands beyond the cost of the houses, the islands it would use)."""
        found = []
        pool = min(len(s.discovery_pool), 4)
        for island in islands(s):
            if seat in island.houses or island in without:
                continue
            short, value = self.on_counts(s, island[4:10], mission, reward, pool)
            value = likely(value + (growing - cost), short, near, island.size, island.free <= 0)
            if value > 0.0:
                found.append((value, short > 0, island))
        found.sort(key=lambda each: -each[0])
        taken = found[: max(0, houses)]
        return sum(value for value, _, _ in taken), [island for _, short, island in taken if not short]

    def on_counts(self, s: State, counts: tuple[int, ...], mission: Mission, reward: Reward, pool: int) -> tuple[int, float]:
        """(symbols an island with these counts, from size to ports, is short of the mission, what the reward pays there)."""
        look = (mission.id, reward.id, pool, counts, s.options.get("equal_zero"), s.options.get("small_island_points"))
        found = self.known.get(look)
        if found is None:
            if len(self.known) > KNOWN:
                self.known.clear()
            size, flower, fruit, leaf, temple, port = counts
            island = Island((0, 0), 0, frozenset(), frozenset(), size, flower, fruit, leaf, temple, port, 0, ())
            pays = worth(s, reward, island)
            drawn = DISCOVERY[min(pays.drawn, 4)] if pays.kept else 0.0
            found = self.known[look] = (missing(s, mission, island), pays.points + drawn)
        return found

    def promise_of_choice(self, s: State, seat: str, key: str) -> dict[str, float]:
        """What choosing a held card promises: for now, with the best of the others for later; or for later alone."""
        slot, _, rest = key.partition(":")
        now = slot == "current"
        best = {"objective" if now else "next-objective": 0.0}
        for mission, reward, others in readings(s, seat, slot, rest):
            if not now:
                value = self.promise(s, seat, mission, reward, near=NEXT_NEAR, growing=2 * GROWING * ROUND_TURNS, houses=4)[0]
                each = {"next-objective": value}
            else:
                value, used = self.promise(s, seat, mission, reward, near=NEAR, growing=GROWING * ROUND_TURNS, houses=4)
                later = [
                    self.promise(s, seat, *pair, near=NEXT_NEAR, growing=GROWING * ROUND_TURNS, houses=4, without=used)[0]
                    for pair in others
                ]
                each = {"objective": SURE * value, "next-objective": NEXT * max(later) if later and not last_round(s) else 0.0}
            best = max(best, each, key=lambda terms: sum(terms.values()))
        return best

    # -------------------------------------------------------------------------------------- questions that need no thought

    def obvious(self, s: State, options: Sequence[Option]) -> Option | None:
        """The answer to a question that needs no thought: no token, the island that pays most, the best discovery."""
        seat = options[0].seat
        op = question(s, seat)
        if op == "place.token":
            return next((option for option in options if option.key == "done"), None)
        if op == "reward.island":
            now = s.box.pair(s.current.get(seat, ()))
            sites = [option for option in options if option.key != "done"]
            if now is None or not sites:
                return options[0]
            best = max(sites, key=lambda option: self.pays(s, now[1], option.key))
            if self.pays(s, now[1], best.key) > self.house_cost(s, seat):
                return best
            return next((option for option in options if option.key == "done"), best)
        if op == "reward.symbol":
            island = island_of(s, s.agenda[-1].get("island"))
            return max(options, key=lambda option: island.count(option.key.partition(":")[2]) if island else 0)
        if op == "reward.discovery":
            return max(options, key=lambda option: float(option.key.partition(":")[2]))
        return None

    def pays(self, s: State, reward: Reward, key: str) -> float:
        """What a house on the island of an option would be paid."""
        island = named_island(s, key)
        if island is None:
            return 0.0
        found = worth(s, reward, island)
        return found.points + DISCOVERY[min(found.drawn, 4)]


# ------------------------------------------------------------------------------------------------ what is read off a position


def likely(value: float, short: int, near: Sequence[float], size: int, full: bool) -> float:
    """What is left of a house's worth on an island that is so many symbols short of its mission, of one tile, or full."""
    if value <= 0.0 or short > len(near):
        return 0.0
    if short:
        value *= near[short - 1]
    if size < 2:
        value *= ALONE
    return value * NO_SITE if full else value


def pays_others(size: int) -> float:
    """What an island of so many tiles is likely to pay another colour in a round, whatever its objective is."""
    return OTHERS * (OTHERS_PAY + OTHERS_SIZE * (size - 2))


def question(s: State, seat: str = "") -> str:
    """The operation that asks the seat; where several choose at once, that of its own lane (of the first without a seat)."""
    if not s.agenda:
        return ""
    top = s.agenda[-1]
    if top.op != "together.ask":
        return top.op
    return next((lane[0].op for owner, lane in top.get("lanes") if lane and (not seat or owner == seat)), "")


def cards_of(s: State) -> int:
    """Cards of an objective: one, or a mission and a reward."""
    return 2 if s.mode == "advanced" else 1


def choices(s: State, seat: str) -> list[tuple[Mission, Reward]]:
    """All objectives that the held cards can make."""
    held, box = s.held.get(seat, ()), s.box
    if s.mode != "advanced":
        return [(one.mission, one.reward) for one in map(box.objective, held)]
    missions = [box.mission(card) for card in held if box.kind_of(card) == "mission"]
    rewards = [box.reward(card) for card in held if box.kind_of(card) == "reward"]
    return [(mission, reward) for mission in missions for reward in rewards]


def readings(s: State, seat: str, slot: str, rest: str) -> list[tuple[Mission, Reward, list[tuple[Mission, Reward]]]]:
    """The pairs of mission and reward that a held card ("2", "mission/1") may come to stand in, each with the pairs that the
    other held cards can make.
    """
    held, box = s.held.get(seat, ()), s.box
    kind, slash, number = rest.partition("/")
    if not slash:
        cards = [box.objective(card) for card in held]
        one = cards[int(rest)]
        return [(one.mission, one.reward, [(other.mission, other.reward) for other in cards if other is not one])]
    missions = [box.mission(card) for card in held if box.kind_of(card) == "mission"]
    rewards = [box.reward(card) for card in held if box.kind_of(card) == "reward"]
    spent = s.current.get(seat, ()) if slot == "next" else ()
    chosen = getattr(s, slot).get(seat, ())
    mine = [missions[int(number)]] if kind == "mission" else [each for each in missions if each.id in chosen]
    pays = [rewards[int(number)]] if kind == "reward" else [each for each in rewards if each.id not in spent]
    return [
        (mission, reward, [(m, r) for m in missions if m is not mission for r in rewards if r is not reward])
        for mission in mine
        for reward in pays
    ]


def missing(s: State, mission: Mission, island: Island) -> int:
    """How many symbols an island is short of a mission: 0 when it is met, 9 when no number of symbols is likely to help."""
    if mission.met(s, island):
        return 0
    short = 0
    for name, argument in mission.written.items():
        if name == "more_than":
            short += max(0, island.count(argument["than"]) - island.count(argument["more"]) + 1)
        elif name == "has_at_least":
            short += sum(max(0, n - island.count(symbol)) for symbol, n in argument.items())
        elif name == "equal_with_other":
            own = island.count(argument["resource"])
            others = [island.count(other) for other in RESOURCES if other != argument["resource"]]
            short += min(max(1, abs(own - n)) if own or n else 2 for n in others)
        else:
            counts = sorted(island.count(symbol) for symbol in RESOURCES)
            gaps = [abs(a - b) if a and b else max(1, abs(a - b)) if a or b else 2 for a, b in _pairs(counts)]
            short += max(1, min(gaps))
    return short


def _pairs(counts: Sequence[int]) -> list[tuple[int, int]]:
    return [(a, b) for at, a in enumerate(counts) for b in counts[at + 1 :]]


def turns_left(s: State) -> float:
    """Own turns that are likely still to come in this round."""
    if s.phase != "exploration":
        return 0.0
    return len(s.navigation) / len(s.seats) + TURNS_AFTER


def rounds_after(s: State) -> int:
    """Rounds that are still to come after this one: each takes a ship and six tiles."""
    if s.ending:
        return 0
    ships = len(s.ships_left) - (s.phase != "reward")
    return max(0, min(ships, len(s.reserve) // 6))


def last_round(s: State) -> bool:
    """Whether no round comes after this one."""
    return rounds_after(s) == 0
