"""Replies: who may answer what somebody does, in which order, and with which cards and abilities (rules 11.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.anima import decks, group, reach
from game.anima.asked import Asked
from game.anima.operations import Trigger, holds
from game.anima.state import Ids, State
from game.anima.terms import TRIGGERS
from game.core.engine.agenda import Frame, Ops, frame, push

ops: Ops[State] = Ops()
LOCALS = "trigger actor side of about left replied source"


def replies(trigger: str, actor: str, side: str = "", of: str = "", about: str = "") -> Frame:
    """All who may answer are asked. `side`: the other side of a battle; `of`: what a die was rolled for; `about`: a card."""
    return frame("replies", actor, trigger=trigger, actor=actor, side=side, of=of, about=about, left=None, replied=())


def line(s: State, f: Frame) -> Ids:
    """The order of asking: who acts, in a battle the other side, then the others after the one who acts."""
    actor, side = f.get("actor"), f.get("side")
    if side not in s.seats:
        return (actor, *s.others(actor))
    return (actor, side, *[seat for seat in s.others(actor) if seat != side])


def settled(s: State, f: Frame) -> bool:
    """Whether there is nothing left to answer: cancelled, the turn lost, the battle over."""
    trigger = f.get("trigger")
    if s.result:
        return True
    if trigger == "battle" or (trigger == "roll" and f.get("of") == "battle"):
        return not s.battle or bool(s.battle["over"])
    if trigger in ("event", "skill_card"):
        about = [below for below in s.agenda if below.op in ("use", "event") and below.get("card") == f.get("about")]
        return any(below.get("void") for below in about)
    if trigger == "death":
        return bool(s.battle["prevented"] >= s.battle["deaths"])
    return bool(s.lost.get(f.get("actor")))


@ops.step("replies", LOCALS)
def ask_on(s: State, f: Frame) -> None:
    """Asks the next who can answer, and with `replies: open` who might; of those who cannot nobody hears."""
    if settled(s, f):
        return
    trigger, left, replied = f.get("trigger"), f.get("left"), f.get("replied")
    left = line(s, f) if left is None else left
    answers, acting = s.box.index.answers[trigger].keys(), s.acting or f.get("actor")
    everybody = s.option("replies") == "open"
    for at, seat in enumerate(left):
        if seat in replied or s.lost.get(seat):
            continue
        hand = s.hand[seat]
        nothing, watched = answers.isdisjoint(hand) and answers.isdisjoint(s.group[seat]), everybody and hand and seat != acting
        if nothing and not watched:
            continue  # most have nothing that could answer: no more is looked at
        own = Frame("replies", seat, "", 0, f.env)
        if (not nothing and next(legal(s, own), None)) or (watched and might(s, own)):
            push(s, Frame(f"reply.{trigger.replace('_', '-')}", seat, "", 0, f.put(left=left[at:]).env))
            return


def whose(s: State, f: Frame) -> str:
    """Whose doing it is for a seat: "own" or "other". A battle is that of both sides."""
    if f.get("trigger") == "battle" or (f.get("trigger") == "roll" and f.get("of") == "battle"):
        return "own" if f.seat in (f.get("actor"), f.get("side")) else "other"
    return "own" if f.seat == f.get("actor") else "other"


def fits(s: State, f: Frame, when: tuple[Trigger, ...]) -> bool:
    """Whether a card or an ability answers this."""
    mine = whose(s, f)
    for trigger in when:
        if trigger.name == f.get("trigger") and trigger.whose in (mine, "any") and trigger.of in ("", f.get("of")):
            return True
    return False


def context(f: Frame, source: str, tapper: str = "") -> Frame:
    """What a reply would be carried out with."""
    return frame(
        "run", f.seat, source=source, tapper=tapper, by=f.get("actor"), trigger=f.get("trigger"), of=f.get("of"),
        about=f.get("about"),
    )  # fmt: skip


def legal(s: State, f: Frame) -> Iterator[str]:
    """The keys a seat may answer with."""
    answers = s.box.index.answers[f.get("trigger")]
    for card in decks.held(s, f.seat):
        if card in answers and legal_card(s, f, card):
            yield f"card:{card}"
    for card in group.ready(s, f.seat):
        if card not in answers:
            continue
        ability = s.box.characters[card].ability
        if ability is None or ability.window != "interrupt" or not fits(s, f, ability.when):
            continue
        use = context(f, card, card)
        if holds(s, use, ability.if_) and reach.of_use(s, use, ability.prog):
            yield f"ability:{card}"


def legal_card(s: State, f: Frame, card: str) -> bool:
    """Whether an advantage would be an answer, if this seat held it."""
    made = s.box.advantages[card]
    if made.window != "interrupt" or not fits(s, f, made.when):
        return False
    if made.family == "skill" and (
        not group.with_skill(s, f.seat, made.skill) or group.forbidden(s, f.seat, "skill_card", made.skill)
    ):
        return False
    use = context(f, card)
    return holds(s, use, made.if_) and reach.of_use(s, use, made.prog)


def might(s: State, f: Frame) -> bool:
    """Whether one who sees only what all may see has to take it that a seat with a hand could answer: all are asked then, so
    that being asked gives nothing away (option `replies: open`). The seat whose part of the phase it is, is asked if it can.
    """
    return any(legal_card(s, f, card) for card in unseen(s, s.box.index.answers[f.get("trigger")]))


def unseen(s: State, cards: Iterable[str]) -> list[str]:
    """Those of these advantages that do not all lie in the pile or in play: anybody may hold them."""
    gone, copies = (*s.discarded, *s.turned, *s.organisation.values()), s.box.copies(s.solo)
    return [card for card in cards if copies.get(card, 0) > gone.count(card)]


class Reply(Asked):
    """Each answers once. A reply takes effect at once; then all who have not yet answered may again."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [*legal(s, f), "done"]

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return f.get("actor"), f.get("about"), f.get("of")

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            s.agenda.append(f.named("replies").put(left=f.get("left")[1:]))
            return
        s.agenda.append(f.named("replies").put(left=None, replied=(*f.get("replied"), seat)))
        answered = {name: f.get(name) for name in ("trigger", "of", "about")}
        push(s, frame("play", seat, key=key, by=f.get("actor"), **answered))


for name in TRIGGERS:
    ops.question(f"reply.{name.replace('_', '-')}", Reply(), LOCALS)
