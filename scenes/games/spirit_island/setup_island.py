"""The island of a set-up: its boards as they will lie, each edged in the colour of its player, with the first presence."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.core.errors import TidetableError
from scenes.app import game_list
from scenes.draw import discs, svg, theme
from scenes.games.spirit_island import island_map
from scenes.widgets.base import Widget

if TYPE_CHECKING:
    from typing import Unpack

    from scenes.setup.forms import SetupPage
    from scenes.widgets.base import Common

Point = tuple[float, float]
SAME = 3  # decimals of a corner: those that meet are one
DISC, LETTER = 22.0, 19.0
FAR = 10  # steps that the letter of a board moves at the most from its middle
SEA = ("#A9C9CC", "#7FB0B6")


class Island(NamedTuple):
    """What is drawn of it: lands in 0..1, each (terrain, corners); boards, each (letter, colour of its seat, edge)."""

    lands: tuple[tuple[str, tuple[Point, ...]], ...]
    boards: tuple[tuple[str, str, tuple[tuple[Point, Point], ...], Point], ...]
    presence: tuple[tuple[Point, str, int], ...]  # where, whose colour, how many


def island_of(scene: SetupPage, setup: Any) -> Island | None:
    """The island that this set-up begins with; None where it cannot be played or drawn."""
    rules: Any = game_list.rules_for(scene.game.id)
    try:
        state = rules.new(setup)
        lands, _ = island_map.shapes(rules.box.map_plan(state.layout))
    except TidetableError:
        return None
    laid = rules.box.layouts[state.layout].land
    known = {land: tuple((round(x, SAME), round(y, SAME)) for x, y in points) for land, points in lands.items() if land in laid}
    colours = {seat["board"]: seat["colour"] for seat in scene.seats}
    boards = []
    for board in dict.fromkeys(laid[land].board for land in known):
        own = [points for land, points in known.items() if laid[land].board == board]
        boards.append((board, colours.get(board, ""), _edge(own), _middle([point for points in own for point in points])))
    seats = {seat: scene.seats[n]["colour"] for n, seat in enumerate(state.seats)}
    there = tuple((_middle(known[land]), seats[seat], count)
                  for (land, seat), count in state.presence.items() if land in known and count)  # fmt: skip
    return Island(tuple((laid[land].terrain, points) for land, points in known.items()), tuple(boards), there)


def _edge(polygons: list[tuple[Point, ...]]) -> tuple[tuple[Point, Point], ...]:
    """The sides that only one of them has."""
    sides = [(a, b) for points in polygons for a, b in zip(points, (*points[1:], points[0]), strict=True) if a != b]
    count = Counter(frozenset(side) for side in sides)
    return tuple(side for side in sides if count[frozenset(side)] == 1)


def _middle(points: Any) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


class IslandPicture(Widget):
    """The boards, from above; its words say who starts on which."""

    role = "image"

    def __init__(self, key: str, rect: pygame.Rect, name: str, island: Island, **rest: Unpack[Common]) -> None:
        super().__init__(key, rect, name, **rest)
        self.island = island

    def draw(self, surface: pygame.Surface) -> None:
        key = ("setup-island", self.island, self.rect.size, theme.palette())
        surface.blit(self.kit.cached(key, self._picture), self.rect)

    def _at(self) -> tuple[float, Point]:
        """How large it is drawn, and where its corner comes to."""
        points = [point for _, land in self.island.lands for point in land]
        x0, y0 = min(x for x, _ in points), min(y for _, y in points)
        wide, high = max(x for x, _ in points) - x0, max(y for _, y in points) - y0
        pad, (w, h) = self.kit.px(20), self.rect.size
        z = min((w - 2 * pad) / wide, (h - 2 * pad) / high)
        return z, ((w - wide * z) / 2 - x0 * z, (h - high * z) / 2 - y0 * z)

    def _picture(self) -> pygame.Surface:
        k, (w, h) = self.kit, self.rect.size
        z, (dx, dy) = self._at()

        def place(point: Point) -> Point:
            return point[0] * z + dx, point[1] * z + dy

        lands = [(terrain, svg.line_d([place(p) for p in points])) for terrain, points in self.island.lands]
        shore = "".join(svg.path(d, SEA[1], "#DDE9DF", k.px(16), 0.35) for _, d in lands)
        body = svg.rect(0, 0, w, h, k.px(8), SEA[0], theme.INK, k.px(2)) + shore
        body += "".join(svg.path(d, theme.shown(theme.TERRAINS[terrain].fill), "#4B4636", k.px(1.2)) for terrain, d in lands)
        for _, colour, edge, _ in self.island.boards:
            d = "".join(svg.line_d([place(a), place(b)], False) for a, b in edge)
            body += svg.path(d, "none", theme.INK, k.px(5))
            body += svg.path(d, "none", theme.player(colour).colour if colour else theme.PAPER, k.px(3))
        out = svg.rasterise(body, w, h)
        for colour, box in self.discs():
            disc = discs.disc(colour, k.px(DISC))
            out.blit(disc, disc.get_rect(center=box.center))
        for (letter, colour, _, _), box in zip(self.island.boards, self.plates(), strict=True):
            line = theme.player(colour).colour if colour else theme.INK
            out.blit(k.rounded(box.w, box.h, 7, theme.PAPER, None, line, 3), box)
            k.text(out, letter, box.center, LETTER, "serif-bold", theme.INK, "center")
        return out

    def _place(self, point: Point) -> tuple[int, int]:
        z, (dx, dy) = self._at()
        return round(point[0] * z + dx), round(point[1] * z + dy)

    def discs(self) -> list[tuple[str, pygame.Rect]]:
        """The first presence, three at most in a land: whose colour, where in the picture."""
        k, found = self.kit, []
        for point, colour, count in self.island.presence:
            (x, y), many = self._place(point), min(count, 3)
            for n in range(many):
                box = pygame.Rect(0, 0, k.px(DISC), k.px(DISC))
                box.center = (round(x + (n - (many - 1) / 2) * k.px(11)), y)
                found.append((colour, box))
        return found

    def plates(self) -> list[pygame.Rect]:
        """Where the letters of the boards stand in the picture: in the middle of each, or beside it, off the presence."""
        k, taken, found = self.kit, [box for _, box in self.discs()], []
        inside = pygame.Rect((0, 0), self.rect.size).inflate(-k.px(8), -k.px(8))
        step, side = k.px(6), k.px(30)
        ways = [(dx * step, dy * step) for dx in range(-FAR, FAR + 1) for dy in range(-FAR, FAR + 1)]
        ways.sort(key=lambda way: way[0] ** 2 + way[1] ** 2)
        for _, _, _, middle in self.island.boards:
            box = pygame.Rect(0, 0, side, side)
            box.center = self._place(middle)
            tried = [box.move(way).clamp(inside) for way in ways]
            found.append(next((one for one in tried if one.collidelist(taken) < 0), tried[0]))
        return found
