"""How a step of the game looks over the map: the other places veiled, rings round those of the run, the card, the figures."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.draw import theme
from scenes.table.beside import beside_map
from scenes.table.callout import Callout
from scenes.table.game_screen import Table
from scenes.table.model import Spot
from scenes.table.outlines import Outline
from scenes.table.step import Step

VEIL = (20, 38, 44, 107)
NEXT, NOW, DONE = "#D9583B", "#FFFFFF", "#C6BCA3"
WIDTHS = {NEXT: 4.8, NOW: 6.4, DONE: 3.4}
PAID = 5.6  # the ring of a place that paid, in a player's colour
GLOW = ((4.0, 60), (3.0, 90), (2.2, 130))  # times the width of the line, how dense
BADGE = 27.0
SLIP, EDGE = 30.0, 6.0  # height of the slip that says what is done with the card, and how far it lies over its edge
FINE = 2  # outlines are drawn so many times larger, then made smooth


class StagingPicture:
    """Made once for a step; what it shows of the map follows the camera."""

    def __init__(self, model: Table, step: Step, redraw: Callable[[pygame.Rect], object]) -> None:
        self.model, self.step, self.redraw = model, step, redraw
        paid = [(line.place, column.colour) for column in step.recap.columns for line in column.paid] if step.recap else []
        self.own = {place: theme.player(colour).colour for place, colour in paid}  # ringed in the colour of a player
        self.places = (*step.places, *self.own)
        self._made: tuple[object, pygame.Surface | None, pygame.Surface | None] | None = None
        self.card: pygame.Rect | None = None
        lands = [line for key in self.places for line in model.centre.outlines(key) if len(line) > 2]
        if step.card:
            self.card = beside_map(model, -1, lands, SLIP - EDGE if step.tag else 0)
            model.shields.append(self.card)
        self.callout = Callout(model, step.changes, [Outline(line) for line in lands]) if step.changes else None

    # -- the map -------------------------------------------------------------------------------
    def _layers(self) -> tuple[pygame.Surface | None, pygame.Surface | None]:
        """(veil, rings) as large as the map's inside."""
        centre, places = self.model.centre, self.places
        outlines = {key: centre.outlines(key) for key in places}
        at = (centre.inner.topleft, centre.inner.size, tuple((key, tuple(map(tuple, lines))) for key, lines in outlines.items()))
        if self._made is None or self._made[0] != at:
            veil = rings = None
            if places:
                veil, rings = self._veil(set(places)), self._rings(outlines)
                for box in centre.signs():
                    for layer in (veil, rings):
                        layer.fill((0, 0, 0, 0), box.move(-centre.inner.x, -centre.inner.y))
            self._made = (at, veil, rings)
        return self._made[1], self._made[2]

    def _veil(self, places: set[str]) -> pygame.Surface:
        centre = self.model.centre
        veil = pygame.Surface(centre.inner.size, pygame.SRCALPHA, 32)
        x, y = centre.inner.topleft
        for key in centre.grounds():
            for line in centre.outlines(key):
                spots = [(a - x, b - y) for a, b in line]
                if len(spots) > 2 and key not in places:
                    pygame.draw.polygon(veil, VEIL, spots)
        for key in places:  # a tile lies on ground that is veiled: what is looked at never is
            for line in centre.outlines(key):
                if len(line) > 2:
                    pygame.draw.polygon(veil, (0, 0, 0, 0), [(a - x, b - y) for a, b in line])
        return veil

    def _rings(self, outlines: dict[str, list[list[Spot]]]) -> pygame.Surface:
        centre, k, now = self.model.centre, self.model.kit, self.step.at
        rings = pygame.Surface(centre.inner.size, pygame.SRCALPHA, 32)
        order = sorted(range(len(self.places)), key=lambda n: (n == now, n < now))  # the present one over the others
        for n in order:
            colour = self.own.get(self.places[n]) or (NOW if n == now else DONE if n < now else NEXT)
            self._ring(rings, [line for line in outlines[self.places[n]] if len(line) > 2], colour)
        if len(self.step.places) > 1:
            for n, key in enumerate(self.step.places):
                lines = outlines[key]
                if lines and lines[0]:
                    x, y = min(lines[0], key=lambda spot: spot[0] + spot[1])
                    spot = (x - centre.inner.x, y - centre.inner.y)
                    keep = rings.get_rect().inflate(-k.px(BADGE), -k.px(BADGE))
                    self._badge(rings, (max(keep.x, min(keep.right, spot[0])), max(keep.y, min(keep.bottom, spot[1]))), n)
        return rings

    def _ring(self, rings: pygame.Surface, lines: list[list[Spot]], colour: str) -> None:
        """Round one place, smooth, with a dark edge; the present one glows. Where it has several parts, round them all."""
        if not lines:
            return
        centre, k = self.model.centre, self.model.kit
        wide = max(2.0, WIDTHS.get(colour, PAID) * k.scale)
        pad = round(wide * 4)
        xs, ys = [x for line in lines for x, _ in line], [y for line in lines for _, y in line]
        box = pygame.Rect(min(xs) - pad, min(ys) - pad, max(xs) - min(xs) + 2 * pad, max(ys) - min(ys) + 2 * pad)
        big = pygame.Surface((box.w * FINE, box.h * FINE), pygame.SRCALPHA, 32)
        parts = [[((x - box.x) * FINE, (y - box.y) * FINE) for x, y in line] for line in lines]
        if len(parts) > 1:
            wide *= 2  # the inner half goes
        core = [(pygame.Color(theme.shown(theme.INK)), wide + 3 * k.scale), (pygame.Color(theme.shown(colour)), wide)]
        if colour not in WIDTHS:
            core.insert(1, (pygame.Color(theme.shown(theme.PAPER)), wide + 1.8 * k.scale))
        glow = [] if colour in (NEXT, DONE) else [(pygame.Color(255, 233, 166, alpha), wide * far) for far, alpha in GLOW]
        for ink, thick in (*glow, *core):
            for spots in parts:
                _stroke(big, spots, ink, max(1, round(thick * FINE)))
        if len(parts) > 1:
            for spots in parts:
                pygame.draw.polygon(big, (0, 0, 0, 0), spots)
        rings.blit(pygame.transform.smoothscale(big, box.size), (box.x - centre.inner.x, box.y - centre.inner.y))

    def _badge(self, rings: pygame.Surface, at: Spot, n: int) -> None:
        """The number of a place in the run; a tick where it is done."""
        k, now = self.model.kit, self.step.at
        colour = NOW if n == now else DONE if n < now else NEXT
        box = pygame.Rect(0, 0, k.px(BADGE), k.px(BADGE))
        box.center = at
        rings.blit(k.rounded(box.w, box.h, BADGE / 2, colour, None, theme.INK), box)
        if n < now:
            k.icon(rings, "check", box.center, 17)
        else:
            ink = theme.INK if n == now else theme.PAPER
            k.text(rings, str(n + 1), box.center, 16, "sans-bold", ink, "center")

    # -- drawing -------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface, under: bool) -> None:
        """Under what moves: the veil. Over it: rings, card, figures."""
        veil, rings = self._layers()
        layer, clip = (veil if under else rings), surface.get_clip()
        if layer is not None:
            surface.set_clip(clip.clip(self.model.centre.inner))
            surface.blit(layer, self.model.centre.inner)
            surface.set_clip(clip)
        if under:
            return
        if self.card is not None:
            self._draw_card(surface, self.card)
        if self.callout is not None:
            self.callout.draw(surface)

    def _draw_card(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        model, k, step = self.model, self.model.kit, self.step
        k.shadow(surface, box, 12, 0.4)
        face = model.screen.cards.picture_soon(step.card, box.size, lambda: self.redraw(box))
        surface.blit(face, box)
        if step.tag:
            wide = k.width(step.tag, 17, "sans-semi") + k.px(24)
            slip = pygame.Rect(0, 0, wide, k.px(SLIP))
            slip.midbottom = (box.centerx, box.bottom + k.px(SLIP - EDGE))
            surface.blit(k.rounded(slip.w, slip.h, 6, theme.ROW_CHOSEN, None, theme.INK), slip)
            k.text(surface, step.tag, slip.center, 17, "sans-semi", theme.INK, "center")


def _stroke(target: pygame.Surface, spots: list[tuple[int, int]], colour: pygame.Color, wide: int) -> None:
    """A closed line of this width with round corners; what is drawn replaces what was there."""
    for a, b in zip(spots, [*spots[1:], spots[0]], strict=True):
        pygame.draw.line(target, colour, a, b, wide)
        pygame.draw.circle(target, colour, a, wide // 2)
