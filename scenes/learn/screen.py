"""The chapters of a game's lessons: what each teaches, how long it takes, how far one is; begin, go on, jump to any."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.core.teaching import lessons
from game.core.teaching.lesson_book import Book
from game.core.teaching.lessons import Chapter
from scenes.app import game_list
from scenes.app.scene import Scene
from scenes.draw import scenery, theme
from scenes.table.lesson import message
from scenes.table.lesson_table import open_lesson
from scenes.widgets.controls import Button
from scenes.widgets.panels import Heading, Label, PaperPanel

if TYPE_CHECKING:
    from scenes.app.scene import Host

TONES = {"new": "plain", "begun": "mark", "done": "good"}
ICONS = {"new": "", "begun": "play", "done": "check"}
LOW = 52.0  # design px: rows lower than that lie closer
LOWEST = 41.0  # and lower than that they would be no reading: they stand in two columns


class ChapterRow(Button):
    """A chapter as one wide button: number, title, what it teaches, minutes, how far one is."""

    def __init__(
        self, *args: Any, n: int, about: str, minutes: str, state: str, state_word: str, brief: bool = False, **rest: Any
    ) -> None:
        """`brief`: its disc alone says how far one is."""
        super().__init__(*args, **rest)
        self.brief = brief
        self.n, self.about, self.minutes, self.state, self.state_word = n, about, minutes, state, state_word

    def draw(self, surface: pygame.Surface) -> None:
        k = self.kit
        box = k.button(surface, self.rect, self.style, hover=self.hovered, pressed=self.pressed, enabled=True)
        side = min(box.h - k.px(14), k.px(38 if self.brief else 56))
        coin = pygame.Rect(box.x + k.px(12), 0, side, side)
        coin.centery = box.centery
        fill = {"done": theme.GOOD_BOX, "begun": theme.ROW_CHOSEN}.get(self.state, theme.INSET)
        surface.blit(k.rounded(side, side, side / k.scale / 2, fill, None, theme.INK, 2), coin)
        if self.state == "done":
            k.icon(surface, "check", coin.center, side / k.scale * 0.55, theme.GOOD)
        else:
            k.text(surface, str(self.n), coin.center, side / k.scale * 0.5, "serif-bold", anchor="center")
        tall = box.h > k.px(84)
        title, small = (24.0, 19.0) if tall else (19.0, 15.5)
        line = k.height(title, "serif-semi") + k.height(small)
        share = min(1.0, (box.h - k.px(4)) / line)  # of many chapters each is low: smaller letters, closer lines
        title, small, size, word = title * share, small * share, 17.0 * share, 16.0 * share
        told = "" if self.brief else self.state_word
        wide = max(k.width(self.minutes, size) + k.px(30), k.width(told, word, "sans-semi") + k.px(20))
        x, room = coin.right + k.px(16), box.right - k.px(20) - wide - k.px(18) - (coin.right + k.px(16))
        if self.brief:  # the minutes stand beside the title, what it teaches has the whole width
            small, below = 15.0, box.right - k.px(14) - x
        else:
            below = room
        block = k.block(self.about, below, small)
        head = k.height(title, "serif-semi")
        fits = head + block.height <= box.h - k.px(8)
        y = box.centery - (head + (block.height if fits else k.height(small))) // 2
        k.text(surface, self.label, (x, y + head // 2), title, "serif-semi", width=room)
        if fits:
            block.draw(surface, (x, y + head))
        else:  # in one line, set smaller
            k.text(surface, self.about, (x, y + head + k.height(small) // 2), small, width=below)
        right, apart = box.right - k.px(18), min(k.px(12), box.h // 4)
        middle = y + head // 2 if self.brief else box.centery - apart
        k.text(surface, self.minutes, (right, middle), size, anchor="midright")
        k.icon(surface, "clock", (right - k.width(self.minutes, size) - k.px(16), middle), 20 * share)
        colour = {"done": theme.GOOD, "begun": theme.WARNING}.get(self.state, theme.INK_SECOND)
        k.text(surface, told, (right, box.centery + apart), word, "sans-semi", colour, "midright")


class LearnScene(Scene):
    """Chapters at the left, the game at the right. Esc leads back to the first screen."""

    name = "learn"

    def __init__(self, app: Host, game: str, chapter: str = "") -> None:
        super().__init__(app)
        self.game = game
        self.chapters = lessons.load(game)
        self.book = Book()
        self.next = self.book.next(game, self.chapters)
        self.first = f"chapter-{chapter or self.next or self.chapters[0].id}"
        self._sheet: pygame.Surface | None = None
        self._sheet_for: tuple[Any, ...] = ()
        self._picture: pygame.Rect | None = None

    def title(self) -> str:
        return self.t("learn-title", game=self.t(f"ui-game-{self.game}"))

    def resumed(self) -> None:
        self.book = Book()
        self.rebuild()

    # -- layout ----------------------------------------------------------------------------------
    def build(self) -> None:
        (w, h), fold = self.logical, self.compact
        m = 56.0 if fold else max(90.0, w * 0.05)
        head, size = (44.0, 32.0) if fold else (74.0, 48.0)
        wide = max(150.0, Button.wanted(self.kit, self.t("ui-back"), "left", "Esc", 18) / self.scale)
        room = w - 2 * m - wide - 24
        while size > 22 and self.kit.width(self.title(), size, "serif-semi") / self.scale > room:
            size -= 1
        self.add(Heading("head", self.box(m, head, room, 58 if not fold else 42), self.title(), rule=False, size=size,
                         colour=theme.BONE))  # fmt: skip
        self.add(Button("back", self.box(w - m - wide, head, wide, 44), self.t("ui-back"), style="dark", icon="left", size=18,
                        shortcut="Esc", act=self.back, zone="top"))  # fmt: skip
        top, bottom = head + (58 if fold else 90), h - (44 if fold else 76)
        side = min(380.0, w * 0.26)
        gap = 18.0 if fold else 28.0
        self._rows(m, top, w - 2 * m - side - gap, bottom - top)
        self._aside(w - m - side, top, side, bottom - top)

    def _rows(self, x: float, y: float, w: float, h: float) -> None:
        self.add(PaperPanel("", self.box(x, y, w, h)))
        pad, n = 16.0 if self.compact else 22.0, len(self.chapters)
        step = min((h - 2 * pad + 8) / n, 118.0)
        if step < LOW:
            pad, step = 10.0, (h - 2 * 10 + 5) / n
        gap = 5.0 if step < LOW else 8.0
        columns = 1
        if step < LOWEST:
            columns, gap = 2, 8.0
            step = (h - 2 * pad + gap) / -(-n // columns)
        per = -(-n // columns)
        each = (w - 2 * pad - gap * (columns - 1)) / columns
        again = self.t("learn-restart")
        brief = columns > 1
        restart_w = 48.0 if brief else Button.wanted(self.kit, again, "undo", size=16) / self.scale
        for nth, chapter in enumerate(self.chapters):
            state = self.book.state(self.game, chapter.id)
            left, top = x + pad + nth // per * (each + gap), y + pad + nth % per * step
            wide = each - (restart_w + 10 if state == "begun" else 0)
            self._row(nth + 1, chapter, state, self.box(left, top, wide, step - gap), brief)
            if state == "begun":
                spot = self.box(left + wide + 10, top, restart_w, step - gap)
                label = "" if brief else None
                self.add(Button(f"restart-{chapter.id}", spot, again, icon="undo", label=label, size=16, zone="chapters",
                                hint=self.t("learn-restart-hint"), act=partial(self.open, chapter, False)))  # fmt: skip

    def _row(self, n: int, chapter: Chapter, state: str, spot: pygame.Rect, brief: bool) -> None:
        title, minutes = self.t(message(chapter)), self.t("learn-minutes", n=chapter.minutes)
        word = self.t(f"learn-state-{state}")
        about = self.t(f"{message(chapter)}-about")
        style = "brass" if chapter.id == self.next else "paper"
        verb = self.t({"new": "learn-begin", "begun": "learn-resume"}.get(state, "learn-repeat"))
        self.add(
            ChapterRow(
                f"chapter-{chapter.id}",
                spot,
                self.t("learn-chapter", n=n, title=title),
                n=n,
                label=title,
                about=about,
                minutes=minutes,
                state=state,
                state_word=word,
                brief=brief,
                value=f"{minutes}, {word}. {about}",
                hint=verb,
                style=style,
                zone="chapters",
                act=partial(self.open, chapter, state == "begun"),
            )
        )

    def _aside(self, x: float, y: float, w: float, h: float) -> None:
        self.add(PaperPanel("", self.box(x, y, w, h)))
        pad, fold = 14.0 if self.compact else 20.0, self.compact
        room = w - 2 * pad
        pic = min(room * 0.6, h * 0.34)
        self._picture = self.box(x + pad, y + pad, room, pic)
        at = y + pad + pic + (10 if fold else 18)
        size = 16.0 if fold else 19.0
        text = self.t("learn-sub")
        need = self.kit.wrap(text, self.kit.px(room), size, "serif") / self.scale
        self.add(Label("sub", self.box(x + pad, at, room, need), text, size=size, face="serif", wrap=True, zone="aside"))
        at += need + (10 if fold else 18)
        done = sum(self.book.page(self.game, one.id).done for one in self.chapters)
        words = self.t("learn-done-of", done=done, n=len(self.chapters))
        need = self.kit.wrap(words, self.kit.px(room), 16, "sans-semi") / self.scale
        self.add(Label("done", self.box(x + pad, at, room, need), words, size=16, face="sans-semi", wrap=True, zone="aside"))
        self._bar = self.box(x + pad, at + need + 4, room, 9)
        self._done = done / len(self.chapters)
        tall, step = (46.0, 54.0) if fold else (54.0, 64.0)
        low = y + h - pad - tall
        play_style = "brass" if not self.next else "paper"
        self.add(Button("rules", self.box(x + pad, low - step, room, tall), self.t("learn-rules"), icon="book", size=19,
                        act=self.rules, zone="aside", hint=self.t("learn-rules-hint")))  # fmt: skip
        self.add(Button("play", self.box(x + pad, low, room, tall), self.t("learn-play"), icon="compass", size=19,
                        style=play_style, act=self.play, zone="aside"))  # fmt: skip

    # -- drawing ---------------------------------------------------------------------------------
    def draw_back(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        if self._sheet is None or self._sheet_for != (self.area.size, theme.palette()):
            self._sheet_for = (self.area.size, theme.palette())
            self._sheet = scenery.sea_sheet(self.area.size, self.scale, "", 18 if self.compact else 24)
        surface.blit(self._sheet, clip, clip)

    def draw_front(self, surface: pygame.Surface) -> None:
        k = self.kit
        if self._picture is not None:
            size = self._picture.size
            radius = max(4, round(8 * self.scale))
            image = k.cached(("learn", self.game, size), lambda: scenery.box_picture(game_list.picture(self.game), size, radius))
            surface.blit(image, self._picture)
        radius = self._bar.h // 2
        pygame.draw.rect(surface, theme.shown(theme.INSET), self._bar, border_radius=radius)
        if self._done:
            done = pygame.Rect(self._bar.x, self._bar.y, max(self._bar.h, round(self._bar.w * self._done)), self._bar.h)
            pygame.draw.rect(surface, theme.shown(theme.GOOD), done, border_radius=radius)
        pygame.draw.rect(surface, theme.shown(theme.INK), self._bar, max(1, k.px(1.4)), border_radius=radius)

    # -- acts ------------------------------------------------------------------------------------
    def open(self, chapter: Chapter, resume: bool) -> None:
        """To the table of a chapter: where it was left, or from its start."""
        open_lesson(self.app, chapter, self.book, resume)

    def rules(self) -> None:
        """The rules, a page per topic."""
        self.app.go("rules", self.game)

    def play(self) -> None:
        """To the set-up of a game."""
        self.app.go("setup", self.game)

    def back(self) -> None:
        self.app.pop()
