"""The same answers from the same set-up lead to the same position, in a save and on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import games
from game.cli.main import main
from game.core.engine.rng import Rng
from game.core.play import save
from game.core.play.session import Session
from game.spirit_island.checks import commands

RULES = games.rules("spirit-island")


def played(seats: int, seed: int, decisions: int = 60, generated: bool = False) -> Session:
    setup = commands.setup(RULES, seats, seed)
    start = commands.generate(RULES, RULES.new(setup), Rng(seed), [])[0] if generated else None
    session = Session(RULES, setup, start=start)
    chance = Rng(seed)
    for _ in range(decisions):
        if session.decision is None:
            break
        option = chance.pick(session.decision.options)
        session.choose(option.seat, option.key)
    return session


@pytest.mark.parametrize("seats", (1, 2, 3))
@pytest.mark.parametrize("generated", (False, True))
def test_a_saved_table_replays_to_the_same_position(seats: int, generated: bool, tmp_path: Path, capsys):
    session = played(seats, 11, generated=generated)
    file = tmp_path / "table.json"
    save.write(file, session.to_save())
    assert main(["replay", str(file)]) == 0
    assert session.state.hash() in capsys.readouterr().out
    opened = Session.from_save(RULES, save.load(file))
    assert opened.state.hash() == session.state.hash()


def test_the_seed_decides_everything():
    assert played(2, 5).state.hash() == played(2, 5).state.hash()
    assert played(2, 5).first.hash() != played(2, 6).first.hash()


def test_taking_forced_choices_by_hand_leads_to_the_same_position():
    session = played(1, 8)
    by_hand = Session(RULES, session.setup, auto=False)
    for entry in session.log:
        by_hand.choose(entry.seat, entry.key)
    assert by_hand.state.hash() == session.state.hash()


@pytest.mark.parametrize("change", ("log", "state"))
def test_a_replay_that_goes_elsewhere_fails(change: str, tmp_path: Path, capsys):
    saved = played(1, 11).to_save()
    if change == "log":
        saved.log[0][1] = "branch:2" if saved.log[0][1] != "branch:2" else "branch:1"
    else:
        saved.state["energy"]["p0"] += 3
    file = tmp_path / "table.json"
    save.write(file, saved)
    assert main(["replay", str(file)]) == 1
    assert "decision" in capsys.readouterr().out


@pytest.mark.parametrize("content", (b"", b"hello", b'{"tidetable-save":9,"sha256":"","body":{}}\n'))
def test_what_is_no_save_is_one_sentence(content: bytes, tmp_path: Path, capsys):
    file = tmp_path / "table.json"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 1
    shown = capsys.readouterr()
    assert shown.out == "" and len(shown.err.strip().splitlines()) == 1


def test_a_missing_file_is_one_sentence(capsys):
    assert main(["replay", "nowhere.json"]) == 1
    assert "there is no such save" in capsys.readouterr().err


EVIL = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202emoc\r"


def test_what_a_file_says_cannot_command_the_terminal(tmp_path: Path, capsys):
    """Escape sequences of a note and a log come out as they would be written in JSON. (YAML with any is refused.)"""
    saved = played(1, 11, 20).to_save()
    saved.note["problem"] = f"see {EVIL}"
    saved.log[-1] = ["p0", f"land:{EVIL}", False]
    save.write(tmp_path / "table.json", saved)
    broken = played(1, 11, 20).to_save()
    broken.setup["seats"][0]["spirit"] = EVIL
    save.write(tmp_path / "broken.json", broken)
    replays = [["replay", str(tmp_path / name)] for name in ("table.json", "broken.json")]
    for words in (*replays, ["list", EVIL]):
        assert main(words) in (1, 2)
        shown = "".join(capsys.readouterr())
        assert "\\u001b" in shown and all(c in "\n\t" or c.isprintable() for c in shown), shown
