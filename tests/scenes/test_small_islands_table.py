"""Small Islands on the table: what may be chosen can be reached, a held tile turns, nothing hidden shows, the set-up."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.engine.key import Key
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.core.words import messages
from scenes.app import game_list
from scenes.checks import audit_games, autoplay, common
from scenes.draw import icons, theme
from scenes.games.small_islands.art import land as land_art
from scenes.games.small_islands.art.land import CORNER
from scenes.games.small_islands.panels import SeatPanel, SidePanel
from scenes.games.small_islands.screen import Screen
from scenes.scoring.ending import ending
from scenes.setup.screen import SetupScene
from scenes.table import TableScene
from scenes.table.painted import HEAD, Paragraph
from scenes.widgets.panels import PaperPanel
from tests.scenes.games import at_question, session_of
from tests.scenes.hands import press

SIZES = ((1280, 720), (1920, 1080))


def isles(seats: int, seed: int) -> Session:
    """Small Islands among people; the first one begins where there are several."""
    return session_of(seats, seed, game="small-islands", options=[("first", "p0")] if seats > 1 else [])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["setup.start", "setup.cell", "turn.choose", "place.tile", "place.cell", "place.token",
                                  "prepare.current", "reward.island"])  # fmt: skip
def test_every_option_has_its_way_on_the_screen(table_at: Any, kind: str, size: tuple[int, int]) -> None:
    table = table_at(kind, size, seed=3 if kind == "reward.island" else 5)
    window = table.app.screen.get_rect()
    assert table.model.options
    for key in table.model.options:
        first = table.item(table.model.route(key)[0])
        assert first is not None and first.enabled and first.name, key
        assert first.rect is not None and window.contains(first.rect), key
        assert table.model.rules.why_not(table.model.session.state, "p0", key) is None


def test_a_tile_is_turned_and_laid_as_it_is_shown(table_at: Any) -> None:
    table = table_at("place.cell", skip=3)
    board = table.model.centre
    cell, ways = max(board.held.ways.items(), key=lambda item: len(item[1]))
    key = f"cell:{cell[0]},{cell[1]}"
    table.app.show_ring()
    table.set_focus(key)
    shown = []
    for _ in ways:
        shown.append(board.held.turns_at(cell))
        ghost = board.scene.ghost
        face = table.model.rules.box.faces[board.held.what]
        assert ghost is not None and sum(1 << i for i in range(4) if ghost.corners[i]) == face.turned[shown[-1]].pattern
        press(table.app, pygame.K_r)
    assert sorted(shown) == sorted(ways) and board.held.turns_at(cell) == shown[0]
    wanted = board.held.ways[cell][board.held.turns_at(cell)]
    table.activate(table.item(key))
    taken = [entry.key for entry in table.model.session.log if not entry.auto and entry.seat == "p0"]
    assert taken[-1] == wanted and cell in table.model.session.state.cells


def test_an_illegal_place_says_what_disagrees_and_marks_it(table_at: Any) -> None:
    table = table_at("place.cell", skip=4, seed=7)
    board = table.model.centre
    closed = [item for item in board.items() if not item.enabled]
    assert closed and all(item.why for item in closed)
    for item in closed:
        table.hover.point_board(item.key)
        cell, clashes = board.scene.pointed, board.scene.clashes
        assert clashes, item.key
        for x, y in clashes:
            n = CORNER.index((x - cell[0], y - cell[1]))
            near = [board.scene.tiles[at].corners[m] for m, (dx, dy) in enumerate(CORNER)
                    if (at := (int(x - dx), int(y - dy))) in board.scene.tiles]  # fmt: skip
            assert any(land != board.scene.ghost.corners[n] for land in near)


def test_a_token_is_taken_up_swapped_and_laid(table_at: Any) -> None:
    table = table_at("place.token", skip=0)
    sources = list(dict.fromkeys(key.partition(">")[0] for key in table.model.options if ">" in key))
    assert len(sources) > 1
    table.actions.touch(sources[0])
    assert table.model.aim == sources[0] and table.model.centre.goals.found
    table.actions.touch(sources[-1])
    assert table.model.aim == sources[-1]
    targets = [key for key in table.model.shapes if key.startswith("cell:")]
    assert targets and all(table.model.centre.key_at(table.item(key).rect.center) for key in targets)
    table.actions.touch(targets[0])
    assert any(entry.key == f"{sources[-1]}>{targets[0]}" for entry in table.model.session.log)


def test_all_that_lies_on_a_late_table_can_be_pointed_at(table_of: Any) -> None:
    table = table_of(audit_games.session_at("small-islands", 3, 0.8), (1920, 1080))
    audit_games.seated(table.app)
    assert any(item.zone == "panel" and item.key.startswith("card:current/") for item in table.items())
    for item in table.items():
        table.set_hover(item.key)
        table.app.step(16, [])
        assert not table.app.errors, item.key


@pytest.mark.parametrize("size", SIZES)
def test_what_is_hidden_is_neither_drawn_nor_said(start: Any, size: tuple[int, int]) -> None:
    pictures, texts = [], []
    for swapped in (False, True):
        session = isles(2, 9)
        at_question(session, "turn.choose", Rng(9), 2)
        if swapped:
            s = session.state
            s.hand["p1"], s.reserve = s.reserve[:2], (*s.hand["p1"], *s.reserve[2:])
            s.current["p1"], s.deck_objectives = s.deck_objectives[:1], (*s.current["p1"], *s.deck_objectives[1:])
        app = start(size, reduced_motion=True)
        table = TableScene(app, session)
        table.model.seated = "p0"
        app.push(table)
        app.step(16, [])
        assert not table.model.curtained and not app.errors
        texts.append("\n".join(app.text_view()))
        pictures.append(pygame.image.tobytes(app.screen, "RGB"))
    assert texts[0] == texts[1] and pictures[0] == pictures[1]


@pytest.mark.parametrize(("by", "seats", "mode"), [("mouse", 1, ""), ("keyboard", 2, "advanced"), ("text", 2, "")])
def test_played_by_input_alone(by: str, seats: int, mode: str) -> None:
    flags = ["--game", "small-islands", "--by", by, "--seats", str(seats), "--mode", mode, "--seed", "4"]
    args = autoplay.parser().parse_args(flags)
    app = autoplay.open_app(args)
    player = autoplay.Player(app, by, 4)
    player.play(26)
    assert player.decisions == 26 and len(player.table.session.state.cells) >= 4


def test_the_end_tells_every_source_and_adds_up(start: Any) -> None:
    session = isles(1, 3)
    common.play_random(session, 9999, 3)
    app = start(lang="uk")
    told = ending(app, session, {}, Screen.summary)
    points = next(page for page in told.pages if page.columns)
    total, *parts = points.figures
    for n, who in enumerate(("p0", "alexis")):
        given = [figure.values[n] for figure in parts]
        assert int(total.values[n]) == session.state.points[who] == sum(int(v) for v in given if v != "–")
    assert told.headline and len(told.graphs) == 3 and not app.words.problems


@pytest.mark.parametrize(("moves", "full"), [(0, False), (9999, True)])
def test_the_list_of_islands_says_how_many_it_leaves_out(table_of: Any, moves: int, full: bool) -> None:
    session = isles(2, 5)
    at_question(session, "turn.choose", Rng(5))
    common.play_random(session, moves, 5)
    table = table_of(session, (1920, 1080))
    side = next(part for part in table.model.panels if isinstance(part, SidePanel))
    rows = [item for item in side.spots if item.key.startswith("at:") and item.rect is not None]
    left = len(table.model.centre.islands.all()) - len(rows)
    told = [item for item in side.spots if item.value == table.t("isles-more-islands", n=left)]
    assert rows and (left > 0) is full and len(told) == int(full)
    foot = next(item for item in side.spots if item.key == "log")
    assert all(item.rect.bottom <= foot.rect.y for item in (*rows, *told))


@pytest.mark.parametrize("size", SIZES)
def test_after_the_end_no_goal_is_still_to_be_chosen(table_of: Any, size: tuple[int, int]) -> None:
    session = isles(2, 5)
    at_question(session, "turn.choose", Rng(5))
    common.play_random(session, 9999, 5)
    table = table_of(session, size)
    panel = next(part for part in table.model.panels if isinstance(part, SidePanel if size == (1280, 720) else SeatPanel))
    assert table.model.view.phase == "end" and not table.model.view.current[table.model.seat]
    goal = next(i for i in panel.spots if i.name in (table.t("isles-goal-now"), table.t("isles-goal-short")))
    assert goal.value == table.t("table-over")
    assert table.t("isles-goal-none") not in [item.value for item in panel.spots]


def test_the_set_up_follows_the_rules(start: Any) -> None:
    app = start(lang="it")
    scene = SetupScene(app, "small-islands")
    app.push(scene)
    rules = game_list.rules_for("small-islands")
    assert scene.mode == "solo" and scene.item("alexis=night") is not None
    scene.activate(scene.item("alexis=night"))
    assert rules.new(scene.setup()).alexis == "night"
    scene.add_seat()
    assert scene.mode == "normal" and scene.item("alexis=night") is None
    assert not scene.item("mode=solo").enabled and scene.item("mode=solo").why
    scene.activate(scene.item("mode=advanced"))
    scene.activate(scene.item("control1=bot:search"))
    scene.activate(scene.item("page=details"))
    scene.activate(scene.item("bonus-on-bare-land"))
    setup = scene.setup()
    state = rules.new(setup)
    assert state.mode == "advanced" and state.options["bonus_on_bare_land"] is True
    assert [seat["control"] for seat in setup.seats] == ["human", "bot:search"]
    assert set(setup.options) == {choice.id for choice in scene.offered()}


@pytest.mark.parametrize("skip", range(4))
def test_tokens_keep_their_order_in_the_list(table_at: Any, skip: int) -> None:
    table = table_at("place.token", skip=skip)
    order = [f"token:{face}" for face in ("flower", "fruit", "leaf", "port")]
    assert len(table.model.listed) > 1 and table.model.listed == [key for key in order if key in table.model.listed]
    asked = list(dict.fromkeys(key.partition(">")[0] for key in table.model.options if ">" in key))
    table.actions.touch(table.model.listed[-1])
    assert table.model.aim and table.model.listed == [key for key in order if key in asked]


def test_what_is_said_of_the_ship_stays_on_the_panel(table_of: Any) -> None:
    session = isles(2, 5)
    at_question(session, "turn.choose", Rng(5))
    table = table_of(session, (1920, 1080), "uk", 75)
    sheet = next(part for part in table.model.panels if isinstance(part, SeatPanel))
    said = next(item for item in sheet.spots if item.name == table.t("isles-ship"))
    block = Paragraph(said.value, tight=(80, 15)).block(sheet.pen(), said.rect.w - sheet.px(88))
    assert block.lines > 3 and said.rect.h >= block.height + sheet.px(HEAD)
    assert said.rect.bottom <= sheet.rect.bottom - sheet.px(10)


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_all_options_stand_on_their_sheet(start: Any, lang: str) -> None:
    app = start(lang=lang)
    scene = SetupScene(app, "small-islands")
    app.push(scene)
    for page in ("details", "game"):
        scene.activate(scene.item(f"page={page}"))
        tab = scene.item(f"page={page}").rect
        sheet = next(w.rect for w in scene.widgets if isinstance(w, PaperPanel) and w.rect.contains(tab))
        rows = [w.rect for w in scene.widgets if w.zone == "options"]
        assert all(sheet.contains(row) for row in rows) and min(row.h for row in rows) >= 20


def letters(table: Any) -> dict[str, tuple[int, int]]:
    return {letter.text: letter.at for letter in table.model.centre.scene.letters}


def test_letters_of_islands_are_on_the_chart_while_houses_are_built(table_at: Any) -> None:
    table = table_at("reward.island", seed=3)
    shown = letters(table)
    assert len(shown) == len(table.model.centre.islands.all())
    islands = table.model.centre.islands
    for island in islands.all():
        assert shown[islands.letter(island)] in island.cells
        assert islands.key(island) not in table.model.options or islands.name(island).endswith(islands.letter(island))


def test_a_letter_that_the_edge_of_the_chart_would_cut_stands_inside(table_at: Any) -> None:
    board = table_at("reward.island", seed=3).model.centre
    chart, (letter, *_) = board.map, board.scene.letters
    window = pygame.Rect((0, 0), chart.size)
    whole = chart.letter_rect(letter)
    assert window.contains(whole)
    camera = chart.camera
    camera.hold(camera.z, camera.x, camera.y + whole.centery / camera.z)  # half of it above the edge
    assert chart.letter_rect(letter).top == 0 and window.contains(chart.letter_rect(letter))
    camera.hold(camera.z, camera.x, camera.y + 4)
    assert chart.letter_rect(letter).bottom < 0, "out of sight with its land"


def test_the_island_pointed_at_shows_its_letter_on_the_chart_and_from_the_list_beside(table_at: Any) -> None:
    table = table_at("turn.choose", (1920, 1080), skip=9)
    paying = letters(table)  # those on which a house would pay have theirs always
    islands = table.model.centre.islands
    island = next(one for one in islands.all() if islands.letter(one) not in paying)
    hover = lambda pos: table.app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))])  # noqa: E731
    hover(table.model.centre.point_on_screen(table.model.centre.islands.heart(island)))
    assert {*letters(table)} == {islands.letter(island), *paying}
    hover(table.model.grid.prompt.center)
    assert letters(table) == paying
    hover(table.item(f"at:{islands.key(island)}").rect.center)
    assert {*letters(table)} == {islands.letter(island), *paying}
    assert any(outline.tone == "hover" for outline in table.model.centre.scene.outlines)


@pytest.mark.parametrize("skip", [1, 2])
def test_what_an_island_tells_never_covers_cards_to_choose_from(table_at: Any, skip: int) -> None:
    table = table_at("prepare.next", skip=skip)
    told = 0
    for item in [item for item in table.items() if item.key.startswith("island:") and item.rect]:
        table.app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=item.rect.center, rel=(0, 0), buttons=(0, 0, 0))])
        if table.hover.callout is not None:
            told += 1
            assert not table.hover.callout.rect.collidelistall(table.model.shields)
    assert told and table.model.shields


def test_pieces_can_be_hidden_while_a_token_is_taken_up(table_at: Any) -> None:
    """What it may cover lies on the tiles: with nothing on them the table broke."""
    table = table_at("place.token", skip=0)
    sources = list(dict.fromkeys(key.partition(">")[0] for key in table.model.options if ">" in key))
    for source in sources:
        table.actions.touch(source)
        found = dict(table.model.centre.goals.found)
        press(table.app, pygame.K_h)
        assert table.model.centre.hidden and table.app.errors == [] and table.items()
        press(table.app, pygame.K_h)
        assert table.model.centre.goals.found.keys() == found.keys()
        table.actions.touch(source)


def test_a_token_taken_up_keeps_its_place_in_the_list(table_at: Any) -> None:
    table = table_at("place.token", skip=0)
    before = {key: table.item(key).rect for key in table.model.listed}
    assert len(before) > 1
    for key in list(before):
        press(table.app, pygame.K_1 + table.model.listed.index(key))
        assert table.model.aim == key and {other: table.item(other).rect for other in table.model.listed} == before
        press(table.app, pygame.K_1 + table.model.listed.index(key))
        assert table.model.aim == ""
    tiles = [table.model.centre.place_box(cell) for cell in table.model.view.cells]
    assert not table.widget("choices").rect.collidelistall(tiles), "placed by this question, not by the one before"


def test_a_house_is_built_in_motion(table_at: Any) -> None:
    table = table_at("reward.island", seed=3)
    table.app.settings.reduced_motion = False
    table.actions.touch(next(key for key in table.model.shapes if key.startswith("island:")))
    table.app.step(16, [])
    assert not table.app.errors and table.motion.busy


def test_the_prompt_that_waits_for_another_wears_the_others_disc(table_at: Any) -> None:
    table = table_at("turn.choose")
    assert table.model.prompt.seat == ""
    session = table.model.session
    while session.decision is not None and session.decision.for_seat("p0") is not None:
        option = next(o for o in session.decision.options if o.seat == "p0")
        session.choose("p0", option.key)
    table.question.read()
    assert table.model.asked is None and table.model.prompt.seat == "p1"
    bar = next(part for part in table.model.panels if part.zone == "prompt")
    table.sync()
    edge = table.model.canvas.get_at((bar.rect.x + 2, bar.rect.centery))
    assert edge == pygame.Color(theme.player(table.model.colours["p1"]).colour)


def test_a_grey_ship_is_grey_in_the_list_and_ink_icons_turn_pale_on_dark_paper(table_at: Any) -> None:
    table = table_at("turn.choose")
    assert [table.model.screen.place(Key.of(key)).icon for key in ("ship:own", "ship:grey")] == ["ship", "ship-grey"]
    assert icons.exists("ship-grey") and icons.plain("port") and not icons.plain("ship")
    block = table.kit.block("<port>", 200, 30, "sans", theme.PAPER)
    drawn = block.surface()
    colours = {tuple(drawn.get_at((x, y)))[:3] for x in range(drawn.get_width()) for y in range(drawn.get_height())}
    assert tuple(pygame.Color(theme.PAPER))[:3] in colours and tuple(pygame.Color(theme.INK))[:3] not in colours


def test_a_held_tile_is_drawn_where_it_may_lie_before_anybody_points_there(
    table_at: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Any] = []
    draw = land_art._ground
    monkeypatch.setattr(land_art, "_ground", lambda *what: drawn.append(what) or draw(*what))

    def drawn_by_pointing(idle: bool) -> int:
        land_art.forget()
        table = table_at("place.cell")
        if idle:
            for _ in table.idle.prewarm():
                pass
        drawn.clear()
        for column, row in table.model.centre.held.ways:
            table.set_hover(f"cell:{column},{row}")
            table.app.step(16, [])
        return len(drawn)

    assert drawn_by_pointing(False) > 0
    assert drawn_by_pointing(True) == 0


def test_what_will_be_said_is_parsed_while_nothing_happens_and_goes_on_after_an_answer(
    table_at: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_at("turn.choose")
    monkeypatch.setattr(table.model.screen, "prewarm", lambda: iter(()))
    store = messages.Store("en", messages.ftl_files("en"))
    table.app.words._store, table.app.words.known = store, set()
    table.idle.words = table.idle.parse_words()
    monkeypatch.setattr(table.idle, "_button_skins", lambda: iter(()))
    for _ in range(5):
        before = len(table.app.words.known)
        steps = table.idle.prewarm()  # an answer each time: the tasks begin anew
        next(steps)  # room for motion comes first
        next(steps, None)
        assert len(table.app.words.known) > before
    for _ in table.idle.prewarm():
        pass
    wanted = {name for name in table.app.words.ids() if name.startswith(("table-", "prompt-", "log-", "isle-", "isles-"))}
    assert wanted <= table.app.words.known


def test_undo_stays_where_it_is_when_a_tile_is_taken_up(table_at: Any) -> None:
    """A second click on it must not meet the button that turns the tile."""
    table = table_at("place.cell", (1920, 1080))
    turn, undo = table.item("turn"), table.item("undo")
    assert turn and undo and turn.rect.right <= undo.rect.left
