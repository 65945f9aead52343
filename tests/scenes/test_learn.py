"""Chapters and lessons on the real table, driven by real events."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import games
from game.core.teaching import lessons
from game.core.teaching.lesson_book import Book
from game.core.teaching.lessons import Chapter
from game.core.words.messages import Words
from scenes.app import settings_store
from scenes.app.bindings import key_text
from scenes.app.program import App
from scenes.learn.screen import LearnScene
from scenes.menu.screen import MenuScene
from scenes.table import lesson_targets
from scenes.table.hand import Hand
from scenes.table.lesson_table import LessonTable, open_lesson
from scenes.widgets.controls import Button
from tests.scenes.chapters import checked, follow, played, points
from tests.scenes.hands import click, overlaps, press, read, tab_to

GAME = "spirit-island"
CHAPTERS = lessons.load(GAME)
IDS = [chapter.id for chapter in CHAPTERS]
EVERY = [chapter for game in games.with_table() for chapter in lessons.load(game.id)]


@pytest.fixture
def made(start: Callable[..., App]) -> Callable[..., App]:
    return partial(start, deaf=True, reduced_motion=True)


def opened(app: App, chapter: str) -> LessonTable:
    table = open_lesson(app, next(one for one in CHAPTERS if one.id == chapter), Book())
    app.step(16, [])
    assert not app.errors, app.errors
    return table


@pytest.mark.parametrize("chapter", EVERY, ids=[f"{one.game}/{one.id}" for one in EVERY])
def test_a_chapter_is_played_by_clicks(made: Any, chapter: Chapter) -> None:
    """Every third in a large window."""
    app = made((1280, 720) if EVERY.index(chapter) % 3 else (1920, 1080), speed="instant")
    table = open_lesson(app, chapter, Book())
    app.step(16, [])
    shown = played(app, table)
    assert set(shown) >= {card.id for card in chapter.steps if card.kind in ("read", "try") and not card.after}
    assert "Chapter done" in read(app)
    assert Book().state(chapter.game, chapter.id) == "done"
    assert settings_store.load().learned == [chapter.game]


@pytest.mark.parametrize("chapter", ["island", "growth", "ravage"])
def test_cards_find_their_place_in_every_language_and_size(made: Any, chapter: str) -> None:
    for size, lang, scale in (
        ((1280, 720), "uk", 100),
        ((1920, 1080), "it", 200),
        ((1024, 640), "uk", 75),
        ((1600, 900), "it", 150),
    ):
        app = made(size, lang, scale)
        table = opened(app, chapter)
        played(app, table)


def test_a_chapter_is_played_by_keys_alone(made: Any) -> None:
    """Tab, Enter, F and Esc are enough; the card is on the way of Tab."""
    app = made()
    table = opened(app, "island")
    for _ in range(200):
        if table.lesson.ended:
            break
        step = table.lesson.step
        assert step is not None
        want = {"read": "lesson-next", "do": "done"}.get(step.kind, "")
        if step.act == "forecast":
            press(app, pygame.K_f)
            continue
        if table.focus_key != want:
            press(app, pygame.K_TAB)
            continue
        press(app, pygame.K_RETURN)
    assert table.lesson.ended and not table.model.open
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, LessonTable) and app.top.lesson.chapter.id == "growth", "Enter goes on to the next chapter"


def test_who_only_presses_enter_answers_nothing(made: Any) -> None:
    """The first chapter: Enter reads on to the forecast, and there points at it; it does not end the phase unseen."""
    app = made()
    table = opened(app, "island")
    tab_to(app, "lesson-next")
    asked = len(table.model.session.log)
    for _ in range(12):
        step = table.lesson.step
        assert step is not None
        if step.act == "forecast":
            break
        press(app, pygame.K_RETURN)
    assert step.act == "forecast" and table.focus_key == "lesson-show"
    press(app, pygame.K_RETURN)
    assert table.focus_key == "forecast" and len(table.model.session.log) == asked
    press(app, pygame.K_RETURN)
    assert table.model.open == "forecast"


def test_another_answer_is_welcome(made: Any) -> None:
    app = made()
    table = opened(app, "growth")
    click(app, "lesson-next")
    click(app, "branch:0")
    assert table.lesson.step is not None and table.lesson.step.id == "track"
    said = [line.replace("\N{NO-BREAK SPACE}", " ") for line in app.text_view() if "That works too" in line]
    assert len(said) == 1 and "row 1" in said[0] and "row 2" in said[0], app.text_view()
    assert any("That works too" in line for line in app.spoken)


def test_show_me_brings_the_focus_there(made: Any) -> None:
    app = made()
    table = opened(app, "growth")
    click(app, "lesson-next")
    click(app, "lesson-show")
    assert table.focus_key == "branch:1" and app.ring_shown
    press(app, pygame.K_RETURN)
    assert table.model.session.log[-1].key == "branch:1"


def test_back_looks_and_takes_nothing_back(made: Any) -> None:
    app = made()
    table = opened(app, "growth")
    click(app, "lesson-next")
    click(app, "branch:1")
    app.step(400, [])  # the card that came by itself, under the pointer, takes no click for a moment
    log = len(table.model.session.log)
    click(app, "lesson-back")
    assert table.lesson.step is not None and table.lesson.step.id == "choose" and len(table.model.session.log) == log
    assert any("behind you" in line for line in app.text_view())
    click(app, "lesson-back")
    assert table.lesson.step.id == "spirit"
    click(app, "lesson-next")
    click(app, "lesson-next")
    assert table.lesson.step.id == "track"


def test_undo_leads_back_in_the_lesson(made: Any) -> None:
    app = made()
    table = opened(app, "growth")
    click(app, "lesson-next")
    click(app, "branch:1")
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert table.lesson.step is not None and table.lesson.step.id == "choose"


def test_a_lesson_goes_on_where_it_was_left(made: Any, home: Path) -> None:
    app = made()
    menu = app.push(MenuScene(app))
    click(app, "learn-spirit-island")
    assert isinstance(app.top, LearnScene) and app.top.focus_key == "chapter-island"
    assert sum("not begun" in line for line in app.text_view()) == 7
    click(app, "chapter-growth")
    table: Any = app.top
    click(app, "lesson-next")
    click(app, "branch:1")
    app.step(400, [])
    click(app, "lesson-leave")
    assert isinstance(app.top, LearnScene) and menu not in app.stack
    assert any("Growth and presence" in line and "going on" in line for line in app.text_view())
    click(app, "chapter-growth")
    again: Any = app.top
    assert again is not table and again.lesson.step.id == "track" and len(again.model.session.log) == 1
    press(app, pygame.K_ESCAPE)
    assert app.top is not None and app.top.name == "pause"
    click(app, "chapters")
    click(app, "restart-growth")
    fresh: Any = app.top
    assert fresh.lesson.step.id == "spirit" and not fresh.model.session.log
    assert not list((home / "saves").glob("*.json")), "lessons are not among the saved games"


def test_who_wants_goes_on_freely(made: Any) -> None:
    app = made()
    table = opened(app, "turn")
    for _ in follow(app, table):
        pass
    assert any("last chapter" in line for line in app.text_view())
    click(app, "lesson-freely")
    assert table.lesson.card is None and not any("Chapter done" in line for line in app.text_view())
    log = len(table.model.session.log)
    click(app, next(iter(table.model.options)))
    assert len(table.model.session.log) > log
    assert Book().state(GAME, "turn") == "done", "what is played freely does not begin the chapter again"


def test_the_last_chapter_leads_to_a_game(made: Any) -> None:
    app = made()
    table = opened(app, "turn")
    for _ in follow(app, table):
        pass
    click(app, "lesson-on")
    assert [scene.name for scene in app.stack] == ["menu", "setup"]


def test_a_lost_way_is_offered_again(made: Any) -> None:
    """The fear chapter without its victory: the card says so and begins the chapter anew."""
    app = made()
    table = opened(app, "fear")
    for _ in range(40):
        if table.lesson.ended:
            break
        step = table.lesson.step
        if step is not None and step.kind == "read":
            click(app, "lesson-next")
        elif "done" in table.model.options:
            table.actions.choose("done")
        else:
            table.actions.choose(next(iter(table.model.options)))
        app.step(16, [])
    assert table.lesson.ended and any("took its own way" in line for line in app.text_view()), app.text_view()
    app.step(500, [])  # what opened by itself takes no click at once
    click(app, "lesson-on")
    assert isinstance(app.top, LessonTable) and app.top.lesson.chapter.id == "fear" and not app.top.model.session.log


def test_the_rule_of_a_card_is_one_click_away(made: Any) -> None:
    app = made()
    opened(app, "ravage")
    click(app, "lesson-rule")
    top: Any = app.top
    assert top.name == "rules" and top.page == "ravage"
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, LessonTable)


def test_no_lesson_key_is_in_the_way_of_the_table(made: Any) -> None:
    """The card has no letters of its own: every key of the table does what it always does."""
    app = made()
    table = opened(app, "cards")
    click(app, "lesson-next")
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="", scancode=0)
    assert key_text(event) == "1"
    press(app, pygame.K_1)
    assert len(table.model.session.log) == 1


def test_longer_words_have_room(made: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts 40 % longer than the English: nothing hangs out of a card, or of the list of chapters."""
    plain = App.t

    def longer(app: App, msg: str, /, **args: Any) -> str:
        text = plain(app, msg, **args)
        return text + " " + "wordy " * (len(text) * 4 // 60 + 1) if msg.startswith(("lesson-", "learn-")) else text

    monkeypatch.setattr(App, "t", longer)
    for chapter, size in (("island", (1280, 720)), ("ravage", (1920, 1080))):
        app = made(size)
        table = opened(app, chapter)
        played(app, table)
    app = made()
    scene: Any = app.push(LearnScene(app, "spirit-island"))
    app.step(16, [])
    whole = app.screen.get_rect()
    parts = [w for w in scene.widgets if w.items()]
    assert [one.name for one in parts if not whole.contains(one.rect)] == [] == overlaps(parts)


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_each_chapter_of_every_game_goes_through_on_its_table(made: Any, lang: str) -> None:
    """Card by card as the audit sees them: each points at something, and no word is missing."""
    app = made(lang=lang, speed="instant")
    for chapter in EVERY:
        table = open_lesson(app, chapter, keep=False)
        for _ in range(60):
            app.step(16, [])
            step = table.lesson.step
            if step is None:
                break
            assert points(table, step), (chapter.id, step.id)
            table.lesson.follow()
        assert table.lesson.ended and not app.errors, (chapter.id, app.errors)
    assert not [line for line in app.words.problems if "lesson-" in line]


def test_a_lesson_that_goes_on_by_itself_shows_no_card_of_another_way(made: Any) -> None:
    app = made()
    table = opened(app, "plan")
    next(step for step in follow(app, table) if step.id == "built")
    table.lesson.follow()
    assert table.lesson.step.id == "explored", "what was answered as suggested stays so when cards are read"


# ------------------------------------------------------------------------------------------------ R: the rule


def test_r_opens_the_rule_of_what_is_focused_else_of_what_is_asked(made: Any) -> None:
    from scenes.table import TableScene

    app = made()
    chapter = next(one for one in CHAPTERS if one.id == "ravage")
    table = app.push(TableScene(app, lessons.begin(chapter), None))
    app.step(16, [])
    for key, page in (
        ("slot-build", "build"), ("blight", "blight"), ("card:intractable-thickets-and-thorns", "cards"), ("fear-cards", "fear"),
        ("phase-explore", "explore"), ("phase-slow", "powers"), ("land:G5", "powers"), ("", "powers"),
    ):  # fmt: skip
        app.ring_shown, table.focus_key = True, key
        press(app, pygame.K_r)
        top: Any = app.top
        assert (top.name, top.page) == ("rules", page), key
        press(app, pygame.K_ESCAPE)


def test_every_question_has_its_page() -> None:
    from game.core.teaching import rulebook
    from game.spirit_island.words.rules import PAGE_OF, PAGE_OF_THING
    from scenes.checks.audit_games import questions

    assert set(PAGE_OF.values()) | {page for _, page in PAGE_OF_THING} <= set(rulebook.page_ids("spirit-island"))
    missing = [kind for kind in questions(GAME, 4) if kind not in PAGE_OF]
    assert not missing, "R leads to the page of the very question"


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_who_sits_alone_is_not_called_by_name(made: Any, lang: str) -> None:
    app = made(lang=lang)
    for name in ("", "Marta"):
        app.settings.last_names = [name]
        table = opened(app, IDS[-1])
        who = table.model.names[table.model.seat]
        assert who == (name or app.t("lesson-you"))
        for _ in range(12):
            assert table.model.prompt.main and who not in table.model.prompt.main and table.model.prompt.main[:1].isupper(), (
                table.model.prompt.main
            )
            table.lesson.follow()


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_every_question_begins_with_the_name_that_may_be_left_out(lang: str) -> None:
    words = Words(lang)
    ids = [one for one in words.ids() if one.startswith(("prompt-", "isle-prompt-")) and one != "prompt-wait"]
    said = [words.t(one, who="WHO", n=1, m=1, land="", board="", action="", other="", source="") for one in ids]
    named = [line for line in said if "WHO" in line]
    assert len(named) > 40 and all(line.startswith(("WHO, ", "WHO: ")) for line in named)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_card_of_a_lesson_has_one_home(made: Any, size: tuple[int, int]) -> None:
    """It neither moves nor gets wider from card to card, and what goes on stays under the pointer; it gives way to what it
    points at, and comes back."""
    app = made(size)
    table = opened(app, "island")
    homes, widths = [], set()
    for step in follow(app, table):
        card = table.lesson.card.rect
        homes.append(card.bottomright)
        widths.add(card.w)
        checked(app, table, step)
    usual = max(set(homes), key=homes.count)
    assert homes.count(usual) >= len(homes) * 2 / 3, homes
    assert len(widths) == 1, widths


def test_an_arrow_bends_round_what_stands_in_its_way() -> None:
    from types import SimpleNamespace

    from scenes.table.pointing import bent

    kit: Any = SimpleNamespace(px=lambda v: int(v))
    start, end = (0, 100), (400, 100)
    free = bent(kit, start, [end], [])
    for high in (90, 112):  # words above, or below the straight line: the other side is taken
        crossed, bend, at = bent(kit, start, [end], [pygame.Rect(160, high, 80, 16)])
        assert crossed == 0 and at == end
    assert free[0] == 0 and bend.y != 100
    wall = pygame.Rect(380, 60, 10, 90)
    crossed, _, at = bent(kit, start, [end, (400, 40)], [wall])
    assert at == (400, 40) and crossed == 0  # another end where none of the bends helps


def test_a_button_that_is_off_has_room_for_its_lock(made: Any) -> None:
    kit = made((1280, 720)).kit
    assert Button.wanted(kit, "Riavvolgi qui", enabled=False) >= Button.wanted(kit, "Riavvolgi qui") + kit.px(19)


def test_where_no_bend_keeps_off_words_the_ring_has_to_be_enough() -> None:
    from scenes.table.pointing import draw_pointing, pointing
    from scenes.widgets.paint import Kit

    area, card, target = pygame.Rect(0, 0, 800, 400), pygame.Rect(20, 150, 200, 100), pygame.Rect(600, 170, 80, 60)

    def drawn(words: list[pygame.Rect]) -> tuple[bool, bool]:
        surface = pygame.Surface(area.size)
        draw_pointing(Kit(1.0), surface, pointing(Kit(1.0), card, [target], area, lambda _: words))
        between = surface.subsurface((260, 0, 300, 400))
        ring = surface.get_at((target.x, target.centery))[:3] != (0, 0, 0)
        return ring, pygame.transform.average_color(between)[:3] != (0, 0, 0)

    assert drawn([]) == (True, True)
    assert drawn([pygame.Rect(250, 0, 320, 400)]) == (True, False)


def test_a_whole_panel_has_a_ring_and_no_arrow_across_the_board() -> None:
    from scenes.table.pointing import pointing
    from scenes.widgets.paint import Kit

    area, card = pygame.Rect(0, 0, 1456, 819), pygame.Rect(1025, 450, 220, 170)
    for target, arrow in ((pygame.Rect(10, 36, 190, 770), False), (pygame.Rect(10, 36, 190, 60), True)):
        found = pointing(Kit(1.0), card, [target], area)
        assert found.rings and (found.arrow is not None) == arrow


def test_an_arrow_does_not_reach_the_far_side_of_a_thing_over_its_words() -> None:
    """In Ukrainian at 1280x720 its head lay on the last words of the growth that the lesson speaks of."""
    from scenes.table.pointing import pointing
    from scenes.widgets.paint import Kit

    area, card, target = pygame.Rect(0, 0, 1280, 720), pygame.Rect(750, 252, 340, 249), pygame.Rect(143, 327, 232, 96)
    signs = [(456, 293, 40, 35), (501, 293, 34, 35), (455, 335, 72, 35), (386, 425, 40, 28), (431, 425, 27, 28)]
    signs += [(616, 379, 40, 35), (661, 379, 34, 35), (798, 316, 40, 35), (144, 226, 230, 94), (144, 430, 230, 94)]
    pieces = [pygame.Rect(sign) for sign in signs]
    found = pointing(Kit(1.0), card, [target], area, lambda _: pieces).arrow
    if found is not None:
        start, bend, end = map(pygame.Vector2, found)
        course = [start * (1 - t) ** 2 + bend * 2 * t * (1 - t) + end * t * t for t in (n / 100 for n in range(101))]
        assert sum(map(target.inflate(-16, -16).collidepoint, course)) <= 5, "all but its head"


def test_a_ring_leaves_a_foreign_sign_outside_where_that_costs_little() -> None:
    ring, near, far = pygame.Rect(100, 100, 200, 100), pygame.Rect(92, 90, 16, 60), pygame.Rect(92, 90, 96, 60)
    assert lesson_targets.beside(ring, near) == pygame.Rect(108, 100, 192, 100)
    assert lesson_targets.beside(ring, far) == ring


def test_a_ring_round_a_card_lies_under_its_slip(made: Any) -> None:
    from scenes.checks import audit_lessons

    app = made((1920, 1080))
    chapter = next(n for n, one in enumerate(lessons.load(GAME)) if one.id == "plan")
    audit_lessons._lesson(app, game=GAME, nth=chapter, at=4)
    table: Any = app.top
    hand = next(part for part in table.model.panels if isinstance(part, Hand))
    tag, pointed = table.model.screen.cards.tag, table.lesson.pointers
    spot = next(spot for spot in hand.places() if tag(spot.key)[0] and any(box.contains(spot.rect) for box in pointed))
    app.step(300, [])
    top = pygame.Rect(spot.rect.right - 60, spot.rect.y - 3, 30, 6)
    plain = app.screen.copy()
    hand.slip(plain, spot)
    assert pygame.image.tobytes(plain.subsurface(top), "RGB") == pygame.image.tobytes(app.screen.subsurface(top), "RGB")


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_large_letters_leave_a_draft_its_cards(made: Any, lang: str) -> None:
    """At 1280x720 and 150 % the cards to choose from take the window: the lesson lies below them, over no card and no button."""
    app = made((1280, 720), lang=lang, scale=150)
    chapter = next(one for one in lessons.load("rice-paddy") if one.id == "spirits")
    table = open_lesson(app, chapter, keep=False)
    looked = 0
    while table.lesson.step is not None and table.model.carded:
        app.step(16, [])
        card = table.companion.card
        if table.model.headed is not None and card is not None:
            looked += 1
            answers = [item.rect for item in table.model.acts.items() if item.key in table.model.shapes or item.zone == "buttons"]
            assert card.rect.collidelist(answers) < 0, (table.lesson.step.id, card.rect)
        table.lesson.follow()
        app.step(16, [])
    assert looked > 2 and not app.errors


def test_a_card_gives_way_by_the_last_pixels() -> None:
    from scenes.table.lesson_card import _nudged

    room, card = pygame.Rect(0, 0, 400, 300), pygame.Rect(100, 98, 120, 80)
    answer, prompt = pygame.Rect(90, 40, 200, 60), pygame.Rect(0, 190, 400, 60)
    assert _nudged(card, [answer, prompt], room, 16) == card.move(0, 2)
    assert _nudged(card, [], room, 16) == card
    low = pygame.Rect(0, 170, 400, 60)
    assert _nudged(card, [answer, low], room, 16) == card, "where there is no such place it stays"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_no_ring_cuts_the_words_of_a_list_that_lies_over_what_is_meant(made: Any, size: tuple[int, int]) -> None:
    """The answers of growth may lie over the land that the card speaks of: then the panel is pointed at."""
    app = made(size)
    for lang in ("en", "it", "uk"):
        app.put("lang", lang)
        table = opened(app, "growth")
        answers = [item.rect for item in table.items() if item.zone == "choices" and item.rect is not None]
        assert table.lesson.pointers
        for ring in table.lesson.pointers:
            assert not any(4 * ring.clip(box).w * ring.clip(box).h > ring.w * ring.h for box in answers)
        app.pop()
