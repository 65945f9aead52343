"""Using powers: which may be used now, their targets, thresholds and levels, and what follows a use."""

from __future__ import annotations

from collections.abc import Collection

from game.core.engine.agenda import Frame, Ops, Question, frame
from game.core.engine.combinators import noted, start
from game.core.engine.ops import Terms, could
from game.spirit_island import dreams, events, rituals
from game.spirit_island import pieces as p
from game.spirit_island import queries as q
from game.spirit_island.power import Power
from game.spirit_island.state import State
from game.spirit_island.terms import ELEMENTS
from game.spirit_island.verbs.common import fire

ops: Ops[State] = Ops()

terms = Terms()
verb = terms.verb


def reached_levels(s: State, seat: str, power: Power, cap: int | None = None) -> tuple[int, ...]:
    """Levels of an innate power that the spirit's elements reach, at most the first `cap` of them.

    A level that stands `instead` of those before it leaves only itself and what comes after.
    """
    have = q.elements(s, seat)
    found = [at for at, level in enumerate(power.levels) if q.enough(have, level.need)]
    if cap is not None:
        found = found[:cap]
    for at in reversed(found):
        if power.levels[at].instead:
            return tuple(one for one in found if one >= at)
    return tuple(found)


def count_reached(s: State, seat: str, power: Power) -> int:
    have = q.elements(s, seat)
    return sum(1 for level in power.levels if q.enough(have, level.need))


def has_target(s: State, seat: str, power: Power) -> bool:
    if power.targets == "spirit":
        return True
    return bool(q.target_lands(s, seat, power))


def is_repeat(s: State, seat: str, key: str) -> bool:
    return key in s.used[seat]


def may_repeat(s: State, seat: str, power: Power) -> bool:
    """Whether a used card may be bought again: an effect allows it and the energy is there."""
    if not power.key.startswith("card:"):
        return False
    if free_repeat(s, seat, power) is not None:
        return True
    allowed = sum(mod.n for mod in s.mods if mod.kind == "allow_repeat" and mod.seat == seat)
    return allowed > 0 and s.energy[seat] >= q.price(s, power)


def free_repeat(s: State, seat: str, power: Power) -> int | None:
    """The place among the lasting effects of one that lets this card be used again for nothing."""
    found = (at for at, mod in enumerate(s.mods) if mod.kind == "free_repeat" and mod.seat == seat and mod.n)
    return next((at for at in found if power.cost <= s.mods[at].data[0]), None)


def fast_gift(s: State, seat: str, power: Power) -> str:
    """What lets this slow power be used as a fast one: "itself", "own", the spirit's own rule, or the kind of the first gift, in
    order of arrival; "" without any.
    """
    if power.fast_need and q.enough(q.elements(s, seat), power.fast_need):
        return "itself"
    if may_hasten(s, seat) > 0:
        return "own"
    kinds = ("make_fast", "make_any_fast") if power.moves_pieces else ("make_any_fast",)
    return next((mod.kind for mod in s.mods if mod.seat == seat and mod.kind in kinds and mod.n), "")


def may_hasten(s: State, seat: str) -> int:
    """How many more slow powers the spirit's own rule lets it use as fast ones this turn."""
    rules = (rule for rule in s.box.spirits[s.spirits[seat]].passives if rule.kind == "fast_per")
    return sum(q.elements(s, seat).get(rule.word, 0) for rule in rules) - s.hastened.get(seat, 0)


def fewer_than_slow(s: State, seat: str, keys: Collection[str]) -> int:
    """How many slow ones of these powers the spirit's own rule lets it use as fast ones, where there are more of them than that
    and nothing else makes one fast; else 0.
    """
    slow = [key for key in keys if q.speed(s, s.box.powers[key]) == "slow"]
    other = any(fast_gift(s, seat, s.box.powers[key]) == "itself" for key in slow)
    other = other or any(mod.seat == seat and mod.kind in ("make_fast", "make_any_fast") for mod in s.mods)
    most = may_hasten(s, seat)
    return 0 if other or most >= len(slow) else most


def power_keys(s: State, seat: str) -> list[str]:
    """Everything a spirit has that could be used this turn: its cards in play and its innate powers."""
    return ["card:" + card for card in s.played[seat]] + ["innate:" + i for i in s.box.spirits[s.spirits[seat]].innates]


def usable(s: State, seat: str, key: str, speed: str) -> bool:
    """Whether this power may be used by the seat in the phase of this speed, targets included."""
    power = s.box.powers[key]
    if q.speed(s, power) != speed and not (speed == "fast" and fast_gift(s, seat, power)):
        return False
    if is_repeat(s, seat, key) and not may_repeat(s, seat, power):
        return False
    if power.levels and not count_reached(s, seat, power):
        return False
    return has_target(s, seat, power)


@ops.ask("powers", "speed", yields=True)
class Powers(Question[State]):
    """One seat's fast or slow powers: one after another, until done."""

    def options(self, s: State, f: Frame) -> list[str]:
        seat, speed = f.seat, f.get("speed")
        keys: list[str] = []
        for key in power_keys(s, seat):
            if usable(s, seat, key, speed):
                keys.append(key)
                keys.extend(self._weaker(s, seat, s.box.powers[key]))
        if q.unchosen(s, seat):
            keys += [f"element:{element}" for element in ELEMENTS]
        keys += [f"ritual:{land}" for land in rituals.lands(s)]
        return [*keys, "done"]

    def _weaker(self, s: State, seat: str, power: Power) -> list[str]:
        """The same power as if with fewer elements: fewer levels, or no threshold (a replacing one is asked for
        anyway).
        """
        if power.levels:
            return [f"{power.key}/{n}" for n in range(1, count_reached(s, seat, power))]
        have = q.elements(s, seat)
        if any(t.mode != "may_instead" and q.enough(have, t.need) for t in power.thresholds):
            if power.targets == "spirit" or q.target_lands(s, seat, power, 0):
                return [f"{power.key}/0"]
        return []

    def kind(self, s: State, f: Frame) -> str:
        return "powers." + f.get("speed")

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "done":
            return
        if key.startswith("element:"):
            s.chosen[seat] = (*s.chosen.get(seat, ()), key[8:])
            s.emit(events.elements, seat, key[8:], 1)
            s.agenda.append(f)
            return
        if key.startswith("ritual:"):
            s.agenda.append(f)
            rituals.begin(s, seat, key[7:])
            return
        key, _, cap = key.partition("/")
        power, again = s.box.powers[key], is_repeat(s, seat, key)
        free = free_repeat(s, seat, power) if again else None
        if free is not None:
            use_up(s, free)
        elif again:
            price = max(0, q.price(s, power))
            s.energy[seat] -= price
            s.emit(events.paid, seat, price)
            spend(s, "allow_repeat", seat)
        elif q.speed(s, power) != f.get("speed"):
            gift = fast_gift(s, seat, power)
            if gift == "own":
                s.hastened[seat] = s.hastened.get(seat, 0) + 1
            elif gift != "itself":
                spend(s, gift, seat)
        s.used[seat] = (*s.used[seat], key)
        if more := q.yields(s, seat, power):
            s.energy[seat] += more
            s.emit(events.energy, seat, more)
        s.agenda.append(f)
        s.agenda.append(frame("end-check"))
        s.agenda.append(frame("settle"))
        s.agenda.append(frame("power.use", seat, power=key, cap=int(cap) if cap else None, near="", repeated=again))


def spend(s: State, kind: str, seat: str) -> None:
    """Uses up one use of a lasting effect."""
    use_up(s, next(i for i, mod in enumerate(s.mods) if mod.kind == kind and mod.seat == seat))


def use_up(s: State, at: int) -> None:
    """One use of the lasting effect at this place."""
    mod = s.mods[at]
    if mod.n > 1:
        s.mods[at] = mod._replace(n=mod.n - 1)
    else:
        del s.mods[at]


# ------------------------------------------------------------------------------------------------ one use


@ops.step("power.use", "power cap near repeated")
def use_power(s: State, f: Frame) -> None:
    """Asks for the target; the range is checked at this moment."""
    power = s.box.powers[f.get("power")]
    s.agenda.append(f._replace(op="target.seat" if power.targets == "spirit" else "target.land"))


class _Target(Question[State]):
    def source(self, s: State, f: Frame) -> str:
        return f.get("power")

    def _begin(self, s: State, f: Frame, name: str, where: str) -> None:
        """The use begins: a scope for its notes, and its effects in printed order."""
        power, cap = s.box.powers[f.get("power")], f.get("cap")
        s.agenda.append(
            frame("scope", f.seat, kind="power", source=power.key, cap=cap, repeated=f.get("repeated")).put(**{name: where})
        )
        s.emit(events.power_used, f.seat, power.key, where)
        if power.levels:
            if levels := reached_levels(s, f.seat, power, cap):
                s.agenda.append(frame("innate.level", f.seat, power=power.key, levels=levels))
        else:
            start(s, Frame("run", f.seat), power.program)


@ops.ask("target.land", "power cap near repeated")
class TargetLand(_Target):
    def options(self, s: State, f: Frame) -> list[str]:
        power = s.box.powers[f.get("power")]
        return [f"land:{land}" for land in q.target_lands(s, f.seat, power, f.get("cap"), f.get("near"))]

    def args(self, s: State, f: Frame) -> tuple:
        """The range; of an innate power the levels that it will have, so that it can be said what they do."""
        power = s.box.powers[f.get("power")]
        levels = (reached_levels(s, f.seat, power, f.get("cap")),) if power.levels else ()
        return (q.power_range(s, f.seat, power, f.get("cap")), *levels)

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if (price := q.far_price(s, seat)) and q.is_far(s, seat, s.box.powers[f.get("power")], key[5:], f.get("cap")):
            s.energy[seat] -= price
            s.emit(events.paid, seat, price)
        self._begin(s, f, "land", key[5:])


@ops.ask("target.seat", "power cap near repeated")
class TargetSeat(_Target):
    def options(self, s: State, f: Frame) -> list[str]:
        return [f"seat:{seat}" for seat in q.target_seats(s, f.seat, s.box.powers[f.get("power")])]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        self._begin(s, f, "target", key[5:])


@ops.step("innate.level", "power levels")
def innate_level(s: State, f: Frame) -> None:
    """The levels of an innate power one after the other on the same target; one may stand in place of that before it."""
    power, levels = s.box.powers[f.get("power")], f.get("levels")
    either = len(levels) > 1 and power.levels[levels[1]].may_instead
    rest = levels[2:] if either else levels[1:]
    if rest:
        s.agenda.append(f.put(levels=rest))
    if either:
        s.agenda.append(frame("level.instead", f.seat, power=power.key, levels=levels[:2]))
    else:
        do_level(s, f.seat, power, levels[0])


def do_level(s: State, seat: str, power: Power, level: int) -> None:
    s.emit(events.innate_level, seat, power.key, level)
    start(s, Frame("run", seat), power.levels[level].program)


@ops.ask("level.instead", "power levels")
class LevelInstead(Question[State]):
    """A level of an innate power, or the next one in its place."""

    def options(self, s: State, f: Frame) -> list[str]:
        power, by = s.box.powers[f.get("power")], Frame("run", f.seat)
        return [f"branch:{at}" for at, level in enumerate(f.get("levels")) if could(s, by, power.levels[level].program)]

    def kind(self, s: State, f: Frame) -> str:
        return "may-instead"

    def args(self, s: State, f: Frame) -> tuple:
        power = s.box.powers[f.get("power")]
        return tuple(power.levels[level].program for level in f.get("levels"))

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        do_level(s, seat, s.box.powers[f.get("power")], f.get("levels")[int(key[7:])])


@ops.step("scope", "kind land target cap repeated", carries=True, replace=True)
def leave_scope(s: State, f: Frame) -> None:
    """The use is over: rules that wait for a power that defended exactly one land come now."""
    dreamt = f.get("dreamt", ())
    dreams.wake(s, dreamt)
    for land in dict.fromkeys(one[0] for one in dreamt):
        p.settle(s, land)
    defended = set(f.get("defended", ()))
    if f.get("kind") == "power" and len(defended) == 1:
        fire(s, f.seat, "defended-one-land", defended.pop())


# ------------------------------------------------------------------------------------------------ thresholds


def _can_printed(s: State, f: Frame, program: str, at: int, unless: int = -1) -> bool:
    if unless >= 0 and q.threshold_reached(s, f.seat, unless):
        return False
    instruction = s.box.programs[program][at]
    return instruction.can is None or instruction.can(s, f, **instruction.args)


@verb(can=_can_printed)
def printed(s: State, f: Frame, program: str, at: int, unless: int = -1) -> None:
    """A printed effect, unless a threshold stands in its place."""
    if unless >= 0 and q.threshold_reached(s, f.seat, unless):
        return
    instruction = s.box.programs[program][at]
    instruction.call(s, f, **instruction.args)


def _program(s: State, index: int) -> str:
    return s.box.powers[noted(s, "source")].thresholds[index].program


@verb(can=lambda s, f, index: q.threshold_reached(s, f.seat, index) and could(s, f, _program(s, index)))
def threshold(s: State, f: Frame, index: int) -> None:
    """The effects of a threshold line, if it is reached at this moment (rules 3.3)."""
    if q.threshold_reached(s, f.seat, index):
        s.emit(events.threshold, f.seat, noted(s, "source"), index)
        start(s, f, _program(s, index))


@verb()
def printed_or_threshold(s: State, f: Frame, printed: str, index: int) -> None:
    """The printed effects, or the threshold that may stand in their place; asked only when it is reached."""
    if q.threshold_reached(s, f.seat, index):
        s.agenda.append(frame("may-instead", f.seat, index=index, branches=(printed, _program(s, index)), env=f.env))
    else:
        start(s, f, printed)


@ops.ask("may-instead", "index branches", known={"env": "env"})
class MayInstead(Question[State]):
    def options(self, s: State, f: Frame) -> list[str]:
        by = Frame("run", f.seat, "", 0, f.get("env"))
        return [f"branch:{at}" for at, program in enumerate(f.get("branches")) if could(s, by, program)]

    def choose(self, s: State, f: Frame, seat: str, key: str) -> None:
        if key == "branch:1":
            s.emit(events.threshold, seat, noted(s, "source"), f.get("index"))
        start(s, Frame("run", seat, "", 0, f.get("env")), f.get("branches")[int(key[7:])])
