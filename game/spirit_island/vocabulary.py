"""The words of the effect language of Spirit Island: piece kinds, elements, counters and conditions.

The verbs stand in `verbs/` and `powers.py`, and `language.py` puts all together; a new counter or condition is one small
function below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.engine.combinators import noted
from game.core.engine.ops import Terms, Where, could
from game.spirit_island import queries as q
from game.spirit_island import sea
from game.spirit_island.island import is_ocean
from game.spirit_island.state import State
from game.spirit_island.terms import ELEMENTS, INVADERS, TERRAINS

__all__ = ["ELEMENTS", "INVADERS", "TERRAINS", "could", "terms"]

KINDS = (*INVADERS, "dahan", "blight", "own-presence")

GROUPS: dict[str, tuple[str, ...]] = {"invader": INVADERS}

terms = Terms()

Check = Callable[[State, Any, str], bool]


def land_of(s: State, f: Any) -> str:
    """The land an op acts in: the frame's own, else that of the running use."""
    return f.get("land") or noted(s, "land", "")


# ------------------------------------------------------------------------------------------------ counters


def _counter_of(kind: str) -> Callable[[State, Any], int]:
    return lambda s, f: q.count(s, land_of(s, f), kind)


for _kind in (*INVADERS, "dahan", "blight"):
    terms.counter(_kind)(_counter_of(_kind))


@terms.counter("invader")
def _invaders(s: State, f: Any) -> int:
    return q.count_all(s, land_of(s, f), INVADERS)


@terms.counter("adjacent-blight")
def _adjacent_blight(s: State, f: Any) -> int:
    return sum(q.count(s, land, "blight") for land in sea.beside(s, land_of(s, f)))


@terms.counter("presence")
def _presence(s: State, f: Any) -> int:
    land = land_of(s, f)
    return sum(s.presence.get((land, seat), 0) for seat in s.seats)


@terms.counter("own-sacred-sites-with-invaders")
def _own_sites(s: State, f: Any) -> int:
    return sum(1 for land in q.sacred_sites(s, f.seat) if q.has_invaders(s, land))


@terms.counter("pushed-here")
def _pushed_here(s: State, f: Any) -> int:
    land = land_of(s, f)
    return sum(1 for to, kind in noted(s, "pushed", ()) if to == land and kind in INVADERS)


def _own_element(element: str) -> Callable[[State, Any], int]:
    return lambda s, f: q.elements(s, f.seat).get(element, 0)


for _element in ELEMENTS:
    terms.counter(f"own-{_element}")(_own_element(_element))


@terms.counter("two-dahan")
def _two_dahan(s: State, f: Any) -> int:
    return q.count(s, land_of(s, f), "dahan") // 2


@terms.counter("three-dahan")
def _three_dahan(s: State, f: Any) -> int:
    return q.count(s, land_of(s, f), "dahan") // 3


@terms.counter("cards-of-target")
def _cards_of_target(s: State, f: Any) -> int:
    return len(s.played[noted(s, "target", f.seat)])


@terms.counter("dahan-by-own-presence")
def _dahan_by_own_presence(s: State, f: Any) -> int:
    land = land_of(s, f)
    return q.count(s, land, "dahan") * s.presence.get((land, f.seat), 0)


# ------------------------------------------------------------------------------------------------ conditions


def _kinds(argument: Any, where: Where) -> tuple[tuple[str, ...], ...]:
    """Each word of the list as the kinds it stands for: [invader, dahan] -> ((explorer, town, city), (dahan,))."""
    if not isinstance(argument, list) or not argument:
        raise where.fail("a list of pieces is expected here")
    known = (*KINDS, *GROUPS)
    return tuple(GROUPS.get(where.pick(word, known, "piece"), (word,)) for word in argument)


@terms.condition("terrain")
def _terrain(argument: Any, where: Where) -> Check:
    terrains = tuple(where.pick(word, TERRAINS, "terrain") for word in argument)
    return lambda s, f, land: sea.waters(s).land[land].terrain in terrains


@terms.condition("coastal")
def _coastal(argument: Any, where: Where) -> Check:
    return lambda s, f, land: sea.waters(s).land[land].coastal == bool(argument)


@terms.condition("inland")
def _inland(argument: Any, where: Where) -> Check:
    return lambda s, f, land: sea.waters(s).land[land].coastal != bool(argument)


@terms.condition("ocean")
def _ocean(argument: Any, where: Where) -> Check:
    return lambda s, f, land: is_ocean(land) == bool(argument)


@terms.condition("has")
def _has(argument: Any, where: Where) -> Check:
    words = _kinds(argument, where)
    return lambda s, f, land: all(q.count_all(s, land, kinds) for kinds in words)


@terms.condition("has_any")
def _has_any(argument: Any, where: Where) -> Check:
    words = _kinds(argument, where)
    return lambda s, f, land: any(q.count_all(s, land, kinds) for kinds in words)


@terms.condition("has_not")
def _has_not(argument: Any, where: Where) -> Check:
    words = _kinds(argument, where)
    return lambda s, f, land: not any(q.count_all(s, land, kinds) for kinds in words)


@terms.condition("count")
def _count(argument: Any, where: Where) -> Check:
    kinds = tuple(kind for word in _kinds(argument.get("what"), where) for kind in word)
    low, high = argument.get("min", 0), argument.get("max", 10**6)
    if "eq" in argument:
        low = high = argument["eq"]
    return lambda s, f, land: low <= q.count_all(s, land, kinds) <= high


@terms.condition("own_presence_in_target")
def _own_presence(argument: Any, where: Where) -> Check:
    return lambda s, f, land: bool(s.presence.get((land, f.seat))) == bool(argument)


@terms.condition("has_presence")
def _has_presence(argument: Any, where: Where) -> Check:
    return lambda s, f, land: any(s.presence.get((land, seat)) for seat in s.seats)


@terms.condition("sacred_site")
def _sacred_site(argument: Any, where: Where) -> Check:
    return lambda s, f, land: any(q.sacred(s, land, seat) for seat in s.seats)


@terms.condition("dahan_outnumber")
def _dahan_outnumber(argument: Any, where: Where) -> Check:
    kinds = tuple(kind for word in _kinds(argument, where) for kind in word)
    return lambda s, f, land: q.count(s, land, "dahan") > q.count_all(s, land, kinds)


@terms.condition("at_least_dahan")
def _at_least_dahan(argument: Any, where: Where) -> Check:
    kinds = tuple(kind for word in _kinds(argument, where) for kind in word)
    return lambda s, f, land: q.count_all(s, land, kinds) >= q.count(s, land, "dahan")


@terms.condition("most_buildings")
def _most_buildings(argument: Any, where: Where) -> Check:
    def check(s: State, f: Any, land: str) -> bool:
        table, here = q.layout(s), q.count_all(s, land, q.BUILDINGS)
        board = [one for one in table.lands if table.land[one].board == table.land[land].board]
        most = here > 0 and here == max(q.count_all(s, one, q.BUILDINGS) for one in board)
        return most == bool(argument)

    return check


@terms.condition("more_than_origin")
def _more_than_origin(argument: Any, where: Where) -> Check:
    kinds = tuple(kind for word in _kinds(argument, where) for kind in word)
    return lambda s, f, land: q.count_all(s, land, kinds) > q.count_all(s, land_of(s, f), kinds)


@terms.condition("next_to_more")
def _next_to_more(argument: Any, where: Where) -> Check:
    kinds = tuple(kind for word in _kinds(argument, where) for kind in word)
    return lambda s, f, land: any(q.count_all(s, other, kinds) > q.count_all(s, land, kinds) for other in sea.beside(s, land))


@terms.condition("target_is")
def _target_is(argument: Any, where: Where) -> Check:
    where.pick(argument, ("another-spirit",), "target")
    return lambda s, f, land: noted(s, "target") != f.seat


@terms.condition("own_sacred_sites")
def _own_sacred_sites(argument: Any, where: Where) -> Check:
    low = argument["min"]
    return lambda s, f, land: len(q.sacred_sites(s, f.seat)) >= low


@terms.condition("presence_was_added")
def _presence_was_added(argument: Any, where: Where) -> Check:
    return lambda s, f, land: bool(noted(s, "presence_added")) == bool(argument)


@terms.condition("moved_at_least")
def _moved_at_least(argument: Any, where: Where) -> Check:
    return lambda s, f, land: noted(s, "moved", 0) >= argument


@terms.condition("pushed_to")
def _pushed_to(argument: Any, where: Where) -> Check:
    kinds = tuple(kind for word in _kinds(argument, where) for kind in word)
    return lambda s, f, land: any(q.count_all(s, to, kinds) for to, _ in noted(s, "pushed", ()))


@terms.condition("forgot_this")
def _forgot_this(argument: Any, where: Where) -> Check:
    return lambda s, f, land: (noted(s, "source") == f"card:{noted(s, 'forgotten')}") == bool(argument)


@terms.condition("threshold")
def _threshold(argument: Any, where: Where) -> Check:
    return lambda s, f, land: q.threshold_reached(s, f.seat, argument)
