"""Which sound an event of a game has. By the event's kind; kinds that are not here make no sound."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

MOST = 3  # sounds of one decision; the weightiest are kept

OF_KIND = {
    "moved": "tap", "added": "settle", "presence-added": "settle", "presence-moved": "tap", "replaced": "settle",
    "removed": "tap", "destroyed": "thud", "presence-destroyed": "thud", "damaged": "tap", "healed": "glow",
    "card-played": "card", "card-gained": "card", "card-drawn": "card", "card-given": "card", "card-forgotten": "page",
    "cards-reclaimed": "shuffle", "reshuffled": "shuffle", "power-used": "water", "threshold": "glow",
    "innate-level": "glow", "elements": "glow", "energy": "glow", "defend": "shield", "fear": "chime",
    "fear-earned": "chimes", "fear-card": "page", "terror": "gong", "invader-card": "page", "ravage": "drums",
    "build": "hammer", "explore": "steps", "stage-ii": "hammer", "skipped": "shield", "blight": "rot",
    "cascade": "rots", "blight-removed": "glow", "growth": "water", "phase": "tick", "turn": "turn",
    # the other games
    "placed": "settle", "taken": "page", "token": "tap", "built": "hammer", "landed": "water", "scored": "glow",
    "refilled": "tap", "revealed": "page", "expedition": "page", "stuck": "shield", "drew": "card", "discovery": "chime",
    "final": "gong",
}  # fmt: skip
# Heavier ones win when one decision has many events.
WEIGHT = ("win", "loss", "gong", "rots", "rot", "drums", "chimes", "chime", "turn", "thud", "hammer", "water", "card",
          "steps", "shield", "page", "shuffle", "settle", "tap", "glow", "tick")  # fmt: skip


def sound_of(event: Any) -> str:
    """The sound of an event (anything with `kind` and `args`), or ""."""
    if event.kind == "result":
        return "win" if str(event.args[0] if event.args else "").startswith("win") else "loss"
    return OF_KIND.get(event.kind, "")


def chosen(events: Iterable[Any]) -> list[str]:
    """The sounds for the events of one decision: no sound twice, at most three, in the order they happened."""
    found = list(dict.fromkeys(name for name in map(sound_of, events) if name))
    if "win" in found or "loss" in found:
        return [name for name in found if name in ("win", "loss")]
    kept = sorted(found, key=WEIGHT.index)[:MOST]
    return [name for name in found if name in kept]
