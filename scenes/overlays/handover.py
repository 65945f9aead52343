"""Handing the screen to the next player where seats have secrets: nothing of theirs is drawn before they are there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Unpack

import pygame

from scenes.app.scene import Scene
from scenes.app.seals import Seen
from scenes.draw import theme
from scenes.widgets.controls import Button, ButtonLook
from scenes.widgets.panels import Heading, Label, PaperPanel

if TYPE_CHECKING:
    from game.core.engine.decision import Event
    from game.core.play.session import Session
    from scenes.app.scene import Host

HOLD_MS, SETTLE_MS = 500, 350
MOST = 8


def secret(session: Seen) -> bool:
    """Whether people at this screen have secrets from each other now: more than one plays, and the game goes on."""
    whole = session.whole
    if not whole.rules.has_secrets or whole.result is not None:
        return False
    return sum(whole.control(seat) == "human" for seat in whole.state.seats) > 1


def public_since(session: Session, seat: str) -> list[Event]:
    """Events everybody may know since this seat last decided something, oldest first."""
    found: list[Event] = []
    for entry in reversed(session.log):
        if entry.seat == seat and not entry.auto:
            break
        found[:0] = [event for event in entry.events if not event.to]
    return found


class HoldButton(Button):
    """A button that the mouse has to hold for a moment; keys and controllers press it at once."""

    def __init__(self, key: str, rect: pygame.Rect, name: str, **rest: Unpack[ButtonLook]) -> None:
        super().__init__(key, rect, name, **rest)
        self.grabbing = False
        self.held = 0

    def event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.grabbing, self.held = True, 0
            self.scene.set_focus(self.key, speak=False)
        elif self.grabbing and event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.grabbing, self.held = False, 0
            self.scene.explain(self.hint, self.rect)
        elif self.grabbing and event.type == pygame.MOUSEMOTION and not self.rect.collidepoint(event.pos):
            self.grabbing, self.held = False, 0
        else:
            return False
        self.redraw()
        return True

    def step(self, ms: int) -> bool:
        """Time passes; True when held long enough."""
        if not self.grabbing:
            return False
        self.held += ms
        self.redraw()
        if self.held < HOLD_MS:
            return False
        self.grabbing, self.held = False, 0
        return True

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.held:
            k = self.kit
            box = pygame.Rect(self.rect.x + k.px(6), self.rect.bottom - k.px(10), self.rect.w - k.px(12), k.px(5))
            box.w = box.w * min(self.held, HOLD_MS) // HOLD_MS
            pygame.draw.rect(surface, theme.shown(theme.INK), box, border_radius=k.px(2))


class HandOverScene(Scene):
    """Opaque. `lines()` says what everybody may know, in the present language; `ready()` seats the player."""

    name = "handover"
    holds = True
    first = "ready"

    def __init__(
        self, app: Host, who: Callable[[], tuple[str, str]], lines: Callable[[], tuple[list[str], int]],
        ready: Callable[[], object], leave: Callable[[], object],
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.who, self.lines, self.ready, self.leave = who, lines, ready, leave
        self.quiet = 0  # Enter may still be held down from the decision before

    def title(self) -> str:
        return self.t("hand-title", who=self.who()[0])

    def opened(self) -> None:
        self.quiet = SETTLE_MS

    def build(self) -> None:
        k, (name, colour) = self.kit, self.who()
        said, more = self.lines()
        w = min(k.px(760), self.area.w - k.px(40))
        rows = [f"· {line}" for line in said]
        if more:
            rows.append(self.t("hand-more", n=more))
        heights = [k.wrap(row, w - k.px(72), 18) + k.px(4) for row in rows]
        room = self.area.h - k.px(40) - k.px(290)
        while rows and sum(heights) > room:
            rows.pop(0), heights.pop(0)
        h = k.px(270) + sum(heights) + (k.px(34) if rows else 0)
        box = pygame.Rect(0, 0, w, h)
        box.center = self.area.center
        self.panel, self.colour = box, colour
        self.add(PaperPanel("sheet", box, edge=theme.player(colour).colour))
        left, inner = box.x + k.px(36), box.w - k.px(72)
        shape = self.t(f"ui-colour-{colour}") if self.app.words.has(f"ui-colour-{colour}") else colour
        beside = pygame.Rect(left + k.px(78), box.y + k.px(30), inner - k.px(78), k.px(42))
        self.add(Heading("who", beside, name, size=30, rule=False))
        self.add(Label("shape", pygame.Rect(beside.x, box.y + k.px(70), beside.w, k.px(26)), shape))
        self.add(Label("ask", pygame.Rect(left, box.y + k.px(112), inner, k.px(30)), self.t("hand-ask", who=name), size=19))
        y = box.y + k.px(150)
        if rows:
            self.add(Heading("since", pygame.Rect(left, y, inner, k.px(28)), self.t("hand-since"), size=19))
            y += k.px(34)
        for n, (row, tall) in enumerate(zip(rows, heights, strict=True)):
            self.add(Label(f"row-{n}", pygame.Rect(left, y, inner, tall), row, size=18, wrap=True))
            y += tall
        foot = pygame.Rect(left, box.bottom - k.px(92), inner, k.px(60))
        wide = min(k.px(380), inner - k.px(180))
        self.add(HoldButton("ready", pygame.Rect(foot.right - wide, foot.y, wide, foot.h), self.t("hand-ready"), style="brass",
                            hint=self.t("hand-hold"), shortcut="Enter", act=self.accept, size=21))  # fmt: skip
        self.add(Button("menu", pygame.Rect(foot.x, foot.y + k.px(8), k.px(160), k.px(44)), self.t("ui-scene-pause"), icon="menu",
                        act=self.leave))  # fmt: skip

    def draw_front(self, surface: pygame.Surface) -> None:
        k = self.kit
        k.disc(surface, self.colour, (self.panel.x + k.px(68), self.panel.y + k.px(66)), 60)

    def update(self, ms: int) -> bool:
        self.quiet = max(0, self.quiet - ms)
        button = self.widget("ready")
        if button.step(ms):
            self.accept(True)
        return bool(button.grabbing)

    def key(self, event: pygame.event.Event) -> bool:
        """A key still held from the decision before repeats itself: it must be let go first."""
        if self.quiet and self.app.bindings.action_of(event) == "activate":
            self.quiet = SETTLE_MS
            return True
        return False

    def accept(self, held: bool = False) -> None:
        """The player is there."""
        if held or not self.quiet:
            self.ready()
