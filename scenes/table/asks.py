"""How the present question looks where it is no plain pick: amounts in the prompt bar, a sheet over the board.

The table asks `Asks` which options it takes over, lets it add its widgets, and tells it keys. Nothing here knows a game.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.engine import preview
from game.core.engine.key import Key
from scenes.draw import theme
from scenes.table.ask import Amount, Ask, Choice, Group, Pick, Sheet, Step
from scenes.widgets.base import UiItem, Widget
from scenes.widgets.controls import Button
from scenes.widgets.controls import Choice as Segments
from scenes.widgets.panels import Heading, Label, PaperPanel

if TYPE_CHECKING:
    from scenes.table.model import TableModel
    from scenes.table.window import Window

SHEET_WIDE = 760.0  # design px
CONFIRM = "sheet-confirm"


class AmountRow(Segments):
    """Figures side by side; each is an option of the question and answers it."""

    def __init__(self, model: TableModel, rect: pygame.Rect, name: str, steps: tuple[Step, ...], size: float) -> None:
        options = [(step.key, step.value, step.value) for step in steps]
        super().__init__("amount", rect, name, options, "", model.acts.choose, size=size, zone="buttons")
        self.hints = {step.key: step.hint for step in steps}

    def items(self) -> list[UiItem]:
        """Each is named by its option, so that it is found and said like any other."""
        return [
            UiItem("button", f"{self.name}: {spoken}", "", self.hints[key], rect, self.zone, True, key, "", spoken,
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

    def __init__(self, model: TableModel, window: Window) -> None:
        self.model, self.window = model, window
        self.ask: Ask = Pick()
        self.steps: tuple[Step, ...] = ()  # the amounts that stand in the prompt bar now
        self.shapes: dict[str, list[str]] = {}  # a thing to be touched first -> its amounts
        self.open = True  # whether the sheet lies over the board; folded it is a button
        self._wishes: list[str] = []
        self._of: tuple[str, str, int] = ("", "", -1)  # the question the wishes belong to

    # -- reading -----------------------------------------------------------------------------------

    def read(self) -> None:
        """The question may be another one: how does it look?"""
        model = self.model
        self.ask, self.steps, self.shapes = Pick(), (), {}
        if model.asked is None:
            return
        self.ask = model.screen.ask(model.asked)
        if isinstance(self.ask, Amount):
            self._read_amounts(self.ask)
        elif isinstance(self.ask, Sheet):
            now = (model.asked.kind, model.seat, len(model.session.log))
            if self._of != now:
                self._of, self._wishes, self.open = now, [], True
            self.ask = self._filled(self.ask)

    def _read_amounts(self, ask: Amount) -> None:
        """Those of one thing stand in the bar; of several things, those of the one that is taken up."""
        model = self.model
        legal = [step for step in ask.steps if step.key in model.options]
        by_shape: dict[str, list[Step]] = {}
        for step in legal:
            by_shape.setdefault(model.screen.place(Key.of(step.key)).shape, []).append(step)
        if len(by_shape) == 1:
            self.steps = tuple(legal)
            return
        self.shapes = {shape: [step.key for step in steps] for shape, steps in by_shape.items()}
        self.steps = tuple(by_shape.get(model.aim, ()))

    def _filled(self, sheet: Sheet) -> Sheet:
        """The sheet with its lines, each filled in as wished, as far as that is possible."""
        model = self.model
        found = preview.in_a_row(model.rules, model.view, model.seat, sheet.kinds, self._wishes)
        groups = []
        for question, chosen in found:
            words = model.wording.prompt(model.view, question, model.seat)
            keys = question.keys(model.seat)
            amounts = Amount.of(keys)
            if amounts is not None and len(amounts.steps) == len(keys):
                choices = tuple(Choice(step.key, step.value) for step in amounts.steps)
            else:
                choices = tuple(Choice(key, model.wording.option(model.view, question, key)) for key in keys)
            groups.append(Group(words.main, choices, chosen, style="amount" if amounts is not None else "list"))
        return sheet._replace(groups=tuple(groups))

    @property
    def taken(self) -> dict[str, None]:
        """The options that need no place on the table or in the list: they stand in the bar or on the sheet."""
        if isinstance(self.ask, Sheet):
            return dict.fromkeys(self.model.options)
        return dict.fromkeys(key for keys in (self.shapes.values() or [[s.key for s in self.steps]]) for key in keys)

    @property
    def live(self) -> dict[str, None]:
        """What can be touched now: amounts, or the things they belong to."""
        return dict.fromkeys([*(step.key for step in self.steps), *self.shapes])

    # -- acting ------------------------------------------------------------------------------------

    def touch(self, shape: str) -> bool:
        """A thing with amounts was touched: it is taken up, or answers where it has one amount only."""
        keys = self.shapes.get(shape)
        if not keys:
            return False
        if len(keys) == 1:
            self.model.acts.choose(keys[0])
        else:
            self.model.aim = "" if self.model.aim == shape else shape
            self.window.sync()
        return True

    def digit(self, number: int) -> bool:
        """A figure was typed: the amount of that value."""
        step = next((step for step in self.steps if step.value == str(number)), None)
        if step is not None:
            self.model.acts.choose(step.key)
        return step is not None

    def fill(self, at: int, key: str) -> None:
        """One line of the sheet is filled in; the others stay as far as they can."""
        if isinstance(self.ask, Sheet):
            self._wishes = [*self.ask.keys[:at], key, *self.ask.keys[at + 1 :]]
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
            self.model.acts.choose_all(list(self.ask.keys))

    def route(self, key: str) -> list[str]:
        """The items to activate, one after the other, to choose an option; [] for one that is not taken over."""
        if isinstance(self.ask, Sheet) and key in self.model.options:
            opened = [] if self.open else ["sheet-open"]
            chosen = self.ask.groups[0].chosen == key
            return [*opened, *([] if chosen else [f"sheet-0={key}"]), CONFIRM]
        shape = next((shape for shape, keys in self.shapes.items() if key in keys), "")
        if shape:
            return [shape] if len(self.shapes[shape]) == 1 else [*([shape] if self.model.aim != shape else []), key]
        return [key] if key in self.taken else []

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
        model, k, grid = self.model, self.model.kit, self.model.grid
        px, size = k.px, 17.0 if grid.tall else 16.0
        line, foot, head, pad = px(66 if grid.tall else 60), px(58), px(52), px(20)
        high = head + line * len(sheet.groups) + foot + px(8)
        box = pygame.Rect(0, 0, min(px(SHEET_WIDE), grid.sheet.w - px(16)), min(high, grid.sheet.h - px(8)))
        box.center = grid.sheet.center
        line = (box.h - head - foot - px(8)) // max(1, len(sheet.groups))
        inner = box.inflate(-2 * pad, 0)
        widgets: list[Widget] = [
            PaperPanel("sheet", box, zone="choices", edge=theme.player(model.colours[model.seat]).colour),
            Heading("sheet-head", pygame.Rect(inner.x, box.y + px(10), inner.w, px(34)), sheet.title, size=21, zone="choices"),
        ]
        for at, group in enumerate(sheet.groups):
            y, wide = box.y + head + at * line, round(inner.w * 0.46)
            said = model.wording.plain(group.name)
            words = pygame.Rect(inner.x, y, wide - px(12), line - px(8))
            widgets.append(Label(f"sheet-name-{at}", words, said, size=size, wrap=True, zone="choices"))
            bar = pygame.Rect(inner.x + wide, y + (line - px(52)) // 2, inner.w - wide, px(44))
            options = [(choice.key, choice.name, choice.name) for choice in group.choices]
            off = {choice.key: choice.why for choice in group.choices if choice.why}
            taken = (model.t("table-sheet-chosen"), model.t("table-sheet-free"))
            widgets.append(Segments(f"sheet-{at}", bar, said, options, group.chosen, partial(self.fill, at), size=size,
                                    why_off=off, words=taken, zone="choices"))  # fmt: skip
        label = sheet.confirm or model.t("table-sheet-confirm")
        wide = max(px(180), Button.wanted(k, label, "check", "", 19))
        place = pygame.Rect(inner.right - wide, box.bottom - foot, wide, px(46))
        widgets.append(Button(CONFIRM, place, label, icon="check", style="brass", size=19, zone="choices", act=self.confirm))
        if sheet.remark:
            note = pygame.Rect(inner.x, place.y, inner.w - wide - px(16), place.h)
            widgets.append(Label("sheet-note", note, sheet.remark, size=size, wrap=True, zone="choices"))
        for widget in widgets:
            self.window.add(widget)
        return [box]
