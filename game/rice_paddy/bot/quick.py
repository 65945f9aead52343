"""A quick, sensible answer to every question: what previews and playouts go on with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.engine.agenda import Frame
from game.core.engine.decision import Option
from game.rice_paddy import building, harvest
from game.rice_paddy import paddies as on
from game.rice_paddy.allocation import idle, plant_cost
from game.rice_paddy.bot import plan, spirits
from game.rice_paddy.bot.plan import Plans
from game.rice_paddy.market import cost
from game.rice_paddy.state import State

LABORER = 1.9  # rice that one more laborer brings in a round
LIVESTOCK = 3.2
AFTER_TAX = 1.0  # by how much a purchase must pay beyond its cost


def asked(s: State, seat: str) -> Frame | None:
    """The frame of the question to a seat; where several are asked at once, of its own."""
    if not s.agenda:
        return None
    top: Frame = s.agenda[-1]
    if top.op == "together.ask":
        return next((lane[0] for owner, lane in top.get("lanes") if owner == seat and lane), top)
    return top


def number(key: str) -> int:
    """The last number of a key: 3 of "laborers:plant/3", "water:1/3" or "ducks:3"."""
    digits = key.replace("/", ":").rpartition(":")[2]
    return int(digits) if digits.isdigit() else 0


def paddy(key: str) -> int:
    return int(key.rpartition(":")[2].partition("/")[0]) - 1


class Quick:
    """One answer at a time, from what is open and what the seat holds."""

    def __init__(self, plans: Plans) -> None:
        self.plans = plans
        self.by_op: dict[str, Any] = {
            "allocate.laborers": self.allocate, "allocate.oxen": self.allocate, "allocate.ducks": self.allocate,
            "build.site": self.site, "build.more": self.more, "rock": self.rock, "drain": self.drain, "flood": self.flood,
            "weed": self.own_worth, "pest": self.own_worth, "harvest": self.harvest, "harvest.ignore": self.help,
            "harvest.fertile": self.help, "plant": self.plant, "market": self.market, "claim": self.claim,
            "claim.reserved": self.claim, "rain.paddy": self.least, "solo.paddy": self.least, "active.paddy": self.theirs,
            "active.hex": self.hex, "draft": self.spirit, "spirit": self.spirit, "sealed": self.spirit,
        }  # fmt: skip

    def answer(self, s: State, seat: str, options: Sequence[Option]) -> Option:
        """One of the options."""
        f = asked(s, seat)
        by = self.by_op.get(f.op) if f is not None else None
        key = by(s, seat, f, [option.key for option in options]) if by is not None else self.other(options)
        return next((option for option in options if option.key == key), options[0])

    @staticmethod
    def other(options: Sequence[Option]) -> str:
        return options[0].key

    # -------------------------------------------------------------------------------------------- cards

    def spirit(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        rounds = plan.last_round(s) - s.round + 1
        return max(keys, key=lambda key: spirits.worth(s, key.partition(":")[2], rounds))

    def claim(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        tiles = s.box.tiles
        return max(keys, key=lambda key: tiles[key.partition(":")[2]].rice if key != "done" else -1)

    def market(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        rounds = plan.last_round(s) - s.round
        worth = {"buy:laborer": LABORER * (rounds - 0.5), "buy:livestock": LIVESTOCK * (rounds - 1.5), "done": AFTER_TAX}
        costs = {key: cost(s, seat, key.partition(":")[2]) or 0 for key in keys if key != "done"}
        return max(keys, key=lambda key: worth[key] - costs.get(key, 0))

    # -------------------------------------------------------------------------------------------- workers and building

    def allocate(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        job = f.get("job")
        wish = self.plans.wish(s, seat, job, idle(s, seat, job))
        return max((key for key in keys if number(key) <= wish), key=number, default=keys[0])

    def site(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        land = self.plans.land(s, seat)
        if land is None:
            return "keep" if "keep" in keys else "done"
        if "keep" in keys and set(s.site[seat]) == set(land.hexes):
            return "keep"
        return next((key for key in keys if key.partition(":")[2] in land.hexes), "keep" if "keep" in keys else keys[0])

    def more(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        land = self.plans.land(s, seat)
        wanted = land.hexes if land is not None and set(s.site[seat]) <= set(land.hexes) else ()
        return next((key for key in keys if key.partition(":")[2] in wanted), "done")

    def rock(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        return next((f"rock:{hex_}" for hex_ in self.plans.rocks(s, seat) if f"rock:{hex_}" in keys), keys[0])

    def hex(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        """Magic water goes to own paddies, the largest first, then to the land to be; a new paddy goes where it costs none."""
        if f.get("does") == "magic":
            own = [hex_ for land in sorted(s.lands[seat], key=len, reverse=True) for hex_ in land]
            land = self.plans.land(s, seat)
            own = [*(land.hexes if land is not None else ()), *own]
            return next((f"hex:{hex_}" for hex_ in own if f"hex:{hex_}" in keys), keys[0])
        places = [key for key in keys if key != "done"]
        return min(places, key=lambda key: -len(building.missing(s, seat, (key.partition(":")[2],)))) if places else keys[0]

    # -------------------------------------------------------------------------------------------- water

    def drain(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        at, flow = f.get("at"), f.get("flow")
        reaped = plan.to_reap(s, seat, harvest.hexes_for(s, seat))
        wet = on.powers(s, seat).wet_harvests
        drained = [each for each in reaped if s.water[seat][each]][wet:]
        if at in drained:
            return f"water:{at + 1}/0"
        if not any(each > at for each in drained) and not flow:
            return "done"
        stays = min(on.capacity(s, seat, at), s.water[seat][at] + flow)
        key = f"water:{at + 1}/{stays}"
        return key if key in keys else "done"

    def flood(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        """Enough to be flooded while paddies below still want water, else all that there is."""
        lacks = sum(max(0, on.need(s, seat, at) - s.water[seat][at]) for at in range(f.get("at") + 1, len(s.lands[seat])))
        return min(keys, key=number) if lacks else max(keys, key=number)

    # -------------------------------------------------------------------------------------------- rice

    def harvest(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        def each(key: str) -> float:
            at, n = paddy(key), number(key)
            return harvest.worth(s, seat, at, n).rice - 0.01 * n

        return max(keys, key=each)

    def help(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        fertile, taken = f.op == "harvest.fertile", dict(f.get("taken"))

        def gain(key: str) -> int:
            at = paddy(key)
            clean, rich = at in f.get("clean"), at in f.get("fertile")
            with_it = harvest.worth(s, seat, at, taken[at], clean or not fertile, rich or fertile)
            return with_it.rice - harvest.worth(s, seat, at, taken[at], clean, rich).rice

        return max(keys, key=gain)

    def plant(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        return max(keys, key=lambda key: len(s.lands[seat][paddy(key)]) * max(1, plant_cost(s, seat)))

    def own_worth(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        """Weeders and ducks work where most rice depends on it."""
        return max(keys, key=lambda key: self.at_stake(s, seat, paddy(key.partition("/ox")[0])))

    def at_stake(self, s: State, seat: str, at: int) -> float:
        """What a paddy loses by one more weed or pest."""
        size = len(s.lands[seat][at]) + s.fertilized[seat][at]
        share = {on.GROWN: 1.0, on.PLANTED: 0.7}.get(s.crop[seat][at], 0.0)
        done = 0.5 if s.weeds[seat][at] + s.pests[seat][at] > 1 else 1.0
        return share * done * harvest.pays(s, seat, 1, size)

    def least(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        def harm(key: str) -> float:
            at = paddy(key)
            bad = s.weeds[seat][at] + s.pests[seat][at] > 1
            return 0.0 if bad else self.at_stake(s, seat, at)

        return min(keys, key=harm)

    def theirs(self, s: State, seat: str, f: Frame, keys: list[str]) -> str:
        other = f.get("at")

        def harm(key: str) -> float:
            at = int(key.rpartition("/")[2]) - 1
            return self.at_stake(s, other, at) if s.weeds[other][at] + s.pests[other][at] < 2 else 0.0

        return max(keys, key=harm)
