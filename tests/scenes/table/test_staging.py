"""What the game does by itself is shown step by step: position, caption, ribbon and log together, and input loses nothing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.core.engine.decision import Event
from game.core.engine.rng import Rng
from game.core.teaching import lessons
from game.core.teaching.lesson_book import Book
from scenes.app.settings_store import PACE
from scenes.app.shield import SPRUNG_MS
from scenes.app.tables import record
from scenes.table import TableScene
from scenes.table.lesson_table import open_lesson
from scenes.table.staging import HELD_MS, in_runs
from scenes.table.step import Step
from scenes.table.steps import Shown, StepTeller
from tests.scenes.games import any_option, asking, session_of
from tests.scenes.hands import click, click_at
from tests.scenes.staged import Start, island, press, until_step, wait

RETURN, ESCAPE = pygame.K_RETURN, pygame.K_ESCAPE


def lands_of(view: Any) -> dict[Any, Any]:
    return {place: have for place, have in view.pieces.items() if sum(have)}


def test_a_pointer_at_rest_brings_no_tip_over_what_is_shown(start: Start) -> None:
    """In a battle of Anima the tip of the area that had been clicked lay over the dice, again at each step."""
    table = island(start, "step")
    app = table.app

    def point(item: Any) -> None:
        app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=item.rect.center, rel=(1, 1), buttons=(0, 0, 0))])
        wait(app, 1500)

    told = [item for item in table.items() if item.rect and item.zone == "panel" and table.model.about(item.tells)]
    point(told[0])
    assert app.tip.text, "before, it is there"
    table.actions.choose("done")
    until_step(table)
    wait(app, 3000)
    assert table.model.staged is not None and not app.tip.text
    point(next(item for item in told if table.item(item.key) and item.rect != told[0].rect))
    assert app.tip.text, "who wants to know something meanwhile points at it"


def test_a_land_pointed_at_tells_nothing_while_a_step_says_what_happens(start: Start) -> None:
    """The preview of the land that had been clicked lay over the callouts of the steps that followed."""
    table = island(start, "step", moves=1)
    app = table.app

    def pointed() -> list[str]:
        found = []
        for item in [item for item in table.items() if item.rect and item.zone == "board" and item.key.startswith("land:")]:
            app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=item.rect.center, rel=(1, 1), buttons=(0, 0, 0))])
            found += [item.key] if table.hover.callout is not None else []
        return found

    assert pointed(), "at a question a land tells what the ravage will do"
    table.actions.choose("done")
    while table.model.staged is None:
        wait(app, 0)
    assert not pointed() and table.model.staged is not None


def test_session_keeps_the_positions_between_steps() -> None:
    session = session_of(1, 7)
    seen = 0
    for _ in range(60):
        decision = session.decision
        if decision is None:
            break
        option = decision.options[-1]
        first = len(session.log)
        events = session.choose(option.seat, option.key)
        moments = session.moments
        assert [e for moment in moments for e in moment.events] == events, "none is lost and none told twice"
        if not events:
            continue
        assert len(session.log) > first and moments[-1].state.hash() == session.state.hash()
        for moment, later in zip(moments, moments[1:], strict=False):
            begun = later.events[0]
            assert session.rules.events[begun.kind].step, "a step begins where the rules say so"
            if begun.kind == "build":
                land, what = begun.args
                before, after = moment.state.pieces.get((land, what), ()), later.state.pieces.get((land, what), ())
                assert sum(after) == sum(before) + 1
                seen += 1
    assert seen > 3
    session.undo(cross_fence=True)
    assert session.moments == ()


def test_each_step_waits_with_its_position_ribbon_and_log(start: Start) -> None:
    table = island(start, "step")
    app, model = table.app, table.model
    final, lines = model.session, []
    table.actions.choose("done")
    assert final.view("p0").phase == "slow" and model.asked is None and not model.options, "the rules have gone on"
    while model.staged is not None:
        until_step(table)
        staged = model.staged
        step = staged.step
        assert model.prompt.main == step.main and model.view is staged.view
        assert model.screen.phase() in (step.run or model.screen.phase()), "the ribbon is where the caption is"
        told = [line for line, _, _ in model.log_tail(3)]
        lines.append(step.main)
        if step.changes:
            assert step.main in told, "the log has no line yet of what comes later"
        wait(app, 3000)
        assert model.staged is staged, "it waits"
        press(app, RETURN)
        wait(app, 1200)
        if final.decision is not None and model.staged is None:
            break
    assert any("G6" in line for line in lines) and len(lines) >= 4
    assert model.asked is not None and model.view.phase == "slow" and lands_of(model.view) == lands_of(final.view("p0"))


def test_enter_first_ends_the_movement_then_goes_on_and_answers_nothing(start: Start) -> None:
    table = island(start, "step")
    app, model = table.app, table.model
    table.actions.choose("done")
    for _ in range(20):  # on to one that moves something
        press(app, RETURN)
        wait(app, 32)
        if table.motion.busy:
            break
    staged, length = model.staged, len(model.session.log)
    assert table.motion.busy
    press(app, RETURN)
    assert model.staged is staged and not table.motion.busy, "the movement ends, the step stays"
    assert len(model.session.log) == length


@pytest.mark.parametrize("way", ["escape", "held key", "held mouse"])
def test_what_skips_has_to_be_let_go_before_it_answers(start: Start, way: str) -> None:
    table = island(start, "step")
    app, model = table.app, table.model
    table.actions.choose("done")
    until_step(table)
    length = len(model.session.log)
    down: Any = {"escape": (pygame.KEYDOWN, {"key": ESCAPE}), "held key": (pygame.KEYDOWN, {"key": RETURN})}.get(way)
    if down is None:
        down = (pygame.MOUSEBUTTONDOWN, {"button": 1, "pos": model.centre.inner.center})
    more = {"mod": 0, "unicode": "", "scancode": 0} if down[0] == pygame.KEYDOWN else {}
    app.step(16, [pygame.event.Event(down[0], **down[1], **more)])
    wait(app, HELD_MS + 64)
    assert model.staged is None and model.asked is not None
    for _ in range(4):
        app.step(16, [pygame.event.Event(down[0], **down[1], **more)])  # the key repeats itself
    up = pygame.KEYUP if down[0] == pygame.KEYDOWN else pygame.MOUSEBUTTONUP
    app.step(16, [pygame.event.Event(up, **down[1], **more)])
    wait(app, 200)
    assert len(model.session.log) == length and app.top is table and not app.errors, "no answer, no menu"


def test_at_normal_pace_it_goes_on_by_itself_and_instantly_nothing_is_shown(start: Start) -> None:
    table = island(start, "normal")
    table.actions.choose("done")
    assert table.model.staged is not None
    wait(table.app, 20_000)
    assert table.model.staged is None and table.model.asked is not None
    table = island(start, "instant")
    table.actions.choose("done")
    assert table.model.staged is None and table.model.asked is not None


def test_undo_in_the_middle_shows_the_question_before(start: Start) -> None:
    table = island(start, "step")
    model = table.model
    asked = model.asked.kind
    table.actions.choose("done")
    until_step(table)
    table.actions.undo_over()
    assert model.staged is None and model.asked.kind == asked


def test_a_menu_over_the_table_stops_the_steps_and_a_new_window_keeps_them(start: Start) -> None:
    table = island(start, "normal")
    app, model = table.app, table.model
    table.actions.choose("done")
    until_step(table)
    staged = model.staged
    table.dialogs.show_menu()
    wait(app, 3000)
    assert model.staged is staged
    app.pop()
    app.step(16, [pygame.event.Event(pygame.VIDEORESIZE, size=(1600, 900), w=1600, h=900)])
    assert not app.errors and (model.staged is staged or model.staged is not None)


def test_the_buttons_change_pace_skip_and_go_on(start: Start) -> None:
    table = island(start, "step")
    model = table.model
    table.actions.choose("done")
    until_step(table)
    assert {"go-on", "skip"} <= {item.key for item in table.items()}
    before = model.staged
    table.activate(table.item("go-on"))
    assert model.staged is not before
    table.staging.set_pace("instant")
    assert model.staged is None and table.app.settings.speed == "instant"


def test_one_press_too_many_on_go_on_answers_nothing(start: Start) -> None:
    """Its place is that of "Done" and of the end of a phase: a press more than there were steps declined a fear card."""
    table = island(start, "step")
    app, model = table.app, table.model
    table.actions.choose("done")
    until_step(table)
    for _ in range(200):
        at = table.item("go-on").rect.center
        click_at(app, at)
        if model.staged is None:
            break
        wait(app, 450)
    assert model.staged is None and model.asked is not None
    under = next(item for item in table.items() if item.key in ("done", "end") and item.rect and item.rect.collidepoint(at))
    length = len(model.session.log)
    click_at(app, at)
    assert app.top is table and len(model.session.log) == length, "the tail of that press"
    wait(app, 450)
    click_at(app, at)
    assert len(model.session.log) > length or app.top is not table, under.key


@pytest.mark.parametrize("live", [True, False])
def test_what_comes_too_late_for_the_steps_answers_nothing(start: Start, live: bool) -> None:
    """They ended by themselves: a click on "Skip" fell on "Undo", which came to lie there, and Enter for "Go on" chose the
    first land. Where no time passes by itself each press is meant.
    """
    table = island(start, "normal")
    app, model = table.app, table.model
    table.actions.choose("done")
    app.live = live
    while model.staged is not None:
        wait(app, 16)
    enter = pygame.event.Event(pygame.KEYDOWN, key=RETURN, mod=0, unicode="", scancode=0)
    late = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=model.grid.prompt.center, button=1)
    for event in (late, enter):
        assert app.shield.takes(event, app.now, False) == live
    with_ctrl = pygame.event.Event(pygame.KEYDOWN, key=RETURN, mod=pygame.KMOD_CTRL, unicode="", scancode=0)
    assert not app.shield.takes(with_ctrl, app.now, False), "that is no key for the steps"
    for event in (late, enter):
        assert not app.shield.takes(event, app.now + SPRUNG_MS, False)


def test_keys_answer_at_once_after_the_last_step(start: Start) -> None:
    table = island(start, "step")
    app, model = table.app, table.model
    table.actions.choose("done")
    until_step(table)
    while model.staged is not None:
        click_at(app, table.item("go-on").rect.center)
        wait(app, 450 if model.staged is not None else 0)
    length = len(model.session.log)
    app.step(16, [pygame.event.Event(pygame.KEYDOWN, key=RETURN, mod=pygame.KMOD_CTRL, unicode="", scancode=0)])
    assert len(model.session.log) > length or app.top is not table


def test_a_card_with_words_stays_long_enough_to_be_read(start: Start) -> None:
    """A fear card passed as fast as a town that was built: at the fast pace in a third of a second."""
    found: set[str] = set()
    for seed in range(1, 12):
        app = start(speed="step", sync=False)
        session, rng = session_of(1, seed, box="base"), Rng(seed)
        table: Any = app.push(TableScene(app, session))
        for _ in range(200):
            if session.decision is None or {"fear", "blight-card"} <= found:
                break
            pick = any_option(session, rng)
            session.choose(pick.seat, pick.key)
            for shown in table.staging.plan():
                kind = shown.step.card.partition(":")[0] if shown.step is not None else ""
                if kind in ("fear", "blight-card"):
                    found.add(kind)
                    assert shown.step.ms * PACE["fast"] >= 1000, shown.step.main
    assert found == {"fear", "blight-card"}


def test_fast_shows_one_step_for_each_run() -> None:
    def shown(n: int, run: str) -> Shown:
        return Shown((Event("build", (str(n),)),), n, Step(str(n), places=("a", "b", "c")[: n + 1], run=run))

    made = in_runs([shown(0, "x"), shown(1, "x"), shown(2, "x"), shown(0, ""), shown(1, "")])
    assert [(one.state, one.step.main, len(one.events)) for one in made if one.step] == [(2, "0", 3), (0, "0", 1), (1, "1", 1)]
    assert made[0].step is not None and made[0].step.at == 3, "all of it is done"


def test_a_rivals_turn_and_the_rewards_are_shown_and_secrets_are_not(start: Start) -> None:
    app = start(speed="normal", sync=False)
    session = session_of(("human", "bot:random"), 7, 0, "small-islands")
    table: Any = app.push(TableScene(app, session))
    model, places, captions = table.model, set(), []
    for _ in range(6000):
        if session.decision is None or session.state.round > 1:
            break
        if model.staged is None and model.asked is not None and model.options:
            table.actions.choose(next(iter(model.options)))
        if model.staged is not None and model.staged.step is not None:
            captions.append(model.staged.step.main)
            places.update(model.staged.step.places)
            assert "o0" not in model.staged.step.card or "Olek" not in captions[-1] or model.view.used, "only what is revealed"
            table.staging.go_on()
        app.step(200, [])
        assert not app.errors, app.errors[0]
    assert any(place.startswith("cell:") for place in places) and any("Olek" in line for line in captions)


def test_a_lesson_waits_at_each_step_and_does_not_tell_how_they_end(start: Start) -> None:
    app = start(speed="fast", sync=False)
    table = open_lesson(app, lessons.load("spirit-island")[0], Book())
    wait(app, 300)
    seen = 0
    for _ in range(60):
        if table.model.staged is not None:
            assert table.staging.pace == "step" and table.lesson.card is None, "the next card would tell what is still to come"
            seen += 1
            table.staging.go_on()
        elif seen or table.lesson.ended:
            break
        else:
            table.lesson.follow()
        wait(app, 80)
    assert seen > 2 and table.lesson.card is not None
    app.put("speed", "instant")
    assert not PACE[table.staging.pace], "who wants to see none sees none"


def test_steps_that_pass_by_themselves_are_offered_once_after_two_games(start: Start) -> None:
    table = island(start, "step")
    app = table.app
    for n, due in enumerate(("", "due", "due")):
        ended = session_of(1, 7)
        ended.state.result = ["loss", "blight"]
        record(app, ended, f"game-{n}", 60.0)
        assert app.settings.faster == due
    table.actions.choose("done")
    until_step(table)
    for _ in range(100):
        if app.settings.faster == "told":
            break
        wait(app, 16)
    assert app.settings.faster == "told" and app.tip.text
    app.tip_reset()
    press(app, RETURN)
    wait(app, 1500)
    assert "two games" not in app.tip.text


def test_the_last_step_of_the_invaders_says_what_they_cost(start: Start) -> None:
    table = island(start, "step", moves=2)
    model = table.model
    table.actions.choose("done")
    before, last = model.session.before_go, None
    for _ in range(400):
        if model.staged is None and model.asked is not None:
            if model.asked.kind == "powers.slow":
                break
            table.actions.choose(list(model.options)[-1])
        elif model.staged is not None and model.staged.step is not None and model.staged.step.run == "explore":
            last = model.staged.step
        table.staging.go_on()
        wait(table.app, 30)
    lost = before.blight_pool - model.session.state.blight_pool
    assert last is not None and "in this invader phase" in last.detail
    assert lost and f"<blight> +{lost}" in last.detail


def test_the_town_of_stage_two_is_shown_with_its_card_and_reason(start: Start) -> None:
    session = asking("stage-ii")
    app = start(speed="step", sync=False, reduced_motion=True)
    table = TableScene(app, session)
    app.push(table)
    wait(app, 1500)
    [card] = session.state.explore_slot
    chosen = session.decision.options[0]
    click(app, chosen.key)
    until_step(table)
    step = table.model.staged.step
    assert step.card == f"invader:{card}" and step.tag == "Expansion"
    assert step.main == f"Stage II: a new town in {chosen.key[5:]}" and step.changes is not None


def test_what_a_step_says_goes_before_the_choice_of_pace(start: Start) -> None:
    table = island(start, "step")
    table.actions.choose("done")
    until_step(table)
    model, staging, paces = table.model, table.staging, []
    for detail in ("", "Everybody builds, and then counts what that brings. " * 3):
        model.prompt = model.prompt._replace(main="Rewards", detail=detail)
        window = staging.window
        window.widgets = [widget for widget in window.widgets if widget.key not in ("pace", "skip", "go-on")]
        staging.add_buttons()
        paces.append(any(widget.key == "pace" for widget in window.widgets))
    assert paces == [True, False], "one that is cut says less than the choice of pace is worth"


def test_each_step_of_the_final_scoring_counts_on_from_the_one_before(start: Start) -> None:
    app, told = start(speed="step"), 0
    for seed in (1, 2, 3):
        session, rng = session_of(2, seed, 0, "small-islands"), Rng(seed)
        while session.result is None:
            option = any_option(session, rng)
            session.choose(option.seat, option.key)
        table: Any = app.push(TableScene(app, session))
        steps = [one.step for one in table.model.screen.steps.shown(table.model, session.moments, session.before_go)]
        have: dict[str, str] = {}
        for row in (row for step in steps if step and step.changes for row in step.changes.rows):
            assert row.before == have.get(row.name, row.before) and int(row.after) > int(row.before)
            have[row.name], told = row.after, told + 1
        names = {table.model.names[seat]: str(points) for seat, points in session.state.points.items()}
        assert have.items() <= names.items()
    assert told


def test_the_same_twice_is_said_once() -> None:
    """Heavy Mining adds two blight to a land."""
    lines = ["Ravage in A4: 6 damage", "Blight in A4", "Blight in A4", "Destroyed: 1 dahan in A4", "Blight in A4"]
    told: Any = SimpleNamespace(lines=lambda: lines)
    step = StepTeller.said(told)
    assert step is not None and step.main == lines[0]
    assert step.detail == "Blight in A4 ×2 · Destroyed: 1 dahan in A4 · Blight in A4"
