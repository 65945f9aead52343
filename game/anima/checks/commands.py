"""Anima: Shadow of Omega for the commands: its box as a list, set-ups, what must always hold, what was covered."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from game.anima.checks.positions import generate
from game.anima.conserved import fingerprint, wrong
from game.anima.events import EVENTS
from game.anima.state import State
from game.anima.terms import TRIGGERS
from game.anima.words.names import unnamed
from game.core.content.packs import Pack
from game.core.engine.decision import Event, Setup
from game.core.engine.rng import Rng
from game.core.errors import DataError

__all__ = ["broken", "check", "coverable", "covered", "fingerprint", "generate", "listing", "reshuffled", "setup"]

SHELVES = {
    "character": "characters", "area": "areas", "encounter": "encounters", "advantage": "advantages", "main": "main missions",
    "final": "final missions",
}  # fmt: skip


SELDOM = {"discard", "dismiss", "leave"}  # who gives up all it has at every reset never plays a card
AMONG_RIVALS = {"attack", "claimed", "offered", "protected", "redirected", "took", "trade"}  # events that do not happen alone

DECKS = {
    "characters": "character", "advantages": "advantage", "encounters": "encounter", "areas": "area", "finals": "final",
    "unused": "main",
}  # fmt: skip


def listing(rules: Any) -> list[dict[str, Any]]:
    """Every card of the box, as in the data; what a card is of besides stands in its own words."""
    found = []
    for kind in SHELVES:
        for item in rules.box.raw[kind].values():
            own = {("of" if word == "kind" else word): value for word, value in item.items()}
            found.append({"kind": kind, "set": rules.sets[0], **own})
    return found


def setup(rules: Any, seats: int, seed: int, vary: bool = False, rare: Any = ()) -> Setup:
    """A set-up by the seed; `vary`: with other options now and then."""
    chance, options = Rng(seed * 11 + seats), {}
    mode = "solo" if seats == 1 else "normal"
    if vary:
        for item in rules.box.options.values():
            if mode in (item.get("modes") or (mode,)):
                options[item["id"]] = item["default"] if chance.below(3) else chance.pick(item["choices"])
    people = tuple({"name": f"p{at}"} for at in range(seats))
    return Setup(rules.id, rules.sets[0], mode, options, seed, people)


def broken(rules: Any, s: State, first: Any) -> str | None:
    """The first thing that does not hold in this position; None when all is well."""
    problem = wrong(s, first)
    if problem is None and s.order and sorted(s.order) != sorted(s.seats):
        problem = f"the order of play is {', '.join(s.order)}"
    for seat in s.seats:
        if not s.group[seat] and s.phase not in ("setup", ""):
            problem = problem or f"{seat} has no character"
        if s.lost[seat] and s.at[seat]:
            problem = problem or f"{seat} has lost the turn and stands in {s.at[seat]}"
    return problem


def covered(s: State, events: list[Event]) -> list[tuple[str, str]]:
    """What these events show to have happened: (shelf, item)."""
    found: list[tuple[str, str]] = []
    if s.agenda:
        found.append(("questions", s.agenda[-1].op))
    for event in events:
        kind, args = event.kind, event.args
        found.append(("events", kind))
        if kind in ("played", "tapped", "claimed", "joined"):
            shelf = "characters" if args[1] in s.box.raw["character"] else "advantages"
            found.append((shelf, args[1]))
        elif kind in ("kept", "recruited"):
            found.append(("characters", args[1]))
        elif kind == "encounter":
            found.append(("encounters", args[1]))
        elif kind in ("new-area", "arrived", "explores"):
            found.append(("areas", args[1]))
        elif kind == "begun":
            found.append(("main missions", args[1]))
        elif kind == "final":
            found.append(("final missions", args[0]))
    return found


def coverable(rules: Any, mode: str = "", seats: int = 0) -> dict[str, set[str]]:
    """Everything that `covered` could ever name, with so many seats if these are given."""
    box, solo = rules.box, seats == 1
    found = {name: set(box.raw[kind]) for kind, name in SHELVES.items()}
    found["advantages"] = set(box.deck("advantage", solo))
    found["main missions"] = {one for one in box.raw["main"] if not box.missions[one].hidden}
    found["questions"] = {f"reply.{name.replace('_', '-')}" for name in TRIGGERS if _answerable(box, name, solo)}
    found["events"] = set(EVENTS) - (AMONG_RIVALS if solo else set())
    return found


def _answerable(box: Any, trigger: str, solo: bool) -> bool:
    """Whether some card or character answers this; alone only what is one's own doing comes up."""
    abilities = [one.ability.when for one in box.characters.values() if one.ability is not None]
    cards = [box.advantages[card].when for card in box.deck("advantage", solo)]
    return any(one.name == trigger and (not solo or one.whose != "other") for when in (*abilities, *cards) for one in when)


def check(rules: Any, pack: Pack) -> list[DataError]:
    """A name in every language for every card of the pack."""
    return unnamed(rules.box, None if pack.shipped else pack.words)


# ------------------------------------------------------------------------------------------------ secrets


def reshuffled(s: State, seat: str, chance: Rng) -> State:
    """The position with all that a seat has not lawfully seen dealt anew, so many cards wherever there were so many: rivals'
    hands and missions, what they choose from, decks, encounters that lie face down. What is asked stays.
    """
    made: State = s.clone()
    of, places = partial(_hidden, made, seat), list[tuple[str, Any, tuple[int, ...], str]]()
    for name, kind in DECKS.items():
        places.append((name, None, tuple(range(len(getattr(made, name)))), kind))
    for who in made.seats:
        if who != seat:
            places += [("hand", who, of(who), "advantage"), ("missions", who, tuple(range(len(made.missions[who]))), "main")]
            dealt = made.dealt.get(who, ())
            places += [("dealt", who, (at,), made.box.kind_of(card)) for at, card in enumerate(dealt)]
    shut = [area for area in made.previous if area not in made.face_up and area not in made.peeked.get(seat, ())]
    places += [("previous", area, (), "encounter") for area in shut]
    pools: dict[str, list[str]] = {}
    for name, key, at, kind in places:
        pools.setdefault(kind, []).extend(_lying(made, name, key, at))
    fresh = {kind: list(chance.shuffled(cards)) for kind, cards in pools.items()}
    for name, key, at, kind in places:
        cards = list(getattr(made, name)) if key is None else list(getattr(made, name)[key]) if at else []
        for one in at:
            cards[one] = fresh[kind].pop()
        if name == "previous":
            made.previous[key] = fresh[kind].pop()
        elif key is None:
            setattr(made, name, tuple(cards))
        elif at:
            getattr(made, name)[key] = tuple(cards)
    for (who, other), known in list(made.seen.items()):
        if who != seat:
            made.seen[who, other] = made.hand[other][: len(known)]
    made.memo = None
    return made


def _hidden(s: State, seat: str, who: str) -> tuple[int, ...]:
    """Which cards of a rival's hand a seat does not know: neither from what came there nor from what is laid down for it."""
    known = Counter(s.seen.get((seat, who), ()))
    if seat in s.trading:
        known |= Counter(thing[5:] for thing in s.offer.get(who, ()) if thing.startswith("card/"))
    found = []
    for at, card in enumerate(s.hand[who]):
        if known[card]:
            known[card] -= 1
        else:
            found.append(at)
    return tuple(found)


def _lying(s: State, name: str, key: Any, at: tuple[int, ...]) -> list[str]:
    """The cards that lie in these places."""
    lying = getattr(s, name)
    if name == "previous":
        return [lying[key]]
    cards = lying if key is None else lying[key]
    return [cards[one] for one in at]
