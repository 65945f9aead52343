"""The bar of replies: several people at one screen are asked at once whether anybody answers to what another does.

It lies over the foot of the table, which shows meanwhile only what everybody may know. `nobody` passes for all; a name leads
through the hand-over to that seat's own question. Who is asked by the rules, and who has passed, is not shown: all
who might have a reply stand there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Unpack

import pygame

from game.core.engine.decision import Decision
from scenes.app.scene import Scene
from scenes.draw import theme
from scenes.overlays.handover import public_since
from scenes.table.ask import Ask, Reply
from scenes.widgets.controls import Button, ButtonLook
from scenes.widgets.panels import Heading, Label, PaperPanel

if TYPE_CHECKING:
    from scenes.app.scene import Host
    from scenes.table.game_screen import Table

NOBODY = "nobody"
LINES, FEWER = 4, 2  # of what has happened: usually, and where the window is low
ROOMY = 280.0  # design px: lower, the question stands beside what it is about
LEAST_WIDE = 900.0  # design px: a narrower prompt is no measure for the bar


class SeatButton(Button):
    """A player's disc, and beside it the name."""

    def __init__(self, key: str, rect: pygame.Rect, name: str, *, colour: str, **rest: Unpack[ButtonLook]) -> None:
        rest["label"] = ""
        super().__init__(key, rect, name, **rest)
        self.colour = colour

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        k, left = self.kit, self.rect.x + self.kit.px(25)
        k.disc(surface, self.colour, (left, self.rect.centery), 30)
        room, size = self.rect.right - k.px(10) - (left + k.px(22)), self.size
        while size > 14 and k.width(self.name, size, "sans-semi") > room:
            size -= 0.5
        wide = min(room, k.width(self.name, size, "sans-semi"))
        at = (left + k.px(22) + (room - wide) // 2, self.rect.centery)
        k.text(surface, self.name, at, size, "sans-semi", theme.INK, "midleft", room)


class RepliesScene(Scene):
    """`seats` are (seat, name, colour); `lines()` says what everybody may know; `choose` gets a seat or "nobody", closes the bar
    and returns "", or says why not.
    """

    name = "replies"
    opaque = False
    holds = True
    first = NOBODY

    def __init__(
        self, app: Host, trigger: str, seats: Sequence[tuple[str, str, str]], lines: Callable[[], list[str]],
        choose: Callable[[str], str], leave: Callable[[], object], over: Callable[[], pygame.Rect] | None = None,
    ) -> None:  # fmt: skip
        """`over()` is the prompt, which says the same: the bar begins there, if it is not higher."""
        super().__init__(app)
        self.trigger, self.seats, self.lines, self.choose, self.leave = trigger, tuple(seats), lines, choose, leave
        self.over = over

    def title(self) -> str:
        return self.t("replies-title")

    def build(self) -> None:
        px, k = self.kit.px, self.kit
        over = self.over().clip(self.area) if self.over is not None else pygame.Rect(0, 0, 0, 0)
        low = self.area.bottom - px(8)
        room = low - over.y if over.h else px(ROOMY)
        wide = over.w if over.w >= px(LEAST_WIDE) else min(px(1120), self.area.w - px(40))
        inner, question = wide - px(72), self.t("replies-title")
        roomy = room >= px(ROOMY)
        said = [f"· {line}" for line in self.lines() if line != self.trigger][-(LINES if roomy else FEWER) :]
        beside = not roomy and k.width(self.trigger, 26, "serif-semi") + k.width(question, 20) + px(40) <= inner
        head = px(60 if beside else 96)
        high = head + px(92) + px(26) * len(said) + (px(30) if said and roomy else 0)
        box = pygame.Rect(0, 0, wide, min(max(high, room if over.h else 0), self.area.h - px(16)))
        box.midbottom = over.centerx if over.w == wide else self.area.centerx, low
        self.add(PaperPanel("sheet", box, edge=theme.BRASS))
        left, y = box.x + px(36), box.y + px(16)
        self.add(Heading("trigger", pygame.Rect(left, y, inner, px(40)), self.trigger, size=26, rule=False))
        line = pygame.Rect(left, y + px(44), inner, px(30))
        if beside:
            line.w = k.width(question, 20) + px(4)
            line.topright = left + inner, y + px(7)
        self.add(Label("ask", line, question, size=20))
        y = box.y + head
        if said and roomy:
            self.add(Heading("since", pygame.Rect(left, y, inner, px(28)), self.t("hand-since"), size=18))
            y += px(30)
        for n, words in enumerate(said):
            self.add(Label(f"row-{n}", pygame.Rect(left, y, inner, px(26)), words, size=17))
            y += px(26)
        foot, gap = box.bottom - px(74), px(10)
        menu = self._wanted(self.t("ui-scene-pause"), "menu")
        each = (inner - menu - px(24) - gap * len(self.seats)) // (len(self.seats) + 1)
        x = left
        self.add(Button(NOBODY, pygame.Rect(x, foot, each, px(54)), self.t("replies-nobody"), icon="skip", style="brass", size=19,
                        hint=self.t("replies-nobody-hint"), act=lambda: self._done(NOBODY)))  # fmt: skip
        for seat, name, colour in self.seats:
            x += each + gap
            place = pygame.Rect(x, foot, each, px(54))
            self.add(SeatButton(f"reply-{seat}", place, name, colour=colour, size=18,
                                hint=self.t("replies-name-hint", who=name), act=partial(self._done, seat)))  # fmt: skip
        self.add(Button("menu", pygame.Rect(left + inner - menu, foot + px(5), menu, px(44)), self.t("ui-scene-pause"),
                        icon="menu", act=self.leave))  # fmt: skip

    def draw_back(self, surface: pygame.Surface) -> None:
        """Nothing: the table is there to be looked at."""

    def back(self) -> None:
        """Esc opens the menu, as at the table: nobody passes by it."""
        self.leave()

    def _wanted(self, label: str, icon: str) -> int:
        return Button.wanted(self.kit, label, icon, "", 17)

    def _done(self, who: str) -> None:
        if why := self.choose(who):
            self.explain(why, None)

    def key(self, event: pygame.event.Event) -> bool:
        """Backspace passes for all, as it declines anywhere."""
        if self.app.bindings.action_of(event, "table") == "decline":
            self._done(NOBODY)
            return True
        return False


class Replies:
    """Whether several people are asked at once, and what becomes of their answer."""

    def __init__(self, model: Table, answer: Callable[[list[tuple[str, str]]], object], leave: Callable[[], object]) -> None:
        """`answer` gives several answers (seat, key) in one go; `leave` opens the menu."""
        self.model, self.answer, self.leave = model, answer, leave
        self.caller = ""  # who spoke up, or "nobody", until somebody really replies
        self._of: object = None  # to which matter
        self._replied = 0  # how many had replied to it then

    def holds(self, decision: Decision, waiting: Sequence[str]) -> bool:
        """Whether nobody takes the screen now, because all people are asked at once. Shows the bar."""
        if self._declined(decision, waiting[0]):
            return True  # `go_on` gives the answer at once
        ask = self._asked(decision, waiting[0]) if len(self.model.session.state.seats) > 1 else None
        if ask is None:
            self.caller = ""
            return False
        if self.caller:
            return self.caller != waiting[0]
        self.model.common = ask.trigger
        if not any(isinstance(scene, RepliesScene) for scene in self.model.host.stack):
            self._show(ask, waiting[0])
        return True

    def _asked(self, decision: Decision, seat: str) -> Reply | None:
        """The bar for this question, if it needs one; forgets what was said of another matter."""
        model, part = self.model, decision.for_seat(seat)
        ask = self._look_of(part) if part is not None else None
        if part is None or not isinstance(ask, Reply) or sum(model.human(one) for one in ask.seats) < 2:
            return None
        matter = (part.kind, part.args, part.source, model.session.state.turn)
        replied = sum(entry.kind == part.kind and entry.key != "done" for entry in model.session.log)
        if (matter, replied) != (self._of, self._replied):
            self._of, self._replied, self.caller = matter, replied, ""
        return ask

    def _look_of(self, part: Decision) -> Ask:
        """How the game asks this. The position may not be read yet; who sees the table, and what of it, stays as it was."""
        model, seen = self.model, self.model.view
        model.view = model.session.view(model.seat)
        try:
            return model.screen.ask(part)
        finally:
            model.view = seen

    def _show(self, ask: Reply, asked: str) -> None:
        model = self.model
        seats = [(seat, model.names[seat], model.colours[seat]) for seat in ask.seats if model.human(seat)]

        def lines() -> list[str]:
            words = model.wording
            told = [e for e in public_since(model.session, asked) if e.kind not in ("turn", "phase")]  # these the ribbon says
            return [words.plain(line) for e in told if (line := words.public(e))]

        over = lambda: model.grid.prompt  # noqa: E731
        model.host.push(RepliesScene(model.host, ask.trigger, seats, lines, self.choose, self.leave, over))

    def choose(self, who: str) -> str:
        """Nobody replies, or somebody wants to: those who are asked before pass, and stay silent about it."""
        passing = self._passing(who)
        if passing is None:
            return self.model.t("replies-none", who=self.model.names[who])
        self.caller = who
        self.model.host.pop()
        if passing:
            self.answer(passing)
        elif self.model.acts.on_top:  # who spoke up is at the screen already: no hand-over reads the question out
            self.model.host.say(self.model.wording.plain(self.model.prompt.main))
        return ""

    def go_on(self) -> None:
        """After an answer: players who have said that they do not reply are not asked again once a bot has passed."""
        decision = self.model.session.decision
        waiting = [seat for seat in decision.seats if self.model.human(seat)] if decision is not None else []
        if decision is not None and waiting and self._declined(decision, waiting[0]):
            self.answer([(waiting[0], "done")])
            return
        if decision is None or not waiting or self._asked(decision, waiting[0]) is None or self.caller in ("", waiting[0]):
            return
        if passing := self._passing(self.caller):
            self.answer(passing)

    def _declined(self, decision: Decision, seat: str) -> bool:
        """Whether this seat has passed on such a matter beforehand, see `StandingReplies`."""
        model, part = self.model, decision.for_seat(seat)
        word = model.standing_replies.of(seat)
        if not word or part is None or "done" not in part.keys(seat):
            return False
        ask = self._look_of(part)
        return isinstance(ask, Reply) and word in ask.declines

    def _passing(self, who: str) -> list[tuple[str, str]] | None:
        """Who passes until `who` is asked, or a bot, or the matter is over; None where `who` will not be asked at all."""
        session = self.model.session
        state = session.state.clone()
        out: list[tuple[str, str]] = []
        first = session.decision
        while (decision := session.rules.decision(state)) is not None and first is not None:
            seat = decision.seats[0]
            if (decision.kind, decision.args) != (first.kind, first.args):
                return out if who == NOBODY else None
            if seat == who or not self.model.human(seat):
                return out
            out.append((seat, "done"))
            session.rules.apply(state, seat, "done")
        return out if who == NOBODY else None
