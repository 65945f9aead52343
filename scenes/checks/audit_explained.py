"""Whether everything on a table that can be pointed at says what it is. Geometry and words alone: nothing is drawn for it."""

from __future__ import annotations

from typing import Any

from scenes.app.scene import Scene
from scenes.checks.audit_checks import Finding

WORDS = ("heading", "text", "prompt")  # roles that are read as they stand


def judge_explained(app: Any) -> list[Finding]:
    """Everything that explains nothing on the topmost screen, if it is a table."""
    top = app.top
    model = getattr(top, "model", None)
    if model is None or getattr(model, "grid", None) is None or model.curtained:
        return []
    return [*_items(top, model), *([] if model.open else _parts(model))]


def _items(top: Any, model: Any) -> list[Finding]:
    """Things of the panels, the map and the hand. What is chosen on the map has its preview, a card is shown large."""
    out = []
    for item in top.items():
        if item.rect is None or item.widget is not None or item.role in WORDS or item.zone == "prompt" or item.role == "card":
            continue
        if item.key in model.shapes and item.zone == model.centre.zone:
            continue
        if not Scene.tip(top, item):
            out.append(Finding("unexplained", f"{item.role} {item.key or item.name}", f"{tuple(item.rect)} has no tip"))
    return out


def _parts(model: Any) -> list[Finding]:
    """What stands on the map: wherever a part answers, the game explains it."""
    inner, seen, out = model.centre.inner, set(), []
    step = max(6, model.kit.px(18))  # the smallest piece is 22 px wide
    for x in range(inner.x + step // 2, inner.right, step):
        for y in range(inner.y + step // 2, inner.bottom, step):
            part = model.centre.part_at((x, y))
            if part is None or part[0] in seen:
                continue
            seen.add(part[0])
            about = model.about(part[0])
            if about is None or not about.lines:
                out.append(Finding("unexplained", f"part {part[0]}", f"{tuple(part[1])} has no explanation"))
    return out
