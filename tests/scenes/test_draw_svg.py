"""The SVG brush: what SDL_image would ignore is found, what we draw has the size asked for."""

from __future__ import annotations

import pygame
import pytest

from scenes.draw import icons, ornaments, svg, terrain, theme
from scenes.games.spirit_island.art import master


def wrapped(body: str) -> str:
    return svg.document(body, (0, 0, 48, 48), (48, 48))


@pytest.mark.parametrize(
    "body",
    [
        '<clipPath id="c"><path d="M0 0H9V9Z"/></clipPath>',
        '<mask id="m"/>',
        "<text>hello</text>",
        '<use href="#a"/>',
        '<filter id="f"/>',
        '<pattern id="p"/>',
        '<path d="M0 0H9" stroke="currentColor"/>',
        '<path d="M0 0H9" stroke="rgba(0,0,0,.5)"/>',
        '<path d="M0 0H9" stroke="#11223344"/>',
        '<g clip-path="url(#c)"/>',
        '<linearGradient id="g" x1="0" y2="1"/>',
        '<radialGradient id="g" cx=".5"/>',
        '<path d=""/>',
        '<path d="M0 0L5"/>',
        '<path d="L0 0"/>',
        '<path d="M0 0 nan 3"/>',
        "<g>",
    ],
)
def test_lint_finds_what_is_silently_ignored(body: str) -> None:
    assert svg.lint_svg(wrapped(body))


def test_lint_accepts_what_works() -> None:
    body = svg.linear_gradient("g", [(0, "#FFFFFF"), (0.5, "#000000")])
    body += svg.radial_gradient("r", 4, 4, 9, [(0, "#FFFFFF"), (1, "#000000")])
    body += svg.path("M4.5.5a5 5 0 0 1 6.9-6.6l1.2 .9zM3 3", "url(#g)", "#2B2A33", 2, 0.5)
    body += svg.rect(1, 1, 5, 5, 2, "#FFF", "#000", 1, 0.4) + svg.circle(4, 4, 3) + svg.ellipse(4, 4, 3, 2, "#000")
    assert svg.lint_svg(wrapped(svg.group(body, 3, 4, 0.5, 30))) == []


@pytest.mark.parametrize("folder", ["icons", "pieces"])
def test_shipped_art_is_clean_and_visible(folder: str) -> None:
    files = sorted(svg.resource_path("art").glob(f"**/{folder}/*.svg"))
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert svg.lint_svg(text) == [], file.name
        assert pygame.mask.from_surface(svg.load(text, (48, 48)), 80).count() > 60, file.name


def test_generated_drawings_are_clean() -> None:
    bodies = [terrain.mark(kind, form) for kind in terrain.SPACE for form in range(terrain.FORMS)]
    bodies += [ornaments.compass(90, 90, 70), ornaments.galleon(0, 0, 1), ornaments.serpent(0, 0, 1)]
    bodies += [ornaments.cartouche(4, 4, 100, 40), ornaments.rhumbs(9, 9, 400), terrain.wash("M0 0H9V9Z", "sands")]
    bodies += [svg.path(svg.flame_d(24, 39, 30, 11, 2)), svg.path(svg.star_d(9, 9, 8, 3, 5))]
    bodies += [svg.path(svg.rounded_d(0, 0, 9, 7, 3)), svg.path(svg.smooth_d([(0, 0), (5, 5), (9, 1)], True))]
    for body in bodies:
        assert svg.lint_svg(wrapped(body)) == []


@pytest.mark.parametrize("scale", [0.5, 1.0, 1.1, 1.25, 1.37, 2.0, 3.0])
def test_rasterised_size_is_exact(scale: float) -> None:
    surface = svg.rasterise(svg.rect(0, 0, 224, 246, 11, "#F3E9D2"), 224, 246, scale)
    assert surface.get_size() == (round(224 * scale), round(246 * scale))
    w, h = surface.get_size()
    assert surface.get_at((w // 2, h - 2))[3] == 255


def test_cut_keeps_only_the_mask() -> None:
    layer = svg.blank((40, 40), (200, 100, 50, 255))
    svg.cut(layer, svg.polygon_mask([(10, 10), (30, 10), (30, 30), (10, 30)], (40, 40), 1, (0, 0)))
    assert layer.get_at((20, 20)) == (200, 100, 50, 255)
    assert layer.get_at((4, 4))[3] == 0


def test_numbers_stay_short() -> None:
    assert [svg.num(v) for v in (1.0, -0.04, 2.25, 10)] == ["1", "0", "2.2", "10"]


def test_title_plate_follows_its_text() -> None:
    assert master.title_size(None) is None
    short, long = master.title_size(("G", "")), master.title_size(("Boards G, H and B", "cliff"))
    assert short is not None and long is not None and short[0] < long[0] and short[1] < long[1]


NEEDED = """sun moon fire air water earth plant animal fear damage defend energy plays card fast slow range reclaim
    blight presence sacred-site jungle mountain sands wetland ocean ravage build explore explorer town city dahan
    menu gear book log undo redo check lock eye info close players clock weight compass arrow plus minus play trophy
    save folder quit language turn-left turn-right sealed deck wave flame leaf stone push gather""".split()


def test_every_needed_icon_exists() -> None:
    assert [name for name in NEEDED if not icons.exists(name)] == []


@pytest.mark.parametrize("name", ["nonsense", "", "../icons/sun", "a b"])
def test_unknown_icon_is_visible_and_does_not_raise(name: str) -> None:
    assert not icons.exists(name)
    assert pygame.mask.from_surface(icons.icon(name, 32)).count() > 60


def test_icons_are_kept_dimmed_and_tinted() -> None:
    assert icons.icon("sun", 24) is icons.icon("sun", 24)
    plain, dim = icons.icon("fire", 32).get_at((16, 8)), icons.icon("fire", 32, dim=True).get_at((16, 8))
    assert 0 < dim[3] < plain[3]
    tinted = icons.icon("menu", 48, colour=theme.PAPER).get_at((24, 24))
    assert tuple(tinted)[:3] == theme.rgb(theme.PAPER)
    assert icons.icon("sun", 0).get_size() == (1, 1)


def test_icon_cache_is_bounded() -> None:
    assert icons.icon("plus", 40) is icons.icon("plus", 40)
    first = icons.icon("plus", 40)
    for px in range(300, 700, 4):
        icons.icon("minus", px)
    assert icons.icon("plus", 40) is not first, "it had to make room"
