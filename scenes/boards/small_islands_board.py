"""Small Islands' board: the archipelago on its chart, what may be pointed at, and where it is.

Keys of its items: `cell:3,-1` (an empty cell while a tile or ship is held), `cell:1,0/flower` (where the bonus token in
hand may go), `island:1,0` (an island, by its first cell; `island:1,0/nw` where a tile holds two).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from scenes import theme
from scenes.boards import small_islands_tiles as tiles
from scenes.draw import islands, islands_map, paper
from scenes.draw.chart import ChartState
from scenes.draw.islands import Place
from scenes.draw.islands_map import Map, Outline, Scene, Thing, Tile
from scenes.widgets.base import Item

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

WHEEL = 1.25
CORNERS = ("nw", "ne", "se", "sw")
BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))


def cell_of(text: str) -> Place:
    """ "3,-1" or "3,-1/r2" as a place."""
    column, _, row = text.partition("/")[0].partition(",")
    return int(column), int(row)


class Board:
    """The chart with the archipelago; `turns` is how the held tile is turned."""

    zone = "board"
    chart = None

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.inner = pygame.Rect(0, 0, 1, 1)
        self.sheet = pygame.Rect(0, 0, 1, 1)
        self.map: Map | None = None
        self.scene = Scene()
        self.state = ChartState()
        self.hidden = False
        self.turns = 0
        self._held = ""
        self._region: tuple[int, int, int, int] | None = None
        self._items: list[Item] | None = None
        self._tiles: dict[Place, tuple[Any, Tile]] = {}
        self.ways: dict[Place, dict[int, str]] = {}  # legal cells: turns -> option key
        self.goals: dict[str, list[tuple[Place, Thing]]] = {}  # targets of the token in hand -> what they stand for
        self._numbers: dict[str, str] = {}
        self._grown: tuple[Any, Any, int] | None = None

    # -- layout --------------------------------------------------------------------------------
    def layout(self, sheet: pygame.Rect, inset: float, scale: float, small: bool) -> None:
        """Fit the chart into the sheet."""
        self.sheet = pygame.Rect(sheet)
        by = round(inset * scale)
        self.inner = sheet.inflate(-2 * by, -2 * by)
        if self.map is None or self.map.size != self.inner.size or self.map.scale != scale:
            self.map = Map(self.inner.size, scale)
            if self._region is not None:
                self.map.show(self._region)
        self._items = None

    def paint(self, canvas: pygame.Surface) -> None:
        """The sheet with the whole chart on it."""
        k = self.table.kit
        assert self.map is not None
        paper.sheet(canvas, self.sheet, k.scale, (self.inner.x - self.sheet.x) / k.scale)
        canvas.blit(self.map.compose(self.scene), self.inner)
        pygame.draw.rect(canvas, theme.shown(theme.INK), self.inner.inflate(2, 2), max(1, k.px(2)))

    def repaint(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Bring the chart on the canvas up to date; the physical rects that changed."""
        assert self.map is not None
        made = self.map.compose(self.scene)
        out = []
        for box in self.map.dirty:
            at = box.move(self.inner.topleft)
            canvas.blit(made, at, box)
            out.append(at)
        return out

    def public(self) -> pygame.Surface | None:
        """The archipelago alone, as everybody may see it: nothing of a question, nothing held."""
        if self.map is None or self._region is None:
            return None
        view = self.table.view
        laid = {cell: self._tile(cell) for cell in view.cells}
        laid |= {cell: tiles.ship(tiles.colour_of(self.table, owner)) for cell, owner in view.ships.items()}
        chart = Map(self.map.size, self.map.scale)
        chart.show(self._region)
        return chart.compose(Scene(laid, self.bounds))

    def update(self) -> bool:
        """Nothing is drawn by a worker."""
        return False

    # -- the position --------------------------------------------------------------------------
    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """The cells of the table."""
        left, top, columns, rows = self.table.forecast.table_size(self.table.view)
        return int(left), int(top), int(columns), int(rows)

    def held(self) -> str:
        """What the present question lays down: a tile, "ship:own", "ship:grey", or "" for nothing."""
        asked = self.table.asked
        if asked is None or asked.kind not in ("place.cell", "setup.cell", "land.cell"):
            return ""
        what = str(asked.args[0]) if asked.args else ""
        return f"ship:{what}" if asked.kind == "land.cell" else what

    def sync(self) -> None:
        """Read the view and what is legal; the next `repaint` shows it."""
        table, view = self.table, self.table.view
        assert self.map is not None
        self._items = None
        self.ways = {}
        for key in table.options:
            if key.startswith("cell:"):
                turn = key.partition("/r")[2]
                self.ways.setdefault(cell_of(key[5:]), {})[int(turn or 0)] = key
        held = self.held()
        if held != self._held:
            self._held, self.turns = held, min((t for ways in self.ways.values() for t in ways), default=0)
        laid: dict[Place, Tile] = {cell: self._tile(cell) for cell in view.cells}
        for cell, owner in view.ships.items():
            laid[cell] = tiles.ship(tiles.colour_of(table, owner))
        self.goals = self._goals(laid)
        self._mark_goals(laid)
        seen = {*laid, *self.ways}
        region = islands_map.region_of(laid, self.bounds)
        if self._region is not None and len(seen) > 1:
            region = _union(region, self._region)
        self._region = region
        self.map.scene = Scene(laid, self.bounds)
        self.map.show(region)
        self.scene = Scene(laid, self.bounds)
        self._number()
        self.point()

    def _tile(self, cell: Place) -> Tile:
        """A tile as it lies; kept while nothing on it changes."""
        view = self.table.view
        if self.hidden:
            tile = tiles.bare(self.table.rules.box, *view.cells[cell])
            return Tile(tile.corners, (), tile.keep)
        here = (
            view.cells[cell],
            tuple(sorted(item for item in view.tokens.items() if item[0][:2] == cell)),
            tuple(sorted(item for item in view.houses.items() if item[0][:2] == cell)),
            tuple(self.table.colours.values()),
        )
        kept = self._tiles.get(cell)
        if kept is None or kept[0] != here:
            kept = self._tiles[cell] = here, tiles.laid(self.table, cell)
        return kept[1]

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
            at = places.quays.get((area, n)) or places.quays.get((area, 0)) or islands.quays(places.groups[area])[n]
        else:
            at = islands.seats(places.groups[area], 1)[0]
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

    # -- pointing --------------------------------------------------------------------------------
    def _number(self) -> None:
        """Which of the keys 1-9 chooses what (as `TableScene.targets` counts); cells go on beyond nine."""
        table = self.table
        self._numbers = {}
        if self.goals:
            return
        first = 1 + len(table.carded) + len(table.listed)
        on_board = [key for key in self._order() if key in table.shapes]
        self._numbers = {key: str(n) for n, key in enumerate(on_board, first)}

    def _order(self) -> list[str]:
        """Keys of what may be chosen on the board, in reading order."""
        if self.ways:
            cells = sorted(self.ways, key=lambda at: (at[1], at[0]))
            return [f"cell:{c},{r}" for c, r in cells]
        return [key for key in self.table.shapes if key.startswith("island:")]

    def point(self) -> None:
        """The thing pointed at changed, or the held tile was turned."""
        table, old = self.table, self.scene
        laid = dict(old.tiles)
        if self.goals:
            for cell in {cell for things in self.goals.values() for cell, _ in things}:
                laid[cell] = self._tile(cell)
            self._mark_goals(laid)
        key = table.pointed
        pointed = cell_of(key[5:]) if key.startswith("cell:") and self._held else None
        legal = {at: self._numbers.get(f"cell:{at[0]},{at[1]}", "") for at in sorted(self.ways, key=lambda a: (a[1], a[0]))}
        ghost = self.ghost(pointed) if pointed is not None else None
        clashes = self.clashes(pointed) if pointed is not None and pointed not in self.ways else ()
        self.scene = Scene(laid, old.bounds, legal, pointed, ghost, clashes)
        self.scene = Scene(laid, old.bounds, legal, pointed, ghost, clashes, self._outlines())
        self.state = ChartState({}, frozenset(self._numbers))

    def turns_at(self, cell: Place) -> int:
        """How the held tile would lie there: as it is turned, or else turned on until it fits."""
        ways = self.ways.get(cell)
        if not ways:
            return self.turns
        return next(t % 4 for t in range(self.turns, self.turns + 4) if t % 4 in ways)

    def ghost(self, cell: Place) -> Tile | None:
        """The held tile or ship as it would lie on a cell."""
        table = self.table
        if self._held.startswith("ship:"):
            return tiles.ship(tiles.colour_of(table, table.seat if self._held == "ship:own" else tiles.GREY))
        if not self._held or self._held not in table.rules.box.faces and not self._held.startswith("="):
            return None
        return tiles.bare(table.rules.box, self._held, self.turns_at(cell))

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
        return {int(key.partition("/r")[2] or 0) for key in self.table.options if key.startswith("cell:")}

    def clashes(self, cell: Place) -> tuple[tuple[float, float], ...]:
        """Points of the lattice where the held tile disagrees with its neighbours, on a cell where it may not lie."""
        ghost = self.ghost(cell)
        if ghost is None or cell in self.scene.tiles:
            return ()
        out = []
        for n, (dx, dy) in enumerate(islands.CORNER):
            x, y = cell[0] + int(dx), cell[1] + int(dy)
            for at, corner in (((x - 1, y - 1), 2), ((x, y - 1), 3), ((x, y), 0), ((x - 1, y), 1)):
                tile = self.scene.tiles.get(at)
                if at != cell and tile is not None and tile.corners[corner] != ghost.corners[n]:
                    out.append((float(x), float(y)))
                    break
        return tuple(out)

    # -- islands ---------------------------------------------------------------------------------
    def isles(self) -> tuple[Any, ...]:
        """The islands of the position, as the rules tell them."""
        found: tuple[Any, ...] = self.table.forecast.islands(self.table.view)
        return found

    def isle_key(self, island: Any) -> str:
        """The key of an island, as options name it."""
        return str(self.table.forecast.island_key(self.table.view, island))

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
        for group in islands.areas(tile.corners):
            if islands.inside(islands.shape(tile.corners, cell, group), fx, fy):
                land = (*cell, area_at[group[0]])
                return next((i for i in self.isles() if land in i.areas), None)
        return None

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

    def grown(self, cell: Place) -> Any:
        """The largest island that the held tile would enlarge on a cell (`forecast.Growth`), or make; None for none."""
        if cell not in self.ways or not self._held or self._held.startswith("ship:"):
            return None
        key = (cell, self.turns_at(cell), self._held, self.table.stamp)
        if self._grown is None or self._grown[0] != key:
            found = self.table.forecast.placed(self.table.view, self._held, cell, self.turns_at(cell))
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
            shapes = islands.areas(tiles.layout(faces[tile], turns).corners)
            out += [(at, group) for group in shapes if area_at[group[0]] == area]
        return tuple(out)

    def has(self, key: str) -> bool:
        """Whether this shape stands on the board."""
        head, _, rest = key.partition(":")
        if head == "cell":
            return cell_of(rest) in self.ways or key in self.goals
        return head == "island" and self.isle_of(key) is not None

    # -- items -----------------------------------------------------------------------------------
    def items(self) -> list[Item]:
        """Every cell, island or symbol that may be chosen or asked about."""
        if self._items is None:
            if self._held:
                self._items = self._cells()
            elif self.goals:
                self._items = self._targets()
            else:
                self._items = self._islands()
        return self._items

    def _cells(self) -> list[Item]:
        table = self.table
        assert self.map is not None
        open_cells = {*self.ways, *self._open()}
        out = []
        for c, r in sorted(open_cells, key=lambda at: (at[1], at[0])):
            key = f"cell:{c},{r}"
            legal = (c, r) in self.ways
            option = table.game.option_of(key)
            name = table.speech.option(table.view, table.asked, option) if legal else table.game.cell_name((c, r))
            why = "" if legal else table.why(f"{key}/r{self.turns}")
            more = len(self.ways.get((c, r), ()))
            value = table.t("isles-ways", n=more) if more > 1 else ""
            box = self._seen(self.map.rect((c, r)).move(self.inner.topleft))
            act = partial(table.touch, key) if legal else None
            out.append(Item("place", name, value, "", box, self.zone, legal, key, why, "", act))
        return out

    def _open(self) -> set[Place]:
        """Empty cells beside something laid."""
        laid = self.scene.tiles
        c, r, w, h = self.scene.bounds
        return {
            (x + dx, y + dy)
            for x, y in laid
            for dx, dy in BESIDE
            if (x + dx, y + dy) not in laid and c <= x + dx < c + w and r <= y + dy < r + h
        }

    def _targets(self) -> list[Item]:
        table = self.table
        assert self.map is not None
        out = []
        for key, things in self.goals.items():
            for n, (cell, thing) in enumerate(things):
                name = table.speech.option(table.view, table.asked, f"{table.aim}>{key}")
                spot = self.map.thing_rect(cell, thing).move(self.inner.topleft)
                box = self._seen(spot.inflate(table.kit.px(6), table.kit.px(6)))
                if n == 0:
                    out.append(Item("piece", name, "", "", box, self.zone, True, key, "", "", partial(table.touch, key)))
        return out

    def _islands(self) -> list[Item]:
        table = self.table
        assert self.map is not None
        choosing = any(key.startswith("island:") for key in table.shapes)
        side = table.kit.px(40)
        out = []
        for island in self.isles():
            key = self.isle_key(island)
            legal = key in table.shapes
            why = table.why(key) if choosing and not legal else ""
            rect = pygame.Rect(0, 0, side, side)
            rect.center = self.isle_centre(island)
            act = partial(table.touch, key) if legal else None
            item = Item("place", table.game.isle_name(island), table.game.isle_words(island), "", self._seen(rect), self.zone,
                        legal or not choosing, key, why, "", act)  # fmt: skip
            out.append(item)
        return out

    def isle_centre(self, island: Any) -> tuple[int, int]:
        """A point on an island's land, in pixels of the window: on its middlemost tile, clear of the coast."""
        assert self.map is not None
        lands = tiles.island_lands(self.table, island)
        cx = sum(at[0] for at, _ in lands) / len(lands)
        cy = sum(at[1] for at, _ in lands) / len(lands)
        at, group = min(lands, key=lambda land: ((land[0][0] - cx) ** 2 + (land[0][1] - cy) ** 2, land))
        box = self.map.rect(at)
        x, y = islands.heart(group)
        return round(self.inner.x + box.x + x * box.w), round(self.inner.y + box.y + y * box.h)

    def _seen(self, rect: pygame.Rect) -> pygame.Rect | None:
        """The rect in the window, if its middle can be seen (the chart may be zoomed)."""
        return rect.clip(self.inner) if self.inner.collidepoint(rect.center) else None

    def key_at(self, pos: tuple[int, int]) -> str:
        """What is under the pointer: a cell, a target of the token, an island; "" for open sea."""
        if not self.inner.collidepoint(pos) or self.map is None:
            return ""
        x, y = pos[0] - self.inner.x, pos[1] - self.inner.y
        if self._held:
            c, r = self.map.cell_at(x, y)
            return f"cell:{c},{r}" if (c, r) in self.ways or (c, r) in self._open() else ""
        if self.goals:
            reach = self.map.thing_px() * 0.75
            best = ""
            for key, things in self.goals.items():
                for cell, thing in things:
                    box = self.map.thing_rect(cell, thing)
                    far = ((box.centerx - x) ** 2 + (box.centery - y) ** 2) ** 0.5
                    if far < reach:
                        best, reach = key, far
            return best
        island = self.isle_at(x, y)
        return self.isle_key(island) if island is not None else ""

    # -- for callouts and lists --------------------------------------------------------------------
    def standing(self) -> list[pygame.Rect]:
        """What a list of options should not cover: what has been laid, and what may be chosen."""
        if self.map is None:
            return []
        cells = {*self.scene.tiles, *self.ways}
        return [self.map.rect(at).move(self.inner.topleft) for at in cells]

    def label_rects(self, lands: Any) -> list[pygame.Rect]:
        """What a callout may not cover: what may be chosen, and the thing it is about."""
        if self.map is None:
            return []
        cells: set[Place] = set(self.ways)
        cells |= {cell for things in self.goals.values() for cell, _ in things}
        for key in lands:
            if key.startswith("island:") and (island := self.isle_of(key)) is not None:
                cells |= set(island.cells)
            elif key.startswith("cell:"):
                cells.add(cell_of(key[5:]))
        return [self.map.rect(at).move(self.inner.topleft) for at in cells]

    def anchor(self, where: str) -> tuple[float, float] | None:
        """Where a callout's leader ends."""
        if self.map is None or not where:
            return None
        if where.startswith("island:"):
            island = self.isle_of(where)
            return self.isle_centre(island) if island is not None else None
        box = self.map.rect(cell_of(where[5:])).move(self.inner.topleft)
        return float(box.centerx), float(box.centery)

    # -- zoom and pan ------------------------------------------------------------------------------
    @property
    def zoomed(self) -> bool:
        """Whether the chart is zoomed in."""
        return self.map is not None and self.map.zoomed

    def zoom(self, steps: float, about: tuple[int, int]) -> None:
        """Wheel: about the pointer."""
        assert self.map is not None
        self.map.zoom(WHEEL**steps, (about[0] - self.inner.x, about[1] - self.inner.y))
        self._items = None

    def pan(self, dx: int, dy: int) -> None:
        """Drag."""
        assert self.map is not None
        self.map.pan(dx, dy)
        self._items = None

    def fit(self) -> None:
        """All of it."""
        if self.map is not None:
            self.map.fit()
            self._items = None


def _union(a: tuple[int, int, int, int], b: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """The smallest box of cells around two."""
    left, top = min(a[0], b[0]), min(a[1], b[1])
    right, low = max(a[0] + a[2], b[0] + b[2]), max(a[1] + a[3], b[1] + b[3])
    return left, top, right - left, low - top
