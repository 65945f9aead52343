"""Where every piece of text on the screen came from: surfaces and fonts that remember what was written on them.

`install()` puts remembering kinds in the place of `pygame.Surface` and `pygame.font.Font`, before anything is
drawn. From then on each surface knows its `Run`s: the text, the glyphs, where they stand and how much of them
the clip and the things drawn over them have left. Blits carry runs from surface to surface, so the window
ends up with a list of exactly the text that can be seen on it. Only the audit does this.
"""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pygame

_Plain = pygame.Surface
_PlainFont = pygame.font.Font
OPAQUE = 250
_WORD = re.compile(r"[^\W\d_]{4,}")
LARGE = 40_000  # px: what lies over text and is so large is a card or a panel


class Run:
    """One line of text on a surface. `rect` its ink, `vis` what of it is left; both in that surface's pixels."""

    __slots__ = ("block", "bold", "colour", "covered", "dim", "font", "glyphs", "origin", "owner", "px", "rect", "rim", "scale",
                 "scroll", "text", "vis")  # fmt: skip

    def __init__(self, text: str, colour: Any, px: float, glyphs: pygame.Surface, ink: pygame.Rect) -> None:
        self.text, self.colour, self.px, self.glyphs = text, colour, px, glyphs
        self.rect, self.vis = pygame.Rect(ink), pygame.Rect(ink)
        self.origin = (0, 0)  # where the glyphs' own corner is
        self.scale = 1.0
        self.font: tuple[str, int, int] = ("", 0, 0)  # name, size, rim: what its glyphs look like, but for their colour
        self.owner: tuple[str, pygame.Rect, bool] | None = None  # name, box, enabled
        self.rim = self.scroll = self.dim = self.block = self.bold = False
        self.covered = ""  # "layer": a card or panel lies over a part of it; "thing": something else does

    def moved(self, dx: int, dy: int) -> Run:
        """The same text elsewhere."""
        new = Run.__new__(Run)
        for name in Run.__slots__:
            setattr(new, name, getattr(self, name))
        new.rect, new.vis = self.rect.move(dx, dy), self.vis.move(dx, dy)
        new.origin = (self.origin[0] + dx, self.origin[1] + dy)
        return new

    def scaled(self, fx: float, fy: float) -> Run:
        """The same text stretched."""
        new = self.moved(0, 0)
        for name in ("rect", "vis"):
            r = getattr(self, name)
            setattr(new, name, pygame.Rect(round(r.x * fx), round(r.y * fy), round(r.w * fx), round(r.h * fy)))
        new.px, new.scale = self.px * fy, self.scale * fy
        return new


class Now:
    """What is being drawn: whose text it is, whether it may be scrolled away, whether it is running text."""

    owner: tuple[str, pygame.Rect, bool] | None = None
    scrolling = 0
    block = False
    floating = False  # a tip or a lesson's card is being drawn: it may lie over anything for a while
    sheet = False  # a large box is being drawn, in pieces
    window: tuple[int, int] = (0, 0)
    screen: Any = None
    cuts: dict[str, str] = {}  # shortened text -> the whole
    broken: dict[str, str] = {}  # a line that ends within a word, without a hyphen -> the word


class Traced(_Plain):
    """A surface that knows the text on it."""

    _runs: list[Run] | None = None
    _up: tuple[Traced, int, int] | None = None

    @property
    def runs(self) -> list[Run]:
        """The text on this surface, in the order of drawing."""
        if self._runs is None:
            self._runs = []
        return self._runs

    def _given(self, made: Any) -> Any:
        if self._runs:
            made._runs = [run.moved(0, 0) for run in self._runs]
        return made

    def copy(self) -> Any:
        return self._given(_Plain.copy(self))

    def convert(self, *args: Any) -> Any:
        return self._given(_Plain.convert(self, *args))

    def convert_alpha(self) -> Any:
        return self._given(_Plain.convert_alpha(self))

    def subsurface(self, *args: Any) -> Any:
        made: Any = _Plain.subsurface(self, *args)
        x, y = made.get_offset()
        made._up = (self, x, y)
        made._runs = [run.moved(-x, -y) for run in self.runs if run.vis.colliderect((x, y, *made.get_size()))]
        return made

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> Any:
        out = _Plain.fill(self, color, rect, special_flags)
        box = self.get_clip() if rect is None else pygame.Rect(rect).clip(self.get_clip())
        if special_flags:
            for run in self.runs:
                if run.vis.colliderect(box):
                    run.dim = True
        elif self.runs:
            self._runs = [run for run in self.runs if not box.contains(run.vis)]
        return out

    def blit(self, source: Any, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> Any:
        out = _Plain.blit(self, source, dest, area, special_flags)
        if special_flags == pygame.BLEND_RGBA_MULT and self._runs:  # a mask: what it leaves nothing of is no text any more
            self._runs = [run for run in self._runs if not _nothing(self, run.vis)]
        self._take(source, (int(dest[0]), int(dest[1])), area, special_flags)
        return out

    def _take(self, source: Any, at: tuple[int, int], area: Any, flags: int) -> None:
        part = source.get_rect() if area is None else pygame.Rect(area).clip(source.get_rect())
        dx, dy = at[0] - (0 if area is None else pygame.Rect(area).x), at[1] - (0 if area is None else pygame.Rect(area).y)
        region = part.move(dx, dy).clip(self.get_clip())
        news: list[Run] = getattr(source, "_runs", None) or []
        if self._runs and not flags and region:
            self._cover(source, region, dx, dy, bool(news))
        for run in news:
            self._put(run.moved(dx, dy), region)
        if self._up is not None and region:  # what lies beyond this part of it, it does not cover
            up, x, y = self._up
            up._take(source, (region.x + x, region.y + y), region.move(-dx, -dy), flags)

    def _put(self, new: Run, region: pygame.Rect) -> None:
        ink = new.rect
        new.vis = new.vis.clip(region)
        if not new.vis and self.get_rect().colliderect(ink):
            return  # another part of the picture is being painted
        if self.get_size() == Now.window:
            new.owner = Now.owner or new.owner
            new.scroll = new.scroll or Now.scrolling > 0
        new.block = new.block or Now.block
        for n, old in enumerate(self.runs):
            near = max(6, round(new.px * 0.3))
            if old.text == new.text and abs(old.rect.x - ink.x) < near and abs(old.rect.y - ink.y) < near:
                new.rim = old.rim or old.colour != new.colour
                if old.rect == new.rect and new.vis != new.rect and old.vis:
                    new.vis = new.vis.union(old.vis)  # painted anew in part: the rest of it stands
                self.runs[n] = new
                return
        self.runs.append(new)

    def _cover(self, source: Any, region: pygame.Rect, dx: int, dy: int, layer: bool) -> None:
        kept = []
        size = source.get_size()
        big = layer or Now.floating or Now.sheet or size[0] * size[1] > LARGE
        for run in self.runs:
            part = run.vis.clip(region)
            if not part:
                kept.append(run)
                continue
            if not _opaque(source, part.move(-dx, -dy)):
                middle = (part.centerx - dx, part.centery - dy)
                if big and source.get_rect().collidepoint(middle) and source.get_at(middle).a >= OPAQUE:
                    run.covered = "layer"  # its round corner
                kept.append(run)
                continue
            if part.w * part.h >= 0.9 * run.vis.w * run.vis.h:
                continue
            run.covered = "layer" if big else (run.covered or "thing")
            if part.h >= run.vis.h * 0.9:
                left, right = part.x - run.vis.x, run.vis.right - part.right
                if left > right:
                    run.vis.w = left
                else:
                    run.vis.x, run.vis.w = part.right, right
            kept.append(run)
        self._runs = kept


def _nothing(source: Any, box: pygame.Rect) -> bool:
    """Whether a part of a picture is without any colour."""
    part = box.clip(source.get_rect())
    return bool(part) and not _Plain.subsurface(source, part).get_bounding_rect().size[0]


def _opaque(source: Any, box: pygame.Rect) -> bool:
    if not source.get_flags() & pygame.SRCALPHA:
        return source.get_alpha() in (None, 255)
    box = box.clip(source.get_rect())
    if not box:
        return False
    for fx in (0.02, 0.25, 0.5, 0.75, 0.98):
        for fy in (0.05, 0.5, 0.95):
            x, y = min(box.right - 1, int(box.x + box.w * fx)), min(box.bottom - 1, int(box.y + box.h * fy))
            if source.get_at((x, y)).a < OPAQUE:
                return False
    return True


def traced(made: Any) -> Traced:
    """A plain surface as one that remembers (pixels copied as they are)."""
    if isinstance(made, Traced):
        return made
    alpha = made.get_flags() & pygame.SRCALPHA
    like = _Plain((1, 1), pygame.SRCALPHA if alpha else 0, 32)
    made = _Plain.convert(made, like)
    out = Traced(made.get_size(), pygame.SRCALPHA if alpha else 0, 32)
    if out.get_pitch() == made.get_pitch():
        out.get_buffer().write(made.get_buffer().raw)
    else:
        _Plain.blit(out, made, (0, 0))
    return out


class TracedFont(_PlainFont):
    """A font whose lines know what they say."""

    def __init__(self, name: Any = None, size: int = 20) -> None:
        super().__init__(name, size)
        self.px = size
        self.file = str(name)
        self.heavy = "Bold" in self.file

    def render(self, text: Any, antialias: Any, color: Any, *rest: Any) -> Any:
        out = traced(super().render(text, antialias, color, *rest))
        ink = out.get_bounding_rect(100)
        if str(text).strip() and ink:
            run = Run(str(text), pygame.Color(color), self.px, out, ink)
            run.rim, run.bold = bool(self.outline), self.heavy
            run.font = self.file, self.px, self.outline
            out._runs = [run]
        return out


def _scaling(plain: Callable[..., Any]) -> Callable[..., Any]:
    def scale(surface: Any, size: Any, dest: Any = None) -> Any:
        if dest is None:
            made = traced(plain(surface, size))
        else:
            made = plain(surface, size, dest)
        runs = getattr(surface, "_runs", None)
        if isinstance(made, Traced):
            fx, fy = size[0] / max(1, surface.get_width()), size[1] / max(1, surface.get_height())
            made._runs = [run.scaled(fx, fy) for run in runs] if runs else []
        return made

    return scale


class _Drawings:
    """Rasterised drawings, the last used kept: the same ones return in each language and on each screen, and at 3840x2160
    an audit spent half its time on making them again."""

    ROOM = 1_500_000_000  # bytes

    def __init__(self, load: Callable[..., Any]) -> None:
        self.load = load
        self.kept: OrderedDict[tuple[bytes, tuple[int, int]], Any] = OrderedDict()
        self.bytes = 0

    def get(self, file: Any, size: Any) -> Any:
        """What `pygame.image.load_sized_svg` gives, from the same file of bytes; `svg.load` copies it."""
        key = hashlib.sha256(file.read()).digest(), (size[0], size[1])
        if key in self.kept:
            self.kept.move_to_end(key)
        else:
            file.seek(0)
            made = self.kept[key] = traced(self.load(file, size))
            self.bytes += made.get_pitch() * made.get_height()
            while self.bytes > self.ROOM and len(self.kept) > 1:
                _, old = self.kept.popitem(last=False)
                self.bytes -= old.get_pitch() * old.get_height()
        return self.kept[key]


@contextmanager
def drawing(owner: tuple[str, pygame.Rect, bool] | None, scroll: bool = False) -> Iterator[None]:
    """Text drawn inside belongs to this thing."""
    old, Now.owner = Now.owner, owner
    Now.scrolling += scroll
    try:
        yield
    finally:
        Now.owner = old
        Now.scrolling -= scroll


def install() -> None:
    """Put the remembering kinds in place; before anything is drawn, once per process."""
    if pygame.Surface is Traced:
        return
    place: Any = pygame  # mypy must not learn the new kinds
    place.Surface, place.font.Font = Traced, TracedFont
    place.transform.smoothscale = _scaling(pygame.transform.smoothscale)
    place.transform.scale = _scaling(pygame.transform.scale)
    load, set_mode = pygame.image.load_sized_svg, pygame.display.set_mode
    place.image.load_sized_svg = _Drawings(load).get

    def screen(size: Any = (0, 0), *args: Any, **rest: Any) -> Any:
        set_mode(size, *args, **rest)
        Now.window = tuple(size)
        Now.screen = Traced(size, 0, 32)
        return Now.screen

    place.display.set_mode = screen
    place.display.get_surface = lambda: Now.screen
    _hook_text()
    _hook_owners()


def broken(rich: str, block: Any) -> dict[str, str]:
    """The lines of a laid-out text that end within a word, without a hyphen, and which word that is."""
    words = _WORD.findall(re.sub(r"<[^>]*>", "", rich))
    if block.cut or block.lines < 2 or not words or max(map(len, words)) * block.px * 1.2 < block.width:
        return {}
    lines: dict[int, list[Any]] = {}
    for run in block.runs:
        lines.setdefault(run.y, []).append(run)
    texts = ["".join(run.text for run in runs) for runs in lines.values()]
    found = {}
    for word in words:
        if any(word in text for text in texts):
            continue
        for text, after, runs in zip(texts, texts[1:], lines.values(), strict=False):
            if any(text.endswith(word[:n]) and after.startswith(word[n : n + 1]) for n in range(1, len(word))):
                found[runs[-1].text] = word
    return found


def _hook_text() -> None:
    from scenes.draw import text

    typo: Any = text
    clipped, layout, draw = typo.clipped, typo.layout, typo.TextBlock.draw

    def cut(text: str, *args: Any) -> str:
        out = clipped(text, *args)
        if out != text:
            Now.cuts[out] = text
        return out

    def laid(rich: str, *args: Any, **rest: Any) -> Any:
        block = layout(rich, *args, **rest)
        if block.cut and block.runs:
            Now.cuts[block.runs[-1].text] = rich
        Now.broken.update(broken(rich, block))
        return block

    def drawn(self: Any, target: Any, pos: Any, own: str = "") -> None:
        old, Now.block = Now.block, self.lines > 1 or len(re.findall(r"\w+", " ".join(r.text for r in self.runs))) > 8
        try:
            draw(self, target, pos, own)
        finally:
            Now.block = old

    typo.clipped, typo.layout = cut, laid
    typo.TextBlock.draw = drawn


def _hook_owners() -> None:
    from scenes.app.scene import Scene
    from scenes.draw import paper
    from scenes.table.lesson_card import LessonCard
    from scenes.table.painter import Painter
    from scenes.widgets.lists import Scroller
    from scenes.widgets.tooltip import Tip

    add, paint, tip, box = Scene.add, Painter._paint, Tip.draw, paper.wide_box

    def added(self: Any, widget: Any) -> Any:
        own = widget.draw

        def draw(surface: Any) -> None:
            Now.floating = isinstance(widget, LessonCard)
            with drawing((f"{type(widget).__name__} {widget.key}", widget.rect, widget.enabled), isinstance(widget, Scroller)):
                own(surface)
            Now.floating = False

        widget.draw = draw
        return add(self, widget)

    def painted(self: Any, part: Any) -> None:
        with drawing((type(part).__name__, part.rect.union(part.clip()), True)):
            paint(self, part)

    def tipped(self: Any, kit: Any, surface: Any) -> None:
        Now.floating = True
        try:
            tip(self, kit, surface)
        finally:
            Now.floating = False

    def boxed(target: Any, area: pygame.Rect, *look: Any, **rest: Any) -> None:
        Now.sheet = area.w * area.h > LARGE
        try:
            box(target, area, *look, **rest)
        finally:
            Now.sheet = False

    paper.wide_box = boxed
    Tip.draw = tipped  # type: ignore[method-assign]
    Scene.add = added  # type: ignore[method-assign]
    Painter._paint = painted  # type: ignore[method-assign]
