"""What the log of Small Islands can be filtered by, and what its lines refer to."""

from __future__ import annotations

from game.core.engine.decision import Event
from game.small_islands.events import EVENTS

GROUPS: dict[str, tuple[str, ...]] = {
    "tiles": ("taken", "placed", "joined", "token", "landed", "refilled", "stuck", "stuck-hand"),
    "points": ("built", "scored", "revealed", "unmet", "rests", "discovery", "kept", "looked", "final"),
}
# The messages of a line, where there are several or their name is not the event's.
MESSAGES: dict[str, tuple[str, ...]] = {
    "token": ("isle-log-token", "isle-log-token-port"),
    "landed": ("isle-log-landed", "isle-log-landed-grey"),
    "drew": ("isle-log-drew-cards", "isle-log-drew-hidden"),
    "ready": ("isle-log-chosen",),
    "chose": ("isle-log-chose-current", "isle-log-chose-next"),
    "scored": ("isle-log-scored-reward", "isle-log-scored-other"),
    "discovery": ("isle-log-discovery-drawn", "isle-log-discovery-kept"),
    "houses": ("isle-log-restocked",),
    "blocked-ship": ("isle-log-blocked",),
    "final": ("isle-log-scored-alexis",),
}
SHOWN = ("revealed", "drew")  # their cards are looked at from the log


def links(event: Event) -> list[tuple[str, str]]:
    """("cell", "1,0") and ("card", "card:o01") of what an event names."""
    found: list[tuple[str, str]] = []
    fields = EVENTS.read(event)
    if "column" in fields:
        found.append(("cell", f"{fields['column']},{fields['row']}"))
    if event.kind in SHOWN and isinstance(fields["cards"], tuple):
        found += [("card", f"card:{card}") for card in fields["cards"] if card != "?"]
    return found
