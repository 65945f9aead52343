"""Replies: who may answer what somebody does, in which order, and with which cards and abilities (rules 11.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.anima import decks, group, reach
from game.anima.asked import Asked
from game.anima.index import Marked
from game.anima.operations import holds
from game.anima.state import Ids, State
from game.anima.terms import DOERS, TRIGGERS
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
    left, replied = f.get("left"), f.get("replied")
    left = line(s, f) if left is None else left
    mine, theirs = [answering(s, f, whose).keys() for whose in DOERS]
    doing, acting, everybody = doers(f), s.acting or f.get("actor"), s.option("replies") == "open"
    for at, seat in enumerate(left):
        if seat in replied or s.lost.get(seat):
            continue
        answers, hand = mine if seat in doing else theirs, s.hand[seat]
        nothing, watched = answers.isdisjoint(hand) and answers.isdisjoint(s.group[seat]), everybody and hand and seat != acting
        if nothing and not watched:
            continue  # most have nothing that could answer: no more is looked at
        own = Frame("replies", seat, "", 0, f.env)
        if (not nothing and next(legal(s, own), None)) or (watched and might(s, own)):
            push(s, Frame(f"reply.{f.get('trigger').replace('_', '-')}", seat, "", 0, f.put(left=left[at:]).env))
            return


def doers(f: Frame) -> Ids:
    """Whose doing it is; a battle is that of both sides."""
    return (f.get("actor"), f.get("side")) if "battle" in (f.get("trigger"), f.get("of")) else (f.get("actor"),)


def answering(s: State, f: Frame, whose: str = "") -> Marked:
    """The advantages and characters that answer this, where it is one's own doing or another's: as for the seat of the frame."""
    whose = whose or ("own" if f.seat in doers(f) else "other")
    return s.box.index.answers[f.get("trigger"), whose, f.get("of")]


def context(f: Frame, source: str, tapper: str = "") -> Frame:
    """What a reply would be carried out with."""
    return frame(
        "run", f.seat, source=source, tapper=tapper, by=f.get("actor"), trigger=f.get("trigger"), of=f.get("of"),
        about=f.get("about"),
    )  # fmt: skip


def legal(s: State, f: Frame) -> Iterator[str]:
    """The keys a seat may answer with."""
    answers = answering(s, f)
    for card in decks.held(s, f.seat):
        if card in answers and legal_card(s, f, card):
            yield f"card:{card}"
    for card in group.ready(s, f.seat):
        ability = s.box.characters[card].ability
        if card in answers and ability is not None:
            use = context(f, card, card)
            if holds(s, use, ability.if_) and reach.of_use(s, use, ability.prog):
                yield f"ability:{card}"


def legal_card(s: State, f: Frame, card: str) -> bool:
    """Whether an advantage that answers this could be played, if this seat held it."""
    made = s.box.advantages[card]
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
    return any(legal_card(s, f, card) for card in unseen(s, answering(s, f)))


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
