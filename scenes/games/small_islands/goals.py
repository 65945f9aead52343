"""What is held over the chart of Small Islands, and where it may go: a tile, a ship, a bonus token."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from scenes.games.small_islands import tiles
from scenes.games.small_islands.art import land
from scenes.games.small_islands.art.archipelago import Thing, Tile
from scenes.games.small_islands.art.land import Place
from scenes.games.small_islands.chart import ChartBoard, cell_of

CORNERS = ("nw", "ne", "se", "sw")
NUMBERS = 30  # badges of places that are drawn beforehand


class Goals(ChartBoard):
    """The side of the board that knows of what is held; `turns` is how a tile is turned."""

    # -- a tile or a ship ------------------------------------------------------------------------
    def _ways(self) -> dict[Place, dict[int, str]]:
        """Where what is held may lie: the options of the question, or those it would have for the tile that is dragged."""
        table = self.table
        found: dict[Place, dict[int, str]] = {}
        if self.carried:
            for (column, row), turns in table.facts.places(table.view, self.carried).items():
                found[column, row] = {turn: f"cell:{column},{row}/r{turn}" for turn in turns}
            return found
        for key in table.options:
            if key.startswith("cell:"):
                found.setdefault(cell_of(key[5:]), {})[int(key.partition("/r")[2] or 0)] = key
        return found

    def why_not(self, cell: Place) -> str:
        """Why what is held may not lie on a cell as it is turned, in words."""
        table = self.table
        if self.carried:
            return table.speech.reason(table.facts.misfit(table.view, self.carried, cell, self.turns))
        return table.why(f"cell:{cell[0]},{cell[1]}/r{self.turns}")

    def ghost(self, cell: Place) -> Tile | None:
        """The held tile or ship as it would lie on a cell."""
        table = self.table
        if self._held.startswith("ship:"):
            return tiles.ship(tiles.colour_of(table, table.seat if self._held == "ship:own" else tiles.GREY))
        if not self._held or self._held not in table.rules.box.faces and not self._held.startswith("="):
            return None
        return tiles.bare(table.rules.box, self._held, self.turns_at(cell))

    def prewarm(self) -> Iterator[Callable[[], object]]:
        """Works for the worker: the held tile as it may lie, so that neither pointing nor placing draws it; and where that
        would let the chart show more of the table, all tiles as large as they then are."""
        chart, held, box = self.map, self._held, self.table.rules.box
        if chart is None:
            return
        colours = tuple(self.table.colours.values())
        yield partial(chart.skins, chart.z, NUMBERS, colours)
        if held not in box.faces:
            return
        sizes: dict[int, set[Place]] = {}
        for cell, ways in self.ways.items():
            for turns in ways:
                tile = tiles.bare(box, held, turns)
                if not land.cached(tile.corners, cell, chart.z, tile.keep):
                    yield partial(land.ground, tile.corners, cell, chart.z, tile.keep)
            if (px := chart.fit_for(self.region_with(cell))) != chart.z and not chart.zoomed:
                sizes.setdefault(px, set()).add(cell)
        for px, cells in sizes.items():
            yield partial(chart.skins, px, NUMBERS, colours)
            laid = [*self.scene.tiles.items()]
            laid += [(cell, tiles.bare(box, held, turns)) for cell in cells for turns in self.ways[cell]]
            for at, tile in laid:
                if not land.cached(tile.corners, at, px, tile.keep):
                    yield partial(land.ground, tile.corners, at, px, tile.keep)

    def turns_at(self, cell: Place) -> int:
        """How the held tile would lie there: as it is turned, or else turned on until it fits."""
        ways = self.ways.get(cell)
        if not ways:
            return self.turns
        return next(t % 4 for t in range(self.turns, self.turns + 4) if t % 4 in ways)

    def lies_at(self, cell: Place | None) -> int:
        """How the held tile lies on the cell pointed at, or in the hand."""
        return self.turns if cell is None else self.turns_at(cell)

    def turn(self, by: int) -> bool:
        """Turn the held tile on to where it fits; on a cell where it fits nowhere by one quarter."""
        table = self.table
        if not self._held or self._held.startswith("ship:"):
            return False
        pointed = self.scene.pointed
        if pointed is not None and pointed in self.ways:
            free = set(self.ways[pointed])
            now = self.turns_at(pointed)
        elif pointed is not None:
            free, now = set(table.rules.box.faces[self._held].rotations), self.turns
        else:
            free, now = self.turnings(), self.turns
        if not free:
            return False
        self.turns = next(t % 4 for t in range(now + by, now + 5 * by, by) if t % 4 in free)
        return True

    def turnings(self) -> set[int]:
        """Every way in which the held tile fits somewhere."""
        return {turn for ways in self._ways().values() for turn in ways}

    def clashes(self, cell: Place) -> tuple[tuple[float, float], ...]:
        """Points of the lattice where the held tile disagrees with its neighbours, on a cell where it may not lie."""
        ghost = self.ghost(cell)
        if ghost is None or cell in self.scene.tiles:
            return ()
        out = []
        for n, (dx, dy) in enumerate(land.CORNER):
            x, y = cell[0] + int(dx), cell[1] + int(dy)
            for at, corner in (((x - 1, y - 1), 2), ((x, y - 1), 3), ((x, y), 0), ((x - 1, y), 1)):
                tile = self.scene.tiles.get(at)
                if at != cell and tile is not None and tile.corners[corner] != ghost.corners[n]:
                    out.append((float(x), float(y)))
                    break
        return tuple(out)

    # -- targets of a token ----------------------------------------------------------------------
    def _goals(self, laid: dict[Place, Tile]) -> dict[str, list[tuple[Place, Thing]]]:
        table = self.table
        found: dict[str, list[tuple[Place, Thing]]] = {}
        if not table.aim.startswith("token:"):
            return found
        for key in table.options:
            source, _, where = key.partition(">")
            if source != table.aim or not where.startswith("cell:"):
                continue
            cell = cell_of(where[5:])
            _, _, more = where.partition("/")
            covers, _, corner = more.partition("@")
            if covers in CORNERS:
                covers, corner = "", covers
            found[where] = self._things_for(cell, laid[cell], source[6:], covers, corner)
        return found

    def _things_for(self, cell: Place, tile: Tile, shows: str, covers: str, corner: str) -> list[tuple[Place, Thing]]:
        """The things on a tile that a target of the token stands for."""
        table = self.table
        name, turns = table.view.cells[cell]
        face = table.rules.box.faces[name]
        area = face.turned[turns].area_at[CORNERS.index(corner)] if corner else -1
        if covers:
            out = []
            for thing in tile.things:
                n = int(thing.key[5:]) if thing.key.startswith("spot:") else -1
                own = face.spots[n].area if 0 <= n < len(face.spots) else area
                if thing.what == covers and thing.kind == "symbol" and area in (-1, own):
                    out.append((cell, thing))
            return out
        area = max(area, 0)
        places = tiles.layout(face, turns)
        used = {thing.key for thing in tile.things}
        n = 0 if f"spot:{tiles.PORT_SPOT + 2 * area}" not in used else 1
        if shows == "port":
            at = places.quays.get((area, n)) or places.quays.get((area, 0)) or land.quays(places.groups[area])[n]
        else:
            at = land.seats(places.groups[area], 1)[0]
        return [(cell, Thing("symbol", shows, *at, "", "", "new"))]

    def _mark_goals(self, laid: dict[Place, Tile]) -> None:
        """Halos on what the token in hand may cover, and ports and resources where it may be added."""
        table = self.table
        by_cell: dict[Place, dict[tuple[float, float], tuple[Thing, str]]] = {}
        for where, things in self.goals.items():
            for cell, thing in things:
                mark = "pointed" if table.pointed == where else "legal"
                by_cell.setdefault(cell, {})[(thing.x, thing.y)] = (thing, mark)
        for cell, marked in by_cell.items():
            tile = laid[cell]
            shown = [
                Thing(t.kind, t.what, t.x, t.y, t.owner, marked[(t.x, t.y)][1], t.key) if (t.x, t.y) in marked else t
                for t in tile.things
            ]
            shown += [Thing(t.kind, t.what, t.x, t.y, "", mark, "new") for t, mark in marked.values() if t.key == "new"]
            laid[cell] = Tile(tile.corners, tuple(shown), tile.keep)
