"""Elements of this turn and effects that last until it ends."""

from __future__ import annotations

from game.core.engine.agenda import Frame, Ops, Question, frame
from game.core.engine.combinators import note, noted
from game.core.engine.ops import Terms
from game.spirit_island import events, sea
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.state import State
from game.spirit_island.verbs.common import Who, note_if, who_is
from game.spirit_island.vocabulary import ELEMENTS, land_of

ops: Ops[State] = Ops()
ops.notes("elements extra_fear")

terms = Terms()
verb = terms.verb


# ------------------------------------------------------------------------------------------------ elements


@verb()
def gain_elements(s: State, f: Frame, n: int, who: Who = "self", had: bool = False) -> None:
    """A spirit picks that many different elements and has them this turn; `had`: of those that it has."""
    asked = frame("element", who_is(s, f, who), left=n, taken=())
    if n > 0:
        s.agenda.append(asked.put(had=True) if had else asked)


@ops.ask("element", "left taken had")
class PickElement(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        there = q.elements(s, f.seat) if f.get("had") else ELEMENTS
        return [f"element:{element}" for element in ELEMENTS if element in there and element not in f.get("taken")]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        element = key[8:]
        gain(s, seat, element)
        note_if(s, elements=(*noted(s, "elements", ()), element))
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1, taken=(*f.get("taken"), element)))


def gain(s: State, seat: str, element: str) -> None:
    s.gained[(seat, element)] = s.gained.get((seat, element), 0) + 1
    s.emit(events.elements, seat, element, 1)


@verb()
def copy_elements(s: State, f: Frame, yes: bool) -> None:
    """The user gains the same elements as the target has just picked."""
    for element in noted(s, "elements", ()):
        gain(s, f.seat, element)


# ------------------------------------------------------------------------------------------------ until the turn ends


def _lasting(name: str, in_land: bool = False) -> None:
    """Makes a verb that starts a lasting effect of this name, on a spirit or on the land."""

    def on_spirit(s: State, f: Frame, n: int, who: Who = "self") -> None:
        seat = who_is(s, f, who)
        p.last(s, name, "", n, seat)
        s.emit(events.lasting, name, seat, n)

    def on_land(s: State, f: Frame, yes: bool) -> None:
        land = land_of(s, f)
        p.last(s, name, land, 1, f.seat)
        s.emit(events.lasting, name, land, 1)

    verb(name)(on_land if in_land else on_spirit)


for _name in ("range_bonus", "make_fast", "make_any_fast", "more_plays", "ward", "keep_card"):
    _lasting(_name)
for _name in ("block_blight", "protect_dahan", "spare_dahan", "dahan_strike_together", "fear_defends"):
    _lasting(_name, in_land=True)


@verb()
def allow_repeat(s: State, f: Frame, n: int, who: Who = "self") -> None:
    """A spirit may repeat power cards by paying their cost again. Reached inside a repeat it does nothing (rules 3.3)."""
    if noted(s, "repeated"):
        return
    seat = who_is(s, f, who)
    p.last(s, "allow_repeat", "", n, seat)
    s.emit(events.lasting, "allow_repeat", seat, n)


@verb()
def free_repeat(s: State, f: Frame, n: int, max_cost: int, who: Who = "self") -> None:
    """A spirit may use power cards up to a cost once more for nothing."""
    seat = who_is(s, f, who)
    p.last(s, "free_repeat", "", n, seat, (max_cost,))
    s.emit(events.lasting, "free_repeat", seat, n)


@verb()
def dahan_health(s: State, f: Frame, n: int) -> None:
    """Dahan in the land have more health."""
    land = land_of(s, f)
    p.last(s, "dahan_health", land, n, f.seat)
    s.emit(events.lasting, "dahan_health", land, n)


@verb()
def damage_bonus(s: State, f: Frame, n: int, who: Who = "self") -> None:
    """More damage for one use of one power that deals damage, when its owner wants it."""
    seat = who_is(s, f, who)
    p.last(s, "damage_bonus", "", n, seat, (1,))
    s.emit(events.lasting, "damage_bonus", seat, n)


@verb()
def share_presence(s: State, f: Frame, yes: bool) -> None:
    """The user and the target may measure the ranges of their powers from each other's presence."""
    target = noted(s, "target", f.seat)
    if target != f.seat:
        p.last(s, "share_presence", "", 1, f.seat, (f.seat, target))
        s.emit(events.lasting, "share_presence", f.seat, 1)


@verb()
def retaliate(s: State, f: Frame, n: int, adjacent: bool = False) -> None:
    """After an action that destroyed towns, cities or dahan in the land, that many damage for each of them."""
    land = land_of(s, f)
    p.last(s, "retaliate", land, n, f.seat, (0, adjacent))
    s.emit(events.lasting, "retaliate", land, n)


@verb()
def extra_fear(s: State, f: Frame, n: int, max: int) -> None:
    """Fear for each town or city that this power destroys, up to a maximum, beside the usual fear."""
    note(s, extra_fear=(n, max))


@ops.step("settle")
def settle_debts(s: State, f: Frame) -> None:
    """Damage owed by lasting effects that wait for destroyed pieces; it comes after the action is complete."""
    for at, mod in enumerate(s.mods):
        if mod.kind == "retaliate" and mod.data[0]:
            owed, adjacent = mod.data
            s.mods[at] = mod._replace(data=(0, adjacent))
            lands = (mod.where, *sea.beside(s, mod.where)) if adjacent else (mod.where,)
            s.agenda.append(f)
            s.agenda.append(frame("scope", mod.seat, kind="lasting", source=f"lasting:{mod.source}", land=mod.where))
            s.agenda.append(frame("damage", mod.seat, lands=lands, left=owed, kinds=q.INVADERS))
            return
