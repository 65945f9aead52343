"""The greedy bot: legal, deterministic, blind to what is hidden, quick enough, and better than chance."""

from __future__ import annotations

import pytest

from game import games
from game.ai.arena import line_ups, rate, rounds
from game.ai.arena import play as play_game
from game.ai.greedy import Greedy, Search, evaluation_for
from game.core.engine.decision import Setup
from game.core.engine.odds import wilson
from game.core.engine.rng import Rng
from game.spirit_island import view as views


@pytest.fixture(scope="module")
def rules():
    return games.rules("spirit-island")


def setup(rules, seats: int, seed: int) -> Setup:
    return Setup("spirit-island", "horizons", "", {}, seed, line_ups(rules, seats)[seed % 5])


def positions(rules, seats: int, seed: int, every: int, most: int):
    """Questions of a game between greedy bots, with two options or more for the first seat asked: (state, seat)."""
    s = rules.new(setup(rules, seats, seed))
    bots = {seat: Greedy(rules, seat, 5, limit=120) for seat in s.seats}
    number = 0
    while (found := rules.options(s)) and most:
        seat = found[0].seat
        own = tuple(option for option in found if option.seat == seat)
        if len(own) > 1:
            number += 1
            if number % every == 0:
                most -= 1
                yield s, seat
        key = own[0].key if len(own) == 1 else bots[seat].choose(rules.view(s, seat))
        rules.apply(s, seat, key)


def reshuffled(rules, s, seat: str, seed: int):
    """The true position with everything hidden from the seat dealt anew; the seat's view stays the same."""
    other = views.sample(rules.view(s, seat), seat, Rng(seed))
    for name in ("minor_deck", "major_deck", "fear_deck", "fear_earned", "invader_deck"):
        assert len(getattr(other, name)) == len(getattr(s, name))
    return other


@pytest.mark.parametrize("seats", [1, 2])
def test_choice_hangs_on_the_view_alone(rules, seats: int) -> None:
    checked = different = 0
    for s, seat in positions(rules, seats, seed=3, every=7, most=8):
        other = reshuffled(rules, s, seat, 1000 + checked)
        different += other.hash() != s.hash()
        first = Greedy(rules, seat, 9, limit=200).choose(rules.view(s, seat))
        second = Greedy(rules, seat, 9, limit=200).choose(rules.view(other, seat))
        assert first == second
        checked += 1
    assert checked == different == 8


@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_remembered_would_be_found_again(rules, seats: int) -> None:
    """A score hangs on the position, not on the positions looked at before it."""
    remembering, checked, lasting = evaluation_for(rules), 0, 0
    for s, seat in positions(rules, seats, seed=2, every=3, most=24):
        search = Search(rules, remembering, seat)
        for after in (search.after(s, option) for option in rules.options(s)):
            fresh = type(remembering)(rules)
            assert remembering.score(after, seat) == fresh.score(after, seat) == remembering.score(after, seat)
            checked += 1
            lasting += bool(after.mods)
    assert checked > 40 and lasting > 5


def test_the_view_is_not_changed_and_the_answer_is_legal(rules) -> None:
    for s, seat in positions(rules, 2, seed=1, every=5, most=8):
        view = rules.view(s, seat)
        before = view.hash()
        key = Greedy(rules, seat, 1, limit=200).choose(view)
        assert view.hash() == before
        assert rules.why_not(s, seat, key) is None


def test_same_seed_same_game(rules) -> None:
    def game() -> tuple:
        made = setup(rules, 1, 2)
        played = play_game(rules, made, {"p0": Greedy(rules, "p0", 4, limit=60)})
        return played.result, played.turns, len(played.thinking)

    assert game() == game()


def test_a_seat_that_is_not_asked_is_told_so(rules) -> None:
    s = rules.new(setup(rules, 2, 1))
    for seat in s.seats:
        assert Greedy(rules, seat, 1, limit=60).choose(rules.view(s, seat))
    s.agenda.clear()
    s.memo = None
    with pytest.raises(ValueError, match="nothing"):
        Greedy(rules, "p0", 1).choose(rules.view(s, "p0"))


def test_the_limit_bounds_the_thinking(rules) -> None:
    s = rules.new(setup(rules, 1, 4))
    search = Search(rules, evaluation_for(rules), "p0", limit=50)
    search.values(s, rules.options(s), 10_000)
    assert search.spent < 50 + 200  # what is begun is finished, with the first answer at hand


def test_it_beats_chance(rules) -> None:
    """Random play never wins; a hurried greedy bot does."""
    games = [
        play_game(rules, Setup("spirit-island", "horizons", "", {}, seed, seats), {"p0": Greedy(rules, "p0", seed, 300)})
        for seed, seats in enumerate(line_ups(rules, 1)[2:8], 1)
    ]
    found = rate(games)
    assert found.wins >= 2, found


def test_line_ups_take_turns(rules) -> None:
    """Rounds give each line-up the same games in the end, and the same number of them on the way."""
    asked = {str(at): seats for at, seats in enumerate(line_ups(rules, 1)[:2])}
    sizes, last = [], {}
    for last in rounds(rules, asked, "random", 5, seed=11, each=2):
        sizes.append([len(games) for games in last.values()])
    assert sizes == [[2, 2], [4, 4], [5, 5]]
    assert [game.seed for game in last["0"]] == [11, 12, 13, 14, 15]
    at_once = next(rounds(rules, asked, "random", 5, seed=11))
    for name in asked:
        assert [(game.result, game.turns) for game in at_once[name]] == [(game.result, game.turns) for game in last[name]]


def test_wilson() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(10, 20)
    assert low == pytest.approx(0.2993, abs=1e-3) and high == pytest.approx(0.7007, abs=1e-3)
    assert wilson(0, 10)[0] == 0.0 and wilson(10, 10)[1] == pytest.approx(1.0)


def test_a_game_may_be_looked_at_more_widely(rules, monkeypatch) -> None:
    """Pushes have many ways to go, so Spirit Island asks for more positions than are usual; both bots follow it."""
    from game.ai import greedy, search

    looked: list[tuple[int, int, int]] = []

    def noted(means: Search, s, options, budget: int):
        looked.append((means.limit, budget, len(options)))
        return greedy.Look({option.key: 0.0 for option in options}, {})

    monkeypatch.setattr(greedy, "first_look", noted)
    monkeypatch.setattr(search, "first_look", noted)
    evaluation = evaluation_for(rules)
    assert evaluation.narrow > greedy.NARROW and evaluation.limit > greedy.LIMIT
    s, seat = next(positions(rules, 1, seed=3, every=1, most=1))
    looked.clear()
    Greedy(rules, seat, 1).choose(rules.view(s, seat))
    search.IsmctsBot(rules, seat, 1, iterations=1).choose(rules.view(s, seat))
    assert [(limit, budget) for limit, budget, _ in looked] == [
        (evaluation.limit, min(evaluation.limit, evaluation.narrow * n)) if bot == "greedy"
        else (evaluation.limit, max(search.THOROUGH, evaluation.narrow * n))
        for bot, (_, _, n) in zip(("greedy", "search"), looked, strict=True)
    ]  # fmt: skip
    monkeypatch.delattr(type(evaluation), "narrow")
    monkeypatch.delattr(type(evaluation), "limit")
    usual = Greedy(rules, seat, 1)
    usual.choose(rules.view(s, seat))
    assert looked[-1] == (greedy.LIMIT, min(greedy.LIMIT, greedy.NARROW * looked[-1][2]), looked[-1][2])
