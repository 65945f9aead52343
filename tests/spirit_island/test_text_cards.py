"""What cards, spirits and rules pages say: complete and well formed in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core import paths
from game.core.words.messages import LANGUAGES, Words
from game.spirit_island.box import Box
from game.spirit_island.language import vocabulary
from game.spirit_island.loading import load_box, shipped
from game.spirit_island.words.ops import KIND_ORDER, VERBS, OpTexts
from game.spirit_island.words.texts import Texts

ROOT = Path(__file__).resolve().parents[2]
ICONS = {file.stem for file in (ROOT / "art").glob("**/icons/*.svg")}
INTERNAL = {"printed", "threshold", "printed_or_threshold"}  # verbs the compiler writes, no data does
MARK = re.compile(r"</?([a-z][a-z-]*)>")
NO_BREAK = "\u00a0"


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box(shipped(paths.data_dir()))


@pytest.fixture(params=[(lang, style) for lang in LANGUAGES for style in ("icons", "words")], ids="-".join)
def texts(request: pytest.FixtureRequest, box: Box) -> Texts:
    lang, style = request.param
    return Texts(Words(lang), box, style)


def well_formed(text: str, *, sentence: bool = True) -> None:
    """No gaps, no missing words, no unknown pictures; a sentence begins large and ends with a full stop."""
    assert text, "empty"
    for wrong in ("‹", "{", "  ", " .", " ,", "..", ": .", "None", "( "):
        assert wrong not in text, text
    bare = text.replace("<b>", "").replace("</b>", "")
    if sentence:
        assert bare.endswith("."), text
        assert not bare[0].islower(), text
    assert text.count("<b>") == text.count("</b>")
    for mark in MARK.findall(text):
        assert mark == "b" or mark in ICONS, text


def test_every_power_card_reads_well(texts: Texts, box: Box) -> None:
    for card_id, item in box.raw["card"].items():
        card = texts.card(card_id)
        assert card.cost == item.get("cost", 0) and card.elements == tuple(item.get("elements", ()))
        assert card.title and card.paragraphs and card.footer_left and card.footer_right
        well_formed(card.target_strip, sentence=False)
        for text in card.paragraphs + [text for _, text in card.thresholds]:
            well_formed(text)
            if texts.ops.style == "words":
                assert set(MARK.findall(text)) <= {"b"}, text
        assert [need for need, _ in card.thresholds] == [line["need"] for line in item.get("thresholds", [])]
    assert texts.words.problems == []


def test_every_fear_and_invader_card_reads_well(texts: Texts, box: Box) -> None:
    for fear_id in box.raw["fear"]:
        card = texts.fear(fear_id)
        assert len(card.levels) == 3
        for text in card.levels:
            well_formed(text)
    for invader_id in box.raw["invader"]:
        invader = texts.invader(invader_id)
        assert invader.title and invader.stage in ("I", "II", "III") and invader.footer_right
        if invader.detail:
            well_formed(invader.detail)
    assert texts.words.problems == []


def test_every_spirit_reads_well(texts: Texts, box: Box) -> None:
    for spirit_id, item in box.raw["spirit"].items():
        spirit = texts.spirit(spirit_id)
        assert len(spirit.growth) == len(item["growth"])
        for line in spirit.growth:
            well_formed(line, sentence=False)
        for name, circles in item["tracks"].items():
            assert len(spirit.tracks[name]) == len(circles)
            for label, spoken in spirit.tracks[name]:
                well_formed(label, sentence=False)
                assert spoken and "<" not in spoken
        for title, text in spirit.special_rules:
            assert title
            well_formed(text)
        for innate in spirit.innates:
            assert innate.title
            for _, text in innate.levels:
                well_formed(text)
    assert texts.words.problems == []


def test_rules_pages(texts: Texts) -> None:
    pages = texts.rules_pages()
    assert 12 <= len(pages) <= 24
    for page, title, text in pages:
        assert page and title and len(text) > 100
        for mark in MARK.findall(text):
            assert mark == "b" or mark in ICONS, mark
    assert texts.words.problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_translations_keep_to_the_room_on_a_card(lang: str, box: Box) -> None:
    """Pictures count as two signs; the longest face must stay readable."""
    texts = Texts(Words(lang), box)
    for card_id in box.raw["card"]:
        card = texts.card(card_id)
        said = " ".join(card.paragraphs + [text for _, text in card.thresholds])
        assert len(MARK.sub("oo", said.replace("<b>", "").replace("</b>", ""))) <= 330, (card_id, said)
    for fear_id in box.raw["fear"]:
        for text in texts.fear(fear_id).levels:
            assert len(MARK.sub("oo", text.replace("<b>", "").replace("</b>", ""))) <= 170, (fear_id, text)


SAMPLES: list[dict] = [
    {"fear": {"per": "blight", "n": 1}},
    {"damage": 2, "in": "adjacent-too"},
    {"damage": [{"per": "blight", "n": 2}, {"per": "adjacent-blight", "n": 1}]},
    {"damage": 1, "each": True},
    {"reveal_fear": 1},
    {"gain_elements": 1, "who": "target", "had": True},
    {"add_presence_here": 1, "anywhere": True},
    {"add_presence_at_sea": 1},
    {"gather_presence_to_sea": 1},
    {"push_presence_from_sea": 1},
    {"save_dahan": [{"push": {"what": ["dahan"], "up_to": 2}}]},
    {"damage": 1, "different": 3},
    {"damage": 1, "different": {"per": "dahan", "n": 1}},
    {"damage": 1, "bonus": {"if": {"coastal": True}, "plus": 2}},
    {"defend": [1, {"per": "dahan", "n": 1}]},
    {"push": {"what": ["invader", "dahan"], "n": "all"}, "to": {"inland": True}},
    {"push": {"what": ["explorer"], "up_to": "all"}, "spread": True},
    {"push": {"what": ["dahan"], "up_to": 2}, "carry_defend": 2},
    {"gather": {"what": ["own-presence"], "n": "all"}},
    {"gather": {"what": ["town", "city"], "up_to": "all"}},
    {"destroy": {"what": ["blight"], "n": "all"}},
    {"remove": {"health": {"per": "presence", "n": 2}}},
    {"remove": {"what": ["city"], "n": "all"}},
    {"downgrade": {"what": ["invader"], "n": "all"}},
    {"replace": {"what": "town", "n": "all", "with": {"dahan": 1}}},
    {"add": {"blight": 1, "town": 2}},
    {"add_presence": 2, "terrain": ["jungle", "sands", "wetland"]},
    {"add_presence": 1, "who": "target"},
    {"add_presence_here": 1},
    {"fear": {"per": "dahan", "n": 1}, "max": 3},
    {"restore_presence": 1, "who": "self"},
    {"destroy_presence": 1},
    {"drown": {"what": ["town"], "n": 1}},
    {"reclaim": "one"},
    {"add_presence": 2, "where": {"has": ["dahan"]}},
    *({"more_plays": n, "who": who} for who in ("self", "target") for n in (1, 2)),
    {"free_repeat": 1, "max_cost": 3, "who": "target"},
    {"free_repeat": 2, "max_cost": 3},
    {"fear_per_destroyed": [{"destroy": {"what": ["explorer"], "up_to": 2}}]},
    {"forget_card": 1},
    {"move": {"what": ["dahan"], "n": 2, "to": {"has": ["town"]}}},
    {"move_origin_presence": 1},
    {"skip": {"actions": ["ravage", "build", "explore"], "n": "all", "optional": True}},
    {"skip": {"actions": ["build"], "n": 1}},
    {"skip": {"actions": ["ravage"], "in": {"sacred_site": "any-spirit"}}},
    {"repeat": "any"},
    {"if": {"terrain": ["jungle"], "has_not": ["blight"]}, "then": [{"fear": 1}], "else": [{"defend": 1}]},
    {"choose_one": [[{"fear": 1}], [{"defend": 2}, {"fear": 1}], [{"damage": 1}]], "chooser": "target"},
    {"may": [{"push": {"what": ["explorer"], "n": 1}}]},
    {"pay": {"energy": 1, "who": "self"}, "then": [{"fear": 1}]},
    {"gain_energy": 2, "who": "self"},
    {"gain_power_card": "major", "who": "self"},
    {"give_power_card": True},
    {"gain_elements": 1, "who": "self"},
    {"copy_elements": True},
    {"choose_land": {"range": 2}},
    {"in_each": "adjacent", "do": [{"damage": 1}]},
    {"in_each": "other-coastal-same-board", "do": [{"damage": 1}]},
    {"in_each": "pushed-to", "what": ["dahan"], "do": [{"damage": 1}]},
    {"in_each_land": {"coastal": True, "has": ["dahan"]}, "do": [{"defend": 1}]},
    {"in_land": {"count": {"what": ["invader"], "max": 2}}, "do": [{"fear": 1}]},
    {"each_player": {"choose": {}, "may": True, "do": [{"fear": 1}]}},
    {"each_player": {"do": [{"gain_energy": 1}]}},
    {"each_board": {"choose": {"has_not": ["town"]}, "do": [{"add": {"town": 1}}]}},
    {"each_board": {"choose": {"has_not": ["town"]}, "board_has": ["town", "city"], "do": [{"add": {"town": 1}}]}},
    {"each_spirit": [{"gain_power_card": "minor"}]},
    {"each_spirit": [{"gain_elements": 2}]},
    {"each_spirit": [{"fear": 1}]},
    {"reclaim": "all"},
    *({verb: 1, "who": who} for who in ("self", "target") for verb in ("range_bonus", "damage_bonus", "make_fast", "ward")),
    *({"make_any_fast": n, "who": who} for who in ("self", "target") for n in (1, 2)),
    *({verb: 2, "who": who} for who in ("self", "target") for verb in ("allow_repeat", "keep_card")),
    {"dahan_health": 4},
    {"block_blight": True},
    {"protect_dahan": True},
    {"share_presence": True},
    {"spare_dahan": True},
    {"dahan_strike_together": True},
    {"fear_defends": True},
    {"play_gained": True},
    {"build_here": True},
    {"target_in_own_land": [{"push": {"what": ["town"], "up_to": 1}}]},
    {"retaliate": 1},
    {"retaliate": 1, "adjacent": True},
    {"extra_fear": 1, "max": 4},
    {"mutual_damage": {"a": ["explorer"], "b": ["town", "city"]}},
    {"remove_blight_near": 1},
]


def test_samples_hold_every_verb() -> None:
    assert set(VERBS) == {verb for op in SAMPLES for verb in op if verb in VERBS}


def test_every_verb_of_the_rules_has_words() -> None:
    assert set(vocabulary.verbs) - INTERNAL <= set(VERBS)


def test_every_verb_reads_well(texts: Texts) -> None:
    for op in SAMPLES:
        for who in ("self", "target"):
            well_formed(texts.ops.sentence(texts.ops.clause(op, who)))
    assert texts.words.problems == []


CONDITIONS: dict[str, list] = {
    "terrain": [["jungle", "sands"]],
    "coastal": [True, False],
    "inland": [True],
    "has": [["dahan"], ["invader", "dahan"]],
    "has_any": [["town", "city"]],
    "has_not": [["blight"], ["invader"]],
    "count": [{"what": ["dahan"], "min": 2}, {"what": ["invader"], "max": 1}, {"what": ["invader"], "eq": 1}],
    "own_presence_in_target": [True, False],
    "has_presence": ["any-spirit"],
    "sacred_site": ["any-spirit"],
    "dahan_outnumber": [["town", "city"]],
    "more_than_origin": [["town", "city"]],
    "next_to_more": [["town", "city"]],
    "target_is": ["another-spirit"],
    "own_sacred_sites": [{"min": 2}],
    "presence_was_added": [True],
    "moved_at_least": [1],
    "threshold": [0],
    "pushed_to": [["town", "city"]],
    "at_least_dahan": [["invader"], ["town", "city"]],
    "most_buildings": [True],
    "forgot_this": [True],
    "ocean": [True],
}


def test_every_condition_reads_well(texts: Texts) -> None:
    assert set(CONDITIONS) == set(vocabulary.conditions)
    for name, arguments in CONDITIONS.items():
        for argument in arguments:
            well_formed(texts.ops.lands.head({name: argument}), sentence=False)
            for form in ("strip", "one", "other", "each", "lands", "in-one"):
                well_formed(texts.ops.lands.land({name: argument, "has": ["dahan"]}, form), sentence=False)
    assert texts.words.problems == []


def test_every_counter_reads_well(texts: Texts) -> None:
    for counter in vocabulary.counters:
        well_formed(texts.ops.sentence(texts.ops.clause({"fear": {"per": counter, "n": 1}})))
    assert texts.words.problems == []


@pytest.mark.parametrize(
    ("n", "pushed", "up_to"),
    [
        (1, "1 дослідника/поселення", "до 1 дослідника/поселення"),
        (2, "2 дослідників/поселення", "до 2 дослідників/поселень"),
        (5, "5 дослідників/поселень", "до 5 дослідників/поселень"),
        (21, "21 дослідника/поселення", "до 21 дослідника/поселення"),
        (22, "22 дослідників/поселення", "до 22 дослідників/поселень"),
    ],
)
def test_ukrainian_numbers(n: int, pushed: str, up_to: str) -> None:
    ops = OpTexts(Words("uk"), "words")
    what = ["explorer", "town"]
    assert ops.clause({"push": {"what": what, "n": n}}).replace(NO_BREAK, " ") == f"виштовхніть {pushed}"
    assert ops.clause({"push": {"what": what, "up_to": n}}).replace(NO_BREAK, " ") == f"виштовхніть {up_to}"


@pytest.mark.parametrize(("n", "cities"), [(1, "1 місто"), (2, "2 міста"), (5, "5 міст"), (21, "21 місто")])
def test_ukrainian_objects(n: int, cities: str) -> None:
    clause = OpTexts(Words("uk"), "words").clause({"destroy": {"what": ["city"], "n": n}})
    assert clause.replace(NO_BREAK, " ") == f"знищте {cities}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_set_of_kinds_has_a_noun(lang: str) -> None:
    """A pack may name any kinds together."""
    for style in ("icons", "words"):
        ops = OpTexts(Words(lang), style)
        for first in KIND_ORDER[:4]:
            for second in KIND_ORDER[:4]:
                assert "piece" not in ops.noun([first, second])


def test_a_card_as_a_person_reads_it(box: Box) -> None:
    english = Texts(Words("en"), box)
    card = english.card("natures-resilience")
    assert card.paragraphs == [f"<defend>{NO_BREAK}<b>6</b>."]
    assert card.thresholds == [({"water": 2}, f"You may instead remove 1{NO_BREAK}<blight>.")]
    assert english.spoken.card("eerie-noises-and-moving-trees").paragraphs == [
        f"2{NO_BREAK}fear. Push up to{NO_BREAK}2{NO_BREAK}explorers/towns."
    ]
    assert english.plain(card.paragraphs[0]) == f"Defend{NO_BREAK}6."
    assert english.card("eerie-noises-and-moving-trees").paragraphs == [
        f"<b>2</b>{NO_BREAK}<fear>.\nPush up to{NO_BREAK}2{NO_BREAK}<explorer>/<town>."
    ]
    assert "\n" not in english.plain(english.card("eerie-noises-and-moving-trees").paragraphs[0])


def told(box: Box, card: str, lang: str = "en") -> list[str]:
    said = Texts(Words(lang), box, "words").card(card)
    return [text.replace(NO_BREAK, " ") for text in [*said.paragraphs, *(text for _, text in said.thresholds)]]


def test_what_was_named_is_not_named_again(box: Box) -> None:
    assert told(box, "gift-of-living-energy") == [
        "The spirit gains 1 energy.",
        "If you have 2+ sacred sites: it gains 1 energy more.",
        "If it is another spirit: it gains 1 energy more.",
    ]
    assert told(box, "entwined-power")[-1] == ("You and the spirit each gain 3 energy. Each may give the other 1 card from hand.")
    assert told(box, "powerstorm", "uk")[0] == (
        "Дух отримує 3 енергії. Цього ходу він може повторити 1 карту сили, сплативши вартість знову."
    )


def test_a_colon_governs_one_sentence(box: Box) -> None:
    assert told(box, "savage-mawbeasts")[0] == "In jungle or wetland: 1 fear and 1 damage."
    assert told(box, "tsunami", "it")[-1] == (
        "In ogni altro territorio costiero della mappa: 1 Paura, 4 danni, poi distruggi 1 dahan."
    )
    assert told(box, "purifying-flame") == ["1 damage per blight, <b>or</b> in mountain or sands: remove 1 blight."]
    assert told(box, "shadows-of-the-burning-forest")[1] == "In mountain or jungle: push 1 explorer, then push 1 town."


def test_fear_cards_say_a_thing_once(box: Box) -> None:
    texts = Texts(Words("en"), box, "words")

    def level(card: str, number: int) -> str:
        return texts.fear(card).levels[number - 1].replace(NO_BREAK, " ")

    assert level("overseas-trade-seem-safer", 2) == "In each coastal land: Defend 6, no city is built."
    assert level("overseas-trade-seem-safer", 3) == "In each coastal land: Defend 9, skip build."
    assert level("dahan-enheartened", 1) == "Each player may choose a land with invaders: push or gather 1 dahan."
    assert level("tall-tales-of-savagery", 2) == "Each player chooses a land with dahan: remove 2 explorers <b>or</b> 1 town."
    assert level("seek-safety", 1) == (
        "Each player may choose a land with explorers: push 1 explorer to a land with more towns/cities."
    )


MORE = {
    "en": (
        "gather up to 1 explorer more",
        "+2 fear, then push up to 2 explorers/towns more",
        "+1 fear",
        "it gains 1 energy more",
    ),
    "it": (
        *("raduna ancora fino a 1 esploratore", "+2 Paura, poi spingi ancora fino a 2 esploratori/villaggi", "+1 Paura"),
        "ottiene ancora 1 Energia",
    ),
    "uk": (
        *("зберіть ще до 1 дослідника", "+2 страху, потім виштовхніть ще до 2 дослідників/поселень", "+1 страх"),
        "він отримує ще 1 енергію",
    ),
}


def test_what_a_condition_adds_is_said_to_be_more(texts: Texts) -> None:
    """ "Gather 1. In an ocean: gather up to 1" reads as if the second took the place of the first."""
    cards = ("call-of-the-deeps", "land-of-haunts-and-embers", "rain-of-blood", "gift-of-living-energy")
    for card_id, more in zip(cards, MORE[texts.words.lang], strict=True):
        told = texts.spoken.card(card_id).paragraphs
        assert told[1].replace("\N{NO-BREAK SPACE}", " ").endswith(f": {more}."), told
        assert more not in told[0].replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_growth_option_is_longer_than_a_list_is_wide(lang: str, box: Box) -> None:
    """All four kinds of pieces in one word, with strokes between, were broken inside a name."""
    texts = Texts(Words(lang), box, "words")
    for spirit, item in box.raw["spirit"].items():
        for group in range(len(item["growth"])):
            assert max(map(len, str(texts.growth(spirit, group)).split())) <= 22, (spirit, group)
