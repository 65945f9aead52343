"""What the table's setting asks before the first turn: presence on a coast of choice, and only then the first explore."""

from __future__ import annotations

from game.core.engine.agenda import Frame, Ops, Question, frame
from game.spirit_island import events
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.invader_phase import card_lands, explore_source
from game.spirit_island.state import State

ops: Ops[State] = Ops()


def asked(s: State) -> tuple[Frame, ...]:
    """The questions of the set-up with the first explore after them; () where nothing is asked."""
    found: list[Frame] = []
    for seat in s.seats:
        for line in s.box.spirits[s.spirits[seat]].setup:
            if line["to"].get("coastal"):
                found += [frame("setup.land", seat)] * line["add_presence"]
    return (*found, frame("setup.explore")) if found else ()


@ops.ask("setup.land")
class SetupLand(Question[State]):
    """A coastal land of the starting board for presence."""

    def options(self, s: State, f: Frame) -> list[str]:
        table = q.layout(s)
        own = [land for land in table.lands if table.land[land].board == s.home[f.seat]]
        return [f"land:{land}" for land in own if table.land[land].coastal]

    def source(self, s: State, f: Frame) -> str:
        return "setup"

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.emit(events.presence_added, seat, key[5:], "setup")
        p.add_presence(s, seat, key[5:])


@ops.step("setup.explore")
def explore_now(s: State, f: Frame) -> None:
    s.shown += 1
    first_explore(s)


def first_explore(s: State) -> None:
    """The first card is explored while the table is set and waits in Build; nothing is tested yet (rules 2.8, 4)."""
    card = s.invader_deck[0]
    s.invader_deck = s.invader_deck[1:]
    s.build_slot = (card,)
    for land in [land for land in card_lands(s, card) if explore_source(s, land)]:
        p.put(s, land, "explorer")
