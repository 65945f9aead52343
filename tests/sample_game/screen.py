"""The fair on the table: rows say it all, and nothing is painted here.

The middle is a row of places: the cards at the auction, then the stalls. The left panel is the own seat's, the right one has the
others with what is known of their hands. Bids are a sheet, coins for a feast an amount, guards are replies.
"""

from __future__ import annotations

from typing import Any

from game.core.engine.decision import Decision
from game.core.engine.key import Key
from game.core.engine.known import HIDDEN
from game.core.play.session import Session
from scenes.app.scene import Host
from scenes.scoring.summary import EndedGame, Figure, Graph, ResultPage, Summary
from scenes.table import painted as p
from scenes.table.ask import Amount, Ask, Pick, Reply, Sheet
from scenes.table.game_screen import GameScreen
from scenes.table.grid import Grid
from scenes.table.logfoot import log_row
from scenes.table.panel import Panel
from scenes.table.place import HAND, LIST, PANEL, Place
from scenes.table.places import PlacesPanel
from scenes.table.players import OtherHead, PlayerHead
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Row
from scenes.table.traits import Heading, PhaseEnd, Traits
from tests.sample_game.rules import State, kind_of
from tests.sample_game.staging import STEPS


def card_row(model: Any, card: str, key: str, small: bool = False, place: int = 0) -> Row:
    """A card: what it is called, when it may be played, what it does. `place` tells those of one name apart when read."""
    if card == HIDDEN:
        return Row(f"{place}. {model.t('fair-hidden')}", key=key, box="inset", paint=p.Line("?", icon="deck", high=28))
    title, when, text = model.wording.texts.card(card)
    icon = model.rules.box.kinds[kind_of(card)].picture
    head = p.Line(title, icon=icon, face="serif-semi", size=18, high=28)
    paint = head if small else p.Stack((head, p.Paragraph(text, 16), p.Line(high=6)), gap=2)
    name, box = f"{place}. {title}" if place else title, "inset" if small else "row"
    return Row(name, model.wording.plain(text), icon, when, key, box=box, paint=paint)


class Market(PlacesPanel):
    """The middle: what is sold, else what has been played last."""

    def areas(self) -> tuple[Row, ...]:
        view: State = self.model.view
        if view.lots:
            return tuple(card_row(self.model, lot, f"lot:{lot}") for lot in view.lots)
        return tuple(card_row(self.model, card, f"played:{card}") for card in view.played[-6:])


class Hand(RowPanel):
    """The own cards below the prompt bar."""

    def rows(self) -> tuple[Row, ...]:
        cards = self.model.view.hand[self.model.seat]
        cells = tuple(card_row(self.model, card, f"card:{card}", place=n) for n, card in enumerate(cards, 1))
        return (Row("hand", flow="grid", columns=max(5, -(-len(cells) // 2)), cells=cells),) if cells else ()


class Own(RowPanel):
    """Points, coins, and what one knows of the others' hands."""

    def colour(self) -> str:
        return str(self.model.colours[self.seat])

    def rows(self) -> tuple[Row, ...]:
        model, view, t = self.model, self.model.view, self.model.t
        points, coins = str(view.points[self.seat]), str(view.coins[self.seat])
        head = PlayerHead(self.colour(), model.names[self.seat], (t(f"ui-colour-{self.colour()}"),), points, t("fair-points"))
        known = tuple(
            Row(model.wording.texts.name(card), model.names[who], key=f"known:{who}/{card}")
            for who in view.others(self.seat) for card in view.hand[who] if card != HIDDEN
        )  # fmt: skip
        return (
            Row(model.names[self.seat], f"{points} {t('fair-points')}", role="heading", paint=head),
            Row(t("fair-coins"), coins, "energy", paint=p.Figure(t("fair-coins"), coins, "energy")),
            Row(t("fair-cards"), str(len(view.hand[self.seat])), "card", fold="short"),
            Row(t("fair-known"), head=True, fold="drop", cells=known or (Row(t("fair-known-none")),)),
        )


class Others(RowPanel):
    """A box for each of the others, with the cards of their hands: known ones by name, the rest as backs."""

    def rows(self) -> tuple[Row, ...]:
        model = self.model
        boxes = tuple(self._rival(seat) for seat in model.view.others(model.seat))
        deck = Row(model.t("fair-deck"), model.t("fair-cards-left", n=len(model.view.deck)), "deck", fold="short",
                   short=str(len(model.view.deck)))  # fmt: skip
        return (*boxes, deck, log_row(model, least=40, grow=0 if self.rail else 400))

    def _rival(self, seat: str) -> Row:
        model, view, t = self.model, self.model.view, self.model.t
        hand = view.hand[seat]
        line = t("fair-hand-of", n=len(hand), known=sum(card != HIDDEN for card in hand))
        head = OtherHead(model.colours[seat], model.names[seat], (line,), str(view.points[seat]), t("fair-points"))
        cards = tuple(card_row(model, card, f"hand:{seat}/{at}", True, at + 1) for at, card in enumerate(hand))
        return Row(
            model.names[seat], f"{view.points[seat]} {t('fair-points')}, {view.coins[seat]} {t('fair-coins')}, {line}",
            key=f"partner-{seat}", box="player", edge=model.colours[seat], opens=f"panel/{seat}", paint=head,
            cells=(Row(f"hand-{seat}", flow="grid", columns=2, gap=4, cells=cards, fold="drop"),) if cards else (),
        )  # fmt: skip


class EndedFair(EndedGame):
    """What is told at the end: points and coins, and how the points grew."""

    def headline(self) -> str:
        return str(self.texts.say("winner", who=self.texts.value(self.state.result[1:], self.names)))

    def pages(self) -> tuple[ResultPage, ...]:
        seats = self.state.seats
        figures = (
            Figure("trophy", self.t("fair-points"), tuple(str(self.state.points[seat]) for seat in seats), best=True),
            Figure("energy", self.t("fair-coins"), tuple(str(self.state.coins[seat]) for seat in seats)),
        )
        return (ResultPage(self.t("score-figures"), figures),)

    def graphs(self) -> tuple[Graph, ...]:
        curves = self.curves(self.state.seats, lambda s, seat: s.points[seat])
        return (Graph(self.t("fair-points"), curves, self.labels),)


class Screen(GameScreen):
    """What the fair gives to the table."""

    traits = Traits(phases={"auction": "time", "fair": "time"}, replies=("always", "mine"))
    steps = STEPS

    def centre(self) -> Panel:
        return Market(self.model)

    def panels(self, grid: Grid) -> list[Panel]:
        model = self.model
        left = Own(model, grid.left, rail=not grid.left_full)
        right = Others(model, grid.right, rail=not grid.right_full, zone="right")
        return [left, right, Hand(model, grid.hand, zone="hand")]

    def heading(self) -> Heading:
        line = self.model.t("fair-round", n=self.model.view.turn, of=self.model.rules.box.figures["rounds"])
        return Heading(line, line)

    def place(self, key: Key) -> Place:
        """Cards lie in the hand, cards of others on their boxes; whom a card is played at is asked on their box, too."""
        if key.kind == "card":
            return Place(HAND)
        if key.kind == "hand":
            return Place(PANEL)
        return Place(PANEL, f"partner-{key.first}") if key.kind == "seat" else Place(LIST)

    def ask(self, decision: Decision) -> Ask:
        """Bids on a sheet, coins as an amount, guards as replies."""
        model, args = self.model, decision.args
        if decision.kind == "bid":
            return Sheet(model.t("fair-sheet"), ("bid",), model.t("fair-sheet-confirm"))
        if decision.kind == "feast":
            return Amount.of(decision.keys()) or Pick()
        if decision.kind == "reply":
            by, card, at = args
            said = model.t("fair-trigger", by=model.names[by], card=model.wording.texts.name(card), at=model.names[at])
            might = tuple(seat for seat in model.view.seats if model.view.hand[seat])
            return Reply(said, might, () if at == decision.seats[0] else ("mine",))
        return Pick()

    def phase_end(self) -> PhaseEnd:
        asked = self.model.asked
        return PhaseEnd(asked is not None and asked.kind == "turn", shown=False)

    @classmethod
    def summary(cls, host: Host, session: Session) -> Summary:
        return EndedFair(host, session).summary()
