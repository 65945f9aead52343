"""Spirit Island for the commands: its box as a list, any position of it, what must always hold, what was covered."""

from __future__ import annotations

from typing import Any

from game.core import paths
from game.core.content.packs import Pack
from game.core.engine.decision import Event
from game.core.errors import DataError
from game.core.words.messages import LANGUAGES, Words
from game.spirit_island import queries as q
from game.spirit_island.checks.positions import generate, setup
from game.spirit_island.conserved import discs, fingerprint, wrong
from game.spirit_island.state import State

__all__ = ["broken", "check", "coverable", "covered", "fingerprint", "generate", "listing", "setup"]

KINDS = {"card": "power"} | {
    kind: kind for kind in ("spirit", "fear", "invader", "board", "blight-card", "adversary", "scenario")
}
NAMES = {
    "card": "name-card",
    "spirit": "name-spirit",
    "innate": "name-innate",
    "fear": "name-fear",
    "invader": "name-invader",
    "blight-card": "name-blight-card",
    "adversary": "name-adversary",
    "scenario": "name-scenario",
}

# ------------------------------------------------------------------------------------------------ list


def listing(rules: Any) -> list[dict[str, Any]]:
    """Every item of the box, fields as in the data, what is left out there as a rule filled in."""
    items = []
    for shelf, kind in KINDS.items():
        for item in rules.box.raw[shelf].values():
            game_set = item.get("set") or item.get("sets", [""])[0]
            made = {"kind": kind, "id": item["id"], "set": game_set, **item}
            made["set"] = game_set
            if kind == "power":
                made.setdefault("targets", "land")
                made.setdefault("thresholds", [])
                for word in ("range", "from"):
                    made.setdefault(word, None)
            elif kind == "invader":
                made.setdefault("terrains", [])
                made.setdefault("coastal", False)
                made["terrain"] = made["terrains"][0] if len(made["terrains"]) == 1 else None
            elif kind == "spirit":
                made["setup"] = [{**one, "to": {**one["to"], "board": "own"}} for one in made["setup"]]
            items.append(made)
    return items


# ------------------------------------------------------------------------------------------------ what must hold


def broken(rules: Any, s: State, first: Any) -> str | None:
    """The first thing that does not hold in this position; None when all is well."""
    whole = rules.box.figures["presence_discs"]
    for seat in s.seats:
        if (found := discs(s, seat)) != whole:
            return f"{seat} has {found} discs instead of {whole}"
    return wrong(s, first)


# ------------------------------------------------------------------------------------------------ coverage


def covered(s: State, events: list[Event]) -> list[tuple[str, str]]:
    """What these events show to have happened: (shelf, item). Once a game is over, without events, who has played it."""
    found: list[tuple[str, str]] = _whole_game(s) if s.result and not events else []
    for event in events:
        kind, args = event.kind, event.args
        if kind == "power-used":
            found.append(("powers", args[1]))
        elif kind == "fear-card":
            found.append(("fear levels", f"{args[0]}/{args[1]}"))
        elif kind == "innate-level":
            found.append(("innate levels", f"{args[1]}/{args[2]}"))
        elif kind == "threshold":
            found.append(("thresholds", f"{args[1]}/{args[2]}"))
        elif kind == "invader-card":
            found.append(("invader cards", args[0]))
        elif kind == "escalation":
            found.append(("escalations", args[0]))
        found += _told_rules(s, event)
    return found + _asked_rules(s)


def _whole_game(s: State) -> list[tuple[str, str]]:
    """What a whole game has been played with."""
    found = [("spirits", spirit) for spirit in s.spirits.values()]
    if s.adversary:
        found.append(("adversary levels", f"{s.adversary}/{s.level}"))
    if s.blighted:
        found.append(("blight cards", s.blight_card))
    return found + [("scenarios", one.partition(":")[2]) for one in s.options if one.startswith("scenario:")]


def _passive_rules(s: State, kind: str, seat: str = "") -> list[tuple[str, str]]:
    """The special rules with a passive effect of this kind, of one seat or of all at the table."""
    spirits = [spirit for who, spirit in s.spirits.items() if seat in ("", who)]
    rules = [rule for spirit in spirits for rule in s.box.raw["spirit"][spirit].get("special_rules", [])]
    return [("special rules", rule["id"]) for rule in rules if kind in rule["effect"].get("passive", {})]


def _told_rules(s: State, event: Event) -> list[tuple[str, str]]:
    """The special rules that this event shows at work."""
    kind, args = event.kind, event.args
    if kind == "drowned":
        return [*_passive_rules(s, "oceans"), *_passive_rules(s, "drowns")]
    if kind == "dreamt":
        return _passive_rules(s, "dreams")
    if kind == "paid":
        return [*_passive_rules(s, "far_dahan", args[0]), *_passive_rules(s, "regrows", args[0])]
    if kind == "build" and args[1] == "explorer":
        return _passive_rules(s, "build_adds")
    if kind == "damaged" and args[0] in ("town", "city"):
        hardy = q.health(s, args[1], args[0]) < q.piece_figures(s, args[0])["health"]
        return _passive_rules(s, "invader_health") if hardy else []
    if kind == "ravage" and args[2] > 0:
        return [rule for seat, _ in q.passives(s, "site_defend") if q.sacred(s, args[0], seat)
                for rule in _passive_rules(s, "site_defend", seat)]  # fmt: skip
    if kind == "power-used":
        seat, power = args[0], s.box.powers[args[1]]
        terrain = s.box.spirits[s.spirits[seat]].sacred_terrain
        table = q.layout(s).land
        single = any(n == 1 and who == seat and land in table and table[land].terrain == terrain
                     for (land, who), n in s.presence.items())  # fmt: skip
        hastened = power.speed != "fast" and s.phase == "fast" and s.hastened.get(seat, 0)
        found = _passive_rules(s, "sacred_terrain", seat) if single and power.origin == "sacred-site" else []
        return found + (_passive_rules(s, "fast_per", seat) if hastened else [])
    return []


def _asked_rules(s: State) -> list[tuple[str, str]]:
    """The special rules that are asked about, or under way, in this position."""
    found: list[tuple[str, str]] = []
    for f in s.agenda:
        if f.op == "scope" and f.get("kind") == "rule":
            found.append(("special rules", f.get("source").partition(":")[2]))
        elif f.op == "scope" and f.get("own_bonus"):
            found += _passive_rules(s, "damage_bonus", f.seat)
        elif f.op == "choke":
            found += _passive_rules(s, "chokes", f.seat)
        elif f.op == "follow":
            found += _passive_rules(s, "follows_dahan", f.seat)
        elif f.op == "presence.destroy" and s.phase == "ravage" and f.get("near"):
            found += _passive_rules(s, "falls_with_dahan", f.seat)
    return found


def coverable(rules: Any, mode: str = "", seats: int = 0, game_set: str = "") -> dict[str, set[str]]:
    """Everything that `covered` could ever name in a box."""
    box, game_set = rules.box, game_set or rules.sets[0]
    powers = [one for key, one in box.powers.items() if box.in_set(key, game_set)]
    spirits = rules.spirits(game_set)
    invading = [one for one in box.adversaries.values() if box.in_set(f"adversary:{one.id}", game_set)]
    found = {
        "powers": {one.key for one in powers},
        "fear levels": {f"{card}/{n}" for card in box.fear if box.in_set(f"fear:{card}", game_set) for n in (1, 2, 3)},
        "innate levels": {f"{one.key}/{n}" for one in powers for n in range(len(one.levels))},
        "thresholds": {f"{one.key}/{n}" for one in powers for n, t in enumerate(one.thresholds) if box.programs[t.program]},
        "special rules": {rule["id"] for name in spirits for rule in box.raw["spirit"][name]["special_rules"]},
        "invader cards": {card for card in box.invaders if box.in_set(f"invader:{card}", game_set)},
        "spirits": set(spirits),
        "adversary levels": {f"{one.id}/{n}" for one in invading for n in range(len(one.difficulty))},
        "escalations": {one.id for one in invading},
        "blight cards": {card for card in box.blight_cards if box.in_set(f"blight-card:{card}", game_set)},
        "scenarios": {name for name in box.raw.get("scenario", {}) if box.in_set(f"scenario:{name}", game_set)},
    }
    return {shelf: items for shelf, items in found.items() if items}


# ------------------------------------------------------------------------------------------------ check


def check(rules: Any, pack: Pack) -> list[DataError]:
    """Maps against boards, and a name in every language for everything of the pack."""
    problems: list[DataError] = rules.map_problems(pack.folder)
    for lang in LANGUAGES:
        words, names = Words(lang, [] if pack.shipped else [pack.words]), paths.short(pack.words / lang / "names.ftl")
        for shelf, prefix in NAMES.items():
            for item in rules.box.raw[shelf].values():
                if not words.has(f"{prefix}-{item['id']}"):
                    problems.append(DataError(f"there is no name {prefix}-{item['id']}", names))
    return problems
