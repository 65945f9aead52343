"""Asks before something that undo cannot take back. Verb buttons, the safe one focused, Esc = safe."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.app.window import FOLDED_FURTHER
from scenes.overlays.base import Foot, Overlay
from scenes.widgets.panels import Label

if TYPE_CHECKING:
    from scenes.app.scene import Host


class ConfirmOverlay(Overlay):
    """`question` is the heading, `text` says what is lost; `keep` the safe verb, `go` the other. `refused` is called once where
    the page is closed without the other verb, in whatever way.
    """

    name = "confirm"
    least = FOLDED_FURTHER
    first = "keep"
    closable = False

    def __init__(
        self,
        app: Host,
        question: str,
        text: str,
        go: str,
        act: Callable[[], object],
        keep: str = "",
        icon: str = "",
        danger: bool = True,
        refused: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(app)
        self.refused = refused
        self.question, self.text, self.go, self.act = question, text, go, act
        self.keep, self.icon, self.danger = keep or self.t("ui-cancel"), icon, danger

    def title(self) -> str:
        return self.question

    def greeting(self) -> str:
        return self.text

    def build(self) -> None:
        k = self.kit
        wide = min(k.px(660), self.area.w - k.px(40)) - k.px(52)
        self.size = (660, 170 + k.wrap(self.text, wide, 19) / self.scale)
        super().build()

    def feet(self) -> list[Foot]:
        return [
            ("go", self.go, "danger" if self.danger else "paper", self.icon, "", self.yes),
            ("keep", self.keep, "brass", "", "Esc", self.back),
        ]

    def fill(self, inner: pygame.Rect) -> None:
        self.add(Label("text", inner, self.text, size=19, wrap=True))

    def opened(self) -> None:
        self.app.show_ring()

    def closed(self) -> None:
        refused, self.refused = self.refused, None
        if refused is not None:
            refused()

    def yes(self) -> None:
        """The other verb."""
        self.refused = None
        self.app.pop()
        self.act()
