"""The panels of the rice paddies: what a player has, and what all share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from game.core.engine.key import Key
from game.core.engine.known import HIDDEN
from game.rice_paddy.terms import FARM, GOODS, JOBS
from scenes.games.rice_paddy.art.cards import TakenTile
from scenes.games.rice_paddy.pieces import Tile, number_of, tile_of
from scenes.table import painted as p
from scenes.table.logfoot import log_row
from scenes.table.player_rows import Person, other_row, own_row, status
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Row

if TYPE_CHECKING:
    from scenes.table.model import GameModel


def spirits_in_front(model: Any, seat: str) -> list[str]:
    """Those everybody can see, by rising number."""
    box = model.rules.box
    shown = [card for card in model.view.played.get(seat, ()) if card != HIDDEN]
    return sorted(shown, key=lambda card: int(box.raw["spirit"][card]["number"]))


class SeatPanel(RowPanel):
    """Rice, workers, what is sent where, market, spirits, tiles of a seat."""

    model: GameModel
    view: Any  # of this game

    def colour(self) -> str:
        return str(self.model.colours[self.seat])

    def rows(self) -> tuple[Row, ...]:
        return (self._head(), self._figures(), self._market(), *self._sent(), *self._spirits(), *self._tiles())

    def _head(self) -> Row:
        model, rice = self.model, self.view.rice[self.seat]
        person = Person(self.colour(), model.names[self.seat], str(rice), model.t("rice-table-rice", n=rice))
        return own_row(model, self.seat, person, (), bool(self.of), 76)

    def _figures(self) -> Row:
        view, seat, t = self.view, self.seat, self.model.t
        walls = self.model.facts.sections_left(view, seat)
        extra = view.bonus_walls[seat] + view.free_sections[seat]
        figures = (
            (t("rice-table-laborers"), view.laborers[seat], "laborer", ()),
            (t("rice-table-livestock"), view.livestock[seat], "ox", ()),
            (t("rice-table-sections"), walls, "wall", (t("rice-table-walls-free", n=extra),) if extra else ()),
        )
        cells = tuple(
            Row(name, str(n), icon, paint=p.Figure(name, str(n), icon, foot), box="inset") for name, n, icon, foot in figures
        )
        return Row(t("rice-table-figures"), flow="row", cells=cells)

    def _market(self) -> Row:
        model, view, seat = self.model, self.view, self.seat
        cells = tuple(self._goods(what) for what in GOODS)
        remark = model.t("rice-table-tax-now", n=view.tax.get(seat, 0)) if view.bought.get(seat) else ""
        return Row(model.t("rice-phase-market"), head=True, remark=remark, cells=cells, gap=4, fold="drop")

    def _goods(self, what: str) -> Row:
        model, view, seat = self.model, self.view, self.seat
        name, found = model.t(f"rice-table-buy-{what}"), model.facts.purchase(view, seat, what)
        left = model.facts.on_market(view, seat, what)
        if found is None:
            said = model.t("rice-table-sold-out")
        else:
            price, tax = found
            said = model.t("rice-table-price", n=price, tax=tax, left=left)
        key = f"buy:{what}" if not self.of else ""
        icon = "laborer" if what == "laborer" else "ox"
        return Row(name, said, icon, key=key, box="row", paint=p.Line(name, said, icon, high=30))

    def _sent(self) -> Iterator[Row]:
        """Workers who are still to work this round."""
        model, view = self.model, self.view
        cells = []
        for job in JOBS:
            n = view.allocated.get((self.seat, job), 0)
            if n:
                name = model.t(f"rice-table-job-{job.replace(':', '-')}")
                icon = {"laborers": "laborer", "oxen": "ox"}.get(Key.of(job).kind, "duck")
                cells.append(Row(name, str(n), icon, paint=p.Line(name, str(n), icon, high=25)))
        if cells:
            yield Row(model.t("rice-table-at-work"), head=True, cells=tuple(cells), gap=0, fold="drop")

    def _spirits(self) -> Iterator[Row]:
        model = self.model
        shown = spirits_in_front(model, self.seat)
        if shown:
            numbers = tuple(number_of(model.rules.box, card) for card in shown)
            said = model.joined(model.screen.cards.name(f"spirit:{card}") for card in shown)
            paint = p.Sprites(numbers, 25, 42, high=34)
            yield Row(model.t("rice-table-in-front"), said, paint=paint, head=True, fold="drop", about=f"spirits:{self.seat}")

    def _tiles(self) -> Iterator[Row]:
        model, view = self.model, self.view
        cells = []
        for group, tiles in (("tile", view.tiles), ("reserved", view.reserved)):
            for tile in tiles.get(self.seat, ()):
                goal, pays = model.wording.texts.goal(tile), model.t("rice-table-pays", n=model.rules.box.tiles[tile].rice)
                key = f"tile:{tile}" if group == "reserved" and not self.of else f"{group}:{self.seat}/{tile}"
                cells.append(Row(goal, pays, key=key, box="own", paint=Tile(tile_of(model.rules.box, tile)), fold="drop"))
        if cells:
            yield Row(model.t("rice-table-own-tiles"), head=True, flow="grid", columns=4, cells=tuple(cells), fold="drop", gap=2)


class SidePanel(RowPanel):
    """Rain, the other players in the order of play, achievements, the log's foot."""

    model: GameModel
    view: Any

    def rows(self) -> tuple[Row, ...]:
        log = () if self.columns > 1 else (log_row(self.model, 140),)
        return (*self._rain(), *self._order(), self._achievements(), *log)

    def _rain(self) -> Iterator[Row]:
        model, view = self.model, self.view
        left = model.t("rice-table-cards-left", n=len(view.rain_deck))
        title = model.t("rice-phase-rain")
        if not view.rain_card:
            yield Row(title, left, "rain", head=True, paint=p.Line(left, icon="rain"), fold="short", short="–")
            return
        name, _, text = model.wording.texts.card(view.rain_card)
        told = f"{model.t('rice-table-discs', n=view.rain)} · {text}" if view.rain else text
        words = p.Stack((p.Line(name, str(view.rain or ""), face="serif-semi", size=18), p.Paragraph(told, 16)))
        paint = p.Folded(words, p.Pair("rain", str(view.rain)))
        said = f"{name}. {model.wording.plain(told)}"
        yield Row(title, said, key=f"rain:{view.rain_card}", opens=f"card/{view.rain_card}", paint=paint, head=True, remark=left)

    def _order(self) -> Iterator[Row]:
        model = self.model
        for place, seat in enumerate(model.facts.running_order(self.view), 1):
            if seat == FARM:
                yield self._farm(place)
            elif seat != model.seat:
                yield self._player(seat, place)

    def _farm(self, place: int) -> Row:
        model, view = self.model, self.view
        title = model.t("rice-table-spirit-farm")
        told = model.t("rice-table-spirit-farm-has", water=view.farm_water, n=view.farm_reservoir)
        paint = p.Folded(p.Stack((p.Line(title, str(place), face="serif-semi", size=19), p.Line(told, size=16))),
                         p.Pair("solo-farm", str(view.farm_water)))  # fmt: skip
        opens = f"card/{view.solo_card}" if view.solo_card else ""
        return Row(title, told, paint=paint, box="player", edge="grey", key="partner-farm", opens=opens)

    def _player(self, seat: str, place: int) -> Row:
        model, view = self.model, self.view
        rice = view.rice[seat]
        person = Person(model.colours[seat], model.names[seat], str(rice), model.t("rice-table-rice", n=rice))
        figures = p.Icons((("laborer", str(view.laborers[seat])), ("ox", str(view.livestock[seat])),
                           ("paddy", str(len(view.lands[seat]))), ("reservoir", str(view.reservoir[seat]))), high=28)  # fmt: skip
        lines: list[Any] = [figures]
        shown = spirits_in_front(model, seat)
        if shown:
            lines.append(p.Sprites(tuple(number_of(model.rules.box, card) for card in shown), 22, 38, high=30))
        said = model.t("rice-table-rival-has", place=place, laborers=view.laborers[seat], livestock=view.livestock[seat],
                       paddies=len(view.lands[seat]), water=view.reservoir[seat], cards=len(view.hand.get(seat, ())))  # fmt: skip
        small = (p.Pair("reservoir", str(view.reservoir[seat])),)
        row = other_row(person, f"{place} · {status(model, seat)}", said, tuple(lines), small, 118 if shown else 92)
        return row._replace(hint=model.t("rice-table-rival-hint"), key=f"partner-{seat}", opens=f"panel/{seat}")

    def _achievements(self) -> Row:
        model, view = self.model, self.view
        aims = {aim.tile: aim for aim in model.facts.aims(view, model.seat)}
        cells = []
        for tile in view.achievements:
            aim = aims.get(tile)
            goal, pays = model.wording.texts.goal(tile), model.t("rice-table-pays", n=model.rules.box.tiles[tile].rice)
            met = aim is not None and aim.met
            have = model.joined(f"{have}/{n}" for _, have, _, n in aim.parts) if aim is not None else ""
            said = model.joined([pays, model.t("rice-table-met") if met else have])
            paint = Tile(tile_of(model.rules.box, tile, "met" if met else ""))
            cells.append(Row(goal, said, key=f"tile:{tile}", box="own", paint=paint, about=f"aim:{tile}"))
        for seat, tiles in view.tiles.items():
            for tile in tiles:
                goal = model.wording.texts.goal(tile)
                said = model.t("rice-table-taken", who=model.names[seat])
                cells.append(Row(goal, said, key=f"taken:{tile}", paint=Tile(TakenTile(model.colours[seat]))))
        return Row(model.t("rice-phase-achievements"), head=True, flow="grid", columns=4, cells=tuple(cells), gap=2, fold="drop")
