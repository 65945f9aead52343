"""Rows of a panel: one description gives the picture, the lines of the text view, the places for the pointer and the rail."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table import painted as p
from scenes.table.pen import Pen
from scenes.table.rail import fold
from scenes.table.row_panel import RowPanel
from scenes.table.rows import Fit, Row, faults, is_group, walk
from scenes.widgets.paint import Kit

SIZE = (420, 1000)
drawn: list[str] = []


@dataclass(frozen=True)
class Counted(p.Paint):
    """Says when it is drawn."""

    text: str
    high: float = 30

    def height(self, pen: Pen, width: int) -> int:
        return pen.px(self.high)

    def draw(self, pen: Pen, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        drawn.append(self.text + pen.mark)
        canvas.fill("#336699", rect)


class Table(SimpleNamespace):
    """As much of a model as a panel asks for."""

    def __init__(self, **more: Any) -> None:
        ground = pygame.Surface(SIZE)
        super().__init__(
            kit=Kit(1.0), stamp=0, seat="p0", shapes={}, listed=[], aim="", whole=False, touched=[],
            wording=SimpleNamespace(plain=lambda text: text.replace("<sun>", "sun")),
            host=SimpleNamespace(backdrop=lambda: ground, bindings=SimpleNamespace(cap=lambda what: what[0].upper())),
            session=SimpleNamespace(decision=None, view=lambda seat: None), grid=SimpleNamespace(small=False),
            centre=SimpleNamespace(cast=lambda canvas, origin: None), panels=[], **more,
        )  # fmt: skip
        self.acts = self

    def t(self, msg: str, /, **args: Any) -> str:
        return msg

    def touch(self, key: str) -> None:
        self.touched.append(key)

    def open(self, kind: str, name: str = "") -> None:
        self.touched.append(f"the {kind}")


class Panel(RowPanel):
    """A panel of given rows."""

    given: tuple[Row, ...] = ()

    def rows(self) -> tuple[Row, ...]:
        return self.given

    def colour(self) -> str:
        return "blue"


def shown(
    *rows: Row, table: Table | None = None, size: tuple[int, int] = (336, 900), **more: Any
) -> tuple[Panel, pygame.Surface]:
    """A panel with these rows, painted."""
    assert not faults(rows), faults(rows)
    panel = Panel(table or Table(), pygame.Rect(20, 20, *size), **more)  # type: ignore[arg-type]
    panel.given = rows
    canvas = pygame.Surface(SIZE)
    paint(panel, canvas)
    return panel, canvas


def paint(panel: Panel, canvas: pygame.Surface) -> list[pygame.Rect]:
    drawn.clear()
    return list(panel.strokes(canvas))


def told(panel: Panel) -> list[str]:
    return [item.line() for item in panel.spots]


ABC = tuple(Row(f"cell {n}", str(n), key=f"cell-{n}", paint=Counted(f"c{n}")) for n in range(6))


def test_what_is_drawn_is_what_is_told() -> None:
    panel, _ = shown(
        Row("Marta", "12 points", role="heading", paint=Counted("head")),
        Row("Market", head=True, remark="next in gold", cells=ABC, flow="grid", columns=3),
        Row("<sun> Energy", "4", icon="energy"),
        Row("help", role="silent", paint=p.Paragraph("Some words that only stand there")),
        Row("Log", key="log", opens="log", fit=Fit(foot=True, bleed=True), paint=Counted("log", 100)),
    )
    assert told(panel) == [
        "[heading] Marta: 12 points", *(f"[status] cell {n}: {n}" for n in range(6)), "[status] sun Energy: 4", "[button] Log",
    ]  # fmt: skip
    boxes = [item.rect for item in panel.spots if item.rect]
    assert all(panel.rect.contains(box) for box in boxes)
    assert not any(a.colliderect(b) for n, a in enumerate(boxes) for b in boxes[:n])
    assert boxes[-1].bottom == panel.rect.bottom and boxes[-1].w == panel.rect.w
    grid = boxes[1:7]
    assert len({box.x for box in grid}) == 3 and len({box.y for box in grid}) == 2 and len({box.size for box in grid}) == 1
    panel.spots[-1].act()  # type: ignore[misc]
    assert panel.model.touched == ["the log"]


def test_only_a_row_that_changed_is_painted_again() -> None:
    one, two = Row("one", paint=Counted("one")), Row("two", cells=ABC, flow="row")
    panel, canvas = shown(one, two)
    before = pygame.image.tobytes(canvas, "RGB")
    assert paint(panel, canvas) == [] and drawn == []
    panel.given = (one, two._replace(cells=(*ABC[:5], Row("cell 5", "none", paint=Counted("new")))))
    panel.model.stamp = 1
    (box,) = paint(panel, canvas)
    assert drawn == ["c0", "c1", "c2", "c3", "c4", "new"] and panel.rect.contains(box)
    assert "[status] cell 5: none" in told(panel) and "[status] one" in told(panel)
    panel.given = (Row("one", paint=Counted("one")), Row("two", cells=ABC, flow="row"))  # as it was: taken from the cache
    panel.model.stamp = 2
    paint(panel, canvas)
    assert drawn == [] and pygame.image.tobytes(canvas, "RGB") == before


def test_what_may_be_chosen_is_marked_and_answers() -> None:
    table = Table()
    table.shapes = {"cell-1": None, "growth:0": None, "cell-2": None}
    table.listed = ["cell-2"]  # stands in the list of options
    panel, canvas = shown(
        Row("tiles", cells=ABC, flow="row"),
        Row("growth", key="growth:0", idle="growth-0", role="row", box="row", paint=Counted("g")),
        table=table,
    )
    found = {item.key: item for item in panel.spots}
    assert found["cell-1"].role == "button" and found["cell-2"].role == "status" and found["growth:0"].focusable
    found["growth:0"].act()  # type: ignore[misc]
    assert table.touched == ["growth:0"] and "c1legal" in drawn and "c2" in drawn
    corner = found["growth:0"].rect.move(4, 4).topleft  # type: ignore[union-attr]
    marked = canvas.get_at(corner)
    table.shapes, table.stamp = {}, 1
    paint(panel, canvas)
    found = {item.key: item for item in panel.spots}
    assert found["growth-0"].act is None and not found["growth-0"].focusable and canvas.get_at(corner) != marked
    assert {"c1", "g"} <= set(drawn)


def test_another_seats_panel_has_nothing_to_choose() -> None:
    table = Table()
    table.shapes = {"cell-1": None}
    panel, _ = shown(Row("tiles", cells=ABC, flow="row"), table=table, seat="p1")
    assert all(item.role == "status" for item in panel.spots)


def test_room_goes_to_what_grows_and_what_is_optional_gives_way() -> None:
    rows = (
        Row("one", paint=Counted("one", 100), fit=Fit(grow=50)),
        Row("two", paint=Counted("two", 100), fit=Fit(grow=1000)),
        Row("three", paint=Counted("three", 100), fit=Fit(optional=1)),
        Row("four", paint=Counted("four", 100), fit=Fit(optional=2)),
    )

    def heights(high: int) -> dict[str, int]:
        panel, _ = shown(*rows, size=(336, high))
        return {place.row.name: place.rect.h for place in panel.places()}

    assert heights(458) == {"one": 100, "two": 100, "three": 100, "four": 100}
    assert heights(958) == {"one": 150, "two": 550, "three": 100, "four": 100}
    assert heights(430) == {"one": 141, "two": 141, "three": 100}
    assert heights(300).keys() == {"one", "two"}
    foot = Row("foot", paint=Counted("foot", 100), fit=Fit(grow=90, foot=True, bleed=True))
    for high, grown in ((296, 100), (1000, 190)):
        panel, _ = shown(rows[0], foot, size=(336, high))
        assert panel.places()[-1].rect.h == grown and panel.places()[0].rect.h == 150


def test_a_low_panel_is_drawn_smaller_or_in_two_columns() -> None:
    class Low(Panel):
        shrinks = True

    rows = tuple(Row(f"row {n}", paint=Counted(str(n), 90)) for n in range(10))
    panel = Low(Table(), pygame.Rect(20, 20, 336, 900))  # type: ignore[arg-type]
    panel.given = rows
    paint(panel, pygame.Surface(SIZE))
    assert 0.8 <= panel.kit.scale < 1 and all(panel.rect.contains(item.rect) for item in panel.spots if item.rect)
    two, _ = shown(*rows, size=(380, 560), columns=2)
    places = two.places()
    assert [place.row.name for place in places] == [row.name for row in rows]
    assert len({place.rect.x for place in places}) == 2 and all(two.rect.contains(place.rect) for place in places)
    assert not any(a.strip.colliderect(b.strip) for n, a in enumerate(places) for b in places[:n])
    fixed, _ = shown(*(row._replace(fit=Fit(column=2 - n % 2)) for n, row in enumerate(rows)), size=(380, 560), columns=2)
    assert [place.row.name for place in fixed.places()[:2]] == ["row 1", "row 3"]


def test_a_list_says_how_much_it_leaves_out() -> None:
    lines = tuple(Row(f"line {n}", paint=Counted(str(n))) for n in range(20))
    more = tuple(f"{n} more" for n in range(1, 21))
    panel, _ = shown(Row("list", head=True, cells=lines, gap=2, more=more, fit=Fit(least=60, grow=200)))
    seen = [item for item in panel.spots if item.name.startswith("line") and item.rect]
    assert 0 < len(seen) < 20 and f"[status] list: {20 - len(seen)} more" in told(panel)
    assert len([item for item in panel.spots if item.name.startswith("line")]) == 20  # told, if not drawn
    assert len(drawn) == len(seen)


@pytest.mark.parametrize("width", [70, 176])
def test_a_rail_is_the_panel_folded(width: int) -> None:
    panel, _ = shown(
        Row("Marta", "12", role="heading", paint=p.Folded(Counted("head", 90), p.Disc("blue", 44))),
        Row("Figures", flow="row", cells=(Row("Energy", "4", paint=p.Figure("Energy", "4", "energy", ("+2",))),)),
        Row("Growth", head=True, fold="drop", cells=ABC[:3]),
        Row("Elements", "2 sun", head=True, paint=p.Icons((("sun", "2"), ("moon", "0")), below=True)),
        Row("Innate", "1 of 3 levels", icon="innate", short="1/3", fold="short", cells=ABC[3:]),
        size=(width, 664), rail=True,
    )  # fmt: skip
    lines = [line for line in told(panel) if "open-panel" not in line]
    assert lines == ["[heading] Marta: 12", "[status] Energy: 4", "[status] Elements: 2 sun", "[status] Innate: 1 of 3 levels"]
    assert drawn == [] and ("[button] table-open-panel" in told(panel)) is (width == 70)
    assert all(panel.rect.contains(item.rect) for item in panel.spots if item.rect)
    boxes = [item.rect for item in panel.spots if item.rect]
    assert not any(a.colliderect(b) for n, a in enumerate(boxes) for b in boxes[:n])


def test_a_panel_of_the_next_seat_is_drawn_beforehand() -> None:
    table = Table()
    panel, canvas = shown(Row("mine", paint=Counted("mine")), table=table)
    before = pygame.image.tobytes(canvas, "RGB")
    panel.given = (Row("theirs", key="cell-9", paint=Counted("theirs")), Row("more", paint=Counted("more")))
    asked = SimpleNamespace(keys=lambda seat: ["cell-9"])
    table.session.decision = SimpleNamespace(for_seat=lambda seat: asked)
    drawn.clear()
    assert [panel.prewarm_section(canvas, "p1", n) for n in range(3)] == [True, True, False]
    assert drawn == ["theirslegal", "more"] and pygame.image.tobytes(canvas, "RGB") == before
    assert told(panel) == ["[status] mine"]


def test_a_row_without_a_name_and_other_slips_are_found() -> None:
    class Loose(p.Paint):
        __hash__ = None  # type: ignore[assignment]

    assert faults((Row("fine", cells=ABC),)) == []
    found = faults(
        (
            Row("", "4", key="x"),
            Row("x", key="x"),
            Row("y", fold="away"),
            Row("z", flow="grid", cells=ABC),
            Row("w", paint=Loose()),
        )
    )
    assert [fault.partition(":")[0] for fault in found] == [
        "a row without a name", "two rows have the key x", "'y' folds in no known way", "the grid 'z' has no number of columns",
        "the picture of 'w' is no frozen value",
    ]  # fmt: skip


def test_walking_and_folding() -> None:
    group = Row("group", cells=(ABC[0], Row("inner", cells=ABC[1:3])))
    assert [row.name for row in walk((group,))] == ["group", "cell 0", "inner", "cell 1", "cell 2"]
    assert is_group(group) and not is_group(group._replace(value="3")) and not is_group(ABC[0])
    folded = fold(group)
    assert folded is not None and [row.name for row in walk((folded,))] == ["group", "cell 0", "inner", "cell 1", "cell 2"]
    assert fold(ABC[0]._replace(fold="drop")) is None


PICTURES = [
    p.Heading("Harvest", "below: last round"),
    p.Line(("Laborers at rest", "at rest"), "3", "energy"), p.Line("a", "b", split=0.6),
    p.Paragraph("Four score and seven years ago our fathers", even=True), p.Paragraph("words " * 30, middle=True, tight=(60, 15)),
    p.Figure("Energy", "12", "energy", ("+3 a turn", "+3")), p.Pair("energy", "4", "+2"), p.Meter("fear", 3, 8),
    p.Icons((("sun", "2"), ("moon", "0")), below=True), p.Icons((("sun", "2"), ("moon", "1"))), p.Column((("sun", "2"),)),
    p.Disc("blue"), p.Rule(), p.Label("Log", "log", "L"), p.Nothing(),
    p.Stack((p.Line("one"), p.Line("two")), 4), p.Beside(((60, p.Disc("rose")), (0, p.Line("name", "3")))),
]  # fmt: skip


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: type(picture).__name__)
@pytest.mark.parametrize("width", [54, 150, 300])
def test_a_picture_keeps_to_its_width_and_draws_the_same_again(picture: Any, width: int) -> None:
    pen = Pen(Kit(1.0), "blue")
    high = picture.height(pen, width)
    assert hash(picture) == hash(picture) and picture == picture

    def made() -> pygame.Surface:
        canvas = pygame.Surface((width + 40, high + 40))
        canvas.fill("#112233")
        picture.draw(pen, canvas, pygame.Rect(20, 20, width, high))
        return canvas

    one, two = made(), made()
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(two, "RGB")
    outside = [one.get_at((x, y)) for x in (0, width + 39) for y in range(high + 40)]
    assert {tuple(colour)[:3] for colour in outside} == {(0x11, 0x22, 0x33)}
    if isinstance(picture, p.Nothing):
        assert high == 0
    else:
        mask = pygame.mask.from_threshold(one, pygame.Color("#112233"), (1, 1, 1, 255))
        assert mask.count() < (width + 40) * (high + 40)
