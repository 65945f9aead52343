"""Small Islands for the commands: its box as a list, any position of it, what must always hold, what was covered."""

from __future__ import annotations

from typing import Any

from game.core import paths
from game.core.content.packs import Pack
from game.core.engine.decision import Event, Setup
from game.core.engine.rng import Rng
from game.core.errors import DataError
from game.core.words.messages import LANGUAGES, Words
from game.small_islands import islands as isles
from game.small_islands import placement, reasons
from game.small_islands.checks import recount
from game.small_islands.checks.positions import Rare, generate, reshuffled
from game.small_islands.conserved import fingerprint, wrong
from game.small_islands.solo import his_points
from game.small_islands.state import ALEXIS, GREY, Cell, State
from game.small_islands.terms import RESOURCES

__all__ = ["broken", "check", "coverable", "covered", "fingerprint", "generate", "listing", "reshuffled", "setup"]

SHELVES = ("tile", "start", "objective", "mission", "reward", "alexis", "expedition")
MODES = ("normal", "advanced", "solo")
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
    if s.alexis and s.points.get(ALEXIS, 0) not in (0, his_points(s)):
        return f"Alexis has {s.points[ALEXIS]} points instead of {his_points(s)}"
    if s.step == "take" and s.agenda and (s.navigation or s.reserve) and not all(s.display):
        return "the display has not been filled"
    return None


_sound: set[Any] = set()  # archipelagos that were looked at and are well formed


def _table(s: State) -> str | None:
    """The lattice agrees everywhere, everything hangs together, nothing is off the table or too much on a tile, and its islands
    are islands.
    """
    seen = recount.laid_out(s)
    if seen in _sound:
        return None
    problem = _laid_out(s) or _laid(s) or _islands(s) or recount.torn(s)
    if problem is None:
        if len(_sound) >= recount.REMEMBERED:
            _sound.clear()
        _sound.add(seen)
    return problem


def _laid_out(s: State) -> str | None:
    for point, shown in recount.lattice(s).items():
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
            edge += [n for dc, dr in placement.STEPS[:4] if (n := (c + dc, r + dr)) in taken and n not in reached]
        if reached != taken:
            return f"{min(taken - reached)} hangs on nothing"
    for cell in {spot[:2] for spot in s.tokens}:
        seen = sum(symbol == "port" for _, _, symbol in isles.visible(s, cell))
        if isles.ports_on(s, cell) != seen:
            return f"{isles.ports_on(s, cell)} ports count on {cell}, {seen} can be seen"
        if isles.ports_on(s, cell) > s.box.figures["ports_per_tile"]:
            return f"{isles.ports_on(s, cell)} ports on {cell}"
    return None


def _laid(s: State) -> str | None:
    """Tokens lie where tokens may, houses on house symbols."""
    for (column, row, spot), (_, shows) in s.tokens.items():
        face = s.box.faces[s.cells[(column, row)][0]]
        covered = face.spots[spot].symbol if spot < isles.PORT_SPOT else ""
        if covered and (covered not in RESOURCES or shows not in RESOURCES):
            return f"a token that shows {shows} covers {covered} on {column},{row}"
        if isles.PORT_SPOT <= spot < isles.BARE_SPOT and (shows != "port" or "S" not in face.corners):
            return f"a token that shows {shows} lies on the coast of {column},{row}"
        if spot >= isles.BARE_SPOT and not s.options.get("bonus_on_bare_land"):
            return f"a token lies on the bare land of {column},{row}"
    return None


def _islands(s: State) -> str | None:
    """The islands that were carried along are those worked out from scratch."""
    said, found = {island.areas: island for island in isles.islands(s)}, recount.islands(s)
    if said != found:
        wrong = next(lands for lands in {*said, *found} if said.get(lands) != found.get(lands))
        return f"the island at {min(wrong)} is {said.get(wrong)}, worked out again it is {found.get(wrong)}"
    return None


def _asked(rules: Any, s: State) -> str | None:
    """The cells offered are those that nothing speaks against, one by one; and on the islands a house may be built."""
    top = s.agenda[-1] if s.agenda else None
    if top is None or top.op not in ("place.cell", "setup.cell", "land.cell", "reward.island") or top.seat not in s.seats:
        return None
    offered = {option.key for option in rules.options(s)}
    if top.op == "reward.island":
        return _islands_offered(s, top.seat, offered)
    if top.op == "setup.cell" and not s.cells:
        return None
    tile = recount.SHIP
    if top.op == "setup.cell":
        tile = top.get("tile")
    elif top.op == "place.cell":
        tile = s.hand[top.seat][top.get("slot")]
    if tile == "?":
        return None
    legal = {f"cell:{c},{r}/r{by}" for (c, r), by in recount.placements(s, tile)}
    if offered != legal:
        return f"{tile} may go to {sorted(offered - legal)}, and not to {sorted(legal - offered)}"
    return None


def _islands_offered(s: State, seat: str, offered: set[str]) -> str | None:
    """As many as have no reason against them."""
    cards = s.current.get(seat, ())
    if not cards or "?" in cards:
        return None
    fit = sum(reasons.against(s, seat, island, cards) is None for island in isles.islands(s))
    if fit != len(offered - {"done"}) or not s.houses_hand[seat]:
        return f"{seat} may build on {sorted(offered)}, there are {fit} islands that nothing speaks against"
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
        words, names = Words(lang, [] if pack.shipped else [pack.words]), paths.short(pack.words / lang / "names.ftl")
        for shelf, prefix in NAMES.items():
            for item in rules.box.raw.get(shelf, {}).values():
                if not words.has(f"{prefix}-{item['id']}"):
                    problems.append(DataError(f"there is no name {prefix}-{item['id']}", names))
    return problems
