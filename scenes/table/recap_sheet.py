"""What a round brought, as the table shows it: columns below the prompt bar, gains on the map that fly to them.

Each column comes, its gains fly to it from their places, its figure is counted up; then it waits. What is read and spoken is
there at once, and whoever wants no motion sees only the end of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from scenes.draw import theme
from scenes.draw.text import TextBlock
from scenes.table.callout import TONES
from scenes.table.changes import BAD, GOOD, PLAIN
from scenes.table.game_screen import Table
from scenes.table.model import Spot
from scenes.table.pen import Pen
from scenes.table.recap import Recap, RecapColumn, RecapLine
from scenes.widgets.base import UiItem, Widget
from scenes.widgets.paint import Kit

ZONE = "choices"
GAP = 12.0
CARD = 236.0  # design px that a card is wide at most
LINE = 27.0
LOW = 70.0  # design px that a column is high at least; a lower one is drawn smaller
NAME = 21.0  # design px of the slip above a tag
TRAIL = 15  # px from dot to dot
DOT = 2.5


class RecapGround(Widget):
    """The bare table, where otherwise the hand lies; on it fall the shadows of what stands beside it."""

    def __init__(self, model: Table, rect: pygame.Rect) -> None:
        super().__init__("recap-ground", rect)
        self.model, self.edges = model, (model.grid.prompt, model.grid.left, model.grid.right)

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        box = self.rect.clip(clip)
        surface.set_clip(box)
        surface.blit(self.model.host.backdrop(), box, box)
        for neighbour in self.edges:
            self.kit.shadow(surface, neighbour)
        surface.set_clip(clip)


class ColumnWidget(Widget):
    """One player: points, cards, and line by line what they brought."""

    def __init__(self, sheet: RecapSheet, n: int, rect: pygame.Rect) -> None:
        super().__init__(f"recap-{n}", rect, sheet.recap.columns[n].name, zone=ZONE)
        self.sheet, self.n, self.column = sheet, n, sheet.recap.columns[n]
        self.tall = sheet.model.grid.tall
        self.size = 17.0 if self.tall else 15.5
        self.boxes = self._card_boxes()

    @property
    def kit(self) -> Kit:
        whole = self.sheet.model.kit
        by = self.rect.h / whole.px(LOW)
        return whole if self.tall or by >= 1 else whole.smaller(by)

    # -- where things are ----------------------------------------------------------------------
    def _card_boxes(self) -> list[tuple[str, pygame.Rect]]:
        """Cards beside the lines, as wide as may be without cutting those short; none where there is no room for them."""
        px, column = self.kit.px, self.column
        if not self.tall or not column.cards or self.rect.w < px(340):
            return []
        top, low = self.rect.y + px(62), self.rect.bottom - px(12)
        wide = min(px(CARD), round(self.rect.w * 0.47))
        count = len(column.cards)
        high = (low - top - px(6) * (count - 1)) // count
        left = self.rect.x + px(12)
        return [(key, pygame.Rect(left, top + n * (high + px(6)), wide, high)) for n, key in enumerate(column.cards)]

    @property
    def total(self) -> pygame.Rect:
        """Where its figures stand: what flies to it arrives there."""
        px = self.kit.px
        high = px(56 if self.tall else 32)
        return pygame.Rect(self.rect.right - px(190), self.rect.y + px(4), px(184), high)

    # -- words ---------------------------------------------------------------------------------
    def items(self) -> list[UiItem]:
        model, column = self.sheet.model, self.column
        plain, t = model.wording.plain, model.t
        told = t("table-recap-points", before=column.before, after=column.after, gain=f"{column.gain:+d}")
        value = model.joined([column.detail, told]) if column.detail else told
        found = [UiItem("heading", column.name, value, "", self.rect, self.zone, key=self.key)]
        boxes = dict(self.boxes)
        for key in column.cards:
            name, act = model.screen.cards.name(key), partial(model.acts.pin, key)
            found.append(UiItem("card", name, "", "", boxes.get(key), self.zone, key=f"{self.key}-{key}", act=act))
        for n, line in enumerate(column.lines):
            words = plain(line.text)
            found.append(UiItem("text", words, line.value, "", self.rect, self.zone, key=f"{self.key}-line-{n}"))
        return found

    # -- drawing -------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface) -> None:
        there, _, counted = self.sheet.recap.at(self.n, self.sheet.ms)
        if there <= 0:
            return
        clip = surface.get_clip()
        if there < 1:  # it comes up from below
            drop = round((1 - there) ** 2 * self.rect.h)
            surface.set_clip(clip.clip(self.rect))
            self._paint(surface, self.rect.move(0, drop), counted)
            surface.set_clip(clip)
            return
        self._paint(surface, self.rect, counted)

    def _paint(self, surface: pygame.Surface, rect: pygame.Rect, counted: float) -> None:
        k, column, px = self.kit, self.column, self.kit.px
        k.panel(surface, rect)
        strip = pygame.Rect(rect.x, rect.y, rect.w, px(7))
        pygame.draw.rect(surface, theme.player(column.colour).colour, strip, border_top_left_radius=px(8),
                         border_top_right_radius=px(8))  # fmt: skip
        move = rect.y - self.rect.y
        self._head(surface, rect, counted)
        lines = rect.inflate(-px(24), 0)
        lines.y, lines.h = (rect.y + px(62), rect.h - px(70)) if self.tall else (rect.y + px(35), rect.h - px(39))
        if self.boxes:
            for key, box in self.boxes:
                at = box.move(0, move)
                k.shadow(surface, at, 8, 0.25)
                surface.blit(self.sheet.model.screen.cards.picture(key, at.size), at)
            cut = self.boxes[0][1].right + px(12) - lines.x
            lines.x, lines.w = lines.x + cut, lines.w - cut
        elif column.cards:
            name = " + ".join(self.sheet.model.screen.cards.name(key) for key in column.cards)
            high = px(LINE if self.tall else 22)
            if self.tall or lines.h >= high + px(24):  # what was paid goes before
                Pen(k).rich(surface, name, pygame.Rect(lines.x, lines.y, lines.w, high), 17 if self.tall else 15.5, "serif-semi")
                lines.y, lines.h = lines.y + high, lines.h - high
        self._lines(surface, lines)

    def _head(self, surface: pygame.Surface, rect: pygame.Rect, counted: float) -> None:
        k, column, px = self.kit, self.column, self.kit.px
        middle = rect.y + px(33 if self.tall else 20)
        disc, size = (42, 22) if self.tall else (26, 18)
        x = rect.x + px(12)
        k.disc(surface, column.colour, (x + px(disc / 2), middle), disc)
        right = self._figures(surface, pygame.Rect(rect.x, rect.y, rect.w - px(14), rect.h), middle, counted)
        x += px(disc + 9)
        room = pygame.Rect(x, middle - px(24), right - x - px(8), px(28))
        if not column.detail or not self.tall:
            room.centery = middle
        Pen(k).rich(surface, column.name, room, size, "serif-semi")
        if column.detail and self.tall:
            below = pygame.Rect(x, room.y + px(26), rect.right - px(14) - x, room.h)  # the figures end above it
            Pen(k).rich(surface, column.detail, below, 16, "sans", theme.INK_SECOND)

    def _figures(self, surface: pygame.Surface, rect: pygame.Rect, middle: int, counted: float) -> int:
        """Before, after, gain from the right; their left edge."""
        k, column, px = self.kit, self.column, self.kit.px
        now = round(column.before + column.gain * counted)
        plus = f"{now - column.before:+d}" if now != column.before else "+0"
        wide = max(k.width(f"{column.gain:+d}", 20, "sans-bold"), px(22)) + px(16)
        box = pygame.Rect(rect.right - wide, middle - px(15), wide, px(30))
        fill, ink = TONES[GOOD if column.gain > 0 else BAD if column.gain < 0 else PLAIN]
        surface.blit(k.rounded(box.w, box.h, 7, fill, None, theme.INK, 1.5), box)
        k.text(surface, plus, box.center, 20 if self.tall else 17, "sans-bold", ink, "center")
        big, small = (34, 24) if self.tall else (22, 17)
        x = k.text(surface, str(now), (box.x - px(10), middle), big, "serif-bold", theme.INK, "midright").x
        x = box.x - px(10) - max(box.x - px(10) - x, k.width(str(column.after), big, "serif-bold"))
        k.icon(surface, "arrow", (x - px(17), middle), 16)
        return k.text(surface, str(column.before), (x - px(32), middle), small, "serif-semi", theme.INK_SECOND, "midright").x

    def _lines(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Line by line; those without room are counted. In a low window all that paid stands in one."""
        if self.tall:
            self._stacked(surface, room, self.column.lines)
            return
        px, high, y = self.kit.px, self.kit.px(24), room.y
        if paid := self.column.paid:
            self._chips(surface, pygame.Rect(room.x, y, room.w, high), paid)
            y += high
        for line in (one for one in self.column.lines if one not in paid):
            if y + high > room.bottom + px(6):
                break
            sign = px(20) if line.tone == BAD else 0
            if sign:
                self.kit.icon(surface, "close", (room.x + px(7), y + high // 2), 16, theme.WARNING)
            ink = theme.WARNING if line.tone == BAD else theme.INK_SECOND
            text = f"{line.text} <b>{line.value}</b>" if line.value else line.text
            Pen(self.kit).rich(surface, text, pygame.Rect(room.x + sign, y, room.w - sign, high), self.size, "sans", ink)
            y += high

    def _chips(self, surface: pygame.Surface, room: pygame.Rect, paid: Sequence[RecapLine]) -> None:
        """What paid, side by side, in brief where that is needed."""
        k, px = self.kit, self.kit.px
        words = [self.sheet.model.wording.plain(line.text) for line in paid]
        wides = [self._wide(line) for line in paid]
        need = sum(k.width(word, self.size) + wide + px(18) for word, wide in zip(words, wides, strict=True))
        if need > room.w:
            words = [line.short or word for line, word in zip(paid, words, strict=True)]
        x = room.x
        for line, word, wide in zip(paid, words, wides, strict=True):
            x = k.text(surface, word, (x, room.centery), self.size, "sans", theme.INK, "midleft").right + px(5)
            box = pygame.Rect(x, room.centery - px(11), wide, px(22))
            fill, ink = TONES[line.tone]
            surface.blit(k.rounded(box.w, box.h, 5, fill, None, None), box)
            k.text(surface, line.value, box.center, self.size + 1, "sans-bold", ink, "center")
            x = box.right + px(12)

    def _stacked(self, surface: pygame.Surface, room: pygame.Rect, lines: Sequence[RecapLine]) -> None:
        """As many of these as there is room for, one below the other, and how many had none."""
        k, px = self.kit, self.kit.px
        made = [self._block(line, room.w) for line in lines]
        highs = [max(px(LINE if self.tall else 22), block.height + px(5)) for block in made]
        fits = len(lines)
        while fits > 1 and sum(highs[:fits]) + (px(20) if fits < len(lines) else 0) > room.h + px(4):
            fits -= 1
        y = room.y
        for line, block, high in zip(lines[:fits], made, highs, strict=False):
            self._line(surface, pygame.Rect(room.x, y, room.w, high), line, block)
            y += high
        if fits < len(lines):
            more = self.sheet.model.t("table-more-n", n=len(lines) - fits)
            k.text(surface, more, (room.x, y + px(9)), 14.5, "sans", theme.INK_SECOND, "midleft", room.w)

    def _wide(self, line: RecapLine) -> int:
        return self.kit.width(line.value, self.size + 1, "sans-bold") + self.kit.px(14) if line.value else 0

    def _block(self, line: RecapLine, room: int) -> TextBlock:
        px, wide = self.kit.px, self._wide(line)
        sign = px(24) if line.tone in (GOOD, BAD) else 0
        ink = theme.WARNING if line.tone == BAD else theme.INK if line.tone else theme.INK_SECOND
        return self.kit.block(line.text, room - sign - (wide + px(8) if wide else 0), self.size, "sans", ink)

    def _line(self, surface: pygame.Surface, room: pygame.Rect, line: RecapLine, block: TextBlock) -> None:
        k, px, wide = self.kit, self.kit.px, self._wide(line)
        x = room.x
        if line.tone in (GOOD, BAD):
            icon, ink = ("check", theme.GOOD) if line.tone == GOOD else ("close", theme.WARNING)
            k.icon(surface, icon, (room.x + px(9), room.centery), 18, ink)
            x += px(24)
        block.draw(surface, (x, room.centery - block.height // 2))
        if wide:
            box = pygame.Rect(room.right - wide, room.centery - px(12), wide, px(24))
            fill, ink = TONES[line.tone]
            surface.blit(k.rounded(box.w, box.h, 5, fill, None, None), box)
            k.text(surface, line.value, box.center, self.size + 1, "sans-bold", ink, "center")


class Tag:
    """A gain on the map: where it stands, and where it flies."""

    def __init__(self, box: pygame.Rect, line: RecapLine, colour: str, column: int) -> None:
        self.box, self.line, self.colour, self.column = box, line, colour, column


class RecapSheet:
    """A summary on its way: `ms` have passed since it began."""

    def __init__(self, model: Table, recap: Recap, ms: float = 0.0) -> None:
        self.model, self.recap, self.ms = model, recap, ms
        if model.host.settings.reduced_motion:
            self.ms = float(recap.ms)
        self.columns = [ColumnWidget(self, n, box) for n, box in enumerate(self._boxes())]
        self.tags: list[Tag] = []

    def _boxes(self) -> list[pygame.Rect]:
        grid, px, n = self.model.grid, self.model.kit.px, len(self.recap.columns)
        top = grid.prompt.bottom + px(10 if grid.tall else 7)
        low = grid.hand.bottom - px(8 if grid.tall else 0)
        gap = px(GAP if grid.tall else 8)
        wide = min((grid.prompt.w - gap * (n - 1)) // max(1, n), px(588))
        return [pygame.Rect(grid.prompt.x + at * (wide + gap), top, wide, low - top) for at in range(n)]

    def add_widgets(self) -> None:
        """The columns, on the bare table."""
        grid, px = self.model.grid, self.model.kit.px
        low = max(grid.hand.bottom + px(8), self.model.area.bottom)
        ground = pygame.Rect(grid.prompt.x, grid.prompt.bottom + px(1), grid.prompt.w, low - grid.prompt.bottom - px(1))
        whole = grid.between_panels(ground.x - px(7), ground.right + px(7), ground.y, ground.bottom)
        self.model.acts.add(RecapGround(self.model, whole))
        for column in self.columns:
            self.model.acts.add(column)

    # -- the map -------------------------------------------------------------------------------
    def colours(self) -> dict[str, str]:
        """The places that paid -> the colour id of the player who was paid there."""
        return {line.place: column.colour for column in self.recap.columns for line in column.paid}

    def lay_tags(self) -> None:
        """Find room for the gains beside their places: over open water and over no other."""
        model, centre = self.model, self.model.centre
        grounds = [_bounds(line) for key in centre.grounds() for line in centre.outlines(key) if len(line) > 2]
        taken = [box.inflate(4, 4) for box in centre.signs()]
        self.tags = []
        for n, column in enumerate(self.recap.columns):
            for line in in_one(column):
                own = [_bounds(shape) for shape in centre.outlines(line.place) if shape]
                if own:
                    box = self._room(own[0].unionall(own[1:]), line, grounds, taken)
                    taken.append(box.inflate(model.kit.px(6), model.kit.px(6)))
                    self.tags.append(Tag(box, line, column.colour, n))

    def _room(self, own: pygame.Rect, line: RecapLine, grounds: list[pygame.Rect], taken: list[pygame.Rect]) -> pygame.Rect:
        k, inner = self.model.kit, self.model.centre.inner
        wide = k.px(46) + k.width(line.value, self.type_size, "serif-bold") + k.px(14)
        name = k.width(self.model.wording.plain(line.text), 16, "serif-semi") + k.px(14)
        size = max(wide, name), k.px(self.high + NAME)
        best, least = pygame.Rect(own.topleft, size).clamp(inner), 1e18
        step = max(8, k.px(22))
        for x in range(inner.x + k.px(6), inner.right - size[0] - k.px(6), step):
            for y in range(inner.y + k.px(6), inner.bottom - size[1] - k.px(6), step):
                box = pygame.Rect(x, y, *size)
                over = sum(box.clip(one).w * box.clip(one).h for one in grounds)
                over += 40 * sum(box.clip(one).w * box.clip(one).h for one in taken)
                far = max(own.x - box.right, box.x - own.right, 0) + max(own.y - box.bottom, box.y - own.bottom, 0)
                value = over * 60 + far + (abs(box.centerx - own.centerx) + abs(box.centery - own.centery)) * 0.05
                if value < least:
                    best, least = box, value
        return best

    @property
    def high(self) -> float:
        """Of a tag."""
        return 46.0 if self.model.grid.tall else 36.0

    @property
    def type_size(self) -> float:
        return 28.0 if self.model.grid.tall else 21.0

    def draw_map(self, surface: pygame.Surface) -> None:
        """The gains, each at its place until it is on its way, and the trail of those that are."""
        for tag in self.tags:
            there, gone, _ = self.recap.at(tag.column, self.ms)
            if there <= 0:
                continue
            self._name(surface, tag)
            box = pygame.Rect(tag.box.x, tag.box.y + self.model.kit.px(NAME), tag.box.w, self.model.kit.px(self.high))
            self._tag(surface, tag, box)
            if 0 < gone < 1:
                end = self.columns[tag.column].total.center
                self._trail(surface, box.midbottom, end, gone)
                self._tag(surface, tag, _moved(box, end, gone))

    def _name(self, surface: pygame.Surface, tag: Tag) -> None:
        """What the place is called, as its own sign may lie under the ring."""
        k = self.model.kit
        words = self.model.wording.plain(tag.line.text)
        slip = pygame.Rect(0, 0, k.width(words, 16, "serif-semi") + k.px(14), k.px(NAME + 4))
        slip.midtop = (tag.box.centerx, tag.box.y)
        surface.blit(k.rounded(slip.w, slip.h, 6, theme.PAPER, None, theme.INK, 1.4), slip)
        k.text(surface, words, (slip.centerx, slip.y + k.px(NAME / 2 + 1)), 16, "serif-semi", theme.INK, "center")

    def _trail(self, surface: pygame.Surface, start: Spot, end: Spot, gone: float) -> None:
        k = self.model.kit
        far = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
        steps = max(1, round(far / max(4, k.px(TRAIL))))
        for n in range(1, round(steps * gone)):
            at = round(start[0] + (end[0] - start[0]) * n / steps), round(start[1] + (end[1] - start[1]) * n / steps)
            pygame.draw.circle(surface, theme.shown(theme.INK), at, max(3, k.px(DOT + 1.5)))
            pygame.draw.circle(surface, theme.shown(theme.PAPER), at, max(2, k.px(DOT)))

    def _tag(self, surface: pygame.Surface, tag: Tag, box: pygame.Rect) -> None:
        k = self.model.kit
        k.shadow(surface, box, 14, 0.3)
        surface.blit(k.rounded(box.w, box.h, self.high / 2, theme.CALLOUT, None, theme.INK, 2.4), box)
        rim = box.inflate(-k.px(7), -k.px(7))
        pygame.draw.rect(surface, theme.player(tag.colour).colour, rim, max(2, k.px(3)), border_radius=rim.h // 2)
        k.disc(surface, tag.colour, (box.x + k.px(self.high / 2 + 2), box.centery), self.high * 0.7)
        left = box.x + k.px(self.high)
        k.text(surface, tag.line.value, ((left + box.right - k.px(10)) // 2, box.centery), self.type_size, "serif-bold",
               theme.INK, "center")  # fmt: skip

    # -- time ----------------------------------------------------------------------------------
    @property
    def busy(self) -> bool:
        """Whether something is still on its way."""
        return self.ms < self.recap.ms

    def update(self, ms: float) -> bool:
        """Time passes; True while something moves."""
        if not self.busy:
            return False
        self._dirty()
        self.ms = min(float(self.recap.ms), self.ms + ms)
        self._dirty()
        return True

    def _dirty(self) -> None:
        """What moves just now is drawn again."""
        pad = self.model.kit.px(20)
        for n, column in enumerate(self.columns):
            there, gone, counted = self.recap.at(n, self.ms)
            if 0 < there < 1 or (there >= 1 and counted < 1 and gone >= 1):
                self.model.acts.redraw(column.rect)
            if 0 < gone < 1:
                self.model.acts.redraw(column.rect)
                for tag in self.tags:
                    if tag.column == n:
                        end = column.total.center
                        whole = tag.box.union(_moved(tag.box, end, 1.0))
                        self.model.acts.redraw(whole.inflate(pad, pad))

    def finish(self) -> None:
        """All is counted."""
        self.ms = float(self.recap.ms)
        self.model.acts.redraw()

    def again(self) -> None:
        """From its beginning."""
        if not self.model.host.settings.reduced_motion:
            self.ms = 0.0
            self.model.acts.redraw()


def in_one(column: RecapColumn) -> list[RecapLine]:
    """What places brought, those of one place added up under the player's name: tags on top of each other tell nothing."""
    found: dict[str, list[RecapLine]] = {}
    for line in column.paid:
        found.setdefault(line.place, []).append(line)
    return [lines[0] if len(lines) == 1 else lines[0]._replace(text=column.name, value=_sum(lines)) for lines in found.values()]


def _sum(lines: list[RecapLine]) -> str:
    return f"{sum(int(line.value.replace('−', '-')) for line in lines):+d}"


def _bounds(line: list[Spot]) -> pygame.Rect:
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def _moved(box: pygame.Rect, end: Spot, far: float) -> pygame.Rect:
    """The box on its way, slow at first and at last."""
    eased = far * far * (3 - 2 * far)
    x, y = box.centerx + (end[0] - box.centerx) * eased, box.centery + (end[1] - box.centery) * eased
    out = box.copy()
    out.center = round(x), round(y)
    return out
