"""What is said of objectives on panels, cards and lists."""

from __future__ import annotations

from typing import Any

from game.core.engine.key import Key
from scenes.games.small_islands.tiles import GREY, name_of

MOST_WAYS = 3  # in which a mission could be met that are named
Objective = tuple[str, ...]  # ids of its cards: one, or mission and reward; "?" where it is not known


def known(objective: Objective) -> bool:
    """Whether somebody's objective may be shown."""
    return bool(objective) and "?" not in objective


def title_of(model: Any, objective: Objective) -> str:
    """Its name; those of mission and reward where they are two cards."""
    return " + ".join(model.wording.texts.card(card).title for card in objective)


def spoken(model: Any, objective: Objective) -> str:
    """It in sentences."""
    return " ".join(model.wording.spoken.card(card).hint for card in objective)


def reward_brief(said: Any) -> str:
    """A reward in a line; one by size as pairs."""
    if said.steps:
        return "<tile> " + "  ".join(f"{tiles}:<b>{points}</b>" for tiles, points in said.steps)
    return str(said.reward)


def brief(model: Any, objective: Objective) -> tuple[str, ...]:
    """Its missions and rewards, a line for each."""
    said = [model.wording.texts.card(card) for card in objective]
    return (*(c.mission for c in said if c.mission), *(reward_brief(c) for c in said if c.reward))


def missing(model: Any, which: str) -> str:
    """What stands where an objective would: none is kept, not yet chosen, or there is none any more."""
    if which == "next":
        return str(model.t("isles-goal-none-next"))
    return str(model.t("table-over" if model.view.phase == "end" else "isles-goal-none"))


def count_met(model: Any, view: Any, seat: str, which: str) -> int:
    """On how many islands a house could go now by an objective of the seat, which has to be known."""
    return sum(p.met and p.why is None for p in model.facts.promises(view, seat, which))


def promise(model: Any, which: str, seat: str, island: Any) -> Any:
    """What an objective of the seat would do on an island (`facts.Promise`); None where it is not known."""
    held = known(getattr(model.view, which).get(seat, ()))
    return model.facts.promise(model.view, seat, island, which) if held else None


def lacks(model: Any, which: str, island: Any, view: Any = None) -> str:
    """What an island still needs for an objective of the seat at the table: "1 flower or 1 fruit"; "" where that is not known."""
    view = model.view if view is None else view
    cards = getattr(view, which).get(model.seat, ())
    if not known(cards):
        return ""
    ways = model.facts.lacking(view, island, cards)[:MOST_WAYS]
    said = [model.joined(str(model.t(f"isle-count-{symbol}", n=n)) for symbol, n in way.items()) for way in ways]
    out = said[0] if said else ""
    for way in said[1:]:
        out = str(model.t("isle-or", a=out, b=way))
    return out


def pays(model: Any, name: str, cards: Any) -> str:
    """What mission and reward together would pay now, houses in hand counted: "Now: 2 islands meet it, 11 points"."""
    if not all(cards):
        return ""
    view, seat, facts = model.view, model.seat, model.facts
    found = [facts.promise_by(view, seat, island, tuple(cards)) for island in facts.islands(view)]
    worth = [one.worth for one in found if one.met and one.why is None and one.worth is not None]
    if not worth:
        return str(model.t("isles-tray-none", slot=name))
    best = sorted(worth, key=lambda pay: (pay.points, pay.kept), reverse=True)[: max(1, view.houses_hand.get(seat, 0))]
    drawn, points = sum(pay.kept for pay in best), sum(pay.points for pay in best)
    told = model.t("isles-tray-draws" if drawn and not points else "isles-tray-pays", n=len(worth), points=drawn or points)
    return f"{name}: {told}"


def landing(model: Any, kind: str = "") -> Any:
    """What it would bring the seat at the table to land now (`facts.Landing`); None while it may not."""
    return model.facts.landing(model.view, model.seat, kind)


def ships_then(model: Any, ships: tuple[str, ...]) -> str:
    """Whose ships are still free after a landing: with none left the game ends after these rewards."""
    if not ships:
        return str(model.t("isles-landing-last"))
    grey = ships.count(GREY)
    free = [name_of(model, who) for who in ships if who != GREY]
    listed = [*free, *([model.t("isles-landing-grey", n=grey)] if grey else [])]
    return str(model.t("isles-landing-ships", n=len(ships), who=model.joined(listed)))


def fits(model: Any) -> dict[Any, Any]:
    """The islands on which the seat at the table could build now, each with what that would do (`facts.Promise`): by the
    objective of this round, or while objectives are chosen by the card that is pointed at. None that may not be known."""
    view, seat = model.view, model.seat
    if view.phase not in ("preparation", "exploration", "reward"):
        return {}
    cards = view.current.get(seat, ())
    if view.phase == "preparation":
        pointed = model.screen.cards.held(Key.of(model.pointed))
        cards = (pointed,) if pointed else ()
    if not known(cards):
        return {}
    found = (model.facts.promise_by(view, seat, island, cards) for island in model.facts.islands(view))
    return {one.island: one for one in found if one.met and one.why is None and one.worth is not None}


def paid(worth: Any) -> str:
    """What a house pays, on a slip: "+6", or "?" where discovery tokens are drawn for it."""
    return f"+{worth.points}" if worth.points or not worth.drawn else "?"


def needs(model: Any, which: str, island: Any) -> tuple[str, ...]:
    """What an island lacks for an objective, with pictures: whole, then shorter, at last the first thing of several; none where
    it is met or not known."""
    cards = getattr(model.view, which).get(model.seat, ())
    if not known(cards):
        return ()
    ways = model.facts.lacking(model.view, island, cards)
    said = ["  ".join(f"{n} <{symbol}>" for symbol, n in way.items()) for way in ways]
    if not said:
        return ()
    first = f"{said[0]} …" if len(said) > 1 else said[0]
    close, one = first.replace(" <", "<").replace("  ", " "), first.partition("  ")[0]
    return str(model.t("isles-needs", what=first)), first, close, *([f"{one} …"] if "  " in first else [])
