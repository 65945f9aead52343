"""Case words for a player's board: paddies with all that is in them, sections, workers, figures of the round."""

from __future__ import annotations

from typing import Any

from game.core.play.case_words import At, Field, Figure, Word, compare_lists
from game.rice_paddy import building, goals
from game.rice_paddy import market as buying
from game.rice_paddy import paddies as on
from game.rice_paddy.allocation import JOBS
from game.rice_paddy.state import PER_PADDY, State

# The hexes that paddies of a given size take, one after the other.
CHAIN = ("A1", "A2", "A3", "B4", "B3", "B2", "B1", "C1", "C2", "C3")
PADDY = ("size", "hexes", "water", "rice", "weeds", "pests", "fertilized", "magic", "rocks")
SHOWN = (*PADDY, "state")


class Hexes(Field):
    """A list of hexes."""

    def read(self, at: At, value: object) -> Any:
        return tuple(sorted(at.picks(value, at.s.box.field.hexes, "hex"))) if type(value) is not int else super().read(at, value)


class Plan(Hexes):
    """The planned land, in the order in which it was named."""

    def read(self, at: At, value: object) -> Any:
        return at.picks(value, at.s.box.field.hexes, "hex")


class Sections(Word):
    """Edges with a wall or a gate that is not round a paddy."""

    def give(self, at: At, value: object) -> None:
        seat, found = at.key[0], []
        for number, name in enumerate(at.words(value)):
            edge = at.s.box.field.edge(name)
            at.under(number).pick(edge or name, tuple(at.s.box.field.sides), "edge")
            found.append(edge)
        at.s.sections[seat] = tuple(sorted({*at.s.sections[seat], *found}))

    def check(self, at: At, value: object) -> None:
        s, seat = at.s, at.key[0]
        own = {edge for land in s.lands[seat] for edge in s.box.field.around(land)}
        wanted = value if type(value) is int else [s.box.field.edge(name) or name for name in at.words(value)]
        compare_lists(at, wanted, [edge for edge in s.sections[seat] if edge not in own])


class Paddies(Word):
    """The chain in flow order; in `then` a number is how many, a table names some of them."""

    def give(self, at: At, value: object) -> None:
        s, seat, taken = at.s, at.key[0], 0
        if not isinstance(value, list):
            raise at.error("paddies are a list of tables")
        for name in PER_PADDY:
            getattr(s, name)[seat] = ()
        s.sections[seat] = ()
        for number, item in enumerate(value):
            here = at.under(number)
            table = here.table(item, PADDY)
            if "hexes" in table:
                land = here.under("hexes").picks(table["hexes"], s.box.field.hexes, "hex")
            else:
                size = here.under("size").number(table.get("size", 1))
                land = CHAIN[taken : taken + size]
                taken += size
            self._lay(here, s, seat, land, table)

    def _lay(self, at: At, s: State, seat: str, land: tuple[str, ...], table: dict[str, Any]) -> None:
        s.sections[seat] = tuple(sorted({*s.sections[seat], *s.box.field.around(land)}))
        numbers = {name: at.under(name).number(table.get(name, 0)) for name in ("water", "weeds", "pests", "magic", "rocks")}
        crop = at.under("rice").pick(table.get("rice") or on.EMPTY, (on.EMPTY, on.PLANTED, on.GROWN), "rice")
        made = (land, numbers["water"], crop, numbers["weeds"], numbers["pests"], int(bool(table.get("fertilized"))))
        for name, each in zip(PER_PADDY, made, strict=True):
            getattr(s, name)[seat] = (*getattr(s, name)[seat], each)
        s.magic[seat] = tuple(sorted({*s.magic[seat], *land[: numbers["magic"]]}))
        if numbers["rocks"]:
            s.rocks[seat] = tuple(sorted({*s.rocks[seat], *land[-numbers["rocks"] :]}))

    def shown(self, s: State, seat: str, at: int) -> dict[str, Any]:
        """A paddy in the words of a case."""
        land = s.lands[seat][at]
        return {
            "size": len(land),
            "hexes": sorted(land),
            "water": s.water[seat][at],
            "rice": s.crop[seat][at],
            "weeds": s.weeds[seat][at],
            "pests": s.pests[seat][at],
            "fertilized": bool(s.fertilized[seat][at]),
            "magic": sum(hex_ in s.magic[seat] for hex_ in land),
            "rocks": sum(hex_ in s.rocks[seat] for hex_ in land),
            "state": on.wetness(s, seat, at),
        }

    def check(self, at: At, value: object) -> None:
        s, seat = at.s, at.key[0]
        lands = s.lands[seat]
        if type(value) is int:
            at.expect(value, len(lands))
            return
        if isinstance(value, list):
            if at.expect(len(value), len(lands)):
                for number, item in enumerate(value):
                    self._compare(at.under(number), s, seat, number, item)
            return
        for name, item in at.table(value).items():
            number = int(name) - 1 if str(name).isdigit() else -1
            if not 0 <= number < len(lands):
                at.under(name).fail(f"paddy {name}", f"{len(lands)} paddies")
                continue
            self._compare(at.under(name), s, seat, number, item)

    def _compare(self, at: At, s: State, seat: str, number: int, item: object) -> None:
        shown = self.shown(s, seat, number)
        for word, wanted in at.table(item, SHOWN).items():
            if word == "hexes":
                wanted = sorted(at.under(word).words(wanted))
            at.under(word).expect((wanted or on.EMPTY) if word == "rice" else wanted, shown[word])


class Allocated(Word):
    """Workers by kind and action: `{laborers: {build: 3}, oxen: {rock: 1}, ducks: 2}`."""

    def _each(self, at: At, value: object) -> list[tuple[At, str, int]]:
        found = []
        for kind, item in at.table(value, ("laborers", "oxen", "ducks")).items():
            here = at.under(kind)
            if kind == "ducks":
                found.append((here, kind, here.number(item)))
                continue
            actions = [job.partition(":")[2] for job in JOBS if job.startswith(f"{kind}:")]
            for action, n in here.table(item, actions).items():
                found.append((here.under(action), f"{kind}:{action}", here.under(action).number(n)))
        return found

    def give(self, at: At, value: object) -> None:
        for _, job, n in self._each(at, value):
            if n:
                at.s.allocated[at.key[0], job] = n

    def check(self, at: At, value: object) -> None:
        for here, job, n in self._each(at, value):
            here.expect(n, at.s.allocated.get((at.key[0], job), 0))


class Deeds(Word):
    """What was done this round, in the goal words of the data."""

    def give(self, at: At, value: object) -> None:
        for word, n in at.table(value, goals.DEEDS).items():
            at.s.deeds[at.key[0], word] = at.under(word).number(n)

    def check(self, at: At, value: object) -> None:
        for word, n in at.table(value, goals.DEEDS).items():
            at.under(word).expect(n, at.s.deeds.get((at.key[0], word), 0))


class Harvests(Word):
    """What this round's harvests paid, in flow order."""

    gives = False
    words = ("paddy", "hexes", "row", "size", "rice")

    def check(self, at: At, value: object) -> None:
        found = at.s.harvests.get(at.key[0], ())
        if type(value) is int:
            at.expect(value, len(found))
            return
        wanted = at.items(value)
        if at.expect(len(wanted), len(found)):
            for number, (item, made) in enumerate(zip(wanted, found, strict=True)):
                shown = dict(zip(self.words, made, strict=True))
                for word, n in at.under(number).table(item, self.words).items():
                    at.under(number).under(word).expect(n, shown[word])


class Spirits(Field):
    """Spirits by their numbers."""

    def read(self, at: At, value: object) -> Any:
        if type(value) is int:
            return super().read(at, value)
        return tuple([at.under(n).pick(str(card), at.s.box.spirits, "spirit") for n, card in enumerate(at.items(value))])

    def compare(self, at: At, wanted: object, found: Any) -> None:
        if type(wanted) is not int:
            wanted = [str(card) for card in at.items(wanted)]
        compare_lists(at, wanted, found, self.ordered)

    def give(self, at: At, value: object) -> None:
        made = self.read(at, value)
        if type(value) is not int:
            forget_spirits(at.s, made)
        self.put(at, made)


def forget_spirits(s: State, named: tuple[str, ...]) -> None:
    """A card that is named lies nowhere else."""
    for name in ("early", "late"):
        setattr(s, name, tuple([card for card in getattr(s, name) if card not in named]))
    shelves: tuple[dict[Any, tuple[str, ...]], ...] = (s.hand, s.played, s.aside, s.pack)
    for piles in shelves:
        for who, cards in list(piles.items()):
            piles[who] = tuple([card for card in cards if card not in named])


class Peeked(Field):
    """The rain card that a seat has seen."""

    def check(self, at: At, value: object) -> None:
        compare_lists(at, at.items(value), at.s.peeked.get(at.key[0], ()))


def prices(s: State, seat: str) -> dict[str, Any]:
    return {what: buying.price(s, seat, what) for what in ("laborer", "livestock")}


def on_market(s: State, seat: str) -> dict[str, int]:
    return {"laborers": on.on_market(s, seat, "laborer"), "livestock": on.on_market(s, seat, "livestock")}


def earned(s: State, seat: str) -> dict[str, int]:
    return {source: n for (who, source), n in s.earned.items() if who == seat}


class Prices(Word):
    """The next prices; null: the market has none."""

    gives = False

    def check(self, at: At, value: object) -> None:
        found = prices(at.s, at.key[0])
        for what, wanted in at.table(value, tuple(found)).items():
            at.under(what).expect(wanted, found[what])


SEAT_WORDS: dict[str, Word] = {
    "rice": Field("rice"),
    "laborers": Field("laborers"),
    "livestock": Field("livestock"),
    "reservoir": Field("reservoir"),
    "bonus_walls": Field("bonus_walls"),
    "free_sections": Field("free_sections"),
    "hand": Spirits("hand"),
    "played": Spirits("played"),
    "rocks": Hexes("rocks"),
    "magic": Hexes("magic"),
    "paddies": Paddies(),
    "site": Plan("site"),
    "sections": Sections(),
    "deeds": Deeds(),
    "allocated": Allocated(),
    "market": Figure(on_market, ("laborers", "livestock")),
    "prices": Prices(),
    "walls": Figure(lambda s, seat: len(s.sections[seat]) - len(building.gates(s, seat))),
    "gates": Figure(lambda s, seat: len(building.gates(s, seat))),
    "open_field": Figure(lambda s, seat: list(building.open_hexes(s, seat))),
    "highest": Figure(on.highest),
    "peeked": Peeked("peeked"),
    "spent": Figure(lambda s, seat: s.spent.get(seat, 0)),
    "tax": Figure(lambda s, seat: s.tax.get(seat, 0)),
    "harvests": Harvests(),
    "earned": Figure(earned, ("harvest", "rot", "spirits", "tiles", "setup", "end")),
}
