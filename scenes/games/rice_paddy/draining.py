"""Draining, before anything is let go: what stays, where the rest flows, what the flood and the harvest make of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from game.core.engine.key import Key
from game.rice_paddy.terms import FARM
from scenes.table.changes import PLAIN, Change, Changes, figure

if TYPE_CHECKING:
    from scenes.table.model import GameModel


def changes(model: GameModel, key: Key) -> Changes | None:
    """The callout of an amount that stays, of "all goes" and of "nothing more goes"."""
    found = model.facts.drained(model.view, model.seat, str(key))
    if found is None:
        return None
    rows = [*_water(model, found), *_flood(model, found), *_rice(model, found)]
    t = model.t
    title = t("rice-told-stays", n=key.number or 0, paddy=key.first) if key.kind == "water" else model.screen.option(key).name
    place = f"paddy:{key.first}" if key.kind == "water" else ""
    return Changes(title, "", tuple(rows), _foot(model, found), place) if rows else None


def _water(model: GameModel, found: Any) -> Iterator[Change]:
    """The paddies that change, and what comes to the next reservoir or back to the supply."""
    view, seat, t = model.view, model.seat, model.t
    for at, (a, b) in enumerate(zip(view.water[seat], found.after.water[seat], strict=True), 1):
        if a != b:
            yield figure("water-drop", t("rice-told-paddy-water", n=at), str(a), str(b))
    for name, before, now in _stores(model, found):
        if before != now:
            words = t("rice-told-supply") if name == "" else t("rice-told-to-reservoir", who=_who(model, name))
            icon = "water-disc" if name == "" else "solo-farm" if name == FARM else f"seat:{name}"
            yield Change(words, str(before), str(now), PLAIN, icon)


def _stores(model: GameModel, found: Any) -> Iterator[tuple[str, int, int]]:
    view, then, to = model.view, found.after, found.to
    if to == FARM:
        yield FARM, view.farm_reservoir, then.farm_reservoir
    elif to:
        yield to, view.reservoir[to], then.reservoir[to]
    else:
        yield "", view.supply, then.supply


def _flood(model: GameModel, found: Any) -> Iterator[Change]:
    """Water after the flood: on the own farm, and on the one that takes what is let go."""
    view, seat, t, facts = model.view, model.seat, model.t, model.facts
    kept = facts.drained(view, seat, "done")  # as it would be if nothing more went
    before = facts.flood_forecast((kept or found).after)
    after = facts.flood_forecast(found.after)
    if seat in before and seat in after and before[seat].water != after[seat].water:
        a, b = sum(before[seat].water), sum(after[seat].water)
        yield figure("water-phase", t("rice-told-after-flood"), str(a), str(b), b > a)
    if found.to in before and found.to in after:
        a, b = sum(before[found.to].water), sum(after[found.to].water)
        if a != b:
            icon = "solo-farm" if found.to == FARM else f"seat:{found.to}"
            yield Change(t("rice-told-after-flood-of", who=_who(model, found.to)), str(a), str(b), PLAIN, icon)


def _rice(model: GameModel, found: Any) -> Iterator[Change]:
    """What can be harvested dry, what rots, what grows."""
    view, then, seat, t, facts = model.view, found.after, model.seat, model.t, model.facts
    a, b = (sum(worth.rice for at in facts.ripe(s, seat) if (worth := facts.harvest_worth(s, seat, at))) for s in (view, then))
    if a != b:
        yield figure("rice", t("rice-told-pays"), str(a), str(b), b > a)
    rots, would = facts.doomed(view, seat).total, facts.doomed(then, seat).total
    if rots != would:
        yield figure("harvest", t("rice-told-rots"), str(rots), str(would), would < rots)
    grows, will = (", ".join(str(at + 1) for at in facts.will_grow(s, seat)) or "–" for s in (view, then))
    if grows != will:
        yield figure("rice-growth", t("rice-told-grows"), grows, will, len(will) > len(grows))


def _foot(model: GameModel, found: Any) -> str:
    """Where the water goes that leaves the farm."""
    if not found.leaves:
        return ""
    t = model.t
    return t("rice-told-flows", n=found.leaves, to=_who(model, found.to)) if found.to else t("rice-told-runs-off", n=found.leaves)


def _who(model: GameModel, seat: str) -> str:
    return model.t("rice-table-spirit-farm") if seat == FARM else str(model.names[seat])
