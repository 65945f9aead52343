"""Bonus tokens: where one may go, which one is spent (rules 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.core.engine.agenda import Frame, Ops, Question
from game.core.engine.known import HIDDEN
from game.small_islands import events
from game.small_islands import islands as land
from game.small_islands.faces import CORNERS
from game.small_islands.state import Cell, Ids, State
from game.small_islands.terms import RESOURCES

ops: Ops[State] = Ops()

JOKER = "any"
PORT = "port"
KEPT = 60_000  # tiles whose token keys are remembered


class Use(NamedTuple):
    """A token in a key such as `token:leaf>cell:1,0/flower@se`. `covers` is "" for ports and bare land; `spends` is which token
    is turned over for a port (`token:port/leaf>cell:1,0`), "" where the key does not say.
    """

    shows: str
    cell: Cell
    covers: str
    corner: str
    spends: str = ""


def read_token(key: str) -> Use | None:
    """What a token key says; None where it is none."""
    if not key.startswith("token:") or ">cell:" not in key:
        return None
    shows, _, where = key[6:].partition(">cell:")
    shows, _, spends = shows.partition("/")
    at, _, more = where.partition("/")
    covers, _, corner = more.partition("@")
    if covers in CORNERS:
        covers, corner = "", covers
    try:
        column, row = map(int, at.split(","))
    except ValueError:
        return None
    return Use(shows, (column, row), covers, corner, spends)


def shows(s: State, seat: str) -> Ids:
    """The resources a seat's tokens can still show."""
    left = s.tokens_left.get(seat, ())
    return RESOURCES if JOKER in left else tuple(one for one in RESOURCES if one in left)


def kinds(s: State, seat: str) -> Ids:
    """The kinds of tokens a seat has left, the joker last."""
    left = s.tokens_left.get(seat, ())
    return tuple(kind for kind in (*RESOURCES, JOKER) if kind in left)


def spend(s: State, seat: str, shown: str, kind: str = "") -> str:
    """Takes a token from the seat (`spent_for`, unless a port is to cost one of this kind)."""
    left = list(s.tokens_left[seat])
    spent = kind or spent_for(s, seat, shown)
    left.remove(spent)
    s.tokens_left[seat] = tuple(left)
    return spent


def spent_for(s: State, seat: str, shown: str) -> str:
    """Which token goes where the key does not say: the one with that resource, the joker last. For a port the one that helps the
    seat's own objectives least; the joker can be any of them, so it goes last.
    """
    left = s.tokens_left.get(seat, ())
    able = [one for one in RESOURCES if one in left and shown in (one, PORT)]
    if not able:
        return JOKER
    if len(able) > 1 and s.options.get("port_token", "order") == "least":
        wishes = wished(s, seat)
        return min(able, key=lambda one: wishes[one])  # of equal ones the first
    return able[0]


def wished(s: State, seat: str) -> dict[str, int]:
    """How often the seat's objectives ask for each resource, as far as they are known."""
    found = dict.fromkeys(RESOURCES, 0)
    for card in (*s.current.get(seat, ()), *s.next.get(seat, ())):
        if card != HIDDEN:
            kind = s.box.kind_of(card)
            made = getattr(s.box, kind)(card)
            _wishes(made.written if kind != "objective" else (made.mission.written, made.reward.written), found)
    return found


def _wishes(written: Any, found: dict[str, int]) -> None:
    """Adds up the resources a mission or reward names; what there should be less of (`than`) is not wished for."""
    if isinstance(written, dict):
        for word, value in written.items():
            if word in found:
                found[word] += value if isinstance(value, int) else 1
            elif word != "than":
                _wishes(value, found)
    elif isinstance(written, list | tuple):
        for part in written:
            _wishes(part, found)
    elif written in found:
        found[written] += 1


def port_areas(s: State, cell: Cell) -> list[int]:
    """Areas of a tile where a port may still be added: coasts, on a tile with fewer than two ports."""
    face = s.box.faces[s.cells[cell][0]]
    if not face.has_coast or land.ports_on(s, cell) >= s.box.figures["ports_per_tile"]:
        return []
    return list(range(len(face.areas)))


def bare_areas(s: State, cell: Cell) -> list[int]:
    """Areas whose bare land may take a token, if the option allows it: one token each."""
    if not s.options.get("bonus_on_bare_land"):
        return []
    column, row = cell
    areas = range(len(s.box.faces[s.cells[cell][0]].areas))
    return [area for area in areas if (column, row, land.BARE_SPOT + area) not in s.tokens]


def keys(s: State, seat: str) -> list[str]:
    """Keys of all places where the seat may lay a token, tile by tile in reading order."""
    if not s.tokens_left.get(seat):
        return []
    able, turned = shows(s, seat), kinds(s, seat)
    faces, known = s.box.faces, s.box.token_keys
    bare = bool(s.options.get("bonus_on_bare_land"))
    laid: dict[Cell, tuple] = {}
    for (column, row, spot), (_, shown) in s.tokens.items():
        laid[(column, row)] = (*laid.get((column, row), ()), (spot, shown))
    spendable = turned if len(turned) > 1 else ()
    found: list[str] = []
    for cell in sorted(s.cells, key=_reading):
        # The same tile with the same tokens always takes the same ones: bots ask this for every tile in every position.
        tile, turns = s.cells[cell]
        face = faces[tile]
        here = (cell, face, turns, laid.get(cell))
        found += _kept(known, (here, able, bare), resource_keys, s, cell, able)
        if face.has_coast:
            found += _kept(known, (here, spendable), port_keys, s, cell, spendable)
    return found


def _kept(known: dict[Any, tuple[str, ...]], entry: Any, make: Callable[..., list[str]], *args: Any) -> tuple[str, ...]:
    found = known.get(entry)
    if found is None:
        if len(known) > KEPT:
            known.clear()
        found = known[entry] = tuple(make(*args))
    return found


def _reading(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


def resource_keys(s: State, cell: Cell, able: Ids) -> list[str]:
    """Keys of a tile's resources and bare land: a token that shows one of `able`."""
    if not able:
        return []
    name = f">cell:{cell[0]},{cell[1]}"
    found: list[str] = []
    targets = list(dict.fromkeys((area, symbol) for _, area, symbol in land.visible(s, cell) if symbol in RESOURCES))
    for area, symbol in targets:
        twice = any(other != area and same == symbol for other, same in targets)
        where = f"{name}/{symbol}" + (f"@{land.corner_of(s, (*cell, area))}" if twice else "")
        found += [f"token:{shown}{where}" for shown in able if shown != symbol]
    bare = bare_areas(s, cell)
    for area in bare:
        where = name + (f"/{land.corner_of(s, (*cell, area))}" if len(bare) > 1 else "")
        found += [f"token:{shown}{where}" for shown in able]
    return found


def port_keys(s: State, cell: Cell, spendable: Ids) -> list[str]:
    """Keys of a tile's coasts; also which of the kinds goes for a port, if there is more than one."""
    name = f">cell:{cell[0]},{cell[1]}"
    found: list[str] = []
    ports = port_areas(s, cell)
    for area in ports:
        where = name + (f"/{land.corner_of(s, (*cell, area))}" if len(ports) > 1 else "")
        found.append(f"token:port{where}")
        found += [f"token:port/{kind}{where}" for kind in spendable]
    return found


def spot_of(s: State, use: Use) -> int:
    """The spot a legal use goes to."""
    column, row = use.cell
    area = land.area_at(s, use.cell, use.corner) if use.corner else -1
    if use.covers:
        return next(spot for spot, where, symbol in land.visible(s, use.cell) if symbol == use.covers and area in (-1, where))
    if use.shows == PORT:
        area = max(area, 0)
        return next(
            spot
            for spot in range(land.PORT_SPOT + 2 * area, land.PORT_SPOT + 2 * area + 2)
            if (column, row, spot) not in s.tokens
        )
    return land.BARE_SPOT + (area if area >= 0 else bare_areas(s, use.cell)[0])


@ops.ask("place.token")
class PlaceToken(Question[State]):
    """One token on any tile in play, or none."""

    def options(self, s: State, f: Frame) -> list[str]:
        found = keys(s, f.seat)
        return [*found, "done"] if found else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        use = read_token(key)
        assert use is not None
        spot = spot_of(s, use)
        spend(s, seat, use.shows, use.spends)
        land.add_token(s, use.cell, spot, seat, use.shows)
        s.emit(events.token, seat, use.shows, *use.cell, spot)
