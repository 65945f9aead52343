"""The steps of the rice fields that nobody decides, and those of rivals: rain, order, spirits, water, harvests, rounds."""

from __future__ import annotations

from game.core.engine.decision import Event
from game.rice_paddy.events import EVENTS
from game.rice_paddy.terms import FARM
from scenes.games.rice_paddy import recap
from scenes.table.changes import GOOD, Change, Changes
from scenes.table.step import CARD_MS, HOLD_MS, TURN_MS, Step
from scenes.table.steps import Steps, StepTeller


def round_(told: StepTeller) -> Step | None:
    return recap.of_round(told, told.before) or told.said(Step("", ms=TURN_MS))


def phase(told: StepTeller, phase: str) -> Step | None:
    """A draft comes between two rounds: what the one before it has brought is shown first."""
    found = recap.of_round(told, told.before) if phase == "draft" else None
    return found or Step(told.model.wording.phase(phase), told.model.wording.phase_hint(phase), ms=TURN_MS)


def passed(told: StepTeller) -> Step | None:
    return told.said(Step("", ms=TURN_MS))


def rain(told: StepTeller, card: str) -> Step | None:
    """What the card brings besides water stands below."""
    _, _, effect = told.model.wording.texts.card(card)
    lines = told.lines()
    more = " · ".join([*lines[1:], effect.replace("\n", " ")])
    return Step(lines[0], more, f"card:{card}", told.model.t("rice-phase-rain")) if lines else None


def revealed(told: StepTeller, seat: str, spirit: str) -> Step | None:
    return told.said(Step("", card=f"spirit:{spirit}", tag=told.model.names.get(seat, ""), ms=CARD_MS, seat=seat, run="order"))


def solo_card(told: StepTeller, card: str) -> Step | None:
    return told.said(Step("", card=f"card:{card}", tag=told.model.t("rice-table-spirit-farm"), ms=CARD_MS, run="order"))


def order(told: StepTeller) -> Step | None:
    return told.said(Step(""))


def acts(told: StepTeller, seat: str, spirit: str) -> Step | None:
    """Old spirits act as well: their cards were seen before, so the line is enough where they are one's own."""
    card = "" if _own(told, seat) else f"spirit:{spirit}" if spirit in told.model.rules.box.raw["spirit"] else f"card:{spirit}"
    return told.said(Step("", card=card, tag=told.model.names.get(seat, ""), ms=TURN_MS, seat=seat, run="acts"))


def drained(told: StepTeller, seat: str) -> Step | None:
    """Where the water of a farm goes."""
    return None if told.n == 0 and _own(told, seat) else _water(told, seat, "drain")


def flooded(told: StepTeller, seat: str) -> Step | None:
    return _water(told, seat, "flood")


def closed(told: StepTeller, seat: str, paddy: int) -> Step | None:
    return _at(told, seat, paddy)


def harvested(told: StepTeller, seat: str, paddy: int, hexes: int, row: int, rice: int) -> Step | None:
    """The rice it pays, and by which row of the table."""
    step, model = _at(told, seat, paddy), told.model
    if step is None:
        return None
    before = told.after.rice[seat] - sum(_later(told, seat)) - rice
    total = Change(model.t("rice-table-rice"), str(before), str(before + rice), GOOD, f"seat:{seat}")
    place = step.places[0] if step.places else ""
    foot = model.t(f"rice-told-row-{row}")
    title = model.t("rice-told-harvest", n=paddy, hexes=hexes)
    return step._replace(changes=Changes(title, f"+{rice}", (total,), foot, place))


def _later(told: StepTeller, seat: str) -> list[int]:
    """What the same operation still pays this player: after the first harvest it has one position for all of them."""
    told_now = [event for event in told.events[1:] if event.kind == "gained" and event.args[0] == seat]
    values = [int(EVENTS.read(event)["rice"]) for event in told_now]
    state = told.moments[told.n].state
    for moment in told.moments[told.n + 1 :]:
        if moment.state is not state:
            break
        values += [int(EVENTS.read(e)["rice"]) for e in moment.events if e.kind == "gained" and e.args[0] == seat]
    return values[1:]  # the first one is this harvest itself


def reserved(told: StepTeller, seat: str) -> Step | None:
    return None if _own(told, seat) else told.said(Step("", seat=seat, ms=TURN_MS))


def claimed(told: StepTeller, seat: str, rice: int) -> Step | None:
    if told.n == 0 and _own(told, seat):
        return None
    now = told.after.rice[seat]
    row = Change(told.model.t("rice-table-rice"), str(now - rice), str(now), GOOD, f"seat:{seat}")
    title = told.model.wording.phase("achievements")
    return told.said(Step("", changes=Changes(title, f"+{rice}", (row,), "", ""), seat=seat))


def rated(told: StepTeller) -> Step | None:
    return recap.of_round(told, told.after) or told.said()


def ended(told: StepTeller) -> Step | None:
    return recap.of_round(told, told.after) or told.said()


def _own(told: StepTeller, seat: str) -> bool:
    return seat in told.after.seats and told.model.human(seat)


def _at(told: StepTeller, seat: str, paddy: int) -> Step | None:
    place = recap.place_of(told, seat, paddy)
    return told.said(Step("", places=(place,), at=0, seat=seat))


def _water(told: StepTeller, seat: str, run: str) -> Step | None:
    """A farm drains or floods: what goes on to the next one stands below."""
    place = recap.place_of(told, seat)
    more = [_flow(told, event) for event in told.events if event.kind == "flows"]
    colour = "" if seat == FARM else seat
    step = Step("", places=(place,) if place else (), at=0 if place else -1, ms=HOLD_MS, seat=colour, run=run)
    said = told.said(step)
    lines = told.lines()[1:]  # what follows in the same breath: rice that grows, workers who come home
    return said._replace(detail=" · ".join([*more, *lines])) if said is not None else None


def _flow(told: StepTeller, event: Event) -> str:
    fields, t = EVENTS.read(event), told.model.t
    goal = str(fields["to"])
    if goal == "supply":
        return t("rice-told-runs-off", n=fields["n"])
    name = t("rice-table-spirit-farm") if goal == FARM else told.model.names.get(goal, "")
    return t("rice-told-flows", n=fields["n"], to=name)


STEPS = Steps(
    EVENTS,
    {
        "round": round_,
        "phase": phase,
        "passed": passed,
        "rain": rain,
        "revealed": revealed,
        "solo-card": solo_card,
        "order": order,
        "acts": acts,
        "drained": drained,
        "flooded": flooded,
        "closed": closed,
        "harvested": harvested,
        "reserved": reserved,
        "claimed": claimed,
        "rated": rated,
        "ended": ended,
    },
    sums_up="round",
    leads=("step", "level"),
)
