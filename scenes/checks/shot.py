"""`python -m scenes shot`: the real scene or overlay after N random decisions, drawn without a display."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.errors import printable
from scenes.checks import common

if TYPE_CHECKING:
    from scenes.app.scene import Scene
    from scenes.routes import App

NAMES = ("menu", "setup", "gallery", "table", "ending", "scoring", "pause", "rules", "log", "zoom", "confirm", "load", "settings",
         "keys", "error", "statistics", "learn", "firstrun", "lesson", "workshop",
         "workshop-help", "challenges", "challenge", "review")  # fmt: skip
MOST_MOVES = 20_000
LOOKED_AT = 12  # decisions, in the picture of an analysis


def parser() -> common.Parser:
    """The flags of `shot`."""
    p = common.Parser(prog="python -m scenes shot", description=__doc__)
    p.add_argument("--scene", default="table", metavar="NAME", help=f"one of {', '.join(NAMES)} (default: table)")
    common.add_game(p, usual=True)
    p.add_argument("--moves", type=int, default=0, metavar="N", help="random decisions before the picture")
    p.add_argument("--load", metavar="FILE", help="the saved table in place of a new one; it is not written")
    p.add_argument("--case", metavar="FILE", help="the position that a case file gives (its first case) in place of a new table")
    common.add_look(p, (1280, 720))
    p.add_argument("--out", required=True, metavar="FILE.png", help="where the picture goes")
    return p


def main(argv: Sequence[str]) -> int:
    """Draw and save one picture."""
    args = parser().parse_args(argv)
    extra = _table_shots()
    if args.scene not in NAMES and args.scene not in extra:
        known = ", ".join([*NAMES, *(n for n in extra if n not in NAMES)])
        return common.bad_use("python -m scenes shot", f'there is no scene "{args.scene}"; known: {known}')
    if args.moves < 0:
        return common.bad_use("python -m scenes shot", "--moves cannot be negative")
    if args.load and args.case:
        return common.bad_use("python -m scenes shot", "--load and --case cannot go together")
    for flag in ("load", "case"):
        if getattr(args, flag) and not Path(getattr(args, flag)).is_file():
            return common.bad_use("python -m scenes shot", f"there is no file {getattr(args, flag)}")
    common.windowless()
    import pygame

    app = common.still_app(args)
    open_scene(app, args)
    for _ in range(3):
        app.step(400, [])
    if app.errors:
        raise app.errors[0]
    for problem in app.words.problems:
        print(printable(f"python -m scenes shot: words are missing: {problem}"), file=sys.stderr)
    try:
        pygame.image.save(app.screen, args.out)
    except (pygame.error, OSError) as error:
        return common.bad_use("python -m scenes shot", f"the picture cannot be written: {error}")
    return 0


def _table_shots() -> dict[str, Callable[[Any], Any]]:
    """Overlays that only the table knows: `scenes.table.SHOTS`, name -> open(table)."""
    try:
        from scenes import table
    except ImportError:
        return {}
    return dict(table.SHOTS)


def open_scene(app: App, args: Any) -> Scene:
    """Put the named scene on the stack, with what it needs below it; returns it."""
    from scenes.menu.screen import MenuScene
    from scenes.setup.screen import SetupScene

    name = args.scene
    if name == "menu":
        return app.push(MenuScene(app))
    if name == "gallery":
        page = SetupScene(app, args.game, common.setup_from(args))
        app.push(page)
        page.show_gallery()
        return app.top or page
    if name == "setup":
        scene = SetupScene(app, args.game)
        if len(args.seats) > 1 or args.seed is not None or args.set or args.option:
            scene = SetupScene(app, args.game, common.setup_from(args))
        return app.push(scene)
    if name in ("challenges", "challenge"):
        return _challenges(app, args)
    if name in ("workshop", "workshop-help"):
        return _workshop(app, args)
    if name in ("learn", "firstrun", "lesson"):
        return _lessons(app, args)
    if name == "statistics":
        from scenes.statistics.screen import StatisticsScene

        return app.push(StatisticsScene(app))
    extra = _table_shots()
    if name in ("rules", "load", "settings", "keys", "confirm", "error") and args.moves == 0 and name not in extra:
        app.push(MenuScene(app))
        return app.push(overlay(app, name, args))
    session = _session(app, args)
    if name == "scoring":
        return app.push(scoring(app, session))
    from scenes.table import TableScene

    if name == "ending":
        return ended(app, session)
    if name == "review":
        return review(app, session, args.moves or LOOKED_AT)

    table = TableScene(app, session, None)
    waiting = session.decision.seats if session.decision is not None else (table.model.seat,)
    table.model.seated = next((seat for seat in waiting if table.model.human(seat)), table.model.seat)  # nobody is waited for
    app.push(table)
    if name in extra:
        extra[name](table)
    elif name != "table":
        app.push(overlay(app, name, args))
    assert app.top is not None
    return app.top


def _challenges(app: App, args: Any) -> Scene:
    """The page of the day's deals on a day of its own, or a challenge (`--seed` counts those of the game)."""
    from game.core.teaching import challenges
    from scenes.challenges.screen import ChallengesScene
    from scenes.challenges.task import open_challenge

    if args.scene == "challenges":
        return app.push(ChallengesScene(app, "2026-03-01"))
    every = challenges.load(args.game)
    table = open_challenge(app, every[((args.seed or 1) - 1) % len(every)])
    common.play_random(table.model.session, args.moves, args.seed or 1)
    table.sync()
    return table


def _workshop(app: App, args: Any) -> Scene:
    """The example of a game in the workshop, with the thing that `--moves` counts chosen; or the page that says how."""
    from game.core.play import workshop
    from scenes.workshop.help import HelpOverlay
    from scenes.workshop.screen import WorkshopScene

    scene = WorkshopScene(app, workshop.examples().get(args.game))
    app.push(scene)
    if args.scene == "workshop-help":
        return app.push(HelpOverlay(app, args.game))
    keys = [row.key for row in scene.rows() if row.tone != "head"]
    scene.choose(keys[args.moves % len(keys)])
    return scene


def _lessons(app: App, args: Any) -> Scene:
    """The chapters, the first start, or a chapter after so many cards (`--moves`; `--seed` counts the chapters)."""
    from game.core.teaching import lessons
    from scenes.learn import screen as learn
    from scenes.menu import firstrun
    from scenes.table import lesson_table

    if args.scene == "firstrun":
        return app.push(firstrun.FirstRunScene(app))
    if args.scene == "learn":
        return app.push(learn.LearnScene(app, args.game))
    chapters = lessons.load(args.game)
    table = lesson_table.open_lesson(app, chapters[((getattr(args, "seed", None) or 1) - 1) % len(chapters)], keep=False)
    for _ in range(args.moves):
        table.lesson.follow()
    return table


def _session(app: App, args: Any) -> Any:
    from game.core.play.session import Session
    from scenes.app import game_list, tables

    if args.load:
        return tables.resume(app, Path(args.load), keep=False)[0]
    if getattr(args, "case", None):
        session = tables.case_session(app, Path(args.case))
        common.play_random(session, args.moves, args.seed or 1)
        return session
    setup = common.setup_from(args)
    session = Session(game_list.rules_for(setup.game), setup)
    moves = MOST_MOVES if args.scene in ("ending", "scoring", "review") else args.moves
    common.play_random(session, moves, setup.seed)
    return session


def ended(app: App, session: Any) -> Scene:
    """The ending over the table of a finished game, as it ends."""
    from scenes.table import TableScene

    table = TableScene(app, session)
    app.push(table)
    table.dialogs.show_result()
    assert app.top is not None
    return app.top


def review(app: App, session: Any, most: int) -> Scene:
    """The analysis after a game, stopped when so many decisions have been looked at."""
    from scenes.replay.review import ReviewOverlay

    ended(app, session)
    page = ReviewOverlay(app, session)
    app.push(page)
    while not page.counsel.done:
        page.update(16)
        if page.counsel.stage is not None and page.counsel.stage.done >= most:
            page.stop()
    return page


def scoring(app: App, session: Any) -> Scene:
    """The scoring screen of a finished game; its buttons lead back."""
    from scenes.replay.look import at_moment
    from scenes.scoring.ending import ending
    from scenes.scoring.screen import ScoringScene
    from scenes.table import TableScene

    acts: dict[str, Callable[[], object]] = dict.fromkeys(("again", "same", "look"), app.pop)
    summary = TableScene(app, session).model.screen.summary
    return ScoringScene(app, lambda: ending(app, session, acts, summary, lambda at: at_moment(app, session, at)))


def overlay(app: App, name: str, args: Any) -> Scene:
    """An overlay as it opens without a table, not yet pushed. Raises UsageError for one that needs a table."""
    from scenes.overlays.confirm import ConfirmOverlay
    from scenes.overlays.error import ErrorOverlay
    from scenes.overlays.keys import KeysOverlay
    from scenes.overlays.log import LogOverlay
    from scenes.overlays.pause import PauseOverlay
    from scenes.rules.screen import RulesOverlay
    from scenes.saves.screen import SavesScene
    from scenes.settings.screen import SettingsOverlay

    t = app.t
    made: dict[str, Callable[[], Scene]] = {
        "rules": lambda: RulesOverlay(app, args.game),
        "load": lambda: SavesScene(app),
        "settings": lambda: SettingsOverlay(app),
        "keys": lambda: KeysOverlay(app),
        "pause": lambda: PauseOverlay(app, args.game),
        "log": lambda: LogOverlay(app, lambda kind: []),
        "confirm": lambda: ConfirmOverlay(
            app, t("set-reset-question"), t("set-reset-text"), t("set-reset-go"), lambda: None, t("set-reset-keep"), "undo",
        ),
        "error": lambda: ErrorOverlay(app, ValueError("an example"), "Traceback (an example)\n  ValueError"),
    }  # fmt: skip
    if name not in made:
        from game.core.errors import UsageError

        raise UsageError(f'the overlay "{name}" needs a table that can open it')
    return made[name]()
