"""`case FILE...`: runs given/when/then cases."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from game.cli.common import FAILED, OK, put
from game.core.errors import UsageError


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="case files, or folders of them")
    parser.add_argument("--verbose", "-v", action="store_true", help="name the cases that pass as well")


def run(chosen: argparse.Namespace) -> int:
    """A line for each case that fails, with what it expected and what was found; then the sum."""
    from game.core.play import cases

    passed = failed = 0
    for file in _files(chosen.files):
        for outcome in cases.run_file(file):
            if outcome.passed:
                passed += 1
                if chosen.verbose:
                    put(f"passed  {outcome.name}")
            else:
                failed += 1
                put(f"FAILED  {outcome.name}  ({outcome.file}:{outcome.line})")
                for problem in outcome.problems:
                    put(f"    {problem}")
    put(f"{passed} passed, {failed} failed")
    return FAILED if failed or not passed else OK


def _files(named: list[str]) -> Iterator[Path]:
    for name in named:
        path = Path(name)
        if path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                raise UsageError(f"there is no case file in {name}")
            yield from found
        elif not path.exists():
            raise UsageError(f"there is no file {name}")
        else:
            yield path
