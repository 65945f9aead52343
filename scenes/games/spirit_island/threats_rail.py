"""The right panel folded to a rail of 176 px."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.draw import cardskin, theme
from scenes.draw.theme import INK
from scenes.games.spirit_island import invaders
from scenes.games.spirit_island.others import partner_rail
from scenes.games.spirit_island.threats import ROMAN, SLOTS, Threats, blight_left, mini_swatch, slot_signs, slot_words
from scenes.table import logfoot


class ThreatRail(Threats):
    """The same folded to 176 px."""

    def paint(self, canvas: pygame.Surface) -> None:
        model, k, view = self.model, self.kit, self.model.view
        self.panel(canvas)
        x, w = self.rect.x + self.px(10), self.rect.w - self.px(18)
        y = self.rect.y + self.px(9)
        for slot, icon in SLOTS:
            box = pygame.Rect(x, y, self.px(38), self.px(38))
            mini_swatch(self, canvas, box, getattr(view, f"{slot}_slot"))
            said, foot = slot_words(self, slot)
            name = model.t(f"table-slot-{slot}")
            face = "sans-bold" if view.phase == slot else "sans-semi"
            fits = k.width(name, 15, face) <= w - self.px(66)
            if fits:
                k.icon(canvas, icon, (x + self.px(54), y + self.px(10)), 16)
            left = self.px(66 if fits else 46)
            if k.width(name, 15, face) > w - left:
                face = "sans-semi"
            colour = theme.WARNING if view.phase == slot else INK
            k.text(canvas, name, (x + left, y + self.px(10)), 15, face, colour, "midleft", w - left)
            line = pygame.Rect(x + self.px(46), y + self.px(19), w - self.px(46), self.px(20))
            full = [f"{said}, {foot}", said] if slot == "explore" and foot else [said]
            short = self.fitting([*full, slot_signs(self, getattr(view, f"{slot}_slot"))], line.w, 14.5)
            self.rich(canvas, short, line, 14.5, least=14)
            self.add_item(
                "status",
                name,
                pygame.Rect(x, y, w, self.px(40)),
                model.joined([said, foot] if foot else [said]),
                model.wording.phase_hint(slot),
                f"slot-{slot}",
            )
            y += self.px(46)
        y = self._line(canvas, y)
        left, _ = model.facts.fear_left(view)
        k.icon(canvas, "fear", (x + self.px(13), y + self.px(17)), 26)
        used = k.text(canvas, str(view.fear_generated), (x + self.px(32), y + self.px(17)), 23, "serif-bold", INK, "midleft").w
        k.text(
            canvas,
            model.t("table-of", n=view.fear_pool_size),
            (x + self.px(38) + used, y + self.px(19)),
            15,
            "sans",
            INK,
            "midleft",
        )
        disc = cardskin.numeral(min(view.terror, 4), self.px(32), "fear")
        canvas.blit(disc, (x + w - disc.get_width(), y + self.px(1)))
        win = model.t(f"table-win-short-{min(view.terror, 4)}")
        self.rich(canvas, win, pygame.Rect(x, y + self.px(36), w, self.px(19)), 14.5)
        more = model.t("table-fear-rail", n=len(view.fear_earned), left=left, level=ROMAN[min(view.terror + 1, 4)])
        self.rich(canvas, more, pygame.Rect(x, y + self.px(55), w, self.px(19)), 14.5, least=13.5)
        box = pygame.Rect(x, y, w, self.px(76))
        self.add_item(
            "button",
            model.t("table-fear"),
            box,
            model.t("table-fear-note", n=view.fear_generated, of=view.fear_pool_size),
            f"{model.t('table-terror', level=ROMAN[min(view.terror, 4)])}: {model.t(f'table-win-{min(view.terror, 4)}')}",
            "fear-cards",
            True,
            "",
            lambda: model.acts.show_pile("fear"),
        )
        y = self._line(canvas, y + self.px(79))
        k.icon(canvas, "blight", (x + self.px(13), y + self.px(13)), 26)
        used = k.text(canvas, str(view.blight_pool), (x + self.px(32), y + self.px(13)), 23, "serif-bold", INK, "midleft").w
        k.text(
            canvas,
            self.fitting([blight_left(model), model.t("table-blight-rail", n=view.blight_pool)], w - used - self.px(38), 14.5),
            (x + self.px(38) + used, y + self.px(15)),
            14.5,
            "sans",
            INK,
            "midleft",
            w - used - self.px(38),
        )
        self.add_item(
            "status",
            model.t("table-blight"),
            pygame.Rect(x, y, w, self.px(28)),
            model.t("table-blight-note", n=view.blight_pool),
            model.t("table-blight-loss"),
            "blight",
        )
        y = self._line(canvas, y + self.px(31))
        log = pygame.Rect(self.rect.x, self.rect.bottom - self.px(50), self.rect.w, self.px(50))
        decks = log.y - self.px(72)
        others = [s for s in view.seats if s != model.seat]
        room = decks - self.px(8) - y
        for n, seat in enumerate(others):
            tall = min(self.px(196), (room - self.px(6) * (len(others) - 1)) // len(others))
            partner_rail(
                self,
                canvas,
                pygame.Rect(self.rect.x + self.px(7), y + n * (tall + self.px(6)), self.rect.w - self.px(13), tall),
                seat,
            )
        if not others:
            deck = self.px(invaders.height(model))
            need = self.px(30 + 29 * max(2, len(model.centre.threats)))
            if room - deck - self.px(12) >= need:
                invaders.overview(self, canvas, pygame.Rect(x, decks - self.px(10) - deck, w, deck))
                room -= deck + self.px(12)
            self._coming(canvas, pygame.Rect(x, y, w, room))
        self._decks(canvas, pygame.Rect(x, decks, w, self.px(70)))
        self._log(canvas, log)

    def _line(self, canvas: pygame.Surface, y: int) -> int:
        line = (self.rect.x + self.px(10), y, self.rect.w - self.px(18), max(1, self.px(1)))
        pygame.draw.rect(canvas, theme.shown("#A89A78"), line)
        return y + self.px(7)

    def _coming(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        model, k = self.model, self.kit
        head = pygame.Rect(rect.x, rect.y - self.px(1), rect.w, self.px(22))
        said = self.fitting([model.t("table-forecast"), model.t("table-slot-ravage")], head.w, 16, "serif-semi")
        self.rich(canvas, said, head, 16, "serif-semi")
        rows = sorted(model.centre.threats.values(), key=lambda r: (-r.blight, -r.damage))
        if not rows:
            self.kit.paragraph(
                canvas, model.t("table-no-threat"), pygame.Rect(rect.x, rect.y + self.px(24), rect.w, rect.h), 14.5
            )
            self.add_item("text", model.t("table-forecast"), rect, model.t("table-no-threat"))
        for n, found in enumerate(rows):
            row = pygame.Rect(rect.x, rect.y + self.px(24) + n * self.px(29), rect.w, self.px(27))
            if row.bottom > rect.bottom:
                break
            k.text(canvas, found.land, (row.x + self.px(2), row.centery), 16, "serif-bold", INK, "midleft")
            lost = sum(n for _, n in found.presence_lost)
            parts = [
                f"<damage> {found.damage}",
                f"<blight> +{found.blight}" if found.blight else "",
                f"<presence> −{lost}" if lost else "",
            ]
            room = pygame.Rect(row.x + self.px(30), row.y, row.w - self.px(30), row.h)
            told = [p for p in parts if p]
            tight = [p.replace("> ", ">") for p in told]
            line = self.fitting([" \u00a0".join(told), " ".join(told), " ".join(tight)], room.w, 15, "sans-semi")
            self.rich(
                canvas,
                line,
                room,
                15,
                "sans-semi",
                align="right",
                least=12,
            )
            self.add_item("row", model.t("table-ravage-in", land=found.land), row, model.wording.plain(line))

    def _decks(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        model, view = self.model, self.model.view
        rows = (
            ("minor", model.t("table-deck-minor"), len(view.minor_deck), len(view.minor_discard)),
            ("major", model.t("table-deck-major"), len(view.major_deck), len(view.major_discard)),
            ("own", model.t("table-own-discard"), len(view.discard[model.seat]), None),
        )
        self._line(canvas, rect.y - self.px(5))
        for n, (pile, name, have, gone) in enumerate(rows):
            row = pygame.Rect(rect.x, rect.y + n * self.px(23), rect.w, self.px(23))
            line = f"{name} <b>{have}</b>" + (f", {model.t('table-discard-n', n=gone)}" if gone is not None else "")
            self.rich(canvas, line, row, 15, least=13)
            self.add_item(
                "button",
                name,
                row,
                str(have) if gone is None else f"{have}, {model.t('table-discard-n', n=gone)}",
                model.t("table-pile-hint"),
                f"pile-{pile}",
                True,
                "",
                partial(model.acts.show_pile, pile),
            )

    def _log(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k = self.kit
        canvas.blit(logfoot.skin(k, rect.size), rect)
        k.icon(canvas, "log", (rect.x + self.px(24), rect.centery), 21, theme.PAPER)
        k.text(canvas, self.t("ui-scene-log"), (rect.x + self.px(42), rect.centery), 18, "serif-semi", theme.PAPER, "midleft")
        if cap := self.model.host.bindings.cap("log"):
            k.key_cap(canvas, cap, (rect.right - self.px(14) - k.cap_width(cap, 15), rect.centery), theme.PAPER, 15)
        words, hint = self.t("ui-scene-log"), self.t("table-log-hint")
        self.add_item("button", words, rect, "", hint, "log", True, "", self.model.acts.show_log, cap)
