"""The words of case files for this game: steps, and which words say which field. What is more than a field: `values.py`."""

from __future__ import annotations

import json
from typing import Any, ClassVar

from game.core.engine import agenda
from game.core.engine.agenda import Frame, Ops, frame
from game.core.engine.combinators import together
from game.core.engine.ops import Where
from game.core.errors import DataError, unknown
from game.core.play.case_fields import FieldCases
from game.core.play.case_file import Case, Path_
from game.core.play.case_words import Deck, Field, Figure, Places, Table, Tally, Things, Word
from game.spirit_island import insurrection, invader_phase, phases
from game.spirit_island import queries as q
from game.spirit_island.cases import values
from game.spirit_island.cases.values import POWERS
from game.spirit_island.language import vocabulary
from game.spirit_island.operations import ops
from game.spirit_island.powers import count_reached
from game.spirit_island.state import State
from game.spirit_island.vocabulary import ELEMENTS, KINDS

DO = ("growth", "energy", "play", "fast", "fear", "ravage", "build", "explore", "advance", "slow", "time-passes")
APART = ("setup", "blighted", "immigration")  # steps that are no phase
INVADER_PHASES = ("fear", "ravage", "build", "explore", "advance")
ONE_LAND = ("ravage", "build", "explore")
PER_SEAT = ("growth", "energy", "play", "fast", "slow")
# Verbs that may be written as {KIND: n, ...} in a step.
BY_KIND = ("destroy", "remove", "downgrade", "push", "gather")
PIECES = ("explorer", "town", "city", "dahan", "blight")


class SpiritIslandCases(FieldCases):
    """The words of cases about Spirit Island."""

    fields = ("turn", "phase", "energy", "hand", "played", "discard", "destroyed", "progression", "drowned")
    things: ClassVar[dict[str, Things]] = {
        "phase": Things("phase", lambda s: phases.PHASES), "hand": POWERS, "played": POWERS, "discard": POWERS,
        "progression": POWERS,
    }  # fmt: skip
    words: ClassVar[dict[str, Word]] = {
        "lands": Places(
            values.lands,
            "land",
            {**{kind: values.Pieces() for kind in PIECES}, "presence": Tally("presence"), "defend": values.Defend()},
        ),
        "pools": Table(blight=Field("blight_pool"), fear=Field("fear_pool_size"), generated=Field("fear_generated")),
        "island": values.Island("blighted"),
        "terror": values.Terror("terror"),
        "fear": values.Fear(
            "fear_deck", values.FEAR_CARDS, earned="fear_earned", discard="fear_discard", revealed="fear_revealed"
        ),
        "invaders": values.Invaders(),
        "minor": Deck("minor_deck", POWERS, discard="minor_discard"),
        "major": Deck("major_deck", POWERS, discard="major_discard"),
    }
    seat_words: ClassVar[dict[str, Word]] = {
        "plays": Field("plays_left"),
        "any": Field("chosen"),
        "elements": values.Elements("gained", names=ELEMENTS, sparse=True),
        "tracks": values.Tracks("tracks", names=("energy", "plays")),
        "presence_on_island": Figure(q.presence_on_island),
        "sacred_sites": Figure(q.sacred_sites),
        "forgotten": Figure(lambda s, seat: s.forgotten),
        "spirit": Figure(lambda s, seat: s.spirits[seat]),
    }

    setting: list[Frame]  # what the set-up still had to do

    # ------------------------------------------------------------------------------------------ the position

    def start(self, case: Case) -> State:
        """A fresh position; the plays are as the tracks show, once those are known. What the set-up asks waits for the step
        that does it, else each question takes its first answer.
        """
        s: State = super().start(case)
        self.setting = [f for f in reversed(s.agenda) if f.op != "turn"] if not s.turn else []
        if not any(step.get("do") == "setup" for step in case.when):
            while not s.turn:
                first = agenda.make_options(s, ops.asks[s.agenda[-1].op], s.agenda[-1])[0]
                agenda.answer(s, ops, first.seat, first.key)
        s.plays_left = dict.fromkeys(s.seats, -1)
        return s

    def clear(self, s: State) -> None:
        """No pieces, presence, cards in hand, elements, effects; no invader card in a slot; decks and pools as set up."""
        super().clear(s)
        s.pieces, s.presence, s.gained, s.mods = {}, {}, {}, []
        for seat in s.seats:
            s.used[seat] = ()
            s.energy[seat] = s.destroyed[seat] = 0
        s.invader_discard += s.ravage_slot + s.build_slot + s.explore_slot
        s.ravage_slot = s.build_slot = s.explore_slot = ()

    def ready(self, case: Case, s: State) -> None:
        for seat in s.seats:
            if s.plays_left[seat] < 0:
                s.plays_left[seat] = q.circle(s, seat, "plays")[0]

    def position(self, case: Case) -> State:
        """The position given, with nothing pending.

        An end of the game that the position itself already fulfils (an island without presence, without invaders)
        is left out of account, unless the case asks for a result: most cases show a small piece of the island only.
        """
        s: State = super().position(case)
        if case.then.get("result") in (None, "none"):
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
        agenda.push(s, *frames, *phases.turn_frames(s, following), frame("turn"))
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
        name = case.pick(step["do"], (*DO, *APART, "invaders"), "step of the turn", *path, "do")
        if "land" in step and name not in ONE_LAND:
            raise case.error(f"{name} is not done land by land", *path, "land")
        if "seat" in step and name not in PER_SEAT:
            raise case.error(f"{name} is not done seat by seat", *path, "seat")
        if "land" in step:
            land = case.pick(step["land"], values.lands(s), "land", *path, "land")
            s.phase = name
            return _one_land(s, name, land)
        seats: tuple[str, ...] = s.seats
        if "seat" in step:
            seats = (case.pick(step["seat"], s.seats, "seat", *path, "seat"),)
        if name == "invaders":
            return list(phases.turn_frames(s, INVADER_PHASES))
        if name == "setup":
            return self.setting
        if name in APART:
            return [frame(name)]
        if name in ("growth", "energy", "play"):
            s.phase = "growth"
            if name == "energy":
                return [frame("energy", seat) for seat in seats]
            one = {"growth": phases.growing, "play": lambda s, seat: (frame("play", seat),)}[name]
            return [together(*((seat, one(s, seat)) for seat in seats))]
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
            land = case.pick(written, values.lands(s), "land", *path, name) if written is not None else ""
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

    @made.step("end-check", "final", replace=True)
    def end_check(now: State, f: Frame) -> None:
        if insurrection.unfinished(now, f):
            return
        win, loss = phases.victory(now), phases.defeat(now)
        if (win and win != won) or (loss and loss != lost):
            phases.end_check(now, f)

    return made
