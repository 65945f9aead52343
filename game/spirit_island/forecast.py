"""What is coming: the same rules on a copy, never the running game. Ravages, builds and explores land by land.

Everything here takes a position as a seat may know it (`rules.view`), so nothing hidden shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from game.core.engine import agenda
from game.core.engine.agenda import frame, source_of
from game.spirit_island import queries as q
from game.spirit_island.events import EVENTS
from game.spirit_island.insurrection import unfinished
from game.spirit_island.invader_phase import escalates, explore_source
from game.spirit_island.operations import ops
from game.spirit_island.phases import defeat, fatal, victory
from game.spirit_island.state import State
from game.spirit_island.view import known_cards

OVER = ("slow", "time-passes")  # this turn's invaders have acted: what is coming comes after the turn has ended
ACTING = ("ravage", "build", "explore", "advance")


class Fallen(NamedTuple):
    """Presence that falls with the dahan of a ravage, by a special rule: its owner chooses where within the range."""

    seat: str
    n: int
    rule: str
    range: int


class Ravage(NamedTuple):
    """What a ravage would do to a land as things stand."""

    land: str
    strength: int  # before Defend
    defend: int
    damage: int
    blight: int
    presence_lost: tuple[tuple[str, int], ...]  # by seat: with the land's blight and with its dahan, but not where blight spreads
    dahan: int
    dahan_lost: int
    strike: int  # damage of the dahan who live
    cascade: bool  # the blight would spread
    skipped: bool
    fallen: tuple[Fallen, ...] = ()  # of the presence lost that which falls with the dahan
    empties: bool = False  # its blight is the last: the game would be lost for it


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
    """What one of the cards that may be turned up next would bring. `action`: players choose where towns are added first, so
    more may come.
    """

    card: str
    terrains: tuple[str, ...]
    coastal: bool
    action: bool
    lands: tuple[Arrival, ...]
    escalation: tuple[str, ...] = ()  # lands in which the adversary surely acts because of the card


class InvaderPhase(NamedTuple):
    """The coming invader phase. `fear`: cards that are turned up before it; `end`: how the game would be over in it, and what
    stands where by which it is lost, or ().
    """

    turn: int
    fear: int
    ravage: tuple[Ravage, ...]
    build: tuple[Build, ...]
    explore: tuple[Explore, ...]
    end: tuple[str, ...]


# ------------------------------------------------------------------------------------------------ what is coming


def coming(s: State) -> tuple[str, ...]:
    """Lands that will still ravage with the cards now lying on ravage, in board order; none once this turn's ravage is over."""
    if s.phase in ("build", "explore", "advance"):
        return ()
    left = [f.get("left") for f in s.agenda if f.op in ("ravage.lands", "ravage.order")]
    asked = [f for f in s.agenda if f.op in ("skip", "choke") and f.get("action") == "ravage"]
    now = [f.get("land") for f in (*asked, *(f for f in s.agenda if f.op == "ravage.land"))]
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
    """The lands in which this action of a card will happen, as things stand: those of its terrain with invaders, of an explore
    those that explorers can come to.
    """
    acts = explore_source if action == "explore" else q.has_invaders
    return [land for land in card_lands(s, card) if acts(s, land)]


def coming_loss(s: State, ravages: Mapping[str, Ravage] | None = None) -> tuple[str, ...]:
    """Why the game would be lost in the coming invader phase, as `InvaderPhase.end`, where a scenario or an adversary has a loss
    of its own, or a blighted island takes something each turn from who has little left; () if it would not. `ravages`: those of
    `threats`, where they are known already.
    """
    more = s.scenario or (s.adversary and s.box.adversaries[s.adversary].capital)
    if not more and not (s.blighted and _last_ones(s, ravages)):
        return ()
    run = _Run(by_then(s))
    run.until_explore()
    return run.end if run.lost else ()


def _last_ones(s: State, ravages: Mapping[str, Ravage] | None) -> bool:
    """Whether somebody has no more presence than the blight card and the ravages may take: most of the time nobody has, and to
    play the phase ahead costs more than to count.
    """
    takes = s.box.blight_cards[s.blight_card].takes
    if takes is None:
        return True
    lost: Counter[str] = Counter()
    for one in (threats(s) if ravages is None else ravages).values():
        for seat, n in one.presence_lost:
            lost[seat] += n * len(s.ravage_slot)  # each card may bring a ravage to the land
    return any(sum([n for (_, who), n in s.presence.items() if who == seat]) <= takes + lost[seat] for seat in s.seats)


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
    cascade, fallen = False, []
    while True:
        agenda.run(after, ops)
        if not after.agenda:
            break
        top = after.agenda[-1]
        asked = top.op
        if asked in ("skip", "choke"):
            agenda.answer(after, ops, top.seat, "no")
        elif asked == "blight.cascade":
            after.agenda.pop()
            cascade = bool(after.blight_pool)  # from an empty pool nothing spreads
        elif asked == "presence.destroy":  # only counted: its owner chooses where it falls, and nothing here hangs on it
            n, rule = min(top.get("left"), _within(after, top)), source_of(after, top).partition(":")[2]
            fallen.append(Fallen(top.seat, n, rule, top.get("range")))
            after.agenda.pop()
        elif asked == "mining-rush":
            after.agenda.pop()
        else:
            break
    events, after.out = after.out or [], None
    skipped = any(event.kind == "skipped" for event in events)
    strength, defend = q.invader_damage(s, land), max(0, q.defence(s, land))
    alive = q.count(after, land, "dahan")
    striking = q.count(s, land, "dahan") if q.strike_together(s, land) else alive  # those who fall as well
    gone = Counter({seat: s.presence.get((land, seat), 0) - after.presence.get((land, seat), 0) for seat in s.seats})
    gone.update({one.seat: one.n for one in fallen})
    return Ravage(
        land,
        strength,
        defend,
        0 if skipped else max(0, strength - defend),
        q.count(after, land, "blight") - q.count(s, land, "blight"),
        tuple((seat, n) for seat, n in gone.items() if n),
        q.count(s, land, "dahan"),
        q.count(s, land, "dahan") - alive,
        0 if skipped else striking * q.piece_figures(s, "dahan")["damage"],
        cascade,
        skipped,
        tuple(fallen),
        bool(s.blight_pool and not after.blight_pool),
    )


def _within(s: State, f: agenda.Frame) -> int:
    """How much presence may be chosen for what has to be destroyed."""
    lands = {str(key).partition(":")[2].partition("/")[0] for key in ops.asks[f.op].options(s, f)}
    return sum(s.presence.get((land, f.seat), 0) for land in lands)


def _no_choice(s: State, f: agenda.Frame) -> bool:
    """Whether it is plain which presence is destroyed: that of one land, or all there is."""
    return len(ops.asks[f.op].options(s, f)) < 2 or f.get("left") >= _within(s, f)


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
    later.turn += 1
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
    building = {land for card in c.build_slot for land in card_lands(c, card)} if s.phase not in ("explore", "advance") else set()
    open_ = run.loose & building - {build.land for build in builds}
    builds += tuple(Build(land, run.kind(land), False, False, False) for land in q.layout(c).lands if land in open_)
    fear = len(s.fear_earned) if s.phase not in ACTING and not q.ritual(s) else 0
    return InvaderPhase(turn, fear, listed, builds, tuple(_explores(c, run)), run.end)


class _Run:
    """Ravage and build on a copy. `loose`: lands where a question on the way may leave other pieces than the copy has."""

    def __init__(self, s: State) -> None:
        self.begun, self.state = s, s.clone()
        c = self.state
        c.memo, c.out = None, []
        if s.phase not in ACTING:
            c.agenda = [frame("phase", name=name) for name in ("explore", "build", "ravage")]
            if s.immigration:
                c.agenda.append(frame("immigration"))
                c.fear_resolved += 0 if q.ritual(s) else len(s.fear_earned)
            if s.blighted and (s.phase in OVER or any(f.op == "blighted" for f in s.agenda)):  # it has its say before them
                c.agenda.append(frame("blighted"))
        self.loose: set[str] = set()
        self.asked: set[tuple[str, str]] = set()  # (land, action) a player may skip
        self.built: list[tuple[str, str]] = []
        self.early = 0  # builds before the ravage
        self.rushed: set[str] = set()  # lands where a ravage may add a town
        self.free = False  # whether somebody may choose where more is added
        self.end: tuple[str, ...] = ()
        self.lost = False

    def kind(self, land: str) -> str:
        """What such a land would build if it keeps what it had, or gets the town it may get."""
        return "city" if q.count(self.begun, land, "town") + (land in self.rushed) > q.count(self.begun, land, "city") else "town"

    def until_explore(self) -> None:
        """Works the agenda off up to the next card, which may lie face down, or up to the end of the phase."""
        c = self.state
        while c.agenda and c.agenda[-1].op not in ("explore", "explore.lands"):
            if c.agenda[-1].op == "phase" and c.agenda[-1].get("name") not in ("ravage", "build"):
                c.agenda.pop()
                break
            if c.agenda[-1].op == "phase" and c.agenda[-1].get("name") == "ravage":
                self.early = sum(event.kind in ("build", "skipped") for event in c.out or ())
            self.one()
        if self.lost and (where := fatal(c, self.end)):  # all that comes, not only the first of it
            self.end = (*(one for one in self.end if "/" not in one), *where)
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
            if not unfinished(c, top) and not self.end:
                won, lost = victory(c), defeat(c)
                self.end, self.lost = won or (*lost, *fatal(c, lost)), not won and bool(lost)
        elif top.op in ("skip", "choke"):
            self.asked.add((top.get("land"), top.get("action")))
            ops.asks[top.op].choose(c, top, top.seat, "no")
        elif top.op == "together":
            c.agenda.extend(one for _, frames in reversed(top.get("lanes")) for one in reversed(frames))
        elif top.op == "each.board":
            lands = ops.asks[top.op].options(c, top)
            self.free |= len(lands) > 1
            if len(lands) == 1:
                ops.asks[top.op].choose(c, top, top.seat, str(lands[0]))
        elif top.op == "ravage.order":
            ops.asks["ravage.order"].choose(c, top, "", f"land:{top.get('left')[0]}")
        elif top.op in ops.steps:
            ops.steps[top.op](c, top)
        elif top.op == "presence.destroy" and _no_choice(c, top):
            for key in ops.asks[top.op].options(c, top)[:1]:
                ops.asks[top.op].choose(c, top, top.seat, str(key))
        elif top.op == "choose-one" and len(keys := ops.asks[top.op].options(c, top)) == 1:  # there is nothing to choose
            ops.asks[top.op].choose(c, top, top.seat, str(keys[0]))
        else:
            self.left_open(top)

    def left_open(self, f: agenda.Frame) -> None:
        """A question of the players: what it may change is no longer sure."""
        c = self.state
        if f.op in ("damage.ask", "response.land"):
            self.loose.update(f.get("lands"))
        elif f.op == "mining-rush":
            self.rushed.update(str(key)[5:] for key in ops.asks[f.op].options(c, f))
            self.loose |= self.rushed
        elif f.op in ("blight.cascade", "presence.destroy"):  # presence may be lost anywhere, and with it what hangs on it
            seats = {seat for kind in ("build_adds", "invader_health", "site_defend") for seat, _ in q.passives(c, kind)}
            seats.update(mod.seat for mod in c.mods if mod.kind == "ward")
            self.loose.update(land for (land, seat) in c.presence if seat in seats)


def _explores(c: State, run: _Run) -> list[Explore]:
    """What each card that may be turned up next would bring; the card itself where it lies open already."""
    now = next((f.get("card") for f in c.agenda if f.op == "explore.lands"), "")
    if now:
        return [_explore(c, run, now, True)]  # what is asked now is where its towns go
    if c.phase == "explore" and c.explore_slot:
        return _rest(c, run)
    turned = c.phase == "explore" and not any(f.op == "explore" for f in c.agenda)
    if turned or c.phase == "advance" or not c.invader_deck:
        return []
    back, known, box = c.invader_deck[0], known_cards(c), c.box
    stage = back[1:] if back[0] == "?" else str(box.invaders[back].stage)
    return [
        _explore(c, run, card.id, bool(card.on_reveal) and "stage-ii-actions" in c.options)
        for card in box.invaders.values()
        if str(card.stage) == stage and card.id not in known and box.in_set(f"invader:{card.id}", c.set)
    ]


def _rest(c: State, run: _Run) -> list[Explore]:
    """What the open card still brings, where the game is in the middle of its explorers."""
    table, card = q.layout(c), c.box.invaders[c.explore_slot[-1]]
    told = [(event.kind, EVENTS.read(event)) for event in c.out or ()]
    found = []
    for kind, said in told:
        if kind == "explore" or (kind == "skipped" and said["action"] == "explore"):
            land = said["land"]
            sources = [one for one in (land, *table.adjacent[land]) if q.count_all(run.begun, one, q.BUILDINGS)]
            coast = ("coast",) if table.land[land].coastal else ()
            found.append(Arrival(land, (*coast, *sources), kind == "skipped", (land, "explore") in run.asked, True))
    acted = tuple(said["land"] for kind, said in told if kind == "escalation")
    return [Explore(card.id, card.terrains, card.coastal, False, tuple(found), acted)] if found else []


def _explore(c: State, run: _Run, card: str, action: bool) -> Explore:
    """Where explorers would come to with this card, and from where."""
    first = _Run(c)
    first.state.agenda = [frame("settle"), frame("escalation", card=card)] if _acts_first(c, card) else []
    first.until_explore()
    c, action = first.state, action or first.free
    table, shown = q.layout(c), c.box.invaders[card]
    maybe = {land for land in run.loose if q.count_all(run.begun, land, q.BUILDINGS) or land in [one for one, _ in run.built]}
    maybe |= run.rushed
    lands = [land for land in card_lands(c, card) if explore_source(c, land) or maybe & {land, *table.adjacent[land]}]
    after = _Run(c)
    after.state.agenda = [frame("explore.land", land=land) for land in reversed(lands)]
    after.state.out = []
    after.state.explore_slot = (card,)
    after.until_explore()
    acted = [EVENTS.read(event)["land"] for event in [*(c.out or ()), *after.state.out] if event.kind == "escalation"]
    skipped = {EVENTS.read(event)["land"] for event in after.state.out if event.kind == "skipped"}
    found = []
    for land in lands:
        near = (land, *table.adjacent[land])
        sources = [one for one in near if q.count_all(c, one, q.BUILDINGS) or one in maybe]
        sure = table.land[land].coastal or any(one not in run.loose for one in sources)
        coast = ("coast",) if table.land[land].coastal else ()
        found.append(Arrival(land, (*coast, *sources), land in skipped, (land, "explore") in after.asked, sure))
    return Explore(card, shown.terrains, shown.coastal, action, tuple(found), tuple(acted))


def _acts_first(s: State, card: str) -> bool:
    """Whether the adversary acts because of a card before its explorers come; on the table it may have done so."""
    return escalates(s, card) and not s.box.adversaries[s.adversary].explored and card not in s.explore_slot
