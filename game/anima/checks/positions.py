"""Any position of the game, for fuzz and truth."""

from __future__ import annotations

from typing import Any

from game.anima.state import State
from game.core.engine import agenda
from game.core.engine.agenda import frame
from game.core.engine.rng import Rng

Rare = list[tuple[str, str]]  # (shelf, item) of what came up least, first
MOST = 40  # of what is rare that a position aims at
AIMS = {"reply.explore-new": "explore:deck", "reply.rest": "rest", "reply.exploration": "explore", "reply.roll": "explore"}


def generate(rules: Any, s: State, chance: Rng, rare: Rare) -> tuple[State, set[str]]:
    """Another position from a fresh one: groups, hands, missions and areas of any game, a mission done now and then. Cards only
    change places. It aims at what is rare; the keys that lead there come back.
    """
    s = s.clone()
    s.memo = None
    while s.agenda and s.phase in ("", "setup"):
        rules.play(s, chance.pick(rules.options(s)))
    s.agenda = []
    wanted = [item for _, item in rare[:MOST]]
    s.turn = chance.below(12)
    _people(s, chance, wanted)
    _hands(s, chance, wanted)
    _missions(s, chance, wanted)
    _areas(s, chance, wanted)
    done = [(seat, s.missions[seat][0]) for seat in s.seats if s.missions[seat] and not chance.below(3)]
    agenda.push(s, *[frame("complete", seat, mission=mission) for seat, mission in done], frame("turn"))
    agenda.run(s, rules.ops)
    aims = {f"{kind}:{item}" for item in wanted for kind in ("card", "ability", "mission", "area", "character")}
    return s, aims | {AIMS[item] for item in wanted if item in AIMS}


def _sorted(cards: tuple[str, ...], wanted: list[str], chance: Rng) -> list[str]:
    """Cards of a deck, those that are wanted first."""
    mixed = list(chance.shuffled(cards))
    return sorted(mixed, key=lambda card: card not in wanted)


def _people(s: State, chance: Rng, wanted: list[str]) -> None:
    """Groups of one to four, some of them tapped."""
    deck = _sorted(s.characters, wanted, chance)
    for seat in s.seats:
        more = min(chance.below(s.box.figures["group"]), len(deck))
        s.group[seat] = (*s.group[seat], *deck[:more])
        deck = deck[more:]
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
    s.advantages = tuple(chance.shuffled(deck))


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
    pool = _sorted((*s.active, *s.areas), wanted, chance)
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
