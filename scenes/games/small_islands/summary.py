"""What a finished game of Small Islands tells: points by source and round, objectives, how it turned.

Everything is read from the log's events, the last position and the positions at the starts of turns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from scenes.app import game_list
from scenes.scoring.moments import Happening, Moment
from scenes.scoring.summary import EndedGame, Figure, Graph, ResultPage
from scenes.widgets.graph import Curve

if TYPE_CHECKING:
    from game.core.play.session import Session

ALEXIS = "alexis"


class EndedIsles(EndedGame):
    """One finished game, in the present language."""

    def __init__(self, host: Any, session: Session) -> None:
        super().__init__(host, session)
        self.facts: Any = session.rules.facts
        self.who = tuple(self.facts.colours(self.state))
        taken = set(self.colours.values())
        self.names[ALEXIS] = self.t("name-alexis")
        self.colours[ALEXIS] = next((c for c in game_list.COLOURS if c not in taken), game_list.COLOURS[-1])

    # -- the head --------------------------------------------------------------------------------
    def headline(self) -> str:
        """Who has won."""
        result = self.session.result
        winners = [self.names.get(seat, seat) for seat in (result.winners if result else ())]
        if not winners:
            return ""
        return self.t("isles-score-winner", who=", ".join(winners), n=len(winners))

    def below(self, seat: str) -> str:
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
            self.turns(),
            Figure("island", self.t("isles-score-islands"), (f"{len(self.facts.islands(s))} / {largest}",)),
            self._row("house", self.t("isles-score-houses"), lambda w: stand[w].houses_placed, True),
            self._row("discovery", self.t("isles-score-tokens-kept"), lambda w: stand[w].discovery[0] or "–"),
            self._row("port", self.t("isles-score-ports-around"), lambda w: stand[w].ports or "–", True),
            self._row("ship", self.t("isles-score-landed"), self._landed),
            self._row("tile", self.t("isles-score-placed"), self._placed),
            self._row("any", self.t("isles-score-tokens-left"), lambda w: len(stand[w].tokens) or "–"),
        )

    def _told(self, *kinds: str) -> list[Happening]:
        return [event for event in self.events if event.kind in kinds]

    def _landed(self, who: str) -> Any:
        return sum(event.fields["seat"] == who for event in self._told("landed")) or "–"

    def _placed(self, who: str) -> Any:
        return sum(event.fields["seat"] == who for event in self._told("placed")) or "–"

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
        labels = self.labels

        def islands(s: Any) -> Any:
            return self.facts.islands(s)

        sizes: tuple[Curve, ...] = (
            self.curve(0, "isles-score-largest", "#0B5B3E", lambda s: max((i.size for i in islands(s)), default=0)),
            self.curve(1, "isles-score-islands-n", "#B8321F", lambda s: len(islands(s))),
        )
        houses = self.curves(self.who, lambda s, who: sum(owner == who for owner in s.houses.values()))
        points = self.curves(self.who, lambda s, who: s.points.get(who, 0))
        return (
            Graph(self.t("isles-score-points"), points, labels),
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
        out: list[Moment] = []
        best: dict[str, tuple[int, Happening]] = {}  # seat -> most points for one island, and when
        for event in self._told("scored", "landed", "stuck"):
            seat, turn, at = event.fields["seat"], event.entry.turn, event.at
            who = self.names.get(seat, seat)
            if event.kind == "landed":
                out.append(self.moment(turn, seat, self.t("isles-moment-landed", who=who), at, "ship", 50))
            elif event.kind == "stuck":
                out.append(self.moment(turn, seat, self.t("isles-moment-stuck", who=who), at, "tile", 30))
            elif event.fields["source"] == "reward" and event.fields["points"] > (best[seat][0] if seat in best else 0):
                best[seat] = event.fields["points"], event
        for seat, (points, event) in best.items():
            words = self.t("isles-moment-reward", who=self.names.get(seat, seat), n=points)
            out.append(self.moment(event.entry.turn, seat, words, event.at, "house", 55 + points))
        return [*out, *self._growth()]

    def _growth(self) -> list[Moment]:
        """When the largest island first passed 6, 10 and 14 tiles."""
        out = []
        for least in (6, 10, 14):
            found = next((turn for turn, s in self.starts if any(i.size >= least for i in self.facts.islands(s))), None)
            if found is not None:
                at = next((n for n, entry in enumerate(self.session.log) if entry.turn == found), -1)
                out.append(self.moment(found, "", self.t("isles-moment-island", n=least), at, "island", 34 + least))
        return out
