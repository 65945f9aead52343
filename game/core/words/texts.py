"""What the texts of all games have in common: names in a style, words for pictures, and the running game's sentences.

Rich text is a `str` with marks: `<heart>` is a picture by id, `<b>...</b>` is bold, a single line break is a good place to
break a line. A game's `Texts` adds what its cards say; its `table` speaks about positions.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Protocol, Self

from game.core.engine.decision import Decision, Event, Reason
from game.core.words.messages import Words

Rich = str

_MARK = re.compile(r"<(/?)([a-z][a-z-]*)>")
_SOFT = re.compile(r"(?<!\n)\n(?!\n)")
_GAPS = re.compile(r" {2,}")


class Speaker(Protocol):
    """What a game's texts leave to whoever speaks about positions."""

    def prompt(self, view: object, decision: Decision, names: Mapping[str, str], seat: str = "") -> tuple[str, str]: ...
    def option(self, view: object, decision: Decision | None, key: str) -> str: ...
    def event(self, event: Event, names: Mapping[str, str]) -> Rich | None: ...
    def reason(self, reason: Reason) -> Rich: ...
    def result(self, outcome: str, reason: str | Sequence[str], names: Mapping[str, str]) -> Rich: ...
    def undo_label(self, entry: Answered) -> str: ...


class Answered(Protocol):
    """A decision as it was taken, see `game.core.play.session.Entry`."""

    @property
    def seat(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def source(self) -> str: ...


class Told(Answered, Protocol):
    """Such a decision with what came of it."""

    @property
    def events(self) -> tuple[Event, ...]: ...


class GameTexts:
    """All texts of a game in one language. `box` holds its content.

    `style` "icons" writes pictures where they are clear; "words" writes words. Nothing raises for a missing word: it shows as
    ‹id› and is noted in `words.problems`.
    """

    table: Speaker  # speaks about a position
    names: Mapping[str, str] = {}  # of the players, for what is not told them
    log_groups: Mapping[str, tuple[str, ...]] = {}  # filters of the log: id -> kinds of events; words `log-group-<id>`
    untold: tuple[str, ...] = ()  # how the kinds of questions begin of which nobody learns who was asked, and who passed
    log_prefix = "log-"  # how the messages of the log's lines begin; the kind of the event follows

    def __init__(self, words: Words, box: object, style: str = "icons") -> None:
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

    def step(self, options: Mapping[str, object]) -> str:
        """What makes a set-up as hard as it is, in a few words; "" where the game has no steps to climb."""
        return ""

    def plain(self, rich: Rich) -> str:
        """Rich text without marks; pictures are said by their `icon-` word."""

        def say(found: re.Match[str]) -> str:
            return "" if found[2] == "b" else self.words.t(f"icon-{found[2]}")

        return _GAPS.sub(" ", _MARK.sub(say, _SOFT.sub(" ", rich))).strip()

    def is_untold(self, kind: str) -> bool:
        """Whether nobody is to learn who was asked a question of this kind; what is done by its answer shows all the same."""
        return bool(self.untold) and kind.startswith(self.untold)

    def sentence(self, text: str) -> str:
        """A text with a capital first letter."""
        return text[:1].upper() + text[1:]

    def unnamed(self, title: str, name: str) -> str:
        """A question without the name it begins with, for where only one person sits: "Marta, choose ..." is "Choose ..."."""
        said = title.removeprefix(name).lstrip(",: ") if name and title.startswith((f"{name},", f"{name}:")) else title
        return self.sentence(said)

    # ------------------------------------------------------------------------------------------ the running game

    def prompt(self, view: object, decision: Decision, names: Mapping[str, str], seat: str = "") -> tuple[str, str]:
        """What is asked, in a sentence, and its figures. `names` maps seats to players' names; `seat` is who looks at it."""
        return self.table.prompt(view, decision, names, seat)

    def option(self, view: object, decision: Decision | None, key: str) -> str:
        """The label of a button for an option key, without marks."""
        return self.table.option(view, decision, key)

    def event(self, event: Event, names: Mapping[str, str]) -> Rich | None:
        """A line of the log; None for what is not worth one."""
        return self.table.event(event, names)

    def log_messages(self, kind: str) -> tuple[str, ...]:
        """The messages that a line about this kind of event is made of; each language must have them."""
        return (f"{self.log_prefix}{kind}",)

    def reason(self, reason: Reason) -> Rich:
        """Why something is not legal, in a sentence."""
        return self.table.reason(reason)

    def result(self, outcome: str, reason: str | Sequence[str], names: Mapping[str, str] | None = None) -> Rich:
        """How the game ended, in a sentence; `reason` is an id or the rules' list of ids and seats."""
        return self.table.result(outcome, reason, names or {})

    def undo_label(self, entry: Answered) -> str:
        """What an undo would take back, as the end of "Undo: ..."."""
        return self.table.undo_label(entry)

    def opens(self, entry: Answered, after: Told) -> bool:
        """Whether the log tells of this decision with that of the one after it, so that it needs no line of its own: "uses
        Drought on B5" says that Drought was chosen."""
        return False

    def log_links(self, event: Event) -> Sequence[tuple[str, str]]:
        """What a line of the log is about: (kind, id) of things on the table, such as ("land", "G5")."""
        return ()

    def link(self, kind: str, what: str) -> str:
        """What such a thing is called on the button that leads to it; cards are called by their names."""
        return what

    def rules_pages(self) -> Sequence[tuple[str, str, Rich]]:
        """The rules reference: (id, title, text); paragraphs are separated by an empty line."""
        return ()

    def page_of(self, kind: str) -> str:
        """The rules page that explains a phase or a kind of question; "" where none is named."""
        return ""

    def hint(self, view: object, decision: Decision, seat: str) -> Rich:
        """What is worth looking at in this position before the question is answered, of what the seat may know: for the hints of
        the first games. "": they show how the page of the question begins."""
        return ""

    def page_of_thing(self, key: str) -> str:
        """The rules page about a thing on the table, by its key; "" for none of its own."""
        return ""

    def phase(self, phase_id: str) -> str:
        """The name of a phase, short enough for the ribbon."""
        return self.words.t(f"phase-{phase_id}")

    def phase_hint(self, phase_id: str) -> Rich:
        """What happens in a phase, in one or two sentences."""
        return self.words.t(f"phase-{phase_id}-hint")
