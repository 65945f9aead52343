"""How good a position is for a seat, in rice: what it has, what its paddies will bring, what its workers are still worth.

The weights say what is worth how much and why; `Evaluation.score` adds them up. Water, workers and building are planned ahead:
one answer on does not show what they are for, so `appraise` measures those answers against the plan. No spirit, no card and no
tile is known by number or name here.
"""

from __future__ import annotations

from typing import Any

from game.core.engine.decision import Option, Reason
from game.core.engine.key import Key
from game.rice_paddy import building, forecast, harvest, market
from game.rice_paddy import paddies as on
from game.rice_paddy.allocation import plant_cost
from game.rice_paddy.asked import paddy_of
from game.rice_paddy.state import State

# ------------------------------------------------------------------------------------------------ weights

GROWN = 0.85  # of what grown rice would pay at the next harvest: it may still rot, or be infested
PLANTED = 0.62  # ... planted rice, that has still to be flooded once
BARE = 0.3  # ... a paddy without rice, as long as there is time to plant it
WET = 1.12  # a paddy that is flooded grows its rice
LABORER = 0.75  # rice a round that a laborer earns
LIVESTOCK = 1.3  # ... an ox or a duck
SECTION = 0.7  # a wall or gate that stands round the planned land
SPARE = 0.3  # one at hand
DISC = 0.25  # a disc in the reservoir, up to what the paddies lack
ROCK = -0.7  # on open field
NUISANCE = -0.5  # a weed or a pest, besides what it takes of the harvest
TILE = 0.6  # of an achievement that is met and may still be claimed
NEARLY = 0.3  # ... that is met by three quarters
SPIRIT = 1.4  # a spirit in front that acts every round, for each round to come
RIVAL = 0.45  # how much the best of the others counts
LARGE = 4  # hexes of a paddy that is worth its walls
LAST = 7


class Evaluation:
    """What `game.ai.greedy` and `game.ai.search` ask for."""

    scale = 18.0
    temperature = 3.0

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    # -------------------------------------------------------------------------------------- the general contract

    def quiet(self, s: State, seat: str) -> bool:
        """The next question is another one, or somebody else's."""
        if not s.agenda:
            return True
        top = s.agenda[-1]
        return bool(top.seat != seat or top.op in ("together.ask", "sealed", "market", "drain", "build.site"))

    def score(self, s: State, seat: str) -> float:
        """Rice by which the seat is ahead, with what everybody's farm promises."""
        own = self.own(s, seat)
        others = [self.own(s, who) for who in s.seats if who != seat]
        return own - RIVAL * max(others) if others else own

    def shortcut(self, s: State, seat: str, options: tuple[Option, ...]) -> Option | None:
        """In previews the plan is followed."""
        values = self.planned(s, seat, options)
        return max(options, key=lambda option: values[option.key]) if values is not None else None

    def appraise(self, s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float] | None:
        return self.planned(s, seat, options)

    def remark(self, s: State, seat: str, key: str) -> Reason | None:
        """Nothing is said of an answer."""
        return None

    # -------------------------------------------------------------------------------------- one seat

    def own(self, s: State, seat: str) -> float:
        """Rice, and what will become rice."""
        left = max(0, LAST - s.round)
        total = float(s.rice[seat]) + self.farm(s, seat, left)
        total += (LABORER * s.laborers[seat] + LIVESTOCK * s.livestock[seat]) * left
        total += SPIRIT * sum(self.acts(s, card) for card in s.played.get(seat, ())) * left
        total += SECTION * len(s.sections[seat]) + SPARE * (s.bonus_walls[seat] + s.free_sections.get(seat, 0))
        total += ROCK * len(s.rocks[seat])
        lacking = sum(max(0, on.need(s, seat, at) - s.water[seat][at]) for at in range(len(s.lands[seat])))
        total += DISC * min(s.reservoir[seat], lacking)
        return total + self.tiles(s, seat)

    def farm(self, s: State, seat: str, left: int) -> float:
        """What the paddies promise."""
        total = 0.0
        for at, land in enumerate(s.lands[seat]):
            total += NUISANCE * (s.weeds[seat][at] + s.pests[seat][at])
            pays = harvest.worth(s, seat, at, len(land)).rice
            crop = s.crop[seat][at]
            wet = WET if on.flooded(s, seat, at) else 1.0
            again = BARE * pays * max(0, left - 2) / 2  # what is sown there later
            if crop == on.GROWN:
                total += GROWN * pays + again if left or s.phase == "farm" else 0.0
            elif crop == on.PLANTED and left:
                total += PLANTED * pays * wet + again
            elif left > 1:
                total += BARE * pays * wet + again
        return total

    def tiles(self, s: State, seat: str) -> float:
        total = 0.0
        for aim in forecast.aims(s, seat):
            if aim.met:
                total += TILE * aim.rice
            elif all(sign != ">=" or have >= 0.75 * n for _, have, sign, n in aim.parts):
                total += NEARLY * aim.rice
        return total / max(1, len(s.achievements)) * 2

    def acts(self, s: State, card: str) -> float:
        """Whether a spirit does something again and again: passive ones count a little less than those that act."""
        timing = s.box.cards(s.variant)[card].timing
        return {"active": 1.0, "passive": 0.8}.get(timing, 0.0)

    # -------------------------------------------------------------------------------------- the plan

    def planned(self, s: State, seat: str, options: tuple[Option, ...]) -> dict[str, float] | None:
        """The worth of answers that one position ahead does not tell; None where it does."""
        kind = Key.of(options[-1].key).kind if options[0].key == "done" else Key.of(options[0].key).kind
        keys = [option.key for option in options]
        if kind in ("laborers", "oxen", "ducks"):
            return self.allocation(s, seat, keys)
        if kind == "water":
            return self.water(s, seat, keys)
        if kind == "spirit":
            return {key: self.spirit(s, seat, Key.of(key).first) for key in keys}
        if kind in ("hex", "keep"):
            return self.land(s, seat, keys)
        if kind == "buy":
            return {key: self.purchase(s, seat, key) for key in keys}
        if kind == "tile":
            return {key: -1.0 if key == "done" else float(s.box.tiles[Key.of(key).first].rice) for key in keys}
        return None

    def allocation(self, s: State, seat: str, keys: list[str]) -> dict[str, float]:
        """As many as find something to do; those left build."""
        first = Key.of(keys[0])
        job = first.kind if len(first.parts) < 2 else f"{first.kind}:{first.first}"
        numbers = {key: Key.of(key).number or 0 for key in keys}
        wanted = max(numbers.values())
        if job == "laborers:plant":
            wanted = plant_cost(s, seat) * self.to_plant(s, seat)
        elif job.endswith(":build") and s.round >= LAST - 1:
            wanted = 0
        return {key: -float(abs(n - wanted)) for key, n in numbers.items()}

    def to_plant(self, s: State, seat: str) -> int:
        """Hexes that will have water and no rice."""
        if s.round >= LAST:
            return 0
        found, discs = 0, s.reservoir[seat] + sum(s.water[seat]) + 1
        for at, land in enumerate(s.lands[seat]):
            need = on.need(s, seat, at)
            if on.rocky(s, seat, at) or need > discs:
                continue
            discs -= need
            if s.crop[seat][at] != on.PLANTED:
                found += len(land)
        return found

    def water(self, s: State, seat: str, keys: list[str]) -> dict[str, float]:
        """What is to be harvested is drained, everything else keeps its water."""
        dry = {at for at, crop in enumerate(s.crop[seat]) if crop == on.GROWN}
        wet = [at for at in range(len(s.lands[seat])) if s.water[seat][at]]
        values = {}
        for key in keys:
            parsed = Key.of(key)
            if key == "drain:all":
                values[key] = 1.0 if wet and all(at in dry for at in wet) else -3.0
            elif key == "done":
                values[key] = -1.5 if any(at in dry for at in wet) else 0.5
            else:
                wanted = 0 if paddy_of(key) in dry else 99
                values[key] = -abs((parsed.number or 0) - wanted) / 10
        return values

    def spirit(self, s: State, seat: str, card: str) -> float:
        """One that acts often is kept and played first; later ones set the order of play by their number."""
        if card not in s.box.raw["spirit"]:
            return 0.0
        item = s.box.cards(s.variant)[card]
        left = max(1, LAST - s.round)
        return self.acts(s, card) * left + 0.04 * item.number + (0.8 if item.timing == "once" and left > 3 else 0.0)

    def land(self, s: State, seat: str, keys: list[str]) -> dict[str, float]:
        """The next paddy is as large as its walls can soon be had, and without rocks."""
        plan, values = s.site[seat], {}
        at_hand = building.at_hand(s, seat) + 2
        for key in keys:
            if key == "keep":
                values[key] = 3.0
            elif key == "done":
                values[key] = 0.6 if plan and building.fits(s, seat, plan) else -4.0
            else:
                hex_ = Key.of(key).first
                grown = (*plan, hex_) if plan else (hex_,)
                need = len(building.missing(s, seat, grown))
                values[key] = (1.5 if need <= at_hand and len(grown) <= LARGE else -1.0) - 0.3 * need
                values[key] -= 3.0 if hex_ in s.rocks[seat] else 0.0
                values[key] += 2.0 if hex_ in s.magic[seat] else 0.0
        return values

    def purchase(self, s: State, seat: str, key: str) -> float:
        """What an item earns in the rounds to come, less what it costs."""
        if key == "done":
            return 0.0
        what = Key.of(key).first
        price = market.price(s, seat, what)
        left = max(0, LAST - s.round - 1)
        earns = (LABORER if what == "laborer" else LIVESTOCK) * left
        return earns - (price or 0) - market.added_tax(s, seat)
