"""The leak check: some hot-seat games run clean, and each hole that is made on purpose is found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.play.session import Session
from scenes.app import crash, seals
from scenes.checks import leaks
from scenes.overlays import handover, share
from scenes.replay import screen as replay_screen
from scenes.table import model as table_model
from scenes.table import seating as table_seating
from scenes.table import timetravel
from scenes.table.wording import GameWording


@pytest.fixture(autouse=True)
def no_games_but_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIDETABLE_GAMES", "tests.sample_game:GAMES")


def hunted(folder: Path, number: int, game: str = "small-islands") -> leaks.Hunt:
    folder = folder / f"hunt-{number}"
    folder.mkdir()
    hunt = leaks.Hunt(game, number, folder)
    hunt.run()
    return hunt


@pytest.mark.parametrize("game", ["small-islands", "lantern-fair"])
def test_some_games_run_clean(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert leaks.main(["--game", game, "--games", "3", "--seed", "1"]) == 0
    said = capsys.readouterr()
    games, screens, found = said.out.split(", ")
    assert games == "3 games" and int(screens.split()[0]) > 90 and found.strip() == "0 leaks" and not said.err


def test_a_game_without_secrets_has_nothing_to_win(capsys: pytest.CaptureFixture[str]) -> None:
    assert leaks.main(["--game", "spirit-island"]) == 2
    assert "has no secrets" in capsys.readouterr().err


def no(*_: Any) -> bool:
    return False


# what was wrong, or would be -> (what brings it back, the stations that find it). The first three are those of 2026-11-22.
HOLES: dict[str, tuple[list[tuple[Any, str, Any]], str]] = {
    "the list of saves shows the seed": ([(seals, "sealed_save", no)], "saves"),
    "another's sealed choice is taken back": ([(Session, "hidden", no)], "start of the phase"),
    "another's choice that was taken back is taken again": ([(Session, "hidden", no)], "redo"),
    "a table opens at the first who is asked": ([(table_model, "seat_to_act", lambda s, _: s.state.seats[0])], "opened again"),
    "the log names the seed": ([(timetravel, "sealed", no)], "the log: copy"),
    "a shared game holds the seed": ([(share, "sealed", no)], "share"),
    "a report holds the table": ([(crash, "_sealed", no)], "an error"),
    "what another chose stands in the log": ([(GameWording, "hides", no)], "show_log"),
    "events meant for one seat are said to all": ([(GameWording, "event", lambda self, event: f"{event.kind} {event.args}")], ""),
    "the table lies open when the window was left": ([(table_seating.Seating, "left", no)], "when the window was left"),
    "nobody asks who is there": ([(handover, "secret", no), (table_seating, "secret", no), (table_model, "secret", no)], ""),
    "looking back from another's seat": (
        [(replay_screen, "sealed", no), (Session, "view", lambda self, seat: self.state)],
        "the table",
    ),
}


@pytest.mark.parametrize("hole", HOLES)
def test_a_hole_is_found(hole: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changes, where = HOLES[hole]
    for thing, name, other in changes:
        monkeypatch.setattr(thing, name, other)
    for number in range(2, 13, 2):
        found = hunted(tmp_path, number).found
        if any(where in place for place, _ in found):
            return
    raise AssertionError(f"not found in six games: {hole}")
