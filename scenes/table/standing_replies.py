"""What a player has said once for the turn about replies: "never for rests". Such questions are passed without a word.

Nothing shows that there was a question: the answer is given at once, as when a hand holds no reply. Where a game offers this
(`Traits.replies`), its screen says with each `Reply` which of the words pass on it.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.play.session import Session


class StandingReplies:
    """Kept at the table alone: whoever opens it again is asked about everything."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._said: dict[str, tuple[int, str]] = {}  # seat -> (the turn it holds for, the word)

    def of(self, seat: str) -> str:
        """The word that holds for a seat in this turn; "" = ask always, which every new turn begins with."""
        turn, word = self._said.get(seat, (0, ""))
        return word if turn == self.session.state.turn else ""

    def following(self, seat: str, words: Sequence[str]) -> None:
        """The next of the words holds for this turn; the first of them is to be asked always."""
        now = self.of(seat) or words[0]
        word = words[(words.index(now) + 1) % len(words)]
        self._said[seat] = self.session.state.turn, "" if word == words[0] else word

    def forget(self) -> None:
        """Who takes something back is asked about everything again: else what was passed would be passed once more at once."""
        self._said.clear()
