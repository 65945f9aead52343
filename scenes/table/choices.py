"""Cards to choose from: side by side over the board, or in a row where the hand lies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Unpack

import pygame

from scenes.draw import card, cardskin, paper, theme
from scenes.draw.card import Skin
from scenes.table.hand import frame
from scenes.widgets.base import Common, UiItem, Widget
from scenes.widgets.panels import PaperPanel

if TYPE_CHECKING:
    from scenes.table.game_screen import Table
    from scenes.table.model import TableModel

FOOTED = 1.25  # height of a card to its width from which on it has a foot without words of its own
LOW = 120.0  # design px of a card in a low row
STRIP_LEAST = 200.0, 64.0  # design px of a card in a row: narrower or lower nobody reads it
STRIP_SHARE = 0.5  # of the height it wants: with less its words are cut
CARDS_HEAD, CARDS_GAP = 40.0, 22.0  # over cards side by side, and between them
ALONE_GAP, ALONE_FOOT = 12.0, 12.0  # ... and below the last where none is to be chosen


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
        if (tag := self.tag()).w:
            surface.blit(k.rounded(tag.w, tag.h, 6, theme.CALLOUT, None, theme.INK, 1.6), tag)
            k.text(surface, self.shortcut, tag.center, 16, "sans-semi", theme.INK, "center")

    def tag(self) -> pygame.Rect:
        """Where the key that chooses it stands, over its edge; without one nowhere."""
        k = self.kit
        if not (self.shortcut and self.act):
            return pygame.Rect(self.rect.center, (0, 0))
        tag = pygame.Rect(0, 0, k.px(30), k.px(26))
        words = self.rect.h < FOOTED * self.rect.w  # a card so low ends with words, a higher one with an empty foot
        tag.midbottom = (self.rect.centerx, self.rect.bottom + k.px(16 if words else 13))
        if self.rect.h < k.px(LOW):  # nothing is free below it either: at the corner
            tag.center = (self.rect.x + k.px(6), self.rect.bottom - k.px(5))
        return tag


def cap_of(model: Table, key: str, number: int) -> str:
    """The key that chooses a line or card: its special one, else its number; "" for none."""
    special = model.option_map.line_of(key).special
    return model.host.bindings.cap(f"special-{special}") if special else str(number) if 0 < number < 100 else ""


class Turning(NamedTuple):
    """What turns the pages of a pile; None where there is no further one."""

    newer: Callable[[], None] | None
    older: Callable[[], None] | None


class CardRows(NamedTuple):
    """Cards side by side over the board: their size, how many in a line, and the sheet behind them."""

    card: tuple[int, int]
    per: int
    sheet: pygame.Rect


def card_rows(model: TableModel, count: int, alone: bool = False) -> CardRows:
    """As large as fits; more than a row goes into several. `alone`: nothing is asked meanwhile, they may lie over all that is
    veiled.
    """
    k, grid = model.kit, model.grid
    low = model.area.bottom - k.px(8) if alone else grid.prompt.y - k.px(6)
    area = (
        pygame.Rect(grid.sheet.x, grid.sheet.y, grid.sheet.w, grid.sheet.h)
        if grid.tall and not alone
        else pygame.Rect(model.area.x + k.px(8), grid.sheet.y, model.area.w - k.px(16), low - grid.sheet.y)
    )
    head, pad, gap = k.px(CARDS_HEAD), k.px(18), _gap(model, alone)
    foot = k.px(ALONE_FOOT) if alone else pad + k.px(14)
    best: tuple[int, int, int, float] = (0, 1, 1, 1.46)
    widest: float = k.px(345)
    if not grid.tall:  # as one of four: below fewer cards a lesson has as much room
        widest = min(widest, (area.w - 2 * pad - 3 * gap) / 4)
    for ratio, least in ((482 / 330, 250), (246 / 224, 0)):
        for per in range(1, count + 1):
            lines = -(-count // per)
            w = min((area.w - 2 * pad - gap * (per - 1)) / per, widest)
            h = w * ratio
            room = (area.h - head - foot - gap * (lines - 1)) / lines
            if h > room:
                w, h = room / ratio, room
            if w > best[0] and (w >= k.px(least)):
                best = (int(w), per, lines, ratio)
        if best[0]:
            break
    w, per, lines, ratio = best
    h = round(w * ratio)
    per = -(-count // lines)  # as many in each
    box = pygame.Rect(0, 0, per * w + gap * (per - 1) + 2 * pad, head + foot + lines * h + gap * (lines - 1))
    box.center = area.center
    return CardRows((w, h), per, box)


def _gap(model: TableModel, alone: bool) -> int:
    """Between cards: below those to choose from hang the keys that choose them."""
    return model.kit.px(ALONE_GAP if alone else CARDS_GAP)


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


def add_pile(model: Table, keys: list[str], title: str, turning: Turning | None) -> None:
    """An open pile over the table: cards to look at, a button that closes it, and two that turn its pages."""
    from scenes.widgets.controls import Button

    box = add_cards(model, keys, False, title, 1, alone=True)
    if box is None:
        return
    side, step = model.kit.px(40), model.kit.px(46)
    turns = [("newer", "left", turning.newer), ("older", "right", turning.older)] if turning is not None else []
    buttons = [*turns, ("close", "close", model.acts.close_pile)]
    for n, (what, icon, act) in enumerate(reversed(buttons)):
        if act is None:
            continue
        rect = pygame.Rect(box.right - side - model.kit.px(6) - n * step, box.y + model.kit.px(3), side, side)
        name = model.t("ui-close" if what == "close" else f"table-pile-{what}")
        model.acts.add(Button(f"{what}-pile", rect, name, label="", icon=icon, style="quiet", zone="choices", act=act))


def add_cards(model: Table, keys: list[str], legal: bool, title: str, first: int, *, alone: bool = False) -> pygame.Rect | None:
    """Cards side by side over the board. `alone`: nothing is asked meanwhile, they may lie over all that is veiled."""
    if not keys:
        return None
    k = model.kit
    (w, h), per, box = card_rows(model, len(keys), alone)
    head, gap, middle = k.px(CARDS_HEAD), _gap(model, alone), box.center
    box.w = max(box.w, k.width(title, 21, "serif-semi") + k.px(300 if alone else 120))
    box.center = middle
    model.acts.add(CardsPanel("chooser", box, title, zone="choices"))
    for n, key in enumerate(keys):
        line, at = divmod(n, per)
        count = min(per, len(keys) - line * per)
        x = box.centerx - (count * w + gap * (count - 1)) // 2 + at * (w + gap)
        rect = pygame.Rect(x, box.y + head + line * (h + gap), w, h)
        model.acts.add(
            CardPick(
                model,
                key,
                rect,
                model.screen.cards.name(key),
                number=first + n if legal else 0,
                zone="choices",
                act=partial(model.acts.touch, key) if legal else None,
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
    return bool(ratio and model.carded) and _readable(model, strip_sizes(model, len(model.carded), ratio)[0], ratio)


def _readable(model: TableModel, card: tuple[int, int], ratio: float) -> bool:
    """Whether cards of that size can be read that want to be so much of their width high."""
    whole = card[1] >= STRIP_SHARE * ratio * card[0]
    return whole and all(side >= model.kit.px(least) for side, least in zip(card, STRIP_LEAST, strict=True))


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
    if not _readable(model, (w, h), ratio):
        return None
    box = _strip_zone(model)
    x = box.centerx - (len(keys) * (w + gap) - gap) // 2
    y = box.centery - (h + k.px(12 if model.grid.tall else 0)) // 2
    model.acts.add(PaperPanel("choices", box))
    for n, key in enumerate(keys):
        rect = pygame.Rect(x + n * (w + gap), y, w, h)
        model.acts.add(
            CardPick(
                model,
                key,
                rect,
                model.screen.cards.name(key),
                number=first + n,
                zone="choices",
                act=partial(model.acts.touch, key),
            )
        )
    return box


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
