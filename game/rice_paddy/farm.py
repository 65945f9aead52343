"""The farm actions in their order: building, rocks, weeds, pests, growth and planting (rules 6); water and harvest have files of
their own."""

from __future__ import annotations

from game.core.engine.agenda import Frame, Ops, frame, push
from game.core.engine.decision import Reason
from game.rice_paddy import building, events
from game.rice_paddy import paddies as on
from game.rice_paddy.allocation import duck_use, plant_cost
from game.rice_paddy.asked import Asked, paddy_of
from game.rice_paddy.phases import enter
from game.rice_paddy.state import FARM, Ids, State

ops: Ops[State] = Ops()


@ops.step("farm", phase=True)
def farm(s: State, f: Frame) -> None:
    """All farm actions. Those that concern one board only are done seat by seat, water flows from seat to seat."""
    enter(s, "farm")
    seats, line = ((f.seat,), (f.seat,)) if f.seat else (on.players(s), on.order(s))
    rounds = s.box.figures["rounds"]
    care = [frame(step, seat) for seat in seats for step in ("weeds", "ducks", "harvests") if _sent(s, seat, step)]
    if s.round >= rounds["last"]:
        push(s, *care, frame("home"))
        return
    build = [frame(step, seat) for seat in seats for step in ("sections", "rocks") if _sent(s, seat, step)]
    growth = [frame(step, seat) for seat in seats for step in ("growth", "planting")]
    drains = [frame("drains", who) for who in line if who == FARM or any(s.water[who])]
    push(s, *build, *drains, *care, *[frame("floods", who) for who in line], *growth, frame("home"))


SENT = {"rocks": ("oxen:rock",), "weeds": ("laborers:weed", "oxen:weed"), "ducks": ("ducks",)}


def _sent(s: State, seat: str, step: str) -> bool:
    """Whether there is anybody for a step, or anything that needs nobody."""
    if step == "sections":
        return building.at_hand(s, seat) > 0
    return step not in SENT or any(on.busy(s, seat, job) for job in SENT[step])


def at_step(s: State, seat: str, step: str) -> None:
    s.phase, s.step = "farm", step
    s.emit(events.step, seat, step)


@ops.step("home")
def home(s: State, f: Frame) -> None:
    """All workers come home, those who found nothing to do as well."""
    for seat in s.seats:
        if left := sum(n for (who, _), n in s.allocated.items() if who == seat):
            s.emit(events.home, seat, left)
    s.allocated = {}


# ------------------------------------------------------------------------------------------------ building, rocks


@ops.step("sections")
def sections(s: State, f: Frame) -> None:
    """Walls and gates go up, land by land; free ones that are left are lost."""
    at_step(s, f.seat, "build")
    if building.at_hand(s, f.seat):
        push(s, frame("build.site", f.seat), frame("build.end", f.seat))


@ops.step("build.end")
def build_end(s: State, f: Frame) -> None:
    s.free_sections[f.seat] = 0


@ops.ask("build.site")
class Site(Asked):
    """Where the land of the next paddy begins; or the plan is kept; or nothing is built."""

    def options(self, s: State, f: Frame) -> list[str]:
        if not building.at_hand(s, f.seat):
            return []
        found = [f"hex:{hex_}" for hex_ in building.first_hexes(s, f.seat)]
        if not found:
            return []
        return [*found, *(["keep"] if building.fits(s, f.seat, s.site[f.seat]) else []), "done"]

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return (building.at_hand(s, f.seat),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        if key == "keep":
            raise_sections(s, seat)
            return
        land: Ids = (key.partition(":")[2],)
        push(s, frame("build.more", seat, land=land), frame("build.raise", seat))
        plan(s, seat, land)

    def why(self, s: State, f: Frame, seat: str, key: str) -> Reason | None:
        return building.against(s, seat, (), key.partition(":")[2]) if key.startswith("hex:") else None


def plan(s: State, seat: str, land: Ids) -> None:
    s.site[seat] = land
    s.emit(events.site, seat, *land)


@ops.ask("build.more", "land")
class More(Asked):
    """Which hex is added to the planned land; `done`: that is the plan."""

    def options(self, s: State, f: Frame) -> list[str]:
        found = [f"hex:{hex_}" for hex_ in building.grown_by(s, f.seat, s.site[f.seat])]
        return [*found, "done"] if found else []

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return len(s.site[f.seat]), len(building.missing(s, f.seat, s.site[f.seat])), building.at_hand(s, f.seat)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        land = (*s.site[seat], key.partition(":")[2])
        push(s, frame("build.more", seat, land=land))
        plan(s, seat, land)

    def why(self, s: State, f: Frame, seat: str, key: str) -> Reason | None:
        return building.against(s, seat, s.site[seat], key.partition(":")[2]) if key.startswith("hex:") else None


@ops.step("build.raise")
def build_raise(s: State, f: Frame) -> None:
    raise_sections(s, f.seat)


def raise_sections(s: State, seat: str) -> None:
    """Sections go up round the plan; are some left when it is closed, the next land may be named."""
    if building.build(s, seat):
        push(s, frame("build.site", seat))


@ops.step("rocks")
def rocks(s: State, f: Frame) -> None:
    """Oxen remove rocks: all of them where they suffice."""
    at_step(s, f.seat, "rock")
    rocks_next(s, f)


@ops.step("rocks.next")
def rocks_next(s: State, f: Frame) -> None:
    seat = f.seat
    n, lying = on.busy(s, seat, "oxen:rock"), s.rocks[seat]
    if n and n >= len(lying):
        for hex_ in lying:
            on.remove_rock(s, seat, hex_)
        on.work(s, seat, "oxen:rock", len(lying))
    elif n and lying:
        push(s, frame("rock", seat))


@ops.ask("rock")
class Rock(Asked):
    """Which rock an ox removes."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"rock:{hex_}" for hex_ in s.rocks[f.seat]]

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return (on.busy(s, f.seat, "oxen:rock"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        on.remove_rock(s, seat, key.partition(":")[2])
        on.work(s, seat, "oxen:rock", 1)
        push(s, frame("rocks.next", seat))


# ------------------------------------------------------------------------------------------------ weeds


@ops.step("weeds")
def weeds(s: State, f: Frame) -> None:
    at_step(s, f.seat, "weed")
    weeds_next(s, f)


def weedy(s: State, seat: str) -> list[int]:
    """The paddies in which weeds can be removed, the largest first."""
    anywhere = on.powers(s, seat).any_weed
    found = [at for at, n in enumerate(s.weeds[seat]) if n and (anywhere or on.dry(s, seat, at))]
    return sorted(found, key=lambda at: -len(s.lands[seat][at]))


def pull_weed(s: State, seat: str, at: int, ox: bool) -> None:
    """One weed goes, by an ox or by a laborer for each hex."""
    on.pull(s, seat, at, on.WEEDS)
    on.work(s, seat, "oxen:weed" if ox else "laborers:weed", 1 if ox else len(s.lands[seat][at]))
    on.deed(s, seat, "weeds_removed", 1)
    s.emit(events.weeded, seat, at + 1)


def weeders(s: State, seat: str) -> tuple[int, int]:
    """(laborers, oxen) that are to remove weeds; oxen only where they may."""
    oxen = on.busy(s, seat, "oxen:weed") if on.powers(s, seat).ox_weeds else 0
    return on.busy(s, seat, "laborers:weed"), oxen


@ops.step("weeds.next")
def weeds_next(s: State, f: Frame) -> None:
    """All weeds go where workers suffice, oxen taking those of the largest paddies; else one is named."""
    seat = f.seat
    found, (laborers, oxen) = weedy(s, seat), weeders(s, seat)
    if not found:
        return
    every = [at for at in found for _ in range(s.weeds[seat][at])]
    if sum(len(s.lands[seat][at]) for at in every[oxen:]) <= laborers:
        for number, at in enumerate(every):
            pull_weed(s, seat, at, number < oxen)
        return
    able = [at for at in found if oxen or len(s.lands[seat][at]) <= laborers]
    if len(able) > 1:
        push(s, frame("weed", seat))
    elif able:
        at = able[0]
        while s.weeds[seat][at] and (oxen or len(s.lands[seat][at]) <= laborers):
            pull_weed(s, seat, at, oxen > 0)
            laborers, oxen = weeders(s, seat)


@ops.ask("weed")
class Weed(Asked):
    """From which paddy one weed is removed, by laborers or an ox."""

    def options(self, s: State, f: Frame) -> list[str]:
        laborers, oxen = weeders(s, f.seat)
        found = []
        for at in sorted(weedy(s, f.seat)):
            found += [f"weed:{at + 1}"] if len(s.lands[f.seat][at]) <= laborers else []
            found += [f"weed:{at + 1}/ox"] if oxen else []
        return found

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return weeders(s, f.seat)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        pull_weed(s, seat, paddy_of(key), key.endswith("/ox"))
        push(s, frame("weeds.next", seat))


# ------------------------------------------------------------------------------------------------ pests, fertilizer


@ops.step("ducks")
def ducks(s: State, f: Frame) -> None:
    at_step(s, f.seat, "pest")
    ducks_next(s, f)


def peckable(s: State, seat: str) -> dict[int, int]:
    """The paddies that ducks can work in, and how many of them."""
    anywhere, found = on.powers(s, seat).any_duck, {}
    for at in range(len(s.lands[seat])):
        use = duck_use(s, seat, at) if s.fertilizer_left else s.pests[seat][at]
        if use and (anywhere or on.dry(s, seat, at)):
            found[at] = use
    return found


def send_duck(s: State, seat: str, at: int) -> None:
    """One duck removes a pest, if there is one, and fertilizes rice that is not grown."""
    if s.pests[seat][at]:
        on.pull(s, seat, at, on.PESTS)
        on.deed(s, seat, "pests_removed", 1)
        s.emit(events.pecked, seat, at + 1)
    if on.fertile_soil(s, seat, at):
        on.fertilize(s, seat, at)
    on.work(s, seat, "ducks", 1)


@ops.step("ducks.next")
def ducks_next(s: State, f: Frame) -> None:
    seat, n = f.seat, on.busy(s, f.seat, "ducks")
    found = peckable(s, seat)
    if not n or not found:
        return
    if len(found) > 1 and sum(found.values()) > n:
        push(s, frame("pest", seat))
        return
    for at, use in found.items():
        for _ in range(min(use, n)):
            if s.pests[seat][at] or on.fertile_soil(s, seat, at):
                send_duck(s, seat, at)


@ops.ask("pest")
class Pest(Asked):
    """Where one duck works."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"duck:{at + 1}" for at in peckable(s, f.seat)]

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return (on.busy(s, f.seat, "ducks"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        send_duck(s, seat, paddy_of(key))
        push(s, frame("ducks.next", seat))


# ------------------------------------------------------------------------------------------------ growth, planting


@ops.step("growth")
def growth(s: State, f: Frame) -> None:
    at_step(s, f.seat, "growth")
    on.grow(s, f.seat)


@ops.step("planting")
def planting(s: State, f: Frame) -> None:
    """Whole paddies are planted; in the sixth round they grow at once."""
    at_step(s, f.seat, "plant")
    if s.round == s.box.figures["rounds"]["growth"]:
        push(s, frame("growth", f.seat))
    plants_next(s, f)


def plant_choices(s: State, seat: str) -> list[int]:
    """The paddies that can be planted with the laborers that are left for it."""
    each, n = plant_cost(s, seat), on.busy(s, seat, "laborers:plant")
    return [at for at, land in enumerate(s.lands[seat]) if (not each or len(land) * each <= n) and on.plantable(s, seat, at)]


def plant_paddy(s: State, seat: str, at: int) -> None:
    on.work(s, seat, "laborers:plant", plant_cost(s, seat) * len(s.lands[seat][at]))
    on.plant(s, seat, at)


@ops.step("plants.next")
def plants_next(s: State, f: Frame) -> None:
    seat = f.seat
    found = plant_choices(s, seat)
    cost = plant_cost(s, seat) * sum(len(s.lands[seat][at]) for at in found)
    if len(found) > 1 and cost > on.busy(s, seat, "laborers:plant"):
        push(s, frame("plant", seat))
        return
    for at in found:
        plant_paddy(s, seat, at)


@ops.ask("plant")
class Plant(Asked):
    """Which paddy is planted."""

    def options(self, s: State, f: Frame) -> list[str]:
        return [f"plant:{at + 1}" for at in plant_choices(s, f.seat)]

    def args(self, s: State, f: Frame) -> tuple[object, ...]:
        return (on.busy(s, f.seat, "laborers:plant"),)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        plant_paddy(s, seat, paddy_of(key))
        push(s, frame("plants.next", seat))
