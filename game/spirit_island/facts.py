"""What is coming and what a choice would do: the same rules on a copy, never the running game.

Everything here takes a position as a seat may know it (`rules.view`), so nothing hidden shows. What the position cannot tell
(a card still to be drawn) ends a preview early, and the preview says so: `open` is the kind of the question left, `unknown`
that hidden cards came up. Figures for panels stand here as well, so that a screen needs no rule.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, NamedTuple

from game.core.engine import preview
from game.core.engine.known import HIDDEN
from game.core.engine.preview import Change
from game.spirit_island import dreams, sea
from game.spirit_island import queries as q
from game.spirit_island import score as scores
from game.spirit_island.challenge import after_turning as after_turning
from game.spirit_island.challenge import capital as capital
from game.spirit_island.challenge import escalating as escalating
from game.spirit_island.challenge import marks as marks
from game.spirit_island.challenge import own_difficulties as own_difficulties
from game.spirit_island.challenge import pool_size as pool_size
from game.spirit_island.challenge import progress as progress
from game.spirit_island.challenge import state_difficulty as difficulty
from game.spirit_island.challenge import unseen_blight_cards as unseen_blight_cards
from game.spirit_island.forecast import ACTING as ACTING
from game.spirit_island.forecast import OVER as OVER
from game.spirit_island.forecast import Arrival as Arrival
from game.spirit_island.forecast import Build as Build
from game.spirit_island.forecast import Explore as Explore
from game.spirit_island.forecast import Fallen as Fallen
from game.spirit_island.forecast import InvaderPhase as InvaderPhase
from game.spirit_island.forecast import Ravage as Ravage
from game.spirit_island.forecast import before_ravage as before_ravage
from game.spirit_island.forecast import by_then as by_then
from game.spirit_island.forecast import card_lands as card_lands
from game.spirit_island.forecast import coming as coming
from game.spirit_island.forecast import coming_loss as coming_loss
from game.spirit_island.forecast import invader_phase as invader_phase
from game.spirit_island.forecast import ravage as ravage
from game.spirit_island.forecast import targets as targets
from game.spirit_island.forecast import threats as threats
from game.spirit_island.insurrection import wanted as wanted
from game.spirit_island.invader_phase import skip_for
from game.spirit_island.phases import defeat, defeats
from game.spirit_island.sea_facts import chosen as chosen
from game.spirit_island.sea_facts import drowned as drowned
from game.spirit_island.sea_facts import in_play as in_play
from game.spirit_island.sea_facts import is_ocean as is_ocean
from game.spirit_island.sea_facts import places as places
from game.spirit_island.sea_facts import terrain as terrain
from game.spirit_island.state import State
from game.spirit_island.terms import ELEMENTS

PHASES = ("growth", "fast", "fear", "ravage", "build", "explore", "slow", "time-passes")
KINDS = ("explorer", "town", "city", "dahan", "blight")
INVADERS_ASK = ("blight.cascade", "presence.destroy", "ravage.strike", "mining-rush")  # before a ravage is over
AT_REST = "together.ask"  # the question of a phase: what was begun before it is over
TARGETS = ("target.land", "target.seat")  # questions of where a power is used
ENDING = ("play", "powers.fast", "powers.slow")  # questions whose `done` ends a phase for the seat


# All of a position but what the use of a power notes of itself.
POSITION = tuple(f.name for f in fields(State) if f.compare and f.name not in ("agenda", "used", "hastened"))


class Outcome(NamedTuple):
    """What an answer would do up to the next real question. `ravage`: (before, after) of the land it is aimed at, if any.
    `what` of a change: a piece kind, "presence-p0", "defend", "energy" ...; its `where`: a land, a seat or "".
    """

    changes: tuple[Change, ...]
    land: str
    ravage: tuple[Ravage, Ravage] | None
    open: str  # kind of the question that follows, "" if none of the same seat's making
    unknown: bool
    end: tuple[str, ...] = ()  # how the game ends with it, "loss" or "win" ..., and why
    idle: bool = False  # nothing of the position will be another than before, whatever it is aimed at


# ------------------------------------------------------------------------------------------------ what a choice does


def after_choice(rules: Any, view: State, seat: str, key: str) -> State | None:
    """The position after this answer and what a session does by itself after it; None where it cannot be told at all."""
    after: State | None = preview.after_choice(rules, view, seat, key, _deals)
    return after


@preview.untold_if_hidden
def outcome(rules: Any, view: State, seat: str, key: str) -> Outcome | None:
    """What this answer does, forced steps after it included; None where it cannot be told at all."""
    after = after_choice(rules, view, seat, key)
    if after is None:
        return None
    land = key.rpartition(">")[2] if ">" in key else key.partition(":")[2].partition("/")[0]
    land = land if land in sea.waters(view).land else ""
    pair = None
    if land and land in coming(view):
        first, second = ravage(view, land), ravage(after, land) if q.has_invaders(after, land) else None
        second = second or first._replace(  # nobody is left to ravage, nor to be struck: the strike is no figure that changes
            strength=0, damage=0, blight=0, presence_lost=(), dahan_lost=0, cascade=False, fallen=(), empties=False
        )  # fmt: skip
        pair = (first, second) if first != second else None
    decision = rules.decision(after)
    following = decision.kind if decision is not None and not _waiting(decision.kind) else ""
    unknown = preview.uncertain(view, after)
    end = () if unknown else _ending(rules, after)
    idle = not (unknown or end) and all(getattr(view, name) == getattr(after, name) for name in POSITION)
    if idle and following:  # which of several targets does not matter where it does nothing in any
        aimed = decision.keys(seat) if decision is not None and following in TARGETS else ()
        idle = bool(aimed) and all((found := outcome(rules, after, seat, one)) is not None and found.idle for one in aimed)
    return Outcome(tuple(changes(view, after)), land, pair, following, unknown, end, idle)


@preview.untold_if_hidden
def was_idle(rules: Any, before: State, seat: str, key: str) -> bool | None:
    """Whether this answer, given in that position, used a power and changed nothing by it."""
    found = outcome(rules, rules.view(before, seat), seat, key)
    return found is not None and found.idle


def _ending(rules: Any, after: State) -> tuple[str, ...]:
    """How the game ends where a choice led: by its result, or in what the invaders still do before anybody looks whether all is
    lost. Their questions are answered somehow on the way: none of them brings blight back to the pool, or presence.
    """
    if not after.result and defeat(after):
        after = after.clone()
        for _ in range(preview.STEPS):
            decision = rules.decision(after)
            if decision is None or decision.kind not in INVADERS_ASK:
                break
            rules.apply(after, decision.options[0].seat, decision.options[0].key)
        return after.result if after.result[:1] == ("loss",) else ()
    return after.result


def under_way(s: State) -> bool:
    """Whether an action has begun that is not over, the invaders' among them."""
    return bool(s.agenda) and s.agenda[-1].op != AT_REST


def blighted_acts(s: State) -> bool:
    """Whether the blighted side of the blight card takes effect: the invader phase has begun, though none of its steps has."""
    return any(f.op == "scope" and f.get("kind") == "blight-card" for f in s.agenda)


def _deals(s: State) -> bool:
    """Whether hidden cards lie on the table now: nothing after that can be told."""
    return any("?" in f.get("cards", ()) for f in s.agenda)


def _waiting(kind: str) -> bool:
    return kind in (*ENDING, "together", "growth.choose", "ravage.order")


def skips(s: State, land: str, action: str) -> int:
    """How many times this action of the invaders is, or may be, skipped in that land."""
    return sum(
        max(1, mod.n) for mod in s.mods if mod.kind == "skip" and mod.where == land and mod.n and action in mod.data[0]
    )  # fmt: skip


def tokens(s: State, land: str) -> tuple[str, ...]:
    """What the invaders will not do in that land this turn, or what is safe in it: skip-ravage, skip-build, skip-explore
    (skip-all for all three), safe-dahan, safe-blight; before it what a scenario marks it with: heart, ritual, outnumbered."""
    marked = marks(s, land) if s.scenario else ()
    if not s.mods or all(mod.where != land for mod in s.mods):
        return marked
    found = [f"skip-{action}" for action in ("ravage", "build", "explore") if skips(s, land, action)]
    if len(found) == 3:
        found = ["skip-all"]
    if q.protected(s, land):
        found.append("safe-dahan")
    if any(mod.kind == "block_blight" and mod.where == land for mod in s.mods):
        found.append("safe-blight")
    return (*marked, *found)


def changes(before: State, after: State) -> list[Change]:
    """Every figure that differs, lands first, in board order."""
    found = []
    for land in sea.waters(before).lands:
        for kind in KINDS:
            a, b = before.pieces.get((land, kind), ()), after.pieces.get((land, kind), ())
            if sum(a) != sum(b):
                found.append(Change(kind, land, sum(a), sum(b)))
            elif a != b:
                found.append(Change(f"hurt-{kind}", land, _hurt(a), _hurt(b)))
        ended = [sum(one[0] == land for one in dreams.ended(s)) for s in (before, after)]
        if ended[0] != ended[1]:
            found.append(Change("dreamt", land, ended[0], ended[1]))
        for seat in before.seats:
            a1, b1 = before.presence.get((land, seat), 0), after.presence.get((land, seat), 0)
            if a1 != b1:
                found.append(Change(f"presence-{seat}", land, a1, b1))
        for action in ("ravage", "build", "explore"):
            had, has = (skips(s, land, action) for s in (before, after))
            if has > had:
                found.append(Change(f"skip-{action}", land, had, has))
        a2, b2 = q.defence(before, land), q.defence(after, land)
        if a2 != b2:
            found.append(Change("defend", land, a2, b2))
    fear = [s.fear_taken * s.fear_pool_size + s.fear_generated for s in (before, after)]
    if fear[0] != fear[1]:
        found.append(Change("fear", "", 0, fear[1] - fear[0]))
    if before.blighted != after.blighted:
        then = HIDDEN if after.blight_card == HIDDEN else after.blight_pool
        found.append(Change("blighted", "", before.blight_pool, then))
    for name in ("terror", "blight_pool"):
        if getattr(before, name) != getattr(after, name):
            found.append(Change(name.replace("_", "-"), "", getattr(before, name), getattr(after, name)))
    for seat in before.seats:
        for name in ("energy", "plays_left", "destroyed"):
            a3, b3 = getattr(before, name)[seat], getattr(after, name)[seat]
            if a3 != b3:
                found.append(Change(name.replace("_", "-"), seat, a3, b3))
        sunk = before.drowned.get(seat, 0), after.drowned.get(seat, 0)
        if sunk[0] != sunk[1]:
            found.append(Change("drowned", seat, *sunk))
        if len(before.hand[seat]) != len(after.hand[seat]):
            found.append(Change("hand", seat, len(before.hand[seat]), len(after.hand[seat])))
        for track in ("energy", "plays"):
            a4, b4 = q.circle(before, seat, track), q.circle(after, seat, track)
            if a4[0] != b4[0]:
                found.append(Change(f"track-{track}", seat, a4[0], b4[0]))
        have, will = q.elements(before, seat), q.elements(after, seat)
        for element in ELEMENTS:
            if have.get(element, 0) != will.get(element, 0):
                found.append(Change(element, seat, have.get(element, 0), will.get(element, 0)))
    return found


def _hurt(have: tuple[int, ...]) -> int:
    """Damage lying on the pieces of one kind."""
    return sum(damage * n for damage, n in enumerate(have))


# ------------------------------------------------------------------------------------------------ figures for panels


def elements(s: State, seat: str) -> dict[str, int]:
    """The elements a spirit has now."""
    return q.elements(s, seat)


def circle(s: State, seat: str, track: str) -> int:
    """The number of a track as far as it is uncovered: energy each turn, or card plays."""
    return q.circle(s, seat, track)[0]


def discs(s: State, seat: str, track: str) -> tuple[int, int]:
    """(circles open, circles in all) of a track."""
    return s.tracks[(seat, track)] + 1, len(s.box.spirits[s.spirits[seat]].tracks[track])


def reached(s: State, seat: str, power: str) -> list[bool]:
    """Which levels of an innate power, or thresholds of a card, the spirit's elements reach. `power` is an option key."""
    have, made = q.elements(s, seat), s.box.powers[power]
    return [q.enough(have, one.need) for one in (made.levels or made.thresholds)]


def missing(s: State, seat: str, need: dict[str, int]) -> dict[str, int]:
    """Elements short of a need."""
    have = q.elements(s, seat)
    return {element: n - have.get(element, 0) for element, n in need.items() if have.get(element, 0) < n}


def defend(s: State, land: str) -> int:
    """All Defend that still counts in a land: against its next ravage, before which the turn may end. None where this turn's
    ravage is over.
    """
    if not q.defence(s, land) or (s.phase in ACTING and land not in coming(s)):
        return 0
    return q.defence(by_then(s), land)


class Figures(NamedTuple):
    """What a piece is worth in a land now: `damage` it deals in a ravage, `fear` it brings when it is destroyed."""

    health: int
    damage: int
    fear: int


def piece(s: State, land: str, kind: str) -> Figures:
    """The figures of a piece that has any: an invader or a dahan."""
    figures = q.piece_figures(s, kind)
    return Figures(q.health(s, land, kind), q.damage_of(s, kind), figures.get("fear_when_destroyed", 0))


class Lasting(NamedTuple):
    """An effect that lasts in a land or on a spirit until the turn ends: a kind of the rules, or "skip-ravage" ...,
    "may-skip-ravage" ..."""

    kind: str
    n: int
    source: str  # the key of the power or card it comes from


def effects(s: State, land: str) -> tuple[Lasting, ...]:
    """What holds in a land this turn besides Defend."""
    kept = ("defend", "skip")
    found = [Lasting(mod.kind, mod.n, mod.source) for mod in s.mods if mod.where == land and mod.kind not in kept]
    for action in ("ravage", "build", "explore"):
        if (at := skip_for(s, land, action)) is not None:
            found.append(Lasting(f"{'may-skip' if s.mods[at].data[1] else 'skip'}-{action}", 1, s.mods[at].source))
    return tuple(found)


def spirit_effects(s: State, seat: str) -> tuple[Lasting, ...]:
    """What a seat's spirit has until the turn ends; what is used up is gone."""
    found = [mod for mod in s.mods if not mod.where and seat in ((mod.seat,) if mod.kind != "share_presence" else mod.data)]
    return tuple(Lasting(mod.kind, mod.n, mod.source) for mod in found if mod.kind != "damage_bonus" or mod.data[0])


def neighbours(s: State, land: str) -> tuple[str, ...]:
    """The adjacent lands."""
    return sea.beside(s, land, powers=True)


def coastal(s: State, land: str) -> bool:
    """Whether a land lies at the ocean."""
    return sea.waters(s).land[land].coastal


def speed(s: State, power: str) -> str:
    """ "fast" or "slow"."""
    return q.speed(s, s.box.powers[power])


def cost(s: State, card: str) -> int:
    """Energy a card costs."""
    return q.price(s, s.box.powers[f"card:{card}"])


def fear_left(s: State) -> tuple[int, int]:
    """(fear cards still to be earned to the next terror level, cards in the fear deck); none where other things raise it."""
    if q.ritual(s):
        return 0, len(s.fear_deck)
    reached_at = 0
    for cards in s.fear_split:
        reached_at += cards
        if s.fear_taken < reached_at:
            return reached_at - s.fear_taken, len(s.fear_deck)
    return 0, len(s.fear_deck)


def fear_part(s: State, at: int) -> int:
    """The terror level in whose part of the fear deck a card lies, the topmost being 1; 0 where other things raise the level."""
    return 0 if q.ritual(s) else q.terror_after(s, s.fear_taken + at - 1)


def blight_start(s: State) -> int:
    """Blight in the pool and on the island together."""
    return s.blight_pool + sum(sum(have) for (_, kind), have in s.pieces.items() if kind == "blight")


def lost_for(s: State) -> tuple[tuple[str, ...], ...]:
    """Everything the island is lost for as things stand: with one of them undone it still is, where there are several."""
    return tuple(defeats(s))


def score(s: State) -> tuple[scores.Part, ...]:
    """The parts of a finished game's score; their sum is the score."""
    return scores.score(s, difficulty(s))


def sacred(n: int) -> bool:
    """Whether so many presences of one spirit are a sacred site."""
    return n >= q.SACRED
