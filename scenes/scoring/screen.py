"""The end of a game: result and why, figures by source, graph, key moments, what next. Plain data, no rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pygame

from scenes.app.scene import Scene
from scenes.draw import icons, ornaments, scenery, theme
from scenes.scoring import moments, sky
from scenes.scoring.finale import CALM, LOSS, Finale
from scenes.scoring.moments import Moment
from scenes.scoring.summary import Figure, Graph, ResultPage
from scenes.widgets import graph
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Button, Choice
from scenes.widgets.graph import Curve
from scenes.widgets.panels import Heading, Label, PaperPanel

__all__ = ["Curve", "Ending", "Figure", "Graph", "Moment", "ResultPage", "ScoringScene"]


@dataclass(slots=True)
class Ending:
    """What the scoring scene shows, in the present language: `tell()` makes it anew for another one.

    outcome "win" or "loss"; `why` one sentence and `more` a second; seats (name, colour, subtitle); moments
    (when, colour or "", text[, entry of the log, icon, weight]); seed in words; summary = text for the clipboard. Without `pages`
    and `graphs`, `figures` and `curves` are the only ones.
    """

    outcome: str
    headline: str
    subtitle: str
    why: str
    seats: tuple[tuple[str, str, str], ...]
    figures: tuple[Figure, ...]
    moments: Sequence[tuple[Any, ...]] = ()
    foot: str = ""
    seed: str = ""
    summary: str = ""
    acts: dict[str, Callable[[], object]] = field(default_factory=dict)
    curves: tuple[Curve, ...] = ()
    pages: tuple[ResultPage, ...] = ()
    graphs: tuple[Graph, ...] = ()
    more: str = ""
    moment: Callable[[int], object] | None = None  # looks at one
    finale: Finale = field(default_factory=Finale)
    step: str = ""  # the next step of difficulty in words, where one is offered

    @property
    def key(self) -> list[Moment]:
        """The key moments."""
        return [moment if isinstance(moment, Moment) else Moment(*moment) for moment in self.moments]


class ScoringScene(Scene):
    """`tell()` returns the `Ending`; its acts: again, same, look, home (missing ones are not shown)."""

    name = "scoring"
    first = "again"

    def __init__(self, app: Any, tell: Callable[[], Ending]) -> None:
        super().__init__(app)
        self.tell = tell
        self.ending = tell()
        self.page = self.series = 0
        self._sheet: pygame.Surface | None = None
        self._sheet_for: tuple[object, ...] = ()

    def title(self) -> str:
        return self.ending.headline

    # -- layout ----------------------------------------------------------------------------------
    def build(self) -> None:
        self.ending = e = self.tell()
        self.pages = e.pages or (ResultPage(self.t("score-figures"), e.figures),)
        count = max([len(c.values) for c in e.curves] or [0])
        labels = (*(str(n + 1) for n in range(count - 1)), self.t("score-axis-end"))
        self.graphs = e.graphs or ((Graph(self.t("score-graph"), e.curves, labels),) if e.curves else ())
        self.page, self.series = min(self.page, len(self.pages) - 1), min(self.series, max(0, len(self.graphs) - 1))
        (w, h), fold = self.logical, self.compact
        m = 52 if fold else max(80.0, w * 0.0417)
        head = 50 if fold else 70
        seal = 80 if fold else 132
        self._seal = self.box(m + 8, head - (4 if fold else 0), seal, seal)
        left = m + 8 + seal + (20 if fold else 28)
        room = w - left - m - (230 if fold else 560)
        size = 34 if fold else 54
        headline = self.box(left, head - 6, room, size * 1.16)
        self.add(Heading("headline", headline, e.headline, rule=False, size=size, colour=theme.BONE))
        y = head - 6 + size * 1.16 + 2
        why = self._reason() + (f" {e.more}" if e.more else "")
        face = 19 if fold else 23
        need = self.kit.wrap(why, self.kit.px(room), face, "serif") / self.scale
        self.add(Label("why", self.box(left, y, room, need), why, size=face, face="serif", colour=theme.BONE, wrap=True))
        y += need + 2
        place = self.box(left, y, room, 26)
        self.add(Label("subtitle", place, e.subtitle, size=17 if fold else 20, colour=theme.PAPER))
        top = max(head + seal + (2 if fold else 26), y + 26 + (4 if fold else 18))
        foot = h - (66 if fold else 106)
        bar_h = 48 if fold else 64
        bar = foot - bar_h - (6 if fold else 20)
        gap = 14 if fold else 28
        tall = bar - top - (12 if fold else 28)
        tw = (w - 2 * m - gap) * (0.47 if len(e.seats) < 3 else 0.52)
        self._table(m, top, tw, tall)
        rx, rw = m + tw + gap, w - 2 * m - tw - gap
        used = self._moments(rx, top, rw, tall)
        self._graph(rx, top, rw, tall - used - (gap if used else 0))
        self._buttons(m, bar, w - 2 * m, bar_h)
        self.add(Label("foot", self.box(m + 4, foot + 2, (w - 2 * m) * 0.6, 26), e.foot, size=17, colour=theme.PAPER))
        box = self.box(m + (w - 2 * m) * 0.6, foot + 2, (w - 2 * m) * 0.4 - 4, 26)
        self.add(Label("seed", box, e.seed, size=17, colour=theme.PAPER, align="right"))

    def _reason(self) -> str:
        """Why, without the word that is the headline already."""
        e = self.ending
        head, mark, rest = e.why.partition(": ")
        said = rest[:1].upper() + rest[1:] if mark and rest and head == e.headline else e.why
        return said if not said or said[-1] in ".!?…" else f"{said}."

    def _switch(self, key: str, rect: pygame.Rect, name: str, names: Sequence[str], now: int, act: Callable[[str], Any],
                zone: str) -> None:  # fmt: skip
        """A heading where there is one thing to show, a choice where there are several."""
        if len(names) == 1:
            self.add(Heading(f"{key}-head", rect, names[0], size=22, rule=False))
            return
        options = [(str(n), text, text) for n, text in enumerate(names)]
        words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
        size = 17.0
        while size > 14 and sum(self.kit.width(text, size, "sans-semi") + self.kit.px(30) for text in names) > rect.w:
            size -= 0.5
        self.add(Choice(key, rect, name, options, str(now), act, size=size, words=words, zone=zone))

    def _table(self, x: float, y: float, w: float, h: float) -> None:
        page, fold = self.pages[self.page], self.compact
        self.add(PaperPanel("", self.box(x, y, w, h)))
        pad = 16 if fold else 26
        tabs = 38 if fold else 44
        self._switch("page", self.box(x + pad, y + (10 if fold else 16), w - 2 * pad, tabs), self.t("score-figures"),
                     [p.name for p in self.pages], self.page, self._turn_page, "figures")  # fmt: skip
        heads = 0 if page.columns == () else (40 if fold else 48)
        start = y + tabs + (14 if fold else 26)
        self._head = self.box(x + pad, start, w - 2 * pad, heads)
        rows = max(1, len(page.figures))
        step = min(54.0, (y + h - 8 - start - heads) / rows)
        self._rows = [self.box(x + pad, start + heads + n * step, w - 2 * pad, step) for n in range(rows)]

    def _turn_page(self, key: str) -> None:
        self.page = int(key)
        self.rebuild()

    def _turn_series(self, key: str) -> None:
        self.series = int(key)
        self.rebuild()

    def _graph(self, x: float, y: float, w: float, h: float) -> None:
        pad, fold = (16, True) if self.compact else (26, False)
        self._plot: pygame.Rect | None = None
        if not self.graphs or h < 120:
            return
        self.add(PaperPanel("", self.box(x, y, w, h)))
        tabs = 38 if fold else 44
        self._switch("series", self.box(x + pad, y + (10 if fold else 16), w - 2 * pad, tabs), self.t("score-graph"),
                     [g.name for g in self.graphs], self.series, self._turn_series, "graph")  # fmt: skip
        start = y + tabs + (18 if fold else 30)
        self._plot = self.box(x + pad, start, w - 2 * pad, y + h - 10 - start)

    def _moments(self, x: float, y: float, w: float, h: float) -> float:
        """The weightiest moments that fit under the graph; returns the height taken."""
        fold, k = self.compact, self.kit
        found = self.ending.key
        look = self.ending.moment
        pad, size = (16, 16.0) if fold else (24, 18.0)
        if not found:
            return 0.0
        label = self.t("moment-look-short")
        button = Button.wanted(k, label, "eye", size=15) / self.scale - 8 if look else 0.0
        when = max(k.width(m.when, size, "sans-semi") for m in found) / self.scale + 12
        room = w - 2 * pad - when - 34 - button - 10
        most, least = h * (0.56 if fold else 0.5), 30.0 if look else 26.0
        for count in range(min(6, len(found)), 0, -1):
            shown = moments.best(found, count)
            needs = [max(least, k.wrap(m.text, k.px(room), size) / self.scale + 6) for m in shown]
            tall = 46 + sum(needs) + 10
            if tall <= most or count == 1:
                break
        at = y + h - tall
        self.add(PaperPanel("", self.box(x, at, w, tall)))
        self.add(Heading("moments-head", self.box(x + pad, at + 8, w - 2 * pad, 32), self.t("score-moments"), size=21,
                         rule=False))  # fmt: skip
        at += 44
        self._marks: list[tuple[tuple[int, int], Moment]] = []
        for n, (moment, need) in enumerate(zip(shown, needs, strict=True)):
            self.add(Label("", self.box(x + pad, at, when, need), moment.when, size=size, face="sans-semi", zone="moments"))
            self._marks.append((self.box(x + pad + when, at, 28, need).center, moment))
            high = k.wrap(moment.text, k.px(room), size) / self.scale
            text = self.box(x + pad + when + 34, at + (need - high) / 2, room, high)
            self.add(Label("", text, moment.text, size=size, wrap=True, zone="moments"))
            if look and moment.at >= 0:
                spot = self.box(x + w - pad - button, at + (need - 26) / 2, button, 24)
                spoken = self.t("moment-look", when=moment.when, what=moment.text)
                self.add(Button(f"moment{n}", spot, spoken, label=label, style="paper", icon="eye", size=15,
                                act=partial(look, moment.at), zone="moments"))  # fmt: skip
            at += need
        return tall

    def _buttons(self, x: float, y: float, w: float, h: float) -> None:
        acts = self.ending.acts
        kinds = [
            ("again", "score-again", "reclaim", "", acts.get("again")),
            ("same", "score-same", "turn-left", "", acts.get("same")),
            ("replay", "score-replay", "time", "", acts.get("replay")),
            ("copy", "score-copy", "log", "Ctrl C", self.copy if self.ending.summary else None),
            ("look", "score-look", "compass", "", acts.get("look")),
            ("back", "score-back", "left", "Esc", acts.get("back")),
            ("home", "ui-first-screen", "home", "Esc", None if acts.get("back") else self.home),
        ]
        shown = [k for k in kinds if k[4]]
        gap = 12 if self.compact else 18
        wants = [Button.wanted(self.kit, self.t(msg), icon, cap, 19) for _, msg, icon, cap, _ in shown]
        room = self.kit.px(w) - self.kit.px(gap) * (len(shown) - 1)
        spare = (room - sum(wants)) / len(shown)
        at = float(self.kit.px(x))
        for (key, msg, icon, cap, act), want in zip(shown, wants, strict=True):
            wide = want + spare
            rect = pygame.Rect(round(at), self.kit.px(y), round(wide), self.kit.px(h))
            style = "brass" if key == "again" else "paper"
            self.add(
                Button(
                    key,
                    rect,
                    self.t(msg),
                    style=style,
                    icon=icon,
                    size=18 if self.compact else 19,
                    shortcut=cap,
                    act=act,
                    zone="next",
                )
            )
            at += wide + self.kit.px(gap)

    # -- text view and drawing -------------------------------------------------------------------
    def _heads(self) -> list[str]:
        columns = self.pages[self.page].columns
        return [name for name, _, _ in self.ending.seats] if columns is None else list(columns)

    def extra_items(self) -> list[UiItem]:
        heads, out = self._heads(), []
        for figure in self.pages[self.page].figures:
            out.append(UiItem("row", figure.name, figure.spoken(heads)))
        for curve in self.graphs[self.series].curves if self.graphs else ():
            out.append(UiItem("row", curve.name, ", ".join(map(str, curve.values))))
        return out

    def _columns(self, row: pygame.Rect) -> list[int]:
        k, heads = self.kit, self._heads()
        n = max(1, len(heads))
        usual = min(k.px(190), round(row.w * (0.42 if n < 3 else 0.52) / n))
        disc = 56 if self.pages[self.page].columns is None else 16
        wanted = max((k.width(name, 19, "sans-semi") for name in heads), default=0) + k.px(disc)
        names = max((k.width(figure.name, 20, "serif-semi") for figure in self.pages[self.page].figures), default=0)
        free = (row.w - k.px(60) - names) // n  # names of players may have what names of figures leave
        wide = max(usual, min(wanted, free))
        return [row.right - wide * (n - i) + wide // 2 for i in range(n)]

    def draw_back(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        if self._sheet is None or self._sheet_for != (self.area.size, theme.palette()):
            self._sheet_for = (self.area.size, theme.palette())
            w, h = self.logical
            decor = ""
            if not self.compact:
                decor = ornaments.galleon(w * 0.694, 120, 1.1) + ornaments.serpent(w * 0.79, 150, 0.9)
                decor += ornaments.compass(w * 0.912, 150, 62)
            else:
                decor = ornaments.galleon(w - 292, 62, 0.7) + ornaments.compass(w - 116, 92, 38)
            self._sheet = scenery.sea_sheet(self.area.size, self.scale, decor, 18 if self.compact else 24)
        surface.blit(self._sheet, clip, clip)
        k = self.kit
        name = "trophy" if self.ending.outcome == "win" else "loss"
        seal = k.cached(("seal", name, self._seal.w), lambda: sky.seal(name, LOSS if name == "loss" else CALM, self._seal.w))
        surface.blit(seal, self._seal)

    def draw_front(self, surface: pygame.Surface) -> None:
        k, page = self.kit, self.pages[self.page]
        centres = self._columns(self._head)
        wide = (centres[1] - centres[0] if len(centres) > 1 else k.px(300)) - k.px(10)
        if page.columns is None:
            self._seat_heads(surface, centres, wide)
        else:
            for name, x in zip(page.columns, centres, strict=False):
                k.text(surface, name, (x, self._head.centery), 17, "sans-semi", anchor="center", width=wide)
        if self._plot is not None:
            shown = self.graphs[self.series]
            graph.lines(surface, k, self._plot, shown.curves, shown.labels)
        for at, moment in getattr(self, "_marks", ()):
            if moment.colour:
                k.disc(surface, moment.colour, at, 24)
            elif moment.icon:
                k.icon(surface, moment.icon, at, 23)
        for row, figure in zip(self._rows, page.figures, strict=False):
            self._row(surface, row, figure, centres, wide)

    def _seat_heads(self, surface: pygame.Surface, centres: list[int], wide: int) -> None:
        k, side = self.kit, 32 if self.compact else 38
        lead = k.px(side + 8)
        if max(k.width(name, 17, "sans-semi") for name, _, _ in self.ending.seats) > wide - lead:
            self._narrow_heads(surface, centres, wide)  # five players: each name below its disc
            return
        for (name, colour, _), x in zip(self.ending.seats, centres, strict=True):
            room = min(k.width(name, 19, "sans-semi"), wide - lead)
            start = x - (room + lead) // 2
            k.disc(surface, colour, (start + k.px(side) // 2, self._head.centery), side)
            k.text(surface, name, (start + lead, self._head.centery), 19, "sans-semi", width=wide - lead)

    def _narrow_heads(self, surface: pygame.Surface, centres: list[int], wide: int) -> None:
        k = self.kit
        for (name, colour, _), x in zip(self.ending.seats, centres, strict=True):
            k.disc(surface, colour, (x, self._head.y + k.px(12)), 24)
            at = (x, self._head.bottom - k.px(7))
            k.text(surface, name, at, 14, "sans-semi", anchor="center", width=wide + k.px(8))

    def _row(self, surface: pygame.Surface, row: pygame.Rect, figure: Figure, centres: list[int], wide: int) -> None:
        k, page = self.kit, self.pages[self.page]
        tall = min(r.h for r in self._rows) / self.scale
        size = 20 if tall > 34 else (18 if tall > 26 else 16)
        if figure.level < 2:
            pygame.draw.line(surface, theme.shown(theme.RULE), row.topleft, row.topright)
        if figure.disc:
            k.disc(surface, figure.disc, (row.x + k.px(16), row.centery), min(28, tall * 0.8))
        elif icons.exists(figure.icon):
            k.icon(surface, figure.icon, (row.x + k.px(16), row.centery), min(30, tall * 0.74))
        left = row.x + k.px(42)
        shared = len(figure.values) == 1
        edge = centres[0] - wide // 2
        if page.columns == ():
            edge = row.x + round(row.w * 0.62) if figure.level == 2 else row.right - k.px(60)
        elif shared:
            edge = max(edge, row.right - k.px(40) - k.width(figure.values[0], size + 2, "sans-bold"))
        elif page.columns:  # figures are narrow: the names may come near to them
            edge = centres[0] - max(k.width(page.columns[0], 17, "sans-semi"), k.width(figure.values[0], 18, "sans-bold")) // 2
        face = "serif-semi" if figure.level == 1 else "serif"
        room = edge - left - k.px(8)
        longest = max(k.width(each.name, size, face) for each in page.figures)
        if page.columns and longest > room and tall > 34:  # all of one size, the long ones in two lines
            block = k.block(figure.name, room, 16, face)
            block.draw(surface, (left, row.centery - block.height // 2))
        else:
            k.text(surface, figure.name, (left, row.centery), size, face, width=room)
        if page.columns == ():
            heavy = "sans-bold" if figure.level == 1 else "sans"
            k.text(surface, figure.values[0], (row.right - k.px(6), row.centery), size + 1, heavy, anchor="midright")
            if figure.bar:
                room = row.right - k.px(52) - edge
                bar = pygame.Rect(edge, 0, max(k.px(2), round(room * figure.bar)), min(k.px(18), row.h - k.px(6)))
                bar.centery = row.centery
                pygame.draw.rect(surface, theme.shown(theme.BRASS), bar)
                pygame.draw.rect(surface, theme.shown(theme.INK), bar, max(1, k.px(1.5)))
            return
        if shared:
            middle = (centres[0] + centres[-1]) // 2
            k.text(surface, figure.values[0], (middle, row.centery), size + 2, "sans-bold", anchor="center")
            return
        numbers = [int(v) if v.lstrip("-−").isdigit() else None for v in figure.values]
        known = [n for n in numbers if n is not None]
        for value, number, x in zip(figure.values, numbers, centres, strict=False):
            best = figure.best and number is not None and number == max(known) and len(set(known)) > 1
            if best:
                ring = pygame.Rect(0, 0, k.px(54), min(k.px(38), row.h - k.px(3)))
                ring.center = (x, row.centery)
                surface.blit(k.rounded(ring.w, ring.h, 19, theme.SHEET_LIGHT, None, "#8A6717", 2.5), ring)
            k.text(surface, value, (x, row.centery), size + 1, "sans-bold" if best else "sans", anchor="center")

    # -- acts ------------------------------------------------------------------------------------
    def key(self, event: pygame.event.Event) -> bool:
        if self.action(event) == "copy" and self.ending.summary:
            self.copy()
            return True
        return False

    def copy(self) -> None:
        """The summary to the clipboard."""
        self.app.copy(self.ending.summary)
        self.app.tip_now(self.t("ui-copied"), self.widget("copy").rect)

    def back(self) -> None:
        """To the ending, where this was opened from it; else to the first screen."""
        act = self.ending.acts.get("back")
        if act:
            act()
        else:
            self.home()

    def home(self) -> None:
        """The first screen."""
        act = self.ending.acts.get("home")
        if act:
            act()
        else:
            self.app.home()
