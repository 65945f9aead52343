"""Whom a table or its ending asks for advice: a worker aside in the running program, else the same thoughts here, step by step.

`poll` is called every frame until it says that it is done. Whoever closes the page ends the worker with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ai.advice import Advice
    from game.ai.helper import Helper
    from game.ai.review import Stage
    from game.core.play.session import Session
    from scenes.app.scene import Host


class Counsel:
    """One request. `share`: how much is behind, 0 to 1; `advice` or `stage`: what came of it; `failed`: why nothing did."""

    def __init__(self, app: Host, session: Session) -> None:
        self.app, self.session = app, session
        self.share, self.failed = 0.0, ""
        self.advice: Advice | None = None
        self.stage: Stage | None = None
        self.done = False
        self._helper: Helper | None = None
        self._here: Iterator[object] | None = None
        self._again: Callable[[], Iterator[object]] | None = None  # the same, here

    def ask_advice(self, seat: str) -> None:
        """What the strongest bot would do in this seat's place."""
        view = self.session.view(seat)
        self._begin(lambda helper: helper.ask_advice(seat, view), lambda: self._advise(seat))

    def ask_review(self) -> None:
        """Where it would have done otherwise in a game that is over."""
        self._begin(lambda helper: helper.ask_review(self.session), self._review)

    def _begin(self, ask: Callable[[Helper], None], here: Callable[[], Iterator[object]]) -> None:
        self._again = here
        if self.app.live:
            from game.ai.helper import Helper

            try:
                self._helper = Helper(self.session.rules.id, self.session.rules.packs)
                ask(self._helper)
                return
            except OSError:
                self._helper = None  # no process can be had
        self._here = here()

    def poll(self) -> bool:
        """Time passes; whether there is something new."""
        if self.done:
            return False
        before = (self.share, self.advice, self.stage)
        if self._helper is not None:
            self._listen(self._helper)
        elif self._here is not None and next(self._here, None) is None:
            self.done = True
        return self.done or before != (self.share, self.advice, self.stage)

    def _listen(self, helper: Helper) -> None:
        from game.ai.aside import WorkerLost

        try:
            self.done = helper.poll()
        except WorkerLost:
            self.close()
            if self._again is not None:
                self._here = self._again()  # once more, here
            return
        except RuntimeError as problem:
            self.done, self.failed = True, str(problem)
        self.share, self.advice, self.stage = helper.share, helper.advice, helper.stage
        if self.done:
            self.close()

    def _advise(self, seat: str) -> Iterator[object]:
        from game.ai.advice import advise

        yield True  # the page is drawn first
        self.advice = advise(self.session.rules, self.session.view(seat), seat)
        self.share = 1.0

    def _review(self) -> Iterator[object]:
        from game.ai.review import review

        for stage in review(self.session):
            self.stage, self.share = stage, stage.done / max(1, stage.of)
            yield True

    def stop(self) -> None:
        """No further: what was found so far stays."""
        self.done = True
        self.close()

    def close(self) -> None:
        """The worker ends."""
        helper, self._helper, self._here = self._helper, None, None
        if helper is not None:
            helper.close()
