"""Card faces: a `CardSpec` in, a finished surface out, at any size.

One design per shape, chosen by the sides' ratio: large (330 x 482), hand row (224 x 246) and title (196 x 108, the folded
720p table). Text never overflows: it shrinks one step, then the picture gives way. `face` is a pure function that may run
in a worker thread; `face_cache` keeps its results.
"""

from __future__ import annotations

import pygame

from scenes.draw import cardskin as skin
from scenes.draw import icons, paper, svg, text, theme
from scenes.draw.card import Badge, Caption, CardSpec, Level, Prose, Shape, Size, Skin
from scenes.draw.cardhalves import draw_halves
from scenes.draw.cardparts import body_of, even, fit_body, footer, least_px, mark_column, px_of, title, title_fits
from scenes.draw.theme import INK, LEGAL, PAPER, WARNING_BOX, shown

FLATTEST = 4.2  # a strip so many times as wide as high has room for a badge and a title only
BARE = 14  # where a title begins that has no badge
RING = 5  # design px of a ring on a card's edge, about
FLAT = 0.42  # lower than so much of its width, a card has no picture
AIR = 9.0  # design px round the words beside the picture of a low card
LEAST_BESIDE = 100.0  # ... that they have of its width at least
GUTTER = 22  # between the parts of the strip on a large card
LEAST = 14  # px of the words on the strip of a low card
TINY = 10  # ... of a name that fits at no other
SMALLER_BADGE = 8  # design px by which a flat card's badge gives way
NARROW = 0.95  # of the usual width of a low card
CLOSE = (13.0, 12.6)  # design px of a name of three lines on a narrow card
USUAL = {"row": 246, "small": 108}  # design px: their height
FINE = "#A898B4"  # the line between two levels


def face(card: CardSpec, size: Size) -> pygame.Surface:
    """The card's face at exactly `size` pixels (without shadow and tag)."""
    form, shape = card.skin.form(size), card.skin.shape(size)
    z = size[0] / shape.width
    if form in USUAL:  # a narrow card keeps the size of its words
        z = max(z, size[1] / USUAL[form])
    if card.beside and form == "small":
        z = size[1] / USUAL["small"]
    out = skin.paper(size, z, card.skin, card.state).copy()
    if card.halves():
        draw_halves(out, card, z, form == "large")
    elif card.beside and form == "small":
        narrow = round(shape.width * z)
        _contents(out.subsurface((0, 0, narrow, size[1])), card, form, shape, z)
        _words_beside(out, card, narrow, z)
    else:
        _contents(out, card, form, shape, z)
    if card.state == "dimmed":
        skin.veil(out, size, z)
    return out


def _contents(out: pygame.Surface, card: CardSpec, form: str, shape: Shape, z: float) -> None:
    """All that lies on its paper."""
    size, badge = out.get_size(), _badge(card, form)
    if form == "small" and size[0] < NARROW * shape.width * z:
        shape = _narrow(card, shape, size, z)
    if form == "small" and size[1] < FLAT * size[0]:
        _flat(out, card, shape, z, badge)
        return
    if badge is not None:
        badge.draw(out, (round(shape.badge[0] * z), round(shape.badge[1] * z)), round(shape.badge[2] * z))
    x, y, less, high = (round(value * z) for value in shape.title)
    x, less = (x, less) if badge is not None else (round(BARE * z), less - x + round(BARE * z))
    room, lines, sizes = pygame.Rect(x, y, size[0] - less, high), 3 if form == "small" else 2, shape.sizes
    if form == "row" and size[0] < NARROW * shape.width * z and not title_fits(card.title, room, z, sizes, lines):
        lines, sizes = 3, (*sizes, *CLOSE)  # one of seven side by side
    title(out, card.title, room, z, sizes, lines)
    {"large": _large, "row": _row, "small": _small}[form](out, card, shape, z)


def _words_beside(out: pygame.Surface, card: CardSpec, left: int, z: float) -> None:
    """What a low card says, at the right of its picture."""
    w, h = out.get_size()
    air, px = round(AIR * z), px_of(14, z)
    pygame.draw.line(out, shown(card.skin.rule), (left, air), (left, h - air), max(1, round(z)))
    room = w - left - 2 * air
    body = body_of(card, px, room, z, False)
    body.draw(out, pygame.Rect(left + air, (h - body.height) // 2, room, body.height), z, False)


def says_beside(card: CardSpec, size: Size) -> bool:
    """Whether what it says has room beside the picture of a low card of that size."""
    z = size[1] / USUAL["small"]
    room, high = size[0] - round((card.skin.small.width + 2 * AIR) * z), size[1] - round(1.5 * AIR * z)
    if card.halves() or not (card.prose() or card.boxes()) or room < round(LEAST_BESIDE * z):
        return False
    return body_of(card, px_of(14, z), room, z, False).height <= high


def _narrow(card: CardSpec, shape: Shape, size: Size, z: float) -> Shape:
    """The shape of a narrow low card: its badge gives way to long names, the air at its right edge to the longest."""
    for less in (48, 44):
        room = pygame.Rect(0, 0, size[0] - round(less * z), round(46 * z))
        if title_fits(card.title, room, z, _legible(shape, z), 3):
            break
    return shape._replace(badge=(5, 5, 34), title=(41, 2, less, 46))


def _legible(shape: Shape, z: float) -> tuple[float, ...]:
    """The sizes of its title that can be read on a low card."""
    return tuple(size for size in shape.sizes if px_of(size, z) >= LEAST) or tuple(shape.sizes[:1])


def _flat(out: pygame.Surface, card: CardSpec, shape: Shape, z: float, badge: Badge | None) -> None:
    """A card too low for a picture. A name tells more than the marks beside it, and more than a large badge (the zoom shows all):
    first they give way to it, then the badge gets smaller, then lines lie closer; at last letters are rather small than cut.
    """
    w, h = out.get_size()
    x, _, _, high = (round(value * z) for value in shape.title)
    whole = h - 2 * round(RING * z)  # within the ring that marks a card as chosen or offered
    high = min(high, whole)
    left, top, side = (round(value * z) for value in shape.badge)
    x = x if badge is not None else round(BARE * z)

    def room(beside: float) -> pygame.Rect:
        return pygame.Rect(x, (h - high) // 2, w - x - round(beside * z), high)

    legible = _legible(shape, z)
    each = (*legible, *(px / z for px in range(px_of(legible[-1], z) - 1, LEAST - 1, -1)))  # every pixel down to the least
    beside, sizes = 10 + -(-len(card.marks) // 2) * 18, legible
    marked = title_fits(card.title, room(beside), z, sizes, 3)
    if not marked:
        beside, sizes = 6, each
        if badge is not None and not title_fits(card.title, room(beside), z, sizes, 3):
            less = round(SMALLER_BADGE * z)
            x, side, top = x - less, side - less, top + less // 2
    if badge is not None:
        badge.draw(out, (left, top), side)
    if marked or title_fits(card.title, room(beside), z, sizes, 3):
        title(out, card.title, room(beside), z, sizes, 3)
    else:
        close = _close_title(card.title, LEAST, TINY, room(beside).w, whole)
        close.draw(out, (x, (h - close.height) // 2))
    if marked:
        _flat_marks(out, card, z)


def _flat_marks(out: pygame.Surface, card: CardSpec, z: float) -> None:
    """At the right end of a card that is too low for a picture, in columns of two."""
    (w, h), step = out.get_size(), round(18 * z)
    for number, mark in enumerate(card.marks):
        x = w - round(8 * z) - (number // 2 + 1) * step
        y = h // 2 - step + number % 2 * step if len(card.marks) > 1 else (h - step) // 2
        out.blit(icons.icon(mark, round(17 * z)), (x, y))


def strip(card: CardSpec, size: Size) -> pygame.Surface:
    """A card where there is room for its badge, its title and its marks only: a strip of paper. Its name is set smaller until
    it fits, then without the marks, then from edge to edge, at last in small letters: a name tells more than they do, and
    the whole face is in the zoom."""
    w, h = size
    z = h / 52
    out = paper.box(size, z, theme.CARD_LIGHT, theme.CARD_DARK, 8, INK, 2).copy()
    pad, badge = round(6 * z), _badge(card, "small")
    disc = min(max(round(40 * z), min(30, h - 4)), round(0.24 * w)) if badge is not None else 0
    edge, gap = round(5 * z), round(4 * z)
    bare = ((), False, LEAST), ((), True, LEAST), ((), False, TINY)
    for marks, tight, least in bare if w > FLATTEST * h else ((card.marks[:4], False, LEAST), *bare):
        x, after, end = (round(2 * z), round(2 * z), round(3 * z)) if tight else (edge, gap, pad)
        left = x + disc + after if disc else round(8 * z)
        room = w - left - end
        mark = min(round(15 * z), room // 4 - gap)
        tall = h - pad - (mark + round(3 * z)) if marks else h - 2 * gap
        block = _close_title(card.title, round((16 if marks else 22) * z), least, room, tall)
        if block.height <= tall:
            break
    if badge is not None:
        badge.draw(out, (x, (h - disc) // 2), disc)
    block.draw(out, (left, (pad // 2 if marks else gap - 1) + max(0, (tall - block.height) // 2)))
    for number, name in enumerate(marks):
        out.blit(icons.icon(name, mark), (left + number * (mark + gap), h - mark - edge))
    return out


def _close_title(words: str, px: int, least: int, room: int, tall: int) -> text.TextBlock:
    """In the largest letters, from `px` down to `least`, in which it is not higher than `tall`; its lines lie close at last."""
    for size in range(max(least, px), least - 1, -1):
        for step in (round(size * 1.1), size):
            block = text.layout(words, "serif", size, room, step=step, weight="Semibold")
            if block.height <= tall:
                return block
    return block


def _badge(card: CardSpec, form: str) -> Badge | None:
    """The card's own; in the hand row that of the level that counts."""
    return _level(card).badge if form == "row" and card.levels() else card.badge


def _level(card: CardSpec) -> Level:
    """The level that counts, else the first."""
    return next((level for level in card.levels() if level.on), card.levels()[0])


# ---------------------------------------------------------------- words and boxes below a picture


def _row(out: pygame.Surface, card: CardSpec, shape: Shape, z: float) -> None:
    if card.levels():
        _row_of_level(out, card, shape, z)
        return
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    if not card.prose() and not card.boxes():
        skin.picture(out, pygame.Rect(u(11), u(shape.top), w - u(22), h - u(shape.top) - u(12)), z, card.picture)
        return
    left = u(43) if card.marks else u(12)
    room = w - u(24)
    top, pic = u(shape.top), u(shape.picture)
    bottom = h - u(8)
    sizes = (16.6, 15.6, 15, 14.2, 14)
    for strip in _row_strips(card, room, z):
        strip_height = max(u(25), strip.height + u(6)) if strip else u(4)
        usual = bottom - (top + pic + strip_height + u(2))
        body, give = fit_body(card, room, z, False, sizes, usual, pic - u(18))
        if give <= u(12):
            break
    if body_of(card, px_of(sizes[-1], z), room, z, False, rough=True).height - usual > pic - u(34):
        _row_of_words(out, card, z)
        return
    pic -= give
    skin.picture(out, pygame.Rect(left, top, w - u(11) - left, pic), z, card.picture)
    mark_column(out, card, u(9), top, top + pic, u(27))
    if strip:
        strip.draw(out, (u(11), top + pic + (strip_height - strip.height) // 2 + u(1)))
    text_top = top + pic + strip_height
    body.draw(out, pygame.Rect(u(12), text_top, room, bottom - text_top), z, False)


def _row_of_words(out: pygame.Surface, card: CardSpec, z: float) -> None:
    """So many words that a picture would make them too small to read: the icons go beside the strip."""
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    side = u(21)
    x = w - u(10) - len(card.marks) * u(23)
    top = u(55)
    for number, mark in enumerate(card.marks):
        out.blit(icons.icon(mark, side), (x + number * u(23) + u(2), top))
    strip = _one_line(card, px_of(15, z), x - u(13)) or _one_line(card, max(px_of(14, z), least_px(z)), x - u(13))
    if strip is not None:
        strip.draw(out, (u(11), top + (side - strip.height) // 2))
    room = w - u(24)
    area = pygame.Rect(u(12), top + side + u(3), room, h - u(6) - top - side - u(3))
    body, _ = fit_body(card, room, z, False, (15, 14.5, 14), area.h, 0)
    body.draw(out, area, z, False)


def _one_line(card: CardSpec, px: int, room: int) -> text.TextBlock | None:
    """The strip in one line: in full, else the short form, else nothing."""
    for words in (" · ".join(card.strip), card.strip_short):
        block = text.layout(words, "sans", px, room, step=round(px * 1.2))
        if words and block.lines == 1:
            return block
    return None


def _row_strips(card: CardSpec, room: int, z: float) -> list[text.TextBlock | None]:
    """The strip, best form first: one line of words; one below the other; the short form."""
    parts = card.strip
    if not parts:
        return [None]
    words = " · ".join(parts)
    for size in (15, 14.2):
        px = max(px_of(size, z), least_px(z))
        block = text.layout(words, "sans", px, room, step=round(px * 1.2))
        if block.lines == 1:
            return [block]
    out: list[text.TextBlock | None] = [text.layout("\n".join(parts), "sans", px, room, step=round(px * 1.2))]
    short = _one_line(card, px_of(15, z), room) or _one_line(card, px, room)
    return [*out, short] if short else out


def _large(out: pygame.Surface, card: CardSpec, shape: Shape, z: float) -> None:
    if card.levels():
        _large_levels(out, card, shape, z)
    elif card.prose() or card.boxes():
        _large_prose(out, card, shape, z)
    else:
        _large_picture(out, card, shape, z)
    footer(out, card, z)


def _large_prose(out: pygame.Surface, card: CardSpec, shape: Shape, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    left = u(63) if card.marks else u(15)
    top, foot = u(shape.top), h - u(30)
    pic = min(u(shape.picture), round(h * shape.share))
    strip = _large_strip(card, w - u(30) - u(20), z)
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
    skin.picture(out, area, z, card.picture)
    mark_column(out, card, u(14), top + u(4), area.bottom + u(2), u(38))
    if strip:
        box = pygame.Rect(u(15), area.bottom + u(6), w - u(30), strip_box)
        skin.plate(out, box, z, card.skin.strip)
        _draw_strip(out, box, strip, z)
    text_top = area.bottom + after
    body.draw(out, pygame.Rect(u(20), text_top, room, foot - u(4) - text_top), z, True)


def _large_strip(card: CardSpec, room: int, z: float) -> list[text.TextBlock]:
    """Its parts side by side if they fit, else as two lines."""
    parts = card.strip
    least = max(15.4, least_px(z) / z)
    smallest = max(13.6, least_px(z) / z)  # for the sake of one line
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


def _small(out: pygame.Surface, card: CardSpec, shape: Shape, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    side, count = u(20), len(card.marks)
    left = u(9) + count * u(22) + u(4) if count else u(9)
    left = min(max(left, u(60)), u(100)) if count else left
    bottom = h - u(25) if card.strip else h - u(8)
    top = u(shape.top)
    skin.picture(out, pygame.Rect(left, top, w - u(9) - left, bottom - top), z, card.picture)
    step = min(u(22), (left - u(11)) // count) if count else 0
    for number, mark in enumerate(card.marks):
        out.blit(icons.icon(mark, min(side, step)), (u(9) + number * step, top + (bottom - top - side) // 2))
    _small_strip(out, card, z)


def _small_strip(out: pygame.Surface, card: CardSpec, z: float) -> None:
    if card.strip:
        block, left = _small_line(card, out.get_width(), z)
        block.draw(out, (left, out.get_height() - round(6 * z) - block.height))


def strip_end(card: CardSpec, size: Size) -> int:
    """How far the line under the picture of a low card reaches: beside it there is room for something else."""
    if card.halves() or not card.strip:
        return round(9 * size[1] / USUAL["small"])
    block, left = _small_line(card, size[0], max(card.skin.scale(size), size[1] / USUAL["small"]))
    return left + block.used


def _small_line(card: CardSpec, w: int, z: float) -> tuple[text.TextBlock, int]:
    """The line under the picture of a low card that is so wide, and where it begins."""
    if card.strip_short:  # all cards alike, and there is room beside it for what the state of a card is
        card = card._replace(strip=(card.strip_short,))
    parts, room, left, px = card.strip, w - round(18 * z), 9, px_of(14, z)
    block = _one_line(card, px, room) or _one_line(card, max(LEAST, px_of(13, z)), room)
    if block is None and (block := _one_line(card, max(LEAST, px_of(13, z)), w - round(9 * z))) is not None:
        left = 5  # from edge to edge of a narrow card
    block = block or text.layout(card.strip_short or " · ".join(parts), "sans", px, room, max_lines=1)
    return block, round(left * z)


# ---------------------------------------------------------------- levels


def _rows_of(card: CardSpec, px: int, room: int, disc: int) -> list[tuple[text.TextBlock, int]]:
    """The words of each level and how high it is."""
    blocks = [even(level.text, px, room, "left", round(px * 1.2)) for level in card.levels()]
    return [(block, max(disc, block.height) + round(px * 0.62)) for block in blocks]


def _large_levels(out: pygame.Surface, card: CardSpec, shape: Shape, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    top, foot, disc = u(shape.top), h - u(30), u(36)
    pic, room = min(u(shape.picture), round(h * shape.share)), w - u(30) - disc - u(12)
    rows: list[tuple[text.TextBlock, int]] = []
    tall = 0
    for number, size in enumerate((16.4, 15.4, 15, 14.2, 13.4)):
        rows = _rows_of(card, px_of(size, z), room, disc)
        tall = sum(row[1] for row in rows)
        give = top + pic + u(6) + tall - foot
        if give <= (0 if number == 0 else pic - u(60)):
            break
    pic -= min(max(0, top + pic + u(6) + tall - foot), pic - u(60))
    skin.picture(out, pygame.Rect(u(15), top, w - u(30), pic), z, card.picture)
    y = top + pic + u(6)
    spread = max(0, foot - y - tall) // max(1, len(rows))
    before = True  # above the first, and below the one that counts, is no line
    for level, (block, height) in zip(card.levels(), rows, strict=True):
        height += spread
        if level.on:
            skin.plate(out, pygame.Rect(u(9), y + u(1), w - u(18), height - u(2)), z, card.skin.mark_paper, card.skin.mark, 1.6)
        elif not before:
            pygame.draw.line(out, shown(FINE), (u(15), y), (w - u(15), y), max(1, round(z)))
        level.badge.draw(out, (u(15), y + (height - disc) // 2), disc)
        block.draw(out, (u(15) + disc + u(12), y + (height - block.height) // 2))
        y, before = y + height, level.on


def _row_of_level(out: pygame.Surface, card: CardSpec, shape: Shape, z: float) -> None:
    """Only the level that counts."""
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    top, pic, room = u(shape.top), u(shape.picture), w - u(24)
    usual = h - u(8) - top - pic - u(6)
    one = card._replace(blocks=(Prose(_level(card).text),))
    body, give = fit_body(one, room, z, False, (16.6, 15.6, 15, 14.2, 13.2, 12.4), usual, pic - u(40))
    pic -= give
    skin.picture(out, pygame.Rect(u(11), top, w - u(22), pic), z, card.picture)
    text_top = top + pic + u(5)
    body.draw(out, pygame.Rect(u(12), text_top, room, h - u(8) - text_top), z, False)


# ---------------------------------------------------------------- a picture with captions


def _large_picture(out: pygame.Surface, card: CardSpec, shape: Shape, z: float) -> None:
    """The picture takes all the room that the words under it leave."""
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    top, foot, room = u(shape.top), h - u(30), w - u(36)
    rows = _captions(card, px_of(17, z), room, u(14))
    gap = u(7)
    area = pygame.Rect(u(15), top, w - u(30), foot - top - sum(row[0].height + gap for row in rows) - u(12))
    skin.picture(out, area, z, card.picture)
    y = area.bottom + u(9)
    for row in rows:
        spare = (room - sum(b.used for b in row)) // max(1, len(row) - 1) if len(row) > 1 else 0
        x = u(18)
        for block in row:
            block.draw(out, (x if len(row) > 1 else u(18) + (room - block.width) // 2, y))
            x += block.used + spare
        y += row[0].height + gap


def _captions(card: CardSpec, px: int, room: int, gap: int) -> list[list[text.TextBlock]]:
    """Short ones share a row, long ones take their own."""
    rows: list[list[text.TextBlock]] = []
    for words in (block.text for block in card.blocks if isinstance(block, Caption)):
        short = text.layout(words, "sans", px, room, step=round(px * 1.3), weight="Semibold")
        if short.lines == 1 and short.used < room * 0.45:
            if rows and len(rows[-1]) < 3 and rows[-1][0].used < room * 0.45:
                if sum(b.used + gap for b in rows[-1]) + short.used <= room:
                    rows[-1].append(short)
                    continue
            rows.append([short])
        else:
            small = round(px * 0.94)
            rows.append([even(words, small, room, "centre", text.line_step("sans", small), "sans")])
    return rows


# ---------------------------------------------------------------- on the table

TAG_TONES = {"normal": PAPER, "chosen": LEGAL, "dimmed": WARNING_BOX}


def tag(words: str, state: str, z: float, low: bool = False) -> pygame.Surface:
    """The slip that overhangs a card's top edge ("choosing a land", "later: slow", "costs 4, you have 3"); a `low` one stands in
    the line under the picture."""
    px = px_of(15, z)
    block = text.layout(words, "sans", px, 10_000, step=round(px * 1.25), weight="Semibold")
    pad, side = (1, round(3 * z)) if low else (max(3, round(2.5 * z)), round(8 * z))
    size = (block.used + 2 * side, block.height + 2 * pad)
    out = svg.blank(size)
    skin.plate(out, pygame.Rect(0, 0, *size), z, TAG_TONES.get(state, PAPER), INK, 1.6, 5)
    block.draw(out, (side, pad))
    return out


def shadow(target: pygame.Surface, area: pygame.Rect) -> None:
    """The shadow of a card that lies on `area`."""
    paper.shadow(target, area, min(Skin().scale(area.size), 2.0), radius=11, blur=12, hollow=True)
