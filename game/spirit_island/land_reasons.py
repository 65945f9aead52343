"""Why a land or a piece does not answer a question: the half of the reasons (`reasons.py`) that looks at the island."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core.engine.agenda import Frame
from game.core.engine.combinators import noted
from game.core.engine.decision import Reason
from game.core.engine.ops import Test, could
from game.spirit_island import queries as q
from game.spirit_island import sea
from game.spirit_island.invader_phase import card_lands
from game.spirit_island.island import is_ocean
from game.spirit_island.power import Power
from game.spirit_island.state import State

KINDS = (*q.INVADERS, "dahan", "blight", "presence")


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


# ------------------------------------------------------------------------------------------------ lands


def no_origin(power: Power) -> Reason:
    """There is nothing to measure the range from."""
    site = power.origin == "sacred-site"
    if power.origin_terrains:
        return Reason("no-site-in" if site else "no-origin-in", (tuple(power.origin_terrains),))
    return Reason("no-sacred-site" if site else "no-origin")


def target_reason(s: State, f: Frame, key: str) -> Reason | None:
    """Why a land is no legal target: range first, then the first condition that fails."""
    land = key[5:]
    if not key.startswith("land:") or land not in sea.waters(s).land:
        return None
    if (sunk := out_of_play(s, land, powers=True)) is not None:
        return sunk
    power = s.box.powers[f.get("power")]
    if f.get("near") and land not in sea.beside(s, f.get("near"), powers=True):
        return Reason("not-adjacent", (f.get("near"),))
    origins = q.origins(s, f.seat, power)
    if not origins:
        return no_origin(power)
    reach = q.power_range(s, f.seat, power, f.get("cap"))
    distance = sea.waters(s).distance[land]
    nearest = min(distance[origin] for origin in origins)
    if nearest > reach:
        return Reason("too-far-from-site" if power.origin == "sacred-site" else "too-far", (reach, nearest))
    return condition_reason(s, f, power.target, land)


def out_of_play(s: State, land: str, powers: bool | None = None) -> Reason | None:
    """An ocean that is no land for what is under way: not in play, or not asked for by a power or blight."""
    if not is_ocean(land) or land in sea.lands(s, powers):
        return None
    return Reason("ocean-no-land" if land in sea.oceans(s) else "ocean-not-in-play")


def condition_reason(s: State, f: Frame, test: Test | None, land: str) -> Reason | None:
    """The first condition of a test that fails in a land, with the figures of that land."""
    if test is None:
        return None
    for (name, argument), check in zip(test.written, test.checks, strict=True):
        if check(s, f, land):
            continue
        if name == "terrain":
            return Reason("wrong-terrain", (sea.waters(s).land[land].terrain, tuple(argument)))
        if name == "ocean":
            return Reason("not-ocean" if argument else "ocean-no-land")
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
    if not key.startswith("land:") or land not in sea.waters(s).land:
        return None
    if f.get("here"):
        return Reason("only-land", (f.get("here"),))
    if f.get("sea"):
        return Reason("not-ocean")
    if not sea.may_enter(s, f.seat, land):
        return Reason("never-inland")
    if (sunk := out_of_play(s, land)) is not None:
        return sunk
    distance = sea.waters(s).distance[land]
    nearest = min((distance[own] for own in q.own_lands(s, f.seat)), default=99)
    if nearest > f.get("range"):
        return Reason("too-far", (f.get("range"), nearest))
    terrain = f.get("terrain")
    here = sea.waters(s).land[land].terrain
    if terrain and here not in terrain:
        return Reason("wrong-terrain", (here, tuple(terrain)))
    return condition_reason(s, f, s.box.tests[f.get("where")], land) if f.get("where") else None


def chosen_land(s: State, f: Frame, key: str) -> Reason | None:
    """`choose.land`: lands with a spirit's presence, or lands within a range of one's own."""
    if not key.startswith("land:"):
        return None
    lands = f.get("lands")
    for seat in (noted(s, "target", f.seat), *s.seats):
        if lands == tuple(q.own_lands(s, seat)):
            return Reason("needs-spirit", (s.spirits[seat],))
    if (sunk := out_of_play(s, key[5:])) is not None:
        return sunk
    distance, own = sea.waters(s).distance, q.own_lands(s, f.seat)
    reach = max((min(distance[land][one] for one in own) for land in lands), default=0) if own else 0
    return Reason("too-far", (reach, min(distance[key[5:]][one] for one in own))) if own else Reason("no-origin")


def land_with_effect(s: State, f: Frame, key: str) -> Reason | None:
    """`in.land` and `each.player.land`: a condition, a land of one's own, and something to do there."""
    if not key.startswith("land:"):
        return None
    land = key[5:]
    if (sunk := out_of_play(s, land)) is not None:
        return sunk
    if f.get("different") and land in noted(s, "taken", ()):
        return Reason("taken")
    reason = condition_reason(s, f, s.box.tests[f.get("test")], land)
    if reason is None and not could(s, Frame("run", f.seat, env=(("land", land),)), f.get("do")):
        return Reason("no-effect")
    return reason


def own_land(s: State, f: Frame, key: str) -> Reason | None:
    """`own.land`: a land of one's own, and something to do there."""
    if not key.startswith("land:"):
        return None
    return Reason("no-effect") if s.presence.get((key[5:], f.seat)) else Reason("needs-spirit", (s.spirits[f.seat],))


def one_of_lands(s: State, f: Frame, key: str) -> Reason | None:
    """`one-land`: the target land or one beside it that holds such a piece."""
    if not key.startswith("land:"):
        return None
    return Reason("needs", (f.get("kinds"),)) if key[5:] in f.get("lands") else Reason("not-near", (f.get("lands")[0],))


def board_land(s: State, f: Frame, key: str) -> Reason | None:
    """`each.board`: a land of the own board that meets the card's condition."""
    if not key.startswith("land:"):
        return None
    if (sunk := out_of_play(s, key[5:])) is not None:
        return sunk
    if q.layout(s).land[key[5:]].board != f.get("board"):
        return Reason("other-board", (f.get("board"),))
    return condition_reason(s, f, s.box.tests[f.get("test")], key[5:])


def cascade(s: State, f: Frame, key: str) -> Reason | None:
    if not key.startswith("land:"):
        return None
    return out_of_play(s, key[5:], powers=True) or Reason("not-adjacent", (f.get("land"),))


def ravaged(s: State, f: Frame, key: str) -> Reason | None:
    """`ravage.order`: only lands of the card that still hold invaders; each player decides for the own board."""
    if not key.startswith("land:"):
        return None
    land = key[5:]
    if (sunk := out_of_play(s, land, powers=False)) is not None:
        return sunk
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
    if to not in sea.beside(s, land):
        return out_of_play(s, to) or Reason("not-adjacent", (land,))
    if piece is not None and piece.kind == "presence" and not sea.may_enter(s, f.seat, to):
        return Reason("never-inland")
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
        beside = f.get("sources") == sea.beside(s, land)
        if not beside:
            return Reason("not-its-origin", (tuple(f.get("sources")),))
        return out_of_play(s, source) or Reason("not-adjacent", (land,))
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
