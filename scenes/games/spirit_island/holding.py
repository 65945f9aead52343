"""While an action is under way things keep their places: what is gone leaves its room empty, so that nothing comes to stand under
the pointer that was not there before.

A land's things are what the picture depends on, so the room that is kept is part of them (`LandItem.room`): the same things
always look the same, however they are painted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from scenes.games.spirit_island.art.placement import SIGNS, LandItem

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
    """What is there now at the places of what stood there; None where something is new or more."""
    found: dict[int, LandItem] = {}
    for thing in now:
        alike = [n for n, old in enumerate(stood) if n not in found and _group(old) == _group(thing) and old.n >= thing.n]
        if not alike:
            return None
        found[min(alike, key=lambda n: (_wounds(now, stood[n], thing), n))] = thing
    return tuple(_in_place(old, found.get(n)) for n, old in enumerate(stood))


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
