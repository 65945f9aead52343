"""Powers that only dream: they never really damage or destroy anything but the presence of their own spirit.

While such a power runs, its damage lies on the pieces like any other, so that it adds up and shows; the use notes what is
dreamt (`dreamt`) and which pieces it has destroyed in the dream (`ended`), and all wake when it is over. A piece that ends brings
the fear of the spirit's rule instead of the usual, is pushed once the effect is over if the rule says so, and is safe from the
rest of the power.
Pieces of a kind with the same damage are alike: what is noted of one holds for any of them, and a piece that leaves a land is one
of which nothing is noted, as long as there is such a one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.engine.agenda import Ops, frame
from game.core.engine.combinators import note, noted
from game.spirit_island import events
from game.spirit_island import queries as q
from game.spirit_island.counts import put, take
from game.spirit_island.state import State

if TYPE_CHECKING:
    from game.spirit_island.box import Passive

DREAMING = ("power", "lasting")  # uses of a power, and what a power does later
Dreamt = tuple[str, str, int, int]  # land, kind, the damage it shows, its own
Ended = tuple[str, str, int]

ops: Ops[State] = Ops()
ops.notes("dreamt ended")


def dreamer(s: State) -> str:
    """The seat whose power is under way and only dreams; "" for any other."""
    if rule(s) is None:
        return ""
    return next(f.seat for f in reversed(s.agenda) if f.op == "scope")


def rule(s: State) -> Passive | None:
    """The rule of the spirit whose power is under way and only dreams; None for any other."""
    if s.box.dreamers.isdisjoint(s.spirits.values()):
        return None
    spirits = s.box.spirits
    for f in reversed(s.agenda):
        if f.op == "scope":
            found: Passive | None = spirits[s.spirits[f.seat]].dreams if f.get("kind") in DREAMING else None
            return found
    return None


def alive(s: State, land: str, kinds: Any) -> list[tuple[str, int, int]]:
    """The pieces that the running effect can damage or destroy: (kind, damage on it, how many)."""
    found = q.variants(s, land, kinds)
    if s.box.dreamers.isdisjoint(s.spirits.values()) or rule(s) is None:
        return found
    gone = ended(s)
    left = [(kind, have, many - gone.count((land, kind, have))) for kind, have, many in found if kind in q.INVADERS]
    return [one for one in left if one[2] > 0]


def count(s: State, land: str, kinds: Any) -> int:
    """How many there are of those."""
    return sum(many for _, _, many in alive(s, land, kinds))


def ended(s: State) -> tuple[Ended, ...]:
    """The pieces that the running power has destroyed in the dream."""
    there: tuple[Ended, ...] = noted(s, "ended", ()) if rule(s) is not None else ()
    return there


def hurt(s: State, found: Passive, land: str, kind: str, damage: int, n: int) -> int:
    """Damage in a dream: it lies on the piece until the power is over, or ends it. The fear that this generates."""
    if kind not in q.INVADERS:
        return 0
    s.emit(events.damaged, kind, land, n)
    if damage + n >= q.health(s, land, kind):
        return end(s, found, land, kind, damage)
    own = woken(s, land, kind, damage)
    note(s, dreamt=(*noted(s, "dreamt", ()), (land, kind, damage + n, own)))
    take(s, land, kind, own)
    put(s, land, kind, damage + n)
    return 0


def end(s: State, found: Passive, land: str, kind: str, damage: int) -> int:
    """A piece is destroyed in a dream: it stands there as it was, and is pushed right after the effect if the rule says so. The
    fear that this generates.
    """
    if kind not in q.INVADERS:
        return 0
    own = woken(s, land, kind, damage)
    note(s, ended=(*ended(s), (land, kind, own)))
    s.emit(events.dreamt, kind, land, 1)
    if kind in found.pushes:
        _push_later(s, (land, kind, own))
    return dict(found.fear).get(kind, 0)


def dreamt(s: State, land: str, kind: str, damage: int) -> bool:
    """Whether some of the damage on such a piece is only dreamt."""
    return rule(s) is not None and any(one[:3] == (land, kind, damage) for one in noted(s, "dreamt", ()))


def woken(s: State, land: str, kind: str, damage: int) -> int:
    """Takes the dreamt damage off a piece, if it has any; its own damage."""
    if rule(s) is None:
        return damage
    have: list[Dreamt] = list(noted(s, "dreamt", ()))
    own = next((one[3] for one in have if one[:3] == (land, kind, damage)), None)
    if own is None:
        return damage
    have.remove((land, kind, damage, own))
    note(s, dreamt=tuple(have))
    take(s, land, kind, damage)
    put(s, land, kind, own)
    return own


def _push_later(s: State, piece: Ended) -> None:
    """The push waits below all that the effect still has to do: above the next effect, or the end of the power."""
    at = next(n for n in range(len(s.agenda) - 1, -1, -1) if s.agenda[n].op in ("run", "scope", "innate.level"))
    above = s.agenda[at + 1] if at + 1 < len(s.agenda) else None
    if above is not None and above.op == "dream.push":
        s.agenda[at + 1] = above.put(fallen=(*above.get("fallen"), piece))
    else:
        scope = next(f for f in reversed(s.agenda) if f.op == "scope")
        s.agenda.insert(at + 1, frame("dream.push", scope.seat, fallen=(piece,)))


def left(s: State, land: str, kind: str, damage: int, to: str = "") -> None:
    """A piece has left the land, or has become another one: what was noted of more pieces than there are goes along (`to`) or is
    forgotten.
    """
    if rule(s) is None:
        return
    there = s.pieces.get((land, kind), ())
    many = there[damage] if damage < len(there) else 0
    ends: list[Ended] = list(ended(s))
    dreams: list[Dreamt] = list(noted(s, "dreamt", ()))
    same = [one for one in dreams if one[:3] == (land, kind, damage)]
    if len(same) + ends.count((land, kind, damage)) <= many:
        return
    if same:
        dreams.remove(same[0])
        if to:
            dreams.append((to, kind, damage, same[0][3]))
        note(s, dreamt=tuple(dreams))
    else:
        ends.remove((land, kind, damage))
        if to:
            ends.append((to, kind, damage))
        note(s, ended=tuple(ends))


def follow(s: State, piece: Ended, to: str) -> None:
    """A piece that has ended is about to move: it stays one that has ended."""
    ends = list(ended(s))
    if piece in ends:
        ends.remove(piece)
        ends.append((to, *piece[1:]))
        note(s, ended=tuple(ends))


def wake(s: State, pieces: tuple[Dreamt, ...]) -> None:
    """The power is over: its damage was a dream."""
    for land, kind, shown, own in pieces:
        take(s, land, kind, shown)
        put(s, land, kind, own)
