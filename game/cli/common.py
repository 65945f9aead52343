"""What the commands share: one-sentence errors, data on stdout, chatter on stderr."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any, NoReturn

OK, FAILED, BAD_USE = 0, 1, 2


class Parser(argparse.ArgumentParser):
    """An argument parser that says what is wrong in one sentence and ends with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_USE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def chatter(text: str) -> None:
    """Words about the work; they never mix with the data."""
    print(text, file=sys.stderr, flush=True)


def put(text: str) -> None:
    print(text)


def put_json(value: Any) -> None:
    """One line of data."""
    print(json.dumps(value, ensure_ascii=False), flush=True)


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
    parser.add_argument("game", metavar="ID", help="the game, such as spirit-island")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="write JSON for programs")
