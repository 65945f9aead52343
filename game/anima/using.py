"""A card or an ability is used: who taps, at what it aims, replies to a skill card, then its effects (rules 11)."""

from __future__ import annotations

from typing import Any

from game.anima import decks, events, group
from game.anima import reach as within
from game.anima.asked import Asked, keys, named
from game.anima.operations import holds
from game.anima.replies import replies
from game.anima.state import State
from game.core.engine.agenda import Frame, Ops, frame, push
from game.core.engine.ops import Instruction

ops: Ops[State] = Ops()
# What a use knows: `card` its advantage, `tapper` who taps for it, `by` whose doing it answers, `trigger` and `of` what, `about`
# the card it answers; the rest are its targets. `void`: it has been cancelled.
USE = "card tapper by trigger of about source aim_seat aim_area aim_character void"


def instruction(s: State, f: Frame) -> Instruction:
    found: Instruction = s.box.programs[f.prog][f.pc]
    return found


def aims(s: State, f: Frame, prog: str) -> list[Frame]:
    """The questions at what the effects of a program aim, in their order."""
    found = []
    for pc, made in enumerate(s.box.programs[prog] if prog else ()):
        what = within.aimed_at(s, made)
        if what and holds(s, f, made.args.get("if_", ())):
            found.append(Frame(f"target.{what}", f.seat, prog, pc, (("source", f.get("source", "")),)))
    return found


def carry_out(s: State, seat: str, prog: str, source: str, **about: Any) -> None:
    """The effects of something that is no card of a hand: an event, a reward, a result of the die."""
    if not prog or not s.box.programs[prog]:
        return
    use = frame("use", seat, prog, source=source, **about)
    push(s, *aims(s, use, prog), use)


def play(s: State, seat: str, key: str, **about: Any) -> None:
    """A card of the hand is played, or a character taps for its ability."""
    kind, card = key.partition(":")[0], named(key)
    if kind == "ability":
        made = s.box.characters[card].ability
        s.tapped = (*s.tapped, card)
        s.emit(events.tapped, seat, card)
        use = frame("use", seat, made.prog, tapper=card, source=card, **about)
        push(s, *aims(s, use, made.prog), use)
        return
    advantage = s.box.advantages[card]
    decks.take_from_hand(s, seat, card, s.seats)
    s.turned = (*s.turned, card)
    s.emit(events.played, seat, card)
    if advantage.organisation:
        push(s, frame("join", seat, card=card))
        return
    use = frame("use", seat, advantage.prog, card=card, source=card, **about)
    after = frame("use.over", seat, card=card)
    if advantage.family == "skill":
        taps = frame("tap.choose", seat, card=card, source=card)
        push(s, taps, *aims(s, use, advantage.prog), replies("skill_card", seat, about=card), use, after)
    else:
        push(s, *aims(s, use, advantage.prog), use, after)


@ops.step("play", "key by trigger of about")
def play_it(s: State, f: Frame) -> None:
    """What was chosen as an answer or in a phase is played."""
    play(s, f.seat, f.get("key"), **{name: value for name, value in f.env if name != "key"})


def put_in_use(s: State, **values: Any) -> None:
    """Writes into the use that comes next on the agenda."""
    for at in range(len(s.agenda) - 1, -1, -1):
        if s.agenda[at].op == "use":
            s.agenda[at] = s.agenda[at].put(**values)
            return


@ops.step("carry", "source")
def carry(s: State, f: Frame) -> None:
    """Effects of their own (cases)."""
    carry_out(s, f.seat, f.prog, f.get("source"))


@ops.step("use", USE)
def use(s: State, f: Frame) -> None:
    """Its effects one after the other; a cancelled one has none."""
    if not f.get("void") and s.box.programs[f.prog]:
        push(s, Frame("run", f.seat, f.prog, 0, f.env))


@ops.step("use.over", "card")
def use_over(s: State, f: Frame) -> None:
    card = f.get("card")
    s.turned = decks.without(s.turned, card)
    s.discarded = (*s.discarded, card)


@ops.step("join", "card")
def join(s: State, f: Frame) -> None:
    """An organisation lies open beside the group (11.2)."""
    card = f.get("card")
    s.turned = decks.without(s.turned, card)
    s.organisation[f.seat] = card
    s.emit(events.joined, f.seat, card)


@ops.ask("tap.choose", "card source")
class Tap(Asked):
    """Which character taps for a skill card."""

    def options(self, s: State, f: Frame) -> list[str]:
        found = group.with_skill(s, f.seat, s.box.advantages[f.get("card")].skill)
        alike = {s.box.characters[card]._replace(id=""): card for card in reversed(found)}
        return keys("character", [card for card in found if card in alike.values()])

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.tapped = (*s.tapped, named(key))
        put_in_use(s, tapper=named(key))
        s.emit(events.tapped, seat, named(key))


class Aim(Asked):
    """At what an effect aims: its instruction says what it may be."""

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return (instruction(s, f).verb,)


@ops.ask("target.character", "source")
class AimCharacter(Aim):
    def options(self, s: State, f: Frame) -> list[str]:
        use = next((below for below in reversed(s.agenda) if below.op == "use"), f)
        return keys("character", within.characters(s, use, instruction(s, f)))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        put_in_use(s, aim_character=named(key))


@ops.ask("target.seat", "source")
class AimSeat(Aim):
    def options(self, s: State, f: Frame) -> list[str]:
        return keys("seat", within.seats(s, f, instruction(s, f)))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        put_in_use(s, aim_seat=named(key))


@ops.ask("target.area", "source")
class AimArea(Aim):
    def options(self, s: State, f: Frame) -> list[str]:
        return keys("area", within.areas(s, f, instruction(s, f)))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        put_in_use(s, aim_area=named(key))
