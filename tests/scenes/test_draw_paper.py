"""Skins of the interface: sizes, states, and that nothing kept is drawn upon."""

from __future__ import annotations

import pygame
import pytest

from scenes.draw import discs, palettes, paper, terrain, theme
from scenes.games.spirit_island.art import pieces


def canvas(w: int = 400, h: int = 300) -> pygame.Surface:
    surface = pygame.Surface((w, h), 0, 32)
    surface.fill(theme.TABLE)
    return surface


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
def test_panel_is_paper_inside_and_shadow_outside(scale: float) -> None:
    target = canvas(800, 600)
    area = pygame.Rect(100, 100, 300, 200)
    paper.panel(target, area, scale, theme.PLAYERS["green"].colour)
    assert tuple(target.get_at(area.center))[:3] == theme.rgb(theme.PAPER)
    below = target.get_at((area.centerx, area.bottom + 3))
    assert sum(below[:3]) < sum(theme.rgb(theme.TABLE))
    assert tuple(target.get_at((area.x + round(4 * scale), area.centery)))[:3] == theme.rgb("#009E73")


@pytest.mark.parametrize("size", [(3, 3), (20, 8), (60, 300)])
def test_small_things_can_be_drawn(size: tuple[int, int]) -> None:
    target = canvas()
    area = pygame.Rect((40, 40), size)
    paper.panel(target, area)
    paper.callout(target, area, 2.0)
    paper.focus_ring(target, area)
    paper.chip(target, area)
    for name in ("normal", "hover", "pressed", "gold", "gold-hover", "off", "table", "table-off", "unheard-of"):
        paper.button(target, area, name)


def test_button_states_differ() -> None:
    looks = set()
    for name in ("normal", "hover", "pressed", "gold", "off", "table", "table-hover", "table-pressed", "table-off"):
        target = canvas(140, 60)
        paper.button(target, pygame.Rect(10, 8, 120, 44), name)
        looks.add(pygame.image.tobytes(target, "RGB"))
    assert len(looks) == 9


def test_sheet_leaves_its_inset_free() -> None:
    target = canvas(900, 600)
    inner = paper.sheet(target, pygame.Rect(50, 40, 700, 480), 1.0, 24)
    assert inner == pygame.Rect(74, 64, 652, 432)


def test_ribbon_and_its_text_places() -> None:
    widths = (116, 168, 160)
    strip = paper.ribbon(widths, ("past", "current", "odd"), 40)
    centres = paper.segment_centres(widths)
    assert strip.get_height() == 40 and len(centres) == 3
    assert tuple(strip.get_at((round(centres[1]), 20)))[:3] == theme.rgb(theme.CURRENT)


def test_table_and_grain() -> None:
    table = paper.table((320, 180))
    assert table.get_size() == (320, 180)
    assert sum(table.get_at((160, 70))[:3]) > sum(table.get_at((2, 178))[:3])
    tile = paper.grain()
    side = tile.get_width()
    jumps = [abs(tile.get_at((0, y))[0] - tile.get_at((side - 1, y))[0]) for y in range(0, side, 8)]
    assert max(jumps) < 12


def test_pieces_have_their_box_and_states_differ() -> None:
    looks = set()
    for kind in pieces.KINDS:
        for damage in (0, 1, 2):
            for mark in ("", "chosen"):
                sprite = pieces.piece(kind, 42, damage, mark)
                assert sprite.get_size() == (63, 63)
                looks.add(pygame.image.tobytes(sprite, "RGBA"))
    assert len(looks) == len(pieces.KINDS) * 6
    rings = {pygame.image.tobytes(pieces.choice(mark, 42, 42), "RGBA") for mark in ("legal", "pointed", "chosen", "breath")}
    assert len(rings) == 4


def test_silhouettes_differ_without_colour() -> None:
    masks = [pygame.mask.from_surface(pieces.piece(kind, 42), 200) for kind in pieces.KINDS]
    for i, one in enumerate(masks):
        for other in masks[i + 1 :]:
            shared = one.overlap_area(other, (0, 0))
            assert shared / max(one.count(), other.count()) < 0.95


def test_labels_and_numbers() -> None:
    assert pieces.label_width("G4") < pieces.label_width("WWW12345")
    for sprite in (
        pieces.label("G4", 1.0),
        pieces.label("G4", 2.0, True, True),
        pieces.threat("12", 44, True),
        pieces.defence("3", 44),
        pieces.count(7, 42),
        discs.disc("rose", 40),
        pieces.presence("nobody", 42, True, "legal"),
        terrain.swatch("sands", (90, 60)),
        terrain.swatch("void", (90, 60), 2.0),
    ):
        assert pygame.mask.from_surface(sprite).count() > 50


@pytest.mark.parametrize("edge", [None, "#0072B2"])
def test_a_high_wide_box_put_together_looks_like_one_drawn_whole(edge: str | None) -> None:
    paper.forget()
    together, whole = (pygame.Surface((640, 560), 0, 32) for _ in range(2))
    area = pygame.Rect(10, 10, 620, 540)
    for canvas in (together, whole):
        canvas.fill("#14333B")
    paper.wide_box(together, area, 1.0, "#FBF3DC", "#EEE1C4", inner=4, edge=edge)
    whole.blit(paper.box(area.size, 1.0, "#FBF3DC", "#EEE1C4", inner=4, edge=edge), area)
    pairs = zip(pygame.image.tobytes(together, "RGB"), pygame.image.tobytes(whole, "RGB"), strict=True)
    far = sum(abs(a - b) > 8 for a, b in pairs)
    assert far < 400  # the fringe of four round corners


def test_high_contrast_has_no_shadows_to_darken_letters() -> None:
    """The "1" of a threat beside a tip fell to 6.2:1."""
    white = pygame.Surface((80, 80))
    shades = {}
    for name in ("default", "contrast"):
        palettes.apply(name)
        white.fill("#FFFFFF")
        paper.shadow(white, (20, 20, 40, 40), 1.0, 7, 10, 0.32)
        shades[name] = white.get_at((66, 66))[0]
    palettes.apply("default")
    assert shades["contrast"] == 255 > shades["default"]
