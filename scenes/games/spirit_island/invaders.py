"""Invader cards on the right panel and on its rail: the three slots, and the deck at a glance, stage by stage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame

from scenes.draw import cardskin, svg, theme
from scenes.draw import text as typo
from scenes.draw.theme import INK
from scenes.games.spirit_island.art.card_picture import CardPicture
from scenes.table.painted import Paint
from scenes.table.pen import Pen
from scenes.table.rows import Painted
from scenes.widgets.paint import Kit

SLOTS = ("ravage", "build", "explore")
IMMIGRATION = "immigration"  # the place for a card that an adversary adds, left of the others
ROMAN = ("", "I", "II", "III", "IV")
BACK = "#23485F"


# ------------------------------------------------------------------------------------------------ what lies there


AIR = 4.0  # design px between the name of a slot and the box round it


@dataclass(frozen=True)
class InvaderCard:
    """A small invader card: terrain picture with stage, its back, or an empty place with words."""

    card: str = ""
    title: str = ""
    terrains: tuple[str, ...] = ()
    stage: int = 0
    empty: str = ""  # what stands in an empty place
    flag: bool = False  # it makes something else happen in this game

    def draw(self, pen: Pen, canvas: pygame.Surface, box: pygame.Rect) -> None:
        """As on the panel."""
        k, px = pen.kit, pen.px
        if self.empty:
            canvas.blit(k.rounded(box.w, box.h, 8, "#EADFC3", None, "#A2977F", 1.5), box)
            words = k.block(self.empty, box.w - px(10), 15, "sans", theme.INK_SECOND, "centre")
            words.draw(canvas, (box.x + px(5), box.centery - words.height // 2))
            return
        k.shadow(canvas, box, 6, 0.25, 8)
        if not self.card:
            canvas.blit(k.cached(("back", box.size), lambda: _back(k, box.size)), box)
            if self.stage:
                disc = cardskin.numeral(self.stage, px(52), "brass")
                canvas.blit(disc, disc.get_rect(center=box.center))
            return
        canvas.blit(k.rounded(box.w, box.h, 8, theme.CARD_LIGHT, None, INK, 2), box)
        words = _slot_title(k, self.title, box.w - px(8))
        foot = max(px(32), words.height + px(8))
        area = pygame.Rect(box.x + px(4), box.y + px(4), box.w - px(8), box.h - foot - px(4))

        def picture() -> pygame.Surface:
            out = pygame.Surface(area.size, pygame.SRCALPHA, 32)
            shown = CardPicture(self.card, self.terrains, "invader", self.stage, self.flag)
            cardskin.picture(out, out.get_rect(), k.scale, shown)
            return out

        canvas.blit(k.cached(("invader", self.card, self.flag, area.size), picture), area)
        canvas.blit(cardskin.numeral(self.stage, px(30)), (box.x + px(2), box.y + px(2)))
        words.draw(canvas, (box.centerx - words.width // 2, box.bottom - px(1) - (foot + words.height) // 2))

    def swatch(self, pen: Pen, canvas: pygame.Surface, box: pygame.Rect) -> None:
        """As on a rail: the colours of its terrains with their signs."""
        k, px = pen.kit, pen.px
        if self.empty:
            canvas.blit(k.cached(("no card", box.size), lambda: _hollow(k, box.size)), box)
            return
        canvas.blit(k.rounded(box.w, box.h, 5, BACK, None, INK, 2), box)
        if not self.card:
            k.icon(canvas, "compass", box.center, 26, theme.PAPER)
            return
        inner = box.inflate(-px(4), -px(4))
        terrains = self.terrains or ("ocean",)
        w = inner.w / len(terrains)
        for n, terrain in enumerate(terrains):
            _field(pen, canvas, pygame.Rect(round(inner.x + n * w), inner.y, round(w), inner.h), terrain, 0.9)
        if self.flag:
            side = px(17)
            disc = pygame.Rect(box.right - side + px(2), box.y - px(2), side, side)
            canvas.blit(k.rounded(side, side, 8.5, theme.PAPER, None, INK, 1.4), disc)
            k.icon(canvas, "flag", disc.center, 12)


def _hollow(k: Kit, size: tuple[int, int]) -> pygame.Surface:
    """The place of a card that is not there: dashes, side by side of one length."""
    w, h = size[0] / k.scale, size[1] / k.scale
    ends = [
        (1.5, 1.5, w - 1.5, 1.5),
        (w - 1.5, 1.5, w - 1.5, h - 1.5),
        (w - 1.5, h - 1.5, 1.5, h - 1.5),
        (1.5, h - 1.5, 1.5, 1.5),
    ]
    line = ""
    for x0, y0, x1, y1 in ends:
        for n in range(4):
            a, b = (n + 0.2) / 4, (n + 0.8) / 4
            line += f"M{x0 + (x1 - x0) * a:.1f} {y0 + (y1 - y0) * a:.1f}L{x0 + (x1 - x0) * b:.1f} {y0 + (y1 - y0) * b:.1f}"
    return svg.rasterise(svg.path(line, "none", "#8D816A", 1.8), w, h, k.scale)


def slots_of(view: Any) -> tuple[str, ...]:
    """The places for invader cards, from the one that a card comes to last."""
    return (IMMIGRATION, *SLOTS) if view.immigration else SLOTS


def slot_card(model: Any, cards: tuple[str, ...], slot: str) -> InvaderCard:
    """What is shown of these cards in a slot."""
    view = model.view
    if cards and model.wording.texts:
        raw = model.rules.box.invaders[cards[-1]]
        title, flag = model.wording.texts.invader(cards[-1]).title, bool(flagged(model, cards[-1]))
        return InvaderCard(cards[-1], title, tuple(raw.terrains), raw.stage, flag=flag)
    if slot == "explore" and view.invader_deck:
        stage = view.invader_deck[0].lstrip("?")
        return InvaderCard(stage=int(stage) if stage.isdigit() else 0)
    return InvaderCard(empty=model.t("table-no-card"))


def flagged(model: Any, card: str, spoken: bool = False) -> str:
    """What a marked card of stage II does in this game besides, rich: its adversary's escalation, or its own action; "" for the
    others, and where the mark means nothing. `spoken`: without pictures."""
    view, texts = model.view, model.wording.spoken if spoken else model.wording.texts
    if not model.rules.box.invaders[card].on_reveal:
        return ""
    if "stage-ii-actions" in view.options:
        return str(texts.invader(card).detail)
    if not view.adversary:
        return ""
    said = texts.adversary(view.adversary)
    return f"{said.escalation}. {said.effect}" if spoken else f"<flag> <b>{said.escalation}</b>. {said.effect}"


def slot_words(model: Any, slot: str) -> tuple[str, str, str]:
    """(what lies there, a figure below it, the same where four slots share the width)."""
    view = model.view
    cards = getattr(view, f"{slot}_slot")
    left = tuple([str(model.t(f"table-cards-left{how}", n=len(view.invader_deck))) for how in ("", "-short")])
    if cards and model.wording.texts:
        said = model.joined([model.wording.texts.invader(card).title for card in cards])
        if slot == "explore":
            return said, *left
        lands = [land for card in cards for land in model.facts.card_lands(view, card)]
        return said, model.t("table-lands-n", n=len(lands)), model.t("table-lands-n-short", n=len(lands))
    if slot == "explore" and view.invader_deck:
        stage = view.invader_deck[0].lstrip("?")
        return model.t("table-stage", n=ROMAN[int(stage)] if stage.isdigit() else "?"), *left
    return model.t("table-no-card"), "", ""


def slot_signs(model: Any, slot: str) -> str:
    """The terrains as signs, for a place too narrow for their names; the text view and the tip have those."""
    cards = getattr(model.view, f"{slot}_slot")
    raw = model.rules.box.invaders.get(cards[-1]) if cards else None
    signs = [f"<{terrain}>" for terrain in raw.terrains] if raw is not None else []
    return f"{' '.join(signs)} {ROMAN[raw.stage]}" if signs and raw is not None else str(model.t("table-none"))


def _slot_title(k: Kit, words: str, room: int) -> typo.TextBlock:
    """A small card's name: in one line as large as fits, in two where the terrains are two."""
    for size in (16.5, 15.5, 14.5):
        block = k.block(words, room, size, "serif-semi", INK, "centre")
        if block.lines == 1:
            return block
    widest = max(k.width(word, 15, "serif-semi") for word in words.split())
    return k.block(words, room, 15 if widest <= room else 14, "serif-semi", INK, "centre")


def _back(k: Kit, size: tuple[int, int]) -> pygame.Surface:
    w, h = size[0] / k.scale, size[1] / k.scale
    body = svg.rect(1, 1, w - 2, h - 2, 8, BACK, INK, 2)
    waves = "".join(
        f"M{x:g} {y:g}q6 -6 12 0t12 0" for y in range(14, int(h) - 6, 14) for x in range(8 + (y // 14 % 2) * 12, int(w) - 30, 34)
    )
    body += svg.path(waves, "none", "#7FA6B8", 1.6)
    return svg.rasterise(body, w, h, k.scale)


def _field(pen: Pen, canvas: pygame.Surface, area: pygame.Rect, terrain: str, share: float) -> None:
    """A field in a terrain's colour with its sign, so large a share of it; the coast, "ocean", has the anchor."""
    pygame.draw.rect(canvas, theme.shown(theme.TERRAINS[terrain].fill), area, border_radius=pen.px(3))
    sign, ink = ("anchor", theme.PAPER) if terrain == "ocean" else (terrain, INK)
    pen.kit.icon(canvas, sign, area.center, min(area.w, area.h) / pen.kit.scale * share, ink)


# ------------------------------------------------------------------------------------------------ slots


@dataclass(frozen=True)
class NarrowSlot(Paint):
    """A slot where there is no room for words: its sign and its card."""

    icon: str
    card: InvaderCard
    now: bool
    HIGH = 38.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        px, side = pen.px, pen.px(34)
        if self.now:
            canvas.blit(pen.kit.rounded(rect.w, rect.h, 6, theme.ROW_CHOSEN, None, INK, 1.4), rect)
        pen.kit.icon(canvas, self.icon, (rect.x + px(11), rect.centery), 19)
        box = pygame.Rect(rect.right - side - px(2), rect.centery - side // 2, side, side)
        if self.card.empty:
            pygame.draw.rect(canvas, theme.shown("#A2977F"), box, max(1, px(1.5)), border_radius=px(5))
        else:
            self.card.swatch(pen, canvas, box)


@dataclass(frozen=True)
class Slot(Paint):
    """A slot: its name (marked in its phase), the card, a figure below it. `lines`: what lies there on a rail, in several
    wordings."""

    icon: str
    name: str
    card: InvaderCard
    foot: tuple[str, ...]  # in several wordings
    now: bool
    lines: tuple[str, ...]
    HIGH = 172.0

    @staticmethod
    def card_box(kit: Kit, rect: pygame.Rect) -> pygame.Rect:
        """Where the card lies."""
        return pygame.Rect(rect.x, rect.y + kit.px(24), rect.w, kit.px(122))

    def below(self, pen: Pen, width: int) -> str:
        """The figure in the first wording that keeps off those of the places beside it."""
        return next((words for words in self.foot if pen.kit.width(words, 15.5) <= width - pen.px(2)), self.foot[-1])

    def name_size(self, pen: Pen, width: int) -> float:
        """The type size of a long name without its picture: a little smaller before it touches the box of its phase."""
        size = 16.0
        while size > 14 and pen.kit.width(self.name, size, "sans-semi") > width - pen.px(2 * AIR):
            size -= 0.5
        return size

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px, w = pen.kit, pen.px, rect.w
        box, head = self.card_box(k, rect), pygame.Rect(rect.x, rect.y - px(1), w, px(23))
        if self.now:
            canvas.blit(k.rounded(head.w, head.h, 6, theme.ROW_CHOSEN, None, INK, 1.4), head)
        wide = k.width(self.name, 16, "sans-semi")
        if wide <= w - px(24):
            left = head.centerx - (wide + px(24)) // 2
            k.icon(canvas, self.icon, (left + px(9), head.centery), 19)
            k.text(canvas, self.name, (left + px(23), head.centery), 16, "sans-semi", INK, "midleft")
        elif wide <= w + px(4):
            size = self.name_size(pen, w)
            k.text(canvas, self.name, head.center, size, "sans-semi", INK, "center", w + px(4))
        else:  # the ribbon has the word to this picture, and the tip
            k.icon(canvas, self.icon, head.center, 21)
        self.card.draw(pen, canvas, box)
        foot = self.below(pen, w)
        k.text(canvas, foot, (box.centerx, box.bottom + px(14)), 15.5, "sans", INK, "center", w + px(8))

    def folded(self) -> Painted | None:
        return RailSlot(self.icon, self.name, self.card, self.now, self.lines)


@dataclass(frozen=True)
class RailSlot(Paint):
    """The same on a rail."""

    icon: str
    name: str
    card: InvaderCard
    now: bool
    lines: tuple[str, ...]
    HIGH = 44.0
    SIDE = 38.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px, x, y, w = pen.kit, pen.px, *rect.topleft, rect.w
        self.card.swatch(pen, canvas, pygame.Rect(x, y, px(self.SIDE), px(self.SIDE)))
        face = "sans-bold" if self.now else "sans-semi"
        fits = k.width(self.name, 15, face) <= w - px(66)
        if fits:
            k.icon(canvas, self.icon, (x + px(54), y + px(10)), 16)
        left = px(66 if fits else 46)
        if k.width(self.name, 15, face) > w - left:
            face = "sans-semi"
        colour = theme.WARNING if self.now else INK
        k.text(canvas, self.name, (x + left, y + px(10)), 15, face, colour, "midleft", w - left)
        line = pygame.Rect(x + px(46), y + px(19), w - px(46), px(20))
        pen.rich(canvas, pen.fitting(self.lines, line.w, 14.5), line, 14.5, least=14)


# ------------------------------------------------------------------------------------------------ the deck


@dataclass(frozen=True)
class Stage(Paint):
    """One stage of the deck: a tile per card seen (its terrains, in the order they came), a face-down one per card to come."""

    level: int
    seen: tuple[str, ...]
    terrains: tuple[tuple[str, ...], ...]
    left: int
    HIGH = 33.0

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        k, px = pen.kit, pen.px
        row = pygame.Rect(rect.x, rect.y + px(2), rect.w, px(31))
        disc = cardskin.numeral(min(self.level, 4), px(30), "brass")
        canvas.blit(disc, disc.get_rect(midleft=(row.x, row.centery)))
        count = len(self.seen) + self.left
        step = min(px(36), (row.w - px(38)) // max(1, count))
        side = min(px(30), step - px(3))
        for n in range(count):
            box = pygame.Rect(0, 0, side, px(30))
            box.midleft = (row.x + px(38) + n * step, row.centery)
            if n < len(self.seen):
                _seen(pen, canvas, box, self.terrains[n] or ("ocean",))
                continue
            canvas.blit(k.rounded(box.w, box.h, 5, BACK, None, INK, 1.6), box)
            if box.w >= px(24):
                k.text(canvas, ROMAN[min(self.level, 4)], box.center, 14, "serif-semi", theme.PAPER, "center")

    def folded(self) -> Painted | None:
        return self


def _seen(pen: Pen, canvas: pygame.Surface, box: pygame.Rect, terrains: tuple[str, ...]) -> None:
    """A card that came up: its terrains, the anchor for the coast."""
    canvas.blit(pen.kit.rounded(box.w, box.h, 5, INK), box)
    inner = box.inflate(-pen.px(3), -pen.px(3))
    high = inner.h / len(terrains)
    for n, terrain in enumerate(terrains):
        top, end = round(inner.y + n * high), round(inner.y + (n + 1) * high)
        _field(pen, canvas, pygame.Rect(inner.x, top, inner.w, end - top), terrain, 0.86)


def stages(model: Any) -> list[Stage]:
    """The stages that are in this game's deck, lowest first."""
    view, cards = model.view, model.rules.box.invaders
    seen: dict[int, list[str]] = {}
    left: dict[int, int] = {}
    for card in (*view.invader_discard, *view.ravage_slot, *view.build_slot, *view.explore_slot):
        if card in cards:
            seen.setdefault(cards[card].stage, []).append(card)
    for card in view.invader_deck:
        level = card.lstrip("?")
        stage = int(level) if level.isdigit() else (cards[card].stage if card in cards else 0)
        left[stage] = left.get(stage, 0) + 1
    found = []
    for level in sorted({*seen, *left} - {0}):
        came = tuple(seen.get(level, ()))
        found.append(Stage(level, came, tuple(tuple(cards[card].terrains) for card in came), left.get(level, 0)))
    return found
