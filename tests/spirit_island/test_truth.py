"""Previews, forecasts and reasons hold in random games, and a lie is noticed; the forecasts of a few known positions."""

from __future__ import annotations

from typing import Any

import pytest

from game import games
from game.cli.main import main
from game.core.engine.agenda import frame
from game.core.engine.decision import Mod, Reason, Setup
from game.spirit_island import facts, forecast
from game.spirit_island import queries as q
from game.spirit_island.checks import truth_reasons
from game.spirit_island.state import State

RULES = games.rules("spirit-island")
COMMAND = ["truth", "spirit-island", "--games"]


def position(phase: str = "fast", **changes: Any) -> State:
    s = RULES.new(
        Setup("spirit-island", "horizons", "", {"stage-ii-actions": True}, 3, ({"spirit": "sun-bright-whirlwind", "board": "G"},))
    )
    s.pieces, s.presence, s.mods, s.memo = {}, {("G1", "p0"): 1}, [], None
    s.ravage_slot, s.build_slot = (), ()
    s.phase = phase
    for name, value in changes.items():
        setattr(s, name, value)
    return s


def lands(s: State, terrain: str) -> list[str]:
    return [land for land in q.layout(s).lands if q.layout(s).land[land].terrain == terrain]


# ------------------------------------------------------------------------------------------------ the command


def test_a_few_games_are_true(capsys: pytest.CaptureFixture):
    assert main([*COMMAND, "6", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("6 games") and "previews" in said and said.endswith("no difference\n")


@pytest.mark.slow
def test_many_games_are_true():
    assert main([*COMMAND, "20", "--seed", "1000"]) == 0


LIES = (
    ("ravage", lambda s, land: TRUE["ravage"](s, land)._replace(damage=17), "ravage"),
    ("changes", lambda before, after: TRUE["changes"](before, after)[1:], "is silent about"),
    ("card_lands", lambda s, card: TRUE["card_lands"](s, card)[1:], "explorers came"),
)
PLACES: dict[str, Any] = {"ravage": forecast, "changes": facts, "card_lands": forecast}
TRUE = {name: getattr(PLACES[name], name) for name, _, _ in LIES}


@pytest.mark.parametrize(("name", "lie", "said"), LIES, ids=[lie[0] for lie in LIES])
def test_a_lie_is_noticed_and_can_be_played_again(
    name: str, lie: Any, said: str, monkeypatch: Any, capsys: pytest.CaptureFixture
):
    monkeypatch.setattr(PLACES[name], name, lie)
    assert main([*COMMAND, "3", "--seed", "1"]) == 1
    text = capsys.readouterr().err
    assert said in text and "python -m game truth spirit-island --games 1 --seed" in text


@pytest.mark.parametrize("bad", (Reason("not-now"), Reason("no-words-for-this"), Reason("too-far", (1, 1)), Reason("cost", (1,))))
def test_a_bad_reason_is_noticed(bad: Reason, monkeypatch: Any):
    monkeypatch.setattr(truth_reasons, "FIGURES_EVERY", 1)
    monkeypatch.setattr(type(RULES), "why_not", lambda self, s, seat, key: None if self.find(s, seat, key) else bad)
    assert main([*COMMAND, "1", "--seed", "1"]) == 1


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture):
    assert main(["truth", "spirit-islnd"]) == 2
    assert 'did you mean "spirit-island"?' in capsys.readouterr().err


# ------------------------------------------------------------------------------------------------ forecasts


def test_a_ravage_goes_on_past_a_cascade():
    s = position(pieces={("G5", "city"): (1,), ("G5", "dahan"): (2,), ("G5", "blight"): (1,)}, presence={("G5", "p0"): 2})
    assert facts.ravage(s, "G5") == facts.Ravage("G5", 3, 0, 3, 1, (("p0", 1),), 2, 1, 2, True, False)


def test_what_ends_with_the_turn_does_not_defend_the_next():
    terrain = "jungle"
    s = position("fast", ravage_slot=("i-jungle",))
    land = lands(s, terrain)[0]
    s.pieces = {(land, "town"): (0, 1), (land, "dahan"): (0, 1)}
    s.mods = [Mod("defend", land, 5, "turn", "", "p0")]
    assert facts.threats(s)[land].damage == 0
    s.phase = "slow"
    later = facts.threats(s)[land]
    assert (later.defend, later.damage, later.dahan_lost) == (0, 2, 1)
    assert facts.invader_phase(s).ravage == (later,) and facts.invader_phase(s).turn == s.turn + 1
    assert s.mods and s.pieces[(land, "town")] == (0, 1)


def test_the_phase_says_what_builds_and_where_explorers_come_from():
    s = position(build_slot=("i-jungle",), invader_deck=("?1",), invader_discard=("i-wetland", "i-sands"))
    first, second = lands(s, "jungle")
    s.pieces = {(first, "town"): (1,), (second, "explorer"): (1,)}
    said = facts.invader_phase(s)
    assert said.build == (facts.Build(first, "city", False, False, True), facts.Build(second, "town", False, False, True))
    assert [one.card for one in said.explore] == ["i-mountain"]
    table = q.layout(s)
    for one in said.explore[0].lands:
        near = {land for land in (first, second) if land in (one.land, *table.adjacent[one.land])}
        assert set(one.sources) == near | ({"coast"} if table.land[one.land].coastal else set()) and one.sure
    missed = set(lands(s, "mountain")) - {one.land for one in said.explore[0].lands}
    assert not any(table.land[land].coastal or {first, second} & set(table.adjacent[land]) for land in missed)


def test_skips_are_kept_and_those_a_player_may_use_are_marked():
    s = position(build_slot=("i-jungle",))
    first, second = lands(s, "jungle")
    s.pieces = {(first, "town"): (1,), (second, "town"): (1,)}
    s.mods = [
        Mod("skip", first, -1, "turn", "", "p0", (("build",), False, "")),
        Mod("skip", second, 1, "turn", "", "p0", (("ravage", "build"), True, "")),
    ]
    said = facts.invader_phase(s).build
    assert said == (facts.Build(first, "", True, False, True), facts.Build(second, "city", False, True, True))


def test_a_build_that_hangs_on_a_strike_is_not_sure():
    s = position(ravage_slot=("i-jungle",), build_slot=("i-jungle",))
    land = lands(s, "jungle")[0]
    s.pieces = {(land, "town"): (1,), (land, "explorer"): (2,), (land, "dahan"): (3,)}
    (build,) = facts.invader_phase(s).build
    assert build.land == land and not build.sure


def test_a_phase_that_would_end_the_game_says_so():
    s = position(ravage_slot=("i-jungle",), blight_pool=1)
    s.pieces = {(lands(s, "jungle")[0], "city"): (1,)}
    assert facts.invader_phase(s).end == ("blight",)


def test_a_phase_half_done_is_told_to_its_end():
    s = position("ravage", ravage_slot=("i-jungle",), build_slot=("i-sands",))
    first, second = lands(s, "jungle")
    s.pieces = {(land, "town"): (1,) for land in (first, second, lands(s, "sands")[0])}
    s.agenda = [
        *(frame("phase", name=name) for name in ("explore", "build")),
        frame("ravage.lands", card="i-jungle", left=(second,)),
    ]
    said = facts.invader_phase(s)
    assert [one.land for one in said.ravage] == [second] and [one.land for one in said.build] == [lands(s, "sands")[0]]


def test_what_is_wrong_with_one_reason_is_not_told_of_the_next() -> None:
    """Words keep what was wrong with them: after one bad reason every other one was called bad, too."""
    assert truth_reasons.unsaid(RULES, Reason("cost", (7,))) != ""
    assert truth_reasons.unsaid(RULES, Reason("cost", (7, 1))) == ""
