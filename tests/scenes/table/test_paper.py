"""The two tables to come, on paper: what the contract of rows, places and asks demands of them, and that they can be drawn."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.draw.card import words as card_words
from scenes.draw.face_cache import FACES
from scenes.table import ask, place, rows
from scenes.table.ask import Amount, Reply, Sheet
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Row, is_group, walk
from scenes.widgets.paint import Kit
from tests.scenes.table import paper_anima, paper_rice_paddy
from tests.scenes.table.paper import Moment, PaperTable

TABLES = (paper_anima.TABLE, paper_rice_paddy.TABLE)
EVERY_MOMENT = [pytest.param(table, moment, id=f"{table.game}-{moment.kind}") for table in TABLES for moment in table.moments]
PANELS = [pytest.param(table, panel, id=f"{table.game}-{panel}") for table in TABLES for panel in ("own", "right", "centre")
          if getattr(table, panel)]  # fmt: skip
CANVAS = (1300, 1400)


def there(table: PaperTable) -> dict[str, set[str]]:
    """What stands where."""
    return {
        place.MAP: {thing.key for thing in table.things} | {row.key for row in walk(table.centre) if row.key},
        place.HAND: {card.key for card in table.hand},
        place.PANEL: {row.key for row in walk((*table.own, *table.right)) if row.key},
    }


def drawn(
    given: tuple[Row, ...], size: tuple[int, int], legal: tuple[str, ...] = (), canvas: Any = None, **more: Any
) -> RowPanel:
    """A panel of these rows, painted by the real kit."""
    ground = pygame.Surface(CANVAS)
    table: Any = SimpleNamespace(
        kit=Kit(1.0), grid=SimpleNamespace(small=False), stamp=0, seat="p0", shapes=dict.fromkeys(legal), listed=[], aim="",
        whole=True, session=None, centre=SimpleNamespace(cast=lambda canvas, origin: None), panels=[],
        t=lambda msg, **args: msg, touch=lambda key: None, open=lambda kind, name: None,
        wording=SimpleNamespace(plain=str),
        host=SimpleNamespace(backdrop=lambda: ground, bindings=SimpleNamespace(cap=lambda what: "")),
    )  # fmt: skip
    table.acts = table

    class Panel(RowPanel):
        shrinks = True

        def rows(self) -> tuple[Row, ...]:
            return given

    panel = Panel(table, pygame.Rect(10, 10, *size), **more)
    for _ in panel.strokes(canvas or pygame.Surface(CANVAS)):
        pass
    return panel


@pytest.mark.parametrize("table, panel", PANELS)
def test_every_row_has_a_name_and_nothing_has_two_places(table: PaperTable, panel: str) -> None:
    assert rows.faults(getattr(table, panel)) == []
    for row in walk(getattr(table, panel)):
        assert hash(row) == hash(row._replace()), "a row is its own cache key"
    standing = [key for keys in there(table).values() for key in keys]
    assert len(standing) == len(set(standing))


@pytest.mark.parametrize("table, moment", EVERY_MOMENT)
def test_every_legal_key_has_one_place_and_the_question_a_look(table: PaperTable, moment: Moment) -> None:
    assert place.faults(moment.places, there(table)) == []
    assert ask.faults(moment.ask, moment.places, table.seats) == []
    if not isinstance(moment.ask, Sheet):
        assert place.SHEET not in {one.where for one in moment.places.values()}
    else:
        assert {one.where for one in moment.places.values()} == {place.SHEET} and moment.ask.keys


@pytest.mark.parametrize("table, panel", PANELS)
def test_all_that_is_shown_is_told(table: PaperTable, panel: str) -> None:
    given = getattr(table, panel)
    made = drawn(given, (1188, 1300) if panel == "centre" else (336, 1300))
    told = {(item.name, item.value) for item in made.spots}
    for row in walk(given):
        assert is_group(row) or (row.name, row.value) in told, f"{row.name} is not in the text view"


@pytest.mark.parametrize("table, panel", PANELS)
@pytest.mark.parametrize("size", [(70, 664), (176, 664)], ids=["narrow", "wide"])
def test_a_panel_folds_to_a_rail_by_itself(table: PaperTable, panel: str, size: tuple[int, int]) -> None:
    made = drawn(getattr(table, panel), size, rail=True)
    boxes = [item.rect for item in made.spots if item.rect]
    assert boxes and all(made.rect.contains(box) for box in boxes if box.bottom <= made.rect.bottom)
    assert made.spots[0].name == getattr(table, panel)[0].name or is_group(getattr(table, panel)[0])


@pytest.mark.parametrize("table, moment", EVERY_MOMENT)
def test_what_may_be_chosen_on_a_panel_is_a_button_there(table: PaperTable, moment: Moment) -> None:
    shapes = tuple(one.shape or key for key, one in moment.places.items() if one.where == place.PANEL)
    live = set()
    for panel in (table.own, table.right):
        live |= {item.key for item in drawn(panel, (336, 1300), shapes).spots if item.act and item.key in shapes}
    assert live == set(shapes)


def test_the_amounts_of_a_question_come_from_its_keys() -> None:
    amount = Amount.of(["water:2/10", "water:2/0", "done", "water:2/2", "drain:all"])
    assert amount is not None and [step.value for step in amount.steps] == ["0", "2", "10"]
    assert Amount.of(["water:2/0", "done"]) is None, "one amount is no question of how much"
    assert Amount.of([f"harvest:1/{n}" for n in range(40)]) is None, "a list, not a row"


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
@pytest.mark.parametrize("size", [(330, 482), (224, 246), (196, 108)], ids=["large", "row", "small"])
def test_every_card_is_drawn_from_its_values(table: PaperTable, size: tuple[int, int]) -> None:
    cards = [*(held.card for held in table.hand), *table.cards]
    drawn = {FACES.face(card, size).get_buffer().raw for card in cards}
    assert len(drawn) == len({card.id for card in cards}) == len(cards), "no two look alike"


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
def test_every_card_is_told_from_its_values(table: PaperTable) -> None:
    for card in (*(held.card for held in table.hand), *table.cards):
        said = card_words(card, lambda rich: rich, ", ".join)
        assert all(block.text in said for block in card.blocks) and card.blocks
        assert card.badge is None or card.badge.words() in said


def test_five_seats_sit_at_anima() -> None:
    assert len(paper_anima.SEATS) == 5
    assert {row.key for row in walk(paper_anima.RIGHT) if row.key.startswith("seat:")} == {f"seat:p{n}" for n in range(1, 5)}
    asked = next(moment.ask for moment in paper_anima.MOMENTS if isinstance(moment.ask, Reply))
    assert asked.seats == paper_anima.SEATS


def test_what_is_wrong_on_paper_is_said() -> None:
    legal = {"land:A": place.Place(place.MAP), "card:x": place.Place("shelf"), "move:a>B": place.Place(place.CARDS, "", "land:B")}
    assert len(place.faults(legal, {place.MAP: set(), place.HAND: {"land:A"}})) == 5
    assert ask.faults(Reply("", ("p7",)), ["card:x"], ["p0"]) == [
        "nobody sits at p7", "a reply that cannot be passed over", "a reply to nothing",
    ]  # fmt: skip
    sheet = Sheet("", (), groups=(ask.Group("", (ask.Choice("a:1", ""),), "a:2"),))
    assert len(ask.faults(sheet, ["a:3"])) == 6
