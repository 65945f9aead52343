"""The island as drawn: TMX geometry to a chart, the chart kept between tables and re-layouts."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from scenes.draw import geometry
from scenes.draw.chart import Chart
from scenes.draw.placement import SIZES, SIZES_720, SIZES_LARGE

_cache: dict[tuple[Any, ...], Chart] = {}
Polygon = list[tuple[float, float]]
_shapes: dict[str, tuple[dict[str, Polygon], list[Polygon]]] = {}


def content(path: Path) -> str:
    """What a map is known by: a pack may bring another of the same name, or change its own while the program runs."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def shapes(path: Path) -> tuple[dict[str, Polygon], list[Polygon]]:
    """(land polygons, ocean polygons) of the map of a layout, in 0..1. Raises DataError for a map that may not be read."""
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
    path: Path,
    terrain: dict[str, str],
    boards: dict[str, str],
    size: tuple[float, float],
    scale: float,
    title: tuple[str, str] | None,
    small: bool,
    threaded: bool,
) -> Chart:
    """The chart of a layout, drawn by its map, at one size. One is kept: going back to it costs nothing."""
    key = (content(path), tuple(terrain.items()), size, scale, title, small)
    if key not in _cache:
        lands, ocean = shapes(path)
        count = len(set(boards.values()))
        built = geometry.build(lands, terrain, size, ocean, boards, geometry.warp_for(count, small))
        sizes = SIZES_720 if small else (SIZES_LARGE if count == 1 else SIZES)
        while len(_cache) >= 2:
            _cache.pop(next(iter(_cache))).close()
        detail = 2.0 if threaded and scale < 2 else scale
        _cache[key] = Chart(built, scale, None if small else title, sizes, threaded, detail)
    return _cache[key]
