"""A program that is killed at any moment leaves a save that loads, at most one decision behind."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import games
from game.core.engine.rng import Rng
from game.core.play import save
from game.core.play.session import Session

MOST = 2  # decisions of a go: what two of the same question lead to is chosen together
ROOT = Path(__file__).resolve().parents[2]

# Autoplay with a mark written, past any buffer, after each decision that the session has taken in full. It decides no faster than
# a busy disk writes, as people do.
PROGRAM = """
import os, sys
from game.core.play.autosave import Autosave
from game.core.play.session import Session
written = Autosave.write
def write(self, *args):
    self.flush()
    return written(self, *args)
Autosave.write = write
marks = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
taken = Session.choose_all
def choose_all(self, seat, keys):
    events = taken(self, seat, keys)
    os.write(marks, bytes([len(keys)]))
    return events
Session.choose_all = choose_all
from scenes.__main__ import main
sys.exit(main(["autoplay", "--game", "spirit-island", "--seed", sys.argv[2], "--seats", sys.argv[3], "--save-dir", sys.argv[4]]))
"""


def kill_and_load(folder: Path, seed: int, seats: int, after: float) -> tuple[list[int], int]:
    """(decisions of each go that was taken when it was killed, decisions in the save). The save must load and play to its
    position.
    """
    folder.mkdir(parents=True, exist_ok=True)
    marks = folder / "marks"
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "TIDETABLE_HOME": str(folder / "home")}
    command = [sys.executable, "-c", PROGRAM, str(marks), str(seed), str(seats), str(folder / "saves")]
    process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    begun = time.monotonic()
    while process.poll() is None and not (marks.exists() and marks.stat().st_size) and time.monotonic() - begun < 60:
        time.sleep(0.005)
    time.sleep(after)
    process.kill()
    process.wait()
    taken = list(marks.read_bytes())
    assert taken, "no decision was marked"
    files = [file for file in (folder / "saves" / "saves").glob("*.json") if file.stem.count(".") == 0]
    assert files, "there is no save"
    found = save.load(files[0])
    session = Session.from_save(games.rules("spirit-island"), found)
    return taken, sum(not entry.auto for entry in session.log)


@pytest.mark.parametrize("seed", range(int(os.environ.get("KILLS", "2"))))
def test_a_killed_program_leaves_a_whole_save(tmp_path: Path, seed: int) -> None:
    """`KILLS=20` in the environment kills twenty games."""
    after = Rng(seed).below(1500) / 1000
    taken, saved = kill_and_load(tmp_path, seed + 1, 1 + seed % 3, after)
    assert sum(taken[:-1]) <= saved <= sum(taken) + MOST, "but for one go, which may be of more than one decision"
