"""Several questions in a row, filled in before any is answered: what a sheet shows."""

from __future__ import annotations

from game.core.engine.decision import Setup
from game.core.engine.preview import in_a_row
from game.core.play.session import Session
from tests.sample_game.rules import LanternFair

RULES = LanternFair()


def bids(session: Session, *wishes: str) -> list[tuple[str, int]]:
    """How the own bids are filled in, and how many amounts each offers."""
    found = in_a_row(RULES, session.view("p0"), "p0", ("bid",), wishes)
    return [(filled.key.rpartition("/")[2], len(filled.question.keys("p0"))) for filled in found]


def test_later_questions_know_what_earlier_answers_leave() -> None:
    session = Session(RULES, Setup("lantern-fair", seed=3, seats=({},) * 3))
    one, two, three = session.state.lots
    before = session.state.hash()
    assert bids(session) == [("0", 7), ("0", 7), ("0", 7)]
    assert bids(session, f"bid:{one}/4", f"bid:{two}/1") == [("4", 7), ("1", 3), ("0", 2)]
    assert bids(session, f"bid:{one}/4", f"bid:{two}/5", f"bid:{three}/3") == [("4", 7), ("2", 3), ("0", 1)], "as near as can be"
    assert bids(session, "bid:nonsense/2") == [("0", 7), ("0", 7), ("0", 7)]
    assert session.state.hash() == before and not session.log
    keys = [filled.key for filled in in_a_row(RULES, session.view("p0"), "p0", ("bid",), (f"bid:{one}/4", f"bid:{two}/5"))]
    session.choose_all("p0", keys)
    assert session.state.bids["p0"] == (4, 2, 0)


def test_the_last_answer_of_all_does_not_look_behind_what_others_have_chosen() -> None:
    session = Session(RULES, Setup("lantern-fair", seed=3, seats=({},) * 2))
    lots = session.state.lots
    session.choose_all("p1", [f"bid:{lot}/2" for lot in lots])
    assert bids(session, f"bid:{lots[0]}/6") == [("6", 7), ("0", 1), ("0", 1)], (
        "p0 is the last: the sale that follows is not shown"
    )
    assert in_a_row(RULES, session.view("p0"), "p0", ("turn",)) == ()
