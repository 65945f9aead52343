"""The commands: data on stdout, words on stderr, exit codes 0, 1 and 2, one sentence for each slip."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli.main import COMMANDS, main

ROOT = Path(__file__).resolve().parents[2]


def test_every_command_explains_itself(capsys: pytest.CaptureFixture):
    for words in ([], *([name] for name in COMMANDS)):
        assert main([*words, "--help"]) == 0
        assert "usage: python -m game" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    (
        (["lst"], 'unknown command "lst" - did you mean "list"?'),
        (["list"], "required: ID"),
        (["list", "spirit-islnd"], 'did you mean "spirit-island"?'),
        (["list", "spirit-island", "--jsn"], "unrecognized arguments: --jsn"),
        (["sim", "spirit-island", "--games", "0"], "0 is less than 1"),
        (["sim", "spirit-island", "--games", "many"], '"many" is not a whole number'),
        (["sim", "spirit-island", "--seed", "1.5"], '"1.5" is not a whole number'),
        (["sim", "spirit-island", "--seats", "bot:rndom"], 'unknown bot "rndom" - did you mean "random"?'),
        (["sim", "spirit-island", "--seats", "human"], '"human" cannot play here'),
        (["sim", "spirit-island", "--seats", ",".join(["bot:random"] * 4)], "1 to 3 seats, not 4"),
        (["fuzz", "spirit-island", "--seats", "4"], "1 to 3 seats, not 4"),
        (["case"], "required: FILE"),
        (["case", "nowhere.yaml"], "there is no file nowhere.yaml"),
        (["check", "nowhere"], "there is no folder nowhere"),
        (["replay"], "required: FILE"),
        (["bench", "chess"], 'there is no game "chess"'),
        (["--version"], "unrecognized arguments: --version"),
    ),
)
def test_bad_use_is_one_sentence_and_two(words: list[str], sentence: str, capsys: pytest.CaptureFixture):
    assert main(words) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and sentence in shown.err
    assert len(shown.err.strip().splitlines()) == 1


def listed(capsys: pytest.CaptureFixture) -> list[dict]:
    assert main(["list", "spirit-island", "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_list_has_the_whole_box(capsys: pytest.CaptureFixture):
    items = listed(capsys)
    horizons = [item for item in items if item["set"] == "horizons"]
    by_kind = {kind: [item for item in horizons if item["kind"] == kind] for kind in ("power", "spirit", "fear")}
    decks = [power["deck"] for power in by_kind["power"]]
    assert [decks.count(deck) for deck in ("minor", "major", "unique")] == [36, 22, 20]
    assert len(by_kind["spirit"]) == 5 and len(by_kind["fear"]) == 15
    assert sum(item["kind"] == "invader" for item in horizons) == 15
    assert {"G", "H"} <= {item["id"] for item in horizons if item["kind"] == "board"}


def test_the_lists_fields_are_those_of_the_facts(capsys: pytest.CaptureFixture):
    items = {(item["kind"], item["id"]): item for item in listed(capsys)}
    card = items["power", "call-of-the-dahan-ways"]
    assert (card["deck"], card["cost"], card["speed"], card["range"], card["from"]) == ("minor", 1, "slow", 1, "presence")
    assert card["elements"] == ["moon", "water", "animal"] and card["target"] == {"has": ["dahan"]}
    assert card["thresholds"][0]["need"] == {"moon": 2} and card["targets"] == "land"
    spirit = items["spirit", "sun-bright-whirlwind"]
    assert spirit["tracks"]["energy"] == [1, 2, "sun", 3, "4+air", 6] and len(spirit["growth"]) == 3
    assert len(spirit["uniques"]) == 4 and spirit["innates"][0]["id"] == "violent-windstorms"
    assert set(items["fear", "dahan-raid"]["levels"]) == {"1", "2", "3"}
    assert items["invader", "i-sands"]["terrain"] == "sands" and items["invader", "i-sands"]["stage"] == 1
    assert items["invader", "iii-jungle-sands"]["terrains"] == ["jungle", "sands"]
    assert items["board", "G"]["lands"]["5"]["adjacent"] == [2, 4, 6, 7, 8]


def test_sim_writes_a_line_per_game_and_the_sum(capsys: pytest.CaptureFixture):
    words = ["sim", "spirit-island", "--games", "3", "--seed", "5", "--seats", "bot:random,bot:random", "--json"]
    assert main(words) == 0
    *games, summary = map(json.loads, capsys.readouterr().out.splitlines())
    assert len(games) == summary["games"] == 3
    assert sum(summary["results"].values()) == 3
    assert summary["decisions"] == sum(game["decisions"] for game in games) > 0
    assert summary["decisions_per_s"] > 0 and summary["games_per_s"] > 0
    assert main(words) == 0
    again = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [game["decisions"] for game in again] == [*(game["decisions"] for game in games), summary["decisions"]]


def test_fuzz_reports_coverage(capsys: pytest.CaptureFixture):
    assert main(["fuzz", "spirit-island", "--games", "4", "--seed", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["failures"] == [] and report["games"] == 4
    assert {"powers", "fear levels", "innate levels", "thresholds"} <= set(report["coverage"])
    assert report["coverage"]["powers"]["of"] == 83


def test_cases_end_with_their_sum(tmp_path: Path, capsys: pytest.CaptureFixture):
    fine = tmp_path / "fine.yaml"
    fine.write_text("name: x\ngame: spirit-island\ngiven: {clear: true}\n", encoding="utf-8")
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("name: y\ngame: spirit-island\nthen: {terror: 2}\n", encoding="utf-8")
    assert main(["case", str(fine)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"
    assert main(["case", str(fine), str(wrong)]) == 1
    out = capsys.readouterr().out
    assert out.splitlines()[-1] == "1 passed, 1 failed" and "expected 2, found 1" in out


CARD = (
    "set: horizons\ncards:\n  - {id: high-tide, deck: minor, cost: 0, speed: fast, elements: [water], range: 1,"
    " target: any, effects: [{EFFECT: 1}]}\n"
)


@pytest.mark.parametrize(
    ("effect", "words", "problem"),
    (
        ("fear", "name-card-high-tide = High Tide\n", ""),
        ("fearr", "name-card-high-tide = High Tide\n", 'did you mean "fear"'),
        ("fear", "", "name-card-high-tide"),
    ),
)
def test_check_says_what_is_wrong_with_a_pack(effect: str, words: str, problem: str, tmp_path: Path, capsys):
    pack = tmp_path / "tides"
    manifest = 'id: tides\nname: Tides\nversion: "1.0"\ngame: spirit-island\nset: horizons\n'
    for lang in ("en", "it", "uk"):
        (pack / "text" / lang).mkdir(parents=True)
        if words:
            (pack / "text" / lang / "tides.ftl").write_text(words, encoding="utf-8")
    (pack / "pack.yaml").write_text(manifest, encoding="utf-8")
    (pack / "powers_minor.yaml").write_text(CARD.replace("EFFECT", effect), encoding="utf-8")
    assert main(["check", str(pack)]) == (1 if problem else 0)
    assert problem in capsys.readouterr().out


@pytest.mark.slow
def test_check_passes_what_is_shipped(capsys: pytest.CaptureFixture):
    code = main(["check"])
    assert code == 0, capsys.readouterr().out


def test_the_commands_start_light():
    """What every command pays for before it begins: no data, no game, no YAML."""
    code = (
        "import sys; from game.cli.main import main; main(['--help']);"
        "print([m for m in ('yaml', 'msgspec', 'game.spirit_island', 'fluent', 'platformdirs') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_it_runs_as_a_module():
    done = subprocess.run([sys.executable, "-m", "game", "list", "nothing"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2 and done.stdout == "" and len(done.stderr.splitlines()) == 1
