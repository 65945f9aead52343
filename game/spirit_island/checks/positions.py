"""Any position of Spirit Island: set-ups by the seed, and games that are somewhere in the middle with rare things in reach."""

from __future__ import annotations

from typing import Any

from game.core.engine import agenda
from game.core.engine.agenda import frame
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island import sea, starting
from game.spirit_island.phases import PHASES, turn_frames
from game.spirit_island.setup import GUESTS
from game.spirit_island.state import State
from game.spirit_island.vocabulary import ELEMENTS

Rare = list[tuple[str, str]]  # (shelf, item) of what came up least, first
AIMED = {"adversary levels": ("adversary", "level"), "blight cards": ("blight-card",), "scenarios": ("scenario",)}

# ------------------------------------------------------------------------------------------------ set-ups


def setup(rules: Any, seats: int, seed: int, vary: bool = False, rare: Rare | None = None, game_set: str = "") -> Setup:
    """A set-up with spirits and boards drawn by the seed; `vary`: the options of the game too; `rare`: the spirits whose
    innate powers have come up least sit down first, and the adversary, its level, the blight card that came up least are there.
    """
    game_set = game_set or rules.sets[0]
    chance = Rng(seed * 7 + seats)
    options = _options(rules, game_set, seed, chance) if vary else {}
    spirits = chance.shuffled(_sitting(rules, game_set, options))
    owners = _owners(rules, rare or [], set(spirits))
    spirits = tuple(dict.fromkeys([*owners, *spirits])) if owners and chance.below(2) else spirits
    boards = chance.shuffled(rules.starting_boards(seats, game_set))[:seats]
    made = tuple({"spirit": spirits[at], "board": boards[at], "name": f"p{at}"} for at in range(seats))
    if vary:
        options.update(_aimed_options(options, rare or []))
    return Setup(rules.id, game_set, "", options, seed, made)


def _options(rules: Any, game_set: str, seed: int, chance: Rng) -> dict[str, Any]:
    """Switches mostly as they stand. Each choice comes up as often as any other, and every two of different options meet: seeds
    that follow one another go through them like the wheels of a counter.
    """
    found: dict[str, Any] = {}
    wheels: list[int] = []
    for option in rules.setup_options(game_set):
        if choices := option.get("choices"):
            slower = 1
            for size in wheels:
                slower *= 1 if _coprime(size, len(choices)) else size
            found[option["id"]] = choices[seed // slower % len(choices)]
            wheels.append(len(choices))
        else:
            found[option["id"]] = option["default"] if chance.below(4) else not option["default"]
    return found


def _coprime(a: int, b: int) -> bool:
    while b:
        a, b = b, a % b
    return a == 1


def _sitting(rules: Any, game_set: str, options: dict[str, Any]) -> list[str]:
    """The spirits of the box, and those of boxes whose spirits may come."""
    guests = [name.removesuffix(GUESTS) for name, on in options.items() if name.endswith(GUESTS) and on]
    return [*rules.spirits(game_set), *(spirit for one in guests for spirit in rules.spirits(one))]


def _owners(rules: Any, rare: Rare, sitting: set[str]) -> list[str]:
    """The spirits of what came up least: of their innate powers, of their unique ones, of themselves."""
    found = []
    for shelf, item in rare:
        if shelf == "innate levels":
            found.append(rules.box.powers[item.rpartition("/")[0]].spirit)
        elif shelf == "powers":
            found.append(rules.box.powers[item].spirit)
        elif shelf == "spirits":
            found.append(item)
        elif shelf == "special rules":
            ruled = rules.box.raw["spirit"]
            found += [name for name in sorted(sitting) if item in [rule["id"] for rule in ruled[name]["special_rules"]]]
    return [spirit for spirit in found if spirit in sitting]


def _aimed_options(options: dict[str, Any], rare: Rare) -> dict[str, Any]:
    """Of each such shelf what came up least."""
    found: dict[str, Any] = {}
    for shelf, item in rare:
        names = AIMED.get(shelf, ())
        if names and names[0] in options and names[0] not in found:
            found.update(zip(names, item.split("/")))
    return found


# ------------------------------------------------------------------------------------------------ positions


def generate(rules: Any, s: State, chance: Rng, rare: Rare) -> tuple[State, set[str]]:
    """Another position from a fresh one: any terror level, hands, elements, pieces, earned fear, phase.

    Cards, discs and blight only change places, so what holds for a game holds here too. It aims at something rare: the
    option keys that lead there come back with the position.
    """
    s = s.clone()
    _placed(s, chance)
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
    if s.immigration and chance.below(2):
        s.immigration_slot, s.invader_deck = s.invader_deck[:1], s.invader_deck[1:]
    for seat in s.seats:
        _spirit(s, chance, seat, table)
    for land in table.lands:
        p.settle(s, land)
    s.turn = 1 + chance.below(8)
    aims, name = _aim(s, chance, rare)
    start = PHASES.index(name or chance.pick(("fast", "fast", "growth", chance.pick(PHASES))))
    agenda.push(s, *turn_frames(s, PHASES[start:]), frame("turn"))
    agenda.run(s, rules.ops)
    return s, aims


def _placed(s: State, chance: Rng) -> None:
    """What the table's setting asks is answered at random, and the first explore is done."""
    for f in s.agenda:
        if f.op == "setup.land":
            p.add_presence(s, f.seat, str(chance.pick(starting.ops.asks["setup.land"].options(s, f)))[5:])
    if any(f.op == "setup.explore" for f in s.agenda):
        starting.first_explore(s)


def _homes(s: State, seat: str, table: Any) -> tuple[str, ...]:
    """Where presence of the seat may be: the spirit of the oceans lives in them and on coasts, nobody else lives in them."""
    return sea.enterable(s, seat, sea.waters(s).lands) if seat == sea.swimmer(s) else table.lands


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
    if not s.blight_card:
        s.blight_pool += chance.below(40)  # most of these games should not be over soon
    elif chance.below(2):
        s.blighted = True
        s.blight_pool += p.blight_refill(s) + chance.below(40)
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
                p.add_presence(s, seat, chance.pick(_homes(s, seat, table)))
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
    if s.box.spirits[s.spirits[seat]].swims:
        s.drowned[seat] = chance.below(len(s.seats))
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
