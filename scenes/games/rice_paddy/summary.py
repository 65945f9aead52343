"""What is told of a finished game: rice by source, and how it grew."""

from __future__ import annotations

from collections import Counter

from scenes.games.rice_paddy import ending
from scenes.games.rice_paddy.ending import SOURCES
from scenes.scoring.finale import Finale
from scenes.scoring.moments import Happening, Moment
from scenes.scoring.summary import EndedGame, Figure, Graph, ResultPage

BEST = 60  # weight of the moment of the best harvest
ICONS = dict(zip(SOURCES, ("harvest", "hex-dry", "achievement", "spirit-card", "paddy", "sheaf"), strict=True))


class EndedPaddies(EndedGame):
    """Rice of everybody by where it came from, and what was paid for workers."""

    def headline(self) -> str:
        outcome, *reason = self.state.result
        winners = [one for one in " ".join(reason).split() if one in self.state.seats]
        if len(self.state.seats) == 1 or not winners:
            return ""
        return self.t("rice-table-wins", who=self.texts.value(winners, self.names), n=len(winners))

    def below(self, seat: str) -> str:
        return self.t("rice-end-rice", n=self.state.rice[seat])

    def why(self) -> str:
        """By how much the first is ahead."""
        order = ending.ranked(self)
        lead = self.state.rice[order[0]] - self.state.rice[order[1]] if len(order) > 1 else 0
        return self.t("rice-end-lead", n=lead, second=self.names[order[1]]) if lead else ""

    def finale(self) -> Finale:
        return ending.finale(self)

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
        first, last = ResultPage(self.t("rice-table-rice-page"), tuple(rows)), ResultPage(self.t("score-figures"), figures)
        return first, ResultPage(self.t("rice-end-by-round"), self._rounds()), last

    def _rounds(self) -> tuple[Figure, ...]:
        """What came to each at set-up and in every round, whatever went again."""
        found: Counter[tuple[int, str]] = Counter()
        now = 0
        for event in self.events:
            if event.kind == "round":
                now = int(event.fields["n"])
            elif event.kind == "gained":
                found[now, str(event.fields["seat"])] += int(event.fields["rice"])
        for seat in self.who:  # what was dealt before the first answer stands in no entry of the log
            told = sum(rice for (_, one), rice in found.items() if one == seat)
            found[0, seat] += sum(rice for (one, _), rice in self.state.earned.items() if one == seat) - told
        most = max(found.values(), default=1)
        names = {n: self.t("rice-table-round", n=n, of=self.state.turn) for n in range(1, self.state.turn + 1)}
        if any(found[0, seat] for seat in self.who):
            names = {0: self.t("rice-table-source-setup"), **names}
        return tuple(self.part(name, {seat: found[n, seat] for seat in self.who}, most) for n, name in names.items())

    def moments(self) -> list[Moment]:
        """The best harvest of each, the dearest tile, what was left to rot."""
        best: dict[tuple[str, str], tuple[int, Happening]] = {}
        for event in self.told("harvested", "claimed", "rotted"):
            size = int(event.fields["n" if event.kind == "rotted" else "rice"])
            seat = str(event.fields["seat"])
            if size > (best[event.kind, seat][0] if (event.kind, seat) in best else 0):
                best[event.kind, seat] = size, event
        out = []
        for (kind, seat), (size, event) in best.items():
            icon, weight = {"harvested": ("harvest", BEST), "claimed": ("achievement", 40), "rotted": ("hex-dry", 30)}[kind]
            words = self.t(f"rice-end-moment-{kind}", who=self.names.get(seat, seat), n=size)
            out.append(self.moment(event.entry.turn, seat, words, event.at, icon, weight + size))
        return out

    def graphs(self) -> tuple[Graph, ...]:
        curves = self.curves(self.state.seats, lambda s, seat: s.rice[seat])
        return (Graph(self.t("rice-table-rice-page"), curves, self.labels),)
