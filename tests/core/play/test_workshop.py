"""Packs as they are being written: everything that is wrong is found at once, what is right stays, all can be tried."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game import games
from game.cli.check import check_pack
from game.core import paths
from game.core.content import packs
from game.core.play import trial, workshop
from game.core.play.workshop import Examined

EXAMPLES = workshop.examples()
Look = Callable[[Path], Examined]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIDETABLE_HOME", str(tmp_path / "home"))


@pytest.fixture
def look(tmp_path: Path) -> Look:
    seen: list[int] = []

    def examine(folder: Path) -> Examined:
        seen.append(1)
        copy = tmp_path / f"copy-{len(seen)}"
        copy.mkdir()
        return workshop.examine(folder, copy)

    return examine


def pack(tmp_path: Path, game: str) -> Path:
    folder = tmp_path / "pack"
    shutil.copytree(EXAMPLES[game], folder)
    return folder


def change(file: Path, old: str, new: str) -> int:
    """Puts something else in the place of a text; the line in which it stood."""
    text = file.read_text("utf-8")
    assert old in text, old
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def told(made: Examined) -> list[tuple[str, int, str]]:
    return [(one.file, one.line, str(one.problem.message)) for one in made.complaints]


# ------------------------------------------------------------------------------------------------ examples


def test_each_game_has_an_example_that_passes_the_gate_and_can_be_tried(look: Look) -> None:
    assert set(EXAMPLES) == {game.id for game in games.with_table()}
    for game, folder in EXAMPLES.items():
        assert check_pack(str(folder)) == []
        made = look(folder)
        assert made.pack is not None and made.pack.game == game and not made.complaints and made.things
        assert all(thing.whole for thing in made.things)
        for thing in made.things:
            lines = (folder / thing.file).read_text("utf-8").splitlines()[thing.first - 1 : thing.last]
            assert thing.id in lines[0], thing
            session = trial.table_for(made.rules, thing.kind, thing.id, made.pack.set)
            assert session.rules.wrong(session.state) is None
            top = session.state
            for part in filter(None, thing.kind.top.split(".")):
                top = top[part] if isinstance(top, dict) else getattr(top, part)
            if thing.kind.top:
                assert next(filter(None, top)) == thing.id
            else:
                assert thing.id in str(session.setup.seats) + str(session.setup.options)


@pytest.mark.parametrize("game", sorted(EXAMPLES))
def test_every_kind_of_a_games_own_things_can_be_tried(game: str) -> None:
    made = workshop.shipped(game)
    kinds: dict[str, list[str]] = {}
    for thing in made.things:
        kinds.setdefault(thing.kind.id, []).append(thing.id)
    assert set(kinds) == {kind.id for kind in workshop.bench(game).kinds}
    for kind in workshop.bench(game).kinds:
        if kind.id == "board":
            continue  # not every board lies alone: a pack's has a layout of its own
        for name in (kinds[kind.id][0], kinds[kind.id][-1]):
            state = trial.table_for(made.rules, kind, name).state
            assert made.rules.wrong(state) is None, (kind.id, name)


# ------------------------------------------------------------------------------------------------ what is wrong


def test_all_slips_are_found_at_once_each_beside_its_line(tmp_path: Path, look: Look) -> None:
    folder = pack(tmp_path, "spirit-island")
    unique = folder / "powers_unique.yaml"
    first = change(unique, "{gather: {what", "{gahter: {what")
    second = change(unique, "speed: slow", "speed: sluggish")
    third = change(folder / "fear.yaml", 'n: 1}}]}}\n      "2"', 'n: one}}]}}\n      "2"')
    gate = [str(problem) for problem in check_pack(str(folder))]
    made = look(folder)
    places = {(file, line) for file, line, _ in told(made)}
    assert {("powers_unique.yaml", first), ("powers_unique.yaml", second), ("fear.yaml", third)} <= places
    assert len(gate) == 1 and any(message in gate[0] for _, _, message in told(made))
    assert any("did you mean" in message and "gather" in message for _, _, message in told(made))
    wrong = {"call-across-the-water", "light-that-is-no-home", "lights-on-the-shore"}
    assert wrong <= {one.thing for one in made.complaints}
    states = {thing.id: thing.whole for thing in made.things}
    assert states["still-black-pools"] and states["lights-over-the-reeds"] and not any(states[name] for name in wrong)
    assert made.refused and made.rules is not None
    assert not any("there is no card" in message for _, _, message in told(made))  # that follows from what was said


def test_what_was_mended_is_whole_again(tmp_path: Path, look: Look) -> None:
    folder = pack(tmp_path, "small-islands")
    line = change(folder / "tiles.yaml", "LLLS, areas: [{corners: [nw, ne, se]", "LLLS, areas: [{corners: [nw, ne]")
    made = look(folder)
    assert [(one.file, one.line, one.thing) for one in made.complaints] == [("tiles.yaml", line, "salt-bay")]
    assert {thing.id: thing.whole for thing in made.things} == {"salt-bay": False, "two-reefs": True, "salt-harvest": True}
    before = workshop.signature(folder)
    change(folder / "tiles.yaml", "[nw, ne], symbols", "[nw, ne, se], symbols")
    os.utime(folder / "tiles.yaml", ns=(1, 1))
    assert workshop.signature(folder) != before
    assert not look(folder).complaints


def test_a_lists_only_entry_may_be_the_faulty_one(tmp_path: Path, look: Look) -> None:
    folder = pack(tmp_path, "spirit-island")
    change(folder / "powers_minor.yaml", "speed: slow", "speed: late")
    made = look(folder)
    assert [one.thing for one in made.complaints] == ["lights-over-the-reeds"]
    assert sum(thing.whole for thing in made.things) == len(made.things) - 1


def test_names_that_are_missing_stand_beside_their_things(tmp_path: Path, look: Look) -> None:
    folder = pack(tmp_path, "anima")
    change(folder / "text" / "uk" / "names.ftl", "name-anima-dry-well", "name-anima-dry-wall")
    change(folder / "text" / "en" / "names.ftl", "name-anima-salt-crab", "name-anima-salt-cab")
    made = look(folder)
    found = {one.thing: one for one in made.complaints if one.file == "encounters.yaml"}
    assert found["dry-well"].light and "(uk)" in str(found["dry-well"].problem)
    assert not found["salt-crab"].light and "salt-crab" in str(check_pack(str(folder)))
    assert made.refused


SLIPS = {
    "pack.yaml: no list": ("pack.yaml", lambda text: "id: [", "pack.yaml"),
    "pack.yaml: another game": ("pack.yaml", lambda text: text.replace("game: ", "game: x"), "pack.yaml"),
    "yaml: broken off": ("characters.yaml", lambda text: text[:-8], "characters.yaml"),
    "yaml: nothing": ("characters.yaml", lambda text: "", "characters.yaml"),
    "yaml: a list": ("areas.yaml", lambda text: "- 1\n", "areas.yaml"),
    "yaml: another list": ("areas.yaml", lambda text: text.replace("cards:", "crads:"), "areas.yaml"),
    "yaml: a table": ("areas.yaml", lambda text: "cards: {a: 1}\n", "areas.yaml"),
    "yaml: an id twice": ("encounters.yaml", lambda text: text.replace("dry-well", "salt-crab"), "encounters.yaml"),
    "yaml: a shipped id": ("characters.yaml", lambda text: text.replace("bridge-keeper", "paladin"), "characters.yaml"),
    "words: no message": ("text/it/names.ftl", lambda text: "name anima = x\n", "text/it/names.ftl"),
    "words: no text": ("text/it/names.ftl", lambda text: "\udcff", "text/it/names.ftl"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_every_slip_is_one_sentence_with_its_file(slip: str, tmp_path: Path, look: Look) -> None:
    folder = pack(tmp_path, "anima")
    name, write, where = SLIPS[slip]
    file = folder / name
    file.write_bytes(write(file.read_text("utf-8")).encode("utf-8", "surrogateescape"))
    made = look(folder)
    assert made.complaints and any(one.file == where for one in made.complaints), told(made)
    for one in made.complaints:
        said = str(one.problem)
        assert "\n" not in said and "Traceback" not in said and str(tmp_path) not in said and "copy-" not in said


def test_files_that_are_none_of_a_packs_are_told(tmp_path: Path, look: Look) -> None:
    folder = pack(tmp_path, "rice-paddy")
    (folder / "spirit.yaml").write_text("cards: []\n", encoding="utf-8")
    (folder / "tool.exe").write_bytes(b"MZ")
    (folder / "text" / "de").mkdir()
    (folder / "text" / "de" / "names.ftl").write_text("a = b\n", encoding="utf-8")
    made = look(folder)
    said = {file: message for file, _, message in told(made)}
    assert 'did you mean "spirits.yaml"?' in said["spirit.yaml"]
    assert "tool.exe" in said and "text/de/names.ftl" in said
    assert all(thing.whole for thing in made.things)


def test_random_damage_is_never_more_than_complaints(tmp_path: Path, look: Look) -> None:
    """Each third line of a pack taken away, or written in another's place."""
    for game in ("anima", "small-islands"):
        for name in sorted(path.relative_to(EXAMPLES[game]).as_posix() for path in EXAMPLES[game].rglob("*.yaml")):
            lines = (EXAMPLES[game] / name).read_text("utf-8").splitlines()
            for at in range(0, len(lines), 3):
                folder = tmp_path / f"{game}-{name}-{at}"
                shutil.copytree(EXAMPLES[game], folder)
                broken = [*lines[:at], lines[at][::-1], *lines[at + 1 :]]
                (folder / name).write_text("\n".join(broken) + "\n", encoding="utf-8")
                made = look(folder)
                assert lines[at].startswith("#") or made.complaints, (name, at)


def test_a_challenge_of_a_pack_is_played_before_it_is_believed(tmp_path: Path, look: Look) -> None:
    folder = pack(tmp_path, "spirit-island")
    line = change(folder / "challenges.yaml", "move:G5/town>G7", "done")
    gate = [str(problem) for problem in check_pack(str(folder))]
    made = look(folder)
    assert [(one.file, one.line) for one in made.complaints] == [("challenges.yaml", line)]
    assert len(gate) == 1 and str(made.complaints[0].problem.message) in gate[0]
    change(folder / "challenges.yaml", "phase: build", "faze: build")
    assert any("faze" in message for _, _, message in told(look(folder)))


def test_a_new_pack_has_an_id_of_its_own() -> None:
    first, second = workshop.begin("anima"), workshop.begin("anima")
    assert first.parent == second.parent == paths.packs_dir() and first != second
    found = {listed.pack.id for listed in packs.discover() if listed.pack is not None and not listed.shipped}
    assert found == {"salt-road", "salt-road-2"}
    assert check_pack(str(second)) == []
