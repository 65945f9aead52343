"""`python -m scenes monkey`: random clicks, keys, wheel, drags, resizes, focus loss, language and scale switches.

Real scenes get real events. An exception, a question nobody could answer on screen, an overlay that does not
close, a card that stays zoomed: any of these ends the run with exit 1 and the command that shows it again. With
--compare the window is compared with a full repaint after every event (`scenes.checks.compare`).
Everything follows from the seed: work that a thread would do is done at once, and new tables get seeds from
the same chance. A run of N events is the beginning of every longer one.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from game.core.errors import printable
from scenes.checks import common

if TYPE_CHECKING:
    from scenes.routes import App

PROG = "python -m scenes monkey"
SIZES = ((1280, 720), (1024, 640), (1366, 768), (1600, 900), (1920, 1080), (700, 500))
SCALES = (75, 100, 125, 150, 200)
EPISODE, PROBE = 400, 60
ROOTS = ("menu", "pause")
WEIGHTS = {
    "item": 30, "click": 8, "move": 14, "key": 24, "type": 3, "wheel": 4, "drag": 3, "right": 4, "hold": 2,
    "focus": 1, "resize": 0.5, "scale": 0.4, "lang": 0.4, "wait": 5.7,
}  # fmt: skip


class Trouble(Exception):
    """Something no player may meet."""


def parser() -> common.Parser:
    """The flags of `monkey`."""
    p = common.Parser(prog=PROG, description=__doc__)
    p.add_argument("--game", default=common.usual_game(), metavar="ID", help=common.which_game())
    common.add_box(p)
    p.add_argument("--events", type=int, default=2000, metavar="N", help="so many random events (default: 2000)")
    p.add_argument("--seed", type=int, default=1, metavar="S", help="seed of all chance")
    p.add_argument("--json", action="store_true", help="the report as JSON on stdout")
    common.add_compare(p)
    p.add_argument("--trail", type=int, default=12, metavar="N", help="how many of the last events to tell on trouble")
    return p


def main(argv: Sequence[str]) -> int:
    """Let it play; 0 if nothing went wrong."""
    args = parser().parse_args(argv)
    if args.events < 1:
        return common.bad_use(PROG, "--events is at least 1")
    from game.core.engine import preview
    from scenes.app import game_list

    preview.strict = True
    game_list.rules_for(args.game)
    common.windowless()
    with tempfile.TemporaryDirectory(prefix="tidetable-monkey-") as folder:
        os.environ["TIDETABLE_HOME"] = folder
        monkey = Monkey(args.game, args.seed, args.compare, args.shots, args.set, args.option)
        started = time.perf_counter()
        problem = monkey.run(args.events)
        monkey.leave()
    report = monkey.report()
    report["seconds"] = round(time.perf_counter() - started, 1)
    if monkey.comparison is not None:
        report["compared"], report["stale"] = monkey.comparison.done, monkey.comparison.found
        problem = problem or monkey.comparison.problem()
    report["ok"] = problem is None
    if problem is not None:
        report["problem"] = problem
        report["trail"] = monkey.trail[-args.trail :]
        report["reproduce"] = f"{PROG} --game {args.game} --events {monkey.done} --seed {args.seed}"
        report["reproduce"] += f" --set {args.set}" * bool(args.set)
        report["reproduce"] += "".join(f" --option {name}={value}" for name, value in args.option)
        report["reproduce"] += " --compare" if args.compare else ""
    _tell(report, args.json)
    return 0 if problem is None else 1


def _tell(report: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(report, ensure_ascii=False, indent=1))
        return
    per = ", ".join(f"{name} {n}" for name, n in sorted(report["scenes"].items(), key=lambda kv: -kv[1]))
    print(
        f"{report['events']} events, {report['decisions']} decisions, {report['probes']} probes in {report['seconds']} s: {per}"
    )
    if not report["ok"]:
        for line in report["trail"]:
            print(printable(f"  {line}"), file=sys.stderr)
        print(printable(f"{report['problem']}\nagain: {report['reproduce']}"), file=sys.stderr)


class Monkey:
    """One App and a hand that knows nothing. `run` gives None or what went wrong."""

    def __init__(
        self, game: str, seed: int, compare: bool = False, shots: str = "", content: str = "", options: Any = ()
    ) -> None:
        from scenes.app import game_list
        from scenes.app.settings_store import Settings
        from scenes.checks.compare import Comparison
        from scenes.routes import App

        self.game, self.rng = game, Random(seed)
        self.content, self.options = content, list(options)  # another box of the game, options of its set-up
        self.done = self.probes = self.decisions = self.left = 0
        self.scenes: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.trail: list[str] = []
        seeds: Any = game_list  # tables that are opened by clicking follow from the seed, too
        seeds.fresh_seed = lambda: self.rng.randrange(1, 1_000_000)
        settings = Settings(reduced_motion=True, auto_equal=False, empty_phases="wait")
        self.app: App = App((1280, 720), "en", 100, settings, sync=True, source=list)
        self.comparison = Comparison(self.app, shots) if compare else None
        self._at = (640, 360)
        self._log = 0
        self._log_of: Any = None

    def report(self) -> dict[str, Any]:
        """Figures so far."""
        return {
            "events": self.done,
            "decisions": self.decisions,
            "probes": self.probes,
            "programs_left": self.left,
            "scenes": dict(self.scenes),
            "inputs": dict(self.kinds),
            "refused": dict(self.refused),
        }

    def leave(self) -> None:
        """Close what is open, so that files are free."""
        self.app.clear()

    # -- the run -------------------------------------------------------------------------------
    def run(self, events: int) -> str | None:
        """So many events; what went wrong, or None."""
        try:
            while self.done < events:
                if self.done % EPISODE == 0 or not self.app.stack:
                    self._start()
                self._act()
                self.done += 1
                self._check()
                if self.comparison is not None:
                    for stale in self.comparison.look(self.done):
                        self._note(str(stale))
                if self.done % PROBE == 0:
                    self._probe()
        except Trouble as error:
            return str(error)
        except Exception as error:  # not caught by the App itself: worse still
            return "".join(traceback.format_exception(error))
        return None

    def _start(self) -> None:
        """A fresh beginning: the menu, the set-up, or a table somewhere in a game."""
        from scenes.app import tables
        from scenes.menu.screen import MenuScene
        from scenes.setup.screen import SetupScene

        self.leave()
        app = self.app
        app.running, app.mouse = True, (-1, -1)
        where = self.rng.choice(("menu", "setup", "table", "table", "table", "late", "bots", "lesson"))
        if where == "menu":
            app.push(MenuScene(app))
        elif where == "setup":
            app.push(SetupScene(app, self.game, self._setup(("human",)) if self.content else None))
        elif where == "lesson":
            self._lesson()
        else:
            self._table(tables, where)
        self._note(f"start: {where}")
        self._step(16)

    def _lesson(self) -> None:
        """Some chapter from its start, where the game has any; else the first start of the program."""
        from game.core.teaching import lessons
        from scenes.menu.firstrun import FirstRunScene
        from scenes.menu.screen import MenuScene
        from scenes.table.lesson_table import open_lesson

        if lessons.has(self.game) and self.rng.random() < 0.8:
            open_lesson(self.app, self.rng.choice(lessons.load(self.game)))
            return
        self.app.push(MenuScene(self.app))
        self.app.push(FirstRunScene(self.app))

    def _table(self, tables: Any, where: str) -> None:
        from scenes.app import game_list
        from scenes.table import TableScene

        box = game_list.box(self.game)
        low, high = (box.entry.table(self.content) if self.content else box.table).seats
        n = max(low, self.rng.randrange(1, 4 if high <= 4 else high + 1))
        seats = ("human",) * n
        if where == "bots":
            seats = ("human", *("bot:random",) * max(1, n - 1))
        setup = self._setup(seats)
        session, saver = tables.start(self.app, setup, where == "table")
        if where == "late":
            common.play_random(session, self.rng.randrange(10, 80), setup.seed)
        self.app.replace(TableScene(self.app, session, saver))

    def _setup(self, seats: tuple[str, ...]) -> Any:
        """A set-up of the box that is looked at."""
        import argparse

        from scenes.app import game_list

        asked = {"game": self.game, "set": self.content, "mode": "", "option": self.options, "spirit": []}
        if self.content:  # whoever lives there, not always the first of the list
            living = [spirit.id for spirit in game_list.catalogue(self.game, self.content).spirits]
            asked["spirit"] = self.rng.sample(living, min(len(seats), len(living)))
        return common.setup_from(argparse.Namespace(**asked, seed=self.rng.randrange(1, 10**6), seats=seats))

    def _note(self, text: str) -> None:
        top = self.app.top
        self.trail.append(f"{self.done} {top.name if top else '-'}: {text}")
        del self.trail[:-200]

    def _step(self, ms: int, *events: Any) -> None:
        self.app.step(ms, events)
        if not self.app.running:
            self.left += 1
            self.leave()

    def _check(self) -> None:
        """After every event: no error, no zoom without its card."""
        from game.core.errors import TidetableError

        app = self.app
        if app.errors and isinstance(app.errors[0], TidetableError):
            self.refused[str(app.errors.pop(0))[:60]] += 1  # said to the player in a sentence: that is no accident
        if app.errors:
            raise Trouble("".join(traceback.format_exception(app.errors[0])).rstrip())
        top = app.top
        if top is None:
            return
        self.scenes[top.name] += 1
        table: Any = app.find("table")
        if table is None:
            return
        log = len(table.model.session.log)
        if table.model.session is self._log_of and log > self._log:
            self.decisions += 1
        self._log_of, self._log = table.model.session, log
        if table.hover.zoomed is not None:
            key = table.hover.zoomed[0]
            here = table.focus_key if app.ring_shown else table.hover_key
            if top is not table or here != key:
                raise Trouble(f"the card {key} stays zoomed although {here or 'nothing'} is pointed at ({top.name} is on top)")

    # -- one event -----------------------------------------------------------------------------
    def _act(self) -> None:
        kind = self.rng.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        self.kinds[kind] += 1
        getattr(self, f"_do_{kind}")()

    def _event(self, kind: int, **values: Any) -> Any:
        import pygame

        return pygame.event.Event(kind, **values)

    def _press(self, pos: tuple[int, int], button: int = 1) -> None:
        import pygame

        self._at = pos
        self._step(
            self.rng.choice((1, 16, 40)),
            self._event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)),
            self._event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button),
            self._event(pygame.MOUSEBUTTONUP, pos=pos, button=button),
        )

    def _anywhere(self) -> tuple[int, int]:
        w, h = self.app.screen.get_size()
        return self.rng.randrange(w), self.rng.randrange(h)

    def _some_item(self) -> Any:
        top = self.app.top
        items = [i for i in top.items() if i.rect is not None and i.focusable] if top is not None else []
        return self.rng.choice(items) if items else None

    def _do_item(self) -> None:
        """Click on something that can be clicked; on the table half of the time on an answer."""
        top: Any = self.app.top
        item = self._some_item()
        shapes = list(getattr(top, "shapes", ())) if top is not None else []
        if shapes and not top.over and self.rng.random() < 0.6:
            item = top.item(self.rng.choice(shapes)) or item
        if item is None or item.rect is None:
            self._do_click()
            return
        if item.key == "quit" and self.rng.random() < 0.9:
            return
        self._note(f"click {item.role} {item.key or item.name}")
        self._press(item.rect.center, 1)

    def _do_click(self) -> None:
        pos = self._anywhere()
        self._note(f"click at {pos}")
        self._press(pos, self.rng.choice((1, 1, 1, 2)))

    def _do_right(self) -> None:
        item = self._some_item()
        pos = item.rect.center if item is not None else self._anywhere()
        self._note(f"right click at {pos}")
        self._press(pos, 3)

    def _do_move(self) -> None:
        import pygame

        item = self._some_item() if self.rng.random() < 0.6 else None
        pos = item.rect.center if item is not None else self._anywhere()
        self._note(f"move to {pos}")
        self._at = pos
        self._step(16, self._event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
        if self.rng.random() < 0.5:
            self._step(self.rng.choice((100, 300, 600)))

    def _do_key(self) -> None:
        import pygame

        names = ("TAB RETURN SPACE BACKSPACE UP DOWN LEFT RIGHT F1 F6 F11 F12 HOME END PAGEUP PAGEDOWN DELETE ESCAPE "
                 "0 1 2 3 4 5 9 PLUS MINUS a b c d e f h i k l m o p q r s w y z").split()  # fmt: skip
        weights = [6, 6, 3, 3, 2, 2, 2, 2, 1, 2, 0.1, 0.1, *(1,) * 5, 3, *(1.5,) * 9]
        weights += [1] * (len(names) - len(weights))
        name = self.rng.choices(names, weights)[0]
        mod = self.rng.choices((0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT), (12, 3, 2, 2))[0]
        self._note(f"key {name} mod {mod}")
        key = getattr(pygame, f"K_{name}")
        self._step(
            16, self._event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0),
            self._event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0),
        )  # fmt: skip

    def _do_type(self) -> None:
        import pygame

        text = self.rng.choice(("a", "ї", "12", " ", "è", "<b>", "{", "дуже довге ім'я без жодного кінця " * 3))
        self._note(f"type {text!r}")
        self._step(16, self._event(pygame.TEXTINPUT, text=text))

    def _do_wheel(self) -> None:
        import pygame

        by = self.rng.choice((-3, -1, 1, 2))
        self._note(f"wheel {by}")
        self._step(16, self._event(pygame.MOUSEWHEEL, x=0, y=by, flipped=False, precise_x=0.0, precise_y=float(by)))

    def _do_drag(self) -> None:
        import pygame

        start, end, button = self._anywhere(), self._anywhere(), self.rng.choice((1, 1, 2, 3))
        if (item := self._some_item()) is not None and self.rng.random() < 0.5:
            start = item.rect.center
        self._note(f"drag {button} from {start} to {end}")
        held = tuple(int(n == button) for n in (1, 2, 3))
        half = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        events = [self._event(pygame.MOUSEBUTTONDOWN, pos=start, button=button)]
        for a, b in ((start, half), (half, end)):
            events.append(self._event(pygame.MOUSEMOTION, pos=b, rel=(b[0] - a[0], b[1] - a[1]), buttons=held))
        if self.rng.random() < 0.9:  # sometimes the button is let go outside the window
            events.append(self._event(pygame.MOUSEBUTTONUP, pos=end, button=button))
        self._at = end
        self._step(16, *events)

    def _do_hold(self) -> None:
        """A button that goes down here and up there."""
        import pygame

        pos = self._anywhere()
        kind = self.rng.choice((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
        self._note(f"button {'down' if kind == pygame.MOUSEBUTTONDOWN else 'up'} at {pos}")
        self._step(16, self._event(kind, pos=pos, button=self.rng.choice((1, 2, 3))))

    def _do_focus(self) -> None:
        import pygame

        self._note("focus lost")
        self._step(16, self._event(pygame.WINDOWFOCUSLOST))
        top: Any = self.app.top
        if top is not None and top.name == "zoom":
            raise Trouble("the zoomed card stays open although the window lost the focus")
        if top is not None and getattr(top, "zoomed", None) is not None:
            raise Trouble("a card floats although the window lost the focus")
        self._step(16, self._event(pygame.WINDOWLEAVE))
        self._step(400, self._event(pygame.WINDOWFOCUSGAINED))

    def _do_resize(self) -> None:
        import pygame

        w, h = self.rng.choice(SIZES)
        self._note(f"resize {w}x{h}")
        self._step(16, self._event(pygame.VIDEORESIZE, w=w, h=h, size=(w, h)))

    def _do_scale(self) -> None:
        percent = self.rng.choice(SCALES)
        self._note(f"scale {percent}")
        self.app.set_percent(percent)
        self._step(16)

    def _do_lang(self) -> None:
        lang = self.rng.choice(("en", "it", "uk"))
        self._note(f"language {lang}")
        self.app.set_language(lang)
        self._step(16)

    def _do_wait(self) -> None:
        ms = self.rng.choice((16, 260, 500, 1200, 3000))
        self._note(f"wait {ms} ms")
        self._step(ms)

    # -- can one always get home, and always answer? ---------------------------------------------
    def _probe(self) -> None:
        """At most three Esc to a menu; then, on the bare table, every answer must be there."""
        import pygame

        app: Any = self.app
        self.probes += 1
        self._note("probe")
        for _ in range(3):
            if app.top is not None and app.top.name == "handover":
                app.top.accept(True)  # rivals: the next player takes the screen
                self._step(16)
            if app.top is None or app.top.name in ROOTS:
                break
            self._escape(pygame)
        if app.top is not None and app.top.name not in ROOTS:
            raise Trouble(f"after three Esc {app.top.name} is on top, no menu (stack: {', '.join(s.name for s in app.stack)})")
        table = app.find("table")
        if table is None or app.top is None or app.top.name != "pause":
            return
        self._escape(pygame)
        if app.top is not None and app.top.name == "handover":
            app.top.accept(True)  # rivals: the next player takes the screen
            self._step(16)
            for _ in range(3):
                if app.top is not None and app.top is not table:
                    self._escape(pygame)  # strict privacy: the screen was handed over while this was open
        if app.top is not table and (app.top is None or app.top.name != "replies"):  # the bar that asks all of them stays open
            raise Trouble(f"Esc in the pause menu leads to {app.top.name if app.top else 'nothing'}")
        if table.model.open or table.hover.zoomed is not None:
            raise Trouble(f"after Esc something is still open over the table: {table.model.open or table.hover.zoomed[0]}")
        if app.top is table:
            self._answers(table)
        else:
            self._bar(app.top, table)

    def _bar(self, bar: Any, table: Any) -> None:
        """While all are asked at once, the bar is what answers: whoever the rules ask has a button there, nobody has one."""
        window, decision = self.app.screen.get_rect(), table.model.session.decision
        asked = [seat for seat in decision.seats if table.model.human(seat)] if decision is not None else []
        for key in ("nobody", *(f"reply-{seat}" for seat in asked)):
            item = bar.item(key)
            if item is None or not item.enabled or item.rect is None or not window.contains(item.rect):
                raise Trouble(f"dead end: {key} is not on the bar of replies")

    def _escape(self, pygame: Any) -> None:
        self._step(16, self._event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))
        self._check()

    def _answers(self, table: Any) -> None:
        decision = table.model.session.decision
        if decision is None:
            if table.model.session.result is None:
                raise Trouble("dead end: nothing is asked and the game is not over")
            return
        people = [s for s in decision.seats if table.model.human(s)]
        if not people:
            return  # a bot is to move; the loop lets it
        if table.model.asked is None or not table.model.options:
            raise Trouble(f"dead end: {decision.kind} is asked of {', '.join(people)}, but the table offers nothing")
        if table.model.centre.hidden:
            table.zoom.hide_pieces()
        table.zoom.fit()
        window = self.app.screen.get_rect()
        for key in table.model.options:
            first = table.model.route(key)[0]
            item = table.item(first)
            if item is None or not item.enabled:
                raise Trouble(f"dead end: {key} ({decision.kind}) cannot be chosen: {first} is not on the screen or closed")
            if item.rect is None or not window.colliderect(item.rect):
                size = "x".join(map(str, window.size))
                raise Trouble(f"dead end: {first} ({decision.kind}) lies outside the window of {size}: {item.rect}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
