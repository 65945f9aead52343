"""Where on the table the words of a lesson lie: what its card points at, with the room that a ring round it needs."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

import pygame

from scenes.table.choices import CardPick
from scenes.widgets.base import UiItem

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

ZONE = "lesson"  # of the card and its buttons, which are pointed at by nobody
CLOSE = frozenset({"choices", "hand"})  # zones where words stand close to what is ringed
PARTS = {"board": "sheet", "panel": "left", "right": "right", "hand": "hand", "prompt": "prompt", "ribbon": "ribbon"}


def rects(table: TableScene, words: Iterable[str]) -> list[pygame.Rect]:
    """The places that these words name. Each is a choice of several, with "|" between: the first that is on the table."""
    found: list[pygame.Rect] = []
    for word in words:
        for one in word.split("|"):
            rect = _spot(table, one)
            if rect is not None:
                found.append(rect)
                break
    return found


def keys(table: TableScene, words: Iterable[str]) -> list[str]:
    """The keys of the items that they name, where they are items."""
    every = [one for word in words for one in word.split("|")]
    return [i.key for i in table.items() if i.key and i.zone != ZONE and any(fnmatchcase(i.key, one) for one in every)]


def _spot(table: TableScene, word: str) -> pygame.Rect | None:
    if word == "over":
        return pygame.Rect(table.model.over_panel.rect) if table.model.over_panel is not None else None
    if table.model.open:
        return None
    if word in PARTS:
        part = pygame.Rect(getattr(table.model.grid, PARTS[word]))
        under = [part.clip(shield) for shield in table.model.shields]  # cards to choose from may lie over it
        hidden = any(2 * clip.w * clip.h > part.w * part.h for clip in under)
        return None if hidden or (word == "prompt" and table.model.headed) else part  # a heading says the same
    items = [i for i in table.items() if i.rect is not None and i.zone != ZONE]
    named = table.t(word[1:]) if word.startswith("@") else ""
    exact = [i for i in items if (i.name == named if named else i.key == word)] or [
        i for i in items if i.key and fnmatchcase(i.key, word)
    ]
    if not exact:
        return None
    first, *others = [r for i in exact for r in _whole(table, i)]
    whole = first.unionall(others)
    if all(item.zone == "board" for item in exact) and _under_list(table, whole):
        return None
    if all(item.zone in CLOSE for item in exact):
        return whole.inflate(2 * table.model.kit.px(1), 2 * table.model.kit.px(1))
    return _round_signs(table, _roomy(table, whole))


def _under_list(table: TableScene, rect: pygame.Rect) -> bool:
    """Whether a list of answers lies over a good part of what stands on the board: a ring would cut its words."""
    lists = [w.rect.clip(rect) for w in table.widgets if "choices" in (w.zone, w.key)]
    return any(2 * clip.w * clip.h > rect.w * rect.h for clip in lists)


def _round_signs(table: TableScene, rect: pygame.Rect) -> pygame.Rect:
    """Round what stands on the board with the words that its ring would cut, if they are its own for a good part."""
    off = table.model.kit.px(10)
    for sign in table.model.centre.signs():
        shared = sign.clip(rect)
        if shared.w * shared.h * 4 > sign.w * sign.h:
            rect = rect.union(sign.inflate(off, off))
        elif shared:
            cut = beside(rect, sign.inflate(off, off))
            rect = cut if not cut.colliderect(sign) else rect.union(sign.inflate(off, off))  # rather round it than through it
    return rect


def beside(rect: pygame.Rect, sign: pygame.Rect) -> pygame.Rect:
    """Cut so that a foreign sign stays outside, where that costs little: at most a tenth of it."""
    x, y, w, h = rect
    cuts = (
        pygame.Rect(sign.right, y, rect.right - sign.right, h),
        pygame.Rect(x, y, sign.x - x, h),
        pygame.Rect(x, sign.bottom, w, rect.bottom - sign.bottom),
        pygame.Rect(x, y, w, sign.y - y),
    )
    best = max(cuts, key=lambda cut: cut.w * cut.h if cut.w > 0 and cut.h > 0 else 0)
    return best if best.w * best.h * 10 >= rect.w * rect.h * 9 and best.w > 0 else rect


def _roomy(table: TableScene, rect: pygame.Rect) -> pygame.Rect:
    """With room for its ring: on a panel no more than there is to what stands beside, so that the ring cuts no letter."""
    px = table.model.kit.px
    most, off = px(8), px(4)
    part = next((part for part in table.model.panels if part.rect.contains(rect)), None)
    if part is None:
        return rect.inflate(2 * most, 2 * most)
    most = px(2)  # lines of words that are no stops stand as close
    others = [i.rect for i in part.spots if i.rect is not None and not i.rect.colliderect(rect)]
    across = [o for o in others if o.y < rect.bottom and o.bottom > rect.y]
    along = [o for o in others if o.x < rect.right and o.right > rect.x]
    gaps = (
        [rect.x - o.right for o in across if o.right <= rect.x],
        [rect.y - o.bottom for o in along if o.bottom <= rect.y],
        [o.x - rect.right for o in across if o.x >= rect.right],
        [o.y - rect.bottom for o in along if o.y >= rect.bottom],
    )
    left, top, right, low = (max(0, min([most, *(gap - off for gap in side)])) for side in gaps)
    grown = pygame.Rect(rect.x - left, rect.y - top, rect.w + left + right, rect.h + top + low)
    return grown.clip(part.rect)


def _whole(table: TableScene, item: UiItem) -> list[pygame.Rect]:
    """A land with its label and pieces, a card with its key; anything else as it is."""
    assert item.rect is not None
    if item.role == "land":
        rects: list[pygame.Rect] = table.model.centre.label_rects([item.key])
        room = table.model.kit.px(10)  # its number sits on the upper left corner of the label
        return [pygame.Rect(r.x - room, r.y - room, r.w + room, r.h + room) for r in rects] or [item.rect]
    if isinstance(item.widget, CardPick):  # with the key that chooses it, which stands over its edge
        return [item.rect.union(item.widget.tag())]
    whole = table.ring_box(item) if item.zone == "hand" else item.rect  # a tile with its number
    return [whole if whole is not None else item.rect]
