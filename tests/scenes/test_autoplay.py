"""Whole games by real events at what is drawn."""

from __future__ import annotations

import pytest

from scenes.checks import autoplay


@pytest.mark.parametrize(
    "flags",
    [
        "--by mouse --seats 1 --seed 3",
        "--by keyboard --seats 2 --seed 4",
        "--by text --seats 3 --seed 5",
        "--by controller --seats 2 --seed 2",
        "--by controller --seats 1 --seed 4 --size 1920x1080 --lang it",
        "--by mouse --seats 2 --seed 6 --size 1920x1080",
        "--by keyboard --seats 3 --seed 8 --size 1920x1080 --lang uk",
        "--by mouse --seats human,bot:random --seed 9",
    ],
)
def test_a_whole_game(flags: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert autoplay.main(flags.split()) == 0, capsys.readouterr().err


@pytest.mark.parametrize(
    "flags",
    [
        "--option adversary=england --option level=3 --pace normal --by mouse --seats 2 --seed 5",
        "--option adversary=sweden --option level=2 --pace fast --by keyboard --seats 1 --seed 6",
        "--option scenario=guard-the-isles-heart --pace step --by keyboard --seats 2 --seed 7",
        "--option scenario=dahan-insurrection --option adversary=brandenburg-prussia --pace normal --by controller --seed 8",
    ],
)
def test_steps_are_shown(flags: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With all steps at once, as elsewhere, a fault in the picture of one of them was never met."""
    begun = "--game spirit-island --set base --moves 60 "
    assert autoplay.main((begun + flags).split()) == 0, capsys.readouterr().err


def test_bad_use_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        autoplay.main(["--by", "feet"])
    assert stop.value.code == 2


def test_a_player_like_a_bot_ends_a_game_of_rivals(capsys: pytest.CaptureFixture[str]) -> None:
    """By chance alone nobody ever wins Anima: its games ended at the limit of turns."""
    assert autoplay.main("--game anima --by mouse --seats 1 --seed 5 --like greedy --moves 40".split()) == 0
    assert "after 40 decisions" in capsys.readouterr().out
    assert autoplay.main("--game anima --by mouse --like nobody".split()) == 2
    assert "nobody" in capsys.readouterr().err
