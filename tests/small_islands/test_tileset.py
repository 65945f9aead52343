"""The Tiled tile set draws what the tiles are, and a set that does not is refused with the reason."""

from pathlib import Path

import pytest

from game.core.content import tsx_guard
from game.core.errors import DataError
from game.core.paths import data_dir
from game.small_islands.box import load_box
from game.small_islands.checks import tileset

SHIPPED = data_dir() / "small_islands"
BOX = load_box([SHIPPED])


def refused(folder: Path, old: str, new: str) -> str:
    text = (SHIPPED / "islands.tsx").read_text(encoding="utf-8")
    assert old in text
    (folder / "islands.png").write_bytes(b"")
    (folder / "islands.tsx").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        tileset.check(BOX, folder / "islands.tsx")
    assert caught.value.line or "not drawn" in str(caught.value)
    return str(caught.value)


def test_the_shipped_tile_set_is_the_one_made_from_the_tiles():
    tileset.check(BOX, SHIPPED / "islands.tsx")
    assert (SHIPPED / "islands.tsx").read_text(encoding="utf-8") == tileset.write(BOX, 64)
    found = tsx_guard.read(SHIPPED / "islands.tsx")
    assert len(found.tiles) == 64 and found.tiles["l18"].corners == ("land", "land", "sea", "sea")


@pytest.mark.parametrize(
    "old, new, said",
    [
        ('"3" wangid="0,2,0,2,0,2,0,1"', '"3" wangid="0,1,0,2,0,2,0,2"', '"l04" is drawn with the corners sea, land'),
        ('value="l04"', 'value="l4"', 'unknown tile "l4"'),
        ('"=LSSS:nw[flower]1"', '"=LSSS:nw[leaf]1"', 'the face of "l04"'),
        ('<tile id="3">', '<tile id="2">', "tile 2 is there twice"),
        ('source="islands.png"', 'source="../islands.png"', "does not lie in the folder"),
        ('type="corner"', 'type="edge"', "one wang set"),
        ('wangid="0,2,0,2,0,2,0,1"', 'wangid="0,2,0,9,0,2,0,1"', "eight numbers"),
        ("<properties>", "<script>", "is not used here"),
        ("<tileset ", "<!DOCTYPE x><tileset ", "document type"),
    ],
)  # fmt: skip
def test_a_tile_set_that_says_otherwise_is_refused(tmp_path, old, new, said):
    assert said in refused(tmp_path, old, new)


def test_a_tile_that_is_not_drawn_is_missed(tmp_path):
    text = (SHIPPED / "islands.tsx").read_text(encoding="utf-8")
    start = text.index(' <tile id="63">')
    wang = '   <wangtile tileid="63"'
    cut = text[:start] + text[text.index(" <wangsets>") :]
    cut = cut[: cut.index(wang)] + cut[cut.index("  </wangset>") :]
    assert "start-4-b" in refused(tmp_path, text, cut)
