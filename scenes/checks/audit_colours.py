"""Whether players, elements and what each game shows of its own can be told apart without colour, and with three colour deficits.

Every pair is drawn as on the table, at the smallest size there is, and looked at as in grey and with
deuteranopia, protanopia and tritanopia (Machado, Oliveira and Fernandes 2009, full strength). Two things are
told apart if a good part of their pixels differ clearly: in tone, or because outline and pattern differ.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

import pygame

from scenes.checks.audit_checks import Finding
from scenes.draw import palettes, theme
from scenes.draw.samples import SHARE, Group

Rgb = tuple[int, int, int]
MATRICES = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
SEEN = ("full colour", "greyscale", *MATRICES)
CLEAR = 14.0  # difference of two pixels that is noticed at once
SMALL = 28  # px of a piece on the table, at the least
_linear = [(v / 255) / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in range(256)]


def _lab(linear: Sequence[float]) -> tuple[float, float, float]:
    r, g, b = (min(1.0, max(0.0, v)) for v in linear)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@lru_cache(maxsize=400_000)
def seen(colour: Rgb, how: str) -> tuple[float, float, float]:
    """A colour as somebody sees it, in L*a*b*."""
    r, g, b = (_linear[v] for v in colour)
    if how == "greyscale":
        grey = 0.2126 * r + 0.7152 * g + 0.0722 * b
        return _lab((grey, grey, grey))
    if how in MATRICES:
        return _lab([row[0] * r + row[1] * g + row[2] * b for row in MATRICES[how]])
    return _lab((r, g, b))


def distance(a: Rgb, b: Rgb, how: str) -> float:
    """How different two colours look."""
    pairs = zip(seen(a, how), seen(b, how), strict=True)
    return float(sum((x - y) ** 2 for x, y in pairs) ** 0.5)


def differing(a: pygame.Surface, b: pygame.Surface, how: str) -> float:
    """The part of the pixels of two pictures of one size, on the same ground, that look clearly different."""
    w, h = min(a.get_width(), b.get_width()), min(a.get_height(), b.get_height())
    sheets = [pygame.image.tobytes(one.subsurface((0, 0, w, h)), "RGB") for one in (a, b)]
    first, second = (zip(sheet[::3], sheet[1::3], sheet[2::3], strict=True) for sheet in sheets)
    pairs = Counter(zip(first, second, strict=True))
    clear = sum(count for (one, other), count in pairs.items() if one != other and distance(one, other, how) >= CLEAR)
    return clear / max(1, w * h)


def judge(draws: dict[str, pygame.Surface], group: str, share: float = SHARE) -> list[Finding]:
    """Every pair of a group in all five ways of seeing."""
    out = []
    for (a, one), (b, two) in itertools.combinations(draws.items(), 2):
        for how in SEEN:
            part = differing(one, two, how)
            if part < share:
                out.append(Finding("alike", f"{group}: {a} and {b}", f"in {how} only {part:.0%} of the pixels differ clearly"))
    return out


def _on(image: pygame.Surface, ground: str, side: int) -> pygame.Surface:
    out = pygame.Surface((side, side), 0, 32)
    out.fill(theme.shown(ground))
    out.blit(image, image.get_rect(center=(side // 2, side // 2)))
    return out


def in_every_palette() -> list[Finding]:
    """`groups` in each palette; afterwards the palette is what it was."""
    was, out = theme.palette(), []
    for palette in palettes.NAMES:
        palettes.apply(palette)
        out += [finding._replace(detail=f"{finding.detail} ({palette})") for finding in groups()]
    palettes.apply(was)
    return out


def groups() -> list[Finding]:
    """Players, elements, and what each game names, as the table draws them, at their smallest."""
    from scenes.app import game_list
    from scenes.draw import discs, icons

    found = [
        Group("player", {c: discs.disc(c, 22) for c in theme.PLAYER_ORDER}, theme.PAPER, 22, 0.08),
        Group("element", {e: icons.icon(e, 20) for e in theme.ELEMENTS}, theme.PAPER, 20, 0.08),
    ]
    samples = game_list.samples()
    for each in samples:
        found += each.groups(SMALL) if each.groups is not None else []
    out: list[Finding] = []
    for group in found:
        laid = {name: _on(image, group.ground, group.side) for name, image in group.pictures.items()}
        out += judge(laid, group.name, group.share)
    for name, ground in (ground for each in samples for ground in each.grounds):
        for how in SEEN:
            on = theme.rgb(theme.shown(ground))
            best = max(ratio(theme.rgb(theme.shown(line)), on, how) for line in (theme.LEGAL, theme.INK))
            if best < 3.0:
                out.append(Finding("alike", f"outline of a legal land on {name}", f"in {how} only {best:.1f}:1"))
    return out


def ratio(a: Rgb, b: Rgb, how: str) -> float:
    """The contrast of two colours as somebody sees them."""
    lights = sorted((((seen(c, how)[0] + 16) / 116) ** 3 for c in (a, b)), reverse=True)
    return (lights[0] + 0.05) / (lights[1] + 0.05)
