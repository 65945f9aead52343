"""Whether the cases would notice a slip in the game's data: `python -m tools.mutate spirit-island`.

Every number, effect, filter and flag of every item is changed, one at a time and in memory only, and the cases that can
reach the item are run against it. An item is held when each of its changes makes loading or at least one case fail.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game import games
from game.checks.mutation import DataItem, Mutation
from game.core.play import cases as core_cases
from game.core.play.cases import Case, Run

ROOT = Path(__file__).resolve().parent.parent
CASES = ROOT / "tests" / "cases"
SECONDS = 10  # a case that takes longer with a change runs in a circle: noticed
HELD = 95.0  # percent of the items


def target(rules: Any) -> Any:
    """What can be changed in a game's data: KINDS, EQUIVALENT, items, mutations, changed, watched, deep."""
    return games.find(rules.id).checks("mutations")


class Survivor(NamedTuple):
    """A change that no case noticed."""

    file: str
    item: str
    mutation: str


class Verdict(NamedTuple):
    """What became of one item's changes."""

    item: str
    kind: str
    file: str
    made: int
    refused: int  # by loading
    caught: int  # by a case
    equivalent: int
    survivors: tuple[Survivor, ...]

    @property
    def held(self) -> bool:
        return not self.survivors


# ------------------------------------------------------------------------------------------------ which cases see what


class Known(NamedTuple):
    """A case that passes on the data as they are: what it reads and which ids it names."""

    case: Case
    reads: frozenset[str]
    names: frozenset[str]


def passes(case: Case, rules: Any) -> bool:
    """Whether a case holds with these rules; whatever breaks counts as a failure."""
    try:
        return not Run(case, games.find(rules.id).need("cases")(rules)).whole()
    except Exception:  # with a change in the data anything may happen: it was noticed
        return False


def load_cases(folder: Path) -> tuple[list[Case], list[str]]:
    """(cases of all files in a folder, problems of files that cannot be read)."""
    found: list[Case] = []
    broken = []
    for path in sorted(folder.rglob("*.yaml")):
        try:
            found += core_cases.load(path)
        except Exception as problem:
            broken.append(str(problem))
    return found, broken


def survey(rules: Any, cases: Iterable[Case]) -> tuple[list[Known], list[str]]:
    """(cases that pass, names of those that fail as the data are)."""
    known, failing = [], []
    for case in cases:
        notes: set[str] = set()
        if passes(case, target(rules).watched(rules, notes)):
            known.append(Known(case, frozenset(notes), frozenset(_ids(case.document.value))))
        else:
            failing.append(f"{case.file}:{case.line} {case.name}")
    return known, failing


def _ids(value: Any) -> Iterator[str]:
    """All words of a case, those of option keys without what stands before the colon."""
    if isinstance(value, str):
        yield value
        yield value.partition("/")[0].rpartition(":")[2]
    elif isinstance(value, dict):
        for key, one in value.items():
            yield str(key)
            yield from _ids(one)
    elif isinstance(value, list):
        for one in value:
            yield from _ids(one)


def reaching(item: DataItem, known: list[Known], deep: tuple[str, ...]) -> list[Known]:
    """The cases that can notice a change of the item, the most likely ones first. `deep`: what such a case reads; all
    cases can where nothing is known of that.
    """
    base, _, part = item.id.partition("/")
    name = base.partition(":")[2]

    def order(one: Known) -> tuple[bool, int, int]:
        return name not in one.names, -len(one.case.when), len(one.reads)

    if not deep:
        return sorted(known, key=lambda one: (name not in one.names, len(one.case.when), len(one.reads)))
    found = [one for one in known if name in one.names or any(key in one.reads for key in deep)]
    if part.startswith("growth"):
        found.sort(key=lambda one: (not any(r.startswith(item.id) for r in one.reads), *order(one)))
        return found
    return sorted(found, key=order)


# ------------------------------------------------------------------------------------------------ judging


def _too_long(signum: int, stack: Any) -> None:
    raise TimeoutError("a case runs in a circle")


def _alarm(seconds: int) -> None:
    if hasattr(signal, "SIGALRM"):
        signal.alarm(seconds)


def judge(item: DataItem, rules: Any, known: list[Known]) -> Verdict:
    """Tries every change of an item. The case that noticed the last change is tried first on the next."""
    game = target(rules)
    candidates = reaching(item, known, game.deep(item))
    made = refused = caught = same = 0
    survivors = []
    if hasattr(signal, "SIGALRM"):  # not on Windows: there a circle stays a circle
        signal.signal(signal.SIGALRM, _too_long)
    for mutation in game.mutations(rules.box, item):
        if str(mutation) in game.EQUIVALENT.get(item.id, {}):
            same += 1
            continue
        made += 1
        try:
            other = game.changed(rules, item, mutation)
        except Exception:  # loading refuses it or stumbles over it: noticed either way
            refused += 1
            continue
        at = _noticed(other, candidates)
        if at is None:
            survivors.append(Survivor(item.file, item.id, str(mutation)))
        else:
            caught += 1
            candidates.insert(0, candidates.pop(at))
    return Verdict(item.id, item.kind, item.file, made, refused, caught, same, tuple(survivors))


def _noticed(rules: Any, candidates: list[Known]) -> int | None:
    """Index of the first case that fails with these rules."""
    for at, one in enumerate(candidates):
        _alarm(SECONDS)
        try:
            good = passes(one.case, rules)
        finally:
            _alarm(0)
        if not good:
            return at
    return None


_shared: dict[str, Any] = {}


def _judge_by_number(number: int) -> Verdict:
    return judge(_shared["items"][number], _shared["rules"], _shared["known"])


def judge_all(chosen: list[DataItem], rules: Any, known: list[Known], jobs: int = 1) -> list[Verdict]:
    """Verdicts in the order of the items; several processes share the surveyed cases where the system can fork."""
    if jobs < 2 or "fork" not in multiprocessing.get_all_start_methods():
        return [judge(item, rules, known) for item in chosen]
    _shared.update(items=chosen, rules=rules, known=known)
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        return pool.map(_judge_by_number, range(len(chosen)), chunksize=1)


# ------------------------------------------------------------------------------------------------ telling


def summary(verdicts: list[Verdict]) -> dict[str, Any]:
    """The figures of a run."""
    made = sum(v.made for v in verdicts)
    refused = sum(v.refused for v in verdicts)
    caught = sum(v.caught for v in verdicts)
    held = sum(v.held for v in verdicts)
    return {
        "items": len(verdicts),
        "held": held,
        "held_percent": round(100 * held / len(verdicts), 1) if verdicts else 0.0,
        "mutations": made,
        "refused_by_loading": refused,
        "caught_by_cases": caught,
        "survived": made - refused - caught,
        "caught_percent": round(100 * (refused + caught) / made, 1) if made else 0.0,
        "equivalent": sum(v.equivalent for v in verdicts),
    }


def report(verdicts: list[Verdict], failing: list[str], seconds: float) -> str:
    """The table of items and the list of survivors."""
    lines = [f"{'item':58} {'made':>5} {'load':>5} {'cases':>6} {'left':>5}"]
    for v in verdicts:
        lines.append(f"{v.item:58} {v.made:5} {v.refused:5} {v.caught:6} {len(v.survivors):5}")
    left = [survivor for v in verdicts for survivor in v.survivors]
    if left:
        lines += ["", "survivors"]
        lines += [f"  {one.file}: {one.item}: {one.mutation}" for one in left]
    if failing:
        lines += ["", "left out, these cases fail as the data are"]
        lines += [f"  {one}" for one in failing]
    s = summary(verdicts)
    lines += [""]
    for kind in dict.fromkeys(v.kind for v in verdicts):
        of = summary([v for v in verdicts if v.kind == kind])
        if of["items"]:
            lines.append(f"{kind}: {of['held']} of {of['items']} items held, {of['caught_percent']} % of {of['mutations']}")
    lines.append(
        f"{s['held']} of {s['items']} items held ({s['held_percent']} %); {s['caught_percent']} % of {s['mutations']} "
        f"mutations caught: {s['refused_by_loading']} by loading, {s['caught_by_cases']} by cases; {s['survived']} "
        f"survived, {s['equivalent']} cannot be seen; {seconds:.0f} s"
    )
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Runs the check. 0 when enough items are held, 1 when not, 2 for a command that makes no sense."""
    parser = argparse.ArgumentParser(prog="tools.mutate", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=[game.id for game in games.playable()])
    parser.add_argument("--kind", action="append", help="only items of this kind")
    parser.add_argument("--id", action="append", help="only items of which this id is a part (an id, or its beginning)")
    parser.add_argument("--list", action="store_true", help="show items and mutations, run nothing")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--json", action="store_true", help="figures and survivors as JSON")
    parser.add_argument("--cases", type=Path, help="folder of cases")
    chosen = parser.parse_args(arguments)
    rules: Any = games.rules(chosen.game)
    game = target(rules)
    if unknown := [kind for kind in chosen.kind or () if kind not in game.KINDS]:
        parser.error(f"there are no items of kind {unknown[0]} (known: {', '.join(game.KINDS)})")
    wanted = [one for one in game.items(rules.box) if _wanted(one, chosen.kind, chosen.id)]
    if not wanted:
        print("no item fits", file=sys.stderr)
        return 2
    if chosen.list:
        for item in wanted:
            for mutation in game.mutations(rules.box, item):
                print(f"{item.file}: {item.id}: {mutation}")
        return 0
    began = time.monotonic()
    cases, broken = load_cases(chosen.cases or CASES / chosen.game)
    known, failing = survey(rules, cases)
    verdicts = judge_all(wanted, rules, known, chosen.jobs)
    figures = summary(verdicts)
    if chosen.json:
        survivors = [one._asdict() for v in verdicts for one in v.survivors]
        print(json.dumps({**figures, "survivors": survivors, "failing_cases": broken + failing}, indent=1))
    else:
        print(report(verdicts, broken + failing, time.monotonic() - began))
    return 0 if figures["held_percent"] >= HELD else 1


def _wanted(item: DataItem, kinds: list[str] | None, ids: list[str] | None) -> bool:
    if kinds and item.kind not in kinds:
        return False
    if not ids:
        return True
    bare = item.id.partition(":")[2]
    return any(item.id == i or bare == i or item.owner == i or item.id.startswith(i) or bare.startswith(i + "/") for i in ids)


__all__ = ["DataItem", "Mutation", "main"]

if __name__ == "__main__":
    sys.exit(main())
