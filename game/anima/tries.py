"""Speed tests, and the small questions that effects ask (rules 9, 12)."""

from __future__ import annotations

from game.anima import decks, events, group
from game.anima.asked import Asked, keys, named
from game.anima.replies import replies
from game.anima.state import State
from game.anima.verbs import nested, possible
from game.core.engine.agenda import Frame, Ops, push

ops: Ops[State] = Ops()


@ops.step("test", "difficulty passes fails source")
def test(s: State, f: Frame) -> None:
    """A die and the speed of a group against a difficulty."""
    s.testing = {"seat": f.seat, "difficulty": f.get("difficulty"), "die": 0}
    push(s, replies("test", f.seat), f.named("test.roll"))


@ops.step("test.roll", "difficulty passes fails source")
def test_roll(s: State, f: Frame) -> None:
    if s.lost.get(f.seat):
        s.testing, s.tested = {}, False
        return
    s.testing["die"] = decks.die(s, f.seat, "test")
    push(s, replies("roll", f.seat, of="test"), f.named("test.end"))


@ops.step("test.end", "difficulty passes fails source")
def test_end(s: State, f: Frame) -> None:
    die = s.testing["die"]
    total = die + group.speed(s, f.seat)
    s.tested, s.testing = total >= f.get("difficulty"), {}
    s.emit(events.test, f.seat, die, total, f.get("difficulty"), s.tested)
    prog = f.get("passes") if s.tested else f.get("fails")
    if prog:
        nested(s, f, prog)


# ------------------------------------------------------------------------------------------------ questions of effects


@ops.ask("discard.choose", "source")
class Discard(Asked):
    def options(self, s: State, f: Frame) -> list[str]:
        return keys("discard", s.hand[f.seat])

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        decks.discard(s, seat, named(key))


@ops.ask("take.choose", "source")
class Take(Asked):
    """An advantage of the pile."""

    def options(self, s: State, f: Frame) -> list[str]:
        return keys("card", s.discarded) if decks.room(s, f.seat) else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.discarded = decks.without(s.discarded, named(key))
        decks.put_in_hand(s, seat, named(key), s.seats)


@ops.ask("keep.choose", "keep source")
class Keep(Asked):
    """So many of the cards looked at come to the hand, the others are discarded."""

    def options(self, s: State, f: Frame) -> list[str]:
        return keys("card", s.dealt[f.seat]) if f.get("keep") and decks.room(s, f.seat) else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        s.dealt[seat] = decks.without(s.dealt[seat], named(key))
        decks.put_in_hand(s, seat, named(key))
        if f.get("keep") > 1 and s.dealt[seat] and decks.room(s, seat):
            s.agenda.append(f.put(keep=f.get("keep") - 1))
            return
        for card in s.dealt[seat]:
            s.discarded = (*s.discarded, card)
            s.emit(events.discarded, seat, card)
        s.dealt[seat] = ()


@ops.ask("give.choose", "to what source")
class Give(Asked):
    """A victim gives: a card of the hand, or a character but the last."""

    def options(self, s: State, f: Frame) -> list[str]:
        if f.get("what") == "advantage":
            return keys("card", s.hand[f.seat]) if decks.room(s, f.get("to")) else []
        room = len(s.group[f.get("to")]) < s.box.figures["group"]
        return keys("character", s.group[f.seat]) if room and len(s.group[f.seat]) > 1 else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        card, to = named(key), f.get("to")
        if f.get("what") == "advantage":
            decks.hand_over(s, seat, to, card)
        else:
            s.group[seat] = decks.without(s.group[seat], card)
            s.group[to] = (*s.group[to], card)
        s.emit(events.took, to, seat)


@ops.ask("face-down.choose", "starts source")
class FaceDown(Asked):
    def options(self, s: State, f: Frame) -> list[str]:
        return keys("character", [card for card in group.awake(s, f.seat) if not group.immune(s, card)])

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        group.turn_face_down(s, named(key), f.get("starts"))


@ops.ask("may", "cost", carries=True)
class May(Asked):
    """Optional; a cost is named by what is paid."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [*keys("discard", s.hand[f.seat]), "done"] if f.get("cost") else ["yes", "no"]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key in ("no", "done"):
            return
        if f.get("cost"):
            decks.discard(s, seat, named(key))
        nested(s, f, f.prog)


@ops.ask("choose-one", "branches", carries=True)
class ChooseOne(Asked):
    def options(self, s: State, f: Frame) -> list[str]:
        return [f"branch:{at}" for at, branch in enumerate(f.get("branches")) if possible(s, f, branch)]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        nested(s, f, f.get("branches")[int(named(key))])
