"""The words of cases that are more than a field: each with what it gives and what it checks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from game.core.engine.decision import Mod
from game.core.errors import unknown
from game.core.play.case_words import At, Deck, Field, Things, Word, compare_lists
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island import sea
from game.spirit_island.state import Ids, State
from game.spirit_island.vocabulary import ELEMENTS, TERRAINS

LAST_LEVEL = 4
COAST = "coastal"
SLOTS = ("immigration", "ravage", "build", "explore")
POWERS = Things(
    "power card",
    lambda s: [key[5:] for key in s.box.powers if key.startswith("card:")],
    ("minor_deck", "major_deck", "minor_discard", "major_discard", "forgotten", "hand", "played", "discard", "progression"),
)
FEAR_CARDS = Things("fear card", lambda s: s.box.fear)


def lands(s: State) -> tuple[str, ...]:
    """All lands of the map."""
    return sea.waters(s).lands


# ------------------------------------------------------------------------------------------------ the island


class Pieces(Word):
    """Pieces of one kind in a land: how many, or a list with the damage on each, `[{damage: 1}, {}]`."""

    def give(self, at: At, value: object) -> None:
        s: State = at.s
        land, kind = at.key[0], str(at.path[-1])
        s.pieces.pop((land, kind), None)
        for damage in self.damages(at, value) if isinstance(value, list) else [0] * at.number(value or 0):
            if damage and kind != "blight" and damage >= s.box.figures["pieces"][kind]["health"]:
                raise at.error(f"a {kind} with {damage} damage would be destroyed")
            p.put(s, land, kind, damage)

    def check(self, at: At, value: object) -> None:
        land, kind = at.key[0], str(at.path[-1])
        if not isinstance(value, list):
            at.expect(value, q.count(at.s, land, kind))
            return
        damage = dict(Counter(self.damages(at, value)))
        found = {hurt: n for hurt, n in enumerate(at.s.pieces.get((land, kind), ())) if n}
        if damage != found:
            at.fail(_pieces(damage), _pieces(found))

    def damages(self, at: At, value: list[Any]) -> list[int]:
        """The damage on each piece of a list such as [{damage: 1}, {}]."""
        each = [(at.under(n), at.under(n).table(item, ("damage",))) for n, item in enumerate(value)]
        return [there.number(table.get("damage", 0)) for there, table in each]


def _pieces(found: dict[int, int]) -> str:
    """{0: 2, 1: 1} as "[{}, {}, {damage: 1}]"."""
    each = [f"{{damage: {damage}}}" if damage else "{}" for damage, n in sorted(found.items()) for _ in range(n)]
    return f"[{', '.join(each)}]"


class Defend(Word):
    """What a land is defended by, this turn."""

    def give(self, at: At, value: object) -> None:
        at.s.mods.append(Mod("defend", at.key[0], at.number(value), "turn", "case"))

    def check(self, at: At, value: object) -> None:
        at.expect(value, q.defence(at.s, at.key[0]))


# ------------------------------------------------------------------------------------------------ fear


class Terror(Field):
    """The terror level; the fear deck is as high as it can be at that level, unless it is given as well."""

    def give(self, at: At, value: object) -> None:
        s: State = at.s
        s.terror = at.number(value)
        if not 1 <= s.terror <= LAST_LEVEL:
            raise at.error("the terror level is 1 to 4")
        s.fear_deck = s.fear_deck[: _deck_at(s, s.terror)]
        s.fear_taken = sum(s.fear_split) - len(s.fear_deck)


class Island(Field):
    """The side of the blight card: healthy or blighted. What lies on it is `pools.blight`."""

    def read(self, at: At, value: Any) -> bool:
        if value == "blighted" and not at.s.blight_card:
            raise at.error("there is no blight card in this game")
        return bool(at.pick(value, ("healthy", "blighted"), "side") == "blighted")

    def check(self, at: At, value: object) -> None:
        at.expect(self.read(at, value), at.s.blighted)


def _deck_at(s: State, terror: int) -> int:
    """Cards left in the fear deck when this level has just begun; all where the level does not hang on them."""
    return sum(s.fear_split) - (0 if q.ritual(s) else sum(s.fear_split[: terror - 1]))


class Fear(Deck):
    """The fear deck: its height sets the terror level if that is not given, and the cards not named fill it up."""

    def give(self, at: At, value: object) -> None:
        s: State = at.s
        table = self.tabled(at, value)
        top, earned, discard, seen = (self.of.read(at.under(word), table.get(word)) for word in ("top", *self.piles))
        size, whole = table.get("size", table.get("deck")), sum(s.fear_split)
        if isinstance(size, list):
            top = self.of.read(at.under("deck"), size)
            size = len(top)
        deck = [card for card in seen if card not in {*top, *earned}]  # what was seen lies there, on top of what was not
        rest = dict.fromkeys(card for card in (*deck, *s.fear_deck, *s.box.fear) if card not in {*top, *earned, *discard})
        if size is None:
            size = min(whole - len(earned) - len(discard), _deck_at(s, s.terror))
        size = max(at.under("deck").number(size), len(top))
        s.fear_earned, s.fear_discard, s.fear_revealed = earned, discard, seen
        s.fear_deck = (*top, *rest)[:size]
        s.fear_taken = max(0, whole - size)
        if "terror" not in at.case.given and not q.ritual(s):
            s.terror = q.terror_after(s, s.fear_taken)


# ------------------------------------------------------------------------------------------------ invaders


def card_tests(at: At, value: Any) -> list[Callable[[str], bool]]:
    """One test per card that is written: by id, by its terrains ([sands], [jungle, wetland]), or {stage, terrain}.

    A list of terrains is one card; a list of ids or tables is one card each.
    """
    written, known = at.items(value), (*TERRAINS, COAST)
    if written and all(isinstance(item, str) and item in known for item in written):
        return [_by_terrain(at.s, tuple(written), None)]
    return [_card_test(at.under(n), item) for n, item in enumerate(written)]


def _card_test(at: At, item: Any) -> Callable[[str], bool]:
    s, known = at.s, (*TERRAINS, COAST)
    if isinstance(item, dict):
        at.table(item, ("id", "stage", "terrain", "terrains", "coastal"))
        if "id" in item:
            return _by_id(at, item["id"])
        terrains = [COAST] if item.get("coastal") else at.words(item.get("terrains", item.get("terrain")))
        for terrain in terrains:
            at.pick(terrain, known, "terrain")
        return _by_terrain(s, tuple(terrains), item.get("stage"))
    return _by_terrain(s, (item,), None) if item in known else _by_id(at, item)


def _by_id(at: At, word: Any) -> Callable[[str], bool]:
    if word not in at.s.box.invaders:
        raise at.error(unknown("invader card", word, (*TERRAINS, COAST, *at.s.box.invaders)))
    return lambda card: card == word


def _by_terrain(s: State, terrains: Ids, stage: int | None) -> Callable[[str], bool]:
    def fits(card: str) -> bool:
        shown = s.box.invaders[card]
        here = {*shown.terrains, *((COAST,) if shown.coastal else ())}
        return (not terrains or here == set(terrains)) and stage in (None, shown.stage)

    return fits


def _pile(word: str) -> str:
    return f"{word}_slot" if word in SLOTS else f"invader_{word}"


class Invaders(Word):
    """Slots and deck. What is named leaves wherever it was; a deck that is given is exactly these cards."""

    def give(self, at: At, value: object) -> None:
        s: State = at.s
        table = at.table(value, (*SLOTS, "deck"))
        taken: list[str] = []
        made: dict[str, Ids] = {}
        for word in (*SLOTS, "deck"):
            if word == "immigration" and word in table:
                s.immigration = table[word] != "none"
            if word in table and table[word] != "none":
                there = at.under(word)
                tests = card_tests(there, table[word])
                made[word] = tuple(self.card(there.under(n), fits, taken) for n, fits in enumerate(tests))
        for pile in (*map(_pile, SLOTS), "invader_deck", "invader_box", "invader_discard"):
            setattr(s, pile, tuple(card for card in getattr(s, pile) if card not in taken))
        for word, cards in made.items():
            if word == "deck":
                s.invader_box += s.invader_deck
            else:
                s.invader_discard += getattr(s, _pile(word))
            setattr(s, _pile(word), cards)

    def card(self, at: At, fits: Callable[[str], bool], taken: list[str]) -> str:
        """The card of the lowest stage that fits and is not named yet; notes it."""
        cards = sorted(at.s.box.invaders.values(), key=lambda card: card.stage)
        card: str | None = next((c.id for c in cards if fits(c.id) and c.id not in taken), None)
        if card is None:
            raise at.error("there is no such invader card left")
        taken.append(card)
        return card

    def check(self, at: At, value: object) -> None:
        for word, wanted in at.table(value, (*SLOTS, "deck", "discard")).items():
            there, cards = at.under(word), getattr(at.s, _pile(word))
            if word == "immigration":
                there.expect(wanted == "none", not at.s.immigration)
            if wanted == "none":
                continue
            if type(wanted) is int:
                compare_lists(there, wanted, cards)
                continue
            # A terrain names whichever card of these terrains lies there; an id names one card.
            tests = card_tests(there, wanted)
            if len(tests) != len(cards) or not all(test(card) for test, card in zip(tests, cards)):
                there.expect(wanted, list(cards) or None)


# ------------------------------------------------------------------------------------------------ spirits


class Elements(Field):
    """Elements beside those of cards and tracks; in `then` all that the spirit has."""

    def give(self, at: At, value: object) -> None:
        s: State = at.s
        s.gained = {key: n for key, n in s.gained.items() if key[0] != at.key[0]}
        super().give(at, value)

    def check(self, at: At, value: object) -> None:
        have = q.elements(at.s, at.key[0])
        for element, n in at.table(value, ELEMENTS).items():
            at.under(element).expect(n, have.get(element, 0))


class Tracks(Field):
    """Discs gone from each track."""

    def read(self, at: At, value: Any) -> int:
        seat, track = at.key
        circles = len(at.s.box.spirits[at.s.spirits[seat]].tracks[track]) - 1
        if at.number(value) > circles:
            raise at.error(f"the track has {circles} discs")
        return int(value)
