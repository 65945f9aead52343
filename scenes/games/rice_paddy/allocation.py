"""The sheet on which workers are sent to the farm actions, filled in with what there is to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.engine.key import Key
from scenes.games.rice_paddy.work import ACTIONS, WHO
from scenes.table.ask import LineLook, Sheet

if TYPE_CHECKING:
    from scenes.table.model import GameModel

KINDS = ("allocate.laborers", "allocate.oxen", "allocate.ducks")


def sheet(model: GameModel) -> Sheet:
    """Its lines are the questions that are asked one after the other."""

    def usual(keys: tuple[str, ...]) -> str:
        """As many as find something to do once water was let go where that helps; those who are left build."""
        job = _job(keys[0])
        most = max(_number(key) for key in keys)
        wanted = most if job.endswith(":build") else model.facts.useful(drained(model), model.seat, job)
        fitting = [key for key in keys if _number(key) <= wanted]
        return max(fitting, key=_number) if fitting else keys[0]

    def tells(keys: tuple[str, ...]) -> str:
        """Who would find nothing to do, and what rice would rot."""
        after = drained(model)
        for key in keys:
            after.allocated[model.seat, _job(key)] = _number(key)
        idle = model.facts.idle_workers(after, model.seat)
        lines = [
            model.t("rice-table-idle", n=n, job=model.t(f"rice-table-job-{job.replace(':', '-')}")) for job, n in idle.items()
        ]
        rotting = model.facts.doomed(after, model.seat).total if model.view.round < 7 else 0
        if rotting:
            lines.append(model.t("rice-table-rots", n=rotting))
        return " ".join(lines) or model.t("rice-table-all-busy")

    def left(keys: tuple[str, ...]) -> str:
        """Who is sent nowhere as it is filled in."""
        after = model.view.clone()
        for key in keys:
            after.allocated[model.seat, _job(key)] = _number(key)
        free = {who: model.facts.idle(after, model.seat, who) for who in ("laborers", "livestock")}
        found = [model.t(f"rice-left-{who}", n=n) for who, n in free.items() if n > 0]
        return model.t("rice-left", who=model.joined(found)) if found else model.t("rice-left-none")

    def lines(keys: tuple[str, ...]) -> tuple[LineLook, ...]:
        """Of each line the work, and what those who are sent there will get done."""
        after = drained(model)
        return tuple(_line(model, after, key) for key in keys)

    title, send = model.t("rice-table-allocation"), model.t("rice-table-send")
    return Sheet(title, KINDS, send, usual=usual, tells=tells, lines=lines, left=left)


def _line(model: GameModel, after: Any, key: str) -> LineLook:
    job, n = _job(key), _number(key)
    done, there = model.facts.done_by(after, model.seat, job, n)
    what = job.rpartition(":")[2]
    name, does = model.t(f"rice-table-job-{job.replace(':', '-')}"), model.t(f"rice-does-{what}", n=done, of=there)
    icon = next(one.icon for one in ACTIONS if job in one.jobs)
    return LineLook(name, does, icon, WHO[job.partition(":")[0]])


def drained(model: GameModel) -> Any:
    """The position as it would be without water on the own farm: workers are sent first, then water may be let go."""
    after = model.view.clone()
    after.water[model.seat] = (0,) * len(after.water[model.seat])
    return after


def _number(key: str) -> int:
    return Key.of(key).number or 0


def _job(key: str) -> str:
    """ "laborers:harvest" of `laborers:harvest/4`, "ducks" of `ducks:2`."""
    parsed = Key.of(key)
    return parsed.kind if len(parsed.parts) < 2 else f"{parsed.kind}:{parsed.first}"
