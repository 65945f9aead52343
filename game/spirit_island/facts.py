"""What is coming and what a choice would do: the same rules on a copy, never the running game.

Everything here takes a position as a seat may know it (`rules.view`), so nothing hidden shows. What the position cannot tell
(a card still to be drawn) ends a preview early, and the preview says so: `open` is the kind of the question left, `unknown`
that hidden cards came up. Figures for panels stand here as well, so that a screen needs no rule.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.engine import agenda, preview
from game.core.engine.agenda import frame
from game.core.engine.preview import Change
from game.spirit_island import dreams, sea
from game.spirit_island import queries as q
from game.spirit_island import score as scores
from game.spirit_island.challenge import after_turning as after_turning
from game.spirit_island.challenge import capital as capital
from game.spirit_island.challenge import escalating as escalating
from game.spirit_island.challenge import marks as marks
from game.spirit_island.challenge import pool_size as pool_size
from game.spirit_island.challenge import progress as progress
from game.spirit_island.challenge import state_difficulty as difficulty
from game.spirit_island.events import EVENTS
from game.spirit_island.insurrection import unfinished
from game.spirit_island.insurrection import wanted as wanted
from game.spirit_island.invader_phase import explore_source, skip_for
from game.spirit_island.operations import ops
from game.spirit_island.phases import defeat, victory
from game.spirit_island.sea_facts import chosen as chosen
from game.spirit_island.sea_facts import drowned as drowned
from game.spirit_island.sea_facts import in_play as in_play
from game.spirit_island.sea_facts import is_ocean as is_ocean
from game.spirit_island.sea_facts import places as places
from game.spirit_island.sea_facts import terrain as terrain
from game.spirit_island.state import State
from game.spirit_island.terms import ELEMENTS
from game.spirit_island.view import known_cards

PHASES = ("growth", "fast", "fear", "ravage", "build", "explore", "slow", "time-passes")
KINDS = ("explorer", "town", "city", "dahan", "blight")
ENDING = ("play", "powers.fast", "powers.slow")  # questions whose `done` ends a phase for the seat
OVER = ("slow", "time-passes")  # this turn's invaders have acted: what is coming comes after the turn has ended
ACTING = ("ravage", "build", "explore", "advance")


class Ravage(NamedTuple):
    """What a ravage would do to a land as things stand."""

    land: str
    strength: int  # before Defend
    defend: int
    damage: int
    blight: int
    presence_lost: tuple[tuple[str, int], ...]  # by seat
    dahan: int
    dahan_lost: int
    strike: int  # damage of the dahan who live
    cascade: bool  # the blight would spread
    skipped: bool


class Build(NamedTuple):
    """What a land would build. `kind` is "" where an effect skips it; `sure`: nothing asked before can change it."""

    land: str
    kind: str  # "town", "city", "explorer" or ""
    skipped: bool
    may_skip: bool  # a player will be asked whether it happens
    sure: bool
    early: bool = False  # before the ravage, by an adversary's further build


class Arrival(NamedTuple):
    """An explorer that would come. `sources`: "coast", and the lands with towns or cities it would come from."""

    land: str
    sources: tuple[str, ...]
    skipped: bool
    may_skip: bool
    sure: bool


class Explore(NamedTuple):
    """What one of the cards that may be turned up next would bring. `action`: players add towns first, so more may come."""

    card: str
    terrains: tuple[str, ...]
    coastal: bool
    action: bool
    lands: tuple[Arrival, ...]


class InvaderPhase(NamedTuple):
    """The coming invader phase. `fear`: cards that are turned up before it; `end`: how the game would be over in it, or ()."""

    turn: int
    fear: int
    ravage: tuple[Ravage, ...]
    build: tuple[Build, ...]
    explore: tuple[Explore, ...]
    end: tuple[str, ...]


class Outcome(NamedTuple):
    """What an answer would do up to the next real question. `ravage`: (before, after) of the land it is aimed at, if any.
    `what` of a change: a piece kind, "presence-p0", "defend", "energy" ...; its `where`: a land, a seat or "".
    """

    changes: tuple[Change, ...]
    land: str
    ravage: tuple[Ravage, Ravage] | None
    open: str  # kind of the question that follows, "" if none of the same seat's making
    unknown: bool


# ------------------------------------------------------------------------------------------------ what is coming


def coming(s: State) -> tuple[str, ...]:
    """Lands that will still ravage with the cards now lying on ravage, in board order; none once this turn's ravage is over."""
    if s.phase in ("build", "explore", "advance"):
        return ()
    left = [f.get("left") for f in s.agenda if f.op in ("ravage.lands", "ravage.order")]
    now = [f.get("land") for f in s.agenda if f.op == "ravage.land" or (f.op == "skip" and f.get("action") == "ravage")]
    if s.phase == "ravage" and not any(f.op == "phase" and f.get("name") == "ravage" for f in s.agenda):
        lands = set(now).union(*left) if left or now else set()
    else:
        lands = {land for card in s.ravage_slot for land in card_lands(s, card)}
    return tuple(land for land in q.layout(s).lands if land in lands and q.has_invaders(s, land))


def card_lands(s: State, card: str) -> list[str]:
    """The lands an invader card shows; none for a card that is face down."""
    if card not in s.box.invaders:
        return []
    shown, table = s.box.invaders[card], q.layout(s)
    return [
        land for land in table.lands if table.land[land].terrain in shown.terrains or (shown.coastal and table.land[land].coastal)
    ]


def targets(s: State, action: str, card: str) -> list[str]:
    """The lands in which a ravage or a build of this card will happen, as things stand: those of its terrain with invaders."""
    return [land for land in card_lands(s, card) if q.has_invaders(s, land)]


def threats(s: State) -> dict[str, Ravage]:
    """The forecast for every land that will still ravage."""
    later = before_ravage(s) if s.immigration_slot else s
    return {land: ravage(later, land) for land in coming(later)}


def ravage(s: State, land: str) -> Ravage:
    """Lets the land ravage on a copy and reads off what happened there; how dahan strike and blight spreads stays open."""
    s = before_ravage(s)
    after = s.clone()
    after.agenda = [frame("ravage.land", land=land)]
    after.memo, after.out = None, []
    cascade = False
    while True:
        agenda.run(after, ops)
        asked = after.agenda[-1].op if after.agenda else ""
        if asked == "skip":
            agenda.answer(after, ops, after.agenda[-1].seat, "no")
        elif asked == "blight.cascade":
            after.agenda.pop()
            cascade = True
        elif asked == "mining-rush":
            after.agenda.pop()
        else:
            break
    events, after.out = after.out or [], None
    skipped = any(event.kind == "skipped" for event in events)
    strength, defend = q.invader_damage(s, land), max(0, q.defence(s, land))
    alive = q.count(after, land, "dahan")
    lost = tuple((seat, n) for seat in s.seats if (n := s.presence.get((land, seat), 0) - after.presence.get((land, seat), 0)))
    return Ravage(
        land,
        strength,
        defend,
        0 if skipped else max(0, strength - defend),
        q.count(after, land, "blight") - q.count(s, land, "blight"),
        lost,
        q.count(s, land, "dahan"),
        q.count(s, land, "dahan") - alive,
        0 if skipped else alive * q.piece_figures(s, "dahan")["damage"],
        cascade,
        skipped,
    )

def before_ravage(s: State) -> State:
    """The position as it will be when the ravage begins: where an adversary builds before it, that is done by then."""
    s = by_then(s)
    if s.phase in ACTING or not s.immigration_slot:
        return s
    run = _Run(s)
    while run.state.agenda and run.state.agenda[-1].get("name") != "ravage":
        run.one()
    later = s.clone()
    later.pieces, later.mods, later.memo, later.out = run.state.pieces, run.state.mods, None, None
    later.immigration_slot = ()
    return later


def by_then(s: State) -> State:
    """The position as it will be when the invaders act next: what ends with the turn is over by then."""
    if s.phase not in OVER:
        return s
    later = s.clone()
    later.memo = later.out = None
    ops.steps["turn.end"](later, frame("turn.end"))
    return later


# ------------------------------------------------------------------------------------------------ the invader phase


def invader_phase(s: State) -> InvaderPhase:
    """The coming invader phase land by land, if nothing changes before it (fear cards to come are not counted).

    It runs on a copy, so that effects which skip or change an action are respected. What a player will decide on the way
    (whom dahan strike, where blight spreads) is left open; what hangs on it is not `sure`.
    """
    turn = s.turn + (s.phase in OVER)
    listed = tuple(threats(s).values())
    run = _Run(by_then(s))
    run.until_explore()
    c = run.state
    builds = tuple(
        Build(land, kind, kind == "", (land, "build") in run.asked, land not in run.loose, n < run.early)
        for n, (land, kind) in enumerate(run.built)
    )
    fear = len(s.fear_earned) if s.phase not in ACTING and not q.ritual(s) else 0
    return InvaderPhase(turn, fear, listed, builds, tuple(_explores(c, run)), run.end)


class _Run:
    """Ravage and build on a copy. `loose`: lands where a question on the way may leave less than is there now."""

    def __init__(self, s: State) -> None:
        self.state = c = s.clone()
        c.memo, c.out = None, []
        if s.phase not in ACTING:
            c.agenda = [frame("phase", name=name) for name in ("explore", "build", "ravage")]
            if s.immigration:
                c.agenda.append(frame("immigration"))
                c.fear_resolved += 0 if q.ritual(s) else len(s.fear_earned)
        self.loose: set[str] = set()
        self.asked: set[tuple[str, str]] = set()  # (land, action) a player may skip
        self.built: list[tuple[str, str]] = []
        self.early = 0  # builds before the ravage
        self.end: tuple[str, ...] = ()

    def until_explore(self) -> None:
        """Works the agenda off up to the next card, or up to the end of the phase."""
        c = self.state
        while c.agenda and c.agenda[-1].op != "explore.lands":
            if c.agenda[-1].op == "phase" and c.agenda[-1].get("name") not in ("ravage", "build"):
                c.agenda.pop()
                break
            if c.agenda[-1].op == "phase" and c.agenda[-1].get("name") == "ravage":
                self.early = sum(event.kind in ("build", "skipped") for event in c.out or ())
            self.one()
        for event in c.out or ():
            said = EVENTS.read(event)
            if event.kind == "build":
                self.built.append((said["land"], said["what"]))
            elif event.kind == "skipped" and said["action"].startswith("build"):
                self.built.append((said["land"], ""))

    def one(self) -> None:
        """Works off what comes next."""
        c, top = self.state, self.state.agenda.pop()
        if top.op == "end-check":
            if not unfinished(c, top):
                self.end = self.end or victory(c) or defeat(c)
        elif top.op == "skip":
            self.asked.add((top.get("land"), top.get("action")))
            ops.asks["skip"].choose(c, top, top.seat, "no")
        elif top.op == "ravage.order":
            ops.asks["ravage.order"].choose(c, top, "", f"land:{top.get('left')[0]}")
        elif top.op in ops.steps:
            ops.steps[top.op](c, top)
        else:
            self.left_open(top)

    def left_open(self, f: agenda.Frame) -> None:
        """A question of the players: what it may change is no longer sure."""
        c = self.state
        if f.op in ("damage.ask", "response.land"):
            self.loose.update(f.get("lands"))
        elif f.op == "blight.cascade":  # presence may be lost anywhere, and with it what hangs on it
            seats = {seat for kind in ("build_adds", "invader_health") for seat, _ in q.passives(c, kind)}
            seats.update(mod.seat for mod in c.mods if mod.kind == "ward")
            self.loose.update(land for (land, seat) in c.presence if seat in seats)


def _explores(c: State, run: _Run) -> list[Explore]:
    """What each card that may be turned up next would bring; the card itself where it lies open already."""
    now = next((f.get("card") for f in c.agenda if f.op == "explore.lands"), "")
    if now:
        return [_explore(c, run, now, True)]  # what is asked now is where its towns go
    if c.phase in ("explore", "advance") or not c.invader_deck:
        return []
    back, known, box = c.invader_deck[0], known_cards(c), c.box
    stage = back[1:] if back[0] == "?" else str(box.invaders[back].stage)
    return [
        _explore(c, run, card.id, bool(card.on_reveal) and "stage-ii-actions" in c.options)
        for card in box.invaders.values()
        if str(card.stage) == stage and card.id not in known and box.in_set(f"invader:{card.id}", c.set)
    ]


def _explore(c: State, run: _Run, card: str, action: bool) -> Explore:
    """Where explorers would come to with this card, and from where."""
    table, shown = q.layout(c), c.box.invaders[card]
    maybe = {land for land, _ in run.built if land in run.loose}
    lands = [land for land in card_lands(c, card) if explore_source(c, land) or maybe & {land, *table.adjacent[land]}]
    after = _Run(c)
    after.state.agenda = [frame("explore.land", land=land) for land in reversed(lands)]
    after.state.out = []
    after.until_explore()
    skipped = {EVENTS.read(event)["land"] for event in after.state.out if event.kind == "skipped"}
    found = []
    for land in lands:
        near = (land, *table.adjacent[land])
        sources = [one for one in near if q.count_all(c, one, q.BUILDINGS) or one in maybe]
        sure = table.land[land].coastal or any(one not in run.loose for one in sources)
        coast = ("coast",) if table.land[land].coastal else ()
        found.append(Arrival(land, (*coast, *sources), land in skipped, (land, "explore") in after.asked, sure))
    return Explore(card, shown.terrains, shown.coastal, action, tuple(found))


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
        second = second or first._replace(
            strength=0, damage=0, blight=0, presence_lost=(), dahan_lost=0, cascade=False,
            strike=q.count(after, land, "dahan") * q.piece_figures(after, "dahan")["damage"],
        )  # fmt: skip
        pair = (first, second) if first != second else None
    decision = rules.decision(after)
    following = decision.kind if decision is not None and not _waiting(decision.kind) else ""
    unknown = preview.uncertain(view, after)
    return Outcome(tuple(changes(view, after)), land, pair, following, unknown)


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
    if all(mod.where != land for mod in s.mods):
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
        found.append(Change("blighted", "", before.blight_pool, after.blight_pool))
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


def blight_start(s: State) -> int:
    """Blight in the pool and on the island together."""
    return s.blight_pool + sum(sum(have) for (_, kind), have in s.pieces.items() if kind == "blight")


def score(s: State) -> tuple[scores.Part, ...]:
    """The parts of a finished game's score; their sum is the score."""
    return scores.score(s, difficulty(s))


def sacred(n: int) -> bool:
    """Whether so many presences of one spirit are a sacred site."""
    return n >= q.SACRED
