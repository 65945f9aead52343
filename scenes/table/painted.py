"""Pictures that rows carry (`rows.Painted`).

Each is a frozen value; two equal ones draw the same. `Stack`, `Beside` and `Folded` put others together, so that a game
writes a picture of its own only where there is something to paint.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.draw import discs, svg, theme
from scenes.draw import text as typo
from scenes.draw.cardparts import even
from scenes.draw.theme import INK
from scenes.table.paint import Paint as Paint
from scenes.table.paint import Sized as Sized
from scenes.table.pen import RULE, Pen
from scenes.table.rows import Painted
from scenes.widgets.paint import FACES, Kit

PALE = "#6B624F"
HEAD = 30.0  # design px that a heading takes


# ------------------------------------------------------------------------------------------------ words


@dataclass(frozen=True)
class Nothing(Paint):
    """Told, but not drawn; or air."""

    high: float = 0

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high) if self.high else 0


@dataclass(frozen=True)
class Heading(Paint):
    """A section heading with its rule, and a remark at the right; it may have shorter wordings."""

    text: tuple[str, ...] | str
    remark: str = ""
    size: float = 19
    HIGH = HEAD

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        text = self.text if isinstance(self.text, str) else pen.fitting(self.text, rect.w, 14, "serif-semi")
        pen.heading(canvas, rect, text, self.remark, self.size)


@dataclass(frozen=True)
class Line(Paint):
    """One line: a picture, words at its left, others at its right; each may have shorter wordings."""

    text: tuple[str, ...] | str = ""
    right: tuple[str, ...] | str = ""
    icon: str = ""
    size: float = 17
    face: str = "sans"
    right_face: str = "sans"
    colour: str = INK
    right_colour: str = INK
    align: str = "left"
    high: float = 24
    split: float = 0  # share of the width that the words at the left have at most; 0: as much as they need

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        room = pygame.Rect(rect)
        if self.icon:
            side = min(self.size + 5, self.high)
            pen.kit.icon(canvas, self.icon, (room.x + pen.px(side / 2), room.centery), side)
            room.x, room.w = room.x + pen.px(side + 5), room.w - pen.px(side + 5)
        if self.split:
            left = pygame.Rect(room.x, room.y, round(room.w * self.split), room.h)
            end = self._put(pen, canvas, self.text, left, self.face, self.colour, self.align)
            room.x, room.w = room.x + end + pen.px(8), room.w - end - pen.px(8)
            self._put(pen, canvas, self.right, room, self.right_face, self.right_colour, "right")
            return
        if self.right:
            room.w -= self._put(pen, canvas, self.right, room, self.right_face, self.right_colour, "right") + pen.px(8)
        self._put(pen, canvas, self.text, room, self.face, self.colour, self.align)

    def _put(
        self, pen: Pen, canvas: pygame.Surface, text: tuple[str, ...] | str, room: pygame.Rect, face: str, colour: str, align: str
    ) -> int:
        said = text if isinstance(text, str) else pen.fitting(text, room.w, self.size, face)
        return pen.rich(canvas, said, room, self.size, face, colour, align) if said else 0


@dataclass(frozen=True)
class Paragraph(Paint):
    """Rich text in lines, at the top of its room or in the middle; `tight`: a smaller size where it would be higher than that;
    `least`: its height at least, where it can be pointed at."""

    text: str
    size: float = 17
    face: str = "sans"
    colour: str = INK
    align: typo.Align = "left"
    even: bool = False  # lines of nearly equal length
    middle: bool = False
    tight: tuple[float, float] = (0, 0)  # (design px, size)
    least: float = 0

    def block(self, pen: Pen, width: int) -> typo.TextBlock:
        """The text in that width."""
        if self.even:
            px = pen.kit.type_px(self.size)
            return even(self.text, px, width, self.align, round(px * 1.28), *FACES[self.face])
        block = pen.kit.block(self.text, width, self.size, self.face, self.colour, self.align)
        if self.tight[0] and block.height > pen.px(self.tight[0]):
            block = pen.kit.block(self.text, width, self.tight[1], self.face, self.colour, self.align)
        return block

    def height(self, pen: Pen, width: int) -> int:
        return max(self.block(pen, width).height, pen.px(self.least))

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        block = self.block(pen, rect.w)
        pen.put(canvas, block, (rect.x, rect.y + (max(0, rect.h - block.height) // 2 if self.middle else 0)))


# ------------------------------------------------------------------------------------------------ figures


@dataclass(frozen=True)
class Figure(Paint):
    """A large figure in a box of its own: its name above, what it is of below (several wordings)."""

    name: str
    value: str
    icon: str = ""
    foot: tuple[str, ...] = ()
    disc: str = ""  # a player's colour id, instead of an icon
    HIGH = 84.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px, room = pen.kit, pen.px, rect.w - pen.px(8)
        k.inset(canvas, rect, line=INK)
        k.text(canvas, self.name, (rect.centerx, rect.y + px(13)), 15, "sans", theme.INK_KEYCAP, "center", room)
        foot = pen.fitting(self.foot, room, 15)
        k.text(canvas, foot, (rect.centerx, rect.bottom - px(13)), 15, "sans", theme.INK_KEYCAP, "center", room)
        wide = k.width(self.value, 32, "serif-bold")
        lead = px(36) if self.icon or self.disc else 0
        x = rect.centerx - (wide + lead) // 2
        if self.disc:
            made = discs.disc(self.disc, px(28))
            canvas.blit(made, made.get_rect(center=(x + px(15), rect.centery)))
        elif self.icon:
            k.icon(canvas, self.icon, (x + px(15), rect.centery), 30)
        k.text(canvas, self.value, (x + lead, rect.centery), 32, "serif-bold", INK, "midleft")

    def folded(self) -> Painted | None:
        return Pair(self.icon, self.value, self.foot[-1] if self.foot else "", self.disc)


@dataclass(frozen=True)
class Pair(Paint):
    """Picture and figure in the middle of a rail, with a few words below."""

    icon: str
    value: str
    foot: str = ""
    disc: str = ""
    size: float = 22

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(52 if self.foot else 34)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px, cx = pen.kit, pen.px, rect.centerx
        y, left = rect.y + px(17), cx - px(13)
        at = cx + px(15) if self.icon or self.disc else cx
        over = at + k.width(self.value, self.size, "serif-bold") // 2 - rect.right
        if over > 0 and at != cx:  # two figures: both move to the left
            at, left = at - over, max(rect.x + px(12), left - over)
        if self.disc:
            made = discs.disc(self.disc, px(22))
            canvas.blit(made, made.get_rect(center=(left, y)))
        elif self.icon:
            k.icon(canvas, self.icon, (left, y), 25)
        k.text(canvas, self.value, (at, y), self.size, "serif-bold", INK, "center", 2 * (rect.right - at) + 2)
        if self.foot:
            k.text(canvas, self.foot, (cx, y + px(21)), 14, "sans", theme.INK_KEYCAP, "center", rect.w)


@dataclass(frozen=True)
class Amount(Paint):
    """A large figure with words after it."""

    value: str
    text: tuple[str, ...] | str = ""
    size: float = 34
    high: float = 44

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        end = pen.kit.text(canvas, self.value, (rect.x, rect.centery), self.size, "serif-bold", INK, "midleft").right + pen.px(7)
        Line(self.text).draw(pen, canvas, pygame.Rect(end, rect.y + pen.px(3), rect.right - end, rect.h))


@dataclass(frozen=True)
class Meter(Paint):
    """A row of markers, the first `lit` in full, the others as empty rings."""

    icon: str
    lit: int
    total: int
    high: float = 27

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k = pen.kit
        step = rect.w / max(1, self.total)
        side = min(rect.h / k.scale, step / k.scale * 0.98)
        for n in range(self.total):
            at = (round(rect.x + step * (n + 0.5)), rect.centery)
            if n < self.lit:
                k.icon(canvas, self.icon, at, side)
            else:
                ring = k.cached(("ring", round(side)), lambda: _ring(k, side))
                canvas.blit(ring, ring.get_rect(center=at))


def _ring(k: Kit, side: float) -> pygame.Surface:
    px = k.px(side)
    return svg.load(svg.document(svg.circle(24, 24, 17, "none", "#8B7E8B", 3), (0, 0, 48, 48), (px, px)), (px, px))


@dataclass(frozen=True)
class Icons(Paint):
    """Pictures with a figure each, spread over the width: `below` has it under the picture (and pale at 0), else beside it.
    On a rail they stand one below the other."""

    items: tuple[tuple[str, str], ...]
    side: float = 25
    size: float = 17
    below: bool = False
    most: float = 26  # air between two at most
    step: float = 0  # from one to the next, instead
    high: float = 26

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        if self.below:
            step = rect.w / max(1, len(self.items))
            for n, (icon, said) in enumerate(self.items):
                x, pale = round(rect.x + step * (n + 0.5)), said in ("", "0")
                k.icon(canvas, icon, (x, rect.y + px(self.side / 2 + 1)), self.side, dim=pale)
                y = rect.y + px(self.side + 13)
                k.text(canvas, said, (x, y), self.size, "sans-bold", PALE if pale else INK, "center")
            return
        side, size = self.side, self.size
        near = 1 if self.step else 4  # a figure is nearer to its own picture than to the next
        room = rect.w - (px(2) * (len(self.items) - 1) if self.step else 0)
        while (wide := sum(px(side + near) + k.width(said, size, "sans-bold") for _, said in self.items)) > room and side > 12:
            side, size = side - 1, size - 0.5
        gap = min(max(px(2), (rect.w - wide) // max(1, len(self.items) - 1)), px(self.most))
        x, last = rect.x, px(side + near) + k.width(self.items[-1][1], size, "sans-bold") if self.items else 0
        step = px(self.step) if px(self.step) * (len(self.items) - 1) + last <= rect.w else 0  # else as close as need be
        for icon, said in self.items:
            k.icon(canvas, icon, (x + px(side / 2 - bool(self.step)), rect.centery), side)
            end = k.text(canvas, said, (x + px(side + near), rect.centery), size, "sans-bold", INK, "midleft").right
            x = x + step if step else end + gap

    def folded(self) -> Painted | None:
        return Column(self.items)


@dataclass(frozen=True)
class Column(Paint):
    """Pictures with a figure each, one below the other on a rail."""

    items: tuple[tuple[str, str], ...]

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(32) * len(self.items)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, y, step = pen.kit, rect.y + pen.px(16), pen.px(32)
        left, right = rect.centerx - pen.px(13), rect.centerx + pen.px(15)
        for icon, said in self.items:
            pale = said in ("", "0")
            k.icon(canvas, icon, (left, y), 25, dim=pale)
            k.text(canvas, said, (right, y), 18, "sans-bold", PALE if pale else INK, "center")
            y += step


@dataclass(frozen=True)
class Disc(Paint):
    """A player's disc."""

    colour: str
    size: float = 40
    middle: bool = True

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.size + 4)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        x = rect.centerx if self.middle else rect.x + pen.px(self.size / 2)
        pen.kit.disc(canvas, self.colour, (x, rect.centery), self.size)

    def folded(self) -> Painted | None:
        return Disc(self.colour, 44)


@dataclass(frozen=True)
class Rule(Paint):
    """A thin line."""

    colour: str = RULE
    high: float = 9

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        pen.rule(canvas, rect.x, rect.centery, rect.w, self.colour)


@dataclass(frozen=True)
class Label(Paint):
    """A line on a button: its picture, its words and the key that presses it, in the middle; words only where they fit."""

    text: str
    icon: str = ""
    cap: str = ""
    HIGH = 38.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        box = k.button(canvas, rect, "paper")
        wide = k.width(self.text, 16, "sans-semi")
        lead = px(24) if self.icon else 0
        left = box.centerx - (wide + lead + (px(6) + k.cap_width(self.cap, 13) if self.cap else 0)) // 2
        if self.icon:
            k.icon(canvas, self.icon, (left + px(9), box.centery), 20)
        end = k.text(canvas, self.text, (left + lead, box.centery), 16, "sans-semi", INK, "midleft").right
        if self.cap:
            k.key_cap(canvas, self.cap, (end + px(9), box.centery), INK, 14)


@dataclass(frozen=True)
class Sprites(Paint):
    """Small pictures of a game side by side, each in the middle of its place, with words before them. On a rail the first
    with a figure, or all below each other."""

    what: tuple[Sized, ...]
    side: float = 36
    step: float = 44  # 0: spread over the width
    text: str = ""
    lead: float = 0  # room for the words
    size: float = 17
    high: float = 42
    count: str = ""  # the figure on a rail

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        px = pen.px
        if self.text:
            pen.kit.text(canvas, self.text, (rect.x, rect.centery), self.size, "sans", INK, "midleft", px(self.lead) or rect.w)
        left = rect.x + px(self.lead)
        step = px(self.step) if self.step else (rect.right - left) / max(1, len(self.what))
        for n, sprite in enumerate(self.what):
            x = left + px(self.side / 2) + n * step if self.step else left + (n + 0.5) * step
            _middle(canvas, sprite.surface(pen, px(self.side)), (round(x), rect.centery))

    def folded(self) -> Painted | None:
        return Counted(self.what[0], self.count) if self.count else Pile(self.what)


def _middle(canvas: pygame.Surface, made: pygame.Surface, at: tuple[int, int]) -> None:
    canvas.blit(made, made.get_rect(center=at))


@dataclass(frozen=True)
class Counted(Paint):
    """A small picture with its figure, in the middle of a rail."""

    what: Sized
    count: str
    HIGH = 34.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        _middle(canvas, self.what.surface(pen, pen.px(30)), (rect.centerx - pen.px(14), rect.centery))
        pen.kit.text(canvas, self.count, (rect.centerx + pen.px(16), rect.centery), 20, "serif-bold", INK, "center")


@dataclass(frozen=True)
class Pile(Paint):
    """Small pictures below each other on a rail."""

    what: tuple[Sized, ...]

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(41) * len(self.what)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        for n, sprite in enumerate(self.what):
            _middle(canvas, sprite.surface(pen, pen.px(36)), (rect.centerx, rect.y + pen.px(20) + n * pen.px(41)))


# ------------------------------------------------------------------------------------------------ put together


@dataclass(frozen=True)
class Stack(Paint):
    """Several pictures below each other; what is left over lies below the last, or is given to `grows`."""

    parts: tuple[Painted, ...]
    gap: float = 0
    grows: int = -1  # the number of the one that takes the rest

    def height(self, pen: Pen, width: int) -> int:
        return sum(part.height(pen, width) for part in self.parts) + pen.px(self.gap) * max(0, len(self.parts) - 1)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        y, spare = rect.y, max(0, rect.h - self.height(pen, rect.w))
        for n, part in enumerate(self.parts):
            high = part.height(pen, rect.w) + (spare if n == self.grows else 0)
            if y + high > rect.bottom + pen.px(2) and n:
                return  # where there is less room than it needs, the last go first
            part.draw(pen, canvas, pygame.Rect(rect.x, y, rect.w, high))
            y += high + pen.px(self.gap)

    def folded(self) -> Painted | None:
        found = [folded for part in self.parts if (folded := part.folded()) is not None]
        return Stack(tuple(found)) if found else None


@dataclass(frozen=True)
class Beside(Paint):
    """Several pictures side by side, with their widths in design px; 0 shares what is left."""

    parts: tuple[tuple[float, Painted], ...]
    gap: float = 8

    def _rooms(self, pen: Pen, width: int) -> list[int]:
        free = width - sum(pen.px(wide) for wide, _ in self.parts) - pen.px(self.gap) * (len(self.parts) - 1)
        open_ones = sum(not wide for wide, _ in self.parts)
        return [pen.px(wide) if wide else free // max(1, open_ones) for wide, _ in self.parts]

    def height(self, pen: Pen, width: int) -> int:
        rooms = self._rooms(pen, width)
        return max(part.height(pen, room) for (_, part), room in zip(self.parts, rooms, strict=True))

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        x = rect.x
        for (_, part), room in zip(self.parts, self._rooms(pen, rect.w), strict=True):
            part.draw(pen, canvas, pygame.Rect(x, rect.y, room, rect.h))
            x += room + pen.px(self.gap)

    def folded(self) -> Painted | None:
        return next((folded for _, part in self.parts if (folded := part.folded()) is not None), None)


@dataclass(frozen=True)
class Folded(Paint):
    """One picture on a whole panel, another on its rail."""

    whole: Painted
    rail: Painted | None = None

    def height(self, pen: Pen, width: int) -> int:
        return self.whole.height(pen, width)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        self.whole.draw(pen, canvas, rect)

    def folded(self) -> Painted | None:
        return self.rail
