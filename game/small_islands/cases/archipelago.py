"""The words of cases about what lies on the table: tiles, ships, tokens, houses, and the islands they make."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.play.case_run import show
from game.core.play.case_words import At, Word, compare_lists
from game.small_islands import islands as isles
from game.small_islands import placement
from game.small_islands.box import typed_face
from game.small_islands.faces import CORNERS
from game.small_islands.islands import BARE_SPOT, PORT_SPOT, PORTS_AT_MOST, Island
from game.small_islands.state import ALEXIS, GREY, Cell, State
from game.small_islands.terms import RESOURCES, SYMBOLS

TOKEN_WORDS = ("seat", "side", "covers", "shows")
FACE_WORDS = ("corners", "symbols", "id", "rot")
ISLAND_WORDS = ("at", "size", *SYMBOLS, "houses", "free_houses", "cells")
LEGAL_WORDS = ("tile", "includes", "excludes", "count")
SHIP = "ship"
BY_CORNER = 'name the land by a corner, as in "0,0/nw"'


def cell_of(at: At, word: Any) -> tuple[Cell, str]:
    """(cell, corner or "") of "3,-1" or "3,-1/nw". Raises DataError."""
    where, slash, corner = str(word).partition("/")
    try:
        column, row = (int(part) for part in where.split(","))
    except ValueError:
        raise at.error(f'"{word}" is no cell; one is written "3,-1"') from None
    if slash:
        at.pick(corner, CORNERS, "corner")
    return (column, row), corner


def face_of(at: At, value: Any) -> str:
    """The id of a tile: an id, {id: ...} or the face itself. Raises DataError."""
    if isinstance(value, dict):
        at.table(value, FACE_WORDS)
        if "id" not in value:
            symbols, there = value.get("symbols"), at.under("symbols")
            if isinstance(symbols, dict):
                symbols = {corner: there.under(corner).words(words) for corner, words in symbols.items()}
            else:
                symbols = there.words(symbols)
            try:
                return typed_face(str(value.get("corners", "")), symbols)
            except ValueError as problem:
                raise at.error(str(problem)) from None
        value = value["id"]
    return at.pick(value, tuple(at.s.box.faces), "tile")


def colours(s: State) -> tuple[str, ...]:
    """The seats, and Alexis where he plays."""
    return (*s.seats, *((ALEXIS,) if s.alexis else ()))


def by_cell(at: At, value: Any) -> Iterator[tuple[At, Cell, str, Any]]:
    """Each line of a table by cell: (where it stands, cell, corner or "", what it says)."""
    for word, item in at.table(value).items():
        there = at.under(word)
        yield there, *cell_of(there, word), item


def area_of(at: At, cell: Cell, corner: str) -> int:
    """The area of a tile that a word means. Raises DataError where that is sea, or might be either of two."""
    s: State = at.s
    if cell not in s.cells:
        raise at.error("there is no tile")
    if corner:
        found = isles.area_at(s, cell, corner)
        if found < 0:
            raise at.error(f"the corner {corner} is sea")
        return found
    areas = s.box.faces[s.cells[cell][0]].areas
    if len(areas) != 1:
        raise at.error(BY_CORNER if areas else "there is no land")
    return 0


class TableSize(Word):
    """How many columns and rows the table has."""

    checks = False

    def give(self, at: At, value: object) -> None:
        for word, n in at.table(value, ("columns", "rows")).items():
            at.s.options[word] = at.under(word).number(n)
        isles.forget(at.s)


class Tiles(Word):
    """Tiles by cell; in `then` those named, null for none, or how many there are."""

    def give(self, at: At, value: object) -> None:
        s: State = at.s
        for there, cell, _, item in by_cell(at, value):
            if cell not in placement.table(s).number:
                raise there.error(f"{there.path[-1]} is off the table")
            tile = face_of(there, item)
            by = there.under("rot").number(item.get("rot", 0)) % 4 if isinstance(item, dict) else 0
            s.cells[cell] = (tile, by)
        isles.forget(s)

    def check(self, at: At, value: object) -> None:
        s: State = at.s
        if type(value) is int:
            at.expect(value, len(s.cells))
            return
        for there, cell, _, item in by_cell(at, value):
            tile, by = s.cells.get(cell, ("nothing", 0))
            if item is None:
                there.expect("nothing", tile)
                continue
            wanted = face_of(there, item)
            if isinstance(item, dict) and "corners" in item and "symbols" not in item and tile != "nothing":
                self.check_corners(there, tile, by, item)
            elif there.expect(wanted, tile) and isinstance(item, dict) and "rot" in item:
                there.under("rot").expect(item["rot"], by)

    def check_corners(self, at: At, tile: str, by: int, item: dict[str, Any]) -> None:
        """A face of which only the corners are named: those printed, or where no rotation is named those that show."""
        face = at.s.box.faces[tile]
        shows = "".join(face.corners[(corner - by) % 4] for corner in range(4))
        if "rot" not in item and item["corners"] == shows:
            return
        if at.expect(item["corners"], face.corners) and "rot" in item:
            at.under("rot").expect(item["rot"], by)


class Ships(Word):
    """Ships by cell, taken from those at hand; in `then` all of them, or how many."""

    def give(self, at: At, value: object) -> None:
        s: State = at.s
        for there, cell, _, owner in by_cell(at, value):
            if cell in s.cells:
                raise there.error(f"there is a tile on {there.path[-1]}")
            if cell not in placement.table(s).number:
                raise there.error(f"{there.path[-1]} is off the table")
            there.pick(owner, (*s.seats, GREY), "ship")
            if owner not in s.ships_left:
                raise there.error(f"there is no {owner} ship left")
            left = list(s.ships_left)
            left.remove(owner)
            s.ships_left = tuple(left)
            s.ships[cell] = owner
        isles.forget(s)

    def check(self, at: At, value: object) -> None:
        s: State = at.s
        if type(value) is int:
            at.expect(value, len(s.ships))
            return
        wanted = {cell: owner for _, cell, _, owner in by_cell(at, value)}
        if wanted != s.ships:
            at.fail(show(value or {}), show({f"{c},{r}": owner for (c, r), owner in s.ships.items()}))


class Tokens(Word):
    """Bonus tokens by cell; in `then` all that lie open on the cells named, in any order."""

    def give(self, at: At, value: object) -> None:
        s: State = at.s
        for there, cell, corner, items in by_cell(at, value):
            for n, item in enumerate(at.items(items)):
                here = there.under(n)
                token = here.table(item, TOKEN_WORDS)
                seat = here.under("seat").pick(token.get("seat", s.seats[0]), s.seats, "seat")
                if here.under("side").pick(token.get("side", "resource"), ("resource", "port"), "side") == "port":
                    isles.add_token(s, cell, self.port_spot(here, cell, corner), seat, "port")
                else:
                    shows = here.under("shows").pick(token.get("shows"), RESOURCES, "resource")
                    isles.add_token(s, cell, self.symbol_spot(here, cell, corner, token.get("covers")), seat, shows)

    def port_spot(self, at: At, cell: Cell, corner: str) -> int:
        first = PORT_SPOT + PORTS_AT_MOST * area_of(at, cell, corner)
        spot = next((n for n in range(first, first + PORTS_AT_MOST) if (*cell, n) not in at.s.tokens), None)
        if spot is None:
            raise at.error("there are two port tokens already")
        return spot

    def symbol_spot(self, at: At, cell: Cell, corner: str, covers: Any) -> int:
        if covers is None:
            return BARE_SPOT + area_of(at, cell, corner)
        at.under("covers").pick(covers, RESOURCES, "resource")
        if cell not in at.s.cells:
            raise at.error("there is no tile")
        wanted = area_of(at, cell, corner) if corner else None
        for spot, area, shows in isles.visible(at.s, cell):
            if shows == covers and wanted in (None, area):
                return spot
        raise at.error(f"there is no {covers} to be covered")

    def check(self, at: At, value: object) -> None:
        for there, cell, corner, items in by_cell(at, value):
            found = self.lying(at.s, cell, corner)
            left = list(found)
            for n, item in enumerate(items if isinstance(items, list) else [items]):
                here = there.under(n)
                wanted = here.table(item, TOKEN_WORDS)
                match = next((token for token in left if wanted.items() <= token.items()), None)
                if match is None:
                    here.fail(show(wanted), show(found))
                else:
                    left.remove(match)
            if left:
                there.fail("no other token", show(left))

    def lying(self, s: State, cell: Cell, corner: str) -> list[dict[str, Any]]:
        """The tokens on a tile, or on the land at one of its corners, as a case writes them."""
        land = isles.area_at(s, cell, corner) if corner else None
        found = []
        for (column, row, spot), (seat, shows) in sorted(s.tokens.items()):
            area, covered = isles.printed(s, (column, row), spot)
            if (column, row) != cell or land not in (None, area):
                continue
            token = {"seat": seat, "side": "port" if PORT_SPOT <= spot < BARE_SPOT else "resource"}
            if token["side"] == "resource":
                token.update(shows=shows, **({"covers": covered} if covered else {}))
            found.append(token)
        return found


class Houses(Word):
    """Houses by cell, each on a free house symbol; in `then` those on the cells named."""

    def give(self, at: At, value: object) -> None:
        s: State = at.s
        for there, cell, corner, owners in by_cell(at, value):
            if cell not in s.cells:
                raise there.error("there is no tile")
            areas = s.box.faces[s.cells[cell][0]].areas
            wanted = [area_of(there, cell, corner)] if corner else list(range(len(areas)))
            for colour in there.picks(owners, colours(s), "colour"):
                sites = [(*cell, area, n) for area in wanted for n in range(areas[area].houses)]
                free = next((site for site in sites if site not in s.houses), None)
                if free is None:
                    raise there.error("there is no free house symbol")
                isles.add_house(s, free, colour)

    def check(self, at: At, value: object) -> None:
        s: State = at.s
        for there, cell, corner, owners in by_cell(at, value):
            land = isles.area_at(s, cell, corner) if corner else None
            found = [who for (c, r, area, _), who in s.houses.items() if (c, r) == cell and land in (None, area)]
            there.expect(sorted(there.words(owners)), sorted(found))


# ------------------------------------------------------------------------------------------------ what it comes to


class Islands(Word):
    """The islands at the cells named, or how many there are."""

    gives = False

    def check(self, at: At, value: object) -> None:
        if type(value) is int:
            at.expect(value, len(isles.islands(at.s)))
            return
        if not isinstance(value, list):
            raise at.error("islands are a list of tables with the place of each, or their number")
        for n, item in enumerate(value):
            here = at.under(n)
            wanted = here.table(item, ISLAND_WORDS)
            island = self.island(here.under("at"), wanted.get("at"))
            for word, expected in wanted.items():
                if word != "at":
                    self.check_one(here.under(word), island, word, expected)

    def island(self, at: At, word: Any) -> Island:
        s: State = at.s
        cell, corner = cell_of(at, word)
        if corner:
            island = isles.island_of(s, (*cell, isles.area_at(s, cell, corner)))
            found = [island] if island else []
        else:
            found = isles.islands_on(s, cell)
        if len(found) != 1:
            raise at.error(BY_CORNER if found else "there is no island")
        return found[0]

    def check_one(self, at: At, island: Island, word: str, expected: Any) -> None:
        if word == "houses":
            at.expect(sorted(at.words(expected)), sorted(island.houses))
        elif word == "free_houses":
            at.expect(expected, island.free)
        elif word == "cells":
            compare_lists(at, at.words(expected), [f"{c},{r}" for c, r in island.cells])
        else:
            at.expect(expected, island.size if word == "size" else island.count(word))


class Legal(Word):
    """Where a tile would fit now: `{tile, includes, excludes, count}`, or a list of such tables."""

    gives = False

    def check(self, at: At, value: object) -> None:
        for n, item in enumerate(at.items(value)):
            here = at.under(n) if isinstance(value, list) else at
            wanted = here.table(item, LEGAL_WORDS)
            if wanted.get("tile") == SHIP:
                keys = placement.ship_keys(at.s)
            else:
                face = at.s.box.faces[face_of(here.under("tile"), wanted.get("tile"))]
                keys = placement.coast(at.s).keys(face)
            for key in here.under("includes").words(wanted.get("includes")):
                if _whole(key) not in keys:
                    here.under("includes").fail(f"{key} to be legal", ", ".join(keys) or "nothing")
            for key in here.under("excludes").words(wanted.get("excludes")):
                if _whole(key) in keys:
                    here.under("excludes").fail(f"{key} not to be legal", ", ".join(keys))
            if "count" in wanted:
                here.under("count").expect(wanted["count"], len(keys))


def _whole(key: str) -> str:
    """A cell without a rotation is one with none."""
    return key if "/" in key else key + "/r0"
