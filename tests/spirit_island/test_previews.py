"""What a preview tells of an answer where it weighs most: that the game is lost with it, and what a cleared land still does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.core.play import cases
from game.spirit_island import facts


def laid(file: Path, given: str, when: str, seats: str, set_: str = "base", options: str = "{}") -> tuple[Any, Any]:
    """(rules, position) of a case in a few words."""
    head = f"name: x\ngame: spirit-island\nset: {set_}\noptions: {options}\nseats: {seats}\n"
    file.write_text(f"{head}given: {given}\nwhen: {when}\n", "utf-8")
    rules, _, s = cases.open_case(file)
    return rules, s


def told(rules: Any, s: Any, key: str) -> Any:
    found = facts.outcome(rules, rules.view(s, "p0"), "p0", key)
    assert found is not None
    return found


LANDS = "{G5: {blight: 1, town: 2, dahan: 2, presence: 2}, G8: {blight: 1, explorer: 1}, G1: {presence: 1}, G2: {city: 1}}"
SEATS = "[{spirit: sun-bright-whirlwind, board: G}]"


def spreading(tmp_path: Path, pool: int, lands: str = LANDS) -> tuple[Any, Any]:
    given = f"{{clear: true, lands: {lands}, pools: {{blight: {pool}}}, invaders: {{ravage: [sands]}}}}"
    rules, s = laid(tmp_path / "x.yaml", given, "[{do: ravage}]", SEATS, "horizons")
    assert rules.decision(s).kind == "blight.cascade"
    return rules, s


def test_the_last_blight_is_told_to_lose_the_game(tmp_path: Path) -> None:
    """The box beside the land said how much blight it would have, and "then you choose what follows": it was the end. It was so
    whether nothing is asked after it or the cascade that comes of it."""
    rules, s = spreading(tmp_path, 2)
    assert told(rules, s, "land:G7").end == told(rules, s, "land:G8").end == ("loss", "blight")
    rules, s = spreading(tmp_path, 3)
    assert told(rules, s, "land:G8").end == ()


def test_the_last_presence_is_told_to_lose_the_game(tmp_path: Path) -> None:
    rules, s = spreading(tmp_path, 5, "{G5: {blight: 1, town: 1}, G8: {presence: [p0]}, G7: {blight: 1}, G2: {city: 1}}")
    assert told(rules, s, "land:G8").end == ("loss", "no-presence", "p0")
    assert told(rules, s, "land:G7").end == ()


def test_a_preview_of_the_end_is_what_happens(tmp_path: Path) -> None:
    rules, s = spreading(tmp_path, 2)
    said = told(rules, s, "land:G7").end
    rules.apply(s, "p0", "land:G7")
    while (asked := rules.decision(s)) is not None and asked.kind == "ravage.strike":
        rules.apply(s, "p0", asked.options[0].key)
    assert s.result == said == ("loss", "blight")


def test_a_ravage_is_told_to_take_the_last_blight(tmp_path: Path) -> None:
    for pool, empties in ((1, True), (2, False)):
        given = f"{{clear: true, lands: {LANDS}, pools: {{blight: {pool}}}, invaders: {{ravage: [sands]}}}}"
        rules, s = laid(tmp_path / "x.yaml", given, "[]", SEATS, "horizons")
        found = facts.ravage(rules.view(s, "p0"), "G5")
        assert (found.blight, found.empties, found.cascade) == (1, empties, not empties)  # from an empty pool nothing spreads


def test_from_an_empty_pool_no_blight_spreads_and_none_is_told(tmp_path: Path) -> None:
    """The log told of a cascade after the last blight, and the figures counted one more than there were."""
    rules, s = spreading(tmp_path, 2)
    rules.apply(s, "p0", "land:G8")
    assert rules.decision(s).kind == "blight.cascade" and s.blight_pool == 0
    events = rules.apply(s, "p0", "land:G6")
    assert not [event for event in events if event.kind in ("cascade", "blight")] and s.result == ("loss", "blight")


def test_in_a_land_without_invaders_nobody_is_struck(tmp_path: Path) -> None:
    """A power that clears the land promised a strike of all its dahan, whom nobody is left to strike."""
    given = (
        "{clear: true, lands: {A3: {presence: 3, dahan: 3, explorer: 1, town: 1, city: 1}, A8: {town: 1}},"
        " invaders: {ravage: [jungle]}}"
    )
    use = "[{use: {card: manifestation-of-power-and-glory, seat: p0}}]"
    rules, s = laid(tmp_path / "x.yaml", given, use, "[{spirit: thunderspeaker, board: A}]")
    found = told(rules, s, "land:A3")
    before, after = found.ravage
    assert (before.damage, after.damage, after.blight, after.dahan_lost, after.presence_lost) == (6, 0, 0, 0, ())
    assert after.strike == before.strike
