"""Small Islands' map: the archipelago on its chart, what may be pointed at, and where it is.

Keys of its things: `cell:3,-1` (an empty cell while a tile or ship is held), `cell:1,0/flower` (where the bonus token in
hand may go), `island:1,0` (an island, by its first cell; `island:1,0/nw` where a tile holds two).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.core.engine.key import Key
from scenes.draw.camera import Box
from scenes.games.small_islands import objectives, tiles
from scenes.games.small_islands.art import land
from scenes.games.small_islands.art.archipelago import SYMBOL, Letter, Map, Scene, Thing, Tile, region_of
from scenes.games.small_islands.art.land import Place
from scenes.games.small_islands.art.outlines import Outline
from scenes.games.small_islands.ending import Archipelago, earned
from scenes.games.small_islands.goals import Goals
from scenes.games.small_islands.held import HeldTile, cell_key, cell_of
from scenes.games.small_islands.islands import Islands
from scenes.table.laying import LayingMap
from scenes.table.map_panel import MapThing
from scenes.table.news import since_own

if TYPE_CHECKING:
    from scenes.table.model import GameModel

LAID = ("placed", "landed")
SHIFTS = ((0.0, 0.0), (0.0, -0.2), (-0.3, 0.0), (0.3, 0.0), (-0.3, -0.2), (0.3, -0.2), (0.0, -0.36), (-0.55, -0.1), (0.55, -0.1))
NUMBERS = 30  # badges of places that are drawn beforehand
Region = tuple[int, int, int, int]  # column, row, columns, rows


class Board(LayingMap[Place]):
    """`held`, `goals` and `islands` tell what may be done and where; the map shows it."""

    model: GameModel
    held: HeldTile

    def __init__(self, model: GameModel) -> None:
        super().__init__(model, HeldTile(model))
        self.map: Map | None = None
        self.scene = Scene()
        self.goals, self.islands = Goals(model), Islands(model)
        self._region: Region | None = None
        self._tiles: dict[Place, tuple[object, Tile]] = {}
        self._fresh: tuple[tuple[Place, str], ...] = ()  # what others have laid since
        self._fits: dict[Any, Any] = {}  # islands on which a house would pay now -> what it would do
        self._cleared: dict[tuple[Letter, object], Letter] = {}  # names -> where they cover least, in a view
        self._stepped_back = False  # all of the table is shown for the sake of a step

    # -- the picture ---------------------------------------------------------------------------
    def layout(self, sheet: pygame.Rect, inset: float, scale: float, small: bool) -> None:
        self.lie(sheet, inset, scale)
        if self.map is None or self.map.size != self.inner.size or self.map.scale != scale:
            self.map = Map(self.inner.size, scale)
            self.camera = self.map.camera
            if self._region is not None:
                self.map.show(self._region)
        self.forget()

    @property
    def drawn(self) -> Map | None:
        return self.map

    def compose(self, in_part: bool) -> None:
        assert self.map is not None
        self.map.low_quality = not self.model.host.sync
        self.map.compose(self.scene)

    def changing(self) -> list[pygame.Rect]:
        if self.map is not None and self.map.elsewhere:
            return [pygame.Rect(self.inner)]  # the chart shows another part of the table
        boxes = self.map.changing(self.scene) if self.map is not None else []
        return [box.move(self.inner.topleft) for box in boxes]

    def update(self) -> bool:
        model = self.model
        if self.map is None or model.open or model.host.busy_hands:
            return False
        if not model.host.sync and model.acts.resting:
            model.screen.ahead.go_on()  # the worker has time: the table itself comes to it only when it has nothing else to do
        return self.map.sharpen()

    def public(self) -> pygame.Surface | None:
        """The archipelago alone, as everybody may see it: nothing of a question, nothing held."""
        if self.map is None or self._region is None:
            return None
        chart = Map(self.map.size, self.map.scale)
        chart.show_all(self._region)
        return chart.compose(Scene(self.laid(), self.bounds))

    def hero(self) -> Archipelago | None:
        """The chart with the islands outlined that have brought points."""
        model = self.model
        if not model.view.cells:
            return None
        named = {self.islands.key(island): island for island in self.islands.all()}
        scored = {spot for spot, _ in earned(model.session, model.facts, model.view)}
        outlines = tuple(Outline("hover", self.islands.lands(named[key])) for key in named if key in scored)
        hearts = {key: self.islands.heart(island) for key, island in named.items()}
        return Archipelago(self.laid(), self.bounds, outlines, hearts)

    @property
    def bounds(self) -> Region:
        """The cells of the table: left, top, columns, rows."""
        found: Region = self.model.facts.table_size(self.model.view)
        return found

    def region_with(self, *more: Place) -> Region:
        """The cells to show: all that was laid, and one cell around; with more laid than there is."""
        view = self.model.view
        return region_of([*view.cells, *view.ships, *more], self.bounds, before=self._region)

    # -- cells ---------------------------------------------------------------------------------
    def key_of(self, at: Place) -> str:
        return cell_key(at)

    def place_of(self, key: str) -> Place | None:
        return cell_of(key) if Key.of(key).kind == "cell" else None

    def box_of(self, at: Place) -> Box:
        return (*at, 1, 1)

    def place_at(self, x: float, y: float) -> Place | None:
        at = self.map.cell_at(x, y) if self.map is not None else None
        return at if self.map is not None and at is not None and self.map.inside(at) else None

    def ground_kind(self, pos: tuple[int, int]) -> str:
        """Land or sea of a tile, or the open water that none covers yet."""
        chart, x, y = self.map, pos[0] - self.inner.x, pos[1] - self.inner.y
        if chart is None or not self.inner.collidepoint(pos):
            return ""
        at = chart.cell_at(x, y)
        tile = chart.scene.tiles.get(at)
        if tile is None:
            return "open" if chart.inside(at) else ""
        cell = chart.rect(at)
        if any(chart.thing_rect(at, thing).inflate(4, 4).collidepoint(x, y) for thing in tile.things):
            return ""
        spot = (x - cell.x) / cell.w, (y - cell.y) / cell.h
        shapes = (land.shape(tile.corners, at, group) for group in land.areas(tile.corners))
        return "land" if any(land.inside(points, *spot) for points in shapes) else "sea"

    @property
    def laid_size(self) -> tuple[int, int]:
        return int(self.camera.z), int(self.camera.z)

    def name_of(self, at: Place) -> str:
        return str(self.model.wording.texts.cell(*at))

    def near(self) -> Collection[Place]:
        return self.held.beside(self.scene.tiles, self.scene.bounds)

    def said_turned(self, turns: int) -> str:
        return str(self.model.wording.texts.turned(turns))

    # -- the position --------------------------------------------------------------------------
    def sync(self) -> None:
        assert self.map is not None
        self.forget()
        self._cleared.clear()
        self.held.read()
        laid = self.laid()
        self.goals.read(laid)
        self._region = self.region_with()
        self.map.show(self._region)
        fresh = self._since_own()
        if fresh != self._fresh and fresh and self.camera.at_home:
            self.map.camera.reveal(_round(fresh[-1][0]))
        self._show_step()
        self.scene = self.map.scene = Scene(laid, self.bounds)
        self._fresh = fresh
        cells = [cell_key(at) for at in self.order(self.held.ways)]
        islands = [key for key in self.model.shapes if Key.of(key).kind == "island"]
        self.number([] if self.goals.found else cells or islands)
        self.point()
        answers = self._answers() if self.camera.at_home and self.camera.zoomed else []
        if answers and self.camera.include(_around(answers)):
            self.forget()

    def _answers(self) -> list[Place]:
        """The cells in which something may be chosen now."""
        things = self.present().values()
        return [(int(x // 1), int(y // 1)) for x, y in (thing.at for thing in things if thing.key in self.model.shapes)]

    def _show_step(self) -> None:
        """What a step or a summary is about is in the window while it is shown: aside if that is enough, else the whole."""
        staged, camera = self.model.staged, self.camera
        step = staged.step if staged is not None else None
        paid = [line.place for column in step.recap.columns for line in column.paid] if step and step.recap else []
        cells = [cell for key in (*(step.places if step else ()), *paid) for cell in self._cells(key)]
        if not cells:
            if self._stepped_back and staged is None:
                self._stepped_back = False
                camera.home()
            return
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        box = (left, top, max(x for x, _ in cells) + 1 - left, max(y for _, y in cells) + 1 - top)
        camera.reveal(box)
        x, y, wide, high = camera.seen
        if box[0] < x or box[1] < y or box[0] + box[2] > x + wide or box[1] + box[3] > y + high:
            self._stepped_back = self._stepped_back or camera.at_home
            camera.fit()

    def _cells(self, key: str) -> list[Place]:
        """The cells of an island or of one cell; none of anything else."""
        if Key.of(key).kind == "cell":
            return [cell_of(key)]
        island = self.islands.named(key)
        return [(column, row) for column, row, _ in island.areas] if island is not None else []

    def laid(self) -> dict[Place, Tile]:
        """Tiles and ships as they lie."""
        view = self.model.view
        laid = {cell: self._tile(cell) for cell in view.cells}
        return laid | {cell: tiles.ship(tiles.colour_of(self.model, owner)) for cell, owner in view.ships.items()}

    def _tile(self, cell: Place) -> Tile:
        """A tile as it lies; kept while nothing on it changes."""
        view = self.model.view
        if self.hidden:
            tile = tiles.bare(self.model.rules.box, *view.cells[cell])
            return Tile(tile.corners, (), tile.keep)
        on_it = (tuple(sorted(item for item in many.items() if item[0][:2] == cell)) for many in (view.tokens, view.houses))
        here = (view.cells[cell], *on_it, tuple(self.model.colours.values()))
        if cell not in self._tiles or self._tiles[cell][0] != here:
            self._tiles[cell] = here, tiles.laid(self.model, cell)
        return self._tiles[cell][1]

    def _since_own(self) -> tuple[tuple[Place, str], ...]:
        """Where others have laid the newest tile or ship since this seat's own last one, in whose colour: none where nobody
        has."""
        model = self.model
        for told in since_own(model.session, model.seat, LAID) if not self.hidden and model.session.result is None else ():
            cell = int(str(told["column"])), int(str(told["row"]))
            if cell in model.view.cells or cell in model.view.ships:
                return ((cell, tiles.colour_of(model, str(told["seat"]))),)
        return ()

    def point(self) -> None:
        """Another thing is pointed at, or the held tile was turned."""
        if self.over is not None and self.map is not None and self.map.camera.reveal((*self.over, 1, 1)):
            self.forget()
        held, laid, over = self.held, dict(self.scene.tiles), self.over
        self._fits = objectives.fits(self.model)
        laid |= {cell: self._tile(cell) for cell in self.goals.cells()}
        self.goals.mark(laid)
        self.scene = Scene(
            laid,
            self.scene.bounds,
            {at: self._numbers.get(cell_key(at), "") for at in self.order(held.ways)},
            over,
            held.lying(over),
            held.clashes(laid, over),
            self._outlines(over),
            self._letters(over, laid),
            self._fresh,
        )

    def _outlines(self, over: Place | None) -> tuple[Outline, ...]:
        """Of the islands on which a house would pay, of those that may be chosen, then of the one pointed at, or that the held
        tile would make."""
        model, out = self.model, []
        if not self.hidden:
            chosen = {model.pointed, *model.shapes}
            keys = {self.islands.key(island): island for island in self._fits}
            out += [Outline("fits", self.islands.lands(island)) for key, island in keys.items() if key not in chosen]
        for key in sorted(model.shapes, key=lambda key: key == model.pointed):
            if (island := self.islands.named(key)) is not None:
                tone = "pointed" if key == model.pointed else "legal"
                out.append(Outline(tone, self.islands.lands(island), self._numbers.get(key, "")))
        grown, _ = self.held.grown(over)
        if over is not None and grown is not None and grown.before:
            held = over, self.held.what, self.held.turns_at(over)
            out.append(Outline("hover", self.islands.lands(grown.after, held)))
        if model.pointed not in model.shapes and (island := self.islands.named(model.pointed)) is not None:
            out.append(Outline("hover", self.islands.lands(island)))
        return tuple(out)

    def _letters(self, over: Place | None, laid: Mapping[Place, Tile]) -> tuple[Letter, ...]:
        """What islands are called: all while houses are built, else those on which one would pay, with how much, the one pointed
        at and those a held tile would enlarge."""
        model = self.model
        named: tuple[Any, ...] = ()
        if model.view.phase == "reward":
            named = self.islands.all()
        elif (island := self.islands.named(model.pointed)) is not None:
            named = (island,)
        elif (grown := self.held.grown(over)[0]) is not None:
            named = grown.before
        fits = {} if self.hidden else self._fits
        found = []
        for island in dict.fromkeys((*named, *fits)):
            at, group = min(self.islands.lands(island), key=lambda one: (one[0][1], one[0][0]))
            letter, fit = self.islands.letter(island), fits.get(island)
            beside = self.islands.key(island) in self._numbers
            slip = Letter(letter, at, land.heart(group), beside, objectives.paid(fit.worth) if fit is not None else "")
            found.append(slip if beside else self._clear(slip, laid))
        return tuple(found)

    def _clear(self, slip: Letter, laid: Mapping[Place, Tile]) -> Letter:
        """A name where it covers least of what is drawn on the tiles, as near to its usual place as may be."""
        chart, (column, row) = self.map, slip.at
        assert chart is not None
        if (kept := self._cleared.get((slip, chart.view))) is not None:
            return kept
        near = [(column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        things = [chart.thing_rect(at, thing) for at in near if at in laid for thing in laid[at].things]

        def covers(one: Letter) -> int:
            box = chart.letter_rect(one)
            return sum(box.clip(thing).w * box.clip(thing).h for thing in things)

        found = min((replace(slip, shift=shift) for shift in SHIFTS), key=covers)
        self._cleared[slip, chart.view] = found
        return found

    def has(self, key: str) -> bool:
        at = self.place_of(key)
        return at in self.held.ways or key in self.goals.found if at is not None else self.islands.named(key) is not None

    # -- things --------------------------------------------------------------------------------
    def things(self) -> list[MapThing]:
        """The cells where what is held might go, the targets of a token, or else the islands."""
        if self.held.what:
            return self.laying()
        if self.goals.found:
            return [self._goal(key, marks) for key, marks in self.goals.found.items()]
        return [self._island(island) for island in self.islands.all()]

    def thing(self, key: str) -> MapThing | None:
        """Also an island that cannot be pointed at now."""
        found = super().thing(key)
        if found is None and (island := self.islands.named(key)) is not None:
            return self._island(island)
        return found

    def _goal(self, key: str, marks: list[tuple[Place, Thing]]) -> MapThing:
        model, z = self.model, self.camera.z
        assert self.map is not None
        side = (self.map.thing_px() + model.kit.px(6)) / z
        spots = [(cell[0] + thing.x, cell[1] + thing.y) for cell, thing in marks]
        boxes = [(x - side / 2, y - side / 2, side, side) for x, y in spots]
        name = model.wording.option(model.view, model.asked, f"{model.aim}>{key}")
        covers = tuple(self.box_of(cell) for cell, _ in marks)
        return MapThing(key, name, spots[0], boxes[0], "", "piece", (), tuple(boxes[1:]), covers, 0, 0.75 * SYMBOL)

    def _island(self, island: Any) -> MapThing:
        islands = self.islands
        covers, words = tuple(self.box_of(cell) for cell in sorted(island.cells)), islands.words(island)
        return MapThing(islands.key(island), islands.name(island), islands.heart(island), None, words, "place",
                        islands.areas(island), (), covers, 40)  # fmt: skip

    def key_at(self, pos: tuple[int, int]) -> str:
        """Also an island by its number or letter: both may stand off its land."""
        if self.map is None or not self.inner.collidepoint(pos):
            return ""
        at = pos[0] - self.inner.x, pos[1] - self.inner.y
        if not (self.held.what or self.goals.found):
            for outline in self.scene.outlines:
                if outline.number and self.map.badge_rect(outline).collidepoint(at):
                    return next((key for key, number in self._numbers.items() if number == outline.number), "")
            for letter in self.scene.letters:
                if self.map.letter_rect(letter).collidepoint(at):
                    named = (i for i in self.islands.all() if self.islands.letter(i) == letter.text)
                    return next(map(self.islands.key, named), "")
        return super().key_at(pos)

    def part_at(self, pos: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """The symbol, house, token or ship under the pointer."""
        if self.map is None or self.hidden or not self.inner.collidepoint(pos):
            return None
        found = self.map.thing_at(pos[0] - self.inner.x, pos[1] - self.inner.y)
        if found is None:
            return None
        at, thing = found
        n = next((n for n, one in enumerate(self.scene.tiles[at].things) if one is thing), 0)
        return f"on:{at[0]},{at[1]}/{n}", self.map.thing_rect(at, thing).move(self.inner.topleft)

    def standing(self) -> list[pygame.Rect]:
        """All that has been laid, and where what is held may go."""
        return [self.place_box(at) for at in {*self.scene.tiles, *self.held.ways}]

    def badges(self) -> list[pygame.Rect]:
        """The numbers of islands too: they stand on their land, not at the corner of a box."""
        chart, cells = self.map, super().badges()
        if chart is None or not self.scene.outlines:
            return cells
        islands = [outline for outline in self.scene.outlines if outline.number]
        return cells + [chart.badge_rect(outline).move(self.inner.topleft) for outline in islands]

    def signs(self) -> list[pygame.Rect]:
        """The letters of the islands."""
        chart = self.map
        return [chart.letter_rect(letter).move(self.inner.topleft) for letter in self.scene.letters] if chart is not None else []

    # -- beforehand ----------------------------------------------------------------------------
    def prewarm(self) -> Iterator[Callable[[], object]]:
        """Works for the worker: the held tile as it may lie, so that neither pointing nor placing draws it; where that would
        let the chart show more of the table, all tiles as large as they then are; outlines of islands."""
        chart, colours = self.map, tuple(self.model.colours.values())
        if chart is None:
            return
        yield partial(chart.skins, chart.z, NUMBERS, colours)
        sizes: dict[int, dict[tuple[Place, Tile], None]] = {chart.z: {}}
        if self.held.what in self.model.rules.box.faces:
            for cell, ways in self.held.ways.items():
                held = [(cell, tiles.bare(self.model.rules.box, self.held.what, turns)) for turns in ways]
                sizes[chart.z] |= dict.fromkeys(held)
                px = int(chart.camera.usual_for(self.region_with(cell)))
                if px != chart.z and chart.camera.at_home:
                    sizes.setdefault(px, dict.fromkeys(self.scene.tiles.items())).update(dict.fromkeys(held))
        for px, laid in sizes.items():
            if px != chart.z:
                yield partial(chart.skins, px, NUMBERS, colours)
            for at, tile in laid:
                if not land.cached(tile.corners, at, px, tile.keep):
                    yield partial(land.ground, tile.corners, at, px, tile.keep)
        for island, tone in [(island, "legal") for island in self.islands.all()] + [(island, "fits") for island in self._fits]:
            work = chart.outline_soon(self.islands.lands(island), tone)
            if work is not None:
                yield work


def _around(cells: Collection[Place]) -> Box:
    """The smallest box with all these cells."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return left, top, max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1


def _round(at: Place) -> Box:
    """A cell and those beside it."""
    return at[0] - 1, at[1] - 1, 3, 3
