"""The other players in the right panel and in its rail."""

from __future__ import annotations

from typing import Any

import pygame

from scenes.app import game_list
from scenes.draw import paper, theme
from scenes.draw.theme import INK
from scenes.games.spirit_island.sheet import ELEMENTS, entry, presence_icon, speed_badge
from scenes.table.panel import Panel


def partner(part: Panel, canvas: pygame.Surface, box: pygame.Rect, seat: str) -> None:
    """Another player: portrait, figures, elements, cards in play, whether they are done."""
    model, k, view, px = part.model, part.kit, part.model.view, part.px
    token = theme.player(model.colours[seat])
    canvas.blit(paper.box(box.size, k.scale, theme.PARTNER_BOX, radius=8, line_width=1.6, edge=token.colour), box)
    spirit = view.spirits[seat]
    x, right = box.x + px(17), box.right - px(10)
    side = px(56)
    face = game_list.portrait(k, entry(model, spirit), side)
    canvas.blit(face, (x, box.y + px(9)))
    disc = presence_icon(k, model.colours[seat], 24)
    canvas.blit(disc, (x + side - px(20), box.y + px(45)))
    name = model.t(f"name-spirit-{spirit}")
    room = right - x - side - px(12)
    size = 18.0
    while size > 14.5 and k.block(name, room, size, "serif-semi").lines > 1:
        size -= 0.5
    block = k.block(name, room, size, "serif-semi")
    block.draw(canvas, (x + side + px(12), box.y + px(8)))
    part.rich(canvas, model.names[seat], pygame.Rect(x + side + px(12), box.y + px(9) + block.height, room, px(20)), 16)
    y = max(box.y + px(72), box.y + px(32) + block.height)
    plays = model.facts.circle(view, seat, "plays")
    figures(part, canvas, pygame.Rect(x, y, right - x, px(26)), _figures(view, seat, plays), 25, 17)
    have = model.facts.elements(view, seat)
    held = [e for e in ELEMENTS if have.get(e)]
    y += px(29)
    for n, element in enumerate(held):
        step = min(px(46), (right - x) // max(1, len(held)))
        at = x + px(12) + n * step
        k.icon(canvas, element, (at, y + px(13)), 23)
        k.text(canvas, str(have[element]), (at + px(14), y + px(13)), 16, "sans-bold", INK, "midleft")
    if held:
        y += px(30)
    open_now = model.open_question(seat)
    state = model.t("table-acts" if open_now else "table-waits", who=model.names[seat])
    foot = pygame.Rect(x - px(3), box.bottom - px(38), right - x + px(3), px(31))
    played = list(view.played[seat])
    for n, card in enumerate([*played, *view.hand[seat]]):
        line = pygame.Rect(x, y, right - x, px(26))
        if line.bottom > foot.y - px(4):
            break
        inside = n < len(played)
        used = f"card:{card}" in view.used[seat]
        name = model.t(f"name-card-{card}")
        word = model.t("table-used") if used else ("" if inside else model.t("table-in-hand"))
        sign, wide = "", k.width(word, 15) if word else 0
        if word and k.width(name, 15) > right - x - px(34) - wide:
            sign, word, wide = "check" if used else "card", "", px(20)
        block = k.block(name, right - x - px(32) - wide, 16, "sans", INK if inside else theme.INK_SECOND)
        line.h = max(line.h, block.height + px(4))  # a long name takes two lines
        if line.bottom > foot.y - px(4):
            break
        badge = speed_badge(k, model.facts.speed(view, f"card:{card}"), 21)
        canvas.blit(badge, badge.get_rect(midleft=(x, line.centery)))
        if word:
            k.text(canvas, word, (right, line.centery), 15, "sans", theme.INK_SECOND, "midright")
        elif sign:
            k.icon(canvas, sign, (right - px(9), line.centery), 18, theme.INK_SECOND)
        block.draw(canvas, (x + px(28), line.centery - block.height // 2))
        y = line.bottom
    good = not open_now
    canvas.blit(k.rounded(foot.w, foot.h, 6, theme.GOOD_BOX if good else theme.ROW_CHOSEN, None, INK, 1.4), foot)
    k.icon(canvas, "check" if good else "time", (foot.x + px(16), foot.centery), 19, theme.GOOD if good else INK)
    k.text(canvas, state, (foot.x + px(31), foot.centery), 15.5, "sans-semi", INK, "midleft", foot.w - px(38))
    _partner_item(part, box, seat, state, have)


def partner_rail(part: Panel, canvas: pygame.Surface, box: pygame.Rect, seat: str) -> None:
    """Another player in the rail."""
    model, k, view, px = part.model, part.kit, part.model.view, part.px
    token = theme.player(model.colours[seat])
    canvas.blit(paper.box(box.size, k.scale, theme.PARTNER_BOX, radius=8, line_width=1.6, edge=token.colour), box)
    x, right = box.x + px(14), box.right - px(6)
    disc = presence_icon(k, model.colours[seat], 24)
    canvas.blit(disc, (x, box.y + px(6)))
    k.text(canvas, model.names[seat], (x + px(31), box.y + px(18)), 16.5, "serif-bold", INK, "midleft", right - x - px(31))
    y = box.y + px(33)
    name = model.t(f"name-spirit-{view.spirits[seat]}")
    block = k.block(name, right - x, 14.5, "serif-semi")
    if box.h > px(150) or block.lines == 1:
        block.draw(canvas, (x, y))
        y += block.height + px(2)
    plays = model.facts.circle(view, seat, "plays")
    figures(part, canvas, pygame.Rect(x, y, right - x, px(24)), _figures(view, seat, plays)[:3], 20, 15)
    y += px(26)
    have = model.facts.elements(view, seat)
    held = [e for e in ELEMENTS if have.get(e)]
    low = box.bottom - px(30)
    for n, element in enumerate(held):
        row, column = divmod(n, 4)
        at = (x + px(9) + column * px(34), y + px(10) + row * px(23))
        if at[1] + px(10) > low:
            break
        k.icon(canvas, element, at, 19)
        k.text(canvas, str(have[element]), (at[0] + px(11), at[1]), 15, "sans-bold", INK, "midleft")
    open_now = model.open_question(seat)
    foot = pygame.Rect(x - px(3), box.bottom - px(28), right - x + px(1), px(22))
    canvas.blit(k.rounded(foot.w, foot.h, 6, theme.ROW_CHOSEN if open_now else theme.GOOD_BOX, None, INK, 1.2), foot)
    k.icon(canvas, "time" if open_now else "check", (foot.x + px(12), foot.centery), 15, INK if open_now else theme.GOOD)
    word = model.t("table-acts-short" if open_now else "table-waits-short")
    k.text(canvas, word, (foot.x + px(24), foot.centery), 14.5, "sans-semi", INK, "midleft", foot.w - px(28))
    _partner_item(part, box, seat, word, have)


def _figures(view: Any, seat: str, plays: int) -> list[tuple[str, str]]:
    """Energy, plays left, hand, discard of a seat."""
    return [
        ("energy", str(view.energy[seat])),
        ("plays", f"{view.plays_left[seat]}/{plays}"),
        ("card", str(len(view.hand[seat]))),
        ("deck", str(len(view.discard[seat]))),
    ]


def figures(
    part: Panel, canvas: pygame.Surface, rect: pygame.Rect, rows: list[tuple[str, str]], icon: float, size: float
) -> None:
    """Icons with figures, spread over the width."""
    k, px = part.kit, part.px
    wants = [px(icon) + px(4) + k.width(said, size, "sans-bold") for _, said in rows]
    gap = max(px(4), (rect.w - sum(wants)) // max(1, len(rows) - 1) if len(rows) > 1 else 0)
    gap = min(gap, px(26))
    x = rect.x
    for (name, said), want in zip(rows, wants, strict=True):
        k.icon(canvas, name, (x + px(icon / 2), rect.centery), icon)
        k.text(canvas, said, (x + px(icon) + px(4), rect.centery), size, "sans-bold", INK, "midleft")
        x += want + gap


def _partner_item(part: Panel, box: pygame.Rect, seat: str, state: str, have: dict[str, int]) -> None:
    model, view = part.model, part.model.view
    said = [
        model.t("table-energy-n", n=view.energy[seat]),
        model.t("table-hand-n", n=len(view.hand[seat])),
        model.t("table-played-n", n=len(view.played[seat])),
        model.t("table-discarded-n", n=len(view.discard[seat])),
        *(model.t("table-element-n", n=n, element=model.t(f"icon-{e}")) for e, n in have.items() if n),
        state,
    ]
    name = model.t("table-panel-of", spirit=model.t(f"name-spirit-{view.spirits[seat]}"), who=model.names[seat])
    wanted = f"seat:{seat}" in model.shapes and f"seat:{seat}" not in model.listed
    key = f"seat:{seat}" if wanted else f"partner-{seat}"
    part.add_item(
        "button",
        name,
        box,
        model.joined(said),
        model.t("table-partner-hint"),
        key,
        True,
        "",
        (lambda: model.acts.touch(key)) if key.startswith("seat:") else (lambda: model.acts.visit(seat)),
    )
