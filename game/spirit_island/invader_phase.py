"""The invaders' part of a turn: ravage, build, explore, advance, and actions that are skipped (rules 3.5 to 3.9)."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.engine.agenda import Frame, Ops, Question, frame, push
from game.core.engine.combinators import start, together
from game.core.engine.decision import Option
from game.core.engine.ops import could
from game.spirit_island import events
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.state import State
from game.spirit_island.verbs.damage import deal

ops: Ops[State] = Ops()
CHOKED = ("ravage", "build")  # what a spirit may choke at its sacred sites

# ------------------------------------------------------------------------------------------------ skipping


def skip_for(s: State, land: str, action: str) -> int | None:
    """The place among the lasting effects of one that skips this action here; those that must come before those that
    may.
    """
    found = None
    for at, mod in enumerate(s.mods):
        if mod.kind != "skip" or not mod.n or action not in mod.data[0]:
            continue
        if mod.data[2]:
            if not s.box.tests[mod.data[2]].holds(s, Frame("", mod.seat), land):
                continue
        elif mod.where != land:
            continue
        if not mod.data[1]:
            return at
        found = at if found is None else found
    return found


def use_skip(s: State, at: int, land: str, action: str) -> None:
    mod = s.mods[at]
    if mod.n > 0:
        s.mods[at] = mod._replace(n=mod.n - 1)
    s.emit(events.skipped, land, action)


def unless_skipped(s: State, f: Frame, action: str, go: str) -> None:
    """Carries on with `go` unless the action is skipped; an optional skip is decided when the action is about to
    happen.
    """
    land = f.get("land")
    at = skip_for(s, land, action)
    if at is not None and not s.mods[at].data[1]:
        use_skip(s, at, land, action)
        return
    choking = tuple(seat for seat, _ in q.passives(s, "chokes") if action in CHOKED and q.sacred(s, land, seat))
    if choking:
        s.agenda.append(frame("choke", choking[0], action=action, land=land, go=go, env=f.env, then=choking[1:]))
    else:
        _unless_willing(s, f, action, go)


def _unless_willing(s: State, f: Frame, action: str, go: str) -> None:
    """An effect that may skip the action is asked for; without one the action happens."""
    land = f.get("land")
    at = skip_for(s, land, action)
    if at is None:
        ops.steps[go](s, f)
    else:
        s.agenda.append(frame("skip", s.mods[at].seat, action=action, land=land, go=go, env=f.env, source=s.mods[at].source))


@ops.ask("choke", "action go land then", known={"env": "env"})
class Choke(Question[State]):
    """Whether a spirit destroys presence at its sacred site, so that the action is skipped there."""

    def options(self, s: State, f: Frame) -> list[str]:
        return ["yes", "no"]

    def kind(self, s: State, f: Frame) -> str:
        return "skip"

    def args(self, s: State, f: Frame) -> tuple:
        return f.get("action"), f.get("land"), q.own_rule(s, f.seat, "chokes")

    def source(self, s: State, f: Frame) -> str:
        return q.rule_key(s, f.seat, "chokes")

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        land, action, then = f.get("land"), f.get("action"), f.get("then")
        if key == "yes":
            for _ in range(min(q.own_rule(s, seat, "chokes"), s.presence[(land, seat)])):
                p.destroy_presence(s, seat, land)
            s.emit(events.skipped, land, action)
        elif then:
            s.agenda.append(f._replace(seat=then[0]).put(then=then[1:]))
        else:
            _unless_willing(s, Frame(f.get("go"), "", "", 0, f.get("env")), action, f.get("go"))


@ops.ask("skip", "action go land source", known={"env": "env"})
class AskSkip(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        return ["yes", "no"]

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("action"), f.get("land"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "yes":
            at = skip_for(s, f.get("land"), f.get("action"))
            if at is not None:
                use_skip(s, at, f.get("land"), f.get("action"))
        else:
            ops.steps[f.get("go")](s, Frame(f.get("go"), "", "", 0, f.get("env")))


# ------------------------------------------------------------------------------------------------ ravage


def card_lands(s: State, card: str) -> list[str]:
    """The lands an invader card shows, in board order."""
    shown = s.box.invaders[card]
    table = q.layout(s)
    return [
        land for land in table.lands if table.land[land].terrain in shown.terrains or (shown.coastal and table.land[land].coastal)
    ]


@ops.step("ravage")
def ravage(s: State, f: Frame) -> None:
    """Ravages for each card of the slot, land by land."""
    push(s, *(frame("ravage.lands", card=card, left=tuple(card_lands(s, card))) for card in s.ravage_slot))


@ops.step("ravage.lands", "card left")
def ravage_lands(s: State, f: Frame) -> None:
    """Only lands with invaders when reached; the players choose the order while two or more remain."""
    left = tuple(land for land in f.get("left") if q.has_invaders(s, land))
    if not left:
        return
    if len(left) > 1:
        s.agenda.append(f.put(left=left).named("ravage.order"))
    else:
        push(s, *one_ravage(left[0]))


def one_ravage(land: str) -> tuple[Frame, ...]:
    return (frame("ravage.land", land=land), frame("settle"), frame("end-check"))


@ops.ask("ravage.order", "card left")
class RavageOrder(Question[State]):
    """Each player may name a land of the own board (rules 3.3: the players choose)."""

    def options(self, s: State, f: Frame) -> list:
        return [Option(f"land:{land}", q.owner(s, land)) for land in f.get("left")]

    def source(self, s: State, f: Frame) -> str:
        return f"invader:{f.get('card')}"

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        left = tuple(land for land in f.get("left") if land != key[5:])
        push(s, *one_ravage(key[5:]), f.put(left=left).named("ravage.lands"))


@ops.step("ravage.land", "land")
def ravage_land(s: State, f: Frame) -> None:
    unless_skipped(s, f, "ravage", "ravage.go")


@ops.step("ravage.go", "land")
def ravage_go(s: State, f: Frame) -> None:
    """Damage less Defend to the land, the same again to the dahan, then the dahan who live strike back (rules 3.5)."""
    land = f.get("land")
    defence = q.defence(s, land)
    damage = max(0, q.invader_damage(s, land) - max(0, defence))
    s.emit(events.ravage, land, damage, defence)
    back = frame("ravage.back", land=land)
    if q.strike_together(s, land):
        back = back.put(n=dahan_damage(s, land))  # those who fall strike as well
    mining = [frame("ravage.mining", land=land, n=damage, had=q.count(s, land, "blight"))] if q.levels(s) else []
    push(s, *mining, frame("ravage.dahan", land=land, n=damage), back)
    if damage >= s.box.figures["ravage"]["damage_for_blight"]:
        s.agenda.append(frame("blight.add", land=land))


@ops.step("ravage.mining", "had land n")
def ravage_mining(s: State, f: Frame) -> None:
    """What the adversary makes of a ravage, once its blight has spread: a further blight in the land, towns beside it."""
    land, levels = f.get("land"), q.levels(s)
    for level in levels:
        if level.mining and f.get("n") >= level.mining:
            p.add_blight(s, land, alone=True)
    if q.count(s, land, "blight") > f.get("had"):
        push(s, *(frame("mining-rush", q.owner(s, land), land=land) for level in levels for _ in range(level.rush)))


@ops.ask("mining-rush", "land")
class MiningRush(Question[State]):
    """Where beside the ravaged land a town is added: in a land without town and city."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"land:{land}" for land in q.layout(s).adjacent[f.get("land")] if not q.count_all(s, land, q.BUILDINGS)]

    def source(self, s: State, f: Frame) -> str:
        return f"adversary:{s.adversary}"

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("land"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        p.add(s, key[5:], "town")


@ops.step("ravage.dahan", "land n")
def ravage_dahan(s: State, f: Frame) -> None:
    """Damage to dahan is efficient: as many as possible are destroyed, wounded ones first; what is left marks one
    (BC p.16).
    """
    land, left = f.get("land"), f.get("n")
    if q.spared(s, land):
        return
    before = q.count(s, land, "dahan")
    health = q.health(s, land, "dahan")
    for _, have, many in reversed(q.variants(s, land, ("dahan",))):
        for _ in range(many):
            if left >= health - have:
                left -= health - have
                p.hurt(s, land, "dahan", have, health - have)
    worst = q.variants(s, land, ("dahan",))
    if left and worst:
        p.hurt(s, land, "dahan", worst[-1][1], left)
    if fallen := before - q.count(s, land, "dahan"):
        kind = "falls_with_dahan"
        push(s, *(frame("presence.destroy", seat, left=fallen, near=land, range=rule.n, source=q.rule_key(s, seat, kind))
                  for seat, rule in q.passives(s, kind)))  # fmt: skip


def dahan_damage(s: State, land: str) -> int:
    """What the dahan in a land deal together."""
    strength: int = q.count(s, land, "dahan") * q.piece_figures(s, "dahan")["damage"]
    return strength


@ops.step("ravage.back", "land n")
def dahan_strike_back(s: State, f: Frame) -> None:
    """Each dahan who lives deals its damage to the invaders, split freely, even where Defend let nothing through. `n`: what
    those dealt who struck together with the invaders.
    """
    land = f.get("land")
    strength = f.get("n") if f.get("n") is not None else dahan_damage(s, land)
    deal(s, q.owner(s, land), (land,), strength, kind="ravage.strike")


# ------------------------------------------------------------------------------------------------ build


@ops.step("build")
def build(s: State, f: Frame) -> None:
    """Builds in board order in every land shown that has invaders when reached."""
    push(s, *builds(s, s.build_slot))


def builds(s: State, cards: tuple[str, ...]) -> list[Frame]:
    """A build in each land that these cards show. An adversary may build without invaders, beside enough towns and cities: they
    are counted before the first build.
    """
    found = []
    enough = next((level.neighbours for level in q.levels(s) if level.neighbours), 0)
    for land in [land for card in cards for land in card_lands(s, card)]:
        one = frame("build.land", land=land)
        if enough and sum(q.count_all(s, near, q.BUILDINGS) for near in q.layout(s).adjacent[land]) >= enough:
            one = one.put(given=True)
        found += [one, frame("end-check")]
    return found


@ops.step("immigration")
def immigration(s: State, f: Frame) -> None:
    """The adversary's build before the ravage; twice where it builds so without a fear card resolved this turn."""
    if s.immigration:
        again = q.immigration(s) == "twice" and not s.fear_resolved
        push(s, *([frame("immigration.build")] * (1 + again)))


@ops.step("immigration.build")
def immigration_build(s: State, f: Frame) -> None:
    push(s, *builds(s, s.immigration_slot))


@ops.step("build.land", "given land")
def build_land(s: State, f: Frame) -> None:
    if f.get("given") or q.has_invaders(s, f.get("land")):
        unless_skipped(s, f, "build", "build.go")


@ops.step("build.go", "land")
def build_go(s: State, f: Frame) -> None:
    """More towns than cities: a city; else a town. A rule of a spirit may let something else be built at its sacred
    sites.
    """
    land = f.get("land")
    kind = "city" if q.count(s, land, "town") > q.count(s, land, "city") else "town"
    for seat, passive in q.passives(s, "build_adds"):
        if q.sacred(s, land, seat):
            kind = passive.word
    if kind == "city":
        at = skip_for(s, land, "build-city")
        if at is not None:
            use_skip(s, at, land, "build-city")
            return
    s.emit(events.build, land, kind)
    p.put(s, land, kind)


# ------------------------------------------------------------------------------------------------ explore


@ops.step("explore")
def explore(s: State, f: Frame) -> None:
    """Turns up the next invader card; with none left time has run out."""
    if not s.invader_deck:
        s.lost = s.lost or "time"
        push(s, frame("end-check"))
        return
    card = s.invader_deck[0]
    s.invader_deck = s.invader_deck[1:]
    s.explore_slot = (*s.explore_slot, card)
    s.shown += 1
    s.emit(events.invader_card, card)
    steps = [frame("explore.lands", card=card)]
    if s.box.invaders[card].on_reveal and "stage-ii-actions" in s.options:
        steps = [frame("stage-ii", card=card), frame("end-check"), *steps]
    elif escalates(s, card) and not s.box.adversaries[s.adversary].explored:
        steps = [frame("escalation", card=card), frame("settle"), frame("end-check"), *steps]
    push(s, *steps)


@ops.step("stage-ii", "card")
def stage_two_action(s: State, f: Frame) -> None:
    """What the card's flag asks for, before any explorer of the card is added (data: invaders.yaml)."""
    s.agenda.append(frame("scope", s.seats[0], kind="invader", source=f"invader:{f.get('card')}"))
    start(s, Frame("run", s.seats[0]), "stage-ii-action")


def escalates(s: State, card: str) -> bool:
    """Whether the adversary does something because of this card."""
    return bool(s.adversary and s.box.invaders[card].on_reveal)


@ops.step("escalation", "card")
def escalation(s: State, f: Frame) -> None:
    """What the adversary does when a marked card of stage II is turned up, before its explorers come (data: adversaries.yaml)."""
    adversary = s.box.adversaries[s.adversary]
    s.agenda.append(frame("scope", s.seats[0], kind="escalation", source=f"adversary:{adversary.id}"))
    start(s, Frame("run", s.seats[0]), adversary.escalation)


@ops.step("explore.lands", "card")
def explore_lands(s: State, f: Frame) -> None:
    """All targets are fixed before the first explorer is placed: towns, cities and the coast are sources (rules
    3.8).
    """
    lands = [land for land in card_lands(s, f.get("card")) if explore_source(s, land)]
    many = s.box.scenarios[s.scenario].explorers if s.scenario else 0
    further = (frame("explore.further", lands=(), n=many),) if many else ()
    push(s, *(one for land in lands for one in (frame("explore.land", land=land), frame("end-check"))), *further)


def explore_source(s: State, land: str) -> bool:
    """Whether explorers can come to this land."""
    table = q.layout(s)
    if table.land[land].coastal:
        return True
    return any(q.count_all(s, near, q.BUILDINGS) for near in (land, *table.adjacent[land]))


@ops.step("explore.land", "land")
def explore_land(s: State, f: Frame) -> None:
    unless_skipped(s, f, "explore", "explore.go")


@ops.step("explore.go", "land")
def explore_go(s: State, f: Frame) -> None:
    s.emit(events.explore, f.get("land"))
    p.put(s, f.get("land"), "explorer")
    for at, below in enumerate(s.agenda):
        if below.op == "explore.further":
            s.agenda[at] = below.put(lands=(*below.get("lands"), f.get("land")))
    if s.explore_slot and escalates(s, s.explore_slot[-1]) and s.box.adversaries[s.adversary].explored:
        _sway(s, f.get("land"))


@ops.step("explore.further", "lands n")
def explore_further(s: State, f: Frame) -> None:
    """A scenario sends more explorers: on each board to one of the lands just explored, as its player decides."""
    lanes = []
    for lands in by_board(s, f.get("lands")):
        if len(lands) == 1 or not s.turn:
            for _ in range(f.get("n")):
                add_further(s, lands[0])
        else:
            seat = q.owner(s, lands[0])
            lanes.append((seat, (frame("further.land", seat, lands=lands, n=f.get("n")),)))
    if lanes:
        s.agenda.append(together(*lanes))


def by_board(s: State, lands: Iterable[str]) -> list[tuple[str, ...]]:
    """These lands by board, for each board that has any."""
    found: dict[str, tuple[str, ...]] = {}
    for land in lands:
        board = q.layout(s).land[land].board
        found[board] = (*found.get(board, ()), land)
    return list(found.values())


@ops.ask("further.land", "lands n")
class FurtherLand(Question[State]):
    """One of the lands just explored on a board."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"land:{land}" for land in f.get("lands")]

    def kind(self, s: State, f: Frame) -> str:
        return "blitz.explorer"

    def source(self, s: State, f: Frame) -> str:
        return f"scenario:{s.scenario}"

    def args(self, s: State, f: Frame) -> tuple:
        return (q.layout(s).land[f.get("lands")[0]].board,)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        add_further(s, key[5:])
        if f.get("n") > 1:
            s.agenda.append(f.put(n=f.get("n") - 1))


def add_further(s: State, land: str) -> None:
    s.emit(events.further, land)
    p.put(s, land, "explorer")


def _sway(s: State, land: str) -> None:
    """The escalation of an adversary that acts in each land explored; the land's player decides what there is to decide."""
    adversary, seat = s.box.adversaries[s.adversary], q.owner(s, land)
    if could(s, Frame("run", seat, env=(("land", land),)), adversary.escalation):
        s.emit(events.escalation, adversary.id, land)
        s.agenda.append(frame("scope", seat, kind="escalation", source=f"adversary:{adversary.id}", land=land))
        start(s, Frame("run", seat), adversary.escalation)


@ops.step("advance")
def advance(s: State, f: Frame) -> None:
    """Cards slide: ravage to the discards, build to ravage, explore to build."""
    if s.immigration:
        s.invader_discard += s.immigration_slot
        s.immigration_slot = s.ravage_slot
        if q.immigration(s) == "once" and any(s.box.invaders[card].stage > 1 for card in s.immigration_slot):
            s.invader_discard += s.immigration_slot  # the place itself goes with the first card of stage II
            s.immigration, s.immigration_slot = False, ()
    else:
        s.invader_discard += s.ravage_slot
    s.ravage_slot, s.build_slot, s.explore_slot = s.build_slot, s.explore_slot, ()
    s.emit(events.advance)
