"""`python -m scenes autoplay`: a whole game by posting real input events at what is drawn, nothing else.

The player chooses an option at random from the present question (with --like BOT as that bot would, so that a game of
rivals comes to an end of its own), looks where it stands on the screen (the
items of the text view have the option's key and rectangle), and clicks there or walks the focus there. If an
option cannot be found or reached, or the game does not react, that is a failure with exit code 1. With --compare the
window is compared with a full repaint after every answer and every step that is shown (`scenes.checks.compare`).
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.core.errors import printable
from scenes.app.screen_reader import TextView
from scenes.app.shield import SPRUNG_MS
from scenes.checks import common

if TYPE_CHECKING:
    from game.ai import Bot
    from game.core.engine.decision import Option
    from scenes.checks.compare import Comparison
    from scenes.routes import App
    from scenes.widgets.base import UiItem

WAYS = ("mouse", "keyboard", "controller", "text", "speech")
MOST = 20_000  # decisions
WATCHED = 80  # tenths of a second in which a step that is shown passes by itself, unless it waits to be gone on from
SETTLE = 300  # frames at most until what comes late is there
CENTRE = "center"


class Unreachable(Exception):
    """An option that is legal cannot be chosen on screen."""


def parser() -> common.Parser:
    """The flags of `autoplay`."""
    p = common.Parser(prog="python -m scenes autoplay", description=__doc__)
    common.add_game(p, usual=True)
    p.add_argument("--by", choices=WAYS, default="mouse", help="what kind of input (default: mouse)")
    p.add_argument("--like", metavar="BOT", default="random", help="how answers are chosen, such as greedy (default: random)")
    p.add_argument("--save-dir", metavar="FOLDER", help="keep the table there (default: it is not saved)")
    p.add_argument("--moves", type=int, default=MOST, metavar="N", help="stop after so many decisions (default: to the end)")
    common.add_look(p, (1280, 720))
    common.add_compare(p)
    return p


def main(argv: Sequence[str]) -> int:
    """Play; 0 when the scoring scene is reached."""
    args = parser().parse_args(argv)
    from game import ai

    if args.like.partition("/")[0] not in ai.BOTS:
        return common.bad_use("python -m scenes autoplay", f'there is no bot "{args.like}"; known: {", ".join(ai.BOTS)}')
    common.windowless()
    import os

    from game.core.engine import preview
    from scenes.checks.compare import Comparison

    preview.strict = True
    with tempfile.TemporaryDirectory(prefix="tidetable-") as folder:
        os.environ["TIDETABLE_HOME"] = args.save_dir or folder
        started = time.perf_counter()
        app = open_app(args)
        comparison = Comparison(app, args.shots) if args.compare else None
        if args.by == "speech":
            app.put("text_view", True)
        player = Player(app, args.by, args.seed or 1, comparison, args.like)
        try:
            player.play(args.moves)
        except Unreachable as error:
            print(printable(f"autoplay: {error}"), file=sys.stderr)
            return 1
        finally:
            app.clear()
        seconds = time.perf_counter() - started
        table = player.table
        result = table.model.session.result
        outcome = result.outcome if result else "unfinished"
        asked = f"{player.decisions} decisions, {player.bars} questions to all, {player.hands} hand-offs"
        print(f"{outcome} after {asked}, {player.events} events, turn {table.model.view.turn}, {seconds:.1f} s")
        if comparison is not None and (stale := comparison.problem()):
            print(printable(f"autoplay: {stale}"), file=sys.stderr)
            return 1
    return 0


def open_app(args: Any) -> App:
    """An App at the table, with a clock that only `step` moves."""
    from scenes.app import tables
    from scenes.app.settings_store import Settings
    from scenes.routes import App

    settings = Settings(reduced_motion=True, speed=args.pace, auto_equal=False, empty_phases="wait")
    app = App(args.size or (1280, 720), args.lang or "en", args.scale or 100, settings)
    tables.open_table(app, common.setup_from(args), bool(args.save_dir))
    return app


def steps_to(items: Sequence[UiItem], start: str, goal: str) -> list[int]:
    """The fewest presses of d-pad and bumpers from one item to another; [] where they do not lead there."""
    import pygame

    from scenes.widgets import focus

    moves: dict[int, Callable[[str], str]] = {
        pygame.CONTROLLER_BUTTON_DPAD_LEFT: lambda at: focus.spatial(items, at, -1, 0),
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: lambda at: focus.spatial(items, at, 1, 0),
        pygame.CONTROLLER_BUTTON_DPAD_UP: lambda at: focus.spatial(items, at, 0, -1),
        pygame.CONTROLLER_BUTTON_DPAD_DOWN: lambda at: focus.spatial(items, at, 0, 1),
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: lambda at: focus.zone_step(items, at, 1),
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: lambda at: focus.zone_step(items, at, -1),
    }
    ways: dict[str, list[int]] = {start: []}
    queue = [start]
    for at in queue:
        if at == goal:
            return ways[at]
        for button, move in moves.items():
            to = move(at)
            if to not in ways:
                ways[to] = [*ways[at], button]
                queue.append(to)
    return []


class Player:
    """Plays at what is on screen. `by` mouse: clicks only; keyboard: keys only; controller: buttons of a pad only;
    text: numbers of lines of the text view only; speech: keys only, in the text view, by what is said.
    """

    def __init__(self, app: App, by: str, seed: int, comparison: Comparison | None = None, like: str = "random") -> None:
        from game.core.engine.rng import Rng

        self.app, self.by, self.comparison = app, by, comparison
        self.like, self.seed = like, seed
        self.bots: dict[str, Bot] = {}
        self.rng = Rng(seed)
        self.decisions = self.events = self.hands = self.bars = 0  # `hands`: the screen was given on; `bars`: all asked at once
        self.table: Any = app.find("table")
        self.view = TextView(app)

    # -- input ---------------------------------------------------------------------------------
    def step(self, ms: int = 16) -> None:
        """One turn of the loop with what was posted; an error on screen is a failure."""
        self.app.step(ms)
        if self.app.errors:
            raise self.app.errors[0]

    def post(self, kind: int, **values: Any) -> None:
        """A real event."""
        import pygame

        pygame.event.post(pygame.event.Event(kind, **values))
        self.events += 1

    def click(self, rect: Any) -> None:
        """Move there, press, release."""
        import pygame

        pos = rect.center
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        self.step()

    def press(self, key: int, mod: int = 0) -> None:
        """A key down and up."""
        import pygame

        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self.post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)
        self.step()

    def compare(self) -> None:
        """Compare what is there now, and what is there when no work in the background is left to be shown."""
        top: Any = self.app.top
        if self.comparison is None or top is not self.table:
            return
        self.comparison.look(self.decisions)
        for _ in range(SETTLE):
            if not self.app.jobs.waiting and not self.table.behind:
                break
            time.sleep(0.002)
            self.step()
        self.comparison.look(self.decisions)

    # -- doing ---------------------------------------------------------------------------------
    def find(self, key: str) -> UiItem:
        """The item with this key on the topmost scene; it must be enabled and drawn."""
        top = self.app.top
        item = top.item(key) if top is not None else None
        if item is None:
            raise Unreachable(f"{key} is nowhere on screen ({self.where()})")
        if not item.enabled:
            raise Unreachable(f"{key} is shown as not possible: {item.why} ({self.where()})")
        if item.rect is None or not self.app.screen.get_rect().contains(item.rect.inflate(-4, -4)):
            raise Unreachable(f"{key} is outside the window ({self.where()})")
        return item

    def where(self) -> str:
        """Where in the game this is, for messages."""
        table, top = self.table, self.app.top
        kind = table.model.asked.kind if table.model.asked is not None else "nothing asked"
        return f"turn {table.model.view.turn}, {kind}, seat {table.model.seat}, scene {top.name if top else 'none'}"

    def do(self, key: str) -> None:
        """Activate one item."""
        item = self.find(key)
        if self.by == "mouse":
            self.click(item.rect)
        elif self.by == "text":
            self.read(key)
        elif self.by == "controller":
            self.steer(key)
        elif self.by == "speech":
            self.listen(item)
        else:
            self.focus(key)

    def focus(self, key: str) -> None:
        """Walk there with Tab (then, if need be, by zones and arrows) and press Enter."""
        import pygame

        top = self.app.top
        assert top is not None
        seen: set[str] = set()
        while top.focus_key != key:
            if top.focus_key in seen:
                raise Unreachable(f"Tab does not come to {key} ({self.where()})")
            seen.add(top.focus_key) if top.focus_key else None
            self.press(pygame.K_TAB)
            if len(seen) > 300:
                raise Unreachable(f"Tab does not come to {key} within 300 stops ({self.where()})")
        self.press(pygame.K_RETURN)

    def read(self, key: str) -> None:
        """Find the line of the text view and use it by its number; nothing else may read just like it."""
        number, lines = self.view.find(key), self.view.lines()
        line = lines[number - 1]
        if not number or not line.strip():
            raise Unreachable(f"{key} has no line in the text view ({self.where()})")
        table = self.table
        same = [i.key for i, text in zip(self.view.items(), lines, strict=True) if text == line and i.key in table.model.shapes]
        if len(set(same)) > 1:
            raise Unreachable(f"{', '.join(same)} all read {line} ({self.where()})")
        why = self.view.do(number)
        if why:
            raise Unreachable(f"line {number}, {line}, is refused: {why} ({self.where()})")
        self.events += 1
        self.step()

    def listen(self, item: UiItem) -> None:
        """Go through the lines with Down until the wanted one is said, and press Enter."""
        import pygame

        wanted, spoken = self.app.line(item), self.app.spoken
        self.press(pygame.K_UP, pygame.KMOD_CTRL)
        for _ in range(len(self.view.items())):
            if spoken and spoken[-1] == wanted:
                spoken.clear()  # what is said from now on is what came of it
                self.press(pygame.K_RETURN)
                return
            self.press(pygame.K_DOWN)
        raise Unreachable(f"going down, nobody hears {wanted} ({self.where()})")

    def hear(self) -> None:
        """The question must have been said since the last answer."""
        said = self.table.model.wording.plain(self.table.model.prompt.main)
        if said and said not in self.app.spoken:
            raise Unreachable(f"nobody heard the question: {said} ({self.where()})")

    def pad(self, button: int) -> None:
        """A button of a controller down and up."""
        import pygame

        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.post(kind, button=button, instance_id=0)
        self.step()

    def steer(self, key: str) -> None:
        """Walk there with d-pad and bumpers, the stick's "next" where they do not lead there, and press A."""
        import pygame

        for _ in range(60):
            top = self.app.top
            if top is None or top.focus_key == key:
                break
            way = steps_to(top.items(), top.focus_key, key)
            for button in way[:1] or [pygame.CONTROLLER_BUTTON_LEFTSTICK]:
                self.pad(button)
        if self.app.top is None or self.app.top.focus_key != key:
            raise Unreachable(f"the controller does not come to {key} ({self.where()})")
        self.pad(pygame.CONTROLLER_BUTTON_A)

    def ready(self) -> None:
        """The screen was handed to the next player."""
        self.hands += 1
        self.step(600)
        rect = self.find("ready").rect
        if self.by != "mouse":
            self.do("ready")
            return
        import pygame

        assert rect is not None
        self.post(pygame.MOUSEMOTION, pos=rect.center, rel=(1, 1), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=1)
        self.step(300)
        self.step(300)
        self.post(pygame.MOUSEBUTTONUP, pos=rect.center, button=1)
        self.step()

    def reply(self) -> None:
        """Everybody is asked at once: mostly nobody answers, sometimes one of those who stand there wants to."""
        self.bars += 1
        top = self.app.top
        assert top is not None
        names = [item.key for item in top.items() if item.key.startswith("reply-")]
        self.do(names[self.rng.below(len(names))] if self.rng.below(3) == 0 else "nobody")

    def seat(self, seat: str) -> None:
        """Act for another seat."""
        import pygame

        if self.by in ("keyboard", "speech"):
            self.press(pygame.K_1 + int(seat[1:]), pygame.KMOD_ALT)
        else:
            self.do(f"partner-{seat}")
        if self.app.top is not None and self.app.top.name == "handover":
            self.ready()  # rivals: the screen goes from hand to hand
        if self.table.model.seat != seat:
            raise Unreachable(f"cannot act for {seat} ({self.where()})")

    def chosen(self, options: Sequence[Option]) -> Option:
        """One of them by chance, or what the bot would take in the place of one who is asked."""
        option = options[self.rng.below(len(options))]
        if self.like == "random":
            return option
        from game import ai
        from game.ai.thinker import own_question

        session, seat = self.table.model.session, option.seat
        bot = self.bots.setdefault(seat, ai.make(self.like, session.rules, seat, self.seed))
        view = session.view(seat)
        key = bot.choose(view, own_question(session.rules, view, seat))
        return next(one for one in options if (one.seat, one.key) == (seat, key))

    def answer(self) -> None:
        """Choose one option on screen and see that exactly it was taken."""
        table = self.table
        decision = table.model.session.decision
        options = [o for o in decision.options if table.model.human(o.seat)]
        if table.model.carded:  # large cards may lie over the boxes of the others
            options = [o for o in options if o.seat == table.model.seat] or options
        option = self.chosen(options)
        if option.key not in table.model.options or table.model.options[option.key] != option.seat:
            if option.seat != table.model.seat:
                self.seat(option.seat)
            elif table.model.face_down:  # it asks for the hand that lies face down
                self.do("own-hand")
                self.ready()
        if self.by == "speech":
            self.hear()
        before = len(table.model.session.log)
        for n, key in enumerate(table.model.route(option.key)):
            if n and (table.model.staged is not None or len(table.model.session.log) > before):
                return  # between two clicks a bot answered: look again at what is there, as anybody would
            self.do(key)
        if self.app.top is not table and self.app.top is not None and self.app.top.name == "confirm":
            self.do("go")
        new = [e for e in table.model.session.log[before:] if e.seat == option.seat]  # a bot may have answered, too
        if not new:
            raise Unreachable(f"{option.key} was activated, but nothing happened ({self.where()})")
        if new[0].key != option.key:
            raise Unreachable(f"{option.key} was meant, {new[0].key} was chosen ({self.where()})")
        self.decisions += 1

    def watch(self, table: Any) -> None:
        """Let a step that is shown pass, or go on where it waits for that."""
        from scenes.table.staging import STEP

        shown = table.model.staged
        for _ in range(WATCHED if table.staging.pace != STEP else 0):
            self.step(100)
            if table.model.staged is not shown:
                return
        self.do("go-on")
        if self.table is not None and self.table.model.staged is None:
            self.step(SPRUNG_MS + 50)  # the question takes no tail of that press for an answer

    def play(self, most: int = MOST) -> None:
        """Until the scoring scene."""
        table = self.table
        if table is None:
            raise Unreachable("no table was opened")
        idle = 0
        while self.decisions < most:
            self.compare()
            top = self.app.top
            if top is None:
                raise Unreachable("the program ended")
            if top.name == "scoring":
                return
            if top.name == "ending":
                self.step(600)  # what comes by itself takes no answer at once
                self.do("details")
                continue
            if top.name == "handover":
                self.ready()
                continue
            if top.name == "replies":
                self.reply()
                continue
            if table.model.staged is not None and top is table:
                self.watch(table)
                continue
            decision = table.model.session.decision
            if decision is None or not any(table.model.human(s) for s in decision.seats):
                idle += 1
                if idle > 400:
                    raise Unreachable(f"nothing goes on ({self.where()})")
                self.step(600)
                continue
            idle = 0
            if top is not table:
                raise Unreachable(f"{top.name} lies over the table ({self.where()})")
            self.answer()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
