"""The island as drawn: TMX geometry to a chart, the chart kept between tables and re-layouts."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.spirit_island.box import MapPlan
from scenes.draw import geometry
from scenes.draw.surface_cache import enrol
from scenes.games.spirit_island import boards_laid, oceans_laid
from scenes.games.spirit_island.art.chart import Chart
from scenes.games.spirit_island.art.placement import SIZES, SIZES_720, SIZES_LARGE

MOST = 2  # charts that are there at a time


class Charts:
    """The charts made last; the worker of one stops when it goes."""

    def __init__(self) -> None:
        self._made: dict[tuple[Any, ...], Chart] = {}
        enrol(self)

    def get(self, key: tuple[Any, ...], make: Callable[[], Chart]) -> Chart:
        """The chart of this key."""
        if key not in self._made:
            while len(self._made) >= MOST:
                self._made.pop(next(iter(self._made))).close()
            self._made[key] = make()
        return self._made[key]

    def clear(self) -> None:
        """Let all go."""
        for chart in self._made.values():
            chart.close()
        self._made.clear()


_cache = Charts()
Polygon = list[tuple[float, float]]
_shapes: dict[str, tuple[dict[str, Polygon], list[Polygon]]] = {}


def content(drawn: Path | MapPlan) -> str:
    """What a map is known by: a pack may bring another of the same name, or change its own while the program runs."""
    if isinstance(drawn, Path):
        return hashlib.sha256(drawn.read_bytes()).hexdigest()
    if not drawn.turned:
        return content(drawn.files[0])
    return " ".join([*(content(file) for file in drawn.files), repr(drawn.turned), repr(drawn.joins)])


def shapes(drawn: Path | MapPlan) -> tuple[dict[str, Polygon], list[Polygon]]:
    """(land polygons, ocean polygons) of the map of a layout, in 0..1. Raises DataError for a map that may not be read."""
    if isinstance(drawn, Path):
        return _file(drawn)
    if not drawn.turned:
        return _file(drawn.files[0])
    key = content(drawn)
    if key not in _shapes:
        _shapes[key] = boards_laid.laid([_file(file) for file in drawn.files], drawn.turned, drawn.joins)
    return _shapes[key]


def _file(path: Path) -> tuple[dict[str, Polygon], list[Polygon]]:
    """The shapes of one map."""
    key = content(path)
    if key not in _shapes:
        import pytmx

        from game.core.content import tmx_guard

        checked = tmx_guard.read(path)
        loaded = pytmx.TiledMap(str(path), load_all=False)
        size = float(max(checked.width, checked.height, 1))
        found: dict[str, Any] = {"lands": {}, "ocean": {}}
        for group in loaded.objectgroups:
            for shape in group:
                if group.name in found:
                    found[group.name][shape.name] = [(p[0] / size, p[1] / size) for p in shape.points]
        _shapes[key] = (found["lands"], list(found["ocean"].values()))
    return _shapes[key]


def chart(
    drawn: Path | MapPlan,
    terrain: dict[str, str],
    boards: dict[str, str],
    size: tuple[float, float],
    scale: float,
    title: tuple[str, str] | None,
    small: bool,
    threaded: bool,
    oceans: dict[str, str] | None = None,
) -> Chart:
    """The chart of a layout, drawn by its map, at one size. One is kept: going back to it costs nothing. `oceans`: those that
    are places of the map, by board.
    """
    key = (content(drawn), tuple(terrain.items()), size, scale, title, small, tuple((oceans or {}).items()))

    def make() -> Chart:
        lands, ocean = shapes(drawn)
        count = len(set(boards.values()))
        warp = geometry.warp_for(count, small)
        if oceans:
            more = oceans_laid.PADS.get(count, (0.0, 0.0))
            warp = replace(warp, pad=(warp.pad[0] + more[0], warp.pad[1] + more[1]))
        built = geometry.build(lands, terrain, size, ocean, boards, warp)
        oceans_laid.add(built, boards, oceans or {})
        sizes = SIZES_720 if small else (SIZES_LARGE if count == 1 else SIZES)
        return Chart(built, scale, None if small else title, sizes, threaded, 2.0 if threaded and scale < 2 else scale)

    return _cache.get(key, make)
