"""Which part of a map is seen through its window, and how large: for every map of every game."""

from __future__ import annotations

import math

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # x, y, width, height on the map

WHEEL = 1.25  # how much closer one step of the wheel looks
NEARLY = 1.05  # closer than this by less than a hair: all is shown


class Camera:
    """`extent` is the part of the map that `fit` shows; it is never left, however the player pans and zooms.

    `z`: pixels of one unit of the map. `x`, `y`: the point of the map at the window's top left corner. A map made of
    square pictures asks for whole pixels: then `z` and the corner in pixels are integers.
    """

    def __init__(
        self,
        window: Point,
        extent: Box,
        closest: float = 4.0,
        most: float = math.inf,
        least: float = 0.0,
        margin: float = 0.0,
        whole: bool = False,
        usual: float = 0.0,
    ) -> None:
        """`closest`: how many times larger than fitted a map may be seen, with at most so many pixels a unit (`most`).
        `margin`: pixels of the window round the fitted map; it has no less than `least` pixels a unit. `usual`: at first, and
        as long as the player does not zoom, a unit has no fewer pixels; what does not fit then is beyond the window."""
        self.window, self.extent = window, extent
        self._closest, self._most, self._least, self._margin, self.whole = closest, most, least, margin, whole
        self._usual, self.at_home = usual, True  # at home: the player has not zoomed
        self.z = self.fitted = self.x = self.y = 0.0
        self.origin = 0, 0  # where in the window the map's point (0, 0) lies, in whole pixels
        self.fit()
        self.home()

    # -- what is seen --------------------------------------------------------------------------
    def to_map(self, at: Point) -> Point:
        """Pixels of the window -> a point of the map."""
        return at[0] / self.z + self.x, at[1] / self.z + self.y

    def to_screen(self, at: Point) -> Point:
        """A point of the map -> pixels of the window."""
        return (at[0] - self.x) * self.z, (at[1] - self.y) * self.z

    @property
    def seen(self) -> Box:
        """The part of the map in the window; there may be nothing of the map at its margins."""
        return self.x, self.y, self.window[0] / self.z, self.window[1] / self.z

    @property
    def zoom_ratio(self) -> float:
        """How many times larger than fitted the map is seen."""
        return self.z / self.fitted

    @property
    def zoomed(self) -> bool:
        """Whether the player looks closer than at all of the extent."""
        return self.z > self.fitted

    @property
    def usual(self) -> float:
        """Pixels of a unit as long as the player does not zoom."""
        return self.usual_for(self.extent)

    def usual_for(self, extent: Box) -> float:
        """The same with another extent."""
        return max(self.fitted_for(extent), min(self._usual, self.fitted_for(extent) * self._closest))

    # -- looking elsewhere ---------------------------------------------------------------------
    def home(self) -> None:
        """As it is shown at first: all of it, or what fits round the middle of the window."""
        self.at_home = True
        z = self.usual
        if z <= self.fitted:
            self.fit()
            self.at_home = True
            return
        x, y = self.to_map((self.window[0] / 2, self.window[1] / 2))
        self._look(z, x - self.window[0] / z / 2, y - self.window[1] / z / 2)

    def reveal(self, box: Box) -> bool:
        """Look aside no farther than it takes to see this; whether that was needed."""
        x, y, w, h = self.seen
        left = min(max(x, box[0] + box[2] - w), box[0])
        top = min(max(y, box[1] + box[3] - h), box[1])
        before = self.x, self.y
        if abs(left - x) > 1e-9 or abs(top - y) > 1e-9:
            self._look(self.z, left, top)
        return (self.x, self.y) != before

    def include(self, box: Box) -> bool:
        """Look aside, and from farther away where that does not do, until all of this is seen, and stay as far away from then on;
        whether that was needed. Who zooms decides for themselves."""
        x, y, w, h = self.seen
        if not self.at_home or (x <= box[0] and y <= box[1] and box[0] + box[2] <= x + w and box[1] + box[3] <= y + h):
            return False
        z = min(self.window[0] / box[2], self.window[1] / box[3])
        if z < self.z:
            self._usual = max(self._least, float(int(z)) if self.whole else z)
            self.home()
        self.reveal(box)
        return True

    def fit(self, extent: Box | None = None) -> None:
        """Show all of the extent, or of another that is the extent from now on (a neighbour's part of the map)."""
        self.at_home = False
        if extent is not None:
            self.extent = extent
        self.fitted = self.fitted_for(self.extent)
        left, top, w, h = self.extent
        self._look(self.fitted, left + (w - self.window[0] / self.fitted) / 2, top + (h - self.window[1] / self.fitted) / 2)

    def grow(self, extent: Box) -> None:
        """The map became larger or smaller: it is shown as at first; all, or as close as it was, if the player zoomed."""
        if extent == self.extent:
            return
        closer, home = self.zoomed, self.at_home
        self.extent, self.fitted = extent, self.fitted_for(extent)
        if home:
            self.home()
        elif closer and self.zoomed:
            self._look(self.z, self.x, self.y)
        else:
            self.fit()

    def fitted_for(self, extent: Box) -> float:
        """How many pixels a unit has where all of this is shown."""
        room = [side - 2 * self._margin for side in self.window]
        z = max(self._least, min(room[0] / extent[2], room[1] / extent[3]))
        return float(int(z)) if self.whole else z

    def zoom(self, steps: float, about: Point) -> None:
        """Look closer (or from farther away) by so many steps of the wheel: the point of the map at this place of the
        window stays there, as far as the extent goes."""
        x, y = self.to_map(about)
        self.at_home = False
        z = max(self.fitted, min(self.fitted * self._closest, self._most, self.z * WHEEL**steps))
        z = float(round(z)) if self.whole else z
        if z < self.fitted * NEARLY:
            self.fit()
        else:
            self._look(z, x - about[0] / z, y - about[1] / z)

    def pan(self, dx: float, dy: float) -> None:
        """The map follows a hand that moved by so many pixels."""
        self._look(self.z, self.x - dx / self.z, self.y - dy / self.z)

    def hold(self, z: float, x: float, y: float) -> None:
        """Show the map so large from this point on, whatever its extent is: for a picture that nobody looks around in."""
        self.fitted = z
        self._stand(z, x, y)

    def _look(self, z: float, x: float, y: float) -> None:
        left, top, w, h = self.extent
        self._stand(z, self._within(z, x, left, w, self.window[0]), self._within(z, y, top, h, self.window[1]))

    def _stand(self, z: float, x: float, y: float) -> None:
        self.z, self.x, self.y = z, x, y
        self.origin = round(-x * z), round(-y * z)

    def _within(self, z: float, corner: float, start: float, length: float, window: float) -> float:
        """The corner moved so that the window shows no more than the extent; what is smaller lies in its middle."""
        last = start + length - window / z
        corner = max(start, min(last, corner)) if start < last else (start + last) / 2
        return round(corner * z) / z if self.whole else corner
