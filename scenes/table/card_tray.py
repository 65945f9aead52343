"""A sheet of cards: each can be put into one of a few slots, all is given with one confirmation.

The questions of a `Sheet` with `slots` come slot by slot, the same kinds in the same order in each: mission and reward now,
mission and reward for next time. A row of cards for each kind, below each card a button for every slot.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame

from game.core.engine.key import Key
from scenes.draw import theme
from scenes.table.ask import Group, Sheet
from scenes.table.choices import CardPick
from scenes.widgets.controls import Button
from scenes.widgets.panels import Heading, Label, PaperPanel

if TYPE_CHECKING:
    from scenes.table.game_screen import Table
    from scenes.table.window import Window

HEAD, FOOT, CHIP, GAP, PAD = 46.0, 62.0, 36.0, 10.0, 18.0  # design px
LOW = 43.0, 54.0, 30.0, 7.0  # the first four where the table is folded: the cards need the height
WIDEST = 304.0


def rows_of(sheet: Sheet) -> list[list[int]]:
    """The questions of the sheet by row: for each kind its place in every slot."""
    count = len(sheet.groups) // len(sheet.slots)
    return [list(range(row, len(sheet.groups), count)) for row in range(count)]


def rests(groups: list[Group]) -> list[str]:
    """What can be put into the slots of a row: the keys without their slot."""
    return list(dict.fromkeys(Key.of(choice.key).rest for group in groups for choice in group.choices))


def key_in(group: Group, rest: str) -> str:
    """The option that puts this into the slot of the group."""
    return f"{Key.of(group.choices[0].key).kind}:{rest}"


def swapped(sheet: Sheet, at: int, key: str) -> list[str]:
    """What is wished for once this is put into a slot: what lay there changes places with it."""
    wishes, rest = list(sheet.keys), Key.of(key).rest
    row = next(row for row in rows_of(sheet) if at in row)
    for other in row:
        if other != at and Key.of(sheet.groups[other].chosen).rest == rest:
            wishes[other] = key_in(sheet.groups[other], Key.of(sheet.groups[at].chosen).rest)
    wishes[at] = key
    return wishes


class Answering(Protocol):
    """Who keeps what is chosen on the tray, and answers."""

    @property
    def model(self) -> Table:
        """The table."""

    @property
    def window(self) -> Window:
        """Where the tray opens."""

    def put_in(self, at: int, key: str) -> None:
        """Choose this for a group of the sheet."""

    def fold(self) -> bool:
        """Lay the tray aside, or take it up again."""

    def confirm(self) -> None:
        """Answer with what is chosen."""


def add(asks: Answering, sheet: Sheet) -> list[pygame.Rect]:
    """The tray at the foot of the board; what it hides from the pointer."""
    model, window = asks.model, asks.window
    k, grid, px = model.kit, model.grid, model.kit.px
    head, foot, chip, gap = (px(value) for value in (LOW if grid.small else (HEAD, FOOT, CHIP, GAP)))
    ratio, rows = model.screen.traits.strip or 0.56, rows_of(sheet)
    most = max(len(rests([sheet.groups[at] for at in row])) for row in rows)
    room = (grid.sheet.h - px(12) - head - foot) // len(rows) - (chip + 2 * gap)
    widest = min(px(WIDEST), (grid.sheet.w - px(40 + 2 * PAD)) // most - gap)
    slots = sum(Button.wanted(k, slot, "", "", 16) for slot in sheet.slots) + px(6) * (len(sheet.slots) - 1)
    wide = min(widest, max(round(room / ratio), slots))  # on a low sheet the words on the buttons want more than the cards
    high = min(round(wide * ratio), room)
    each = high + chip + 2 * gap
    box = pygame.Rect(0, 0, most * wide + (most - 1) * gap + 2 * px(PAD), head + each * len(rows) + foot)
    box.w = max(box.w, k.width(sheet.title, 21, "serif-semi") + px(80))
    box.midbottom = grid.sheet.centerx, grid.sheet.bottom - px(6)
    window.add(PaperPanel("sheet", box, zone="choices", edge=theme.player(model.colours[model.seat]).colour))
    place = pygame.Rect(box.x + px(PAD), box.y + px(8), box.w - 2 * px(PAD) - px(40), px(32))
    window.add(Heading("sheet-head", place, sheet.title, size=20, zone="choices"))
    fold = pygame.Rect(box.right - px(48), box.y + px(6), px(38), px(36))
    word = model.t("table-sheet-fold")
    window.add(Button("sheet-fold", fold, word, label="", icon="down", style="quiet", zone="choices", act=asks.fold, hint="Esc"))
    y = box.y + head
    for row in rows:
        groups = [sheet.groups[at] for at in row]
        found = rests(groups)
        x = box.centerx - (len(found) * wide + (len(found) - 1) * gap) // 2
        for rest in found:
            card = key_in(groups[0], rest)
            name = model.screen.cards.name(card)
            window.add(CardPick(model, card, pygame.Rect(x, y, wide, high), name, number=0, zone="choices"))
            _add_slots(asks, sheet, row, rest, pygame.Rect(x, y + high + gap - px(1), wide, chip), name)
            x += wide + gap
        y += each
    _add_foot(asks, sheet, pygame.Rect(box.x + px(PAD), box.bottom - foot + px(4), box.w - 2 * px(PAD), foot - px(12)))
    return [box]


class SlotButton(Button):
    """Puts a card into a slot; its number lies on its corner."""

    number = 0

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        k = self.kit
        up = k.px(9) if self.rect.h >= k.px(CHIP) else k.px(11)
        tag = pygame.Rect(self.rect.x - k.px(6), self.rect.y - up, k.px(12 + 9 * len(str(self.number))), k.px(20))
        surface.blit(k.rounded(tag.w, tag.h, 5, theme.CALLOUT, None, theme.INK, 1.4), tag)
        k.text(surface, str(self.number), tag.center, 14, "sans-semi", theme.INK, "center")


def slots_of(model: Table) -> list[SlotButton]:
    """The buttons of a tray that lies there, in the order of their numbers."""
    return [widget for widget in model.acts.widgets if isinstance(widget, SlotButton)]


def _add_slots(asks: Answering, sheet: Sheet, row: list[int], rest: str, place: pygame.Rect, name: str) -> None:
    """The buttons below a card: one for each slot, the taken one filled."""
    model, gap = asks.model, asks.model.kit.px(6)
    wide, before = (place.w - gap * (len(row) - 1)) // len(row), len(slots_of(model))
    for n, at in enumerate(row):
        key = key_in(sheet.groups[at], rest)
        chosen = sheet.groups[at].chosen == key
        value = model.t("table-sheet-chosen" if chosen else "table-sheet-free")
        button = SlotButton(
            f"sheet-{at}={key}",
            pygame.Rect(place.x + n * (wide + gap), place.y, wide, place.h),
            f"{name}: {sheet.slots[n]}",
            value=value,
            label=sheet.slots[n],
            icon="check" if chosen and Button.wanted(model.kit, sheet.slots[n], "check", "", 16) <= wide else "",
            style="brass" if chosen else "paper",
            size=16,
            zone="choices",
            act=partial(asks.put_in, at, key),
        )
        button.number = before + n + 1
        asks.window.add(button)


def _add_foot(asks: Answering, sheet: Sheet, foot: pygame.Rect) -> None:
    """What each slot would come to, a line each, and the button that gives it all."""
    model, k = asks.model, asks.model.kit
    label = sheet.confirm or model.t("table-sheet-confirm")
    wide = max(k.px(150), Button.wanted(k, label, "check", "", 18))
    lines = sheet.pays(sheet.keys) if sheet.pays is not None else ()
    step = foot.h // max(1, len(lines))
    for n, line in enumerate(lines):
        room = pygame.Rect(foot.x, foot.y + n * step, foot.w - wide - k.px(14), step)
        window_label = Label(f"sheet-pays-{n}", room, line, size=15, wrap=True, zone="choices")
        asks.window.add(window_label)
    place = pygame.Rect(foot.right - wide, foot.centery - k.px(21), wide, k.px(42))
    asks.window.add(Button("sheet-confirm", place, label, icon="check", style="brass", size=18, zone="choices", act=asks.confirm))
