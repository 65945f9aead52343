"""The set-up of a game of spirits: every seat a spirit and a starting board, options, what the spirit in hand can do."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from game.core.engine.odds import wilson
from game.core.engine.rng import Rng
from scenes.app import game_list
from scenes.draw import theme
from scenes.games.spirit_island.art.portrait import round_picture
from scenes.games.spirit_island.gallery import SpiritGallery
from scenes.games.spirit_island.setup_challenge import ChallengePanels
from scenes.games.spirit_island.setup_island import IslandPicture, island_of
from scenes.setup.forms import Form, SetupPage
from scenes.widgets.controls import Button, Choice
from scenes.widgets.panels import Heading, Label, PaperPanel
from scenes.widgets.picker import Picker

OVER = (320.0, 220.0)  # design px of the boards that are drawn while one is pointed at
ABOVE = 60.0  # ... above the letter: over the frame of its seat
BOARD, TICK = 30.0, 24.0  # design px of the letter of a board beside a spirit's name, and of the tick of the chosen one


class SpiritForm(Form):
    """Spirits and boards; no two seats have the same."""

    lots = True

    def __init__(self, scene: SetupPage) -> None:
        super().__init__(scene)
        self.page = "challenge"  # which page of the right side is seen where there is no room for both
        self.wished = 4  # the difficulty to draw a game of
        self._bars: list[tuple[pygame.Rect, int]] = []
        self.shows_bars = True
        self._over: pygame.Rect | None = None  # where the boards are drawn while one is pointed at
        self._gallery = SpiritGallery(self)

    @property
    def gallery(self) -> SpiritGallery:
        return self._gallery

    def choice(self, n: int) -> str:
        return self.scene.seats[n]["spirit"]

    def beside(self, n: int, x: float, y: float, w: float, h: float) -> float:
        """The letters of the boards."""
        boards = self.scene.catalogue.boards[len(self.scene.seats)]
        wide = min(w * 0.5, BOARD * len(boards) + TICK)
        name = 120 if self.scene.compact else 200 if self.scene.scale < 0.95 else 0  # small type does not get any smaller
        if name and w < BOARD * len(boards) + TICK + name:  # one button that goes round
            self._next_board(n, x + w - 56, y, 56, h)
            return 62.0
        self._boards(n, x + w - wide, y + (h - min(h, 40.0)) / 2, wide, min(h, 40.0), 15)
        return wide + 12

    def beneath(self, x: float, y: float, w: float, h: float, pad: float) -> None:
        """The island, and where there is room for both what the spirit in hand can do."""
        bars = 204.0 if h >= 440 else 0.0
        self._bars = []
        if h - bars < 230:
            self.about(x, y, w, min(h, 330.0), pad)
            return
        self._island(x, y, w, min(h - bars - (10 if bars else 0), 400.0), pad)
        if bars:
            self.about(x, y + min(h - bars - 10, 400.0) + 10, w, bars, pad)

    def pointed(self, key: str) -> pygame.Rect | None:
        """A board by its letter, where the page has no room for the island: above the seat."""
        scene, self._over = self.scene, None
        found = {widget.key: widget.rect for widget in scene.widgets}
        letter = found.get(key.partition("=")[0]) if key.startswith("board") else None
        if letter is not None and scene.galleried and "island" not in found:
            place = pygame.Rect(0, 0, *map(scene.kit.px, OVER))
            place.midbottom = letter.centerx, letter.y - scene.kit.px(ABOVE)
            self._over = place.clamp(scene.area.inflate(-scene.kit.px(16), 0))
        return self._over

    def _over_all(self, surface: pygame.Surface) -> None:
        """The boards as they will lie, while one is pointed at."""
        if self._over is None or (island := island_of(self.scene, self.scene.setup()._replace(seed=1))) is None:
            return
        k = self.scene.kit
        k.panel(surface, self._over)
        picture: Any = IslandPicture("", self._over.inflate(-k.px(16), -k.px(16)), "", island)
        picture.scene = self.scene
        picture.draw(surface)

    def _island(self, x: float, y: float, w: float, h: float, pad: float) -> None:
        """The boards as they will lie, with the first presence."""
        scene = self.scene
        setup = scene.setup()
        island = island_of(scene, setup._replace(seed=1))
        scene.add(PaperPanel("", scene.box(x, y, w, h)))
        scene.add(Heading("boards-head", scene.box(x + pad, y + 8, w - 2 * pad, 34), self.t("setup-boards"), zone="island"))
        if island is None:
            return
        names = [f"{seat['name']}: {self.t('setup-board-name', board=seat['board'])}" for seat in setup.seats]
        scene.add(IslandPicture("island", scene.box(x + 14, y + 50, w - 28, h - 64), self.t("setup-boards"), island,
                                value=", ".join(names), hint=self.t("setup-boards-hint"), zone="island"))  # fmt: skip

    def new_seat(self) -> dict[str, str]:
        taken = {s.get("spirit") for s in self.scene.seats}
        spirit = next(s.id for s in self.spirits() if s.id not in taken)
        return {"spirit": spirit, "board": ""}

    def spirits(self) -> tuple[game_list.SpiritEntry, ...]:
        """Those who may come: of this box, and of another one where the option is on."""
        catalogue, options = self.scene.catalogue, self.scene.options
        return (*catalogue.spirits, *(entry for option, those in catalogue.guests if options.get(option) for entry in those))

    def deal(self) -> None:
        """Every seat a board of this seat count, none twice, keeping what still fits; a guest who may not come is replaced."""
        seats, known = self.scene.seats, {entry.id for entry in self.spirits()}
        for n, seat in enumerate(seats):
            if seat["spirit"] not in known or seat["spirit"] in {other["spirit"] for other in seats[:n]}:
                seat["spirit"] = self.new_seat()["spirit"]
        free = list(self.scene.catalogue.boards[len(seats)])
        for seat in seats:
            if seat["board"] in free:
                free.remove(seat["board"])
            else:
                seat["board"] = ""
        for seat in seats:
            if not seat["board"]:
                seat["board"] = free.pop(0)

    def surprise(self, chance: Rng) -> bool:
        """Other spirits and boards by lot; adversary, scenario and options stay."""
        seats = self.scene.seats
        spirits = chance.shuffled(tuple(entry.id for entry in self.spirits()))
        boards = chance.shuffled(tuple(self.scene.catalogue.boards[len(seats)]))
        for seat, spirit, board in zip(seats, spirits, boards, strict=False):
            seat.update(spirit=spirit, board=board)
        return True

    def chosen(self, n: int) -> str:
        seat = self.scene.seats[n]
        spirit, board = self.t(f"name-spirit-{seat['spirit']}"), self.t("setup-board-name", board=seat["board"])
        return f"{spirit} ({board})"

    def take_board(self, n: int, board: str) -> None:
        """Take a board; who had it gets ours."""
        seats = self.scene.seats
        for seat in seats:
            if seat["board"] == board:
                seat["board"] = seats[n]["board"]
        self.scene.put(n, "board", board)

    # -- a seat --------------------------------------------------------------------------------
    def rows(self) -> tuple[float, ...]:
        return (52.0 if self.scene.most < 4 else 39.0,)

    def control_width(self) -> float:
        return 300.0

    def seat(self, n: int, left: float, y: float, room: float, gap: float) -> None:
        """Where text is large: spirit and board side by side, the gallery on a page of its own."""
        scene, zone, (tall,) = self.scene, f"seat{n + 1}", self.rows()
        low, beside = min(44.0, tall), 62.0 * len(scene.catalogue.boards[len(scene.seats)]) + 20
        spirit = Picker(
            f"spirit{n}", scene.box(left, y, room - beside - 10, tall), self.t("setup-spirit", n=n + 1),
            [(s.id, self.t(f"name-spirit-{s.id}")) for s in self.spirits()], scene.seats[n]["spirit"],
            partial(scene.put, n, "spirit"), self._paint_spirit, taken=[s["spirit"] for s in scene.seats], zone=zone,
            words=(self.t("ui-previous"), self.t("ui-next")),
        )  # fmt: skip
        scene.add(spirit)
        self._boards(n, left + room - beside, y + (tall - low) / 2, beside, low)

    def _next_board(self, n: int, x: float, y: float, w: float, h: float) -> None:
        """The letter of a seat's board; a click takes the next one."""
        boards, now = self.scene.catalogue.boards[len(self.scene.seats)], self.scene.seats[n]["board"]
        following = boards[(boards.index(now) + 1) % len(boards)]
        self.scene.add(Button(
            f"board{n}", self.scene.box(x, y, w, h), self.t("setup-board"), label=now, size=16,
            value=self.t("setup-board-name", board=now), act=partial(self.take_board, n, following), zone=f"seat{n + 1}",
            hint=self.t("setup-board-hint"),
        ))  # fmt: skip

    def _boards(self, n: int, x: float, y: float, w: float, h: float, size: float = 18) -> None:
        """The choice of a seat's board."""
        scene = self.scene
        letters = [(b, b, self.t("setup-board-name", board=b)) for b in scene.catalogue.boards[len(scene.seats)]]
        scene.add(Choice(
            f"board{n}", scene.box(x, y, w, h), self.t("setup-board"), letters, scene.seats[n]["board"],
            partial(self.take_board, n), zone=f"seat{n + 1}", words=(self.t("ui-chosen"), self.t("ui-not-chosen")),
            hint=self.t("setup-board-hint"), size=size,
        ))  # fmt: skip

    def _entry(self, spirit: str) -> game_list.SpiritEntry:
        return next(s for s in self.spirits() if s.id == spirit)

    def _paint_spirit(self, surface: pygame.Surface, rect: pygame.Rect, spirit: str) -> None:
        k = self.scene.kit
        entry = self._entry(spirit)
        side = rect.h - k.px(10)
        face = round_picture(k, entry, side)
        surface.blit(face, face.get_rect(midleft=(rect.x + k.px(10), rect.centery)))
        x = rect.x + k.px(22) + side
        icons_w = len(entry.elements) * k.px(30)
        k.text(surface, self.t(f"name-spirit-{spirit}"), (x, rect.centery), 20, "serif-semi", theme.INK, "midleft",
               rect.right - x - icons_w - k.px(20))  # fmt: skip
        for n, element in enumerate(entry.elements):
            k.icon(surface, element, (rect.right - icons_w + n * k.px(30) + k.px(4), rect.centery), 26)

    # -- the right side ------------------------------------------------------------------------
    def panels(self, x: float, y: float, w: float, h: float, pad: float) -> None:
        if self.scene.galleried and self.scene.most <= 3:
            self.shows_bars = not self.scene.compact
            self._options(x, y, w, pad, h)
            return
        if self.scene.most > 3:  # a box with adversaries
            ChallengePanels(self, x, y, w, h, pad)
            return
        if self.scene.small:  # side by side
            self._options(x, y, w / 2 - 3, pad)
            self.about(x + w / 2 + 3, y, w / 2 - 3, h, pad)
            return
        taken = self._options(x, y, w, pad)
        self.about(x, y + taken + 12, w, h - taken - 12, pad)

    def _options_height(self, room: float) -> float:
        """What heading, options and facts of the options panel take, in design px."""
        k, scene = self.scene.kit, self.scene
        tall = sum(48 + k.wrap(self.t(f"option-{c.id}-hint"), k.px(room - 84), 16) / k.scale for c in scene.offered())
        facts = self.t("setup-facts", seats=len(scene.seats), boards=len(scene.seats))
        return 64 + tall + (0 if scene.compact else k.wrap(facts, k.px(room), 17) / k.scale + 10)

    def _options(self, x: float, y: float, w: float, pad: float, h: float = 0.0) -> float:
        """The options panel, `h` high or as high as need be; returns its height in design px."""
        scene = self.scene
        room, at = w - 2 * pad, y + 56.0
        n = len(scene.seats)
        facts = self.t("setup-facts", seats=n, boards=n)
        facts_h = 0 if scene.compact else scene.kit.wrap(facts, scene.kit.px(room), 17) / scene.scale + 10
        whole = max(h, self._options_height(room))
        scene.add(PaperPanel("", scene.box(x, y, w, whole)))
        scene.add(Heading("options", scene.box(x + pad, y + 10, room, 36), self.t("setup-options"), zone="options"))
        for choice in scene.offered():
            at += self.option(choice, x + pad, at, room, True) + 6
        if facts_h:
            spot = scene.box(x + pad, at + 4, room, facts_h)
            scene.add(Label("facts", spot, facts, size=17, wrap=True, colour=theme.INK_SECOND, zone="options"))
        if h and (rate := self._win_rate()):
            need = scene.kit.wrap(rate, scene.kit.px(room), 16) / scene.scale
            if at + facts_h + need + 12 <= y + h:
                spot = scene.box(x + pad, at + facts_h + 8, room, need)
                scene.add(Label("win-rate", spot, rate, size=16, wrap=True, colour=theme.INK_SECOND, zone="options"))
        return whole

    def about(self, x: float, y: float, w: float, h: float, pad: float) -> None:
        """What the spirit of the seat in hand is good at, as bars."""
        scene = self.scene
        scene.shown = min(scene.shown, len(scene.seats) - 1)
        spirit = scene.seats[scene.shown]["spirit"]
        entry = self._entry(spirit)
        scene.add(PaperPanel("", scene.box(x, y, w, h)))
        name = self.t(f"name-spirit-{spirit}")
        scene.add(Heading("about", scene.box(x + pad, y + 10, w - 2 * pad, 36), name, zone="about"))
        self._bars = []
        rate = "" if scene.galleried else self._win_rate()
        rate_h = scene.kit.wrap(rate, scene.kit.px(w - 2 * pad), 16) / scene.scale + 12 if rate else 0.0
        step = min(34.0 if scene.compact else 46.0, (h - 62 - rate_h) / max(1, len(entry.strengths)))
        for n, (kind, value) in enumerate(entry.strengths):
            word = self.t(f"ui-strength-{kind}")
            line = scene.box(x + pad, y + 54 + n * step, w - 2 * pad, step)
            scene.add(Label(f"about-{kind}", line, word, value=f"{value} / 5", size=17, zone="about"))
            self._bars.append((line, value))
        if rate:
            spot = scene.box(x + pad, y + h - rate_h, w - 2 * pad, rate_h - 6)
            scene.add(Label("win-rate", spot, rate, size=16, wrap=True, colour=theme.INK_SECOND, zone="about"))

    def rate(self, spirits: list[str]) -> tuple[int, int]:
        """(won, games) of the bot with these spirits, without adversary and scenario; (0, 0) where it was not measured."""
        if not self.scene.options.get("stage-ii-actions", True):
            return 0, 0
        rules: Any = game_list.rules_for(self.scene.game.id)
        won, games = rules.win_rate(spirits, self.scene.catalogue.set)
        return int(won), int(games)

    def _win_rate(self) -> str:
        """How often the bot wins with these spirits, as a measure of difficulty; empty where it was not measured."""
        message, spirits = "setup-win-rate", [seat["spirit"] for seat in self.scene.seats]
        if self.scene.most > 3:  # in a box with adversaries the whole set-up has a figure of its own
            spirits, message = [spirits[self.scene.shown]], "setup-win-rate-spirit"
        wins, games = self.rate(spirits)
        if not games:
            return ""
        low, high = (round(100 * share) for share in wilson(wins, games))
        return self.t(message, n=len(spirits), wins=wins, games=games, low=low, high=high)

    def draw(self, surface: pygame.Surface) -> None:
        self._over_all(surface)
        k = self.scene.kit
        if (self.scene.small and self.scene.part == "players") or not self.shows_bars:
            return
        for line, value in self._bars:
            for n in range(5):
                cell = pygame.Rect(0, 0, k.px(26), min(k.px(14), line.h - 4))
                cell.midleft = (line.right - k.px(5 * 32) + n * k.px(32), line.centery)
                fill = theme.BRASS if n < value else theme.INSET
                pygame.draw.rect(surface, theme.shown(fill), cell, border_radius=k.px(3))
                pygame.draw.rect(surface, theme.shown(theme.INK if n < value else theme.RULE), cell, k.px(1.3), k.px(3))
