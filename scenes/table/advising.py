"""When the strongest bot may be asked for advice: about the present question, and among rivals at one screen only if all agreed.

They are asked once; what they said is kept with the table.
"""

from __future__ import annotations

from scenes.overlays.confirm import ConfirmOverlay
from scenes.table.companion import Companion
from scenes.table.game_screen import Table
from scenes.table.window import Window

NOTED = "advice"  # in the note of a save: what the people at this table agreed on
AGREED, REFUSED = "agreed", "refused"


class Advising:
    """Opens the advice, or says why there is none."""

    def __init__(self, model: Table, window: Window, companion: Companion) -> None:
        self.model = model
        self.window = window
        self.companion = companion
        self._said = ""  # what was agreed at a table that is not kept

    @property
    def offered(self) -> bool:
        """Whether there is anybody to ask at this table."""
        from game.ai.advice import can_advise

        return self.companion.advises and can_advise(self.model.session.rules)

    @property
    def rivals(self) -> bool:
        """Whether several people play against each other at this screen."""
        session = self.model.session
        people = sum(session.control(seat) == "human" for seat in session.state.seats)
        return not session.rules.cooperative and people > 1

    @property
    def agreed(self) -> str:
        """What the people of this table said; "" while they were not asked."""
        saver = self.model.saver
        kept = saver.note.get(NOTED, "") if saver is not None else ""
        return self._said or (kept if kept in (AGREED, REFUSED) else "")

    def why_not(self) -> str:
        """Why no advice can be had now; "" if it can, or if the people have to be asked first."""
        if self.model.asked is None or self.model.staged is not None:
            return self.model.t("advice-not-asked")
        return self.model.t("advice-refused") if self.rivals and self.agreed == REFUSED else ""

    def ask(self) -> None:
        """Advice about the present question."""
        if not self.offered or self.model.curtained or self.model.acts.own_hand():
            return
        model, t = self.model, self.model.t
        if why := self.why_not():
            self.window.explain(why, None)
        elif self.rivals and not self.agreed:
            model.host.push(ConfirmOverlay(
                model.host, t("advice-agree-title"), t("advice-agree-text"), t("advice-agree-yes"), lambda: self._answer(AGREED),
                t("advice-agree-no"), "players", False, lambda: self._answer(REFUSED),
            ))  # fmt: skip
        else:
            self._open()

    def _answer(self, said: str) -> None:
        self._said = said
        if self.model.saver is not None:
            self.model.saver.keep(NOTED, said, self.model.session)
        if said == AGREED:
            self._open()
        else:
            self.window.sync()

    def _open(self) -> None:
        from scenes.table.advice_sheet import AdviceOverlay

        self.model.host.push(AdviceOverlay(self.model))
