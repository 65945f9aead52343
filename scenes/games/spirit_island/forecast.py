"""F: the coming invader phase land by land: what ravages and what it does, what is built, where explorers may come.

The rules answer all of it (`facts.invader_phase`); this only draws it, in three columns. What hangs on a choice or a
card still to come has a question mark, never a guess. The text view has every line, also those a low window has no room for.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pygame

from scenes.draw import theme
from scenes.draw.theme import INK
from scenes.games.spirit_island.threats import slot_signs, slot_words
from scenes.table.panel import Panel

HEAD, FOOT, COLUMN_HEAD, GAP = 52.0, 30.0, 36.0, 5.0  # design px
INVADERS = ("city", "town", "explorer")
TERRAINS = ("jungle", "mountain", "sands", "wetland", "coastal")
COLUMNS = (0.42, 0.22, 0.36)
OVER = {"ravage": ("build", "explore", "advance"), "build": ("explore", "advance"), "explore": ("advance",)}


class Row(NamedTuple):
    """One line of a column: what stands at its left, what is said of it (rich), and the same for the text view."""

    key: str
    lead: str
    text: str
    name: str
    value: str
    bad: bool = False


class ForecastSheet(Panel):
    """Opened over the board."""

    zone = "panel"

    def __init__(self, model: Any, rect: pygame.Rect) -> None:
        super().__init__(model, rect)
        over = model.session.result is not None
        self.phase: Any = None if over else model.facts.invader_phase(model.view)
        self.doubts = False
        self.columns: list[tuple[str, list[Row]]] = []
        if self.phase is not None:
            self.columns = [("ravage", self._ravages()), ("build", self._builds()), ("explore", self._explores())]

    # -- words ---------------------------------------------------------------------------------
    def _ravages(self) -> list[Row]:
        model, out = self.model, []
        several = len(model.view.seats) > 1
        for found in sorted(self.phase.ravage, key=lambda one: (-one.blight, -one.damage)):
            name = model.t("table-ravage-in", land=found.land)
            if found.skipped:
                out.append(Row(f"forecast-{found.land}", found.land, self.t("table-coming-skipped"), name,
                               self.t("table-coming-skipped")))  # fmt: skip
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
                chips.append(f"<{glyph}> {model.names[seat]} <b>−{n}</b>" if several else f"<presence> <b>−{n}</b>")
                said.append(f"{self.t('table-pv-presence')}: {model.names[seat]} −{n}")
            if found.dahan_lost:
                chips.append(f"<dahan> <b>−{found.dahan_lost}</b>")
                said.append(f"{self.t('table-pv-dahan')}: {found.dahan_lost}")
            if found.strike:
                chips.append(f"<dahan> {self.t('table-coming-strike', n=found.strike)}")
                said.append(f"{self.t('table-pv-strike')}: {found.strike}")
            line = " \u00a0".join(chip.replace(" ", "\u00a0") for chip in chips if chip)
            out.append(Row(f"forecast-{found.land}", found.land, line, name, model.joined(said), found.blight > 0))
        return out

    def _attackers(self, land: str) -> str:
        """Whose damage it is, as signs: the map lies below this sheet."""
        counts = [(kind, sum(self.model.view.pieces.get((land, kind), ()))) for kind in INVADERS]
        return " ".join(f"<{kind}>" + (f"×{n}" if n > 1 else "") for kind, n in counts if n)

    def _builds(self) -> list[Row]:
        out = []
        for found in self.phase.build:
            doubt = found.may_skip or not found.sure
            self.doubts |= doubt
            word = self.t(f"icon-{found.kind}") if found.kind else self.t("table-coming-skipped")
            line = f"<{found.kind}> {word}" if found.kind else word
            said = self.model.joined([word, self.t("table-coming-doubt") if doubt else ""])
            out.append(Row(f"build-{found.land}", found.land, line + (" ?" if doubt else ""),
                           self.t("table-build-in", land=found.land), said))  # fmt: skip
        return out

    def _explores(self) -> list[Row]:
        """By terrain: a land gets the same explorer whichever of the cards with its terrain is turned up."""
        model, cards = self.model, self.phase.explore
        lands = model.rules.box.layouts[model.view.layout].land
        out = []
        for terrain in TERRAINS:
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
            body = " · ".join(lines) or none
            title = model.joined([self.t("table-explore-in", terrain=name.lower()), count])
            out.append(Row(f"explore-{terrain}", "", f"{head}\n{body}", title, "; ".join(said) or none))
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
            who = self.model.names.get(found.end[1], "") if len(found.end) > 1 else ""
            out.append((self.t("table-coming-end", reason=self.t(f"ending-{found.end[0]}", who=who)), True))
        if found.fear:
            out.append((self.t("table-coming-fear", n=found.fear), False))
        if any(card.action for card in found.explore):
            out.append((self.t("table-coming-action"), False))
        return out

    # -- measures ------------------------------------------------------------------------------
    def _size(self) -> float:
        return 16.5 if self.model.grid.tall else 15.5

    def _block(self, row: Row, wide: int) -> Any:
        lead = self.px(46) if row.lead else 0
        return self.kit.block(row.text, wide - lead - self.px(20), self._size(), "sans", theme.WARNING if row.bad else INK)

    def _row_height(self, row: Row, wide: int) -> int:
        return max(self.px(32), self._block(row, wide).height + self.px(9))

    def _widths(self, wide: int) -> list[int]:
        room = wide - self.px(40) - 2 * self.px(20)
        return [int(room * share) for share in COLUMNS]

    def _remark_height(self, wide: int) -> int:
        return sum(self.kit.wrap(words, wide - self.px(40), 16) + self.px(3) for words, _ in self._remarks())

    def height(self) -> int:
        """Physical height needed."""
        if self.phase is None:
            return self.px(130)
        tall = [
            sum(self._row_height(row, wide) + self.px(GAP) for row in rows) or self.px(60)
            for (_, rows), wide in zip(self.columns, self._widths(self.rect.w), strict=True)
        ]
        foot = self.px(FOOT) if self.doubts else 0
        return int(self.px(HEAD + COLUMN_HEAD + 20) + self._remark_height(self.rect.w) + max(tall) + foot)

    # -- drawing -------------------------------------------------------------------------------
    def paint(self, canvas: pygame.Surface) -> None:
        model, k = self.model, self.kit
        self.panel(canvas)
        inner = self.rect.inflate(-self.px(40), -self.px(32))
        title = self.t("table-coming")
        turn = self.t("table-turn-n", n=self.phase.turn) if self.phase is not None else ""
        self.heading(canvas, pygame.Rect(inner.x, inner.y, inner.w - self.px(34), inner.h), title, turn, size=21)
        self.add_item("heading", title, self.rect, turn)
        y = inner.y + self.px(HEAD - 18)
        if self.phase is None:
            k.paragraph(canvas, self.t("table-over"), pygame.Rect(inner.x, y, inner.w, inner.h), 17)
            self.add_item("text", self.t("table-over"), inner)
            return
        for words, warns in self._remarks():
            room = pygame.Rect(inner.x, y, inner.w, inner.h)
            used = k.paragraph(canvas, words, room, 16, "sans-semi" if warns else "sans", theme.WARNING if warns else INK)
            self.add_item("text", model.wording.plain(words), pygame.Rect(inner.x, y, inner.w, used))
            y += used + self.px(3)
        bottom = inner.bottom - (self.px(FOOT - 8) if self.doubts else 0)
        x = inner.x
        for (slot, rows), wide in zip(self.columns, self._widths(self.rect.w), strict=True):
            self._column(canvas, pygame.Rect(x, y, wide, bottom - y), slot, rows)
            x += wide + self.px(20)
        if self.doubts:
            line = pygame.Rect(inner.x, bottom + self.px(2), inner.w, self.px(FOOT - 8))
            self.rich(canvas, f"? {self.t('table-coming-doubt')}", line, 15.5, "sans", theme.INK_SECOND)
            self.add_item("text", f"?: {self.t('table-coming-doubt')}", line)

    def _column(self, canvas: pygame.Surface, box: pygame.Rect, slot: str, rows: list[Row]) -> None:
        """A step of the phase: its name, the card that lies there, a line for each land."""
        k = self.kit
        name, card = self.t(f"table-slot-{slot}"), slot_words(self, slot)[0]
        size = 18.0 if self.model.grid.tall else 16.0
        k.icon(canvas, slot, (box.x + self.px(11), box.y + self.px(13)), 20)
        self.heading(canvas, pygame.Rect(box.x + self.px(26), box.y, box.w - self.px(26), box.h), name, size=size)
        used = self.px(34) + k.width(name, size, "serif-semi")
        room = pygame.Rect(box.x + used, box.y + self.px(2), box.w - used, self.px(22))
        signs = slot_signs(self, getattr(self.model.view, f"{slot}_slot"))
        short = self.fitting([card, signs, signs.rpartition(" ")[0] or card], room.w, 15.5)
        self.rich(canvas, short, room, 15.5, "sans", theme.INK_SECOND, "right")
        self.add_item("heading", name, pygame.Rect(box.x, box.y, box.w, self.px(28)), card)
        y, left = box.y + self.px(COLUMN_HEAD), 0
        for n, row in enumerate(rows):
            high = self._row_height(row, box.w)
            more = self.px(24) if n < len(rows) - 1 else 0
            if left or y + high + more > box.bottom:
                left += 1
                self.add_item("row", row.name, None, row.value)
                continue
            self._row(canvas, pygame.Rect(box.x, y, box.w, high), row)
            y += high + self.px(GAP)
        if left:
            self.rich(canvas, self.t("table-more-n", n=left), pygame.Rect(box.x, y, box.w, self.px(22)), 15.5)
        if not rows:
            said = self._empty(slot)
            used = k.paragraph(canvas, said, pygame.Rect(box.x, y, box.w, box.h), self._size(), "sans", theme.INK_SECOND)
            self.add_item("text", said, pygame.Rect(box.x, y, box.w, used))

    def _row(self, canvas: pygame.Surface, box: pygame.Rect, row: Row) -> None:
        k, block = self.kit, self._block(row, box.w)
        k.inset(canvas, box, "#F0E4C8")
        x = box.x + self.px(10)
        if row.lead:
            k.text(canvas, row.lead, (x, box.centery), 17, "serif-bold", INK, "midleft")
            x += self.px(46)
        self.put(canvas, block, (x, box.centery - block.height // 2))
        self.add_item("row", row.name, box, row.value, "", row.key)
