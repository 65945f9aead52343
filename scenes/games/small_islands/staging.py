"""The steps of Small Islands that nobody decides, and those of rivals: tiles and ships, rewards, Alexis, the final points."""

from __future__ import annotations

from typing import Any

from game.small_islands.events import EVENTS
from scenes.games.small_islands import recap, tiles
from scenes.table.changes import GOOD, Change, Changes
from scenes.table.step import HOLD_MS, TURN_MS, Step
from scenes.table.steps import Steps, StepTeller


def round_(told: StepTeller) -> Step | None:
    return told.said(Step("", ms=TURN_MS))


def phase(told: StepTeller, phase: str) -> Step | None:
    """Only the rewards: what precedes them is what somebody has just done."""
    if phase != "reward":
        return None
    t = told.model.t
    return Step(t("phase-reward"), told.model.wording.phase_hint(phase), ms=HOLD_MS, run="reward")


def revealed(told: StepTeller, seat: str, cards: Any) -> Step | None:
    """A card is turned up; where no island meets it, the next line says so."""
    return told.said(Step("", card=f"card:{cards[0]}", tag=told.model.names.get(seat, ""), seat=seat, run="reward"))


def rests(told: StepTeller) -> Step | None:
    """Alexis builds nothing."""
    return told.said(Step("", seat=_seat(told, "alexis")))


def built(told: StepTeller, seat: str, island: Any) -> Step | None:
    """A house on an island: a rival's waits, with one's own one goes on building."""
    return None if _own(told, seat) else _on(told, seat, island)


def scored(told: StepTeller, seat: str, points: int, source: str, at: Any) -> Step | None:
    if not points:
        return None
    ship = next((cell for cell, owner in sorted(told.after.ships.items()) if owner == seat and source == "ports"), None)
    if ship is not None:
        step = _at(told, seat, f"cell:{ship[0]},{ship[1]}")
    elif isinstance(at, tuple) and len(at) >= 2:
        step = _on(told, seat, at)
    else:
        step = told.said(Step("", seat=_seat(told, seat)))
    if step is None:
        return None
    have = _counted(told, seat, points)
    disc = f"seat:{seat}" if seat in told.after.seats else ""
    row = Change(told.model.names.get(seat, seat), str(have[0]), str(have[1]), GOOD, disc)
    where = step.places[0] if step.places else ""
    return step._replace(changes=Changes(told.model.t("isles-stage-points", n=points), "", (row,), "", where))


def _counted(told: StepTeller, seat: str, points: int) -> tuple[int, int]:
    """The points of somebody before and after they score these. At the end all of it is one operation, with one position after
    it: so they are counted back from the last one."""
    if seat not in told.after.seats:
        return told.before.points.get(seat, 0), told.after.points.get(seat, 0)
    later = [EVENTS.read(event) for moment in told.moments[told.n + 1 :] for event in moment.events if event.kind == "scored"]
    last = told.model.rules.view(told.moments[-1].state, told.model.seat)
    have = last.points.get(seat, 0) - sum(event["points"] for event in later if event["seat"] == seat)
    return have - points, have


def placed(told: StepTeller, seat: str, column: int, row: int) -> Step | None:
    return None if _own(told, seat) else _at(told, seat, f"cell:{column},{row}")


def token(told: StepTeller, seat: str, column: int, row: int) -> Step | None:
    return None if _own(told, seat) else _at(told, seat, f"cell:{column},{row}")


def landed(told: StepTeller, seat: str, column: int, row: int) -> Step | None:
    return None if _own(told, seat) else _at(told, seat, f"cell:{column},{row}")


def taken(told: StepTeller, seat: str) -> Step | None:
    return None if _own(told, seat) else told.said(Step("", seat=_seat(told, seat), ms=TURN_MS))


def expedition(told: StepTeller, card: str) -> Step | None:
    """Alexis turns up a card: it, what it makes him do, and how many are left in his stack."""
    model, (title, what) = told.model, told.model.wording.texts.expedition(card)
    name, left = tiles.name_of(model, "alexis"), model.t("isles-alexis-left", n=len(told.after.expedition))
    caption = model.t("table-stage-card", action=name, card=title)
    return Step(caption, f"{what} · {left}", f"card:{card}", name, run="alexis", seat=_seat(told, "alexis"))


def explores(told: StepTeller) -> Step | None:
    """He cannot land and does something else instead."""
    return told.said(Step("", seat=_seat(told, "alexis")))


def first(told: StepTeller) -> Step | None:
    """All rewards are in: what each has won, and who begins the next round."""
    return recap.of_rewards(told, False) or told.said(Step("", ms=TURN_MS))


def ended(told: StepTeller) -> Step | None:
    """The last rewards are in."""
    return recap.of_rewards(told, True)


def final(told: StepTeller) -> Step | None:
    return told.said()


def _seat(told: StepTeller, seat: str) -> str:
    """Whose colour the prompt bar wears."""
    return seat if seat in told.model.piece_colours else ""


def _own(told: StepTeller, seat: str) -> bool:
    """Whether a person has just chosen this."""
    return told.n == 0 and seat in told.after.seats and told.model.human(seat)


def _on(told: StepTeller, seat: str, at: Any) -> Step | None:
    """On the island that an event names by its first cell, or by one of its pieces of land (column, row, area)."""
    facts, view, where = told.model.facts, told.after, tuple(at)
    island = next((one for one in facts.islands(view) if one.at == where or where in one.areas), None)
    return _at(told, seat, facts.island_key(view, island) if island is not None else f"cell:{at[0]},{at[1]}")


def _at(told: StepTeller, seat: str, key: str) -> Step | None:
    return told.said(Step("", places=(key,), at=0, seat=_seat(told, seat)))


STEPS = Steps(
    EVENTS,
    {
        "round": round_,
        "phase": phase,
        "revealed": revealed,
        "built": built,
        "scored": scored,
        "placed": placed,
        "token": token,
        "landed": landed,
        "taken": taken,
        "expedition": expedition,
        "alexis-explores": explores,
        "rests": rests,
        "first": first,
        "ended": ended,
        "final": final,
    },
    sums_up="first",
)
