"""Verbs that act on the pieces of a land: damage, defend, push, gather, destroy, remove, replace, blight, skip.

A verb either does its work at once or pushes a question. Questions ask for one piece at a time (`piece:G5/town`,
`move:G5/dahan>G4`), and nothing is asked where nothing can differ.
"""

from __future__ import annotations

from typing import Any

from game.core.agenda import Frame, frame
from game.core.combinators import note, noted, scope_of, start
from game.core.ops import Bonus, Cond, Kind, Kindmap, Kinds, Names, Program, Test, Value, amount
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.operations import ops
from game.spirit_island.state import State
from game.spirit_island.vocabulary import INVADERS, land_of, vocabulary

verb = vocabulary.verb
EVERYWHERE = -1


def who_is(s: State, f: Frame, who: str) -> str:
    """`self` is the acting seat, `target` the spirit a power was aimed at."""
    return noted(s, "target", f.seat) if who == "target" else f.seat


# ------------------------------------------------------------------------------------------------ fear, defend


@verb()
def fear(s: State, f: Frame, n: Value) -> None:
    """Generates fear."""
    p.fear(s, amount(s, f, n))


def _has_invaders(s: State, f: Frame, **_: Any) -> bool:
    return q.has_invaders(s, land_of(s, f))


@verb()
def defend(s: State, f: Frame, n: Value) -> None:
    """Adds Defend to the land for this turn."""
    land, size = land_of(s, f), amount(s, f, n)
    p.last(s, "defend", land, size, f.seat)
    s.emit("defend", land, size)
    note(s, defended=(*noted(s, "defended", ()), land))


# ------------------------------------------------------------------------------------------------ damage


def _can_damage(s: State, f: Frame, to: tuple = INVADERS, **_: Any) -> bool:
    return q.count_all(s, land_of(s, f), to) > 0


@verb(can=_can_damage)
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
    if not q.count_all(s, land, to) or not (size if different is None else size and many):
        return
    plan = frame(
        "damage.plan", f.seat, land=land, n=size, kinds=to, each=each, many=many, different=different is not None
    )
    _ask_bonus(s, plan)


def _ask_bonus(s: State, plan: Frame) -> None:
    """Damage bonuses count once for a whole power of its user: a rule's own at its first damage, a gift where its
    owner says so.
    """
    extra = 0
    if noted(s, "kind") == "power":
        seat = scope_of(s)[1].seat
        if not noted(s, "own_bonus"):
            extra = sum(passive.n for who, passive in q.passives(s, "damage_bonus") if who == seat)
            note(s, own_bonus=True)
        gift = next((m for m in s.mods if m.kind == "damage_bonus" and m.seat == seat and m.data[0]), None)
        if gift is not None and not noted(s, "gift_bonus"):
            s.agenda.append(
                frame("bonus", seat, n=gift.n, land=plan.get("land"), extra=extra, by=plan.seat, plan=plan.env)
            )
            return
    s.agenda.append(plan.put(extra=extra))


@ops.ask("bonus")
class AskBonus:
    """Whether a damage bonus given for one power this turn is used here."""

    def options(self, s: State, f: Frame) -> list[str]:
        return ["yes", "no"]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("n"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        extra = f.get("extra")
        if key == "yes":
            at, gift = next(
                (i, m) for i, m in enumerate(s.mods) if m.kind == "damage_bonus" and m.seat == seat and m.data[0]
            )
            s.mods[at] = gift._replace(data=(gift.data[0] - 1, *gift.data[1:]))
            note(s, gift_bonus=True)
            extra += gift.n
        s.agenda.append(Frame("damage.plan", f.get("by"), "", 0, f.get("plan")).put(extra=extra))


@ops.step("damage.plan")
def plan_damage(s: State, f: Frame) -> None:
    """Turns a number of damage into hits: to each at once, or one point at a time."""
    land, n, kinds, extra = f.get("land"), f.get("n"), f.get("kinds"), f.get("extra", 0)
    if f.get("each"):
        for kind, have, many in reversed(q.variants(s, land, kinds)):
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


def deal(
    s: State, seat: str, lands: tuple[str, ...], n: int, kinds: tuple[str, ...] = INVADERS, kind: str = "damage"
) -> None:
    """Lets the seat split n damage among the invaders of these lands."""
    if n > 0:
        s.agenda.append(frame("damage", seat, lands=lands, left=n, kinds=kinds, kind=kind))


@ops.step("damage")
def split_damage(s: State, f: Frame) -> None:
    """Asks for the next point; more damage than there is health left destroys everything it may hit, unasked."""
    kinds, left = f.get("kinds"), f.get("left")
    pieces = [(land, *one) for land in f.get("lands") for one in q.variants(s, land, kinds)]
    if sum(many * (q.health(s, land, kind) - have) for land, kind, have, many in pieces) > left:
        s.agenda.append(f._replace(op="damage.ask"))
        return
    for land, kind, have, many in reversed(pieces):
        for _ in range(many):
            p.hurt(s, land, kind, have, q.health(s, land, kind) - have)


@ops.ask("damage.ask")
class SplitDamage:
    """Damage is dealt one point at a time to the piece named."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [
            p.piece_key(land, kind, have)
            for land in f.get("lands")
            for kind, have, _ in q.variants(s, land, f.get("kinds"))
        ]

    def kind(self, s: State, f: Frame) -> str:
        return f.get("kind", "damage")

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("lands")[0])

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        land, kind, have = p.read_piece(key)
        p.hurt(s, land, kind, have)
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1)._replace(op="damage"))


@ops.ask("damage.different")
class DifferentDamage:
    """The same damage to each of up to so many different invaders; a piece that was hit is not offered again."""

    def options(self, s: State, f: Frame) -> list[str]:
        land, hit = f.get("land"), f.get("hit")
        keys = []
        for kind, have, many in q.variants(s, land, f.get("kinds")):
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


@verb()
def mutual_damage(s: State, f: Frame, a: Kinds, b: Kinds) -> None:
    """Two groups of invaders deal their damage to each other at the same moment."""
    land, figures = land_of(s, f), s.box.figures["pieces"]
    by_first = sum(q.count(s, land, kind) * figures[kind]["damage"] for kind in a)
    by_second = sum(q.count(s, land, kind) * figures[kind]["damage"] for kind in b)
    deal(s, f.seat, (land,), by_second, a)
    deal(s, f.seat, (land,), by_first, b)


# ------------------------------------------------------------------------------------------------ push, gather, move


def _can_push(s: State, f: Frame, what: tuple, to: Any = None, **_: Any) -> bool:
    land = land_of(s, f)
    if not movable(s, f.seat, land, what):
        return False
    return not isinstance(to, Test) or any(to.holds(s, f, near) for near in q.layout(s).adjacent[land])


@verb(can=_can_push)
def push(
    s: State,
    f: Frame,
    what: Kinds,
    n: Value | None = None,
    up_to: Value | None = None,
    spread: bool = False,
    to: Cond | None = None,
    carry_defend: int = 0,
) -> None:
    """Moves pieces to adjacent lands, each chosen by itself; `n` must be moved as far as possible, `up_to` may."""
    land = land_of(s, f)
    written = up_to if n is None else n
    left = q.count_all(s, land, what) if written == "all" else amount(s, f, written)
    if left > 0:
        test = to.id if to is not None else ""
        s.agenda.append(
            frame(
                "push.to",
                f.seat,
                land=land,
                kinds=what,
                left=left,
                may=n is None,
                spread=spread,
                to=test,
                carry=carry_defend,
                went=(),
            )
        )


@ops.ask("push.to")
class PushTo:
    def destinations(self, s: State, f: Frame) -> tuple[str, ...]:
        near = q.layout(s).adjacent[f.get("land")]
        if f.get("to"):
            test = s.box.tests[f.get("to")]
            near = tuple(land for land in near if test.holds(s, f, land))
        if f.get("spread") and near:
            went = f.get("went")
            fewest = min(went.count(land) for land in near)
            near = tuple(land for land in near if went.count(land) == fewest)
        return near

    def options(self, s: State, f: Frame) -> list[str]:
        land, near = f.get("land"), self.destinations(s, f)
        keys = [
            p.move_key(land, kind, have, to)
            for kind, have, _ in movable(s, f.seat, land, f.get("kinds"))
            for to in near
        ]
        if keys and f.get("may"):
            keys.append("done")
        return keys

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        land, kind, have, to = p.read_move(key)
        carry_out_move(s, seat, land, kind, have, to)
        note(s, pushed=(*noted(s, "pushed", ()), (to, kind)))
        if f.get("carry"):
            p.last(s, "defend", land, -f.get("carry"), seat)
            p.last(s, "defend", to, f.get("carry"), seat)
            s.emit("defend", to, f.get("carry"))
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1, went=(*f.get("went"), to)))


def movable(s: State, seat: str, land: str, kinds: tuple[str, ...]) -> list[tuple[str, int, int]]:
    """Pieces of these kinds in the land, own presence among them where the effect names it."""
    found = q.variants(s, land, kinds)
    if "own-presence" in kinds and s.presence.get((land, seat)):
        found.append(("presence", 0, s.presence[(land, seat)]))
    return found


def carry_out_move(s: State, seat: str, land: str, kind: str, have: int, to: str) -> None:
    if kind == "presence":
        p.move_presence(s, seat, land, to)
    else:
        p.move(s, land, kind, have, to)


def _can_gather(s: State, f: Frame, what: tuple, **_: Any) -> bool:
    return any(movable(s, f.seat, land, what) for land in q.layout(s).adjacent[land_of(s, f)])


@verb(can=_can_gather)
def gather(s: State, f: Frame, what: Kinds, n: Value | None = None, up_to: Value | None = None) -> None:
    """Moves pieces from adjacent lands into the land."""
    written = up_to if n is None else n
    land = land_of(s, f)
    left = 10**6 if written == "all" else amount(s, f, written)
    if left > 0:
        sources = q.layout(s).adjacent[land]
        s.agenda.append(frame("gather.from", f.seat, land=land, sources=sources, kinds=what, left=left, may=n is None))


@verb(can=lambda s, f, **_: bool(_origin_sites(s, f)))
def move_origin_presence(s: State, f: Frame, n: int) -> None:
    """Moves own presence from the sacred site a power was measured from into the target land."""
    s.agenda.append(
        frame(
            "gather.from",
            f.seat,
            land=land_of(s, f),
            sources=_origin_sites(s, f),
            kinds=("own-presence",),
            left=n,
            may=False,
        )
    )


def _origin_sites(s: State, f: Frame) -> tuple[str, ...]:
    power = s.box.powers[noted(s, "source")]
    steps = q.power_range(s, f.seat, power, noted(s, "cap"))
    distance = q.layout(s).distance[land_of(s, f)]
    return tuple(
        land for land in q.origins(s, f.seat, power) if distance[land] <= steps and s.presence.get((land, f.seat))
    )


@ops.ask("gather.from")
class GatherFrom:
    def options(self, s: State, f: Frame) -> list[str]:
        to, found = f.get("land"), []
        for land in f.get("sources"):
            for kind, have, _ in movable(s, f.seat, land, f.get("kinds")):
                found.append(p.move_key(land, kind, have, to))
        if found and f.get("may"):
            found.append("done")
        return found

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        land, kind, have, to = p.read_move(key)
        carry_out_move(s, seat, land, kind, have, to)
        note(s, moved=noted(s, "moved", 0) + 1)
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1))


@verb(can=_can_push, name="move")
def move_far(s: State, f: Frame, what: Kinds, up_to: Value, to: str = "any-land") -> None:
    """Moves pieces to any one land, asked first; afterwards the power acts in that land. Staying in place counts as
    moving.
    """
    s.agenda.append(frame("move.land", f.seat, land=land_of(s, f), kinds=what, left=amount(s, f, up_to)))


@ops.ask("move.land")
class MoveLand:
    def options(self, s: State, f: Frame) -> list[str]:
        if not q.count_all(s, f.get("land"), f.get("kinds")):
            return []
        return [f"land:{land}" for land in q.layout(s).lands]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        note(s, land=key[5:], moved=0)
        s.agenda.append(
            frame("move.to", seat, land=f.get("land"), to=key[5:], kinds=f.get("kinds"), left=f.get("left"), gone=())
        )


@ops.ask("move.to")
class MoveTo:
    """Up to so many pieces to the land chosen. Pieces 'moved' within their own land are counted, so that none moves
    twice.
    """

    def options(self, s: State, f: Frame) -> list[str]:
        land, to, gone = f.get("land"), f.get("to"), f.get("gone")
        found = []
        for kind, have, many in q.variants(s, land, f.get("kinds")):
            if land != to or many > gone.count((kind, have)):
                found.append(p.move_key(land, kind, have, to))
        return [*found, "done"] if found else []

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("to"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        land, kind, have, to = p.read_move(key)
        if land != to:
            p.move(s, land, kind, have, to)
        note(s, moved=noted(s, "moved", 0) + 1)
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1, gone=(*f.get("gone"), (kind, have))))


# ------------------------------------------------------------------------------------------------ destroy, remove,
# replace


def _can_pick(s: State, f: Frame, what: Any = INVADERS, **_: Any) -> bool:
    return q.count_all(s, land_of(s, f), (what,) if isinstance(what, str) else what) > 0


def _pick(s: State, f: Frame, act: str, what: Any, n: Any, into: Any = ()) -> None:
    """Asks which pieces; where all must go, nothing is asked."""
    land = land_of(s, f)
    have = q.count_all(s, land, what)
    left = have if n == "all" else min(have, amount(s, f, n))
    if left <= 0:
        return
    if left == have:
        for kind, damage_on, many in q.variants(s, land, what):
            for _ in range(many):
                carry_out(s, act, land, kind, damage_on, into)
        return
    s.agenda.append(frame("pick", f.seat, act=act, land=land, kinds=what, left=left, into=into))


def carry_out(s: State, act: str, land: str, kind: str, damage_on: int, into: Any = ()) -> None:
    if act == "destroy":
        p.destroy(s, land, kind, damage_on)
    elif act == "remove":
        p.remove(s, land, kind, damage_on)
    elif act == "downgrade":
        p.downgrade(s, land, kind, damage_on)
    else:
        p.replace(s, land, kind, damage_on, into)


@ops.ask("pick")
class Pick:
    """Which piece to destroy, remove, downgrade or replace: one at a time."""

    def options(self, s: State, f: Frame) -> list[str]:
        land = f.get("land")
        return [p.piece_key(land, kind, have) for kind, have, _ in q.variants(s, land, f.get("kinds"))]

    def kind(self, s: State, f: Frame) -> str:
        return f.get("act")

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        land, kind, have = p.read_piece(key)
        carry_out(s, f.get("act"), land, kind, have, f.get("into"))
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1))


@verb(can=_can_pick)
def destroy(s: State, f: Frame, what: Kinds, n: Value) -> None:
    """Destroys pieces of these kinds; towns and cities earn fear."""
    land = land_of(s, f)
    if "dahan" in what and q.protected(s, land):
        return
    _pick(s, f, "destroy", what, n)


@verb(can=_can_pick)
def remove(s: State, f: Frame, what: Kinds = INVADERS, n: Value = 1, health: Value | None = None) -> None:
    """Takes pieces off the island without fear; `health` limits how much they have together."""
    if health is None:
        _pick(s, f, "remove", what, n)
    else:
        s.agenda.append(frame("remove.health", f.seat, land=land_of(s, f), kinds=what, left=amount(s, f, health)))


@ops.ask("remove.health")
class RemoveHealth:
    def options(self, s: State, f: Frame) -> list[str]:
        land, left = f.get("land"), f.get("left")
        keys = [
            p.piece_key(land, kind, have)
            for kind, have, _ in q.variants(s, land, f.get("kinds"))
            if q.health(s, land, kind) <= left
        ]
        return [*keys, "done"] if keys else []

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        land, kind, have = p.read_piece(key)
        cost = q.health(s, land, kind)
        p.remove(s, land, kind, have)
        s.agenda.append(f.put(left=f.get("left") - cost))


@verb(can=_can_pick)
def downgrade(s: State, f: Frame, what: Kinds, n: Value) -> None:
    """Makes a city a town, a town an explorer, and takes an explorer away."""
    _pick(s, f, "downgrade", what, n)


@verb(can=_can_pick)
def replace(s: State, f: Frame, what: Kind, n: Value, with_: Kindmap) -> None:
    """Puts other pieces in the place of one."""
    _pick(s, f, "replace", (what,), n, with_)


# ------------------------------------------------------------------------------------------------ blight


@verb(name="add")
def add_piece(
    s: State, f: Frame, blight: int = 0, explorer: int = 0, town: int = 0, city: int = 0, dahan: int = 0
) -> None:
    """Adds pieces to the land; blight with all that follows from it."""
    land = land_of(s, f)
    for kind, n in (("explorer", explorer), ("town", town), ("city", city), ("dahan", dahan)):
        if n:
            p.add(s, land, kind, n)
    for _ in range(blight):
        s.agenda.append(frame("blight.add", land=land))


@ops.step("blight.add")
def blight_step(s: State, f: Frame) -> None:
    p.add_blight(s, f.get("land"))


@ops.ask("blight.cascade")
class Cascade:
    """The land had blight already: one more goes to an adjacent land, by the whole list again (rules 3.6)."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"land:{land}" for land in q.layout(s).adjacent[f.get("land")]]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("land"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.emit("cascade", f.get("land"), key[5:])
        p.add_blight(s, key[5:])


@verb(can=lambda s, f, n: any(q.count(s, land, "blight") for land in _near(s, f)))
def remove_blight_near(s: State, f: Frame, n: int) -> None:
    """Removes blight from the land or one adjacent to it."""
    s.agenda.append(frame("one-land", f.seat, lands=_near(s, f), kinds=("blight",), n=n))


def _near(s: State, f: Frame) -> tuple[str, ...]:
    land = land_of(s, f)
    return (land, *q.layout(s).adjacent[land])


@ops.ask("one-land")
class OneLand:
    """One land among several to remove pieces from."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"land:{land}" for land in f.get("lands") if q.count_all(s, land, f.get("kinds"))]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        _pick(s, frame("one-land", seat, land=key[5:]), "remove", f.get("kinds"), f.get("n"))


# ------------------------------------------------------------------------------------------------ lands


@verb()
def skip(s: State, f: Frame, actions: Names, n: Value = "all", optional: bool = False, in_: Cond | None = None) -> None:
    """Those invader actions do not happen: in the land, or wherever the condition holds when they would."""
    where = "" if in_ is not None else land_of(s, f)
    times = EVERYWHERE if n == "all" else amount(s, f, n)
    p.last(s, "skip", where, times, f.seat, (actions, optional, in_.id if in_ is not None else ""))


@verb()
def in_each_land(s: State, f: Frame, where: Cond, do: Program) -> None:
    """Does the same in every land where the condition holds, in board order."""
    _in_lands(s, f, [land for land in q.layout(s).lands if where.holds(s, f, land)], do)


def _in_lands(s: State, f: Frame, lands: list[str], program: Any) -> None:
    by_owner = noted(s, "kind") == "fear"  # nobody's own effect: the board's player decides (rules 3.3)
    for land in reversed(lands):
        start(s, f._replace(seat=q.owner(s, land)) if by_owner else f, program, land=land)


@verb()
def in_each(s: State, f: Frame, land: str, do: Program, what: Kinds | None = None) -> None:
    """Does the same in each land of a group around the target: adjacent, pushed-to, other-coastal-same-board."""
    here, table = land_of(s, f), q.layout(s)
    kinds: Any = what or (*INVADERS, "dahan")
    if land == "pushed-to":
        went = {to for to, kind in noted(s, "pushed", ()) if kind in kinds}
        lands = [one for one in table.lands if one in went]
    elif land == "adjacent":
        lands = list(table.adjacent[here])
    else:
        board = table.land[here].board
        lands = [
            one for one in table.lands if table.land[one].board == board and table.land[one].coastal and one != here
        ]
    _in_lands(s, f, lands, do)


@verb()
def in_land(s: State, f: Frame, where: Cond, do: Program) -> None:
    """The acting player picks one land where the condition holds and where something can be done."""
    s.agenda.append(frame("in.land", f.seat, test=where.id, do=do, may=bool(f.get("may"))))


@verb(can=lambda s, f, **_: True)
def choose_land(s: State, f: Frame, presence_of: str = "", range: int = -1) -> None:
    """The player picks a land; the rest of the power acts there."""
    seat = who_is(s, f, presence_of or "self")
    lands = q.own_lands(s, seat)
    if range >= 0:
        inside = q.reach(s, q.own_lands(s, f.seat), range + q.range_bonus(s, f.seat))
        lands = [land for land in q.layout(s).lands if land in inside]
    s.agenda.append(frame("choose.land", f.seat, lands=tuple(lands)))


@ops.ask("choose.land")
class ChooseLand:
    def options(self, s: State, f: Frame) -> list[str]:
        return [f"land:{land}" for land in f.get("lands")]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        note(s, land=key[5:])
