"""The right panel as rows: invader cards, fear and terror, blight pool, the other players (alone: the coming ravage and the
invader deck), decks, the log's foot. Folded it is the rail."""

from __future__ import annotations

from typing import Any

from game.spirit_island.terms import ELEMENTS
from scenes.games.spirit_island.invaders import ROMAN, SLOTS, Slot, slot_card, slot_signs, slot_words, stages
from scenes.games.spirit_island.side_painted import (
    Deck,
    Other,
    OtherCard,
    OwnDiscard,
    RailFear,
    RailLog,
    RailPool,
    Terror,
    Threat,
)
from scenes.games.spirit_island.spirit_panel import portrait
from scenes.table import painted as p
from scenes.table.logfoot import log_row
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Fit, Row


class SidePanel(RowPanel):
    """What threatens the island, and who else defends it."""

    high_pad, gap, ruled = 10.0, 8.0, True

    def rows(self) -> tuple[Row, ...]:
        others = [seat for seat in self.view.seats if seat != self.table.seat]
        last = [self._other(seat) for seat in others] or [self._coming(), self._deck()]
        return (self._invaders(), self._fear(), self._blight(), *last, self._decks(), self._log(0 if others else 152))

    def rail_rows(self) -> tuple[Row, ...]:
        """The rows that have no height of their own get one: other players, and the lands of the coming ravage."""
        found = []
        for row in super().rail_rows():
            if row.box == "player":
                row = row._replace(fit=Fit(least=60, grow=136))
            elif row.name == self.table.t("table-forecast"):
                n = len(row.cells)
                row = row._replace(fit=Fit(least=24 + 29 * max(2, min(n, 5)), grow=29 * max(0, n - 5) + 400))
            elif row.fit.foot:
                row = row._replace(fit=row.fit._replace(bleed=row.key == "log", below=3))
            found.append(row)
        return tuple(found)

    # -- invaders ------------------------------------------------------------------------------
    def _invaders(self) -> Row:
        table, gone = self.table, len(self.view.invader_discard)
        return Row(
            table.t("table-invaders"), head=True, remark=table.t("table-discard-n", n=gone) if gone else "",
            cells=tuple(map(self._slot, SLOTS)), flow="row",
        )  # fmt: skip

    def _slot(self, slot: str) -> Row:
        table, view = self.table, self.view
        name, (said, foot) = table.t(f"table-slot-{slot}"), slot_words(table, slot)
        full = [f"{said}, {foot}", said] if slot == "explore" and foot else [said]
        card = slot_card(table, getattr(view, f"{slot}_slot"), slot)
        shown = Slot(slot, name, card, foot, view.phase == slot, (*full, slot_signs(table, slot)))
        told = table.joined([said, foot] if foot else [said])
        return Row(name, told, hint=table.speech.phase_hint(slot), key=f"slot-{slot}", paint=shown)

    def _deck(self) -> Row:
        """The invader deck at a glance."""
        table, texts, cells = self.table, self.table.speech.texts, []
        for stage in stages(table):
            came = table.joined([texts.invader(card).title for card in stage.seen]) if stage.seen and texts else ""
            value = table.t("table-stage-value", seen=came or table.t("table-none"), n=stage.left)
            name = table.t("table-stage", n=ROMAN[min(stage.level, 4)])
            cells.append(Row(name, value, key=f"stage-{stage.level}", paint=stage))
        title, left = table.t("table-invader-deck"), table.t("table-cards-left", n=len(self.view.invader_deck))
        head = p.Folded(p.Nothing(), p.Heading((title, table.t("table-invader-deck-short")), left))
        return Row(title, head=True, remark=left, paint=head, cells=tuple(cells), gap=2, fit=Fit(below=0, optional=1))

    # -- fear and blight -----------------------------------------------------------------------
    def _fear(self) -> Row:
        table, view, level = self.table, self.view, min(self.view.terror, 4)
        size, have, waiting = view.fear_pool_size, view.fear_generated, len(view.fear_earned)
        left, _ = table.facts.fear_left(view)
        note, name = table.t("table-fear-note", n=have, of=size), table.t("table-terror", level=ROMAN[level])
        win, short = table.t(f"table-win-{level}"), table.t(f"table-win-short-{level}")
        after = ROMAN[min(view.terror + 1, 4)]
        more = table.t("table-terror-next", n=left, level=after) if left else ""
        wait = table.t("table-fear-waiting", n=waiting)
        cells = (
            Row(table.t("table-fear"), role="silent", fold="drop", paint=p.Meter("fear", have, size, 34)),
            Row(name, win, hint=more, fold="drop", paint=Terror(level, name, (win, short))),
            Row(table.t("table-fear-cards"), wait, fold="drop", paint=p.Line(f"<deck> {wait}", more, size=16, high=26)),
        )
        pool = RailPool("fear", have, (table.t("table-of", n=size),), 15)
        rail = RailFear(pool, level, (short, table.t("table-fear-rail", n=waiting, left=left, level=after)))
        return Row(
            table.t("table-fear"), note, hint=f"{name}: {win}\n{table.t('table-fear-cards-hint')}", key="fear-cards",
            opens="pile/fear", head=True, remark=note, paint=p.Folded(p.Nothing(), rail), cells=cells, gap=4,
        )  # fmt: skip

    def _blight(self) -> Row:
        table, have = self.table, self.view.blight_pool
        full = pool_size(table)  # markers that were removed from the island may exceed it
        rest = table.t("table-blight-rail", n=have)
        left, loss = table.t("table-blight-of", n=have, of=full) if have <= full else rest, table.t("table-blight-loss")
        whole = p.Stack((p.Meter("blight", have, max(full, have)), p.Line(loss, size=15.5)))
        note = f"{have} {left}"
        return Row(
            table.t("table-blight"), note, hint=loss, key="blight", head=True, remark=note,
            paint=p.Folded(whole, RailPool("blight", have, (left, rest))), fit=Fit(below=11),
        )  # fmt: skip

    # -- the coming ravage ---------------------------------------------------------------------
    def _coming(self) -> Row:
        """Alone at the table there is room for what the next ravage would do, land by land."""
        table, title, none = self.table, self.table.t("table-forecast"), self.table.t("table-no-threat")
        head = p.Line((title, table.t("table-slot-ravage")), size=16, face="serif-semi", high=22)
        found = sorted(table.board.threats.values(), key=lambda r: (-r.blight, -r.damage))
        fit = Fit(least=33 + 34 * max(1, min(len(found), 3)), grow=34 * max(0, len(found) - 3))
        if not found:
            rail = p.Stack((head, p.Paragraph(none, 14.5)), 2)
            return Row(title, none, role="text", head=True, paint=p.Folded(p.Paragraph(none, 16), rail), fit=fit)
        more = tuple(table.t("table-more-n", n=n) for n in range(1, len(found) + 1))
        cells = tuple(self._threat(land) for land in found)
        return Row(title, head=True, paint=p.Folded(p.Line(high=4), head), cells=cells, gap=3, more=more, fit=fit)

    def _threat(self, found: Any) -> Row:
        lost = sum(n for _, n in found.presence_lost)
        dahan = f"<dahan> −{found.dahan_lost}" if found.dahan_lost else ""
        rest = [f"<blight> +{found.blight}" if found.blight else "", f"<presence> −{lost}" if lost else ""]
        parts = [part for part in (f"<damage> {found.damage}", *rest) if part]
        line = " \u00a0 ".join(part for part in (parts[0], dahan, *parts[1:]) if part)
        brief = (" \u00a0".join(parts), " ".join(parts), " ".join(part.replace("> ", ">") for part in parts))
        name = self.table.t("table-ravage-in", land=found.land)
        return Row(name, self.table.speech.plain(line), role="row", paint=Threat(found.land, line, brief))

    # -- the others ----------------------------------------------------------------------------
    def _other(self, seat: str) -> Row:
        table, view = self.table, self.view
        have, plays = table.facts.elements(view, seat), table.facts.circle(view, seat, "plays")
        spirit, who, done = table.t(f"name-spirit-{view.spirits[seat]}"), table.names[seat], not table.open_question(seat)
        hand, gone, energy = len(view.hand[seat]), len(view.discard[seat]), view.energy[seat]
        figures = ("energy", energy), ("plays", f"{view.plays_left[seat]}/{plays}"), ("card", hand), ("deck", gone)
        states = table.t("table-waits" if done else "table-acts", who=who), table.t(f"table-{'waits' if done else 'acts'}-short")
        shown = Other(
            portrait(table, seat), spirit, who, tuple((icon, str(n)) for icon, n in figures),
            tuple((e, str(have[e])) for e in ELEMENTS if have.get(e)), tuple(self._cards(seat)), done, states,
        )  # fmt: skip
        said = [
            table.t("table-energy-n", n=energy),
            table.t("table-hand-n", n=hand),
            table.t("table-played-n", n=len(view.played[seat])),
            table.t("table-discarded-n", n=gone),
            *(table.t("table-element-n", n=n, element=table.t(f"icon-{e}")) for e, n in have.items() if n),
            states[1 if self.rail else 0],
        ]
        return Row(
            table.t("table-panel-of", spirit=spirit, who=who), table.joined(said), hint=table.t("table-partner-hint"),
            key=f"seat:{seat}", idle=f"partner-{seat}", opens=f"panel/{seat}", paint=shown, box="player",
            edge=table.colours[seat], fit=Fit(least=84, grow=234, below=10),
        )  # fmt: skip

    def _cards(self, seat: str) -> list[OtherCard]:
        """The powers in play, then those in hand."""
        table, view, out = self.table, self.view, []
        for n, card in enumerate((*view.played[seat], *view.hand[seat])):
            played, used = n < len(view.played[seat]), f"card:{card}" in view.used[seat]
            word = table.t("table-used") if used else "" if played else table.t("table-in-hand")
            speed = table.facts.speed(view, f"card:{card}")
            out.append(OtherCard(table.t(f"name-card-{card}"), speed, played, word, "check" if used else "card"))
        return out

    # -- decks and log -------------------------------------------------------------------------
    def _decks(self) -> Row:
        table, view, hint, cells = self.table, self.view, self.table.t("table-pile-hint"), []
        for deck in ("minor", "major"):
            have, gone = len(getattr(view, f"{deck}_deck")), len(getattr(view, f"{deck}_discard"))
            name = table.t(f"table-deck-{deck}")
            note = table.t("table-discard-n", n=gone)
            cells.append(Row(table.t("table-deck-of", deck=name), f"{have}, {note}", hint=hint, key=f"pile-{deck}",
                             opens=f"pile/{deck}", paint=Deck(name, have, gone, note)))  # fmt: skip
        own, gone = table.t("table-own-discard"), len(view.discard[table.seat])
        mine = Row(own, str(gone), hint=hint, key="pile-own", opens="pile/own", paint=OwnDiscard(own, gone))
        title = table.t("table-decks")
        decks, head = Row(title, cells=tuple(cells), flow="row", gap=8), p.Folded(p.Line(high=2), p.Rule(high=5))
        return Row(title, head=True, cells=(decks, mine), paint=head, fit=Fit(foot=True, below=10))

    def _log(self, grow: float) -> Row:
        row = log_row(self.table, 118, grow)
        return row._replace(paint=p.Folded(row.paint, RailLog(row.name, row.shortcut))) if row.paint is not None else row


def pool_size(table: Any) -> int:
    """Blight markers in the pool at the start: so many per player and some more."""
    figures = table.rules.box.figures["blight_pool"]
    return int(figures["per_player"] * len(table.view.seats) + figures["extra"])
