"""The steps of Anima that nobody decides, and those of rivals: turns, journeys, encounters, battles, tests, rewards."""

from __future__ import annotations

from game.anima.events import EVENTS
from scenes.table.step import CARD_MS, HOLD_MS, TURN_MS, Step
from scenes.table.steps import Steps, StepTeller


def turn(told: StepTeller, n: int) -> Step | None:
    return told.said(Step("", ms=TURN_MS))


def phase(told: StepTeller, phase: str) -> Step | None:
    return Step(told.model.wording.phase(phase), told.model.wording.phase_hint(phase), ms=TURN_MS)


def order(told: StepTeller) -> Step | None:
    return told.said(Step("", ms=HOLD_MS))


def card(told: StepTeller, seat: str, card: str) -> Step | None:
    """A card that is played or met, large beside the places."""
    known = told.model.rules.box.kind_of(card)
    return told.said(Step("", card=f"card:{card}" if known else "", tag=told.model.names.get(seat, ""), ms=CARD_MS, seat=seat))


def final(told: StepTeller, card: str) -> Step | None:
    return told.said(Step("", card=f"card:{card}", tag=told.model.t("anima-table-final")))


def at_area(told: StepTeller, area: str) -> Step | None:
    return told.said(Step("", places=(f"area:{area}",), at=0))


def to_area(told: StepTeller, seat: str, area: str) -> Step | None:
    return told.said(Step("", places=(f"area:{area}",), at=0, seat=seat))


def seat_line(told: StepTeller, seat: str) -> Step | None:
    return told.said(Step("", seat=seat))


def silently(told: StepTeller) -> Step | None:
    """Nothing is said and nobody waits: what was shown before it was the position up to here."""
    return None


STEPS = Steps(
    EVENTS,
    {
        "turn": turn,
        "phase": phase,
        "order": order,
        "played": card,
        "encounter": card,
        "begun": card,
        "completed": card,
        "died": card,
        "final": final,
        "crisis": final,
        "travel": to_area,
        "new-area": to_area,
        "explores": to_area,
        "redirected": at_area,
        "turn-lost": seat_line,
        "test": seat_line,
        "attack": seat_line,
        "battle": seat_line,
        "clash": seat_line,
        "battle-over": silently,
        "reward": seat_line,
    },
)
