"""What a palette looks like: a piece of the table that was played last, players, elements, the games' own things."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game import games
from scenes.app import game_list
from scenes.draw import theme
from scenes.draw.surface_cache import remembered
from scenes.widgets.base import Widget

if TYPE_CHECKING:
    from scenes.app.scene import Host

LOW, HIGH = 50, 130  # design px: the row of things below the picture; how high a picture is at least


def table_picture(app: Host, size: tuple[int, int], scale: float) -> pygame.Surface | None:
    """A piece of the table of the game that was played last, in the palette in use; None where no game has one."""
    for entry in (games.find(game_list.usual(app)), *games.with_table()):
        module = entry.samples()
        if module is not None and module.SAMPLES.picture is not None:
            return _drawn(entry.id, size, scale, theme.palette())
    return None


@remembered(maxsize=2)
def _drawn(game_id: str, size: tuple[int, int], scale: float, _palette: str) -> pygame.Surface:
    module = games.find(game_id).samples()
    assert module is not None
    made: pygame.Surface = module.SAMPLES.picture(size, scale)
    return made


class Sample(Widget):
    """The palette on the things it is for."""

    role = "image"

    def __init__(self, key: str, rect: pygame.Rect, name: str, app: Host) -> None:
        super().__init__(key, rect, name)
        self.app = app

    def draw(self, surface: pygame.Surface) -> None:
        k, r = self.kit, self.rect
        room = pygame.Rect(r.x, r.y, r.w, r.h - k.px(LOW))
        low = min(k.scale, room.h / HIGH)  # a low one shows all of it, smaller
        shown = table_picture(self.app, room.size, low) if room.h > k.px(30) else None
        if shown is not None:
            surface.blit(shown, room)
        things = [*theme.PLAYER_ORDER, *theme.ELEMENTS, *game_list.palette_samples()[1]]
        step, y = r.w / len(things), r.bottom - k.px(21)
        side = min(36.0, step / k.scale - 3)
        for n, thing in enumerate(things):
            x = round(r.x + step * (n + 0.5))
            if thing in theme.PLAYER_ORDER:
                k.disc(surface, thing, (x, y), side)
            else:
                k.icon(surface, thing, (x, y), side - 2)
