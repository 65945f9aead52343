"""How the present question looks where it is no plain pick: amounts in the prompt bar, a sheet over the board.

The table asks `Asks` which options it takes over, lets it add its widgets, and tells it keys. Nothing here knows a game.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.engine import preview
from scenes.app.window import ui_scale
from scenes.draw import theme
from scenes.table import card_tray
from scenes.table.ask import Amount, Ask, Choice, Group, Pick, Sheet, Step
from scenes.table.option_map import OptionMap
from scenes.widgets.amounts import AmountBar
from scenes.widgets.base import UiItem, with_value
from scenes.widgets.controls import Button
from scenes.widgets.controls import Choice as Segments
from scenes.widgets.panels import Heading, Label, PaperPanel, Picture

if TYPE_CHECKING:
    from scenes.table.game_screen import Table
    from scenes.table.window import Window

SHEET_WIDE = 760.0  # design px
LOWEST = 0.84  # of their usual height that lines of a sheet may have, whatever the size of the text
ICON = 30.0  # design px that the picture of a line takes
CONFIRM = "sheet-confirm"


def _px(scale: float, length: float) -> int:
    return round(length * scale)


class AmountRow(Segments):
    """Figures side by side; each is an option of the question and answers it."""

    def __init__(self, model: Table, rect: pygame.Rect, name: str, steps: tuple[Step, ...], size: float) -> None:
        options = [(step.key, step.value, step.value) for step in steps]
        super().__init__("amount", rect, name, options, "", model.acts.choose, size=size, zone="buttons")
        self.hints = {step.key: step.hint for step in steps}

    def items(self) -> list[UiItem]:
        """Each is named by its option, so that it is found and said like any other."""
        return [
            UiItem("button", with_value(self.name, spoken), "", self.hints[key], rect, self.zone, True, key, "", spoken,
                   partial(self.on_change, key), self)
            for key, _, spoken, rect in self.parts()
        ]  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        for key, _, _, rect in self.parts():
            if key in (self.scene.hover_key, self.scene.press_key):
                box = rect.inflate(-self.kit.px(6), -self.kit.px(6))
                pygame.draw.rect(surface, theme.shown(theme.CURRENT), box, border_radius=self.kit.px(5))
                label = next(said for oid, said, _ in self.options if oid == key)
                self.kit.text(surface, label, rect.center, self.size, "sans-semi", theme.INK, "center")


class Asks:
    """What the present question looks like, and how far its sheet is filled in."""

    def __init__(self, model: Table, window: Window, option_map: OptionMap) -> None:
        self.model, self.window, self.option_map = model, window, option_map
        self.ask: Ask = Pick()
        self.steps: tuple[Step, ...] = ()  # the amounts that stand in the prompt bar now
        self.open = True  # whether the sheet lies over the board; folded it is a button
        self._wishes: list[str] = []
        self._of: tuple[str, str, int] = ("", "", -1)  # the question the wishes belong to

    # -- reading -----------------------------------------------------------------------------------

    def read(self) -> None:
        """The question may be another one: how does it look, and where do its options lie?"""
        model = self.model
        self.ask, self.steps = Pick() if model.asked is None else model.screen.ask(model.asked), ()
        self.option_map.read(isinstance(self.ask, Sheet))
        if model.asked is None:
            return
        if isinstance(self.ask, Sheet):
            given = sum(entry.seat == model.seat for entry in model.session.log)  # what others answer meanwhile empties no line
            now = (model.asked.kind, model.seat, given)
            if self._of != now:
                self._of, self._wishes, self.open = now, [], True
            self.ask = self._filled(self.ask)
        elif isinstance(self.ask, Amount):
            self._read_amounts(self.ask)

    def _read_amounts(self, ask: Amount) -> None:
        """Those of one thing stand in the bar; of several things, those of the one that is taken up."""
        options = self.option_map
        legal = [step for step in ask.steps if step.key in self.model.options]
        things = {options.first[step.key] for step in legal if step.key in options.lying}
        if len(things) > 1:
            taken_up = options.at.get(self.model.aim, ())
            self.steps = tuple(step for step in legal if step.key in taken_up)
            return
        self.steps = tuple(legal)
        for shape in things:
            options.lift(shape)

    def _filled(self, sheet: Sheet) -> Sheet:
        """The sheet with its lines, each filled in as wished, as far as that is possible."""
        model = self.model
        found = self._row(sheet)
        if sheet.usual is not None and not self._wishes:
            for at in range(preview.ROW):  # line by line: each leaves less for those after it
                if at >= len(found):
                    break
                question = found[at][0]
                self._wishes = [*self._wishes[:at], sheet.usual(tuple(question.keys(model.seat)))]
                found = self._row(sheet)
        groups = []
        for question, chosen in found:
            words = model.wording.prompt(model.view, question, model.seat)
            keys = question.keys(model.seat)
            amounts = Amount.of(keys)
            if amounts is not None and len(amounts.steps) == len(keys):
                choices = tuple(Choice(step.key, step.value) for step in amounts.steps)
            else:
                choices = tuple(Choice(key, model.wording.option(model.view, question, key)) for key in keys)
            title = model.wording.texts.unnamed(words.main, model.names[model.seat])
            groups.append(Group(title, choices, chosen, style="amount" if amounts is not None else "list"))
        filled = sheet._replace(groups=tuple(groups))
        if sheet.lines is not None:
            looks = zip(groups, sheet.lines(filled.keys), strict=True)
            filled = filled._replace(groups=tuple(group._replace(**look._asdict()) for group, look in looks))
        if sheet.left is not None:
            filled = filled._replace(aside=sheet.left(filled.keys))
        return filled._replace(remark=sheet.tells(filled.keys)) if sheet.tells is not None else filled

    def _row(self, sheet: Sheet) -> tuple[preview.Filled, ...]:
        model = self.model
        return preview.in_a_row(model.rules, model.view, model.seat, sheet.kinds, self._wishes)

    # -- acting ------------------------------------------------------------------------------------

    def fill(self, at: int, key: str) -> None:
        """One line of the sheet is filled in; the others stay as far as they can."""
        if isinstance(self.ask, Sheet):
            self._wishes = [*self.ask.keys[:at], key, *self.ask.keys[at + 1 :]]
            self.window.sync()

    def put_in(self, at: int, key: str) -> None:
        """A card is put into a slot of the tray; what lay there changes places with it."""
        if isinstance(self.ask, Sheet):
            self._wishes = card_tray.swapped(self.ask, at, key)
            self.window.sync()

    def fold(self) -> bool:
        """Esc: the sheet makes room for the board and keeps what is filled in. True if there was one."""
        if not isinstance(self.ask, Sheet) or not self.open:
            return False
        self.open = False
        self.window.sync()
        return True

    def unfold(self) -> None:
        """The sheet over the board again."""
        self.open = True
        self.window.sync()

    def confirm(self) -> None:
        """All lines are given at once: all of them, or none."""
        if isinstance(self.ask, Sheet):
            self.model.acts.answer([(self.model.seat, key) for key in self.ask.keys])

    def stops(self) -> list[str]:
        """What Tab goes through besides what may be touched: the lines of the sheet, and its button."""
        if not isinstance(self.ask, Sheet):
            return []
        if not self.open:
            return ["sheet-open"]
        lines = [f"sheet-{at}={choice.key}" for at, group in enumerate(self.ask.groups) for choice in group.choices]
        return [*lines, CONFIRM]

    def route(self, key: str) -> list[str]:
        """The items to activate, one after the other, to choose an option of the sheet or the row of amounts; [] for others."""
        if isinstance(self.ask, Sheet) and key in self.model.options:
            opened = [] if self.open else ["sheet-open"]
            chosen = self.ask.groups[0].chosen == key
            return [*opened, *([] if chosen else [f"sheet-0={key}"]), CONFIRM]
        return [key] if any(step.key == key for step in self.steps) else []

    # -- drawing -----------------------------------------------------------------------------------

    def add_amounts(self, right: int, high: int, size: float) -> int:
        """The row of amounts in the prompt bar, to the left of `right`; returns its left edge."""
        model, k = self.model, self.model.kit
        if not self.steps:
            return right
        each = max([k.width(step.value, size, "sans-semi") + k.px(26) for step in self.steps] + [k.px(44)])
        rect = pygame.Rect(0, 0, each * len(self.steps), high)
        rect.midright = (right, model.grid.prompt.centery)
        self.window.add(AmountRow(model, rect, model.wording.plain(model.prompt.main), self.steps, size))
        return rect.x - k.px(9)

    def buttons(self) -> list[tuple[str, str, str]]:
        """(key, label, icon) of the button that brings a folded sheet back."""
        if isinstance(self.ask, Sheet) and not self.open:
            return [("sheet-open", self.ask.title, "up")]
        return []

    def add_sheet(self) -> list[pygame.Rect]:
        """The sheet over the board, and what it hides from the pointer."""
        sheet = self.ask
        if not isinstance(sheet, Sheet) or not self.open:
            return []
        if sheet.slots and len(sheet.groups) % len(sheet.slots) == 0:
            return card_tray.add(self, sheet)
        model, grid, by = self.model, self.model.grid, 1.0
        least = LOWEST * min(1.0, ui_scale(model.area.size) / model.kit.scale)
        while True:  # large text in a low window: smaller until all lines have room
            px = partial(_px, model.kit.scale * by)
            size = (17.0 if grid.tall else 16.0) * max(by, least / LOWEST)
            pad, head, foot = px(20), px(52), px(66)
            box = pygame.Rect(0, 0, min(model.kit.px(SHEET_WIDE), grid.sheet.w - px(16)), 0)
            inner = box.w - 2 * pad
            words = round(inner * 0.46)
            bars = [self._bars(group, inner - words, size) for group in sheet.groups]
            step, gap = px(48), px(14 if grid.tall else 8)
            box.h = head + foot + sum(step * len(rows) + gap for rows in bars)
            if box.h <= grid.sheet.h - px(8) or by <= least:
                break
            by = max(least, by - 0.04)
        box.h = min(box.h, grid.sheet.h - px(8))
        box.midbottom = (grid.sheet.centerx, grid.sheet.bottom - px(6))  # what the question is about mostly lies above
        left, y = box.x + pad, box.y + head
        edge = theme.player(model.colours[model.seat]).colour
        self.window.add(PaperPanel("sheet", box, zone="choices", edge=edge))
        place = pygame.Rect(left, box.y + px(10), inner, px(34))
        big = max(by, least / LOWEST)
        self.window.add(Heading("sheet-head", place, sheet.title, size=21 * big, zone="choices"))
        if sheet.aside:
            room = pygame.Rect(place.x + place.w // 2, place.y, place.w // 2, px(28))
            self.window.add(Label("sheet-left", room, sheet.aside, size=16 * big, align="right", colour=theme.INK_SECOND,
                                  zone="choices"))  # fmt: skip
        for at, (group, rows) in enumerate(zip(sheet.groups, bars, strict=True)):
            said = model.wording.plain(group.name)
            lines = pygame.Rect(left, y, words - px(12), step * len(rows))
            if group.icon:
                self.window.add(Picture(f"sheet-icon-{at}", pygame.Rect(left, y, px(ICON), px(42)), group.icon))
                lines.x, lines.w = lines.x + px(ICON + 10), lines.w - px(ICON + 10)
            below = pygame.Rect(lines.x, y + px(22), lines.w, px(20))
            lines.h = px(22) if group.remark else lines.h
            self.window.add(Label(f"sheet-name-{at}", lines, said, size=size, wrap=not group.remark, zone="choices"))
            if group.remark:
                ink = theme.INK_SECOND
                self.window.add(Label(f"sheet-does-{at}", below, group.remark, size=size - 1, colour=ink, zone="choices"))
            for row in rows:
                bar = pygame.Rect(left + words, y, inner - words, px(42))
                self.window.add(self._segments(at, group, row, bar, said, size))
                y += step
            y += gap
        self._add_foot(sheet, pygame.Rect(left, box.bottom - foot, inner, px(46)), size)
        return [box]

    def _bars(self, group: Group, room: int, size: float) -> list[list[Choice]]:
        """The ways to fill in a line, as many beside each other as have room."""
        rows: list[list[Choice]] = [[]]
        used = 0
        if group.style == "amount":
            return [list(group.choices)]
        for choice in group.choices:
            wide = self.model.kit.width(choice.name, size, "sans-semi") + self.model.kit.px(40)
            if rows[-1] and used + wide > room:
                rows.append([])
                used = 0
            rows[-1].append(choice)
            used += wide
        return rows

    def _segments(self, at: int, group: Group, row: list[Choice], bar: pygame.Rect, said: str, size: float) -> Segments:
        """The ways of a line, or its amounts, to choose from."""
        options = [(choice.key, choice.name, choice.name) for choice in row]
        taken = (self.model.t("table-sheet-chosen"), self.model.t("table-sheet-free"))
        off = {choice.key: choice.why for choice in row if choice.why}
        if group.style == "amount":
            steppers = self.model.t("table-sheet-fewer"), self.model.t("table-sheet-more")
            return AmountBar(
                f"sheet-{at}", bar, said, options, group.chosen, partial(self.fill, at), steppers=steppers, icon=group.counts,
                size=size, words=taken, zone="choices",
            )  # fmt: skip
        return Segments(
            f"sheet-{at}", bar, said, options, group.chosen, partial(self.fill, at), size=size, why_off=off, words=taken,
            zone="choices",
        )  # fmt: skip

    def _add_foot(self, sheet: Sheet, foot: pygame.Rect, size: float) -> None:
        """What is left to say, and the button that gives it all."""
        k, label = self.model.kit, sheet.confirm or self.model.t("table-sheet-confirm")
        wide = max(k.px(180), Button.wanted(k, label, "check", "", 19))
        place = pygame.Rect(foot.right - wide, foot.y, wide, foot.h)
        if sheet.remark:
            room = pygame.Rect(foot.x, foot.y, foot.w - wide - k.px(16), foot.h)
            self.window.add(Label("sheet-note", room, sheet.remark, size=size, wrap=True, zone="choices"))
        self.window.add(Button(CONFIRM, place, label, icon="check", style="brass", size=19, zone="choices", act=self.confirm))
