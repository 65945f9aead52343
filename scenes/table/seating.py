"""Who sits at the screen. Where seats have secrets, one who does not may not see the table before the hand-over."""

from __future__ import annotations

import pygame

from scenes.overlays.handover import MOST, HandOverScene, public_since, secret
from scenes.table.base import TableBase


class Seating(TableBase):
    """Shows the table only to the seat that was handed the screen, where seats have secrets."""

    seated = ""  # the seat that was handed the screen; matters only where seats have secrets

    @property
    def curtained(self) -> bool:
        """Whether nothing may be drawn or said now: the seat shown is not (yet) at the screen."""
        return secret(self.session) and self.seated != self.seat

    def take_seat(self, seat: str) -> bool:
        """Act for this seat now, or after it was handed the screen; returns whether it is done already."""
        if not secret(self.session) or self.seated == seat:
            self.seat = seat
            return True
        if not any(isinstance(scene, HandOverScene) for scene in self.app.stack):
            self._hand_over(seat)
        return False

    def _hand_over(self, seat: str) -> None:
        app = self.app

        def who() -> tuple[str, str]:
            return self.names.get(seat, seat), self.colours.get(seat, "")

        def lines() -> tuple[list[str], int]:
            said = [self.speech.plain(line) for e in public_since(self.session, seat) if (line := self.speech.public(e))]
            return said[-MOST:], max(0, len(said) - MOST)

        def ready() -> None:
            self.seated = self.seat = seat
            self.aim = ""
            self.close_over()
            self.motion.finish()  # nothing of the player before moves on over this one's table
            app.pop()
            app.say(self.speech.plain(self.said.main))

        self.drop_floats()
        app.push(HandOverScene(app, who, lines, ready, self.show_menu))

    def left(self) -> None:
        """Ask for the player again when the window comes back (setting "strict privacy"). The topmost table does so for
        all: those below, and overlays with secrets of their own, lie under the opaque hand-over."""
        super().left()
        if not self.app.settings.strict_privacy or not self.seated or not secret(self.session):
            return
        if not any(isinstance(scene, HandOverScene) for scene in self.app.stack):
            seat, self.seated = self.seated, ""
            self._hand_over(seat)

    def draw(self, surface: pygame.Surface) -> None:
        if self.curtained:
            surface.blit(self.app.backdrop(), surface.get_clip(), surface.get_clip())
        else:
            super().draw(surface)
