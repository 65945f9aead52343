"""Sentences by the usual names of messages, for a game that needs no odd ones.

| message | says | it is given |
|---|---|---|
| `<prefix>-prompt-<kind of question>` | the question; its attribute `.detail` the line below | `who`, and the question's `args` |
| `<prefix>-opt-<kind of key>[-<kind of question>]` | an option | `what` (its first part), `n` (a number at its end) |
| `<prefix>-log-<kind of event>` | a line of the log | the values of the event by name |
| `<prefix>-reason-<id>` | why not | `n` or `what`: its first figure or thing |
| `<prefix>-end-<outcome>` | how it ended | `who` won, `n` of them |
| `name-<prefix>-<id>` | a thing | |

Dots in kinds are written "-". Seats are given as names, and whatever has a name by it; all else as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.core.engine.decision import Decision, Event, Reason
from game.core.engine.events import Events
from game.core.engine.key import Key
from game.core.words.texts import Answered, GameTexts, Rich

Names = Mapping[str, str]


class UsualTexts(GameTexts):
    """All texts of a game whose messages have the usual names. `prefix` begins them."""

    prefix: ClassVar[str]
    events: ClassVar[Events]
    questions: ClassVar[Mapping[str, Sequence[str]]] = {}  # kind of question -> the names of its `args`

    # -- what they are made of ---------------------------------------------------------------------

    def say(self, message: str, /, **args: object) -> str:
        """A message of this game."""
        return self.words.t(f"{self.prefix}-{message}", **args)

    def has(self, message: str) -> bool:
        """Whether this game has such a message."""
        return self.words.has(f"{self.prefix}-{message}")

    def seat(self, seat: str, names: Names) -> str:
        """A player's name; "Player 2" where none is given."""
        return names.get(seat) or self.words.t("seat-name", n=int(seat[1:]) + 1)

    def name(self, item: str) -> str:
        """The name of a thing; of the cards silk-1 and silk-2 that of silk. What has none is said as it is."""
        for id_ in (item, item.rpartition("-")[0]):
            if self.words.has(f"name-{self.prefix}-{id_}"):
                return self.words.t(f"name-{self.prefix}-{id_}")
        return item

    def value(self, value: object, names: Names) -> Any:
        """What a message is given for a value of the rules."""
        if isinstance(value, (tuple, list)):
            return ", ".join(str(self.value(one, names)) for one in value)
        if not isinstance(value, str):
            return value
        return self.seat(value, names) if value[:1] == "p" and value[1:].isdigit() else self.name(value)

    # -- the running game --------------------------------------------------------------------------

    def prompt(self, view: object, decision: Decision, names: Names, seat: str = "") -> tuple[str, str]:
        """The question to a seat, and a line below it ("" for none)."""
        part = decision.for_seat(seat) or (decision.parts or (decision,))[0]
        asked = seat if seat in part.seats else part.seats[0]
        given = zip(self.questions.get(part.kind, ()), part.args, strict=False)
        args = {"who": self.seat(asked, names), **{name: self.value(arg, names) for name, arg in given}}
        message = f"prompt-{part.kind.replace('.', '-')}"
        return self.say(message, **args), self.say(f"{message}.detail", **args) if self.has(f"{message}.detail") else ""

    def option(self, view: object, decision: Decision | None, key: str) -> str:
        """The label of an option."""
        parsed = Key.of(key)
        number = parsed.parts[-1] if parsed.parts else ""
        args = {"what": self.value(parsed.first, self.names), "n": int(number) if number.isdigit() else 0}
        kinds = [f"opt-{parsed.kind}-{decision.kind.replace('.', '-')}"] if decision is not None else []
        message = next((one for one in (*kinds, f"opt-{parsed.kind}") if self.has(one)), "")
        return self.say(message, **args) if message else str(args["what"] or key)

    def undo_label(self, entry: Answered) -> str:
        """What an undo would take back."""
        return self.option(None, Decision(entry.kind, (), entry.source, (), ()), entry.key)

    def event(self, event: Event, names: Names) -> Rich | None:
        """A line of the log; None for what has no words."""
        if not self.has(f"log-{event.kind}"):
            return None
        given = {name: self.value(value, names) for name, value in self.events.read(event).items()}
        return self.say(f"log-{event.kind}", **given)

    def log_messages(self, kind: str) -> tuple[str, ...]:
        """The messages that a line about this kind of event is made of."""
        return (f"{self.prefix}-log-{kind}",)

    def reason(self, reason: Reason) -> Rich:
        """Why something is not legal: the game's own sentence, else that of all games."""
        args = {"n": reason.args[0], "what": self.value(reason.args[0], self.names)} if reason.args else {}
        return self.say(f"reason-{reason.id}", **args) if self.has(f"reason-{reason.id}") else self.words.t(f"reason-{reason.id}")

    def result(self, outcome: str, reason: str | Sequence[str], names: Names | None = None) -> Rich:
        """How the game ended. Of `reason` the seats are those who won."""
        ids = reason.split() if isinstance(reason, str) else reason
        winners = [one for one in ids if one[:1] == "p" and one[1:].isdigit()]
        return self.say(f"end-{outcome}", who=self.value(winners, names or self.names), n=len(winners))
