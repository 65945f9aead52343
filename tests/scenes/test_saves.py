"""Saved games, worked through by mouse and by keyboard: go on, rename, copy, delete and undo, open by path."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core import paths
from game.core.errors import SaveError
from game.core.play import autosave, save, save_files
from game.core.play.history import History
from scenes.app import game_list, tables, thumbs
from scenes.app.dates import date, duration, when
from scenes.app.program import App
from scenes.menu.screen import MenuScene
from scenes.saves.listing import shelf_list
from scenes.saves.screen import SavesScene
from scenes.setup.screen import SetupScene
from scenes.widgets import focus
from tests.scenes.games import session_of
from tests.scenes.hands import click, overlaps, press, read, tab_to, write


@pytest.fixture
def app(start: Callable[..., App]) -> App:
    return start(reduced_motion=True)


def saved_tables(app: App, n: int) -> list[Path]:
    """Tables as the program keeps them, one decision taken; the last is the newest."""
    out = []
    for seed in range(n):
        setup = SetupScene(app, "spirit-island").setup()._replace(seed=seed)
        session, saver = tables.start(app, setup)
        assert saver and session.decision
        option = (session.decision.options or session.decision.parts[0].options)[0]
        session.choose(option.seat, option.key)
        saver.close()
        out.append(saver.path)
        time.sleep(0.01)
    return out


def test_saves_are_listed_the_broken_one_with_its_reason(app: App) -> None:
    first, second = saved_tables(app, 2)
    first.write_bytes(first.read_bytes()[:200])
    (first.parent / "other.json").write_text("{}", encoding="utf-8")
    app.push(MenuScene(app))
    click(app, "load")
    assert isinstance(app.top, SavesScene)
    assert "is incomplete" in read(app) and "not a Tidetable save" in read(app) and "Turn 1" in read(app)
    assert app.top.focus_key == f"saves:{second.name}"
    tab_to(app, f"saves:{first.name}")
    assert app.top.item("open") and app.top.item("rename") is None, "the generation before is offered"
    assert "intact" in read(app)
    tab_to(app, "saves:other.json")
    assert app.top.item("open") is None
    press(app, pygame.K_DELETE)
    assert not (first.parent / "other.json").exists() and second.exists()
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert (first.parent / "other.json").exists()
    click(app, f"saves:{first.name}")
    click(app, "open")
    assert app.top.name == "table" and len([e for e in app.top.model.session.log if not e.auto]) == 0  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", ("en", "it", "uk"))
@pytest.mark.parametrize("game", ("spirit-island", "small-islands", "rice-paddy", "anima"))
def test_how_far_a_saved_game_is_takes_all_its_figures_from_the_position(start: Any, game: str, lang: str) -> None:
    """The first screen offered to continue "‹ui-stage-anima›": the message asked for a figure that the game does not have."""
    app = start(lang=lang)
    for moves in (0, 30):
        session = session_of(("human",) * 2, 5, moves, game)
        save.write(paths.saves_dir() / f"{game}{moves}.json", session.to_save())
    for saved in game_list.saves(app):
        line = game_list.stage_line(app, save.load(saved.path))
        assert saved.path.stem == f"{game}0" or any(mark.isdigit() for mark in line), line
        assert not set("‹›[]{}") & set(line), line


def test_a_game_of_rounds_says_its_round(app: App) -> None:
    for moves in (0, 30, 1_000):
        session = session_of(("bot:random",) * 2, 5, moves, "small-islands")
        save.write(paths.saves_dir() / f"t{moves}.json", session.to_save())
    for lang, first, later, last in (
        ("en", "Starting tiles", "Round 1 of 4, exploration", "Round 4 of 4 · finished"),
        ("it", "Tessere partenza", "Round 1 di 4, esplorazione", "Round 4 di 4 · finita"),
        ("uk", "Початкові тайли", "Раунд 1 з 4, дослідження", "Раунд 4 з 4 · завершено"),
    ):
        app.set_language(lang)
        assert [kept.stage for kept in reversed(shelf_list(app))] == [first, later, last]
        assert [kept.detail.split(" · ")[0] for kept in game_list.saves(app)][1:] == [later, first]


def test_a_game_that_is_over_is_not_continued(app: App) -> None:
    under_way = saved_tables(app, 1)[0]
    time.sleep(0.01)
    over = session_of(("bot:random",) * 2, 5, 1_000, "small-islands")
    assert over.result is not None
    save.write(paths.saves_dir() / "over.json", over.to_save())
    app.push(MenuScene(app))
    assert app.top.item("continue").name.startswith("Continue: Horizons of Spirit Island"), "the newest is over"
    click(app, "load")
    scene: Any = app.top
    assert scene.chosen == "over.json"
    assert scene.item("open").name == "See the result" and "finished" in read(app)
    assert scene.key_help()[0][1] == "See the result"
    tab_to(app, f"saves:{under_way.name}")
    assert scene.item("open").name == "Continue" and scene.key_help()[0][1] == "Continue"
    tab_to(app, "saves:over.json")
    click(app, "open")
    assert app.top and app.top.name == "ending" and not app.top.moving, "it was over before"  # type: ignore[attr-defined]
    app.pop()
    assert app.top and app.top.name == "table" and app.top.item("result"), "the table lies under it"


def test_a_table_goes_on_by_mouse_and_by_keyboard(app: App) -> None:
    first, second = saved_tables(app, 2)
    app.push(SavesScene(app))
    press(app, pygame.K_RETURN)
    assert app.top and app.top.name == "table" and app.top.model.saver.path == second  # type: ignore[attr-defined]
    app.push(SavesScene(app))
    click(app, f"saves:{first.name}")
    assert app.top.name == "load", "the first click only chooses"
    click(app, f"saves:{first.name}")
    assert app.top.name == "table" and app.top.model.saver.path == first and not app.errors  # type: ignore[attr-defined]


def test_rename_by_keyboard(app: App) -> None:
    (path,) = saved_tables(app, 1)
    app.push(SavesScene(app))
    press(app, pygame.K_F2)
    assert app.top and app.top.focus_key == "name"
    write(app, "Вечір у Марти")
    press(app, pygame.K_RETURN)
    assert save.load(path).note["name"] == "Вечір у Марти" and "Вечір у Марти" in read(app)
    assert app.top.focus_key == f"saves:{path.name}"
    press(app, pygame.K_F2)
    write(app, "x")
    press(app, pygame.K_ESCAPE)
    assert app.top.name == "load" and save.load(path).note["name"] == "Вечір у Марти"
    session, saver = tables.resume(app, path)
    assert saver
    saver.changed(session)
    saver.close()
    assert save.load(path).note["name"] == "Вечір у Марти", "playing on keeps the name"


def test_copy_delete_and_undo_by_mouse(app: App) -> None:
    (path,) = saved_tables(app, 1)
    app.push(SavesScene(app))
    click(app, "copy")
    twin = save_files.free(path).with_name(f"{path.stem}-2.json")
    assert twin.exists() and save.load(twin).note["uid"] != save.load(path).note["uid"]
    assert "(copy)" in read(app) and app.top and app.top.focus_key == "copy"
    click(app, "delete")
    assert not twin.exists() and path.exists() and "It can be put back" in read(app)
    click(app, "delete")
    assert not path.exists() and "no saved games yet" in read(app)
    click(app, "undo")
    click(app, "undo")
    assert twin.exists() and path.exists() and app.top.item("undo") is None
    click(app, "delete")
    press(app, pygame.K_ESCAPE)
    assert not (path.parent / save_files.TRASH).exists() and not app.errors


def test_a_save_from_anywhere_by_its_path(app: App, tmp_path: Path) -> None:
    (path,) = saved_tables(app, 1)
    far = tmp_path / "far away" / "gift.json"
    far.parent.mkdir()
    far.write_bytes(path.read_bytes())
    app.push(SavesScene(app))
    press(app, pygame.K_o, pygame.KMOD_CTRL)
    assert app.top and app.top.focus_key == "path"
    press(app, pygame.K_RETURN)
    assert "first" in app.tip.text
    write(app, str(tmp_path / "nothing.json"))
    press(app, pygame.K_RETURN)
    assert "There is no save" in app.tip.text and app.top.name == "load"
    press(app, pygame.K_a, pygame.KMOD_CTRL)
    write(app, f'"{far}"')
    click(app, "open-path")
    assert app.top.name == "table" and app.top.model.saver.path == path.with_name("gift.json")  # type: ignore[attr-defined]
    assert not app.errors


def test_the_table_in_play_cannot_be_deleted_but_renamed(app: App) -> None:
    (path,) = saved_tables(app, 1)
    table: Any = tables.open_save(app, path)
    app.push(SavesScene(app))
    press(app, pygame.K_DELETE)
    assert path.exists() and "is open right now" in app.tip.text and "Open now" in read(app)
    press(app, pygame.K_F2)
    write(app, "Now")
    press(app, pygame.K_RETURN)
    assert save.load(path).note["name"] == "Now" and not app.errors
    press(app, pygame.K_ESCAPE)
    assert app.top is table


def test_an_open_table_is_known_by_any_way_to_its_folder(
    app: App, tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (path,) = saved_tables(app, 1)
    tables.open_save(app, path)
    link = tmp_path / "a way round"
    try:
        link.symlink_to(home, target_is_directory=True)
    except OSError:
        pytest.skip("no links here")
    monkeypatch.setenv("TIDETABLE_HOME", str(link))
    app.push(SavesScene(app))
    press(app, pygame.K_DELETE)
    assert path.exists() and "is open right now" in app.tip.text, "not: open in another window"


def test_a_table_is_copied_from_its_menu(app: App) -> None:
    (path,) = saved_tables(app, 1)
    table: Any = tables.open_save(app, path)
    press(app, pygame.K_ESCAPE)
    assert app.top and app.top.name == "pause"
    click(app, "copy")
    twin = path.with_name(f"{path.stem}-2.json")
    assert save.load(twin).note["name"] == "Copy, turn 1" and "A copy is saved" in app.tip.text
    assert table.model.saver.path == path and not app.errors


def test_a_shared_game_is_taken_in_from_the_list(app: App) -> None:
    saved_tables(app, 1)
    app.push(SavesScene(app))
    click(app, "take-in")
    assert app.top and app.top.name == "import"
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_i, pygame.KMOD_CTRL)
    assert app.top.name == "import" and not app.errors


def test_no_saves_says_so_and_offers_a_game(app: App) -> None:
    app.push(MenuScene(app))
    press(app, pygame.K_o, pygame.KMOD_CTRL)
    assert "no saved games yet" in read(app) and app.top and app.top.focus_key == "new"
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, SetupScene)


def test_pictures_are_written_at_quiet_moments(app: App) -> None:
    (path,) = saved_tables(app, 1)
    assert not save_files.picture(path).exists()
    table: Any = tables.open_save(app, path)
    option = (table.model.session.decision.options or table.model.session.decision.parts[0].options)[0]
    table.model.session.choose(option.seat, option.key)
    assert not save_files.picture(path).exists(), "not on every decision"
    app.replace(MenuScene(app))
    assert thumbs.load(save_files.picture(path), (200, 116), 6) is not None
    save_files.picture(path).write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0" * 30)
    assert thumbs.load(save_files.picture(path), (200, 116), 6) is None
    app.push(SavesScene(app))
    app.step(16, [])
    assert not app.errors, "a damaged picture is drawn a stand-in"


def test_a_lost_game_has_no_trophy_and_the_picture_of_its_end(app: App) -> None:
    """A trophy stood beside a defeat; the picture had been kept before the last decision was seen."""
    from scenes.checks import common

    setup = SetupScene(app, "spirit-island").setup()._replace(seed=3)
    session, saver = tables.start(app, setup)
    assert saver
    saver.close()
    table: Any = tables.open_save(app, saver.path)
    session = table.model.session
    common.play_random(session, 20_000, 3)
    assert session.result is not None and session.result.outcome == "loss"
    kept: list[bool] = []
    table.model.saver.keep_picture = lambda wait=True: kept.append(table.model.view.turn == session.state.turn)
    table.sync()
    app.step(50, [])
    kept.clear()
    table.dialogs.show_result(still=False)
    assert app.top and app.top.name == "ending" and kept == [True], "once more when the end is seen"
    app.pop()
    assert table.widget("result").icon == "loss", "nor on the button that leads to the end"
    row = next(one for one in shelf_list(app) if one.path == saver.path)
    assert row.over and row.lost
    scene: Any = app.push(SavesScene(app))
    listed = next(one for one in scene.widget("saves").rows if one.key == saver.path.name)
    assert listed.icon == "loss" and scene._main_act(row) == ("saves-result", "loss")
    won = session_of(("bot:random",) * 2, 5, 1_000, "small-islands")
    save.write(paths.saves_dir() / "won.json", won.to_save())
    assert [one.lost for one in shelf_list(app) if one.path.name == "won.json"] == [False]


def test_dates_and_times_are_the_readers(app: App) -> None:
    stamp = time.mktime((2024, 3, 5, 18, 42, 0, 0, 0, -1))
    said = {}
    for lang in ("en", "it", "uk"):
        app.set_language(lang)
        said[lang] = date(app, stamp)
    assert said == {"en": "5 March 2024, 18:42", "it": "5 marzo 2024, 18:42", "uk": "5 березня 2024, 18:42"}
    assert duration(app, 3900) == "1 год 5 хв" and when(app, time.time()) == date(app, time.time())


def test_a_finished_game_is_recorded_once(app: App) -> None:
    from scenes.checks import common

    setup = SetupScene(app, "spirit-island").setup()._replace(seed=3)
    session, saver = tables.start(app, setup)
    assert saver
    common.play_random(session, 20_000, 3)
    assert session.result is not None
    session.undo(cross_fence=True)
    session.redo()
    saver.close()
    with History() as history:
        (game,) = history.games()
    assert game.turns == session.state.turn and game.rewound >= 0
    assert game.players[0].columns == {"spirit": setup.seats[0]["spirit"]}
    again, held = tables.resume(app, saver.path)
    assert held and held.note["uid"] == game.uid
    held.close()
    with History() as history:
        assert len(history.games()) == 1


def test_a_broken_list_of_games_stops_nothing(app: App, tmp_path: Path) -> None:
    from game.core import paths
    from scenes.checks import common

    paths.user_dir().mkdir(parents=True, exist_ok=True)
    (paths.user_dir() / "history.db").write_bytes(b"rubbish" * 400)
    session, saver = tables.start(app, SetupScene(app, "spirit-island").setup())
    assert saver
    common.play_random(session, 20_000, 1)
    saver.close()
    assert not app.errors and sum("set aside" in line for line in app.spoken) == 1
    with History() as history:
        assert len(history.games()) == 1


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_is_cut(app: App, lang: str, size: tuple[int, int], cut: list[str]) -> None:
    first, _ = saved_tables(app, 2)
    first.write_bytes(first.read_bytes()[:200])
    app.set_language(lang)
    app.resize(size)
    scene = SavesScene(app)
    app.push(scene)
    for state in range(4):
        if state == 1:
            scene.rename()
        elif state == 2:
            scene.choose(first.name)
        elif state == 3:
            scene.delete()
        app.step(16, [])
        for item in focus.stops(scene.items()):
            assert item.rect and (item.clip or app.screen.get_rect().contains(item.rect)), item.line()
        assert overlaps(w for w in scene.widgets if w.role == "button") == []
    assert cut == [] and not app.errors


# ------------------------------------------------------------------------------------------------ of other versions


def released(name: str) -> save.Save:
    """A save of the newest released version."""
    return save.load(sorted((Path(__file__).resolve().parents[1] / "saves").glob(f"*/{name}.json"))[-1])


def put(kept: save.Save, name: str = "old") -> Path:
    path = paths.saves_dir() / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(save.encode(kept))
    return path


def test_a_table_of_other_cards_goes_on_and_says_so(app: App) -> None:
    kept = released("spirit-island-1-fast")
    kept.data_hash, kept.log = "other", [["p0", "nonsense", False]]
    path = put(kept)
    app.push(SavesScene(app))
    click(app, "open")
    table: Any = app.top
    assert table.name == "table" and table.model.session.state.hash() == kept.note["hash"]
    assert any("cards have changed" in said for said in app.spoken), "one line says what changed"
    option = table.model.rules.options(table.model.session.state)[0]
    table.model.session.choose(option.seat, option.key)
    table.model.saver.close()
    again: Any = tables.open_save(app, path)
    chosen = [entry for entry in again.session.log if not entry.auto]
    assert len(chosen) == 1 and again.session.earlier == kept.log and not app.errors


def torn(app: App) -> save.Save:
    """A save in the middle of an effect that is another now: only the start of its phase can be played on."""
    fresh, _ = tables.resume(app, put(released("spirit-island-2-fast-mid-card")), keep=False)
    kept = fresh.to_save()
    kept.effects, kept.data_hash, kept.log = {}, "other", [["p0", "nonsense", False]]
    return kept


def test_the_start_of_a_phase_is_gone_back_to_after_a_question(app: App) -> None:
    path = put(torn(app))
    before = path.read_bytes()
    for _ in range(2):
        app.push(SavesScene(app))
        click(app, "open")
        assert app.top and app.top.name == "confirm" and "start of the phase" in read(app)
        with pytest.raises(SaveError, match="plays this table"):
            autosave.TableLock(path)  # nobody else takes it while the question stands
        press(app, pygame.K_ESCAPE)
        assert app.top.name == "load" and path.read_bytes() == before and not app.savers
        autosave.TableLock(path).release()
    click(app, "open")
    click(app, "go")
    table: Any = app.top
    assert table.name == "table" and table.model.session.state.phase == "fast" and not app.errors


@pytest.mark.parametrize("page", ["confirm", "record", "load"])
def test_the_table_that_is_open_is_saved_on_when_its_file_is_not_opened_after_all(app: App, page: str) -> None:
    other = torn(app)
    if page == "record":
        other.checkpoint = None
    path = put(released("spirit-island-1-fast"))
    table: Any = tables.open_save(app, path)
    app.push(SavesScene(app))
    path.write_bytes(save.encode(other) if page != "load" else b"{}")  # another hand was at the file
    click(app, "open")
    assert app.top and app.top.name == page
    while app.top is not table:
        app.pop()
    option = table.model.rules.options(table.model.session.state)[0]
    table.model.session.choose(option.seat, option.key)
    table.model.saver.flush()
    assert not table.model.saver.unsaved and not app.errors
    assert save.load(path).log == [[e.seat, e.key, e.auto] for e in table.model.session.log]
    with pytest.raises(SaveError, match="plays this table"):
        autosave.TableLock(path)


def test_what_cannot_go_on_is_shown_and_can_be_exported(app: App) -> None:
    kept = released("spirit-island-2-growth")
    kept.rules_version, kept.log = 0, [["p0", "card:drought", False], *kept.log]
    assert kept.state is not None
    kept.state["old-field"] = 1
    path = put(kept)
    before = path.read_bytes()
    app.push(SavesScene(app))
    click(app, "open")
    assert app.top and app.top.name == "record" and not app.errors
    text = read(app)
    assert "other rules" in text and "Marta" in text and "Drought" in text and "Nothing is lost" in text
    click(app, "export")
    assert (paths.user_dir() / "shared" / path.name).read_bytes() == before == path.read_bytes()
    press(app, pygame.K_ESCAPE)
    assert app.top.name == "load"


def test_a_save_of_a_newer_program_is_not_called_damaged(app: App) -> None:
    content = save.encode(released("small-islands-2-over"))
    path = paths.saves_dir() / "new.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.replace(b'save":%d,' % save.FORMAT, b'save":%d,' % (save.FORMAT + 1)))
    app.push(SavesScene(app))
    assert "newer version" in read(app) and "damaged" not in read(app)
    click(app, "open")
    assert app.top and app.top.name == "record" and "newer version" in read(app) and "Marta" in read(app)


def test_an_odd_save_takes_neither_the_first_screen_nor_the_list_with_it(app: App) -> None:
    (good,) = saved_tables(app, 1)
    odd = released("spirit-island-1-fast")
    odd.note.update(over="x", played=1e300, phase=["x"], turn={"a": 1}, name={"x": 1}, seats=7)
    odd.setup.update(seats=[{"name": ["x"], "colour": {}, "control": 3}] * 5, seed={})
    put(odd, "odd")
    path = put(released("spirit-island-1-fast"), "late")
    sealed = save.encode(save.Save(**{name: getattr(odd, name) for name in odd.__struct_fields__ if name != "saved"}, saved=1e18))
    path.write_bytes(sealed)
    app.push(MenuScene(app))
    click(app, "load")
    assert {kept.path.stem for kept in app.top.tables} == {good.stem, "odd", "late"} and not app.errors  # type: ignore[union-attr]


def test_a_file_is_tried_before_it_is_kept(app: App, tmp_path: Path) -> None:
    session, _ = tables.resume(app, put(released("spirit-island-1-fast")), keep=False)
    kept = session.to_save()
    kept.state = {"agenda": 3}
    kept.log = [["p0", "nonsense", False]]
    given = tmp_path / "given.json"
    given.write_bytes(save.encode(kept))
    app.push(SavesScene(app))
    scene: Any = app.top
    scene.path_text = str(given)
    scene.open_path()
    assert app.top is scene and not app.errors and not (paths.saves_dir() / "given.json").exists()
