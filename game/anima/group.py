"""Groups: their strength and speed and what makes them up, skills, organisations, coming and going (rules 4, 11.2)."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from game.anima import decks, events
from game.anima.operations import holds
from game.anima.state import Ids, State
from game.core.engine.agenda import frame
from game.core.engine.ops import Instruction


class Part(NamedTuple):
    """What something adds to a strength or a speed, and what it is: a card, "rest" or "effect"."""

    source: str
    n: int


def awake(s: State, seat: str) -> Ids:
    """The characters of a group that lie face up."""
    if not s.down:
        return s.group[seat]
    return tuple([card for card in s.group[seat] if not s.down.get(card, 0)])


def ready(s: State, seat: str) -> Ids:
    """Those that can tap."""
    return tuple([card for card in awake(s, seat) if card not in s.tapped])


def with_skill(s: State, seat: str, skill: str) -> Ids:
    """Those that can tap for a card of this skill."""
    return tuple([card for card in ready(s, seat) if skill in s.box.characters[card].skills])


def passive(s: State, seat: str, verb: str) -> list[tuple[str, Instruction]]:
    """(card, effect) of all that holds for a group with this verb: of its characters, of its organisation."""
    rules, found = s.box.index.holds.get(verb), []
    for card in (*awake(s, seat), s.organisation.get(seat, "")) if rules else ():
        for made in rules.get(card, ()):
            if holds(s, frame("run", seat, source=card), made.args.get("if_", ())):
                found.append((card, made))
    return found


def amount(s: State, seat: str, n: Any) -> int:
    """A number, or so many for each counted thing: `member_above_2` the cards of a group above two."""
    if isinstance(n, tuple):
        return int(n[1]) * max(0, len(s.group[seat]) - 2)
    return int(n)


def rest_counts(s: State, seat: str) -> bool:
    """Whether a rested group has its bonus; not where the area forbids it, nor in the battle for arriving there (6.3)."""
    if not s.rested.get(seat):
        return False
    return not forbidden_in(s, place_of(s, seat), "rest_bonus")


def place_of(s: State, seat: str) -> str:
    """The area that counts for a group: of its battle while it lasts, else where it is."""
    if s.battle and seat in (s.battle["seat"], s.battle["other"]):
        return str(s.battle["area"])
    return s.at.get(seat, "")


def forbidden_in(s: State, area: str, what: str) -> bool:
    """Whether the special rule of an area forbids it."""
    prog = s.box.areas[area].rules if area else ""
    return bool(prog) and any(one.verb == "forbid" and one.args["what"] == what for one in s.box.programs[prog])


def _figures(s: State, seat: str, what: Literal["strength", "speed"]) -> list[tuple[str, int]]:
    """(source, n) of everything that may add to a group's strength, without the dice, or to its speed."""
    box = s.box
    found = [(card, int(getattr(box.characters[card], what))) for card in awake(s, seat)]
    found += [(card, amount(s, seat, made.args["n"])) for card, made in passive(s, seat, what)]
    found += [(card, int(getattr(box.missions[card], what))) for card in s.done[seat]]
    if rest_counts(s, seat):
        found.append(("rest", int(box.figures["rest"][what])))
    if s.mods:
        found += [(mod.source or "effect", mod.n) for mod in s.mods if mod.kind == what and mod.seat == seat]
    return found


def strength_parts(s: State, seat: str) -> list[Part]:
    """What a group's strength is made of, without the dice."""
    return [Part(source, n) for source, n in _figures(s, seat, "strength") if n]


def strength(s: State, seat: str) -> int:
    return sum([n for _, n in _figures(s, seat, "strength")])


def speed_parts(s: State, seat: str) -> list[Part]:
    """What a group's speed is made of."""
    return [Part(source, n) for source, n in _figures(s, seat, "speed") if n]


def speed(s: State, seat: str) -> int:
    return sum([n for _, n in _figures(s, seat, "speed")])


def forbidden(s: State, seat: str, what: str, skill: str = "") -> bool:
    """Whether the organisation forbids it, or in a battle the monster."""
    for _, made in passive(s, seat, "forbid"):
        if made.args["what"] == what and made.args["skill"] in ("", skill):
            return True
    if s.battle and seat == s.battle["seat"] and s.battle["enemy"]:
        monster = s.box.encounters[s.battle["enemy"]]
        if monster.when == "battle":
            for made in s.box.programs[monster.prog]:
                if made.verb == "forbid" and made.args["what"] == what and made.args["skill"] in ("", skill):
                    return True
    return False


def immune(s: State, card: str) -> bool:
    """Whether it cannot be turned face down."""
    ability = s.box.characters[card].ability
    if ability is None or ability.kind != "passive":
        return False
    return any(made.verb == "immune" for made in s.box.programs[ability.prog])


def area_level(s: State, area: str, seat: str = "") -> int:
    """The level of an area for the encounters that a group meets there."""
    level = int(s.box.areas[area].level)
    for mod in s.mods:
        if mod.kind == "area_level" and mod.seat == seat and mod.where == area:
            level = max(mod.data[0], level + mod.n)
    return level


def at_war(s: State, one: str, other: str) -> bool:
    """Whether the organisations of two groups are at war."""
    mine, theirs = s.organisation.get(one, ""), s.organisation.get(other, "")
    if not mine or not theirs:
        return False
    return theirs in s.box.advantages[mine].at_war_with or mine in s.box.advantages[theirs].at_war_with


# ------------------------------------------------------------------------------------------------ coming and going


def recruit(s: State, seat: str, n: int = 1) -> int:
    """Characters of the deck join, up to the limit of the group. Returns how many."""
    found = 0
    while found < n and len(s.group[seat]) < s.box.figures["group"] and (card := decks.draw(s, "characters")):
        s.group[seat] = (*s.group[seat], card)
        s.emit(events.recruited, seat, card)
        found += 1
    return found


def parted(s: State, seat: str, card: str) -> None:
    """A character leaves a group; where it goes is said elsewhere."""
    s.group[seat] = decks.without(s.group[seat], card)
    s.tapped = tuple([one for one in s.tapped if one != card])
    s.down.pop(card, None)


def die(s: State, seat: str, card: str) -> None:
    """A character dies. Where it was the last a new one comes, in no area, and the turn is over (rules 4)."""
    s.emit(events.died, seat, card)  # first: up to here the battle is shown as it was fought
    parted(s, seat, card)
    s.dead = (*s.dead, card)
    if s.battle:
        s.battle["died"] = (*s.battle["died"], card)
    if not s.group[seat]:
        if organisation := s.organisation.get(seat, ""):
            leave_organisation(s, seat, organisation)
        lose_turn(s, seat)
        recruit(s, seat)


def leave_organisation(s: State, seat: str, card: str) -> None:
    s.organisation[seat] = ""
    s.discarded = (*s.discarded, card)
    s.emit(events.left, seat, card)


def lose_turn(s: State, seat: str) -> None:
    """The group leaves its area and does nothing more in this turn (5.3)."""
    leave_area(s, seat)
    s.place[seat] = 0
    if not s.lost.get(seat):
        s.lost[seat] = True
        s.emit(events.turn_lost, seat)


def leave_area(s: State, seat: str) -> None:
    """Out of its area; a resistance starts over (10.2)."""
    s.at[seat] = ""
    for who, mission in list(s.resisted):
        if who == seat:
            s.resisted[who, mission] = 0


def turn_face_down(s: State, card: str, starts: int) -> None:
    """A character lies face down until so many turns have begun."""
    s.down[card] = max(starts, s.down.get(card, 0))
    s.emit(events.turned, card, False)
