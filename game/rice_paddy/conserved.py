"""What must hold in every position: nothing is lost, doubled or made up, everything lies where it may.

Saves are believed only after this, whoever wrote them; fuzz holds it against every position that it comes to.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.rice_paddy import paddies as on
from game.rice_paddy.allocation import JOBS
from game.rice_paddy.state import FARM, PER_PADDY, State

MOST = 999  # of anything that is counted


def water(s: State) -> int:
    """All discs in play, wherever they are; those that are just flowing too."""
    flowing = sum(f.get("flow", 0) + f.get("out", 0) for f in s.agenda if f.op.startswith(("drain", "flood")))
    lying = sum(sum(s.water[seat]) + s.reservoir[seat] for seat in s.seats)
    return int(s.supply + s.rain + s.farm_water + s.farm_reservoir + lying + flowing)


def fingerprint(s: State) -> dict[str, Counter[Any]]:
    """What stays the same through a whole game: discs, tokens, spirits, cards, tiles, wherever they are."""
    spirits = [*s.early, *s.late]
    for piles in (s.pack, s.hand, s.played, s.aside):
        spirits += [card for pile in piles.values() for card in pile]
    tiles = [*s.achievements, *s.unused, *s.gone]
    for piles in (s.tiles, s.reserved):
        tiles += [tile for pile in piles.values() for tile in pile]
    tokens = {
        "weeds": s.weeds_left + sum(map(sum, s.weeds.values())),
        "pests": s.pests_left + sum(map(sum, s.pests.values())),
        "fertilizer": s.fertilizer_left + sum(map(sum, s.fertilized.values())),
    }
    return {
        "discs": Counter({"water": water(s)}),
        "tokens": Counter(tokens),
        "spirits": Counter(spirits),
        "rain cards": Counter([*s.rain_deck, *s.rain_discard, *([s.rain_card] if s.rain_card else [])]),
        "tiles": Counter(tiles),
        "solo cards": Counter([*s.solo_deck, *s.solo_discard, *([s.solo_card] if s.solo_card else [])]),
    }


def wrong(s: State, first: Any = None) -> str | None:
    """The first thing that does not hold in this position; None when all is well. `first` is the fingerprint of the game at
    its start; without it nothing may be there more often than in the box or be unknown.
    """
    return _known(s, fingerprint(s), first) or _counts(s) or _field(s) or _paddies(s)


def _known(s: State, now: dict[str, Counter[Any]], first: Any) -> str | None:
    if first is not None:
        for kind, found in now.items():
            if found != first[kind] and (first[kind].total() or kind == "discs"):
                return f"{kind} are not kept: gone {dict(first[kind] - found)}, too many {dict(found - first[kind])}"
        return None
    if s.total and water(s) != s.total:
        return f"there are {water(s)} discs of water, not {s.total}"
    box = s.box
    there = {
        "spirits": set(box.spirits),
        "rain cards": set(box.rains),
        "tiles": set(box.tiles),
        "solo cards": set(box.solo_cards),
    }
    for kind, known in there.items():
        for card, n in now[kind].items():
            if card not in known and not (kind == "rain cards" and card.startswith("=")):
                return f'there is no "{card}" among the {kind}'
            if n > 1 and not card.startswith("="):
                return f'of the {kind} "{card}" is there {n} times'
    for kind, n in now["tokens"].items():
        if n > box.figures["tokens"][kind]:
            return f"there are {n} {kind}"
    return None


def _counts(s: State) -> str | None:
    figures = s.box.figures
    every = (s.supply, s.rain, s.farm_water, s.farm_reservoir, s.weeds_left, s.pests_left, s.fertilizer_left, s.total)
    if min(every) < 0 or max(every) > MOST:
        return "a count is out of its range"
    shelves = (s.rice, s.laborers, s.livestock, s.reservoir, s.bonus_walls, s.hand, s.played, s.rocks, s.sections, s.lands)
    for shelf in shelves:
        if set(shelf) != set(s.seats):
            return "somebody has a place who is not at the table, or somebody has none"
    for seat in s.seats:
        for kind, most in (("laborers", figures["laborers"]), ("livestock", figures["livestock"])):
            n = getattr(s, kind)[seat]
            if not 0 <= n <= most["start"] + most["market"]:
                return f"{seat} has {n} {kind}"
        if min(s.rice[seat], s.reservoir[seat], s.bonus_walls[seat], s.free_sections.get(seat, 0)) < 0:
            return f"{seat} has less than nothing"
        come = sum(n for (who, _), n in s.earned.items() if who == seat) + s.options.get("start_rice", 0)
        if s.rice[seat] != come - s.paid.get(seat, 0):
            return f"{seat} has {s.rice[seat]} rice, what came and went makes {come - s.paid.get(seat, 0)}"
        if s.rice[seat] > 10 * MOST:
            return "nobody has so much rice"
        sent = {job: n for (who, job), n in s.allocated.items() if who == seat}
        if not set(sent) <= set(JOBS) or min(sent.values(), default=0) < 0:
            return f"{seat} has workers at no work"
        laborers = sum(n for job, n in sent.items() if job.startswith("laborers"))
        if laborers > s.laborers[seat] or sum(sent.values()) - laborers > s.livestock[seat]:
            return f"{seat} has sent more workers than there are"
    if s.order and (set(s.order) - {FARM} != set(s.seats) or len(set(s.order)) != len(s.order)):
        return "the order of play is none of those at the table"
    if not 1 <= s.round <= figures["rounds"]["last"]:
        return f"there is no round {s.round}"
    return None


def _field(s: State) -> str | None:
    field, figures = s.box.field, s.box.figures
    for seat in s.seats:
        hexes = [hex_ for land in s.lands[seat] for hex_ in land]
        for what, named in (("paddy", hexes), ("rock", s.rocks[seat]), ("magic water", s.magic[seat]), ("plan", s.site[seat])):
            if any(hex_ not in field.hexes for hex_ in named) or len(set(named)) != len(named):
                return f"{seat} has {what} on a hex that is none, or twice on one"
        if set(s.site[seat]) & set(hexes):
            return f"{seat} plans land that is a paddy"
        if set(s.rocks[seat]) & set(s.magic[seat]):
            return f"{seat} has magic water on a rock"
        sections = s.sections[seat]
        if any(edge not in field.sides for edge in sections) or len(set(sections)) != len(sections):
            return f"{seat} has a wall on no edge, or two on one"
        if len(sections) > figures["sections"] or len(s.lands[seat]) > figures["paddies"]:
            return f"{seat} has too many sections or paddies"
        for at, land in enumerate(s.lands[seat]):
            if not 0 < len(land) <= figures["hexes"] or not set(field.around(land)) <= set(sections):
                return f"paddy {at + 1} of {seat} is not closed"
    return None


def _paddies(s: State) -> str | None:
    for seat in s.seats:
        if len({len(getattr(s, name)[seat]) for name in PER_PADDY}) != 1:
            return f"the paddies of {seat} are not all described"
        for at in range(len(s.lands[seat])):
            if not 0 <= s.water[seat][at] <= on.capacity(s, seat, at):
                return f"{s.water[seat][at]} discs lie in paddy {at + 1} of {seat}"
            if min(s.weeds[seat][at], s.pests[seat][at]) < 0 or s.fertilized[seat][at] not in (0, 1):
                return f"paddy {at + 1} of {seat} has less than nothing"
            if s.crop[seat][at] not in (on.EMPTY, on.PLANTED, on.GROWN):
                return f"in paddy {at + 1} of {seat} grows no rice"
            if s.crop[seat][at] != on.EMPTY and on.rocky(s, seat, at):
                return f"paddy {at + 1} of {seat} is planted on a rock"
    return None
