"""Lessons: read strictly, followed by the log alone, never in the way."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.content import data
from game.core.engine.decision import Decision, Event, Option, Setup
from game.core.engine.events import declared, event
from game.core.errors import DataError
from game.core.teaching import lessons
from game.core.teaching.lessons import Chapter, Moment, Step, Until, progress, suggested, tried

GOOD = """
chapters:
  - id: first
    minutes: 3
    seed: 7
    seats: [{spirit: devouring-teeth-lurk-underfoot, board: G}]
    steps:
      - {id: look, at: board}
      - {id: grow, at: "branch:2", do: "branch:2", ask: growth.choose}
"""


def read(text: str) -> tuple[Chapter, ...]:
    return lessons.read(data.parse(text, "lessons.yaml"), "spirit-island")


def test_a_chapter_is_read() -> None:
    (chapter,) = read(GOOD)
    assert (chapter.id, chapter.minutes, chapter.setup.seed, chapter.case) == ("first", 3, 7, None)
    assert [step.kind for step in chapter.steps] == ["read", "do"]
    assert chapter.place("grow") == 1 and chapter.place("nothing") == -1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("minutes: 3", "minutes: 9", "lessons.yaml:4: chapters[0].minutes: a whole number from 1 to 5 is expected here"),
        ("minutes: 3", "minuts: 3", 'lessons.yaml:4: chapters[0].minuts: unknown word "minuts" - did you mean "minutes"?'),
        ("at: board", "att: board", 'lessons.yaml:8: chapters[0].steps[0].att: unknown word "att" - did you mean "at"?'),
        ("id: grow,", "id: look,", 'lessons.yaml:9: chapters[0].steps[1].id: two steps are called "look"'),
        ("id: look", "id: Look at", "lessons.yaml:8: chapters[0].steps[0].id: the id of a step is a word such as first-steps"),
        ("at: board", "ask: play", 'chapters[0].steps[0].ask: "ask" says which question "do" answers'),
        ("ask: growth.choose", "try: forecast", 'chapters[0].steps[1].try: a step has "do" or "try", not both'),
        ("at: board", "until: {}", "chapters[0].steps[0].until: until what?"),
        ("at: board", "until: {args: [1], turn: 2}", 'chapters[0].steps[0].until.args: "args" are those of an "event"'),
        ("at: board", "if: grow", 'chapters[0].steps[0].if: unknown earlier step "grow"'),
        ("seed: 7", "seed: x", "lessons.yaml:5: chapters[0].seed: the seed is a whole number"),
        ("seed: 7", "given: {landz: 1}", "landz"),
    ],
)
def test_faults_are_named_with_their_place(old: str, new: str, said: str) -> None:
    with pytest.raises(DataError) as error:
        for chapter in read(GOOD.replace(old, new)):
            lessons.begin(chapter)
    assert said in str(error.value)


def test_two_chapters_of_one_name() -> None:
    with pytest.raises(DataError, match=r'lessons.yaml:10: chapters\[1\].id: two chapters are called "first"'):
        read(GOOD + GOOD.split("chapters:\n")[1])


def test_answers_played_before_must_be_legal() -> None:
    (chapter,) = read(GOOD.replace("    steps:", '    before: ["branch:9"]\n    steps:'))
    with pytest.raises(DataError, match='"branch:9" of "before" is not among branch:0, branch:1, branch:2'):
        lessons.begin(chapter)
    (chapter,) = read(GOOD.replace("    steps:", '    before: ["branch:2"]\n    steps:'))
    session = lessons.begin(chapter)
    assert progress(chapter, session).marks == ("", ""), "what was played before is no part of the lesson"


# ------------------------------------------------------------------------------------------------ progress


TURN, PHASE, HIT = event("turn", "n"), event("phase", "phase"), event("hit", "land", "n")
EVENTS = declared({"__name__": __name__, "turn": TURN, "phase": PHASE, "hit": HIT})


class _Log:
    """A session as far as progress looks at it: one entry per answer, a phase begins where one is named."""

    rules = type("Rules", (), {"events": EVENTS})

    def __init__(self, *entries: tuple[Any, ...], result: Any = None, decision: Any = None) -> None:
        self.first = type("State", (), {"turn": 1, "phase": "grow"})()
        self.log = [self.entry(*one) for one in entries]
        self.result, self.decision = result, decision

    @staticmethod
    def entry(kind: str, key: str, *events: Event, auto: bool = False) -> Any:
        return type("Entry", (), {"seat": "p0", "kind": kind, "key": key, "events": events, "auto": auto})()


Log: Any = _Log  # as much of a session as is needed


def chapter(*steps: Step) -> Chapter:
    return Chapter("c", "g", 1, Setup("g", "", "", {}, 1, ()), None, (), steps)


def at(made: Chapter, log: Any, *seen: str) -> str:
    """The id of the card shown; "end" after the last."""
    here = progress(made, log, seen)
    return made.steps[here.at].id if not here.done else "end"


READ, PLAY = Step("read"), Step("play", do=("card:a",), ask="play")
FAST = Step("fast", do=("card:a",), ask="use", within=Moment(0, "fast"))
LAST = Step("last")
FOUR = chapter(READ, PLAY, FAST, LAST)


def test_cards_are_read_one_after_the_other_and_answers_wait() -> None:
    assert at(FOUR, Log()) == "read"
    assert at(FOUR, Log(), "read") == "play"
    log = Log(("play", "card:a"))
    assert at(FOUR, log, "read") == "fast"
    assert at(FOUR, log) == "fast", "a card nobody read is passed when what comes after it is done"
    assert progress(FOUR, log, ()).marks[0] == "past"


def test_another_answer_counts_and_is_told() -> None:
    here = progress(FOUR, Log(("play", "card:b")), ("read",))
    assert (here.at, here.marks[1], here.other) == (2, "other", (1, "card:b"))
    here = progress(FOUR, Log(("play", "card:b"), ("use", "card:a", Event("phase", ("slow",)))), ("read",))
    assert here.other is None or here.marks[2] == "", "what is told is the answer given last"


def test_a_moment_that_went_by_is_skipped() -> None:
    log = Log(("play", "card:a", Event("phase", ("fast",))), ("use", "done", Event("phase", ("slow",))))
    here = progress(FOUR, log, ("read",))
    assert here.marks[2] == "other", "declining is another answer"
    silent = Log(("play", "card:a", Event("phase", ("fast",)), Event("phase", ("slow",))))
    assert progress(FOUR, silent, ("read",)).marks[2] == "past"
    assert at(FOUR, silent, "read") == "last"


def test_what_lies_further_on_counts_only_as_suggested() -> None:
    two = chapter(PLAY, Step("aim", do=("land:*",), ask="aim"))
    assert at(two, Log(("aim", "spot:1"))) == "play"
    assert at(two, Log(("aim", "land:1"))) == "end"


def test_waiting_for_an_event_a_question_a_turn_and_the_end() -> None:
    made = chapter(Step("event", until=Until(event="hit", args=("G5",))), Step("turn", until=Until(turn=2)), LAST)
    assert at(made, Log(("x", "y", Event("hit", ("G4", 1))))) == "event"
    assert at(made, Log(("x", "y", Event("hit", ("G5", 1))))) == "turn"
    assert at(made, Log(("x", "y", Event("turn", (2,))))) == "last"
    asks = Decision("play", ("p0",), "", (), (Option("card:a", "p0"), Option("card:b", "p0")))
    made = chapter(Step("asked", until=Until(ask="play")), Step("over", until=Until(over=True)), LAST)
    assert at(made, Log()) == "asked"
    assert at(made, Log(decision=asks)) == "over"
    assert at(made, Log(result="win")) == "last", "nothing is waited for after the end"
    assert suggested(PLAY, asks) == ("card:a",)
    assert suggested(PLAY, None) == () and suggested(FAST, asks) == ()


def test_what_is_tried_keeps_what_was_done_before() -> None:
    made = chapter(PLAY, Step("undo", act="undo"), PLAY._replace(id="again"), LAST)
    log = Log(("play", "card:b"))
    here = progress(made, log)
    assert tried(made, here, "forecast") == ()
    seen = tried(made, here, "undo")
    assert seen == ("play", "undo")
    assert at(made, Log(), *seen) == "again", "the answer that was taken back is not asked for again"
    assert at(made, Log(("play", "card:a")), *seen) == "last"


def test_a_card_may_depend_on_how_a_step_went() -> None:
    made = chapter(PLAY, Step("well", after="play"), Step("else", after="play", instead=True), LAST)
    assert at(made, Log(("play", "card:a"))) == "well"
    assert at(made, Log(("play", "card:a")), "well") == "last"
    assert at(made, Log(("play", "card:b"))) == "else"
    assert not progress(made, Log(("play", "card:b"))).aside(made)
    late = Log(("x", "y", Event("phase", ("fast",)), Event("phase", ("slow",))))
    assert progress(chapter(FAST, LAST), late).aside(chapter(FAST, LAST))
