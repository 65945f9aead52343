"""Reading the position: counts, health, elements, ranges. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from game.core.engine.combinators import noted
from game.core.engine.known import HIDDEN
from game.spirit_island import sea
from game.spirit_island.island import is_ocean
from game.spirit_island.state import State
from game.spirit_island.terms import BUILDINGS as BUILDINGS
from game.spirit_island.terms import INVADERS as INVADERS

if TYPE_CHECKING:
    from game.spirit_island.adversary import AdversaryLevel
    from game.spirit_island.island import MapLayout
    from game.spirit_island.power import Power
    from game.spirit_island.scenario import Ritual, Scenario

ANY = "any"  # a circle that gives an element of one's choice
SACRED = 2  # presences of one spirit that make a sacred site


def layout(s: State) -> MapLayout:
    """The map of the lands; with the oceans: `sea.waters`."""
    return s.box.layouts[s.layout]


def count(s: State, land: str, kind: str) -> int:
    return sum(s.pieces.get((land, kind), ()))


def count_all(s: State, land: str, kinds: Iterable[str]) -> int:
    return sum(sum(s.pieces.get((land, kind), ())) for kind in kinds)


def on_board(s: State, board: str, kinds: Iterable[str]) -> int:
    """How many pieces of these kinds a board has."""
    table = layout(s)
    return sum(count_all(s, land, kinds) for land in table.lands if table.land[land].board == board)


def has_invaders(s: State, land: str) -> bool:
    pieces = s.pieces
    return (land, "explorer") in pieces or (land, "town") in pieces or (land, "city") in pieces


def variants(s: State, land: str, kinds: Iterable[str]) -> list[tuple[str, int, int]]:
    """The pieces of these kinds that differ from one another: (kind, damage on it, how many)."""
    found = []
    for kind in kinds:
        for damage, n in enumerate(s.pieces.get((land, kind), ())):
            if n:
                found.append((kind, damage, n))
    return found


def piece_figures(s: State, kind: str) -> dict[str, Any]:
    return s.box.figures["pieces"][kind]


def health(s: State, land: str, kind: str) -> int:
    """A piece's health here and now, lasting effects and sacred sites included."""
    value = printed_health(s, kind) if s.adversary else s.box.figures["pieces"][kind]["health"]
    if kind == "dahan":
        for mod in s.mods:
            if mod.kind == "dahan_health" and mod.where == land:
                value += mod.n
        return value
    for seat, passive in passives(s, "invader_health"):
        if sacred(s, land, seat):
            value = max(passive.minimum, value + passive.n)
    return value


def own_rule(s: State, seat: str, kind: str) -> int:
    """The number of a spirit's special rule of this kind; 0 without it."""
    for rule in s.box.spirits[s.spirits[seat]].passives:
        if rule.kind == kind:
            return int(rule.n)
    return 0


def rule_key(s: State, seat: str, kind: str) -> str:
    """The special rule of a spirit that is of this kind, as what asks: "rule:ID"."""
    rules = s.box.raw["spirit"][s.spirits[seat]]["special_rules"]
    return next(f"rule:{rule['id']}" for rule in rules if kind in rule["effect"].get("passive", {}))


def passives(s: State, kind: str) -> list[tuple[str, Any]]:
    """The special rules of this kind in the game: (seat, passive)."""
    spirits, found = s.box.spirits, []
    for seat, spirit in s.spirits.items():  # asked for each land of each picture: two loops cost less than a list of lists
        for rule in spirits[spirit].passives:
            if rule.kind == kind:
                found.append((seat, rule))
    return found


def defence(s: State, land: str) -> int:
    """All Defend in a land: effects on the land and those that follow a spirit's presence."""
    total = 0
    for mod in s.mods:
        if (mod.kind == "defend" and mod.where == land) or (mod.kind == "ward" and s.presence.get((land, mod.seat))):
            total += mod.n
    for seat, passive in passives(s, "site_defend"):
        if sacred(s, land, seat):
            total += passive.n
    return total


def protected(s: State, land: str) -> bool:
    """Whether dahan in the land take no damage and cannot be destroyed."""
    return any(mod.kind == "protect_dahan" and mod.where == land for mod in s.mods)


def spared(s: State, land: str) -> bool:
    """Whether ravaging invaders do no damage to the dahan in the land."""
    return protected(s, land) or any(mod.kind == "spare_dahan" and mod.where == land for mod in s.mods)


def strike_together(s: State, land: str) -> bool:
    """Whether the dahan in the land strike at the same time as ravaging invaders."""
    return any(mod.kind == "dahan_strike_together" and mod.where == land for mod in s.mods)


def levels(s: State) -> tuple[AdversaryLevel, ...]:
    """The levels of the adversary that are on."""
    return s.box.adversaries[s.adversary].levels[: s.level] if s.adversary else ()


def printed_health(s: State, kind: str) -> int:
    """A piece's health without anything that changes it in a land."""
    for level in reversed(levels(s)):
        if kind in level.health:
            return level.health[kind]
    value: int = s.box.figures["pieces"][kind]["health"]
    return value


def immigration(s: State) -> str:
    """How the adversary builds before the ravage: "" (not), "once", "always", "twice"."""
    return next((level.immigration for level in reversed(levels(s)) if level.immigration), "")


def damage_of(s: State, kind: str) -> int:
    """The damage that a piece deals."""
    for level in reversed(levels(s)):
        if kind in level.damage:
            return level.damage[kind]
    damage: int = s.box.figures["pieces"][kind]["damage"]
    return damage


def invader_damage(s: State, land: str) -> int:
    """What the invaders in a land deal in a ravage, before Defend."""
    if s.adversary:
        return sum(count(s, land, kind) * damage_of(s, kind) for kind in INVADERS)
    figures = s.box.figures["pieces"]
    return sum(count(s, land, kind) * figures[kind]["damage"] for kind in INVADERS)


# ------------------------------------------------------------------------------------------------ the scenario


def scenario(s: State) -> Scenario | None:
    """The rules of the scenario that is played; None without one."""
    return s.box.scenarios[s.scenario] if s.scenario else None


def speed(s: State, power: Power) -> str:
    """The phase in which a power is used: a scenario may make them all fast."""
    return "fast" if s.scenario and s.box.scenarios[s.scenario].fast else power.speed


def price(s: State, power: Power) -> int:
    """The energy that playing a power card costs; below 0 it is gained. A scenario may make printed fast ones cheaper."""
    return power.cost - (s.box.scenarios[s.scenario].fast if s.scenario and power.speed == "fast" else 0)


def yields(s: State, seat: str, power: Power) -> int:
    """The energy that using an innate power gives: a scenario pays for one that is fast in any case."""
    if not s.scenario or not power.levels or not (found := s.box.scenarios[s.scenario].fast):
        return 0
    anyway = power.speed == "fast" or bool(power.fast_need and enough(elements(s, seat), power.fast_need))
    return int(found) if anyway else 0


def hearts(s: State) -> tuple[str, ...]:
    """The land of each board that a scenario wants held, in board order; () without such a one."""
    heart = s.box.scenarios[s.scenario].heart if s.scenario else None
    if heart is None:
        return ()
    corners = heart.places.get(s.layout.partition(":")[0], ())
    return tuple(f"{board}{heart.corners[corner][board]}" for board, corner in zip(s.boards, corners))


def ritual(s: State) -> Ritual | None:
    """What raises the terror level in place of fear; None where fear does."""
    found: Ritual | None = s.box.scenarios[s.scenario].ritual if s.scenario else None
    return found


def terror_after(s: State, taken: int) -> int:
    """The terror level once so many cards have left the fear deck, where fear raises it: each divider passed is a level."""
    return 1 + sum(1 for at in range(len(s.fear_split)) if taken >= sum(s.fear_split[: at + 1]))


def healthy_blight(s: State) -> int:
    """Blight on the healthy side of the blight card as the table is set, or in the pool without a card."""
    figures, players = s.box.figures_of(s.set), len(s.seats)
    pool = figures["blight_card"] if s.blight_card else figures["blight_pool"]
    more = s.box.scenarios[s.scenario].blight * len(s.boards) if s.scenario and s.blight_card else 0
    return int(pool["per_player"] * players + pool["extra"] + more)


def blighted_blight(s: State) -> int:
    """Blight that comes onto the blight card when it is turned; 0 without a card. What a scenario put there before comes off.
    Of a card that nobody knows it is the least that may come.
    """
    if not s.blight_card:
        return 0
    less = s.box.scenarios[s.scenario].blight * len(s.boards) if s.scenario else 0
    return max(0, min(s.box.blight_cards[card].per_player for card in blight_cards(s)) * len(s.seats) - less)


def blight_cards(s: State) -> tuple[str, ...]:
    """The blight card that lies on the table: where nobody knows its other side yet, all that it may be; () without one."""
    if s.blight_card != HIDDEN:
        return (s.blight_card,) if s.blight_card else ()
    return tuple([card for card in s.box.blight_cards if s.box.in_set(f"blight-card:{card}", s.set)])


def outnumbered(s: State) -> list[str]:
    """The lands in which there are more towns and cities than dahan."""
    return [land for land in layout(s).lands if count_all(s, land, BUILDINGS) > count(s, land, "dahan")]


# ------------------------------------------------------------------------------------------------ spirits


def owner(s: State, land: str) -> str:
    """The seat whose starting board the land lies on; it decides for invaders there (rules 3.3)."""
    board = sea.waters(s).land[land].board
    return next((seat for seat, home in s.home.items() if home == board), s.seats[0])


def own_lands(s: State, seat: str) -> list[str]:
    return [land for land in sea.waters(s).lands if s.presence.get((land, seat))]


def sacred_sites(s: State, seat: str) -> list[str]:
    return [land for land in sea.waters(s).lands if (land, seat) in s.presence and sacred(s, land, seat)]


def sacred(s: State, land: str, seat: str) -> bool:
    """Whether a spirit has a sacred site in the land."""
    n = s.presence.get((land, seat), 0)
    if n == 1:
        terrain = s.box.spirits[s.spirits[seat]].sacred_terrain
        return bool(terrain) and not is_ocean(land) and layout(s).land[land].terrain == terrain
    return n >= SACRED


def presence_on_island(s: State, seat: str) -> int:
    return sum(n for (_, who), n in s.presence.items() if who == seat)


def circle(s: State, seat: str, track: str) -> tuple[int, tuple[str, ...]]:
    """(number, elements) of a spirit's track as far as it is uncovered."""
    circles = s.box.spirits[s.spirits[seat]].tracks[track]
    return circles[s.tracks[(seat, track)]]


def discs_left(s: State, seat: str, track: str) -> int:
    return len(s.box.spirits[s.spirits[seat]].tracks[track]) - 1 - s.tracks[(seat, track)]


def elements(s: State, seat: str) -> dict[str, int]:
    """The elements a spirit has now: cards in play, open circles, what it chose for circles of any, and what it gained this
    turn.
    """
    found: dict[str, int] = {}
    powers = s.box.powers
    for card in s.played[seat]:
        for element in powers["card:" + card].elements:
            found[element] = found.get(element, 0) + 1
    for track in ("energy", "plays"):
        for element in circle(s, seat, track)[1]:
            if element != ANY:
                found[element] = found.get(element, 0) + 1
    for element in s.chosen.get(seat, ()):
        found[element] = found.get(element, 0) + 1
    for (who, element), n in s.gained.items():
        if who == seat:
            found[element] = found.get(element, 0) + n
    return found


def unchosen(s: State, seat: str) -> int:
    """Open circles of any element for which none was chosen this turn."""
    circles = sum(circle(s, seat, track)[1].count(ANY) for track in ("energy", "plays"))
    return circles - len(s.chosen.get(seat, ()))


def enough(have: dict[str, int], need: Iterable[tuple[str, int]]) -> bool:
    for element, n in need:
        if have.get(element, 0) < n:
            return False
    return True


def threshold_reached(s: State, seat: str, index: int) -> bool:
    """Whether a threshold of the card in use counts: its elements are there and the player did not choose to act
    with fewer.
    """
    if noted(s, "cap") == 0:
        return False
    power = s.box.powers[noted(s, "source")]
    return enough(elements(s, seat), power.thresholds[index].need)


# ------------------------------------------------------------------------------------------------ ranges


def sharing(s: State, seat: str) -> tuple[str, ...]:
    """The seats whose presence `seat` may measure ranges from."""
    shared = [seat]
    for mod in s.mods:
        if mod.kind == "share_presence" and seat in mod.data:
            shared.extend(who for who in mod.data if who not in shared)
    return tuple(shared)


def origins(s: State, seat: str, power: Power) -> list[str]:
    """Lands a power's range may be measured from."""
    site = power.origin == "sacred-site"
    seats = sharing(s, seat)
    lands = sea.waters(s).land
    found = {land for land, who in s.presence if who in seats and (not site or sacred(s, land, who))}
    return [
        land
        for land in sea.lands(s, powers=True)
        if land in found and (not power.origin_terrains or lands[land].terrain in power.origin_terrains)
    ]


def power_range(s: State, seat: str, power: Power, cap: int | None) -> int:
    """A power's range with everything that lengthens it; thresholds count unless the player acts with fewer
    elements.
    """
    reach = power.range
    bonus = 0
    if cap != 0:
        for threshold in power.thresholds:
            if (threshold.range_bonus or threshold.range is not None) and enough(elements(s, seat), threshold.need):
                reach = max(reach, threshold.range or 0)
                bonus += threshold.range_bonus
    return reach + bonus + range_bonus(s, seat)


def range_bonus(s: State, seat: str) -> int:
    return sum(mod.n for mod in s.mods if mod.kind == "range_bonus" and mod.seat == seat)


def reach(s: State, lands: Iterable[str], steps: int) -> set[str]:
    """All lands within so many steps of any of these."""
    table = sea.waters(s)
    found: set[str] = set()
    for land in lands:
        found.update(table.near(land, steps))
    return found


def target_lands(s: State, seat: str, power: Power, cap: int | None = None, near: str = "") -> list[str]:
    """Legal target lands of a power in board order. `near` limits a repeat to lands adjacent to that one, in range
    all the same.
    """
    inside = reach(s, origins(s, seat, power), power_range(s, seat, power, cap))
    return _targets(s, seat, power, inside | _beyond(s) if far_price(s, seat) else inside, near)


def _targets(s: State, seat: str, power: Power, inside: set[str], near: str) -> list[str]:
    """Those of these lands that a power may target."""
    if near:
        inside = inside & set(sea.beside(s, near, powers=True))
    if not inside:
        return []
    test, lands = power.target, sea.lands(s, powers=True)
    if test is None:
        return [land for land in lands if land in inside]
    frame = _Asker(seat)
    return [land for land in lands if land in inside and test.holds(s, frame, land)]


def far_price(s: State, seat: str) -> int:
    """The energy for which a spirit may target lands with dahan out of range; 0 where it may not or cannot pay."""
    price = own_rule(s, seat, "far_dahan")
    return price if s.energy[seat] >= price else 0


def _beyond(s: State) -> set[str]:
    """The lands that it may target then."""
    return {land for land, kind in s.pieces if kind == "dahan"}


def is_far(s: State, seat: str, power: Power, land: str, cap: int | None = None) -> bool:
    """Whether a target land is out of range, so that it has to be paid for."""
    return land not in reach(s, origins(s, seat, power), power_range(s, seat, power, cap))


def far_lands(s: State, seat: str, power: Power, steps: int, lands: Iterable[str]) -> list[str]:
    """Those of a power's target lands that lie farther off than so many steps, and have to be paid for."""
    inside = reach(s, origins(s, seat, power), steps) if far_price(s, seat) else set(lands)
    return [land for land in lands if land not in inside]


def target_seats(s: State, seat: str, power: Power) -> list[str]:
    """Spirits a power may target; alone, `another spirit` may be oneself (rules 2 and 5)."""
    if power.target_spirit == "another-spirit" and len(s.seats) > 1:
        return [other for other in s.seats if other != seat]
    return list(s.seats)


class _Asker:
    """What a condition needs of a frame before a use has begun: only who asks."""

    __slots__ = ("seat",)

    def __init__(self, seat: str) -> None:
        self.seat = seat

    def get(self, name: str, default: Any = None) -> Any:
        return default
