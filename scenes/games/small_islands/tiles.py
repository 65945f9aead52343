"""From a face and what lies on it to the tile that is drawn: one place for every symbol, house site and port."""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

from scenes.app.seats import colour_left
from scenes.draw.surface_cache import remembered
from scenes.draw.svg import Point
from scenes.games.small_islands.art import land
from scenes.games.small_islands.art.archipelago import Thing, Tile
from scenes.games.small_islands.art.land import Corners, Place

GREY = "grey"
PORT_SPOT, BARE_SPOT = 10, 20  # as the rules number what is added to a tile


class TileLayout(NamedTuple):
    """Where things stand on a turned face: symbols by their number, house sites and ports by area."""

    corners: Corners
    groups: tuple[tuple[int, ...], ...]  # corners of each area, for its coast
    spots: dict[int, Point]
    sites: dict[tuple[int, int], Point]
    quays: dict[tuple[int, int], Point]  # (area, number): for one more port
    keep: tuple[Point, ...]


@remembered(maxsize=1024)
def layout(face: Any, turns: int) -> TileLayout:
    """The places on a face (of the rules) that lies turned so many quarters."""
    area_at = face.turned[turns].area_at
    corners: Corners = (area_at[0] >= 0, area_at[1] >= 0, area_at[2] >= 0, area_at[3] >= 0)
    shapes = land.areas(corners)
    groups: list[tuple[int, ...]] = []
    spots: dict[int, Point] = {}
    sites: dict[tuple[int, int], Point] = {}
    quays: dict[tuple[int, int], Point] = {}
    keep: list[Point] = []
    for n, area in enumerate(face.areas):
        group = next((g for g in shapes if area_at[g[0]] == n), shapes[0] if shapes else (0,))
        groups.append(group)
        own = [(i, spot.symbol) for i, spot in enumerate(face.spots) if spot.area == n]
        inland = [i for i, symbol in own if symbol != "port"]
        ports = [i for i, symbol in own if symbol == "port"]
        places = land.seats(group, len(inland) + area.houses)
        spots.update(zip(inland, places, strict=False))
        sites.update(((n, m), p) for m, p in enumerate(places[len(inland) :]))
        edge = land.quays(group)
        spots.update(zip(ports, edge, strict=False))
        quays.update(((n, m), p) for m, p in enumerate(edge[len(ports) :]))
        keep += [*places, *edge] if len(group) < 4 else places
    return TileLayout(corners, tuple(groups), spots, sites, quays, tuple(keep))


def colour_of(model: Any, who: str) -> str:
    """The colour id of a seat, of Alexis (one nobody has), or "grey"."""
    if who in model.colours:
        return str(model.colours[who])
    if who in ("", GREY):
        return GREY
    return colour_left(model.colours.values())


def name_of(model: Any, who: str) -> str:
    """A player's name, or Alexis."""
    return str(model.names[who]) if who in model.names else str(model.t("name-alexis"))


def bare(box: Any, tile: str, turns: int = 0) -> Tile:
    """A tile as printed, as in a hand."""
    face = box.faces[tile]
    places = layout(face, turns)
    things = [Thing("symbol", spot.symbol, *places.spots[n]) for n, spot in enumerate(face.spots) if n in places.spots]
    things += [Thing("site", "", *p) for p in places.sites.values()]
    return Tile(places.corners, tuple(things), places.keep)


def laid(model: Any, cell: Place) -> Tile:
    """A tile on the table with its tokens and houses. Keys of things: "spot:N", "site:AREA/N"."""
    view = model.view
    tile, turns = view.cells[cell]
    face = model.rules.box.faces[tile]
    places = layout(face, turns)
    column, row = cell
    things = []
    for n, spot in enumerate(face.spots):
        owner, shows = view.tokens.get((column, row, n), ("", spot.symbol))
        things.append(Thing("symbol", shows, *places.spots[n], colour_of(model, owner) if owner else "", "", f"spot:{n}"))
    for (area, n), at in places.sites.items():
        who = view.houses.get((column, row, area, n))
        if who:
            things.append(Thing("house", colour_of(model, who), *at, "", "", f"site:{area}/{n}"))
        else:
            things.append(Thing("site", "", *at, "", "", f"site:{area}/{n}"))
    for (c, r, n), (owner, shows) in sorted(view.tokens.items()):
        if (c, r) == cell and n >= PORT_SPOT:
            at = added_at(model, cell, n)
            things.append(Thing("symbol", shows, *at, colour_of(model, owner), "", f"spot:{n}"))
    return Tile(places.corners, tuple(things), places.keep)


def added_at(model: Any, cell: Place, spot: int) -> Point:
    """Where an added port, or a token on bare land, stands."""
    tile, turns = model.view.cells[cell]
    places = layout(model.rules.box.faces[tile], turns)
    if spot >= BARE_SPOT:
        group = places.groups[spot - BARE_SPOT]
        return land.seats(group, 1)[0]
    area, n = (spot - PORT_SPOT) // 2, (spot - PORT_SPOT) % 2
    return quay(places, area, n)


def quay(places: TileLayout, area: int, n: int) -> Point:
    """Where the n-th added port of an area stands."""
    return places.quays.get((area, n)) or places.quays.get((area, 0)) or land.quays(places.groups[area])[n]


def ship(colour: str) -> Tile:
    """A ship tile: open sea."""
    return Tile((False, False, False, False), (Thing("ship", colour, 0.5, 0.5),))


def somewhere(tile: str) -> Place:
    """A place far away for a tile that lies nowhere, always the same: its coast has a look of its own."""
    seed = zlib.crc32(tile.encode())
    return 1000 + seed % 997, 1000 + seed // 997 % 991
