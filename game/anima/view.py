"""Dealing what a seat does not know: decks, hands, missions and hidden encounters as they might be."""

from __future__ import annotations

from collections import Counter

from game.anima.state import Ids, State
from game.core.engine.agenda import Frame
from game.core.engine.known import HIDDEN
from game.core.engine.rng import Rng


def sample(view: State, seat: str, chance: Rng) -> State:
    """A position that fits everything a seat knows."""
    s: State = view.clone()
    s.rng = chance.below(1 << 62)
    box = s.box
    pools = {kind: Counter(box.deck(kind, s.solo)) for kind in ("character", "area", "encounter", "advantage", "main", "final")}
    for kind, cards in _visible(s, seat).items():
        for card in cards:
            if card != HIDDEN and pools[kind][card] > 0:
                pools[kind][card] -= 1
    left = {kind: list(chance.shuffled(sorted(cards.elements()))) for kind, cards in pools.items()}

    def fill(cards: Ids, kind: str) -> Ids:
        return tuple([left[kind].pop() if card == HIDDEN and left[kind] else card for card in cards])

    for who in s.seats:
        if who == seat:
            continue
        known = _seen(s, seat, who)
        s.hand[who] = (*known, *[HIDDEN] * (len(s.hand[who]) - len(known)))
    hands = {who: fill(cards, "advantage") for who, cards in s.hand.items()}
    s.hand = hands
    s.missions = {who: fill(cards, "main") for who, cards in s.missions.items()}
    s.previous = {area: fill((card,), "encounter")[0] for area, card in s.previous.items()}
    s.dealt = {who: fill(cards, _dealt_kind(s)) for who, cards in s.dealt.items()}
    s.offer = {who: tuple([thing for thing in things if HIDDEN not in thing]) for who, things in s.offer.items()}
    for name, kind in (
        ("characters", "character"), ("advantages", "advantage"), ("encounters", "encounter"), ("areas", "area"),
        ("finals", "final"), ("unused", "main"),
    ):  # fmt: skip
        setattr(s, name, fill(getattr(s, name), kind))
    s.agenda = [_answered(s, f) for f in s.agenda]
    s.memo = None
    return s


def _seen(s: State, seat: str, who: str) -> list[str]:
    """What a seat knows of another's hand: what it has seen go there, and what that one lays down in a trade with it."""
    laid = [thing[5:] for thing in s.offer.get(who, ()) if thing.startswith("card/")]
    known = list(s.seen.get((seat, who), ()))
    for card in laid:
        if laid.count(card) > known.count(card):
            known.append(card)
    return known[: len(s.hand[who])]


def _dealt_kind(s: State) -> str:
    """What lies in the hands of those who choose: characters at set-up, areas of an explorer, else advantages."""
    if s.phase == "setup":
        return "character"
    return "area" if any(f.op == "explore.pick" for f in s.agenda) else "advantage"


def _answered(s: State, f: Frame) -> Frame:
    """Sealed answers of others are taken as their first option."""
    if f.op != "sealed":
        return f
    found = []
    for who, key in f.get("answers"):
        if key == HIDDEN:
            first = s.dealt[who] or s.hand[who]
            key = f"character:{first[0]}" if s.dealt[who] else f"return:{first[0]}"
        found.append((who, key))
    return f.put(answers=tuple(found))


def _visible(s: State, seat: str) -> dict[str, list[str]]:
    """All cards that can be seen, by kind."""
    found: dict[str, list[str]] = {kind: [] for kind in ("character", "area", "encounter", "advantage", "main", "final")}
    for card in s.turned:
        if kind := s.box.kind_of(card):
            found[kind].append(card)
    found["character"] += [*s.dead]
    found["advantage"] += [*s.discarded]
    found["encounter"] += [*s.gone, *s.previous.values()]
    found["area"] += [*s.active, *s.left_areas]
    for who in s.seats:
        found["character"] += s.group[who]
        found["main"] += [*s.missions[who], *s.open[who], *s.done[who]]
        found["advantage"] += s.hand[who] if who == seat else _seen(s, seat, who)
        if s.organisation[who]:
            found["advantage"].append(s.organisation[who])
        for card in s.dealt.get(who, ()):
            found[s.box.kind_of(card) or "advantage"].append(card)
    if s.final:
        found["final"].append(s.final)
    return found
