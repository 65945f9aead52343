"""Closer, further, whole: small buttons on the lower margin of the board's sheet, for those who do not try the wheel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.draw import theme
from scenes.widgets.controls import Button

if TYPE_CHECKING:
    from scenes.table.model import TableModel
    from scenes.table.window import Window

ZONE = "zoom"
INTO = 8.0  # design px that they reach into the chart: no cell of an archipelago lies so near its edge, and no coast
WIDE, HIGH, GAP, EDGE = 32.0, 18.0, 3.0, 1.0
LEAST_PX = 24  # physical px: what a pointer hits at any scale


class ZoomButton(Button):
    """Only a sign; one that can do nothing now is pale."""

    def draw(self, surface: pygame.Surface) -> None:
        k = self.kit
        box = k.button(surface, self.rect, "dark", hover=self.hovered, pressed=self.pressed, enabled=self.enabled)
        k.icon(surface, self.icon, box.center, self.size, theme.PAPER if self.enabled else "#6E8A90")


def rects(model: TableModel) -> list[pygame.Rect]:
    """Where they stand, from the right: closer, further, the whole board."""
    k, sheet, inner = model.kit, model.centre.rect, model.centre.inner
    low, wide = sheet.bottom - k.px(EDGE), k.px(WIDE)
    top = min(inner.bottom - k.px(INTO), low - max(LEAST_PX, k.px(HIGH)))
    return [pygame.Rect(inner.right - wide - n * (wide + k.px(GAP)), top, wide, low - top) for n in range(3)]


def lay(model: TableModel, window: Window) -> None:
    """Put them there, the last only while the board is zoomed; none where cards or lists to choose from lie, or are open."""
    places = rects(model)
    window.widgets = [w for w in window.widgets if w.zone != ZONE]
    window.renew_items()
    for box in places:
        window.redraw(box)
    if not model.centre.zoomable or model.centre.hidden or places[0].unionall(places[1:]).collidelist(model.shields) >= 0:
        return
    if window.focus_key == "fit" and not model.centre.zoomed:
        window.focus_key = "zoom-in"
    zoomed, middle = model.centre.zoomed, model.centre.inner.center
    buttons: list[tuple[str, str, Callable[[], object]]] = [
        ("zoom-in", "plus", lambda: model.acts.zoom_board(1, middle)),
        ("zoom-out", "minus", lambda: model.acts.zoom_board(-1, middle)),
        ("fit", "fit", model.acts.fit_board),
    ]
    for (key, icon, act), box in zip(buttons, places if zoomed else places[:2], strict=False):
        name, cap = model.t(f"act-{key}"), model.host.bindings.cap(key)
        off = key == "zoom-out" and not zoomed
        why, hint = model.t("table-zoom-whole") if off else "", f"{name} · {cap}" if cap else name
        size = 17 if icon == "fit" else 14  # its frame wants room
        made = ZoomButton(key, box, name, label="", icon=icon, size=size, zone=ZONE, act=act, enabled=not off, why=why, hint=hint)
        window.add(made)
