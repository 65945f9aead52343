"""Any position of the game, for fuzz and truth; and the same position with its secrets exchanged."""

from __future__ import annotations

from typing import Any

from game.core.engine import agenda
from game.core.engine.agenda import frame
from game.core.engine.known import HIDDEN
from game.core.engine.rng import Rng
from game.rice_paddy import building, phases, verbs, view
from game.rice_paddy import paddies as on
from game.rice_paddy.harvest import HELP
from game.rice_paddy.state import State

Rare = list[tuple[str, str]]  # (shelf, item) of what came up least, first


def generate(rules: Any, s: State, chance: Rng, rare: Rare) -> tuple[State, set[str]]:
    """Another position from a fresh one: any round, any spirits in front of the players, fields half built, full of rice, weeds
    and pests. Cards, discs and tokens only change places. It aims at what is rare; the keys that lead there come back.
    """
    s = s.clone()
    s.memo, s.agenda = None, []
    wanted = [item for _, item in rare[:30]]
    big = _big_harvest(s, wanted)
    _unpack(s)
    s.round = 1 + chance.below(s.box.figures["rounds"]["last"])
    if any(shelf == "questions" and item == "solo.paddy" for shelf, item in rare[:30]):
        s.round = 1 + chance.below(6)
    _spirits(s, chance, wanted)
    for seat in s.seats:
        _field(s, seat, chance)
        _crops(s, seat, chance, big)
        _stock(s, seat, chance)
    _decks(s, chance, wanted)
    s.order = phases.order_of(s)
    agenda.push(s, frame("round"), *([frame("next")] if s.round < s.box.figures["rounds"]["last"] else []))
    agenda.run(s, rules.ops)
    aims = {f"spirit:{item}" for item in wanted} | {f"tile:{item}" for item in wanted}
    if big:  # water off, many to the harvest, and whole paddies of it
        aims |= {"drain:all", *(f"laborers:harvest/{n}" for n in range(8, 21))}
    return s, aims


def _big_harvest(s: State, wanted: list[str]) -> bool:
    """Whether something rare needs several paddies or many hexes harvested in one round. A spirit that asks about harvested
    paddies is wanted with its question."""
    for question, (_, _, power) in HELP.items():
        if question in wanted:
            given = {card: getattr(s.box.powers(s.variant, (card,)), power) for card in s.box.spirits}
            plain = getattr(s.box.powers(s.variant, ()), power)
            wanted += [card for card, value in given.items() if value != plain]
    goals = [part.what for item in wanted if item in s.box.tiles for part in s.box.tiles[item].goal]
    return any(item in HELP or item == "harvest" for item in wanted) or any(what.endswith("_harvested") for what in goals)


def _unpack(s: State) -> None:
    """The draft is taken back."""
    shelves: tuple[dict[Any, tuple[str, ...]], ...] = (s.pack, s.hand, s.played, s.aside)
    for piles in shelves:
        for who, cards in list(piles.items()):
            for card in cards:
                deck = s.box.spirits[card].deck
                setattr(s, deck, (*getattr(s, deck), card))
            piles[who] = ()


def _spirits(s: State, chance: Rng, wanted: list[str]) -> None:
    """Spirits played in the rounds before, and in hand those for the rounds of this half."""
    half = s.box.figures["draft"]["late"]
    for deck, first, last in (("early", 1, half - 1), ("late", half, 6)):
        cards = list(chance.shuffled(getattr(s, deck)))
        cards.sort(key=lambda card: card in wanted, reverse=bool(chance.below(2)))
        for seat in s.seats:
            played = max(0, min(s.round, last + 1) - first)
            held = last - first + 1 - played if first <= s.round <= last else 0
            gone = chance.below(3) if not played else 0
            s.played[seat] = (*s.played[seat], *cards[: max(0, played - gone)])
            del cards[: max(0, played - gone)]
            s.hand[seat] = (*s.hand[seat], *cards[:held])
            del cards[:held]
        setattr(s, deck, tuple(cards))


def _field(s: State, seat: str, chance: Rng) -> None:
    """Some rocks gone, some paddies more."""
    s.rocks[seat] = tuple(rock for rock in s.rocks[seat] if chance.below(3))
    for _ in range(chance.below(5)):
        found = building.first_hexes(s, seat)
        if not found:
            break
        land: tuple[str, ...] = (chance.pick(found),)
        for _ in range(chance.below(4)):
            more = building.grown_by(s, seat, land)
            land = (*land, chance.pick(more)) if more else land
        edges = building.missing(s, seat, land)
        if len(edges) > building.sections_left(s, seat):
            break
        if chance.below(6):
            building.put_up(s, seat, edges)
            on.add_paddy(s, seat, land)
        else:
            building.put_up(s, seat, edges[: chance.below(len(edges))] if edges else ())
            s.site[seat] = land
            break
    for _ in range(chance.below(3) if not chance.below(4) else 0):
        if places := verbs.magic_places(s, seat):
            verbs.place_magic(s, seat, chance.pick(places))


def _crops(s: State, seat: str, chance: Rng, big: bool = False) -> None:
    """Water, rice, weeds, pests, fertilizer. `big`: all that can be harvested is grown."""
    for at in range(len(s.lands[seat])):
        room = on.capacity(s, seat, at) - s.water[seat][at]
        if on.rocky(s, seat, at):
            crop, n = on.EMPTY, 0
        else:
            crop, n = (
                on.GROWN if big else chance.pick((on.EMPTY, on.PLANTED, on.GROWN, on.GROWN)),
                chance.pick((0, room, room, chance.below(room + 1))),
            )
        n = min(n, s.supply)
        s.supply -= n
        on.set_water(s, seat, at, s.water[seat][at] + n)
        s.crop[seat] = (*s.crop[seat][:at], crop, *s.crop[seat][at + 1 :])
        if chance.below(2):
            on.infest(s, seat, at, on.WEEDS, chance.below(3))
            on.infest(s, seat, at, on.PESTS, chance.below(3))
        if on.fertile_soil(s, seat, at) and chance.below(2):
            on.fertilize(s, seat, at)


def _stock(s: State, seat: str, chance: Rng) -> None:
    """Workers, rice, walls, discs in the reservoir."""
    s.laborers[seat] = 8 + chance.below(13)
    s.livestock[seat] = chance.below(7)
    on.gain(s, seat, chance.below(40), "setup")
    s.bonus_walls[seat] += chance.below(4)
    n = min(chance.below(4), s.supply)
    s.supply -= n
    s.reservoir[seat] += n


def _decks(s: State, chance: Rng, wanted: list[str]) -> None:
    """Cards of the rounds before are gone; what is wanted comes next, wanted tiles lie on display."""
    past = min(s.round - 1, 6)
    deck = sorted(s.rain_deck, key=lambda card: card in wanted)
    s.rain_discard, s.rain_deck = tuple(deck[:past]), tuple(reversed(deck[past:]))
    solo = sorted(s.solo_deck, key=lambda card: card in wanted)
    s.solo_discard, s.solo_deck = tuple(solo[:past]), tuple(reversed(solo[past:]))
    if len(s.seats) == 1 and s.round > s.box.figures["rounds"]["growth"]:
        s.solo_card, s.solo_discard = s.solo_discard[-1], s.solo_discard[:-1]
    tiles = sorted((*s.achievements, *s.unused), key=lambda tile: tile not in wanted)
    shown = len(s.achievements)
    s.achievements, s.unused = tuple(tiles[:shown]), chance.shuffled(tuple(tiles[shown:]))


def reshuffled(s: State, seat: str, chance: Rng) -> State:
    """The same position with everything exchanged that the seat must not know."""
    made = s.clone()
    for name in ("early", "late", "rain_deck", "unused", "solo_deck"):
        setattr(made, name, (HIDDEN,) * len(getattr(made, name)))
    for piles in (made.hand, made.pack, made.aside):
        for who, cards in list(piles.items()):
            owner = who if isinstance(who, str) else who[0]
            if owner != seat:
                piles[who] = (HIDDEN,) * len(cards)
    made.peeked = {who: cards if who == seat else (HIDDEN,) * len(cards) for who, cards in made.peeked.items()}
    top = made.agenda[-1] if made.agenda else None
    if top is not None and top.op == "sealed":
        answers = tuple((who, answer if who == seat else HIDDEN) for who, answer in top.get("answers"))
        made.agenda[-1] = top.put(answers=answers)
    return view.sample(made, seat, chance)
