"""While an action is under way things keep their places: what is gone leaves its room empty, so that nothing comes to stand under
the pointer that was not there before.

A land's things are what the picture depends on, so the room that is kept is part of them (`LandItem.room`): the same things
always look the same, however they are painted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from scenes.games.spirit_island.art.placement import SIGNS, LandItem, most_seen

WHOLE = ("label", "presence", "token", *SIGNS)  # what is never one among several

Things = tuple[LandItem, ...]


class Holding:
    """What stood in each land when it was last laid anew."""

    def __init__(self) -> None:
        self._stood: dict[str, Things] = {}

    def keep(self, items: Mapping[str, Things], free: bool) -> dict[str, Things]:
        """The things of all lands with the room that they keep; `free`: nothing is under way, all are laid anew."""
        out = {}
        for land, things in items.items():
            held = None if free else held_in(self._stood.get(land, ()), things)
            if held is None:
                self._stood[land] = held = things
            out[land] = held
        return out

    def held(self, land: str, things: Things) -> Things:
        """The same of one land for a moment: of what moves there, or is pointed at."""
        things = tuple([thing for thing in things if thing.n > 0])
        return held_in(self._stood.get(land, ()), things) or things


def held_in(stood: Things, now: Things) -> Things | None:
    """What is there now at the places of what stood there: one of several that was wounded, where it stood among them. None where
    something is new or more.
    """
    found: dict[int, LandItem] = {}
    guests: dict[int, LandItem] = {}
    # Those whose wounds are as before stay where they are: the other one stands at the right, over them, so that its wound shows.
    as_before = {(_group(old), old.damage) for old in stood}
    for thing in sorted(now, key=lambda thing: (_group(thing), thing.damage) not in as_before):
        same = [n for n, old in enumerate(stood) if _group(old) == _group(thing)]
        alike = [n for n in same if n not in found and stood[n].n >= thing.n]
        if alike:
            found[min(alike, key=lambda n: (_wounds(now, stood[n], thing), n))] = thing
            continue
        room = [n for n in same if n in found and n not in guests and stood[n].n <= most_seen(thing.kind)]
        beside = [n for n in room if found[n].n + thing.n <= stood[n].n]
        if not beside or thing.kind in WHOLE:
            return None
        guests[beside[0]] = thing._replace(guest=True)
    out: list[LandItem] = []
    for n, old in enumerate(stood):
        out.append(_in_place(old, found.get(n)))
        out += [guests[n]] if n in guests else []
    return tuple(out)


def _wounds(now: Iterable[LandItem], old: LandItem, thing: LandItem) -> int:
    """0: the place of the same wounds; 1: one whose wounds nobody has now; 2: another's."""
    if old.damage == thing.damage:
        return 0
    return 1 + any(_group(other) == _group(old) and other.damage == old.damage for other in now)


def _group(thing: LandItem) -> tuple[str, str, str]:
    """Things that may take each other's place: wounds change how a piece looks, not where it stands."""
    kind = SIGNS[0] if thing.kind in SIGNS else thing.kind
    return kind, thing.player, thing.text if kind in ("label", "token") else ""


def _in_place(old: LandItem, now: LandItem | None) -> LandItem:
    room = old.n, old.sacred
    if now is None:
        return LandItem(old.kind, 0, old.text, old.damage, old.player, room=room)
    return now if (now.n, now.sacred) == room else now._replace(room=room)
