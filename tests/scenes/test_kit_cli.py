"""The commands: bad flags in one sentence, data only on stdout, pictures without a display."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]


def run(*args: str, home: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "TIDETABLE_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, "-m", "scenes", *args], capture_output=True, text=True, env=env, cwd=home)


@pytest.mark.parametrize(
    "args",
    [
        ("--size", "12x"), ("--scale", "9"), ("--lang", "fr"), ("--nonsense",), ("--seed", "3"), ("--game", "chess"),
        ("--game", "spirit-island", "--option", "no-such=on"), ("--game", "spirit-island", "--seats", "4"),
        ("--game", "spirit-island", "--spirit", "sun-bright"), ("--spirit", "sun-bright-whirlwind"),
        ("--load", "nowhere.json"), ("shot", "--scene", "nope", "--out", "a.png"), ("shot",),
        ("shot", "--case", "nowhere.yaml", "--out", "a.png"),
    ],
)  # fmt: skip
def test_bad_flags_are_one_sentence_and_exit_2(args: tuple[str, ...], tmp_path: Path) -> None:
    done = run(*args, home=tmp_path)
    assert done.returncode == 2, done.stderr
    assert done.stdout == "" and len(done.stderr.strip().splitlines()) == 1 and "Traceback" not in done.stderr


def test_shot_draws_the_real_scene(tmp_path: Path) -> None:
    done = run(
        "shot", "--scene", "setup", "--lang", "uk", "--seats", "2", "--size", "1366x768", "--out", "а б.png", home=tmp_path
    )
    assert done.returncode == 0 and done.stdout == "", done.stderr
    content = (tmp_path / "а б.png").read_bytes()
    assert content.startswith(b"\x89PNG") and int.from_bytes(content[16:20], "big") == 1366


def test_shot_draws_the_position_of_a_case(tmp_path: Path) -> None:
    case = ROOT / "tests" / "cases" / "small-islands" / "ends" / "final.yaml"
    done = run("shot", "--case", str(case), "--out", "a.png", home=tmp_path)
    assert done.returncode == 0 and done.stderr == "" and (tmp_path / "a.png").exists(), done.stderr


def test_scoring_is_played_to_the_end(tmp_path: Path) -> None:
    done = run("shot", "--scene", "scoring", "--seed", "3", "--out", "a.png", home=tmp_path)
    assert done.returncode == 0 and (tmp_path / "a.png").exists(), done.stderr


def test_spirits_are_named_in_the_order_of_the_seats() -> None:
    from scenes.checks import common

    parser = common.Parser()
    common.add_game(parser, "spirit-island")
    args = parser.parse_args(["--seats", "2", "--spirit", "sun-bright-whirlwind"])
    assert [seat["spirit"] for seat in common.setup_from(args).seats] == [
        "sun-bright-whirlwind",
        "devouring-teeth-lurk-underfoot",
    ]


def test_the_bench_starts_the_box_that_it_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its starts, memory and idling are measured in processes of their own."""
    from scenes.checks import bench

    ran: list[list[str]] = []
    done = SimpleNamespace(returncode=0, stdout="{}", stderr="")
    monkeypatch.setattr(bench.subprocess, "run", lambda command, **_: ran.append(command) or done)
    args = bench.parser().parse_args(["--game", "spirit-island", "--set", "base", "--option", "level=3"])
    bench._child(args, "start")
    again = bench.parser().parse_args(ran[0][4:])
    assert (again.child, again.game, again.set, again.option) == ("start", "spirit-island", "base", [("level", "3")])
