"""A new game on one screen: who plays what, options, seed, start."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from game.core.history import wilson
from scenes import assets, keeper, settings_store, theme
from scenes.scene import Scene
from scenes.widgets.controls import Button, Choice, Toggle
from scenes.widgets.fields import TextField
from scenes.widgets.panels import Heading, Label, Panel
from scenes.widgets.picker import Picker

SEED_DIGITS = 10


class SetupScene(Scene):
    """`setup()` is what will be played; `given` presets it (a `Setup`, for "play again")."""

    name = "setup"
    first = "start"

    def __init__(self, app: Any, game_id: str = "spirit-island", given: Any = None) -> None:
        super().__init__(app)
        self.game = assets.game(game_id)
        self.catalogue = assets.catalogue(game_id)
        self.options = {c.id: c.default for c in self.catalogue.options}
        self.seed = str(assets.fresh_seed())
        self.seats: list[dict[str, str]] = []
        self.shown = 0
        if given is not None:
            self.seed = str(given.seed)
            self.options.update({k: v for k, v in given.options.items() if k in self.options})
            self.seats = [dict(seat) for seat in given.seats]
        else:
            names = app.settings.last_names
            self._add_seat(names[0] if names else "")

    # -- what is chosen --------------------------------------------------------------------------
    def setup(self) -> Any:
        """The chosen `Setup`; empty names get the default."""
        from game.core.decision import Setup

        seats = []
        for n, seat in enumerate(self.seats):
            seats.append({**seat, "name": seat["name"].strip() or self._name(n)})
        return Setup(
            game=self.game.id, set=self.catalogue.set, mode=self.catalogue.mode, options=dict(self.options),
            seed=int(self.seed or 0), seats=tuple(seats),
        )  # fmt: skip

    def _name(self, n: int) -> str:
        seat = self.seats[n]
        return self.t("setup-bot-n" if seat["control"] != "human" else "setup-player-n", n=n + 1)

    def _add_seat(self, name: str = "") -> None:
        used = {s["colour"] for s in self.seats}
        spirits = {s["spirit"] for s in self.seats}
        colour = next(c for c in assets.COLOURS if c not in used)
        spirit = next(s.id for s in self._spirits_first() if s.id not in spirits)
        self.seats.append({"name": name, "colour": colour, "spirit": spirit, "board": "", "control": "human"})
        self._deal_boards()

    def _spirits_first(self) -> list[assets.SpiritEntry]:
        return list(self.catalogue.spirits)

    def _deal_boards(self) -> None:
        """Every seat a board of this seat count, none twice, keeping what still fits."""
        free = list(self.catalogue.boards[len(self.seats)])
        for seat in self.seats:
            if seat["board"] in free:
                free.remove(seat["board"])
            else:
                seat["board"] = ""
        for seat in self.seats:
            if not seat["board"]:
                seat["board"] = free.pop(0)

    # -- layout ----------------------------------------------------------------------------------
    def build(self) -> None:
        w, h = self.logical
        fold = self.compact
        m, top, gap = (max(16.0, (w - 1720) / 2), 60.0, 10.0) if fold else (max(40.0, (w - 1720) / 2), 84.0, 18.0)
        back = Button.wanted(self.kit, self.t("ui-back"), "left", "Esc", 17) / self.scale
        tall = 44
        leave = Button(
            "back", self.box(m, (top - tall) / 2, back, tall), self.t("ui-back"), style="dark", icon="left",
            shortcut="Esc", size=17, act=self.back, zone="head",
        )  # fmt: skip
        title = self.t("setup-title", game=self.t(f"ui-game-{self.game.id}"))
        head = self.box(m + back + 20, 0, w - 2 * m - back - 20, top)
        self.add(Heading("head", head, title, size=28, rule=False, colour=theme.PAPER, zone="head"))
        right_w = 400 if fold else 520
        left_w = w - 2 * m - right_w - gap
        most = self.game.seats[1]
        each = (h - top - (16.0 if fold else 40.0) - (most - 1) * gap) / most
        if not fold:
            each = min(each, 330)
        self._empty: list[pygame.Rect] = []
        for n in range(most):
            self._seat(n, m, top + n * (each + gap), left_w, each)
        self._right(m + left_w + gap, top, right_w, most * each + (most - 1) * gap)
        self.add(leave)

    def _seat(self, n: int, x: float, y: float, w: float, h: float) -> None:
        zone, fold, k = f"seat{n + 1}", self.compact, self.kit
        frame = self.box(x, y, w, h)
        if n >= len(self.seats):
            self._empty.append(frame)
            bw = max(260, Button.wanted(k, self.t("setup-add"), "plus", size=20) / self.scale)
            spot = self.box(x + (w - bw) / 2, y + h / 2 - 28, bw, 56)
            add = Button(f"add{n}", spot, self.t("setup-add"), style="dark", icon="plus", size=20, act=self.add_seat, zone=zone)
            if n > len(self.seats):
                add.enabled, add.why = False, self.t("setup-add-first")
            self.add(add)
            return
        seat = self.seats[n]
        self.add(Panel("", frame, edge=theme.player(seat["colour"]).colour))
        pad = 16 if fold else 24
        left, room = x + pad + 8, w - 2 * pad - 8
        tall = 44 if fold else 48
        pick_h = 60 if fold else 78
        edge = 16 if fold else 26
        step = (h - 2 * edge - 2 * tall - pick_h) / 2
        at: float = y + edge
        colour = Button(
            f"colour{n}", self.box(left, at, 58, tall), self.t("setup-colour", n=n + 1), label="", size=18,
            value=self.t(f"ui-colour-{seat['colour']}"), act=partial(self.turn_colour, n), zone=zone,
            hint=self.t("setup-colour-hint", colour=self.t(f"ui-colour-{seat['colour']}")),
        )  # fmt: skip
        self.add(colour)
        gone_w = 48 if len(self.seats) > 1 else 0
        pick_w = 300 if fold else 360
        name_w = room - 58 - pick_w - gone_w - 24 - (12 if gone_w else 0)
        field = TextField(
            f"name{n}", self.box(left + 70, at, name_w, tall), self.t("setup-name", n=n + 1), seat["name"],
            partial(self.put, n, "name"), limit=20, placeholder=self._name(n), zone=zone,
        )  # fmt: skip
        self.add(field)
        kinds = [("human", self.t("ui-human"), self.t("ui-human"))]
        kinds += [(b, self.t(f"ui-{b.replace(':', '-')}-short"), self.t(f"ui-{b.replace(':', '-')}")) for b in assets.BOTS]
        words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
        who = Choice(
            f"control{n}", self.box(left + 70 + name_w + 12, at, pick_w, tall), self.t("setup-who", n=n + 1), kinds,
            seat["control"], partial(self.put, n, "control"), zone=zone, words=words, hint=self.t("setup-who-hint"),
        )  # fmt: skip
        self.add(who)
        if gone_w:
            gone = Button(
                f"remove{n}", self.box(left + room - 48, at, 48, tall), self.t("setup-remove", n=n + 1), label="",
                icon="close", style="quiet", act=partial(self.remove_seat, n), zone=zone, hint=self.t("setup-remove-hint"),
            )  # fmt: skip
            self.add(gone)
        at += tall + step
        spirits = [(s.id, self.t(f"name-spirit-{s.id}")) for s in self.catalogue.spirits]
        taken = [s["spirit"] for s in self.seats]
        spirit = Picker(
            f"spirit{n}", self.box(left, at, room, pick_h), self.t("setup-spirit", n=n + 1), spirits,
            seat["spirit"], partial(self.put, n, "spirit"), self._paint_spirit, taken=taken, zone=zone,
            words=(self.t("ui-previous"), self.t("ui-next")),
        )  # fmt: skip
        self.add(spirit)
        at += pick_h + step
        label = self.t("setup-board")
        lw = k.width(label, 18, "sans-semi") / self.scale + 14
        self.add(Label("", self.box(left, at, lw, tall), label, size=18, face="sans-semi", zone=zone))
        boards = self.catalogue.boards[len(self.seats)]
        letters = [(b, b, self.t("setup-board-name", board=b)) for b in boards]
        bw = 84 * len(boards) + 30
        pick = Choice(
            f"board{n}", self.box(left + lw, at, bw, tall), label, letters, seat["board"],
            partial(self.take_board, n), zone=zone, words=words, hint=self.t("setup-board-hint"),
        )  # fmt: skip
        self.add(pick)
        entry = next(s for s in self.catalogue.spirits if s.id == seat["spirit"])
        note = self.t("setup-complexity", level=self.t(f"ui-level-{entry.complexity or 'low'}"))
        spot = self.box(left + lw + bw + 16, at, room - lw - bw - 16, tall)
        self.add(Label("", spot, note, size=17, colour=theme.INK_SECOND, align="right", zone=zone))

    def _right(self, x: float, y: float, w: float, h: float) -> None:
        fold = self.compact
        pad = 20 if fold else 28
        room = w - 2 * pad
        start_h, seed_h = (62, 172) if fold else (76, 184)
        opt_h = self._options(x, y, w, pad)
        y += opt_h + 12
        about_h = h - opt_h - start_h - seed_h - 36
        self._about(x, y, w, about_h, pad)
        y += about_h + 12
        self.add(Panel("", self.box(x, y, w, seed_h)))
        self.add(Heading("seed-head", self.box(x + pad, y + 12, w - 2 * pad, 36), self.t("setup-seed"), zone="seed"))
        at = y + 60
        field = TextField(
            "seed", self.box(x + pad, at, room - 130, 46), self.t("setup-seed"), self.seed, self.put_seed,
            limit=SEED_DIGITS, allow=lambda s: "".join(c for c in s if c in "0123456789"), zone="seed",
            hint=self.t("setup-seed-hint"),
        )  # fmt: skip
        self.add(field)
        dice = Button("random", self.box(x + pad + room - 118, at, 54, 46), self.t("setup-random"), label="", icon="dice",
                      act=self.random_seed, zone="seed", hint=self.t("setup-random"))  # fmt: skip
        self.add(dice)
        copy = Button("copy", self.box(x + pad + room - 54, at, 54, 46), self.t("setup-copy"), label="", icon="deck",
                      act=self.copy_seed, zone="seed", hint=self.t("setup-copy"))  # fmt: skip
        self.add(copy)
        hint = self.box(x + pad, at + 54, room, seed_h - 120)
        self.add(Label("", hint, self.t("setup-seed-hint"), size=16, wrap=True, colour=theme.INK_SECOND, zone="seed"))
        y += seed_h + 12
        start = Button("start", self.box(x, y, w, start_h - 4), self.t("setup-start"), style="brass", icon="play", size=24,
                       shortcut=self.app.bindings.cap("start"), act=self.start, zone="start")  # fmt: skip
        self.add(start)

    def _options(self, x: float, y: float, w: float, pad: float) -> float:
        """The options panel; returns its height in design px."""
        room, rows, at = w - 2 * pad, [], y + 56.0
        for choice in self.catalogue.options:
            effect = self.t(f"option-{choice.id}-hint")
            tall = 42 + self.kit.wrap(effect, self.kit.px(room - 84), 16) / self.scale
            rows.append((choice, effect, at, tall))
            at += tall + 6
        n = len(self.seats)
        facts = self.t("setup-facts", seats=n, boards=n)
        facts_h = 0 if self.compact else self.kit.wrap(facts, self.kit.px(room), 17) / self.scale + 10
        whole = at - y + facts_h + 8
        self.add(Panel("", self.box(x, y, w, whole)))
        self.add(Heading("options", self.box(x + pad, y + 10, room, 36), self.t("setup-options"), zone="options"))
        for choice, effect, top, tall in rows:
            on = self.options[choice.id]
            changed = self.t("setup-changed") if on != choice.default else ""
            toggle = Toggle(
                choice.id, self.box(x + pad - 8, top, room + 8, tall), self.t(f"option-{choice.id}"), on,
                partial(self.set_option, choice.id), effect=effect, words=(self.t("ui-on"), self.t("ui-off")),
                changed=changed, zone="options",
            )  # fmt: skip
            self.add(toggle)
        spot = self.box(x + pad, at + 4, room, facts_h)
        if facts_h:
            self.add(Label("facts", spot, facts, size=17, wrap=True, colour=theme.INK_SECOND, zone="options"))
        return whole

    def _about(self, x: float, y: float, w: float, h: float, pad: float) -> None:
        """What the spirit of the seat in hand is good at, as bars."""
        self.shown = min(self.shown, len(self.seats) - 1)
        spirit = self.seats[self.shown]["spirit"]
        entry = next(s for s in self.catalogue.spirits if s.id == spirit)
        self.add(Panel("", self.box(x, y, w, h)))
        name = self.t(f"name-spirit-{spirit}")
        self.add(Heading("about", self.box(x + pad, y + 10, w - 2 * pad, 36), name, zone="about"))
        self._bars: list[tuple[pygame.Rect, int]] = []
        rate = self._win_rate()
        rate_h = self.kit.wrap(rate, self.kit.px(w - 2 * pad), 16) / self.scale + 12 if rate else 0.0
        step = min(34.0 if self.compact else 46.0, (h - 62 - rate_h) / max(1, len(entry.strengths)))
        for n, (kind, value) in enumerate(entry.strengths):
            word = self.t(f"ui-strength-{kind}")
            line = self.box(x + pad, y + 54 + n * step, w - 2 * pad, step)
            spoken = Label(f"about-{kind}", line, word, value=f"{value} / 5", size=17, zone="about")
            self.add(spoken)
            self._bars.append((line, value))
        if rate:
            spot = self.box(x + pad, y + h - rate_h, w - 2 * pad, rate_h - 6)
            self.add(Label("win-rate", spot, rate, size=16, wrap=True, colour=theme.INK_SECOND, zone="about"))

    def _win_rate(self) -> str:
        """How often the bot wins with these spirits, as a measure of difficulty; empty where it was not measured."""
        wins, games = assets.rules_for(self.game.id).win_rate([seat["spirit"] for seat in self.seats])
        if not games or not self.options.get("stage-ii-actions", True):
            return ""
        low, high = (round(100 * share) for share in wilson(wins, games))
        percent = round(100 * wins / games)
        return self.t("setup-win-rate", n=len(self.seats), percent=percent, games=games, low=low, high=high)

    def on_focus(self, item: Any) -> None:
        if item and item.zone.startswith("seat") and item.zone[4:].isdigit():
            n = int(item.zone[4:]) - 1
            if n < len(self.seats) and n != self.shown:
                self.shown = n
                self.rebuild()

    # -- drawing ---------------------------------------------------------------------------------
    def _paint_spirit(self, surface: pygame.Surface, rect: pygame.Rect, spirit: str) -> None:
        k = self.kit
        entry = next(s for s in self.catalogue.spirits if s.id == spirit)
        side = rect.h - k.px(10)
        face = assets.portrait(self.kit, entry, side)
        surface.blit(face, face.get_rect(midleft=(rect.x + k.px(10), rect.centery)))
        x = rect.x + k.px(22) + side
        icons_w = len(entry.elements) * k.px(30)
        k.text(surface, self.t(f"name-spirit-{spirit}"), (x, rect.centery), 20, "serif-semi", theme.INK, "midleft",
               rect.right - x - icons_w - k.px(20))  # fmt: skip
        for n, element in enumerate(entry.elements):
            k.icon(surface, element, (rect.right - icons_w + n * k.px(30) + k.px(4), rect.centery), 26)

    def draw_back(self, surface: pygame.Surface) -> None:
        super().draw_back(surface)
        for frame in self._empty:
            skin = self.kit.rounded(frame.w, frame.h, theme.RADIUS_PANEL, "#12303A", None, "#3F646B", 1.6)
            surface.blit(skin, frame)

    def draw_front(self, surface: pygame.Surface) -> None:
        k = self.kit
        for line, value in self._bars:
            for n in range(5):
                cell = pygame.Rect(0, 0, k.px(26), min(k.px(14), line.h - 4))
                cell.midleft = (line.right - k.px(5 * 32) + n * k.px(32), line.centery)
                fill = theme.BRASS if n < value else theme.INSET
                pygame.draw.rect(surface, theme.shown(fill), cell, border_radius=k.px(3))
                pygame.draw.rect(surface, theme.shown(theme.INK if n < value else theme.RULE), cell, k.px(1.3), k.px(3))
        for n, seat in enumerate(self.seats):
            box = self.widget(f"colour{n}").rect
            self.kit.disc(surface, seat["colour"], box.center, 32)

    # -- acts ------------------------------------------------------------------------------------
    def key(self, event: pygame.event.Event) -> bool:
        if self.action(event) == "start":
            self.start()
            return True
        return False

    def put(self, n: int, what: str, value: str) -> None:
        """Change one thing of a seat."""
        self.seats[n][what] = value
        if what != "name":
            self.rebuild()

    def add_seat(self) -> None:
        """One more player."""
        names = self.app.settings.last_names
        at = len(self.seats)
        self._add_seat(names[at] if at < len(names) else "")
        self.rebuild()
        self.set_focus(f"name{at}")

    def remove_seat(self, n: int) -> None:
        """One fewer."""
        del self.seats[n]
        self._deal_boards()
        self.rebuild()
        self.set_focus(f"name{min(n, len(self.seats) - 1)}")

    def turn_colour(self, n: int) -> None:
        """The next colour nobody else has."""
        used = {s["colour"] for i, s in enumerate(self.seats) if i != n}
        free = [c for c in assets.COLOURS if c not in used]
        at = free.index(self.seats[n]["colour"])
        self.put(n, "colour", free[(at + 1) % len(free)])
        self.app.say(self.t(f"ui-colour-{self.seats[n]['colour']}"))

    def take_board(self, n: int, board: str) -> None:
        """Take a board; who had it gets ours."""
        for seat in self.seats:
            if seat["board"] == board:
                seat["board"] = self.seats[n]["board"]
        self.put(n, "board", board)

    def set_option(self, option: str, on: bool) -> None:
        """Switch an option."""
        self.options[option] = on
        self.rebuild()

    def put_seed(self, text: str) -> None:
        """The seed as typed; empty counts as 0."""
        self.seed = text

    def random_seed(self) -> None:
        """Another one."""
        self.seed = str(assets.fresh_seed())
        self.rebuild()
        self.app.say(f"{self.t('setup-seed')}: {self.seed}")

    def copy_seed(self) -> None:
        """To the clipboard."""
        self.app.copy(self.seed)
        self.app.tip_now(self.t("ui-copied"), self.widget("copy").rect)

    def start(self) -> None:
        """To the table."""
        setup = self.setup()
        self.app.settings.last_names = [s["name"].strip() for s in self.seats]
        settings_store.save(self.app.settings)
        keeper.open_table(self.app, setup)

    def back(self) -> None:
        if len(self.app.stack) > 1:
            self.app.pop()
        else:
            from scenes.menu import MenuScene

            self.app.replace(MenuScene(self.app))
