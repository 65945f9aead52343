"""What comes up over a table: tips, hints and the focus lie where they must not be in the way, and go with their question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.engine.decision import Mod, Option
from game.core.engine.key import Key
from game.core.words.messages import Words
from game.spirit_island import facts
from game.spirit_island.words.texts import Texts
from scenes.app.program import App
from scenes.app.shield import SPRUNG_MS, Shield
from scenes.checks import audit_tips
from scenes.checks.audit_tips import answers, judge_tips
from scenes.menu.screen import MenuScene
from scenes.table.choices import CardPick
from scenes.table.guide import IDLE_MS, GuidedTable
from scenes.table.looking import HELD_MS
from scenes.widgets.paint import Kit
from scenes.widgets.tooltip import tip_place
from tests.scenes.games import asking, session_of
from tests.scenes.hands import click, click_at, feed, point, press, step

SMALL, LARGE = (1280, 720), (1920, 1080)
WORDS = "Choose the objective of this round first; then a tile may be taken."


# -- tips ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_tip_covers_neither_prompt_nor_answers_nor_what_it_explains(table_at: Any, size: tuple[int, int]) -> None:
    for kind in ("prepare.current", "turn.choose"):
        table = table_at(kind, size)
        app = table.app
        for item in [i for i in table.items() if i.rect and i.focusable]:
            app.tip_now(WORDS, item.rect)
            box = app.tip.box
            assert app.screen.get_rect().contains(box)
            assert not box.colliderect(table.model.grid.prompt), item.key
            assert not box.colliderect(item.rect), item.key
            assert not [key for key, rect in answers(table.model) if box.colliderect(rect)], item.key


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_tips_of_the_menu_leave_its_buttons_free(start: Callable[..., App], size: tuple[int, int]) -> None:
    """That of the saved games lay over the workshop."""
    app = start(size)
    menu = app.push(MenuScene(app))
    for key in ("load", "statistics", "challenges", "workshop"):
        item = menu.item(key)
        assert item is not None and item.rect is not None
        point(app, item.rect.center)
        step(app, 400)
        covered = [other.key for other in menu.items() if other.focusable and other.rect and other.rect.colliderect(app.tip.box)]
        assert app.tip.text and not covered, (key, covered)


def test_a_tip_goes_with_the_question_it_came_up_at(table_at: Any) -> None:
    table = table_at("turn.choose")
    app = table.app
    table.explain("Another player decides that.", table.items()[0].rect)
    table.sync()
    assert app.tip.text, "the same question"
    table.actions.choose(next(iter(table.model.options)))
    assert not app.tip.text


def test_no_tip_opens_by_itself_because_the_question_changed(table_at: Any) -> None:
    """Horizontally: a bot's turn made what the focus rested on say "another player decides", over the prompt of the next."""
    table = table_at("turn.choose")
    app = table.app
    app.show_ring()
    tile = next(i.key for i in table.items() if i.role == "tile" and i.key in table.model.shapes)
    table.set_focus(tile)
    table.actions.choose(tile)
    for _ in range(4):
        step(app, 16)
    assert "first" not in app.tip.text.lower() and not app.tip.text


def test_the_audit_finds_a_tip_over_prompt_or_answer(table_at: Any) -> None:
    table = table_at("prepare.current")
    app = table.app
    assert not judge_tips(app)
    app.tip_now(WORDS, None)
    assert not judge_tips(app)
    app.tip.box.center = table.model.grid.prompt.center  # planted
    assert [f.kind for f in judge_tips(app)] and "prompt" in judge_tips(app)[0].detail
    app.tip.box.center = table.item(table.finder.targets()[0]).rect.center
    assert any("answer" in f.detail for f in judge_tips(app))
    app.tip_reset()
    table.hover.keep_clear = list  # tips that keep off nothing
    assert judge_tips(app)


# -- focus --------------------------------------------------------------------------------------------------
def test_the_focus_goes_to_the_first_answer_of_a_new_question_and_stays_while_it_is_refined(table_of: Any) -> None:
    table = table_of(asking("gather.from"))
    app = table.app
    press(app, pygame.K_TAB)
    keys = table.attention.answers()
    assert table.focus_key in keys
    table.set_focus(keys[-1])
    table.sync()
    assert table.focus_key == keys[-1], "the same question"
    table.actions.choose(next(key for key in table.model.options if key != "done"))
    table.painter.catch_up()
    assert table.focus_key in table.attention.answers()
    rect = table.item(table.focus_key).rect
    assert rect is not None and rect.w


def test_the_ring_is_never_round_what_has_gone(table_at: Any) -> None:
    """Two trays after each other, as a person with the keyboard has it: what the screen shows is what a full repaint shows."""
    table = table_at("prepare.current", LARGE)
    app = table.app
    press(app, pygame.K_TAB)
    press(app, pygame.K_TAB)
    old = table.item(table.focus_key).rect.copy()
    table.model.host.jobs.sync = False  # as at the window: parts are painted in the frames that follow
    press(app, pygame.K_RETURN)
    for _ in range(120):
        step(app, 16)
    now = table.item(table.focus_key)
    assert now is not None and now.key == table.attention.answers()[0] and now.rect != old
    seen = app.screen.copy()
    app.invalidate()
    step(app, 0)
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(app.screen, "RGB")


def test_the_ring_goes_round_a_card_and_the_number_that_chooses_it(table_at: Any) -> None:
    """It was drawn across the number, so that "2" could not be read."""
    for size in (SMALL, LARGE):
        table = table_at("prepare.current", size)
        cards = [widget for widget in table.widgets if isinstance(widget, CardPick)]
        assert cards
        for card in cards:
            box = table.ring_box(table.item(card.key))
            assert card.tag().w and box.contains(card.tag()) and box.contains(card.rect), card.key


# -- hints --------------------------------------------------------------------------------------------------
@pytest.fixture
def guided(start: Callable[..., App]) -> Callable[..., Any]:
    def make(kind: str = "growth.choose", size: tuple[int, int] = SMALL) -> Any:
        app = start(size, hints=True, reduced_motion=True)
        table: Any = app.push(GuidedTable(app, asking(kind), None))
        step(app)
        return table

    return make


def test_a_hint_never_opens_under_the_pointer_and_no_click_meant_for_the_table_switches_it_off(guided: Any) -> None:
    table = guided()
    app = table.app
    click(app, "hint")
    spot = table.item("hint-off").rect.center  # where the finding had the pointer
    press(app, pygame.K_ESCAPE)
    point(app, spot)
    app.step(IDLE_MS + 16)
    card = table.hints.card
    assert card is not None and not card.rect.collidepoint(spot)
    inside = table.item("hint-off").rect.center
    click_at(app, inside)
    assert table.hints.hint and app.settings.hints, "it opened this very moment"
    step(app, SPRUNG_MS)
    click_at(app, inside)
    assert not table.hints.hint and not app.settings.hints


def test_the_tip_of_what_is_pointed_at_never_lies_over_the_hint(guided: Any) -> None:
    """Who points at the "?" has its tip up when the hint comes; it lay over "No more hints"."""
    table = guided()
    app = table.app
    point(app, table.item("hint").rect.center)
    step(app, 2_000)
    assert app.tip.text, "its tip is up"
    step(app, IDLE_MS)
    card = table.hints.card
    assert card is not None and not (app.tip.text and app.tip.box.colliderect(card.rect)), "it goes when the hint comes"
    point(app, table.item("hint").rect.move(1, 0).center)
    step(app, 2_000)
    assert app.tip.text and not app.tip.box.colliderect(card.rect), "and comes up beside it"


def test_hints_that_were_switched_off_are_one_click_from_being_on_again(guided: Any) -> None:
    table = guided()
    app = table.app
    click(app, "hint")
    click(app, "hint-off")
    assert not app.settings.hints and table.item("hint-again") is not None
    click(app, "hint-again")
    assert app.settings.hints and table.item("hint") is not None and table.item("hint-again") is None


def test_a_card_is_dragged_and_stays_there(guided: Any) -> None:
    table = guided()
    app = table.app
    click(app, "hint")
    card = table.hints.card.rect
    grip = (card.centerx, card.y + 8)
    point(app, grip)
    feed(app, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=grip, button=1))
    to = (grip[0] - 240, grip[1] - 40)
    point(app, to, held=True)
    feed(app, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=to, button=1))
    assert table.hints.card.rect.topleft == (card.x - 240, card.y - 40)
    press(app, pygame.K_ESCAPE)
    click(app, "hint")
    assert table.hints.card.rect.bottomright == (card.right - 240, card.bottom - 40)


def test_a_held_enter_answers_once() -> None:
    shield = Shield()
    enter = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN)
    assert not shield.takes(enter, 0, True) and shield.takes(enter, 40, True), "it repeats itself"
    assert not shield.takes(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN), 50, True)
    assert not shield.takes(enter, 60, True)


def test_a_held_digit_is_typed_once_but_not_where_words_are_written() -> None:
    shield = Shield()
    one, up = (pygame.event.Event(kind, key=pygame.K_1) for kind in (pygame.KEYDOWN, pygame.KEYUP))
    assert not shield.takes(one, 0, True) and shield.takes(one, 40, True), "1 held is not 11"
    assert not shield.takes(up, 50, True) and not shield.takes(one, 60, True), "let go and pressed again it is"
    shield.writing = True
    assert not shield.takes(one, 100, True)


# -- words --------------------------------------------------------------------------------------------------
def test_a_piece_is_named_by_what_is_meant() -> None:
    session = asking("gather.from")
    texts = Texts(Words("en"), session.rules.box)
    decision = session.decision.for_seat("p0") or session.decision
    only = decision._replace(options=(Option("move:G2/presence>G6", "p0"), Option("done", "p0")))
    said = texts.prompt(session.view("p0"), only, {}, "p0").title
    assert "gather 1 of your presence into" in said.replace("\N{NO-BREAK SPACE}", " ")
    assert "a piece" not in texts.prompt(session.view("p0"), decision, {}, "p0").title


def test_choosing_a_land_for_a_power_says_what_the_power_does(table_of: Any) -> None:
    table = table_of(asking("target.land"))
    asked, texts = table.model.asked, table.model.wording.texts
    said = texts.table.effect(asked.source)
    assert said and all(part.rstrip(".") in table.model.prompt.detail for part in said)
    assert texts.table.effect("card:call-to-tend") and not texts.table.effect("growth:x/1")


def test_a_question_shows_the_card_it_comes_from(table_of: Any) -> None:
    table = table_of(asking("stage-ii"))
    source = table.model.asked.source
    assert source.startswith("invader:") and table.item(source) is not None and table.model.screen.cards.in_question() == source


def test_lands_with_pieces_to_choose_from_are_lit(table_of: Any) -> None:
    table = table_of(asking("gather.from"))
    state = table.model.centre.state
    assert state.picked == {key.partition(":")[2].partition("/")[0] for key in table.model.shapes if key.startswith("move:")}
    assert state.veiled and not state.legal and table.model.centre.breathing()


def test_a_track_says_what_it_gives_before_and_after(table_of: Any) -> None:
    table = table_of(asking("presence.from"))
    lines = {key: table.model.screen.option(Key.of(key)).line for key in table.model.options if key.startswith("track:")}
    assert lines and all("→" in line and "track" not in line for line in lines.values()), lines
    energy = lines["track:energy"]
    assert energy.startswith(f"Energy {table.model.facts.circle(table.model.view, 'p0', 'energy')} → ")


def test_a_skipped_action_shows_in_the_preview() -> None:
    session = session_of()
    before, after = session.state, session.state.clone()
    land = next(iter(session.rules.box.layouts[before.layout].lands))
    after.mods = [*after.mods, Mod("skip", land, 1, "ravage", "card:x", "p0", (("build",), True, ""))]
    assert [tuple(c)[:2] for c in facts.changes(before, after)] == [("skip-build", land)]


# -- what lies over the board -------------------------------------------------------------------------------
def test_a_draft_is_laid_aside_to_look_at_the_board_and_comes_back(table_of: Any) -> None:
    table = table_of(asking("card.keep"))
    app, model = table.app, table.model
    card = model.carded[0]
    click(app, "look")
    assert model.looking and not model.shields and table.item(card) is None and not model.centre.hidden, "the pieces stay"
    press(app, pygame.K_v)
    assert not model.looking and table.item(card) is not None
    press(app, pygame.K_v)
    step(app, HELD_MS)
    feed(app, pygame.event.Event(pygame.KEYUP, key=pygame.K_v, mod=0))
    assert not model.looking, "held: as long as the key is down"
    press(app, pygame.K_b)
    assert model.looking and table.item(table.focus_key).zone == "board", "the focus is on what can be seen"
    press(app, pygame.K_v)
    click(app, card)
    assert not model.looking


def test_what_cards_to_choose_from_cover_has_no_tip_to_judge(table_of: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(asking("card.keep"))
    model = table.model
    monkeypatch.setattr(audit_tips, "MOST", 1_000)
    monkeypatch.setattr(audit_tips, "tip_rect", lambda *_: pygame.Rect(model.grid.prompt))

    def judged() -> set[str]:
        return {finding.what.rpartition(" ")[2] for finding in judge_tips(table.app)}

    covered = {item.key for item in table.items() if item.zone == "board" and item.rect and model.shields[-1].contains(item.rect)}
    assert covered and judged() and not covered & judged()
    click(table.app, "look")
    assert covered <= judged()


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_objectives_to_choose_from_leave_the_chart_free(table_at: Any, size: tuple[int, int]) -> None:
    table = table_at("prepare.current", size)
    model = table.model
    assert model.carded and all(not box.colliderect(model.grid.sheet) for box in model.shields)
    for key in model.carded:
        rect = table.item(key).rect
        assert rect.top >= model.grid.prompt.bottom and table.app.screen.get_rect().contains(rect)


def test_who_read_two_chapters_has_not_learned_the_game(start: Callable[..., App]) -> None:
    app = start(learned=["spirit-island"], chapters={"spirit-island": [2, 7]})
    app.go("menu")
    step(app)
    button = app.top.widget("learn-spirit-island")
    assert button.label == "Learn 2 / 7" and button.icon != "check"
    app = start(learned=["spirit-island"], chapters={"spirit-island": [7, 7]})
    app.go("menu")
    assert app.top.widget("learn-spirit-island").icon == "check"


def test_a_turn_that_ends_says_so(table_at: Any) -> None:
    table = table_at("place.token")
    assert table.item("done").name == "End turn"


def test_a_list_lies_where_it_lay_the_last_time(table_of: Any) -> None:
    table = table_of(asking("growth.choose"))
    model = table.model
    first = table.item("branch:0").rect.copy()
    things = [rect.copy() for rect in model.centre.standing()]
    model.centre.standing = lambda: [*things, first]  # now something stands there
    table.sync()
    assert table.item("branch:0").rect == first


def test_a_key_that_can_do_nothing_says_so(table_of: Any) -> None:
    table = table_of(session_of(1))
    app = table.app
    for key, mod in ((pygame.K_MINUS, 0), (pygame.K_2, pygame.KMOD_ALT), (pygame.K_SPACE, 0), (pygame.K_o, 0)):
        app.tip_reset()
        table.set_focus("")
        press(app, key, mod)
        assert app.tip.text, pygame.key.name(key)


def test_a_tip_of_many_lines_is_set_as_one_paragraph_where_only_a_low_place_is_free(start: Callable[..., App]) -> None:
    """It lay over an answer: its lines were kept, and so high a place was nowhere free."""
    app = start((1280, 720))
    kit, window = Kit(1.5), app.screen.get_rect()
    lines = "\n".join(["<b>Glass Desert</b>", *["a line of some length"] * 6])
    near, answers, prompt = pygame.Rect(120, 80, 260, 190), pygame.Rect(0, 0, 1280, 380), pygame.Rect(0, 550, 1280, 170)
    rect, said = tip_place(kit, lines, near, window, [answers, prompt])
    assert rect.collidelist([answers, prompt]) < 0 and "\n" not in said and said.count(" · ") == 6
    app.tip.show(kit, lines, near, window, [answers, prompt])
    assert app.tip.text == lines and app.tip.said == said, "what is read aloud keeps its lines"
    assert tip_place(kit, lines, near, window)[1] == lines, "where there is room nothing changes"


def test_the_sign_of_a_hint_lies_on_no_title(guided: Any) -> None:
    """A list along the foot of the map sent it into a corner where it lay on the name of the boards."""
    table = guided(size=(1920, 1080))
    model, centre = table.model, table.model.centre
    title = centre.on_screen(centre.chart.title)
    sheet = model.grid.sheet
    other = pygame.Rect(sheet.centerx, sheet.y, sheet.w // 2, 120)  # a card over the upper corner without the title
    other.x = sheet.x if title.centerx > sheet.centerx else sheet.centerx
    model.shields += [pygame.Rect(sheet.x, sheet.bottom - 120, sheet.w, 120), other]  # and the list
    assert title.w and not table.companion._corner().colliderect(title)
