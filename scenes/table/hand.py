"""The active player's cards: in play, in hand, and the figure of the own discard."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.engine.key import Key
from scenes.app.scene import UiItem
from scenes.draw import cardface, cardskin, paper, theme
from scenes.table.model import TableModel
from scenes.table.panel import Panel, fit_line
from scenes.table.pen import LOW, Pen
from scenes.widgets.paint import Kit

if TYPE_CHECKING:
    from scenes.draw.card import CardSpec
    from scenes.table.model import TableModel

GROUP_GAP = 32.0
LIFT = 5.0  # design px that a card in play stands higher
SMALL_RATIO = 196 / 108
LEAST = 0.8  # of their width: cards of the fold are as narrow before they lie in two rows
FRAME = 7.0  # design px that the frame of a card reaches over it
SLIP = 60.0  # ... and a slip is so wide at least
BESIDE = 15.0  # type size of the words beside a block of the fold
BACK = 0.72  # of its height is the width of a card's back
STRIP = 100.0  # design px: a narrower strip has no room for a name
NAMED = 150.0  # ... and a low card so wide at least leaves room for the words beside its block
FOOT = 27.0  # ... under the picture of a low card, where its last line stands
LOW_FROM = 0.8  # of the usual height: a card lower than this lies in two rows
MARK, LOW_HIGH = 22.0, 108.0  # ... a mark on a low card takes, where the card is so high
TOP = 62.0  # ... over the picture of a whole card
FEW = 3  # cards of the fold leave room for what they say
WORDS_BESIDE = 200.0  # design px of it at most
LINE_END = 4.0  # ... from the line under the picture of a low card to its edges
DIPS = 5.0  # ... that a slip over its top edge reaches into it: there the title begins


class Place(NamedTuple):
    """A card on the table: its key, its rectangle, the part of it nothing covers."""

    key: str
    rect: pygame.Rect
    seen: pygame.Rect
    played: bool


class Look(NamedTuple):
    """How a card of the row looks: its face, the words and tone of its slip, chosen, normal or dimmed, and whether it may be
    chosen."""

    key: str
    face: CardSpec
    tag: tuple[str, str]
    state: str
    legal: bool


class Row(NamedTuple):
    """All that lies there."""

    looks: tuple[Look, ...]
    places: tuple[Place, ...]
    played: tuple[bool, ...]  # which of them are in play
    choosing: bool  # the question is about cards, so that the others have a reason
    discarded: int


class Hand(Panel):
    """Full cards at 1920x1080, title cards in the fold; where they are more than fit, smaller ones in two rows: none lies over
    another. A card in play stands higher and has an edge in its player's colour."""

    zone = "hand"

    def clip(self) -> pygame.Rect:
        grid = self.model.grid
        top = grid.prompt.bottom + self.px(1)
        return grid.between_panels(self.rect.x - self.px(7), self.rect.right + self.px(7), top, self.model.area.bottom)

    def __init__(self, model: TableModel, rect: pygame.Rect) -> None:
        super().__init__(model, rect)
        self._heads_at: list[tuple[int, int]] = []  # from where to where headings reach
        self._blocks: tuple[pygame.Rect, ...] = ()  # where the words beside the blocks of the fold stand, if they do
        self._row: tuple[Hashable, Row] = (None, Row((), (), (), False, 0))  # the position it was read from, and what lies there

    def cache_key(self) -> Hashable:
        model, row = self.model, self.row()
        lies = row.looks, row.played, row.choosing, row.discarded, model.grid.tall and self._stepping()
        down = model.face_down and (model.screen.cards.face_down(), True)
        return model.host.lang, model.seat, down, lies, model.stamp if row.choosing else 0

    def row(self) -> Row:
        """What lies there now; read once for a position."""
        model = self.model
        if self._row[0] != (model.stamp, model.aim):
            cards = model.screen.cards
            picking = cards.kind in {Key.of(key).kind for key in model.shapes}
            choosing = model.asked is not None and (model.asked.kind == "play" or picking)
            looks = tuple([self._look(key, picking) for key in cards.own()])
            lying = {f"{cards.kind}:{card}" for card in cards.played()}
            played = tuple([look.key in lying for look in looks])
            row = Row(looks, self._places(played, looks), played, choosing, cards.discard_count())
            self._row = (model.stamp, model.aim), row
        return self._row[1]

    def _look(self, key: str, picking: bool) -> Look:
        """`picking`: some card may be chosen, so that the others are dimmed."""
        model, legal, tag = self.model, key in self.model.shapes, self.model.screen.cards.tag(key)
        state = "chosen" if tag[1] == "chosen" or model.aim == key else "dimmed" if picking and not legal else "normal"
        return Look(key, model.screen.cards.card(key)._replace(state=state), tag, state, legal)

    def places(self) -> tuple[Place, ...]:
        """Where every card lies, in play first."""
        return self.row().places

    def _places(self, played: tuple[bool, ...], looks: Sequence[Look]) -> tuple[Place, ...]:
        grid, count, x, y = self.model.grid, len(looks), self.rect.x, self.rect.y
        w, h = [round(v * self.kit.scale) for v in grid.card]
        air, lift = self.px(12 if grid.tall else 5.5), self.px(LIFT)
        first = sum(played) if played == tuple(sorted(played, reverse=True)) else 0  # those in play lie together at the left
        apart = gap = self.px(GROUP_GAP if grid.tall else 12) - air if 0 < first < count else 0
        boxes: list[pygame.Rect] = []
        self._blocks = ()
        if grid.small:  # strips grow narrower before they grow lower: half as high they are hard to read and to hit
            lift = 0  # the edge in the player's colour says it, there is no room above
            narrow = (self.rect.w - gap + air) // max(count, 1) - air
            w = min(w, narrow) if narrow >= self.px(STRIP) else w
        elif count > 1:
            narrow = (self.rect.w - gap + air) // count - air
            if narrow < w and narrow >= w * (self.model.screen.traits.narrow if grid.tall else LEAST):
                skins = {look.face.skin for look in looks}
                rows = [skin for skin in skins if skin.form((w, h)) == "row"]
                w = narrow
                h = min([h, *(int(w * skin.tall) - 1 for skin in rows)])  # rather lower than in the form of large ones
        if not (grid.tall or grid.small) and 0 < count <= FEW and self.model.screen.traits.beside:
            most = min((self.rect.w - gap + air) // count - air, w + self.px(WORDS_BESIDE))
            x, widths = self.rect.x, [most if cardface.says_beside(look.face, (most, h)) else w for look in looks]
            for n, wide in enumerate(widths):
                x += gap if n == first else 0
                boxes.append(pygame.Rect(x, y, wide, h))
                x += wide + air
            return self._placed(looks, boxes, played, lift)
        gap = min(gap, max(0, self.rect.w - count * (w + air) + air))  # rather closer together than half as high
        if count * (w + air) - air + gap <= self.rect.w:
            boxes = [pygame.Rect(x + n * (w + air) + (gap if n >= first else 0), y, w, h) for n in range(count)]
        else:
            lift = min(lift, self.px(2))
            boxes = self._in_blocks([first, count - first] if apart else [count], (w, h), air, apart)
        return self._placed(looks, boxes, played, lift)

    @staticmethod
    def _placed(looks: Sequence[Look], boxes: list[pygame.Rect], played: tuple[bool, ...], lift: int) -> tuple[Place, ...]:
        places = zip(looks, boxes, played, strict=True)
        return tuple([Place(look.key, at := box.move(0, -lift if up else 0), at, up) for look, box, up in places])

    def _in_blocks(self, counts: Sequence[int], card: tuple[int, int], air: int, apart: int) -> list[pygame.Rect]:
        """Two rows of half the height; those in play are a block of their own, so that a heading stands over what it names. In
        the fold, where no heading has room, its words stand beside the block as long as that leaves the cards legible."""
        tall, (w, h) = self.model.grid.tall, card
        high = (h - self.px(10 if tall else 5)) // 2
        columns = [-(-count // 2) for count in counts]
        room = self.rect.w - apart - air * (sum(columns) - 1)
        wide = min(w, round(high * SMALL_RATIO)) if tall else w
        beside = [] if tall or self.model.grid.small or len(counts) < 2 else [self._beside(n) for n in range(2)]
        if beside and (room - sum(beside)) // sum(columns) < self.px(NAMED):
            beside = []
        wide = min(wide, (room - sum(beside)) // sum(columns))
        boxes: list[pygame.Rect] = []
        words: list[pygame.Rect] = []
        x, y = self.rect.topleft
        for n, (count, per) in enumerate(zip(counts, columns, strict=True)):
            if beside:
                words.append(pygame.Rect(x, y, beside[n], h))
                x += beside[n]
            boxes += [pygame.Rect(x + m % per * (wide + air), y + m // per * (h - high), wide, high) for m in range(count)]
            x += per * (wide + air) + apart
        self._blocks = tuple(words)
        return boxes

    def _beside(self, n: int) -> int:
        """How wide the words beside a block of the fold are."""
        return self.kit.width(self._heads()[n], BESIDE, "sans-semi") + self.px(10)

    def hand_places(self) -> Sequence[Place]:
        return self.places()

    def paint(self, canvas: pygame.Surface) -> None:
        model, grid = self.model, self.model.grid
        in_play, in_hand = self._heads()
        self._heads_at.clear()
        places = self.places()
        played = [p for p in places if p.played]
        hand = [p for p in places if not p.played]
        if grid.tall:
            self._headings(canvas, places, played, hand)
        for box, words, group in zip(self._blocks, (in_play, in_hand), (played, hand), strict=False):
            self._name_block(canvas, box, words, len(group))
        if not places:
            high = min(self.px(60), model.area.bottom - self.rect.y)  # large text in a low window
            lead = self._backs(canvas)
            empty = pygame.Rect(self.rect.x + lead, self.rect.y, self.rect.w - lead, high)
            words = model.t("table-hand-down", button=model.t("table-own-hand")) if model.face_down else model.t("table-no-cards")
            self.rich(canvas, words, empty, 18, "serif", theme.TEXT_ON_TABLE_SECOND)
            self.add_item("text", in_hand, empty, words)
        for place, look in zip(places, self.row().looks, strict=True):
            self._card(canvas, place, look)
            self._item(place, look)

    def _backs(self, canvas: pygame.Surface) -> int:
        """The hand of a seat that is asked at the open table, over each other from the left; returns how wide they are."""
        cards, count = self.model.screen.cards, self.model.screen.cards.face_down() if self.model.face_down else 0
        high = min(round(self.model.grid.card[1] * self.kit.scale), self.model.area.bottom - self.rect.y - self.px(6))
        size, x = (round(high * BACK), high), self.rect.x
        if not count or (back := cards.back(size)) is None:
            return 0
        step = min(size[0] // 2, (self.rect.w // 2 - size[0]) // max(1, count - 1))
        for n in range(count):
            paper.shadow(canvas, pygame.Rect(x + n * step, self.rect.y, *size), self.kit.scale, 6, 8, 0.3)
            canvas.blit(back, (x + n * step, self.rect.y))
        return (count - 1) * step + size[0] + self.px(18)

    def _heads(self) -> tuple[str, str]:
        """What stands over the cards in play, and over those in hand."""
        in_play, in_hand = self.model.screen.cards.heads
        return self.model.t(in_play), self.model.t(in_hand)

    def _headings(self, canvas: pygame.Surface, places: Sequence[Place], played: list[Place], hand: list[Place]) -> None:
        """Over the cards in play and over those in hand; where a card that was played keeps its place among those in hand, each
        group of neighbours has its own, so that none stands over what it does not name: the first of each kind says how many
        there are of all of them."""
        model, (in_play, in_hand) = self.model, self._heads()
        groups = self._groups(places)
        count = model.screen.cards.discard_count()
        note = model.t("table-discard-own", n=count) if count >= 0 and not model.face_down else ""
        if groups:
            counted: set[bool] = set()
            for group in groups:
                lies = group[0].played
                count_of = None if lies in counted else len(played if lies else hand)
                self._head(canvas, group[0].rect.x, in_play if lies else in_hand, count_of)
                counted.add(lies)
            self._note(canvas, places, note)
            return
        end = self._head(canvas, self.rect.x, in_play, len(played)) if played else self.rect.x
        together = bool(played and hand) and hand[0].rect.y == self.rect.y and hand[0].rect.x > played[-1].rect.x
        x = max(self.rect.x + self.px(150), end + self.px(24)) if played else end
        if hand and (together or not played):
            x = hand[0].rect.x
        elif played and not hand and (after := played[-1].rect.right + self.px(24)) < model.grid.heads.right - self.px(280):
            x = max(x, after)  # off the slips of the cards in play
        if (hand or note or not played) and not model.face_down:
            self._head(canvas, x, in_hand, len(hand))
            self._note(canvas, places, note)

    def _groups(self, places: Sequence[Place]) -> list[list[Place]]:
        """The neighbours that are all in play or all in hand, where they do not lie as two blocks; [] where no heading could
        stand over each of them, since another row lies above it."""
        groups: list[list[Place]] = []
        for place in places:
            if groups and groups[-1][0].played is place.played:
                groups[-1].append(place)
            else:
                groups.append([place])
        return groups if self._mixed() and not self._wraps(places) else []

    def _mixed(self) -> bool:
        """Whether cards in play lie among those in hand: where they lay before they were played."""
        played = self.row().played
        return played != tuple(sorted(played, reverse=True))

    def _wraps(self, places: Sequence[Place]) -> bool:
        """Whether they lie in two rows."""
        ys = [place.rect.y for place in places]
        return bool(ys) and max(ys) - min(ys) > self.px(LIFT)

    def _head(self, canvas: pygame.Surface, x: int, words: str, n: int | None) -> int:
        """Returns where it ends; without a number where another heading says it."""
        k, y = self.kit, self._head_y()
        used = k.text(canvas, words, (x + self.px(4), y), 17, "sans-semi", theme.PAPER, "midleft").right
        if n is not None:
            used = k.text(canvas, str(n), (used + self.px(8), y), 17, "sans-bold", theme.PAPER, "midleft").right
        self._heads_at.append((x, used))
        return used

    def _head_y(self) -> int:
        letters = round(0.4 * self.kit.type_px(17))
        return min(self.model.grid.heads.centery - self.px(2), self.rect.y - self.px(LIFT + FRAME) - letters)

    def _note(self, canvas: pygame.Surface, places: Sequence[Place], note: str) -> None:
        """How much was discarded: after the last heading, in the first gap that no slip of a card reaches into; without one
        not at all, as the discard itself tells it."""
        if not note:
            return
        heads, gap = self.model.grid.heads, self.px(16)
        wide = fit_line(self.kit, note, 100_000, 16, "sans", theme.TEXT_ON_TABLE_SECOND).used
        taken = [(at.x, at.right) for place in places if (at := self.slip_box(place)) is not None and at.y < place.rect.y]
        x = self._heads_at[-1][1] + gap
        for left, right in sorted(taken):
            if left < x + wide + self.px(8) and right > x - self.px(8):
                x = right + gap
        if x + wide <= heads.right:
            box = pygame.Rect(x, self._head_y() - heads.h // 2, wide + self.px(2), heads.h)
            self.rich(canvas, note, box, 16, "sans", theme.TEXT_ON_TABLE_SECOND)

    def _name_block(self, canvas: pygame.Surface, box: pygame.Rect, words: str, n: int) -> None:
        """Beside a block of the fold: what it is, and how many cards."""
        k, step = self.kit, self.px(BESIDE * 1.25)
        k.text(canvas, words, (box.x, box.centery - step // 2), BESIDE, "sans-semi", theme.PAPER, "midleft")
        k.text(canvas, str(n), (box.x, box.centery + step // 2), BESIDE, "sans-bold", theme.PAPER, "midleft")

    def _card(self, canvas: pygame.Surface, place: Place, look: Look) -> None:
        model, k = self.model, self.kit
        state = look.state
        box = place.rect
        cardface.shadow(canvas, box)
        if model.grid.small:
            key = "strip", look.face, box.size, theme.palette()
            canvas.blit(k.cached(key, lambda: cardface.strip(look.face, box.size)), box)
        else:
            canvas.blit(model.screen.cards.picture_soon(place.key, box.size, self.came), box)
        if state == "dimmed":
            cardskin.veil(canvas.subsurface(place.rect), place.rect.size, min(place.rect.w / model.grid.card[0], k.scale))
        if place.played:
            self._edge(canvas, place.rect)
        if look.legal:
            frame(k, canvas, place.rect)
        elif state == "chosen":
            frame(k, canvas, place.rect, ticked=False)
        self.slip(canvas, place)

    def _edge(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """Of a card in play: in the colour of its player."""
        model, thin = self.model, min(1.0, rect.h / self.px(LOW))

        def px(value: float) -> int:
            return max(1, self.px(value * thin))

        colour = theme.shown(theme.player(model.colours.get(model.seat, "")).colour)
        pygame.draw.rect(canvas, theme.shown(theme.INK), rect.inflate(px(4), px(4)), px(7), border_radius=px(13))
        pygame.draw.rect(canvas, colour, rect.inflate(px(2), px(2)), px(5), border_radius=px(12))

    def _stepping(self) -> bool:
        """Whether the steps of a run lie over the cards, where else slips and headings stand."""
        staged = self.model.staged
        return staged is not None and staged.step is not None and staged.step.in_row

    def slip(self, canvas: pygame.Surface, place: Place) -> None:
        """What the card's state is, on a slip: over the top edge of a whole card; in the fold in the line under its picture.
        Where that line is long, in the picture's corner, as on a card of two rows and while steps lie there."""
        if (made := self._slip(place)) is not None:
            canvas.blit(*made)

    def slip_box(self, place: Place) -> pygame.Rect | None:
        """Where the slip of a card lies, if it has one."""
        made = self._slip(place)
        return made[0].get_rect(topleft=made[1]) if made is not None else None

    def _pictured(self, place: Place) -> int:
        """How wide the part of a card of the fold is that its words do not stand in."""
        return min(place.rect.w, round(self.model.grid.card[0] * self.kit.scale))

    def _in_line(self, place: Place, words: str, tone: str) -> tuple[pygame.Surface, tuple[int, int]] | None:
        """A slip in the line under the picture of a card of the fold, if that leaves room for it."""
        face = next((look.face for look in self.row().looks if look.key == place.key), None)
        if face is None or face.skin.form(place.rect.size) != "small":
            return None
        slip = cardface.tag(words, tone, self.kit.scale * 0.94, low=True)
        wide = self._pictured(place)
        x = place.rect.x + wide - slip.get_width() - self.px(LINE_END)
        if x < place.rect.x + cardface.strip_end(face, (wide, place.rect.h)) + self.px(1):
            return None
        return slip, (x, place.rect.bottom - self.px(LINE_END) - slip.get_height())

    def _slip(self, place: Place) -> tuple[pygame.Surface, tuple[int, int]] | None:
        model, tall = self.model, self.model.grid.tall
        words, tone = model.screen.cards.tag(place.key, not tall)
        low = place.rect.h < self.px(model.grid.card[1] * LOW_FROM)  # in two rows
        if place.played and not words and (not tall or (low and self._mixed())):
            words = self._heads()[0]  # no heading stands over it
        if not words or (not tall and (model.grid.small or low)):  # a strip is veiled or framed; the zoom says more
            return None
        if not tall and (made := self._in_line(place, words, tone)) is not None:
            return made
        scale = self.kit.scale if tall else self.kit.scale * 0.94
        slip, short = cardface.tag(words, tone, scale), model.screen.cards.tag(place.key, True)[0] or words
        in_picture = low or not tall or self._stepping()
        room = place.seen.w - self.px(12)
        if low:  # beside the marks, if it can be
            marks = next((len(look.face.marks) for look in self.row().looks if look.key == place.key), 0)
            if slip.get_width() > place.seen.w - self.px(8) - round((9 + MARK * marks) * place.rect.h / LOW_HIGH):
                slip = cardface.tag(short, tone, scale)
        elif not in_picture:  # it stays off the heading above the card
            left, right = place.seen.x, place.seen.right
            reach = [right - self.px(14) - end for x, end in self._heads_at if x < right and end > left]
            room = max(min([room, *reach]), self.px(SLIP))
        if slip.get_width() > room:
            slip = cardface.tag(short, tone, scale)
        if slip.get_width() > room:
            slip = pygame.transform.smoothscale(slip, (room, round(slip.get_height() * room / slip.get_width())))
        if low or not tall:
            y = place.rect.bottom - self.px(FOOT) - slip.get_height()
        else:
            y = place.rect.y + (self.px(TOP) if in_picture else self.px(DIPS) - slip.get_height())
        right = place.seen.right if tall else place.seen.x + self._pictured(place)
        return slip, (right - slip.get_width() - self.px(8), y)

    def came(self) -> None:
        """A face the row waited for is there."""
        self.model.acts.repaint(self)

    def _item(self, place: Place, look: Look) -> None:
        model, choosing = self.model, self.row().choosing
        key, face, (words, _), _, legal = look
        value = model.t(
            "table-card-value",
            card=face.brief,
            where=self._heads()[0 if place.played else 1],
        )
        why = "" if legal or not choosing else model.why(key)
        self.spots.append(
            UiItem(
                "card",
                face.title,
                model.joined([value, words]) if words else value,
                "",
                place.seen,
                self.zone,
                legal or not choosing,
                key,
                why,
                "",
                (lambda: model.acts.touch(key)) if legal else (lambda: self._not_now(key, place.seen)),
            )
        )

    def _not_now(self, key: str, rect: pygame.Rect) -> None:
        """A click on a card that cannot be chosen says why, and leaves the table as it is: shown large it would lie over the
        place that is meant next, and the next click would only put it away. Where nothing is asked it is in nobody's way.
        """
        model = self.model
        if model.asked is None or not (why := model.why(key)):
            model.acts.pin(key)
            return
        cap = model.host.bindings.caps("zoom-card", model.t)
        large = model.t("table-card-large", key=cap) if cap else model.t("table-card-large-none")
        model.acts.explain(f"{why}\n{large}", rect)


def frame(k: Kit, canvas: pygame.Surface, rect: pygame.Rect, pointed: bool = False, ticked: bool = True) -> None:
    """The gold frame of a card that may be chosen, with its tick."""
    Pen(k).frame(canvas, rect, pointed, ticked)


def large_face(model: TableModel, key: str, height: int) -> pygame.Surface:
    """A card at zoom size."""
    return model.screen.cards.picture(key, (round(height * 330 / 482), height))


def shadowed(canvas: pygame.Surface, image: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """A floating card."""
    paper.shadow(canvas, rect, scale, 16, 18, 0.45)
    canvas.blit(image, rect)
