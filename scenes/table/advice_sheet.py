"""The advice of the strongest bot, over the table: how far it is while it thinks, then what it would do, why, and what else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.app import reasons
from scenes.app.counsel import Counsel
from scenes.app.window import FOLDED_FURTHER
from scenes.overlays.base import Foot, Overlay
from scenes.widgets.lists import ScrollText
from scenes.widgets.panels import Label, Progress

if TYPE_CHECKING:
    from game.ai.advice import Advice
    from scenes.table.game_screen import Table


class AdviceOverlay(Overlay):
    """For the seat at the screen. It knows no more than that seat, and the game waits meanwhile."""

    name = "advice"
    least = FOLDED_FURTHER
    size: tuple[float, float] = (720, 260)

    def __init__(self, model: Table) -> None:
        super().__init__(model.host)
        self.table = model
        self.counsel = Counsel(model.host, model.session)
        self.counsel.ask_advice(model.seat)
        self.first = "stop"

    @property
    def advice(self) -> Advice | None:
        """What came of it."""
        return self.counsel.advice

    def greeting(self) -> str:
        return self.t("advice-thinking") if not self.counsel.done else ""

    # -- words ---------------------------------------------------------------------------------
    def option(self, key: str) -> str:
        """What an answer is called at the table."""
        model = self.table
        return model.wording.plain(model.shape_name(key)) if key in model.options else key

    def lines(self) -> list[tuple[str, str]]:
        """All that is said, by paragraphs."""
        if self.counsel.failed:
            return [("p", self.t("advice-failed", why=self.counsel.failed))]
        advice = self.advice
        if advice is None:
            return []
        other = self.option(advice.other) if advice.other else ""
        out = [("h", self.t("advice-best", what=self.option(advice.key)))]
        if advice.even:
            return [*out, ("p", self.t("advice-even", what=other) if other else self.t("advice-only"))]
        speaks, *rest = reasons.sentences(self.t, self.table.rules.id, advice)
        out += [("p", speaks), ("h", self.t("advice-other", what=other)), *(("p", line) for line in rest)]
        return [*out, ("q", reasons.unit(self.t, self.table.rules.id))]

    # -- the page ------------------------------------------------------------------------------
    def build(self) -> None:
        if self.counsel.done:  # as high as what it says
            wide = min(self.kit.px(self.size[0]), self.area.w - self.kit.px(40)) - self.kit.px(52)
            page = ScrollText("", pygame.Rect(0, 0, wide, 1), "", self.lines(), size=18)
            page.scene = self
            self.size = (self.size[0], 190 + page.content_height() / self.scale)
        super().build()

    def feet(self) -> list[Foot]:
        if not self.counsel.done:
            return [("stop", self.t("advice-stop"), "brass", "", "Esc", self.back)]
        show: list[Foot] = [("show", self.t("advice-show"), "paper", "eye", "", self.show)] if self.advice is not None else []
        return [*show, ("leave", self.t("ui-close"), "brass", "", "Esc", self.back)]

    def fill(self, inner: pygame.Rect) -> None:
        k = self.kit
        if self.counsel.done:
            self.add(ScrollText("told", inner, self.title(), self.lines(), size=18))
            return
        words = self.t("advice-thinking")
        high = k.wrap(words, inner.w, 19)
        self.add(Label("text", pygame.Rect(inner.x, inner.y, inner.w, high), words, size=19, wrap=True))
        bar = pygame.Rect(inner.x, inner.y + high + k.px(18), inner.w, k.px(26))
        share = self.counsel.share
        value = self.t("advice-share", n=round(100 * share))
        self.add(Progress("progress", bar, self.t("advice-progress"), share, value=value))

    def update(self, ms: int) -> bool:
        if self.counsel.poll():
            done = self.counsel.done
            if done:
                self.first = "leave"
            self.rebuild()
            if done:
                self.set_focus("leave")
                self.app.say(" ".join(text for _, text in self.lines()))
        return False

    def closed(self) -> None:
        self.counsel.close()

    def show(self) -> None:
        """The page closes, and the focus is on what the bot would choose, or on what is touched first for it."""
        advice, model = self.advice, self.table
        self.app.pop()
        if advice is None:
            return
        way = model.route(advice.key)
        if way and model.acts.item(way[0]) is not None:
            self.app.show_ring()
            model.acts.set_focus(way[0])
        model.acts.explain(self.t("advice-shown", what=self.option(advice.key)), None)
