"""Maps: shipped ones agree with the rules; what no map needs is refused in one sentence with its line."""

from __future__ import annotations

import itertools
import math
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core import paths
from game.core.content import data, tmx_guard
from game.core.errors import DataError

FOLDER = paths.data_dir() / "spirit_island"
MAPS = ["one_board_g", "one_board_h", "two_boards", "three_boards"]

SMALL = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="10" height="10"
  tilewidth="10" tileheight="10" infinite="0">
 <objectgroup id="1" name="lands">
  <object id="1" name="A1" x="10" y="10">
   <properties><property name="terrain" value="sands"/></properties>
   <polygon points="0,0 40,0 40,40 0,40"/>
  </object>
  <object id="2" name="A2" x="50" y="10">
   <polygon points="0,0 40,0 40,40 0,40"/>
  </object>
 </objectgroup>
</map>
"""


def expected(name: str) -> tuple[dict[str, str], set[tuple[str, str]]]:
    """Terrains and adjacent pairs of a layout, from the YAML."""
    boards = data.load(FOLDER / "boards.yaml", int_keys=True).value
    layout = boards["layouts"][name.replace("_", "-")]
    terrains = {}
    pairs = set()
    for board in layout["boards"]:
        for number, land in boards["boards"][board]["lands"].items():
            terrains[f"{board}{number}"] = land["terrain"]
            pairs |= {(f"{board}{number}", f"{board}{other}") for other in land["adjacent"]}
    pairs |= {(one, other) for one, other in layout["cross_adjacency"]}
    return terrains, {(min(pair), max(pair)) for pair in pairs}


@pytest.mark.parametrize("name", MAPS)
def test_shipped_maps_draw_what_the_rules_say(name: str) -> None:
    geometry = tmx_guard.read(FOLDER / f"{name}.tmx")
    terrains, pairs = expected(name)
    tmx_guard.check_lands(geometry, terrains, pairs)
    lands = geometry.layers["lands"]
    assert set(tmx_guard.touching(lands)) == pairs
    # a border must be seen at 1280 x 720, where a map is about 600 pixels wide
    assert min(tmx_guard.touching(lands).values()) > geometry.width / 30
    for land in lands.values():
        assert land.properties["terrain"] == terrains[land.name]


@pytest.mark.parametrize("name", MAPS)
def test_the_sea_touches_the_coast_and_nothing_else(name: str) -> None:
    geometry = tmx_guard.read(FOLDER / f"{name}.tmx")
    assert "".join(geometry.layers["ocean"]) == geometry.properties["boards"].replace(" ", "")
    for sea in geometry.layers["ocean"].values():
        wet = {n for n, land in geometry.layers["lands"].items() if tmx_guard.border(sea, land) > 5}
        assert wet == {f"{sea.name}{number}" for number in (1, 2, 3)}


@pytest.mark.parametrize("name", MAPS)
def test_the_map_loader_of_the_screen_reads_the_same(name: str) -> None:
    pytmx = pytest.importorskip("pytmx")
    path = FOLDER / f"{name}.tmx"
    loaded = pytmx.TiledMap(str(path))
    geometry = tmx_guard.read(path)
    assert loaded.width * loaded.tilewidth == geometry.width
    for layer, shapes in geometry.layers.items():
        objects = {each.name: each for each in loaded.get_layer_by_name(layer)}
        assert set(objects) == set(shapes)
        for shape in shapes.values():
            points = [pytest.approx(tuple(point)) for point in objects[shape.name].points]
            assert list(shape.polygon) == points
            assert objects[shape.name].properties == shape.properties


def test_no_two_lands_overlap() -> None:
    for name in MAPS:
        lands = tmx_guard.read(FOLDER / f"{name}.tmx").layers["lands"]
        for one, other in itertools.permutations(lands.values(), 2):
            x, y = one.centre
            sides = zip(other.polygon, (*other.polygon[1:], other.polygon[0]), strict=True)
            crossings = sum((y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1 for (x1, y1), (x2, y2) in sides)
            assert crossings % 2 == 0, (one.name, other.name)


def refused(source: str | bytes, folder: Path | None = None) -> str:
    raw = source.encode() if isinstance(source, str) else source
    with pytest.raises(DataError) as caught:
        tmx_guard.parse(raw, "x.tmx", folder)
    said = str(caught.value)
    assert said.startswith("x.tmx") and "\n" not in said and len(said) < 300
    return said


def test_a_small_map() -> None:
    geometry = tmx_guard.parse(SMALL.encode())
    land = geometry.layers["lands"]["A1"]
    assert land.polygon == ((10, 10), (50, 10), (50, 50), (10, 50)) and land.centre == (30, 30)
    assert land.properties == {"terrain": "sands"} and land.line == 5
    assert tmx_guard.touching(geometry.layers["lands"]) == {("A1", "A2"): 40}


BOMB = '<!DOCTYPE m [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("<map v", BOMB + "<map v", "document type"),
        ("<map v", '<!DOCTYPE m SYSTEM "file:///etc/passwd"><map v', "document type"),
        ("<map v", "<?php boo ?><map v", "processing instructions"),
        ('encoding="UTF-8"', 'encoding="latin-1"', "UTF-8"),
        ('value="sands"', 'value="&b;"', "not valid XML"),
        ("<polygon", "text<polygon", "text where none belongs"),
        ("<polygon", "<ellipse/><polygon", "<ellipse> is not used"),
        ("<polygon", "<polygone/><polygon", 'did you mean "polygon"'),
        (
            " <objectgroup",
            '<tileset firstgid="1" source="../../x.tsx"/><objectgroup',
            "<tileset> is not used",
        ),
        (
            " <objectgroup",
            '<data encoding="base64" compression="zlib">x</data><objectgroup',
            "<data> is not used",
        ),
        (" <objectgroup", '<xi:include href="x"/><objectgroup', "is not used"),
        (
            " <objectgroup",
            '<imagelayer name="i"><image source="../x.png"/></imagelayer><objectgroup',
            "folder",
        ),
        (" <objectgroup", '<imagelayer name="i"><image source="/x.png"/></imagelayer><objectgroup', "folder"),
        (
            " <objectgroup",
            '<imagelayer name="i"><image source="C:\\x.png"/></imagelayer><objectgroup',
            "plain file",
        ),
        (
            " <objectgroup",
            '<imagelayer name="i"><image source="no.png"/></imagelayer><objectgroup',
            "no file",
        ),
        (
            " <objectgroup",
            '<imagelayer name="i"><image source="m.tmx"/></imagelayer><objectgroup',
            "not a picture",
        ),
        (" <objectgroup", "<map/><objectgroup", "<map> does not belong into <map>"),
        ('id="1" name="A1"', 'id="1" name="A1" template="../x.tx"', "template"),
        ('name="terrain" value="sands"', 'name="t" type="file" value="../../secret"', "folder"),
        ('name="terrain" value="sands"', 'name="t" type="class" value=""', "unknown property type"),
        ('name="terrain" value="sands"', 'name="t" type="int" value="1.5"', "whole number"),
        ('name="terrain" value="sands"', 'name="t" type="float" value="nan"', "plain number"),
        ('name="A2"', 'name="A1"', "exists twice"),
        ('name="A2"', 'name="../A"', "letters and digits"),
        ('name="A2"', 'name="A2" rotation="30"', "without rotation"),
        ('x="50"', 'x="1e9"', "not a plain number"),
        ('x="50"', 'x="95"', "reaches out of the map"),
        ('x="50"', "", "missing"),
        ("0,0 40,0 40,40 0,40", "0,0 40,0", "3 to 200 points"),
        ("0,0 40,0 40,40 0,40", "0,0 40,0 40,x", "point that is none"),
        ("0,0 40,0 40,40 0,40", "0,0 40,40 40,0 0,40", "crosses itself"),
        ("0,0 40,0 40,40 0,40", "0,0 40,0 20,0", "crosses itself|no area"),
        ("0,0 40,0 40,40 0,40", "0,0 1,0 " * 300, "3 to 200 points"),
        ('infinite="0"', 'infinite="1"', "not infinite"),
        ('width="10"', 'width="99999999"', "sides of a map"),
        ('name="lands"', 'name="lands" offsetx="5"', "shifted"),
        ("</map>", "", "not valid XML"),
        ("</map>", "</map><map/>", "not valid XML"),
    ],
)
def test_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    (tmp_path / "m.tmx").write_bytes(b"")
    assert old in SMALL
    said = refused(SMALL.replace(old, new, 1), tmp_path)
    assert any(part in said for part in message.split("|")), said


def test_files_that_are_no_maps(tmp_path: Path) -> None:
    assert "no such file" in str(pytest.raises(DataError, tmx_guard.read, tmp_path / "x.tmx").value)
    refused(b"")
    assert "not UTF-8" in refused(SMALL.encode("utf-16"))
    assert "at most" in refused(b" " * (tmx_guard.MAX_BYTES + 1))
    many = '<object id="1" name="B{}" x="1" y="1"><point/></object>'
    objects = "".join(many.format(n) for n in range(tmx_guard.MAX_ELEMENTS // 2 + 1))
    assert "more than" in refused(SMALL.replace(" </objectgroup>", objects + " </objectgroup>"))


def test_a_link_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    inside = tmp_path / "map"
    inside.mkdir()
    (tmp_path / "secret.png").write_bytes(b"x")
    (inside / "fine.png").write_bytes(b"x")
    try:
        (inside / "link.png").symlink_to(tmp_path / "secret.png")
    except OSError:
        pytest.skip("no links here")
    layer = '<imagelayer name="i"><image source="{}"/></imagelayer><objectgroup'
    assert "folder" in refused(SMALL.replace("<objectgroup", layer.format("link.png"), 1), inside)
    tmx_guard.parse(SMALL.replace("<objectgroup", layer.format("fine.png"), 1).encode(), "x.tmx", inside)


@pytest.mark.parametrize(
    ("terrains", "pairs", "message"),
    [
        ({"A1": "sands"}, [], 'unknown land "A2"'),
        ({"A1": "jungle", "A2": "jungle"}, [("A2", "A1")], 'x.tmx:5: land "A1" is drawn as sands'),
        ({"A1": "sands", "A2": "jungle", "A3": "jungle"}, [], "not drawn: A3"),
        ({"A1": "sands", "A2": "jungle"}, [], "share a border on the map, but are not adjacent"),
    ],
)
def test_a_map_that_contradicts_the_rules(terrains: dict, pairs: list, message: str) -> None:
    geometry = tmx_guard.parse(SMALL.encode(), "x.tmx")
    with pytest.raises(DataError) as caught:
        tmx_guard.check_lands(geometry, terrains, pairs)
    assert message in str(caught.value)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(SMALL) - 1), st.integers(0, 255), st.integers(0, 30))
def test_a_damaged_map_is_read_or_refused_but_never_breaks_the_program(at: int, byte: int, cut: int) -> None:
    raw = SMALL.encode()
    broken = raw[:at] + bytes([byte]) + raw[at + cut :]
    try:
        geometry = tmx_guard.parse(broken, "x.tmx")
    except DataError as problem:
        assert "\n" not in str(problem)
    else:
        assert geometry.width > 0


def test_too_many_points_altogether_are_refused(tmp_path: Path) -> None:
    """Each polygon alone would do; but all are compared with each other."""
    angles = [math.tau * n / 199 for n in range(199)]
    ring = " ".join(f"{15 + 14 * math.cos(a):.3f},{15 + 14 * math.sin(a):.3f}" for a in angles)
    shape = f'<object id="1" name="B{{}}" x="1" y="1"><polygon points="{ring}"/></object>'
    objects = "".join(shape.format(n) for n in range(tmx_guard.MAX_ALL_POINTS // 199 + 1))
    assert "points together" in refused(SMALL.replace(" </objectgroup>", objects + " </objectgroup>", 1), tmp_path)


def test_sides_in_one_line_that_do_not_meet_cross_nothing() -> None:
    """A bay between two straight coasts; and where the one coast reaches into the other, they do."""
    bay = "0,0 10,0 10,20 20,20 20,0 40,0 40,40 0,40"
    assert tmx_guard.parse(SMALL.replace("0,0 40,0 40,40 0,40", bay, 1).encode()).layers["lands"]["A1"].polygon[2] == (20, 30)
    with pytest.raises(DataError, match="crosses itself"):
        tmx_guard.parse(SMALL.replace("0,0 40,0 40,40 0,40", bay.replace("20,20", "5,20"), 1).encode())
