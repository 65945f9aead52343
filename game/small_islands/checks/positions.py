"""Any position of Small Islands, for fuzz and truth; and the same position with its secrets exchanged."""

from __future__ import annotations

from typing import Any

from game.core.engine import agenda
from game.core.engine.agenda import frame
from game.core.engine.rng import Rng
from game.small_islands import islands as isles
from game.small_islands import phases, placement, tokens
from game.small_islands.final import ship_ports
from game.small_islands.reward import build, may_build
from game.small_islands.solo import his_points
from game.small_islands.state import ALEXIS, Cell, Ids, State

Rare = list[tuple[str, str]]  # (shelf, item) of what came up least, first


def generate(rules: Any, s: State, chance: Rng, rare: Rare) -> tuple[State, set[str]]:
    """Another position from a fresh one: any number of tiles, tokens, ships and houses in play, any round, any cards in hand.

    Tiles, cards, houses and tokens only change places, so what holds for a game holds here too. It aims at something rare: the
    option keys that lead there come back with the position.
    """
    aim = _aim(chance, rare)
    s = s.clone()
    while s.phase == "setup":
        options = rules.options(s)
        small = [option for option in options if option.key.endswith("-a")] if aim == "stuck" else []
        rules.play(s, chance.pick(small or options))
    s.agenda, s.memo = [], None
    _back(s)
    wanted = {item for _, item in rare[:8]}
    whole = aim in TIES or chance.below(5) == 0  # nearly every tile is in play: the stacks run out
    number = len(s.reserve) - chance.below(5) if whole else chance.below(36)
    if aim == "stuck":  # all-land tiles are kept for the hands, and nothing shows them a whole side of land
        wanted, number = {tile for tile in s.box.tiles if s.box.faces[tile].corners == "LLLL"}, chance.below(20)
        s.reserve = tuple(sorted(s.reserve, key=lambda tile: _land_sides(s, tile)))
    _archipelago(s, chance, number, wanted, aim == "stuck")
    _tokens(s, chance)
    if aim != "last-placed":
        _ships(s, chance, whole)
    if aim not in TIES[1:]:
        _houses(s, chance)
    _discoveries(s, chance)
    _stacks(s, chance, wanted, whole, s.seats[:1] if aim == "stuck" else s.seats)
    _cards(s, chance, wanted)
    if s.expedition and wanted & {*s.expedition}:
        s.expedition = tuple(sorted(s.expedition, key=lambda card: card not in wanted))
    isles.forget(s)
    s.round = 4 - len(s.ships_left) + 1
    s.turn = 4 * s.round
    s.first = chance.pick(phases.colours(s))
    s.starts = ()
    start = chance.pick(("turn", "turn", "turn", "reward", "preparation")) if not whole else chance.pick(("turn", "reward"))
    if aim in TIES:
        start = "preparation"
        _even(s)
    elif aim == "stuck":
        start, s.first = "turn", s.seats[0]
    _begin(rules, s, start, chance)
    return s, {"ship:grey", "ship:own"} if not chance.below(3) else set()


TIES = ("houses", "ports", "last-placed")  # what decides between equals


def _aim(chance: Rng, rare: Rare) -> str:
    """What of the seldom things a position is made for: "stuck", a tie, or "" for nothing special."""
    seldom = [item for shelf, item in rare[:60] if (shelf, item) == ("seldom", "stuck") or shelf == "decided by" and item in TIES]
    return seldom[0] if seldom and not chance.below(3) else ""


def _land_sides(s: State, tile: str) -> int:
    """Sides of a face that are all land."""
    corners = s.box.faces[tile].corners
    return sum(corners[at] == corners[at - 1] == "L" for at in range(4))


def _even(s: State) -> None:
    """Points as if all would end with the same number, and too few tiles for another round."""
    stack = s.box.figures["navigation"]
    more = len(s.reserve) - (stack - 1)
    if more > 0:
        s.navigation, s.reserve = (*s.navigation, *s.reserve[:more]), s.reserve[more:]
    for seat in s.seats:
        coming = sum(s.discovery[seat]) + ship_ports(s, seat) * s.box.figures["port_points"]
        s.points[seat] = s.earned[(seat, 1, "reward")] = 60 - coming


def _begin(rules: Any, s: State, start: str, chance: Rng) -> None:
    """The position goes on from the beginning of a phase."""
    s.phase, s.active = "exploration", s.first
    s.lander = chance.pick(phases.colours(s)) if start == "reward" else ""
    if start == "preparation":
        for seat in s.seats:  # no current objective yet
            _return(s, s.current[seat])
            s.current[seat] = ()
        course = [frame("preparation"), frame("exploration"), frame("reward"), frame("round")]
    elif start == "turn":
        course = [frame("exploration"), frame("reward"), frame("round")]
    else:
        course = [frame("reward"), frame("round")]
    agenda.push(s, *course)
    agenda.run(s, rules.ops)


def _back(s: State) -> None:
    """All objectives back into their decks, all tiles but the starting ones into the reserve."""
    for seat in s.seats:
        for shelf in (s.held, s.current, s.next):
            _return(s, shelf.get(seat, ()))
            shelf[seat] = ()
        _return(s, s.put_back.get(seat, ()))
        s.put_back[seat] = ()
        s.reserve += s.hand[seat]
        s.hand[seat] = ()
    s.reserve += (*s.navigation, *(tile for tile in s.display if tile))
    s.navigation, s.display = (), ("",) * len(s.display)


def _return(s: State, cards: Ids) -> None:
    for card in cards:
        name = f"deck_{s.box.kind_of(card)}s"
        setattr(s, name, (*getattr(s, name), card))


def _archipelago(s: State, chance: Rng, number: int, wanted: set[str], in_order: bool) -> None:
    """Tiles in play as if they had been placed one by one, near each other or anywhere; some are kept for the hands."""
    if not in_order:
        s.reserve = chance.shuffled(s.reserve)
    compact = chance.below(2)
    kept = []
    for tile in s.reserve:
        if number <= 0 or tile in wanted:
            kept.append(tile)
            continue
        legal = placement.places(s, s.box.faces[tile])
        if not legal:
            kept.append(tile)
            continue
        best = max(_neighbours(s, place.cell) for place in legal) if compact else 0
        place = chance.pick([place for place in legal if _neighbours(s, place.cell) >= best])
        placement.put_tile(s, place.cell, tile, place.turns)
        phases.placed_last(s, chance.pick(s.seats))
        number -= 1
    s.reserve = tuple(kept)


def _neighbours(s: State, cell: Cell) -> int:
    return sum((cell[0] + dc, cell[1] + dr) in s.cells for dc, dr in placement.STEPS)


def _tokens(s: State, chance: Rng) -> None:
    for seat in s.seats:
        for _ in range(chance.below(4)):
            keys = tokens.keys(s, seat)
            if keys:
                use = tokens.read_token(chance.pick(keys))
                assert use is not None
                spot = tokens.spot_of(s, use)
                tokens.spend(s, seat, use.shows, use.spends)
                isles.add_token(s, use.cell, spot, seat, use.shows)


def _ships(s: State, chance: Rng, whole: bool) -> None:
    """Up to three ships; with a whole archipelago more often all that a seat could take."""
    for _ in range(3 if whole and chance.below(2) else chance.below(4)):
        cells = [placement.read_cell(key) for key in placement.ship_keys(s)]
        if not cells or len(s.ships_left) < 2:
            return
        place = chance.pick(cells)
        owner = chance.pick(s.ships_left)
        left = list(s.ships_left)
        left.remove(owner)
        s.ships_left = tuple(left)
        placement.put_ship(s, place.cell, owner)  # type: ignore[union-attr]


def _houses(s: State, chance: Rng) -> None:
    for colour in phases.colours(s):
        for _ in range(chance.below(5)):
            fit = [island for island in isles.islands(s) if may_build(s, colour, island)]
            if not fit:
                break
            build(s, colour, chance.pick(fit))
            if colour == ALEXIS:
                s.alexis_houses -= 1
            elif s.houses_reserve[colour]:
                s.houses_reserve[colour] -= 1
            else:
                s.houses_hand[colour] -= 1
    if s.alexis:
        s.points[ALEXIS] = his_points(s)


def _discoveries(s: State, chance: Rng) -> None:
    for seat in s.seats:
        for _ in range(max(0, chance.below(5) - 2)):
            s.discovery[seat] = (*s.discovery.get(seat, ()), s.discovery_pool[0])
            s.discovery_pool = s.discovery_pool[1:]


def _stacks(s: State, chance: Rng, wanted: set[str], whole: bool, first: Ids) -> None:
    """Hands, display, a navigation stack of any height; wanted tiles come to the hands of these seats first."""
    tiles = sorted(s.reserve, key=lambda tile: tile not in wanted)
    hands = s.box.figures["hand"]
    for seat in s.seats:
        if seat in first:
            s.hand[seat], tiles = tuple(tiles[:hands]), tiles[hands:]
        else:
            s.hand[seat], tiles = tuple(tiles[-hands:]), tiles[:-hands]
    shown = len(s.display)
    s.display, tiles = (*tiles[:shown], *("",) * (shown - len(tiles[:shown]))), tiles[shown:]
    above = 0 if whole else chance.below(s.box.figures["navigation"])
    s.navigation, s.reserve = tuple(tiles[:above]), tuple(tiles[above:])


def _cards(s: State, chance: Rng, wanted: set[str]) -> None:
    """A current and a next objective for everyone, rare ones first."""
    names = ("deck_missions", "deck_rewards") if s.mode == "advanced" else ("deck_objectives",)
    for name in names:
        setattr(s, name, tuple(sorted(chance.shuffled(getattr(s, name)), key=lambda card: card not in wanted)))
    for shelf in (s.current, s.next):
        for seat in s.seats:
            cards = []
            for name in names:
                deck = getattr(s, name)
                cards.append(deck[0])
                setattr(s, name, deck[1:])
            shelf[seat] = tuple(cards)


# ------------------------------------------------------------------------------------------------ secrets


def reshuffled(s: State, seat: str, chance: Rng) -> State:
    """The position with everything exchanged that this seat must not know: its view must stay the same."""
    other = s.clone()
    others = [one for one in s.seats if one != seat]
    open_now = {(who, cards) for round_, who, cards in s.used if round_ == s.round}
    tiles = Mixed(chance)
    tiles.take(other, "reserve")
    tiles.take(other, "navigation")
    tiles.take_of(other.hand, others)
    tiles.give()
    for kind in ("objective", "mission", "reward"):
        cards = Mixed(chance, lambda card, kind=kind: s.box.kind_of(card) == kind)
        cards.take(other, f"deck_{kind}s")
        hidden = [who for who in others if (who, s.current.get(who, ())) not in open_now]
        cards.take_of(other.put_back, others)
        choosing = [who for who in others if s.held.get(who)]
        cards.take_of(other.next, [who for who in others if who not in choosing])
        cards.take_of(other.current, [who for who in hidden if who not in choosing])
        if not choosing:
            cards.take_of(other.held, others)
        cards.give()
    values = Mixed(chance)
    values.take(other, "discovery_pool")
    for pile in (other.discovery, other.drawn, other.aside):
        values.take_of(pile, others)
    values.give()
    stack = Mixed(chance)
    stack.take(other, "expedition")
    stack.give()
    other.rng = chance.below(2**30)
    other.memo = None
    return other


class Mixed:
    """Collects hidden things out of several places, mixes them, and gives each place as many back."""

    def __init__(self, chance: Rng, fits: Any = None) -> None:
        self.chance, self.fits = chance, fits or (lambda item: True)
        self.places: list[tuple[Any, str, tuple]] = []

    def take(self, s: State, field: str) -> None:
        self.places.append((s, field, getattr(s, field)))

    def take_of(self, shelf: dict[str, tuple], seats: list[str]) -> None:
        self.places += [(shelf, seat, shelf.get(seat, ())) for seat in seats]

    def give(self) -> None:
        pool = list(self.chance.shuffled([item for _, _, items in self.places for item in items if self.fits(item)]))
        for where, name, items in self.places:
            made = tuple(pool.pop() if self.fits(item) else item for item in items)
            if isinstance(where, dict):
                if items:
                    where[name] = made
            else:
                setattr(where, name, made)
