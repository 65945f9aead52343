"""YAML means what it looks like, or it is refused in one sentence with its line."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.core import paths
from game.core.content import data
from game.core.errors import DataError, closest, did_you_mean, show_path, unknown

SHIPPED = sorted(paths.data_dir().rglob("*.yaml"))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("TIDETABLE_CACHE")
    monkeypatch.setenv("TIDETABLE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def refused(source: str | bytes, **more: Any) -> str:
    with pytest.raises(DataError) as caught:
        data.parse(source, "x.yaml", **more)
    said = str(caught.value)
    assert said.startswith("x.yaml") and "\n" not in said and len(said) < 300
    return said


def test_plain_values() -> None:
    source = "a: 1\nb: -2\nc: 0.25\nd: true\ne: false\nf: null\ng: ~\nh:\n"
    source += 'i: text here\nj: "1"\nk: [1, x]\nl: {}\nm: |\n  x\n'
    value = data.parse(source).value
    assert value == {
        "a": 1, "b": -2, "c": 0.25, "d": True, "e": False, "f": None, "g": None, "h": None,
        "i": "text here", "j": "1", "k": [1, "x"], "l": {}, "m": "x\n",
    }  # fmt: skip
    assert type(value["d"]) is bool and type(value["c"]) is float


@pytest.mark.parametrize(
    "text",
    "yes no on off Yes NO On OFF True TRUE False Null NULL 017 00 -01 08 0x1f 0X1F 0b1 0o17 1_000 12:30 1:2:3 "
    "1e3 1E-3 .5 5. 1.10 1.0e3 -.5 .inf -.INF .NaN 2024-01-31 2024-1-1 2024-01-31T10:00:00 = <<".split(),
)
def test_surprises_are_refused_as_value_and_as_key_and_fine_in_quotes(text: str) -> None:
    assert "read differently" in refused(f"a: 1\nb: {text}\n")
    said = refused(f"{text}: 1\n")
    assert "read differently" in said or "merge keys" in said
    assert data.parse(f"'{text}': '{text}'").value == {text: text}


@pytest.mark.parametrize("text", ["1d6", "p0", "land:G5", "0,0", "3..5", "1.2.3", "+", "-x", "y", "n", "no one", "é"])
def test_ordinary_words_need_no_quotes(text: str) -> None:
    assert data.parse(f"- {text}").value == [text]


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("a: &x 1\nb: 2", ":1: a: anchors"),
        ("a: 1\nb: *x", ":2: b: aliases"),
        ("a:\n  - !!python/object/apply:os.system [ls]", ":2: a[0]: tags"),
        ("a: !!str 1", "tags"),
        ("a: ! x", "tags"),
        ("&k a: 1", "anchors"),
        ("<<: {a: 1}", "merge keys"),
        ("a: 1\nb: 2\na: 3", ':3: the key "a" is written twice'),
        ("x: {a: 1, 'a': 2}", 'x: the key "a" is written twice'),
        ("1: a", "the key 1 is a number"),
        ("true: a", 'the key "true" must be in quotes'),
        ("null: a", "must be in quotes"),
        ("1.5: a", "must be in quotes"),
        ("[a]: 1", "a key must be plain text"),
        ("? {a: 1}\n: 2", "a key must be plain text"),
        ("", "the file is empty"),
        ("# nothing\n", "the file is empty"),
        ("a: 1\n---\nb: 2\n", ":3: only case files"),
        ("%YAML 1.1\n---\na: 1", "directives"),
        ("%TAG ! tag:x,2000:\n---\na: 1", "directives"),
        ("a: [1,\nb", "not valid YAML"),
        ("a: b: c", ":1: this is not valid YAML"),
        ("a:\n\t- b", ":2: this is not valid YAML"),
        ("a: 1\nb: \x07", ":2: the file holds the control character U+0007"),
        ('a: "\\0"', "control character U+0000"),
        (f"a: {2**63}", "too large"),
        ("a: " + "9" * 5000, "too large"),
        ("[" * 100, "levels deep"),
        ("{a: " * 100, "levels deep"),
        ("- " * 100 + "a", "levels deep"),
        ("[" * 900_000, "levels deep"),
        ("- a\n" * 150_000, "values"),
        ("a" * 1_000_001, "bytes"),
        (b"a: \xff", ":1: the file is not UTF-8"),
        (b"a: 1\nb: \xc3", ":2: the file is not UTF-8"),
        ("a: 1".encode("utf-16"), "not UTF-8"),
        ("a: \ud800", "not UTF-8"),
    ],
)
def test_refused(source: str | bytes, message: str) -> None:
    assert message in refused(source)


def test_whole_numbers_as_keys_where_allowed() -> None:
    assert data.parse("1: a\n2: b", int_keys=True).value == {1: "a", 2: "b"}
    assert "written twice" in refused("1: a\n'1': b", int_keys=True)
    assert "must be in quotes" in refused("1.5: a", int_keys=True)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path, message in (
        (tmp_path / "no.yaml", "no such file"),
        (tmp_path, "folder"),
        (Path("a\0b"), "cannot be read"),
    ):
        with pytest.raises(DataError, match=message) as caught:
            data.load(path)
        assert "\n" not in str(caught.value)


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm() -> None:
    document = data.parse(b"\xef\xbb\xbfa: 1\r\nb: [x,\r\n  y]\r\n")
    assert document.value == {"a": 1, "b": ["x", "y"]} and document.line_of(("b", 1)) == 3


def test_lines() -> None:
    document = data.parse("# head\na:\n  - x: 1\n    y: 2\n  - z\nb: {c: 3,\n  d: 4}\n", "f.yaml")
    lines = {("a",): 2, ("a", 0): 3, ("a", 0, "y"): 4, ("a", 1): 5, ("b", "c"): 6, ("b", "d"): 7, (): 2}
    assert {path: document.line_of(path) for path in lines} == lines
    assert document.line_of(("a", 0, "nope", 5)) == 3 and document.line_of(("nope",)) == 2
    assert str(document.error("wrong", ("a", 0, "y"))) == "f.yaml:4: a[0].y: wrong"


def test_case_files_hold_several_documents(tmp_path: Path) -> None:
    path = tmp_path / "випадок.yaml"
    path.write_text("name: a\n---\n# more\nname: b\nx: [1]\n", encoding="utf-8")
    one, two = data.load_many(path)
    assert (one.value, two.value) == ({"name": "a"}, {"name": "b", "x": [1]})
    assert one.line_of(("name",)) == 1 and two.line_of(("x", 0)) == 5
    assert len(data.load_many(SHIPPED[0])) == 1


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.name)
def test_shipped_data_read_the_same_from_yaml_and_from_the_cache(path: Path, home: Path) -> None:
    fresh = data.load(path)
    assert fresh.value == yaml.load(path.read_text(encoding="utf-8"), yaml.SafeLoader)
    first, second = data.load(path, cache=True), data.load(path, cache=True)
    assert len(list((home / "cache" / "data").iterdir())) == 1
    for other in (first.value, second.value):
        assert repr(other) == repr(fresh.value)  # equal in value, order and type
    assert second.line_of(tuple(fresh.value)[:1]) == fresh.line_of(tuple(fresh.value)[:1])


def test_the_cache_follows_the_content_and_is_ignored_when_damaged(tmp_path: Path, home: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("1: a")
    assert data.load(path, int_keys=True, cache=True).value == {1: "a"}
    assert data.load(path, int_keys=True, cache=True).value == {1: "a"}
    with pytest.raises(DataError):
        data.load(path, cache=True)
    (kept,) = (home / "cache" / "data").iterdir()
    good = kept.read_bytes()
    for bad in (b"", b"x" * 40, good[:-1], good[:-1] + b"z", bytes(32) + good[32:]):
        kept.write_bytes(bad)
        assert data.load(path, int_keys=True, cache=True).value == {1: "a"}
        assert kept.read_bytes() == good
    path.write_text("1: b")
    assert data.load(path, int_keys=True, cache=True).value == {1: "b"}
    assert len(list((home / "cache" / "data").iterdir())) == 2


def test_no_cache_folder_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.delenv("TIDETABLE_CACHE")
    monkeypatch.setenv("TIDETABLE_HOME", str(tmp_path / "file"))
    assert data.load(SHIPPED[0], cache=True).value == data.load(SHIPPED[0]).value


def test_the_cache_does_not_grow_for_ever(home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(data, "CACHE_FILES", 5)
    for n in range(12):
        path = tmp_path / "x.yaml"
        path.write_text(f"a: {n}")
        data.load(path, cache=True)
    assert len(list((home / "cache" / "data").iterdir())) <= 6


def test_the_slow_loader_agrees_with_the_quick_one(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = [SHIPPED[0].read_text(encoding="utf-8"), "a: {b: [1, 'x', ~]}\nc: |\n  text\n"]
    refusals = ["a: yes", "<<: {a: 1}", "a: &x 1", "a: ! x", "1: 2", "a: \x07", "a: [", "[" * 100]
    quick = [data.parse(source).value for source in sources]
    monkeypatch.setattr(data, "_Loader", yaml.SafeLoader)
    assert [data.parse(source).value for source in sources] == quick
    for source in refusals:
        refused(source)


words = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"], exclude_characters="\ufeff\ufffe\uffff"), max_size=8)
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**62), 2**62) | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(words, plain, min_size=1, max_size=5))
def test_what_is_written_with_quotes_comes_back(value: dict) -> None:
    """JSON is YAML in which all text is quoted."""
    assert data.parse(json.dumps(value, ensure_ascii=False)).value == value


EXAMPLE = SHIPPED[0].read_bytes()[:1500].rsplit(b"\n", 1)[0] + b"\n"


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(EXAMPLE) - 1), st.binary(max_size=3), st.integers(0, 3))
def test_a_damaged_file_is_read_or_refused_but_never_breaks_the_program(at: int, new: bytes, cut: int) -> None:
    broken = EXAMPLE[:at] + new + EXAMPLE[at + cut :]
    try:
        value = data.parse(broken, "x.yaml").value
    except DataError as problem:
        assert str(problem).startswith("x.yaml") and "\n" not in str(problem)
    else:
        json.dumps(value)


@settings(max_examples=300, deadline=None)
@given(st.text("ab:-[]{},&*!|>'\"%#?\n \t0.~<=@`\\", max_size=30))
def test_any_punctuation_is_read_or_refused(source: str) -> None:
    try:
        data.parse(source, "x.yaml")
    except DataError as problem:
        assert "\n" not in str(problem)


def test_errors_help() -> None:
    assert unknown("key", "upto", ["up_to", "piece"]) == 'unknown key "upto" - did you mean "up_to"?'
    assert unknown("key", "zzz", ["a", "b"]) == 'unknown key "zzz" (known: a, b)'
    assert did_you_mean("Jungel", ["jungle"]) == ' - did you mean "jungle"?' and closest("x", []) is None
    assert show_path(("cards", 0, "ops")) == "cards[0].ops" and show_path((0, "a")) == "[0].a"
    problem = pickle.loads(pickle.dumps(DataError("m", "f", 3, ("a",))))  # noqa: S301 - as worker processes do
    assert str(problem) == "f:3: a: m"
