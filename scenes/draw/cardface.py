"""Card faces: plain data in, a finished surface out, at any size.

One design per shape, chosen by the sides' ratio: tall (zoom, 330 x 482), hand (224 x 246) and title (196 x 108,
the folded 720p table). Text never overflows: it shrinks one step, then the picture gives way. `face` is a pure
function that may run in a worker thread; `FaceCache` keeps a bounded number of results.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import replace

import pygame

from scenes.draw import cardskin as skin
from scenes.draw import icons, paper, svg, text
from scenes.draw.carddata import CardData, Threshold
from scenes.draw.cardothers import hand_fear, hand_invader, tall_fear, tall_invader
from scenes.draw.cardparts import body_of, element_column, fit_body, footer, px_of, strip_parts, title
from scenes.draw.surface_cache import enrol
from scenes.draw.theme import INK, LEGAL, PAPER, WARNING_BOX, shown

__all__ = ["CardData", "FaceCache", "Threshold", "draw", "face", "tag"]

Size = tuple[int, int]
GUTTER = 22  # between range and target on a large card


def face(card: CardData, size: Size) -> pygame.Surface:
    """The card's face at exactly `size` pixels (without shadow and tag)."""
    ratio = size[1] / size[0]
    if ratio >= 1.25:
        draw_it = {"fear": tall_fear, "invader": tall_invader}.get(card.kind, _tall)
        z = size[0] / 330
    elif ratio >= 0.8:
        draw_it = {"fear": hand_fear, "invader": hand_invader}.get(card.kind, _hand)
        z = size[0] / 224
    else:
        draw_it, z = _title_card, size[0] / 196
    out = skin.paper(size, z, card.kind, card.state).copy()
    draw_it(out, card, z)
    if card.state == "dimmed":
        skin.veil(out, size, z)
    return out


# ---------------------------------------------------------------- powers


def _hand(out: pygame.Surface, card: CardData, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    _ring(out, card, u(5), u(5), u(48))
    title(out, card.title, pygame.Rect(u(58), u(7), w - u(66), u(46)), z, (18, 17, 16, 15, 14))
    left = u(43) if card.elements else u(12)
    room = w - u(24)
    top, pic = u(58), u(94)
    bottom = h - u(8)
    sizes = (16.6, 15.6, 15, 14.2, 14)
    for strip in _hand_strips(card, room, z):
        strip_height = max(u(25), strip.height + u(6)) if strip else u(4)
        usual = bottom - (top + pic + strip_height + u(2))
        body, give = fit_body(card, room, z, False, sizes, usual, pic - u(18))
        if give <= u(12):
            break
    if body_of(card, px_of(sizes[-1], z), room, z, False, rough=True).height - usual > pic - u(34):
        _hand_of_words(out, card, z)
        return
    pic -= give
    skin.picture(out, pygame.Rect(left, top, w - u(11) - left, pic), z, card.id, card.kind, card.elements)
    element_column(out, card, u(9), top, top + pic, u(27))
    if strip:
        strip.draw(out, (u(11), top + pic + (strip_height - strip.height) // 2 + u(1)))
    text_top = top + pic + strip_height
    body.draw(out, pygame.Rect(u(12), text_top, room, bottom - text_top), z, False)


def _hand_of_words(out: pygame.Surface, card: CardData, z: float) -> None:
    """So many words that a picture would make them too small to read: the elements go beside the range."""
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    side = u(21)
    x = w - u(10) - len(card.elements) * u(23)
    top = u(55)
    for number, element in enumerate(card.elements):
        out.blit(icons.icon(element, side), (x + number * u(23) + u(2), top))
    strip = _one_line(card, px_of(15, z), x - u(13)) or _one_line(card, px_of(14, z), x - u(13))
    if strip is not None:
        strip.draw(out, (u(11), top + (side - strip.height) // 2))
    room = w - u(24)
    area = pygame.Rect(u(12), top + side + u(3), room, h - u(6) - top - side - u(3))
    body, _ = fit_body(card, room, z, False, (15, 14.5, 14), area.h, 0)
    body.draw(out, area, z, False)


def _ring(out: pygame.Surface, card: CardData, x: int, y: int, px: int) -> None:
    skin.cost_ring(out, (x, y), px, str(card.cost), card.speed == "fast")


def _one_line(card: CardData, px: int, room: int) -> text.TextBlock | None:
    """Range and target in one line: in full, else the short form, else nothing."""
    for words in (" · ".join(strip_parts(card)), card.strip_short):
        block = text.layout(words, "sans", px, room, step=round(px * 1.2))
        if words and block.lines == 1:
            return block
    return None


def _hand_strips(card: CardData, room: int, z: float) -> list[text.TextBlock | None]:
    """Range and target, best form first: one line of words; one below the other; the short form."""
    parts = strip_parts(card)
    if not parts:
        return [None]
    words = " · ".join(parts)
    for size in (15, 14.2):
        px = px_of(size, z)
        block = text.layout(words, "sans", px, room, step=round(px * 1.2))
        if block.lines == 1:
            return [block]
    out: list[text.TextBlock | None] = [text.layout("\n".join(parts), "sans", px, room, step=round(px * 1.2))]
    short = _one_line(card, px_of(15, z), room) or _one_line(card, px, room)
    return [*out, short] if short else out


def _tall(out: pygame.Surface, card: CardData, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    _ring(out, card, u(7), u(7), u(76))
    title(out, card.title, pygame.Rect(u(92), u(12), w - u(106), u(66)), z, (24, 22, 20, 18))
    left = u(63) if card.elements else u(15)
    top, foot = u(87), h - u(30)
    pic = min(u(178), round(h * 0.37))
    strip = _tall_strip(card, w - u(30) - u(20), z)
    strip_box = max(u(36), strip[0].height + u(10)) if strip else 0
    after = u(6) + strip_box + (u(6) if strip else 0)
    room = w - u(40)
    usual = foot - u(4) - (top + pic + after)
    least = 14 / min(z, 1.0)  # smaller than at full size, the picture gives way before the words do
    sizes = tuple(dict.fromkeys(max(size, least) for size in (19.4, 18, 17, 16, 15, 14)))
    body, give = fit_body(card, room, z, True, sizes, usual, pic - u(36))
    pic -= give
    if body.height < usual * 0.5:  # few words: larger ones, and more of the picture
        larger = body_of(card, px_of(21.4, z), room, z, True, airy=2)
        same = [block.lines for block in larger.blocks] == [block.lines for block in body.blocks]
        body = larger if same and larger.height < usual * 0.6 else body
        pic += min(u(20), (usual - body.height) // 4)
    area = pygame.Rect(left, top, w - u(15) - left, pic)
    skin.picture(out, area, z, card.id, card.kind, card.elements)
    element_column(out, card, u(14), top + u(4), area.bottom + u(2), u(38))
    if strip:
        box = pygame.Rect(u(15), area.bottom + u(6), w - u(30), strip_box)
        skin.plate(out, box, z, "#E4D5B0" if card.kind != "major" else "#E6D096")
        _draw_strip(out, box, strip, z)
    text_top = area.bottom + after
    body.draw(out, pygame.Rect(u(20), text_top, room, foot - u(4) - text_top), z, True)
    footer(out, card, z)


def _tall_strip(card: CardData, room: int, z: float) -> list[text.TextBlock]:
    """Range and target side by side if they fit, else as two lines."""
    parts = strip_parts(card)
    least = max(15.4, 14 / z) if z > 0.8 else 15.4
    smallest = max(13.6, 14 / z) if z > 0.8 else 13.6  # for the sake of one line
    for size in sorted({max(size, smallest) for size in (16.4, 15.4, 14.6, 13.6)}, reverse=True):
        px = px_of(size, z)
        blocks = [text.layout(part, "sans", px, room, step=round(px * 1.24)) for part in parts]
        if sum(b.used for b in blocks) + round(GUTTER * z) * (len(blocks) - 1) <= room:
            return blocks
    px = px_of(least, z)
    return [text.layout("\n".join(parts), "sans", px, room, "centre", step=round(px * 1.24))]


def _draw_strip(out: pygame.Surface, box: pygame.Rect, blocks: list[text.TextBlock], z: float) -> None:
    """The parts in the middle of their box, with a fine line between them."""
    gutter = round(GUTTER * z)
    whole = sum(block.used for block in blocks) + gutter * (len(blocks) - 1)
    x = box.x + (box.w - whole) // 2 if len(blocks) == 1 or whole < box.w else box.x
    for number, block in enumerate(blocks):
        if number:
            mid = x + gutter // 2
            pygame.draw.line(out, shown(INK), (mid, box.y + box.h // 4), (mid, box.bottom - box.h // 4), max(1, round(1.3 * z)))
            x += gutter
        inner = (block.width - block.used) // 2 if block.lines > 1 else 0  # set in the middle of its own room
        block.draw(out, (x - inner, box.y + (box.h - block.height) // 2))
        x += block.used


def _title_card(out: pygame.Surface, card: CardData, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    if card.kind == "invader":
        out.blit(skin.numeral(card.stage, u(40)), (u(6), u(6)))
    elif card.kind == "fear":
        out.blit(icons.icon("fear", u(38)), (u(7), u(7)))
    else:
        _ring(out, card, u(5), u(5), u(44))
    title(out, card.title, pygame.Rect(u(52), u(2), w - u(57), u(46)), z, (16.6, 15.6, 14.6, 14), 3)
    side, count = u(20), len(card.elements)
    left = u(9) + count * u(22) + u(4) if count else u(9)
    left = min(max(left, u(60)), u(100)) if count else left
    bottom = h - u(25) if card.target_strip else h - u(8)
    top = u(49)
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
    parts = strip_parts(card)
    if not parts:
        return
    w, h = out.get_size()
    room, px = w - round(18 * z), px_of(14, z)
    block = _one_line(card, px, room) or _one_line(card, px_of(13, z), room)
    block = block or text.layout(card.strip_short or " · ".join(parts), "sans", px, room, max_lines=1)
    block.draw(out, (round(9 * z), h - round(6 * z) - block.height))


# ---------------------------------------------------------------- on the table

TAG_TONES = {"normal": PAPER, "chosen": LEGAL, "dimmed": WARNING_BOX}


def tag(words: str, state: str, z: float) -> pygame.Surface:
    """The slip that overhangs a card's top edge ("choosing a land", "later: slow", "costs 4, you have 3")."""
    px = px_of(15, z)
    block = text.layout(words, "sans", px, 10_000, step=round(px * 1.25), weight="Semibold")
    pad = max(3, round(2.5 * z))
    size = (block.used + round(16 * z), block.height + 2 * pad)
    out = svg.blank(size)
    skin.plate(out, pygame.Rect(0, 0, *size), z, TAG_TONES.get(state, PAPER), INK, 1.6, 5)
    block.draw(out, (round(8 * z), pad))
    return out


def scale_of(size: Size) -> float:
    """Pixels per design pixel of a face of that size: tall, hand or title card, by the sides' ratio."""
    ratio = size[1] / size[0]
    return size[0] / (330 if ratio >= 1.25 else 224 if ratio >= 0.8 else 196)


def shadow(target: pygame.Surface, area: pygame.Rect) -> None:
    """The shadow of a card that lies on `area`."""
    paper.shadow(target, area, min(scale_of(area.size), 2.0), radius=11, blur=12, hollow=True)


def draw(
    target: pygame.Surface,
    card: CardData,
    area: pygame.Rect,
    cache: FaceCache | None = None,
    lang: str = "en",
) -> None:
    """Shadow, face and tag with the card's face exactly on `area`; the tag overhangs the top by 12 px."""
    z = scale_of(area.size)
    shadow(target, area)
    if card.state == "chosen":
        target.blit(skin.halo(area.size, z), area.move(-round(6 * z), -round(6 * z)))
    image = cache.get(card, area.size, lang) if cache is not None else face(card, area.size)
    target.blit(image, area)
    if card.tag:
        slip = tag(card.tag, card.state, z)
        target.blit(slip, (area.right - slip.get_width() - round(9 * z), area.y - round(12 * z)))


class FaceCache:
    """Finished faces, the least recently used dropped first: at most `limit`, and `room` bytes (0: any number).

    Safe to fill from a worker thread.
    """

    def __init__(self, limit: int = 80, room: int = 0) -> None:
        self.limit, self.room = limit, room
        enrol(self)
        self._lock = threading.Lock()
        self._faces: OrderedDict[tuple[CardData, Size, str], pygame.Surface] = OrderedDict()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._faces)

    @staticmethod
    def _key(card: CardData, size: Size, lang: str) -> tuple[CardData, Size, str]:
        return (replace(card, tag="") if card.tag else card, size, lang)

    def peek(self, card: CardData, size: Size, lang: str = "en") -> pygame.Surface | None:
        """The face if it is there; never draws."""
        key = self._key(card, size, lang)
        with self._lock:
            found = self._faces.get(key)
            if found is not None:
                self._faces.move_to_end(key)
            return found

    def like(self, card: CardData, size: Size, lang: str = "en") -> pygame.Surface | None:
        """The newest face of the same card at that size, perhaps with other thresholds reached; never draws."""
        with self._lock:
            for (other, wide, spoken), image in reversed(self._faces.items()):
                if wide == size and spoken == lang and other.id == card.id and other.kind == card.kind:
                    return image
        return None

    def get(self, card: CardData, size: Size, lang: str = "en") -> pygame.Surface:
        """The face, drawn now if need be; do not draw on the result."""
        found = self.peek(card, size, lang)
        if found is None:
            found = face(card, size)
            self.put(card, size, found, lang)
        return found

    def put(self, card: CardData, size: Size, image: pygame.Surface, lang: str = "en") -> None:
        """Keep a face drawn elsewhere."""
        key = self._key(card, size, lang)
        with self._lock:
            old = self._faces.pop(key, None)
            self._bytes += _bytes(image) - (_bytes(old) if old is not None else 0)
            self._faces[key] = image
            while len(self._faces) > self.limit or (0 < self.room < self._bytes and len(self._faces) > 1):
                self._bytes -= _bytes(self._faces.popitem(last=False)[1])

    def clear(self) -> None:
        """Forget everything (another UI scale)."""
        with self._lock:
            self._faces.clear()
            self._bytes = 0


def _bytes(image: pygame.Surface) -> int:
    return image.get_width() * image.get_height() * image.get_bytesize()
