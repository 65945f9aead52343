"""The callout of Small Islands: an island before and after, and what it would earn for the objective of this round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.engine.key import Key
from game.small_islands.terms import SYMBOLS
from scenes.games.small_islands.held import cell_of
from scenes.games.small_islands.tiles import name_of
from scenes.table.changes import Change, Changes, tone

if TYPE_CHECKING:
    from scenes.table.model import TableModel

CARDS = ("current", "next", "card")
MOST = 4  # islands that a card names


def changes(model: TableModel, key: Key) -> Changes | None:
    """What pointing at `key` (an option, or an island) tells."""
    decision = model.asked
    legal = decision is not None and (str(key) in decision.keys(model.seat) or bool(model.centre.held.carried))
    if legal and key.kind in ("cell", "token"):
        return _change(model, key)
    if key.kind == "island":
        island = model.centre.islands.named(str(key))
        return _island(model, str(key), island) if island is not None else None
    if key.kind in CARDS:
        return _objective(model, key)
    return None


def _objective(model: TableModel, key: Key) -> Changes | None:
    """A card in whole sentences, and where a house could be built by it now."""
    card = model.screen.cards.id_of(key)
    if not card:
        return None
    said = model.wording.texts.card(card)
    lines, foot = [], str(said.hint)
    if said.mission and said.reward:
        found = [model.facts.promise_by(model.view, model.seat, island, (card,)) for island in model.centre.islands.all()]
        found = [p for p in found if p.met and p.why is None and p.worth is not None]
        found.sort(key=lambda p: -p.worth.points)
        for p in found[:MOST]:
            pays, good = ("?", True) if p.worth.drawn else (f"+{p.worth.points}", p.worth.points > 0 or None)
            lines.append(_row("site", model.screen.isle_name(p.island), "", pays, good))
        if not found:
            foot = f"{foot} {model.t('isles-goal-nowhere')}"
        elif len(found) > MOST:
            foot = f"{foot} {model.t('isles-goal-more', n=len(found) - MOST)}"
    return Changes(said.title, "", tuple(lines), foot, str(key))


def _change(model: TableModel, key: Key) -> Changes | None:
    """The islands that a tile or a token would change; the largest of them in full."""
    place = f"cell:{Key.of(key.target).first if key.target else key.first}"
    if key.kind == "cell":
        held, cell = model.centre.held.what, cell_of(str(key))
        if Key.of(held).kind == "ship":
            return _ship(model, held, cell, place)
        grown, count = model.centre.held.grown(cell), model.centre.held.grown_count(cell)
    else:
        outcome = model.facts.outcome(model.rules, model.view, model.seat, str(key))
        found = outcome.growth if outcome is not None else ()
        grown, count = max(found, key=lambda g: (bool(g.before), g.after.size), default=None), len(found)
    if grown is None:
        return None
    before, after = max(grown.before, key=lambda i: i.size, default=None), grown.after
    lines = []
    rows = [("tile", "isles-row-tiles", before.size if before else 0, after.size)]
    rows += [(s, f"isles-row-{s}", getattr(before, s) if before else 0, getattr(after, s)) for s in SYMBOLS]
    rows.append(("site", "isles-row-sites", before.free if before else 0, after.free))
    for icon, msg, a, b in rows:
        if a != b:
            lines.append(_row(icon, _cap(model.t(msg)), str(a), str(b), b > a))
    if not lines:
        return None
    title = model.screen.isle_name(before or after)
    if before is None:
        title = model.t("isles-new-island")
    note = model.t("isles-joined", n=len(grown.before)) if len(grown.before) > 1 else ""
    note = note or (model.t("isles-more-islands", n=count - 1) if count > 1 else "")
    return Changes(title, note, tuple(lines), _earn(model, after), place)


def _ship(model: TableModel, held: str, cell: tuple[int, int], place: str) -> Changes | None:
    """What a ship would score there as things stand; grey ones score for nobody."""
    ports = model.facts.ports_around(model.view, cell)
    foot = model.t("isles-ship-scores") if held == "ship:own" else model.t("isles-ship-grey-scores")
    line = _row("port", _cap(model.t("isles-ports-around")), "", str(ports), True if ports and held == "ship:own" else None)
    return Changes(model.t("isles-land-here"), "", (line,), foot, place)


def _island(model: TableModel, key: str, island: Any) -> Changes:
    """An island as it is."""
    rows = [("tile", "isles-row-tiles", island.size)]
    rows += [(s, f"isles-row-{s}", getattr(island, s)) for s in SYMBOLS if getattr(island, s)]
    rows.append(("site", "isles-row-sites", island.free))
    lines = [_row(icon, _cap(model.t(msg)), "", str(n), None) for icon, msg, n in rows]
    for who in island.houses:
        seat = who if who in model.colours else ""
        lines.append(_row(f"seat:{seat}" if seat else "house", name_of(model, who), "", "1", None))
    return Changes(model.screen.isle_name(island), "", tuple(lines), _earn(model, island), key)


def _earn(model: TableModel, island: Any) -> str:
    """What a house there would pay for the present objective, as far as that is known."""
    found = model.screen.promise("current", model.seat, island)
    if found is None:
        return ""
    if not found.met:
        return str(model.t("isles-goal-not-met"))
    if found.why is not None:
        return f"{model.t('isles-goal-but')} {model.wording.reason(found.why)}"
    worth = found.worth
    if worth is None or worth.drawn:
        return str(model.t("isles-goal-met-open"))
    return str(model.t("isles-goal-met", points=worth.points))


def _cap(word: str) -> str:
    return word[:1].upper() + word[1:]


def _row(icon: str, name: str, before: str, after: str, better: bool | None) -> Change:
    return Change(name, before, after, tone(better), icon)
