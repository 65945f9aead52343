"""What the log of Spirit Island can be filtered by, and what its lines refer to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.engine.decision import Event
from game.spirit_island.events import EVENTS

GROUPS: dict[str, tuple[str, ...]] = {
    "invaders": (
        "invader-card", "ravage", "build", "explore", "skipped", "stage-ii", "added", "blight", "cascade", "advance",
        "further", "uprising", "military-response", "damaged", "destroyed", "dreamt", "removed", "replaced",
    ),
    "cards": (
        "card-played", "card-gained", "card-drawn", "card-forgotten", "card-given", "cards-reclaimed", "reshuffled",
        "power-used", "innate-level", "threshold", "fear-card", "fear-earned", "fear-revealed",
    ),
}  # fmt: skip
LANDS = ("land", "from", "to", "target", "place")


# What a field is in the line about it, where that is not its own name; a "seat" is "who" in all of them.
ROLES: dict[str, dict[str, str]] = {
    "turn": {"n": "turn"},
    "card-given": {"target": "other"},
    "power-used": {"where": "target"},
    "innate-level": {"level": "level0"},
    "presence-added": {"source": "track"},
    "fear-card": {"card": "fear"},
    "fear-revealed": {"card": "fear"},
    "invader-card": {"card": "invader"},
    "ravage": {"damage": "n"},
    "replaced": {"with": "into"},
    "blight-card": {"card": "blight-card"},
    "cascade": {"land": "to"},
    "lasting": {"effect": "lasting", "where": "place"},
}


def roles(event: Event) -> Iterator[tuple[str, Any]]:
    """(what it is in the line, value) of each field of an event."""
    own = ROLES.get(event.kind, {})
    for field, value in EVENTS.read(event).items():
        yield own.get(field, "who" if field == "seat" else field), value


def links(event: Event) -> list[tuple[str, str]]:
    """("land", id) and ("card", "kind:id") of what an event names."""
    found: list[tuple[str, str]] = []
    for name, value in roles(event):
        if name in LANDS and isinstance(value, str) and value[:1].isupper() and value[1:].isdigit():
            found.append(("land", value))
        elif name in ("card", "fear", "invader", "blight-card") and value != "?":
            found.append(("card", f"{name}:{value}"))
        elif name == "power" and str(value).startswith("card:"):
            found.append(("card", str(value)))
        elif name == "cards":
            found += [("card", f"card:{card}") for card in value if card != "?"]
    return list(dict.fromkeys(found))
