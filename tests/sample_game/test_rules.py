"""The fair's rules, as stories; and that chance, saves, views and bots keep their promises."""

from __future__ import annotations

import pytest

from game.core.engine.decision import Illegal, Setup
from game.core.engine.rng import Rng
from game.core.play import save
from game.core.play.session import Session
from tests.sample_game.rules import LanternFair

RULES = LanternFair()


def fair(seats: int = 3, seed: int = 1, control: str = "human", **hands: str) -> Session:
    """A game at the first fair (nobody bids), with these cards in hand: `p0="lamp-1 silk-1"`."""
    session = Session(RULES, Setup("lantern-fair", seed=seed, seats=({"control": control},) * seats))
    while (decision := session.decision) is not None and decision.kind != "turn":
        part = (decision.parts or (decision,))[0]
        session.choose(part.seats[0], part.keys(part.seats[0])[0])
    state = session.state
    for seat in state.seats:
        state.hand[seat] = tuple(hands.get(seat, "").split())
    state.memo = None
    return session


def nobody_answers(session: Session) -> None:
    """All who are asked pass."""
    while session.decision is not None and session.decision.kind == "reply":
        session.choose(session.decision.seats[0], "done")


def reason(session: Session, seat: str, key: str) -> str:
    with pytest.raises(Illegal) as refused:
        session.choose(seat, key)
    return refused.value.reason.id


def test_who_bids_most_alone_gets_the_card_and_all_know_it() -> None:
    session = Session(RULES, Setup("lantern-fair", seed=3, seats=({},) * 3))
    first, second, third = session.state.lots
    session.choose_all("p0", [f"bid:{first}/4", f"bid:{second}/2", f"bid:{third}/0"])
    assert session.view("p1").bids["p0"] == ("?",) * 3, "a bid is its seat's own"
    assert reason(session, "p1", f"bid:{first}/7") == "too-few-coins"
    session.choose_all("p1", [f"bid:{first}/3", f"bid:{second}/2", f"bid:{third}/1"])
    session.choose_all("p2", [f"bid:{lot}/0" for lot in (first, second, third)])
    s = session.state
    assert (s.coins, s.hand["p0"][-1], s.hand["p1"][-1]) == ({"p0": 2, "p1": 5, "p2": 6}, first, third)
    assert session.view("p2").hand["p0"] == ("?", "?", first) and second in s.played


def test_a_sheet_of_bids_is_given_whole_or_not_at_all_and_undone_whole() -> None:
    session = Session(RULES, Setup("lantern-fair", seed=3, seats=({}, {"control": "bot:random"})))
    lots, before = session.state.lots, session.state.hash()
    with pytest.raises(Illegal):
        session.choose_all("p0", [f"bid:{lots[0]}/4", f"bid:{lots[1]}/4", f"bid:{lots[2]}/0"])
    assert session.state.hash() == before and not session.log
    session.choose_all("p0", [f"bid:{lot}/2" for lot in lots])
    assert len(session.log) == 3
    session.undo()
    assert session.state.hash() == before


def test_a_card_once_seen_stays_known_to_who_saw_it_wherever_it_goes() -> None:
    session = fair(p0="lamp-1", p1="thief-1", p2="silk-1 guard-1")
    session.choose("p0", "card:lamp-1")
    session.choose("p0", "seat:p2")
    nobody_answers(session)
    session.choose("p0", "hand:p2/0")
    assert session.view("p0").hand["p2"] == ("silk-1", "?") and session.view("p1").hand["p2"] == ("?", "?")
    session.choose("p0", "done")
    session.choose("p1", "card:thief-1")
    nobody_answers(session)  # only one hand is left to reach: at whom is not asked
    session.choose("p1", "hand:p2/0")
    assert session.view("p0").hand["p1"] == ("silk-1",) == session.view("p2").hand["p1"]
    assert RULES.load(session.state.dump()).seen == session.state.seen


def test_a_guard_holds_a_card_off_and_another_guard_that_one() -> None:
    session = fair(p0="thief-1 guard-1", p1="silk-1", p2="guard-2 salt-1")
    session.choose("p0", "card:thief-1")
    session.choose("p0", "seat:p1")
    session.choose("p1", "done")  # it might have one
    session.choose("p2", "card:guard-2")
    session.choose("p0", "card:guard-1")
    nobody_answers(session)
    assert session.state.hand["p0"] == ("silk-1",) and session.state.hand["p1"] == ()
    assert reason(session, "p0", "card:guard-3") == "not-now"


def test_whom_a_card_is_played_at_is_asked_whether_or_not_there_is_a_guard() -> None:
    asked = []
    for hand in ("salt-1", "guard-1"):
        session = fair(p0="lamp-1", p1=hand, p2="")
        session.choose("p0", "card:lamp-1")
        asked.append((session.decision.kind, session.decision.seats, session.view("p0").dump()))
    assert asked[0] == asked[1] and asked[0][0] == "reply"
    alone = fair(2, control="bot:random", p0="lamp-1", p1="salt-1")
    alone.choose("p0", "card:lamp-1")
    assert alone.decision is None or alone.decision.kind != "reply", "against bots nobody is asked for nothing"


def test_a_feast_turns_coins_into_points() -> None:
    session = fair(p0="feast-1 guard-1")
    assert reason(session, "p0", "card:guard-1") == "only-an-answer"
    session.choose("p0", "card:feast-1")
    session.choose("p0", "coins:4")
    assert (session.state.points["p0"], session.state.coins["p0"]) == (4, 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_game_ends_and_keeps_every_promise_on_its_way(seats: int) -> None:
    for seed in range(4):
        session, chance = Session(RULES, Setup("lantern-fair", seed=seed, seats=({},) * seats)), Rng(seed)
        while (decision := session.decision) is not None:
            s = session.state
            lying = [*s.deck, *s.lots, *s.played, *(card for hand in s.hand.values() for card in hand)]
            assert sorted(lying) == sorted(RULES.box.cards), "no card is lost, none is there twice"
            assert min(s.coins.values()) >= 0
            for seat in s.seats:
                view = session.view(seat)
                assert RULES.view(RULES.sample(view, seat, chance), seat).hash() == view.hash()
                hidden = {card for who in s.others(seat) for card in s.hand[who]} - set(s.seen[seat])
                assert not hidden & {card for hand in view.hand.values() for card in hand}
            option = chance.pick(decision.options)
            session.choose(option.seat, option.key)
        assert session.result is not None and session.result.winners
        kept = save.decode(save.encode(session.to_save()))
        assert Session.from_save(RULES, kept).state.hash() == session.state.hash()
