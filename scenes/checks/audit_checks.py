"""What the audit holds against a screen: text that is clipped, shortened, covered, crowded, too small or too
pale, things that stand outside the window or cannot be hit. Each check gives `Finding`s; none draws anything.
"""

from __future__ import annotations

import re
from functools import lru_cache
from statistics import median
from typing import Any, NamedTuple

import pygame

from scenes.checks.audit_trace import Now, Run
from scenes.draw import theme
from scenes.widgets import focus

LEAST_PX, LEAST_HIT = 14, 24
TEXT, BODY, OFF, LARGE = 4.5, 7.0, 3.0, 3.0
EDGE = 4  # px that words on a card keep from its edge
SLACK = 6  # px that glyphs may stand out of their box: line boxes are not ink, number caps hang over cards
Points = tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]
_kept: dict[object, Points] = {}
_RAW = re.compile(r"\[[a-z]+-[a-z0-9-]+\]|\{\s*\$|\{-|<[a-z-]+>|\?\?\?")


class Finding(NamedTuple):
    """`kind` groups, `what` names the thing (the same in every size), `detail` has the figures."""

    kind: str
    what: str
    detail: str


def runs_of(app: Any) -> list[Run]:
    """The text on the window (after `audit_trace.install`)."""
    found: list[Run] = app.screen.runs
    if app.top is not None and app.top.name == "ending":  # words of the chart, of which the island on the horizon shows a scrap
        found = [run for run in found if run.owner is not None or 2 * run.vis.w >= run.rect.w]
    return found


def judge(app: Any) -> list[Finding]:
    """Everything wrong with what is on the screen now."""
    runs = [run for run in runs_of(app) if not run.dim]
    return judge_text(runs, app.screen, app.kit.scale) + _items(app) + _edges(app, runs)


def judge_text(runs: list[Run], screen: Any, scale: float) -> list[Finding]:
    """Everything wrong with these lines of text; of each box only the smallest text is reported."""
    out = judge_ink(runs, screen, scale)
    least: dict[str, Run] = {}
    for run in runs:
        if run.px < LEAST_PX * min(1.0, scale) - 0.6:
            name = run.owner[0] if run.owner else _name(run)
            if name not in least or run.px < least[name].px:
                least[name] = run
    out += [Finding("small", name, f"{run.px:.1f} physical px: {_name(run)}") for name, run in least.items()]
    return out


def judge_ink(runs: list[Run], screen: Any, scale: float) -> list[Finding]:
    """What is wrong with these lines whatever their size: cut off, faint, or over each other."""
    return [f for run in runs for f in (*_whole(run, screen), *_seen(run, screen, scale))] + _overlaps(runs)


def judge_colours(runs: list[Run], screen: Any, scale: float) -> list[Finding]:
    """What may be wrong with these lines in one palette and right in another."""
    return [f for run in runs if not run.dim for f in _seen(run, screen, scale)]


# ---------------------------------------------------------------- one line of text


def _name(run: Run) -> str:
    return f'"{run.text[:60]}"' + (f" on {run.owner[0]}" if run.owner else "")


def _whole(run: Run, screen: Any) -> list[Finding]:
    out = []
    name, ink, vis = _name(run), run.rect, run.vis.clip(screen.get_rect())
    lost_x, lost_y = ink.w - vis.w, ink.h - vis.h
    if run.covered != "layer":
        if lost_x > 1 and not (run.scroll and vis.h <= 2):
            out.append(Finding("clipped", name, f"{lost_x} of {ink.w} px of its width are cut off"))
        if lost_y > 2 and not run.scroll:
            out.append(Finding("clipped", name, f"{lost_y} of {ink.h} px of its height are cut off"))
    if run.text in Now.cuts:
        out.append(Finding("shortened", name, f'of "{Now.cuts[run.text][:120]}"'))
    if run.text in Now.broken:
        out.append(Finding("broken", name, f'the word "{Now.broken[run.text]}" goes on in the next line'))
    if run.owner is not None and not run.scroll and run.covered != "layer":
        slack = 2 * max(SLACK, round(run.px * 0.6))
        box = run.owner[1].inflate(slack, slack)
        if not box.contains(ink) and box.colliderect(ink):
            over = max(box.x - ink.x, ink.right - box.right, box.y - ink.y, ink.bottom - box.bottom)
            out.append(Finding("outside", name, f"runs {over} px out of its box"))
    if raw := _RAW.search(run.text):
        out.append(Finding("words", name, f"shows {raw.group(0)}"))
    return out


def _points(run: Run) -> Points:
    """(points inside strokes, points just beside them) of a rendered line; they are the same in every colour."""
    key = run.text, run.font, run.colour.a
    if key not in _kept:
        if len(_kept) >= 12_000:
            _kept.clear()
        _kept[key] = _points_of(run.glyphs)
    return _kept[key]


def _points_of(glyphs: pygame.Surface) -> Points:
    solid = pygame.mask.from_surface(glyphs, 247)
    w, h = solid.get_size()
    near = pygame.mask.Mask((w, h))
    thick = pygame.mask.from_surface(glyphs, 120)
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2), (-2, -2), (2, 2)):
        near.draw(thick, (dx, dy))
    near.erase(pygame.mask.from_surface(glyphs, 3), (0, 0))
    return tuple(_some(solid)), tuple(_some(near))


def _some(mask: pygame.Mask, most: int = 40) -> list[tuple[int, int]]:
    w, h = mask.get_size()
    out = []
    for n in range(1, 1400):
        at = int(n * 0.754877666 % 1 * w), int(n * 0.569840291 % 1 * h)
        if mask.get_at(at):
            out.append(at)
            if len(out) == most:
                break
    return out


def _seen(run: Run, screen: Any, scale: float) -> list[Finding]:
    if run.covered == "layer":
        return []  # a card or a tip lies over a part of it, as it may
    vis = run.vis.clip(screen.get_rect())
    inside, beside = _points(run)
    x, y, z = *run.origin, run.scale
    if z != 1.0:
        corner = run.glyphs.get_bounding_rect(100)
        x, y = run.rect.x - round(corner.x * z), run.rect.y - round(corner.y * z)
    core = [screen.get_at(at)[:3] for p in inside if vis.collidepoint(at := (x + int(p[0] * z), y + int(p[1] * z)))]
    back = [screen.get_at(at)[:3] for p in beside if vis.collidepoint(at := (x + int(p[0] * z), y + int(p[1] * z)))]
    if len(core) < 4 or len(back) < 4 or z < 1.0:  # of shrunk letters no pixel has the full colour
        return []
    ink = tuple(int(median(c[n] for c in core)) for n in range(3))
    alike = sum(max(abs(c[n] - ink[n]) for n in range(3)) < 48 for c in core) / len(core)
    if alike < 0.75 and z == 1.0 and len(core) >= 16:
        return [Finding("covered", _name(run), f"only {alike:.0%} of its strokes can be seen")]
    ratios = sorted(_ratio(ink, b) for b in back)
    ratio = ratios[len(ratios) * 3 // 4 if run.rim else len(ratios) // 4]  # a rim is the ground of its letters
    need = _wanted(run, ink, back, scale)
    if ratio < need - 0.1:
        return [Finding("contrast", _name(run), f"{ratio:.1f}:1, at least {need:g}:1 wanted ({theme.to_hex(ink)})")]
    return []


@lru_cache(maxsize=100_000)
def _ratio(a: tuple[int, int, int], b: tuple[int, int, int]) -> float:
    return theme.contrast(theme.to_hex(a), theme.to_hex(b))


def _wanted(run: Run, ink: tuple[int, ...], back: list[Any], scale: float) -> float:
    """7:1 for running text on paper, 4.5:1 for other text, 3:1 for large text and for what is switched off. In high contrast
    7:1 for all text, 4.5:1 if it is large."""
    high = theme.palette() == "contrast"
    if run.owner is not None and not run.owner[2]:
        return OFF
    if run.px >= 24 * max(1.0, scale) or (run.bold and run.px >= 18.6 * max(1.0, scale)):
        return TEXT if high else LARGE
    if high:
        return BODY
    veiled = max(abs(ink[n] - run.colour[n]) for n in range(3)) > 6
    paper = theme.luminance(theme.to_hex(back[len(back) // 2])) > 0.5
    return BODY if run.block and paper and not veiled and run.px <= 19 * scale else TEXT


# ---------------------------------------------------------------- two lines of text


def _overlaps(runs: list[Run]) -> list[Finding]:
    out = []
    seen = sorted((r for r in runs if r.vis and r.covered != "layer"), key=lambda r: r.vis.x)
    for n, a in enumerate(seen):
        for b in seen[n + 1 :]:
            if b.vis.x >= a.vis.right:
                break
            both = a.vis.clip(b.vis)
            if both.w < 2 or both.h < 2 or (a.scroll != b.scroll):
                continue
            hit = _touch(a, b)
            if hit >= 6:
                out.append(Finding("overlap", f"{_name(a)} and {_name(b)}", f"{hit} px of strokes lie on each other"))
    return out


def _touch(a: Run, b: Run) -> int:
    if a.scale != 1.0 or b.scale != 1.0:
        both = a.vis.clip(b.vis)
        return both.w * both.h // 4
    dx, dy = b.origin[0] - a.origin[0], b.origin[1] - a.origin[1]
    return _mask(a.glyphs).overlap_area(_mask(b.glyphs), (dx, dy))


@lru_cache(maxsize=4000)
def _mask(glyphs: pygame.Surface) -> pygame.Mask:
    return pygame.mask.from_surface(glyphs, 127)


# ---------------------------------------------------------------- lines on a card


def _over(run: Run, card: pygame.Rect) -> bool:
    """Whether these words stand on something else that lies over a part of the card, such as the card of a lesson."""
    box = run.owner[1] if run.owner is not None else card
    return not box.contains(card) and not card.contains(box)


def _edges(app: Any, runs: list[Run]) -> list[Finding]:
    """Words so near to the edge of their card that they look cut off, though no pixel of them is lost; the key on a card's
    corner may hang over its edge."""
    least = max(2, round(EDGE * min(1.0, app.kit.scale)))
    cards = [item for item in app.top.items() if item.role == "card" and item.zone == "choices" and item.rect is not None]
    out = []
    for card in cards:
        inside = card.rect.inflate(-2 * least, -2 * least)
        words = [run for run in runs if len(run.text) > 2 and not run.scroll and card.rect.contains(run.vis)]
        tight = [run for run in words if run.covered != "layer" and not inside.contains(run.rect) and not _over(run, card.rect)]
        out += [Finding("edge", _name(run), f"stands within {least} px of the edge of {card.name}") for run in tight]
    return out


# ---------------------------------------------------------------- things


def _items(app: Any) -> list[Finding]:
    top = app.top
    out = []
    items = top.items()
    window = app.screen.get_rect()
    least = round(LEAST_HIT * min(1.0, app.kit.scale)) - 1
    keys: set[str] = set()
    for item in items:
        name = f"{item.role} {item.key or item.name}"
        if not item.name.strip():
            out.append(Finding("words", name, "has no name in the text view"))
        for text in (item.name, item.value, item.hint, item.why):
            if raw := _RAW.search(text):
                out.append(Finding("words", name, f"says {raw.group(0)}"))
        if item.key and item.focusable:
            if item.key in keys:
                out.append(Finding("item-double", name, "two things have this key"))
            keys.add(item.key)
        if item.rect is None or item.rect.w == 0:
            continue
        rect = item.rect if item.clip is None else item.rect.clip(item.clip)
        if item.clip is not None and rect.h < item.rect.h:
            continue  # scrolled away, or partly
        if not window.contains(rect):
            out.append(Finding("item-outside", name, f"{tuple(rect)} is not inside the window"))
        elif item.focusable and not _beneath(top, item):
            if min(rect.w, rect.h) < least:
                out.append(Finding("item-small", name, f"{rect.w} x {rect.h} px"))
            if not _hit(top, items, item, rect):
                out.append(Finding("item-hidden", name, "no point of it answers to the pointer"))
    return out


def _beneath(top: Any, item: Any) -> bool:
    """Whether it lies under an open list on purpose: it can be read, but nothing is asked of it."""
    boxes = getattr(top, "shields", [])
    return bool(boxes) and item.key not in top.shapes and any(box.colliderect(item.rect) for box in boxes)


def _hit(top: Any, items: Any, item: Any, rect: pygame.Rect) -> bool:
    """Whether the pointer finds it somewhere, at a table also over what is only explained."""
    finder = getattr(top, "finder", None)
    for fx, fy in ((0.5, 0.5), *((x, y) for x in (0.06, 0.3, 0.7, 0.94) for y in (0.06, 0.3, 0.5, 0.7, 0.94))):
        pos = int(rect.x + rect.w * fx), int(rect.y + rect.h * fy)
        found = [focus.at(items, pos), *([finder.item_at(pos)] if finder is not None else [])]
        if any(one is not None and one.key == item.key for one in found):
            return True
    return False
