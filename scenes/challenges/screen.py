"""The page to come back to: today's deal of each game with one's own record, and the challenges."""

from __future__ import annotations

import datetime
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game import games
from game.core.errors import TidetableError
from game.core.play import records
from game.core.teaching import daily
from scenes.app import game_list, tables
from scenes.app.scene import Scene
from scenes.app.seats import usual_colour
from scenes.app.window import FOLDED_FURTHER
from scenes.challenges.task import listed, open_challenge, today
from scenes.draw import scenery, theme
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Button
from scenes.widgets.lists import Row, ScrollList
from scenes.widgets.panels import Heading, Label, PaperPanel

if TYPE_CHECKING:
    from game.core.play.records import Deal, Finish
    from scenes.app.scene import Host

SHOWN = 7  # days of the record
PICTURE_SHAPE = 1.75  # its width to its height
PICTURED = 84.0  # design px: a row so high has the picture of its game


class ChallengesScene(Scene):
    """The deal of the day at the left, challenges at the right. Esc leads back."""

    name = "challenges"
    least = FOLDED_FURTHER
    first = "back"

    def __init__(self, app: Host, day: str = "") -> None:
        super().__init__(app)
        self.day = day or today()
        self.kept = records.load()
        self.every = listed(app)
        self.chosen = next((one.key for one in self.every if not self.done(one.key)), self.every[0].key if self.every else "")
        self._week: list[tuple[pygame.Rect, str, int]] = []
        self._pictures: list[tuple[str, pygame.Rect]] = []  # of the games, in their rows

    def done(self, key: str) -> bool:
        """Whether a challenge was ever done."""
        task = self.kept.tasks.get(key)
        return task is not None and task.done > 0

    # -- layout ----------------------------------------------------------------------------------
    def build(self) -> None:
        (w, h), fold = self.logical, self.compact
        m = (16 if self.small else 36) if fold else max(60.0, w * 0.05)
        head, size = (22 if fold else 50), (30.0 if fold else 44.0)
        back = max(130.0, Button.wanted(self.kit, self.t("ui-back"), "left", "Esc", 17) / self.scale)
        self.add(Button("back", self.box(w - m - back, head, back, 44), self.t("ui-back"), style="dark", icon="left", size=17,
                        shortcut="Esc", act=self.back, zone="top"))  # fmt: skip
        title = self.t("ui-scene-challenges")
        self.add(Heading("head", self.box(m, head - 4, w - 2 * m - back - 20, 56), title, rule=False, size=size,
                         colour=theme.BONE))  # fmt: skip
        top, bottom, gap = head + (60 if fold else 82), h - (24 if fold else 56), 16 if fold else 28
        half = (w - 2 * m - gap) * 0.5
        self._deals(m, top, half, bottom - top)
        self._challenges(m + half + gap, top, w - 2 * m - half - gap, bottom - top)

    def _deals(self, x: float, y: float, w: float, h: float) -> None:
        k, pad = self.kit, 18 if self.compact else 26
        self.add(PaperPanel("", self.box(x, y, w, h)))
        self.add(Heading("deals", self.box(x + pad, y + 12, w - 2 * pad, 34), self.t("daily-title", date=self.date(self.day)),
                         size=22, rule=False))  # fmt: skip
        lead = "" if self.small else self.t("daily-lead")
        need = k.wrap(lead, k.px(w - 2 * pad), 16) / self.scale if lead else -6.0
        if lead:
            told = self.box(x + pad, y + 48, w - 2 * pad, need)
            self.add(Label("lead", told, lead, size=16, wrap=True, colour=theme.INK_SECOND))
        at = y + 56 + need
        able = [box for box in game_list.boxes() if box.playable and daily.has(box.id)]
        foot = 92.0 if not self.small else 64.0
        step = min(134.0, (y + h - foot - at) / max(1, len(able)))
        high = step - 16 if step >= PICTURED and w >= 560 else 0.0
        aside = high * PICTURE_SHAPE + 18 if high else 0.0
        self._pictures = []
        play = max(Button.wanted(k, self.t(msg), "play", "", 17) / self.scale for msg in ("daily-play", "daily-again"))
        for n, box in enumerate(able):
            deal = self.kept.deals.get(self.day, {}).get(box.id)
            spot, name = at + n * step, game_list.box_name(self.app, box.id)
            room, left = w - 2 * pad - play - 14 - aside, x + pad + aside
            if high:
                self._pictures.append((box.id, self.box(x + pad, spot, high * PICTURE_SHAPE, high)))
            down = spot + (8 if high else 0)
            self.add(Label("", self.box(left, down, room, 28), name, size=19, face="serif-semi", zone=f"deal-{box.id}"))
            said = self.state(deal)
            line = " · ".join(part for part in (self.about(box.id), said) if part)
            if self.small and deal is not None:
                line = self.result(deal.best)  # the rest is the button's hint
            size, rest = 16.0, spot + step - down - 32
            while size > 13 and k.wrap(line, k.px(room), size) > k.px(rest):
                size -= 0.5
            self.add(Label(f"deal-{box.id}-state", self.box(left, down + 28, room, rest), line, size=size, wrap=True,
                           zone=f"deal-{box.id}"))  # fmt: skip
            label = self.t("daily-again" if deal else "daily-play")
            tall = min(46.0, step - 10)
            button = Button(f"deal-{box.id}", self.box(x + w - pad - play, spot + ((high or step - 8) - tall) / 2, play, tall),
                            self.t("daily-play-game", game=name), label=label, style="paper" if deal else "brass", icon="play",
                            size=17, act=partial(self.play, box.id), zone=f"deal-{box.id}", hint=said)  # fmt: skip
            self.add(button)
        self._record(x + pad, y + h - foot, w - 2 * pad, foot - 12)

    def _picture(self, game: str, size: tuple[int, int]) -> pygame.Surface:
        return scenery.box_picture(game_list.picture(game), size, max(4, self.kit.px(8)))

    def _record(self, x: float, y: float, w: float, h: float) -> None:
        """The last days, and how many in a row."""
        run = self.kept.run(self.day)
        said = self.t("daily-run", n=run.now) if run.now else self.t("daily-none")
        more = self.t("daily-longest", n=run.longest, days=run.days) if run.days else ""
        side = 34.0 if not self.small else 26.0
        room = w - SHOWN * (side + 6) - 10
        self.add(Label("run", self.box(x, y, room, 30), said, size=18, face="sans-semi", zone="run"))
        if more and not self.small:
            need = self.kit.wrap(more, self.kit.px(room), 15) / self.scale
            self.add(Label("longest", self.box(x, y + 32, room, need), more, size=15, wrap=True, colour=theme.INK_SECOND,
                           zone="run"))  # fmt: skip
        here = datetime.date.fromisoformat(self.day)
        self._week = []
        for n in range(SHOWN):
            day = (here - datetime.timedelta(days=SHOWN - 1 - n)).isoformat()
            deals = self.kept.deals.get(day, {})
            box = self.box(x + w - (SHOWN - n) * (side + 6), y + 8, side, side)
            self._week.append((box, day, sum(1 + deal.best.won for deal in deals.values())))

    def _challenges(self, x: float, y: float, w: float, h: float) -> None:
        pad = 18 if self.compact else 26
        self.add(PaperPanel("", self.box(x, y, w, h)))
        count = sum(self.done(one.key) for one in self.every)
        self.add(Heading("tasks", self.box(x + pad, y + 12, w - 2 * pad, 34),
                         self.t("challenge-list", done=count, of=len(self.every)), size=22, rule=False))  # fmt: skip
        rows: list[Row] = []
        game = ""
        for one in self.every:
            if game != one.game:
                game = one.game
                rows.append(Row(f"head-{game}", game_list.box_name(self.app, game), tone="head"))
            title = self.t(one.message) if self.app.words.has(one.message) else one.id
            task = self.kept.tasks.get(one.key)
            tries = self.t("challenge-tries", n=task.tries) if task is not None else self.t("challenge-minutes", n=one.minutes)
            icon = "check" if self.done(one.key) else "flag"
            rows.append(Row(one.key, title, f"{self.t(f'{one.message}-text')}\n{tries}", icon))
        foot = 60.0
        box, said = self.box(x + 10, y + 50, w - 20, h - 56 - foot), self.t("challenge-list", done=count, of=len(self.every))
        self.add(ScrollList("tasks", box, said, rows, chosen=self.chosen, on_choose=self.choose, on_open=self.begin, size=18,
                            zone="tasks", words=self.t("ui-chosen")))  # fmt: skip
        wide = max(180.0, Button.wanted(self.kit, self.t("challenge-begin"), "play", "", 18) / self.scale)
        spot = self.box(x + w - pad - wide, y + h - foot, wide, 46)
        self.add(Button("begin", spot, self.t("challenge-begin"), style="brass", icon="play", size=18,
                        act=lambda: self.begin(self.chosen), enabled=bool(self.every), zone="begin"))  # fmt: skip

    # -- words -----------------------------------------------------------------------------------
    def date(self, day: str) -> str:
        """A day as the language writes it."""
        here = datetime.date.fromisoformat(day)
        return self.t("daily-date", day=f"{here.day}", month=self.t(f"saves-month-{here.month}"), year=str(here.year))

    def about(self, game: str) -> str:
        """What is dealt today: what the date chose for the seats."""
        setup = daily.setup(game, self.day)
        parts = []
        for seat in setup.seats:
            for name in games.rules(game).history_columns:
                message = f"name-{name}-{seat.get(name, '')}"
                parts += [self.t(message)] if self.app.words.has(message) else []
        for option, value in setup.options.items():
            message = f"choice-{option}-{value}"
            parts += [f"{self.t(f'option-{option}')}: {self.t(message)}"] if self.app.words.has(message) else []
        return ", ".join(parts) or self.t("daily-alone")

    def state(self, deal: Deal | None) -> str:
        """How it went so far."""
        if deal is None:
            return ""
        first, best = self.result(deal.first), self.result(deal.best)
        if first == best:
            return self.t("daily-first", result=first)
        return self.t("daily-best", first=first, best=best)

    def result(self, finish: Finish) -> str:
        """A finished deal in words."""
        kind = "won" if finish.won else "lost"
        if finish.points is not None:
            return self.t(f"daily-{kind}-points", n=finish.points)
        return self.t(f"daily-{kind}-turns", n=finish.turns)

    def extra_items(self) -> list[UiItem]:
        out = []
        run = self.kept.run(self.day)
        if self.small and run.days:
            out.append(UiItem("row", self.t("daily-longest", n=run.longest, days=run.days), zone="run"))
        for _, day, n in self._week:
            out.append(UiItem("row", self.date(day), self.t("daily-played" if n else "daily-missed"), zone="run"))
        return out

    # -- drawing ---------------------------------------------------------------------------------
    def draw_front(self, surface: pygame.Surface) -> None:
        k = self.kit
        for game, spot in self._pictures:
            surface.blit(k.cached(("today", game, spot.size), partial(self._picture, game, spot.size)), spot)
        for box, day, n in self._week:
            fill = theme.BRASS if n else theme.INSET
            surface.blit(k.rounded(box.w, box.h, 6, fill, None, theme.INK, 2.2 if day == self.day else 1.2), box)
            if n:
                k.icon(surface, "check", box.center, box.w / k.scale * 0.62, theme.INK)
            else:
                k.text(surface, str(int(day[-2:])), box.center, 15, "sans", theme.INK_SECOND, "center")

    # -- acts ------------------------------------------------------------------------------------
    def choose(self, key: str) -> None:
        """A row of the list."""
        self.chosen = key

    def begin(self, key: str) -> None:
        """A challenge from its beginning."""
        one = next((each for each in self.every if each.key == key), None)
        if one is None:
            return
        try:
            open_challenge(self.app, one)
        except TidetableError as problem:
            self.explain(str(problem), None)

    def play(self, game: str) -> None:
        """Today's deal; one that is under way goes on."""
        for saved in game_list.saves(self.app):
            if not saved.problem and not saved.over and saved.game == game and tables.daily_of(saved.path) == self.day:
                tables.open_save(self.app, saved.path)
                return
        setup = daily.setup(game, self.day)
        own = next((name for name in self.app.settings.last_names if name), self.t("lesson-you"))
        seats = tuple({"name": own, "colour": usual_colour(n), **seat} for n, seat in enumerate(setup.seats))
        tables.open_daily(self.app, setup._replace(seats=seats), self.day)

    def back(self) -> None:
        self.app.pop()
