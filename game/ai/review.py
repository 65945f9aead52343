"""After the game: the decisions at which the strongest bot would most have done otherwise, and how it would have gone on.

Each decision of a person is looked at from what that seat knew then. How the bot would have gone on is played with what really
lay hidden: the game is over, and the same luck falls.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.ai.advice import Advice, advise
from game.ai.greedy import Greedy
from game.core.engine.decision import Result
from game.core.play.session import Entry, Session

MOST = 5  # decisions that are told
GOES_ON = 60  # answers of the bots after its own, at the most


class Otherwise(NamedTuple):
    """A decision of the log at which the bot would have done otherwise: `advice.other` is what was played. `line`: what it and
    the others would have answered, from there to the seat's next turn.
    """

    at: int
    seat: str
    advice: Advice
    line: tuple[tuple[str, str], ...] = ()

    @property
    def weight(self) -> float:
        """How much it would have mattered: chance to win where the bot counts in it, else points."""
        chances = self.advice.chances
        return chances[0] - chances[1] if chances is not None else self.advice.lead


class Stage(NamedTuple):
    """How far a review is: decisions looked at, of how many, and the most telling ones so far."""

    done: int
    of: int
    found: tuple[Otherwise, ...]


def asked(session: Session) -> list[int]:
    """Entries of the log in which a person chose between several things."""
    return [at for at, entry in enumerate(session.log) if _chosen(session, at, entry)]


def _chosen(session: Session, at: int, entry: Entry) -> bool:
    if entry.auto or session.control(entry.seat) != "human":
        return False
    decision = session.rules.decision(session.state_before(at))
    part = decision.for_seat(entry.seat) if decision is not None else None
    return part is not None and sum(option.seat == entry.seat for option in part.options) > 1


def review(session: Session, places: Sequence[int] | None = None) -> Iterator[Stage]:
    """Looks at every such decision, one a step; the last stage has the lines as well."""
    rules = session.rules
    every = asked(session) if places is None else list(places)
    found: list[Otherwise] = []
    yield Stage(0, len(every), ())
    for n, at in enumerate(every):
        entry, before = session.log[at], session.state_before(at)
        said = advise(rules, rules.view(before, entry.seat), entry.seat, against=entry.key)
        one = Otherwise(at, entry.seat, said)
        if said.key != entry.key and said.other == entry.key and not said.even and one.weight > 0:
            found = sorted([*found, one], key=lambda each: -each.weight)[:MOST]
        yield Stage(n + 1, len(every), tuple(found))
    lines = tuple(one._replace(line=line_of(session, one)) for one in found)
    yield Stage(len(every), len(every), lines)


def line_of(session: Session, one: Otherwise) -> tuple[tuple[str, str], ...]:
    """The bot's answer there, and what all would answer after it until the seat is asked again in a later turn."""
    rules, s = session.rules, session.state_before(one.at)
    turn, answers = s.turn, [(one.seat, one.advice.key)]
    rules.apply(s, one.seat, one.advice.key)
    bots: dict[str, Greedy] = {}
    while len(answers) <= GOES_ON:
        options = rules.options(s)
        if not options or (s.turn > turn and any(option.seat == one.seat for option in options)):
            break
        seat = options[0].seat
        own = [option for option in options if option.seat == seat]
        if len(own) == 1:
            key = own[0].key
        else:
            bot = bots.setdefault(seat, Greedy(rules, seat, session.setup.seed))
            key = bot.choose(rules.view(s, seat))
        answers.append((seat, key))
        rules.apply(s, seat, key)
    return tuple(answers)


class Line(Session):
    """Such a line as a game of its own that begins at the decision. It is looked at when all is over: nothing is a secret."""

    outcome: Result | None = None

    @property
    def result(self) -> Result | None:
        return self.outcome


def line_session(session: Session, one: Otherwise) -> Session:
    """That line, to be looked at; played now where the review was stopped before."""
    log = [(seat, key, False) for seat, key in one.line or line_of(session, one)]
    line = Line.replay(session.rules, session.setup, log, session.state_before(one.at))
    assert isinstance(line, Line)
    line.outcome = session.result
    return line
