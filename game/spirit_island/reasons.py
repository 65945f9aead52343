"""Why something is not legal: each answer names the rule that fails and its figures (message `reason-<id>`).

`why` answers for every question the game can ask. First the question itself is heard (is this one of its things, and what
is wrong with it?), then the thing: a card of another player, a power of the other phase. What is left belongs to another
question: then the reason names the one that has to be answered first.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.engine.agenda import Frame
from game.core.engine.decision import Reason
from game.spirit_island import queries as q
from game.spirit_island import sea
from game.spirit_island.island import is_ocean
from game.spirit_island.land_reasons import (
    board_land,
    cascade,
    chosen_land,
    fits,
    gather,
    land_with_effect,
    move,
    no_origin,
    one_of_lands,
    out_of_play,
    own_land,
    piece_of,
    presence_reason,
    push,
    ravaged,
    read,
    target_reason,
)
from game.spirit_island.power import Power
from game.spirit_island.powers import count_reached, fast_gift, power_keys, usable
from game.spirit_island.rituals import hindered
from game.spirit_island.rituals import lands as ritual_lands
from game.spirit_island.state import State
from game.spirit_island.terms import ELEMENTS

TRACKS = ("energy", "plays")
# What has to be answered first, by operation; most are called as they are.
ASKED = {
    "growth.order": "growth-order",
    "presence.from": "source",
    "presence.to": "presence",
    "card.deck": "deck",
    "card.keep": "keep",
    "card.forget": "forget",
    "keep.card": "keep-played",
    "give.card": "give",
    "target.land": "target",
    "target.seat": "spirit",
    "may-instead": "effect",
    "choose-one": "effect",
    "damage.ask": "damage",
    "damage.different": "damage",
    "push.to": "push",
    "gather.from": "gather",
    "move.land": "land",
    "move.to": "move",
    "pick": "piece",
    "remove.health": "piece",
    "blight.cascade": "cascade",
    "presence.destroy": "piece",
    "follow": "move",
    "choke": "skip",
    "mining-rush": "stage-ii",
    "further.land": "land",
    "response.land": "land",
    "ritual.energy": "spirit-pays",
    "ritual.presence": "spirit-pays",
    "one-land": "land",
    "choose.land": "land",
    "own.land": "land",
    "in.land": "land",
    "each.player.land": "land",
    "each.board": "stage-ii",
    "ravage.order": "ravage",
    "setup.land": "setup",
    "drown.save": "save",
    "fear.reveal": "fear-card",
    "dream.push": "push",
}


# ------------------------------------------------------------------------------------------------ the whole


def why(s: State, top: Frame, seat: str, key: str) -> Reason | None:
    """Why this key is not legal now for a seat that is asked. The key is known not to be an option."""
    f = next((lane[0] for who, lane in top.get("lanes") if who == seat and lane), None) if top.op == "together.ask" else top
    if f is None:
        return Reason("not-your-seat")
    return unreal(s, key) or (QUESTIONS[f.op](s, f, key) if f.op in QUESTIONS else None) or thing(s, f, seat, key)


def unreal(s: State, key: str) -> Reason | None:
    """There is no such thing on this table."""
    head, _, rest = key.partition(":")
    lands = sea.waters(s).land
    if head == "land":
        return None if rest in lands else Reason("no-such-land")
    if head in ("card", "innate"):
        return None if key.partition("/")[0] in s.box.powers else Reason("no-such-card")
    if head in ("piece", "move"):
        piece = read(key)
        if piece is None:
            return Reason("no-such-thing")
        known = piece.land in lands and (head == "piece" or piece.to in lands)
        return None if known else Reason("no-such-land")
    good = {
        "track": rest in TRACKS,
        "ritual": rest in q.layout(s).land,
        "seat": rest in s.seats,
        "deck": rest in ("minor", "major"),
        "element": bool(rest),
        "fear": rest.partition("/")[0] in ("earned", "deck") and rest.partition("/")[2].isdigit(),
        "branch": rest.isdigit(),
        "act": rest.isdigit(),
    }
    return None if good.get(head, key in ("yes", "no", "done", "destroyed")) else Reason("no-such-thing")


def thing(s: State, f: Frame, seat: str, key: str) -> Reason | None:
    """What is wrong with the thing itself, whatever is asked; else the question that has to be answered first."""
    head, _, rest = key.partition(":")
    if head == "card":
        found = whose(s, seat, rest.partition("/")[0])
        if found is not None:
            return found
    if head == "innate":
        spirit = s.box.powers[key.partition("/")[0]].spirit
        if spirit and spirit != s.spirits[seat]:
            return Reason("not-your-power", (spirit,))
    if head == "innate" or (head == "card" and rest.partition("/")[0] in s.played[seat]):
        if key.partition("/")[0] in s.used[seat]:  # it may be in use now, and was of another speed for this once
            return Reason("already-used")
        speed = q.speed(s, s.box.powers[key.partition("/")[0]])
        if s.phase != speed:
            return Reason("wrong-speed", (speed,))
    if head == "track":
        return Reason("track-later")
    if head == "ritual":
        return Reason("ritual-later" if q.ritual(s) else "no-ritual")
    if key == "done":
        return Reason("must")
    if f.op == "play" and head in ("land", "seat", "piece"):
        return Reason("target-later")
    if f.op == "powers" and not any_power(s, f):  # what cannot be is not asked for first
        return Reason("no-power", (f.get("speed"),))
    return Reason("first", (ASKED.get(f.op, f.op),))


def whose(s: State, seat: str, card: str) -> Reason | None:
    """A card that is not the seat's own: another spirit's, or nobody's."""
    piles = (s.hand, s.played, s.discard)
    if any(card in pile[seat] for pile in piles):
        return None
    for other in s.seats:
        if any(card in pile[other] for pile in piles):
            return Reason("not-your-card", (s.spirits[other],))
    return Reason("not-held")


# ------------------------------------------------------------------------------------------------ cards and powers


def play_reason(s: State, seat: str, key: str) -> Reason | None:
    """Why a card cannot be played."""
    if not key.startswith("card:"):
        return None
    card = key[5:]
    if card not in s.hand[seat]:
        return whose(s, seat, card) or Reason("not-in-hand", ("play" if card in s.played[seat] else "discard",))
    if not s.plays_left[seat]:
        return Reason("no-plays")
    return Reason("cost", (q.price(s, s.box.powers[key]), s.energy[seat]))


def any_power(s: State, f: Frame) -> bool:
    """Whether `powers` offers anything but to end it."""
    seat, speed = f.seat, f.get("speed")
    return bool(ritual_lands(s)) or bool(q.unchosen(s, seat)) or any(usable(s, seat, key, speed) for key in power_keys(s, seat))


def power_reason(s: State, f: Frame, seat: str, key: str) -> Reason | None:
    """Why a power cannot be used now."""
    if key.startswith("ritual:"):
        return hindered(s, key[7:])
    name, slash, cap = key.partition("/")
    power = s.box.powers.get(name)
    if power is None:
        return None
    if name.startswith("card:") and power.id not in s.played[seat]:
        return whose(s, seat, power.id) or Reason("not-in-play", ("hand" if power.id in s.hand[seat] else "discard",))
    if name.startswith("innate:") and power.id not in s.box.spirits[s.spirits[seat]].innates:
        return Reason("not-your-power", (power.spirit,))
    if (speed := q.speed(s, power)) != f.get("speed") and not (f.get("speed") == "fast" and fast_gift(s, seat, power)):
        return Reason("wrong-speed", (speed,))
    if power.key in s.used[seat]:
        if name.startswith("card:") and any(mod.kind == "allow_repeat" and mod.seat == seat for mod in s.mods):
            if (price := q.price(s, power)) > s.energy[seat]:
                return Reason("cost", (price, s.energy[seat]))
        else:
            return Reason("already-used")
    if power.levels:
        short = missing(q.elements(s, seat), power.levels[0].need)
        if short and not count_reached(s, seat, power):
            return Reason("threshold", (short,))
    if slash:
        if power.levels and cap.isdigit():
            return Reason("levels", (count_reached(s, seat, power),))
        if not any(q.enough(q.elements(s, seat), line.need) for line in power.thresholds if line.mode != "may_instead"):
            return Reason("no-threshold")
    return no_target(s, seat, power, int(cap) if cap.isdigit() else None)


def no_target(s: State, seat: str, power: Power, cap: int | None) -> Reason:
    """There is no legal target: the land that comes nearest to being one, and what it fails by."""
    asking = Frame("target.land", seat, env=(("power", power.key), ("cap", cap)))
    origins = q.origins(s, seat, power)
    if not origins:
        return no_origin(power)
    distance = sea.waters(s).distance
    for land in sorted(sea.lands(s, powers=True), key=lambda land: min(distance[land][origin] for origin in origins)):
        reason = target_reason(s, asking, f"land:{land}")
        if reason is not None:
            return Reason("no-target", (land, reason.id, *reason.args))
    return Reason("no-target")


def missing(have: dict[str, int], need: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Elements that are short, with how many."""
    return tuple((element, n - have.get(element, 0)) for element, n in need if have.get(element, 0) < n)


# ------------------------------------------------------------------------------------------------ other questions


def source(s: State, f: Frame, key: str) -> Reason | None:
    """`presence.from`: a disc of a track, or presence on the island."""
    if key.startswith("track:"):
        return Reason("no-discs")
    if f.get("track") and (key == "destroyed" or key.startswith("piece:")):
        return Reason("from-track")
    piece = read(key) if key.startswith("piece:") else None
    return fits(s, f, piece, ("own-presence",)) if piece is not None else None


def card_among(s: State, f: Frame, key: str) -> Reason | None:
    """A card of those that can be kept, forgotten, given or taken back."""
    if not key.startswith("card:"):
        return None
    if f.op == "card.keep":
        return Reason("not-drawn")
    card = key[5:].partition("/")[0]
    if own := whose(s, f.seat, card):
        return own
    where = next(name for name, pile in (("hand", s.hand), ("play", s.played), ("discard", s.discard)) if card in pile[f.seat])
    return Reason("not-in-play" if f.op == "keep.card" else "not-in-hand", (where,))


def branch(s: State, f: Frame, key: str) -> Reason | None:
    """A branch or act that is not there, or that could do nothing."""
    head, _, rest = key.partition(":")
    if head != ("act" if f.op == "growth.order" else "branch"):
        return None
    growth = s.box.spirits[s.spirits[f.seat]].growth
    many = {"growth": len(growth), "growth.order": len(growth[f.get("group", 0)])}.get(f.op, len(f.get("branches", ())))
    if int(rest) >= many:
        return Reason("no-such-thing")
    return Reason("act-done" if head == "act" else "branch-nothing")


def coast(s: State, f: Frame, key: str) -> Reason | None:
    """`setup.land`, `drown.save`: a coastal land, in the set-up of the own board."""
    if not key.startswith("land:"):
        return None
    land = key[5:]
    if not is_ocean(land) and q.layout(s).land[land].coastal:
        return Reason("other-board", (s.home[f.seat],))
    return Reason("not-coastal")


def dream_push(s: State, f: Frame, key: str) -> Reason | None:
    """`dream.push`: a piece that was destroyed in the dream, into an adjacent land."""
    piece = read(key) if key.startswith(("piece:", "move:")) else None
    if piece is None:
        return None
    fallen = f.get("fallen")
    if all((piece.land, piece.kind) != one[:2] for one in fallen):
        return Reason("other-land", (tuple(dict.fromkeys(one[0] for one in fallen)),))
    if piece.to and piece.to not in sea.beside(s, piece.land):
        return out_of_play(s, piece.to) or Reason("not-adjacent", (piece.land,))
    return None


def payer(s: State, f: Frame, key: str) -> Reason | None:
    """`ritual.energy`, `ritual.presence`: a spirit that still has what is to be paid."""
    if not key.startswith("seat:"):
        return None
    name = s.spirits[key[5:]]
    return Reason("pays-no-energy", (name,)) if f.op == "ritual.energy" else Reason("pays-no-presence", (name, f.get("land")))


def among(s: State, f: Frame, key: str) -> Reason | None:
    """`further.land`, `response.land`: one of the lands there are."""
    if not key.startswith("land:"):
        return None
    return Reason("not-explored" if f.op == "further.land" else "not-nearest", (f.get("lands"),))


def spirit(s: State, f: Frame, key: str) -> Reason | None:
    return Reason("another-spirit") if key.startswith("seat:") else None


def element(s: State, f: Frame, key: str) -> Reason | None:
    if not key.startswith("element:"):
        return None
    if key[8:] in f.get("taken"):
        return Reason("element-taken")
    return Reason("element-not-had") if f.get("had") and key[8:] in ELEMENTS else Reason("no-such-thing")


def deck(s: State, f: Frame, key: str) -> Reason | None:
    return Reason("deck-empty") if key.startswith("deck:") else None


QUESTIONS: dict[str, Callable[[State, Frame, str], Reason | None]] = {
    "play": lambda s, f, key: play_reason(s, f.seat, key),
    "powers": lambda s, f, key: power_reason(s, f, f.seat, key),
    "target.land": target_reason,
    "target.seat": spirit,
    "presence.from": source,
    "presence.to": presence_reason,
    "choose.land": chosen_land,
    "own.land": own_land,
    "in.land": land_with_effect,
    "each.player.land": land_with_effect,
    "one-land": one_of_lands,
    "each.board": board_land,
    "blight.cascade": cascade,
    "ravage.order": ravaged,
    "damage.ask": piece_of,
    "damage.different": piece_of,
    "pick": piece_of,
    "remove.health": piece_of,
    "push.to": push,
    "gather.from": gather,
    "move.to": move,
    "growth": branch,
    "growth.order": branch,
    "choose-one": branch,
    "may-instead": branch,
    "card.keep": card_among,
    "card.forget": card_among,
    "give.card": card_among,
    "keep.card": card_among,
    "card.deck": deck,
    "element": element,
    "setup.land": coast,
    "drown.save": coast,
    "dream.push": dream_push,
    "ritual.energy": payer,
    "ritual.presence": payer,
    "further.land": among,
    "response.land": among,
}
