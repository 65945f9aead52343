"""The position that a case gives: `given` of a case file as a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.engine.decision import Mod
from game.core.errors import unknown
from game.core.play.cases import GENERIC_GIVEN, Case
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.phases import PHASES
from game.spirit_island.state import Ids, State
from game.spirit_island.vocabulary import ELEMENTS, TERRAINS

GIVEN = ("clear", "lands", "pools", "terror", "fear", "invaders", "minor", "major", "turn", "phase", "options")
PIECES = ("explorer", "town", "city", "dahan", "blight")
LAND_WORDS = (*PIECES, "presence", "defend")
SEAT_WORDS = ("energy", "hand", "played", "discard", "elements", "plays", "tracks", "destroyed")
INVADER_WORDS = ("ravage", "build", "explore", "deck")
FEAR_WORDS = ("deck", "earned", "top", "discard")
LAST_LEVEL = 4
COAST = "coastal"


def position(rules: Any, case: Case) -> State:
    """The position given, with an empty agenda. Raises DataError or UsageError where it cannot be made."""
    s: State = rules.new(case.setup)
    s.agenda, s.memo = [], None
    table = case.known(case.given, (*GIVEN, *GENERIC_GIVEN, *s.seats), "given")
    if table.get("clear"):
        clear(s)
    for seat in s.seats:
        s.plays_left[seat] = -1
    for word, read in READERS:
        if word in table:
            read(s, case, table[word])
    for seat in s.seats:
        if seat in table:
            _seat(s, case, seat, case.table(table[seat], "given", seat))
        if s.plays_left[seat] < 0:
            s.plays_left[seat] = q.circle(s, seat, "plays")[0]
    return s


def clear(s: State) -> None:
    """No pieces, presence, cards in hand, elements, effects; no invader card in a slot; decks and pools as set up."""
    s.pieces, s.presence, s.gained, s.mods = {}, {}, {}, []
    for seat in s.seats:
        s.hand[seat] = s.played[seat] = s.discard[seat] = s.used[seat] = ()
        s.energy[seat] = s.destroyed[seat] = 0
    s.invader_discard += s.ravage_slot + s.build_slot + s.explore_slot
    s.ravage_slot = s.build_slot = s.explore_slot = ()


# ------------------------------------------------------------------------------------------------ the island


def land_id(case: Case, s: State, word: Any, *path: str | int) -> str:
    """A land of the map. Raises DataError with the lands most alike."""
    return case.pick(word, q.layout(s).lands, "land", *path)


def presence(case: Case, s: State, value: Any, *path: str | int) -> dict[str, int]:
    """[p0, p0], {p0: 2} or 2 (of p0) as numbers by seat."""
    if type(value) is int:
        return {s.seats[0]: case.number(value, *path)}
    if isinstance(value, dict):
        case.known(value, s.seats, *path)
        return {seat: case.number(n, *path, seat) for seat, n in value.items()}
    found: dict[str, int] = {}
    for at, seat in enumerate(case.words(value, *path)):
        case.pick(seat, s.seats, "seat", *path, at)
        found[seat] = found.get(seat, 0) + 1
    return found


def damages(case: Case, value: list[Any], *path: str | int) -> list[int]:
    """The damage on each piece of a list such as [{damage: 1}, {}]."""
    found = []
    for at, item in enumerate(value):
        table = case.known(case.table(item, *path, at), ("damage",), *path, at)
        found.append(case.number(table.get("damage", 0), *path, at))
    return found


def _lands(s: State, case: Case, value: Any) -> None:
    for land, wanted in case.table(value, "given", "lands").items():
        path = ("given", "lands", land)
        land_id(case, s, land, *path)
        for word, item in case.known(case.table(wanted, *path), LAND_WORDS, *path).items():
            here = (*path, word)
            if word == "presence":
                for seat, n in presence(case, s, item, *here).items():
                    s.presence.pop((land, seat), None)
                    if n:
                        s.presence[(land, seat)] = n
            elif word == "defend":
                s.mods.append(Mod("defend", land, case.number(item, *here), "turn", "case"))
            else:
                s.pieces.pop((land, word), None)
                each = damages(case, item, *here) if isinstance(item, list) else [0] * case.number(item or 0, *here)
                for damage in each:
                    if damage and word != "blight" and damage >= s.box.figures["pieces"][word]["health"]:
                        raise case.error(f"a {word} with {damage} damage would be destroyed", *here)
                    p.put(s, land, word, damage)


def _pools(s: State, case: Case, value: Any) -> None:
    table = case.known(case.table(value, "given", "pools"), ("blight", "fear", "generated"), "given", "pools")
    for word, n in table.items():
        field = {"blight": "blight_pool", "fear": "fear_pool_size", "generated": "fear_generated"}[word]
        setattr(s, field, case.number(n, "given", "pools", word))


# ------------------------------------------------------------------------------------------------ fear


def _fear(s: State, case: Case, value: Any) -> None:
    path = ("given", "fear")
    table = case.known(case.table(value, *path), FEAR_WORDS, *path)
    cards = tuple(s.box.fear)
    lists: dict[str, Ids] = {}
    for word in ("earned", "top", "discard"):
        found = tuple(case.words(table.get(word), *path, word))
        for at, card in enumerate(found):
            case.pick(card, cards, "fear card", *path, word, at)
        lists[word] = found
    whole = sum(s.fear_split)
    named = {card for found in lists.values() for card in found}
    rest = [card for card in (*s.fear_deck, *cards) if card not in named]
    rest = list(dict.fromkeys(rest))
    size = table.get("deck")
    if isinstance(size, list):
        lists["top"], size = tuple(case.words(size, *path, "deck")), len(size)
    if size is None:
        size = min(whole - len(lists["earned"]) - len(lists["discard"]), _deck_at(s, s.terror))
    size = max(case.number(size, *path, "deck"), len(lists["top"]))
    s.fear_earned, s.fear_discard = lists["earned"], lists["discard"]
    s.fear_deck = (*lists["top"], *rest)[:size]
    s.fear_taken = max(0, whole - size)
    if "terror" not in case.given:
        s.terror = _terror_at(s, s.fear_taken)


def _terror(s: State, case: Case, value: Any) -> None:
    """The terror level; the fear deck is as high as it can be at that level, unless it is given as well."""
    s.terror = case.number(value, "given", "terror")
    if not 1 <= s.terror <= LAST_LEVEL:
        raise case.error("the terror level is 1 to 4", "given", "terror")
    s.fear_deck = s.fear_deck[: _deck_at(s, s.terror)]
    s.fear_taken = sum(s.fear_split) - len(s.fear_deck)


def _deck_at(s: State, terror: int) -> int:
    """Cards left in the fear deck when this level has just begun."""
    return sum(s.fear_split) - sum(s.fear_split[: terror - 1])


def _terror_at(s: State, taken: int) -> int:
    return 1 + sum(1 for at in range(len(s.fear_split)) if taken >= sum(s.fear_split[: at + 1]))


# ------------------------------------------------------------------------------------------------ invaders


def card_tests(case: Case, s: State, value: Any, *path: str | int) -> list[Callable[[str], bool]]:
    """One test per card that is written: by id, by its terrains ([sands], [jungle, wetland]), or {stage, terrain}.

    A list of terrains is one card; a list of ids or tables is one card each.
    """
    if value is None:
        return []
    if not isinstance(value, list):
        value = [value]
    if value and all(word in (*TERRAINS, COAST) for word in value if isinstance(word, str)):
        if all(isinstance(word, str) for word in value):
            return [_by_terrain(s, tuple(value), None)]
    found = []
    for at, item in enumerate(value):
        here = (*path, at)
        if isinstance(item, dict):
            case.known(item, ("id", "stage", "terrain", "terrains", "coastal"), *here)
            if "id" in item:
                found.append(_by_id(case, s, item["id"], *here))
                continue
            terrains = case.words(item.get("terrains", item.get("terrain")), *here)
            if item.get("coastal"):
                terrains = [COAST]
            for terrain in terrains:
                case.pick(terrain, (*TERRAINS, COAST), "terrain", *here)
            found.append(_by_terrain(s, tuple(terrains), item.get("stage")))
        elif item in (*TERRAINS, COAST):
            found.append(_by_terrain(s, (item,), None))
        else:
            found.append(_by_id(case, s, item, *here))
    return found


def _by_id(case: Case, s: State, word: Any, *path: str | int) -> Callable[[str], bool]:
    if word not in s.box.invaders:
        raise case.error(unknown("invader card", word, (*TERRAINS, COAST, *s.box.invaders)), *path)
    return lambda card: card == word


def _by_terrain(s: State, terrains: Ids, stage: int | None) -> Callable[[str], bool]:
    def fits(card: str) -> bool:
        shown = s.box.invaders[card]
        here = {*shown.terrains, *((COAST,) if shown.coastal else ())}
        return (not terrains or here == set(terrains)) and stage in (None, shown.stage)

    return fits


def _invaders(s: State, case: Case, value: Any) -> None:
    """Slots and deck. What is named leaves wherever it was; a deck that is given is exactly these cards."""
    path = ("given", "invaders")
    table = case.known(case.table(value, *path), INVADER_WORDS, *path)
    taken: list[str] = []
    made: dict[str, Ids] = {}
    for word in INVADER_WORDS:
        if word in table:
            found = []
            for at, fits in enumerate(card_tests(case, s, table[word], *path, word)):
                cards = sorted(s.box.invaders.values(), key=lambda card: card.stage)
                card = next((c.id for c in cards if fits(c.id) and c.id not in taken), None)
                if card is None:
                    raise case.error("there is no such invader card left", *path, word, at)
                taken.append(card)
                found.append(card)
            made[word] = tuple(found)
    slots = ("ravage_slot", "build_slot", "explore_slot")
    for pile in (*slots, "invader_deck", "invader_box", "invader_discard"):
        setattr(s, pile, tuple(card for card in getattr(s, pile) if card not in taken))
    for word, cards_made in made.items():
        pile = "invader_deck" if word == "deck" else word + "_slot"
        if word == "deck":
            s.invader_box += s.invader_deck
        else:
            s.invader_discard += getattr(s, pile)
        setattr(s, pile, cards_made)


# ------------------------------------------------------------------------------------------------ power cards


def _cards(s: State, case: Case, value: Any, *path: str | int) -> Ids:
    """Ids of power cards that exist."""
    known = [key[5:] for key in s.box.powers if key.startswith("card:")]
    found = tuple(case.words(value, *path))
    for at, card in enumerate(found):
        case.pick(card, known, "power card", *path, at)
    return found


def _take(s: State, cards: Ids) -> None:
    """Takes cards out of wherever they lie, so that each is there once."""
    for name in ("minor_deck", "major_deck", "minor_discard", "major_discard", "forgotten"):
        setattr(s, name, tuple(card for card in getattr(s, name) if card not in cards))
    for pile in (s.hand, s.played, s.discard):
        for seat in s.seats:
            pile[seat] = tuple(card for card in pile[seat] if card not in cards)


def _power_deck(name: str) -> Callable[[State, Case, Any], None]:
    def read(s: State, case: Case, value: Any) -> None:
        path = ("given", name)
        table = {"top": value} if isinstance(value, list) else case.table(value, *path)
        case.known(table, ("top", "size", "discard"), *path)
        top = _cards(s, case, table.get("top"), *path, "top")
        used = _cards(s, case, table.get("discard"), *path, "discard")
        _take(s, (*top, *used))
        deck = (*top, *getattr(s, name + "_deck"))
        if "size" in table:
            deck = deck[: max(case.number(table["size"], *path, "size"), len(top))]
        setattr(s, name + "_deck", deck)
        if "discard" in table:
            setattr(s, name + "_discard", used)

    return read


def _seat(s: State, case: Case, seat: str, table: dict[str, Any]) -> None:
    path = ("given", seat)
    for word, item in case.known(table, SEAT_WORDS, *path).items():
        here = (*path, word)
        if word == "energy":
            s.energy[seat] = case.number(item, *here)
        elif word == "plays":
            s.plays_left[seat] = case.number(item, *here)
        elif word == "destroyed":
            s.destroyed[seat] = case.number(item, *here)
        elif word == "elements":
            s.gained = {key: n for key, n in s.gained.items() if key[0] != seat}
            for element, n in case.known(case.table(item, *here), ELEMENTS, *here).items():
                if case.number(n, *here, element):
                    s.gained[(seat, element)] = n
        elif word == "tracks":
            for track, n in case.known(case.table(item, *here), ("energy", "plays"), *here).items():
                circles = len(s.box.spirits[s.spirits[seat]].tracks[track]) - 1
                if case.number(n, *here, track) > circles:
                    raise case.error(f"the track has {circles} discs", *here, track)
                s.tracks[(seat, track)] = n
        else:
            cards = _cards(s, case, item, *here)
            _take(s, cards)
            getattr(s, word)[seat] = cards


def _turn(s: State, case: Case, value: Any) -> None:
    s.turn = case.number(value, "given", "turn")


def _phase(s: State, case: Case, value: Any) -> None:
    s.phase = case.pick(value, PHASES, "phase", "given", "phase")


READERS: tuple[tuple[str, Callable[[State, Case, Any], None]], ...] = (
    ("turn", _turn),
    ("phase", _phase),
    ("lands", _lands),
    ("pools", _pools),
    ("terror", _terror),
    ("fear", _fear),
    ("invaders", _invaders),
    ("minor", _power_deck("minor")),
    ("major", _power_deck("major")),
)
