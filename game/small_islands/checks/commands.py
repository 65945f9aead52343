"""Small Islands for the commands: its box as a list, any position of it, what must always hold, what was covered."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.core.content.packs import Pack
from game.core.engine.decision import Event, Setup
from game.core.engine.rng import Rng
from game.core.errors import DataError
from game.core.words.messages import LANGUAGES, Words
from game.small_islands import islands as isles
from game.small_islands import placement
from game.small_islands.checks import count as counted
from game.small_islands.checks.follow import Follow
from game.small_islands.checks.positions import Rare, generate, reshuffled
from game.small_islands.conserved import fingerprint, wrong
from game.small_islands.state import ALEXIS, GREY, Cell, State

__all__ = ["Follow", "broken", "check", "coverable", "covered", "fingerprint", "generate", "listing", "reshuffled", "setup"]

SHELVES = ("tile", "start", "objective", "mission", "reward", "alexis", "expedition")
MODES = ("normal", "advanced", "solo")
RESOURCES = counted.RESOURCES
NAMES = {kind: f"name-{kind}" for kind in ("objective", "mission", "reward", "alexis")}

# ------------------------------------------------------------------------------------------------ list


def listing(rules: Any) -> list[dict[str, Any]]:
    """Every item of the box, fields as in the data; faces with their symbols and house symbols summed up."""
    items = []
    for kind in SHELVES:
        for item in rules.box.raw.get(kind, {}).values():
            made = {"kind": kind, "id": item["id"], "set": rules.sets[0], **item}
            if "areas" in item:
                made["symbols"] = [symbol for area in item["areas"] for symbol in area.get("symbols", ())]
                made["houses"] = sum(area.get("houses", 0) for area in item["areas"])
            items.append(made)
    for token in rules.box.bonus_tokens:
        items.append({"kind": "token", "id": token, "set": rules.sets[0], "sides": [token, "port"]})
    return items


# ------------------------------------------------------------------------------------------------ positions


def setup(rules: Any, seats: int, seed: int, vary: bool = False, rare: Rare | None = None) -> Setup:
    """A set-up by the seed: alone against Alexis, with more seats either mode; `vary`: the other options too."""
    chance = Rng(seed * 7 + seats)
    mode = "solo" if seats == 1 else MODES[seed % 2] if vary else "normal"
    return varied(rules, Setup(rules.id, rules.sets[0], mode, {}, seed, _seats(seats)), chance if vary else None, rare)


def _seats(seats: int) -> tuple[dict[str, str], ...]:
    return tuple({"name": f"p{at}"} for at in range(seats))


def varied(rules: Any, made: Setup, chance: Rng | None, rare: Rare | None = None) -> Setup:
    """The set-up with some of the options changed that its mode offers; the size of the table stays."""
    if chance is None:
        return made
    options: dict[str, Any] = {}
    for item in rules.box.options.values():
        if made.mode not in item.get("modes", MODES) or item["id"] in ("columns", "rows", "first"):
            continue
        options[item["id"]] = item["default"] if chance.below(3) else chance.pick(item["choices"])
    wanted = [item for shelf, item in rare or () if shelf == "cards of Alexis"]
    if "objectives" in options and any(shelf in ("missions", "rewards") for shelf, _ in (rare or ())[:20]):
        options["objectives"] = "advanced"
    if "alexis" in options:
        options["alexis"] = wanted[0] if wanted else chance.pick(rules.box.options["alexis"]["choices"])
    return made._replace(options=options)


# ------------------------------------------------------------------------------------------------ what must hold


def broken(rules: Any, s: State, first: Any) -> str | None:
    """The first thing that does not hold in this position; None when all is well."""
    return wrong(s, first) or _numbers(s) or _table(s) or _islands(s) or _asked(rules, s)


def _numbers(s: State) -> str | None:
    if s.alexis and s.points.get(ALEXIS, 0) not in (0, counted.his_points(s)):
        return f"Alexis has {s.points[ALEXIS]} points instead of {counted.his_points(s)}"
    if s.step == "take" and s.agenda and (s.navigation or s.reserve) and not all(s.display):
        return "the display has not been filled"
    return None


_sound: set[int] = set()  # archipelagos that were looked at and are well formed


def _table(s: State) -> str | None:
    """The lattice agrees everywhere, everything hangs together, nothing is off the table or too much on a tile."""
    shelves = (s.cells, s.ships, s.tokens, s.houses, s.options)
    seen = hash((s.box.data_hash, *(tuple(shelf.items()) for shelf in shelves)))
    if seen in _sound:
        return None
    problem = _laid_out(s) or _laid(s)
    if problem is None:
        _sound.add(seen)
    return problem


def _laid_out(s: State) -> str | None:
    for point, shown in counted.lattice(s).items():
        if len(shown) > 1:
            return f"land and sea meet at {point}"
    taken = {*s.cells, *s.ships}
    if len(taken) != len(s.cells) + len(s.ships):
        return "a ship lies on a tile"
    board = placement.table(s)
    if outside := [cell for cell in taken if cell not in board.number]:
        return f"{outside[0]} is off the table"
    if taken:
        reached: set[Cell] = set()
        edge = [min(taken)]
        while edge:
            c, r = edge.pop()
            reached.add((c, r))
            edge += [n for dc, dr in counted.SIDES if (n := (c + dc, r + dr)) in taken and n not in reached]
        if reached != taken:
            return f"{min(taken - reached)} hangs on nothing"
    for cell, ports in _ports(s).items() if s.tokens else ():
        if ports > s.box.figures["ports_per_tile"]:
            return f"{ports} ports on {cell}"
    return None


def _ports(s: State) -> Counter[Cell]:
    """Ports by cell."""
    found: Counter[Cell] = Counter()
    for (cell, _), counts in counted.symbols(s).items():
        found[cell] += counts["port"]
    return found


def _laid(s: State) -> str | None:
    """Tokens lie where tokens may, houses on house symbols."""
    for (column, row, spot), (_, shows) in s.tokens.items():
        face = counted.written(s.box, s.cells[(column, row)][0])
        printed = [symbol for _, symbols, _ in face.areas for symbol in symbols]
        if spot < 10 and (printed[spot] not in RESOURCES or shows not in RESOURCES):
            return f"a token that shows {shows} covers {printed[spot]} on {column},{row}"
        if 10 <= spot < 20 and (shows != "port" or "S" not in face.corners):
            return f"a token that shows {shows} lies on the coast of {column},{row}"
        if spot >= 20 and not s.options.get("bonus_on_bare_land"):
            return f"a token lies on the bare land of {column},{row}"
    for column, row, area, n in s.houses:
        if n >= counted.written(s.box, s.cells[(column, row)][0]).areas[area][2]:
            return f"a house on {column},{row} stands on no house symbol"
    return None


def _islands(s: State) -> str | None:
    """The islands of the rules are those counted here from scratch."""
    said = {}
    for island in isles.islands(s):
        shown = Counter({symbol: n for symbol, n in island.counts().items() if n})
        areas = frozenset(((column, row), area) for column, row, area in island.areas)
        said[areas] = (shown, island.sites, tuple(sorted(island.houses)), island.size)
    found = {one.lands: (+one.counts, one.sites, one.houses, counted.landscape(s, one.cells)) for one in counted.isles(s)}
    if said != found:
        wrong = next(lands for lands in {*said, *found} if said.get(lands) != found.get(lands))
        return f"the island at {min(wrong)} is {said.get(wrong)}, counted it is {found.get(wrong)}"
    return None


def _asked(rules: Any, s: State) -> str | None:
    """The cells and islands offered are those found here by other means."""
    top = s.agenda[-1] if s.agenda else None
    if top is None or top.op not in ("place.cell", "setup.cell", "land.cell", "reward.island") or top.seat not in s.seats:
        return None
    offered = {option.key for option in rules.options(s)}
    if top.op == "reward.island":
        return _islands_offered(s, top.seat, offered)
    if top.op == "setup.cell" and not s.cells:
        return None
    tile = "ship"
    if top.op == "setup.cell":
        tile = top.get("tile")
    elif top.op == "place.cell":
        tile = s.hand[top.seat][top.get("slot")]
    if tile == "?":
        return None
    board = placement.table(s)
    legal = {f"cell:{c},{r}/r{by}" for (c, r), by in counted.placements(s, tile, board.columns, board.rows)}
    if offered != legal:
        return f"{tile} may go to {sorted(offered - legal)}, and not to {sorted(legal - offered)}"
    return None


def _islands_offered(s: State, seat: str, offered: set[str]) -> str | None:
    """Islands that fulfil the mission and the house rules, counted again."""
    cards = s.current.get(seat, ())
    if not cards or "?" in cards:
        return None
    mission, _ = counted.card(s.box, cards)
    least = 0 if s.options.get("equal_zero") else 1
    fit = 0
    for one in counted.isles(s):
        free = one.sites > len(one.houses) and seat not in one.houses
        fit += free and counted.landscape(s, one.cells) >= 2 and counted.met(mission, one.counts, least)
    if fit != len(offered - {"done"}) or not s.houses_hand[seat]:
        return f"{seat} may build on {sorted(offered)}, counted there are {fit} islands"
    return None


# ------------------------------------------------------------------------------------------------ coverage


def covered(s: State, events: list[Event]) -> list[tuple[str, str]]:
    """What these events show to have happened: (shelf, item)."""
    found: list[tuple[str, str]] = []
    for event in events:
        kind, args = event.kind, event.args
        if kind == "placed":
            found.append(("starting faces" if args[1] in s.box.starts else "tiles", args[1]))
        elif kind == "token":
            found.append(("tokens", args[1]))
        elif kind == "landed":
            found.append(("ships", "grey" if args[1] == GREY else "own"))
        elif kind == "built" and args[0] in s.seats:
            cards = next((cards for _, who, cards in reversed(s.used) if who == args[0]), ())
            found += [(f"{s.box.kind_of(card)}s", card) for card in cards]
        elif kind == "built":
            found.append(("cards of Alexis", s.alexis))
        elif kind == "expedition":
            found.append(("expedition cards", args[0]))
        elif kind == "kept":
            found.append(("discovery tokens", str(args[1])))
        elif kind == "ended":
            found.append(("ends", args[0]))
        elif kind in ("stuck", "blocked-ship"):
            found.append(("seldom", kind))
    if s.result and not s.alexis:
        found.append(("decided by", s.result[1]))
    return found


def coverable(rules: Any, mode: str = "", seats: int = 0) -> dict[str, set[str]]:
    """Everything that `covered` could ever name, in a mode and with so many seats if these are given."""
    box = rules.box
    alone = mode == "solo" or seats == 1
    shelves = {
        "tiles": set(box.tiles),
        "starting faces": set(box.starts),
        "tokens": {*RESOURCES, "port"},
        "ships": {"own", *(("grey",) if seats < 4 else ())},
        "discovery tokens": {str(value) for value in box.figures["discovery"]},
        "ends": {"ships", "display", "reserve"},
        "seldom": {"stuck", "blocked-ship"},
    }
    if mode != "advanced":
        shelves["objectives"] = set(box.objectives)
    if mode != "normal":
        shelves["missions"], shelves["rewards"] = set(box.missions), set(box.rewards)
    if alone or not seats:
        shelves["cards of Alexis"], shelves["expedition cards"] = set(box.alexis_cards), set(box.expeditions)
    if not alone:
        shelves["decided by"] = {"points", "houses", "ports", "last-placed"}
    return shelves


# ------------------------------------------------------------------------------------------------ check


def check(rules: Any, pack: Pack) -> list[DataError]:
    """A name in every language for everything of the pack that has one."""
    problems = []
    for lang in LANGUAGES:
        words = Words(lang, [] if pack.shipped else [pack.words])
        for shelf, prefix in NAMES.items():
            for item in rules.box.raw.get(shelf, {}).values():
                if not words.has(f"{prefix}-{item['id']}"):
                    problems.append(DataError(f"{lang}: there is no name {prefix}-{item['id']}", pack.folder.name))
    return problems
