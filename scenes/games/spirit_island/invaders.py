"""The invader deck at a glance: cards seen by stage, cards still to come. For a table with room (one player)."""

from __future__ import annotations

from typing import Any

import pygame

from scenes.draw import cardskin, theme
from scenes.draw.theme import INK
from scenes.table.panel import Panel

ROMAN = ("", "I", "II", "III", "IV")
HEAD, ROW = 32, 35  # design px of the heading and of one stage


class Stage:
    """One stage: cards seen (in the order they came, ids) and how many still lie in the deck."""

    __slots__ = ("level", "seen", "left")

    def __init__(self, level: int) -> None:
        self.level = level
        self.seen: list[str] = []
        self.left = 0


def stages(model: Any) -> list[Stage]:
    """The stages that are in this game's deck, lowest first."""
    view, cards = model.view, model.rules.box.invaders
    found: dict[int, Stage] = {}
    seen = (*view.invader_discard, *view.ravage_slot, *view.build_slot, *view.explore_slot)
    for card in seen:
        if card in cards:
            found.setdefault(cards[card].stage, Stage(cards[card].stage)).seen.append(card)
    for card in view.invader_deck:
        level = card.lstrip("?")
        stage = int(level) if level.isdigit() else (cards[card].stage if card in cards else 0)
        found.setdefault(stage, Stage(stage)).left += 1
    return [found[level] for level in sorted(found) if level]


def height(model: Any) -> float:
    """Design px `overview` takes."""
    return HEAD + ROW * len(stages(model))


def overview(part: Panel, canvas: pygame.Surface, rect: pygame.Rect) -> None:
    """A row per stage: its numeral, a tile per card seen, a face-down tile per card to come."""
    model, k, px = part.model, part.kit, part.px
    left = model.t("table-cards-left", n=len(model.view.invader_deck))
    title = part.fitting([model.t("table-invader-deck"), model.t("table-invader-deck-short")], rect.w, 14, "serif-semi")
    part.heading(canvas, rect, title, left)
    y = rect.y + px(HEAD)
    for stage in stages(model):
        row = pygame.Rect(rect.x, y, rect.w, px(ROW - 4))
        disc = cardskin.numeral(min(stage.level, 4), px(30), "brass")
        canvas.blit(disc, disc.get_rect(midleft=(row.x, row.centery)))
        count = len(stage.seen) + stage.left
        room = row.w - px(38)
        step = min(px(36), room // max(1, count))
        side = min(px(30), step - px(3))
        for n in range(count):
            box = pygame.Rect(0, 0, side, px(30))
            box.midleft = (row.x + px(38) + n * step, row.centery)
            if n < len(stage.seen):
                _seen(part, canvas, box, stage.seen[n])
            else:
                canvas.blit(k.rounded(box.w, box.h, 5, "#23485F", None, INK, 1.6), box)
                if box.w >= px(24):
                    k.text(canvas, ROMAN[min(stage.level, 4)], box.center, 14, "serif-semi", theme.PAPER, "center")
        texts = model.wording.texts
        said = model.joined([texts.invader(card).title for card in stage.seen]) if stage.seen and texts else model.t("table-none")
        part.add_item(
            "status",
            model.t("table-stage", n=ROMAN[min(stage.level, 4)]),
            row,
            model.t("table-stage-value", seen=said, n=stage.left),
            "",
            f"stage-{stage.level}",
        )
        y += px(ROW)


def _seen(part: Panel, canvas: pygame.Surface, box: pygame.Rect, card: str) -> None:
    """A card that came up: its terrains, the anchor for the coast."""
    k = part.kit
    terrains = list(part.model.rules.box.invaders[card].terrains) or ["ocean"]
    canvas.blit(k.rounded(box.w, box.h, 5, INK), box)
    inner = box.inflate(-part.px(3), -part.px(3))
    high = inner.h / len(terrains)
    for n, terrain in enumerate(terrains):
        top, end = round(inner.y + n * high), round(inner.y + (n + 1) * high)
        area = pygame.Rect(inner.x, top, inner.w, end - top)
        terrain_field(part, canvas, area, terrain, 0.86)


def terrain_field(part: Panel, canvas: pygame.Surface, area: pygame.Rect, terrain: str, share: float) -> None:
    """A field in a terrain's colour with its sign, so large a share of it; the coast, "ocean", has the anchor."""
    k = part.kit
    pygame.draw.rect(canvas, theme.shown(theme.TERRAINS[terrain].fill), area, border_radius=part.px(3))
    sign, ink = ("anchor", theme.PAPER) if terrain == "ocean" else (terrain, INK)
    k.icon(canvas, sign, area.center, min(area.w, area.h) / k.scale * share, ink)
