"""Random games, half of them from generated positions, with the rules' promises checked on the way."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from game import games
from game.checks.contract import of_set
from game.core.engine.decision import Option, Setup
from game.core.engine.rng import Rng
from game.core.errors import UsageError
from game.core.play.session import Session

STEPS_AT_MOST = 20_000
WHOLE_GAMES = 10  # games whose every step is examined
OFTEN = 5  # how often everything should come up
SAMPLE = 4  # of the others one step in so many
SELDOM = 8  # what gives something up is answered once in so many times, where a game says what does (`SELDOM` of its commands)
FOLDER = Path("replays")


class Broken(Exception):
    """A promise of the rules that does not hold; the text says which."""


def rarest(seen: dict[str, Counter[str]]) -> list[tuple[str, str]]:
    """Everything that could come up, what came up least first: generated positions aim at it."""
    items = [(times, shelf, item) for shelf, counts in seen.items() for item, times in counts.items()]
    return [(shelf, item) for _, shelf, item in sorted(items)]


def check_seats(rules: Any, seats: int, game_set: str = "") -> None:
    """Raises UsageError where the game, or that box of it, is not played by so many."""
    low, high = seat_range(rules, game_set)
    if not low <= seats <= high:
        raise UsageError(f"{rules.id}{f' ({game_set})' if game_set else ''} has {low} to {high} seats, not {seats}")


def seat_range(rules: Any, game_set: str = "") -> tuple[int, int]:
    """(fewest, most) seats of the usual box, or of another one."""
    fewest, most = games.find(rules.id).table(game_set).seats if of_set(rules, game_set) else rules.seats
    return fewest, most


class FuzzGame:
    """One random game that is watched."""

    def __init__(
        self, rules: Any, helps: Any, seats: int, seed: int, rare: list[tuple[str, str]], whole_game: bool, game_set: str = ""
    ) -> None:
        self.rules, self.helps = rules, helps
        self.name = f"{rules.id}-{seats}-{seed}"
        self.chance = Rng(seed * 31 + seats)
        self.setup: Setup = helps.setup(rules, seats, seed, True, rare, **of_set(rules, game_set))
        self.seldom: set[str] = getattr(helps, "SELDOM", set())
        self.rare, self.whole = rare, whole_game  # `rare`: begin from a generated position that aims at these
        self.aims: set[str] = set()
        self.session: Session | None = None
        self.trying: tuple[str, str] | None = None
        self.covered: Counter[tuple[str, str]] = Counter()
        self.steps = self.decisions = 0

    def play(self) -> None:
        """Plays to the end. Raises Broken where a promise does not hold, and whatever the rules raise."""
        rules, chance = self.rules, self.chance
        start = None
        if self.rare:
            start, self.aims = self.helps.generate(rules, rules.new(self.setup), chance, self.rare)
        self.session = session = Session(rules, self.setup, start=start, auto=False)
        first = self.helps.fingerprint(session.state)
        while True:
            s = session.state
            if problem := self.helps.broken(rules, s, first):
                raise Broken(problem)
            found = rules.options(s)
            if rules.result(s) is not None or not s.agenda:
                break
            if not found:
                raise Broken("nothing is legal, but the game is not over")
            if self.steps >= STEPS_AT_MOST:
                raise Broken(f"the game is not over after {STEPS_AT_MOST} decisions")
            asked = len(found)
            looked_at = self.whole or not chance.below(SAMPLE)
            if looked_at:
                examine(rules, self.helps, s, first, chance)
            if self.seldom and chance.below(SELDOM):
                kept = [option for option in found if option.key.partition(":")[0] not in self.seldom]
                found = tuple(kept) or found
            acts = [option for option in found if option.key != "done"] if chance.below(6) else []
            aimed = [option for option in acts if option.key in self.aims]
            option = chance.pick(aimed or acts or found)
            self.trying = (option.seat, option.key)
            before = s.hash() if looked_at else ""
            self.covered.update(self.helps.covered(s, []))
            events = session.choose(option.seat, option.key)
            self.trying = None
            self.covered.update(self.helps.covered(session.state, events))
            self.steps += 1
            self.decisions += asked > 1
            if looked_at:
                check_undo(session, before)
        self.covered.update(self.helps.covered(session.state, []))
        if rules.result(session.state) is None:
            raise Broken("the game stops without a result")
        if rules.decision(session.state) is not None:
            raise Broken("the game is over and still asks something")
        if self.whole:
            check_save(rules, session)

    def keep(self, problem: str) -> dict[str, Any]:
        """Writes what was played as a save, the answer that broke it last, and says how to open it."""
        from game.core.play import save

        if self.session is None:
            return {"problem": problem, "file": None, "command": "the position could not be made"}
        kept = self.session.to_save(problem=problem)
        if self.trying is not None:
            kept.log.append([*self.trying, False])
            kept.state, kept.note["hash"] = None, ""
        file = FOLDER / f"fuzz-{self.name}.json"
        save.write(file, kept)
        return {"problem": problem, "file": str(file), "command": f"python -m game replay {file}"}


def examine(rules: Any, helps: Any, s: Any, first: Any, chance: Rng) -> None:
    """Everything that must hold of one position. Raises Broken."""
    before = s.hash()
    found = rules.options(s)
    rules.decision(s)
    for option in found:
        if (reason := rules.why_not(s, option.seat, option.key)) is not None:
            raise Broken(f"{option.key} is offered, but said to be illegal: {reason.id}")
    for seat in s.seats:
        for key in ("land:none", "card:none", "innate:none", "branch:99", "piece:none/any", "nonsense"):
            if rules.why_not(s, seat, key) is None:
                raise Broken(f"{key} is said to be legal")
    for seat in s.seats:
        check_view(rules, helps, s, seat, first, chance)
    if s.hash() != before:
        raise Broken("asking has changed the position")
    loaded = rules.load(json.loads(json.dumps(s.dump())))
    if loaded.hash() != before:
        raise Broken("the position is another after dump and load")
    if rules.options(loaded) != found:
        raise Broken("the options are others after dump and load")
    twin = s.clone()
    if twin.hash() != before or rules.options(twin) != found:
        raise Broken("a clone is not the same")
    for option in found:
        for copy in (s.clone(), rules.load(s.dump())) if option is found[0] else (s.clone(),):
            try:
                rules.play(copy, option)
            except Exception as problem:
                raise Broken(
                    f"{option.key} of {option.seat} cannot be carried out: {type(problem).__name__}: {problem}"
                ) from problem
            if wrong := helps.broken(rules, copy, first):
                raise Broken(f"after {option.key}: {wrong}")
    if s.hash() != before:
        raise Broken("playing on with a clone has changed the position")


def check_view(rules: Any, helps: Any, s: Any, seat: str, first: Any, chance: Rng) -> None:
    """What a seat sees does not hang on what it must not know, and a sample looks the same to it. Raises Broken."""
    seen = rules.view(s, seat)
    looks = seen.hash()
    other = rules.sample(seen, seat, chance)
    again = rules.view(other, seat)
    if again.hash() != looks:
        differ = [name for name, value in seen.dump().items() if again.dump()[name] != value]
        raise Broken(f"the view of {seat} is another in a sampled position: {', '.join(differ)}")
    if seen.hash() != looks:
        raise Broken("sampling has changed the view")
    offered = own_options(rules, s, seat)
    if own_options(rules, other, seat) != offered or own_options(rules, seen, seat) != offered:
        raise Broken(f"the options of {seat} are others in its view or in a sampled position")
    if wrong := helps.broken(rules, other, helps.fingerprint(other)):
        raise Broken(f"a sampled position is not well formed: {wrong}")
    found = rules.options(other)  # a hand dealt anew to another seat may not have what that seat is asked for
    if found:
        rules.play(other, chance.pick(found))
    if hasattr(helps, "reshuffled"):
        changed = rules.view(helps.reshuffled(s, seat, chance), seat)
        if changed.hash() != looks:
            differ = [name for name, value in seen.dump().items() if changed.dump()[name] != value]
            raise Broken(f"the view of {seat} changes with what it must not know: {', '.join(differ)}")


def own_options(rules: Any, s: Any, seat: str) -> tuple[Option, ...]:
    """What a seat is offered; in a game without secrets what anybody is."""
    found = rules.options(s)
    return tuple(option for option in found if option.seat == seat) if rules.has_secrets else found


def check_undo(session: Session, before: str) -> None:
    """Undo leads back, redo leads forth; among rivals it may be barred. Raises Broken."""
    after = session.state.hash()
    info = session.undo_info()
    if info is not None and info.barred is not None:
        if session.undo(cross_fence=True) is not None or session.state.hash() != after:
            raise Broken(f"undo is barred ({info.barred.id}) and was carried out")
        return
    if session.undo(cross_fence=True) is None or session.state.hash() != before:
        raise Broken("undo does not lead back")
    if session.redo() is None or session.state.hash() != after:
        raise Broken("redo does not lead to the same position")


def check_save(rules: Any, session: Session) -> None:
    """A save, read again, is the same game. Raises Broken."""
    from game.core.play import save

    opened = Session.from_save(rules, save.decode(save.encode(session.to_save())), auto=False)
    if opened.state.hash() != session.state.hash():
        raise Broken("a saved game is another when opened")
