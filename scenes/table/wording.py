"""The table's words: a game's own sentences with names filled in, and the table's for everything else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeAlias, TypeVar

from game.core.words.texts import GameTexts
from scenes.app import game_list
from scenes.app.seats import seat_names

if TYPE_CHECKING:
    from game.core.engine.decision import Decision, Event, Reason
    from game.core.play.session import Entry, Session
    from scenes.app.scene import Host


X = TypeVar("X", bound=GameTexts, covariant=True)
LINES = 500  # lines of the log that are kept in words


class Prompt(NamedTuple):
    """The prompt: the question and the line below it, both rich text; `seat` is another one that it is about."""

    main: str
    detail: str
    seat: str = ""


class GameWording(Generic[X]):
    """Everything the table says, in the present language. Made anew when the language changes.

    `seat` is who listens: where seats have secrets, nothing is said that this seat may not know.
    """

    def __init__(self, app: Host, session: Session, seat: str = "") -> None:
        self.app, self.session, self.seat = app, session, seat
        self.lang, self.t = app.lang, app.t
        self.names = seat_names(app, session)
        self.texts: X = game_list.texts_for(session.rules.id, app.words, session.rules)  # type: ignore[assignment]
        self.texts.names = self.names
        self._lines: dict[Event, str | None] = {}  # event -> its line: it is announced, then stands in the log for long

    @property
    def spoken(self) -> X:
        """The game's sentences in words alone."""
        return self.texts.spoken

    def plain(self, rich: str) -> str:
        """Rich text as spoken words."""
        return self.texts.plain(rich)

    def prompt(self, view: object, decision: Decision, seat: str) -> Prompt:
        """What is asked."""
        made = self.texts.prompt(view, decision, self.names, seat)
        return Prompt(*made)

    def option(self, view: object, decision: Decision | None, key: str) -> str:
        """The label of an option."""
        return self.texts.option(view, decision, key)

    def phase(self, phase: str) -> str:
        """A phase, short."""
        return self.texts.phase(phase)

    def phase_hint(self, phase: str) -> str:
        """What happens in it, plain."""
        return self.plain(self.texts.phase_hint(phase))

    def reason(self, reason: Reason | None) -> str:
        """Why not, plain."""
        if reason is None:
            return ""
        return self.plain(self.texts.reason(reason))

    def hides(self, entry: Entry) -> bool:
        """Whether another seat decided this, and what it chose is its own business. All see that something was declined."""
        if entry.key == "done":
            return self.untold(entry) and entry.seat != self.seat
        return self.session.rules.has_secrets and entry.seat != self.seat and self.session.result is None

    def untold(self, entry: Entry) -> bool:
        """Whether nobody is told that this seat was asked at all: it passed a question that others may not have had."""
        return entry.key == "done" and self.texts.is_untold(entry.kind)

    def undo(self, entry: Entry) -> str:
        """What would be taken back, plain; only whose decision it was where the choice is a secret, not even that where nobody
        is to know that there was one."""
        if self.untold(entry) and entry.seat != self.seat:
            return self.t("log-step")
        if self.hides(entry):
            return self.t("log-hidden", who=self.names.get(entry.seat, entry.seat))
        return self.plain(self.texts.undo_label(entry))

    def deed(self, entry: Entry) -> str:
        """A decision in a line of the log: "Marta: end of the phase"."""
        if self.hides(entry):
            return self.t("log-hidden-line", who=self.names.get(entry.seat, entry.seat))
        return self.t("table-log-done", who=self.names.get(entry.seat, ""), what=self.undo(entry))

    def ended(self, entry: Entry) -> str:
        """The same for a phase that the table ended, as nothing else was left to do in it; "" for any other entry."""
        if not (entry.auto and entry.key == "done" and self.session.rules.open_table):
            return ""
        return self.t("table-log-ended", who=self.names.get(entry.seat, ""), what=self.undo(entry))

    def all_ended(self, entries: Iterable[Entry]) -> str:
        """All of these that the table ended, in one sentence; "" for none."""
        who: dict[str, list[str]] = {}
        for entry in entries:
            if self.ended(entry):
                who.setdefault(self.undo(entry), []).append(self.names.get(entry.seat, ""))
        several = len(self.session.state.seats) > 1
        parts = [self.t("table-ended-part", what=what, who=", ".join(names)) if several else what for what, names in who.items()]
        return self.t("table-ended", what=" · ".join(parts)) if parts else ""

    def event(self, event: Event) -> str | None:
        """A line of the log, rich; None for what is not worth one, or not meant for the one who reads."""
        if event.to and self.seat not in event.to:
            return None
        if event not in self._lines:
            if len(self._lines) >= LINES:
                self._lines.clear()
            self._lines[event] = self.texts.event(event, self.names)
        return self._lines[event]

    def subject(self, event: Event) -> str:
        """Whom an event is about: its seat, "" where it concerns nobody's pieces."""
        declared = self.session.rules.events
        return str(declared.read(event).get("seat", "")) if event.kind in declared else ""

    def public(self, event: Event) -> str | None:
        """The same for an event that everybody may know; None for any other."""
        return None if event.to else self.event(event)


Wording: TypeAlias = GameWording[GameTexts]
