"""How Anima ends on the screen: who has won and why, the last picture with every group, figures that come from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game import ai
from game.core.play.session import Session
from scenes.draw import ornaments, theme
from scenes.scoring import ending_picture
from scenes.scoring.finale import CALM, LOSS, WIN
from tests.scenes.games import session_of
from tests.scenes.hands import read, step


def finished(seats: int, seed: int, mode: str = "", bot: str = "greedy") -> Session:
    """A whole game by bots."""
    session = session_of(("human", *["bot:greedy"] * (seats - 1)), seed, game="anima", mode=mode)
    bots = {seat: ai.make(bot, session.rules, seat, seed) for seat in session.state.seats}
    while (decision := session.decision) is not None:
        seat = decision.seats[0]
        part = decision.for_seat(seat)
        assert part is not None
        session.choose(seat, bots[seat].choose(session.rules.view(session.state, seat), part))
    return session


@pytest.fixture(scope="module")
def won() -> Session:
    return finished(3, 5)


@pytest.fixture(scope="module")
def nobody() -> Session:
    return finished(2, 3, bot="random")


def shown(table_of: Callable[..., Any], session: Session, **settings: Any) -> tuple[Any, Any]:
    """(app, ending) of a table whose game is over."""
    table = table_of(session, **settings)
    table.dialogs.show_result(True)
    step(table.app)
    return table.app, table.app.top


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_who_has_won_is_told_and_never_that_nobody_did(table_of: Callable[..., Any], won: Session, lang: str) -> None:
    app, scene = shown(table_of, won, lang=lang)
    (winner,) = won.result.winners if won.result else ()
    name = won.setup.seats[int(winner[1:])]["name"]
    said = {how: app.words.t("anima-end-win", how=how, who=name) for how in ("final", "crisis")}
    assert scene.finale.mood == CALM and said["final"] in read(app) and said["crisis"] not in read(app)
    assert app.words.t("anima-end-loss", how="turn-limit") not in read(app)


def test_where_nobody_wins_it_is_a_defeat(table_of: Callable[..., Any], nobody: Session) -> None:
    app, scene = shown(table_of, nobody)
    assert not scene.picture.ships, "ships of invaders belong to another game"
    assert nobody.result is not None and nobody.result.outcome == "loss"
    assert scene.finale.mood == LOSS and "Omega breaks free" in read(app)
    assert scene.hero().front is None and len(scene.hero().others) == 2


def test_nobody_sails_over_the_last_night(table_of: Callable[..., Any], won: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """A galleon and a sea serpent swam beside the headline of a game that has no sea."""
    drawn: list[str] = []
    monkeypatch.setattr(ornaments, "galleon", lambda *_: drawn.append("galleon") or "")
    monkeypatch.setattr(ornaments, "serpent", lambda *_: drawn.append("serpent") or "")
    _, scene = shown(table_of, won)
    ending_picture.paint((1920, 1080), 1.0, scene.hero(), CALM)
    assert not drawn
    ending_picture.paint((1920, 1080), 1.0, None, CALM)
    assert sorted(drawn) == ["galleon", "serpent"], "with the sea they do"


def test_alone_a_win_is_everybodys(table_of: Callable[..., Any]) -> None:
    session = finished(1, 3, "solo")
    _, scene = shown(table_of, session)
    assert session.result is not None and session.result.outcome == "win"
    assert scene.finale.mood == WIN and scene.hero().others == ()


def test_figures_are_missions_and_come_from_their_groups(table_of: Callable[..., Any], won: Session) -> None:
    _, scene = shown(table_of, won)
    state = won.state
    (winner,) = won.result.winners if won.result else ()
    *people, turns = scene.finale.tallies
    assert turns.value == state.turn and people[0].name == won.setup.seats[int(winner[1:])]["name"]
    assert sorted(tally.value for tally in people) == sorted(len(state.done[seat]) for seat in state.seats)
    board = scene.hero().paint((800, 460), 1.0, CALM)
    assert {flight.spot for flight in scene.finale.flights} <= set(board.spots)
    for flight in scene.finale.flights:
        seat = flight.spot.partition(":")[2]
        assert flight.points == len(state.done[seat]) == people[flight.tally].value


@pytest.mark.parametrize(("size", "scale"), [((820, 470), 1.0), ((1188, 314), 1.0), ((1100, 700), 1.5)])
def test_every_group_stands_whole_in_the_picture(
    table_of: Callable[..., Any], won: Session, nobody: Session, size: tuple[int, int], scale: float
) -> None:
    """The winner's in front and larger, no group over another, all of them within the sheet."""
    for session in (won, nobody):
        _, scene = shown(table_of, session)
        hero = scene.hero()
        board = hero.paint(size, scale, CALM)
        assert board.picture.get_size() == size and set(board.spots) == {f"group:{seat}" for seat in session.state.seats}
        parties = (*((hero.front,) if hero.front else ()), *hero.others)
        assert [len(party.members) for party in parties] == [len(session.state.group[party.seat]) for party in parties]
        for party in parties:
            x, y = board.spots[f"group:{party.seat}"]
            assert 20 * scale < x < size[0] - 20 * scale and 20 * scale < y < size[1] - 20 * scale
        for party in hero.others:  # its disc lies there in its colour
            x, y = board.spots[f"group:{party.seat}"]
            around = {tuple(board.picture.get_at((x + dx, y + dy)))[:3] for dx in range(-9, 10) for dy in range(-9, 10)}
            tone = theme.player(party.colour).colour.lstrip("#")
            if session is won:  # where nobody wins a veil lies over all
                assert tuple(int(tone[n : n + 2], 16) for n in (0, 2, 4)) in around
