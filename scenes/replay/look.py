"""A look at an earlier moment of a game: the real table, read-only, that can be stepped through decision by decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pygame

from game.core.engine.decision import Decision, Illegal, Reason
from scenes.app import game_list
from scenes.scoring.moments import chosen
from scenes.table import TableScene
from scenes.table.companion import Companion
from scenes.table.wording import Prompt
from scenes.widgets.controls import Button

if TYPE_CHECKING:
    from game.core.play.session import Entry, Session
    from scenes.app.scene import Host, Scene


class Past:
    """A session as it was before an entry of its log. Everything can be asked, nothing can be done."""

    decision = None
    result = None
    rewound = 0

    def __init__(self, session: Session, at: int) -> None:
        self.whole, self.rules, self.setup = session, session.rules, session.setup
        self.at = 0
        self.state: Any = None
        self.log: list[Entry] = []
        self.go(at)

    def go(self, at: int) -> None:
        """To the position before entry `at` (its length = the end)."""
        whole = self.whole
        self.at = max(0, min(at, len(whole.log)))
        self.state = whole.state_before(self.at) if self.at < len(whole.log) else whole.state.clone()
        self.log = whole.log[: self.at]

    def step(self, by: int) -> int:
        """The next place in that direction where somebody chose."""
        at, log = self.at + by, self.whole.log
        while 0 < at < len(log) and log[at].auto:
            at += by
        return max(0, min(at, len(log)))

    def view(self, seat: str) -> Any:
        """What a seat sees."""
        return self.rules.view(self.state, seat)

    def control(self, seat: str) -> str:
        """Nobody is to act, bots least of all."""
        return "human"

    def undo_info(self, by: str = "") -> None:
        """Nothing can be taken back here."""

    def undo(self, cross_fence: bool = False, by: str = "") -> None:
        """Nothing can be taken back here."""

    def may_redo(self, by: str) -> bool:
        """Nothing can be done here."""
        return False

    def redo(self, by: str = "") -> None:
        """Nothing can be done here."""

    def choose(self, seat: str, key: str) -> list[Any]:
        """Nothing can be chosen here."""
        raise Illegal(key, Reason("not-now"))


class Look(Companion):
    """The companion of such a table: where we are, and the way on and back."""

    table: LookScene
    advises = False

    def __init__(self, session: Session, at: int) -> None:
        self.past = Past(session, at)

    def counted(self, msg: str, /, **args: Any) -> str:
        """A message about turns, in the words of a game that counts rounds."""
        return game_list.counted(self.table.app, self.past.whole.rules.id, msg, **args)

    def title(self) -> str:
        """What the screen is called."""
        return self.counted("look-title", turn=self.past.state.turn)

    def prompt(self, decision: Decision | None, own: Prompt) -> Prompt:
        past, log = self.past, self.past.whole.log
        turn, phase = past.state.turn, past.state.phase
        main = self.counted("look-at", turn=turn, phase=self.table.model.wording.phase(phase).lower() if phase else "")
        if past.at >= len(log):
            return Prompt(main, self.table.t("look-end"))
        entry, asked = log[past.at], self.table.model.rules.decision(past.state)
        then = self.table.t(
            "look-next",
            who=self.table.model.names.get(entry.seat, entry.seat),
            what=chosen(past.whole, self.table.model.wording.texts, past.at),
        )
        if asked is not None and asked.for_seat(entry.seat) is not None:
            question = self.table.model.wording.prompt(
                self.table.model.rules.view(past.state, entry.seat), asked, entry.seat
            ).main
            then, main = f"{main} · {then}", question
        return Prompt(main, then)

    def prompt_buttons(self) -> bool:
        g, k, past = self.table.model.grid, self.table.model.kit, self.past
        size, high = (17.0, k.px(44)) if g.tall else (16.0, k.px(40))
        right = g.prompt.right - k.px(12 if g.tall else 8)
        none = self.table.t("look-no-more")
        for key, icon, act, off in (
            ("back", "undo", self.leave, ""),
            ("after", "right", lambda: self.step(1), none if past.at >= len(past.whole.log) else ""),
            ("before", "left", lambda: self.step(-1), none if past.at <= 0 else ""),
        ):
            name = self.table.t(f"look-{key}")
            label = name if key == "back" else ""
            cap = "Esc" if key == "back" and g.tall else ""
            wide = Button.wanted(k, label, icon, cap, size) if label else k.px(50)
            rect = pygame.Rect(right - wide, g.prompt.centery - high // 2, wide, high)
            self.table.add(Button(key, rect, name, label=label, icon=icon, style="brass" if key == "back" else "paper", size=size,
                            zone="buttons", act=act, enabled=not off, why=off, shortcut=cap))  # fmt: skip
            right -= wide + k.px(9)
        self.table.model.buttons_left = right
        return True

    def widgets_made(self) -> None:
        for widget in self.table.widgets:
            if widget.key == "menu" and isinstance(widget, Button):
                widget.name, widget.icon = self.table.t("look-back"), "left"

    def step(self, by: int) -> None:
        """To the decision before or after this one."""
        self.past.go(self.past.step(by))
        self.table.sync()
        self.table.app.say(f"{self.table.model.prompt.main}. {self.table.model.prompt.detail}")

    def leave(self) -> None:
        """Back to where the look came from."""
        self.table.app.pop()

    def instead(self, act: str, what: str = "") -> bool:
        if act in ("back", "menu"):
            self.leave()
        return act in ("back", "menu")

    def rewind_barred(self) -> str:
        return self.table.t("look-only")

    def key(self, event: pygame.event.Event) -> bool:
        way = self.table.app.bindings.action_of(event, "look")
        if way in ("step-before", "step-after"):
            self.step(1 if way == "step-after" else -1)
            return True
        return False

    def key_help(self, own: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """`own`: what a table says."""
        caps, t = self.table.app.bindings.caps, self.table.t
        steps = [(caps(way, t), t(f"act-{way}")) for way in ("step-before", "step-after")]
        return [*own, *(row for row in steps if row[0]), ("Esc", t("look-back"))]


class LookScene(TableScene):
    """The table at a moment of a game. Esc leads back, PageUp and PageDown to the decisions before and after."""

    name = "look"
    is_home = False
    first = "back"

    def __init__(self, app: Host, session: Session, at: int, look: Look | None = None) -> None:
        self.look = look or Look(session, at)
        super().__init__(app, cast(Any, self.look.past), None, self.look)  # all a table asks of a session it has
        self.look.table = self
        if 0 <= at < len(session.log) and session.log[at].seat in session.state.seats:
            self.model.seat = session.log[at].seat

    def title(self) -> str:
        return self.look.title()

    def key_help(self) -> list[tuple[str, str]]:
        return self.look.key_help(super().key_help())


def at_moment(app: Host, session: Session, at: int) -> Scene:
    """Open a look at the position before entry `at` of the log."""
    return app.push(LookScene(app, session, at))
