"""The motions of a table: a sprite on a curve, popping in, sinking, a ring, an arrow, a flip, a fading picture."""

from __future__ import annotations

import math

import pygame

from scenes.draw import theme, tween
from scenes.draw.tween import Motion, Point

STEPS = 6  # cached sizes of a sprite that grows or shrinks

_sized: dict[tuple[int, int, int], tuple[pygame.Surface, pygame.Surface]] = {}


def sized(sprite: pygame.Surface, factor: float, height: float | None = None) -> pygame.Surface:
    """The sprite at one of a few sizes, kept while it is used: scaling anew in each frame would be dear."""
    f = max(1, round(factor * STEPS * 2))
    h = f if height is None else max(1, round(height * STEPS * 2))
    full = STEPS * 2
    if f == full and h == full:
        return sprite
    key = (id(sprite), f, h)
    if key not in _sized:
        if len(_sized) > 200:
            _sized.clear()
        w, tall = sprite.get_size()
        made = pygame.transform.smoothscale(sprite, (max(1, w * f // full), max(1, tall * h // full)))
        _sized[key] = (sprite, made)  # the sprite is held, so that its id stays its own
    return _sized[key][1]


def forget() -> None:
    """Let go of the sizes kept while something moved."""
    _sized.clear()


def faded(sprite: pygame.Surface, alpha: float) -> pygame.Surface:
    """A copy with some opacity; the sprite itself is shared and stays as it is."""
    made = sprite.copy()
    made.set_alpha(max(0, min(255, round(alpha * 255))))
    return made


class Sprite(Motion):
    """Base of what shows one picture: `place` gives centre, width factor, opacity (and perhaps a height factor)."""

    def __init__(self, start: float, ms: float, sprite: pygame.Surface | None = None) -> None:
        super().__init__(start, ms)
        self.sprite = sprite

    def place(self, t: float) -> tuple[Point, float, float, float | None]:
        """(centre, factor, opacity, height factor or None for the same)."""
        return (0.0, 0.0), 1.0, 1.0, None

    def rect(self, t: float) -> pygame.Rect | None:
        if self.sprite is None:
            return None
        (x, y), factor, _, height = self.place(t)
        image = sized(self.sprite, factor, height)
        box = image.get_rect()
        box.center = round(x), round(y)
        return box.inflate(2, 2)

    def draw(self, surface: pygame.Surface, t: float) -> None:
        if self.sprite is None:
            return
        (x, y), factor, alpha, height = self.place(t)
        image = sized(self.sprite, factor, height)
        if alpha < 0.99:
            image = faded(image, alpha)
        surface.blit(image, image.get_rect(center=(round(x), round(y))))


class Fly(Sprite):
    """A sprite along a curve, perhaps changing its size on the way."""

    def __init__(
        self,
        start: float,
        ms: float,
        sprite: pygame.Surface | None,
        a: Point,
        b: Point,
        bend: float = 0.22,
        factors: tuple[float, float] = (1.0, 1.0),
        alphas: tuple[float, float] = (1.0, 1.0),
    ) -> None:
        super().__init__(start, ms, sprite)
        self.a, self.b, self.bend, self.factors, self.alphas = a, b, bend, factors, alphas

    def place(self, t: float) -> tuple[Point, float, float, float | None]:
        e = tween.ease_both(t)
        return (
            tween.curve(self.a, self.b, e, self.bend),
            tween.mix(*self.factors, e),
            tween.mix(*self.alphas, tween.ease_in(t)),
            None,
        )


class Pop(Sprite):
    """A sprite grows in its place, a little too large for a moment."""

    def __init__(self, start: float, ms: float, sprite: pygame.Surface | None = None, at: Point = (0, 0)) -> None:
        super().__init__(start, ms, sprite)
        self.at = at

    def place(self, t: float) -> tuple[Point, float, float, float | None]:
        return self.at, max(0.1, tween.over(t)), min(1.0, t * 3), None


class Sink(Sprite):
    """A sprite goes down, shrinks and fades."""

    def __init__(
        self, start: float, ms: float, sprite: pygame.Surface | None = None, at: Point = (0, 0), drop: float = 14.0
    ) -> None:
        super().__init__(start, ms, sprite)
        self.at, self.drop = at, drop

    def place(self, t: float) -> tuple[Point, float, float, float | None]:
        e = tween.ease_in(t)
        return (self.at[0], self.at[1] + self.drop * e), 1.0 - 0.4 * e, 1.0 - e, None


class Burst(Sprite):
    """A sprite swells and fades: damage in a land, a shield, a level."""

    flash = True

    def __init__(self, start: float, ms: float, sprite: pygame.Surface | None, at: Point, most: float = 1.5) -> None:
        super().__init__(start, ms, sprite)
        self.at, self.most = at, most

    def place(self, t: float) -> tuple[Point, float, float, float | None]:
        return self.at, tween.mix(0.8, self.most, tween.ease_out(t)), 1.0 - tween.ease_in(t), None


class Pulse(Burst):
    """The same without counting as a flash: swells and goes back."""

    flash = False

    def place(self, t: float) -> tuple[Point, float, float, float | None]:
        return self.at, 1.0 + (self.most - 1.0) * math.sin(math.pi * t), min(1.0, 2.5 * (1.0 - t)), None


class Ring(Motion):
    """A ring that widens and fades round a point."""

    def __init__(
        self, start: float, ms: float, at: Point, radii: tuple[float, float], colour: str, width: float, flash: bool = False
    ) -> None:
        super().__init__(start, ms)
        self.at, self.radii, self.colour, self.width, self.flash = at, radii, colour, width, flash

    def _radius(self, t: float) -> float:
        return tween.mix(*self.radii, tween.ease_out(t))

    def rect(self, t: float) -> pygame.Rect | None:
        r = math.ceil(self._radius(t) + self.width + 2)
        return pygame.Rect(round(self.at[0]) - r, round(self.at[1]) - r, 2 * r + 1, 2 * r + 1)

    def draw(self, surface: pygame.Surface, t: float) -> None:
        box = self.rect(t)
        assert box is not None
        layer = pygame.Surface(box.size, pygame.SRCALPHA, 32)
        colour = pygame.Color(theme.shown(self.colour))
        colour.a = round(255 * (1.0 - tween.ease_in(t)))
        middle = (box.w // 2, box.h // 2)
        pygame.draw.aacircle(layer, colour, middle, self._radius(t), max(1, round(self.width)))
        surface.blit(layer, box)


class Arrow(Motion):
    """An arrow that grows from a to b and fades: where something spreads."""

    def __init__(self, start: float, ms: float, a: Point, b: Point, colour: str, edge: str, width: float) -> None:
        super().__init__(start, ms)
        self.a, self.b, self.colour, self.edge, self.width = a, b, colour, edge, width

    def _points(self, t: float) -> list[Point]:
        e = tween.ease_out(min(1.0, t * 1.6))
        return [tween.curve(self.a, self.b, e * n / 14, 0.16) for n in range(15)]

    def rect(self, t: float) -> pygame.Rect | None:
        pts = self._points(1.0)
        xs, ys = [p[0] for p in pts], [p[1] for p in pts]
        pad = math.ceil(self.width * 3)
        left, top = math.floor(min(xs)) - pad, math.floor(min(ys)) - pad
        return pygame.Rect(left, top, math.ceil(max(xs)) + pad - left, math.ceil(max(ys)) + pad - top)

    def draw(self, surface: pygame.Surface, t: float) -> None:
        box = self.rect(t)
        assert box is not None
        layer = pygame.Surface(box.size, pygame.SRCALPHA, 32)
        pts = [(x - box.x, y - box.y) for x, y in self._points(t)]
        (px, py), (qx, qy) = pts[-3], pts[-1]
        angle = math.atan2(qy - py, qx - px)
        w = self.width
        head = [
            (qx + math.cos(angle + turn) * w * s, qy + math.sin(angle + turn) * w * s)
            for turn, s in ((0, 1.2), (2.4, 2), (-2.4, 2))
        ]
        for colour, more in ((theme.shown(self.edge), 2), (theme.shown(self.colour), 0)):
            for x, y in pts[:-1]:
                pygame.draw.aacircle(layer, colour, (x, y), w / 2 + more)
            for one, two in zip(pts[:-1], pts[1:-1], strict=False):
                pygame.draw.line(layer, colour, one, two, round(w + 2 * more))
            pygame.draw.polygon(layer, colour, head, 0)
            if more:
                pygame.draw.lines(layer, colour, True, head, 2 * more)
        layer.set_alpha(round(255 * (1.0 if t < 0.6 else (1.0 - t) / 0.4)))
        surface.blit(layer, box)


class Flip(Sprite):
    """A card turns over in its place: narrower, then the other side grows wide."""

    def __init__(self, start: float, ms: float, back: pygame.Surface, front: pygame.Surface, at: Point) -> None:
        super().__init__(start, ms, front)
        self.back, self.front, self.at = back, front, at

    def rect(self, t: float) -> pygame.Rect | None:
        box = self.front.get_rect()
        box.center = round(self.at[0]), round(self.at[1])
        return box

    def draw(self, surface: pygame.Surface, t: float) -> None:
        image = self.back if t < 0.5 else self.front
        image = sized(image, max(0.06, abs(math.cos(math.pi * t))), 1.0)
        surface.blit(image, image.get_rect(center=(round(self.at[0]), round(self.at[1]))))


class Picture(Motion):
    """A picture laid over a part of the window, fading at the end: what was there a moment ago."""

    def __init__(
        self, start: float, ms: float, image: pygame.Surface, at: tuple[int, int], fade: float = 90.0, under: bool = True
    ) -> None:
        super().__init__(start, ms)
        self.image, self.at, self.fade, self.under = image, at, fade, under
        self.alpha = 1.0

    def rect(self, t: float) -> pygame.Rect | None:
        return self.image.get_rect(topleft=self.at)

    def still(self, t: float) -> bool:
        return self.ms * (1.0 - t) >= self.fade

    def draw(self, surface: pygame.Surface, t: float) -> None:
        left = self.ms * (1.0 - t)
        alpha = 1.0 if left >= self.fade else left / self.fade
        solid = alpha >= 1.0 and not self.image.get_flags() & pygame.SRCALPHA
        self.image.set_alpha(None if solid else round(255 * alpha))
        surface.blit(self.image, self.at)


class Glide(Motion):
    """A frame that glides from one rectangle to another: the ribbon of phases."""

    under = True

    def __init__(self, start: float, ms: float, a: pygame.Rect, b: pygame.Rect, colour: str, edge: str, width: int) -> None:
        super().__init__(start, ms)
        self.a, self.b, self.colour, self.edge, self.width = a, b, colour, edge, width

    def _now(self, t: float) -> pygame.Rect:
        e = tween.ease_both(min(1.0, t * 1.25))
        return pygame.Rect(*(round(tween.mix(p, q, e)) for p, q in zip(self.a, self.b, strict=True)))

    def rect(self, t: float) -> pygame.Rect | None:
        return self._now(t).inflate(6, 6)

    def draw(self, surface: pygame.Surface, t: float) -> None:
        box = self._now(t)
        bar = pygame.Rect(box.x, box.bottom - 3 * self.width, box.w, 3 * self.width)
        pygame.draw.rect(surface, theme.shown(self.edge), bar.inflate(2, 2), border_radius=self.width)
        pygame.draw.rect(surface, theme.shown(self.colour), bar, border_radius=self.width)
