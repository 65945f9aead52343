"""The end of a game, over its table: the last position as the hero of a short scene, figures counted up, and what next.

It comes by itself when all has been shown, takes some two seconds, and any input ends the motion. With little motion, or for a
game that was over before, it stands as it ends. What is told is an `Ending` with its `Finale`; the board is a `Hero`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from scenes.app.scene import Host, Scene
from scenes.draw import lettering, theme, tween
from scenes.scoring import moments, sky
from scenes.scoring.ending_picture import COLUMN, SIDE, WIDE_SIDE, Picture, horizon_of, paint, risen, side_of
from scenes.scoring.finale import CALM, LOSS, WIN, Finale, Hero
from scenes.scoring.screen import Ending
from scenes.scoring.tallies import MomentButton, TallyPanel
from scenes.widgets.base import UiItem, Widget
from scenes.widgets.controls import Button
from scenes.widgets.paint import Kit
from scenes.widgets.panels import Heading, Label, PaperPanel

LIGHT, RISE, COUNT, FLY, LAST = (0.0, 600.0), (300.0, 1100.0), (1000.0, 1800.0), (700.0, 1700.0), 2200.0  # ms
LIGHTS = 8  # steps in which it grows light: each draws the whole window
PUSHES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.TEXTINPUT)


class Title(Label):
    """Words in the sky, with an outline."""

    FACE = "serif-bold"

    def __init__(self, key: str, rect: pygame.Rect, name: str, size: float, inks: tuple[str, str], role: str) -> None:
        super().__init__(key, rect, name, size=size, face=self.FACE, colour=inks[0])
        self.edge, self.role = inks[1], role
        self.lines: tuple[str, ...] = (name,)  # as they stand below each other in the rectangle

    def draw(self, surface: pygame.Surface) -> None:
        k, size = self.kit, self.size
        while size > 14 and max(k.width(line, size, self.face) for line in self.lines) > self.rect.w:
            size -= 0.5
        px, wide = k.type_px(size), max(1, k.px(self.size * 0.075))
        weight = "Bold" if self.size > 30 else "Semibold"
        each = self.rect.h / len(self.lines)
        for n, said in enumerate(self.lines):
            line = lettering.render(said, px, "serif", weight, self.colour, self.edge, wide)
            surface.blit(line, (self.rect.x - wide, round(self.rect.y + each * (n + 0.5)) - line.get_height() // 2))


class EndingScene(Scene):
    """`tell()` returns the `Ending`, with its acts; `hero()` the board as it is now, or None; `still`: without the motion."""

    name = "ending"
    first = "again"

    def __init__(self, app: Host, tell: Callable[[], Ending], hero: Callable[[], Hero | None], still: bool = False) -> None:
        super().__init__(app)
        self.tell, self.hero = tell, hero
        self.ending = tell()
        self.came = not still
        self.at = LAST if still or app.settings.reduced_motion else 0.0  # ms of the scene that have passed
        self.picture: Picture | None = None
        self._made_for: object = None
        self._begun: object = None
        self._when: dict[int, float] = {}  # widget -> when it comes
        self._mute: int | None = None  # the key that ended the motion, while it is down
        self._light = -1
        self._crowd = 0  # how many stand behind the board, in the way of the words
        self.bare = False  # there is no board: the figures stand in the middle

    @property
    def finale(self) -> Finale:
        """What is told of the end."""
        return self.ending.finale

    def title(self) -> str:
        return self.finale.title or self.ending.headline

    # -- the picture -----------------------------------------------------------------------------
    def prepare(self, area: pygame.Rect, scale: float) -> bool:
        """Begin to paint it for a window of this size, beside the screen; whether it is there."""
        wanted = (area.size, scale, theme.palette())
        if self._made_for == wanted:
            return self.picture is not None
        if self._begun != wanted:
            self._begun = wanted
            hero = self.hero()
            self.bare = hero is None
            self._crowd = hero.crowd if hero is not None and self.finale.mood == WIN else 0
            work = partial(paint, area.size, scale, hero, self.finale.mood)
            if self.app.sync or not self.came or self.picture is not None:
                self._take(wanted, work())  # at once: nothing plays before it is there
            else:
                self.app.background(work, partial(self._take, wanted))
        return self._made_for == wanted

    def _take(self, wanted: object, made: Picture) -> None:
        if wanted == self._begun:
            self._made_for, self.picture = wanted, made
            if self._built:
                self.redraw()

    # -- layout ----------------------------------------------------------------------------------
    def build(self) -> None:
        self.ending = e = self.tell()
        self._when = {}
        self.prepare(self.area, self.scale)
        (w, h), fold = self.logical, self.compact
        m = 46 if fold else 80
        mood, found = self.finale.mood, self.finale
        inks = sky.title_inks(mood)
        seal = 64 if fold else 132
        self._seal = self.box(m + 4, 40 if fold else 70, seal, seal)
        left = m + seal + (14 if fold else 26)
        beside = fold and self._crowd > 0
        room = w * COLUMN - left if beside else w - left - m
        size = 36 if fold else 68
        self._add(Title("headline", self.box(left, 33 if fold else 78, room, size), self.title(), size, inks, "heading"), 250)
        why = found.line or self._reason()
        if beside:
            self._column(left, room, why)
        else:
            self._add(Title("why", self.box(left, 70 if fold else 154, room, 34), why, 18 if fold else 26, inks, "text"), 400)
            place = self.box(left, 96 if fold else 190, room, 28)
            self._add(Title("subtitle", place, e.subtitle, 16 if fold else 20, inks, "text"), 400)
        foot = h - (56 if fold else 86)
        bar_h = 46 if fold else 58
        bar = foot - bar_h - (5 if fold else 8)
        tiles_h = 50 if fold else 126
        tiles = bar - tiles_h - (8 if fold else 14)
        count = len(found.tallies)
        column = mood == CALM and not self.bare  # beside a flat board, which needs the height
        row = min(62.0, (tiles - 54 - horizon_of(mood, fold) - 34) / max(1, count))
        high = row * count + 24 + 10 * sum(t.total for t in found.tallies)
        if column:
            side, top = side_of(mood, fold), horizon_of(mood, fold)
            high = min(46.0 if fold else 62.0, (bar - top) * 0.5 / max(1, count)) * count + 16
            rect = self.box(w - m - side, top, side, high)
        elif self.bare:
            top = 140.0 if fold else 240.0
            high = min(62.0, (tiles - 36 - top) / max(1, count)) * count + 16
            rect = self.box(w / 2 - 260, top + (tiles - 20 - top - high) / 2, 520, high)
        elif fold:
            rect = self.box(m, tiles - 62, w - 2 * m, 54)
        else:
            wide = max(SIDE, min(WIDE_SIDE, TallyPanel.wanted(self.kit, found.tallies) / self.scale))
            rect = self.box(w - m - wide, tiles - 20 - high, wide, high)
        self.figures = TallyPanel("figures", rect, found.tallies, flat=fold and not column and not self.bare)
        self.figures.share = self._counted
        if count:
            self._add(self.figures, COUNT[0] - 100)
        if column:
            gap = 8 if fold else 14
            self._tiles(w - m - side, top + high + gap, side, bar - gap - top - high - gap, True)
        else:
            self._tiles(m, tiles, w - 2 * m, tiles_h, False)
        self._buttons(m, bar, w - 2 * m, bar_h)
        line = "   ·   ".join(found.parts) or e.foot
        small, wide = 16.0 if fold else 18.0, w - 2 * m
        parts, seed = self.box(m + 4, foot, wide * 0.72, 26), self.box(m + wide * 0.72, foot, wide * 0.28 - 4, 26)
        self._add(Label("parts", parts, line, size=small, colour=theme.PAPER), COUNT[1])
        self._add(Label("seed", seed, e.seed, size=small, colour=theme.PAPER, align="right"), COUNT[1])

    def _column(self, left: float, room: float, why: str) -> None:
        """Why, and what was played, in a low sky with figures at the right: in as many lines as that takes, above the horizon."""
        k, inks, wide = self.kit, sky.title_inks(self.finale.mood), self.box(0, 0, room, 1).w
        told = self.ending.subtitle
        for large, small, pitch in ((18.0, 16.0, 21.0), (17.0, 15.0, 19.0), (15.0, 14.0, 18.0)):
            reason = _broken(why, " ", k, large, wide)
            rest = _broken(told, " · ", k, small, wide)
            count = len(reason) + len(rest)
            if count * pitch <= 74:
                break
        pitch = min(pitch, 74 / count)
        top = 74.0
        for key, name, size, lines in (("why", why, large, reason), ("subtitle", told, small, rest)):
            title = Title(key, self.box(left, top, room, pitch * len(lines)), name, size, inks, "text")
            title.lines = lines
            self._add(title, 400)
            top += pitch * len(lines)

    def _add(self, widget: Widget, when: float) -> None:
        self.add(widget)
        self._when[id(widget)] = when

    def _reason(self) -> str:
        """Why, without the word that the title says already."""
        e = self.ending
        head, mark, rest = e.why.partition(": ")
        said = rest[:1].upper() + rest[1:] if mark and rest and head == e.headline else e.why
        return said if not said or said[-1] in ".!?…" else f"{said}."

    def _tiles(self, x: float, y: float, w: float, h: float, stacked: bool) -> None:
        """Key moments to look at, and what would have led elsewhere: side by side, or one below the other."""
        e, had, gap = self.ending, self.finale.had, 8.0 if self.compact else 14.0
        most = 2 if had else 3
        if stacked and not self.compact:
            most = max(1, min(3, int(h // 118) - bool(had)))
        every = [moment for moment in e.key if moment.at >= 0 or not e.moment]
        shown = moments.best([moment for moment in every if moment.icon != "flag"] or every, most)
        cells = max(1, len(shown) + bool(had))
        wide = w if stacked else (w - gap * (cells - 1)) / cells
        last = max(wide, w * 0.44) if had and self.compact and not stacked else wide
        wide = (w - gap * (cells - 1) - last) / (cells - 1) if last > wide and cells > 1 else wide
        tall = min(126.0, (h - gap * (cells - 1)) / cells) if stacked else h
        boxes = [(x, y + n * (tall + gap)) if stacked else (x + n * (wide + gap), y) for n in range(cells)]
        for n, moment in enumerate(shown):
            self._tile(n, moment, (*boxes[n], wide, tall), COUNT[0] + 200 + 150 * n)
        if had:
            self._had(self.box(*boxes[-1], w - (boxes[-1][0] - x), tall), had)

    def _tile(self, n: int, moment: moments.Moment, at: tuple[float, float, float, float], when: float) -> None:
        (x, y, w, h), k, look = at, self.kit, self.ending.moment
        label = self.t("moment-look-short")
        spoken = self.t("moment-look", when=moment.when, what=moment.text)
        act = partial(look, moment.at) if look else None
        if h < 80:
            short = f"{moment.when}: {moment.text}"
            button = MomentButton(f"moment{n}", self.box(x, y, w, h), spoken, label=short, icon=moment.icon or "eye", size=16,
                                  hint=moment.text, act=act, zone="moments")  # fmt: skip
            button.colour = moment.colour
            self._add(button, when)
            return
        self._add(PaperPanel("", self.box(x, y, w, h)), when)
        side = min(54.0 if self.compact else 84.0, h - 28)
        self._add(Mark("", self.box(x + 16, y + (h - side) / 2, side, side), moment.icon, moment.colour), when)
        left = x + side + 32
        self._add(Heading("", self.box(left, y + 10, w - side - 140, 30), moment.when, size=21, rule=False, zone="moments"), when)
        room, size = k.px(w - side - 48), 18.0
        while size > 15 and k.wrap(moment.text, room, size) > k.px(h - 48):
            size -= 0.5
        text = self.box(left, y + 42, w - side - 48, h - 48)
        self._add(Label("", text, moment.text, size=size, wrap=True, zone="moments"), when)
        if act is not None:
            need = Button.wanted(k, label, "eye", size=15) / self.scale - 8
            spot = self.box(x + w - 14 - need, y + 12, need, 28)
            self._add(Button(f"moment{n}", spot, spoken, label=label, icon="eye", size=15, act=act, zone="moments"), when)

    def _had(self, rect: pygame.Rect, had: str) -> None:
        px, fold, when = self.kit.px, self.compact, COUNT[0] + 650
        self._add(PaperPanel("", rect), when)
        side = min(px(30 if fold else 84), rect.h - px(14))
        spot = pygame.Rect(rect.x + px(10 if fold else 16), rect.centery - side // 2, side, side)
        self._add(Mark("", spot, "info", ""), when)
        left = spot.right + px(10 if fold else 16)
        room, size = rect.right - px(12) - left, 15.0 if fold else 18.0
        while size > 14 and self.kit.wrap(had, room, size) > rect.h - px(8):
            size -= 0.5
        high = self.kit.wrap(had, room, size)
        box = pygame.Rect(left, rect.centery - high // 2, room, high)
        self._add(Label("had", box, had, size=size, wrap=True, zone="moments"), when)

    def _buttons(self, x: float, y: float, w: float, h: float) -> None:
        acts, k, t = self.ending.acts, self.kit, self.t
        step = t("score-climb-to", step=self.ending.step) if self.ending.step else t("score-climb")
        kinds = [
            ("again", t("score-again"), "reclaim", ""),
            ("climb", step, "up", ""),
            ("same", t("score-same"), "turn-left", ""),
            ("replay", t("score-replay"), "time", ""),
            ("review", t("score-review"), "advice", ""),
            ("look", t("score-look"), "compass", ""),
            ("details", t("score-details"), "log", ""),
            ("home", t("ui-first-screen"), "home", "Esc"),
        ]
        shown = [kind for kind in kinds if acts.get(kind[0])]
        gap, size = k.px(10 if self.compact else 14), 19.0
        room = k.px(w) - gap * (len(shown) - 1)

        def wants(icons: bool) -> list[int]:
            return [Button.wanted(k, label, icon * icons, cap * icons, size) for _, label, icon, cap in shown]

        for said in filter(None, (step, self.ending.step, t("score-climb"))):  # the step is said as far as there is room for it
            shown = [("climb", said, *kind[2:]) if kind[0] == "climb" else kind for kind in shown]
            size = 19.0
            while size > 15 and sum(wants(True)) > room:
                size -= 0.5
            if sum(wants(False)) <= room:
                break
        pictures = sum(wants(True)) <= room
        wanted = wants(pictures)
        spare, at = (room - sum(wanted)) / max(1, len(shown)), float(self.box(x, y, 1, 1).x)
        for (key, label, icon, cap), wide in zip(shown, wanted, strict=True):
            rect = pygame.Rect(round(at), self.box(x, y, 1, h).y, round(wide + spare), k.px(h))
            style = "brass" if key in ("again", "climb") else "paper"
            name, hint = (step, t("score-climb-hint")) if key == "climb" else (label, "")
            self._add(Button(key, rect, name, label=label, style=style, icon=icon * pictures, size=size, hint=hint,
                             shortcut=cap * pictures, act=acts[key], zone="next"), COUNT[1] - 100)  # fmt: skip
            at += wide + spare + gap

    # -- time ------------------------------------------------------------------------------------
    @property
    def moving(self) -> bool:
        """Whether the scene still plays."""
        return self.at < LAST

    def _counted(self) -> float:
        """How much of the figures has been counted up."""
        return tween.ease_out(_share(self.at, COUNT))

    def skip(self) -> None:
        """As it ends."""
        self.at = LAST
        self.redraw()

    def opened(self) -> None:
        self.app.say(self.title())
        for said in (self.finale.line or self.ending.why, self.finale.had):
            self.app.say(said)
        if self.came and self.moving:
            self.app.sound.play("gong" if self.finale.mood == LOSS else "chimes")

    def update(self, ms: int) -> bool:
        if not self.moving or self.app.top is not self:
            return False
        if self.picture is None:
            return True
        before, self.at = self.at, min(LAST, self.at + min(ms, 100))
        now = self.at
        light = round(_share(now, LIGHT) * LIGHTS)
        layers = self._layers(before) != self._layers(now)
        if light != self._light or layers or before < FLY[0] <= now or now >= LAST:
            self._light = light
            self.redraw()
            return True
        for _, at in self._ships(now):
            self.redraw(at.inflate(self.kit.px(24), 0))
        if before < RISE[1] and (box := self._behind_box()) is not None:
            self.redraw(box)
        if before < COUNT[1] and now > COUNT[0]:
            self.redraw(self.figures.rect)
        for box in (*self._flying(before), *self._flying(now)):
            self.redraw(box.inflate(self.kit.px(60), self.kit.px(12)))
        for widget in self.widgets:
            if before < self._when.get(id(widget), 0.0) <= now:
                self.redraw(widget.rect.inflate(self.kit.px(64), self.kit.px(64)))  # with its shadow
        return True

    def _layers(self, at: float) -> int:
        board = self.picture.board if self.picture is not None else None
        return round(_share(at, (300.0, LAST - 200)) * len(board.layers)) if board is not None else 0

    def _ships(self, at: float) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """Where they are: they come out of the middle and are gone to the edge at the end."""
        if self.picture is None:
            return []
        away = (1 - tween.ease_both(_share(at, (0.0, LAST)))) * -self.kit.px(170)
        return [(sprite, sprite.get_rect(topleft=(round(x + away), y))) for sprite, (x, y) in self.picture.ships]

    def _flying(self, at: float) -> list[pygame.Rect]:
        return [chip for chip, _ in self._chips(at)]

    def _chips(self, at: float) -> list[tuple[pygame.Rect, int]]:
        """The points that are on their way from the board to the figures."""
        board = self.picture.board if self.picture is not None else None
        if board is None or not FLY[0] <= at <= FLY[1]:
            return []
        out, k, flights = [], self.kit, self.finale.flights
        for n, flight in enumerate(flights):
            start = FLY[0] + 400 * n / max(1, len(flights))
            t = tween.ease_both(_share(at, (start, start + 560)))
            if flight.spot in board.spots and 0 < t < 1:
                goal = self.figures.value_at(flight.tally)
                spot = self._on_board(board.spots[flight.spot])
                x, y = tween.curve(spot, goal, t)
                chip = pygame.Rect(0, 0, k.px(54), k.px(30))
                chip.center = round(x), round(y)
                out.append((chip, n))
        return out

    def _on_board(self, spot: tuple[int, int]) -> tuple[int, int]:
        assert self.picture is not None
        return self.picture.at[0] + spot[0], self.picture.at[1] + spot[1]

    def _behind_box(self) -> pygame.Rect | None:
        """Where those behind the board rise."""
        picture = self.picture
        if picture is None or picture.board is None or not picture.board.behind:
            return None
        boxes = [box for _, box in risen(picture, 1.0)]
        return boxes[0].unionall(boxes[1:])

    # -- input -----------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> bool:
        key = getattr(event, "key", None)
        if event.type == pygame.KEYUP and key == self._mute:
            self._mute = None
        if event.type in PUSHES and self.moving:
            self._mute = key if event.type == pygame.KEYDOWN else None
            self.skip()
            return True
        if event.type == pygame.KEYDOWN and key is not None and key == self._mute:
            return True
        return super().handle(event)

    def activate(self, item: UiItem) -> None:
        """Not while it plays."""
        if self.moving:
            self.skip()
        else:
            super().activate(item)

    def back(self) -> None:
        act = self.ending.acts.get("home")
        if act:
            act()
        else:
            self.app.home()

    def key(self, event: pygame.event.Event) -> bool:
        if self.action(event) == "copy" and self.ending.summary:
            self.app.copy(self.ending.summary)
            return True
        return False

    # -- drawing ---------------------------------------------------------------------------------
    def drawn(self) -> list[Widget]:
        if not self.moving:
            return self.widgets
        return [widget for widget in self.widgets if self._when.get(id(widget), 0.0) <= self.at]

    def draw_back(self, surface: pygame.Surface) -> None:
        clip, picture = surface.get_clip(), self.picture
        if picture is None:
            surface.blit(self.app.backdrop(), clip, clip)
            return
        if not self.moving:
            surface.blit(picture.still, clip, clip)
        else:
            self._play(surface, clip, picture)
        surface.set_clip(clip.clip(picture.sea))
        for sprite, box in self._ships(self.at):
            surface.blit(sprite, box)
        surface.set_clip(clip)
        if self.moving and (dark := 1 - _share(self.at, LIGHT)) > 0:
            grey = round(255 - 200 * dark)
            surface.fill((grey, grey, min(255, grey + 14)), clip, special_flags=pygame.BLEND_RGB_MULT)
        k = self.kit
        mood, side = self.finale.mood, self._seal.w
        icon = "loss" if mood == LOSS else self.finale.seal
        seal = k.cached(("end-seal", icon, mood, side), lambda: sky.seal(icon, mood, side))
        surface.blit(seal, self._seal)
        self._tags(surface)

    def _play(self, surface: pygame.Surface, clip: pygame.Rect, picture: Picture) -> None:
        surface.blit(picture.back, clip, clip)
        board = picture.board
        if board is None:
            return
        for sprite, box in risen(picture, tween.ease_out(_share(self.at, RISE))):
            surface.blit(sprite, box)
        surface.blit(board.picture, picture.at)
        for layer in board.layers[: self._layers(self.at)]:
            surface.blit(layer, picture.at)

    def _tags(self, surface: pygame.Surface) -> None:
        """What each place of the board has brought: the tags stay."""
        board = self.picture.board if self.picture is not None else None
        if board is None:
            return
        for flight in self.finale.flights:
            if flight.spot in board.spots and self.at >= FLY[0]:
                x, y = self._on_board(board.spots[flight.spot])
                row = [f for f in self.finale.flights if f.spot == flight.spot]
                self._tag(surface, (x, y + self.kit.px(34) * row.index(flight)), flight.points, flight.colour)

    def _tag(self, surface: pygame.Surface, at: tuple[int, int], points: int, colour: str) -> None:
        k = self.kit
        text = f"+{points}"
        wide = k.width(text, 18, "sans-bold") + k.px(40)
        box = pygame.Rect(0, 0, wide, k.px(32))
        box.center = at
        surface.blit(k.rounded(box.w, box.h, 16, theme.CALLOUT, None, theme.INK, 2), box)
        if colour:
            k.disc(surface, colour, (box.x + k.px(16), box.centery), 24)
        k.text(surface, text, (box.x + k.px(31), box.centery), 18, "sans-bold")

    def draw_front(self, surface: pygame.Surface) -> None:
        for chip, n in self._chips(self.at) if self.moving else ():
            flight = self.finale.flights[n]
            self._tag(surface, chip.center, flight.points, flight.colour)


class Mark(Widget):
    """Who or what a moment is about: a player's disc, or an icon, on a tinted box. Decoration."""

    def __init__(self, key: str, rect: pygame.Rect, icon: str, colour: str) -> None:
        super().__init__(key, rect)
        self.icon, self.colour = icon, colour

    def draw(self, surface: pygame.Surface) -> None:
        k, side = self.kit, min(self.rect.w, self.rect.h)
        box = pygame.Rect(0, 0, side, side)
        box.center = self.rect.center
        k.inset(surface, box)
        size = side / k.scale * 0.7
        if self.colour:
            k.disc(surface, self.colour, box.center, size)
        elif self.icon:
            k.icon(surface, self.icon, box.center, size)


def _broken(words: str, glue: str, kit: Kit, size: float, wide: int) -> tuple[str, ...]:
    """The words in lines no wider than that, broken between what `glue` joins."""
    lines: list[str] = []
    for part in words.split(glue):
        if lines and kit.width(joined := f"{lines[-1]}{glue}{part}", size, Title.FACE) <= wide:
            lines[-1] = joined
        else:
            lines.append(part)
    return tuple(lines)


def _share(at: float, span: tuple[float, float]) -> float:
    return max(0.0, min(1.0, (at - span[0]) / (span[1] - span[0])))
