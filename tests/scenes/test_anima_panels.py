"""Words on Anima's panels are whole, and lists of options lie beside what they are about."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.core.content import data
from game.core.teaching import lessons
from scenes.draw import theme
from scenes.games.anima.barter import barter_row
from scenes.games.anima.mission_painted import MissionFace
from scenes.games.anima.painted import AreaFace, DeckSize, Lies, Member, MemberRow, RailRival, RailSign, figures_wide
from scenes.games.anima.panels import SeatPanel, SidePanel
from scenes.games.anima.pieces import place_of, portrait_of
from scenes.games.anima.stage_painted import Camp
from scenes.table.lesson_table import open_lesson
from scenes.table.painted import Folded
from scenes.table.pen import Pen
from scenes.table.rows import walk
from scenes.widgets.paint import Kit

CHAPTERS = {chapter.id: chapter for chapter in lessons.load("anima")}
PEN = Pen(Kit(1.0))


@pytest.fixture
def table(start: Callable[..., Any]) -> Callable[..., Any]:
    """The table of a chapter, in its first position."""

    def opened(chapter: str, size: tuple[int, int] = (1280, 720), lang: str = "en") -> Any:
        app = start(size, lang, deaf=True, reduced_motion=True, speed="instant")
        made = open_lesson(app, CHAPTERS[chapter], keep=False)
        app.step(16, [])
        return made

    return opened


def seat_panel(table: Any) -> Any:
    return next(panel for panel in table.model.panels if isinstance(panel, SeatPanel))


@pytest.mark.parametrize("chapter", ["road", "battle", "camp"])
def test_the_list_of_options_lies_beside_the_areas_and_over_no_group(table: Any, chapter: str) -> None:
    made = table(chapter)
    while made.model.asked is None or made.model.asked.kind != "movement.choose":
        made.lesson.follow()
        made.app.step(16, [])
    listed = [item.rect for item in made.items() if item.zone == "choices" and item.key in ("explore:deck", "rest")]
    middle = made.model.screen.middle
    areas = middle.places.standing()
    assert len(listed) == 2 and len(areas) == len(made.model.view.active)
    for box in listed:
        assert box.collidelist(areas) < 0 and box.collidelist(middle.stage.standing()) < 0, (chapter, box)


def test_areas_stand_where_they_are_painted(table: Any) -> None:
    made = table("road")
    painted = [item.rect for item in made.model.screen.middle.places.items() if item.key.startswith("area:")]
    worked_out = made.model.screen.middle.places.standing()
    assert len(painted) == len(worked_out) == 2
    assert all(whole.inflate(24, 24).contains(box) for whole, box in zip(worked_out, painted, strict=True))


def test_a_reward_of_many_words_gets_a_second_line() -> None:
    short, long = (MissionFace("Wolf Winter", ("lock", "secret"), (), words) for words in ("+2 strength.", "+2 strength. " * 6))
    assert long.height(PEN, 220) >= short.height(PEN, 220) + PEN.kit.height(15)
    canvas = pygame.Surface((220, long.height(PEN, 220)), pygame.SRCALPHA)
    long.draw(PEN, canvas, canvas.get_rect())
    low = canvas.subsurface((0, canvas.get_height() - 16, 220, 16))
    assert pygame.mask.from_surface(low).count() > 40, "and it is written there"


def test_a_long_name_of_a_character_gets_a_second_line(table: Any) -> None:
    box = table("road").model.rules.box
    names = "Thief", "A Thief of a very long name indeed"
    rows = [MemberRow(Member(portrait_of(box, "thief"), 1, 4), name, "") for name in names]
    assert rows[1].height(PEN, 210) >= rows[0].height(PEN, 210)
    assert rows[0]._more(PEN, 210) == 0 < rows[1]._more(PEN, 210)


def test_a_deck_is_named_where_that_has_room_else_shown_by_its_sign() -> None:
    face = DeckSize("Characters", "recruit", "<b>14</b> · 3")
    wide, narrow = pygame.Surface((190, 30), pygame.SRCALPHA), pygame.Surface((84, 30), pygame.SRCALPHA)
    for canvas in (wide, narrow):
        face.draw(PEN, canvas, canvas.get_rect())
    inks = {tuple(narrow.get_at((x, y)))[:3] for x in range(26) for y in range(30)}
    assert len(inks) > 12, "a picture has more colours than letters"
    assert pygame.mask.from_surface(wide.subsurface((0, 0, 80, 30))).count() > 100


def test_an_organisation_is_a_sign_on_a_rail(table: Any) -> None:
    made = table("camp")
    made.lesson.follow()
    made.lesson.follow()
    made.app.step(16, [])
    row = next(row for row in walk(seat_panel(made).rows()) if row.key == "organisation:p0")
    assert isinstance(row.paint, Folded) and row.paint.folded() == RailSign("organisation")


def test_what_is_done_is_said_by_a_short_word_on_a_rail(table: Any) -> None:
    made = table("road")
    head = seat_panel(made).rows()[0].paint
    assert head.folded().word == made.app.t("anima-table-missions-short", n=0)
    assert head.word == made.app.t("anima-table-missions-done", n=0)


def test_a_trade_is_seen_by_the_two_who_trade_alone(table: Any) -> None:
    made = table("rivals", (1600, 900))
    stage, camps = made.model.screen.middle.stage, made.model.screen.middle.stage.rows()[0].name
    for answer in ("trade:p1", "give:card/cinder-bolt"):
        made.actions.choose(answer)
        made.app.step(16, [])
    row = stage.rows()[0]
    offers = row.paint.sides
    assert [[thing.name for thing in side.things] for side in offers] == [["Cinder Bolt"], []] and "nothing yet" in row.value
    made.actions.choose("done")
    made.model.session.choose(*lessons.rival_answer(made.model.session))
    made.app.step(1000, [])
    assert "Poisoned Blade" in "\n".join(made.app.text_view()), "who confirms knows what is given"
    made.actions.choose("yes")
    made.app.step(1000, [])
    assert stage.rows()[0].name == camps


THREE = """
chapters:
  - id: trade
    minutes: 3
    seats: 3
    given:
      clear: true
      turn: 2
      areas: {harbor-of-chains: {}}
      p0: {at: harbor-of-chains, group: [ash-duelist], hand: [cinder-bolt]}
      p1: {at: harbor-of-chains, group: [thief], hand: [ward-circle]}
      p2: {at: harbor-of-chains, group: [paladin], hand: [iron-body]}
    when: [{do: interaction}]
    steps: [{id: trade, do: "trade:p1", ask: interaction.act}]
"""


def test_who_does_not_trade_sees_nothing_of_what_is_laid_down(table: Any) -> None:
    session = lessons.begin(lessons.read(data.parse(THREE, "lessons.yaml"), "anima")[0])
    for answer in ("trade:p1", "give:card/cinder-bolt"):
        session.choose("p0", answer)
    made = table("rivals")
    shown = {}
    for seat in ("p0", "p1", "p2"):
        names = {one: one for one in session.state.seats}
        model: Any = SimpleNamespace(view=session.view(seat), seat=seat, common="", t=made.model.t, names=names, colours=names,
                                     rules=session.rules, wording=made.model.wording, joined=made.model.joined)  # fmt: skip
        shown[seat] = barter_row(model, 200.0)
    assert shown["p0"] is not None and shown["p1"] is not None and "Cinder Bolt" in shown["p1"].value
    assert shown["p2"] is None and not any(session.view("p2").offer.values())


@pytest.mark.parametrize("high", [36, 55, 91, 92, 120, 175, 264])
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5])
def test_an_area_keeps_to_its_place_however_low_it_is(table: Any, high: float, scale: float) -> None:
    """Ten areas in a small window at 150 % are so low that the table could not be drawn at all."""
    box, pen = table("road").model.rules.box, Pen(Kit(scale))
    face = AreaFace(
        "Passo delle ossa di drago", place_of(box, "dragonbone-pass"), 3, True, ("–", "1", "1", "2", "!", "–"),
        (("bonus", "draw 3", "3"), ("mission", "mission", "")), ("blue", "rose"), Lies(None, 0), high=high,
    )  # fmt: skip
    canvas = pygame.Surface((round(190 * scale), round((high + 40) * scale)), pygame.SRCALPHA)
    rect = pygame.Rect(0, round(20 * scale), round(150 * scale), pen.px(high))
    rect.x = round(20 * scale)
    face.draw(pen, canvas, rect)
    painted = pygame.mask.from_surface(canvas).get_bounding_rects()
    assert painted and rect.inflate(4, 4).contains(painted[0].unionall(painted[1:])), (painted, rect)


def test_figures_of_a_character_are_left_out_where_they_would_not_fit(table: Any) -> None:
    """They stood out of the portrait on both sides; the plate below has the sums, the panel each figure."""
    box = table("road").model.rules.box
    member = Member(portrait_of(box, "paladin"), 13, 12)
    for wide, figures in ((22, False), (90, True)):
        canvas = pygame.Surface((wide + 40, 150), pygame.SRCALPHA)
        member.draw(PEN, canvas, pygame.Rect(20, 10, wide, 120))
        box_of = pygame.mask.from_surface(canvas).get_bounding_rects()
        whole = box_of[0].unionall(box_of[1:])
        assert whole.left >= 18 and whole.right <= wide + 22
        assert (figures_wide(PEN, (13, 12), 13.0) <= wide - 2) == figures
        plate = {tuple(canvas.get_at((24, y)))[:3] for y in range(108, 126)}
        assert (len(plate) < 7) == figures, "the bare plate beside the figures, or the portrait down to the foot"


@pytest.mark.parametrize(("wide", "lines"), [(115, 1), (170, 2), (480, 1)])
def test_portraits_stand_in_the_lines_in_which_they_are_largest(wide: int, lines: int) -> None:
    camp = Camp("Vera", "violet", ("Glass Desert",), 9, 7, (Member(None, 1, 1),) * 4)  # type: ignore[arg-type]
    high = 136 if wide == 115 else 330
    boxes = camp.grid(PEN, pygame.Rect(0, 0, wide, high))
    assert len({box.y for box in boxes}) == lines and min(box.h for box in boxes) >= 20
    assert all(0 <= box.left and box.right <= wide and 0 <= box.y and box.bottom <= high - camp.HEAD for box in boxes)


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_on_a_rail_the_place_in_the_order_and_the_final_mission_are_figures(table: Any, lang: str) -> None:
    made = table("final", lang=lang)
    foot = next(row.paint.foot for row in walk(seat_panel(made).rows()) if row.icon == "boot" and hasattr(row.paint, "foot"))
    assert foot[0] == made.app.t("anima-table-place", n=1) and foot[-1] == "1/2"
    side = next(panel for panel in made.model.panels if isinstance(panel, SidePanel))
    final = next(row for row in side.rows() if row.icon == "final-mission")
    sign, name = final.paint.folded().parts
    assert (sign.icon, sign.value, final.short) == ("final-mission", "0/1", "0/1")
    wide = made.kit.px(150)
    block = made.kit.block(name.text, wide, name.size)
    assert block.used <= wide and name.text == made.model.wording.texts.name(made.model.view.final), (
        "in as many lines as it takes"
    )


FOUR = """
chapters:
  - id: four
    minutes: 3
    seats: 2
    given:
      clear: true
      turn: 2
      areas: {harbor-of-chains: {}}
      p0: {at: harbor-of-chains, group: [ash-duelist], hand: [cinder-bolt]}
      p1: {at: harbor-of-chains, group: [thief, paladin, sun-archer, wizard], hand: 5}
    when: [{do: interaction}]
    steps: [{id: trade, do: "trade:p1", ask: interaction.act}]
"""


def four(start: Callable[..., Any], size: tuple[int, int]) -> tuple[Any, SidePanel]:
    """A rival with a whole group and a whole hand, and the panel that shows it."""
    app = start(size, deaf=True, reduced_motion=True, speed="instant")
    made = open_lesson(app, lessons.read(data.parse(FOUR, "lessons.yaml"), "anima")[0], keep=False)
    app.step(16, [])
    return made, next(panel for panel in made.model.panels if isinstance(panel, SidePanel))


def test_the_backs_of_a_rivals_hand_lie_beside_four_characters(start: Callable[..., Any]) -> None:
    made, side = four(start, (1920, 1080))
    rival = next(row for row in side.rows() if row.key == "partner-p1")
    group = rival.cells[0]
    box = next(item.rect for item in made.items() if item.key == "partner-p1")
    widths = side._widths(group, box.w - made.kit.px(30))
    backs = made.kit.px(24 + 4 * 6)  # five, each a little to the left of the one before
    assert len(group.cells) == 5 and widths[-1] >= backs


def test_a_rail_says_of_each_deck_what_is_left_and_of_a_rival_what_it_holds(start: Callable[..., Any]) -> None:
    made, side = four(start, (1280, 720))
    assert side.rail
    rows = {row.key: row for row in walk(side.rail_rows()) if row.key}
    assert {f"pile-{kind}" for kind in ("area", "encounter", "character", "advantage")} <= set(rows)
    view = made.model.view
    assert isinstance(face := rows["pile-area"].paint, DeckSize) and face.sizes == f"<b>{len(view.areas)}</b> · 0"
    assert isinstance(rival := rows["partner-p1"].paint, RailRival) and (rival.held, rival.numbers) == ((5, 0), (9, 11))


def test_who_is_done_says_with_what(start: Callable[..., Any]) -> None:
    """The log said "Marta: Done" for each phase, and the button's "This is my offer" for a trade."""
    made, _ = four(start, (1280, 720))
    session = made.model.session
    session.choose("p0", "done")
    entry = session.log[-1]
    assert made.model.wording.deed(entry) == "Player: End of the interaction"


def test_a_character_that_may_be_tapped_is_framed_on_a_rail_as_well(start: Callable[..., Any]) -> None:
    """The portrait lay over the frame: a question without any answer to be seen."""
    made, _ = four(start, (1280, 720))
    box = made.model.rules.box
    face = MemberRow(Member(portrait_of(box, "sun-archer"), 3, 3), "Sun Archer", "").folded()
    shown = []
    for mark in ("", "legal"):
        canvas = pygame.Surface((56, 72), pygame.SRCALPHA)
        face.draw(Pen(Kit(1.0), mark=mark), canvas, canvas.get_rect())
        shown.append({tuple(canvas.get_at((x, 36)))[:3] for x in range(56)})
    gold = tuple(pygame.Color(theme.shown(theme.LEGAL)))[:3]
    assert gold in shown[1] and gold not in shown[0]


@pytest.mark.parametrize(("size", "lang"), [((1280, 720), "uk"), ((1920, 1080), "en"), ((1280, 720), "it")])
def test_a_few_options_stand_in_the_prompt_bar_and_cover_no_area(table: Any, size: tuple[int, int], lang: str) -> None:
    """As a list they lay over the areas, which are answers as well."""
    made = table("road", size, lang)
    while made.model.asked is None or made.model.asked.kind != "movement.choose":
        made.lesson.follow()
        made.app.step(16, [])
    prompt, items = made.model.grid.prompt, {item.key: item.rect for item in made.items()}
    offered = [items[key] for key in ("explore:deck", "rest")]
    assert all(prompt.contains(rect) for rect in offered)
    beside = [items[key] for key in ("undo", "done") if key in items]
    assert all(rect.collidelist([one for one in offered + beside if one != rect]) < 0 for rect in offered)
    assert made.model.buttons_left <= min(rect.x for rect in offered)
    said = made.kit.width(made.model.wording.plain(made.model.prompt.main), 15, "serif-semi")
    assert prompt.x + said < made.model.buttons_left
    assert not any(item.key == "choices" for item in made.items())
    made.actions.touch("rest")
    assert any(entry.key == "rest" for entry in made.model.session.log)


def test_a_long_name_has_two_lines_in_a_low_area_of_a_large_scale(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """It ended in dots, in Ukrainian at 150 %, though it has words to break at."""
    box, pen = table("road").model.rules.box, Pen(Kit(1.5))
    name, wide, written = "Перевал драконячих кісток", 186, []
    monkeypatch.setattr(
        Pen, "put", lambda self, canvas, block, at: written.append((block.lines, block.used, at[1] + block.height))
    )
    face = AreaFace(name, place_of(box, "dragonbone-pass"), 3, False, (), (), high=52.0)
    canvas = pygame.Surface((wide, pen.px(52)), pygame.SRCALPHA)
    face.draw(pen, canvas, canvas.get_rect())
    assert pen.kit.width(name, 9.5, "serif-semi") > wide - pen.px(8), "one line has no room"
    [(lines, used, bottom)] = written
    assert lines == 2 and used <= wide - pen.px(8) and bottom <= canvas.get_height()
