"""The panels of Anima: what a group has and aims at, and what all share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from scenes.games.anima.mission_painted import FinalFace, MissionFace
from scenes.games.anima.painted import Backs, DeckSize, MemberRow, MemberTile, OrderPlace, RailSign, RivalHead
from scenes.games.anima.pieces import mission_of
from scenes.games.anima.shown import member_of, standing, where, wordings
from scenes.table import painted as p
from scenes.table.logfoot import log_row
from scenes.table.player_rows import Person, own_row
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Fit, Row

if TYPE_CHECKING:
    from scenes.table.model import GameModel

ICONS = {"area": "area", "encounter": "encounter", "character": "recruit", "advantage": "bonus"}  # of the decks
DECKS = tuple(ICONS)
ASKED = {"ask": "?", "no-rests": "–", "target": "!"}  # on a rail: what a seat wants to be asked about


def group_rows(model: GameModel, seat: str) -> tuple[Row, ...]:
    """A line for each character of a group."""
    texts, cells = model.wording.texts, []
    for card in model.view.group[seat]:
        title, line, text = texts.card(card)
        member = member_of(model, card)
        state = model.t(f"anima-table-{member.state}") if member.state else ""
        paint = MemberRow(member, title, text, state)
        figures = model.t("anima-table-figures", strength=member.strength, speed=member.speed)
        said = model.joined(part for part in (figures, state) if part)
        cells.append(Row(title, said, "person", model.wording.plain(text), f"member:{card}", box="row", paint=paint,
                         about=f"character:{card}"))  # fmt: skip
    return tuple(cells)


def mission_rows(model: GameModel, seat: str) -> tuple[Row, ...]:
    """The missions of a seat that can be seen: open and secret ones, then those that are done."""
    view, box, t = model.view, model.rules.box, model.t
    texts, cells = model.wording.texts, []
    for card in (*model.facts.known_missions(view, seat), *view.done.get(seat, ())):
        done = card in view.done.get(seat, ())
        state = "done" if done else "open" if card in view.open.get(seat, ()) else "secret"
        icon = {"done": "check", "open": "eye", "secret": "lock"}[state]
        lines = texts.cards.steps(box.item(card))
        tasks = model.facts.tasks(view, seat, card)
        steps = () if done else tuple((task.done, line) for task, line in zip(tasks, lines, strict=True))
        reward = texts.cards.text(box.kind_of(card) or "main", box.item(card)).split("\n")[len(lines) :]
        words = t(f"anima-table-mission-{state}")
        told = model.joined([words, *(f"{t('anima-table-step-done')} {line}" if ok else line for ok, line in steps)])
        paint = p.Folded(MissionFace(texts.name(card), (icon, words), steps, " ".join(reward)), None)
        cells.append(Row(texts.name(card), model.wording.plain(told), "mission", key=f"mission:{card}", box="inset", paint=paint,
                         short=str(sum(ok for ok, _ in steps)), fold="short", about=f"card:{card}"))  # fmt: skip
    return tuple(cells)


class SeatPanel(RowPanel):
    """A seat's group, missions, organisation; of the own one also the order of play."""

    shrinks = True
    model: GameModel
    view: Any  # of this game

    def colour(self) -> str:
        return str(self.model.colours[self.seat])

    def rows(self) -> tuple[Row, ...]:
        own = () if self.of or len(self.view.seats) < 2 else (self._replies(),)
        return (self._head(), self._figures(), self._group(), *self._missions(), self._organisation(), *self._order(), *own)

    def _head(self) -> Row:
        model, seat = self.model, self.seat
        done = len(self.view.done.get(seat, ()))
        word, short = model.t("anima-table-missions-done", n=done), model.t("anima-table-missions-short", n=done)
        person = Person(self.colour(), model.names[seat], str(done), word, short)
        return own_row(model, seat, person, (), bool(self.of), 70)

    def _figures(self) -> Row:
        model, view, seat, t = self.model, self.view, self.seat, self.model.t
        strength, speed = model.facts.strength(view, seat), model.facts.speed(view, seat)
        place = model.facts.running_order(view).index(seat) + 1
        hand = model.facts.limits(view)[1]
        bonus = f"+{model.rules.box.figures['rest']['strength']}"
        rested = (t("anima-table-rested-short"), bonus) if view.rested.get(seat) else ()
        figures: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
            ("strength", "strength", str(strength), rested),
            ("speed", "boot", str(speed), (t("anima-table-place", n=place), f"{place}/{len(view.seats)}")),
            ("cards", "bonus", str(len(view.hand.get(seat, ()))), (t("anima-table-of", n=hand),)),
        )
        cells = tuple(
            Row(t(f"anima-table-{what}"), model.joined((n, *feet[:1])), icon,
                paint=p.Figure(t(f"anima-table-{what}"), n, icon, feet), about=f"figure:{what}/{seat}")
            for what, icon, n, feet in figures
        )  # fmt: skip
        return Row(t("anima-table-figures-head"), flow="row", cells=cells)

    def _group(self) -> Row:
        model, t = self.model, self.model.t
        remark = t("anima-table-group-size", n=len(self.view.group[self.seat]), most=model.facts.limits(self.view)[0])
        name = t("anima-table-group") if self.mine else t("anima-table-group-of", who=model.names[self.seat])
        line = Row(name, remark, role="heading", paint=p.Folded(p.Heading(name, remark), None), fold="drop")
        return Row("group", cells=(line, *group_rows(model, self.seat)), gap=5, role="silent")

    def _missions(self) -> Iterator[Row]:
        model, t = self.model, self.model.t
        cells = mission_rows(model, self.seat)
        hidden = len(self.view.missions.get(self.seat, ())) if self.seat != model.looker else 0
        if cells or hidden:
            remark = t("anima-table-hidden-missions", n=hidden) if hidden else ""
            name = t("anima-table-missions")
            line = Row(name, remark, role="heading", paint=p.Folded(p.Heading(name, remark), None), fold="drop")
            yield Row("missions", cells=(line, *cells), gap=5, fold="drop", role="silent")

    def _organisation(self) -> Row:
        model, t = self.model, self.model.t
        card = self.view.organisation.get(self.seat, "")
        name = t("anima-table-organisation")
        if not card:
            return Row(name, t("anima-table-no-organisation"), "organisation", head=True, fold="drop",
                       paint=p.Paragraph(t("anima-table-no-organisation"), 16), fit=Fit(optional=2))  # fmt: skip
        title, _, text = model.wording.texts.card(card)
        full = p.Stack((p.Line(title, icon="organisation", face="serif-semi"), p.Paragraph(text, 15)))
        paint = p.Folded(full, RailSign("organisation"))
        return Row(name, model.wording.plain(f"{title}. {text}"), "organisation", key=f"organisation:{self.seat}", head=True,
                   paint=paint, about=f"card:{card}")  # fmt: skip

    def _replies(self) -> Row:
        """What the seat wants to be asked for in this turn: a touch changes it."""
        t = self.model.t
        asked = self.model.standing_replies.of(self.seat) or "ask"
        name, said, sign = t("anima-table-replies"), t(f"anima-table-replies-{asked}"), ASKED.get(asked, "?")
        return Row(name, said, "interrupt", t("anima-table-replies-hint"), "replies", opens="replies", box="row", fold="short",
                   short=sign, paint=p.Line(name, said, "interrupt", 16, high=34), fit=Fit(optional=3))  # fmt: skip

    def _order(self) -> Iterator[Row]:
        model, view = self.model, self.view
        if self.of or len(view.seats) < 2:
            return
        cells = []
        for place, seat in enumerate(model.facts.running_order(view), 1):
            speed = model.facts.speed(view, seat)
            paint = OrderPlace(model.colours[seat], speed)
            cells.append(Row(f"{place}. {model.names[seat]}", model.t("anima-table-speed-of", n=speed), paint=paint,
                             chosen=view.acting == seat))  # fmt: skip
        yield Row(self.model.t("anima-table-order"), head=True, remark=self.model.t("anima-table-by-speed"), flow="row",
                  cells=tuple(cells), gap=5, fold="drop", fit=Fit(optional=1), about="phase:order")  # fmt: skip


class SidePanel(RowPanel):
    """Rivals, the final mission, decks and piles, the log's foot."""

    shrinks = True
    model: GameModel
    view: Any

    def rows(self) -> tuple[Row, ...]:
        log = () if self.columns > 1 else (log_row(self.model, 110, 0 if self.rail else 400),)
        return (*self._rivals(), self._final(), self._decks(), *log)

    def _rivals(self) -> Iterator[Row]:
        for seat in self.view.others(self.model.seat) if self.model.seat in self.view.seats else ():
            yield self._rival(seat)

    def _rival(self, seat: str) -> Row:
        model, view, t = self.model, self.view, self.model.t
        strength, speed = model.facts.strength(view, seat), model.facts.speed(view, seat)
        cards = len(view.hand.get(seat, ()))
        place = model.joined(part for part in (where(model, seat), standing(model, seat)) if part)
        crowded = len(view.seats) > 3
        done, begun = view.done.get(seat, ()), view.open.get(seat, ())
        has = () if crowded else (cards, len(done))
        head = RivalHead(model.colours[seat], model.names[seat], wordings(model, seat), strength, speed, has)
        lines = [t("anima-table-rival-missions", done=len(done), open=len(begun), hidden=len(view.missions.get(seat, ())))]
        if organisation := view.organisation.get(seat, ""):
            lines.append(model.wording.texts.name(organisation))
        known = model.facts.known_hand(view, model.looker, seat) if model.looker else ()
        if known:
            lines.append(t("anima-table-known-cards", cards=model.joined(model.wording.texts.name(card) for card in known)))
        tall, wide = 70.0 if crowded else 84.0, 54 if crowded or len(view.group[seat]) > 3 else 60
        cells = []
        for card in view.group[seat]:
            member = member_of(model, card)
            figures = t("anima-table-figures", strength=member.strength, speed=member.speed)
            state = t(f"anima-table-{member.state}") if member.state else ""
            cells.append(Row(model.wording.texts.name(card), model.joined(part for part in (figures, state) if part), "person",
                             key=f"member:{card}", box="own", paint=MemberTile(member, tall), fit=Fit(wide=wide),
                             about=f"character:{card}"))  # fmt: skip
        held = t("anima-table-hand-of", n=cards)
        hand = Row(t("anima-table-cards"), held, "bonus", paint=Backs(cards), about=f"figure:cards/{seat}")
        group = Row("group", flow="row", cells=(*cells, hand), gap=3, fold="drop")
        told = model.joined([place, t("anima-table-figures", strength=strength, speed=speed), *lines])
        small = tuple(Row(line, role="silent", paint=p.Paragraph(line, 15), fold="drop") for line in lines)
        foot = Row("foot", role="silent", paint=p.Nothing(4), fold="drop")
        return Row(model.names[seat], told, key=f"partner-{seat}", opens=f"panel/{seat}", box="player", edge=model.colours[seat],
                   paint=head, cells=(group, *(() if crowded else (*small, foot))), gap=1,
                   hint=t("anima-table-rival-hint"))  # fmt: skip

    def _final(self) -> Row:
        model, view, t = self.model, self.view, self.model.t
        title = t("anima-table-final")
        left = t("anima-table-last-turn", n=model.facts.last_turn(view))
        if not view.final:
            words = t("anima-table-final-hidden")
            sign = p.Stack((p.Pair("final-mission", "?"), p.Paragraph(title, 14, align="centre")))
            return Row(title, model.joined([words, left]), "final-mission", head=True, remark=left,
                       paint=p.Folded(p.Paragraph(words, 16), sign), short="?", about="phase:final")  # fmt: skip
        box, texts = model.rules.box, model.wording.texts
        lines = texts.cards.steps(box.item(view.final))
        missing = model.facts.lacks_mission(view, model.seat) if model.seat in view.seats else False
        foot = t("anima-table-final-missing" if missing else "anima-table-final-ready")
        tasks = model.facts.tasks(view, model.seat, view.final)
        done = sum(task.done for task in tasks)
        text = " ".join(lines)
        paint = FinalFace(texts.name(view.final), mission_of(box, view.final), text, foot)
        told = model.wording.plain(model.joined([texts.name(view.final), text, foot, left]))
        figure = p.Pair("final-mission", f"{done}/{len(lines)}")
        named = p.Stack((figure, p.Paragraph(texts.name(view.final), 14, align="centre")))
        return Row(title, told, "final-mission", key=f"mission:{view.final}", head=False, paint=p.Folded(paint, named),
                   short=figure.value, about=f"card:{view.final}")  # fmt: skip

    def _decks(self) -> Row:
        view, t = self.view, self.model.t
        sizes = {
            "area": (len(view.areas), len(view.left_areas)), "encounter": (len(view.encounters), len(view.gone)),
            "character": (len(view.characters), len(view.dead)), "advantage": (len(view.advantages), len(view.discarded)),
        }  # fmt: skip
        cells = []
        for kind in DECKS:
            deck, pile = sizes[kind]
            name = t(f"anima-table-deck-{kind}")
            paint = DeckSize(name, ICONS[kind], f"<b>{deck}</b> · {pile}")
            cells.append(Row(name, t("anima-table-deck-and-pile", deck=deck, pile=pile), opens=f"pile/{kind}", key=f"pile-{kind}",
                             box="line", paint=paint))  # fmt: skip
        decks = Row(t("anima-table-decks"), head=True, remark=t("anima-table-pile"), flow="grid", columns=2, cells=tuple(cells),
                    gap=5, fit=Fit(optional=1))  # fmt: skip
        return decks._replace(less=decks._replace(cells=decks.cells[:1]))  # areas may be chosen from their pile
