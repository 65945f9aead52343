"""Any position of the game, for fuzz and truth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.anima import missions
from game.anima.cards import Advantage
from game.anima.operations import Tables
from game.anima.state import State
from game.core.engine import agenda
from game.core.engine.agenda import frame
from game.core.engine.rng import Rng

Rare = list[tuple[str, str]]  # (shelf, item) of what came up least, first
MOST = 40  # of what is rare that a position aims at
FIRST = 12  # of it that comes before everything else
# What leads to something that can be answered: keys by trigger, and by what a die is rolled for.
LEADS = {
    "explore_new": ("explore:deck",), "rest": ("rest",), "exploration": ("explore",), "event": ("explore",), "test": ("explore",),
    "roll": ("explore",), "death": ("explore",), "battle": ("explore",),
}  # fmt: skip
ROADS = ("explore_new", "rest", "travel")  # triggers of the movement phase: one of them is aimed at


def generate(rules: Any, s: State, chance: Rng, rare: Rare) -> tuple[State, set[str]]:
    """Another position from a fresh one: groups, hands, missions and areas of any game, a mission done now and then. Cards only
    change places. It aims at what is rare: the keys that lead there come back, and what they need lies ready. Every second one
    begins after the reset, where who plays at random throws away what it holds.
    """
    s = s.clone()
    s.memo = None
    while s.agenda and s.phase in ("", "setup"):
        rules.play(s, chance.pick(rules.options(s)))
    s.agenda = []
    wanted = [item for _, item in rare[:MOST]]
    s.turn = chance.below(12)
    _hands(s, chance, wanted)
    _people(s, chance, wanted)
    _missions(s, chance, wanted)
    _areas(s, chance, wanted)
    done = [(seat, s.missions[seat][0]) for seat in s.seats if s.missions[seat] and not chance.below(3)]
    agenda.push(s, *[frame("complete", seat, mission=mission) for seat, mission in done])
    agenda.run(s, rules.ops)
    stays = _ready(s, chance, wanted[:FIRST])
    agenda.push(s, frame("turn"))
    agenda.run(s, rules.ops)
    if chance.below(2):
        s.agenda = [f for f in s.agenda if f.op not in ("reset", "reset.act", "claims")]
        s.memo = None
        agenda.run(s, rules.ops)
    aims = {f"{kind}:{item}" for item in wanted for kind in ("card", "ability", "mission", "area", "character")}
    return s, aims | _leads(s, wanted, chance) | stays


def _leads(s: State, wanted: list[str], chance: Rng) -> set[str]:
    """The keys that lead to where something rare could be answered: `reply.rest`, a card that answers it, a mission's area."""
    triggers = [item.partition(".")[2].replace("-", "_") for item in wanted if item.startswith("reply.")]
    for item in wanted:
        if item in s.box.raw["advantage"]:
            card = s.box.advantages[item]
            triggers += [*(one.name for one in card.when), *([card.window] if card.window == "battle" else [])]
        elif item in s.box.raw["character"] and (ability := s.box.characters[item].ability) is not None:
            triggers += [one.name for one in ability.when]
    roads = [one for one in ROADS if one in triggers]
    if roads:
        road = chance.pick(roads)
        triggers = [one for one in triggers if one == road or one not in ROADS]
    found = {key for one in triggers for key in LEADS.get(one, ())}
    for mission in (item for item in wanted if item in s.box.missions):
        found |= {"explore", *(f"area:{area}" for step in s.box.missions[mission].steps for area in step.areas)}
    return found


def _sorted(cards: Iterable[str], wanted: list[str], chance: Rng) -> list[str]:
    """Cards of a deck, those that are wanted first."""
    mixed = list(chance.shuffled(tuple(cards)))
    return sorted(mixed, key=lambda card: card not in wanted)


def _people(s: State, chance: Rng, wanted: list[str]) -> None:
    """Groups of one to four; who holds a card of a skill is likely to have somebody for it."""
    deck = _sorted(s.characters, wanted, chance)
    for seat in s.seats:
        more = min(chance.below(s.box.figures["group"]), len(deck))
        skills = [s.box.advantages[card].skill for card in s.hand[seat] if s.box.advantages[card].skill]
        if more and skills:
            deck.sort(key=lambda card: card not in wanted and skills[0] not in s.box.characters[card].skills)
        s.group[seat] = (*s.group[seat], *deck[:more])
        deck = list(chance.shuffled(tuple(deck[more:])))
    s.characters = tuple(deck)


def _hands(s: State, chance: Rng, wanted: list[str]) -> None:
    """Hands of up to five, and an organisation here and there."""
    deck = _sorted(s.advantages, wanted, chance)
    for seat in s.seats:
        back, room = list(s.hand[seat]), s.box.figures["hand"]
        take = deck[: chance.below(room + 1)]
        deck = [*deck[len(take) :], *back]
        joins = [card for card in take if s.box.advantages[card].organisation]
        if joins and not s.organisation[seat] and chance.below(2):
            s.organisation[seat] = joins[0]
            take.remove(joins[0])
        s.hand[seat] = tuple(take)
    s.advantages = tuple(chance.shuffled(tuple(deck)))


def _missions(s: State, chance: Rng, wanted: list[str]) -> None:
    """Other main missions than were dealt."""
    pool = _sorted((*s.unused, *[card for cards in s.missions.values() for card in cards]), wanted, chance)
    for seat in s.seats:
        n = len(s.missions[seat])
        s.missions[seat], pool = tuple(pool[:n]), pool[n:]
    s.unused = tuple(pool)
    finals = _sorted(s.finals, wanted, chance)
    s.finals = tuple(finals)


def _areas(s: State, chance: Rng, wanted: list[str]) -> None:
    """Other areas, what lies on them, and where the groups stand; a final mission's areas come when it is turned up."""
    pool = _sorted((*s.active, *s.areas), [*wanted, *_asked(s, wanted)], chance)
    n = min(len(pool), len(s.active) + chance.below(3))
    s.active, s.areas = tuple(pool[:n]), tuple(pool[n:])
    lying = _sorted((*s.encounters, *s.previous.values()), wanted, chance)
    s.previous, s.face_up, s.peeked = {}, (), dict.fromkeys(s.peeked, ())
    for area in s.active:
        if lying and chance.below(2):
            s.previous[area] = lying.pop(0)
    s.encounters = tuple(lying)
    for seat in s.seats:
        s.at[seat] = chance.pick(s.active) if chance.below(4) else ""


def _asked(s: State, wanted: list[str]) -> list[str]:
    """The areas that the first steps of these missions ask for."""
    return [area for one in wanted if one in s.box.missions for area in s.box.missions[one].steps[0].areas]


# ------------------------------------------------------------------------------------------------ what is rarest, made possible


def _ready(s: State, chance: Rng, rarest: list[str]) -> set[str]:
    """What the rarest cards need: the first group holds the card and can play it, encounters that it answers come first where it
    is; a mission can be tried at once. The keys by which it stays there.
    """
    seat, area = s.seats[0], ""
    for item in reversed(rarest):
        if item in s.box.advantages:
            if _hold(s, seat, item) and _meet(s, chance, s.box.advantages[item]):
                area = max(s.active, key=lambda one: s.box.areas[one].level)
        elif item in s.missions[seat] and not s.box.missions[item].final:
            area = _try(s, seat, item) or area
    if not area:
        return set()
    s.at[seat] = area
    if lay := s.previous.pop(area, ""):
        s.encounters = (*s.encounters, lay)
    return {f"area:{area}"}


def _hold(s: State, seat: str, card: str) -> bool:
    """The card comes to a hand, another goes back for it; somebody with its skill joins or replaces the last of the group. False
    where another holds it.
    """
    given, hand = list(s.advantages), list(s.hand[seat])
    if card not in (*given, *hand):
        return False
    if card not in hand:
        given.remove(card)
        if len(hand) >= s.box.figures["hand"]:
            given.append(hand.pop(0))
        s.advantages, s.hand[seat] = tuple(given), (*hand, card)
    skill = s.box.advantages[card].skill
    fits = [one for one in s.characters if skill in s.box.characters[one].skills]
    if not skill or not fits or any(skill in s.box.characters[one].skills for one in s.group[seat]):
        return True
    people, deck = list(s.group[seat]), list(s.characters)
    deck.remove(fits[0])
    if len(people) >= s.box.figures["group"]:
        deck.append(people.pop())
    s.group[seat], s.characters = (*people, fits[0]), tuple(deck)
    return True


def _meet(s: State, chance: Rng, card: Advantage) -> bool:
    """Encounters that let a card be played come first: of the creature it is for, events, those with a test, the strongest where
    somebody is to die. False where it needs none.
    """
    triggers, creatures = {card.window, *(one.name for one in card.when)}, _creatures(card.if_)
    for made in s.box.programs[card.prog] if card.prog else ():
        creatures |= _creatures(made.args.get("if_", ()))

    def fits(one: str) -> bool:
        made = s.box.encounters[one]
        if creatures:
            return made.creature in creatures
        if "event" in triggers:
            return made.kind == "event"
        if "test" in triggers:
            return bool(made.prog) and any(part.verb == "speed_test" for part in s.box.programs[made.prog])
        return made.kind == "monster"

    def rank(one: str) -> tuple[bool, int]:
        made = s.box.encounters[one]
        return not fits(one), -made.strength if "death" in triggers else made.level

    if not creatures and not triggers & {"event", "test", "death", "battle"}:
        return False
    s.encounters = tuple(sorted(chance.shuffled(s.encounters), key=rank))
    return True


def _creatures(if_: Tables) -> set[str]:
    """The creatures that conditions name."""
    return {value for table in if_ for word, value in table if word == "enemy_kind"}


def _try(s: State, seat: str, mission: str) -> str:
    """The area where the next step of a mission is asked, if it is in play; the group gets as many cards as the step costs."""
    step = missions.next_step(s, seat, mission)
    here = [area for area in step.areas if area in s.active]
    if here and step.kind == "pay":
        more = max(0, step.n - len(s.hand[seat]))
        s.hand[seat], s.advantages = (*s.hand[seat], *s.advantages[:more]), s.advantages[more:]
    return here[0] if here else ""
