"""The islands on the chart of Small Islands: which is where, their outlines, and what a held tile would make of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from scenes.games.small_islands import tiles
from scenes.games.small_islands.art import land as land_art
from scenes.games.small_islands.art.archipelago import Letter, Outline
from scenes.games.small_islands.art.land import Place
from scenes.games.small_islands.chart import cell_of
from scenes.games.small_islands.goals import CORNERS, Goals


class Isles(Goals):
    """The side of the board that knows of islands."""

    def isles(self) -> tuple[Any, ...]:
        """The islands of the position, as the rules tell them."""
        found: tuple[Any, ...] = self.table.facts.islands(self.table.view)
        return found

    def isle_key(self, island: Any) -> str:
        """The key of an island, as options name it."""
        return str(self.table.facts.island_key(self.table.view, island))

    def isle_of(self, key: str) -> Any:
        """The island a key names, or None."""
        cell = cell_of(key[7:])
        corner = key.partition("/")[2]
        view = self.table.view
        if cell not in view.cells:
            return None
        tile, turns = view.cells[cell]
        area_at = self.table.rules.box.faces[tile].turned[turns].area_at
        wanted = {area_at[CORNERS.index(corner)]} if corner else {a for a in area_at if a >= 0}
        return next((i for i in self.isles() if any((*cell, area) in i.areas for area in wanted)), None)

    def isle_at(self, x: float, y: float) -> Any:
        """The island under a pixel of the chart, or None."""
        assert self.map is not None
        cell = self.map.cell_at(x, y)
        tile = self.scene.tiles.get(cell)
        if tile is None or cell not in self.table.view.cells:
            return None
        box = self.map.rect(cell)
        fx, fy = (x - box.x) / box.w, (y - box.y) / box.h
        name, turns = self.table.view.cells[cell]
        area_at = self.table.rules.box.faces[name].turned[turns].area_at
        for group in land_art.areas(tile.corners):
            if land_art.inside(land_art.shape(tile.corners, cell, group), fx, fy):
                land = (*cell, area_at[group[0]])
                return next((i for i in self.isles() if land in i.areas), None)
        return None

    def isle_centre(self, island: Any) -> tuple[int, int]:
        """A point on an island's land, in pixels of the window: on its middlemost tile, clear of the coast."""
        assert self.map is not None
        lands = tiles.island_lands(self.table, island)
        cx = sum(at[0] for at, _ in lands) / len(lands)
        cy = sum(at[1] for at, _ in lands) / len(lands)
        at, group = min(lands, key=lambda land: ((land[0][0] - cx) ** 2 + (land[0][1] - cy) ** 2, land))
        box = self.map.rect(at)
        x, y = land_art.heart(group)
        return round(self.inner.x + box.x + x * box.w), round(self.inner.y + box.y + y * box.h)

    def _outlines(self) -> tuple[Outline, ...]:
        table, out = self.table, []
        for key in table.shapes:
            if key.startswith("island:") and (island := self.isle_of(key)) is not None:
                tone = "pointed" if key == table.pointed else "legal"
                out.append(Outline(tone, tiles.island_lands(table, island), self._numbers.get(key, "")))
        out.sort(key=lambda outline: outline.tone == "pointed")
        if self.scene.pointed is not None and self._held and not self._held.startswith("ship:"):
            grown = self.grown(self.scene.pointed)
            if grown is not None and grown.before:
                out.append(Outline("hover", self._grown_lands(grown.after, self.scene.pointed)))
        if table.pointed.startswith("island:") and table.pointed not in table.shapes:
            island = self.isle_of(table.pointed)
            if island is not None:
                out.append(Outline("hover", tiles.island_lands(table, island)))
        return tuple(out)

    def prewarm(self) -> Iterator[Callable[[], object]]:
        """Also the outlines of islands: a house may be built on any, when it comes to that."""
        yield from super().prewarm()
        for island in self.isles():
            work = self.map.outline_soon(tiles.island_lands(self.table, island), "legal") if self.map is not None else None
            if work is not None:
                yield work

    def _letters(self) -> tuple[Letter, ...]:
        """What islands are called: all while houses are built, else the one pointed at and those a held tile would enlarge."""
        table = self.table
        named: list[Any] = []
        if table.view.phase == "reward":
            named = list(self.isles())
        elif table.pointed.startswith("island:"):
            named = [self.isle_of(table.pointed)]
        elif self.scene.pointed is not None and (grown := self.grown(self.scene.pointed)) is not None:
            named = list(grown.before)
        found = []
        for island in named:
            if island is not None:
                at, group = min(tiles.island_lands(table, island), key=lambda land: (land[0][1], land[0][0]))
                beside = self.isle_key(island) in self._numbers
                found.append(Letter(table.game.isle_short(island), at, land_art.heart(group), beside))
        return tuple(found)

    # -- what a held tile would make of them ------------------------------------------------------
    def grown(self, cell: Place) -> Any:
        """The largest island that the held tile would enlarge on a cell (`facts.Growth`), or make; None for none."""
        if cell not in self.ways or not self._held or self._held.startswith("ship:"):
            return None
        key = (cell, self.turns_at(cell), self._held, self.table.stamp)
        if self._grown is None or self._grown[0] != key:
            found = self.table.facts.placed(self.table.view, self._held, cell, self.turns_at(cell))
            best = max(found, key=lambda g: (bool(g.before), g.after.size), default=None)
            self._grown = key, best, len(found)
        return self._grown[1]

    def grown_count(self, cell: Place) -> int:
        """How many islands it would change there."""
        return self._grown[2] if self.grown(cell) is not None and self._grown is not None else 0

    def _grown_lands(self, island: Any, cell: Place) -> tuple[tuple[Place, tuple[int, ...]], ...]:
        """The pieces of land of an island that the held tile is part of."""
        view, faces = self.table.view, self.table.rules.box.faces
        out: list[tuple[Place, tuple[int, ...]]] = []
        for column, row, area in sorted(island.areas):
            at = (column, row)
            tile, turns = (self._held, self.turns_at(cell)) if at == cell else view.cells[at]
            area_at = faces[tile].turned[turns].area_at
            shapes = land_art.areas(tiles.layout(faces[tile], turns).corners)
            out += [(at, group) for group in shapes if area_at[group[0]] == area]
        return tuple(out)
