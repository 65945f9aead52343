"""The turn after the one that was thought through: what growth and cards could then do, where explorers have come in between.

What this turn leaves behind, cards in hand, energy, circles, lands in reach, is worth what it does next turn. The next turn is
played more quickly than this one; each invader card that may be turned up is as likely as another.
"""

from __future__ import annotations

from typing import Any

from game.core.engine import agenda
from game.core.engine.agenda import frame, push
from game.core.engine.combinators import together
from game.core.engine.decision import Option
from game.spirit_island import queries as q
from game.spirit_island.bot import turn_plan, weights
from game.spirit_island.bot.turn_plan import Turn
from game.spirit_island.operations import ops
from game.spirit_island.phases import spirit_phase
from game.spirit_island.state import State

DEALS = 2  # invader cards that are tried for the one turned up next
QUICK = 8  # positions looked at for each power and question
ENOUGH = 400  # answers that a turn may take


def growth(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float]:
    """Each growth option, carried out, with the best cards that could then be played, and what comes after."""
    return {option.key: grown(s, option, seat, search).worth for option in options}


def grown(s: State, option: Option, seat: str, search: Any) -> Turn:
    """The turn after a growth option, looked further than its end."""
    return looked(turn_plan.grown(search.after(s, option), seat, search), seat, search)


def looked(turn: Turn, seat: str, search: Any) -> Turn:
    """The turn, worth what the next one makes of it."""
    if turn.end.result:
        return turn
    found = [next_turn(opened, seat, search) for opened in openings(turn.end, search)]
    return turn._replace(worth=sum(one.worth for one in found) / len(found), then=tuple(found))


def openings(s: State, search: Any) -> list[State]:
    """The beginnings of the turn after this one, on copies: explorers have come by the cards that may be turned up."""
    cards = weights.next_cards(s) or ("",)
    at = s.turn % len(cards)
    return [opening(s, card, search) for card in (*cards[at:], *cards[:at])[:DEALS]]


def opening(s: State, card: str, search: Any) -> State:
    """The beginning of the turn after this one, with this card turned up."""
    c = s.clone()
    c.agenda.clear()
    c.memo = None
    if card and card not in c.invader_deck:  # it lies in the box in this deal: another of its stage takes its place there
        c.invader_box = tuple(c.invader_deck[0] if one == card else one for one in c.invader_box)
        c.invader_deck = (card, *c.invader_deck[1:])
    elif card:
        c.invader_deck = tuple(c.invader_deck[0] if one == card else one for one in c.invader_deck)
        c.invader_deck = (card, *c.invader_deck[1:])
    c.phase = "explore"
    push(c, frame("explore"), frame("turn.end"), frame("end-check"))
    agenda.run(c, ops)
    settle(c, search)
    c.agenda.clear()
    c.build_slot, c.explore_slot = (*c.build_slot, *c.explore_slot), ()
    c.turn += 1
    return c


def settle(s: State, search: Any) -> None:
    """Answers whatever is asked, the first way."""
    for _ in range(ENOUGH):
        options = search.rules.options(s)
        if not options:
            return
        search.rules.play(s, options[0])


def next_turn(s: State, seat: str, search: Any) -> Turn:
    """The best turn from here, found quickly: each growth with the cards that promise most."""
    if s.result:
        return Turn(search.score(s), (), s, {})
    c = s.clone()
    c.memo = None
    c.phase = "growth"
    push(c, together((seat, spirit_phase(c, seat))))
    agenda.run(c, ops)
    options = search.rules.options(c)
    return turn_plan.best_turn([quick(search.after(c, option), seat, search) for option in options])


def quick(s: State, seat: str, search: Any) -> Turn:
    """The turn after a growth option, with the cards that promise most."""
    few = max(1, QUICK // len(s.seats))
    c = search.finish(s, few)
    if c.result or turn_plan.question_of(c, seat) != "play":
        return Turn(search.score(c), (), c, {})
    found = turn_plan.foreseen(c, seat, search, few)
    ranked = turn_plan.sets_of_cards(c, seat, found, q.circle(c, seat, "plays")[0], search)
    return turn_plan.rehearsed(c, seat, ranked[0][1], found, search, few)


APPRAISED = {**turn_plan.APPRAISED, "growth": growth}
