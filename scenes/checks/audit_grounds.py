"""Whether the grounds of a rendered table (land and sea, terrain and terrain) can be told apart: in tone or by their pattern.

The game says what kind of ground is where (`Panel.ground_kind`); what is judged are the pixels of the window there, away from
pieces and coasts, as they are seen in full colour, in grey and with three colour deficits.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import pygame

from scenes.checks import audit_colours
from scenes.checks.audit_checks import Finding
from scenes.draw import palettes, theme
from scenes.draw.samples import SHARE

Rgb = tuple[int, int, int]
SIDES = (24, 16, 10)  # px of a patch that is looked at
FEW = 4  # patches of a kind are enough
MOST = 24  # patches of a kind
TONE = 3.0  # so much lighter is enough by itself


def patches(screen: pygame.Surface, centre: Any) -> dict[str, list[list[Rgb]]]:
    """For each kind of ground of the map the pixels (every other one) of some places where nothing else is: of the largest
    size that each kind has a few of."""
    found: dict[str, list[pygame.Rect]] = {}
    for side in SIDES:
        found = _places(centre, side)
        seen = {kind for kind in found if kind}
        if seen and all(len(found[kind]) >= FEW for kind in seen) and seen >= _seen(centre):
            break
    out: dict[str, list[list[Rgb]]] = {}
    for kind, boxes in found.items():
        step = max(1, len(boxes) // MOST)
        out[kind] = [list(_pixels(screen, box)) for box in boxes[::step][:MOST]]
    return out


def _seen(centre: Any) -> set[str]:
    """Every kind of ground there is."""
    area = centre.inner
    return {centre.ground_kind((x, y)) for x in range(area.x, area.right, 8) for y in range(area.y, area.bottom, 8)} - {""}


def _places(centre: Any, side: int) -> dict[str, list[pygame.Rect]]:
    """Squares with nothing but one kind of ground in them."""
    found: dict[str, list[pygame.Rect]] = {}
    area = centre.inner
    for y in range(area.y, area.bottom - side, side // 2):
        for x in range(area.x, area.right - side, side // 2):
            box = pygame.Rect(x, y, side, side)
            kind = centre.ground_kind(box.center)
            points = (box.topleft, box.topright, box.bottomleft, box.bottomright)
            if kind and all(centre.ground_kind(point) == kind for point in points) and box.collidelist(found.get(kind, [])) < 0:
                found.setdefault(kind, []).append(box)
    return found


def _pixels(screen: pygame.Surface, box: pygame.Rect) -> Iterator[Rgb]:
    for y in range(box.y, box.bottom, 2):
        for x in range(box.x, box.right, 2):
            red, green, blue, _ = screen.get_at((x, y))
            yield red, green, blue


def judge(found: dict[str, list[list[Rgb]]]) -> list[Finding]:
    """Every pair of grounds that look alike in some way of seeing."""
    out = []
    for (a, one), (b, two) in itertools.combinations(sorted(found.items()), 2):
        for how in audit_colours.SEEN:
            tone = audit_colours.ratio(_mean(one), _mean(two), how)
            if tone >= TONE:
                continue
            part = _differing(one, two, how)
            if part < SHARE:
                said = f"in {how} {tone:.1f}:1 and only {part:.0%} of their pixels differ clearly ({theme.palette()})"
                out.append(Finding("alike", f"ground: {a} and {b}", said))
    return out


def _mean(found: Sequence[Sequence[Rgb]]) -> Rgb:
    every = [pixel for patch in found for pixel in patch]
    red, green, blue = (round(sum(pixel[n] for pixel in every) / len(every)) for n in range(3))
    return red, green, blue


def _differing(one: Sequence[Sequence[Rgb]], two: Sequence[Sequence[Rgb]], how: str) -> float:
    """The part of the pixels of patches laid on each other that differ clearly."""
    known: dict[tuple[Rgb, Rgb], bool] = {}
    clear = total = 0
    for first, second in zip(one, two, strict=False):
        for pair in zip(first, second, strict=False):
            if pair not in known:
                known[pair] = pair[0] != pair[1] and audit_colours.distance(*pair, how) >= audit_colours.CLEAR
            clear += known[pair]
            total += 1
    return clear / max(1, total)


def table(app: Any, opened: Any) -> list[Finding]:
    """The open table in each palette; afterwards the palette is what it was."""
    was, out = theme.palette(), []
    for palette in palettes.NAMES:
        app.put("palette", palette)
        app.step(16, [])
        out += judge(patches(app.screen, opened.model.centre))
    app.put("palette", was)
    return out
