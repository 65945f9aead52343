"""The words of case files for this game: steps and what can be checked. The position is made in `given.py`."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

from game.core.engine import agenda
from game.core.engine.agenda import Frame, frame
from game.core.errors import DataError
from game.core.play.cases import Case, Path_, Run, Vocabulary, show
from game.small_islands import islands as isles
from game.small_islands import phases, placement
from game.small_islands.cases import given
from game.small_islands.islands import BARE_SPOT, PORT_SPOT, Island
from game.small_islands.state import ALEXIS, State
from game.small_islands.terms import RESOURCES, SYMBOLS

DO = ("setup", "preparation", "turn", "explore", "land", "reward", "final")
TURNS = ("turn", "explore", "land")
THEN = (
    *("islands", "legal", "tiles", "tokens", "houses", "ships", "ships_left", "display", "navigation", "reserve"),
    *("discovery", "objectives", "missions", "rewards", "expedition", "expedition_discard", "expedition_kinds"),
    *("turn", "first", "round", "phase", "lander", "last_placed", "winner", "over", "views"),
)
PLAIN = {"first": "first", "round": "round", "phase": "phase", "lander": "lander", "last_placed": "last_placed"}
STACKS = {
    "reserve": "reserve",
    "navigation": "navigation",
    "display": "display",
    "objectives": "deck_objectives",
    "missions": "deck_missions",
    "rewards": "deck_rewards",
    "expedition": "expedition",
    "expedition_discard": "expedition_discard",
    "ships_left": "ships_left",
}
CARD_KINDS = {"objectives": "o", "missions": "m", "rewards": "r"}
ISLAND_WORDS = ("at", "size", *SYMBOLS, "houses", "free_houses", "cells")
LEGAL_WORDS = ("tile", "includes", "excludes", "count")
SEAT_WORDS = (*given.SEAT_WORDS, "earned", "placed")


class SmallIslandsCases(Vocabulary):
    """What `game.core.play.cases` needs of this game. One object per case."""

    top_options: tuple[str, ...] = ("alexis",)

    def __init__(self, rules: Any) -> None:
        self.rules: Any = copy.copy(rules)
        self.turn_made = False  # the last step was a turn: the next one belongs to the next seat

    # ------------------------------------------------------------------------------------------ the position

    def position(self, case: Case) -> State:
        """The position given, with nothing pending."""
        return given.position(self.rules, case)

    def table_position(self, case: Case) -> State:
        """The position with the case's first step as the next thing to happen, and the rest of the game after it."""
        s = self.position(case)
        first = next((step for step in case.when if "choose" not in step), {"do": "turn"})
        path: Path_ = ("when", case.when.index(first)) if first in case.when else ("when",)
        frames = self.frames(case, s, first, path)
        name = first["do"]
        following: dict[str, tuple[Frame, ...]] = {
            "setup": (frame("round"),),
            "preparation": (frame("exploration"), frame("reward"), frame("round")),
            "reward": (frame("round"),),
        }
        after = following.get(name, ())
        if name in TURNS:
            after = (frame("exploration.next", s.active), frame("reward"), frame("round"))
        agenda.push(s, *frames, *after)
        agenda.run(s, self.rules.ops)
        return s

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

    # ------------------------------------------------------------------------------------------ checks

    def check(self, run: Run, key: str, value: Any, path: Path_) -> None:
        """Compares one part of `then` with the position."""
        self._check(run, run.state, key, value, path)

    def _check(self, run: Run, s: State, key: str, value: Any, path: Path_) -> None:
        case = run.case
        if key in s.seats:
            self._check_seat(run, s, key, case.table(value, *path), path)
            return
        case.pick(key, (*THEN, *s.seats, *((ALEXIS,) if s.alexis else ())), "word", *path)
        if key == ALEXIS:
            self._check_alexis(run, s, case.table(value, *path), path)
        elif key in STACKS:
            self._check_stack(run, s, value, getattr(s, STACKS[key]), CARD_KINDS.get(key, ""), path)
        elif key in PLAIN:
            run.expect(value or "" if key != "round" else value, getattr(s, PLAIN[key]), *path)
        elif key == "turn":
            run.expect(value, self.at_turn(s), *path)
        elif key == "over":
            run.expect(bool(value), run.rules.result(s) is not None, *path)
        elif key == "winner":
            result = run.rules.result(s)
            run.expect(sorted(case.words(value, *path)), sorted(result.winners) if result else [], *path)
        elif key == "discovery":
            self._check_values(run, value, s.discovery_pool, path)
        elif key == "expedition_kinds":
            found = Counter(s.box.expeditions[card].action for card in (*s.expedition, *s.expedition_discard))
            for word, n in case.known(case.table(value, *path), ("explore", "land"), *path).items():
                run.expect(n, found[word], *path, word)
        else:
            getattr(self, "_check_" + key)(run, s, value, path)

    def _check_views(self, run: Run, s: State, value: Any, path: Path_) -> None:
        """What each seat may know, in the words of the position itself; hidden things are "?"."""
        for seat, wanted in run.case.known(run.case.table(value, *path), s.seats, *path).items():
            seen = run.rules.view(s, seat)
            for key, item in run.case.table(wanted, *path, seat).items():
                self._check(run, seen, key, item, (*path, seat, key))

    # ------------------------------------------------------------------------------------------ the archipelago

    def _check_islands(self, run: Run, s: State, value: Any, path: Path_) -> None:
        if type(value) is int:
            run.expect(value, len(isles.islands(s)), *path)
            return
        if not isinstance(value, list):
            raise run.case.error("islands are a list of tables with the place of each, or their number", *path)
        for at, item in enumerate(value):
            here = (*path, at)
            wanted = run.case.known(run.case.table(item, *here), ISLAND_WORDS, *here)
            island = self._island(run.case, s, wanted.get("at"), *here, "at")
            for word, expected in wanted.items():
                if word != "at":
                    self._check_island(run, island, word, expected, (*here, word))

    def _island(self, case: Case, s: State, word: Any, *path: str | int) -> Island:
        cell, corner = given.cell_of(case, word, *path)
        if corner:
            island = isles.island_of(s, (*cell, isles.area_at(s, cell, corner)))
            found = [island] if island else []
        else:
            found = isles.islands_on(s, cell)
        if len(found) != 1:
            raise case.error("there is no island" if not found else 'name the land by a corner, as in "0,0/nw"', *path)
        return found[0]

    def _check_island(self, run: Run, island: Island, word: str, expected: Any, path: Path_) -> None:
        if word == "houses":
            run.expect(sorted(run.case.words(expected, *path)), sorted(island.houses), *path)
        elif word == "free_houses":
            run.expect(expected, island.free, *path)
        elif word == "cells":
            run.expect(sorted(run.case.words(expected, *path)), sorted(f"{c},{r}" for c, r in island.cells), *path)
        else:
            run.expect(expected, island.size if word == "size" else island.count(word), *path)

    def _check_legal(self, run: Run, s: State, value: Any, path: Path_) -> None:
        """Where a tile would fit now: `{tile, includes, excludes, count}`, or a list of such tables."""
        case = run.case
        for at, item in enumerate(value if isinstance(value, list) else [value]):
            here: Path_ = (*path, at) if isinstance(value, list) else path
            wanted = case.known(case.table(item, *here), LEGAL_WORDS, *here)
            if wanted.get("tile") == given.SHIP:
                keys = placement.ship_keys(s)
            else:
                face = s.box.faces[given.face_of(s, case, wanted.get("tile"), *here, "tile")]
                keys = placement.coast(s).keys(face)
            for key in case.words(wanted.get("includes"), *here, "includes"):
                if _whole(key) not in keys:
                    run.fail(f"{key} to be legal", ", ".join(keys) or "nothing", *here, "includes")
            for key in case.words(wanted.get("excludes"), *here, "excludes"):
                if _whole(key) in keys:
                    run.fail(f"{key} not to be legal", ", ".join(keys), *here, "excludes")
            if "count" in wanted:
                run.expect(wanted["count"], len(keys), *here, "count")

    def _check_tiles(self, run: Run, s: State, value: Any, path: Path_) -> None:
        if type(value) is int:
            run.expect(value, len(s.cells), *path)
            return
        for word, item in run.case.table(value, *path).items():
            here = (*path, word)
            cell, _ = given.cell_of(run.case, word, *here)
            tile, by = s.cells.get(cell, ("nothing", 0))
            if item is None:
                run.expect("nothing", tile, *here)
                continue
            wanted = given.face_of(s, run.case, item, *here)
            if isinstance(item, dict) and "corners" in item and "symbols" not in item and tile != "nothing":
                self._check_corners(run, s, tile, by, item, here)
            elif run.expect(wanted, tile, *here) and isinstance(item, dict) and "rot" in item:
                run.expect(item["rot"], by, *here, "rot")

    def _check_corners(self, run: Run, s: State, tile: str, by: int, item: dict[str, Any], path: Path_) -> None:
        """A face of which only the corners are named: those printed, or where no rotation is named those that show."""
        face = s.box.faces[tile]
        shows = "".join(face.corners[(at - by) % 4] for at in range(4))
        if "rot" not in item and item["corners"] == shows:
            return
        if run.expect(item["corners"], face.corners, *path) and "rot" in item:
            run.expect(item["rot"], by, *path, "rot")

    def _check_tokens(self, run: Run, s: State, value: Any, path: Path_) -> None:
        """All tokens that lie open on the tiles named, in any order."""
        for word, items in run.case.table(value, *path).items():
            here = (*path, word)
            cell, corner = given.cell_of(run.case, word, *here)
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
            left = list(found)
            for at, item in enumerate(items if isinstance(items, list) else [items]):
                wanted = run.case.known(run.case.table(item, *here, at), given.TOKEN_WORDS, *here, at)
                match = next((token for token in left if wanted.items() <= token.items()), None)
                if match is None:
                    run.fail(show(wanted), show(found), *here, at)
                else:
                    left.remove(match)
            if left:
                run.fail("no other token", show(left), *here)

    def _check_houses(self, run: Run, s: State, value: Any, path: Path_) -> None:
        """The houses on the tiles named."""
        for word, colours in run.case.table(value, *path).items():
            here = (*path, word)
            cell, corner = given.cell_of(run.case, word, *here)
            land = isles.area_at(s, cell, corner) if corner else None
            found = [who for (c, r, area, _), who in s.houses.items() if (c, r) == cell and land in (None, area)]
            run.expect(sorted(run.case.words(colours, *here)), sorted(found), *here)

    def _check_ships(self, run: Run, s: State, value: Any, path: Path_) -> None:
        """All ships in play, by cell; a number is how many."""
        if type(value) is int:
            run.expect(value, len(s.ships), *path)
            return
        wanted = {given.cell_of(run.case, word, *path)[0]: owner for word, owner in run.case.table(value, *path).items()}
        if wanted != s.ships:
            run.fail(show(value or {}), show({f"{c},{r}": owner for (c, r), owner in s.ships.items()}), *path)

    # ------------------------------------------------------------------------------------------ stacks and seats

    def _check_stack(self, run: Run, s: State, value: Any, found: tuple[str, ...], kind: str, path: Path_) -> None:
        """A list in order, or a number of what is there."""
        if type(value) is int or value is None:
            run.expect(value or 0, sum(bool(item) for item in found), *path)
            return
        case = run.case
        if path[-1] in ("ships_left", "expedition", "expedition_discard"):
            run.expect(sorted(case.words(value, *path)), sorted(found), *path)
            return
        wanted = []
        for at, item in enumerate(value if isinstance(value, list) else [value]):
            if item is None or item == "?":
                wanted.append(item or "")
            else:
                wanted.append(card_or_tile(s, case, kind, item, *path, at))
        if kind:  # the order of a deck is nobody's business
            run.expect(sorted(wanted), sorted(found), *path)
            return
        if path[-1] == "display":
            wanted += [""] * (len(found) - len(wanted))
        if path[-1] == "hand":
            wanted, found = sorted(wanted), tuple(sorted(found))
        run.expect(wanted, list(found), *path)

    def _check_values(self, run: Run, value: Any, found: tuple[Any, ...], path: Path_) -> None:
        """Discovery tokens by value in any order, or their number."""
        if type(value) is int:
            run.expect(value, len(found), *path)
        else:
            run.expect(sorted(value or [], key=str), sorted(found, key=str), *path)

    def _check_seat(self, run: Run, s: State, seat: str, table: dict[str, Any], path: Path_) -> None:
        case = run.case
        for word, wanted in case.known(table, SEAT_WORDS, *path).items():
            here = (*path, word)
            if word == "hand":
                self._check_stack(run, s, wanted, s.hand[seat], "", here)
            elif word in ("current", "next"):
                found = getattr(s, word).get(seat, ())
                hidden = wanted == "?"
                cards = ("?",) * max(1, len(found)) if hidden else given.cards_of(s, case, wanted, *here)
                run.expect(list(cards), list(found), *here)
            elif word == "houses":
                found_houses = {"hand": s.houses_hand[seat], "reserve": s.houses_reserve[seat]}
                for where, n in case.known(case.table(wanted, *here), found_houses, *here).items():
                    run.expect(n, found_houses[where], *here, where)
            elif word == "tokens":
                left = s.tokens_left[seat]
                if type(wanted) is int:
                    run.expect(wanted, len(left), *here)
                else:
                    for at, face in enumerate(case.words(wanted, *here)):
                        case.pick(face, (*RESOURCES, "any"), "token", *here, at)
                    run.expect(sorted(case.words(wanted, *here)), sorted(left), *here)
            elif word == "discovery":
                self._check_values(run, wanted, s.discovery.get(seat, ()), here)
            elif word == "earned":
                self._check_earned(run, s, seat, wanted, here)
            elif word == "placed":
                run.expect(wanted, sum(colour == seat for colour in s.houses.values()), *here)
            else:
                run.expect(wanted, s.points[seat], *here)

    def _check_earned(self, run: Run, s: State, seat: str, value: Any, path: Path_) -> None:
        """Points by where they came from: reward, discovery, ports; all rounds together."""
        found: Counter[str] = Counter()
        for (colour, _, source), n in s.earned.items():
            if colour == seat:
                found[source] += n
        for source, n in run.case.table(value, *path).items():
            run.expect(n, found[source], *path, source)

    def _check_alexis(self, run: Run, s: State, table: dict[str, Any], path: Path_) -> None:
        for word, wanted in run.case.known(table, ("houses", "points", "placed"), *path).items():
            here = (*path, word)
            if word == "houses":
                found = {"hand": s.alexis_houses, "reserve": 0}
                for where, n in run.case.known(run.case.table(wanted, *here), found, *here).items():
                    run.expect(n, found[where], *here, where)
            elif word == "placed":
                run.expect(wanted, sum(colour == ALEXIS for colour in s.houses.values()), *here)
            else:
                run.expect(wanted, s.points.get(ALEXIS, 0), *here)



def _whole(key: str) -> str:
    """A cell without a rotation is one with none."""
    return key if "/" in key else key + "/r0"


def card_or_tile(s: State, case: Case, kind: str, value: Any, *path: str | int) -> str:
    """The id of a card of this kind, of a tile where there is none. Raises DataError."""
    return given.card_of(s, case, kind, value, *path) if kind else given.face_of(s, case, value, *path)


__all__ = ["DataError", "SmallIslandsCases"]
