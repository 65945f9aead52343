"""The callout of the rice fields: what an answer would change on the farms, and what a paddy would pay now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from game.core.engine.key import Key
from game.rice_paddy.terms import EMPTY
from scenes.games.rice_paddy import draining
from scenes.table.changes import BAD, GOOD, PLAIN, Change, Changes, figure

if TYPE_CHECKING:
    from scenes.table.model import GameModel

MOST = 8  # lines of a card
OWN = (("rice", "rice", "rice-table-rice", True), ("laborers", "laborer", "rice-table-laborers", True),
       ("livestock", "ox", "rice-table-livestock", True), ("bonus_walls", "wall", "rice-told-bonus-walls", True),
       ("free_sections", "wall", "rice-told-free-sections", True))  # fmt: skip
PER_PADDY = (("water", "water-drop", None), ("weeds", "weed", False),
             ("pests", "pest", False), ("fertilized", "fertilizer", True))  # fmt: skip


def after(model: GameModel, key: str) -> Any:
    """The position that an answer leads to, forced steps included; None where `key` is none, or where it cannot be known."""
    asked = model.asked
    if asked is None or key not in asked.keys(model.seat):
        return None
    if asked.kind.startswith(("draft", "spirit", "allocate")):
        return None  # sealed, or told by the sheet
    if asked.kind == "drain":
        found = model.facts.drained(model.view, model.seat, key)
        return found.after if found is not None else None
    then = model.facts.after_choice(model.rules, model.view, model.seat, key)
    known = then is not None and (then.shown, then.rng) == (model.view.shown, model.view.rng)
    return then if known else None


def changes(model: GameModel, key: Key) -> Changes | None:
    """What pointing at `key` (an option, or a thing of the map) tells."""
    asked, text = model.asked, str(key)
    if asked is not None and text in asked.keys(model.seat):
        if asked.kind in ("build.site", "build.more") and key.kind == "hex":
            return _land(model, key)
        if asked.kind == "drain":
            return draining.changes(model, key)
        if asked.kind == "market" and key.kind == "buy":
            return _purchase(model, key)
        then = after(model, text)
        return _choice(model, key, then) if then is not None else None
    if key.kind == "paddy" and len(key.parts) == 1 and (key.number or 0) <= len(model.view.lands.get(model.seat, ())):
        return _paddy(model, (key.number or 1) - 1)
    return None


# -- land ------------------------------------------------------------------------------------------


def _land(model: GameModel, key: Key) -> Changes:
    """The next paddy with this hex: the sections round it, before anything is spent."""
    asked, view, seat, t = model.asked, model.view, model.seat, model.t
    assert asked is not None
    begun = view.site[seat] if asked.kind == "build.more" else ()
    land = (*begun, key.first)
    need, have = model.facts.sections_needed(view, seat, land), int(asked.args[-1])
    before = str(model.facts.sections_needed(view, seat, begun)) if begun else ""
    rows = [
        figure("hex", t("rice-told-hexes"), str(len(begun)) if begun else "", str(len(land))),
        figure("wall", t("rice-told-need"), before, str(need), need <= have),
        figure("laborer", t("rice-told-have"), "", str(have)),
        figure("water-drop", t("rice-told-floods"), "", str(len(land))),
    ]
    rocks = sum(name in view.rocks[seat] for name in land)
    if rocks:
        rows.append(figure("rock", t("rice-told-rocks"), "", str(rocks), False))
    foot = t("rice-told-closes") if need <= have else t("rice-told-open", n=need - have)
    return Changes(t("rice-table-paddy", n=len(view.lands[seat]) + 1), "", tuple(rows), foot, str(key))


# -- the market ------------------------------------------------------------------------------------


def _purchase(model: GameModel, key: Key) -> Changes | None:
    """Price and added tax, the tax of the round so far, what the next one would ask."""
    view, seat, t, facts, what = model.view, model.seat, model.t, model.facts, key.first
    found = facts.purchase(view, seat, what)
    if found is None:
        return None
    price, tax = found
    rice = view.rice[seat]
    name, icon, words = ("laborers", "laborer", "rice-table-laborers") if what == "laborer" else \
                        ("livestock", "ox", "rice-table-livestock")  # fmt: skip
    have = getattr(view, name)[seat]
    paid = view.tax.get(seat, 0)
    rows = [
        figure("rice", t("rice-table-rice"), str(rice), str(rice - price - tax), False),
        figure(icon, t(words), str(have), str(have + 1), True),
        figure("market", t("rice-told-price"), "", str(price)),
        figure("tax", t("rice-told-tax"), str(paid), str(paid + tax), False if tax else None),
    ]
    prices = model.rules.box.prices[what]
    left = facts.on_market(view, seat, what)
    following = facts.tax_of(view, seat, view.bought.get(seat, 0) + 2) - paid - tax
    foot = t("rice-told-next", price=prices[max(0, len(prices) - left + 1)], tax=following) if left > 1 else t("rice-told-last")
    return Changes(t(f"rice-table-buy-{what}"), f"−{price + tax}", tuple(rows), foot, "")


# -- an answer -------------------------------------------------------------------------------------


def _choice(model: GameModel, key: Key, then: Any) -> Changes | None:
    rows = [*_own(model, then), *_others(model, then), *_coming(model, then)]
    if not rows:
        return None
    place = str(key) if key.kind in ("hex", "rock") else f"paddy:{key.first}" if (key.first or "").isdigit() else ""
    title = model.screen.option(key).name
    head = model.t("rice-told-stays", n=key.number or 0, paddy=key.first) if key.kind == "water" else title
    return Changes(head, "", tuple(rows[:MOST]), "", place)


def _own(model: GameModel, then: Any) -> Iterator[Change]:
    view, seat, t = model.view, model.seat, model.t
    for name, icon, words, more in OWN:
        a, b = getattr(view, name).get(seat, 0), getattr(then, name).get(seat, 0)
        if a != b:
            yield figure(icon, t(words), str(a), str(b), (b > a) == more)
    for at in range(min(len(view.lands[seat]), len(then.lands[seat]))):
        for name, icon, good in PER_PADDY:
            a, b = int(getattr(view, name)[seat][at]), int(getattr(then, name)[seat][at])
            if a != b:
                words = t(f"rice-told-paddy-{name}", n=at + 1)
                yield figure(icon, words, str(a), str(b), None if good is None else (b > a) == good)
        a, b = view.crop[seat][at], then.crop[seat][at]
        if a != b and b != EMPTY:
            was, is_ = t(f"rice-table-rice-{a}"), t(f"rice-table-rice-{b}")
            yield figure("rice-growth", t("rice-table-paddy", n=at + 1), was, is_, True)
    if len(then.rocks[seat]) != len(view.rocks[seat]):
        yield figure("rock", t("rice-told-rocks-left"), str(len(view.rocks[seat])), str(len(then.rocks[seat])), True)


def _others(model: GameModel, then: Any) -> Iterator[Change]:
    """What comes to other farms; weeds and pests of a farm are told as one figure."""
    view, t = model.view, model.t
    for seat in view.seats:
        if seat == model.seat:
            continue
        who, icon = model.names[seat], f"seat:{seat}"
        for name, words in (("reservoir", "rice-told-to-reservoir"), ("rice", "rice-told-rice-of")):
            a, b = getattr(view, name)[seat], getattr(then, name)[seat]
            if a != b:
                yield Change(t(words, who=who), str(a), str(b), PLAIN, icon)
        for name in ("weeds", "pests"):
            a, b = sum(getattr(view, name)[seat]), sum(getattr(then, name)[seat])
            if a != b:
                yield Change(t(f"rice-told-{name}-of", who=who), str(a), str(b), PLAIN, icon)
    if view.farm_reservoir != then.farm_reservoir:
        words = t("rice-told-to-reservoir", who=t("rice-table-spirit-farm"))
        yield figure("solo-farm", words, str(view.farm_reservoir), str(then.farm_reservoir))
    if view.supply != then.supply:
        yield figure("water-disc", t("rice-told-supply"), str(view.supply), str(then.supply))


def _coming(model: GameModel, then: Any) -> Iterator[Change]:
    """What it means for the flood and the harvest of this round."""
    view, seat, t, facts = model.view, model.seat, model.t, model.facts
    a, b = facts.flood_forecast(view, seat).get(seat), facts.flood_forecast(then, seat).get(seat)
    if a is not None and b is not None and sum(a.water) != sum(b.water):
        better = sum(b.water) > sum(a.water)
        yield figure("water-phase", t("rice-told-after-flood"), str(sum(a.water)), str(sum(b.water)), better)
    grow, would_grow = facts.will_grow(view, seat), facts.will_grow(then, seat)
    if grow != would_grow:
        was, would = (", ".join(str(at + 1) for at in found) or "–" for found in (grow, would_grow))
        yield figure("rice-growth", t("rice-table-act-growth"), was, would, len(would_grow) > len(grow))
    if view.step in ("build", "drain", "weed", "pest", "rocks", "weeds", "ducks", "sections"):
        rots, would = facts.doomed(view, seat).total, facts.doomed(then, seat).total
        if rots != would:
            yield figure("harvest", t("rice-told-rots"), str(rots), str(would), would < rots)


# -- a paddy as it is ------------------------------------------------------------------------------


def _paddy(model: GameModel, at: int) -> Changes:
    """Its water, what it would pay now, what of it would rot, how much water it will have after the flood."""
    view, seat, t, facts = model.view, model.seat, model.t, model.facts
    rows = [figure("water-drop", t("rice-told-water-here"), "", f"{view.water[seat][at]}/{facts.capacity(view, seat, at)}")]
    coming = facts.flood_forecast(view, seat).get(seat)
    if coming is not None:
        rows.append(figure("water-phase", t("rice-told-after-flood"), "", str(coming.water[at])))
    worth, foot = facts.harvest_worth(view, seat, at), ""
    if worth is not None:
        rows.append(Change(t("rice-told-pays"), "", f"+{worth.rice}", GOOD, "rice"))
        foot = t(f"rice-told-row-{worth.row}")
        doomed = facts.doomed(view, seat)
        if doomed.hexes[at] and not doomed.named and view.phase == "farm":
            rows.append(Change(t("rice-told-rots"), "", str(doomed.hexes[at]), BAD, "harvest"))
    return Changes(t("rice-table-paddy", n=at + 1), "", tuple(rows), foot, f"paddy:{at + 1}")
