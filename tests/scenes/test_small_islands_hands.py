"""Small Islands as a new player handles it: what was found by playing whole games with the mouse."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.engine.key import Key
from game.core.engine.rng import Rng
from game.core.words.messages import LANGUAGES
from scenes.app import tables
from scenes.draw import theme
from scenes.games.small_islands import preview
from scenes.games.small_islands.panels import SeatPanel
from scenes.menu.screen import MenuScene
from scenes.table.guide import GuidedTable
from scenes.table.rows import walk
from tests.scenes.games import at_question, session_of
from tests.scenes.hands import click, click_at, point, press, read, step


def isles_setup() -> Any:
    return session_of(("human", "bot:random"), 5, game="small-islands").setup


def tiles_asked(table: Any) -> list[str]:
    return [key for key in table.model.shapes if key.startswith("tile:hand/")]


def test_a_click_on_another_tile_of_the_hand_takes_that_one_and_on_the_held_one_puts_it_back(table_at: Any) -> None:
    table = table_at("place.tile", skip=3)
    first, second = tiles_asked(table)[:2]
    click(table.app, first)
    held = table.model.centre.held.what
    click(table.app, second)
    assert (
        table.model.asked.kind == "place.cell"
        and table.model.session.log[-1].key == second
        and table.model.centre.held.what != held
    )
    click(table.app, second)
    assert table.model.asked.kind == "place.tile" and not table.model.centre.held.what


def test_a_starting_tile_is_swapped_by_a_click_too(table_at: Any) -> None:
    table = table_at("setup.start")
    first, second = [key for key in table.model.shapes if key.startswith("tile:")][:2]
    click(table.app, first)
    click(table.app, second)
    assert table.model.asked.kind == "setup.cell" and table.model.centre.held.what == second[5:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prompt_says_what_a_token_that_was_taken_up_asks_for(table_at: Any, lang: str) -> None:
    table = table_at("place.token", (1920, 1080))
    table.app.put("lang", lang)
    table = table.app.top
    before = table.model.prompt
    found = dict.fromkeys(key.partition(">")[0] for key in table.model.options if ">" in key)
    sources = [source for source in found if "/" not in source]  # the same port for another token is no source of its own
    said = []
    for source in sources:
        table.actions.touch(source)
        assert table.model.aim == source and "‹" not in table.model.prompt.main + table.model.prompt.detail
        said.append(table.model.prompt.main)
        places = [key for key in table.model.options if key.startswith(f"{source}>")]
        assert str(len(places)) in table.model.prompt.detail and "<" in table.model.prompt.detail
    assert len({*said, before.main}) == len(said) + 1
    press(table.app, pygame.K_ESCAPE)
    assert not table.model.aim and table.model.prompt == before


def test_r_changes_which_token_is_turned_over_for_a_port(table_at: Any) -> None:
    table = table_at("place.token", (1920, 1080))
    log, left = table.model.session.log, table.model.view.tokens_left["p0"]
    assert len(set(left)) > 1 and "token:port/leaf" not in table.finder.targets()
    table.actions.touch("token:port")
    usual = table.model.facts.token_for_port(table.model.view, "p0")
    assert table.item("spends").name == table.t("isles-token-spends", token=table.t(f"icon-{usual}"))
    press(table.app, pygame.K_r)
    other = table.model.screen.handling.spends
    assert other and other != usual and other in left
    assert table.item("spends").name == table.t("isles-token-spends", token=table.t(f"icon-{other}"))
    place = next(key for key in table.model.shapes if key.startswith("cell:"))
    length = len(log)
    table.actions.touch(place)
    assert log[length].key == f"token:port/{other}>{place}"
    assert other not in table.model.session.state.tokens_left["p0"]


def test_every_token_for_a_port_has_its_way_on_the_table(table_at: Any) -> None:
    table = table_at("place.token", (1920, 1080))
    place = next(key.partition(">")[2] for key in table.model.options if key.startswith("token:port>"))
    for key in [key for key in table.model.options if key.startswith("token:port") and key.endswith(f">{place}")]:
        length = len(table.model.session.log)
        for touched in table.model.route(key):
            click(table.app, touched)
        assert table.model.session.log[length].key == key
        table.actions.undo_over()


def test_the_number_and_the_letter_of_an_island_are_clicked_like_its_land(table_at: Any) -> None:
    table = table_at("reward.island", (1920, 1080), seed=3)
    board = table.model.centre
    for outline in board.scene.outlines:
        at = board.map.badge_rect(outline).move(board.inner.topleft).center
        assert board._numbers[board.key_at(at)] == outline.number
    for letter in board.scene.letters:
        at = board.map.letter_rect(letter).move(board.inner.topleft).center
        found = board.islands.named(board.key_at(at))
        assert found is not None and board.islands.letter(found) == letter.text
    outline = next(outline for outline in board.scene.outlines if outline.number)
    click_at(table.app, board.map.badge_rect(outline).move(board.inner.topleft).center)
    assert table.model.session.log[-1].kind == "reward.island"


def test_kept_discovery_tokens_stand_on_the_panel_and_those_of_others_as_a_number(table_at: Any) -> None:
    table = table_at("turn.choose", (1920, 1080), skip=2)
    state = table.model.session.state
    state.discovery["p0"], state.discovery["p1"] = (4, 2), (3,)
    table.question.read()
    table.sync()
    assert "4 + 2" in read(table.app)
    assert table.model.view.discovery["p1"] == ("?",)
    sheet = SeatPanel(table.model, table.model.grid.left, "p1")
    kept = next(row for row in walk(sheet.rows()) if row.name == table.t("isles-score-discovery"))
    assert kept.value == "1, hidden" and "3" not in repr(kept.paint).replace(theme.INK, "")
    rival = table.item("partner-p1")
    assert table.t("isle-count-discovery", n=1) in rival.value


def test_kept_discovery_tokens_stand_on_the_folded_panel_too(table_at: Any) -> None:
    table = table_at("turn.choose", skip=2)
    table.model.session.state.discovery["p0"] = (4, 2)
    table.question.read()
    table.sync()
    assert not table.model.grid.left_full
    found = [item for item in table.items() if item.name == table.t("isles-score-discovery")]
    assert [item.value for item in found] == ["4 + 2 at the end"] and table.model.grid.left.contains(found[0].rect)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_before_tiles_are_dealt_no_stack_is_called_empty(table_at: Any, size: tuple[int, int]) -> None:
    table = table_at("setup.start", size)
    assert table.item("navigation").value == table.t("isles-stack-later")


def test_undo_names_what_was_declined_and_a_landing(table_at: Any) -> None:
    table = table_at("place.token", skip=0)
    table.actions.touch("done")
    entry = next(e for e in reversed(table.model.session.log) if e.key == "done")
    assert table.model.wording.undo(entry) == table.t("isle-undo-done-place-token")
    table = table_at("land.cell", seed=4)
    table.actions.touch(next(key for key in table.model.shapes if key.startswith("cell:")))
    entry = next(e for e in reversed(table.model.session.log) if e.kind == "land.cell")
    assert table.model.wording.undo(entry) == table.t("isle-undo-ship")


def test_pointing_at_an_objective_says_it_in_sentences_and_where_a_house_could_go(table_at: Any) -> None:
    table = table_at("prepare.current", (1920, 1080), skip=2)
    told = set()
    for key in table.model.carded:
        point(table.app, table.item(key).rect.center)
        card = table.model.screen.cards.id_of(Key.of(key))
        assert table.hover.callout is not None and table.hover.callout.data.title == table.model.screen.cards.name(key)
        assert table.model.wording.texts.card(card).hint in table.hover.callout.data.foot
        found = [
            table.model.facts.promise_by(table.model.view, "p0", island, (card,)) for island in table.model.centre.islands.all()
        ]
        met = [promise for promise in found if promise.met and promise.why is None]
        assert len(table.hover.callout.data.rows) == min(4, len(met))
        assert not table.hover.callout.rect.collidelistall(table.model.shields)
        told.add(bool(met))
    assert told == {True, False}


def test_an_opened_panel_keeps_its_points_clear_of_the_button_that_closes_it(table_at: Any) -> None:
    table = table_at("turn.choose", (1920, 1080), skip=2)
    table.drawers.show_panel("p1")
    close = table.widget("close-panel").rect
    part = table.model.over_panel
    grey = pygame.Surface(close.size)
    grey.blit(table.model.over_canvas, (0, 0), close)
    ink = pygame.Color("#2B2A33")
    dark = sum(sum(grey.get_at((x, y))[:3]) < sum(ink[:3]) + 90 for x in range(close.w) for y in range(close.h))
    assert part is not None and dark == 0, "something is written below the button"


def test_beside_an_opened_panel_lie_the_cards_of_rounds_before_on_a_sheet_no_higher_than_they_are(table_at: Any) -> None:
    table = table_at("turn.choose", skip=12)
    assert table.model.view.used
    for seat in table.model.view.seats:
        cards = table.model.screen.cards.of_seat(seat)[1]
        own = {*table.model.view.current.get(seat, ()), *table.model.view.next.get(seat, ())}
        assert all(card[5:] in {c for _, who, ids in table.model.view.used if who == seat for c in ids} for card in cards)
        assert cards and set(cards) != {f"card:{c}" for c in own}
    table.drawers.show_panel("p1")
    sheet = table.widget("side-cards").rect
    low = max(table.widget(key).rect.bottom for key in table.model.screen.cards.of_seat("p1")[1])
    assert low < sheet.bottom <= low + table.kit.px(24)


def test_that_a_table_is_being_laid_shows_before_it_is_begun(start: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    app = start((1280, 720), sync=False, deaf=True)
    app.push(MenuScene(app))
    step(app)
    app.live = True
    before = app.screen.copy()
    seen: list[bool] = []

    def begin(*_: Any) -> Any:
        middle = app.screen.get_rect().center
        seen.append(app.screen.get_at(middle) != before.get_at(middle) and bool(shown))
        raise RuntimeError("enough")

    shown: list[Any] = []
    monkeypatch.setattr(pygame.display, "update", shown.append)
    monkeypatch.setattr(tables, "start", begin)
    with pytest.raises(RuntimeError):
        tables.open_table(app, isles_setup())
    assert seen == [True]
    assert app._all, "the next frame draws it away"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_button_of_the_helper_covers_no_card_to_choose_from(start: Any, size: tuple[int, int]) -> None:
    app = start(size, deaf=True, reduced_motion=True, hints=True)
    session = session_of(("human", "bot:random"), 5, game="small-islands", options=[("first", "p0")])
    at_question(session, "prepare.next", Rng(5), 3)
    table: Any = GuidedTable(app, session)
    app.push(table)
    step(app)
    button = table.widget("hint").rect
    assert table.model.shields and not button.collidelistall(table.model.shields)
    places = [box.move(dx, 0) for box in table.model.shields for dx in (0, button.x - box.x)]
    table.model.shields = places
    table.drawers.rebuild()
    assert not table.widget("hint").rect.collidelistall(table.model.shields)


def test_what_others_laid_since_the_own_last_tile_is_marked_in_their_colour(table_at: Any) -> None:
    table = table_at("turn.choose", (1920, 1080), skip=2)
    placed = [event for entry in table.model.session.log for event in entry.events if event.kind == "placed"]
    rival = next(event for event in reversed(placed) if event.args[0] == "p1")
    cell = (rival.args[2], rival.args[3])
    assert table.model.centre.scene.fresh == ((cell, table.model.colours["p1"]),)
    corner = table.model.centre.place_box(cell).topleft
    near = [table.model.canvas.get_at((corner[0] + x, corner[1] + y)) for x in range(-6, 7) for y in range(-6, 7)]
    assert pygame.Color(theme.player(table.model.colours["p1"]).colour) in near
    click(table.app, next(key for key in table.model.shapes if key.startswith("tile:")))
    assert table.model.centre.scene.fresh, "it stays while the own tile is chosen and placed"
    table.actions.touch(tiles_asked(table)[0])
    if table.model.asked.kind == "place.cell":
        table.actions.touch(next(key for key in table.model.shapes if key.startswith("cell:")))
    assert not table.model.centre.scene.fresh


def test_folded_the_tip_of_alexis_says_how_he_builds_and_scores(table_of: Any) -> None:
    session = session_of(1, 5, game="small-islands", mode="solo")
    at_question(session, "turn.choose", Rng(5))
    table = table_of(session)
    said = table.model.wording.texts.alexis(table.model.view.alexis)
    item = table.item("alexis")
    assert not table.model.grid.right_full and said.houses in item.hint and table.model.wording.plain(said.figures) in item.hint
    click(table.app, "alexis")
    assert table.app.top is table and table.model.open == "panel:alexis", table.model.open


def test_what_is_kept_in_the_last_round_is_said_to_be_for_nothing(table_at: Any) -> None:
    table = table_at("prepare.next")
    word = table.t("isle-detail-last-round")
    assert word not in table.model.prompt.detail
    table.model.session.state.ships_left = table.model.session.state.ships_left[:1]
    table.question.read()
    assert word in table.model.prompt.detail


def test_who_lays_starting_tiles_knows_how_many_are_left_and_that_each_has_two_sides(table_of: Any) -> None:
    session, said = session_of(("human", "bot:random"), 5, game="small-islands", options=[("first", "p0")]), []
    while session.decision.kind.startswith("setup."):
        table = table_of(session)
        if session.decision.kind == "setup.start":
            said.append(table.model.prompt.detail)
        option = session.decision.options[0]
        session.choose(option.seat, option.key)
    assert said == [*(f"{n} tiles to lay · either side up" for n in (4, 3, 2)), "the last one · either side up"]


def test_who_builds_goes_on_building_and_an_own_house_is_nothing_amiss(table_at: Any) -> None:
    for skip in range(12):
        table = table_at("reward.island", skip=skip)
        keys = [key for key in table.model.options if key.startswith("island:")]
        if len(keys) > 1:
            break
    where, model = keys[0], table.model
    table.actions.choose(where)
    assert model.staged is None and keys[1] in model.options, "no step waits between two houses"
    island = model.centre.islands.named(where)
    assert "p0" in island.houses and preview._earn(model, island) == model.t("isles-goal-own")
