"""What a game tells of its end, as plain data: figures, graphs, key moments. The scoring scene draws it for every game.

A game derives `EndedGame` and overrides what it has to tell; `GameScreen.summary` makes it for a session.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from scenes.app import game_list
from scenes.app.seats import colour_left, seat_colours, seat_names
from scenes.draw import theme
from scenes.scoring import moments
from scenes.scoring.finale import CALM, LOSS, WIN, Finale, Tally
from scenes.scoring.moments import Happening, Moment
from scenes.widgets.graph import DASHES, Curve

if TYPE_CHECKING:
    from game.core.play.session import Session

# Players' lines on paper.
INKS = {"blue": "#00588A", "vermilion": "#A34600", "green": "#00704F", "rose": "#96467A", "violet": "#5230A8"}


@dataclass(slots=True)
class Figure:
    """One line of a table: an icon, its name, a value per column (one value = for the whole table).

    `best` marks the highest with a ring (only where high is good and seats are compared). level 1 = a sum, 2 = a
    part of it, whose `bar` (0 to 1) is drawn. `disc`: a player's colour before the name, `said` that player's name.
    """

    icon: str
    name: str
    values: tuple[str, ...]
    best: bool = False
    level: int = 0
    bar: float | None = None
    disc: str = ""
    said: str = ""

    def spoken(self, heads: Sequence[str]) -> str:
        """The values with the names of their columns."""
        value = self.values[0]
        if len(self.values) > 1:
            value = ", ".join(f"{head} {v}" for head, v in zip(heads, self.values, strict=False))
        return f"{self.said}, {value}" if self.said else value


@dataclass(slots=True)
class ResultPage:
    """A table to switch to. `columns` None = one per seat, () = one for the table, else their headings."""

    name: str
    figures: tuple[Figure, ...]
    columns: tuple[str, ...] | None = None


@dataclass(slots=True)
class Graph:
    """Lines that belong on one scale; `labels` under the points."""

    name: str
    curves: tuple[Curve, ...]
    labels: tuple[str, ...] = ()


@dataclass(slots=True)
class Summary:
    """What a game has to tell: who has won ("" for the plain words), a line below each player's name, a second sentence about
    the result, tables, graphs, candidates for key moments (the screen takes the weightiest), what made the game harder.
    """

    headline: str = ""
    below: Mapping[str, str] = field(default_factory=dict)
    why: str = ""
    pages: tuple[ResultPage, ...] = ()
    graphs: tuple[Graph, ...] = ()
    moments: tuple[Moment, ...] = ()
    finale: Finale = field(default_factory=Finale)
    against: tuple[str, ...] = ()


class EndedGame:
    """A finished session in the present language, and what any game can tell of it. `host` has the words."""

    def __init__(self, host: Any, session: Session) -> None:
        self.host, self.session = host, session
        self.state: Any = session.state
        self.names, self.colours = seat_names(host, session), seat_colours(session)
        self.texts: Any = game_list.texts_for(session.rules.id, host.words, session.rules)
        self.starts = moments.turn_starts(session)
        self.who: tuple[str, ...] = tuple(self.state.seats)  # whom the columns of tables and the lines of graphs are about

    def sits_in(self, who: str, name: str) -> None:
        """One who is no seat has columns and lines, too, in a colour nobody has."""
        self.names[who], self.colours[who] = name, colour_left(self.colours.values())

    def t(self, msg: str, /, **args: Any) -> str:
        """A message."""
        said: str = self.host.t(msg, **args)
        return said

    def counted(self, msg: str, /, **args: Any) -> str:
        """A message about turns, in the words of a game that counts rounds."""
        return game_list.counted(self.host, self.session.rules.id, msg, **args)

    @cached_property
    def events(self) -> list[Happening]:
        """Everything that happened, in order."""
        return moments.happened(self.session)

    def summary(self) -> Summary:
        """All of it."""
        below = {seat: self.below(seat) for seat in self.state.seats}
        return Summary(
            self.headline(), below, self.why(), self.pages(), self.graphs(), tuple(self.moments()), self.finale(),
            self.against(),
        )  # fmt: skip

    # -- what a game may tell --------------------------------------------------------------------
    def headline(self) -> str:
        """Who has won; "" for victory or defeat of all."""
        return ""

    def below(self, seat: str) -> str:
        """The line below a player's name."""
        return ""

    def why(self) -> str:
        """A second sentence about the result."""
        return ""

    def against(self) -> tuple[str, ...]:
        """Who or what was played against, as chosen for this game."""
        return ()

    def pages(self) -> tuple[ResultPage, ...]:
        """Tables of figures, at least one."""
        return (ResultPage(self.t("score-figures"), (self.turns(),)),)

    def graphs(self) -> tuple[Graph, ...]:
        """Lines over the turns."""
        return ()

    def moments(self) -> Iterable[Moment]:
        """Candidates with their weight."""
        return ()

    def finale(self) -> Finale:
        """The ending's scene: what is counted up there, what would have led elsewhere."""
        result = self.session.result
        points = dict(result.scores) if result is not None else {}
        seats = sorted((seat for seat in self.state.seats if seat in points), key=lambda seat: -points[seat])
        tallies = [Tally("trophy", self.names[seat], points[seat], disc=self.colours[seat]) for seat in seats]
        return Finale(self.mood(), seal=self.seal(), tallies=(*tallies, self.turn_tally()))

    # -- what many need --------------------------------------------------------------------------
    def mood(self) -> str:
        """The light of the ending: all win or lose together, or somebody has won."""
        result = self.session.result
        if not self.session.rules.cooperative:
            return CALM
        return LOSS if result is None or result.outcome == "loss" else WIN

    def seal(self) -> str:
        """The icon beside the title."""
        result = self.session.result
        return "flag" if result is None or result.outcome == "loss" else "trophy"

    def turn_tally(self) -> Tally:
        """How many turns were played, to be counted up."""
        return Tally("time", self.t("score-turns"), self.state.turn)

    def turns(self) -> Figure:
        """How many turns were played."""
        return Figure("time", self.t("score-turns"), (str(self.state.turn),))

    @property
    def heads(self) -> tuple[str, ...] | None:
        """The headings of the columns, where they are not just the seats."""
        return None if self.who == tuple(self.state.seats) else tuple(self.names[who] for who in self.who)

    def row(self, icon: str, msg: str, value: Callable[[str], object], best: bool = False, level: int = 0) -> Figure:
        """A figure of each."""
        return Figure(icon, self.t(msg), tuple(str(value(who)) for who in self.who), best, level)

    def part(self, name: str, values: Mapping[str, int], most: int) -> Figure:
        """A part of a sum: what each has of it (a dash for nothing), as a share of the most that anybody has of the whole."""
        share = max([values.get(who, 0) for who in self.who] or [0]) / max(1, most)
        return Figure("", name, tuple(str(values.get(who, 0) or "–") for who in self.who), level=2, bar=share)

    def told(self, *kinds: str) -> list[Happening]:
        """What happened of these kinds."""
        return [event for event in self.events if event.kind in kinds]

    def times(self, kind: str, who: str) -> int:
        """How often that happened to somebody."""
        return sum(event.fields["seat"] == who for event in self.told(kind))

    def since(self, fulfilled: Callable[[Any], bool]) -> tuple[int, int] | None:
        """The first turn at whose start something was so, and where in the log it begins."""
        turn = next((turn for turn, state in self.starts if fulfilled(state)), None)
        return None if turn is None else (turn, next((n for n, e in enumerate(self.session.log) if e.turn == turn), -1))

    @property
    def states(self) -> list[Any]:
        """The positions at the start of each turn, and the last."""
        return [*(s for _, s in self.starts), self.state]

    @property
    def labels(self) -> tuple[str, ...]:
        """What stands below the points of a graph of `states`."""
        return (*(str(turn) for turn, _ in self.starts), self.t("score-axis-end"))

    def curve(self, n: int, msg: str, colour: str, value: Callable[[Any], int]) -> Curve:
        """One line, the n-th of its graph."""
        return Curve(self.t(msg), colour, DASHES[n % len(DASHES)], tuple(value(s) for s in self.states))

    def curves(self, who: Sequence[str], value: Callable[[Any, str], int]) -> tuple[Curve, ...]:
        """A line for each player."""
        return tuple(
            Curve(self.names[each], INKS.get(self.colours[each], theme.INK), DASHES[n % len(DASHES)],
                  tuple(value(s, each) for s in self.states))
            for n, each in enumerate(who)
        )  # fmt: skip

    def moment(self, turn: int, seat: str, text: str, at: int, icon: str, weight: float) -> Moment:
        """A key moment of a turn, about a player or nobody."""
        return Moment(self.counted("ui-turn", turn=turn), self.colours.get(seat, ""), text, at, icon, weight)

    def last_decision(self) -> list[Moment]:
        """The last thing somebody chose to do."""
        at = moments.last_choice(self.session.log)
        if at < 0:
            return []
        entry = self.session.log[at]
        text = self.t(
            "moment-last", who=self.names.get(entry.seat, entry.seat), what=moments.chosen(self.session, self.texts, at)
        )
        return [self.moment(entry.turn, entry.seat, text, at, "flag", 100)]
