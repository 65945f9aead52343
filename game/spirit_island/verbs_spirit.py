"""Verbs that act on spirits: energy, power cards, presence, elements, effects that last until the turn ends."""

from __future__ import annotations

from typing import Any, Literal

from game.core import rng
from game.core.agenda import Frame, frame
from game.core.combinators import note, noted, start
from game.core.ops import Cond, Names, Program, Programs, Value, amount, could
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.operations import ops
from game.spirit_island.state import State
from game.spirit_island.verbs_land import who_is
from game.spirit_island.vocabulary import ELEMENTS, land_of, vocabulary

verb = vocabulary.verb
Who = Literal["self", "target"]
Deck = Literal["choice", "minor", "major", "not-kept"]
DRAWN = 4  # cards looked at when a power is gained

# ------------------------------------------------------------------------------------------------ control


@verb(name="if")
def if_(s: State, f: Frame, cond: Cond, then: Program = "", else_: Program = "") -> None:
    """Does one list of ops or the other."""
    program = then if cond.holds(s, f, land_of(s, f)) else else_
    if program:
        start(s, f, program)


def _can_if(s: State, f: Frame, cond: Any, then: str = "", else_: str = "") -> bool:
    program = then if cond.holds(s, f, land_of(s, f)) else else_
    return bool(program) and could(s, f, program)


vocabulary.verbs["if"] = vocabulary.verbs["if"]._replace(can=_can_if)


@verb()
def choose_one(s: State, f: Frame, branches: Programs, chooser: Who = "self") -> None:
    """The player picks one branch among those that can do something; whoever chooses also decides inside the branch."""
    s.agenda.append(frame("choose-one", who_is(s, f, chooser), branches=branches, env=f.env, may=bool(f.get("may"))))


@ops.ask("choose-one")
class ChooseOne:
    def options(self, s: State, f: Frame) -> list[str]:
        by = Frame("run", f.seat, "", 0, f.get("env"))
        keys = [f"branch:{at}" for at, program in enumerate(f.get("branches")) if could(s, by, program)]
        return [*keys, "done"] if keys and f.get("may") else keys

    def args(self, s: State, f: Frame) -> tuple:
        return f.get("branches")

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key != "done":
            start(s, Frame("run", seat, "", 0, f.get("env")), f.get("branches")[int(key[7:])])


vocabulary.verbs["choose_one"] = vocabulary.verbs["choose_one"]._replace(
    can=lambda s, f, branches, **_: any(could(s, f, program) for program in branches)
)


@ops.ask("in.land")
class InLand:
    """One land where a condition holds and the rest can do something."""

    def options(self, s: State, f: Frame) -> list[str]:
        test, program = s.box.tests[f.get("test")], f.get("do")
        keys = [
            f"land:{land}"
            for land in q.layout(s).lands
            if test.holds(s, f, land) and could(s, Frame("run", f.seat, env=(("land", land),)), program)
        ]
        return [*keys, "done"] if keys and f.get("may") else keys

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key != "done":
            start(s, Frame("run", seat), f.get("do"), land=key[5:])


@verb()
def each_player(
    s: State, f: Frame, do: Program, choose: Cond | None = None, different: bool = False, may: bool = False
) -> None:
    """Every player does this once, in any order; with `choose` in a land of the player's choice, `different` from
    the others'.
    """
    test = choose.id if choose is not None else ""
    lanes = tuple(
        (seat, (frame("each.player", seat, do=do, test=test, different=different, may=may),)) for seat in s.seats
    )
    s.agenda.append(frame("together", lanes=lanes))


@ops.step("each.player")
def each_player_step(s: State, f: Frame) -> None:
    """Asks for the land first where the effect wants one."""
    if f.get("test"):
        s.agenda.append(f._replace(op="each.player.land"))
    else:
        s.agenda.append(frame("end-check"))
        start(s, Frame("run", f.seat), f.get("do"), may=f.get("may"))


@ops.ask("each.player.land")
class EachPlayerLand:
    def options(self, s: State, f: Frame) -> list[str]:
        test, program = s.box.tests[f.get("test")], f.get("do")
        taken = noted(s, "taken", ()) if f.get("different") else ()
        keys = [
            f"land:{land}"
            for land in q.layout(s).lands
            if land not in taken
            and test.holds(s, f, land)
            and could(s, Frame("run", f.seat, env=(("land", land),)), program)
        ]
        return [*keys, "done"] if keys and f.get("may") else keys

    def kind(self, s: State, f: Frame) -> str:
        return "each.player"

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        note(s, taken=(*noted(s, "taken", ()), key[5:]))
        s.agenda.append(frame("end-check"))
        start(s, Frame("run", seat), f.get("do"), land=key[5:])


@verb()
def each_board(s: State, f: Frame, do: Program, choose: Cond) -> None:
    """On each board its player picks one land where the condition holds and does this there."""
    lanes = tuple(
        (seat, (frame("each.board", seat, board=board, do=do, test=choose.id),))
        for seat, board in s.home.items()
        if board in s.boards
    )
    s.agenda.append(frame("together", lanes=lanes))


@ops.ask("each.board")
class EachBoard:
    def options(self, s: State, f: Frame) -> list[str]:
        test, table = s.box.tests[f.get("test")], q.layout(s)
        return [
            f"land:{land}"
            for land in table.lands
            if table.land[land].board == f.get("board") and test.holds(s, f, land)
        ]

    def kind(self, s: State, f: Frame) -> str:
        return "stage-ii"

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("board"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.emit("stage-ii", key[5:])
        start(s, Frame("run", seat), f.get("do"), land=key[5:])


@verb()
def each_spirit(s: State, f: Frame, do: Program) -> None:
    """The same for every spirit, in seat order."""
    for seat in reversed(s.seats):
        start(s, f._replace(seat=seat), do)


@verb()
def repeat(s: State, f: Frame, land: Literal["any", "adjacent"]) -> None:
    """Uses the running power once more with a new target; a repeat reached inside the repeat does nothing."""
    if noted(s, "repeated"):
        return
    near = noted(s, "land") if land == "adjacent" else ""
    s.agenda.append(frame("power.use", f.seat, power=noted(s, "source"), cap=noted(s, "cap"), near=near, repeated=True))


# ------------------------------------------------------------------------------------------------ energy


@verb()
def gain_energy(s: State, f: Frame, n: Value, who: Who = "self") -> None:
    """Energy for a spirit."""
    seat, size = who_is(s, f, who), amount(s, f, n)
    if size:
        s.energy[seat] += size
        s.emit("energy", seat, size)


def _can_pay(s: State, f: Frame, energy: int, who: str = "self", **_: Any) -> bool:
    return s.energy[who_is(s, f, who)] >= energy


@verb(can=_can_pay)
def pay(s: State, f: Frame, energy: int, then: Program, who: Who = "self", optional: bool = False) -> None:
    """Energy for an effect; without enough of it, or without the will, the effect does not happen."""
    seat = who_is(s, f, who)
    if s.energy[seat] < energy:
        return
    if optional:
        s.agenda.append(frame("pay", seat, n=energy, then=then, by=f.seat, env=f.env))
    else:
        _pay(s, seat, energy)
        start(s, f, then)


def _pay(s: State, seat: str, n: int) -> None:
    s.energy[seat] -= n
    s.emit("paid", seat, n)


@ops.ask("pay")
class Pay:
    def options(self, s: State, f: Frame) -> list[str]:
        return ["yes", "no"] if s.energy[f.seat] >= f.get("n") else []

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("n"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "yes":
            _pay(s, seat, f.get("n"))
            start(s, Frame("run", f.get("by"), "", 0, f.get("env")), f.get("then"))


# ------------------------------------------------------------------------------------------------ power cards


@verb()
def gain_power_card(s: State, f: Frame, deck: Deck = "choice", who: Who = "self") -> None:
    """Four cards are looked at, one is kept; a major power then costs a card forgotten. `not-kept`: from the cards
    left over.
    """
    seat = who_is(s, f, who)
    if deck == "choice":
        s.agenda.append(frame("card.deck", seat))
    elif deck == "not-kept":
        _take_from_left_over(s, seat)
    else:
        draw_powers(s, seat, deck)


@ops.ask("card.deck")
class ChooseDeck:
    def options(self, s: State, f: Frame) -> list[str]:
        decks = (("minor", s.minor_deck, s.minor_discard), ("major", s.major_deck, s.major_discard))
        return [f"deck:{name}" for name, pile, used in decks if pile or used]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        draw_powers(s, seat, key[5:])


def draw_powers(s: State, seat: str, deck: str) -> None:
    """Turns up four cards of a power deck, with its discards shuffled in when it runs out, and asks which one to
    keep.
    """
    pile, used = getattr(s, deck + "_deck"), getattr(s, deck + "_discard")
    drawn = pile[:DRAWN]
    pile = pile[DRAWN:]
    if len(drawn) < DRAWN and used:
        s.rng, pile = rng.shuffled(s.rng, used)
        missing = DRAWN - len(drawn)
        drawn, pile = drawn + pile[:missing], pile[missing:]
        setattr(s, deck + "_discard", ())
        s.emit("reshuffled", deck)
    setattr(s, deck + "_deck", pile)
    s.shown += len(drawn)
    s.emit("card-drawn", seat, drawn)
    s.agenda.append(frame("card.keep", seat, deck=deck, cards=drawn))


@ops.ask("card.keep")
class KeepCard:
    """Which of the cards turned up comes to hand; the others go to their deck's discards."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"card:{card}" for card in f.get("cards")]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("deck"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        kept, deck = key[5:], f.get("deck")
        others = tuple(card for card in f.get("cards") if card != kept)
        name = deck + "_discard"
        setattr(s, name, getattr(s, name) + others)
        s.hand[seat] = (*s.hand[seat], kept)
        s.emit("card-gained", seat, kept)
        if any(below.op == "scope" for below in s.agenda):
            note(s, not_kept=others)
        if deck == "major":
            s.agenda.append(frame("card.forget", seat))


def _take_from_left_over(s: State, seat: str) -> None:
    """One of the cards another spirit has just not kept, out of the discards they went to."""
    left = tuple(card for card in noted(s, "not_kept", ()))
    if not left:
        return
    deck = s.box.powers["card:" + left[0]].deck
    name = deck + "_discard"
    setattr(s, name, tuple(card for card in getattr(s, name) if card not in left))
    s.agenda.append(frame("card.keep", seat, deck=deck, cards=left))


@ops.ask("card.forget")
class ForgetCard:
    """One own power card from hand, discards or play leaves the spirit; in play its elements go at once."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"card:{card}" for card in (*s.hand[f.seat], *s.played[f.seat], *s.discard[f.seat])]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        card = key[5:]
        for pile in (s.hand, s.played, s.discard):
            pile[seat] = tuple(one for one in pile[seat] if one != card)
        deck = s.box.powers[key].deck
        if deck == "unique":
            s.forgotten = (*s.forgotten, card)
        else:
            name = deck + "_discard"
            setattr(s, name, (*getattr(s, name), card))
        s.emit("card-forgotten", seat, card)


@verb()
def give_power_card(s: State, f: Frame, yes: bool) -> None:
    """The user and the target may each give the other one card from hand."""
    target = noted(s, "target", f.seat)
    if target != f.seat:
        s.agenda.append(frame("give.card", target, to=f.seat))
        s.agenda.append(frame("give.card", f.seat, to=target))


@ops.ask("give.card")
class GiveCard:
    def options(self, s: State, f: Frame) -> list[str]:
        keys = [f"card:{card}" for card in s.hand[f.seat]]
        return [*keys, "done"] if keys else []

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("to"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        card, to = key[5:], f.get("to")
        s.hand[seat] = tuple(one for one in s.hand[seat] if one != card)
        s.hand[to] = (*s.hand[to], card)
        s.emit("card-given", seat, to, card)


@verb()
def reclaim(s: State, f: Frame, what: Literal["all"]) -> None:
    """All personal discards return to hand."""
    cards = s.discard[f.seat]
    if cards:
        s.hand[f.seat] += cards
        s.discard[f.seat] = ()
        s.emit("cards-reclaimed", f.seat, cards)


# ------------------------------------------------------------------------------------------------ presence


@verb(name="add_presence")
def add_presence(s: State, f: Frame, reach: int, terrain: Names = ()) -> None:
    """Adds one presence within range, from a track or from elsewhere on the island."""
    s.agenda.append(frame("presence.from", f.seat, range=reach, terrain=terrain, here=""))


@verb(name="add_presence_here")
def add_presence_here(s: State, f: Frame, n: int) -> None:
    """Adds presence to the target land, from a track or from elsewhere on the island."""
    for _ in range(n):
        s.agenda.append(frame("presence.from", f.seat, range=0, terrain=(), here=land_of(s, f)))


def _presence_lands(s: State, f: Frame) -> list[str]:
    if f.get("here"):
        return [f.get("here")]
    table, terrain = q.layout(s), f.get("terrain")
    inside = q.reach(s, q.own_lands(s, f.seat), f.get("range"))
    return [land for land in table.lands if land in inside and (not terrain or table.land[land].terrain in terrain)]


@ops.ask("presence.from")
class PresenceFrom:
    """Where the presence comes from: the leftmost disc of a track, or a land (then no circle opens)."""

    def options(self, s: State, f: Frame) -> list[str]:
        if not _presence_lands(s, f):
            return []
        tracks = [f"track:{track}" for track in ("energy", "plays") if q.discs_left(s, f.seat, track)]
        return tracks + [f"piece:{land}/presence" for land in q.own_lands(s, f.seat)]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("range"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.agenda.append(f.put(taken=key)._replace(op="presence.to"))


@ops.ask("presence.to")
class PresenceTo:
    def options(self, s: State, f: Frame) -> list[str]:
        return [f"land:{land}" for land in _presence_lands(s, f)]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("range"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        source, land = f.get("taken"), key[5:]
        if source.startswith("track:"):
            track = source[6:]
            s.tracks[(seat, track)] += 1
            s.emit("presence-added", seat, land, track)
            p.add_presence(s, seat, land)
        else:
            p.move_presence(s, seat, p.read_piece(source)[0], land)
        note_if(s, presence_added=True)
        if noted(s, "kind") == "growth":
            fire(s, seat, "growth-presence-added", land)

    def why(self, s: State, f: Frame, seat: str, key: str) -> tuple | None:
        from game.spirit_island.reasons import presence_reason

        return presence_reason(s, f, key)


def note_if(s: State, **values: Any) -> None:
    """Notes something if a use is running (a case may run a verb alone)."""
    if any(f.op == "scope" for f in s.agenda):
        note(s, **values)


def fire(s: State, seat: str, when: str, land: str) -> None:
    """Starts the special rules of a spirit that wait for this moment."""
    for trigger in s.box.spirits[s.spirits[seat]].triggers:
        if trigger.when == when:
            s.agenda.append(frame("scope", seat, kind="rule", source=trigger.source, land=land))
            start(s, Frame("run", seat), trigger.program)


@verb(can=lambda s, f, n, who="self": s.destroyed[who_is(s, f, who)] > 0)
def restore_presence(s: State, f: Frame, n: int, who: Who = "self") -> None:
    """Adds destroyed presence of a spirit to the land, as much as there is."""
    seat, land = who_is(s, f, who), land_of(s, f)
    size = min(n, s.destroyed[seat])
    if size:
        s.destroyed[seat] -= size
        for _ in range(size):
            s.emit("presence-added", seat, land, "destroyed")
        p.add_presence(s, seat, land, size)
        note_if(s, presence_added=True)


# ------------------------------------------------------------------------------------------------ elements


@verb()
def gain_elements(s: State, f: Frame, n: int, who: Who = "self") -> None:
    """A spirit picks that many different elements and has them this turn."""
    s.agenda.append(frame("element", who_is(s, f, who), left=n, taken=()))


@ops.ask("element")
class PickElement:
    def options(self, s: State, f: Frame) -> list[str]:
        return [f"element:{element}" for element in ELEMENTS if element not in f.get("taken")]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("left"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        element = key[8:]
        gain(s, seat, element)
        note_if(s, elements=(*noted(s, "elements", ()), element))
        if f.get("left") > 1:
            s.agenda.append(f.put(left=f.get("left") - 1, taken=(*f.get("taken"), element)))


def gain(s: State, seat: str, element: str) -> None:
    s.gained[(seat, element)] = s.gained.get((seat, element), 0) + 1
    s.emit("elements", seat, element, 1)


@verb()
def copy_elements(s: State, f: Frame, yes: bool) -> None:
    """The user gains the same elements as the target has just picked."""
    for element in noted(s, "elements", ()):
        gain(s, f.seat, element)


# ------------------------------------------------------------------------------------------------ until the turn ends


def _lasting(name: str, in_land: bool = False) -> None:
    """Makes a verb that starts a lasting effect of this name, on a spirit or on the land."""

    def on_spirit(s: State, f: Frame, n: int, who: Who = "self") -> None:
        seat = who_is(s, f, who)
        p.last(s, name, "", n, seat)
        s.emit("lasting", name, seat, n)

    def on_land(s: State, f: Frame, yes: bool) -> None:
        land = land_of(s, f)
        p.last(s, name, land, 1, f.seat)
        s.emit("lasting", name, land, 1)

    vocabulary.verb(name)(on_land if in_land else on_spirit)


for _name in ("range_bonus", "make_fast", "ward", "allow_repeat", "keep_card"):
    _lasting(_name)
for _name in ("block_blight", "protect_dahan"):
    _lasting(_name, in_land=True)


@verb()
def dahan_health(s: State, f: Frame, n: int) -> None:
    """Dahan in the land have more health."""
    land = land_of(s, f)
    p.last(s, "dahan_health", land, n, f.seat)
    s.emit("lasting", "dahan_health", land, n)


@verb()
def damage_bonus(s: State, f: Frame, n: int, who: Who = "self") -> None:
    """More damage for one use of one power that deals damage, when its owner wants it."""
    seat = who_is(s, f, who)
    p.last(s, "damage_bonus", "", n, seat, (1,))
    s.emit("lasting", "damage_bonus", seat, n)


@verb()
def share_presence(s: State, f: Frame, yes: bool) -> None:
    """The user and the target may measure the ranges of their powers from each other's presence."""
    target = noted(s, "target", f.seat)
    if target != f.seat:
        p.last(s, "share_presence", "", 1, f.seat, (f.seat, target))
        s.emit("lasting", "share_presence", f.seat, 1)


@verb()
def retaliate(s: State, f: Frame, n: int, adjacent: bool = False) -> None:
    """After an action that destroyed towns, cities or dahan in the land, that many damage for each of them."""
    land = land_of(s, f)
    p.last(s, "retaliate", land, n, f.seat, (0, adjacent))
    s.emit("lasting", "retaliate", land, n)


@verb()
def extra_fear(s: State, f: Frame, n: int, max: int) -> None:
    """Fear for each town or city that this power destroys, up to a maximum, beside the usual fear."""
    note(s, extra_fear=max)


@ops.step("settle")
def settle_debts(s: State, f: Frame) -> None:
    """Damage owed by lasting effects that wait for destroyed pieces; it comes after the action is complete."""
    for at, mod in enumerate(s.mods):
        if mod.kind == "retaliate" and mod.data[0]:
            owed, adjacent = mod.data
            s.mods[at] = mod._replace(data=(0, adjacent))
            lands = (mod.where, *q.layout(s).adjacent[mod.where]) if adjacent else (mod.where,)
            s.agenda.append(f)
            s.agenda.append(frame("scope", mod.seat, kind="lasting", source=f"lasting:{mod.source}", land=mod.where))
            s.agenda.append(frame("damage", mod.seat, lands=lands, left=owed, kinds=q.INVADERS))
            return
