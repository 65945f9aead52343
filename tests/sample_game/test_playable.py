"""The sample game is played to its end by every kind of input, checked by the commands, and stays small."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import ai
from game.ai.advice import SEED, advise, strongest
from game.cli import main as commands
from game.core.engine.rng import Rng
from game.core.words.messages import Words
from scenes.checks import autoplay, monkey
from scenes.routes import App
from scenes.table import TableScene
from tests.scenes.games import any_option, session_of

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


def test_its_bot_gives_advice_in_its_own_terms() -> None:
    session, rng = session_of(3, 4, 12, "lantern-fair"), Rng(4)
    rules, words, named = session.rules, Words("en", [HERE / "data" / "text"]), set()
    while (decision := session.decision) is not None:
        seat = decision.seats[0]
        if len(decision.keys(seat)) > 1:
            said = advise(rules, session.view(seat), seat)
            assert said.key == ai.make(strongest(rules), rules, seat, SEED).choose(session.view(seat), decision)
            named |= {name for name, _ in said.differs}
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
    assert len(named) > 2 and all(words.has(f"weigh-lantern-fair-{name}") for name in named)


@pytest.fixture
def app() -> Iterator[App]:
    made = App((1280, 720), "en", sync=True)
    yield made
    made.clear()
    made.jobs.close()


def test_its_steps_are_shown_and_a_round_is_summed_up(app: App) -> None:
    session, rng = session_of(3, 3, 0, "lantern-fair"), Rng(3)
    captions: list[str] = []
    while session.decision is not None:
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
        model = TableScene(app, session).model
        steps = [one.step for one in model.screen.steps.shown(model, session.moments, session.before_go) if one.step is not None]
        captions += [step.main for step in steps if step.run == "auction"]
        recap = next((step.recap for step in steps if step.recap is not None), None)
        if recap is not None:
            now = {model.names[seat]: points for seat, points in session.state.points.items()}
            assert {column.name: column.after for column in recap.columns} == now and len(captions) >= 3
            return
    raise AssertionError("no round was summed up")


def lines(*names: str) -> int:
    """Lines that are not empty."""
    return sum(bool(line.strip()) for name in names for line in (HERE / name).read_text("utf-8").splitlines())


def test_it_is_small() -> None:
    assert lines("screen.py") <= 300
    assert lines("rules.py", "events.py", "words.py", "data/text/en/fair.ftl", "data/cards.yaml", "data/setup.yaml") <= 400
