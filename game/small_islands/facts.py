"""What is coming and what a choice would do: the same rules on a copy, never the running game.

Everything here takes a position as a seat may know it (`rules.view`), so nothing hidden shows. Figures for panels stand here as
well, so that a screen needs no rule: which islands there are, what an objective would pay on each, where a tile may go and what
would grow there, what a ship's cell is worth.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from game.core.engine import preview
from game.core.engine.combinators import noted
from game.core.engine.decision import Reason
from game.core.engine.preview import Change
from game.small_islands import islands as land
from game.small_islands import phases, placement, solo
from game.small_islands import tokens as bonus
from game.small_islands.effects import Payment, Reward, worth
from game.small_islands.final import ship_ports
from game.small_islands.islands import Island
from game.small_islands.names import number
from game.small_islands.placement import Place
from game.small_islands.reasons import against
from game.small_islands.state import ALEXIS, GREY, Cell, Ids, State
from game.small_islands.terms import SYMBOLS

ENDING: tuple[str, ...] = ()  # questions whose `done` ends a phase for the seat: there are none here
BOUNDARY = ("turn.choose", "together", "setup.start")  # kinds of question that begin something new


class Promise(NamedTuple):
    """What an objective would do on an island as it is. `why`: what keeps the seat from building there, None if nothing.
    `worth`: what a house would be paid; None where the objective is not known.
    """

    island: Island
    met: bool
    why: Reason | None
    worth: Payment | None


class Growth(NamedTuple):
    """An island that a placement or a token would change: the islands it is made of, and what comes of them."""

    before: tuple[Island, ...]
    after: Island


class Outcome(NamedTuple):
    """What an answer would do up to the next real question. `unknown`: hidden tiles or cards came up on the way.
    `what` of a change: "points", "houses", "tokens", "hand", "tile", "ship", "token", "house"; its `where`: a colour, a cell
    or the place of a token or house.
    """

    changes: tuple[Change, ...]
    growth: tuple[Growth, ...]
    open: str  # kind of the question that follows within the same action, "" if none
    unknown: bool


class Landing(NamedTuple):
    """What landing now would bring a seat: islands for its objective that it has houses for, the points for them, discovery
    tokens kept; who scores in which order; the ships free after the one that lands.
    """

    islands: int
    points: int
    kept: int
    order: Ids
    ships: Ids


class Standing(NamedTuple):
    """A colour's figures for a panel. `discovery`: (tokens, their sum or None where hidden); `ports`: around its own ship now;
    `final`: points as they would be if the game ended now, hidden discovery tokens left out.
    """

    colour: str
    points: int
    houses_placed: int
    houses_hand: int
    houses_reserve: int
    tokens: Ids
    ship: str  # "left", "placed", "" for one who has none
    ports: int
    discovery: tuple[int, int | None]
    hand: int
    final: int


# ------------------------------------------------------------------------------------------------ the archipelago


def islands(s: State) -> tuple[Island, ...]:
    """All islands in reading order."""
    return land.islands(s)


def island_at(s: State, cell: Cell, corner: str = "") -> Island | None:
    """The island at a corner of a tile; without one, the only island there. None for sea, or where two might be meant."""
    if corner:
        return land.island_of(s, (*cell, land.area_at(s, cell, corner)))
    found = land.islands_on(s, cell)
    return found[0] if len(found) == 1 else None


def island_key(s: State, island: Island) -> str:
    """Its option key, such as "island:0,0" or "island:0,0/se"."""
    return land.name_of(s, island)


def island_number(s: State, island: Island) -> int:
    """What people call it by: 1 is Island A, and so on."""
    return number(s, island)


def shown(s: State, cell: Cell) -> list[tuple[int, int, str]]:
    """(spot, area, symbol now visible) of everything on a tile, tokens included."""
    return land.visible(s, cell) if cell in s.cells else []


def colours(s: State) -> Ids:
    """Everybody at the table clockwise, Alexis among them when he plays."""
    return phases.colours(s)


def table_size(s: State) -> tuple[int, int, int, int]:
    """(leftmost column, top row, columns, rows) of the table."""
    board = placement.table(s)
    return board.left, board.top, board.columns, board.rows


# ------------------------------------------------------------------------------------------------ objectives


def promise(s: State, seat: str, island: Island, which: str = "current") -> Promise:
    """What the seat's current or next objective would do on an island."""
    return promise_by(s, seat, island, (s.current if which == "current" else s.next).get(seat, ()))


def promise_by(s: State, seat: str, island: Island, cards: Ids) -> Promise:
    """What these cards would do on an island if they were the seat's objective."""
    pair = s.box.pair(cards)
    if pair is None:
        return Promise(island, False, against(s, seat, island, ()), None)
    return Promise(island, pair[0].met(s, island), against(s, seat, island, cards), _one_more(s, pair[1], island))


def _one_more(s: State, reward: Reward, island: Island) -> Payment:
    """What a reward pays for one house more: those built before it are paid first, and take discovery tokens (rule 6)."""
    pays = worth(s, reward, island)
    if not pays.drawn or not s.agenda or s.agenda[-1].op != "reward.island":
        return pays
    left = len(s.discovery_pool)
    for where in noted(s, "built", ()):
        other = land.island_of(s, where)
        left -= min(left, worth(s, reward, other).drawn) if other is not None else 0
    drawn = min(pays.drawn, left)
    return pays._replace(drawn=drawn, kept=min(pays.kept, drawn))


def landing(s: State, seat: str, kind: str = "") -> Landing | None:
    """What it would bring to land now, with the "own" or a "grey" ship; None while the seat may not, or where its objective is
    not known. What is drawn by chance is not guessed."""
    kinds = phases.ships_of(s, seat)
    if s.phase != "exploration" or s.navigation or not kinds or s.box.pair(s.current.get(seat, ())) is None:
        return None
    found = [one.worth for one in promises(s, seat) if one.met and one.why is None and one.worth is not None]
    best = sorted(found, key=lambda pay: (pay.points, pay.kept), reverse=True)[: s.houses_hand.get(seat, 0)]
    around, left = colours(s), list(s.ships_left)
    first = around.index(seat)
    left.remove(seat if (kind or kinds[0]) == "own" else GREY)
    points, kept = sum(pay.points for pay in best), sum(pay.kept for pay in best)
    return Landing(len(best), points, kept, (*around[first:], *around[:first]), tuple(left))


def lacking(s: State, island: Island, cards: Ids, most: int = 4) -> tuple[dict[str, int], ...]:
    """What an island would have to have besides for the mission of these cards: the smallest sets of symbols (each with how
    many) with which the rules call it met, no larger than `most`; none where it is met, or not known."""
    pair = s.box.pair(cards)
    if pair is None or pair[0].met(s, island):
        return ()
    for total in range(1, most + 1):
        found = []
        for more in combinations_with_replacement(SYMBOLS, total):
            extra: dict[str, int] = dict(Counter(more))
            grown: dict[str, Any] = {symbol: island.count(symbol) + n for symbol, n in extra.items()}
            if pair[0].met(s, island._replace(**grown)):
                found.append(extra)
        if found:
            return tuple(found)
    return ()


def promises(s: State, seat: str, which: str = "current") -> list[Promise]:
    """The same for every island, in reading order."""
    return [promise(s, seat, island, which) for island in land.islands(s)]


# ------------------------------------------------------------------------------------------------ placing


def places(s: State, tile: str) -> dict[Cell, tuple[int, ...]]:
    """Cells where a tile may lie, each with its rotations; none for a hidden tile."""
    found: dict[Cell, tuple[int, ...]] = {}
    if not s.cells and not s.ships:
        return {(0, 0): s.box.faces[tile].rotations}
    for cell, turns in placement.places(s, s.box.faces[tile]):
        found[cell] = (*found.get(cell, ()), turns)
    return found


def misfit(s: State, tile: str, cell: Cell, turns: int) -> Reason | None:
    """Why a tile does not go there; None when it does. `tile` "" is a ship."""
    if not s.cells and not s.ships:
        return Reason("middle-first") if cell != (0, 0) else None
    return placement.misfit(s, s.box.faces[tile] if tile else None, Place(cell, turns))


def clashes(s: State, tile: str, cell: Cell, turns: int) -> list[placement.Clash]:
    """Every side and corner that disagrees around a cell. `tile` "" is a ship."""
    pattern = s.box.faces[tile].turned[turns].pattern if tile else placement.OPEN_SEA
    return placement.clashes(s, pattern, cell)


def placed(s: State, tile: str, cell: Cell, turns: int) -> tuple[Growth, ...]:
    """The islands that a legal placement would make or enlarge."""
    after = s.clone()
    placement.put_tile(after, cell, tile, turns)
    return growth(s, after)


def growth(before: State, after: State) -> tuple[Growth, ...]:
    """Islands that differ between two positions of which the second came from the first."""
    old = dict.fromkeys(land.islands(before))
    found = []
    for island in land.islands(after):
        if island not in old:
            made_of = tuple(one for one in old if one.areas <= island.areas)
            found.append(Growth(made_of, island))
    return tuple(found)


def unseen(s: State) -> Ids:
    """The landscape tiles of the box that do not lie open and are in no hand that is known here: those in the stacks, and in
    the hands of others."""
    seen = {tile for tile, _ in s.cells.values()}.union(s.display, *s.hand.values())
    return tuple(tile for tile in s.box.tiles if tile not in seen)


def open_sea(s: State) -> tuple[Cell, ...]:
    """Cells where a ship may lie."""
    return tuple(place.cell for key in placement.ship_keys(s) if (place := placement.read_cell(key)) is not None)


def ports_around(s: State, cell: Cell) -> int:
    """Ports on the eight tiles around a cell: what an own ship there would score as things stand."""
    return solo.ports_around(s, cell)


def token_for_port(s: State, seat: str) -> str:
    """Which of its tokens a seat turns over for a port, unless it wants another."""
    return bonus.spent_for(s, seat, bonus.PORT)


def token_keys(s: State, seat: str) -> list[str]:
    """Every use of a bonus token that the seat could make in an exploring turn."""
    return bonus.keys(s, seat)


# ------------------------------------------------------------------------------------------------ figures


def standing(s: State, colour: str) -> Standing:
    """The figures of one colour."""
    tokens = s.tokens_left.get(colour, ())
    if colour == ALEXIS:
        points = solo.his_points(s)
        return Standing(colour, points, solo.houses_of(s, ALEXIS), s.alexis_houses, 0, (), "", 0, (0, 0), 0, points)
    values = s.discovery.get(colour, ())
    known = None if "?" in values else sum(values)
    ship = "left" if colour in s.ships_left else "placed" if colour in s.ships.values() else ""
    ports = ship_ports(s, colour)
    points = s.points.get(colour, 0)
    over = s.phase == "end"
    return Standing(
        colour,
        points,
        solo.houses_of(s, colour),
        s.houses_hand.get(colour, 0),
        s.houses_reserve.get(colour, 0),
        tokens,
        ship,
        ports,
        (len(values), known),
        len(s.hand.get(colour, ())),
        points if over else points + ports * s.box.figures["port_points"] + (known or 0),
    )


def scores(s: State, colour: str) -> dict[str, int]:
    """Points of a colour by source over all rounds ("reward", "discovery", "ports"), for the final table."""
    found: dict[str, int] = {}
    for (who, _, source), points in sorted(s.earned.items()):
        if who == colour:
            found[source] = found.get(source, 0) + points
    return found


def by_round(s: State, colour: str) -> dict[int, int]:
    """Points for rewards of a colour by round."""
    found: dict[int, int] = {}
    for (who, round_, source), points in sorted(s.earned.items()):
        if who == colour and source == "reward":
            found[round_] = found.get(round_, 0) + points
    return found


# ------------------------------------------------------------------------------------------------ what a choice does


def after_choice(rules: Any, view: State, seat: str, key: str) -> State | None:
    """The position after this answer and what a session does by itself after it; None where it cannot be told at all."""
    after: State | None = preview.after_choice(rules, view, seat, key, lambda after: after.shown != view.shown)
    return after


@preview.untold_if_hidden
def outcome(rules: Any, view: State, seat: str, key: str) -> Outcome | None:
    """What this answer does, forced steps after it included; None where it cannot be told at all."""
    after = after_choice(rules, view, seat, key)
    if after is None:
        return None
    decision = rules.decision(after)
    following = decision.kind if decision is not None and decision.kind not in BOUNDARY and seat in decision.seats else ""
    unknown = preview.uncertain(view, after)
    return Outcome(tuple(changes(view, after)), growth(view, after), following, unknown)


def changes(before: State, after: State) -> list[Change]:
    """Every open figure that differs: the archipelago first, then each colour."""
    found: list[Change] = []
    shelves: tuple[tuple[str, str], ...] = (("tile", "cells"), ("ship", "ships"), ("token", "tokens"), ("house", "houses"))
    for what, name in shelves:
        old, new = getattr(before, name), getattr(after, name)
        for where in sorted({*old, *new}):
            if old.get(where) != new.get(where):
                found.append(Change(what, where, old.get(where), new.get(where)))
    for colour in colours(before):
        pairs = (
            ("points", before.points.get(colour, 0), after.points.get(colour, 0)),
            ("houses", before.houses_hand.get(colour, 0), after.houses_hand.get(colour, 0)),
            ("tokens", before.tokens_left.get(colour, ()), after.tokens_left.get(colour, ())),
            ("hand", len(before.hand.get(colour, ())), len(after.hand.get(colour, ()))),
        )
        found += [Change(what, colour, old, new) for what, old, new in pairs if old != new]
    return found
