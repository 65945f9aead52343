"""What lies where on the table: the items in reading order, and which one is under the pointer."""

from __future__ import annotations

from scenes.table.companion import Companion
from scenes.table.game_screen import Table
from scenes.table.model import ShownPanel
from scenes.table.place import BUTTON
from scenes.table.window import Window
from scenes.widgets import focus
from scenes.widgets.base import STATIC, UiItem

ORDER = ("prompt", "choices", "buttons", "board", "hand", "panel", "right", "top")
THINGS = ("land", "card", "piece", "place", "tile")


class Finder:
    """Finds items; asked by everything that points, presses and steps."""

    def __init__(self, model: Table, window: Window, companion: Companion) -> None:
        self.model = model
        self.window = window
        self.companion = companion
        self._hits: list[UiItem] = []  # what the pointer finds on the panels, topmost first
        self._hits_of: list[UiItem] = []  # the items they were made of

    def numbers(self) -> dict[int, str]:
        """What each number chooses: what has one for good, then the others in reading order. Who has a key of its own has
        none."""
        options, rest = self.model.option_map, []
        fixed: dict[int, str] = {}
        for key in self.targets():
            line = options.line_of(key)
            if line.number:
                fixed[line.number] = key
            elif not line.special:
                rest.append(key)
        return {**fixed, **dict(zip(options.free_numbers(), rest, strict=False))}

    def special(self, n: int) -> str:
        """What the n-th special key chooses; "" for nothing."""
        options = self.model.option_map
        return next((key for key in self.targets() if options.line_of(key).special == n), "")

    def targets(self) -> list[str]:
        """What numbers and Tab go through: the shapes in reading order. Buttons of the game come after them."""
        if self.model.open:
            return []
        place = self.model.option_map.line_of
        keys = [i.key for i in self.window.items() if i.key in self.model.shapes and i.focusable]
        return [key for key in dict.fromkeys(keys) if place(key).where != BUTTON or key in self.model.listed]

    def present(self) -> list[UiItem]:
        """Everything on the table in reading order, or what is open over it."""
        if self.model.curtained:
            return []
        return self.over_items() if self.model.open else self._table_items()

    def _table_items(self) -> list[UiItem]:
        groups: dict[str, list[UiItem]] = {zone: [] for zone in ORDER}
        for w in self.window.widgets:
            for item in w.items():
                groups.setdefault(item.zone, []).append(item)
        for part in self._seen():
            groups.setdefault(part.zone, []).extend(part.spots)
        groups["board"] += self.model.centre.items()
        return self.companion.ordered([item for zone in groups.values() for item in zone], False)

    def _seen(self) -> list[ShownPanel]:
        """The panels, but for the hand where something else lies in its place."""
        return [part for part in self.model.panels if part.zone != "hand" or not self.model.summed_up]

    def over_items(self) -> list[UiItem]:
        """The text view while something is open over the table."""
        found = [item for w in self.window.widgets for item in w.items()]
        if self.model.over_panel is not None:
            found += self.model.over_panel.spots
        return self.companion.ordered(found, True)

    def item_at(self, pos: tuple[int, int]) -> UiItem | None:
        """What is under the pointer: widgets, then panels and cards, then the map."""
        for w in reversed(self.window.widgets):
            if w.rect.collidepoint(pos):
                found = next((i for i in w.items() if i.focusable and i.rect and i.rect.collidepoint(pos)), None)
                if found:
                    return found
        if self.model.open or any(box.collidepoint(pos) for box in self.model.shields):
            return next((i for i in hit_first(self.over_items()) if i.rect and i.rect.collidepoint(pos)), None)
        items = self.window.items()
        if self._hits_of is not items:
            spots = [item for part in self._seen() for item in part.spots]
            self._hits_of, self._hits = items, hit_first(spots)
        for item in self._hits:
            if item.rect is not None and item.rect.collidepoint(pos):
                return item
        key = self.model.centre.key_at(pos)
        return self.window.item(key) if key else None

    def why_of(self, item: UiItem) -> str:
        """Why a thing on the table cannot be chosen now, also where what is asked has its options in a list; "" if it can."""
        if item.why or self.model.open or ":" not in item.key or item.key in self.model.shapes or item.role not in THINGS:
            return str(item.why)
        return str(self.model.why(item.key))

    def zone_focus(self, zone: str) -> None:
        """Jump to a zone: its first target, else its first item."""
        own = [i for i in focus.stops(self.window.items()) if i.zone == zone]
        if own:
            self.model.host.show_ring()
            self.window.set_focus(next((i.key for i in own if i.key in self.model.shapes), own[0].key))
        else:
            self.window.explain(self.model.t("table-none-there"), None)


def hit_first(items: list[UiItem]) -> list[UiItem]:
    """In the order in which the pointer finds them: what can be used, topmost first, before what is only explained."""
    found = [item for item in reversed(items) if item.focusable]
    return [i for i in found if i.role not in STATIC] + [i for i in found if i.role in STATIC]
