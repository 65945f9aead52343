"""What a finished game of Small Islands tells: points by source and round, objectives, how it turned.

Everything is read from the log's events, the last position and the positions at the starts of turns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from scenes.app import game_list
from scenes.draw import theme
from scenes.scoring import moments
from scenes.scoring.moments import Moment
from scenes.scoring.screen import Figure, Graph, ResultPage
from scenes.widgets.graph import DASHES, Curve

if TYPE_CHECKING:
    from game.core.engine.decision import Event
    from game.core.play.session import Session
    from scenes.app.program import App

ALEXIS = "alexis"
DARK = {"blue": "#00588A", "vermilion": "#A34600", "green": "#00704F", "rose": "#96467A"}


class Summary:
    """One finished game, in the present language."""

    def __init__(self, app: App, session: Session, names: Mapping[str, str], colours: Mapping[str, str], texts: Any) -> None:
        self.app, self.session, self.texts = app, session, texts
        self.facts: Any = session.rules.facts
        self.state: Any = session.state
        self.who = tuple(self.facts.colours(self.state))
        self.names = {**names, ALEXIS: app.t("name-alexis")}
        taken = set(colours.values())
        self.colours = {**colours, ALEXIS: next((c for c in game_list.COLOURS if c not in taken), game_list.COLOURS[-1])}
        self.starts = moments.turn_starts(session)

    def t(self, msg: str, /, **args: Any) -> str:
        """A message."""
        return self.app.t(msg, **args)

    # -- the head --------------------------------------------------------------------------------
    def headline(self) -> str:
        """Who has won."""
        result = self.session.result
        winners = [self.names.get(seat, seat) for seat in (result.winners if result else ())]
        if not winners:
            return self.t("score-headline-loss")
        return self.t("isles-score-winner", who=", ".join(winners), n=len(winners))

    def subtitle(self, seat: str) -> str:
        """Below a player's name."""
        return self.t("isle-count-point", n=self.state.points.get(seat, 0))

    # -- figures ---------------------------------------------------------------------------------
    def pages(self) -> tuple[ResultPage, ...]:
        """Points by source, figures, objectives by round."""
        heads = None if self.who == tuple(self.state.seats) else tuple(self.names[w] for w in self.who)
        cards = self._objectives()
        out = [
            ResultPage(self.t("isles-score-points"), self._points(), heads),
            ResultPage(self.t("score-figures"), self._figures(), heads),
        ]
        if cards:
            out.append(ResultPage(self.t("option-objectives"), cards, (self.t("isles-score-earned"),)))
        return tuple(out)

    def _row(self, icon: str, name: str, value: Callable[[str], Any], best: bool = False, **rest: Any) -> Figure:
        return Figure(icon, name, tuple(str(value(who)) for who in self.who), best, **rest)

    def _points(self) -> tuple[Figure, ...]:
        s = self.state
        earned = {who: self.facts.scores(s, who) for who in self.who}
        rounds = {who: self.facts.by_round(s, who) for who in self.who}
        rows = [self._row("trophy", self.t("isles-score-total"), lambda w: s.points.get(w, 0), True, level=1)]

        def bar(values: list[int]) -> float:
            top = max([s.points.get(who, 0) for who in self.who] or [1])
            return max(values or [0]) / max(1, top)

        for n in range(1, s.round + 1):
            values = [rounds[who].get(n, 0) for who in self.who]
            if any(values):
                name = self.t("isles-score-round", n=n)
                rows.append(self._row("", name, lambda w, n=n: rounds[w].get(n, 0) or "–", level=2, bar=bar(values)))  # type: ignore[misc]
        for source, msg in (("discovery", "isles-score-discovery"), ("ports", "isles-score-ports")):
            values = [earned[who].get(source, 0) for who in self.who]
            rows.append(self._row("", self.t(msg), lambda w, c=source: earned[w].get(c, 0) or "–", level=2, bar=bar(values)))  # type: ignore[misc]
        if s.alexis:
            own = {who: s.points.get(who, 0) if who == ALEXIS else 0 for who in self.who}
            top = bar(list(own.values()))
            rows.append(self._row("", self.t("isles-score-alexis"), lambda w: own[w] or "–", level=2, bar=top))
        return tuple(rows)

    def _figures(self) -> tuple[Figure, ...]:
        s = self.state
        stand = {who: self.facts.standing(s, who) for who in self.who}
        largest = max((i.size for i in self.facts.islands(s)), default=0)
        return (
            Figure("time", self.t("score-turns"), (str(s.turn),)),
            Figure("island", self.t("isles-score-islands"), (f"{len(self.facts.islands(s))} / {largest}",)),
            self._row("house", self.t("isles-score-houses"), lambda w: stand[w].houses_placed, True),
            self._row("discovery", self.t("isles-score-tokens-kept"), lambda w: stand[w].discovery[0] or "–"),
            self._row("port", self.t("isles-score-ports-around"), lambda w: stand[w].ports or "–", True),
            self._row("ship", self.t("isles-score-landed"), self._landed),
            self._row("tile", self.t("isles-score-placed"), self._placed),
            self._row("any", self.t("isles-score-tokens-left"), lambda w: len(stand[w].tokens) or "–"),
        )

    def _events(self, kind: str) -> list[Event]:
        return [event for entry in self.session.log for event in entry.events if event.kind == kind]

    def _landed(self, who: str) -> Any:
        return sum(event.args[0] == who for event in self._events("landed")) or "–"

    def _placed(self, who: str) -> Any:
        return sum(event.args[0] == who for event in self._events("placed")) or "–"

    def _objectives(self) -> tuple[Figure, ...]:
        """Every objective that was revealed, with what it earned."""
        out = []
        pays = {who: self.facts.by_round(self.state, who) for who in self.who}
        for n, seat, cards in self.state.used:
            title = " + ".join(self.texts.card(card).title for card in cards)
            name = f"{n}: {title}"
            points = pays.get(seat, {}).get(n, 0)
            out.append(Figure("", name, (str(points) if points else "–",), disc=self.colours[seat], said=self.names[seat]))
        return tuple(out)

    # -- graphs ----------------------------------------------------------------------------------
    def graphs(self) -> tuple[Graph, ...]:
        """Points and houses over the turns, and how the archipelago grew."""
        states = [s for _, s in self.starts] + [self.state]
        labels = (*(str(turn) for turn, _ in self.starts), self.t("score-axis-end"))

        def each(value: Callable[[Any, str], int]) -> tuple[Curve, ...]:
            inks = [DARK.get(self.colours[who], theme.INK) for who in self.who]
            return tuple(
                Curve(self.names[who], inks[n], DASHES[n % 4], tuple(value(s, who) for s in states))
                for n, who in enumerate(self.who)
            )

        houses = each(lambda s, who: sum(owner == who for owner in s.houses.values()))
        sizes = (
            Curve(self.t("isles-score-largest"), "#0B5B3E", DASHES[0],
                  tuple(max((i.size for i in self.facts.islands(s)), default=0) for s in states)),
            Curve(self.t("isles-score-islands-n"), "#B8321F", DASHES[1], tuple(len(self.facts.islands(s)) for s in states)),
        )  # fmt: skip
        return (
            Graph(self.t("isles-score-points"), each(lambda s, who: s.points.get(who, 0)), labels),
            Graph(self.t("isles-score-houses"), houses, labels),
            Graph(self.t("isles-on-chart"), sizes, labels),
        )

    # -- why and when ----------------------------------------------------------------------------
    def why(self) -> str:
        """A second sentence: by how much."""
        ranked = sorted((self.state.points.get(who, 0) for who in self.who), reverse=True)
        if len(ranked) < 2:
            return ""
        return self.t("isles-score-lead", first=ranked[0], second=ranked[1], n=ranked[0] - ranked[1])

    def moments(self) -> list[Moment]:
        """Candidates with their weight; the screen takes as many as fit."""
        log, out = self.session.log, []
        best: dict[str, tuple[int, int, int]] = {}  # seat -> most points for one island, entry, turn
        for at, entry, event in moments.walk(log):
            args = event.args
            if event.kind == "scored" and len(args) > 2 and args[2] == "reward":
                if args[1] > best.get(args[0], (0, 0, 0))[0]:
                    best[args[0]] = (args[1], at, entry.turn)
            elif event.kind == "landed":
                when = self.t("ui-turn", turn=entry.turn)
                words = self.t("isles-moment-landed", who=self.names.get(args[0], args[0]))
                out.append(Moment(when, self.colours.get(args[0], ""), words, at, "ship", 50))
            elif event.kind == "stuck":
                when = self.t("ui-turn", turn=entry.turn)
                words = self.t("isles-moment-stuck", who=self.names.get(args[0], args[0]))
                out.append(Moment(when, self.colours.get(args[0], ""), words, at, "tile", 30))
        for seat, (points, at, turn) in best.items():
            words = self.t("isles-moment-reward", who=self.names.get(seat, seat), n=points)
            out.append(Moment(self.t("ui-turn", turn=turn), self.colours.get(seat, ""), words, at, "house", 55 + points))
        out += self._growth()
        return out

    def _growth(self) -> list[Moment]:
        """When the largest island first passed 6 and 10 tiles."""
        out = []
        for least in (6, 10, 14):
            found = next(((turn, s) for turn, s in self.starts if any(i.size >= least for i in self.facts.islands(s))), None)
            if found is not None:
                at = next((n for n, entry in enumerate(self.session.log) if entry.turn == found[0]), -1)
                when = self.t("ui-turn", turn=found[0])
                out.append(Moment(when, "", self.t("isles-moment-island", n=least), at, "island", 34 + least))
        return out
