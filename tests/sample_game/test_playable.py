"""The sample game is played to its end by every kind of input, checked by the commands, and stays small."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.cli import main as commands
from scenes.checks import autoplay, monkey

HERE = Path(__file__).parent
WAYS = ("mouse", "keyboard", "controller", "text")


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other line of the program knows it."""
    monkeypatch.setenv("TIDETABLE_GAMES", "tests.sample_game:GAMES")


@pytest.mark.parametrize("by", WAYS)
@pytest.mark.parametrize("seats", ["5", "human,bot:greedy,bot:random"])
def test_a_whole_game_is_played_by(by: str, seats: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = autoplay.main(["--game", "lantern-fair", "--seats", seats, "--seed", "3", "--by", by])
    out, err = capsys.readouterr()
    assert code == 0, err
    assert out.startswith("win after")


def test_the_monkey_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    code = monkey.main(["--game", "lantern-fair", "--events", "600", "--seed", "4", "--json"])
    report = json.loads(capsys.readouterr().out)
    assert code == 0, report["problem"]


@pytest.mark.parametrize("line", [
    "sim lantern-fair --games 3 --seed 1 --seats bot:greedy,bot:random,bot:random --json",
    "fuzz lantern-fair --games 3 --seed 1 --seats 5 --json",
    "list lantern-fair --json",
    "check",
    f"case {HERE / 'cases.yaml'}",
])  # fmt: skip
def test_the_commands_take_it(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(line.split()) == 0, capsys.readouterr()


def lines(*names: str) -> int:
    """Lines that are not empty."""
    return sum(bool(line.strip()) for name in names for line in (HERE / name).read_text("utf-8").splitlines())


def test_it_is_small() -> None:
    assert lines("screen.py") <= 300
    assert lines("rules.py", "events.py", "words.py", "data/text/en/fair.ftl", "data/cards.yaml", "data/setup.yaml") <= 400
