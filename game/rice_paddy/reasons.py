"""Why something is not legal: each answer names the rule that fails and its figures (message `rice-reason-<id>`).

First the thing itself is looked at, whatever is asked: there may be no such thing, or a rule speaks against it now. What is left
belongs to another question; the reason names the one that has to be answered first.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.engine.agenda import Frame
from game.core.engine.decision import Reason
from game.core.engine.key import Key
from game.rice_paddy import allocation, building, farm, goals, harvest, market, waterways
from game.rice_paddy import paddies as on
from game.rice_paddy.state import State

NOTHING = "nothing-there"


def why(s: State, top: Frame | None, seat: str, key: str) -> Reason | None:
    """Why this key is not legal now for a seat. The key is known not to be an option; `top` asks, if anything does."""
    f = asking(top, seat)
    parsed = Key.of(key)
    known = KEYS.get(parsed.kind)
    if key not in ("done", "keep") and known is None:
        return Reason("no-such-thing", (key,))
    found = known(s, f, seat, parsed) if known is not None else None
    if found is not None:
        return found
    if key == "keep" and not s.site.get(seat):
        return Reason(NOTHING, (key,))
    if f is None:
        return None
    return Reason("must") if key == "done" else Reason("first", (f.op,))


def asking(top: Frame | None, seat: str) -> Frame | None:
    """The frame that asks this seat."""
    if top is None:
        return None
    if top.op == "together.ask":
        return next((lane[0] for who, lane in top.get("lanes") if who == seat and lane), None)
    if top.op == "sealed":
        return next((Frame(op, who, "", 0, env) for who, op, env in top.get("questions") if who == seat), None)
    return top


def _paddy(s: State, seat: str, text: str) -> int | Reason:
    """A paddy named in a key, counted from 0; a reason where there is none."""
    if not (text.isascii() and text.isdigit()):
        return Reason("no-such-thing", (text,))
    at = int(text) - 1
    return at if 0 <= at < len(s.lands[seat]) else Reason(NOTHING, (text,))


def _number(parsed: Key, at: int = -1) -> int:
    text = parsed.parts[at] if parsed.parts else ""
    return int(text) if text.isascii() and text.isdigit() else -1


# ------------------------------------------------------------------------------------------------ the field


def hexes(s: State, f: Frame | None, seat: str, key: Key) -> Reason | None:
    hex_ = key.first
    if hex_ not in s.box.field.hexes:
        return Reason("no-such-thing", (hex_,))
    if f is not None and f.op == "active.hex":
        if hex_ in s.rocks[seat]:
            return Reason("rock", (hex_,))
        if f.get("does") == "magic":
            return Reason("not-empty", (hex_,)) if hex_ in s.magic[seat] else None
        return building.against(s, seat, (), hex_)
    land = s.site[seat] if f is None or f.op == "build.more" else ()
    found = building.against(s, seat, land, hex_)
    if found is None and not building.at_hand(s, seat):
        return Reason("too-few-workers", (0,))
    return found


def rocks(s: State, f: Frame | None, seat: str, key: Key) -> Reason | None:
    if key.first not in s.box.field.hexes:
        return Reason("no-such-thing", (key.first,))
    if key.first not in s.rocks[seat]:
        return Reason(NOTHING, (key.first,))
    return None if on.busy(s, seat, "oxen:rock") else Reason("too-few-workers", (0,))


def water(s: State, f: Frame | None, seat: str, key: Key) -> Reason | None:
    at, n = _paddy(s, seat, key.first), _number(key)
    if isinstance(at, Reason):
        return at
    if n < 0 or len(key.parts) != 2:
        return Reason("no-such-thing", (str(key),))
    most = on.capacity(s, seat, at)
    if n > most:
        return Reason("over-capacity", (most,))
    if f is not None and f.op == "flood":
        comes = f.get("flow") + s.water[seat][at] if f.get("at") == at else 0
        return Reason("upstream", (comes,)) if n > comes else Reason("not-flooded", (str(at + 1),))
    comes = _comes(s, f, seat, at)
    if n > comes:
        behind = any(on.rocky(s, seat, paddy) for paddy in range(at + 1))
        return Reason("rock", (str(at + 1),)) if behind and n > s.water[seat][at] else Reason("upstream", (comes,))
    return None


def _comes(s: State, f: Frame | None, seat: str, at: int) -> int:
    """The most discs that can come to a paddy from those before it."""
    if f is not None and f.op == "drain" and f.seat == seat and f.get("at") == at:
        return waterways.received(s, f)
    first, flow = 0, 0
    if f is not None and f.op == "drain" and f.seat == seat:
        first, flow = f.get("at"), f.get("flow")
    return int(flow) + sum(s.water[seat][first : at + 1]) if first <= at else s.water[seat][at]


def drain(s: State, f: Frame | None, seat: str, key: Key) -> Reason | None:
    return None if any(s.water[seat]) else Reason(NOTHING, ("all",))


def weed(s: State, f: Frame | None, seat: str, key: Key) -> Reason | None:
    at = _paddy(s, seat, key.first)
    if isinstance(at, Reason):
        return at
    if not s.weeds[seat][at]:
        return Reason(NOTHING, (key.first,))
    if at not in farm.weedy(s, seat):
        return Reason("not-dry", (key.first,))
    laborers, oxen = farm.weeders(s, seat)
    if key.parts[1:] == ("ox",):
        return None if oxen else Reason("too-few-workers", (oxen,))
    return Reason("too-few-workers", (laborers,)) if laborers < len(s.lands[seat][at]) else None


def duck(s: State, f: Frame | None, seat: str, key: Key) -> Reason | None:
    at = _paddy(s, seat, key.first)
    if isinstance(at, Reason):
        return at
    if not s.pests[seat][at] and not on.fertile_soil(s, seat, at):
        return Reason(NOTHING, (key.first,))
    if at not in farm.peckable(s, seat):
        return Reason("not-dry", (key.first,))
    return None if on.busy(s, seat, "ducks") else Reason("too-few-workers", (0,))


def harvests(s: State, f: Frame | None, seat: str, key: Key) -> Reason | None:
    at, n = _paddy(s, seat, key.first), _number(key)
    if isinstance(at, Reason):
        return at
    taken = f.get("taken", ()) if f is not None and f.seat == seat else ()
    if any(at == done for done, _ in taken):
        return Reason(NOTHING, (key.first,))
    if s.crop[seat][at] != on.GROWN:
        return Reason("not-grown", (key.first,))
    if at not in harvest.ripe(s, seat, taken):
        return Reason("not-dry", (key.first,))
    if not 0 < n <= len(s.lands[seat][at]) or len(key.parts) != 2:
        return Reason(NOTHING, (key.first,))
    able = harvest.hexes_for(s, seat)
    return Reason("too-few-workers", (on.busy(s, seat, "laborers:harvest"),)) if n > able else None


def plant(s: State, f: Frame | None, seat: str, key: Key) -> Reason | None:
    at = _paddy(s, seat, key.first)
    if isinstance(at, Reason):
        return at
    if s.crop[seat][at] != on.EMPTY:
        return Reason("not-empty", (key.first,))
    if on.rocky(s, seat, at):
        return Reason("rock", (key.first,))
    if not on.plantable(s, seat, at):
        return Reason("not-flooded", (key.first,))
    able = f is not None and f.op == "active.choose" or at in farm.plant_choices(s, seat)
    return None if able else Reason("too-few-workers", (on.busy(s, seat, "laborers:plant"),))


def paddy(s: State, f: Frame | None, seat: str, key: Key) -> Reason | None:
    other = seat
    if key.first in s.seats:
        other = key.first
    at = _paddy(s, other, key.parts[-1] if key.parts else "")
    if isinstance(at, Reason):
        return at
    return Reason(NOTHING, (key.parts[-1],)) if f is None or f.op.endswith((".paddy", ".ignore", ".fertile")) else None


# ------------------------------------------------------------------------------------------------ workers, cards, market


def workers(s: State, f: Frame | None, seat: str, key: Key) -> Reason | None:
    job = f"{key.kind}:{key.first}" if key.kind != "ducks" else key.kind
    n = _number(key)
    if job not in allocation.JOBS or n < 0:
        return Reason("no-such-thing", (str(key),))
    if job not in allocation.jobs(s):
        return Reason("last-round", (s.round,))
    free, (most, step) = allocation.idle(s, seat, job), allocation.most(s, seat, job)
    if n > free:
        return Reason("too-few-workers", (free,))
    if n > most:
        return Reason(NOTHING, (key.first,))
    return Reason("by-steps", (step,)) if n % step else None


def spirit(s: State, f: Frame | None, seat: str, key: Key) -> Reason | None:
    if key.first not in s.box.spirits:
        return Reason("no-such-thing", (key.first,))
    there = s.pack.get(seat, ()) if f is not None and f.op == "draft" else s.hand[seat]
    return None if key.first in there else Reason(NOTHING, (key.first,))


def tile(s: State, f: Frame | None, seat: str, key: Key) -> Reason | None:
    name = key.first
    if name not in s.box.tiles:
        return Reason("no-such-thing", (name,))
    if name not in (*s.achievements, *s.reserved.get(seat, ())):
        return Reason(NOTHING, (name,))
    return None if goals.met(s, seat, s.box.tiles[name].goal) else Reason("goal-not-met", (name,))


def buy(s: State, f: Frame | None, seat: str, key: Key) -> Reason | None:
    if key.first not in on.STOCK:
        return Reason("no-such-thing", (key.first,))
    if s.round > s.box.figures["rounds"]["market"]:
        return Reason("last-round", (s.round,))
    cost = market.cost(s, seat, key.first)
    if cost is None:
        return Reason("market-empty", (key.first,))
    return Reason("too-little-rice", (cost,)) if cost > s.rice[seat] else None


def take(s: State, f: Frame | None, seat: str, key: Key) -> Reason | None:
    if key.first not in on.STOCK:
        return Reason("no-such-thing", (key.first,))
    return None if on.on_market(s, seat, key.first) else Reason("market-empty", (key.first,))


KEYS: dict[str, Callable[[State, Frame | None, str, Key], Reason | None]] = {
    "hex": hexes, "rock": rocks, "water": water, "drain": drain, "weed": weed, "duck": duck, "harvest": harvests,
    "plant": plant, "paddy": paddy, "laborers": workers, "oxen": workers, "ducks": workers, "spirit": spirit, "tile": tile,
    "buy": buy, "take": take,
}  # fmt: skip
