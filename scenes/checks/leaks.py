"""`python -m scenes leaks`: tries to win back what a rival holds from everything the program shows, names, shares or speaks.

Games between people at one screen are laid on the real table twice: once as they are, once with everything exchanged that the
seat at the screen may not know (hands, decks, seed, sealed choices). Both are gone through in the same way: hand-over, table,
log, panels, menu, saved games, sharing, looking back, an error, leaving the window, opening again. What differs is a leak. Each
number that is seen is dealt as a seed, and what another chose in secret is tried to be taken back.

What stands inside the file of a save is outside of this: whoever opens that file reads the game.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from game.core.errors import printable
from scenes.checks import common

if TYPE_CHECKING:
    from game.core.play.session import Session
    from scenes.routes import App

PROG = "python -m scenes leaks"
MOVES, SEARCHED = 90, 160  # decisions before a game is looked at; before a position with several choosers is given up
TIMES = re.compile(r"\d{8}-\d{6}(-\d+)?|\d{1,2}:\d\d(:\d\d)?|\d{4}-\d\d-\d\d|0x[0-9a-f]+")
KEYS = "q e c b p o l m r w f h g n plus minus 0 1 2 3 9 tab space backspace f1 f2 f5 f6 f9"
CTRL = "z y backspace return c m s f"
ALT = "1 2 3 4"
KEPT = ("saves", "shared")  # folders whose files are games themselves


def parser() -> common.Parser:
    """The flags of `leaks`."""
    p = common.Parser(prog=PROG, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--game", default="", metavar="ID", help=f"{common.which_game()}; the first with secrets without it")
    p.add_argument("--games", type=int, default=20, metavar="N", help="so many games (default: 20)")
    p.add_argument("--seed", type=int, default=1, metavar="S", help="the first game's number")
    p.add_argument("--json", action="store_true", help="the report as JSON on stdout")
    return p


def main(argv: Sequence[str]) -> int:
    """Try it; 0 where nothing was won."""
    from scenes.app import game_list

    args = parser().parse_args(argv)
    secretive = [box.id for box in game_list.boxes() if box.playable and box.table.secrets]
    game = args.game or next(iter(secretive), "")
    if game not in secretive:
        return common.bad_use(PROG, f"{game or 'no game'} has no secrets; known: {', '.join(secretive) or 'none'}")
    if args.games < 1:
        return common.bad_use(PROG, "--games is at least 1")
    common.windowless()
    found: list[dict[str, Any]] = []
    screens = 0
    for number in range(args.seed, args.seed + args.games):
        with tempfile.TemporaryDirectory(prefix="tidetable-leaks-") as folder:
            hunt = Hunt(game, number, Path(folder))
            leaks = hunt.run()
            screens += hunt.screens
        found += [{"game": number, "where": where, "leak": leak} for where, leak in leaks]
        for where, leak in leaks:
            print(printable(f"game {number}, {where}: {leak}\n  {PROG} --game {game} --games 1 --seed {number}"), file=sys.stderr)
    if args.json:
        print(json.dumps({"game": game, "games": args.games, "screens": screens, "leaks": found}, ensure_ascii=False, indent=1))
    else:
        print(f"{args.games} games, {screens} screens, {len(found)} leaks")
    return 1 if found else 0


class Hunt:
    """One game, looked at by one of its seats: `run` gives (where, what was won)."""

    def __init__(self, game: str, number: int, folder: Path) -> None:
        from game import games
        from game.core.engine.rng import Rng
        from game.core.play.session import Session
        from scenes.app import game_list

        self.folder, self.rng = folder, Rng(number)
        self.screens = 0
        self.found: list[tuple[str, str]] = []
        rules: Any = game_list.rules_for(game)
        low, high = max(2, rules.seats[0]), rules.seats[1]
        seats = ("human",) * (low + self.rng.below(high - low + 1))
        catalogue = game_list.catalogue(game)
        fits = [mode for mode, _ in catalogue.modes if catalogue.mode_for(len(seats), mode) == mode]
        mode = fits[self.rng.below(len(fits))] if fits else ""
        flags = argparse.Namespace(game=game, set="", mode=mode, option=[], seed=None, seats=seats)
        self.setup = common.setup_from(flags, 10**11 + self.rng.below(9 * 10**11))
        self.session, self.looker = self._played(lambda: Session(rules, self.setup), number % 2 == 0)
        decision = self.session.decision
        part = decision.for_seat(self.looker) if decision is not None else None
        screen: Any = games.find(game).need("screen")
        self.open = part is not None and part.kind in screen.traits.face_down

    # -- the position ----------------------------------------------------------------------------
    def _played(self, new: Callable[[], Session], several: bool) -> tuple[Session, str]:
        """A game some way on, and one of those who are to choose; `several`: after somebody else chose in secret."""
        session, left = new(), SEARCHED if several else self.rng.below(MOVES)
        while (decision := session.decision) is not None and left:
            left -= 1
            last = session.log[-1].seat if session.log and not session.log[-1].auto else ""
            others = [seat for seat in decision.seats if seat != last]
            if several and last and last in decision.seats and others and self.rng.below(2):
                return session, others[self.rng.below(len(others))]
            options = [o for part in decision.parts or (decision,) for o in part.options]
            pick = options[self.rng.below(len(options))]
            session.choose(pick.seat, pick.key)
        if decision is None:  # over: nothing is secret any more
            return self._played(new, False)
        return session, decision.seats[self.rng.below(len(decision.seats))]

    def _copied(self) -> Session:
        from game.core.play.session import Session

        log = [(entry.seat, entry.key, entry.auto) for entry in self.session.log]
        return Session.replay(self.session.rules, self.setup, log).go_on()

    def twin(self) -> Session:
        """The same game as far as the one who looks may know."""
        from game.core.engine.rng import Rng

        rules, looker, chance = self.session.rules, self.looker, Rng(self.rng.below(1 << 40))
        twin = self._copied()

        def other(state: Any) -> Any:
            made = rules.sample(rules.view(state, looker), looker, chance)
            if rules.view(made, looker).hash() != rules.view(state, looker).hash():
                raise AssertionError(f"sample() of {rules.id} gives a position that {looker} can tell from the real one")
            return made

        twin.setup = self.setup._replace(seed=10**11 + self.rng.below(9 * 10**11))
        twin.state = other(twin.state)
        if twin._before:
            twin._before[-1] = other(twin._before[-1])  # the one that is looked back at
        twin.log[:] = [self._sealed(twin, entry) for entry in twin.log]
        return twin

    def _sealed(self, session: Session, entry: Any) -> Any:
        """An entry without what the looker may not know of it."""
        events = tuple(
            event._replace(args=tuple(f"?{n}" for n in range(len(event.args)))) if event.to and self.looker not in event.to
            else event for event in entry.events
        )  # fmt: skip
        hidden = not self.looker or session.hidden(entry.seat, self.looker)
        key = "?sealed" if hidden and entry.key != "done" else entry.key
        return entry._replace(key=key, events=events)

    # -- the attack ------------------------------------------------------------------------------
    def run(self) -> list[tuple[str, str]]:
        """Everything that was won: at the open table, where this seat is asked there, by nobody in particular first."""
        seats = ("", self.looker) if self.open else (self.looker,)
        for seat in seats:
            self.looker = seat
            self._compare()
        return self.found

    def _compare(self) -> None:
        """The real game beside one that looks alike."""
        before, folder = os.environ.get("TIDETABLE_HOME"), self.folder / (self.looker or "nobody")
        folder.mkdir()
        try:
            real = Tour(self, self._copied(), folder / "a", True)
            other = Tour(self, self.twin(), folder / "b", False)
        finally:
            os.environ.pop("TIDETABLE_HOME")
            if before is not None:
                os.environ["TIDETABLE_HOME"] = before
        self.screens += len(real.seen)
        self.found += real.won
        for where in dict.fromkeys([*real.seen, *other.seen]):
            mine, theirs = real.seen.get(where), other.seen.get(where)
            if mine != theirs:
                self.found.append((where, _difference(mine, theirs)))
        self._deal_again(real.seen)

    def _deal_again(self, seen: dict[str, list[str]]) -> None:
        """Each number that stands anywhere, as a seed: whether it deals the first position, every hand and deck with it."""
        from game.core.play.session import Session

        tried: set[int] = set()
        for where, lines in seen.items():
            for number in {int(text) for line in lines for text in re.findall(r"\d{1,18}", line)} - tried:
                tried.add(number)
                if Session(self.session.rules, self.setup._replace(seed=number)).first.hash() == self.session.first.hash():
                    self.found.append((where, f"the number {number} deals the game again, every hand"))


def _difference(mine: list[str] | None, theirs: list[str] | None) -> str:
    if mine is None or theirs is None:
        return "only one of two games that look alike comes here"
    for one, two in zip(mine, theirs, strict=False):
        if one != two:
            return f'"{one[:160]}" where a game that looks alike has "{two[:160]}"'
    return f"{len(mine)} lines where a game that looks alike has {len(theirs)}"


class Tour:
    """One way through everything somebody at the screen can see. `seen`: where -> its lines, the picture among them."""

    def __init__(self, hunt: Hunt, session: Session, home: Path, real: bool) -> None:
        from scenes.app import tables
        from scenes.app.seats import CHOOSING
        from scenes.app.settings_store import Settings
        from scenes.routes import App

        home.mkdir()
        os.environ["TIDETABLE_HOME"] = str(home)
        self.hunt, self.session, self.home, self.real = hunt, session, home, real
        self.seen: dict[str, list[str]] = {}
        self.won: list[tuple[str, str]] = []
        asks_all = Settings(reduced_motion=True, auto_equal=False, empty_phases="wait")
        self.app: App = App((1280, 720), "en", 100, asks_all, sync=True, source=list)
        try:
            saver = tables.keep_new(self.app, session)
            if hunt.looker:
                saver.chooses(hunt.looker, session)
                assert saver.note[CHOOSING] == hunt.looker
            self.table: Any = tables._show(self.app, session, saver)
            self.go()
        finally:
            self.app.clear()

    def go(self) -> None:
        """All of it."""
        app = self.app
        self.step(100)
        self.look("when the table opens")
        if not self.hunt.looker:
            self.open_table()
            return
        if self.table.model.face_down:
            self.table.model.acts.own_hand()
            self.step()
        if app.top is None or app.top.name != "handover":
            return  # everybody is asked at once: only what all may know is there
        self.curtain("the hand-over")
        self.ready()
        self.look("the table")
        self.tips("the table")
        self.drawers("the table")
        self.looking_back()
        self.leave_window()
        self.fault()
        self.take_back()
        self.look("the table after taking back")
        path = self.table.model.saver.path
        app.home()
        self.saves("the list of saves")
        self.files()
        if self.real:
            self.open_again(path)

    # -- input -----------------------------------------------------------------------------------
    def step(self, ms: int = 16, *events: Any) -> None:
        """One turn of the loop; a defect is one."""
        self.app.step(ms, events)

    def press(self, name: str, mod: int = 0) -> None:
        """A key down and up."""
        import pygame

        key = getattr(pygame, f"K_{name.upper() if len(name) > 1 else name}")
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.step(16, pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))

    def ready(self) -> None:
        """The one who looks takes the screen."""
        self.step(600)
        top: Any = self.app.top
        top.accept(True)
        self.step()

    def back_to(self, scene: Any) -> None:
        """Close what lies over it."""
        while self.app.top is not scene and scene in self.app.stack:
            self.app.pop()
        self.step()

    # -- looking ---------------------------------------------------------------------------------
    def plain(self, text: str) -> str:
        """Without times and folders, which differ by themselves."""
        return TIMES.sub("(time)", text.replace(str(self.home), "(home)"))

    def look(self, where: str, picture: bool = True) -> None:
        """Keep everything that is there now."""
        import pygame

        app, top = self.app, self.app.top
        lines = [*app.text_view(), *app.spoken, app.tip.text, pygame.display.get_caption()[0]]
        for item in top.items() if top is not None else ():
            lines += [item.hint, item.why]
        if top is not None and hasattr(top, "widgets"):
            lines += [str(getattr(widget, "text", "")) for widget in top.widgets]
        lines = [self.plain(line) for line in lines if line]
        if picture:
            shown = pygame.image.tobytes(app.screen, "RGB")
            lines.append(f"a picture {zlib.adler32(shown):x}.".translate(str.maketrans("0123456789", "ghijklmnop")))
        app.spoken.clear()
        app.tip_reset()
        self.note(where, lines)

    def note(self, where: str, lines: list[str]) -> None:
        """Under this name; a name that comes again is counted."""
        name, n = where, 2
        while name in self.seen:
            name, n = f"{where} ({n})", n + 1
        self.seen[name] = lines

    def tips(self, where: str) -> None:
        """What pointing at each thing says."""
        top: Any = self.app.top
        self.note(f"{where}, pointed at", [self.plain(str(top.tip(item))) for item in list(top.items())])

    # -- the stations ----------------------------------------------------------------------------
    def curtain(self, where: str) -> None:
        """All keys, and the menu with all that it opens."""
        import pygame

        curtain: Any = self.app.top
        before = len(self.session.log)
        for names, mod in ((KEYS, 0), (CTRL, pygame.KMOD_CTRL), (ALT, pygame.KMOD_ALT)):
            for name in names.split():
                self.press(name, mod)
                if self.app.top is not curtain:
                    self.look(f"{where}, key {name}")
                self.back_to(curtain)
        self.look(f"{where}, after all keys")
        if len(self.session.log) != before:
            self.won.append((where, "a key decides something"))
        curtain.leave()
        self.step()
        menu: Any = self.app.top
        self.look(f"{where}, menu")
        for key in ("copy", "share", "load", "rules", "settings"):
            menu.activate(menu.item(key))
            self.step()
            if key == "load":
                self.saves(f"{where}, saves")
            else:
                self.look(f"{where}, {key}", picture=key != "settings")
            if key == "share":
                self.share(f"{where}, share")
            self.back_to(menu)
        self.back_to(curtain)

    def share(self, where: str) -> None:
        """What can be copied and written from there."""
        top: Any = self.app.top
        for key in ("copy", "save"):
            item = top.item(key)
            if item is not None and item.enabled:
                top.activate(item)
                self.note(f"{where}: {key}", [self.plain(self.app.paste())])

    def open_table(self) -> None:
        """A seat is asked while its hand lies face down: no hand at all may show, and the way back leads through the curtain."""
        from scenes.table.timetravel import look_here

        table: Any = self.table
        model = table.model
        if not model.face_down or not self.at_table:
            self.won.append(("the open table", "the screen belongs to a seat"))
            return
        self.tips("the open table")
        self.drawers("the open table")
        for name, doing in (("undo", table.actions.undo), ("redo", table.actions.redo), ("advice", table.dialogs.advising.ask),
                            ("restart", table.actions.restart_phase), ("look back", lambda: look_here(model, 0))):  # fmt: skip
            before = len(self.session.log)
            doing()
            self.step()
            if self.app.top is None or self.app.top.name != "handover" or len(self.session.log) != before:
                self.won.append(("the open table", f"{name} asks nobody to take the screen"))
            self.back_to(table)

    def drawers(self, where: str) -> None:
        """Log, panels, forecast, keys."""
        table, model = self.table, self.table.model
        for name in ("show_log", "show_messages", "show_rules", "show_menu", "share"):
            getattr(table.dialogs, name)()
            self.step()
            self.look(f"{where}, {name}")
            top: Any = self.app.top
            if name == "show_log":
                for key in ("copy", "share"):
                    item = top.item(key)
                    if item is not None and item.enabled:
                        top.activate(item)
                        self.step()
                        self.note(f"the log: {key}", [self.plain(self.app.paste())])
                        self.look(f"the log, {key}")
            self.back_to(table)
        for seat in model.session.state.seats:
            table.drawers.show_panel(seat)
            self.step()
            self.look(f"the panel of {seat}")
            self.tips(f"the panel of {seat}")
        self.press("escape")
        for name in ("o", "f", "w", "f1"):
            self.press(name)
            self.look(f"{where}, key {name}")
            self.back_to(table)
            if model.open:
                self.press("escape")

    def looking_back(self) -> None:
        """The position before, from every seat."""
        from scenes.table.timetravel import look_here

        table, model = self.table, self.table.model
        if model.session.log and self.app.top is table:
            look_here(model, len(model.session.log) - 1)
            self.step()
            self.look("looking back")
            top = self.app.top
            for seat in model.session.state.seats:
                if seat != model.seat and top is not table:
                    top.seating.visit(seat)
                    self.step()
                    self.look(f"looking back as {seat}")
            self.back_to(table)

    def leave_window(self) -> None:
        """The window is left and comes back: nothing of the table may be there."""
        import pygame

        self.step(16, pygame.event.Event(pygame.WINDOWFOCUSLOST), pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        self.look("when the window was left")
        if self.app.top is None or self.app.top.name != "handover":
            self.won.append(("when the window was left", "the table lies open"))
            return
        self.ready()

    def fault(self) -> None:
        """A defect whose words name what is hidden."""
        app, state = self.app, self.session.state
        app.fail(RuntimeError(f"{state.hash()} seed {self.session.setup.seed}"))
        self.step()
        page: Any = app.top
        if page.item("details") is not None:
            page.activate(page.item("details"))
        self.step()
        self.look("an error", picture=False)
        self.note("an error: copied", [self.plain(page.details)])
        app.errors.clear()
        self.back_to(self.table)

    def take_back(self) -> None:
        """What another chose in secret is tried to be taken back, and taken again."""
        for name, keys in (("back to the start of the phase", ("backspace",)), ("undo", ("z",)), ("redo", ("y",)),
                           ("undo and redo", ("z", "y"))):  # fmt: skip
            if self.at_table and self.table.model.seat == self.hunt.looker:
                self._take_back(name, keys)

    @property
    def at_table(self) -> bool:
        """Whether nothing lies over it."""
        return self.app.top is self.table

    def _take_back(self, name: str, keys: Sequence[str]) -> None:
        import pygame

        session, looker = self.session, self.hunt.looker
        log = len(session.log)
        theirs = [(n, e.seat) for n, e in enumerate(session.log) if not e.auto and e.seat != looker]
        for key in keys:
            self.press(key, pygame.KMOD_CTRL)
            self.look(f"the table, {name}")
            top: Any = self.app.top
            if top is not None and top.name == "confirm":
                top.activate(top.item("go"))
                self.step()
        lost = [seat for n, seat in theirs if n >= len(session.log) or session.log[n].seat != seat]
        again = [entry.seat for entry in session.log[log:] if not entry.auto and entry.seat != looker]
        if lost:
            self.won.append((name, f"{looker} takes back what {lost[-1]} chose in secret"))
        if again:
            self.won.append((name, f"{looker} takes again what {again[0]} took back"))

    def saves(self, where: str) -> None:
        """The list of tables; watching one again is refused."""
        if self.app.top is None or self.app.top.name != "load":
            self.app.go("saves")
        self.step()
        scene: Any = self.app.top
        self.look(where, picture=False)
        self.tips(where)
        if self.real:
            if scene.item("watch") is not None:
                scene.activate(scene.item("watch"))
                self.step()
            if self.app.find("replay") is not None:
                self.won.append((where, "a game that goes on can be watched from every seat"))
            self.app.spoken.clear()
            self.app.tip_reset()

    def files(self) -> None:
        """Names of all files that were written, and what stands in those that are no games."""
        names, told = [], []
        for path in sorted(self.home.rglob("*")):
            place = path.relative_to(self.home)
            if place.parts[0] == "cache":
                continue  # made from the data of the program
            names.append(self.plain(str(place)))
            if path.is_file() and (place.parts[0] not in KEPT or path.suffix == ".png") and path.suffix != ".lock":
                content = path.read_bytes()
                shown = content.decode("utf-8", "replace") if path.suffix in (".txt", ".json") else f"{zlib.adler32(content)}."
                told.append(f"{self.plain(str(place))}: {self.plain(shown)}")
        self.note("names of files", names)
        self.note("files", told)

    def open_again(self, path: Path) -> None:
        """The table that was left, at the curtain of the player who was choosing."""
        from scenes.app import tables

        session, looker = self.session, self.hunt.looker
        decision = session.decision
        tables.open_save(self.app, path)
        self.step(100)
        table = cast(Any, self.app.find("table"))
        top = self.app.top
        if top is not None and top.name == "replies":
            return  # all are asked at once: what lies there is looked at where a table opens so
        if table.model.face_down:
            return  # asked at the open table, which is looked at by nobody in particular
        if top is None or top.name != "handover":
            self.won.append(("opened again", "the table lies open"))
        elif decision is not None and looker in decision.seats and table.model.seat != looker:
            self.won.append(("opened again", f"{table.model.seat} is asked where {looker} was choosing"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
