"""What nobody meant to touch: clicks on what opened by itself this very moment (over everything: keys, too), and a held Enter or
digit that repeats itself."""

from __future__ import annotations

import pygame

SPRUNG_MS = 400  # for which a click on what opened by itself does nothing to it: it was meant for what lay there before
ENTERS = (pygame.K_RETURN, pygame.K_KP_ENTER)
DIGITS = (*range(pygame.K_0, pygame.K_9 + 1), *range(pygame.K_KP_1, pygame.K_KP_0 + 1))


class Shield:
    """Asked about every event before anybody else gets it."""

    def __init__(self) -> None:
        self._sprung: list[tuple[int, pygame.Rect | None]] = []  # until when, and where (None: all over the window)
        self._button = False  # a press was taken away: what is let go belongs to it
        self._down: set[int] = set()
        self._calm = 0  # until when Enter chooses nothing
        self.writing = False  # words are being typed: a held digit is meant to repeat itself

    def sprang(self, now: int, rect: pygame.Rect | None, enter: bool = False) -> None:
        """Something opened by itself there. `enter`: what Enter alone would choose there was not meant either."""
        self._calm = now + SPRUNG_MS if enter else self._calm
        self._sprung = [one for one in self._sprung if one[0] > now]
        self._sprung.append((now + SPRUNG_MS, None if rect is None else rect.copy()))

    def let_go(self) -> None:
        """The window lost the keyboard: no key counts as held."""
        self._down.clear()
        self._button = False

    def takes(self, event: pygame.event.Event, now: int, live: bool) -> bool:
        """Whether nobody shall get this event. `live`: keys go down and up as at a window, so that one which is held is known."""
        kind = event.type
        if kind == pygame.MOUSEBUTTONDOWN:
            self._button = self._covered(now, event.pos)
            return self._button
        if kind == pygame.MOUSEBUTTONUP and self._button:
            self._button = False
            return True
        if kind == pygame.KEYUP:
            self._down.discard(event.key)
        elif kind == pygame.KEYDOWN and self._covered(now, None):
            return True  # it opened over everything: no key was meant for it
        elif kind == pygame.KEYDOWN and event.key in ENTERS:
            again = live and event.key in self._down or (now < self._calm and not event.mod)
            self._down.add(event.key)
            return again
        elif kind == pygame.KEYDOWN and event.key in DIGITS and live and not self.writing:
            again = event.key in self._down
            self._down.add(event.key)
            return again
        return False

    def _covered(self, now: int, pos: tuple[int, int] | None) -> bool:
        return any(now < until and (rect is None or (pos is not None and rect.collidepoint(pos))) for until, rect in self._sprung)
