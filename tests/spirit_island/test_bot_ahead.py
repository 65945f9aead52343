"""What the bot sees beyond the end of a turn: the next turn, the way to a victory, and playouts of its search."""

from __future__ import annotations

from typing import Any

import pytest

from game import ai, games
from game.ai.greedy import LIMIT, Search, evaluation_for
from game.ai.search import IsmctsBot, Tree, playouts_for
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.spirit_island import queries as q
from game.spirit_island.bot import ahead, turn_plan
from game.spirit_island.bot import weights as w
from game.spirit_island.bot.playout import Playouts

RULES: Any = games.rules("spirit-island")
BOT: Any = evaluation_for(RULES)


def game(spirit: str, seats: int = 1) -> Any:
    """A new game of the first box at its first question."""
    people = tuple({"spirit": name, "board": "ABCD"[at]} for at, name in enumerate((spirit, "river-surges-in-sunlight")[:seats]))
    return RULES.new(Setup("spirit-island", "base", "", {"blight-card": "none"}, 5, people))


def search() -> Search:
    return Search(RULES, BOT, "p0", LIMIT)


def at_play(s: Any) -> Any:
    while turn_plan.question_of(s, "p0") != "play":
        RULES.play(s, next(option for option in RULES.options(s) if option.seat == "p0"))
    return s


# ------------------------------------------------------------------------------------------------ the way to a victory


def test_a_higher_terror_level_may_be_the_shorter_way() -> None:
    """What stands in the way then no longer counts, but the fear that is missing to it does."""
    s = game("thunderspeaker")
    s.terror, s.fear_split, s.fear_pool_size = 2, (3, 3, 3), 4
    near, far = (w.way_to_victory(s, markers, (9, 6, 1)) for markers in (23, 12))
    assert near == pytest.approx(w.FEAR_STEPS + w.CITY_STANDS) and near < far <= 6 + w.CITY_STANDS
    assert w.way_to_victory(s, 36, (9, 6, 1)) == 0, "enough fear wins alone"
    s.terror = 3
    assert w.way_to_victory(s, 24, (9, 6, 0)) == 0 < w.way_to_victory(s, 24, (0, 0, 1))
    s.terror = 1
    assert w.way_to_victory(s, 0, (0, 0, 0)) == 0 < w.way_to_victory(s, 0, (1, 0, 0))


def test_the_way_to_a_victory_is_a_part_of_the_worth() -> None:
    s = game("thunderspeaker")
    s.terror, s.fear_taken = 3, 6
    s.pieces = {("A5", "city"): (1,), ("A4", "city"): (1,), ("A8", "dahan"): (2,)}
    c = s.clone()
    del c.pieces["A5", "city"]
    assert BOT.weigh(c, "p0")["goal"] > BOT.weigh(s, "p0")["goal"] + 5


# ------------------------------------------------------------------------------------------------ cards


def test_a_circle_that_brings_a_card_back_saves_reclaiming() -> None:
    """With such a circle, playing more cards in a turn does not force a reclaim as soon."""
    found = []
    for spirit in RULES.box.spirits.values():
        for track, at in spirit.reclaims:
            assert track == "plays"
            owned = [BOT._growth(spirit.id, 0, circles, 3, 3, 2, 4)[3] for circles in (at - 1, at)]
            found.append(owned[1] - owned[0])
    assert found and min(found) > 2


def test_a_dear_card_is_worth_less_beside_others() -> None:
    """Energy is spent once: a second major power is played less often."""
    s = game("thunderspeaker")
    s.tracks["p0", "plays"] = 3  # three cards a turn
    by_cost = sorted((power.cost, key[5:]) for key, power in s.box.powers.items() if key.startswith("card:"))
    dear, cheap, others = by_cost[-1][1], [card for _, card in by_cost[:4]], [card for _, card in by_cost[-5:-1]]
    worth = {}
    for name, cards in (("cheap", cheap), ("dear", others)):
        s.hand["p0"], s.discard["p0"], s.played["p0"] = tuple(cards), (), ()
        worth[name] = turn_plan.card_worth(s, "p0", dear, 20.0)["card-effects"]
    assert worth["dear"] < worth["cheap"] / 1.5


def test_the_cards_of_the_best_set_are_worth_the_turn_they_make() -> None:
    s = at_play(game("thunderspeaker"))
    s.energy["p0"] = 9
    options = tuple(option for option in RULES.options(s) if option.seat == "p0")
    found = turn_plan.turns_with(s, "p0", options, search())
    worths = turn_plan.cards_to_play(s, "p0", options, search())
    top = max(worths.values())
    best = next(turn for turn, less in found.values() if not less and turn.worth == top)
    assert {key for key, worth in worths.items() if worth == top} == {"card:" + card for card in best.cards} != set()
    assert all(less >= turn_plan.UNTRIED or turn.worth <= top for turn, less in found.values())


# ------------------------------------------------------------------------------------------------ the next turn


def test_the_next_turn_begins_with_explorers_come_and_cards_put_away() -> None:
    s = at_play(game("thunderspeaker"))
    before = s.hash()
    turn = turn_plan.best_plays(s, "p0", turn_plan.prospects(s, "p0", search()), 2, search())
    for c in ahead.openings(turn.end, search()):
        assert c.turn == s.turn + 1 and c.build_slot and c.build_slot != s.build_slot and not c.explore_slot
        assert set(c.discard["p0"]) == set(turn.cards) and not c.played["p0"]
        came = {land for land in q.layout(c).lands if q.count(c, land, "explorer") > q.count(turn.end, land, "explorer")}
        assert came and came <= {land for card in c.build_slot for land in w.card_lands(c, card)}
    after = ahead.next_turn(c, "p0", search())
    assert after.end.turn == c.turn and after.worth != turn.worth
    assert s.hash() == before


@pytest.mark.parametrize("phase", ["fast", "fear"])
def test_what_a_turned_blight_card_does_is_seen(phase: str) -> None:
    """Before the invaders act; once the fear cards are turned up it has had its say."""
    s = at_play(game("thunderspeaker"))
    s.phase, s.blight_card, s.blighted, s.blight_pool = phase, "downward-spiral", True, 4
    s.pieces = {("A8", "explorer"): (1,)}
    after = turn_plan.after_invaders(s, search())
    assert sum(s.presence.values()) - sum(after.presence.values()) == (phase == "fast")


def test_growth_does_not_know_which_card_comes_next() -> None:
    """What is looked at beyond this turn hangs on what all may know, not on the order of the invader cards."""
    s = game("vital-strength-of-the-earth")
    view, worths, decks = RULES.view(s, "p0"), set(), set()
    for n in range(4):
        c = RULES.sample(view, "p0", Rng(n))
        c.minor_deck, c.major_deck = s.minor_deck, s.major_deck
        decks.add(c.invader_deck[0])
        options = tuple(option for option in RULES.options(c) if option.seat == "p0")
        found = ahead.growth(c, "p0", options, search())
        worths.add(tuple((key, round(worth, 6)) for key, worth in found.items()))
    assert len(decks) > 1 and len(worths) == 1


def test_where_time_runs_out_there_is_no_next_turn() -> None:
    s = at_play(game("thunderspeaker"))
    s.invader_deck = ()
    turn = turn_plan.rehearsed(s, "p0", (), turn_plan.prospects(s, "p0", search()), search())
    looked = ahead.looked(turn, "p0", search())
    assert looked.worth < w.LOSS / 2 and all(one.end.result == ("loss", "time") for one in looked.then)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_growth_is_worth_the_mean_of_the_turns_after_it(seats: int) -> None:
    s = game("river-surges-in-sunlight" if seats == 1 else "thunderspeaker", seats)
    options = [option for option in RULES.options(s) if option.seat == "p0"]
    for option in options:
        turn = ahead.grown(s, option, "p0", search())
        assert len(turn.then) == ahead.DEALS
        assert turn.worth == pytest.approx(sum(one.worth for one in turn.then) / ahead.DEALS)


# ------------------------------------------------------------------------------------------------ playouts


def test_the_game_names_its_playouts_and_how_many_deals_are_usual() -> None:
    made = playouts_for(RULES)
    assert isinstance(made, Playouts)
    bot: Any = ai.make("bot:search", RULES, "p0", 1)
    assert bot.iterations == made.iterations and ai.make("bot:search/3", RULES, "p0", 1).iterations == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [1, 2])
def test_a_playout_ends_where_the_next_turn_begins(seats: int) -> None:
    s = game("thunderspeaker", seats)
    view = RULES.view(s, "p0")
    options = tuple(option for option in RULES.options(s) if option.seat == "p0")
    tree = Tree(RULES, "p0", view, 3, options, {option.key: 0.0 for option in options})
    start = tree.playouts.begin(s)  # type: ignore[union-attr]
    tree.play_on(s, 300)
    assert s.turn == start + 1 and s.phase == "growth" and turn_plan.question_of(s, "p0") == "growth"
    assert all(not s.played[seat] for seat in s.seats)


def test_the_search_answers_the_same_for_the_same_view_and_seed() -> None:
    s = at_play(game("vital-strength-of-the-earth"))
    s.energy["p0"] = 4
    view = RULES.view(s, "p0")
    answers = {IsmctsBot(RULES, "p0", 5, iterations=6).choose(view) for _ in range(2)}
    assert len(answers) == 1 and RULES.find(s, "p0", answers.pop()) is not None
