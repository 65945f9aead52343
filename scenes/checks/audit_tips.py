"""Whether what comes up over a table lies where it must not: a tip, a hint or a lesson's card over the prompt, over an answer or
over what it explains. Geometry alone: nothing is drawn for it."""

from __future__ import annotations

from typing import Any

import pygame

from scenes.app.scene import Scene
from scenes.checks.audit_checks import Finding
from scenes.widgets.tooltip import tip_rect

EDGE = 2  # pixels of a card's own line: that much of it hides nothing
MOST = 16  # things of a screen whose tips are placed; more say nothing new


def judge_tips(app: Any) -> list[Finding]:
    """Everything wrong with where tips and cards lie on the topmost screen, if it is a table."""
    top = app.top
    model = getattr(top, "model", None)
    if model is None or getattr(model, "grid", None) is None or model.open or model.curtained:
        return []
    return [*_open_tip(app, model), *_tips(app, model), *_card(top, model)]


def _open_tip(app: Any, model: Any) -> list[Finding]:
    """The tip that is shown."""
    if not app.tip.text:
        return []
    return _over("tip-over", f'"{app.tip.text[:60]}"', app.tip.box, model, app.tip.near)


def _tips(app: Any, model: Any) -> list[Finding]:
    """Tips of the things on the table, as they would come up; of cards and tiles the reason why they cannot be taken."""
    out: list[Finding]
    top, out = app.top, []
    told = [item for item in top.items() if item.rect and item.focusable and (Scene.tip(top, item) or item.zone == "hand")]
    told = [item for item in told if not covered(model, item) or top.finder.item_at(item.rect.center) == item]
    step, clear = max(1, -(-len(told) // MOST)), top.keep_clear()
    for item in told[::step]:
        text = Scene.tip(top, item) or top.finder.why_of(item) or item.name
        box = tip_rect(app.kit, text, item.rect, app.screen.get_rect(), clear)
        out += _over("tip-over", f"tip of {item.role} {item.key or item.name}", box, model, item.rect)
    return out


def covered(model: Any, item: Any) -> bool:
    """Whether cards to choose from lie over it: then nobody can point at it, and the focus leads there with the cards aside."""
    return any(box.collidepoint(item.rect.center) for box in model.shields)


def _card(top: Any, model: Any) -> list[Finding]:
    """The card of a lesson or a hint; at the end of a chapter the answers of the table wait for what is chosen on it."""
    card = getattr(getattr(top, "companion", None), "card", None)  # an overlay has none
    if card is None:
        return []
    lesson = getattr(top, "lesson", None)
    over = lesson is not None and lesson.step is None
    return _over("card-over", f"card {card.key}", card.rect, model, None, not over)


def _over(
    kind: str, what: str, box: pygame.Rect, model: Any, near: pygame.Rect | None, asked: bool = True
) -> list[Finding]:
    """What of prompt, answers and the thing explained this box lies over."""
    out = []
    headed = kind == "card-over" and model.headed  # a heading says what the prompt says
    if box.inflate(-2 * EDGE, -2 * EDGE).colliderect(model.grid.prompt) and not headed:
        out.append(Finding(kind, what, f"{tuple(box)} covers the prompt"))
    for key, rect in answers(model) if asked else ():
        if box.colliderect(rect) and (clip := box.clip(rect)).w * clip.h > 8:
            out.append(Finding(kind, what, f"{tuple(box)} covers the answer {key}"))
    if near is not None and near.w * near.h > 1 and box.colliderect(near):
        out.append(Finding(kind, what, f"{tuple(box)} covers what it explains"))
    return out


def answers(model: Any) -> list[tuple[str, pygame.Rect]]:
    """(key, place) of all that may be chosen; of a land its label and what stands beside it."""
    found = [(key, rect) for key in model.shapes for rect in model.centre.label_rects([key])]
    items = [item for item in model.acts.items() if item.rect and (item.key in model.shapes or item.zone == "buttons")]
    return found + [(item.key, item.rect) for item in items if item.zone != model.centre.zone]
