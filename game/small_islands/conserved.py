"""What must hold in every position of Small Islands: nothing is lost, doubled or made up, everything lies where it may.

Saves are believed only after this, whoever wrote them; fuzz holds it against every position that it comes to, beside what must
hold of an archipelago (`checks/recount.py`).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.small_islands import islands as land
from game.small_islands import placement
from game.small_islands.state import ALEXIS, GREY, State

MOST = 999  # of anything that is counted


def fingerprint(s: State) -> dict[str, Counter[Any]]:
    """What stays the same through a whole game: tiles, cards, houses, tokens, ships, discovery tokens, wherever they are."""
    tiles = [*s.reserve, *s.navigation, *(tile for tile in s.display if tile), *(tile for tile, _ in s.cells.values())]
    cards = [*s.deck_objectives, *s.deck_missions, *s.deck_rewards]
    cards += [*s.returned_objectives, *s.returned_missions, *s.returned_rewards]
    values = [*s.discovery_pool]
    for seat in s.seats:
        tiles += s.hand.get(seat, ())
        for shelf in (s.put_back, s.held):
            cards += shelf.get(seat, ())
        if not s.held.get(seat):  # while choosing, what is chosen is held as well
            cards += (*s.current.get(seat, ()), *s.next.get(seat, ()))
        for pile in (s.discovery, s.drawn, s.aside):
            values += pile.get(seat, ())
    built = Counter(s.houses.values())
    houses = {seat: s.houses_hand.get(seat, 0) + s.houses_reserve.get(seat, 0) + built[seat] for seat in s.seats}
    if s.alexis:
        houses[ALEXIS] = s.alexis_houses + built[ALEXIS]
    laid = Counter(seat for seat, _ in (*s.tokens.values(), *s.buried))
    return {
        "tiles": Counter(tile for tile in tiles if tile not in s.box.starts),
        "cards": Counter(cards),
        "discovery tokens": Counter(values),
        "houses": Counter(houses),
        "bonus tokens": Counter({seat: len(s.tokens_left.get(seat, ())) + laid[seat] for seat in s.seats}),
        "ships": Counter((*s.ships_left, *s.ships.values())),
        "expedition cards": Counter((*s.expedition, *s.expedition_discard)),
    }


def wrong(s: State, first: Any = None) -> str | None:
    """The first thing that does not hold in this position; None when all is well. `first` is the fingerprint of the game at
    its start; without it, or where nothing was dealt then, nothing may be there more often than in the box or be unknown.
    """
    now = fingerprint(s)
    kept = _kept(now, first) if first is not None else None
    dealt = first is not None and first["tiles"]
    return kept or (None if dealt else _known(s, now)) or _counts(s) or _laid(s)


def _kept(now: dict[str, Counter[Any]], first: dict[str, Counter[Any]]) -> str | None:
    dealt = bool(first["tiles"])
    for kind, found in now.items():
        if found != first[kind] and (dealt or kind in ("bonus tokens", "ships", "houses")):
            return f"{kind} are not kept: gone {dict(first[kind] - found)}, too many {dict(found - first[kind])}"
    return None


def _known(s: State, now: dict[str, Counter[Any]]) -> str | None:
    box = s.box
    for tile, n in now["tiles"].items():
        if tile not in box.faces:  # a face that describes itself is read here
            box.faces[tile]
        if n > 1 and not tile.startswith("="):
            return f'the tile "{tile}" is there {n} times'
    for card, n in now["cards"].items():
        box.kind_of(card)
        if n > 1 and not card.startswith("="):
            return f'the card "{card}" is there {n} times'
    for card in now["expedition cards"]:
        if card not in box.expeditions:
            return f'there is no expedition card "{card}"'
    if now["discovery tokens"] - Counter(dict.fromkeys(box.figures["discovery"], MOST)):
        return "a discovery token has a value that there is not"
    if s.alexis:
        box.alexis_card(s.alexis)
    return None


def _counts(s: State) -> str | None:
    for shelf in (s.hand, s.current, s.next, s.houses_hand, s.houses_reserve, s.tokens_left, s.held, s.put_back):
        if not set(shelf) <= set(s.seats):
            return "somebody has a place who is not at the table"
    for seat in s.seats:
        hand, reserve = s.houses_hand[seat], s.houses_reserve[seat]
        if min(hand, reserve) < 0 or hand > s.box.figures["houses"]["hand"] or reserve > MOST:
            return f"{seat} has {hand} houses at hand and {reserve} in reserve"
        earned = sum(n for (colour, _, _), n in s.earned.items() if colour == seat)
        if s.points[seat] != earned:
            return f"{seat} has {s.points[seat]} points, the sources add up to {earned}"
        if len(s.hand.get(seat, ())) > s.box.figures["hand"] + 1:
            return f"{seat} has {len(s.hand[seat])} tiles"
    if len(s.display) != s.box.figures["display"]:
        return f"the display has {len(s.display)} places"
    if not (0 <= s.turn <= MOST and 0 <= s.round <= MOST and 0 <= s.alexis_houses <= MOST) or len(s.ships_left) > MOST:
        return "a count is out of its range"
    if any(abs(n) > 10 * MOST for n in s.points.values()):
        return "nobody has so many points"
    return None


def _laid(s: State) -> str | None:
    """Tiles and ships lie on the table, tokens and houses on tiles that have a place for them."""
    board, colours = placement.table(s), {*s.seats, ALEXIS}
    for cell in (*s.cells, *s.ships):
        if cell not in board.number:
            return f"{cell} is off the table"
    if both := set(s.cells) & set(s.ships):
        return f"a ship lies on the tile at {min(both)}"
    for cell, (tile, turns) in s.cells.items():
        if not 0 <= turns <= 3 or not s.box.faces[tile]:
            return f"the tile at {cell} is turned {turns} times"
    if set(s.ships.values()) - colours - {GREY}:
        return "a ship is nobody's"
    for (column, row, spot), (colour, _) in s.tokens.items():
        areas = len(s.box.faces[s.cells[(column, row)][0]].areas)
        if colour not in colours or spot < 0 or not 0 <= land.printed(s, (column, row), spot)[0] < areas:
            return f"a token on {column},{row} lies on nothing"
    for (column, row, area, n), colour in s.houses.items():
        face = s.box.faces[s.cells[(column, row)][0]]
        if colour not in colours or not 0 <= area < len(face.areas) or not 0 <= n < face.areas[area].houses:
            return f"a house on {column},{row} stands on no house symbol"
    return None
