"""What all commands of `python -m scenes` share: flags in one sentence, set-ups from flags, a windowless App."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from game import games
from game.core.errors import printable

if TYPE_CHECKING:
    from game.core.engine.decision import Setup
    from game.core.play.session import Session
    from scenes.routes import App


class Parser(argparse.ArgumentParser):
    """Says a bad flag in one sentence on stderr and ends with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, printable(f"{self.prog}: {message} (see --help)\n"))


def bad_use(prog: str, message: str) -> int:
    """One sentence on stderr; the exit code for bad use."""
    print(printable(f"{prog}: {message}"), file=sys.stderr)
    return 2


def size(text: str) -> tuple[int, int]:
    """`1280x720`; for argparse."""
    wide, _, high = text.lower().partition("x")
    if not (wide.isdigit() and high.isdigit()) or not (320 <= int(wide) <= 8000 and 200 <= int(high) <= 8000):
        raise argparse.ArgumentTypeError(f'"{text}" is no size such as 1280x720')
    return int(wide), int(high)


def percent(text: str) -> int:
    """UI scale in percent, 75 to 300; for argparse."""
    if not text.isdigit() or not 75 <= int(text) <= 300:
        raise argparse.ArgumentTypeError(f'"{text}" is no scale from 75 to 300 (percent)')
    return int(text)


def seats(text: str) -> tuple[str, ...]:
    """`2` (so many humans) or `human,bot:random`; for argparse."""
    if text.isdigit():
        if not 1 <= int(text) <= 5:
            raise argparse.ArgumentTypeError("seats are 1 to 5")
        return ("human",) * int(text)
    kinds = tuple(part.strip() for part in text.split(","))
    for kind in kinds:
        if kind != "human" and not kind.startswith("bot:"):
            raise argparse.ArgumentTypeError(f'"{kind}" is neither human nor bot:NAME')
    return kinds


def option(text: str) -> tuple[str, str]:
    """`key=value`; for argparse."""
    key, mark, value = text.partition("=")
    if not mark or not key:
        raise argparse.ArgumentTypeError(f'"{text}" is not key=value')
    return key, value


def add_pace(parser: argparse.ArgumentParser, usual: str | None = "instant") -> None:
    """How fast the steps of the game are shown: commands do not wait unless they are told to; None: as the player has it."""
    said = f"how fast steps are shown (default: {usual or 'as in the settings'})"
    parser.add_argument("--pace", choices=("step", "normal", "fast", "instant"), default=usual, help=said)


def add_compare(parser: argparse.ArgumentParser) -> None:
    """--compare --shots."""
    parser.add_argument("--compare", action="store_true", help="compare the window with a full repaint after every step")
    parser.add_argument("--shots", default="", metavar="FOLDER", help="keep a pair of pictures there of what --compare finds")


def add_look(parser: argparse.ArgumentParser, default_size: tuple[int, int] | None = None, pace: str | None = "instant") -> None:
    """--lang --size --scale --pace."""
    parser.add_argument("--lang", choices=("en", "it", "uk"), help="language (default: the player's)")
    parser.add_argument("--size", type=size, default=default_size, metavar="WxH", help="window size")
    parser.add_argument("--scale", type=percent, metavar="PERCENT", help="UI scale, 75 to 300")
    add_pace(parser, pace)


def usual_game() -> str:
    """What a command plays that names no game: the first of the list."""
    return games.first().id


def which_game() -> str:
    """The help of --game."""
    return f"which game ({', '.join(game.id for game in games.with_table())})"


def add_box(parser: argparse.ArgumentParser) -> None:
    """--set --option, for commands that deal the seats themselves."""
    box = "another box of the game than the usual one; then as many sit there as it has seats"
    parser.add_argument("--set", default="", help=box)
    parser.add_argument("--option", type=option, action="append", default=[], metavar="K=V", help="option of the set-up")


def add_game(parser: argparse.ArgumentParser, usual: bool = False) -> None:
    """--game --set --mode --option --seed --seats --spirit. `usual`: without --game the first of the list is played."""
    parser.add_argument("--game", default=usual_game() if usual else None, metavar="ID", help=which_game())
    parser.add_argument("--set", default="", help="content set, where the game has several")
    parser.add_argument("--mode", default="", help="mode of the game, where it has any")
    parser.add_argument("--option", type=option, action="append", default=[], metavar="K=V", help="option of the set-up")
    parser.add_argument("--seed", type=int, help="seed of all chance")
    parser.add_argument("--seats", type=seats, default=("human",), help="1, 2, 3, or human,bot:random,...")
    help_spirit = "spirit of the first seat; again: of the next (default: in order)"
    parser.add_argument("--spirit", action="append", default=[], metavar="ID", help=help_spirit)


NAMES = ("Marta", "Olek", "Ines", "Taras", "Vera")


def setup_from(args: argparse.Namespace, seed: int = 1) -> Setup:
    """The set-up the flags ask for, spirits and boards dealt in order. Raises UsageError."""
    from game.core.engine.decision import Setup
    from game.core.errors import UsageError, did_you_mean
    from scenes.app import game_list
    from scenes.app.seats import usual_colour

    rules = game_list.rules_for(args.game)
    content = args.set or rules.sets[0]
    if content not in rules.sets:
        raise UsageError(f'there is no set "{content}"{did_you_mean(content, rules.sets)}; known: {", ".join(rules.sets)}')
    low, high = game_list.box(args.game).entry.table(content).seats
    if not low <= len(args.seats) <= high:
        some = "" if len(args.seats) > high else f"; --seats {low}"
        raise UsageError(f"{args.game} is played by {low} to {high}, not {len(args.seats)}{some}")
    catalogue = game_list.catalogue(args.game, content)
    modes = [mode for mode, _ in catalogue.modes]
    if args.mode and modes and args.mode not in modes:
        raise UsageError(f'there is no mode "{args.mode}"{did_you_mean(args.mode, modes)}; known: {", ".join(modes)}')
    mode = args.mode or catalogue.mode_for(len(args.seats))
    options = _options(args.option, catalogue)
    bots = game_list.bots(args.game)
    boards = catalogue.boards.get(len(args.seats), ())
    spirits = _spirits(getattr(args, "spirit", []), [spirit.id for spirit in catalogue.spirits], len(args.seats), args.game)
    dealt = []
    for n, kind in enumerate(args.seats):
        if kind.startswith("bot:") and kind.partition("/")[0] not in bots:
            raise UsageError(f'there is no bot "{kind[4:]}"; known: {", ".join(b[4:] for b in bots)}')
        seat = {"name": NAMES[n], "colour": usual_colour(n), "control": kind}
        if catalogue.spirits:
            seat |= {"spirit": spirits[n], "board": boards[n]}
        dealt.append(seat)
    chosen = args.seed if args.seed is not None else seed
    return Setup(args.game, content, mode, options, chosen, tuple(dealt), args.seed is not None)


def _spirits(given: list[str], known: list[str], seats: int, game: str) -> list[str]:
    """The spirits of the seats: those given, then the others in order. Raises UsageError."""
    from game.core.errors import UsageError, did_you_mean

    for at, spirit in enumerate(given):
        if spirit not in known:
            raise UsageError(f'{game} has no spirit "{spirit}"{did_you_mean(spirit, known)}; known: {", ".join(known) or "none"}')
        if spirit in given[:at]:
            raise UsageError(f'the spirit "{spirit}" is taken twice')
    if len(given) > seats:
        raise UsageError(f"there are {len(given)} spirits for {seats} seats")
    return [*given, *(spirit for spirit in known if spirit not in given)]


def _options(given: list[tuple[str, str]], catalogue: Any) -> dict[str, Any]:
    """The options of the flags as the game knows them: dashes and underscores are the same. Raises UsageError."""
    from game.core.errors import UsageError, did_you_mean

    known = {choice.id.replace("_", "-"): choice for choice in catalogue.options}
    options: dict[str, Any] = {}
    for key, value in given:
        key = key.replace("_", "-")
        if key not in known:
            raise UsageError(f'there is no option "{key}"{did_you_mean(key, known)}; known: {", ".join(known)}')
        choice = known[key]
        if choice.values:
            fits = {str(v): v for v in choice.values}
            if value not in fits:
                raise UsageError(f'option {key} is not "{value}"; known: {", ".join(fits)}')
            options[choice.id] = fits[value]
        elif value.lower() not in ("on", "off", "true", "false", "yes", "no"):
            raise UsageError(f'option {key} is on or off, not "{value}"')
        else:
            options[choice.id] = value.lower() in ("on", "true", "yes")
    return options


def windowless() -> None:
    """Let SDL draw without a display; before pygame is imported."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


def still_app(args: argparse.Namespace) -> App:
    """An App without window, settings of the player or threads, for pictures."""
    from scenes.app.settings_store import Settings
    from scenes.routes import App

    settings = Settings(reduced_motion=True, speed=args.pace, auto_equal=False, empty_phases="wait")
    return App(args.size or (1280, 720), args.lang or "en", args.scale or 100, settings, sync=True)


def play_random(session: Session, moves: int, seed: int) -> int:
    """So many random decisions (fewer if the game ends); returns how many were made."""
    from game.core.engine.rng import Rng

    rng, done = Rng(seed), 0
    while done < moves and (decision := session.decision) is not None:
        options = decision.options or tuple(o for part in decision.parts for o in part.options)
        pick = options[rng.below(len(options))]
        session.choose(pick.seat, pick.key)
        done += 1
    return done


def run(command: Any, argv: Sequence[str]) -> int:
    """Run a command; errors meant for people are one sentence and exit 2 (bad use) or 1."""
    from game.core.errors import TidetableError, UsageError

    try:
        return int(command(argv))
    except UsageError as error:
        print(printable(error), file=sys.stderr)
        return 2
    except TidetableError as error:
        print(printable(error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        import traceback

        from scenes.app import crash

        print(printable("".join(traceback.format_exception(error))), end="", file=sys.stderr)
        report = crash.report(error, argv=[str(getattr(command, "__module__", "")), *argv])
        where = f"a report is in {report}; nothing was sent" if report else "no report could be written"
        print(f"tidetable: a fault in the program stopped it ({type(error).__name__}); saved tables are as after the last "
              f"decision; {where}", file=sys.stderr)  # fmt: skip
        return 1
