"""Who sits where: names and colours, those that nobody typed or chose among them."""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any

import pytest

from game.core.play.history import History
from game.core.play.opening import Opened
from scenes.app import game_list, last_tables, tables
from scenes.app.seats import COLOURS, colour_left, seat_name, seat_names, usual_colour
from scenes.overlays.record import RecordOverlay
from scenes.routes import App
from scenes.saves.listing import shelf_list
from scenes.setup.screen import SetupScene
from scenes.table import series
from tests.scenes.games import session_of
from tests.scenes.hands import step


def test_a_name_that_nobody_typed_follows_the_language(app: App) -> None:
    """The table, its save and its ending said "Player 1" in every language, and the next set-up had it as typed."""
    scene: Any = app.push(SetupScene(app, "small-islands"))
    scene.add_seat()
    scene.put(1, "name", "Ann")
    scene.add_seat()
    scene.put(2, "control", "bot:greedy")
    table: Any = tables.open_table(app, scene.setup())
    path, session = table.model.saver.path, table.model.session
    step(app)
    assert list(table.model.names.values()) == ["Player 1", "Ann", "Bot 3"]
    for lang, names in (("it", ["Giocatore 1", "Ann", "Bot 3"]), ("uk", ["Гравець 1", "Ann", "Бот 3"])):
        app.set_language(lang)
        step(app)
        assert list(table.model.names.values()) == names
        assert list(seat_names(app, session).values()) == names
    app.clear()
    row = next(one for one in shelf_list(app) if one.path == path)
    assert [name for name, *_ in row.players] == names
    assert next(one for one in game_list.saves(app) if one.path == path).detail.endswith(", ".join(names))
    last_tables.remember(app, session.setup)
    found = last_tables.last(app, "small-islands")
    assert found is not None and [seat["name"] for seat in found.seats] == ["", "Ann", ""]
    assert not any("unnamed" in seat for seat in found.seats), "a name that is typed then is a name"
    again: Any = SetupScene(app, "small-islands", session.setup)
    assert [seat["name"] for seat in again.seats] == ["", "Ann", ""]
    typed = {"name": "Player 1", "control": "human", "colour": "blue"}
    assert seat_name(app, typed, 0) == "Player 1", "somebody is called so"


@pytest.mark.parametrize(("lang", "names"), [("it", {"Giocatore 1", "Ann"}), ("uk", {"Гравець 1", "Ann"})])
def test_what_is_told_of_a_save_that_cannot_be_opened_names_players_in_the_present_language(
    app: App, tmp_path: Path, lang: str, names: set[str]
) -> None:
    session = session_of(2, 5, 20)
    first, second = session.setup.seats
    seats = ({**first, "name": "Player 1", "unnamed": True}, {**second, "name": "Ann"})
    session.setup = session.setup._replace(seats=seats)
    app.set_language(lang)
    told = (("opened-record", {"why": "rules"}),)
    record = RecordOverlay(app, tmp_path / "x.json", Opened(None, "record", told, session.to_save()))
    assert {line.partition(":")[0] for line in record.lines()[1:]} == names, "who made each choice"


def test_the_usual_colours_go_round_and_one_who_is_no_seat_has_one_that_is_left() -> None:
    assert [usual_colour(n) for n in range(len(COLOURS) + 1)] == [*COLOURS, COLOURS[0]]
    assert colour_left(COLOURS[:2]) == COLOURS[2] and colour_left([]) == COLOURS[0] and colour_left(COLOURS) == COLOURS[-1]


@pytest.mark.parametrize(("lang", "one", "two"), [("it", "Giocatore 1", "Bot 2"), ("uk", "Гравець 1", "Бот 2")])
def test_how_a_series_stands_names_who_was_not_named_in_the_present_language(
    app: App, lang: str, one: str, two: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_of(("human", "bot:greedy"), 5, 20_000, "small-islands")
    assert session.result is not None
    stored = ("Player 1", "Bot 2")
    seats = tuple({**seat, "name": name, "unnamed": True} for seat, name in zip(session.setup.seats, stored, strict=True))
    session.setup = session.setup._replace(seats=seats)
    app.set_language(lang)
    said = series.line(app, session, {"series": [3, 4]})
    assert one in said and two in said and "Player" not in said
    players = [types.SimpleNamespace(name=name, won=name == "Bot 2") for name in stored]
    past = types.SimpleNamespace(players=players)
    monkeypatch.setattr(History, "games", lambda self, game: [past, past])
    said = series.line(app, session, None)
    assert f"{one} 0, {two} 2" in said, "the games are found by the names as they are stored"
