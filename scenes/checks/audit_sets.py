"""What the audit looks at: sizes, scales, languages and palettes, all of them or a set that covers them two by two.

The usual set looks at every screen where room is least and where it is most, and beyond that lets a quarter of the screens
meet each size with each scale, each scale with each palette and so on: every two values of two of these, the quarter of the
screens being one of them, come together once at least. `--all` is the whole product.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
FIRST = (1805, 1004)  # what a new player meets on a screen of 1920x1080 (`window.first_size`)
SCALES = (100, 75, 150, 200)
LANGS = ("en", "it", "uk")
QUARTERS = 4


class Combo(NamedTuple):
    """One size, scale, language and palette. `scale` is the percent asked for; `share`: (1, 4) is the second quarter of all
    screens."""

    size: tuple[int, int]
    scale: int
    lang: str
    palette: str = "default"
    share: tuple[int, int] = (0, 1)

    def __str__(self) -> str:
        palette = "" if self.palette == "default" else f" {self.palette}"
        part = "" if self.share[1] == 1 else f" ({self.share[0] + 1}/{self.share[1]})"
        return f"{self.size[0]}x{self.size[1]} {self.scale} % {self.lang}{palette}{part}"

    def has(self, nth: int) -> bool:
        """Whether the n-th screen is looked at."""
        return nth % self.share[1] == self.share[0]


def from_json(found: Sequence[Any]) -> Combo:
    """As it went through JSON."""
    size, scale, lang, palette, share = found
    return Combo((size[0], size[1]), scale, lang, palette, (share[0], share[1]))


def layouts() -> list[tuple[tuple[int, int], int]]:
    """(size, percent) of all that differ in what is drawn: scales that a window caps to the same are looked at once."""
    from scenes.app.window import FOLDED_FURTHER, ui_scale

    out = []
    for size in SIZES:
        seen: set[float] = set()
        for percent in SCALES:
            scale = ui_scale(size, percent, FOLDED_FURTHER)
            if scale not in seen:
                seen.add(scale)
                out.append((size, percent))
    return out


def everything() -> list[Combo]:
    """The whole product."""
    from scenes.draw import palettes

    return [Combo(*layout, lang, palette) for layout in layouts() for palette in palettes.NAMES for lang in LANGS]


def quick() -> list[Combo]:
    """A sample."""
    return [
        Combo((1280, 720), 75, "en"), Combo((1280, 720), 100, "uk"), Combo((1920, 1080), 100, "it"),
        Combo((1920, 1080), 150, "uk"),
    ]  # fmt: skip


def usual() -> list[Combo]:
    """Every screen in the fold and at the largest scale there, in the full layout and in a new player's first window; then
    quarters that cover all pairs.
    """
    largest = {size: max(percent for at, percent in layouts() if at == size) for size in SIZES}
    whole = [
        Combo(SIZES[0], 100, "uk"),
        Combo(FIRST, 100, "uk"),
        Combo(SIZES[1], 100, "en"),
        Combo(SIZES[1], largest[SIZES[1]], "uk"),
    ]
    if largest[SIZES[0]] > 100:
        whole.append(Combo(SIZES[0], largest[SIZES[0]], "it"))
    from scenes.draw import palettes

    found = [Combo(*layout, lang, palette, (n, QUARTERS))
             for layout in layouts() for lang in LANGS for palette in palettes.NAMES for n in range(QUARTERS)]  # fmt: skip
    return [*whole, *sorted(covering(found), key=lambda combo: (combo.size, combo.scale, combo.palette))]


def covering(rows: Sequence[Combo]) -> list[Combo]:
    """Some of these, as few as are quickly found, in which every two values that come together in any come together."""
    left = set(itertools.chain.from_iterable(pairs(row) for row in rows))
    out = []
    while left:
        best = max(rows, key=lambda row: sum(pair in left for pair in pairs(row)))  # the first of the best
        out.append(best)
        left.difference_update(pairs(best))
    return out


def pairs(row: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Every two of its values, each with its place."""
    return list(itertools.combinations(enumerate(row), 2))
