"""The effects of spirits, rain, set-up and solo cards: verbs that act once (rules of the cards in `spirits.yaml`)."""

from __future__ import annotations

from typing import Literal

from game.core.engine.agenda import Frame, Ops, frame, push
from game.core.engine.combinators import note, noted
from game.core.engine.decision import Reason
from game.core.engine.ops import Names, Terms
from game.rice_paddy import building, events
from game.rice_paddy import paddies as on
from game.rice_paddy.asked import Asked, paddy_of
from game.rice_paddy.cards import Spirit
from game.rice_paddy.state import Ids, State

ops: Ops[State] = Ops()
terms = Terms()
verb = terms.verb
ops.notes("picked")

To = Literal["own_paddy", "each_own_paddy", "opponents", "same_paddy"]
Pick = Literal["owner", "largest"]


# ------------------------------------------------------------------------------------------------ weeds and pests


@verb()
def add_weed(s: State, f: Frame, count: int, to: To, rice: Names = (), pick: Pick = "owner") -> None:
    """Weeds come to a paddy of each player, to each paddy, to one of each opponent, or where something came just before."""
    _infest(s, f, on.WEEDS, count, to, rice, pick)


@verb()
def add_pest(s: State, f: Frame, count: int, to: To, rice: Names = (), pick: Pick = "owner") -> None:
    """The same with pests."""
    _infest(s, f, on.PESTS, count, to, rice, pick)


def _infest(s: State, f: Frame, kind: str, count: int, to: str, rice: Ids, pick: str) -> None:
    if to == "same_paddy":
        for seat, at in noted(s, "picked", ()):
            on.infest(s, seat, at, kind, count)
        return
    if to == "opponents":
        push(s, *[frame("active.paddy", f.seat, at=seat, kind=kind, n=count, rice=rice) for seat in on.opponents(s, f.seat)])
        return
    seats = on.players(s) if s.round > 1 else s.seats
    if to == "each_own_paddy":
        for seat in seats:
            for at in on.with_rice(s, seat, rice):
                on.infest(s, seat, at, kind, count)
        return
    op = "rain.paddy" if s.phase == "rain" else "solo.paddy"
    frames = []
    for seat in seats:
        where = targets(s, seat, kind, rice, pick)
        if len(where) == 1 and pick == "largest":
            frames.append(frame("infest", seat, where=where, kind=kind, n=count))
        elif where:
            frames.append(frame(op, seat, kind=kind, n=count, rice=rice, pick=pick))
    push(s, *frames)


def targets(s: State, seat: str, kind: str, rice: Ids, pick: str = "owner") -> tuple[int, ...]:
    """The paddies of a seat that weeds or pests could come to."""
    if kind == on.WEEDS and on.powers(s, seat).no_weeds:
        return ()
    found = on.with_rice(s, seat, rice)
    if pick == "largest" and found:
        most = max(len(s.lands[seat][at]) for at in found)
        found = [at for at in found if len(s.lands[seat][at]) == most]
    return tuple(found)


@ops.step("infest", "where kind n")
def infest(s: State, f: Frame) -> None:
    for at in f.get("where"):
        on.infest(s, f.seat, at, f.get("kind"), f.get("n"))


class OwnPaddy(Asked):
    """Which of the own paddies gets it."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"paddy:{at + 1}" for at in targets(s, f.seat, f.get("kind"), f.get("rice"), f.get("pick"))]

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return f.get("kind"), f.get("n")

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        on.infest(s, seat, paddy_of(key), f.get("kind"), f.get("n"))


for _op in ("rain.paddy", "solo.paddy"):
    ops.question(_op, OwnPaddy(), "kind n rice pick")


@ops.ask("active.paddy", "at kind n rice")
class TheirPaddy(Asked):
    """Which paddy of an opponent gets it."""

    def options(self, s: State, f: Frame) -> list[str]:
        seat = f.get("at")
        return [f"paddy:{seat}/{at + 1}" for at in targets(s, seat, f.get("kind"), f.get("rice"))]

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return f.get("kind"), f.get("n"), f.get("at")

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        other, at = f.get("at"), int(key.rpartition("/")[2]) - 1
        note(s, picked=(*noted(s, "picked", ()), (other, at)))
        on.infest(s, other, at, f.get("kind"), f.get("n"))


# ------------------------------------------------------------------------------------------------ water


@verb()
def take_water(s: State, f: Frame, count: int) -> None:
    """Discs from the supply to the own reservoir, as many as are there."""
    n = min(count, s.supply)
    s.supply -= n
    on.to_reservoir(s, f.seat, n, "supply")


@verb()
def place_magic_water(s: State, f: Frame, count: int) -> None:
    """Discs of magic water on own hexes, for the whole game."""
    push(s, *[frame("active.hex", f.seat, does="magic") for _ in range(count)])


def magic_places(s: State, seat: str) -> Ids:
    """Own hexes without rock and magic water."""
    taken = (*s.rocks[seat], *s.magic[seat])
    return tuple([hex_ for hex_ in s.box.field.hexes if hex_ not in taken])


@verb()
def add_paddy(s: State, f: Frame, count: int) -> None:
    """New paddies of one hex beside the last one, closed, planted and flooded at no cost."""
    push(s, *[frame("active.hex", f.seat, does="paddy") for _ in range(count)])


def paddy_places(s: State, seat: str) -> Ids:
    """Hexes that a new paddy of one hex can lie on."""
    left = building.sections_left(s, seat)
    return tuple(
        [
            hex_
            for hex_ in building.first_hexes(s, seat)
            if hex_ not in s.rocks[seat] and len(building.missing(s, seat, (hex_,))) <= left
        ]
    )


@ops.ask("active.hex", "does")
class Hex(Asked):
    """Where a disc of magic water lies; or where the new paddy is, which may be declined."""

    def options(self, s: State, f: Frame) -> list[str]:
        if f.get("does") == "magic":
            return [f"hex:{hex_}" for hex_ in magic_places(s, f.seat)]
        found = [f"hex:{hex_}" for hex_ in paddy_places(s, f.seat)]
        return [*found, "done"] if found else []

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return (f.get("does"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        hex_ = key.partition(":")[2]
        if f.get("does") == "magic":
            place_magic(s, seat, hex_)
        else:
            building.put_up(s, seat, building.missing(s, seat, (hex_,)))
            at = on.add_paddy(s, seat, (hex_,))
            if on.room(s, seat, at) and s.supply:
                s.supply -= 1
                on.set_water(s, seat, at, 1)
            on.plant(s, seat, at)

    def why(self, s: State, f: Frame, seat: str, key: str) -> Reason | None:
        hex_ = key.partition(":")[2]
        if hex_ in s.rocks[seat]:
            return Reason("rock", (hex_,))
        if f.get("does") == "magic":
            return Reason("not-empty", (hex_,)) if hex_ in s.magic[seat] else None
        return building.against(s, seat, (), hex_)


def place_magic(s: State, seat: str, hex_: str) -> None:
    """Magic water is laid; a disc that has no room there any more goes to the own reservoir."""
    s.magic[seat] = tuple(sorted((*s.magic[seat], hex_)))
    s.emit(events.magic, seat, hex_)
    for at, land in enumerate(s.lands[seat]):
        over = s.water[seat][at] - on.capacity(s, seat, at)
        if hex_ in land and over > 0:
            on.set_water(s, seat, at, s.water[seat][at] - over)
            on.to_reservoir(s, seat, over, seat)


# ------------------------------------------------------------------------------------------------ rice, workers, rocks


@verb()
def gain_rice(s: State, f: Frame, count: int) -> None:
    """Rice from the stock."""
    on.gain(s, f.seat, count, "setup" if s.phase == "setup" else "spirits")


@verb()
def steal_rice(s: State, f: Frame, count: int, from_: Literal["opponents", "own"] = "opponents") -> None:
    """Rice from each opponent, as far as they have it; or the own rice is lost."""
    if from_ == "own":
        on.lose(s, f.seat, count, "spirits")
        return
    for other in on.opponents(s, f.seat):
        on.gain(s, f.seat, on.lose(s, other, count, "spirits"), "spirits")


@verb()
def bonus_walls(s: State, f: Frame, count: int) -> None:
    """Sections to be put up free at a later building."""
    s.bonus_walls[f.seat] += count
    s.emit(events.walls, f.seat, count)


@verb()
def build_section(s: State, f: Frame, count: int) -> None:
    """Free sections for the building of this round."""
    s.free_sections[f.seat] = s.free_sections.get(f.seat, 0) + count
    s.emit(events.walls, f.seat, count)


@verb()
def take_from_market(s: State, f: Frame, what: Names, count: int = 1) -> None:
    """A laborer or livestock from the own market for nothing; of several kinds the owner chooses."""
    if len(what) == 1:
        on.take(s, f.seat, what[0], count)
    else:
        push(s, *[frame("active.take", f.seat, what=what) for _ in range(count)])


@ops.ask("active.take", "what")
class Take(Asked):
    """Which kind is taken from the market."""

    def options(self, s: State, f: Frame) -> list[str]:
        order = [what for what in ("laborer", "livestock") if what in f.get("what")]
        return [f"take:{what}" for what in order if on.on_market(s, f.seat, what)]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        on.take(s, seat, key.partition(":")[2])

    def why(self, s: State, f: Frame, seat: str, key: str) -> Reason | None:
        return Reason("market-empty", (key.partition(":")[2],)) if key.startswith("take:") else None


@verb()
def return_to_market(s: State, f: Frame, what: Names) -> None:
    """Each opponent gives a laborer back, if there is an empty space for him."""
    for other in on.opponents(s, f.seat):
        for kind in what:
            stock = s.box.figures[on.STOCK[kind]]
            owned = getattr(s, on.STOCK[kind])
            if owned[other] and on.on_market(s, other, kind) < stock["market"]:
                owned[other] -= 1
                s.emit(events.returned, other, kind, 1)


@verb()
def choose_one(s: State, f: Frame, of: Names) -> None:
    """One of several small acts, or none: a rock is removed, a paddy is planted."""
    push(s, frame("active.choose", f.seat, of=of))


@ops.ask("active.choose", "of")
class Choose(Asked):
    """`rock:B1` or `plant:2`."""

    def options(self, s: State, f: Frame) -> list[str]:
        found: list[str] = []
        for act in f.get("of"):
            found += ACTS[act](s, f.seat)
        return [*found, "done"] if found else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        kind, _, what = key.partition(":")
        if kind == "rock":
            on.remove_rock(s, seat, what)
        elif kind == "plant":
            on.plant(s, seat, int(what) - 1)


def _rocks(s: State, seat: str) -> list[str]:
    return [f"rock:{hex_}" for hex_ in s.rocks[seat]]


def _plants(s: State, seat: str) -> list[str]:
    return [f"plant:{at + 1}" for at in range(len(s.lands[seat])) if on.plantable(s, seat, at)]


ACTS = {"remove_rock": _rocks, "plant_paddy": _plants}


@verb()
def grow(s: State, f: Frame, water: Literal["flooded"]) -> None:
    """Planted rice grows in the own flooded paddies."""
    on.grow(s, f.seat)


# ------------------------------------------------------------------------------------------------ cards and tiles


@verb()
def peek(s: State, f: Frame, deck: Literal["rain"]) -> None:
    """The owner sees the next rain card."""
    s.peeked[f.seat] = s.rain_deck[:1]
    s.shown += 1
    s.emit(events.peeks, f.seat)
    for card in s.rain_deck[:1]:
        s.emit(events.peeked, f.seat, card, to=(f.seat,))


@verb()
def claim_first(s: State, f: Frame, phase: Literal["achievements"]) -> None:
    """The owner claims a tile before the others, this round."""
    if f.seat not in s.first_claims:
        s.first_claims = (*s.first_claims, f.seat)


@verb()
def reserve_tiles(s: State, f: Frame, count: int) -> None:
    """Tiles that nobody else can claim, from those not used."""
    found, s.unused = s.unused[:count], s.unused[count:]
    s.reserved[f.seat] = (*s.reserved.get(f.seat, ()), *found)
    s.shown += 1
    s.emit(events.reserved, f.seat, *found)


@verb()
def discard_tile(s: State, f: Frame, pick: Literal["highest_reward", "lowest_reward"]) -> None:
    """A tile leaves the display: of equal rewards the one that lies there first."""
    if not s.achievements:
        return
    sign = -1 if pick == "highest_reward" else 1
    gone = min(s.achievements, key=lambda tile: sign * s.box.tile(tile).rice)
    s.achievements = tuple([tile for tile in s.achievements if tile != gone])
    s.gone = (*s.gone, gone)
    s.emit(events.discarded, gone)


@verb()
def resolve_again(s: State, f: Frame, scope: Literal["own"]) -> None:
    """All other active spirits of the owner act once more, but for those that act once."""
    push(s, *[use for card in acting(s, f.seat) if not card.last and card.timing == "active" for use in uses(f.seat, card)])


def acting(s: State, seat: str) -> list[Spirit]:
    """The spirits of a seat that act this round, in their order."""
    cards, played = s.box.cards(s.variant), s.played[seat]
    found = [cards[card] for at, card in enumerate(played) if cards[card].timing == "active" or at == len(played) - 1]
    return sorted([card for card in found if card.timing != "passive"], key=lambda card: card.turn)


def uses(seat: str, card: Spirit) -> list[Frame]:
    """The frames of one use of a spirit."""
    return [frame("use", seat, prog=card.prog, source=card.id)]


@ops.step("use", "source")
def use(s: State, f: Frame) -> None:
    """A card is carried out."""
    if f.get("source") in s.box.spirits:
        s.emit(events.acts, f.seat, f.get("source"))
    run_card(s, f.seat, f.prog, f.get("source"))


def run_card(s: State, seat: str, prog: str, source: str) -> None:
    """Puts a card's effects on the agenda, with a scope that keeps their notes."""
    if s.box.programs[prog]:
        s.agenda.append(frame("scope", seat, source=source))
        s.agenda.append(Frame("run", seat, prog, 0, ()))
