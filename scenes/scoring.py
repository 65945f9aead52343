"""The end of a game: result and why, key figures by seat, what next. Gets plain data, knows no rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pygame

from scenes import menu_art, theme
from scenes.draw import icons, ornaments, svg
from scenes.scene import Scene
from scenes.widgets.base import Item
from scenes.widgets.controls import Button
from scenes.widgets.lists import Row, ScrollList
from scenes.widgets.panels import Heading, Label, Panel


@dataclass(slots=True)
class Figure:
    """One line of the table: an icon, its name, a value per seat (one value = for the whole table).

    `best` marks the highest with a ring (only where high is good and seats are compared)."""

    icon: str
    name: str
    values: tuple[str, ...]
    best: bool = False


@dataclass(slots=True)
class Curve:
    """A line of the graph: one value per turn, told apart by colour, dashes and its name at the end."""

    name: str
    colour: str
    dashes: str
    values: tuple[int, ...]


@dataclass(slots=True)
class Ending:
    """What the scoring scene shows, in the present language: `tell(app)` makes it anew for another one.

    outcome "win" or "loss"; `why` one or two sentences; seats (name, colour, subtitle);
    moments (when, colour or "", text); summary = text for the clipboard.
    """

    outcome: str
    headline: str
    subtitle: str
    why: str
    seats: tuple[tuple[str, str, str], ...]
    figures: tuple[Figure, ...]
    moments: tuple[tuple[str, str, str], ...] = ()
    foot: str = ""
    seed: str = ""
    summary: str = ""
    acts: dict[str, Callable[[], Any]] = field(default_factory=dict)
    curves: tuple[Curve, ...] = ()


class ScoringScene(Scene):
    """`tell()` returns the `Ending`; its acts: again, same, look, home (missing ones are not shown)."""

    name = "scoring"
    first = "again"

    def __init__(self, app: Any, tell: Callable[[], Ending]) -> None:
        super().__init__(app)
        self.tell = tell
        self.ending = tell()
        self._sheet: pygame.Surface | None = None

    def title(self) -> str:
        return self.ending.headline

    def build(self) -> None:
        self.ending = self.tell()
        e, (w, h), fold = self.ending, self.logical, self.compact
        m = 52 if fold else max(80.0, w * 0.0417)
        head = 48 if fold else 76
        seal = 84 if fold else 132
        self._seal = self.box(m + 8, head - 6, seal, seal)
        left = m + 8 + seal + (20 if fold else 28)
        ship = 0 if fold else 560
        self.add(
            Heading("headline", self.box(left, head - 4, w - left - m - ship, 46 if fold else 66), e.headline, rule=False,
                    size=38 if fold else 58, colour=theme.BONE)
        )  # fmt: skip
        self.add(
            Label("subtitle", self.box(left, head + (46 if fold else 74), w - left - m - ship, 30), e.subtitle,
                  size=19 if fold else 24, colour=theme.PAPER)
        )  # fmt: skip
        top = head + seal + (8 if fold else 34)
        foot = h - (74 if fold else 106)
        bar_h = 54 if fold else 64
        bar = foot - bar_h - (8 if fold else 20)
        gap = 14 if fold else 28
        tall = bar - top - (14 if fold else 28)
        tw = (w - 2 * m - gap) * (0.56 if len(e.seats) > 1 else 0.5)
        self._table(m, top, tw, tall)
        rx, rw = m + tw + gap, w - 2 * m - tw - gap
        pad = 20 if fold else 26
        why_h = min(tall, 84 + self.kit.wrap(e.why, self.kit.px(rw - 2 * pad), 20, "serif") / self.scale)
        self._why(rx, top, rw, why_h)
        if e.moments:
            moments_h = min((tall - why_h - gap) * 0.45, 60 + 30 * len(e.moments))
            self._moments(rx, top + tall - moments_h, rw, moments_h)
            tall -= moments_h + gap
        self._graph(rx, top + why_h + gap, rw, tall - why_h - gap)
        self._buttons(m, bar, w - 2 * m, bar_h)
        self.add(Label("foot", self.box(m + 4, foot + 4, (w - 2 * m) * 0.6, 28), e.foot, size=18, colour=theme.PAPER))
        seed = self.t("score-seed", seed=e.seed) if e.seed else ""
        box = self.box(m + (w - 2 * m) * 0.6, foot + 4, (w - 2 * m) * 0.4 - 4, 28)
        self.add(Label("seed", box, seed, size=18, colour=theme.PAPER, align="right"))

    def _table(self, x: float, y: float, w: float, h: float) -> None:
        e, fold = self.ending, self.compact
        self._table_box = self.box(x, y, w, h)
        self.add(Panel("", self._table_box))
        pad = 20 if fold else 26
        self.add(Heading("figures", self.box(x + pad, y + 12, w - 2 * pad, 36), self.t("score-figures"), size=24,
                         rule=False))  # fmt: skip
        self._head = self.box(x + pad, y + 50, w - 2 * pad, 52 if len(e.seats) > 0 else 0)
        rows = max(1, len(e.figures))
        step = min(54.0, (h - 112 - 14) / rows)
        self._rows = [self.box(x + pad, y + 104 + n * step, w - 2 * pad, step) for n in range(rows)]

    def _why(self, x: float, y: float, w: float, h: float) -> None:
        e, pad = self.ending, 20 if self.compact else 26
        self.add(Panel("", self.box(x, y, w, h)))
        self.add(Heading("why-head", self.box(x + pad, y + 12, w - 2 * pad, 36), self.t(f"score-why-{e.outcome}"),
                         size=24, rule=False))  # fmt: skip
        self.add(Label("why", self.box(x + pad, y + 56, w - 2 * pad, h - 70), e.why, size=20, face="serif", wrap=True))

    def _graph(self, x: float, y: float, w: float, h: float) -> None:
        pad = 20 if self.compact else 26
        self._plot: pygame.Rect | None = None
        if not self.ending.curves or h < 150:
            return
        self.add(Panel("", self.box(x, y, w, h)))
        self.add(Heading("graph", self.box(x + pad, y + 10, w - 2 * pad, 36), self.t("score-graph"), size=24,
                         rule=False))  # fmt: skip
        self._plot = self.box(x + pad, y + 50, w - 2 * pad, h - 62)

    def _draw_graph(self, surface: pygame.Surface, plot: pygame.Rect) -> None:
        """Axes, then each curve cased in paper so that crossings can be read; names at the ends, kept apart."""
        k, curves = self.kit, self.ending.curves
        names = max(k.width(f"{c.name} {c.values[-1]}", 17, "sans-semi") for c in curves)
        area = pygame.Rect(plot.x + k.px(34), plot.y + k.px(8), plot.w - k.px(54) - names, plot.h - k.px(38))
        most = max(5, *(v for c in curves for v in c.values))
        step = next(s for s in (1, 2, 5, 10, 20, 50) if most / s <= 6)
        top = -(-most // step) * step
        count = max(len(c.values) for c in curves)

        def spot(n: int, value: float) -> tuple[float, float]:
            return area.x + area.w * n / max(1, count - 1), area.bottom - area.h * value / top

        for value in range(0, top + 1, step):
            y = round(spot(0, value)[1])
            pygame.draw.line(surface, theme.shown(theme.RULE if value else theme.INK), (area.x, y), (area.right, y))
            k.text(surface, str(value), (area.x - k.px(8), y), 15, anchor="midright")
        every = max(1, -(-count // 10))
        for n in range(0, count, every):
            x = round(spot(n, 0)[0])
            last = n == count - 1
            label = self.t("score-axis-end") if last else str(n + 1)
            k.text(surface, label, (x, area.bottom + k.px(16)), 15, anchor="center")
        body = ""
        for curve in curves:
            points = [spot(n, v) for n, v in enumerate(curve.values)]
            d = svg.line_d([(x - plot.x, y - plot.y) for x, y in points], False)
            dash = " ".join(str(float(part) * self.scale) for part in curve.dashes.split())
            more = f'stroke-dasharray="{dash}"' if dash else ""
            body += svg.path(d, "none", theme.SHEET_LIGHT, 7 * self.scale) + svg.path(
                d, "none", curve.colour, 3.6 * self.scale, extra=more
            )
            for px, py in points:
                body += svg.circle(px - plot.x, py - plot.y, 4.5 * self.scale, curve.colour, theme.SHEET_LIGHT, self.scale)
        key = ("graph", plot.size, tuple(c.values for c in curves))
        surface.blit(k.cached(key, lambda: svg.rasterise(body, plot.w, plot.h)), plot)
        low = -1
        for curve in sorted(curves, key=lambda c: -c.values[-1]):
            end = spot(count - 1, curve.values[-1])
            low = max(round(end[1]), low + k.px(23)) if low >= 0 else round(end[1])
            at = (round(end[0]) + k.px(14), low)
            k.text(surface, f"{curve.name} {curve.values[-1]}", at, 17, "sans-semi", curve.colour)

    def _moments(self, x: float, y: float, w: float, h: float) -> None:
        pad = 16 if self.compact else 22
        self.add(Panel("", self.box(x, y, w, h)))
        self.add(Heading("moments-head", self.box(x + pad, y + 8, w - 2 * pad, 34), self.t("score-moments"), size=22,
                         rule=False))  # fmt: skip
        rows = [Row(str(n), f"<b>{when}</b>  {text}", disc=colour) for n, (when, colour, text)
                in enumerate(self.ending.moments)]  # fmt: skip
        self.add(ScrollList("moments", self.box(x + pad - 8, y + 46, w - 2 * pad + 8, h - 56),
                            self.t("score-moments"), rows, size=17, zone="moments"))  # fmt: skip

    def _buttons(self, x: float, y: float, w: float, h: float) -> None:
        acts = self.ending.acts
        kinds = [
            ("again", "score-again", "reclaim", "", acts.get("again")),
            ("same", "score-same", "turn-left", "", acts.get("same")),
            ("copy", "score-copy", "log", "Ctrl C", self.copy if self.ending.summary else None),
            ("look", "score-look", "compass", "", acts.get("look")),
            ("home", "ui-first-screen", "home", "Esc", self.home),
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
                    size=19,
                    shortcut=cap,
                    act=act,
                    zone="next",
                )
            )
            at += wide + self.kit.px(gap)

    # -- text view and drawing -------------------------------------------------------------------
    def extra_items(self) -> list[Item]:
        out = []
        for figure in self.ending.figures:
            if len(figure.values) == 1:
                value = figure.values[0]
            else:
                names = [name for name, _, _ in self.ending.seats]
                value = ", ".join(f"{n} {v}" for n, v in zip(names, figure.values, strict=False))
            out.append(Item("row", figure.name, value))
        for curve in self.ending.curves:
            out.append(Item("row", curve.name, ", ".join(map(str, curve.values))))
        return out

    def _columns(self, row: pygame.Rect) -> list[int]:
        n = max(1, len(self.ending.seats))
        wide = min(self.kit.px(190), round(row.w * 0.56 / n))
        return [row.right - wide * (n - i) + wide // 2 for i in range(n)]

    def draw_back(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        if self._sheet is None or self._sheet.get_size() != self.area.size:
            w, h = self.logical
            decor = ""
            if not self.compact:
                decor = ornaments.galleon(w * 0.614, 120, 1.15) + ornaments.serpent(w * 0.74, 150, 0.95)
                decor += ornaments.compass(w * 0.892, 160, 66)
            self._sheet = menu_art.sea_sheet(self.area.size, self.scale, decor, 18 if self.compact else 24)
        surface.blit(self._sheet, clip, clip)
        k = self.kit
        name = "trophy" if self.ending.outcome == "win" else "blight"
        seal = k.cached(("seal", name, self._seal.w), lambda: _seal(name, self._seal.w))
        surface.blit(seal, self._seal)

    def draw_front(self, surface: pygame.Surface) -> None:
        k, e = self.kit, self.ending
        centres = self._columns(self._head)
        many = len(e.seats) > 1
        wide = (centres[1] - centres[0] if many else k.px(300)) - k.px(16)
        for (name, colour, _), x in zip(e.seats, centres, strict=True):
            room = min(k.width(name, 20, "sans-semi"), wide - k.px(46))
            start = x - (room + k.px(46)) // 2
            k.disc(surface, colour, (start + k.px(19), self._head.centery), 38)
            k.text(surface, name, (start + k.px(46), self._head.centery), 20, "sans-semi", width=wide - k.px(46))
        if self._plot is not None:
            self._draw_graph(surface, self._plot)
        for row, figure in zip(self._rows, e.figures, strict=False):
            pygame.draw.line(surface, theme.shown(theme.RULE), row.topleft, row.topright)
            if icons.exists(figure.icon):
                k.icon(surface, figure.icon, (row.x + k.px(16), row.centery), min(30, row.h / self.scale * 0.7))
            shared = len(figure.values) == 1
            edge = centres[0] - wide // 2 if not shared else row.right - k.px(140)
            k.text(
                surface,
                figure.name,
                (row.x + k.px(42), row.centery),
                20,
                "serif",
                width=edge - row.x - k.px(46),
            )
            if shared:
                x = (centres[0] + centres[-1]) // 2
                k.text(surface, figure.values[0], (x, row.centery), 23, "sans-bold", anchor="center")
                continue
            numbers = [int(v) if v.lstrip("-−").isdigit() else None for v in figure.values]
            known = [n for n in numbers if n is not None]
            for value, number, x in zip(figure.values, numbers, centres, strict=False):
                best = figure.best and many and number is not None and number == max(known) and len(set(known)) > 1
                if best:
                    ring = pygame.Rect(0, 0, k.px(54), min(k.px(38), row.h - k.px(4)))
                    ring.center = (x, row.centery)
                    skin = k.rounded(ring.w, ring.h, 19, theme.SHEET_LIGHT, None, "#8A6717", 2.5)
                    surface.blit(skin, ring)
                k.text(surface, value, (x, row.centery), 22, "sans-bold" if best else "sans", anchor="center")

    # -- acts ------------------------------------------------------------------------------------
    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_c and event.mod & pygame.KMOD_CTRL and self.ending.summary:
            self.copy()
            return True
        return False

    def copy(self) -> None:
        """The summary to the clipboard."""
        self.app.copy(self.ending.summary)
        self.app.tip_now(self.t("ui-copied"), self.widget("copy").rect)

    def back(self) -> None:
        self.home()

    def home(self) -> None:
        """The first screen."""
        from scenes.menu import MenuScene

        act = self.ending.acts.get("home")
        if act:
            act()
        else:
            self.app.replace(MenuScene(self.app))


def _seal(name: str, size: int) -> pygame.Surface:
    """A brass seal with an icon: the trophy, or what has overgrown the island."""
    brass = theme.BRASS if name == "trophy" else "#B9AFA0"
    body = svg.circle(68, 70, 60, "#14202A", opacity=0.3) + svg.path(svg.star_d(66, 66, 64, 57, 24), brass, theme.INK, 2.4)
    body += svg.circle(66, 66, 49, theme.PAPER, theme.INK, 2) + svg.group(icons.inner(name), 27, 27, 1.62)
    return svg.rasterise(body, 132, 132, size / 132)
