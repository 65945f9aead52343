"""Why something is not legal: each answer names the rule that fails and its figures (message `reason-<id>`)."""

from __future__ import annotations

from game.core.agenda import Frame
from game.core.decision import Reason
from game.core.ops import Test
from game.spirit_island import queries as q
from game.spirit_island.box import Power
from game.spirit_island.state import State


def play_reason(s: State, seat: str, key: str) -> Reason | None:
    """Why a card cannot be played."""
    if not key.startswith("card:"):
        return None
    if key[5:] not in s.hand[seat]:
        return Reason("not-in-hand")
    if not s.plays_left[seat]:
        return Reason("no-plays")
    return Reason("cost", (s.box.powers[key].cost, s.energy[seat]))


def power_reason(s: State, f: Frame, seat: str, key: str) -> Reason | None:
    """Why a power cannot be used now."""
    power = s.box.powers.get(key.partition("/")[0])
    if power is None:
        return None
    if power.key.startswith("card:") and power.id not in s.played[seat]:
        return Reason("not-in-play")
    if power.speed != f.get("speed"):
        return Reason("wrong-speed", (power.speed,))
    if power.key in s.used[seat]:
        return Reason("already-used")
    if power.levels:
        short = missing(q.elements(s, seat), power.levels[0].need)
        if short and not any(q.enough(q.elements(s, seat), level.need) for level in power.levels):
            return Reason("threshold", (short,))
    if not q.origins(s, seat, power):
        return Reason("no-sacred-site" if power.origin == "sacred-site" else "no-origin")
    return Reason("no-target")


def missing(have: dict[str, int], need: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Elements that are short, with how many."""
    return tuple((element, n - have.get(element, 0)) for element, n in need if have.get(element, 0) < n)


def target_reason(s: State, f: Frame, key: str) -> Reason | None:
    """Why a land is no legal target: range first, then the first condition that fails."""
    land = key[5:]
    if not key.startswith("land:") or land not in q.layout(s).land:
        return None
    power = s.box.powers[f.get("power")]
    if f.get("near") and land not in q.layout(s).adjacent[f.get("near")]:
        return Reason("not-adjacent", (f.get("near"),))
    origins = q.origins(s, f.seat, power)
    if not origins:
        return Reason("no-sacred-site" if power.origin == "sacred-site" else "no-origin")
    reach = q.power_range(s, f.seat, power, f.get("cap"))
    distance = q.layout(s).distance[land]
    nearest = min(distance[origin] for origin in origins)
    if nearest > reach:
        return Reason("too-far-from-site" if power.origin == "sacred-site" else "too-far", (reach, nearest))
    return condition_reason(s, f, power.target, land)


def condition_reason(s: State, f: Frame, test: Test | None, land: str) -> Reason | None:
    """The first condition of a test that fails in a land."""
    if test is None:
        return None
    for (name, argument), check in zip(test.written, test.checks, strict=True):
        if check(s, f, land):
            continue
        if name == "terrain":
            return Reason("wrong-terrain", (q.layout(s).land[land].terrain, tuple(argument)))
        if name in ("has", "has_any"):
            return Reason("needs", (argument[0],))
        if name == "has_not":
            return Reason("needs-none", (argument[0],))
        if name == "coastal":
            return Reason("not-coastal")
        if name == "inland":
            return Reason("not-inland")
        return Reason("condition")
    return None


def presence_reason(s: State, f: Frame, key: str) -> Reason | None:
    """Why presence cannot be added to a land."""
    land = key[5:]
    if not key.startswith("land:") or land not in q.layout(s).land:
        return None
    distance = q.layout(s).distance[land]
    nearest = min((distance[own] for own in q.own_lands(s, f.seat)), default=99)
    if nearest > f.get("range"):
        return Reason("too-far", (f.get("range"), nearest))
    terrain = f.get("terrain")
    if terrain and q.layout(s).land[land].terrain not in terrain:
        return Reason("wrong-terrain", (q.layout(s).land[land].terrain, tuple(terrain)))
    return None


def range_of(power: Power) -> int:
    return power.range
