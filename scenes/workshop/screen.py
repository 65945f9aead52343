"""The page of the workshop: the packs of the player, and one of them as it is being written.

At the left all things of the pack, in the middle the chosen one as it will look, at the right its lines with what is wrong
beside them. Whenever a file is saved all of it is made anew; what is chosen stays chosen.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.core import paths
from game.core.errors import DataError, TidetableError
from game.core.play import workshop
from scenes.app import game_list, packs
from scenes.app.scene import Scene
from scenes.app.settings_store import LANGUAGE_NAMES
from scenes.app.window import FOLDED_FURTHER
from scenes.draw import theme
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Button, Choice
from scenes.widgets.lists import Row, ScrollList
from scenes.widgets.panels import Heading, Label, PaperPanel
from scenes.workshop import picture, watch
from scenes.workshop.help import HelpOverlay
from scenes.workshop.source import Source, safe
from scenes.workshop.watch import Watched

if TYPE_CHECKING:
    from game.core.play.workshop import Complaint, Examined, Thing
    from scenes.app.scene import Host

SOURCE = 400.0  # design px the lines of a file want, beside the widest picture
FILE = "file:"  # keys of rows that are a file and no thing


class WorkshopScene(Scene):
    """`folder`: the pack that is shown; None: all of them. `made` is what is known of it; None while it is looked at."""

    name = "workshop"
    least = FOLDED_FURTHER

    def __init__(self, app: Host, folder: Path | None = None) -> None:
        super().__init__(app)
        self.folder: Path | None = None
        self.watch: Watched | None = None
        self.shipped: Examined | None = None
        self.chosen = ""
        self.problem = ""  # why the chosen thing has no picture
        self._picture: tuple[object, pygame.Surface | None, str] = (None, None, "")
        self._place = pygame.Rect(0, 0, 0, 0)
        self._stamp = 0
        watch.tidy()
        if folder is not None:
            self.open(folder, build=False)
        self.first = "things:" if folder is not None else "back"

    # -- what is shown ---------------------------------------------------------------------------
    @property
    def made(self) -> Examined | None:
        """What is known of the pack."""
        return self.shipped or (self.watch.made if self.watch is not None else None)

    def open(self, folder: Path, build: bool = True) -> None:
        """A pack of the player's."""
        self._leave()
        self.folder, self.watch = folder, Watched(self.app, folder, self._news)
        self.watch.step(0)
        if build:
            self._turned()

    def open_shipped(self, game: str) -> None:
        """What a game brings itself."""
        self._leave()
        self.shipped = workshop.shipped(game)
        self.folder = self.shipped.folder
        self._choose_something()
        self._turned()

    def shelf(self) -> None:
        """Back to all packs."""
        self._leave()
        self._turned()

    def _leave(self) -> None:
        if self.watch is not None:
            self.watch.close()
        self.folder, self.watch, self.shipped, self.chosen, self.problem = None, None, None, "", ""

    def _turned(self) -> None:
        self._stamp += 1
        self.rebuild()
        self.set_focus(f"things:{self.chosen}" if self.made and self.chosen else "back", speak=False)
        self.app.say(self.title())

    def _news(self) -> None:
        """The pack was looked at again."""
        self._stamp += 1
        self._choose_something()
        if self._built:
            offset = self.widget("things").offset if any(w.key == "things" for w in self.widgets) else 0
            self.rebuild()
            if offset and any(w.key == "things" for w in self.widgets):
                self.widget("things").scroll_to(offset)
            self.app.say(self.status())

    def _choose_something(self) -> None:
        rows = [row for row in self.rows() if row.tone != "head"]
        if self.chosen not in [row.key for row in rows]:
            wrong = [row for row in rows if row.icon == "warning"]
            self.chosen = next((row.key for row in (*wrong, *rows)), "")

    def thing(self) -> Thing | None:
        """The chosen thing; None where a file is chosen."""
        return next((one for one in self.made.things if self.key_of(one) == self.chosen), None) if self.made else None

    @staticmethod
    def key_of(thing: Thing) -> str:
        return f"{thing.file}|{thing.key}" if thing.id else f"{thing.file}|{thing.first}"

    def complaints_of(self, thing: Thing) -> list[Complaint]:
        """What is wrong with a thing."""
        assert self.made is not None
        return [one for one in self.made.complaints if one.file == thing.file and thing.first <= one.line <= thing.last]

    def title(self) -> str:
        if self.folder is None:
            return self.t("ui-scene-workshop")
        pack = self.made.pack if self.made is not None else None
        if self.shipped is not None and pack is not None:
            return self.t("workshop-title", name=game_list.box_name(self.app, pack.game))
        return self.t("workshop-title", name=safe(pack.name if pack is not None else self.folder.name))

    def status(self) -> str:
        """How it stands with the pack, in a sentence."""
        if self.made is None:
            return self.t("workshop-looking")
        if self.shipped is not None:
            return self.t("workshop-shipped-status")
        light = sum(one.light for one in self.made.complaints)
        hard = len(self.made.complaints) - light
        if hard:
            return self.t("workshop-refused", n=hard)
        return self.t("workshop-light", n=light) if light else self.t("workshop-well")

    # -- layout ----------------------------------------------------------------------------------
    def build(self) -> None:
        (w, h), fold = self.logical, self.compact
        m = (16 if self.small else 36) if fold else max(60.0, w * 0.035)
        head, size = (22 if fold else 44), (28.0 if fold else 40.0)
        back = max(130.0, Button.wanted(self.kit, self.t("ui-back"), "left", "Esc", 17) / self.scale)
        right = w - m - back
        self.add(Button("back", self.box(right, head, back, 44), self.t("ui-back"), style="dark", icon="left", size=17,
                        shortcut="Esc", act=self.back, zone="top"))  # fmt: skip
        wide = max(100.0, Button.wanted(self.kit, self.t("workshop-help"), "book", "", 17) / self.scale)
        right -= wide + 12
        self.add(Button("help", self.box(right, head, wide, 44), self.t("workshop-help"), style="brass", icon="book", size=17,
                        act=self.help, zone="top"))  # fmt: skip
        words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
        right -= 178 + 12
        self.add(Choice("lang", self.box(right, head, 178, 44), self.t("ui-language"), LANGUAGE_NAMES, self.app.lang,
                        self.app.set_language, zone="top", words=words))  # fmt: skip
        room = right - 16 - m
        title = self.title()
        while size > 20 and self.kit.width(title, size, "serif-semi") > self.kit.px(room):
            size -= 1
        self.add(Heading("head", self.box(m, head - 2, room, 48), title, rule=False, size=size, colour=theme.BONE))
        top, bottom = head + (58 if fold else 76), h - (24 if fold else 56)
        if self.folder is None:
            self._shelf(m, top, w - 2 * m, bottom - top)
        elif self.made is None:
            self.add(Label("looking", self.box(m, top + 20, w - 2 * m, 40), self.status(), size=20, colour=theme.BONE))
        else:
            self._bench(m, top, w - 2 * m, bottom - top)

    # -- all packs -------------------------------------------------------------------------------
    def _shelf(self, x: float, y: float, w: float, h: float) -> None:
        gap = 16 if self.compact else 28
        half = (w - gap) / 2
        self.add(PaperPanel("", self.box(x, y, half, h)))
        self.add(Heading("own", self.box(x + 22, y + 14, half - 44, 34), self.t("workshop-own"), size=22, rule=False))
        where = self.t("workshop-where", folder=str(paths.packs_dir()))
        need = self.kit.wrap(where, self.kit.px(half - 44), 15) / self.scale
        self.add(Label("where", self.box(x + 22, y + 50, half - 44, need), where, size=15, wrap=True, colour=theme.INK_SECOND))
        at = y + 58 + need
        rows = []
        for line in packs.lines(self.app):
            named = self.t(f"ui-game-{line.game}") if self.app.words.has(f"ui-game-{line.game}") else line.game
            detail = self.t("packs-refused", why=safe(line.problem)) if line.problem else named
            rows.append(Row(line.folder, safe(line.name), detail, "warning" if line.problem else "folder"))
        if rows:
            self.add(ScrollList("packs", self.box(x + 12, at, half - 24, y + h - at - 12), self.t("workshop-own"), rows, size=18,
                                zone="packs", on_open=lambda name: self.open(paths.packs_dir() / name)))  # fmt: skip
        else:
            text = self.box(x + 22, at + 6, half - 44, 120)
            self.add(Label("none", text, self.t("workshop-none"), size=18, face="serif", wrap=True))
        rx = x + half + gap
        self.add(PaperPanel("", self.box(rx, y, half, h)))
        self.add(Heading("new", self.box(rx + 22, y + 14, half - 44, 34), self.t("workshop-new"), size=22, rule=False))
        lead = self.t("workshop-new-text")
        need = self.kit.wrap(lead, self.kit.px(half - 44), 17) / self.scale
        self.add(Label("new-text", self.box(rx + 22, y + 50, half - 44, need), lead, size=17, wrap=True))
        at = y + 62 + need
        able = [box.id for box in game_list.boxes() if box.id in workshop.examples()]
        step = min(92.0, (y + h - at - 14) / max(1, len(able)))
        for n, game in enumerate(able):
            name = game_list.box_name(self.app, game)
            spot = at + n * step
            self.add(Label("", self.box(rx + 22, spot, half - 44, 26), name, size=19, face="serif-semi", zone=f"new-{game}"))
            both = (half - 44 - 12) / 2
            tall = min(46.0, step - 34)
            self.add(Button(f"new-{game}", self.box(rx + 22, spot + 28, both, tall), self.t("workshop-begin-game", game=name),
                            label=self.t("workshop-begin"), style="brass", icon="plus", size=17, act=partial(self.begin, game),
                            zone=f"new-{game}"))  # fmt: skip
            self.add(Button(f"shipped-{game}", self.box(rx + 22 + both + 12, spot + 28, both, tall),
                            self.t("workshop-shipped-game", game=name), label=self.t("workshop-shipped"), icon="search", size=17,
                            act=partial(self.open_shipped, game), zone=f"new-{game}"))  # fmt: skip

    # -- one pack --------------------------------------------------------------------------------
    def rows(self) -> list[Row]:
        """The things of the pack under their files, and the files of which something else is to be said."""
        if self.made is None:
            return []
        out: list[Row] = []
        listed = dict.fromkeys(thing.file for thing in sorted(self.made.things, key=self._rank))
        for file in listed:
            out.append(Row(f"head:{file}", safe(file), tone="head"))
            for thing in self.made.things:
                if thing.file == file:
                    said, icon = self._told(self.complaints_of(thing))
                    detail = f"{self.kind_name(thing)} · {said}" if said else self.kind_name(thing)
                    out.append(Row(self.key_of(thing), safe(self.thing_name(thing)), detail, icon))
        if self.shipped is not None:
            return out
        told: dict[str, list[Complaint]] = {}
        for one in self.made.complaints:
            inside = any(one in self.complaints_of(thing) for thing in self.made.things)
            if not inside or one.file not in listed:
                told.setdefault(one.file, []).append(one)
        others = [file for file in self._files() if file not in listed or file in told]
        if others or "" in told:
            out.append(Row("head:", self.t("workshop-files"), tone="head"))
        for file in ["", *others] if "" in told else others:
            detail, icon = self._told(told.get(file, []))
            out.append(Row(f"{FILE}{file}", safe(file) or self.t("workshop-whole"), detail, icon or "log"))
        return out

    def _told(self, complaints: list[Complaint]) -> tuple[str, str]:
        """How much is to be said of a row, and its sign: what only could be better does not look like what is wrong."""
        hard = sum(not one.light for one in complaints)
        if hard:
            return self.t("workshop-complaints", n=hard), "warning"
        return (self.t("workshop-remarks", n=len(complaints)), "info") if complaints else ("", "")

    def _rank(self, thing: Thing) -> int:
        """Files come in the order in which the game names its kinds."""
        assert self.made is not None and self.made.pack is not None
        kinds = [kind.id for kind in workshop.bench(self.made.pack.game).kinds]
        return kinds.index(thing.kind.id)

    def _files(self) -> list[str]:
        assert self.folder is not None
        return [name for name, _, _ in workshop.signature(self.folder) if name.endswith((".yaml", ".ftl", ".tmx"))]

    def kind_name(self, thing: Thing) -> str:
        """What kind of thing it is, in words."""
        assert self.made is not None and self.made.pack is not None
        return self.t(f"workshop-{self.made.pack.game}-{thing.kind.id}")

    def thing_name(self, thing: Thing) -> str:
        """A thing's name, its id where it has none."""
        message = f"{thing.kind.name}-{thing.id}"
        if thing.kind.name and self.app.words.has(message):
            return self.t(message)
        return thing.id or self.t("workshop-line", n=thing.first)

    def _bench(self, x: float, y: float, w: float, h: float) -> None:
        gap, foot = (12, 56) if self.compact else (22, 66)
        made, thing = self.made, self.thing()
        assert made is not None
        lw = max(210.0, w * 0.2)
        mw = max(300.0, w * 0.43, min(picture.PANEL[0], w - lw - 2 * gap - SOURCE))  # no spirit is shrunk if it can be helped
        tall = h - foot - gap
        self.add(PaperPanel("", self.box(x, y, lw, tall)))
        rows = self.rows()
        if rows:
            box = self.box(x + 8, y + 8, lw - 16, tall - 16)
            self.add(ScrollList("things", box, self.t("workshop-things"), rows, chosen=self.chosen, on_choose=self.choose,
                                size=16, zone="things", words=self.t("ui-chosen")))  # fmt: skip
        else:
            self.add(Label("empty", self.box(x + 18, y + 14, lw - 36, 200), self.t("workshop-empty"), size=17, wrap=True))
        self._place = self.box(x + lw + gap, y, mw, tall)
        self._lines(x + lw + mw + 2 * gap, y, w - lw - mw - 2 * gap, tall)
        self._feet(x, y + tall + gap, w, foot, thing)
        self._draw_thing()

    def _lines(self, x: float, y: float, w: float, h: float) -> None:
        made, thing = self.made, self.thing()
        assert made is not None and self.folder is not None
        self.add(PaperPanel("", self.box(x, y, w, h)))
        file = thing.file if thing is not None else self.chosen.removeprefix(FILE)
        name = safe(file) or self.t("workshop-whole")
        self.add(Heading("file", self.box(x + 16, y + 8, w - 32, 30), name, size=18, rule=False))
        lines = workshop.read_text(self.folder / file).splitlines() if file else []
        wrong: dict[int, list[tuple[str, bool]]] = {}
        for one in made.complaints:
            if one.file == file:
                wrong.setdefault(max(1, min(one.line, max(1, len(lines)))), []).append((self.wording(one), one.light))
        span = (thing.first, thing.last) if thing is not None else (1, len(lines) if len(lines) < 60 else 0)
        source = Source("source", self.box(x + 10, y + 42, w - 20, h - 50), name, lines, wrong, span,
                        self.t("workshop-line", n="{n}"), zone="source")  # fmt: skip
        self.add(source)
        source.show_span()

    def wording(self, one: Complaint) -> str:
        """What is wrong, without file and line: those are seen."""
        said = packs.localized(self.app, DataError(one.problem.message))
        return said[:1].upper() + said[1:]

    def _feet(self, x: float, y: float, w: float, h: float, thing: Thing | None) -> None:
        k, t = self.kit, self.t
        right = x + w
        able = thing is not None and thing.whole and not self.problem
        why = self.problem or t("workshop-try-why")
        feet = [("try", t("workshop-try"), "play", "brass", self.try_it, able, why),
                ("copy", t("workshop-copy"), "share", "paper", self.copy, thing is not None, t("workshop-copy-why")),
                ("packs", t("workshop-switch"), "gear", "paper", self.switch, True, "")]  # fmt: skip
        if self.shipped is not None:
            feet = feet[:2]
        wants = [Button.wanted(k, name, icon, "", 17, on) / self.scale for _, name, icon, _, _, on, _ in feet]
        for (key, name, icon, style, act, on, why_not), want in zip(feet, wants, strict=True):
            right -= want
            self.add(Button(key, self.box(right, y + (h - 46) / 2, want, 46), name, style=style, icon=icon, size=17, act=act,
                            enabled=on, why=why_not, zone="feet"))  # fmt: skip
            right -= 10
        said, size = self.status(), 17.0
        while size > 14 and k.wrap(said, k.px(right - x), size) > k.px(h):
            size -= 1
        need = k.wrap(said, k.px(right - x), size) / self.scale
        self.add(Label("status", self.box(x, y + (h - need) / 2, right - x, need), said, size=size, wrap=True, colour=theme.BONE))

    # -- the picture -----------------------------------------------------------------------------
    def _draw_thing(self) -> None:
        """The picture of what is chosen, drawn once for each look, language and size."""
        made, thing = self.made, self.thing()
        key = (self._stamp, self.chosen, self.app.lang, self._place.size, theme.palette())
        if self._picture[0] == key:
            return
        image, said, self.problem = None, "", ""
        if made is not None and thing is not None and thing.whole:
            try:
                image, said = picture.draw(self.app, made, thing, self._place)
            except TidetableError as problem:
                self.problem = str(problem)
            except Exception as problem:  # what a stranger wrote may go wrong anywhere: said, and nothing else stops
                self.problem = self.t("workshop-no-picture", why=f"{type(problem).__name__}: {problem}"[:160])
        self._picture = (key, image, said)
        if self.problem:
            self.rebuild()

    def draw_front(self, surface: pygame.Surface) -> None:
        if self.made is None or self.folder is None:
            return
        k, image = self.kit, self._picture[1]
        if image is not None:
            box = image.get_rect(center=self._place.center)
            k.shadow(surface, box, 14, 0.4, 12)
            surface.blit(image, box)
            return
        said = self.no_picture()
        if said:
            high = k.wrap(said, self._place.w - k.px(40), 19)
            box = pygame.Rect(self._place.x, self._place.centery - high // 2 - k.px(20), self._place.w, high + k.px(40))
            k.panel(surface, box)
            k.block(safe(said), box.w - k.px(40), 19, "serif", theme.INK).draw(surface, (box.x + k.px(20), box.y + k.px(20)))

    def no_picture(self) -> str:
        """Why nothing is drawn."""
        thing = self.thing()
        if thing is None:
            return self.t("workshop-file-only") if self.chosen else ""
        return self.problem or ("" if thing.whole else self.t("workshop-not-whole"))

    def extra_items(self) -> list[UiItem]:
        if self.made is None or self.folder is None:
            return []
        thing, said = self.thing(), self._picture[2]
        if thing is None or self._picture[1] is None:
            return [UiItem("text", self.no_picture(), zone="picture")] if self.no_picture() else []
        return [UiItem("image", self.t("workshop-picture", name=self.thing_name(thing)), said, rect=self._place, zone="picture")]

    # -- acts ------------------------------------------------------------------------------------
    def choose(self, key: str) -> None:
        """A row of the list."""
        self.chosen = key
        offset = self.widget("things").offset
        self.rebuild()
        self.widget("things").scroll_to(offset)

    def begin(self, game: str) -> None:
        """A new pack from the game's example."""
        try:
            folder = workshop.begin(game)
        except OSError as problem:
            self.explain(self.t("workshop-not-written", why=problem.strerror or str(problem)), None)
            return
        self.app.say(self.t("workshop-begun", folder=str(folder)))
        self.open(folder)

    def try_it(self) -> None:
        """The thing on top of its deck, at a table over this page."""
        made, thing = self.made, self.thing()
        if made is None or thing is None:
            return
        try:
            session = picture.session_of(self.app, made, thing)
        except TidetableError as problem:
            self.explain(str(problem), self.widget("try").rect)
            return
        self.app.push(picture.TrialTable(self.app, session))
        self.app.say(self.t("workshop-tried"))

    def copy(self) -> None:
        """The lines of the thing, for the clipboard."""
        thing = self.thing()
        if thing is not None and self.folder is not None:
            lines = workshop.read_text(self.folder / thing.file).splitlines()[thing.first - 1 : thing.last]
            self.app.copy("\n".join(lines).rstrip() + "\n")
            self.app.tip_now(self.t("workshop-copied", n=len(lines)), None)

    def switch(self) -> None:
        """Where packs are switched on."""
        self.app.go("settings", "packs")

    def help(self) -> None:
        """The page that tells how to make a pack."""
        pack = self.made.pack if self.made is not None else None
        self.app.push(HelpOverlay(self.app, pack.game if pack is not None else ""))

    def back(self) -> None:
        if self.folder is not None:
            self.shelf()
        else:
            self.app.pop()

    # -- life ------------------------------------------------------------------------------------
    def update(self, ms: int) -> bool:
        if self.watch is not None and self.app.top is self:
            self.watch.step(ms)
        return False

    def resumed(self) -> None:
        self.rebuild()

    def closed(self) -> None:
        self._leave()
