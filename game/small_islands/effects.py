"""Missions and rewards in the language of effects: conditions on an island, and counts that pay for one.

A card typed into a case is an id that describes itself: `=o{"mission": ..., "reward": ...}`, `=m{...}`, `=r{...}` with the
written form as JSON, so that the state stays plain data.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from game.core.engine.agenda import Frame, frame, push
from game.core.engine.ops import Compiler, Instruction, Kind, Kindmap, Test, Vocabulary, Where
from game.small_islands import events
from game.small_islands.islands import Island, island_of
from game.small_islands.names import told
from game.small_islands.state import State
from game.small_islands.terms import RESOURCES, SYMBOLS

vocabulary = Vocabulary(SYMBOLS, {}, RESOURCES)
Check = Callable[[State, Any, Island], bool]


class Mission(NamedTuple):
    """A condition. `written` is its form in the data."""

    id: str
    written: dict[str, Any]
    test: Test

    def met(self, s: State, island: Island) -> bool:
        return all(check(s, None, island) for check in self.test.checks)


class Reward(NamedTuple):
    """What each island with a new house pays: a list of counts."""

    id: str
    written: Any
    program: tuple[Instruction, ...]


class Objective(NamedTuple):
    id: str
    mission: Mission
    reward: Reward


# ------------------------------------------------------------------------------------------------ missions


def _table(argument: Any, where: Where, **words: tuple[str, ...]) -> dict[str, str]:
    """The argument of a condition as a table with exactly these words, each one of those allowed."""
    if not isinstance(argument, dict):
        raise where.fail("a table is expected here")
    for key in argument:
        where.at(key).pick(key, tuple(words), "word")
    for key, allowed in words.items():
        if key not in argument:
            raise where.fail(f'"{key}" is missing')
        where.at(key).pick(argument[key], allowed, "symbol")
    return argument


@vocabulary.condition("more_than")
def more_than(argument: Any, where: Where) -> Check:
    """Strictly more of one symbol than of another."""
    words = _table(argument, where, more=SYMBOLS, than=SYMBOLS)
    more, than = words["more"], words["than"]
    return lambda s, f, island: island.count(more) > island.count(than)


@vocabulary.condition("has_at_least")
def has_at_least(argument: Any, where: Where) -> Check:
    """At least so many of each symbol."""
    if not isinstance(argument, dict) or not argument:
        raise where.fail("a table of symbols such as {temple: 1, flower: 2} is expected here")
    for symbol, n in argument.items():
        where.at(symbol).pick(symbol, SYMBOLS, "symbol")
        if not isinstance(n, int) or isinstance(n, bool) or n < 1:
            raise where.at(symbol).fail("a whole number of 1 or more is expected here")
    need = tuple(argument.items())
    return lambda s, f, island: all(island.count(symbol) >= n for symbol, n in need)


def least(s: State) -> int:
    """How many of a resource must be there before it can equal another."""
    return 0 if s.options.get("equal_zero") else 1


@vocabulary.condition("equal_any_pair")
def equal_any_pair(argument: Any, where: Where) -> Check:
    """Two different resources in equal number."""
    if argument not in ({}, None, True):
        raise where.fail("this condition takes nothing: {equal_any_pair: {}}")

    def check(s: State, f: Any, island: Island) -> bool:
        low = least(s)
        return any(
            island.count(one) >= low and island.count(one) == island.count(other)
            for at, one in enumerate(RESOURCES)
            for other in RESOURCES[at + 1 :]
        )

    return check


@vocabulary.condition("equal_with_other")
def equal_with_other(argument: Any, where: Where) -> Check:
    """A resource in the same number as one of the two others."""
    one = _table(argument, where, resource=RESOURCES)["resource"]

    def check(s: State, f: Any, island: Island) -> bool:
        n = island.count(one)
        return n >= least(s) and any(island.count(other) == n for other in RESOURCES if other != one)

    return check


# ------------------------------------------------------------------------------------------------ rewards


class Payment(NamedTuple):
    """What a reward is worth on an island: points for certain, and discovery tokens drawn and kept. `choice`: the best of the
    resources that may be picked is counted.
    """

    points: int
    drawn: int = 0
    kept: int = 0
    choice: bool = False


def pay(s: State, f: Frame, points: int) -> None:
    """Points for an island, to the running score and its record."""
    gain(s, f.seat, points, "reward", f.get("island"), told(s, island_here(s, f)))


def gain(s: State, seat: str, points: int, source: str, at: Any = (), isle: int = 0) -> None:
    """Adds points from a source ("reward", "discovery", "ports"); `isle`: the number of the island that gives them."""
    key = (seat, s.round, source)
    s.points[seat] = s.points.get(seat, 0) + points
    s.earned[key] = s.earned.get(key, 0) + points
    s.emit(events.scored, seat, points, source, at, isle)


def island_here(s: State, f: Frame) -> Island:
    found = island_of(s, f.get("island"))
    assert found is not None
    return found


@vocabulary.verb()
def per_symbol(s: State, f: Frame, *, plus: int = 0, per: Kindmap) -> None:
    """Points for each symbol of the island, and some more."""
    pay(s, f, _per_symbol(s, island_here(s, f), plus=plus, per=per).points)


def _per_symbol(s: State, island: Island, *, plus: int = 0, per: Any) -> Payment:
    return Payment(plus + sum(n * island.count(symbol) for symbol, n in per))


@vocabulary.verb()
def lowest_resource(s: State, f: Frame, *, per: int, plus: int = 0) -> None:
    """Points for each of the rarest resource among those on the island, and some more."""
    pay(s, f, _lowest_resource(s, island_here(s, f), per=per, plus=plus).points)


def _lowest_resource(s: State, island: Island, *, per: int, plus: int = 0) -> Payment:
    present = [n for n in (island.flower, island.fruit, island.leaf) if n]
    return Payment(plus + per * min(present, default=0))


@vocabulary.verb()
def flat(s: State, f: Frame, *, pp: int) -> None:
    """The same points for every island."""
    pay(s, f, pp)


def _flat(s: State, island: Island, *, pp: int) -> Payment:
    return Payment(pp)


class Steps:
    """A table of sizes and points: `{"3": 4, "6": 6}`."""


@vocabulary.verb()
def by_size(s: State, f: Frame, *, steps: Steps) -> None:
    """Points by the size of the island: those of the largest step that it reaches."""
    pay(s, f, _by_size(s, island_here(s, f), steps=steps).points)


def _by_size(s: State, island: Island, *, steps: Any) -> Payment:
    reached = [points for size, points in steps if size <= island.size]
    return Payment(reached[-1] if reached else s.options.get("small_island_points", 0))


@vocabulary.verb()
def discovery(s: State, f: Frame, *, draw_per: Kind, keep: int = 1) -> None:
    """Draws a discovery token for each such symbol, to keep some of them in secret."""
    island = island_here(s, f)
    number = min(island.count(draw_per), len(s.discovery_pool))
    if not number:
        return
    s.drawn[f.seat] = tuple(s.discovery_pool[:number])
    s.discovery_pool = s.discovery_pool[number:]
    s.shown += 1
    s.emit(events.discovery, f.seat, number, "drawn")
    s.emit(events.looked, f.seat, s.drawn[f.seat], to=(f.seat,))
    push(s, frame("reward.discovery", f.seat, island=f.get("island"), keep=min(keep, number)))


def _discovery(s: State, island: Island, *, draw_per: Any, keep: int = 1) -> Payment:
    drawn = min(island.count(draw_per), len(s.discovery_pool))
    return Payment(0, drawn, min(keep, drawn))


@vocabulary.verb()
def chosen_resource(s: State, f: Frame, *, per: int, plus: int = 0) -> None:
    """Points for each of one resource that the player picks, and some more."""
    island = island_here(s, f)
    if not any(island.count(symbol) for symbol in RESOURCES):
        pay(s, f, plus)
        return
    push(s, frame("reward.symbol", f.seat, island=f.get("island"), per=per, plus=plus))


def _chosen_resource(s: State, island: Island, *, per: int, plus: int = 0) -> Payment:
    return Payment(plus + per * max(island.count(symbol) for symbol in RESOURCES), choice=True)


WORTH: dict[str, Callable[..., Payment]] = {
    "per_symbol": _per_symbol,
    "lowest_resource": _lowest_resource,
    "flat": _flat,
    "by_size": _by_size,
    "discovery": _discovery,
    "chosen_resource": _chosen_resource,
}


def worth(s: State, reward: Reward, island: Island) -> Payment:
    """What a reward would pay for an island as it is now."""
    parts = [WORTH[each.verb](s, island, **each.args) for each in reward.program]
    if len(parts) == 1:
        return parts[0]
    return Payment(
        sum(p.points for p in parts), sum(p.drawn for p in parts), sum(p.kept for p in parts), any(p.choice for p in parts)
    )


# ------------------------------------------------------------------------------------------------ compiling


def compile_mission(card_id: str, written: Any, where: Where) -> Mission:
    """Raises DataError where the condition is not well formed."""
    if not isinstance(written, dict) or not written:
        raise where.fail("a condition such as {more_than: {more: flower, than: fruit}} is expected here")
    return Mission(card_id, written, Compiler(vocabulary).test(card_id, written, where))


def compile_reward(card_id: str, written: Any, where: Where) -> Reward:
    """A reward is one count or a list of them. Raises DataError where one is not well formed."""
    compiler = Compiler(vocabulary)
    ops = written if isinstance(written, list) else [written]
    if not ops:
        raise where.fail("a reward such as {flat: {pp: 6}} is expected here")
    program = []
    for at, op in enumerate(ops):
        place = where.at(at) if isinstance(written, list) else where
        made = compiler.instruction(f"{card_id}.{at}", _filled(op), place)
        if made.verb == "discovery" and made.args.get("keep", 1) < 1:
            raise place.fail("at least one discovery token is kept")
        if made.verb == "by_size":
            made = made._replace(args={"steps": _steps(made.args["steps"], place.at("by_size", "steps"))})
        program.append(made)
    return Reward(card_id, written, tuple(program))


# What a count means where its card says no more.
_DEFAULTS: dict[str, dict[str, Any]] = {
    "by_size": {"steps": {"3": 4, "6": 6, "9": 8, "12": 10}},
    "discovery": {"draw_per": "temple", "keep": 1},
}


def _filled(op: Any) -> Any:
    if not isinstance(op, dict):
        return op
    return {
        name: {**_DEFAULTS.get(name, {}), **(value or {})} if isinstance(value, dict | None) else value
        for name, value in op.items()
    }


def _steps(value: Any, where: Where) -> tuple[tuple[int, int], ...]:
    if not isinstance(value, dict) or not value:
        raise where.fail('a table of sizes and points such as {"3": 4, "6": 6} is expected here')
    found = []
    for size, points in value.items():
        if not str(size).isdigit() or not isinstance(points, int) or isinstance(points, bool):
            raise where.fail('sizes and points are whole numbers, such as {"3": 4, "6": 6}')
        found.append((int(size), points))
    return tuple(sorted(found))


Card = Literal["o", "m", "r"]


def typed_card(kind: Card, written: Any) -> str:
    """The id of a card written into a case: "o" objective, "m" mission, "r" reward. Raises DataError where it is not well
    formed.
    """
    card_id = f"={kind}" + json.dumps(written, sort_keys=True, separators=(",", ":"))
    read_card(card_id)
    return card_id


@lru_cache(maxsize=4096)
def read_card(card_id: str) -> Any:
    """The Objective, Mission or Reward of an id that describes itself. Raises DataError or KeyError."""
    kind, text = card_id[1:2], card_id[2:]
    where = Where(None, card_id)
    try:
        written = json.loads(text)
    except ValueError:
        raise KeyError(card_id) from None
    if kind == "m":
        return compile_mission(card_id, written, where)
    if kind == "r":
        return compile_reward(card_id, written, where)
    if kind != "o" or not isinstance(written, dict) or set(written) != {"mission", "reward"}:
        raise KeyError(card_id)
    return make_objective(card_id, written, where)


def make_objective(card_id: str, written: dict[str, Any], where: Where) -> Objective:
    """Raises DataError."""
    return Objective(
        card_id,
        compile_mission(card_id, written["mission"], where.at("mission")),
        compile_reward(card_id, written["reward"], where.at("reward")),
    )
