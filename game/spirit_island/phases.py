"""The turn, phase by phase, as a script on the agenda (rules 3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.engine.agenda import Frame, Ops, Question, frame, push
from game.core.engine.combinators import start, together
from game.core.engine.ops import Instruction
from game.spirit_island import events, insurrection
from game.spirit_island import queries as q
from game.spirit_island.state import State
from game.spirit_island.verbs.cards import pay_for

ops: Ops[State] = Ops()
ops.notes("kind level")

CHOICES = ("add_presence", "gain_power_card", "add_presence_at_sea", "gather_presence_to_sea", "push_presence_from_sea")
PHASES = ("growth", "fast", "fear", "ravage", "build", "explore", "advance", "slow", "time-passes")


# ------------------------------------------------------------------------------------------------ the turn


@ops.step("turn")
def turn(s: State, f: Frame) -> None:
    """A whole turn, and then the next one."""
    s.turn += 1
    s.fear_resolved = 0
    s.emit(events.turn, s.turn)
    checked = (frame("end-check"),) * bool(q.hearts(s))  # what must hold from a turn on is looked at as that turn begins
    push(s, *checked, *turn_frames(s, PHASES), frame("turn"))


def turn_frames(s: State, names: tuple[str, ...]) -> tuple[Frame, ...]:
    """The phases of these names; a blight card has its say as the invaders' phases begin, an adversary may build before the
    ravage.
    """
    found: tuple[Frame, ...] = ()
    for name in names:
        before = (frame("blighted"),) * (name == "fear" and bool(s.blight_card))
        before += (frame("immigration"),) * (name == "ravage" and bool(q.immigration(s)))
        found += (*before, frame("phase", name=name))
    return found


@ops.step("phase", "name", phase=True)
def phase(s: State, f: Frame) -> None:
    """Says which phase begins and puts its steps on the agenda."""
    s.phase = f.get("name")
    s.emit(events.phase, s.phase)
    push(s, *phase_frames(s, s.phase))


def phase_frames(s: State, name: str) -> tuple[Frame, ...]:
    """What a phase consists of."""
    if name == "growth":
        return (together(*((seat, spirit_phase(s, seat)) for seat in s.seats)),)
    if name in ("fast", "slow"):
        return (together(*((seat, (frame("powers", seat, speed=name),)) for seat in s.seats)),)
    return (frame(name),)


def spirit_phase(s: State, seat: str) -> tuple[Frame, ...]:
    """Growth, energy, cards: each spirit in this order, at its own pace."""
    return (*growing(s, seat), frame("energy", seat), frame("play", seat))


def growing(s: State, seat: str) -> tuple[Frame, ...]:
    """Growth, and the card that an open circle brings back."""
    circles = s.box.spirits[s.spirits[seat]].reclaims
    return (frame("growth", seat), *(frame("reclaim.one", seat, track=track, circle=at) for track, at in circles))


# ------------------------------------------------------------------------------------------------ growth, energy, cards


@ops.ask("growth")
class Growth(Question[State]):
    """Exactly one growth option; all its actions follow."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"branch:{at}" for at in range(len(s.box.spirits[s.spirits[f.seat]].growth))]

    def kind(self, s: State, f: Frame) -> str:
        return "growth.choose"

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        group = int(key[7:])
        acts = s.box.spirits[s.spirits[seat]].growth[group]
        s.emit(events.growth, seat, group, s.spirits[seat])
        s.agenda.append(frame("growth.acts", seat, group=group, left=tuple(range(len(acts)))))


def _is_choice(act: Instruction) -> bool:
    """Growth acts with decisions in them; plain gains happen by themselves and first."""
    return act.verb in CHOICES or (act.verb == "reclaim" and act.args["what"] == "one")


@ops.step("growth.acts", "group left", yields=True)
def growth_acts(s: State, f: Frame) -> None:
    """Does the next action of a growth option; the order is asked only where acts that differ both ask something."""
    left = f.get("left")
    if not left:
        return
    acts = s.box.spirits[s.spirits[f.seat]].growth[f.get("group")]
    plain = [at for at in left if not _is_choice(acts[at])]
    if plain:
        _act(s, f, plain[0])
    elif len({(acts[at].verb, repr(acts[at].args)) for at in left}) > 1:
        s.agenda.append(f.named("growth.order"))
    else:
        _act(s, f, left[0])


def _act(s: State, f: Frame, at: int) -> None:
    """One action of a growth option, with its own end check."""
    program = s.box.spirits[s.spirits[f.seat]].growth_programs[f.get("group")][at]
    left = tuple(other for other in f.get("left") if other != at)
    s.agenda.append(f.put(left=left).named("growth.acts"))
    s.agenda.append(frame("end-check"))
    s.agenda.append(frame("scope", f.seat, kind="growth", source=f"growth:{s.spirits[f.seat]}/{f.get('group')}"))
    start(s, Frame("run", f.seat), program)


@ops.ask("growth.order", "group left", yields=True)
class GrowthOrder(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        return [f"act:{at}" for at in f.get("left")]

    def source(self, s: State, f: Frame) -> str:
        return f"growth:{s.spirits[f.seat]}/{f.get('group')}"

    def args(self, s: State, f: Frame) -> tuple:
        return (f.get("group"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        _act(s, f, int(key[4:]))


@ops.step("energy")
def gain_income(s: State, f: Frame) -> None:
    """Energy income, and the plays of this turn, by the highest numbers uncovered."""
    income = q.circle(s, f.seat, "energy")[0]
    s.energy[f.seat] += income
    s.emit(events.energy, f.seat, income, "income")
    more = sum(mod.n for mod in s.mods if mod.kind == "more_plays" and mod.seat == f.seat)
    s.plays_left[f.seat] = q.circle(s, f.seat, "plays")[0] + more


@ops.ask("play", yields=True)
class Play(Question[State]):
    """Cards are paid one by one from what is left; elements count from payment on."""

    def options(self, s: State, f: Frame) -> list[str]:
        seat, powers = f.seat, s.box.powers
        if not s.plays_left[seat]:
            return ["done"]
        return [f"card:{card}" for card in s.hand[seat] if q.price(s, powers["card:" + card]) <= s.energy[seat]] + ["done"]

    def args(self, s: State, f: Frame) -> tuple:
        return (s.plays_left[f.seat], s.energy[f.seat])

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            s.plays_left[seat] = 0
            return
        card = key[5:]
        s.hand[seat] = tuple(one for one in s.hand[seat] if one != card)
        s.played[seat] = (*s.played[seat], card)
        s.plays_left[seat] -= 1
        s.emit(events.card_played, seat, card)
        pay_for(s, seat, key)
        s.agenda.append(f)


# ------------------------------------------------------------------------------------------------ blight, fear


@ops.step("blighted")
def blighted_island(s: State, f: Frame) -> None:
    """What the blighted side of the card does; nothing on a healthy island."""
    if s.blighted:
        card = s.box.blight_cards[s.blight_card]
        s.agenda.append(frame("end-check"))
        s.agenda.append(frame("settle"))
        s.agenda.append(frame("scope", s.seats[0], kind="blight-card", source=f"blight-card:{card.id}"))
        start(s, Frame("run", s.seats[0]), card.program)


@ops.step("fear", "ritual")
def fear_effects(s: State, f: Frame) -> None:
    """Earned fear cards in the order of earning, each with the level of that moment; new ones join at the end (rules
    3.4). Where rituals bring terror they wait for one (`ritual`), and are a part of it.
    """
    within = f.get("ritual", False)
    if not s.fear_earned or (q.ritual(s) and not within):
        return
    card, s.fear_earned = s.fear_earned[0], s.fear_earned[1:]
    s.fear_discard = (*s.fear_discard, card)
    s.fear_revealed = tuple(one for one in s.fear_revealed if one != card)
    s.fear_resolved += bool(s.adversary)
    s.shown += 1
    level = min(s.terror, 3)
    s.emit(events.fear_card, card, level)
    s.agenda.append(f)
    if not within:
        s.agenda.append(frame("end-check"))
    s.agenda.append(frame("settle"))
    s.agenda.append(frame("scope", s.seats[0], kind="fear", source=f"fear:{card}", level=level))
    start(s, Frame("run", s.seats[0]), s.box.fear[card][level])


# ------------------------------------------------------------------------------------------------ time passes


@ops.step("time-passes")
def time_passes(s: State, f: Frame) -> None:
    """Effects that keep a card are asked first; then everything of this turn ends."""
    asks = [frame("keep.card", mod.seat) for mod in s.mods if mod.kind == "keep_card" for _ in range(mod.n)]
    push(s, *asks, frame("turn.end"), frame("end-check"))


@ops.ask("keep.card")
class KeepPlayedCard(Question[State]):
    """A card in play that would be discarded may return to hand."""

    def options(self, s: State, f: Frame) -> list[str]:
        keys = [f"card:{card}" for card in s.played[f.seat]]
        return [*keys, "done"] if keys else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key != "done":
            s.played[seat] = tuple(card for card in s.played[seat] if card != key[5:])
            s.hand[seat] = (*s.hand[seat], key[5:])
            s.emit(events.cards_reclaimed, seat, (key[5:],))


@ops.step("turn.end")
def end_turn(s: State, f: Frame) -> None:
    """Cards in play go to the discards, elements and lasting effects end, all damage heals."""
    for seat in s.seats:
        s.discard[seat] += s.played[seat]
        s.played[seat] = ()
        s.used[seat] = ()
        s.plays_left[seat] = 0
    s.gained, s.hastened, s.chosen = {}, {}, {}
    s.mods = [mod for mod in s.mods if mod.until != "turn"]
    for key, have in list(s.pieces.items()):
        if len(have) > 1:
            s.pieces[key] = (sum(have),)
    s.emit(events.healed)


# ------------------------------------------------------------------------------------------------ the end


@ops.step("end-check", "final")
def end_check(s: State, f: Frame) -> None:
    """Victory and defeat, looked at after each complete action; both at once is a victory with sacrifice (rules 4)."""
    if insurrection.unfinished(s, f):
        return
    won, lost = victory(s), defeat(s)
    if won or lost:
        outcome = ("win-sacrifice" if lost else "win") if won else "loss"
        s.result = (outcome, *(won or lost), *(lost if won and lost else ()))
        s.agenda.clear()
        s.emit(events.result, *s.result)


def _none_of(s: State, kinds: tuple[str, ...]) -> bool:
    """Whether no piece of these kinds is left on the island."""
    return not any(kind in kinds for _, kind in s.pieces)


def victory(s: State) -> tuple[str, ...]:
    """Why the spirits have won; () if they have not."""
    if s.scenario and insurrection.decides(s):
        return ("insurrection",) if insurrection.won(s) else ()
    if s.terror >= 4:
        return ("fear-victory",)
    if s.terror == 3:
        return ("no-cities",) if _none_of(s, ("city",)) else ()
    if s.terror == 2:
        return ("no-towns-cities",) if _none_of(s, q.BUILDINGS) else ()
    return ("no-invaders",) if _none_of(s, q.INVADERS) else ()


def _lost_by_scenario(s: State) -> Iterator[str]:
    """The losses that only a scenario knows."""
    rules = s.box.scenarios[s.scenario]
    if rules.heart is not None and s.turn > rules.heart.after_turn and _taken(s):
        yield "inner-land"
    if rules.dahan and sum(sum(have) for (_, kind), have in s.pieces.items() if kind == "dahan") < rules.dahan * len(s.seats):
        yield "few-dahan"


def _taken(s: State) -> list[str]:
    """The inner lands in which stands what loses a scenario."""
    heart = s.box.scenarios[s.scenario].heart
    return [land for land in q.hearts(s) if heart is not None and q.count_all(s, land, heart.lost_with)]


def _overbuilt(s: State) -> list[str]:
    """The lands with as many towns and cities as an adversary wins by."""
    many = s.box.adversaries[s.adversary].capital if s.adversary else 0
    return [land for land in q.layout(s).lands if q.count_all(s, land, q.BUILDINGS) >= many] if many else []


def defeats(s: State) -> Iterator[tuple[str, ...]]:
    """Everything the island is lost for, the first of it what is said; a seat after what is about one."""
    if s.lost:
        yield (s.lost,)
    if not s.blight_pool and s.lost != "blight":
        yield ("blight",)
    if _overbuilt(s):
        yield ("capital",)
    if s.scenario:
        yield from ((reason,) for reason in _lost_by_scenario(s))
    there = {seat for _, seat in s.presence}
    for seat in s.seats:
        if seat not in there:
            yield ("no-presence", seat)


def defeat(s: State) -> tuple[str, ...]:
    """Why the island is lost; () if it is not."""
    return next(defeats(s), ())


def fatal(s: State, reasons: Sequence[str]) -> tuple[str, ...]:
    """The pieces that lose the game where the reason is one of pieces in a land: "LAND/KIND/how many"."""
    lands, kinds = _overbuilt(s) if "capital" in reasons else [], q.BUILDINGS
    if "inner-land" in reasons and (heart := s.box.scenarios[s.scenario].heart) is not None:
        lands, kinds = _taken(s), heart.lost_with
    return tuple(f"{land}/{kind}/{n}" for land in lands for kind in kinds if (n := q.count(s, land, kind)))
