"""The turn, phase by phase, as a script on the agenda (rules 3)."""

from __future__ import annotations

from game.core import rng
from game.core.agenda import Frame, frame, push
from game.core.combinators import start, together
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.operations import ops
from game.spirit_island.state import State
from game.spirit_island.verbs_land import deal

PHASES = ("growth", "fast", "fear", "ravage", "build", "explore", "advance", "slow", "time-passes")


# ------------------------------------------------------------------------------------------------ the turn


@ops.step("turn")
def turn(s: State, f: Frame) -> None:
    """A whole turn, and then the next one."""
    s.turn += 1
    s.emit("turn", s.turn)
    push(s, *(frame("phase", name=name) for name in PHASES), frame("turn"))


@ops.step("phase")
def phase(s: State, f: Frame) -> None:
    """Says which phase begins and puts its steps on the agenda."""
    s.phase = f.get("name")
    s.emit("phase", s.phase)
    push(s, *phase_frames(s, s.phase))


def phase_frames(s: State, name: str) -> tuple[Frame, ...]:
    """What a phase consists of."""
    if name == "growth":
        return (together(*((seat, spirit_phase(seat)) for seat in s.seats)),)
    if name in ("fast", "slow"):
        return (together(*((seat, (frame("powers", seat, speed=name),)) for seat in s.seats)),)
    return (frame(name),)


def spirit_phase(seat: str) -> tuple[Frame, ...]:
    """Growth, energy, cards: each spirit in this order, at its own pace."""
    return (frame("growth", seat), frame("energy", seat), frame("play", seat))


# ------------------------------------------------------------------------------------------------ growth, energy, cards


@ops.ask("growth")
class Growth:
    """Exactly one growth option; all its actions follow."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"branch:{at}" for at in range(len(s.box.spirits[s.spirits[f.seat]].growth))]

    def kind(self, s: State, f: Frame) -> str:
        return "growth.choose"

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        group = int(key[7:])
        acts = s.box.spirits[s.spirits[seat]].growth[group]
        s.emit("growth", seat, group)
        s.agenda.append(frame("growth.acts", seat, group=group, left=tuple(range(len(acts)))))


def _is_choice(verb: str) -> bool:
    """Growth acts with decisions in them; plain gains happen by themselves and first."""
    return verb in ("add_presence", "gain_power_card")


@ops.step("growth.acts")
def growth_acts(s: State, f: Frame) -> None:
    """Does the next action of a growth option; the order is asked only where acts that differ both ask something."""
    left = f.get("left")
    if not left:
        return
    acts = s.box.spirits[s.spirits[f.seat]].growth[f.get("group")]
    plain = [at for at in left if not _is_choice(acts[at].verb)]
    if plain:
        _act(s, f, plain[0])
    elif len({(acts[at].verb, tuple(acts[at].args.items())) for at in left}) > 1:
        s.agenda.append(f._replace(op="growth.order"))
    else:
        _act(s, f, left[0])


def _act(s: State, f: Frame, at: int) -> None:
    """One action of a growth option, with its own end check."""
    program = s.box.spirits[s.spirits[f.seat]].growth_programs[f.get("group")][at]
    left = tuple(other for other in f.get("left") if other != at)
    s.agenda.append(f.put(left=left)._replace(op="growth.acts"))
    s.agenda.append(frame("end-check"))
    s.agenda.append(frame("scope", f.seat, kind="growth", source=f"growth:{s.spirits[f.seat]}/{f.get('group')}"))
    start(s, Frame("run", f.seat), program)


@ops.ask("growth.order")
class GrowthOrder:
    def options(self, s: State, f: Frame) -> list[str]:
        return [f"act:{at}" for at in f.get("left")]

    def source(self, s: State, f: Frame) -> str:
        return f"growth:{s.spirits[f.seat]}/{f.get('group')}"

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("group"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        _act(s, f, int(key[4:]))


ops.yielding.update(("growth.acts", "growth.order", "play"))


@ops.step("energy")
def gain_income(s: State, f: Frame) -> None:
    """Energy income, and the plays of this turn, by the highest numbers uncovered."""
    income = q.circle(s, f.seat, "energy")[0]
    s.energy[f.seat] += income
    s.emit("energy", f.seat, income)
    s.plays_left[f.seat] = q.circle(s, f.seat, "plays")[0]


@ops.ask("play")
class Play:
    """Cards are paid one by one from what is left; elements count from payment on."""

    def options(self, s: State, f: Frame) -> list[str]:
        seat, powers = f.seat, s.box.powers
        if not s.plays_left[seat]:
            return ["done"]
        return [f"card:{card}" for card in s.hand[seat] if powers["card:" + card].cost <= s.energy[seat]] + ["done"]

    def args(self, s: State, f: Frame) -> tuple:
        return (s.plays_left[f.seat], s.energy[f.seat])

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            s.plays_left[seat] = 0
            return
        card = key[5:]
        s.hand[seat] = tuple(one for one in s.hand[seat] if one != card)
        s.played[seat] = (*s.played[seat], card)
        s.energy[seat] -= s.box.powers[key].cost
        s.plays_left[seat] -= 1
        s.emit("card-played", seat, card)
        s.agenda.append(f)

    def why(self, s: State, f: Frame, seat: str, key: str) -> tuple | None:
        from game.spirit_island.reasons import play_reason

        return play_reason(s, f.seat, key)


# ------------------------------------------------------------------------------------------------ fear


@ops.step("fear")
def fear_effects(s: State, f: Frame) -> None:
    """Earned fear cards in the order of earning, each with the level of that moment; new ones join at the end (rules
    3.4).
    """
    if not s.fear_earned:
        return
    card, s.fear_earned = s.fear_earned[0], s.fear_earned[1:]
    s.fear_discard = (*s.fear_discard, card)
    s.shown += 1
    level = min(s.terror, 3)
    s.emit("fear-card", card, level)
    s.agenda.append(f)
    s.agenda.append(frame("end-check"))
    s.agenda.append(frame("settle"))
    s.agenda.append(frame("scope", s.seats[0], kind="fear", source=f"fear:{card}", level=level))
    start(s, Frame("run", s.seats[0]), s.box.fear[card][level])


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
    s.emit("skipped", land, action)


def unless_skipped(s: State, f: Frame, action: str, go: str) -> None:
    """Carries on with `go` unless the action is skipped; an optional skip is decided when the action is about to
    happen.
    """
    land = f.get("land")
    at = skip_for(s, land, action)
    if at is None:
        ops.steps[go](s, f)
    elif s.mods[at].data[1]:
        s.agenda.append(
            frame("skip", s.mods[at].seat, action=action, land=land, go=go, env=f.env, source=s.mods[at].source)
        )
    else:
        use_skip(s, at, land, action)


@ops.ask("skip")
class AskSkip:
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
        land
        for land in table.lands
        if table.land[land].terrain in shown.terrains or (shown.coastal and table.land[land].coastal)
    ]


@ops.step("ravage")
def ravage(s: State, f: Frame) -> None:
    """Ravages for each card of the slot, land by land."""
    push(s, *(frame("ravage.lands", card=card, left=tuple(card_lands(s, card))) for card in s.ravage_slot))


@ops.step("ravage.lands")
def ravage_lands(s: State, f: Frame) -> None:
    """Only lands with invaders when reached; the players choose the order while two or more remain."""
    left = tuple(land for land in f.get("left") if q.has_invaders(s, land))
    if not left:
        return
    if len(left) > 1:
        s.agenda.append(f.put(left=left)._replace(op="ravage.order"))
    else:
        push(s, *one_ravage(left[0]))


def one_ravage(land: str) -> tuple[Frame, ...]:
    return (frame("ravage.land", land=land), frame("settle"), frame("end-check"))


@ops.ask("ravage.order")
class RavageOrder:
    """Each player may name a land of the own board (rules 3.3: the players choose)."""

    def options(self, s: State, f: Frame) -> list:
        from game.core.decision import Option

        return [Option(f"land:{land}", q.owner(s, land)) for land in f.get("left")]

    def source(self, s: State, f: Frame) -> str:
        return f"invader:{f.get('card')}"

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        left = tuple(land for land in f.get("left") if land != key[5:])
        push(s, *one_ravage(key[5:]), f.put(left=left)._replace(op="ravage.lands"))


@ops.step("ravage.land")
def ravage_land(s: State, f: Frame) -> None:
    unless_skipped(s, f, "ravage", "ravage.go")


@ops.step("ravage.go")
def ravage_go(s: State, f: Frame) -> None:
    """Damage less Defend to the land, the same again to the dahan, then the dahan who live strike back (rules 3.5)."""
    land = f.get("land")
    defence = q.defence(s, land)
    damage = max(0, q.invader_damage(s, land) - max(0, defence))
    s.emit("ravage", land, damage, defence)
    push(s, frame("ravage.dahan", land=land, n=damage), frame("ravage.back", land=land))
    if damage >= s.box.figures["ravage"]["damage_for_blight"]:
        s.agenda.append(frame("blight.add", land=land))


@ops.step("ravage.dahan")
def ravage_dahan(s: State, f: Frame) -> None:
    """Damage to dahan is efficient: as many as possible are destroyed, wounded ones first; what is left marks one
    (BC p.16).
    """
    land, left = f.get("land"), f.get("n")
    if q.protected(s, land):
        return
    health = q.health(s, land, "dahan")
    for _, have, many in reversed(q.variants(s, land, ("dahan",))):
        for _ in range(many):
            if left >= health - have:
                left -= health - have
                p.hurt(s, land, "dahan", have, health - have)
    worst = q.variants(s, land, ("dahan",))
    if left and worst:
        p.hurt(s, land, "dahan", worst[-1][1], left)


@ops.step("ravage.back")
def dahan_strike_back(s: State, f: Frame) -> None:
    """Each dahan who lives deals its damage to the invaders, split freely, even where Defend let nothing through."""
    land = f.get("land")
    strength = q.count(s, land, "dahan") * q.piece_figures(s, "dahan")["damage"]
    deal(s, q.owner(s, land), (land,), strength, kind="ravage.strike")


# ------------------------------------------------------------------------------------------------ build


@ops.step("build")
def build(s: State, f: Frame) -> None:
    """Builds in board order in every land shown that has invaders when reached."""
    lands = [land for card in s.build_slot for land in card_lands(s, card)]
    push(s, *(one for land in lands for one in (frame("build.land", land=land), frame("end-check"))))


@ops.step("build.land")
def build_land(s: State, f: Frame) -> None:
    if q.has_invaders(s, f.get("land")):
        unless_skipped(s, f, "build", "build.go")


@ops.step("build.go")
def build_go(s: State, f: Frame) -> None:
    """More towns than cities: a city; else a town. A rule of a spirit may let something else be built at its sacred
    sites.
    """
    land = f.get("land")
    kind = "city" if q.count(s, land, "town") > q.count(s, land, "city") else "town"
    for seat, passive in q.passives(s, "build_adds"):
        if s.presence.get((land, seat), 0) >= q.SACRED:
            kind = passive.word
    if kind == "city":
        at = skip_for(s, land, "build-city")
        if at is not None:
            use_skip(s, at, land, "build-city")
            return
    s.emit("build", land, kind)
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
    s.emit("invader-card", card)
    steps = [frame("explore.lands", card=card)]
    if s.box.invaders[card].on_reveal and "stage-ii-actions" in s.options:
        steps = [frame("stage-ii", card=card), frame("end-check"), *steps]
    push(s, *steps)


@ops.step("stage-ii")
def stage_two_action(s: State, f: Frame) -> None:
    """What the card's flag asks for, before any explorer of the card is added (data: invaders.yaml)."""
    s.agenda.append(frame("scope", s.seats[0], kind="invader", source=f"invader:{f.get('card')}"))
    start(s, Frame("run", s.seats[0]), "stage-ii-action")


@ops.step("explore.lands")
def explore_lands(s: State, f: Frame) -> None:
    """All targets are fixed before the first explorer is placed: towns, cities and the coast are sources (rules
    3.8).
    """
    lands = [land for land in card_lands(s, f.get("card")) if explore_source(s, land)]
    push(s, *(one for land in lands for one in (frame("explore.land", land=land), frame("end-check"))))


def explore_source(s: State, land: str) -> bool:
    """Whether explorers can come to this land."""
    table = q.layout(s)
    if table.land[land].coastal:
        return True
    return any(q.count_all(s, near, q.BUILDINGS) for near in (land, *table.adjacent[land]))


@ops.step("explore.land")
def explore_land(s: State, f: Frame) -> None:
    unless_skipped(s, f, "explore", "explore.go")


@ops.step("explore.go")
def explore_go(s: State, f: Frame) -> None:
    s.emit("explore", f.get("land"))
    p.put(s, f.get("land"), "explorer")


@ops.step("advance")
def advance(s: State, f: Frame) -> None:
    """Cards slide: ravage to the discards, build to ravage, explore to build."""
    s.invader_discard += s.ravage_slot
    s.ravage_slot, s.build_slot, s.explore_slot = s.build_slot, s.explore_slot, ()
    s.emit("advance")


# ------------------------------------------------------------------------------------------------ time passes


@ops.step("time-passes")
def time_passes(s: State, f: Frame) -> None:
    """Effects that keep a card are asked first; then everything of this turn ends."""
    asks = [frame("keep.card", mod.seat) for mod in s.mods if mod.kind == "keep_card" for _ in range(mod.n)]
    push(s, *asks, frame("turn.end"), frame("end-check"))


@ops.ask("keep.card")
class KeepPlayedCard:
    """A card in play that would be discarded may return to hand."""

    def options(self, s: State, f: Frame) -> list[str]:
        keys = [f"card:{card}" for card in s.played[f.seat]]
        return [*keys, "done"] if keys else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key != "done":
            s.played[seat] = tuple(card for card in s.played[seat] if card != key[5:])
            s.hand[seat] = (*s.hand[seat], key[5:])
            s.emit("cards-reclaimed", seat, (key[5:],))


@ops.step("turn.end")
def end_turn(s: State, f: Frame) -> None:
    """Cards in play go to the discards, elements and lasting effects end, all damage heals."""
    for seat in s.seats:
        s.discard[seat] += s.played[seat]
        s.played[seat] = ()
        s.used[seat] = ()
        s.plays_left[seat] = 0
    s.gained = {}
    s.mods = [mod for mod in s.mods if mod.until != "turn"]
    for key, have in list(s.pieces.items()):
        if len(have) > 1:
            s.pieces[key] = (sum(have),)
    s.emit("healed")


# ------------------------------------------------------------------------------------------------ the end


@ops.step("end-check")
def end_check(s: State, f: Frame) -> None:
    """Victory and defeat, looked at after each complete action; both at once is a victory with sacrifice (rules 4)."""
    won, lost = victory(s), defeat(s)
    if won or lost:
        outcome = ("win-sacrifice" if lost else "win") if won else "loss"
        s.result = (outcome, *(won or lost), *(lost if won and lost else ()))
        s.agenda.clear()
        s.emit("result", *s.result)


def victory(s: State) -> tuple[str, ...]:
    """Why the spirits have won; () if they have not."""
    if s.terror >= 4:
        return ("fear-victory",)
    kinds = {kind for _, kind in s.pieces}
    if s.terror == 3:
        return () if "city" in kinds else ("no-cities",)
    if s.terror == 2:
        return () if kinds & {"town", "city"} else ("no-towns-cities",)
    return () if kinds & {"explorer", "town", "city"} else ("no-invaders",)


def defeat(s: State) -> tuple[str, ...]:
    """Why the island is lost; () if it is not."""
    if s.lost:
        return (s.lost,)
    if not s.blight_pool:
        return ("blight",)
    for seat in s.seats:
        if not q.presence_on_island(s, seat):
            return ("no-presence", seat)
    return ()


def shuffle(s: State, cards: tuple[str, ...]) -> tuple[str, ...]:
    s.rng, cards = rng.shuffled(s.rng, cards)
    return cards
