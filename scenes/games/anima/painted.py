"""What rows of this game carry as pictures: places, groups, missions, both sides of a battle. Plain values, drawn by the pen."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.draw import discs, paper, theme
from scenes.draw.text import TextBlock
from scenes.draw.theme import BONE, INK, INK_SECOND
from scenes.games.anima.art import marks
from scenes.games.anima.art.pictures import Back, CreaturePicture, Die, Motif, PlacePicture, Portrait
from scenes.games.anima.pieces import ROMAN
from scenes.table.painted import Paint
from scenes.table.pen import Pen
from scenes.table.row_boxes import PADS
from scenes.table.rows import Painted

LOW_AREA = 176.0  # design px: a lower area has no room for its table
TINY_AREA = 92.0  # nor has this one for its rewards: the picture with its name
TWO_LINES = 48.0  # a long name has two lines in a higher one
GOOD, BAD, OWN = "#D7E8CF", "#F2C9BE", "#EBCF8A"
SHADE = (12, 10, 24, 128)
PLAIN = marks.Round()
FIGURES = "strength", "boot"  # the signs of a group's figures
HELD = "bonus", "mission"  # and of what it has: cards, missions done
EMPTY = "#D9C79F"  # where a card would lie


def mark(pen: Pen, canvas: pygame.Surface, centre: tuple[int, int], side: float, disc: marks.Round = PLAIN) -> None:
    """The disc that something stands on, its middle at a point."""
    px = pen.px(side)
    made = disc.surface((px, px))
    canvas.blit(made, made.get_rect(center=centre))


def level_disc(pen: Pen, canvas: pygame.Surface, level: int, centre: tuple[int, int], side: float) -> None:
    """The level of a place or an encounter."""
    mark(pen, canvas, centre, side + 4, marks.level(level))
    pen.kit.text(canvas, ROMAN[min(level, 5)], centre, side * 0.56, "serif-bold", BONE, "center")


def figures_wide(pen: Pen, numbers: tuple[int, ...], size: float = 16) -> int:
    """How much room so many figures take side by side, each beside its sign."""
    tight = size < 16
    lead, air = pen.px(size if tight else size + 3), pen.px(1 if tight else 6)
    return sum(lead + pen.kit.width(str(n), size, "sans-bold") for n in numbers) + air * (len(numbers) - 1)


def figures(pen: Pen, canvas: pygame.Surface, rect: pygame.Rect, numbers: tuple[int, ...], size: float = 16,
            icons: tuple[str, ...] = FIGURES) -> None:  # fmt: skip
    """Figures with their signs, usually strength and speed, side by side in the middle of a rectangle."""
    k, px = pen.kit, pen.px
    tight = size < 16
    air, lead = px(1 if tight else 6), px(size if tight else size + 3)
    x = rect.centerx - figures_wide(pen, numbers, size) // 2
    for icon, n in zip(icons, numbers, strict=True):
        k.icon(canvas, icon, (x + px(size / 2 - tight), rect.centery), size if tight else size + 2)
        x = k.text(canvas, str(n), (x + lead, rect.centery), size, "sans-bold", INK, "midleft").right + air


# ------------------------------------------------------------------------------------------------ places


@dataclass(frozen=True)
class Lies:
    """A previous encounter in an area: face down, or the monster with its strength."""

    picture: CreaturePicture | None = None
    strength: int = 0


@dataclass(frozen=True)
class AreaFace(Paint):
    """An area: picture with its level, who is there and what lies there; its table of the die; its rewards."""

    name: str
    picture: PlacePicture
    level: int
    trade: bool
    results: tuple[str, ...]
    rewards: tuple[tuple[str, str, str], ...]  # icon, word, the same where it is narrow
    here: tuple[str, ...] = ()  # colours of the groups
    lies: Lies | None = None
    burning: bool = False  # something happens here
    high: float = 264.0

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        if self.burning:
            around = rect.inflate(2 * px(marks.REACH), 2 * px(marks.REACH))
            canvas.blit(marks.Glow(rect.w / k.scale, rect.h / k.scale).surface(around.size), around)
        canvas.blit(k.rounded(rect.w, rect.h, 9, theme.CARD_LIGHT, theme.CARD_DARK, INK, 2), rect)
        small, room = self.high < LOW_AREA, rect.w - px(10)
        long = k.width(self.name, 14, "serif-semi") > room
        if self.high < TINY_AREA + (22 if long else 0):
            self._tiny(pen, canvas, rect)
            return
        lines = k.block(self.name, room, 14, "serif-semi", INK, "centre") if long else None
        below = px(50 if small else 128) + (lines.height - px(19) if lines is not None else 0)
        top = pygame.Rect(rect.x + px(3), rect.y + px(3), rect.w - px(6), max(px(36), rect.h - below - px(6)))
        canvas.blit(self.picture.surface(top.size, 6, 0), top)
        level_disc(pen, canvas, self.level, (top.x + px(16), top.y + px(16)), 24)
        if self.trade:
            spot = top.right - px(15), top.y + px(16)
            mark(pen, canvas, spot, 27)
            k.icon(canvas, "scales", spot, 17)
        self._lies(pen, canvas, top, small)
        beside = px(28) if top.h < px(56) else 0  # the level is not covered by who is there
        self._here(pen, canvas, pygame.Rect(top.x + beside, top.y, top.w - beside, top.h))
        y = top.bottom + px(12 if small else 15)
        if lines is not None:
            pen.put(canvas, lines, (rect.x + px(5), top.bottom + px(1)))
            y = top.bottom + lines.height - px(8)
        else:
            k.text(canvas, self.name, (rect.centerx, y), 15.0 if small else 17.0, "serif-semi", INK, "center", room)
        y += px(13 if small else 14)
        if small:
            self._rewards(pen, canvas, pygame.Rect(rect.x + px(5), y, rect.w - px(10), rect.bottom - y - px(3)), words=False)
            self._mark(pen, canvas, rect)
            return
        self._table(pen, canvas, pygame.Rect(rect.x + px(8), y, rect.w - px(16), px(44)))
        y += px(47)
        pen.rule(canvas, rect.x + px(10), y, rect.w - px(20))
        self._rewards(pen, canvas, pygame.Rect(rect.x + px(7), y + px(2), rect.w - px(14), rect.bottom - y - px(4)), words=True)
        self._mark(pen, canvas, rect)

    def _tiny(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """The picture all over, its name at the foot; level, groups and what lies there as ever."""
        k, px = pen.kit, pen.px
        size, room = 14.0, rect.w - px(8)
        while size > 9.4 and size * k.scale > 14.2 and k.width(self.name, size, "serif-semi") > room:
            size -= 0.5
        two = k.width(self.name, size, "serif-semi") > room and rect.h > px(TWO_LINES)
        lines = k.block(self.name, room, size, "serif-semi", INK, "centre") if two else None
        foot = lines.height if lines is not None else px(19)
        top = pygame.Rect(rect.x + px(3), rect.y + px(3), rect.w - px(6), max(px(12), rect.h - foot - px(5)))
        canvas.blit(self.picture.surface(top.size, 6, 0), top)
        side = min(20.0, top.h / k.scale - 4)
        level_disc(pen, canvas, self.level, (top.x + px(side / 2 + 2), top.y + px(side / 2 + 2)), side)
        self._lies(pen, canvas, top, True)
        x = top.x + px(side + 6)
        if self.trade:
            spot = x + px(side / 2 + 1), top.y + px(side / 2 + 2)
            mark(pen, canvas, spot, side + 3)
            k.icon(canvas, "scales", spot, side * 0.66)
            x += px(side + 4)
        self._here(pen, canvas, pygame.Rect(x, top.y, top.right - x, top.h), min(18.0, side))
        if lines is not None:
            pen.put(canvas, lines, (rect.x + px(4), rect.bottom - foot - px(2)))
        else:
            k.text(canvas, self.name, (rect.centerx, rect.bottom - foot // 2 - px(1)), size, "serif-semi", INK, "center", room)
        self._mark(pen, canvas, rect)

    def _here(self, pen: Pen, canvas: pygame.Surface, top: pygame.Rect, side: float = 26.0) -> None:
        """The groups that stand there."""
        x = top.x + pen.px(side / 2 + 3)
        for colour in self.here:
            made = discs.disc(colour, pen.px(side))
            canvas.blit(made, made.get_rect(center=(x, top.bottom - pen.px(side / 2 + 2))))
            x += pen.px(side * 0.85)

    @staticmethod
    def _mark(pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """The gold frame where it may be chosen."""
        if pen.mark:
            pen.frame(canvas, rect.inflate(-pen.px(6), -pen.px(6)), ticked=pen.mark == "legal")

    def _lies(self, pen: Pen, canvas: pygame.Surface, top: pygame.Rect, small: bool) -> None:
        if self.lies is None:
            return
        px = pen.px
        high = round(top.h * (0.62 if not small else 0.8))
        box = pygame.Rect(0, 0, round(high * 0.72), high)
        box.bottomright = top.right - px(4), top.bottom - px(3)
        if self.lies.picture is None:
            canvas.blit(Back().surface(box.size, 4, 1.5), box)
            return
        box.w = high
        box.right = top.right - px(4)
        canvas.blit(self.lies.picture.surface(box.size, 4, 1.5), box)
        tag = pygame.Rect(0, 0, px(40), px(20))
        tag.midbottom = box.midbottom
        canvas.blit(pen.kit.rounded(tag.w, tag.h, 5, BONE, None, INK, 1.4), tag)
        pen.kit.icon(canvas, "strength", (tag.x + px(11), tag.centery), 15)
        pen.kit.text(canvas, str(self.lies.strength), (tag.x + px(20), tag.centery), 15, "sans-bold", INK, "midleft")

    def _table(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        step = rect.w / 6
        side = min(pen.px(24), round(step * 0.9))
        for n, said in enumerate(self.results):
            x = round(rect.x + step * (n + 0.5))
            die = Die(n + 1).surface((side, side))
            canvas.blit(die, die.get_rect(center=(x, rect.y + side // 2)))
            y = rect.y + side + pen.px(11)
            if said == "–":
                pen.kit.text(canvas, said, (x, y), 15, "sans", INK_SECOND, "center")
            elif said == "!":
                pen.kit.icon(canvas, "warning", (x, y), 17)
            else:
                for at in range(int(said)):
                    pen.kit.icon(canvas, "encounter", (x + pen.px((at - (int(said) - 1) / 2) * 9), y), 17)

    def _rewards(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect, words: bool) -> None:
        step = rect.w / max(1, len(self.rewards))
        room = round(step) - pen.px(3)
        size = 15 if all(pen.kit.width(word, 15) <= room - pen.px(6) for _, word, _ in self.rewards) else 14
        short = any(pen.kit.width(word, 14) > room for _, word, _ in self.rewards)
        for n, (icon, word, brief) in enumerate(self.rewards):
            x = round(rect.x + step * (n + 0.5))
            side = 27 if words else 20
            pen.kit.icon(canvas, icon, (x, rect.y + pen.px(side / 2 + 1) if words else rect.centery), side)
            if words:
                pen.kit.text(canvas, brief if short else word, (x, rect.bottom - pen.px(13)), size, "sans", INK, "center", room)


# ------------------------------------------------------------------------------------------------ groups


@dataclass(frozen=True)
class Member:
    """A character as groups show it. `state`: "" ready, tapped, down."""

    picture: Portrait
    strength: int
    speed: int
    skills: tuple[str, ...] = ()
    state: str = ""

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """The portrait with its figures below; face down only the back is seen."""
        px = pen.px
        foot = max(px(20), round(rect.h * 0.2))
        size = 17.0 if rect.w >= px(80) else 14.0 if rect.w >= px(60) else 13.0
        if self.state == "down" or figures_wide(pen, (self.strength, self.speed), size) > rect.w - px(6):
            foot = px(2)  # no room for figures: the panels have them
        canvas.blit(paper.box(rect.size, pen.kit.scale, BONE, radius=7, line_width=1.8), rect)
        top = pygame.Rect(rect.x + px(2), rect.y + px(2), rect.w - px(4), rect.h - foot - px(2))
        if self.state == "down":
            canvas.blit(Back().surface(top.size, 5, 0), top)
        else:
            canvas.blit(self.picture.surface(top.size, 5, 0), top)
        low = pygame.Rect(rect.x, rect.bottom - foot, rect.w, foot)
        if foot > px(2):
            figures(pen, canvas, low, (self.strength, self.speed), size)
        if self.state == "tapped":
            veil = pygame.Surface(top.size, pygame.SRCALPHA, 32)
            veil.fill(SHADE)
            canvas.blit(veil, top)
            side = min(23.0, top.w / pen.kit.scale * 0.55)
            spot = top.right - px(side / 2 + 1), top.y + px(side / 2 + 1)
            mark(pen, canvas, spot, side)
            pen.kit.icon(canvas, "tap", spot, side * 0.65)
        elif self.state == "" and rect.w > px(70):
            for n, skill in enumerate(self.skills):
                spot = top.x + px(12) + n * px(20), top.y + px(12)
                mark(pen, canvas, spot, 22)
                pen.kit.icon(canvas, skill, spot, 16)


@dataclass(frozen=True)
class MemberRow(Paint):
    """A line of a group: portrait, name, figures, what the character can do."""

    member: Member
    name: str
    ability: str
    state: str = ""
    LEAST = 84.0

    def _block(self, pen: Pen, width: int) -> TextBlock:
        return pen.kit.block(self.ability, width - pen.px(70), 15, "sans", INK)

    def _more(self, pen: Pen, width: int) -> int:
        """What a name of two lines needs besides."""
        block = pen.kit.block(self.name, width - pen.px(68), 18, "serif-semi")
        return max(0, block.height - pen.kit.height(18, "serif-semi"))

    def height(self, pen: Pen, width: int) -> int:
        return max(pen.px(self.LEAST), pen.px(56) + self._block(pen, width).height + self._more(pen, width))

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        face = pygame.Rect(rect.x, rect.y + px(4), px(58), min(rect.h - px(8), px(76)))
        if self.member.state == "down":
            canvas.blit(Back().surface(face.size, 6, 1.5), face)
        else:
            canvas.blit(self.member.picture.surface(face.size, 6, 1.5), face)
            if self.member.state == "tapped":
                veil = pygame.Surface(face.size, pygame.SRCALPHA, 32)
                veil.fill(SHADE)
                canvas.blit(veil, face)
                k.icon(canvas, "tap", face.center, 30)
        left = face.right + px(10)
        more = self._more(pen, rect.w)
        if more:
            pen.put(canvas, k.block(self.name, rect.w - px(68), 18, "serif-semi"), (left, rect.y + px(3)))
        else:
            k.text(canvas, self.name, (left, rect.y + px(16)), 18, "serif-semi", INK, "midleft", rect.right - left)
        x, y = left, rect.y + px(38) + more
        for icon, n in (("strength", self.member.strength), ("boot", self.member.speed)):
            k.icon(canvas, icon, (x + px(9), y), 19)
            x = k.text(canvas, str(n), (x + px(21), y), 17, "sans-bold", INK, "midleft").right + px(12)
        for skill in self.member.skills:
            k.icon(canvas, skill, (x + px(10), y), 19)
            x += px(25)
        if self.state and self.member.state == "tapped" and k.width(self.state, 15, "sans-semi") > rect.right - x:
            k.icon(canvas, "tap", (rect.right - px(10), y), 19)  # the portrait shows it as well
        elif self.state:
            k.text(canvas, self.state, (rect.right, y), 15, "sans-semi", INK_SECOND, "midright", rect.right - x)
        pen.put(canvas, self._block(pen, rect.w), (left, rect.y + px(50) + more))

    def folded(self) -> Painted | None:
        return RailMember(self.member)


@dataclass(frozen=True)
class RailMember(Paint):
    """A character on a rail: the portrait with its figures."""

    member: Member
    HIGH = 68.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        box = pygame.Rect(0, rect.y + pen.px(2), pen.px(52), rect.h - pen.px(4))
        box.centerx = rect.centerx
        self.member.draw(pen, canvas, box)
        if pen.mark:  # the frame that lies beneath the row is covered; the figures stay free
            foot = max(pen.px(20), round(box.h * 0.2))
            pen.frame(canvas, pygame.Rect(box.x + pen.px(4), box.y + pen.px(4), box.w - pen.px(8), box.h - foot - pen.px(8)),
                      ticked=False)  # fmt: skip
        if pen.mark == "legal":
            pen.tick(canvas, (rect.x - pen.px(PADS["row"][0] - 3), rect.y + pen.px(3)))


@dataclass(frozen=True)
class MemberTile(Paint):
    """A character in a rival's box: the portrait with its figures, framed where it may be chosen."""

    member: Member
    high: float = 84.0

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        self.member.draw(pen, canvas, rect.inflate(-pen.px(2), -pen.px(4)))
        if pen.mark:
            top = pygame.Rect(rect.x + pen.px(5), rect.y + pen.px(6), rect.w - pen.px(10), rect.h - pen.px(34))
            pen.frame(canvas, top, ticked=pen.mark == "legal")


@dataclass(frozen=True)
class Backs(Paint):
    """The cards of a hand that nobody else sees: backs over each other, and how many."""

    cards: int
    high: float = 60.0

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        px = pen.px
        box = pygame.Rect(0, rect.y + px(4), px(24), px(34))
        box.right = rect.right
        if not self.cards:
            canvas.blit(pen.kit.rounded(box.w, box.h, 3, EMPTY, None, INK_SECOND, 1), box)
        for _ in range(min(5, self.cards)):
            canvas.blit(Back().surface(box.size, 3, 1.2), box)
            box.x -= px(6)
        pen.kit.text(canvas, str(self.cards), (rect.right - px(12), rect.y + px(50)), 17, "sans-bold", INK, "center")


@dataclass(frozen=True)
class RivalHead(Paint):
    """The head of a rival's box: disc, name, where the group is, strength and speed."""

    colour: str
    name: str
    where: tuple[str, ...]  # the longest wording first
    strength: int
    speed: int
    held: tuple[int, ...] = ()  # cards and missions done, for the rail: the box has its own lines for them
    HIGH = 46.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        k.disc(canvas, self.colour, (rect.x + px(19), rect.y + px(20)), 38)
        x = rect.right
        for icon, n in (("boot", self.speed), ("strength", self.strength)):
            x = k.text(canvas, str(n), (x, rect.y + px(14)), 20, "serif-bold", INK, "midright").x
            k.icon(canvas, icon, (x - px(13), rect.y + px(14)), 20)
            x -= px(30)
        left = rect.x + px(46)
        k.text(canvas, self.name, (left, rect.y + px(11)), 20, "serif-semi", INK, "midleft", x - left)
        said = pen.fitting(self.where, rect.right - left, 15.5)
        k.text(canvas, said, (left, rect.y + px(33)), 15.5, "sans", INK, "midleft", rect.right - left)

    def folded(self) -> Painted | None:
        return RailRival(self.colour, self.name, self.where, (self.strength, self.speed), self.held)


@dataclass(frozen=True)
class RailRival(Paint):
    """The same on a rail."""

    colour: str
    name: str
    where: tuple[str, ...]
    numbers: tuple[int, int]
    held: tuple[int, ...] = ()

    def _block(self, pen: Pen, width: int) -> TextBlock:
        said = pen.fitting(self.where, width - pen.px(4), 15)
        return pen.kit.block(said, width - pen.px(4), 15, "sans", INK)

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(74 if self.held else 52) + self._block(pen, width).height

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        k.disc(canvas, self.colour, (rect.x + px(12), rect.y + px(12)), 22)
        k.text(canvas, self.name, (rect.x + px(27), rect.y + px(12)), 16, "serif-semi", INK, "midleft", rect.w - px(28))
        block = self._block(pen, rect.w)
        pen.put(canvas, block, (rect.x + px(2), rect.y + px(24)))
        line = pygame.Rect(rect.x, rect.y + px(26) + block.height, rect.w, px(24))
        figures(pen, canvas, line, self.numbers)
        if self.held:
            figures(pen, canvas, line.move(0, px(22)), self.held, icons=HELD)


# ------------------------------------------------------------------------------------------------ small things


@dataclass(frozen=True)
class OrderPlace(Paint):
    """A place in the order of play: disc and speed."""

    colour: str
    speed: int
    HIGH = 40.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        k.disc(canvas, self.colour, (rect.x + px(15), rect.centery), 24)
        if rect.w > px(76):
            k.icon(canvas, "boot", (rect.x + px(42), rect.centery), 18)
        k.text(canvas, str(self.speed), (rect.right - px(5), rect.centery), 17, "sans-bold", INK, "midright")


@dataclass(frozen=True)
class MotifSprite:
    """An advantage as a small square picture."""

    motif: Motif

    def surface(self, pen: Pen, px: int) -> pygame.Surface:
        """Shared: nobody draws on it."""
        return self.motif.surface((px, px), 4, 1.2)


@dataclass(frozen=True)
class DeckSize(Paint):
    """How many cards a deck and its pile have: by its name, by its sign where that has no room."""

    name: str
    icon: str
    sizes: str
    HIGH = 30.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        room = rect.w - pen.rich(canvas, self.sizes, rect, 15, align="right") - pen.px(8)
        if pen.kit.width(self.name, 15) <= room:
            pen.rich(canvas, self.name, pygame.Rect(rect.x, rect.y, room, rect.h), 15)
        else:
            pen.kit.icon(canvas, self.icon, (rect.x + pen.px(11), rect.centery), 20)

    def folded(self) -> Painted | None:
        return self


@dataclass(frozen=True)
class RailSign(Paint):
    """A sign alone in the middle of a rail."""

    icon: str
    HIGH = 34.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        pen.kit.icon(canvas, self.icon, rect.center, 28)
