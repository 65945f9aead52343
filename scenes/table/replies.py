"""The bar of replies: several people at one screen are asked at once whether anybody answers to what another does.

It lies over the table and shows nobody's cards. `nobody` passes for all; a name leads through the hand-over to that seat's own
question. Who is asked by the rules, and who has passed, is not shown: all who might have a reply stand there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from scenes.app.scene import Scene
from scenes.draw import theme
from scenes.widgets.controls import Button
from scenes.widgets.panels import Heading, Label, PaperPanel

if TYPE_CHECKING:
    from scenes.app.scene import Host

NOBODY = "nobody"
LINES = 6


class SeatButton(Button):
    """A player's disc and name."""

    def __init__(self, *args: Any, colour: str, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.colour = colour

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        k = self.kit
        k.disc(surface, self.colour, (self.rect.x + k.px(25), self.rect.centery), 30)


class RepliesScene(Scene):
    """Opaque. `seats` are (seat, name, colour); `lines()` says what everybody may know; `choose` gets a seat or "nobody"."""

    name = "replies"
    holds = True
    first = NOBODY

    def __init__(
        self, app: Host, trigger: str, seats: Sequence[tuple[str, str, str]], lines: Callable[[], list[str]],
        choose: Callable[[str], Any], leave: Callable[[], Any],
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.trigger, self.seats, self.lines, self.choose, self.leave = trigger, tuple(seats), lines, choose, leave

    def title(self) -> str:
        return self.t("replies-title")

    def build(self) -> None:
        px = self.kit.px
        said = [f"· {line}" for line in self.lines()][-LINES:]
        wide = min(px(1000), self.area.w - px(40))
        inner = wide - px(72)
        high = px(300) + px(28) * len(said)
        box = pygame.Rect(0, 0, wide, min(high, self.area.h - px(16)))
        box.center = self.area.center
        self.add(PaperPanel("sheet", box, edge=theme.BRASS))
        left, y = box.x + px(36), box.y + px(24)
        self.add(Heading("trigger", pygame.Rect(left, y, inner, px(40)), self.trigger, size=26, rule=False))
        self.add(Label("ask", pygame.Rect(left, y + px(44), inner, px(30)), self.t("replies-title"), size=20))
        y += px(86)
        if said:
            self.add(Heading("since", pygame.Rect(left, y, inner, px(28)), self.t("hand-since"), size=19))
            y += px(34)
        for n, line in enumerate(said):
            self.add(Label(f"row-{n}", pygame.Rect(left, y, inner, px(26)), line, size=17))
            y += px(28)
        foot, gap = box.bottom - px(78), px(10)
        menu = self._wanted(self.t("ui-scene-pause"), "menu")
        each = (inner - menu - px(24) - gap * len(self.seats)) // (len(self.seats) + 1)
        x = left
        self.add(Button(NOBODY, pygame.Rect(x, foot, each, px(54)), self.t("replies-nobody"), icon="skip", style="brass", size=19,
                        hint=self.t("replies-nobody-hint"), act=lambda: self._done(NOBODY)))  # fmt: skip
        for seat, name, colour in self.seats:
            x += each + gap
            place = pygame.Rect(x, foot, each, px(54))
            self.add(SeatButton(f"reply-{seat}", place, name, colour=colour, size=18,
                                hint=self.t("replies-name-hint", who=name), act=lambda seat=seat: self._done(seat)))  # fmt: skip
        self.add(Button("menu", pygame.Rect(left + inner - menu, foot + px(5), menu, px(44)), self.t("ui-scene-pause"),
                        icon="menu", act=self.leave))  # fmt: skip

    def _wanted(self, label: str, icon: str) -> int:
        return Button.wanted(self.kit, label, icon, "", 17)

    def _done(self, who: str) -> None:
        self.app.pop()
        self.choose(who)

    def key(self, event: pygame.event.Event) -> bool:
        """Backspace passes for all, as it declines anywhere."""
        if self.app.bindings.action_of(event, "table") == "decline":
            self._done(NOBODY)
            return True
        return False
