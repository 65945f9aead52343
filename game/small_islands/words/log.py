"""What the log of Small Islands can be filtered by, and what its lines refer to."""

from __future__ import annotations

from game.core.engine.decision import Event

GROUPS: dict[str, tuple[str, ...]] = {
    "tiles": ("taken", "placed", "token", "landed", "refilled", "stuck", "stuck-hand"),
    "points": ("built", "scored", "revealed", "discovery", "kept", "looked", "final"),
}
CELLS = {"placed": 2, "token": 2, "landed": 2, "built": 1}  # where in an event's arguments column and row begin
CARDS = {"revealed": 1, "drew": 1}


def links(event: Event) -> list[tuple[str, str]]:
    """("cell", "1,0") and ("card", id) of what an event names."""
    found: list[tuple[str, str]] = []
    at = CELLS.get(event.kind)
    if at is not None and len(event.args) > at + 1:
        found.append(("cell", f"{event.args[at]},{event.args[at + 1]}"))
    if event.kind in CARDS and len(event.args) > CARDS[event.kind]:
        found += [("card", card) for card in event.args[CARDS[event.kind]] if isinstance(card, str) and card != "?"]
    return found
