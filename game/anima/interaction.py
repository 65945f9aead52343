"""The interaction phase: forced fights, attacks, trade (rules 7)."""

from __future__ import annotations

from game.anima import battle, decks, events, group, phases
from game.anima.asked import Asked, keys, named
from game.anima.state import State, pair
from game.core.engine.agenda import Frame, Ops, frame, push

ops: Ops[State] = Ops()

# ------------------------------------------------------------------------------------------------ fights


@ops.step("forced")
def forced(s: State, f: Frame) -> None:
    """Groups of organisations at war in one area must fight, the one earliest in turn order first."""
    phases.enter(s, "interaction")
    line = s.order or s.seats
    for at, seat in enumerate(line):
        for other in line[at + 1 :]:
            if _meet(s, seat, other) and group.at_war(s, seat, other) and pair(seat, other) not in s.fought:
                push(s, frame("forced"))
                battle.begin(s, seat, other, kind="attack", area=s.at[seat], forced=True)
                return


def _meet(s: State, seat: str, other: str) -> bool:
    return bool(s.at[seat]) and s.at[seat] == s.at[other] and phases.acting(s, seat) and phases.acting(s, other)


def attack_against(s: State, seat: str, other: str) -> str:
    """Why a group cannot attack another; "" where it can."""
    if not s.at[seat] or s.at[seat] != s.at[other]:
        return "other-area"
    if pair(seat, other) in s.fought:
        return "fought"
    if abs(len(s.group[seat]) - len(s.group[other])) > s.box.figures["size_difference"]:
        return "size"
    return ""


# ------------------------------------------------------------------------------------------------ actions


@ops.step("interaction")
def interaction(s: State, f: Frame) -> None:
    phases.enter(s, "interaction")
    s.acting = f.seat
    if phases.acting(s, f.seat):
        push(s, frame("interaction.act", f.seat))


@ops.ask("interaction.act")
class Interaction(Asked):
    """Attacks, trade, cards, until `done`."""

    def options(self, s: State, f: Frame) -> list[str]:
        seat = f.seat
        if not phases.acting(s, seat):
            return []
        found = []
        if not s.solo and (area := s.at[seat]):
            others = s.others(seat)
            found += [f"attack:{other}" for other in others if s.at[other] == area and attack_against(s, seat, other) == ""]
            if s.box.areas[area].trade:
                found += [f"trade:{other}" for other in others if trade_against(s, seat, other) == ""]
        found += phases.usable(s, seat, "interaction")
        return [*found, "done"] if found else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        s.agenda.append(f)
        kind = key.partition(":")[0]
        if kind == "attack":
            battle.begin(s, seat, named(key), kind="attack", area=s.at[seat])
        elif kind == "trade":
            other = named(key)
            s.traded = (*s.traded, (seat, other))
            s.trading, s.offer = (seat, other), {seat: (), other: ()}
            offer, answer = frame("trade.offer", seat, other=other), frame("trade.answer", other, other=seat)
            push(s, offer, answer, frame("trade.confirm", seat))
        else:
            push(s, frame("play", seat, key=key))


# ------------------------------------------------------------------------------------------------ trade


def trade_against(s: State, seat: str, other: str) -> str:
    """Why two groups cannot trade; "" where they can."""
    for who in (seat, other):
        if not s.at[who] or not s.box.areas[s.at[who]].trade:
            return "no-trade-icon"
        if group.forbidden(s, who, "trade"):
            return "forbidden"
    if not phases.acting(s, other):
        return "turn-lost"
    return "traded" if (seat, other) in s.traded else ""


def givable(s: State, seat: str) -> list[str]:
    """What a group may still lay down."""
    laid = s.offer[seat]
    cards = list(s.hand[seat])
    for thing in laid:
        if thing.startswith("card/") and thing[5:] in cards:
            cards.remove(thing[5:])
    people = [card for card in s.group[seat] if f"character/{card}" not in laid]
    return [*keys("give", [f"card/{card}" for card in cards]), *keys("give", [f"character/{card}" for card in people])]


def fits(s: State) -> bool:
    """Whether both would have 1 to 4 characters and at most 5 cards (7.1)."""
    one, other = s.trading
    for seat, partner in ((one, other), (other, one)):
        people = len(s.group[seat]) + _count(s, partner, "character/") - _count(s, seat, "character/")
        cards = len(s.hand[seat]) + _count(s, partner, "card/") - _count(s, seat, "card/")
        if not 1 <= people <= s.box.figures["group"] or cards > s.box.figures["hand"]:
            return False
    return True


def _count(s: State, seat: str, kind: str) -> int:
    return sum(thing.startswith(kind) for thing in s.offer[seat])


def _lay(s: State, seat: str, key: str) -> None:
    s.offer[seat] = (*s.offer[seat], key.partition(":")[2])


@ops.ask("trade.offer", "other")
class Offer(Asked):
    """The one whose turn it is lays down what he gives."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [*givable(s, f.seat), "done"]

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return (f.get("other"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            s.emit(events.offered, seat, f.get("other"))
            return
        _lay(s, seat, key)
        s.agenda.append(f)


@ops.ask("trade.answer", "other")
class Answer(Asked):
    """The other lays down what he gives for it, or declines."""

    def options(self, s: State, f: Frame) -> list[str]:
        if not s.trading:
            return []
        return [*givable(s, f.seat), *(["done"] if fits(s) else []), "no"]

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return (f.get("other"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "no":
            _over(s, False)
        elif key != "done":
            _lay(s, seat, key)
            s.agenda.append(f)


@ops.ask("trade.confirm")
class Confirm(Asked):
    """The first says yes or no."""

    def options(self, s: State, f: Frame) -> list[str]:
        return ["yes", "no"] if s.trading else []

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "no":
            _over(s, False)
            return
        one, other = s.trading
        offered = dict(s.offer)
        for giver, taker in ((one, other), (other, one)):
            for thing in offered[giver]:
                kind, _, card = thing.partition("/")
                if kind == "character":
                    s.group[giver] = decks.without(s.group[giver], card)
                    s.group[taker] = (*s.group[taker], card)
                else:
                    decks.hand_over(s, giver, taker, card)
        _over(s, True)


def _over(s: State, done: bool) -> None:
    """What was laid down and taken back has been seen by the other side."""
    one, other = s.trading
    for giver, seer in ((one, other), (other, one)):
        for thing in s.offer[giver] if not done else ():
            card = thing[5:] if thing.startswith("card/") else ""
            known = s.seen.get((seer, giver), ())
            if card and known.count(card) < s.hand[giver].count(card):
                s.seen[seer, giver] = (*known, card)
    s.trading, s.offer = (), {}
    s.emit(events.trade, one, other, done)
