"""What is called off or safe in a land this turn stands there as a token, with its words."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.engine.decision import Mod
from game.core.engine.key import Key
from scenes.games.spirit_island.art import pieces
from tests.scenes.games import session_of

SKIPS = ("skip-ravage", "skip-build", "skip-explore", "skip-all")


@pytest.fixture
def table(table_of: Any) -> Any:
    session = session_of(1, 7, moves=6)
    session.state.mods += [
        Mod("skip", "G2", 1, "turn", "", "p0", (("build",), False, "")),
        Mod("skip", "G5", 1, "turn", "", "p0", (("ravage", "build", "explore"), False, "")),
        Mod("protect_dahan", "G1", 0, "turn", "", "p0"),
        Mod("block_blight", "G1", 0, "turn", "", "p0"),
    ]
    return table_of(session)


def tokens(table: Any, land: str) -> tuple[str, ...]:
    return tuple(thing.text for thing in table.model.centre.state.items[land] if thing.kind == "token")


def test_a_token_stands_on_the_land(table: Any) -> None:
    assert tokens(table, "G2") == ("skip-build",)
    assert tokens(table, "G5") == ("skip-all",), "one for all three"
    assert tokens(table, "G1") == ("safe-dahan", "safe-blight")
    assert tokens(table, "G3") == ()
    board = table.model.centre
    shown = [thing.text for thing, _ in board.chart.thing_rects("G2") if thing.kind == "token"]
    assert shown == ["skip-build"] and not board.astray(), "placed, inside its land"


def test_its_words_are_those_of_the_land_under_it(table: Any) -> None:
    board = table.model.centre
    box = next(box for thing, box in board.chart.thing_rects("G2") if thing.kind == "token").move(board.inner.topleft)
    item = table.finder.item_at(box.center)
    assert item is not None and item.key == "land:G2" and "build is skipped" in item.value
    values = {item.key: item.value for item in board.items()}
    assert "dahan cannot be harmed" in values["land:G1"] and "skipped" not in values["land:G3"]


def test_tokens_are_told_apart() -> None:
    looks = {pygame.image.tobytes(pieces.token(what, 35), "RGBA") for what in (*SKIPS, "safe-dahan", "safe-blight")}
    assert len(looks) == 6


def test_the_explanation_of_the_land_tells_of_its_token(table: Any) -> None:
    said = table.model.screen.about(Key.of("land:G2"))
    assert said is not None and "build is skipped" in " ".join(said.lines)
