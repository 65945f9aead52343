"""Games as text: written, read by playing, and refused in one sentence where something is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import games
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.play import share
from game.core.play.session import Session
from game.core.play.share import ShareError
from tests.core.dummy_game import Dummy

ISLAND = games.rules("spirit-island")


def island(seed: int = 3, **options) -> Session:
    seat = {"name": "Оля", "colour": "blue", "spirit": ISLAND.spirits()[0], "board": "G", "control": "human"}
    return Session(ISLAND, Setup("spirit-island", "horizons", "", {"stage-ii-actions": True}, seed, (seat,)), **options)


def play(session: Session, count: int, seed: int = 1) -> Session:
    chance = Rng(seed)
    for _ in range(count):
        if (decision := session.decision) is None:
            break
        option = chance.pick(decision.options)
        session.choose(option.seat, option.key)
    return session


@pytest.mark.parametrize("count", [0, 1, 40, 2000])
def test_a_game_comes_back_the_same(count: int) -> None:
    session = play(island(), count)
    text = share.write(session)
    back = share.read(text, ISLAND)
    assert back.state.hash() == session.state.hash()
    assert [(e.seat, e.key, e.auto) for e in back.log] == [(e.seat, e.key, e.auto) for e in session.log]
    assert len(text) < 800 + 24 * len(session.log), "a share file is small"
    assert share.game_of(text) == "spirit-island" and back.setup.seats[0]["name"] == "Оля"


@pytest.mark.parametrize("options", [{"auto_end": True}, {"auto": False}])
def test_sessions_that_choose_otherwise(options: dict) -> None:
    session = play(island(5, **options), 60)
    assert share.read(share.write(session), ISLAND).state.hash() == session.state.hash()


def test_undone_and_redone_games() -> None:
    session = play(island(7), 30)
    for _ in range(6):
        session.undo(cross_fence=True)
    session.redo()
    assert share.read(share.write(session), ISLAND).state.hash() == session.state.hash()


def test_a_game_from_a_position_and_another_game() -> None:
    first = play(island(), 20)
    session = play(Session(ISLAND, first.setup, start=first.state), 10, 4)
    assert share.read(share.write(session), ISLAND).state.hash() == session.state.hash()
    rivals = play(Session(Dummy(), Setup("dummy", seed=1, seats=({}, {}))), 9)  # type: ignore[arg-type]
    assert share.read(share.write(rivals), Dummy()).state.hash() == rivals.state.hash()  # type: ignore[arg-type]


def test_files(tmp_path: Path) -> None:
    session = play(island(), 12)
    path = share.save(session, tmp_path / "дорога з пробілом" / f"x{share.SUFFIX}")
    assert share.read(share.load(path), ISLAND).state.hash() == session.state.hash()
    for bad, reason in ((tmp_path / "none", "missing"), (tmp_path, "disk")):
        with pytest.raises(ShareError) as caught:
            share.load(bad)
        assert caught.value.reason == reason
    (tmp_path / "big").write_bytes(b"x" * (share.MAX_BYTES + 1))
    (tmp_path / "odd").write_bytes(b"\xff\xfe\x00")
    for name, reason in (("big", "too-big"), ("odd", "not-a-share")):
        with pytest.raises(ShareError) as caught:
            share.load(tmp_path / name)
        assert caught.value.reason == reason


def changed(text: str, **fields: object) -> str:
    lines = text.splitlines()
    lines[1] = json.dumps({**json.loads(lines[1]), **fields})
    return "\n".join(lines)


def test_every_fault_is_one_sentence() -> None:
    text = share.write(play(island(), 30))
    lines = text.splitlines()
    cases = {
        "hello": "not-a-share",
        "": "not-a-share",
        "Tidetable game x\n{}\nend": "not-a-share",
        text.replace("game 1", "game 3"): "newer",
        "\n".join(lines[:-1]): "cut-short",
        "\n".join([*lines[:-2], lines[-1]]): "cut-short",
        "\n".join([*lines[:-1], "end 3"]): "cut-short",
        "\n".join([lines[0], "{}", *lines[2:]]): "changed",
        "\n".join([lines[0], "[" * 100000, *lines[2:]]): "changed",
        changed(text, seed=4): "changed",
        changed(text, seats=[{}] * 9): "changed",
        changed(text, options={"stage-ii-actions": []}): "changed",
        changed(text, seats=[{"spirit": "nobody", "board": "G"}]): "changed",
        changed(text, rules=99, seed=4): "other-rules",
        changed(text, game="small-islands"): "unknown-game",
        text.replace("branch:", "branch:9", 1): "changed",
        text.replace(lines[-1][-16:], "0" * 16): "changed",
    }
    for bad, reason in cases.items():
        with pytest.raises(ShareError) as caught:
            share.read(bad, ISLAND)
        assert caught.value.reason == reason, (bad[:200], str(caught.value))
        assert "\n" not in str(caught.value) and len(str(caught.value)) < 300


def test_other_rules_play_the_choices_that_are_still_legal() -> None:
    text = changed(share.write(play(island(), 30)), rules=99)
    assert share.read(text, ISLAND).state.hash(), "all of them are"
    lines = text.splitlines()
    words = lines[3].split()
    words[3] = "land:nowhere"
    with pytest.raises(ShareError) as caught:
        share.read("\n".join([*lines[:3], " ".join(words), *lines[4:]]), ISLAND)
    error = caught.value
    assert error.reason == "other-rules" and error.session is not None and 0 < error.made < error.of
    assert len([e for e in error.session.log if not e.auto]) >= 1 and error.session.decision is not None


def test_a_shared_game_names_its_packs() -> None:
    pack = Path(__file__).resolve().parents[2] / "packs" / "my-island"
    rules = games.rules("spirit-island", [pack])
    session = Session(rules, Setup("spirit-island", "horizons", seed=3, seats=({},)))
    play(session, 12)
    text = share.write(session)
    assert share.read(text, rules).state.hash() == session.state.hash() and "my-island" not in share.write(play(island(), 3))
    with pytest.raises(ShareError, match="My island") as caught:
        share.read(text, ISLAND)
    assert caught.value.reason == "packs" and caught.value.packs == ("My island",)


@settings(max_examples=60, deadline=4000, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_a_position_in_a_text_raises_nothing_but_a_sentence(data: st.DataObject) -> None:
    first = play(island(), 12)
    lines = share.write(play(Session(ISLAND, first.setup, start=first.state), 6, 4)).splitlines()
    head = json.loads(lines[1])
    for _ in range(data.draw(st.integers(1, 2))):
        name = data.draw(st.sampled_from(sorted(head["start"])))
        head["start"][name] = data.draw(st.one_of(st.integers(-(10**12), 10**12), st.text(max_size=3), st.lists(st.integers()),
                                                  st.dictionaries(st.text(max_size=2), st.integers())))  # fmt: skip
    lines[1] = json.dumps(head)
    try:
        share.read("\n".join(lines), ISLAND)
    except ShareError as problem:
        assert "\n" not in str(problem)
