"""The right side: invader cards, fear and terror, blight pool, the other players, decks, the log's foot."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

import pygame

from scenes.draw import cardskin, svg, theme
from scenes.draw.illustration import Illustration
from scenes.draw.theme import INK
from scenes.games.spirit_island import invaders
from scenes.games.spirit_island.others import partner
from scenes.table.logfoot import log_foot
from scenes.table.panel import Panel, Section, SectionedPanel

SLOTS = (("ravage", "ravage"), ("build", "build"), ("explore", "explore"))
ROMAN = ("", "I", "II", "III", "IV")


class Threats(Panel):
    """What both forms depend on."""

    zone = "right"

    def partner_facts(self, seat: str) -> Hashable:
        """All that is shown of another player."""
        table, view = self.table, self.table.view
        cards = (*view.played[seat], *view.hand[seat])
        return (
            seat,
            view.energy[seat],
            view.plays_left[seat],
            len(view.played[seat]),
            cards,
            tuple(table.facts.speed(view, f"card:{card}") for card in cards),
            len(view.discard[seat]),
            view.used[seat],
            tuple(sorted(table.facts.elements(view, seat).items())),
            table.open_question(seat),
            table.facts.circle(view, seat, "plays"),
            f"seat:{seat}" in table.shapes,
            f"seat:{seat}" in table.listed,
        )

    def cache_key(self) -> Hashable:
        table, view = self.table, self.table.view
        others = tuple(self.partner_facts(seat) for seat in view.seats if seat != table.seat)
        return (
            table.app.lang,
            table.seat,
            view.phase,
            view.ravage_slot,
            view.build_slot,
            view.explore_slot,
            len(view.invader_deck),
            len(view.invader_discard),
            view.fear_generated,
            view.terror,
            len(view.fear_earned),
            view.fear_taken,
            view.blight_pool,
            len(view.minor_deck),
            len(view.minor_discard),
            len(view.major_deck),
            len(view.major_discard),
            len(view.discard[table.seat]),
            others,
            tuple(table.log_tail(9 if not others else 4)),
            tuple(table.board.threats.values()),
        )


class ThreatPanel(SectionedPanel, Threats):
    """The panel at full size (336 wide)."""

    def section(self, rect: pygame.Rect, cache_key: Hashable, draw: Callable[[], object]) -> Section:
        """A section of the panel: from edge to edge, for shadows and ticks."""
        strip = pygame.Rect(self.rect.x + self.px(5), rect.y - self.px(2), self.rect.w - self.px(10), rect.h + self.px(4))
        return Section(strip, cache_key, draw)

    def sections(self, canvas: pygame.Surface) -> list[Section]:
        table, view = self.table, self.table.view
        pad = self.px(14)
        x, w = self.rect.x + pad, self.rect.w - 2 * pad
        y = self.rect.y + self.px(10)
        invader, fear = pygame.Rect(x, y, w, self.px(206)), pygame.Rect(x, y + self.px(202) + self.px(8), w, self.px(146))
        blight = pygame.Rect(x, fear.y + self.px(144) + self.px(8), w, self.px(84))
        found = [self._invaders(canvas, invader), self._fear(canvas, fear), self._blight(canvas, blight)]
        y = blight.y + self.px(82)
        others = [s for s in view.seats if s != table.seat]
        foot = self.px(118)
        if not others:
            low = self.rect.bottom - self.px(124)  # above it: forecast, invader deck, power decks; the rest is the log's
            threats = self.px(40 + 34 * max(1, len(table.board.threats)))
            overview = self.px(invaders.height(table) + 16)
            foot = max(foot, min(self.px(270), low - y - self.px(14) - threats - overview))
        log = pygame.Rect(self.rect.x, self.rect.bottom - foot, self.rect.w, foot)
        decks = pygame.Rect(x, log.y - self.px(118), w, self.px(112))
        room = decks.y - self.px(10) - (y + self.px(10))
        if others:
            gap = self.px(10)
            tall = min(self.px(318), (room - gap * (len(others) - 1)) // len(others))
            for n, seat in enumerate(others):
                box = pygame.Rect(x - self.px(4), y + self.px(10) + n * (tall + gap), w + self.px(8), tall)
                found.append(self.section(box, self.partner_facts(seat), partial(partner, self, canvas, box, seat)))
        else:
            deck = self.px(invaders.height(table))
            if room > deck + self.px(78):
                box = pygame.Rect(x, decks.y - self.px(10) - deck, w, deck)
                cache_key = ("deck", *((stage.level, tuple(stage.seen), stage.left) for stage in invaders.stages(table)))
                found.append(self.section(box, cache_key, partial(invaders.overview, self, canvas, box)))
                room -= deck + self.px(10)
            if room > self.px(60):
                coming = pygame.Rect(x, y + self.px(10), w, room - self.px(6))
                rows = ("coming", tuple(table.board.threats.values()))
                found.append(self.section(coming, rows, partial(self._coming, canvas, coming)))
        piles = view.minor_deck, view.minor_discard, view.major_deck, view.major_discard, view.discard[table.seat]
        found.append(self.section(decks, ("decks", tuple(map(len, piles))), partial(self._decks, canvas, decks)))
        lines = tuple(table.log_tail(9))
        found.append(Section(log, ("log", lines), partial(log_foot, self, canvas, log, lines)))
        return found

    # -- invaders ------------------------------------------------------------------------------
    def _invaders(self, canvas: pygame.Surface, rect: pygame.Rect) -> Section:
        view, deck = self.table.view, self.table.view.invader_deck
        said = tuple(slot_words(self, slot) for slot, _ in SLOTS)
        slots = view.ravage_slot, view.build_slot, view.explore_slot
        cache_key = ("invaders", view.phase, slots, deck[:1], said, discards_note(self))
        return self.section(rect, cache_key, partial(self._invader_cards, canvas, rect))

    def _invader_cards(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        table, k, view = self.table, self.kit, self.table.view
        self.heading(canvas, rect, table.t("table-invaders"), discards_note(self))
        gap = self.px(8)
        w = (rect.w - 2 * gap) // 3
        for n, (slot, icon) in enumerate(SLOTS):
            box = pygame.Rect(rect.x + n * (w + gap), rect.y + self.px(54), w, self.px(122))
            now = view.phase == slot
            head = pygame.Rect(box.x, rect.y + self.px(29), w, self.px(23))
            if now:
                canvas.blit(k.rounded(head.w, head.h, 6, theme.ROW_CHOSEN, None, INK, 1.4), head)
            name = table.t(f"table-slot-{slot}")
            wide = k.width(name, 16, "sans-semi")
            if wide <= w - self.px(24):
                left = head.centerx - (wide + self.px(24)) // 2
                k.icon(canvas, icon, (left + self.px(9), head.centery), 19)
                k.text(canvas, name, (left + self.px(23), head.centery), 16, "sans-semi", INK, "midleft")
            elif wide <= w + self.px(4):
                k.text(canvas, name, head.center, 16, "sans-semi", INK, "center", w + self.px(4))
            else:  # the ribbon has the word to this picture, and the tip
                k.icon(canvas, icon, head.center, 21)
            cards = getattr(view, f"{slot}_slot")
            said, foot = slot_words(self, slot)
            mini(self, canvas, box, cards, slot)
            k.text(canvas, foot, (box.centerx, box.bottom + self.px(14)), 15.5, "sans", INK, "center", w + gap)
            self.add_item(
                "status", name, box, table.joined([said, foot] if foot else [said]), table.speech.phase_hint(slot), f"slot-{slot}"
            )

    # -- fear ----------------------------------------------------------------------------------
    def _fear(self, canvas: pygame.Surface, rect: pygame.Rect) -> Section:
        view, left = self.table.view, self.table.facts.fear_left(self.table.view)
        cache_key = ("fear", view.fear_pool_size, view.fear_generated, view.terror, len(view.fear_earned), left)
        return self.section(rect, cache_key, partial(self._fear_cards, canvas, rect))

    def _fear_cards(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        table, view = self.table, self.table.view
        size, have = view.fear_pool_size, view.fear_generated
        self.heading(canvas, rect, table.t("table-fear"), table.t("table-fear-note", n=have, of=size))
        row = pygame.Rect(rect.x, rect.y + self.px(30), rect.w, self.px(32))
        markers(self, canvas, row, "fear", have, size)
        left, deck = table.facts.fear_left(view)
        y = rect.y + self.px(68)
        disc = cardskin.numeral(min(view.terror, 4), self.px(44), "fear")
        canvas.blit(disc, (rect.x, y))
        room = pygame.Rect(rect.x + self.px(54), y, rect.w - self.px(54), self.px(22))
        level = table.t("table-terror", level=ROMAN[min(view.terror, 4)])
        self.rich(canvas, f"<b>{level}</b>", room, 17)
        win = table.t(f"table-win-{min(view.terror, 4)}")
        brief = self.fitting([win, table.t(f"table-win-short-{min(view.terror, 4)}")], room.w, 16)
        self.rich(canvas, brief, room.move(0, self.px(22)), 16)
        foot = pygame.Rect(rect.x, y + self.px(50), rect.w, self.px(24))
        waiting = len(view.fear_earned)
        more = table.t("table-terror-next", n=left, level=ROMAN[min(view.terror + 1, 4)]) if left else ""
        wide = self.rich(canvas, more, foot, 16, align="right") if more else 0
        foot.w -= wide + self.px(8)
        line = table.t("table-fear-waiting", n=waiting)
        self.rich(canvas, f"<deck> {line}", foot, 16)
        self.add_item("status", table.t("table-fear"), row, table.t("table-fear-note", n=have, of=size), "", "fear")
        self.add_item("status", level, pygame.Rect(rect.x, y, rect.w, self.px(46)), win, more)
        self.add_item(
            "button",
            table.t("table-fear-cards"),
            foot,
            line,
            table.t("table-fear-cards-hint"),
            "fear-cards",
            True,
            "",
            lambda: table.show_pile("fear"),
        )

    def _blight(self, canvas: pygame.Surface, rect: pygame.Rect) -> Section:
        return self.section(rect, ("blight", self.table.view.blight_pool), partial(self._blight_pool, canvas, rect))

    def _blight_pool(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        table, view = self.table, self.table.view
        note = f"{view.blight_pool} {blight_left(table)}"
        self.heading(canvas, rect, table.t("table-blight"), note)
        row = pygame.Rect(rect.x, rect.y + self.px(30), rect.w, self.px(27))
        markers(self, canvas, row, "blight", view.blight_pool, max(pool_size(table), view.blight_pool))
        self.rich(canvas, table.t("table-blight-loss"), pygame.Rect(rect.x, rect.y + self.px(59), rect.w, self.px(22)), 15.5)
        self.add_item("status", table.t("table-blight"), row, note, table.t("table-blight-loss"), "blight")

    def _coming(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """Alone at the table there is room for what the next ravage would do, land by land."""
        table, k = self.table, self.kit
        self.heading(canvas, rect, table.t("table-forecast"))
        rows = sorted(table.board.threats.values(), key=lambda r: (-r.blight, -r.damage))
        if not rows:
            self.kit.paragraph(canvas, table.t("table-no-threat"), pygame.Rect(rect.x, rect.y + self.px(34), rect.w, rect.h), 16)
            self.add_item("text", table.t("table-forecast"), rect, table.t("table-no-threat"))
            return
        y = rect.y + self.px(34)
        for n, found in enumerate(rows):
            row = pygame.Rect(rect.x, y + n * self.px(34), rect.w, self.px(31))
            if row.bottom > rect.bottom:
                break
            k.inset(canvas, row, "#F0E4C8")
            k.text(canvas, found.land, (row.x + self.px(10), row.centery), 17, "serif-bold", INK, "midleft")
            lost = sum(n for _, n in found.presence_lost)
            parts = [
                f"<damage> {found.damage}",
                f"<dahan> −{found.dahan_lost}" if found.dahan_lost else "",
                f"<blight> +{found.blight}" if found.blight else "",
                f"<presence> −{lost}" if lost else "",
            ]
            line = " \u00a0 ".join(p for p in parts if p)
            self.rich(
                canvas,
                line,
                pygame.Rect(row.x + self.px(56), row.y, row.w - self.px(64), row.h),
                16.5,
                "sans-semi",
                align="right",
            )
            self.add_item("row", table.t("table-ravage-in", land=found.land), row, table.speech.plain(line))

    # -- decks and log -------------------------------------------------------------------------
    def _decks(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        table, k, view = self.table, self.kit, self.table.view
        self.heading(canvas, rect, table.t("table-decks"))
        w = (rect.w - self.px(8)) // 2
        rows = [
            ("minor", len(view.minor_deck), len(view.minor_discard)),
            ("major", len(view.major_deck), len(view.major_discard)),
        ]
        for n, (deck, have, gone) in enumerate(rows):
            box = pygame.Rect(rect.x + n * (w + self.px(8)), rect.y + self.px(32), w, self.px(36))
            k.inset(canvas, box, line=INK)
            name = table.t(f"table-deck-{deck}")
            used = k.text(canvas, f"{name} ", (box.x + self.px(9), box.centery), 16.5, "sans", INK, "midleft").w
            k.text(canvas, str(have), (box.x + self.px(9) + used, box.centery), 17, "sans-bold", INK, "midleft")
            note = table.t("table-discard-n", n=gone)
            room = pygame.Rect(0, box.y, box.w - used - self.px(48), box.h)
            room.right = box.right - self.px(8)
            brief = self.fitting([note, f"<deck> {gone}", ""], room.w, 15)  # narrow: the pile itself tells
            self.rich(canvas, brief, room, 15, colour=theme.INK_SECOND, align="right")
            self.add_item(
                "button",
                table.t("table-deck-of", deck=name),
                box,
                f"{have}, {note}",
                table.t("table-pile-hint"),
                f"pile-{deck}",
                True,
                "",
                partial(table.show_pile, deck),
            )
        own = pygame.Rect(rect.x, rect.y + self.px(74), rect.w, self.px(34))
        k.inset(canvas, own, line=INK)
        gone = len(view.discard[table.seat])
        words = table.t("table-own-discard")
        k.icon(canvas, "deck", (own.x + self.px(18), own.centery), 21)
        k.text(canvas, words, (own.x + self.px(36), own.centery), 16.5, "sans", INK, "midleft", own.w - self.px(80))
        k.text(canvas, str(gone), (own.right - self.px(12), own.centery), 17, "sans-bold", INK, "midright")
        self.add_item(
            "button", words, own, str(gone), table.t("table-pile-hint"), "pile-own", True, "", lambda: table.show_pile("own")
        )


# ------------------------------------------------------------------------------------------------ pieces both use


def pool_size(table: Any) -> int:
    """Blight markers in the pool at the start: so many per player and some more. Removed ones may exceed it."""
    figures = table.rules.box.figures["blight_pool"]
    return int(figures["per_player"] * len(table.view.seats) + figures["extra"])


def blight_left(table: Any) -> str:
    """ "of 11 left": what stands after the figure of the pool."""
    have, full = table.view.blight_pool, pool_size(table)
    return str(table.t("table-blight-of", n=have, of=full) if have <= full else table.t("table-blight-rail", n=have))


def markers(part: Panel, canvas: pygame.Surface, row: pygame.Rect, icon: str, lit: int, total: int) -> None:
    """A row of markers, the first `lit` in full, the others as empty rings."""
    k = part.kit
    step = row.w / max(1, total)
    side = min(row.h / k.scale, step / k.scale * 0.98)
    for n in range(total):
        at = (round(row.x + step * (n + 0.5)), row.centery)
        if n < lit:
            k.icon(canvas, icon, at, side)
        else:
            ring = k.cached(("ring", round(side)), lambda: _ring(k, side))
            canvas.blit(ring, ring.get_rect(center=at))


def _ring(k: Any, side: float) -> pygame.Surface:
    px = k.px(side)
    return svg.load(svg.document(svg.circle(24, 24, 17, "none", "#8B7E8B", 3), (0, 0, 48, 48), (px, px)), (px, px))


def discards_note(part: Panel) -> str:
    """How many invader cards are gone."""
    gone = len(part.table.view.invader_discard)
    return part.t("table-discard-n", n=gone) if gone else ""


def slot_words(part: Panel, slot: str) -> tuple[str, str]:
    """(what lies there, a figure below it)."""
    table, view = part.table, part.table.view
    cards = getattr(view, f"{slot}_slot")
    left = table.t("table-cards-left", n=len(view.invader_deck))
    if cards and table.speech.texts:
        said = table.joined([table.speech.texts.invader(card).title for card in cards])
        if slot == "explore":
            return said, left
        lands = [land for card in cards for land in table.facts.card_lands(view, card)]
        return said, table.t("table-lands-n", n=len(lands))
    if slot == "explore" and view.invader_deck:
        stage = view.invader_deck[0].lstrip("?")
        return table.t("table-stage", n=ROMAN[int(stage)] if stage.isdigit() else "?"), left
    return table.t("table-no-card"), ""


def slot_signs(part: Panel, cards: tuple[str, ...]) -> str:
    """The terrains as signs, for a place too narrow for their names; the text view and the tip have those."""
    raw = part.table.rules.box.invaders.get(cards[-1]) if cards else None
    signs = [f"<{terrain}>" for terrain in raw.terrains] if raw is not None else []
    return f"{' '.join(signs)} {ROMAN[raw.stage]}" if signs and raw is not None else part.t("table-none")


def mini(part: Panel, canvas: pygame.Surface, box: pygame.Rect, cards: tuple[str, ...], slot: str) -> None:
    """A small invader card: terrain picture with stage, its back, or an empty place."""
    table, k, view = part.table, part.kit, part.table.view
    if cards and table.speech.texts:
        card = table.speech.texts.invader(cards[-1])
        raw = table.rules.box.invaders[cards[-1]]
        k.shadow(canvas, box, 6, 0.25, 8)
        canvas.blit(k.rounded(box.w, box.h, 8, theme.CARD_LIGHT, None, INK, 2), box)
        words = _slot_title(part, card.title, box.w - part.px(8))
        foot = max(part.px(32), words.height + part.px(8))
        area = pygame.Rect(box.x + part.px(4), box.y + part.px(4), box.w - part.px(8), box.h - foot - part.px(4))

        def picture() -> pygame.Surface:
            out = pygame.Surface(area.size, pygame.SRCALPHA, 32)
            cardskin.picture(out, out.get_rect(), k.scale, Illustration(cards[-1], tuple(raw.terrains), "invader", raw.stage))
            return out

        canvas.blit(k.cached(("invader", cards[-1], area.size), picture), area)
        stage = cardskin.numeral(raw.stage, part.px(30))
        canvas.blit(stage, (box.x + part.px(2), box.y + part.px(2)))
        words.draw(canvas, (box.centerx - words.width // 2, box.bottom - part.px(1) - (foot + words.height) // 2))
        return
    if slot == "explore" and view.invader_deck:
        stage_said = view.invader_deck[0].lstrip("?")
        k.shadow(canvas, box, 6, 0.25, 8)
        canvas.blit(k.cached(("back", box.size), lambda: _back(k, box.size)), box)
        if stage_said.isdigit():
            disc = cardskin.numeral(int(stage_said), part.px(52), "brass")
            canvas.blit(disc, disc.get_rect(center=box.center))
        return
    canvas.blit(k.rounded(box.w, box.h, 8, "#EADFC3", None, "#A2977F", 1.5), box)
    words = k.block(part.t("table-no-card"), box.w - part.px(10), 15, "sans", theme.INK_SECOND, "centre")
    words.draw(canvas, (box.x + part.px(5), box.centery - words.height // 2))


def _slot_title(part: Panel, words: str, room: int) -> Any:
    """A small card's name: in one line as large as fits, in two where the terrains are two."""
    k = part.kit
    for size in (16.5, 15.5, 14.5):
        block = k.block(words, room, size, "serif-semi", INK, "centre")
        if block.lines == 1:
            return block
    widest = max(k.width(word, 15, "serif-semi") for word in words.split())
    return k.block(words, room, 15 if widest <= room else 14, "serif-semi", INK, "centre")


def _back(k: Any, size: tuple[int, int]) -> pygame.Surface:
    w, h = size[0] / k.scale, size[1] / k.scale
    body = svg.rect(1, 1, w - 2, h - 2, 8, "#23485F", INK, 2)
    waves = "".join(
        f"M{x:g} {y:g}q6 -6 12 0t12 0" for y in range(14, int(h) - 6, 14) for x in range(8 + (y // 14 % 2) * 12, int(w) - 30, 34)
    )
    body += svg.path(waves, "none", "#7FA6B8", 1.6)
    return svg.rasterise(body, w, h, k.scale)


def mini_swatch(part: Panel, canvas: pygame.Surface, box: pygame.Rect, cards: tuple[str, ...]) -> None:
    """A terrain swatch for the rail."""
    table, k = part.table, part.kit
    canvas.blit(k.rounded(box.w, box.h, 5, "#23485F", None, INK, 2), box)
    if not cards:
        k.icon(canvas, "compass", box.center, 26, theme.PAPER)
        return
    raw = table.rules.box.invaders[cards[-1]]
    inner = box.inflate(-part.px(4), -part.px(4))
    terrains = list(raw.terrains) or ["ocean"]
    w = inner.w / len(terrains)
    for n, terrain in enumerate(terrains):
        area = pygame.Rect(round(inner.x + n * w), inner.y, round(w), inner.h)
        invaders.terrain_field(part, canvas, area, terrain, 0.9)
