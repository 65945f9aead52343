"""Figures of Spirit Island: corners of the map, cards, growth, tracks, innate powers, what the pieces are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.core.engine.key import Key
from game.spirit_island.terms import FROM_LARGEST
from scenes.draw import cardface, discs, icons, paper, svg, terrain, theme
from scenes.draw.card import CardSpec
from scenes.games.spirit_island import cards, figures_map
from scenes.games.spirit_island.art import pieces
from scenes.games.spirit_island.art.placement import LandItem
from scenes.rules.figures.plate import FigurePart
from scenes.rules.figures.things import SIDE, Things, trim

if TYPE_CHECKING:
    from game.core.teaching.rulebook import Figure, Shown
    from scenes.app.scene import Host

TALL, HAND = (330.0, 482.0), (224.0, 246.0)
COLOURS = ("blue", "vermilion", "green", "rose")


class Maker:
    """Makes the parts of this game's figures. LEAST: cards drawn smaller cannot be read."""

    LEAST, LEAST_TALL = 1.0, 0.85

    def __init__(self, app: Host, rules: Any, texts: Any) -> None:
        self.app, self.rules, self.texts, self.kit = app, rules, texts, app.kit

    # -- the map -------------------------------------------------------------------------------
    def position(self, figure: Figure, shown: Shown) -> list[FigurePart]:
        """The lands before and after; only once where nothing happens, or where a question is what it shows."""
        raw = figure.raw
        if raw.get("innate"):
            return [self._innate(str(raw["innate"]), shown)]
        states = [shown.before, shown.after] if figure.case and figure.case.when else [shown.before]
        states = states[-1:] if raw.get("once") else states
        legal: tuple[str, ...] = ()
        if shown.decision is not None:
            states = [shown.after]
            legal = tuple(key.rest for key in map(Key.of, shown.decision.keys()) if key.kind == "land")
        laid = shown.rules.box.layouts[shown.before.layout]
        lands = tuple((land, laid.land[land].terrain, laid.land[land].board) for land in laid.lands)
        chart = figures_map.corner(figures_map.whole(shown.rules.box.map_plan(shown.before.layout), lands), raw.get("show") or ())
        arrows = [tuple(pair) for pair in raw.get("arrows") or ()]
        parts = []
        for n, state in enumerate(states):
            named = raw.get("show") or laid.lands
            things = {land: self._things(shown.rules, state, land) for land in {*named, *legal}}
            here = [] if n < len(states) - 1 or len(states) == 1 and not arrows else arrows
            parts.append(FigurePart(*chart.size, partial(figures_map.paint, chart, things=things, legal=legal, arrows=here)))
        return parts

    def _things(self, rules: Any, state: Any, land: str) -> tuple[LandItem, ...]:
        """What stands in a land, in the table's order."""
        out = [LandItem("label", text=land)]
        defend = rules.facts.defend(state, land)
        if defend:
            out.append(LandItem("defend", text=str(defend)))
        for kind in (*FROM_LARGEST, "dahan"):
            out += [LandItem(kind, n, damage=damage) for damage, n in enumerate(state.pieces.get((land, kind), ())) if n]
        for seat, colour in zip(state.seats, COLOURS):
            n = state.presence.get((land, seat), 0)
            if n:
                out.append(LandItem("presence", n, player=colour, sacred=rules.facts.sacred(n)))
        out += [LandItem("blight", n) for n in state.pieces.get((land, "blight"), ()) if n]
        return tuple(out)

    # -- cards ---------------------------------------------------------------------------------
    def card(self, name: str, tall: bool = False) -> FigurePart:
        """A card by "card:ID", "fear:ID" or "invader:ID"."""
        spec, size = self.spec(name), TALL if tall else HAND
        return FigurePart(*size, lambda z: cardface.face(spec, (round(size[0] * z), round(size[1] * z))))

    def spec(self, name: str) -> CardSpec:
        """What a card shows when nobody holds it."""
        kind, _, card = name.partition(":")
        if kind == "fear":
            return cards.fear(card, self.texts.fear(card))
        if kind == "invader":
            return cards.invader(card, self.texts.invader(card), self.rules.box.invaders[card])
        return cards.power(card, self.texts.card(card), self.rules.box.raw["card"][card])

    # -- a spirit ------------------------------------------------------------------------------
    def growth(self, spirit: str) -> list[FigurePart]:
        """A box for each growth option: its acts side by side."""
        return [self._boxed(acts) for acts in self.texts.spirit(spirit).growth_items]

    def _boxed(self, acts: list[tuple[str, str]]) -> FigurePart:
        k, scale = self.kit, self.kit.scale
        blocks = [(k.block(rich, 10_000, 21), k.block(word, 10_000, 15, colour=theme.INK_SECOND)) for rich, word in acts]
        wide = [max(a.used, b.used) for a, b in blocks]
        gap, pad = k.px(26), k.px(16)
        size = sum(wide) + gap * (len(wide) - 1) + 2 * pad, k.px(76)

        def paint(z: float) -> pygame.Surface:
            out = paper.box(size, z, theme.INSET, None, 7, theme.SHEET_EDGE, 1.4).copy()
            x = pad
            for n, ((picture, word), w) in enumerate(zip(blocks, wide, strict=True)):
                if n:
                    pygame.draw.line(out, theme.shown("#B9A97F"), (x - gap // 2, k.px(14)), (x - gap // 2, size[1] - k.px(14)))
                picture.draw(out, (x + (w - picture.used) // 2, k.px(10)))
                word.draw(out, (x + (w - word.used) // 2, k.px(45)))
                x += w + gap
            return out

        return FigurePart(size[0] / scale, size[1] / scale, paint)

    def track(self, spirit: str, opened: dict[str, int]) -> list[FigurePart]:
        """The two tracks of a spirit, so many circles open on each, discs on the rest."""
        tracks = self.texts.spirit(spirit).tracks
        return [self._track(name, [label for label, _ in circles], opened.get(name, 1)) for name, circles in tracks.items()]

    def _track(self, name: str, labels: list[str], opened: int) -> FigurePart:
        side, step, lead = 46.0, 52.0, 44.0
        size = lead + step * len(labels), 50.0

        def paint(z: float) -> pygame.Surface:
            out = svg.blank((round(size[0] * z), round(size[1] * z)))
            sign = icons.icon(name, round(32 * z))
            out.blit(sign, sign.get_rect(center=(round(20 * z), out.get_height() // 2)))
            for n, label in enumerate(labels):
                at = (round((lead + step * n + side / 2) * z), out.get_height() // 2)
                if n > opened:
                    disc = discs.disc("blue", round(side * z))
                    out.blit(disc, disc.get_rect(center=at))
                    continue
                fill = theme.CALLOUT if n < opened else theme.ROW_CHOSEN
                ring = svg.rasterise(svg.circle(24, 24, 21.5, fill, theme.INK, 2), 48, 48, side * z / 48)
                out.blit(ring, ring.get_rect(center=at))
                block = self.kit.block(label, 10_000, 19, "sans-semi")
                block.draw(out, (at[0] - block.used // 2, at[1] - block.height // 2))
            return out

        return FigurePart(*size, paint)

    def _innate(self, power: str, shown: Shown, most: int | None = None) -> FigurePart:
        """The levels of an innate power, those reached in the position tinted and ticked; at most so many pixels wide."""
        said = self.texts.innate(power)
        reached = shown.rules.facts.reached(shown.before, shown.before.seats[0], f"innate:{power}")
        k = self.kit
        wide, pad, tick = most or k.px(440), k.px(12), k.px(22)
        needs = [self._need(need) for need, _ in said.levels]
        lead = min(k.px(150), pad + max(made.get_width() for made in needs)) if most else k.px(150)
        head = k.block(f"<{said.speed}> <b>{said.title}</b>", wide, 18, "serif")
        blocks = [k.block(text, wide - lead - 2 * pad - tick, 16, "serif") for _, text in said.levels]
        tall = [max(k.px(40), block.height + k.px(14)) for block in blocks]
        size = wide, head.height + k.px(8) + sum(tall) + k.px(6) * len(blocks)

        def paint(z: float) -> pygame.Surface:
            out = svg.blank(size)
            head.draw(out, (0, 0))
            y = head.height + k.px(8)
            for need, block, h, on in zip(needs, blocks, tall, reached, strict=True):
                fill, line = (theme.GOOD_BOX, theme.GOOD) if on else (theme.INSET, theme.SHEET_EDGE)
                out.blit(paper.box((wide, h), z, fill, None, 7, line, 1.6), (0, y))
                out.blit(need, (pad, y + (h - need.get_height()) // 2))
                block.draw(out, (lead + pad, y + (h - block.height) // 2))
                if on:
                    reach = icons.icon("check", tick)
                    out.blit(reach, reach.get_rect(midright=(wide - k.px(6), y + k.px(14))))
                y += h + k.px(6)
            return out

        narrower = None if most else partial(self._innate, power, shown)
        return FigurePart(size[0] / k.scale, size[1] / k.scale, paint, narrower=narrower)

    def _need(self, need: dict[str, int]) -> pygame.Surface:
        """The elements that a level asks for, side by side."""
        blocks = [self.kit.block(f"{n}<{element}>", 10_000, 16, "sans-semi") for element, n in need.items()]
        gap = self.kit.px(9)
        out = svg.blank((sum(block.used for block in blocks) + gap * (len(blocks) - 1), max(block.height for block in blocks)))
        x = 0
        for block in blocks:
            block.draw(out, (x, 0))
            x += block.used + gap
        return out

    # -- rows ----------------------------------------------------------------------------------
    def stats(self, name: str) -> list[tuple[list[str], str]]:
        """(things, words) of the cells a word of the data stands for: here a piece, with its health and damage."""
        figures = self.rules.box.figures["pieces"][name]
        said = self.texts.sentence(self.app.t(f"icon-{name}"))
        words = self.app.t("figure-piece", name=said, health=figures["health"], damage=figures["damage"])
        return [([f"piece:{name}"], words)]


def _piece(arg: str, px: int) -> pygame.Surface:
    kind, _, damage = arg.partition("~")
    return trim(pieces.piece(kind, round(px * 0.84), int(damage or 0)), px)


THINGS: Things = {
    "piece": _piece,
    "presence": lambda arg, px: trim(pieces.presence(arg, round(px * 0.84)), px),
    "sacred": lambda arg, px: trim(pieces.presence(arg, round(px * 0.84), True), round(px * 1.16)),
    "threat": lambda arg, px: trim(pieces.threat(arg, round(px * 0.84)), px),
    "defend": lambda arg, px: trim(pieces.defence(arg, round(px * 0.84)), px),
    "terrain": lambda arg, px: terrain.swatch(arg, (round(px * 1.7), px), px / SIDE),
}


def faces(app: Host, table: Any, large: tuple[int, int]) -> Iterator[tuple[str, Callable[[], Any]]]:
    """(name, draw) of every card at every shape the table uses; for the audit."""
    sizes = {"zoom": large, "hand": tuple(round(v * table.kit.scale) for v in table.model.grid.card)}
    for kind in ("card", "fear", "invader"):
        for card in table.model.rules.box.raw[kind]:
            data = table.model.screen.cards.card(f"{kind}:{card}")
            for shape, size in sizes.items():
                if kind == "card" or shape == "zoom":
                    draw = cardface.strip if shape == "hand" and table.model.grid.small else cardface.face
                    yield f"{shape} {kind}:{card}", partial(draw, data, size)
