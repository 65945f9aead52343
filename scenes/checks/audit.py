"""`python -m scenes audit`: every scene and overlay at the sizes, scales and languages, looked at for what a
player could not read, see, tell apart or hit.

Text is followed from the font to the window (`audit_trace`), so clipped, shortened, covered, overlapping, small
and pale words are found with their text; contrast comes from the pixels really beside the letters. Scales that
the window caps to the same layout are looked at once. Exit 1 with the list.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from scenes.checks import common

if TYPE_CHECKING:
    from scenes.routes import App

PROG = "python -m scenes audit"
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
LANGS = ("en", "it", "uk")


class Combo(NamedTuple):
    """One size, scale and language. `scale` is the percent asked for."""

    size: tuple[int, int]
    scale: int
    lang: str

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.scale} % {self.lang}"


def combos(quick: bool = False) -> list[Combo]:
    """All that differ in what is drawn."""
    from scenes.app.program import ui_scale

    out: list[Combo] = []
    for size in SIZES:
        seen: set[float] = set()
        for percent in (100, 75, 150, *((200,) if size[1] >= 1080 else ())):
            scale = ui_scale(size, percent)
            if scale not in seen:
                seen.add(scale)
                out += [Combo(size, percent, lang) for lang in LANGS]
    if quick:
        wanted = {((1280, 720), 100, "uk"), ((1280, 720), 75, "en"), ((1920, 1080), 100, "it"), ((1920, 1080), 150, "uk")}
        out = [c for c in out if tuple(c) in wanted]
    return out


def parser() -> common.Parser:
    """The flags of `audit`."""
    p = common.Parser(prog=PROG, description=__doc__)
    p.add_argument("--game", default=common.usual_game(), metavar="ID", help=common.which_game())
    p.add_argument("--json", action="store_true", help="the whole report as JSON on stdout")
    p.add_argument("--quick", action="store_true", help="a sample of screens, sizes and languages")
    p.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at the same time (default: 1)")
    p.add_argument("--only", default="", metavar="TEXT", help="only screens whose name begins with this (menu, table, card ...)")
    p.add_argument("--skip", default="", metavar="TEXT", help="no screens whose name begins with this")
    p.add_argument("--size", type=common.size, action="append", metavar="WxH", help="only this size (may be repeated)")
    p.add_argument("--scale", type=common.percent, action="append", metavar="PERCENT", help="only this scale")
    p.add_argument("--lang", choices=LANGS, action="append", help="only this language")
    p.add_argument("--part", default="", help=argparse.SUPPRESS)  # "1/2": for --jobs
    p.add_argument("--shots", default="", metavar="FOLDER", help="keep a picture of every screen with findings there")
    return p


def main(argv: Sequence[str]) -> int:
    """Look; 0 when nothing is wrong."""
    args = parser().parse_args(argv)
    from scenes.app import game_list

    game_list.rules_for(args.game)
    if args.jobs < 1:
        return common.bad_use(PROG, "--jobs is at least 1")
    common.windowless()
    started = time.perf_counter()
    chosen = _chosen(args)
    if not chosen:
        return common.bad_use(PROG, "nothing is left to look at with these sizes, scales and languages")
    if args.jobs > 1 and not args.part:
        report = _parted(argv, min(args.jobs, len(chosen)))
    else:
        report = _look(args, chosen)
    report["seconds"] = round(time.perf_counter() - started, 1)
    report["ok"] = not report["findings"]
    if args.json or args.part:
        print(json.dumps(report, ensure_ascii=False, indent=None if args.part else 1))
    else:
        _tell(report)
    return 0 if report["ok"] else 1


def _chosen(args: Any) -> list[Combo]:
    if args.scale or args.size or args.lang:
        scales = args.scale or [100]
        sizes, langs = args.size or SIZES, args.lang or LANGS
        found = [Combo(size, scale, lang) for size in sizes for scale in scales for lang in langs]
    else:
        found = combos(args.quick)
    if args.part:
        n, _, of = args.part.partition("/")
        found = found[int(n) - 1 :: int(of)]
    return found


def _parted(argv: Sequence[str], jobs: int) -> dict[str, Any]:
    """The same in several processes, put together."""
    runs = [
        subprocess.Popen(
            [sys.executable, "-m", "scenes", "audit", *argv, "--part", f"{n + 1}/{jobs}"], stdout=subprocess.PIPE, text=True
        )
        for n in range(jobs)
    ]
    gathered = Gathered()
    for run in runs:
        said, _ = run.communicate()
        if run.returncode not in (0, 1) or not said:
            raise RuntimeError(f"a part of the audit ended with {run.returncode}")
        gathered.add_report(json.loads(said))
    return gathered.report()


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
        self.combos += report["combos"]
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


def _look(args: Any, chosen: list[Combo]) -> dict[str, Any]:
    from scenes.checks import audit_trace

    audit_trace.install()
    from scenes.app import gc_tuning
    from scenes.checks import audit_checks, audit_colours, audit_grounds, audit_screens

    settle, gc_tuning.settle = gc_tuning.settle, lambda: None  # once for each combination is enough for a look

    gathered = Gathered()
    with tempfile.TemporaryDirectory(prefix="tidetable-audit-") as folder:
        os.environ["TIDETABLE_HOME"] = folder
        for combo in chosen:
            settle()
            app = _app(combo)
            gathered.combos.append(str(combo))
            for name, findings in _screens(app, args, combo):
                gathered.screens += 1
                gathered.runs += len(audit_checks.runs_of(app))
                for finding in dict.fromkeys(findings):
                    gathered.add(name, str(combo), finding)
                if findings and args.shots:
                    _keep(app, args.shots, name, combo)
        if (not args.only or "colours".startswith(args.only)) and (not args.part or args.part.startswith("1/")):
            for finding in audit_colours.in_every_palette():
                gathered.add("colours", "as drawn", finding)
            app = _app(Combo((1280, 720), 100, "en"))
            for finding in audit_grounds.table(app, audit_screens.open_table(app, args.game, 2, "late")):
                gathered.add("colours", "on the table", finding)
            _clear(app)
    return gathered.report()


def _app(combo: Combo) -> App:
    from scenes.app.settings_store import Settings
    from scenes.routes import App

    return App(combo.size, combo.lang, combo.scale, Settings(reduced_motion=True, auto_equal=False), sync=True)


def _screens(app: App, args: Any, combo: Combo) -> Iterator[tuple[str, list[Any]]]:
    from scenes.checks import audit_checks, audit_explained, audit_places, audit_screens, audit_tips
    from scenes.checks.audit_checks import Finding
    from scenes.rules.screen import pages_of

    deep = combo.scale == 100 and (combo.size == (1280, 720) or combo.lang == "en")
    for name, opening in audit_screens.screens(args.game, args.quick, deep, len(pages_of(app, args.game))):
        if not name.startswith(args.only) or (args.skip and name.startswith(args.skip)):
            continue
        _clear(app)
        try:
            opening(app)
        except Exception as error:  # a screen that cannot be opened is a finding like any other
            app.errors.append(error)
        for _ in range(3):
            app.step(400, [])
        app.invalidate()
        audit_checks.runs_of(app).clear()
        app.step(16, [])
        found = audit_checks.judge(app) + audit_tips.judge_tips(app) if app.top is not None else []
        found += audit_places.judge_places(app)
        found += audit_explained.judge_explained(app) if app.top is not None else []
        found += [Finding("error", type(e).__name__, str(e)) for e in app.errors]
        if app.top is not None and app.top.name == "handover" and name != "handover":
            found.append(Finding("error", "hand-over", "the table is covered from others: nothing of it was looked at"))
        yield name, found
    skipped = args.skip and "card faces".startswith(args.skip)
    if "card faces".startswith(args.only) and not skipped and (not args.quick or combo.lang == "uk"):
        yield from _faces(app, args.game)
    _clear(app)


def _faces(app: App, game: str) -> Iterator[tuple[str, list[Any]]]:
    from scenes.checks import audit_checks, audit_screens

    _clear(app)
    for name, draw in audit_screens.card_faces(app, game):
        face: Any = draw()
        screen: Any = app.screen
        screen.runs.clear()
        screen.fill("#F3E9D2")
        screen.blit(face, (0, 0))
        runs = list(screen.runs)
        for run in runs:
            run.owner = (name, face.get_rect(), True)
        yield f"card {name}", audit_checks.judge_ink(runs, app.screen, app.kit.scale)


def _clear(app: App) -> None:
    app.clear()
    app.errors.clear()
    app.mouse, app.ring_shown = (-1, -1), False
    app.tip_reset()


def _keep(app: App, folder: str, name: str, combo: Combo) -> None:
    import pygame

    os.makedirs(folder, exist_ok=True)
    stem = (
        f"{name}-{combo.size[0]}x{combo.size[1]}-{combo.scale}-{combo.lang}".replace(" ", "_").replace(":", "").replace("/", "_")
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
