"""What stays the same through a whole game: every card lies in one place, groups and hands keep their limits."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.anima.state import State
from game.core.engine.known import HIDDEN


def places(s: State) -> dict[str, list[str]]:
    """All cards by kind, wherever they lie."""
    limbo = list(s.turned)
    kinds: dict[str, list[str]] = {"character": [], "advantage": [], "encounter": [], "area": [], "main": [], "final": []}
    for card in limbo:
        kind = s.box.kind_of(card)
        if kind:
            kinds[kind].append(card)
    for seat in s.seats:
        kinds["character"] += s.group[seat]
        kinds["advantage"] += s.hand[seat]
        for card in s.dealt.get(seat, ()):
            kinds[s.box.kind_of(card) or "advantage"].append(card)
        if s.organisation[seat]:
            kinds["advantage"].append(s.organisation[seat])
        kinds["main"] += [*s.missions[seat], *s.open[seat], *s.done[seat]]
    kinds["character"] += [*s.characters, *s.dead]
    kinds["advantage"] += [*s.advantages, *s.discarded]
    kinds["encounter"] += [*s.encounters, *s.gone, *s.previous.values()]
    kinds["area"] += [*s.areas, *s.active, *s.left_areas]
    kinds["main"] += s.unused
    kinds["final"] += [*s.finals, *([s.final] if s.final else [])]
    return kinds


def fingerprint(s: State) -> Any:
    """How often each card is there."""
    return {kind: dict(Counter(cards)) for kind, cards in places(s).items()}


def wrong(s: State, first: Any = None) -> str | None:
    """The first thing that does not hold; None when all is well. `first`: the fingerprint of the game's start."""
    found = fingerprint(s)
    if first is not None and found != first:
        for kind, cards in found.items():
            if cards != first[kind]:
                other = {card for card in {*cards, *first[kind]} if cards.get(card, 0) != first[kind].get(card, 0)}
                return f"of the cards of kind {kind} {', '.join(sorted(other))} are not as often there as at the start"
    if first is None:
        for kind, cards in found.items():
            known = Counter(s.box.deck(kind))
            for card, n in cards.items():
                if card != HIDDEN and n > known.get(card, 0) and card not in s.box.written:
                    return f'the card "{card}" is there {n} times'
    for seat in s.seats:
        if len(s.hand[seat]) > s.box.figures["hand"]:
            return f"{seat} holds {len(s.hand[seat])} advantages"
        if len(s.group[seat]) > s.box.figures["group"]:
            return f"the group of {seat} has {len(s.group[seat])} characters"
    if any(n < 0 for n in s.down.values()):
        return "a character lies face down for less than no time"
    strangers = [seat for seat, area in s.at.items() if area and area not in s.active]
    return f"{strangers[0]} stands in an area that is not in play" if strangers else None
