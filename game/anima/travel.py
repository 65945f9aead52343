"""The movement phase: travel, new areas with removal and protection, rest; previous encounters (rules 6)."""

from __future__ import annotations

from game.anima import battle, decks, events, group, phases
from game.anima.asked import Asked, keys, named
from game.anima.replies import replies
from game.anima.state import Ids, State
from game.anima.using import carry_out
from game.core.engine.agenda import Frame, Ops, frame, push
from game.core.engine.known import HIDDEN

ops: Ops[State] = Ops()


@ops.step("movement")
def movement(s: State, f: Frame) -> None:
    phases.enter(s, "movement")
    s.moved = False
    s.acting = f.seat
    if phases.acting(s, f.seat):
        push(s, frame("movement.choose", f.seat))


@ops.ask("movement.choose")
class Movement(Asked):
    """Travel, explore a new area, or rest: exactly one of them. Cards may come before."""

    def options(self, s: State, f: Frame) -> list[str]:
        seat = f.seat
        if s.moved or not phases.acting(s, seat):
            return []
        found = [f"area:{area}" for area in destinations(s, seat)]
        found += new_areas(s, seat)
        if not group.forbidden(s, seat, "rest"):
            found.append("rest")
        return [*found, *phases.usable(s, seat, "movement")]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        kind = key.partition(":")[0]
        if kind in ("card", "ability"):
            push(s, frame("play", seat, key=key), f)
            return
        s.moved = True
        if kind == "rest":
            group.leave_area(s, seat)
            s.resting = (*s.resting, seat)
            s.rest_next[seat] = True
            s.emit(events.rests, seat)
            push(s, replies("rest", seat))
        elif kind == "area":
            s.heading = named(key)
            if s.at[seat] != s.heading:
                stop_resisting(s, seat)
            s.emit(events.travel, seat, s.heading)
            push(s, replies("travel", seat, about=s.heading), frame("meet", seat))
        else:
            explore_new(s, seat, key)


def stop_resisting(s: State, seat: str) -> None:
    """Who goes elsewhere starts a resistance over (10.2)."""
    for who, mission in list(s.resisted):
        if who == seat:
            s.resisted[who, mission] = 0


def destinations(s: State, seat: str) -> Ids:
    """Where a group can travel."""
    if not s.option("area-tree"):
        return s.active
    return tuple([area for area in s.active if travel_against(s, seat, area) == ""])


def travel_against(s: State, seat: str, area: str) -> str:
    """Why a group cannot travel there; "" where it can. In the area tree a level is a step (13.5)."""
    if s.option("area-tree") and s.box.areas[area].level > s.place.get(seat, 0) + 1:
        return "level"
    return ""


# ------------------------------------------------------------------------------------------------ previous encounters


@ops.step("meet")
def meet(s: State, f: Frame) -> None:
    """What lies at the destination is met first; then the group arrives (6.1)."""
    seat, area = f.seat, s.heading
    if s.lost.get(seat):
        return
    push(s, frame("arrive", seat))
    if not s.previous.get(area):
        place = s.place.get(seat, 0)
        if not s.option("area-tree") or not place or s.box.areas[area].level == place or s.at[seat] == area:
            return
        if card := decks.draw(s, "encounters"):  # each step up or down draws one
            s.previous[area] = card
    card = s.previous.get(area, "")
    if not card:
        return
    if area not in s.face_up:
        s.face_up = (*s.face_up, area)
        s.shown += 1
    s.emit(events.encounter, seat, card)
    made = s.box.encounters[card]
    if made.level > group.area_level(s, area, seat):
        s.emit(events.false_alarm, card)
        clear_previous(s, area)
    elif made.kind == "event":
        lift_previous(s, area)
        push(s, replies("event", seat, about=card), frame("event", seat, made.prog, card=card))
    else:
        push(s, frame("met", seat, area=area))
        battle.begin(s, seat, battle.MONSTER, kind="travel", area=area, enemy=card)


def lift_previous(s: State, area: str) -> str:
    """The previous encounter no longer lies in its area."""
    card = s.previous.pop(area)
    s.face_up = tuple([one for one in s.face_up if one != area])
    for seat in s.seats:
        s.peeked[seat] = tuple([one for one in s.peeked.get(seat, ()) if one != area])
    s.turned = (*s.turned, card)
    return card


def clear_previous(s: State, area: str) -> None:
    """It is discarded."""
    card = lift_previous(s, area)
    s.turned = decks.without(s.turned, card)
    s.gone = (*s.gone, card)


@ops.step("event", "card void")
def event(s: State, f: Frame) -> None:
    """An event takes effect, if nobody has cancelled it, and is discarded."""
    card = f.get("card")
    push(s, frame("event.over", f.seat, card=card))
    if not f.get("void") and not s.lost.get(f.seat):
        carry_out(s, f.seat, f.prog, card)


@ops.step("event.over", "card")
def event_over(s: State, f: Frame) -> None:
    s.turned = decks.without(s.turned, f.get("card"))
    s.gone = (*s.gone, f.get("card"))


@ops.step("met", "area")
def met(s: State, f: Frame) -> None:
    """A beaten monster is discarded; another stays face up, and the group does not arrive."""
    if s.last_battle.get("winner") == f.seat:
        clear_previous(s, f.get("area"))
    else:
        group.lose_turn(s, f.seat)


@ops.step("arrive")
def arrive(s: State, f: Frame) -> None:
    if s.lost.get(f.seat):
        return
    seat, area = f.seat, s.heading
    if s.at[seat] != area:
        stop_resisting(s, seat)
    s.at[seat] = area
    s.place[seat] = s.box.areas[area].level
    s.emit(events.arrived, seat, area)


# ------------------------------------------------------------------------------------------------ new areas


def in_reach(s: State, seat: str, area: str) -> bool:
    """Whether the level of a new area is within a step."""
    return not s.option("area-tree") or s.box.areas[area].level <= s.place.get(seat, 0) + 1


def undealt(s: State) -> Ids:
    """The areas of the deck, in an order that tells nothing: which they are is known to all, how they lie to nobody."""
    if HIDDEN not in s.areas:
        return s.areas
    return tuple([area for area in s.box.raw["area"] if area not in s.active and area not in s.left_areas])


def new_areas(s: State, seat: str) -> list[str]:
    """The deck, by level in the area tree, and each card of the pile. One group of all explores in a turn."""
    if s.explored:
        return []
    found, tree = [], s.option("area-tree")
    if tree:
        levels = sorted({s.box.areas[area].level for area in undealt(s) if in_reach(s, seat, area)})
        found += [f"explore:deck/{level}" for level in levels]
    elif s.areas:
        found.append("explore:deck")
    return [*found, *[f"explore:{area}" for area in s.left_areas if not tree or in_reach(s, seat, area)]]


def explore_new(s: State, seat: str, key: str) -> None:
    """The group leaves; replies come before a card of the deck is drawn."""
    s.explored = True
    group.leave_area(s, seat)
    what = key.partition(":")[2]
    deck, _, level = what.partition("/")
    placing = frame("explore.place", seat, area="" if deck == "deck" else deck, level=int(level or 0))
    push(s, *([replies("explore_new", seat)] if deck == "deck" else []), placing)


@ops.ask("explore.pick", "source rest")
class Pick(Asked):
    """One of the areas looked at is the one that is placed; the others go below, or the deck is shuffled."""

    def options(self, s: State, f: Frame) -> list[str]:
        return keys("area", s.dealt[f.seat])

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        others = decks.without(s.dealt[seat], named(key))
        s.dealt[seat] = ()
        rest = decks.shuffled(s, others) if f.get("rest") == "shuffle" else (*s.areas, *others)
        s.areas = (named(key), *rest)
        s.shown += 1


@ops.step("explore.place", "area level")
def place(s: State, f: Frame) -> None:
    """The new area lies on the table."""
    seat, area = f.seat, f.get("area")
    if s.lost.get(seat):
        return
    if area:
        s.left_areas = decks.without(s.left_areas, area)
    else:
        level = f.get("level")
        area = next((one for one in s.areas if not level or s.box.areas[one].level == level), "")
        if not area:
            return
        s.areas = decks.without(s.areas, area)
        s.shown += 1
    s.active = (*s.active, area)
    s.placed, s.heading, s.safe = area, area, ()
    s.emit(events.new_area, seat, area)
    push(s, frame("area.remove", seat), frame("explore.meet", seat))


def of_final(s: State, area: str) -> bool:
    """Whether an area belongs to the open final mission: it neither counts nor goes."""
    return bool(s.final) and area in s.box.missions[s.final].place


def too_many(s: State) -> bool:
    """More areas than two for each player."""
    limit = s.box.figures["areas"] * phases.players(s)
    return sum(not of_final(s, area) for area in s.active) > limit


def removal_against(s: State, area: str) -> str:
    """Why an area cannot be removed; "" where it can (6.2)."""
    if of_final(s, area):
        return "final-area"
    if area == s.placed:
        return "just-placed"
    if area in s.at.values():
        return "group-there"
    if s.previous.get(area) and area not in s.face_up:
        return "encounter-there"
    if area in s.safe:
        return "protected"
    if s.option("area-tree") and s.box.areas[area].level == 1:
        if sum(s.box.areas[one].level == 1 for one in s.active) == 1:
            return "level"
    return ""


@ops.ask("area.remove")
class Remove(Asked):
    """One area too many is removed, while there is one that may be."""

    def options(self, s: State, f: Frame) -> list[str]:
        if not too_many(s):
            return []
        return [f"area:{area}" for area in s.active if removal_against(s, area) == ""]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        push(s, frame("area.ask", seat, area=named(key), left=s.others(seat)), f)


@ops.step("area.ask", "area left")
def ask_protection(s: State, f: Frame) -> None:
    """The others may forbid it, in turn order after the explorer."""
    left = f.get("left")
    for at, seat in enumerate(left):
        if s.hand[seat] and not s.lost.get(seat):
            push(s, frame("area.protect", seat, area=f.get("area"), left=left[at + 1 :], actor=f.seat))
            return
    area = f.get("area")
    if s.previous.get(area):
        clear_previous(s, area)
    s.active = decks.without(s.active, area)
    s.left_areas = (*s.left_areas, area)
    s.emit(events.removed, area)


@ops.ask("area.protect", "area left actor")
class Protect(Asked):
    """An advantage keeps an area on the table."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [*keys("discard", s.hand[f.seat]), "done"]

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return (f.get("area"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            push(s, frame("area.ask", f.get("actor"), area=f.get("area"), left=f.get("left")))
            return
        decks.discard(s, seat, named(key))
        s.safe = (*s.safe, f.get("area"))
        s.emit(events.protected, seat, f.get("area"))


@ops.step("explore.meet")
def explore_meet(s: State, f: Frame) -> None:
    """An encounter is drawn face up as the previous one of the new area, and met."""
    s.placed, s.safe = "", ()
    if s.lost.get(f.seat):
        return
    if card := decks.draw(s, "encounters"):
        s.previous[s.heading] = card
        s.face_up = (*s.face_up, s.heading)
    push(s, frame("meet", f.seat))
