"""Spirits of the Rice Paddy for the commands: its box as a list, any position of it, what must always hold, what was covered."""

from __future__ import annotations

from typing import Any

from game.core import paths
from game.core.content.packs import Pack
from game.core.engine.decision import Event, Setup
from game.core.engine.rng import Rng
from game.core.errors import DataError
from game.core.words.messages import LANGUAGES, Words
from game.rice_paddy.checks import recount
from game.rice_paddy.checks.positions import Rare, generate, reshuffled
from game.rice_paddy.conserved import fingerprint, wrong
from game.rice_paddy.operations import ops
from game.rice_paddy.state import State

__all__ = ["broken", "check", "coverable", "covered", "fingerprint", "generate", "listing", "reshuffled", "setup"]

SHELVES = {"spirit": "spirits", "rain": "rain cards", "setup": "set-up cards", "tile": "tiles", "solo": "solo cards"}
NAMED = ("spirit", "rain", "setup", "solo")
NOT_SEATED = ("together.ask", "sealed", "window.ask", "draft", "spirit")

# ------------------------------------------------------------------------------------------------ list


def listing(rules: Any) -> list[dict[str, Any]]:
    """Every item of the box, fields as in the data, effects as `{op: NAME, count: n, ...}`."""
    items = []
    for kind in SHELVES:
        for item in rules.box.raw.get(kind, {}).values():
            made = {"kind": kind, "id": item["id"], "set": rules.sets[0], **item}
            if kind == "tile":
                made = {**made, "kind": kind, "of": item.get("kind", "state")}
            for word in ("ops", "reward"):
                if word in item:
                    made[word] = [_op(op) for op in item[word]]
            items.append(made)
    for colour, rows in rules.box.tables.items():
        items.append({"kind": "harvest", "id": colour, "set": rules.sets[0], "rows": [list(row) for row in rows]})
    for what, prices in rules.box.prices.items():
        items.append({"kind": "market", "id": what, "set": rules.sets[0], "prices": list(prices)})
    items.append({"kind": "tax", "id": "tax", "set": rules.sets[0], "by_items": list(rules.box.tax)})
    return items


def _op(written: dict[str, Any]) -> dict[str, Any]:
    """An effect with its name under `op`."""
    name, value = next(iter(written.items()))
    rest = {word: one for word, one in written.items() if word != name}
    if isinstance(value, dict):
        return {"op": name, **value, **rest}
    word = "count" if isinstance(value, int) else "what"
    return {"op": name, word: value[0] if isinstance(value, list) and len(value) == 1 else value, **rest}


# ------------------------------------------------------------------------------------------------ positions


def setup(rules: Any, seats: int, seed: int, vary: bool = False, rare: Rare | None = None) -> Setup:
    """A set-up by the seed; `vary`: with other options now and then."""
    chance, options = Rng(seed * 7 + seats), {}
    if vary:
        for item in rules.box.options.values():
            options[item["id"]] = item["default"] if chance.below(3) else chance.pick(item["choices"])
    people = [{"name": f"p{at}"} for at in range(seats)]
    wanted = [item for shelf, item in rare or () if shelf == SHELVES["setup"]]
    if wanted and vary:
        people[0] = {**people[0], "setup": wanted[0]}
    return Setup(rules.id, rules.sets[0], "", options, seed, tuple(people))


# ------------------------------------------------------------------------------------------------ what must hold


def broken(rules: Any, s: State, first: Any) -> str | None:
    """The first thing that does not hold in this position; None when all is well."""
    problem = wrong(s, first) or recount.partly_flooded(s) or recount.closed(s)
    if problem is None and s.total and recount.places(s) != s.total:
        problem = f"{recount.places(s)} discs lie about, {s.total} are in play"
    for seat in s.seats:
        problem = problem or recount.rice(s, seat)
    return problem or _ended(s)


def _ended(s: State) -> str | None:
    """At the end the winner has the most rice."""
    if s.result and len(s.seats) > 1 and s.rice[s.result[-1]] != max(s.rice.values()):
        return f"{s.result[-1]} has won with {s.rice}"
    return None


# ------------------------------------------------------------------------------------------------ coverage


def covered(s: State, events: list[Event]) -> list[tuple[str, str]]:
    """What these events show to have happened: (shelf, item)."""
    found: list[tuple[str, str]] = []
    if not events:
        found += [("set-up cards", card) for card in s.setup_card.values()]
    if s.agenda and s.agenda[-1].op not in NOT_SEATED:
        found.append(("questions", s.agenda[-1].op))
    for event in events:
        kind, args = event.kind, event.args
        if kind == "revealed":
            found.append(("spirits", args[1]))
        elif kind == "rain":
            found.append(("rain cards", args[0]))
        elif kind == "claimed":
            found.append(("tiles", args[1]))
        elif kind == "solo-card":
            found.append(("solo cards", args[0]))
        elif kind == "harvested":
            found.append(("rows", str(args[3])))
    if s.result:
        found.append(("ends", s.result[1]))
    return found


def coverable(rules: Any, mode: str = "", seats: int = 0) -> dict[str, set[str]]:
    """Everything that `covered` could ever name, with so many seats if these are given."""
    box = rules.box
    asks = {op for op in ops.asks if op not in NOT_SEATED and "." in op or op in PLAIN} - {"together.ask", "window.ask"}
    found = {
        "spirits": set(box.spirits),
        "rain cards": set(box.raw["rain"]),
        "set-up cards": set(box.setup_cards),
        "tiles": set(box.raw["tile"]),
        "rows": {"1", "2", "3", "4"},
        "questions": {op for op in asks if not op.startswith("allocate")},
    }
    if seats in (0, 1):
        found["solo cards"] = set(box.solo_cards)
    if seats == 1:
        found["questions"] -= {"active.paddy"}
        found["ends"] = {"rating"}
    else:
        found["questions"] -= {"solo.paddy"} if seats else set()
        found["ends"] = {"rice"}
    return found


PLAIN = ("rock", "drain", "weed", "pest", "harvest", "flood", "plant", "claim", "market")


# ------------------------------------------------------------------------------------------------ check


def check(rules: Any, pack: Pack) -> list[DataError]:
    """A name in every language for everything of the pack that has one."""
    problems = []
    for lang in LANGUAGES:
        words, names = Words(lang, [] if pack.shipped else [pack.words]), paths.short(pack.words / lang / "names.ftl")
        for shelf in NAMED:
            for item in rules.box.raw.get(shelf, {}).values():
                if not words.has(f"name-rice-{item['id']}"):
                    problems.append(DataError(f"there is no name name-rice-{item['id']}", names))
    return problems
