"""The position that a case gives: `given` of a case file as a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.errors import TidetableError, unknown
from game.core.play.cases import GENERIC_GIVEN, Case
from game.small_islands import islands as isles
from game.small_islands.box import typed_card, typed_face
from game.small_islands.faces import CORNERS
from game.small_islands.islands import BARE_SPOT, PORT_SPOT, PORTS_AT_MOST
from game.small_islands.placement import table
from game.small_islands.state import ALEXIS, GREY, Cell, Ids, State
from game.small_islands.terms import RESOURCES

GIVEN = (
    *("clear", "tiles", "tokens", "houses", "ships", "table", "display", "navigation", "reserve", "discovery", "turn"),
    *("first", "round", "lander", "last_placed", "objectives", "missions", "rewards", "expedition", "expedition_discard"),
    *("options", "phase", "ships_left", ALEXIS),
)
PHASES = ("setup", "preparation", "exploration", "reward", "end")
SEAT_WORDS = ("hand", "current", "next", "houses", "tokens", "points", "discovery")
ALEXIS_WORDS = ("houses", "score", "points")
TOKEN_WORDS = ("seat", "side", "covers", "shows")
FACE_WORDS = ("corners", "symbols", "id", "rot")
DECKS = {"objectives": "deck_objectives", "missions": "deck_missions", "rewards": "deck_rewards"}
KINDS = {"objectives": "o", "missions": "m", "rewards": "r"}
SHIP = "ship"


def position(rules: Any, case: Case) -> State:
    """The position given, with an empty agenda. Raises DataError or UsageError where it cannot be made."""
    setup = case.setup._replace(options={key.replace("_", "-"): value for key, value in case.setup.options.items()})
    s: State = rules.new(setup)
    given = case.known(case.given, (*GIVEN, *GENERIC_GIVEN, *s.seats), "given")
    _set_up(rules, s)
    stock = (*s.reserve, *s.display, *(tile for hand in s.hand.values() for tile in hand))
    if given.get("clear"):
        clear(s)
    s.agenda, s.memo = [], None
    if "table" in given:
        size = case.known(case.table(given["table"], "given", "table"), ("columns", "rows"), "given", "table")
        for word, n in size.items():
            s.options[word] = case.number(n, "given", "table", word)
    isles.forget(s)
    Reader(rules, case, s, tuple(tile for tile in stock if tile)).read(given)
    isles.forget(s)
    return s


def clear(s: State) -> None:
    """An empty table: no tile anywhere, nothing in hands, no card held. Decks of cards and what a colour has at the start
    stay as set up.
    """
    s.cells, s.ships, s.tokens, s.houses = {}, {}, {}, {}
    s.reserve = s.navigation = s.discovery_pool = ()
    s.display = ("",) * len(s.display)
    s.last_placed, s.placings = "", ()
    s.phase, s.step = "exploration", ""
    cards = {"o": list(s.deck_objectives), "m": list(s.deck_missions), "r": list(s.deck_rewards)}
    for seat in s.seats:
        for shelf in (s.held, s.current, s.next):
            for card in shelf.get(seat, ()):
                cards[s.box.kind_of(card)[0]].append(card)
            if seat in shelf:
                shelf[seat] = ()
        s.hand[seat] = ()
    s.deck_objectives, s.deck_missions, s.deck_rewards = (tuple(cards[kind]) for kind in "omr")


def _set_up(rules: Any, s: State) -> None:
    """Ends the set-up: the starting tiles are placed as it comes, nothing of the first round has begun."""
    s.agenda = [f for f in s.agenda if f.op != "round"]
    while options := rules.options(s):
        rules.play(s, options[0])


def cell_of(case: Case, word: Any, *path: str | int) -> tuple[Cell, str]:
    """(cell, corner or "") of "3,-1" or "3,-1/nw". Raises DataError."""
    where, slash, corner = str(word).partition("/")
    try:
        column, row = (int(part) for part in where.split(","))
    except ValueError:
        raise case.error(f'"{word}" is no cell; one is written "3,-1"', *path) from None
    if slash:
        case.pick(corner, CORNERS, "corner", *path)
    return (column, row), corner


def face_of(s: State, case: Case, value: Any, *path: str | int) -> str:
    """The id of a tile: an id, {id: ...} or the face itself. Raises DataError."""
    if isinstance(value, dict):
        case.known(value, FACE_WORDS, *path)
        if "id" not in value:
            symbols = value.get("symbols")
            if isinstance(symbols, dict):
                symbols = {corner: case.words(words, *path, "symbols", corner) for corner, words in symbols.items()}
            else:
                symbols = case.words(symbols, *path, "symbols")
            try:
                return typed_face(str(value.get("corners", "")), symbols)
            except ValueError as problem:
                raise case.error(str(problem), *path) from None
        value = value["id"]
    return case.pick(value, tuple(s.box.faces), "tile", *path)


def card_of(s: State, case: Case, kind: str, value: Any, *path: str | int) -> str:
    """The id of an objective ("o"), mission ("m") or reward ("r"): named, or written out. Raises DataError."""
    if isinstance(value, dict):
        if kind == "o":
            case.known(value, ("mission", "reward"), *path)
        return _typed(case, kind, value, *path)
    shelf = {"o": s.box.objectives, "m": s.box.missions, "r": s.box.rewards}[kind]
    return case.pick(value, tuple(shelf), {"o": "objective", "m": "mission", "r": "reward"}[kind], *path)


def _typed(case: Case, kind: Any, written: Any, *path: str | int) -> str:
    try:
        return typed_card(kind, _texts(written))
    except TidetableError as problem:
        raise case.error(getattr(problem, "message", str(problem)), *path) from None
    except (KeyError, TypeError) as problem:
        raise case.error(f"this card is not well formed ({problem})", *path) from None


def _texts(value: Any) -> Any:
    """Tables with text keys: sizes may be written as numbers."""
    if isinstance(value, dict):
        return {str(key): _texts(item) for key, item in value.items()}
    return [_texts(item) for item in value] if isinstance(value, list) else value


def cards_of(s: State, case: Case, value: Any, *path: str | int) -> Ids:
    """What a seat has as current or next: an objective, or {mission, reward} of ids or written out; null is nothing."""
    if value is None:
        return ()
    if not isinstance(value, dict):
        return (card_of(s, case, "o", value, *path),)
    case.known(value, ("mission", "reward"), *path)
    missing = next((word for word in ("mission", "reward") if word not in value), "")
    if missing:
        raise case.error(f'"{missing}" is missing', *path)
    if s.mode != "advanced" and all(isinstance(part, dict) for part in value.values()):
        return (card_of(s, case, "o", value, *path),)
    return tuple(card_of(s, case, word[0], value[word], *path, word) for word in ("mission", "reward"))


class Reader:
    """Carries the words of `given` into a position. Tiles and cards that are named lie nowhere else."""

    def __init__(self, rules: Any, case: Case, s: State, stock: Ids) -> None:
        self.rules, self.case, self.s = rules, case, s
        self.stock = stock  # landscape tiles in the order of the set-up, for stacks of which only the number is given

    def read(self, given: dict[str, Any]) -> None:
        """Everything of `given`, what others build on first."""
        case, s = self.case, self.s
        readers: dict[str, Callable[[Any], None]] = {
            "tiles": self.tiles,
            "ships": self.ships,
            "tokens": self.tokens,
            "houses": self.houses,
            "discovery": self.discovery,
            "round": self.round,
            ALEXIS: self.alexis,
        }
        for word, read in readers.items():
            if word in given:
                read(given[word])
        for seat in s.seats:
            if seat in given:
                self.seat(seat, case.table(given[seat], "given", seat))
        for word, field in DECKS.items():
            if word in given:
                self.deck(word, field, given[word])
        for word in ("expedition", "expedition_discard"):
            if word in given:
                self.expeditions(word, given[word])
        for word, field in (
            ("turn", "active"),
            ("turn", "first"),
            ("first", "first"),
            *((w, w) for w in ("lander", "last_placed")),
        ):
            if word in given:
                setattr(s, field, self.colour(given[word], "given", word))
        if "phase" in given:
            s.phase = case.pick(given["phase"], PHASES, "phase", "given", "phase")
        if "ships_left" in given:
            owners = case.words(given["ships_left"], "given", "ships_left")
            for at, owner in enumerate(owners):
                case.pick(owner, (*s.seats, GREY), "ship", "given", "ships_left", at)
            s.ships_left = tuple(owners)
        self.stacks(given)

    # ---------------------------------------------------------------------------------------------- the archipelago

    def tiles(self, value: Any) -> None:
        s, case = self.s, self.case
        for word, item in case.table(value, "given", "tiles").items():
            path = ("given", "tiles", word)
            cell, _ = cell_of(case, word, *path)
            if cell not in table(s).number:
                raise case.error(f"{word} is off the table", *path)
            tile = face_of(s, case, item, *path)
            by = case.number(item.get("rot", 0), *path, "rot") % 4 if isinstance(item, dict) else 0
            s.cells[cell] = (tile, by)
        isles.forget(s)

    def ships(self, value: Any) -> None:
        s, case = self.s, self.case
        for word, owner in case.table(value, "given", "ships").items():
            path = ("given", "ships", word)
            cell, _ = cell_of(case, word, *path)
            if cell in s.cells:
                raise case.error(f"there is a tile on {word}", *path)
            if cell not in table(s).number:
                raise case.error(f"{word} is off the table", *path)
            case.pick(owner, (*s.seats, GREY), "ship", *path)
            if owner not in s.ships_left:
                raise case.error(f"there is no {owner} ship left", *path)
            left = list(s.ships_left)
            left.remove(owner)
            s.ships_left = tuple(left)
            s.ships[cell] = owner
        isles.forget(s)

    def area(self, cell: Cell, corner: str, *path: str | int) -> int:
        """The area of a tile that a word means. Raises DataError where that is sea, or might be either of two."""
        s, case = self.s, self.case
        if cell not in s.cells:
            raise case.error("there is no tile", *path)
        if corner:
            found = isles.area_at(s, cell, corner)
            if found < 0:
                raise case.error(f"the corner {corner} is sea", *path)
            return found
        areas = s.box.faces[s.cells[cell][0]].areas
        if len(areas) != 1:
            raise case.error('name the land by a corner, as in "0,0/nw"' if areas else "there is no land", *path)
        return 0

    def tokens(self, value: Any) -> None:
        s, case = self.s, self.case
        for word, items in case.table(value, "given", "tokens").items():
            path = ("given", "tokens", word)
            cell, corner = cell_of(case, word, *path)
            for at, item in enumerate(items if isinstance(items, list) else [items]):
                here = (*path, at)
                token = case.known(case.table(item, *here), TOKEN_WORDS, *here)
                seat = case.pick(token.get("seat", s.seats[0]), s.seats, "seat", *here, "seat")
                if case.pick(token.get("side", "resource"), ("resource", "port"), "side", *here, "side") == "port":
                    spot = self.port_spot(cell, corner, *here)
                    isles.add_token(s, cell, spot, seat, "port")
                else:
                    shows = case.pick(token.get("shows"), RESOURCES, "resource", *here, "shows")
                    spot = self.symbol_spot(cell, corner, token.get("covers"), *here)
                    isles.add_token(s, cell, spot, seat, shows)

    def port_spot(self, cell: Cell, corner: str, *path: str | int) -> int:
        area = self.area(cell, corner, *path)
        first = PORT_SPOT + PORTS_AT_MOST * area
        spot = next((n for n in range(first, first + PORTS_AT_MOST) if (*cell, n) not in self.s.tokens), None)
        if spot is None:
            raise self.case.error("there are two port tokens already", *path)
        return spot

    def symbol_spot(self, cell: Cell, corner: str, covers: Any, *path: str | int) -> int:
        s, case = self.s, self.case
        if covers is None:
            return BARE_SPOT + self.area(cell, corner, *path)
        case.pick(covers, RESOURCES, "resource", *path, "covers")
        if cell not in s.cells:
            raise case.error("there is no tile", *path)
        wanted = self.area(cell, corner, *path) if corner else None
        for spot, area, shows in isles.visible(s, cell):
            if shows == covers and wanted in (None, area):
                return spot
        raise case.error(f"there is no {covers} to be covered", *path)

    def houses(self, value: Any) -> None:
        s, case = self.s, self.case
        for word, colours in case.table(value, "given", "houses").items():
            path = ("given", "houses", word)
            cell, corner = cell_of(case, word, *path)
            if cell not in s.cells:
                raise case.error("there is no tile", *path)
            areas = s.box.faces[s.cells[cell][0]].areas
            wanted = [self.area(cell, corner, *path)] if corner else list(range(len(areas)))
            for at, colour in enumerate(case.words(colours, *path)):
                case.pick(colour, (*s.seats, *((ALEXIS,) if s.alexis else ())), "colour", *path, at)
                sites = [(*cell, area, n) for area in wanted for n in range(areas[area].houses)]
                free = next((site for site in sites if site not in s.houses), None)
                if free is None:
                    raise case.error("there is no free house symbol", *path)
                isles.add_house(s, free, colour)

    # ---------------------------------------------------------------------------------------------- stacks

    def stacks(self, given: dict[str, Any]) -> None:
        """Display, navigation stack, reserve and hands: lists of tiles, or only how many there are."""
        s, case = self.s, self.case
        words: list[tuple[str, Any, tuple[str | int, ...]]] = [
            (word, given[word], ("given", word)) for word in ("display", "navigation", "reserve") if word in given
        ]
        for seat in s.seats:
            if "hand" in case.table(given.get(seat), "given", seat):
                words.append((seat, given[seat]["hand"], ("given", seat, "hand")))
        listed: dict[str, Ids] = {}
        for word, value, path in words:
            if isinstance(value, list):
                tiles = []
                for at, item in enumerate(value):
                    tiles.append("" if item is None and word == "display" else face_of(s, case, item, *path, at))
                listed[word] = tuple(tiles)
        named = {tile for tiles in listed.values() for tile in tiles} | {tile for tile, _ in s.cells.values()}
        for word in ("display", "navigation", "reserve", *s.seats):
            if word not in {one for one, _, _ in words}:
                self.pile(word, tuple(tile for tile in self.pile_of(word) if tile not in named or not tile))
        taken = named.union(*(self.pile_of(word) for word in ("display", "navigation", "reserve", *s.seats)))
        rest = [tile for tile in (*self.stock, *s.box.tiles) if tile not in taken or given.get("clear") and tile not in named]
        rest = list(dict.fromkeys(rest))
        for word, value, path in words:
            if word in listed:
                self.pile(word, listed[word])
                continue
            n = case.number(value or 0, *path)
            own = () if given.get("clear") else self.pile_of(word)
            made = [*(tile for tile in own if tile not in named), *rest][:n]
            if len(made) < n:
                raise case.error(f"there are not {n} tiles left", *path)
            rest = [tile for tile in rest if tile not in made]
            self.pile(word, tuple(made))

    def pile_of(self, word: str) -> Ids:
        return self.s.hand[word] if word in self.s.seats else getattr(self.s, word)

    def pile(self, word: str, tiles: Ids) -> None:
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

    def discovery(self, value: Any) -> None:
        self.s.discovery_pool = self.values(value, "given", "discovery")

    def values(self, value: Any, *path: str | int) -> tuple[int, ...]:
        """Discovery tokens by value, or the first so many of a whole set."""
        case = self.case
        if type(value) is int:
            return tuple(self.s.box.figures["discovery"][: case.number(value, *path)])
        if not isinstance(value or [], list):
            raise case.error("a list of values is expected here", *path)
        return tuple(case.number(item, *path, at) for at, item in enumerate(value or []))

    def deck(self, word: str, field: str, value: Any) -> None:
        """The deck as a list (exactly these cards) or only how many there are."""
        s, case, path = self.s, self.case, ("given", word)
        if isinstance(value, list):
            cards = tuple(card_of(s, case, KINDS[word], item, *path, at) for at, item in enumerate(value))
        else:
            cards = getattr(s, field)[: case.number(value, *path)]
        setattr(s, field, cards)

    def expeditions(self, field: str, value: Any) -> None:
        s, case, path = self.s, self.case, ("given", field)
        if type(value) is int:
            setattr(s, field, getattr(s, field)[: case.number(value, *path)])
            return
        cards = tuple(case.words(value, *path))
        for at, card in enumerate(cards):
            case.pick(card, tuple(s.box.expeditions), "expedition card", *path, at)
        setattr(s, field, cards)

    # ---------------------------------------------------------------------------------------------- turn and seats

    def colour(self, value: Any, *path: str | int) -> str:
        """Whose turn it is, who landed and the like; null is nobody."""
        s = self.s
        return "" if value is None else self.case.pick(value, (*s.seats, *((ALEXIS,) if s.alexis else ())), "seat", *path)

    def round(self, value: Any) -> None:
        self.s.round = self.case.number(value, "given", "round")

    def alexis(self, value: Any) -> None:
        s, case, path = self.s, self.case, ("given", ALEXIS)
        if not s.alexis:
            raise case.error("Alexis plays in the mode solo only", *path)
        for word, item in case.known(case.table(value, *path), ALEXIS_WORDS, *path).items():
            here = (*path, word)
            if word == "score":
                score = case.known(case.table(item, *here), ("base", "per_house"), *here)
                card = s.box.alexis_card(s.alexis)
                base = case.number(score.get("base", card.base), *here, "base")
                each = case.number(score.get("per_house", card.per_house), *here, "per_house")
                s.alexis = f"={card.id}:{base}+{each}"
            elif word == "points":
                s.points[ALEXIS] = case.number(item, *here)
            else:
                houses = case.known(case.table(item, *here), ("hand", "reserve"), *here)
                s.alexis_houses = sum(case.number(n, *here, where) for where, n in houses.items())

    def houses_of(self, colour: str, value: Any, *path: str | int) -> None:
        s, case = self.s, self.case
        for word, n in case.known(case.table(value, *path), ("hand", "reserve"), *path).items():
            (s.houses_hand if word == "hand" else s.houses_reserve)[colour] = case.number(n, *path, word)

    def seat(self, seat: str, table: dict[str, Any]) -> None:
        s, case = self.s, self.case
        for word, item in case.known(table, SEAT_WORDS, "given", seat).items():
            path = ("given", seat, word)
            if word in ("current", "next"):
                cards = cards_of(s, case, item, *path)
                for field in DECKS.values():
                    setattr(s, field, tuple(card for card in getattr(s, field) if card not in cards))
                getattr(s, word)[seat] = cards
            elif word == "houses":
                self.houses_of(seat, item, *path)
            elif word == "tokens":
                s.tokens_left[seat] = self.token_faces(item, *path)
            elif word == "points":
                s.points[seat] = case.number(item, *path)
                # What was won before the case begins has a source as well: the running score is the sum of its sources.
                s.earned[(seat, 0, "reward")] = s.points[seat]
            elif word == "discovery":
                s.discovery[seat] = self.values(item, *path)

    def token_faces(self, value: Any, *path: str | int) -> Ids:
        """Bonus tokens by what their resource side shows; of a number the last ones, so that any resource can be laid."""
        whole, case = self.s.box.bonus_tokens, self.case
        if type(value) is int:
            n = case.number(value, *path)
            if n > len(whole):
                raise case.error(f"a seat has {len(whole)} bonus tokens", *path)
            return whole[len(whole) - n :]
        faces = tuple(case.words(value, *path))
        for at, word in enumerate(faces):
            if word not in (*RESOURCES, "any"):
                raise case.error(unknown("token", word, (*RESOURCES, "any")), *path, at)
        return faces
