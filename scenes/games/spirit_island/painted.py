"""What there is to paint on a spirit's panel: head, growth, tracks, innate powers, and how they look on a rail."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.app import game_list
from scenes.draw import discs, icons, svg, theme
from scenes.draw import text as typo
from scenes.draw.cardparts import even
from scenes.draw.theme import INK, INK_SECOND
from scenes.games.spirit_island.art.portrait import round_picture
from scenes.table.painted import Paint
from scenes.table.pen import RULE, Pen, fit_line
from scenes.widgets.paint import Kit

Offset = tuple[float, float]
Need = tuple[tuple[str, int, bool], ...]  # element, how many, whether there are as many


def speed_badge(kit: Kit, speed: str, size: float) -> pygame.Surface:
    """Bird on red or turtle on blue."""
    px = kit.px(size)
    colour = theme.FAST if speed == "fast" else theme.SLOW

    def make() -> pygame.Surface:
        glyph = svg.recoloured(icons.inner(speed), theme.PAPER)
        body = svg.circle(24, 24, 22.5, colour, INK, 2.4) + svg.group(glyph, 5.5, 5.5, 0.77)
        return svg.load(svg.document(body, (0, 0, 48, 48), (px, px)), (px, px))

    made: pygame.Surface = kit.cached(("speed", speed, px), make)
    return made


@dataclass(frozen=True)
class Portrait:
    """A spirit's round picture with the disc of the player who has it."""

    spirit: str
    elements: tuple[str, ...]
    colour: str

    def draw(self, pen: Pen, canvas: pygame.Surface, at: tuple[int, int], side: float, disc: float, off: Offset) -> None:
        """The picture `side` design px wide, its disc so far from its corner."""
        entry = game_list.SpiritEntry(self.spirit, self.elements, "")
        canvas.blit(round_picture(pen.kit, entry, pen.px(side)), at)
        canvas.blit(discs.disc(self.colour, pen.px(disc)), (at[0] + pen.px(off[0]), at[1] + pen.px(off[1])))


@dataclass(frozen=True)
class SpiritHead(Paint):
    """Portrait, the spirit's name and who plays it, in several wordings."""

    portrait: Portrait
    name: str
    lines: tuple[str, ...]
    HIGH = 92.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        self.portrait.draw(pen, canvas, rect.topleft, 84, 34, (56, 56))
        x = rect.x + px(98)
        room, size = rect.right - x, 21.0
        words = self.name.split()
        while size > 16 and (
            k.block(self.name, room, size, "serif-semi").lines > 2 or max(k.width(w, size, "serif-semi") for w in words) > room
        ):
            size -= 0.5
        block = k.block(self.name, room, size, "serif-semi")
        block.draw(canvas, (x, rect.y))
        low = pygame.Rect(x, rect.y + block.height + px(3), room, px(22))
        pen.rich(canvas, pen.fitting(self.lines, room, 16), low, 16)


@dataclass(frozen=True)
class Acts(Paint):
    """A row of growth: its acts side by side, each a picture with a word beneath; as a line of text where there is no room."""

    acts: tuple[tuple[str, str], ...]
    line: str
    taken: str = ""  # the word of the row that was taken
    HIGH = 46.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px, room = pen.kit, pen.px, pygame.Rect(rect)
        if self.taken:
            wide = k.width(self.taken, 15, "sans-semi")
            if fit_line(k, self.line, 100_000, 14).used <= room.w - wide - px(28):
                k.text(canvas, self.taken, (room.right, room.centery), 15, "sans-semi", INK, "midright")
            else:  # the tick says it, too
                wide = 0
            k.icon(canvas, "check", (room.right - wide - px(12), room.centery), 20)
            room.w -= wide + px(28)
        if pen.mark == "legal":  # beside the tick
            room.x, room.w = room.x + px(6), room.w - px(6)
        if not self._acts(pen, canvas, room):
            pen.rich(canvas, self.line, room, 17)

    def _acts(self, pen: Pen, canvas: pygame.Surface, row: pygame.Rect) -> bool:
        """False, and nothing drawn, where there is no room for the words."""
        k, px = pen.kit, pen.px
        pictures = [fit_line(k, picture, 100_000, 17) for picture, _ in self.acts]
        words = [fit_line(k, word, 100_000, 14, colour=INK_SECOND) for _, word in self.acts]
        wide = [max(picture.used, word.used) for picture, word in zip(pictures, words, strict=True)]
        spare = row.w - sum(wide)
        if not all(word for _, word in self.acts) or spare < px(13) * (len(self.acts) - 1):
            return False
        gap = min(px(26), spare // max(1, len(self.acts) - 1))
        x = row.x
        for n, (picture, word) in enumerate(zip(pictures, words, strict=True)):
            if n:
                line = pygame.Rect(x - gap // 2, row.y + px(9), max(1, px(1)), row.h - px(18))
                pygame.draw.rect(canvas, theme.shown("#C9BB97"), line)
            pen.put(canvas, picture, (x, row.y + px(16) - picture.height // 2))
            pen.put(canvas, word, (x, row.y + px(33) - word.height // 2))
            x += wide[n] + gap
        return True


@dataclass(frozen=True)
class ActsLine(Acts):
    """The same as a line of text, for a panel that is too tall."""

    HIGH = 32.0

    def _acts(self, pen: Pen, canvas: pygame.Surface, row: pygame.Rect) -> bool:
        return False


@dataclass(frozen=True)
class Track(Paint):
    """The circles of a presence track, the first `opened` uncovered, the others beneath discs."""

    labels: tuple[str, ...]
    opened: int
    colour: str
    HIGH = 61.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        step = min(pen.px(43), rect.w // max(1, len(self.labels)))
        high = 18 if pen.mark == "legal" else 20  # so that its frame cuts none of what is printed under the discs
        for n, label in enumerate(self.labels):
            at = rect.x + step // 2 + n * step, rect.y + pen.px(high)
            if n < self.opened:
                _circle(pen, canvas, at, label)
            else:
                self._covered(pen, canvas, at, label, pen.mark == "legal" and n == self.opened)

    def _covered(self, pen: Pen, canvas: pygame.Surface, at: tuple[int, int], label: str, first: bool) -> None:
        disc = discs.disc(self.colour, pen.px(36))
        canvas.blit(disc, disc.get_rect(center=at))
        if first:
            pen.kit.ring(canvas, disc.get_rect(center=at).inflate(-pen.px(4), -pen.px(4)), 18)
        under = pygame.Rect(0, 0, pen.px(42), pen.px(22))
        under.midtop = (at[0], at[1] + pen.px(16.5 if pen.mark == "legal" else 17))
        pen.rich(canvas, label, under, 16.5, "serif-semi", INK_SECOND, "centre", 11)


@dataclass(frozen=True)
class OpenTrack(Track):
    """All circles of a track as they are printed."""

    HIGH = 42.0


def _circle(pen: Pen, canvas: pygame.Surface, at: tuple[int, int], label: str) -> None:
    """An uncovered circle: an element, or a figure in a ring."""
    k, side = pen.kit, pen.px(37)
    element = label.strip("<>") if label.startswith("<") and label.count("<") == 1 else ""
    if element:
        k.icon(canvas, element, at, 35)
        return

    def skin() -> pygame.Surface:
        return svg.load(svg.document(svg.circle(20, 20, 17.5, "#FFF9E8", INK, 1.8), (0, 0, 40, 40), (side, side)), (side, side))

    ring = k.cached(("circle", side), skin)
    canvas.blit(ring, ring.get_rect(center=at))
    block = fit_line(k, f"<b>{label}</b>" if "<" not in label else label, side, 19, "serif-bold", INK, 11)
    block.draw(canvas, (at[0] - block.used // 2, at[1] - block.height // 2))


# ------------------------------------------------------------------------------------------------ innate powers


@dataclass(frozen=True)
class InnateHead(Paint):
    """The name of an innate power (in two lines where it is long), its speed, its range and target in several wordings; `used`:
    what says that it was used this turn."""

    title: str
    speed: str
    strips: tuple[str, ...]
    used: str = ""

    def _title(self, pen: Pen, width: int) -> int:
        return pen.px(30) if pen.kit.width(self.title, 17, "serif-semi") <= width - pen.px(34) else pen.px(50)

    def height(self, pen: Pen, width: int) -> int:
        return self._title(pen, width) + pen.px(22)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px, head = pen.kit, pen.px, self._title(pen, rect.w)
        room = pygame.Rect(rect.x, rect.y, rect.w - px(32), head)
        if head <= px(30):
            pen.heading(canvas, room, self.title)
        else:
            k.block(self.title, room.w, 18, "serif-semi").draw(canvas, (room.x, room.y - px(2)))
            pen.rule(canvas, rect.x, rect.y + head - px(4), room.w, RULE)
        badge = speed_badge(k, self.speed, 24)
        canvas.blit(badge, (rect.right - badge.get_width(), rect.y))
        strip = pygame.Rect(rect.x, rect.y + head - px(2), rect.w, px(24))
        if self.used:
            wide = k.width(self.used, 15.5, "sans-bold") + px(4)
            if any(fit_line(k, text, 100_000, 14).used < strip.w - wide - px(30) for text in self.strips):
                k.text(canvas, self.used, (strip.right - px(4), strip.centery), 15.5, "sans-bold", INK, "midright")
            else:
                wide = 0  # the mark says it alone
            k.icon(canvas, "check", (strip.right - px(12) - wide, strip.centery), 16)
            strip.w -= wide + px(30)
        pen.rich(canvas, pen.fitting(self.strips, strip.w, 15.5), strip, 15.5)


@dataclass(frozen=True)
class Level(Paint):
    """A level of an innate power: what it needs at the left, what it does at the right, a long text in two even lines."""

    needs: Need
    text: str

    def _room(self, pen: Pen, width: int) -> int:
        """The width that its text has."""
        return width - pen.px(3) - len(self.needs) * pen.px(36)

    def _long(self, pen: Pen, width: int) -> typo.TextBlock | None:
        room = self._room(pen, width)
        if pen.kit.block(self.text, 100_000, 15.5).used <= room:
            return None
        px = pen.kit.type_px(15)
        return even(self.text, px, room, "right", round(px * 1.28), "sans")

    def height(self, pen: Pen, width: int) -> int:
        block = self._long(pen, width)
        return pen.px(34) if block is None else block.height + pen.px(10)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px, x = pen.kit, pen.px, rect.x - pen.px(1)
        for element, count, enough in self.needs:
            k.text(canvas, str(count), (x, rect.centery), 16, "sans-bold", INK if enough else "#6B6152", "midleft")
            k.icon(canvas, element, (x + px(21), rect.centery), 20, dim=not enough)
            x += px(36)
        words = pygame.Rect(0, rect.y, self._room(pen, rect.w), rect.h)
        words.right = rect.right
        block = self._long(pen, rect.w)
        if block is None:
            pen.rich(canvas, self.text, words, 15.5, align="right")
        else:
            pen.put(canvas, block, (words.right - block.width, words.centery - block.height // 2))


@dataclass(frozen=True)
class RailCount(Paint):
    """A picture and a small figure on a rail."""

    icon: str
    count: str
    HIGH = 30.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        px, at = pen.px, (rect.centerx - pen.px(17), rect.centery)
        pen.kit.icon(canvas, self.icon, at, 22)
        pen.kit.text(canvas, self.count, (rect.centerx - px(3), at[1]), 16, "sans-bold", INK, "midleft", px(34))
