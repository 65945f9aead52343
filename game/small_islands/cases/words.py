"""The words of case files for this game: steps, and which words say which field. What is more than a field: `archipelago.py`,
`stocks.py`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from game.core.engine.agenda import Frame, frame
from game.core.play.case_fields import FieldCases
from game.core.play.case_file import Case, Path_
from game.core.play.case_run import Run
from game.core.play.case_words import At, Field, Figure, Table, Things, Word
from game.small_islands import islands as isles
from game.small_islands import phases
from game.small_islands.cases import archipelago as lying
from game.small_islands.cases import stocks
from game.small_islands.state import ALEXIS, GREY, Ids, State

DO = ("setup", "preparation", "turn", "explore", "land", "reward", "final")
TURNS = ("turn", "explore", "land")
PHASES = ("setup", "preparation", "exploration", "reward", "end")
COLOURS = Things("seat", lying.colours)
SHIPS = Things("ship", lambda s: (*s.seats, GREY))
EXPEDITIONS = Things("expedition card", lambda s: s.box.expeditions)


class Turn(Word):
    """Whose turn it is; who is first as well, unless that is said."""

    def give(self, at: At, value: object) -> None:
        at.s.active = at.s.first = "" if value is None else at.pick(value, lying.colours(at.s), "seat")

    def check(self, at: At, value: object) -> None:
        assert at.run is not None and isinstance(at.run.vocabulary, SmallIslandsCases)
        at.expect(value, at.run.vocabulary.at_turn(at.s))


def expedition_kinds(s: State) -> dict[str, int]:
    """The cards of the expedition, drawn or not, by what they make Alexis do."""
    return Counter(s.box.expeditions[card].action for card in (*s.expedition, *s.expedition_discard))


class SmallIslandsCases(FieldCases):
    """The words of cases about Small Islands."""

    top_options: tuple[str, ...] = ("alexis",)
    fields = ("phase", "round", "lander", "last_placed")
    things: ClassVar[dict[str, Things]] = {
        "phase": Things("phase", lambda s: PHASES), "lander": COLOURS, "last_placed": COLOURS,
    }  # fmt: skip
    words: ClassVar[dict[str, Word]] = {
        "table": lying.TableSize(),
        "tiles": lying.Tiles(),
        "ships": lying.Ships(),
        "tokens": lying.Tokens(),
        "houses": lying.Houses(),
        "islands": lying.Islands(),
        "legal": lying.Legal(),
        "display": stocks.Stack("display", places=True),
        "navigation": stocks.Stack("navigation"),
        "reserve": stocks.Stack("reserve"),
        "discovery": stocks.Discovery("discovery_pool"),
        "objectives": stocks.CardDeck("o"),
        "missions": stocks.CardDeck("m"),
        "rewards": stocks.CardDeck("r"),
        "expedition": Field("expedition", of=EXPEDITIONS),
        "expedition_discard": Field("expedition_discard", of=EXPEDITIONS),
        "expedition_kinds": Figure(expedition_kinds, ("explore", "land")),
        "ships_left": Field("ships_left", of=SHIPS),
        "turn": Turn(),
        "first": Field("first", of=COLOURS),
        ALEXIS: stocks.Alexis(
            houses=stocks.HisHouses(), score=stocks.Score(), points=stocks.Points("points"), placed=Figure(stocks.placed)
        ),
    }
    seat_words: ClassVar[dict[str, Word]] = {
        "hand": stocks.Stack("hand", ordered=False),
        "current": stocks.Objective("current"),
        "next": stocks.Objective("next"),
        "houses": Table(hand=Field("houses_hand"), reserve=Field("houses_reserve")),
        "tokens": stocks.BonusTokens("tokens_left"),
        "points": stocks.Points("points"),
        "discovery": stocks.Discovery("discovery"),
        "earned": Figure(stocks.earned),
        "placed": Figure(stocks.placed),
    }
    after_seats = ("objectives", "missions", "rewards")
    opened_at: ClassVar[dict[str, Any]] = {"do": "turn"}

    def __init__(self, rules: Any) -> None:
        super().__init__(rules)
        self.turn_made = False  # the last step was a turn: the next one belongs to the next seat
        self.stock: Ids = ()  # landscape tiles in the order of the set-up

    # ------------------------------------------------------------------------------------------ the position

    def start(self, case: Case) -> State:
        """A set-up that is done: the starting tiles are placed as it comes, nothing of the first round has begun."""
        options = {key.replace("_", "-"): value for key, value in case.setup.options.items()}
        s: State = self.rules.new(case.setup._replace(options=options))
        s.agenda = [f for f in s.agenda if f.op != "round"]
        while found := self.rules.options(s):
            self.rules.play(s, found[0])
        self.stock = tuple(tile for tiles in (s.reserve, s.display, *s.hand.values()) for tile in tiles if tile)
        isles.forget(s)
        return s

    def clear(self, s: State) -> None:
        """An empty table: no tile anywhere, nothing in hands, no card held. Decks of cards and what a colour has at the start
        stay as set up.
        """
        s.cells, s.ships, s.tokens, s.houses = {}, {}, {}, {}
        s.reserve = s.navigation = s.discovery_pool = ()
        s.display = ("",) * len(s.display)
        s.last_placed, s.placings = "", ()
        s.phase, s.step = "exploration", ""
        for seat in s.seats:
            for shelf in (s.held, s.current, s.next):
                for card in shelf.get(seat, ()):
                    deck = stocks.DECKS[s.box.kind_of(card)[0]]
                    setattr(s, deck, (*getattr(s, deck), card))
                if seat in shelf:
                    shelf[seat] = ()
            s.hand[seat] = ()
        isles.forget(s)

    def ready(self, case: Case, s: State) -> None:
        stocks.Dealer(case, s, self.stock).deal()
        isles.forget(s)

    def following(self, s: State, first: dict[str, Any]) -> tuple[Frame, ...]:
        after: dict[str, tuple[Frame, ...]] = {
            "setup": (frame("round"),),
            "preparation": (frame("exploration"), frame("reward"), frame("round")),
            "reward": (frame("round"),),
        }
        turn = (frame("exploration.next", s.active), frame("reward"), frame("round"))
        return turn if first["do"] in TURNS else after.get(first["do"], ())

    # ------------------------------------------------------------------------------------------ steps

    def step(self, run: Run, step: dict[str, Any], path: Path_) -> None:
        """Puts one step on the agenda and runs to the first question. After the end of the game nothing happens."""
        s = run.state
        if self.turn_made:
            s.active = self.at_turn(s)
        self.turn_made = False
        frames = self.frames(run.case, s, step, path)
        if s.result:
            return
        run.carry_out(frames)
        self.turn_made = step["do"] in TURNS

    def frames(self, case: Case, s: State, step: dict[str, Any], path: Path_) -> list[Frame]:
        """What a step consists of. Raises DataError where it is not well formed."""
        if "do" not in step:
            raise case.error('a step is "do" or "choose"', *path)
        case.known(step, ("do",), *path)
        name = case.pick(step["do"], DO, "step", *path, "do")
        seat = s.active = s.active or s.seats[0]
        s.first = s.first or seat
        if name == "turn":
            return [frame("turn", seat)]
        if name in ("explore", "land"):
            s.phase, s.step = "exploration", "take"
            if name == "explore" and self.has_taken(case, s, seat, path):
                return [frame("explore", seat)]
            return [frame("turn.choose", seat, only="tile" if name == "explore" else "ship")]
        if name == "reward":
            s.lander = s.lander or seat
        return [frame(name)]

    def has_taken(self, case: Case, s: State, seat: str, path: Path_) -> bool:
        """Whether `explore` begins with the hand as it is given: it has a tile too many, there is none to take, or the case
        goes on with a tile of the hand or a cell although there are several to take.
        """
        shown = sum(bool(tile) for tile in s.display)
        if len(s.hand[seat]) > s.box.figures["hand"] or not shown:
            return True
        if shown == 1 or not s.hand[seat] or any(key.startswith("tile:display/") for key in case.prefer):
            return False
        at = path[-1] if isinstance(path[-1], int) else len(case.when)
        following = case.when[at + 1].get("choose") if at + 1 < len(case.when) else None
        key = following.get("key") if isinstance(following, dict) else following
        return str(key).startswith(("tile:hand/", "cell:"))

    def at_turn(self, s: State) -> str:
        """Whose turn it is: after a whole turn in the exploration the next one's."""
        if self.turn_made and s.phase == "exploration" and not s.agenda:
            return phases.after(s, s.active)
        return s.active

    # ------------------------------------------------------------------------------------------ keys

    def canonical(self, s: State, key: str) -> str:
        """An option key as the rules write it: any cell of an island names it."""
        if not key.startswith("island:"):
            return key
        where, _, corner = key[7:].partition("/")
        try:
            column, row = (int(part) for part in where.split(","))
        except ValueError:
            return key
        found = isles.islands_on(s, (column, row))
        if corner:
            land = isles.area_at(s, (column, row), corner)
            island = isles.island_of(s, (column, row, land))
            return isles.name_of(s, island) if island else key
        return isles.name_of(s, found[0]) if len(found) == 1 else key
