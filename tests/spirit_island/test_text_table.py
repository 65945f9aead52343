"""Questions, buttons, log lines, reasons and endings in three languages."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game import games
from game.core import paths
from game.core.engine.decision import Decision, Event, Option, Reason, Setup
from game.core.words.messages import LANGUAGES, Words
from game.spirit_island.box import Box
from game.spirit_island.events import EVENTS
from game.spirit_island.loading import load_box, shipped
from game.spirit_island.state import State
from game.spirit_island.words.source import source_parts, written_ops
from game.spirit_island.words.table import TITLE
from game.spirit_island.words.texts import Texts

NAMES = {"p0": "Olia", "p1": "Marta"}
CHIP = 18
TEETH = "devouring-teeth-lurk-underfoot"


def position() -> State:
    """A table of two, at its start but for what stands on the island."""
    seats = ({"spirit": TEETH, "board": "G"}, {"spirit": "sun-bright-whirlwind", "board": "H"})
    s: State = games.rules("spirit-island").new(Setup("spirit-island", "horizons", "", {}, 3, seats))
    s.layout, s.pieces, s.presence = "one-board-g", {("G4", "dahan"): (1, 1), ("G4", "explorer"): (3,)}, {("G4", "p0"): 2}
    return s


VIEW = position()

TEND = tuple(f"card:call-to-tend/printed.0.branches.{n}" for n in (0, 1))
QUESTIONS: list[tuple[str, str, tuple, tuple[str, ...]]] = [
    ("growth.choose", "growth", (), ("branch:0", "branch:1", "branch:2")),
    ("growth.order", f"growth:{TEETH}/0", (0,), ("act:0", "act:1")),
    ("presence.from", f"growth:{TEETH}/0", (1,), ("track:energy", "track:plays", "piece:G5/presence")),
    ("presence.to", f"growth:{TEETH}/0", (1,), ("land:G5", "land:G6")),
    ("card.deck", "", (), ("deck:minor", "deck:major")),
    ("card.keep", "", ("minor",), ("card:drought", "card:rain-of-blood")),
    ("card.forget", "", (), ("card:drought", "card:rain-of-blood")),
    ("play", "", (2, 3), ("card:drought", "done")),
    ("powers.fast", "", (), ("card:steam-vents", "card:steam-vents/0", "done")),
    ("powers.slow", "", (), ("innate:scorch-with-waves-of-heat", "innate:scorch-with-waves-of-heat/2", "done")),
    ("target.land", "card:drought", (1,), ("land:G5", "land:G6")),
    ("target.seat", "card:gift-of-power", (), ("seat:p0", "seat:p1")),
    ("may-instead", "card:steam-vents", (), ("branch:0", "branch:1")),
    ("choose-one", "card:call-to-tend", TEND, ("branch:0", "branch:1")),
    ("damage", "card:drought", (3, "G5"), ("piece:G5/town", "piece:G5/town~1")),
    ("damage.different", "card:drought", (3, "G5"), ("piece:G5/town", "done")),
    ("push.to", "card:drought", (2, "G5"), ("move:G5/dahan>G4", "move:G5/town~1>G4", "done")),
    ("gather.from", "rule:dahan-trust-the-watchers", (1, "G5"), ("move:G4/dahan>G5", "done")),
    ("destroy", "fear:scapegoats/3", (1, "G5"), ("piece:G5/explorer", "piece:G5/city~2")),
    ("remove", "fear:isolation/3", (1, "G5"), ("piece:G5/explorer", "piece:G5/city~2")),
    ("remove.health", "fear:seek-safety/3", (3, "G5"), ("piece:G5/explorer", "done")),
    ("replace", "card:drought", (1, "G5"), ("piece:G5/dahan", "piece:G5/dahan~1")),
    ("downgrade", "card:drought", (1, "G5"), ("piece:G5/town", "piece:G5/city")),
    ("move.land", "card:wrap-in-wings-of-sunlight", (), ("land:G5", "done")),
    ("move.to", "card:wrap-in-wings-of-sunlight", (5, "G5"), ("piece:G4/dahan", "done")),
    ("choose.land", "card:blazing-renewal", (), ("land:G5", "land:G6")),
    ("in.land", "card:drought", (), ("land:G5", "land:G6")),
    ("each.player", "fear:dahan-raid/1", (), ("land:G5", "done")),
    ("pay", "card:exaltation-of-tangled-growth", (1,), ("yes", "no")),
    ("element", "card:elemental-boon", (3,), ("element:sun", "element:moon")),
    ("skip", "card:sweltering-exhaustion", ("ravage", "G5"), ("yes", "no")),
    ("bonus", "card:drought", (3, "G5"), ("yes", "no")),
    ("repeat", "card:drought", (), ("yes", "no")),
    ("blight.cascade", "ravage", ("G5",), ("land:G4", "land:G6")),
    ("presence.lost", "ravage", (), ("piece:G5/presence",)),
    ("ravage.order", "invader:i-sands", (), ("land:G5", "land:G3")),
    ("ravage.strike", "ravage", (4, "G5"), ("piece:G5/town", "piece:G5/explorer")),
    ("stage-ii", "invader:ii-sands", ("G",), ("land:G5",)),
    ("blitz.explorer", "scenario:blitz", ("A",), ("land:A5", "land:A7")),
    ("ritual.energy", "scenario:rituals-of-terror", (3, "A4"), ("seat:p0", "seat:p1")),
    ("ritual.presence", "scenario:rituals-of-terror", (1, "A4"), ("seat:p0", "seat:p1")),
    ("military-response", "scenario:dahan-insurrection", ("explorer", "A4"), ("land:A5", "land:A7")),
    ("military-response", "scenario:dahan-insurrection", ("town", "A4"), ("land:A5", "land:A7")),
    ("powers.fast", "fast", (), ("ritual:A4", "done")),
    ("keep.card", "card:gift-of-constancy", (), ("card:drought", "done")),
    ("give.card", "card:entwined-power", ("p1",), ("card:drought", "done")),
    ("origin.presence", "card:drought", (), ("piece:G5/presence",)),
    ("one-land", "card:infinite-vitality", (), ("land:G5", "land:G6")),
]
CHIPS = ("land", "piece", "move", "track", "deck", "element", "yes", "no", "done")

HAPPENED: list[tuple] = [
    ("phase", "ravage"),
    ("turn", 12),
    ("growth", "p0", 1, TEETH),
    ("energy", "p0", 1),
    ("energy", "p0", 2, "income"),
    ("paid", "p0", 5),
    ("card-played", "p0", "drought"),
    ("card-gained", "p0", "drought"),
    ("card-drawn", "p0", ("drought", "rain-of-blood")),
    ("card-drawn", "p0", ("?", "?")),
    ("card-forgotten", "p0", "drought"),
    ("card-given", "p0", "p1", "drought"),
    ("cards-reclaimed", "p0", ("drought",)),
    ("cards-reclaimed", "p0", ()),
    ("reshuffled", "minor"),
    ("power-used", "p0", "card:drought", "G5"),
    ("power-used", "p0", "card:gift-of-power", "p1"),
    ("innate-level", "p0", "innate:scorch-with-waves-of-heat", 1),
    ("threshold", "p0", "card:drought", 0),
    ("presence-added", "p0", "G5", "energy"),
    ("presence-moved", "p0", "G5", "G4"),
    ("presence-destroyed", "p0", "G5"),
    ("fear", 2),
    ("fear-earned", 1),
    ("terror", 2),
    ("terror", 4),
    ("fear-card", "isolation", 2),
    ("invader-card", "iii-jungle-sands"),
    ("ravage", "G5", 5, 0),
    ("ravage", "G5", 5, 3),
    ("build", "G5", "town"),
    ("explore", "G5"),
    ("skipped", "G5", "build"),
    ("stage-ii", "G5"),
    ("added", "town", "G5", 2),
    ("moved", "presence", "G5", "G4"),
    ("damaged", "city", "G5", 2),
    ("destroyed", "dahan", "G5", 2),
    ("removed", "explorer", "G5", 1),
    ("replaced", "city", "G5", "explorer", 2),
    ("blight", "G5"),
    ("cascade", "G5", "G4"),
    ("blight-removed", "G5"),
    ("defend", "G5", 3),
    ("healed",),
    ("elements", "p0", "sun", 1),
    *(("lasting", kind, "p0", 2) for kind in ("range_bonus", "damage_bonus", "make_fast", "ward", "allow_repeat", "keep_card")),
    ("lasting", "make_any_fast", "p0", 2),
    ("lasting", "free_repeat", "p0", 1),
    ("lasting", "more_plays", "p0", 1),
    *(("lasting", kind, "G5", 4) for kind in ("dahan_health", "block_blight", "protect_dahan", "retaliate", "share_presence")),
    *(("lasting", kind, "G5", 1) for kind in ("spare_dahan", "dahan_strike_together", "fear_defends")),
    ("blight-card", "downward-spiral", "blighted"),
    ("escalation", "brandenburg-prussia", "G5"),
    ("further", "A4"),
    ("ritual", "p0", "A4"),
    ("uprising", "A4", 2),
    ("military-response", "A4", "explorer"),
    ("destroyed", "town", "G5", 1, "drowned"),
    ("drowned", "town", "G5", 1),
    ("dreamt", "town", "G5", 1),
    ("fear-revealed", "p0", "isolation"),
    ("advance",),
    ("result", "loss", "blight"),
    ("result", "win-sacrifice", "no-cities", "no-presence", "p1"),
]

WHY: list[tuple] = [
    *((one,) for one in ("not-now", "not-your-seat", "no-origin", "no-sacred-site", "not-coastal", "not-inland", "no-plays")),
    *((one,) for one in ("already-used", "no-target", "no-such-piece", "taken", "not-in-hand")),
    *((one,) for one in ("not-in-play", "condition", "undo-rival", "game-over")),
    ("too-far", 1, 3),
    ("too-far-from-site", 1, 3),
    ("wrong-terrain", "sands", ("jungle", "wetland")),
    ("needs", "dahan"),
    ("needs-none", "invader"),
    ("cost", 4, 1),
    ("wrong-speed", "slow"),
    ("threshold", (("sun", 2), ("air", 1))),
    ("not-adjacent", "G5"),
    ("undo-fence", 1),
    *((one,) for one in ("no-ritual", "ritual-later", "from-track")),
    ("ritual-presence", "A4", "thunderspeaker"),
    *((name, "A4", 2, 3) for name in ("ritual-dahan", "ritual-price")),
    ("ritual-energy", 2, 3),
    ("pays-no-energy", "thunderspeaker"),
    ("pays-no-presence", "thunderspeaker", "A4"),
    *((name, ("A4", "A5")) for name in ("not-nearest", "not-explored")),
]


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box(shipped(paths.data_dir()))


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest, box: Box) -> Texts:
    return Texts(Words(request.param), box)


def decision(kind: str, source: str, args: tuple, keys: tuple[str, ...]) -> Decision:
    return Decision(kind, ("p0",), source, args, tuple(Option(key, "p0") for key in keys))


def whole(text: str) -> None:
    assert text and not any(wrong in text for wrong in ("‹", "{", "  ", "None", " ,", " .")), text


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: q[0])
def test_questions(texts: Texts, question: tuple) -> None:
    asked = decision(*question)
    prompt = texts.prompt(VIEW, asked, NAMES, "p0")
    whole(prompt.title)
    assert prompt.title.startswith("Olia") and len(prompt.title) <= TITLE
    assert texts.words.t("prompt-other", who="Olia") != prompt.title, "this kind of question has no message"
    if prompt.detail:
        whole(prompt.detail)
    for key in asked.keys():
        label = texts.option(VIEW, asked, key)
        whole(label)
        assert "<" not in label and label != key
        if key.partition(":")[0] in CHIPS:
            assert len(label) <= CHIP, label
        entry = SimpleNamespace(seat="p0", key=key, kind=asked.kind, source=asked.source)
        whole(texts.undo_label(entry))
    assert texts.words.problems == []


def test_where_no_track_has_a_presence_left_none_is_named(texts: Texts) -> None:
    """"From a track, or moved on the island" was said of two empty tracks."""
    whole_, moved = (
        texts.prompt(VIEW, decision("presence.from", "growth:x/0", (2,), keys), NAMES, "p0").detail
        for keys in (("track:energy", "piece:G5/presence"), ("piece:G5/presence", "piece:G6/presence"))
    )
    assert moved == texts.words.t("prompt-presence-from-island", n=2) != whole_ and texts.words.problems == []


def test_three_replacements_are_three_clauses(texts: Texts) -> None:
    """"1 town with 1 explorer and 1 dahan with 1 explorer" was read as one."""
    assert texts.card("dissolve-the-bonds-of-kinship").paragraphs[0].partition("\n")[0].count(";") == 2


@pytest.mark.parametrize(("keys", "left"), [
    (("move:G4/dahan>G2", "move:G4/dahan>G5"), 1),
    (("move:G4/dahan>G2", "move:G4/dahan~1>G2"), 2),
    (("move:G4/explorer>G2", "move:G4/dahan>G2"), 4),
    (("move:G4/presence>G2",), 2),
])  # fmt: skip
def test_no_more_pieces_are_left_to_push_than_there_are(box: Box, keys: tuple[str, ...], left: int) -> None:
    asked = decision("push.to", "card:drought", (9, "G4"), keys)
    assert Texts(Words("en"), box).prompt(VIEW, asked, NAMES, "p0").detail.endswith(f" {left}\u00a0left")


def test_parts_of_the_line_below_end_without_a_full_stop(texts: Texts) -> None:
    """They are joined by a dot in the middle: ". ·" stood there."""
    asked = [decision(kind, "", (), keys) for kind in ("powers.fast", "powers.slow")
             for keys in (("card:steam-vents", "done"), ("card:steam-vents", "card:drought", "done"), ("done",))]  # fmt: skip
    for part in asked:
        together = Decision("together", ("p0", "p1"), "", (), (), parts=(part, part._replace(seats=("p1",))))
        assert "." not in texts.prompt(VIEW, together, NAMES, "p0").detail


@pytest.mark.parametrize("speed", ["fast", "slow"])
def test_a_phase_in_which_no_power_can_be_used_says_so(texts: Texts, speed: str) -> None:
    none = texts.prompt(VIEW, decision(f"powers.{speed}", "", (), ("done",)), NAMES, "p0").title
    some = texts.prompt(VIEW, decision(f"powers.{speed}", "", (), ("card:steam-vents", "done")), NAMES, "p0").title
    assert none == texts.words.t(f"prompt-powers-{speed}-none", who="Olia") != some


def undone(texts: Texts, kind: str, key: str, source: str = "") -> str:
    return texts.undo_label(SimpleNamespace(seat="p0", key=key, kind=kind, source=source))


def test_undo_names_what_it_takes_back(texts: Texts, box: Box) -> None:
    first = [undone(texts, "growth.order", f"act:{at}", f"growth:{TEETH}/0") for at in (0, 1)]
    does = [texts.spoken.growth_item(op) for op in box.raw["spirit"][TEETH]["growth"][0][:2]]
    assert first == does and first[0] != first[1]
    said = [undone(texts, kind, "done", "card:drought") for kind in ("gather.from", "push.to", "replace")]
    assert len(set(said)) == 3 and texts.words.t("undo-done") not in said
    assert texts.name("card", "drought") in said[2]


CARDS = ("card.keep", "card.forget", "keep.card", "reclaim.one", "give.card", "play")
PIECES = ("destroy", "drown", "remove", "downgrade", "replace", "move.to", "damage")


def test_undo_says_what_was_done_with_a_card_or_a_piece(texts: Texts) -> None:
    """ "Undo: Tidal Boon" stood there after forgetting it and after gaining it."""
    for kinds, key in ((CARDS, "card:drought"), (PIECES, "piece:G5/town")):
        name = texts.table.option(None, decision("other", "", (), (key,)), key)
        said = [undone(texts, kind, key) for kind in kinds]
        alike = len(said) - len(set(said))  # to take back and to reclaim may be one word
        assert alike <= 1 and all(name in one and one != name for one in said), said


def test_undo_says_what_was_taken_from_a_track(texts: Texts) -> None:
    """ "Undo: energy track" named a place and no deed."""
    said = [undone(texts, "presence.from", f"track:{track}") for track in ("energy", "plays")]
    named = [texts.words.t(f"opt-track-{track}") for track in ("energy", "plays")]
    assert len(set(said)) == 2 and not set(said) & set(named)


def test_undo_and_log_say_what_is_declined(texts: Texts) -> None:
    """ "No choice for Gather the Warriors" where presence stayed: there was a choice, and it was not of that power."""
    for kind in ("follow", "skip", "pay", "bonus", "repeat", "play.now", "keep.card", "give.card", "drown.save"):
        for key in ("done", "no"):
            said = undone(texts, kind, key, "innate:gather-the-warriors")
            assert said == texts.words.t(f"undo-done-{kind.replace('.', '-')}"), said
    assert undone(texts, "play.now", "no") != undone(texts, "play", "done")


def test_a_power_used_with_fewer_levels_says_up_to_which(texts: Texts) -> None:
    asked = decision("powers.slow", "", (), ("innate:scorch-with-waves-of-heat", "innate:scorch-with-waves-of-heat/2"))
    whole_, less = (texts.option(VIEW, asked, key) for key in asked.keys())
    assert less == texts.words.t("opt-innate-levels", name=whole_, n=2) and less.endswith("2")


def test_presence_of_the_set_up_says_where_it_comes_and_why(texts: Texts) -> None:
    asked = decision("presence.from", "scenario:guard-the-isles-heart", (-1, "A7"), ("track:energy", "track:plays"))
    detail = texts.prompt(VIEW, asked, NAMES, "p0").detail
    assert texts.words.t("prompt-presence-from-set-up", land="A7") in detail
    assert texts.name("scenario", "guard-the-isles-heart") in detail
    assert texts.words.t("prompt-presence-from-detail", n=-1) not in detail


def test_what_a_level_adds_to_a_land_is_a_list(texts: Texts) -> None:
    rules = [rule.replace("\u00a0", " ") for level in texts.adversary("sweden").levels for rule in level.rules]
    assert any(texts.words.t("list-and", a="1 <town>", b="1 <blight>") in rule for rule in rules), rules


def test_a_long_name_moves_to_the_second_line(texts: Texts, box: Box) -> None:
    for card_id, item in box.raw["card"].items():
        if item.get("targets", "land") == "land":
            asked = decision("target.land", f"card:{card_id}", (1,), ("land:G5", "land:G6"))
            prompt = texts.prompt(VIEW, asked, NAMES, "p0")
            assert len(prompt.title) <= TITLE, prompt.title
            assert texts.name("card", card_id) in prompt.title + prompt.detail
            does = texts.table.effect(f"card:{card_id}")
            plain = [text.replace("\N{NO-BREAK SPACE}", " ") for text in (does[0].rstrip("."), prompt.detail)]
            assert plain[0] in plain[1], "what the power does, as far as the bar has room"
            assert len(prompt.detail) - sum(map(len, does)) <= 100, prompt.detail


def test_every_question_has_a_rules_page(texts: Texts) -> None:
    pages = {page for page, _, _ in texts.rules_pages()}
    for kind in [question[0] for question in QUESTIONS] + ["growth", "fast", "slow", "time-passes"]:
        assert texts.page_of(kind) in pages


def test_all_pieces_fit_on_a_chip(texts: Texts) -> None:
    asked = decision("push.to", "card:drought", (2, "G5"), ())
    for kind in ("explorer", "town", "city", "dahan", "blight", "presence"):
        keys = [f"piece:G5/{kind}", f"move:G5/{kind}>H4"]
        if kind in ("town", "city", "dahan"):  # the others fall with their first damage
            keys += [f"piece:G5/{kind}~1", f"move:G5/{kind}~1>H4"]
        for key in keys:
            assert len(texts.option(VIEW, asked, key)) <= CHIP, texts.option(VIEW, asked, key)
    for element in ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal"):
        assert len(texts.option(VIEW, asked, f"element:{element}")) <= CHIP


def test_free_order_of_several_players(texts: Texts) -> None:
    parts = tuple(Decision("play", (seat,), "", (2, 3), (Option("done", seat),)) for seat in ("p0", "p1"))
    together = Decision("together", ("p0", "p1"), "", (), tuple(o for part in parts for o in part.options), parts)
    assert texts.prompt(VIEW, together, NAMES, "p1").title.startswith("Marta")
    assert texts.prompt(VIEW, together, NAMES, "").title == texts.words.t("prompt-together")
    assert texts.words.problems == []


def test_log(texts: Texts) -> None:
    assert {event[0] for event in HAPPENED} == set(EVENTS)
    for style in (texts, texts.spoken):
        for kind, *args in HAPPENED:
            said = style.event(Event(kind, tuple(args)), NAMES)
            if not EVENTS[kind].log:
                assert said is None
            else:
                whole(said or "")
    assert texts.event(Event("no-such-thing", ()), NAMES) is None
    assert texts.words.problems == []


def test_spoken_log_has_no_pictures(texts: Texts) -> None:
    for kind, *args in HAPPENED:
        said = texts.spoken.event(Event(kind, tuple(args)), NAMES) or ""
        assert "<" not in said.replace("<b>", "").replace("</b>", ""), said


@pytest.mark.parametrize("scenario", ["blitz", "guard-the-isles-heart", "rituals-of-terror", "dahan-insurrection"])
def test_a_scenario_says_all_that_it_changes(texts: Texts, box: Box, scenario: str) -> None:
    said = texts.scenario(scenario)
    silent = {"id", "set", "difficulty", "heart", "ritual", "response", "fewer"}
    least = len(box.raw["scenario"][scenario].keys() - silent)  # each word is a sentence; these are none or several
    more = {word: len(box.raw["scenario"][scenario].get(word, ())) for word in ("response", "fewer")}
    heart, ritual = (word in box.raw["scenario"][scenario] for word in ("heart", "ritual"))
    assert len(said.rules) == least + sum(more.values()) + 2 * heart + 3 * ritual
    for rule in said.rules:
        whole(rule)
        whole(texts.plain(rule))
    assert len(set(said.rules)) == len(said.rules) and texts.words.problems == []


@pytest.mark.parametrize(
    ("outcome", "reason"),
    [
        ("win", "insurrection"),
        ("loss", "insurrection"),
        ("loss", "inner-land"),
        ("loss", "few-dahan"),
        ("win-sacrifice", "insurrection blight"),
    ],
)
def test_the_ends_of_scenarios(texts: Texts, outcome: str, reason: str) -> None:
    said = texts.result(outcome, reason.split(), NAMES)
    whole(said)
    others = {texts.result(one, "insurrection", NAMES) for one in ("win", "loss")}
    assert len(others) == 2 and texts.words.problems == []


def test_reasons(texts: Texts) -> None:
    now = texts.reason(Reason("not-now"))
    for name, *args in WHY:
        said = texts.reason(Reason(name, tuple(args)))
        whole(said)
        assert said.endswith(".") and (said != now or name == "not-now")
    assert texts.words.problems == []


def test_endings(texts: Texts) -> None:
    for reason in ("fear-victory", "no-invaders", "no-towns-cities", "no-cities"):
        whole(texts.result("win", reason))
    for reasons in (("blight",), ("no-presence", "p1"), ("time",)):
        whole(texts.result("loss", reasons, NAMES))
    assert "Marta" in texts.result("loss", ("no-presence", "p1"), NAMES)
    assert texts.words.problems == []


def test_phases(texts: Texts) -> None:
    for phase in ("growth", "fast", "fear", "ravage", "build", "explore", "advance", "slow", "time-passes", "setup"):
        assert len(texts.phase(phase)) <= CHIP
        whole(texts.phase_hint(phase))
    assert texts.words.problems == []


def test_branches_say_what_they_do(box: Box) -> None:
    texts = Texts(Words("en"), box)
    asked = decision("choose-one", "card:call-to-tend", TEND, ())
    assert texts.option(VIEW, asked, "branch:0") == "Remove 1\u00a0blight."
    instead = decision("may-instead", "card:steam-vents", (), ())
    assert texts.option(VIEW, instead, "branch:0") == "Destroy 1\u00a0explorer."
    assert texts.option(VIEW, instead, "branch:1") == "Destroy 1\u00a0town."


def test_programs_lead_back_to_what_is_written(box: Box) -> None:
    """Every program the box has made is found again in the data, so that every branch can be named."""
    for program in box.programs:
        if program.startswith(("card:", "innate:", "fear:")) and not program.endswith("/whole"):
            if "/" in program and box.programs[program]:
                assert written_ops(box, program) is not None, program
        if program.startswith(("blight-card:", "adversary:")) and "." in program:
            assert written_ops(box, program) is not None, program
    assert written_ops(box, "card:no-such-card/printed") is None
    assert source_parts("lasting:card:drought/printed.0") == ("card", "drought")


@pytest.mark.parametrize("card", ["tidal-boon", "mantle-of-dread"])
def test_who_chooses_a_land_for_another_spirits_power_reads_what_happens_there(texts: Texts, box: Box, card: str) -> None:
    """The card lies with the other player."""
    program = next(one for one in box.programs if one.startswith(f"card:{card}/") and one.endswith("do"))
    asked = decision("choose.land", f"card:{card}", (program,), ("land:G5", "done"))
    detail, ops = texts.prompt(VIEW, asked, NAMES, "p0").detail, written_ops(box, program)
    assert ops is not None
    assert texts.spoken.ops.run(ops).rstrip(".").lower() in detail.lower()


def test_the_presence_of_an_ocean_has_no_range(box: Box) -> None:
    for kind, said in (("presence.from", "from a track, or moved on the island"), ("presence.to", "any ocean")):
        asked = decision(kind, "growth:oceans-hungry-grasp/1", (-1,), ("track:energy",))
        assert Texts(Words("en"), box).prompt(VIEW, asked, NAMES, "p0").detail.startswith(said)


def test_lands_are_counted_that_any_player_may_choose(box: Box) -> None:
    options = (Option("land:G5", "p0"), Option("land:G3", "p0"), Option("land:H5", "p1"))
    asked = Decision("ravage.order", ("p0", "p1"), "invader:i-sands", (), options)
    assert "3\u00a0legal lands" in Texts(Words("en"), box).prompt(VIEW, asked, NAMES, "p0").detail


def test_the_other_side_of_a_blight_card_says_what_its_branches_do(box: Box) -> None:
    program = "blight-card:memory-fades-to-dust.0.do.0.branches"
    asked = decision("choose-one", "blight-card:memory-fades-to-dust", (f"{program}.0", f"{program}.1"), ())
    said = [Texts(Words("en"), box).option(VIEW, asked, f"branch:{n}") for n in (0, 1)]
    assert "power card" in said[0] and "presence" in said[1], said


@pytest.mark.parametrize(("adversary", "said"), [("england", "build"), ("brandenburg-prussia", "1\u00a0town")])
def test_an_escalation_says_what_happens_in_the_land(box: Box, adversary: str, said: str) -> None:
    program = next(one for one in box.programs if one.startswith(f"adversary:{adversary}.") and one.endswith(".do"))
    prompt = Texts(Words("en"), box).prompt(
        VIEW, decision("escalation", f"adversary:{adversary}", ("G", program), ("land:G5",)), NAMES
    )
    assert "town" not in prompt.title and said in prompt.detail.lower(), prompt


def test_skipping_for_presence_says_its_price(box: Box) -> None:
    asked = decision("skip", "rule:choke-the-land-with-green", ("ravage", "G5", 1), ("yes", "no"))
    detail = Texts(Words("en"), box).prompt(VIEW, asked, NAMES).detail
    assert "Choke the Land with Green" in detail and "1\u00a0of your presence" in detail, detail


def test_elements_among_powers_are_explained(box: Box) -> None:
    asked = decision("powers.fast", "fast", (), ("element:sun", "element:moon", "done"))
    assert "starred circle" in Texts(Words("en"), box).prompt(VIEW, asked, NAMES).detail


def test_the_parts_of_growth_are_told_apart(texts: Texts) -> None:
    offered = decision("growth.order", f"growth:{TEETH}/0", (0,), ("deck:minor", "deck:major"))
    said = [texts.option(VIEW, offered, key) for key in offered.keys()]
    assert said == [texts.words.t("opt-gain-minor"), texts.words.t("opt-gain-major")] and len(set(said)) == 2


def test_the_prompt_of_an_innate_power_says_what_all_its_levels_do(texts: Texts) -> None:
    """With two levels of 1 fear it said "1 fear"; levels that differ are told one after the other."""
    asked = decision("target.land", "innate:pound-ships-to-splinters", (0, (0, 1)), ("land:A1", "land:A2"))
    detail = texts.prompt(VIEW, asked, NAMES, "p0").detail.replace("\N{NO-BREAK SPACE}", " ")
    for n, said in ((1, False), (2, True)):
        assert (texts.spoken.ops.clause({"fear": n}).replace("\N{NO-BREAK SPACE}", " ") in detail) == said, detail
    town, city = ({"drown": {"what": [kind], "n": 1}} for kind in ("town", "city"))
    told = texts.table.effect("innate:ocean-breaks-the-shore", (0, 1))
    instead = texts.spoken.ops.t("level-may-instead", do=texts.spoken.ops.clause(city))
    assert told == [texts.spoken.ops.sentence(said) for said in (texts.spoken.ops.clause(town), instead)]
