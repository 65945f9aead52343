"""Its sentences: all but one follow from the usual names of the messages in data/text."""

from __future__ import annotations

from typing import Any

from game.core.engine.decision import Decision
from game.core.engine.key import Key
from game.core.engine.known import HIDDEN
from game.core.words.usual import UsualTexts
from tests.sample_game.events import EVENTS
from tests.sample_game.rules import kind_of


class Texts(UsualTexts):
    """All texts of the fair in one language."""

    prefix, events = "fair", EVENTS
    questions = {"bid": ("card",), "target": (), "reply": ("by", "card", "at"), "reach": ("card", "at")}

    def option(self, view: Any, decision: Decision | None, key: str) -> str:
        """A card in another's hand by its place, and by its name where it is known."""
        parsed = Key.of(key)
        if parsed.kind != "hand":
            return super().option(view, decision, key)
        who, at = parsed.parts[0], int(parsed.parts[1])
        card = view.hand[who][at] if view is not None and at < len(view.hand.get(who, ())) else HIDDEN
        return self.say("opt-hand" if card == HIDDEN else "opt-hand-known", n=at + 1, what=self.name(card))

    def card(self, card: str) -> tuple[str, str, str]:
        """(title, when it may be played, what it does)."""
        kind = self.box.kinds[kind_of(card)]
        when = self.say("when-answer" if kind.does == "answer" else "when-turn")
        return self.sentence(self.name(card)), when, self.say(f"text-{kind.does}", n=kind.points)
