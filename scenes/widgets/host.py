"""What a widget may ask of the scene it lies on, and that of the program: all a widget knows of either."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    import pygame

    from game.core.words.messages import Words
    from scenes.widgets.paint import Kit

T = TypeVar("T")


class Say(Protocol):
    """What gives the messages of a language."""

    def __call__(self, msg: str, /, **args: object) -> str: ...


class WidgetHost(Protocol):
    """The program as widgets see it."""

    kit: Kit
    lang: str
    now: int
    mouse: tuple[int, int]
    ring_shown: bool

    @property
    def words(self) -> Words:
        """The words of the present language."""

    def t(self, msg: str, /, **args: object) -> str:
        """A message in the present language."""

    def say(self, text: str) -> None:
        """Announce."""

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Draw this part (None: everything) at the next step."""

    def background(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """Run work in a thread, then done(result) in a later step."""

    def copy(self, text: str) -> None:
        """To the clipboard."""

    def paste(self) -> str:
        """From the clipboard."""


class Page(Protocol):
    """The scene as its widgets see it."""

    focus_key: str
    hover_key: str
    press_key: str

    @property
    def app(self) -> WidgetHost:
        """The program."""

    @property
    def kit(self) -> Kit:
        """The drawing kit at the present scale."""

    @property
    def t(self) -> Say:
        """A message in the present language."""

    def refresh(self) -> None:
        """Items or their picture changed."""

    def renew_items(self) -> None:
        """The items are others now."""

    def set_press(self, key: str) -> object:
        """The button of the mouse is held on this item from now on."""
        ...

    def set_focus(self, key: str, speak: bool = True) -> None:
        """Move the focus."""

    def explain(self, why: str, rect: pygame.Rect | None) -> None:
        """Say a reason at once."""
