"""Bots in a process of their own: the same answers as here, questions that can be dropped, failures that are said."""

from __future__ import annotations

import pytest

from game import ai, games
from game.ai.thinker import Thinker
from game.core.engine.decision import Setup


@pytest.fixture(scope="module")
def rules():
    return games.rules("spirit-island")


@pytest.fixture
def thinker():
    made = Thinker("spirit-island")
    yield made
    made.close()


def first(rules, seed: int):
    return rules.new(Setup("spirit-island", "horizons", "", {}, seed, ({"spirit": rules.spirits()[0], "board": "G"},)))


def wait(thinker: Thinker) -> str:
    """The answer, however long the machine takes."""
    assert thinker.pipe is not None
    thinker.pipe.poll(120)
    key = thinker.poll()
    assert key is not None
    return key


def test_a_worker_answers_as_the_bot_here_does(rules, thinker) -> None:
    s = first(rules, 3)
    here = ai.make("bot:greedy", rules, "p0", 3)
    for _ in range(3):
        view, decision = rules.view(s, "p0"), rules.decision(s)
        thinker.ask("bot:greedy", "p0", 3, view)
        assert thinker.thinking
        key = wait(thinker)
        assert not thinker.thinking and key == here.choose(view, decision.for_seat("p0"))
        rules.apply(s, "p0", key)


def test_a_dropped_question_is_never_answered(rules, thinker) -> None:
    thinker.ask("bot:greedy", "p0", 3, rules.view(first(rules, 3), "p0"))
    thinker.drop()
    assert thinker.poll() is None and not thinker.thinking
    other = rules.view(first(rules, 4), "p0")
    thinker.ask("bot:greedy", "p0", 4, other)
    assert rules.why_not(first(rules, 4), "p0", wait(thinker)) is None


def test_a_failing_bot_says_why_and_the_worker_goes_on(rules, thinker) -> None:
    view = rules.view(first(rules, 3), "p0")
    thinker.ask("bot:nobody", "p0", 3, view)
    assert thinker.pipe is not None
    thinker.pipe.poll(120)
    with pytest.raises(RuntimeError, match="nobody"):
        thinker.poll()
    thinker.ask("bot:random", "p0", 3, view)
    assert wait(thinker)


def test_an_ended_worker_is_noticed(rules, thinker) -> None:
    thinker.ask("bot:greedy", "p0", 3, rules.view(first(rules, 3), "p0"))
    thinker.process.kill()
    thinker.process.join()
    with pytest.raises(RuntimeError, match="ended"):
        thinker.poll()
    assert not thinker.thinking
