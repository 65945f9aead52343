"""The program: window, loop, scene stack, scale, language, background work, and what happens on errors.

Only display and font are started here; sound comes after the first frame. Nothing is drawn while nothing
changes. Tests and bots step the same loop: `App(...)`, `app.push(scene)`, `pygame.event.post(...)`,
`app.step(16)`; `app.screen` is the picture, `app.text_view()` what a screen reader would get.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("SDL_IME_SHOW_UI", "1")
if sys.platform.startswith("linux"):
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

import pygame

from scenes.app import gc_tuning, notices, settings_store, voice, window
from scenes.app.background import Background
from scenes.app.bindings import Bindings
from scenes.app.clipboard import Clipboard
from scenes.app.controller import KINDS as PAD_KINDS
from scenes.app.controller import Controller
from scenes.app.music import Music
from scenes.app.screen_reader import Reader
from scenes.app.shell import Shell
from scenes.app.shield import Shield
from scenes.app.sound import Sound
from scenes.app.window import ui_scale
from scenes.draw import palettes
from scenes.draw.boxes import merged
from scenes.draw.text import plain

if TYPE_CHECKING:
    from game.core.words.messages import Words
    from scenes.app.scene import Closing, Scene, UiItem
    from scenes.widgets.paint import Kit

T = TypeVar("T")
SOUND_MS = 700  # after the start: first the screen, then the sounds
HOME = 3  # times Esc in a row, after which the menu opens, whatever else could be closed first
HANDS_MS = 150  # since the last input, for which nothing is prepared
IDLE_FPS = 20  # after a second without input: the first key is still answered at once to the eye


class App(Shell):
    """One window with a stack of scenes. `sync=True` runs background work at once (pictures, tests).

    `routes` makes scenes from their names: the program knows none. `scenes.routes` gives it, for every App, on import.
    """

    routes: ClassVar[Callable[..., Scene] | None] = None

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        lang: str | None = None,
        scale: int | None = None,
        settings: settings_store.Settings | None = None,
        sync: bool = False,
        source: Callable[[], Iterable[pygame.event.Event]] | None = None,
    ) -> None:
        from scenes.widgets.paint import Kit
        from scenes.widgets.tooltip import Tip

        self.settings = settings or settings_store.load()
        self.percent = scale or self.settings.scale
        self.lang = lang or self.settings.language()
        self.jobs, self.source = Background(sync), source or pygame.event.get
        self.bindings = Bindings(self.settings.keys)
        self.sound = Sound(self.settings)
        self.music = Music(self.sound)
        self.pad = Controller(self)
        self.capture: Callable[[pygame.event.Event], Any] | None = None  # takes every key: a new binding is asked
        palettes.apply(self.settings.palette)
        pygame.display.init()
        pygame.font.init()
        pygame.key.set_repeat(350, 40)
        self.windowed = window.first_size(self.settings, size)
        self.full = self.settings.fullscreen and size is None
        self._set_mode()
        pygame.display.set_caption("Tidetable")
        if size is None and not self.full:
            window.put_back(self.settings)
        self.kit: Kit = Kit(ui_scale(self.screen.get_size(), self.percent))
        self.kits: dict[float, Kit] = {}
        self.stack: list[Scene] = []
        self.live = False  # `run` has the loop: time passes by itself, and work may be done aside
        self.mouse = (-1, -1)
        self.now = 0
        self.running = True
        self.ring_shown = False
        self.exit_code = 0
        self.errors: list[BaseException] = []  # all that were shown
        self.faults = 0  # those of them that are nobody's to read: defects
        self.savers: dict[str, Closing] = {}  # who saves which table (`scenes.app.tables`)
        self.frames = 0  # drawn so far; tests see that idle draws nothing
        self._words: Words | None = None
        self._dirty: list[pygame.Rect] = []
        self._all = True
        self.tip = Tip()
        self.shield = Shield()
        self.homes: dict[str, tuple[float, float]] = {}  # where what was dragged aside lies until the program ends
        self._last_input = 0
        self._settled = True  # see `gc_tuning`
        self.backs = 0  # times Esc in a row
        self.clipboard = Clipboard()
        self.reader = Reader(self)

    @property
    def spoken(self) -> deque[str]:
        """What was announced, the newest last."""
        return self.reader.spoken

    @property
    def sync(self) -> bool:
        """Whether background work is done at once (no thread)."""
        return self.jobs.sync

    # -- words ---------------------------------------------------------------------------------
    @property
    def words(self) -> Words:
        """The words of the present language (loaded on first use, after the first frame)."""
        if self._words is None:
            from scenes.app.game_list import load_words

            self._words = load_words(self.lang)
        return self._words

    def t(self, msg: str, /, **args: Any) -> str:
        """A message; its id in brackets when it is missing, so that a gap is seen and not fatal."""
        words = self._words or self.words
        if msg in words.known or words.has(msg):
            return words.t(msg, **args)
        words.t(msg)  # notes it
        return f"[{msg}]"

    def forget_words(self) -> None:
        """Messages came or went: the words are loaded anew on next use."""
        self._words = None

    # -- stack ---------------------------------------------------------------------------------
    def push(self, scene: Scene) -> Scene:
        """Open a scene or overlay on top."""
        self._leave_pointer()
        self.stack.append(scene)
        self._start(scene)
        self._settled = self._settled and len(self.stack) > 1
        return scene

    def pop(self) -> None:
        """Close the topmost; the program ends with the last one."""
        if self.stack:
            self._leave_pointer()
            self._close()
            if not self.stack:
                self.running = False
            elif self.top:
                self._guard(self.top.resumed, self.top)
        self.tip_reset()
        self._point()
        self.invalidate()

    def replace(self, scene: Scene) -> Scene:
        """Close everything and open this scene."""
        self._leave_pointer()
        gone, self.stack = self.stack[::-1], [scene]
        for old in gone:
            self._guard(old.closed, old)
        for kit in (self.kit, *self.kits.values()):
            kit.forget()
        self._start(scene)
        self._settled = False
        return scene

    def make(self, name: str, *args: Any) -> Scene:
        """A scene by its name in `scenes.routes`, not opened yet."""
        assert App.routes is not None, "import scenes.routes where the program is started"
        return App.routes(self, name, *args)

    def go(self, name: str, *args: Any) -> Scene:
        """Open a scene by its name in `scenes.routes` on top."""
        return self.push(self.make(name, *args))

    def home(self) -> Scene:
        """Close everything and open the first screen."""
        return self.replace(self.make("menu"))

    def clear(self) -> None:
        """Close everything, the topmost first."""
        while self.stack:
            self._close()

    def leave_failed(self, page: Scene) -> None:
        """Close the error page, every failed scene and what lies over one. The first screen opens where nothing is left."""
        self._leave_pointer()
        failed = next((n for n, scene in enumerate(self.stack) if scene.broken or scene is page), len(self.stack))
        gone = self.stack[failed:]
        del self.stack[failed:]
        for scene in reversed(gone):
            self._guard(scene.closed, scene)
        if not self.stack:
            self.running = True
            self.go("menu")
        elif self.top:
            self._guard(self.top.resumed, self.top)
        self.tip_reset()
        self._point()
        self.invalidate()

    def _close(self) -> None:
        """Take the topmost scene away. All ways that scenes leave the stack tell them so: they hold files and workers."""
        gone = self.stack.pop()
        self._guard(gone.closed, gone)

    def find(self, name: str) -> Scene | None:
        """The topmost open scene of that name."""
        return next((s for s in reversed(self.stack) if s.name == name), None)

    def _start(self, scene: Scene) -> None:
        self._guard(lambda: scene.layout(self.screen.get_rect(), self.scale_of(scene)), scene)
        self._guard(scene.opened, scene)
        if self.top is scene:
            self.say(f"== {scene.title()}")
            self.say(scene.greeting())
            found = scene.item(scene.focus_key)
            self.text_input(bool(found and found.role == "textfield"), found.rect if found else None)
        self.tip_reset()
        self._point()
        self.invalidate()

    def _leave_pointer(self) -> None:
        top = self.top
        if top and not top.broken:
            self._guard(lambda: top.set_hover(""), top)  # what floats there goes, too
            self._guard(top.let_go, top)
        if top:
            top.hover_key = top.press_key = ""

    def _point(self) -> None:
        """Tell the scene now on top where the pointer is."""
        if self.top and self.mouse[0] >= 0 and not self.ring_shown:
            move = pygame.event.Event(pygame.MOUSEMOTION, pos=self.mouse, rel=(0, 0), buttons=(0, 0, 0))
            self._guard(lambda: self.top and self.top.handle(move), self.top)

    # -- speech, tips, clipboard ---------------------------------------------------------------
    def say(self, text: str) -> None:
        """Announce: the text view reads these lines in order."""
        self.reader.say(text)

    def find_voice(self, done: Callable[[bool], None]) -> None:
        """Tells whether something on this machine reads aloud; looked up aside, it may take seconds."""
        self.background(voice.found, done)

    def text_view(self) -> list[str]:
        """What is on the topmost scene, one line per item, the title first."""
        top = self.top
        return [] if top is None else [f"== {top.title()}", *(self.line(i) for i in top.items())]

    def line(self, item: UiItem) -> str:
        """An item as a reader hears it, its role in the present language."""
        from scenes.widgets.base import STATIC

        msg = f"ui-role-{item.role}"
        line = item.line(self.t(msg) if self.words.has(msg) else item.role, self.t("ui-cannot"))
        more = self._explained(item, line) if item.role in STATIC else ""  # Tab does not stop there: explained where it is read
        return f"{line} ({more})" if more else line

    def _explained(self, item: UiItem, line: str) -> str:
        """What the screen explains about an item, but for what its line says already."""
        told = plain(self.top.told(item), self).splitlines()[1:] if item.tells and self.top is not None else []
        return "; ".join(one for one in told if one not in line)

    def show_ring(self) -> bool:
        """Keyboard or controller in use: show the focus ring. True if it was not shown before."""
        new = not self.ring_shown
        self.ring_shown = True
        if new:
            self.invalidate()
            if self.top:
                self.top.set_hover("")
        return new

    def tip_reset(self, rests: bool = False) -> None:
        """Hide the tip and start its delay anew; `rests`: only when pointer or focus is on something else."""
        self.invalidate_if(self.tip.hide(inf if rests else self.now))

    def tip_now(self, text: str, rect: pygame.Rect | None) -> None:
        """Show a tip at once beside rect (bottom centre of the window without one)."""
        self.tip_reset()
        if text:
            width, height = self.screen.get_size()
            near = rect or pygame.Rect(width // 2, height - self.top_kit.px(90), 1, 1)
            self.invalidate(
                self.tip.show(self.top_kit, text, near, self.screen.get_rect(), self.top.keep_clear() if self.top else ())
            )

    def sprang(self, rect: pygame.Rect | None = None, enter: bool = False) -> None:
        """Something opened by itself there (None: over everything): a click that comes too soon does nothing to it; nor does
        Enter, where that is said."""
        self.shield.sprang(self.now, rect, enter)

    def _tips(self) -> None:
        top = self.top
        still = self.now - self.tip.since
        if top is None or self.tip.text or still < notices.WHY_MS or top.behind:
            return
        if due := notices.tip_due(top, still, self.ring_shown):
            self.invalidate(self.tip.show(self.top_kit, *due, self.screen.get_rect(), top.keep_clear()))
            focused = top.item(top.focus_key) if self.ring_shown else None
            if focused is not None:
                self.say(self._explained(focused, self.line(focused)))

    def invalidate_if(self, rect: pygame.Rect | None) -> None:
        """Draw this part again, if there is one (None is nothing here)."""
        if rect:
            self.invalidate(rect)

    def copy(self, text: str) -> None:
        """To the clipboard (and kept here, where there is none)."""
        self.clipboard.copy(text)
        self.say(self.t("ui-copied"))

    def paste(self) -> str:
        """From the clipboard."""
        return self.clipboard.paste()

    def text_input(self, on: bool, rect: pygame.Rect | None = None) -> None:
        """Start or stop typing (composition windows appear beside rect)."""
        self.shield.writing = on
        if on:
            pygame.key.start_text_input()
            if rect:
                pygame.key.set_text_input_rect(rect)
        else:
            pygame.key.stop_text_input()

    # -- background work -----------------------------------------------------------------------
    def background(self, work: Callable[[], Any], done: Callable[[Any], None]) -> None:
        """Run work in a thread, then done(result) in a later step; an error is shown as any other."""
        self.jobs.run(work, done)

    def _finished_jobs(self) -> None:
        for done, result, error in self.jobs.finished():
            if error:
                self.fail(error)
            else:
                self._guard(partial(done, result), self.top)

    # -- errors --------------------------------------------------------------------------------
    def _guard(self, fn: Callable[[], T], scene: Scene | None) -> T | None:
        try:
            return fn()
        except Exception as error:
            self.fail(error, scene)
            return None

    def fail(self, error: BaseException, scene: Scene | None = None) -> None:
        """Show an error as a sentence with details. An error inside the error overlay ends the program."""
        from game.core.errors import TidetableError, printable
        from scenes.app import crash

        self.errors.append(error)
        self.faults += not isinstance(error, TidetableError)
        details = crash.trace(error, crash.keeps_secrets(self))
        if (scene is not None and scene.name == "error") or self.faults > 50:
            print(printable(details), file=sys.stderr)
            self.running, self.exit_code = False, 1
            return
        if scene is not None and not isinstance(error, TidetableError):
            scene.broken = True
        if self.top is None or self.top.name != "error":
            report = None
            if not isinstance(error, TidetableError):
                report = crash.of(self, error)
            self.go("error", error, details, report)

    # -- the loop ------------------------------------------------------------------------------
    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Something changed: draw this part (None: everything) at the next step."""
        if rect is None:
            self._all = True
        elif not self._all:
            self._dirty.append(pygame.Rect(rect))

    def dispatch(self, event: pygame.event.Event) -> None:
        """One event: the window's own keys first, then the topmost scene."""
        kind = event.type
        if self.shield.takes(event, self.now, self.live):
            return
        if kind in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            self.backs = self.backs + 1 if kind == pygame.KEYDOWN and event.key == pygame.K_ESCAPE else 0
            self.reader.hush()
            if self.backs >= HOME and self.capture is None and self._go_home():
                self.backs = 0
                return
        if kind == pygame.QUIT:
            self.running = False
        elif kind == pygame.VIDEORESIZE and not self.full:
            self.resize((max(320, event.w), max(200, event.h)))
        elif kind in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.invalidate()
        elif kind == pygame.WINDOWLEAVE:
            self.mouse = (-1, -1)
            if self.top:
                self.top.set_hover("")
        elif kind == pygame.WINDOWFOCUSGAINED:
            self.sound.focus(True)
        elif kind == pygame.WINDOWFOCUSLOST:
            self.sound.focus(False)
            self.pad.let_go()
            self.shield.let_go()
            self.tip_reset()
            if self.top:
                self._guard(self.top.focus_lost, self.top)
            for scene in self.stack[::-1]:
                self._guard(scene.left, scene)
        elif kind in PAD_KINDS:
            self._guard(lambda: self.pad.event(event), self.top)
        elif kind == pygame.KEYDOWN and self.capture is not None:
            self._guard(lambda: self.capture and self.capture(event), self.top)
        elif kind == pygame.KEYDOWN and self.own_key(event):
            pass
        elif self.reader.page.on and self.reader.page.takes(event, self.bindings):
            pass
        elif self.top:
            top = self.top
            if kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                self.mouse = event.pos
                if self.ring_shown and kind != pygame.MOUSEBUTTONUP:
                    self.ring_shown = False
                    self.invalidate()
                    self._guard(lambda: top.on_hover(top.item(top.hover_key)), top)  # what floats for the focus goes
            if kind in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.MOUSEWHEEL):
                self.tip_reset()
            self._guard(lambda: top.handle(event), top)

    def _go_home(self) -> bool:
        """To the topmost scene that is a home, closing all over it. False where there is none, or something holds Esc."""
        over: list[Scene] = []
        for scene in reversed(self.stack):
            if scene.holds:
                return False
            if scene.is_home:
                for _ in over:
                    self.pop()
                return bool(self._guard(lambda at=scene: at.come_home(bool(over)), scene))  # type: ignore[misc]
            over.append(scene)
        return False

    def step(self, ms: int = 16, events: Iterable[pygame.event.Event] | None = None) -> bool:
        """One turn of the loop. Returns whether something moves (then the next step should come soon)."""
        self.now += ms
        if not self._settled:  # only now: a page that made room is kept for ever if the call that closed it still holds it
            self._settled = True
            gc_tuning.settle()
        got = False
        for event in self.source() if events is None else events:
            got = True
            if self.running:
                self.dispatch(event)
        if got:
            self._last_input = self.now
        self._finished_jobs()
        moving = bool(self._guard(lambda: self.pad.step(ms), self.top))
        for scene in list(self.stack):
            if not scene.broken:
                moving = bool(self._guard(lambda s=scene: s.update(ms), scene)) or moving  # type: ignore[misc]
        self._guard(self._tips, self.top)
        self.sound.step(ms)
        self.music.want(next((shown.session.setup.game for shown in reversed(self.stack) if shown.session is not None), ""))
        self.music.step(ms)
        self.draw()
        return moving

    @property
    def busy_hands(self) -> bool:
        """Whether somebody moves the mouse or types just now: then frames are not the time for anything else."""
        return self.now - self._last_input < HANDS_MS

    def draw(self) -> None:
        """Draw what is dirty, and only that."""
        if not self._all and not self._dirty:
            return
        whole = self.screen.get_rect()
        if self.reader.page.on:
            self._all, self._dirty = False, []
            self._guard(lambda: self.reader.page.draw(self.screen), None)
            self.frames += 1
            pygame.display.flip()
            return
        parts = [whole] if self._all else self._parts(whole)
        self._all, self._dirty = False, []
        first = max((n for n, s in enumerate(self.stack) if s.opaque), default=0)
        for part in parts:
            self.screen.set_clip(part)
            if not self.stack or not self.stack[0].opaque:
                self.screen.blit(self.backdrop(), part, part)
            for scene in self.stack[first:]:
                if scene.broken:
                    self.screen.blit(self.backdrop(), part, part)
                else:
                    self._guard(lambda s=scene: s.draw(self.screen), scene)  # type: ignore[misc]
            self.tip.draw(self.top_kit, self.screen)
            self.screen.set_clip(None)
        self.frames += 1
        if parts[0] == whole:
            pygame.display.flip()
        else:
            pygame.display.update(parts)

    def _parts(self, whole: pygame.Rect) -> list[pygame.Rect]:
        return merged([part for rect in self._dirty if (part := rect.clip(whole)).w and part.h]) or [pygame.Rect(0, 0, 1, 1)]

    def please_wait(self, words: str) -> None:
        """Show at once, over the picture as it is, that something takes a moment. The next frame draws it away."""
        if not self.live or self.sync:
            return
        notices.please_wait(self.screen, self.kit, words)
        self.invalidate()

    def first_frame(self) -> None:
        """Table and title at once, before words and data are loaded."""
        self.screen.blit(self.backdrop(), (0, 0))
        notices.first_frame(self.screen, self.kit)

    def run(self) -> int:
        """The loop until the program ends; the exit code."""
        clock = pygame.time.Clock()
        self.live = moving = True
        while self.running:
            idle = not moving and self.now - self._last_input > 1000
            moving = self.step(clock.tick(IDLE_FPS if idle else 60)) or self.sound.waiting
            if not self.sound.started and self.now > SOUND_MS:
                self.sound.start()
                self.pad.start()
                self._settings_problem()
        self.clear()
        self.jobs.close()
        if not self.full:
            window.remember(self.settings)
        settings_store.save(self.settings)
        self.music.close()
        self.sound.close()
        self.reader.close()
        pygame.display.quit()
        return self.exit_code
