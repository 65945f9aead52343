"""The rice fields on the table: what may be chosen can be reached, previews tell what then happens, nothing hidden shows,
a farm is seen large, rounds and the game end in figures that add up."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.engine.decision import Reason
from game.core.engine.key import Key
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.core.words import messages
from game.rice_paddy.terms import FARM
from scenes.app import game_list
from scenes.games.rice_paddy.summary import EndedPaddies
from scenes.table.shots import SHOTS
from tests.scenes.games import any_option, at_question, session_of
from tests.scenes.hands import click, point, press, read, step, tab_to

SEATS = ("human", "bot:random", "bot:random")
FULL = (1920, 1080)


def paddies(seed: int = 5, seats: Any = SEATS, moves: int = 0) -> Session:
    """The rice fields with a person and bots that play by chance."""
    return session_of(seats, seed, moves, "rice-paddy")


def at(kind: str, seed: int = 5, skip: int = 0, seats: Any = SEATS) -> Session:
    """At the n-th question of a kind to the person; other seeds are tried where it never comes."""
    for more in range(20):
        session = paddies(seed + more, seats)
        try:
            at_question(session, kind, Rng(seed + more), skip)
        except AssertionError:
            continue
        return session
    raise AssertionError(f"no game comes to {kind}")


@pytest.fixture(scope="module")
def over() -> Session:
    """A whole game."""
    return paddies(3, SEATS, 20_000)


# -- questions -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["draft", "spirit", "allocate.laborers", "build.site", "build.more", "rock", "drain", "weed",
                                  "harvest", "plant", "claim", "market", "active.paddy"])  # fmt: skip
def test_every_option_has_its_way_on_the_screen(table_of: Any, kind: str) -> None:
    table = table_of(at(kind), (1280, 720))
    window = table.app.screen.get_rect()
    assert table.model.options
    for key in table.model.options:
        first = table.item(table.model.route(key)[0])
        assert first is not None and first.enabled and first.name, key
        assert first.rect is not None and window.contains(first.rect), key


def test_a_paddy_of_another_farm_is_chosen_where_it_lies(table_of: Any) -> None:
    """The farm's own place lay over its paddies."""
    for seed in range(5, 30):
        session = at("active.paddy", seed)
        key = next((key for key in session.decision.for_seat("p0").keys() if len(Key.of(key).parts) == 2), "")  # type: ignore
        if key and Key.of(key).first != "p0":
            break
    table = table_of(session, FULL)
    length = len(session.log)
    click(table.app, key)
    assert [entry.key for entry in session.log if entry.seat == "p0"][-1] == key or len(session.log) > length


# -- previews --------------------------------------------------------------------------------------


def told(table: Any, key: str) -> Any:
    """The callout of an answer that is pointed at."""
    item = table.item(key)
    assert item is not None and item.rect is not None
    point(table.app, item.rect.center)
    assert table.hover.callout is not None, key
    return table.hover.callout.data


@pytest.mark.parametrize("skip", [0, 2, 4])
def test_draining_tells_beforehand_what_it_then_does(table_of: Any, skip: int) -> None:
    session = at("drain", 7, skip)
    table = table_of(session, FULL)
    model, view = table.model, table.model.view
    paddy = int(model.asked.args[0])
    key = f"water:{paddy}/0"
    found = model.facts.drained(view, "p0", key)
    data = told(table, key)
    assert view.water["p0"][paddy - 1] == session.state.water["p0"][paddy - 1], "nothing has gone yet"
    shown = {row.name: (row.before, row.after) for row in data.rows}
    if (was := view.water["p0"][paddy - 1]) > 0:
        assert shown[model.t("rice-told-paddy-water", n=paddy)] == (str(was), "0")
    after = session.state.clone()
    events = list(model.rules.apply(after, "p0", key))
    decision = model.rules.decision(after)
    if decision is not None and decision.kind == "drain" and decision.seats == ("p0",):
        events += model.rules.apply(after, "p0", "done")
    left = sum(event.args[1] for event in events if event.kind == "drained" and event.args[0] == "p0")
    if found.to not in ("", FARM):
        assert found.after.reservoir[found.to] == view.reservoir[found.to] + left
        if left:
            assert (str(view.reservoir[found.to]), str(view.reservoir[found.to] + left)) in shown.values()
    elif not found.to:
        assert found.after.supply == view.supply + left


def test_land_tells_its_sections_before_any_is_spent(table_of: Any) -> None:
    session = at("build.site", 11)
    table = table_of(session, FULL)
    model = table.model
    key = next(key for key in model.options if key.startswith("hex:"))
    before = dict(session.state.sections)
    data = told(table, key)
    need = model.facts.sections_needed(model.view, "p0", (Key.of(key).first,))
    assert (model.t("rice-told-need"), str(need)) in {(row.name, row.after) for row in data.rows}
    assert session.state.sections == before and not session.state.site["p0"]
    assert data.place == key, "the callout keeps off the hex it is about"


def test_the_market_tells_price_and_tax_before_it_is_bought(table_of: Any) -> None:
    session = at("market", 9, 1)
    table = table_of(session, FULL)
    model = table.model
    key = next(key for key in model.options if key.startswith("buy:"))
    price, tax = model.facts.purchase(model.view, "p0", Key.of(key).first)
    data = told(table, model.route(key)[0])
    rice = session.state.rice["p0"]
    assert ("rice", str(rice), str(rice - price - tax)) in {(row.icon, row.before, row.after) for row in data.rows}
    click(table.app, model.route(key)[0])
    bought = next(event for entry in session.log[::-1] for event in entry.events if event.kind == "bought")
    assert bought.args[0] == "p0" and tuple(bought.args[2:]) == (price, tax)


def test_a_sealed_choice_has_no_preview(table_of: Any) -> None:
    table = table_of(at("spirit"), FULL)
    for key in table.model.options:
        assert table.model.screen.changes(Key.of(key)) is None


# -- workers ---------------------------------------------------------------------------------------


def test_workers_are_sent_by_mouse_and_by_keys_and_each_line_says_what_comes_of_it(table_of: Any) -> None:
    session = at("allocate.laborers", 11, 3)
    table = table_of(session)
    app, asks = table.app, table.model.acts.asks if hasattr(table.model.acts, "asks") else table.asks
    n, group = next((n, group) for n, group in enumerate(asks.ask.groups) if len(group.choices) > 2)
    assert group.name in read(app) and group.remark in read(app)
    least = group.choices[0].key
    click(app, f"sheet-{n}={least}")
    assert asks.ask.groups[n].chosen == least
    assert asks.ask.groups[n].remark != group.remark or group.chosen == least
    length = len([entry for entry in session.log if entry.seat == "p0"])
    tab_to(app, "sheet-confirm")
    press(app, pygame.K_RETURN)
    given = [entry.key for entry in session.log if entry.seat == "p0" and entry.kind.startswith("allocate")]
    assert least in given and len([entry for entry in session.log if entry.seat == "p0"]) > length
    assert session.decision is None or "p0" not in session.decision.seats or not session.decision.kind.startswith("allocate")


def test_who_is_sent_for_nothing_and_what_would_rot_is_named_before(table_of: Any) -> None:
    """Nobody to the harvest: all the grown rice that could be had dry rots."""
    for seed in range(3, 20):
        session = at("allocate.laborers", seed, 4)
        asked = session.decision.for_seat("p0")  # type: ignore[union-attr]
        if asked is not None and asked.keys()[0].startswith("laborers:harvest") and session.state.round < 7:
            break
    table = table_of(session)
    click(table.app, "sheet-0=laborers:harvest/0")
    crops = zip(session.state.lands["p0"], session.state.crop["p0"], strict=True)
    grown = sum(len(land) for land, crop in crops if crop == "grown")
    note = table.item("sheet-note")
    assert note is not None and table.model.t("rice-table-rots", n=grown) in note.name


# -- farms -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 150), (FULL, 100)])
def test_a_touch_shows_a_neighbours_farm_large(table_of: Any, size: tuple[int, int], scale: int) -> None:
    table = table_of(at("rock", 5), size, "en", scale)
    app, view = table.app, table.model.view
    click(app, "farm:p1")
    assert table.model.open == "large:p1"
    said = read(app)
    assert table.model.t("rice-large-title", who=table.model.names["p1"]) in said
    assert said.count("[row] Paddy") == len(view.lands["p1"])
    press(app, pygame.K_ESCAPE)
    assert not table.model.open and table.item("farm:p1") is not None


def test_the_forecast_has_a_line_for_each_paddy_and_each_farm(table_of: Any) -> None:
    table = table_of(at("rock", 5), FULL)
    press(table.app, pygame.K_f)
    said = read(table.app)
    assert said.count("[row] Paddy") == len(table.model.view.lands["p0"])
    for seat in table.model.view.seats:
        assert f"[row] {table.model.names[seat]}" in said
    flood = table.model.facts.flood_forecast(table.model.view)
    for seat, coming in flood.items():
        assert table.model.t("rice-about-farm-flood", n=sum(coming.water), on=coming.passes) in said, seat
    press(table.app, pygame.K_f)
    assert not table.model.open


# -- secrets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["draft", "spirit"])
def test_nobody_reads_what_another_holds_or_has_chosen(table_of: Any, kind: str) -> None:
    session = at(kind, 5, 1)
    while "p1" in session.decision.seats and len(session.decision.seats) > 1:  # type: ignore[union-attr]
        part = session.decision.for_seat("p1")  # type: ignore[union-attr]
        session.choose("p1", part.options[0].key)  # type: ignore[union-attr]
    table = table_of(session, FULL)
    mine = {*session.view("p0").hand["p0"], *(Key.of(key).first for key in table.model.options)}
    mine |= {card for shown in session.view("p0").played.values() for card in shown}
    piles = [cards.get(seat, ()) for seat in ("p1", "p2") for cards in (session.state.hand, session.state.pack)]
    held = {card for pile in piles for card in pile} - mine
    said = read(table.app)
    for card in held:
        assert table.model.screen.cards.name(f"spirit:{card}").partition("· ")[2] not in said, card
    assert held


# -- rounds and the end ----------------------------------------------------------------------------


def test_the_end_of_a_round_adds_up(table_of: Any) -> None:
    table = table_of(paddies(7, SEATS, 20), FULL)
    SHOTS["recap"](table)
    step(table.app)
    shown: Any = table.app.top
    sheet = shown.staging.sheet
    assert sheet is not None
    columns = sheet.recap.columns
    assert len(columns) == len(shown.model.view.seats)
    for column in columns:
        parts = sum(int(line.value.replace("−", "-")) for line in column.lines if line.value)
        assert column.after - column.before == parts, column.name


def test_the_ending_tells_rice_by_source_and_round_on_the_hillside(table_of: Any, over: Session) -> None:
    table = table_of(over, FULL)
    ended = EndedPaddies(table.app, over)
    by_source, by_round, _ = ended.pages()
    state = over.state
    gains = sum(n for (_, source), n in state.earned.items())
    assert gains == sum(int(value) for figure in by_round.figures for value in figure.values if value != "–")
    assert [int(value) for value in by_source.figures[0].values] == [state.rice[seat] for seat in state.seats]
    finale = ended.finale()
    assert [tally.value for tally in finale.tallies[:-1]] == sorted(state.rice.values(), reverse=True)
    board = table.model.centre.hero().paint((800, 500), 1.0, "calm")
    assert {flight.spot for flight in finale.flights} <= set(board.spots)
    assert all(board.picture.get_rect().collidepoint(spot) for spot in board.spots.values())
    assert ended.moments() and all(moment.text for moment in ended.moments())


def test_of_equal_rice_the_highest_spirit_wins_and_stands_first(table_of: Any, over: Session) -> None:
    table = table_of(over, FULL)
    ended = EndedPaddies(table.app, over)
    winner = over.result.winners[0]  # type: ignore[union-attr]
    ended.state = over.state.clone()
    for seat in ended.state.seats:
        ended.state.rice[seat] = 40
    finale = ended.finale()
    assert finale.tallies[0].name == ended.names[winner] and not finale.had and not ended.why()


# -- words -----------------------------------------------------------------------------------------


def test_what_bots_say_of_odd_answers_has_words_in_every_language() -> None:
    rules = game_list.rules_for("rice-paddy")
    for lang in ("en", "it", "uk"):
        texts = game_list.texts_for("rice-paddy", messages.Words(lang), rules)
        for reason in (Reason("lets-rot", (3,)), Reason("buys-nothing", (12,)), Reason("gives-water", (2, "p1"))):
            said = texts.plain(texts.reason(reason))
            assert str(reason.args[0]) in said and "reason-" not in said, (lang, reason)


def test_an_undo_says_what_it_takes_back(table_of: Any) -> None:
    """It said "0" of workers and of water."""
    session = at("drain", 7)
    paddy = session.decision.args[0]  # type: ignore[union-attr]
    session.choose("p0", f"water:{paddy}/0")
    table = table_of(session, FULL)
    texts = table.model.wording.texts
    entry = next(entry for entry in reversed(session.log) if entry.key == f"water:{paddy}/0")
    assert texts.undo_label(entry) == table.model.t("rice-undo-water", what=str(paddy), n=0)
    sent = next(entry for entry in session.log if entry.kind.startswith("allocate."))
    assert texts.undo_label(sent) == table.model.t("rice-undo-allocate")


def test_a_small_window_with_large_text_opens(table_of: Any) -> None:
    """A rail that had nothing but its foot could not be laid out."""
    session = paddies(11, ("human", "bot:random", "bot:random", "bot:random"))
    rng = Rng(11)
    for _ in range(20):
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
    table = table_of(session, (1280, 720), "uk", 150)
    assert table.item("side") is not None, "the common panel is one touch away"
    click(table.app, "side")
    assert table.model.open == "side"


# -- steps -----------------------------------------------------------------------------------------


def test_draining_floods_and_harvests_are_shown_step_by_step(table_of: Any) -> None:
    """A farm's step was told first, and nothing of it was shown."""
    session, rng = paddies(3), Rng(3)
    told: set[str] = set()
    table = table_of(session, FULL)
    screen = table.model.screen
    while session.decision is not None and not {"drained", "flooded", "closed", "harvested"} <= told:
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
        for shown in screen.steps.shown(table.model, session.moments, session.before_go):
            if shown.step is None:
                continue
            assert shown.step.main or shown.step.recap or shown.step.card, shown.events
            told |= {event.kind for event in shown.events}
            for event in shown.events:
                if event.kind == "flooded":
                    assert table.model.wording.event(event) in (shown.step.main, *shown.step.detail.split(" · "))
    assert {"drained", "flooded", "closed", "harvested"} <= told
