"""Secrets: a view shows nothing of what its seat may not know, and a sample is a position that the view could be of."""

import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.engine.known import HIDDEN
from game.core.engine.rng import Rng
from game.small_islands.state import State

RULES = games.rules("small-islands")
TABLES = [(1, "solo"), (2, "normal"), (2, "advanced"), (3, "advanced"), (4, "normal")]


def positions(seats: int, mode: str, seed: int, every: int = 1):
    """Decisions of a random game, one in so many."""
    s, chance = RULES.new(Setup("small-islands", "base", mode, {}, seed, ({},) * seats)), Rng(seed)
    at = 0
    while options := RULES.options(s):
        if at % every == 0:
            yield s
        at += 1
        RULES.play(s, chance.pick(options))


@pytest.mark.parametrize("seats, mode", TABLES)
def test_a_view_does_not_change_when_what_it_hides_is_dealt_anew(seats, mode):
    for at, s in enumerate(positions(seats, mode, 3, every=2)):
        for seat in s.seats:
            seen = RULES.view(s, seat)
            other = RULES.sample(seen, seat, Rng(at))
            assert RULES.view(other, seat).hash() == seen.hash()
            assert RULES.options(other), "the question in a sampled position has an answer, whoever is asked"
            assert all(HIDDEN not in cards for shelf in (other.hand, other.held, other.next) for cards in shelf.values())


@pytest.mark.parametrize("seats, mode", TABLES)
def test_a_sample_asks_its_seat_the_same_and_can_be_played_to_its_end(seats, mode):
    for at, s in enumerate(positions(seats, mode, 8, every=9)):
        decision, chance = RULES.decision(s), Rng(at)
        seat = decision.seats[0]
        sampled = RULES.sample(RULES.view(s, seat), seat, chance)
        assert RULES.decision(sampled).for_seat(seat).keys(seat) == decision.for_seat(seat).keys(seat)
        while options := RULES.options(sampled):
            RULES.play(sampled, chance.pick(options))
        assert RULES.result(sampled) is not None


def secrets(s: State, seat: str) -> set[str]:
    """Ids that this seat alone may know."""
    mine = (*s.hand[seat], *s.held[seat], *s.next[seat], *s.put_back[seat])
    revealed = any(who == seat and round_ == s.round for round_, who, _ in s.used)
    return {*mine, *(() if revealed else s.current[seat])}


@pytest.mark.parametrize("seats, mode", [(2, "normal"), (3, "advanced")])
def test_nothing_that_another_seat_holds_is_written_anywhere_in_a_view(seats, mode):
    for s in positions(seats, mode, 5):
        view = RULES.view(s, "p0")
        view.used = ()  # cards revealed in earlier rounds are known and may be drawn again
        seen = view.canonical().decode()
        for other in s.seats[1:]:
            for secret in secrets(s, other):
                assert f'"{secret}"' not in seen, (secret, RULES.decision(s).kind)


def test_events_about_secrets_reach_their_seat_alone():
    s, chance = RULES.new(Setup("small-islands", "base", "advanced", {}, 6, ({},) * 3)), Rng(6)
    private = set()
    while options := RULES.options(s):
        hidden = {seat: secrets(s, seat) for seat in s.seats}
        option = chance.pick(options)
        for event in RULES.apply(s, option.seat, option.key):
            if event.kind == "revealed":  # from here on everybody knows
                hidden[event.args[0]] -= set(event.args[1])
            if event.to:
                private.add(event.kind)
            elif event.kind not in ("revealed", "placed", "stuck", "stuck-hand"):
                told = {
                    word for arg in event.args for word in (arg if isinstance(arg, tuple) else (arg,)) if isinstance(word, str)
                }
                assert not any(told & held for held in hidden.values()), event
    assert private >= {"drew", "chose"}


def test_a_view_of_the_end_hides_no_discovery_token():
    for seed in range(8):
        s = list(positions(2, "advanced", seed))[-1]
        if any(s.discovery.values()):
            assert RULES.view(s, "p0").discovery == s.discovery
            return
    raise AssertionError("no game with discovery tokens among eight")
