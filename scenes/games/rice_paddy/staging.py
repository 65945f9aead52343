"""The steps of the rice fields that nobody decides, and those of rivals: rain, the order of play, water, harvests."""

from __future__ import annotations

from typing import Any

from game.rice_paddy.events import EVENTS
from game.rice_paddy.terms import FARM
from scenes.table.changes import BAD, GOOD, Change, Changes
from scenes.table.recap import Recap, RecapColumn, RecapLine
from scenes.table.step import TURN_MS, Step
from scenes.table.steps import Steps, StepTeller

SOURCES = ("harvest", "rot", "tiles", "spirits", "setup", "end")


def round_(told: StepTeller, n: int) -> Step | None:
    """Before a new round what the one before has brought."""
    return _recap(told, n - 1) or told.said(Step("", ms=TURN_MS))


def _recap(told: StepTeller, n: int) -> Step | None:
    model, view = told.model, told.before
    told_of = [EVENTS.read(event) for event in told.since("round")]
    earned = [(e, kind) for e, kind in zip(told_of, (event.kind for event in told.since("round")), strict=True)]
    gains = [(e, 1 if kind == "gained" else -1) for e, kind in earned if kind in ("gained", "lost")]
    if not gains:
        return None
    columns = []
    for seat in view.seats:
        lines = []
        for source in SOURCES:
            n_ = sum(sign * int(e["rice"]) for e, sign in gains if e["seat"] == seat and e["source"] == source)
            if n_:
                lines.append(RecapLine(model.t(f"rice-table-source-{source}"), f"{n_:+d}", GOOD if n_ > 0 else BAD))
        change = sum(sign * int(e["rice"]) for e, sign in gains if e["seat"] == seat)
        paid = sum(int(e["rice"]) + int(e["tax"]) for e, kind in earned if kind == "bought" and e["seat"] == seat)
        if paid:
            lines.append(RecapLine(model.t("rice-table-workers-bought"), f"−{paid}", BAD))
        now = view.rice[seat]
        columns.append(RecapColumn(model.colours[seat], model.names[seat], "", now - change + paid, now, lines=tuple(lines)))
    return Step(model.t("rice-table-recap", n=n), recap=Recap(tuple(columns)))


def rain(told: StepTeller, card: str, n: int) -> Step | None:
    """A rain card falls: it is shown large."""
    return told.said(Step("", card=f"rain:{card}", tag=told.model.t("rice-phase-rain"), run="rain"))


def order(told: StepTeller, seats: Any) -> Step | None:
    return told.said(Step("", ms=TURN_MS, run="order"))


def solo_card(told: StepTeller, card: str) -> Step | None:
    return told.said(Step("", card=f"solo:{card}", tag=told.model.t("rice-table-spirit-farm"), run="rain"))


def acts(told: StepTeller, seat: str, spirit: str) -> Step | None:
    return told.said(Step("", card=f"spirit:{spirit}", tag=told.model.names.get(seat, ""), seat=_seat(told, seat), run="active"))


def revealed(told: StepTeller, seat: str, spirit: str) -> Step | None:
    return told.said(Step("", card=f"spirit:{spirit}", tag=told.model.names.get(seat, ""), seat=_seat(told, seat), run="spirit"))


def flooded(told: StepTeller, seat: str, n: int) -> Step | None:
    return _farm(told, seat, "flood")


def drained(told: StepTeller, seat: str, n: int) -> Step | None:
    return None if _own(told, seat) else _farm(told, seat, "drain")


def closed(told: StepTeller, seat: str, paddy: int, n: int) -> Step | None:
    return None if _own(told, seat) else _farm(told, seat, "build")


def harvested(told: StepTeller, seat: str, paddy: int, hexes: int, row: int, rice: int) -> Step | None:
    """What a paddy paid: counted on the seat's rice."""
    step = _farm(told, seat, "harvest", paddy)
    have = told.before.rice.get(seat, 0)
    row_ = Change(told.model.names.get(seat, seat), str(have), str(have + rice), GOOD, f"seat:{seat}")
    where = step.places[0] if step is not None and step.places else ""
    return step._replace(changes=Changes(told.model.t("rice-table-pays", n=rice), "", (row_,), "", where)) if step else None


def claimed(told: StepTeller, seat: str, tile: str, rice: int) -> Step | None:
    return None if _own(told, seat) else told.said(Step("", seat=_seat(told, seat), run="claim"))


def _farm(told: StepTeller, seat: str, run: str, paddy: int = 0) -> Step | None:
    """On the farm of a seat, or on one of its paddies."""
    own = seat == told.model.seat
    key = f"paddy:{paddy}" if own and paddy else "" if own else f"farm:{seat}"
    if not key:
        return told.said(Step("", seat=_seat(told, seat), run=run))
    return told.said(Step("", places=(key,), at=0, seat=_seat(told, seat), run=run))


def _seat(told: StepTeller, seat: str) -> str:
    """Whose colour the prompt bar wears."""
    return seat if seat != FARM and seat in told.model.piece_colours else ""


def _own(told: StepTeller, seat: str) -> bool:
    """Whether a person has just chosen this."""
    return told.n == 0 and seat in told.after.seats and told.model.human(seat)


STEPS = Steps(
    EVENTS,
    {
        "round": round_,
        "rain": rain,
        "order": order,
        "revealed": revealed,
        "solo-card": solo_card,
        "acts": acts,
        "drained": drained,
        "closed": closed,
        "harvested": harvested,
        "flooded": flooded,
        "claimed": claimed,
    },
    sums_up="round",
)
