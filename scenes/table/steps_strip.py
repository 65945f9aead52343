"""The steps of a run in a row below the prompt bar: the card, its places in their order, and which run is next."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.core.engine.key import Key
from scenes.draw import theme
from scenes.table.game_screen import Table
from scenes.table.staging_picture import DONE, NEXT, NOW
from scenes.table.step import Step
from scenes.widgets.base import Widget

BADGE, LINK, GAP = 19.0, 20.0, 7.0
SIZE, HIGH = 15.5, 20.0


class Stop(NamedTuple):
    """One of them: its words, its number ("" = none), and how far it is (-1 done, 0 now, 1 to come)."""

    words: str
    number: str
    when: int


def stops(model: Table, step: Step, following: str) -> tuple[Stop, ...]:
    """The steps of the run of this one. `following`: the run after it."""
    if not step.in_row:
        return ()
    first = (Stop(model.t("table-stage-card-first"), "", 0 if step.at < 0 else -1),) if step.card else ()
    places = tuple(
        Stop(Key.of(key).first, str(n + 1), (n > step.at) - (n < step.at)) for n, key in enumerate(step.places)
    )  # fmt: skip
    last = (Stop(model.wording.phase(following), "", 1),) if following in model.screen.traits.phases else ()
    return (*first, *places, *last)


class StepsStrip(Widget):
    """Drawn on the bare table, where otherwise the headings of the hand stand; their slips lie in the pictures meanwhile."""

    def __init__(self, model: Table, rect: pygame.Rect, found: tuple[Stop, ...]) -> None:
        now = next((n for n, stop in enumerate(found) if stop.when == 0), 0)
        value = model.t("table-stage-step-of", n=now + 1, of=len(found))
        super().__init__("steps", rect, model.joined(stop.words for stop in found), zone="prompt", value=value)
        self.model, self.found = model, found

    def draw(self, surface: pygame.Surface) -> None:
        k, px = self.kit, self.kit.px
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        surface.blit(self.model.host.backdrop(), self.rect, self.rect)
        x, middle, link = self.rect.x + px(6), self.rect.y + px(HIGH / 2), px(LINK)
        need = sum(px(BADGE + GAP) + k.width(stop.words, SIZE, "sans-bold") for stop in self.found)
        spare = (self.rect.w - px(12) - need) // max(1, len(self.found) - 1) - 2 * px(GAP)
        link = max(px(6), min(link, spare))
        for n, stop in enumerate(self.found):
            if n:
                done = self.found[n - 1].when < 0 and stop.when <= 0
                ink = theme.BRASS if done else "#8FA3A2"
                line = pygame.Rect(x, middle - px(1), link, max(2, px(2)))
                pygame.draw.rect(surface, theme.shown(ink), line)
                x += link + px(GAP)
            x = self._stop(surface, stop, x, middle) + px(GAP)
        surface.set_clip(clip)

    def _stop(self, surface: pygame.Surface, stop: Stop, x: int, middle: int) -> int:
        k, px = self.kit, self.kit.px
        box = pygame.Rect(x, middle - px(BADGE / 2), px(BADGE), px(BADGE))
        fill = DONE if stop.when < 0 else NOW if stop.when == 0 else NEXT if stop.number else theme.TABLE
        rim = theme.INK if fill in (DONE, NOW, NEXT) else theme.PAPER
        surface.blit(k.rounded(box.w, box.h, BADGE / 2, fill, None, rim), box)
        if stop.when < 0:
            k.icon(surface, "check", box.center, 15)
        elif stop.number:
            k.text(surface, stop.number, box.center, 14, "sans-bold", theme.INK if stop.when == 0 else theme.PAPER, "center")
        face = "sans-bold" if stop.when == 0 else "sans-semi"
        return k.text(surface, stop.words, (box.right + px(GAP), middle), SIZE, face, theme.PAPER, "midleft").right
