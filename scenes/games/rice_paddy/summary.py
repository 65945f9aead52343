"""What is told of a finished game: rice by source, and how it grew."""

from __future__ import annotations

from scenes.scoring.summary import EndedGame, Figure, Graph, ResultPage

SOURCES = ("harvest", "rot", "tiles", "spirits", "setup", "end")
ICONS = dict(zip(SOURCES, ("harvest", "hex-dry", "achievement", "spirit-card", "paddy", "sheaf"), strict=True))


class EndedPaddies(EndedGame):
    """Rice of everybody by where it came from, and what was paid for workers."""

    def headline(self) -> str:
        outcome, *reason = self.state.result
        winners = [one for one in " ".join(reason).split() if one in self.state.seats]
        if len(self.state.seats) == 1 or not winners:
            return ""
        return self.t("rice-table-wins", who=self.texts.value(winners, self.names))

    def pages(self) -> tuple[ResultPage, ...]:
        state, seats = self.state, self.state.seats
        rows = [Figure("rice", self.t("rice-table-total"), tuple(str(state.rice[seat]) for seat in seats), best=True)]
        for source in SOURCES:
            got = [state.earned.get((seat, source), 0) for seat in seats]
            if any(got):
                rows.append(Figure(ICONS[source], self.t(f"rice-table-source-{source}"), tuple(map(str, got))))
        rows.append(Figure("market", self.t("rice-table-paid"), tuple(str(state.paid.get(seat, 0)) for seat in seats)))
        figures = (
            Figure("laborer", self.t("rice-table-laborers"), tuple(str(state.laborers[seat]) for seat in seats)),
            Figure("ox", self.t("rice-table-livestock"), tuple(str(state.livestock[seat]) for seat in seats)),
            Figure("paddy", self.t("rice-table-paddies"), tuple(str(len(state.lands[seat])) for seat in seats)),
            Figure("achievement", self.t("rice-table-own-tiles"), tuple(str(len(state.tiles.get(seat, ()))) for seat in seats)),
        )
        return (ResultPage(self.t("rice-table-rice-page"), tuple(rows)), ResultPage(self.t("score-figures"), figures))

    def graphs(self) -> tuple[Graph, ...]:
        curves = self.curves(self.state.seats, lambda s, seat: s.rice[seat])
        return (Graph(self.t("rice-table-rice-page"), curves, self.labels),)
