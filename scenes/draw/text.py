"""Text at its final size: fonts, measuring, rich line breaking with inline icons, outlines.

Rich text is a plain string with inline marks: ``<heart>`` is an icon by id, ``<b>..</b>`` bold, ``<i>..</i>``
slanted by the renderer (the italic files of the two families hold no Cyrillic), ``\\n`` a hard break.
Everything here may be called from a worker thread: a ``Font`` carries state (outline, italic), so each thread
has fonts of its own; finished surfaces are shared and never changed afterwards.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import pygame

from scenes.draw import icons, lettering
from scenes.draw.lettering import face as font
from scenes.draw.surface_cache import SurfaceCache, remembered
from scenes.draw.theme import INK, PAPER, shown

Colour = str | tuple[int, int, int]
Align = str  # "left" | "centre" | "right"

LINE_STEP = {"serif": 1.16, "sans": 1.22}  # of the size; the fonts' own line boxes (1.38 em) are too tall
ICON_SCALE = 1.25
NBSP = "\u00a0"
ELLIPSIS, HYPHEN = "…", "-"
VOWELS = frozenset("aeiouyàèéìòùаеєиіїоуюяы")
LEAST_PX = 14  # letters are not made smaller than that to keep a word whole


class SpokenWords(Protocol):
    """What `plain` needs of `game.core.words.messages.Words`."""

    def t(self, message: str, /) -> str:
        """The message's text."""


# ---------------------------------------------------------------- measuring

_widths: dict[tuple[str, str, int, str], int] = {}


def width(text: str, family: str = "sans", weight: str = "Regular", px: int = 17) -> int:
    """Width in pixels as it will be drawn; words are remembered."""
    key = (family, weight, px, text)
    found = _widths.get(key)
    if found is None:
        if len(_widths) > 20000:
            _widths.clear()
        face = font(family, weight, px)
        try:
            found = face.size(text if "\0" not in text else lettering.drawable(text))[0]  # it would end there
        except (ValueError, pygame.error):
            found = face.size(lettering.drawable(text))[0]
        _widths[key] = found
    return found


def line_step(family: str, px: int) -> int:
    """The usual distance between two lines of that size."""
    return round(px * LINE_STEP[family])


# ---------------------------------------------------------------- single lines


_lines: SurfaceCache[tuple] = SurfaceCache(40_000_000)  # rendered runs


def line(
    text: str,
    family: str = "sans",
    weight: str = "Regular",
    px: int = 17,
    colour: Colour = INK,
    slant: bool = False,
) -> pygame.Surface:
    """One line as a surface, kept for the next time; do not draw on it. Any text gives one: what cannot be drawn shows a
    mark, what has no width is an empty surface.
    """

    def make() -> pygame.Surface:
        face = font(family, weight, px)
        face.italic = slant
        try:
            return lettering.total(face, text, shown(colour) if isinstance(colour, str) else colour)
        finally:
            face.italic = False

    return _lines.get((text, family, weight, px, colour, slant), make)


def outlined(
    text: str,
    family: str = "serif",
    weight: str = "Bold",
    px: int = 32,
    colour: str = INK,
    edge: str = PAPER,
    rim: int = 2,
) -> pygame.Surface:
    """One line with an even rim of another colour: titles on a picture, counts on a map.

    The surface is 2 x `rim` larger than the plain line each way.
    """

    return _lines.get(
        (text, family, weight, px, colour, edge, rim),
        lambda: lettering.render(text, px, family, weight, colour, edge, rim),
    )


def draw(
    target: pygame.Surface,
    text: str,
    pos: tuple[float, float],
    family: str = "sans",
    weight: str = "Regular",
    px: int = 17,
    colour: Colour = INK,
    align: Align = "left",
    slant: bool = False,
) -> pygame.Rect:
    """Draw one line with its baseline at pos; returns the rectangle covered."""
    image = line(text, family, weight, px, colour, slant)
    wide = width(text, family, weight, px)
    x = pos[0] - {"left": 0.0, "centre": wide / 2, "right": float(wide)}[align]
    return target.blit(image, (round(x), round(pos[1] - font(family, weight, px).get_ascent())))


def clipped(text: str, family: str, weight: str, px: int, room: int) -> str:
    """The text, shortened with an ellipsis if it is wider than `room` pixels."""
    if width(text, family, weight, px) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, family, weight, px) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


# ---------------------------------------------------------------- rich text: marks to words


class TextPart(NamedTuple):
    """A stretch of one style, or an icon (then `text` is its id)."""

    text: str
    bold: bool = False
    slant: bool = False
    icon: bool = False


class Word(NamedTuple):
    """Parts that stay on one line together; `gap`: a space stands before it."""

    parts: tuple[TextPart, ...]
    gap: bool


BREAK = Word((), False)
_MARK = re.compile(r"<(/?[a-z][a-z0-9-]*)>|(\n)|([ \t]+)|(<)|([^<\n \t]+)")
_NUMBER = re.compile(r"[+\-−×]?\d+([.,]\d+)?$")
_CLOSING = tuple(".,;:!?)]»”’…%")


def _raw_words(rich: str) -> list[Word]:
    words: list[Word] = []
    parts: list[TextPart] = []
    gap = bold = slant = False

    def close() -> None:
        nonlocal parts, gap
        if parts:
            words.append(Word(tuple(parts), gap))
            parts, gap = [], False

    for mark, newline, space, stray, plain_text in _MARK.findall(rich):
        if mark in ("b", "/b"):
            bold = mark == "b"
        elif mark in ("i", "/i"):
            slant = mark == "i"
        elif mark and not mark.startswith("/"):
            parts.append(TextPart(mark, icon=True))
        elif newline:
            close()
            words.append(BREAK)
            gap = False
        elif space:
            close()
            gap = True
        elif stray or plain_text:
            parts.append(TextPart(stray or plain_text, bold, slant))
    close()
    return words


def _is_icon(word: Word) -> bool:
    return len(word.parts) == 1 and word.parts[0].icon


def _is_number(word: Word) -> bool:
    return len(word.parts) == 1 and not word.parts[0].icon and bool(_NUMBER.match(word.parts[0].text))


def _starts_closing(word: Word) -> bool:
    return bool(word.parts) and not word.parts[0].icon and word.parts[0].text.startswith(_CLOSING)


def _join(first: Word, second: Word, spaced: bool) -> Word:
    between = (TextPart(NBSP, second.parts[0].bold and first.parts[-1].bold),) if spaced else ()
    return Word(first.parts + between + second.parts, first.gap)


@remembered(maxsize=2000)
def words_of(rich: str) -> tuple[Word, ...]:
    """Rich text as unbreakable words: punctuation sticks to what is before it, a number to its icon."""
    out: list[Word] = []
    raw = _raw_words(rich)
    for at, word in enumerate(raw):
        last = out[-1] if out and out[-1].parts else None
        after = raw[at + 1] if at + 1 < len(raw) else BREAK
        if last is None or not word.parts:
            out.append(word)
        elif _starts_closing(word) and last.parts[-1].icon:
            out[-1] = _join(last, word, spaced=False)
        elif _starts_closing(word) and word.parts[0].text in _CLOSING:
            out[-1] = _join(last, word, spaced=False)
        elif word.parts[0].icon and _is_number(last):
            out[-1] = _join(last, word, spaced=True)
        elif _is_number(word) and _is_icon(last) and not (after.parts and after.parts[0].icon):
            out[-1] = _join(last, word, spaced=True)
        else:
            out.append(word)
    return tuple(out)


def plain(rich: str, words: SpokenWords) -> str:
    """The same text for a reader without pictures: icons become their spoken word, styles go."""

    def spoken(match: re.Match[str]) -> str:
        mark = match.group(1)
        return "" if mark in ("b", "/b", "i", "/i") else f" {words.t('icon-' + mark)} "

    text = re.sub(r"<(/?[a-z][a-z0-9-]*)>", spoken, rich)
    text = re.sub(r"[ \t\u00a0]+", " ", text)
    text = re.sub(r" ([.,;:!?)\]»”…])", r"\1", text)
    return re.sub(r" ?\n ?", "\n", text).strip()


# ---------------------------------------------------------------- rich text: words to lines


class Run(NamedTuple):
    """Text drawn in one go, at x, y of its surface's top left."""

    x: int
    y: int
    text: str
    weight: str
    slant: bool


class IconRun(NamedTuple):
    """An icon in the text and where it sits (for hover hints)."""

    id: str
    rect: pygame.Rect


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Laid-out text: what stands where. `width` is the room it was given, `used` the widest line."""

    width: int
    height: int
    used: int
    lines: int
    px: int
    family: str
    colour: Colour
    runs: tuple[Run, ...]
    icons: tuple[IconRun, ...]
    cut: bool = False

    def draw(self, target: pygame.Surface, pos: tuple[float, float], own: str = "") -> None:
        """Draw with the block's top left corner at pos; pictures of pieces in the colour of the player `own`."""
        left, top = round(pos[0]), round(pos[1])
        for run in self.runs:
            image = line(run.text, self.family, run.weight, self.px, self.colour, run.slant)
            target.blit(image, (left + run.x, top + run.y))
        for item in self.icons:
            ink = PAPER if self.colour == PAPER and icons.plain(item.id) else INK
            target.blit(icons.icon(item.id, item.rect.w, colour=ink, own=own), (left + item.rect.x, top + item.rect.y))

    def surface(self) -> pygame.Surface:
        """The block on a transparent surface of its own."""
        out = pygame.Surface((max(1, self.width), max(1, self.height)), pygame.SRCALPHA, 32)
        self.draw(out, (0, 0))
        return out


class _Setting(NamedTuple):
    family: str
    px: int
    weight: str
    icon_px: int
    space: int

    def part_width(self, part: TextPart) -> int:
        if part.icon:
            return self.icon_px
        if part.text == NBSP:
            return self.space
        weight = "Bold" if part.bold else self.weight
        return _widths.get((self.family, weight, self.px, part.text)) or width(part.text, self.family, weight, self.px)


_LineItems = list[tuple[TextPart, int, int]]  # what stands there, from where, how wide


def _split_long(word: Word, room: int, setting: _Setting) -> list[Word]:
    """A single word wider than the line, with a hyphen after a syllable (long compounds in narrow boxes)."""
    pieces: list[Word] = []
    current: list[TextPart] = []
    used, hyphen = 0, setting.part_width(TextPart(HYPHEN))
    for part in word.parts:
        letters = [part] if part.icon else [part._replace(text=letter) for letter in part.text]
        for at, letter in enumerate(letters):
            wide = setting.part_width(letter)
            more = 0 if part.icon or at + 1 == len(letters) else hyphen
            if current and used + wide + more > room:
                kept: list[TextPart] = []
                if not part.icon and not current[-1].icon:
                    ends = current[-1].text
                    cut = _syllable(ends, letter.text)
                    mark = HYPHEN if (ends[cut - 1 : cut] + (ends + letter.text)[cut : cut + 1]).isalpha() else ""
                    current[-1], kept = current[-1]._replace(text=ends[:cut] + mark), [part._replace(text=ends[cut:])]
                pieces.append(Word(tuple(current), word.gap if not pieces else False))
                current = [one for one in kept if one.text]
                used = sum(map(setting.part_width, current))
            if current and not letter.icon and not current[-1].icon:
                current[-1] = current[-1]._replace(text=current[-1].text + letter.text)
            else:
                current.append(letter)
            used += wide
    if current:
        pieces.append(Word(tuple(current), word.gap if not pieces else False))
    return pieces


def _syllable(ends: str, after: str) -> int:
    """How many letters of the end of a line stay there when a word goes on with `after`: at least two, and the next line
    begins with a consonant and a vowel where there is such a place near."""
    letters = ends + after
    for at in range(len(ends), max(1, len(ends) - 5), -1):
        if at + 1 < len(letters) and letters[at - 1].lower() in VOWELS and letters[at].lower() not in VOWELS:
            if letters[at + 1].lower() in VOWELS and letters[at].isalpha():
                return at
    return max(1, len(ends))


def _break(words: tuple[Word, ...], room: int, setting: _Setting) -> list[_LineItems]:
    rows: list[_LineItems] = [[]]
    used = 0
    left = [*words][::-1]
    while left:
        word = left.pop()
        if not word.parts:
            rows.append([])
            used = 0
            continue
        widths = [setting.part_width(part) for part in word.parts]
        wide = sum(widths)
        if wide > room and len(pieces := _split_long(word, room, setting)) > 1:
            left += pieces[::-1]
            continue
        space = setting.space if word.gap and rows[-1] else 0
        if rows[-1] and used + space + wide > room:
            rows.append([])
            used = space = 0
        x = used + space
        for at, part in enumerate(word.parts):
            if at and word.parts[at - 1].icon and not part.icon and part.text.startswith(_CLOSING):
                x -= setting.icon_px // 12  # the air at a picture's edge
            rows[-1].append((part, x, widths[at]))
            x += widths[at]
        used = x
    return rows


def _merge(row: _LineItems, setting: _Setting, spare: int) -> tuple[list[tuple[TextPart, int]], int]:
    """Neighbouring words of one style become one run, so a line costs few blits. A run is some pixels wider or narrower than its
    words one by one: so much what follows it is moved, to the right by `spare` at most; and by how much the last is."""
    out: list[tuple[TextPart, int]] = []
    end = by = 0
    for part, x, wide in row:
        if part.text == NBSP and not part.icon:
            continue
        last = out[-1][0] if out else None
        same = last is not None and not last.icon and not part.icon and last[1:3] == part[1:3]
        if same and last is not None and x - end in (0, setting.space):
            out[-1] = (last._replace(text=last.text + (" " if x > end else "") + part.text), out[-1][1])
        else:
            if last is not None and not last.icon:
                by = min(spare, out[-1][1] + setting.part_width(last) - end)
            out.append((part, x + by))
        end = x + wide
    return out, by


def _ellipsis(rows: list[_LineItems], count: int, room: int, setting: _Setting) -> list[_LineItems]:
    kept = rows[:count]
    row = kept[-1]
    mark = TextPart(ELLIPSIS)
    wide = setting.part_width(mark)
    while row and row[-1][1] + row[-1][2] + wide > room:
        row.pop()
    end = row[-1][1] + row[-1][2] if row else 0
    row.append((mark, end, wide))
    return kept


@remembered(maxsize=3000)  # panels and faces ask for the same words at the same width again and again
def layout(
    rich: str,
    family: str = "serif",
    px: int = 17,
    room: int = 200,
    align: Align = "left",
    colour: Colour = INK,
    step: int | None = None,
    weight: str = "Regular",
    max_lines: int | None = None,
) -> TextBlock:
    """Break rich text into lines of at most `room` pixels.

    `step` is the distance between lines (default by family). With `max_lines` the rest is cut with
    an ellipsis; without it nothing is ever cut and the block is as tall as it must be.
    """
    step = step or line_step(family, px)
    if max_lines is None:  # a word is never broken where smaller letters keep it whole
        px = _whole_words(rich, family, px, room, weight)
    setting = _Setting(family, px, weight, round(px * ICON_SCALE), width(" ", family, weight, px))
    rows = _break(words_of(rich), room, setting)
    while rows and not rows[-1]:
        rows.pop()
    cut = max_lines is not None and len(rows) > max_lines
    if cut and max_lines is not None:
        rows = _ellipsis(rows, max_lines, room, setting)
    face = font(family, weight, px)
    rise = round((step - (face.get_ascent() - face.get_descent())) / 2)
    runs: list[Run] = []
    found: list[IconRun] = []
    widest = 0
    for number, row in enumerate(rows):
        if not row:
            continue
        used = row[-1][1] + row[-1][2]
        items, by = _merge(row, setting, max(0, room - used))
        used += by
        widest = max(widest, used)
        left = {"left": 0, "centre": (room - used) // 2, "right": room - used}[align]
        top = number * step
        for part, x in items:
            if part.icon:
                side = setting.icon_px
                place = pygame.Rect(left + x, top + (step - side) // 2 + round(px * 0.06), side, side)
                found.append(IconRun(part.text, place))
            else:
                runs.append(Run(left + x, top + rise, part.text, "Bold" if part.bold else weight, part.slant))
    height = step * len(rows)
    return TextBlock(room, height, widest, len(rows), px, family, colour, tuple(runs), tuple(found), cut)


def _whole_words(rich: str, family: str, px: int, room: int, weight: str) -> int:
    """The size at which no word is wider than the room; the size that was asked for, where none does it."""
    for small in range(px, min(px, LEAST_PX) - 1, -1):
        setting = _Setting(family, small, weight, round(small * ICON_SCALE), 0)
        if all(sum(map(setting.part_width, word.parts)) <= room for word in words_of(rich)):
            return small
    return px


def fit(
    rich: str,
    family: str,
    px: int,
    room: int,
    tall: int,
    smallest: int | None = None,
    align: Align = "left",
    colour: Colour = INK,
    weight: str = "Regular",
    step: float | None = None,
) -> TextBlock:
    """The text at `px`, or one step smaller if it is taller than `tall`; the rest must be given room.

    `smallest` is that smaller size (default 8 % less); `step` the line distance as a part of the size.
    """
    ratio = step or LINE_STEP[family]
    block = layout(rich, family, px, room, align, colour, round(px * ratio), weight)
    if block.height <= tall:
        return block
    small = smallest if smallest is not None else min(px - 1, round(px * 0.92))
    return layout(rich, family, small, room, align, colour, round(small * ratio), weight)
