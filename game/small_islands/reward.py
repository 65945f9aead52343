"""The reward phase: objectives are revealed, houses built and paid for, island by island (rules 3.3 and 6)."""

from __future__ import annotations

from game.core.engine.agenda import Frame, Ops, Question, frame, push
from game.core.engine.combinators import note, noted
from game.small_islands import events
from game.small_islands import islands as land
from game.small_islands.effects import Mission, Reward, gain
from game.small_islands.islands import Island, Land
from game.small_islands.names import told
from game.small_islands.phases import after, colours, enter, finish, shuffled
from game.small_islands.state import ALEXIS, Ids, State
from game.small_islands.terms import RESOURCES

ops: Ops[State] = Ops()
ops.notes("built")


@ops.step("reward", phase=True)
def reward(s: State, f: Frame) -> None:
    """Clockwise from the one who has landed, each does the whole list before the next."""
    enter(s, "reward")
    order = colours(s)
    s.lander = s.lander or s.active or s.first
    start = order.index(s.lander)
    push(s, *[frame("reward.seat", colour) for colour in (*order[start:], *order[:start])], frame("reward.end"))


@ops.step("reward.seat")
def reward_seat(s: State, f: Frame) -> None:
    """Reveal, build, be paid, refill the hand, return the cards."""
    s.active = f.seat
    if f.seat == ALEXIS:
        push(s, frame("alexis.houses"))
        return
    cards = s.current.get(f.seat, ())
    if cards:
        s.used = (*s.used, (s.round, f.seat, cards))
        s.shown += 1
        s.emit(events.revealed, f.seat, cards)
        if s.out is not None:  # playouts need not look
            _say_if_skipped(s, f.seat, cards)
    push(
        s,
        frame("reward.island", f.seat),
        frame("reward.pays", f.seat),
        frame("scope", f.seat, source="reward", built=()),
        frame("reward.leave", f.seat),
    )


def _say_if_skipped(s: State, seat: str, cards: Ids) -> None:
    """Tells that nothing can be built where, for that reason, nothing is asked."""
    known = s.box.pair(cards)
    if known is not None and not s.houses_hand.get(seat):
        s.emit(events.unmet, seat, cards, "houses")
    elif known is not None and not eligible(s, seat, known[0]):
        s.emit(events.unmet, seat, cards, "mission")


def pair(s: State, seat: str) -> tuple[Mission, Reward] | None:
    """The mission and the reward a seat plays this round, if it has any and they are known."""
    return s.box.pair(s.current.get(seat, ()))


def may_build(s: State, seat: str, island: Island) -> bool:
    """The house rules, without the mission: two tiles, a free house symbol, no own house yet."""
    return island.size >= s.box.figures["island_at_least"] and island.free > 0 and seat not in island.houses


def eligible(s: State, seat: str, mission: Mission) -> list[Island]:
    """Islands that can take a house of this seat, in reading order."""
    return [island for island in land.islands(s) if may_build(s, seat, island) and mission.met(s, island)]


@ops.ask("reward.island")
class RewardIsland(Question[State]):
    """The next island to build on; asked until the houses of the hand or the islands run out, or the seat is done."""

    def options(self, s: State, f: Frame) -> list[str]:
        cards = pair(s, f.seat)
        if cards is None or not s.houses_hand.get(f.seat):
            return []
        found = [land.name_of(s, island) for island in eligible(s, f.seat, cards[0])]
        return [*found, "done"] if found else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        island = named_island(s, key)
        assert island is not None
        site = build(s, seat, island)
        s.houses_hand[seat] -= 1
        note(s, built=(*noted(s, "built", ()), site[:3]))
        push(s, frame("reward.island", seat))


def named_island(s: State, key: str) -> Island | None:
    """The island of "island:0,0" or "island:0,0/nw": any of its cells names it. None where that names none or two."""
    if not key.startswith("island:"):
        return None
    at, _, corner = key[7:].partition("/")
    try:
        column, row = map(int, at.split(","))
    except ValueError:
        return None
    if corner:
        return land.island_of(s, (column, row, land.area_at(s, (column, row), corner)))
    found = land.islands_on(s, (column, row))
    return found[0] if len(found) == 1 else None


def build(s: State, colour: str, island: Island) -> tuple[int, int, int, int]:
    """A house on the island's first free symbol; returns the symbol."""
    site = land.free_site(s, island)
    assert site is not None
    land.add_house(s, site, colour)
    if s.out is not None:
        s.emit(events.built, colour, site[0], site[1], island.at, told(s, land.island_of(s, site[:3])))
    return site


@ops.step("reward.pays")
def reward_pays(s: State, f: Frame) -> None:
    """Each island built on is paid for, in the order of building."""
    built: tuple[Land, ...] = noted(s, "built", ())
    cards = pair(s, f.seat)
    if cards is None:
        return
    steps = range(len(cards[1].program))
    push(s, *[frame("reward.pay", f.seat, island=where, n=n) for where in built for n in steps])


@ops.step("reward.pay", "island n")
def reward_pay(s: State, f: Frame) -> None:
    """One count of the reward for one island."""
    cards = pair(s, f.seat)
    assert cards is not None
    instruction = cards[1].program[f.get("n")]
    instruction.call(s, f, **instruction.args)


@ops.ask("reward.symbol", "island per plus")
class RewardSymbol(Question[State]):
    """Which resource counts."""

    def options(self, s: State, f: Frame) -> list[str]:
        island = land.island_of(s, f.get("island"))
        return [f"symbol:{one}" for one in RESOURCES if island is not None and island.count(one)]

    def args(self, s: State, f: Frame) -> tuple:
        island = land.island_of(s, f.get("island"))
        return (island.at if island else (), f.get("per"), f.get("plus"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        island = land.island_of(s, f.get("island"))
        assert island is not None
        gain(s, seat, f.get("per") * island.count(key[7:]) + f.get("plus"), "reward", f.get("island"), told(s, island))


@ops.ask("reward.discovery", "island keep")
class RewardDiscovery(Question[State]):
    """Which of the drawn discovery tokens is kept."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"discovery:{value}" for value in sorted(set(s.drawn.get(f.seat, ())), key=str) if value != "?"]

    def args(self, s: State, f: Frame) -> tuple:
        return (len(s.drawn.get(f.seat, ())), f.get("keep"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        drawn = list(s.drawn[seat])
        value = next(value for value in drawn if str(value) == key[10:])
        drawn.remove(value)
        s.discovery[seat] = (*s.discovery.get(seat, ()), value)
        s.emit(events.discovery, seat, 1, "kept")
        s.emit(events.kept, seat, value, to=(seat,))
        if f.get("keep") > 1 and drawn:
            s.drawn[seat] = tuple(drawn)
            push(s, f.put(keep=f.get("keep") - 1))
            return
        s.drawn[seat] = ()
        s.aside[seat] = (*s.aside.get(seat, ()), *drawn)


@ops.step("reward.leave")
def reward_leave(s: State, f: Frame) -> None:
    """Discovery tokens not kept go back, houses come to the hand, the cards are returned."""
    seat = f.seat
    if s.aside.get(seat):
        s.discovery_pool = shuffled(s, tuple(sorted((*s.discovery_pool, *s.aside[seat]), key=str)))
        s.aside[seat] = ()
    more = max(0, min(s.box.figures["houses"]["hand"] - s.houses_hand.get(seat, 0), s.houses_reserve.get(seat, 0)))
    if more:
        s.houses_hand[seat] = s.houses_hand.get(seat, 0) + more
        s.houses_reserve[seat] -= more
        s.emit(events.houses, seat, more)
    for card in s.current.get(seat, ()):
        _give_back(s, card)
    s.current[seat] = ()


def _give_back(s: State, card: str) -> None:
    shelf = f"returned_{s.box.kind_of(card)}s"
    setattr(s, shelf, (*getattr(s, shelf), card))


@ops.step("reward.end")
def reward_end(s: State, f: Frame) -> None:
    """The end of the game, or a new pile of cards and the next first player."""
    if s.ending or not s.ships_left:
        finish(s, s.ending or "ships")
        return
    back = [card for cards in s.put_back.values() for card in cards]
    s.put_back = dict.fromkeys(s.put_back, ())
    for kind in ("objective", "mission", "reward"):
        deck, returned = getattr(s, f"deck_{kind}s"), getattr(s, f"returned_{kind}s")
        mine = [card for card in back if s.box.kind_of(card) == kind]
        if returned or mine:
            setattr(s, f"deck_{kind}s", shuffled(s, tuple(sorted((*deck, *returned, *mine)))))
            setattr(s, f"returned_{kind}s", ())
    s.first = after(s, s.lander)
    s.emit(events.first, s.first)
