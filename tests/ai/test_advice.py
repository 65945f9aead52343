"""Advice: what the strongest bot then plays, with reasons that differ, and nothing in it that the seat cannot know.

TIDETABLE_HINTS=200 looks at so many positions of each game.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from game import ai, games
from game.ai import advice
from game.ai.advice import LEAST, SEED, advise, strongest
from game.ai.greedy import evaluation_for
from game.ai.helper import Helper
from game.ai.review import GOES_ON, asked, line_of, line_session, review
from game.checks.contract import helper
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.core.words.messages import LANGUAGES, Words

MANY = int(os.environ.get("TIDETABLE_HINTS", "6"))
EACH = 12  # positions of one game at the most
GAMES = tuple(entry.id for entry in games.with_table())


def positions(game: str, many: int) -> Iterator[tuple[Any, Any, str]]:
    """(rules, position, seat) with something to choose, from games that bots play with many a slip."""
    rules, seed, found = games.rules(game), 0, 0
    while found < many:
        seed += 1
        count = rules.seats[0] + seed % (rules.seats[1] - rules.seats[0] + 1)
        s, chance, n = rules.new(helper(game).setup(rules, count, seed, seed % 2 == 0)), Rng(seed), 0
        bots = {seat: ai.make("bot:greedy", rules, seat, seed) for seat in s.seats}
        told = 0
        while (options := rules.options(s)) and found < many and told < EACH:
            seat = options[0].seat
            own = [option for option in options if option.seat == seat]
            if len(own) > 1:
                n += 1
                if n % 5 == seed % 5:
                    found, told = found + 1, told + 1
                    yield rules, s, seat
            slip = len(own) == 1 or chance.below(3) == 0
            key = chance.pick(own).key if slip else bots[seat].choose(rules.view(s, seat), rules.decision(s).for_seat(seat))
            rules.apply(s, seat, key)


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_what_the_bot_then_plays_for_reasons_that_differ(game: str) -> None:
    named = 0
    for rules, s, seat in positions(game, MANY):
        view = rules.view(s, seat)
        said = advise(rules, view, seat)
        bot = ai.make(strongest(rules), rules, seat, SEED)
        assert said.key == bot.choose(view, rules.decision(s).for_seat(seat)), (game, seat, s.turn)
        assert rules.find(s, seat, said.other) is not None and said.other != said.key
        assert all(abs(gap) >= LEAST for _, gap in said.differs) and len(dict(said.differs)) == len(said.differs)
        assert {name for name, _ in said.differs} <= set(evaluation_for(rules).terms)
        if said.chances is not None:
            assert all(0.0 <= chance <= 1.0 for chance in said.chances)
        elif said.differs:
            assert said.lead > -1e-6
        named += bool(said.differs)
    assert named >= MANY // 3, "in many positions something speaks for one answer"


@pytest.mark.parametrize("game", GAMES)
def test_no_advice_changes_when_what_is_hidden_is_dealt_anew(game: str) -> None:
    other_deals = 0
    for n, (rules, s, seat) in enumerate(positions(game, MANY)):
        view = rules.view(s, seat)
        other = rules.sample(view, seat, Rng(1000 + n))
        other_deals += other.hash() != s.hash()
        assert advise(rules, rules.view(other, seat), seat) == advise(rules, view, seat)
    assert other_deals, "something was hidden"


@pytest.mark.parametrize("game", GAMES)
def test_a_worth_is_what_its_terms_add_up_to(game: str) -> None:
    for rules, s, _ in positions(game, 3 * MANY):
        evaluation = evaluation_for(rules)
        for seat in s.seats:
            terms = evaluation.weigh(s, seat)
            assert sum(terms.values()) == pytest.approx(evaluation.score(s, seat), abs=1e-6)
            assert set(terms) <= set(evaluation.terms)


@pytest.mark.parametrize("game", GAMES)
def test_an_appraisal_is_what_its_terms_add_up_to(game: str) -> None:
    """Those of the cards to play are only an order: there the best set of cards has the most."""
    for rules, s, seat in positions(game, 2 * MANY):
        bot, evaluation = ai.make("bot:greedy", rules, seat, SEED), evaluation_for(rules)
        options = tuple(option for option in rules.options(s) if option.seat == seat)
        worths = evaluation.appraise(s, seat, options, bot.search())  # type: ignore[attr-defined]
        parts = evaluation.weigh_answers(s, seat, options, bot.search())  # type: ignore[attr-defined]
        assert (worths is None) == (parts is None)
        if worths is None or parts is None:
            continue
        assert {name for terms in parts.values() for name in terms} <= set(evaluation.terms)
        sums = {key: sum(terms.values()) for key, terms in parts.items()}
        if set(worths.values()) <= {0.0, 1.0}:
            best = max(worths, key=lambda key: worths[key])
            assert sums[best] == pytest.approx(max(sums.values()), abs=1e-6)
        else:
            assert {key: sums[key] for key in worths if worths[key] > -1e5} == pytest.approx(
                {key: worth for key, worth in worths.items() if worth > -1e5}, abs=1e-6
            )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_words(game: str, lang: str) -> None:
    words, rules = Words(lang), games.rules(game)
    names = [words.t(f"weigh-{game}-{term}") for term in evaluation_for(rules).terms]
    assert words.problems == [] and len(set(names)) == len(names) and words.has(f"weigh-{game}-unit")


def test_it_compares_with_what_was_played_and_tells_how_far_it_is() -> None:
    rules, s, seat = next(iter(positions("small-islands", 1)))
    view = rules.view(s, seat)
    best, shares = advise(rules, view, seat), list[float]()
    for option in rules.options(s):
        if option.seat == seat and option.key != best.key:
            said = advise(rules, view, seat, against=option.key, told=shares.append)
            assert (said.key, said.other) == (best.key, option.key)
    assert shares and all(0 < share <= 1 for share in shares)


def finished(game: str, seats: tuple[dict[str, str], ...], seed: int = 3) -> Session:
    """A whole game by chance; the first seat is a person's."""
    rules = games.rules(game)
    made = helper(game).setup(rules, len(seats), seed)
    people = tuple({**given, **own} for given, own in zip(made.seats, seats, strict=True))
    session, chance = Session(rules, made._replace(seats=people)), Rng(seed)
    while (options := rules.options(session.state)) and len(session.log) < 2000:
        pick = chance.pick(options)
        session.choose(pick.seat, pick.key)
    assert session.result is not None
    return session


@pytest.mark.parametrize("game", GAMES)
def test_a_review_finds_decisions_of_people_and_both_lines(game: str) -> None:
    """A part of a game: the first decisions of the person, as a whole game takes a while."""
    session = finished(game, ({"control": "human"}, {"control": "bot:random"}))
    places = asked(session)[:8]
    assert places and all(session.log[at].seat == "p0" and not session.log[at].auto for at in places)
    stages = list(review(session, places))
    assert [stage.done for stage in stages] == [*range(len(places) + 1), len(places)] and stages[-1].found
    weights = [one.weight for one in stages[-1].found]
    assert weights == sorted(weights, reverse=True) and weights[-1] > 0
    for one in stages[-1].found:
        entry = session.log[one.at]
        assert one.advice.other == entry.key != one.advice.key and one.line[0] == (entry.seat, one.advice.key)
        told = line_session(session, one)
        assert told.first.hash() == session.state_before(one.at).hash() and [e.key for e in told.log] == [k for _, k in one.line]


def test_a_worker_says_the_same() -> None:
    session = finished("small-islands", ({"control": "human"}, {"control": "bot:random"}))
    rules, s, seat = next(iter(positions("small-islands", 1)))
    made = Helper("small-islands")
    try:
        made.ask_advice(seat, rules.view(s, seat))
        _wait(made)
        assert made.advice == advise(rules, rules.view(s, seat), seat) and made.share == 1.0
        made.ask_review(session)
        while made.stage is None or not made.stage.done:
            assert made.pipe is not None and made.pipe.poll(120)
            assert not made.poll(), "it says how far it is"
        assert made.stage.of == len(asked(session)) and made.thinking
        process = made.process
        made.drop()
        assert not process.is_alive() and not made.thinking, "it is stopped in the middle"
        made.put("nonsense")
        with pytest.raises(RuntimeError):
            _wait(made)
    finally:
        made.close()


def _wait(made: Helper) -> None:
    """Until it is done, however long the machine takes."""
    while not made.poll():
        assert made.pipe is not None and made.pipe.poll(120)


def test_where_nothing_can_be_chosen_there_is_no_other() -> None:
    rules = games.rules("spirit-island")
    s = rules.new(Setup("spirit-island", "horizons", "", {}, 1, ({"spirit": rules.spirits()[0], "board": "G"},)))
    chance = Rng(1)
    while len([o for o in rules.options(s) if o.seat == rules.options(s)[0].seat]) != 1:
        pick = chance.pick(rules.options(s))
        rules.apply(s, pick.seat, pick.key)
    only = rules.options(s)[0]
    said = advise(rules, rules.view(s, only.seat), only.seat)
    assert said == advice.Advice(only.key) and said.even


@pytest.mark.parametrize("game", ["small-islands", "spirit-island"])
def test_a_line_ends_where_the_seat_is_asked_in_a_later_turn(game: str) -> None:
    session = finished(game, ({"control": "human"}, {"control": "bot:random"}))
    found = list(review(session, asked(session)[:8]))[-1].found
    assert found
    for one in found:
        told, turn = line_session(session, one), session.state_before(one.at).turn
        assert one.line == line_of(session, one)
        options = told.rules.options(told.state)
        own = any(option.seat == one.seat for option in options)
        assert not options or len(one.line) > GOES_ON or (told.state.turn > turn and own)
        assert all(told.state_before(at).turn == turn or e.seat != one.seat for at, e in enumerate(told.log))
