"""What must be true of the previews, forecasts and reasons of this game: each is compared with what the rules do."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache, partial
from typing import Any

from game.checks.truth import Untrue, judged, previewed, reasoned
from game.checks.truth_words import unsaid_in
from game.core.engine import agenda
from game.core.engine.agenda import frame
from game.core.engine.decision import Event, Option, Reason
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.core.words.messages import LANGUAGES, Words
from game.rice_paddy import facts, goals
from game.rice_paddy import paddies as on
from game.rice_paddy.allocation import JOBS, job_key
from game.rice_paddy.checks import recount
from game.rice_paddy.state import FARM, State
from game.rice_paddy.words.texts import Texts

EVERY = 6  # at one decision in so many all options are previewed, at the others the one that is taken
LEDGER = {"gained": 1, "lost": -1, "bought": -1}  # what brings rice and what costs it, tax included
CATCH_ALL = ("not-now", "game-over")


class Checks:
    """Watches one game. `counted` tells how much was compared."""

    def __init__(self, rules: Any, chance: Rng) -> None:
        self.rules, self.chance = rules, chance
        names = ("decisions", "previews", "floods", "harvests", "rots", "purchases", "goals", "reasons", "figures")
        self.counted: Counter[str] = Counter(dict.fromkeys(names, 0))
        self.cost: tuple[str, int, int] | None = None  # of a purchase: seat, rice before, what it was said to cost
        self.rice: dict[str, int] = {}  # what each seat has by what was told, from the first question on

    def look(self, session: Session) -> None:
        """At a decision: reasons, previews now and then, forecasts. Raises Untrue."""
        s = session.state
        self.rice = self.rice or dict(s.rice)
        before = s.hash() if not self.chance.below(20) else ""
        self.reasons(s)
        if not self.chance.below(EVERY):
            for option in self.rules.options(s):
                self.preview(session, option)
            self.floods(s)
            for seat in s.seats:
                self.harvests(s, seat)
                self.aims(s, seat)
        if before and s.hash() != before:
            raise Untrue("asking has changed the position")

    def chosen(self, session: Session, option: Option) -> None:
        self.preview(session, option)
        s, self.cost = session.state, None
        if option.key.startswith("buy:"):
            said = facts.purchase(self.rules.view(s, option.seat), option.seat, option.key[4:])
            if said is None:
                raise Untrue(f"{option.key} of {option.seat} is offered and said to be impossible")
            self.cost = (option.seat, s.rice[option.seat], sum(said))

    def happened(self, session: Session, events: list[Event]) -> None:
        """What was paid is what was said. Raises Untrue."""
        s = session.state
        if self.cost is not None:
            seat, before, cost = self.cost
            self.counted["purchases"] += 1
            gained = sum(event.args[1] for event in events if event.kind == "gained" and event.args[0] == seat)
            gained -= sum(event.args[1] for event in events if event.kind == "lost" and event.args[0] == seat)
            if before - cost + gained != s.rice[seat]:
                raise Untrue(f"{seat} was to pay {cost} and has {s.rice[seat]} of {before}")
        for event in events:
            if event.kind in LEDGER:
                self.rice[event.args[0]] += sum(LEDGER[event.kind] * n for n in event.args[1:] if type(n) is int)
        if self.rice != s.rice:
            raise Untrue(f"by what was told there are {self.rice} rice, there are {s.rice}")

    # ---------------------------------------------------------------------------------------------- previews

    def preview(self, session: Session, option: Option) -> None:
        """The preview of an answer, made from what the seat sees, is what a session then does with it."""
        s, at = session.state, f"{option.seat} {option.key}"
        found = previewed(self.rules, facts, session, option)
        if found is None:
            return
        said, real, _ = found
        self.counted["previews"] += 1
        claimed = {(one.what, one.where): (one.before, one.after) for one in said.changes}
        wanted = differences(s, real.state)
        if claimed != wanted:
            wrong = next(where for where in {*claimed, *wanted} if claimed.get(where) != wanted.get(where))
            raise Untrue(f"the preview of {at} says {wrong}: {claimed.get(wrong)}, it is {wanted.get(wrong)}")

    # ---------------------------------------------------------------------------------------------- forecasts

    def floods(self, s: State) -> None:
        """The floods that are foretold are those that come if nobody lets any more water go. Raises Untrue."""
        said = facts.flood_forecast(self.rules.view(s, ""))
        if not said:
            return
        c = s.clone()
        c.memo, c.out = None, None
        top = c.agenda[-1]
        if top.op in ("drain", "flood"):
            self._rest(c)
        else:
            c.agenda = []
        line = on.order(s)
        for who in [who for who in line if who in facts.to_flood(s)]:
            agenda.push(c, frame("floods", who))
            agenda.run(c, self.rules.ops)
            while c.agenda:
                self.rules.play(c, self.rules.options(c)[-1])
            self._flooded(c, who, said)
        self._plain(s, said)

    def _rest(self, c: State) -> None:
        """The question about water that is open is answered with all that can stay; nothing else is done."""
        top = c.agenda[-1]
        c.agenda = [top]
        while c.agenda:
            keys = [option for option in self.rules.options(c) if top.op == "flood" or option.key == "done"]
            self.rules.play(c, keys[-1])

    def _flooded(self, c: State, who: str, said: dict[str, Any]) -> None:
        self.counted["floods"] += 1
        found = (c.farm_water,) if who == FARM else c.water[who]
        if found != said[who].water:
            raise Untrue(f"the flood of {who} was to leave {said[who].water}, it leaves {found}")

    def _plain(self, s: State, said: dict[str, Any]) -> None:
        """Without spirits that change floods: the first of all, reckoned from the bare position."""
        first = next(iter(said))
        if first == FARM or s.agenda[-1].op in ("drain", "flood"):
            return
        powers = on.powers(s, first)
        if powers.need == 0 and powers.capacity == 1 and recount.flood(s, first) != (said[first].water, said[first].passes):
            raise Untrue(f"{first} floods {recount.flood(s, first)}, foretold is {said[first]}")

    def harvests(self, s: State, seat: str) -> None:
        """What the table shows for each paddy is what a whole harvest of it pays; what is said to rot, rots. Raises Untrue."""
        view = self.rules.view(s, seat)
        for at in on.with_rice(s, seat, (on.GROWN,)):
            worth, powers = facts.harvest_worth(view, seat, at), on.powers(s, seat)
            assert worth is not None
            if powers.ignore or powers.fertile:
                continue
            c = self._alone(s, seat)
            c.water[seat] = (0,) * len(c.water[seat])
            c.crop[seat] = tuple(crop if n == at else on.EMPTY for n, crop in enumerate(c.crop[seat]))
            c.allocated = {(seat, "laborers:harvest"): 99}
            self._play(c, frame("harvests", seat))
            self.counted["harvests"] += 1
            paid = c.harvests[seat][-1]
            if paid[2:] != worth or worth.rice != recount.table(s, seat, worth.row, worth.size):
                raise Untrue(f"paddy {at + 1} of {seat} was to pay {worth}, it paid {paid}")
        said = facts.doomed(view, seat)
        c = self._alone(s, seat)
        c.out = []
        c.allocated = dict(s.allocated)
        self._play(c, frame("harvests", seat))
        self.counted["rots"] += 1
        rotten = sum(event.args[2] for event in c.out or () if event.kind == "rotted")
        if said.total != rotten and not (said.named and said.total <= rotten):
            raise Untrue(f"{said} is to rot on the field of {seat}, it is {rotten}")

    def _alone(self, s: State, seat: str) -> State:
        c: State = s.clone()
        c.memo, c.out, c.agenda = None, None, []
        c.harvests[seat] = ()
        return c

    def _play(self, c: State, step: Any) -> None:
        """Carries a step out; of several answers the one that harvests most is taken."""
        agenda.push(c, step)
        agenda.run(c, self.rules.ops)
        while c.agenda:
            told = c.out
            self.rules.play(c, max(self.rules.options(c), key=lambda option: option.key.rpartition("/")[2]))
            c.out = told

    def aims(self, s: State, seat: str) -> None:
        """Goals that are said to be met can be claimed, the others not. Raises Untrue."""
        for aim in facts.aims(self.rules.view(s, seat), seat):
            self.counted["goals"] += 1
            if aim.met != goals.met(s, seat, s.box.tiles[aim.tile].goal) or aim.rice != s.box.tiles[aim.tile].rice:
                raise Untrue(f"{aim} is said of {seat}")
            top = s.agenda[-1]
            offered = any(option.key == f"tile:{aim.tile}" for option in self.rules.options(s))
            if top.op == "claim" and top.seat == seat and aim.tile in s.achievements and offered != aim.met:
                raise Untrue(f"{aim.tile} is offered to {seat}: {offered}, its goal is met: {aim.met}")

    # ---------------------------------------------------------------------------------------------- reasons

    def reasons(self, s: State) -> None:
        """Every pair of a question and a thing that is not its answer has a reason, in each language. Raises Untrue."""

        def wrong(seat: str, key: str, reason: Reason) -> str:
            figures = partial(true_figures, s, seat, key, reason)
            return judged(reason, CATCH_ALL, partial(unsaid, self.rules), figures, self.counted)

        reasoned(self.rules, s, keys(s, self.chance), self.counted, wrong)


def differences(s: State, now: State) -> dict[tuple[str, str], tuple[Any, Any]]:
    """What is different, worked out here again from the two positions."""
    found: dict[tuple[str, str], tuple[Any, Any]] = {}
    for name in facts.AT_TABLE:
        if getattr(s, name) != getattr(now, name):
            found[name, ""] = (getattr(s, name), getattr(now, name))
    for name in facts.OF_SEAT:
        old, new = getattr(s, name), getattr(now, name)
        found.update({(name, seat): (old[seat], new[seat]) for seat in s.seats if old.get(seat) != new.get(seat)})
    return found


def keys(s: State, chance: Rng) -> list[str]:
    """Everything on the table that a hand could point at."""
    found = ["done", "keep", "drain:all", "buy:laborer", "buy:livestock", "take:laborer", "take:livestock"]
    for hex_ in s.box.field.hexes:
        found += [f"hex:{hex_}", f"rock:{hex_}"]
    for at in range(1, 6):
        found += [
            f"water:{at}/{chance.below(7)}",
            f"weed:{at}",
            f"weed:{at}/ox",
            f"duck:{at}",
            f"harvest:{at}/{1 + chance.below(5)}",
        ]
        found += [f"plant:{at}", f"paddy:{at}", f"paddy:{chance.pick(s.seats)}/{at}"]
    found += [job_key(job, chance.below(12)) for job in JOBS]
    found += [f"spirit:{chance.pick(tuple(s.box.spirits))}" for _ in range(3)]
    found += [f"tile:{tile}" for tile in (*s.achievements[:4], chance.pick(tuple(s.box.raw["tile"])))]
    return [*found, "hex:Z9", "water:9/1", "spirit:99"]


@lru_cache(maxsize=1)
def _texts(rules: Any) -> list[Texts]:
    return [Texts(Words(lang), rules.box) for lang in LANGUAGES]


@lru_cache(maxsize=50_000)
def unsaid(rules: Any, reason: Reason) -> str:
    """What is wrong with the words of a reason in any language; "" if they are whole."""
    return unsaid_in(_texts(rules), reason, ("rice-reason-", "reason-"))


def true_figures(s: State, seat: str, key: str, reason: Reason) -> bool | None:
    """Whether a reason tells the truth, looked at here again; None where it has nothing to be checked."""
    name, args = reason.id, reason.args
    first = key.partition(":")[2].partition("/")[0]
    if name == "in-paddy":
        return first in s.site[seat] or any(first in land for land in s.lands[seat])
    if name == "five-paddies":
        return len(s.lands[seat]) == args[0]
    if name == "over-capacity":
        n = int(key.rpartition("/")[2])
        return n > args[0] and args[0] == on.capacity(s, seat, int(first) - 1)
    if name == "not-dry":
        return s.water[seat][int(first) - 1] > 0
    if name == "not-flooded" and key.startswith("plant"):
        return not on.flooded(s, seat, int(first) - 1)
    if name == "not-grown":
        return s.crop[seat][int(first) - 1] != on.GROWN
    if name == "market-empty":
        return on.on_market(s, seat, first) == 0
    if name == "too-little-rice":
        return bool(s.rice[seat] < args[0])
    return None
