"""Bots in a process of their own: the same answers as here, questions that can be dropped, failures that are said."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import ai, games
from game.ai.thinker import Thinker
from game.core.engine.decision import Setup

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def rules():
    return games.rules("spirit-island")


@pytest.fixture
def thinker():
    made = Thinker("spirit-island")
    yield made
    made.close()


def first(rules, seed: int):
    return rules.new(Setup("spirit-island", "horizons", "", {}, seed, ({"spirit": rules.spirits()[0], "board": "G"},)))


def wait(thinker: Thinker) -> str:
    """The answer, however long the machine takes."""
    assert thinker.pipe is not None
    thinker.pipe.poll(120)
    key = thinker.poll()
    assert key is not None
    return key


def test_a_worker_answers_as_the_bot_here_does(rules, thinker) -> None:
    s = first(rules, 3)
    here = ai.make("bot:greedy", rules, "p0", 3)
    for _ in range(3):
        view, decision = rules.view(s, "p0"), rules.decision(s)
        thinker.ask("bot:greedy", "p0", 3, view)
        assert thinker.thinking
        key = wait(thinker)
        assert not thinker.thinking and key == here.choose(view, decision.for_seat("p0"))
        rules.apply(s, "p0", key)


def test_a_dropped_question_is_never_answered(rules, thinker) -> None:
    thinker.ask("bot:greedy", "p0", 3, rules.view(first(rules, 3), "p0"))
    thinker.drop()
    assert thinker.poll() is None and not thinker.thinking
    other = rules.view(first(rules, 4), "p0")
    thinker.ask("bot:greedy", "p0", 4, other)
    assert rules.why_not(first(rules, 4), "p0", wait(thinker)) is None


def test_a_failing_bot_says_why_and_the_worker_goes_on(rules, thinker) -> None:
    view = rules.view(first(rules, 3), "p0")
    thinker.ask("bot:nobody", "p0", 3, view)
    assert thinker.pipe is not None
    thinker.pipe.poll(120)
    with pytest.raises(RuntimeError, match="nobody"):
        thinker.poll()
    thinker.ask("bot:random", "p0", 3, view)
    assert wait(thinker)


def test_an_ended_worker_is_noticed(rules, thinker) -> None:
    thinker.ask("bot:greedy", "p0", 3, rules.view(first(rules, 3), "p0"))
    thinker.process.kill()
    thinker.process.join()
    with pytest.raises(RuntimeError, match="ended"):
        thinker.poll()
    assert not thinker.thinking


ORPHAN = """
import sys, time
sys.path.insert(0, sys.argv[1])
from game.ai.thinker import Thinker
from game import games
from game.core.engine.decision import Setup

if __name__ == "__main__":
    rules = games.rules("small-islands")
    s = rules.new(Setup("small-islands", seed=3, seats=({}, {})))
    seat = rules.decision(s).seats[0]
    made = Thinker("small-islands")
    made.ask("bot:search/900000", seat, 3, rules.view(s, seat))
    time.sleep(4)  # it is at it
    print(made.process.pid, flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(os.name == "nt", reason="kill -9 is of this kind only elsewhere")
def test_a_worker_ends_with_its_program(tmp_path: Path) -> None:
    file = tmp_path / "orphan.py"
    file.write_text(ORPHAN)
    with subprocess.Popen([sys.executable, str(file), str(ROOT)], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        assert running(worker)
        program.send_signal(signal.SIGKILL)
    for _ in range(300):
        if not running(worker):
            break
        time.sleep(0.05)
    left = running(worker)
    if left:
        os.kill(worker, signal.SIGKILL)
    assert not left, "it thinks on for nobody"


def running(process: int) -> bool:
    """Whether a process is there and is more than a leftover of one."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(os.name == "nt", reason="no process can be stopped so there")
def test_a_worker_that_does_not_go_is_killed(rules, thinker) -> None:
    thinker.ask("bot:greedy", "p0", 3, rules.view(first(rules, 3), "p0"))
    process = thinker.process
    os.kill(process.pid, signal.SIGSTOP)
    thinker.close()
    assert not process.is_alive()
