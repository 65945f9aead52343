"""Options that have no shape on the table: a list above the prompt bar, or cards to keep shown large."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Unpack

import pygame

from game.core.engine.key import Key
from scenes.draw import card, cardskin, paper, theme
from scenes.draw.card import Skin
from scenes.table.hand import frame
from scenes.widgets.base import Common, UiItem, Widget
from scenes.widgets.panels import PaperPanel

if TYPE_CHECKING:
    from scenes.table.game_screen import Table
    from scenes.table.model import TableModel
    from scenes.widgets.paint import Kit

PAD, GAP = 12.0, 8.0
LOW = 120.0  # design px of a card in a low row
STRIP_LEAST = 200.0  # design px of a card in a row
CARDS_HEAD, CARDS_GAP = 40.0, 22.0  # over cards side by side, and between them
NARROW = (420.0, 340.0, 280.0, 230.0)  # design px: widths of a list whose words take several lines
Cell = tuple[int, int, int]  # which option, its width, its height


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
    def wanted(kit: Kit, name: str, icon: str, size: float) -> int:
        """Physical width of the content in one line."""
        return int(kit.block(name, 100_000, size, "sans-semi").used + kit.px(30 + 26 + (size * 1.3 + 8 if icon else 0)))

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


class CardPick(Widget):
    """A large card that may be chosen."""

    role = "card"

    def __init__(self, model: Table, key: str, rect: pygame.Rect, name: str, *, number: int, **rest: Unpack[Common]) -> None:
        super().__init__(key, rect, name, **rest)
        self.model, self.number = model, number
        self.shortcut = cap_of(model, key, number)

    def items(self) -> list[UiItem]:
        """What it says is put into words when somebody reads it."""
        model = self.model
        self.value = self.value or card_words(model, self.key)
        return super().items()

    def draw(self, surface: pygame.Surface) -> None:
        k = self.kit
        model = self.model
        image = model.screen.cards.picture_soon(self.key, self.rect.size, lambda: model.acts.redraw(self.rect))
        _card_shadow(surface, self.rect, k.scale)
        surface.blit(image, self.rect)
        if self.act:
            frame(k, surface, self.rect, self.hovered or self.focused and self.scene.app.ring_shown)
        if self.shortcut and self.act:
            tag = pygame.Rect(0, 0, k.px(30), k.px(26))
            tag.midbottom = (self.rect.centerx, self.rect.bottom + k.px(13))
            if self.rect.h < k.px(LOW):  # words stand there: at the corner
                tag.center = (self.rect.x + k.px(6), self.rect.bottom - k.px(5))
            surface.blit(k.rounded(tag.w, tag.h, 6, theme.CALLOUT, None, theme.INK, 1.6), tag)
            k.text(surface, self.shortcut, tag.center, 16, "sans-semi", theme.INK, "center")


def cap_of(model: Table, key: str, number: int) -> str:
    """The key that chooses a line or card: its special one, else its number; "" for none."""
    special = model.option_map.line_of(key).special
    return model.host.bindings.cap(f"special-{special}") if special else str(number) if 0 < number < 100 else ""


def add_list(model: Table, keys: list[str], first: int) -> pygame.Rect:
    """The list above the prompt bar; returns its rectangle."""
    k, grid = model.kit, model.grid
    size = 17.0 if grid.tall else 16.0
    pad, gap = k.px(PAD), k.px(GAP)
    most = min(grid.sheet.w - k.px(40), k.px(1120))
    numbers = model.option_map.numbered(keys, first - 1)
    words = {key: model.screen.option(Key.of(key)) for key in keys}
    named = [(key, capital(said.line or said.name), model.option_map.line_of(key).icon) for key, said in words.items()]
    seats = {key: Key.of(key).first for key in keys if Key.of(key).kind == "seat"}
    colours = {key: model.colours[seat] for key, seat in seats.items() if seat in model.colours}
    wants = [Pick.wanted(k, name, icon or ("x" if key in colours else ""), size) for key, name, icon in named]
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

    found: list[tuple[float, pygame.Rect, list[list[Cell]]]] = []
    for rows in ways():
        found.append((*_clear_place(model, _size(rows, gaps)), rows))
        if not found[-1][1].collidelistall(model.centre.standing()):
            found = found[-1:]
            break  # the first that hides nothing
    _, box, rows = min(found, key=lambda item: item[0])
    box, rows = _at_home(model, keys, box, rows)
    model.acts.add(PaperPanel("choices", box))
    y = box.y + pad
    for row in rows:
        total = sum(c[1] for c in row) + gap * (len(row) - 1)
        x = box.centerx - total // 2
        high = max(c[2] for c in row)
        for n, w, h in row:
            key, name, icon = named[n]
            model.acts.add(
                Pick(
                    model, key,
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


def _at_home(
    model: Table, keys: list[str], box: pygame.Rect, rows: list[list[Cell]]
) -> tuple[pygame.Rect, list[list[Cell]]]:
    """Where the list of this question lay the last time, if it reads the same and covers no answer there: a list is found
    where it was before."""
    asked = model.asked
    of = (asked.kind if asked is not None else "", model.seat, model.area.size, model.scale, model.host.lang)
    words = tuple((key, str(model.screen.option(Key.of(key)).line)) for key in keys)
    old = model.lists.get(of)
    if old is not None and old[0] == words and old[1].collidelist(model.centre.label_rects(model.shapes)) < 0:
        return old[1].copy(), old[2]
    model.lists[of] = (words, box.copy(), rows)
    return box, rows


def capital(words: str) -> str:
    """With a capital letter, as the words of buttons begin."""
    return words[:1].upper() + words[1:]


def _narrow(k: Kit, names: list[str], signs: list[bool], wide: int, single: int, size: float) -> list[list[list[Cell]]]:
    """One below the other at this width, the words in several lines; [] where a word is longer than that or lines many."""
    rows = []
    for n, (name, sign) in enumerate(zip(names, signs, strict=True)):
        block = k.block(name, wide - k.px(54 + (size * 1.3 + 8 if sign else 0)), size, "sans-semi")
        if block.used > block.width or block.lines > 4:
            return []
        rows.append([(n, wide, max(single, block.height + k.px(14)))])
    return [rows]


def _abreast(k: Kit, names: list[str], signs: list[bool], most: int, single: int, size: float) -> list[list[list[Cell]]]:
    """Side by side, each just so wide that its words take two lines (or three); [] where the line does not last."""
    around = [k.px(54 + (size * 1.3 + 8 if sign else 0)) for sign in signs]
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


def _clear_place(model: Table, size: tuple[int, int], apart_px: int = 0) -> tuple[float, pygame.Rect]:
    """(cost, place) near the prompt bar, there where the list covers least of what stands on the lands, and `apart_px`
    round it."""
    k, grid = model.kit, model.grid
    w, h = size
    top = grid.prompt.y - k.px(8) - h
    left, right = grid.sheet.x + k.px(8), grid.sheet.right - k.px(8) - w
    middle = grid.prompt.centerx - w // 2
    step = max(1, k.px(20))
    columns, lines = (middle, *range(left, right + 1, step), right), range(top, grid.sheet.y + k.px(20), -step)
    places = [pygame.Rect(x, y, w, h) for y in lines or (top,) for x in columns]
    things = [thing.inflate(2 * apart_px, 2 * apart_px) for thing in model.centre.standing()]

    def apart(place: pygame.Rect) -> float:
        return abs(place.x - middle) * 0.5 + (top - place.y)

    def hidden(place: pygame.Rect) -> int:
        return sum(clip.w * clip.h for clip in (place.clip(things[n]) for n in place.collidelistall(things)))

    usual = places[0].clamp(model.area)
    if not usual.collidelistall(things):
        return 0.0, usual
    best, least = usual, float("inf")
    for place in sorted((place.clamp(model.area) for place in places), key=apart):
        if apart(place) >= least:
            break  # all others are farther off still
        cost = hidden(place) * 10.0 + apart(place)
        if cost < least:
            best, least = place, cost
    return least, best


class CardRows(NamedTuple):
    """Cards side by side over the board: their size, how many in a line, and the sheet behind them."""

    card: tuple[int, int]
    per: int
    sheet: pygame.Rect


def card_rows(model: TableModel, count: int) -> CardRows:
    """As large as fits; more than a row goes into several."""
    k, grid = model.kit, model.grid
    area = (
        pygame.Rect(grid.sheet)
        if grid.tall
        else pygame.Rect(model.area.x + k.px(8), grid.sheet.y, model.area.w - k.px(16), grid.prompt.y - k.px(6) - grid.sheet.y)
    )
    head, pad, gap = k.px(CARDS_HEAD), k.px(18), k.px(CARDS_GAP)
    best: tuple[int, int, int, float] = (0, 1, 1, 1.46)
    for ratio, least in ((482 / 330, 250), (246 / 224, 0)):
        for per in range(1, count + 1):
            lines = -(-count // per)
            w = min((area.w - 2 * pad - gap * (per - 1)) / per, k.px(345))
            h = w * ratio
            room = (area.h - head - pad - k.px(14) - gap * (lines - 1)) / lines
            if h > room:
                w, h = room / ratio, room
            if w > best[0] and (w >= k.px(least)):
                best = (int(w), per, lines, ratio)
        if best[0]:
            break
    w, per, lines, ratio = best
    h = round(w * ratio)
    per = min(per, count)
    box = pygame.Rect(0, 0, per * w + gap * (per - 1) + 2 * pad, head + pad + k.px(14) + lines * h + gap * (lines - 1))
    box.center = area.center
    return CardRows((w, h), per, box)


def card_skins(model: TableModel, count: int, skins: Sequence[Skin]) -> Iterator[None]:
    """Draw the sheet behind so many cards, the shadow of one and what stands in for one beforehand, a thing at each step:
    quick when they are kept."""
    rows = card_rows(model, count)
    scratch = pygame.Surface((1, 1), 0, 32)
    model.kit.panel(scratch, rows.sheet, shadow=False)
    yield
    model.kit.shadow(scratch, rows.sheet)
    yield
    _card_shadow(scratch, pygame.Rect((0, 0), rows.card), model.kit.scale)
    for skin in skins:
        yield
        cardskin.stand_in(rows.card, skin)


def add_cards(model: Table, keys: list[str], legal: bool, title: str, first: int, close: bool = False) -> pygame.Rect | None:
    """Cards side by side over the board."""
    if not keys:
        return None
    k = model.kit
    (w, h), per, box = card_rows(model, len(keys))
    head, gap, middle = k.px(CARDS_HEAD), k.px(CARDS_GAP), box.center
    box.w = max(box.w, k.width(title, 21, "serif-semi") + k.px(120))
    box.center = middle
    model.acts.add(CardsPanel("chooser", box, title, zone="choices"))
    for n, key in enumerate(keys):
        line, at = divmod(n, per)
        count = min(per, len(keys) - line * per)
        x = box.centerx - (count * w + gap * (count - 1)) // 2 + at * (w + gap)
        rect = pygame.Rect(x, box.y + head + line * (h + gap), w, h)
        model.acts.add(
            CardPick(
                model, key,
                rect,
                model.screen.cards.name(key),
                number=first + n if legal else 0,
                zone="choices",
                act=partial(model.acts.touch, key) if legal else None,
            )
        )
    if close:
        from scenes.widgets.controls import Button

        side = k.px(40)
        rect = pygame.Rect(box.right - side - k.px(6), box.y + k.px(3), side, side)
        model.acts.add(
            Button(
                "close-pile",
                rect,
                model.t("ui-close"),
                label="",
                icon="close",
                style="quiet",
                zone="choices",
                act=model.acts.close_pile,
            )
        )
    return box


def strip_sizes(model: TableModel, count: int, ratio: float) -> tuple[tuple[int, int], tuple[int, int]]:
    """How large a card in a row of so many is, and the panel behind them: it has to fit where the hand lies."""
    k, grid = model.kit, model.grid
    pad, gap, foot = k.px(12 if grid.tall else 8), k.px(12), k.px(16 if grid.tall else 0)
    zone = _strip_zone(model)
    w = min(k.px(370 if grid.tall else 320), (zone.w - 2 * pad + gap) // count - gap)
    return (w, min(round(w * ratio), zone.h - 2 * pad - foot)), zone.size


def _strip_zone(model: TableModel) -> pygame.Rect:
    """Below the prompt bar, where the hand lies: the board stays free to be judged."""
    grid, px = model.grid, model.kit.px
    top = grid.prompt.bottom + px(8 if grid.tall else 4)
    return pygame.Rect(grid.prompt.x, top, grid.prompt.w, model.area.bottom - px(8 if grid.tall else 4) - top)


def in_strip(model: Table) -> bool:
    """Whether the cards to choose from now lie in a row below the prompt bar."""
    ratio = model.screen.traits.strip
    return bool(ratio and model.carded) and strip_sizes(model, len(model.carded), ratio)[0][0] >= model.kit.px(STRIP_LEAST)


def strip_skins(model: TableModel, count: int, ratio: float) -> None:
    """Draw the panel of such a row and the shadows on it beforehand: quick when they are kept."""
    card, size = strip_sizes(model, count, ratio)
    scratch = pygame.Surface((1, 1), 0, 32)
    model.kit.panel(scratch, pygame.Rect((0, 0), size))
    _card_shadow(scratch, pygame.Rect((0, 0), card), model.kit.scale)


def strips_ahead(model: TableModel, counts: Iterable[int], ratio: float, skin: Skin) -> None:
    """What rows of so many cards of this skin to choose from are made of, drawn beforehand."""
    for count in counts:
        strip_skins(model, count, ratio)
        cardskin.stand_in(strip_sizes(model, count, ratio)[0], skin)


def _card_shadow(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    paper.shadow(surface, rect, scale, 14, 14, 0.42, hollow=True)


def add_strip(model: Table, keys: list[str], first: int, ratio: float) -> pygame.Rect | None:
    """Cards in one row in place of the hand; None where they would be too small to read."""
    k = model.kit
    gap = k.px(12)
    (w, h), _ = strip_sizes(model, len(keys), ratio)
    if w < k.px(STRIP_LEAST):
        return None
    box = _strip_zone(model)
    x = box.centerx - (len(keys) * (w + gap) - gap) // 2
    y = box.centery - (h + k.px(12 if model.grid.tall else 0)) // 2
    model.acts.add(PaperPanel("choices", box))
    for n, key in enumerate(keys):
        rect = pygame.Rect(x + n * (w + gap), y, w, h)
        model.acts.add(
            CardPick(
                model, key,
                rect,
                model.screen.cards.name(key),
                number=first + n,
                zone="choices",
                act=partial(model.acts.touch, key),
            )
        )
    return box


class Asking(CardPick):
    """The card that asks: to read, not to choose; a click shows it large."""

    def draw(self, surface: pygame.Surface) -> None:
        model = self.model
        _card_shadow(surface, self.rect, self.kit.scale)
        surface.blit(model.screen.cards.picture_soon(self.key, self.rect.size, lambda: model.acts.redraw(self.rect)), self.rect)


def beside_map(model: Table, side: int = 1, large: float = 1.0) -> pygame.Rect:
    """Where a card lies that speaks to all: on open water to the upper right (`side` -1: left), else where it covers least.
    `large`: times its usual size."""
    k, board = model.kit, model.centre
    size = k.px(224 * large), k.px(246 * large)
    inner = board.inner
    x = inner.right - size[0] * 0.56 if side > 0 else inner.x + size[0] * 0.56
    bay: pygame.Rect | None = board.bay(size, [(x, inner.y + size[1] * 0.56)])
    if bay is not None and not bay.collidelistall(model.shields):
        return bay
    return _clear_place(model, size, k.px(16))[1]  # a label may wear the badge of a legal land


def add_asking(model: Table, key: str) -> pygame.Rect:
    """The card that asks, beside the map as long as it does."""
    rect = beside_map(model)
    model.acts.add(
        Asking(model, key, rect, model.screen.cards.name(key), number=0, zone="choices", act=lambda: model.acts.pin(key))
    )
    return rect


def card_words(model: Table, key: str) -> str:
    """What a card says, for the text view."""
    return card.words(model.screen.cards.spoken(key), model.wording.plain, model.joined)


class CardsPanel(PaperPanel):
    """The sheet behind cards to choose from, with its heading."""

    role = "heading"

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        k = self.kit
        k.text(
            surface,
            self.name,
            (self.rect.centerx, self.rect.y + k.px(21)),
            21,
            "serif-semi",
            theme.INK,
            "center",
            self.rect.w - k.px(90),
        )
