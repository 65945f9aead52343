"""Motion: between start and end, the same for the same steps, ended by any input, small in what it draws."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.engine.decision import Event
from game.core.engine.events import EventError
from game.core.engine.rng import Rng
from game.spirit_island.events import EVENTS
from scenes.draw import tween
from scenes.games.spirit_island import motion
from scenes.games.spirit_island.pieces import Leave, Move
from scenes.table.motion_hand import HandMotion
from scenes.table.motion_script import NONE, Motions
from scenes.table.motion_things import Fly, Picture, Ring
from tests.scenes.films import before, choose, same, settled, shot
from tests.scenes.games import session_of


def test_a_piece_is_between_start_and_end_and_comes_to_where_it_stands(moving_table: Any, moved: Any) -> None:
    app, table = moving_table(moved[0])
    choose(table, moved[1])
    move = next(m for m in table.motion.line.active if isinstance(m, Move))
    to = move.to
    assert any(e.kind == "moved" for e in table.model.session.log[-1].events)
    app.step(16, [])
    places = []
    while move in table.motion.line.active and not app.errors:
        assert move.last is not None
        places.append(move.last.center)
        app.step(16, [])
    assert 10 <= len(places) <= 20  # 180 to 300 ms in steps of 16
    ends = [pygame.Vector2(p) for p in (move.a, move.b)]
    way = [pygame.Vector2(p) for p in places]
    assert (way[0] - ends[0]).length() < 0.3 * (ends[1] - ends[0]).length()
    assert (way[-1] - ends[1]).length() < 0.3 * (ends[1] - ends[0]).length()
    assert all(p.distance_to(ends[1]) <= ends[0].distance_to(ends[1]) + 30 for p in way)
    found = table.model.centre.chart.thing_centre(table.model.centre.chart._layouts[to], move.kind)
    assert found is not None
    at = pygame.Vector2(found[0]) + table.model.centre.inner.topleft
    assert at.distance_to(ends[1]) < 3


def test_the_picture_in_motion_differs_and_ends_as_without_motion(moving_table: Any, moved: Any) -> None:
    app, table = moving_table(moved[0])
    choose(table, moved[1])
    app.step(100, [])
    middle = shot(app)
    assert table.motion.busy
    end = settled(app)
    assert middle != end
    table.model.session.undo(cross_fence=True)
    app, table = moving_table(moved[0], speed="instant")
    choose(table, moved[1])
    app.step(16, [])
    assert not table.motion.busy
    assert settled(app) == end
    table.model.session.undo(cross_fence=True)


def test_the_same_steps_give_the_same_pictures(moving_table: Any, moved: Any) -> None:
    films = []
    for _ in range(2):
        app, table = moving_table(moved[0])
        choose(table, moved[1])
        film = []
        for _ in range(8):
            app.step(30, [])
            film.append(shot(app))
        films.append(film)
        table.model.session.undo(cross_fence=True)
    assert films[0] == films[1]
    assert len(set(films[0])) > 4


def test_any_input_ends_it_and_is_taken_at_once(moving_table: Any) -> None:
    session, pick = before("card-played")
    app, table = moving_table(session)
    choose(table, pick)
    assert table.motion.busy
    app.step(16, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode="", scancode=0)])
    assert f"card:{pick.key[5:]}" in [f"card:{c}" for c in table.model.view.hand[pick.seat]]  # undone in this very step
    assert table.motion.line.now >= 0 and all(isinstance(m, Picture) for m in table.motion.line.active)
    settled(app)
    choose(table, pick)
    assert table.motion.busy
    key = next(iter(table.model.options))
    count = len(table.model.session.log)
    pos = table.item(table.model.route(key)[0]).rect.center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
    app.step(16)
    assert len(table.model.session.log) > count or app.top is not table


def test_items_and_text_are_final_while_things_move(moving_table: Any, moved: Any) -> None:
    session, pick = moved
    app, table = moving_table(session)
    choose(table, pick)
    app.step(50, [])
    assert table.motion.busy
    moving = app.text_view()
    table.motion.finish()
    app.step(16, [])
    assert app.text_view() == moving
    session.undo(cross_fence=True)


def test_reduced_motion_only_fades_and_not_for_long(moving_table: Any, moved: Any) -> None:
    session, pick = moved
    app, table = moving_table(session, reduced_motion=True)
    choose(table, pick)
    assert table.motion.busy
    assert all(isinstance(m, Picture) and m.ms <= 100 for m in table.motion.line.active)
    app.step(101, [])
    assert not table.motion.busy
    drawn = app.frames
    for _ in range(30):
        app.step(16, [])
    assert app.frames == drawn  # no pulse either
    session.undo(cross_fence=True)


def test_undo_is_a_short_fade(moving_table: Any, moved: Any) -> None:
    for speed in ("fast", "normal", "slow"):
        app, table = moving_table(moved[0], speed=speed)
        choose(table, moved[1])
        settled(app)
        table.actions.undo_over()
        assert table.motion.busy
        assert all(isinstance(m, Picture) for m in table.motion.line.active)
        app.step(151, [])
        assert not table.motion.busy


def test_speeds_scale_the_time(moving_table: Any, moved: Any) -> None:
    took = {}
    for speed in ("fast", "normal", "slow"):
        app, table = moving_table(moved[0], speed=speed)
        choose(table, moved[1])
        took[speed] = 0
        while table.motion.busy and not app.errors:
            app.step(4, [])
            took[speed] += 4
        table.model.session.undo(cross_fence=True)
    assert took["normal"] == pytest.approx(2 * took["fast"], abs=8)
    assert took["slow"] == pytest.approx(2 * took["normal"], abs=8)


def test_an_automatic_step_takes_a_second_and_a_half_at_most(moving_table: Any) -> None:
    session, pick = before("advance", ("human", "human", "human"), lambda events: sum(e.kind == "explore" for e in events) > 4)
    app, table = moving_table(session)
    choose(table, pick)
    took = 0
    while table.motion.busy and not app.errors:
        app.step(10, [])
        took += 10
    assert 400 < took <= 1520
    end = shot(app)
    assert same(settled(app), end)  # what was drawn bit by bit is what is drawn as a whole


@pytest.mark.parametrize(
    "kind", ["card-drawn", "card-gained", "cards-reclaimed", "cascade", "terror", "fear-card", "blight-removed", "replaced"]
)
def test_every_kind_of_event_moves_and_ends_in_the_final_picture(moving_table: Any, kind: str) -> None:
    """Events as the rules say them, shown on a position in which they might have happened."""
    real = kind.startswith("card")
    session, pick = before(kind) if real else (session_of(), None)
    app, table = moving_table(session)
    if real:
        choose(table, pick)
        assert bool(table.motion.held) == (kind == "card-drawn")
        app.step(16, [])
        for key in table.motion.held:
            assert table.item(key) is not None  # there for keyboard and readers, though not drawn yet
    else:
        view = table.model.view
        land = next(land for (land, k), _ in view.pieces.items() if k == "town")
        near = table.model.rules.box.layouts[view.layout].adjacent[land][0]
        args: dict[str, list[Event]] = {
            "cascade": [Event("blight", (land,)), Event("cascade", (land, near)), Event("blight", (near,))],
            "terror": [Event("fear", (3,)), Event("fear-earned", (1,)), Event("terror", (2,))],
            "fear-card": [Event("fear-card", (table.model.rules.box.fear and next(iter(table.model.rules.box.fear)), 1))],
            "blight-removed": [Event("blight-removed", (land,))],
            "replaced": [Event("replaced", ("town", land, "explorer", 1))],
        }
        table.motion.keep(args[kind])
        table.motion.start(args[kind])
    still = None
    for _ in range(200):
        if not table.motion.busy:
            break
        app.step(16, [])
        still = shot(app)
    assert not table.motion.busy and not table.motion.held
    assert still is not None
    end = shot(app)
    assert same(settled(app), end)


def test_a_played_card_slides_and_keeps_its_frame(moving_table: Any) -> None:
    session, pick = before("card-played")
    app, table = moving_table(session, (1920, 1080))
    choose(table, pick)
    row = next(m for m in table.motion.line.active if isinstance(m, HandMotion))
    assert any(place.key == pick.key and place.played for place, _ in row.cards)
    app.step(100, [])
    middle = shot(app)
    assert settled(app) != middle


def test_a_destroyed_piece_leaves_at_its_moment_and_fear_flies_from_there(moving_table: Any) -> None:
    app, table = moving_table(session_of())
    land = next(land for (land, k), _ in table.model.view.pieces.items() if k == "town")
    events = [Event("destroyed", ("town", land, 1)), Event("fear", (1,))]
    table.motion.keep(events)
    table.motion.start(events)
    line = table.motion.line
    gone = next(m for m in [*line.active, *line.waiting] if isinstance(m, Leave))
    token = next(m for m in [*line.active, *line.waiting] if isinstance(m, Fly))
    assert gone.lands == (land,) and token.start > gone.start
    assert token.a == pytest.approx(table.motion.stage.middle(land))
    fear = table.motion.spot("fear-cards") or table.motion.spot("fear")
    assert fear.collidepoint(token.b)


def test_flashes_are_never_more_than_three_a_second() -> None:
    class Flash(tween.Motion):
        flash = True

    for pace in (0.5, 1.0, 2.0):
        made = tween.arrange([Flash(60.0 * n, 100.0) for n in range(12)], pace)
        starts = sorted({m.start for m in made})
        assert all(b - a >= tween.FLASH_GAP_MS - 1e-6 for a, b in zip(starts, starts[1:], strict=False))
    soon = tween.arrange([Flash(0.0, 100.0)], 1.0, since_flash=100.0)
    assert soon[0].start >= tween.FLASH_GAP_MS - 100.0


def test_many_motions_are_pressed_together() -> None:
    made = tween.arrange([tween.Motion(100.0 * n, 200.0) for n in range(60)], 1.0)
    assert max(m.start + m.ms for m in made) <= tween.STEP_MS + 1e-6
    assert [m.start for m in made] == sorted(m.start for m in made)


def test_targets_breathe_for_a_while_and_then_nothing_is_drawn(moving_table: Any) -> None:
    session, _ = before("power-used")
    app, table = moving_table(session)
    rng = Rng(2)
    while not table.model.centre.state.legal:
        decision = table.model.session.decision
        options = decision.options or tuple(o for part in decision.parts for o in part.options)
        pick = options[rng.below(len(options))]
        table.model.session.choose(pick.seat, pick.key)
        table.sync()
    drawn = app.frames
    for _ in range(62):
        app.step(16, [])
    assert 8 <= app.frames - drawn <= 17  # 15 a second
    moving = True
    for _ in range(500):
        moving = app.step(16, [])
    assert not moving
    drawn = app.frames
    for _ in range(60):
        app.step(16, [])
    assert app.frames == drawn
    end = shot(app)
    assert settled(app) == end


def test_a_moving_piece_draws_only_small_parts(moving_table: Any, moved: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    app, table = moving_table(moved[0], (1920, 1080))
    choose(table, moved[1])
    app.step(16, [])
    areas: list[int] = []
    flips: list[int] = []
    update, flip = pygame.display.update, pygame.display.flip

    def counted(parts: list[pygame.Rect]) -> None:
        areas.append(sum(p.w * p.h for p in parts))
        update(parts)

    def whole() -> None:
        flips.append(1)
        flip()

    monkeypatch.setattr(pygame.display, "update", counted)
    monkeypatch.setattr(pygame.display, "flip", whole)
    for _ in range(10):
        app.step(16, [])
    table.model.session.undo(cross_fence=True)
    assert not flips and len(areas) == 10
    assert sorted(areas)[5] < 0.02 * 1920 * 1080


def test_events_and_games_without_motion_are_no_error(moving_table: Any) -> None:
    app, table = moving_table(session_of())
    table.motion.keep([Event("something-new", (1, 2))])
    table.motion.start([Event("something-new", (1, 2))])
    assert not table.motion.busy
    script = motion.IslandScript(
        table.motion, type("B", (), {"view": table.model.view, "rects": {}, "chart": table.model.centre.state})()
    )
    assert script.made() == []
    table.model.screen.motions = NONE  # as of a game that declares none
    table.motion.keep(events := [Event("fear", (2,))])
    table.motion.start(events)
    assert not table.motion.busy


def test_a_mapping_of_motions_knows_only_declared_events() -> None:
    with pytest.raises(EventError, match="mooved"):
        Motions(EVENTS, {"mooved": lambda script: None})
    with pytest.raises(EventError, match='no "where"'):
        Motions(EVENTS, {"moved": lambda script, where: None})
    with pytest.raises(KeyError, match="feer"):
        Motions(EVENTS, {}, covers=("feer",))
    assert set(motion.MOTIONS) <= set(EVENTS)


def test_the_ring_and_the_curve_stay_inside_what_they_report() -> None:
    ring = Ring(0, 100, (50, 50), (4, 30), "#FFFFFF", 3)
    for n in range(11):
        box = ring.rect(n / 10)
        assert box is not None and box.center == (50, 50)
    assert tween.curve((0, 0), (10, 4), 0) == (0, 0)
    assert tween.curve((0, 0), (10, 4), 1) == (10, 4)


def test_a_card_shown_for_a_moment_keeps_its_round_corners(moving_table: Any) -> None:
    """Full opacity must not switch off the picture's own transparency."""
    app, table = moving_table(session_of())
    card = next(iter(table.model.rules.box.fear))
    table.motion.keep(events := [Event("fear-card", (card, 1))])
    table.motion.start(events)
    for _ in range(30):
        app.step(16, [])
    shown = next(m for m in table.motion.line.active if isinstance(m, Picture) and not m.under)
    at = shown.at
    assert app.screen.get_at(at) != pygame.Color(0, 0, 0)
    with_card = app.screen.get_at(at)
    table.motion.finish()
    app.step(16, [])
    assert app.screen.get_at(at) == with_card
