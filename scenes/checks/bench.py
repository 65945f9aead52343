"""`python -m scenes bench`: how long the screen takes, against what pygame alone and this machine can do.

Every figure has its ratio to R (one run of `sum(i*i for i in range(100000))` in the same minute), where it makes
sense its ratio to bare pygame-ce doing the least that has to be done, and its budget. Everything is measured in
the program's own processor time, as is R, so that other programs do not count: frames in the main thread's, starts
in the process's. Budgets in milliseconds, and that of idling, are put into the terms of the machine they were set on.
Exit 1 when a budget is missed by more than a busy machine explains (`--slack`; none for memory and idling).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from scenes.checks import common

if TYPE_CHECKING:
    from scenes.routes import App

PROG = "python -m scenes bench"
FULL_HD, UHD = (1920, 1080), (3840, 2160)
FOLLOWING = 8  # frames that belong to an answer: what was put off comes in them
SET_R = 0.00297  # seconds of R on the machine where the budgets in milliseconds were set


def parser() -> common.Parser:
    """The flags of `bench`."""
    p = common.Parser(prog=PROG, description=__doc__)
    p.add_argument("--json", action="store_true", help="the report as JSON on stdout")
    p.add_argument("--game", default=common.usual_game(), metavar="ID", help=common.which_game())
    common.add_box(p)
    p.add_argument("--quick", action="store_true", help="fewer repetitions, without 3840x2160")
    p.add_argument("--slack", type=float, default=1.5, metavar="X", help="a budget is missed at X times it (default: 1.5)")
    p.add_argument("--child", default="", help="used by the command itself")
    return p


def main(argv: Sequence[str]) -> int:
    """Measure; 0 when all budgets are kept."""
    args = parser().parse_args(argv)
    common.windowless()
    from scenes.checks import audit_games

    audit_games.CHOSEN.update(set=args.set, option=args.option)
    if args.child:
        return {"bare": _bare, "start": _start, "idle": _idle}[args.child](args)
    started = time.perf_counter()
    report = Report()
    with tempfile.TemporaryDirectory(prefix="tidetable-bench-") as folder:
        os.environ["TIDETABLE_HOME"] = folder
        _starts(report, args)
        _screens(report, args)
    out = {
        "R_ms": round(report.r * 1000, 3),
        "figures": report.rows,
        "seconds": round(time.perf_counter() - started, 1),
        "missed": [
            row["name"]
            for row in report.rows
            if row["times_budget"] and row["times_budget"] > (args.slack if row["unit"] == "ms" else 1.0)
        ],
    }
    out["ok"] = not out["missed"]
    if args.json:
        print(json.dumps(out, indent=1))
    else:
        _tell(out)
    return 0 if out["ok"] else 1


def _tell(out: dict[str, Any]) -> None:
    print(f"R = {out['R_ms']} ms")
    for row in out["figures"]:
        parts = [f"{row['name']:<28} {row['value']:>9} {row['unit']:<4}"]
        parts.append(f"{row['R']:>8} R" if row["R"] is not None else " " * 10)
        parts.append(f"{row['bare']:>7}x bare" if row["bare"] is not None else " " * 13)
        parts.append(f"budget {row['budget']}: {'missed' if row['name'] in out['missed'] else 'kept'}" if row["budget"] else "")
        print(" ".join(parts).rstrip())


def reference() -> float:
    """R in seconds of this thread: the median of five."""
    return median([timed(lambda: sum(i * i for i in range(100000))) for _ in range(5)])


class Report:
    """Rows of figures. Budgets are given in R, in milliseconds, MB or percent, as the design has them."""

    def __init__(self) -> None:
        self.r = reference()
        self.rows: list[dict[str, Any]] = []

    def add(
        self, name: str, value: float, unit: str, budget: str = "", times: float | None = None, bare: float | None = None
    ) -> None:
        """`value` in unit (ms, MB, %); `times` = value / budget; `bare` = the bare figure in the same unit."""
        self.rows.append(
            {
                "name": name,
                "value": round(value, 3),
                "unit": unit,
                "R": round(value / 1000 / self.r, 3) if unit == "ms" else None,
                "bare": round(value / bare, 2) if bare else None,
                "bare_value": round(bare, 3) if bare else None,
                "budget": budget,
                "times_budget": round(times, 3) if times is not None else None,
            }
        )

    def in_r(self, name: str, seconds: float, most: float, bare: float | None = None) -> None:
        """A time with a budget in R; R is taken anew, so that a busy minute counts for both."""
        self.r = reference()
        ms = seconds * 1000
        self.add(name, ms, "ms", f"{most:g} R", seconds / self.r / most, bare * 1000 if bare else None)


def percentile(values: list[float], part: float) -> float:
    """The value that `part` of them stay under."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def timed(work: Callable[[], Any]) -> float:
    """Seconds of this thread that work takes."""
    t = time.thread_time()
    work()
    return time.thread_time() - t


# ---------------------------------------------------------------- in this process


def _screens(report: Report, args: Any) -> None:
    from scenes.app.settings_store import Settings
    from scenes.checks import audit_games
    from scenes.routes import App

    session = audit_games.session_at(args.game, 3, 0.8)
    rounds = 60 if args.quick else 200
    for size, mark, frame_r in ((FULL_HD, "", 2.7), (UHD, " 3840x2160", 5.4)):
        if args.quick and mark:
            break
        asks_all = Settings(reduced_motion=True, speed="normal", auto_equal=False, empty_phases="wait")
        app = App(size, "en", 100, asks_all, source=list)
        table: Any = _table(app, session)
        app.push(table)
        _settle(app, table)
        bare = _bare_flip(app)
        whole = [timed(partial(_redrawn, app)) for _ in range(rounds)]
        report.in_r(f"frame p99{mark}", percentile(whole, 0.99), frame_r, bare)
        report.in_r(f"frame p50{mark}", median(whole), frame_r, bare)
        _answers(report, app, args, mark, frame_r, bare)
        app.replace(table := _table(app, session))
        _settle(app, table)
        _pointing(report, app, table, mark, rounds)
        _zooming(report, app, table, mark)
        if app.errors:  # the error page is drawn in no time
            raise app.errors[0]
        app.clear()


def _table(app: App, session: Any) -> Any:
    """A table at which everybody sits at once: where seats have secrets, the redraw for the next one is what is measured."""
    from scenes.table import TableScene

    table: Any = TableScene(app, session, None)

    def take_seat(seat: str) -> bool:
        table.model.seat = table.model.seated = seat
        return True

    table.seating.take_seat, table.model.seated = take_seat, table.model.seat
    return table


def _redrawn(app: App) -> None:
    app.invalidate()
    app.step(1, [])


def _settle(app: App, table: Any) -> None:
    """Let the worker finish its pictures."""
    until = time.perf_counter() + 12
    quiet = 0
    while time.perf_counter() < until and quiet < 12:
        before = app.frames
        app.step(50, [])
        time.sleep(0.05)
        quiet = 0 if app.frames != before or app.jobs.waiting or not _drawn(table) else quiet + 1


def _think(app: App) -> None:
    """Nobody answers faster than in half a second, nor before the worker has drawn the cards they see."""
    until, steps = time.perf_counter() + 2, 0
    while steps < 30 or (app.jobs.waiting and time.perf_counter() < until):
        app.step(16, [])
        steps += 1
        if app.jobs.waiting:
            time.sleep(0.01)


def _drawn(table: Any) -> bool:
    chart = getattr(table.model.centre, "chart", None)
    return chart is None or getattr(chart, "_fine", None) is not None or chart.scale >= 2


def _bare_flip(app: App) -> float:
    """What pygame needs at least: one picture of the window's size onto the window, and flip."""
    import pygame

    picture = app.screen.copy()

    def frame() -> None:
        app.screen.blit(picture, (0, 0))
        pygame.display.flip()

    return median([timed(frame) for _ in range(60)])


def _answers(report: Report, app: App, args: Any, mark: str, budget: float, bare: float) -> None:
    """Real answers in a late three-player game, shown still and in motion: the dearest frame of those that follow each."""
    for name, still, seeds in (("drawn", True, (7, 8, 9, 10)), ("moving", False, (7, 8))):
        app.settings.reduced_motion = still
        found = [answer for seed in seeds[: len(seeds) // 2 if args.quick else None] for answer in _game(app, args, seed)]
        frames, whole, ruled = ([answer[n] for answer in found] for n in range(3))
        report.in_r(f"answer, {name} p50{mark}", median(frames), budget, bare)
        report.in_r(f"answer, {name} p99{mark}", percentile(frames, 0.99), budget, bare)
        report.add(f"answer, {name}, in all{mark}", median(whole) * 1000, "ms")
        report.add(f"answer, rules p50{mark}", median(ruled) * 1000, "ms")
    app.settings.reduced_motion = True


def _game(app: App, args: Any, seed: int) -> list[tuple[float, float, float]]:
    """Answers of one game: (dearest frame, all frames till panels and faces have followed, the rules' own part)."""
    from game.core.engine.rng import Rng
    from scenes.checks import audit_games

    session = audit_games.fresh_at(args.game, 3, 0.6, seed)
    table = _table(app, session)
    app.replace(table)
    _settle(app, table)
    choose, rng = session.choose_all, Rng(seed)
    ruled: list[float] = []
    found: list[tuple[float, float, float]] = []

    def measured(seat: str, keys: Any) -> Any:
        t = time.thread_time()
        try:
            return choose(seat, keys)
        finally:
            ruled.append(time.thread_time() - t)

    session.choose_all = measured  # the session is ours alone
    for _ in range(25):
        if session.decision is None or not table.model.options:
            break
        _think(app)
        while table.model.staged is not None:  # steps were shown, and what follows them is another answer's
            table.staging.finish()
            _think(app)
        keys = list(table.model.options)
        n, key = len(ruled), keys[rng.below(len(keys))]
        frames = [timed(partial(_answered, app, table, key))]
        while table.painter.steps or len(frames) < FOLLOWING:
            frames.append(timed(lambda: app.step(16, [])))
        if len(ruled) > n:
            frames[0] -= ruled[-1]
            found.append((max(frames), sum(frames), ruled[-1]))
    assert found, "no answer was measured"
    return found


def _answered(app: App, table: Any, key: str) -> None:
    table.actions.choose(key)
    app.step(16, [])


def _pointing(report: Report, app: App, table: Any, mark: str, rounds: int) -> None:
    import pygame

    places = [i.rect.center for i in table.items() if i.rect is not None and i.focusable]
    lands = [pos for pos in places if table.model.centre.inner.collidepoint(pos)]  # lands, tiles: whatever lies on the board
    empty = (app.screen.get_width() // 2, 3)

    def move(pos: tuple[int, int]) -> float:
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
        return timed(lambda: app.step(1, [event]))

    for pos in (*places, empty):
        move(pos)
    times = [move(places[n % len(places)]) for n in range(rounds)]
    on_lands = [move(lands[n % len(lands)]) for n in range(rounds) if lands]
    still = [timed(lambda: app.step(1, [])) for _ in range(rounds)]
    report.in_r(f"hover p50{mark}", median(times), 0.35)
    report.in_r(f"hover p95{mark}", percentile(times, 0.95), 1.0)
    if on_lands:
        report.in_r(f"hover of lands p50{mark}", median(on_lands), 0.35)
    report.in_r(f"step, nothing moves{mark}", median(still), 0.05)


def _zooming(report: Report, app: App, table: Any, mark: str) -> None:
    """Wheel steps in and out; then the sharp picture at rest."""
    import pygame

    app.mouse = table.model.centre.inner.center

    def wheel(by: int) -> float:
        event = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=by, flipped=False, precise_x=0.0, precise_y=float(by))
        return timed(lambda: app.step(16, [event]))

    for by in (1, 1, -1, -1):
        wheel(by)
    times = [wheel(by) for by in (1, 1, 1, -1, -1, -1) * 6]
    report.in_r(f"zoom step p50{mark}", median(times), 5)
    report.in_r(f"zoom step p95{mark}", percentile(times, 0.95), 5)
    wheel(1)
    wheel(1)
    sharp = [timed(lambda: app.step(60, [])) for _ in range(30)]
    report.in_r(f"sharp again{mark}", max(sharp), 35)
    table.model.centre.fit()


# ---------------------------------------------------------------- in processes of their own


def _child(args: Any, what: str) -> dict[str, float]:
    """Run a part of this command in a fresh process, with the same box on the table; its figures."""
    box = [*(("--set", args.set) if args.set else ()), *(f"--option={name}={value}" for name, value in args.option)]
    done = subprocess.run(
        [sys.executable, "-m", "scenes", "bench", "--child", what, "--game", args.game, *box],
        capture_output=True, text=True,
    )  # fmt: skip
    if done.returncode:
        raise RuntimeError(f"bench {what} ended with {done.returncode}: {done.stderr[-2000:]}")
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def _starts(report: Report, args: Any) -> None:
    times = 2 if args.quick else 5
    _child(args, "start")  # the first run fills the caches: what is measured is a warm start
    _child(args, "bare")
    bare = [_child(args, "bare") for _ in range(times)]
    full = [_child(args, "start") for _ in range(times)]
    least = median(b["frame"] for b in bare) * 1000
    report.r = median(f["r"] for f in full)  # as it was in the processes that were measured
    share = SET_R / report.r

    def take(key: str) -> float:
        return median(f[key] for f in full) * 1000

    report.add("bare window", least, "ms")
    first = take("first")
    report.add("first frame", first, "ms", "3x bare and 300 ms", max(first * share / 300, first / (3 * least)), least)
    report.add("menu ready", take("menu"), "ms", "600 ms", take("menu") * share / 600, least)
    report.add("table ready from the menu", take("table"), "ms", "600 ms", take("table") * share / 600)
    report.add("table drawn in full", take("fine"), "ms")
    if full[0]["memory"]:
        bare_mb = median(b["memory"] for b in bare)
        used = median(f["memory"] for f in full)
        report.add("memory, one game", used, "MB", "200 MB", used / 200, bare_mb)
    idle = _child(args, "idle")
    report.add("idle, table", idle["percent"], "%", "1 % of a core", idle["percent"] * SET_R / idle["r"])


def memory() -> float:
    """Resident megabytes of this process now; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    except (OSError, ValueError, AttributeError):
        return 0.0


def _bare(args: Any) -> int:
    """A window, a colour, a word, flip."""
    import pygame

    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode(FULL_HD)
    screen.fill("#14333B")
    screen.blit(pygame.font.Font(None, 64).render("Tidetable", True, "#F3E9D2"), (800, 500))
    pygame.display.flip()
    print(json.dumps({"frame": time.process_time(), "memory": memory()}))
    return 0


def _start(args: Any) -> int:
    """As `python -m scenes` starts: first frame, menu, then a table of three."""
    from scenes.app.settings_store import Settings
    from scenes.routes import App

    app = App(FULL_HD, "en", 100, Settings())
    app.first_frame()
    first = time.process_time()
    from scenes.menu.screen import MenuScene

    app.push(MenuScene(app))
    app.step(16, [])
    menu = time.process_time()
    from scenes.app import tables

    until = time.perf_counter() + 1.5
    while time.perf_counter() < until:  # somebody looks at the menu for a moment
        app.step(16, [])
        time.sleep(0.02)
    from scenes.checks import audit_games

    setup = common.setup_from(audit_games.flags(args.game, 3, 7))
    opened, begun = time.perf_counter(), time.thread_time()
    table: Any = tables.open_table(app, setup, True)
    app.step(16, [])
    ready = time.thread_time() - begun
    while not _drawn(table) and time.perf_counter() - opened < 10:
        app.step(16, [])
        time.sleep(0.005)
    fine = time.perf_counter() - opened
    for _ in range(25):  # the worker's faces, and what opens over the table
        app.step(16, [])
        time.sleep(0.02)
    for opening in (table.dialogs.show_log, table.dialogs.show_rules, table.dialogs.show_menu):
        opening()
        app.step(16, [])
        app.pop()
        app.step(16, [])
    used = memory()
    figures = {"first": first, "menu": menu, "table": ready, "fine": fine, "memory": used, "r": reference()}
    print(json.dumps(figures))
    app.clear()
    return 0


def _idle(args: Any) -> int:
    """The real loop at a table nobody touches: processor time per second, in percent."""
    import threading

    from scenes.app import tables
    from scenes.app.settings_store import Settings
    from scenes.checks import audit_games
    from scenes.routes import App

    app = App(FULL_HD, "en", 100, Settings())
    tables.open_table(app, common.setup_from(audit_games.flags(args.game, 3, 7)), True)
    marks: list[tuple[float, float]] = []

    def watch() -> None:
        for wait in (4.0, 4.0):
            time.sleep(wait)
            marks.append((time.perf_counter(), time.process_time()))
        app.running = False

    threading.Thread(target=watch, daemon=True).start()
    app.run()
    (t0, c0), (t1, c1) = marks
    print(json.dumps({"percent": 100 * (c1 - c0) / (t1 - t0), "r": reference()}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
