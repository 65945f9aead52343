"""What nobody decides is shown step by step: each card at the auction, and what a round has brought."""

from __future__ import annotations

from scenes.table.changes import GOOD
from scenes.table.recap import Recap, RecapColumn, RecapLine
from scenes.table.step import Step
from scenes.table.steps import Steps, StepTeller
from tests.sample_game.events import EVENTS


def sold(told: StepTeller, card: str) -> Step | None:
    """One card of the auction after the other: the log says who got it, the card is ringed among those that were for sale."""
    lots = tuple(str(event.args[-2 if event.kind == "bought" else 0]) for _, event in told.others("bought", "unsold"))
    return told.said(Step("", places=tuple(f"lot:{lot}" for lot in lots), at=lots.index(card), run="auction"))


def round_(told: StepTeller, n: int) -> Step | None:
    """Before a new round what the one before has earned."""
    model, now = told.model, told.before.points
    earned = [EVENTS.read(event) for event in told.since("round") if event.kind == "earned"]
    if not earned:
        return told.said()
    columns = []
    for seat in told.after.seats:
        gains = [fields["n"] for fields in earned if fields["seat"] == seat and fields["n"]]
        lines = tuple(RecapLine(model.t("fair-points"), f"+{gain}", GOOD) for gain in gains)
        columns.append(RecapColumn(model.colours[seat], model.names[seat], "", now[seat] - sum(gains), now[seat], lines=lines))
    return Step(model.t("fair-recap", n=n - 1), recap=Recap(tuple(columns)))


STEPS = Steps(EVENTS, {"bought": sold, "unsold": sold, "round": round_}, sums_up="round")
