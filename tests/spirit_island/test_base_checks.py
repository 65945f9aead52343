"""The commands with `--set base`: what is listed, drawn, covered and compared in the first box, and what its forecasts know."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game import games
from game.checks import fuzz
from game.checks.truth import Untrue
from game.cli.main import main
from game.core.content import data
from game.core.engine import agenda
from game.core.engine.agenda import frame
from game.core.engine.decision import Mod, Setup
from game.core.engine.rng import Rng
from game.core.teaching import rulebook
from game.spirit_island import facts, forecast, sea
from game.spirit_island.checks import commands, truth
from game.spirit_island.state import State
from game.spirit_island.words import rules as pages

RULES: Any = games.rules("spirit-island")
FIGURES: dict[str, Any] = data.load(Path(__file__).with_name("facts_figures_base.yaml")).value
BASE = commands.coverable(RULES, "", 4, "base")
ALL = [(shelf, item) for shelf, items in BASE.items() for item in sorted(items)]


def said(capsys: pytest.CaptureFixture, *words: str) -> Any:
    assert main([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out.splitlines()[0] if words[0] == "sim" else capsys.readouterr().out)


# ------------------------------------------------------------------------------------------------ list, sim, bench


def test_the_list_of_both_boxes(capsys: pytest.CaptureFixture) -> None:
    kinds = Counter(item["kind"] for item in said(capsys, "list", "spirit-island"))
    assert kinds["spirit"] == 13 and kinds["power"] == 110


def test_the_list_of_the_first_box_is_that_of_the_facts(capsys: pytest.CaptureFixture) -> None:
    items = said(capsys, "list", "spirit-island", "--set", "base")
    by_kind: dict[str, list[Any]] = {}
    for item in items:
        by_kind.setdefault(item["kind"], []).append(item)
    powers = by_kind["power"]
    assert Counter(one["deck"] for one in powers) == {"minor": 36, "major": 22, "unique": 32}
    assert {one["id"] for one in by_kind["spirit"]} == set(FIGURES["spirits"])
    assert {one["id"] for one in powers if one["deck"] == "unique"} == {card for of in FIGURES["powers"].values() for card in of}
    assert {one["id"]: one["per_player"] for one in by_kind["blight-card"]} == FIGURES["blight"]["cards"]
    assert {one["id"]: one["difficulty"] for one in by_kind["adversary"]} == {
        name: of["difficulty"] for name, of in FIGURES["adversaries"].items()
    }
    assert all(len(one["levels"]) == 6 for one in by_kind["adversary"])
    assert sorted(one["id"] for one in by_kind["board"]) == ["A", "B", "C", "D"]
    assert len(by_kind["fear"]) == 15 and len(by_kind["invader"]) == 15


def test_sim_plays_the_first_box_with_four(capsys: pytest.CaptureFixture) -> None:
    bots = ",".join(["bot:random"] * 4)
    game = said(capsys, "sim", "spirit-island", "--set", "base", "--games", "1", "--seats", bots, "--option", "adversary=sweden")
    assert len(game["seats"]) == 4 and {seat["spirit"] for seat in game["seats"]} <= set(FIGURES["spirits"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    (
        (["list", "spirit-island", "--set", "bse"], 'unknown set "bse" - did you mean "base"?'),
        (["fuzz", "spirit-island", "--set", "base", "--seats", "5"], "spirit-island (base) has 1 to 4 seats, not 5"),
        (["truth", "spirit-island", "--seats", "4"], "spirit-island has 1 to 3 seats, not 4"),
        (["bench", "anima", "--set", "horizons"], 'unknown set "horizons"'),
        (["fuzz", "spirit-island", "--set", "base", "--option", "adversary=engand"], "is one of none, brandenburg-prussia"),
    ),
)
def test_a_slip_is_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture) -> None:
    assert main(words) == 2
    shown = capsys.readouterr()
    assert sentence in shown.err and len(shown.err.strip().splitlines()) == 1


# ------------------------------------------------------------------------------------------------ fuzz


def test_every_step_of_every_adversary_meets_every_blight_card() -> None:
    made = [commands.setup(RULES, 1, seed, vary=True, game_set="base").options for seed in range(28 * 4)]
    levels = Counter((one["adversary"], one["level"]) for one in made)
    assert len(levels) == 28 and set(levels.values()) == {4}
    assert set(Counter((one["adversary"], one["blight-card"]) for one in made).values()) == {7}


def test_what_came_up_least_is_drawn() -> None:
    rare = [("adversary levels", "england/5"), ("adversary levels", "sweden/2"), ("blight cards", "memory-fades-to-dust")]
    made = commands.setup(RULES, 2, 3, True, rare, "base").options
    assert (made["adversary"], made["level"], made["blight-card"]) == ("england", "5", "memory-fades-to-dust")
    seats = [commands.setup(RULES, 1, seed, True, [("special rules", "drowning")], "base").seats[0] for seed in range(12)]
    assert sum(seat["spirit"] == "oceans-hungry-grasp" for seat in seats) >= 4


@pytest.mark.parametrize("seats", (1, 2, 3, 4))
@pytest.mark.parametrize("generated", (False, True), ids=("from the start", "from any position"))
def test_a_few_games(seats: int, generated: bool) -> None:
    for seed in range(700, 702):
        fuzz.FuzzGame(RULES, commands, seats, seed, ALL if generated else [], seed == 700 and seats == 1, "base").play()


def positions(n: int, **options: Any) -> list[State]:
    made = []
    for seed in range(n):
        setup = commands.setup(RULES, 4, seed, True, [("special rules", "drowning")], "base")
        setup = setup._replace(options={**setup.options, **options})
        made.append(commands.generate(RULES, RULES.new(setup), Rng(seed), ALL)[0])
    return made


def test_generated_positions_are_whole_and_have_what_the_box_has() -> None:
    made = positions(24, adversary="england", level="4")
    for s in made:
        assert commands.broken(RULES, s, commands.fingerprint(s)) is None
    inland = [land for s in made if (seat := sea.swimmer(s)) for land, who in s.presence if who == seat]
    assert inland and all(sea.waters(made[0]).land[land].coastal for land in inland if land in sea.waters(made[0]).land)
    assert any(s.blighted for s in made) and any(s.blight_card and not s.blighted for s in made)
    assert any(s.immigration_slot for s in made) and any(sum(s.drowned.values()) for s in made)


def test_a_whole_game_counts_who_has_played_it() -> None:
    game = fuzz.FuzzGame(RULES, commands, 2, 77, [("adversary levels", "sweden/6")], False, "base")
    game.play()
    seen = game.covered
    assert seen["adversary levels", "sweden/6"] == 1
    assert sum(n for (shelf, _), n in seen.items() if shelf == "spirits") == 2
    assert all(item in BASE[shelf] for shelf, item in seen if shelf in ("adversary levels", "blight cards", "escalations"))


# ------------------------------------------------------------------------------------------------ truth


@pytest.mark.parametrize("seats", ("1", "2", "4"))
def test_a_few_games_are_true(seats: str, capsys: pytest.CaptureFixture) -> None:
    assert main(["truth", "spirit-island", "--set", "base", "--games", "4", "--seed", "306", "--seats", seats]) == 0
    assert capsys.readouterr().out.endswith("no difference\n")


def table(spirit: str = "river-surges-in-sunlight", phase: str = "fast", **changes: Any) -> State:
    """One spirit on board A with an empty island and no blight card."""
    options = {"blight-card": "none", "adversary": changes.pop("adversary", "none"), "level": changes.pop("level", "0")}
    s: State = RULES.new(Setup("spirit-island", "base", "", options, 3, ({"spirit": spirit, "board": "A"},)))
    s.pieces, s.presence, s.mods, s.memo = {}, {("A1", "p0"): 1}, [], None
    s.ravage_slot, s.build_slot, s.phase = (), (), phase
    for name, value in changes.items():
        setattr(s, name, value)
    return s


def test_a_build_that_a_spirit_may_choke_is_coming() -> None:
    s = table("a-spread-of-rampant-green", build_slot=("i-jungle",))
    s.pieces, s.presence = {("A3", "town"): (1,)}, {("A3", "p0"): 2}
    assert facts.invader_phase(s).build == (facts.Build("A3", "city", False, True, True),)


def test_a_ravage_that_a_spirit_may_choke_is_coming() -> None:
    s = table("a-spread-of-rampant-green", ravage_slot=("i-jungle",))
    s.pieces, s.presence = {("A3", "town"): (1,)}, {("A3", "p0"): 2}
    assert facts.threats(s)["A3"].damage == 2 and not facts.threats(s)["A3"].skipped


def test_presence_that_falls_with_dahan_is_foretold_where_there_is_no_choice() -> None:
    s = table("thunderspeaker", ravage_slot=("i-jungle",))
    s.pieces, s.presence = {("A3", "town"): (1,), ("A3", "dahan"): (1,)}, {("A3", "p0"): 3, ("A8", "p0"): 1}
    assert facts.threats(s)["A3"].presence_lost == (("p0", 2),)


def test_presence_that_falls_with_dahan_is_foretold_where_there_is_a_choice_and_its_rule_named() -> None:
    s = table("thunderspeaker", ravage_slot=("i-jungle",))
    s.pieces, s.presence = {("A3", "town"): (1,), ("A3", "dahan"): (1,)}, {("A3", "p0"): 1, ("A2", "p0"): 1, ("A4", "p0"): 1}
    found = facts.threats(s)["A3"]
    assert found.presence_lost == (("p0", 2),) and found.fallen == (facts.Fallen("p0", 1, "sworn-to-victory", 1),)
    s.presence = {("A3", "p0"): 1, ("A8", "p0"): 5}
    assert facts.threats(s)["A3"].presence_lost == (("p0", 1),), "what is left lies out of range"
    s.presence = {("A2", "p0"): 1, ("A4", "p0"): 1}
    s.pieces = {("A3", "city"): (1,), ("A3", "town"): (1,), ("A3", "dahan"): (2,)}
    assert facts.threats(s)["A3"].presence_lost == (("p0", 2),), "none in the land itself"
    assert facts.invader_phase(s).end == ("no-presence", "p0"), "of all that is left nobody has a choice"


@pytest.mark.parametrize(
    ("presence", "pieces"),
    (
        ({("A3", "p0"): 3, ("A8", "p0"): 1}, {("A3", "town"): (1,), ("A3", "dahan"): (1,)}),  # the owner has no choice
        ({("A2", "p0"): 2, ("A4", "p0"): 2}, {("A3", "town"): (1,), ("A3", "dahan"): (1,)}),  # ... chooses where
        ({("A2", "p0"): 2, ("A4", "p0"): 2}, {("A3", "city"): (1,), ("A3", "town"): (1,), ("A3", "dahan"): (2,)}),  # ... twice
    ),
)
def test_presence_that_is_said_to_fall_with_no_dahan_is_noticed(presence: Any, pieces: Any, monkeypatch: Any) -> None:
    """In a ravage in which some falls, whatever is answered on the way."""
    true = forecast.ravage

    def lie(s: State, land: str) -> Any:
        said = true(s, land)
        gone = Counter(dict(said.presence_lost)) - Counter({one.seat: one.n for one in said.fallen})
        return said._replace(fallen=(), presence_lost=tuple(gone.items()))

    s = table("thunderspeaker", ravage_slot=("i-jungle",))
    s.invader_deck = ("i-mountain", *(card for card in s.invader_deck if card not in ("i-mountain", "i-jungle")))
    s.pieces, s.presence = pieces, presence
    assert facts.threats(s)["A3"].fallen, "else there is nothing to lie about"
    for seed in range(5):
        truth.Checks(RULES, Rng(seed)).phase(s)
    monkeypatch.setattr(forecast, "ravage", lie)
    for seed in range(5):
        with pytest.raises(Untrue, match="with its dahan A3 lost presence"):
            truth.Checks(RULES, Rng(seed)).phase(s)


def test_dahan_who_strike_together_with_the_invaders_strike_even_if_they_fall() -> None:
    s = table("thunderspeaker", ravage_slot=("i-jungle",))
    s.pieces, s.presence = {("A3", "town"): (1,), ("A3", "dahan"): (1,)}, {("A1", "p0"): 1}
    assert facts.threats(s)["A3"].strike == 0
    s.mods = [Mod("dahan_strike_together", "A3", 1, "turn", "card:words-of-warning", "p0")]
    assert (facts.threats(s)["A3"].dahan_lost, facts.threats(s)["A3"].strike) == (1, 2)


def test_towns_of_a_mining_rush_make_builds_unsure() -> None:
    s = table(adversary="sweden", level="5", ravage_slot=("i-jungle",), build_slot=("i-sands",))
    s.pieces = {("A3", "city"): (1,), ("A4", "explorer"): (1,)}
    assert facts.threats(s)["A3"].blight == 1  # a city deals five there; from six on there would be two
    assert facts.invader_phase(s).build == (facts.Build("A4", "town", False, False, False),)
    s.pieces = {("A3", "city"): (1,)}
    assert facts.invader_phase(s).build == (facts.Build("A4", "city", False, False, False),)


@pytest.mark.parametrize(
    ("adversary", "pieces", "lands", "free"),
    (
        ("england", {("A5", "city"): (1,)}, ("A5",), False),
        ("england", {("A5", "city"): (1,), ("A6", "city"): (1,)}, (), True),
        ("brandenburg-prussia", {("A5", "city"): (1,)}, (), True),
        ("brandenburg-prussia", {}, (), False),
    ),
)
def test_the_next_escalation(adversary: str, pieces: Any, lands: tuple[str, ...], free: bool) -> None:
    s = table(adversary=adversary, invader_deck=("?2",), invader_discard=("ii-coastal", "ii-sands", "ii-wetland"))
    s.pieces = pieces
    said = facts.invader_phase(s).explore
    marked = [one for one in said if RULES.box.invaders[one.card].on_reveal]
    assert marked and all((one.escalation, one.action) == (lands, free) for one in marked)


def test_where_pieces_are_swayed_is_foretold() -> None:
    s = table(adversary="sweden", invader_deck=("?2",), invader_discard=("ii-coastal", "ii-sands", "ii-wetland"))
    jungle = next(one for one in facts.invader_phase(s).explore if one.card == "ii-jungle")
    assert jungle.escalation == ()
    s.pieces = {("A3", "dahan"): (1,), ("A3", "explorer"): (2,)}
    jungle = next(one for one in facts.invader_phase(s).explore if one.card == "ii-jungle")
    assert [one.land for one in jungle.lands] == ["A3"] and jungle.escalation == ("A3",)


# ------------------------------------------------------------------------------------------------ rules pages


@pytest.mark.parametrize(
    ("about", "page"),
    (
        ("adversary", "adversary"),
        ("slot-immigration", "adversary"),
        ("about:drowned:p0", "oceans"),
        ("land:B0", "oceans"),
        ("move:B2/town>B0", "oceans"),
        ("about:chosen:p1", "circles"),
        ("land:B1", ""),
    ),
)
def test_what_the_first_box_has_is_explained_by_pages_of_its_own(about: str, page: str) -> None:
    assert pages.page_of_thing(about) == page
    assert not page or page in rulebook.page_ids("spirit-island")


def test_every_question_is_explained_by_a_page_that_is_there() -> None:
    assert set(pages.PAGE_OF.values()) <= set(rulebook.page_ids("spirit-island"))
    asked = ("reclaim.one", "element", "setup.land", "drown.save", "dream.push", "escalation", "mining-rush")
    assert [pages.PAGE_OF[kind] for kind in asked] == [
        "circles", "circles", "oceans", "oceans", "dreams", "adversary", "adversary"
    ]  # fmt: skip


def test_explorers_still_to_come_are_told_while_pieces_are_swayed() -> None:
    s = table(adversary="sweden", invader_deck=("ii-mountain", "ii-sands"), phase="explore")
    s.pieces = {("A1", "dahan"): (1, 1), ("A1", "explorer"): (1,), ("A6", "town"): (1,)}
    s.agenda = [frame("phase", name="slow"), frame("explore")]
    agenda.run(s, RULES.ops)
    while s.agenda[-1].op != "pick":
        option = RULES.options(s)[0]
        RULES.play(s, option)
    (card,) = facts.invader_phase(s).explore
    assert (card.card, [one.land for one in card.lands]) == ("ii-mountain", ["A6"])
