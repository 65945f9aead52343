"""What a player has said once for the turn about replies: "never for rests". Such questions are passed without a word.

Nothing shows that there was a question: the answer is given at once, as when a hand holds no reply. Where a game offers this
(`Traits.replies`), its screen says with each `Reply` which of the words pass on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine.decision import Decision
from scenes.table.ask import Reply

if TYPE_CHECKING:
    from scenes.table.model import TableModel


class StandingReplies:
    """Kept at the table alone: whoever opens it again is asked about everything."""

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self._said: dict[str, tuple[int, str]] = {}  # seat -> (the turn it holds for, the word)

    def of(self, seat: str) -> str:
        """The word that holds for a seat; the first one, "ask me always", in every new turn."""
        turn, word = self._said.get(seat, (0, ""))
        return word if word and turn == self.model.session.state.turn else self.model.screen.traits.replies[0]

    def following(self, seat: str) -> None:
        """The next of the words holds for this turn."""
        words = self.model.screen.traits.replies
        self._said[seat] = self.model.session.state.turn, words[(words.index(self.of(seat)) + 1) % len(words)]

    def forget(self) -> None:
        """Who takes something back is asked about everything again: else what was passed would be passed once more at once."""
        self._said.clear()

    def passes(self, decision: Decision, seat: str) -> bool:
        """Whether this seat has declined such a reply already."""
        part = decision.for_seat(seat)
        if seat not in self._said or part is None or "done" not in part.keys(seat):
            return False
        self.model.view = self.model.session.view(self.model.seat)  # the look is asked for before the position is read anew
        ask = self.model.screen.ask(part)
        return isinstance(ask, Reply) and self.of(seat) in ask.declines
