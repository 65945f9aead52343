"""What must be true of the chances and reasons of this game: chances are compared with every throw of the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import product
from math import sqrt
from statistics import NormalDist
from typing import Any

from game.anima import battle, forecast, group, missions
from game.anima.checks.rolls import ROLLS, Foretold, Kept, Rolls
from game.anima.state import State
from game.anima.terms import SIDES
from game.anima.words.texts import Texts
from game.checks.truth import Untrue, reasoned
from game.checks.truth_words import unsaid_in
from game.core.engine.decision import Event, Option, Reason
from game.core.engine.key import Key
from game.core.engine.known import HIDDEN
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.core.words.messages import LANGUAGES, Words

THROWS = 30  # of an exploration, whose cards are too many to go through
FALSE = 1e-4  # how likely a run in which all is well may be said to be off
FEW = 30  # answers after which nothing that was thrown for is expected any more

Verdict = Callable[[list[Event]], bool | None]


class Thrown:
    """Explorations that were thrown many times: rewards that were expected, that came, and the variance."""

    def __init__(self) -> None:
        self.due = self.came = self.spread = 0.0

    def add(self, due: float, came: float, spread: float) -> None:
        self.due, self.came, self.spread = self.due + due, self.came + came, self.spread + spread

    def off(self, share: float) -> str:
        """What is wrong, if so much happens by chance less often than this share; "" where nothing is. Half a throw is what
        counting whole ones costs.
        """
        allowed = NormalDist().inv_cdf(1 - share / 2) * sqrt(self.spread) + 0.5
        if abs(self.came - self.due) <= allowed:
            return ""
        return f"of explorations {self.due:.1f} were to be rewarded, {self.came:.0f} were, where {allowed:.1f} may be chance"


class Run:
    """All games of one run. A game is judged once, at its end: looked at after every exploration even true chances stray out of
    any bound now and then. Of `FALSE` one half is for the games, each its share, so that more games do not make a false alarm
    likelier; the other half is for all throws together, where a small error shows that no single game could tell.
    `chances`: so many of other chances are thrown for as well, `rolls` times each.
    """

    def __init__(self, games: int, chances: int = 0, rolls: int = ROLLS) -> None:
        self.games, self.thrown = games, Thrown()
        self.rolls = Rolls(games, chances, rolls) if chances else None

    def over(self, checks: Checks) -> None:
        """A game is over. Raises Untrue."""
        one = checks.thrown
        self.thrown.add(one.due, one.came, one.spread)
        if off := one.off(FALSE / 2 / self.games):
            raise Untrue(off)
        if self.rolls is not None:
            self.rolls.over(checks.kept)

    def end(self) -> str:
        """The last game is over: how far off all throws together were. Raises Untrue."""
        if off := self.thrown.off(FALSE / 2):
            raise Untrue(f"all games together: {off}")
        errors = (self.thrown.came - self.thrown.due) / sqrt(self.thrown.spread) if self.thrown.spread else 0.0
        found = f"{self.thrown.came:.0f} rewards where {self.thrown.due:.1f} were expected ({errors:+.1f} standard errors)"
        return f"{found}; {self.rolls.end()}" if self.rolls is not None else found


class Checks:
    """Watches one game. `counted` tells how much was compared."""

    def __init__(self, rules: Any, chance: Rng) -> None:
        self.rules, self.chance = rules, chance
        names = ("decisions", "battles", "journeys", "tests", "steps", "explorations", "throws", "reasons")
        self.counted: Counter[str] = Counter(dict.fromkeys(names, 0))
        self.thrown = Thrown()  # all explorations of this game
        self.kept = Kept(Rng(chance.counter))  # chances that may be rolled for; which ones changes nothing of the game

    def look(self, session: Session) -> None:
        """At a decision: reasons, and the chances that could be asked for. Raises Untrue."""
        s = session.state
        before = s.hash() if not self.chance.below(20) else ""
        self.reasons(s)
        self.chances(s)
        if before and s.hash() != before:
            raise Untrue("asking has changed the position")

    def chosen(self, session: Session, option: Option) -> None:
        """Nothing is foretold of an answer beyond its chances."""

    def happened(self, session: Session, events: list[Event]) -> None:
        """What comes of an answer was compared before it."""

    # ---------------------------------------------------------------------------------------------- chances

    def chances(self, s: State) -> None:
        """What may be asked about at this question. Raises Untrue."""
        decision = self.rules.decision(s)
        seat, keys = decision.seats[0], [option.key for option in decision.options]
        view = self.rules.view(s, seat)
        if decision.kind == "battle.cards":
            monster = s.battle["other"] == battle.MONSTER
            self.equal(s, "battles", forecast.battle_chance(view), (), 2, first_clash(monster))
        elif decision.kind == "reply.test" and s.testing and s.testing.get("seat") == seat:
            said = forecast.test_chance(group.speed(s, seat), s.testing["difficulty"])
            self.equal(s, "tests", said, (), 1, passed)
        elif decision.kind == "movement.choose":
            self.journeys(s, view, seat, keys)
        elif decision.kind in ("reward.choose", "exploration.choose"):
            for key in keys:
                if key.startswith("mission:"):
                    self.step(s, view, seat, key)
            if "explore" in keys:
                self.explore(s, view, seat)

    def journeys(self, s: State, view: State, seat: str, keys: list[str]) -> None:
        """To areas with a monster that is known."""
        for key in keys:
            one = Key.of(key)
            card = view.previous.get(one.first, "") if one.kind == "area" else HIDDEN
            if card in ("", HIDDEN) or s.box.encounters[card].kind == "event" or s.option("area-tree"):
                continue
            self.equal(s, "journeys", forecast.arrival_chance(view, seat, one.first), (key,), 2, comes_through(seat))

    def step(self, s: State, view: State, seat: str, key: str) -> None:
        """A test, a fight or the next enemy of a resistance."""
        mission = Key.of(key).first
        step = missions.next_step(s, seat, mission)
        said = forecast.step_chance(view, seat, mission, s.at[seat])
        if step.kind == "speed_test":
            self.equal(s, "steps", said, (key,), 1, passed)
        elif step.kind in ("fight", "resist"):
            self.equal(s, "steps", said, (key,), 2, first_clash(True))

    def equal(self, s: State, what: str, said: float | None, keys: Iterable[str], dice: int, verdict: Verdict) -> None:
        """Every throw of so many dice, answered by players who play no card. Raises Untrue where another share succeeds."""
        found = [self.throw(s, keys, sides, verdict) for sides in product(range(1, SIDES + 1), repeat=dice)]
        counted = [one for one in found if one is not None]
        if not counted or said is None:
            return
        self.counted[what] += 1
        at = "/".join(keys) or "as it stands"
        real = sum(counted) / len(counted)
        if abs(real - said) > 1e-9:
            raise Untrue(f"{what}, {at}: {said:.4f} is said, {real:.4f} comes true")
        self.kept.add(Foretold(what, at, said, s.clone(), lambda one: self.throw(one, keys, (), verdict)))

    def throw(self, s: State, keys: Iterable[str], dice: tuple[int, ...], verdict: Verdict) -> bool | None:
        """What one throw brings; None where it decides nothing."""
        c = s.clone()
        c.memo, c.dice = None, dice
        todo, events = list(keys), list[Event]()
        for _ in range(FEW):
            options = self.rules.options(c)
            if not options:
                break
            given = {option.key: option for option in options}
            taken = given[todo.pop(0)] if todo else given.get("done") or given.get("no") or self.least(c, options)
            events += self.rules.apply(c, taken.seat, taken.key)
            if (found := verdict(events)) is not None:
                return found
        return None

    def least(self, s: State, options: Sequence[Option]) -> Option:
        """The first answer; of characters to turn face down the one that is missed least."""
        if self.rules.decision(s).kind != "face-down.choose":
            return options[0]
        return min(options, key=lambda one: s.box.characters[Key.of(one.key).first][1:3])

    def explore(self, s: State, view: State, seat: str) -> None:
        """Many throws of an exploration, over the cards that nobody has seen; they are judged when the game is over."""
        said = forecast.exploration_odds(view, seat, s.at[seat])
        self.counted["explorations"] += 1
        came = 0
        for _ in range(THROWS):
            c = self.rules.sample(view, seat, self.chance)
            came += self.throw(c, ("explore",), (), loses_turn(seat)) is False
        self.counted["throws"] += THROWS
        self.thrown.add(THROWS * said.reward, came, THROWS * said.reward * (1 - said.reward))

    # ---------------------------------------------------------------------------------------------- reasons

    def reasons(self, s: State) -> None:
        """Every pair of a question and a thing that is not its answer has a reason, in each language. Raises Untrue."""
        reasoned(self.rules, s, things(s, self.chance), self.counted, self.wrong)

    def wrong(self, seat: str, key: str, reason: Reason) -> str:
        """What is wrong with a reason; "not-now" is one of the rules here."""
        return "" if reason.id == "not-now" else unsaid(self.rules, reason)


def first_clash(monster: bool) -> Verdict:
    """Whether the group or the attacker wins the first throw; None on a tie of groups, which is thrown again."""

    def verdict(events: list[Event]) -> bool | None:
        for event in events:
            if event.kind == "clash":
                own, against = event.args[1], event.args[3]
                return bool(own >= against) if monster else None if own == against else bool(own > against)
        return None

    return verdict


def passed(events: list[Event]) -> bool | None:
    """Whether the first test is passed."""
    return next((bool(event.args[4]) for event in events if event.kind == "test"), None)


def comes_through(seat: str) -> Verdict:
    """Whether a group arrives before its turn is lost."""

    def verdict(events: list[Event]) -> bool | None:
        for event in events:
            if event.kind in ("arrived", "turn-lost") and event.args[0] == seat:
                return event.kind == "arrived"
        return None

    return verdict


def loses_turn(seat: str) -> Verdict:
    """True as soon as the turn is lost, False when the next turn comes, or the end."""

    def verdict(events: list[Event]) -> bool | None:
        for event in events:
            if event.kind == "turn-lost" and event.args[0] == seat:
                return True
            if event.kind in ("turn", "crisis", "ended"):
                return False
        return None

    return verdict


def things(s: State, chance: Rng) -> list[str]:
    """Everything on the table that a hand could point at."""
    box = s.box
    found = ["done", "rest", "explore", "explore:deck", "yes", "no", "reward:bonus", "reward:recruit", "reward:ex", "branch:0"]
    found += [f"area:{area}" for area in (*s.active, chance.pick(tuple(box.raw["area"])))]
    found += [f"{kind}:{seat}" for seat in s.seats for kind in ("attack", "trade", "seat")]
    for seat in s.seats:
        found += [f"{kind}:{card}" for card in s.group[seat] for kind in ("ability", "dismiss", "character")]
        found += [f"{kind}:{card}" for card in s.hand[seat] for kind in ("card", "discard")]
        found += [f"mission:{one}" for one in (*s.missions[seat], *s.open[seat])]
        found += [f"leave:{s.organisation[seat]}"] if s.organisation[seat] else []
    found += [f"claim:{card}" for card in (*s.dead[-1:], *s.discarded[-1:])]
    return [*found, f"card:{chance.pick(tuple(box.raw['advantage']))}", "area:nowhere", "card:nothing"]


@lru_cache(maxsize=1)
def _texts(rules: Any) -> list[Texts]:
    return [Texts(Words(lang), rules.box) for lang in LANGUAGES]


@lru_cache(maxsize=50_000)
def unsaid(rules: Any, reason: Reason) -> str:
    """What is wrong with the words of a reason in any language; "" if they are whole."""
    return unsaid_in(_texts(rules), reason, ("anima-reason-", "reason-"))
