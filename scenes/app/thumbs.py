"""Small pictures of tables: the PNG kept beside a save, or a stand-in drawn from the game's box."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.draw import theme

MOST_BYTES, MOST_SIDE = 3_000_000, 2400


def load(path: Path, size: tuple[int, int], radius: int) -> pygame.Surface | None:
    """The picture at `path`, cut to `size` with round corners; None where it is missing, damaged or too large."""
    try:
        with open(path, "rb") as file:
            head = file.read(24)
            sides = (int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big"))
            if head[:8] != b"\x89PNG\r\n\x1a\n" or not all(0 < n <= MOST_SIDE for n in sides):
                return None
            if path.stat().st_size > MOST_BYTES:
                return None
        return framed(pygame.image.load(str(path)), size, radius)
    except (OSError, pygame.error, ValueError):
        return None


def framed(picture: pygame.Surface, size: tuple[int, int], radius: int) -> pygame.Surface:
    """A picture that fills `size`, its middle kept, with round corners and an ink line."""
    w, h = picture.get_size()
    zoom = max(size[0] / w, size[1] / h)
    scaled = pygame.transform.smoothscale(picture.convert(32), (max(size[0], round(w * zoom)), max(size[1], round(h * zoom))))
    out = pygame.Surface(size, pygame.SRCALPHA, 32)
    out.blit(scaled, ((size[0] - scaled.get_width()) // 2, (size[1] - scaled.get_height()) // 2))
    mask = pygame.Surface(size, pygame.SRCALPHA, 32)
    mask.fill((255, 255, 255, 0))
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    pygame.draw.rect(out, theme.shown(theme.INK), out.get_rect(), 2, radius)
    return out


def stand_in(game: str, size: tuple[int, int], radius: int) -> pygame.Surface:
    """The picture of the game's box, or a plain sheet for a game that is not known."""
    from scenes.app import game_list
    from scenes.draw import scenery

    if game in (box.id for box in game_list.boxes()):
        return scenery.box_picture(game_list.picture(game), size, radius)
    out = pygame.Surface(size, pygame.SRCALPHA, 32)
    pygame.draw.rect(out, theme.shown(theme.INSET), out.get_rect(), border_radius=radius)
    pygame.draw.rect(out, theme.shown(theme.SHEET_EDGE), out.get_rect(), 2, radius)
    return out
