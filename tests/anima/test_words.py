"""Everything that this game can say has words in the three languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game import games
from game.anima import phases
from game.anima.events import EVENTS
from game.anima.loading import load_box
from game.anima.operations import CONDITIONS, terms
from game.anima.terms import PHASES, ROLLS, TRIGGERS, WHOSE, WINDOWS
from game.anima.words.names import unnamed
from game.anima.words.rules import PAGE_OF, PAGE_OF_THING, figures
from game.anima.words.texts import Texts
from game.core.content import data
from game.core.engine.decision import Decision, Event, Option, Reason, Setup
from game.core.paths import data_dir
from game.core.teaching import rulebook
from game.core.words.messages import LANGUAGES, Words

BOX = load_box([data_dir() / "anima"])
CARDS = [card for items in BOX.raw.values() for card in items]
PAGES = rulebook.read(data.load(data_dir() / "anima" / "rules.yaml"), "anima")
QUESTIONS = (
    """setup.character setup.advantage reset.act claim.character claim.advantage movement.choose explore.pick area.remove
area.protect interaction.act trade.offer trade.answer trade.confirm exploration.choose reward.choose battle.cards death.choose
discard.choose give.choose take.choose keep.choose face-down.choose may choose-one tap.choose target.character target.seat
target.area""".split()
    + [f"reply.{trigger.replace('_', '-')}" for trigger in TRIGGERS]
)
REASONS = """turn-lost in-organisation forbidden no-skill tapped face-down no-effect last-character hand-limit group-limit
recruited-last-turn limit new-area-explored level group-there just-placed final-area encounter-there protected other-area fought
size no-trade-icon traded no-main-mission not-asked not-fulfilled not-now""".split()
KEYS = """area:red-canyon explore:deck explore:deck/2 explore:red-canyon explore rest card:sleep ability:thief character:thief
seat:p1 discard:sleep dismiss:thief leave:free-knives claim:thief return:sleep attack:p1 trade:p1 give:card/sleep
give:character/thief mission:tribute reward:bonus reward:recruit reward:ex branch:0 yes no done""".split()


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(Words(request.param), BOX)


def sound(texts: Texts, *said: str) -> None:
    """No message was missing, and no word of the data stands in a sentence."""
    assert texts.words.problems == []
    for one in said:
        assert one.strip() and "‹" not in one and "_" not in one and "  " not in one, one


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_its_text(texts: Texts, card: str) -> None:
    title, line, text = texts.card(card)
    sound(texts, title, line, text)
    assert title != card
    if card in BOX.raw["final"]:
        sound(texts, texts.cards.crisis(BOX.raw["final"][card]))


def test_texts_say_the_figures(texts: Texts) -> None:
    for card, figure in (("paladin", "+4"), ("poisoned-blade", "−3"), ("torn-ground", "12"), ("tribute", "4")):
        assert figure in texts.card(card)[2]
    assert "13" in texts.card("void-spawn")[1] and "3" in texts.card("void-spawn")[1]


def test_a_text_follows_its_effects(texts: Texts) -> None:
    effects = texts.effects
    for one, other in (
        ({"draw": 1}, {"draw": 2}),
        ({"discard": 1}, {"discard": 1, "choice": "random"}),
        ({"steal": 1}, {"steal": 1, "choice": "victim"}),
        ({"steal": 1}, {"steal": 1, "from": "same_area"}),
        ({"steal": 1, "what": "character"}, {"steal": 1}),
        ({"face_down": 1}, {"face_down": 1, "of": "any"}),
        ({"face_down": 1}, {"face_down": 1, "until": "reset_after_next"}),
        ({"untap": "all"}, {"untap": 1}),
        ({"untap": 1}, {"untap": 1, "of": "other_own"}),
        ({"prevent_death": 1}, {"prevent_death": "all"}),
        ({"cancel": "battle"}, {"cancel": "battle", "won_against": "monster"}),
        ({"move": "any_active_area"}, {"move": "any_active_area", "ignore": ["area_level"]}),
        ({"forbid": "skill_card"}, {"forbid": "skill_card", "skill": "ki"}),
        ({"strength": 1}, {"strength": 1, "until": "turn"}),
        ({"strength": 1}, {"strength": 1, "of": "enemy"}),
        ({"strength": 1}, {"strength": {"per": "member_above_2", "n": 1}}),
        ({"speed_test": 9, "fail": [{"end_turn": True}]}, {"speed_test": 9, "pass": [{"end_turn": True}]}),
        ({"fight": 9}, {"fight": 9, "creature": "beast"}),
        ({"may": [{"draw": 1}]}, {"may": [{"draw": 1}], "cost": [{"discard": 1}]}),
        ({"draw": 4, "keep": 2, "rest": "discard"}, {"draw": 4, "deck": "area", "keep": 2, "rest": "bottom"}),
        ({"strength": 1, "if": {"attacked": True}}, {"strength": 1, "if": {"attacked": False}}),
    ):
        assert effects.effect(one) != effects.effect(other)
    sound(texts)


def test_every_verb_and_condition_has_words(texts: Texts) -> None:
    written = {op for program in BOX.programs.values() for op in (made.verb for made in program)}
    rare = {"lose_next_turn": True}
    assert written | set(rare) | {"fight"} >= set(terms.verbs)
    for verb, value in rare.items():
        sound(texts, texts.effects.effect({verb: value}))
    for condition in CONDITIONS.values():
        for word in condition.words:
            sound(texts, texts.effects.conditions({condition.name: word}))
    both: Any = [{"enemy": "group", "attacked": True}, {"forced": True}]
    sound(texts, texts.effects.conditions(both))


def test_every_moment_has_words(texts: Texts) -> None:
    said = [texts.effects.window(window) for window in WINDOWS]
    for trigger in TRIGGERS:
        said += [texts.effects.triggers({trigger: whose}) for whose in WHOSE]
    said += [texts.effects.triggers({"roll": whose, "of": of}) for whose in WHOSE for of in ROLLS]
    assert len(set(said)) == len(said)
    sound(texts, *said)
    for phase in ("setup", "order", "claims", "end", *PHASES):
        sound(texts, texts.phase(phase), texts.phase_hint(phase))


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_has_words(texts: Texts, kind: str) -> None:
    args = ("p1", "red-canyon", "battle") if kind.startswith("reply.") else ("p1",)
    asked = Decision(kind, ("p0",), "toll-bridge", args, ())
    title, detail = texts.prompt(None, asked, {"p0": "Marta", "p1": "Ivo"})
    sound(texts, title)
    assert "Marta" in title
    if kind.startswith("reply."):
        assert "Ivo" in detail and texts.name("red-canyon") in detail
    else:
        assert detail in ("", texts.name("toll-bridge"))
    for key in KEYS:
        sound(texts, texts.option(None, asked, key))
    assert texts.page_of(kind) in {page.id for page in PAGES}


def test_a_question_for_a_reply_says_what_could_answer_to_nobody_else(texts: Texts) -> None:
    options = tuple(Option(key, "p0") for key in ("ability:sun-archer", "card:lucky-coin", "done"))
    asked = Decision("reply.roll", ("p0",), "", ("p1", "", "battle"), options)
    names = {"p0": "Marta", "p1": "Ivo"}
    own, other = (texts.prompt(None, asked, names, seat)[1] for seat in ("p0", "p1"))
    assert f"{texts.name('sun-archer')}, {texts.name('lucky-coin')}" in own
    assert other == texts.prompt(None, asked, names)[1] == "Ivo"
    only = Decision("reply.roll", ("p0",), "", ("p1", "", "battle"), options[-1:])
    assert texts.prompt(None, only, names, "p0")[1] == other
    sound(texts, own)


def test_branches_say_what_they_do(texts: Texts) -> None:
    asked = Decision("choose-one", ("p0",), "toll-bridge", (), ())
    branches = BOX.raw["encounter"]["toll-bridge"]["effects"][0]["choose_one"]
    assert [texts.option(None, asked, f"branch:{n}") for n in (0, 1)] == [texts.effects.text(branch) for branch in branches]
    sound(texts)


def test_every_reason_has_words(texts: Texts) -> None:
    for reason in REASONS:
        said = texts.reason(Reason(reason))
        sound(texts, said)
        assert said != texts.reason(Reason("no-such-thing"))


def test_every_event_of_the_log_has_words(texts: Texts) -> None:
    values = {"seat": "p0", "other": "p1", "card": "sleep", "area": "red-canyon", "passed": True, "done": False, "what": "ex"}
    for kind in EVENTS.values():
        if not kind.log:
            continue
        names = [field.strip("*_") for field in kind.fields]
        event = Event(kind.kind, tuple("reset" if name == "phase" else values.get(name, 2) for name in names))
        said = texts.event(event, {"p0": "Marta", "p1": "Ivo"})
        sound(texts, said or "")
    sound(texts, texts.event(Event("lost", ("p0", "monster")), {}) or "", texts.event(Event("ended", ()), {}) or "")
    assert texts.event(Event("cancelled", ("p1",)), {}) != texts.event(Event("cancelled", ("sleep",)), {})


def test_every_end_has_words(texts: Texts) -> None:
    said = [texts.result("win", "final p1"), texts.result("loss", "turn-limit"), texts.result("loss", "crisis")]
    assert len(set(said)) == 3 and texts.seat("p1", {}) in said[0]
    sound(texts, *said)


def test_who_has_won_is_told_from_the_result(texts: Texts) -> None:
    """What the screen has to go by is the reason of the result: it said that nobody wins, whoever had."""
    rules: Any = games.rules("anima")
    s = rules.new(Setup("anima", seed=3, seats=({}, {})))
    said = []
    for crisis in (False, True):
        s.crisis, s.result = crisis, ()
        phases.win(s, "p1")
        result = rules.result(s)
        said.append(texts.result(result.outcome, result.reason.split(), {"p1": "Ivo"}))
    s.result = ()
    phases.lose(s, "turn-limit")
    result = rules.result(s)
    nobody = texts.result(result.outcome, result.reason.split(), {"p1": "Ivo"})
    assert "Ivo" in said[0] and "Ivo" in said[1] and len({*said, nobody}) == 3
    sound(texts, *said, nobody)


def test_every_option_of_the_setup_is_explained(texts: Texts) -> None:
    sound(texts, *(texts.words.t(f"mode-anima-{mode}-hint") for mode in ("normal", "solo")))
    for option in BOX.options.values():
        words = [f"option-{option['id']}", f"option-{option['id']}-hint"]
        words += [f"choice-{option['id']}-{choice}" for choice in option["choices"] if isinstance(choice, str)]
        sound(texts, *(texts.words.t(word) for word in words))


def test_every_rules_page_has_its_words_and_the_figures_of_the_box(texts: Texts) -> None:
    told = figures(BOX)
    for page in PAGES:
        sound(texts, texts.words.t(f"rule-{page.id}-title"), texts.words.t(f"rule-{page.id}", **told))
    assert {page for _, page in PAGE_OF_THING} | set(PAGE_OF.values()) <= {page.id for page in PAGES}
    used = set(re.findall(r"\$(\w+)", (data_dir() / "anima/text/en/rules.ftl").read_text(encoding="utf-8")))
    assert used == set(told)


def test_every_card_has_a_name() -> None:
    assert unnamed(BOX) == []
