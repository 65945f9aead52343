"""The hillside in the middle of the table: the own farm large, the others beside it in the order in which water runs.

Keys of its things: `hex:B1`, `rock:B1`, `paddy:2` of the own farm; `paddy:p1/2` and `farm:p1` of another one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.core.engine.key import Key
from game.rice_paddy.terms import FARM
from scenes.draw.camera import Box, Camera
from scenes.games.rice_paddy import painted
from scenes.games.rice_paddy.art import hexes, large_farm
from scenes.games.rice_paddy.art.chart import Chart, Neighbour, Scene, Store
from scenes.games.rice_paddy.art.farm import NO_MARKS, Marks, Outlined, Tag, tag_place
from scenes.games.rice_paddy.art.hexes import Grid
from scenes.games.rice_paddy.art.landscape import HIGH, WIDE, Layout
from scenes.games.rice_paddy.course import NO_COURSE, Course, course_of
from scenes.games.rice_paddy.ending import Hillside
from scenes.table.map_panel import Area, MapPanel, MapThing
from scenes.widgets.base import UiItem

if TYPE_CHECKING:
    from scenes.table.model import GameModel

TAG = 104.0, 36.0  # design px that the number of a paddy with its discs takes
SMALLEST = 0.62  # of the scale of the table: the chart is seen from no farther away
NAME_TAG = 90.0, 34.0  # design px: the name tag of a neighbour, from its right end
OF_PADDY = ("plant", "duck", "weed", "harvest", "water", "paddy")  # options whose first part is a paddy


def shape_of(key: Key) -> str:
    """The thing on the map that an option is touched at; "" for none."""
    if key.kind in ("hex", "rock"):
        return str(key)
    if key.kind == "paddy" and len(key.parts) == 2:
        return str(key)
    return f"paddy:{key.first}" if key.kind in OF_PADDY else ""


class Board(MapPanel):
    """Farms, water, what may be chosen on them."""

    model: GameModel

    def __init__(self, model: GameModel) -> None:
        super().__init__(model)
        self.chart: Chart | None = None
        self.scene: Scene | None = None
        self._laid: object = None

    # -- layout --------------------------------------------------------------------------------
    def layout(self, sheet: pygame.Rect, inset: float, scale: float, small: bool) -> None:
        self.lie(sheet, inset, scale)
        self._laid = None
        self._arrange()

    def _arrange(self) -> None:
        """The hillside for this window, number of farms and place in the order."""
        line = self.model.facts.running_order(self.view)
        zoom = max(self.inner.w / WIDE, self.inner.h / HIGH)
        place = line.index(self.model.seat) if self.model.seat in line else 0
        laid = tuple(self.inner.size), len(line), place, zoom
        if laid == self._laid and self.chart is not None:
            return
        if self.chart is not None:
            self.chart.let_go(self._place)
            self.chart.close()
        self._laid = laid
        layout = Layout((self.inner.w / zoom, self.inner.h / zoom), len(line), place)
        self.chart = Chart(layout, zoom, threaded=not self.model.host.sync)
        self.inner.size = self.chart.size
        self.camera = Camera((layout.size[0] * zoom, layout.size[1] * zoom), (0, 0, *layout.size))
        self._canvas = None
        self.forget()

    @property
    def view(self) -> Any:
        return self.model.view

    @property
    def drawn(self) -> Chart | None:
        return self.chart

    @property
    def zoomable(self) -> bool:
        return False  # everything is seen, and pictures of other sizes would have to be drawn

    def compose(self, in_part: bool) -> None:
        assert self.chart is not None and self.scene is not None
        self.chart.compose(self.scene)

    def update(self) -> bool:
        return self.chart is not None and self.chart.poll()

    def closed(self) -> None:
        super().closed()
        if self.chart is not None:
            self.chart.close()

    def hero(self) -> Hillside | None:
        """The hillside as the game leaves it; in front lies the farm of the winner."""
        model, view = self.model, self.view
        result, line = model.session.result, model.facts.running_order(view)
        front = next((seat for seat in (result.winners if result else ()) if seat in line), model.seat)
        if front not in line:
            return None
        near = tuple((place, replace(self._neighbour(seat, place), rank="")) for place, seat in enumerate(line) if seat != front)
        farm, store = painted.farm_of(model, front), painted.store_of(view, front)
        return Hillside(tuple(line), front, Scene(farm, NO_MARKS, store, near, Store(view.supply, str(view.supply))))

    # -- the position --------------------------------------------------------------------------
    def sync(self) -> None:
        self._arrange()
        self.forget()
        self.number([shape for shape in self.model.shapes if shape_of(Key.of(shape)) == shape])
        self.point()

    def point(self) -> None:
        """Another thing is pointed at."""
        model, view = self.model, self.view
        line = model.facts.running_order(view)
        own = model.seat if model.seat in line else line[0]
        neighbours = tuple((place, self._neighbour(seat, place)) for place, seat in enumerate(line) if seat != own)
        course = self._course() if own == model.seat else NO_COURSE
        neighbours = tuple((place, course.at(line[place], near)) for place, near in neighbours)
        supply = course.supply or Store(view.supply, str(view.supply))
        first = line.index(line[0]) if view.rain and view.phase == "rain" else None
        farm, marks = painted.farm_of(model, own, running=course.running), self._over(own, course)
        self.scene = Scene(farm, marks, painted.store_of(view, own), neighbours, supply, course.gold, "", first)

    def _neighbour(self, seat: str, place: int) -> Neighbour:
        model, view = self.model, self.view
        name = model.t("rice-table-spirit-farm") if seat == FARM else model.names[seat]
        colour = "" if seat == FARM else model.colours[seat]
        tone = "pointed" if model.pointed == f"farm:{seat}" else ""
        outlines = tuple(
            Outlined(frozenset(land), "pointed" if model.pointed == key else "legal")
            for at, land in enumerate(view.lands.get(seat, ()), 1)
            if (key := f"paddy:{seat}/{at}") in model.shapes
        )
        farm, store = painted.farm_of(model, seat), painted.store_of(view, seat)
        return Neighbour(farm, name, colour, str(place + 1), store, tone, outlines)

    def _course(self) -> Course:
        """The way of the water that the answer pointed at would let go."""
        model = self.model
        asked, key = model.asked, model.option_of(model.pointed)
        if asked is None or asked.kind != "drain" or self.chart is None or key not in asked.keys(model.seat):
            return NO_COURSE
        return course_of(model, self.chart.layout, key)

    def _over(self, seat: str, course: Course) -> Marks:
        model, view = self.model, self.view
        outlines, tags = [], []
        for key in model.shapes:
            shape = Key.of(key)
            if shape.kind in ("hex", "rock"):
                outlines.append(Outlined(frozenset((shape.first,)), "pointed" if key == model.pointed else "legal"))
        for at, land in enumerate(view.lands[seat], 1):
            key = f"paddy:{at}"
            tone = "" if key not in model.shapes else "pointed" if key == model.pointed else "legal"
            level = f"{view.water[seat][at - 1]}/{model.facts.capacity(view, seat, at - 1)}"
            tags.append(Tag(at - 1, course.tags.get(at - 1, level), tone))
            if tone:
                outlines.append(Outlined(frozenset(land), tone))
        legal = {name for outline in outlines for name in outline.hexes}
        veiled = frozenset(hexes.HEXES) - legal if outlines else frozenset()
        return Marks(tuple(outlines), veiled, tuple(tags), course.flow)

    def tags(self, seat: str) -> Marks:
        """The paddies of a farm with nothing to choose from."""
        view, capacity = self.view, self.model.facts.capacity
        tags = [Tag(at, f"{view.water[seat][at]}/{capacity(view, seat, at)}", "") for at in range(len(view.lands[seat]))]
        return Marks((), frozenset(), tuple(tags))

    def standing(self) -> list[pygame.Rect]:
        """Of hexes and paddies their middle and their tag: a card or a list that kept off whole fields would find no place."""
        found = []
        for thing in self.present().values():
            found += [self.on_screen(box) for box in (thing.covers or ())[len(thing.area) :]]
        return found

    def signs(self) -> list[pygame.Rect]:
        if self.chart is None or self.scene is None:
            return []
        return [pygame.Rect(box).move(self.inner.topleft) for box in self.chart.signs(self.scene)]

    def items(self) -> list[UiItem]:
        """A touch on another farm shows it large; its paddies are told there."""
        if self._items is None:
            open_up, found = self.model.acts.open, []
            for item in super().items():
                key = Key.of(item.key)
                if key.kind == "farm" and item.act is None and key.first != FARM:
                    item.act, item.enabled = partial(open_up, "large", key.first), True
                    item.hint = self.model.t("rice-large-hint")
                found.append(item)
            self._items = found
        return self._items

    # -- things --------------------------------------------------------------------------------
    def things(self) -> list[MapThing]:
        return [*self._own(), *self._others()]

    def _own(self) -> Iterator[MapThing]:
        assert self.chart is not None
        model, view, grid = self.model, self.view, self.chart.layout.own
        seat = model.seat
        held = {name for land in view.lands[seat] for name in land}
        choosing = {Key.of(key).kind for key in model.shapes}
        for name in hexes.HEXES:
            rocky = name in view.rocks[seat]
            kind = "rock" if rocky and "rock" in choosing else "hex"
            if name in held and not (kind == "rock" and rocky) and f"hex:{name}" not in model.shapes:
                continue
            value = model.joined([
                model.t("rice-table-rock") if rocky else "",
                model.t("rice-table-magic") if name in view.magic[seat] else "",
                model.t("rice-table-planned") if name in view.site[seat] else "",
            ]) or model.t("rice-table-field")  # fmt: skip
            yield self._land(grid, f"{kind}:{name}", model.t(f"rice-table-{kind}-name", hex=name), value, (name,))
        for at, land in enumerate(view.lands[seat], 1):  # after the hexes: where single ones are asked for, those are found
            yield self._paddy(grid, f"paddy:{at}", seat, at - 1, land)

    def _others(self) -> Iterator[MapThing]:
        assert self.chart is not None
        model, view, layout = self.model, self.view, self.chart.layout
        for place, seat in enumerate(model.facts.running_order(view)):
            if place not in layout.others:
                continue
            grid, asked = layout.others[place], False
            for at, land in enumerate(view.lands.get(seat, ())):
                if f"paddy:{seat}/{at + 1}" in model.shapes:
                    asked = True
                    yield self._paddy(grid, f"paddy:{seat}/{at + 1}", seat, at, land)
            name = model.t("rice-table-spirit-farm") if seat == FARM else model.names[seat]
            told = model.t("rice-table-farm-has", n=painted.reservoir_of(view, seat), paddies=len(view.lands.get(seat, ())))
            left, top, right, low = large_farm.box_of(grid)
            box = seen = (left, top, right - left, low - top)
            if asked:  # its paddies are chosen from: of the farm only the name on its tag is touched
                x, y = layout.name(place)
                box = (x - NAME_TAG[0], y - NAME_TAG[1] / 2, *NAME_TAG)
            yield MapThing(f"farm:{seat}", name, grid.centre("B2"), box, told, "place", (), (), (seen,), 0)

    def _paddy(self, grid: Grid, key: str, seat: str, at: int, land: tuple[str, ...]) -> MapThing:
        model, view = self.model, self.view
        water, most = view.water[seat][at], model.facts.capacity(view, seat, at)
        told = [
            model.t("rice-table-water", n=water, of=most),
            model.t(f"rice-table-rice-{view.crop[seat][at]}"),
            model.t("rice-table-weeds", n=view.weeds[seat][at]) if view.weeds[seat][at] else "",
            model.t("rice-table-pests", n=view.pests[seat][at]) if view.pests[seat][at] else "",
            model.t("rice-table-fertilized") if view.fertilized[seat][at] else "",
        ]
        x, y = tag_place(grid, painted.farm_of(model, seat), at)
        tag = (x - TAG[0] / 2, y - TAG[1] / 2, *TAG)
        return self._land(grid, key, model.t("rice-table-paddy", n=at + 1), model.joined(told), land, (tag,))

    def _land(self, grid: Grid, key: str, name: str, value: str, land: tuple[str, ...], more: tuple[Box, ...] = ()) -> MapThing:
        """Hexes as a place that is pointed at anywhere in it; `more` of it that no callout hides."""
        areas = []
        for hex_ in land:
            points = grid.corners(hex_)
            xs, ys = [x for x, _ in points], [y for _, y in points]
            areas.append(Area((min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)), points))
        at = grid.centre(land[len(land) // 2])
        mark = (at[0] - 20, at[1] - 20, 40.0, 40.0)
        covers = (*(area.box for area in areas), mark, *more)
        return MapThing(key, name, at, None, value, "place", tuple(areas), (), covers, 40)
