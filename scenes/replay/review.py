"""The analysis after a game: the five decisions at which the strongest bot would most have done otherwise, each with its reason,
and both ways on from there on the real table, read-only.

Decisions are looked at one by one, aside; what was found so far is on the page, and whoever stops keeps it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.app import game_list, reasons
from scenes.app.counsel import Counsel
from scenes.app.seats import seat_names
from scenes.app.window import FOLDED_FURTHER
from scenes.overlays.base import Foot, Overlay
from scenes.replay.screen import Journey, Travel
from scenes.scoring.moments import chosen
from scenes.widgets.controls import Button
from scenes.widgets.panels import Label, Progress

if TYPE_CHECKING:
    from game.ai.review import Otherwise
    from game.core.play.session import Session
    from scenes.app.scene import Host

ROWS = 5  # that have room


class ReviewOverlay(Overlay):
    """Over the ending. `session` is over."""

    name = "review"
    least = FOLDED_FURTHER
    size = (1160, 672)
    first = "stop"

    def __init__(self, app: Host, session: Session) -> None:
        super().__init__(app)
        self.played = session
        self.names = seat_names(app, session)
        self.counsel = Counsel(app, session)
        self.counsel.ask_review()
        self.stopped = False
        self._words: dict[tuple[int, str], tuple[str, str, str]] = {}  # of a row, by its decision and the language

    def head(self) -> str:
        return self.t("review-title")

    # -- words ---------------------------------------------------------------------------------
    @property
    def found(self) -> tuple[Otherwise, ...]:
        """What matters most, as far as it was looked at."""
        return self.counsel.stage.found if self.counsel.stage is not None else ()

    def note(self) -> str:
        """How far it is, or what came of it."""
        stage = self.counsel.stage
        if self.counsel.failed:
            return self.t("advice-failed", why=self.counsel.failed)
        if not self.counsel.done or stage is None:
            return ""
        if self.stopped:
            return self.t("review-stopped", done=stage.done, of=stage.of)
        return self.t("review-done", of=stage.of) if stage.found else self.t("review-none")

    def row(self, one: Otherwise) -> tuple[str, str, str]:
        """What was played, what the bot would have played, and why."""
        key = (one.at, self.app.lang)
        if key not in self._words:
            session, entry = self.played, self.played.log[one.at]
            before = session.state_before(one.at)
            decision = session.rules.decision(before)
            part = decision.for_seat(one.seat) if decision is not None else None
            texts = game_list.texts_for(session.rules.id, self.app.words, session.rules)
            view = session.rules.view(before, one.seat)
            texts.names = self.names
            mine, theirs = texts.plain(texts.option(view, part, one.advice.key)), chosen(session, texts, one.at)
            if decision is not None and not any(letter.isalpha() for letter in mine + theirs):  # a mere amount: of what?
                asked = texts.plain(texts.prompt(view, decision, self.names, one.seat)[0])
                theirs = f"{texts.unnamed(asked, self.names[one.seat]).rstrip('.:?')}: {theirs}"
            self._words[key] = (
                game_list.counted(
                    self.app, session.rules.id, "review-where", turn=entry.turn, who=self.names[one.seat], what=theirs
                ),
                self.t("review-instead", what=mine),
                " ".join(self._why(one)),
            )
        return self._words[key]

    def _why(self, one: Otherwise, most: int = reasons.FOR) -> list[str]:
        speaks = reasons.terms(self.t, self.played.rules.id, one.advice, True, most)
        said = [self.t("advice-for", terms=speaks) if speaks else self.t("advice-none-for")]
        return [*said, *filter(None, [reasons.chances(self.t, one.advice)])]

    # -- the page ------------------------------------------------------------------------------
    def feet(self) -> list[Foot]:
        if self.counsel.done:
            return [("leave", self.t("ui-close"), "brass", "", "Esc", self.back)]
        return [("stop", self.t("advice-stop"), "paper", "", "", self.stop)]

    def fill(self, inner: pygame.Rect) -> None:
        k, y = self.kit, inner.y
        stage = self.counsel.stage
        if note := self.note():
            high = k.wrap(note, inner.w, 17)
            self.add(Label("note", pygame.Rect(inner.x, y, inner.w, high), note, size=17, wrap=True))
            y += high + k.px(8)
        else:
            words = self.t("review-progress")
            value = self.t("review-of", done=stage.done, of=stage.of) if stage is not None else ""
            wide = k.width(f"{words}: {value}", 17) + k.px(16)
            self.add(Label("", pygame.Rect(inner.x, y, wide, k.px(26)), f"{words}: {value}" if value else words, size=17))
            bar = pygame.Rect(inner.x + wide, y + k.px(2), inner.w - wide, k.px(22))
            self.add(Progress("progress", bar, words, self.counsel.share, value=value))
            y += k.px(36)
        step = (inner.bottom - y) // ROWS
        for n, one in enumerate(self.found):
            self._row(n, one, pygame.Rect(inner.x, y + n * step, inner.w, step))
        if self.found and self.counsel.done:
            self.add(Label("unit", pygame.Rect(inner.x, inner.bottom + k.px(22), inner.w - k.px(180), k.px(30)),
                           reasons.unit(self.t, self.played.rules.id), size=15))  # fmt: skip

    def _row(self, n: int, one: Otherwise, box: pygame.Rect) -> None:
        k, high = self.kit, min(self.kit.px(40), (box.h - self.kit.px(10)) // 2)
        beside = high < k.px(34)  # one button beside the other, as pictures, where there is no room for one below the other
        high = min(k.px(40), box.h - k.px(8)) if beside else high
        played, instead, why = self.row(one)
        hints = self.t("review-played-hint"), self.t("review-line-hint")
        ways: list[tuple[str, str, str, Callable[[], object]]] = [
            (f"played{n}", "review-played", "time", partial(self.look, one, False)),
            (f"line{n}", "review-line", "advice", partial(self.look, one, True)),
        ]
        wide = k.px(46) if beside else max(Button.wanted(k, self.t(message), icon, "", 16) for _, message, icon, _ in ways)
        room, y = box.w - wide * (2 if beside else 1) - k.px(26 if beside else 18), box.y
        lines, size = [(played, "sans"), (instead, "sans-semi"), (why, "serif")], 17.0
        while size > 14 and sum(k.wrap(text, room, size, face) for text, face in lines) > box.h - k.px(8):
            size -= 0.5

        def too_high() -> bool:
            return sum(k.wrap(text, room, size, face) for text, face in lines) > box.h - k.px(4)

        if too_high():  # the reason in brief
            lines[-1] = (self._why(one)[0], "serif")
        if too_high():
            lines[:2] = [(f"{played} · {instead}", "sans-semi")]
        for most in range(reasons.FOR - 1, 0, -1):
            if too_high():
                lines[-1] = (self._why(one, most)[0], "serif")
        cut = too_high()  # even so: a line each, cut at its end; the text view has it whole
        for text, face in lines:
            tall = k.wrap("A" if cut else text, room, size, face)
            self.add(Label("", pygame.Rect(box.x, y, room, tall), text, size=size, face=face, wrap=not cut, zone=f"row{n}"))
            y += tall + k.px(1)
        for m, (key, message, icon, act) in enumerate(ways):
            spot = pygame.Rect(box.right - wide, box.y + m * (high + k.px(4)), wide, high)
            if beside:
                spot.topleft = (box.right - (2 - m) * wide - (1 - m) * k.px(8), box.y)
            spoken = f"{self.t(message)}: {(played, instead)[m]}"
            label = "" if beside else self.t(message)
            self.add(Button(key, spot, spoken, label=label, icon=icon, style="paper", size=16, act=act, zone=f"row{n}",
                            hint=hints[m]))  # fmt: skip

    def update(self, ms: int) -> bool:
        if not self.counsel.poll():
            return False
        self.rebuild()
        if self.counsel.done:
            self.set_focus("played0" if self.found else "leave")
            self.app.say(self.note())
        return False

    def stop(self) -> None:
        """No further; what was found stays."""
        self.stopped = True
        self.counsel.stop()
        self.rebuild()
        self.set_focus("played0" if self.found else "leave")
        self.app.say(self.note())

    def closed(self) -> None:
        self.counsel.close()

    # -- both ways -----------------------------------------------------------------------------
    def look(self, one: Otherwise, line: bool) -> None:
        """The table at this decision, with what came after it: as it was played, or as the bot would have gone on."""
        from game.ai.review import line_session

        session, at = (line_session(self.played, one), 0) if line else (self.played, one.at)
        journey = WayJourney(session, at, line, partial(self._swap, one, not line))
        self.app.push(Travel(self.app, session, journey, at, one.seat))

    def _swap(self, one: Otherwise, line: bool) -> None:
        self.app.pop()
        self.look(one, line)


class WayJourney(Journey):
    """One of both ways on; the other is one button away."""

    leaves = "review-back"

    def __init__(self, session: Session, at: int, line: bool, swap: Callable[[], object]) -> None:
        super().__init__(session, at)
        self.begins, self.line, self.swap = at, line, swap

    def last(self) -> str:
        """At the decision itself, what was chosen there, or what the bot would have chosen."""
        past, table = self.past, self.table
        if past.at != self.begins:
            return super().last()
        who = table.model.names.get(past.whole.log[past.at].seat, "")
        return table.t("look-next", who=who, what=chosen(past.whole, table.model.wording.texts, past.at))

    def banner(self) -> str:
        return self.counted("review-banner-line" if self.line else "review-banner-played", turn=self.past.state.turn)

    def deeds_here(self) -> list[tuple[str, str, str, Callable[[], object], str]]:
        words = self.table.t("review-swap-played" if self.line else "review-swap-line")
        return [*super().deeds_here(), ("swap", words, "time" if self.line else "advice", self.swap, "")]
