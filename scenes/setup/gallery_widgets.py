"""What a gallery is made of: a picture with its name, the panel of one, a card."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, NamedTuple, Unpack

import pygame

from scenes.draw import svg, theme
from scenes.draw.face_cache import FACES
from scenes.draw.text import TextBlock
from scenes.table import painted as p
from scenes.table.pen import Pen
from scenes.table.row_boxes import PADS, beneath
from scenes.widgets.base import Common, UiItem, Widget

if TYPE_CHECKING:
    from scenes.draw.card import CardSpec, Picture
    from scenes.table.rows import Row
    from scenes.widgets.paint import Kit

THORNS, COLUMNS = 4, 3
SHARES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75)  # of the usual size, where a panel has too little room
HARD = 3  # thorns from which on the box of a rating warns; of what is easy there is nothing to warn
ALARM, CALM = ("#F8E3D3", "#F0CDB9", "#8E3B25"), ("#FBF5E6", "#F1E4C6", "#8A7B5C")
TINY = 13.0  # design px: the smallest letters of a name


class Rating(NamedTuple):
    """How hard it is to win with, in words, how that was measured, and 1 to 4 thorns."""

    title: str
    said: str
    level: int


def thorns(kit: Kit, surface: pygame.Surface, right: int, middle: int, level: int, side: float) -> int:
    """Four of them, so many filled, ending at `right`; where they begin."""
    px = kit.px(side)

    def make(full: bool) -> pygame.Surface:
        points = [(50 + (46 if n % 2 else 25) * math.sin(n * math.pi / 8), 50 - (46 if n % 2 else 25) * math.cos(n * math.pi / 8))
                  for n in range(16)]  # fmt: skip
        body = svg.path(svg.line_d(points), "#A3402C" if full else "#F3E7CB", theme.INK if full else "#8A7B5C", 5)
        return svg.load(svg.document(body, (0, 0, 100, 100), (px, px)), (px, px))

    for n in range(THORNS):
        made = kit.cached(("thorn", px, n < level), lambda full=n < level: make(full))  # type: ignore[misc]
        surface.blit(made, made.get_rect(midright=(right - (THORNS - 1 - n) * round(px * 1.08), middle)))
    return right - round(THORNS * px * 1.08)


class ExhibitWidget(Widget):
    """A picture with its name; who has it, favourites and how hard it is are marks on it. `value` says the same in words."""

    role = "radio"

    def __init__(
        self, key: str, rect: pygame.Rect, name: str, picture: Picture, *, marks: tuple[str, ...] = (), level: int = 0,
        word: str = "", colour: str = "", star: bool = False, looked: bool = False, **rest: Unpack[Common],
    ) -> None:  # fmt: skip
        super().__init__(key, rect, name, **rest)
        self.picture, self.marks, self.level, self.word = picture, marks, level, word
        self.colour, self.star, self.looked = colour, star, looked

    def draw(self, surface: pygame.Surface) -> None:
        k, r = self.kit, self.rect
        k.shadow(surface, r, 12, 0.35, 8)
        fill = ("#FFF3CF", "#EBCF8A") if self.looked else ("#FBF5E6", "#F1E4C6") if self.hovered else ("#F8F0DE", "#EADCBB")
        surface.blit(k.rounded(r.w, r.h, 10, *fill, theme.INK, 2.6 if self.looked else 2), r)
        if self.looked:
            pygame.draw.rect(surface, theme.shown("#F4E3A6"), r.inflate(k.px(6), k.px(6)), k.px(3), k.px(12))
        (self._beside if r.w > 1.5 * r.h else self._below)(surface)
        if self.colour:
            k.disc(surface, self.colour, (r.right - k.px(8), r.y + k.px(10)), min(34, r.w / k.scale / 4))

    def _image(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        k = self.kit
        key = ("exhibit", self.key, place.size, theme.palette())
        surface.blit(k.cached(key, lambda: self.picture.surface(place.size, k.px(6), max(1, k.px(2)))), place)
        if self.star:
            side = k.px(min(30, place.w / k.scale / 4))
            at = pygame.Rect(place.x + k.px(4), place.y + k.px(4), side, side)
            surface.blit(k.rounded(side, side, side, "#FFF6DC", None, theme.INK, 1.6), at)
            k.icon(surface, "star", at.center, side / k.scale * 0.72)

    def _below(self, surface: pygame.Surface) -> None:
        """Name and marks below the picture."""
        k, r = self.kit, self.rect
        pad = k.px(10 if r.w > k.px(180) else 6)
        inner = r.inflate(-2 * pad, -2 * pad)
        foot = k.px(28) if self.marks or self.level else 0
        foot = foot if r.h >= k.px(200) else 0
        block = self._name(inner.w, 18.0 if r.h > k.px(200) else 15.5, 2 if r.h > k.px(200) else 3)
        words = max(block.height, 2 * k.height(18 if foot else 15.5, "serif-semi"))  # so that all pictures are of one size
        place = pygame.Rect(inner.x, inner.y, inner.w, inner.h - foot - words - k.px(6))
        self._image(surface, place)
        low = inner.bottom - foot
        block.draw(surface, (inner.x, place.bottom + max(k.px(3), (low - place.bottom - block.height) // 2)))
        if foot:
            self._foot(surface, pygame.Rect(inner.x, low, inner.w, foot))

    def _beside(self, surface: pygame.Surface) -> None:
        """Name and marks at the right of the picture."""
        k, r = self.kit, self.rect
        pad = k.px(6)
        side = min(r.h - 2 * pad, round(r.w * 0.46))
        self._image(surface, pygame.Rect(r.x + pad, r.y + pad, side, r.h - 2 * pad))
        room = pygame.Rect(r.x + side + 2 * pad + k.px(2), r.y + pad, r.w - side - 3 * pad - k.px(2), r.h - 2 * pad)
        foot = k.px(26) if (self.marks or self.level) and room.h >= k.px(84) else 0
        block = self._name(room.w, 16.5, 4)
        block.draw(surface, (room.x, room.y + max(0, (room.h - foot - block.height) // 2)))
        if foot:
            self._foot(surface, pygame.Rect(room.x, room.bottom - foot, room.w, foot))

    def _name(self, room: int, size: float, lines: int) -> TextBlock:
        """The name as large as it has room in so many lines."""
        k, words = self.kit, self.name.split()
        while size > TINY:
            block = k.block(self.name, room, size, "serif-semi")
            if block.lines <= lines and max(k.width(word, size, "serif-semi") for word in words) <= room:
                return block
            size -= 0.5
        return k.block(self.name, room, TINY, "serif-semi")

    def _foot(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        k = self.kit
        thorn = 15.0 if room.w > k.px(130) else 11.0
        free = room.w / k.scale - (thorn * 1.08 * THORNS + 8 if self.level else 0)
        side = min(22.0, free / max(1, len(self.marks)) - 2)
        left = room.x
        for n, mark in enumerate(self.marks):
            k.icon(surface, mark, (room.x + k.px(side / 2) + n * k.px(side + 2), room.centery), side)
            left = room.x + (n + 1) * k.px(side + 2)
        if self.level:
            begin = thorns(k, surface, room.right, room.centery, self.level, thorn)
            if self.word and k.width(self.word, 15, "sans-semi") <= begin - left - k.px(12):
                k.text(surface, self.word, (begin - k.px(6), room.centery), 15, "sans-semi", theme.INK, "midright")


class CardWidget(Widget):
    """A card as it lies on the table; a click shows it large."""

    role = "card"

    def __init__(self, key: str, rect: pygame.Rect, name: str, card: CardSpec, **rest: Unpack[Common]) -> None:
        super().__init__(key, rect, name, **rest)
        self.card = card

    def draw(self, surface: pygame.Surface) -> None:
        self.kit.shadow(surface, self.rect, 8, 0.3, 5)
        surface.blit(FACES.face(self.card, self.rect.size), self.rect)


class PanelWidget(Widget):
    """The sheet of one exhibit: name, marks, how it plays, how hard it is, then columns of rows, set smaller until they fit."""

    role = "heading"

    def __init__(
        self, key: str, rect: pygame.Rect, name: str, rows: tuple[Row, ...], *, marks: tuple[str, ...] = (),
        line: str = "", taken: str = "", note: str = "", rating: Rating | None = None, edge: str = "", pad: float = 20,
        beside: float = 0, **rest: Unpack[Common],
    ) -> None:  # fmt: skip
        super().__init__(key, rect, name, **rest)
        self.rows, self.marks, self.line, self.note, self.rating = rows, marks, line, note, rating
        self.taken = taken  # who else has it
        self.edge, self.pad, self.beside = edge, pad, beside  # `beside`: kept free at the right of the head
        self.foot = 0.0  # design px kept free at the lower edge

    # -- room --------------------------------------------------------------------------------------
    def head(self) -> float:
        """Design px that name and line take."""
        k = self.kit
        room = self._room().w - (self._rating_width() + k.px(12) if self.rating else 0) - k.px(self.beside)
        said = self._said_below()
        return self.pad + 36 + (k.wrap(said, room, 16) / k.scale + 8 if said else 4)

    def _said_below(self) -> str:
        """Below its name: who else has it, how it plays."""
        taken = f"<b>{self.taken}.</b>" if self.taken else ""
        return " ".join(filter(None, (taken, self.line)))

    def _room(self) -> pygame.Rect:
        k, r = self.kit, self.rect
        pad = k.px(self.pad)
        return pygame.Rect(r.x + pad, r.y + pad, r.w - 2 * pad, r.h - 2 * pad)

    def _rating_width(self) -> int:
        if self.rating is None:
            return 0
        k = self.kit
        wide = max(k.width(self.rating.title, 17, "serif-semi") + k.px(100), k.width(self.rating.said, 15) + k.px(24))
        return min(wide, round(self.rect.w * 0.42))

    def _below(self) -> pygame.Rect:
        """Where the columns stand."""
        k, room = self.kit, self._room()
        top = self.rect.y + k.px(self.head())
        return pygame.Rect(room.x, top, room.w, self.rect.bottom - k.px(self.pad * 0.6) - k.px(self.foot) - top)

    def share(self) -> float:
        """The largest share of the usual size at which all columns fit; 0 where none does."""
        below = self._below()
        for share in SHARES:
            kit = self.kit if share == 1 else self.kit.smaller(share)
            if all(sum(high for _, high in column) <= below.h + kit.px(8) for column in self._columns(kit, below.w)):
                return share
        return 0.0

    @staticmethod
    def _wide(kit: Kit, room: int) -> int:
        return (room - kit.px(24) * (COLUMNS - 1)) // COLUMNS

    def _columns(self, kit: Kit, room: int) -> list[list[tuple[Row, int]]]:
        """The rows with their heights in columns, in order, so that the highest column is as low as can be."""
        pen, wide = Pen(kit), self._wide(kit, room)
        high = [(row, (kit.px(p.HEAD) if row.head else 0) + self._tall(pen, row, wide) + kit.px(8)) for row in self.rows]
        splits = combinations(range(1, len(high)), COLUMNS - 1) if len(high) >= COLUMNS else [tuple(range(1, len(high)))]
        ways = [[high[a:b] for a, b in pairwise((0, *split, len(high)))] for split in splits]
        return min(ways, key=lambda way: max(sum(one for _, one in column) for column in way))

    def _tall(self, pen: Pen, row: Row, wide: int) -> int:
        left, _, right, _ = PADS.get(row.box, (0, 0, 0, 0))
        own = row.paint.height(pen, wide - pen.px(left + right)) if row.paint is not None else 0
        return own + sum(self._tall(pen, cell, wide) + pen.px(row.gap) for cell in row.cells)

    # -- drawing -----------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface) -> None:
        k, r, room = self.kit, self.rect, self._room()
        k.panel(surface, r, self.edge or None)
        left, end = room.x, room.right - k.px(self.beside)
        if self.rating is not None:
            end -= self._rating(surface, end) + k.px(12)
        marks = len(self.marks) * k.px(28)
        if k.width(self.name, 16, "serif-bold") > end - left - marks - k.px(10):
            marks = 0  # a name tells more than they do
        size, room_left = 27.0, end - left - marks - k.px(10)
        note = k.width(self.note, 16) + k.px(16) if self.note else 0
        if self.rating is None and k.width(self.name, 21, "serif-bold") <= room_left - note:
            room_left -= note  # where nothing else says how hard it is, the name makes room for the word
        while size > 14 and k.width(self.name, size, "serif-bold") > room_left:
            size -= 0.5
        box = k.text(surface, self.name, (left, room.y + k.px(14)), size, "serif-bold", theme.INK, "midleft", end - left - marks)
        x = box.right + k.px(10)
        for mark in self.marks if marks else ():
            k.icon(surface, mark, (x + k.px(13), room.y + k.px(14)), 26)
            x += k.px(28)
        if self.note and k.width(self.note, 16) <= end - x - k.px(16):
            k.text(surface, self.note, (end, room.y + k.px(14)), 16, "sans", theme.INK_SECOND, "midright")
        if said := self._said_below():
            place = pygame.Rect(left, room.y + k.px(34), end - left, k.px(60))
            k.paragraph(surface, said, place, 16, "sans", theme.INK_SECOND)
        below = self._below()
        if self.rows and below.h > 0:
            key = ("gallery-panel", self.rows, below.size, theme.palette())
            surface.blit(k.cached(key, lambda: self._sheet(below)), below)

    def _rating(self, surface: pygame.Surface, right: int) -> int:
        assert self.rating is not None
        k, wide = self.kit, self._rating_width()
        box = pygame.Rect(right - wide, self.rect.y + k.px(self.pad - 6), wide, k.px(50))
        surface.blit(k.rounded(box.w, box.h, 8, *(ALARM if self.rating.level >= HARD else CALM), 2), box)
        begin = thorns(k, surface, box.right - k.px(10), box.y + k.px(17), self.rating.level, 16)
        k.text(surface, self.rating.title, (box.x + k.px(12), box.y + k.px(16)), 17, "serif-semi", theme.INK, "midleft",
               begin - box.x - k.px(18))  # fmt: skip
        k.text(surface, self.rating.said, (box.x + k.px(12), box.y + k.px(36)), 15, "sans", theme.INK, "midleft", wide - k.px(22))
        return wide

    def _sheet(self, below: pygame.Rect) -> pygame.Surface:
        """The columns, drawn once for as long as they say the same."""
        out = pygame.Surface(below.size, pygame.SRCALPHA, 32)
        share = self.share() or SHARES[-1]
        kit = self.kit if share == 1 else self.kit.smaller(share)
        pen, wide = Pen(kit), self._wide(kit, below.w)
        for n, column in enumerate(self._columns(kit, below.w)):
            x, y = n * (wide + kit.px(24)), 0
            for row, high in column:
                at = y
                if row.head:
                    pen.heading(out, pygame.Rect(x, at, wide, kit.px(p.HEAD)), row.name, row.remark)
                    at += kit.px(p.HEAD)
                self._draw(pen, out, row, pygame.Rect(x, at, wide, self._tall(pen, row, wide)))
                y += high
        return out

    def _draw(self, pen: Pen, out: pygame.Surface, row: Row, place: pygame.Rect) -> None:
        left, _, right, _ = PADS.get(row.box, (0, 0, 0, 0))
        at, wide = place.y, place.w - pen.px(left + right)
        if row.paint is not None:
            high = row.paint.height(pen, wide)
            box = pygame.Rect(place.x, at, place.w, high)
            beneath(pen, out, row, box)
            row.paint.draw(pen, out, pygame.Rect(place.x + pen.px(left), at, wide, high))
            at += high
        for cell in row.cells:
            high = self._tall(pen, cell, place.w)
            at += pen.px(row.gap)
            self._draw(pen, out, cell, pygame.Rect(place.x, at, place.w, high))
            at += high

    # -- words -------------------------------------------------------------------------------------
    def items(self) -> list[UiItem]:
        out = [UiItem("heading", self.name, self.note, "", self.rect, self.zone)]
        out += [UiItem("text", said, zone=self.zone) for said in (self.taken, self.line) if said]
        out += [UiItem("text", self.rating.title, self.rating.said, zone=self.zone)] if self.rating else []
        for row in self.rows:
            out += self._said(row)
        return out

    def _said(self, row: Row) -> list[UiItem]:
        role = "heading" if row.head else "row"
        own = [] if row.role == "silent" else [UiItem(role, row.name, row.value, row.hint, zone=self.zone)]
        return [*own, *(item for cell in row.cells for item in self._said(cell))]
