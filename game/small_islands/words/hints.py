"""What a newcomer is told besides the question: what is worth looking at in this very position.

Made of what the seat asked may know: what its islands lack, who shows it, what landing would bring. It names no best answer.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from game.core.engine.decision import Decision
from game.small_islands import facts, placement, tokens
from game.small_islands.names import number
from game.small_islands.words.sentences import Sentences

HIDDEN = "?"


class Position(Protocol):
    """What a hint needs of the sentences about a position: `TableTexts` has it."""

    texts: Sentences

    def say(self, message: str, **args: Any) -> str: ...
    def landing_now(self, view: Any, seat: str) -> str: ...


class Nearest(NamedTuple):
    """The island that lacks least for the seat's objective, and one of the ways in which it would meet it."""

    island: Any
    lacks: dict[str, int]


def hint(table: Position, view: Any, decision: Decision, seat: str) -> str:
    """The hint for a question; "" where there is none."""
    kind = decision.kind.replace(".", "-")
    keys = decision.keys(seat)
    if decision.kind == "turn.choose":
        if any(key.startswith("ship:") for key in keys):
            return joined(table.say("isle-hint-landing", now=table.landing_now(view, seat)), table.say("isle-hint-landing-wait"))
        return joined(*_wanted(table, view, seat, "display", "hand"), table.say("isle-hint-take"))
    if decision.kind == "place.tile":
        return joined(*_wanted(table, view, seat, "hand"), table.say("isle-hint-keep"))
    if decision.kind == "place.token":
        near = nearest(view, seat)
        helps = [_lack(table, view, near), table.say("isle-hint-by-token")] if near and token_helps(view, seat, near) else []
        return joined(*helps, table.say("isle-hint-token"))
    if decision.kind.startswith("prepare.current"):
        best = _best_card(table, view, seat)
        return joined(best, table.say(f"isle-hint-{kind if decision.kind != 'prepare.current' else 'cards'}"))
    if decision.kind == "land.cell":
        cells = [place.cell for key in keys if (place := placement.read_cell(key)) is not None]
        most = max((facts.ports_around(view, cell) for cell in cells), default=0)
        return joined(table.say("isle-hint-ports", n=most), table.say("isle-hint-ship"))
    if decision.kind == "reward.island":
        left = view.houses_hand.get(seat, 0) + view.houses_reserve.get(seat, 0)
        return joined(table.say("isle-hint-houses", n=left), table.say("isle-hint-build"))
    message = f"isle-hint-{kind}"
    return table.say(message) if table.texts.words.has(message) else ""


def joined(*sentences: str) -> str:
    """Those that there are, one after the other."""
    return " ".join(sentence for sentence in sentences if sentence)


def nearest(view: Any, seat: str) -> Nearest | None:
    """The island without an own house that needs the fewest symbols; of equal ones the larger. None where one is met already, or
    nothing is known."""
    cards = view.current.get(seat, ())
    if not cards or HIDDEN in cards:
        return None
    found = []
    for promise in facts.promises(view, seat):
        if promise.met and promise.why is None:
            return None
        ways = facts.lacking(view, promise.island, cards) if seat not in promise.island.houses and promise.island.free else ()
        found += [Nearest(promise.island, ways[0])] if ways else []
    return min(found, key=lambda one: (sum(one.lacks.values()), -one.island.size), default=None)


def token_helps(view: Any, seat: str, near: Nearest) -> bool:
    """Whether one bonus token of the seat would make the island meet the mission."""
    pair = view.box.pair(view.current.get(seat, ()))
    for use in filter(None, map(tokens.read_token, facts.token_keys(view, seat))):
        if pair is None or facts.island_at(view, use.cell, use.corner) != near.island:
            continue
        counts: dict[str, Any] = {use.shows: near.island.count(use.shows) + 1}
        if use.covers:
            counts[use.covers] = near.island.count(use.covers) - 1
        if pair[0].met(view, near.island._replace(**counts)):
            return True
    return False


def _wanted(table: Position, view: Any, seat: str, *places: str) -> list[str]:
    """What the nearest island lacks, and which tiles of the first place that has any show some of it, or that a bonus token would
    do; or what an island would pay already."""
    near = nearest(view, seat)
    if near is None:
        met = [one for one in facts.promises(view, seat) if one.met and one.why is None and one.worth is not None]
        if not met:
            return []
        best = max(met, key=lambda one: one.worth.points if one.worth is not None else 0)
        isle = table.texts.isle(number(view, best.island))
        points = best.worth.points if best.worth is not None else 0
        pays = table.texts.counted("point", points) if points else table.texts.counted("discovery", 1)
        return [table.say("isle-hint-met", isle=isle, pays=pays)]
    for place in places:
        tiles = view.display if place == "display" else view.hand.get(seat, ())
        known = [(n, view.box.faces[tile]) for n, tile in enumerate(tiles, 1) if tile and tile != HIDDEN]
        shown = [n for n, face in known if {spot.symbol for spot in face.spots} & {*near.lacks}]
        if shown:
            listed = table.texts.listed([str(n) for n in shown])
            return [_lack(table, view, near), table.say(f"isle-hint-shown-{place}", n=len(shown), tiles=listed)]
    if token_helps(view, seat, near):
        return [_lack(table, view, near), table.say("isle-hint-by-token")]
    return [_lack(table, view, near), table.say(f"isle-hint-none-{places[0]}")]


def _lack(table: Position, view: Any, near: Nearest) -> str:
    """ "Island B needs 1 flower." """
    what = table.texts.listed([table.texts.counted(symbol, n) for symbol, n in near.lacks.items()])
    return table.say("isle-hint-lack", isle=table.texts.isle(number(view, near.island)), what=what)


def _best_card(table: Position, view: Any, seat: str) -> str:
    """Which of the objectives held would pay most now; in the advanced mode the tray says it."""
    best, most = "", 0
    for card in view.held.get(seat, ()):
        if card == HIDDEN or view.box.kind_of(card) != "objective":
            return ""
        found = [facts.promise_by(view, seat, island, (card,)) for island in facts.islands(view)]
        worth = sum(one.worth.points for one in found if one.met and one.why is None and one.worth is not None)
        if worth > most:
            best, most = card, worth
    if not best:
        return table.say("isle-hint-cards-none") if view.cells else ""
    return table.say("isle-hint-cards-best", card=table.texts.card(best).title, pays=table.texts.counted("point", most))
