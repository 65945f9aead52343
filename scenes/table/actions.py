"""What can be done at the table: choosing, ending a phase, undo and redo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from game.core.engine.decision import Event, Illegal, Reason
from game.core.engine.key import Key
from scenes.app.settings_store import PACE
from scenes.overlays.confirm import ConfirmOverlay
from scenes.table.asks import Asks
from scenes.table.companion import Companion
from scenes.table.dialogs import Dialogs
from scenes.table.drawers import Drawers
from scenes.table.game_screen import Table
from scenes.table.motion import Director
from scenes.table.option_map import OptionMap
from scenes.table.painter import Painter
from scenes.table.replies import Replies
from scenes.table.seating import Seating
from scenes.table.staging import Staging
from scenes.table.window import Window

if TYPE_CHECKING:
    from scenes.app.scene import Host
    from scenes.overlays.base import Foot

BOT_MS, END_MS = 450, 800
LINE_MS, LINES = 450, 4  # a bot waits longer for each line of the log after the first, up to so many
HEADINGS = ("turn", "phase")


class EndOverlay(ConfirmOverlay):
    """Before a phase is ended with actions left; may be told not to ask again."""

    name = "confirm"

    def __init__(
        self, app: Host, question: str, text: str, go: str, act: Callable[[], object], keep: str,
        *, never: Callable[[], object], never_word: str,
    ) -> None:  # fmt: skip
        super().__init__(app, question, text, go, act, keep, danger=False)
        self.never, self.never_word = never, never_word

    def feet(self) -> list[Foot]:
        return [("never", self.never_word, "paper", "", "", self.no_more), *super().feet()]

    def no_more(self) -> None:
        """End now, and ask at no phase any more, until it is switched on in the settings."""
        self.never()
        self.yes()


class Actions:
    """Carries out what a player wants of the game, and brings the table up to date after it."""

    def __init__(
        self,
        model: Table,
        window: Window,
        drawers: Drawers,
        seating: Seating,
        dialogs: Dialogs,
        motion: Director,
        painter: Painter,
        asks: Asks,
        option_map: OptionMap,
        replies: Replies,
        staging: Staging,
        companion: Companion,
    ) -> None:
        self.model = model
        self.window = window
        self.drawers = drawers
        self.seating = seating
        self.dialogs = dialogs
        self.motion = motion
        self.painter = painter
        self.asks = asks
        self.option_map = option_map
        self.replies = replies
        self.staging = staging
        staging.present = self.present
        self.companion = companion
        self.pause = 0  # how long a bot waits before its next answer, so that the last one can be followed

    def touch(self, key: str) -> None:
        """A shape was clicked or entered: choose it, or take up the piece that moves."""
        if ways := self.option_map.ways(key):
            self.model.aim = "" if self.model.aim == key else key
            self.window.sync()
            if self.model.aim and Key.of(ways[0]).target:
                self.model.host.say(self.model.t("table-aim", what=self.model.shape_name(key), n=len(ways)))
        elif key == "done":
            self.decline()
        else:
            self.choose(self.option_map.option_of(key))

    def choose(self, key: str) -> None:
        """Answer the question; an answer that is not legal says why."""
        seat = self.model.options.get(key, self.model.seat)
        before = self.model.through.get(key)
        if key == "done" and self.window.item("end-empty") is not None:
            self.model.host.put("end_offered", True)
        try:
            events = self.model.session.choose_all(seat, [before[0], key] if before is not None else [key])
        except Illegal as error:
            self.window.explain(self.model.wording.reason(error.reason), None)
            return
        self.model.aim = ""
        self.after(events)

    def answer(self, answers: list[tuple[str, str]]) -> None:
        """Several answers (seat, key) in one go: all of them, or none where one is not legal."""
        try:
            events = self.model.session.choose_each(answers)
        except Illegal as error:
            self.window.explain(self.model.wording.reason(error.reason), None)
            return
        self.model.aim = ""
        self.after(events)

    def answer_in_a_row(self, kind: str) -> None:
        """The first answer to this question, and to those of its kind that follow at once."""
        events = self.model.session.choose_in_a_row(kind)
        self.model.aim = ""
        self.after(events)

    def after(self, events: Sequence[Event], bot: str = "") -> None:
        """Something happened: say it, show it moving, step by step where the game did much by itself, and see who is next.
        `bot`: who chose, where it was no person."""
        self.companion.happening()
        if steps := self.staging.plan(bot):
            self.staging.begin(steps, lambda: self._happened(events))
            self.pause = 0
        else:
            self.present(events)
            self._happened(events)

    def _happened(self, events: Sequence[Event]) -> None:
        if events:
            self._say_notices(events)
        self.companion.happened(events)
        self.replies.go_on()

    def _say_notices(self, events: Sequence[Event]) -> None:
        """What the game notes of the go, and phases that the table ended: without a word the next one would seem to come from
        nowhere."""
        said, log, notices = [], self.model.session.log, self.model.screen.steps.notices
        for event in events:
            if event.kind in notices:
                said.append(notices[event.kind](self.model, event))
        if log[-1].auto:
            said.append(self.model.wording.all_ended(reversed(list(takewhile(lambda entry: entry.auto, reversed(log))))))
        if notice := "\n".join(filter(None, said)):
            self.model.host.say(notice)
            self.model.host.tip_now(notice, None)

    def present(self, events: Sequence[Event]) -> None:
        """The position or the question is another: bring the table up to date, say and move what happened."""
        self.painter.catch_up()
        self.motion.keep(events)
        self._show(events)
        if not self.motion.holds:
            self.motion.start(events)
        self.model.host.sound.events(events, self.model.rules.events)

    def _show(self, events: Sequence[Event]) -> None:
        self.model.answered = self.model.host.now
        told = 0
        for event in events:
            line = self.model.wording.event(event)
            if line:
                self.model.host.say(self.model.wording.plain(line))
                told += event.kind not in HEADINGS
        follow = PACE[self.staging.pace] >= 1  # who wants it faster does not read along
        self.pause = BOT_MS + LINE_MS * max(0, min(LINES, told - 1)) * follow
        self.drawers.close()
        self.model.centre.hidden = False
        over = self.model.session.result is not None and self.model.staged is None
        self.dialogs.ends(END_MS if over else 0)
        self.painter.sync(staged=not self.model.host.sync)
        if self.model.staged is not None:
            self.model.host.say(self.model.wording.plain(self.model.prompt.main))
        elif not over and self.model.prompt.main:
            self.model.host.say(self.model.wording.plain(self.model.prompt.main))

    def decline(self) -> None:
        """`done`: end the phase (asking once if something is left) or decline the effect."""
        if self.model.asked is None or "done" not in self.model.options:
            self.window.explain(self.model.t("table-nothing-to-end"), None)
            return
        kind, end = self.model.asked.kind, self.model.screen.phase_end()
        if end.ends and end.left and self.model.host.settings.confirm_end:
            self.model.host.push(
                EndOverlay(
                    self.model.host,
                    self.model.t("table-end-question"),
                    self.model.t(f"table-end-text-{kind.replace('.', '-')}", n=end.left),
                    self.model.t("table-end-go"),
                    lambda: self.choose("done"),
                    self.model.t("table-end-keep"),
                    never=lambda: self.model.host.put("confirm_end", False),
                    never_word=self.model.t("table-end-never"),
                )
            )
            return
        self.choose("done")

    def end_empty(self) -> None:
        """From now on phases in which nothing can be done end by themselves, this one first."""
        self.model.host.put("empty_phases", "always")
        self.model.host.say(self.model.t("table-end-empty-done"))
        self.model.host.tip_now(self.model.t("table-end-empty-done"), None)
        self.choose("done")

    def end_phase(self) -> None:
        """Ctrl+Enter: only where the question ends a phase."""
        if self.model.asked is not None and self.model.screen.phase_end().ends:
            self.decline()
        else:
            self.window.explain(self.model.t("table-end-not-now"), None)

    def cancel(self) -> bool:
        """Esc and right click: let go of a piece, or go back from choosing a target. True if there was something."""
        if self.companion.instead("cancel"):
            return False
        if self.asks.fold():
            return True
        if self.model.aim and not self.model.auto_aim:
            self.model.aim = ""
            self.window.sync()
            return True
        if not self.can_cancel():
            return False
        self.model.session.undo(by=self.model.seat)
        self.after([])
        return True

    def can_cancel(self) -> bool:
        """Whether the last answer only took up what is asked about now, and may be taken back at once."""
        asked, log, cancels = self.model.asked, self.model.session.log, self.model.screen.traits.cancels
        if asked is None or not log or self.model.face_down or not (asked.kind.startswith("target.") or asked.kind in cancels):
            return False
        last = log[-1]
        taken = Key.of(last.key)
        own = f"{taken.kind}:{taken.first}" == asked.source or asked.kind in cancels
        return not last.auto and not last.fence and own and last.seat == self.model.seat

    def settings_changed(self, name: str) -> None:
        """Phases with nothing left end by themselves, or no more, from the next decision on; so do answers that are equal."""
        self.companion.settings_changed(name)
        if name == "empty_phases":
            session, where = self.model.session, self.model.host.settings.empty_phases
            session.auto_end, session.auto_open = where == "always", where != "wait"
        elif name == "auto_equal":
            self.model.session.equal = self.model.host.settings.auto_equal

    def undo(self) -> None:
        """Take back one decision; over a fence only after a question (unless the player wants none)."""
        if self.companion.instead("undo") or self.seating.own_hand():
            return
        info = self.model.session.undo_info(self.model.seat)
        if info is None:
            self.window.explain(self.model.t("table-undo-none"), None)
        elif info.barred is not None:
            self.window.explain(self.model.wording.reason(info.barred), None)
        elif info.fence and self.model.host.settings.confirm_rewind:
            text = self.model.t("table-rewind-text", what=self.model.wording.undo(info.entry))
            self.model.host.push(
                ConfirmOverlay(
                    self.model.host,
                    self.model.t("table-rewind-question"),
                    text,
                    self.model.t("table-rewind-go"),
                    self.undo_over,
                    self.model.t("table-rewind-keep"),
                    "undo",
                )
            )
        else:
            self.undo_over()

    def undo_over(self) -> None:
        self.staging.finish()
        self.model.standing_replies.forget()
        self.companion.instead("undoing")
        entry = self.model.session.undo(True, self.model.seat)
        if entry is None:
            return
        self.model.aim = ""
        if self.model.human(entry.seat):
            self.seating.take_seat(entry.seat)
        self.model.host.say(self.model.t("table-undone", what=self.model.wording.undo(entry)))
        self.after([])
        self.companion.did("undo")

    def redo(self) -> None:
        """Take the decision again that was taken back last."""
        if self.companion.instead("redo") or self.seating.own_hand():
            return
        self.staging.finish()
        entry = self.model.session.redo(self.model.seat)
        if entry is None:
            self.window.explain(self.model.t("table-redo-none"), None)
            return
        self.model.aim = ""
        self.after(list(entry.events))

    def restart_phase(self) -> None:
        """Ctrl+Backspace: back to where this phase began."""
        if self.companion.instead("restart-phase") or self.seating.own_hand():
            return
        start = 0
        for n in range(len(self.model.session.log) - 1, -1, -1):
            if any(event.kind == "phase" for event in self.model.session.log[n].events):
                start = n + 1
                break
        self.rewind(start, self.model.t("table-restart-question"))

    def rewind(self, length: int, question: str) -> None:
        """Back to the position after `length` entries of the log, if there is anything to take back."""
        if why := self.companion.rewind_barred():
            self.window.explain(why, None)
            return
        entries = self.model.session.log[length:]
        if not any(not e.auto and self.model.human(e.seat) for e in entries):
            self.window.explain(self.model.t("table-undo-none"), None)
            return
        if any(not e.auto and self.model.session.hidden(e.seat, self.model.seat) for e in entries):
            self.window.explain(self.model.wording.reason(Reason("undo-rival")), None)
            return
        if self.model.host.settings.confirm_rewind and any(entry.fence for entry in entries):
            self.model.host.push(
                ConfirmOverlay(
                    self.model.host,
                    question,
                    self.model.t("table-rewind-many"),
                    self.model.t("table-rewind-go"),
                    lambda: self.rewind_to(length),
                    self.model.t("table-rewind-keep"),
                    "undo",
                )
            )
        else:
            self.rewind_to(length)

    def rewind_to(self, length: int) -> None:
        self.staging.finish()
        self.model.standing_replies.forget()
        while len(self.model.session.log) > length:
            info = self.model.session.undo_info(self.model.seat)
            if info is None or info.barred is not None or len(self.model.session.log) - info.steps < length:
                break
            if self.model.session.undo(True, self.model.seat) is None:
                break
        self.model.aim = ""
        self.after([])
