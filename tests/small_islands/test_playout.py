"""The quick player of the search: always legal, judged right, blind to nothing it relies on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game import games
from game.ai.search import Tree, playouts_for
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.small_islands import placement
from game.small_islands.bot.evaluate import Evaluation
from game.small_islands.bot.playout import Quick, Values
from game.small_islands.islands import forget, index, meeting
from game.small_islands.state import State
from tools import playout_duel

RULES: Any = games.rules("small-islands")


def positions(mode: str, seats: int, seed: int, every: int, **options: Any) -> Iterator[State]:
    """Positions of a game played at random, at every n-th question."""
    people = tuple({"name": f"{n}", "control": "human"} for n in range(seats))
    s = RULES.new(Setup(RULES.id, "", mode, options, seed, people))
    chance, asked = Rng(seed), 0
    while found := RULES.options(s):
        asked += 1
        if asked % every == 0:
            yield s.clone()
        RULES.play(s, chance.pick(found))


def played_out(guide: Quick, s: State) -> tuple[State, int]:
    """(the position at the end of a playout, the answers it took)."""
    start, answers = guide.begin(s), 0
    while not guide.far_enough(s, start):
        asked = RULES.options(s)
        if not asked:
            break
        own = tuple(option for option in asked if option.seat == asked[0].seat)
        option = guide.policy(s, own[0].seat, own)
        assert option in own
        RULES.play(s, option)
        answers += 1
    guide.end(s, start)
    return s, answers


@pytest.mark.parametrize(
    "mode, seats, options", [("normal", 2, {}), ("advanced", 3, {}), ("normal", 4, {}), ("normal", 1, {"alexis": "night"})]
)
def test_a_playout_answers_legally_and_stops_at_the_end_of_the_round_with_all_tokens(
    mode: str, seats: int, options: dict
) -> None:
    guide = Quick(RULES, Evaluation(RULES))
    for s in positions(mode, seats, 5, 23, **options):
        before, tokens = s.round, dict(s.tokens_left)
        end, _ = played_out(guide, s)
        assert end.tokens_left == tokens
        assert end.phase == "end" or end.round == before + 1
        chances = guide.chances(end)
        assert chances is not None and len(chances) == seats and all(0.0 <= chance <= 1.0 for chance in chances)


def test_what_a_placement_gains_is_what_all_islands_promise_after_it_less_before() -> None:
    guide, compared = Quick(RULES, Evaluation(RULES)), 0
    for s in positions("normal", 2, 9, 7):
        if s.phase != "exploration" or not s.agenda[-1].op.startswith("place."):
            continue
        seat = s.agenda[-1].seat
        values = Values(guide, s, seat)
        before = values.total(s)
        for gain, tile, key in guide.placements(s, seat, s.hand[seat])[::5]:
            after, place = s.clone(), placement.read_cell(key)
            assert place is not None
            placement.put_tile(after, place.cell, tile, place.turns)
            assert values.total(after) - before == pytest.approx(gain)
            compared += 1
    assert compared > 50


def test_it_places_the_tile_that_promises_most_and_takes_it_from_the_display() -> None:
    guide, taken = Quick(RULES, Evaluation(RULES)), 0
    for s in positions("normal", 2, 3, 1):
        if s.agenda[-1].op != "turn.choose" or s.navigation == ():
            continue
        seat = s.agenda[-1].seat
        best = max(guide.placements(s, seat, (*s.hand[seat], *filter(None, s.display))))
        while s.agenda and s.agenda[-1].seat == seat and s.agenda[-1].op in ("turn.choose", "place.tile", "place.cell"):
            options = RULES.options(s)
            RULES.play(s, options[0] if len(options) == 1 else guide.policy(s, seat, options))
        place = placement.read_cell(best[2])
        assert place is not None and s.cells[place.cell] == (best[1], place.turns)
        taken += 1
    assert taken > 10


def test_points_ahead_are_chances_ahead_and_a_win_is_more_than_a_margin() -> None:
    guide = Quick(RULES, Evaluation(RULES))
    for s in positions("normal", 2, 4, 40):
        end, _ = played_out(guide, s)
        even = guide.chances(end)
        if even is None or end.phase == "end":
            continue
        end.points["p0"] += 3
        ahead = guide.chances(end)
        assert ahead is not None and ahead[0] > even[0] and ahead[1] < even[1]
        end.houses_hand["p1"] -= 1
        fewer = guide.chances(end)
        assert fewer is not None and fewer[0] > ahead[0]


def test_all_answers_meet_the_same_deals() -> None:
    """The tree compares answers deal by deal: each begins with the first deal and leaves none out."""
    s = next(positions("normal", 2, 6, 12))
    seat = RULES.decision(s).seats[0]
    options = tuple(option for option in RULES.options(s) if option.seat == seat)
    tree = Tree(RULES, seat, RULES.view(s, seat), 1, options, dict.fromkeys((o.key for o in options), 0.0))
    dealt: list[int] = []
    sample = RULES.sample

    class Listening:
        """The rules, with the seeds of the deals noted."""

        def __getattr__(self, name: str) -> Any:
            return getattr(RULES, name)

        def sample(self, view: Any, seat: str, chance: Rng) -> Any:
            dealt.append(chance.counter)
            return sample(view, seat, chance)

    tree.rules = Listening()
    for _ in range(24):
        tree.iterate()
    counters = set(dealt)
    most = max(len(answer.values) for answer in tree.answers)
    assert len(counters) == most == len(tree.answers[0].values)
    assert len(dealt) == sum(len(answer.values) for answer in tree.answers) == 24


def test_islands_around_empty_cells_are_carried_over_rightly() -> None:
    for s in positions("normal", 2, 8, 9):
        if not s.agenda[-1].op.startswith("place.cell"):
            continue
        coast = placement.coast(s)
        cells = [coast.table.cells[n] for n, _ in coast.open]
        for cell in cells:
            meeting(s, cell)
        option = RULES.options(s)[0]
        place = placement.read_cell(option.key)
        assert place is not None
        tile = s.hand[option.seat][s.agenda[-1].get("slot")]
        placement.put_tile(s, place.cell, tile, place.turns)
        carried = {cell: meeting(s, cell) for cell in cells if cell != place.cell}
        forget(s)
        index(s)
        assert carried == {cell: meeting(s, cell) for cell in cells if cell != place.cell}


def test_the_game_names_its_playouts() -> None:
    assert isinstance(playouts_for(RULES), Quick)


def test_beliefs_can_be_compared(capsys: pytest.CaptureFixture) -> None:
    assert playout_duel.main(["--pairs", "2", "--seed", "3", f"land={playout_duel.BELIEFS.land}", "cost=(0,9,9,9);land=0"]) == 0
    same, other = capsys.readouterr().out.splitlines()
    assert "+0.00 ± 0.00, wins 0.500" in same and "turns" in other
    with pytest.raises(SystemExit):
        playout_duel.main(["nothing=1"])


@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_a_rival_is_dealt_an_objective_it_may_have_chosen_and_no_card_is_lost(mode: str) -> None:
    guide, better, changed = Quick(RULES, Evaluation(RULES)), 0.0, 0
    decks = ("deck_objectives", "deck_missions", "deck_rewards")
    for s in positions(mode, 2, 12, 11):
        if s.phase != "exploration":
            continue
        view = RULES.view(s, "p0")
        for seed in range(6):
            deal = RULES.sample(view, "p0", Rng(seed))
            before = deal.clone()
            guide.believe(deal, view, "p0")
            held = [sorted((*x.current["p1"], *(card for deck in decks for card in getattr(x, deck)))) for x in (before, deal)]
            assert held[0] == held[1] and deal.current["p0"] == s.current["p0"]
            gain = guide.promise(deal, "p1", deal.current["p1"]) - guide.promise(deal, "p1", before.current["p1"])
            assert gain >= 0.0
            better += gain
            changed += deal.current != before.current
    assert changed > 5 and better > 0.0
