"""Where the bonus token in hand may go: symbols that it may cover, coasts and land where it may be added."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.core.engine.key import Key
from scenes.games.small_islands import tiles
from scenes.games.small_islands.art import land
from scenes.games.small_islands.art.archipelago import Thing, Tile
from scenes.games.small_islands.art.land import Place
from scenes.games.small_islands.held import cell_of
from scenes.games.small_islands.islands import CORNERS


class Goals:
    """`found`: targets of the token (`cell:1,0/flower`) -> the things on the tiles that they stand for."""

    def __init__(self, model: Any) -> None:
        self.model = model
        self.found: dict[str, list[tuple[Place, Thing]]] = {}

    def read(self, laid: Mapping[Place, Tile]) -> None:
        """Another position or question."""
        model, self.found, taken_up = self.model, {}, Key.of(self.model.aim)
        if taken_up.kind != "token":
            return
        for option in model.options:
            key = Key.of(option)
            target = Key.of(key.target)
            if str(key.source) == model.aim and target.kind == "cell":
                covers, _, corner = "".join(target.parts[1:]).partition("@")
                if covers in CORNERS:
                    covers, corner = "", covers
                cell = cell_of(key.target)
                if things := self._things(cell, laid[cell], taken_up.first, covers, corner):  # none while pieces are hidden
                    self.found[key.target] = things

    def _things(self, cell: Place, tile: Tile, shows: str, covers: str, corner: str) -> list[tuple[Place, Thing]]:
        """The things on a tile that a target stands for."""
        name, turns = self.model.view.cells[cell]
        face = self.model.rules.box.faces[name]
        area = face.turned[turns].area_at[CORNERS.index(corner)] if corner else -1
        if covers:
            area_of = {f"spot:{n}": spot.area for n, spot in enumerate(face.spots)}
            return [
                (cell, thing)
                for thing in tile.things
                if thing.what == covers and thing.kind == "symbol" and area in (-1, area_of.get(thing.key, area))
            ]
        area, places = max(area, 0), tiles.layout(face, turns)
        if shows == "port":
            n = int(f"spot:{tiles.PORT_SPOT + 2 * area}" in {thing.key for thing in tile.things})
            at = tiles.quay(places, area, n)
        else:
            at = land.seats(places.groups[area], 1)[0]
        return [(cell, Thing("symbol", shows, *at, "", "", "new"))]

    def cells(self) -> set[Place]:
        """The cells they are on."""
        return {cell for things in self.found.values() for cell, _ in things}

    def mark(self, laid: dict[Place, Tile]) -> None:
        """Halos on what the token may cover, and ports and resources where it may be added."""
        by_cell: dict[Place, dict[tuple[float, float], tuple[Thing, str]]] = {}
        for where, things in self.found.items():
            for cell, thing in things:
                mark = "pointed" if self.model.pointed == where else "legal"
                by_cell.setdefault(cell, {})[thing.x, thing.y] = thing, mark
        for cell, marked in by_cell.items():
            tile = laid[cell]
            shown = [replace(t, mark=marked[t.x, t.y][1]) if (t.x, t.y) in marked else t for t in tile.things]
            shown += [replace(t, mark=mark) for t, mark in marked.values() if t.key == "new"]
            laid[cell] = Tile(tile.corners, tuple(shown), tile.keep)
