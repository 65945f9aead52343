"""The pen that rows are drawn with: text, headings, marks of what may be chosen, at one scale and in one player's colour."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from scenes.draw import discs, icons, svg, theme
from scenes.draw import text as typo
from scenes.draw.theme import INK, INK_SECOND
from scenes.widgets.paint import FACES, Kit

RULE = "#A89A78"
LOW = 50.0  # design px: round what is lower, frames are thinner


class Pen:
    """What rows are drawn with: the kit, the colour id of the player it is about, and what the table says of the row."""

    __slots__ = ("kit", "px", "tint", "mark")

    def __init__(self, kit: Kit, tint: str = "", mark: str = "") -> None:
        """`mark`: legal = may be chosen; taken = is taken up, its target is asked for."""
        self.kit, self.tint, self.mark = kit, tint, mark
        self.px = kit.px  # design px to physical

    def rich(
        self,
        canvas: pygame.Surface,
        text: str,
        rect: pygame.Rect,
        size: float = 17,
        face: str = "sans",
        colour: str = INK,
        align: str = "left",
        least: float = 14,
    ) -> int:
        """One line of rich text, vertically centred in rect, set smaller until it fits; returns its width."""
        block = fit_line(self.kit, text, rect.w, size, face, colour, least)
        x = rect.x if align == "left" else (rect.right - block.used if align == "right" else rect.centerx - block.used // 2)
        self.put(canvas, block, (x, rect.centery - block.height // 2))
        return block.used

    def fitting(self, texts: Iterable[str], room: int, size: float, face: str = "sans", least: float = 14) -> str:
        """The first of several wordings that fits into one line of `room` without being cut, else the last."""
        text = ""
        for text in texts:
            if fit_line(self.kit, text, 100_000, least, face).used < room:  # in one run it may be a pixel wider
                break
        return text

    def put(self, canvas: pygame.Surface, block: typo.TextBlock, at: tuple[int, int]) -> None:
        """Draw a block; pictures of a player's disc in the player's own colour."""
        block.draw(canvas, at)
        if self.tint:
            for item in block.icons:
                if icons.stands_for_player(item.id):
                    box = item.rect.move(at)
                    disc = discs.disc(self.tint, box.w)
                    canvas.blit(disc, disc.get_rect(center=box.center))

    def sign(self, canvas: pygame.Surface, name: str, at: tuple[int, int], side: float) -> None:
        """A picture in the middle of a point, `side` in design px; that of a player's disc in the player's own colour."""
        if self.tint and icons.stands_for_player(name):
            made = discs.disc(self.tint, self.px(side))
            canvas.blit(made, made.get_rect(center=at))
        else:
            self.kit.icon(canvas, name, at, side)

    def heading(self, canvas: pygame.Surface, rect: pygame.Rect, text: str, remark: str = "", size: float = 19) -> None:
        """A section heading with its rule and a quieter remark at the right."""
        k = self.kit
        room = rect.w
        if remark and k.width(text, 15, "serif-semi") + k.width(remark, 16) + k.px(10) > rect.w:
            remark = ""  # the heading goes before its remark
        while size > 14 and k.width(text, size, "serif-semi") > rect.w - (k.width(remark, 16) + k.px(10) if remark else 0):
            size -= 0.5
        if remark:
            wide = min(k.width(remark, 16), rect.w - k.width(text, size, "serif-semi") - k.px(10))
            k.text(canvas, remark, (rect.right, rect.y + k.px(13)), 16, "sans", INK_SECOND, "midright", wide + 2)
            room -= wide + k.px(10)
        k.text(canvas, text, (rect.x, rect.y + k.px(12)), size, "serif-semi", INK, "midleft", room)
        self.rule(canvas, rect.x, rect.y + k.px(25), rect.w)

    def rule(self, canvas: pygame.Surface, x: int, y: int, width: int, colour: str = RULE) -> None:
        """A thin line across."""
        pygame.draw.rect(canvas, theme.shown(colour), (x, y, width, max(1, self.px(1))))

    def mark_legal(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """The gold frame inside a row that may be chosen, with the tick on its corner."""
        inner = rect.inflate(-self.px(5), -self.px(5))
        pygame.draw.rect(canvas, theme.shown(theme.LEGAL), inner, self.px(3), border_radius=self.px(6))
        self.tick(canvas, (rect.x + self.px(3), rect.y + self.px(3)))

    def frame(self, canvas: pygame.Surface, rect: pygame.Rect, pointed: bool = False, ticked: bool = True) -> None:
        """The gold frame round a card or token that may be chosen, with its tick; thinner round a low one."""
        thin = min(1.0, rect.h / self.px(LOW))
        pad = max(2, self.px(4 * thin))

        def make() -> pygame.Surface:
            inner, radius = pygame.Rect(pad, pad, *rect.size), self.px(13)
            box, line = inner.inflate(2 * pad, 2 * pad), inner.inflate(2 * pad - self.px(3 * thin), 2 * pad - self.px(3 * thin))
            made = pygame.Surface(box.size, pygame.SRCALPHA, 32)
            colour = theme.shown(theme.POINTED if pointed else theme.LEGAL)
            pygame.draw.rect(made, theme.shown(INK), box, max(3, self.px(6 * thin)), border_radius=radius)
            pygame.draw.rect(made, colour, line, pad, border_radius=radius)
            return made

        canvas.blit(self.kit.cached(("frame", rect.size, pointed), make), (rect.x - pad, rect.y - pad))
        if ticked:
            by = self.px(2)
            self.tick(canvas, (rect.x + by, rect.y + by), thin)

    def tick(self, canvas: pygame.Surface, at: tuple[int, int], share: float = 1.0, anchor: str = "center") -> None:
        """The badge of everything that may be chosen; `share` of its usual size; `anchor`: the spot of it that lies `at`."""
        side = max(15, self.px(21 * share))

        def make() -> pygame.Surface:
            body = svg.circle(12, 12, 9.5, theme.LEGAL, INK, 2) + svg.path("M7.5 12l3.2 3.4 6-7", "none", INK, 2.6)
            return svg.load(svg.document(body, (0, 0, 24, 24), (side, side)), (side, side))

        made = self.kit.cached(("tick", side), make)
        box = made.get_rect()
        setattr(box, anchor, at)
        canvas.blit(made, box)


_lines: dict[tuple[str, int, float, str, str, float, float], typo.TextBlock] = {}


def fit_line(
    kit: Kit, text: str, room: int, size: float, face: str = "sans", colour: str = INK, least: float = 14
) -> typo.TextBlock:
    """Rich text in one line: smaller until it fits, then cut with an ellipsis. Cached: panels say the same often."""
    key = (text, room, size, face, colour, least, kit.scale)
    found = _lines.get(key)
    if found is None:
        if len(_lines) > 3000:
            _lines.clear()
        found = _lines[key] = _fit_line(kit, text, room, size, face, colour, least)
    return found


def _fit_line(kit: Kit, text: str, room: int, size: float, face: str, colour: str, least: float) -> typo.TextBlock:
    family, weight = FACES[face]
    while True:
        px = kit.type_px(size)
        block = typo.layout(text, family, px, 100_000, "left", colour, round(px * 1.28), weight)
        if block.used <= room or size <= least:
            break
        size -= 0.5
    if block.used > room:
        block = typo.layout(text, family, px, room, "left", colour, round(px * 1.28), weight, max_lines=1)
    return block
