"""Figures of Small Islands: corners of the archipelago, tiles that are tried, objectives, tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pygame

from scenes.draw import backs, cardface
from scenes.draw.face_cache import FACES
from scenes.games.small_islands import cards, tiles
from scenes.games.small_islands.art import archipelago, land, things
from scenes.games.small_islands.art.archipelago import Letter, Scene, Tile
from scenes.games.small_islands.art.land import Place
from scenes.games.small_islands.art.outlines import Outline
from scenes.games.small_islands.held import cell_of
from scenes.games.small_islands.islands import Islands
from scenes.rules.figures.plate import FigurePart, framed
from scenes.rules.figures.things import SIDE, Things, trim

if TYPE_CHECKING:
    from game.core.teaching.rulebook import Figure, Shown
    from scenes.app.scene import Host

CELL = 92.0  # design px of a cell
RIM = 0.32  # sea around the cells shown, in cells
CARD = (250.0, 250.0)
TILE = 96.0
_POINTS = {"n": (0.5, 0.0), "e": (1.0, 0.5), "s": (0.5, 1.0), "w": (0.0, 0.5),
           "nw": (0.0, 0.0), "ne": (1.0, 0.0), "se": (1.0, 1.0), "sw": (0.0, 1.0)}  # fmt: skip
COLOURS = ("blue", "vermilion", "green", "rose")


class Maker:
    """Makes the parts of this game's figures. LEAST: cards drawn smaller cannot be read."""

    LEAST, LEAST_TALL = 0.8, 1.0

    def __init__(self, app: Host, rules: Any, texts: Any) -> None:
        self.app, self.rules, self.texts, self.kit = app, rules, texts, app.kit

    # -- the archipelago -----------------------------------------------------------------------
    def position(self, figure: Figure, shown: Shown) -> list[FigurePart]:
        """The cells before and after; or a tile held over them, once for each place where it is tried."""
        raw = figure.raw
        tries = raw.get("tries") or ()
        states = [shown.before, shown.after] if figure.case and figure.case.when else [shown.before]
        states = states[-1:] if raw.get("once") else states
        cells = [cell_of(cell) for cell in raw.get("show") or ()] or sorted({*shown.after.cells, *shown.after.ships})
        region = _region(cells)
        if tries:
            return [self._tried(shown, region, one) for one in tries]
        return [self._part(shown.rules, state, region, bool(raw.get("outlines"))) for state in states]

    def _table(self, rules: Any, state: Any) -> Any:
        """What the tiles of the table are drawn from."""
        seats = [*state.seats, *(["alexis"] if state.alexis else [])]
        return SimpleNamespace(view=state, rules=rules, colours=dict(zip(seats, COLOURS)))

    def _laid(self, rules: Any, state: Any) -> dict[Place, Tile]:
        table = self._table(rules, state)
        laid = {cell: tiles.laid(table, cell) for cell in state.cells}
        return laid | {cell: tiles.ship(tiles.colour_of(table, owner)) for cell, owner in state.ships.items()}

    def _part(self, rules: Any, state: Any, region: tuple[int, int, int, int], outlined: bool, words: str = "",
              **more: Any) -> FigurePart:  # fmt: skip
        laid = self._laid(rules, state)
        outlines, letters = self._islands(rules, state) if outlined else ((), ())
        scene = Scene(laid, region, {}, outlines=outlines, letters=letters, **more)
        size = (region[2] + 2 * RIM) * CELL, (region[3] + 2 * RIM) * CELL
        return FigurePart(*size, partial(_paint, scene, size), words)

    def _islands(self, rules: Any, state: Any) -> tuple[tuple[Outline, ...], tuple[Letter, ...]]:
        """Every island's border, and its size where its land is."""
        table = self._table(rules, state)
        outlines, letters = [], []
        for island in rules.facts.islands(state):
            lands = Islands(table).lands(island)
            at, group = lands[len(lands) // 2]
            outlines.append(Outline("legal", lands))
            letters.append(Letter(str(island.size), at, land.heart(group)))
        return tuple(outlines), tuple(letters)

    def _tried(self, shown: Shown, region: tuple[int, int, int, int], one: dict[str, Any]) -> FigurePart:
        """The first tile of the display held over a cell, crosses where it does not fit."""
        where, _, turn = str(one["at"]).partition("/r")
        at, turns, state = cell_of(where), int(turn or 0), shown.before
        tile = state.display[0]
        facts = shown.rules.facts
        fits = facts.misfit(state, tile, at, turns) is None
        spots = [] if fits else [_POINTS[clash.where] for clash in facts.clashes(state, tile, at, turns)]
        points = tuple((at[0] + x, at[1] + y) for x, y in spots)
        held = tiles.bare(shown.rules.box, tile, turns)
        words = ("<check> " if fits else "<close> ") + self.app.t(str(one["words"]))
        legal = {at: ""} if fits else {}
        part = self._part(shown.rules, state, region, False, words)
        scene = Scene(self._laid(shown.rules, state), region, legal, at, held, points)
        return FigurePart(part.w, part.h, partial(_paint, scene, (part.w, part.h)), words)

    # -- cards and rows ------------------------------------------------------------------------
    def card(self, name: str, tall: bool = False) -> FigurePart:
        """A card by "card:ID", a tile by "tile:ID"."""
        kind, _, card = name.partition(":")
        if kind == "tile":
            tile, at = tiles.bare(self.rules.box, card), tiles.somewhere(card)
            return FigurePart(TILE, TILE, lambda z: archipelago.picture(tile, at, round(TILE * z), round(6 * z)))
        spec = cards.card_of(self.rules.box, self.texts, self.app.t, card)
        return FigurePart(*CARD, lambda z: FACES.face(spec, (round(CARD[0] * z), round(CARD[1] * z))))

    def stats(self, name: str) -> list[tuple[list[str], str]]:
        """(things, words) of the cells a word of the data stands for: the discovery tokens, each value and how many there are;
        what Alexis has at the end, by card: points, and more for each house."""
        if name == "alexis":
            t = self.app.t
            return [([f"number:{one.base}", "icon:plus", "house:vermilion"],
                     t("figure-alexis", name=t(f"name-alexis-{one.id}"), n=one.per_house))
                    for one in self.rules.box.alexis_cards.values()]  # fmt: skip
        values = Counter(self.rules.box.figures["discovery"])
        return [(["icon:discovery", f"number:{value}"], self.app.t("figure-tokens", n=n)) for value, n in sorted(values.items())]


def _region(cells: list[Place]) -> tuple[int, int, int, int]:
    columns, rows = [c for c, _ in cells], [r for _, r in cells]
    return min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


class _Chart(archipelago.Map):
    """A chart without compass and serpent: a corner has no room for them."""

    def _corner(self, taken: set[Place]) -> list[tuple[pygame.Rect, Any]]:
        return [(pygame.Rect(-1, -1, 0, 0), None)] * 2


def _paint(scene: Scene, size: tuple[float, float], z: float) -> pygame.Surface:
    """The cells of a scene in a frame, without the table's edge."""
    chart = _Chart((round(size[0] * z), round(size[1] * z)), max(0.95, z * 0.6))
    c, r, w, h = scene.bounds
    cell = round(CELL * z)
    chart.camera.hold(cell, -round((RIM - c) * cell) / cell, -round((RIM - r) * cell) / cell)
    whole = chart.compose(Scene(scene.tiles, (c - 2, r - 2, w + 4, h + 4), scene.legal, scene.pointed, scene.ghost, scene.clashes,
                                scene.outlines, scene.letters))  # fmt: skip
    return framed(whole, z)


THINGS: Things = {
    "hidden": lambda arg, px: backs.card((round(px * 1.2), px), px / SIDE),  # a card face down
    "symbol": lambda arg, px: trim(things.medallion(arg, round(px * 0.84)), px),
    "site": lambda arg, px: trim(things.site(round(px * 0.84)), px),
    "house": lambda arg, px: trim(things.house(arg, round(px * 0.9)), px),
    "ship": lambda arg, px: things.flat_ship(arg, px),
    "token": lambda arg, px: things.token(arg, "blue", px),
}


def faces(app: Any, table: Any, large: tuple[int, int]) -> Iterator[tuple[str, Callable[[], Any]]]:
    """(name, draw) of objectives, missions and rewards: large, and as the panel has shown them by now (two side by side where
    they are halves); for the audit."""
    FACES.clear()
    app.step(16, [])
    shown = {size for _, size, _ in FACES.keys()}
    for kind in ("objective", "mission", "reward"):
        for card in table.model.rules.box.raw[kind]:
            data = table.model.screen.cards.card(f"card:{card}")
            for w, h in (large, *sorted(shown - {large})):
                halved = kind != "objective" and w > h
                size = ((w - round(6 * app.kit.scale)) // 2, h) if halved else (w, h)
                yield f"{w}x{h} {kind}:{card}", partial(cardface.face, data, size)
