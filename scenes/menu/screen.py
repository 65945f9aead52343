"""The first screen: four boxes, the last table, saves, settings, language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.core import paths
from game.core.play import save_files
from scenes import VERSION
from scenes.app import game_list, settings_store, tables, thumbs
from scenes.app.scene import Scene
from scenes.app.settings_store import LANGUAGE_NAMES
from scenes.app.window import FOLDED_FURTHER
from scenes.draw import scenery, theme
from scenes.draw import text as typo
from scenes.widgets.base import Widget
from scenes.widgets.controls import Button, Choice
from scenes.widgets.panels import Chip, Heading, Label, PaperPanel

BOXES = 4  # side by side; more are narrower
Entry = tuple[str, str, str, int | None, Callable[[], object], str]  # key, message, icon, count, act, hint
NARROW = 260  # design px of a box in which facts and buttons no longer lie side by side


class Weight(Widget):
    """How heavy a game is: five dots, so many filled."""

    role = "text"

    def __init__(self, key: str, rect: pygame.Rect, name: str, dots: int, **rest: Any) -> None:
        super().__init__(key, rect, name, **rest)
        self.dots = dots

    def draw(self, surface: pygame.Surface) -> None:
        k, r = self.kit, self.rect
        k.icon(surface, "weight", (r.x + k.px(11), r.centery), 22)
        step, side = (12, 10) if r.w < k.px(100) else (17, 13)
        for n in range(5):
            at = (r.x + k.px(31) + n * k.px(step), r.centery)
            dot = k.rounded(k.px(side), k.px(side), side / 2, theme.INK if n < self.dots else theme.SHEET_LIGHT, None, theme.INK)
            surface.blit(dot, dot.get_rect(center=at))


class Fact(Widget):
    """An icon with a short figure: players, minutes."""

    role = "text"

    def __init__(self, key: str, rect: pygame.Rect, name: str, icon: str, label: str, **rest: Any) -> None:
        super().__init__(key, rect, name, **rest)
        self.icon, self.label = icon, label
        self.small = False

    def draw(self, surface: pygame.Surface) -> None:
        k, r = self.kit, self.rect
        k.icon(surface, self.icon, (r.x + k.px(11), r.centery), 22)
        size = 16 if self.small else 18
        k.text(surface, self.label, (r.x + k.px(28), r.centery), size, "sans-semi")


class MenuScene(Scene):
    """Everything starts here. Esc asks nothing and does nothing: leaving is a button."""

    name = "menu"
    least = FOLDED_FURTHER
    is_home = True

    def title(self) -> str:
        return "Tidetable"

    def __init__(self, app: Any) -> None:
        super().__init__(app)
        self.saved: list[game_list.Saved] = []
        self._pictures: dict[str, pygame.Surface] = {}
        self._sheet: pygame.Surface | None = None
        self._made: Any = None

    def keep_clear(self) -> list[pygame.Rect]:
        return self.stops()

    # -- layout ----------------------------------------------------------------------------------
    def build(self) -> None:
        self.saved = game_list.saves(self.app)
        w, h = self.logical
        fold, small = self.compact, self.small
        side = 28 if small else 48 if fold else max(102.0, w * 0.053)
        gap = 16 if fold else 28
        boxes = self._boxes()
        columns = len(boxes) if small else max(BOXES, len(boxes))
        bw = (w - 2 * side - (columns - 1) * gap) / columns
        top = 66.0 if small else h * (0.26 if fold else 0.298)
        foot = h - (50 if small else 82 if fold else 104)
        low_h = 92 if small else 96 if fold else 120
        low = foot - low_h - (8 if small else 10 if fold else 24)
        bh = low - top - 8 if small else min(low - top - (14 if fold else 28), 1.18 * bw if fold else max(1.18 * bw, 460.0))
        top += max(0.0, (low - top - (14 if fold else 28) - bh) / 2)
        self._title_place = (36.0, 40) if small else (h * (0.112 if fold else 0.122), 66 if fold else 112)
        self._cards: list[tuple[pygame.Rect, game_list.Box, pygame.Rect]] = []
        for n, box in enumerate(boxes):
            self._box(box, boxes, side + n * (bw + gap), top, bw, bh)
        half = (w - 2 * side - gap) / 2
        self._last_table(side, low, half, low_h)
        self._more(side + half + gap, low, half, low_h)
        self._footer(side, foot, w - 2 * side)
        self._pictures_wanted()
        self.first = "continue" if self._newest() else f"learn-{game_list.usual(self.app)}"

    def _boxes(self) -> list[game_list.Box]:
        """All games that can be played, and as many of those to come as there is room for."""
        boxes = game_list.boxes()
        coming = [box for box in boxes if not box.playable][: max(0, BOXES - sum(box.playable for box in boxes))]
        return [box for box in boxes if box.playable or (box in coming and not self.small)]

    def _told(self, game_id: str, room: float, size: int) -> float:
        """How high the words about a game are."""
        return self.kit.wrap(self.t(f"ui-blurb-{game_id}"), self.kit.px(room), size, "serif") / self.scale

    def _box(self, box: game_list.Box, boxes: list[game_list.Box], x: float, y: float, w: float, h: float) -> None:
        """One of these boxes."""
        fold, zone = self.compact, box.id
        frame = self.box(x, y, w, h)
        pad = 10 if fold else 11
        pw = w - 2 * pad
        left = x + (13 if fold else 17)
        room = w - 2 * (left - x)
        blurb, size = self.t(f"ui-blurb-{box.id}"), 16 if fold else 19
        told = self._told(box.id, room, size)
        words = max(self._told(each.id, room, size) for each in boxes)  # pictures of one height stand beside each other
        ph = min(pw * 206 / 382, h - (206 if fold else 250), h - words - (145 if fold else 185))
        narrow = w < NARROW  # facts and buttons lie below each other then
        worded = not narrow or h - 214 - told >= 60  # else the words are a hint of the name
        if narrow:
            ph = min(pw * 206 / 382, max(20.0, h - 206 - (told + 8) * worded))
        elif self.small:
            ph = max(20.0, h - max(190.0, 146 + told))  # the picture gives way to words
        self._cards.append((frame, box, self.box(x + pad, y + pad, pw, ph)))
        at = y + pad + ph
        name = self.t(f"ui-game-{box.id}")
        self.add(
            Heading(
                f"name-{box.id}",
                self.box(left, at + 7, room, 34),
                name,
                rule=False,
                size=21 if fold else 28,
                zone=zone,
                hint="" if worded else blurb,
            )  # fmt: skip
        )
        seats = f"{box.table.seats[0]}–{box.table.seats[1]}"
        minutes = f"{box.table.minutes[0]}–{box.table.minutes[1]}"
        line = at + (41 if fold else 50)
        small = w < 370
        weight_w = 0 if narrow else 88 if small else 114
        clock_x = 58 if small else (room - weight_w) * 0.4
        players = Fact("", self.box(left, line, clock_x, 28), self.t("ui-players", n=seats), "players", seats, zone=zone)
        self.add(players)
        spoken = self.t("ui-minutes", n=minutes)
        at_clock = self.box(left + clock_x, line, room - weight_w - clock_x, 28)
        fits = self.kit.width(spoken, 16 if small else 18, "sans-semi") <= at_clock.w - self.kit.px(30)
        clock = Fact("", at_clock, spoken, "clock", spoken if fits else minutes, zone=zone)
        self.add(clock)
        players.small = clock.small = small
        weight = self.t("ui-weight", n=box.table.weight)
        at_weight = self.box(left, line + 28, room, 28) if narrow else self.box(left + room - weight_w, line, weight_w, 28)
        self.add(Weight("", at_weight, weight, box.table.weight, zone=zone))
        foot = y + h - (94 if narrow else 54 if fold else 78)
        if worded:
            below = line + (60 if narrow else 32 if fold else 38)
            text = self.box(left, below, room, foot - below)
            self.add(Label("", text, blurb, size=size, face="serif", wrap=True, zone=zone))
        tall = 38 if narrow else 44 if fold else 56
        if not box.playable:
            chip = Chip(
                f"making-{box.id}", self.box(left, foot + 2, room, tall - 8), self.t("ui-in-the-making"),
                tone="plain", icon="build", size=18, zone=zone,
            )  # fmt: skip
            self.add(chip)
            return
        done = box.id in self.app.settings.learned
        learn = self.t("menu-learn" if has_lessons(box.id) else "ui-rules")
        read, chapters = self.app.settings.chapters.get(box.id, (0, 0)) if has_lessons(box.id) else (0, 0)
        whole = done and read >= chapters
        if done and not whole:
            learn = self.t("menu-learn-part", done=read, of=chapters)
        progress = self.t("learn-done-of", done=read, n=chapters)
        play = self.t("menu-play")
        kinds = [
            ("learn", learn, "check" if whole else "book", lambda: self.learn(box.id)),
            ("play", play, "compass", lambda: self.play(box.id)),
        ]
        styles = ("paper", "brass") if done else ("brass", "paper")  # what comes next is brass; each stays where it is
        wants = [Button.wanted(self.kit, label, icon, size=20) for _, label, icon, _ in kinds]
        share = 0.5 if max(wants) <= self.kit.px((room - 12) / 2) else wants[0] / sum(wants)
        wide = (room - 12) * share
        spots = (self.box(left, foot, wide, tall), self.box(left + wide + 12, foot, room - 12 - wide, tall))
        if narrow:
            spots = (self.box(left, foot, room, tall), self.box(left, foot + tall + 6, room, tall))
        for spot, (kind, label, icon, act), style in zip(spots, kinds, styles, strict=True):
            spoken = self.t(f"menu-{kind}-game", game=name)
            button = Button(
                f"{kind}-{box.id}", spot, spoken, label=label, style=style, icon=icon, size=20, act=act, zone=zone,
                hint=self.t(self._hint(kind, box.id)) if kind != "learn" or not chapters else progress,
            )  # fmt: skip
            self.add(button)

    @staticmethod
    def _hint(kind: str, game_id: str) -> str:
        """The message of what Play or Learn leads to."""
        return "learn-sub" if kind == "learn" and has_lessons(game_id) else f"menu-{kind}-hint"

    def _newest(self) -> game_list.Saved | None:
        return next((s for s in self.saved if not s.problem and not s.over), None)

    def _last_table(self, x: float, y: float, w: float, h: float) -> None:
        self.add(PaperPanel("last", self.box(x, y, w, h)))
        newest, zone, fold = self._newest(), "continue", self.compact
        pic = 0.0 if self.small else 98.0 if fold else (h - 30) * 1.75
        self._thumb = self.box(x + 15, y + 15, max(1.0, pic), h - 30)
        bw = 140 if self.small else 172 if fold else 210
        left = x + 15 + pic + (0 if self.small else 18)
        room = w - (left - x) - bw - 34
        if newest:
            head, line = self.t("menu-continue-game", game=newest.title), f"{newest.detail} · {newest.when}"
            act, label, spoken = self.go_on, self.t("menu-continue"), f"{head}, {line}"
            if self.kit.width(head, 18, "serif-semi") > self.kit.px(room):
                head = newest.title  # the button beside it says what it does
        else:
            head, line = self.t("menu-no-table"), self.t("menu-no-table-hint")
            act, label, spoken = self.new_game, self.t("menu-new"), self.t("menu-new")
        mid, size = h / 2, 16 if fold else 18
        need = self.kit.wrap(line, self.kit.px(room), size) / self.scale
        if need > h - 44:  # the details are in the list of saved games
            line, need = line.partition(" · ")[0].partition(". ")[0], min(need, h - 44)
        head_at = y + mid - (need + 32) / 2
        self.add(Label("", self.box(left, head_at, room, 30), head, size=22 if fold else 24, face="serif-semi", zone=zone))
        self.add(Label("", self.box(left, head_at + 32, room, need), line, size=size, wrap=True, zone=zone))
        button = Button(
            "continue", self.box(x + w - bw - 18, y + mid - (24 if fold else 31), bw, 48 if fold else 62), spoken,
            label=label, style="brass", size=21, act=act, zone=zone,
        )  # fmt: skip
        self.add(button)

    def _more(self, x: float, y: float, w: float, h: float) -> None:
        zone, fold = "more", self.compact
        self.add(PaperPanel("more", self.box(x, y, w, h)))
        lang_w = 178 if fold else 230
        lx = x + w - lang_w - 18
        upper: list[Entry] = [
            ("load", "menu-saves", "folder", len(self.saved), self.load, self.t("menu-saves-hint")),
            ("statistics", "menu-statistics", "trophy", None, self.statistics, self.t("menu-statistics-hint")),
        ]
        upper.append(("challenges", "menu-challenges", "star", None, self.challenges, self.t("menu-challenges-hint")))
        lower: list[Entry] = [
            ("workshop", "menu-workshop", "build", None, self.workshop, self.t("menu-workshop-hint")),
            ("settings", "ui-settings", "gear", None, self.settings, ""),
        ]
        tall = (h - 14) / 2
        spots = self._row(upper, x + 12, y + 6, w - 24, tall) + self._row(lower, x + 12, y + 8 + tall, w - lang_w - 36, tall)
        pick_box = self.box(lx, y + 8 + tall + max(0.0, tall - 46) / 2, lang_w, min(tall - 2, 46))
        both = len(upper)
        for entries, places in ((upper, spots[:both]), (lower, spots[both:])):
            size = self._size_of(entries, places)
            for spot, (key, msg, icon, count, act, hint) in zip(places, entries, strict=True):
                self.add(Button(key, spot, self.t(msg), label=None if size else "", style="quiet", icon=icon, size=size or 17,
                                count=count, act=act, zone=zone, hint=hint))  # fmt: skip
        words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
        self.add(Choice("lang", pick_box, self.t("ui-language"), LANGUAGE_NAMES, self.app.lang, self.app.set_language, zone=zone,
                        words=words))  # fmt: skip

    def _row(self, entries: list[Entry], x: float, y: float, w: float, h: float) -> list[pygame.Rect]:
        """Places side by side, each as wide as its words need."""
        wants = [Button.wanted(self.kit, self._named(entry), entry[2], size=20) for entry in entries]
        spots, at = [], x
        for want in wants:
            spots.append(self.box(at, y, w * want / sum(wants) - 4, h))
            at += w * want / sum(wants)
        return spots

    def _named(self, entry: Entry) -> str:
        return self.t(entry[1]) + ("  000" if entry[3] is not None else "")

    def _size_of(self, entries: list[Entry], spots: list[pygame.Rect]) -> float:
        """The largest letters at which all entries fit their places; 0 where none do: then they are pictures alone."""
        size = 20.0
        while any(Button.wanted(self.kit, self._named(entry), entry[2], size=size) > spot.w
                  for entry, spot in zip(entries, spots, strict=True)):  # fmt: skip
            size -= 0.5
            if size < 14:
                return 0.0
        return size

    def _footer(self, x: float, y: float, w: float) -> None:
        self._hints: list[tuple[int, int, str, str]] = []
        k, at = self.kit, self.box(x, y, 1, 36)
        left = at.x
        hints = (("keys", "menu-hint-keys"), ("full", "menu-hint-full"), ("scale-up", "menu-hint-scale"),
                 ("text-view", "menu-hint-text"))  # fmt: skip
        for action, msg in () if self.small else hints:
            cap, word = self.app.bindings.cap(action), self.t(msg)
            if not cap:
                continue
            self._hints.append((left, at.centery, cap, word))
            left += k.cap_width(cap) + k.px(8) + k.width(word, 17) + k.px(26)
        tall = 40 if self.small else 44
        quit_w = Button.wanted(k, self.t("menu-quit"), "quit", size=18) / self.scale
        spot = self.box(x + w - quit_w, y - 4, quit_w, tall)
        leave = Button("quit", spot, self.t("menu-quit"), style="dark", icon="quit", size=18, act=self.leave, zone="more")
        self.add(leave)
        if self.small:
            return
        version = self.t("menu-version", v=VERSION)
        box = self.box(x + w - quit_w - 320, y - 4, 300, tall)
        self.add(Label("", box, version, size=17, colour=theme.PAPER, align="right", zone="more"))

    # -- pictures --------------------------------------------------------------------------------
    def _pictures_wanted(self) -> None:
        size = self.area.size
        newest = self._newest()
        beside = save_files.picture(newest.path) if newest else None
        made_for = (size, theme.palette(), (newest.path, newest.detail, newest.when) if newest else None)
        if self._made == made_for and self._sheet is not None:
            return
        self._made = made_for
        sizes = {box.id: pic.size for _, box, pic in self._cards}
        usual = game_list.usual(self.app)
        thumb, scale, logical, fold = self._thumb.size, self.scale, self.logical, self.compact

        def work() -> tuple[tuple[int, int], pygame.Surface, dict[str, pygame.Surface]]:
            sheet = scenery.sea_sheet(size, scale, scenery.menu_decor(*logical, fold), 18 if fold else 34)
            radius = max(4, round(8 * scale))
            made = {game: scenery.box_picture(game_list.picture(game), want, radius) for game, want in sizes.items()}
            own = thumbs.load(beside, thumb, radius) if beside else None
            made["thumb"] = own or scenery.box_picture(game_list.picture(newest.game if newest else usual), thumb, radius)
            return size, sheet, made

        self.app.background(work, self._pictures_done)

    def _pictures_done(self, result: tuple[tuple[int, int], pygame.Surface, dict[str, pygame.Surface]]) -> None:
        size, sheet, made = result
        if size == self.area.size:
            self._sheet, self._pictures = sheet, made
            self.redraw()

    # -- drawing ---------------------------------------------------------------------------------
    def draw_back(self, surface: pygame.Surface) -> None:
        clip, k = surface.get_clip(), self.kit
        if self._sheet is not None and self._sheet.get_size() == self.area.size:
            surface.blit(self._sheet, clip, clip)
        else:
            super().draw_back(surface)
        y, size = self._title_place
        title = typo.outlined("Tidetable", "serif", "Bold", k.px(size), theme.INK, theme.PAPER, k.px(6))
        box = title.get_rect(center=(self.area.centerx, k.px(y)))
        surface.blit(title, box)
        fold = self.compact
        base = box.y + k.px(6) + typo.font("serif", "Bold", k.px(size)).get_ascent()
        wave = k.cached(("title-wave", box.w, fold), lambda: _waves(box.w, self.scale, 2 if fold else 3))
        surface.blit(wave, wave.get_rect(midtop=(box.centerx, base + k.px(6 if fold else 12))))
        if not self.small:
            image = typo.line(self.t("menu-subtitle"), "serif", "Regular", k.type_px(20 if fold else 25), theme.BONE, True)
            surface.blit(image, image.get_rect(midtop=(box.centerx, base + k.px(28 if fold else 50))))
        for frame, game, pic in self._cards:
            k.shadow(surface, frame, 16, 0.42, 14)
            surface.blit(k.rounded(frame.w, frame.h, 14, "#F8F0DE", "#EADCBB", theme.INK, 2.5, 5), frame)
            if game.id in self._pictures:
                surface.blit(self._pictures[game.id], pic)
            if not game.playable:
                self._dim(surface, pic)

    def _dim(self, surface: pygame.Surface, pic: pygame.Rect) -> None:
        k = self.kit
        film = k.cached(("dim", pic.size), lambda: _film(pic.size))
        surface.blit(film, pic)

    def draw_front(self, surface: pygame.Surface) -> None:
        k = self.kit
        if "thumb" in self._pictures and not self.small:
            surface.blit(self._pictures["thumb"], self._thumb)
        for x, y, cap, word in self._hints:
            box = k.key_cap(surface, cap, (x, y), theme.PAPER)
            k.text(surface, word, (box.right + k.px(8), y), 17, "sans", theme.PAPER)

    # -- acts ------------------------------------------------------------------------------------
    def key(self, event: pygame.event.Event) -> bool:
        match self.action(event):
            case "open":
                self.load()
            case "new":
                self.new_game()
            case _:
                return False
        return True

    def resumed(self) -> None:
        self.rebuild()

    def new_game(self) -> None:
        """To the set-up of the game that was played last; before any was, to the boxes, to choose one."""
        last = self.app.settings.last_game
        if last in (box.id for box in game_list.boxes() if box.playable):
            self.play(last)
            return
        self.app.show_ring()
        self.set_focus(f"play-{game_list.usual(self.app)}")
        self.app.say(self.t("menu-choose-game"))

    def play(self, game_id: str) -> None:
        """To the set-up of a game."""
        self.app.go("setup", game_id)

    def learn(self, game_id: str) -> None:
        """Its chapters; Play stands out once one is done. A game without them has its rules to read."""
        if has_lessons(game_id):
            self.app.go("learn", game_id)
            return
        if game_id not in self.app.settings.learned:
            self.app.settings.learned.append(game_id)
            settings_store.save(self.app.settings)
        self.app.go("rules", game_id)

    def go_on(self) -> None:
        """The newest table."""
        newest = self._newest()
        if newest:
            tables.open_save(self.app, newest.path)

    def load(self) -> None:
        """The list of saves."""
        self.app.go("saves")

    def statistics(self) -> None:
        """Finished games in figures."""
        self.app.go("statistics")

    def challenges(self) -> None:
        """The deal of the day, and challenges."""
        self.app.go("challenges")

    def workshop(self) -> None:
        """Packs of one's own, as they are being written."""
        self.app.go("workshop")

    def settings(self) -> None:
        """The settings."""
        self.app.go("settings")

    def leave(self) -> None:
        """End the program: nothing is lost by it."""
        self.app.running = False


def has_lessons(game_id: str) -> bool:
    """As `game.core.teaching.lessons.has`, which costs the first screen more than it may take."""
    return (paths.data_dir() / game_id.replace("-", "_") / "lessons.yaml").is_file()


def _waves(width: int, scale: float, rows: int) -> pygame.Surface:
    from scenes.draw import svg

    w = width / scale
    body, n = "", max(4, round(w / 60))
    for row, strength in enumerate((0.95, 0.7, 0.45)[:rows]):
        step = w / n / 2
        d = f"M0 {8 + row * 9}" + f"q{step / 2:.1f} -9 {step:.1f} 0t{step:.1f} 0" * n
        body += svg.path(d, "none", theme.PAPER, 3 - row * 0.7, strength)
    return svg.rasterise(body, w, 32, scale)


def _film(size: tuple[int, int]) -> pygame.Surface:
    """A warm veil over the picture of a game that cannot be played yet."""
    out = pygame.Surface(size, pygame.SRCALPHA, 32)
    out.fill((0, 0, 0, 0))
    pygame.draw.rect(out, (233, 222, 196, 150), out.get_rect(), border_radius=8)
    return out
