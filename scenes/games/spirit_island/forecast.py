"""F: the coming invader phase land by land: what ravages and what it does, what is built, where explorers may come.

The rules answer all of it (`facts.invader_phase`); this only puts it into rows, in three columns. What hangs on a choice or
a card still to come has a question mark, never a guess. The text view has every line, also those a low window has no room for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame

from game.spirit_island.terms import FROM_LARGEST, TERRAINS
from scenes.draw import text as typo
from scenes.draw import theme
from scenes.draw.theme import INK, INK_SECOND
from scenes.games.spirit_island import scenario
from scenes.games.spirit_island.invaders import slot_signs, slot_words
from scenes.games.spirit_island.preview import fallen
from scenes.table import painted as p
from scenes.table.model import GameModel
from scenes.table.painted import Paint
from scenes.table.pen import Pen
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Fit, Row

COLUMNS = (0.42, 0.22, 0.36)
LEAST = 130.0  # design px of the columns in the lowest window
OVER = {"ravage": ("build", "explore", "advance"), "build": ("explore", "advance"), "explore": ("advance",)}


@dataclass(frozen=True)
class SlotHead(Paint):
    """The name of a step with the card that lies there, in several wordings."""

    icon: str
    name: str
    card: tuple[str, ...]
    size: float
    HIGH = 31.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        k.icon(canvas, self.icon, (rect.x + px(11), rect.y + px(13)), 20)
        pen.heading(canvas, pygame.Rect(rect.x + px(26), rect.y, rect.w - px(26), rect.h), self.name, size=self.size)
        used = px(34) + k.width(self.name, self.size, "serif-semi")
        room = pygame.Rect(rect.x + used, rect.y + px(2), rect.w - used, px(22))
        if room.w < px(40):  # the lines below tell of it, too
            return
        pen.rich(canvas, pen.fitting(self.card, room.w, 15.5), room, 15.5, "sans", INK_SECOND, "right")


@dataclass(frozen=True)
class Line(Paint):
    """What happens in a land, or to the lands of a terrain."""

    lead: str
    text: str
    bad: bool
    size: float

    def _block(self, pen: Pen, width: int) -> typo.TextBlock:
        room = width - (pen.px(46) if self.lead else 0) - pen.px(20)
        return pen.kit.block(self.text, room, self.size, "sans", theme.WARNING if self.bad else INK)

    def height(self, pen: Pen, width: int) -> int:
        return max(pen.px(32), self._block(pen, width).height + pen.px(9))

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        block, x = self._block(pen, rect.w), rect.x + pen.px(10)
        pen.kit.inset(canvas, rect, "#F0E4C8")
        if self.lead:
            pen.kit.text(canvas, self.lead, (x, rect.centery), 17, "serif-bold", INK, "midleft")
            x += pen.px(46)
        pen.put(canvas, block, (x, rect.centery - block.height // 2))


class ForecastSheet(RowPanel):
    """Opened over the board."""

    model: GameModel
    pad, high_pad, gap = 20.0, 16.0, 3.0

    def __init__(self, model: Any, rect: pygame.Rect) -> None:
        super().__init__(model, rect)
        over = model.session.result is not None
        self.phase: Any = None if over else model.facts.invader_phase(model.view)
        self.doubts = False

    def rows(self) -> tuple[Row, ...]:
        model, title = self.model, self.t("table-coming")
        turn = self.t("table-turn-n", n=self.phase.turn) if self.phase is not None else ""
        close = (26.0, p.Line())  # the button that closes the sheet stands there
        head = Row(title, turn, paint=p.Beside(((0, p.Heading(title, turn, size=21)), close)), role="heading", fit=Fit(below=4))
        if self.phase is None:
            return (head, Row(self.t("table-over"), paint=p.Paragraph(self.t("table-over")), role="text"))
        said = [
            Row(model.wording.plain(words), role="text", paint=p.Paragraph(words, 16, "sans-semi" if warns else "sans",
                theme.WARNING if warns else INK))
            for words, warns in self._remarks()
        ]  # fmt: skip
        steps = ("ravage", self._ravages()), ("build", self._builds()), ("explore", self._explores())
        rows = [head, *said, self._columns_row(tuple(self._step(*step) for step in steps))]
        if self.doubts:
            words = self.t("table-coming-doubt")
            line = p.Line(f"? {words}", size=15.5, colour=INK_SECOND, high=22)
            rows.append(Row(f"?: {words}", role="text", paint=line))
        return tuple(rows)

    def _columns_row(self, columns: tuple[Row, ...]) -> Row:
        """The three steps beside each other: as high as the longest, where the window is; else each says how much is left out."""
        row = Row(self.t("table-coming"), cells=columns, flow="row", gap=20)
        need = self._need(row, self._inner().w) / self.kit.scale
        return row._replace(fit=Fit(least=min(LEAST, need), grow=max(0.0, need - LEAST)))

    def _step(self, slot: str, lines: list[Row]) -> Row:
        """A step of the phase: its name, the card that lies there, a line for each land."""
        name, card = self.t(f"table-slot-{slot}"), slot_words(self.model, slot)[0]
        signs = slot_signs(self.model, slot)
        words = (card, signs, signs.rpartition(" ")[0] or card)
        head = Row(name, card, role="heading", paint=SlotHead(slot, name, words, 18.0 if self.model.grid.tall else 16.0))
        said = self._empty(slot)
        empty = Row(said, role="text", paint=p.Paragraph(said, self._size(), colour=INK_SECOND), fit=Fit(grow=1))
        more = tuple(self.t("table-more-n", n=n) for n in range(1, len(lines) + 1))
        share = Fit(share=COLUMNS[("ravage", "build", "explore").index(slot)])
        return Row(name, cells=(head, *(lines or [empty])), gap=5, more=more, fit=share)

    def _row(self, key: str, lead: str, text: str, name: str, value: str, bad: bool = False) -> Row:
        return Row(name, value, key=key, role="row", paint=Line(lead, text, bad, self._size()))

    def _size(self) -> float:
        return 16.5 if self.model.grid.tall else 15.5

    # -- words ---------------------------------------------------------------------------------
    def _ravages(self) -> list[Row]:
        model, out = self.model, []
        several = len(model.view.seats) > 1
        for found in sorted(self.phase.ravage, key=lambda one: (-one.blight, -one.damage)):
            name = model.t("table-ravage-in", land=found.land)
            if found.skipped:
                skipped = self.t("table-coming-skipped")
                out.append(self._row(f"forecast-{found.land}", found.land, skipped, name, skipped))
                continue
            who, damage = self._attackers(found.land), f"<damage> <b>{found.damage}</b>"
            chips = [
                f"{who} →" if who else "",
                damage + (f" ({found.strength} − <defend> {found.defend})" if found.defend else ""),
            ]
            said = [f"{self.t('table-pv-damage')}: {found.damage}"]
            said += [self.t("table-coming-before", n=found.strength, defend=found.defend)] if found.defend else []
            if found.blight:
                spreads = f" {self.t('table-coming-spreads')}" if found.cascade else ""
                chips.append(f"<blight> <b>+{found.blight}</b>{spreads}")
                said.append(f"{self.t('table-pv-blight')}: +{found.blight}{spreads}")
            for seat, n in found.presence_lost:
                glyph = theme.player(model.colours[seat]).glyph
                chip = f"<{glyph}> {model.names[seat]} <b>−{n}</b>" if several else f"<presence> <b>−{n}</b>"
                by = [f"{self.t(f'name-rule-{one.rule}')} −{one.n}" for one in found.fallen if one.n and one.seat == seat]
                chips.append(chip + (f" ({model.joined(by)})" if by else ""))
                said.append(f"{self.t('table-pv-presence')}: {model.names[seat]} −{n}")
            if found.dahan_lost:
                chips.append(f"<dahan> <b>−{found.dahan_lost}</b>")
                said.append(f"{self.t('table-pv-dahan')}: {found.dahan_lost}")
            said += [model.wording.plain(words) for words in fallen(model, found)]
            if found.strike:
                chips.append(f"<dahan> {self.t('table-coming-strike', n=found.strike)}")
                said.append(f"{self.t('table-pv-strike')}: {found.strike}")
            line = " \u00a0".join(chip.replace(" ", "\u00a0") for chip in chips if chip)
            out.append(self._row(f"forecast-{found.land}", found.land, line, name, model.joined(said), found.blight > 0))
        return out

    def _attackers(self, land: str) -> str:
        """Whose damage it is, as signs: the map lies below this sheet."""
        counts = [(kind, sum(self.model.view.pieces.get((land, kind), ()))) for kind in FROM_LARGEST]
        return " ".join(f"<{kind}>" + (f"×{n}" if n > 1 else "") for kind, n in counts if n)

    def _builds(self) -> list[Row]:
        out: list[Row] = []
        for found in self.phase.build:
            doubt = found.may_skip or not found.sure
            self.doubts |= doubt
            word = self.t(f"icon-{found.kind}") if found.kind else self.t("table-coming-skipped")
            line = f"<{found.kind}> {word}" if found.kind else word
            early = self.t("table-slot-immigration") if found.early else ""
            line = f"<immigration> {line}" if early else line
            said = self.model.joined([word, early, self.t("table-coming-doubt") if doubt else ""])
            name = self.t("table-build-in", land=found.land)
            key = f"build-{found.land}"
            key += f"-{again}" if (again := sum(row.key.startswith(key) for row in out)) else ""  # an adversary may build twice
            out.append(self._row(key, found.land, line + (" ?" if doubt else ""), name, said))
        return out

    def _explores(self) -> list[Row]:
        """By terrain: a land gets the same explorer whichever of the cards with its terrain is turned up."""
        model, cards = self.model, self.phase.explore
        lands = model.rules.box.layouts[model.view.layout].land
        out = []
        for terrain in (*TERRAINS, "coastal"):
            shown = [card for card in cards if (card.coastal if terrain == "coastal" else terrain in card.terrains)]
            if not shown:
                continue
            coming = {a.land: a for card in shown for a in card.lands if terrain == "coastal" or lands[a.land].terrain == terrain}
            name = self.t("table-coming-coastal") if terrain == "coastal" else self.t(f"name-terrain-{terrain}")
            count = self.t("table-coming-cards", n=len(shown), of=len(cards)) if len(cards) > 1 else ""
            lines, said = [], []
            for a in coming.values():
                doubt = a.may_skip or not a.sure
                self.doubts |= doubt
                sources = [self.t("table-coming-coast") if one == "coast" else one for one in a.sources]
                if a.skipped:
                    sources = [self.t("table-coming-skipped")]
                brief = sources[0] if "coast" in a.sources else ", ".join(sources)  # from the coast they always come
                lines.append(f"<b>{a.land}</b> ← {brief}{' ?' if doubt else ''}".replace(" ", "\u00a0"))
                said.append(f"{a.land}: {', '.join(sources)}" + (f" ({self.t('table-coming-doubt')})" if doubt else ""))
            none = self.t("table-coming-nobody")
            sign = "<anchor>" if terrain == "coastal" else f"<{terrain}>"
            head = f"{sign} <b>{name}</b>" + (f" · {count}" if count else "")
            body = "\N{NO-BREAK SPACE}· ".join(lines) or none
            title = model.joined([self.t("table-explore-in", terrain=name.lower()), count])
            row = self._row(f"explore-{terrain}", "", f"{head}\n{body}", title, "; ".join(said) or none)
            out.append(row._replace(hint=self.t("table-coming-from") if lines else ""))
        return out

    def _empty(self, slot: str) -> str:
        """Why a column has no line."""
        view = self.model.view
        if view.phase in OVER[slot]:
            return self.t("table-coming-over")
        if slot == "explore":
            return self.t("table-coming-no-deck")
        return self.t("table-no-threat" if slot == "ravage" else "table-coming-no-build")

    def _remarks(self) -> list[tuple[str, bool]]:
        """Sentences under the heading: (words, whether it is a warning)."""
        found = self.phase
        out = []
        if found.end:
            reason = self.model.wording.texts.ending(found.end, self.model.names)
            out.append((self.t("table-coming-end", reason=reason), True))
        if found.fear:
            out.append((self.t("table-coming-fear", n=found.fear), False))
        view, box = self.model.view, self.model.rules.box
        if not view.adversary and any(card.action for card in found.explore):
            out.append((self.t("table-coming-action"), False))
        out += [(said, False) for said in scenario.coming(self.model, found)]
        marked = [card for card in found.explore if view.adversary and box.invaders[card.card].on_reveal]
        if marked:
            said = self.model.wording.texts.adversary(view.adversary)
            name = self.t("adv-escalation", name=said.escalation)
            what = " · ".join(filter(None, (name, said.effect.rstrip("."), self._acted(marked))))
            out.append((self.t("adv-coming", what=what) if len(found.explore) > 1 else what, False))
        return out

    def _acted(self, marked: list[Any]) -> str:
        """Where the adversary acts with the next marked card, if all of them have the same to say."""
        if any(card.action for card in marked):
            return self.t("adv-coming-open")
        lands = marked[0].escalation
        alike = all(card.escalation == lands for card in marked)
        return self.t("adv-coming-where", lands=self.model.joined(list(lands))) if lands and alike else ""
