"""Random games keep the promises of the rules, and a broken promise is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import games
from game.checks import fuzz
from game.cli.main import main
from game.core.engine.rng import Rng
from game.spirit_island.checks import commands
from game.spirit_island.state import State
from tests.leaky import Leaky

RULES = games.rules("spirit-island")
ALL = [(shelf, item) for shelf, items in commands.coverable(RULES).items() for item in sorted(items)]


@pytest.mark.parametrize("seats", (1, 2, 3))
@pytest.mark.parametrize("generated", (False, True), ids=("from the start", "from any position"))
def test_a_few_games(seats: int, generated: bool):
    for seed in range(500, 502):
        rare = ALL if generated else []
        fuzz.FuzzGame(RULES, commands, seats, seed, rare, whole_game=seed == 500 and seats == 1).play()


@pytest.mark.slow
@pytest.mark.parametrize("seats", (1, 2, 3))
def test_many_games_reach_all_there_is(seats: int, capsys: pytest.CaptureFixture):
    assert main(["fuzz", "spirit-island", "--games", "7", "--seed", "40", "--seats", str(seats)]) == 0


def position(seed: int = 1, seats: int = 2) -> State:
    chance = Rng(seed)
    return commands.generate(RULES, RULES.new(commands.setup(RULES, seats, seed)), chance, ALL)[0]


def test_generated_positions_are_whole_and_differ():
    made = [position(seed) for seed in range(16)]
    assert len({s.hash() for s in made}) == 16
    assert {s.terror for s in made} >= {1, 2, 3}
    for s in made:
        assert commands.broken(RULES, s, commands.fingerprint(s)) is None


def lose_a_card(s: State) -> None:
    s.minor_deck = s.minor_deck[1:]


def double_a_card(s: State) -> None:
    s.hand["p0"] = (*s.hand["p0"], s.major_deck[0])


def lose_a_disc(s: State) -> None:
    s.destroyed["p0"] -= 1


def lose_a_blight(s: State) -> None:
    s.blight_pool -= 1


def owe_energy(s: State) -> None:
    s.energy["p1"] = -1


def leave_an_empty_place(s: State) -> None:
    s.pieces[("G1", "town")] = ()


def keep_a_dead_town(s: State) -> None:
    s.pieces[("G1", "town")] = (0, 0, 1)


@pytest.mark.parametrize(
    "harm",
    (
        lose_a_card,
        double_a_card,
        lose_a_disc,
        lose_a_blight,
        owe_energy,
        leave_an_empty_place,
        keep_a_dead_town,
    ),
)
def test_harm_to_a_position_is_noticed(harm):
    s = position()
    first = commands.fingerprint(s)
    harm(s)
    assert commands.broken(RULES, s, first)


def peek(s: State, seat: str) -> State:
    seen = RULES.view(s, seat)
    seen.fear_deck = s.fear_deck
    return seen


@pytest.mark.parametrize(
    ("broken", "said"),
    (({"view": peek}, "view"),),
)
def test_a_view_that_shows_too_much_is_noticed(broken: dict, said: str):
    s = RULES.new(commands.setup(RULES, 1, 1))
    with pytest.raises(fuzz.Broken, match=said):
        fuzz.examine(Leaky(RULES, **broken), commands, s, commands.fingerprint(s), Rng(1))


def test_a_failure_leaves_a_file_that_shows_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
):
    monkeypatch.chdir(tmp_path)
    whole = commands.broken

    def picky(rules, s, first):
        return "two turns are too many" if s.turn > 1 else whole(rules, s, first)

    monkeypatch.setattr(commands, "broken", picky)
    assert main(["fuzz", "spirit-island", "--games", "1", "--seed", "3"]) == 1
    written = next((tmp_path / "replays").glob("*.json"))
    assert f"python -m game replay replays/{written.name}" in capsys.readouterr().err.replace("\\", "/")
    assert main(["replay", str(written)]) == 1
    assert "two turns are too many" in capsys.readouterr().out
    monkeypatch.setattr(commands, "broken", whole)
    assert main(["replay", str(written)]) == 0
