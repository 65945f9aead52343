"""Achievements, the market and the end (rules 9 to 11)."""

from __future__ import annotations

from game.core.engine.agenda import Frame, Ops, frame, push
from game.core.engine.decision import Reason
from game.rice_paddy import events, goals
from game.rice_paddy import paddies as on
from game.rice_paddy.asked import Asked
from game.rice_paddy.phases import enter
from game.rice_paddy.state import Ids, State

ops: Ops[State] = Ops()


# ------------------------------------------------------------------------------------------------ achievements


@ops.step("achievements", phase=True)
def achievements(s: State, f: Frame) -> None:
    """In the order of play each may claim a tile whose goal is met; some claim before the others."""
    enter(s, "achievements")
    seats = (f.seat,) if f.seat else claimers(s)
    frames = []
    for seat in seats:
        frames += [frame("claim", seat), *[frame("claim.reserved", seat)] * on.powers(s, seat).claims]
    push(s, *frames, frame("claims.end"))


def claimers(s: State) -> Ids:
    """The seats in the order in which they claim."""
    line = on.players(s)
    return (*[seat for seat in line if seat in s.first_claims], *[seat for seat in line if seat not in s.first_claims])


@ops.step("claims.end")
def claims_end(s: State, f: Frame) -> None:
    s.first_claims = ()


def met(s: State, seat: str, tiles: Ids) -> Ids:
    """Those of these tiles whose goal the seat fulfils; of hidden ones nothing is known."""
    return tuple([tile for tile in tiles if tile in s.box.tiles and goals.met(s, seat, s.box.tiles[tile].goal)])


@ops.ask("claim")
class Claim(Asked):
    """Which tile of the display is claimed."""

    def options(self, s: State, f: Frame) -> list[str]:
        found = [f"tile:{tile}" for tile in met(s, f.seat, s.achievements)]
        return [*found, "done"] if found else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key != "done":
            tile = key.partition(":")[2]
            s.achievements = tuple([one for one in s.achievements if one != tile])
            claim(s, seat, tile)


def claim(s: State, seat: str, tile: str) -> None:
    s.tiles[seat] = (*s.tiles.get(seat, ()), tile)
    rice = s.box.tile(tile).rice
    s.emit(events.claimed, seat, tile, rice)
    on.gain(s, seat, rice, "tiles")


@ops.ask("claim.reserved")
class ClaimReserved(Asked):
    """Which of the tiles set aside is claimed besides."""

    def source(self, s: State, f: Frame) -> str:
        return on.source_of(s, f.seat, "claims")

    def options(self, s: State, f: Frame) -> list[str]:
        found = [f"tile:{tile}" for tile in met(s, f.seat, s.reserved.get(f.seat, ()))]
        return [*found, "done"] if found else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key != "done":
            tile = key.partition(":")[2]
            s.reserved[seat] = tuple([one for one in s.reserved[seat] if one != tile])
            claim(s, seat, tile)


# ------------------------------------------------------------------------------------------------ market


def price(s: State, seat: str, what: str) -> int | None:
    """What the next laborer or livestock costs without tax; None where the market has none."""
    left, prices = on.on_market(s, seat, what), s.box.prices[what]
    if not left:
        return None
    return int(prices[max(0, s.box.figures[on.STOCK[what]]["market"] - left)])


def tax_of(s: State, seat: str, items: int) -> int:
    """The tax for so many items bought in a round."""
    table = s.box.tax
    steps = on.powers(s, seat).tax
    entry = max(1, items + steps) if items and steps else items
    return int(table[entry]) if entry < len(table) else entry * (entry - 1) // 2


def added_tax(s: State, seat: str) -> int:
    """The tax that the next item adds."""
    n = s.bought.get(seat, 0)
    return tax_of(s, seat, n + 1) - tax_of(s, seat, n)


def cost(s: State, seat: str, what: str) -> int | None:
    """What the next one costs with the tax it adds; None where there is none."""
    found = price(s, seat, what)
    return None if found is None else found + added_tax(s, seat)


@ops.step("markets", phase=True)
def markets(s: State, f: Frame) -> None:
    """Each may hire laborers and buy livestock; not in the last rounds."""
    if s.round > s.box.figures["rounds"]["market"]:
        return
    enter(s, "market")
    seats = (f.seat,) if f.seat else on.players(s)
    push(s, *[frame("market", seat) for seat in seats])


@ops.ask("market")
class Market(Asked):
    """One item at a time, until it is done or nothing can be paid."""

    def options(self, s: State, f: Frame) -> list[str]:
        found = []
        for what in ("laborer", "livestock"):
            n = cost(s, f.seat, what)
            if n is not None and n <= s.rice[f.seat]:
                found.append(f"buy:{what}")
        return [*found, "done"] if found else []

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return s.rice[f.seat], added_tax(s, f.seat)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        what = key.partition(":")[2]
        paid, tax = price(s, seat, what), added_tax(s, seat)
        assert paid is not None
        s.rice[seat] -= paid + tax
        s.paid[seat] = s.paid.get(seat, 0) + paid + tax
        s.bought[seat] = s.bought.get(seat, 0) + 1
        s.spent[seat] = s.spent.get(seat, 0) + paid
        s.tax[seat] = s.tax.get(seat, 0) + tax
        s.emit(events.bought, seat, what, paid, tax)
        on.take(s, seat, what)
        push(s, frame("market", seat))

    def why(self, s: State, f: Frame, seat: str, key: str) -> Reason | None:
        return None


# ------------------------------------------------------------------------------------------------ the end


@ops.step("final")
def final(s: State, f: Frame) -> None:
    """What pays only now; the most rice wins, of equals the one with the highest spirit. Alone: how many thresholds."""
    enter(s, "end")
    for seat in s.seats:
        on.gain(s, seat, on.powers(s, seat).end_laborers * s.laborers[seat], "end")
    for seat in s.seats:
        s.emit(events.final, seat, s.rice[seat])
    if len(s.seats) == 1:
        seat = s.seats[0]
        s.rating = sum(s.rice[seat] >= bound for bound in s.box.rating)
        s.emit(events.rated, seat, s.rating)
        s.result = ("win", "rating", seat) if s.rating else ("loss", "rating")
        return
    most = max(s.rice[seat] for seat in s.seats)
    best = [seat for seat in s.seats if s.rice[seat] == most]
    winner = max(best, key=lambda seat: on.highest(s, seat))
    decided = "rice" if len(best) == 1 else "spirit"
    s.result = ("win", decided, winner)
    s.emit(events.ended, decided, winner)
