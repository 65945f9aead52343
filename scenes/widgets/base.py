"""What every visible thing tells about itself, and the root of all widgets.

An `UiItem` is one line of the text view and one stop of the focus ring at once: a screen reader, the
keyboard, a controller and the autoplay bots use nothing else. Static roles are read but not focused.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

import pygame

if TYPE_CHECKING:
    from scenes.widgets.host import Page
    from scenes.widgets.paint import Kit

ENDS = ("?", "!", ".", "…", ":")  # after these nothing else divides what follows
STATIC = frozenset({"text", "heading", "image", "status", "row"})


def with_value(name: str, value: str) -> str:
    """A name and what it comes to, as one reads it out; after a question or a sentence nothing else divides them."""
    return f"{name} {value}" if name.endswith(ENDS) else f"{name}: {value}"


@dataclass(slots=True)
class UiItem:
    """role, name, value, hint: as for a screen reader. rect: physical pixels, None = not drawn now.

    `key` names the item across re-layouts (for options of a decision it is the option key). `zone`
    groups items for F6. A disabled item keeps its place in the focus list; `why` says why.
    `shortcut` is what to press instead, as printed on the button.
    """

    role: str
    name: str
    value: str = ""
    hint: str = ""
    rect: pygame.Rect | None = None
    zone: str = "main"
    enabled: bool = True
    key: str = ""
    why: str = ""
    shortcut: str = ""
    act: Callable[[], object] | None = None
    widget: Widget | None = None
    clip: pygame.Rect | None = None  # the window of a scrolled list: the pointer hits only inside it
    tells: str = ""  # the name of what its screen can explain about it, worked out when somebody wants to know: `Scene.told`

    @property
    def focusable(self) -> bool:
        """Whether the focus can stop here."""
        return self.rect is not None and (self.role not in STATIC or bool(self.tells))

    @property
    def seen(self) -> pygame.Rect | None:
        """What can be seen of it: in a scrolled list the part that its window shows. None: nothing."""
        if self.rect is None or self.clip is None:
            return self.rect
        return self.rect.clip(self.clip) or None

    def line(self, role: str = "", off: str = "unavailable") -> str:
        """One line of the text view, also where the tip has several: `[role] name: value (hint) - why not`; `role`, and what
        is said where nobody gives a reason, in the reader's language."""
        text = f"[{role or self.role}] {self.name}"
        if self.value:
            text = with_value(text, self.value)
        if self.hint:
            text += f" ({'; '.join(self.hint.splitlines())})"
        if not self.enabled:
            text += f" - {self.why or off}"
        return text


class Common(TypedDict, total=False):
    """What every widget may be given besides its own: see `Widget`. For `**rest: Unpack[Common]`."""

    zone: str
    hint: str
    value: str
    enabled: bool
    why: str
    shortcut: str
    act: Callable[[], object] | None


class Widget:
    """Something with a rectangle. Subclasses override `draw`, `activate`, and for input `event`/`key_event`.

    Widgets hold no game knowledge and no translated text of their own: names come in from the scene.
    """

    role = "text"

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        name: str = "",
        *,
        zone: str = "main",
        hint: str = "",
        value: str = "",
        enabled: bool = True,
        why: str = "",
        shortcut: str = "",
        act: Callable[[], object] | None = None,
    ) -> None:
        self.key, self.rect, self.name, self.zone = key, pygame.Rect(rect), name, zone
        self.hint, self.value, self.enabled, self.why = hint, value, enabled, why
        self.shortcut, self.act = shortcut, act
        self.scene: Page = None  # type: ignore[assignment]    # set by Scene.add

    @property
    def kit(self) -> Kit:
        """The drawing kit of the program this widget lives in."""
        return self.scene.kit

    @property
    def focused(self) -> bool:
        """Whether the focus is on this widget."""
        return self.scene.focus_key == self.key

    @property
    def hovered(self) -> bool:
        """Whether the pointer is over this widget."""
        return self.scene.hover_key == self.key

    @property
    def pressed(self) -> bool:
        """Whether the mouse button went down on this widget and is still down."""
        return self.scene.press_key == self.key

    def items(self) -> list[UiItem]:
        """The lines of this widget in the text view; [] for pure decoration."""
        if not self.name:
            return []
        return [
            UiItem(
                self.role,
                self.name,
                self.value,
                self.hint,
                self.rect,
                self.zone,
                self.enabled,
                self.key,
                self.why,
                self.shortcut,
                self.activate,
                self,
            )
        ]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw inside `self.rect` (overlapping parts are clipped by the caller's clip)."""

    def activate(self) -> None:
        """Enter, click, or the text view's command. A disabled widget says its reason instead."""
        if not self.enabled:
            self.scene.explain(self.why, self.rect)
        elif self.act:
            self.act()

    def focus_in(self, item: UiItem) -> None:
        """The focus came to one of this widget's items (a list scrolls it into view)."""

    def event(self, event: pygame.event.Event) -> bool:
        """Mouse events under the pointer, before the scene sees them. True = used up."""
        return False

    def key_event(self, event: pygame.event.Event) -> bool:
        """KEYDOWN and TEXTINPUT while focused, before the scene sees them. True = used up."""
        return False

    def redraw(self) -> None:
        """Ask for this widget to be drawn again (with room for ring and shadow)."""
        pad = self.kit.px(14)
        self.scene.app.invalidate(self.rect.inflate(pad * 2, pad * 2))
