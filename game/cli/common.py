"""What the commands share: one-sentence errors, data on stdout, chatter on stderr."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any, NoReturn

from game.core.errors import UsageError, printable, unknown

OK, FAILED, BAD_USE = 0, 1, 2


class Parser(argparse.ArgumentParser):
    """An argument parser that says what is wrong in one sentence and ends with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_USE, printable(f"{self.prog}: {message} (see {self.prog} --help)\n"))


def chatter(text: str) -> None:
    """Words about the work; they never mix with the data."""
    print(printable(text), file=sys.stderr, flush=True)


def put(text: str) -> None:
    print(printable(text))


def put_json(value: Any) -> None:
    """One line of data."""
    print(printable(json.dumps(value, ensure_ascii=False)), flush=True)


def count(text: str) -> int:
    """A positive whole number, for argparse."""
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f'"{text}" is not a whole number') from None
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


def whole(text: str) -> int:
    """Any whole number, for argparse (a seed)."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f'"{text}" is not a whole number') from None


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="ID", help="the game (python -m game list knows none without it)")


def add_set(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--set", default="", metavar="S", help="another box of the game than the usual one, such as base")


def add_setup(parser: argparse.ArgumentParser) -> None:
    """The flags that choose a set-up beside the seats."""
    add_set(parser)
    parser.add_argument("--mode", default="", metavar="M", help="how it is played, such as advanced (as the game has it)")
    parser.add_argument(
        "--option", type=_option, action="append", default=[], metavar="K=V", help="an option of the game; may come again"
    )


def _option(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise argparse.ArgumentTypeError(f'"{text}" is no option; one is written name=value')
    return key, value


def check_mode(rules: Any, mode: str) -> None:
    """Raises UsageError where the game is not played so."""
    modes = rules.modes
    if mode and mode not in modes:
        raise UsageError(unknown("mode", mode, modes) if modes else f"{rules.id} has no modes")


def check_set(rules: Any, game_set: str) -> None:
    """Raises UsageError where the game has no such box."""
    if game_set and game_set not in rules.sets:
        raise UsageError(unknown("set", game_set, rules.sets) if rules.sets else f"{rules.id} has no sets")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="write JSON for programs")
