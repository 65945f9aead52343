"""The App's side towards window and settings: size, scale, full screen, each setting put into force, and the keys for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import pygame

from scenes.app import settings_store, window
from scenes.app.bindings import key_text
from scenes.app.window import STEPS, ui_scale
from scenes.draw import palettes

if TYPE_CHECKING:
    from game.core.words.messages import Words
    from scenes.app.background import Background
    from scenes.app.bindings import Bindings
    from scenes.app.scene import Scene
    from scenes.app.screen_reader import Reader
    from scenes.app.settings_store import Settings
    from scenes.app.sound import Sound
    from scenes.widgets.paint import Kit

T = TypeVar("T")


class Shell:
    """Keeps size, scale, full screen and settings in force; the App owns the state."""

    settings: Settings
    sound: Sound
    screen: pygame.Surface
    kit: Kit  # at the scale that every screen bears
    kits: dict[float, Kit]  # those of screens that fold further
    stack: list[Scene]
    jobs: Background
    reader: Reader
    windowed: tuple[int, int]
    full: bool
    percent: int
    lang: str
    bindings: Bindings
    _words: Words | None

    # -- what the App does ---------------------------------------------------------------------
    def t(self, msg: str, /, **args: object) -> str:
        """A message."""
        raise NotImplementedError

    def say(self, text: str) -> None:
        """Announce."""
        raise NotImplementedError

    def tip_now(self, text: str, rect: pygame.Rect | None) -> None:
        """Show a tip at once."""
        raise NotImplementedError

    def tip_reset(self, rests: bool = False) -> None:
        """Hide the tip."""
        raise NotImplementedError

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Draw this part at the next step."""
        raise NotImplementedError

    def background(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """Run work in a thread, then done(result) in a later step."""
        raise NotImplementedError

    def _guard(self, fn: Callable[[], T], scene: Scene | None) -> T | None:
        """Run it; an error of the scene is shown."""
        raise NotImplementedError

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input."""
        return self.stack[-1] if self.stack else None

    def go(self, name: str, *args: Any) -> Scene:
        """Open a scene by its name on top."""
        raise NotImplementedError

    # -- scale and window ----------------------------------------------------------------------
    def _set_mode(self) -> None:
        size, flags = (
            (pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN) if self.full else (self.windowed, pygame.RESIZABLE)
        )
        self.screen = pygame.display.set_mode(size, flags)
        window.least_size()

    def relayout(self) -> None:
        """Lay out every open scene again: size, scale or language changed."""
        from scenes.widgets.paint import Kit

        scale = ui_scale(self.screen.get_size(), self.percent)
        if scale != self.kit.scale:
            self.kit = Kit(scale)
        self.kits.clear()
        self.tip_reset()
        for scene in list(self.stack):
            self._guard(partial(scene.layout, self.screen.get_rect(), self.scale_of(scene)), scene)
        self.invalidate()

    def scale_of(self, scene: Scene | None) -> float:
        """The scale a screen is drawn at: some fold further than others, and then bear larger text."""
        return ui_scale(self.screen.get_size(), self.percent, scene.least) if scene is not None else self.kit.scale

    def kit_at(self, scale: float) -> Kit:
        """The kit of a scale; of each there is one."""
        from scenes.widgets.paint import Kit

        if scale == self.kit.scale:
            return self.kit
        if scale not in self.kits:
            self.kits[scale] = Kit(scale)
        return self.kits[scale]

    @property
    def top_kit(self) -> Kit:
        """That of the screen on top."""
        return self.top.kit if self.top is not None else self.kit

    def room_for(self) -> int:
        """The largest text size, in percent, that the screen on top has room for in this window."""
        return window.room(self.screen.get_size(), self.top.least if self.top is not None else window.FOLDED)

    def resize(self, size: tuple[int, int]) -> None:
        """The window has, or is to have, this size."""
        if self.screen.get_size() != size or pygame.display.get_surface() is not self.screen:
            surface = pygame.display.get_surface()
            if surface is None or surface.get_size() != size:
                surface = pygame.display.set_mode(size, pygame.RESIZABLE)
            self.screen = surface
        if not self.full:
            self.settings.window = list(size)
        self.relayout()

    def set_percent(self, percent: int) -> None:
        """UI scale in percent of the natural one."""
        self.percent = self.settings.scale = min(300, max(75, percent))
        settings_store.save(self.settings)
        self.relayout()
        self.say(self.t("ui-scale-now", percent=self.percent))

    def zoom_step(self, by: int) -> None:
        """Ctrl + and -: to the next step that makes a difference on this screen; where there is none, a word why."""
        now = min(self.percent, self.room_for())
        beyond = [step for step in STEPS if (step > now if by > 0 else step < now)]
        step = (beyond[0] if by > 0 else beyond[-1]) if beyond else now
        if min(step, self.room_for()) == now:
            said = self.t("ui-scale-largest" if by > 0 else "ui-scale-smallest", percent=now)
            self.say(said)
            self.tip_now(said, None)
            return
        self.set_percent(min(step, self.room_for()))
        self.tip_now(self.t("ui-scale-now", percent=self.percent), None)

    def toggle_fullscreen(self) -> None:
        """F11; kept for the next start."""
        if not self.full:
            self.windowed = self.screen.get_size()
            window.remember(self.settings)
        self.full = self.settings.fullscreen = not self.full
        settings_store.save(self.settings)
        self._set_mode()
        self.relayout()

    def backdrop(self) -> pygame.Surface:
        """The dark table with its vignette, window-sized."""
        from scenes.draw import paper

        return paper.table(self.screen.get_size())

    # -- settings ------------------------------------------------------------------------------
    def put(self, name: str, value: Any) -> None:
        """Keep one setting at once, apply it, and tell the open scenes (`Scene.settings_changed`)."""
        self.settings.choose(name, value)
        settings_store.save(self.settings)
        if name == "palette" and palettes.apply(value):
            self._new_skins()
            if self.jobs.waiting:  # the worker may keep a picture that it began in the old colours
                self.background(palettes.forget, self._skins_again)
        self.reader.settings_changed()
        self.sound.changed()
        for scene in list(self.stack):
            self._guard(partial(scene.settings_changed, name), scene)
        if name in ("palette", "terrain_letters", "keys"):
            self.relayout()

    def set_language(self, lang: str) -> None:
        """Switch live: everything is laid out anew."""
        if lang == self.lang:
            return
        self.lang, self._words = lang, None
        self.settings.lang = lang
        settings_store.save(self.settings)
        self.reader.settings_changed()
        self.relayout()

    def _new_skins(self) -> None:
        from scenes.widgets.paint import Kit

        self.kit = Kit(self.kit.scale)
        self.kits.clear()

    def _skins_again(self, _: None) -> None:
        self._new_skins()
        self.relayout()

    def _settings_problem(self) -> None:
        """Say once what was wrong with the settings file."""
        if self.settings.problem:
            self.tip_now(self.t(self.settings.problem, file=self.settings.problem_file), None)
            self.say(self.t(self.settings.problem, file=self.settings.problem_file))
            self.settings.problem = ""

    def screenshot(self) -> str:
        """F12: the picture as PNG into the user's folder; returns its path, '' if it cannot be written."""
        from game.core import paths

        folder = paths.user_dir() / "screenshots"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            n = 1
            while (folder / f"tidetable-{n:03}.png").exists():
                n += 1
            path = folder / f"tidetable-{n:03}.png"
            pygame.image.save(self.screen, str(path))
        except (OSError, pygame.error):
            self.tip_now(self.t("ui-shot-failed"), None)
            return ""
        self.say(self.t("ui-shot-saved", path=str(path)))
        self.tip_now(self.t("ui-shot-saved", path=str(path)), None)
        return str(path)

    # -- keys ----------------------------------------------------------------------------------
    def own_key(self, event: pygame.event.Event) -> bool:
        """Do what a key does on every screen. False: it does nothing there, or is typed."""
        found = self.top.item(self.top.focus_key) if self.top else None
        if found is not None and found.role == "textfield" and len(key_text(event)) == 1:
            return False  # it is typed
        action = self.bindings.action_of(event)
        if action != "say-again" and key_text(event):
            self.reader.forget()
        match action:
            case "text-view":
                self.put("text_view", not self.settings.text_view)
                self.say(self.t("text-now-on" if self.settings.text_view else "text-now-off"))
            case "say-again":
                self.reader.again()
            case "read-all":
                self.reader.whole()
            case "full":
                self.toggle_fullscreen()
            case "shot":
                self.screenshot()
            case "keys" if self.top and self.top.name != "keys":
                self.go("keys")
            case "scale-up":
                self.zoom_step(1)
            case "scale-down":
                self.zoom_step(-1)
            case "scale-reset":
                self.set_percent(100)
            case "mute":
                self.put("mute", not self.settings.mute)
                word = self.t("set-mute-now-on" if self.settings.mute else "set-mute-now-off")
                self.tip_now(word, None)
                self.say(word)
            case "music":
                self.put("music_on", not self.settings.music_on)
                word = self.t("set-music-now-on" if self.settings.music_on else "set-music-now-off")
                self.tip_now(word, None)
                self.say(word)
            case _:
                return False
        return True
