"""What the texts of all games have in common: names in a style, words for pictures, and the running game's sentences.

Rich text is a `str` with marks: `<heart>` is a picture by id, `<b>...</b>` is bold, a single line break is a good place to
break a line. A game's `Texts` adds what its cards say; its `table` speaks about positions.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Self

from game.core.engine.decision import Decision, Event, Reason
from game.core.words.messages import Words

Rich = str

_MARK = re.compile(r"<(/?)([a-z][a-z-]*)>")
_SOFT = re.compile(r"(?<!\n)\n(?!\n)")
_GAPS = re.compile(r" {2,}")


class GameTexts:
    """All texts of a game in one language. `box` holds its content.

    `style` "icons" writes pictures where they are clear; "words" writes words. Nothing raises for a missing word: it shows as
    ⟨id⟩ and is noted in `words.problems`.
    """

    table: Any  # speaks about a position
    names: Mapping[str, str] = {}  # of the players, for what is not told them
    log_groups: Mapping[str, tuple[str, ...]] = {}  # filters of the log: id -> kinds of events; words `log-group-<id>`
    log_prefix = "log-"  # how the messages of the log's lines begin; the kind of the event follows

    def __init__(self, words: Words, box: Any, style: str = "icons") -> None:
        self.words = words
        self.box = box
        self.style = style
        self._spoken: Self | None = None

    @property
    def spoken(self) -> Self:
        """The same texts in words alone."""
        if self.style == "words":
            return self
        if self._spoken is None:
            self._spoken = type(self)(self.words, self.box, "words")
            self._spoken.names = self.names
        return self._spoken

    def plain(self, rich: Rich) -> str:
        """Rich text without marks; pictures are said by their `icon-` word."""

        def say(found: re.Match[str]) -> str:
            return "" if found[2] == "b" else self.words.t(f"icon-{found[2]}")

        return _GAPS.sub(" ", _MARK.sub(say, _SOFT.sub(" ", rich))).strip()

    def sentence(self, text: str) -> str:
        """A text with a capital first letter."""
        return text[:1].upper() + text[1:]

    def unnamed(self, title: str, name: str) -> str:
        """A question without the name it begins with, for where only one person sits: "Marta, choose ..." is "Choose ..."."""
        said = title.removeprefix(name).lstrip(",: ") if name and title.startswith((f"{name},", f"{name}:")) else title
        return self.sentence(said)

    # ------------------------------------------------------------------------------------------ the running game

    def prompt(self, view: Any, decision: Decision, names: Mapping[str, str], seat: str = "") -> Any:
        """What is asked, in a sentence, and its figures. `names` maps seats to players' names; `seat` is who looks at it."""
        return self.table.prompt(view, decision, names, seat)

    def option(self, view: Any, decision: Decision | None, key: str) -> str:
        """The label of a button for an option key, without marks."""
        label: str = self.table.option(view, decision, key)
        return label

    def event(self, event: Event, names: Mapping[str, str]) -> Rich | None:
        """A line of the log; None for what is not worth one."""
        line: Rich | None = self.table.event(event, names)
        return line

    def log_messages(self, kind: str) -> tuple[str, ...]:
        """The messages that a line about this kind of event is made of; each language must have them."""
        return (f"{self.log_prefix}{kind}",)

    def reason(self, reason: Reason) -> Rich:
        """Why something is not legal, in a sentence."""
        said: Rich = self.table.reason(reason)
        return said

    def result(self, outcome: str, reason: str | Sequence[str], names: Mapping[str, str] | None = None) -> Rich:
        """How the game ended, in a sentence; `reason` is an id or the rules' list of ids and seats."""
        said: Rich = self.table.result(outcome, reason, names or {})
        return said

    def undo_label(self, entry: Any) -> str:
        """What an undo would take back, as the end of "Undo: ..."."""
        label: str = self.table.undo_label(entry)
        return label

    def phase(self, phase_id: str) -> str:
        """The name of a phase, short enough for the ribbon."""
        return self.words.t(f"phase-{phase_id}")

    def phase_hint(self, phase_id: str) -> Rich:
        """What happens in a phase, in one or two sentences."""
        return self.words.t(f"phase-{phase_id}-hint")
