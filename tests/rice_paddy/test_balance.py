"""Balance by play: what is counted adds up, and other figures are tried without a change of the data."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.checks import balance
from game.cli.main import main
from game.core.errors import DataError
from game.rice_paddy.checks import balance as own


def played(changes: Path | None = None, seats: int = 2, number: int = 6, bot: str = "random") -> list[balance.Played]:
    return list(balance.games(own.rules(changes), own.Watch, [seats], number, bot, 40))


def written(folder: Path, text: str) -> Path:
    file = folder / "tried.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def test_every_game_has_one_win_and_every_seat_its_card() -> None:
    games = played(seats=3, number=4)
    for game in games:
        assert sum(game.won.values()) == pytest.approx(1)
        assert sorted(seat for group, _, seat in game.shares if group == "set-up card") == ["p0", "p1", "p2"]
        most = max(game.points.values())
        assert all(game.points[seat] == most for seat, won in game.won.items() if won)
    shares = balance.shares(games)
    for group, each in (("seat", 1), ("set-up card", 1), ("spirit", 6)):
        of = [share for share in shares if share.group == group]
        assert sum(share.seats for share in of) == 4 * 3 * each
        assert sum(share.ratio * share.seats for share in of) / sum(share.seats for share in of) == pytest.approx(1)
        assert all(share.low <= share.ratio <= share.high for share in of)


def test_the_same_seeds_give_the_same_figures() -> None:
    assert played() == played()


def test_how_dry_a_farm_was_is_told_by_place() -> None:
    found = balance.figures(played(seats=4, number=2))
    dry = [found[f"4 seats, place {place} of the order: dry hexes"] for place in (1, 2, 3, 4)]
    assert all(0 <= share <= 1 for share in dry) and any(dry)
    assert "5 seats: tiles" not in found and 0 < found["4 seats: paddies"] <= 5


def test_other_figures_are_tried(tmp_path: Path) -> None:
    """A set-up card that brings two hundred rice wins whenever it is there; its rocks stay what they are."""
    changed = own.rules(written(tmp_path, "setup_cards:\n  cards:\n    - {id: su1, reward: [{gain_rice: 200}]}\n"))
    plain = own.rules(None)
    assert changed.box.setup_cards["su1"].rocks == plain.box.setup_cards["su1"].rocks
    assert changed.data_hash() != plain.data_hash()
    games = list(balance.games(changed, own.Watch, [4], 6, "random", 1))
    held = [(game, seat) for game in games for group, item, seat in game.shares if (group, item) == ("set-up card", "su1")]
    assert held and all(game.won[seat] == 1 for game, seat in held)
    (share,) = (share for share in balance.shares(games) if share.item == "su1")
    assert share.ratio == pytest.approx(4) and share.points > 1.5


def test_a_figure_of_a_table_is_tried(tmp_path: Path) -> None:
    tried = own.rules(written(tmp_path, "figures:\n  market: {tax: [0, 1, 2]}\n"))
    assert tried.box.tax == (0, 1, 2) and tried.box.prices == own.rules(None).box.prices


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cards: []\n", 'tried.yaml:1: cards: unknown file "cards"'),
        ("setup_cards:\n  card: []\n", 'tried.yaml:2: setup_cards.card: unknown key "card" - did you mean "cards"?'),
        ("setup_cards:\n  cards:\n    - {id: su11, reward: []}\n", 'tried.yaml:3: setup_cards.cards[0].id: unknown item "su11"'),
        ("setup_cards:\n  cards:\n    - {id: su1, reward: [{gain_rise: 2}]}\n", "gain_rise"),
        ("setup_cards:\n  cards:\n    - {id: su1, rocks: [A9]}\n", 'unknown hex "A9"'),
        ("figures:\n  market: {taxes: [0]}\n", '"taxes"'),
        ("figures:\n  market: {tax: [-1]}\n", "-1 is no number from 0 on"),
        ("- 3\n", "a table of files is expected here"),
    ],
)
def test_a_slip_in_the_figures_is_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(DataError) as problem:
        own.rules(written(tmp_path, text))
    assert said in str(problem.value) and "\n" not in str(problem.value), str(problem.value)


def test_the_command_tells_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["balance", "rice-paddy", "--games", "4", "--bot", "random"]) == 0
    told = capsys.readouterr().out
    assert "4 seats, 1 games:" in told and "set-up card su" in told and "seat 2 seats, p0:" in told
    assert main(["balance", "rice-paddy", "--games", "1", "--seats", "5"]) == 2
    assert main(["balance", "spirit-island"]) == 2
    assert "nothing whose balance" in capsys.readouterr().err
    assert main(["balance", "rice-paddy", "--figures", str(tmp_path / "none.yaml")]) == 1
    assert "none.yaml" in capsys.readouterr().err
