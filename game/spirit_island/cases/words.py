"""The words of case files for this game: steps and what can be checked. The position is made in `given.py`."""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any

from game.core.engine import agenda
from game.core.engine.agenda import Frame, Ops, frame
from game.core.engine.combinators import together
from game.core.engine.ops import Where
from game.core.errors import DataError, unknown
from game.core.play.cases import Case, Path_, Run, Vocabulary
from game.spirit_island import invader_phase, phases
from game.spirit_island import queries as q
from game.spirit_island.cases import given
from game.spirit_island.language import vocabulary
from game.spirit_island.operations import ops
from game.spirit_island.powers import count_reached
from game.spirit_island.state import State
from game.spirit_island.vocabulary import ELEMENTS, KINDS

DO = ("growth", "energy", "play", "fast", "fear", "ravage", "build", "explore", "advance", "slow", "time-passes")
INVADER_PHASES = ("fear", "ravage", "build", "explore", "advance")
ONE_LAND = ("ravage", "build", "explore")
PER_SEAT = ("growth", "energy", "play", "fast", "slow")
# Verbs that may be written as {KIND: n, ...} in a step.
BY_KIND = ("destroy", "remove", "downgrade", "push", "gather")
THEN = ("lands", "pools", "terror", "fear", "invaders", "minor", "major", "turn", "phase")
THEN_LAND = (*given.LAND_WORDS,)
THEN_SEAT = (*given.SEAT_WORDS, "presence_on_island", "sacred_sites", "forgotten", "spirit")


class SpiritIslandCases(Vocabulary):
    """What `game.core.play.cases` needs of this game. One object per case: its rules may be adjusted to the case."""

    top_options: tuple[str, ...] = ()

    def __init__(self, rules: Any) -> None:
        self.rules: Any = copy.copy(rules)

    # ------------------------------------------------------------------------------------------ the position

    def position(self, case: Case) -> State:
        """The position given, with nothing pending.

        An end of the game that the position itself already fulfils (an island without presence, without invaders)
        is left out of account, unless the case asks for a result: most cases show a small piece of the island only.
        """
        s = given.position(self.rules, case)
        wanted = case.then.get("result")
        if wanted in (None, "none"):
            self.rules.ops = _patient(ops, s)
        return s

    def table_position(self, case: Case) -> State:
        """The position with the case's first step as the next thing to happen, and the rest of the turn after it."""
        s = self.position(case)
        first = next((step for step in case.when if "choose" not in step), {"do": "growth"})
        path: Path_ = ("when", case.when.index(first)) if first in case.when else ("when",)
        name = first.get("do", "")
        following: tuple[str, ...] = phases.PHASES
        if name == "invaders":
            following = phases.PHASES[phases.PHASES.index("fear") :]
        elif name in phases.PHASES:
            following = phases.PHASES[phases.PHASES.index(name) :]
        else:
            s.phase = self._phase_of(first)
            following = phases.PHASES[phases.PHASES.index(s.phase) + (name in ("energy", "play")) :]
        frames = [] if name in phases.PHASES or name == "invaders" else self.frames(case, s, first, path)
        agenda.push(s, *frames, *(frame("phase", name=one) for one in following), frame("turn"))
        agenda.run(s, ops)
        return s

    def _phase_of(self, step: dict[str, Any]) -> str:
        used = step.get("use") or {}
        for kind in ("card", "innate"):
            power = self.rules.box.powers.get(f"{kind}:{str(used.get(kind)).partition('/')[0]}")
            if power is not None:
                return power.speed
        return "growth" if step.get("do") in ("energy", "play") else "fast"

    # ------------------------------------------------------------------------------------------ steps

    def step(self, run: Run, step: dict[str, Any], path: Path_) -> None:
        """Puts one step on the agenda and runs to the first question. After the end of the game nothing happens."""
        s = run.state
        frames = self.frames(run.case, s, step, path)
        if s.result:
            return
        run.carry_out(frames)

    def frames(self, case: Case, s: State, step: dict[str, Any], path: Path_) -> list[Frame]:
        """What a step consists of. Raises DataError where it is not well formed."""
        verbs = [key for key in step if key in vocabulary.verbs]
        if "do" in step:
            return self._do(case, s, step, path)
        if "use" in step:
            case.known(step, ("use",), *path)
            return self._use(case, s, step["use"], (*path, "use"))
        if len(verbs) != 1:
            word = next(iter(step))
            known = ("choose", "do", "use", *vocabulary.verbs)
            raise case.error(unknown("step", word, known), *path, word)
        return self._verb(case, s, verbs[0], step, path)

    def _do(self, case: Case, s: State, step: dict[str, Any], path: Path_) -> list[Frame]:
        case.known(step, ("do", "land", "seat"), *path)
        name = case.pick(step["do"], (*DO, "invaders"), "step of the turn", *path, "do")
        if "land" in step and name not in ONE_LAND:
            raise case.error(f"{name} is not done land by land", *path, "land")
        if "seat" in step and name not in PER_SEAT:
            raise case.error(f"{name} is not done seat by seat", *path, "seat")
        if "land" in step:
            land = given.land_id(case, s, step["land"], *path, "land")
            s.phase = name
            return _one_land(s, name, land)
        seats: tuple[str, ...] = s.seats
        if "seat" in step:
            seats = (case.pick(step["seat"], s.seats, "seat", *path, "seat"),)
        if name == "invaders":
            return [frame("phase", name=one) for one in INVADER_PHASES]
        if name in ("growth", "energy", "play"):
            s.phase = "growth"
            if name == "energy":
                return [frame("energy", seat) for seat in seats]
            return [together(*((seat, (frame(name, seat),)) for seat in seats))]
        if name in ("fast", "slow") and seats != s.seats:
            s.phase = name
            return [frame("powers", seat, speed=name) for seat in seats]
        return [frame("phase", name=name)]

    def _use(self, case: Case, s: State, value: Any, path: Path_) -> list[Frame]:
        """One use of a power, its speed and the moment taken as given; it stays where it is and costs nothing."""
        table = case.known(case.table(value, *path), ("card", "innate", "seat"), *path)
        kind = next((word for word in ("card", "innate") if word in table), None)
        if kind is None:
            raise case.error("use takes {card: ID} or {innate: ID}", *path)
        written, _, cap = str(table[kind]).partition("/")
        powers = [key.partition(":")[2] for key in s.box.powers if key.startswith(kind + ":")]
        power = s.box.powers[f"{kind}:{case.pick(written, powers, kind, *path, kind)}"]
        seat = case.pick(table.get("seat", self._user(s, power)), s.seats, "seat", *path, "seat")
        if cap and not cap.isdigit():
            raise case.error("levels are a number, as in innate: ID/2", *path, kind)
        limit = int(cap) if cap else None
        if power.levels and (not count_reached(s, seat, power) or limit == 0):
            return []
        s.used[seat] = (*s.used[seat], power.key)
        use = frame("power.use", seat, power=power.key, cap=limit, near="", repeated=False)
        return [use, frame("settle"), frame("end-check")]

    def _user(self, s: State, power: Any) -> str:
        """Who uses a power where nobody is named: the spirit it belongs to, whoever has the card, or p0."""
        for seat in s.seats:
            if s.spirits[seat] == power.spirit or power.id in (*s.hand[seat], *s.played[seat]):
                return seat
        return s.seats[0]

    def _verb(self, case: Case, s: State, name: str, step: dict[str, Any], path: Path_) -> list[Frame]:
        """One verb of the effect language as an action of its own, or one for each kind of piece named."""
        value: Any = step[name]
        beside = {key: item for key, item in step.items() if key != name}
        table = {**value, **beside} if isinstance(value, dict) else dict(beside)
        seat = case.pick(table.pop("seat", s.seats[0]), s.seats, "seat", *path)
        land = ""
        if table.get("land") in q.layout(s).land or name not in ("in_each", "repeat"):
            written = table.pop("land", None)
            land = given.land_id(case, s, written, *path, name) if written is not None else ""
        ops_written: list[dict[str, Any]]
        kinds = [key for key in table if key in KINDS or key in vocabulary.groups]
        if name in BY_KIND and kinds and isinstance(value, dict):
            rest = {key: item for key, item in table.items() if key not in kinds}
            ops_written = [{name: {"what": [kind], "n": table[kind], **rest}} for kind in kinds]
        elif isinstance(value, dict):
            ops_written = [{name: table}]
        else:
            ops_written = [{name: value, **table}]
        program = "case:" + json.dumps(ops_written, sort_keys=True)
        try:
            s.box.compiler.program(program, ops_written, Where(None))
        except DataError as problem:
            raise case.error(problem.message, *path) from None
        scope = frame("scope", seat, kind="case", source="case")
        run = Frame("run", seat, program)
        return [run, scope.put(land=land) if land else scope, frame("settle"), frame("end-check")]

    # ------------------------------------------------------------------------------------------ checks

    def check(self, run: Run, key: str, value: Any, path: Path_) -> None:
        """Compares one part of `then` with the position."""
        case, s = run.case, run.state
        if key in s.seats:
            self._check_seat(run, key, case.table(value, *path), path)
            return
        case.pick(key, (*THEN, *s.seats), "word", *path)
        if key == "lands":
            for land, wanted in case.table(value, *path).items():
                here = (*path, land)
                name = given.land_id(case, s, land, *here)
                self._check_land(run, name, case.table(wanted, *here), here)
        elif key == "pools":
            found = {"blight": s.blight_pool, "fear": s.fear_pool_size, "generated": s.fear_generated}
            self._check_table(run, value, found, path)
        elif key == "fear":
            self._check_piles(run, value, {"deck": s.fear_deck, "earned": s.fear_earned, "discard": s.fear_discard}, path)
        elif key == "invaders":
            self._check_invaders(run, case.table(value, *path), path)
        elif key in ("minor", "major"):
            deck, used = getattr(s, key + "_deck"), getattr(s, key + "_discard")
            if isinstance(value, list):
                value = {"top": value}
            self._check_piles(run, value, {"deck": deck, "discard": used}, path)
        else:
            run.expect(value, getattr(s, key), *path)

    def _check_table(self, run: Run, value: Any, found: dict[str, Any], path: Path_) -> None:
        for word, wanted in run.case.known(run.case.table(value, *path), found, *path).items():
            run.expect(wanted, found[word], *path, word)

    def _check_piles(self, run: Run, value: Any, piles: dict[str, tuple[str, ...]], path: Path_) -> None:
        """`deck: 8` or a list of ids for each pile; `top` is the beginning of the deck, `size` its number."""
        table = run.case.known(run.case.table(value, *path), (*piles, "top", "size"), *path)
        for word, wanted in table.items():
            if word == "top":
                run.expect(wanted, list(piles["deck"][: len(wanted)]), *path, word)
            elif word == "size":
                run.expect(wanted, len(piles["deck"]), *path, word)
            elif type(wanted) is int:
                run.expect(wanted, len(piles[word]), *path, word)
            else:
                run.expect(sorted(wanted or []), sorted(piles[word]), *path, word)

    def _check_invaders(self, run: Run, table: dict[str, Any], path: Path_) -> None:
        case, s = run.case, run.state
        for word, wanted in case.known(table, (*given.INVADER_WORDS, "discard"), *path).items():
            here = (*path, word)
            cards = s.invader_deck if word == "deck" else s.invader_discard if word == "discard" else ()
            cards = cards or getattr(s, word + "_slot", ())
            if type(wanted) is int:
                run.expect(wanted, len(cards), *here)
                continue
            # A terrain names whichever card of these terrains lies there; an id names one card.
            matches = given.card_tests(case, s, wanted, *here)
            fits = len(matches) == len(cards) and all(test(card) for test, card in zip(matches, cards))
            if not fits:
                run.expect(wanted, list(cards) or None, *here)

    def _check_land(self, run: Run, land: str, table: dict[str, Any], path: Path_) -> None:
        case, s = run.case, run.state
        for word, wanted in case.known(table, THEN_LAND, *path).items():
            here = (*path, word)
            if word == "defend":
                run.expect(wanted, q.defence(s, land), *here)
            elif word == "presence":
                lying = {seat: s.presence.get((land, seat), 0) for seat in s.seats}
                asked = given.presence(case, s, wanted, *here)
                if isinstance(wanted, dict):
                    lying = {seat: lying[seat] for seat in asked}
                run.expect({k: n for k, n in asked.items() if n}, {k: n for k, n in lying.items() if n}, *here)
            elif isinstance(wanted, list):
                damage = Counter(given.damages(case, wanted, *here))
                found = {at: n for at, n in enumerate(s.pieces.get((land, word), ())) if n}
                if dict(damage) != found:
                    run.fail(_pieces(dict(damage)), _pieces(found), *here)
            else:
                run.expect(wanted, q.count(s, land, word), *here)

    def _check_seat(self, run: Run, seat: str, table: dict[str, Any], path: Path_) -> None:
        case, s = run.case, run.state
        for word, wanted in case.known(table, THEN_SEAT, *path).items():
            here = (*path, word)
            if word in ("hand", "played", "discard", "forgotten"):
                pile = s.forgotten if word == "forgotten" else getattr(s, word)[seat]
                if type(wanted) is int:
                    run.expect(wanted, len(pile), *here)
                else:
                    run.expect(sorted(case.words(wanted, *here)), sorted(pile), *here)
            elif word == "elements":
                have = q.elements(s, seat)
                for element, n in case.known(case.table(wanted, *here), ELEMENTS, *here).items():
                    run.expect(n, have.get(element, 0), *here, element)
            elif word == "tracks":
                for track, n in case.known(case.table(wanted, *here), ("energy", "plays"), *here).items():
                    run.expect(n, s.tracks[(seat, track)], *here, track)
            elif word == "sacred_sites":
                sites = q.sacred_sites(s, seat)
                run.expect(wanted, len(sites) if type(wanted) is int else sites, *here)
            else:
                found = {
                    "energy": s.energy[seat],
                    "plays": s.plays_left[seat],
                    "destroyed": s.destroyed[seat],
                    "presence_on_island": q.presence_on_island(s, seat),
                    "spirit": s.spirits[seat],
                }
                run.expect(wanted, found[word], *here)



def _pieces(found: dict[int, int]) -> str:
    """{0: 2, 1: 1} as "[{}, {}, {damage: 1}]"."""
    each = [f"{{damage: {damage}}}" if damage else "{}" for damage, n in sorted(found.items()) for _ in range(n)]
    return f"[{', '.join(each)}]"


def _one_land(s: State, name: str, land: str) -> list[Frame]:
    """One invader step in one land, whatever card lies in the slot."""
    if name == "ravage":
        return list(invader_phase.one_ravage(land)) if q.has_invaders(s, land) else []
    if name == "build":
        return [frame("build.land", land=land), frame("end-check")]
    return [frame("explore.land", land=land), frame("end-check")] if invader_phase.explore_source(s, land) else []


def _patient(base: Ops, s: State) -> Ops:
    """The operations with an end check that overlooks what the given position already fulfils."""
    won, lost = phases.victory(s), phases.defeat(s)
    if not won and not lost:
        return base
    made = Ops(base)

    @made.step("end-check", replace=True)
    def end_check(now: State, f: Frame) -> None:
        win, loss = phases.victory(now), phases.defeat(now)
        if (win and win != won) or (loss and loss != lost):
            phases.end_check(now, f)

    return made
