"""Chance is one integer: the same counter draws the same, neighbours do not look alike, every number is as likely."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.engine.rng import Rng, roll, seeded, shuffled


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
@settings(max_examples=50)
def test_a_roll_is_in_bounds_and_the_same_again(counter: int, sides: int):
    after, value = roll(counter, sides)
    assert 0 <= value < sides and 0 <= after < 2**64
    assert roll(counter, sides) == (after, value)


@given(st.integers(), st.lists(st.integers(), max_size=40))
@settings(max_examples=50)
def test_shuffling_keeps_every_item(seed: int, items: list[int]):
    _, mixed = shuffled(seeded(seed), items)
    assert Counter(mixed) == Counter(items)


def test_neighbouring_seeds_shuffle_differently():
    decks = {shuffled(seeded(seed), range(20))[1] for seed in range(200)}
    assert len(decks) == 200


@pytest.mark.parametrize("sides", (2, 6, 10))
def test_every_side_comes_up_about_as_often(sides: int):
    chance = Rng(5)
    found = Counter(chance.below(sides) for _ in range(6000))
    assert set(found) == set(range(sides))
    assert max(found.values()) - min(found.values()) < 6000 / sides * 0.3


def test_every_order_of_three_comes_up():
    chance = Rng(1)
    found = Counter(chance.shuffled("abc") for _ in range(1200))
    assert len(found) == 6 and min(found.values()) > 120


def test_two_generators_of_one_seed_agree():
    one, other = Rng(9), Rng(9)
    assert [one.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]
    assert one.pick("abcdef") == other.pick("abcdef")
