"""What makes the table quick must not show: sections painted by themselves, panels that follow a frame later."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.engine.rng import Rng
from scenes.app.program import App
from scenes.checks import audit_games
from scenes.games.spirit_island.board import MOST_REPAINTED, Board, view_lands
from scenes.table import TableScene
from scenes.table.painter import LATER
from scenes.table.panel import SectionedPanel
from scenes.table.row_panel import RowPanel

FULL_HD = (1920, 1080)


@pytest.fixture
def opened(start: Callable[..., App]) -> Any:
    def made(sync: bool, share: float = 0.5) -> tuple[App, Any]:
        app = start(FULL_HD, sync=sync, deaf=True, reduced_motion=True)
        table = TableScene(app, audit_games.fresh_at("spirit-island", 3, share), None)
        app.push(table)
        app.step(16, [])
        return app, table

    return made


def seen(table: Any, part: SectionedPanel) -> tuple[bytes, list[Any]]:
    """The panel within its edge as it is on the canvas, and its items."""
    inside = part.rect.inflate(-24, -24)
    items = [(i.role, i.name, i.value, i.hint, i.key, tuple(i.rect or ())) for i in part.spots]
    return pygame.image.tobytes(table.model.canvas.subsurface(inside), "RGB"), items


def test_a_panel_painted_section_by_section_is_the_panel_painted_as_a_whole(opened: Any) -> None:
    app, table = opened(True)
    rng, panels = Rng(3), [part for part in table.model.panels if isinstance(part, SectionedPanel)]
    assert len(panels) == 2
    fewer = 0
    for _ in range(14):
        keys = list(table.model.options)
        before = [dict(part._there) for part in panels]
        table.actions.choose(keys[rng.below(len(keys))])
        app.step(400, [])
        for part, was in zip(panels, before, strict=True):
            kept = sum(part._there[place] is was.get(place) for place in part._there)
            fewer += 0 < kept < len(part._there)
            shown = seen(table, part)
            part._layers.clear()
            part._ground = None
            table.painter.repaint(part)
            assert seen(table, part) == shown
    assert fewer > 3  # it did save painting


def test_after_an_answer_panels_follow_in_the_next_frames_and_nobody_meets_them_behind(opened: Any) -> None:
    app, table = opened(False)
    rng, put_off = Rng(5), 0
    for n in range(12):
        keys = list(table.model.options)
        table.actions.choose(keys[rng.below(len(keys))])
        table.staging.finish()
        stale = [part for part in table.model.panels if part.cache_key() != part.shown]
        put_off += bool(stale)
        assert all(part.zone in LATER for part in stale)
        assert table.painter.steps
        if n % 3 == 0:
            assert table.items() is table.items()  # asking brings everything up to date
        elif n % 3 == 1:
            app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=(900, 400), rel=(1, 1), buttons=(0, 0, 0))])
        else:
            for _ in range(8):
                app.step(16, [])
        assert not table.painter.steps
        assert all(part.cache_key() == part.shown for part in table.model.panels)
    assert put_off > 3
    app.pop()


def test_a_pointer_that_rests_does_not_hurry_the_panels(opened: Any) -> None:
    """Nothing was touched for a while, so a tip would be due: it waits until the answer has been drawn."""
    app, table = opened(False)
    item = table.items()[0]
    for hovered in ("", item.key):
        app.step(16, [])
        app.tip.since = app.now - 5000
        table.hover_key = hovered
        table.actions.choose(next(iter(table.model.options)))
        table.staging.finish()
        assert table.painter.steps
        app.step(16, [])
        assert table.painter.steps, f"pointed at {hovered or 'nothing'}: all was drawn in one frame"
    app.pop()


def test_cards_to_choose_from_say_what_they_do_when_read(opened: Any) -> None:
    from scenes.table import choices

    _, table = opened(True)
    widget = choices.CardPick(table.model, "card:accelerated-rot", pygame.Rect(0, 0, 100, 140), "a", number=1)
    widget.scene = table
    assert widget.value == ""
    assert choices.card_words(table.model, "card:accelerated-rot") == widget.items()[0].value != ""


def test_nothing_is_prepared_while_hands_are_busy(opened: Any) -> None:
    app, table = opened(False)
    done = []
    table.idle.prewarm = lambda: (done.append(n) for n in range(3))
    for pos in ((300, 300), (302, 300), (304, 300)):
        app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(2, 0), buttons=(0, 0, 0))])
    while app.busy_hands:
        assert not done
        app.step(16, [])
    while app.step(16, []):  # as long as there is more, the loop does not slow down
        pass
    assert done == [0, 1, 2]


def test_the_map_is_rough_while_the_wheel_turns_and_sharp_when_it_rests(opened: Any) -> None:
    app, table = opened(False)
    app.mouse = table.model.centre.inner.center
    while app.step(16, []):
        pass
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False, precise_x=0.0, precise_y=1.0)
    for _ in range(3):
        app.step(16, [wheel])
        assert table.model.centre.chart.rough
    while app.busy_hands:
        app.step(16, [])
    for _ in range(3):
        app.step(16, [])
    assert table.model.centre.zoomed and not table.model.centre.chart.rough
    table.model.centre.fit()


def test_the_things_of_a_board_are_read_once_and_where_they_stand_is_worked_out_once(
    opened: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question about pieces read each land twice; a list, what it hides and a card beside the map each measured the board."""
    _, table = opened(True)
    board, read, measured = table.model.centre, [], []
    lying, covers = Board._lying, Board._covers
    monkeypatch.setattr(Board, "_lying", lambda self, land: read.append(land) or lying(self, land))
    monkeypatch.setattr(Board, "_covers", lambda self, thing: measured.append(thing.key) or covers(self, thing))
    key = next(iter(table.model.options))
    table.model.shapes[f"piece:{next(iter(board.state.items))}/town"] = key
    board.sync()
    assert sorted(read) == sorted(view_lands(table.model))
    boxes = [board.standing() for _ in range(3)]
    assert boxes[0] == boxes[1] == boxes[2] and len(measured) == len(set(measured)) == len(board.present())
    board.forget()
    assert board.standing() == boxes[0] and len(measured) == 2 * len(board.present())


def test_a_board_that_looks_otherwise_all_over_is_painted_in_a_frame_of_its_own(
    opened: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, table = opened(False)
    board, painted = table.model.centre, []
    for _ in range(20):
        app.step(16, [])
    paint_on = board.chart._paint_on
    monkeypatch.setattr(board.chart, "_paint_on", lambda target, box, *more: painted.append(box) or paint_on(target, box, *more))
    state = dataclasses.replace(board.state, legal=frozenset(list(board.state.items)[:2]), picked=frozenset(), veiled=True)
    monkeypatch.setattr(Board, "sync", lambda self: setattr(self, "state", state))
    assert len(board.chart.outdated(state)) > MOST_REPAINTED
    table.painter.sync(staged=True)
    assert board.stale and not painted
    app.step(16, [])  # the answer's own frame
    assert board.stale and not painted
    app.step(16, [])
    assert not board.stale and painted and board.chart.outdated(state) == []
    app.pop()


def test_one_idle_step_looks_at_one_panel(start: Callable[..., App], monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding the panel of one seat as it was and drawing that of the next came in one frame."""
    app = start(FULL_HD, sync=False, deaf=True, reduced_motion=True)
    table: Any = app.push(TableScene(app, audit_games.fresh_at("spirit-island", 3, 0.5), None))
    app.step(16, [])
    panel: Any = next(part for part in table.model.panels if isinstance(part, RowPanel) and not part.rail)
    asked: list[str] = []
    drawn = panel._prewarmed
    monkeypatch.setattr(panel, "_prewarmed", lambda seat, n: asked.append(seat) or drawn(seat, n))
    most, seats = 0, set()
    for _ in panel.prewarm():
        most, seats = max(most, len(asked)), {*seats, *asked}
        asked.clear()
    assert most == 1 and len(seats) == 2
