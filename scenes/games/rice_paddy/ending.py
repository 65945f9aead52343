"""How a game of the rice fields ends on the screen: the hillside with the winner's farm in front, rice that flies to each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rice_paddy.terms import FARM
from scenes.draw import paper, svg
from scenes.games.rice_paddy.art import large_farm
from scenes.games.rice_paddy.art.chart import Chart, Scene
from scenes.games.rice_paddy.art.hexes import Grid
from scenes.games.rice_paddy.art.landscape import HIGH, WIDE, Layout
from scenes.scoring.finale import Board as Shown
from scenes.scoring.finale import Finale, Flight, Tally

if TYPE_CHECKING:
    from scenes.scoring.summary import EndedGame

MARGIN = 22.0  # paper round the picture
SOURCES = ("harvest", "rot", "tiles", "spirits", "setup", "end")
TOLD = 1  # sources that stand below a name: where most of it comes from


class Hillside:
    """The last picture: `line` are the farms in the order in which water runs, `front` the one that is drawn large."""

    crowd = 0

    def __init__(self, line: tuple[str, ...], front: str, scene: Scene) -> None:
        self.line, self.front, self.scene = line, front, scene

    def paint(self, size: tuple[int, int], scale: float, mood: str) -> Shown:
        """The whole hillside on a sheet of its own, as large as it fits."""
        pad = round(MARGIN * scale)
        room = max(1, size[0] - 2 * pad), max(1, size[1] - 2 * pad)
        zoom = min(room[0] / WIDE, room[1] / HIGH)
        layout = Layout((WIDE, HIGH), len(self.line), self.line.index(self.front))
        chart = Chart(layout, zoom, False)
        picture = chart.compose(self.scene)
        out = svg.blank((picture.get_width() + 2 * pad, picture.get_height() + 2 * pad))
        paper.sheet(out, out.get_rect(), scale, MARGIN, 5)
        out.blit(picture, (pad, pad))
        frame = pygame.Rect((pad, pad), picture.get_size()).inflate(4, 4)
        pygame.draw.rect(out, "#2B2A33", frame, max(1, round(2 * scale)))
        spots = {}
        for place, seat in enumerate(self.line):
            if place == layout.place or place in layout.others:
                x, y = heart(layout.own if place == layout.place else layout.others[place])
                spots[f"farm:{seat}"] = round(pad + x * zoom), round(pad + y * zoom)
        return Shown(out, (), spots)


def heart(grid: Grid) -> tuple[float, float]:
    """The middle of a farm."""
    left, top, right, low = large_farm.box_of(grid)
    return (left + right) / 2, (top + low) / 2


def ranked(ended: EndedGame) -> list[str]:
    """The players by their rice; of those who tie the winner first."""
    winners = ended.session.result.winners if ended.session.result is not None else ()
    return sorted(ended.who, key=lambda seat: (-ended.state.rice[seat], seat not in winners))


def finale(ended: EndedGame) -> Finale:
    """The rice of each, counted up as it flies in from the farms."""
    order, rice = ranked(ended), ended.state.rice
    tallies = tuple(Tally("sheaf", ended.names[seat], rice[seat], _from(ended, seat), ended.colours[seat]) for seat in order)
    flights = tuple(Flight(f"farm:{seat}", n, rice[seat], ended.colours[seat]) for n, seat in enumerate(order) if rice[seat])
    rounds = Tally("time", ended.t("rice-end-rounds"), ended.state.turn)
    return Finale(ended.mood(), seal=ended.seal(), tallies=(*tallies, rounds), had=_had(ended, order), flights=flights)


def _from(ended: EndedGame, seat: str) -> str:
    """Where most of somebody's rice comes from, in a few words."""
    got = sorted(((ended.state.earned.get((seat, source), 0), source) for source in SOURCES), reverse=True)
    return " · ".join(f"{ended.t(f'rice-table-source-{source}')} {n}" for n, source in got[:TOLD] if n)


def _had(ended: EndedGame, order: list[str]) -> str:
    """By how much the second was short."""
    if len(order) < 2 or FARM in order[:2]:
        return ""
    short = ended.state.rice[order[0]] - ended.state.rice[order[1]]
    return ended.t("rice-end-short", n=short + 1, who=ended.names[order[1]]) if short else ""
