"""Anima: Shadow of Omega for the commands: its box as a list, set-ups, what must always hold, what was covered."""

from __future__ import annotations

from typing import Any

from game.anima.conserved import fingerprint, wrong
from game.anima.state import State
from game.anima.words.names import unnamed
from game.core.content.packs import Pack
from game.core.engine.decision import Event, Setup
from game.core.engine.rng import Rng
from game.core.errors import DataError

__all__ = ["broken", "check", "coverable", "covered", "fingerprint", "listing", "setup"]

SHELVES = {
    "character": "characters", "area": "areas", "encounter": "encounters", "advantage": "advantages", "main": "main missions",
    "final": "final missions",
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
    found["questions"] = {op for op in rules.ops.asks if op.startswith("reply.")}
    return found


def check(rules: Any, pack: Pack) -> list[DataError]:
    """A name in every language for every card of the pack."""
    return unnamed(rules.box, None if pack.shipped else pack.words)
