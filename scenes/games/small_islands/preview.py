"""The callout of Small Islands: an island before and after, and what it would earn for the objective of this round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.engine.key import Key
from game.small_islands.terms import SYMBOLS
from scenes.games.small_islands import objectives
from scenes.games.small_islands.held import cell_key, cell_of, largest
from scenes.games.small_islands.tiles import name_of
from scenes.table.changes import Change, Changes, differing, figure

if TYPE_CHECKING:
    from scenes.table.model import GameModel

MOST = 4  # islands that a card names


def changes(model: GameModel, key: Key) -> Changes | None:
    """What pointing at `key` (an option, or an island) tells."""
    asked, held, text = model.asked, model.centre.held, str(key)
    if key.kind in ("cell", "token") and asked is not None and (text in asked.keys(model.seat) or held.carried):
        if key.kind == "token":
            outcome = model.facts.outcome(model.rules, model.view, model.seat, text)
            return _grown(model, key.target, *largest(outcome.growth if outcome is not None else ()))
        return _grown(model, text, *held.grown(cell_of(text))) if held.tile else _ship(model, text)
    if (island := model.centre.islands.named(text)) is not None:
        return _island(model, text, island)
    if key.kind in ("current", "next", "card"):
        return _objective(model, key)
    return _landing(model, key.rest) if key.kind == "ship" else None


def _landing(model: GameModel, kind: str) -> Changes | None:
    """What landing now would bring the seat by its own objective, who is paid first, and which ships are free then."""
    found = objectives.landing(model, kind)
    if found is None:
        return None
    t = model.t
    lines = [
        figure("site", t("isles-landing-islands"), "", str(found.islands), True if found.islands else None),
        figure("trophy", t("isles-landing-points"), "", f"+{found.points}" if found.points else "0", found.points > 0 or None),
    ]
    if found.kept:
        lines.append(figure("discovery", t("isles-landing-kept"), "", f"+{found.kept}", True))
    for n, who in enumerate(found.order):
        words = t("isles-recap-order", n=n + 1)
        lines.append(Change(name_of(model, who), "", words, icon=f"seat:{who}" if who in model.colours else "house"))
    return Changes(t("isles-landing"), "", tuple(lines), objectives.ships_then(model, found.ships), "")


def _figures(model: GameModel, island: Any) -> list[tuple[str, str, int]]:
    """(icon, name, how many) of what counts on an island; of none nothing."""
    rows = [("tile", "tiles", "size"), *((symbol, symbol, symbol) for symbol in SYMBOLS), ("site", "sites", "free")]
    return [(icon, model.t(f"isles-row-{msg}"), getattr(island, what, 0)) for icon, msg, what in rows]


def _objective(model: GameModel, key: Key) -> Changes | None:
    """A card in whole sentences, and where a house could be built by it now."""
    card = model.screen.cards.id_of(key)
    if not card:
        return None
    said, islands = model.wording.texts.card(card), model.centre.islands
    lines, foot = [], str(said.hint)
    if said.mission and said.reward:
        found = [model.facts.promise_by(model.view, model.seat, island, (card,)) for island in islands.all()]
        found = [p for p in found if p.met and p.why is None and p.worth is not None]
        found.sort(key=lambda p: -p.worth.points)
        for p in found[:MOST]:
            pays, good = ("?", True) if p.worth.drawn else (f"+{p.worth.points}", p.worth.points > 0 or None)
            lines.append(figure("site", islands.name(p.island), "", pays, good))
        if not found:
            foot = f"{foot} {model.t('isles-goal-nowhere')}"
        elif len(found) > MOST:
            foot = f"{foot} {model.t('isles-goal-more', n=len(found) - MOST)}"
    return Changes(said.title, "", tuple(lines), foot, str(key))


def _grown(model: GameModel, place: str, grown: Any, count: int) -> Changes | None:
    """The largest of the islands that a tile or a token would change, in full."""
    if grown is None:
        return None
    before, after = max(grown.before, key=lambda i: i.size, default=None), grown.after
    pairs = zip(_figures(model, before), _figures(model, after), strict=True)
    lines = differing((icon, name, a, b) for (icon, name, a), (_, _, b) in pairs)
    if not lines:
        return None
    title = model.t("isles-new-island") if before is None else model.centre.islands.name(before)
    note = model.t("isles-joined", n=len(grown.before)) if len(grown.before) > 1 else ""
    note = note or (model.t("isles-more-islands", n=count - 1) if count > 1 else "")
    return Changes(title, note, lines, _earn(model, after), cell_key(cell_of(place)))


def _ship(model: GameModel, key: str) -> Changes | None:
    """What a ship would score there as things stand; grey ones score for nobody."""
    held, cell = model.centre.held.what, cell_of(key)
    if not held:
        return None
    own, ports = held == "ship:own", model.facts.ports_around(model.view, cell)
    foot = model.t("isles-ship-scores" if own else "isles-ship-grey-scores")
    line = figure("port", model.t("isles-ports-around"), "", str(ports), True if ports and own else None)
    return Changes(model.t("isles-land-here"), "", (line,), foot, cell_key(cell))


def _island(model: GameModel, key: str, island: Any) -> Changes:
    """An island as it is."""
    rows = [row for row in _figures(model, island) if row[2] or row[0] not in SYMBOLS]
    lines = [figure(icon, name, "", str(n)) for icon, name, n in rows]
    for who in island.houses:
        lines.append(Change(name_of(model, who), "", "1", icon=f"seat:{who}" if who in model.colours else "house"))
    return Changes(model.centre.islands.name(island), "", tuple(lines), _earn(model, island), key)


def _earn(model: GameModel, island: Any) -> str:
    """What a house there would pay for the present objective, as far as that is known."""
    found = objectives.promise(model, "current", model.seat, island)
    if found is None:
        return ""
    if not found.met:
        lacks = objectives.lacks(model, "current", island)
        return model.t("isles-goal-lacks", what=lacks) if lacks else model.t("isles-goal-not-met")
    if model.seat in island.houses:  # also one that was built a moment ago: nothing is amiss
        return model.t("isles-goal-own")
    if found.why is not None:
        return f"{model.t('isles-goal-but')} {model.wording.reason(found.why)}"
    if found.worth is None or found.worth.drawn:
        return model.t("isles-goal-met-open")
    return model.t("isles-goal-met", points=found.worth.points)
