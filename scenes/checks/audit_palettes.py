"""A screen that was looked at, drawn again in further palettes: nothing but colours may differ there.

What costs most of a look is opening the screen and drawing it for the first time. So a screen is opened once for all palettes,
and the pictures of one palette stand aside while another is on (`install`); the program itself drops them.
"""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from scenes.checks import audit_checks
from scenes.checks.audit_checks import Finding
from scenes.draw import palettes, surface_cache, theme

if TYPE_CHECKING:
    from scenes.routes import App


FIELDS = ("_all", "_bytes", "_made")  # of the caches: their pictures


class _Shelves:
    """What `surface_cache.remembered` gives, with a memory for each palette."""

    every: list[_Shelves] = []

    def __init__(self, function: Callable[..., Any], maxsize: int) -> None:
        functools.update_wrapper(self, function)
        self.function, self.maxsize = function, maxsize
        self.shelves: dict[str, Any] = {}
        self.every.append(self)

    def __call__(self, *args: Any, **named: Any) -> Any:
        shelf = self.shelves.get(theme.palette())
        if shelf is None:
            shelf = self.shelves[theme.palette()] = functools.lru_cache(self.maxsize)(self.function)
        return shelf(*args, **named)

    def cache_clear(self) -> None:
        """Drop all."""
        self.shelves.clear()


_aside: weakref.WeakKeyDictionary[Any, dict[str, dict[str, Any]]] = weakref.WeakKeyDictionary()  # cache -> palette -> fields
_drop = surface_cache.forget


def install() -> None:
    """Keep pictures of several palettes from here on; before the modules that draw are imported, once per process."""
    place: Any = surface_cache
    place.remembered = lambda maxsize: functools.partial(_Shelves, maxsize=maxsize)
    place.forget = _drop


def put_on(app: App, palette: str) -> None:
    """Everything that is open in another palette, as `App.put` would do, but the tip stays and nothing is dropped."""
    was = theme.palette()
    if palette == was:
        return
    place: Any = surface_cache
    place.forget = functools.partial(_set_aside, was, palette)
    palettes.apply(palette)
    place.forget = _drop
    app.settings.palette = palette
    from scenes.widgets.paint import Kit
    from scenes.widgets.tooltip import Tip

    app.kit = Kit(app.kit.scale)
    tip, app.tip = app.tip, Tip()
    app.relayout()
    app.tip = tip


def _set_aside(was: str, palette: str) -> None:
    for cache in list(surface_cache._caches):
        kept = {name: value for name, value in vars(cache).items() if name in FIELDS}
        for name, value in kept.items():
            setattr(cache, name, type(value)())
        cache.clear()  # whatever else it knows of what it drew
        shelves = _aside.setdefault(cache, {})
        shelves[was] = kept
        vars(cache).update(shelves.pop(palette, {}))
    for function in surface_cache._functions:  # made before `install`
        function.cache_clear()


def forget() -> None:
    """Drop what all palettes keep: sizes are others from here on."""
    _aside.clear()
    for each in _Shelves.every:
        each.cache_clear()
    _drop()


def words(app: App) -> set[tuple[str, tuple[int, ...]]]:
    """Each line of text on the window, and where."""
    return {(run.text, tuple(run.rect)) for run in audit_checks.runs_of(app)}


def look(app: App, further: Iterable[str], whole: Callable[[], list[Finding]]) -> Iterator[tuple[str, list[Finding]]]:
    """(palette, what is wrong) of the open screen in each of these; it is left in the last. Where words differ from those
    before (which palette is chosen), all that the first look asks is asked again: `whole`."""
    before = words(app)
    for palette in further:
        put_on(app, palette)
        audit_checks.runs_of(app).clear()
        app.step(16, [])
        if app.errors or words(app) != before:
            yield palette, whole()
        else:
            yield palette, audit_checks.judge_colours(audit_checks.runs_of(app), app.screen, app.kit.scale)
