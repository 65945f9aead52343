"""The words of case files for this game: decks, rain, the spirit farm, and its steps. A player's board: `board.py`."""

from __future__ import annotations

import json
from typing import Any, ClassVar

from game.core.engine import agenda
from game.core.engine.agenda import Frame, frame
from game.core.engine.ops import Where
from game.core.play.case_fields import FieldCases
from game.core.play.case_file import Case, Path_
from game.core.play.case_run import Run
from game.core.play.case_words import At, Field, Figure, Table, Things, Word, compare_lists
from game.rice_paddy import conserved, phases
from game.rice_paddy import paddies as on
from game.rice_paddy.cases.board import SEAT_WORDS, forget_spirits
from game.rice_paddy.state import FARM, PER_PADDY, State

PHASES = ("draft", "rain", "spirit", "water", "active", "allocate", "farm", "achievements", "market", "end")
# The steps that a case names, and the operations that carry them out: for all at once, or seat by seat in the order of play.
TOGETHER = {
    "draft": "draft.deal", "rain": "rain", "spirit": "spirits", "water": "water", "active": "active", "allocate": "allocate",
    "farm": "farm", "achievements": "achievements", "market": "markets", "empty": "empty", "final": "final", "round": "round",
}  # fmt: skip
EACH = {
    "build": "sections", "rock": "rocks", "weed": "weeds", "pest": "ducks", "harvest": "harvests", "growth": "growth",
    "plant": "planting",
}  # fmt: skip
IN_LINE = {"drain": "drains", "flood": "floods"}
BY_SEAT = ("active", "allocate", "farm", "achievements", "market")


def _op_list(value: Any) -> Any:
    """Effects as facts write them, `{op: add_weed, count: 1}`, in the form of the data."""
    if isinstance(value, dict) and isinstance(value.get("op"), str):
        rest = {word: one for word, one in value.items() if word not in ("op", "count")}
        return {value["op"]: value.get("count", 1), **rest}
    return value


class SpiritDeck(Word):
    """The early or the late deck: the cards named come first, the others of the deck behind; a number is how many are left."""

    def __init__(self, name: str) -> None:
        self.name = name

    def give(self, at: At, value: object) -> None:
        s = at.s
        if type(value) is int:
            setattr(s, self.name, getattr(s, self.name)[: at.number(value)])
            return
        cards = tuple([at.under(n).pick(str(card), s.box.spirits, "spirit") for n, card in enumerate(at.items(value))])
        forget_spirits(s, cards)
        setattr(s, self.name, (*cards, *getattr(s, self.name)))

    def check(self, at: At, value: object) -> None:
        wanted = value if type(value) is int else [str(card) for card in at.items(value)]
        found = getattr(at.s, self.name)
        compare_lists(at, wanted, found if type(value) is int else found[: len(at.items(value))], True)


class CardDeck(Word):
    """Another deck, its cards in order, those not named behind."""

    def __init__(self, name: str, of: Things) -> None:
        self.name, self.of = name, of

    def read(self, at: At, value: object) -> tuple[str, ...]:
        return tuple([at.under(n).pick(card, self.of.ids(at.s), self.of.what) for n, card in enumerate(at.items(value))])

    def give(self, at: At, value: object) -> None:
        if type(value) is int:
            setattr(at.s, self.name, getattr(at.s, self.name)[: at.number(value)])
            return
        cards = self.read(at, value)
        self.of.take(at.s, cards)
        setattr(at.s, self.name, (*cards, *getattr(at.s, self.name)))

    def check(self, at: At, value: object) -> None:
        found = getattr(at.s, self.name)
        compare_lists(at, value, found if type(value) is int else found[: len(at.items(value))], True)


class RainDeck(CardDeck):
    """A rain card may be written out: `{water: 9, ops: []}`."""

    def read(self, at: At, value: object) -> tuple[str, ...]:
        found = []
        for n, card in enumerate(at.items(value)):
            if isinstance(card, dict):
                table = at.under(n).table(card, ("water", "ops"))
                ops = [_op_list(op) for op in table.get("ops") or []]
                card = "=" + json.dumps({"water": table.get("water", 0), "ops": ops}, sort_keys=True)
                at.s.box.rain(card)
            else:
                at.under(n).pick(card, self.of.ids(at.s), self.of.what)
            found.append(card)
        return tuple(found)


class RainCard(Word):
    """The card that lies there and the discs on it: `{card: r05, water: 6}`."""

    def give(self, at: At, value: object) -> None:
        table = at.table(value, ("card", "water"))
        if "card" in table:
            at.s.rain_card = RAINS.read(at.under("card"), table["card"])[0] if table["card"] else ""
            CARDS_RAIN.take(at.s, (at.s.rain_card,))
        at.s.rain = at.under("water").number(table.get("water", 0))

    def check(self, at: At, value: object) -> None:
        table = at.table(value, ("card", "water"))
        if "card" in table:
            at.under("card").expect(table["card"], at.s.rain_card or None)
        if "water" in table:
            at.under("water").expect(table["water"], at.s.rain)


class Tiles(Word):
    """Tiles by id; one that is written out has an id of its own: `{id: x1, goal: {laborers: ">=13"}, rice: 5}`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def give(self, at: At, value: object) -> None:
        s, found = at.s, []
        lying = getattr(s, self.name)
        if type(value) is int:
            made = (lying[at.key[0]] if at.key else (*lying, *s.unused))[: at.number(value)]
        else:
            for n, tile in enumerate(at.items(value)):
                if isinstance(tile, dict):
                    document = at.case.document
                    found.append(s.box.tile_of_case(dict(tile), Where(_Lines(document), *at.path, n)))
                else:
                    found.append(at.under(n).pick(tile, s.box.tiles, "tile"))
            made = tuple(found)
        CARDS_TILES.take(s, made)
        if at.key:
            getattr(s, self.name)[at.key[0]] = made
        else:
            setattr(s, self.name, made)

    def check(self, at: At, value: object) -> None:
        found = getattr(at.s, self.name)
        compare_lists(at, value, found.get(at.key[0], ()) if at.key else found)


class _Lines:
    """A case's document as data files are read."""

    def __init__(self, document: Any) -> None:
        self.path, self.line_of = document.file, document.line_of


class Order(Word):
    """The order of play."""

    def give(self, at: At, value: object) -> None:
        at.s.order = at.picks(value, (*at.s.seats, FARM), "seat")

    def check(self, at: At, value: object) -> None:
        at.expect(value, list(on.order(at.s)))


class SoloCard(Word):
    """The solo card that is turned up."""

    def give(self, at: At, value: object) -> None:
        at.s.solo_card = at.pick(value, at.s.box.solo_cards, "solo card")
        at.s.solo_deck = tuple([card for card in at.s.solo_deck if card != value])

    def check(self, at: At, value: object) -> None:
        at.expect(value, at.s.solo_card or None)


CARDS_RAIN = Things("rain card", lambda s: s.box.rains, ("rain_deck", "rain_discard"))
CARDS_TILES = Things("tile", lambda s: s.box.tiles, ("unused", "achievements", "tiles", "reserved"))
CARDS_SOLO = Things("solo card", lambda s: s.box.solo_cards, ("solo_deck",))
RAINS = RainDeck("rain_deck", CARDS_RAIN)


def discarded(s: State) -> list[int]:
    """Spirits put aside in the drafts; hidden ones as they are."""
    return [int(card) if card.isdigit() else card for cards in s.aside.values() for card in cards]  # type: ignore[misc]


class RicePaddyCases(FieldCases):
    """The words of cases about Spirits of the Rice Paddy."""

    fields = ("round", "phase", "supply", "rating")
    things: ClassVar[dict[str, Things]] = {"phase": Things("phase", lambda s: PHASES)}
    words: ClassVar[dict[str, Word]] = {
        "order": Order(),
        "first": Figure(lambda s: on.order(s)[0]),
        "rain_deck": RAINS,
        "rain": RainCard(),
        "early": SpiritDeck("early"),
        "late": SpiritDeck("late"),
        "solo_deck": CardDeck("solo_deck", CARDS_SOLO),
        "unused": CardDeck("unused", CARDS_TILES),
        "achievements": Tiles("achievements"),
        "tokens": Table(weeds=Field("weeds_left"), pests=Field("pests_left"), fertilizer=Field("fertilizer_left")),
        "solo_card": SoloCard(),
        "farm": Table(water=Field("farm_water"), reservoir=Field("farm_reservoir")),
        "discarded": Figure(discarded),
    }
    seat_words: ClassVar[dict[str, Word]] = {**SEAT_WORDS, "tiles": Tiles("tiles"), "reserved": Tiles("reserved")}
    opened_at: ClassVar[dict[str, Any]] = {"do": "round"}

    def __init__(self, rules: Any) -> None:
        super().__init__(rules)
        self.round_made = False  # the last step was a whole round: the next one belongs to the next round

    # ------------------------------------------------------------------------------------------ the position

    def start(self, case: Case) -> State:
        """A set-up with its rewards; nobody has drafted."""
        s: State = self.rules.start(case.setup)
        s.agenda = [f for f in s.agenda if f.op != "game"]
        agenda.run(s, self.rules.ops)
        return s

    def clear(self, s: State) -> None:
        """Bare boards, ten laborers each, and nothing on display."""
        s.unused, s.achievements = (*s.achievements, *s.unused), ()
        figures = s.box.figures
        for seat in s.seats:
            for name in (*PER_PADDY, "rocks", "magic", "sections", "site", "hand", "played", "tiles", "reserved"):
                getattr(s, name)[seat] = ()
            for name in ("rice", "reservoir", "bonus_walls", "free_sections", "livestock"):
                getattr(s, name)[seat] = 0
            s.laborers[seat] = figures["laborers"]["start"]
        s.earned, s.paid = {}, dict.fromkeys(s.seats, 0)
        s.phase = s.step = ""

    def ready(self, case: Case, s: State) -> None:
        """What is not named follows from the rest: the supply, tokens, the order."""
        given = case.given
        if "supply" not in given:
            s.supply = max(0, s.total - (conserved.water(s) - s.supply))
        for name, left in (("weeds", "weeds_left"), ("pests", "pests_left"), ("fertilized", "fertilizer_left")):
            word = "fertilizer" if name == "fertilized" else name
            if word not in (given.get("tokens") or {}):
                lying = sum(map(sum, getattr(s, name).values()))
                setattr(s, left, max(0, s.box.figures["tokens"][word] - lying))
        if "order" not in given:
            s.order = phases.order_of(s)
        for seat in s.seats:  # rice that is given has come somehow
            earned = sum(n for (who, _), n in s.earned.items() if who == seat) + s.options.get("start_rice", 0)
            s.paid[seat] = earned - s.rice[seat]
        if "phase" not in given:
            s.phase = ""

    def following(self, s: State, first: dict[str, Any]) -> tuple[Frame, ...]:
        """What a game goes on with after the first step of a case that is opened on the table."""
        last = s.box.figures["rounds"]["last"]
        names = ["rain", "spirit", "water", "active", "allocate", "farm", "achievements", "market"]
        if s.round >= last:
            names = ["empty", "allocate", "farm", "final"]
        do = first["do"]
        after: tuple[Frame, ...] = (frame("next"),) if s.round < last else ()
        if do == "draft":
            return (frame("round"), *after)
        if do in ("round", "final"):
            return after if do == "round" else ()
        rest = names[names.index(do) + 1 :] if do in names else names[names.index("farm") + 1 :]
        if s.round > s.box.figures["rounds"]["market"]:
            rest = [name for name in rest if name != "market"]
        steps = [frame(TOGETHER[name]) for name in rest]
        return ((frame("home"),) if do not in names else ()) + (*steps, *after)

    # ------------------------------------------------------------------------------------------ steps

    def step(self, run: Run, step: dict[str, Any], path: Path_) -> None:
        """Puts one step on the agenda and runs to the first question. After the end of the game nothing happens."""
        if self.round_made and step.get("do") in ("round", "rain", "draft", "empty"):
            run.state.round = min(run.state.round + 1, run.state.box.figures["rounds"]["last"])
        self.round_made = step.get("do") == "round"
        super().step(run, step, path)

    def frames(self, case: Case, s: State, step: dict[str, Any], path: Path_) -> list[Frame]:
        """What a step consists of. Raises DataError where it is not well formed."""
        if "do" not in step:
            raise case.error('a step is "do" or "choose"', *path)
        case.known(step, ("do", "seat"), *path)
        name = case.pick(step["do"], (*TOGETHER, *EACH, *IN_LINE), "step", *path, "do")
        seat = case.pick(step["seat"], (*s.seats, FARM), "seat", *path, "seat") if "seat" in step else ""
        if name in TOGETHER:
            if seat and name not in BY_SEAT:
                raise case.error(f"{name} is not done by one seat", *path, "seat")
            return [frame(TOGETHER[name], seat)]
        if name in EACH:
            return [frame(EACH[name], each) for each in ((seat,) if seat else on.players(s))]
        return [frame(IN_LINE[name], each) for each in ((seat,) if seat else on.order(s))]
