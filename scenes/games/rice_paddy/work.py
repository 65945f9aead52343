"""The nine farm actions of a seat in the order in which they are done: who is sent there, and what is known of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from scenes.draw.theme import GOOD, INK, INK_SECOND
from scenes.table import painted as p
from scenes.table.rows import Row

if TYPE_CHECKING:
    from scenes.table.model import GameModel

HIGH = 32.0  # design px of a row


class Action(NamedTuple):
    """An action: its step in the rules, its picture, the jobs that workers are sent to for it."""

    step: str
    icon: str
    jobs: tuple[str, ...] = ()


ACTIONS = (
    Action("build", "wall", ("laborers:build", "oxen:build")),
    Action("rock", "rock", ("oxen:rock",)),
    Action("drain", "drain"),
    Action("weed", "weed", ("laborers:weed", "oxen:weed")),
    Action("pest", "pest", ("ducks",)),
    Action("harvest", "harvest", ("laborers:harvest",)),
    Action("flood", "water-phase"),
    Action("growth", "rice-growth"),
    Action("plant", "hex-planted", ("laborers:plant",)),
)
WHO = {"laborers": "laborer", "oxen": "ox", "ducks": "duck"}


def actions(model: GameModel, seat: str) -> Row:
    """All of them; the one that is being done now is lit."""
    view: Any = model.view
    now = view.step if view.phase == "farm" else ""
    cells = tuple([_row(model, seat, one, one.step == now) for one in ACTIONS])
    remark = model.t("rice-table-in-order")
    return Row(model.t("rice-phase-farm"), head=True, remark=remark, cells=cells, gap=1, fold="drop")


def _row(model: GameModel, seat: str, one: Action, now: bool) -> Row:
    view: Any = model.view
    name = model.t(f"rice-table-act-{one.step}")
    sent = [(WHO[job.partition(":")[0]], n) for job in one.jobs if (n := view.allocated.get((seat, job), 0))]
    remark, colour, told = REMARKS[one.step](model, view, seat) if one.step in REMARKS else ("", INK, "")
    who = p.Icons(tuple((icon, str(n)) for icon, n in sent), side=22, size=16, most=8, high=HIGH)
    line = p.Line(name, icon=one.icon, size=16, high=HIGH)
    known = p.Line("", (remark, remark.partition(" ")[0]), size=16, right_colour=colour, high=HIGH)
    paint = p.Beside(((0.0, line), (82.0 if len(sent) > 1 else 40.0, who), (62.0, known)), 4)
    workers = [f"{model.t(f'rice-table-{WORDS[icon]}')} {n}" for icon, n in sent]
    said = model.joined([*workers, *([told] if told else [])]) or "–"
    return Row(name, said, one.icon, paint=paint, box="row", chosen=now, about=f"action:{one.step}")


WORDS = {"laborer": "laborers", "ox": "oxen", "duck": "ducks"}


def _build(model: Any, view: Any, seat: str) -> tuple[str, str, str]:
    n = model.facts.at_hand(view, seat)
    return (f"{n} <wall>", INK, model.t("rice-table-can-build", n=n)) if n else ("", INK, "")


def _drain(model: Any, view: Any, seat: str) -> tuple[str, str, str]:
    n = sum(view.water[seat])
    return (f"{n} <water-drop>", INK_SECOND, model.t("rice-told-water-on", n=n)) if n else ("", INK, "")


def _harvest(model: Any, view: Any, seat: str) -> tuple[str, str, str]:
    """What dry paddies with grown rice would pay."""
    ready = [worth.rice for at in model.facts.ripe(view, seat) if (worth := model.facts.harvest_worth(view, seat, at))]
    return (f"+{sum(ready)} <rice>", GOOD, model.t("rice-about-pays", n=sum(ready))) if ready else ("", INK, "")


def _flood(model: Any, view: Any, seat: str) -> tuple[str, str, str]:
    coming = model.facts.flood_forecast(view, seat).get(seat)
    if coming is None:
        return "", INK, ""
    return f"+{coming.comes} <water-drop>", INK, model.t("rice-table-comes", n=coming.comes)


def _growth(model: Any, view: Any, seat: str) -> tuple[str, str, str]:
    found = model.facts.will_grow(view, seat)
    if not found:
        return "", INK, ""
    numbers = ", ".join(str(at + 1) for at in found)
    return numbers, GOOD, model.t("rice-table-grows", paddies=numbers)


REMARKS = {"build": _build, "drain": _drain, "harvest": _harvest, "flood": _flood, "growth": _growth}


def explained(model: GameModel, step: str) -> Iterator[str]:
    """What an action does, by the numbers of the rules."""
    figures = model.rules.box.figures
    numbers = {"laborers": figures["section"]["laborers"], "oxen": figures["section"]["oxen"], "harvest": figures["harvest"],
               "plant": figures["plant"]}  # fmt: skip
    yield model.t(f"rice-about-act-{step}", **numbers)
