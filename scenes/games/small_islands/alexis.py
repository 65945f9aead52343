"""Alexis, who is no seat: his face, his card, houses and expedition stack, in a box on the common panel and on his own."""

from __future__ import annotations

from typing import Any

from scenes.games.small_islands import tiles
from scenes.games.small_islands.painted import Deck, Face, Piece
from scenes.table import painted as p
from scenes.table.model import GameModel
from scenes.table.painted_cards import ShownCards
from scenes.table.player_rows import Person, numbered, other_row
from scenes.table.players import PlayerHead
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Fit, Row

ALEXIS = "alexis"
HOUSES = 8  # places of houses in a row


def face(model: GameModel) -> Face:
    """His portrait: the sky is that of his card."""
    return Face(tiles.colour_of(model, ALEXIS), model.rules.box.alexis_card(model.view.alexis).id.lstrip("=").partition(":")[0])


def person(model: GameModel) -> Person:
    """Him with his points."""
    points = model.view.points.get(ALEXIS, 0)
    said = model.t("isles-points", n=points)
    return Person(tiles.colour_of(model, ALEXIS), tiles.name_of(model, ALEXIS), str(points), said, "", face(model))


def turned(model: GameModel) -> str:
    """What the card says that he turned up last; "" before the first one."""
    seen = model.view.expedition_discard
    return str(model.t("isles-alexis-last", card=": ".join(model.wording.texts.expedition(seen[-1])))) if seen else ""


def deck(model: GameModel) -> tuple[str, str]:
    """How many cards are left in his stack, how many were turned up."""
    view = model.view
    return (model.t("isles-alexis-left", n=len(view.expedition)), model.t("isles-alexis-seen", n=len(view.expedition_discard)))


def houses(model: GameModel) -> tuple[Piece, ...]:
    """Those he has, and the places of those he has built."""
    left, colour = model.view.alexis_houses, tiles.colour_of(model, ALEXIS)
    return tuple(Piece("house", colour, n < left) for n in range(max(HOUSES, left)))


def box(model: GameModel) -> Row:
    """His box on the common panel: houses, stack, where he builds and what his card counts."""
    left, colour = model.view.alexis_houses, tiles.colour_of(model, ALEXIS)
    said = model.wording.texts.alexis(model.view.alexis)
    words, last, (stack, _) = (str(said.houses), str(said.figures)), turned(model), deck(model)
    beside = p.Stack((p.Line(stack, size=16, high=22), p.Paragraph(last, 15)) if last else (p.Line(stack, size=16, high=44),), 1)
    lines = (
        p.Sprites(houses(model), 22, 24, model.t("isles-in-hand"), 83, 16, 30),
        p.Beside(((46, p.Sprites((Deck(len(model.view.expedition)),), 42, 0, high=46)), (0, beside)), 6),
        p.Line(high=4),
        *(p.Paragraph(line, 15) for line in words),
        p.Line(high=6),
    )
    small = (
        p.Beside(((24, p.Sprites((Deck(len(model.view.expedition)),), 24, 0, high=26)),
                  (34, p.Line(str(len(model.view.expedition)), size=15.5, face="sans-semi", high=26)),
                  (0, numbered((Piece("house", colour), str(left))))), 4),
        p.Line(said.title, size=14.5, high=22),
    )  # fmt: skip
    hint = "\n".join((*map(model.wording.plain, words), model.t("isles-alexis-hint")))
    told = model.joined(filter(None, (model.t("isles-alexis-has", houses=left), stack, model.wording.plain(last))))
    row = other_row(person(model), str(said.title), told, lines, small)
    return row._replace(hint=hint, key=ALEXIS, opens=f"panel/{ALEXIS}")


class AlexisPanel(RowPanel):
    """Opened over the board; what he has turned up lies beside it."""

    model: GameModel
    view: Any  # of this game

    def colour(self) -> str:
        return tiles.colour_of(self.model, ALEXIS)

    def rows(self) -> tuple[Row, ...]:
        model, view, t = self.model, self.view, self.model.t
        said, him = model.wording.texts.alexis(view.alexis), person(model)
        head = PlayerHead(him.colour, him.name, (str(said.title),), him.figure, him.word, corner=True, portrait=him.portrait)
        words, last = (str(said.houses), str(said.figures)), turned(model)
        built = sum(who == ALEXIS for who in view.houses.values())
        card = f"card:{view.alexis}"
        beside = p.Stack((*(p.Line(line, size=17) for line in deck(model)), p.Paragraph(last, 15)))
        return (
            Row(him.name, f"{him.figure} {him.word}, {said.title}", paint=head, role="heading"),
            Row(t("isles-alexis-card"), model.joined(map(model.wording.plain, words)), head=True, key=card, role="card",
                opens=f"card/{view.alexis}", paint=ShownCards((model.screen.cards.card(card),)), fit=Fit(least=190, grow=80)),
            Row(t("isles-houses"), t("isles-alexis-has", houses=view.alexis_houses), head=True,
                remark=t("isles-built", n=built), paint=p.Sprites(houses(model), 30, 34, high=44)),
            Row(t("isles-alexis-deck"), model.joined(filter(None, (*deck(model), model.wording.plain(last)))), head=True,
                paint=p.Beside(((70, p.Sprites((Deck(len(view.expedition)),), 62, 0, high=70)), (0, beside)), 8)),
            Row(t("isles-alexis-hint"), key="alexis-rules", opens="rules/isle-solo", box="row",
                paint=p.Line(t("isles-alexis-hint"), icon="book", size=16, high=34)),
        )  # fmt: skip
