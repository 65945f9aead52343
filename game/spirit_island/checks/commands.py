"""Spirit Island for the commands: its box as a list, any position of it, what must always hold, what was covered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.core import paths
from game.core.content.packs import Pack
from game.core.engine import agenda
from game.core.engine.agenda import frame
from game.core.engine.decision import Event, Setup
from game.core.engine.rng import Rng
from game.core.errors import DataError
from game.core.words.messages import LANGUAGES, Words
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.conserved import discs, fingerprint, wrong
from game.spirit_island.phases import PHASES
from game.spirit_island.state import State
from game.spirit_island.vocabulary import ELEMENTS

__all__ = ["broken", "check", "coverable", "covered", "fingerprint", "generate", "listing", "setup"]

KINDS = {"card": "power"} | {kind: kind for kind in ("spirit", "fear", "invader", "board", "blight-card", "adversary")}
NAMES = {
    "card": "name-card",
    "spirit": "name-spirit",
    "innate": "name-innate",
    "fear": "name-fear",
    "invader": "name-invader",
    "blight-card": "name-blight-card",
    "adversary": "name-adversary",
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


# ------------------------------------------------------------------------------------------------ positions


Rare = list[tuple[str, str]]  # (shelf, item) of what came up least, first


def setup(rules: Any, seats: int, seed: int, vary: bool = False, rare: Rare | None = None) -> Setup:
    """A set-up with spirits and boards drawn by the seed; `vary`: the options of the game too; `rare`: the spirits whose
    innate powers have come up least sit down first.
    """
    chance = Rng(seed * 7 + seats)
    spirits = chance.shuffled(rules.spirits())
    owners = [rules.box.powers[item.rpartition("/")[0]].spirit for shelf, item in rare or () if shelf == "innate levels"]
    spirits = tuple(dict.fromkeys([*owners, *spirits])) if owners and chance.below(2) else spirits
    boards = chance.shuffled(rules.starting_boards(seats))[:seats]
    made = tuple({"spirit": spirits[at], "board": boards[at], "name": f"p{at}"} for at in range(seats))
    options = {option["id"]: bool(chance.below(4)) for option in rules.setup_options()} if vary else {}
    return Setup(rules.id, rules.sets[0], "", options, seed, made)


def generate(rules: Any, s: State, chance: Rng, rare: Rare) -> tuple[State, set[str]]:
    """Another position from a fresh one: any terror level, hands, elements, pieces, earned fear, phase.

    Cards, discs and blight only change places, so what holds for a game holds here too. It aims at something rare: the
    option keys that lead there come back with the position.
    """
    s = s.clone()
    s.agenda, s.memo = [], None
    table = q.layout(s)
    _pieces(s, chance, table)
    _fear(s, chance)
    for _ in range(chance.below(10)):  # later in the game: invader cards have passed
        if len(s.invader_deck) > 2:
            s.invader_discard += s.invader_deck[:1]
            s.invader_deck = s.invader_deck[1:]
    if chance.below(2):
        s.ravage_slot, s.invader_deck = s.invader_deck[:1], s.invader_deck[1:]
    for seat in s.seats:
        _spirit(s, chance, seat, table)
    for land in table.lands:
        p.settle(s, land)
    s.turn = 1 + chance.below(8)
    aims, name = _aim(s, chance, rare)
    start = PHASES.index(name or chance.pick(("fast", "fast", "growth", chance.pick(PHASES))))
    agenda.push(s, *(frame("phase", name=name) for name in PHASES[start:]), frame("turn"))
    agenda.run(s, rules.ops)
    return s, aims


def _aim(s: State, chance: Rng, rare: Rare) -> tuple[set[str], str]:
    """Changes the position so that something rare is near: (option keys that lead to it, the phase to begin with).

    One in three aims at fear cards, the others at levels, thresholds and powers of one speed for one spirit.
    """
    if not chance.below(3):
        return set(), _aim_at_fear(s, [item for shelf, item in rare if shelf == "fear levels"])
    suffix = {"innate levels": "", "thresholds": "", "powers": "/"}  # a power alone has no line to reach
    lines = [item + suffix[shelf] for shelf, item in rare if shelf in suffix]
    lines = [line for line in lines if not (line.startswith("innate:") and line.endswith("/"))]
    for line in lines:
        key, _, at = line.rpartition("/")
        power = s.box.powers[key]
        seat = next((one for one in s.seats if power.spirit in ("", s.spirits[one])), "")
        if seat and (power.levels or _into_play(s, seat, power.id)):
            break
    else:
        return set(), ""
    parts = power.levels or power.thresholds
    aims, need = {key}, dict(parts[int(at)].need if at else ())
    if power.levels:  # nothing but the level wanted: what stands instead of it must stay out of reach
        s.discard[seat] += s.played[seat]
        s.played[seat] = ()
    else:
        for other in lines:
            card, _, at = other.rpartition("/")
            more = s.box.powers[card]
            if len(aims) < 6 and more.speed == power.speed and not more.levels and _into_play(s, seat, more.id):
                aims.add(card)
                for element, n in more.thresholds[int(at)].need if at else ():
                    need[element] = max(n, need.get(element, 0))
    for element in ELEMENTS:
        s.gained.pop((seat, element), None)
    have = q.elements(s, seat)
    s.gained.update({(seat, element): n - have.get(element, 0) for element, n in need.items() if n > have.get(element, 0)})
    return aims, power.speed


def _aim_at_fear(s: State, wanted: list[str]) -> str:
    """Up to three of the fear cards that came up least lie earned, at the terror level wanted of the first."""
    if not wanted:
        return ""
    level = wanted[0].rpartition("/")[2]
    for item in wanted[:12]:
        card, _, at = item.rpartition("/")
        if at == level and card in s.fear_deck and len(s.fear_deck) > 1:
            s.fear_deck = tuple(one for one in s.fear_deck if one != card)
            s.fear_earned = (card, *s.fear_earned)
            s.fear_taken += 1
    s.terror = int(level)
    return "fear"


def _into_play(s: State, seat: str, card: str) -> bool:
    """Puts a power card into play from wherever it lies, if it lies in a deck or with this spirit."""
    if card in s.played[seat]:
        return True
    for name in ("minor_deck", "major_deck", "minor_discard", "major_discard"):
        if card in getattr(s, name):
            setattr(s, name, tuple(one for one in getattr(s, name) if one != card))
            break
    else:
        for pile in (s.hand, s.discard):
            if card in pile[seat]:
                pile[seat] = tuple(one for one in pile[seat] if one != card)
                break
        else:
            return False
    s.played[seat] = (card, *s.played[seat])
    return True


def _pieces(s: State, chance: Rng, table: Any) -> None:
    s.blight_pool += chance.below(40)  # most of these games should not be over soon
    for land in table.lands:
        for kind, at_most in (("explorer", 4), ("town", 3), ("city", 3), ("dahan", 5)):
            health = q.piece_figures(s, kind)["health"]
            for _ in range(max(0, chance.below(at_most + 2) - 1)):
                p.put(s, land, kind, chance.below(health) if not chance.below(3) else 0)
        for _ in range(max(0, chance.below(5) - 2)):
            if s.blight_pool > 1:
                s.blight_pool -= 1
                p.put(s, land, "blight")


def _fear(s: State, chance: Rng) -> None:
    """Some fear cards are gone, some lie earned; the terror level follows from their number."""
    for _ in range(chance.below(9)):
        p.fear(s, s.fear_pool_size)
    earned = s.fear_earned
    kept = min(len(earned), chance.below(6))
    s.fear_earned, s.fear_discard = earned[:kept], s.fear_discard + earned[kept:]
    s.fear_generated = chance.below(s.fear_pool_size)


def _spirit(s: State, chance: Rng, seat: str, table: Any) -> None:
    s.energy[seat] = chance.below(25)
    for track in ("energy", "plays"):
        for _ in range(chance.below(q.discs_left(s, seat, track) + 1)):
            s.tracks[(seat, track)] += 1
            if chance.below(5):
                p.add_presence(s, seat, chance.pick(table.lands))
            else:
                s.destroyed[seat] += 1
    for deck in ("minor_deck", "major_deck"):
        n = chance.below(9)
        cards = getattr(s, deck)
        s.hand[seat] += cards[:n]
        setattr(s, deck, cards[n:])
        if not chance.below(6):  # a deck that runs out
            name = deck.replace("deck", "discard")
            setattr(s, name, getattr(s, name) + getattr(s, deck)[2:])
            setattr(s, deck, getattr(s, deck)[:2])
    featured = _featured(s, chance)
    cards = featured + chance.shuffled(s.hand[seat])
    cut, end = len(featured) + chance.below(6), chance.below(4)
    s.played[seat], s.discard[seat], s.hand[seat] = cards[:cut], cards[cut : cut + end], cards[cut + end :]
    s.plays_left[seat] = 0
    _elements(s, chance, seat)


def _featured(s: State, chance: Rng) -> tuple[str, ...]:
    """A few cards with thresholds out of the decks: most lie there unplayed in a usual game."""
    wanted = [card for card in (*s.minor_deck, *s.major_deck) if s.box.powers["card:" + card].thresholds]
    found = chance.shuffled(wanted)[:3]
    s.minor_deck = tuple(card for card in s.minor_deck if card not in found)
    s.major_deck = tuple(card for card in s.major_deck if card not in found)
    return found


def _elements(s: State, chance: Rng, seat: str) -> None:
    """Some elements at random, and often enough for every line of what the spirit has in play."""
    gained = {element: max(0, chance.below(9) - 3) for element in ELEMENTS}
    if chance.below(2):
        innates = ["innate:" + name for name in s.box.spirits[s.spirits[seat]].innates]
        for key in [*("card:" + card for card in s.played[seat]), *innates]:
            power = s.box.powers[key]
            for line in (*power.thresholds, *power.levels):
                gained.update({element: max(gained[element], n) for element, n in line.need})
    s.gained.update({(seat, element): n for element, n in gained.items() if n})


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
    """What these events show to have happened: (shelf, item)."""
    found: list[tuple[str, str]] = []
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
        elif kind == "drowned":
            found += [*_passive_rules(s, "oceans"), *_passive_rules(s, "drowns")]
        elif kind == "dreamt":
            found += _passive_rules(s, "dreams")
        elif kind == "build" and args[1] == "explorer":
            found += _passive_rules(s, "build_adds")
        elif kind == "damaged" and args[0] in ("town", "city"):
            if q.health(s, args[1], args[0]) < q.piece_figures(s, args[0])["health"]:
                found += _passive_rules(s, "invader_health")
    for f in s.agenda:
        if f.op == "scope" and f.get("kind") == "rule":
            found.append(("special rules", f.get("source").partition(":")[2]))
        if f.op == "scope" and f.get("own_bonus"):
            found += _passive_rules(s, "damage_bonus", f.seat)
    return found


def _passive_rules(s: State, kind: str, seat: str = "") -> list[tuple[str, str]]:
    """The special rules with a passive effect of this kind, of one seat or of all at the table."""
    spirits = [spirit for who, spirit in s.spirits.items() if seat in ("", who)]
    rules = [rule for spirit in spirits for rule in s.box.raw["spirit"][spirit].get("special_rules", [])]
    return [("special rules", rule["id"]) for rule in rules if kind in rule["effect"].get("passive", {})]


def coverable(rules: Any, mode: str = "", seats: int = 0) -> dict[str, set[str]]:
    """Everything that `covered` could ever name."""
    box, game_set = rules.box, rules.sets[0]
    powers = [one for key, one in box.powers.items() if box.in_set(key, game_set)]
    spirits = rules.spirits(game_set)
    return {
        "powers": {one.key for one in powers},
        "fear levels": {f"{card}/{n}" for card in box.fear for n in (1, 2, 3)},
        "innate levels": {f"{one.key}/{n}" for one in powers for n in range(len(one.levels))},
        "thresholds": {f"{one.key}/{n}" for one in powers for n, t in enumerate(one.thresholds) if box.programs[t.program]},
        "special rules": {rule["id"] for name in spirits for rule in box.raw["spirit"][name]["special_rules"]},
        "invader cards": set(box.invaders),
    }


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
