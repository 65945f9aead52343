"""Which cards have anything to do with a question at all. Rules ask at every step; most hands and groups have nothing to answer,
and that is told here before any card is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.anima.cards import Advantage, Character
from game.anima.operations import Trigger
from game.anima.terms import PHASES, TRIGGERS, WINDOWS
from game.core.engine.ops import Instruction

Programs = Mapping[str, tuple[Instruction, ...]]
Marked = dict[str, None]  # a set of cards in the order of the data


class Index:
    """Advantages and characters by what they are for."""

    def __init__(self) -> None:
        self.answers: dict[str, Marked] = {name: {} for name in TRIGGERS}  # trigger -> what answers it
        # window -> what may be used there, in a phase what is for any phase too
        self.acts: dict[str, Marked] = {name: {} for name in WINDOWS}
        # verb -> card -> its effects of that verb that hold as rules
        self.holds: dict[str, dict[str, tuple[Instruction, ...]]] = {}

    def character(self, card: Character, programs: Programs) -> None:
        """Enters a character. One that a case has written out before counts as it is now."""
        self._drop(card.id)
        if (ability := card.ability) is None:
            return
        if ability.kind == "passive":
            self._rules(card.id, programs[ability.prog])
        else:
            self._used(card.id, ability.window, ability.when)

    def advantage(self, card: Advantage, programs: Programs) -> None:
        """Enters an advantage, as `character` does."""
        self._drop(card.id)
        self._used(card.id, card.window, card.when)
        if card.organisation:
            self._rules(card.id, (*programs[card.gives], *programs[card.obliges]))

    def _drop(self, card: str) -> None:
        for marked in (*self.answers.values(), *self.acts.values()):
            marked.pop(card, None)
        for held in self.holds.values():
            held.pop(card, None)

    def _used(self, card: str, window: str, when: tuple[Trigger, ...]) -> None:
        for name in PHASES if window == "any_phase" else (window,):
            self.acts[name][card] = None
        for one in when:
            self.answers[one.name][card] = None

    def _rules(self, card: str, effects: tuple[Instruction, ...]) -> None:
        """What answers something (`when`) is no rule that holds."""
        for made in effects:
            if not made.args.get("when"):
                held = self.holds.setdefault(made.verb, {})
                held[card] = (*held.get(card, ()), made)
