"""What a round brought on the rice fields: harvests, tiles, spirits, what rotted and what was paid, a column for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.engine.decision import Event
from game.rice_paddy.events import EVENTS
from scenes.table.changes import BAD, GOOD, PLAIN
from scenes.table.recap import Recap, RecapColumn, RecapLine
from scenes.table.step import Step
from scenes.table.steps import StepTeller

SOURCES = ("rot", "tiles", "spirits", "setup", "end")  # harvests have a line for each paddy


def of_round(told: StepTeller, view: Any) -> Step | None:
    """The summary of the round that ends here, as `view` has it; None before the first one, or where it was shown already."""
    since = told.since("round")
    if not since or any(event.kind == "phase" and event.args[0] == "draft" for event in since):
        return None
    model = told.model
    line = [seat for seat in model.facts.running_order(view) if seat in view.seats]
    columns = tuple(_column(told, view, seat, place, since) for place, seat in enumerate(line, 1))
    return Step(model.t("rice-told-recap", n=since[0].args[0]), recap=Recap(columns))


def place_of(told: StepTeller, seat: str, paddy: int = 0) -> str:
    """The thing on the map that stands for a paddy; of another player it is the whole farm."""
    if seat != told.model.seat:
        return f"farm:{seat}"
    return f"paddy:{paddy}" if paddy else ""


def _column(told: StepTeller, view: Any, seat: str, place: int, since: Sequence[Event]) -> RecapColumn:
    model, t = told.model, told.model.t
    mine = [(event.kind, EVENTS.read(event)) for event in since if event.args and event.args[0] == seat and not event.to]
    gains = dict.fromkeys(SOURCES, 0)
    came, went, paid = 0, 0, 0
    for kind, fields in mine:
        if kind == "gained":
            came += fields["rice"]
            if fields["source"] in gains:
                gains[fields["source"]] += fields["rice"]
        elif kind == "lost":
            went += fields["rice"]
        elif kind == "bought":
            paid += fields["rice"] + fields["tax"]
    lines = [_harvest(told, seat, fields) for kind, fields in mine if kind == "harvested"]
    lines += [RecapLine(t(f"rice-table-source-{source}"), f"+{n}", GOOD) for source, n in gains.items() if n]
    rotted = sum(fields["n"] for kind, fields in mine if kind == "rotted")
    if rotted:
        lines.append(RecapLine(t("rice-told-rotted", n=rotted), tone=BAD))
    if went:
        lines.append(RecapLine(t("rice-told-lost"), f"−{went}", BAD))
    if paid:
        lines.append(RecapLine(t("rice-phase-market"), f"−{paid}", PLAIN))
    lines.append(RecapLine(t("rice-told-water", n=sum(view.water[seat]), waits=view.reservoir[seat])))
    now = view.rice[seat]
    order = t("rice-told-rank", n=place)
    return RecapColumn(model.colours[seat], model.names[seat], order, now - came + went + paid, now, lines=tuple(lines))


def _harvest(told: StepTeller, seat: str, fields: Any) -> RecapLine:
    words = told.model.t("rice-told-harvest", n=fields["paddy"], hexes=fields["hexes"])
    place = place_of(told, seat, fields["paddy"])
    return RecapLine(words, f"+{fields['rice']}", GOOD, place, f"{fields['paddy']}.")
