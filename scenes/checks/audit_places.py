"""What the audit holds against where things stand on a table: pieces over the border of their land, rings round nothing,
answers that lie over each other. Geometry alone: no pixel is read.
"""

from __future__ import annotations

from typing import Any

from scenes.checks.audit_checks import Finding

LEAST_SEEN = 0.4  # of an answer's box must answer to the pointer
GRID = (0.1, 0.3, 0.5, 0.7, 0.9)
GROUND = ("land", "place")  # larger than the box they are known by: what lies on them is hit first


def judge_places(app: Any) -> list[Finding]:
    """Everything that stands where it must not, where a table is on top."""
    top = app.top
    model = getattr(top, "model", None)
    if model is None or not hasattr(model, "centre") or model.curtained:
        return []
    return [*_astray(model), *_rings(top), *_answers(top, model)]


def _astray(model: Any) -> list[Finding]:
    return [Finding("piece-outside", what, detail) for what, detail in model.centre.astray()]


def _rings(top: Any) -> list[Finding]:
    out = []
    for name, drawn, around in top.rings():
        if around is None or not drawn.inflate(4, 4).contains(around):
            there = "nothing is there" if around is None else f"it is at {tuple(around)}"
            out.append(Finding("ring-empty", name, f"the ring is at {tuple(drawn)}, {there}"))
    return out


def _answers(top: Any, model: Any) -> list[Finding]:
    """Answers of which too little can be hit, because others lie over them."""
    out = []
    shields = getattr(model, "shields", [])
    for item in top.items():
        if item.key not in model.shapes or item.rect is None or item.role in GROUND or not item.focusable or model.open:
            continue
        rect = item.rect if item.clip is None else item.rect.clip(item.clip)
        if not rect.w or not rect.h or (item.zone == "board" and rect.collidelist(shields) >= 0):
            continue
        found = [top.finder.item_at((int(rect.x + rect.w * x), int(rect.y + rect.h * y))) for x in GRID for y in GRID]
        own = sum(other is not None and other.key == item.key for other in found)
        over = [other.key for other in found if other is not None and other.key != item.key and other.key in model.shapes]
        if own < LEAST_SEEN * len(found) and over:
            most = max(set(over), key=over.count)
            out.append(Finding("option-overlap", item.key, f"{most} lies over {1 - own / len(found):.0%} of it"))
    return out
