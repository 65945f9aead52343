"""Areas by night: the level chooses sky, moon or ember sun; then two ridges, a feature of its own, sparks, a vignette."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from scenes.draw import svg
from scenes.draw.svg import circle, path
from scenes.games.anima.art import far_places, inks, looks, near_places
from scenes.games.anima.art.sheet import Picture, Size, View, chance, line, moved, sparks, stars, veil, whole, within
from scenes.games.anima.art.terrain import Ground, ridge

BOX: Final = View(0, 0, 200, 110)
SCENES: Final = {**near_places.SCENES, **far_places.SCENES}
# The scenes that an area without a row may be, by its level.
WILD: Final = {
    1: ("moor", "village", "quarry", "ferry"),
    2: ("forest", "canyon", "monastery", "archive"),
    3: ("glass", "bones", "drowned"),
}


def scene_of(card: str, level: int) -> str:
    """The scene of an area: as the data says, else one of its level."""
    return looks.word("areas", card) or chance("scene", card).choice(WILD.get(level, WILD[3]))


def sky(view: View, level: int, rng_name: str, disc: tuple[float, float] | None = None) -> str:
    """Sky with stars and the moon, on level III the ember sun behind its clouds; `disc`: where it stands."""
    rng = chance("sky", rng_name)
    top, low, _, _ = inks.MOODS.get(level, inks.MOODS[3])
    out = svg.linear_gradient("sky", [(0, top), (0.86, low), (1, low)]) + whole(view, "url(#sky)")
    out += stars(view, rng, 34, 0.55)
    x, y = disc or (rng.uniform(56, 144), rng.uniform(20, 30))
    if level < 3:
        out += circle(x, y, 18, "#F4F0DC", opacity=0.14) + circle(x, y, 12, inks.MOON, inks.FIGURE, 1.1)
        marks = ((4, -3, 2.4), (-4, 4, 1.7), (-3, -5, 1.1), (3, 5, 1.2))
        out += "".join(circle(x + dx, y + dy, r, "#D8D0B4") for dx, dy, r in marks)
        return out + _clouds(view, rng, low, 0.35 if level == 1 else 0.22)
    out += circle(x, y, 23, inks.EMBER, opacity=0.22) + circle(x, y, 13.5, "#F2A65A", inks.FIGURE, 1.1)
    return out + "".join(line(f"M{x - 36:.1f} {y + dy:.1f}q18 -4 36 0t36 0", 2.2, "#2A1424", 0.8) for dy in (-3, 3.4, 9))


def _clouds(view: View, rng: random.Random, tone: str, opacity: float) -> str:
    out = ""
    for _ in range(3):
        x, y, w = rng.uniform(view.x, view.right), rng.uniform(view.y + 18, view.y + 50), rng.uniform(34, 62)
        out += path(f"M{x - w:.1f} {y:.1f}q{w * 0.3:.1f} -7 {w * 0.7:.1f} -4q{w * 0.4:.1f} -8 {w * 0.8:.1f} 0q{w * 0.3:.1f}"
            f" -2 {w * 0.5:.1f} 4"
                    f"q{-w:.1f} 4 {-2 * w:.1f} 0z", tone, opacity=opacity)  # fmt: skip
    return out


@dataclass(frozen=True)
class PlacePicture(Picture):
    """An area. 200 x 110 units; low frames keep what matters."""

    id: str
    level: int

    def view(self, size: Size) -> View:
        view = within(BOX, size)
        y = FOCUS.get(scene_of(self.id, self.level), 62) - view.h / 2
        return view._replace(y=min(max(BOX.y, y), BOX.bottom - view.h))

    def drawn(self, view: View) -> str:
        land = landscape(scene_of(self.id, self.level), self.level, self.id, BOX)
        if not looks.word("areas", self.id) and chance("side", self.id).random() < 0.5:
            land = moved(land, 200, 0, flip=True)
        return land + veil(view, inks.DEEP)


def landscape(scene: str, level: int, name: str, box: View) -> str:
    """A scene under its sky."""
    _, _, far, near = inks.MOODS.get(level, inks.MOODS[3])
    ground = Ground(chance("place", name), level, far, near)
    out = sky(box, level, name, DISCS.get(scene)) + ridge(ground.rng, 62, 24, far, 8)
    return out + SCENES[scene](ground) + sparks(box, chance("sparks", name), 14)


# Where the disc stands in scenes that would hide it.
DISCS: Final = {
    "village": (60, 22), "tower": (56, 30), "forest": (116, 24), "monastery": (50, 26), "harbor": (100, 22),
    "archive": (150, 24),
    "market": (128, 20), "drowned": (100, 30), "bones": (100, 38), "canyon": (100, 22), "ferry": (130, 20), "quarry": (60, 20),
    "glass": (84, 26), "moor": (128, 22),
}  # fmt: skip
# How far down what matters in a scene is.
FOCUS: Final = {
    "village": 72, "tower": 36, "market": 76, "moor": 68, "ferry": 76, "quarry": 66, "forest": 72, "archive": 64, "canyon": 56,
    "harbor": 68, "monastery": 38, "glass": 64, "drowned": 58, "bones": 66,
}  # fmt: skip
