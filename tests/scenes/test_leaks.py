"""The leak check: some hot-seat games run clean, and each hole that is made on purpose is found."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

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


def test_who_calls_a_trade_off_is_told_by_what_all_see_alone(tmp_path: Path) -> None:
    """Its line was headed by one more than that of a trade, so a rival's "no" showed; and the bar that asks all at once is no
    open table."""
    assert hunted(tmp_path, 2, "anima").found == []


def test_a_game_without_secrets_has_nothing_to_win(capsys: pytest.CaptureFixture[str]) -> None:
    assert leaks.main(["--game", "spirit-island"]) == 2
    assert "has no secrets" in capsys.readouterr().err


def no(*_: Any) -> bool:
    return False


class Hole(NamedTuple):
    """Something that is kept and would not be: what brings it back, and how a station that finds it begins ("": any).
    Holes with the same `hunt` are looked for in one game, each at a station that none of the others opens."""

    hunt: str
    where: str
    changes: tuple[tuple[Any, str, Any], ...]


# The first four are those of 2026-11-22.
HOLES: dict[str, Hole] = {
    "the list of saves shows the seed": Hole("apart", "the list of saves", ((seals, "sealed_save", no),)),
    "another's sealed choice is taken back": Hole("apart", "back to the start of the phase", ((Session, "hidden", no),)),
    "another's choice that was taken back is taken again": Hole("apart", "redo", ((Session, "hidden", no),)),
    "a table opens at the first who is asked": Hole(
        "first", "opened again", ((table_model, "seat_to_act", lambda s, _: s.state.seats[0]),)
    ),
    "the log names the seed": Hole("apart", "the log: copy", ((timetravel, "sealed", no),)),
    "a shared game holds the seed": Hole("apart", "the hand-over, share: copy", ((share, "sealed", no),)),
    "a report holds the table": Hole("apart", "an error", ((crash, "_sealed", no),)),
    "the table lies open when the window was left": Hole(
        "apart", "when the window was left", ((table_seating.Seating, "left", no),)
    ),
    "what another chose stands in the log": Hole("log", "the table, show_log", ((GameWording, "hides", no),)),
    "events meant for one seat are said to all": Hole(
        "events", "", ((GameWording, "event", lambda self, event: f"{event.kind} {event.args}"),)
    ),
    "nobody asks who is there": Hole(
        "nobody", "", ((handover, "secret", no), (table_seating, "secret", no), (table_model, "secret", no))
    ),
    "looking back from another's seat": Hole(
        "back", "looking back as", ((replay_screen, "sealed", no), (Session, "view", lambda self, seat: self.state))
    ),
}


@pytest.mark.parametrize("hunt", dict.fromkeys(hole.hunt for hole in HOLES.values()))
def test_holes_are_found(hunt: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = {name: hole for name, hole in HOLES.items() if hole.hunt == hunt}
    for hole in wanted.values():
        for thing, name, other in hole.changes:
            monkeypatch.setattr(thing, name, other)
    for number in (2, 4, 6):
        found = [place for place, _ in hunted(tmp_path, number).found]
        wanted = {name: hole for name, hole in wanted.items() if not any(place.startswith(hole.where) for place in found)}
        if not wanted:
            return
    raise AssertionError(f"not found in three games: {', '.join(wanted)}")
