"""The commands with this game: lists, games, contests, fuzz by mode, truth, cases."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.cli.main import main


@pytest.mark.parametrize(
    ("words", "sentence"),
    (
        (["list", "small-island"], 'did you mean "small-islands"?'),
        (["fuzz", "small-islands", "--seats", "5"], "1 to 4 seats, not 5"),
        (["fuzz", "small-islands", "--seats", "2", "--mode", "advance"], 'did you mean "advanced"?'),
        (["fuzz", "small-islands", "--seats", "2", "--mode", "solo"], "the solo mode is played by one"),
        (["fuzz", "small-islands", "--option", "bare"], '"bare" is no option'),
        (["fuzz", "small-islands", "--option", "colums=11"], 'there is no option "colums"'),
        (["truth", "small-islands", "--mode", "fast"], 'unknown mode "fast"'),
        (["sim", "spirit-island", "--mode", "fast"], "has no modes"),
    ),
)
def test_bad_use_is_one_sentence_and_two(words: list[str], sentence: str, capsys: pytest.CaptureFixture):
    assert main(words) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and sentence in shown.err
    assert len(shown.err.strip().splitlines()) == 1


def test_the_list_has_the_whole_box(capsys: pytest.CaptureFixture):
    assert main(["list", "small-islands", "--json"]) == 0
    items = json.loads(capsys.readouterr().out)
    kinds = [item["kind"] for item in items]
    numbers = {"tile": 56, "start": 8, "objective": 12, "mission": 12, "reward": 12, "alexis": 3, "expedition": 15, "token": 4}
    assert {kind: kinds.count(kind) for kind in numbers} == numbers
    tile = next(item for item in items if item["id"] == "l38")
    assert (tile["corners"], tile["symbols"], tile["houses"]) == ("LSLS", ["port", "port"], 0)
    assert main(["list", "small-islands"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(items)


def test_a_contest_swaps_seats(capsys: pytest.CaptureFixture):
    words = ["sim", "small-islands", "--games", "4", "--seats", "bot:random,bot:random", "--json", "--mode", "advanced"]
    assert main(words) == 0
    *games, summary = map(json.loads, capsys.readouterr().out.splitlines())
    assert [game["seed"] for game in games] == [1, 1, 2, 2] and {game["mode"] for game in games} == {"advanced"}
    results = summary["results"]
    assert sum(results["seats"].values()) == 4 and [one["games"] for one in results["line_ups"]] == [2, 2]
    assert results["bots"]["bot:random"]["games"] == 8 and results["bots"]["bot:random"]["wins"] == 4
    for game in games:
        best = max(game["points"].values())
        assert game["reason"].startswith("points") == (list(game["points"].values()).count(best) == 1)
        assert all(game["points"][seat] == best for seat in game["winners"])


def test_three_rivals_take_turns_in_every_seat(capsys: pytest.CaptureFixture):
    words = ["sim", "small-islands", "--games", "3", "--seats", "bot:random,bot:random,bot:random", "--json"]
    assert main(words) == 0
    summary = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert [one["games"] for one in summary["results"]["line_ups"]] == [1, 1, 1]


def test_alone_the_results_are_wins_and_losses(capsys: pytest.CaptureFixture):
    assert main(["sim", "small-islands", "--games", "2", "--json", "--option", "alexis=night"]) == 0
    *games, summary = map(json.loads, capsys.readouterr().out.splitlines())
    assert sum(summary["results"].values()) == 2 and {game["mode"] for game in games} == {"solo"}
    assert all("alexis" in game["points"] for game in games)


@pytest.mark.parametrize(("mode", "has", "lacks"), (("normal", "objectives", "missions"), ("advanced", "rewards", "objectives")))
def test_fuzz_takes_a_mode(mode: str, has: str, lacks: str, capsys: pytest.CaptureFixture):
    words = ["fuzz", "small-islands", "--games", "2", "--seats", "2", "--mode", mode, "--json", "--option", "rows=9"]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["failures"] == [] and has in report["coverage"] and lacks not in report["coverage"]
    assert report["coverage"]["tiles"]["of"] == 56 and report["options"]["rows"] == {"9": 2}


def test_truth_finds_no_difference(capsys: pytest.CaptureFixture):
    assert main(["truth", "small-islands", "--games", "1", "--seed", "2", "--seats", "2", "--mode", "normal"]) == 0
    out = capsys.readouterr().out
    assert "1 games" in out and "no difference" in out and " 0 previews" not in out and " 0 reasons" not in out


def test_a_case_that_does_not_hold_says_what_was_found(tmp_path: Path, capsys: pytest.CaptureFixture):
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(
        'name: y\ngame: small-islands\nseats: 2\ngiven: {clear: true, tiles: {"0,0": {corners: LLSS, symbols: [flower]}}}\n'
        'then: {islands: [{at: "0,0", flower: 2}], tiles: {"1,0": l01}}\n',
        encoding="utf-8",
    )
    assert main(["case", str(wrong)]) == 1
    out = capsys.readouterr().out
    assert "then.islands[0].flower: expected 2, found 1" in out and "expected l01, found nothing" in out


@pytest.mark.parametrize(
    ("written", "problem"),
    (
        ('given: {clear: true, tiles: {"0,0": {corners: LLSX}}}', "four letters L or S"),
        ('given: {clear: true, tiles: {"0;0": l01}}', "is no cell"),
        ('given: {clear: true, tiles: {"0,0": l99}}', 'unknown tile "l99"'),
        ("given: {clear: true, p0: {current: o99}}", 'unknown objective "o99"'),
        ("given: {clear: true, p0: {current: {mission: {more_then: {}}, reward: {flat: {pp: 6}}}}}", "more_than"),
        ('given: {clear: true, tiles: {"0,0": l05}, houses: {"0,0": [p0]}}', "no free house symbol"),
        ('given: {clear: true, tiles: {"0,0": l32}, tokens: {"0,0": [{seat: p0, side: port}]}}', "name the land by a corner"),
        ('given: {clear: true, ships: {"0,0": p2}}', 'unknown ship "p2"'),
        ("given: {clear: true, alexis: {points: 3}}", "solo only"),
        ("when: [{do: landing}]", 'did you mean "land"'),
        ("given: {hands: []}", 'unknown word "hands"'),
    ),
)
def test_a_slip_in_a_case_is_said_with_its_line(written: str, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture):
    file = tmp_path / "slip.yaml"
    file.write_text(f"name: x\ngame: small-islands\nseats: 2\n{written}\n", encoding="utf-8")
    assert main(["case", str(file)]) == 1
    out = capsys.readouterr().out
    assert problem in out and "slip.yaml:4" in out


OBJECTIVE = "objectives:\n  - {id: o13, mission: MISSION, reward: {flat: {pp: 4}}}\n"
TILES = "landscape:\n  - {id: l57, corners: CORNERS, areas: [{corners: [nw, ne], symbols: [SYMBOL], houses: 1}]}\n"


@pytest.mark.parametrize(
    ("name", "text", "words", "problem"),
    (
        ("objectives.yaml", OBJECTIVE.replace("MISSION", "{more_than: {more: leaf, than: fruit}}"), "o13", ""),
        ("objectives.yaml", OBJECTIVE.replace("MISSION", "{more_than: {more: leaf, than: fruit}}"), "", "name-objective-o13"),
        ("objectives.yaml", OBJECTIVE.replace("MISSION", "{more_then: {more: leaf, than: fruit}}"), "o13", '"more_than"'),
        ("objectives.yaml", OBJECTIVE.replace("MISSION", "{has_at_least: {leav: 2}}"), "o13", 'did you mean "leaf"'),
        ("tiles.yaml", TILES.replace("CORNERS", "LLSS").replace("SYMBOL", "port"), "", ""),
        ("tiles.yaml", TILES.replace("CORNERS", "LSSS").replace("SYMBOL", "leaf"), "", "land corners of LSSS"),
        ("tiles.yaml", TILES.replace("CORNERS", "LLSS").replace("SYMBOL", "lotus"), "", 'unknown symbol "lotus"'),
        ("figures.yaml", "figures: {display: four}\n", "", "figures.display: four is no number: a whole number"),
        ("solo.yaml", "alexis:\n  - {id: noon, stars: 1}\n", "", "is missing"),
    ),
)
def test_check_says_what_is_wrong_with_a_pack(name: str, text: str, words: str, problem: str, tmp_path: Path, capsys):
    pack = tmp_path / "atoll"
    for lang in ("en", "it", "uk"):
        (pack / "text" / lang).mkdir(parents=True)
        if words:
            (pack / "text" / lang / "atoll.ftl").write_text(f"name-objective-{words} = Atoll\n", encoding="utf-8")
    (pack / "pack.yaml").write_text('id: atoll\nname: Atoll\nversion: "1"\ngame: small-islands\nset: base\n', encoding="utf-8")
    (pack / name).write_text(text, encoding="utf-8")
    code = main(["check", str(pack)])
    out = capsys.readouterr().out
    assert code == (1 if problem else 0), out
    assert problem in out and (not problem or "atoll" in out)
