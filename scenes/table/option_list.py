"""Options that have no shape on the table: a list above the prompt bar, where it hides nothing if it can."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Unpack

import pygame

from game.core.engine.key import Key
from scenes.draw import theme
from scenes.table.choices import cap_of
from scenes.table.cover import Cover
from scenes.table.free_place import clear_place
from scenes.table.lain import Cell, Lain, Said
from scenes.table.place import PROMPT
from scenes.widgets.base import Common, UiItem, Widget
from scenes.widgets.panels import PaperPanel

if TYPE_CHECKING:
    from scenes.table.game_screen import Table
    from scenes.widgets.paint import Kit

PAD, GAP = 12.0, 8.0
IN_BAR = 3  # options at most that stand in the prompt bar in place of a list
NARROW = (420.0, 340.0, 280.0, 230.0)  # design px: widths of a list whose words take several lines
LEFT = 0.5  # of the answers of a list are there still: it keeps its place, and they theirs


class Pick(Widget):
    """One option as a wide button: number, icon or player's disc, wrapped words."""

    role = "button"

    def __init__(
        self, model: Table, key: str, rect: pygame.Rect, name: str, *, number: int, icon: str, colour: str, size: float,
        **rest: Unpack[Common],
    ) -> None:  # fmt: skip
        super().__init__(key, rect, name, **rest)
        self.model = model
        self.number, self.icon, self.colour, self.size = number, icon, colour, size
        self.shortcut = cap_of(model, key, number)

    @staticmethod
    def wanted(kit: Kit, name: str, icon: str, size: float, number: int = 0) -> int:
        """Physical width of the content in one line; a number of two digits has a wider cap."""
        wider = max(0, kit.cap_width(str(number), 14) - kit.cap_width("9", 14)) if number > 9 else 0
        return int(kit.block(name, 100_000, size, "sans-semi").used + _around(kit, size, bool(icon)) + kit.px(2)) + wider

    def items(self) -> list[UiItem]:
        """Its words are rich to look at, and words alone to read."""
        model = self.model
        return [replace(item, name=model.wording.plain(self.name)) for item in super().items()]

    def room(self) -> int:
        """Width for the words."""
        return int(self.rect.w - self.kit.px(30 + 22 + (self.size * 1.3 + 8 if self.icon or self.colour else 0)))

    def draw(self, surface: pygame.Surface) -> None:
        k = self.kit
        model = self.model
        style = "brass" if self.key == model.aim else "paper"  # what was taken up
        box = k.button(surface, self.rect, style, hover=self.hovered, pressed=self.pressed, enabled=self.enabled)
        x = box.x + k.px(12)
        if self.shortcut:
            cap = k.key_cap(surface, self.shortcut, (x, box.centery), theme.INK_SECOND, 14)
            x = cap.right + k.px(9)
        if self.colour:
            k.disc(surface, self.colour, (x + k.px(self.size * 0.65), box.centery), self.size * 1.3)
            x += k.px(self.size * 1.3 + 8)
        elif self.icon:
            k.icon(surface, self.icon, (x + k.px(self.size * 0.65), box.centery), self.size * 1.3)
            x += k.px(self.size * 1.3 + 8)
        block = k.block(self.name, max(40, box.right - k.px(10) - x), self.size, "sans-semi")
        block.draw(surface, (x, box.centery - block.height // 2))


def add_list(model: Table, keys: list[str], first: int) -> pygame.Rect:
    """The list above the prompt bar; returns its rectangle."""
    k, grid = model.kit, model.grid
    size = 17.0 if grid.tall else 16.0
    pad, gap = k.px(PAD), k.px(GAP)
    most = min(grid.sheet.w - k.px(40), k.px(1120))
    numbers = model.option_map.numbered(keys, first - 1)
    named = _worded(model, keys)
    seats = {key: Key.of(key).first for key in keys if Key.of(key).kind == "seat"}
    colours = {key: model.colours[seat] for key, seat in seats.items() if seat in model.colours}
    wants = [
        Pick.wanted(k, name, icon or ("x" if key in colours else ""), size, numbers.get(key, 0)) for key, name, icon in named
    ]
    single = k.px(44 if grid.tall else 40)
    gaps = pad, gap
    names, room = [name for _, name, _ in named], most - 2 * pad

    def ways() -> Iterator[list[list[Cell]]]:
        yield (plain := _rows(k, names, wants, single, room, gap, size))
        if 1 < len(named) <= 4 and len(plain) < len(named) and max(wants) <= 0.62 * room:
            yield [[(n, max(wants), single)] for n in range(len(named))]  # one below the other
        if len(named) <= 4:  # narrow, in several lines: there may be open water that wide
            signs = [bool(icon) or key in colours for key, _, icon in named]
            for wide in (k.px(w) for w in NARROW if k.px(w) < max(wants)):
                yield from _narrow(k, names, signs, wide, single, size)
            yield from _abreast(k, names, signs, room, single, size)

    asked, said = _asked_in(model), _said(model, keys)
    source = model.asked.source if model.asked is not None else ""
    cover = Cover(model.centre.standing())
    home = _at_home(model, asked, said, source, cover)
    if home is None:
        box, rows = _hiding_least(model, ways(), gaps, cover)
        home = Lain(said, box.copy(), rows, source, model.view.turn, cover.hidden(box))
    model.lists[asked] = home = home._replace(source=source, turn=model.view.turn)
    box, rows = home.box.copy(), home.rows
    here = {key: n for n, key in enumerate(keys)}
    lay = [here.get(key) for key, _ in home.said]  # which option is where that one was; None: it is gone
    y = box.y + pad
    box = _round_what_is_left(box, rows, lay, gaps)
    model.acts.add(PaperPanel("choices", box))
    for row in rows:
        total = sum(c[1] for c in row) + gap * (len(row) - 1)
        x = box.centerx - total // 2
        high = max(c[2] for c in row)
        for was, w, h in row:
            n = lay[was]
            if n is None:  # the others keep their places: nothing comes under the pointer that took it
                x += w + gap
                continue
            key, name, icon = named[n]
            model.acts.add(
                Pick(
                    model,
                    key,
                    pygame.Rect(x, y, w, h),
                    name,
                    number=numbers.get(key, 0),
                    icon=icon,
                    colour=colours.get(key, ""),
                    size=size,
                    zone="choices",
                    act=partial(model.acts.touch, key),
                )
            )
            x += w + gap
        y += high + gap
    return box


def _round_what_is_left(box: pygame.Rect, rows: list[list[Cell]], lay: list[int | None], gaps: tuple[int, int]) -> pygame.Rect:
    """The box without the rows above and below that have no option any more: those that are left keep their places."""
    left = [n for n, row in enumerate(rows) if any(lay[was] is not None for was, _, _ in row)]
    heights = [max(high for _, _, high in row) + gaps[1] for row in rows]
    above, below = sum(heights[: left[0]]), sum(heights[left[-1] + 1 :])
    return pygame.Rect(box.x, box.y + above, box.w, box.h - above - below)


def for_bar(model: Table) -> list[str]:
    """The options that stand in the prompt bar, where that has room for them (`bar_width`): a few, and all that are listed."""
    keys = model.listed
    fits = 0 < len(keys) <= IN_BAR and not model.carded and not model.grid.small
    shown = not model.looking and not model.centre.hidden
    return [*keys] if fits and shown and all(model.option_map.line_of(key).where == PROMPT for key in keys) else []


def _worded(model: Table, keys: list[str]) -> list[tuple[str, str, str]]:
    """(key, words, icon) of each option."""
    words = {key: model.screen.option(Key.of(key)) for key in keys}
    return [(key, capital(said.line or said.name), model.option_map.line_of(key).icon) for key, said in words.items()]


def bar_width(model: Table, keys: list[str], size: float) -> int:
    """What they take in the prompt bar, with the air to what is beside them."""
    k = model.kit
    return sum(Pick.wanted(k, name, icon, size) + k.px(9) for _, name, icon in _worded(model, keys))


def add_to_bar(model: Table, keys: list[str], right: int, high: int, size: float) -> int:
    """The options as buttons of the prompt bar, to the left of `right`; returns their left edge."""
    k, numbers = model.kit, model.option_map.numbered(keys)
    x = right - bar_width(model, keys, size) + k.px(9)
    left = x
    for key, name, icon in _worded(model, keys):
        wide = Pick.wanted(k, name, icon, size)
        rect = pygame.Rect(x, model.grid.prompt.centery - high // 2, wide, high)
        pick = Pick(model, key, rect, name, number=numbers.get(key, 0), icon=icon, colour="", size=size, zone="choices",
                    act=partial(model.acts.touch, key))  # fmt: skip
        model.acts.add(pick)
        x += wide + k.px(9)
    return left - k.px(9)


def _hiding_least(
    model: Table, ways: Iterator[list[list[Cell]]], gaps: tuple[int, int], cover: Cover
) -> tuple[pygame.Rect, list[list[Cell]]]:
    """Where the one of these lists that hides least lies, and its rows; no other is tried after one that hides nothing."""
    found: list[tuple[float, pygame.Rect, list[list[Cell]]]] = []
    for rows in ways:
        cheapest = min((cost for cost, _, _ in found), default=inf)
        found.append((*clear_place(model, _size(rows, gaps), cover, cheapest), rows))
        if not cover.hidden(found[-1][1]):
            return found[-1][1:]
    return min(found, key=lambda item: item[0])[1:]


def _at_home(model: Table, asked: tuple[object, ...], said: Said, source: str, cover: Cover) -> Lain | None:
    """Where the list of this question lay the last time, if it reads the same and covers no answer there: a list is found
    where it was before, and so is what is left of it where the same card asks again. In another turn it lies elsewhere if it
    would hide there what has come since."""
    was = model.lists.get(asked)
    if was is None or was.box.collidelist(model.centre.label_rects(model.shapes)) >= 0:
        return None
    now = was.turn == model.view.turn
    if was.said != said:
        left = now and was.source == source and set(said) < set(was.said) and len(said) >= LEFT * len(was.said)
        return was if left else None
    return was if now or cover.hidden(was.box) <= was.hidden else None


def _asked_in(model: Table) -> tuple[object, ...]:
    asked = model.asked
    return asked.kind if asked is not None else "", model.seat, model.area.size, model.scale, model.host.lang


def _said(model: Table, keys: list[str]) -> Said:
    return tuple((key, str(model.screen.option(Key.of(key)).line)) for key in keys)


def _around(k: Kit, size: float, sign: bool) -> int:
    """Physical width that an option takes besides its words; letters of its key's cap never shrink below 14 px."""
    return max(k.px(54), k.cap_width("9", 14) + k.px(12 + 9 + 13)) + k.px(size * 1.3 + 8 if sign else 0)


def capital(words: str) -> str:
    """With a capital letter, as the words of buttons begin."""
    return words[:1].upper() + words[1:]


def _narrow(k: Kit, names: list[str], signs: list[bool], wide: int, single: int, size: float) -> list[list[list[Cell]]]:
    """One below the other at this width, the words in several lines; [] where a word is longer than that or lines many."""
    rows = []
    for n, (name, sign) in enumerate(zip(names, signs, strict=True)):
        block = k.block(name, wide - _around(k, size, sign), size, "sans-semi")
        if block.used > block.width or block.lines > 4:
            return []
        rows.append([(n, wide, max(single, block.height + k.px(14)))])
    return [rows]


def _abreast(k: Kit, names: list[str], signs: list[bool], most: int, single: int, size: float) -> list[list[list[Cell]]]:
    """Side by side, each just so wide that its words take two lines (or three); [] where the line does not last."""
    around = [_around(k, size, sign) for sign in signs]
    for lines in (2, 3):
        row: list[Cell] = []
        for n, name in enumerate(names):
            narrow, wide = k.px(60), most - around[n]
            while wide - narrow > k.px(6):
                middle = (narrow + wide) // 2
                block = k.block(name, middle, size, "sans-semi")
                fits = block.lines <= lines and block.used <= block.width
                narrow, wide = (narrow, middle) if fits else (middle, wide)
            high = k.block(name, wide, size, "sans-semi").height
            row.append((n, wide + around[n], max(single, high + k.px(12))))
        if sum(cell[1] for cell in row) + k.px(GAP) * (len(row) - 1) <= most:
            return [[row]]
    return []


def _rows(
    k: Kit, names: list[str], wants: list[int], single: int, limit: int, gap: int, size: float
) -> list[list[tuple[int, int, int]]]:
    """Rows of (index, width, height): side by side as long as the line lasts, very long options on their own."""
    rows: list[list[tuple[int, int, int]]] = []
    used = 0
    for n, want in enumerate(wants):
        w, h = want, single
        if want > limit * 0.62:
            w = min(limit, want)
            lines = k.block(names[n], w - k.px(86), size, "sans-semi").height
            h = max(single, lines + k.px(14))
            rows.append([(n, w, h)])
            used = limit
            continue
        if not rows or used + gap + w > limit or any(c[2] > single for c in rows[-1]):
            rows.append([(n, w, h)])
            used = w
        else:
            rows[-1].append((n, w, h))
            used += gap + w
    if len(rows) > 1 and all(len(row) == 1 for row in rows):
        same = max(row[0][1] for row in rows)
        rows = [[(row[0][0], same, row[0][2])] for row in rows]
    return rows


def _size(rows: list[list[tuple[int, int, int]]], gaps: tuple[int, int]) -> tuple[int, int]:
    """Width and height of the list."""
    pad, gap = gaps
    wide = max(sum(c[1] for c in row) + gap * (len(row) - 1) for row in rows) + 2 * pad
    return wide, sum(max(c[2] for c in row) for row in rows) + gap * (len(rows) - 1) + 2 * pad
