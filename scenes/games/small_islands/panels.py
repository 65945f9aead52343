"""The panels of Small Islands as rows: that of a seat, the common one, and what every island would pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame

from game.core.engine.key import Key
from game.small_islands.terms import SYMBOLS
from scenes.draw.card import CardSpec
from scenes.draw.theme import GOOD, INK, INK_SECOND
from scenes.games.small_islands import alexis, chart_list, objectives, tiles
from scenes.games.small_islands.painted import Piece, Token
from scenes.table import painted as p
from scenes.table.list_sheet import Entry, ListSheet
from scenes.table.logfoot import log_row
from scenes.table.model import GameModel
from scenes.table.painted_cards import ShownCards, TileBack, TilePile
from scenes.table.player_rows import LOW, Person, captioned, clockwise, numbered, other_row, own_row, status
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Fit, Row

SOURCES = ("flower", "fruit", "leaf", "port")
SHORT = {"current": "isles-goal-short", "next": "isles-goal-next-short"}  # objectives, and how they are called in brief
GOALS = tuple(SHORT)


def ship_brief(model: Any, view: Any, seat: str) -> str:
    """A player's ship in a word or two."""
    if seat in view.ships_left:
        return str(model.t("isles-ship-free"))
    return str(model.t("isles-ship-ports", n=ports(model, view, seat)))


def ports(model: Any, view: Any, seat: str) -> int:
    """Ports on the tiles around a seat's own ship."""
    return int(model.facts.standing(view, seat).ports)


def houses(colour: str, count: int, most: int = 4) -> tuple[Piece, ...]:
    """So many houses, and the places of those that are gone."""
    return tuple(Piece("house", colour, n < count) for n in range(max(most, count)))


class SeatPanel(RowPanel):
    """Points, objectives, houses, bonus tokens, ship of a seat."""

    model: GameModel
    view: Any  # of this game
    gap, air, column_air, drop = 0.0, 1000.0, 40.0, 22.0

    def colour(self) -> str:
        return str(self.model.colours[self.seat])

    def shows(self, key: str) -> bool:
        return not self.rail and Key.of(key).kind == "token"

    def rows(self) -> tuple[Row, ...]:
        goals = [self._objective(which) for which in GOALS]
        return (self._head(), *goals, self._houses(), self._tokens(), self._ship())

    def _head(self) -> Row:
        model, seat, kept = self.model, self.seat, self.view.discovery.get(self.seat, ())
        cells: tuple[Row, ...] = ()
        if kept:
            values = " + ".join(str(value) for value in kept)
            hidden = "?" in values
            said = model.t("isles-discovery-hidden", n=len(kept)) if hidden else model.t("isles-discovery-kept", values=values)
            short = (f"<discovery> {values}", f"<discovery> {len(kept) if hidden else sum(map(int, kept))}")
            paint = p.Folded(p.Line(right=said, size=16), p.Line(short, face="sans-bold", align="centre"))
            told = model.wording.plain(said.replace("<discovery> ", ""))  # its name stands before it
            cells = (Row(model.t("isles-score-discovery"), told, about=f"discovery:{seat}", paint=paint),)
        points = self.view.points.get(seat, 0)
        person = Person(self.colour(), model.names[seat], str(points), model.t("isles-points", n=points))
        row = own_row(model, seat, person, cells, bool(self.of) and self.columns == 1, 92)
        return row._replace(about=f"points:{seat}")

    def _objective(self, which: str) -> Row:
        model, view, seat = self.model, self.view, self.seat
        objective = getattr(view, which).get(seat, ())
        head = model.t("isles-goal-now")
        if which == "next":
            last = view.round >= 4 or not view.ships_left or view.phase == "end"
            head = model.t("isles-goal-kept") if last else model.t("isles-goal-next", round=view.round + 1)
        fit = Fit(least=140, grow=110 if self.columns > 1 else 92, column=2)
        if not objectives.known(objective):
            words = model.t("isles-goal-hidden") if objective else objectives.missing(model, which)
            paint = ShownCards(hidden=len(objective)) if objective else ShownCards(words=words)
            return Row(head, words, paint=paint, head=True, fold="drop", fit=fit)
        count = objectives.count_met(model, view, seat, which)
        remark = model.t("isles-met", n=count)
        said = f"{objectives.title_of(model, objective)}. {objectives.spoken(model, objective)} {remark}".strip()
        shown = tuple(model.screen.cards.card(f"card:{card}") for card in objective)
        return Row(
            head, said, key=f"card:{which}/{objective[0]}",  # an open panel shows the same card once more, beside it
            paint=ShownCards(shown, framed=which == "current" and count > 0), head=True, remark=remark,
            role="card", opens=f"card/{objective[0]}", fold="drop", fit=fit,
        )  # fmt: skip

    def card_sizes(self, seat: str) -> Iterator[tuple[CardSpec, tuple[int, int]]]:
        """The cards of a seat's objectives, and how large they will be drawn on its panel."""
        view = self.model.session.view(seat)
        places = [place for place in self.places() if place.row.fit.column == 2]
        for which, place in zip(GOALS, places, strict=False):
            objective = getattr(view, which).get(seat, ())
            if objectives.known(objective):
                shown = ShownCards(tuple(self.model.screen.cards.card(f"card:{card}") for card in objective))
                room = pygame.Rect(place.rect.topleft, (place.rect.w, place.rect.h - self.px(p.HEAD)))
                yield from ((card, shown.card_size(self.pen(), room)) for card in shown.cards)

    def _houses(self) -> Row:
        model, view, seat = self.model, self.view, self.seat
        title, built = model.t("isles-houses"), sum(who == seat for who in view.houses.values())
        cells = []
        for n, (msg, held) in enumerate((("isles-in-hand", view.houses_hand), ("isles-reserve", view.houses_reserve))):
            count = held.get(seat, 0)
            row = p.Sprites(houses(self.colour(), count), text=model.t(msg), lead=90, count=str(count))
            if n:  # those of the reserve are outlines on a rail
                row = p.Folded(row, p.Counted(Piece("house", self.colour(), False), str(count)))  # type: ignore[assignment]
            cells.append(Row(f"{title}, {model.t(msg)}", str(count), about=f"houses:{seat}/{msg}", paint=row))
        remark = model.t("isles-built", n=built)
        return Row(title, head=True, remark=remark, cells=tuple(cells), gap=0, fit=Fit(least=124, column=1))

    def _tokens(self) -> Row:
        model, left, colour = self.model, self.view.tokens_left.get(self.seat, ()), self.colour()
        mine = self.seat == model.seat and not self.rail
        asked = mine and any(Key.of(key).kind == "token" for key in model.shapes)
        title, lines = model.t("isles-tokens"), model.t("isles-token-help")
        cells: tuple[Row, ...]
        if asked or (mine and Key.of(model.aim).kind == "token"):
            cells = tuple(
                Row(
                    model.t(f"isles-token-{face}"),
                    key=f"token:{face}",
                    paint=Token(face, colour),
                    box="own",
                    role="silent",
                    about=f"tokens:{self.seat}",
                )  # fmt: skip
                for face in SOURCES
            )
        else:
            said = [model.t(f"icon-{face}") for face in left]
            shown = [Piece("token", colour, n < len(left), left[n] if n < len(left) else "any") for n in range(4)]
            what = p.Sprites(tuple(shown), 50, 0, high=60)
            none = model.t("table-none")
            cells = (Row(title, model.joined(said) if said else none, about=f"tokens:{self.seat}", paint=what),)
        row = Row(title, cells=cells, flow="row", gap=0)
        words = p.Stack(tuple(p.Line(line, size=16, high=21) for line in lines.split("\n")[:2]))
        help_row = Row(lines, paint=words, role="silent", fold="drop")
        remark = model.t("isles-tokens-note")
        return Row(title, head=True, remark=remark, cells=(row, help_row), gap=4, fit=Fit(least=138, column=1))

    def _ship(self) -> Row:
        model, view, seat = self.model, self.view, self.seat
        free, around = seat in view.ships_left, ports(self.model, self.view, self.seat)
        if not free:
            words = model.t("isles-ship-out", n=around)
        elif view.phase != "exploration":
            words = model.t("isles-ship-home")
        else:
            left = len(view.navigation)
            words = model.t("isles-ship-wait", n=left) if left else model.t("isles-ship-may")
        title = model.t("isles-ship" if seat == model.seat else "isles-ship-of")
        ship = Piece("ship", self.colour(), free)
        whole = p.Beside(((80, p.Sprites((ship,), 74, high=80)), (0, p.Paragraph(words, tight=(80, 15), middle=True))))
        ports_line = p.Line("" if free else f"<port> {around}", size=16, face="sans-bold", align="centre")
        small = p.Stack((p.Sprites((ship,), 46, 0, high=46), ports_line))
        about = f"ship-of:{seat}"
        return Row(title, words, about=about, paint=p.Folded(whole, small), head=True, fit=Fit(column=1))


class SidePanel(RowPanel):
    """Navigation stack, ships, the other players, islands on the chart, the log's foot; folded also the own objectives."""

    model: GameModel
    view: Any  # of this game
    high_pad, drop = 10.0, 36.0

    def rows(self) -> tuple[Row, ...]:
        log = () if self.columns > 1 else (log_row(self.model, 160),)  # in a drawer there are two
        return (self._navigation(), self._ships(), *map(self._rival, self._others()), self._islands(), *log)

    def rail_rows(self) -> tuple[Row, ...]:
        fits = {"player": Fit(least=58, grow=34, below=5)}
        rest = (row._replace(fit=fits.get(row.box, row.fit)) for row in super().rail_rows())
        return (*map(self._goal, GOALS), *rest, *chart_list.rail(self.model))

    def narrow_rows(self) -> tuple[Row, ...]:
        """Objectives, stack and players by their signs; the whole is in a drawer."""
        model, view, air = self.model, self.view, Fit(below=7)
        goals = []
        for which in GOALS:
            known = objectives.known(getattr(view, which).get(model.seat, ()))
            met = str(objectives.count_met(model, view, model.seat, which)) if known else "–"
            goals.append(self._goal(which)._replace(paint=p.Pair("trophy" if which == "current" else "card", met), box="",
                                                    chosen=False, fit=air))  # fmt: skip
        stack = self._navigation()._replace(head=False, remark="", paint=p.Pair("tile", str(len(view.navigation))), fit=air)
        others = [self._rival(who)._replace(paint=p.Pair("", self._person(who).figure, disc=self._person(who).colour), box="",
                                            fit=air) for who in self._others()]  # fmt: skip
        log = log_row(model)._replace(paint=p.Pair("log", model.host.bindings.cap("log"), size=17), fit=Fit(foot=True, below=4))
        return (*goals, stack, *others, log)

    def _others(self) -> list[str]:
        """The other seats, clockwise; Alexis last."""
        return [*clockwise(self.model), *([alexis.ALEXIS] if self.view.alexis else [])]

    def _goal(self, which: str) -> Row:
        model, view, seat = self.model, self.view, self.model.seat
        objective = getattr(view, which).get(seat, ())
        name = model.t(SHORT[which])
        chosen = which == "current" and bool(objective)
        grow = Fit(least=70 if len(self._others()) > 2 else 84)
        if not objectives.known(objective):
            words = objectives.missing(model, which) if not objective else "?"
            paint = p.Stack((p.Line(name, size=15, face="sans-semi", high=22), p.Paragraph(words, 14, colour=INK_SECOND)))
            return Row(name, words, paint=paint, box="well", chosen=chosen, fit=grow)
        title = objectives.title_of(model, objective)
        remark = model.t("isles-met", n=objectives.count_met(model, view, seat, which))
        lines = tuple(p.Paragraph(line, 15) for line in objectives.brief(model, objective))
        paint = p.Stack((p.Line((title, name), size=15.5, face="serif-semi", high=17), *lines), 4)
        need = (paint.height(self.pen(), self._inner().w - self.px(12)) + self.px(8)) / self.kit.scale
        return Row(
            name, f"{title}. {objectives.spoken(model, objective)} {remark}".strip(), key=f"card:{objective[0]}", paint=paint,
            box="well", chosen=chosen, role="card", opens=f"card/{objective[0]}", fit=Fit(least=max(grow.least, need)),
        )  # fmt: skip

    def _navigation(self) -> Row:
        model, view, n = self.model, self.view, len(self.view.navigation)
        title, spare = model.t("isles-navigation"), len(view.reserve)
        later = model.t("isles-stack-later") if view.phase == "setup" else ""  # nothing is drawn yet
        lines = [model.t("isles-stack-left", n=n), model.t("isles-reserve-left", n=spare)]
        if n or view.phase == "exploration":
            lines.append(model.t("isles-land-later" if n else "isles-may-land"))
        words = p.Stack((
            p.Amount(str(n), lines[0], high=46),
            *(p.Line(line, size=16.5, high=23, colour=INK_SECOND if i else INK) for i, line in enumerate(lines[1:])),
        ))  # fmt: skip
        brief = (model.t("isles-stack-short"), ""), (model.t("isles-reserve-short", n=spare), f"+ {spare}")
        inks = (INK, INK_SECOND)
        small = p.Stack((p.Line(high=4), *(p.Line(t, size=14.5, colour=c, high=20) for t, c in zip(brief, inks, strict=True))))
        count = p.Line(str(n), size=24, face="serif-bold", high=50)
        beside = p.Paragraph(later, colour=INK_SECOND, middle=True) if later else words
        rail = ((36, p.Sprites((TileBack(),), 34, high=50)), *(() if later else ((30, count), (0, small))))
        paint = p.Folded(p.Beside(((98, p.Sprites((TilePile(n),), 84, high=108)), (0, beside)), 6), p.Beside(rail))
        said = later or f"{n} {model.joined(lines)}"
        return Row(title, said, about="stacks", key="navigation", paint=paint, head=True, opens="large/tiles",
                   remark=model.t("isles-navigation-note"))  # fmt: skip

    def _ships(self) -> Row:
        model, view = self.model, self.view
        inks = (INK_SECOND, INK)
        sailed, free = model.t("isles-ship-sailed"), model.t("isles-ship-free")
        fleet = [*((who, sailed, False) for who in view.ships.values()), *((who, free, True) for who in view.ships_left)]
        ships = [Piece("ship", tiles.colour_of(model, who), there) for who, _, there in fleet]
        words = [p.Line(word, size=15, align="centre", colour=inks[there], high=21) for _, word, there in fleet]
        each = captioned(*zip(ships, words, strict=True), side=54, high=61, gap=4)
        grey = model.t("isle-ship-grey")
        said = [f"{grey if who == tiles.GREY else tiles.name_of(model, who)}: {word}" for who, word, _ in fleet]
        paint = p.Folded(each, p.Sprites(tuple(ships), 36, 0, high=46))
        title, remark = model.t("isles-ships"), model.t("isles-ships-note")
        return Row(title, model.joined(said), about="ships", paint=paint, head=True, remark=remark, fit=Fit(below=12))

    # -- the others ----------------------------------------------------------------------------
    def _rival(self, who: str) -> Row:
        return alexis.box(self.model) if who == alexis.ALEXIS else self._player(who)

    def _person(self, who: str) -> Person:
        model = self.model
        if who == alexis.ALEXIS:
            return alexis.person(model)
        points = self.view.points.get(who, 0)
        return Person(tiles.colour_of(model, who), tiles.name_of(model, who), str(points), model.t("isles-points", n=points))

    def _player(self, who: str) -> Row:
        model, view = self.model, self.view
        colour, ship = tiles.colour_of(model, who), ship_brief(model, view, who)
        hand, reserve = view.houses_hand.get(who, 0), view.houses_reserve.get(who, 0)
        held, left, kept = (len(part.get(who, ())) for part in (view.hand, view.tokens_left, view.discovery))
        least = {1: 178, 2: 166}.get(len(self._others()), 138)
        low = least < LOW
        found = [model.t("isles-revealed-round", round=n, card=objectives.title_of(model, ids))
                 for n, seat, ids in view.used if seat == who][::-1]  # fmt: skip
        shown = model.t("isles-revealed", cards=", ".join(found)) if found else ""
        figures = model.t("isles-rival-figures", tiles=held, tokens=left)
        if kept:
            figures = model.t("isles-rival-discovery", figures=figures, n=kept)
        rows = [
            p.Sprites(houses(colour, n), 26, 30, model.t(msg), 81, 16, 27 if low else 30)
            for msg, n in (("isles-in-hand", hand), ("isles-reserve", reserve))
        ]
        lines = [*rows, p.Line(figures, model.t("isles-rival-ship", ship=ship), size=16, high=22, split=0.66)]
        if shown and not low:
            brief = f"{found[0].partition(' + ')[0]} + …"  # of a mission and a reward
            wordings = (shown, found[0], *([brief] if " + " in found[0] else []))
            lines.append(p.Line(wordings, size=15.5, colour=INK_SECOND, high=22))
        small = (
            numbered((Piece("house", colour), str(hand)), (Piece("house", colour), f"+ {reserve}")),
            p.Beside(((92, p.Line(model.t("isles-rail-figures", tiles=held, tokens=left), size=14.5, high=22)),
                      (24, p.Sprites((Piece("ship", colour, who in view.ships_left),), 22, high=22)), (0, p.Line()))),
        )  # fmt: skip
        said = model.t("isles-rival-has", hand=hand, reserve=reserve, tiles=held, tokens=left, ship=ship)
        more = [model.t("isle-count-discovery", n=kept) if kept else "", shown]
        told = model.joined([model.wording.plain(str(said)), *more])
        row = other_row(self._person(who), status(model, who), told, tuple(lines), small, least)
        return row._replace(hint=model.t("isles-rival-hint"), key=f"partner-{who}", opens=f"panel/{who}")

    # -- islands -------------------------------------------------------------------------------
    def _islands(self) -> Row:
        return chart_list.row(self.model)


class IslandsSheet(ListSheet):
    """F: every island with what is on it, and what a house there would pay for the objectives at hand; the best first."""

    model: GameModel

    def title(self) -> str:
        return self.t("isles-forecast")

    def icons(self) -> tuple[str, ...]:
        return ("tile", *SYMBOLS, "site")

    def _goals(self) -> list[str]:
        view, seat = self.model.view, self.model.seat
        return [which for which in GOALS if objectives.known(getattr(view, which).get(seat, ()))]

    def heads(self) -> tuple[str, ...]:
        return tuple(self.t(SHORT[which]) for which in self._goals())

    def none(self) -> str:
        return self.t("isles-no-island")

    def more(self, count: int) -> str:
        return self.t("isles-more-islands", n=count)

    def entries(self) -> list[Entry]:
        found = sorted(self.model.centre.islands.all(), key=lambda i: (-self._worth(i), -i.size))
        return [self._island(island) for island in found]

    def _island(self, island: Any) -> Entry:
        model, islands = self.model, self.model.centre.islands
        brings = tuple(self._brings(which, island) for which in self._goals())
        said = [f"{head}: {model.wording.plain(words[0])}" for head, (words, _) in zip(self.heads(), brings, strict=True)]
        values = (island.size, *(getattr(island, s) for s in SYMBOLS), island.free)
        pieces = tuple(Piece("house", tiles.colour_of(model, who)) for who in island.houses)
        return Entry(islands.name(island), model.joined([islands.words(island), *said]), islands.letter(island),
                     tuple(str(v) if v else "–" for v in values), p.Sprites(pieces, 24, 20, high=35), brings)  # fmt: skip

    def _worth(self, island: Any) -> int:
        found = objectives.promise(self.model, "current", self.model.seat, island)
        return -1 if found is None or not found.met or found.worth is None else int(found.worth.points)

    def _brings(self, which: str, island: Any) -> tuple[tuple[str, ...], str]:
        """What an island would pay, or what it lacks, whole and shorter, and the colour: a house may not go there yet, or the
        pay is open."""
        found = objectives.promise(self.model, which, self.model.seat, island)
        if found is None or not found.met or found.worth is None:
            return objectives.needs(self.model, which, island) or ("–",), INK_SECOND
        words = self.t("isles-open") if found.worth.drawn else self.t("isle-count-point", n=found.worth.points)
        return ((f"({words})",), INK_SECOND) if found.why is not None else ((words,), GOOD)
