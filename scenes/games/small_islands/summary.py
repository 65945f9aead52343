"""What a finished game of Small Islands tells: points by source and round, objectives, how it turned.

Everything is read from the log's events, the last position and the positions at the starts of turns.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from scenes.games.small_islands import ending
from scenes.scoring.finale import Finale
from scenes.scoring.moments import Happening, Moment
from scenes.scoring.summary import EndedGame, Figure, Graph, ResultPage

if TYPE_CHECKING:
    from game.core.play.session import Session

ALEXIS = "alexis"


class EndedIsles(EndedGame):
    """One finished game, in the present language."""

    def __init__(self, host: Any, session: Session) -> None:
        super().__init__(host, session)
        self.facts: Any = session.rules.facts
        self.who = self.facts.colours(self.state)
        self.sits_in(ALEXIS, self.t("name-alexis"))

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
        out = [
            ResultPage(self.t("isles-score-points"), self._points(), self.heads),
            ResultPage(self.t("score-figures"), self._figures(), self.heads),
        ]
        if cards := self._objectives():
            out.append(ResultPage(self.t("option-objectives"), cards, (self.t("isles-score-earned"),)))
        return tuple(out)

    def _points(self) -> tuple[Figure, ...]:
        s, points = self.state, self.state.points
        most = max((points.get(who, 0) for who in self.who), default=1)
        earned = {who: self.facts.scores(s, who) for who in self.who}
        rounds = {who: self.facts.by_round(s, who) for who in self.who}
        parts = [(self.t("isles-score-round", n=n), {w: rounds[w].get(n, 0) for w in self.who}) for n in range(1, s.round + 1)]
        for source, msg in (("discovery", "isles-score-discovery"), ("ports", "isles-score-ports")):
            parts.append((self.t(msg), {who: earned[who].get(source, 0) for who in self.who}))
        if s.alexis:
            parts.append((self.t("isles-score-alexis"), {ALEXIS: points.get(ALEXIS, 0)}))
        total = self.row("trophy", "isles-score-total", lambda who: points.get(who, 0), True, level=1)
        return (total, *(self.part(name, values, most) for name, values in parts))

    def _figures(self) -> tuple[Figure, ...]:
        s, islands = self.state, self.facts.islands(self.state)
        stand = {who: self.facts.standing(s, who) for who in self.who}
        return (
            self.turns(),
            Figure("island", self.t("isles-score-islands"), (f"{len(islands)} / {largest(islands)}",)),
            self.row("house", "isles-score-houses", lambda who: stand[who].houses_placed, True),
            self.row("discovery", "isles-score-tokens-kept", lambda who: stand[who].discovery[0] or "–"),
            self.row("port", "isles-score-ports-around", lambda who: stand[who].ports or "–", True),
            self.row("ship", "isles-score-landed", lambda who: self.times("landed", who) or "–"),
            self.row("tile", "isles-score-placed", lambda who: self.times("placed", who) or "–"),
            self.row("any", "isles-score-tokens-left", lambda who: len(stand[who].tokens) or "–"),
        )

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
        labels, islands = self.labels, self.facts.islands
        sizes = (
            self.curve(0, "isles-score-largest", "#0B5B3E", lambda s: largest(islands(s))),
            self.curve(1, "isles-score-islands-n", "#B8321F", lambda s: len(islands(s))),
        )
        houses = self.curves(self.who, lambda s, who: sum(owner == who for owner in s.houses.values()))
        points = self.curves(self.who, lambda s, who: s.points.get(who, 0))
        return (
            Graph(self.t("isles-score-points"), points, labels),
            Graph(self.t("isles-score-houses"), houses, labels),
            Graph(self.t("isles-on-chart"), sizes, labels),
        )

    def finale(self) -> Finale:
        return ending.finale(self)

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
        for event in self.told("scored", "landed", "stuck"):
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
            if found := self.since(lambda s, least=least: largest(self.facts.islands(s)) >= least):  # type: ignore[misc]
                out.append(self.moment(found[0], "", self.t("isles-moment-island", n=least), found[1], "island", 34 + least))
        return out


def largest(islands: Collection[Any]) -> int:
    """How many tiles the largest of these islands has."""
    return max((island.size for island in islands), default=0)
