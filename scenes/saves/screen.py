"""All saved tables: look, go on, rename, copy, throw away and take back, or open a save from anywhere.

Broken saves stay in the list with their reason and the offer of the generation before. What is deleted lies in a
trash folder until the screen is left.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.core.errors import SaveError
from scenes.app import game_list, tables, thumbs
from scenes.app.dates import duration
from scenes.app.scene import Scene
from scenes.draw import ornaments, scenery, theme
from scenes.saves.listing import EnterField, SaveRow, TableList, shelf_list
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Button
from scenes.widgets.lists import Row
from scenes.widgets.panels import Heading, Label, PaperPanel

if TYPE_CHECKING:
    from scenes.app.scene import Host

NAME_LIMIT, PATH_LIMIT = 40, 400


class SavesScene(Scene):
    """The list at the left, the chosen table at the right. Esc leads back."""

    name = "load"

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.tables = shelf_list(app)
        self.chosen = self.tables[0].path.name if self.tables else ""
        self.first = f"saves:{self.chosen}" if self.chosen else "new"
        self.renaming, self.draft, self.path_text = False, "", ""
        self.trash: list[tuple[Path, str]] = []
        self._sheet: pygame.Surface | None = None
        self._sheet_for: tuple[object, ...] = ()
        self._pictures: dict[tuple[str, int], pygame.Surface] = {}
        self._wanted: set[tuple[str, int]] = set()
        self._lang = app.lang

    def pick(self) -> SaveRow | None:
        """The chosen table."""
        return next((s for s in self.tables if s.path.name == self.chosen), None)

    def holder(self, row: SaveRow) -> Any:
        """The open table that is kept in this file, if one is; the folder may be reached by another way (a link)."""
        for scene in self.app.stack:
            path = scene.saver.path if scene.saver is not None else None
            if path is not None and (path == row.path or os.path.realpath(path) == os.path.realpath(row.path)):
                return scene
        return None

    def label(self, row: SaveRow) -> str:
        """What a table is called."""
        return row.name or row.title

    # -- layout ----------------------------------------------------------------------------------
    def build(self) -> None:
        if self._lang != self.app.lang:
            self._lang, self.tables = self.app.lang, shelf_list(self.app)
        (w, h), fold = self.logical, self.compact
        m = 56 if fold else max(90.0, w * 0.05)
        head = 48 if fold else 74
        size = 34 if fold else 48
        named = self.kit.width(self.t("ui-scene-load"), size, "serif-semi") / self.scale + 20
        self.add(Heading("head", self.box(m, head, named, size * 1.2), self.t("ui-scene-load"), rule=False, size=size,
                         colour=theme.BONE))  # fmt: skip
        wide = max(150.0, Button.wanted(self.kit, self.t("ui-back"), "left", "Esc", 18) / self.scale)
        self.add(Button("back", self.box(w - m - wide, head + 2, wide, 44), self.t("ui-back"), style="dark", icon="left",
                        size=18, shortcut="Esc", act=self.back, zone="top"))  # fmt: skip
        if self.trash:
            self._undo_strip(m + named, head + 2, w - 2 * m - named - wide - 14)
        top, gap = head + size * 1.2 + (14 if fold else 26), 16 if fold else 28
        bottom = h - (52 if fold else 80)
        bar = 62 if fold else 76
        tall = bottom - top - bar - (12 if fold else 20)
        if not self.tables:
            self._empty(w / 2 - 380, top + tall * 0.2, 760, 210)
        else:
            lw = (w - 2 * m - gap) * 0.52
            self._list(m, top, lw, tall)
            self._details(m + lw + gap, top, w - 2 * m - lw - gap, tall)
        self._file(m, bottom - bar, w - 2 * m, bar)

    def _undo_strip(self, x: float, y: float, w: float) -> None:
        """What was just deleted, with its way back."""
        k = self.kit
        cap = self.app.bindings.cap("restore")
        back = Button.wanted(k, self.t("saves-undo"), "undo", cap, 17) / self.scale
        said, size, room = self.t("saves-undo-what", name=self.trash[-1][1]), 17.0, k.px(w - back - 16)
        while size > 14 and k.wrap(said, room, size) > k.px(48):
            size -= 1
        need = k.wrap(said, room, size) / self.scale
        text = self.box(x, y + 22 - need / 2, w - back - 16, need)
        self.add(Label("deleted", text, said, size=size, wrap=True, align="right", colour=theme.BONE, zone="top"))
        self.add(Button("undo", self.box(x + w - back, y, back, 44), self.t("saves-undo"), style="brass", icon="undo", size=17,
                        shortcut=cap, act=self.undo, zone="top"))  # fmt: skip

    def _empty(self, x: float, y: float, w: float, h: float) -> None:
        self.add(PaperPanel("", self.box(x, y, w, h)))
        text = self.box(x + 36, y + 34, w - 72, h - 130)
        self.add(Label("empty", text, self.t("saves-empty"), size=20, face="serif", wrap=True))
        self.add(Button("new", self.box(x + w / 2 - 130, y + h - 84, 260, 52), self.t("saves-new"), style="brass", icon="compass",
                        size=20, act=self.new, zone="saves"))  # fmt: skip

    def _list(self, x: float, y: float, w: float, h: float) -> None:
        self.add(PaperPanel("", self.box(x, y, w, h)))
        rows = []
        for s in self.tables:
            when = self.t("saves-open-now") if self.holder(s) else s.when
            lines = [s.problem] if s.problem else [f"{s.stage} · {when}", ", ".join(p[0] for p in s.players if p[0])]
            icon = "warning" if s.problem else _end_icon(s) if s.over else ""
            title = self.label(s)
            detail = self.t("saves-broken") if s.problem else "\n".join(line for line in lines if line)
            rows.append(Row(s.path.name, title, detail, icon, not s.problem, s.problem))
        self.add(TableList("saves", self.box(x + 12, y + 12, w - 24, h - 24), self.t("ui-scene-load"), rows, chosen=self.chosen,
                           on_choose=self.choose, on_open=lambda _: self.open(), size=19, row_height=82 if self.compact else 96,
                           words=self.t("ui-chosen"), zone="saves", paint=self._paint))  # fmt: skip

    def _details(self, x: float, y: float, w: float, h: float) -> None:
        row, fold, k = self.pick(), self.compact, self.kit
        self.add(PaperPanel("", self.box(x, y, w, h)))
        self._big: pygame.Rect | None = None
        self._discs: list[tuple[tuple[int, int], str]] = []
        if row is None:
            return
        pad = 18 if fold else 26
        inner, foot = w - 2 * pad, y + h - pad - 46
        second = foot - 56
        at = y + pad
        players = max(1, len(row.players))
        step = 27 if fold else 34
        text = 46 + 60 + step * players + 26
        pic = min(inner * 0.5, second - at - text) if not row.problem else 0.0
        if pic > 60:
            self._big = self.box(x + w / 2 - pic * 0.86, at, pic * 1.72, pic)
            if self._big.w > k.px(inner):
                self._big = self.box(x + pad, at, inner, inner / 1.72)
                pic = inner / 1.72
            at += pic + 12
        if self.renaming:
            keep = Button.wanted(k, self.t("saves-keep-name"), "check", size=17) / self.scale
            field = EnterField("name", self.box(x + pad, at, inner - keep - 10, 42), self.t("saves-name"), self.draft,
                               self._type_name, limit=NAME_LIMIT, on_enter=self.keep_name, hint=self.t("saves-name-hint"),
                               placeholder=row.title, zone="name")  # fmt: skip
            self.add(field)
            self.add(Button("keep-name", self.box(x + w - pad - keep, at, keep, 42), self.t("saves-keep-name"), style="brass",
                            icon="check", size=17, act=self.keep_name, zone="name"))  # fmt: skip
        else:
            self.add(Heading("title", self.box(x + pad, at, inner, 40), self.label(row), size=23 if fold else 27, rule=False))
        at += 46
        if row.problem:
            said = [row.problem, *([self.t("save-previous-offered")] if row.previous else [])]
            for text_ in said:
                need = k.wrap(text_, k.px(inner), 18) / self.scale
                self.add(Label("", self.box(x + pad, at, inner, need), text_, size=18, wrap=True, colour=theme.WARNING))
                at += need + 12
        else:
            first = f"{row.title} · {row.stage}" if row.name else row.stage
            parts = [self.t("saves-saved", when=row.when)]
            parts += [self.t("saves-played", time=duration(self.app, row.played))] if row.played >= 60 else []
            parts += [row.seed] if row.seed else []
            self.add(Label("", self.box(x + pad, at, inner, 26), first, size=18))
            self.add(Label("", self.box(x + pad, at + 27, inner, 26), " · ".join(parts), size=16, colour=theme.INK_SECOND))
            at += 60
            for name, spirit, colour, control in row.players:
                who = name if control == "human" else self.t("saves-bot", name=name)
                self._discs.append((self.box(x + pad, at, 26, step).center, colour))
                line = f"{who} · {spirit}" if spirit else who
                self.add(Label("", self.box(x + pad + 36, at, inner - 36, step), line, size=17, zone="players"))
                at += step
        self._acts(row, x + pad, second, inner)

    @staticmethod
    def _main_act(row: SaveRow) -> tuple[str, str]:
        """What opening the table is: (message, icon)."""
        if row.record:
            return "saves-look", "eye"
        if row.problem:
            return "saves-previous", "undo"
        return ("saves-result", _end_icon(row)) if row.over else ("saves-continue", "play")

    def _acts(self, row: SaveRow, x: float, y: float, w: float) -> None:
        """Rename, copy, delete in one row, the main one below."""
        cap = self.app.bindings.cap
        acts = [("delete", "forget", "danger", cap("delete"), self.delete)]
        if not row.problem:
            acts = [("rename", "log", "paper", cap("rename"), self.rename), ("copy", "card", "paper", "", self.copy), *acts]
        wants = [Button.wanted(self.kit, self.t(f"saves-{key}"), icon, cap, 17) for key, icon, _, cap, _ in acts]
        room, left = w - 10 * (len(acts) - 1), x
        for (key, icon, style, shown, act), want in zip(acts, wants, strict=True):
            wide = room * want / sum(wants)
            self.add(Button(key, self.box(left, y, wide, 44), self.t(f"saves-{key}"), style=style, icon=icon, size=17,
                            shortcut=shown, act=act, zone="acts"))  # fmt: skip
            left += wide + 10
        if not row.problem or row.previous or row.record:
            msg, icon = self._main_act(row)
            watch = 0.0 if row.problem else Button.wanted(self.kit, self.t("share-replay"), "eye", size=18) / self.scale
            self.add(Button("open", self.box(x, y + 56, w - watch - 10 * bool(watch), 48), self.t(msg), style="brass", icon=icon,
                            size=20, shortcut="Enter", act=self.open, zone="acts",
                            hint=self.t("saves-result-hint") if msg == "saves-result" else ""))  # fmt: skip
            if watch:
                self.add(Button("watch", self.box(x + w - watch, y + 56, watch, 48), self.t("share-replay"), icon="eye", size=18,
                                act=self.watch, zone="acts"))  # fmt: skip

    def _file(self, x: float, y: float, w: float, h: float) -> None:
        """The field for a save from anywhere, and the way to a shared game."""
        self.add(PaperPanel("", self.box(x, y, w, h)))
        k, mid = self.kit, y + h / 2
        shared, cap = self.t("saves-shared"), "" if self.compact else self.app.bindings.cap("take-in")
        own = Button.wanted(k, shared, "share", cap, 17) / self.scale
        w -= own + 10
        at, room = x + 18, w - 36
        label = self.t("saves-open-file")
        wide, name = Button.wanted(k, label, "folder", size=17) / self.scale, k.width(self.t("saves-path"), 17) / self.scale + 14
        self.add(Label("", self.box(at, mid - 14, name, 28), self.t("saves-path"), zone="file"))
        self.add(EnterField("path", self.box(at + name, mid - 21, room - name - wide - 14, 42), self.t("saves-path"),
                            self.path_text, self._type_path, limit=PATH_LIMIT, on_enter=self.open_path, size=17, face="sans",
                            hint=self.t("saves-path-hint"), placeholder=self.t("saves-path-hint"), zone="file"))  # fmt: skip
        self.add(Button("open-path", self.box(x + w - 18 - wide, mid - 22, wide, 44), label, icon="folder", size=17,
                        act=self.open_path, zone="file"))  # fmt: skip
        self.add(Button("take-in", self.box(x + w - 8, mid - 22, own, 44), shared, icon="share", size=17, shortcut=cap,
                        act=self.take_in, hint=self.t("ui-scene-import"), zone="file"))  # fmt: skip

    # -- pictures and drawing --------------------------------------------------------------------
    def _picture(self, row: SaveRow, size: tuple[int, int]) -> pygame.Surface | None:
        """A table's picture, loaded once; the stand-in is drawn by the worker."""
        from game.core.play import save_files

        key = (row.path.name, size[0])
        if key not in self._pictures and key not in self._wanted:
            radius = self.kit.px(7)
            self._wanted.add(key)
            made = None if row.problem else thumbs.load(save_files.picture(row.path), size, radius)
            if made is not None:
                self._pictures[key] = made
            else:
                self.app.background(lambda: (key, thumbs.stand_in(row.game, size, radius)), self._pictured)
        return self._pictures.get(key)

    def _pictured(self, made: tuple[tuple[str, int], pygame.Surface]) -> None:
        self._pictures[made[0]] = made[1]
        self.redraw()

    def _paint(self, surface: pygame.Surface, box: pygame.Rect, name: str) -> None:
        row = next((s for s in self.tables if s.path.name == name), None)
        picture = self._picture(row, box.size) if row else None
        if picture is not None:
            surface.blit(picture, box)
        if row is not None and row.problem:
            self.kit.icon(surface, "warning", box.center, box.h / self.scale * 0.5, theme.WARNING)

    def draw_back(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        if self._sheet is None or self._sheet_for != (self.area.size, theme.palette(), bool(self.tables)):
            self._sheet_for = (self.area.size, theme.palette(), bool(self.tables))
            w, h = self.logical
            decor = "" if self.tables else ornaments.galleon(w * 0.3, h * 0.68, 1.1) + ornaments.serpent(w * 0.62, h * 0.7, 0.9)
            self._sheet = scenery.sea_sheet(self.area.size, self.scale, decor, 18 if self.compact else 24)
        surface.blit(self._sheet, clip, clip)

    def draw_front(self, surface: pygame.Surface) -> None:
        row = self.pick()
        if row is None or not self.tables:
            return
        if self._big is not None:
            picture = self._picture(row, self._big.size)
            if picture is not None:
                surface.blit(picture, self._big)
        for at, colour in self._discs:
            self.kit.disc(surface, colour, at, 26)

    def extra_items(self) -> list[UiItem]:
        row = self.pick()
        return [UiItem("image", self.t("saves-picture"), self.label(row))] if row and self._big is not None else []

    # -- acts ------------------------------------------------------------------------------------
    def choose(self, name: str) -> None:
        """Another row."""
        keep = self.widget("saves").offset
        self.chosen, self.renaming = name, False
        self.rebuild()
        self.widget("saves").scroll_to(keep)

    def _again(self, name: str, focus: str = "") -> None:
        """Read the folder anew and choose this table (the one in its place if it is gone)."""
        was = next((n for n, s in enumerate(self.tables) if s.path.name == self.chosen), 0)
        keep = self.widget("saves").offset if self.tables else 0
        self.tables, self.renaming = shelf_list(self.app), False
        names = [s.path.name for s in self.tables]
        self.chosen = name if name in names else (names[min(was, len(names) - 1)] if names else "")
        self._pictures.clear()
        self._wanted.clear()
        self.rebuild()
        if self.tables:
            self.widget("saves").scroll_to(keep)
        self.set_focus(focus or (f"saves:{self.chosen}" if self.chosen else "new"), speak=False)

    def _try(self, act: Callable[[], Any], key: str) -> Any:
        """Do something with files; what goes wrong is said beside the button."""
        try:
            return act()
        except SaveError as error:
            found = self.item(key)
            row = self.pick()
            file = error.file or (row.path.name if row else "")
            msg = f"save-problem-{error.reason}"
            known = self.app.words.has(msg) and error.reason != "packs"  # that one names them itself
            self.explain(self.t(msg, file=str(file)) if known else error.message, found.rect if found else None)
            return None

    def open(self) -> None:
        """Go on with the chosen table (with its earlier state if the newest is broken)."""
        row = self.pick()
        path = None if row is None else (row.previous if row.problem and not row.record else row.path)
        if row is not None and path is not None:
            self._try(lambda: self._show(path, row.over), "open")
        elif row is not None:
            self.explain(row.problem, None)

    def _show(self, path: Path, over: bool) -> None:
        """The table of this save; of a finished game with its result."""
        tables.open_save(self.app, path, then=(lambda table: table.dialogs.show_result()) if over else None)

    def watch(self) -> None:
        """Play the chosen table again from its start, read-only; Esc comes back here."""
        from scenes.replay.screen import open_replay

        row = self.pick()
        if row is not None:
            self._try(lambda: open_replay(self.app, row.path), "watch")

    def take_in(self) -> None:
        """A shared game: by the path of its file, or from the clipboard."""
        from scenes.overlays.share import ImportOverlay

        self.app.push(ImportOverlay(self.app))

    def open_path(self) -> None:
        """Copy a save from anywhere into the folder and go on with it, once it is known to be one that can be opened; a shared
        game becomes a table here.
        """
        from game.core.play import save_files
        from scenes.overlays.share import taken_in

        text = self.path_text.strip().strip("\"'")
        if not text:
            self.explain(self.t("saves-path-empty"), self.widget("path").rect)
            return
        shared = taken_in(self.app, Path(text).expanduser())
        if shared is not None:
            if shared:
                self.explain(shared, self.widget("path").rect)
            return
        given = Path(text).expanduser()
        opened = self._try(lambda: tables.opening_of(self.app, given), "path")
        if opened is not None and opened.session is None:
            self._try(lambda: tables.open_save(self.app, given), "path")  # a record: the file stays where it is
        elif opened is not None:
            path = self._try(lambda: save_files.bring(given), "path")
            if path is not None:
                self._try(lambda: tables.open_save(self.app, path), "path")

    def rename(self) -> None:
        """Write a name of one's own."""
        row = self.pick()
        if row and not row.problem:
            self.renaming, self.draft = True, row.name
            self.rebuild()
            self.set_focus("name")

    def keep_name(self) -> None:
        """Write the new name into the save."""
        from game.core.play import save_files

        row = self.pick()
        if row is None:
            return

        def act() -> bool:
            table = self.holder(row)
            if table is None or not table.saver.rename(self.draft, table.session):
                save_files.rename(row.path, self.draft)
            return True

        if self._try(act, "name"):
            self._again(row.path.name)
            self.app.say(self.label(self.pick() or row))

    def copy(self) -> None:
        """A second table that goes on by itself."""
        from game.core.play import save_files

        row = self.pick()
        if row and not row.problem:
            name = self.t("saves-copy-name", name=self.label(row))[:NAME_LIMIT]
            made = self._try(lambda: save_files.copy(row.path, name), "copy")
            if made is not None:
                self._again(made.name, "copy")
                self.explain(self.t("saves-copied"), self.widget("copy").rect)

    def delete(self) -> None:
        """Into the trash, with a way back until this screen is left."""
        from game.core.play import save_files

        row = self.pick()
        if row and self.holder(row):
            self.explain(self.t("saves-in-use"), self.widget("delete").rect)
            return
        folder = self._try(lambda: save_files.throw_away(row.path), "delete") if row else None
        if row and folder is not None:
            self.trash.append((folder, self.label(row)))
            self._again("")
            self.app.say(self.t("saves-undo-what", name=self.label(row)))

    def undo(self) -> None:
        """Put back what was deleted last."""
        from game.core.play import save_files

        if self.trash:
            folder, name = self.trash.pop()
            back = self._try(lambda: save_files.take_back(folder), "undo")
            if back:
                saves = [save_files.newest(file) for file in back if file.suffix == ".json"]
                self._again(saves[0].name if saves else "")
                self.app.say(f"{name}: {self.t('saves-restored')}")

    def new(self) -> None:
        """No saves: to the set-up of the game that was played last."""
        self.app.pop()
        self.app.go("setup", game_list.usual(self.app))

    def _type_name(self, text: str) -> None:
        self.draft = text

    def _type_path(self, text: str) -> None:
        self.path_text = text

    def back(self) -> None:
        if self.renaming:
            self.renaming = False
            self.rebuild()
            self.set_focus(f"saves:{self.chosen}")
        else:
            self.app.pop()

    def closed(self) -> None:
        from game.core.play import save_files

        save_files.empty()

    def key_help(self) -> list[tuple[str, str]]:
        row = self.pick()
        msg = self._main_act(row)[0] if row else "saves-continue"
        return [(self.app.bindings.caps("activate", self.t), self.t(msg)), *super().key_help()]

    def key(self, event: pygame.event.Event) -> bool:
        match self.action(event):
            case "delete":
                self.delete()
            case "rename":
                self.rename()
            case "restore":
                self.undo()
            case "file":
                self.set_focus("path")
            case "take-in":
                self.take_in()
            case _:
                return False
        return True


def _end_icon(row: SaveRow) -> str:
    """The sign of a finished game: of a lost one no trophy."""
    return "loss" if row.lost else "trophy"
