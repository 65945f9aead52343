"""Card backs and the small invader cards of the right-hand panel."""

from __future__ import annotations

import math

import pygame

from scenes.draw import cardskin as skin
from scenes.draw import icons, svg, terrain, text
from scenes.draw.motifs.picture import polar, seed_of
from scenes.draw.surface_cache import remembered
from scenes.draw.svg import Point, circle, group, line_d, num, path, rect, smooth_d, star_d
from scenes.draw.theme import BONE, BRASS, CARD_DARK, CARD_LIGHT, ELEMENTS, INK, SEA_DARK, TERRAINS, mix, shown
from scenes.games.spirit_island.art.fear_scene import MASKS

Size = tuple[int, int]
IN_FLIGHT = 220  # px across of what it is made from
_GROUND = {
    "minor": ("#2F6F8F", "#17384A"),
    "major": ("#7A4E1E", "#3E2413"),
    "unique": ("#3F7A5A", "#1B3B30"),
    "fear": ("#5B3F86", "#2A1C42"),
    "invader": ("#2F607C", "#1B3A52"),
}


@remembered(maxsize=48)
def back(kind: str, size: Size, stage: int = 0) -> pygame.Surface:
    """The back of a card: minor, major, unique, fear, or invader (with its stage's numeral). Shared: do not draw on it."""
    h = 220 * size[1] / size[0]
    top, bottom = _GROUND.get(kind, _GROUND["minor"])
    rim = BRASS if kind == "major" else BONE
    body = svg.linear_gradient("b", ((0, top), (1, bottom)))
    body += rect(1.5, 1.5, 217, h - 3, 14, CARD_LIGHT, INK, 3)
    body += rect(11, 11, 198, h - 22, 8, "url(#b)", INK, 2.4)
    body += rect(17, 17, 186, h - 34, 5, "none", rim, 1.6, 0.8)
    body += {"fear": _fear_back, "invader": _sea_back}.get(kind, _power_back)(kind, h)
    out = svg.load(svg.document(body, (0, 0, 220, h), size), size)
    if kind == "invader" and stage:
        px = round(min(size) * 0.4)
        out.blit(skin.numeral(stage, px, "brass"), ((size[0] - px) // 2, (size[1] - px) // 2))
    return out


@remembered(maxsize=8)
def in_flight(kind: str, size: Size) -> pygame.Surface:
    """The back of a card that moves: nobody sees more in it than in a small one made larger."""
    k = max(1.0, size[0] / IN_FLIGHT)
    small = back(kind, (round(size[0] / k), round(size[1] / k)))
    return small if small.get_size() == size else pygame.transform.smoothscale(small, size)


def _power_back(kind: str, h: float) -> str:
    """Eight elements around a spiral (minor), a star (major) or a leaf wreath (unique)."""
    x, y, r = 110.0, h / 2, min(66.0, h * 0.28)
    tone = {"major": BRASS, "unique": "#9CC7A0"}.get(kind, "#8FB9CC")
    out = ""
    for k in range(24):
        a = math.tau * k / 24
        reach = r * 1.42 + (46 if k % 2 else 30) * abs(math.sin(a))
        out += line_d([polar(x, y, r * 1.42, a - 0.03), polar(x, y, reach, a), polar(x, y, r * 1.42, a + 0.03)])
    out = path(out, tone, opacity=0.28)
    out += circle(x, y, r * 1.34, "none", tone, 1.6) + circle(x, y, r * 1.26, "none", tone, 0.8)
    spirals = ""
    for arm in range(4):
        spirals += smooth_d([polar(x, y, r * 0.16 + r * 0.5 * t, math.tau * arm / 4 + 2.2 * t) for t in _steps(8)])
    out += path(spirals, "none", tone, 2.2)
    out += path(star_d(x, y, r * 0.3, r * 0.12, 8), tone, INK, 1.4)
    for k, element in enumerate(ELEMENTS):
        ex, ey = polar(x, y, r, math.tau * k / 8 - math.pi / 2)
        side = r * 0.56
        out += group(icons.inner(element), round(ex - side / 2, 1), round(ey - side / 2, 1), side / 48)
    return out + _corners(h, tone)


def _steps(count: int) -> list[float]:
    return [k / (count - 1) for k in range(count)]


def _corners(h: float, tone: str) -> str:
    out = ""
    for sx, x in ((1, 24), (-1, 196)):
        for sy, y in ((1, 24), (-1, h - 24)):
            curl: list[Point] = [(x, y + sy * 30), (x + sx * 3, y + sy * 10), (x + sx * 14, y + sy * 3), (x + sx * 34, y)]
            out += smooth_d(curl)
            out += smooth_d([(x + sx * 6, y + sy * 24), (x + sx * 10, y + sy * 12), (x + sx * 26, y + sy * 7)])
    return path(out, "none", tone, 1.8, 0.85)


def _fear_back(kind: str, h: float) -> str:
    """A mask in the dark with circling eyes."""
    y, out = h / 2, ""
    for r, opacity in ((86, 0.1), (66, 0.12), (48, 0.14)):
        out += circle(110, y, r, "#D9CBEA", opacity=opacity)
    eyes = ""
    for k in range(14):
        ex, ey = polar(110, y, 80 if k % 2 else 68, math.tau * k / 14)
        eyes += f"M{num(ex - 6)} {num(ey)}q6-5 12 0q-6 5-12 0Z"
    out += path(eyes, "#E6C66A", opacity=0.75)
    return out + group(MASKS[0](), 110, round(y, 1), 2.0) + _corners(h, "#B9A5D6")


def _sea_back(kind: str, h: float) -> str:
    body = terrain.waves(160, h - 44, 9, "#7FA6B8", 15)
    rays = "".join(
        line_d([(110, h / 2), polar(110, h / 2, 74, a - 0.05), polar(110, h / 2, 74, a + 0.05)])
        for a in (math.tau * k / 16 for k in range(16))
    )
    return group(body, 19, 20) + path(rays, BRASS, opacity=0.35) + circle(110, h / 2, 60, "none", BRASS, 1.6)


@remembered(maxsize=96)
def invader_slot(terrains: tuple[str, ...], stage: int, size: Size, title: str, z: float = 1.0) -> pygame.Surface:
    """An invader card as small as the panel shows it (96 x 116): coast, terrain, numeral, name. Shared."""
    w, h = size[0] / z, size[1] / z
    band = 25.0 if title else 0.0
    body = svg.linear_gradient("c", ((0, CARD_LIGHT), (1, CARD_DARK)))
    body += rect(1, 1, w - 2, h - 2, 8, "url(#c)", INK, 2)
    out = svg.load(svg.document(body, (0, 0, w, h), size), size)
    area = pygame.Rect(round(3 * z), round(3 * z), size[0] - 2 * round(3 * z), size[1] - round((6 + band) * z))
    out.blit(_slot_picture(terrains, area.size, z), area)
    pygame.draw.line(out, shown(INK), (area.x, area.bottom), (area.right - 1, area.bottom), max(1, round(1.5 * z)))
    out.blit(skin.numeral(stage, round(27 * z)), (round(6 * z), round(6 * z)))
    if title:
        _slot_title(out, title, area.bottom, z)
    return out


def _slot_picture(terrains: tuple[str, ...], size: Size, z: float) -> pygame.Surface:
    """Sea above, the terrain's marks below; two terrains side by side; "coastal": a beach."""
    w, h = size[0] / z, size[1] / z
    top = h * 0.33
    coast: list[Point] = [(-4, top), (w * 0.2, top - 3), (w * 0.45, top + 3), (w * 0.7, top - 2), (w + 4, top + 2)]
    kinds = terrains or ("ocean",)
    body = rect(0, 0, w, h, fill=SEA_DARK)
    for number, kind in enumerate(kinds):
        x0, x1 = w * number / len(kinds), w * (number + 1) / len(kinds)
        body += _slot_land(kind, x0, x1, top, w, h)
    if len(kinds) == 2:
        body += path(f"M{num(w / 2)} {num(top)}q4 {num((h - top) / 3)} -2 {num(h - top)}", "none", INK, 1.6)
    sea = smooth_d(coast) + f"L{num(w + 4)} -4L-4 -4Z"
    body += path(sea, SEA_DARK, INK, 1.8)
    body += path(smooth_d([(x, y - 5) for x, y in coast]), "none", "#7FA6B8", 1, 0.7)
    body += terrain.waves(w, top - 9, seed_of(*kinds) % 97, "#9CC0C8", 9)
    out = svg.load(svg.document(body, (0, 0, w, h), size), size)
    return svg.cut(out, svg.rounded_mask(size, 5 * z))


def _slot_land(kind: str, x0: float, x1: float, top: float, w: float, h: float) -> str:
    if kind == "coastal":
        foam = f"M-4 {num(top + 9)}q{num(w / 4)} -7 {num(w / 2)} 0t{num(w / 2 + 8)} 0"
        grains = "".join(f"M{num(w * (k * 0.37 % 1))} {num(top + 14 + k * 3.1 % (h - top - 14))}h1.6" for k in range(26))
        return rect(0, top - 6, w, h, fill="#E8D39A") + path(foam, "none", BONE, 2) + path(grains, "none", "#A88644", 1.6)
    if kind not in TERRAINS:
        return ""
    area: list[Point] = [(x0, top - 6), (x1, top - 6), (x1, h), (x0, h)]
    around = [(x0 - 8, top - 12), (x1 + 8, top - 12), (x1 + 8, h + 12), (x0 - 8, h + 12)]
    body = path(line_d(area), TERRAINS[kind].fill) + terrain.wash(line_d(area), kind, 14)
    for m in terrain.scatter(around, kind, f"slot-{kind}", 0):
        if x0 + 5 < m.x < x1 - 5:
            body += group(terrain.mark(kind, m.form), m.x, m.y, 0.9)
    return body


def _slot_title(out: pygame.Surface, title: str, top: int, z: float) -> None:
    w, h = out.get_size()
    room, tall = w - round(6 * z), h - round(2 * z) - top
    for px in (17, 16, 15, 14, 13, 12.4):
        size = max(8, round(px * z))
        lines, step = (1, size * 1.2) if px > 12.5 else (2, size * 0.94)
        block = text.layout(title, "serif", size, room, "centre", INK, round(step), "Semibold", lines)
        if not block.cut:
            break
    block.draw(out, (round(3 * z), top + (tall - block.height) / 2 - (z if block.lines > 1 else 0)))


@remembered(maxsize=16)
def empty_slot(size: Size, z: float = 1.0, dark: bool = False) -> pygame.Surface:
    """The dashed outline of a place where a card may lie."""
    w, h = size[0] / z, size[1] / z
    tone = mix(BONE, "#14333B", 0.35) if dark else mix(INK, CARD_DARK, 0.45)
    outline = svg.rounded_d(1.5, 1.5, w - 3, h - 3, 8)
    body = path(outline, "none", tone, 1.6, None, 'stroke-dasharray="7 6"')
    return svg.load(svg.document(body, (0, 0, w, h), size), size)
