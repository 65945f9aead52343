"""Finished games in figures: totals, win rates with their intervals, streaks, time, and the latest games."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.core.play import records
from game.core.play.history import UNRATED, Figures, Finished, History, HistoryError, Rate, company, figures
from scenes.app import game_list
from scenes.app.dates import date, duration
from scenes.app.scene import Scene
from scenes.draw import icons, ornaments, scenery, theme
from scenes.widgets import graph
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Button, Choice
from scenes.widgets.graph import Bar, Curve
from scenes.widgets.lists import Row, ScrollList
from scenes.widgets.panels import Heading, Label, PaperPanel

if TYPE_CHECKING:
    from scenes.app.scene import Host

CHARTS = ("by-players", "over-time", "turns")  # besides one for each column that the games name, company and rivals
LATEST = 200
MOST_BARS = 9


class StatisticsScene(Scene):
    """Totals at the left, a chart and the latest games at the right. Esc leads back."""

    name = "statistics"
    first = "back"

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.game, self.chart, self.problem = "", "", ""
        self.all: list[Finished] = []
        try:
            with History() as history:
                self.all = history.games()
                if history.notice:
                    self.problem = self.t("history-aside", file=history.notice)
        except HistoryError as error:
            self.problem = self.t(f"history-{error.reason}")
        self._sheet: pygame.Surface | None = None
        self._sheet_for: tuple[object, ...] = ()

    @property
    def games(self) -> list[Finished]:
        """The finished games that are counted now."""
        return [g for g in self.all if self.game in ("", g.game)]

    # -- layout ----------------------------------------------------------------------------------
    def build(self) -> None:
        (w, h), fold = self.logical, self.compact
        m = 56 if fold else max(90.0, w * 0.05)
        head, size = (48, 34) if fold else (74, 48)
        named = self.kit.width(self.t("ui-scene-statistics"), size, "serif-semi") / self.scale + 24
        self.add(Heading("head", self.box(m, head, named, size * 1.2), self.t("ui-scene-statistics"), rule=False, size=size,
                         colour=theme.BONE))  # fmt: skip
        wide = max(150.0, Button.wanted(self.kit, self.t("ui-back"), "left", "Esc", 18) / self.scale)
        self.add(Button("back", self.box(w - m - wide, head + 2, wide, 44), self.t("ui-back"), style="dark", icon="left",
                        size=18, shortcut="Esc", act=self.back, zone="top"))  # fmt: skip
        self._filter(m + named, head + 2, w - 2 * m - named - wide - 20)
        top, gap, bottom = head + size * 1.2 + (14 if fold else 26), 16 if fold else 28, h - (52 if fold else 80)
        if self.problem:
            need = self.kit.wrap(self.problem, self.kit.px(w - 2 * m), 17) / self.scale
            self.add(Label("problem", self.box(m, top, w - 2 * m, need), self.problem, size=17, wrap=True, colour=theme.BONE))
            top += need + 10
        tall = bottom - top
        self._plot: pygame.Rect | None = None
        self._rows: list[tuple[pygame.Rect, str, str, str]] = []
        if not self.all:
            self._empty(w / 2 - 380, top + tall * 0.22, 760, 210)
            return
        self.sums = figures(self.games, _rivals)
        self.chart = self.chart if self.chart in self.charts() else self.charts()[0]
        lw = (w - 2 * m - gap) * 0.42
        self._totals(m, top, lw, tall)
        rx, rw = m + lw + gap, w - 2 * m - lw - gap
        chart = (tall - gap) * 0.58
        self._chart(rx, top, rw, chart)
        self._latest(rx, top + chart + gap, rw, tall - chart - gap)

    def _filter(self, x: float, y: float, w: float) -> None:
        """One game or all; games without a finished one are not offered."""
        played = [box.id for box in game_list.boxes() if any(g.game == box.id for g in self.all)]
        if not played:
            return
        options = [("", self.t("stats-all"), self.t("stats-all"))]
        options += [(game, self.t(f"ui-game-{game}"), self.t(f"ui-game-{game}")) for game in played]
        size = 17.0
        while size > 14 and sum(self.kit.width(o[1], size, "sans-semi") + self.kit.px(36) for o in options) > self.kit.px(w):
            size -= 0.5
        want = sum(self.kit.width(o[1], size, "sans-semi") + self.kit.px(44) for o in options) / self.scale
        words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
        self.add(Choice("game", self.box(x + max(0.0, w - want), y, min(want, w), 44), self.t("stats-filter"), options, self.game,
                        self._pick_game, size=size, words=words, zone="top"))  # fmt: skip

    def _pick_game(self, game: str) -> None:
        self.game = game
        self.rebuild()

    def _pick_chart(self, chart: str) -> None:
        self.chart = chart
        self.rebuild()

    def _empty(self, x: float, y: float, w: float, h: float) -> None:
        self.add(PaperPanel("", self.box(x, y, w, h)))
        text = self.box(x + 36, y + 34, w - 72, h - 130)
        self.add(Label("empty", text, self.t("stats-empty"), size=20, face="serif", wrap=True))
        self.add(Button("new", self.box(x + w / 2 - 130, y + h - 84, 260, 52), self.t("saves-new"), style="brass", icon="compass",
                        size=20, act=self.new, zone="empty"))  # fmt: skip

    def _totals(self, x: float, y: float, w: float, h: float) -> None:
        pad, fold = 20 if self.compact else 28, self.compact
        self.add(PaperPanel("", self.box(x, y, w, h)))
        self.add(Heading("totals", self.box(x + pad, y + 12, w - 2 * pad, 36), self.t("stats-totals"), size=23, rule=False))
        ring = min(w * 0.5, h * 0.3, 260.0)
        self._ring = self.box(x + (w - ring) / 2, y + (54 if fold else 66), ring, ring)
        at = y + (54 if fold else 66) + ring + (10 if fold else 22)
        rows = self.lines(self.sums)
        step = min(62.0, (y + h - 12 - at) / len(rows))
        for n, (icon, name, value) in enumerate(rows):
            self._rows.append((self.box(x + pad, at + n * step, w - 2 * pad, step), icon, name, value))

    def lines(self, f: Figures) -> list[tuple[str, str, str]]:
        """(icon, name, value) of every total."""
        r, n = f.total, max(1, f.games)
        spread = self.t("stats-rate-value", rate=str(round(100 * r.share)), low=str(round(100 * r.low)),
                        high=str(round(100 * r.high)))  # fmt: skip
        run = self.t("stats-wins", n=f.streak) if f.streak >= 0 else self.t("stats-losses", n=-f.streak)
        return [
            ("deck", self.t("stats-games"), str(f.games)),
            ("trophy", self.t("stats-won"), str(r.won)),
            ("compass", self.t("stats-rate"), spread),
            ("up" if f.streak >= 0 else "down", self.t("stats-streak"), run),
            ("flag", self.t("stats-best"), str(f.best_streak)),
            ("clock", self.t("stats-time"), duration(self.app, f.seconds)),
            ("time", self.t("stats-mean"), duration(self.app, f.seconds / n)),
            ("turn-right", self.t("stats-mean-turns"), f"{f.turns / n:.1f}".replace(".", "." if self.app.lang == "en" else ",")),
            *self._come_back(),
        ]

    def _come_back(self) -> list[tuple[str, str, str]]:
        """The deals of the day, and challenges: each once there was one."""
        kept, out = records.load(), []
        if kept.deals:
            run = kept.run(time.strftime("%Y-%m-%d"))
            out.append(("star", self.t("stats-days"), self.t("stats-days-value", n=run.now, most=run.longest)))
        done = sum(task.done > 0 for task in kept.tasks.values())
        if kept.tasks:
            out.append(("check", self.t("stats-challenges"), str(done)))
        return out

    def _chart(self, x: float, y: float, w: float, h: float) -> None:
        pad, fold = (16, True) if self.compact else (26, False)
        self.add(PaperPanel("", self.box(x, y, w, h)))
        options = [(key, self.t(f"stats-{key}"), self.t(f"stats-{key}")) for key in self.charts()]
        words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
        tabs, size = self.box(x + pad, y + (10 if fold else 16), w - 2 * pad, 38 if fold else 44), 17.0
        while size > 13 and sum(self.kit.width(o[1], size, "sans-semi") + self.kit.px(26) for o in options) > tabs.w:
            size -= 0.5
        self.add(Choice("chart", tabs, self.t("stats-chart"), options, self.chart, self._pick_chart, size=size, words=words,
                        zone="chart"))  # fmt: skip
        note = {"over-time": "stats-note-time", "turns": "stats-note-turns", "by-name": "stats-note-name"}.get(
            self.chart, "stats-note"
        )
        need = self.kit.wrap(self.t(note), self.kit.px(w - 2 * pad), 15) / self.scale
        self.add(Label("note", self.box(x + pad, y + h - need - 10, w - 2 * pad, need), self.t(note), size=15, wrap=True,
                       colour=theme.INK_SECOND, zone="chart"))  # fmt: skip
        start = y + (60 if fold else 78)
        self._plot = self.box(x + pad, start, w - 2 * pad, y + h - need - 18 - start)

    def _latest(self, x: float, y: float, w: float, h: float) -> None:
        pad = 16 if self.compact else 26
        self.add(PaperPanel("", self.box(x, y, w, h)))
        self.add(Heading("recent", self.box(x + pad, y + 8, w - 2 * pad, 32), self.t("stats-recent"), size=21, rule=False))
        rows = []
        for game in reversed(self.games[-LATEST:]):
            said = self.outcome(game)
            parts = [date(self.app, game.ended), self.t("stats-turns-n", n=game.turns), duration(self.app, game.seconds)]
            parts += [self.t("stats-rewound", n=game.rewound)] if game.rewound else []
            players = ", ".join(self.player(p) for p in game.players)
            title = f"{said} · {players}" if players else f"{said} · {self.game_name(game.game)}"
            rows.append(Row(game.uid, title, " · ".join(parts), "trophy" if game.won else "loss"))
        self.add(ScrollList("latest", self.box(x + pad - 8, y + 42, w - 2 * pad + 16, h - 52), self.t("stats-recent"), rows,
                            size=17, zone="latest"))  # fmt: skip

    def charts(self) -> tuple[str, ...]:
        """The charts there is something to draw for: first by what the games count by, where they name something."""
        own = (f"by-{name}" for name in self.sums.by_column if self.app.words.has(f"stats-by-{name}"))
        company = ("by-company",) if self.sums.by_company else ()
        return (*own, *company, *(("by-name",) if self.sums.by_name else ()), *(CHARTS if self.sums.total.of else CHARTS[-1:]))

    # -- words -----------------------------------------------------------------------------------
    def outcome(self, game: Finished) -> str:
        """Victory or defeat; of rivals at one screen, and of bots alone, who won."""
        if company(game, _rivals(game.game)) not in UNRATED:
            return self.t(f"stats-outcome-{'win' if game.won else 'loss'}")
        names = [player.name for player in game.players if player.won and player.name]
        return self.t("stats-outcome-won-by", who=", ".join(names)) if names else self.t("stats-outcome-none")

    def player(self, player: Any) -> str:
        """A player of a finished game: what the game counts by, else the name with the points."""
        if player.columns:
            return ", ".join(self.entry(column, value) for column, value in player.columns.items())
        return player.name if player.points is None else f"{player.name} {player.points}"

    def entry(self, column: str, value: str) -> str:
        """The name of what stands in a column; its id where this version does not know it."""
        msg = f"name-{column}-{value}"
        return self.t(msg) if self.app.words.has(msg) else value

    def game_name(self, game: str) -> str:
        """A game's name; its id for one this version does not know."""
        return game_list.box_name(self.app, game)

    def bars(self) -> list[Bar]:
        """The rates of the chosen chart."""
        if self.chart == "by-players":
            named = [(self.t("stats-players-n", n=int(r.key)), r) for r in self.sums.by_players]
        elif self.chart == "by-company":
            named = [(self.company(r.key), r) for r in self.sums.by_company[:MOST_BARS]]
        elif self.chart == "by-name":
            named = [(r.key, r) for r in self.sums.by_name[:MOST_BARS]]
        else:
            column = self.chart.removeprefix("by-")
            named = [(self.entry(column, r.key), r) for r in self.sums.by_column[column][:MOST_BARS]]
        return [Bar(name, r.share, r.low, r.high, self._of(r)) for name, r in named]

    def company(self, key: str) -> str:
        """With whom or against whom, in words; a bot this version does not know by its id."""
        side, _, level = key.partition("-")
        if side not in ("with", "against"):
            return self.t(f"stats-{key}")
        named = next((msg for msg in (f"stats-level-{level}", f"ui-bot-{level}-level") if self.app.words.has(msg)), "")
        return self.t(f"stats-{side}", level=self.t(named) if named else level)

    def _of(self, rate: Rate) -> str:
        return self.t("stats-of", won=str(rate.won), of=str(rate.of))

    def percent(self, n: int) -> str:
        """A percentage as the language writes it."""
        return self.t("set-percent", n=n)

    def curves(self) -> tuple[Curve, tuple[str, ...], int, Callable[[int], str]]:
        """(line, labels, highest value or 0, how a value is written) of the chosen chart."""
        games = self.games
        if self.chart == "over-time":
            labels = tuple(str(n + 1) for n in range(len(self.sums.over_time)))
            course = tuple(round(v) for v in self.sums.over_time)
            return Curve(self.t("stats-rate-curve"), "#8A5A00", "", course), labels, 100, self.percent
        labels = tuple(str(n + 1) for n in range(len(games)))
        return Curve(self.t("stats-turns-curve"), "#00588A", "", tuple(g.turns for g in games)), labels, 0, str

    def extra_items(self) -> list[UiItem]:
        if not self.all:
            return []
        out = [UiItem("row", name, value) for _, _, name, value in self._rows]
        if self.chart.startswith("by-"):
            for bar in self.bars():
                spread = self.t("stats-rate-value", rate=str(round(100 * bar.share)), low=str(round(100 * bar.low)),
                                high=str(round(100 * bar.high)))  # fmt: skip
                out.append(UiItem("row", bar.name, f"{bar.note}, {spread}"))
        else:
            curve, _, _, say = self.curves()
            out.append(UiItem("row", curve.name, ", ".join(say(v) for v in curve.values)))
        return out

    # -- drawing ---------------------------------------------------------------------------------
    def draw_back(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        if self._sheet is None or self._sheet_for != (self.area.size, theme.palette()):
            self._sheet_for = (self.area.size, theme.palette())
            w, h = self.logical
            decor = "" if self.all else ornaments.galleon(w * 0.3, h * 0.74, 1.1) + ornaments.serpent(w * 0.62, h * 0.77, 0.9)
            self._sheet = scenery.sea_sheet(self.area.size, self.scale, decor, 18 if self.compact else 24)
        surface.blit(self._sheet, clip, clip)

    def draw_front(self, surface: pygame.Surface) -> None:
        if not self.all:
            return
        k = self.kit
        self._draw_ring(surface)
        for row, icon, name, value in self._rows:
            pygame.draw.line(surface, theme.shown(theme.RULE), row.topleft, row.topright)
            if icons.exists(icon):
                k.icon(surface, icon, (row.x + k.px(15), row.centery), min(26, row.h / self.scale * 0.66))
            shown = k.text(surface, value, (row.right, row.centery), 19, "sans-semi", anchor="midright")
            k.text(surface, name, (row.x + k.px(40), row.centery), 18, "serif", width=shown.x - row.x - k.px(52))
        if self._plot is not None:
            if self.chart.startswith("by-"):
                graph.bars(surface, k, self._plot, self.bars(), self.percent)
            else:
                curve, labels, top, say = self.curves()
                graph.lines(surface, k, self._plot, (curve,), labels, top, say)

    def _draw_ring(self, surface: pygame.Surface) -> None:
        """The win rate as a ring: brass for won, ink blue for the rest, the figure in the middle."""
        import math

        from scenes.draw import svg

        k, box, rate = self.kit, self._ring, self.sums.total

        def make() -> pygame.Surface:
            body = svg.circle(50, 50, 40, "none", theme.INK, 17) + svg.circle(50, 50, 40, "none", theme.INSET, 14)
            if rate.won == rate.of:
                body += svg.circle(50, 50, 40, "none", theme.BRASS, 14)
            elif rate.won:
                turn = 2 * math.pi * rate.share
                x, y, wide = math.sin(turn), -math.cos(turn), int(rate.share > 0.5)
                d = f"M50 3A47 47 0 {wide} 1 {50 + 47 * x:.2f} {50 + 47 * y:.2f}"
                d += f"L{50 + 33 * x:.2f} {50 + 33 * y:.2f}A33 33 0 {wide} 0 50 17Z"
                body += svg.path(d, theme.BRASS, theme.INK, 1.5)
            return svg.rasterise(body, 100, 100, box.w / 100)

        surface.blit(k.cached(("win-ring", box.w, rate.won, rate.of), make), box)
        big = box.h / self.scale * 0.2
        k.text(surface, self.percent(round(100 * rate.share)), (box.centerx, box.centery - k.px(big * 0.3)), big, "serif-bold",
               anchor="center")  # fmt: skip
        k.text(surface, self._of(rate), (box.centerx, box.centery + k.px(big * 0.62)), max(15, big * 0.42), "sans",
               theme.INK_SECOND, "center")  # fmt: skip

    # -- acts ------------------------------------------------------------------------------------
    def new(self) -> None:
        """Nothing finished yet: to the set-up."""
        self.app.pop()
        self.app.go("setup", self.game or game_list.usual(self.app))

    def back(self) -> None:
        self.app.pop()


def _rivals(game: str) -> bool:
    """Whether its players play against each other; of a game that is not known here: no."""
    return any(box.id == game and box.rivals for box in game_list.boxes())


def open_statistics(app: Host) -> Any:
    """The scene over whatever is open."""
    return app.push(StatisticsScene(app))
