"""F: the sheet says of the coming invader phase what the rules say, in every window, and nothing hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.engine import agenda
from game.core.engine.agenda import frame
from game.core.engine.decision import Setup
from game.core.engine.key import Key
from game.core.play.session import Session
from scenes.app import game_list
from scenes.games.spirit_island.forecast import ForecastSheet
from tests.scenes.games import session_of
from tests.scenes.hands import step


@pytest.fixture
def sheet_of(table_of: Callable[..., Any]) -> Any:
    def made(moves: int, size: tuple[int, int] = (1280, 720), lang: str = "en", seats: int = 2) -> tuple[Any, ForecastSheet]:
        table = table_of(session_of(seats, 3, moves), size, lang)
        table.drawers.show_forecast()
        step(table.app)
        return table, table.model.over_panel

    return made


def lines(sheet: ForecastSheet, head: str) -> dict[str, str]:
    """The rows of the text view whose name begins so: place -> value."""
    return {spot.name.removeprefix(head): spot.value for spot in sheet.spots if spot.role == "row" and spot.name.startswith(head)}


def test_every_land_of_the_phase_has_its_line(sheet_of: Any) -> None:
    ravaged = built = explored = 0
    for moves in range(20, 200, 18):
        table, sheet = sheet_of(moves)
        if table.model.session.result is not None:
            break
        said = table.model.facts.invader_phase(table.model.view)
        rows = lines(sheet, "Ravage in ")
        assert set(rows) == {found.land for found in said.ravage}
        for found in said.ravage:
            if not found.skipped:
                assert f"Damage: {found.damage}" in rows[found.land]
                assert ("Blight" in rows[found.land]) == (found.blight > 0)
                assert (f"Dahan strike: {found.strike}" in rows[found.land]) == (found.strike > 0)
        rows = lines(sheet, "Build in ")
        assert {land: value.partition(",")[0] for land, value in rows.items()} == {
            found.land: found.kind or "skipped" for found in said.build
        }
        rows = lines(sheet, "Explore, ")
        lands = {part.partition(":")[0] for value in rows.values() for part in value.split("; ")} - {"nobody comes"}
        assert lands == {a.land for card in said.explore for a in card.lands}
        ravaged, built, explored = ravaged + len(said.ravage), built + len(said.build), explored + len(lands)
    assert ravaged > 5 and built > 5 and explored > 20


def test_how_likely_a_terrain_is_and_where_they_come_from(sheet_of: Any) -> None:
    table, sheet = sheet_of(20)
    said = table.model.facts.invader_phase(table.model.view)
    rows = lines(sheet, "Explore, ")
    assert len(said.explore) > 1
    for terrain in {t for card in said.explore for t in card.terrains}:
        n = sum(terrain in card.terrains for card in said.explore)
        key = f"{terrain}, {n} of {len(said.explore)} cards"
        assert key in rows
        arrivals = {a.land: a for card in said.explore if terrain in card.terrains for a in card.lands}
        for part in rows[key].split("; "):
            if part != "nobody comes":
                land, _, come = part.partition(": ")
                assert set(come.partition(" (")[0].split(", ")) == set(arrivals[land].sources)


def test_the_arrow_between_a_land_and_where_its_explorer_comes_from_is_explained(sheet_of: Any) -> None:
    """It was told nowhere."""
    table, sheet = sheet_of(20)
    coming = [item for item in sheet.items() if item.key.startswith("explore-") and item.value != "nobody comes"]
    assert coming
    for item in coming:
        table.app.ring_shown = True
        table.set_focus(item.key)
        assert "Left of an arrow" in table.tip_beside(item)[0], item.line()


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_a_low_window_leaves_no_line_out_of_the_text_view(sheet_of: Any, lang: str) -> None:
    _, low = sheet_of(90, (1024, 640), lang, 3)
    _, high = sheet_of(90, (1920, 1080), lang, 3)
    shown = [(s.name, s.value) for s in low.spots if s.role == "row"]
    assert sorted(shown) == sorted((s.name, s.value) for s in high.spots if s.role == "row") and shown
    assert all(s.rect is None or low.rect.contains(s.rect) for s in low.spots)


def test_a_finished_game_has_nothing_to_come(sheet_of: Any) -> None:
    table, sheet = sheet_of(5000, seats=1)
    assert table.model.session.result is not None and sheet.phase is None
    assert [spot.role for spot in sheet.spots] == ["heading", "text"]


@pytest.mark.parametrize("where", [((1280, 720), "it", 150), ((1920, 1080), "uk", 200)])
def test_with_large_text_no_land_is_left_out(table_of: Any, where: Any) -> None:
    """The sheet goes over the question and the hand rather than saying how many lands more there are."""
    table = table_of(session_of(3, 5, 40), *where)
    table.drawers.show_forecast()
    step(table.app)
    sheet, said = table.model.over_panel, table.model.facts.invader_phase(table.model.view)
    drawn = {spot.key for spot in sheet.spots if spot.role == "row" and spot.rect and sheet.rect.contains(spot.rect)}
    assert len(said.ravage) > 4 and len(said.build) > 4
    assert len(drawn) == len(said.ravage) + len(said.build) + len(said.explore)


@pytest.mark.parametrize(
    ("adversary", "pieces", "said"),
    (
        ("england", {("A5", "city"): (1,)}, "here: A5"),
        ("england", {("A5", "city"): (1,), ("A6", "city"): (1,)}, "the players choose where"),
        ("brandenburg-prussia", {("A5", "city"): (1,)}, "the players choose where"),
    ),
)
def test_where_the_adversary_acts_with_the_next_card(table_of: Any, adversary: str, pieces: Any, said: str) -> None:
    session = session_of(1, 3, 0, options=[("adversary", adversary), ("blight-card", "none")], box="base")
    s = session.state
    s.pieces, s.ravage_slot, s.build_slot = pieces, (), ()
    s.invader_deck, s.invader_discard = ("ii-jungle",), ("ii-coastal", "ii-sands", "ii-wetland")
    table = table_of(session, (1280, 720), "en")
    table.drawers.show_forecast()
    step(table.app)
    told = " ".join(f"{spot.name} {spot.value}" for spot in table.model.over_panel.spots)
    assert "Escalation: " in told and said in told and "Expansion" not in told
    assert ". ·" not in told, "a full stop before the dot that joins"


def test_presence_that_falls_with_dahan_is_counted_and_its_rule_named(table_of: Any) -> None:
    """One was said to be lost where two were, and the sheet said of none that it falls with the dahan."""
    rules = game_list.rules_for("spirit-island")
    setup = Setup("spirit-island", "base", "", {}, 3, ({"spirit": "thunderspeaker", "board": "C"},))
    s = rules.new(setup)
    s.pieces = {("C6", "town"): (1,), ("C6", "dahan"): (1,), ("C2", "town"): (1,), ("C2", "dahan"): (1,)}
    s.presence, s.ravage_slot, s.memo = {("C6", "p0"): 1, ("C5", "p0"): 1, ("C7", "p0"): 1}, ("i-sands",), None
    session = Session(rules, setup, start=s)
    table = table_of(session)
    told = table.model.screen.changes(Key.of("land:C6"))
    assert [(row.before, row.after) for row in told.rows if row.icon == "damage"] == [("", "2")], "2 → 2 is no change"
    assert [row.after for row in told.rows if row.icon == "seat:p0"] == ["−2"] and "Sworn to Victory: 1 " in told.foot
    table.drawers.show_forecast()
    step(table.app)
    said = lines(table.model.over_panel, "Ravage in ")
    assert "Presence lost: p0 −2" in said["C6"] and "Presence lost: p0 −1" in said["C2"]
    assert all("Sworn to Victory: 1 presence within range 1" in line for line in said.values())
    s.agenda = [frame("ravage.land", land="C2")]
    agenda.run(s, rules.ops)
    asked = table.model.wording.prompt(s, rules.decision(s), "p0")
    assert asked.detail == "Sworn to Victory"
