"""F: what each farm's flood will look like after the present choices, what each paddy would pay now, what would rot."""

from __future__ import annotations

from typing import Any

from game.rice_paddy.terms import FARM
from scenes.draw.theme import GOOD, INK, INK_SECOND, WARNING
from scenes.table.list_sheet import Entry, ListSheet
from scenes.table.model import GameModel


class FloodSheet(ListSheet):
    """The own paddies line by line, then the farms in the order in which water runs."""

    model: GameModel

    def title(self) -> str:
        return self.t("rice-told-forecast")

    def icons(self) -> tuple[str, ...]:
        return ("hex", "water-drop", "water-phase", "weed", "pest")

    def heads(self) -> tuple[str, ...]:
        return (self.t("rice-told-head-pays"), self.t("rice-told-head-rots"))

    def none(self) -> str:
        return self.t("rice-told-no-paddy")

    def more(self, count: int) -> str:
        return self.t("rice-told-more", n=count)

    def entries(self) -> list[Entry]:
        view, seat = self.model.view, self.model.seat
        flood = self.model.facts.flood_forecast(view)
        own = [self._paddy(seat, at, flood.get(seat)) for at in range(len(view.lands.get(seat, ())))]
        return [*own, *(self._farm(who, flood.get(who)) for who in self.model.facts.running_order(view))]

    def _paddy(self, seat: str, at: int, flood: Any) -> Entry:
        model, view, facts = self.model, self.model.view, self.model.facts
        comes = str(flood.water[at]) if flood is not None else "–"
        size, water = len(view.lands[seat][at]), view.water[seat][at]
        worth, doomed = facts.harvest_worth(view, seat, at), facts.doomed(view, seat)
        pays, rots = ("–", INK_SECOND), ("–", INK_SECOND)
        said = [self.t("rice-table-water", n=water, of=facts.capacity(view, seat, at))]
        if flood is not None:
            said.append(self.t("rice-about-flood", n=flood.water[at]))
        if worth is not None:
            pays = (f"+{worth.rice} · {self.t('rice-told-row-short', n=worth.row)}", GOOD)
            said.append(f"{self.t('rice-about-pays', n=worth.rice)}: {self.t(f'rice-told-row-{worth.row}')}")
        if doomed.hexes[at] and not self._before_farm():
            rots = (str(doomed.hexes[at]) + ("?" if doomed.named else ""), WARNING)
            said.append(self.t("rice-table-rots", n=doomed.hexes[at]))
        figures = (str(size), str(water), comes, str(view.weeds[seat][at]), str(view.pests[seat][at]))
        name = self.t("rice-table-paddy", n=at + 1)
        return Entry(name, model.joined(said), name, figures, brings=(pays, rots))

    def _before_farm(self) -> bool:
        """Whether nobody has sent workers to the harvest yet: then all of it would seem lost."""
        return self.model.view.phase not in ("farm",)

    def _farm(self, who: str, flood: Any) -> Entry:
        """A farm as one line: its paddies, water now and after its flood; what runs on to the next below it."""
        model, view = self.model, self.model.view
        nobody = who == FARM
        name = self.t("rice-table-spirit-farm") if nobody else model.names[who]
        hexes = "–" if nobody else str(sum(map(len, view.lands[who])))
        water = view.farm_water if nobody else sum(view.water[who])
        comes = str(sum(flood.water)) if flood is not None else "–"
        weeds, pests = ("–", "–") if nobody else (str(sum(view.weeds[who])), str(sum(view.pests[who])))
        said = [self.t("rice-told-water-on", n=water)]
        passes = ("–", INK_SECOND)
        if flood is not None:
            said.append(self.t("rice-about-farm-flood", n=sum(flood.water), on=flood.passes))
            passes = (self.t("rice-told-passes", n=flood.passes), INK)
        figures = (hexes, str(water), comes, weeds, pests)
        short = self.t("rice-table-spirit-farm-short") if nobody else name
        return Entry(name, model.joined(said), short, figures, brings=(passes, ("", INK)))
