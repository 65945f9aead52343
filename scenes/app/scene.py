"""A scene: one screen or overlay. How to write one:

    class Hello(Scene):
        name = "hello"                                  # also the name for `shot --scene hello`
        def build(self):                                # after every resize, scale or language change
            box = self.box(10, 10, 300, 60)             # design px inside self.area -> physical Rect
            self.add(Button("go", box, self.t("menu-play"), act=self.go, style="brass", shortcut="Enter"))
        def draw_back(self, surface): ...               # under the widgets; honour surface.get_clip()
        def draw_front(self, surface): ...              # over the widgets
        def key(self, event): ...                       # own shortcuts: self.action(event); True = used
        def back(self): ...                             # Esc; default: pop an overlay, nothing on a root
        def update(self, ms): ...                       # animations; return True while something moves

- `self.area` physical window rect, `self.scale`, `self.logical` = area / scale (always >= 1280x720 or
  the like), `self.compact` = fold the layout (under 1600x960 logical). `self.kit` draws.
- Things that are not widgets (lands, pieces, cards): override `extra_items()` and give each
  `Item(role, name, value, hint, rect, zone, enabled, key, why, act=...)`. They get hover, focus, click,
  tooltip and text view like widgets. Call `self.refresh()` when they change, `self.rebuild()` when the
  widgets change, `self.redraw(rect)` when only the picture does.
- `self.hover_key`, `self.focus_key`, `self.press_key` tell what to highlight; `on_hover(item)` and
  `on_focus(item)` are called when they change. The focus ring is drawn by the base class over every
  focused item whose rect is set (override `draw_ring` for other shapes).
- Esc never declines anything; letters reach `key()` only when no text field holds the focus.
- Overlays: `opaque = False`; they are drawn over the scene below, which gets no input meanwhile.
- Open: `self.app.push(scene)`, `self.app.pop()`, `self.app.replace(scene)`; background work:
  `self.app.background(fn, done)` (fn in a thread, done(result) on the main thread). Other screens by name:
  `self.app.go("setup", game_id)`, `self.app.home()`; the names are in `scenes.routes`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from scenes.app.window import FOLDED
from scenes.draw import theme
from scenes.widgets import focus
from scenes.widgets.base import UiItem, Widget
from scenes.widgets.host import WidgetHost

if TYPE_CHECKING:
    from collections import deque
    from pathlib import Path

    from game.core.play.session import Session
    from scenes.app.bindings import Bindings
    from scenes.app.settings_store import Settings
    from scenes.app.sound import Sound
    from scenes.widgets.paint import Kit

__all__ = ["Host", "Scene", "UiItem", "Widget"]
WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Closing(Protocol):
    """Something that is written to until it is closed."""

    def flush(self) -> None:
        """Wait until all is written."""

    def close(self) -> None:
        """Write what is left and let go."""


class Host(WidgetHost, Protocol):
    """The program as scenes, overlays and tables see it; `scenes.app.program.App` is one."""

    settings: Settings
    bindings: Bindings
    sound: Sound
    screen: pygame.Surface
    stack: list[Scene]
    savers: dict[str, Closing]  # of the tables that are open, by file
    homes: dict[str, tuple[float, float]]  # where what was dragged aside lies until the program ends
    capture: Callable[[pygame.event.Event], Any] | None  # takes every key: a new binding is asked
    percent: int
    full: bool
    live: bool
    running: bool

    @property
    def spoken(self) -> deque[str]:
        """What was announced, the newest last."""

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input."""

    @property
    def sync(self) -> bool:
        """Whether background work is done at once."""

    @property
    def busy_hands(self) -> bool:
        """Whether somebody moves the mouse or types just now."""

    def make(self, name: str, *args: Any) -> Scene:
        """A scene by its name in `scenes.routes`, not opened yet. `args` are what it is about."""

    def go(self, name: str, *args: Any) -> Scene:
        """Open a scene by its name in `scenes.routes` on top."""

    def home(self) -> Scene:
        """Close everything and open the first screen."""

    def push(self, scene: Scene) -> Scene:
        """Open a scene or overlay on top."""

    def pop(self) -> None:
        """Close the topmost."""

    def replace(self, scene: Scene) -> Scene:
        """Close everything and open this scene."""

    def find(self, name: str) -> Scene | None:
        """The topmost open scene of that name."""

    def leave_failed(self, page: Scene) -> None:
        """Close the error page, every failed scene and what lies over one."""

    def fail(self, error: BaseException, scene: Scene | None = None) -> None:
        """Show an error."""

    def dispatch(self, event: pygame.event.Event) -> None:
        """One event, as if it came from the window."""

    def kit_at(self, scale: float) -> Kit:
        """The kit of a scale."""

    def backdrop(self) -> pygame.Surface:
        """The dark table with its vignette, window-sized."""

    def please_wait(self, words: str) -> None:
        """Show at once that something takes a moment."""

    def line(self, item: UiItem) -> str:
        """An item as a reader hears it."""

    def text_view(self) -> list[str]:
        """What is on the topmost scene, one line per item, the title first."""

    def find_voice(self, done: Callable[[bool], None]) -> None:
        """Tells, maybe later, whether something on this machine reads aloud."""

    def show_ring(self) -> bool:
        """Keyboard or controller in use: show the focus ring."""

    def tip_now(self, text: str, rect: pygame.Rect | None) -> None:
        """Show a tip at once beside rect."""

    def tip_reset(self, rests: bool = False) -> None:
        """Hide the tip and start its delay anew; `rests`: only when pointer or focus is on something else."""

    def sprang(self, rect: pygame.Rect | None = None, enter: bool = False) -> None:
        """Something opened by itself there (None: over everything): a click that comes too soon does nothing to it."""

    def text_input(self, on: bool, rect: pygame.Rect | None = None) -> None:
        """Start or stop typing."""

    def put(self, name: str, value: Any) -> None:
        """Keep one setting at once and apply it."""

    def set_language(self, lang: str) -> None:
        """Switch live."""

    def forget_words(self) -> None:
        """Messages came or went: the words are loaded anew on next use."""

    def set_percent(self, percent: int) -> None:
        """UI scale in percent of the natural one."""

    def room_for(self) -> int:
        """The largest text size, in percent, that the screen on top has room for in this window."""

    def toggle_fullscreen(self) -> None:
        """Full screen or window; kept for the next start."""


class Saver(Protocol):
    """Who keeps a table in its file, see `scenes.app.tables.TableSaver`."""

    path: Path


class Scene:
    """Base of every screen; see the module text. Constructors only store; `build` makes the widgets."""

    name = ""
    opaque = True
    is_home = False  # Esc, pressed again and again, leads here: a table, the first screen
    holds = False  # over a home, it answers Esc itself however often that is pressed
    first = ""  # key of the item focused when the scene opens
    least: tuple[int, int] = FOLDED  # design px that its layout needs: how far text may grow
    session: Session | None = None  # the game it shows, if it shows one

    def __init__(self, app: Host) -> None:
        self.app = app
        self.t: Callable[..., str] = app.t  # a message in the present language
        self.kit: Kit = app.kit  # at the present scale
        self.area = pygame.Rect(0, 0, 1, 1)
        self.scale = 1.0
        self.widgets: list[Widget] = []
        self.focus_key = ""
        self.hover_key = ""
        self.press_key = ""
        self._items: list[UiItem] | None = None
        self._keyed: tuple[list[UiItem], dict[str, UiItem]] = ([], {})  # items, and the same by their keys
        self._built = False
        self.broken = False  # set by the App after an error: not drawn or stepped again

    @property
    def saver(self) -> Saver | None:
        """Who keeps the table it shows; None: it is kept by nobody."""
        return None

    def release(self) -> None:
        """Another scene goes on with the file of its table."""

    def title(self) -> str:
        """What a screen reader says on opening."""
        return self.t(f"ui-scene-{self.name}")

    def greeting(self) -> str:
        """What is said after the title on opening: what it asks, or has to tell (override)."""
        return ""

    # -- words and drawing tools ---------------------------------------------------------------
    @property
    def logical(self) -> tuple[float, float]:
        """Window size in design pixels."""
        return self.area.w / self.scale, self.area.h / self.scale

    @property
    def compact(self) -> bool:
        """Whether the layout has to fold (1280x720 class)."""
        return self.logical[0] < 1600 or self.logical[1] < 960

    @property
    def small(self) -> bool:
        """Whether it has to fold further: text is large (`least`)."""
        return self.logical[0] < FOLDED[0] - 60 or self.logical[1] < FOLDED[1] - 30

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """Design px relative to the window's corner -> physical rect; edges stay flush."""
        z = self.scale
        left, top = round(self.area.x + x * z), round(self.area.y + y * z)
        return pygame.Rect(left, top, round(self.area.x + (x + w) * z) - left, round(self.area.y + (y + h) * z) - top)

    # -- life ----------------------------------------------------------------------------------
    def layout(self, rect: pygame.Rect, scale: float) -> None:
        """Called by the App on opening and whenever size, scale or language change."""
        self.area, self.scale, self.kit = pygame.Rect(rect), scale, self.app.kit_at(scale)
        self.rebuild()
        if not self._built:
            self._built = True
            keys = [i.key for i in focus.stops(self.items())]
            self.focus_key = self.first if self.first in keys else (keys[0] if keys else "")

    def rebuild(self) -> None:
        """Throw the widgets away and build them again; focus stays by key."""
        self.widgets = []
        self._items = None
        self.build()
        self.refresh()

    def build(self) -> None:
        """Make the widgets for `self.area` (override)."""

    def add(self, widget: Any) -> Any:
        """Put a widget into the scene, in drawing and Tab order; returns it."""
        widget.scene = self
        self.widgets.append(widget)
        return widget

    def widget(self, key: str) -> Any:
        """The widget with this key; KeyError if there is none."""
        for w in self.widgets:
            if w.key == key:
                return w
        raise KeyError(key)

    def come_home(self, from_above: bool) -> bool:
        """Esc so often in a row that the menu is wanted, and this is a home: all over it is closed (`from_above`: there
        was something). True: that was what the key had to do."""
        return from_above

    def opened(self) -> None:
        """After the first layout; start background work here."""

    def resumed(self) -> None:
        """An overlay above was closed."""

    def closed(self) -> None:
        """Left for good."""

    def update(self, ms: int) -> bool:
        """Advance animations by ms; True while something moves (keeps 60 steps a second)."""
        return False

    @property
    def behind(self) -> bool:
        """Whether the coming frames bring the rest of the picture: what only adds to it (a tip) waits till then."""
        return False

    # -- text view and focus -------------------------------------------------------------------
    def extra_items(self) -> list[UiItem]:
        """Items that are not widgets, in reading order (override; cached until `refresh`)."""
        return []

    def items(self) -> list[UiItem]:
        """Everything on this screen in reading order: the text view and the focus list."""
        if self._items is None:
            self._items = [i for w in self.widgets for i in w.items()] + list(self.extra_items())
        return self._items

    def item(self, key: str) -> UiItem | None:
        """The item with this key, or None."""
        if not key:  # nothing is pointed at: no reason to make the items
            return None
        items = self.items()
        if self._keyed[0] is not items:
            self._keyed = items, {i.key: i for i in reversed(items)}  # of two, the first
        return self._keyed[1].get(key)

    def refresh(self) -> None:
        """Items or their picture changed: read them anew and draw all."""
        self._items = None
        self.redraw()

    def renew_items(self) -> None:
        """The items are others now."""
        self._items = None

    def redraw(self, rect: pygame.Rect | None = None) -> None:
        """Draw the whole scene, or one part, at the next frame."""
        self.app.invalidate(rect)

    def on_focus(self, item: UiItem | None) -> None:
        """The focus moved here."""

    def on_hover(self, item: UiItem | None) -> None:
        """The pointer moved here (None = off every item)."""

    def set_focus(self, key: str, speak: bool = True) -> None:
        """Move the focus; draws both places and announces the item."""
        if key == self.focus_key:
            return
        for old in (self.item(self.focus_key), self.item(key)):
            if old:
                self._redraw_item(old)
        self.focus_key = key
        found = self.item(key)
        if found and found.widget:
            found.widget.focus_in(found)
            found = self.item(key)
        self.app.tip_reset()
        self.app.text_input(bool(found and found.role == "textfield"), found.rect if found else None)
        if found and speak:
            self.app.say(self.app.line(found))
        self.on_focus(found)

    def set_hover(self, key: str) -> None:
        """Move the pointer highlight."""
        if key == self.hover_key:
            return
        for old in (self.item(self.hover_key), self.item(key)):
            if old:
                self._redraw_item(old)
        self.hover_key = key
        self.app.tip_reset()
        self.on_hover(self.item(key))

    def tip(self, item: UiItem) -> str:
        """What the tip beside an item says: the reason first if it cannot be used."""
        parts = []
        if not item.enabled and item.why:
            parts.append(item.why)
        elif told := self.told(item):
            parts += told.splitlines()
        elif item.role == "button" and getattr(item.widget, "label", item.name) == "" and item.name not in item.hint:
            parts.append(item.name)  # the button shows a picture only
        parts += [line for line in item.hint.splitlines() if not any(said in line for said in parts)]
        return "\n".join(parts)

    def told(self, item: UiItem) -> str:
        """What there is to explain about an item, on demand (override): its name first, then a line for each thing."""
        return ""

    def tip_beside(self, item: UiItem) -> tuple[str, pygame.Rect | None]:
        """The words of the tip and what it stands beside: the item, or the part of it under the pointer (override)."""
        return self.tip(item), item.rect

    def keep_clear(self) -> list[pygame.Rect]:
        """What a tip should not cover (override)."""
        return []

    def stops(self) -> list[pygame.Rect]:
        """All that the focus stops at: for `keep_clear` of a page with room between."""
        return [item.rect for item in self.items() if item.rect and item.focusable]

    def focus_lost(self) -> None:
        """The window lost the keyboard: let go of anything held."""
        self.let_go()

    def let_go(self) -> None:
        """What the button went down on is not pressed any more, and does not act."""
        self.set_press("")

    def set_press(self, key: str) -> None:
        """Move the pressed look. What was pressed is drawn anew also where its button never came up here."""
        was, self.press_key = self.press_key, key
        for changed in {was, key}:
            if changed and (item := self.item(changed)):
                self._redraw_item(item)

    def left(self) -> None:
        """The window lost the keyboard: told to every open scene, topmost first, also to those under an overlay."""

    def settings_changed(self, name: str) -> None:
        """A setting has another value now (override to follow it live; looks are laid out anew anyway)."""

    def activate(self, item: UiItem) -> None:
        """Enter or click on an item: its own act, or the reason why not."""
        self.app.sound.play("tick" if item.enabled else "no")
        if not item.enabled and item.widget is None:
            self.explain(item.why, item.rect)
        elif item.act:
            item.act()

    def explain(self, why: str, rect: pygame.Rect | None) -> None:
        """Say a reason at once: as a tip beside the thing and in the text view."""
        self.app.say(why)
        self.app.tip_now(why, rect)

    # -- drawing -------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface) -> None:
        """Back, widgets, front, focus ring; skips what lies outside the clip."""
        clip = surface.get_clip()
        self.draw_back(surface)
        pad = 2 * self.kit.px(theme.SHADOW_REACH)
        for w in self.drawn():
            if clip.colliderect(w.rect.inflate(pad, pad)):
                w.draw(surface)
        self.draw_front(surface)
        if self.app.ring_shown and self.app.top is self:
            found = self.ring_item()
            if found and found.rect:
                self.draw_ring(surface, found)

    def drawn(self) -> list[Widget]:
        """The widgets that are to be seen now (override)."""
        return self.widgets

    def draw_back(self, surface: pygame.Surface) -> None:
        """Under the widgets (override). Overlays veil what is below, screens draw the table."""
        if self.opaque:
            surface.blit(self.app.backdrop(), surface.get_clip(), surface.get_clip())
        else:
            self.kit.veil(surface, self.area)

    def draw_front(self, surface: pygame.Surface) -> None:
        """Over the widgets (override)."""

    def ring_item(self) -> UiItem | None:
        """What the focus is on, as it stands now (override where things move by themselves)."""
        return self.item(self.focus_key)

    def draw_ring(self, surface: pygame.Surface, item: UiItem) -> None:
        """The focus ring round an item."""
        box = self.ring_box(item)
        if box:
            self.kit.ring(surface, box)

    def ring_box(self, item: UiItem) -> pygame.Rect | None:
        """What the focus ring goes round: what is seen of the item (override where that is not what is hit)."""
        return item.seen

    # -- input ---------------------------------------------------------------------------------
    def key(self, event: pygame.event.Event) -> bool:
        """Own shortcuts (KEYDOWN). True = used up."""
        return False

    def action(self, event: pygame.event.Event) -> str:
        """The action of `bindings` a KEYDOWN stands for on this screen, or ""."""
        return self.app.bindings.action_of(event, self.name)

    def key_help(self) -> list[tuple[str, str]]:
        """(keys, what they do) beyond the common ones, for F1; from the bindings of this scene."""
        return [(caps, what[:1].lower() + what[1:]) for caps, what in self.app.bindings.rows(self.name, self.t)]

    def pad(self, act: str, by: tuple[int, int] = (0, 0)) -> bool:
        """What a button or stick of the controller does on this screen: "zoom-card", "why", "menu", "log", "zoom-in",
        "zoom-out", "fit", "pan" by so many pixels (override). False: it has no such thing."""
        return False

    def back(self) -> None:
        """Esc: close an overlay; a root screen decides for itself."""
        if not self.opaque:
            self.app.pop()

    def pointer(self, event: pygame.event.Event) -> bool:
        """Mouse events before hit testing (panning a board ...). True = used up."""
        return False

    def handle(self, event: pygame.event.Event) -> bool:
        """One event; returns whether it was used."""
        kind = event.type
        if kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
            return self._mouse(event)
        if kind in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self._keyboard(event)
        return False

    def _mouse(self, event: pygame.event.Event) -> bool:
        pos = getattr(event, "pos", self.app.mouse)
        if self.pointer(event):
            return True
        grabbed = next((w for w in self.widgets if getattr(w, "grabbing", False)), None)
        for w in [grabbed] if grabbed else reversed(self.widgets):
            if (w is grabbed or w.rect.collidepoint(pos)) and w.event(event):
                return True
        found = focus.at(self.items(), pos, self.kit.px(44))
        if event.type == pygame.MOUSEMOTION:
            self.set_hover(found.key if found else "")
            return True
        return self._left_button(event, found)

    def _left_button(self, event: pygame.event.Event, found: UiItem | None) -> bool:
        """The left button over this item: down takes the focus there, up acts if it went down on the same item."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.set_press(found.key if found else "")
            if found:
                self.set_focus(found.key, speak=False)
            return bool(found)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            was = self.press_key
            self.set_press("")
            if was and found and found.key == was:
                self.activate(found)
                return True
        return False

    def _redraw_item(self, item: UiItem) -> None:
        drawn, pad = self.ring_box(item), self.kit.px(36)
        for box in (item.rect, drawn) if drawn != item.rect else (drawn,):
            if box:
                self.redraw(box.inflate(pad, pad))

    def _keyboard(self, event: pygame.event.Event) -> bool:
        found = self.item(self.focus_key)
        if found and found.widget and found.widget.key_event(event):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if self.key(event):
            return True
        action = self.action(event)
        head, _, way = action.partition("-")
        move: Callable[[], str] | None = None
        if action in ("next", "previous"):
            move = lambda: focus.step(self.items(), self.focus_key, 1 if action == "next" else -1)  # noqa: E731
        elif head == "zone":
            move = lambda: focus.zone_step(self.items(), self.focus_key, 1 if way == "next" else -1)  # noqa: E731
        elif action in WAYS:
            move = lambda: focus.spatial(self.items(), self.focus_key, *WAYS[action])  # noqa: E731
        elif head == "edge":
            move = lambda: focus.zone_edge(self.items(), self.focus_key, *WAYS[way])  # noqa: E731
        if move:
            self.app.show_ring()
            self.set_focus(move())
            return True
        if action == "activate":
            if found:
                self.app.show_ring()
                self.activate(found)
            return bool(found)
        if action == "back":
            self.back()
            return True
        return False
