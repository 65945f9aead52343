"""`python -m scenes`: the program, and its commands shot, autoplay, monkey, audit, bench, leaks, clicks."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from scenes.app import game_list, seals
from scenes.checks import common

COMMANDS = ("shot", "autoplay", "monkey", "audit", "bench", "leaks", "clicks")


def parser() -> common.Parser:
    """The flags of the program itself."""
    p = common.Parser(
        prog="python -m scenes",
        description="Tidetable. Without flags: the first screen.",
        epilog=f"Commands, each with its own --help: {', '.join(COMMANDS)}.",
    )
    common.add_game(p)
    p.add_argument("--load", metavar="FILE", help="open a saved table")
    p.add_argument("--case", metavar="FILE", help="open a case file on the table")
    common.add_look(p, pace=None)
    return p


def main(argv: Sequence[str] | None = None) -> int:
    """Dispatch; the exit code."""
    args = list(sys.argv[1:] if argv is None else argv)
    if args and args[0] in COMMANDS:
        try:
            module = importlib.import_module(f"scenes.checks.{args[0]}")
        except ModuleNotFoundError as error:
            if error.name != f"scenes.checks.{args[0]}":
                raise
            return common.bad_use("python -m scenes", f"the command {args[0]} is not part of this version")
        return common.run(module.main, args[1:])
    return common.run(play, args)


def play(argv: Sequence[str]) -> int:
    """The program with a window."""
    args = parser().parse_args(argv)
    wants = [flag for flag in ("game", "load", "case") if getattr(args, flag)]
    if len(wants) > 1:
        return common.bad_use("python -m scenes", f"--{wants[0]} and --{wants[1]} cannot go together")
    of_game = args.set or args.mode or args.option or args.seed is not None or args.seats != ("human",) or args.spirit
    if not args.game and of_game:
        return common.bad_use("python -m scenes", "--set, --mode, --option, --seed, --seats and --spirit need --game")
    for flag in ("load", "case"):
        if getattr(args, flag) and not Path(getattr(args, flag)).is_file():
            return common.bad_use("python -m scenes", f"there is no file {getattr(args, flag)}")
    setup = None
    if args.game:
        secrets = seals.has_secrets(args.game, len(args.seats), args.mode)
        setup = common.setup_from(args, game_list.secret_seed() if secrets else game_list.fresh_seed())
    import pygame

    from scenes.app.settings_store import first_start, load
    from scenes.routes import App

    first, settings = first_start() and not wants, load()
    if args.pace:
        settings.for_this_run("speed", args.pace)
    try:
        app = App(args.size, args.lang, args.scale, settings)
    except pygame.error as error:
        print(f"python -m scenes: no window can be opened: {error}", file=sys.stderr)
        return 1
    app.first_frame()
    from scenes.menu.screen import MenuScene

    if setup is not None:
        from scenes.app import tables

        tables.open_table(app, setup)
    elif args.load:
        from scenes.app import tables

        tables.open_save(app, Path(args.load))
    elif args.case:
        from scenes.app import tables

        tables.open_case(app, Path(args.case))
    else:
        app.push(MenuScene(app))
        if first:
            from scenes.menu.firstrun import FirstRunScene

            app.push(FirstRunScene(app))
    from scenes.app import packs

    packs.use(app)  # a table asked for on the command line is the shipped game; tables begun from here may have packs
    return app.run()


if __name__ == "__main__":
    sys.exit(main())
