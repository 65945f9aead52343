"""Game controllers: buttons and sticks become the same focus steps and acts as keys.

| control | does |
|---|---|
| d-pad, left stick | focus in that direction (held: repeats) |
| A, B | use what is in focus; back |
| X, Y | card large; why not |
| bumpers | next and previous part of the screen |
| triggers, right stick | zoom and move the map; elsewhere pages of a list |
| left stick pressed, right stick pressed | next thing that may be chosen; the whole map |
| Start, Back | menu; log |

A pad that SDL knows sends CONTROLLER* events; any other sends JOY* events, read in the usual order of buttons. One
that sends both is heard once. Events made by tests are taken like real ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from scenes.app.bindings import _NAMED
from scenes.widgets import focus

if TYPE_CHECKING:
    from scenes.app.scene import Host

FIRST_MS, NEXT_MS = 350, 110
ENGAGE, RELEASE = 0.55, 0.35
PAN = 14.0  # design px each step of the right stick

PAD = {
    pygame.CONTROLLER_BUTTON_A: "a", pygame.CONTROLLER_BUTTON_B: "b", pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y", pygame.CONTROLLER_BUTTON_BACK: "select", pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "l3", pygame.CONTROLLER_BUTTON_RIGHTSTICK: "r3",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb", pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up", pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left", pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}  # fmt: skip
JOY = {0: "a", 1: "b", 2: "x", 3: "y", 4: "lb", 5: "rb", 6: "select", 7: "start", 8: "l3", 9: "r3"}
PAD_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: "lx", pygame.CONTROLLER_AXIS_LEFTY: "ly", pygame.CONTROLLER_AXIS_RIGHTX: "rx",
    pygame.CONTROLLER_AXIS_RIGHTY: "ry", pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lt", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "rt",
}  # fmt: skip
JOY_AXES = {0: "lx", 1: "ly", 2: "lt", 3: "rx", 4: "ry", 5: "rt"}
WAYS = ("left", "right", "up", "down")
KINDS = frozenset({
    pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION, pygame.CONTROLLERDEVICEADDED,
    pygame.CONTROLLERDEVICEREMOVED, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION, pygame.JOYHATMOTION,
    pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED,
})  # fmt: skip
_KEYS = {name: key for key, name in reversed(list(_NAMED.items()))}
_MODS = {"Ctrl": pygame.KMOD_LCTRL, "Alt": pygame.KMOD_LALT, "Shift": pygame.KMOD_LSHIFT}


def key_event(text: str) -> pygame.event.Event:
    """The KEYDOWN of a key as `bindings` writes it. KeyError for no key."""
    *mods, name = text.split("+")
    mod = 0
    for one in mods:
        mod |= _MODS[one]
    return pygame.event.Event(pygame.KEYDOWN, key=_KEYS[name], mod=mod, unicode="", scancode=0)


class Controller:
    """All pads of one program; they act as one. `open_devices` lists what is plugged in."""

    def __init__(self, app: Host) -> None:
        self.app = app
        self.open_devices: dict[int, Any] = {}
        self.axes = dict.fromkeys(PAD_AXES.values(), 0.0)
        self.held = ""  # the way that repeats
        self.stick = ""
        self.hat = ""
        self.wait = 0
        self.pull = 0  # -1 left trigger, 1 right one
        self.pull_wait = 0
        self._sdl: Any = None

    def start(self) -> None:
        """Look for pads; after the first frame. Without any, or without support for them, nothing happens."""
        try:
            pygame.joystick.init()
            from pygame._sdl2 import controller

            controller.init()
            self._sdl = controller
        except (ImportError, pygame.error, NotImplementedError):
            self._sdl = None

    # -- devices ---------------------------------------------------------------------------------
    def _added(self, event: pygame.event.Event) -> None:
        index = int(getattr(event, "device_index", -1))
        try:
            known = self._sdl is not None and self._sdl.is_controller(index)
            if event.type == pygame.CONTROLLERDEVICEADDED and known:
                pad = self._sdl.Controller(index)
                self.open_devices[pad.as_joystick().get_instance_id()] = pad
                self.app.say(self.app.t("pad-found", name=str(pad.name)))
            elif event.type == pygame.JOYDEVICEADDED and not known and pygame.joystick.get_init():
                stick = pygame.joystick.Joystick(index)
                self.open_devices[stick.get_instance_id()] = stick
                self.app.say(self.app.t("pad-found", name=stick.get_name()))
        except (pygame.error, AttributeError, ValueError):
            pass  # gone again already

    def _removed(self, event: pygame.event.Event) -> None:
        if self.open_devices.pop(int(getattr(event, "instance_id", -1)), None) is not None:
            self.app.say(self.app.t("pad-gone"))
        self.let_go()

    def _twin(self, event: pygame.event.Event) -> bool:
        """Whether a JOY event comes from a pad whose CONTROLLER events are heard."""
        pad = self.open_devices.get(int(getattr(event, "instance_id", -1)))
        return pad is not None and hasattr(pad, "as_joystick")

    def let_go(self) -> None:
        """Nothing is held any more (window left, pad gone)."""
        self.held = self.stick = self.hat = ""
        self.pull = 0
        self.axes = dict.fromkeys(self.axes, 0.0)

    # -- events ----------------------------------------------------------------------------------
    def event(self, event: pygame.event.Event) -> None:
        """One event of a pad."""
        kind = event.type
        if kind in (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED):
            self._added(event)
        elif kind in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
            self._removed(event)
        elif kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.button(PAD.get(event.button, ""), kind == pygame.CONTROLLERBUTTONDOWN)
        elif kind == pygame.CONTROLLERAXISMOTION:
            self.axis(PAD_AXES.get(event.axis, ""), max(-1.0, event.value / 32767))
        elif self._twin(event):
            return
        elif kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            self.button(JOY.get(event.button, ""), kind == pygame.JOYBUTTONDOWN)
        elif kind == pygame.JOYAXISMOTION:
            name = JOY_AXES.get(event.axis, "")
            self.axis(name, (event.value + 1) / 2 if name in ("lt", "rt") else event.value)
        elif kind == pygame.JOYHATMOTION:
            x, y = event.value
            way = "left" if x < 0 else "right" if x > 0 else "up" if y > 0 else "down" if y < 0 else ""
            if self.hat and way != self.hat:
                self.button(self.hat, False)
            if way and way != self.hat:
                self.button(way, True)
            self.hat = way

    def button(self, name: str, down: bool) -> None:
        """A named button went down or up."""
        if name in WAYS:
            if down:
                self._hold(name)
            elif self.held == name:
                self.held = ""
        elif down and name:
            self.app.show_ring()
            acts: dict[str, Callable[[], Any]] = {
                "a": lambda: self.press("activate"), "b": lambda: self.press("back"), "x": self.large, "y": self.why,
                "lb": lambda: self.zone(-1), "rb": lambda: self.zone(1), "start": self.menu, "select": self.log,
                "l3": lambda: self.press("next"), "r3": self.fit,
            }  # fmt: skip
            acts[name]()

    def axis(self, name: str, value: float) -> None:
        """A stick or a trigger moved; -1 to 1 (triggers 0 to 1)."""
        if not name:
            return
        self.axes[name] = value
        if name in ("lx", "ly"):
            x, y = self.axes["lx"], self.axes["ly"]
            far = max(abs(x), abs(y))
            if far < RELEASE:
                if self.stick and self.held == self.stick:
                    self.held = ""
                self.stick = ""
            elif far >= ENGAGE:
                way = ("right" if x > 0 else "left") if abs(x) >= abs(y) else ("down" if y > 0 else "up")
                if way != self.stick:
                    self.stick = way
                    self._hold(way)
        elif name in ("lt", "rt"):
            side = 1 if name == "rt" else -1
            if value >= ENGAGE and self.pull != side:
                self.pull, self.pull_wait = side, FIRST_MS
                self.zoom(side)
            elif value < RELEASE and self.pull == side:
                self.pull = 0

    def _hold(self, way: str) -> None:
        self.held, self.wait = way, FIRST_MS
        self.app.show_ring()
        self.press(way)

    def step(self, ms: int) -> bool:
        """Time passes: what is held repeats. True while something is held."""
        if self.held:
            self.wait -= ms
            if self.wait <= 0:
                self.wait = NEXT_MS
                self.press(self.held)
        if self.pull:
            self.pull_wait -= ms
            if self.pull_wait <= 0:
                self.pull_wait = NEXT_MS
                self.zoom(self.pull)
        x, y = self.axes["rx"], self.axes["ry"]
        moved = max(abs(x), abs(y)) >= RELEASE
        if moved:
            self.pan(x, y)
        return bool(self.held or self.pull or moved)

    # -- acts ------------------------------------------------------------------------------------
    def press(self, action: str) -> None:
        """What the keyboard does for this action (one that always has a key)."""
        keys = self.app.bindings.keys_of(action)
        if keys:
            self.app.dispatch(key_event(keys[0]))

    def zone(self, by: int) -> None:
        """The next or previous part of the screen."""
        if (top := self.app.top) is not None:
            self.app.tip_reset()
            top.set_focus(focus.zone_step(top.items(), top.focus_key, by))

    def large(self) -> None:
        """The card in focus, large; a large one closes."""
        top = self.app.top
        if top is not None and not top.pad("zoom-card") and top.name == "zoom":
            top.back()

    def why(self) -> None:
        """Why what is in focus cannot be used, or what it does."""
        top = self.app.top
        if top is not None and not top.pad("why") and (item := top.item(top.focus_key)) is not None:
            top.explain(item.why or item.hint or self.app.t("pad-no-why"), item.rect)

    def menu(self) -> None:
        """The menu of a table; elsewhere back."""
        top = self.app.top
        if top is not None and not top.pad("menu"):
            top.back()

    def log(self) -> None:
        """The log of a table, and closed again."""
        top = self.app.top
        if top is not None and not top.pad("log") and top.name == "log":
            top.back()

    def zoom(self, by: int) -> None:
        """The map larger or smaller; elsewhere a page of the list in focus."""
        top = self.app.top
        if top is not None and not top.pad("zoom-in" if by > 0 else "zoom-out"):
            self.app.dispatch(key_event("PageDown" if by > 0 else "PageUp"))

    def fit(self) -> None:
        """The whole map."""
        if self.app.top is not None:
            self.app.top.pad("fit")

    def pan(self, x: float, y: float) -> None:
        """Move the zoomed map, or scroll."""
        top: Any = self.app.top
        by = self.app.kit.px(PAN)
        if top is not None and top.pad("pan", (round(-x * by), round(-y * by))):
            return
        for widget in top.widgets if top is not None else ():
            if hasattr(widget, "scroll_to"):
                widget.scroll_to(widget.offset + round(y * by))
                return
