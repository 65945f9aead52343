"""The panels of Spirit Island as rows: sound rows in every position, rails that tell the same, panels drawn beforehand."""

from __future__ import annotations

import itertools
from typing import Any

import pygame
import pytest

from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.play.session import Session
from scenes.app import game_list
from scenes.draw import text, theme
from scenes.games.spirit_island.invaders import Slot
from scenes.games.spirit_island.painted import Level
from scenes.games.spirit_island.side_panel import SidePanel
from scenes.games.spirit_island.spirit_panel import SpiritPanel
from scenes.games.spirit_island.strips import short_strip
from scenes.table import pen
from scenes.table.row_layout import LEAST_SCALE
from scenes.table.rows import faults
from scenes.table.scene import TableScene
from tests.scenes.games import any_option, session_of
from tests.scenes.hands import point, press, step

SMALL, LARGE = (1280, 720), (1920, 1080)


def panels(table: Any) -> tuple[SpiritPanel, SidePanel]:
    """The two panels beside the board."""
    own = next(panel for panel in table.model.panels if isinstance(panel, SpiritPanel))
    return own, next(panel for panel in table.model.panels if isinstance(panel, SidePanel))


def told(panel: Any, role: str = "") -> dict[str, str]:
    """Its lines of the text view: name -> value."""
    return {item.name: item.value for item in panel.spots if not role or item.role == role}


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 5), (3, 9)])
def test_rows_are_sound_in_every_position(table_of: Any, seats: int, seed: int) -> None:
    for moves in (0, 14, 55, 140):
        table = table_of(session_of(seats, seed, moves), SMALL)
        for panel in panels(table):
            assert not faults(panel.rows()) and not faults(panel.rail_rows())
            assert all(panel.rect.contains(item.rect) for item in panel.spots if item.rect)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_rail_tells_what_the_panel_tells(table_of: Any, seats: int) -> None:
    small, large = (panels(table_of(session_of(seats, 7, 46), size)) for size in (SMALL, LARGE))
    for rail, whole in zip(small, large, strict=True):
        assert rail.rail and not whole.rail
        lines = told(whole)
        same = {name for name, value in told(rail).items() if lines.get(name) == value}
        assert len(told(rail)) - len(same) <= 1, "the button that opens the panel, or how another player's state is worded"
    keys = {item.key for item in small[1].spots} & {item.key for item in large[1].spots}
    assert {"slot-ravage", "slot-build", "slot-explore", "fear-cards", "blight", "pile-minor", "pile-own", "log"} <= keys


def test_growth_may_be_chosen_on_the_panel_opened_over_a_low_window(table_of: Any) -> None:
    table = table_of(session_of(2, 7), SMALL)
    assert not any(item.key.startswith("branch:") for item in panels(table)[0].spots)
    table.drawers.show_panel(table.model.seat)
    step(table.app)
    item = next(item for item in table.model.over_panel.spots if item.key == "branch:1")
    item.act()
    step(table.app)
    assert table.model.taken("p0", "growth.choose") == "branch:1"


def test_the_panel_of_the_next_seat_is_there_at_once(table_of: Any) -> None:
    table = table_of(session_of(3, 7), LARGE)
    panel, _ = panels(table)
    assert not panel._layers or len(panel._layers) == len(panel.places())
    for _ in table.model.screen.prewarm():
        pass
    made = len(panel._layers)
    assert made >= 3 * len(panel.places())
    for seat in ("p1", "p2"):
        assert table.seating.take_seat(seat)
        table.sync()
        step(table.app)
        assert panel.seat == table.model.seat == seat and len(panel._layers) == made
        assert [item.key for item in panel.spots if item.role == "button"][:2] == ["branch:0", "branch:1"]


def test_an_innate_power_that_may_be_used_is_a_button_round_its_levels(table_of: Any) -> None:
    for moves in range(4, 400, 3):
        session = session_of(1, 5, moves)
        decision = session.decision
        key = next((key for key in decision.keys() if key.startswith("innate:") and "/" not in key), "") if decision else ""
        if key:
            break
    table = table_of(session, LARGE)
    panel, _ = panels(table)
    found = {item.key: item for item in panel.spots}
    levels = [item.rect for item in panel.spots if item.key.startswith("level-") and key[7:] in item.key]
    assert found[key].role == "button" and len(levels) >= 2 and all(found[key].rect.contains(box) for box in levels)
    gold, canvas, rect = table.model.canvas.map_rgb(pygame.Color(theme.shown(theme.LEGAL))), table.model.canvas, found[key].rect
    for box in levels:  # its frame stands beside each level, where their boxes covered it
        for x in (rect.x, rect.right):
            assert any(canvas.get_at_mapped((x + dx, box.centery)) == gold for dx in range(-6, 7)), (x, box)
    for y in (rect.y, rect.bottom - 1):
        assert any(canvas.get_at_mapped((rect.centerx, y + dy)) == gold for dy in range(-6, 7)), y


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_every_row_of_the_tallest_panels_has_its_room(table_of: Any, lang: str) -> None:
    """Ocean and Bringer have long rules and rows of their own: lines fold before words lie over each other."""
    for spirit in ("oceans-hungry-grasp", "bringer-of-dreams-and-nightmares", "thunderspeaker", "a-spread-of-rampant-green"):
        seats = ({"spirit": spirit, "board": "A", "control": "human"},)
        session = Session(game_list.rules_for("spirit-island"), Setup("spirit-island", "base", seats=seats, seed=3))
        panel, _ = panels(table_of(session, LARGE, lang))
        places = panel.places()
        assert panel._squeeze >= LEAST_SCALE and len(places) == len(panel.rows())
        for upper, lower in itertools.pairwise(places):
            assert upper.rect.bottom <= lower.rect.y, (spirit, upper.row.name)
        assert places[-1].rect.bottom <= panel.rect.bottom


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_figures_below_four_slots_stand_apart(table_of: Any, lang: str) -> None:
    """Against England there are four places for invader cards."""
    options = [("adversary", "england"), ("level", "6")]
    _, panel = panels(table_of(session_of(1, 3, 60, options=options, box="base"), LARGE, lang))
    drawn = panel.pen()
    slots = [(cell.paint, w) for row in panel.rows() if row.cells and isinstance(row.cells[0].paint, Slot)
             for cell, w in zip(row.cells, panel._widths(row, panel._inner().w), strict=True)]  # fmt: skip
    assert len(slots) == 4
    for slot, wide in slots:
        assert drawn.kit.width(slot.below(drawn, wide), 15.5) <= wide


@pytest.mark.parametrize("size", [LARGE, (3840, 2160)], ids=str)
@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_the_name_of_a_phase_keeps_off_the_box_round_it(table_of: Any, lang: str, size: tuple[int, int]) -> None:
    """At 3840x2160 the Ukrainian word for explore ran from edge to edge."""
    _, panel = panels(table_of(session_of(1, 3, 20), size, lang))
    drawn = panel.pen()
    slots = [(cell.paint, w) for row in panel.rows() if row.cells and isinstance(row.cells[0].paint, Slot)
             for cell, w in zip(row.cells, panel._widths(row, panel._inner().w), strict=True)]  # fmt: skip
    assert len(slots) == 3
    for slot, wide in slots:
        assert drawn.kit.width(slot.name, slot.name_size(drawn, wide), "sans-semi") <= wide - drawn.px(6)


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_the_growth_row_that_was_taken_is_not_cut(table_of: Any, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """Beside the word "taken", the third row of Ocean's Hungry Grasp had no room for its last words."""
    seats = ({"spirit": "oceans-hungry-grasp", "board": "A", "control": "human"},)
    session = Session(game_list.rules_for("spirit-island"), Setup("spirit-island", "base", seats=seats, seed=3))
    for _ in range(20):
        keys = session.decision.keys("p0")
        if "branch:2" in keys:
            session.choose("p0", "branch:2")
            break
        session.choose("p0", keys[0])
    cut, layout = list[str](), text.layout

    def watched(words: str, *rest: Any, **more: Any) -> Any:
        cut.extend([words] if more.get("max_lines") == 1 else [])
        return layout(words, *rest, **more)

    monkeypatch.setattr(text, "layout", watched)
    pen._lines.clear()
    table = table_of(session, LARGE, lang)
    assert table.model.taken("p0", "growth.choose") == "branch:2"
    growth = next(row for row in panels(table)[0]._rows if row.name == table.t("table-growth"))
    assert not {cell.paint.line for cell in growth.cells} & set(cut)


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_the_panel_opened_in_two_columns_has_room_for_each_row(table_of: Any, lang: str) -> None:
    """At 1280x720 the card-play track of the Ocean ran onto the lower edge, and the closing x lay on the sign of a fast power."""
    seats = ({"spirit": "oceans-hungry-grasp", "board": "A", "control": "human"},)
    session = Session(game_list.rules_for("spirit-island"), Setup("spirit-island", "base", seats=seats, seed=3))
    table = table_of(session, SMALL, lang)
    table.drawers.show_panel("p0")
    panel, close = table.model.over_panel, table.widget("close-panel").rect
    for place in panel.places():
        assert place.rect.bottom <= panel.rect.bottom - table.kit.px(8), place.row.name
        if place.rect.right > close.x:
            assert place.rect.y >= close.bottom - table.kit.px(6), place.row.name


def test_lines_that_can_be_pointed_at_are_as_high_as_that_takes(table_of: Any) -> None:
    """What only Ocean has, and what another power has given until the turn ends."""
    seats = tuple({"spirit": spirit, "board": board, "control": "human"} for spirit, board in (
        ("oceans-hungry-grasp", "A"), ("bringer-of-dreams-and-nightmares", "B")))  # fmt: skip
    session = Session(game_list.rules_for("spirit-island"), Setup("spirit-island", "base", seats=seats, seed=3))
    table = table_of(session, SMALL)
    table.drawers.show_panel(table.model.seat)
    step(table.app)
    lines = [item for item in table.model.over_panel.spots if item.key.startswith(("about:drowned", "about:chosen"))]
    assert lines and all(item.rect.h >= table.model.kit.px(24) for item in lines)


def with_innate() -> tuple[Session, str]:
    """A game that offers an innate power, and its key."""
    for moves in range(4, 400, 3):
        session = session_of(1, 5, moves)
        decision = session.decision
        if key := next((key for key in decision.keys() if key.startswith("innate:") and "/" not in key), "") if decision else "":
            return session, key
    raise AssertionError("no innate power may be used")


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_a_used_innate_power_is_marked_and_its_levels_are_no_longer_gold(
    table_of: Any, cut: list[str], size: tuple[int, int], lang: str
) -> None:
    """Cards had a slip "used"; the gold row of a level looked as if the power could be used still."""
    session, key = with_innate()
    for used in (False, True):
        session.state.used["p0"] = (key,) if used else ()
        table = table_of(session, size, lang)
        panel, word = panels(table)[0], table.t("table-innate-used")
        title = table.model.wording.texts.innate(key[7:]).title
        row = next(row for row in panel.rows() if row.name == title)
        if panel.rail:
            assert row.value.endswith(word) is used and row.paint.rail.icon == ("check" if used else "innate")
        else:
            levels = [cell for cells in row.cells for cell in cells.cells]
            assert any(level.chosen for level in levels) is not used
            assert any(all(enough for _, _, enough in level.paint.needs) for level in levels), "what is reached is seen still"
            assert row.paint.whole.used == (word if used else "")
    assert not cut


def test_the_short_line_of_an_innate_power_says_what_makes_it_fast(table_of: Any) -> None:
    """Thunderspeaker's, in columns too narrow for the whole line."""
    table = table_of(session_of(1, 3, box="base"), SMALL)
    found = [raw for raw in table.model.rules.box.raw["innate"].values() if raw.get("fast_with")]
    assert len(found) == 2
    for raw in found:
        assert short_strip(table.model, raw).endswith("<b>4</b> <air> → <fast>")


def test_no_light_stays_where_a_line_of_another_panel_was(start: Any) -> None:
    """The white light round the line under the pointer stayed across the headings of the panel of the player who acts next."""
    app = start(LARGE, sync=False, deaf=True, reduced_motion=True)
    seats = tuple({"spirit": spirit, "board": board, "control": "human"} for spirit, board in (
        ("thunderspeaker", "A"), ("oceans-hungry-grasp", "B")))  # fmt: skip
    session = Session(game_list.rules_for("spirit-island"), Setup("spirit-island", "base", seats=seats))
    while not session.decision.parts:  # the ocean chooses where it begins
        option = session.decision.options[0]
        session.choose(option.seat, option.key)
    table: Any = app.push(TableScene(app, session))
    for _ in range(60):
        step(app)
    point(app, next(item.rect.center for item in table.items() if item.key == "branch:2"))
    assert table.hover_key == "branch:2"
    table.model.seat = "p1"
    table.sync(staged=True)
    for _ in range(60):
        step(app)
    seen = pygame.image.tobytes(app.screen, "RGB")
    table.redraw()
    step(app)
    assert pygame.image.tobytes(app.screen, "RGB") == seen


def usable_innate() -> Session:
    """A game in which Thundering Destruction may be used: its levels are low, one line each."""
    for seed in range(1, 60):
        session, rng = session_of(1, seed, box="base"), Rng(seed)
        while (decision := session.decision) is not None:
            if any(key.startswith("innate:thundering-destruction") for key in decision.keys()):
                return session
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
    raise AssertionError


@pytest.mark.parametrize(("size", "scale"), [(SMALL, 100), (LARGE, 75), (LARGE, 100), (LARGE, 125)])
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_tick_of_a_usable_innate_power_covers_no_figure(
    table_of: Any, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: int, lang: str
) -> None:
    """It lay over the number of the first element that the first level needs."""
    ticks: list[pygame.Rect] = []
    figures: list[pygame.Rect] = []
    tick, draw = pen.Pen.tick, Level.draw

    def ticked(self: Any, canvas: pygame.Surface, at: tuple[int, int], share: float = 1.0, anchor: str = "center") -> None:
        side = max(15, self.px(21 * share))
        box = pygame.Rect(0, 0, side, side)
        setattr(box, anchor, at)
        ticks.append(box)
        tick(self, canvas, at, share, anchor)

    def drawn(self: Level, with_pen: Any, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        px = with_pen.px
        for n, (_, count, _) in enumerate(self.needs):
            wide = with_pen.kit.width(str(count), 16, "sans-bold")
            figures.append(pygame.Rect(rect.x - px(1) + n * px(36), rect.centery - px(8), wide, px(16)))
        draw(self, with_pen, canvas, rect)

    session = usable_innate()
    monkeypatch.setattr(pen.Pen, "tick", ticked)
    monkeypatch.setattr(Level, "draw", drawn)
    table = table_of(session, size, lang, scale)
    if not figures:  # the panel is a rail
        press(table.app, pygame.K_p)
    assert figures and ticks, "or the test shows nothing"
    assert [(box, at) for box in figures for at in ticks if box.colliderect(at)] == []
