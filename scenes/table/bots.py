"""The bots at a table: who thinks, where, and when the answer may be shown.

In the running program a bot thinks in a process of its own (`game.ai.thinker`), so that the table stays alive; a bot that
needs no thought, and every bot where scenes are driven step by step, answers at once. Either way it is given what its seat
may know, and an answer to a question that has changed meanwhile (undo, a rewind) is thrown away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ai import Bot
    from game.ai.thinker import Thinker
    from game.core.engine.decision import Reason
    from game.core.play.session import Entry, Session
    from scenes.app.scene import Host

AT_ONCE = ("bot:random", "bot:rival")  # a process would cost more than the thought
WORKERS = 3  # lost one after the other, before bots think here, and only as long as the window can wait
QUICK = "bot:greedy"  # the best that answers at once


class TableBots:
    """Answers for the seats without a person. `answer` is asked every step until it has one."""

    def __init__(self, app: Host, session: Session) -> None:
        self.app, self.session = app, session
        self.made: dict[str, Bot] = {}
        self.thinker: Thinker | None = None
        self.question: tuple[str, int, Entry | None] | None = None  # who is asked, after which entry of the log
        self.key: str | None = None  # the answer to it
        self.remark: Reason | None = None  # what the bot says of it
        self.asked = False  # whether the worker has it
        self.aside = True  # until no process can be had
        self.lost = 0  # workers since the last answer

    def answer(self, seat: str) -> str | None:
        """The key the bot of this seat chooses; None while it still thinks. Asked again, it says the same."""
        log = self.session.log
        asked = (seat, len(log), log[-1] if log else None)
        if self.question != asked:
            self.drop()
            self.question, self.key = asked, None
        if self.key is None:
            self.key = self.think(seat)
        return self.key

    def think(self, seat: str) -> str | None:
        """The answer, at once or as soon as the worker has it."""
        control = self.session.control(seat)
        if not (self.app.live and self.aside) or control.partition("/")[0] in AT_ONCE:
            return self.here(seat)
        from game.ai.thinker import Thinker, WorkerLost  # not at the start of the program: tables without bots need none

        try:
            if self.thinker is None:
                self.thinker = Thinker(self.session.rules.id, self.session.rules.packs)
            if not self.asked:
                self.thinker.ask(control, seat, self.session.setup.seed, self.session.view(seat))
                self.asked = True
            key = self.thinker.poll()
            self.lost = self.lost if key is None else 0
            self.remark = self.thinker.remark if key is not None else None
            return key
        except WorkerLost:
            self.lost += 1
            self.asked = False  # the next step asks a new one
            if self.lost < WORKERS:
                return None
        except OSError:
            pass  # no process can be had
        except RuntimeError:
            self.close()  # the bot itself failed: thinking here gives the same answer or a proper error
            return self.here(seat)
        self.aside = False
        self.close()
        return self.here(seat)

    def here(self, seat: str) -> str:
        """The answer at once, in this process: of the seat's bot, or where no process could be kept, of one that is quick."""
        from game import ai

        if seat not in self.made:
            control = self.session.control(seat)
            quick = not self.aside and control.partition("/")[0] not in AT_ONCE
            self.made[seat] = ai.make(QUICK if quick else control, self.session.rules, seat, self.session.setup.seed)
        decision = self.session.decision
        asked = decision.for_seat(seat) if decision is not None else None
        assert asked is not None, f"{seat} is asked nothing"
        view = self.session.view(seat)
        key = self.made[seat].choose(view, asked)
        self.remark = ai.remark(self.session.rules, view, seat, key)
        return key

    def drop(self) -> None:
        """The question that is out is no longer wanted."""
        if self.thinker is not None:
            self.thinker.drop()
        self.question, self.key, self.remark, self.asked = None, None, None, False

    def close(self) -> None:
        """The table is left: nobody thinks any more."""
        self.asked = False
        if self.thinker is not None:
            self.thinker.close()
            self.thinker = None
