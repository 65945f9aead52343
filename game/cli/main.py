"""`python -m game COMMAND`: finds the command, loads only what it needs, turns errors into a sentence and an exit code.

0 all is well · 1 something failed · 2 the command was used wrongly
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence

from game.cli.common import BAD_USE, FAILED, Parser, chatter
from game.core.errors import TidetableError, UsageError

# The module of a command is loaded when it is called for: --help and a slip of the pen cost nothing.
COMMANDS: dict[str, tuple[str, str]] = {
    "list": ("listing", "what is in a game's box: cards, spirits, boards"),
    "sim": ("sim", "play whole games without a screen"),
    "fuzz": ("fuzz", "play random games and check the rules at every step"),
    "truth": ("truth", "compare previews, forecasts and reasons with what the rules do"),
    "balance": ("balance", "let bots play: which cards and seats win more than their share"),
    "replay": ("replay", "play a save's log again and compare the position"),
    "case": ("case", "run given/when/then cases"),
    "check": ("check", "validate the shipped data, or a pack"),
    "bench": ("bench", "measure decisions and clones per second"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and gives its exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        return _run(arguments)
    except SystemExit as ended:  # argparse ends the program for --help and for bad flags
        return ended.code if isinstance(ended.code, int) else BAD_USE
    except UsageError as problem:
        chatter(f"python -m game: {problem}")
        return BAD_USE
    except TidetableError as problem:
        chatter(str(problem))
        return FAILED
    except BrokenPipeError:  # the reader has seen enough (| head)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        chatter("stopped")
        return FAILED


def _run(arguments: list[str]) -> int:
    parser = Parser(prog="python -m game", description="Tidetable's games without a screen.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    chosen = next((word for word in arguments if not word.startswith("-")), "")
    for name, (module, about) in COMMANDS.items():
        sub = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
        if name == chosen:
            command = importlib.import_module(f"game.cli.{module}")
            command.options(sub)
            sub.set_defaults(run=command.run)
    if not arguments:
        parser.print_help(sys.stderr)
        return BAD_USE
    if chosen and chosen not in COMMANDS:
        from game.core.errors import unknown

        parser.error(unknown("command", chosen, COMMANDS))
    found = parser.parse_args(arguments)
    if not found.command:
        parser.error("a command is missing")
    return found.run(found)
