"""Missions: their steps, resistances, what is done brings, the final mission (rules 3, 10)."""

from __future__ import annotations

from game.anima import battle, decks, events, group, phases
from game.anima.cards import Mission, Step
from game.anima.state import Ids, State
from game.core.engine.agenda import Frame, Ops, frame, push
from game.core.engine.known import HIDDEN

ops: Ops[State] = Ops()


def own(s: State, seat: str) -> Ids:
    """The main missions of a seat that are not done, and the final one where it may be begun."""
    mine = [one for one in (*s.missions[seat], *s.open[seat]) if one != HIDDEN]
    return (*dict.fromkeys(mine), *([s.final] if s.final and s.final not in mine else []))


def next_step(s: State, seat: str, mission: str) -> Step:
    """The step that is to be done next."""
    card: Mission = s.box.missions[mission]
    return card.steps[min(s.steps_done.get((seat, mission), 0), len(card.steps) - 1)]


def needs_more(s: State, seat: str) -> bool:
    """Whether main missions are missing for the final one: one, in the long game both (3, 13.1)."""
    wanted = 2 if s.option("long-game") else 1
    return len([one for one in s.done[seat] if not s.box.missions[one].final]) < wanted


def against(s: State, seat: str, mission: str) -> str:
    """Why the next step of a mission cannot be tried here as a reward; "" where it can."""
    if mission == s.final and needs_more(s, seat):
        return "no-main-mission"
    step = next_step(s, seat, mission)
    if step.kind == "resist":
        return "not-now"
    if (seat, mission) in s.stepped:
        return "not-now"
    area = s.at[seat]
    if area not in step.areas:
        return "not-asked"
    if step.different_area and s.step_area.get((seat, mission), "") == area:
        return "not-fulfilled"
    if step.kind == "pay" and len(s.hand[seat]) < step.n:
        return "not-fulfilled"
    if step.kind == "have" and not has(s, seat, step):
        return "not-fulfilled"
    return ""


def candidates(s: State, seat: str) -> Ids:
    return own(s, seat)


def has(s: State, seat: str, step: Step) -> bool:
    """Whether so many characters lie face up, with the skills among them."""
    people = group.awake(s, seat)
    skills = {skill for card in people for skill in s.box.characters[card].skills}
    return len(people) >= step.n and skills >= set(step.skills)


def begin(s: State, seat: str, mission: str) -> None:
    """The card lies open when its first step is tried, unless it is hidden until it is done (10.1)."""
    card: Mission = s.box.missions[mission]
    if mission in s.missions[seat] and not card.hidden:
        s.missions[seat] = decks.without(s.missions[seat], mission)
        s.open[seat] = (*s.open[seat], mission)
        s.emit(events.begun, seat, mission)


def attempt(s: State, seat: str, mission: str) -> None:
    """The next step is tried, as the area's reward."""
    begin(s, seat, mission)
    s.stepped = (*s.stepped, (seat, mission))
    step = next_step(s, seat, mission)
    doing = frame("mission.step", seat, mission=mission, kind=step.kind)
    if step.kind == "speed_test":
        push(s, frame("test", seat, difficulty=step.n, passes="", fails="", source=mission), doing)
    elif step.kind == "fight":
        push(s, doing)
        enemy = step.enemies[0]
        battle.begin(s, seat, battle.MONSTER, kind="mission", area=s.at[seat], strength=enemy.strength, creature=enemy.creature)
    elif step.kind == "pay":
        choices = step.n if step.n < len(s.hand[seat]) else 0  # all that is held needs no choice
        if not choices:
            for card in s.hand[seat]:
                decks.discard(s, seat, card)
        push(s, *[frame("discard.choose", seat, source=mission)] * choices, doing)
    elif step.kind == "encounters":
        push(s, frame("encounters", seat, left=step.n, of=step.n, level=step.level, passing=True), doing)
    else:
        push(s, doing)


@ops.step("mission.step", "mission kind")
def step_done(s: State, f: Frame) -> None:
    """What was tried has gone well, or not."""
    seat, mission, kind = f.seat, f.get("mission"), f.get("kind")
    if s.lost.get(seat):
        return
    if kind == "speed_test" and not s.tested:
        return
    if kind == "fight" and s.last_battle.get("winner") != seat:
        return
    advance(s, seat, mission)


def advance(s: State, seat: str, mission: str) -> None:
    """A step is done; with the last one the mission."""
    n = s.steps_done.get((seat, mission), 0) + 1
    s.steps_done[seat, mission] = n
    s.step_area[seat, mission] = s.at[seat]
    s.emit(events.step, seat, mission, n)
    if n >= len(s.box.missions[mission].steps):
        complete(s, seat, mission)


def complete(s: State, seat: str, mission: str) -> None:
    """Its reward lasts; the first of the game reveals the final mission; the final one wins (3)."""
    card: Mission = s.box.missions[mission]
    s.emit(events.completed, seat, mission)
    if card.final:
        phases.win(s, seat)
        return
    s.missions[seat] = tuple([one for one in s.missions[seat] if one != mission])
    s.open[seat] = tuple([one for one in s.open[seat] if one != mission])
    s.done[seat] = (*s.done[seat], mission)
    if card.draw:
        decks.draw_advantages(s, seat, card.draw)
    if not s.final:
        reveal(s)


@ops.step("complete", "mission")
def completed(s: State, f: Frame) -> None:
    """A mission is done at once (cases)."""
    complete(s, f.seat, f.get("mission"))


def reveal(s: State) -> None:
    """One of the final missions, open for all; its areas are put into play with an encounter face down."""
    if not s.finals:
        return
    s.final, s.finals = s.finals[0], s.finals[1:]
    s.revealed = s.turn
    s.shown += 1
    s.emit(events.final, s.final)
    for area in s.box.missions[s.final].place:
        if area in s.active:
            continue
        s.areas = tuple([one for one in s.areas if one != area])
        s.left_areas = tuple([one for one in s.left_areas if one != area])
        phases.put_area(s, area)


# ------------------------------------------------------------------------------------------------ resistance


def resistances(s: State, seat: str) -> Ids:
    """The missions whose next step is to resist, in this area."""
    found = []
    for mission in own(s, seat):
        step = next_step(s, seat, mission)
        if step.kind == "resist" and s.at[seat] in step.areas and (seat, mission) not in s.stepped:
            if mission != s.final or not needs_more(s, seat):
                found.append(mission)
    return tuple(found)


def resist(s: State, seat: str, mission: str) -> None:
    """A turn of it: the n-th enemy comes in the n-th turn (10.2)."""
    begin(s, seat, mission)
    s.stepped = (*s.stepped, (seat, mission))
    step = next_step(s, seat, mission)
    enemy = step.enemies[min(s.resisted.get((seat, mission), 0), len(step.enemies) - 1)]
    push(s, frame("resist.over", seat, mission=mission))
    battle.begin(s, seat, battle.MONSTER, kind="mission", area=s.at[seat], strength=enemy.strength, creature=enemy.creature)


@ops.step("resist.over", "mission")
def resist_over(s: State, f: Frame) -> None:
    """Beaten, a turn of it is done; the mission with the last one."""
    seat, mission = f.seat, f.get("mission")
    if s.last_battle.get("winner") != seat:
        s.resisted[seat, mission] = 0
        return
    s.resisted[seat, mission] = s.resisted.get((seat, mission), 0) + 1
    if s.resisted[seat, mission] >= next_step(s, seat, mission).n:
        s.resisted[seat, mission] = 0
        advance(s, seat, mission)
