"""Opens what was saved once, for ever: in the way that keeps the most of it.

A save of these very rules and cards is played again, and undo reaches back to its start. So is every other one whose choices
still lead to the same position. Else the position itself is taken over, if it fits these rules; else the start of the phase,
which has no effect under way. What cannot be played on is a record: seats, choices, how far it was.

Nothing in a file is believed: a position is bounded, typed, held against what must be conserved, and tried out before
anybody sees it. `open_save` raises nothing but SaveError, and never calls damaged what is only of another version.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.core.engine.decision import Setup
from game.core.engine.rules import Rules
from game.core.errors import SaveError, UsageError
from game.core.play.save import Save, bounded
from game.core.play.session import Session, setup_from

TRIED = 80  # options that are tried out in a position before it is believed
CHOICES = 50_000
SEATS = 8

Notice = tuple[str, dict[str, str | int]]  # a message and its figures


class Opened(NamedTuple):
    """What came of a save. `how`: "same" and "replayed" with undo back to the start; "position" and "checkpoint" without (a
    checkpoint is for the player to accept first); "record": no `session`, only what `save` tells. `told`: what to say, at
    most one sentence for each thing that changed; `why` is for developers.
    """

    session: Session | None
    how: str
    told: tuple[Notice, ...]
    save: Save
    why: str = ""


class Unfit(Exception):
    """A position or a set-up that these rules do not take. `reason` names the message `opened-why-<reason>`."""

    def __init__(self, reason: str, why: str) -> None:
        super().__init__(why)
        self.reason = reason


def open_save(rules: Rules, save: Save, **options: Any) -> Opened:
    """Opens a saved table in the best way there is; `options` go to `Session`. Raises SaveError where it is of another game or
    holds no game at all.
    """
    if save.game != rules.id:
        raise SaveError("other-game", f'the save is of "{save.game}", not of "{rules.id}"')
    try:
        return _opened(rules, save, options)
    except SaveError:
        raise
    except Exception as problem:  # whatever else a file can bring about
        raise SaveError("changed", f"the save does not hold a game ({_short(problem)})") from problem


def _opened(rules: Rules, save: Save, options: dict[str, Any]) -> Opened:
    version = rules.version
    same = save.rules_version == version and save.data_hash == rules.data_hash()
    other = "newer" if save.rules_version > version else "cards" if save.rules_version == version else "rules"
    try:
        written, dump, begun = migrated(rules, save)
        setup, gone = checked_setup(rules, written)
    except Unfit as problem:
        return _record(save, same, problem.reason if same else other, str(problem))
    told: list[Notice] = [("opened-options", {"n": len(gone), "names": ", ".join(gone)})] if gone else []
    base: Any = None
    try:
        start = position(rules, setup, written["start"]) if "start" in written else None
        base = start if start is not None else rules.new(setup)
        if gone and dump is not None:
            raise Unfit("options", "an option of the set-up is gone")
        session = replayed(rules, setup, save.log, start, options, save.note.get("joined"))
        if dump is None or _leads_to(session, rules, dump):
            session.go_on(_count(save.note.get("rewound")), **options)
            session.earlier = save.earlier
            return Opened(session, "same" if same else "replayed", tuple(told), save)
        why = "the choices lead to another position"
    except Unfit as problem:
        why = str(problem)
    except UsageError as problem:
        return _record(save, same, "setup" if same else other, str(problem))
    if other == "newer":
        return _record(save, same, other, why)
    first = rules.fingerprint(base) if same and base is not None else None  # type: ignore[attr-defined]
    for how, found in (("position", dump), ("checkpoint", begun)):
        if found is None:
            continue
        try:
            state = position(rules, setup, found, first, None if same and save.effects is None else save.effects or {})
        except Unfit as problem:
            why = f"{why}; {how}: {problem}"
            continue
        session = Session(rules, setup, start=state, **{**options, "on_change": None})
        session.on_change = options.get("on_change")
        session.rewound = _count(save.note.get("rewound"))
        session.earlier = [*save.earlier, *save.log]
        told.append((f"opened-{how}", {"why": "choices" if same else other, "turn": state.turn}))
        return Opened(session, how, tuple(told), save, why)
    return _record(save, same, "choices" if same else other, why)


def _record(save: Save, same: bool, reason: str, why: str) -> Opened:
    """A save that can only be looked at. With the very rules it was made with there is none of that: it has been changed."""
    if same:
        raise SaveError("changed", f"the save does not hold a game ({why})")
    return Opened(None, "record", (("opened-record", {"why": reason}),), save, why)


# ------------------------------------------------------------------------------------------------ parts of it


def migrated(rules: Rules, save: Save) -> tuple[dict[str, Any], dict[str, Any] | None, dict[str, Any] | None]:
    """(set-up, position, checkpoint) as this version of the rules would have written them. Raises Unfit where a written step
    from one version to the next does not know what to do with them.
    """
    begun = None
    if save.state is not None and save.checkpoint is not None:
        begun = {**save.state, **save.checkpoint}
    setup, dump, begun = copy.deepcopy((save.setup, save.state, begun))
    steps = rules.migrations
    try:
        for version in range(save.rules_version, rules.version):
            if version in steps:
                for each in (dump, begun, setup.get("start")):
                    if each is not None:
                        steps[version](copy.deepcopy(setup), each)
                steps[version](setup, None)
    except Exception as problem:
        raise Unfit("rules", f"the step from version {version} fails: {_short(problem)}") from problem
    return setup, dump, begun


def checked_setup(rules: Rules, data: dict[str, Any]) -> tuple[Setup, list[str]]:
    """(set-up, options that there are no more). Raises Unfit where it is no set-up of this game."""
    try:
        setup = setup_from(data)
    except Exception as problem:
        raise Unfit("setup", f"the set-up is not whole ({_short(problem)})") from problem
    if not bounded(data, 40) or len(setup.options) > 100 or not 1 <= len(setup.seats) <= SEATS or abs(setup.seed) >= 1 << 64:
        raise Unfit("setup", "the set-up is larger than any")
    for seat in setup.seats:
        if not all(isinstance(key, str) and isinstance(value, str | int) for key, value in seat.items()):
            raise Unfit("setup", "a seat is no seat")
    gone = []
    for name, value in list(setup.options.items()):
        try:
            rules.new(setup._replace(options={name: value}))
        except UsageError:
            if _fails(rules, setup._replace(options={})):
                continue  # it is not the option
            del setup.options[name]
            gone.append(str(name)[:40])
        except Exception as problem:
            raise Unfit("setup", f"the set-up cannot be played ({_short(problem)})") from problem
    return setup, gone


def _fails(rules: Rules, setup: Setup) -> bool:
    try:
        rules.new(setup)
    except UsageError:
        return True
    return False


def replayed(
    rules: Rules,
    setup: Setup,
    log: Sequence[Any],
    start: Any = None,
    options: dict[str, Any] | None = None,
    joined: Any = None,
) -> Session:
    """The table at which these choices were made; `joined`: as `Session.replay`. Raises Unfit where one of them cannot be."""
    if len(log) > CHOICES:
        raise Unfit("choices", f"no game has {len(log)} choices")
    for line in log:
        if not isinstance(line, list) or len(line) != 3 or not isinstance(line[0], str) or not isinstance(line[1], str):
            raise Unfit("choices", "a choice is a seat and a key")
    try:
        choices = [(seat, key, bool(auto)) for seat, key, auto in log]
        return Session.replay(rules, setup, choices, start, joined, **(options or {}))
    except UsageError:
        raise
    except Exception as problem:
        raise Unfit("choices", f"the choices cannot be made again ({_short(problem)})") from problem


def position(rules: Rules, setup: Setup, dump: Any, first: Any = None, effects: dict[str, str] | None = None) -> Any:
    """A position that somebody wrote, once it is known to be one. `first`: the fingerprint of the game's start where that was
    played with these very cards; `effects`: the hashes of those under way, None where they need not be compared.

    Raises Unfit.
    """
    if not isinstance(dump, dict) or not bounded(dump):
        raise Unfit("shape", "the position is larger than any")
    try:
        s = rules.load(dump)
        rules.settle(s, setup)
        if effects is not None:
            _same_effects(rules, s, effects)
        if wrong := rules.wrong(s, first):
            raise Unfit("shape", wrong)
        rules.come_to_rest(s)
        _tried(rules, s)
    except Unfit:
        raise
    except Exception as problem:
        raise Unfit("shape", f"the position does not fit these rules ({_short(problem)})") from problem
    return s


def _same_effects(rules: Rules, s: Any, known: dict[str, str]) -> None:
    for name, found in rules.effects(s).items():
        if known.get(name) != found:
            raise Unfit("effect", f'the effect "{name}" is under way and is another now')


def _tried(rules: Rules, s: Any) -> None:
    """The question can be asked, seen from every seat and answered: what raises here would raise at the table."""
    if len(s.seats) != len(set(s.seats)) or not s.seats:
        raise Unfit("shape", "the seats are no seats")
    found = rules.options(s)
    decision, result = rules.decision(s), rules.result(s)
    if (decision is None) != (result is not None) or (decision is not None and not found):
        raise Unfit("shape", "the position asks nothing and is not the end")
    for seat in s.seats:
        rules.view(s, seat).hash()
    before = s.hash()
    for option in found[:TRIED]:
        if option.seat not in s.seats:
            raise Unfit("shape", f"{option.seat} is asked and does not sit here")
        rules.play(s.clone(), option)
    if s.hash() != before:
        raise Unfit("shape", "the position is not at rest")


def _leads_to(session: Session, rules: Rules, dump: dict[str, Any]) -> bool:
    """Whether the table stands where the saved position is; a field or an option that came later counts for nothing."""
    try:
        saved = rules.load(dump)
    except Exception:
        return False
    reached, there = session.state.dump(), saved.dump()
    for name in getattr(rules, "from_setup", ()):
        if isinstance(reached[name], dict) and isinstance(there[name], dict):
            reached[name] = {key: value for key, value in reached[name].items() if key in there[name]}
    return all(reached[name] == there[name] for name in there if name in dump)


def _count(value: object) -> int:
    return value if isinstance(value, int) and 0 <= value < 1_000_000 else 0


def _short(problem: BaseException) -> str:
    said = str(problem) or type(problem).__name__
    return " ".join(said.split())[:200]
