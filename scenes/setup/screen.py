"""A new game on one screen: who plays what, options, seed, start."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.core.engine import rng
from scenes.app import game_list, last_tables, seals, tables
from scenes.app.scene import Scene
from scenes.app.seats import COLOURS, usual_name
from scenes.app.window import FOLDED_FURTHER
from scenes.draw import scenery, theme
from scenes.setup.forms import form_of
from scenes.setup.gallery import GalleryView
from scenes.setup.gallery_page import BACK, GalleryLayout, margin
from scenes.widgets.controls import Button, Choice
from scenes.widgets.fields import TextField
from scenes.widgets.panels import Heading, Label, PaperPanel

PARTS = ("players", "options")
NAME = 20  # letters of a name


class SetupScene(Scene):
    """`setup()` is what will be played; `given` presets it (a `Setup`, for "play again").

    What a seat chooses, and the panels at the right, are the game's form (`scenes.setup.forms`).
    """

    name = "setup"
    least = FOLDED_FURTHER
    first = "start"

    def __init__(self, app: Any, game_id: str, given: Any = None) -> None:
        super().__init__(app)
        self.game = game_list.box(game_id)
        self.catalogue = game_list.catalogue(game_id, given.set if given is not None else "")
        self.form = form_of(self)
        self.options: dict[str, Any] = {c.id: c.default for c in self.catalogue.options}
        self.mode = ""
        self.seed = str(game_list.fresh_seed())
        self.typed = False  # the seed is somebody's, or was shown to somebody for what it is
        self.seats: list[dict[str, str]] = []
        self.shown = 0
        self._empty: list[pygame.Rect] = []  # places of seats that are free
        self.part = "players"  # what is seen where text is large: seats or options
        self.in_hand: pygame.Rect | None = None  # the frame of the seat that chooses, beside a gallery
        self._art: pygame.Rect | None = None  # the picture of the game, below the seats
        self._pictured: pygame.Rect | None = None  # the picture of what is pointed at
        self.view: GalleryView | None = None
        self._sheet: pygame.Surface | None = None
        self._sheet_for: tuple[object, ...] = ()
        self.last = last_tables.last(app, game_id)
        if given is not None:
            self.seed, self.typed = str(given.seed), True
            self.take(given)
        elif self.last is not None:
            self.take(self.last)
        else:
            names = app.settings.last_names
            self._add_seat(names[0] if names else "")

    # -- what is chosen --------------------------------------------------------------------------
    @property
    def most(self) -> int:
        """Seats at the most, with the chosen box."""
        return self.game.entry.table(self.catalogue.set).seats[1]

    def set_box(self, game_set: str) -> None:
        """Another box of the same game: its spirits, boards and options; who sits there stays."""
        self.catalogue = game_list.catalogue(self.game.id, game_set)
        old = self.options
        self.options = {c.id: old.get(c.id, c.default) for c in self.catalogue.options}
        del self.seats[self.most :]
        self.shown = min(self.shown, len(self.seats) - 1)
        self.form = form_of(self)
        for n, seat in enumerate(self.seats):
            kept = {what: seat[what] for what in ("name", "colour", "control")}
            self.seats[n] = kept
        for n, seat in enumerate(self.seats):
            self.seats[n] = {**seat, **self.form.new_seat()}
        self._counted()
        self.rebuild()

    def take(self, table: Any) -> None:
        """Seats, box, mode and options of a table (a `Setup`), as far as there still are such."""
        self.catalogue = game_list.catalogue(self.game.id, table.set)
        known = {c.id: {str(v): v for v in c.values or (True, False)} for c in self.catalogue.options}
        self.options = {c.id: c.default for c in self.catalogue.options}
        given = {key: str(value) for key, value in table.options.items()}
        self.options |= {key: known[key][value] for key, value in given.items() if value in known.get(key, ())}
        self.seats, self.shown = [], 0
        self.form = form_of(self)
        able = ("human", *game_list.bots(self.game.id))
        for seat in table.seats[: self.most]:
            mine: dict[str, str] = self._new_seat("" if seat.get("unnamed") else str(seat.get("name", ""))[:NAME])
            mine.update({what: str(seat[what]) for what in mine if what in seat and what not in ("name", "colour", "control")})
            control = str(seat.get("control", "")).partition("/")[0]  # without a limit of its thinking
            if control in able:
                mine["control"] = control
            taken = {other["colour"] for other in self.seats}
            if seat.get("colour") in COLOURS and seat["colour"] not in taken:
                mine["colour"] = str(seat["colour"])
            self.seats.append(mine)
        self.mode = table.mode
        self._counted()

    def as_last_time(self) -> None:
        """What was played last, whatever has been changed here since."""
        if self.last is None:
            self.app.say(self.t("setup-last-none"))
            return
        self.take(self.last)
        self.rebuild()
        self.app.say(self.t("setup-last-done"))

    def show_gallery(self) -> None:
        """The gallery on a page of its own."""
        gallery = self.form.gallery
        if gallery is not None and not self.galleried:
            self.app.go("gallery", self.game, gallery)

    def surprise(self) -> None:
        """What there is to choose is drawn by lot; who sits there, mode and options stay."""
        if not self.form.surprise(rng.Rng(game_list.fresh_seed())):
            return
        self.rebuild()
        self.app.say(", ".join(self.form.chosen(n) for n in range(len(self.seats))))

    @property
    def in_secret(self) -> bool:
        """Whether the seed is drawn at the start and shown to nobody: it would tell what each seat holds."""
        return not self.typed and seals.has_secrets(self.game.id, len(self.seats), self.mode)

    def setup(self) -> Any:
        """The chosen `Setup`; empty names get the default. A seed in secret is another one each time."""
        from game.core.engine.decision import Setup

        seats = []
        for n, seat in enumerate(self.seats):
            name = seat["name"].strip()
            seats.append({**seat, "name": name} if name else {**seat, "name": self.usual_name(n), "unnamed": True})
        chosen = {c.id: self.options[c.id] for c in self.offered()}
        return Setup(
            game=self.game.id, set=self.catalogue.set, mode=self.mode, options=chosen,
            seed=game_list.secret_seed() if self.in_secret else int(self.seed or 0), seats=tuple(seats), typed=self.typed,
        )  # fmt: skip

    def offered(self) -> list[game_list.Choice]:
        """The options there are for this mode."""
        return [c for c in self.catalogue.options if c.fits(self.mode)]

    def usual_name(self, n: int) -> str:
        """What a seat is called that nobody gave a name."""
        return usual_name(self.app, self.seats[n]["control"], n)

    def _new_seat(self, name: str) -> dict[str, str]:
        used = {s["colour"] for s in self.seats}
        colour = next((c for c in COLOURS if c not in used), COLOURS[0])
        return {"name": name, "colour": colour, "control": "human", **self.form.new_seat()}

    def _add_seat(self, name: str = "") -> None:
        self.seats.append(self._new_seat(name))
        self._counted()

    def _counted(self) -> None:
        """There is a seat more or less."""
        self.mode = self.catalogue.mode_for(len(self.seats), self.mode)
        self.form.deal()

    # -- layout ----------------------------------------------------------------------------------
    @property
    def galleried(self) -> bool:
        """Whether the gallery is on this page: seats choose from it, and there is room."""
        gallery = self.form.gallery
        return gallery is not None and gallery.seats and not self.small

    def build(self) -> None:
        w, h = self.logical
        fold = self.compact
        self.in_hand, self._art, self._empty = None, None, []
        self.shown = min(self.shown, len(self.seats) - 1)
        gallery = self.form.gallery
        if gallery is None or not gallery.seats:
            self.view = None
        else:
            self.view = self.view or GalleryView(self, self.game.id, gallery)
            self.view.renew(gallery)
        if self.galleried and self.view is not None:
            GalleryLayout(self, self.view).build()
            _, y, tall = BACK[fold]
            self.add(Button("back", self.box(margin(w, fold), y, self.back_width(), tall), self.t("ui-back"), style="dark",
                            icon="left", shortcut="Esc", size=17, act=self.back, zone="head"))  # fmt: skip
            return
        m, top, gap = (max(16.0, (w - 1720) / 2), 60.0, 10.0) if fold else (max(58.0, (w - 1720) / 2), 106.0, 18.0)
        back = Button.wanted(self.kit, self.t("ui-back"), "left", "Esc", 17) / self.scale
        tall, high = 44.0, 8.0 if fold else 44.0
        leave = Button(
            "back", self.box(m, high, back, tall), self.t("ui-back"), style="dark", icon="left",
            shortcut="Esc", size=17, act=self.back, zone="head",
        )  # fmt: skip
        if self.small:
            self._further(back)
            self.add(leave)
            return
        title = self.t("setup-title", game=game_list.box_name(self.app, self.game.id, self.catalogue.set))
        sets_w = self.lay_sets(w - m, high, tall)
        sets_w += self.lay_tools(w - m - sets_w, high, tall)
        head = self.box(m + back + 20, high, w - 2 * m - back - 20 - sets_w, tall)
        self.add(Heading("head", head, title, size=28, rule=False, colour=theme.PAPER, zone="head"))
        right_w = 400 if fold else 520
        left_w = w - 2 * m - right_w - gap
        most = self.most
        low = 10.0 if fold else 54.0
        y, end, count, free = top, h - low, len(self.seats), 76.0
        room = end - top - (free + gap if count < most else 0.0)
        each = min((room - (count - 1) * gap) / count, 140.0 if fold else 196.0)
        for n in range(min(most, count + 1)):
            tall = each if n < count else free
            self._seat(n, m, y, left_w, tall)
            y += tall + gap
        self._art = self.box(m, y, left_w, end - y) if end - y >= 110 else None
        self._right(m + left_w + gap, top, right_w, end - top)
        self.add(leave)

    def _further(self, back: float) -> None:
        """Large text: seats and options on a page each, the start below both."""
        w, h = self.logical
        m, gap, top, start_h = 14.0, 6.0, 54.0, 52.0
        parts = [(part, self.t(f"setup-{part}"), self.t(f"setup-{part}")) for part in PARTS]
        if (gallery := self.form.gallery) is not None:
            parts.append(("gallery", gallery.name(), gallery.name()))
        sets_w = self.lay_sets(w - m, 6, 42)
        spot = self.box(m + back + 14, 6, w - 2 * m - back - 14 - sets_w, 42)
        words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
        title = self.t("setup-title", game=game_list.box_name(self.app, self.game.id, self.catalogue.set))
        self.add(Choice("part", spot, title, parts, self.part, self.turn, size=18, words=words, zone="head"))
        tall, wide = h - top - start_h - gap - 8, w - 2 * m
        if self.part == "players":
            most = self.most
            each = (tall - (most - 1) * gap) / most
            for n in range(most):
                self._seat(n, m, top + n * (each + gap), wide, each)
        else:
            self.form.panels(m, top, wide, tall - 64, 14)
            self.add(PaperPanel("", self.box(m, top + tall - 58, wide, 58)))
            words_w = self.kit.width(self.t("setup-seed"), 18, "sans-semi") / self.scale + 16
            self.add(Label("", self.box(m + 16, top + tall - 52, words_w, 46), self.t("setup-seed"), size=18, face="sans-semi"))
            tools = self.lay_tools(m + wide - 16, top + tall - 52, 46, brief=True)
            self.lay_seed(m + 16 + words_w, top + tall - 52, wide - 32 - words_w - tools)
        self.lay_start(m, h - start_h - 8, wide, start_h)

    def lay_sets(self, right: float, y: float, tall: float) -> float:
        """The choice of the box at the right of the head, where the game has several; the width it takes."""
        if len(self.catalogue.sets) < 2:
            return 0.0
        names = [(one, self.t(f"set-{self.game.id}-{one}"), game_list.box_name(self.app, self.game.id, one))
                 for one in self.catalogue.sets]  # fmt: skip
        wide = sum(self.kit.width(short, 17, "sans-semi") / self.scale + 46 for _, short, _ in names)
        pick = Choice(
            "set", self.box(right - wide, y, wide, tall), self.t("set-choice"), names, self.catalogue.set, self.set_box, size=17,
            words=(self.t("ui-chosen"), self.t("ui-not-chosen")), zone="head",
        )  # fmt: skip
        self.add(pick)
        return wide + 14

    def lay_tools(self, right: float, y: float, tall: float, brief: bool = False) -> float:
        """The gallery, the last table again, and what is drawn by lot, `brief` as signs; the width they take."""
        tools: list[tuple[str, str, Callable[[], object]]] = []
        if not brief and self.form.gallery is not None and not self.galleried:
            tools.append(("gallery", "eye", self.show_gallery))
        tools += [("last-table", "redo", self.as_last_time)] if self.last is not None else []
        tools += [("surprise", "dice", self.surprise)] if self.form.lots else []
        start = right
        for key, icon, act in reversed(tools):
            label, cap = self.t(f"act-{key}"), self.app.bindings.cap(key)
            label = self.form.gallery.name() if key == "gallery" and self.form.gallery is not None else label
            wide = 54.0 if brief else Button.wanted(self.kit, label, icon, cap, 17) / self.scale
            right -= wide
            shown = "" if brief else label
            self.add(Button(
                key, self.box(right, y, wide, tall), label, label=shown, icon=icon, shortcut=cap, size=17, act=act, zone="head",
                hint=self.t(f"setup-{key}-hint"),
            ))  # fmt: skip
            right -= 10
        return start - right

    def turn(self, part: str) -> None:
        """To the seats, to the options, or to the page with the gallery."""
        if part == "gallery":
            self.rebuild()
            self.show_gallery()
            return
        self.part = part
        self.rebuild()

    def free_seat(self, n: int, x: float, y: float, w: float, h: float) -> None:
        """A place where another player may sit."""
        self._empty.append(self.box(x, y, w, h))
        want = Button.wanted(self.kit, self.t("setup-add"), "plus", size=20) / self.scale
        bw, high = min(w - 16, max(260, want)), min(56.0, h - 8)
        spot = self.box(x + (w - bw) / 2, y + (h - high) / 2, bw, high)
        add = Button(f"add{n}", spot, self.t("setup-add"), style="dark", icon="plus", size=20, act=self.add_seat,
                     zone=f"seat{n + 1}")  # fmt: skip
        if n > len(self.seats):
            add.enabled, add.why = False, self.t("setup-add-first")
        self.add(add)

    def _seat(self, n: int, x: float, y: float, w: float, h: float) -> None:
        zone, fold = f"seat{n + 1}", self.compact
        frame = self.box(x, y, w, h)
        if n >= len(self.seats):
            self.free_seat(n, x, y, w, h)
            return
        seat = self.seats[n]
        self.add(PaperPanel("", frame, edge=theme.player(seat["colour"]).colour))
        pad = 16 if fold else 24
        left, room = x + pad + 8, w - 2 * pad - 8
        tall = (44 if self.most < 4 or not self.small else 38) if fold else 48
        edge: float = 12 if fold else 26 if self.most < 4 else 14
        if self.small:
            edge = (h - tall - sum(self.form.rows())) / (2 + len(self.form.rows()))
        step = (h - 2 * edge - tall - sum(self.form.rows())) / max(1, len(self.form.rows()))
        at: float = y + edge
        colour = Button(
            f"colour{n}", self.box(left, at, 58, tall), self.t("setup-colour", n=n + 1), label="", size=18,
            value=self.t(f"ui-colour-{seat['colour']}"), act=partial(self.turn_colour, n), zone=zone,
            hint=self.t("setup-colour-hint", colour=self.t(f"ui-colour-{seat['colour']}")),
        )  # fmt: skip
        self.add(colour)
        gone_w = 48 if len(self.seats) > 1 else 0
        pick_w = self.form.control_width()
        name_w = room - 58 - pick_w - gone_w - (24 if pick_w else 12) - (12 if gone_w else 0)
        field = TextField(
            f"name{n}", self.box(left + 70, at, name_w, tall), self.t("setup-name", n=n + 1), seat["name"],
            partial(self.put, n, "name"), limit=NAME, placeholder=self.usual_name(n), zone=zone,
        )  # fmt: skip
        self.add(field)
        if pick_w:
            self.add_control(n, self.box(left + 70 + name_w + 12, at, pick_w, tall))
        if gone_w:
            gone = Button(
                f"remove{n}", self.box(left + room - 48, at, 48, tall), self.t("setup-remove", n=n + 1), label="",
                icon="close", style="quiet", act=partial(self.remove_seat, n), zone=zone, hint=self.t("setup-remove-hint"),
            )  # fmt: skip
            self.add(gone)
        self.form.seat(n, left, at + tall + step, room, step)

    def add_control(self, n: int, rect: pygame.Rect) -> None:
        """Who plays a seat: a person, or a bot of some strength."""
        who = Choice(
            f"control{n}", rect, self.t("setup-who", n=n + 1), self.controls(), self.seats[n]["control"],
            partial(self.put, n, "control"), zone=f"seat{n + 1}", words=(self.t("ui-chosen"), self.t("ui-not-chosen")),
        )  # fmt: skip
        self.add(who)

    def controls(self) -> list[tuple[str, str, str]]:
        """Who may play a seat: (id, short, spoken)."""
        kinds = [("human", self.t("ui-human"), self.t("ui-human"))]
        for bot in game_list.bots(self.game.id):
            words = bot.replace(":", "-")
            level = "-level" if self.app.words.has(f"ui-{words}-level") and self.game.rivals else "-short"
            kinds.append((bot, self.t(f"ui-{words}{level}"), self.t(f"ui-{words}")))
        return kinds

    def _right(self, x: float, y: float, w: float, h: float) -> None:
        fold = self.compact
        pad = 20 if fold else 28
        room = w - 2 * pad
        start_h, seed_h = (62, 172) if fold else (76, 184)
        self.form.panels(x, y, w, h - start_h - seed_h - 24, pad)
        y += h - start_h - seed_h
        y -= 12
        self.add(PaperPanel("", self.box(x, y, w, seed_h)))
        self.add(Heading("seed-head", self.box(x + pad, y + 12, w - 2 * pad, 36), self.t("setup-seed"), zone="seed"))
        said = self.lay_seed(x + pad, y + 60, room)
        hint = self.box(x + pad, y + 114, room, seed_h - 120)
        self.add(Label("", hint, said, size=16, wrap=True, colour=theme.INK_SECOND, zone="seed"))
        self.lay_start(x, y + seed_h + 12, w, start_h - 4)

    def back_width(self) -> float:
        """Design px of the way back."""
        return Button.wanted(self.kit, self.t("ui-back"), "left", "Esc", 17) / self.scale

    def lay_start(self, x: float, y: float, w: float, h: float) -> None:
        """The button that begins."""
        start = Button("start", self.box(x, y, w, h), self.t("setup-start"), style="brass", icon="play", size=24,
                       shortcut=self.app.bindings.cap("start"), act=self.start, zone="start")  # fmt: skip
        self.add(start)

    def lay_seed(self, x: float, at: float, room: float) -> str:
        """The field of the seed with its two buttons; returns what is said below it."""
        sealed = seals.has_secrets(self.game.id, len(self.seats), self.mode)
        shown = "" if self.in_secret else self.seed
        said, drawn = (self.t(f"setup-seed-{kind}") for kind in (("secret-hint", "secret") if sealed else ("hint", "none")))
        field = TextField(
            "seed", self.box(x, at, room - 130, 46), self.t("setup-seed"), shown, self.put_seed,
            limit=game_list.SEED_DIGITS, allow=lambda s: "".join(c for c in s if c in "0123456789"), zone="seed",
            hint=said, placeholder=drawn,
        )  # fmt: skip
        self.add(field)
        dice_words = self.t("setup-random-secret" if sealed else "setup-random")
        dice = Button("random", self.box(x + room - 118, at, 54, 46), dice_words, label="", icon="dice",
                      act=self.random_seed, zone="seed", hint=dice_words)  # fmt: skip
        self.add(dice)
        copy = Button("copy", self.box(x + room - 54, at, 54, 46), self.t("setup-copy"), label="", icon="deck",
                      act=self.copy_seed, zone="seed", hint=self.t("setup-copy"))  # fmt: skip
        self.add(copy)
        return said

    def keep_clear(self) -> list[pygame.Rect]:
        return [*self.stops(), *([self._pictured] if self._pictured else [])]

    def on_hover(self, item: Any) -> None:
        """What is pointed at may have a picture: it comes and goes."""
        old, self._pictured = self._pictured, self.form.pointed(item.key if item else "")
        for place in {tuple(rect) for rect in (old, self._pictured) if rect and old != self._pictured}:
            self.redraw(pygame.Rect(place).inflate(2 * self.kit.px(20), 2 * self.kit.px(20)))

    def on_focus(self, item: Any) -> None:
        if item and item.zone.startswith("seat") and item.zone[4:].isdigit():
            n = int(item.zone[4:]) - 1
            if n < len(self.seats) and n != self.shown:
                self.take_in_hand(n)
        elif item and self.view is not None and self.galleried:
            self.view.look(item.key)

    # -- drawing ---------------------------------------------------------------------------------
    def draw_back(self, surface: pygame.Surface) -> None:
        if self.small:
            super().draw_back(surface)
        else:
            self._sea(surface)
        if self._art is not None:
            self.kit.shadow(surface, self._art)
            file, size = game_list.picture(self.game.id), self._art.size
            surface.blit(self.kit.cached(("setup-art", self.game.id, size),
                                         lambda: scenery.box_picture(file, size, self.kit.px(10))), self._art)  # fmt: skip
        for frame in self._empty:
            skin = self.kit.rounded(frame.w, frame.h, theme.RADIUS_PANEL, "#12303A", None, "#3F646B", 1.6)
            surface.blit(skin, frame)

    def _sea(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        if self._sheet is None or self._sheet_for != (self.area.size, theme.palette()):
            self._sheet_for = (self.area.size, theme.palette())
            self._sheet = scenery.sea_sheet(self.area.size, self.scale, "", -42 if self.compact else 8)
        surface.blit(self._sheet, clip, clip)

    def draw_front(self, surface: pygame.Surface) -> None:
        if self.in_hand is not None:
            pygame.draw.rect(surface, theme.shown(theme.LEGAL), self.in_hand.inflate(self.kit.px(5), self.kit.px(5)),
                             self.kit.px(3), self.kit.px(12))  # fmt: skip
        self.form.draw(surface)
        found = {widget.key: widget for widget in self.widgets}
        for n, seat in enumerate(self.seats):
            if f"colour{n}" in found:
                self.kit.disc(surface, seat["colour"], found[f"colour{n}"].rect.center, 32)

    # -- acts ------------------------------------------------------------------------------------
    def key(self, event: pygame.event.Event) -> bool:
        match self.action(event):
            case "start":
                self.start()
            case "last-table":
                self.as_last_time()
            case "surprise":
                self.surprise()
            case "gallery":
                self.show_gallery()
            case "favourite" if self.view is not None and self.galleried:
                self.view.mark()
            case _:
                return False
        return True

    def take_in_hand(self, n: int) -> None:
        """This seat chooses now."""
        self.shown = n
        if self.view is not None:
            self.view.looked = ""
        self.rebuild()

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
        self._counted()
        self.rebuild()
        self.set_focus(f"name{min(n, len(self.seats) - 1)}")

    def turn_colour(self, n: int) -> None:
        """The next colour nobody else has."""
        used = {s["colour"] for i, s in enumerate(self.seats) if i != n}
        free = [c for c in COLOURS if c not in used]
        at = free.index(self.seats[n]["colour"])
        self.put(n, "colour", free[(at + 1) % len(free)])
        self.app.say(self.t(f"ui-colour-{self.seats[n]['colour']}"))

    def set_mode(self, mode: str) -> None:
        """Another mode of the game."""
        self.mode = mode
        self.rebuild()

    def set_option(self, option: str, value: Any) -> None:
        """Switch an option, or take one of its values."""
        self.options[option] = value
        self.form.deal()
        self.rebuild()

    def put_seed(self, text: str) -> None:
        """The seed as typed; empty it is drawn in secret, or counts as 0 where there are no secrets."""
        self.seed, self.typed = text, bool(text)

    def random_seed(self) -> None:
        """Another one."""
        self.seed, self.typed = str(game_list.fresh_seed()), False
        self.rebuild()
        self.app.say(f"{self.t('setup-seed')}: {self.t('setup-seed-secret') if self.in_secret else self.seed}")

    def copy_seed(self) -> None:
        """To the clipboard, if there is one to see."""
        if self.in_secret:
            self.explain(self.t("setup-seed-secret-hint"), self.widget("copy").rect)
            return
        self.app.copy(self.seed)
        self.app.tip_now(self.t("ui-copied"), self.widget("copy").rect)

    def start(self) -> None:
        """To the table."""
        setup = self.setup()
        last_tables.remember(self.app, setup)
        tables.open_table(self.app, setup)

    def back(self) -> None:
        if len(self.app.stack) > 1:
            self.app.pop()
        else:
            self.app.home()
