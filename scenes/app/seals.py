"""What must not be shown of a game while its seats have secrets: the seed deals every hand again, whoever knows it.

So it is sealed until the end: in lists, on the table, in what is copied, shared, reported or spoken. What stands inside the file
of a save is not: that file is the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.core.errors import TidetableError
from scenes.app import game_list

if TYPE_CHECKING:
    from game.core.engine.decision import Setup
    from game.core.play.save import Save
    from game.core.play.session import Session
    from scenes.app.scene import Host


class Seen(Protocol):
    """A session, or one that is only looked at from an earlier moment."""

    @property
    def whole(self) -> Session:
        """All of it."""


def sealed(session: Seen) -> bool:
    """Whether the seed of this game, and what its other seats chose, would tell somebody here what is not theirs to know.

    Against bots, too. Not where one sits alone, where nobody looks on, or once the game is over.
    """
    whole = session.whole
    if not whole.rules.has_secrets or whole.result is not None:
        return False
    seats = whole.state.seats
    return len(seats) > 1 and any(whole.control(seat) == "human" for seat in seats)


def sealed_save(kept: Save) -> bool:
    """The same of a save that was not opened; of a game that is not known here it is taken for granted."""
    seats = kept.setup.get("seats") or ()
    return not kept.note.get("over") and has_secrets(kept.game, len(seats), str(kept.setup.get("mode", "")))


def has_secrets(game: str, seats: int, mode: str = "") -> bool:
    """Whether so many seats of this game have secrets from each other."""
    found = next((box for box in game_list.boxes() if box.id == game), None)
    if seats < 2 or found is None:
        return seats > 1
    try:
        return found.entry.table("", mode).secrets
    except TidetableError:  # its data cannot be read: then nothing of it is shown
        return True


def seed_line(app: Host, setup: Setup) -> str:
    """The seed in words; of a game with secrets marked where somebody knew it before the first move."""
    return seed_words(app, str(setup.seed), setup.typed and has_secrets(setup.game, len(setup.seats), setup.mode))


def seed_words(app: Host, seed: str, typed: bool) -> str:
    """The same from its parts."""
    return app.t("score-seed-typed" if typed else "score-seed", seed=seed)
