"""Packs: shipped and players' own pass one gate; a bad one says why and stops nobody else."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest

from game import games
from game.core import paths
from game.core.content import packs
from game.core.errors import DataError
from game.core.words.messages import Words

MANIFEST = 'id: my-pack\nname: Мій набір\nversion: "1.0"\ngame: spirit-island\nset: horizons\n'


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TIDETABLE_HOME", str(tmp_path / "дім"))
    return tmp_path / "дім"


def make(folder: Path, **files: str) -> Path:
    """A pack folder; ``fear__yaml="..."`` writes fear.yaml, ``text__en__x__ftl`` writes text/en/x.ftl."""
    folder.mkdir(parents=True, exist_ok=True)
    files.setdefault("pack__yaml", MANIFEST)
    for name, text in files.items():
        *parents, stem, suffix = name.split("__")
        path = folder.joinpath(*parents, f"{stem}.{suffix}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def refused(folder: Path) -> str:
    with pytest.raises(DataError) as caught:
        packs.load_pack(folder)
    said = str(caught.value)
    assert "\n" not in said
    return said


def test_shipped_data_are_packs(home: Path) -> None:
    shipped = packs.discover()
    assert [each.pack.id for each in shipped if each.pack] == ["anima", "rice-paddy", "small-islands", "horizons"]
    for each in shipped:
        assert each.problem is None and each.shipped and each.on
        packs.load_pack(each.folder, shipped=True)


def test_a_players_pack_is_off_until_switched_on(home: Path) -> None:
    make(home / "packs" / "my-pack", text__en__mine__ftl="name-card-mine = Mine\n")
    mine = packs.discover()[-1]
    assert mine.pack is not None and not mine.on and not mine.shipped and mine.pack.name == "Мій набір"
    assert packs.enabled() == ([], [])
    packs.switch("my-pack", True)
    packs.switch("my-pack", True)
    assert packs.switched_on() == ["my-pack"]
    (pack,), problems = packs.enabled("spirit-island")
    assert pack.folder == home / "packs" / "my-pack" and problems == [] and pack.words.is_dir()
    assert packs.enabled("anima") == ([], [])
    packs.switch("my-pack", False)
    assert packs.enabled() == ([], [])


def test_a_bad_pack_does_not_stop_the_others(home: Path) -> None:
    make(home / "packs" / "a-bad", pack__yaml="id: [")
    make(home / "packs" / "b-worse", pack__yaml=MANIFEST.replace("my-pack", "worse"), fear__yaml="a: *b")
    make(home / "packs" / "c-good")
    make(home / "packs" / "d-twin")
    make(home / "packs" / "e-claim", pack__yaml=MANIFEST.replace("my-pack", "horizons"))
    (home / "packs" / "f-empty").mkdir()
    for name in ("worse", "my-pack", "horizons"):
        packs.switch(name, True)
    said = {each.folder.name: str(each.problem or "") for each in packs.discover() if not each.shipped}
    assert said["c-good"] == said["b-worse"] == ""
    assert "not valid YAML" in said["a-bad"] and "no such file" in said["f-empty"]
    assert "is taken by" in said["d-twin"] and "is taken by" in said["e-claim"]
    good, problems = packs.enabled()
    assert [pack.folder.name for pack in good] == ["c-good"]
    assert len(problems) == 1 and "aliases" in str(problems[0])


@pytest.mark.parametrize(
    ("manifest", "message"),
    [
        ("", "the file is empty"),
        ("[]", "a pack has id, name"),
        (MANIFEST.replace("id: my-pack\n", ""), '"id" is missing'),
        (MANIFEST + "sett: x\n", ':6: sett: unknown key "sett" - did you mean "set"?'),
        (MANIFEST.replace('"1.0"', "1.0"), ":3: version: this must be text"),
        (MANIFEST.replace("my-pack", "My Pack"), "is no id"),
        (MANIFEST.replace("my-pack", "../up"), "is no id"),
        (MANIFEST.replace("spirit-island", "spirit-iland"), 'unknown game "spirit-iland" - did you mean'),
        (MANIFEST.replace("Мій набір", "''"), "must be text"),
    ],
)
def test_a_wrong_manifest(tmp_path: Path, manifest: str, message: str) -> None:
    assert message in refused(make(tmp_path / "p", pack__yaml=manifest))


def test_the_gate_looks_at_every_file(tmp_path: Path) -> None:
    assert "text/<language>" in refused(make(tmp_path / "a", words__ftl="a = x"))
    assert 'language "ua"' in refused(make(tmp_path / "b", text__ua__x__ftl="a = x"))
    assert "not valid Fluent" in refused(make(tmp_path / "c", text__uk__x__ftl="a = {"))
    assert "also written in" in refused(make(tmp_path / "d", text__en__x__ftl="ui-language = Mine\n"))
    assert "not valid XML" in refused(make(tmp_path / "e", map__tmx="<map"))
    assert "document type" in refused(make(tmp_path / "f", map__tmx="<!DOCTYPE x><map/>"))
    assert "no such files" in refused(make(tmp_path / "g", code__py="print()"))
    assert "more than" in refused(make(tmp_path / "h", a__b__c__d__e__yaml="a: 1"))
    assert "no such folder" in refused(tmp_path / "nowhere")
    fine = make(tmp_path / "i", notes__md="hello", art__x__svg="<svg/>", text__uk__x__ftl="mine-a = x\n")
    (fine / ".hidden").write_text("x")
    assert packs.load_pack(fine).id == "my-pack"


def test_caps_and_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = make(tmp_path / "p", big__txt="x" * 100)
    monkeypatch.setattr(packs, "MAX_FILE", 99)
    assert "too big" in refused(pack)
    monkeypatch.undo()
    monkeypatch.setattr(packs, "MAX_FILES", 1)
    assert "more than 1 files" in refused(pack)
    monkeypatch.undo()
    try:
        os.symlink("/etc/hostname", pack / "link.txt")
    except OSError:
        pytest.skip("no links here")
    assert "no links" in refused(pack)


def test_a_damaged_list_of_switches_switches_nothing_on(home: Path) -> None:
    home.mkdir()
    for content in (b"{", b"{}", b"\xff", b'[1, null, [], "../x"]', b"[" * 50_000):
        (home / "packs.json").write_bytes(content)
        assert packs.switched_on() == []
    packs.switch("x", True)
    assert packs.switched_on() == ["x"]


def test_paths_follow_the_variable_and_the_bundle(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.delenv("TIDETABLE_CACHE")
    assert paths.user_dir() == home and paths.cache_dir() == home / "cache"
    assert paths.saves_dir().parent == home and not home.exists()
    monkeypatch.delenv("TIDETABLE_HOME")
    assert paths.user_dir().name == "tidetable" and paths.cache_dir() != paths.user_dir()
    monkeypatch.setattr(sys, "_MEIPASS", str(home), raising=False)
    assert paths.data_dir() == home / "data"


@pytest.mark.parametrize("words", ["", "# only a note\n", "\n\n", "## a heading\n\n# and more\n"])
def test_a_file_of_words_without_a_message_is_no_fault(home: Path, words: str) -> None:
    folder = make(home / "packs" / "my-pack", text__en__notes__ftl=words)
    assert packs.load_pack(folder).id == "my-pack"
    packs.switch("my-pack", True)
    assert packs.enabled()[1] == []
    assert Words("en", [folder / "text"]).ids()


def test_whatever_reading_stumbles_over_is_the_packs_fault(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = make(home / "packs" / "my-pack", text__en__notes__ftl="note = A note\n")
    for problem in (ValueError("zip"), RecursionError("deep"), KeyError("x"), MemoryError()):
        with monkeypatch.context() as broken:
            broken.setattr(packs, "_check_words", lambda _, problem=problem: (_ for _ in ()).throw(problem))
            assert type(problem).__name__ in refused(folder)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("bomb = { NUMBER(1, minimumIntegerDigits: 900000000) }\n", "minimumIntegerDigits asks for more than 20"),
        ("bomb = { NUMBER(1, minimumFractionDigits: 800000000) }\n", "minimumFractionDigits asks for more than 20"),
        ("bomb =\n    .title = { NUMBER(1, maximumSignificantDigits: 21) }\n", "asks for more than 20"),
        ("fine = x\nbomb = " + "{ " * 3000 + '"x"' + " }" * 3000 + "\n", "more than 20 deep"),
    ],
)
def test_words_that_would_eat_the_memory_are_refused(home: Path, words: str, said: str) -> None:
    assert said in refused(make(home / "packs" / "my-pack", text__en__bomb__ftl=words))


@pytest.mark.parametrize(("figure", "said"), [("range: -5", "range: -5 is no number"), ("cost: -1", "cost: -1 is no number"),
                                              ("range: far", "range: far is no number")])  # fmt: skip
def test_a_figure_below_nothing_is_refused(home: Path, figure: str, said: str) -> None:
    """It would break in play, where the pack is not to be seen."""
    folder = home / "packs" / "negative"
    shutil.copytree(Path(__file__).parents[2] / "packs" / "my-island", folder)
    cards, name = folder / "powers_minor.yaml", figure.partition(":")[0]
    cards.write_text(re.sub(rf"\b{name}: \d+", figure, cards.read_text("utf-8"), count=1), "utf-8")
    with pytest.raises(DataError) as caught:
        games.rules("spirit-island", [folder])
    assert said in str(caught.value)
