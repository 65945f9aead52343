"""The exploration phase: the die on the area's table, encounters, rewards (rules 8)."""

from __future__ import annotations

from game.anima import battle, decks, events, group, missions, phases, reach
from game.anima.asked import Asked, named
from game.anima.replies import replies
from game.anima.state import State
from game.anima.using import carry_out
from game.core.engine.agenda import Frame, Ops, frame, push

ops: Ops[State] = Ops()


@ops.step("exploration")
def exploration(s: State, f: Frame) -> None:
    phases.enter(s, "exploration")
    s.acting = f.seat
    if phases.acting(s, f.seat) and s.at[f.seat]:
        push(s, frame("exploration.choose", f.seat))


@ops.ask("exploration.choose")
class Exploration(Asked):
    """Explore, resist, or do nothing; cards come before. While a resistance is under way its enemy comes unasked."""

    def options(self, s: State, f: Frame) -> list[str]:
        seat = f.seat
        if not phases.acting(s, seat) or not s.at[seat]:
            return []
        cards = phases.usable(s, seat, "exploration")
        resist = missions.resistances(s, seat)
        if under_way := [one for one in resist if s.resisted.get((seat, one), 0)]:
            return [*[f"mission:{one}" for one in under_way], *cards]
        return ["explore", *[f"mission:{one}" for one in resist], *cards, "done"]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        kind = key.partition(":")[0]
        if kind in ("card", "ability"):
            push(s, frame("play", seat, key=key), f)
        elif kind == "mission":
            missions.resist(s, seat, named(key))
        else:
            s.emit(events.explores, seat, s.at[seat])
            s.exploring = {"seat": seat, "area": s.at[seat], "die": 0, "extra": 0, "nothing": False}
            push(s, replies("exploration", seat), frame("explore.roll", seat))


@ops.step("explore.roll")
def roll(s: State, f: Frame) -> None:
    if s.lost.get(f.seat):
        s.exploring = {}
        return
    s.exploring["die"] = decks.die(s, f.seat, "exploration")
    push(s, replies("roll", f.seat, of="exploration"), frame("explore.result", f.seat))


@ops.step("explore.result")
def result(s: State, f: Frame) -> None:
    """Nothing, so many encounters, or something special of the area."""
    seat, found = f.seat, s.exploring
    s.exploring = {}
    if s.lost.get(seat):
        return
    area = found["area"]
    said = s.box.areas[area].table[found["die"] - 1]
    push(s, frame("reward", seat))
    if found["nothing"]:
        return
    if isinstance(said, str):
        carry_out(s, seat, said, area)
    elif n := said + found["extra"]:
        push(s, frame("encounters", seat, left=n, of=n, level=0, passing=False))


@ops.step("encounters", "left of level passing")
def encounters(s: State, f: Frame) -> None:
    """One after the other, each must be passed before the next is drawn. `level`: as in an area of that level, for a mission:
    a card above it is passed (10.4)."""
    seat, left = f.seat, f.get("left")
    if not left or s.lost.get(seat):
        return
    card = decks.draw(s, "encounters")
    if not card:
        return
    s.turned = (*s.turned, card)
    s.emit(events.encounter, seat, card)
    level = f.get("level") or group.area_level(s, s.at[seat], seat)
    if s.box.encounters[card].level > level:
        s.emit(events.false_alarm, card)
        away(s, card)
        if f.get("level") or (f.get("of") > 1 and not s.option("false-alarm-ends-exploration")):
            push(s, f.put(left=left - 1))
        return
    push(s, f.put(left=left - 1))
    take(s, seat, card, f.get("passing"))


def take(s: State, seat: str, card: str, passing: bool = False) -> None:
    """An encounter that lies open is met: an event takes effect, a monster is fought; then it is discarded."""
    made = s.box.encounters[card]
    if made.kind == "event":
        push(s, replies("event", seat, about=card), frame("event", seat, made.prog, card=card))
        return
    push(s, frame("encounter.over", seat, card=card))
    battle.begin(s, seat, battle.MONSTER, kind="mission" if passing else "explore", area=s.at[seat], enemy=card)


def away(s: State, card: str) -> None:
    s.turned = decks.without(s.turned, card)
    s.gone = (*s.gone, card)


@ops.step("encounter.over", "card")
def over(s: State, f: Frame) -> None:
    """A battle that nobody lost ends the exploration without a reward (8.7)."""
    away(s, f.get("card"))
    if s.last_battle.get("winner") != f.seat:
        drop_exploration(s, f.seat)


def drop_exploration(s: State, seat: str) -> None:
    """Nothing more of it happens: no further cards, no reward."""
    s.agenda = [f for f in s.agenda if not (f.op in ("encounters", "reward", "mission.step") and f.seat == seat)]


# ------------------------------------------------------------------------------------------------ rewards


@ops.step("reward")
def reward(s: State, f: Frame) -> None:
    if phases.acting(s, f.seat) and s.at[f.seat]:
        push(s, frame("reward.choose", f.seat))


def reward_against(s: State, seat: str, what: str) -> str:
    """Why a reward cannot be chosen; "" where it can."""
    area = s.box.areas[s.at[seat]]
    if what not in area.rewards:
        return "not-now"
    if what == "bonus":
        if not decks.room(s, seat):
            return "hand-limit"
        return "" if decks.left(s, "advantages") else "no-effect"
    if what == "recruit":
        if len(s.group[seat]) >= s.box.figures["group"]:
            return "group-limit"
        if s.recruited.get(seat, ("", 0)) == (area.id, s.turn - 1):
            return "recruited-last-turn"
        return "" if decks.left(s, "characters") else "no-effect"
    use = frame("run", seat, source=area.id)
    return "" if reach.of_use(s, use, area.ex) else "no-effect"


@ops.ask("reward.choose")
class Reward(Asked):
    """One of the area's rewards, a step of a mission, or none."""

    def options(self, s: State, f: Frame) -> list[str]:
        seat = f.seat
        area = s.box.areas[s.at[seat]]
        found = [f"reward:{one}" for one in area.rewards if one != "mission" and reward_against(s, seat, one) == ""]
        if "mission" in area.rewards:
            found += [f"mission:{one}" for one in missions.candidates(s, seat) if missions.against(s, seat, one) == ""]
        return [*found, "done"] if found else []

    def source(self, s: State, f: Frame) -> str:
        return s.at[f.seat]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        kind, what = key.partition(":")[0], named(key)
        if kind == "mission":
            missions.attempt(s, seat, what)
            return
        area = s.box.areas[s.at[seat]]
        s.emit(events.reward, seat, what)
        if what == "bonus":
            decks.draw_advantages(s, seat, area.level)
            if organisation := s.organisation.get(seat, ""):
                battle.answer(s, seat, organisation, "bonus_taken")
        elif what == "recruit":
            group.recruit(s, seat)
            s.recruited[seat] = (area.id, s.turn)
        else:
            carry_out(s, seat, area.ex, area.id)
