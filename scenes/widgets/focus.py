"""Where the focus goes: pure functions over the list of items, for keyboard and controller alike."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.widgets.base import UiItem


def stops(items: Sequence[UiItem]) -> list[UiItem]:
    """The items Tab stops at, in order; disabled ones too (they say why)."""
    return [item for item in items if item.focusable]


def step(items: Sequence[UiItem], key: str, by: int) -> str:
    """Key of the item `by` stops further, going round; from nowhere the first or last. '' if none."""
    ring = stops(items)
    if not ring:
        return ""
    keys = [item.key for item in ring]
    if key not in keys:
        return keys[0] if by > 0 else keys[-1]
    return keys[(keys.index(key) + by) % len(keys)]


def zone_step(items: Sequence[UiItem], key: str, by: int) -> str:
    """First stop of the next (by=1) or previous (by=-1) zone, zones in order of appearance."""
    ring = stops(items)
    if not ring:
        return ""
    zones = list(dict.fromkeys(item.zone for item in ring))
    here = next((item.zone for item in ring if item.key == key), "")
    at = (zones.index(here) + by) % len(zones) if here else (0 if by > 0 else -1)
    return next(item.key for item in ring if item.zone == zones[at])


def spatial(items: Sequence[UiItem], key: str, dx: int, dy: int) -> str:
    """Nearest stop in a direction: distance along it counts once, the sideways gap three times.

    Stays where it is if nothing lies that way; from nowhere the first stop.
    """
    ring = stops(items)
    if not ring:
        return ""
    here = next((item for item in ring if item.key == key), None)
    if here is None or here.rect is None:
        return ring[0].key
    best, found = None, key
    a = here.rect
    for item in ring:
        b = item.rect
        if b is None or item.key == key:
            continue
        if dx:
            ahead = (b.centerx - a.centerx) * dx
            along = (b.left - a.right) if dx > 0 else (a.left - b.right)
            gap = max(0, b.top - a.bottom, a.top - b.bottom)
            off = abs(b.centery - a.centery)
        else:
            ahead = (b.centery - a.centery) * dy
            along = (b.top - a.bottom) if dy > 0 else (a.top - b.bottom)
            gap = max(0, b.left - a.right, a.left - b.right)
            off = abs(b.centerx - a.centerx)
        if ahead <= 0 or (along < -min(a.w, a.h, b.w, b.h) // 2 and off > ahead):
            continue
        score = max(0, along) + 3 * gap + off // 4
        if best is None or score < best:
            best, found = score, item.key
    return found


def zone_edge(items: Sequence[UiItem], key: str, dx: int, dy: int) -> str:
    """Ctrl+arrow: the outermost stop of the same zone in that direction."""
    ring = stops(items)
    here = next((item for item in ring if item.key == key), None)
    if here is None:
        return ring[0].key if ring else ""
    same = [item for item in ring if item.zone == here.zone and item.rect is not None]
    return max(same, key=lambda i: (i.rect.centerx * dx + i.rect.centery * dy) if i.rect else 0).key


def at(items: Sequence[UiItem], pos: tuple[int, int], least: int = 0) -> UiItem | None:
    """The item under a point, the later drawn first; small ones answer within `least` px round them."""
    for item in reversed(items):
        if item.focusable and item.rect and item.rect.collidepoint(pos):
            if item.clip is None or item.clip.collidepoint(pos):
                return item
    for item in reversed(items):
        if item.focusable and item.rect and item.clip is None and (item.rect.w < least or item.rect.h < least):
            grown = item.rect.inflate(max(0, least - item.rect.w), max(0, least - item.rect.h))
            if grown.collidepoint(pos):
                return item
    return None
