"""What a bot says of an answer that looks odd: from what everybody may see, and told wherever the answer is."""

from __future__ import annotations

from typing import Any

from game import ai
from game.core.engine.decision import Reason, Setup
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.games import rules as rules_of


def at_rewards(seed: int) -> tuple[Session, str]:
    """A game of Small Islands in which a seat is asked where to build, in an early round."""
    setup = Setup("small-islands", "base", "normal", {}, seed, ({}, {"control": "bot:greedy"}))
    session, rng = Session(rules_of("small-islands"), setup), Rng(seed)
    while (decision := session.decision) is not None:
        if decision.kind == "reward.island" and session.state.round < 3:
            return session, decision.seats[0]
        options = decision.options or tuple(option for part in decision.parts for option in part.options)
        pick = options[rng.below(len(options))]
        session.choose(pick.seat, pick.key)
    return at_rewards(seed + 1)


def test_declined_points_are_explained_and_nothing_secret_is_in_it() -> None:
    session, seat = at_rewards(1)
    view = session.view(seat)
    said = ai.remark(session.rules, view, seat, "done")
    assert said is not None and said.id == "keeps-house" and said.args[0] > 0
    other: Any = view.clone()
    other.next = dict.fromkeys(view.next, ("o01",))  # whatever it has kept for later, it says the same
    other.hand = dict.fromkeys(view.hand, ())
    assert ai.remark(session.rules, other, seat, "done") == said
    assert ai.remark(session.rules, view, seat, session.decision.keys(seat)[0]) is None  # type: ignore[union-attr]


def test_it_is_kept_with_the_answer_until_that_is_taken_back() -> None:
    session, seat = at_rewards(1)
    session.choose(seat, "done")
    session.remark(Reason("keeps-house", (4,)))
    assert session.last_remark == Reason("keeps-house", (4,))
    assert [entry.key for entry in session.log if entry.remark] == ["done"]
    assert Session.from_save(session.rules, session.to_save()).state.hash() == session.state.hash()
