"""The kit's brush: fonts, text, panels, buttons, focus rings and icons at the current UI scale.

One `Kit` lives in the App and is replaced when scale, window or language change. Sizes passed in are
design pixels (1920x1080, scale 100 %); rectangles are physical pixels. Skins are cached and bounded.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

from scenes.draw import discs, icons, paper, theme
from scenes.draw import text as typo
from scenes.draw.theme import INK

FACES = {
    "sans": ("sans", "Regular"),
    "sans-semi": ("sans", "Semibold"),
    "sans-bold": ("sans", "Bold"),
    "serif": ("serif", "Regular"),
    "serif-semi": ("serif", "Semibold"),
    "serif-bold": ("serif", "Bold"),
}
LEAST_PX = 14
_smaller: dict[tuple[str, float], Kit] = {}  # palette, scale -> the kit of what is drawn smaller


class Kit:
    """Fonts, colours and skins for one UI scale. Everything a widget draws with."""

    def __init__(self, scale: float = 1.0, share: float = 1.0) -> None:
        self.scale = scale
        self.share = share  # of the usual size, for what is drawn smaller
        self._cache: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    # -- sizes ---------------------------------------------------------------------------------
    def px(self, n: float) -> int:
        """Design pixels to physical pixels, at least 1 for anything above 0."""
        return max(1, round(n * self.scale)) if n > 0 else round(n * self.scale)

    def smaller(self, by: float) -> Kit:
        """The same for what is drawn at a share of the usual size, where there is too little room for it."""
        key = theme.palette(), self.scale * by
        if key not in _smaller:
            if len(_smaller) >= 4:
                _smaller.clear()
            _smaller[key] = Kit(key[1], by)
        return _smaller[key]

    def cached(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A surface made once and kept while it is used (about 400 skins)."""
        hit = self._cache.get(key)
        if hit is None:
            hit = self._cache[key] = make()
            while len(self._cache) > 400:
                self._cache.popitem(last=False)
        else:
            self._cache.move_to_end(key)
        return hit

    def forget(self) -> None:
        """Drop what was made for a screen that is left for good (tens of megabytes of panels and shadows)."""
        self._cache.clear()
        paper.forget()

    # -- text ----------------------------------------------------------------------------------
    def type_px(self, size: float) -> int:
        """A design type size as it is drawn: never under 14 physical pixels."""
        return max(LEAST_PX, round(size * self.scale))

    def font(self, face: str = "sans", size: float = 17) -> pygame.font.Font:
        """A face at a design size, rendered at final size."""
        return typo.font(*FACES[face], self.type_px(size))

    def width(self, text: str, size: float = 17, face: str = "sans") -> int:
        """Physical width of one line."""
        return typo.width(text, *FACES[face], max(LEAST_PX, round(size * self.scale)))

    def height(self, size: float = 17, face: str = "sans", lines: int = 1) -> int:
        """Physical height of so many lines."""
        return round(self.type_px(size) * 1.28) * lines

    def text(
        self,
        surface: pygame.Surface,
        text: str,
        pos: tuple[int, int],
        size: float = 17,
        face: str = "sans",
        colour: str = INK,
        anchor: str = "midleft",
        width: int | None = None,
    ) -> pygame.Rect:
        """One line, its x-height centred on pos (midleft, center, midright) or its top at pos (topleft ...).

        If it is wider than `width` it is set smaller, then cut with an ellipsis.
        """
        if width is not None:
            while size > 12 and round(size * self.scale) > LEAST_PX and self.width(text, size, face) > width:
                size -= 0.5
            text = typo.clipped(text, *FACES[face], self.type_px(size), width)
        px = self.type_px(size)
        image = typo.line(text, *FACES[face], px, colour)
        box = image.get_rect()
        setattr(box, anchor, pos)
        if anchor in ("midleft", "midright", "center"):
            box.y = round(pos[1] + px * 0.33) - typo.font(*FACES[face], px).get_ascent()
        surface.blit(image, box)
        return box

    def wrap(self, text: str, width: int, size: float = 17, face: str = "sans") -> int:
        """Physical height the text takes at that width."""
        return self.block(text, width, size, face).height

    def block(
        self,
        text: str,
        width: int,
        size: float = 17,
        face: str = "sans",
        colour: str = INK,
        align: str = "left",
    ) -> typo.TextBlock:
        """Rich text laid out to a physical width."""
        family, weight = FACES[face]
        return typo.layout(text, family, self.type_px(size), width, align, colour, round(self.type_px(size) * 1.28), weight)

    def paragraph(
        self,
        surface: pygame.Surface,
        text: str,
        rect: pygame.Rect,
        size: float = 17,
        face: str = "sans",
        colour: str = INK,
        align: str = "left",
    ) -> int:
        """Wrapped rich text from the top of rect; returns the height used."""
        block = self.block(text, rect.w, size, face, colour, align)
        block.draw(surface, rect.topleft)
        return block.height

    # -- skins ---------------------------------------------------------------------------------
    def shadow(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        blur: float = theme.SHADOW_BLUR,
        strength: float = theme.SHADOW_ON_TABLE,
        radius: float = theme.RADIUS_PANEL,
    ) -> None:
        """The one soft shadow, right and down, for an opaque box on it."""
        paper.shadow(surface, rect, self.scale, radius, blur, strength, hollow=True)

    def rounded(
        self,
        w: int,
        h: int,
        radius: float,
        fill: str,
        lower: str | None = None,
        line: str | None = INK,
        width: float = 2.0,
        inner: float = 0,
    ) -> pygame.Surface:
        """A rounded box of w x h physical pixels, see `paper.box`."""
        return paper.box((w, h), self.scale, fill, lower, radius, line, width, inner)

    def panel(self, surface: pygame.Surface, rect: pygame.Rect, edge: str | None = None, shadow: bool = True) -> None:
        """A sheet of paper with a double line; `edge` = the player's colour down the left side."""
        if shadow:
            self.shadow(surface, rect)
        paper.wide_box(surface, rect, self.scale, theme.SHEET_LIGHT, "#EEE1C4", inner=4, edge=edge)

    def inset(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        fill: str = theme.INSET,
        line: str = theme.SHEET_EDGE,
    ) -> None:
        """A sunk box on paper: fields, rows, figures."""
        surface.blit(self.rounded(rect.w, rect.h, 7, fill, None, line, 1.4), rect)

    def button(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        style: str = "paper",
        *,
        hover: bool = False,
        pressed: bool = False,
        enabled: bool = True,
        chosen: bool = False,
    ) -> pygame.Rect:
        """A button's body; returns the rect for its content (it sinks by 2 px while pressed).

        Styles: paper, brass (the main one), dark (on the table), quiet (no box until pointed at), danger.
        """
        box = pygame.Rect(rect)
        hover = hover and enabled
        if style == "quiet" and not (hover or pressed or chosen):
            return box
        low = self.px(3)
        if style in ("brass", "paper", "danger") and enabled:
            if pressed:
                box.y += low - 1
            else:
                paper.wide_box(surface, box.move(0, low), self.scale, INK, None, theme.RADIUS_BUTTON, None)
        if style == "danger" and enabled:
            fill = ("#FBE6DE", "#F3D3C7") if hover else ("#F6D9CE", theme.WARNING_BOX)
            surface.blit(self.rounded(box.w, box.h, theme.RADIUS_BUTTON, *fill), box)
            return box
        state = {"brass": "gold", "dark": "table"}.get("brass" if chosen else style, "normal")
        if not enabled:
            state = "table-off" if state == "table" else "off"
        elif pressed and state != "gold":
            state = "table-pressed" if state == "table" else "pressed"
        elif hover:
            state = "hover" if state == "normal" else state + "-hover"
        paper.button(surface, box, state, self.scale)
        return box

    def ring(self, surface: pygame.Surface, rect: pygame.Rect, radius: float = theme.RADIUS_BUTTON) -> None:
        """The two-coloured focus ring, outside the thing."""
        paper.focus_ring(surface, rect, self.scale, radius)

    def veil(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Darken what lies below an overlay."""
        surface.fill((92, 104, 108), rect, special_flags=pygame.BLEND_RGB_MULT)

    def key_cap(
        self,
        surface: pygame.Surface,
        text: str,
        midleft: tuple[int, int],
        colour: str = INK,
        size: float = 15,
    ) -> pygame.Rect:
        """A key as printed on buttons: a small outlined box."""
        box = pygame.Rect(0, 0, self.cap_width(text, size), self.height(size) + self.px(3))
        box.midleft = midleft
        paper.keycap(surface, box, self.scale, colour)
        self.text(surface, text, box.center, size, "sans-semi", colour, "center")
        return box

    def cap_width(self, text: str, size: float = 15) -> int:
        """Width `key_cap` will take."""
        return self.width(text, size, "sans-semi") + self.px(13)

    # -- pictures ------------------------------------------------------------------------------
    def icon(
        self,
        surface: pygame.Surface,
        name: str,
        center: tuple[int, int],
        size: float = 24,
        colour: str = INK,
        dim: bool = False,
    ) -> None:
        """An icon by id, centred."""
        made = icons.icon(name, self.px(size), dim, colour)
        surface.blit(made, made.get_rect(center=center))

    def disc(self, surface: pygame.Surface, colour: str, center: tuple[int, int], size: float = 40) -> None:
        """A player's disc: colour and glyph, with paper halo."""
        made = discs.disc(colour, self.px(size))
        surface.blit(made, made.get_rect(center=center))
