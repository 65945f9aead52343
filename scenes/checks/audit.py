"""`python -m scenes audit`: every scene and overlay at the sizes, scales and languages, looked at for what a
player could not read, see, tell apart or hit.

Text is followed from the font to the window (`audit_trace`), so clipped, shortened, covered, overlapping, small
and pale words are found with their text; contrast comes from the pixels really beside the letters. Usually a set of
sizes, scales, languages and palettes is looked at that covers them two by two (`audit_sets`), with --all every one
of every game. Exit 1 with the list.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Container, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game import games
from game.core import paths
from game.core.errors import printable
from scenes.checks import audit_sets, common
from scenes.checks.audit_sets import Combo
from scenes.draw import palettes

if TYPE_CHECKING:
    from scenes.routes import App

PROG = "python -m scenes audit"


def parser() -> common.Parser:
    """The flags of `audit`."""
    p = common.Parser(prog=PROG, description=__doc__)
    p.add_argument("--game", default=None, metavar="ID", help=f"{common.which_game()}; default: the first, with --all every one")
    common.add_box(p)
    p.add_argument("--json", action="store_true", help="the whole report as JSON on stdout")
    p.add_argument("--quick", action="store_true", help="a sample of screens, sizes and languages")
    p.add_argument("--all", action="store_true", help="every screen at every size, scale, language and palette: for a night")
    p.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at the same time (default: 1)")
    p.add_argument("--resume", default="", metavar="FILE", help="keep each finished part there, and do not look at it again")
    p.add_argument("--only", default=[], action="append", metavar="TEXT",
                   help="only screens whose name begins with this (menu, table, card ...; may be repeated)")  # fmt: skip
    p.add_argument("--skip", default="", metavar="TEXT", help="no screens whose name begins with this")
    p.add_argument("--size", type=common.size, action="append", metavar="WxH", help="only this size (may be repeated)")
    p.add_argument("--scale", type=common.percent, action="append", metavar="PERCENT", help="only this scale")
    p.add_argument("--lang", choices=audit_sets.LANGS, action="append", help="only this language")
    p.add_argument("--palette", choices=palettes.NAMES, action="append", help="only this palette")
    p.add_argument("--part", default="", help=argparse.SUPPRESS)  # "1": looks at what stdin tells, a line of report for each
    p.add_argument("--shots", default="", metavar="FOLDER", help="keep a picture of every screen with findings there")
    return p


def main(argv: Sequence[str]) -> int:
    """Look; 0 when nothing is wrong."""
    args = parser().parse_args(argv)
    if args.part:
        return _work(args)
    if args.jobs < 1:
        return common.bad_use(PROG, "--jobs is at least 1")
    from scenes.app import game_list

    names = [args.game or common.usual_game()] if args.game or not args.all else [game.id for game in games.with_table()]
    for name in names:
        game_list.rules_for(name)
    started = time.perf_counter()
    chosen = _chosen(args)
    if not chosen:
        return common.bad_use(PROG, "nothing is left to look at with these sizes, scales and languages")
    kept = _kept(args.resume)
    tasks = [task for name in names for task in _tasks(name, chosen, kept)]
    gathered = _gather(args, argv, tasks, [kept[name] for name in _names(names, chosen) if name in kept])
    report = gathered.report()
    if not report["screens"]:
        return common.bad_use(PROG, "nothing was looked at: no screen has such a name (--only, --skip)")
    report["seconds"] = round(time.perf_counter() - started, 1)
    report["ok"] = not report["findings"]
    if args.json:
        print(json.dumps(report, ensure_ascii=False, indent=1))
    else:
        _tell(report)
    return 0 if report["ok"] else 1


class Task(NamedTuple):
    """A game at one size, scale and language. `combo` is looked at in its palette, if that is `due`, then what hangs on colours
    in `further` palettes; `colours`: and what hangs on no size and no language."""

    game: str
    combo: Combo
    further: tuple[str, ...]
    due: bool
    colours: bool

    def combos(self) -> list[Combo]:
        """All that this is, a report of each."""
        return [*([self.combo] if self.due else []), *(self.combo._replace(palette=palette) for palette in self.further)]


def _tasks(game: str, chosen: list[Combo], kept: Container[str]) -> list[Task]:
    """What is left to look at of a game: combinations that differ in their palette only are one task."""
    groups: dict[Combo, list[Combo]] = {}
    for combo in chosen:
        groups.setdefault(combo._replace(palette=""), []).append(combo)
    out = []
    for first, *rest in groups.values():
        further = tuple(combo.palette for combo in rest if f"{game} {combo}" not in kept)
        due = f"{game} {first}" not in kept
        if due or further:
            out.append(Task(game, first, further, due, due and first == chosen[0]))
    return out


def _names(games_: Sequence[str], chosen: list[Combo]) -> list[str]:
    return [f"{game} {combo}" for game in games_ for combo in chosen]


def _chosen(args: Any) -> list[Combo]:
    if args.all or not (args.scale or args.size or args.lang or args.palette):
        found = audit_sets.everything() if args.all else audit_sets.quick() if args.quick else audit_sets.usual()
        for name in ("size", "scale", "lang", "palette"):
            if wanted := getattr(args, name):
                found = [combo for combo in found if getattr(combo, name) in wanted]
        return found
    looks = itertools.product(
        args.size or audit_sets.SIZES, args.scale or [100], args.lang or audit_sets.LANGS, args.palette or ["default"]
    )
    return [Combo(*look) for look in looks]


def _gather(args: Any, argv: Sequence[str], tasks: list[Task], kept: Sequence[dict[str, Any]]) -> Gathered:
    """All of them, in this process or several; each combination is told on stderr and kept when it is finished."""
    gathered, done = Gathered(), len(kept)
    for report in kept:
        gathered.add_report(report)
    count = done + sum(len(task.combos()) for task in tasks)
    several = args.jobs > 1 and len(tasks) > 1
    for report in _parted(argv, tasks, min(args.jobs, len(tasks))) if several else _look(args, tasks):
        done += 1
        gathered.add_report(report)
        if args.resume:
            with open(args.resume, "a", encoding="utf-8") as file:
                file.write(json.dumps(report, ensure_ascii=False) + "\n")
        if count > 1:
            said = f"{done}/{count} {report['task']}: {report['screens']} screens, {len(report['findings'])} findings"
            print(printable(f"{said}, {report['seconds']} s"), file=sys.stderr, flush=True)
    return gathered


def _kept(name: str) -> dict[str, dict[str, Any]]:
    """What was finished before."""
    if not name or not os.path.exists(name):
        return {}
    with open(name, encoding="utf-8") as file:
        found = [json.loads(line) for line in file if line.endswith("\n")]
    return {report["task"]: report for report in found}


def _work(args: Any) -> int:
    """One of several processes: what it is to look at comes in, a report for each goes out."""
    tasks = [Task(game, audit_sets.from_json(combo), tuple(further), due, colours)
             for game, combo, further, due, colours in json.load(sys.stdin)]  # fmt: skip
    for report in _look(args, tasks):
        print(json.dumps(report, ensure_ascii=False), flush=True)
    return 0


def _parted(argv: Sequence[str], tasks: list[Task], jobs: int) -> Iterator[dict[str, Any]]:
    """The same in several processes, each report as it comes."""
    ready: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def listen(run: subprocess.Popen[str]) -> None:
        assert run.stdout is not None
        for line in run.stdout:
            ready.put(line)
        ready.put(None)

    runs = []
    for n in range(jobs):
        call = [sys.executable, "-m", "scenes", "audit", *argv, "--part", str(n + 1)]
        run = subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        assert run.stdin is not None
        json.dump(tasks[n::jobs], run.stdin)
        run.stdin.close()
        threading.Thread(target=listen, args=(run,), daemon=True).start()
        runs.append(run)
    ended = 0
    while ended < jobs:
        line = ready.get()
        if line is None:
            ended += 1
        else:
            yield json.loads(line)
    for run in runs:
        if run.wait():
            raise RuntimeError(f"a part of the audit ended with {run.returncode}")


class Gathered:
    """Findings put together over sizes and languages: one entry per thing and kind."""

    def __init__(self) -> None:
        self.screens = self.runs = 0
        self.combos: list[str] = []
        self.found: dict[tuple[str, str, str], dict[str, Any]] = {}
        self.kinds: dict[str, int] = {}

    def add(self, screen: str, combo: str, finding: Any) -> None:
        """One finding on one screen."""
        key = (finding.kind, finding.what, screen.partition(" ")[0])
        entry = self.found.setdefault(
            key,
            {"kind": finding.kind, "screen": screen, "what": finding.what, "detail": finding.detail, "times": 0, "at": []},
        )
        entry["times"] += 1
        if combo not in entry["at"] and len(entry["at"]) < 12:
            entry["at"].append(combo)

    def add_report(self, report: dict[str, Any]) -> None:
        """What another process found."""
        self.screens += report["screens"]
        self.runs += report["text_runs"]
        self.combos += [combo for combo in report["combos"] if combo not in self.combos]
        for f in report["findings"]:
            key = (f["kind"], f["what"], f["screen"].partition(" ")[0])
            known = self.found.get(key)
            if known is None:
                self.found[key] = f
            else:
                known["times"] += f["times"]
                known["at"] += [c for c in f["at"] if c not in known["at"]]

    def report(self) -> dict[str, Any]:
        """As the command prints it."""
        findings = sorted(self.found.values(), key=lambda f: (f["kind"], f["screen"], f["what"]))
        kinds: dict[str, int] = {}
        for f in findings:
            kinds[f["kind"]] = kinds.get(f["kind"], 0) + 1
        return {"screens": self.screens, "text_runs": self.runs, "combos": self.combos, "kinds": kinds, "findings": findings}


def _look(args: Any, tasks: list[Task]) -> Iterator[dict[str, Any]]:
    """A report for each."""
    common.windowless()
    os.environ.setdefault(paths.CACHE_VARIABLE, str(paths.cache_dir()))  # games that were played once need not be again
    from scenes.checks import audit_games, audit_palettes, audit_trace

    audit_games.CHOSEN.update(set=args.set, option=args.option)
    audit_trace.install()
    audit_palettes.install()
    from scenes.app import gc_tuning
    from scenes.checks import audit_checks

    settle, gc_tuning.settle = gc_tuning.settle, lambda: None  # once for each combination is enough for a look
    if args.part and not args.only:
        for game in dict.fromkeys(task.game for task in tasks):
            audit_games.prepare(game, int(args.part))
    with tempfile.TemporaryDirectory(prefix="tidetable-audit-") as folder:
        os.environ["TIDETABLE_HOME"] = folder
        size = None
        for task in tasks:
            settle()
            if task.combo[:2] != size:
                audit_palettes.forget()
                size = task.combo[:2]
            app = _app(task.combo)
            gathered = {combo: Gathered() for combo in task.combos()}
            seconds = dict.fromkeys(gathered, 0.0)
            before = time.perf_counter()
            for combo, name, findings in _screens(app, args, task):
                of = gathered[combo]
                of.screens += 1
                of.runs += len(audit_checks.runs_of(app))
                for finding in dict.fromkeys(findings):
                    of.add(name, str(combo), finding)
                if findings and args.shots:
                    _keep(app, args.shots, name, combo)
                seconds[combo] -= before - (before := time.perf_counter())
            if task.colours and _wanted(args, "colours"):
                _colours(gathered[task.combo], task.game)
            for combo, found in gathered.items():
                report = {**found.report(), "combos": [str(combo)]}
                yield {**report, "task": f"{task.game} {combo}", "seconds": round(seconds[combo], 1)}


def _colours(gathered: Gathered, game: str) -> None:
    """What hangs on no size and no language, in every palette."""
    from scenes.checks import audit_colours, audit_grounds, audit_screens

    for finding in audit_colours.in_every_palette():
        gathered.add("colours", "as drawn", finding)
    app = _app(Combo((1280, 720), 100, "en"))
    for finding in audit_grounds.table(app, audit_screens.open_table(app, game, 2, "late")):
        gathered.add("colours", "on the table", finding)
    _clear(app)


def _wanted(args: Any, name: str) -> bool:
    """Whether a screen of this name is asked for."""
    return (not args.only or name.startswith(tuple(args.only))) and not (args.skip and name.startswith(args.skip))


def _app(combo: Combo) -> App:
    from scenes.app.settings_store import Settings
    from scenes.routes import App

    settings = Settings(reduced_motion=True, auto_equal=False, empty_phases="wait", palette=combo.palette)
    return App(combo.size, combo.lang, combo.scale, settings, sync=True)


def _screens(app: App, args: Any, task: Task) -> Iterator[tuple[Combo, str, list[Any]]]:
    from scenes.checks import audit_checks, audit_palettes, audit_screens
    from scenes.rules.screen import pages_of

    combo, game = task.combo, task.game
    tight = combo.size == audit_sets.SIZES[0] or combo.lang == "en"
    named = any(part.startswith("question") for part in args.only)
    asked = not args.only or any("question".startswith(part) for part in args.only)
    deep = named or (asked and (combo.share[1] > 1 or (combo.scale == 100 and (args.all or tight))))
    for n, (name, opening) in enumerate(audit_screens.screens(game, args.quick, deep, len(pages_of(app, game)))):
        if not combo.has(n) or not _wanted(args, name):
            continue
        _clear(app)
        audit_palettes.put_on(app, combo.palette)
        try:
            opening(app)
        except Exception as error:  # a screen that cannot be opened is a finding like any other
            app.errors.append(error)
        for _ in range(3):
            app.step(400, [])
        app.invalidate()
        audit_checks.runs_of(app).clear()
        app.step(16, [])
        if task.due:
            yield combo, name, _judged(app, name)
        for palette, found in audit_palettes.look(app, task.further, lambda name=name: _judged(app, name)):  # type: ignore[misc]
            yield combo._replace(palette=palette), name, found
    if _wanted(args, "card faces") and (not args.quick or combo.lang == "uk"):
        yield from _faces(app, task)
    _clear(app)
    audit_palettes.put_on(app, combo.palette)


def _judged(app: App, name: str) -> list[Any]:
    """Everything wrong with the open screen."""
    from scenes.checks import audit_checks, audit_explained, audit_places, audit_tips
    from scenes.checks.audit_checks import Finding

    found = audit_checks.judge(app) + audit_tips.judge_tips(app) if app.top is not None else []
    found += audit_places.judge_places(app)
    found += audit_explained.judge_explained(app) if app.top is not None else []
    found += [Finding("error", type(e).__name__, str(e)) for e in app.errors]
    if app.top is not None and app.top.name == "handover" and name != "handover":
        found.append(Finding("error", "hand-over", "the table is covered from others: nothing of it was looked at"))
    return found


def _faces(app: App, task: Task) -> Iterator[tuple[Combo, str, list[Any]]]:
    from scenes.checks import audit_checks, audit_palettes, audit_screens

    _clear(app)
    audit_palettes.put_on(app, task.combo.palette)
    faces = [face for n, face in enumerate(audit_screens.card_faces(app, task.game)) if task.combo.has(n)]
    for combo in task.combos():
        audit_palettes.put_on(app, combo.palette)
        judge = audit_checks.judge_ink if combo == task.combo else audit_checks.judge_colours
        for name, draw in faces:
            face: Any = draw()
            screen: Any = app.screen
            screen.runs.clear()
            screen.fill("#F3E9D2")
            screen.blit(face, (0, 0))
            runs = list(screen.runs)
            for run in runs:
                run.owner = (name, face.get_rect(), True)
            yield combo, f"card {name}", judge(runs, app.screen, app.kit.scale)


def _clear(app: App) -> None:
    app.clear()
    app.errors.clear()
    app.mouse, app.ring_shown = (-1, -1), False
    app.tip_reset()


def _keep(app: App, folder: str, name: str, combo: Combo) -> None:
    import pygame

    os.makedirs(folder, exist_ok=True)
    stem = (
        f"{name}-{combo.size[0]}x{combo.size[1]}-{combo.scale}-{combo.lang}-{combo.palette}".replace(" ", "_")
        .replace(":", "")
        .replace("/", "_")
    )
    pygame.image.save(app.screen, os.path.join(folder, f"{stem}.png"))


def _tell(report: dict[str, Any]) -> None:
    for f in report["findings"]:
        print(f"{f['kind']}: {f['what']}: {f['detail']} [{f['screen']}; {', '.join(f['at'][:3])}; {f['times']}x]")
    print(
        f"{len(report['findings'])} findings on {report['screens']} screens, {report['text_runs']} lines of text, "
        f"{len(report['combos'])} combinations, {report['seconds']} s"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
