"""Why something is not legal: each answer names the rule that fails and its figures (message `reason-<id>`).

First the thing itself is looked at: there may be no such thing. Then the question that is asked: is this one of its things, and
what is wrong with it? What is left belongs to another question; the reason names the one that has to be answered first.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.engine.agenda import Frame
from game.core.engine.decision import Reason
from game.small_islands import islands as land
from game.small_islands import placement, tokens
from game.small_islands.faces import CORNERS
from game.small_islands.islands import Island
from game.small_islands.phases import HALVES, ships_of
from game.small_islands.reward import named_island
from game.small_islands.state import State
from game.small_islands.terms import RESOURCES, SYMBOLS

# What has to be answered first, by operation.
ASKED = {
    "setup.start": "start",
    "setup.cell": "start-cell",
    "turn.choose": "take",
    "place.tile": "tile",
    "place.cell": "cell",
    "place.token": "token",
    "land.cell": "ship-cell",
    "stuck.discard": "discard",
    "reward.island": "island",
    "reward.symbol": "symbol",
    "reward.discovery": "discovery",
    "prepare.current": "current",
    "prepare.current.mission": "current-mission",
    "prepare.current.reward": "current-reward",
    "prepare.next": "next",
    "prepare.next.mission": "next-mission",
    "prepare.next.reward": "next-reward",
}
HEADS = ("tile", "ship", "cell", "token", "island", "symbol", "discovery", "current", "next")


def why(s: State, top: Frame, seat: str, key: str) -> Reason | None:
    """Why this key is not legal now for a seat that is asked. The key is known not to be an option."""
    f = next((lane[0] for who, lane in top.get("lanes") if who == seat and lane), None) if top.op == "together.ask" else top
    if f is None:
        return Reason("not-your-seat")
    if not real(s, key):
        return Reason("no-such-thing")
    found = QUESTIONS[f.op](s, f, key) if f.op in QUESTIONS else None
    if found is not None:
        return found
    return Reason("must") if key == "done" else Reason("first", (ASKED.get(f.op, f.op),))


def real(s: State, key: str) -> bool:
    """Whether a key names a thing of this game at all."""
    head, _, rest = key.partition(":")
    if key == "done":
        return True
    if head == "cell":
        return placement.read_cell(key) is not None
    if head == "token":
        use = tokens.read_token(key)
        if use is None or use.spends and (use.shows != tokens.PORT or use.spends not in (*RESOURCES, tokens.JOKER)):
            return False
        return use.shows in (*RESOURCES, tokens.PORT)
    if head == "island":
        return True
    if head == "tile":
        where, _, at = rest.partition("/")
        if where in ("display", "hand"):
            return at.isdigit()
        return rest in s.box.starts
    if head == "ship":
        return rest in ("own", "grey")
    if head == "symbol":
        return rest in SYMBOLS
    if head in ("current", "next"):
        return rest.rpartition("/")[2].isdigit()
    return head in HEADS


def same_thing(s: State, key: str) -> str | None:
    """The option key of the same thing under another name: an island by any of its cells, a coast with a corner that need not be
    said.
    """
    if key.startswith("island:"):
        island = named_island(s, key)
        return land.name_of(s, island) if island is not None else None
    use = tokens.read_token(key)
    if use is not None and use.corner and use.cell in s.cells and land.area_at(s, use.cell, use.corner) >= 0:
        area = land.area_at(s, use.cell, use.corner)
        if use.covers and not any((where, symbol) == (area, use.covers) for _, where, symbol in land.visible(s, use.cell)):
            return None
        shows = f"{use.shows}/{use.spends}" if use.spends else use.shows
        return f"token:{shows}>cell:{use.cell[0]},{use.cell[1]}" + _ending(s, use, area)
    return None


def _ending(s: State, use: tokens.Use, area: int) -> str:
    """What follows the cell in the option key of this use."""
    corner = land.corner_of(s, (*use.cell, area))
    if use.covers:
        areas = {where for _, where, symbol in land.visible(s, use.cell) if symbol == use.covers}
        return f"/{use.covers}" + (f"@{corner}" if len(areas) > 1 else "")
    areas = set(tokens.port_areas(s, use.cell) if use.shows == tokens.PORT else tokens.bare_areas(s, use.cell))
    return f"/{corner}" if len(areas) > 1 else ""


# ------------------------------------------------------------------------------------------------ tiles and ships


def start(s: State, f: Frame, key: str) -> Reason | None:
    """`setup.start`: a starting tile that lies already."""
    if not key.startswith("tile:start"):
        return None
    return Reason("tile-fits-nowhere", (key[5:],)) if key[5:] in s.starts else Reason("start-placed", (key[5:],))


def start_cell(s: State, f: Frame, key: str) -> Reason | None:
    """`setup.cell`: the first one lies in the middle."""
    place = placement.read_cell(key)
    if place is None:
        return None
    face = s.box.faces[f.get("tile")]
    if not s.cells and not s.ships:
        if place.cell != (0, 0):
            return Reason("middle-first")
        return Reason("same-turned", (place.turns,))
    return placement.misfit(s, face, place)


def turn(s: State, f: Frame, key: str) -> Reason | None:
    """`turn.choose`: an empty place of the display, a ship that cannot be taken."""
    if key.startswith("tile:display/"):
        at = int(key[13:])
        if f.get("only") == "ship":
            return Reason("landing-only")
        return Reason("empty-place", (at + 1,)) if at < len(s.display) else Reason("no-such-thing")
    if key.startswith("ship:"):
        return ship(s, f.seat, key[5:])
    return None


def ship(s: State, seat: str, kind: str) -> Reason:
    """Why a ship cannot be taken."""
    if s.navigation:
        return Reason("navigation-not-empty", (len(s.navigation),))
    if kind not in ships_of(s, seat):
        return Reason("ship-placed") if kind == "own" else Reason("no-grey-ship")
    return Reason("ship-fits-nowhere")


def hand(s: State, f: Frame, key: str) -> Reason | None:
    """`place.tile`: a tile of the hand that fits nowhere."""
    if key.startswith("tile:hand/"):
        at, held = int(key[10:]), s.hand[f.seat]
        return Reason("tile-fits-nowhere", (held[at],)) if at < len(held) else Reason("no-such-thing")
    return Reason("one-a-turn") if key.startswith(("tile:display/", "ship:")) else None


def cell(s: State, f: Frame, key: str) -> Reason | None:
    """`place.cell`: which side or corner of which neighbour disagrees."""
    place = placement.read_cell(key)
    if place is not None:
        return placement.misfit(s, s.box.faces[s.hand[f.seat][f.get("slot")]], place)
    return Reason("one-a-turn") if key.startswith(("tile:display/", "ship:")) else None


def land_cell(s: State, f: Frame, key: str) -> Reason | None:
    """`land.cell`: a ship needs open sea all around."""
    place = placement.read_cell(key)
    if place is not None:
        return placement.misfit(s, None, place)
    return Reason("no-token-when-landing") if key.startswith("token:") else None


def stuck(s: State, f: Frame, key: str) -> Reason | None:
    """`stuck.discard`: nothing of the hand fits, so nothing is placed."""
    if key.startswith("tile:hand/"):
        return Reason("no-such-thing")
    return Reason("hand-fits-nowhere") if key.startswith(("cell:", "token:")) else None


# ------------------------------------------------------------------------------------------------ tokens


def token(s: State, f: Frame, key: str) -> Reason | None:
    """`place.token`: the tile, the token, then what would be covered."""
    use = tokens.read_token(key)
    if use is None:
        return Reason("placed-already") if key.startswith(("tile:", "cell:")) else None
    if use.cell in s.ships:
        return Reason("cell-ship", (use.cell, s.ships[use.cell]))
    if use.cell not in s.cells:
        return Reason("no-tile", (use.cell,))
    if use.corner and (use.corner not in CORNERS or land.area_at(s, use.cell, use.corner) < 0):
        return Reason("corner-sea", (use.corner,))
    if use.spends and use.spends not in s.tokens_left.get(f.seat, ()):
        return Reason("no-token", (use.spends,))
    if use.shows == tokens.PORT:
        return port(s, use)
    if use.shows not in tokens.shows(s, f.seat):
        return Reason("no-token", (use.shows,))
    if not use.covers:
        return bare(s, use)
    there = [(area, symbol) for _, area, symbol in land.visible(s, use.cell)]
    here = [area for area, symbol in there if symbol == use.covers]
    if use.corner:
        here = [area for area in here if area == land.area_at(s, use.cell, use.corner)]
    if not here:
        return Reason("no-symbol", (use.covers, tuple(symbol for _, symbol in there)))
    if use.covers not in RESOURCES:
        return Reason("never-covered", (use.covers,))
    if use.covers == use.shows:
        return Reason("same-resource", (use.shows,))
    return Reason("which-area") if len(set(here)) > 1 else None


def port(s: State, use: tokens.Use) -> Reason | None:
    """Why no port goes onto a tile."""
    if use.covers:
        return Reason("port-covers-nothing")
    if not s.box.faces[s.cells[use.cell][0]].has_coast:
        return Reason("no-coast")
    if land.ports_on(s, use.cell) >= s.box.figures["ports_per_tile"]:
        return Reason("two-ports", (s.box.figures["ports_per_tile"],))
    return Reason("which-area")


def bare(s: State, use: tokens.Use) -> Reason | None:
    """Why a resource does not go onto land without covering anything."""
    if not s.options.get("bonus_on_bare_land"):
        return Reason("bare-land")
    return Reason("which-area") if tokens.bare_areas(s, use.cell) else Reason("bare-taken")


# ------------------------------------------------------------------------------------------------ objectives and houses


def prepare(s: State, f: Frame, key: str) -> Reason | None:
    """`prepare...`: another kind of card, one that is current already, or none."""
    half = HALVES[f.op]
    if not key.startswith(half.prefix) or not key[len(half.prefix) :].isdigit():
        return None
    at = int(key[len(half.prefix) :])
    if at >= len(half.cards(s, f.seat)):
        return Reason("no-such-thing")
    return Reason("already-current")


def island(s: State, f: Frame, key: str) -> Reason | None:
    """`reward.island`: the house rules and the mission, with the figures of that island."""
    if not key.startswith("island:"):
        return None
    found = named_island(s, key)
    if found is None:
        where = placement.read_cell("cell:" + key[7:].partition("/")[0])
        two = where is not None and "/" not in key and len(land.islands_on(s, where.cell)) > 1
        return Reason("which-area") if two else Reason("no-island")
    return against(s, f.seat, found, s.current.get(f.seat, ()))


def against(s: State, seat: str, island: Island, cards: tuple[str, ...]) -> Reason | None:
    """What keeps a seat from building on an island with this objective: the house rules, then the mission. None if nothing."""
    least = s.box.figures["island_at_least"]
    if island.size < least:
        return Reason("island-too-small", (island.size, least))
    if seat in island.houses:
        return Reason("own-house")
    pair = s.box.pair(cards)
    if pair is not None and not pair[0].met(s, island):
        return Reason("mission-not-met", (cards[0], tuple(island.counts().items())))
    return Reason("no-house-site", (island.sites,)) if island.free <= 0 else None


def symbol(s: State, f: Frame, key: str) -> Reason | None:
    """`reward.symbol`: a resource that the island does not have."""
    if not key.startswith("symbol:"):
        return None
    return Reason("not-a-resource", (key[7:],)) if key[7:] not in RESOURCES else Reason("symbol-absent", (key[7:],))


def discovery(s: State, f: Frame, key: str) -> Reason | None:
    return Reason("not-drawn", (key[10:],)) if key.startswith("discovery:") else None


QUESTIONS: dict[str, Callable[[State, Frame, str], Reason | None]] = {
    "setup.start": start,
    "setup.cell": start_cell,
    "turn.choose": turn,
    "place.tile": hand,
    "place.cell": cell,
    "place.token": token,
    "land.cell": land_cell,
    "stuck.discard": stuck,
    "reward.island": island,
    "reward.symbol": symbol,
    "reward.discovery": discovery,
    **{op: prepare for op in ASKED if op.startswith("prepare")},
}
