"""Words on Anima's panels are whole, and lists of options lie beside what they are about."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.core.content import data
from game.core.teaching import lessons
from scenes.games.anima.barter import barter_row
from scenes.games.anima.mission_painted import MissionFace
from scenes.games.anima.painted import DeckSize, Member, MemberRow, RailSign
from scenes.games.anima.panels import SeatPanel
from scenes.games.anima.pieces import portrait_of
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
