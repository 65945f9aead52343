"""Saves: whole or refused, never half; one writer; nothing lost when the program is killed."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.core import paths
from game.core.errors import SaveError
from game.core.play import autosave
from game.core.play import save as saves
from game.core.play.autosave import Autosave, TableLock
from game.core.play.save import Save

ROOT = Path(__file__).resolve().parents[3]


def example(turn: int = 1) -> Save:
    return Save(
        game="spirit-island",
        rules_version=1,
        data_hash="d" * 64,
        setup={"game": "spirit-island", "seed": 7, "seats": [{"name": "Оля", "spirit": "x"}]},
        log=[["p0", "land:G5"], ["p0", "done"]],
        state={"turn": turn, "pieces": [["G5", "town", 1]]},
        note={"turn": turn},
    )


def refusal(path: Path, **more: object) -> str:
    with pytest.raises(SaveError) as caught:
        saves.load(path, **more)  # type: ignore[arg-type]
    assert "\n" not in str(caught.value)
    return caught.value.reason


def test_round_trip_under_a_name_with_any_letters(tmp_path: Path) -> None:
    path = tmp_path / "партія €" / "ґедзь.json"
    saves.write(path, example())
    back = saves.load(path, game="spirit-island", rules_version=1)
    assert back.state == example().state and back.setup == example().setup and back.log == example().log
    assert abs(back.saved - time.time()) < 60


def test_three_generations(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    for turn in range(1, 6):
        saves.write(path, example(turn))
    turns = [saves.load(saves.generation(path, n)).note["turn"] for n in range(3)]
    assert turns == [5, 4, 3]
    assert sorted(each.name for each in tmp_path.iterdir()) == ["x.1.json", "x.2.json", "x.json"]
    path.write_bytes(b"")
    assert saves.previous_generation(path) == tmp_path / "x.1.json"
    (tmp_path / "x.1.json").write_bytes(path.read_bytes())
    assert saves.previous_generation(path) == tmp_path / "x.2.json"


def test_each_refusal_has_its_reason(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    assert refusal(path) == "missing"
    assert refusal(tmp_path) == "disk"
    good = saves.encode(example())
    cases = {
        b"": "not-a-save",
        b"hello": "not-a-save",
        b'{"a": 1}': "not-a-save",
        good[:5]: "cut-short",
        good[: len(good) // 2]: "cut-short",
        good[:-1]: "cut-short",
        good.replace(b'save":2,', b'save":3,'): "newer",
        good.replace(b'save":2,', b'save":0,'): "older",
        good.replace(b"G5", b"G6"): "changed",
        good + b" x": "cut-short",
        b'{"tidetable-save":2,"sha256":"","body":' + b"[" * 100_000 + b"}\n": "changed",
        b'{"tidetable-save":2,"sha256":"","body":{}}\n': "changed",
    }
    for content, reason in cases.items():
        path.write_bytes(content)
        assert refusal(path) == reason, content[:40]
    path.write_bytes(good)
    assert refusal(path, game="anima") == "other-game"
    assert refusal(path, rules_version=0) == "newer"
    path.write_bytes(good + b" " * saves.MAX_BYTES)
    assert refusal(path) == "too-big"


def test_a_body_of_the_wrong_shape_is_refused_even_with_a_right_checksum(tmp_path: Path) -> None:
    import hashlib

    body = json.dumps({"game": "x", "log": "rm -rf"}).encode()
    digest = hashlib.sha256(body).hexdigest().encode()
    path = tmp_path / "x.json"
    path.write_bytes(b'{"tidetable-save":2,"sha256":"' + digest + b'","body":' + body + b"}\n")
    assert refusal(path) == "changed"


GOOD = saves.encode(example())


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(GOOD) - 1), st.integers(1, 255))
def test_any_changed_byte_is_refused_or_makes_no_difference(at: int, flip: int) -> None:
    broken = bytearray(GOOD)
    broken[at] ^= flip
    try:
        assert saves.decode(bytes(broken)) == saves.decode(GOOD)
    except SaveError as problem:
        assert problem.reason in SaveError.REASONS


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(GOOD) - 1))
def test_any_cut_is_refused(at: int) -> None:
    with pytest.raises(SaveError):
        saves.decode(GOOD[:at])


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300), st.booleans())
def test_noise_is_refused(noise: bytes, marked: bool) -> None:
    with pytest.raises(SaveError):
        saves.decode(b'{"tidetable-save":2,' + noise if marked else noise)


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc-:"), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(st.text("abz:-", max_size=5), plain, max_size=5), st.lists(plain, max_size=5))
def test_any_plain_content_comes_back(state: dict, log: list) -> None:
    one = Save(game="g", rules_version=3, data_hash="", setup={}, log=log, state=state)
    assert saves.decode(saves.encode(one)) == one


def test_what_json_cannot_hold_is_an_error_before_the_file_is_touched(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    saves.write(path, example())
    before = path.read_bytes()
    bad = example()
    bad.state = {"x": object()}
    with pytest.raises(TypeError):
        saves.write(path, bad)
    assert path.read_bytes() == before and len(list(tmp_path.iterdir())) == 1


def test_one_writer_per_table(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    with Autosave(path) as first:
        first.write(example())
        with pytest.raises(SaveError) as caught:
            Autosave(path)
        assert caught.value.reason == "busy" and str(os.getpid()) in str(caught.value)
        other = "from game.core.play.autosave import TableLock; import sys; TableLock(sys.argv[1])"
        run = subprocess.run([sys.executable, "-c", other, str(path)], cwd=ROOT, capture_output=True, text=True, check=False)
        assert "another program plays this table" in run.stderr
        TableLock(tmp_path / "y.json").release()
    Autosave(path).close()  # and free again


def test_list_names_broken_saves_and_what_is_left_of_them(tmp_path: Path) -> None:
    for name in ("a", "b", "gone"):
        for turn in (1, 2):
            saves.write(tmp_path / f"{name}.json", example(turn))
    (tmp_path / "b.json").write_bytes(b"\x00" * 50)
    (tmp_path / "gone.json").unlink()
    (tmp_path / "dots.in.name.json").write_bytes(b"?")
    found = {info.path.name: info for info in saves.list_saves(tmp_path)}
    assert set(found) == {"a.json", "b.json", "gone.json", "dots.in.name.json"}
    assert found["a.json"].save is not None and found["a.json"].save.note == {"turn": 2}
    assert found["b.json"].problem is not None and found["b.json"].problem.reason == "not-a-save"
    assert found["b.json"].previous == tmp_path / "b.1.json"
    assert found["gone.json"].problem is not None and found["gone.json"].problem.reason == "missing"
    assert found["gone.json"].previous == tmp_path / "gone.1.json"
    assert saves.list_saves(tmp_path / "nowhere") == []


def test_background_writer_is_never_more_than_one_behind(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    with Autosave(path, background=True) as auto:
        for turn in range(1, 30):
            auto.write(example(turn))
            if turn > 1:
                assert saves.load(path).note["turn"] >= turn - 1
        auto.flush()
        assert saves.load(path).note["turn"] == 29
        auto.write(example(30))
    assert saves.load(path).note["turn"] == 30


def test_a_disk_that_refuses_is_reported(tmp_path: Path) -> None:
    for background in (False, True):
        folder = tmp_path / f"f{background}"
        auto = Autosave(folder / "x.json", background)
        auto.write(example())
        auto.flush()
        os.mkdir(folder / "x.json.tmp")  # nothing can be written over a folder
        with pytest.raises(SaveError) as caught:
            auto.write(example(2))
            auto.flush()
        assert caught.value.reason == "disk"
        assert saves.load(folder / "x.json").note["turn"] == 1
        os.rmdir(folder / "x.json.tmp")
        auto.write(example(3))
        auto.close()
        assert saves.load(folder / "x.json").note["turn"] == 3


WRITER = """
import sys
from game.core.play.autosave import Autosave
from game.core.play.save import Save
with Autosave(sys.argv[1], background=sys.argv[2] == "1") as auto:
    for turn in range(1, 10**9):
        more = {"log": ["x" * 20000], "note": {"turn": turn}}
        auto.write(Save(game="g", rules_version=1, data_hash="", setup={}, **more))
        print(turn, flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="kill -9 is of this kind only elsewhere")
@pytest.mark.parametrize("background", ["0", "1"])
def test_killed_while_writing_loses_one_decision_at_most(tmp_path: Path, background: str) -> None:
    path = tmp_path / "x.json"
    for round_ in range(4):
        child = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), background], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert child.stdout is not None
        child.stdout.readline()
        while not path.exists() and child.poll() is None:
            time.sleep(0.005)  # on a busy machine the background may not have begun yet, and nothing was promised
        time.sleep(0.03 + 0.017 * round_)
        child.send_signal(signal.SIGKILL)
        said = child.stdout.read().split()
        child.wait()
        child.stdout.close()
        told = int(said[-1]) if said else 1
        assert saves.load(path).note["turn"] >= told - int(background)
        TableLock(path).release()  # the lock went with the program


def test_a_disk_that_stalls_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits is replaced by what is newer; the newest is what lies there in the end."""
    real, slow, written = autosave.put_file, threading.Event(), []

    def put(path: Path, content: bytes) -> None:
        slow.wait(20)
        written.append(saves.decode(content).note["turn"])
        real(path, content)

    monkeypatch.setattr(autosave, "put_file", put)
    with Autosave(tmp_path / "x.json", background=True) as auto:
        start = time.monotonic()
        for turn in range(1, 8):
            auto.write(example(turn))
        assert time.monotonic() - start < 5, "a decision waits for the disk for a moment only"
        slow.set()
        auto.flush()
        assert saves.load(tmp_path / "x.json").note["turn"] == 7 and written == [1, 7]


def test_what_a_disk_refused_is_tried_again_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Autosave, "RETRY", 0.02)
    path = tmp_path / "x.json"
    with Autosave(path, background=True) as auto:
        os.mkdir(tmp_path / "x.json.tmp")
        auto.write(example(1))
        with pytest.raises(SaveError):
            auto.flush()
        assert auto.problem is not None
        os.rmdir(tmp_path / "x.json.tmp")
        for _ in range(500):
            if auto.problem is None:
                break
            time.sleep(0.01)
        assert auto.problem is None and saves.load(path).note["turn"] == 1


@pytest.mark.skipif(os.name == "nt", reason="links need a right of their own there")
def test_links_in_the_place_of_lock_and_half_written_save_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    other, path = tmp_path / "other.txt", tmp_path / "mine" / "x.json"
    other.write_text("somebody else's")
    path.with_suffix(".lock").symlink_to(other)
    with pytest.raises(SaveError) as caught:
        Autosave(path)
    assert caught.value.reason == "disk"
    path.with_suffix(".lock").unlink()
    for name in ("x.json.tmp", f"x.1.json.{os.getpid()}.tmp"):
        path.with_name(name).symlink_to(other)
    with Autosave(path) as auto:
        auto.write(example(1))
        auto.write(example(2))
    paths.write_atomic(path.with_name("x.1.json"), b"x")
    assert other.read_text() == "somebody else's" and saves.load(path).note["turn"] == 2


@pytest.mark.skipif(os.name == "nt", reason="a folder in use cannot be removed there")
@pytest.mark.parametrize("background", [False, True])
def test_a_folder_removed_in_play_is_made_again_and_locked_again(tmp_path: Path, background: bool) -> None:
    path = tmp_path / "saves" / "x.json"
    auto = Autosave(path, background)
    auto.write(example(1))
    auto.flush()
    shutil.rmtree(path.parent)
    auto.write(example(2))
    auto.flush()
    with pytest.raises(SaveError) as caught:
        TableLock(path)
    assert caught.value.reason == "busy" and str(os.getpid()) in str(caught.value)
    shutil.rmtree(path.parent)
    with TableLock(path):  # another program was first this time: its table is not written over
        with pytest.raises(SaveError) as caught:
            auto.write(example(3))
            auto.flush()
        assert caught.value.reason == "busy" and not path.exists()
        with pytest.raises(SaveError):
            auto.write(example(3))
            auto.flush()
        assert not path.exists()
    auto.write(example(4))
    auto.flush()
    with pytest.raises(SaveError, match="another program"):
        TableLock(path)
    auto.close()
    assert saves.load(path).note["turn"] == 4
    TableLock(path).release()
