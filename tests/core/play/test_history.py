"""The list of finished games: nothing is lost, nothing is counted twice, a broken file stops nobody."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.engine.odds import wilson
from game.core.errors import SaveError
from game.core.play import autosave, save, save_files
from game.core.play.history import Finished, History, HistoryError, Player, company, figures

GAME = Finished(
    "a", "spirit-island", "horizons", "", {"stage-ii-actions": True}, "win", "no-cities", 7, 3600, 0, 12, 1000.0,
    (Player("Мар'яна", {"spirit": "sun-bright-whirlwind"}, won=True),
     Player("Bot", {"spirit": "rising-heat-of-stone-and-sand"}, "bot:greedy", True)),
)  # fmt: skip


FIRST = """
create table games (
    uid text primary key, game text not null, content text not null, mode text not null, options text not null,
    outcome text not null, reason text not null, turns integer not null, seconds integer not null,
    rewound integer not null, seed integer not null, ended real not null
) without rowid;
create table seats (
    uid text not null references games(uid) on delete cascade, seat integer not null, name text not null,
    spirit text not null, control text not null, won integer not null, points integer,
    primary key (uid, seat)
) without rowid;
create index games_ended on games(ended);
pragma user_version = 1;
"""


def games(*results: bool) -> list[Finished]:
    """Games one after the other, won or not."""
    return [
        GAME._replace(uid=str(n), ended=float(n), players=(GAME.players[0]._replace(won=won),)) for n, won in enumerate(results)
    ]


def test_a_game_is_kept_as_it_was(tmp_path: Path) -> None:
    with History(tmp_path / "h.db") as history:
        history.record(GAME)
        history.record(GAME)
        assert history.games() == [GAME] and history.games("anima") == []
        assert history.games("spirit-island") == [GAME]
    with History(tmp_path / "h.db") as history:
        assert history.games() == [GAME] and history.notice == ""
        mode = sqlite3.connect(history.path).execute("pragma journal_mode").fetchone()[0]
        assert mode == "wal"


def test_a_game_that_ends_again_replaces_itself(tmp_path: Path) -> None:
    with History(tmp_path / "h.db") as history:
        history.record(GAME)
        history.record(GAME._replace(outcome="loss", players=GAME.players[:1]))
        assert [(g.outcome, len(g.players)) for g in history.games()] == [("loss", 1)]


def test_half_a_game_is_never_written(tmp_path: Path) -> None:
    with History(tmp_path / "h.db") as history:
        history.record(GAME)
        bad = GAME._replace(uid="b", players=(Player("x", {}, points=2**70),))
        with pytest.raises(HistoryError):
            history.record(bad)
        assert history.games() == [GAME]


@pytest.mark.parametrize("content", [b"not a database at all, but long enough to be looked at" * 40, b"SQLite format 3\0junk"])
def test_a_broken_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "h.db"
    path.write_bytes(content)
    with History(path) as history:
        assert history.notice.startswith("h.broken-") and (tmp_path / history.notice).read_bytes() == content
        history.record(GAME)
        assert history.games() == [GAME]


def test_a_cut_file_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "h.db"
    with History(path) as history:
        for game in games(*[True] * 200):
            history.record(game)
    path.write_bytes(path.read_bytes()[:8192])
    with History(path) as history:
        assert history.notice and history.games() == []


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "h.db"
    db = sqlite3.connect(path)
    db.execute("pragma user_version = 99")
    db.close()
    before = path.read_bytes()
    with pytest.raises(HistoryError) as said:
        History(path)
    assert said.value.reason == "newer" and path.read_bytes() == before


def test_a_file_of_the_first_version_opens(tmp_path: Path) -> None:
    """Version 1 had a column for the spirit."""
    path = tmp_path / "h.db"
    db = sqlite3.connect(path)
    db.executescript(FIRST)
    values = [(*GAME[:4], '{"stage-ii-actions": true}', *GAME[5:12]), ("b", "small-islands", "", "", "{}", *GAME[5:11], 2000.0)]
    db.executemany("insert into games values (?,?,?,?,?,?,?,?,?,?,?,?)", values)
    seats = [("a", n, p.name, p.columns["spirit"], p.control, p.won, None) for n, p in enumerate(GAME.players)]
    db.executemany("insert into seats values (?,?,?,?,?,?,?)", [*seats, ("b", 0, "Ann", "", "human", 1, 41)])
    db.commit()
    db.close()
    for _ in range(2):
        with History(path) as history:
            assert history.notice == "" and history.games()[0] == GAME
            assert history.games()[1].players == (Player("Ann", {}, won=True, points=41),)
    with History(path) as history:
        history.record(GAME._replace(uid="c"))
        assert len(history.games()) == 3


def test_a_folder_that_refuses_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(HistoryError) as said:
        History(tmp_path / "file" / "h.db")
    assert said.value.reason == "disk"


def test_a_python_without_sqlite_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.core.play.history.sqlite3", None)
    with pytest.raises(HistoryError, match="sqlite3"):
        History(tmp_path / "h.db")


def test_two_programs_write_one_file(tmp_path: Path) -> None:
    with History(tmp_path / "h.db") as one, History(tmp_path / "h.db") as two:
        one.record(GAME)
        two.record(GAME._replace(uid="b"))
        assert len(one.games()) == len(two.games()) == 2


def test_figures_count_streaks_and_rates() -> None:
    found = figures(games(True, True, False, True, True, True))
    assert (found.total.won, found.total.of, found.streak, found.best_streak) == (5, 6, 3, 3)
    assert figures(games(True, False, False)).streak == -2 and figures([]).total.of == 0
    assert found.by_players[0].key == "1" and found.by_column["spirit"][0].key == "sun-bright-whirlwind"
    assert found.over_time[2] == pytest.approx(200 / 3)
    bot = GAME._replace(players=(GAME.players[0]._replace(won=False), GAME.players[1]))
    assert [r.key for r in figures([bot]).by_column["spirit"]] == ["sun-bright-whirlwind"], "a bot's spirit is not the player's"


@given(st.integers(0, 400), st.integers(0, 400))
def test_the_interval_holds_the_rate(won: int, lost: int) -> None:
    low, high = wilson(won, won + lost)
    assert 0 <= low <= high <= 1
    if won + lost:
        assert low <= won / (won + lost) <= high


def test_the_interval_is_the_known_one() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)


# --- the shelf of saved tables -------------------------------------------------------------------------------
@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A save with an older generation and a picture, in a player's folder."""
    monkeypatch.setenv("TIDETABLE_HOME", str(tmp_path))
    path = tmp_path / "saves" / "x.json"
    for n in range(2):
        save.write(path, save.Save(game="g", rules_version=1, data_hash="", setup={}, log=[n]))
    save_files.picture(path).write_bytes(b"png")
    return path


def test_a_thrown_away_table_comes_back_whole(table: Path) -> None:
    before = {each.name: each.read_bytes() for each in save_files.files(table)}
    assert len(before) == 3
    folder = save_files.throw_away(table)
    assert save_files.files(table) == [] and save.list_saves() == []
    save_files.take_back(folder)
    assert {each.name: each.read_bytes() for each in save_files.files(table)} == before
    save_files.throw_away(table)
    save_files.empty()
    assert not (table.parent / save_files.TRASH).exists()


def test_a_table_in_use_stays(table: Path) -> None:
    with autosave.TableLock(table), pytest.raises(SaveError, match="another program"):
        save_files.throw_away(table)
    assert len(save_files.files(table)) == 3


def test_names_and_copies(table: Path) -> None:
    when = save.load(table).saved
    save_files.rename(table, "  Четвер ")
    assert save.load(table).note["name"] == "Четвер" and save.load(table).saved == when
    twin = save_files.copy(table, "Second")
    assert twin.name == "x-2.json" and save.load(twin).log == save.load(table).log
    assert save_files.picture(twin).exists() and save.load(twin).note["uid"] != save.load(table).note.get("uid")
    save_files.rename(table, "")
    assert "name" not in save.load(table).note and save.load(twin).note["name"] == "Second"


def test_a_save_from_elsewhere_is_copied_in(table: Path, tmp_path: Path) -> None:
    far = tmp_path / "far" / "x.json"
    far.parent.mkdir()
    far.write_bytes(table.read_bytes())
    assert save_files.bring(far).name == "x-2.json" and save_files.bring(table) == table
    far.write_bytes(b"{}")
    with pytest.raises(SaveError):
        save_files.bring(far)


def test_a_damaged_letter_costs_no_game(tmp_path: Path) -> None:
    with History(tmp_path / "h.db") as history:
        history.record(GAME)
        history._db.execute("update games set reason = cast(x'ff41fe' as text)")
        assert history.games() == [GAME._replace(reason="\ufffdA\ufffd")] and not history.notice


def test_damage_found_later_is_set_aside_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was to be done is done on the new file; a disk that refuses is not taken for damage."""
    path = tmp_path / "h.db"
    with History(path) as history:
        history.record(GAME)
        real = history._set_aside
        for problem in (sqlite3.DatabaseError("malformed"), UnicodeDecodeError("utf-8", b"x", 0, 1, "bad"), SystemError("?")):
            made = iter([problem])

            def act(made: Any = made) -> str:
                for each in made:
                    raise each
                return "done"

            assert history._whole(act, "x") == "done" and history.notice.startswith("h.broken-")
        monkeypatch.setattr(history, "_set_aside", lambda: pytest.fail("it is not damaged"))
        with pytest.raises(HistoryError, match="x .full"):
            history._whole(lambda: (_ for _ in ()).throw(sqlite3.OperationalError("full")), "x")
        monkeypatch.setattr(history, "_set_aside", real)
        history.record(GAME)
        assert history.games() == [GAME]


def test_damage_in_the_middle_of_a_file_never_raises_anything_else(tmp_path: Path) -> None:
    with History(tmp_path / "whole.db") as history:
        for game in games(*[True, False] * 40):
            history.record(game)
        history._db.execute("pragma wal_checkpoint(truncate)")
    whole = (tmp_path / "whole.db").read_bytes()
    for n in range(40):
        content, path = bytearray(whole), tmp_path / f"{n}.db"
        for at in range(8):
            content[(n * 7919 + at * 104729) % len(content)] ^= 1 << (n % 8)
        path.write_bytes(content)
        with History(path) as history:
            history.record(GAME)
            assert GAME in history.games()


@pytest.mark.parametrize(
    "change",
    ["ended = 1e300", "ended = 'soon'", "outcome = 7", "turns = -3", "seconds = 5e18", "game = x'00ff'", "options = x'7b'"],
)
def test_rows_that_cannot_be_of_ours_are_left_out(tmp_path: Path, change: str) -> None:
    with History(tmp_path / "h.db") as history:
        for game in games(True, False):
            history.record(game)
        history._db.execute(f"update games set {change} where uid = '0'")
        if change.startswith("options"):
            assert history.games()[0].options == {}
        elif change.startswith("outcome"):  # SQLite itself makes text of it
            assert history.games()[0].outcome == "7"
        else:
            assert [game.uid for game in history.games()] == ["1"]
        assert history.notice == ""


def seated(*controls: str, won: int = 0, game: str = "small-islands") -> Finished:
    """A game of these seats, the seat `won` of them the winner."""
    names = ("Marta", "Olek", "Ines")
    players = tuple(Player(names[n], {}, control, n == won) for n, control in enumerate(controls))
    return GAME._replace(uid=f"{game} {controls} {won}", game=game, players=players)


@pytest.mark.parametrize(
    ("controls", "rivals", "where"),
    [
        (("human",), True, "alone"),
        (("human", "human"), True, "hot-seat"),
        (("human", "human", "bot:greedy"), True, "hot-seat"),
        (("human", "bot:greedy"), True, "against-greedy"),
        (("human", "bot:greedy", "bot:greedy"), True, "against-greedy"),
        (("human", "bot:greedy", "bot:search"), True, "against-mixed"),
        (("bot:greedy", "bot:greedy"), True, "watched"),
        (("human", "human"), False, "together"),
        (("human", "human", "bot:random"), False, "with-random"),
        (("bot:random",), False, "watched"),
    ],
)
def test_with_whom_a_game_was_played(controls: tuple[str, ...], rivals: bool, where: str) -> None:
    assert company(seated(*controls), rivals) == where


def test_rivals_at_one_screen_win_for_themselves_and_each_level_of_bots_counts_apart() -> None:
    played = [
        seated("human", "human", won=0), seated("human", "human", won=1), seated("human", "bot:greedy", won=0),
        seated("human", "bot:search", won=1), seated("human", "bot:search", won=0), seated("bot:greedy", "bot:search", won=0),
        seated("human", "human", won=0, game="spirit-island"),
    ]  # fmt: skip
    found = figures(played, lambda game: game == "small-islands")
    assert found.games == 7 and (found.total.won, found.total.of) == (3, 4), "neither hot seat nor bots alone are a win"
    counted = {r.key: (r.won, r.of) for r in found.by_company}
    assert counted == {"against-greedy": (1, 1), "against-search": (1, 2), "together": (1, 1)}
    assert {r.key: (r.won, r.of) for r in found.by_name} == {"Marta": (1, 2), "Olek": (1, 2)}
    assert found.streak == 2 and len(found.over_time) == 4
