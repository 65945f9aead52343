"""What the others have done since a player's own last turn, to be marked on the map."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from game.core.play.session import Session


def since_own(session: Session, seat: str, kinds: Collection[str]) -> Iterator[Mapping[str, object]]:
    """The values of events of these kinds by others since this seat's own last one, the latest first. An event says in its
    field `seat` whose it is; what follows from the own answer is the own, too."""
    for entry in reversed(session.log):
        own = False
        for event in reversed(entry.events):
            if event.kind in kinds:
                told = session.rules.events.read(event)
                own = own or told["seat"] == seat
                if not own:
                    yield told
        if own:
            return
