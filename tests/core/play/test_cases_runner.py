"""The case runner: what it answers by itself, what it says when a case fails, how it takes slips of the pen."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.errors import DataError
from game.core.play import cases
from game.core.play.session import Session

HEAD = "name: a case\ngame: spirit-island\n"
GIVEN = "given:\n  clear: true\n  lands: {G5: {explorer: 2, town: 1, dahan: 2, presence: [p0]}}\n"


def outcome(tmp_path: Path, text: str, head: str = HEAD) -> cases.Outcome:
    file = tmp_path / "case.yaml"
    file.write_text(head + text, encoding="utf-8")
    (only,) = cases.run_file(file)
    return only


def said(tmp_path: Path, text: str, head: str = HEAD) -> str:
    found = outcome(tmp_path, text, head)
    assert not found.passed
    return "\n".join(found.problems)


def test_what_is_not_named_is_not_checked(tmp_path: Path):
    assert outcome(tmp_path, GIVEN).passed


def test_a_difference_shows_file_line_expected_and_found(tmp_path: Path):
    text = said(tmp_path, GIVEN + "then:\n  lands:\n    G5: {town: 2}\n")
    assert "case.yaml:8: then.lands.G5.town: expected 2, found 1" in text


def test_a_question_left_over_fails_and_shows_its_options(tmp_path: Path):
    text = said(tmp_path, GIVEN + "when:\n  - damage: {n: 1, land: G5}\n")
    assert "no question left over" in text and "piece:G5/explorer, piece:G5/town" in text


def test_a_question_before_another_step_fails_too(tmp_path: Path):
    text = said(tmp_path, GIVEN + "when:\n  - damage: {n: 1, land: G5}\n  - fear: 1\n")
    assert "nothing pending before this step" in text


def test_a_question_that_is_expected_stays_open(tmp_path: Path):
    text = GIVEN + "when:\n  - damage: {n: 1, land: G5}\nthen:\n  decision: {kind: damage, excludes: [done]}\n"
    assert outcome(tmp_path, text).passed


def test_even_one_with_a_single_answer(tmp_path: Path):
    steps = "when:\n  - do: fast\nthen:\n  decision: {kind: powers.fast, options: [done]}\n"
    assert outcome(tmp_path, GIVEN + steps).passed
    assert outcome(tmp_path, GIVEN + "when:\n  - do: fast\n").passed


def test_standing_answers_fill_in_and_steps_come_first(tmp_path: Path):
    given = GIVEN + '  prefer: ["piece:G5/explorer"]\n'
    steps = "when:\n  - damage: {n: 2, land: G5}\n  - choose: piece:G5/town\n"
    assert outcome(tmp_path, given + steps + "then: {lands: {G5: {town: [{damage: 1}], explorer: 1}}}\n").passed


def test_a_key_without_a_suffix_names_the_only_piece_there_is(tmp_path: Path):
    given = "given:\n  clear: true\n  lands: {G5: {explorer: 2, town: [{damage: 1}], presence: [p0]}}\n"
    steps = "when:\n  - damage: {n: 1, land: G5}\n"
    wanted = 'then: {decision: {options: ["piece:G5/explorer", "piece:G5/town"]}}\n'
    assert outcome(tmp_path, given + steps + wanted).passed
    assert outcome(tmp_path, given + steps + "  - choose: piece:G5/town\nthen: {lands: {G5: {town: 0}}}\n").passed


def test_an_illegal_choice_fails_with_the_reason_and_the_options(tmp_path: Path):
    text = said(tmp_path, GIVEN + "when:\n  - damage: {n: 1, land: G5}\n  - choose: piece:G5/city\n")
    assert "expected piece:G5/city to be legal, found no-such-piece; damage for p0" in text


def test_a_refusal_may_be_what_is_wanted(tmp_path: Path):
    steps = "when:\n  - damage: {n: 1, land: G5}\n  - choose: piece:G5/city\n"
    wanted = "then: {refused: no-such-piece, decision: {kind: damage}}\n"
    assert outcome(tmp_path, GIVEN + steps + wanted).passed
    text = said(tmp_path, GIVEN + steps.replace("city", "town") + "then: {refused: no-such-piece}\n")
    assert "then.refused: expected no-such-piece, found nothing" in text


def test_events_are_looked_for_in_order(tmp_path: Path):
    steps = "when:\n  - fear: 1\n  - destroy: {town: 1, land: G5}\n"
    fine = "then: {events: [{kind: fear, n: 1}, {kind: destroyed, what: town, land: G5}]}\n"
    assert outcome(tmp_path, GIVEN + steps + fine).passed
    text = said(tmp_path, GIVEN + steps + "then: {events: [{kind: destroyed}, {kind: destroyed}]}\n")
    assert "then.events[1]" in text


def test_an_end_that_the_given_position_fulfils_is_overlooked(tmp_path: Path):
    given = "given:\n  clear: true\n  lands: {G5: {town: 2, dahan: 1}, G3: {town: 1}}\n  invaders: {build: [sands]}\n"
    steps = "when:\n  - do: build\n"
    assert outcome(tmp_path, given + steps + "then: {lands: {G5: {city: 1}, G3: {city: 1}}}\n").passed
    assert outcome(tmp_path, given + steps + "then: {result: loss}\n").passed


@pytest.mark.parametrize(
    ("text", "sentence"),
    (
        ("seats: 10000000\n", "case.yaml:3: seats: there are 1 to 20 seats"),
        ("seats: -1\n", "case.yaml:3: seats: there are 1 to 20 seats"),
        ("givn: {}\n", 'case.yaml:3: givn: unknown word "givn" - did you mean "given"?'),
        ("given: {land: {}}\n", 'unknown word "land" - did you mean "lands"?'),
        ("given: {lands: {G9: {town: 1}}}\n", 'unknown land "G9"'),
        ("given: {lands: {G5: {towns: 1}}}\n", 'given.lands.G5.towns: unknown word "towns" - did you mean "town"?'),
        ("given: {lands: {G5: {town: -1}}}\n", "a whole number is expected here"),
        ("given: {lands: {G5: {town: [{damage: 2}]}}}\n", "a town with 2 damage would be destroyed"),
        ("given: {lands: {G5: {presence: [p1]}}}\n", 'unknown seat "p1"'),
        ("given: {p0: {hand: [call-to-tent]}}\n", 'unknown power card "call-to-tent" - did you mean "call-to-tend"?'),
        ("given: {p0: {elements: {sunn: 1}}}\n", 'unknown word "sunn" - did you mean "sun"?'),
        ("given: {p0: {tracks: {energy: 99}}}\n", "the track has"),
        ("given: {invaders: {ravage: [sand]}}\n", 'unknown invader card "sand" - did you mean "sands"?'),
        ("given: {fear: {top: [dahan-rade]}}\n", 'unknown fear card "dahan-rade" - did you mean "dahan-raid"?'),
        ("given: {terror: 7}\n", "the terror level is 1 to 4"),
        ("when: [{do: ravge}]\n", 'when[0].do: unknown step of the turn "ravge" - did you mean "ravage"?'),
        ("when: [{do: fear, land: G5}]\n", "fear is not done land by land"),
        ("when: [{use: {card: call-to-tent}}]\n", 'did you mean "call-to-tend"?'),
        ("when: [{destory: {town: 1, land: G5}}]\n", 'unknown step "destory" - did you mean "destroy"?'),
        ("when: [{damage: {m: 1, land: G5}}]\n", 'when[0]: damage has no "m"'),
        ("when: [{choose: 3}]\n", "choose takes a key"),
        ("when: {do: ravage}\n", '"when" is a list of steps'),
        ("then: {land: {}}\n", 'unknown word "land" - did you mean "lands"?'),
        ("then: {result: winn}\n", 'unknown result "winn" - did you mean "win"?'),
        ("then: {decision: {kinds: x}}\nwhen: [{do: growth}]\n", 'unknown word "kinds" - did you mean "kind"?'),
        ("seats: [{spirit: sun-bright-wirlwind}]\n", 'did you mean "sun-bright-whirlwind"?'),
        ("options: {stage-two: true}\n", 'there is no option "stage-two"'),
        ("given: [\n", "this is not valid YAML"),
    ),
)
def test_slips_are_one_sentence_with_file_and_line(tmp_path: Path, text: str, sentence: str):
    found = said(tmp_path, text)
    assert sentence in found and "case.yaml" in found and "\n" not in found


def test_an_unknown_game_is_said(tmp_path: Path):
    assert 'unknown game "spirit-islnd"' in said(tmp_path, "", head="name: x\ngame: spirit-islnd\n")


def test_several_cases_in_a_file_stand_alone(tmp_path: Path):
    file = tmp_path / "two.yaml"
    file.write_text(f"{HEAD}{GIVEN}then: {{terror: 2}}\n---\n{HEAD}{GIVEN}", encoding="utf-8")
    assert [one.passed for one in cases.run_file(file)] == [False, True]


def test_a_file_that_is_not_there_is_one_failed_outcome(tmp_path: Path):
    (only,) = cases.run_file(tmp_path / "none.yaml")
    assert not only.passed and "there is no such file" in only.problems[0]


@pytest.mark.parametrize(
    ("step", "phase", "kind"),
    (
        ("do: ravage", "ravage", "ravage.order"),
        ("do: growth", "growth", "growth.choose"),
        ("do: play", "growth", "play"),
        ("use: {card: call-to-tend}", "slow", "target.land"),
        ("damage: {n: 1, land: G5}", "fast", "damage"),
    ),
)
def test_a_case_opens_on_the_table_at_its_first_step(tmp_path: Path, step: str, phase: str, kind: str):
    given = (
        "given:\n  clear: true\n  lands: {G5: {explorer: 2, town: 1, dahan: 1, presence: [p0]}, G3: {city: 1},"
        " G4: {dahan: 1, presence: [p0]}}\n  invaders: {ravage: [sands]}\n  p0: {hand: [drought], energy: 9}\n"
    )
    file = tmp_path / "case.yaml"
    file.write_text(f"{HEAD}{given}when:\n  - {step}\n", encoding="utf-8")
    rules, setup, state = cases.open_case(file)
    session = Session(rules, setup, start=state)
    assert (session.state.phase, session.decision.kind) == (phase, kind)
    for _ in range(30):  # and the game goes on from there
        if session.decision is None:
            break
        option = session.decision.options[-1]
        session.choose(option.seat, option.key)
    assert session.result is not None or session.state.turn > 1 or session.state.phase != phase
    with pytest.raises(DataError, match="1 cases"):
        cases.open_case(file, 3)
