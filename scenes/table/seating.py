"""Who sits at the screen. Where seats have secrets, nobody else sees the table before it is handed over.

A question that can be answered without looking at one's hand is asked at the open table (`Traits.face_down`): all see what all
may see, the hand lies face down, and the screen changes hands only if that player wants to look at it.
"""

from __future__ import annotations

from game.core.engine.decision import Decision
from scenes.overlays.handover import MOST, HandOverScene, public_since, secret
from scenes.table.companion import Companion
from scenes.table.dialogs import Dialogs
from scenes.table.drawers import Drawers
from scenes.table.game_screen import Table
from scenes.table.hover import Hover
from scenes.table.motion import Director
from scenes.table.replies import Replies
from scenes.table.window import Window


class Seating:
    """Shows the table only to the seat that was handed the screen, where seats have secrets."""

    def __init__(
        self,
        model: Table,
        window: Window,
        drawers: Drawers,
        dialogs: Dialogs,
        hover: Hover,
        motion: Director,
        replies: Replies,
        companion: Companion,
    ) -> None:
        self.model = model
        self.window = window
        self.drawers = drawers
        self.dialogs = dialogs
        self.hover = hover
        self.motion = motion
        self.replies = replies
        self.companion = companion
        self._asked_at = -1  # the length of the log when a seat was picked last

    def take_seat(self, seat: str) -> bool:
        """Act for this seat now, or after it was handed the screen; returns whether it is done already."""
        if not secret(self.model.session) or self.model.seated == seat:
            self.model.seat = seat
            return True
        if not any(isinstance(scene, HandOverScene) for scene in self.model.host.stack):
            self.hand_over(seat)
        return False

    def hand_over(self, seat: str) -> None:
        """Show nothing of the table until this seat is at the screen."""
        app = self.model.host

        def who() -> tuple[str, str]:
            return self.model.names.get(seat, seat), self.model.colours.get(seat, "")

        def lines() -> tuple[list[str], int]:
            said = [
                self.model.wording.plain(line)
                for e in public_since(self.model.session, seat)
                if (line := self.model.wording.public(e))
            ]
            return said[-MOST:], max(0, len(said) - MOST)

        def ready() -> None:
            self.model.seated = self.model.seat = seat
            if self.model.saver is not None:
                self.model.saver.chooses(seat, self.model.session)
            self.model.aim = ""
            self.drawers.close()
            self.motion.finish()  # nothing of the player before moves on over this one's table
            app.pop()
            app.say(self.model.wording.plain(self.model.prompt.main))

        self.hover.drop()
        app.push(HandOverScene(app, who, lines, ready, self.dialogs.show_menu))

    def left(self) -> None:
        """Ask for the player again when the window comes back (setting "cover the table"). The topmost table does so for
        all: those below, and overlays with secrets of their own, lie under the opaque hand-over."""
        if not self.model.host.settings.cover_when_left or not self.model.seated or not secret(self.model.session):
            return
        if not any(isinstance(scene, HandOverScene) for scene in self.model.host.stack):
            seat, self.model.seated = self.model.seated, ""
            self.hand_over(seat)

    def pick_seat(self) -> None:
        """The seat this person acts for: the one that must, staying with the present one where it may."""
        self.model.common, self.model.face_down = "", False
        decision = self.model.session.decision
        if decision is None:
            return
        waiting = [s for s in decision.seats if self.model.human(s)]
        if not waiting or self.replies.holds(decision, waiting):
            return
        session, at = self.model.session, len(self.model.session.log)
        if len(waiting) > 1 and (self.model.seat not in waiting or self._asked_at != at):
            busy = [s for s in waiting if not session.idle(s)]  # who has nothing left to do is visited, and not brought here
            waiting = busy or waiting
        self._asked_at = at
        seat = self.model.seat if self.model.seat in waiting else waiting[0]
        if seat != self.model.seat and self.model.host.live:  # a second click meant for the question before answers none of his
            self.model.host.sprang(self.model.grid.sheet)
        if self._open(decision, seat):
            self.model.face_down, self.model.seat, self.model.seated = True, seat, ""
        else:
            self.take_seat(seat)

    def _open(self, decision: Decision, seat: str) -> bool:
        """Whether this seat is asked at the open table: by the kind of question alone, so that it tells nothing of a hand."""
        model, kinds = self.model, self.model.screen.traits.face_down
        if not kinds or model.seated == seat or not secret(model.session):
            return False
        part = decision.for_seat(seat)
        return part is not None and part.kind in kinds

    def own_hand(self) -> bool:
        """Hand the screen to the player who is asked at the open table; whether that was needed."""
        if self.model.face_down and not any(isinstance(scene, HandOverScene) for scene in self.model.host.stack):
            self.hand_over(self.model.seat)
        return self.model.face_down

    def visit(self, seat: str) -> None:
        """Another player's panel was clicked: act for them if they may act now, else look. Who is no seat (an opponent whom the
        rules move) has a panel and nothing else to be visited."""
        if seat in self.model.view.seats and self.companion.instead("visit", seat):
            return
        decision = self.model.session.decision
        if decision is not None and seat in decision.seats and self.model.human(seat) and seat != self.model.seat:
            if not self.take_seat(seat):
                return
            self.model.aim = ""
            self.drawers.close()
            self.window.sync()
            self.model.host.say(self.model.wording.plain(self.model.prompt.main))
        else:
            self.drawers.show_panel(seat)
