"""What can be done at the table: choosing, ending a phase, undo and redo, other seats, bots, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.engine.decision import Event, Illegal
from scenes.app.settings_store import PACE
from scenes.overlays.confirm import ConfirmOverlay
from scenes.table.base import TableBase

BOT_MS, END_MS = 450, 1100
LINE_MS, LINES = 450, 4  # a bot waits longer for each line of the log after the first, up to so many
HEADINGS = ("turn", "phase")


class EndOverlay(ConfirmOverlay):
    """Before a phase is ended with actions left; may be told not to ask again."""

    name = "confirm"

    def __init__(self, *args: Any, never: Any, never_word: str, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.never, self.never_word = never, never_word

    def feet(self) -> list[tuple[str, str, str, str, str, Any]]:
        return [("never", self.never_word, "paper", "", "", self.no_more), *super().feet()]

    def no_more(self) -> None:
        """End now, and do not ask in this phase any more."""
        self.never()
        self.yes()


class Actions(TableBase):
    """Carries out what a player wants of the game, and brings the table up to date after it."""

    # -- choosing ------------------------------------------------------------------------------
    def touch(self, key: str) -> None:
        """A shape was clicked or entered: choose it, or take up the piece that moves."""
        ways = [k for k in self.options if k.startswith(key + ">")] if ">" not in key else []
        if ways:
            if len(ways) == 1:
                self.choose(ways[0])
            else:
                self.aim = "" if self.aim == key else key
                self.sync()
                if self.aim:
                    self.app.say(self.t("table-aim", what=self.shape_name(key), n=len(ways)))
            return
        if key == "done":
            self.decline()
            return
        self.choose(self.game.option_of(key))

    def choose(self, key: str) -> None:
        """Answer the question; an answer that is not legal says why."""
        seat = self.options.get(key, self.seat)
        try:
            events = self.session.choose(seat, key)
        except Illegal as error:
            self.explain(self.speech.reason(error.reason), None)
            return
        self.aim = ""
        self.after(events)

    def after(self, events: list[Event]) -> None:
        """Something happened: say it, show it, and see who is next."""
        self.answered = self.app.now
        told = 0
        for event in events:
            line = self.speech.event(event)
            if line:
                self.app.say(self.speech.plain(line))
                told += event.kind not in HEADINGS
        follow = PACE[self.app.settings.speed] >= 1  # who wants it faster does not read along
        self.bot_pause = BOT_MS + LINE_MS * max(0, min(LINES, told - 1)) * follow
        self.close_over()
        self.board.hidden = False
        self.sync(staged=not self.app.sync)
        if self.session.result is not None:
            self.end_in = END_MS
        elif self.said.main:
            self.app.say(self.speech.plain(self.said.main))

    def decline(self) -> None:
        """`done`: end the phase (asking once if something is left) or decline the effect."""
        if self.asked is None or "done" not in self.options:
            self.explain(self.t("table-nothing-to-end"), None)
            return
        kind, left = self.asked.kind, self.game.left_to_use()
        token = (self.asked.kind, self.seat)
        if self.game.ends_phase(kind) and left and token not in self.unasked:
            self.app.push(
                EndOverlay(
                    self.app,
                    self.t("table-end-question"),
                    self.t(f"table-end-text-{kind.replace('.', '-')}", n=left),
                    self.t("table-end-go"),
                    lambda: self.choose("done"),
                    self.t("table-end-keep"),
                    danger=False,
                    never=lambda: self.unasked.add(token),
                    never_word=self.t("table-end-never"),
                )
            )
            return
        self.choose("done")

    def end_phase(self) -> None:
        """Ctrl+Enter: only where the question ends a phase."""
        if self.asked is not None and self.game.ends_phase(self.asked.kind):
            self.decline()
        else:
            self.explain(self.t("table-end-not-now"), None)

    def why(self, key: str) -> str:
        """Why a shape cannot be chosen now, in words."""
        return self.speech.reason(self.rules.why_not(self.session.state, self.seat, self.game.option_of(key)))

    def cancel(self) -> bool:
        """Esc and right click: let go of a piece, or go back from choosing a target. True if there was something."""
        if self.aim and not self.auto_aim:
            self.aim = ""
            self.sync()
            return True
        if not self.can_cancel():
            return False
        self.session.undo()
        self.after([])
        return True

    def can_cancel(self) -> bool:
        """Whether the last answer only took up what is asked about now, and may be taken back at once."""
        asked, log = self.asked, self.session.log
        if asked is None or not log or not (asked.kind.startswith("target.") or asked.kind in self.game.cancels):
            return False
        last = log[-1]
        own = last.key.partition("/")[0] == asked.source or asked.kind in self.game.cancels
        return not last.auto and not last.fence and own and last.seat == self.seat

    def settings_changed(self, name: str) -> None:
        """Phases with nothing left end by themselves, or no more, from the next decision on."""
        if name == "auto_end":
            self.session.auto_end = self.app.settings.auto_end

    # -- undo ----------------------------------------------------------------------------------
    def undo(self) -> None:
        """Take back one decision; over a fence only after a question (unless the player wants none)."""
        info = self.session.undo_info()
        if info is None:
            self.explain(self.t("table-undo-none"), None)
        elif info.barred is not None:
            self.explain(self.speech.reason(info.barred), None)
        elif info.fence and self.app.settings.confirm_rewind:
            text = self.t("table-rewind-text", what=self.speech.undo(info.entry))
            self.app.push(
                ConfirmOverlay(
                    self.app,
                    self.t("table-rewind-question"),
                    text,
                    self.t("table-rewind-go"),
                    self._undo_over,
                    self.t("table-rewind-keep"),
                    "undo",
                )
            )
        else:
            self._undo_over()

    def _undo_over(self) -> None:
        entry = self.session.undo(cross_fence=True)
        if entry is None:
            return
        self.aim = ""
        if self.human(entry.seat):
            self.take_seat(entry.seat)
        self.app.say(self.t("table-undone", what=self.speech.undo(entry)))
        self.after([])

    def redo(self) -> None:
        """Take the decision again that was taken back last."""
        entry = self.session.redo()
        if entry is None:
            self.explain(self.t("table-redo-none"), None)
            return
        self.aim = ""
        self.after(list(entry.events))

    def restart_phase(self) -> None:
        """Ctrl+Backspace: back to where this phase began."""
        start = 0
        for n in range(len(self.session.log) - 1, -1, -1):
            if any(event.kind == "phase" for event in self.session.log[n].events):
                start = n + 1
                break
        self.rewind(start, self.t("table-restart-question"))

    def rewind(self, length: int, question: str) -> None:
        """Back to the position after `length` entries of the log, if there is anything to take back."""
        entries = self.session.log[length:]
        if not any(not e.auto and self.human(e.seat) for e in entries):
            self.explain(self.t("table-undo-none"), None)
            return
        if self.app.settings.confirm_rewind and any(entry.fence for entry in entries):
            self.app.push(
                ConfirmOverlay(
                    self.app,
                    question,
                    self.t("table-rewind-many"),
                    self.t("table-rewind-go"),
                    lambda: self._rewind(length),
                    self.t("table-rewind-keep"),
                    "undo",
                )
            )
        else:
            self._rewind(length)

    def _rewind(self, length: int) -> None:
        while len(self.session.log) > length:
            info = self.session.undo_info()
            if info is None or info.barred is not None or len(self.session.log) - info.steps < length:
                break
            if self.session.undo(cross_fence=True) is None:
                break
        self.aim = ""
        self.after([])

    # -- seats ---------------------------------------------------------------------------------
    def human(self, seat: str) -> bool:
        """Whether a person plays this seat."""
        return self.session.control(seat) == "human"

    def open_question(self, seat: str) -> bool:
        """Whether this seat is asked something now."""
        decision = self.session.decision
        return decision is not None and seat in decision.seats

    def pick_seat(self) -> None:
        """The seat this person acts for: the one that must, staying with the present one where it may."""
        decision = self.session.decision
        if decision is None:
            return
        waiting = [s for s in decision.seats if self.human(s)]
        if waiting:
            self.take_seat(self.seat if self.seat in waiting else waiting[0])

    def visit(self, seat: str) -> None:
        """Another player's panel was clicked: act for them if they may act now, else look."""
        decision = self.session.decision
        if decision is not None and seat in decision.seats and self.human(seat) and seat != self.seat:
            if not self.take_seat(seat):
                return
            self.aim = ""
            self.close_over()
            self.sync()
            self.app.say(self.speech.plain(self.said.main))
        else:
            self.show_panel(seat)

    # -- bots and the end ----------------------------------------------------------------------
    def bot_turn(self, ms: int) -> bool:
        """Let a waiting bot act when its pause is over; True while one is thinking."""
        decision = self.session.decision
        seats = [s for s in decision.seats if not self.human(s)] if decision is not None else []
        if decision is None or not seats:
            self.bot_wait = 0
            self.bots.drop()
            return False
        if self.app.top is not self:
            self.bot_wait = 0
            return False
        self.bot_wait += ms
        seat, pause = seats[0], max(BOT_MS, self.bot_pause)
        part = decision.for_seat(seat)
        keys = part.keys(seat) if part is not None else ()
        if not keys:
            return False
        if not self.app.live and self.bot_wait < pause:
            return True
        key = self.bots.answer(seat)
        if key is None or self.bot_wait < pause:
            return True
        self.bot_wait = 0
        self.after(self.session.choose(seat, key if key in keys else keys[0]))
        return True

    def show_result(self) -> None:
        """The scoring scene over the table."""
        from scenes.app import tables
        from scenes.scoring.ending import ending
        from scenes.scoring.screen import ScoringScene

        app, session = self.app, self.session
        self.end_in = 0
        self.drop_floats()  # the result comes by itself, over whatever is pointed at
        acts: dict[str, Callable[..., Any]] = {
            "again": lambda: app.replace(app.make("setup", session.rules.id)),
            "same": lambda: tables.open_table(app, session.setup, self.saver is not None),
            "look": app.pop,
            "home": app.home,
            "moment": lambda at: app.go("look", session, at),
        }
        app.push(ScoringScene(app, lambda: ending(app, session, acts, self.game.summary)))
