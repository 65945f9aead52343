"""The monkey keeps to its seed, finds planted trouble and plays the real scenes without any."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from scenes.checks.monkey import Monkey, Trouble

ROOT = Path(__file__).resolve().parents[2]


def run(*args: str, home: Path, before: str = "") -> subprocess.CompletedProcess[str]:
    env = {
        **os.environ,
        "TIDETABLE_HOME": str(home),
        "SDL_VIDEODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONPATH": str(ROOT),
    }
    code = f"import sys\n{before}\nfrom scenes.__main__ import main\nsys.exit(main({['monkey', *args]!r}))"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, cwd=ROOT)


TOLD = """
import json
from scenes.checks import common
common.windowless()
from scenes.checks.monkey import Monkey
monkey = Monkey("spirit-island", 5)
for events in {counts}:
    problem = monkey.run(events)
    print(json.dumps([problem, monkey.report(), monkey.trail]))
monkey.leave()
sys.exit()
"""


@pytest.mark.slow
def test_it_plays_and_the_same_seed_does_the_same(tmp_path: Path) -> None:
    """In another process, too, whose sets are in another order; a run is the beginning of every longer one."""
    first, second = (  # each in a folder of its own: what was learnt in the first is known where it was learnt
        run(home=tmp_path / name, before=TOLD.replace("{counts}", counts))
        for name, counts in (("a", "(130, 420)"), ("b", "(130,)"))
    )
    assert first.returncode == second.returncode == 0, first.stdout + first.stderr + second.stderr
    one, two = json.loads(first.stdout.splitlines()[0]), json.loads(second.stdout)
    assert one == two and one[0] is None and one[1]["events"] == 130
    problem, report, _ = json.loads(first.stdout.splitlines()[1])
    assert problem is None and report["events"] == 420 and report["probes"] == 7
    assert sum(report["scenes"].values()) >= 400


def test_an_exception_ends_it_with_the_command_to_repeat(tmp_path: Path) -> None:
    broken = "import scenes.overlays.pause as p\np.PauseOverlay.fill = lambda self, inner: 1 / 0"
    done = run("--events", "900", "--seed", "2", "--json", home=tmp_path, before=broken)
    report = json.loads(done.stdout)
    assert done.returncode == 1 and not report["ok"] and "ZeroDivisionError" in report["problem"]
    assert report["reproduce"].endswith(f"--events {report['events']} --seed 2") and report["trail"]


def test_an_overlay_that_stays_is_stuck(tmp_path: Path) -> None:
    broken = "import scenes.app.program as a, scenes.rules.screen as r\nr.RulesOverlay.back = lambda self: None"
    broken += "\na.App._go_home = lambda self: False"  # else the third Esc closes it all the same
    done = run("--events", "2000", "--seed", "3", "--json", home=tmp_path, before=broken)
    report = json.loads(done.stdout)
    assert done.returncode == 1 and "after three Esc rules is on top" in report["problem"]


def test_an_answer_that_is_not_on_screen_is_a_dead_end(tmp_path: Path) -> None:
    broken = "import scenes.table.option_list as c\nc.add_list = lambda *args, **rest: c.pygame.Rect(0, 0, 0, 0)"
    done = run("--events", "2000", "--seed", "1", "--json", home=tmp_path, before=broken)
    report = json.loads(done.stdout)
    assert done.returncode == 1 and "dead end" in report["problem"]


def test_bad_use(tmp_path: Path) -> None:
    for args in (("--events", "0"), ("--events", "x"), ("--game", "chess")):
        done = run(*args, home=tmp_path)
        assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1 and not done.stdout


BOX = """
from scenes.checks import common
common.windowless()
from scenes.checks.monkey import Monkey
monkey = Monkey("spirit-island", 5, content="base", options=[("adversary", "england")])
made = [monkey._setup(("human",) * 4) for _ in range(6)]
living = {seat["spirit"] for one in made for seat in one.seats}
print({one.set for one in made}, {one.options["adversary"] for one in made}, len(living))
monkey.leave()
sys.exit()
"""


def test_it_plays_another_box_with_whoever_lives_there(tmp_path: Path) -> None:
    done = run(home=tmp_path, before=BOX)
    assert done.stdout == "{'base'} {'england'} 8\n", done.stderr


def test_the_command_to_repeat_names_the_box(tmp_path: Path) -> None:
    broken = "import scenes.overlays.pause as p\np.PauseOverlay.fill = lambda self, inner: 1 / 0"
    flags = ("--set", "base", "--option", "adversary=sweden")
    done = run("--events", "900", "--seed", "2", "--json", *flags, home=tmp_path, before=broken)
    again = json.loads(done.stdout)["reproduce"]
    assert done.returncode == 1 and again.endswith("--seed 2 --set base --option adversary=sweden")


class Bar:
    """A bar of replies with these buttons."""

    def __init__(self, *keys: str) -> None:
        self.keys = keys

    def item(self, key: str) -> SimpleNamespace | None:
        return SimpleNamespace(rect=pygame.Rect(10, 10, 90, 40), enabled=True) if key in self.keys else None


def test_while_all_are_asked_the_bar_is_what_has_to_answer() -> None:
    """The table offers nothing meanwhile, which was called a dead end."""
    table = SimpleNamespace(
        model=SimpleNamespace(
            session=SimpleNamespace(decision=SimpleNamespace(seats=("p1", "p2"))), human=lambda seat: seat == "p1"
        )
    )
    monkey = Monkey.__new__(Monkey)
    monkey.app = SimpleNamespace(screen=pygame.Surface((200, 100)))  # type: ignore[assignment]
    monkey._bar(Bar("nobody", "reply-p1"), table)
    for short in (Bar("reply-p1"), Bar("nobody", "reply-p2")):
        with pytest.raises(Trouble, match="bar of replies"):
            monkey._bar(short, table)
