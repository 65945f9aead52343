"""The words of cases about stacks, cards and what a colour has."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.core.errors import TidetableError
from game.core.play.case_file import Case
from game.core.play.case_words import At, Field, Table, Word, compare_lists
from game.small_islands.box import typed_card
from game.small_islands.cases.archipelago import face_of
from game.small_islands.state import ALEXIS, Ids, State
from game.small_islands.terms import RESOURCES

FACES = (*RESOURCES, "any")
CARDS = {"o": "objective", "m": "mission", "r": "reward"}
DECKS = {"o": "deck_objectives", "m": "deck_missions", "r": "deck_rewards"}


# ------------------------------------------------------------------------------------------------ tiles


class Stack(Word):
    """A stack or a hand of tiles, top first, or how many; `places`: those of the display, "" is an empty one. They are given
    together, by `deal`: what is named in one lies in no other.
    """

    def __init__(self, name: str, ordered: bool = True, places: bool = False) -> None:
        self.name, self.ordered, self.places = name, ordered, places

    def give(self, at: At, value: object) -> None:
        """Carried out by `deal`."""

    def check(self, at: At, value: object) -> None:
        found = getattr(at.s, self.name)
        found = found[at.key[0]] if at.key else found
        if type(value) is int or value is None:
            at.expect(value or 0, sum(bool(item) for item in found))
            return
        wanted = [tile_of(at.under(n), item) for n, item in enumerate(at.items(value))]
        if self.places:
            wanted += [""] * (len(found) - len(wanted))
        compare_lists(at, wanted, found, self.ordered)


def tile_of(at: At, item: Any) -> str:
    """The id of a tile in a stack; null is an empty place, "?" one that is not seen."""
    return item or "" if item in (None, "?") else face_of(at, item)


class Dealer:
    """Lays tiles into the display, the stacks and the hands: lists of them, or only so many."""

    def __init__(self, case: Case, s: State, stock: Ids) -> None:
        self.case, self.s = case, s
        self.stock = stock  # landscape tiles in the order of the set-up, for stacks of which only the number is given
        self.words: dict[str, tuple[At, Any]] = {}  # stack, or seat for its hand: where it is given, and what
        for word in ("display", "navigation", "reserve"):
            if word in case.given:
                self.words[word] = (At(case, s, ("given", word)), case.given[word])
        for seat in s.seats:
            if "hand" in (case.given.get(seat) or {}):
                self.words[seat] = (At(case, s, ("given", seat, "hand")), case.given[seat]["hand"])

    def deal(self) -> None:
        s, clear = self.s, self.case.given.get("clear")
        stacks = ("display", "navigation", "reserve", *s.seats)
        listed: dict[str, Ids] = {}
        for word, (at, value) in self.words.items():
            if isinstance(value, list):
                empty = word == "display"
                each = enumerate(value)
                listed[word] = tuple("" if item is None and empty else face_of(at.under(n), item) for n, item in each)
        named = {tile for tiles in listed.values() for tile in tiles} | {tile for tile, _ in s.cells.values()}
        for word in stacks:
            if word not in self.words:
                self.lay(word, tuple(tile for tile in self.lying(word) if tile not in named or not tile))
        taken = named.union(*(self.lying(word) for word in stacks))
        rest = [tile for tile in (*self.stock, *s.box.tiles) if tile not in taken or clear and tile not in named]
        rest = list(dict.fromkeys(rest))
        for word, (at, value) in self.words.items():
            if word in listed:
                self.lay(word, listed[word])
                continue
            n = at.number(value or 0)
            own = () if clear else self.lying(word)
            made = [*(tile for tile in own if tile not in named), *rest][:n]
            if len(made) < n:
                raise at.error(f"there are not {n} tiles left")
            rest = [tile for tile in rest if tile not in made]
            self.lay(word, tuple(made))

    def lying(self, word: str) -> Ids:
        found: Ids = self.s.hand[word] if word in self.s.seats else getattr(self.s, word)
        return found

    def lay(self, word: str, tiles: Ids) -> None:
        s = self.s
        if word in s.seats:
            s.hand[word] = tiles
        elif word == "display":
            places = s.box.figures["display"]
            if len(tiles) > places:
                raise self.case.error(f"the display has {places} places", "given", "display")
            s.display = (*tiles, *("",) * (places - len(tiles)))
        else:
            setattr(s, word, tiles)


# ------------------------------------------------------------------------------------------------ cards


def card_of(at: At, kind: str, value: Any) -> str:
    """The id of an objective ("o"), mission ("m") or reward ("r"): named, or written out. Raises DataError."""
    if isinstance(value, dict):
        if kind == "o":
            at.table(value, ("mission", "reward"))
        return _typed(at, kind, value)
    return at.pick(value, tuple(getattr(at.s.box, f"{CARDS[kind]}s")), CARDS[kind])


def _typed(at: At, kind: Any, written: Any) -> str:
    try:
        return typed_card(kind, _texts(written))
    except TidetableError as problem:
        raise at.error(getattr(problem, "message", str(problem))) from None
    except (KeyError, TypeError) as problem:
        raise at.error(f"this card is not well formed ({problem})") from None


def _texts(value: Any) -> Any:
    """Tables with text keys: sizes may be written as numbers."""
    if isinstance(value, dict):
        return {str(key): _texts(item) for key, item in value.items()}
    return [_texts(item) for item in value] if isinstance(value, list) else value


class CardDeck(Field):
    """A deck of cards of one kind: exactly these, or so many; its order is nobody's business."""

    def __init__(self, kind: str) -> None:
        super().__init__(DECKS[kind])
        self.kind = kind

    def read(self, at: At, value: Any) -> Ids:
        if type(value) is int:
            found: Ids = super().read(at, value)
            return found
        return tuple(self.card(at.under(n), item) for n, item in enumerate(at.items(value)))

    def card(self, at: At, item: Any) -> str:
        return str(item) if item == "?" else card_of(at, self.kind, item)

    def compare(self, at: At, wanted: Any, found: Any) -> None:
        compare_lists(at, wanted if type(wanted) is int else list(self.read(at, wanted)), found)


class Objective(Field):
    """What a seat has as current or next: an objective, or {mission, reward}; null is nothing, "?" one that is not seen."""

    def read(self, at: At, value: Any) -> Ids:
        if value is None:
            return ()
        if not isinstance(value, dict):
            return (card_of(at, "o", value),)
        at.table(value, ("mission", "reward"))
        missing = next((word for word in ("mission", "reward") if word not in value), "")
        if missing:
            raise at.error(f'"{missing}" is missing')
        if at.s.mode != "advanced" and all(isinstance(part, dict) for part in value.values()):
            return (card_of(at, "o", value),)
        return tuple(card_of(at.under(word), word[0], value[word]) for word in ("mission", "reward"))

    def put(self, at: At, value: Any) -> None:
        for name in DECKS.values():
            setattr(at.s, name, tuple(card for card in getattr(at.s, name) if card not in value))
        super().put(at, value)

    def compare(self, at: At, wanted: Any, found: Any) -> None:
        cards = ("?",) * max(1, len(found)) if wanted == "?" else self.read(at, wanted)
        at.expect(list(cards), list(found))


# ------------------------------------------------------------------------------------------------ what a colour has


class Discovery(Field):
    """Discovery tokens by value, or the first so many of a whole set."""

    def read(self, at: At, value: Any) -> tuple[int, ...]:
        if type(value) is int:
            return tuple(at.s.box.figures["discovery"][: at.number(value)])
        if not isinstance(value or [], list):
            raise at.error("a list of values is expected here")
        return tuple(at.under(n).number(item) for n, item in enumerate(value or []))


class BonusTokens(Field):
    """Bonus tokens by what their resource side shows; of a number the last ones, so that any resource can be laid."""

    def read(self, at: At, value: Any) -> Ids:
        if type(value) is not int:
            return at.picks(value, FACES, "token")
        whole: Ids = at.s.box.bonus_tokens
        if at.number(value) > len(whole):
            raise at.error(f"a seat has {len(whole)} bonus tokens")
        return whole[len(whole) - value :]

    def compare(self, at: At, wanted: Any, found: Any) -> None:
        compare_lists(at, wanted if type(wanted) is int else list(at.picks(wanted, FACES, "token")), found)


class Points(Field):
    """Points so far. They have a source as well: the running score is the sum of its sources."""

    def put(self, at: At, value: Any) -> None:
        super().put(at, value)
        if at.key[0] != ALEXIS:
            at.s.earned[(at.key[0], 0, "reward")] = value


def earned(s: State, seat: str) -> dict[str, int]:
    """Points by where they came from: reward, discovery, ports; all rounds together."""
    found: Counter[str] = Counter()
    for (colour, _, source), n in s.earned.items():
        if colour == seat:
            found[source] += n
    return found


def placed(s: State, colour: str) -> int:
    """Houses on the table."""
    return sum(owner == colour for owner in s.houses.values())


class Alexis(Table):
    """What Alexis has, who is no seat."""

    def give(self, at: At, value: object) -> None:
        super().give(self.his(at), value)

    def check(self, at: At, value: object) -> None:
        super().check(self.his(at), value)

    def his(self, at: At) -> At:
        if not at.s.alexis:
            raise at.error("Alexis plays in the mode solo only")
        return at._replace(key=(ALEXIS,))


class Score(Word):
    """The formula of Alexis's card, in place of the one printed."""

    checks = False

    def give(self, at: At, value: object) -> None:
        score = at.table(value, ("base", "per_house"))
        card = at.s.box.alexis_card(at.s.alexis)
        base = at.under("base").number(score.get("base", card.base))
        each = at.under("per_house").number(score.get("per_house", card.per_house))
        at.s.alexis = f"={card.id}:{base}+{each}"


class HisHouses(Word):
    """The houses that Alexis has not built: he knows no reserve."""

    def give(self, at: At, value: object) -> None:
        houses = at.table(value, ("hand", "reserve"))
        at.s.alexis_houses = sum(at.under(where).number(n) for where, n in houses.items())

    def check(self, at: At, value: object) -> None:
        found = {"hand": at.s.alexis_houses, "reserve": 0}
        for where, n in at.table(value, found).items():
            at.under(where).expect(n, found[where])
