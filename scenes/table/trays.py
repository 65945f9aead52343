"""Below the prompt bar, where a game has tiles instead of cards: trays on the bare table, each with places for its tiles.

A game says what lies in which tray, what a thing is called, and draws one; where everything stands, empty places, marks,
lines of the text view and a cached picture of the empty trays are the same for all.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.engine.key import Key
from scenes.app.scene import UiItem
from scenes.draw import paper, svg, theme
from scenes.draw.surface_cache import remembered
from scenes.table.about import ITSELF
from scenes.table.panel import Panel, bare_table

if TYPE_CHECKING:
    from scenes.table.model import TableModel

GLOW = 8  # design px of light round a thing that is held


class Tray(NamedTuple):
    """A box on the table. `things`: (key, id of the thing; "" for an empty place); `now`: whether its remark says what to do."""

    title: str
    remark: str
    things: tuple[tuple[str, str], ...]
    now: bool = False
    holds: bool = True  # whether the thing that is taken up is shown as held here


class Slot(NamedTuple):
    """A thing, or the place of one: its key, its id ("" = empty), where it lies, its state, and the tray."""

    key: str
    thing: str
    rect: pygame.Rect
    state: str  # normal, legal, held
    tray: Tray


class TrayRow(Panel):
    """Override `trays`, `picture`, `name`; perhaps the rest."""

    zone = "hand"

    def __init__(self, model: TableModel, rect: pygame.Rect) -> None:
        super().__init__(model, rect)
        self._cache: tuple[Hashable, pygame.Surface] | None = None

    # -- what a game writes --------------------------------------------------------------------
    def trays(self) -> list[Tray]:
        """The boxes from left to right."""
        raise NotImplementedError

    def picture(self, thing: str, px: int) -> pygame.Surface:
        """A thing so wide; shared, nobody draws on it."""
        raise NotImplementedError

    def turned(self, thing: str, px: int, turns: int) -> pygame.Surface:
        """The same as it hangs on the pointer."""
        return self.picture(thing, px)

    def name(self, thing: str) -> str:
        """What a thing is, for the text view."""
        raise NotImplementedError

    def where(self, slot: Slot) -> str:
        """In which place it lies: the tray, and of one with places by number (`tile:hand/2`) which of them."""
        key = Key.of(slot.key)
        return f"{slot.tray.title} {key.number + 1}" if len(key.parts) > 1 and key.number is not None else slot.tray.title

    def held(self) -> str:
        """The id of the thing that is taken up."""
        return ""

    def caption(self, thing: str) -> str:
        """What a thing is, in a few words below it."""
        return ""

    def empty(self) -> str:
        """What stands in an empty place."""
        return ""

    # -- what is asked of it -------------------------------------------------------------------
    def cache_key(self) -> Hashable:
        return self.model.host.lang, self.model.seat, self.empty(), tuple(self.trays()), self._states()

    def _states(self) -> tuple[str, ...]:
        return tuple(slot.state for slot in self.slots())

    def clip(self) -> pygame.Rect:
        grid = self.model.grid
        top = grid.prompt.bottom + self.px(1)
        return grid.between_panels(self.rect.x - self.px(7), self.rect.right + self.px(7), top, self.model.area.bottom)

    def bare(self, thing: pygame.Rect) -> tuple[pygame.Surface, tuple[int, int]]:
        """The row where a thing lies, with its frame and its mark, but without it; and where that picture belongs."""
        area = self.clip()
        box = thing.inflate(self.px(20), self.px(20)).union(self.mark_box(thing, "0")).clip(area)
        return self._empty_trays(area).subsurface(box.move(-area.x, -area.y)).copy(), box.topleft

    def skins(self) -> None:
        """Draw what lies around things, so that it need not be drawn when one is taken up: quick when it is cached."""
        self._empty_trays(self.clip())
        scratch = pygame.Surface((1, 1), 0, 32)
        for size in {slot.rect.size for slot in self.slots()}:
            self._glow(scratch, pygame.Rect((0, 0), size))
            hole(size, self.kit.scale)
            self._shadow(scratch, pygame.Rect((0, 0), size))

    # -- what a click does ---------------------------------------------------------------------
    def tell(self, slot: Slot) -> None:
        """Add the item of a thing: while things like it are chosen, one that may not be says why."""
        model, kind = self.model, Key.of(slot.key).kind
        legal, choosing = slot.key in model.shapes, any(Key.of(key).kind == kind for key in model.shapes)
        why = model.why(slot.key) if choosing and not legal else ""
        act: Callable[[], object] | None = partial(model.acts.touch, slot.key) if legal else None
        if not legal and self.instead(slot):
            act = model.acts.cancel if slot.state == "held" else partial(self._swap, slot.key)
        name, usable = self.name(slot.thing), legal or not choosing
        self.add_item("tile", name, slot.rect, self.where(slot), "", slot.key, usable, why, act, tells=ITSELF)

    def instead(self, slot: Slot) -> bool:
        """Whether a thing of this tray was taken up and may be let go of: another takes its turn, or it goes back itself."""
        tray, held = slot.tray, self.held()
        return tray.holds and any(thing and thing == held for _, thing in tray.things) and self.model.acts.can_cancel()

    def _swap(self, key: str) -> None:
        model = self.model
        if model.acts.cancel() and key in model.shapes:
            model.acts.touch(key)

    # -- what lies where -----------------------------------------------------------------------
    def boxes(self) -> list[pygame.Rect]:
        """Where the trays are."""
        grid, n = self.model.grid, len(self.trays())
        gap = self.px(20 if grid.tall else 8)
        top = grid.prompt.bottom + self.px(10 if grid.tall else 5)
        low = self.model.area.bottom - self.px(12 if grid.tall else 6)
        w = (self.rect.w - gap * (n - 1)) // n
        return [pygame.Rect(self.rect.x + i * (w + gap), top, w, low - top) for i in range(n)]

    def slots(self) -> list[Slot]:
        """Every thing with its place."""
        model, held = self.model, self.held()
        found: list[Slot] = []
        for box, tray in zip(self.boxes(), self.trays(), strict=True):
            x, y, side, step = self._places(box, max(3, len(tray.things)))
            for n, (key, thing) in enumerate(tray.things):
                state = "legal" if key in model.shapes else "normal"
                if thing and thing == held and tray.holds:
                    state, held = "held", ""
                found.append(Slot(key, thing, pygame.Rect(round(x + n * step), y, side, side), state, tray))
        return found

    def _places(self, box: pygame.Rect, count: int) -> tuple[int, int, int, float]:
        """Where the first of so many places is, how wide it is, and how far it is from one to the next."""
        if self.model.grid.tall:
            x, y, ends = box.x + self.px(18), box.y + self.px(52), self.px(36)
            low = self.kit.height(14, lines=2) + self.px(GLOW + 4)  # under a tile stands what it shows, in two lines at most
            side = min(self.px(170), (box.w - ends) // count - self.px(20), box.bottom - low - y)
        else:
            x, ends = box.x + self.px(98), self.px(98) + self.px(10)
            side = min(box.h - self.px(12), (box.w - ends) // count - self.px(22))
            y = box.centery - side // 2
        step = (box.w - ends - side) / (count - 1) if count > 1 else 0
        return x, y, side, min(step, side + self.px(26))

    # -- drawing -------------------------------------------------------------------------------
    def strokes(self, canvas: pygame.Surface) -> Iterator[pygame.Rect]:
        """All of it, from a cached picture of the table with the empty trays on it."""
        box = self.clip()
        yield box
        self.spots = []
        self.shown = self.cache_key()
        canvas.set_clip(box)
        canvas.blit(self._empty_trays(box), box)
        self._fill(canvas)
        canvas.set_clip(None)

    def paint(self, canvas: pygame.Surface) -> None:
        self._boxes(canvas)
        self._fill(canvas)

    def _empty_trays(self, area: pygame.Rect) -> pygame.Surface:
        """The table below the prompt bar with the empty trays; one is cached."""
        backdrop, boxes = self.model.host.backdrop(), self.boxes()
        key = (tuple(area), tuple(map(tuple, boxes)), self.kit.scale, theme.palette(), backdrop.get_size())
        if self._cache is None or self._cache[0] != key:
            bare = pygame.Surface(area.size, 0, 32)
            bare_table(self.model, bare, area, area.topleft)
            self._boxes(bare, area.topleft)
            self._cache = key, bare
        return self._cache[1]

    def _boxes(self, canvas: pygame.Surface, origin: tuple[int, int] = (0, 0)) -> None:
        for box in self.boxes():
            canvas.blit(_tray(box.size, self.kit.scale, theme.palette()), (box.x - origin[0], box.y - origin[1]))

    def _fill(self, canvas: pygame.Surface) -> None:
        """Titles and things in the trays."""
        for box, tray in zip(self.boxes(), self.trays(), strict=True):
            (self._title if self.model.grid.tall else self._narrow_title)(canvas, box, tray)
            self.add_item("heading", tray.title, box, tray.remark)
        slots = self.slots()
        xs = sorted(slot.rect.x for slot in slots)
        step = min((b - a for a, b in zip(xs, xs[1:], strict=False)), default=None)
        for slot in slots:
            self._slot(canvas, slot, step)

    def _title(self, canvas: pygame.Surface, box: pygame.Rect, tray: Tray) -> None:
        k, y = self.kit, box.y + self.px(27)
        end = k.text(canvas, tray.title, (box.x + self.px(18), y), 21, "serif-semi", theme.PAPER, "midleft").right
        right = box.right - self.px(18)
        k.text(canvas, tray.remark, (right, y), 17, "sans", theme.TEXT_ON_TABLE_SECOND, "midright", right - end - self.px(16))

    def _narrow_title(self, canvas: pygame.Surface, box: pygame.Rect, tray: Tray) -> None:
        k = self.kit
        if self.model.grid.small:
            block = k.block(tray.title, self.px(78), 16, "serif-semi", theme.PAPER)  # off the frame of a chosen tile
            block.draw(canvas, (box.x + self.px(12), box.centery - block.height // 2))
            return
        widest = max(k.block(word, self.px(200), 16, "serif-semi", theme.PAPER).used for word in tray.title.split())
        block = k.block(tray.title, min(max(self.px(76), widest), self.px(84)), 16, "serif-semi", theme.PAPER)
        block.draw(canvas, (box.x + self.px(12), box.y + self.px(10)))
        if tray.now:  # only what to do now, where there is room: the prompt says it, too
            at, room = (box.x + self.px(12), box.y + self.px(14) + block.height), self.px(82)
            words = k.block(tray.remark, room, 14, "sans", theme.TEXT_ON_TABLE_SECOND)
            if at[1] + words.height <= box.bottom - self.px(4) and words.used <= room:
                words.draw(canvas, at)

    def _slot(self, canvas: pygame.Surface, slot: Slot, step: int | None) -> None:
        """A thing with its words; `step`: from one to the next."""
        k, rect, tall = self.kit, slot.rect, self.model.grid.tall
        if not slot.thing:
            canvas.blit(hole(rect.size, k.scale), rect)
            words, size = self.empty(), 16.0 if tall else 14.0
            block = k.block(words, rect.w - self.px(16), size, "sans", theme.TEXT_ON_TABLE_SECOND, "centre")
            if block.height <= rect.h and block.used <= rect.w - self.px(16):
                block.draw(canvas, (rect.x + self.px(8), rect.centery - block.height // 2))
            self.add_item("text", self.trays()[0].title, rect, words)
            return
        if slot.state == "held":
            self._glow(canvas, rect)
        self._shadow(canvas, rect)
        canvas.blit(self.picture(slot.thing, rect.w), rect)
        if slot.state == "legal":
            self.pen().frame(canvas, rect)
            if cap := self._number(slot):
                box = self.mark_box(rect, cap)
                canvas.blit(k.rounded(box.w, box.h, 6, theme.CALLOUT, None, theme.INK, 1.6), box)
                k.text(canvas, cap, box.center, 15 if tall else 14, "sans-semi", theme.INK, "center")
        if tall:
            words, size = self.caption(slot.thing), 16.5
            wide = rect.w + self.px(16)
            wide += min(self.px(14), (wide if step is None else step) - self.px(6) - wide)
            while size > 14 and k.width(words, size, "sans-semi") > wide:
                size -= 0.5
            block = k.block(words, wide, size, "sans-semi", theme.PAPER, "centre")
            x = rect.x - self.px(8) - (wide - rect.w - self.px(16)) // 2
            block.draw(canvas, (x, self.below(rect, block.lines)))
        self.tell(slot)

    def ring_box(self, item: UiItem) -> pygame.Rect | None:
        """Round the thing and its number."""
        slot = next((slot for slot in self.slots() if slot.key == item.key and slot.state == "legal"), None)
        cap = self._number(slot) if slot is not None else ""
        return slot.rect.union(self.mark_box(slot.rect, cap)) if slot is not None and cap else item.rect

    def below(self, rect: pygame.Rect, lines: int) -> int:
        """Where the words under a thing begin: below the frame of one that is held."""
        return rect.bottom + self.px(GLOW + (2 if lines > 1 else 4))

    def _number(self, slot: Slot) -> str:
        """The number that chooses it."""
        number = self.model.option_map.line_of(slot.key).number
        return str(number) if number else ""

    def mark_box(self, rect: pygame.Rect, cap: str) -> pygame.Rect:
        """Where the number of a thing stands: at its foot and beside it, since what is drawn on a thing may lie in any corner."""
        k = self.kit
        box = pygame.Rect(0, 0, k.px(22 if len(cap) < 2 else 26), k.px(24))
        box.bottomright = rect.x + k.px(6 if self.model.grid.tall else 2), rect.bottom + self.px(6)
        return box

    def _glow(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """Behind a thing that is held."""
        glow = rect.inflate(self.px(2 * GLOW), self.px(2 * GLOW))
        canvas.blit(self.kit.rounded(glow.w, glow.h, 13, theme.LEGAL, None, theme.INK, 2.4), glow)

    def _shadow(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        paper.shadow(canvas, rect, self.kit.scale, 7, 9, 0.42, (3, 5), hollow=True)

    def came(self) -> None:
        """A picture the row waited for is there."""
        if self in self.model.panels:
            self.model.acts.repaint(self)


def hole(size: tuple[int, int], scale: float) -> pygame.Surface:
    """The place of a thing that is not there."""
    return _hole(size, scale, theme.palette())


@remembered(maxsize=8)
def _tray(size: tuple[int, int], scale: float, _palette: str) -> pygame.Surface:
    w, h = size[0] / scale, size[1] / scale
    body = svg.rect(0.8, 0.8, w - 1.6, h - 1.6, 12, theme.PAPER, None, 0, None, 0.08)
    body += svg.rect(0.8, 0.8, w - 1.6, h - 1.6, 12, "none", theme.BRASS, 1.6)
    return svg.rasterise(body, w, h, scale)


@remembered(maxsize=8)
def _hole(size: tuple[int, int], scale: float, _palette: str) -> pygame.Surface:
    # dash by dash: the renderer draws streaks into some dashed rectangles
    w, h, edge, dash, line = size[0] / scale, size[1] / scale, 1.5, 8.0, ""
    for x in _dashes(w, dash):
        line += "".join(f"M{x:.1f} {y:.1f}H{x + dash:.1f}" for y in (edge, h - edge))
    for y in _dashes(h, dash):
        line += "".join(f"M{x:.1f} {y:.1f}V{y + dash:.1f}" for x in (edge, w - edge))
    return svg.rasterise(svg.path(line, "none", theme.PAPER, 2.0, 0.8), w, h, scale)


def _dashes(length: float, dash: float) -> list[float]:
    """Where dashes begin along an edge, corners left out."""
    count = max(2, round((length - 12) / (dash + 7)))
    return [6 + n * (length - 12 - dash) / (count - 1) for n in range(count)]
