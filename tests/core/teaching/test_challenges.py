"""Challenges: each can be done and missed, a slip in a file is one sentence, the deal of the day follows the date alone."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from game import games
from game.core.content import data
from game.core.errors import DataError
from game.core.play import records
from game.core.play.records import Finish, Records
from game.core.teaching import challenges, daily
from game.core.words.messages import LANGUAGES, Words

EVERY = [(game.id, one.id) for game in games.playable() for one in challenges.load(game.id)]
PLAIN = """challenges:
  - id: two-shores
    set: horizons
    seats: [{spirit: sun-bright-whirlwind, board: G}]
    given:
      clear: true
      lands: {G4: {presence: [p0, p0]}, G5: {town: 1, presence: [p0]}}
      invaders: {ravage: [sands], build: null, explore: null}
      p0: {played: [drift-down-into-slumber]}
    when: [{do: fast}]
    until: {phase: build}
    goal: {lands: {G5: {blight: 0}}}
    solution: ["card:*", "land:G5"]
    mistake: ["card:*", "land:G4"]
"""


def of(game: str, name: str) -> challenges.Challenge:
    return next(one for one in challenges.load(game) if one.id == name)


def written(text: str) -> tuple[challenges.Challenge, ...]:
    return challenges.read(data.parse(text, "x.yaml"), "spirit-island")


def test_each_game_has_three() -> None:
    assert all(sum(game.id == each for each, _ in EVERY) == 3 for game in games.with_table())


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_it_can_be_done_and_can_be_missed(game: str, name: str) -> None:
    one, rules = of(game, name), games.rules(game)
    assert one.solution and one.mistake
    assert challenges.rehearse(one, rules) == []
    fresh = challenges.begin(one, rules)
    assert challenges.judged(one, fresh) is None
    assert challenges.play(one, challenges.begin(one, rules), one.solution) is True
    assert challenges.play(one, challenges.begin(one, rules), one.mistake) is False


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_has_its_words(lang: str) -> None:
    words = Words(lang)
    for game, name in EVERY:
        message = of(game, name).message
        assert words.has(message) and words.has(f"{message}-text")


def test_what_was_taken_back_is_not_judged_any_more() -> None:
    one = written(PLAIN)[0]
    session = challenges.begin(one, games.rules("spirit-island"))
    assert challenges.play(one, session, one.mistake) is False
    while session.log:
        session.undo(cross_fence=True)
    assert challenges.judged(one, session) is None
    assert challenges.play(one, session, one.solution) is True


def test_a_solution_that_does_not_do_it_and_a_mistake_that_does_are_told() -> None:
    turned = PLAIN.replace("solution", "x").replace("mistake", "solution").replace("x:", "mistake:")
    said = [str(problem) for problem in challenges.rehearse(written(turned)[0], games.rules("spirit-island"))]
    assert len(said) == 2 and all(line.startswith("x.yaml:1") and "\n" not in line for line in said)
    never = PLAIN.replace("{phase: build}", "{phase: nowhere}")
    assert "its end does not come" not in " ".join(said)
    assert [str(p) for p in challenges.rehearse(written(never)[0], games.rules("spirit-island"))]


WRONG = {
    "a list of numbers": ("solution: [", "solution: [1, "),
    "an unknown word": ("    when:", "    wenn:"),
    "an unknown game's word": ("{G5: {blight: 0}}", "{G5: {blihgt: 0}}"),
    "no end": ("until: {phase: build}", "until: {fase: build}"),
    "no task": ("goal: {lands: {G5: {blight: 0}}}", "goal: {}"),
    "no solution": ('solution: ["card:*", "land:G5"]', "solution: []"),
    "a figure that is none": ("goal:", "at_least: {no_such_figure: 3}\n    goal:"),
    "a card that is none": ("drift-down-into-slumber", "drift-down-into-slumbre"),
    "minutes": ("    set: horizons", "    minutes: many\n    set: horizons"),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_slip_is_one_sentence_with_its_line(slip: str) -> None:
    old, new = WRONG[slip]
    assert old in PLAIN
    try:
        problems = challenges.rehearse(written(PLAIN.replace(old, new, 1))[0], games.rules("spirit-island"))
    except DataError as problem:
        problems = [problem]
    assert problems
    for problem in problems:
        assert problem.line and str(problem).startswith("x.yaml:") and "\n" not in str(problem)


def test_a_pack_adds_some_and_may_not_take_a_name(tmp_path: Path) -> None:
    file = tmp_path / "challenges.yaml"
    file.write_text(PLAIN.replace("id: two-shores", "id: one-shore"), encoding="utf-8")
    found = challenges.load("spirit-island", [tmp_path])
    assert found[-1].id == "one-shore" and found[-1].folder == tmp_path and found[0].folder is None
    file.write_text(PLAIN, encoding="utf-8")
    with pytest.raises(DataError, match="another challenge"):
        challenges.load("spirit-island", [tmp_path])


# ------------------------------------------------------------------------------------------------ the deal of the day


@pytest.mark.parametrize("game", [game.id for game in games.with_table()])
def test_the_deal_follows_the_date_alone(game: str) -> None:
    assert daily.has(game)
    days = [(datetime.date(2026, 1, 1) + datetime.timedelta(days=n)).isoformat() for n in range(40)]
    deals = [daily.setup(game, day) for day in days]
    assert deals == [daily.setup(game, day) for day in days]
    assert len({deal.seed for deal in deals}) == len(days)
    for deal in deals[:6]:
        rules = games.rules(game)
        assert rules.new(deal).hash() == rules.new(daily.setup(game, days[deals.index(deal)])).hash()


def test_what_may_be_any_changes_with_the_date() -> None:
    days = [f"2026-05-{n:02}" for n in range(1, 31)]
    assert len({daily.setup("spirit-island", day).seats[0]["spirit"] for day in days}) >= 4
    assert len({daily.setup("small-islands", day).options["alexis"] for day in days}) == 3


# ------------------------------------------------------------------------------------------------ records


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TIDETABLE_HOME", str(tmp_path))
    return tmp_path


def test_the_first_time_stays_the_first_and_the_best_gets_better(home: Path) -> None:
    kept = Records()
    assert kept.finished("2026-11-24", "anima", Finish(False, 9, uid="a"))
    assert kept.finished("2026-11-24", "anima", Finish(True, 12, uid="b"))
    assert not kept.finished("2026-11-24", "anima", Finish(True, 14, uid="c"))
    assert kept.finished("2026-11-24", "anima", Finish(True, 8, uid="d"))
    assert kept.save()
    deal = records.load().deals["2026-11-24"]["anima"]
    assert (deal.first.won, deal.best.turns, deal.times) == (False, 8, 4)


def test_one_table_that_ends_twice_counts_once(home: Path) -> None:
    kept = Records()
    kept.finished("2026-11-24", "anima", Finish(False, 9, uid="a"))
    kept.finished("2026-11-24", "anima", Finish(True, 9, uid="a", rewound=2))
    deal = kept.deals["2026-11-24"]["anima"]
    assert deal.times == 1 and not deal.first.won and deal.best.won


def test_days_in_a_row() -> None:
    kept = Records()
    for day in ("2026-11-20", "2026-11-21", "2026-11-22", "2026-11-24"):
        kept.finished(day, "anima", Finish(True, 5))
    assert kept.run("2026-11-24") == (1, 3, 4)
    assert kept.run("2026-11-25") == (1, 3, 4)
    assert kept.run("2026-11-26") == (0, 3, 4)
    assert Records().run("2026-11-24") == (0, 0, 0)


def test_tries_and_the_day_it_was_done(home: Path) -> None:
    kept = records.load()
    for came, day in ((False, "2026-01-01"), (True, "2026-01-02"), (True, "2026-01-03")):
        kept.judged("anima/x", came, day)
    kept.save()
    assert records.load().tasks["anima/x"] == records.Task(3, 2, "2026-01-02")


def test_a_broken_file_is_set_aside_and_foreign_entries_are_left_out(home: Path) -> None:
    records.file_of().write_text("{", encoding="utf-8")
    made = records.load()
    assert made.notice == "records-1.broken.json" and not made.deals and (home / made.notice).exists()
    good = '{"first": {"won": true}, "best": {"won": true}}'
    deals = f'{{"2026-01-01": {{"a": {good}, "b": 3}}, "someday": {{"a": {good}}}}}'
    records.file_of().write_text(f'{{"deals": {deals}, "tasks": []}}', encoding="utf-8")
    made = records.load()
    assert list(made.deals) == ["2026-01-01"] and list(made.deals["2026-01-01"]) == ["a"] and not made.tasks
