"""The panel of Alexis, who is no seat: his card, his houses, his expedition stack."""

from __future__ import annotations

from typing import Any

from scenes.games.small_islands import tiles
from scenes.games.small_islands.painted import Piece
from scenes.table import painted as p
from scenes.table.model import GameModel
from scenes.table.players import PlayerHead
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Row

ALEXIS = "alexis"
HOUSES = 8  # places of houses in a row


class AlexisPanel(RowPanel):
    """Opened over the board; what he has turned up lies beside it."""

    model: GameModel
    view: Any  # of this game

    def colour(self) -> str:
        return tiles.colour_of(self.model, ALEXIS)

    def rows(self) -> tuple[Row, ...]:
        model, view, t = self.model, self.view, self.model.t
        said, name = model.wording.texts.alexis(view.alexis), tiles.name_of(model, ALEXIS)
        points = view.points.get(ALEXIS, 0)
        head = PlayerHead(self.colour(), name, (str(said.title),), str(points), t("isles-points", n=points), corner=True)
        words = (str(said.houses), str(said.figures))
        built = sum(who == ALEXIS for who in view.houses.values())
        pieces = tuple(Piece("house", self.colour(), n < view.alexis_houses) for n in range(max(HOUSES, view.alexis_houses)))
        deck, turned = t("isles-alexis-left", n=len(view.expedition)), t("isles-alexis-seen", n=len(view.expedition_discard))
        return (
            Row(name, f"{points} {t('isles-points', n=points)}, {said.title}", paint=head, role="heading"),
            Row(t("isles-alexis-card"), model.joined(map(model.wording.plain, words)), head=True,
                paint=p.Stack(tuple(p.Paragraph(line, 16) for line in words), 6)),
            Row(t("isles-houses"), t("isles-alexis-has", houses=view.alexis_houses), head=True,
                remark=t("isles-built", n=built), paint=p.Sprites(pieces, 30, 34, high=44)),
            Row(t("isles-alexis-deck"), model.joined((deck, turned)), head=True,
                paint=p.Stack((p.Line(deck, size=17), p.Line(turned, size=17)))),
            Row(t("isles-alexis-hint"), key="alexis-rules", opens="rules/isle-solo", box="row",
                paint=p.Line(t("isles-alexis-hint"), icon="book", size=16, high=34)),
        )  # fmt: skip
