"""Setting the table: from a `Setup` to the position before the first turn (rules 2)."""

from __future__ import annotations

from typing import Any

from game.core.content import options
from game.core.engine import rng
from game.core.engine.agenda import frame, push
from game.core.engine.decision import Setup
from game.core.errors import UsageError, did_you_mean
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island import starting
from game.spirit_island.box import Box
from game.spirit_island.invader_phase import card_lands
from game.spirit_island.island import ocean_of
from game.spirit_island.state import State

HORIZONS = "horizons"
GUESTS = "-spirits"  # an option such as `horizons-spirits`: the spirits of that box may come as well


def option_defaults(box: Box, game_set: str = HORIZONS) -> dict[str, Any]:
    return {option["id"]: option["default"] for option in box.figures_of(game_set)["options"]}


def new_state(box: Box, setup: Setup) -> State:
    """A fresh game. Raises UsageError in one sentence where the set-up cannot be played."""
    s = State(box=box, rng=rng.seeded(setup.seed), set=setup.set or HORIZONS)
    _seats(s, box, setup)
    _options(s, box, setup.options)
    players = len(s.seats)
    figures = box.figures_of(s.set)
    s.blight_card = _blight_card(s, box)
    s.scenario = _scenario(s, box)
    s.blight_pool = q.healthy_blight(s)
    s.fear_pool_size = figures["fear_pool"]["per_player"] * players
    s.fear_split = tuple(figures["fear_deck"]["split"])
    order = _adversary(s, box)
    s.fear_pool_size += players * sum(level.fear_pool for level in q.levels(s))
    s.immigration = bool(q.immigration(s))
    _decks(s, box, order)
    for board in s.boards:
        for number, pieces in box.board_pieces[board].items():
            for kind, n in pieces.items():
                p.put(s, f"{board}{number}", kind, 0, n)
        for level in q.levels(s):
            for number, to in level.blight_moves:
                if have := q.count(s, f"{board}{number}", "blight"):
                    p.take(s, f"{board}{number}", "blight", 0, have)
                    p.put(s, f"{board}{to}", "blight", 0, have)
            for number, kind, n in level.setup:
                p.put(s, f"{board}{number}", kind, 0, n)
    _royal_backing(s)
    for seat in s.seats:
        _spirit(s, box, seat)
    s.agenda = [frame("turn")]
    asked = starting.asked(s)
    push(s, *asked, *starting.by_scenario(s))
    if not asked:
        starting.first_explore(s)
    return s


def _seats(s: State, box: Box, setup: Setup) -> None:
    seats = setup.seats or ({},)
    layouts = box.figures_of(s.set)["layouts"]
    if str(len(seats)) not in layouts:
        raise UsageError(f"the set {s.set} is played by {min(layouts)} to {max(layouts)} players, not by {len(seats)}")
    s.seats = tuple(f"p{at}" for at in range(len(seats)))
    guests = [name.removesuffix(GUESTS) for name, on in setup.options.items() if name.replace("_", "-").endswith(GUESTS) and on]
    names = [spirit for spirit in box.spirits if any(box.in_set(f"spirit:{spirit}", one) for one in (s.set, *guests))]
    wanted = [seat.get("spirit") for seat in seats]
    free = [name for name in names if name not in wanted]
    for at, seat in enumerate(s.seats):
        spirit = wanted[at] or free.pop(0)
        if spirit not in box.spirits:
            raise UsageError(f'there is no spirit "{spirit}"{did_you_mean(str(spirit), names)}')
        if spirit in s.spirits.values():
            raise UsageError(f'the spirit "{spirit}" is taken twice')
        s.spirits[seat] = spirit
    boards = [seat.get("board") for seat in seats]
    s.layout = _layout(box, s.set, boards)
    s.boards = box.layouts[s.layout].boards
    left = [board for board in s.boards if board not in boards]
    for at, seat in enumerate(s.seats):
        board = boards[at] or left.pop(0)
        if board not in s.boards or board in s.home.values():
            raise UsageError(f'board "{board}" cannot be the starting board of {seat} here; there are {", ".join(s.boards)}')
        s.home[seat] = board


def _layout(box: Box, game_set: str, boards: list[Any]) -> str:
    """The layout for this many players; alone, the one whose board was chosen. In places any boards may lie, in seat order."""
    names = box.figures_of(game_set)["layouts"][str(len(boards))]
    for name in names:
        if name in box.layouts.places:
            return f"{name}:{'-'.join(_placed(box, game_set, boards))}"
        if all(board is None or board in box.layouts[name].boards for board in boards):
            return name
    raise UsageError(f"there is no map with the starting boards {', '.join(str(board) for board in boards)}")


def _options(s: State, box: Box, written: dict[str, Any]) -> None:
    offered = {option["id"]: {"choices": option.get("choices") or []} for option in box.figures_of(s.set)["options"]}
    values = option_defaults(box, s.set) | options.chosen(offered, written)
    s.options = tuple(name if on is True else f"{name}:{on}" for name, on in values.items() if on)


def chosen(s: State, option: str) -> str:
    """What was chosen of an option that has choices; "" where the set has no such option."""
    return next((one.partition(":")[2] for one in s.options if one.startswith(f"{option}:")), "")


def _blight_card(s: State, box: Box) -> str:
    """The card that was chosen, or any one; "" without a card."""
    wanted = chosen(s, "blight-card")
    if wanted != "any":
        return wanted if wanted in box.blight_cards else ""
    return _shuffled(s, tuple(card for card in box.blight_cards if box.in_set(f"blight-card:{card}", s.set)))[0]


def _scenario(s: State, box: Box) -> str:
    """The scenario that was chosen; "" without one. Raises UsageError where a board has no land that it asks for."""
    wanted = chosen(s, "scenario")
    if wanted not in box.scenarios:
        return ""
    heart, name = box.scenarios[wanted].heart, s.layout.partition(":")[0]
    if heart is not None:
        if name not in heart.places:
            raise UsageError(f'the scenario "{wanted}" is not played on the map "{name}"')
        for board, corner in zip(s.boards, heart.places[name]):
            if board not in heart.corners[corner]:
                raise UsageError(f'the scenario "{wanted}" names no land of board "{board}"')
    return wanted


def _shuffled(s: State, cards: tuple[str, ...]) -> tuple[str, ...]:
    s.rng, cards = rng.shuffled(s.rng, cards)
    return cards


def _adversary(s: State, box: Box) -> tuple[int, ...]:
    """Who invades, at which level, and the fear deck of that level; returns the stages of the invader deck, () for the usual."""
    wanted = chosen(s, "adversary")
    if wanted not in box.adversaries:
        return ()
    s.adversary, s.level = wanted, int(chosen(s, "level"))
    order: tuple[int, ...] = ()
    for level in q.levels(s):
        s.fear_split, order = level.fear_deck, level.invader_deck or order
    return order


def _royal_backing(s: State) -> None:
    """The top invader card is discarded; on each board the land of its terrain with the fewest invaders, the lowest number
    among equals, gets towns.
    """
    if not (towns := sum(level.royal_backing for level in q.levels(s))):
        return
    card, s.invader_deck = s.invader_deck[0], s.invader_deck[1:]
    s.invader_discard += (card,)
    table = q.layout(s)
    for board in s.boards:
        lands = [land for land in card_lands(s, card) if table.land[land].board == board]
        p.put(s, min(lands, key=lambda land: q.count_all(s, land, q.INVADERS)), "town", 0, towns)


def _decks(s: State, box: Box, order: tuple[int, ...] = ()) -> None:
    """Invader deck by stages with one card of each unseen in the box, nine fear cards, both power decks. `order`: the stages
    of another invader deck, the top card first; cards that it has no room for stay in the box.
    """
    counts = box.figures["invader_deck"]["in_play_counts"]
    for stage in (1, 2, 3):
        cards = tuple(i.id for i in box.invaders.values() if i.stage == stage and box.in_set(f"invader:{i.id}", s.set))
        cards = _shuffled(s, cards)
        n = order.count(stage) if order else counts[f"stage_{stage}"]
        s.invader_deck += cards[:n]
        s.invader_box += cards[n:]
    if order:
        piles = {stage: [card for card in s.invader_deck if box.invaders[card].stage == stage] for stage in (1, 2, 3)}
        s.invader_deck = tuple(piles[stage].pop(0) for stage in order)
    fear = _shuffled(s, tuple(name for name in box.fear if box.in_set(f"fear:{name}", s.set)))
    if q.ritual(s):  # its levels come otherwise: all cards are in the deck
        s.fear_split = (len(fear),)
    s.fear_deck = fear[: sum(s.fear_split)]
    s.minor_deck = _shuffled(s, box.deck("minor", s.set))
    s.major_deck = _shuffled(s, box.deck("major", s.set))
    if "power-progression" in s.options:
        _progression(s, box)


def _progression(s: State, box: Box) -> None:
    """Powers that spirits gain in a fixed order lie beside them instead of in the decks; what a pack took away is passed over."""
    for seat, spirit in s.spirits.items():
        there = {*s.minor_deck, *s.major_deck}
        cards = s.progression[seat] = tuple(card for card in box.spirits[spirit].progression if card in there)
        s.minor_deck = tuple(card for card in s.minor_deck if card not in cards)
        s.major_deck = tuple(card for card in s.major_deck if card not in cards)


def _spirit(s: State, box: Box, seat: str) -> None:
    spirit = box.spirits[s.spirits[seat]]
    s.energy[seat] = box.figures_of(s.set)["starting_energy"]
    s.plays_left[seat] = s.destroyed[seat] = 0
    s.hand[seat] = spirit.uniques
    s.played[seat] = s.discard[seat] = s.used[seat] = ()
    s.tracks[(seat, "energy")] = s.tracks[(seat, "plays")] = 0
    for line in spirit.setup:
        if line["to"].get("coastal"):  # asked: `starting.asked`
            continue
        land = _setup_land(s, seat, line["to"])
        s.presence[(land, seat)] = s.presence.get((land, seat), 0) + line["add_presence"]


def _setup_land(s: State, seat: str, where: dict) -> str:
    board, table = s.home[seat], q.layout(s)
    if where.get("ocean"):
        return ocean_of(board)
    if "land_number" in where:
        return f"{board}{where['land_number']}"
    if "most_dahan" in where:
        own = [land for land in table.lands if table.land[land].board == board]
        return sorted(own, key=lambda land: -q.count(s, land, "dahan"))[where["most_dahan"] - 1]
    lands = [land for land in table.lands if table.land[land].board == board and table.land[land].terrain == where["terrain"]]
    if "without" in where:
        return next(land for land in lands if not q.count(s, land, where["without"]))
    return lands[-1] if where["number"] == "highest" else lands[0]


def _placed(box: Box, game_set: str, boards: list[Any]) -> list[str]:
    """The boards in seat order: those that were chosen, the others by their letters. Raises UsageError."""
    known = sorted(board for board in box.raw["board"] if box.in_set(f"board:{board}", game_set))
    for board in boards:
        if board is not None and board not in known:
            raise UsageError(f'there is no board "{board}"{did_you_mean(str(board), known)}')
        if board is not None and boards.count(board) > 1:
            raise UsageError(f'the board "{board}" is taken twice')
    free = [board for board in known if board not in boards]
    return [free.pop(0) if board is None else board for board in boards]
