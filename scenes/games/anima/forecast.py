"""F: the chances of the group in every area, for what its seat may know: of arriving, of a reward, of losing the turn; and of the
next step of each of its missions."""

from __future__ import annotations

from scenes.draw.theme import GOOD, INK, INK_SECOND, WARNING
from scenes.games.anima.pieces import ROMAN
from scenes.table.list_sheet import Entry, ListSheet
from scenes.table.model import GameModel
from scenes.table.painted import Beside, Line
from scenes.table.rows import Painted

FAIR, POOR = 0.6, 0.35  # chances from which on one looks good, below which bad


def percent(model: GameModel, chance: float) -> str:
    """A chance in words."""
    return str(model.t("anima-table-percent", n=round(100 * chance)))


def tinted(model: GameModel, chance: float) -> tuple[str, str]:
    """A chance with its colour."""
    return percent(model, chance), GOOD if chance >= FAIR else WARNING if chance < POOR else INK


class OddsSheet(ListSheet):
    """The active areas line by line, then the missions."""

    model: GameModel

    def title(self) -> str:
        return str(self.t("anima-table-odds"))

    def icons(self) -> tuple[str, ...]:
        return ()

    def heads(self) -> tuple[str, ...]:
        return tuple(self.t(f"anima-table-odds-{what}") for what in ("arrive", "reward", "lost"))

    def none(self) -> str:
        return str(self.t("anima-table-odds-none"))

    def more(self, count: int) -> str:
        return str(self.t("anima-table-odds-more", n=count))

    def entries(self) -> list[Entry]:
        view, seat = self.model.view, self.model.seat
        if seat not in view.seats or not view.active:
            return []
        missions = (*self.model.facts.known_missions(view, seat), *((view.final,) if view.final else ()))
        return [*map(self._area, view.active), *map(self._mission, missions)]

    def _area(self, area: str) -> Entry:
        model, facts, view, seat = self.model, self.model.facts, self.model.view, self.model.seat
        name = model.wording.texts.name(area)
        odds, arrive = facts.exploration_odds(view, seat, area), facts.arrival_chance(view, seat, area)
        lost = percent(model, odds.lost), WARNING if odds.lost > POOR else INK_SECOND
        figures = (arrive, odds.reward, odds.lost)
        said = model.joined(f"{head} {percent(model, n)}" for head, n in zip(self.heads(), figures, strict=True))
        short = f"{ROMAN[model.rules.box.areas[area].level]} · {name}"
        return Entry(name, said, short, (), brings=(tinted(model, arrive), tinted(model, odds.reward), lost))

    def _mission(self, mission: str) -> Entry:
        model, facts, view, seat = self.model, self.model.facts, self.model.view, self.model.seat
        name = model.wording.texts.name(mission)
        chance = facts.step_chance(view, seat, mission)
        said = self.t("anima-table-odds-step", n=round(100 * chance))
        return Entry(name, said, f"<mission> {name}", (), brings=(("", INK), tinted(model, chance), ("", INK)))

    def _beside(self, name: Painted, figures: list[Line], shown: Painted, brings: list[Line]) -> Beside:
        """Names are long here, and there is nothing but chances."""
        return Beside(((0.0, name), *((125.0, line) for line in brings)), 4)
