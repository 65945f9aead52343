"""What the verbs of cards do, and whether they could change anything now; what conditions look at (rules 12)."""

from __future__ import annotations

from typing import Any

from game.anima import battle, decks, events, group, reach
from game.anima.operations import carries_out, checks
from game.anima.state import State
from game.anima.using import carry_out
from game.core.engine.agenda import Frame, frame, push
from game.core.engine.decision import Mod

# ------------------------------------------------------------------------------------------------ conditions


@checks("enemy")
def enemy(s: State, f: Frame, value: str) -> bool:
    if not s.battle or f.seat not in (s.battle["seat"], s.battle["other"]):
        return False
    return (value == "monster") == (s.battle["other"] == battle.MONSTER)


@checks("enemy_kind")
def enemy_kind(s: State, f: Frame, value: str) -> bool:
    return bool(s.battle) and s.battle["seat"] == f.seat and s.battle["creature"] == value


@checks("area_level")
def at_level(s: State, f: Frame, value: int) -> bool:
    """The destination's, while a group fights for arriving there (6.1)."""
    area = group.place_of(s, f.seat)
    return bool(area) and s.box.areas[area].level == value


@checks("group_size_at_most")
def size_at_most(s: State, f: Frame, value: int) -> bool:
    return len(s.group[f.seat]) <= value


@checks("group_size_at_least")
def size_at_least(s: State, f: Frame, value: int) -> bool:
    return len(s.group[f.seat]) >= value


@checks("own_hand_at_most")
def hand_at_most(s: State, f: Frame, value: int) -> bool:
    return len(s.hand[f.seat]) <= value


@checks("attacked")
def attacked(s: State, f: Frame, value: bool) -> bool:
    """Whether the other group began this battle."""
    return bool(s.battle and s.battle["other"] == f.seat) == value


@checks("forced")
def forced(s: State, f: Frame, value: bool) -> bool:
    return bool(s.battle and s.battle["forced"]) == value


@checks("victim_characters_at_least")
def victim(s: State, f: Frame, value: int) -> bool:
    """Of the one it is aimed at; before that, whether there is any such."""
    aimed = f.get("victim") or f.get("aim_seat")
    return any(len(s.group[seat]) >= value for seat in ([aimed] if aimed else s.others(f.seat)))


# ------------------------------------------------------------------------------------------------ strength, speed


def _lasts(s: State, until: str) -> tuple[str, tuple[int, ...]]:
    """(name, last turn) of an effect that ends with a turn."""
    return until, (s.turn + (1 if until == "end_of_next_turn" else 0),)


def _strength_counts(s: State, f: Frame, n: Any, of: str, until: str) -> bool:
    if until != "battle":
        return True
    return bool(s.battle) and not s.battle["over"] and f.seat in (s.battle["seat"], s.battle["other"])


@carries_out("strength", _strength_counts)
def strength(s: State, f: Frame, n: Any, of: str, until: str) -> None:
    size = group.amount(s, f.seat, n)
    if until != "battle":
        name, last = _lasts(s, until)
        s.mods = [*s.mods, Mod("strength", "", size, name, f.get("source", ""), f.seat, last)]
        s.emit(events.gains, f.seat, "strength", size)
    elif _strength_counts(s, f, n, of, until):
        own = s.battle["seat"] == f.seat
        name = "bonus" if own == (of == "group") else "against"
        s.battle[name] = (*s.battle[name], (f.get("source", ""), size))


@carries_out("speed")
def speed(s: State, f: Frame, n: int, until: str) -> None:
    name, last = _lasts(s, until)
    s.mods = [*s.mods, Mod("speed", "", n, name, f.get("source", ""), f.seat, last)]
    s.emit(events.gains, f.seat, "speed", n)


# ------------------------------------------------------------------------------------------------ cards


def _can_draw(s: State, f: Frame, n: int, deck: str, keep: int, rest: str) -> bool:
    if deck == "area":
        return len(s.areas) > 1
    return decks.room(s, f.seat) > 0 and decks.left(s, "advantages") > 0


@carries_out("draw", _can_draw)
def draw(s: State, f: Frame, n: int, deck: str, keep: int, rest: str) -> None:
    if deck == "area":
        s.dealt[f.seat], s.areas = s.areas[:n], s.areas[n:]
        s.shown += 1
        push(s, frame("explore.pick", f.seat, source=f.get("source", ""), rest=rest))
    elif keep:
        s.dealt[f.seat] = tuple(card for _ in range(n) if (card := decks.draw(s, "advantages")))
        push(s, frame("keep.choose", f.seat, keep=keep, source=f.get("source", "")))
    else:
        decks.draw_advantages(s, f.seat, n)


def _can_take(s: State, f: Frame, n: int) -> bool:
    return bool(s.discarded) and decks.room(s, f.seat) > 0


@carries_out("take_from_discard", _can_take)
def take_from_discard(s: State, f: Frame, n: int) -> None:
    push(s, *[frame("take.choose", f.seat, source=f.get("source", ""))] * n)


def _can_discard(s: State, f: Frame, n: Any, choice: str) -> bool:
    """All is possible with an empty hand (12)."""
    return n == "all" or bool(s.hand[f.seat])


@carries_out("discard", _can_discard)
def discard(s: State, f: Frame, n: Any, choice: str) -> None:
    if n == "all" or (choice == "owner" and n >= len(s.hand[f.seat])):
        for card in s.hand[f.seat]:
            decks.discard(s, f.seat, card)
    elif choice == "random":
        for _ in range(min(n, len(s.hand[f.seat]))):
            decks.discard(s, f.seat, decks.at_random(s, s.hand[f.seat]))
    else:
        push(s, *[frame("discard.choose", f.seat, source=f.get("source", ""))] * n)


def _can_steal(s: State, f: Frame, n: int, what: str, from_: str, choice: str) -> bool:
    if s.solo:
        return decks.room(s, f.seat) > 0 and decks.left(s, "advantages") > 0
    return bool(f.get("aim_seat")) or bool(reach.seats(s, f, s.box.programs[f.prog][f.pc]))


@carries_out("steal", _can_steal)
def steal(s: State, f: Frame, n: int, what: str, from_: str, choice: str) -> None:
    if s.solo:  # 13.4
        decks.draw_advantages(s, f.seat, n)
        return
    who = f.get("aim_seat")
    if not who:
        return
    if choice == "victim":
        push(s, *[frame("give.choose", who, to=f.seat, what=what, source=f.get("source", ""))] * n)
    else:
        for _ in range(n):
            decks.steal_at_random(s, who, f.seat)


def _can_recruit(s: State, f: Frame, n: int) -> bool:
    return len(s.group[f.seat]) < s.box.figures["group"] and decks.left(s, "characters") > 0


@carries_out("recruit", _can_recruit)
def recruit(s: State, f: Frame, n: int) -> None:
    group.recruit(s, f.seat, n)


@carries_out("kill")
def kill(s: State, f: Frame, n: int, of: str) -> None:
    push(s, *[frame("death.choose", f.seat, source=f.get("source", ""))] * n)


def _can_prevent(s: State, f: Frame, n: Any) -> bool:
    return bool(s.battle) and s.battle["deaths"] > s.battle["prevented"]


@carries_out("prevent_death", _can_prevent)
def prevent_death(s: State, f: Frame, n: Any) -> None:
    left = s.battle["deaths"] - s.battle["prevented"]
    s.battle["prevented"] += left if n == "all" else min(n, left)


@carries_out("death_margin")
def death_margin(s: State, f: Frame, n: int) -> None:
    """Looked at when a battle is lost (`battle.margin`)."""


# ------------------------------------------------------------------------------------------------ characters


def _can_turn(s: State, f: Frame, n: int, of: str, until: str) -> bool:
    seats = s.seats if of == "any" else (f.seat,)
    return any(not group.immune(s, card) for seat in seats for card in group.awake(s, seat))


STARTS = {"next_reset": 1, "reset_after_next": 2}


@carries_out("face_down", _can_turn)
def face_down(s: State, f: Frame, n: int, of: str, until: str) -> None:
    if of == "any":
        card = f.get("aim_character")
        if card and any(card in s.group[seat] for seat in s.seats):
            group.turn_face_down(s, card, STARTS[until])
    else:
        push(s, *[frame("face-down.choose", f.seat, starts=STARTS[until], source=f.get("source", ""))] * n)


@carries_out("immune")
def immune(s: State, f: Frame, to: str) -> None:
    """Looked at by what turns characters (`group.immune`)."""


def _can_untap(s: State, f: Frame, n: Any, of: str) -> bool:
    return bool(reach.untappable(s, f.seat, str(f.get("tapper", "")) if of == "other_own" else ""))


@carries_out("untap", _can_untap)
def untap(s: State, f: Frame, n: Any, of: str) -> None:
    aimed = f.get("aim_character")
    spared = str(f.get("tapper", "")) if of == "other_own" else ""
    found = reach.untappable(s, f.seat, spared) if n == "all" else ((aimed,) if aimed else ())
    s.tapped = tuple([card for card in s.tapped if card not in found])


# ------------------------------------------------------------------------------------------------ turns, rest


@carries_out("end_turn")
def end_turn(s: State, f: Frame, so: bool) -> None:
    group.lose_turn(s, f.seat)


@carries_out("lose_next_turn")
def lose_next_turn(s: State, f: Frame, so: bool) -> None:
    s.lose_next[f.seat] = True


def _can_rest(s: State, f: Frame, so: bool) -> bool:
    return not s.rest_next.get(f.seat)


@carries_out("rest_bonus", _can_rest)
def rest_bonus(s: State, f: Frame, so: bool) -> None:
    s.rest_next[f.seat] = True
    s.emit(events.rests, f.seat)


# ------------------------------------------------------------------------------------------------ tests, battles, dice


@carries_out("speed_test")
def speed_test(s: State, f: Frame, n: int, pass_: str, fail: str, by: str) -> None:
    seat = f.get("by") if by == "that_group" else f.seat
    push(s, frame("test", seat, difficulty=n, passes=pass_, fails=fail, source=f.get("source", "")))


@carries_out("fight")
def fight(s: State, f: Frame, n: int, creature: str) -> None:
    battle.begin(s, f.seat, battle.MONSTER, strength=n, creature=creature, kind="fight", area=s.at.get(f.seat, ""))


@carries_out("reroll")
def reroll(s: State, f: Frame, of: str) -> None:
    what = f.get("of")
    if what == "exploration":
        s.exploring["die"] = decks.die(s, f.seat, what)
    elif what == "test":
        s.testing["die"] = decks.die(s, f.seat, what)
    else:
        s.battle["die" if s.battle["seat"] == f.seat else "other_die"] = decks.die(s, f.seat, what)


def _can_cancel(s: State, f: Frame, what: str, won_against: str) -> bool:
    """A mission's battle cannot be cancelled (10.3)."""
    return what != "battle" or (bool(s.battle) and s.battle["kind"] != "mission")


@carries_out("cancel", _can_cancel)
def cancel(s: State, f: Frame, what: str, won_against: str) -> None:
    if what == "battle":
        won = won_against == "monster" and s.battle["other"] == battle.MONSTER
        s.battle["over"] = "seat" if won else "nobody"
        s.emit(events.cancelled, s.battle["enemy"] or f.get("source"))
        return
    for at in range(len(s.agenda) - 1, -1, -1):
        below = s.agenda[at]
        if below.op == ("event" if what == "event" else "use") and below.get("card") == f.get("about"):
            s.agenda[at] = below.put(void=True)
            s.emit(events.cancelled, f.get("about"))
            return


def _in_battle(s: State, f: Frame, so: bool) -> bool:
    return bool(s.battle) and not s.battle["over"]


@carries_out("win_battle", _in_battle)
def win_battle(s: State, f: Frame, so: bool) -> None:
    s.battle["over"] = "seat" if s.battle["seat"] == f.seat else "other"


@carries_out("leave_battle", _in_battle)
def leave_battle(s: State, f: Frame, so: bool) -> None:
    s.battle["over"] = "nobody"


# ------------------------------------------------------------------------------------------------ areas


def _can_redirect(s: State, f: Frame, to: str) -> bool:
    return any(area != s.heading for area in s.active)


@carries_out("redirect", _can_redirect)
def redirect(s: State, f: Frame, to: str) -> None:
    s.heading = f.get("aim_area")
    s.emit(events.redirected, s.heading)


def _can_move(s: State, f: Frame, to: str, ignore: tuple[str, ...]) -> bool:
    return bool(s.active) and not s.moved


@carries_out("move", _can_move)
def move(s: State, f: Frame, to: str, ignore: tuple[str, ...]) -> None:
    """The movement of this turn; nobody answers it as a journey."""
    s.moved, s.heading = True, f.get("aim_area")
    push(s, frame("arrive" if "previous_encounter" in ignore else "meet", f.seat))


def _can_peek(s: State, f: Frame, what: str) -> bool:
    return any(s.previous.get(area) and area not in s.face_up for area in s.active)


@carries_out("peek", _can_peek)
def peek(s: State, f: Frame, what: str) -> None:
    area = f.get("aim_area")
    s.peeked[f.seat] = (*s.peeked[f.seat], area)
    s.shown += 1
    s.emit(events.looked, f.seat, area)
    s.emit(events.got, f.seat, s.previous[area], to=(f.seat,))


def _can_replace(s: State, f: Frame, what: str) -> bool:
    area = f.get("aim_area")
    return bool(area and s.previous.get(area)) and decks.left(s, "encounters") > 0


@carries_out("replace", _can_replace)
def replace(s: State, f: Frame, what: str) -> None:
    """The old one is discarded; nobody has seen the new one."""
    area = f.get("aim_area")
    card = decks.draw(s, "encounters")
    s.gone = (*s.gone, s.previous[area])
    s.previous[area] = card
    for seat in s.seats:
        s.peeked[seat] = tuple([one for one in s.peeked[seat] if one != area])


def _can_search(s: State, f: Frame, what: str) -> bool:
    return len(s.areas) > 1


@carries_out("search", _can_search)
def search(s: State, f: Frame, what: str) -> None:
    s.dealt[f.seat], s.areas = s.areas, ()
    s.shown += 1
    push(s, frame("explore.pick", f.seat, source=f.get("source", ""), rest="shuffle"))


@carries_out("forbid")
def forbid(s: State, f: Frame, what: str, skill: str) -> None:
    """Looked at by what would do it (`group.forbidden`)."""


def _can_lower(s: State, f: Frame, n: int, at_least: int, until: str) -> bool:
    area = s.at.get(f.seat, "")
    level = group.area_level(s, area, f.seat) if area else 0
    return bool(area) and max(at_least, level + n) != level


@carries_out("area_level", _can_lower)
def area_level(s: State, f: Frame, n: int, at_least: int, until: str) -> None:
    _, last = _lasts(s, until)
    s.mods = [*s.mods, Mod("area_level", s.at[f.seat], n, until, f.get("source", ""), f.seat, (at_least, *last))]


# ------------------------------------------------------------------------------------------------ exploring


def _result(s: State) -> int | str:
    table: tuple[int | str, ...] = s.box.areas[s.exploring["area"]].table
    return table[s.exploring["die"] - 1]


def _can_add(s: State, f: Frame, n: int) -> bool:
    return bool(s.exploring) and not isinstance(_result(s), str)


@carries_out("extra_encounters", _can_add)
def extra_encounters(s: State, f: Frame, n: int) -> None:
    s.exploring["extra"] += n


def _can_treat(s: State, f: Frame, what: str) -> bool:
    if not s.exploring or s.exploring["nothing"]:
        return False
    result = _result(s)
    return isinstance(result, str) or result + s.exploring["extra"] > 0


@carries_out("treat_exploration_as", _can_treat)
def treat_exploration_as(s: State, f: Frame, what: str) -> None:
    s.exploring["nothing"] = True


# ------------------------------------------------------------------------------------------------ choices


def _can_may(s: State, f: Frame, ops: str, cost: str) -> bool:
    within = Frame("run", f.seat, ops, 0, f.env)
    paid = not cost or reach.of_use(s, Frame("run", f.seat, cost, 0, f.env), cost)
    return paid and reach.of_use(s, within, ops)


@carries_out("may", _can_may)
def may(s: State, f: Frame, ops: str, cost: str) -> None:
    if _can_may(s, f, ops, cost):
        push(s, Frame("may", f.seat, ops, 0, f.put(cost=cost).env))


def possible(s: State, f: Frame, branch: str) -> bool:
    """Whether each effect of a branch can be carried out."""
    effects = s.box.programs[branch]
    return all(made.can(s, Frame("run", f.seat, branch, pc, f.env), **made.args) for pc, made in enumerate(effects))


def _can_choose(s: State, f: Frame, branches: tuple[str, ...]) -> bool:
    return any(possible(s, f, branch) for branch in branches)


@carries_out("choose_one", _can_choose)
def choose_one(s: State, f: Frame, branches: tuple[str, ...]) -> None:
    push(s, Frame("choose-one", f.seat, "", 0, f.put(branches=tuple(branches)).env))


def nested(s: State, f: Frame, prog: str) -> None:
    """Effects inside of effects, with what those know."""
    known = {name: value for name, value in f.env if name not in ("source", "cost", "branches", "void", "passes", "fails")}
    carry_out(s, f.seat, prog, f.get("source", ""), **known)
