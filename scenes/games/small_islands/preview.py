"""The callout of Small Islands: an island before and after, and what it would earn for the objective of this round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.small_islands.terms import SYMBOLS
from scenes.games.small_islands.held import cell_of
from scenes.games.small_islands.tiles import name_of
from scenes.table.changes import Change, Changes, tone

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

CARDS = ("current:", "next:", "card:")
MOST = 4  # islands that a card names


def changes(table: TableScene, key: str) -> Changes | None:
    """What pointing at `key` (an option, or an island) tells."""
    decision = table.asked
    legal = decision is not None and (key in decision.keys(table.seat) or bool(table.board.held.carried))
    if legal and key.startswith(("cell:", "token:")):
        return _change(table, key)
    if key.startswith("island:"):
        island = table.board.islands.named(key)
        return _island(table, key, island) if island is not None else None
    if key.startswith(CARDS):
        return _objective(table, key)
    return None


def _objective(table: TableScene, key: str) -> Changes | None:
    """A card in whole sentences, and where a house could be built by it now."""
    card = table.game.card_id(key)
    if not card:
        return None
    said = table.speech.texts.card(card)
    lines, foot = [], str(said.hint)
    if said.mission and said.reward:
        found = [table.facts.promise_by(table.view, table.seat, island, (card,)) for island in table.board.islands.all()]
        found = [p for p in found if p.met and p.why is None and p.worth is not None]
        found.sort(key=lambda p: -p.worth.points)
        for p in found[:MOST]:
            pays, good = ("?", True) if p.worth.drawn else (f"+{p.worth.points}", p.worth.points > 0 or None)
            lines.append(_row("site", table.game.isle_name(p.island), "", pays, good))
        if not found:
            foot = f"{foot} {table.t('isles-goal-nowhere')}"
        elif len(found) > MOST:
            foot = f"{foot} {table.t('isles-goal-more', n=len(found) - MOST)}"
    return Changes(said.title, "", tuple(lines), foot, key)


def _change(table: TableScene, key: str) -> Changes | None:
    """The islands that a tile or a token would change; the largest of them in full."""
    place = key.partition(">")[2] or key.partition("/r")[0]
    if key.startswith("cell:"):
        held, cell = table.board.held.what, cell_of(key)
        if held.startswith("ship:"):
            return _ship(table, held, cell, place)
        grown, count = table.board.held.grown(cell), table.board.held.grown_count(cell)
    else:
        outcome = table.facts.outcome(table.rules, table.view, table.seat, key)
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
            lines.append(_row(icon, _cap(table.t(msg)), str(a), str(b), b > a))
    if not lines:
        return None
    title = table.game.isle_name(before or after)
    if before is None:
        title = table.t("isles-new-island")
    note = table.t("isles-joined", n=len(grown.before)) if len(grown.before) > 1 else ""
    note = note or (table.t("isles-more-islands", n=count - 1) if count > 1 else "")
    return Changes(title, note, tuple(lines), _earn(table, after), place.partition("/")[0])


def _ship(table: TableScene, held: str, cell: tuple[int, int], place: str) -> Changes | None:
    """What a ship would score there as things stand; grey ones score for nobody."""
    ports = table.facts.ports_around(table.view, cell)
    foot = table.t("isles-ship-scores") if held == "ship:own" else table.t("isles-ship-grey-scores")
    line = _row("port", _cap(table.t("isles-ports-around")), "", str(ports), True if ports and held == "ship:own" else None)
    return Changes(table.t("isles-land-here"), "", (line,), foot, place)


def _island(table: TableScene, key: str, island: Any) -> Changes:
    """An island as it is."""
    rows = [("tile", "isles-row-tiles", island.size)]
    rows += [(s, f"isles-row-{s}", getattr(island, s)) for s in SYMBOLS if getattr(island, s)]
    rows.append(("site", "isles-row-sites", island.free))
    lines = [_row(icon, _cap(table.t(msg)), "", str(n), None) for icon, msg, n in rows]
    for who in island.houses:
        seat = who if who in table.colours else ""
        lines.append(_row(f"seat:{seat}" if seat else "house", name_of(table, who), "", "1", None))
    return Changes(table.game.isle_name(island), "", tuple(lines), _earn(table, island), key)


def _earn(table: TableScene, island: Any) -> str:
    """What a house there would pay for the present objective, as far as that is known."""
    found = table.game.promise("current", table.seat, island)
    if found is None:
        return ""
    if not found.met:
        return str(table.t("isles-goal-not-met"))
    if found.why is not None:
        return f"{table.t('isles-goal-but')} {table.speech.reason(found.why)}"
    worth = found.worth
    if worth is None or worth.drawn:
        return str(table.t("isles-goal-met-open"))
    return str(table.t("isles-goal-met", points=worth.points))


def _cap(word: str) -> str:
    return word[:1].upper() + word[1:]


def _row(icon: str, name: str, before: str, after: str, better: bool | None) -> Change:
    return Change(name, before, after, tone(better), icon)
