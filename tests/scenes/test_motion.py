"""Motion: between start and end, the same for the same steps, ended by any input, small in what it draws."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.core.engine.decision import Event
from game.core.engine.events import EventError
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.spirit_island.events import EVENTS
from scenes.app.program import App
from scenes.draw import tween
from scenes.games.spirit_island import motion
from scenes.games.spirit_island.art import cardback
from scenes.games.spirit_island.pieces import Leave, Move
from scenes.table import TableScene
from scenes.table.motion_hand import HandMotion
from scenes.table.motion_script import NONE, Motions
from scenes.table.motion_things import Fly, Picture, Ring
from tests.scenes.games import any_option, session_of

SMALL = (1280, 720)


def before(
    kind: str, seats: tuple[str, ...] = ("human",), wanted: Callable[[list[Event]], bool] | None = None
) -> tuple[Session, Any]:
    """A game in which this option sets off an event of this kind: (session at the question, option)."""
    for seed in range(1, 30):
        session, rng = session_of(seats, seed), Rng(seed)
        for _ in range(150):
            if session.decision is None:
                break
            pick = any_option(session, rng)
            events = session.choose(pick.seat, pick.key)
            if any(e.kind == kind for e in events) and (wanted is None or wanted(events)):
                session.undo(cross_fence=True)
                return session, pick
    raise AssertionError(f"no game came to {kind}")


@pytest.fixture
def make(table_of: Callable[..., Any]) -> Any:
    def made(session: Session, size: tuple[int, int] = SMALL, **settings: Any) -> tuple[App, TableScene]:
        table = table_of(session, size, **{"reduced_motion": False, **settings})
        return table.app, table

    return made


def choose(table: TableScene, pick: Any) -> None:
    table.model.seat = pick.seat
    table.sync()
    table.model.options.setdefault(pick.key, pick.seat)
    table.actions.choose(pick.key)


def shot(app: App) -> bytes:
    assert not app.errors, app.errors[0]
    return pygame.image.tobytes(app.screen, "RGB")


def same(a: bytes, b: bytes) -> bool:
    """Equal but for the outermost fringe of shadows, which a part drawn alone may round by a step or two."""
    return len(a) == len(b) and (a == b or max(abs(p - q) for p, q in zip(a, b, strict=True)) <= 3)


def settled(app: App) -> bytes:
    """The picture when nothing moves any more, drawn as a whole."""
    for _ in range(400):
        if not app.step(16, []):
            break
    app.invalidate()
    app.step(16, [])
    return shot(app)


@pytest.fixture(scope="module")
def moving() -> tuple[Session, Any]:
    return before("moved", wanted=lambda events: sum(e.kind == "moved" for e in events) == 1)


@pytest.fixture
def moved(moving: tuple[Session, Any]) -> Iterator[tuple[Session, Any]]:
    """A session in which one answer moves one piece; taken back afterwards."""
    session, pick = moving
    count = len(session.log)
    yield session, pick
    while len(session.log) > count:
        session.undo(cross_fence=True)


def test_a_piece_is_between_start_and_end_and_comes_to_where_it_stands(make: Any, moved: Any) -> None:
    app, table = make(moved[0])
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


def test_the_picture_in_motion_differs_and_ends_as_without_motion(make: Any, moved: Any) -> None:
    app, table = make(moved[0])
    choose(table, moved[1])
    app.step(100, [])
    middle = shot(app)
    assert table.motion.busy
    end = settled(app)
    assert middle != end
    table.model.session.undo(cross_fence=True)
    app, table = make(moved[0], speed="instant")
    choose(table, moved[1])
    app.step(16, [])
    assert not table.motion.busy
    assert settled(app) == end
    table.model.session.undo(cross_fence=True)


def test_the_same_steps_give_the_same_pictures(make: Any, moved: Any) -> None:
    films = []
    for _ in range(2):
        app, table = make(moved[0])
        choose(table, moved[1])
        film = []
        for _ in range(8):
            app.step(30, [])
            film.append(shot(app))
        films.append(film)
        table.model.session.undo(cross_fence=True)
    assert films[0] == films[1]
    assert len(set(films[0])) > 4


def test_any_input_ends_it_and_is_taken_at_once(make: Any) -> None:
    session, pick = before("card-played")
    app, table = make(session)
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


def test_items_and_text_are_final_while_things_move(make: Any, moved: Any) -> None:
    session, pick = moved
    app, table = make(session)
    choose(table, pick)
    app.step(50, [])
    assert table.motion.busy
    moving = app.text_view()
    table.motion.finish()
    app.step(16, [])
    assert app.text_view() == moving
    session.undo(cross_fence=True)


def test_reduced_motion_only_fades_and_not_for_long(make: Any, moved: Any) -> None:
    session, pick = moved
    app, table = make(session, reduced_motion=True)
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


def test_undo_is_a_short_fade(make: Any, moved: Any) -> None:
    for speed in ("fast", "normal", "step"):
        app, table = make(moved[0], speed=speed)
        choose(table, moved[1])
        settled(app)
        table.actions.undo_over()
        assert table.motion.busy
        assert all(isinstance(m, Picture) for m in table.motion.line.active)
        app.step(151, [])
        assert not table.motion.busy


def test_speeds_scale_the_time(make: Any, moved: Any) -> None:
    took = {}
    for speed in ("fast", "normal", "step"):
        app, table = make(moved[0], speed=speed)
        choose(table, moved[1])
        took[speed] = 0
        while table.motion.busy and not app.errors:
            app.step(4, [])
            took[speed] += 4
        table.model.session.undo(cross_fence=True)
    assert took["fast"] == pytest.approx(0.4 * took["normal"], abs=8)
    assert took["step"] == took["normal"], "it is what it waits for that differs"


def test_an_automatic_step_takes_a_second_and_a_half_at_most(make: Any) -> None:
    session, pick = before("advance", ("human", "human", "human"), lambda events: sum(e.kind == "explore" for e in events) > 4)
    app, table = make(session)
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
def test_every_kind_of_event_moves_and_ends_in_the_final_picture(make: Any, kind: str) -> None:
    """Events as the rules say them, shown on a position in which they might have happened."""
    real = kind.startswith("card")
    session, pick = before(kind) if real else (session_of(), None)
    app, table = make(session)
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


def test_a_played_card_slides_and_keeps_its_frame(make: Any) -> None:
    session, pick = before("card-played")
    app, table = make(session, (1920, 1080))
    choose(table, pick)
    row = next(m for m in table.motion.line.active if isinstance(m, HandMotion))
    assert any(place.key == pick.key and place.played for place, _ in row.cards)
    app.step(100, [])
    middle = shot(app)
    assert settled(app) != middle


def test_a_destroyed_piece_leaves_at_its_moment_and_fear_flies_from_there(make: Any) -> None:
    app, table = make(session_of())
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


def test_targets_breathe_for_a_while_and_then_nothing_is_drawn(make: Any) -> None:
    session, _ = before("power-used")
    app, table = make(session)
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


def test_a_moving_piece_draws_only_small_parts(make: Any, moved: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    app, table = make(moved[0], (1920, 1080))
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


def test_events_and_games_without_motion_are_no_error(make: Any) -> None:
    app, table = make(session_of())
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


def test_a_card_shown_for_a_moment_keeps_its_round_corners(make: Any) -> None:
    """Full opacity must not switch off the picture's own transparency."""
    app, table = make(session_of())
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


def test_on_a_calm_table_only_what_stands_elsewhere_fades(make: Any, moved: Any) -> None:
    session, pick = moved
    app, table = make(session, reduced_motion=True)
    inner, shown = table.model.centre.inner, table.model.centre.chart
    choose(table, pick)
    changed = {m.rect(0.0).move(-inner.x, -inner.y).topleft for m in table.motion.line.active}
    assert changed
    for corner in changed:  # boxes of lands: not the chart, nor a panel or the hand
        assert corner != (0, 0) and shown.size[0] > corner[0] >= 0 and shown.size[1] > corner[1] >= 0
    assert all(inner.contains(m.rect(0.0)) and m.rect(0.0).w < 0.7 * inner.w for m in table.motion.line.active)
    session.undo(cross_fence=True)


def test_an_answer_that_only_offers_lands_fades_nothing_on_a_calm_table(make: Any, moved: Any) -> None:
    app, table = make(moved[0], reduced_motion=True)
    table.motion.keep([])
    before = table.motion.before
    legal = frozenset(list(table.model.centre.state.items)[:2])
    table.model.centre.state = dataclasses.replace(table.model.centre.state, legal=legal, veiled=True)
    assert table.model.centre.changing() == []
    land = next(land for land, things in table.model.centre.state.items.items() if len(things) > 1)
    items = {**table.model.centre.state.items, land: ()}
    table.model.centre.state = dataclasses.replace(table.model.centre.state, items=items)
    (box,) = table.model.centre.changing()
    table.motion.cover(box)
    table.motion.cover(table.model.grid.prompt)
    assert before.boxes == [box]


@pytest.mark.parametrize("kind", ["destroyed", "added"])
def test_the_map_holds_its_picture_until_motion_begins(make: Any, kind: str) -> None:
    """In the answer's own frame no land shows its end, which the motion would take back."""
    session, pick = before(kind)
    app, table = make(session, sync=False)
    for _ in range(40):
        app.step(16, [])
    old = dict(table.model.centre.state.items)
    choose(table, pick)
    assert table.motion.holds and not table.motion.busy
    app.step(16, [])
    chart, steps = table.model.centre.chart, 0
    while table.motion.holds:
        shown = chart._shown.items
        changed = [land for land in old if strip(old[land]) != strip(table.model.centre.state.items[land])]
        assert changed and all(strip(shown[land]) == strip(old[land]) for land in changed)
        app.step(16, [])
        steps += 1
        assert steps < 20
    assert table.motion.busy and chart._shown.items == table.model.centre.state.items
    settled(app)
    found, table.model.canvas = table.model.canvas.subsurface(table.model.centre.inner), table.app.backdrop().copy()
    table.model.centre.paint(table.model.canvas)
    made = table.model.canvas.subsurface(table.model.centre.inner)
    assert same(pygame.image.tobytes(found, "RGB"), pygame.image.tobytes(made, "RGB"))


def strip(things: Any) -> list[Any]:
    return [thing._replace(mark="", key="") for thing in things]


def test_input_brings_a_held_map_to_its_end(make: Any) -> None:
    session, pick = before("destroyed")
    app, table = make(session, sync=False)
    for _ in range(40):
        app.step(16, [])
    choose(table, pick)
    assert table.motion.holds
    app.step(16, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F15, unicode="", mod=0, scancode=0)])
    assert not table.motion.holds and not table.motion.busy and not table.painter.steps
    assert table.model.centre.chart._shown.items == table.model.centre.state.items


def test_cards_to_choose_from_are_dealt_to_who_points_at_something(make: Any) -> None:
    """Drawing the hover mark asks for the items: that brings nothing forward, and no card is left out of what is drawn next."""
    session, pick = before("card-drawn")
    app, table = make(session, sync=False)
    for _ in range(40):
        app.step(16, [])
    table.model.seat = pick.seat
    table.sync()
    button = table.model.grid.menu.center
    app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=button, rel=(1, 1), buttons=(0, 0, 0))])
    assert table.hover_key == "menu"
    table.model.options.setdefault(pick.key, pick.seat)
    table.actions.choose(pick.key)
    assert table.motion.holds and table.painter.steps
    app.step(16, [])
    assert table.motion.holds and table.painter.steps  # the answer's own frame
    dealt = False
    for _ in range(300):
        moving = app.step(16, [])
        dealt = dealt or bool(table.motion.held)
        if not moving:
            break
    assert dealt and table.model.carded
    assert all(table.item(key) is not None for key in table.model.carded)
    end = shot(app)
    assert same(settled(app), end)


def test_cards_fly_from_their_deck_face_down(make: Any) -> None:
    session, pick = before("card-drawn")
    app, table = make(session)
    choose(table, pick)
    backs = {id(cardback.in_flight(deck, w.rect.size)) for w in table.widgets if w.role == "card" for deck in ("minor", "major")}
    deals = [m for m in (*table.motion.line.waiting, *table.motion.line.active) if isinstance(m, motion.Deal)]
    assert len(deals) == len(table.motion.held) > 1
    assert all(id(deal.sprite) in backs for deal in deals)
