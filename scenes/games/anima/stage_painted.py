"""The stage below the areas as pictures: both sides of a battle, or the groups in the order of play."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.draw import theme
from scenes.draw.text import TextBlock
from scenes.draw.theme import BONE, INK
from scenes.games.anima.art import inks
from scenes.games.anima.art.pictures import Banner, CreaturePicture, Die
from scenes.games.anima.painted import BAD, GOOD, OWN, Member, figures
from scenes.table.painted import Paint
from scenes.table.pen import Pen

SHARES = (0.42, 0.36, 0.58, 0.64)  # of the room that the first of two plates has where halves are not enough
FLAT = 200.0  # design px: a stage lower than this has both sides in one row


def shared(widths: list[int], room: int, least: int) -> list[int]:
    """These widths, the longest cut to the same so that all fit into a room."""
    over = sum(widths) - room
    if over <= 0:
        return widths
    most = next((n for n in range(max(widths), 0, -1) if sum(min(n, wide) for wide in widths) <= room), least)
    return [min(most, wide) for wide in widths]


@dataclass(frozen=True)
class Fighters:
    """One side of a battle: whose, who fights or what, what its strength is made of, die and total."""

    name: str
    colour: str
    members: tuple[Member, ...]
    enemy: CreaturePicture | None
    sums: tuple[tuple[str, str, str], ...]  # figure, word, tone: "", good, bad, own
    die: int
    total: str


def _halves(words: str) -> tuple[str, str]:
    """Words in two lines, as equal as can be."""
    parts = words.split(" ")
    ways = [(" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts) + 1)]
    return min(ways, key=lambda way: max(map(len, way)))


@dataclass(frozen=True)
class Duel(Paint):
    """A battle as two sides: what their strengths are made of, dice, totals, and what follows."""

    title: str
    line: str
    sides: tuple[Fighters, Fighters]
    plates: tuple[tuple[str, str], ...]  # words below: text, chance or ""
    high: float = 330.0

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        px, low = pen.px, self.high < 280
        head = self._head(pen, canvas, rect)
        if self.high < FLAT:
            self._flat(pen, canvas, pygame.Rect(rect.x, head.bottom + px(4), rect.w, rect.bottom - head.bottom - px(4)))
            return
        foot = px(64 if not low else 48) if self.plates else 0
        chips = px(50)
        mid = pygame.Rect(rect.x, head.bottom + px(6), rect.w, rect.h - head.h - foot - chips - px(20))
        middle = px(250 if not low else 210)
        half = (rect.w - middle) // 2
        left = pygame.Rect(rect.x, mid.y, half, mid.h)
        right = pygame.Rect(rect.right - half, mid.y, half, mid.h)
        for place, side, mirrored in ((left, self.sides[0], False), (right, self.sides[1], True)):
            self._group(pen, canvas, place, side, mirrored)
            row = pygame.Rect(place.x, mid.bottom + px(4), place.w, chips - px(4))
            self._chips(pen, canvas, row, side.sums, mirrored)
        self._dice(pen, canvas, pygame.Rect(left.right, mid.y, middle, mid.h + chips))
        self._plates(pen, canvas, pygame.Rect(rect.x, rect.bottom - foot, rect.w, foot))

    def _head(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
        """Where, and who fights whom, on two lines; on the lowest stage one line says who, so that the sides have room."""
        k, px = pen.kit, pen.px
        lines = [(self.title, 18.0, "serif-semi", 14), (self.line, 15.0, "sans", 33)]
        if self.high < FLAT:
            lines = [(self.line, 16.0, "sans-bold", 15)]
        said = max(k.width(text, size, face) for text, size, face, _ in lines)
        head = pygame.Rect(0, rect.y, min(rect.w - px(40), max(px(340), said + px(16))), px(30 if len(lines) == 1 else 44))
        head.centerx = rect.centerx
        canvas.blit(k.rounded(head.w, head.h, 7, theme.CARD_LIGHT, theme.CARD_DARK, INK, 2), head)
        for text, size, face, down in lines:
            k.text(canvas, text, (head.centerx, head.y + px(down)), size, face, INK, "center", head.w - px(12))
        return head

    def _flat(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """Large letters in a small window: all of a side stands in one row, its people where its figures leave room."""
        px = pen.px
        foot = px(42) if self.plates else 0
        row = pygame.Rect(rect.x, rect.y, rect.w, min(rect.h - foot - px(4), px(60)))
        middle = px(250)
        half = (rect.w - middle) // 2
        for place, side, mirrored in ((row.x, self.sides[0], False), (row.right - half, self.sides[1], True)):
            box = pygame.Rect(place, row.y, half, row.h)
            wide = sum(self._widths(pen, side.sums, half)) + px(6) * len(side.sums)
            chips = pygame.Rect(box.x if mirrored else box.right - wide, box.y + (row.h - px(46)) // 2, wide, px(46))
            people = half - wide - px(6)
            if people >= px(52) * max(1, len(side.members)):
                left = chips.right + px(6) if mirrored else box.x
                self._group(pen, canvas, pygame.Rect(left, box.y, people, row.h), side, mirrored)
            else:
                chips.x = box.right - wide if mirrored else box.x
            self._chips(pen, canvas, chips, side.sums, mirrored)
        self._scores(pen, canvas, pygame.Rect(row.x + half, row.y, middle, row.h))
        self._plates(pen, canvas, pygame.Rect(rect.x, rect.bottom - foot, rect.w, foot))

    def _scores(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """Dice and totals beside each other."""
        k, px = pen.kit, pen.px
        k.icon(canvas, "battle", rect.center, 30)
        for one, way in zip(self.sides, (-1, 1), strict=True):
            die = Die(one.die).surface((px(26), px(26)))
            canvas.blit(die, die.get_rect(center=(rect.centerx + way * px(106), rect.centery)))
            k.text(canvas, one.total, (rect.centerx + way * px(55), rect.centery), 24, "serif-bold", BONE, "center", px(72))

    def _group(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect, side: Fighters, mirrored: bool) -> None:
        px = pen.px
        high = min(rect.h, px(118))
        y = rect.y + (rect.h - high) // 2
        if side.colour:
            flag = pygame.Rect(0, y, min(px(52), round(high * 0.5)), high)
            flag.x = rect.right - flag.w if mirrored else rect.x
            canvas.blit(Banner(side.colour, mirrored).surface(flag.size), flag)
            rect = pygame.Rect(rect.x + (0 if mirrored else flag.w + px(5)), rect.y, rect.w - flag.w - px(5), rect.h)
        if side.enemy is not None:
            box = pygame.Rect(0, y, high, high)
            box.x = rect.right - box.w if mirrored else rect.x
            canvas.blit(side.enemy.surface(box.size, 7, 2), box)
            return
        count = max(1, len(side.members))
        wide = min(px(94), (rect.w - px(5) * (count - 1)) // count, round(high * 0.8))
        x = rect.right - count * wide - (count - 1) * px(5) if mirrored else rect.x
        for member in side.members:
            member.draw(pen, canvas, pygame.Rect(x, y, wide, high))
            x += wide + px(5)

    def _chips(
        self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect, sums: tuple[tuple[str, str, str], ...], mirrored: bool
    ) -> None:
        k, px = pen.kit, pen.px
        tones = {"good": GOOD, "bad": BAD, "own": OWN, "": "#FFFDF4"}
        widths = self._widths(pen, sums, rect.w)
        turned = self._turned(pen, sums, rect.w)
        x = rect.right - sum(widths) - px(6) * (len(sums) - 1) if mirrored else rect.x
        for n, ((figure, word, tone), wide) in enumerate(zip(sums, widths, strict=True)):
            box = pygame.Rect(x, rect.y, wide, rect.h)
            canvas.blit(k.rounded(box.w, box.h, 6, tones[tone], None, INK, 1.6), box)
            x += wide + px(6)
            if n in turned:
                if not self._has_words(pen, (figure, word, tone), wide):
                    k.text(canvas, figure, box.center, 19, "sans-bold", INK, "center")
                    continue
                beside = box.w - k.width(figure, 19, "sans-bold") - px(18)
                k.text(canvas, figure, (box.x + px(6), box.centery), 19, "sans-bold", INK, "midleft")
                for way, line in zip((-1, 1), _halves(word), strict=True):
                    k.text(canvas, line, (box.right - px(6), box.centery + way * px(9)), 14, "sans", INK, "midright", beside)
                continue
            k.text(canvas, figure, (box.centerx, box.y + px(14)), 19, "sans-bold", INK, "center", box.w - px(6))
            k.text(canvas, word, (box.centerx, box.y + px(33)), 14, "sans", INK, "center", box.w - px(6))

    def _widths(self, pen: Pen, sums: tuple[tuple[str, str, str], ...], room: int) -> list[int]:
        """How wide the figures with their words are; where there is no room for all, long words stand beside their figure in two
        lines, then the longest give way, and at last those words are left out: a beginning of them would say nothing."""
        px = pen.px
        widths = [max(px(44), pen.kit.width(word, 14) + px(12)) for _, word, _ in sums]
        turned = self._turned(pen, sums, room)
        for n, wide in turned.items():
            widths[n] = wide
        room -= px(6) * (len(sums) - 1)
        if all(self._has_words(pen, sums[n], wide) for n, wide in enumerate(shared(widths, room, px(44))) if n in turned):
            return shared(widths, room, px(44))
        return shared([px(30) if n in turned else wide for n, wide in enumerate(widths)], room, px(44))

    @staticmethod
    def _has_words(pen: Pen, one: tuple[str, str, str], wide: int) -> bool:
        """Whether there is room for the words of a sum beside its figure, however small."""
        beside = wide - pen.kit.width(one[0], 19, "sans-bold") - pen.px(18)
        return max(pen.kit.width(line, 12) for line in _halves(one[1])) <= beside

    def _turned(self, pen: Pen, sums: tuple[tuple[str, str, str], ...], room: int) -> dict[int, int]:
        """Those of which the words stand beside the figure, and how wide they are then: the longest first, as many as needed."""
        k, px = pen.kit, pen.px
        usual = [max(px(44), k.width(word, 14) + px(12)) for _, word, _ in sums]
        over, out = sum(usual) + px(6) * (len(sums) - 1) - room, {}
        for n in sorted(range(len(sums)), key=lambda n: -usual[n]):
            figure, word, _ = sums[n]
            wide = k.width(figure, 19, "sans-bold") + max(k.width(line, 14) for line in _halves(word)) + px(18)
            if over > 0 and wide < usual[n]:
                out[n] = wide
                over -= usual[n] - wide
        return out

    def _dice(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        side = min(px(58), rect.h // 3)
        k.icon(canvas, "battle", (rect.centerx, rect.y + side // 2), 42)
        for n, one in enumerate(self.sides):
            x = rect.centerx + (px(-74) if n == 0 else px(74))
            die = Die(one.die).surface((side, side))
            canvas.blit(die, die.get_rect(center=(x, rect.y + side // 2)))
            y = rect.y + side + px(34)
            k.text(canvas, one.total, (x, y), 44 if len(one.total) < 4 else 30, "serif-bold", BONE, "center", px(118))

    def _plates(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        x, widths = rect.x, self._plate_widths(pen, rect)
        for (text, chance), wide in zip(self.plates, widths, strict=True):
            box = pygame.Rect(x, rect.y, wide, rect.h)
            canvas.blit(k.rounded(box.w, box.h, 7, "#FFFDF4", None, INK, 1.8), box)
            if chance:
                tag = pygame.Rect(0, 0, k.width(chance, 19, "sans-bold") + px(18), px(32))
                tag.midright = box.right - px(9), box.centery
                canvas.blit(k.rounded(tag.w, tag.h, 5, GOOD, None, None, 0), tag)
                k.text(canvas, chance, tag.center, 19, "sans-bold", "#0B5B3E", "center")
            block = self._plate_block(pen, text, chance, box.size)
            pen.put(canvas, block, (box.x + px(9), box.centery - block.height // 2))
            x += wide + px(10)

    def _plate_widths(self, pen: Pen, rect: pygame.Rect) -> list[int]:
        """How wide the plates are: the same, unless one says more than fits, then that gets more."""
        count, room = len(self.plates), rect.w - pen.px(10) * (len(self.plates) - 1)
        usual = [room // max(1, count)] * count
        ways = [usual, *([round(room * share), room - round(room * share)] for share in SHARES if count == 2)]

        def fits(widths: list[int]) -> bool:
            blocks = [self._plate_block(pen, *plate, (wide, rect.h)) for plate, wide in zip(self.plates, widths, strict=True)]
            return all(block.height <= rect.h - pen.px(8) for block in blocks)

        return next(filter(fits, ways), usual)

    @staticmethod
    def _plate_block(pen: Pen, text: str, chance: str, size: tuple[int, int]) -> TextBlock:
        """The words of a plate of this size, set smaller where they are too many."""
        k, px = pen.kit, pen.px
        wide = size[0] - px(18) - (k.width(chance, 19, "sans-bold") + px(26) if chance else 0)
        block = k.block(text, wide, 16, "sans", INK)
        for type_size in (15.5, 15.0, 14.5, 14.0, 13.0, 12.0):
            if block.height > size[1] - px(8):
                block = k.block(text, wide, type_size, "sans", INK)
        return block


@dataclass(frozen=True)
class Camp(Paint):
    """A group where no battle is: whose, where, with strength and speed, its characters, what it does now."""

    name: str
    colour: str
    where: tuple[str, ...]  # the longest wording first
    strength: int
    speed: int
    members: tuple[Member, ...]
    acts: bool = False
    high: float = 330.0
    HEAD, AIR, TALLEST = 76.0, 8.0, 146.0

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def grid(self, pen: Pen, rect: pygame.Rect) -> list[pygame.Rect]:
        """Where the portraits stand above the plate: in a line, or in two where that would make them small."""
        px = pen.px
        room = pygame.Rect(rect.x, rect.y, rect.w, rect.h - px(self.HEAD + self.AIR))
        gap, count = px(5), max(1, len(self.members))

        def largest(lines: int) -> tuple[int, int]:
            per = -(-count // lines)
            high = min((room.h - gap * (lines - 1)) // lines, px(self.TALLEST))
            wide = min(round(high * 0.8), (room.w - gap * (per - 1)) // per)
            return max(1, min(high, round(wide * 1.26))), max(1, wide)

        lines = max((1, 2) if count > 2 else (1,), key=lambda n: largest(n)[0])
        per, (high, wide) = -(-count // lines), largest(lines)
        top = room.bottom - lines * high - gap * (lines - 1)
        found = []
        for n in range(count):
            row, at = divmod(n, per)
            here = min(per, count - row * per)
            x = room.centerx - (here * wide + gap * (here - 1)) // 2 + at * (wide + gap)
            found.append(pygame.Rect(x, top + row * (high + gap), wide, high))
        return found

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        head = pygame.Rect(rect.x, rect.bottom - px(self.HEAD), rect.w, px(self.HEAD))
        if self.acts:
            pygame.draw.rect(canvas, theme.shown(inks.EMBER), head.inflate(px(6), px(6)), px(4), border_radius=px(10))
        canvas.blit(k.rounded(head.w, head.h, 8, theme.CARD_LIGHT, theme.CARD_DARK, INK, 2), head)
        k.disc(canvas, self.colour, (head.x + px(20), head.y + px(19)), 30)
        left, wide = head.x + px(39), px(80)
        size, room = 18.0, head.right - wide - px(10) - left
        while size > 15 and k.width(self.name, size, "serif-semi") > room:
            size -= 0.5
        if k.width(self.name, size, "serif-semi") > room:  # where it is, its disc shows on the area
            k.text(canvas, self.name, (left, head.y + px(20)), 18, "serif-semi", INK, "midleft", head.right - px(6) - left)
            low = pygame.Rect(head.x + px(6), head.y + px(42), head.w - px(12), px(24))
            figures(pen, canvas, low, (self.strength, self.speed))
            for member, box in zip(self.members, self.grid(pen, rect), strict=False):
                member.draw(pen, canvas, box)
            return
        figures(pen, canvas, pygame.Rect(head.right - wide - px(5), head.y + px(8), wide, px(22)), (self.strength, self.speed))
        k.text(canvas, self.name, (left, head.y + px(20)), size, "serif-semi", INK, "midleft", room)
        line = pygame.Rect(head.x + px(10), head.y + px(36), head.w - px(18), px(36))
        block = k.block(pen.fitting(self.where, line.w, 15), line.w, 15, "sans", INK)
        if block.height > line.h:
            block = k.block(self.where[-1], line.w, 14, "sans", INK)
        pen.put(canvas, block, (line.x, line.y + max(0, (line.h - block.height) // 2)))
        for member, box in zip(self.members, self.grid(pen, rect), strict=False):
            member.draw(pen, canvas, box)
