"""How a step of the game looks over the map: the other places veiled, rings round those of the run, the card, the figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator

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
        self._veiled: tuple[object, pygame.Surface | None] = None, None
        self._ringed: tuple[object, pygame.Surface | None, pygame.Rect] = None, None, pygame.Rect(0, 0, 0, 0)
        self.card: pygame.Rect | None = None
        self.callout: Callout | None = None

    def made(self) -> Iterator[None]:
        """Looks for places and draws beforehand, a part at each step; the first frame is left to the table."""
        yield
        self._veil()
        yield
        model, step = self.model, self.step
        lands = [line for key in self.places for line in model.centre.outlines(key) if len(line) > 2]
        if step.card:
            self.card = beside_map(model, -1, lands, SLIP - EDGE if step.tag else 0)
            model.shields.append(self.card)
        if step.changes:
            self.callout = Callout(model, step.changes, [Outline(line) for line in lands], veiled=True)
        self._rings()
        yield

    # -- the map -------------------------------------------------------------------------------
    def _at(self) -> tuple[object, dict[str, list[list[Spot]]]]:
        """(what veil and rings hang on, the outlines of the places)."""
        centre = self.model.centre
        outlines = {key: [line for line in centre.outlines(key) if len(line) > 2] for key in self.places}
        shapes = tuple((key, tuple(map(tuple, lines))) for key, lines in outlines.items())
        return (centre.inner.topleft, centre.inner.size, shapes), outlines

    def _veil(self) -> pygame.Surface | None:
        """What lies over all other places, as large as the map's inside."""
        at, outlines = self._at()
        if self._veiled[0] != at:
            self._veiled = at, self._veil_drawn(outlines) if self.places else None
        return self._veiled[1]

    def _veil_drawn(self, outlines: dict[str, list[list[Spot]]]) -> pygame.Surface:
        centre = self.model.centre
        veil = pygame.Surface(centre.inner.size, pygame.SRCALPHA, 32)
        x, y = centre.inner.topleft
        for key in centre.grounds():
            for line in centre.outlines(key):
                if len(line) > 2 and key not in outlines:
                    pygame.draw.polygon(veil, VEIL, [(a - x, b - y) for a, b in line])
        for lines in outlines.values():  # a tile lies on ground that is veiled: what is looked at never is
            for line in lines:
                pygame.draw.polygon(veil, (0, 0, 0, 0), [(a - x, b - y) for a, b in line])
        for sign in centre.signs():
            veil.fill((0, 0, 0, 0), sign.move(-x, -y))
        return veil

    def _rings(self) -> tuple[pygame.Surface | None, pygame.Rect]:
        """(all rings and numbers, where they lie in the window): no larger than that, for it is laid over every frame."""
        at, outlines = self._at()
        if self._ringed[0] != at:
            picture, box = self._rings_drawn(outlines) if self.places else (None, pygame.Rect(0, 0, 0, 0))
            self._ringed = at, picture, box
        return self._ringed[1:]

    def _rings_drawn(self, outlines: dict[str, list[list[Spot]]]) -> tuple[pygame.Surface, pygame.Rect]:
        centre, now = self.model.centre, self.step.at
        order = sorted(range(len(self.places)), key=lambda n: (n == now, n < now))  # the present one over the others
        rings = []
        for n in order:
            if lines := outlines[self.places[n]]:
                colour = self.own.get(self.places[n]) or (NOW if n == now else DONE if n < now else NEXT)
                rings.append((self._ring_box(lines, colour), lines, colour))
        numbers = self._numbers(outlines)
        boxes = [*(box for box, _, _ in rings), *numbers.values()]
        around = boxes[0].unionall(boxes[1:]).clip(centre.inner) if boxes else pygame.Rect(centre.inner.topleft, (1, 1))
        picture = pygame.Surface(around.size, pygame.SRCALPHA, 32)
        for box, lines, colour in rings:
            picture.blit(self._ring(box, lines, colour), (box.x - around.x, box.y - around.y))
        for n, box in numbers.items():
            self._badge(picture, box.move(-around.x, -around.y), n)
        for sign in centre.signs():
            picture.fill((0, 0, 0, 0), sign.move(-around.x, -around.y))
        return picture, around

    def _numbers(self, outlines: dict[str, list[list[Spot]]]) -> dict[int, pygame.Rect]:
        """Where the number of each place of a run lies in the window, at its upper left corner."""
        k, keys = self.model.kit, self.step.places
        if len(keys) < 2:
            return {}
        keep, found = self.model.centre.inner.inflate(-k.px(BADGE), -k.px(BADGE)), {}
        for n, key in enumerate(keys):
            if outlines[key]:
                x, y = min(outlines[key][0], key=lambda spot: spot[0] + spot[1])
                found[n] = pygame.Rect(0, 0, k.px(BADGE), k.px(BADGE))
                found[n].center = max(keep.x, min(keep.right, x)), max(keep.y, min(keep.bottom, y))
        return found

    def _wide(self, colour: str) -> float:
        return max(2.0, WIDTHS.get(colour, PAID) * self.model.kit.scale)

    def _ring_box(self, lines: list[list[Spot]], colour: str) -> pygame.Rect:
        """Where the ring round one place lies in the window, its glow included."""
        pad = round(self._wide(colour) * 4)
        xs, ys = [x for line in lines for x, _ in line], [y for line in lines for _, y in line]
        return pygame.Rect(min(xs) - pad, min(ys) - pad, max(xs) - min(xs) + 2 * pad, max(ys) - min(ys) + 2 * pad)

    def _ring(self, box: pygame.Rect, lines: list[list[Spot]], colour: str) -> pygame.Surface:
        """Round one place, smooth, with a dark edge; the present one glows. Where it has several parts, round them all."""
        k, wide = self.model.kit, self._wide(colour)
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
        return pygame.transform.smoothscale(big, box.size)

    def _badge(self, picture: pygame.Surface, box: pygame.Rect, n: int) -> None:
        """The number of a place in the run; a tick where it is done."""
        k, now = self.model.kit, self.step.at
        colour = NOW if n == now else DONE if n < now else NEXT
        picture.blit(k.rounded(box.w, box.h, BADGE / 2, colour, None, theme.INK), box)
        if n < now:
            k.icon(picture, "check", box.center, 17)
        else:
            ink = theme.INK if n == now else theme.PAPER
            k.text(picture, str(n + 1), box.center, 16, "sans-bold", ink, "center")

    # -- drawing -------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface, under: bool) -> None:
        """Under what moves: the veil. Over it: rings, card, figures."""
        layer, at = (self._veil(), self.model.centre.inner) if under else self._rings()
        if layer is not None:
            surface.blit(layer, at)
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
