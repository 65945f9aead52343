"""The course of the game as a script: starting tiles, preparation, exploration, rounds (rules 2 and 3)."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.engine import rng
from game.core.engine.agenda import Frame, Ops, Question, frame, push
from game.core.engine.combinators import together
from game.core.engine.known import HIDDEN
from game.small_islands import events, names, placement
from game.small_islands.state import ALEXIS, GREY, Ids, State

ops: Ops[State] = Ops()


def colours(s: State) -> Ids:
    """Who takes turns, clockwise: the seats, and Alexis when he plays."""
    return (*s.seats, ALEXIS) if s.alexis else s.seats


def after(s: State, colour: str) -> str:
    """The next one clockwise."""
    order = colours(s)
    return order[(order.index(colour) + 1) % len(order)]


def shuffled(s: State, items: tuple[Any, ...]) -> tuple[Any, ...]:
    s.rng, items = rng.shuffled(s.rng, items)
    return items


def enter(s: State, phase: str) -> None:
    s.phase = phase
    s.step = ""
    s.emit(events.phase, phase)


def finish(s: State, ending: str) -> None:
    """The game is over at once: what was still to happen is dropped, the final scoring follows."""
    s.ending = ending
    s.emit(events.ended, ending)
    s.agenda.clear()
    push(s, frame("final"))


# ------------------------------------------------------------------------------------------------ setting the table


@ops.step("setup")
def setup(s: State, f: Frame) -> None:
    """The first player lays the starting tiles in the middle of the table."""
    enter(s, "setup")
    s.active = s.first
    if not s.starts:
        s.starts = tuple(s.box.starts)
    push(s, *[frame("setup.start", s.first) for _ in range(len(set(s.box.starts.values())))])


@ops.ask("setup.start")
class SetupStart(Question[State]):
    """Which starting tile, and which of its faces."""

    def options(self, s: State, f: Frame) -> list[str]:
        if not s.cells:
            return [f"tile:{each}" for each in s.starts]
        coast = placement.coast(s)
        return [f"tile:{each}" for each in s.starts if coast.fits_somewhere(s.box.faces[each])]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        push(s, frame("setup.cell", seat, tile=key[5:]))


@ops.ask("setup.cell", "tile")
class SetupCell(Question[State]):
    """Where it lies: the first one in the middle, the others by the rules of placement."""

    def options(self, s: State, f: Frame) -> list[str]:
        face = s.box.faces[f.get("tile")]
        if not s.cells and not s.ships:
            return [f"cell:0,0/r{by}" for by in face.rotations]
        return placement.coast(s).keys(face)

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("tile"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        tile = f.get("tile")
        starts = s.box.starts
        s.starts = tuple(each for each in s.starts if starts[each] != starts[tile])
        set_down(s, seat, tile, key)


def set_down(s: State, seat: str, tile: str, key: str) -> None:
    """Places a tile where an option key says."""
    place = placement.read_cell(key)
    assert place is not None
    lay(s, seat, tile, place)


def lay(s: State, colour: str, tile: str, place: placement.Place) -> None:
    """A tile comes to lie on the table; told are also the islands that it joins."""
    before = names.numbers(s) if s.out is not None else {}
    placement.put_tile(s, place.cell, tile, place.turns)
    placed_last(s, colour)
    s.emit(events.placed, colour, tile, *place.cell, place.turns)
    for number, others in names.gone(s, before):
        s.emit(events.joined, number, others, *place.cell)


def placed_last(s: State, colour: str) -> None:
    s.last_placed = colour
    s.placings = (colour, *(each for each in s.placings if each != colour))


@ops.step("deal")
def deal(s: State, f: Frame) -> None:
    """Stacks, display, hands and the first cards (rules 2, 4-9)."""
    figures, box = s.box.figures, s.box
    s.starts = ()
    s.shown += 1
    s.reserve = shuffled(s, box.tiles)
    s.discovery_pool = shuffled(s, tuple(figures["discovery"]))
    shown = figures["display"]
    s.display, s.reserve = s.reserve[:shown], s.reserve[shown:]
    for at, tile in enumerate(s.display):
        s.emit(events.refilled, at, tile, "reserve")
    for seat in s.seats:
        s.hand[seat], s.reserve = s.reserve[: figures["hand"]], s.reserve[figures["hand"] :]
    if s.mode == "advanced":
        s.deck_missions = shuffled(s, tuple(box.missions))
        s.deck_rewards = shuffled(s, tuple(box.rewards))
    else:
        s.deck_objectives = shuffled(s, tuple(box.objectives))
    for seat in s.seats:
        s.next[seat] = _draw_cards(s, 1)
        s.emit(events.drew, seat, s.next[seat], to=(seat,))
    if s.alexis:
        _expedition(s)


def _draw_cards(s: State, n: int) -> Ids:
    """So many objectives; in the advanced mode so many missions, then so many rewards."""
    if s.mode == "advanced":
        cards = (*s.deck_missions[:n], *s.deck_rewards[:n])
        s.deck_missions, s.deck_rewards = s.deck_missions[n:], s.deck_rewards[n:]
        return cards
    cards, s.deck_objectives = s.deck_objectives[:n], s.deck_objectives[n:]
    return cards


def _expedition(s: State) -> None:
    """Alexis's stack: so many random explore and landing cards as his card says."""
    card = s.box.alexis_card(s.alexis)
    stack: list[str] = []
    for action, n in (("explore", card.explore), ("land", card.land)):
        cards = shuffled(s, tuple(e.id for e in s.box.expeditions.values() if e.action == action))
        stack += cards[:n]
    s.expedition = shuffled(s, tuple(stack))
    s.expedition_discard = ()


# ------------------------------------------------------------------------------------------------ a round


@ops.step("round")
def round_(s: State, f: Frame) -> None:
    s.round += 1
    s.emit(events.round_, s.round)
    push(s, frame("preparation"), frame("exploration"), frame("reward"), frame("round"))


@ops.step("preparation", phase=True)
def preparation(s: State, f: Frame) -> None:
    """The navigation stack, and hidden choices of objectives; too few tiles end the game (rules 3.1)."""
    enter(s, "preparation")
    stack = s.box.figures["navigation"]
    if len(s.reserve) < stack:
        finish(s, "reserve")
        return
    s.lander = ""
    s.navigation, s.reserve = (*s.navigation, *s.reserve[:stack]), s.reserve[stack:]
    s.emit(events.prepared, stack)
    s.shown += 1
    lanes = []
    for seat in s.seats:
        kept, s.next[seat] = s.next.get(seat, ()), ()
        drawn = _draw_cards(s, s.box.figures["cards_drawn"])
        s.held[seat] = _in_order(s, (*kept, *drawn))
        s.current[seat] = ()
        s.emit(events.drew, seat, drawn, to=(seat,))
        lanes.append((seat, tuple(frame(op, seat) for op in (*QUESTIONS[s.mode], "prepare.done"))))
    push(s, together(*lanes))


def _in_order(s: State, cards: Ids) -> Ids:
    """Missions before rewards, the kept card first of each."""
    if s.mode != "advanced":
        return cards
    return tuple(sorted(cards, key=lambda card: s.box.kind_of(card) != "mission"))


QUESTIONS = {
    "normal": ("prepare.current", "prepare.next"),
    "advanced": ("prepare.current.mission", "prepare.current.reward", "prepare.next.mission", "prepare.next.reward"),
}


class Half(NamedTuple):
    """What a question of the preparation asks for: a card for the current or the next objective, and of which kind."""

    slot: str
    kind: str

    @property
    def prefix(self) -> str:
        return f"{self.slot}:" if self.kind == "objective" else f"{self.slot}:{self.kind}/"

    def cards(self, s: State, seat: str) -> Ids:
        """The held cards that are asked about; none where they are hidden."""
        held = s.held.get(seat, ())
        if HIDDEN in held:
            return ()
        if self.kind == "objective":
            return held
        return tuple(card for card in held if s.box.kind_of(card) == self.kind)

    def taken(self, s: State, seat: str) -> int:
        """The place of the card that is current already; -1 if none of these is."""
        if self.slot == "current":
            return -1
        cards = self.cards(s, seat)
        return next((cards.index(card) for card in s.current[seat] if card in cards), -1)


HALVES = {
    f"prepare.{slot}" if kind == "objective" else f"prepare.{slot}.{kind}": Half(slot, kind)
    for slot in ("current", "next")
    for kind in ("objective", "mission", "reward")
}


class Prepare(Question[State]):
    """One of the held cards becomes (half of) the current or the next objective. `current:1`, `next:mission/0`."""

    def options(self, s: State, f: Frame) -> list[str]:
        half = HALVES[f.op]
        taken = half.taken(s, f.seat)
        return [f"{half.prefix}{at}" for at in range(len(half.cards(s, f.seat))) if at != taken]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        half = HALVES[f.op]
        card = half.cards(s, seat)[int(key[len(half.prefix) :])]
        shelf = getattr(s, half.slot)
        shelf[seat] = (*shelf.get(seat, ()), card)
        s.emit(events.chose, seat, half.slot, card, to=(seat,))


for _op in HALVES:
    ops.question(_op, Prepare())


@ops.step("prepare.done")
def prepare_done(s: State, f: Frame) -> None:
    """What is left of the held cards goes back face down."""
    left = list(s.held[f.seat])
    for card in (*s.current[f.seat], *s.next[f.seat]):
        left.remove(card)
    s.held[f.seat] = ()
    s.put_back[f.seat] = (*s.put_back.get(f.seat, ()), *left)
    s.emit(events.ready, f.seat)


@ops.step("exploration")
def exploration(s: State, f: Frame) -> None:
    enter(s, "exploration")
    push(s, frame("exploration.turn", s.first))


@ops.step("exploration.turn", phase=True)
def exploration_turn(s: State, f: Frame) -> None:
    push(s, frame("turn", f.seat), frame("exploration.next", f.seat))


@ops.step("exploration.next")
def exploration_next(s: State, f: Frame) -> None:
    """Clockwise until somebody has landed or nothing is left to do."""
    if s.phase == "exploration":
        push(s, frame("exploration.turn", after(s, f.seat)))


# ------------------------------------------------------------------------------------------------ a turn


def ships_of(s: State, seat: str) -> tuple[str, ...]:
    """The kinds of ship a seat may still take: "own", "grey"."""
    own = ("own",) if seat in s.ships_left else ()
    return (*own, "grey") if GREY in s.ships_left else own


def landings(s: State, seat: str) -> tuple[str, ...]:
    """The ships a seat may land with now."""
    if s.navigation:
        return ()
    kinds = ships_of(s, seat)
    return kinds if kinds and placement.ship_fits(s) else ()


@ops.step("turn")
def turn(s: State, f: Frame) -> None:
    """One turn: a tile or a ship. With neither the exploration is over (rules 3.2)."""
    s.turn += 1
    s.active = f.seat
    s.phase, s.step = "exploration", "take"
    s.emit(events.turn, f.seat, s.turn)
    able = landings(s, f.seat) if f.seat != ALEXIS else alexis_landings(s)
    if not able and not s.navigation and ships_left_for(s, f.seat):
        s.emit(events.blocked_ship, f.seat)
    if not able and not any(s.display):
        s.ending = "display"
        s.emit(events.exhausted, f.seat)
        end_exploration(s, f.seat)
        return
    push(s, frame("alexis.turn" if f.seat == ALEXIS else "turn.choose", f.seat))


def alexis_landings(s: State) -> tuple[str, ...]:
    return ("grey",) if not s.navigation and GREY in s.ships_left and placement.ship_fits(s) else ()


def ships_left_for(s: State, colour: str) -> bool:
    return GREY in s.ships_left or colour in s.ships_left


def end_exploration(s: State, colour: str) -> None:
    """The reward phase is next and begins with this one."""
    s.lander = colour
    s.phase, s.step = "reward", ""


@ops.ask("turn.choose", "only")
class TurnChoose(Question[State]):
    """A tile of the display, or a ship."""

    def options(self, s: State, f: Frame) -> list[str]:
        tiles = [] if f.get("only") == "ship" else [f"tile:display/{at}" for at, tile in enumerate(s.display) if tile]
        ships = [] if f.get("only") == "tile" else [f"ship:{kind}" for kind in landings(s, f.seat)]
        return tiles + ships

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key.startswith("ship:"):
            push(s, frame("land.cell", seat, ship=key[5:]))
            return
        at = int(key[13:])
        tile = s.display[at]
        s.display = (*s.display[:at], "", *s.display[at + 1 :])
        s.hand[seat] = (*s.hand[seat], tile)
        s.emit(events.taken, seat, at, tile)
        push(s, frame("explore", seat))


@ops.step("land")
def land(s: State, f: Frame) -> None:
    """The turn of one who lands."""
    push(s, frame("turn.choose", f.seat, only="ship"))


@ops.ask("land.cell", "ship")
class LandCell(Question[State]):
    """Where the ship lies. It ends the exploration."""

    def options(self, s: State, f: Frame) -> list[str]:
        return placement.ship_keys(s)

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("ship"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        place = placement.read_cell(key)
        assert place is not None
        ship_lands(s, seat, seat if f.get("ship") == "own" else GREY, place.cell)


def ship_lands(s: State, colour: str, owner: str, cell: tuple[int, int]) -> None:
    """A ship is placed, and the exploration ends."""
    left = list(s.ships_left)
    left.remove(owner)
    s.ships_left = tuple(left)
    placement.put_ship(s, cell, owner)
    placed_last(s, colour)
    s.emit(events.landed, colour, owner, *cell)
    end_exploration(s, colour)


@ops.step("explore")
def explore(s: State, f: Frame) -> None:
    """A tile of the hand is placed; a hand that fits nowhere is shown and loses one (rules 3.2)."""
    s.step = "place"
    hand, coast = s.hand[f.seat], placement.coast(s)
    if not any(coast.fits_somewhere(s.box.faces[tile]) for tile in hand):
        s.shown += 1
        s.emit(events.stuck_hand, f.seat, hand)
        push(s, frame("stuck.discard", f.seat), frame("refill", f.seat))
        return
    first = frame("place.tile", f.seat) if len(hand) > 1 else frame("place.cell", f.seat, slot=0)
    push(s, first, frame("place.token", f.seat), frame("refill", f.seat))


@ops.ask("stuck.discard")
class StuckDiscard(Question[State]):
    """Which of the shown tiles goes under the reserve."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"tile:hand/{at}" for at in range(len(s.hand[f.seat]))]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        tile = take_from_hand(s, seat, int(key[10:]))
        s.reserve = (*s.reserve, tile)
        s.emit(events.stuck, seat, tile)


def take_from_hand(s: State, seat: str, at: int) -> str:
    hand = s.hand[seat]
    s.hand[seat] = (*hand[:at], *hand[at + 1 :])
    return hand[at]


@ops.ask("place.tile")
class PlaceTile(Question[State]):
    """Which tile of the hand: those that fit somewhere."""

    def options(self, s: State, f: Frame) -> list[str]:
        coast, faces = placement.coast(s), s.box.faces
        return [f"tile:hand/{at}" for at, tile in enumerate(s.hand[f.seat]) if coast.fits_somewhere(faces[tile])]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        push(s, frame("place.cell", seat, slot=int(key[10:])))


@ops.ask("place.cell", "slot")
class PlaceCell(Question[State]):
    """Where and how it lies."""

    def options(self, s: State, f: Frame) -> list[str]:
        return placement.coast(s).keys(s.box.faces[s.hand[f.seat][f.get("slot")]])

    def args(self, s: State, f: Frame) -> tuple:
        return (s.hand[f.seat][f.get("slot")],)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        set_down(s, seat, take_from_hand(s, seat, f.get("slot")), key)
        s.step = "token"


@ops.step("refill")
def refill(s: State, f: Frame) -> None:
    """Empty places of the display are filled from the navigation stack, then from the reserve."""
    s.step = "refill"
    for at, tile in enumerate(s.display):
        if tile:
            continue
        if s.navigation:
            drawn, s.navigation, source = s.navigation[0], s.navigation[1:], "navigation"
        elif s.reserve:
            drawn, s.reserve, source = s.reserve[0], s.reserve[1:], "reserve"
        else:
            return
        s.display = (*s.display[:at], drawn, *s.display[at + 1 :])
        s.shown += 1
        s.emit(events.refilled, at, drawn, source)
