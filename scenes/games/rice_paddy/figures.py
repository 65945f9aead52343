"""Figures of the rice fields: farms before and after, cards with what they say, the tables of harvest and market."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from scenes.draw import cardface, lettering, svg, theme
from scenes.draw.card import CardSpec, Prose, Skin
from scenes.games.rice_paddy.art import chart, inks, large_farm
from scenes.games.rice_paddy.art.cards import GOALS, TILE, AchievementTile, RainCard, SetupCard, SoloCard, SpiritNumber
from scenes.games.rice_paddy.art.farm import Farm, Marks, Paddy, Tag
from scenes.games.rice_paddy.art.hexes import HEXES, Grid
from scenes.games.rice_paddy.art.large_farm import figure as drawn
from scenes.games.rice_paddy.art.pile import Pile
from scenes.games.rice_paddy.art.spirit_motifs import motifs
from scenes.games.rice_paddy.art.spirit_scene import SpiritPicture
from scenes.games.rice_paddy.samples import FLOORS, hex_picture
from scenes.rules.figures.plate import FigurePart, framed
from scenes.rules.figures.things import Things

if TYPE_CHECKING:
    from game.core.teaching.rulebook import Figure, Shown
    from scenes.app.scene import Host

RADIUS = 52.0  # design px of a hex: middle to corner
RIM, LOW = 20.0, 16.0  # meadow round the hexes shown, and for the bank below
STORE, BADGE = 44.0, 1.3  # room above them for the badge of the reservoir, and how large it is
SPIRIT, RAIN, SETUP, SOLO = (224.0, 216.0), (110.0, 144.0), (160.0, 160.0), (150.0, 190.0)
SIGNS = {">=": "≥", "<=": "≤", "=": ""}
CROPS = "planted", "grown"
TOKENS = {"add_weed": "weed", "add_pest": "pest"}
REWARDS = {"gain_rice": "rice", "bonus_walls": "wall"}
# The rows of the harvest table as they are drawn.
ROWS: tuple[tuple[str, ...], ...] = (("hex-clean",), ("pest",), ("weed",), ("weed", "pest"))
CELL, LINE, LEAD = 40.0, 34.0, 66.0


class Window(NamedTuple):
    """The part of a farm that a figure shows: where its hexes lie, and how large it is."""

    grid: Grid
    size: tuple[float, float]


class Number(NamedTuple):
    """A spirit's number as the badge of its card."""

    number: str
    deck: str

    def draw(self, target: pygame.Surface, pos: tuple[int, int], px: int) -> None:
        """At this place, so many pixels wide."""
        target.blit(SpiritNumber(self.number, self.deck).surface((px, px)), pos)

    def words(self) -> str:
        """The number."""
        return self.number


class Maker:
    """Makes the parts of this game's figures. LEAST: cards drawn smaller cannot be read."""

    LEAST, LEAST_TALL = 0.95, 1.0

    def __init__(self, app: Host, rules: Any, texts: Any) -> None:
        self.app, self.rules, self.texts, self.kit = app, rules, texts, app.kit

    # -- farms ---------------------------------------------------------------------------------
    def position(self, figure: Figure, shown: Shown) -> list[FigurePart]:
        """The first seat's farm, or the hexes to show of it, before and after what happens; with `outlines` the discs of each
        paddy on its tag.
        """
        happens = bool(figure.case and figure.case.when)
        states = [shown.before, shown.after] if happens else [shown.before]
        states = states[-1:] if figure.raw.get("once") else states
        store = any(state.reservoir["p0"] for state in states)
        window = _window(figure.raw.get("show") or HEXES, store)
        tagged = bool(figure.raw.get("outlines"))
        return [self._farm(shown.rules, state, window, store, tagged) for state in states]

    def _farm(self, rules: Any, state: Any, window: Window, store: bool, tagged: bool) -> FigurePart:
        """The farm with the discs of each paddy if `tagged`; with `store` the reservoir's number above it."""
        stored = state.reservoir["p0"] if store else None
        return FigurePart(*window.size, partial(_paint, window, farm_of(rules, state), stored, tagged))

    # -- cards ---------------------------------------------------------------------------------
    def card(self, name: str, tall: bool = False) -> FigurePart:
        """A card by "card:ID" with what it says under it, a table by "table:NAME"."""
        kind, _, card = name.partition(":")
        if kind == "table":
            return self._table(card)
        raw = self.rules.box.raw
        if card in raw["spirit"]:
            spec = self.spirit(card)
            return FigurePart(*SPIRIT, lambda z: cardface.face(spec, _pixels(SPIRIT, z)))
        if card in raw["tile"]:
            tile, size = tile_of(self.rules.box.tiles[card], raw["tile"][card]), (TILE[0] + 6, TILE[1] + 6)
            return FigurePart(*size, lambda z: tile.surface(_pixels(size, z)), self.texts.goal(card))
        made: Any
        if card in raw["setup"]:
            made, size = setup_of(raw["setup"][card]), SETUP
        elif card in raw["solo"]:
            one = raw["solo"][card]
            made, size = SoloCard(one["number"], one["level"], motifs(one["ops"])), SOLO
        else:
            one = raw["rain"][card]
            made, size = RainCard(one["water"], tuple(TOKENS[verb] for op in one["ops"] for verb in op if verb in TOKENS)), RAIN
        return FigurePart(*size, lambda z: made.surface(_pixels(size, z)), self.texts.card(card)[2])

    def spirit(self, card: str) -> CardSpec:
        """What a spirit's card shows when nobody holds it."""
        one, (title, timing, text) = self.rules.box.raw["spirit"][card], self.texts.card(card)
        picture = SpiritPicture(one["number"], one["timing"], one["deck"], motifs(one["ops"]))
        badge = Number(f"{one['number']:g}", one["deck"])
        return CardSpec(card, title, Skin(), badge, picture, strip=(timing,), blocks=(Prose(text),))

    # -- tables and rows -----------------------------------------------------------------------
    def _table(self, name: str) -> FigurePart:
        """A table of the data: "black" and "grey" of the harvest, prices of the market, the tax."""
        box = self.rules.box
        if name in box.tables:
            rows = box.tables[name]
            ground = "#DAD6CC" if name == "grey" else theme.CARD_LIGHT
            return _grid([str(n) for n in range(1, len(rows[0]) + 1)], list(zip(ROWS, rows, strict=True)), ground)
        values = box.tax[1:] if name == "tax" else box.prices[name]
        return _grid([str(n) for n in range(1, len(values) + 1)], [((name,), values)], theme.CARD_LIGHT)

    def stats(self, name: str) -> list[tuple[list[str], str]]:
        """(things, words) of the cells a word of the data stands for: the draft, card by card; what workers are needed for."""
        t, figures = self.app.t, self.rules.box.figures
        if name == "draft":
            cards, keep = figures["draft"]["cards"], figures["draft"]["keep"]
            return [
                (["icon:spirit-card", f"number:{cards - n}"], t("figure-rice-keep", rest=cards - n - 1, last=int(n == keep - 1)))
                for n in range(keep)
            ]
        section = figures["section"]
        needs = (
            ("wall", "laborer", section["laborers"], "build"), ("wall", "ox", section["oxen"], "ox"), ("rock", "ox", 1, "rock"),
            ("weed", "laborer", 1, "weed"), ("pest", "duck", 1, "duck"), ("harvest", "laborer", figures["harvest"], "harvest"),
            ("rice-growth", "laborer", figures["plant"], "plant"),
        )  # fmt: skip
        return [([f"icon:{what}", f"number:{n}", f"icon:{who}"], t(f"figure-rice-{words}")) for what, who, n, words in needs]


def farm_of(rules: Any, state: Any) -> Farm:
    """The first seat's farm as it is drawn."""
    seat = "p0"
    crops = [crop if crop in CROPS else "" for crop in state.crop[seat]]
    per = zip(
        state.lands[seat], state.water[seat], crops, state.weeds[seat], state.pests[seat], state.fertilized[seat],
        strict=True,
    )  # fmt: skip
    paddies = tuple(Paddy(land, water, crop, weeds, pests, bool(rich)) for land, water, crop, weeds, pests, rich in per)
    return Farm(
        paddies,
        frozenset(state.sections[seat]),
        rules.facts.gates(state, seat),
        frozenset(state.rocks[seat]),
        frozenset(state.magic[seat]),
        frozenset(state.site[seat]),
    )


def setup_of(raw: dict[str, Any]) -> SetupCard:
    """A set-up card from its data."""
    found = []
    for op in raw["reward"]:
        verb, value = next(iter(op.items()))
        found.append((REWARDS[verb], value) if verb in REWARDS else (value[0], 1))
    return SetupCard(tuple(raw["rocks"]), tuple(found))


def tile_of(tile: Any, raw: dict[str, Any]) -> AchievementTile:
    """A tile from its data; of two goals the first is drawn."""
    first = tile.goal[0]
    return AchievementTile(GOALS[first.what], f"{SIGNS[first.sign]}{first.n}", raw["rice"], raw["kind"] == "deed")


def _pixels(size: tuple[float, float], z: float) -> tuple[int, int]:
    return round(size[0] * z), round(size[1] * z)


def _window(shown: Sequence[str], store: bool) -> Window:
    """The part of a farm with these hexes, and a rim around them; with `store` also room for the badge above."""
    bare = Grid(0, 0, RADIUS)
    corners = [point for name in shown for point in bare.corners(name)]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    wide, high = max(x for x, _ in corners) - left, max(y for _, y in corners) - top
    above = RIM + (STORE if store else 0.0)
    return Window(bare.moved(RIM - left, above - top), (wide + 2 * RIM, above + high + RIM + LOW))


def _paint(window: Window, farm: Farm, store: int | None, tagged: bool, z: float) -> pygame.Surface:
    """The farm on its meadow in a frame."""
    tags = tuple(Tag(n, f"{paddy.water}/{farm.room(n)}") for n, paddy in enumerate(farm.paddies) if tagged)
    sprites = large_farm.sprites(window.grid, farm, Marks(tags=tags), z)
    if store is not None:
        wide = chart.badge_wide(str(store), BADGE, z)
        sprites.append(chart.badge(str(store), RIM + wide / 2, RIM + 14, wide, BADGE, z, icon="reservoir"))
    return framed(Pile(_pixels(window.size, z)).compose_sprites(theme.rgb(theme.shown(inks.GRASS)), sprites), z)


def _grid(head: Sequence[str], rows: Sequence[tuple[Sequence[str], Sequence[int]]], ground: str) -> FigurePart:
    """A table: numbers of columns above, icons before each row."""
    w, h = LEAD + CELL * len(head), LINE * (len(rows) + 1)

    def paint(z: float) -> pygame.Surface:
        body = svg.rect(1, 1, w - 2, h - 2, 8, ground, theme.INK, 2)
        body += svg.path(f"M1 {LINE:g}H{w - 1:g}M{LEAD:g} 1V{h - 1:g}", "none", theme.INK, 1.2, 0.5)
        for n, (icons, _) in enumerate(rows):
            y = LINE * (n + 1.5)
            for at, icon in enumerate(icons):
                body += drawn(icon, LEAD / 2 + (at - (len(icons) - 1) / 2) * 27, y, 26)
        out = svg.rasterise(body, w, h, z).copy()
        px = max(14, round(17 * z))  # the least that can be read
        for at, title in enumerate(head):
            line = lettering.render(title, px, "sans", "Semibold", theme.INK_SECOND)
            lettering.centred(out, line, (LEAD + CELL * (at + 0.5)) * z, LINE / 2 * z, px)
            for n, (_, values) in enumerate(rows):
                line = lettering.render(str(values[at]), px, "serif", "Bold", theme.INK)
                lettering.centred(out, line, (LEAD + CELL * (at + 0.5)) * z, LINE * (n + 1.5) * z, px)
        return out

    return FigurePart(w, h, paint)


def _hex(arg: str, px: int) -> pygame.Surface:
    """The middle of a hex as it lies there: "flooded", "dry-grown" ..."""
    name = {"partly": "partly flooded"}.get(arg, arg.replace("-", " "))
    return framed(hex_picture(FLOORS[name], px), px / 46)


THINGS: Things = {"hex": _hex}


def faces(app: Host, table: Any, large: tuple[int, int]) -> Iterator[tuple[str, Callable[[], Any]]]:
    """(name, draw) of every card at every shape the table uses; for the audit."""
    hand = tuple(round(v * table.kit.scale) for v in table.model.grid.card)
    for kind in ("spirit", "rain", "solo"):
        for card in table.model.rules.box.raw[kind]:
            data = table.model.screen.cards.card(f"{kind}:{card}")
            yield f"zoom {kind}:{card}", partial(cardface.face, data, large)
            if kind == "spirit":
                draw = cardface.strip if table.model.grid.small else cardface.face
                yield f"hand {kind}:{card}", partial(draw, data, hand)
