"""The islands of the position: what each is called and tells, and the land that it is made of."""

from __future__ import annotations

from typing import Any

from game.core.engine.key import Key
from game.small_islands.terms import SYMBOLS
from scenes.draw.svg import Point
from scenes.games.small_islands import tiles
from scenes.games.small_islands.art import land
from scenes.games.small_islands.art.land import Place
from scenes.games.small_islands.held import cell_of
from scenes.table.map_panel import Area

CORNERS = ("nw", "ne", "se", "sw")
Lands = tuple[tuple[Place, tuple[int, ...]], ...]  # pieces of land: cell, and the corners of it that they hold


class Islands:
    """What the rules tell of the islands, put where they lie."""

    def __init__(self, model: Any) -> None:
        self.model = model
        self._numbers: dict[Any, int] = {}  # of the islands of the position `_known_of`
        self._lands: dict[Any, Lands] = {}
        self._known_of: object = None

    def all(self) -> tuple[Any, ...]:
        """The islands of the position."""
        found: tuple[Any, ...] = self.model.facts.islands(self.model.view)
        return found

    def key(self, island: Any) -> str:
        """The key of an island, as options name it: by its first cell; `island:1,0/nw` where a tile holds two."""
        return str(self.model.facts.island_key(self.model.view, island))

    def named(self, key: str) -> Any:
        """The island of a key; None where it is none."""
        if Key.of(key).kind != "island":
            return None
        cell, corner = cell_of(key), "".join(Key.of(key).parts[1:])
        if cell not in self.model.view.cells:
            return None
        area_at = self._areas(cell)
        wanted = {area_at[CORNERS.index(corner)]} if corner else {area for area in area_at if area >= 0}
        return next((i for i in self.all() if any((*cell, area) in i.areas for area in wanted)), None)

    # -- words ---------------------------------------------------------------------------------
    def letter(self, island: Any) -> str:
        """The letter of an island."""
        return str(self.model.wording.texts.isle_letter(self._number(island)))

    def name(self, island: Any) -> str:
        """An island in words."""
        return str(self.model.wording.texts.isle(self._number(island)))

    def _number(self, island: Any) -> int:
        """What people call an island by; worked out once for a position, since all of it has to be looked through."""
        self._forget_old()
        if island not in self._numbers:
            self._numbers[island] = int(self.model.facts.island_number(self.model.view, island))
        return self._numbers[island]

    def _forget_old(self) -> None:
        """What is known of the islands of another position."""
        if self._known_of is not self.model.view:
            self._known_of, self._numbers, self._lands = self.model.view, {}, {}

    def words(self, island: Any) -> str:
        """Size, symbols, free sites and houses, for the text view."""
        model = self.model
        parts = [model.t("isle-count-tile", n=island.size)]
        parts += [model.t(f"isle-count-{s}", n=getattr(island, s)) for s in SYMBOLS if getattr(island, s)]
        parts.append(model.t("isle-count-site", n=island.free))
        if island.houses:
            parts.append(model.t("isles-houses-of", who=model.joined([tiles.name_of(model, who) for who in island.houses])))
        return str(model.joined(parts))

    # -- land ----------------------------------------------------------------------------------
    def _areas(self, cell: Place) -> tuple[int, ...]:
        """Which area of its tile each corner of a cell belongs to."""
        tile, turns = self.model.view.cells[cell]
        found: tuple[int, ...] = self.model.rules.box.faces[tile].turned[turns].area_at
        return found

    def lands(self, island: Any, held: tuple[Place, str, int] | None = None) -> Lands:
        """The pieces of land of an island, also of one that a tile `held` over a cell, so turned, would be part of."""
        if held is None:
            self._forget_old()
            if island not in self._lands:
                self._lands[island] = self._pieces(island, None)
            return self._lands[island]
        return self._pieces(island, held)

    def _pieces(self, island: Any, held: tuple[Place, str, int] | None) -> Lands:
        out: list[tuple[Place, tuple[int, ...]]] = []
        for column, row, area in sorted(island.areas):
            at = (column, row)
            tile, turns = held[1:] if held is not None and at == held[0] else self.model.view.cells[at]
            face = self.model.rules.box.faces[tile]
            area_at = face.turned[turns].area_at
            out += [(at, group) for group in land.areas(tiles.layout(face, turns).corners) if area_at[group[0]] == area]
        return tuple(out)

    def areas(self, island: Any) -> tuple[Area, ...]:
        """Its outlines on the map, tile by tile."""
        out = []
        for at, group in self.lands(island):
            corners = tiles.layout(self.model.rules.box.faces[self.model.view.cells[at][0]], self.model.view.cells[at][1]).corners
            out.append(Area((*at, 1, 1), land.shape(corners, at, group), at))
        return tuple(out)

    def heart(self, island: Any) -> Point:
        """A point on its land: on its middlemost tile, clear of the coast."""
        lands = self.lands(island)
        cx = sum(at[0] for at, _ in lands) / len(lands)
        cy = sum(at[1] for at, _ in lands) / len(lands)
        at, group = min(lands, key=lambda one: ((one[0][0] - cx) ** 2 + (one[0][1] - cy) ** 2, one))
        x, y = land.heart(group)
        return at[0] + x, at[1] + y
