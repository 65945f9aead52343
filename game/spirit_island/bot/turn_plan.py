"""Thinking further than one answer ahead: growth, cards to play, cards to keep.

What a card would do is found by using it on a copy, now if it is fast and after the invaders if it is slow, with the rules
themselves. The gains are added up for each set of cards that can be paid; innate powers count by the elements of the set.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

from game.core.engine import agenda
from game.core.engine.agenda import frame, push
from game.core.engine.decision import Mod, Option
from game.spirit_island import queries as q
from game.spirit_island.bot.weights import SAVED
from game.spirit_island.operations import ops
from game.spirit_island.powers import count_reached
from game.spirit_island.state import State
from game.spirit_island.verbs.cards import DRAWN

# ------------------------------------------------------------------------------------------------ weights

USE = 30  # positions looked at to find out what one power would do
USE_AGAIN = 60  # ... and, in a rehearsal, for each of its questions
REHEARSED = 8  # sets of cards whose turn is played through
REMEMBERED = 500  # positions whose prospects are kept
SECOND = 0.85  # a second power often finds its work done: each further gain counts that much of the one before
LOOKED_AT = 3  # lands for a new presence, or cards to take back, that are thought through
LOSS = -1e6  # for the other ones
SHORT = 2.0  # each play that the cards left in hand could not fill next turn: it forces a reclaim
ELEMENT = 0.25  # an element of a kind that an innate power asks for, toward a level not reached yet
MATCH = 0.8  # ... on a card that is to be kept for the game
CARD_COST = 0.4  # an energy of a card's cost, each time it is played
SHARED = 0.7  # share of the energy that the other cards of a turn ask for, when a card is to be paid beside them
FORGET = 3.0  # a card less of one's own, beside what the worst one is worth
POTENTIAL = 0.8  # share of what a card would do now in its worth for the game
ANYWHERE = 0.5  # ... of which so much is what it would do if its range were no matter
FAR = 9  # a range without bounds
IN_USE = 5.0  # a level of an innate power that this turn hangs on a card


Terms = dict[str, float]  # what a worth is made of


class Turn(NamedTuple):
    """A turn played through with these cards: what its end is worth, that end, and what is to be said of it besides."""

    worth: float
    cards: tuple[str, ...]
    end: State
    more: Terms


class Prospects(NamedTuple):
    """What each card and each level of the innate powers would gain this turn."""

    cards: dict[str, float]
    innates: dict[str, tuple[float, ...]]  # by power key: gain with 0, 1, 2 ... levels


# ------------------------------------------------------------------------------------------------ previews


def after_invaders(s: State, search: Any) -> State:
    """The island after this turn's ravage and build, on a copy, and after what a turned blight card does; the explorers are left
    out, for nobody knows them.
    """
    c = s.clone()
    c.agenda.clear()
    c.memo = None
    if c.phase in ("", "growth", "fast", "fear"):
        blighted = (frame("blighted"),) * (c.blighted and c.phase != "fear")
        c.phase = "ravage"
        push(c, *blighted, frame("ravage"), frame("build"), frame("advance"))
        agenda.run(c, ops)
        for _ in range(60):
            options = search.rules.options(c)
            if not options:
                break
            if len(options) == 1 or c.agenda[-1].op == "ravage.order":
                search.rules.play(c, options[0])
            elif c.agenda[-1].op == "skip":
                search.rules.play(c, next(o for o in options if o.key == "yes"))
            else:
                c = max((search.after(c, option) for option in options), key=search.score)
    c.agenda.clear()
    c.phase = "slow"
    c.memo = None
    return c


def use(s: State, seat: str, key: str, search: Any, elements: tuple[tuple[str, int], ...] = ()) -> float:
    """What one use of a power gains in this position; 0 where it has no target or would do harm."""
    c = s.clone()
    c.memo = None
    c.agenda.clear()
    if elements:
        c.gained = {(seat, element): n for element, n in elements}
    if key.startswith("card:"):
        card = key[5:]
        c.hand[seat] = tuple(one for one in c.hand[seat] if one != card)
        if card not in c.played[seat]:
            c.played[seat] = (*c.played[seat], card)
    c.used[seat] = (*c.used[seat], key)
    before = search.score(c)
    push(c, frame("power.use", seat, power=key, cap=None, near="", repeated=False))
    agenda.run(c, ops)
    return max(0.0, search.value(c, USE // len(s.seats)) - before)


def card_gains(s: State, later: State, seat: str, cards: tuple[str, ...], search: Any) -> dict[str, float]:
    """What each card would gain this turn; `later` is the position in which slow powers are used."""
    powers = s.box.powers
    return {
        card: use(s if q.speed(s, powers["card:" + card]) == "fast" else later, seat, "card:" + card, search)
        for card in cards
        if "card:" + card not in s.used[seat]
    }


def prospects(s: State, seat: str, search: Any) -> Prospects:
    """The gains of all cards in hand and of the innate powers this turn, as before the first card was played.

    What is found is remembered by position, so that the questions of one turn are thought about once.
    """
    start = s.clone()
    start.memo = None
    start.hand[seat] = tuple(sorted((*s.hand[seat], *s.played[seat])))
    start.energy[seat] += sum(q.price(s, s.box.powers["card:" + card]) for card in s.played[seat])
    start.played[seat] = ()
    key = _position(start, seat)
    found = search.memory.get(key)
    if found is None:
        if len(search.memory) >= REMEMBERED:
            search.memory.clear()
        found = search.memory[key] = _prospects(start, seat, search.fresh())
    return found


def _position(s: State, seat: str) -> tuple:
    """What the gains of this turn hang on."""
    return (
        seat,
        s.turn,
        s.terror,
        s.blight_pool,
        s.fear_taken,
        s.fear_generated,
        s.ravage_slot,
        s.build_slot,
        s.explore_slot,
        s.hand[seat],
        tuple(s.energy.items()),
        tuple(s.tracks.items()),
        tuple(s.destroyed.items()),
        tuple(len(s.discard[who]) for who in s.seats),
        frozenset(s.pieces.items()),
        frozenset(s.presence.items()),
        frozenset(s.gained.items()),
        tuple(s.chosen.items()),
        tuple(s.mods),
    )


def _prospects(s: State, seat: str, search: Any) -> Prospects:
    box = s.box
    later = after_invaders(s, search)
    cards = card_gains(s, later, seat, s.hand[seat], search)
    innates = {}
    for innate in box.spirits[s.spirits[seat]].innates:
        power = box.powers["innate:" + innate]
        now = s if q.speed(s, power) == "fast" else later
        gains = [0.0]
        for level in power.levels:
            gains.append(max(gains[-1], use(now, seat, power.key, search, level.need)))
        innates[power.key] = tuple(gains)
    return Prospects(cards, innates)


# ------------------------------------------------------------------------------------------------ sets of cards


def best_plays(s: State, seat: str, found: Prospects, plays: int, search: Any) -> Turn:
    """The turn with the best set of cards that can be paid now, on top of what is in play already: those that promise most are
    rehearsed, for two cards may find the same work to do.
    """
    return best_turn(rehearsals(s, seat, found, sets_of_cards(s, seat, found, plays, search), search))


def rehearsals(s: State, seat: str, found: Prospects, ranked: list[tuple[float, tuple[str, ...]]], search: Any) -> list[Turn]:
    """The turns with the first of these sets of cards."""
    return [rehearsed(s, seat, chosen, found, search) for _, chosen in ranked[:REHEARSED]]


def best_turn(turns: list[Turn]) -> Turn:
    """The one that is worth most, the first of equals."""
    best = turns[0]
    for turn in turns[1:]:
        if turn.worth > best.worth + 1e-9:
            best = turn
    return best


def rehearse(s: State, seat: str, cards: tuple[str, ...], found: Prospects, search: Any) -> float:
    """What the turn is worth when these cards are played."""
    return rehearsed(s, seat, cards, found, search).worth


def rehearsed(s: State, seat: str, cards: tuple[str, ...], found: Prospects, search: Any) -> Turn:
    """The turn when these cards are played: fast powers, what the invaders do, slow powers, each used as well as it can be at
    once, those that gain most first. Explorers are left out.
    """
    c, powers = s.clone(), s.box.powers
    c.memo = None
    c.agenda.clear()
    c.hand[seat] = tuple(card for card in s.hand[seat] if card not in cards)
    c.played[seat] = (*s.played[seat], *cards)
    c.energy[seat] -= sum(q.price(s, powers["card:" + card]) for card in cards)
    gains = {"card:" + card: found.cards.get(card, 0.0) for card in c.played[seat]}
    gains |= {key: max(levels) for key, levels in found.innates.items()}
    order = sorted((key for key in gains if key not in c.used[seat]), key=lambda key: -gains[key])
    for key in order:
        if q.speed(s, powers[key]) == "fast":
            c = used(c, seat, key, search)
    c = after_invaders(c, search)
    for key in order:
        if q.speed(s, powers[key]) != "fast":
            c = used(c, seat, key, search)
    have = q.elements(c, seat)
    missing = max(0, max(1, q.circle(s, seat, "plays")[0]) - len(c.hand[seat]))
    more = {"cards-left": -SHORT * missing, "elements": _on_the_way(c, have, found)}
    return Turn(float(search.score(c)) + more["cards-left"] + more["elements"], cards, c, more)


def used(s: State, seat: str, key: str, search: Any) -> State:
    """The position after a power was used as well as possible; as it was where it cannot be used or would do harm."""
    power = s.box.powers[key]
    if not key.startswith("card:") and not count_reached(s, seat, power):
        return s
    c = s.clone()
    c.memo = None
    c.used[seat] = (*c.used[seat], key)
    push(c, frame("power.use", seat, power=key, cap=None, near="", repeated=False))
    agenda.run(c, ops)
    c = search.finish(c, USE_AGAIN // len(s.seats))
    c.agenda.clear()
    return c if search.score(c) > search.score(s) else s


def _on_the_way(s: State, have: dict[str, int], found: Prospects) -> float:
    """A little for elements on the way to the next level of an innate power."""
    worth = 0.0
    for key in found.innates:
        level = next((level for level in s.box.powers[key].levels if not q.enough(have, level.need)), None)
        if level is not None:
            worth += ELEMENT * sum(min(have.get(element, 0), n) for element, n in level.need)
    return worth


def sets_of_cards(s: State, seat: str, found: Prospects, plays: int, search: Any) -> list[tuple[float, tuple[str, ...]]]:
    """Every set of cards that can be paid now, by the gains of its cards, the best first."""
    box, energy = s.box, s.energy[seat]
    stored = search.evaluation.stored
    hand = s.hand[seat]
    next_plays = max(1, q.circle(s, seat, "plays")[0])
    have = q.elements(s, seat)
    ranked: list[tuple[float, tuple[str, ...]]] = []
    for size in range(min(plays, len(hand)) + 1):
        for chosen in combinations(hand, size):
            cost = sum(q.price(s, box.powers["card:" + card]) for card in chosen)
            if cost > energy:
                continue
            gains = sorted((found.cards.get(card, 0.0) for card in chosen), reverse=True)
            worth = sum(gain * SECOND**at for at, gain in enumerate(gains)) - stored(energy) + stored(energy - cost)
            elements = dict(have)
            for card in chosen:
                for element in box.powers["card:" + card].elements:
                    elements[element] = elements.get(element, 0) + 1
            worth += _innates(s, elements, found)
            left = len(hand) - size
            worth -= SHORT * max(0, next_plays - left)
            ranked.append((worth, chosen))
    return sorted(ranked, key=lambda one: -one[0])


def _innates(s: State, elements: dict[str, int], found: Prospects) -> float:
    """What the innate powers gain with these elements, with a little for elements on the way to the next level."""
    worth = 0.0
    for key, gains in found.innates.items():
        reached = 0
        for level in s.box.powers[key].levels:
            if q.enough(elements, level.need):
                reached += 1
            else:
                worth += ELEMENT * sum(min(elements.get(element, 0), n) for element, n in level.need)
                break
        worth += gains[reached]
    return worth


# ------------------------------------------------------------------------------------------------ the questions


def growth(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float]:
    """Each growth option, carried out, with the best cards that could then be played."""
    return {option.key: planned(search.after(s, option), seat, search) for option in options}


def planned(s: State, seat: str, search: Any) -> float:
    """The worth of a position in growth: growth is completed, then the best cards are chosen. Give it a copy."""
    return grown(s, seat, search).worth


def grown(s: State, seat: str, search: Any) -> Turn:
    """That turn itself."""
    c = search.finish(s, USE // len(s.seats))
    while reclaiming(c, seat):
        gains = reclaim_gains(c, seat, search)
        c = search.after(c, max(search.options(c), key=lambda option: gains[option.key]))
        c = search.finish(c, USE // len(s.seats))
    if c.result or question_of(c, seat) != "play":
        return Turn(search.score(c), (), c, {})
    return best_plays(c, seat, prospects(c, seat, search), q.circle(c, seat, "plays")[0], search)


def presence_to(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float] | None:
    """In growth, the lands that look best are compared by the cards that could then be played."""
    if s.phase != "growth" or len(options) == 1:
        return None
    return thought_through(s, seat, options, search.values(s, options, USE), search)


def card_to_reclaim(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float] | None:
    """In growth, the discarded cards that promise most are compared in the same way."""
    if not reclaiming(s, seat) or len(options) == 1:
        return None
    return thought_through(s, seat, options, reclaim_gains(s, seat, search), search)


def reclaiming(s: State, seat: str) -> bool:
    """Whether the seat is asked in growth which card returns: what that is worth shows when cards are played, not at once."""
    return s.phase == "growth" and question_of(s, seat) == "reclaim.one"


def reclaim_gains(s: State, seat: str, search: Any) -> dict[str, float]:
    """By answer: what the card would gain this turn, were it in hand; to take none comes last."""
    cards = s.discard[seat]
    gains = card_gains(s, after_invaders(s, search), seat, cards, search)
    return {"done": -1.0, **{"card:" + card: gains.get(card, 0.0) for card in cards}}


def thought_through(
    s: State, seat: str, options: tuple[Option, ...], values: dict[str, float], search: Any
) -> dict[str, float]:  # fmt: skip
    """The answers that look best by these values, judged by the turn that follows; the others come far behind."""
    ranked = likeliest(s, options, values)
    behind = {option.key: values[option.key] + LOSS for option in options if option not in ranked}
    return {**behind, **{option.key: planned(search.after(s, option), seat, search) for option in ranked}}


def likeliest(s: State, options: tuple[Option, ...], values: dict[str, float]) -> list[Option]:
    """The answers that are thought through, the best first."""
    return sorted(options, key=lambda option: -values[option.key])[: max(2, LOOKED_AT + 1 - len(s.seats))]


def cards_to_play(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float]:
    """The best set of cards; of that set, the first in hand is played now."""
    chosen = best_plays(s, seat, prospects(s, seat, search), s.plays_left[seat], search).cards
    wanted = f"card:{chosen[0]}" if chosen else "done"
    return {option.key: float(option.key == wanted) for option in options}


def card_worth(s: State, seat: str, card: str, gain: float) -> Terms:
    """What a power card is worth to a spirit for the rest of the game."""
    power = s.box.powers["card:" + card]
    wanted: dict[str, int] = {}
    for innate in s.box.spirits[s.spirits[seat]].innates:
        for level in s.box.powers["innate:" + innate].levels:
            for element, n in level.need:
                wanted[element] = max(wanted.get(element, 0), n)
    match = sum(min(2, wanted.get(element, 0)) for element in power.elements)
    income = q.circle(s, seat, "energy")[0] + s.energy[seat] / SAVED
    often = min(1.0, (income + 0.5) / (power.cost + 0.5 + _besides(s, seat, card)))
    return {
        "card-effects": often * POTENTIAL * gain,
        "card-elements": often * MATCH * match,
        "card-cost": -CARD_COST * power.cost,
    }


def _besides(s: State, seat: str, card: str) -> float:
    """Energy that the other cards of a turn ask for, beside this one."""
    others = [one for one in (*s.hand[seat], *s.discard[seat], *s.played[seat]) if one != card]
    costs = sum(s.box.powers["card:" + one].cost for one in others) / max(1, len(others))
    return SHARED * costs * (max(1, q.circle(s, seat, "plays")[0]) - 1)


def card_worths(s: State, seat: str, cards: tuple[str, ...], search: Any) -> dict[str, float]:
    """The same as one figure."""
    return {card: sum(terms.values()) for card, terms in card_terms(s, seat, cards, search).items()}


def card_terms(s: State, seat: str, cards: tuple[str, ...], search: Any) -> dict[str, Terms]:
    """The worth of each card for the rest of the game, by what it would do here, in reach and anywhere."""
    later = after_invaders(s, search)
    here = card_gains(s, later, seat, cards, search)
    wide, wide_later = s.clone(), later.clone()
    for position in (wide, wide_later):
        position.mods.append(Mod("range_bonus", "", FAR, "turn", "", seat))
    there = card_gains(wide, wide_later, seat, cards, search)
    found = {}
    for card in cards:
        near, far = here.get(card, 0.0), there.get(card, 0.0)
        found[card] = card_worth(s, seat, card, ANYWHERE * far + (1 - ANYWHERE) * near)
    return found


def card_to_keep(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float]:
    """The card of those turned up that is worth most."""
    worths = card_worths(s, seat, tuple(option.key[5:] for option in options), search)
    return {"card:" + card: worth for card, worth in worths.items()}


def card_to_forget(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float]:
    """The card that is worth least; one in play has done its work, but its elements may still be needed."""
    return {key: sum(terms.values()) for key, terms in forget_terms(s, seat, options, search).items()}


def forget_terms(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms]:
    """The same in its parts."""
    found = card_terms(s, seat, tuple(option.key[5:] for option in options), search)
    innates = s.box.spirits[s.spirits[seat]].innates

    def levels(position: State) -> int:
        return sum(count_reached(position, seat, s.box.powers["innate:" + innate]) for innate in innates)

    now = levels(s)
    return {
        "card:" + card: {
            **{name: -term for name, term in terms.items()},
            "in-use": -IN_USE * (now - levels(_without(s, seat, card))),
        }
        for card, terms in found.items()
    }


def _without(s: State, seat: str, card: str) -> State:
    c = s.clone()
    c.played[seat] = tuple(one for one in c.played[seat] if one != card)
    return c


def deck_to_draw(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float]:
    """The deck whose best card of four promises more; a major power also costs the worst card of one's own."""
    return {key: sum(terms.values()) for key, terms in deck_terms(s, seat, options, search).items()}


def deck_terms(s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms]:
    """The same in its parts.

    The cards looked at are those of the dealt sample: any four unseen ones, not the ones that really lie on top.
    """
    found: dict[str, Terms] = {}
    for option in options:
        deck = option.key[5:]
        drawn = getattr(s, deck + "_deck")[: 2 * DRAWN]
        worths = card_worths(s, seat, drawn, search)
        best = [max(worths[card] for card in half) for half in (drawn[:DRAWN], drawn[DRAWN:]) if half]
        found[option.key] = {"deck": sum(best) / len(best) if best else 0.0}
        if deck == "major":
            own = card_worths(s, seat, (*s.hand[seat], *s.discard[seat], *s.played[seat]), search)
            found[option.key]["card-forgotten"] = -FORGET - max(0.0, min(own.values(), default=0.0))
    return found


APPRAISED = {
    "growth": growth,
    "presence.to": presence_to,
    "reclaim.one": card_to_reclaim,
    "play": cards_to_play,
    "card.keep": card_to_keep,
    "card.forget": card_to_forget,
    "card.deck": deck_to_draw,
}


def question_of(s: State, seat: str) -> str:
    """What the seat is asked now: the operation on top, or that of its lane where several act together."""
    if not s.agenda:
        return ""
    top = s.agenda[-1]
    if top.op != "together.ask":
        return top.op
    return next((lane[0].op for owner, lane in top.get("lanes") if owner == seat and lane), "")
