"""The right panel as rows: invader cards, fear and terror, blight pool, the other players (alone: the coming ravage and the
invader deck), decks, the log's foot. Folded it is the rail."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.spirit_island.terms import ELEMENTS
from scenes.draw import theme
from scenes.games.spirit_island import scenario
from scenes.games.spirit_island.invaders import ROMAN, NarrowSlot, Slot, slot_card, slot_signs, slot_words, slots_of, stages
from scenes.games.spirit_island.other_cards import OtherCard
from scenes.games.spirit_island.side_painted import (
    Deck,
    Other,
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
from scenes.table.model import GameModel
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Fit, Row


class SidePanel(RowPanel):
    """What threatens the island, and who else defends it."""

    model: GameModel
    view: Any  # of this game
    high_pad, gap, ruled, drop = 10.0, 8.0, True, 36.0

    def rows(self) -> tuple[Row, ...]:
        others = [seat for seat in self.view.seats if seat != self.model.seat]
        last = [self._other(seat) for seat in others] or [self._coming(), self._deck()]
        log = () if self.columns > 1 else (self._log(0 if others else 152),)  # in a drawer there are two
        challenge = (*self._adversary(), *scenario.rows(self.model))
        return (self._invaders(), self._fear(), self._blight(), *challenge, *last, self._decks(), *log)

    def choosable(self, key: str) -> bool:
        """A spirit that a power is for stands in the list, where one's own is too, and is chosen by its box as well."""
        return super().choosable(key) or (key.startswith("seat:") and key in self.model.shapes)

    def key_of(self, row: Row, legal: bool) -> str:
        """Of a spirit that may be chosen the line of the list has the key."""
        return super().key_of(row, legal and row.key not in self.model.listed)

    def rail_rows(self) -> tuple[Row, ...]:
        """The rows that have no height of their own get one: other players, and the lands of the coming ravage."""
        found, coming = [], self.model.t("table-forecast")
        for row in super().rail_rows():
            if row.box == "player":
                row = row._replace(fit=Fit(least=60 if len(self.view.seats) < 4 else 40, grow=136))
                if len(self.view.seats) == 2:  # a single partner keeps its lines before the aim is said in full
                    row = row._replace(fit=Fit(least=196, grow=150, optional=2), less=row)
            elif row.name == coming:
                n = len(row.cells)
                row = row._replace(fit=Fit(least=24 + 29 * max(2, min(n, 5)), grow=29 * max(0, n - 5) + 400))
            elif row.fit.foot:
                cells = tuple([cell._replace(gap=0) for cell in row.cells])  # lines, each as high as fingers need
                row = row._replace(cells=cells, gap=0, fit=row.fit._replace(bleed=row.key == "log", below=3))
            found.append(row)
        return tuple(found)

    def narrow_rows(self) -> tuple[Row, ...]:
        """Cards, pools and players by their signs; the whole is in a drawer."""
        model, view, air = self.model, self.view, Fit(below=7)
        slots = []
        for slot, row in zip(slots_of(view), self._invaders().cells, strict=True):
            paint = NarrowSlot(slot, slot_card(model, getattr(view, f"{slot}_slot"), slot), view.phase == slot)
            slots.append(row._replace(paint=paint))
        fear, blight, level = self._fear(), self._blight(), ROMAN[min(view.terror, 4)]
        pools = (
            fear._replace(head=False, cells=(), remark="", paint=p.Pair("fear", str(view.fear_generated), level), fit=air),
            blight._replace(head=False, paint=p.Pair("blight", str(view.blight_pool)), fit=air),
        )
        others = []
        for seat in view.seats:
            if seat != model.seat:
                state = p.Pair("", str(view.energy[seat]), disc=model.colours[seat])
                others.append(self._other(seat)._replace(paint=state, box="", fit=air._replace(optional=1)))
        log = self._log(0)._replace(paint=p.Pair("log", model.host.bindings.cap("log"), size=17), fit=Fit(foot=True, below=4))
        cards = Row(self._invaders().name, cells=tuple(slots), gap=3, fit=air)
        adversary = tuple(row._replace(head=False, remark="", paint=p.Line(f"<b>{self.view.level}</b>", size=15, high=23))
                          for row in self._adversary())  # fmt: skip
        return (cards, *pools, *adversary, *scenario.narrow(model), *others, log)

    # -- invaders ------------------------------------------------------------------------------
    def _invaders(self) -> Row:
        model, gone = self.model, len(self.view.invader_discard)
        return Row(
            model.t("table-invaders"), head=True, remark=model.t("table-discard-n", n=gone) if gone else "",
            cells=tuple(map(self._slot, slots_of(self.view))), flow="row",
        )  # fmt: skip

    def _slot(self, slot: str) -> Row:
        model, view = self.model, self.view
        name, (said, foot, short) = model.t(f"table-slot-{slot}"), slot_words(model, slot)
        full = [f"{said}, {foot}", said] if slot == "explore" and foot else [said]
        card = slot_card(model, getattr(view, f"{slot}_slot"), slot)
        shown = Slot(slot, name, card, (foot, short), view.phase == slot, (*full, slot_signs(model, slot)))
        told = model.joined([said, foot] if foot else [said])
        return Row(name, told, hint=model.wording.phase_hint(slot), about=f"slot-{slot}", key=f"slot-{slot}", paint=shown)

    def _deck(self) -> Row:
        """The invader deck at a glance."""
        model, texts, cells, counts = self.model, self.model.wording.texts, [], []
        for stage in stages(model):
            counts.append(f"{ROMAN[min(stage.level, 4)]} <b>{stage.left}</b>")
            came = model.joined([texts.invader(card).title for card in stage.seen]) if stage.seen and texts else ""
            value = model.t("table-stage-value", seen=came or model.t("table-none"), n=stage.left)
            name = model.t("table-stage", n=ROMAN[min(stage.level, 4)])
            cells.append(Row(name, value, key=f"stage-{stage.level}", paint=stage))
        title, left = model.t("table-invader-deck"), model.t("table-cards-left", n=len(self.view.invader_deck))
        head = p.Folded(p.Nothing(), p.Heading((title, model.t("table-invader-deck-short")), left))
        line = p.Stack((p.Heading((title, model.t("table-invader-deck-short")), left), p.Line(" · ".join(counts), size=15.5)))
        said = model.joined([cell.name + ": " + cell.value for cell in cells])
        less = Row(title, said, paint=p.Folded(line, line), fit=Fit(optional=2))
        return Row(title, head=True, remark=left, paint=head, cells=tuple(cells), gap=2, fit=Fit(below=0, optional=1), less=less)

    # -- fear and blight -----------------------------------------------------------------------
    def _fear(self) -> Row:
        model, view, level = self.model, self.view, min(self.view.terror, 4)
        size, have, waiting = view.fear_pool_size, view.fear_generated, len(view.fear_earned)
        left, _ = model.facts.fear_left(view)
        found = scenario.progress(model)
        rituals = found is not None and bool(found.rituals[1])
        note, name = model.t("table-fear-note", n=have, of=size), model.t("table-terror", level=ROMAN[level])
        win, short = scenario.goal(model, level)
        after = ROMAN[min(view.terror + 1, 4)]
        more = model.t("table-terror-next", n=left, level=after) if left else ""
        wait = model.t("sc-fear-waiting" if rituals else "table-fear-waiting", n=waiting)
        cells = (
            Row(model.t("table-fear"), role="silent", fold="drop", paint=p.Meter("fear", have, size, 34)),
            Row(name, win, hint=more, about="level", fold="drop", paint=Terror(level, name, (win, short))),
            Row(model.t("table-fear-cards"), wait, fold="drop", paint=p.Line(f"<deck> {wait}", more, size=16, high=26)),
        )
        pool = RailPool("fear", have, (model.t("table-of", n=size),), 15)
        told = model.t("sc-fear-rail" if rituals else "table-fear-rail", n=waiting, left=left, level=after)
        rail = RailFear(pool, level, (win, short), told)
        row = Row(
            model.t("table-fear"), note, hint=f"{name}: {win}\n{model.t('table-fear-cards-hint')}", about="fear-pool",
            key="fear-cards", opens="pile/fear", head=True, remark=note, paint=p.Folded(p.Nothing(), rail), cells=cells, gap=4,
        )  # fmt: skip
        if not self.rail or not view.scenario:  # the usual aims are as clear in their short form
            return row
        return row._replace(paint=p.Folded(p.Nothing(), replace(rail, whole=True)), fit=Fit(optional=3), less=row)

    def _blight(self) -> Row:
        model, view, have = self.model, self.view, self.view.blight_pool
        if view.blight_card:
            return self._blight_card()
        full = model.facts.pool_size(view)  # markers that were removed from the island may exceed it
        rest = model.t("table-blight-rail", n=have)
        left, loss = model.t("table-blight-of", n=have, of=full) if have <= full else rest, model.t("table-blight-loss")
        whole = p.Stack((p.Meter("blight", have, max(full, have)), p.Line(loss, size=15.5)))
        note = f"{have} {left}"
        return Row(
            model.t("table-blight"), note, hint=loss, about="blight-pool", key="blight", head=True, remark=note,
            paint=p.Folded(whole, RailPool("blight", have, (left, rest))), fit=Fit(below=11),
        )  # fmt: skip

    def _blight_card(self) -> Row:
        """The blight card: its name, its side, how much blight lies on it and what comes then."""
        model, view, have = self.model, self.view, self.view.blight_pool
        full, side = model.facts.pool_size(view), "blighted" if view.blighted else "healthy"
        unseen, end = bool(model.facts.unseen_blight_cards(view)), "-blighted" if view.blighted else ""
        name = model.t("setup-blight-card") if unseen else model.wording.texts.name("blight-card", view.blight_card)
        state, note = model.t(f"blight-card-{side}"), model.t(f"blight-card-note{end}", n=have)
        notes, after = (note, model.t("blight-card-left", n=have)), model.facts.after_turning(view)
        feet = ("blight-card-foot-unseen",) if unseen else ("blight-card-foot", "blight-card-foot-brief")
        foot = model.t("table-blight-loss") if view.blighted else tuple([model.t(key, n=after) for key in feet])
        loss = scenario.last_presence(model) if view.blighted else ()
        tone = theme.WARNING if view.blighted else theme.INK
        last = p.Paragraph(loss[0], 15.5, colour=tone) if loss else p.Line(foot, size=15.5, colour=tone)
        top = p.Line(f"<b>{state}</b>", notes, size=15.5, split=0.66), p.Meter("blight", have, max(full, have))
        rests = (f"blight-card-rail-{side}", f"blight-card-rail-{side}-brief")  # what the number is: the side goes without saying
        rail = RailPool("blight", have, loss[1:] or tuple(map(model.t, rests)), colour=theme.WARNING if loss else theme.INK)
        row = Row(
            name, model.joined([state, note, *loss[:1]]), hint=model.t("option-blight-card-hint"), about="blight-pool",
            key="blight", opens="about/blight-pool", head=True, paint=p.Folded(p.Stack((*top, last)), rail), fit=Fit(below=11),
        )  # fmt: skip
        if view.blighted:
            each = model.t("blight-card-each-short", what=model.wording.texts.blight_card(view.blight_card).each_turn)
            row = row._replace(value=model.joined([state, note, model.wording.plain(each), *loss[:1]]))
            whole = p.Folded(p.Stack((*top, p.Paragraph(each, 15.5), last)), rail)
            if not self.rail:
                return row._replace(paint=whole, fit=Fit(below=11, optional=1), less=row)
        if not self.rail:  # the heading is the card's name there
            return row
        names = tuple(f"<b>{one}</b>" for one in (name, model.t("setup-blight-card")))
        named = p.Stack((p.Line(names, size=15, high=22), rail))
        return row._replace(paint=p.Folded(p.Stack((*top, last)), named), fit=Fit(below=11, optional=5), less=row)

    # -- the adversary -------------------------------------------------------------------------
    def _adversary(self) -> tuple[Row, ...]:
        """Who invades at which level, and what happens with the next card that makes it escalate; nothing without one."""
        model, view = self.model, self.view
        if not view.adversary:
            return ()
        said = model.wording.texts.adversary(view.adversary)
        explored = model.rules.box.adversaries[view.adversary].explored
        name = model.t(f"choice-adversary-{view.adversary}")
        title = model.t("adv-short", name=name, level=view.level)
        number = model.t("adv-difficulty", n=model.facts.own_difficulties(view)[0])  # the scenario's stands with the scenario
        lines = [f"<flag> {said.escalation}"]
        most, limit = model.facts.capital(view)
        if limit:
            lines.append(model.t("adv-most", n=most, of=limit))
        loss = scenario.coming_loss(model, "capital")
        lines += [loss] if loss else []
        near = bool(limit) and (most >= limit - 2 or bool(loss))
        whole = p.Stack(tuple(p.Line(line, size=15.5, colour=theme.WARNING if n and near else theme.INK)
                              for n, line in enumerate(lines)))  # fmt: skip
        short = f"<b>{title}</b>" + (f" \u00a0{most}/{limit}" if limit else "")
        coming = model.t("adv-next-explored" if explored else "adv-next", name=said.escalation)
        told = model.joined([scenario.difficulty(model), coming, *lines[1:]])
        rail = p.Line(short, size=15, high=23, colour=theme.WARNING if near else theme.INK)
        said = model.wording.plain(told)
        row = Row(
            title, said, about="adversary", key="adversary", opens="about/adversary", paint=p.Folded(rail, rail), fit=Fit(below=7)
        )
        more = p.Stack((rail, p.Paragraph(lines[0], 14.5)))  # where a rail has room for it
        fit = Fit(below=9, optional=4 if self.rail else 1)  # on a rail it gives way to a partner's lines
        full = row._replace(head=True, remark=number, paint=p.Folded(whole, more), fit=fit, less=row)
        return (full,)

    # -- the coming ravage ---------------------------------------------------------------------
    def _coming(self) -> Row:
        """Alone at the table there is room for what the next ravage would do, land by land."""
        model, title, none = self.model, self.model.t("table-forecast"), self.model.t("table-no-threat")
        head = p.Line((title, model.t("table-slot-ravage")), size=16, face="serif-semi", high=22)
        found = sorted(model.centre.threats.values(), key=lambda r: (-r.blight, -r.damage))
        fit = Fit(least=33 + 34 * max(1, min(len(found), 3)), grow=34 * max(0, len(found) - 3))
        if not found:
            rail = p.Stack((head, p.Paragraph(none, 14.5)), 2)
            return Row(title, none, role="text", head=True, paint=p.Folded(p.Paragraph(none, 16), rail))
        more = tuple(model.t("table-more-n", n=n) for n in range(1, len(found) + 1))
        cells = tuple(self._threat(land) for land in found)
        return Row(title, head=True, paint=p.Folded(p.Line(high=4), head), cells=cells, gap=3, more=more, fit=fit)

    def _threat(self, found: Any) -> Row:
        lost = sum(n for _, n in found.presence_lost)
        dahan = f"<dahan> −{found.dahan_lost}" if found.dahan_lost else ""
        rest = [f"<blight> +{found.blight}" if found.blight else "", f"<presence> −{lost}" if lost else ""]
        parts = [part for part in (f"<damage> {found.damage}", *rest) if part]
        line = " \u00a0 ".join(part for part in (parts[0], dahan, *parts[1:]) if part)
        brief = (" \u00a0".join(parts), " ".join(parts), " ".join(part.replace("> ", ">") for part in parts))
        name = self.model.t("table-ravage-in", land=found.land)
        shown = Threat(found.land, line, brief)
        return Row(name, self.model.wording.plain(line), about=f"ravage-in:{found.land}", role="row", paint=shown)

    # -- the others ----------------------------------------------------------------------------
    def _other(self, seat: str) -> Row:
        model, view = self.model, self.view
        have, plays = model.facts.elements(view, seat), model.facts.circle(view, seat, "plays")
        spirit, who = model.t(f"name-spirit-{view.spirits[seat]}"), model.names[seat]
        waits = model.staged is not None or not model.open_question(seat) or model.session.idle(seat)
        hand, gone, energy = len(view.hand[seat]), len(view.discard[seat]), view.energy[seat]
        figures = ("energy", energy), ("plays", f"{view.plays_left[seat]}/{plays}"), ("card", hand), ("deck", gone)
        state = "table-waits" if waits else "table-acts"
        states = model.t(state, who=who), model.t(f"{state}-short")
        shown = Other(
            portrait(model, seat), spirit, who, tuple((icon, str(n)) for icon, n in figures),
            tuple((e, str(have[e])) for e in ELEMENTS if have.get(e)), tuple(self._cards(seat)), waits, states,
        )  # fmt: skip
        names = {  # the panel has room for some of them
            pile: f" ({model.joined([model.t(f'name-card-{card}') for card in cards])})" if cards else ""
            for pile, cards in (("hand", view.hand[seat]), ("played", view.played[seat]))
        }
        said = [
            model.t("table-energy-n", n=energy),
            model.t("table-hand-n", n=hand) + names["hand"],
            model.t("table-played-n", n=len(view.played[seat])) + names["played"],
            model.t("table-discarded-n", n=gone),
            *(model.t("table-element-n", n=n, element=model.t(f"icon-{e}")) for e, n in have.items() if n),
            states[1 if self.rail else 0],
        ]
        return Row(
            model.t("table-panel-of", spirit=spirit, who=who), model.joined(said), hint=model.t("table-partner-hint"),
            key=f"seat:{seat}", idle=f"partner-{seat}", opens=f"panel/{seat}", paint=shown, box="player",
            edge=model.colours[seat], fit=Fit(least=84 if len(view.seats) < 4 else 50, grow=234, below=10),
        )  # fmt: skip

    def _cards(self, seat: str) -> list[OtherCard]:
        """The powers in play, then those in hand."""
        model, view, out = self.model, self.view, []
        for n, card in enumerate((*view.played[seat], *view.hand[seat])):
            played, used = n < len(view.played[seat]), f"card:{card}" in view.used[seat]
            word = model.t("table-used") if used else "" if played else model.t("table-in-hand")
            speed = model.facts.speed(view, f"card:{card}")
            out.append(
                OtherCard(model.t(f"name-card-{card}"), speed, played, word, "check" if used else "" if played else "card")
            )
        return out

    # -- decks and log -------------------------------------------------------------------------
    def _decks(self) -> Row:
        model, view, hint, cells = self.model, self.view, self.model.t("table-pile-hint"), []
        row: tuple[tuple[str, str], ...] = ()
        for deck in ("minor", "major"):
            gone = len(getattr(view, f"{deck}_discard"))
            row += ((model.t(f"table-deck-{deck}"), model.t("table-discard-n", n=gone)),)
        for deck, (name, note) in zip(("minor", "major"), row, strict=True):
            have, gone = len(getattr(view, f"{deck}_deck")), len(getattr(view, f"{deck}_discard"))
            cells.append(Row(model.t("table-deck-of", deck=name), f"{have}, {note}", hint=hint, key=f"pile-{deck}",
                             opens=f"pile/{deck}", paint=Deck(name, have, gone, note, row)))  # fmt: skip
        own, gone = model.t("table-own-discard"), len(view.discard[model.seat])
        mine = Row(own, str(gone), hint=hint, key="pile-own", opens="pile/own", paint=OwnDiscard(own, gone))
        title = model.t("table-decks")
        decks, head = Row(title, cells=tuple(cells), flow="row", gap=8), p.Folded(p.Line(high=2), p.Rule(high=5))
        return Row(title, head=True, cells=(decks, mine), paint=head, fit=Fit(foot=True, below=10))

    def _log(self, grow: float) -> Row:
        row = log_row(self.model, 118, grow, self.rail)
        return row._replace(paint=p.Folded(row.paint, RailLog(row.name, row.shortcut))) if row.paint is not None else row
