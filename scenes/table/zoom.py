"""Looking closer at the map: steps, panning, all of it again, and hiding what stands on it."""

from __future__ import annotations

from scenes.table import zoombar
from scenes.table.game_screen import Table
from scenes.table.hover import Hover
from scenes.table.window import Window


class Zoom:
    """Moves the camera of the centre and shows what changed."""

    def __init__(self, model: Table, window: Window, hover: Hover) -> None:
        self.model = model
        self.window = window
        self.hover = hover

    def changed(self) -> None:
        assert self.model.canvas is not None
        self.window.renew_items()
        for box in self.model.centre.repaint(self.model.canvas):
            self.window.redraw(box)
        zoombar.lay(self.model, self.window)
        self.hover.drop()

    def zoom(self, steps: float, about: tuple[int, int]) -> None:
        """Zoom about a point of the window."""
        self.model.centre.zoom(steps, about)
        self.changed()

    def step(self, by: int) -> None:
        """The keys: a step about the middle; where there is no further one, that is said."""
        centre = self.model.centre
        before = centre.closeness
        self.zoom(by, centre.inner.center)
        if centre.closeness == before:
            self.window.explain(self.model.t("table-zoom-most" if by > 0 else "table-zoom-whole"), None)

    def pan(self, dx: int, dy: int) -> None:
        """Move the zoomed map."""
        self.model.centre.pan(dx, dy)
        self.changed()

    def fit(self) -> None:
        """The whole map again."""
        self.model.centre.fit()
        self.changed()

    def hide_pieces(self) -> None:
        """H: the board beneath the pieces; again shows them."""
        self.model.centre.hidden = not self.model.centre.hidden
        self.model.host.say(self.model.t("table-pieces-hidden" if self.model.centre.hidden else "table-pieces-shown"))
        self.window.sync()

    def pad(self, act: str, by: tuple[int, int]) -> bool:
        """The same from a controller: a step about the middle, or as far aside as the stick says."""
        if act != "pan":
            self.zoom(1 if act == "zoom-in" else -1, self.model.centre.inner.center)
        elif self.model.centre.zoomed:
            self.pan(*by)
        return True
