"""`replay FILE`: plays a save's log again and compares the position."""

from __future__ import annotations

import argparse

from game.cli.common import FAILED, OK, chatter, put


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved table, or what fuzz has left")


def run(chosen: argparse.Namespace) -> int:
    """Exit code 0 when the log leads to the saved position and nothing breaks on the way."""
    from game import games
    from game.checks.contract import helper
    from game.checks.fuzz import Broken, examine
    from game.core.engine.rng import Rng
    from game.core.errors import SaveError
    from game.core.play import opening, save
    from game.core.play.session import Session

    saved = save.load(chosen.file)
    rules, helps = games.rules(saved.game), helper(saved.game)
    if saved.rules_version > rules.version:
        raise SaveError("newer", f"the save was made with newer rules ({saved.rules_version})", chosen.file)
    if saved.data_hash != rules.data_hash():
        chatter("the save was made with other cards and numbers than these")
    if problem := saved.note.get("problem"):
        chatter(f"fuzz said: {problem}")
    try:
        written, dump, _ = opening.migrated(rules, saved)
        setup, gone = opening.checked_setup(rules, written)
        if gone:
            chatter(f"options that there are no more: {', '.join(gone)}")
        start = opening.position(rules, setup, written["start"]) if "start" in written else None
        wanted = rules.load(dump).hash() if dump is not None else saved.note.get("hash")
        session = Session(rules, setup, start=start, auto=False)
        log = [(str(seat), str(key)) for seat, key, *_ in saved.log]
    except Exception as broken:  # whatever a file can hold
        reason = "changed" if saved.data_hash == rules.data_hash() and saved.rules_version == rules.version else "rules"
        raise SaveError(reason, f"the save does not hold a game of these rules ({broken})", chosen.file) from broken
    first = helps.fingerprint(session.state)
    for number, (seat, key) in enumerate(log):
        place = f"decision {number + 1} of {len(log)} ({seat} {key})"
        try:
            wrong = helps.broken(rules, session.state, first)
            if problem and number == len(log) - 1:
                examine(rules, helps, session.state, first, Rng(1))
            session.choose(seat, key)
        except Exception as broken:  # what is looked for
            put(f"{place}: {broken if isinstance(broken, Broken) else f'{type(broken).__name__}: {broken}'}")
            return FAILED
        if wrong:
            put(f"before {place}: {wrong}")
            return FAILED
    if problem:
        try:
            if wrong := helps.broken(rules, session.state, first):
                raise Broken(wrong)
            if session.decision is not None:
                examine(rules, helps, session.state, first, Rng(1))
        except Broken as broken:
            put(f"after {len(log)} decisions: {broken}")
            return FAILED
    found = session.state.hash()
    result = session.result
    ended = f", {result.outcome} ({result.reason})" if result else ""
    if wanted and wanted != found:
        put(f"{len(log)} decisions{ended}: the position is another, {found} instead of {wanted}")
        return FAILED
    put(f"{len(log)} decisions{ended}: the same position, {found}")
    return OK
