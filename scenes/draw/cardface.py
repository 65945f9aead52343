"""Card faces: plain data in, a finished surface out, at any size.

One design per shape, chosen by the sides' ratio: tall (zoom, 330 x 482), hand (224 x 246) and title (196 x 108,
the folded 720p table). Text never overflows: it shrinks one step, then the picture gives way. `face` is a pure
function that may run in a worker thread; `FaceCache` keeps a bounded number of results.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

import pygame

from scenes import text
from scenes.draw import cardskin as skin
from scenes.draw import icons, paper, svg
from scenes.theme import FEAR, GOOD, GOOD_BOX, INK, INK_SECOND, LEGAL, PAPER, RULE, WARNING_BOX

Size = tuple[int, int]


class Threshold(NamedTuple):
    """More elements, more effect: `need` as (element, count) pairs, `text` rich; `reached` tints it green."""

    need: tuple[tuple[str, int], ...]
    text: str
    reached: bool = False


@dataclass(frozen=True, slots=True)
class CardData:
    """Everything a face shows, as plain values; lists and dicts are accepted and frozen.

    kind: minor, major, unique, fear or invader. state: normal, chosen, dimmed. `target_strip` is rich, its parts
    parted by " | "; `strip_short` is what to show where it has no room. For fear cards `text` has one paragraph per level and `level` the terror level that counts;
    for invader cards `terrains` and `stage` say what to draw and `text` the words under the picture.
    """

    id: str
    kind: str = "minor"
    title: str = ""
    cost: int | str = 0
    speed: str = "slow"
    elements: tuple[str, ...] = ()
    target_strip: str = ""
    text: tuple[str, ...] = ()
    thresholds: tuple[Threshold, ...] = ()
    footer_left: str = ""
    footer_right: str = ""
    state: str = "normal"
    tag: str = ""
    terrains: tuple[str, ...] = ()
    stage: int = 0
    level: int = 0
    strip_short: str = ""

    def __post_init__(self) -> None:
        for name in ("elements", "text", "terrains"):
            object.__setattr__(self, name, tuple(getattr(self, name)))
        object.__setattr__(self, "thresholds", tuple(_threshold(*item) for item in self.thresholds))


def _threshold(need: Mapping[str, int] | Iterable[tuple[str, int]], words: str, reached: bool = False) -> Threshold:
    pairs = need.items() if isinstance(need, Mapping) else need
    return Threshold(tuple((element, count) for element, count in pairs), words, reached)


def face(card: CardData, size: Size) -> pygame.Surface:
    """The card's face at exactly `size` pixels (without shadow and tag)."""
    ratio = size[1] / size[0]
    if ratio >= 1.25:
        draw_it = {"fear": _tall_fear, "invader": _tall_invader}.get(card.kind, _tall)
        z = size[0] / 330
    elif ratio >= 0.8:
        draw_it = {"fear": _hand_fear, "invader": _hand_invader}.get(card.kind, _hand)
        z = size[0] / 224
    else:
        draw_it, z = _title_card, size[0] / 196
    out = skin.paper(size, z, card.kind, card.state).copy()
    draw_it(out, card, z)
    if card.state == "dimmed":
        skin.veil(out, size, z)
    return out


# ---------------------------------------------------------------- words that fit


def _px(size: float, z: float) -> int:
    return max(8, round(size * z))


def _title(target: pygame.Surface, words: str, area: pygame.Rect, z: float, sizes: Iterable[float], most: int = 2) -> None:
    """The title, at the largest of the sizes at which it keeps to `most` lines and to its area."""
    block = None
    for size in sizes:
        px = _px(size, z)
        block = text.layout(words, "serif", px, area.w, step=round(px * 1.08), weight="Semibold")
        widest = max((text.width(w, "serif", "Semibold", px) for w in words.split()), default=0)
        if block.lines <= most and block.height <= area.h and widest <= area.w:
            break
    if block is not None:
        block.draw(target, (area.x, area.y + (area.h - block.height) / 2))


def _stack(paragraphs: Iterable[str], px: int, room: int, align: str, step: float) -> tuple[list[text.TextBlock], int, int]:
    """Paragraphs under each other: blocks, the gap between them, and the whole height."""
    blocks = [text.layout(p, "serif", px, room, align, step=round(px * step)) for p in paragraphs if p]
    gap = round(px * 0.3)
    return blocks, gap, sum(b.height for b in blocks) + gap * max(0, len(blocks) - 1)


def _need(threshold: Threshold) -> str:
    return "  ".join(f"<b>{count}</b> <{element}>" for element, count in threshold.need)


class _Body(NamedTuple):
    """Rules text and threshold boxes of one size."""

    blocks: list[text.TextBlock]
    gap: int
    boxes: list[tuple[list[text.TextBlock], bool, int]]
    text_height: int
    height: int

    def draw(self, target: pygame.Surface, area: pygame.Rect, z: float, centre: bool) -> None:
        boxes_height = self.height - self.text_height
        y = area.y + max(0, (area.h - boxes_height - self.text_height) // 2)
        for block in self.blocks:
            block.draw(target, (area.x, y))
            y += block.height + self.gap
        y = area.bottom - boxes_height
        pad = round(5 * z)
        for blocks, reached, tall in self.boxes:
            y += pad
            box = pygame.Rect(area.x - pad, y, area.w + 2 * pad, tall)
            fill, line = (GOOD_BOX, GOOD) if reached else ("#FFF7E0", "#8A6717")
            skin.plate(target, box, z, fill, line)
            top = y + round(3 * z)
            for block in blocks:
                block.draw(target, (area.x, top))
                top += block.height
            y += tall


def _body(card: CardData, px: int, room: int, z: float, tall: bool) -> _Body:
    align, step = ("centre", 1.26) if tall else ("left", 1.16)
    blocks, gap, height = _stack(card.text, px, room, align, step)
    boxes = []
    small = max(8, round(px * 0.92))
    for threshold in card.thresholds:
        lines = [_need(threshold), threshold.text] if tall else [f"{_need(threshold)}: {threshold.text}"]
        parts = [text.layout(w, "serif", small, room, align, step=round(small * (1.34 if tall else 1.18))) for w in lines]
        boxes.append((parts, threshold.reached, sum(p.height for p in parts) + round(6 * z)))
    extra = sum(box[2] + round(5 * z) for box in boxes)
    return _Body(blocks, gap, boxes, height, height + extra)


def _fit_body(
    card: CardData, room: int, z: float, tall: bool, sizes: tuple[float, ...], usual: int, spare: int
) -> tuple[_Body, int]:
    """The body and how many pixels the picture must give: one step smaller first, then the picture, then both."""
    body = _body(card, _px(sizes[0], z), room, z, tall)
    if body.height <= usual:
        return body, 0
    for size in (*sizes[1:], *(sizes[-1] - 0.6 * k for k in range(1, 6))):
        body = _body(card, _px(size, z), room, z, tall)
        share = 0.62 if size >= sizes[1] else 0.78 if size >= sizes[-1] else 1.0
        if body.height - usual <= spare * share:
            break
    return body, min(max(0, body.height - usual), spare)


def _strip_parts(card: CardData) -> list[str]:
    return [part.strip() for part in card.target_strip.split("|") if part.strip()]


def _elements(target: pygame.Surface, card: CardData, x: int, top: int, bottom: int, side: int) -> None:
    """The element column beside the picture, closer together and smaller where the picture gave way."""
    count = len(card.elements)
    if not count:
        return
    step = min(round(side * 1.09), (bottom - top) // count)
    small = min(side, step)
    columns = 1
    if small < side * 0.62 and count > 1:  # a low picture: two by two
        columns, rows = 2, (count + 1) // 2
        step = min(round(side * 0.62), (bottom - top) // rows)
        small = min(round(side * 0.6), step)
    for number, element in enumerate(card.elements):
        row, column = divmod(number, columns)
        target.blit(icons.icon(element, small), (x + column * round(small * 1.04), top + row * step))


# ---------------------------------------------------------------- powers


def _hand(out: pygame.Surface, card: CardData, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    _ring(out, card, u(5), u(5), u(48))
    _title(out, card.title, pygame.Rect(u(58), u(7), w - u(66), u(46)), z, (18, 17, 16, 15, 14))
    left = u(43) if card.elements else u(12)
    room = w - u(24)
    strip = _hand_strip(card, room, z)
    strip_height = max(u(25), strip.height + u(6)) if strip else u(4)
    top, pic = u(58), u(94)
    bottom = h - u(8)
    usual = bottom - (top + pic + strip_height + u(2))
    body, give = _fit_body(card, room, z, False, (16.6, 15.6, 15, 14.2, 13.4), usual, pic - u(18))
    pic -= give
    skin.picture(out, pygame.Rect(left, top, w - u(11) - left, pic), z, card.id, card.kind, card.elements)
    _elements(out, card, u(9), top, top + pic, u(27))
    if strip:
        strip.draw(out, (u(11), top + pic + (strip_height - strip.height) // 2 + u(1)))
    text_top = top + pic + strip_height
    body.draw(out, pygame.Rect(u(12), text_top, room, bottom - text_top), z, False)


def _ring(out: pygame.Surface, card: CardData, x: int, y: int, px: int) -> None:
    skin.cost_ring(out, (x, y), px, str(card.cost), card.speed == "fast")


def _one_line(card: CardData, px: int, room: int) -> text.TextBlock | None:
    """Range and target in one line: in full, else the short form, else nothing."""
    for words in (" · ".join(_strip_parts(card)), card.strip_short):
        block = text.layout(words, "sans", px, room, step=round(px * 1.2))
        if words and block.lines == 1:
            return block
    return None


def _hand_strip(card: CardData, room: int, z: float) -> text.TextBlock | None:
    """Range and target in one line if they fit, else one below the other."""
    parts = _strip_parts(card)
    if not parts:
        return None
    block = _one_line(card, _px(15, z), room) or _one_line(card, _px(14.2, z), room)
    px = _px(14.2, z)
    return block or text.layout("\n".join(parts), "sans", px, room, step=round(px * 1.2))


def _tall(out: pygame.Surface, card: CardData, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    _ring(out, card, u(7), u(7), u(76))
    _title(out, card.title, pygame.Rect(u(92), u(12), w - u(106), u(66)), z, (24, 22, 20, 18))
    left = u(63) if card.elements else u(15)
    top, foot = u(87), h - u(30)
    pic = min(u(178), round(h * 0.37))
    strip = _tall_strip(card, w - u(30) - u(20), z)
    strip_box = max(u(36), strip[0].height + u(10)) if strip else 0
    after = u(6) + strip_box + (u(6) if strip else 0)
    room = w - u(40)
    usual = foot - u(4) - (top + pic + after)
    body, give = _fit_body(card, room, z, True, (19.4, 18, 17, 16, 15, 14), usual, pic - u(36))
    pic -= give
    area = pygame.Rect(left, top, w - u(15) - left, pic)
    skin.picture(out, area, z, card.id, card.kind, card.elements)
    _elements(out, card, u(14), top + u(4), area.bottom + u(2), u(38))
    if strip:
        box = pygame.Rect(u(15), area.bottom + u(6), w - u(30), strip_box)
        skin.plate(out, box, z, "#E4D5B0" if card.kind != "major" else "#E6D096")
        _draw_strip(out, box, strip, z)
    text_top = area.bottom + after
    body.draw(out, pygame.Rect(u(20), text_top, room, foot - u(4) - text_top), z, True)
    _footer(out, card, z)


def _tall_strip(card: CardData, room: int, z: float) -> list[text.TextBlock]:
    """Range and target side by side if they fit, else as two lines."""
    parts = _strip_parts(card)
    for size in (16.4, 15.4):
        px = _px(size, z)
        blocks = [text.layout(part, "sans", px, room, step=round(px * 1.24)) for part in parts]
        if sum(b.used for b in blocks) + round(25 * z) * (len(blocks) - 1) <= room:
            return blocks
    px = _px(15.4, z)
    return [text.layout("\n".join(parts), "sans", px, room, step=round(px * 1.24))]


def _draw_strip(out: pygame.Surface, box: pygame.Rect, blocks: list[text.TextBlock], z: float) -> None:
    x = box.x + round(10 * z)
    for number, block in enumerate(blocks):
        if number:
            mid = x + round(11 * z)
            pygame.draw.line(out, INK, (mid, box.y + box.h // 4), (mid, box.bottom - box.h // 4), max(1, round(1.3 * z)))
            x += round(24 * z)
        block.draw(out, (x, box.y + (box.h - block.height) // 2))
        x += block.used


def _footer(out: pygame.Surface, card: CardData, z: float) -> None:
    """A fine rule with two small remarks under it."""
    w, h = out.get_size()
    left, right, px = round(18 * z), w - round(18 * z), _px(14.6, z)
    y = h - round(28 * z)
    pygame.draw.line(out, FEAR if card.kind == "fear" else RULE, (left, y), (right, y), max(1, round(z)))
    base = h - round(11 * z)
    used = text.draw(out, card.footer_left, (left, base), px=px, colour=INK_SECOND).w if card.footer_left else 0
    if card.footer_right:
        room = right - left - used - round(10 * z)
        words = text.clipped(card.footer_right, "sans", "Regular", px, room)
        text.draw(out, words, (right, base), px=px, colour=INK_SECOND, align="right")


def _title_card(out: pygame.Surface, card: CardData, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    if card.kind == "invader":
        out.blit(skin.numeral(card.stage, u(40)), (u(6), u(6)))
    elif card.kind == "fear":
        out.blit(icons.icon("fear", u(38)), (u(7), u(7)))
    else:
        _ring(out, card, u(5), u(5), u(44))
    _title(out, card.title, pygame.Rect(u(53), u(5), w - u(60), u(40)), z, (16.6, 15.6, 14.6, 13.6, 12.6, 11.8))
    side, count = u(20), len(card.elements)
    left = u(9) + count * u(22) + u(4) if count else u(9)
    left = min(max(left, u(60)), u(100)) if count else left
    bottom = h - u(25) if card.target_strip else h - u(8)
    top = u(48)
    skin.picture(
        out,
        pygame.Rect(left, top, w - u(9) - left, bottom - top),
        z,
        card.id,
        card.kind,
        card.elements or card.terrains,
        card.stage,
    )
    step = min(u(22), (left - u(11)) // count) if count else 0
    for number, element in enumerate(card.elements):
        out.blit(icons.icon(element, min(side, step)), (u(9) + number * step, top + (bottom - top - side) // 2))
    _title_strip(out, card, z)


def _title_strip(out: pygame.Surface, card: CardData, z: float) -> None:
    parts = _strip_parts(card)
    if not parts:
        return
    w, h = out.get_size()
    room, px = w - round(18 * z), _px(14, z)
    block = _one_line(card, px, room) or _one_line(card, _px(13, z), room)
    block = block or text.layout(card.strip_short or " · ".join(parts), "sans", px, room, max_lines=1)
    block.draw(out, (round(9 * z), h - round(6 * z) - block.height))


# ---------------------------------------------------------------- fear


def _levels(card: CardData, px: int, room: int, disc: int) -> tuple[list[tuple[int, text.TextBlock, int]], int]:
    rows = []
    for number, words in enumerate(card.text, 1):
        block = text.layout(words, "serif", px, room, step=round(px * 1.2))
        rows.append((number, block, max(disc, block.height) + round(px * 0.62)))
    return rows, sum(row[2] for row in rows)


def _tall_fear(out: pygame.Surface, card: CardData, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    out.blit(icons.icon("fear", u(40)), (u(15), u(14)))
    _title(out, card.title, pygame.Rect(u(66), u(10), w - u(80), u(50)), z, (24.5, 22, 20, 18))
    top, foot, disc = u(68), h - u(30), u(36)
    pic, room = min(u(170), round(h * 0.36)), w - u(30) - disc - u(12)
    rows, tall = [], 0
    for number, size in enumerate((16.4, 15.4, 15, 14.2, 13.4)):
        rows, tall = _levels(card, _px(size, z), room, disc)
        give = top + pic + u(6) + tall - foot
        if give <= (0 if number == 0 else pic - u(60)):
            break
    pic -= min(max(0, top + pic + u(6) + tall - foot), pic - u(60))
    skin.picture(out, pygame.Rect(u(15), top, w - u(30), pic), z, card.id, "fear", ())
    y = top + pic + u(6)
    spread = max(0, foot - y - tall) // max(1, len(rows))
    for number, block, height in rows:
        height += spread
        if number == card.level:
            skin.plate(out, pygame.Rect(u(9), y + u(1), w - u(18), height - u(2)), z, "#FBF3FF", FEAR, 1.6)
        elif number > 1 and number - 1 != card.level:
            pygame.draw.line(out, "#A898B4", (u(15), y), (w - u(15), y), max(1, round(z)))
        out.blit(skin.numeral(number, disc, "fear"), (u(15), y + (height - disc) // 2))
        block.draw(out, (u(15) + disc + u(12), y + (height - block.height) // 2))
        y += height
    _footer(out, card, z)


def _hand_fear(out: pygame.Surface, card: CardData, z: float) -> None:
    """A fear card in the hand's shape: only the level that counts."""
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    level = min(max(card.level, 1), max(1, len(card.text)))
    out.blit(skin.numeral(level, u(38), "fear"), (u(9), u(9)))
    _title(out, card.title, pygame.Rect(u(54), u(6), w - u(62), u(46)), z, (18, 17, 16, 15, 14))
    words = card.text[level - 1 : level]
    one = replace(card, text=words, thresholds=())
    top, pic, room = u(57), u(112), w - u(24)
    usual = h - u(8) - top - pic - u(6)
    body, give = _fit_body(one, room, z, False, (16.6, 15.6, 15, 14.2, 13.2, 12.4), usual, pic - u(40))
    pic -= give
    skin.picture(out, pygame.Rect(u(11), top, w - u(22), pic), z, card.id, "fear", ())
    text_top = top + pic + u(5)
    body.draw(out, pygame.Rect(u(12), text_top, room, h - u(8) - text_top), z, False)


# ---------------------------------------------------------------- invaders


def _tall_invader(out: pygame.Surface, card: CardData, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    out.blit(skin.numeral(card.stage, u(46)), (u(13), u(11)))
    _title(out, card.title, pygame.Rect(u(68), u(10), w - u(82), u(48)), z, (24.5, 22, 20, 18))
    top, foot, room = u(68), h - u(30), w - u(36)
    rows = _rows(card, _px(17, z), room, u(14))
    gap = u(7)
    tall = sum(row[0].height + gap for row in rows)
    pic = foot - top - tall - u(12)
    area = pygame.Rect(u(15), top, w - u(30), pic)
    skin.picture(out, area, z, card.id, "invader", card.terrains, card.stage)
    y = area.bottom + u(9)
    for row in rows:
        spare = (room - sum(b.used for b in row)) // max(1, len(row) - 1) if len(row) > 1 else 0
        x = u(18)
        for block in row:
            block.draw(out, (x if len(row) > 1 else u(18), y))
            x += block.used + spare
        y += row[0].height + gap
    _footer(out, card, z)


def _rows(card: CardData, px: int, room: int, gap: int) -> list[list[text.TextBlock]]:
    """Short paragraphs share a row (explore, build, ravage), long ones take their own."""
    rows: list[list[text.TextBlock]] = []
    for words in card.text:
        short = text.layout(words, "sans", px, room, step=round(px * 1.3), weight="Semibold")
        if short.lines == 1 and short.used < room * 0.45:
            if rows and len(rows[-1]) < 3 and rows[-1][0].used < room * 0.45:
                if sum(b.used + gap for b in rows[-1]) + short.used <= room:
                    rows[-1].append(short)
                    continue
            rows.append([short])
        else:
            rows.append([text.layout(words, "sans", round(px * 0.94), room, "centre")])
    return rows


def _hand_invader(out: pygame.Surface, card: CardData, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    out.blit(skin.numeral(card.stage, u(38)), (u(9), u(9)))
    _title(out, card.title, pygame.Rect(u(54), u(6), w - u(62), u(46)), z, (18, 17, 16, 15, 14))
    top = u(57)
    skin.picture(
        out,
        pygame.Rect(u(11), top, w - u(22), h - top - u(12)),
        z,
        card.id,
        "invader",
        card.terrains,
        card.stage,
    )


# ---------------------------------------------------------------- on the table

TAG_TONES = {"normal": PAPER, "chosen": LEGAL, "dimmed": WARNING_BOX}


def tag(words: str, state: str, z: float) -> pygame.Surface:
    """The slip that overhangs a card's top edge ("choosing a land", "later: slow", "costs 4, you have 3")."""
    px = _px(15, z)
    block = text.layout(words, "sans", px, 10_000, step=round(px * 1.25), weight="Semibold")
    size = (block.used + round(16 * z), block.height + round(5 * z))
    out = svg.blank(size)
    skin.plate(out, pygame.Rect(0, 0, *size), z, TAG_TONES.get(state, PAPER), INK, 1.6, 5)
    block.draw(out, (round(8 * z), round(2.5 * z)))
    return out


def draw(
    target: pygame.Surface,
    card: CardData,
    area: pygame.Rect,
    cache: FaceCache | None = None,
    lang: str = "en",
) -> None:
    """Shadow, face and tag with the card's face exactly on `area`; the tag overhangs the top by 12 px."""
    z = area.w / (330 if area.h / area.w >= 1.25 else 224 if area.h / area.w >= 0.8 else 196)
    paper.shadow(target, area, min(z, 2.0), radius=11, blur=12)
    if card.state == "chosen":
        target.blit(skin.halo(area.size, z), area.move(-round(6 * z), -round(6 * z)))
    image = cache.get(card, area.size, lang) if cache else face(card, area.size)
    target.blit(image, area)
    if card.tag:
        slip = tag(card.tag, card.state, z)
        target.blit(slip, (area.right - slip.get_width() - round(9 * z), area.y - round(12 * z)))


class FaceCache:
    """Finished faces, the least recently used dropped first. Safe to fill from a worker thread."""

    def __init__(self, limit: int = 80) -> None:
        self.limit = limit
        self._lock = threading.Lock()
        self._faces: OrderedDict[tuple[CardData, Size, str], pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._faces)

    @staticmethod
    def _key(card: CardData, size: Size, lang: str) -> tuple[CardData, Size, str]:
        return (replace(card, tag=""), size, lang)

    def peek(self, card: CardData, size: Size, lang: str = "en") -> pygame.Surface | None:
        """The face if it is there; never draws."""
        key = self._key(card, size, lang)
        with self._lock:
            found = self._faces.get(key)
            if found is not None:
                self._faces.move_to_end(key)
            return found

    def get(self, card: CardData, size: Size, lang: str = "en") -> pygame.Surface:
        """The face, drawn now if need be; do not draw on the result."""
        found = self.peek(card, size, lang)
        if found is None:
            found = face(card, size)
            self.put(card, size, found, lang)
        return found

    def put(self, card: CardData, size: Size, image: pygame.Surface, lang: str = "en") -> None:
        """Keep a face drawn elsewhere."""
        with self._lock:
            self._faces[self._key(card, size, lang)] = image
            while len(self._faces) > self.limit:
                self._faces.popitem(last=False)

    def clear(self) -> None:
        """Forget everything (another UI scale)."""
        with self._lock:
            self._faces.clear()
