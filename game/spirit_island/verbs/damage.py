"""Fear, Defend and damage to invaders.

Damage is split by the player one point at a time; nothing is asked where nothing can differ.
"""

from __future__ import annotations

from typing import Any

from game.core.engine.agenda import Frame, Ops, Question, frame
from game.core.engine.combinators import note, noted, scope_of, start
from game.core.engine.ops import Bonus, Kinds, Program, Terms, Value, amount, could
from game.spirit_island import dreams, events
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.state import State
from game.spirit_island.vocabulary import INVADERS, land_of

ops: Ops[State] = Ops()
ops.notes("defended gift_bonus own_bonus destroyed")

terms = Terms()
verb = terms.verb


# ------------------------------------------------------------------------------------------------ fear, defend


@verb()
def fear(s: State, f: Frame, n: Value, max: int | None = None) -> None:
    """Generates fear, at most so much."""
    size = amount(s, f, n)
    p.fear_in(s, land_of(s, f), size if max is None else min(size, max))


def _has_invaders(s: State, f: Frame, **_: Any) -> bool:
    return q.has_invaders(s, land_of(s, f))


@verb()
def defend(s: State, f: Frame, n: Value) -> None:
    """Adds Defend to the land for this turn."""
    land, size = land_of(s, f), amount(s, f, n)
    p.last(s, "defend", land, size, f.seat)
    s.emit(events.defend, land, size)
    note(s, defended=(*noted(s, "defended", ()), land))


# ------------------------------------------------------------------------------------------------ damage


def _can_damage(s: State, f: Frame, to: tuple = INVADERS, **_: Any) -> bool:
    return dreams.count(s, land_of(s, f), to) > 0


@verb(can=_can_damage, only={"to": INVADERS})
def damage(
    s: State,
    f: Frame,
    n: Value,
    to: Kinds = INVADERS,
    each: bool = False,
    different: Value | None = None,
    bonus: Bonus | None = None,
) -> None:
    """Deals damage to invaders: split freely, to each of them, or to each of up to so many different ones."""
    land, size = land_of(s, f), amount(s, f, n)
    if bonus is not None and bonus[0].holds(s, f, land):
        size += bonus[1]
    many = 0 if different is None else amount(s, f, different)
    if not dreams.count(s, land, to) or not (size if different is None else size and many):
        return
    plan = frame("damage.plan", f.seat, land=land, n=size, kinds=to, each=each, many=many, different=different is not None)
    _ask_bonus(s, plan)


def _ask_bonus(s: State, plan: Frame) -> None:
    """Damage bonuses count once for a whole power of its user and in one land of it (rules 3.3).

    A rule's own goes to the first damage, unless the power hits several lands: then its user says in which one. A gift
    is used where its owner says so.
    """
    if noted(s, "kind") != "power":
        s.agenda.append(plan.put(extra=0))
        return
    seat = scope_of(s)[1].seat
    own = 0 if noted(s, "own_bonus") else sum(rule.n for who, rule in q.passives(s, "damage_bonus") if who == seat)
    if own and _many_lands(s, seat):
        s.agenda.append(frame("bonus", seat, gift=False, n=own, land=plan.get("land"), by=plan.seat, plan=plan.env))
        return
    if own:
        note(s, own_bonus=True)
    _ask_gift(s, seat, plan, own)


def _ask_gift(s: State, seat: str, plan: Frame, extra: int) -> None:
    gift = next((m for m in s.mods if m.kind == "damage_bonus" and m.seat == seat and m.data[0]), None)
    if gift is not None and not noted(s, "gift_bonus"):
        n, land = gift.n, plan.get("land")
        s.agenda.append(frame("bonus", seat, gift=True, n=n, land=land, extra=extra, by=plan.seat, plan=plan.env))
    else:
        s.agenda.append(plan.put(extra=extra))


def _many_lands(s: State, seat: str) -> bool:
    """Whether the power in use, as far as its elements reach, deals damage in several lands."""
    power, have, box = s.box.powers[noted(s, "source")], q.elements(s, seat), s.box
    parts = [*power.thresholds, *power.levels] if noted(s, "cap") != 0 else []
    reached = [part.program for part in parts if q.enough(have, part.need)]
    return any(box.damages_many_lands(program) for program in (f"{power.key}/printed", *reached))


@ops.ask("bonus", "by extra gift land n", known={"plan": "env"})
class AskBonus(Question[State]):
    """Whether a damage bonus that counts once for a power is used here."""

    def options(self, s: State, f: Frame) -> list[str]:
        return ["yes", "no"]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("n"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        plan = Frame("damage.plan", f.get("by"), "", 0, f.get("plan"))
        if not f.get("gift"):
            if key == "yes":
                note(s, own_bonus=True)
            _ask_gift(s, seat, plan, f.get("n") if key == "yes" else 0)
            return
        extra = f.get("extra")
        if key == "yes":
            at, gift = next((i, m) for i, m in enumerate(s.mods) if m.kind == "damage_bonus" and m.seat == seat and m.data[0])
            s.mods[at] = gift._replace(data=(gift.data[0] - 1, *gift.data[1:]))
            note(s, gift_bonus=True)
            extra += gift.n
        s.agenda.append(plan.put(extra=extra))


@ops.step("damage.plan", "different each extra kinds land many n")
def plan_damage(s: State, f: Frame) -> None:
    """Turns a number of damage into hits: to each at once, or one point at a time."""
    land, n, kinds, extra = f.get("land"), f.get("n"), f.get("kinds"), f.get("extra", 0)
    if f.get("each"):
        for kind, have, many in reversed(dreams.alive(s, land, kinds)):
            for _ in range(many):
                p.hurt(s, land, kind, have, n)
        if extra:
            s.agenda.append(frame("damage", f.seat, lands=(land,), left=extra, kinds=kinds))
    elif f.get("different"):
        if extra:
            s.agenda.append(frame("damage", f.seat, lands=(land,), left=extra, kinds=kinds))
        s.agenda.append(frame("damage.different", f.seat, land=land, left=f.get("many"), n=n, kinds=kinds, hit=()))
    else:
        s.agenda.append(frame("damage", f.seat, lands=(land,), left=n + extra, kinds=kinds))


def deal(s: State, seat: str, lands: tuple[str, ...], n: int, kinds: tuple[str, ...] = INVADERS, kind: str = "damage") -> None:
    """Lets the seat split n damage among the invaders of these lands."""
    if n > 0:
        s.agenda.append(frame("damage", seat, lands=lands, left=n, kinds=kinds, kind=kind))


@ops.step("damage", "kind kinds lands left")
def split_damage(s: State, f: Frame) -> None:
    """Asks for the next point; more damage than there is health left destroys everything it may hit, unasked."""
    kinds, left = f.get("kinds"), f.get("left")
    pieces = [(land, *one) for land in f.get("lands") for one in dreams.alive(s, land, kinds)]
    if sum(many * (q.health(s, land, kind) - have) for land, kind, have, many in pieces) > left:
        s.agenda.append(f.named("damage.ask"))
        return
    for land, kind, have, many in reversed(pieces):
        for _ in range(many):
            p.hurt(s, land, kind, have, q.health(s, land, kind) - have)


@ops.ask("damage.ask", "kind kinds lands left")
class SplitDamage(Question[State]):
    """Damage is dealt one point at a time to the piece named."""

    def options(self, s: State, f: Frame) -> list[str]:
        lands, kinds = f.get("lands"), f.get("kinds")
        return [p.piece_key(land, kind, have) for land in lands for kind, have, _ in dreams.alive(s, land, kinds)]

    def kind(self, s: State, f: Frame) -> str:
        return f.get("kind", "damage")

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("lands")[0])

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        land, kind, have = p.read_piece(key)
        p.hurt(s, land, kind, have)
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1).named("damage"))


@ops.ask("damage.different", "hit kinds land left n")
class DifferentDamage(Question[State]):
    """The same damage to each of up to so many different invaders; a piece that was hit is not offered again."""

    def options(self, s: State, f: Frame) -> list[str]:
        land, hit = f.get("land"), f.get("hit")
        keys = []
        for kind, have, many in dreams.alive(s, land, f.get("kinds")):
            if many > sum(1 for one in hit if one == (kind, have)):
                keys.append(p.piece_key(land, kind, have))
        if keys and hit:
            keys.append("done")
        return keys

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        land, kind, have = p.read_piece(key)
        p.hurt(s, land, kind, have, f.get("n"))
        if f.get("left") > 1:
            after = (kind, have + f.get("n"))
            s.agenda.append(f.put(left=f.get("left") - 1, hit=(*f.get("hit"), after)))


@verb(can=lambda s, f, do, n=1: could(s, f, do))
def fear_per_destroyed(s: State, f: Frame, do: Program, n: int = 1) -> None:
    """Does something, and generates fear for each invader destroyed by it, beside the usual fear."""
    s.agenda.append(frame("destroyed.fear", f.seat, had=noted(s, "destroyed", 0), n=n, land=land_of(s, f)))
    start(s, f, do)


@ops.step("destroyed.fear", "had land n")
def fear_of_destroyed(s: State, f: Frame) -> None:
    p.fear_in(s, f.get("land"), f.get("n") * (noted(s, "destroyed", 0) - f.get("had")))


@verb(only={"a": INVADERS, "b": INVADERS})
def mutual_damage(s: State, f: Frame, a: Kinds, b: Kinds) -> None:
    """Two groups of invaders deal their damage to each other at the same moment."""
    land = land_of(s, f)
    by_first = sum(q.count(s, land, kind) * q.damage_of(s, kind) for kind in a)
    by_second = sum(q.count(s, land, kind) * q.damage_of(s, kind) for kind in b)
    deal(s, f.seat, (land,), by_second, a)
    deal(s, f.seat, (land,), by_first, b)
