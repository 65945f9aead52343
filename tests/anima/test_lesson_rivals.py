"""Chapters with somebody at the other seats: they answer as the chapter says, and after its first step the game goes on."""

from __future__ import annotations

from game import ai, games
from game.core.content import data
from game.core.teaching import lessons, rival

TRADE = """
chapters:
  - id: trade
    minutes: 3
    seats: 2
    rival: ["give:card/ward-circle", done]
    given:
      clear: true
      turn: 2
      areas: {harbor-of-chains: {}}
      p0: {at: harbor-of-chains, group: [ash-duelist], hand: [cinder-bolt]}
      p1: {at: harbor-of-chains, group: [thief, sun-archer], hand: [ward-circle, iron-body]}
    when: [{do: interaction}]
    steps:
      - {id: trade, do: "trade:p1", ask: interaction.act}
      - {id: give, do: "give:card/cinder-bolt", ask: trade.offer}
      - {id: laid, do: done, ask: trade.offer}
      - {id: accept, do: "yes", ask: trade.confirm}
      - {id: end, until: {phase: exploration}}
"""


def chapter() -> lessons.Chapter:
    return lessons.read(data.parse(TRADE, "lessons.yaml"), "anima")[0]


def test_a_rival_gives_the_answers_of_the_chapter() -> None:
    session, here = lessons.rehearse(chapter())
    assert here.done and here.marks == ("told",) * 5
    assert session.state.hand == {"p0": ("ward-circle",), "p1": ("iron-body", "cinder-bolt")}
    told = [(entry.seat, entry.key) for entry in session.log if entry.kind == "trade.answer"]
    assert told == [("p1", "give:card/ward-circle"), ("p1", "done")]


def test_what_a_rival_answers_is_nothing_the_learner_has_done() -> None:
    """Its `done` is another kind of question here, but battle cards are asked of both sides."""
    one = chapter()
    answer = lessons.Step("other", do=("give:card/ward-circle",), ask="trade.answer")
    one = one._replace(steps=(one.steps[0], answer, *one.steps[1:]))
    session = lessons.begin(one)
    for key in ("trade:p1", "give:card/cinder-bolt", "done"):
        session.choose("p0", key)
    session.choose("p1", "give:card/ward-circle")
    assert lessons.progress(one, session).marks[1] == "past", "it was passed over, not told"


def test_it_is_made_from_the_mark_of_its_seat_and_declines_what_it_has_no_answer_for() -> None:
    control = rival.control_of(("area:heather-*", "no"))
    bot = ai.make(control, games.rules("anima"), "p1", 1)
    session = lessons.begin(chapter())
    decision = session.decision
    assert decision is not None and control.startswith("bot:") and isinstance(bot, rival.Rival)
    assert rival.of("bot:greedy") is None and rival.of("human") is None
    assert bot.choose(None, decision) == "done"
    assert rival.Rival(("trade:*",)).choose(None, decision) == "trade:p1"


def test_the_rest_of_the_turn_comes_after_the_first_step() -> None:
    session = lessons.begin(chapter())
    session.choose("p0", "done")
    kinds = []
    while (decision := session.decision) is not None and len(kinds) < 12:
        kinds.append(decision.kind)
        keys = decision.keys(decision.seats[0])
        session.choose(decision.seats[0], "done" if "done" in keys else keys[0])
    assert "exploration.choose" in kinds and "movement.choose" in kinds and session.state.turn > 2
