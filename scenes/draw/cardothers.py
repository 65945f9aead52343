"""Faces of fear and invader cards."""

from __future__ import annotations

from dataclasses import replace

import pygame

from scenes.draw import cardskin as skin
from scenes.draw import icons, text
from scenes.draw.carddata import CardData
from scenes.draw.cardparts import even, fit_body, footer, px_of, title
from scenes.draw.theme import FEAR, shown


def _levels(card: CardData, px: int, room: int, disc: int) -> tuple[list[tuple[int, text.TextBlock, int]], int]:
    rows = []
    for number, words in enumerate(card.text, 1):
        block = even(words, px, room, "left", round(px * 1.2))
        rows.append((number, block, max(disc, block.height) + round(px * 0.62)))
    return rows, sum(row[2] for row in rows)


def tall_fear(out: pygame.Surface, card: CardData, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    out.blit(icons.icon("fear", u(40)), (u(15), u(14)))
    title(out, card.title, pygame.Rect(u(66), u(10), w - u(80), u(50)), z, (24.5, 22, 20, 18))
    top, foot, disc = u(68), h - u(30), u(36)
    pic, room = min(u(170), round(h * 0.36)), w - u(30) - disc - u(12)
    rows: list[tuple[int, text.TextBlock, int]] = []
    tall = 0
    for number, size in enumerate((16.4, 15.4, 15, 14.2, 13.4)):
        rows, tall = _levels(card, px_of(size, z), room, disc)
        give = top + pic + u(6) + tall - foot
        if give <= (0 if number == 0 else pic - u(60)):
            break
    pic -= min(max(0, top + pic + u(6) + tall - foot), pic - u(60))
    skin.picture(out, pygame.Rect(u(15), top, w - u(30), pic), z, card.id, "fear", ())
    y = top + pic + u(6)
    spread = max(0, foot - y - tall) // max(1, len(rows))
    for number, block, height in rows:
        height += spread
        if number == card.level:
            skin.plate(out, pygame.Rect(u(9), y + u(1), w - u(18), height - u(2)), z, "#FBF3FF", FEAR, 1.6)
        elif number > 1 and number - 1 != card.level:
            pygame.draw.line(out, shown("#A898B4"), (u(15), y), (w - u(15), y), max(1, round(z)))
        out.blit(skin.numeral(number, disc, "fear"), (u(15), y + (height - disc) // 2))
        block.draw(out, (u(15) + disc + u(12), y + (height - block.height) // 2))
        y += height
    footer(out, card, z)


def hand_fear(out: pygame.Surface, card: CardData, z: float) -> None:
    """A fear card in the hand's shape: only the level that counts."""
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    level = min(max(card.level, 1), max(1, len(card.text)))
    out.blit(skin.numeral(level, u(38), "fear"), (u(9), u(9)))
    title(out, card.title, pygame.Rect(u(54), u(6), w - u(62), u(46)), z, (18, 17, 16, 15, 14))
    words = card.text[level - 1 : level]
    one = replace(card, text=words, thresholds=())
    top, pic, room = u(57), u(112), w - u(24)
    usual = h - u(8) - top - pic - u(6)
    body, give = fit_body(one, room, z, False, (16.6, 15.6, 15, 14.2, 13.2, 12.4), usual, pic - u(40))
    pic -= give
    skin.picture(out, pygame.Rect(u(11), top, w - u(22), pic), z, card.id, "fear", ())
    text_top = top + pic + u(5)
    body.draw(out, pygame.Rect(u(12), text_top, room, h - u(8) - text_top), z, False)


def tall_invader(out: pygame.Surface, card: CardData, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    out.blit(skin.numeral(card.stage, u(46)), (u(13), u(11)))
    title(out, card.title, pygame.Rect(u(68), u(10), w - u(82), u(48)), z, (24.5, 22, 20, 18))
    top, foot, room = u(68), h - u(30), w - u(36)
    rows = _rows(card, px_of(17, z), room, u(14))
    gap = u(7)
    tall = sum(row[0].height + gap for row in rows)
    pic = foot - top - tall - u(12)
    area = pygame.Rect(u(15), top, w - u(30), pic)
    skin.picture(out, area, z, card.id, "invader", card.terrains, card.stage)
    y = area.bottom + u(9)
    for row in rows:
        spare = (room - sum(b.used for b in row)) // max(1, len(row) - 1) if len(row) > 1 else 0
        x = u(18)
        for block in row:
            block.draw(out, (x if len(row) > 1 else u(18) + (room - block.width) // 2, y))
            x += block.used + spare
        y += row[0].height + gap
    footer(out, card, z)


def _rows(card: CardData, px: int, room: int, gap: int) -> list[list[text.TextBlock]]:
    """Short paragraphs share a row (explore, build, ravage), long ones take their own."""
    rows: list[list[text.TextBlock]] = []
    for words in card.text:
        short = text.layout(words, "sans", px, room, step=round(px * 1.3), weight="Semibold")
        if short.lines == 1 and short.used < room * 0.45:
            if rows and len(rows[-1]) < 3 and rows[-1][0].used < room * 0.45:
                if sum(b.used + gap for b in rows[-1]) + short.used <= room:
                    rows[-1].append(short)
                    continue
            rows.append([short])
        else:
            small = round(px * 0.94)
            rows.append([even(words, small, room, "centre", text.line_step("sans", small), "sans")])
    return rows


def hand_invader(out: pygame.Surface, card: CardData, z: float) -> None:
    w, h = out.get_size()
    u = lambda value: round(value * z)  # noqa: E731
    out.blit(skin.numeral(card.stage, u(38)), (u(9), u(9)))
    title(out, card.title, pygame.Rect(u(54), u(6), w - u(62), u(46)), z, (18, 17, 16, 15, 14))
    top = u(57)
    skin.picture(
        out,
        pygame.Rect(u(11), top, w - u(22), h - top - u(12)),
        z,
        card.id,
        "invader",
        card.terrains,
        card.stage,
    )
