"""Workers are sent to the actions, all at once and openly (rules 5, phase 5)."""

from __future__ import annotations

from functools import lru_cache

from game.core.engine.agenda import Frame, Ops, frame, push
from game.core.engine.combinators import together
from game.core.engine.decision import Reason
from game.rice_paddy import building, events
from game.rice_paddy import paddies as on
from game.rice_paddy.asked import Asked
from game.rice_paddy.phases import enter
from game.rice_paddy.state import State
from game.rice_paddy.terms import JOBS as JOBS

ops: Ops[State] = Ops()

# In the order in which they are asked.
LAST_ROUND = ("laborers:harvest", "laborers:weed", "oxen:weed", "ducks")


def jobs(s: State) -> tuple[str, ...]:
    """The actions that there are in this round."""
    return LAST_ROUND if s.round >= s.box.figures["rounds"]["last"] else JOBS


def idle(s: State, seat: str, job: str) -> int:
    """Laborers, or livestock, that are still free for a job."""
    kind = "laborers" if job.startswith("laborers") else "livestock"
    free: int = getattr(s, kind)[seat]
    for (who, other), n in s.allocated.items():
        if who == seat and other.startswith("laborers") == (kind == "laborers"):
            free -= n
    return free


def harvest_cost(s: State, seat: str) -> int:
    """Laborers for one hex."""
    own = on.powers(s, seat).harvest
    return own if own >= 0 else int(s.box.figures["harvest"])


def plant_cost(s: State, seat: str) -> int:
    own = on.powers(s, seat).plant
    return own if own >= 0 else int(s.box.figures["plant"])


def duck_use(s: State, seat: str, at: int) -> int:
    """How many ducks could work in a paddy: for its pests, at least one where planted rice lacks fertilizer."""
    lacks = s.crop[seat][at] == on.PLANTED and not s.fertilized[seat][at]
    return max(s.pests[seat][at], int(lacks))


def most(s: State, seat: str, job: str) -> tuple[int, int]:
    """(the most workers that a job could take whatever the water, in steps of how many)."""
    lands = s.lands[seat]
    if job == "laborers:harvest":
        each = harvest_cost(s, seat)
        return each * sum(len(lands[at]) for at in on.with_rice(s, seat, (on.GROWN,))), max(1, each)
    if job == "laborers:plant":
        each = plant_cost(s, seat)
        planted = sum(len(lands[at]) for at in on.with_rice(s, seat, (on.PLANTED,)))
        return (each * (len(s.box.field.hexes) - planted) if lands else 0), max(1, each)
    if job == "laborers:weed":
        return sum(len(land) * n for land, n in zip(lands, s.weeds[seat], strict=True)), 1
    if job == "oxen:rock":
        return len(s.rocks[seat]), 1
    if job == "oxen:weed":
        return (sum(s.weeds[seat]) if on.powers(s, seat).ox_weeds else 0), 1
    if job == "ducks":
        return sum(duck_use(s, seat, at) for at in range(len(lands))), 1
    each = s.box.figures["section"][job.partition(":")[0]]
    return (each * building.sections_left(s, seat) if building.first_hexes(s, seat) else 0), each


def job_key(job: str, n: int) -> str:
    return f"{job}/{n}" if ":" in job else f"{job}:{n}"


@lru_cache(maxsize=4096)
def amounts(job: str, high: int, step: int) -> tuple[str, ...]:
    """The keys that are offered: from 0 in steps as far as there are workers; none where nothing is to do but 0."""
    return tuple([job_key(job, n) for n in range(0, high + 1, step)]) if high >= step else ()


@ops.step("allocate", phase=True)
def allocate(s: State, f: Frame) -> None:
    """Each player sends laborers and livestock; what was not used before is forgotten."""
    enter(s, "allocate")
    seats = (f.seat,) if f.seat else s.seats
    s.allocated = {key: n for key, n in s.allocated.items() if key[0] not in seats}
    lanes = []
    for seat in seats:
        limits = [(job, *most(s, seat, job)) for job in jobs(s)]
        lane = [frame(_op(job), seat, job=job, high=high, step=step) for job, high, step in limits if high]
        lanes.append((seat, tuple(lane)))
    push(s, together(*lanes))


def _op(job: str) -> str:
    return f"allocate.{job.partition(':')[0]}"


class Allocate(Asked):
    """How many workers of a kind go to an action."""

    def options(self, s: State, f: Frame) -> tuple[str, ...]:
        job = f.get("job")
        return amounts(job, min(f.get("high"), idle(s, f.seat, job)), f.get("step"))

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        job = f.get("job")
        return job.partition(":")[2] or job, idle(s, f.seat, job)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        job, n = f.get("job"), int(key.replace("/", ":").rpartition(":")[2])
        if n:
            s.allocated[seat, job] = n
        s.emit(events.allocated, seat, job, n)

    def why(self, s: State, f: Frame, seat: str, key: str) -> Reason | None:
        return None


for _kind in ("laborers", "oxen", "ducks"):
    ops.question(f"allocate.{_kind}", Allocate(), "job high step")
