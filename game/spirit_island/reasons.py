"""Why something is not legal: each answer names the rule that fails and its figures (message `reason-<id>`).

`why` answers for every question the game can ask. First the question itself is heard (is this one of its things, and what
is wrong with it?), then the thing: a card of another player, a power of the other phase. What is left belongs to another
question: then the reason names the one that has to be answered first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core.engine.agenda import Frame
from game.core.engine.combinators import noted
from game.core.engine.decision import Reason
from game.core.engine.ops import Test, could
from game.spirit_island import queries as q
from game.spirit_island.invader_phase import card_lands
from game.spirit_island.power import Power
from game.spirit_island.powers import count_reached
from game.spirit_island.state import State

TRACKS = ("energy", "plays")
KINDS = (*q.INVADERS, "dahan", "blight", "presence")
YES_NO = ("pay", "skip", "bonus")
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
    "one-land": "land",
    "choose.land": "land",
    "in.land": "land",
    "each.player.land": "land",
    "each.board": "stage-ii",
    "ravage.order": "ravage",
}


class Piece(NamedTuple):
    """A piece named by a key; `to` is the land it would go to."""

    land: str
    kind: str
    damage: int | None
    to: str


def read(key: str) -> Piece | None:
    """The piece of "piece:G5/town~1" or "move:G5/dahan>G4"; None where the key names none."""
    start, _, to = key.partition(":")[2].partition(">")
    land, slash, word = start.partition("/")
    kind, _, damage = word.partition("~")
    if not slash or kind not in KINDS or (damage and not damage.isdigit()):
        return None
    return Piece(land, kind, int(damage) if damage else None, to)


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
    lands = q.layout(s).land
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
        "seat": rest in s.seats,
        "deck": rest in ("minor", "major"),
        "element": bool(rest),
        "branch": rest.isdigit(),
        "act": rest.isdigit(),
    }
    return None if good.get(head, key in ("yes", "no", "done")) else Reason("no-such-thing")


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
        speed = s.box.powers[key.partition("/")[0]].speed
        if s.phase != speed:
            return Reason("wrong-speed", (speed,))
    if head == "track":
        return Reason("track-later")
    if key == "done":
        return Reason("must")
    if f.op == "play" and head in ("land", "seat", "piece"):
        return Reason("target-later")
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
    return Reason("cost", (s.box.powers[key].cost, s.energy[seat]))


def power_reason(s: State, f: Frame, seat: str, key: str) -> Reason | None:
    """Why a power cannot be used now."""
    name, slash, cap = key.partition("/")
    power = s.box.powers.get(name)
    if power is None:
        return None
    if name.startswith("card:") and power.id not in s.played[seat]:
        return whose(s, seat, power.id) or Reason("not-in-play", ("hand" if power.id in s.hand[seat] else "discard",))
    if name.startswith("innate:") and power.id not in s.box.spirits[s.spirits[seat]].innates:
        return Reason("not-your-power", (power.spirit,))
    if power.speed != f.get("speed"):
        return Reason("wrong-speed", (power.speed,))
    if power.key in s.used[seat]:
        if name.startswith("card:") and any(mod.kind == "allow_repeat" and mod.seat == seat for mod in s.mods):
            if power.cost > s.energy[seat]:
                return Reason("cost", (power.cost, s.energy[seat]))
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
    distance = q.layout(s).distance
    for land in sorted(q.layout(s).lands, key=lambda land: min(distance[land][origin] for origin in origins)):
        reason = target_reason(s, asking, f"land:{land}")
        if reason is not None:
            return Reason("no-target", (land, reason.id, *reason.args))
    return Reason("no-target")


def no_origin(power: Power) -> Reason:
    """There is nothing to measure the range from."""
    site = power.origin == "sacred-site"
    if power.origin_terrains:
        return Reason("no-site-in" if site else "no-origin-in", (tuple(power.origin_terrains),))
    return Reason("no-sacred-site" if site else "no-origin")


def missing(have: dict[str, int], need: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Elements that are short, with how many."""
    return tuple((element, n - have.get(element, 0)) for element, n in need if have.get(element, 0) < n)


# ------------------------------------------------------------------------------------------------ lands


def target_reason(s: State, f: Frame, key: str) -> Reason | None:
    """Why a land is no legal target: range first, then the first condition that fails."""
    land = key[5:]
    if not key.startswith("land:") or land not in q.layout(s).land:
        return None
    power = s.box.powers[f.get("power")]
    if f.get("near") and land not in q.layout(s).adjacent[f.get("near")]:
        return Reason("not-adjacent", (f.get("near"),))
    origins = q.origins(s, f.seat, power)
    if not origins:
        return no_origin(power)
    reach = q.power_range(s, f.seat, power, f.get("cap"))
    distance = q.layout(s).distance[land]
    nearest = min(distance[origin] for origin in origins)
    if nearest > reach:
        return Reason("too-far-from-site" if power.origin == "sacred-site" else "too-far", (reach, nearest))
    return condition_reason(s, f, power.target, land)


def condition_reason(s: State, f: Frame, test: Test | None, land: str) -> Reason | None:
    """The first condition of a test that fails in a land, with the figures of that land."""
    if test is None:
        return None
    for (name, argument), check in zip(test.written, test.checks, strict=True):
        if check(s, f, land):
            continue
        if name == "terrain":
            return Reason("wrong-terrain", (q.layout(s).land[land].terrain, tuple(argument)))
        if name == "has":
            return Reason("needs", (next(word for word in argument if not q.count_all(s, land, opened(word))),))
        if name == "has_any":
            return Reason("needs", (tuple(argument),))
        if name == "has_not":
            return Reason("needs-none", (next(word for word in argument if q.count_all(s, land, opened(word))),))
        if name in ("coastal", "inland"):
            return Reason("not-coastal" if (name == "coastal") == bool(argument) else "not-inland")
        if name == "count":
            kinds = tuple(kind for word in argument["what"] for kind in opened(word))
            bounds = tuple((word, tuple(bound) if word == "what" else bound) for word, bound in argument.items())
            return Reason("needs-count", (bounds, q.count_all(s, land, kinds)))
        return Reason("needs-land", ((name, argument if isinstance(argument, (str, int)) else tuple(argument)),))
    return None


def opened(word: str) -> tuple[str, ...]:
    """The kinds a word of a condition stands for."""
    return q.INVADERS if word == "invader" else (word,)


def presence_reason(s: State, f: Frame, key: str) -> Reason | None:
    """Why presence cannot be added to a land."""
    land = key[5:]
    if not key.startswith("land:") or land not in q.layout(s).land:
        return None
    if f.get("here"):
        return Reason("only-land", (f.get("here"),))
    distance = q.layout(s).distance[land]
    nearest = min((distance[own] for own in q.own_lands(s, f.seat)), default=99)
    if nearest > f.get("range"):
        return Reason("too-far", (f.get("range"), nearest))
    terrain = f.get("terrain")
    if terrain and q.layout(s).land[land].terrain not in terrain:
        return Reason("wrong-terrain", (q.layout(s).land[land].terrain, tuple(terrain)))
    return None


def chosen_land(s: State, f: Frame, key: str) -> Reason | None:
    """`choose.land`: lands with a spirit's presence, or lands within a range of one's own."""
    if not key.startswith("land:"):
        return None
    lands = f.get("lands")
    for seat in (noted(s, "target", f.seat), *s.seats):
        if lands == tuple(q.own_lands(s, seat)):
            return Reason("needs-spirit", (s.spirits[seat],))
    distance, own = q.layout(s).distance, q.own_lands(s, f.seat)
    reach = max((min(distance[land][one] for one in own) for land in lands), default=0) if own else 0
    return Reason("too-far", (reach, min(distance[key[5:]][one] for one in own))) if own else Reason("no-origin")


def land_with_effect(s: State, f: Frame, key: str) -> Reason | None:
    """`in.land` and `each.player.land`: a condition, a land of one's own, and something to do there."""
    if not key.startswith("land:"):
        return None
    land = key[5:]
    if f.get("different") and land in noted(s, "taken", ()):
        return Reason("taken")
    reason = condition_reason(s, f, s.box.tests[f.get("test")], land)
    if reason is None and not could(s, Frame("run", f.seat, env=(("land", land),)), f.get("do")):
        return Reason("no-effect")
    return reason


def one_of_lands(s: State, f: Frame, key: str) -> Reason | None:
    """`one-land`: the target land or one beside it that holds such a piece."""
    if not key.startswith("land:"):
        return None
    return Reason("needs", (f.get("kinds"),)) if key[5:] in f.get("lands") else Reason("not-near", (f.get("lands")[0],))


def board_land(s: State, f: Frame, key: str) -> Reason | None:
    """`each.board`: a land of the own board that meets the card's condition."""
    if not key.startswith("land:"):
        return None
    if q.layout(s).land[key[5:]].board != f.get("board"):
        return Reason("other-board", (f.get("board"),))
    return condition_reason(s, f, s.box.tests[f.get("test")], key[5:])


def cascade(s: State, f: Frame, key: str) -> Reason | None:
    return Reason("not-adjacent", (f.get("land"),)) if key.startswith("land:") else None


def ravaged(s: State, f: Frame, key: str) -> Reason | None:
    """`ravage.order`: only lands of the card that still hold invaders; each player decides for the own board."""
    if not key.startswith("land:"):
        return None
    land = key[5:]
    if land in f.get("left"):
        return Reason("other-board", (q.layout(s).land[land].board,))
    if land not in card_lands(s, f.get("card")):
        shown = tuple(s.box.invaders[f.get("card")].terrains)
        return Reason("not-on-card", (q.layout(s).land[land].terrain, shown)) if shown else Reason("not-on-coast")
    return Reason("already-ravaged") if q.has_invaders(s, land) else Reason("needs", ("invader",))


# ------------------------------------------------------------------------------------------------ pieces


def fits(s: State, f: Frame, piece: Piece, kinds: tuple[str, ...]) -> Reason | None:
    """The kind must be one of those meant, and such a piece must be there."""
    if (piece.kind if piece.kind != "presence" else "own-presence") not in kinds:
        return Reason("wrong-piece", (tuple(kinds),))
    if piece.kind == "presence":
        return None if s.presence.get((piece.land, f.seat)) else Reason("no-own-presence")
    there = [have for _, have, _ in q.variants(s, piece.land, (piece.kind,))]
    return None if there and piece.damage in (None, *there) else Reason("no-such-piece")


def in_lands(lands: tuple[str, ...]) -> Callable[[Piece], Reason | None]:
    return lambda piece: None if piece.land in lands else Reason("other-land", (tuple(lands),))


def piece_of(s: State, f: Frame, key: str) -> Reason | None:
    """Damage, destroying, removing, replacing: a piece of these kinds in this land."""
    piece = read(key) if key.startswith("piece:") else None
    if piece is None:
        return None
    found = in_lands(f.get("lands") or (f.get("land"),))(piece) or fits(s, f, piece, f.get("kinds"))
    if found is None and f.op == "damage.different":
        return Reason("already-hit")
    if found is None and f.op == "remove.health":
        return Reason("too-much-health", (q.health(s, piece.land, piece.kind), f.get("left")))
    return found


def push(s: State, f: Frame, key: str) -> Reason | None:
    """A piece out of the land, into an adjacent one."""
    land, piece = f.get("land"), read(key) if key.startswith(("piece:", "move:")) else None
    if piece is not None and piece.land != land:
        return Reason("moves-out", (land,))
    found = fits(s, f, piece, f.get("kinds")) if piece is not None else None
    to = piece.to if piece is not None else key[5:] if key.startswith("land:") else ""
    if found is not None or not to:
        return found
    if to not in q.layout(s).adjacent[land]:
        return Reason("not-adjacent", (land,))
    if f.get("to") and (failed := condition_reason(s, f, s.box.tests[f.get("to")], to)) is not None:
        return failed
    return Reason("spread") if f.get("spread") and to in f.get("went") else None


def gather(s: State, f: Frame, key: str) -> Reason | None:
    """A piece into the land, from an adjacent one (or from the sacred site the range was measured from)."""
    land, piece = f.get("land"), read(key) if key.startswith(("piece:", "move:")) else None
    source = piece.land if piece is not None else key[5:] if key.startswith("land:") else ""
    if not source:
        return None
    if piece is not None and piece.to not in ("", land):
        return Reason("moves-in", (land,))
    if source not in f.get("sources"):
        beside = f.get("sources") == q.layout(s).adjacent[land]
        return Reason("not-adjacent", (land,)) if beside else Reason("not-its-origin", (tuple(f.get("sources")),))
    return fits(s, f, piece, f.get("kinds")) if piece is not None else None


def move(s: State, f: Frame, key: str) -> Reason | None:
    """A piece from the one land to the other that was chosen."""
    piece = read(key) if key.startswith(("piece:", "move:")) else None
    if piece is None:
        return None
    if piece.land != f.get("land"):
        return Reason("moves-out", (f.get("land"),))
    if piece.to and piece.to != f.get("to"):
        return Reason("moves-in", (f.get("to"),))
    found = fits(s, f, piece, f.get("kinds"))
    return Reason("already-moved") if found is None and f.get("land") == f.get("to") else found


# ------------------------------------------------------------------------------------------------ other questions


def source(s: State, f: Frame, key: str) -> Reason | None:
    """`presence.from`: a disc of a track, or presence on the island."""
    if key.startswith("track:"):
        return Reason("no-discs")
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


def spirit(s: State, f: Frame, key: str) -> Reason | None:
    return Reason("another-spirit") if key.startswith("seat:") else None


def element(s: State, f: Frame, key: str) -> Reason | None:
    if not key.startswith("element:"):
        return None
    return Reason("element-taken") if key[8:] in f.get("taken") else Reason("no-such-thing")


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
}
