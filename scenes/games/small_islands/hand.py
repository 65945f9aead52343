"""Below the prompt bar: the display and the tiles in hand; before the first round the starting tiles."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.draw import paper, svg, theme
from scenes.games.small_islands.faces import HIDDEN
from scenes.table.hand import frame
from scenes.table.panel import Panel

if TYPE_CHECKING:
    from scenes.table.model import TableModel


class Slot(NamedTuple):
    """A tile, or the place of one: its key, its id ("" = empty, "?" = face down), where it lies, and its state."""

    key: str
    tile: str
    rect: pygame.Rect
    state: str  # normal, legal, held


class TileRow(Panel):
    """Two boxes on the table: what may be taken, and what is held."""

    zone = "hand"

    def __init__(self, model: TableModel, rect: pygame.Rect) -> None:
        super().__init__(model, rect)
        self._cache: tuple[Hashable, pygame.Surface] | None = None

    def clip(self) -> pygame.Rect:
        grid = self.model.grid
        top = grid.prompt.bottom + self.px(1)
        return grid.between_panels(self.rect.x - self.px(7), self.rect.right + self.px(7), top, self.model.area.bottom)

    def strokes(self, canvas: pygame.Surface) -> Iterator[pygame.Rect]:
        """All of it, from a kept picture of the table with the empty boxes on it."""
        box = self.clip()
        yield box
        self.spots = []
        self.shown = self.cache_key()
        canvas.set_clip(box)
        canvas.blit(self._bare(box), box)
        self._fill(canvas)
        canvas.set_clip(None)

    def _bare(self, area: pygame.Rect) -> pygame.Surface:
        """The table below the prompt bar with the empty boxes; one is kept."""
        backdrop, boxes = self.model.host.backdrop(), self.boxes()
        key = (tuple(area), tuple(map(tuple, boxes)), self.kit.scale, theme.palette(), backdrop.get_size())
        if self._cache is None or self._cache[0] != key:
            bare = pygame.Surface(area.size, 0, 32)
            bare.blit(backdrop, (0, 0), area)
            for box in (self.model.grid.prompt, self.model.grid.left, self.model.grid.right):
                self.kit.shadow(bare, box.move(-area.x, -area.y))
            self._trays(bare, area.topleft)
            self._cache = key, bare
        return self._cache[1]

    def bare(self, tile: pygame.Rect) -> tuple[pygame.Surface, tuple[int, int]]:
        """The row where a tile lies, with its frame and its mark, but without it; and where that picture belongs."""
        area = self.clip()
        box = tile.inflate(self.px(20), self.px(20)).clip(area)
        return self._bare(area).subsurface(box.move(-area.x, -area.y)).copy(), box.topleft

    def skins(self) -> None:
        """Draw what lies around tiles, so that it need not be drawn when one is taken up: quick when it is kept."""
        self._bare(self.clip())
        scratch = pygame.Surface((1, 1), 0, 32)
        for size in {slot.rect.size for slot in self.slots()}:
            self._glow(scratch, pygame.Rect((0, 0), size))
            hole(size, self.kit.scale)
            self._shadow(scratch, pygame.Rect((0, 0), size))

    def cache_key(self) -> Hashable:
        model = self.model
        return (model.host.lang, model.seat, tuple((s.key, s.tile, s.state) for s in self.slots()), self._notes())

    # -- what lies where -------------------------------------------------------------------------
    def groups(self) -> list[tuple[str, str, list[tuple[str, str]]]]:
        """(name, remark, (key, tile) of each) of the boxes."""
        model, view = self.model, self.model.view
        if view.phase == "setup":
            return [("isles-starts", "isles-starts-note", [(f"tile:{tile}", tile) for tile in view.starts])]
        display = [(f"tile:display/{n}", tile) for n, tile in enumerate(view.display)]
        hand = [(f"tile:hand/{n}", tile) for n, tile in enumerate(view.hand.get(model.seat, ()))]
        return [("isles-display", "isles-display-note", display), ("isles-hand", "isles-hand-note", hand)]

    def _notes(self) -> tuple[str, ...]:
        asked = self.model.asked
        return (self.model.view.phase, asked.kind if asked else "")

    def boxes(self) -> list[pygame.Rect]:
        """Where the boxes are."""
        grid, n = self.model.grid, len(self.groups())
        gap = self.px(20 if grid.tall else 8)
        top = grid.prompt.bottom + self.px(10 if grid.tall else 5)
        low = self.model.area.bottom - self.px(12 if grid.tall else 6)
        w = (self.rect.w - gap * (n - 1)) // n
        return [pygame.Rect(self.rect.x + i * (w + gap), top, w, low - top) for i in range(n)]

    def slots(self) -> list[Slot]:
        """Every tile with its place."""
        model, grid = self.model, self.model.grid
        held = model.centre.held.what
        found: list[Slot] = []
        for box, (name, _, row) in zip(self.boxes(), self.groups(), strict=True):
            count = max(3, len(row))
            if grid.tall:
                x, y = box.x + self.px(18), box.y + self.px(52)
                low = self.kit.height(14, lines=2) + self.px(3)  # under a tile stands what it shows, in two lines at most
                side = min(self.px(170), (box.w - self.px(36)) // count - self.px(14), box.bottom - low - y)
                step = (box.w - self.px(36) - side) / (count - 1) if count > 1 else 0
            else:
                lead = self.px(98)
                side = min(box.h - self.px(12), (box.w - lead - self.px(10)) // count - self.px(6))
                step = (box.w - lead - self.px(10) - side) / (count - 1) if count > 1 else 0
                x, y = box.x + lead, box.centery - side // 2
            step = min(step, side + self.px(26))
            for n, (key, tile) in enumerate(row):
                rect = pygame.Rect(round(x + n * step), y, side, side)
                state = "legal" if key in model.shapes else "normal"
                if tile and tile == held and name != "isles-display" and not any(s.state == "held" for s in found):
                    state = "held"
                found.append(Slot(key, tile, rect, state))
        return found

    # -- drawing -----------------------------------------------------------------------------------
    def paint(self, canvas: pygame.Surface) -> None:
        self._trays(canvas)
        self._fill(canvas)

    def _trays(self, canvas: pygame.Surface, origin: tuple[int, int] = (0, 0)) -> None:
        for box in self.boxes():
            canvas.blit(_tray(box.size, self.kit.scale, theme.palette()), (box.x - origin[0], box.y - origin[1]))

    def _fill(self, canvas: pygame.Surface) -> None:
        """Titles and tiles in the boxes."""
        model, k, grid = self.model, self.kit, self.model.grid
        for box, (name, note, row) in zip(self.boxes(), self.groups(), strict=True):
            title, remark = model.t(name), self._remark(note, len(row))
            if grid.tall:
                y = box.y + self.px(27)
                end = k.text(canvas, title, (box.x + self.px(18), y), 21, "serif-semi", theme.PAPER, "midleft").right
                room = box.right - self.px(18) - end - self.px(16)
                k.text(canvas, remark, (box.right - self.px(18), y), 17, "sans", theme.TEXT_ON_TABLE_SECOND, "midright", room)
            else:
                widest = max(k.block(word, self.px(200), 16, "serif-semi", theme.PAPER).used for word in title.split())
                block = k.block(title, min(max(self.px(76), widest), self.px(84)), 16, "serif-semi", theme.PAPER)
                block.draw(canvas, (box.x + self.px(12), box.y + self.px(10)))
                room = pygame.Rect(box.x + self.px(12), box.y + self.px(14) + block.height, self.px(82), box.h)
                if remark != model.t(note, n=len(row)):  # only what to do now, where there is room: the prompt says it, too
                    words = k.block(remark, room.w, 14, "sans", theme.TEXT_ON_TABLE_SECOND)
                    if room.y + words.height <= box.bottom - self.px(4) and words.used <= room.w:
                        words.draw(canvas, room.topleft)
            self.add_item("heading", title, box, remark)
        slots = self.slots()
        if not slots:
            return
        xs = sorted(slot.rect.x for slot in slots)
        step = min((b - a for a, b in zip(xs, xs[1:], strict=False)), default=None)
        for slot in slots:
            self._slot(canvas, slot, step)

    def _remark(self, note: str, n: int) -> str:
        """What a box says at its right."""
        model = self.model
        kind = model.asked.kind if model.asked is not None else ""
        if kind == "turn.choose" and note == "isles-display-note":
            return model.t("isles-display-take")
        if kind in ("place.tile", "place.cell") and note == "isles-hand-note":
            return model.t("isles-hand-place")
        if kind == "stuck.discard" and note == "isles-hand-note":
            return model.t("isles-hand-stuck")
        return model.t(note, n=n)

    def _glow(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """Behind a tile that is held."""
        glow = rect.inflate(self.px(16), self.px(16))
        canvas.blit(self.kit.rounded(glow.w, glow.h, 13, theme.LEGAL, None, theme.INK, 2.4), glow)

    def _shadow(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        paper.shadow(canvas, rect, self.kit.scale, 7, 9, 0.42, (3, 5), hollow=True)

    def _slot(self, canvas: pygame.Surface, slot: Slot, step: int | None) -> None:
        """A tile with its words; `step`: from one to the next."""
        k, grid = self.kit, self.model.grid
        rect = slot.rect
        caption = pygame.Rect(rect.x - self.px(8), rect.bottom + self.px(8), rect.w + self.px(16), self.px(26))
        if not slot.tile:
            self._empty(canvas, slot, caption)
            return
        if slot.state == "held":
            self._glow(canvas, rect)
        self._shadow(canvas, rect)
        canvas.blit(self.picture(slot.tile, rect.w), rect)
        if slot.state == "legal":
            frame(k, canvas, rect)
        if grid.tall:
            words, size = self.caption(slot.tile), 16.5
            apart = caption.w if step is None else step
            caption = caption.inflate(min(self.px(14), apart - self.px(6) - caption.w), 0)
            while size > 14 and k.width(words, size, "sans-semi") > caption.w:
                size -= 0.5
            block = k.block(words, caption.w, size, "sans-semi", theme.PAPER, "centre")
            block.draw(canvas, (caption.x, caption.y + self.px(-7 if block.lines > 1 else 4)))
        self._item(slot)

    def _empty(self, canvas: pygame.Surface, slot: Slot, caption: pygame.Rect) -> None:
        model, k, rect = self.model, self.kit, slot.rect
        canvas.blit(hole(rect.size, k.scale), rect)
        words = model.t("isles-slot-taken" if model.view.step in ("place", "token") else "isles-slot-empty")
        block = k.block(words, rect.w - self.px(16), 16 if model.grid.tall else 14, "sans", theme.TEXT_ON_TABLE_SECOND, "centre")
        block.draw(canvas, (rect.x + self.px(8), rect.centery - block.height // 2))
        self.add_item("text", model.t("isles-display"), rect, words)

    def caption(self, tile: str) -> str:
        """What a tile shows, in a few words."""
        return "" if tile == HIDDEN else str(self.model.wording.texts.tile(tile))

    def picture(self, tile: str, px: int) -> pygame.Surface:
        """A tile by itself, or what stands in for it until it is drawn."""
        made: pygame.Surface = self.model.screen.faces.soon(tile, px, self.came)
        return made

    def came(self) -> None:
        """A tile the row waited for is there."""
        if self in self.model.panels:
            self.model.acts.repaint(self)

    def _item(self, slot: Slot) -> None:
        model = self.model
        legal = slot.key in model.shapes
        choosing = any(key.startswith("tile:") for key in model.shapes)
        hidden = slot.tile == HIDDEN
        name = model.t("isle-tile-hidden") if hidden else model.wording.spoken.tile(slot.tile, 0)
        where = model.t({"d": "isles-display", "h": "isles-hand"}.get(slot.key[5:6], "isles-starts"))
        number = slot.key.rpartition("/")[2]
        value = f"{where} {int(number) + 1}" if number.isdigit() else where
        why = model.why(slot.key) if choosing and not legal else ""
        act = partial(model.acts.touch, slot.key) if legal else self._instead(slot)
        self.add_item("tile", name, slot.rect, value, "", slot.key, legal or not choosing, why, act)

    def _instead(self, slot: Slot) -> Callable[[], object] | None:
        """While a place is asked for: another tile of the hand takes the turn of the chosen one, which itself goes back."""
        model = self.model
        asked = model.asked
        if asked is None or asked.kind not in ("place.cell", "setup.cell") or slot.key.startswith("tile:display/"):
            return None
        if not model.acts.can_cancel():
            return None
        return model.acts.cancel if slot.state == "held" else partial(self._swap, slot.key)

    def _swap(self, key: str) -> None:
        model = self.model
        if model.acts.cancel() and key in model.shapes:
            model.acts.touch(key)


def hole(size: tuple[int, int], scale: float) -> pygame.Surface:
    """The place of a tile that is not there."""
    return _hole(size, scale, theme.palette())


@lru_cache(maxsize=8)
def _tray(size: tuple[int, int], scale: float, _palette: str) -> pygame.Surface:
    w, h = size[0] / scale, size[1] / scale
    body = svg.rect(0.8, 0.8, w - 1.6, h - 1.6, 12, theme.PAPER, None, 0, None, 0.08)
    body += svg.rect(0.8, 0.8, w - 1.6, h - 1.6, 12, "none", theme.BRASS, 1.6)
    return svg.rasterise(body, w, h, scale)


@lru_cache(maxsize=8)
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
