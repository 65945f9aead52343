"""What there is to paint on the panels of Small Islands: houses, ships, tokens, Alexis and his stack."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.games.small_islands.art import portrait, things
from scenes.games.small_islands.art import tile as tile_art
from scenes.games.small_islands.art.land import Place
from scenes.games.small_islands.art.tile import Tile
from scenes.table.painted import Paint
from scenes.table.pen import Pen


@dataclass(frozen=True)
class Piece:
    """A house, a ship or a bonus token with a face; one that is gone is an outline, or pale."""

    kind: str
    colour: str
    there: bool = True
    face: str = "any"

    def surface(self, pen: Pen, px: int) -> pygame.Surface:
        """Shared: nobody draws on it."""
        if self.kind == "token":
            return things.token(self.face, self.colour, px, not self.there)
        return (things.flat_house if self.kind == "house" else things.flat_ship)(self.colour, px, self.there)


@dataclass(frozen=True)
class Face:
    """Alexis's face, in his colour, at the time of day of his card."""

    colour: str
    time: str

    def surface(self, pen: Pen, px: int) -> pygame.Surface:
        """Shared: nobody draws on it."""
        return portrait.portrait(self.colour, self.time, px)


@dataclass(frozen=True)
class Deck:
    """His expedition stack."""

    count: int

    def surface(self, pen: Pen, px: int) -> pygame.Surface:
        """Shared: nobody draws on it."""
        return portrait.deck(self.count, px)


@dataclass(frozen=True)
class TileFace:
    """A tile as printed; `at`: where its coast has its look from."""

    tile: Tile
    at: Place

    def surface(self, pen: Pen, px: int) -> pygame.Surface:
        """A picture of its own."""
        return tile_art.picture(self.tile, self.at, px, max(2, px // 24))


@dataclass(frozen=True)
class Token(Paint):
    """A bonus token that may be taken up; one that may not is faded."""

    face: str
    colour: str
    HIGH = 60.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        token = things.token(self.face, self.colour, pen.px(50))
        if pen.mark:
            spot = pygame.Rect(0, 0, pen.px(52), pen.px(50))
            spot.center = rect.center
            pen.frame(canvas, spot, ticked=pen.mark == "taken")
        else:
            token = token.copy()
            token.set_alpha(90)
        canvas.blit(token, token.get_rect(center=rect.center))
