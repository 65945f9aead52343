"""What the log of Spirit Island can be filtered by, and what its lines refer to."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.engine.decision import Event

GROUPS: dict[str, tuple[str, ...]] = {
    "invaders": (
        "invader-card", "ravage", "build", "explore", "skipped", "stage-ii", "added", "blight", "cascade", "advance",
        "damaged", "destroyed", "removed", "replaced",
    ),
    "cards": (
        "card-played", "card-gained", "card-drawn", "card-forgotten", "card-given", "cards-reclaimed", "reshuffled",
        "power-used", "innate-level", "threshold", "fear-card", "fear-earned",
    ),
}  # fmt: skip
LANDS = ("land", "from", "to", "target", "place")


def links(event: Event, names: Mapping[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    """("land", id) and ("card", "kind:id") of an event's arguments; `names` says what each argument is."""
    found: list[tuple[str, str]] = []
    for name, value in zip(names.get(event.kind, ()), event.args, strict=False):
        if name in LANDS and isinstance(value, str) and value[:1].isupper() and value[1:].isdigit():
            found.append(("land", value))
        elif name in ("card", "fear", "invader") and value != "?":
            found.append(("card", f"{name}:{value}"))
        elif name == "power" and str(value).startswith("card:"):
            found.append(("card", str(value)))
        elif name == "cards":
            found += [("card", f"card:{card}") for card in value if card != "?"]
    return list(dict.fromkeys(found))
