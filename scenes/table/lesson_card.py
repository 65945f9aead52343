"""The card of a lesson: how it looks, where it lies, and the rings and arrow that point from it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Unpack

import pygame

from scenes.draw import theme
from scenes.draw.text import TextBlock
from scenes.table.cover import covered
from scenes.table.pointing import RING, arrow_ends, bent, kept_off
from scenes.widgets.base import Common, UiItem, Widget

if TYPE_CHECKING:
    from scenes.table.game_screen import Table
    from scenes.widgets.controls import Button
    from scenes.widgets.paint import Kit

PAD, HEAD, BUTTON, GAP = 18.0, 34.0, 44.0, 8.0
TITLE_LINE = 26.0  # the room of a title in one line
LOW = 7.0  # more room over the bar where the count stands beside it
WIDTHS = (400.0, 480.0, 340.0, 314.0, 266.0)
FAR = 9.0  # what each pixel to the thing costs: an arrow is short where the card covers no more for it
TEXT, SMALL = 19.0, 16.0
FLAT = 620.0  # from this width on the buttons stand beside the text: a low card for where only a strip is free
FLAT_SIDE = 350.0  # design px of what stands beside the text there: title, count, buttons
CORNER = "lesson-leave"  # the cross at the upper right
ASIDE = "hint-off"  # apart from the others, at the left
TOUCHED = 1200.0  # what a label under the card or its shadow costs besides
NEVER = 900_000.0  # and what a list, the prompt or what it points at costs besides: as long as there is any other place, none


_ICON = re.compile(r"\s*<(?!/?[bi]>)[a-z-]+>")


def unpictured(text: str) -> str:
    """A text without its pictures: in lessons they only repeat words."""
    return _ICON.sub("", text)


@dataclass(frozen=True, slots=True)
class CardData:
    """What a card says, as rich text. `tone`: "read", "do" or "good"; `part`: how much of the chapter is behind."""

    title: str
    count: str
    head: str
    text: str
    note: str
    foot: str
    tone: str = "read"
    part: float = 1.0


class LessonCard(Widget):
    """Paper with a coloured edge: the chapter, the text, a remark on what was chosen, then the buttons."""

    role = "text"

    def __init__(
        self, key: str, rect: pygame.Rect, name: str, *, data: CardData, spoken: Callable[[str], str], **rest: Unpack[Common]
    ) -> None:
        super().__init__(key, rect, name, **rest)
        self.data, self.spoken = data, spoken

    def items(self) -> list[UiItem]:
        d = self.data
        lines = [("heading", f"{d.title} {d.count}".strip(), self.key), ("status", d.note, "lesson-note")]
        lines += [("text", " ".join(part for part in (d.head, d.text) if part), "lesson-text"), ("status", d.foot, "lesson-foot")]
        return [
            UiItem(role, self.spoken(text), "", "", self.rect, self.zone, True, key, widget=self)
            for role, text, key in lines
            if text
        ]

    def lay(self, buttons: list[Button]) -> None:
        """Give the buttons their places at the foot: the first right, then to the left; in two rows if they need it."""
        k, flat = self.kit, is_flat(self.kit, self.rect.w)
        pad, gap, high = k.px(PAD), k.px(GAP), k.px(BUTTON)
        for button in buttons:
            if button.key == CORNER:
                button.rect = pygame.Rect(self.rect.right - k.px(46), self.rect.y + k.px(7), k.px(38), k.px(38))
        for row, line in enumerate(reversed(button_rows(k, buttons, side_room(k, self.rect.w)))):
            right = self.rect.right - pad
            low = self.rect.bottom - k.px(14) - row * (high + gap)
            for button, wide in line:
                at = self.rect.x + pad if button.key == ASIDE and not flat else right - wide
                button.rect = pygame.Rect(at, low - high, wide, high)
                right -= wide + gap

    def draw(self, surface: pygame.Surface) -> None:
        k, r, d = self.kit, self.rect, self.data
        edge = {"do": theme.CORAL, "good": theme.GOOD}.get(d.tone, theme.BLUE)
        k.panel(surface, r, edge)
        grip = pygame.Rect(0, 0, k.px(34), max(2, k.px(3)))
        grip.midtop = (r.centerx, r.y + k.px(5))
        pygame.draw.rect(surface, theme.shown(theme.RULE), grip, border_radius=k.px(2))
        pad = k.px(PAD)
        flat, wide = is_flat(k, r.w), side_room(k, r.w)
        x, y = r.right - pad - wide, r.y + k.px(12)
        corner = r.right - k.px(54)
        count = k.width(d.count, 15) + k.px(10) if d.count else 0
        low = narrow(k, d, wide + 2 * pad)
        room = corner - x - (0 if low else count)
        if block := in_lines(k, d, wide + 2 * pad):
            block.draw(surface, (x, y))
            y += block.height - k.px(TITLE_LINE)
        else:
            k.text(surface, d.title, (x, y + k.px(14)), 18, "serif-semi", theme.INK_SECOND, "midleft", room)
        if d.count and not low:
            k.text(surface, d.count, (corner, y + k.px(14)), 15, "sans", theme.INK_SECOND, "midright")
        y += k.px(32 + (LOW if low else 0))
        bar = pygame.Rect(x, y, wide - (count if low else 0), max(2, k.px(4)))
        if low:
            k.text(surface, d.count, (x + wide, bar.centery), 15, "sans", theme.INK_SECOND, "midright")
        pygame.draw.rect(surface, theme.shown(theme.INSET), bar, border_radius=k.px(2))
        done = pygame.Rect(x, y, max(bar.h, round(bar.w * d.part)), bar.h)
        pygame.draw.rect(surface, theme.shown(edge), done, border_radius=k.px(2))
        y += k.px(HEAD - 21)
        if flat:
            x, wide = r.x + pad, text_room(k, r.w)
            y = r.y + max(k.px(10), (r.h - lines_high(k, d, r.w)) // 2 + k.px(4))
        for kind, text, size in parts(d, flat):
            block = k.block(text, wide - (k.px(20) if kind in ("note", "foot") else 0), size, face(kind), ink(kind))
            if kind in ("note", "foot"):
                box = pygame.Rect(x, y, wide, block.height + k.px(12))
                fill = theme.GOOD_BOX if kind == "note" else theme.INSET
                surface.blit(k.rounded(box.w, box.h, 6, fill, fill, None), box)
                block.draw(surface, (x + k.px(10), y + k.px(6)))
                y = box.bottom + k.px(10)
            else:
                block.draw(surface, (x, y))
                y += block.height + k.px(10)


def narrow(k: Kit, d: CardData, wide: int) -> bool:
    """Whether the count has no room beside the title of a card of that width: then it stands beside the bar."""
    return bool(d.count) and k.width(d.title, 18, "serif-semi") + k.width(d.count, 15) + k.px(10 + PAD + 54) > wide


def in_lines(k: Kit, d: CardData, wide: int) -> TextBlock | None:
    """The title in several lines, where it has no room in one on a card of that width, however small; else None."""
    room = wide - k.px(PAD + 54)
    if d.count and not narrow(k, d, wide) or k.width(d.title, 12, "serif-semi") <= room:
        return None
    return k.block(d.title, room, 15, "serif-semi", theme.INK_SECOND)


def is_flat(k: Kit, wide: int) -> bool:
    """Whether a card of that physical width has its buttons beside its text."""
    return wide >= k.px(FLAT)


def text_room(k: Kit, wide: int) -> int:
    """Physical width of the lines of a card of that width."""
    return wide - 2 * k.px(PAD) - (k.px(FLAT_SIDE + PAD) if is_flat(k, wide) else 0)


def side_room(k: Kit, wide: int) -> int:
    """Physical width of its title and buttons."""
    return k.px(FLAT_SIDE) if is_flat(k, wide) else wide - 2 * k.px(PAD)


def lines_high(k: Kit, d: CardData, wide: int) -> int:
    """Physical height of the lines of a card of that width."""
    room, flat, high = text_room(k, wide), is_flat(k, wide), 0
    for kind, text, size in parts(d, flat):
        boxed = kind in ("note", "foot")
        high += k.block(text, room - (k.px(20) if boxed else 0), size, face(kind)).height + k.px(22 if boxed else 10)
    return high


def parts(d: CardData, flat: bool = False) -> list[tuple[str, str, float]]:
    """(kind, text, size) from top to bottom."""
    if flat:  # in one run of lines
        return [("text", " ".join(part for part in (d.note, d.head, d.text, d.foot) if part), SMALL + 1)]
    listed = [("note", d.note, SMALL), ("head", d.head, 23.0), ("text", d.text, TEXT), ("foot", d.foot, SMALL)]
    return [one for one in listed if one[1]]


def face(kind: str) -> str:
    """The type of a part."""
    return {"head": "serif-semi", "text": "serif"}.get(kind, "sans")


def ink(kind: str) -> str:
    """Its colour."""
    return theme.INK


def button_rows(k: Kit, buttons: list[Button], room: int) -> list[list[tuple[Button, int]]]:
    """Rows of (button, width): as many side by side as fit, the first ones in the first row."""
    from scenes.widgets.controls import Button

    rows: list[list[tuple[Button, int]]] = [[]]
    used = 0
    for button in buttons:
        if button.key == CORNER:
            continue
        wide = min(room, Button.wanted(k, button.label, button.icon, "", button.size) - k.px(8 if button.label else 12))
        if rows[-1] and used + k.px(GAP) + wide > room:
            rows.append([])
            used = 0
        used += wide + (k.px(GAP) if rows[-1] else 0)
        rows[-1].append((button, wide))
    return rows


def height(k: Kit, d: CardData, wide: int, buttons: list[Button]) -> int:
    """Physical height of a card of that physical width."""
    rows = len(button_rows(k, buttons, side_room(k, wide)))
    across = side_room(k, wide) + 2 * k.px(PAD)
    bare = k.px(12) + k.px(32 + (LOW if narrow(k, d, across) else 0)) + k.px(HEAD - 21)
    if block := in_lines(k, d, across):
        bare += block.height - k.px(TITLE_LINE)
    feet = rows * k.px(BUTTON) + (rows - 1) * k.px(GAP) + k.px(18)
    lines = lines_high(k, d, wide)
    return max(bare + feet - k.px(11), lines + k.px(10)) if is_flat(k, wide) else bare + lines + feet


# --- where it lies -------------------------------------------------------------------------------------------
def place(
    model: Table, d: CardData, targets: list[pygame.Rect], buttons: list[Button], near: tuple[int, int] | None = None,
    tallest: Callable[[int], int] | None = None, clear: Sequence[pygame.Rect] = (), as_wide: int = 0,
) -> pygame.Rect:  # fmt: skip
    """Where the card covers nothing it talks about, nothing that may be chosen, and as little else as can be.

    Without targets it lies near that point (the middle of the board if there is none). `tallest`: room for a card that gets so
    high at that width; `clear`: what it keeps off besides; `as_wide`: where its width is settled.
    """
    k, area = model.kit, model.area
    margin = k.px(8)
    room = area.inflate(-2 * margin, -2 * margin)
    never = [r.inflate(2 * k.px(RING), 2 * k.px(RING)) for r in targets if r.w * r.h < area.w * area.h // 6]
    if not model.open:  # what is open veils the prompt
        never += [pygame.Rect(model.grid.menu), pygame.Rect(model.grid.tools)]
        never += [pygame.Rect(model.grid.prompt), *(r for r in model.shields if r != area)]
    never += clear
    items = [i for i in model.acts.items() if i.rect is not None]
    chosen = [i.rect for i in items if i.rect is not None and i.key in model.shapes]
    labels = list(model.centre.standing()) if not model.open else []
    answers = model.centre.label_rects(model.shapes) if not model.open else []  # worse than other labels
    g = model.grid
    beside = [pygame.Rect(r) for r in (g.left, g.right, g.ribbon, g.title)]
    hand = [pygame.Rect(g.hand)]
    if model.open and model.over_panel is not None:
        never.append(pygame.Rect(model.over_panel.rect))
    middle = targets[0].unionall(targets[1:]).center if targets else (near or model.grid.sheet.center)

    nearest = targets[0] if targets else None
    words = [] if nearest is None else kept_off(model, nearest)

    def cost(spot: pygame.Rect) -> float:
        dx = max(spot.x - middle[0], middle[0] - spot.right, 0)
        dy = max(spot.y - middle[1], middle[1] - spot.bottom, 0)
        shade = spot.inflate(k.px(10), k.px(24))  # its shadow is to fall on no words
        found = 30.0 * covered(spot, never) + 6.0 * covered(spot, chosen) + 9.0 * covered(shade, labels)
        found += k.px(TOUCHED) * len(shade.collidelistall(labels))  # half a label is as bad as none
        found += k.px(20 * TOUCHED) * len(spot.collidelistall(chosen))
        found += k.px(NEVER) * len(spot.collidelistall(never)) + k.px(60 * TOUCHED) * len(spot.collidelistall(answers))
        found += 6.0 * covered(spot, beside) + 2.0 * covered(shade, beside) + 1.0 * covered(spot, hand)
        return found + FAR * float((dx * dx + dy * dy) ** 0.5)

    def whole(spot: pygame.Rect) -> float:
        if nearest is None:
            return cost(spot)
        return cost(spot) + 24.0 * bent(k, *arrow_ends(spot, nearest), words)[0]

    def cheapest(spots: list[pygame.Rect]) -> pygame.Rect:
        """What the arrow would cross is looked at for the best places only."""
        return min(sorted(spots, key=cost)[:36], key=whole)

    best, least = pygame.Rect(room.topleft, (1, 1)), 1e18
    for nth, wide in enumerate([as_wide] if as_wide else [min(k.px(width), room.w) for width in WIDTHS]):
        high = height(k, d, wide, buttons)
        size = (wide, min(max(high, tallest(wide)) if tallest is not None else high, room.h))
        rough = cheapest(_spots(room, size, k.px(56)))
        around = rough.inflate(2 * k.px(56), 2 * k.px(56)).clip(room)
        spot = cheapest(_spots(around, size, k.px(14)))
        found = whole(spot) + nth * 400 + 2000 * (len(button_rows(k, buttons, wide - 2 * k.px(PAD))) - 1)
        if k.width(d.title, 15, "serif-semi") + k.px(PAD + 54) > wide:
            found += 20_000  # its title would be cut
        if found < least:
            best, least = spot, found
    return _nudged(best, [*never, *chosen, *answers], room, k.px(16))


def _nudged(spot: pygame.Rect, hard: Sequence[pygame.Rect], room: pygame.Rect, most: int) -> pygame.Rect:
    """The same place, or one some pixels off where none of these is touched any more."""
    if spot.collidelist(hard) >= 0:
        for far in range(1, most + 1):
            for dx, dy in ((0, far), (0, -far), (far, 0), (-far, 0)):
                moved = spot.move(dx, dy)
                if room.contains(moved) and moved.collidelist(hard) < 0:
                    return moved
    return spot


def lay_card(
    model: Table, key: str, rect: pygame.Rect, d: CardData, buttons: list[Button], spoken: Callable[[str], str]
) -> LessonCard:
    """Put the card with its buttons on the table, in their zone; what lies under it cannot be clicked any more.

    `spoken` puts its texts into words.
    """
    card = LessonCard(key, rect, d.title, data=d, spoken=spoken, zone=buttons[0].zone)
    for widget in (card, *buttons):
        model.acts.add(widget)
    card.lay(buttons)
    model.shields.append(rect)
    model.acts.renew_items()
    return card


def _spots(room: pygame.Rect, size: tuple[int, int], step: int) -> list[pygame.Rect]:
    """Places for a card of that size, a step apart, up to both ends of the room."""
    right, low = max(room.x, room.right - size[0]), max(room.y, room.bottom - size[1])
    return [pygame.Rect((x, y), size) for y in (*range(room.y, low, step), low) for x in (*range(room.x, right, step), right)]
