"""Which sounds the events of one decision make. The game's declaration of an event names its sound."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.core.engine.decision import Event
from game.core.engine.events import EventKind

MOST = 3  # sounds of one decision; the weightiest are kept

# Heavier ones win when one decision has many events.
WEIGHT = ("win", "loss", "gong", "rots", "rot", "drums", "chimes", "chime", "turn", "thud", "hammer", "water", "card",
          "steps", "shield", "page", "shuffle", "settle", "tap", "glow", "tick")  # fmt: skip


def sound_of(event: Event, declared: Mapping[str, EventKind]) -> str:
    """The sound of an event, or ""; the event "result" sounds as the game ended."""
    if event.kind == "result":
        return "win" if str(event.args[0] if event.args else "").startswith("win") else "loss"
    kind = declared.get(event.kind)
    return kind.sound if kind is not None else ""


def chosen(events: Iterable[Event], declared: Mapping[str, EventKind]) -> list[str]:
    """The sounds for the events of one decision: no sound twice, at most three, in the order they happened."""
    found = list(dict.fromkeys(name for name in (sound_of(event, declared) for event in events) if name))
    if "win" in found or "loss" in found:
        return [name for name in found if name in ("win", "loss")]
    kept = sorted(found, key=WEIGHT.index)[:MOST]
    return [name for name in found if name in kept]
