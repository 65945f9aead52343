"""What a seat may know: no order of a face-down pile, no earned fear card, no chance; and samples that agree with it."""

from __future__ import annotations

import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.spirit_island import facts
from game.spirit_island.checks import commands
from game.spirit_island.pieces import add_blight
from game.spirit_island.state import State

RULES = games.rules("spirit-island")


def positions(seats: int = 2) -> list[State]:
    """Some positions of random games."""
    found = []
    for seed in range(6):
        setup = commands.setup(RULES, seats, seed)
        s, chance = RULES.new(setup), Rng(seed)
        if seed % 2:
            s = commands.generate(RULES, s, chance, [])[0]
        for step in range(40):
            if not RULES.options(s):
                break
            if step % 8 == 0:
                found.append(s.clone())
            RULES.play(s, chance.pick(RULES.options(s)))
    return found


def test_hidden_piles_are_question_marks():
    for s in positions():
        seen = RULES.view(s, "p0")
        for pile in ("fear_deck", "fear_earned", "invader_box", "minor_deck", "major_deck"):
            assert set(getattr(seen, pile)) <= {"?"} and len(getattr(seen, pile)) == len(getattr(s, pile))
        assert [back[0] for back in seen.invader_deck] == ["?"] * len(s.invader_deck)
        stages = [f"?{s.box.invaders[card].stage}" for card in s.invader_deck]
        assert list(seen.invader_deck) == stages
        assert seen.rng == 0


def test_open_piles_are_open_to_all():
    for s in positions():
        seen = RULES.view(s, "p1")
        for pile in ("hand", "played", "discard", "minor_discard", "fear_discard", "pieces", "presence", "energy"):
            assert getattr(seen, pile) == getattr(s, pile)


def test_a_view_changes_nothing_and_does_not_hang_on_the_position():
    for s in positions():
        before = s.hash()
        seen = RULES.view(s, "p0")
        seen.pieces.clear()
        seen.hand["p0"] = ()
        assert s.hash() == before


@pytest.mark.parametrize("seats", (1, 3))
def test_positions_that_differ_only_in_secrets_look_the_same(seats: int):
    for number, s in enumerate(positions(seats)):
        for seat in s.seats:
            seen = RULES.view(s, seat)
            other = RULES.sample(seen, seat, Rng(number))
            assert RULES.view(other, seat).hash() == seen.hash()
            assert RULES.options(other) == RULES.options(s)
            assert commands.broken(RULES, other, commands.fingerprint(other)) is None


def test_samples_differ_from_one_another_and_play_on():
    s = positions()[0]
    seen = RULES.view(s, "p0")
    made = [RULES.sample(seen, "p0", Rng(seed)) for seed in range(8)]
    assert len({one.hash() for one in made}) == 8
    for one in made:
        chance = Rng(1)
        while RULES.options(one):
            RULES.play(one, chance.pick(RULES.options(one)))
        assert RULES.result(one) is not None


def test_cards_that_are_looked_at_are_not_dealt_again():
    s = RULES.new(commands.setup(RULES, 1, 1))
    while RULES.decision(s).kind != "card.keep":
        keys = [option for option in RULES.options(s) if option.key != "done"] or RULES.options(s)
        gain = next((one for one in keys if one.key.startswith("deck:")), None)
        groups = s.box.spirits[s.spirits["p0"]].growth
        branch = next(at for at, group in enumerate(groups) if any(op.verb == "gain_power_card" for op in group))
        wanted = next((one for one in keys if one.key == f"branch:{branch}"), None)
        RULES.play(s, gain or wanted or keys[-1])
    looked_at = {option.key[5:] for option in RULES.options(s)}
    for seed in range(5):
        other = RULES.sample(RULES.view(s, "p0"), "p0", Rng(seed))
        assert not looked_at & {*other.minor_deck, *other.major_deck}


def test_questions_and_reasons_can_be_asked_of_a_view():
    for s in positions():
        seen = RULES.view(s, "p0")
        assert RULES.decision(seen) == RULES.decision(s)
        for option in RULES.options(s):
            assert RULES.why_not(seen, option.seat, option.key) is None


def base_game(card: str) -> State:
    seats = ({"spirit": "river-surges-in-sunlight", "board": "A"},)
    return RULES.new(Setup("spirit-island", seats=seats, seed=3, set="base", options={"blight-card": card}))


def turned(s: State) -> State:
    """The same with one blight left on the healthy side, and that one put on the island."""
    s.blight_pool = 1
    add_blight(s, "A5")
    return s


def test_the_other_side_of_a_drawn_blight_card_is_known_when_it_is_turned():
    s = base_game("any")
    seen = RULES.view(s, "p0")
    assert seen.blight_card == "?" and s.blight_card in s.box.blight_cards
    assert set(facts.unseen_blight_cards(seen)) == set(s.box.blight_cards)
    before = s.shown
    assert RULES.view(turned(s), "p0").blight_card == s.blight_card
    assert s.shown == before + 1 and facts.unseen_blight_cards(RULES.view(s, "p0")) == ()


def test_a_blight_card_that_was_chosen_is_known_at_once():
    s = base_game("downward-spiral")
    seen, before = RULES.view(s, "p0"), s.shown
    assert seen.blight_card == "downward-spiral" and facts.unseen_blight_cards(seen) == ()
    assert turned(s).shown == before
    assert RULES.view(base_game("none"), "p0").blight_card == ""


def test_samples_have_either_blight_card_until_it_is_turned():
    s = base_game("any")
    seen = RULES.view(s, "p0")
    assert {RULES.sample(seen, "p0", Rng(seed)).blight_card for seed in range(12)} == set(s.box.blight_cards)
    seen = RULES.view(turned(s), "p0")
    assert {RULES.sample(seen, "p0", Rng(seed)).blight_card for seed in range(12)} == {s.blight_card}


def test_what_would_turn_a_drawn_blight_card_leaves_open_how_much_comes_onto_it():
    seen = RULES.view(base_game("any"), "p0")
    told = [one for one in facts.changes(seen, turned(seen.clone())) if one.what == "blighted"]
    assert [(one.before, one.after) for one in told] == [(seen.blight_pool, "?")]
    seen.pieces[("A5", "city")], seen.blight_pool = (3,), 1
    assert facts.ravage(seen, "A5").blight == 1
