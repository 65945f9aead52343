"""What is told of a finished game: missions, battles, companions, and how groups grew."""

from __future__ import annotations

from scenes.games.anima import ending
from scenes.scoring.finale import Finale
from scenes.scoring.moments import Happening, Moment
from scenes.scoring.summary import EndedGame, Figure, Graph, ResultPage

WEIGHTS = {"completed": ("mission", 60), "died": ("face-down", 40), "final": ("final-mission", 50), "won": ("battle", 20)}


class EndedAnima(EndedGame):
    """Figures of everybody at the end, and of the whole game."""

    def headline(self) -> str:
        winners = [seat for seat in self.state.result[2:] if seat in self.state.seats]
        if len(self.state.seats) == 1 or not winners:
            return ""
        return self.t("anima-table-wins", who=self.texts.value(winners, self.names))

    def below(self, seat: str) -> str:
        return self.t("anima-table-missions-of", n=len(self.state.done[seat]))

    def finale(self) -> Finale:
        return ending.finale(self)

    def pages(self) -> tuple[ResultPage, ...]:
        state, seats, facts = self.state, self.state.seats, self.session.rules.facts

        def counted(kind: str) -> tuple[str, ...]:
            return tuple(str(sum(event.fields.get("seat") == seat for event in self.told(kind))) for seat in seats)

        figures = (
            Figure("mission", self.t("anima-table-missions"), tuple(str(len(state.done[seat])) for seat in seats), best=True),
            Figure("strength", self.t("anima-table-strength"), tuple(str(facts.strength(state, seat)) for seat in seats)),
            Figure("boot", self.t("anima-table-speed"), tuple(str(facts.speed(state, seat)) for seat in seats)),
            Figure("person", self.t("anima-table-members"), tuple(str(len(state.group[seat])) for seat in seats)),
        )
        course = (
            Figure("battle", self.t("anima-table-battles-won"), counted("won")),
            Figure("warning", self.t("anima-table-battles-lost"), counted("lost")),
            Figure("face-down", self.t("anima-table-deaths"), counted("died")),
            Figure("bonus", self.t("anima-table-played"), counted("played")),
            Figure("cave", self.t("anima-table-rewards"), counted("reward")),
        )
        return ResultPage(self.t("score-figures"), figures), ResultPage(self.t("anima-table-course"), course)

    def moments(self) -> list[Moment]:
        """Missions done, the final one revealed, deaths, battles won."""
        out = []
        for event in self.told(*WEIGHTS):
            icon, weight = WEIGHTS[event.kind]
            words = self._said(event)
            if words:
                out.append(self.moment(event.entry.turn, str(event.fields.get("seat", "")), words, event.at, icon, weight))
        return out

    def _said(self, happening: Happening) -> str:
        """An event in the words of the log, plain."""
        event = next((one for one in happening.entry.events if one.kind == happening.kind), None)
        return self.texts.plain(self.texts.event(event, self.names) or "") if event is not None else ""

    def graphs(self) -> tuple[Graph, ...]:
        facts = self.session.rules.facts
        curves = self.curves(self.state.seats, lambda s, seat: facts.strength(s, seat))
        return (Graph(self.t("anima-table-strength"), curves, self.labels),)
