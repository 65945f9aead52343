"""How good a position is for a seat, in rice: what it has, what stands on its fields, what its workers and spirits will bring.

`quick` answers what an action leads to, up to the next spirit or draft; there positions are compared. No card is known by its
number here.
"""

from __future__ import annotations

from typing import Any

from game.core.engine.decision import Option, Reason
from game.rice_paddy import forecast, harvest
from game.rice_paddy import paddies as on
from game.rice_paddy.bot import plan, spirits
from game.rice_paddy.bot.plan import Plans
from game.rice_paddy.bot.quick import Quick, asked
from game.rice_paddy.state import State

# ------------------------------------------------------------------------------------------------ weights

READY = 0.92  # share of its table entry that grown rice brings
GROWING = 0.8  # ... planted rice in a flooded paddy
THIRSTY = 0.45  # ... planted rice without enough water
LABORER = 1.9  # rice that a laborer brings in a round
LIVESTOCK = 3.2
WALL = 2.2  # a section that counts for the next land, of those left to build; a free one kept
NEAR = 0.3  # chance that a tile is claimed whose goal is not met yet, where it takes one step more
PLAYED = 0.8  # share of what a spirit promises that counts while it lies there
HELD = 0.5  # ... while it is in hand
RIVAL = 0.75  # how much the best of the others counts ...
FIELD = 0.25  # ... and the others on the average
LATE = 0.9  # share of what is still to be planted


class Evaluation:
    """What `game.ai.greedy` and `game.ai.search` ask for. Stateless but for look-ups that depend on the data alone."""

    scale = 25.0
    temperature = 5.0
    terms = (
        "rice", "growing", "laborers", "livestock", "next-land", "spirits-played", "spirits-in-hand", "tiles", "rivals", "usual",
        "spirit",
    )  # fmt: skip

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.plans = Plans()
        self.quick = Quick(self.plans)

    # -------------------------------------------------------------------------------------- the general contract

    def quiet(self, s: State, seat: str) -> bool:
        """Spirits are chosen, or nothing is asked any more."""
        if not s.agenda:
            return True
        top = s.agenda[-1]
        return bool(top.op == "sealed" and not any(who == seat for who, _ in top.get("answers")))

    def score(self, s: State, seat: str) -> float:
        """Rice by which the seat is ahead, with what is to come."""
        return sum(self.weigh(s, seat).values())

    def weigh(self, s: State, seat: str) -> dict[str, float]:
        """What the score is made of."""
        found = self.parts(s, seat)
        rivals = [self.own(s, other, seat) for other in s.seats if other != seat]
        if rivals:
            found["rivals"] = -(RIVAL * max(rivals) + FIELD * sum(rivals) / len(rivals))
        return found

    def shortcut(self, s: State, seat: str, options: tuple[Option, ...]) -> Option | None:
        """In previews all goes on as usual."""
        return self.quick.answer(s, options[0].seat, options)

    def appraise(self, s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float] | None:
        """A draft is weighed by what the cards promise; of all else one tries what the round comes to."""
        return {key: sum(terms.values()) for key, terms in self.weigh_answers(s, seat, options, search).items()}

    def weigh_answers(self, s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, dict[str, float]]:
        """What the worth of each answer is made of."""
        if s.phase == "draft":
            rounds = plan.last_round(s) - s.round
            return {option.key: {"spirit": spirits.worth(s, option.key.partition(":")[2], rounds)} for option in options}
        usual = self.quick.answer(s, seat, options).key
        found: dict[str, dict[str, float]] = {}
        for option in options:
            _, end = search.outcome(search.after(s, option), 1)
            found[option.key] = {**self.weigh(end, seat), **({"usual": USUAL} if option.key == usual else {})}
        return found

    def remark(self, s: State, seat: str, key: str) -> Reason | None:
        """What is said of an answer that looks odd: rice left to rot, no laborer hired though rice is there, water let go."""
        f = asked(s, seat)
        if f is None:
            return None
        if f.op == "market" and key == "done" and not s.bought.get(seat):
            return Reason("buys-nothing", (s.rice[seat],)) if s.rice[seat] >= RICH else None
        if f.op == "allocate.laborers" and f.get("job") == "laborers:harvest":
            each = max(1, harvest.harvest_cost(s, seat))
            hexes = sum(len(s.lands[seat][at]) for at in on.with_rice(s, seat, (on.GROWN,)))
            left = hexes - int(key.rpartition("/")[2]) // each
            return Reason("lets-rot", (left,)) if left > 0 else None
        if f.op == "drain" and key == "drain:all":
            line = on.order(s)
            after = line[line.index(seat) + 1 : line.index(seat) + 2]
            if after and after[0] in s.seats:
                return Reason("gives-water", (sum(s.water[seat]), after[0]))
        return None

    # -------------------------------------------------------------------------------------- one farm

    def own(self, s: State, seat: str, eyes: str = "") -> float:
        """What a farm has and promises. `eyes`: the seat that looks, where it is another; it does not count hidden cards."""
        return sum(self.parts(s, seat, eyes).values())

    def parts(self, s: State, seat: str, eyes: str = "") -> dict[str, float]:
        """The same, by what it is."""
        found = {"rice": float(s.rice[seat])}
        if not s.agenda or s.result:
            return found
        last = plan.last_round(s)
        left = last - s.round  # rounds that are still to come whole
        begun = s.phase in ("rain", "spirit", "water", "active", "draft")
        rounds = left + int(begun)
        lands = enumerate(s.lands[seat])
        found["growing"] = sum((self.paddy(s, seat, at, len(land), begun) for at, land in lands), 0.0)
        powers = on.powers(s, seat)
        found["laborers"] = (LABORER * max(0.0, rounds - 1.0) + powers.end_laborers) * s.laborers[seat]
        found["livestock"] = LIVESTOCK * s.livestock[seat] * max(0.0, rounds - 1.5)
        found["next-land"] = self.site(s, seat, rounds)
        lying = (card for card in s.played[seat] if s.box.spirits[card].timing != "once")
        found["spirits-played"] = PLAYED * sum(spirits.worth(s, card, rounds - 1 if begun else rounds) for card in lying)
        if not eyes:
            playable = sorted((spirits.worth(s, card, rounds) for card in s.hand[seat]), reverse=True)
            found["spirits-in-hand"] = HELD * sum(playable[:rounds])
        if rounds > 1:
            found["tiles"] = self.tiles(s, seat)
        return found

    def paddy(self, s: State, seat: str, at: int, size: int, begun: bool) -> float:
        """The rice that stands there, and what is planted after it."""
        crop, now = s.crop[seat][at], s.round + (0 if begun else 1)
        last, quick = plan.last_round(s), plan.grows_at_once(s)
        if on.rocky(s, seat, at):
            return 0.4 * plan.to_come(s, size, min(quick, now + 1))
        row = harvest.row_of(s, seat, at)
        fertile = size + s.fertilized[seat][at]
        wet = on.flooded(s, seat, at)
        if crop == on.GROWN:
            next_ = plan.to_come(s, size, now) if now <= quick else 0.0
            return READY * plan.table_rice(s, fertile, now, row) - plan.LABOR * 2 * size + LATE * next_
        if crop == on.PLANTED:
            if now >= last:
                return 0.0
            share = GROWING if wet else THIRSTY
            next_ = plan.to_come(s, size, now + 1) if now + 1 <= quick else 0.0
            return share * plan.table_rice(s, fertile, now + 1, row) - plan.LABOR * 2 * size + LATE * next_
        if now > quick:
            return 0.0
        return (LATE if wet else 0.75) * plan.to_come(s, size, now)

    def site(self, s: State, seat: str, rounds: int) -> float:
        """What has been built of the next land, and free sections kept."""
        if rounds <= 1:
            return 0.0
        land = self.plans.land(s, seat)
        if land is None:
            return 0.0
        missing = len(land.edges.difference(s.sections[seat]))
        built = len(land.edges) - missing
        stones = sum(hex_ in s.rocks[seat] for hex_ in land.hexes)
        return WALL * (built + min(missing, s.bonus_walls[seat])) - plan.ROCK * stones

    def tiles(self, s: State, seat: str) -> float:
        """Tiles that come nearer."""
        found = 0.0
        for aim in forecast.aims(s, seat):
            short = max((abs(n - have) for _, have, _, n in aim.parts), default=0)
            found += NEAR * aim.rice * (0.7 if aim.met else max(0.0, 0.5 - 0.12 * short))
        return found


USUAL = 0.4  # rice by which another answer than the usual one must look better
RICH = 8  # rice with which one would expect a purchase
