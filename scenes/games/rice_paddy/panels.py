"""The panels of the rice paddies: what a player has, and what all share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.rice_paddy.terms import FARM, GOODS
from scenes.games.rice_paddy.art.cards import TakenTile
from scenes.games.rice_paddy.cards import spirits_in_front
from scenes.games.rice_paddy.pieces import Rain, Tile, number_of, rain_of, tile_of
from scenes.games.rice_paddy.tables import HarvestTable, PriceTrack
from scenes.games.rice_paddy.work import actions
from scenes.table import painted as p
from scenes.table.logfoot import log_row
from scenes.table.player_rows import Person, other_row, own_row, status
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Fit, Row

if TYPE_CHECKING:
    from scenes.table.model import GameModel


TAXED = 5  # items whose tax stands on the panel
ROWS = (("hex-clean",), ("pest",), ("weed",), ("weed", "pest"))  # of the harvest table


class SeatPanel(RowPanel):
    """Rice, workers, farm actions, market, harvest table, tiles of a seat; of another's also the spirits in front."""

    shrinks = True

    model: GameModel
    view: Any  # of this game

    def colour(self) -> str:
        return str(self.model.colours[self.seat])

    def rows(self) -> tuple[Row, ...]:
        front = self._spirits() if self.of else ()
        work = actions(self.model, self.seat)
        return (self._head(), self._figures(), work, self._market(), self._harvest(), *front, *self._tiles())

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
            (t("rice-table-sections"), walls, "wall", (t("rice-table-walls-free", n=extra), f"+{extra}") if extra else ()),
        )
        cells = tuple(
            Row(name, str(n), icon, paint=p.Figure(name, str(n), icon, foot), about=f"figure:{what}")
            for what, (name, n, icon, foot) in zip(("laborers", "livestock", "sections"), figures, strict=True)
        )
        return Row(t("rice-table-figures"), flow="row", cells=cells)

    def _market(self) -> Row:
        """Both tracks with the next prices, and the tax by the number of items."""
        model, view, seat, box = self.model, self.view, self.seat, self.model.rules.box
        places = max(len(box.prices[what]) for what in GOODS)
        cells = [self._goods(what, places) for what in GOODS]
        bought = view.bought.get(seat, 0)
        taxes = [str(model.facts.tax_of(view, seat, n)) for n in range(1, TAXED + 1)]
        said = model.t("rice-table-taxes", taxes=" · ".join(taxes))
        line = " · ".join(f"<b>{tax}</b>" if n == bought else tax for n, tax in enumerate(taxes))
        paint = p.Line(model.t("rice-table-tax"), line, "tax", size=16, high=30)
        cells.append(Row(model.t("rice-table-tax"), said, "tax", paint=paint, about="goods:tax"))
        remark = model.t("rice-table-tax-now", n=view.tax.get(seat, 0)) if bought else ""
        return Row(model.t("rice-phase-market"), head=True, remark=remark, cells=tuple(cells), gap=2, fold="drop",
                   fit=Fit(column=2) if self.columns > 1 else Fit())  # fmt: skip

    def _goods(self, what: str, places: int) -> Row:
        model, view, seat = self.model, self.view, self.seat
        name, found = model.t(f"rice-table-buy-{what}"), model.facts.purchase(view, seat, what)
        left, prices = model.facts.on_market(view, seat, what), model.rules.box.prices[what]
        said = model.t("rice-table-sold-out")
        if found is not None:
            said = model.t("rice-table-price", n=found[0], tax=found[1], left=left)
        key = f"buy:{what}" if not self.of else ""
        icon = "laborer" if what == "laborer" else "ox"
        track = PriceTrack(icon, prices, max(0, len(prices) - left), places)
        return Row(name, said, icon, key=key, box="row", paint=track, about=f"goods:{what}")

    def _harvest(self) -> Row:
        """The table of this round; lit what the seat's paddies with rice would pay."""
        model, view, seat = self.model, self.view, self.seat
        table = model.facts.table_name(view, seat)
        double = table == "double-black"
        rows = model.rules.box.tables["black" if double else table]
        if double:
            rows = tuple(tuple(2 * n for n in row) for row in rows)
        found = [model.facts.harvest_worth(view, seat, at) for at in range(len(view.lands[seat]))]
        lit = tuple((worth.row - 1, worth.size - 1, worth.rice) for worth in found if worth and 0 < worth.size <= len(rows[0]))
        told = [f"{model.t('rice-table-paddy', n=at + 1)} +{worth.rice}" for at, worth in enumerate(found) if worth]
        paint = HarvestTable(rows, ROWS, lit)
        title = model.t("rice-table-harvest-table")
        return Row(title, model.joined(told) or "–", "harvest", paint=paint, head=True, fold="drop", about="action:harvest-table",
                   remark=model.t("rice-table-grey") if table == "grey" else "", fit=Fit(optional=1))  # fmt: skip

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
    """Rain, the players in the order of play, achievements, the log's foot."""

    shrinks = True

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
        words = p.Stack((p.Line(name, face="serif-semi", size=18), p.Paragraph(told, 16)))
        known = view.rain_card in model.rules.box.raw["rain"]  # a case may write one out
        whole = p.Beside(((Rain.WIDE, Rain(rain_of(model.rules.box, view.rain_card))), (0.0, words)), 10) if known else words
        paint = p.Folded(whole, p.Pair("rain", str(view.rain)))
        said = f"{name}. {model.wording.plain(told)}"
        yield Row(title, said, icon="rain", short=str(view.rain), key=f"rain:{view.rain_card}", opens=f"card/{view.rain_card}",
                  paint=paint, head=True, remark=left)  # fmt: skip

    def _order(self) -> Iterator[Row]:
        model = self.model
        for place, seat in enumerate(model.facts.running_order(self.view), 1):
            if seat == FARM:
                yield self._farm(place)
            elif seat != model.seat:
                yield self._player(seat, place)
            elif self.columns == 1 and len(self.view.seats) > 1:
                yield self._own(seat, place)

    def _own(self, seat: str, place: int) -> Row:
        """Where the seat at the table stands in the order; all it has stands on its own panel."""
        model = self.model
        name = model.names[seat]
        line = p.Line(name, str(place), size=17, face="serif-semi", high=28)
        paint = p.Beside(((24.0, p.Disc(model.colours[seat], 22)), (0.0, line)))
        return Row(name, model.t("rice-told-place", n=place), paint=paint, box="player", edge=model.colours[seat], fold="drop",
                   chosen=True, fit=Fit(optional=2))  # fmt: skip

    def _farm(self, place: int) -> Row:
        model, view = self.model, self.view
        title = model.t("rice-table-spirit-farm")
        told = model.t("rice-table-spirit-farm-has", water=view.farm_water, n=view.farm_reservoir)
        paint = p.Folded(p.Stack((p.Line(title, str(place), face="serif-semi", size=19), p.Line(told, size=16))),
                         p.Pair("solo-farm", str(view.farm_water)))  # fmt: skip
        opens = f"card/{view.solo_card}" if view.solo_card else ""
        return Row(title, told, paint=paint, box="player", key="partner-farm", opens=opens)

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

    def rail_rows(self) -> tuple[Row, ...]:
        """A rail has room for the tiles where few play; elsewhere one touch opens the whole panel."""
        found = super().rail_rows()
        if self.narrow:
            return found
        whole = self._achievements()
        tiles = [(cell, cell.paint) for cell in whole.cells if isinstance(cell.paint, Tile)]
        cells = tuple([cell._replace(paint=replace(tile, high=62.0)) for cell, tile in tiles])
        row = Row(whole.name, flow="grid", columns=3, cells=cells, gap=0, fit=Fit(optional=1), about=whole.about)
        at = next((n for n, row in enumerate(found) if row.fit.foot), len(found))
        return (*found[:at], row, *found[at:])

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
        return Row(model.t("rice-phase-achievements"), head=True, flow="grid", columns=4, cells=tuple(cells), gap=2, fold="drop",
                   about="phase:achievements")  # fmt: skip
