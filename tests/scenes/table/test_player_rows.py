"""Rows that every game's panels are made of: players, a sheet that compares, cards face up and down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from scenes.draw.theme import GOOD
from scenes.table.list_sheet import Entry, ListSheet
from scenes.table.painted import Line
from scenes.table.painted_cards import ShownCards, TileBack, TilePile
from scenes.table.pen import Pen
from scenes.table.player_rows import Person, captioned, clockwise, numbered, other_row, own_row, status
from scenes.table.rows import faults
from tests.scenes.games import session_of

WHO = Person("blue", "Marta", "12", "rice")


class Harvest(ListSheet):
    """What each paddy would bring."""

    def title(self) -> str:
        return "Harvest"

    def icons(self) -> tuple[str, ...]:
        return ("tile",)

    def heads(self) -> tuple[str, ...]:
        return ("now",)

    def entries(self) -> list[Entry]:
        return [Entry(f"Paddy {n}", f"{n} hexes, now: {3 * n}", str(n), (str(n),), brings=((str(3 * n), GOOD),)) for n in (3, 2)]

    def more(self, count: int) -> str:
        return f"and {count} more"


class Nothing(Harvest):
    """Before the first paddy is walled."""

    def entries(self) -> list[Entry]:
        return []

    def none(self) -> str:
        return "No paddy yet"


def test_a_sheet_tells_every_thing_in_its_line(table_of: Callable[..., Any]) -> None:
    sheet = Harvest(table_of(session_of(2, 5)).model, pygame.Rect(0, 0, 900, 600))
    rows = sheet.rows()
    assert not faults(rows) and [row.name for row in rows[-1].cells] == ["Paddy 3", "Paddy 2"]
    assert rows[-1].cells[0].value == "3 hexes, now: 9" and rows[-1].more == ("and 1 more", "and 2 more")
    canvas = pygame.Surface((900, 600))
    sheet.paint(canvas)
    assert {"forecast-0", "forecast-1"} <= {item.key for item in sheet.spots}


def test_a_sheet_without_things_says_so(table_of: Callable[..., Any]) -> None:
    sheet = Nothing(table_of(session_of(2, 5)).model, pygame.Rect(0, 0, 900, 600))
    assert sheet.rows()[-1].name == "No paddy yet"


def test_the_status_says_who_acts_and_the_others_sit_clockwise(table_of: Callable[..., Any]) -> None:
    model = table_of(session_of(3, 5)).model
    assert clockwise(model) == [seat for seat in (*model.view.seats, *model.view.seats) if seat != model.seat][:2]
    acting = {seat for seat in model.view.seats if status(model, seat) != model.t(f"ui-colour-{model.colours[seat]}")}
    assert acting == set(model.session.decision.seats)
    row = own_row(model, model.seat, WHO, (), False, 92)
    assert row.name == "Marta" and row.value.startswith("12 rice, ") and "<" not in row.value


def test_another_player_has_a_box_and_a_rail_of_the_same_words() -> None:
    row = other_row(WHO, "blue, acting", "2 oxen", (Line("2 oxen"),), (numbered((TileBack(), "3")),), 120)
    assert not faults((row,)) and row.value == "12 rice, 2 oxen" and row.fit.least == 120
    assert row.paint is not None and row.paint.folded() is not None
    again = other_row(WHO, "blue, acting", "2 oxen", (Line("2 oxen"),), (numbered((TileBack(), "3")),), 120)
    assert row == again and hash(row.paint) == hash(again.paint)


def test_piles_backs_and_captions_draw_inside_their_room(table_of: Callable[..., Any]) -> None:
    pen = Pen(table_of(session_of(2, 5)).model.kit)
    canvas = pygame.Surface((400, 240), pygame.SRCALPHA)
    room = pygame.Rect(40, 40, 300, 150)
    for paint in (ShownCards(hidden=2), ShownCards(words="none yet"), captioned((TilePile(3), Line("left")), side=54, high=60)):
        canvas.fill((0, 0, 0, 0))
        paint.draw(pen, canvas, room)
        drawn = canvas.get_bounding_rect()
        assert drawn.w and room.inflate(8, 8).contains(drawn)
    assert TilePile(0).surface(pen, 84).get_size() == (84, 84)
