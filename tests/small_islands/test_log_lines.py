"""Every event that the log is to say has a line, and no other."""

from game.small_islands.events import EVENTS
from game.small_islands.words.table import LINES


def test_every_event_has_its_line() -> None:
    assert set(LINES) == {kind for kind, declared in EVENTS.items() if declared.log}
