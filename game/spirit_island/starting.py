"""What the table's setting asks before the first turn: presence on a coast of choice, and only then the first explore."""

from __future__ import annotations

from game.core.engine.agenda import Frame, Ops, Question, frame, push
from game.spirit_island import events, sea
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.invader_phase import by_board, card_lands, explore_source
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


# ------------------------------------------------------------------------------------------------ what a scenario adds


def by_scenario(s: State) -> tuple[Frame, ...]:
    """What a scenario does once all else is set."""
    if not s.scenario:
        return ()
    rules = s.box.scenarios[s.scenario]
    ahead = (frame("build"), frame("explore"), frame("advance")) * rules.ahead
    return (*ahead, frame("setup.scenario"))


@ops.step("setup.scenario")
def set_scenario(s: State, f: Frame) -> None:
    """Pieces that leave the island, what comes to the lands to be held, cards for each spirit."""
    rules = s.box.scenarios[s.scenario]
    for land, kind in [key for key in s.pieces if key[1] in rules.clears]:
        del s.pieces[(land, kind)]
    for seat in s.seats:
        for deck in rules.draws:
            cards = getattr(s, f"{deck}_deck")
            s.hand[seat] = (*s.hand[seat], *cards[:1])
            setattr(s, f"{deck}_deck", cards[1:])
    if rules.heart is not None:
        for land in q.hearts(s):
            for kind, n in rules.heart.add:
                p.put(s, land, kind, 0, n)
        own = {q.owner(s, land): land for land in q.hearts(s)}
        asked = [frame("presence.from", seat, range=0, terrain=(), here=_legal(s, seat, own[seat]), track=True,
                       source=f"scenario:{s.scenario}")
                 for seat in s.seats for _ in range(rules.heart.presence)]  # fmt: skip
        push(s, *asked, frame("setup.drawn"))


@ops.step("setup.drawn")
def tell_drawn(s: State, f: Frame) -> None:
    """Says which cards the scenario has given: the log begins with the first question, and they are in hand before it."""
    draws = len(s.box.scenarios[s.scenario].draws)
    for seat in s.seats if draws else ():
        for card in s.hand[seat][-draws:]:
            s.emit(events.card_gained, seat, card)


def _legal(s: State, seat: str, land: str) -> str:
    """The land, or the nearest one of its board that presence of the seat may enter, of equal ones the lowest number."""
    plain = q.layout(s)
    own = [one for one in plain.lands if plain.land[one].board == plain.land[land].board]
    return min(sea.enterable(s, seat, own), key=lambda one: plain.distance[land][one])


def first_explore(s: State) -> None:
    """The first card is explored while the table is set and waits in Build; nothing is tested yet (rules 2.8, 4)."""
    card = s.invader_deck[0]
    s.invader_deck = s.invader_deck[1:]
    s.build_slot = (card,)
    lands = [land for land in card_lands(s, card) if explore_source(s, land)]
    for land in lands:
        p.put(s, land, "explorer")
    further = s.box.scenarios[s.scenario].explorers if s.scenario else 0
    for own in by_board(s, lands) if further else ():
        p.put(s, own[0], "explorer", 0, further)
