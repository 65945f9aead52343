"""Scenarios on the screen: chosen at the set-up, their row, marks and aim at the table, their questions answered by hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game import games
from game.core.engine.agenda import frame, push
from game.core.engine.decision import Setup
from game.core.engine.key import Key
from game.core.play.session import Session
from scenes.app import tables
from scenes.games.spirit_island.art import pieces
from scenes.routes import App
from scenes.setup.screen import SetupScene
from scenes.table.pen import Pen, fit_line
from scenes.table.rows import walk
from tests.scenes.hands import click, press, read

RULES: Any = games.rules("spirit-island")
SCENARIOS = list(RULES.box.scenarios)
SIZES = [(1280, 720), (1920, 1080)]
MADE = {"A5": {"dahan": 3}, "A2": {"town": 1}}


def session(
    scenario: str, seats: int = 1, lands: dict[str, dict[str, int]] | None = None, options: Any = None, **fields: Any
) -> Session:
    """A game after its set-up, with more pieces in lands (and three presence of the first seat in A5), at its fast phase."""
    names = ("vital-strength-of-the-earth", "river-surges-in-sunlight", "a-spread-of-rampant-green", "thunderspeaker")
    people = tuple({"spirit": spirit, "board": board, "name": f"P{at}", "control": "human", "colour": colour}
                   for at, (spirit, board, colour) in enumerate(zip(names, "ABCD", ("blue", "orange", "green", "pink")))
                   if at < seats)  # fmt: skip
    chosen = options or {"scenario": scenario, "blight-card": "none"}
    found = Session(RULES, Setup("spirit-island", "base", "", chosen, 7, people))
    s = found.state
    while not s.turn:
        found.choose(*next((option.seat, option.key) for option in RULES.options(s)))
    if lands is not None:
        for land, there in lands.items():
            s.pieces.update({(land, kind): (n,) for kind, n in there.items()})
        for name, value in fields.items():
            setattr(s, name, value)
        s.agenda, s.memo = [], None
        push(s, frame("phase", name="fast"), frame("turn"))
        RULES.come_to_rest(s)
    return found


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    got: list[Any] = []
    monkeypatch.setattr(tables, "open_table", lambda app, setup, keep=True, note=None: got.append(setup))
    return got


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_a_scenario_is_chosen_with_its_difficulty_and_rules(start: Callable[..., App], opened: list[Any], lang: str) -> None:
    app = start((1280, 720), lang)
    scene: Any = app.push(SetupScene(app, "spirit-island"))
    click(app, "set=base")
    for scenario in SCENARIOS:
        click(app, "scenario>")
        assert scene.options["scenario"] == scenario
        n = RULES.box.scenarios[scenario].difficulty
        assert scene.widget("difficulty").name == app.words.t("setup-difficulty", n=n)
        name = app.words.t(f"choice-scenario-{scenario}")
        assert name in read(app) and scene.widget("scenario").hint.startswith(name)
        assert "<" not in scene.widget("scenario").hint
        click(app, "start")
        assert RULES.new(opened[-1]).scenario == scenario
    assert not app.words.problems


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("size", SIZES)
def test_its_row_says_how_far_it_has_come(table_of: Any, scenario: str, lang: str, size: tuple[int, int]) -> None:
    table = table_of(session(scenario, 2), size, lang)
    model = table.model
    name = model.t(f"choice-scenario-{scenario}")
    row = next(item for item in table.items() if item.key == "scenario")
    assert row.name == name and row.rect is not None and table.area.contains(row.rect)
    about = model.screen.about(Key.of("scenario"))
    rules = model.wording.texts.scenario(scenario).rules
    assert str(model.view.blight_pool) in model.screen.about(Key.of("blight-pool")).title
    assert name in about.title and len(about.lines) > len(rules) and about.lines[-len(rules) :] == rules
    assert "‹" not in read(table.app) and not table.app.words.problems


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100)])
def test_four_seats_an_adversary_and_a_scenario_have_room(table_of: Any, size: tuple[int, int], scale: int, lang: str) -> None:
    options = {"scenario": "dahan-insurrection", "adversary": "england", "level": "4", "blight-card": "downward-spiral"}
    table = table_of(session("dahan-insurrection", 4, options=options), size, lang, scale)
    panel = next(part for part in table.model.panels if part.zone == "right")
    keys = ("adversary", "scenario", "partner-p1", "partner-p2", "partner-p3")
    found = {item.key: item.rect for item in table.items() if item.key in keys}
    assert len(found) == 5 and all(panel.rect.contains(rect) for rect in found.values())
    heights = [found[f"partner-p{at}"].h for at in (1, 2, 3)]
    assert max(heights) - min(heights) <= 1 and min(heights) >= 20
    boxes = sorted(found.values(), key=lambda rect: rect.y)
    assert all(above.bottom <= below.y for above, below in zip(boxes, boxes[1:]))


def test_adversary_and_scenario_have_their_own_difficulties(table_of: Any) -> None:
    """The sum stood with the adversary as if it were its own."""
    table = table_of(session("rituals-of-terror", options={"scenario": "rituals-of-terror", "adversary": "sweden", "level": "3"}))
    panel = next(part for part in table.model.panels if part.zone == "right")
    remarks = {row.key: row.remark for row in panel.rows() if row.key in ("adversary", "scenario")}
    assert remarks == {"adversary": "Difficulty 5", "scenario": "Difficulty 3"}
    assert table.model.screen.about(Key.of("adversary")).title.endswith("level 3 · Difficulty 5, with the scenario 8")
    alone = table_of(session("", options={"adversary": "sweden", "level": "3"}))
    assert alone.model.screen.about(Key.of("adversary")).title.endswith("level 3 · Difficulty 5")


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_on_a_rail_it_is_named_and_its_figure_has_words(table_of: Any, scenario: str, lang: str) -> None:
    options = {"scenario": scenario, "adversary": "brandenburg-prussia", "level": "2", "blight-card": "downward-spiral"}
    table = table_of(session(scenario, 2, MADE, options, terror=2), (1280, 720), lang)
    panel = next(part for part in table.model.panels if part.zone == "right")
    stood = {place.row.key: place for place in panel.places()}
    paint = stood["scenario"].row.paint
    name, *words = [part.text for part in paint.parts]
    assert table.model.t(f"choice-scenario-{scenario}") in name and words
    said = words[0] if isinstance(words[0], tuple) else (words[0],)
    assert all(any(letter.isalpha() for letter in re.sub("<.*?>", "", one)) for one in said)
    pen = Pen(table.model.kit)
    fits = [fit_line(table.model.kit, one, 10_000, 14).used <= stood["scenario"].rect.w for one in said]
    assert any(fits) or paint.parts[1].height(pen, stood["scenario"].rect.w) <= 2 * table.model.kit.px(20)
    aim = stood["fear-cards"].row.paint.win
    assert all("dahan" in one.lower() or "дахан" in one.lower() or scenario != "dahan-insurrection" for one in aim)
    assert stood["seat:p1"].rect.h >= table.model.kit.px(150), "the partner keeps the spirit's name and all elements"


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_decks_beside_each_other_tell_their_discard_alike(table_of: Any, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = session("guard-the-isles-heart", 2)
    played.state.minor_discard = played.state.minor_deck[:12]
    table = table_of(played, (1920, 1080), lang)
    panel = next(part for part in table.model.panels if part.zone == "right")
    decks = [row.paint for row in walk(panel.rows()) if row.key in ("pile-minor", "pile-major")]
    drawn: list[str] = []
    monkeypatch.setattr(Pen, "rich", lambda pen, canvas, said, *at, **how: drawn.append(said) or 0)
    for width in range(120, 240, 4):
        drawn.clear()
        for deck in decks:
            deck.draw(Pen(table.model.kit), table.app.screen, pygame.Rect(0, 0, table.model.kit.px(width), 36))
        assert len({"<deck>" in said for said in drawn if said}) <= 1, (width, drawn)


def test_the_title_of_a_callout_begins_with_a_capital(table_of: Any) -> None:
    people = ({"spirit": "thunderspeaker", "board": "C"}, {"spirit": "vital-strength-of-the-earth", "board": "B"})
    seats = tuple({**one, "name": f"P{at}", "control": "human"} for at, one in enumerate(people))
    found = Session(RULES, Setup("spirit-island", "base", "", {"scenario": "guard-the-isles-heart"}, 7, seats))
    table = table_of(found, (1920, 1080))
    said = table.model.screen.changes(Key.of("track:energy"))
    assert said is not None and said.title == "Energy track"


def tokens(table: Any, land: str) -> tuple[str, ...]:
    return tuple(thing.text for thing in table.model.centre.state.items[land] if thing.kind == "token")


def test_inner_lands_are_marked_and_told(table_of: Any) -> None:
    table = table_of(session("guard-the-isles-heart", 4))
    marked = [land for land in RULES.box.layouts[table.model.view.layout].lands if tokens(table, land)]
    assert marked == ["A8", "B7", "C8", "D6"] and {tokens(table, land) for land in marked} == {("heart",)}
    assert not table.model.centre.astray()
    assert "inner land" in table.model.centre.land_value("A8")
    said = table.model.screen.about(Key.of("land:A8"))
    assert any("inner land" in line for line in said.lines)
    part = table.model.screen.about(Key.of("piece:A8/token"))
    assert part.title == "inner land" and "lost" in part.lines[0]


def test_towns_in_an_inner_land_are_a_warning(table_of: Any) -> None:
    table = table_of(session("guard-the-isles-heart", 1, {"A7": {"town": 2}, "A2": {"city": 1}}))
    row = next(item for item in table.items() if item.key == "scenario")
    assert "2 in them: gone by the end of turn 1, or the game is lost" in row.value


def test_a_ritual_is_held_by_hand(table_of: Any) -> None:
    found = session("rituals-of-terror", 2, {"A5": {"dahan": 6}, "A2": {"city": 1}}, energy={"p0": 2, "p1": 2},
                    presence={("A5", "p0"): 2, ("A5", "p1"): 2, ("B6", "p1"): 1, ("A8", "p0"): 1})  # fmt: skip
    table = table_of(found)
    app, model = table.app, table.model
    assert tokens(table, "A5") == ("ritual",) and "ritual" in read(app).lower()
    shown = model.screen.about(Key.of("ritual:A5"))
    assert shown.title == "Ritual in A5" and "3 energy" in model.wording.plain(shown.lines[0])
    click(app, "ritual:A5")
    for kind in ("ritual.energy", "ritual.presence"):
        for _ in range(3):
            asked = model.asked
            if asked is None or asked.kind != kind:
                break  # only one could pay any more
            key = asked.keys(model.seat)[0]
            click(app, key)
    view = model.view
    assert view.terror == 2 and sum(view.energy.values()) == 1 and sum(view.destroyed.values()) == 3
    assert model.asked is not None and model.asked.kind == "push.to"
    assert {key.rpartition(">")[2] for key in model.asked.keys(model.seat)} == {"A1", "A4", "A6", "A7", "A8", "B3"}


def test_a_ritual_that_is_not_possible_says_why(table_of: Any) -> None:
    table = table_of(session("rituals-of-terror", 1, MADE, energy={"p0": 9}, presence={("A5", "p0"): 2}))
    why = RULES.why_not(table.model.session.state, "p0", "ritual:A5")
    assert why is not None and why.id == "ritual-price"
    assert "presence" in table.model.wording.reason(why)


def test_the_preview_of_a_ritual_tells_the_terror_level(table_of: Any) -> None:
    table = table_of(session("rituals-of-terror", 1, MADE, energy={"p0": 3}, presence={("A5", "p0"): 4}))
    found = table.model.screen.changes(Key.of("ritual:A5"))
    assert found is not None and any("error level" in row.name and (row.before, row.after) == ("I", "II") for row in found.rows)


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_the_aim_of_the_insurrection_stands_in_place_of_the_usual_one(table_of: Any, lang: str) -> None:
    table = table_of(session("dahan-insurrection", 3, {"A1": {"town": 2}}, terror=3), (1920, 1080), lang)
    model = table.model
    assert model.t("sc-win-fewer", n=3) in read(table.app) and model.t("table-win-3") not in read(table.app)
    assert "outnumbered" in tokens(table, "A1") and not tokens(table, "A3")
    assert model.t("sc-win-fewer", n=3) in model.screen.about(Key.of("level")).lines


def test_before_terror_level_two_nothing_is_marked_as_outnumbered(table_of: Any) -> None:
    table = table_of(session("dahan-insurrection", 1, {"A1": {"town": 2}}))
    assert not tokens(table, "A1") and table.model.t("table-win-1") in read(table.app)


def test_marks_are_told_apart() -> None:
    looks = {pygame.image.tobytes(pieces.token(what, 35), "RGBA") for what in ("heart", "ritual", "outnumbered", "skip-all")}
    assert len(looks) == 4


def test_a_blitz_card_shows_what_it_costs_now(table_of: Any) -> None:
    table = table_of(session("blitz"))
    cards = table.model.screen.cards
    shown = {card: cards.card(f"card:{card}").badge for card in table.model.view.hand["p0"]}
    assert shown["guard-the-healing-land"].number == "2" and shown["rituals-of-destruction"].number == "3"
    assert {badge.icon for badge in shown.values()} == {"fast"}
    cards.model.session.state.hand["p0"] += ("boon-of-vigor",)
    assert cards.card("card:boon-of-vigor").badge.number == "+1"


def test_the_forecast_tells_of_the_further_explorer(table_of: Any) -> None:
    table = table_of(session("blitz"), (1920, 1080))
    press(table.app, pygame.K_f)
    assert "further" in read(table.app)


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_a_military_response_is_answered_on_the_map(table_of: Any, lang: str) -> None:
    found = session("dahan-insurrection", 1, {"A5": {"town": 1}, "A4": {"dahan": 1}, "A8": {"dahan": 1}}, terror=1)
    s = found.state
    s.pieces.pop(("A5", "dahan"), None)
    for land in ("A1", "A6", "A7"):
        s.pieces.pop((land, "dahan"), None)
    s.pieces[("A7", "dahan")] = (1,)
    s.razed, s.memo = ("town/A5",), None
    push(s, frame("end-check"))
    RULES.come_to_rest(s)
    table = table_of(found, (1280, 720), lang)
    assert set(table.model.options) >= {"land:A4", "land:A7", "land:A8"}
    click(table.app, "land:A8")
    assert table.model.view.pieces[("A8", "explorer")] and not table.app.words.problems


@pytest.mark.parametrize("size", SIZES)
def test_a_build_that_will_lose_the_game_is_told_on_the_panel_and_by_its_land(table_of: Callable[..., Any], size: Any) -> None:
    """Only the forecast said so; the panel said that no town or city stands there."""
    coming = {"A7": {"explorer": 1}}
    table = table_of(session("guard-the-isles-heart", 1, coming, turn=2, build_slot=("i-sands",)), size)
    row = next(item for item in table.items() if item.key == "scenario")
    assert "Defeat ahead: A7: 1 town" in row.value.replace("\N{NO-BREAK SPACE}", " ")
    told = table.model.screen.changes(Key.of("land:A7"))
    assert "The game would end then" in told.foot and told.place == "land:A7"
    assert table.model.screen.changes(Key.of("land:A8")) is None
    safe = table_of(session("guard-the-isles-heart", 1, coming, turn=2, build_slot=()), size)
    assert "Defeat ahead" not in read(safe.app) and safe.model.screen.changes(Key.of("land:A7")) is None


def test_a_build_that_will_lose_the_game_to_the_adversary_is_told_on_its_row(table_of: Callable[..., Any]) -> None:
    options = {"adversary": "england", "level": "0", "blight-card": "none"}
    table = table_of(session("none", 1, {"A4": {"town": 6}}, options, build_slot=("i-sands",)), (1920, 1080))
    row = next(item for item in table.items() if item.key == "adversary")
    assert "Defeat ahead: A4: 6 towns and 1 city" in row.value.replace("\N{NO-BREAK SPACE}", " ")
